# The words of noughts and crosses.
title = Noughts and crosses
description = Two players mark the spaces of a small board in turn. Three marks in a row win.
noughts = Noughts
crosses = Crosses
rules = the rules

asked = Which space do you mark?
event-mark = { $who } marks { $space }
refusal-taken = This space is taken
advice-taken = Choose a free space.
ending-line = Three in a row.
ending-full = The board is full.

free = free
