# The rules of Saga and its first game, for those who learn them.

## Rules

rules-aim = The aim
rules-aim-text =
    For three hundred years Vikings came over the sea to England. One of you leads the __Vikings__, the other the __Anglo-Saxons__, and each wins in other ways. Victory is looked at once in each round, at its end.

    The Vikings win if one of these is true:

    - they control __five areas__ of England;
    - they have __eight coins__;
    - no Anglo-Saxon unit is left in England.

    The Anglo-Saxons win if one of these is true:

    - the round marker has reached the burh marker or passed it;
    - no Viking unit is left in England.

    If both have won, the Anglo-Saxons have.

rules-map = The map
rules-map-text =
    __England__ has seven areas. Five lie on the __coast__, each with a seal; Mercia and Wessex lie __inland__. { $kent_wessex ->
        [false] Kent and Wessex are not next to each other.
       *[true] Kent and Wessex are next to each other.
    } At the end of a round the Vikings get a coin for each inland area they control.

    __Scandinavia__ has three areas, north, centre and south, each with a slot for a raid target. The __Drakkar__ is the ship on which Vikings wait for the way home.

    An area holds any number of units, but only one __burh__, the Anglo-Saxons' fortified town. You __control__ an area if you have more units there than your opponent. Burhs are no units.

    Each burh that is built pushes the burh marker one space to the right, towards the round marker. Each one that is lost pulls it back to the left.

rules-units = Units
rules-units-text =
    Each side has twelve __warriors__ and four __leaders__. A unit has strength 1, unless a leader's ability says otherwise.

    A leader's ability is known to the owner alone until it is used in a battle. One leader of each side is set aside at the start. A player who loses a leader loses that one for good; after the first such loss the leader who was set aside joins the supply.

    There are fifteen coins. Whatever is paid goes to the general supply, tribute to the opponent. A player who takes coins gets no more than the general supply still has.

rules-preparation = Preparation
rules-preparation-text =
    Almost all of this the table does for you:

    - In __Mercia__ stand an Anglo-Saxon warrior and a burh.
    - A raid target is drawn: two Viking warriors land in its area. A second one is drawn: its area gets an Anglo-Saxon warrior and a burh. Then all five targets lie beside the board.
    - In each other area of England stands one Anglo-Saxon warrior, in each area of Scandinavia one Viking warrior.
    - One leader of each side, drawn at random, is __set aside__. The other three of the Anglo-Saxons lie in their supply. Those of the Vikings start in Scandinavia, one in each area: the Vikings choose who starts where.
    - All other warriors lie in the supplies. The Anglo-Saxons have three coins, the Vikings two.
    - The track has { $track } spaces. The round marker starts on the rightmost one, the burh marker on space { $burh_start } from the left.
    - The Vikings have the __initiative__: in the first round they choose first.

rules-round = A round
rules-round-text =
    - __Choosing tiles.__ The player with the initiative takes one action tile, the other takes two, the first takes the last one.
    - __Actions.__ The player who took the tile with sword and axe resolves both own tiles, then the other player does.
    - __Battles__ in all areas where both sides stand.
    - __End of the round.__

rules-tiles = The action tiles
rules-tiles-text =
    There are four tiles, each with a half for either side. They list actions, and some a golden bonus.

    Resolve your tiles one after the other, each completely. The actions of a tile come in any order, each once, and you may leave any of them out. A bonus comes before all actions of its tile or not at all. Where two actions stand with a stroke between them you choose one.

    The player who takes the tile with the initiative icon has the initiative at onceand chooses first in the next round.

rules-moving = Moving
rules-moving-text =
    A move takes any number of your units from __one__ area to __one__ area next to it. But as many of your units as the enemy has there are __engaged__ and stay; which of them, you choose.

    Anglo-Saxons stay in England. Vikings may move within England, within Scandinavia, and from Scandinavia to England, never back.

    @engaged

    To sail, Vikings need a __raid target__ on the slot of the area they start from; it names the coast where they land. If there is none, or an open one that they do not want, they draw a new one at random { $same_target ->
        [true] (it may be the one that lay there)
       *[false] (never the one that lay there)
    }, and then at least one unit must go there.

    A target that lies face down is turned over by the sailing, and stays open for later moves. { $redraw_hidden ->
        [true] Until then Scout can replace it, or a Move by one that is drawn.
       *[false] Until then only Scout can replace it.
    }

    @sailing

rules-vikings = Actions of the Vikings
rules-vikings-text =
    - __Move__: see above.
    - __Scout__: { $scout ->
        [all] look at all targets, choose one and put it face down on any slot, also one that lies on another slot, which is empty afterwards. What lay there goes back.
       *[beside] look at the targets beside the board, choose one and put it face down on any slot. What lay there goes back.
    }
    - __Recruit__: one unit for one coin, or three for two coins; warriors or leaders, as you like. They come to Scandinavia, each where the fewest units are.
    - __Plunder__: remove burhs from areas you control, two coins for each. All your units there that are not engaged go to the Drakkar.

    Bonuses: a free warrior (never a leader) in Scandinavia, or a move.

    @plunder

rules-saxons = Actions of the Anglo-Saxons
rules-saxons-text =
    - __Move__: see above.
    - __Build__: pay a coin for a burh in an area you control that has none.
    - __Fyrd__: pay a coin for each Viking warrior whom you remove from areas with a burh, whether you stand there or not. Leaders are safe.
    - __Income__: each burh gives a coin, or for a coin one unit of your supply, a warrior or a leader, in its area.
    - __Tribute__: in one area where both sides stand, give the Vikings a coin: all of theirs there go to the Drakkar.

    Bonuses: a coin, or the move of one unit.

    @fyrd

rules-battles = Battles
rules-battles-text =
    The Vikings choose which battle comes next. In each of them:

    - __Leaders.__ Beginning with the Vikings the players reveal leaders in turn, one at a time, or pass. A player who has passed reveals no more. Leaders who stay hidden fight with strength 1. To reveal the Caller, the Helmsman or the Envoy means to use them, if they can do anything. { $late_reveal ->
        [false] A leader whom an ability brought into the battle stays hidden.
       *[true] A leader whom an ability brought into the battle may be revealed too.
    } After the battle all leaders are hidden again.
    - __Strength.__ Both add up. More wins; a tie is won by the __Anglo-Saxons__. A side that has no unit left by then has lost, and nobody else is removed.
    - __Losses.__ Each side removes one unit for every __two__ points of the enemy's strength; the owner chooses, both at the same time and unseen. Warriors go to the supply, leaders out of the game.
    - __Retreat.__ The loser leaves, all units to one area next to it. Anglo-Saxons: where no Viking is. Vikings: where neither Anglo-Saxons nor a burh are, { $free_drakkar ->
        [true] to their own units if there are any, else to an area that nobody holds; from the coast always to the Drakkar instead, if they like.
       *[false] to their own units if there are any; else to an area that nobody holds, or from the coast to the Drakkar.
    } Units that cannot retreat are removed.

    @battle

rules-leaders = The leaders
rules-leaders-text =
    Vikings:

    - __Stormer__: strength 2 where a burh is.
    - __Helmsman__: on the coast, brings one unit from Scandinavia into the battle.
    - __Berserker__: is removed together with up to two enemy units.
    - __Raider__: after a won battle may plunder the burh there.

    Anglo-Saxons:

    - __Warden__: strength 2 where a burh is.
    - __Caller__: brings one unit that is not engaged from an area next to it.
    - __Envoy__: { $envoy ->
        [warrior] puts one Viking warrior of the battle on the Drakkar, never a leader.
       *[unit] puts one Viking unit of the battle, a warrior or a leader, on the Drakkar.
    }
    - __Champion__: strength 3 where no burh is.

rules-ending = The end of a round
rules-ending-text =
    First the game is checked for a winner. Then the round marker moves one space to the left, the Vikings get their coins for inland areas, and their units on the Drakkar come home, each to the area of Scandinavia with the fewest.

    Mind the Drakkar: units on it are not in England.

## Examples

example-engaged = Anglo-Saxons to act. Four stand in Essex against two: two of them are engaged, two may go to Kent. Or pay tribute, and the Vikings leave.
example-sailing = Vikings to act. From the centre the way leads to Kent. In the north there is no target: draw one, or scout one for later.
example-plunder = Northumbria and Essex are yours: two coins for each burh. In Mercia the Anglo-Saxons have more.
example-fyrd = Fyrd needs a burh and a coin, nobody on the spot. In Wessex there is no burh. Income: a coin or a unit from each burh.
example-battle = Two battles. In Essex your leader, the Stormer, would have strength 2, because a burh is there: reveal this leader. Northumbria would be a tie.

## Where the components are known from

sources-areas = Areas
sources-leaders = Leaders
sources-tiles-standard = Action tiles

## The first game

guide-welcome =
    Welcome to England. You lead the __Vikings__, in grey. Two of your warriors have landed in Kent; more wait in Scandinavia.

    You win with eight coins, five areas, or an England without Anglo-Saxons. Time is against you: when the two markers on the track meet, they win.
guide-take = Each round begins with choosing tiles. You take one, your opponent two, and the last is yours. Tile __2__ lets you move and plunder, and its sword and axe mean that you act first. Take it.
guide-take-other = Every tile is good for something. With tile 2 you would act first and plunder.
guide-resolve = You have the tiles 2 and 4 now. Begin with tile __2__.
guide-bonus = The golden sign is a bonus: a free warrior. It comes before the other actions. Put it into the __north__ of Scandinavia.
guide-bonus-other = A bonus is free, but it must come first. After any other action it is gone.
guide-march = In Essex, next to Kent, stands a __burh__ with a single defender. Move __both__ warriors from Kent to Essex.
guide-march-other = Two against one would control Essex and its burh.
guide-plunder = Two against one: you control Essex. __Plunder__ its burh: two coins for you, and the burh marker goes one space back.
guide-plunder-other = Coins are the shortest way to victory, and every burh that falls buys you time.
guide-drakkar =
    Four coins already. After plundering, units that are not engaged go to the __Drakkar__ and sail home at the end of the round. One warrior is engaged by the defender and stays.

    Now your other tile: moving and recruiting.
guide-sail = To sail from Scandinavia you need a raid target. In the north there is none: choose the move and touch the __slot in the north__ to draw one at random.
guide-land = Sussex! Now a unit has to go. Take __both__ warriors along.
guide-land-other = The more, the better: there will be a battle.
guide-leader = And your leader? Let it __go with them__. Your opponent does not know what your leader can do.
guide-recruit = For coins you get new units: three for two coins, or one for one. Coins are victory, so recruit only __one__.
guide-place = New units come where the fewest are: to the __north__.
guide-battle =
    The Anglo-Saxons have acted: one more of them stands in Sussex. Where both sides stand there is a __battle__, and you choose the order.

    Begin with __Sussex__.
guide-reveal = You may reveal a leader to use its ability. Yours, the Stormer, is stronger only beside a burh, and there is none. __Pass__: it fights with strength 1, and stays a secret.
guide-reveal-other = That does no harm, but now your opponent knows your leader.
guide-losses = Three against two: you win. Each side loses one unit for every two points of the enemy, so you lose one. Give a __warrior__: a leader would be lost for good.
guide-losses-other = A leader who is lost does not come back.
guide-retreat = Essex was a tie, and a tie is the Anglo-Saxons'. Nobody dies, but you must __retreat__. Kent is empty: go there, and you still hold two areas.
guide-retreat-other = Your leader will come home, but in Kent it would have held a second area for you.
guide-home = The round is over, nobody has won. The warrior on the Drakkar comes __home__.
guide-end =
    That was a round. The round marker has moved one space to the left, and a new one begins with choosing tiles.

    Three coins, two areas, and a Saxon purse that grows: play on, or try the other side.
