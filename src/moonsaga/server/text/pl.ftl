# To, co mówi sam stół, niezależnie od gry.

event-undo = { $who } cofa ostatnią decyzję

server-malformed = Nie można odczytać tej wiadomości. Wczytaj stronę ponownie.
server-options = Z tymi opcjami nie da się zagrać.
server-seats = Liczba miejsc nie pasuje do gry.
server-no-such-bot = Nie ma takiego bota.
server-no-guest = Stół jeszcze cię nie zna. Wczytaj stronę ponownie i zezwól jej na pliki cookie.
server-foreign-origin = O to może prosić tylko strona samego stołu.
server-foreign-host = Serwer nie zna tej nazwy. Osoba, która go prowadzi, może na nią pozwolić przez --allow-host.
server-not-host = Może to zrobić tylko osoba, która założyła stół.
server-not-your-seat = To miejsce nie należy do ciebie.
server-bot-plays = Na tym miejscu gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-not-found = Nie ma takiego stołu ani strony albo potrzebne jest zaproszenie.
server-wrong-method = W ten sposób nie można o to prosić.
server-not-open = Przy tym stole nie ma wolnego miejsca.
server-not-running = Przy tym stole nie toczy się żadna gra.
server-not-away = Osoba z tego miejsca jest przy stole.
server-seat-taken = Ktoś już tu siedzi.
server-already-seated = Siedzisz już przy tym stole.
server-outdated = Grę przy tym stole zaczęto z innymi zasadami lub elementami niż dzisiejsze i nie można jej kontynuować.
server-damaged = Zapis tego stołu jest uszkodzony i nie można grać dalej. Innych stołów to nie dotyczy.
server-too-large = Ta wiadomość jest za długa.
server-too-fast = Za dużo naraz. Poczekaj chwilę.
server-failed = Coś poszło nie tak i nic się nie zmieniło. Spróbuj ponownie.
server-unavailable = Nie można zapisywać w bazie danych.
server-stale = Ta decyzja już zapadła.
server-not-asked = To nie jest teraz twoja decyzja.
server-illegal = Zasady na to nie pozwalają.
server-no-undo = Nie ma czego cofnąć.
server-undo-asked = Prośba o cofnięcie już czeka na odpowiedź.

server-bad-record = To nie jest zapis, który można odtworzyć. Nic z niego nie zachowano.
server-no-such-position = W tej partii nie ma takiej pozycji.
server-not-your-eyes = Nie możesz oglądać tej partii z tego miejsca.
server-not-your-record = Zapis może usunąć tylko osoba, która go przesłała.
server-not-over = To będzie możliwe po zakończeniu partii.
server-nothing-to-play = W tej pozycji partia jest już skończona. Wybierz wcześniejszą, aby grać dalej.
server-stale-replay = Coś cofnięto i pozycje są teraz inne. Wczytaj stronę ponownie.
server-too-many-records = Masz tu zbyt wiele zapisów. Najpierw usuń któreś z nich.
server-no-decks = Do tej gry nie buduje się talii.
server-too-many-decks = Masz tu za dużo talii. Usuń najpierw kilka.
server-no-account = Potrzebne jest konto. Najpierw się zaloguj.
server-wrong-password = Nazwa i hasło do siebie nie pasują.
server-password-short = Hasło musi mieć co najmniej { $count ->
    [one] { $count } znak
    [few] { $count } znaki
   *[many] { $count } znaków
}.
server-password-common = To hasło każdy sprawdza jako pierwsze. Wybierz inne.
server-password-name = Hasło nie może być twoją nazwą.
server-name-taken = Ktoś już ma tę nazwę. Wielkość liter i odstępy nie mają znaczenia.
server-signed-in = Ta przeglądarka jest już zalogowana. Najpierw się wyloguj.
server-too-many-tries = Za dużo prób. Poczekaj minutę i spróbuj ponownie.

# Co stół zapisuje w dzienniku obok tego, co opowiada gra.

note-undo-asked = { $who } prosi o cofnięcie decyzji
note-undo-agreed = { $who }: zgoda
note-undo-refused = { $who }: brak zgody
note-skipped = To był jedyny możliwy wybór: stół wykonał go za ciebie
note-resigned = { $who }: rezygnacja z gry
note-resigned-bot = { $who }: rezygnacja; dalej gra bot
note-draw-offered = { $who } proponuje remis
note-draw-agreed = { $who } przyjmuje remis
note-draw-refused = { $who } odrzuca remis
note-time-bot = { $who }: koniec czasu; dalej gra bot
note-time-out = { $who }: koniec czasu
note-left = { $who } odchodzi od stołu
note-bot = { $who }: dalej gra bot
note-back = { $who } wraca do stołu

ending-resigned = Jedna ze stron poddała grę.
ending-agreed-draw = Obie strony zgodziły się na remis.
ending-time-out = Jednej ze stron skończył się czas.

server-no-draw = Teraz nie można zaproponować remisu ani na niego odpowiedzieć.
server-bots-play-on = Boty nie zgadzają się na remis.
server-clock = Ten zegar nie pasuje do gry: przy tylu miejscach nie można przegrać na czas.
server-still-running = Gra przy tamtym stole jeszcze trwa.
server-too-many-bot-tables = Masz już { $count ->
     [one] { $count } stół, przy którym
     [few] { $count } stoły, przy których
    *[many] { $count } stołów, przy których
} grają same boty. Najpierw zakończ jeden z nich.
server-disk-full = Dysk serwera jest prawie pełny i nic nie zostało zapisane. Powiadom osobę, która go prowadzi.
server-no-room = Na tym serwerze nie ma miejsca na więcej zapisów. Usuń któreś ze swoich.
server-too-many-seats = Siedzisz już przy { $count ->
     [one] { $count } stole, przy którym
    *[many] { $count } stołach, przy których
} gra się nie zaczęła. Najpierw odejdź od jednego z nich.
server-removed = Osoba, która założyła ten stół, nie chce z tobą grać.
