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
play-no-undo = There is nothing to take back: either you have decided nothing yet, or another player has learned something since.
play-undone = Taken back.
play-hint = An adept would play: { $action }
play-saved = The game so far is in { $file }.
play-left = You leave the table.
play-won = You win!
play-lost = You do not win this time.
