# The rules of Ekö and its first game, for those who learn them.

## Rules

rules-aim = The aim
rules-aim-text =
    The old Emperor is dead, and the heirs fight over the desert that was the Emperor's realm. You lead one of these armies: round discs that stand alone or in stacks, with your own Emperor among them.

    You win at once in one of two ways:

    - you have __twelve points or more__ and a building of yours stands in __at least one capital__;
    - you are the __only one__ who still has discs on the board.

    A camp is worth one point, a tower two, a castle three, and each enemy Emperor you hold prisoner three.

rules-box = The board and the pieces
rules-box-text =
    The board is laid out of large tiles: seven for two players, ten for three, thirteen for four. Each hexagon on it is either a __space__, drawn as a circle, or __terrain__. Stacks stand on spaces and nowhere else; buildings stand on terrain and nowhere else.

    What terrain carries:

    - __sinkhole__: nothing at all;
    - __stone desert__: a camp;
    - __gorge__ and __capital__: a camp, which may become a tower;
    - __mountain__: a camp, which may become a tower, which may become a castle.

    Each player has sixteen discs, one of them the Emperor, and five camps, three towers and one castle. What is used up cannot be built until it comes back.

    A __stack__ is one disc or several of one colour, never more than __four__. Discs that leave the board lie in your __reserve__ beside it and can come back.

rules-setup = Setting up
rules-setup-text =
    The table does this for you. { $board ->
        [reference] The tiles lie as on the board of the rulebook.
       *[random] The tiles are shuffled, turned and laid out { $layout ->
            [star] as a star
           *[rows] in rows
        } so that all spaces hang together.
    } Then all discs of all players, the Emperors among them, are shuffled, and one is put on each space, until every space is taken.

    { $colours ->
        [fixed] The first player is drawn; each seat has its own colour.
       *[drawn] Colours and the first player are drawn.
    } Before the game each player in turn may let the Emperor trade places with another disc of the same colour.

rules-turn = Your turn
rules-turn-text =
    Players take turns clockwise. A turn has two parts, and you may skip neither if you can do something:

    - __Action__: either move one stack or put up one building. Once a turn you may pay for a second action, the forced march.
    - __Reinforcement__: bring discs from your reserve back onto the board.

    A player who has no possible action goes on to the reinforcement.

rules-moving = Moving
rules-moving-text =
    A move takes one whole stack, as far as you like and round as many corners as you like, over __empty spaces__. Other stacks, yours and theirs, and all terrain are in its way. A stack is never split, and moving back to where it stood is no move.

    It may end in three ways:

    - on an __empty space__;
    - on __another stack of yours__, which it joins, if the two together have no more than four discs;
    - on an __enemy stack with fewer discs__, which it destroys to take its place. The beaten discs go back to their owner's reserve.

    @moving

    __Kamikaze.__ Four discs are the strongest stack, but a single disc may attack exactly four. All five then go to the reserves of their owners, and the space is empty.

    @kamikaze

rules-building = Building
rules-building-text =
    You pay for a building with discs of __one stack of yours that touches the site__. They go to your reserve, and may come back in the same turn.

    - A __camp__ costs one disc. The first building on an empty site is always a camp.
    - A __tower__ costs two discs and takes the place of your camp.
    - A __castle__ costs three discs and takes the place of your tower.

    Each step is one action of its own, and terrain sets the limit.

    @building

    You may also __replace an enemy building__, by one of the same kind or of the next, for __one disc more__ than usual, again all from one stack. The old building goes back to its owner.

    @replacing

rules-emperor = The Emperor
rules-emperor-text =
    The Emperor always lies on top of its stack and counts as one disc. Three things set it apart.

    - Its stack may attack a stack of __the same height__, even one with an Emperor. So a lone Emperor beats a single disc.
    - If its stack is beaten, it becomes a __prisoner__ of the attacker, worth three points. The other discs go to the reserve as usual.
    - A prisoner comes home only by __exchange__. Capture any enemy Emperor while yours is held, and you must give it at once for your own, which goes to your reserve. Its holder cannot refuse, and the exchange is no action. { $exchange_chain ->
        [true] A player who receives an Emperor so, and has an Emperor of their own in prison, must exchange in turn.
       *[false] A player who receives an Emperor so exchanges nothing further.
    }

    @emperor

    You may spend the Emperor on a building like any other disc, and you choose which discs you spend. It never pays for a forced march. A lone Emperor can be a Kamikaze: then it goes to your own reserve.

rules-march = The forced march
rules-march-text =
    After your action, before the reinforcement, you may once a turn give __three discs of your reserve__, none of them the Emperor, out of the game for good. For them you take one more action, a move or a building.

rules-reinforcing = Reinforcement
rules-reinforcing-text =
    If your reserve is empty, this part is skipped. Else you must bring back __at least one__ disc, if you can:

    - all discs go onto __one stack__ of yours that is on the board, never onto an empty space;
    - that stack has at most four discs afterwards, so you add one to three;
    - the stack touches __no enemy building__, whatever else it touches.

    @reinforcing

    If your Emperor lies in the reserve, it comes first; others may follow it onto the same stack. If every stack with room touches an enemy building, it alone may join one of them, and must.

rules-ending = The end of the game
rules-ending-text =
    The game ends the moment a player has twelve points and a capital, or nobody else has discs on the board. A player who has no disc left on the board is out at once, even by paying for a building with the last one; the buildings stay and can be replaced.

    Two rare cases: if the last two stacks on the board destroy each other, __everybody loses__{ $last_capture ->
        [points-first] , unless the attacker has twelve points with a capital by it: then the attacker wins.
       *[everybody-loses] , even if it would have made twelve points with a capital.
    } If you give your last disc as a Kamikaze, and capture the Emperor who makes it twelve points with a capital, while one opponent still stands, __both of you win__. { $last_builder ->
        [alone] If you build the twelfth point with your last disc, you win alone.
       *[shared] The same holds if you build the twelfth point with your last disc.
    }

    { $no_progress ->
        [0] A game in which nothing happens is not stopped here.
        [1] A game ends after a turn without an attack, a building or a change of points. { $repetition ->
            [false] Whatever is taken or built counts, even if positions come again.
           *[true] A turn that ends in a position in which one of the last 32 turns ended counts as such a turn too, whatever was taken or built.
        }
       *[other] A game ends after { $no_progress } turns without an attack, a building or a change of points. { $repetition ->
            [false] Whatever is taken or built counts, even if positions come again.
           *[true] A turn that ends in a position in which one of the last 32 turns ended counts as such a turn too, whatever was taken or built.
        }
    } { $turn_limit ->
        [0] The number of turns is not limited.
        [1] At the latest a game ends after one turn.
       *[other] At the latest a game ends after { $turn_limit } turns.
    } You can choose other numbers when you set up a table.

    If a game is stopped so, most points win, among equals those who hold a capital; if that decides nothing, they share the win. A player who is out does not win.

rules-variants = Variants
rules-variants-text =
    Small tiles make the game richer. Choose them when you set up the table.

    - __Labyrinth of Storms.__ Storm spaces get no discs at the start. A stack that enters or crosses a zone of storms, or __starts its move in one__, loses one disc of your choice, once a turn for each zone, before it attacks. So a single disc can neither enter nor leave a storm; there it can only pay for a building. A stack in a storm gets no reinforcement.

    @storm

    - __Portals.__ From a space beside one portal a stack steps to any space beside the other and may go on. It never stops on a portal, and sinkholes close its back.
    - __Pyramids.__ Each is worth two points to the player who has { $majority ->
        [more-than-half] stacks on at least two of the three storm spaces round it.
       *[most] more stacks than anybody else on the three storm spaces round it; one may be enough. A tie gives nobody points.
    }
    - __Lighthouse.__ The player who has { $majority ->
        [more-than-half] stacks on at least two of the three spaces round it
       *[most] more stacks than anybody else on the three spaces round it, be it only one,
    } ignores storms.
    - __Temple of Wind.__ It carries a camp. Its owner may spread the reinforcement over several stacks, in any order, each of them once{ $wind_limit ->
        [three] , with three discs at most for all of them together.
       *[none] , with no limit for all of them together.
    }
    - __Temple of the Moon.__ It carries a camp. { $moon_times ->
        [any] As often as can be paid for
       *[once] Once a turn
    }, { $moon_use ->
        [also] besides the usual reinforcement
       *[instead] instead of the usual reinforcement
    }, its owner may give two discs of the reserve out of the game, __never the Emperor__, to put one disc anywhere: on an empty space or an own stack with room, in a storm, beside an enemy building. If the Emperor waits in the reserve, it is that disc.
    - __Temple of Sand.__ It carries a camp. Once a turn before the action its owner may give two discs of the reserve out of the game, __never the Emperor__, to send one enemy disc, not an Emperor, to its owner's reserve.

## Examples

example-moving = Light Blue to move. The stack of two on b4 may take the single disc on a4, join d2 or walk far, but it cannot take two discs or three.
example-kamikaze = Your single disc on b2 may bring down the four on b4. Against one disc or two it can do nothing.
example-building = The stack of three may put up a camp on the desert, in the gorge or on the mountain. A tower or a castle comes later.
example-replacing = Two discs replace the enemy camp on a2. Two make your camp on a3 a tower. Three replace the enemy tower on b3; a castle there would cost four.
example-emperor = Two discs with your Emperor beat two with theirs, and their Emperor is your prisoner. Three are too many.
example-reinforcing = Only c2 may be reinforced: a2 and b2 touch the enemy camp in the gorge.
example-storm = The way to a4 leads through the storm: one disc is lost first. You choose whether it is the Emperor.

## Where the pieces are known from

sources-large = Large tiles
sources-small = Small tiles
sources-buildings = Buildings
sources-terrain = Terrain

## The first game

guide-welcome =
    Welcome to Ekö. You are __Light Blue__, your opponent is Navy. Every space holds one disc; the discs with a crown are the Emperors, yours on d3, theirs on e4.

    You want twelve points and a capital, or the board for yourself. Let us see how.
guide-swap = Before the game you may let your Emperor trade places with another disc of yours. On d3 it stands well, close to the enemy's: __keep__ it there.
guide-gather =
    Every turn begins with one action: a move or a building. One disc cannot beat one disc, so let two stand together.

    Touch the disc on __d5__, then __d4__ beside it.
guide-gather-other = Two discs beside the enemy Emperor could take it next turn. That was the plan.
guide-capture =
    Two beat one. Touch your stack on __d4__, then the enemy Emperor on __e4__.
guide-capture-other = The enemy Emperor stands there for the taking, and may not for long.
guide-prisoner =
    Their Emperor is your prisoner: __three points__, as long as you hold it. You see it beside the board. They get it back only if they capture yours.

    Now for points that stand on the ground.
guide-camp =
    Stacks stand on spaces, buildings on terrain. A gorge, f4, lies beside your stack on e4. A __camp__ costs one disc of a stack that touches it.

    Touch the stack on __e4__, then the gorge __f4__, and choose the camp.
guide-camp-other = A camp is worth a point and costs you nothing for long: the disc can come back at once.
guide-reinforce =
    The disc you paid lies in your reserve. The second part of every turn brings discs back, all onto __one stack__ that touches no enemy building.

    Put it back onto __e4__.
guide-reinforce-other = On e4 the disc guards the camp, and helps to pay for what you build there next.
guide-why =
    You need not know all rules by heart. What glows may be touched. Touch something that does not, the enemy stack on e7 for example, and the table tells you __which rule__ forbids it. Try it now, if you like.
guide-join =
    A tower costs two discs. To keep a guard on e4 afterwards you need three there. Let the disc on __e3__ join __e4__.
guide-join-other = With two discs on e4 the tower would take the whole stack.
guide-tower =
    Now turn the camp into a __tower__: touch __e4__, then __f4__. It is worth two points and takes the camp's place.
guide-back =
    Two discs lie in your reserve. Bring __both__ back onto __e4__: a stack never has more than four.
guide-capital =
    Three points for the Emperor and two for the tower make five. On g6 lies the __capital__: without a building there twelve points do not win.

    With three discs in your reserve you may buy a second action, the __forced march__; those discs never return.
guide-end =
    That is all you need. Play on from here as long as you like, or set up a game of your own. The rules are at hand at every table.
