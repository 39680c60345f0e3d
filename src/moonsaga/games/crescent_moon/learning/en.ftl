# The rules of Crescent Moon and its first game, for those who learn them.

## Rules

rules-aim = The aim
rules-aim-text =
    Four or five rulers share one desert land, and each wants something else from it. In each year every ruler takes four actions; then the year is scored, each ruler by the lines of the own __sheet__. After { $years ->
        [4] four
       *[3] three
    } years the player who has most victory points wins.

    Points lie face down: you know your own, of the others only what they announce. All rulers begin with five.

    Talk! Weak rulers live by alliances. What you agree on binds nobody, save where the rules speak of a price or a pact.

rules-terms = Control, influence, presence
rules-terms-text =
    - __Strength.__ A unit or a fort has strength 1, a castle or the Caliph's palace 2.
    - __Control.__ You control a hex where you have strength. Only one ruler can: where two would, there is combat at once.
    - __Influence.__ You have influence where your token lies; there is never more than one token in a hex.
    - __Presence.__ You are present wherever you have anything: strength, a token, or as the Sultan a town or city. Several rulers may be present in one hex.

    __Strongholds__ are forts, castles and the palace. __Settlements__ are towns and cities, all of them the Sultan's. The palace counts as both. A hex has at most one fort or castle and at most one town or city.

rules-map = The map
rules-map-text =
    Each hex has one terrain: fertile land, wilderness, mountain, quarry or desert. One desert hex is the __sacred site__, which every sheet speaks of.

    Hexes that share an edge are neighbours, but not across a __river__: it runs along two edges of its hexes and cuts them off. Units pass it at the __crossing__, unless the river of a neighbour cuts that edge, or walk round its end; the card Boats carries them over.

    @rivers

rules-setup = Setting up
rules-setup-text =
    On a named map every ruler begins with two groups of pieces at fixed places. Then the Caliph chooses where the palace stands: a hex where the Caliph is present. The markets are filled, and the Murshid plots once before the first year.

    If you lay the map yourselves, the crossing lies in the middle and each ruler holds three tiles in secret:

    - In turn order each lays one tile, until all are laid. A tile that is no river touches as many others as possible.
    - A river tile goes on where the river ends. No other tile may block it: at both ends there is always room for one more.
    - Then each places one group and, in a second round, the other, on a hex that is empty and is neither a quarry nor the sacred site.

rules-year = The course of a year
rules-year-text =
    __Preparation.__

    - Income: you get coins for hexes you control: a town one, a city two, fertile land one, a quarry three, a token of the Sultan one. The Sultan gets the same once more for every town, city and own token on the map, no matter who controls the hex.
    - Reserves: the Warlord, the Caliph and the Nomad fill their reserves from the supply: the Warlord up to three ordinary units, the Caliph up to one for each of their castles and tokens on the map, the Nomad up to three mercenaries for each of their tokens. A ruler's units on the map and in reserve count; for the Nomad all mercenaries on the map do, no matter whose they are.
    - Upkeep, from the second year on: characters and battalions that were played come back to the hand, { $old_cards ->
        [random] two cards at random
       *[oldest] the two cards that were longest on offer
    } leave the near market, and the market is filled.

    __Actions.__ Four times round: Warlord, Murshid, Sultan, Caliph, Nomad. Each takes one action.

    __Scoring.__ Each ruler scores every line of the sheet that is fulfilled; lines of year 1 count in that year alone. Only the Warlord scores spoils at once, { $sack_points ->
        [combat-only] after each combat; sacking without one scores nothing.
       *[always] after each combat and each sacking without one.
    }

rules-actions = Actions
rules-actions-text =
    Each sheet lists the actions of its ruler, and no ruler has them all: the Warlord does not build, the Nomad neither hires nor bribes; the Warlord, the Caliph and the Nomad recruit, the Caliph and the Nomad take alms. If you want nothing, pass: that is, buy nothing.

    - __Spread influence__: put a token on a hex where you are present or next to one. If nobody else is present there, and the Murshid has no token next to it, it is simply yours. Otherwise there is a contest.
    - __Build__: up to so many buildings as the sheet says, one for each hex. A castle takes the place of your fort, a city of a town. A fort costs 2 coins, a castle 4, a town 2, a city 4; the Caliph pays 1 for a fort and 2 for a castle. On mountains and quarries each costs 1 more, in the desert 2.
    - __Move__: so often as the sheet says, any number of units from one hex to a neighbour that no other ruler controls.
    - __Assault__: move units once, into a hex that another ruler controls: combat. { $edition ->
        [cs] Or into a hex with a town or city that nobody controls, not even you: you sack it
       *[recommended] Or into a hex with a town or city that no other ruler controls: you sack it
    }, for two or four coins.
    - __Recruit__: put units from your reserves on the map where you are present and nobody else has control; the Nomad anywhere that nobody else controls.
    - __Hire__: with four rulers one mercenary for two coins or two for six. With five you have to agree on a price with the Nomad, who gives them from the reserves.
    - __Bribe__ (five rulers): the same with one or two mercenaries of the Nomad on the map. If the Nomad still has strength in that hex, there is combat; if not, the bribed units may move or assault at once.
    - __Buy cards__ and __play a card__: see below.
    - __Alms__: take one coin.

    @building

rules-units = Units and limits
rules-units-text =
    __Ordinary units__ belong to the Warlord and the Caliph. __Mercenaries__ may serve anybody; the Murshid, the Sultan and the Nomad have no others.

    At the end of an action you have at most five units in a hex, the Warlord seven; what is too much goes off the map. You hold at most eight cards.

rules-combat = Combat
rules-combat-text =
    The attacker and the defender, nobody else:

    - Both choose combat cards in secret, any number. The Murshid may do so too, with a token in the hex or next to it, and then attaches them to one side.
    - Cards are revealed and resolved: first Warfare, then Assassins, then the attacker's others, then the defender's. { $edition ->
        [pl] What a card says may be left undone, save Warfare.
       *[recommended] What a card says is done as far as possible.
    } Units that the General leads away leave the combat, { $general ->
        [bonus-stays] but a card they were on keeps what they gave.
       *[bonus-goes] and a card they were on loses what they gave.
    }
    - __More strength wins__, of pieces in the hex and cards. A tie is the attacker's, or the Murshid's choice where a Murshid token lies.
    - Each side removes units for __half__ of the other's strength, rounded down.
    - The loser's remaining units leave the map: ordinary units to the reserves, mercenaries to the supply, the Nomad's mercenaries to the Nomad's reserves.
    - If the attacker has won and still has units there, a fort or castle may be __captured__: replaced by an own one, if there is one in the supply. The palace cannot be captured. Whatever stronghold is not captured must be __sacked__: one coin for a fort, two for the palace, three for a castle. A town or city may be sacked, for two or four coins.

    @combat

rules-contest = Contests of influence
rules-contest-text =
    A contest begins where a ruler spreads influence to a hex with others present, or next to a token of the Murshid. The acting ruler is the attacker; all others who are present take part, and the Murshid also if only a token next to the hex connects them with it.

    - All choose contest cards in secret. Then each of the others takes a side: supporter of the attacker, or defender.
    - The attacker counts one for any units or strongholds of the own side, one for an own settlement, one for each supporter with a token or settlement there, and the cards.
    - The defenders count one for any units or strongholds, { $edition ->
        [pl] one if any of them has a token or settlement, and the cards.
       *[recommended] one for each of them with a token or settlement, and the cards.
    }
    - The attacker wins with __at least as much__; the Murshid decides ties where a Murshid token lies. A winning attacker puts a token there and takes away the old one.

    @contest

rules-cards = Power cards and the market
rules-cards-text =
    A card says when it can be used: in combat, in a contest, as an action, or at any time in the action phase. Events are discarded after use. Characters and battalions lie before you until the next year's upkeep. Strategies come back at once.

    To __buy__ is one action: one card each of the near market for two coins, the middle one for four and the far one for six. The price goes to the ruler the card belongs to; your own cards cost half, paid to the bank, and so are the Nomad's with four rulers. For a card of the Sultan's market you agree on a price with the Sultan before you buy; the Sultan takes one of them free.

    Afterwards the cards slide towards the near market and new ones are turned up: what nobody buys gets cheaper.

rules-rulers = The rulers
rules-rulers-text =
    - __Warlord__: no buildings, but a horde. They score at once for beaten units and sacked buildings, and hold the card Warfare, which they get back after each combat.
    - __Murshid__: influence everywhere. They meddle in the fights of others, decide ties where their token lies, and sell their help.
    - __Sultan__: towns, cities and wealth. Only the Sultan builds settlements, earns from them wherever they are, and has a market.
    - __Caliph__: order. Their forts and castles are cheaper, and the palace is theirs.
    - __Nomad__ (five rulers): lord of the mercenaries. Rulers who want some have to pay the Nomad.

rules-special = Actions of one ruler
rules-special-text =
    - __Muster__ (Warlord): in each hex with your token that nobody else controls put one unit of the supply, or two if you take the token off.
    - __Revolt__ (Warlord): take your token off a hex that another ruler controls and put two units there: combat.
    - __Plot__ (Murshid): look at seven cards of the deck and take one of your own, or two if you hold none. For each that is missing you get a coin.
    - __Pacts__ (Murshid): before a fight in or next to your hexes you and a party may agree on one to five points, which that party pays you if it wins.
    - __Conspire__ (Sultan): look at ten cards and fill your market with some of them.
    - __Relocate the palace__ (Caliph): to a hex where you are present and nobody else has control. A palace that was sacked comes back so.
    - __Desertion__ (Nomad): { $edition ->
        [pl] send mercenaries of one ruler, yourself included, in one hex home, and as many of yours join your reserves.
       *[recommended] send mercenaries of another ruler in one hex home, and as many of yours join your reserves.
    }

rules-ending = The end
rules-ending-text =
    After the last year all points are shown. Most points win; among equals most coins; then the ruler who comes first in the order Warlord, Murshid, Sultan, Caliph, Nomad.

    The two rulebooks of this game differ in a few details, and several numbers of the printed sheets are lost. { $edition ->
        [pl] These rules follow the Polish book.
        [cs] These rules follow the Czech book.
       *[recommended] These rules follow both, by the clearer one where they differ; the option "Rulebook" chooses one of them.
    } What is reconstructed is marked below and on every sheet.

## Examples

example-rivers = Warlord to act. From hex 7 the way is free to the crossing and to the quarry in the north. Across the river there is no way to hex 8, and hex 6 is the Caliph's: moving never leads into a fight.
example-building = The Sultan may turn the town on hex 11 into a city, fortify the city on hex 12, or found a town where there is none.
example-combat = Four of yours against a castle and a unit: three. Assault hex 6, and use Warfare. Or take the undefended town at the crossing.
example-contest = Caliph to act. At the crossing the Sultan is present with a town, and the Murshid's token is next to it: a contest. You have units there, and Rebellion helps where there is a town.

## Where the components are known from

sources-cards = Power cards
sources-rulers = Rulers
sources-maps = Maps

## The first game

guide-welcome =
    Welcome to the land of the crescent moon. You are the __Warlord__, first in turn. Each ruler takes four actions a year, and each scores in another way: you score for __what you beat and sack__.

    One unit of yours stands on hex 7. Your tokens on hex 7 and hex 2 are your influence there.
guide-muster =
    You need an army. __Muster__ brings units wherever your influence lies: one, or two if you take the token off.

    Choose Muster, then __hex 2__, and bring __one__ unit. The token stays.
guide-muster-other = A good action as well. But with one unit you cannot beat anybody.
guide-horde = Now __hex 7__: bring __two__, and give the token for them. Three units are an army.
guide-horde-other = That is careful. With two more units you could attack at once.
guide-others =
    Meanwhile the others have acted: the Murshid built a fort, the Caliph recruited, and the Sultan founded a __town__ at the crossing, hex 10, where nobody guards it.

    Only at the crossing, and where no river runs between two hexes, can units pass.
guide-raid =
    An __assault__ on a settlement that nobody controls needs no combat: you sack it, for coins and points.

    Choose Assault, from __hex 7__ to __hex 10__, with all __three__ units.
guide-raid-other = Towns do not stay unguarded for long.
guide-spoils =
    The town is gone; you have more coins and __points at once__. You are the only ruler who does not wait for the end of the year.

    On hex 11 the Sultan has another town, with a fort and a mercenary: strength two. You have three.
guide-assault = Choose __Assault__ again: from __hex 10__ to __hex 11__, with all __three__ units. This time there will be combat.
guide-assault-other = Three against two would have been enough, and you have a card besides.
guide-cards =
    Before the fight both sides choose cards in secret. You hold __Warfare__: half of your units go onto it, each for one more strength, and are lost afterwards. The card itself comes back.

    Commit __Warfare__, to be sure.
guide-cards-other = Without cards it is three against two. Daring, and cheaper.
guide-capture =
    Won! Each side lost units for half of the other's strength. A fort can be __captured__, but the Warlord lives on loot: __leave it__, and it is sacked for a coin and a point.
guide-capture-other = A fort of your own is worth something, too: you control the hex even without units.
guide-sack = And the town? You may __sack__ it as well. Do.
guide-sack-other = Mercy! The Sultan will remember it, perhaps.
guide-market =
    Coins buy __power cards__. The near market is the cheapest, and cards of your own colour cost half. Horse Archers are yours: touch the card in the __near market__.
guide-market-other = Also possible. Cards decide fights, so do not hoard coins for too long.
guide-enough = You could buy one more from the middle and the far market. For now it is __enough__.
guide-year =
    Four actions, and the year is over: each ruler has scored the lines of the own sheet. Touch a ruler's sheet to read them, yours first.

    A new year has begun with income, reserves and a fresh market.
guide-influence =
    What you have not seen yet: __spreading influence__. Where others are present it leads to a contest, in which everybody there takes a side. And __talk__: a price, a pact, a promise can be worth more than an army.
guide-end = You know enough to begin. Play on here as the Warlord, or set up a table and try another ruler: each is a game of its own.
