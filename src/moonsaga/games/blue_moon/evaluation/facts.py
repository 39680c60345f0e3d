"""What the hand-made evaluation and the encoder both find in a position."""

from __future__ import annotations

from cython import bint, double
from cython import int as cint

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import dead_ends
from moonsaga.games.blue_moon.rules.cards import power
from moonsaga.games.blue_moon.rules.state import State


def held_characters(s: State, seat: cint) -> cint:
    """Characters in hand and aboard."""
    slot: cint
    n: cint = 0
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if s.rules.kind[slot] == codes.CHARACTER and (s.place[slot] == codes.IN_HAND or s.place[slot] == codes.ABOARD):
            n += 1
    return n


def can_answer(s: State) -> bint:
    """Can the seat whose turn it is go on with the fight, with the hand that it has in this world?"""
    return s.hand[s.seat] > 0 and dead_ends.can_go_on(s)


def lead(s: State, seat: cint) -> cint:
    """How much more power this seat has in the fight."""
    return power.power(s, seat, s.element) - power.power(s, 1 - seat, s.element) if s.begun else 0


def matches(s: State, seat: cint) -> bint:
    """Is this seat's power enough, or shielded?"""
    return power.shielded(s, seat, s.element) or lead(s, seat) >= 0


def own_bluffs(s: State, seat: cint, good: bint) -> cint:
    """Cards of this seat that lie face down and win if they are called, or that lose."""
    i: cint
    slot: cint
    n: cint = 0
    for i in range(s.supports[seat]):
        slot = s.support[seat * codes.DECK + i]
        if s.mark[slot] & codes.FACE_DOWN and (s.rules.bluff[slot] == s.element + codes.FIRE_BLUFF) == good:
            n += 1
    return n


def lateness(s: State) -> double:
    """From 0 at the start to 1 when somebody runs out of cards: dragons are then as good as won."""
    left: cint = min(s.hand[0] + s.deck[0], s.hand[1] + s.deck[1])
    return 1.0 - left / (1.0 * codes.DECK) if left < codes.DECK else 0.0
