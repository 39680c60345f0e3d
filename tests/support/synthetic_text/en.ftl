title = Cards and bids
description = A small game that tests play.
red = Red
green = Green
blue = Blue

actions = Actions
sparks = Sparks
rounds = Rounds

event-deal = { $who } is dealt a card.
event-deal-card = { $who } is dealt { $card }.
event-take = { $who } takes a card.
event-take-card = { $who } takes { $card }.
event-peek = { $who } looks at the top card.
event-peek-card = { $who } looks at the top card: { $card }.
event-bury = { $who } buries a card.
event-bury-card = { $who } buries { $card }.
event-give = { $who } gives { $whom } a card.
event-give-card = { $who } gives { $whom } { $card }.
event-show = { $who } shows { $card } and earns a coin.
event-shuffle = The discards are shuffled.
event-answer = { $who } has decided.
event-spark = { $who } plays the spark { $card }.
event-bid = { $who } bid { $card }.
event-win = { $count ->
    [one] { $who } wins one coin.
   *[other] { $who } wins { $count } coins.
}
event-end-wealth = Wealth ends the game.
event-end-ruin = The bank is empty: everybody is ruined.
event-end-rounds = The last round is over.

refusal-other-phase = That is for another moment
advice-other-phase = Choose one of the actions that are offered.
refusal-no-path = Nothing can be done with these things together
advice-no-path = Choose one of the things that are lit.
refusal-hand-full = You have four cards already
advice-hand-full = Bury, give or show a card.
refusal-no-deck = There is no card to draw
advice-no-deck = Bury, give or show a card.
refusal-no-eyes = Nobody looks at the deck in this game
advice-no-eyes = Take the top card instead.
refusal-no-coin = Looking costs a coin, and you have none
advice-no-coin = Show a card to earn one.
refusal-seen = You know the top card
advice-seen = Take it, or do something else.
refusal-not-yours = { $card } is not in your hand
advice-not-yours = Choose a card of your hand.
refusal-no-other = { $card } can only go to another seat
advice-no-other = Choose another seat of this table.
refusal-other-full = That seat has four cards already and cannot take { $card }
advice-other-full = Choose another seat, or bury the card.
refusal-shown = Everybody has seen { $card }
advice-shown = Show another card.
refusal-no-spark = { $card } is no spark
advice-no-spark = Play a spark or pass.
