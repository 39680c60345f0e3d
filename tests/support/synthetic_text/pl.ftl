title = Karty i licytacje
description = Mała gra, w którą grają testy.
red = Czerwony
green = Zielony
blue = Niebieski

actions = Akcje
sparks = Iskry
rounds = Rundy

event-deal = { $who } dostaje kartę.
event-deal-card = { $who } dostaje { $card }.
event-take = { $who } bierze kartę.
event-take-card = { $who } bierze { $card }.
event-peek = { $who } podgląda wierzchnią kartę.
event-peek-card = { $who } podgląda wierzchnią kartę: { $card }.
event-bury = { $who } zakopuje kartę.
event-bury-card = { $who } zakopuje { $card }.
event-give = { $who } przekazuje kartę, odbiera ją { $whom }.
event-give-card = { $who } przekazuje { $card }, odbiera ją { $whom }.
event-show = { $who } pokazuje { $card } i dostaje monetę.
event-shuffle = Odrzucone karty zostają przetasowane.
event-answer = { $who } podejmuje decyzję.
event-spark = { $who } zagrywa iskrę { $card }.
event-bid = { $who } licytował kartą { $card }.
event-win = { $count ->
    [one] { $who } wygrywa jedną monetę.
    [few] { $who } wygrywa { $count } monety.
   *[many] { $who } wygrywa { $count } monet.
}
event-end-wealth = Bogactwo kończy grę.
event-end-ruin = Bank jest pusty: wszyscy są zrujnowani.
event-end-rounds = Ostatnia runda dobiegła końca.

refusal-other-phase = Na to jest inna chwila
advice-other-phase = Wybierz jedną z proponowanych akcji.
refusal-no-path = Z tymi rzeczami razem nie da się nic zrobić
advice-no-path = Wybierz jedną z podświetlonych rzeczy.
refusal-hand-full = Masz już cztery karty
advice-hand-full = Zakop, przekaż lub pokaż kartę.
refusal-no-deck = Nie ma karty do pobrania
advice-no-deck = Zakop, przekaż lub pokaż kartę.
refusal-no-eyes = W tej grze nikt nie podgląda talii
advice-no-eyes = Zamiast tego weź wierzchnią kartę.
refusal-no-coin = Podglądanie kosztuje monetę, a nie masz żadnej
advice-no-coin = Pokaż kartę, żeby ją zarobić.
refusal-seen = Znasz już wierzchnią kartę
advice-seen = Weź ją albo zrób coś innego.
refusal-not-yours = Nie masz na ręce karty { $card }
advice-not-yours = Wybierz kartę z ręki.
refusal-no-other = Kartę { $card } można przekazać tylko innemu graczowi
advice-no-other = Wybierz innego gracza przy tym stole.
refusal-other-full = Ten gracz ma już cztery karty i nie może wziąć { $card }
advice-other-full = Wybierz innego gracza albo zakop kartę.
refusal-shown = Wszyscy widzieli już { $card }
advice-shown = Pokaż inną kartę.
refusal-no-spark = { $card } nie jest iskrą
advice-no-spark = Zagraj iskrę albo spasuj.
