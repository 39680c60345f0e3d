# Saga: every word that a player reads.
#
# Arguments that are keys of this file arrive translated; words without a key of their own ($ending) only choose a
# variant. The faces of the leaders have no printed names that we know of: these are ours.

title = Saga: Vikings vs Anglo-Saxons
description = Raiders from across the sea against the kingdoms of England, from the eighth to the eleventh century. Both players choose from the same four action tiles: the Vikings land, recruit, scout and plunder, the Anglo-Saxons build burhs, call up the fyrd and pay tribute. Hidden leaders decide the battles. The Vikings need five areas, eight coins or an empty England; the Anglo-Saxons hold out until the markers on the round track meet.
edition-phalanx = Phalanx edition

## Sides

side-viking = Vikings
side-saxon = Anglo-Saxons
viking = { side-viking }
saxon = { side-saxon }

## The board

area-northumbria = Northumbria
area-east-anglia = East Anglia
area-essex = Essex
area-kent = Kent
area-sussex = Sussex
area-mercia = Mercia
area-wessex = Wessex
area-north = Scandinavia, north
area-centre = Scandinavia, centre
area-south = Scandinavia, south
area-drakkar = Drakkar
kind-coastal = Coastal area
kind-inland = Inland area
kind-scandinavia = Area of Scandinavia
kind-drakkar = On the way home

thing-area = Area
thing-burh = Burh
thing-coin = Coin
thing-coins = Coins
thing-count = Number
thing-supply = Supply
thing-bank = General supply
thing-aside = Set aside
thing-gone = Removed
thing-track = Round track
thing-round = Round
thing-round-marker = Round marker
thing-burh-marker = Burh marker
thing-initiative = Initiative
thing-target = Raid target
thing-hidden = face down
thing-tile = Tile
thing-tiles = Action tiles
thing-leader = Leader
thing-leaders = Leaders
thing-unknown = unknown
thing-battle = Battle
thing-strength = Strength
thing-resolved = resolved
thing-seen = seen before
thing-engaged = engaged

target-northumbria = Target Northumbria
target-east-anglia = Target East Anglia
target-essex = Target Essex
target-kent = Target Kent
target-sussex = Target Sussex
target-random = A target drawn at random

## Units

unit-viking-warrior = Viking warrior
unit-saxon-warrior = Anglo-Saxon warrior
leader-viking-1 = Viking leader 1
leader-viking-2 = Viking leader 2
leader-viking-3 = Viking leader 3
leader-viking-4 = Viking leader 4
leader-saxon-1 = Anglo-Saxon leader 1
leader-saxon-2 = Anglo-Saxon leader 2
leader-saxon-3 = Anglo-Saxon leader 3
leader-saxon-4 = Anglo-Saxon leader 4

face-stormer = Stormer
face-stormer-help = In an area with a burh this leader has strength 2.
face-helmsman = Helmsman
face-helmsman-help = When revealed in a coastal area: bring one unit from Scandinavia into the battle.
face-berserker = Berserker
face-berserker-help = When revealed: is removed together with up to two enemy units of the area.
face-raider = Raider
face-raider-help = After a won battle may plunder the burh of the area.
face-warden = Warden
face-warden-help = In an area with a burh this leader has strength 2.
face-caller = Caller
face-caller-help = When revealed: bring one unit that is not engaged from an adjacent area into the battle.
face-envoy = Envoy
face-envoy-help = When revealed: put one Viking of the battle on the Drakkar, engaged or not. An option of the table can allow warriors only.
face-champion = Champion
face-champion-help = In an area without a burh this leader has strength 3.

## Tiles and actions

tile-1 = Tile 1
tile-2 = Tile 2
tile-3 = Tile 3
tile-4 = Tile 4
icon-acts-first = Acts first
icon-acts-first-help = The player who has this tile resolves both tiles before the opponent.
icon-initiative = Initiative
icon-initiative-help = The player who takes this tile chooses first in the next round.

action-move = Move
action-move-help = Any number of units from one area to a neighbour. Vikings may sail from Scandinavia to the raid target of their area. As many units as the enemy has in the area are engaged and stay.
action-scout = Scout
action-scout-help = Choose a raid target and put it face down on a slot of Scandinavia.
action-recruit = Recruit
action-recruit-help = One unit for one coin, or three units for two coins, spread evenly over Scandinavia.
action-plunder = Plunder
action-plunder-help = Remove burhs from areas you control: two coins each. Your units there that are not engaged board the Drakkar.
action-build = Build
action-build-help = One coin for a burh in an area you control.
action-fyrd = Fyrd
action-fyrd-help = One coin for each Viking warrior removed from an area with a burh.
action-income = Income
action-income-help = Each burh gives one coin, or one unit for one coin.
action-tribute = Tribute
action-tribute-help = Give the Vikings one coin: all of them leave one area where you stand too, for the Drakkar.
action-deploy = Send a leader
action-take = Take a tile
action-resolve = Resolve a tile
action-bonus-coin = Bonus: a coin
action-bonus-recruit = Bonus: a warrior
action-bonus-move = Bonus: move
action-bonus-draw = Bonus: move to a random target
action-draw = Move to a random target
action-income-coin = Income: a coin
action-income-recruit = Income: a unit
action-with = Leaders who go along
action-place = Place a unit
action-battle = Choose a battle
action-reveal = Reveal a leader
action-bring = Bring a unit
action-pick = Choose a unit
action-lose = Choose losses
action-retreat = Retreat
action-stop = Enough
action-pass = Pass
action-done = Done with this tile

bonus-coin = Bonus: take a coin
bonus-warrior = Bonus: recruit a warrior
bonus-move = Bonus: move
bonus-move-or-coin = Bonus: move one unit or take a coin

button-go = Go
button-lose = Remove them, and warriors for the rest
button-coin = Take a coin
button-stop = Enough
button-pass = Pass
button-done = Done with this tile
button-leave-burh = Leave the burh alone

## Phases

phase-first-target = Preparation
phase-first-target-prompt = The first raid target is drawn.
phase-second-target = Preparation
phase-second-target-prompt = The second raid target is drawn.
phase-saxon-leaders = Preparation
phase-saxon-leaders-prompt = The Anglo-Saxon leaders are mixed.
phase-viking-leader = Preparation
phase-viking-leader-prompt = A Viking leader is set aside.
phase-deploy = Sending the leaders
phase-deploy-prompt = Which leader starts in the next area of Scandinavia, from north to south?
phase-draft = Choosing tiles
phase-draft-prompt = Take an action tile.
phase-choose-tile = Resolving tiles
phase-choose-tile-prompt = Which of your tiles comes first?
phase-tile = Resolving a tile
phase-tile-prompt = What do you do with this tile?
phase-draw-target = Drawing a raid target
phase-draw-target-prompt = A raid target is drawn.
phase-board = Landing
phase-board-prompt = How many warriors go there? At least one unit must.
phase-along = Moving
phase-along-prompt = Which leaders go along?
phase-leave = Leaving for the Drakkar
phase-leave-prompt = Which leaders are among those who board the Drakkar?
phase-fyrd = Fyrd
phase-fyrd-prompt = Another warrior, or enough?
phase-income = Income
phase-income-prompt = What does the next burh give?
phase-plunder = Plunder
phase-plunder-prompt = Another burh, or enough?
phase-muster = Recruiting
phase-muster-prompt = Place the next unit where the fewest are.
phase-choose-battle = Battles
phase-choose-battle-prompt = Which battle comes next?
phase-reveal = Battle: revealing leaders
phase-reveal-prompt = Reveal a leader, or pass.
phase-summon = Battle: the Caller
phase-summon-prompt = Who joins the battle?
phase-land = Battle: the Helmsman
phase-land-prompt = Who joins the battle from Scandinavia?
phase-banish = Battle: the Envoy
phase-banish-prompt = Which Viking leaves for the Drakkar?
phase-slay = Battle: the Berserker
phase-slay-prompt = Which units does the Berserker take along?
phase-losses = Battle: losses
phase-losses-prompt = Which of your units are removed?
phase-retreat = Battle: retreat
phase-retreat-prompt = Where do your units retreat to?
phase-spoils = Battle: the Raider
phase-spoils-prompt = Plunder the burh?
phase-home = Coming home
phase-home-prompt = Place the next unit from the Drakkar where the fewest are.
phase-over = The game is over
phase-over-prompt = The game is over.

## Options

option-tiles = Action tiles
option-tiles-help = The rulebook lists the tiles only in part; these fillings fit what it says.
option-tiles-standard = Our proposal
option-tiles-early = First proposal
option-tiles-sparse = Tile 4 gives the Anglo-Saxons only a Move
option-tiles-recruiting = Tile 3 lets the Vikings recruit
option-track = Spaces of the round track
option-track-help = The printed length is not known: ten is our proposal.
option-burh_start = Start of the burh marker
option-burh_start-help = The printed space is not known: the third from the left is our proposal.
option-kent_wessex = Kent touches Wessex
option-kent_wessex-help = Likely, but not certain.
option-kent_wessex-true = Yes
option-kent_wessex-false = No
option-envoy = Whom the Envoy sends away
option-envoy-help = The list of abilities says a warrior, the example sends a leader.
option-envoy-unit = Any unit
option-envoy-warrior = A warrior
option-scout = Targets for scouting
option-scout-help = Which raid targets may be chosen by Scout? The book says to look at all of them.
option-scout-beside = Those beside the board
option-scout-all = All: one of another slot may be moved
option-redraw_hidden = Replacing a hidden target
option-redraw_hidden-help = May a Move replace a raid target that lies face down by a random one?
option-redraw_hidden-true = Yes
option-redraw_hidden-false = No
option-same_target = Drawing the old target again
option-same_target-help = Is the old raid target mixed in before a new one is drawn?
option-same_target-true = Yes
option-same_target-false = No
option-late_reveal = Leaders who join a battle
option-late_reveal-help = May a leader who was brought in by an ability be revealed in this battle?
option-late_reveal-true = They may be revealed
option-late_reveal-false = They stay hidden
option-free_drakkar = Retreat to the Drakkar
option-free_drakkar-help = May Vikings retreat from the coast to the Drakkar although an area of theirs is near?
option-free_drakkar-true = Always allowed
option-free_drakkar-false = Only without an own area near

## Words in the events

word-warriors = { $warriors ->
    [one] one warrior
   *[other] { $warriors } warriors
}
word-leaders = { $leaders ->
    [one] one leader
   *[other] { $leaders } leaders
}
word-force = { $leaders ->
    [0] { word-warriors }
   *[other] { $warriors ->
        [0] { word-leaders }
       *[other] { word-warriors } and { word-leaders }
    }
}
word-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}

## What happens

event-first-target = The first raid target is { $area }: { $count } Viking warriors have landed there.
event-second-target = The second raid target is { $area }: it gets a burh and a warrior.
event-leader-dealt = { $who }: { $leader } is the { $face }.
event-leader-dealt-hidden = { $who }: { $leader } is ready.
event-leader-aside = { $who }: the { $face } is set aside.
event-leader-aside-hidden = { $who }: a leader is set aside.
event-deployed = { $area }: the { $face } is placed.
event-deployed-hidden = { $area }: { $leader } is placed.
event-round-began = Round { $number } begins.
event-tile-taken = { $who } take tile { $tile }.
event-initiative = { $who } have the initiative in the next round.
event-tile-begun = { $who } resolve tile { $tile }.
event-moved = { $who } move { word-force } from { $from } to { $to }.
event-target-revealed = { $slot }: the raid target is turned over: { $target }.
event-target-drawn = { $slot }: the raid target { $target } is drawn.
event-scouted = { $who } scout: { $target }, face down in { $slot }.
event-scouted-hidden = { $who } scout: a raid target lies face down in { $slot }.
event-target-moved = { $who } scout: { $target }, moved from { $from }, face down in { $slot }.
event-target-moved-hidden = { $who } scout: the raid target of { $from } now lies face down in { $slot }.
event-target-returned = The raid target { $target } goes back beside the board.
event-target-returned-hidden = A raid target goes back beside the board, unseen.
event-bonus-coin = { $who } take a coin.
event-recruited = { $who } recruit: { $unit }, { $area }.
event-paid = { $who } pay { word-coins }.
event-built = { $who } build a burh in { $area }.
event-fyrd = { $who } pay a coin: the fyrd of { $area } removes a Viking warrior.
event-income = { $who } take a coin in { $area }.
event-tribute = { $who } pay a coin as tribute in { $area }: { word-force } of the Vikings board the Drakkar.
event-plundered = { $who } plunder the burh of { $area } and take { word-coins }.
event-to-drakkar = { $who }: { word-force } leave { $area } for the Drakkar.
event-battle-began = Battle in { $area }.
event-revealed = { $who } reveal { $leader }: the { $face }.
event-passed = { $who } reveal nobody else.
event-brought = { $who } bring in { $unit } from { $from }.
event-banished = { $unit } leaves for the Drakkar.
event-slain = The Berserker takes { $unit } along.
event-strengths = Strength { $vikings } against { $saxons }.
event-nobody-left = Nobody is left in { $area }.
event-battle-won = { $who } win the battle in { $area }.
event-lost = { $who } lose { word-force }.
event-leader-lost = { $leader } is out of the game.
event-leader-replaced = { $leader }, who was set aside, joins the supply.
event-retreated = { $who }: { word-force } retreat from { $from } to { $to }.
event-destroyed = { $count ->
    [one] { $who } have nowhere to retreat to: one unit is removed.
   *[other] { $who } have nowhere to retreat to: { $count } units are removed.
}
event-inland-coin = { $who } take a coin for { $area }.
event-came-home = { $unit } comes home: { $area }.
event-track-moved = The round marker moves to space { $space }.
event-ended = { $ending ->
    [track] { $who } win: the markers on the round track have met.
    [vikings-driven-out] { $who } win: there is no Viking left in England.
    [five-areas] { $who } win: they hold five areas.
    [eight-coins] { $who } win: they have eight coins.
    [saxons-driven-out] { $who } win: there is no Anglo-Saxon left in England.
   *[both-sides] { $who } win: both sides have reached their goal, and then it is theirs.
}

ending-track = The markers on the round track met
ending-vikings-driven-out = No Viking left in England
ending-five-areas = The Vikings held five areas
ending-eight-coins = The Vikings had eight coins
ending-saxons-driven-out = No Anglo-Saxon left in England
ending-both-sides = Both sides reached their goal: the Anglo-Saxons win

## Sections of the rulebook

rule-round = The round
rule-preparation = Preparation
rule-choosing = Choosing tiles
rule-resolving = Resolving actions
rule-bonus = Bonus actions
rule-actions = Actions
rule-units = Units
rule-move = Move
rule-viking-move = Move of the Vikings
rule-scout = Scout
rule-recruit = Recruit
rule-build = Build
rule-fyrd = Fyrd
rule-income = Income
rule-tribute = Tribute
rule-plunder = Plunder
rule-battle = Battle
rule-leaders = Abilities of the leaders
rule-losses = Losses
rule-retreat = Retreat
rule-end = End of the round

## Refusals

refusal-wrong-moment = This is not the moment for that: { $phase }
advice-wrong-moment = Choose one of the actions that are offered now.
refusal-nowhere = There is no area now where that is possible
advice-nowhere = Use something else of the tile, or be done with it.
refusal-face-aside = This leader is set aside
advice-face-aside = Choose one of the others.
refusal-face-placed = This leader already has a place
advice-face-placed = Choose one of the others.
refusal-tile-taken = Tile { $tile } is already taken
advice-tile-taken = Take one that still lies in line.
refusal-not-your-tile = Tile { $tile } is not yours
advice-not-your-tile = Begin with one of the two tiles that you took.
refusal-tile-resolved = Tile { $tile } is already resolved
advice-tile-resolved = Choose your other tile.
refusal-not-on-tile = Tile { $tile } does not offer you that
advice-not-on-tile = Use what your half of the tile shows, or be done with it.
refusal-bonus-too-late = The bonus of tile { $tile } comes before its other actions, and once
advice-bonus-too-late = Go on with the actions of the tile.
refusal-already-used = You have already used this action of tile { $tile }
advice-already-used = Each action of a tile can be used once: take another one, or be done with the tile.
refusal-other-chosen = Of the two actions of tile { $tile } you have chosen the other one
advice-other-chosen = A stroke between two actions means: only one of them.
refusal-no-units = You have no units there: { $area }
advice-no-units = Choose an area where your units stand.
refusal-all-engaged = All your units there are engaged: { $area }
advice-all-engaged = As many units as the enemy has in the area must stay. Choose an area where you have more.
refusal-same-area = Start and goal are the same: { $area }
advice-same-area = Choose a neighbouring area.
refusal-not-adjacent = Those areas do not touch
advice-not-adjacent = Choose a neighbouring area.
refusal-saxons-stay = Anglo-Saxons do not leave England
advice-saxons-stay = Move between areas of England.
refusal-no-way-back = Nobody sails back with a Move
advice-no-way-back = Vikings return by way of the Drakkar: after plundering, tribute or a retreat.
refusal-no-target-there = { $goal } cannot be reached by sea
advice-no-target-there = Land on the coast and go on from there.
refusal-no-target = There is no raid target on the slot: { $area }
advice-no-target = Scout first, or draw a target at random.
refusal-other-target = The raid target there is { $target }
advice-other-target = Sail to { $target }, or change the target first.
refusal-too-few-warriors = There are not so many of your warriors
advice-too-few-warriors = Choose a smaller number.
refusal-engaged-stay = As many units as the enemy has there must stay
advice-engaged-stay = Let fewer units go.
refusal-nobody-moves = At least one unit has to go
advice-nobody-moves = Choose at least one warrior or leader.
refusal-one-unit-only = This bonus moves a single unit
advice-one-unit-only = Choose one warrior, or no warrior and then one leader.
refusal-target-hidden = The raid target there lies face down: { $area }
advice-target-hidden = Sail where it leads, or replace it with Scout.
refusal-only-this-landing = The target is drawn: from { $area } to { $goal }
advice-only-this-landing = Say how many warriors go there. At least one unit must.
refusal-target-on-board = This raid target already lies on a slot
advice-target-on-board = Choose one of those beside the board.
refusal-target-there = This raid target already lies on that slot
advice-target-there = Choose another slot or another target.
refusal-no-coin = You have no coin for that
advice-no-coin = Do something that costs nothing, or be done with the tile.
refusal-two-coins = That costs two coins
advice-two-coins = Recruit a single unit for one coin.
refusal-supply-empty = Your supply is empty
advice-supply-empty = Do something else: nobody is left to be recruited.
refusal-no-warrior-left = There is no warrior left in your supply
advice-no-warrior-left = Choose a leader of your supply, if there is one.
refusal-no-bonus-warrior = There is no warrior left in your supply
advice-no-bonus-warrior = The bonus gives a warrior, never a leader: go on with the actions of the tile.
refusal-leader-not-there = That leader is not there
advice-leader-not-there = Choose one of the units that are.
refusal-not-fewest = Another area of Scandinavia has fewer units than this one: { $area }
advice-not-fewest = Place the unit where the fewest are.
refusal-no-burh = There is no burh there: { $area }
advice-no-burh = Choose an area with a burh.
refusal-burh-there = There is a burh already: { $area }
advice-burh-there = No area holds two. Choose another one that you control.
refusal-no-control = You do not control this area: { $area }
advice-no-control = Choose an area where you have more units than the opponent.
refusal-no-burh-left = All burhs are on the map
advice-no-burh-left = Take the income instead.
refusal-no-warrior-there = There is no such warrior there
advice-no-warrior-there = Leaders are no warriors. Choose another area or unit.
refusal-burh-used = This burh has already given its income: { $area }
advice-burh-used = Go on with another burh, or stop.
refusal-bank-empty = The general supply has no coins left
advice-bank-empty = Coins come back when a player pays.
refusal-not-both = Tribute is paid where both sides stand, not here: { $area }
advice-not-both = Choose an area with units of yours and Vikings.
refusal-not-so-many = { $count ->
    [one] Exactly one unit leaves
   *[other] Exactly { $count } units leave
}
advice-not-so-many = Name as many leaders as can be among them; warriors make up the number.
refusal-no-battle = There is no battle there: { $area }
advice-no-battle = Choose an area with units of both sides.
refusal-not-here = That is not in this battle
advice-not-here = Choose among what stands in the area of the battle.
refusal-already-shown = This leader is already revealed
advice-already-shown = Reveal another one, or pass.
refusal-came-late = This leader came in during the battle
advice-came-late = By the ruling of this table this leader stays hidden. Reveal another one, or pass.
refusal-not-from-there = Nobody can be brought from there
advice-not-from-there = The Caller brings units of neighbouring areas, the Helmsman those of Scandinavia to the coast.
refusal-warriors-only = By the ruling of this table the Envoy sends warriors only
advice-warriors-only = Choose a warrior.
refusal-wrong-losses = { $count ->
    [one] You lose exactly one unit
   *[other] You lose exactly { $count } units
}
advice-wrong-losses = Name the leaders among them; warriors make up the number.
refusal-enemy-there = The enemy stands there: { $area }
advice-enemy-there = Retreat to an area without enemies.
refusal-retreat-burh = Vikings do not retreat to a burh: { $area }
advice-retreat-burh = Choose an area without one.
refusal-join-own = You have units of your own near
advice-join-own = { $way ->
    [ship] Choose a neighbouring area with your own units, or the Drakkar: this table allows both.
   *[land] Vikings must retreat to a neighbouring area with their own units, if there is one.
}
refusal-retreat-too-far = A retreat goes to a neighbouring area
advice-retreat-too-far = Choose one of the areas that touch the battle.
refusal-no-drakkar = The Drakkar is far from an inland battle
advice-no-drakkar = Choose a neighbouring area without enemy and burh: one with your own units if there is one, otherwise an empty one.
refusal-nothing-to-stop = There is nothing to stop now: { $phase }
advice-nothing-to-stop = Choose one of the actions that are offered now.
refusal-drakkar-apart = A Move neither starts nor ends on the Drakkar
advice-drakkar-apart = Vikings board it after plundering, tribute or a retreat, and come home from it at the end of the round.
refusal-only-england = That is done in England, not there: { $area }
advice-only-england = Choose an area of England.
refusal-only-scandinavia = That is done in Scandinavia, not there: { $area }
advice-only-scandinavia = Choose one of the three areas of Scandinavia.

## Where facts come from

provenance-rulebook = From the rulebook
provenance-derived = Follows from the rulebook
provenance-reconstruction = Our reconstruction

## In the terminal

terminal-help = England is listed area by area, then Scandinavia with its raid targets, then the Drakkar. Numbers are warriors, leaders have their own names: viking-1 to viking-4, saxon-1 to saxon-4; you see the faces of your own. Write for example: take 2, resolve 2, move north kent 2, with viking-1, draw north, scout kent north, recruit 3, place warrior north, build kent, income kent coin, fyrd kent, tribute kent, plunder kent, bonus coin, reveal viking-2, pass, lose warriors, retreat drakkar, stop, done.

# The table in the browser

norse-north = North
norse-centre = Centre
norse-south = South
leader-with-face = { $leader } ({ $face })
leader-remembered = { $leader } (seen before: { $face })
half-with-bonus = { $actions }. { $bonus }
tile-owner = taken by the { $who }
count-number = { $count ->
    [one] One unit
   *[other] { $count } units
}
count-warriors = { $count ->
    [0] leaders only
    [one] one warrior
   *[other] { $count } warriors
}
area-empty = empty
area-engaged = { $count ->
    [one] one unit of each side is engaged
   *[other] { $count } units of each side are engaged
}
slot-empty = no raid target
slot-hidden = a raid target, face down
slot-known = raid target { $target }, face down
slot-open = raid target { $target }

say-deploy = { $area }: { $face }
say-take = Take { $tile }
say-resolve = Resolve { $tile }
say-bonus-recruit = Bonus: a warrior, { $area }
say-move = Move: { $from } → { $to }, { $force }
say-bonus-move = Bonus, move: { $from } → { $to }, { $force }
say-draw = Move: { $area } → a target drawn at random
say-bonus-draw = Bonus, move: { $area } → a target drawn at random
say-scout = Scout: target { $target } → { $area }
say-recruit = { $count ->
    [one] Recruit one unit ({ $price ->
        [one] one coin
       *[other] { $price } coins
    })
   *[other] Recruit { $count } units ({ $price ->
        [one] one coin
       *[other] { $price } coins
    })
}
say-plunder = Plunder { $area }
say-build = Build a burh: { $area }
say-fyrd = Fyrd: { $area }
say-tribute = Tribute: { $area }
say-battle = Battle: { $area }
say-income-coin = Income, { $area }: a coin
say-income-recruit = Income, { $area }: { $unit }
say-retreat = Retreat: { $area }
say-retreat-drakkar = Retreat to the Drakkar
say-place = { $unit } → { $area }
say-bring = Bring from { $area }: { $unit }
say-banish = To the Drakkar: { $unit }
say-slay = Slay: { $unit }
say-reveal = Reveal: { $unit }
say-with = Goes along: { $list }
say-with-none = No leader goes along
say-leave = Boards the Drakkar: { $list }
say-leave-none = No leader boards the Drakkar
say-lose = Remove { $list }, and warriors for the rest
say-lose-none = Remove warriors only

sum-course = Round { $number }. { $who }: { $phase }.
sum-round = Round { $number }. { $phase }.
sum-track = Round track: round marker on { $round }, burh marker on { $burh }. { $count ->
    [0] The markers have met.
    [one] They are one space apart.
   *[other] They are { $count } spaces apart.
}
sum-battle = Battle in { $area }: Vikings { $vikings }, Anglo-Saxons { $saxons }.
sum-coins = { $who }: { $count ->
    [one] one coin.
   *[other] { $count } coins.
}
sum-areas = { $count ->
    [one] One area of { $of }.
   *[other] { $count } areas of { $of }.
}
sum-supply = In the supply: { $warriors ->
    [one] one warrior
   *[other] { $warriors } warriors
}, { $leaders ->
    [one] one leader.
   *[other] { $leaders } leaders.
}
sum-goal-viking = Their goal: { $areas } areas, { $coins } coins, or no Anglo-Saxon left in England.
sum-burhs = { $count ->
    [one] One burh on the map, { $left } to build.
   *[other] { $count } burhs on the map, { $left } to build.
}

score-areas = Areas in England
score-units = Units in England
score-burhs = Burhs

board-title = Map of England and Scandinavia
board-both = Both sides
board-round = Round { $number }
board-winner = Winner
board-initiative = Chooses first in the next draft
board-touched = chosen
board-lit = can be chosen
board-targets = Raid targets
board-coins = { $count ->
    [one] One coin
   *[other] { $count } coins
}
board-coins-goal = { $count ->
    [one] One coin of { $goal }
   *[other] { $count } coins of { $goal }
}
board-areas = { $count ->
    [one] One area in England
   *[other] { $count } areas in England
}
board-areas-goal = { $count ->
    [one] One area of { $goal }
   *[other] { $count } areas of { $goal }
}
board-areas-word = { $count ->
    [one] area
   *[other] areas
}
board-distance = { $count ->
    [0] The markers have met
    [one] Markers: one space apart
   *[other] Markers: { $count } spaces apart
}
board-in-england = { $count ->
    [one] One unit in England
   *[other] { $count } units in England
}
board-bank = General supply: { $count }
board-supply-warriors = { $count ->
    [one] One warrior in the supply
   *[other] { $count } warriors in the supply
}
board-sources = Where this comes from
board-sources-areas = The areas and which of them are coastal: { $provenance }.
board-sources-borders = Some borders between areas: { $provenance }.
board-sources-tiles = { $who }: what their half does was filled in by us on the tiles { $list }.
board-sources-bonus = Which tile has which golden bonus: { $provenance }.
board-sources-track = Length of the round track and start of the burh marker: { $provenance }.
board-sources-leaders = What the leaders can do: { $provenance }. Their names are ours.
board-sources-victory = How the game is won: { $provenance }.

battle-strength = strength { $strength }
battle-passed = reveal nobody else
battle-losses = { $count ->
    [one] lose one unit
   *[other] lose { $count } units
}
battle-victor = Victory
battle-with-burh = with a burh
battle-without-burh = without a burh
