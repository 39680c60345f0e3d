# Słowa gry w kółko i krzyżyk.
title = Kółko i krzyżyk
description = Dwie osoby na zmianę zaznaczają pola małej planszy. Wygrywają trzy znaki w rzędzie.
noughts = Kółka
crosses = Krzyżyki
rules = zasady

asked = Które pole zaznaczasz?
event-mark = { $who }: zaznaczone pole { $space }
refusal-taken = To pole jest zajęte
advice-taken = Wybierz wolne pole.
ending-line = Trzy w rzędzie.
ending-full = Plansza jest pełna.

free = wolne
