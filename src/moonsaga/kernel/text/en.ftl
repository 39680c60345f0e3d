# What every table says, whatever is played.
table = the table

refusal-not-asked = It is not your decision now
advice-not-asked = Wait until you are asked.
refusal-game-over = The game is over
advice-game-over = Start a new game, or look through this one move by move.
refusal-no-such-action = There is no such action in this game
advice-no-such-action = Choose one of the actions that are offered.

asked = What do you do?
said-by = { $who }: { $what }
