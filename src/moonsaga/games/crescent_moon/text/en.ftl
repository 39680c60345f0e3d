# Crescent Moon: every word that a player reads. Arguments that are keys of this file arrive translated; $side, $how and $deal only choose
# a variant.
title = Crescent Moon
description = Four or five rulers share one land and hardly anything else: the Warlord plunders, the Murshid whispers, the Sultan builds, the Caliph governs, and the Nomad sells swords to all of them. Spread influence, build, march, bargain and bribe; after three or four years the ruler with most victory points wins.
edition-recommended = Recommended reading of both rulebooks
edition-pl = Polish rulebook
edition-cs = Czech rulebook

## Rulers, tiles, pieces

ruler-warlord = Warlord
ruler-murshid = Murshid
ruler-sultan = Sultan
ruler-caliph = Caliph
ruler-nomad = Nomad
warlord = { ruler-warlord }
murshid = { ruler-murshid }
sultan = { ruler-sultan }
caliph = { ruler-caliph }
nomad = { ruler-nomad }
tile-crossing = River crossing
tile-river = River
tile-fields = Fields
tile-wilderness = Wilderness
tile-mountain = Mountain
tile-quarry = Quarry
tile-desert = Desert
tile-sacred-site = Sacred site
terrain-fertile = Fertile land
terrain-wilderness = Wilderness
terrain-mountain = Mountain
terrain-quarry = Quarry
terrain-desert = Desert
building-fort = Fort
building-castle = Castle
building-town = Town
building-city = City
building-palace = Palace
unit-ordinary = ordinary unit
unit-mercenary = mercenary
thing-hex = Hex
thing-cell = Place
thing-rotation = Rotation
thing-tile = Tile
thing-group = Starting group
thing-number = Number
thing-market = Market
thing-ruler = Ruler
thing-card = Card
thing-unit = Unit
thing-building = Building
thing-coin = Coins
thing-point = Victory points
thing-influence = Influence
thing-reserves = Reserves
thing-supply = Supply
thing-deck = Deck
thing-discards = Discard pile
thing-control = Control
thing-presence = Presence
market-far-1 = Far market 1
market-far-2 = Far market 2
market-far-3 = Far market 3
market-middle-1 = Middle market 1
market-middle-2 = Middle market 2
market-middle-3 = Middle market 3
market-near-1 = Near market 1
market-near-2 = Near market 2
market-near-3 = Near market 3
market-sultan-1 = Sultan's market 1
market-sultan-2 = Sultan's market 2
market-sultan-3 = Sultan's market 3
group-1 = First group
group-2 = Second group
type-event = Event
type-character = Character
type-battalion = Battalion
type-strategy = Strategy
provenance-rulebook = Printed in a rulebook
provenance-derived = Computed from an example of the rulebooks
provenance-found = Found in another source
provenance-reconstruction = Our own, where the original is lost

## Maps and options

map-divided-land = Divided Land
map-spring-melt = Spring Melt
map-fertile-valley = Fertile Valley
map-open-plains = Open Plains
map-meeting-place = Meeting Place
map-variable = Laid by the players
option-seats = Rulers
option-seats-help = With four rulers the Nomad is absent.
option-years = Years
option-years-help = Three years are the usual length, four a long game.
option-edition = Rulebook
option-edition-help = Where the Polish and the Czech book differ: which of them decides.
option-edition-recommended = { edition-recommended }
option-edition-pl = { edition-pl }
option-edition-cs = { edition-cs }
option-map = Map
option-map-help = One of five maps, the one that you lay yourselves, or the code of a map of your own.
option-old_cards = Old cards
option-old_cards-help = Which two cards leave the near market each year.
option-old_cards-oldest = The two longest on offer
option-old_cards-random = Two at random
option-sack_points = Points for sacking
option-sack_points-help = Does the Warlord score for a settlement sacked without a combat?
option-sack_points-always = Always
option-sack_points-combat-only = Only after a combat
option-general = Units that the General leads away
option-general-help = They leave the combat. Does a card that they were on lose what they gave?
option-general-bonus-goes = The bonus goes with them
option-general-bonus-stays = The bonus stays

## Actions and buttons

action-lay = Lay a tile
action-lay-river = Lay a river
action-group = Place a starting group
action-influence = Spread influence
action-build = Build
action-recruit = Recruit
action-hire = Hire mercenaries
action-bribe = Bribe mercenaries
action-move = Move
action-assault = Assault
action-ask = Ask the Sultan for a card
action-buy = Buy a card
action-fetch = Take a card of your market
action-muster = Muster
action-revolt = Revolt
action-palace = Relocate the palace
action-desertion = Desertion
action-play = Play a card
action-plot = Plot
action-conspire = Conspire
action-alms = Alms
action-pass = Pass
action-done = Done
action-skip = Leave it
action-price = Name a price
action-accept = Accept
action-refuse = Refuse
action-pact = Offer a pact
action-boats = Play Boats
action-informants = Play Informants
action-commit = Choose cards
action-choose = Take this card
action-discard = Discard a card
action-side = Take a side
action-award = Decide the tie
action-kill = Strike a character
action-resolve = Resolve a card
action-assign = Assign units
action-lose = Lose units
action-capture = Capture
action-sack = Sack
action-hex = Choose a hex
action-mercenary = Choose a mercenary
action-unit = Choose a unit
action-ruler = Choose a ruler
action-shed = Remove a unit
action-that = That
button-done = Done
button-skip = Leave it
button-accept = Accept
button-refuse = Refuse
button-capture = Capture
button-sack = Sack
button-commit = Choose these
button-attacker = Attacker
button-defender = Defender

## Phases

phase-deal-tiles = Dealing tiles
phase-lay = Laying the map
phase-groups = Starting groups
phase-set-palace = The palace
phase-fill-markets = Filling the markets
phase-look = Looking at cards
phase-plot = Plot
phase-conspire = Conspire
phase-scholars = Scholars
phase-prepare = Preparation
phase-old-cards = Old cards go
phase-refill = Filling the market
phase-act = Action
phase-end-action = End of the action
phase-score = Scoring
phase-build = Building
phase-move = Moving
phase-recruit = Recruiting
phase-place-hired = Placing hired units
phase-muster = Mustering
phase-buy = Buying cards
phase-follow-up = One step with the bribed units
phase-march-on = Assault after the march
phase-card-target = What the card strikes
phase-name-price = Naming a price
phase-answer-price = Answer to an offer
phase-answer-counter = Answer to a counter-offer
phase-open-fight = A fight begins
phase-window = Anytime cards
phase-pact-murshid = The Murshid may offer a pact
phase-pact-party = A pact with the Murshid
phase-pact-answer = Answer to the pact
phase-pact-counter = Answer to the counter-offer
phase-commit = Choosing cards
phase-meddle = The Murshid takes a side
phase-declare = Declaring sides
phase-reveal = Reveal
phase-warfare = Warfare
phase-assassins = Assassins
phase-resolve = Resolving cards
phase-assign = Assigning units
phase-sheikh = Sheikh
phase-destroyer = Destroyer
phase-general = General
phase-second-half = The card's second effect
phase-corrupt = Corruption
phase-judge = Determining the winner
phase-tie = A tie
phase-decided = The winner is known
phase-attacker-losses = The attacker's casualties
phase-defender-losses = The defender's casualties
phase-retreat = Retreat
phase-capture = Capturing
phase-sack = Sacking
phase-over = The game is over
ending-points = Decided by victory points
ending-coins = A tie in points, decided by coins
ending-order = A tie in points and coins, decided by turn order

## Rules

rule-variable-set-up = Variable set-up
rule-influence = Influence
rule-build = Build X
rule-recruit = Recruit X
rule-hire = Hire
rule-bribe = Bribe
rule-move = Move X
rule-assault = Assault
rule-buy = Buy power cards
rule-muster = Muster
rule-revolt = Revolt
rule-palace = Relocate palace
rule-desertion = Desertion
rule-play = Play a power card
rule-negotiating = Negotiating
rule-pact = Murshid's pacts
rule-anytime = Anytime
rule-hand-limit = Hand limit
rule-unit-limit = Unit limit
rule-cards = Power cards
rule-combat = Combat
rule-contest = Contest of influence
rule-plot = Plot and Conspire
rule-actions = Actions

## Power cards

card-warfare = Warfare
card-warfare-text = Combat: assign half of your units in the active hex, rounded down; +1 strength for each. They return to your supply once the winner is known. Must be carried out in full.
card-assassins = Assassins
card-assassins-text = Combat or contest: choose a character that anybody has played; it is discarded without effect.
card-rebellion = Rebellion
card-rebellion-text = Combat or contest: +1 in a hex with a town, +2 with a city.
card-imam = Imam
card-imam-text = Contest: +2 influence.
card-corruption = Corruption
card-corruption-text = Combat: your opponent has -1 strength. Contest: another ruler has -1 influence. In the end that ruler takes this card.
card-informants = Informants
card-informants-text = Anytime: look at the hand of one ruler. In a combat or contest only before cards are chosen.
card-dervish = Dervish
card-dervish-text = Contest: +1 influence, +2 in the desert or at the sacred site.
card-truce = Truce
card-truce-text = Combat: nothing is sacked afterwards. Strongholds may be captured; the others are removed.
card-sabotage = Sabotage
card-sabotage-text = Action: where you have influence, remove another ruler's fort or turn their castle into a fort.
card-scholars = Scholars
card-scholars-text = Action: draw two cards, keep one, put the other under the deck.
card-coercion = Coercion
card-coercion-text = Contest: +2 influence.
card-destroyer = Destroyer
card-destroyer-text = Combat: one of your units from an adjacent hex and one ordinary unit from your reserves join the combat.
card-siege-engines = Siege Engines
card-siege-engines-text = Attacker: assign one unit; the fort or castle counts nothing. Defender with a fort or castle: +1 strength.
card-infantry = Infantry
card-infantry-text = Combat: assign up to two units; you lose one unit fewer for each.
card-forced-march = Forced March
card-forced-march-text = Action: move once, then assault with the units that moved.
card-horse-archers = Horse Archers
card-horse-archers-text = Attacker: assign one mercenary; the defender's units count one less.
card-burning-fields = Burning Fields
card-burning-fields-text = Action: remove a town in or next to a hex you control.
card-guard = Guard
card-guard-text = Combat: +1 strength as a defender. Assign one unit: +1.
card-general = General
card-general-text = Combat: +1 strength. Up to two of your units may leave the combat for adjacent hexes.
card-boats = Boats
card-boats-text = Anytime: rivers are no obstacle during this action.
card-vizier = Vizier
card-vizier-text = Contest: +1 influence, +2 in a hex you control.
card-tax-collectors = Tax Collectors
card-tax-collectors-text = Action: one coin for each fertile hex you control.
card-mamluks = Mamluks
card-mamluks-text = Combat: assign up to two ordinary units: +1 for each.
card-architect = Architect
card-architect-text = Action: build once, for two coins less.
card-bodyguard = Bodyguard
card-bodyguard-text = Combat or contest: Assassins discard none of your side's cards.
card-sheikh = Sheikh
card-sheikh-text = Combat: remove a mercenary of any ruler from the active or an adjacent hex; one of yours joins the combat.
card-raiders = Raiders
card-raiders-text = Combat: assign up to three units; you lose one unit fewer for each.
card-camel-riders = Camel Riders
card-camel-riders-text = Combat: +1 strength in the desert. Assign one unit: +1.
card-caravan = Caravan
card-caravan-text = Action: one coin, and one more for each two mercenaries on the map.
card-mercenary-captain = Mercenary Captain
card-mercenary-captain-text = Action: where you have presence, replace another ruler's mercenary by one of yours. If they still have strength there, you attack them.
card-scouts = Scouts
card-scouts-text = Combat: +1 strength on a mountain or in the wilderness. Assign one mercenary: +1.

## Events

event-tile-dealt = { $who } is dealt a tile: { $tile }.
event-tile-dealt-hidden = { $who } is dealt a tile.
event-laid = { $who } lays { $hex }: { $tile }.
event-group = { $who } starts at { $hex }.
event-palace = The palace stands at { $hex }. ({ $who })
event-market = { $card } comes onto the market.
event-sultans-market = { $card } comes onto the Sultan's market.
event-looked = { $who } looks at a card: { $card }.
event-looked-hidden = { $who } looks at a card.
event-took = { $who } takes { $card }.
event-took-hidden = { $who } takes a card in secret.
event-plot-paid = { $who } finds too little and gets { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }.
event-to-bottom = { $who } puts { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } under the deck.
event-to-top = { $who } puts { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } back on the deck.
event-year = Year { $count } begins.
event-income = { $who } has an income of { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }.
event-reserves = { $who } adds { $count ->
         [one] { $count } unit
        *[other] { $count } units
    } to the reserves.
event-cards-back = { $card } returns to the hand of the { $who }.
event-old-card = { $card } leaves the market.
event-turn = { $who }: action { $count }.
event-passed = { $who } passes.
event-influence = { $who } has influence at { $hex }.
event-spreading = { $who } wants to place influence at { $hex }.
event-challenge = { $who } challenges for influence at { $hex }.
event-built = { $who } builds at { $hex }: { $building }, for { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }.
event-moved = { $who } moves from { $hex } to { $to }: { $ordinary ->
         [0] { $mercenary ->
             [0] no units
            *[other] {""}
        }
         [one] { $ordinary } ordinary unit
        *[other] { $ordinary } ordinary units
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } mercenary
        *[other] { $mercenary } mercenaries
    }.
event-assaulted = { $who } assaults { $to } from { $hex }: { $ordinary ->
         [0] { $mercenary ->
             [0] no units
            *[other] {""}
        }
         [one] { $ordinary } ordinary unit
        *[other] { $ordinary } ordinary units
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } mercenary
        *[other] { $mercenary } mercenaries
    }.
event-recruited = { $who } recruits { $count ->
         [one] { $count } unit
        *[other] { $count } units
    } at { $hex }.
event-hired = { $who } hires { $count ->
         [one] { $count } mercenary
        *[other] { $count } mercenaries
    }.
event-placed = { $who } places { $count ->
         [one] { $count } mercenary
        *[other] { $count } mercenaries
    } at { $hex }.
event-bribed = { $who } bribes { $count ->
         [one] { $count } mercenary
        *[other] { $count } mercenaries
    } of the Nomad at { $hex }.
event-mustered = { $who } musters { $count ->
         [one] { $count } unit
        *[other] { $count } units
    } at { $hex }.
event-revolted = { $who } stirs a revolt at { $hex }: { $count ->
         [one] { $count } unit
        *[other] { $count } units
    }.
event-deserted = { $who } loses { $count ->
         [one] { $count } mercenary
        *[other] { $count } mercenaries
    } at { $hex } by desertion.
event-alms = { $who } collects alms: { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }.
event-bought = { $who } buys { $card } for { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }.
event-fetched = { $who } takes { $card } from the Sultan's market.
event-sold = { $who } gets { $card } from the Sultan.
event-offered = { $deal ->
        [card] { $who } offers the Sultan { $price ->
                 [one] { $price } coin
                *[other] { $price } coins
            } for { $card }.
        [hire] { $who } offers the Nomad { $price ->
                 [one] { $price } coin
                *[other] { $price } coins
            } to hire { $count ->
                 [one] { $count } mercenary
                *[other] { $count } mercenaries
            }.
       *[bribe] { $who } offers the Nomad { $price ->
                 [one] { $price } coin
                *[other] { $price } coins
            } to bribe { $count ->
                 [one] { $count } mercenary
                *[other] { $count } mercenaries
            } at { $hex }.
    }
event-countered = { $who } asks for { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    } instead.
event-agreed = { $who } agrees: { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }.
event-refused = { $who } refuses.
event-played = { $who } plays { $card }.
event-boats = { $who } plays { $card }: rivers are no obstacle now.
event-boats-kept = { $who } shows { $card } and keeps the card: boats are on the water already.
event-informants = { $who } plays { $card } and looks at a hand: { $whom }.
event-combat = { $who } attacks at { $hex }: { $whom }.
event-committed = { $who } has chosen.
event-meddled = { $side ->
        [attacker] { $who } meddles for the attacker.
       *[defender] { $who } meddles for the defender.
    }
event-declared = { $side ->
        [attacker] { $who } supports the attacker.
       *[defender] { $who } defends.
    }
event-revealed = { $who } reveals { $card }.
event-warfare = { $who } sends { $count ->
         [one] { $count } unit
        *[other] { $count } units
    } to Warfare.
event-killed = { $who }: Assassins discard { $card } of the { $whom }.
event-resolved = { $who } resolves { $card }; cards now give { $count }.
event-assigned = { $who } assigns to { $card }: { $ordinary ->
         [0] { $mercenary ->
             [0] no units
            *[other] {""}
        }
         [one] { $ordinary } ordinary unit
        *[other] { $ordinary } ordinary units
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } mercenary
        *[other] { $mercenary } mercenaries
    }.
event-mercenary-lost = { $who } loses a mercenary at { $hex }.
event-mercenary-joined = { $who } gets a mercenary at { $hex }.
event-unit-joined = { $who } brings a unit from { $hex }: { $unit }.
event-reserve-joined = { $who } brings a unit from the reserves to { $hex }.
event-unit-left = { $who } leaves for { $hex }: { $unit }.
event-corrupted = { $who } aims { $card } at the { $whom }.
event-strength = { $who } attacks with { $attack } against { $defence }.
event-tie-broken = { $side ->
        [attacker] { $who } decides the tie for the attacker.
       *[defender] { $who } decides the tie for the defender.
    }
event-won = { $who } wins the combat.
event-casualties = { $who } loses { $ordinary ->
         [0] { $mercenary ->
             [0] no units
            *[other] {""}
        }
         [one] { $ordinary } ordinary unit
        *[other] { $ordinary } ordinary units
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } mercenary
        *[other] { $mercenary } mercenaries
    }.
event-retreated = { $who } retreats: { $ordinary ->
         [0] { $mercenary ->
             [0] no units
            *[other] {""}
        }
         [one] { $ordinary } ordinary unit
        *[other] { $ordinary } ordinary units
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } mercenary
        *[other] { $mercenary } mercenaries
    }.
event-captured = { $who } captures at { $hex }: { $building }.
event-sacked = { $who } sacks at { $hex }: { $building }, for { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }.
event-removed = { $who } removes at { $hex }: { $building }.
event-settlement-sacked = { $who } sacks at { $hex }: { $building }, for { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }.
event-spoils = { $who } scores { $count ->
         [one] { $count } point
        *[other] { $count } points
    } at once.
event-contest-strength = { $who } has influence { $attack } against { $defence }.
event-contest-won = { $who } wins the contest at { $hex }.
event-contest-lost = { $who } loses the contest at { $hex }.
event-pact-offered = { $who } offers a pact to the { $whom }: { $count ->
         [one] { $count } point
        *[other] { $count } points
    } on victory.
event-pact-agreed = The pact holds: the { $who } pays the Murshid { $count ->
         [one] { $count } point
        *[other] { $count } points
    } on victory.
event-pact-refused = { $who } refuses the pact.
event-pact-paid = { $who } pays the Murshid { $count ->
         [one] { $count } point
        *[other] { $count } points
    }.
event-discarded = { $who } discards { $card }.
event-shed = { $who } removes a surplus unit at { $hex }: { $unit }.
event-shuffled = The discards are shuffled into a new deck.
event-scored = { $who } scores { $count ->
         [one] { $count } point
        *[other] { $count } points
    }.
event-ended = { $how ->
        [points] { $who } wins with { $count ->
                 [one] { $count } point
                *[other] { $count } points
            }.
        [coins] { $who } wins with { $count ->
                 [one] { $count } point
                *[other] { $count } points
            } and more coins.
       *[order] { $who } wins with { $count ->
                 [one] { $count } point
                *[other] { $count } points
            }, earlier in turn order.
    }
event-replaced = { $who } replaces a mercenary at { $hex }: { $whom }.
event-took-coins = { $who } takes { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }.
event-burned = { $who } burns the town at { $hex }.
event-sabotaged = { $who } sabotages the walls at { $hex }: { $whom }.
event-kept = { $who } keeps { $card }.
event-kept-hidden = { $who } keeps a card.
event-to-hand = { $who } takes { $card } into the hand.
event-spent = { $card } is spent for this year. ({ $who })

## Refusals: why not, and what instead

refusal-wrong-moment = { $action }: that is not what is asked now
advice-wrong-moment = Look at what you are asked, and choose among the lit things.
refusal-not-your-action = { $action } is not on your sheet
advice-not-your-action = Choose an action of your own ruler.
refusal-no-such-hex = This map has no such hex
advice-no-such-hex = Choose a hex of the map.
refusal-no-presence-near = You have no presence here or next to it
advice-no-presence-near = Choose a hex with or next to one of your pieces; rivers separate.
refusal-own-influence = You already have influence here
advice-own-influence = Choose another hex.
refusal-no-token = You have no influence token left
advice-no-token = Choose another action; tokens come back when you lose influence.
refusal-no-presence = You have no presence there
advice-no-presence = Choose a hex where you have a unit, a building or influence.
refusal-other-control = Another ruler controls that hex
advice-other-control = Choose a hex that nobody else controls.
refusal-has-stronghold = A fort or castle stands there already
advice-has-stronghold = Choose another hex, or raise your own fort to a castle.
refusal-no-own-fort = You have no fort there
advice-no-own-fort = A castle replaces one of your own forts.
refusal-no-piece = You have no such piece left in your supply
advice-no-piece = Build something else.
refusal-no-coins = You have too few coins
advice-no-coins = Choose something cheaper.
refusal-built-here = You have already built in this hex in this action
advice-built-here = Build in another hex.
refusal-order = Another card comes before this one
advice-order = Choose one of the lit cards first.
refusal-only-sultan = Only the Sultan builds towns and cities
advice-only-sultan = Build a fort or a castle.
refusal-has-settlement = A settlement stands there already
advice-has-settlement = Choose another hex, or make the town a city.
refusal-no-town = There is no town there
advice-no-town = Choose a hex with a town.
refusal-no-reserves = There are not enough units on the reserves card
advice-no-reserves = Choose another action.
refusal-no-disc = You have too few discs left in your supply
advice-no-disc = Take fewer units, or choose another action.
refusal-no-neighbour = That hex is not adjacent
advice-no-neighbour = Choose an adjacent hex.
refusal-river = A river runs between these hexes
advice-river = Go round it, use the crossing, or play Boats.
refusal-no-units = You have not so many units there
advice-no-units = Move fewer units.
refusal-nothing-moved = At least one unit has to move
advice-nothing-moved = Choose how many units move.
refusal-not-controlled = No ruler controls that hex as this needs
advice-not-controlled = Choose a hex with the control that is needed.
refusal-no-settlement = There is nobody to fight and nothing to sack
advice-no-settlement = Assault a hex that another ruler controls, or one with a settlement.
refusal-own-control = You control that hex yourself
advice-own-control = In this edition only a hex that nobody controls can be sacked.
refusal-only-these = Only the units that have just come may go on
advice-only-these = Choose among those units.
refusal-no-influence = You have no influence there
advice-no-influence = Choose a hex with your influence token.
refusal-no-mercenary = There are not so many mercenaries there
advice-no-mercenary = Choose another hex or a smaller number.
refusal-five-only = Bribing needs the Nomad, who is not in this game
advice-five-only = Hire mercenaries instead.
refusal-asked-before = That was negotiated in this turn already
advice-asked-before = Ask for something else, or choose another action.
refusal-no-card = There is no such card
advice-no-card = Choose a card that lies there.
refusal-market-done = You have had your card from there
advice-market-done = One card from each part of the market: choose another part, or stop.
refusal-not-in-hand = You cannot have that card
advice-not-in-hand = Choose one of the cards you may take or hold.
refusal-no-keyword = That card has not the keyword that is needed now
advice-no-keyword = Choose a card with the right keyword.
refusal-no-use = That card would do nothing now
advice-no-use = Keep it for a better moment.
refusal-no-effect = That would change nothing
advice-no-effect = Choose another hex.
refusal-same-price = A counter-offer names another number
advice-same-price = Accept the offer, or name another number.
refusal-too-dear = The payer has not so much
advice-too-dear = Name a smaller number.
refusal-no-party = That ruler has no part in this
advice-no-party = Choose a ruler who takes part.
refusal-boats-out = Boats are on the water already
advice-boats-out = Keep the card.
refusal-own-hand = You know your own hand
advice-own-hand = Choose another ruler.
refusal-no-hand = That ruler holds no cards
advice-no-hand = Choose a ruler with cards.
refusal-warfare-stays = Warfare never leaves your hand
advice-warfare-stays = Discard another card.
refusal-not-a-character = Assassins strike characters only
advice-not-a-character = Choose a character.
refusal-protected = A Bodyguard protects that side
advice-protected = Choose a character of the other side.
refusal-wrong-number = That is not the right number of units
advice-wrong-number = Choose as many as are asked for.
refusal-not-enough-units = You have not so many free units there
advice-not-enough-units = Units on another card are not free; choose fewer.
refusal-wrong-units = That card takes another sort of units
advice-wrong-units = Read the card: ordinary units or mercenaries.
refusal-must = That has to be carried out as far as possible
advice-must = Choose one of the possibilities.
refusal-cannot-capture = There is nothing here to capture
advice-cannot-capture = Go on to sacking.
refusal-not-over = Nothing is above the limit there
advice-not-over = Choose where there is too much.
refusal-not-empty = That place is taken
advice-not-empty = Choose an empty place.
refusal-no-groups-there = Nobody starts on a quarry or the sacred site
advice-no-groups-there = Choose another hex.
refusal-group-placed = That group has been placed
advice-group-placed = Place your other group.
refusal-no-tile = You hold no such tile
advice-no-tile = Choose one of your tiles.
refusal-not-most = There the tile would touch fewer tiles than it could
advice-not-most = Choose a place where it touches as many as possible.
refusal-blocks-river = There it would block the river
advice-blocks-river = Leave room at both ends of the river.
refusal-no-river-place = The river would not go on there
advice-no-river-place = Put one end of it on an end of the river.
refusal-only-other = That has to be another ruler
advice-only-other = Choose another ruler.
refusal-no-quarters = There is no hex for hired units: you need presence where nobody else has control
advice-no-quarters = Place influence or units where nobody else has control first.
refusal-others-card = That card is none of the Murshid's
advice-others-card = Plot takes cards of your own; choose one of them.
refusal-mustered-here = Units have mustered in this hex already
advice-mustered-here = Choose another hex with your influence, or stop.
refusal-no-such-unit = There is no such unit that could go
advice-no-such-unit = Choose another sort of unit or another hex; units on Warfare stay.
refusal-wrong-partner = This pact is not made with that ruler
advice-wrong-partner = A pact is made with the Murshid; an offer is answered to the ruler who made it.

# The table in the browser

board-title = Map of the land
board-year = Year { $year } of { $of }
board-round = Action { $round } of { $of }
board-hex = Hex { $number }, { $tile }
board-hex-short = Hex { $number }
board-cell = Place { $name }
board-rotation = Direction { $number }
board-lit = can be chosen
board-touched = chosen
board-control = control: { $who }
board-no-control = nobody in control
board-influence = influence: { $who }
board-river = river between it and: { $list }
board-aim = { $thing }:
board-aim-clear = All actions
board-all = All rulers
board-panels = Markets, sheets and deals
board-rulers = Rulers
board-actions = What you can do
tab-market = Markets
tab-sheet = Sheet
tab-deals = Deals
tab-fight = Fight
market-far = Far
market-middle = Middle
market-near = Near
market-sultan = Sultan
board-by-deal = by agreement
board-half = Your own card: half the price
board-pay-to = Paid to: { $who }
board-empty = empty
board-deck = Deck: { $count }
board-discards = Discards: { $count }
board-card-hint = Point at a card to read it.
board-hand = Your cards
board-hand-empty = No cards in hand
board-offered = To choose from
board-tiles = Your tiles
board-spent = Until next year
use-combat = Combat
use-contest = Contest
use-action = Action
use-anytime = Anytime
count-coins = { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }
count-points = { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
count-cards = { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
count-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
count-ordinary = { $count ->
         [one] { $count } ordinary unit
        *[other] { $count } ordinary units
    }
count-mercenary = { $count ->
         [one] { $count } mercenary
        *[other] { $count } mercenaries
    }
count-both = { $ordinary }, { $mercenary }
ruler-coins = Coins: { $count }
ruler-income = Income now: { $count }
ruler-hand = Cards in hand: { $count }
ruler-reserve = Reserves: { $count }
ruler-supply = Discs in supply: { $count }
ruler-tokens = Influence tokens left: { $count }
ruler-stake = Objectives would bring now: { $count }
ruler-points = Points: { $count }
ruler-hexes = Hexes under control: { $count }
ruler-acts = is to act
ruler-answered = has answered
sheet-actions = Actions
sheet-abilities = Abilities
sheet-objectives = Objectives
sheet-pieces = Pieces left
sheet-stake = If the year ended now: { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
sheet-limit = At most { $count } units in one hex
sheet-prices = Prices
sheet-price = { $what }: { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }
sheet-surcharge = { $where }: { $count ->
         [one] { $count } coin more
        *[other] { $count } coins more
    }
sheet-source = Where this is known from
sheet-of = Sheet: { $who }
source-effect = Effect: { $source }
source-objective = Objectives: { $source }
source-sheet = Pieces and actions: { $source }
source-map = Map: { $source }
source-build = Building costs: { $source }
source-income = Income: { $source }
ability-warlord-1 = Scores spoils at once after each combat and sacking.
ability-warlord-2 = Never builds, but may capture strongholds; up to seven units in a hex.
ability-warlord-3 = Holds Warfare, plays it in any of their combats and takes it back.
ability-warlord-4 = Each year their reserves are filled up until they have three ordinary units, those on the map counted.
ability-murshid-1 = Decides ties where their influence lies.
ability-murshid-2 = Takes part in contests at or next to their influence.
ability-murshid-3 = Adds cards to one side of a combat at or next to their influence.
ability-murshid-4 = Pacts: up to five points for their support, paid on victory.
ability-sultan-1 = Alone builds towns and cities, and is present wherever they stand.
ability-sultan-2 = Income from settlements and influence, no matter who controls the hex.
ability-sultan-3 = A market of their own: sells at an agreed price and takes one card free.
ability-caliph-1 = The palace: strength 2, a stronghold and a settlement in one.
ability-caliph-2 = Builds forts and castles for less.
ability-caliph-3 = Each year their reserves are filled up until they have as many ordinary units as castles and tokens on the map, units on the map counted.
ability-nomad-1 = Recruits also where they have no presence.
ability-nomad-2 = Others hire and bribe mercenaries only at the Nomad's price.
ability-nomad-3 = Retreating mercenaries come back to their reserves.
ability-nomad-4 = Each year their reserves are filled up to three mercenaries for each of their tokens; all mercenaries on the map count, no matter whose they are.
objective-warlord-unit = each enemy unit destroyed in combat
objective-warlord-fort = each fort sacked
objective-warlord-castle = each castle sacked
objective-warlord-palace = the palace sacked
objective-warlord-town = each town sacked
objective-warlord-city = each city sacked
objective-warlord-year_1 = year 1: control of at least { $least ->
         [one] { $least } hex
        *[other] { $least } hexes
    }
objective-warlord-sacred = control of the sacred site
objective-warlord-sites = each quarry or crossing under control
objective-warlord-most = nobody controls more hexes
objective-murshid-year_1 = year 1: at least { $least ->
         [one] { $least } influence token
        *[other] { $least } influence tokens
    } on the map
objective-murshid-influence = each influence token on the map
objective-murshid-sacred = influence at the sacred site
objective-murshid-guests = each other ruler in control of a hex with the Murshid's influence
objective-murshid-crossing = influence at the crossing
objective-sultan-year_1 = year 1: settlements: { $least }, cities among them: { $cities }
objective-sultan-town = each town where no other ruler is in control
objective-sultan-city = each city where no other ruler is in control
objective-sultan-sacred = presence at the sacred site
objective-sultan-wealth = each full { $each ->
         [one] { $each } coin
        *[other] { $each } coins
    }, { $most } times at most
objective-caliph-year_1 = year 1: control of at least { $least ->
         [one] { $least } hex
        *[other] { $least } hexes
    }, and the palace stands
objective-caliph-hex = each hex under control
objective-caliph-sacred = control of the sacred site
objective-caliph-quarry = each quarry under control, besides
objective-caliph-crossing = control of the crossing, besides
objective-caliph-palace = the palace stands
objective-nomad-year_1 = year 1: holds at least { $least ->
         [one] { $least } coin
        *[other] { $least } coins
    }
objective-nomad-wealth = each full { $each ->
         [one] { $each } coin
        *[other] { $each } coins
    }, { $most } times at most
objective-nomad-sacred = influence or control at the sacred site
objective-nomad-wastes = each influence in desert, mountains or wilderness
objective-nomad-clients = each other ruler with a mercenary on the map
deals-title = Ledger
deals-none = Nothing has been negotiated yet.
deals-count = Deals: { $count }
deal-card = { $card } from the Sultan
deal-hire = hiring from the Nomad: { $count ->
         [one] { $count } mercenary
        *[other] { $count } mercenaries
    }
deal-bribe = bribing at hex { $number }: { $count ->
         [one] { $count } mercenary
        *[other] { $count } mercenaries
    }
deal-pact = pact with the Murshid
deal-offered = offer
deal-counter = counter-offer
outcome-open = open
outcome-refused = refused
outcome-agreed = agreed
outcome-paid = paid
talk-how-much = What do you offer?
talk-offers = "I offer { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }."
talk-asks = "I want { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }."
talk-pact = "A pact: { $count ->
         [one] { $count } point
        *[other] { $count } points
    } if you win."
talk-answer = What do you answer?
talk-pact-own = "A pact: { $count ->
         [one] { $count } point
        *[other] { $count } points
    } if I win."
talk-thinks = { $who } is thinking about it.
talk-title = At the bargaining table
fight-combat = Combat at hex { $number }
fight-contest = Contest for influence at hex { $number }
fight-cards = Cards: { $count }
fight-total = Total: { $count }
fight-supports = { $who } supports
fight-chosen = cards chosen
fight-choosing = choosing cards
fight-winner = Winner: { $who }
fight-nobody = nobody
fight-none = No fight yet.
fight-versus = against
fight-struck = struck
fight-resolved = resolved
fight-waiting = not yet resolved
fight-murshid = The Murshid supports: { $who }
say-rest = { $action }: { $things }
say-march = { $action }: { $from } → { $to }, { $force }
say-commit = Choose: { $list }
say-commit-none = Choose no card
warning-own-victim = Assassins strike a character: if nobody else plays one, your own is the only victim.
say-offer = Offer { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }
say-demand = Ask for { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }
say-pact = Pact, { $who }: { $count ->
         [one] { $count } point
        *[other] { $count } points
    } on victory
say-kill = Strike { $card } ({ $who })
say-lose = Lose: { $force }
say-assign = Assign: { $force }
sum-course = Year { $year } of { $of }, action { $round }. { $phase }.
sum-acting = To act: { $who }.
sum-market = { $market } market: { $list }.
sum-hand = Your cards: { $list }.

# What the ruler to act is asked
phase-lay-prompt = Lay a tile of your hand on the map.
phase-groups-prompt = Place one of your starting groups.
phase-set-palace-prompt = Choose where the palace stands.
discard-prompt = You hold more than { $count } cards: discard one.
phase-plot-prompt = { $count ->
         [one] Choose { $count } of your own cards to take.
        *[other] Choose { $count } of your own cards to take, in any order.
    }
phase-conspire-prompt = { $count ->
         [one] Choose { $count } card for your market.
        *[other] Choose { $count } cards for your market, in any order.
    }
phase-scholars-prompt = Choose the card to keep.
phase-prepare-prompt = Prepare the year.
phase-act-prompt = Choose your action.
phase-end-action-prompt = You are over a limit: choose what to give up.
phase-score-prompt = The year is scored.
phase-build-prompt = Choose what to build and where, or stop.
phase-move-prompt = Choose the next units to move, or stop.
phase-recruit-prompt = Choose where the recruits go, or stop.
phase-place-hired-prompt = Choose where the hired units go.
phase-muster-prompt = Choose where the units muster, or stop.
phase-buy-prompt = Choose a card to buy, or stop.
phase-follow-up-prompt = Move the bribed units one step, or leave them.
phase-march-on-prompt = Choose whether to assault after the march.
phase-card-target-prompt = Choose what the card strikes.
phase-name-price-prompt = Name your price.
phase-answer-price-prompt = Accept the offer, refuse it, or name a counter-offer.
phase-answer-counter-prompt = Accept the counter-offer or refuse it.
phase-window-prompt = Play an Anytime card now, or pass.
phase-pact-murshid-prompt = Offer a pact, or pass.
phase-pact-party-prompt = Ask the Murshid for a pact, or pass.
phase-pact-answer-prompt = Accept the pact, refuse it, or name a counter-offer.
phase-pact-counter-prompt = Accept the counter-offer or refuse it.
phase-commit-prompt = Choose your cards in secret.
phase-meddle-prompt = Choose the side you help.
phase-declare-prompt = Declare your side.
phase-warfare-prompt = Assign the units of Warfare.
phase-assassins-prompt = Choose the character that the Assassins remove.
phase-resolve-prompt = Choose the next card to resolve.
phase-assign-prompt = Assign units to the card.
phase-sheikh-prompt = Choose what the Sheikh does.
phase-destroyer-prompt = Choose what the Destroyer does.
phase-general-prompt = Choose where the General leads your units.
phase-second-half-prompt = Bring the second unit of the card, or leave it.
phase-corrupt-prompt = Choose whom Corruption hits.
phase-tie-prompt = Decide the tie.
phase-attacker-losses-prompt = { $count ->
         [one] The attacker loses { $count } unit: choose of which sort.
        *[other] The attacker loses { $count } units: choose how many are ordinary; the others are mercenaries.
    }
phase-defender-losses-prompt = { $count ->
         [one] The defender loses { $count } unit: choose of which sort.
        *[other] The defender loses { $count } units: choose how many are ordinary; the others are mercenaries.
    }
phase-retreat-prompt = Choose where the units retreat.
phase-capture-prompt = Choose whether to capture the stronghold.
phase-sack-prompt = Choose whether to sack the settlement.

# The terminal

terminal-help = Each hex shows its name, its terrain and who controls it, then buildings and influence, then units as ordinary+mercenary: W2+1. h9≈h4 means that the river separates the two. Write for example: influence h5, build h5 castle, move h3 h7 2+1, assault h3 h7 3+0, recruit h3, hire 2, bribe h4 1, buy near-1, fetch sultan-1, ask sultan-2, price 5, accept, refuse, play scholars, boats, informants caliph, commit imam corruption, commit nothing, resolve guard, assign 1+0, pact caliph 3, done, skip, pass.
terminal-coins = Coins
terminal-points = Points
terminal-hand = Hand
terminal-reserve = Reserves
terminal-supply = Supply
terminal-tokens = Influence
terminal-forts = Forts
terminal-castles = Castles
terminal-income = Income
terminal-stake = At stake
terminal-spent = Spent

# Why a bot deals so
reason-offer-card = "This card would serve me: { $count ->
         [one] { $count } coin is
        *[other] { $count } coins are
    } a fair price."
reason-offer-units = "I need the men: { $count ->
         [one] { $count } coin is
        *[other] { $count } coins are
    } a fair price."
reason-counter-more = "That is less than it is worth to me; { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    } would be fair to both of us."
reason-counter-less = "I do not need that much from you: { $count ->
         [one] { $count } coin is
        *[other] { $count } coins are
    } enough."
reason-accept = "Agreed: your coins serve me better."
reason-accept-gift = "Take it: I ask nothing for it."
reason-accept-thanks = "For nothing? Agreed, with thanks."
reason-accept-counter = "Dearer than I hoped, but still worth it."
reason-refuse-dear = "For that much I have a better use for my coins."
reason-refuse-leader = "You are ahead of us all; I will not make you stronger."
reason-refuse-low = "That is less than it is worth to me."
reason-refuse-keep = "I would rather keep it: nothing you can pay makes up for it."
reason-pact-offer = "With my help you can win this, and { $count ->
         [one] { $count } point is
        *[other] { $count } points are
    } less than that is worth to you."
reason-pact-ask = "Help me win this, and { $count ->
         [one] { $count } point is
        *[other] { $count } points are
    } yours."
reason-pact-more = "My help is worth more: { $count ->
         [one] { $count } point
        *[other] { $count } points
    }."
reason-pact-less = "Victory is not worth that much to me: { $count ->
         [one] { $count } point
        *[other] { $count } points
    }."
reason-pact-other = "Let us rather say { $count ->
         [one] { $count } point
        *[other] { $count } points
    }."
reason-pact-earned = "Agreed: those points are worth my trouble."
reason-pact-needed = "Agreed: with your help I can win this."
reason-pact-low = "My help is worth more than that."
reason-pact-against = "Your victory would harm me more than that."
reason-pact-needless = "I can win this without you."
reason-pact-dear = "That costs more than victory is worth to me."
