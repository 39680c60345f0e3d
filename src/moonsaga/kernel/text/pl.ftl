# Co mówi każdy stół, w cokolwiek się gra.
table = stół

refusal-not-asked = Teraz nie ty podejmujesz decyzję
advice-not-asked = Poczekaj, aż przyjdzie twoja kolej.
refusal-game-over = Gra już się skończyła
advice-game-over = Zacznij nową grę albo przejrzyj tę ruch po ruchu.
refusal-no-such-action = W tej grze nie ma takiej akcji
advice-no-such-action = Wybierz jedną z proponowanych akcji.

asked = Co robisz?
said-by = { $who }: { $what }
