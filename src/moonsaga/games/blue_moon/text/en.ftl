# Blue Moon: every word that a player reads.
#
# Arguments that are keys of this file arrive translated; words without a key of their own ($when, $elements, $from,
# $lasting ...) only choose a variant. Names of cards stay as they are. On cards, "you" is the player who played the card.

title = Blue Moon
description = The holy crystal is broken, and two heirs to the throne fight for the favour of the three elemental dragons. Lead one of nine peoples: play characters, boosters and support cards, match the power of your opponent in Fire or in Earth, or retreat in time. Winning fights attracts dragons, dragons bring crystals, and five crystals win the match.
edition-kosmos-2004 = First edition, 2004

## Seats and peoples

seat-1 = Player 1
seat-2 = Player 2
people-vulca = Vulca
people-hoax = Hoax
people-mimix = Mimix
people-flit = Flit
people-khind = Khind
people-terrah = Terrah
people-pillar = Pillar
people-aqua = Aqua
people-buka = Buka
people-mutant = Mutant
vulca = { people-vulca }
hoax = { people-hoax }
mimix = { people-mimix }
flit = { people-flit }
khind = { people-khind }
terrah = { people-terrah }
pillar = { people-pillar }
aqua = { people-aqua }
buka = { people-buka }

## What lies on the table

kind-character = Character
kind-booster = Booster
kind-support = Support
kind-leadership = Leadership
kind-influence = Influence
of-kind-character = character
of-kind-booster = booster
of-kind-support = support
of-kind-leadership = leadership
of-kind-influence = influence

element-fire = Fire
element-earth = Earth

place-deck = Draw deck
place-bottom = Bottom of the draw deck
place-hand = Hand
place-combat = Combat area
place-support = Support area
place-leader = Leader
place-leaders = Leader pile
place-ships = Ships
place-influence = Influence area
place-cargo = On board
place-discards = Discard pile
place-revealed = Revealed cards
place-cover = On top of the gang
place-face-down = Face down, as a bluff
place-shore = Shore

thing-card = Card
thing-dragon = Dragon
thing-crystal = Crystal
thing-power = Power
thing-leader = Leader
thing-bluff = Bluff
thing-moon = Moon
thing-active = active
thing-covered = covered
thing-ignored = ignored
thing-disclosed = disclosed

icon-shield = SHIELD
icon-shield-help = In a fight over the element of the shield you need not reach your opponent’s power when you announce your own.
icon-stop = STOP
icon-stop-help = once this card is played, you play no more cards this turn.
icon-retrieve = RETRIEVE
icon-retrieve-help = while this card is active, you may take it back into your hand at the beginning of your turn; a character only if your opponent shows no RETRIEVE in the combat area.
icon-protected = PROTECTED
icon-protected-help = while this card is active, your opponent cannot ignore it, discard it or reduce its values.
icon-free = FREE
icon-free-help = this card does not count against the limit of one character and one booster or support card, and it may be played on the first turn of a fight too.
icon-pair = PAIR
icon-pair-help = Two PAIR cards of the same kind whose names begin with the same word count as one card when you play both in a turn.
icon-gang = GANG
icon-gang-help = Instead of one character you may play any number of characters of the same gang, and on your next turn add more of them without covering the gang.
icon-bluff = BLUFF
icon-bluff-help = You may play this card face down as a support card with 2 in both elements. When you announce power, your opponent may call. If all your bluffs then show the element of the fight, you attract a dragon; if not, your opponent attracts one and you must retreat.
icon-ship = SHIP
icon-ship-help = A ship carries cards and lands with them at the beginning of one of your turns.

## What is written on a card

card-headline = { $values ->
    [0] { $kind }, { $people }. { word-moons }.
   *[1] { $kind }, { $people }. Fire { $fire }, Earth { $earth }. { word-moons }.
}
card-icon = { $icon }: { $meaning }
card-shield = { $elements ->
    [fire] SHIELD in Fire: in a fight over Fire you need not reach your opponent’s power while this card is active. Announce your own total, however low.
    [earth] SHIELD in Earth: in a fight over Earth you need not reach your opponent’s power while this card is active. Announce your own total, however low.
   *[both] SHIELD in Fire and Earth: whatever the fight is over, you need not reach your opponent’s power while this card is active. Announce your own total, however low.
}
card-pair = PAIR: on the same turn you may play one other PAIR { $kind1 } card whose name begins with “{ $word }”; the two count as one card.
card-gang = GANG { $gang }: instead of one character you may play any number of characters of this gang. On your next turn you may add more of them without covering the others, if every active card in your combat area belongs to the gang.
card-bluff = { $bluff ->
    [fire] BLUFF, Fire: instead of playing it openly, you may lay this card face down as a support card that counts 2 in both elements and has no special power. If your opponent calls, it is good in a fight over Fire and bad in a fight over Earth.
    [earth] BLUFF, Earth: instead of playing it openly, you may lay this card face down as a support card that counts 2 in both elements and has no special power. If your opponent calls, it is good in a fight over Earth and bad in a fight over Fire.
   *[blank] BLUFF, blank: instead of playing it openly, you may lay this card face down as a support card that counts 2 in both elements and has no special power. If your opponent calls, it is always bad.
}
card-hold = SHIP with room for { word-cards }. You play it in the leadership phase, and it stays from fight to fight. Instead of a support card you may load a character, booster or support card onto it. At the beginning of your turn it may land: on that turn you play such cards only from landed ships, Buka characters as FREE ones; then the ship is discarded with all that is left on it.

## Words inside these texts

word-moons = { $moons ->
    [0] No moons
    [one] One moon
   *[other] { $moons } moons
}
word-while = { $lasting ->
    [turn] Until the end of this turn,
   *[active] While this card is active,
}
word-when = { $when ->
    [played] When you play this card, you may
    [end] At the end of your turn, after refilling your hand, you may
    [after] Right after your booster or support phase you may
   *[each_turn] Once on each of your turns you may
}
word-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
word-hand-cards = { $count ->
    [one] one hand card
   *[other] { $count } hand cards
}
word-kinds-or = { $kinds ->
    [1] { $kind1 }
    [2] { $kind1 } or { $kind2 }
    [3] { $kind1 }, { $kind2 } or { $kind3 }
    [4] { $kind1 }, { $kind2 }, { $kind3 } or { $kind4 }
   *[5] { $kind1 }, { $kind2 }, { $kind3 }, { $kind4 } or { $kind5 }
}
word-kinds-nor = { $kinds ->
    [1] { $kind1 }
    [2] { $kind1 } or { $kind2 }
    [3] { $kind1 }, { $kind2 } or { $kind3 }
    [4] { $kind1 }, { $kind2 }, { $kind3 } or { $kind4 }
   *[5] { $kind1 }, { $kind2 }, { $kind3 }, { $kind4 } or { $kind5 }
}
word-least-cards = { $value ->
    [one] at least one card
   *[other] at least { $value } cards
}
word-least-active-cards = { $value ->
    [one] at least one active card
   *[other] at least { $value } active cards
}
word-least-characters = { $value ->
    [one] at least one active character
   *[other] at least { $value } active characters
}
word-least-boosters = { $value ->
    [one] at least one active booster
   *[other] at least { $value } active boosters
}
word-least-supports = { $value ->
    [one] at least one active support card
   *[other] at least { $value } active support cards
}
word-least-dragons = { $value ->
    [one] at least one dragon
   *[other] at least { $value } dragons
}
word-crystals = { $count ->
    [one] one crystal
   *[other] { $count } crystals
}

## Special powers: while the card is active

effect-forbid = { $with ->
    [text] { word-while } your opponent cannot play { word-kinds-nor } cards that have a special power.
    [no_text] { word-while } your opponent cannot play { word-kinds-nor } cards that have no special power.
    [high_value] { word-while } your opponent cannot play { word-kinds-nor } cards with a printed value above 4.
   *[none] { word-while } your opponent cannot play { word-kinds-nor } cards.
}
effect-ignore-texts = { $as ->
    [bird] { word-while } the special powers of your opponent’s cards are ignored, except those of Flit characters. Nothing can make this power ignored.
    [gas] { word-while } the special powers of your opponent’s cards are ignored, except those of Flit characters. Two such powers, one on either side, cancel each other.
   *[order] { word-while } the special powers of all your opponent’s cards are ignored, those of Flit characters too. This has no effect against a card that itself ignores special powers.
}
effect-ignore-cards = { $which ->
    [characters] { word-while } your opponent’s character cards are ignored, except Flit characters: their values, special powers and icons do not count.
    [boosters] { word-while } your opponent’s booster cards are ignored: their values, special powers and icons do not count.
    [supports] { word-while } your opponent’s support cards are ignored, bluffs too: their values, special powers and icons do not count.
   *[with_icon] { word-while } your opponent’s cards that bear an icon are ignored, except Flit characters and PROTECTED cards: their values, special powers and icons do not count.
}
effect-ignore-icons = { $protected ->
    [0] { word-while } the icons on your opponent’s cards are ignored, shields too; only STOP and PROTECTED still count.
   *[1] { word-while } the icons on your opponent’s cards are ignored, shields and PROTECTED too; only STOP still counts.
}
effect-reduce = { $which ->
    [characters] { $parity ->
        [odd] { word-while } odd printed values on your opponent’s character cards count as 0.
       *[even] { word-while } even printed values on your opponent’s character cards count as 0.
    }
   *[others] { $parity ->
        [odd] { word-while } odd printed values on your opponent’s booster and support cards count as 0.
       *[even] { word-while } even printed values on your opponent’s booster and support cards count as 0, and so do bluffs of value 2.
    }
}
effect-raise-one = { $elements ->
    [fire] { $to ->
        [higher] { word-while } the Fire of one of your active characters is the higher of its two printed values. You choose which one.
        [sum] { word-while } the Fire of one of your active characters is the sum of its two printed values. You choose which one.
       *[other] { word-while } the Fire of one of your active characters counts as { $to } if it is lower. You choose which one.
    }
    [earth] { $to ->
        [higher] { word-while } the Earth of one of your active characters is the higher of its two printed values. You choose which one.
        [sum] { word-while } the Earth of one of your active characters is the sum of its two printed values. You choose which one.
       *[other] { word-while } the Earth of one of your active characters counts as { $to } if it is lower. You choose which one.
    }
   *[both] { $to ->
        [higher] { word-while } Fire and Earth of one of your active characters are both the higher of its two printed values. You choose which one.
        [sum] { word-while } Fire and Earth of one of your active characters are both the sum of its two printed values. You choose which one.
       *[other] { word-while } Fire and Earth of one of your active characters each count as { $to } if they are lower. You choose which one.
    }
}
effect-raise-bluffs = { word-while } each of your bluffs counts { $to } in both elements.
effect-double-one = { $elements ->
    [fire] { word-while } the Fire of one of your active characters counts double. You choose which one.
    [earth] { word-while } the Earth of one of your active characters counts double. You choose which one.
   *[both] { word-while } Fire and Earth of one of your active characters count double. You choose which one.
}
effect-double-all = { word-while } the values of each of your active { $kind1 } cards count double, in Fire and in Earth.
effect-least-power = { $elements ->
    [fire] { word-while } your total power in a fight over Fire is at least { $value }.
    [earth] { word-while } your total power in a fight over Earth is at least { $value }.
   *[both] { word-while } your total power is at least { $value }, whatever the fight is over.
}
effect-allow-more = { $count ->
    [any] { word-while } you may play any number of { $kind1 } cards, even on the first turn of a fight. They do not use up the usual booster or support card.
    [one] { word-while } you may play one { $kind1 } card more per turn than usual, even on the first turn of a fight.
   *[other] { word-while } you may play { $count } { $kind1 } cards more per turn than usual, even on the first turn of a fight.
}
effect-limit-plays = { $zone ->
    [combat] { word-while } your opponent may play only one card into the combat area on each turn. Support cards are not limited.
   *[any] { word-while } your opponent may play only one card on each turn, of whatever kind.
}
effect-limit-characters = { word-while } your opponent cannot have more than one active character: after the first one of a turn, no other may be played or added.
effect-limit-deck = { $most ->
    [0] { word-while } your opponent takes no cards from the draw deck on any turn, neither to refill the hand nor by a special power.
    [one] { word-while } your opponent takes at most one card from the draw deck on each turn, whether to refill the hand or by a special power.
   *[other] { word-while } your opponent takes at most { $most } cards from the draw deck on each turn, whether to refill the hand or by a special power.
}
effect-limit-hand = { $from ->
    [0] { word-while } your opponent cannot take cards into hand, wherever they come from.
    [one] { word-while } your opponent cannot take further cards into hand while holding a card, wherever they come from.
   *[other] { word-while } your opponent cannot take further cards into hand while holding { $from } or more, wherever they come from.
}
effect-demand-value = { $how ->
    [fire] { word-while } your opponent must discard hand cards with printed Fire of { $value } or more in total on each own turn before announcing power, or else retreat. No card may be superfluous.
    [earth] { word-while } your opponent must discard hand cards with printed Earth of { $value } or more in total on each own turn before announcing power, or else retreat. No card may be superfluous.
    [both] { word-while } your opponent must discard hand cards with printed Fire of { $value } or more in total, and other ones with printed Earth of { $value } or more in total, on each own turn before announcing power, or else retreat. No card may be superfluous.
   *[either] { word-while } your opponent must discard hand cards with printed Fire of { $value } or more in total, or with printed Earth of { $value } or more in total, on each own turn before announcing power, or else retreat. No card may be superfluous.
}
effect-demand-play = { word-while } your opponent must play a { $kind1 } card on each own turn, or else retreat.
effect-demand-character = { word-while } your opponent must discard a character card from hand on each own turn before announcing power; otherwise you attract one dragon. Retreating does not avoid it.
effect-double-demand = { word-while } one of your active cards that demand hand cards with certain values demands twice as much. You choose which one.
effect-retreat-more = { word-while } you attract one dragon more if your opponent retreats.
effect-retreat-less = { word-while } your opponent attracts one dragon fewer if you retreat.
effect-retreat-cap = { word-while } your opponent attracts one dragon at most if you retreat.
effect-retreat-none = { word-while } your opponent attracts no dragon if you retreat, whatever other cards say.
effect-storm = At the beginning of your turn you attract one dragon if two or more of your active cards have this power; more of them attract no more.
effect-flood = When your turn is over, your opponent must retreat at once if two or more of your active cards have this power.
effect-forbid-call = { word-while } your opponent cannot call your bluff.
effect-next-free = When you play this card, the next character, booster or support card that you play on this turn counts as FREE.
effect-free-if = { $condition ->
    [cards] You may play this card as a FREE one if your opponent has { word-least-cards }, active or not, in the combat and support areas together.
    [characters] You may play this card as a FREE one if your opponent has { word-least-characters }.
    [boosters] You may play this card as a FREE one if your opponent has { word-least-boosters }.
    [support] You may play this card as a FREE one if your opponent has { word-least-supports }.
   *[icons] You may play this card as a FREE one if your opponent has { word-least-active-cards } with an icon.
}

## Special powers: when the card is played, or at their moment of the turn

effect-draw = { word-when } draw { word-cards }.
effect-draw-up-to = { word-when } draw cards until you hold { $count }.
effect-draw-and-discard = At the end of your turn, after refilling your hand, you may reveal { word-cards } from the top of your draw deck, as far as there are so many. Discard one of them and take the others into your hand.
effect-draw-and-return = At the end of your turn, after refilling your hand, you may draw { word-cards }. Then shuffle two cards of your choice from your hand into your draw deck.
effect-search-deck = { word-when } look through your draw deck and take one card into your hand, which you show. Then the deck is shuffled.
effect-search-discards = { word-when } look through your discard pile and take one card into your hand, which you show.
effect-regain = { word-when } shuffle your discard pile face down and draw { word-cards } from it.
effect-renew-deck = When you play this card, you may shuffle your discard pile into your draw deck.
effect-discard-one = { $with ->
    [icon] { $characters ->
        [0] { word-when } discard one active { word-kinds-or } card of your opponent that bears an icon.
       *[1] { word-when } discard one active { word-kinds-or } card of your opponent that bears an icon. An only active character cannot be discarded.
    }
   *[none] { $characters ->
        [0] { word-when } discard one active { word-kinds-or } card of your opponent.
       *[1] { word-when } discard one active { word-kinds-or } card of your opponent. An only active character cannot be discarded.
    }
}
effect-discard-kind = { $kinds ->
    [1] When you play this card, you may discard all active { $kind1 } cards of your opponent.
   *[2] When you play this card, you may discard either all active { $kind1 } cards or all active { $kind2 } cards of your opponent.
}
effect-discard-combat = { $from ->
    [ship] When you play this card from a landed ship, you may discard all cards from your opponent’s combat area, active or not.
   *[anywhere] When you play this card, you may discard all cards from your opponent’s combat area, active or not.
}
effect-discard-all-but-one = When you play this card, you may discard all active cards from your opponent’s combat area except one character of your choice.
effect-discard-blindly = When you play this card, you may take { word-cards } from your opponent’s hand without looking and discard what you took. Among disclosed cards you may choose.
effect-make-discard = { word-when } make your opponent discard { word-hand-cards } of the opponent’s choice.
effect-make-discard-down-to = { $count ->
    [one] When you play this card, your opponent must discard all hand cards but one, of the opponent’s choice.
   *[other] When you play this card, your opponent must discard down to { $count } hand cards, of the opponent’s choice.
}
effect-mill = At the end of your turn, after refilling your hand, you may discard the top card of your opponent’s draw deck.
effect-discard-own = When you play this card, you may discard any number of your hand cards.
effect-bury-own = When you play this card, you may put any number of your hand cards under your draw deck.
effect-return-own = { $from ->
    [active] When you play this card, you may take one of your active character, booster or support cards back into your hand.
   *[combat] When you play this card, you may take one other card from your combat area, active or not, back into your hand.
}
effect-disclose = When you play this card, your opponent discloses the whole hand: the cards stay face up until they leave it. Cards taken later are hidden.
effect-attract-by-value = { $element ->
    [fire] When you play this card, you may discard hand cards with printed Fire of { $value } or more in total to attract one dragon. No card may be superfluous.
   *[earth] When you play this card, you may discard hand cards with printed Earth of { $value } or more in total to attract one dragon. No card may be superfluous.
}
effect-attract-by-characters = { $count ->
    [one] When you play this card, you may discard one character card from your hand to attract one dragon.
   *[other] When you play this card, you may discard { $count } character cards from your hand to attract one dragon.
}
effect-attack-again = Your active cards attack again: they stay active, and you need no new character on this turn.
effect-mutant = { $condition ->
    [power] { $from ->
        [fire] You can play this card only in a fight over Fire, if your opponent’s total power is { $value } or more. The fight is then over Earth.
        [earth] You can play this card only in a fight over Earth, if your opponent’s total power is { $value } or more. The fight is then over Fire.
       *[none] You can play this card only in a fight that has begun, if your opponent’s total power is { $value } or more. The element of the fight then changes.
    }
    [active_cards] You can play this card only if your opponent has { word-least-active-cards } (characters, boosters and support cards together). The element of the fight then changes.
    [cards] You can play this card only if your opponent has { word-least-cards }, active or not, in the combat and support areas together. The element of the fight then changes.
    [dragons] You can play this card only if your opponent has { word-least-dragons }. If the fight has begun, its element then changes.
    [larger_hand] You can play this card only if your opponent’s hand has { word-least-cards } more than yours, this card included. If the fight has begun, its element then changes.
    [no_own_cards] You can play this card only if you have no cards in your combat and support areas. If the fight has begun, its element then changes.
   *[no_ships] You can play this card only if you have no ship at sea. If the fight has begun, its element then changes.
}
effect-call-ship-or-cargo = When you play this card, you may look through your draw deck and either play an influence card from it or load a character, booster or support card from it onto one of your ships. Then the deck is shuffled.
effect-ship-load = { $count ->
    [any] When you play this card, you may load it at once with character, booster and support cards from your hand, as many as it has room for.
    [one] When you play this card, you may load it at once with one character, booster or support card from your hand.
   *[other] When you play this card, you may load it at once with up to { $count } character, booster or support cards from your hand.
}
effect-ship-plays = { $count ->
    [any] On the turn this ship lands you may play cards from your hand too.
    [one] On the turn this ship lands you may play one character, booster or support card from your hand too.
   *[other] On the turn this ship lands you may play { $count } character, booster or support cards from your hand too.
}

## Options

option-deck_1 = Deck of player 1
option-deck_1-help = What player 1 leads: a people with its pre-built deck, or the code of a deck of one’s own.
option-deck_2 = Deck of player 2
option-deck_2-help = What player 2 leads: a people with its pre-built deck, or the code of a deck of one’s own.
option-deck_1-vulca = { people-vulca }
option-deck_1-hoax = { people-hoax }
option-deck_1-mimix = { people-mimix }
option-deck_1-flit = { people-flit }
option-deck_1-khind = { people-khind }
option-deck_1-terrah = { people-terrah }
option-deck_1-pillar = { people-pillar }
option-deck_1-aqua = { people-aqua }
option-deck_1-buka = { people-buka }
option-deck_2-vulca = { people-vulca }
option-deck_2-hoax = { people-hoax }
option-deck_2-mimix = { people-mimix }
option-deck_2-flit = { people-flit }
option-deck_2-khind = { people-khind }
option-deck_2-terrah = { people-terrah }
option-deck_2-pillar = { people-pillar }
option-deck_2-aqua = { people-aqua }
option-deck_2-buka = { people-buka }
option-first = Starting player
option-first-help = Who may start the first fight: drawn by lot, or a fixed player.
option-first-drawn = By lot
option-first-seat-1 = { seat-1 }
option-first-seat-2 = { seat-2 }
option-match = Match
option-match-help = One game, or a match: before each game both players choose a deck in secret, the loser starts the next game, and five crystals win.
option-match-true = A match to five crystals
option-match-false = One game
option-decks_1 = Decks that player 1 brings to a match
option-decks_1-help = In a match: peoples with their pre-built decks or codes of decks of one’s own, with commas between them, each leader once; or all pre-built decks.
option-decks_1-all = All pre-built decks
option-decks_2 = Decks that player 2 brings to a match
option-decks_2-help = In a match: peoples with their pre-built decks or codes of decks of one’s own, with commas between them, each leader once; or all pre-built decks.
option-decks_2-all = All pre-built decks
option-mulligan = Exchange of the first hand
option-mulligan-help = May each player put back any of the first six cards, shuffle and draw new ones?
option-mulligan-true = Yes
option-mulligan-false = No
option-rulings = Rulings
option-rulings-help = Where rulebook and cards leave something open: the readings that this table recommends, those of an independent program that has played many games, or a mixture of your own. Each can be changed below.
option-rulings-usual = The recommended ones
option-rulings-independent = As the independent program plays
option-rulings-own = A mixture of one’s own
option-ignored_in_hand = Cards in hand are ignored too
option-ignored_in_hand-help = What an opposing card ignores: does it hold for cards that are still in hand? Then an ignored mutant needs no condition and ignored icons do not help to play a card.
option-ignored_in_hand-true = Yes
option-ignored_in_hand-false = No, only in play
option-ignored_cannot_pay = Ignored and reduced values pay nothing
option-ignored_cannot_pay-help = When hand cards of a certain value must be discarded: are values worthless that an opposing card ignores, or reduces to 0?
option-ignored_cannot_pay-true = Yes, worthless
option-ignored_cannot_pay-false = No, printed values always count
option-reductions = Reduced values
option-reductions-help = When are printed values reduced: before values are raised and doubled, or after that?
option-reductions-first = Before
option-reductions-last = After
option-texts_after_stop = Special powers after STOP
option-texts_after_stop-help = After a STOP card, may you still play the additional boosters or support cards that a special power allows?
option-texts_after_stop-true = Yes
option-texts_after_stop-false = No, nothing more
option-retrieve_blocked_by = What hinders RETRIEVE
option-retrieve_blocked_by-help = A character cannot be retrieved while the opponent shows RETRIEVE in the combat area: on any card whose icon is not ignored, or on characters only, ignored or not?
option-retrieve_blocked_by-cards = Any card
option-retrieve_blocked_by-characters = Characters only
option-protection = PROTECTED against ignored icons
option-protection-help = A special power may ignore the PROTECTED icon itself. Does the power or the icon prevail?
option-protection-card-text = The special power
option-protection-icon = The icon
option-protected_in_hand = PROTECTED cards in hand
option-protected_in_hand-help = Where cards in hand or aboard a ship are ignored too: are PROTECTED ones spared there, as they are in play?
option-protected_in_hand-true = Spared there too
option-protected_in_hand-false = Only in play
option-aims = Powers for one of several cards
option-aims-help = Where a special power works on one of several cards of its owner: does the owner say which one when announcing, or is it always the one with the highest total?
option-aims-chosen = The owner chooses
option-aims-highest = Always the highest total
option-ships_exempt = Ships and bans on cards
option-ships_exempt-help = Some cards forbid all cards with a special power, or all without one. Are ships exempt?
option-ships_exempt-true = Ships are exempt
option-ships_exempt-false = No, ships too
option-bounce_needs_cards = Bounce Back with nothing active
option-bounce_needs_cards-help = Bounce Back lets your active cards attack again without a new character. With no active card, may you still announce a power of 0 against 0?
option-bounce_needs_cards-true = No, something must attack again
option-bounce_needs_cards-false = Yes, a power of 0
option-bluffs_take_free = Bluffs and a lent FREE
option-bluffs_take_free-help = A special power lends FREE to your next character, booster or support card. Is a card that you lay face down that next card?
option-bluffs_take_free-true = Yes, it is a support card
option-bluffs_take_free-false = No, FREE waits for an open card
option-pay_and_retreat = Paying a Caterpillar before a retreat
option-pay_and_retreat-help = A Caterpillar demands cards or a retreat. May you pay it although nothing but a retreat is left afterwards?
option-pay_and_retreat-true = Yes, the cards are lost
option-pay_and_retreat-false = No, one or the other
option-normal_first = Ordinary character first
option-normal_first-help = Must the ordinary character of a turn be played before FREE ones?
option-normal_first-true = Yes
option-normal_first-false = No, in any order
option-instant_win = Instant win
option-instant_win-help = With all three dragons on your side, what wins the game at once: attracting one more in any way, or only by a fight?
option-instant_win-any-dragon = Any further dragon
option-instant_win-fight = Only a fight won

## Phases: the name, and what is asked

phase-first = Starting player
phase-first-prompt = The starting player is drawn.
phase-deal = Dealing
phase-deal-prompt = Both players draw six cards.
phase-main = Turn
phase-main-prompt = Play cards and announce your power, or retreat.
phase-choose = Choice
phase-choose-prompt = A card asks you something.
phase-call = Call?
phase-call-prompt = Bluffs lie on the table. Do you call?
phase-end = End of the turn
phase-end-prompt = Use special powers for the end of your turn, or end it.
phase-draw = Drawing cards
phase-draw-prompt = Cards are drawn.
phase-blind = Unseen card
phase-blind-prompt = A card is taken from a hand unseen.
phase-regain = Discard pile
phase-regain-prompt = Cards are drawn from the shuffled discard pile.
phase-mill = Draw deck
phase-mill-prompt = The top card of a draw deck is discarded.
phase-reveal = Revealing cards
phase-reveal-prompt = Cards are revealed from the top of the draw deck.
phase-over = The end
phase-over-prompt = The game is over.
phase-decks = Choice of decks
phase-decks-prompt = Choose the deck you lead in the next game. Your opponent does not see it yet.

stage-beginning = Beginning of the turn
stage-beginning-prompt = Play a leadership card or a character, or retreat.
stage-beginning-start-prompt = You start the fight: play a leadership card or a character, or decline.
stage-leadership = Leadership phase
stage-leadership-prompt = Retreat now, or play a character.
stage-leadership-start-prompt = Play a character, or decline to start.
stage-character = Character phase
stage-character-prompt = Play another card if you may, or announce your power.
stage-support = Booster or support phase
stage-support-prompt = Play what you still may, meet demands, then announce your power.
stage-after = After the booster or support phase
stage-after-prompt = Announce your power.
stage-ending = End of the turn
stage-ending-prompt = Use special powers for the end of your turn, or end it.

choice-none = No choice
choice-none-prompt = Nothing is asked.
choice-confirm = Special power
choice-confirm-prompt = Do you use the special power of this card?
choice-pick = A card of your opponent
choice-pick-prompt = Choose an active card of your opponent to be discarded.
choice-kind = Boosters or support cards
choice-kind-prompt = Which active cards of your opponent are to be discarded?
choice-keep = The one that stays
choice-keep-prompt = Choose the character of your opponent that stays. The other active cards of that combat area are discarded.
choice-aim = Who is helped
choice-aim-prompt = Choose the card of yours on which this special power works.
choice-blind = Card from a hand
choice-blind-prompt = Take a card from your opponent’s hand unseen, or choose a disclosed one. It is discarded.
choice-forced = Forced discard
choice-forced-prompt = Choose a hand card to discard.
choice-discard = Discard
choice-discard-prompt = Discard as many hand cards as you like, then stop.
choice-bury = Under the draw deck
choice-bury-prompt = Put as many hand cards under your draw deck as you like, then stop.
choice-return = Back into the hand
choice-return-prompt = Choose the card you take back into your hand.
choice-value = Price of a dragon
choice-value-prompt = Discard hand cards of the wanted value to attract a dragon.
choice-characters = Price of a dragon
choice-characters-prompt = Discard character cards from your hand to attract a dragon.
choice-search-deck = Draw deck
choice-search-deck-prompt = Choose a card of your draw deck. You show it and take it into your hand.
choice-search-discards = Discard pile
choice-search-discards-prompt = Choose a card of your discard pile. You show it and take it into your hand.
choice-call = Ship or cargo
choice-call-prompt = Choose from your draw deck a ship to play, or a card to load onto one of your ships.
choice-load = Loading
choice-load-prompt = Load cards from your hand onto the new ship.
choice-decline = Declining the fight
choice-decline-prompt = Discard one, two or three hand cards. Then your opponent may start the fight.
choice-pay = Demand
choice-pay-prompt = Discard hand cards of the demanded value.
choice-pay-element = Demand
choice-pay-element-prompt = Will you pay in Fire or in Earth?
choice-card-dragon = Demand
choice-card-dragon-prompt = Discard a character card from your hand.
choice-revealed = Revealed cards
choice-revealed-prompt = Choose the revealed card to be discarded. You take the others into your hand.
choice-give-back = Back into the draw deck
choice-give-back-prompt = Choose a hand card to be shuffled into your draw deck.
choice-mulligan = First hand
choice-mulligan-prompt = Put back as many of your first cards as you like. The deck is shuffled, and you draw new ones.

## Actions, buttons and places

action-retrieve = Retrieve
action-reveal = Reveal a bluff
action-land = Land a ship
action-play = Play a card
action-cover = Play a card over the gang
action-bluff = Play a bluff
action-load = Load a ship
action-use = Use a special power
action-satisfy = Meet a demand
action-choose = Choose a card
action-choose-bluff = Choose a bluff
action-kind = Choose boosters or support cards
action-pay-in = Choose the element of a payment
action-announce-in = Announce power and element
action-announce = Announce power
action-retreat = Retreat
action-decline = Decline to start
action-do = Yes
action-blind = Take unseen
action-skip = No, or no more
action-call = Call the bluff
action-trust = Do not call
action-end = End the turn
action-deck = Choose a deck

deck-vulca = { people-vulca }
deck-hoax = { people-hoax }
deck-mimix = { people-mimix }
deck-flit = { people-flit }
deck-khind = { people-khind }
deck-terrah = { people-terrah }
deck-pillar = { people-pillar }
deck-aqua = { people-aqua }
deck-buka = { people-buka }

button-use = Use the special power
button-satisfy = Meet the demand
button-discard-boosters = Boosters
button-discard-supports = Support cards
button-pay-fire = Pay in Fire
button-pay-earth = Pay in Earth
button-announce-fire = Announce Fire
button-announce-earth = Announce Earth
button-announce = Announce power
button-retreat = Retreat
button-decline = Decline
button-do = Yes
button-blind = Take one unseen
button-skip = No more
button-call = Call
button-trust = Do not call
button-end = End the turn

## Provenance

provenance-rulebook = from the rulebook
provenance-derived = follows from the rulebook
provenance-found = from a public description of the cards
provenance-reconstruction = our reconstruction; the printed card may differ

## Events

event-first = { $who } starts the first fight.
event-drew = { $who } draws { $card }.
event-drew-hidden = { $who } draws a card.
event-played = { $who } plays { $card }.
event-covered = { $who }: the older cards in the combat area are covered.
event-bluffed = { $who } lays { $card } face down as a bluff.
event-bluffed-hidden = { $who } lays a card face down as a bluff.
event-loaded = { $who } loads { $card } onto { $ship }.
event-landed = { $who } lands { $card }.
event-ship-left = { $who }: { $card } is discarded after landing.
event-retrieved = { $who } retrieves { $card }.
event-revealed = { $who } reveals { $card }.
event-announced = { $who } announces { $count } { $element }.
event-faced = { $who }: the power on this side is { $count }.
event-retreated = { $who } retreats.
event-dragon = { $count ->
    [0] { $who } attracts a dragon: it goes from the opponent back to the middle.
    [one] { $who } attracts a dragon and has one now.
   *[other] { $who } attracts a dragon and has { $count } now.
}
event-no-dragon = { $who } wins the fight but attracts no dragon.
event-card-dragon = { $who } attracts a dragon by { $card }.
event-declined = { $who } declines to start the fight.
event-discarded = { $who }: { $card } is discarded.
event-disclosed = { $who } discloses the whole hand.
event-buried = { $who } puts { $card } under the draw deck.
event-buried-hidden = { $who } puts a hand card under the draw deck.
event-given-back = { $who } puts { $card } back into the draw deck.
event-given-back-hidden = { $who } puts a hand card back into the draw deck.
event-took = { $who } shows { $card } and takes it into hand.
event-regained = { $who } draws { $card } from the discard pile.
event-regained-hidden = { $who } draws a card from the shuffled discard pile.
event-milled = { $who } loses { $card } from the top of the draw deck.
event-milled-hidden = { $who } loses the top card of the draw deck.
event-returned = { $who } takes { $card } back into hand.
event-returned-hidden = { $who } takes a bluff back into hand.
event-shuffled = { $who } shuffles the draw deck.
event-element = { $who } changes the element: the fight is over { $element } now.
event-called = { $who } calls the bluff.
event-bluff-good = { $who }: all bluffs were good. They attract a dragon.
event-bluff-bad = { $who }: the call was right. It attracts a dragon, and the opponent must retreat.
event-used = { $who } uses the special power of { $card }.
event-aimed = { $who } applies { $card } to { $target }.
event-satisfied = { $who } meets the demand of { $card }.
event-no-effect = { $who }: { $card } has no effect.
event-no-effect-by = { $who }: { $card } has no effect because of { $by }.
event-no-effect-rule = { $who }: { $card } has no effect: { $why }.
event-storm = { $who }: the storms attract a dragon.
event-flood = { $who } must retreat from the floods.
event-turn = Turn of { $who }.
event-fight = { $who } starts the next fight.
event-cleared = The combat and support areas are cleared.
event-deck-chosen = { $who } leads the { $people }.
event-ended = { $how ->
    [instant] { $who } attracts a fourth dragon, wins at once and gets { word-crystals }.
    [dragons] The cards have run out. { $who } has the dragons, wins and gets { word-crystals }.
    [exhausted] All dragons are in the middle, and the opponent ran out of cards first. { $who } wins and gets { word-crystals }.
   *[match] { $who } wins the match with { word-crystals }.
}

## Why a special power has no effect

nothing-to-hit = there is no card that it could discard
nothing-to-return = there is no card that it could return
nothing-active = there is no active card
nothing-hidden = the whole hand lies open already
nothing-empty-deck = the draw deck is empty
nothing-empty-pile = the discard pile is empty
nothing-empty-hand = there is no card in hand
nothing-empty-foe-hand = the opponent has no card in hand
nothing-empty-foe-deck = the opponent’s draw deck is empty
nothing-few-cards = the opponent does not hold so many cards
nothing-enough = there are enough cards in hand already
nothing-no-element = no element has been chosen yet
nothing-not-landed = the card does not come from a landed ship

## Endings

ending-instant = A fourth dragon
ending-dragons = Dragons when the cards ran out
ending-exhausted = Out of cards, no dragons
ending-match = End of the match

## Sections of the rulebook

rule-preparation = Preparation
rule-phases = Phases
rule-beginning = Beginning of the turn
rule-leadership = Leadership
rule-retreating = Retreating
rule-character = Character phase
rule-second-row = Booster or support phase
rule-announcing = Announcing power
rule-refilling = Refilling the hand
rule-end-of-turn = End of the turn
rule-winning = Winning a fight
rule-declining = Declining to start
rule-discarding = Discarding cards
rule-end-of-game = End of the game
rule-match = More games
rule-icons = Icons
rule-card-texts = Special rules
rule-mulligan = Optional rule
rule-decks = Building decks
rule-invasion = Buka Invasion

## Refusals: the reason, and what to do instead

refusal-wrong-moment = This is not possible now
advice-wrong-moment = Choose one of the cards or buttons that are offered.
refusal-not-in-hand = { $card } is not where you could take it from
advice-not-in-hand = Choose a card from your hand, or from one of your landed ships.
refusal-too-late = The phase for this is over: the phases of a turn follow each other
refusal-too-late-by = { $card } comes too late: leadership is first, then characters, then boosters and support
advice-too-late = Go on with what the present phase offers; your next turn starts from the beginning.
refusal-one-leadership = { $card } cannot be played now: there is one leadership or influence card per turn, and it is the first card of the turn
advice-one-leadership = Play a character, or keep the card for your next turn.
refusal-forbidden = { $card } cannot be played: a card of your opponent forbids it
refusal-forbidden-by = { $card } cannot be played: { $by } of your opponent forbids it
advice-forbidden = Play another card, or first get rid of the card that forbids it.
refusal-one-card-only = { $card } cannot be played: a card of your opponent allows you a single card per turn
refusal-one-card-only-by = { $card } cannot be played: { $by } of your opponent allows you a single card per turn
advice-one-card-only = Announce your power if you can.
refusal-one-combat-card = { $card } cannot be played: a card of your opponent allows you a single card in the combat area per turn
refusal-one-combat-card-by = { $card } cannot be played: { $by } of your opponent allows you a single card in the combat area per turn
advice-one-combat-card = Play a support card, or announce your power.
refusal-stopped = { $card } cannot be played: after a STOP card no more cards are played on this turn
refusal-stopped-by = { $card } cannot be played: after { $by } with its STOP no more cards are played on this turn
advice-stopped = Announce your power.
refusal-mutant = { $card } cannot be played: the condition on this card is not met
advice-mutant = Read the condition of the card, and play another character.
refusal-one-character = { $card } cannot be played: one character per turn is allowed, a pair or a gang counting as one
advice-one-character = Play a FREE character, a booster or a support card, or announce your power.
refusal-one-active-character = { $card } cannot be played: a card of your opponent allows you a single active character
refusal-one-active-character-by = { $card } cannot be played: { $by } of your opponent allows you a single active character
advice-one-active-character = Play a booster or a support card, or announce your power.
refusal-too-many-active = You have several active characters, and a card of your opponent allows you a single one
refusal-too-many-active-by = You have several active characters, and { $by } of your opponent allows you a single one
advice-too-many-active = Use a special power that leaves a single one active, or retreat while you may.
refusal-no-allowance = { $card } cannot be played: one booster or one support card per turn is allowed, and none on the first turn of a fight
advice-no-allowance = Play a FREE card if you have one, or announce your power.
refusal-first-a-character = { $card } cannot be played yet: first comes a character
advice-first-a-character = Play a character first.
refusal-from-ship-only = { $card } is in your hand, but on the turn of a landing you play cards from the landed ship
refusal-from-ship-only-by = { $card } is in your hand, but on the turn of a landing you play cards from { $by }
advice-from-ship-only = Choose a card that lies on a landed ship.
refusal-no-bluff = { $card } bears no bluff icon
advice-no-bluff = Lay a card with a bluff icon face down, or play this one openly.
refusal-bluff-ignored = { $card } cannot be laid face down: a card of your opponent ignores bluffs
refusal-bluff-ignored-by = { $card } cannot be laid face down: { $by } of your opponent ignores bluffs
advice-bluff-ignored = Play something else, or announce your power.
refusal-no-gang = { $card } has no gang of its own here that it could cover
advice-no-gang = Simply play the card.
refusal-no-ship = That is no ship of yours to which this can be done now
advice-no-ship = Choose one of your ships at sea.
refusal-ship-full = The ship is full
advice-ship-full = Choose another ship, or play the card.
refusal-no-retrieve = { $card } cannot be retrieved: it must be active and show a RETRIEVE that is not ignored
refusal-no-retrieve-by = { $card } cannot be retrieved: { $by } of your opponent makes its RETRIEVE ignored
advice-no-retrieve = Choose an active card with RETRIEVE, or go on with your turn.
refusal-retrieve-blocked = { $card } cannot be retrieved: your opponent shows RETRIEVE in the combat area, which keeps your characters where they are
refusal-retrieve-blocked-by = { $card } cannot be retrieved: { $by } shows RETRIEVE in your opponent’s combat area, which keeps your characters where they are
advice-retrieve-blocked = Retrieve a booster or a support card, or go on with your turn.
refusal-hand-limited = { $card } does not help now: you can take no card into your hand
refusal-hand-limited-by = { $card } does not help now: because of { $by } you can take no card into your hand
advice-hand-limited = Either there is nothing to take, or a card of your opponent prevents it. Go on with your turn.
refusal-dead-end = After this you could not end your turn: you would not match your opponent’s power or not meet a demand
advice-dead-end = Choose cards with which you can announce enough power, or retreat while you may.
refusal-no-power = Your power is lower than your opponent’s, and no shield protects you
refusal-no-power-by = Your power is { $mine }, your opponent’s is { $theirs }, and no shield protects you
advice-no-power = Play more cards that raise your power, or use a shield.
refusal-no-effect = { $card } has no special power that would do something now
refusal-no-effect-by = The special power of { $card } is ignored because of { $by }
advice-no-effect = Go on with your turn.
refusal-no-demand = { $card } demands nothing of you now
advice-no-demand = Choose a card of your opponent whose demand is still open.
refusal-cannot-pay = { $card } demands more than your hand can give
advice-cannot-pay = Cards with the right values are missing. Get rid of the card that demands, or retreat while you may.
refusal-starter-stays = The player who starts a fight cannot retreat on its first turn
advice-starter-stays = Play a character, or decline to start by discarding one to three cards.
refusal-not-starter = Only the player who starts the fight does this
advice-not-starter = The element of the fight is known: announce your power in it, or retreat.
refusal-choose-element = The player who starts a fight names its element
advice-choose-element = Announce Fire or Earth.
refusal-no-character = You have played no character yet, so you cannot announce your power
advice-no-character = Play a character.
refusal-demand-open = A card of your opponent still demands something of you
refusal-demand-open-by = { $by } of your opponent still demands something of you
advice-demand-open = First touch that card and meet its demand.
refusal-demand-play = A card of your opponent demands that you play a booster or a support card
refusal-demand-play-by = { $kind ->
    [support] { $by } of your opponent demands that you play a support card
   *[booster] { $by } of your opponent demands that you play a booster
}
advice-demand-play = Play a card of the kind that is demanded.
refusal-not-this-card = This cannot be chosen here
advice-not-this-card = Choose one of the cards that are offered.
refusal-not-needed = { $card } does not fit into the payment: it adds nothing, or a card would be more than is needed
advice-not-needed = Choose cards whose values just reach the sum, none of which could be left out.
refusal-must-choose = You cannot say no here
advice-must-choose = Choose one of the cards that are offered.
refusal-nothing-face-down = That is no bluff of yours
advice-nothing-face-down = Choose one of your face-down cards, or go on with your turn.
refusal-normal-first = { $card } cannot be played any more: the ordinary character comes before FREE ones
advice-normal-first = Play another FREE character, a booster or a support card, or announce your power.

## Decks that may not be played

deck-problem-people = There is no people { $people }; there are { $peoples }.
deck-problem-name = The name of a deck is a single line of at most { $most } characters, not “{ $name }”.
deck-problem-no-card = There is no card { $word }.
deck-problem-other-name = { $card } is called { $name }, not { $other }.
deck-problem-leader = { $card } is a leader, lies beside the board and is none of the { $size } cards.
deck-problem-twice = All cards of a deck are different, but { $card } is in it { $count } times.
deck-problem-too-few = { $count ->
    [one] A deck has { $size } cards, this one has one; still missing: { $missing }.
   *[other] A deck has { $size } cards, this one has { $count }; still missing: { $missing }.
}
deck-problem-too-many = A deck has { $size } cards, this one has { $count }; too many: { $extra }.
deck-problem-moons = Cards of other peoples may show { $most } moons in all, here they show { $moons }: { $cards }.
deck-problem-no-people = Choose the people that leads the deck.
deck-problem-code = This code cannot be read: { $code } is cut or mistyped. Copy it again.
deck-problem-entry = The line “{ $entry }:” means nothing here; there are “name:” and “people:”, each once.

## In the terminal

terminal-dragons = Dragons
terminal-crystals = Crystals
count-cards-left = Cards left
terminal-no-element = No element yet
terminal-help =
    Your opponent is above the line, you are below it; ◆ is a dragon, ✓ a power that is used or a demand that is met. 5/4 is Fire 5, Earth 4.
    Cards are written as in your hand: play vulca-14, cover khind-19 (over the gang), bluff buka-07 (face down), load buka-12 on buka-28.
    Cards on the table: retrieve hoax-19, reveal buka-07, land buka-28, use khind-06, satisfy pillar-16.
    Without a card: announce fire or announce earth if you start the fight, otherwise announce; retreat, decline, end; call or trust when bluffs are announced.
    When a card asks: discard hoax-20 (or keep, return, take, bury, give-back, aim-at, as the list says), discard bluff 2, discard boosters, pay earth, blind, do, skip.
    { icon-shield }: { icon-shield-help }
    { icon-stop }: { icon-stop-help }
    { icon-retrieve }: { icon-retrieve-help }
    { icon-protected }: { icon-protected-help }
    { icon-free }: { icon-free-help }
    { icon-pair }: { icon-pair-help }
    { icon-gang }: { icon-gang-help }
    { icon-bluff }: { icon-bluff-help }
    { icon-ship }: { icon-ship-help }

## On the table in the browser

board-opponent = Opponent
board-in-hand = { $count ->
    [0] No hand cards
    [one] One hand card
   *[other] { $count } hand cards
}
board-in-deck = { $count ->
    [0] The draw deck is empty
    [one] One card in the draw deck
   *[other] { $count } cards in the draw deck
}
board-back = Hidden card
board-zone = { $place } of { $who }
board-discards-empty = Discard pile: empty
board-discards-top = Discard pile, on top: { $card }
board-discards-hidden = Discard pile, shuffled face down
board-leader-card = Leader: { $card }
board-bluff-unknown = Bluff { $place }, face down
board-bluff-known = Bluff { $place }, face down: { $card }
board-covered-count = { $count ->
    [one] One covered card
   *[other] { $count } covered cards
}
board-cargo = { $count ->
    [0] Nothing on board, room for { $room }
   *[other] On board: { $count } of { $room }
}
board-note-ignored = Ignored because of { $by }
board-note-text-ignored = Special power ignored because of { $by }
board-note-icons-ignored = Icons ignored because of { $by }
board-note-used = Used this turn
board-note-met = Demand met
board-note-demand = Demand still open
board-note-as-free = Played as FREE
board-note-landed = Landed
board-note-shown = Disclosed
board-note-covered = Covered
board-mark-ignored = ignored
board-mark-text-ignored = power ignored
board-mark-icons-ignored = icons ignored
board-mark-used = used
board-mark-met = met
board-mark-demand = demand
board-mark-as-free = FREE
board-mark-landed = landed
board-mark-shown = disclosed
board-mark-covered = covered
board-total = { $who }: { $count } { $element }
board-totals-open = { $who }: Fire { $fire }, Earth { $earth }
board-explain = How { $who } comes to { $count } { $element }
board-explain-none = No active card gives power.
board-change-ignored = ignored because of { $by }
board-change-reduced = reduced to 0 by { $by }
board-change-raised = raised by { $by }
board-change-doubled = doubled by { $by }
board-explain-sum = Sum
board-explain-least = { $card } lifts the total to { $count }
board-explain-shield = { $card } is a shield: the opponent’s power need not be reached
board-explain-bluff = Bluff { $place }
board-prize = { $count ->
    [0] No dragon if the opponent retreats now
    [one] One dragon if the opponent retreats now
   *[other] { $count } dragons if the opponent retreats now
}
board-many = { $count ->
    [one] One card in combat and support; { $most } attract a second dragon
   *[other] { $count } cards in combat and support; { $most } attract a second dragon
}
board-dragons = { $who }: { $count ->
    [0] no dragons
    [one] one dragon
   *[other] { $count } dragons
}
board-dragons-middle = { $count ->
    [0] No dragon in the middle
    [one] One dragon in the middle
   *[other] { $count } dragons in the middle
}
board-fight = The fight is over { $element }.
board-no-fight = No element yet: the player who starts the fight names it.
board-crystals = { $who }: { $count ->
    [0] no crystals
    [one] one crystal
   *[other] { $count } crystals
}
board-announce = Announce { $count } { $element }
board-announce-against = Announce { $count } { $element } against { $other }
board-asks = { $card } asks
board-offered = Choose one of these cards
board-close = Close
board-say-play = Play { $card }
board-say-cover = Play { $card } over the gang
board-say-bluff = Lay { $card } face down as a bluff
board-say-load = Load { $card } onto { $ship }
board-say-retrieve = Retrieve { $card }
board-say-reveal = Reveal the bluff { $card }
board-say-land = Land { $card }
board-say-use = Use { $card }
board-say-satisfy = Meet the demand of { $card }
board-say-discard = Discard { $card }
board-say-keep = { $card } stays
board-say-bury = Put { $card } under the draw deck
board-say-return = Take { $card } back into hand
board-say-take = Take { $card }
board-say-call-in = Call { $card }
board-say-give-back = Put { $card } back into the draw deck
board-say-discard-bluff = Discard bluff { $place }
board-say-deck = Lead the { $people }
board-decks-title = Which people do you lead?
board-decks-help = Both choose in secret. The decks are shown when both have chosen.
board-decks-watch = Both players choose their peoples in secret.
board-decks-chosen = You lead the { $people }. Your opponent is still choosing.
board-decks-answered = { $who } has chosen.
board-decks-open = { $who } is choosing.
board-decks-game = Game { $count }
board-decks-score = { $most } crystals win the match.
board-fire-sum = Fire in the deck
board-earth-sum = Earth in the deck
board-turn-of = Turn of { $who }
board-lit = Can be chosen

## The workshop, where decks are built.

workshop-leader = The people that leads the deck
workshop-count = { $count } of { $size } cards
workshop-cost = Moons of others: { $cost } of { $most }
workshop-cards = Cards
workshop-deck = Deck
workshop-sieve = Which cards are shown
workshop-people = People
workshop-own = Its own
workshop-others = All others
workshop-any = Any
workshop-kind = Kind
workshop-element = Element
workshop-element-fire = Stronger in fire
workshop-element-earth = Stronger in earth
workshop-element-even = The same in both
workshop-most-moons = Moons at most
workshop-moons = { $count ->
    [0] No moons
    [one] One moon
   *[other] { $count } moons
}
workshop-words = Words in name or text
workshop-chosen = In the deck only
workshop-found = { $count ->
    [0] No card fits
    [one] One card
   *[other] { $count } cards
}
workshop-remove = Take { $card } out
workshop-prebuilt = The pre-built deck
workshop-empty = Take all out
workshop-legal = This deck may be played.
workshop-own-cards = Own cards: { $count }
workshop-other-cards = Cards of others: { $count }
