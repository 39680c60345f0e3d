# Co mówi rama klienta: lobby, przygotowanie i stół. Gry mają własne słowa.

## Strona

ui-skip-main = Przejdź do treści
ui-home = Moonsaga: do lobby
ui-language = Język
ui-language-en = English
ui-language-pl = Polski
ui-language-cs = Čeština
ui-theme-auto = Kolory: jak w urządzeniu
ui-theme-light = Kolory: jasne
ui-theme-dark = Kolory: ciemne
ui-close = Zamknij
ui-cancel = Anuluj
ui-save = Zapisz
ui-loading = Chwileczkę …
ui-try-again = Spróbuj ponownie
ui-to-lobby = Do lobby
ui-lost-title = Nic tu nie ma
ui-lost-text = Ten adres nie prowadzi do żadnej strony Moonsagi.
ui-no-game = Nie ma takiej gry na tej półce.
ui-i-am = Nazywasz się { $name }. Zmień imię
ui-change-name = Zmień imię
ui-your-name = Twoje imię
ui-your-name-help = Tak zwracają się do ciebie inni przy stole. Konto nie jest potrzebne.

## Pomoc

ui-help = Pomoc i ustawienia
ui-help-play = Jak grać
ui-help-touch = Dotykaj tego, co świeci: najpierw pionka lub karty, potem miejsca. Escape cofa o krok.
ui-help-why = Dotknij czegoś, co nie świeci, a stół powie, która zasada tego zabrania.
ui-help-list = Wszystkie dozwolone ruchy są też na liście obok planszy. Wpisz kilka liter, wybierz strzałkami i zatwierdź klawiszem Enter.
ui-help-keys = Klawisze
ui-key-help = ta pomoc
ui-key-choices = do listy ruchów
ui-key-board = do planszy
ui-key-log = do dziennika
ui-key-summary = opis pozycji
ui-key-talk = do rozmowy
ui-automation = Co stół robi za ciebie
ui-confirming = Pytaj o potwierdzenie wyboru
ui-confirming-always = Zawsze
ui-confirming-final = Tylko gdy nie da się cofnąć
ui-confirming-never = Nigdy
ui-skipping = Wybieraj za mnie, gdy jest tylko jedna możliwość
ui-skipping-nothing = Nigdy
ui-skipping-windows = Tylko gdy pytanych jest kilka osób naraz
ui-skipping-all = Zawsze
ui-skipping-help = Zostaje to zapisane w twoim dzienniku. Inni widzą zwykły wybór, a tam, gdzie karty są ukryte, dopiero po przerwie losowej długości.
ui-detours = Pytaj mnie o okrężną drogę
ui-detours-help = W niektórych grach ruch może wieść drogą, na której traci się pionki, choć inna droga nic nie kosztuje. Stół wybiera drogę bez strat, chyba że chcesz, żeby pytał.
ui-key-rules = zasady
ui-key-undo = cofnij ruch
ui-key-back = krok wstecz
ui-shortcuts = Pojedyncze litery jako skróty
ui-motion = Szybkość animacji
ui-motion-auto = Jak w urządzeniu
ui-motion-full = Normalnie
ui-motion-slow = Powoli
ui-motion-still = Bez animacji
ui-motion-fast = Szybko

## Lobby

ui-welcome = Usiądź i zagraj
ui-welcome-text = Gry planszowe z pełnymi zasadami: przeciw botom, z przyjaciółmi przy jednym ekranie albo przez sieć.
ui-games = Gry
ui-play-now = Zagraj teraz z botem
ui-play-now-game = { $game }: zagraj teraz z botem
ui-set-up = Przygotuj stół
ui-set-up-game = { $game }: przygotuj stół
ui-players-count = { $count ->
    [one] Jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
ui-players-range = od { $least } do { $most } graczy
ui-has-secrets = Ukryte karty
ui-no-secrets = Wszystko jawne
ui-tables-open = Otwarte stoły
ui-tables-open-none = Nikt nie czeka na graczy. Przygotuj stół z wolnym miejscem, a pojawi się tutaj.
ui-tables-running = Gry w toku
ui-tables-running-none = Nikt teraz nie gra.
ui-tables-finished = Zakończone gry
ui-tables-finished-none = Żadna gra nie została jeszcze zakończona.
ui-show-more = Pokaż więcej
ui-tables-waiting = Czekają na ciebie
ui-tables-waiting-none = Żaden stół na ciebie nie czeka.
ui-waiting-count = { $count ->
    [one] Jeden stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
    [many] { $count } stołów czeka na ciebie
   *[other] { $count } stołu czeka na ciebie
}
ui-cannot-go-on = nie można grać dalej: zmieniły się zasady albo zapis jest uszkodzony
ui-join = Dołącz
ui-go-to-table = Do stołu
ui-resume = Graj dalej
ui-watch = Oglądaj
ui-look = Zobacz
ui-seats-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
ui-decisions = { $count ->
    [0] dopiero zaczęta
    [one] jedna decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
ui-decisions-all = { $count ->
    [one] jedna decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
ui-abandoned = przerwana
ui-abandoned-by = Przerwano ją przed końcem.
ui-joining = Zajmowanie miejsca
ui-invited = Zaproszenie do stołu: { $game }
ui-options-usual = Zwykłe zasady, bez zmian.

## Przygotowanie

ui-who-plays = Kto gra?
ui-player-count = Liczba graczy
ui-seats = Miejsca
ui-seat-number = Gracz { $number }
ui-seat-me = { $name } (ja)
ui-seat-screen = Inna osoba przy tym ekranie
ui-seat-open = Wolne: dla każdego
ui-open-seat = Wolne miejsce
ui-screen-name = Imię tej osoby
ui-bot-name = Bot { $level }
ui-bot-random = losowy
ui-bot-novice = nowicjusz
ui-bot-adept = adept
ui-bot-master = mistrz
ui-bot-grandmaster = arcymistrz
ui-bot-levels = Jak grają boty
ui-bot-help-random = dowolny dozwolony ruch
ui-bot-help-novice = na pierwszą grę; często się myli
ui-bot-help-adept = to, co od razu wygląda najlepiej
ui-bot-help-master = myśli naprzód i dłużej
ui-bot-help-grandmaster = rozważa, co możesz odpowiedzieć
ui-bot-plays = dalej gra bot ({ $level })
ui-is-bot = Bot
ui-private = Stół prywatny
ui-private-help = Nie widać go w lobby: usiąść i oglądać mogą tylko osoby z zaproszeniem.
ui-memory-aid = Przypominanie
ui-memory-aid-help = Stół przypomina każdej osobie, co już widziała.
ui-open-decks = Jawne talie
ui-open-decks-help = Wszyscy widzą, z czego składają się talie ułożone przez graczy. Inaczej są tajne, dopóki nie widać ich kart.
ui-options = Opcje
ui-more-options = Więcej opcji
ui-own-value = Coś innego
ui-create = Rozpocznij grę
ui-create-open = Otwórz stół
ui-error-number = Wpisz liczbę całkowitą od { $low } do { $high }.
ui-error-choice = Wybierz coś z listy.
ui-error-word = Wpisz jedno słowo bez spacji.
ui-invite = Link z zaproszeniem
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-waiting-for-players = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
ui-sit-down = Usiądź
ui-start-with-bots = Dosadź boty i zacznij
ui-leave = Odejdź od stołu

## Stół

ui-table = Stół
ui-players = Gracze
ui-player = Gracz
ui-you = ty
ui-acts = decyduje
ui-away = nie ma przy stole
ui-not-here = bez połączenia
ui-watching = Oglądasz
ui-board = Plansza
ui-board-failed = Tej planszy nie da się teraz narysować. Gra toczy się dalej: oto wszystko słowami.
ui-side = Ruchy i dziennik
ui-choices = Ruchy
ui-choices-filter = Pisz, aby znaleźć ruch
ui-choices-none = Nic nie pasuje. Usuń kilka liter.
ui-choices-wait = Gdy przyjdzie twoja kolej, będą tu twoje ruchy.
ui-log = Dziennik
ui-log-lines = Co się dotąd wydarzyło
ui-log-earlier = Wcześniejsze wpisy
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-your-turn = Twoja kolej.
ui-turn-of = Decyduje: { $who }.
ui-wait = Poczekaj chwilę.
ui-over = Koniec gry.
ui-back = Wstecz
ui-sending = wysyłanie …
ui-confirm = Tak, zrób to
ui-confirm-why = Tego nie da się cofnąć.
ui-rule = Zasada: { $rule }
ui-not-your-turn = To jeszcze nie twoja kolej.
ui-not-connected = W tej chwili nie ma połączenia. Nic nie wysłano.
ui-undo = Cofnij
ui-undo-ask = Poproś o cofnięcie
ui-undo-none-help = Nie ma czego cofać
ui-undo-free-help = Cofnij swoją ostatnią decyzję
ui-undo-ask-help = Ktoś się już czegoś dowiedział: inni muszą się zgodzić
ui-undo-question = { $who } prosi o cofnięcie ostatniej decyzji. Zgadzasz się?
ui-undo-waiting = Prośba o cofnięcie wysłana. Czekamy na pozostałych.
ui-agree = Zgoda
ui-refuse = Odmowa
ui-summary = Opis pozycji
ui-summary-short = Opis
ui-table-menu = Stół i miejsca
ui-abandon = Opuść grę
ui-abandon-sure = Jeśli przy stole nie ma innych ludzi, gra się skończy. W przeciwnym razie może za ciebie grać bot, a ty możesz wrócić.
ui-bot-has-seat = Na twoim miejscu gra bot.
ui-substitute = Niech gra bot ({ $level })
ui-remove-person = Wyproś od stołu
ui-come-back = Wróć na swoje miejsce
ui-table-gone = Ten stół nie istnieje albo nie jest dla ciebie otwarty.
ui-reconnecting = Utracono połączenie. Próbujemy ponownie …
ui-try-now = Spróbuj teraz
ui-curtain-pass = Przekaż urządzenie: { $name }
ui-curtain-why = Pozostali niech teraz nie patrzą.
ui-curtain-closed = Kurtyna jest opuszczona
ui-curtain-open = To ja, { $name }: odsłoń
ui-curtain-falls = Teraz { $name }. Kurtyna opada.
ui-end-you-win = Wygrywasz!
ui-end-you-share = Wspólne zwycięstwo!
ui-end-nobody = Nikt nie wygrywa
ui-end-winners = { $count ->
    [one] Wygrywa { $who }
    [few] Wygrywają { $who }
   *[many] Wygrywają { $who }
}
ui-won = zwycięstwo
ui-result = Wynik
ui-play-again = Zagraj jeszcze raz
ui-look-at-end = Obejrzyj planszę
ui-show-end = Pokaż wynik

## Nauka

ui-rules = Zasady
ui-rules-of = { $game }: zasady
ui-rules-here = Opcje tego stołu
ui-rules-search = Szukaj w zasadach
ui-rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono jeden rozdział
    [few] Znaleziono { $count } rozdziały
   *[many] Znaleziono { $count } rozdziałów
}
ui-rules-none = Żaden rozdział nie zawiera wszystkich tych słów.
ui-contents = Spis treści
ui-sources = Skąd znamy elementy gry
ui-sources-help = Nie każdy element tej gry znamy tak, jak go wydrukowano. To, co nie pochodzi z instrukcji, jest tu oznaczone, żeby nikt nie wziął tego za oryginał.
ui-example = Przykład: pozycja do wypróbowania
ui-example-over = Przykład kończy się tutaj.
ui-try-it = Spróbuj:
ui-start-again = Od początku
ui-learner = Ty
ui-opponent = Przeciwnik
ui-opponent-of-many = Przeciwnik
ui-guide = Pierwsza gra
ui-guide-of = { $game }: twoja pierwsza gra
ui-guide-says = Co mówi przewodnik
ui-guide-step = Krok { $number } z { $count }
ui-guide-next = Dalej
ui-guide-on = Graj stąd dalej
ui-guide-skip = Pomiń ten krok
ui-guide-play-on = Graj tu dalej
ui-guide-strayed = To też wolno: { $did }.
ui-guide-meant = Przewodnik miał na myśli: { $meant }.
ui-guide-either = Cofnij to, żeby spróbować inaczej, albo graj stąd dalej.
ui-guide-blocked = Idziesz własną drogą i tego, co następne, nie da się pokazać w tej pozycji. Graj, jak chcesz: gdy tylko będzie to możliwe, przewodnik znów się odezwie. Możesz też pominąć ten krok.
ui-guide-over = Przewodnik dobiegł końca. Reszty nauczysz się, grając.

## Konto, własne stoły i wyniki

ui-account = Konto
ui-my-tables = Moje stoły i wyniki
ui-sign-in-or-up = Zaloguj się lub załóż konto
ui-your-name-help-account = Tak zwracają się do ciebie inni przy stole i pod tą nazwą się logujesz.
ui-somebody-left = Ktoś, kto odszedł
ui-account-why = Grasz jako { $name }, gość tej przeglądarki, i to wystarcza. Z kontem znajdziesz swoje stoły i ustawienia na każdym urządzeniu; stoły z tej przeglądarki przechodzą na konto.
ui-sign-in = Zaloguj się
ui-sign-up = Załóż konto
ui-account-name = Nazwa
ui-account-name-help = Widzą ją inni przy stole. Przy logowaniu wielkość liter i odstępy nie mają znaczenia.
ui-password = Hasło
ui-password-show = Pokaż
ui-password-rules = { $count ->
    [one] Co najmniej { $count } dowolny znak
    [few] Co najmniej { $count } dowolne znaki
   *[many] Co najmniej { $count } dowolnych znaków
}, także odstępy; nie twoja nazwa i nic, co każdy sprawdza jako pierwsze.
ui-password-lost = Zgubionego hasła nikt tu nie odczyta: zachowaj je dobrze albo powierz przeglądarce.
ui-bring-tables = Zabierz moje stoły
ui-bring-tables-help = To, w co gra { $name } w tej przeglądarce, przechodzi na konto. Wyłącz na cudzym urządzeniu.
ui-signed-in-now = Witaj ponownie, { $name }.
ui-signed-up-now = Konto { $name } jest gotowe. Twoje stoły są przy nim.
ui-signed-in-as = To konto należy do: { $name }.
ui-account-since = Konto od: { $when }.
ui-account-sessions = { $count ->
    [one] Zalogowana jest tylko ta przeglądarka.
    [few] Zalogowane są { $count } przeglądarki.
   *[many] Zalogowanych jest { $count } przeglądarek.
}
ui-password-change = Zmień hasło
ui-password-old = Obecne hasło
ui-password-new = Nowe hasło
ui-password-change-help = Wszystkie inne przeglądarki zostaną wylogowane.
ui-password-changed = Hasło zmienione, wszystkie inne przeglądarki są wylogowane.
ui-sign-out = Wyloguj się
ui-sign-out-help = Twoje stoły poczekają. Ta przeglądarka dostanie nowego gościa.
ui-sign-out-here = Wyloguj tutaj
ui-sign-out-everywhere = Wyloguj wszędzie
ui-signed-out-now = Konto jest wylogowane.
ui-signed-out-everywhere = Konto jest wylogowane na wszystkich urządzeniach.
ui-delete-me = Usuń moje dane
ui-delete-me-help = Konto, nazwę i wszystko, co jest tylko twoje.
ui-delete-me-title = Usunąć konto { $name }?
ui-delete-goes = Znika konto z nazwą, hasłem, zapisanymi rzeczami i wszystkimi sesjami.
ui-delete-alone = { $count ->
    [0] Nie masz stołów bez innych osób.
    [one] Znika też jeden stół bez innych osób.
    [few] Znikają też { $count } stoły bez innych osób.
   *[many] Znika też { $count } stołów bez innych osób.
}
ui-delete-shared = { $count ->
    [0] Nie masz wspólnych stołów z innymi.
    [one] Jeden stół z innymi osobami zostaje, a na twoim miejscu siedzi „ktoś, kto odszedł”. W trwającej grze może dalej grać bot.
    [few] { $count } stoły z innymi osobami zostają, a na twoim miejscu siedzi „ktoś, kto odszedł”. W trwających grach może dalej grać bot.
   *[many] { $count } stołów z innymi osobami zostaje, a na twoim miejscu siedzi „ktoś, kto odszedł”. W trwających grach może dalej grać bot.
}
ui-delete-stays = Zostają też twoje wypowiedzi przy tych stołach, bez nazwy.
ui-delete-for-good = Tego nie można cofnąć.
ui-deleted-now = Twoje dane są usunięte. { $deleted ->
    [0] Żaden stół nie zniknął,
    [one] Zniknął jeden stół,
    [few] Zniknęły { $deleted } stoły,
   *[many] Zniknęło { $deleted } stołów,
} { $kept ->
    [0] żaden nie zostaje.
    [one] jeden zostaje bez twojej nazwy.
    [few] { $kept } zostają bez twojej nazwy.
   *[many] { $kept } zostaje bez twojej nazwy.
}
ui-mine-guest = To stoły, przy których gra { $name }, gość tej przeglądarki.
ui-mine-guest-link = Z kontem znajdziesz je na każdym urządzeniu.
ui-mine-none = Nie było cię jeszcze przy żadnym stole.
ui-mine-none-such = Żaden z twoich stołów taki nie jest.
ui-results = Wyniki
ui-results-won = Wygrane
ui-results-shared = Wspólne
ui-results-lost = Przegrane
ui-results-left = Porzucone
ui-game = Gra
ui-tables = Stoły
ui-filter-status = Które
ui-filter-status-all = Wszystkie
ui-filter-status-running = W toku
ui-filter-status-open = Otwarte
ui-filter-status-finished = Zakończone
ui-filter-status-abandoned = Przerwane
ui-filter-game-all = Wszystkie gry
ui-filter-none = Pokaż wszystkie

## Zegary

ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-move-quick = 30 sekund na każdą decyzję
ui-clock-move-calm = 3 minuty na każdą decyzję
ui-clock-bank-quick = 10 minut na grę, +5 s za każdą decyzję
ui-clock-bank-calm = 45 minut na grę, +15 s za każdą decyzję
ui-clock-move-day = Powoli: jeden dzień na każdą decyzję
ui-clock-move-days = Powoli: trzy dni na każdą decyzję
ui-clock-bank-days = Powoli: 7 dni na grę, +6 godz. za każdą decyzję
ui-clock-own = Inny zegar
ui-clock-end = Gdy czas się skończy
ui-clock-end-bot = Dalej gra bot
ui-clock-end-loss = Gra jest przegrana
ui-clock-end-bot-help = Gdy komuś skończy się czas, na jego miejscu gra dalej bot. Kto wróci, dostaje na nowo dziesiątą część czasu.
ui-clock-end-loss-help = Komu skończy się czas, ten przegrywa grę.
ui-clock-runs = Czas biegnie: { $time }.
ui-clock-stands = Zegar: { $time }.
ui-clock-low = Zostało mało czasu!
ui-clock-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}, { $hours ->
    [one] jedna godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}
ui-clock-hours = { $hours ->
    [one] jedna godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}, { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
ui-clock-minutes = { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}, { $seconds ->
    [one] jedna sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
ui-clock-day-letter = d
ui-clock-hour-letter = h

## Rozmowa

ui-talk = Rozmowa
ui-talk-lines = Co zostało powiedziane
ui-talk-empty = Nikt się jeszcze nie odezwał. Widzowie mogą czytać, co piszesz; co piszą oni, przeczytasz po grze.
ui-talk-empty-gallery = Nikt się jeszcze nie odezwał. Gracze przeczytają po grze, co tu piszesz.
ui-talk-say = Powiedz coś
ui-talk-say-gallery = Powiedz coś widzom
ui-talk-send = Wyślij
ui-talk-somebody = Ktoś, kto odszedł
ui-talk-watches = ogląda
ui-talk-said = { $name } mówi: { $text }
ui-talk-mute = Nie pokazuj, co mówi { $name }
ui-talk-muted = Nie widzisz, co mówi { $name }.
ui-talk-unmute = Pokaż
ui-talk-unread = { $count ->
    [one] jedna nowa wypowiedź
    [few] { $count } nowe wypowiedzi
    [many] { $count } nowych wypowiedzi
   *[other] { $count } nowej wypowiedzi
}

## Rezygnacja i następna gra

ui-resign = Poddaj grę
ui-resign-sure = Jeśli poddasz grę, wygra druga strona. Tego nie da się cofnąć.
ui-resign-sure-bot = Jeśli zrezygnujesz, dalej zagra za ciebie bot. Możesz wrócić.
ui-offer-draw = Zaproponuj remis
ui-draw-question = { $who } proponuje remis.
ui-draw-agree = Remis
ui-draw-refuse = Gramy dalej
ui-draw-waiting = Zaproponowano remis. Propozycja trwa, dopóki druga strona nie odpowie lub nie zagra.
ui-end-draw = Remis
ui-again-called = Czeka na ciebie nowa gra z tymi samymi osobami.
ui-again-go = Do nowego stołu

## Kłopoty

ui-problem-unreachable = Serwer nie odpowiada. Czy działa i czy masz połączenie?
ui-problem-other = To się nie udało.

## Replays

ui-replay = Powtórka
ui-replays = Powtórki i zapisy
ui-replays-text = Każdą zakończoną partię można obejrzeć jeszcze raz, krok po kroku: otwórz ją z listy stołów. Tutaj obejrzysz partie rozegrane gdzie indziej.
ui-upload-record = Wybierz zapis
ui-upload-text = Zapis to plik tekstowy, taki jak tworzą go strona powtórki i wiersz poleceń. Sprawdzamy go ruch po ruchu; zachowujemy tylko poprawny, a obejrzeć może go każdy, kto ma do niego link.
ui-record-too-large = Ten plik jest za duży jak na zapis: najwyżej jeden megabajt.
ui-records-mine = Twoje zapisy
ui-records-none = Nie przesłano jeszcze żadnego zapisu.
ui-record-unnamed = bez nazwy
ui-record-delete = Usuń { $name }
ui-replay-watch = Obejrzyj powtórkę
ui-look-back = Spójrz wstecz
ui-looking-back = Spojrzenie wstecz
ui-back-to-table = Wróć do stołu
ui-replay-controls = Sterowanie powtórką
ui-replay-side = Wykres i dziennik
ui-replay-slider = Pozycja
ui-replay-position = Pozycja { $at } z { $last }
ui-replay-first = Na początek
ui-replay-back = Krok wstecz
ui-replay-play = Odtwarzaj
ui-replay-pause = Wstrzymaj
ui-replay-next = Krok naprzód
ui-replay-last = Na koniec
ui-replay-speed = Tempo
ui-replay-jump = Do pozycji { $at }
ui-replay-start = Gra się zaczyna.
ui-replay-silent = Nic, co byłoby widać z tego miejsca.
ui-replay-untold = Nic, o czym mówi dziennik.
ui-log-later = Późniejsze wpisy
ui-eyes = Czyimi oczami
ui-eyes-all = Wszystko odkryte
ui-eyes-table = Widz
ui-copy-moment = Kopiuj link do tej chwili
ui-download-record = Pobierz jako zapis
ui-play-on = Graj dalej od tego miejsca
ui-play-on-help = Nowy stół, który zaczyna się od tej pozycji
ui-play-on-text = Nowy stół zaczyna się od wszystkiego, co rozegrano do pozycji { $at }. Kto gdzie siada?
ui-play-on-was = wcześniej { $name }
ui-play-on-begin = Graj dalej
ui-chart = Przebieg gry
ui-chart-short = Przebieg
ui-chart-what = Co pokazuje wykres
ui-chart-slider = Wykres: { $what }
ui-chart-table = Jako tabela
ui-chart-position = Pozycja
ui-chart-none = W tej grze niczego się nie liczy.
ui-key-replay-play = powtórka: odtwarzaj lub wstrzymaj
ui-key-replay-step = powtórka: krok wstecz, krok naprzód

## Własne talie

ui-decks = Talie
ui-decks-of = Talie do gry { $game }
ui-decks-mine = Moje talie
ui-decks-empty = Nie masz jeszcze żadnej talii. Zbuduj ją poniżej albo wklej jako tekst.
ui-decks-none = Do tej gry nie buduje się talii.
ui-decks-build = Buduj talie
ui-decks-choose = Wybierz talie
ui-deck-new = Nowa talia
ui-deck-import = Wklej talię jako tekst
ui-deck-import-help = Kod talii albo jej tekst: jedna karta w każdym wierszu.
ui-deck-read = Otwórz talię
ui-deck-name = Nazwa talii
ui-deck-unnamed = Moja talia
ui-deck-keep = Zapisz talię
ui-deck-save = Zapisz zmiany
ui-deck-save-new = Zapisz jako inną talię
ui-deck-saved = Zapisano talię { $name }
ui-deck-legal = zgodna z zasadami
ui-deck-draft = niegotowa
ui-deck-code = Kod talii
ui-deck-by-code = Według kodu
ui-deck-text = Talia jako tekst
ui-deck-delete = Usuń: { $name }
ui-deck-delete-help = Talia zniknie na zawsze. Zostanie tylko przy stołach, przy których się nią gra.
ui-deck-delete-sure = Usuń talię
ui-deck-to-set-up = Przygotuj grę
ui-deck-bring = Twoja talia
ui-deck-bring-secret = Inni nie widzą twojej własnej talii, dopóki nie zagrasz jej kart.
ui-deck-bring-open = Przy tym stole wszyscy widzą każdą talię.
ui-deck-own = własna talia
