# What the terminal says, whatever is played.
play-welcome = { $game }, seed { $seed }. Type ? for help.
play-your-turn = { $who }, it is your decision.
play-asked = What do you do?
play-prompt = Your choice:
play-back = (back: choose another)
play-more = { $count ->
    [one] (more: one more choice)
   *[other] (more: { $count } more choices)
}
play-help =
    Choose by number, or write an action as it stands in the list.
    ? help · board show the table again · back choose another · more further choices
    hint what an adept would do · undo take back your last decision · save FILE keep the game so far · quit leave
play-plain-help = The list shows every action that is legal now.
play-see-help = Type ? for help.
play-no-number = { $count ->
    [one] There is one choice: type 1.
   *[other] Choose a number from 1 to { $count }.
}
play-no-undo = There is nothing to take back: either you have decided nothing yet, or somebody has learned something since.
play-undone = Taken back.
play-hint = An adept would play: { $action }
play-saved = The game so far is in { $file }.
play-left = You leave the table.
play-won = You win!
play-lost = You do not win this time.
terminal-help =
    A row begins with its letter and the column of its first hex; columns run down to the right, so c4 touches c3, c5, b4, b5, d3 and d4.
    B3* is a stack of three discs with the Emperor, mB2 a mountain with a tower; 1 is a camp, 3 a castle.
    Actions: c4-e6 move, c4+e6 regroup, c4xe6 attack, c4 build b3 camp, reinforce c4 2, march, halt, done, keep.
