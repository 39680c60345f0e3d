# To, co mówi sam stół, niezależnie od gry.

event-undo = { $who } cofa ostatnią decyzję

server-malformed = Nie można odczytać tej wiadomości. Wczytaj stronę ponownie.
server-options = Z tymi opcjami nie da się zagrać.
server-seats = Liczba miejsc nie pasuje do gry.
server-no-such-bot = Nie ma takiego bota.
server-no-guest = Stół jeszcze cię nie zna. Wczytaj stronę ponownie i zezwól jej na pliki cookie.
server-foreign-origin = O to może prosić tylko strona samego stołu.
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
server-unavailable = Baza danych nie odpowiada.
server-stale = Ta decyzja już zapadła.
server-not-asked = To nie jest teraz twoja decyzja.
server-illegal = Zasady na to nie pozwalają.
server-no-undo = Nie ma czego cofnąć.
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
server-signed-in = To już twoje konto. Najpierw się wyloguj.
server-too-many-tries = Za dużo prób. Poczekaj minutę i spróbuj ponownie.
