"""Texts for one of several cards: whoever played the card says which one it is (Special rule 2; rulings 30 and 66).

An aim is taken when power is announced, since nothing depends on it before. It is lost when a new character is played,
and when the opponent discards the chosen card or changes what it counts: then its owner chooses again at once. Where
all choices come to the same, nobody is asked.
"""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import (
        blank,
        counted,
        is_working,
        power,
        raised,
        shielded,
        speaks,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State, is_active, owner
else:
    from moonsaga.games.blue_moon.rules.cards.power import blank, counted, is_working, power, raised, shielded, speaks
    from moonsaga.games.blue_moon.rules.state import State, is_active, owner

CHARACTER = cython.declare(cint, codes.CHARACTER)
DEMAND_VALUE = cython.declare(cint, codes.EF_DEMAND_VALUE)
DOUBLE_DEMAND = cython.declare(cint, codes.EF_DOUBLE_DEMAND)
DOUBLE_ONE = cython.declare(cint, codes.EF_DOUBLE_ONE)
FINE = cython.declare(cint, codes.FINE)
IN_COMBAT = cython.declare(cint, codes.IN_COMBAT)
NOBODY = cython.declare(cint, -1)
NOT_THIS_CARD = cython.declare(cint, codes.NOT_THIS_CARD)
NO_POWER = cython.declare(cint, codes.NO_POWER)
NO_VALUE = cython.declare(cint, codes.NO_VALUE)
RAISE_ONE = cython.declare(cint, codes.EF_RAISE_ONE)
SATISFIED = cython.declare(cint, codes.SATISFIED)
BASE = cython.declare(cint[60])  # what the aims of a seat counted when `watch_aims` looked
if not cython.compiled:
    BASE = [0] * 60


@cython.cfunc
@cython.exceptval(check=False)
def aims(s: State, slot: cint) -> bint:
    """Is this a text for one of several cards?"""
    effect: cint = s.rules.effect[slot]
    return effect == RAISE_ONE or effect == DOUBLE_ONE or effect == DOUBLE_DEMAND


@cython.cfunc
@cython.exceptval(check=False)
def may_aim(s: State, cause: cint, slot: cint) -> bint:
    """Can the text of one active card work on another: on a character that counts, or on a demand?"""
    if owner(slot) != owner(cause) or s.place[slot] != IN_COMBAT or not is_active(s, slot):
        return False
    if s.rules.effect[cause] == DOUBLE_DEMAND:
        return s.rules.effect[slot] == DEMAND_VALUE and speaks(s, slot)
    if s.rules.kind[slot] != CHARACTER or blank(s, slot) & NO_VALUE:
        return False
    return s.element < 0 or counted(s, slot, s.element) >= 0


@cython.cfunc
@cython.exceptval(check=False)
def is_choice(s: State, cause: cint, slot: cint) -> bint:
    """A demand that was met already cannot be doubled any more."""
    return may_aim(s, cause, slot) and not s.mark[slot] & SATISFIED


@cython.cfunc
@cython.exceptval(check=False)
def why_no_aim(s: State, cause: cint, slot: cint) -> cint:
    """Whoever announces may choose as long as the power is enough; the other may choose freely."""
    before: cint = s.aim[cause]
    weak: bint
    if not is_choice(s, cause, slot):
        return NOT_THIS_CARD
    if owner(cause) != s.seat or not s.begun:
        return FINE
    s.aim[cause] = slot
    weak = power(s, s.seat, s.element) < power(s, 1 - s.seat, s.element) and not shielded(s, s.seat, s.element)
    s.aim[cause] = before
    return NO_POWER if weak else FINE


@cython.cfunc
@cython.exceptval(check=False)
def next_aim(s: State, seat: cint, element: cint) -> cint:
    """The next card of a seat whose owner has to choose; -1: none. Choices that all come to the same are made."""
    cause: cint
    slot: cint
    first: cint
    differ: bint
    for cause in range(seat * 30, seat * 30 + 30):
        if not aims(s, cause) or not is_working(s, cause):
            continue
        if s.rules.effect[cause] != DOUBLE_DEMAND and not s.rules.one[cause] & (1 << element):
            continue
        if s.aim[cause] >= 0 and may_aim(s, cause, s.aim[cause]):
            continue
        s.aim[cause] = first = -1
        differ = False
        for slot in range(seat * 30, seat * 30 + 30):
            if not is_choice(s, cause, slot):
                continue
            if first < 0:
                first = slot
            elif outcome(s, cause, slot) != outcome(s, cause, first):
                differ = True
        if differ:
            return cause
        s.aim[cause] = first
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def outcome(s: State, cause: cint, slot: cint) -> cint:
    """What aiming at a card comes to: equal numbers, equal outcomes."""
    fire: cint = counted(s, slot, 0)
    earth: cint = counted(s, slot, 1)
    first: cint = owner(cause) * 30
    other: cint
    if s.rules.effect[cause] == DOUBLE_DEMAND:
        return slot
    for other in range(first, first + 30):
        if other != cause and aims(s, other) and s.rules.effect[other] != DOUBLE_DEMAND and is_working(s, other):
            return fire * 4096 + earth * 64 + aimed(s, slot)  # another text may build on this one
    if s.rules.effect[cause] == RAISE_ONE:
        fire, earth = gain(fire, earth, s.rules.two[cause]), gain(earth, fire, s.rules.two[cause])
    return (fire if s.rules.one[cause] & 1 else 0) * 64 + (earth if s.rules.one[cause] & 2 else 0)


@cython.cfunc
@cython.exceptval(check=False)
def gain(value: cint, other: cint, to: cint) -> cint:
    return raised(value, other, to) - value


@cython.cfunc
@cython.exceptval(check=False)
def aimed(s: State, slot: cint) -> cint:
    """A number for the texts that already work on this card."""
    other: cint
    found: cint = 0
    first: cint = owner(slot) * 30
    for other in range(first, first + 30):
        if s.aim[other] == slot:
            found += 1
    return found


@cython.cfunc
@cython.exceptval(check=False)
def base(s: State, slot: cint) -> cint:
    return counted(s, slot, 0) * 64 + counted(s, slot, 1)


@cython.cfunc
@cython.exceptval(check=False)
def watch_aims(s: State) -> cython.void:
    """Before the player whose turn it is does something: what the opponent's chosen cards count."""
    slot: cint
    first: cint = 30 - s.seat * 30
    if not s.rules.aims_chosen:
        return
    for slot in range(first, first + 30):
        if s.aim[slot] >= 0:
            BASE[slot] = base(s, s.aim[slot])


@cython.cfunc
@cython.exceptval(check=False)
def free_aims(s: State) -> cython.void:
    """After it: the opponent's aims at cards that are gone, or count otherwise now, are lost."""
    slot: cint
    first: cint = 30 - s.seat * 30
    if not s.rules.aims_chosen or s.ended:
        return
    for slot in range(first, first + 30):
        if s.aim[slot] >= 0 and (not may_aim(s, slot, s.aim[slot]) or base(s, s.aim[slot]) != BASE[slot]):
            s.aim[slot] = NOBODY
