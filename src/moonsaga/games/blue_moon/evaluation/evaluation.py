"""What a good player knows: cards are fuel, dragons are the goal, and a fight is worth what it brings."""

from __future__ import annotations

import cython
from cython import int as cint

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import dead_ends, dragons
from moonsaga.games.blue_moon.rules.cards import power
from moonsaga.games.blue_moon.rules.state import State


def card_worth(s: State, slot: cint) -> cython.double:
    """What a card in hand is good for: its values, and more for a text, a shield or a way to come back."""
    worth: cython.double = 1.5 + 0.5 * (s.rules.fire[slot] + s.rules.earth[slot])
    if s.rules.text[slot]:
        worth += 2.0
    if s.rules.shield[slot]:
        worth += 1.5
    if s.rules.icon[slot]:
        worth += 0.5
    if s.rules.kind[slot] == codes.LEADERSHIP:
        worth += 1.0
    return worth


def stock(s: State, seat: cint) -> cython.double:
    """The cards a seat still has: those in hand by what they are, those in the deck by their number."""
    slot: cint
    characters: cint = 0
    total: cython.double = 4.0 * s.deck[seat]
    for slot in range(seat * 30, seat * 30 + 30):
        if s.place[slot] == codes.IN_HAND or s.place[slot] == codes.ABOARD:
            total += card_worth(s, slot)
            if s.rules.kind[slot] == codes.CHARACTER:
                characters += 1
    if characters < 3:
        total -= 20.0 * (3 - characters)  # without a character there is no next turn in a fight
    return total


def answer_chance(s: State, seat: cint) -> cython.double:
    """How likely the seat whose turn it is goes on with the fight, if it has the hand it has in this world.

    Whoever looks does not know that hand, but looks at several worlds.
    """
    if s.hand[seat] == 0 or not dead_ends.can_go_on(s):
        return 0.02
    return 0.9


def fight_swing(s: State, seat: cint) -> cython.double:
    """Dragons this seat can hope for in the running fight, from its point of view."""
    foe: cint = 1 - seat
    mine: cython.double
    theirs: cython.double
    chance: cython.double
    if not s.begun:
        return 0.0
    mine = dragons.dragons_for_retreat(s, foe)
    theirs = dragons.dragons_for_retreat(s, seat)
    if s.phase != codes.MAIN or s.stage > codes.LEADING:
        chance = 0.5
    else:
        chance = answer_chance(s, s.seat)
    if s.seat == foe:
        return (1.0 - chance) * mine - chance * 0.35 * theirs
    if s.character and (
        power.shielded(s, seat, s.element) or power.power(s, seat, s.element) >= power.power(s, foe, s.element)
    ):
        chance = 1.0
    return chance * 0.35 * mine - (1.0 - chance) * theirs


def bluff_risk(s: State, seat: cint) -> cython.double:
    """What own bluffs are worth: good ones hope for a call, one bad one fears it."""
    i: cint
    slot: cint
    hope: cython.double = 0.0
    if not s.begun:
        return 0.0
    for i in range(s.supports[seat]):
        slot = s.support[seat * 30 + i]
        if s.mark[slot] & codes.FACE_DOWN:
            if s.rules.bluff[slot] != s.element + codes.FIRE_BLUFF:
                return -1.5
            hope = 0.4
    return hope


def lead_in_power(s: State, seat: cint) -> cython.double:
    """How much more power this seat has in the fight: some of it lasts, and the opponent's hand may be misjudged."""
    lead: cint
    if not s.begun:
        return 0.0
    lead = power.power(s, seat, s.element) - power.power(s, 1 - seat, s.element)
    return min(max(lead, -6), 6)


def lateness(s: State) -> cython.double:
    """From 0 at the start to 1 when somebody runs out of cards: dragons are then as good as won."""
    left: cint = min(s.hand[0] + s.deck[0], s.hand[1] + s.deck[1])
    return 1.0 - left / 30.0 if left < 30 else 0.0


def value(s: State, seat: cint) -> cython.double:
    """How good the position is for a seat, from 0 to 1."""
    foe: cint = 1 - seat
    margin: cython.double
    dragon: cython.double
    if s.ended:
        margin = min(0.3 + 0.05 * s.crystals, 0.5)
        return 0.5 + margin if s.winner == seat else 0.5 - margin
    dragon = 0.05 + 0.05 * lateness(s)
    margin = 0.03 * (s.score[seat] - s.score[foe])
    margin += dragon * (s.dragons[seat] - s.dragons[foe])
    margin += dragon * (fight_swing(s, seat) + bluff_risk(s, seat))
    margin += 0.003 * lead_in_power(s, seat)
    margin += 0.0008 * (stock(s, seat) - stock(s, foe))
    margin = min(margin, 0.29)
    margin = max(margin, -0.29)
    return 0.5 + margin
