# Ekö: every word that a player reads.
#
# Arguments that are keys of this file arrive translated; words without a key of their own ($kind, $phase, $terrain,
# $building ...) only choose a variant.

title = Ekö
description = The old Emperor of Ekö is dead, and the heirs fight for the ruins of the realm without end. Move your stacks of discs, attack smaller ones, put up camps, towers and castles, and capture the Emperors of the others. Twelve points and a building in a capital win the game; so does being the last one on the board.
edition-foxgames-2017 = Polish edition, 2017

## Seats and colours

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
colour-light-blue = Light Blue
colour-navy = Navy
colour-purple = Purple
colour-grey = Grey
light_blue = { colour-light-blue }
navy = { colour-navy }
purple = { colour-purple }
grey = { colour-grey }

## What lies on the table

terrain-space = Space
terrain-sinkhole = Sinkhole
terrain-stone_desert = Stone desert
terrain-gorge = Gorge
terrain-capital = Capital
terrain-mountain = Mountain
terrain-storm = Storm
terrain-portal = Portal
terrain-temple_wind = Temple of Wind
terrain-temple_moon = Temple of the Moon
terrain-temple_sand = Temple of Sand

feature-pyramid = Pyramid
feature-lighthouse = Lighthouse

building-camp = camp
building-tower = tower
building-castle = castle

thing-stack = Stack
thing-disc = Disc
thing-discs = Discs
thing-emperor = Emperor
thing-reserve = Reserve
thing-prison = Prison
thing-box = Out of the game
thing-points = Points

## Variants and options

variant-storms = Labyrinth of Storms
variant-portals = Portals
variant-pyramids = Pyramids
variant-lighthouse = Lighthouse
variant-temple_wind = Temple of Wind
variant-temple_moon = Temple of the Moon
variant-temple_sand = Temple of Sand

option-seats = Players
option-seats-help = The board grows with every player.
option-seats-2 = 2 players
option-seats-3 = 3 players
option-seats-4 = 4 players
option-layout = Shape of the board
option-layout-help = How the large tiles lie: in three rows, or as a star.
option-layout-rows = Rows
option-layout-star = Star
option-board = Board
option-board-help = Tiles shuffled and turned at random, or the same board every time.
option-board-random = Random
option-board-reference = Always the same
option-colours = Colours
option-colours-help = Colours drawn by lot, or given out in the order of the seats.
option-colours-drawn = By lot
option-colours-fixed = In the order of the seats
option-storms = { variant-storms }
option-storms-help = How many small tiles with storm cells join the board. Storms take a disc from each stack that meets them.
option-storms-0 = None
option-portals = { variant-portals }
option-portals-help = Two portals join the board: a stack that enters one leaves by the other.
option-portals-true = Yes
option-portals-false = No
option-pyramids = { variant-pyramids }
option-pyramids-help = How many pyramids join the board. Each gives 2 points to the player with most stacks round it. One is good for 2 players, two for more.
option-pyramids-0 = None
option-pyramids-1 = One
option-pyramids-2 = Two
option-lighthouse = { variant-lighthouse }
option-lighthouse-help = The player with most stacks round the lighthouse is safe from storms. It needs storms or pyramids.
option-lighthouse-true = Yes
option-lighthouse-false = No
option-temple_wind = { variant-temple_wind }
option-temple_wind-help = The player who has a building on it may reinforce several stacks in one turn, in any order.
option-temple_wind-true = Yes
option-temple_wind-false = No
option-temple_moon = { variant-temple_moon }
option-temple_moon-help = The player who has a building on it may give up two discs of the reserve to place one disc on any own stack or empty space.
option-temple_moon-true = Yes
option-temple_moon-false = No
option-temple_sand = { variant-temple_sand }
option-temple_sand-help = The player who has a building on it may give up two discs of the reserve before the action to send one enemy disc back to its reserve.
option-temple_sand-true = Yes
option-temple_sand-false = No
option-temple_tiles = Tiles of the temples
option-temple_tiles-help = Which tiles the Temples of the Moon and of Sand replace. As the rulebook prints it, both replace tile E, so that only one of them can be used.
option-temple_tiles-own = One tile each
option-temple_tiles-rulebook = As printed
option-last_builder = Twelve points with the last disc
option-last_builder-help = Two players are left, and one of them builds with the last disc and reaches twelve points and a capital: who wins?
option-last_builder-shared = Both players
option-last_builder-alone = The builder alone
option-exchange_chain = Chain of exchanges
option-exchange_chain-help = Does a player who receives an Emperor in an exchange pass it on for their own, if that is a prisoner too?
option-exchange_chain-true = Yes
option-exchange_chain-false = No
option-majority = Majority round pyramids and lighthouse
option-majority-help = What counts as a majority on the three cells.
option-majority-most = More than anybody else
option-majority-more-than-half = At least two of the three
option-wind_limit = Discs by the Temple of Wind
option-wind_limit-help = How many discs its owner may add in one turn, over all stacks.
option-wind_limit-none = Any number
option-wind_limit-three = Three at most
option-moon_use = Use of the Temple of the Moon
option-moon_use-help = Does it replace the ordinary reinforcement, or come on top of it?
option-moon_use-instead = Instead of reinforcing
option-moon_use-also = As well as reinforcing
option-moon_times = Temple of the Moon in one turn
option-moon_times-help = How often it may be used.
option-moon_times-once = Once
option-moon_times-any = As often as can be paid for
option-last_capture = Last discs of both players
option-last_capture-help = The last disc takes the last discs and an Emperor, and reaches twelve points and a capital on an empty board: how does the game end?
option-last_capture-everybody-loses = Everybody loses
option-last_capture-points-first = The points count
option-no_progress = End without progress
option-no_progress-help = After so many turns without an attack, a building or a change of points the game ends, and most points win.
option-no_progress-0 = Never
option-repetition = Positions that come again
option-repetition-help = If a turn ends as one of the last 32 turns did, is what was taken or built in it progress?
option-repetition-true = No progress
option-repetition-false = Progress
option-turn_limit = Longest game
option-turn_limit-help = After so many turns the game ends, and most points win.
option-turn_limit-0 = No limit

## Phases: the name, and what is asked

phase-tiles = Tiles
phase-tiles-prompt = The large tiles are laid.
phase-turns = Turning the tiles
phase-turns-prompt = The large tiles are turned.
phase-small-tiles = Small tiles
phase-small-tiles-prompt = The small tiles are laid.
phase-discs = Discs
phase-discs-prompt = A disc is laid on every space.
phase-colours = Colours
phase-colours-prompt = The colours are drawn.
phase-first = First player
phase-first-prompt = The first player is drawn.
phase-swap = Before the first turn
phase-swap-prompt = Your Emperor may trade places with another of your discs.
phase-act = Action phase
phase-act-prompt = Move a stack or build.
phase-lose = Storm
phase-lose-prompt = Choose what the storms take from your stack.
phase-march = Forced march
phase-march-prompt = Give up three discs of your reserve for one more action?
phase-reinforce = Reinforcement phase
phase-reinforce-prompt = Add discs of your reserve to a stack.
phase-reinforce-prompt-wind = Add discs of your reserve to one stack or several, in any order, each stack once.
phase-over = The end
phase-over-prompt = The game is over.

## Actions and buttons

action-move = Move
action-build = Build
action-reinforce = Reinforce
action-moon = Temple of the Moon
action-sand = Temple of Sand
action-swap = Swap the Emperor
action-lose = Lose to the storms
action-march = Forced march
action-halt = No forced march
action-done = End the reinforcement
action-pass = Skip the action
action-keep = The Emperor stays

button-march = Forced march (3 discs)
button-halt = No march
button-done = Done
button-pass = Skip the action
button-keep = The Emperor stays
button-discs = { $count ->
    [one] One disc
   *[other] { $count } discs
}
button-loss = { $emperor ->
    [0] { $count ->
        [0] No disc
        [one] One disc
       *[other] { $count } discs
    }
   *[1] { $count ->
        [one] The Emperor
       *[other] { $count } discs, the Emperor among them
    }
}
payment-with-emperor = The Emperor too
payment-without-emperor = Not the Emperor

## Provenance

provenance-rulebook = from the rulebook
provenance-derived = follows from the rulebook
provenance-found = from a public description of the game
provenance-reconstruction = our reconstruction; the printed piece may differ

## Events

event-moved = { $count ->
    [one] { $who } moves a disc from { $from } to { $to }.
   *[other] { $who } moves a stack of { $count } from { $from } to { $to }.
}
event-regrouped = { $count ->
    [one] { $who } regroups { $from } with { $to }: one disc stands there now.
   *[other] { $who } regroups { $from } with { $to }: { $count } discs stand there now.
}
event-attacked = { $who } attacks from { $from } and takes { $to } from { $victim }.
event-kamikaze = { $emperor ->
    [0] { $who } sends a Kamikaze from { $from } to { $to }: { $victim } loses all four discs there, and the attacker goes back to the reserve with them.
   *[1] { $who } sends the Emperor as a Kamikaze from { $from } to { $to }: { $victim } loses all four discs there, and the attacker goes back to the own reserve.
}
event-captured = { $who } captures the Emperor of { $victim }.
event-exchanged = { $both ->
    [0] Emperors are exchanged: { $who } gets the own one back from { $gaoler }, who receives the Emperor of { $captive }.
   *[1] Emperors are exchanged: { $who } and { $gaoler } each get the own one back.
}
event-storm = { $emperor ->
    [0] { $count ->
        [one] { $who }: the storms take one disc from the stack of { $from }.
       *[other] { $who }: the storms take { $count } discs from the stack of { $from }.
    }
   *[1] { $count ->
        [one] { $who }: the storms take the Emperor from the stack of { $from }.
       *[other] { $who }: the storms take { $count } discs from the stack of { $from }, the Emperor among them.
    }
}
event-built = { $emperor ->
    [0] { $count ->
        [one] { $who } builds a { $building } on { $site } with one disc from { $from }.
       *[other] { $who } builds a { $building } on { $site } with { $count } discs from { $from }.
    }
   *[1] { $count ->
        [one] { $who } builds a { $building } on { $site } with the Emperor from { $from }.
       *[other] { $who } builds a { $building } on { $site } with { $count } discs from { $from }, the Emperor among them.
    }
}
event-building-returned = { $who }: the { $building } on { $site } goes back to the reserve.
event-marched = { $who } gives up three discs for a forced march.
event-reinforced = { $emperor ->
    [0] { $count ->
        [one] { $who } reinforces { $space } with one disc.
       *[other] { $who } reinforces { $space } with { $count } discs.
    }
   *[1] { $count ->
        [one] { $who } reinforces { $space } with the Emperor.
       *[other] { $who } reinforces { $space } with { $count } discs, the Emperor on top.
    }
}
event-moon = { $emperor ->
    [0] { $who } uses the Temple of the Moon: two discs leave the game, one comes to { $space }.
   *[1] { $who } uses the Temple of the Moon: two discs leave the game, and the Emperor comes to { $space }.
}
event-sand = { $who } uses the Temple of Sand: two discs leave the game, and a disc of { $victim } on { $space } goes back to the reserve.
event-eliminated = { $who } has no disc on the board and is out of the game.
event-passed = { $who } can neither move nor build and skips the action.
event-swapped = { $who }: the Emperor trades places, from { $from } to { $to }.
event-kept = { $who }: the Emperor stays where it is.
event-turn = Turn { $number }: { $who }.
event-disc-laid = { $emperor ->
    [0] { $who }: a disc on { $space }.
   *[1] { $who }: the Emperor on { $space }.
}
event-colour-drawn = { $seat } plays { $colour }.
event-first-drawn = { $who } begins.
event-board-laid = The board is laid.
event-tile-laid = Tile { $tile } lies in place { $slot }.
event-tiles-turned-again = The spaces do not connect like this: the tiles are turned again.
event-small-tile-laid = A small tile { $tile } is laid.
event-small-tiles-laid-again = No place is left for the next small tile: all small tiles are laid again.
event-ended = { $ending ->
    [points] { $count ->
        [0] Nobody wins.
       *[1] { $winner1 } wins with twelve points and a capital.
    }
    [last-on-board] { $count ->
        [0] Nobody wins.
       *[1] { $winner1 } wins: nobody else has a disc on the board.
    }
    [everybody-loses] No disc is left on the board: everybody loses.
    [shared-win] { $winner1 } and { $winner2 } win together: one by points with the last disc, the other as the last one on the board.
    [no-progress] Nothing has changed for too long, so the points decide: { event-ended-winners }.
   *[turn-limit] The last turn is over, and the points decide: { event-ended-winners }.
}
event-ended-winners = { $count ->
    [0] nobody wins
    [1] { $winner1 } wins
    [2] { $winner1 } and { $winner2 } win together
    [3] { $winner1 }, { $winner2 } and { $winner3 } win together
   *[4] { $winner1 }, { $winner2 }, { $winner3 } and { $winner4 } win together
}

## Endings

ending-points = Twelve points and a capital
ending-last-on-board = Last on the board
ending-everybody-loses = Everybody loses
ending-shared-win = Shared win
ending-no-progress = No progress
ending-turn-limit = End of the last turn

## Sections of the rulebook

setting-up = Setting up
course-of-a-turn = Course of a turn
moving = Moving
building = Building
forced-march = Forced march
emperor = The Emperor
reinforcement = Reinforcement
storms = Labyrinth of Storms
temples = Temples
temple-wind = Temple of Wind

## Words inside refusals

word-building = { $building ->
    [camp] a camp
    [tower] a tower
   *[castle] a castle
}
word-standing = { $standing ->
    [camp] camp
    [tower] tower
   *[castle] castle
}
word-enemy-building = { $standing ->
    [camp] an enemy camp
    [tower] an enemy tower
   *[castle] an enemy castle
}
word-highest = { $highest ->
    [camp] a camp
    [tower] a tower
   *[castle] a castle
}
word-terrain = { $terrain ->
    [space] a space for stacks
    [storm] a storm cell
    [sinkhole] a sinkhole
    [stone_desert] a stone desert
    [gorge] a gorge
    [capital] a capital
    [mountain] a mountain
    [portal] a portal
    [temple_wind] the Temple of Wind
    [temple_moon] the Temple of the Moon
   *[temple_sand] the Temple of Sand
}
word-temple = { $temple ->
    [moon] Temple of the Moon
   *[sand] Temple of Sand
}
word-open-stacks = { $count ->
    [0] none of your stacks can be reinforced now
    [1] you have one
    [2] you have two
    [3] you have three
   *[other] you have { $count }
}

## Refusals: the reason, and what to do instead

refusal-wrong-phase = { $kind ->
    [move] Stacks move in the action phase, not now
    [build] Buildings are built in the action phase, not now
    [reinforce] Stacks are reinforced after the action, not now
    [moon] The Temple of the Moon helps in the reinforcement phase, not now
    [sand] The Temple of Sand helps before the action, not now
    [swap] An Emperor trades places only before the first turn
    [lose] There is nothing now that storms could take
    [march] A forced march is bought right after an action, once a turn and for { $needed } discs of the reserve; your reserve has { $there }
    [halt] There is no forced march to decline now
    [done] There is no reinforcement to end now
    [pass] There is no action to skip now
   *[keep] The Emperors took their places before the first turn
}
advice-wrong-phase-swap = Touch the disc that your Emperor trades places with, or let it stay.
advice-wrong-phase-act = Move a stack or build.
advice-wrong-phase-lose = First choose what the storms take from the stack that is on its way.
advice-wrong-phase-march = First decide about the forced march.
advice-wrong-phase-reinforce = Add discs of your reserve to one of your stacks.
refusal-not-your-stack = { $holder ->
    [nobody] There is no stack on { $stack }
   *[enemy] The stack on { $stack } is not yours, it belongs to { $who }
}
advice-not-your-stack = { $phase ->
    [swap] Touch one of your own discs.
    [reinforce] Choose one of your own stacks that can be reinforced; { word-open-stacks }.
   *[act] First touch one of your own stacks, then where it goes or what it builds on.
}
refusal-same-space = The stack already stands on { $stack }
advice-same-space = A move ends on another space: choose one.
refusal-no-such-space = { $terrain ->
    [none] There is no such space on this board
    [sinkhole] { $cell } is a sinkhole: no stack enters it, and nothing is built there
    [portal] { $cell } is a portal: a stack passes through it and never stops there
   *[other] { $cell } is { word-terrain }, not a space for stacks
}
advice-no-such-space = { $phase ->
    [act] Choose a space with a circle, or a building site beside the stack.
   *[other] Choose a space with a circle.
}
refusal-no-way = { $stack } cannot get to { $goal }: no way over empty spaces leads there
advice-no-way = Stacks and terrain bar the way. Choose a goal that empty spaces lead to, or clear the way first.
refusal-storm-takes-last-disc = { $mine ->
    [one] { $stack } cannot get to { $goal }: a storm on the way would take its only disc
   *[other] { $stack } cannot get to { $goal }: the storms on the way would take all of its { $mine } discs
}
advice-storm-takes-last-disc = Choose a goal that fewer storms lie before, or regroup to a taller stack first.
refusal-too-tall = { $mine ->
    [one] You cannot regroup { $stack } with { $goal }: one disc and { $theirs } make more than { $limit } in one stack
   *[other] You cannot regroup { $stack } with { $goal }: { $mine } discs and { $theirs } make more than { $limit } in one stack
}
advice-too-tall = Choose a smaller stack to join, or an empty space.
refusal-not-stronger = { $storm ->
    [0] { $mine ->
        [one] You cannot attack { $goal } from { $stack } with one disc: { $who } has { $theirs } there
       *[other] You cannot attack { $goal } from { $stack } with { $mine } discs: { $who } has { $theirs } there
    }
   *[1] You cannot attack { $goal } from { $stack }: storms take discs on the way, and what they leave of { $mine } does not beat { $theirs } of { $who }
}
advice-not-stronger = Attack with more discs than the defender has. With your Emperor as many are enough, and a single disc beats exactly four.
refusal-no-such-loss = { $emperor ->
    [0] { $count ->
        [0] Every way from { $stack } to { $goal } meets a storm
        [one] The storms between { $stack } and { $goal } cannot take one disc
       *[other] The storms between { $stack } and { $goal } cannot take { $count } discs
    }
   *[1] The storms between { $stack } and { $goal } cannot take these discs with the Emperor among them
}
advice-no-such-loss = Choose one of the losses that are offered.
refusal-no-site = { $terrain ->
    [none] { $stack } has no building site on that side
    [space] { $site } is a space for stacks: nothing is built there
    [storm] { $site } is a storm cell: nothing is built there
    [sinkhole] { $site } is a sinkhole: nothing is built there
    [portal] { $site } is a portal: nothing is built there
   *[other] { $stack } cannot build on { $site }: it does not touch it
}
advice-no-site = A building is paid for by one stack beside its site. Choose a site that the stack touches: a stone desert, a gorge, a mountain, a capital or a temple.
refusal-terrain-too-low = { $site } is { word-terrain }: the highest building there is { word-highest }, never { word-building }
advice-terrain-too-low = Towers need a gorge, a capital or a mountain, castles a mountain.
refusal-first-a-camp = You cannot start with { word-building } on { $site }: the first building on free terrain is a camp
advice-first-a-camp = Build a camp there first.
refusal-one-level-up = { $standing ->
    [castle] Your castle on { $site } cannot be improved: it is the highest building
   *[other] Your { word-standing } on { $site } cannot become { word-building }: own buildings grow one step at a time
}
advice-one-level-up = { $standing ->
    [camp] A camp becomes a tower.
    [tower] A tower becomes a castle.
   *[castle] Choose another site.
}
refusal-same-or-one-up = You cannot replace the { word-standing } of { $who } on { $site } with { word-building }
advice-same-or-one-up = { $standing ->
    [camp] An enemy camp gives way to a camp or a tower.
    [tower] An enemy tower gives way to a tower or a castle.
   *[castle] An enemy castle gives way only to a castle.
}
refusal-none-left = { $building ->
    [camp] You have no camp left: all { $count } are on the board
    [tower] You have no tower left: all { $count } are on the board
   *[castle] Your only castle is on the board already
}
advice-none-left = { $better ->
    [0] Build something else. Such a building comes back to your reserve only when an enemy replaces it.
   *[1] Build something else, or improve one of these buildings so that it comes back to your reserve.
}
refusal-too-few-discs = { $holder ->
    [enemy] Replacing the enemy building on { $site } with { word-building } costs { $needed } discs of one stack, and { $stack } has { $there }
   *[other] { $needed ->
        [one] Building { word-building } on { $site } costs one disc of one stack, and { $stack } has { $there }
       *[other] Building { word-building } on { $site } costs { $needed } discs of one stack, and { $stack } has { $there }
    }
}
advice-too-few-discs = Pay with a taller stack beside the site. Stacks cannot pay together; regroup them first.
refusal-no-emperor-here = Your Emperor is not in the stack on { $stack }, so it cannot be part of the price
advice-no-emperor-here = Pay with ordinary discs.
refusal-emperor-must-go = { $needed ->
    [one] The building takes the only disc of { $stack }: your Emperor
   *[other] The building takes all { $needed } discs of { $stack }, your Emperor too
}
advice-emperor-must-go = Pay with the Emperor; it waits in your reserve and is the first to return. Or pay with another stack.
refusal-march-too-dear = A forced march costs { $needed } discs of the reserve besides the Emperor, and you have { $there }
advice-march-too-dear = Go on with the reinforcement.
refusal-march-without-action = A forced march would be for nothing: you could neither move nor build
advice-march-without-action = Go on with the reinforcement.
refusal-can-act = The action is compulsory, and you can still move or build
advice-can-act = { $count ->
    [one] Touch the stack that can move or build; you have one.
   *[other] Touch one of your { $count } stacks that can move or build.
}
refusal-reserve-empty = Your reserve is empty
advice-reserve-empty = Without discs in the reserve there is nothing to reinforce with.
refusal-stack-full = The stack on { $stack } already has { $limit } discs, and no stack is taller
advice-stack-full = { $kind ->
    [moon] Choose a smaller stack of yours or an empty space.
   *[reinforce] Choose a smaller stack that can be reinforced; { word-open-stacks }.
}
refusal-near-enemy-building = You cannot reinforce { $stack }: it touches { word-enemy-building } on { $site }
advice-near-enemy-building = Choose a stack that touches no enemy building; { word-open-stacks }.
refusal-storm-stack = You cannot reinforce { $stack }: it stands in a storm
advice-storm-stack = Choose a stack outside the storms; { word-open-stacks }. Only the holder of the lighthouse reinforces in storms.
refusal-not-so-many = { $most ->
    [0] No more discs can be added to { $stack } in this turn
    [one] You cannot add { $count } discs to { $stack }, one at most: it has { $height }, a stack holds { $limit }, and your reserve has { $there }
   *[other] You cannot add { $count } discs to { $stack }, { $most } at most: it has { $height }, a stack holds { $limit }, and your reserve has { $there }
}
advice-not-so-many = { $most ->
    [0] Use the Temple of the Moon, or end the reinforcement.
    [one] Add one disc.
   *[other] Add up to { $most } discs.
}
refusal-emperor-alone = { $storms ->
    [0] Every stack of yours with room touches an enemy building, so only the Emperor may join { $stack }
   *[1] Every stack of yours that has room and is not closed by a storm touches an enemy building, so only the Emperor may join { $stack }
}
advice-emperor-alone = Add one disc: it is the Emperor.
refusal-already-reinforced = You have reinforced { $stack } in this turn already, and each stack gets its discs at once
advice-already-reinforced = { $count ->
    [0] End the reinforcement.
   *[other] Choose another stack; { word-open-stacks }. Or end the reinforcement.
}
refusal-one-stack-only = All discs of one reinforcement go to the same stack
advice-one-stack-only = End the reinforcement. Only a building on the Temple of Wind lets you reinforce several stacks.
refusal-must-reinforce = At least one disc of your reserve has to come back to the board
advice-must-reinforce = Choose a stack that can be reinforced; { word-open-stacks }.
refusal-no-temple = { $site ->
    [none] There is no { word-temple } on this board
   *[other] You have no building on the { word-temple }, { $site }
}
advice-no-temple = { $site ->
    [none] Choose something else.
   *[other] To build there, touch first a stack of yours beside it.
}
refusal-temple-used = { $kind ->
    [sand] The Temple of Sand helps once a turn, and before the action
    [moon] { $moons ->
        [0] The Temple of the Moon helps instead of the ordinary reinforcement, and that has begun
       *[other] The Temple of the Moon cannot help again in this turn
    }
   *[reinforce] The Temple of the Moon has taken the place of the ordinary reinforcement in this turn
}
advice-temple-used = { $kind ->
    [sand] Move a stack or build.
   *[other] Go on without it.
}
refusal-temple-too-dear = The { word-temple } costs { $needed } discs of the reserve besides the Emperor, and you have { $there }
advice-temple-too-dear = Go on without it.
refusal-nothing-to-place = The Temple of the Moon costs { $needed } discs, and then no disc would be left in your reserve to place
advice-nothing-to-place = Reinforce a stack instead.
refusal-space-taken = { $who } has a stack on { $stack }
advice-space-taken = Choose an empty space or a stack of yours with room.
refusal-no-enemy-here = { $holder ->
    [nobody] There is no stack on { $stack }
   *[own] The stack on { $stack } is your own
}
advice-no-enemy-here = Choose an enemy stack that loses a disc.
refusal-only-the-emperor = The only disc on { $stack } is the Emperor of { $who }, and no temple touches it
advice-only-the-emperor = Choose an enemy stack with another disc.
refusal-emperor-stays = Your Emperor already stands on { $stack }
advice-emperor-stays = Touch another of your discs, or let it stay.

## Touches that belong to no action

refusal-stack-first = { $site } is { word-terrain }: what is built there is paid for by a stack beside it
advice-stack-first = { $count ->
    [0] None of your stacks touches it: move one there.
    [one] First touch the stack, { $stack }, then the site.
   *[other] First touch one of your { $count } stacks beside it, then the site.
}
refusal-stack-stuck = The stack on { $stack } can neither move nor build
advice-stack-stuck = { $count ->
    [0] None of your stacks can: skip the action.
    [one] Choose the one that can.
   *[other] Choose one of the { $count } stacks that can.
}
refusal-unclear = These touches make no action together
advice-unclear = { $phase ->
    [swap] Touch one of your own discs, or let the Emperor stay.
    [act] Touch one of your stacks, then where it goes, or the site and the building.
    [lose] Choose what the storms take.
    [march] Decide about the forced march.
   *[reinforce] Touch one of your stacks, then how many discs it gets.
}

terminal-help =
    A row begins with its letter and the column of its first hex; columns run down to the right, so c4 touches c3, c5, b4, b5, d3 and d4.
    B3* is a stack of three discs with the Emperor, mB2 a mountain with a tower; 1 is a camp, 3 a castle.
    Actions: c4-e6 move, c4+e6 regroup, c4xe6 attack, c4 build b3 camp, reinforce c4 2, march, halt, done, pass.
    Before the first turn: swap c4 or keep. Temples: moon c4 places a disc on c4, sand c4 takes one from there. Storms: lose 1 tells how many discs they take.
    The word emperor at the end, as in c4 build b3 tower emperor or lose 1 emperor, puts the Emperor among the discs that are paid or lost.

## The board on a screen

board-title = Board
board-waiting = The desert takes shape …
board-turn = Turn { $number }
board-quiet = { $count ->
    [one] One turn without progress; the game ends at { $limit }
   *[other] { $count } turns without progress; the game ends at { $limit }
}
board-turns-left = { $count ->
    [one] One turn left
   *[other] { $count } turns left
}
board-points = { $points } of { $goal } points
board-capital = Holds a capital
board-no-capital = No capital yet
board-reserve = { $count ->
    [one] Reserve: one disc
   *[other] Reserve: { $count } discs
}
board-stock = { $kind ->
    [camp] Camps left to build: { $count }
    [tower] Towers left to build: { $count }
   *[castle] Castles left to build: { $count }
}
board-out = Out of the game: { $count }
board-on-board = On the board: { $count }
board-prisoner = Captive: { $who }
board-emperor-board = Emperor: { $cell }
board-emperor-reserve = Emperor: in the reserve
board-emperor-prison = Emperor held by { $who }
board-eliminated = Eliminated
board-winner = Winner
board-zoom-in = Larger
board-zoom-out = Smaller
board-sources = Where this comes from
board-sources-tiles = Faces of the large tiles: { $provenance }.
board-sources-layout = How the tiles lie: { $provenance }.
board-sources-small = Small tiles: { $provenance }.
board-sources-colours = The four colours: { $provenance }.
board-sources-rules = Buildings, terrain and points: { $provenance }.

cell-ground = { $terrain ->
    [space] sand
    [storm] storm
    [sinkhole] sinkhole
    [stone_desert] stone desert
    [gorge] gorge
    [capital] capital
    [mountain] mountain
    [portal] portal
    [temple_wind] Temple of Wind
    [temple_moon] Temple of the Moon
    [temple_sand] Temple of Sand
   *[other] ground
}
cell-stack = { $height ->
    [one] { $cell }: { cell-ground }, { $who }, one disc
   *[other] { $cell }: { cell-ground }, { $who }, stack of { $height }
}
cell-emperor = { $height ->
    [one] { $cell }: { cell-ground }, { $who }, the Emperor alone
   *[other] { $cell }: { cell-ground }, { $who }, stack of { $height } with the Emperor
}
cell-building = { $cell }: { cell-ground }, { $building } of { $who }
cell-beside = { $feature ->
    [pyramid] at a pyramid
   *[lighthouse] at the lighthouse
}
cell-up-to = { $highest ->
    [1] camps only
    [2] up to a tower
   *[3] up to a castle
}
cell-lit = can be chosen
cell-touched = chosen

label-stack = { $height ->
    [one] { $cell }, { $who }, one disc
   *[other] { $cell }, { $who }, { $height } discs
}
label-emperor = { $height ->
    [one] { $cell }, { $who }, the Emperor
   *[other] { $cell }, { $who }, { $height } discs with the Emperor
}

say-move = Move { $from } to { $to }
say-join = Move { $from } onto { $to } and join them
say-take = { $from } takes { $to } from { $who }
say-build = { $kind ->
    [camp] Build a camp on { $site } with discs from { $from }
    [tower] Build a tower on { $site } with discs from { $from }
   *[castle] Build a castle on { $site } with discs from { $from }
}
say-reinforce = { $count ->
    [one] Reinforce { $space } with one disc
   *[other] Reinforce { $space } with { $count } discs
}
say-moon = Temple of the Moon: place a disc on { $space }
say-sand = Temple of Sand: take a disc of { $who } from { $space }
say-swap = The Emperor trades places with the disc on { $space }
say-lose = Give to the storms: { $loss }

sum-course = Turn { $number }: { $who }, { $phase }.
sum-points = { $capital ->
    [0] { $points ->
        [one] { $who }: one point of { $goal }, no capital.
       *[other] { $who }: { $points } points of { $goal }, no capital.
    }
   *[1] { $points ->
        [one] { $who }: one point of { $goal }, with a capital.
       *[other] { $who }: { $points } points of { $goal }, with a capital.
    }
}
sum-stacks = { $count ->
    [0] No stack on the board.
    [one] One stack: { $list }.
   *[other] { $count } stacks: { $list }.
}
sum-stack = { $height ->
    [one] { $cell }
   *[other] { $cell } with { $height }
}
sum-crowned = { $height ->
    [one] { $cell } the Emperor
   *[other] { $cell } with { $height } and the Emperor
}
sum-reserve = { $count ->
    [0] Reserve empty.
    [one] One disc in the reserve.
   *[other] { $count } discs in the reserve.
}
sum-emperor-reserve = The Emperor waits in the reserve.
sum-emperor-prison = The Emperor is a prisoner of { $who }.
sum-buildings = Buildings: { $list }.
sum-prison = In prison: the Emperor of { $list }.
sum-out = { $who }: out of the game.
