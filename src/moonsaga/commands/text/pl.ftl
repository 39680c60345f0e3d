# Co mówi terminal, w cokolwiek się gra.
play-welcome = { $game }, ziarno { $seed }. Wpisz ?, aby zobaczyć pomoc.
play-your-turn = { $who }, twoja decyzja.
play-asked = Co robisz?
play-prompt = Twój wybór:
play-back = (back: wybierz coś innego)
play-more = { $count ->
    [one] (more: jeszcze { $count } możliwość)
    [few] (more: jeszcze { $count } możliwości)
   *[many] (more: jeszcze { $count } możliwości)
}
play-help =
    Wybierz numer albo wpisz akcję tak, jak stoi na liście.
    ? pomoc · board pokaż stół · back wybierz coś innego · more dalsze możliwości
    hint co zagrałby adept · undo cofnij swoją ostatnią decyzję · save PLIK zapisz grę · quit odejdź
play-plain-help = Lista pokazuje każdą akcję, która jest teraz dozwolona.
play-see-help = Wpisz ?, aby zobaczyć pomoc.
play-no-number = { $count ->
    [one] Jest jedna możliwość: wpisz 1.
    [few] Wybierz numer od 1 do { $count }.
   *[many] Wybierz numer od 1 do { $count }.
}
play-no-undo = Nie ma czego cofnąć: albo nie było jeszcze twojej decyzji, albo ktoś się już czegoś dowiedział.
play-undone = Cofnięto.
play-hint = Adept zagrałby: { $action }
play-saved = Dotychczasowa gra jest w pliku { $file }.
play-left = Odchodzisz od stołu.
play-won = Wygrywasz!
play-lost = Tym razem nie wygrywasz.
