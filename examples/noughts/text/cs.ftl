# Slova piškvorek tři na tři.
title = Piškvorky tři na tři
description = Dva hráči střídavě označují pole malé desky. Vyhrávají tři značky v řadě.
noughts = Kolečka
crosses = Křížky
rules = pravidla

asked = Které pole označíš?
event-mark = { $who }: označeno pole { $space }
refusal-taken = Toto pole je obsazené
advice-taken = Vyber volné pole.
ending-line = Tři v řadě.
ending-full = Deska je plná.

free = volné
