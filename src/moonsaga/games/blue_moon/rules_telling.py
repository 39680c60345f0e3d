"""Which card is behind what happens to another one: for the table that shows how a total comes about."""

import cython
from cython import int as cint

from moonsaga.games.blue_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules_power import (
        blank,
        counted,
        find_active,
        first_speaking,
        is_cut,
        printed,
        speaks,
    )
    from cython.cimports.moonsaga.games.blue_moon.state import State, owner
else:
    from moonsaga.games.blue_moon.rules_power import (
        blank,
        counted,
        find_active,
        first_speaking,
        is_cut,
        printed,
        speaks,
    )
    from moonsaga.games.blue_moon.state import State, owner

ALL_TEXTS = cython.declare(cint, 2)
BIRD = cython.declare(cint, 1)
ORDER = cython.declare(cint, 2)
GAS = cython.declare(cint, 3)
BOOSTER = cython.declare(cint, numbers.BOOSTER)
CHARACTER = cython.declare(cint, numbers.CHARACTER)
DOUBLE_ALL = cython.declare(cint, numbers.EFFECT["double_all"])
FACE_DOWN = cython.declare(cint, numbers.FACE_DOWN)
IGNORED = cython.declare(cint, numbers.IGNORED)
IGNORE_CARDS = cython.declare(cint, numbers.EFFECT["ignore_cards"])
IGNORE_ICONS = cython.declare(cint, numbers.EFFECT["ignore_icons"])
IGNORE_TEXTS = cython.declare(cint, numbers.EFFECT["ignore_texts"])
NO_TEXT = cython.declare(cint, numbers.NO_TEXT)
RAISE_BLUFFS = cython.declare(cint, numbers.EFFECT["raise_bluffs"])
REDUCE = cython.declare(cint, numbers.EFFECT["reduce"])
SUPPORT = cython.declare(cint, numbers.SUPPORT)


@cython.cfunc
@cython.exceptval(check=False)
def silencer(s: State, slot: cint, what: cint) -> cint:
    """The card because of which this one is ignored (IGNORED), or its text or icons are; -1 if nothing is."""
    foe: cint = 1 - owner(slot)
    if not blank(s, slot) & what:
        return -1
    if blank(s, slot) & IGNORED:
        return find_active(s, foe, IGNORE_CARDS, way_of_ignoring(s, slot))
    if what == NO_TEXT:
        if s.no_texts[1 - foe] == ALL_TEXTS:
            return find_active(s, foe, IGNORE_TEXTS, ORDER)
        if find_active(s, foe, IGNORE_TEXTS, BIRD) >= 0:
            return find_active(s, foe, IGNORE_TEXTS, BIRD)
        return find_active(s, foe, IGNORE_TEXTS, GAS)
    return find_active(s, foe, IGNORE_ICONS, 1 if s.bared[1 - foe] else 0)


@cython.cfunc
@cython.exceptval(check=False)
def way_of_ignoring(s: State, slot: cint) -> cint:
    """Characters, boosters, supports, cards with an icon: for which of these this card is ignored."""
    seat: cint = owner(slot)
    kind: cint = SUPPORT if s.mark[slot] & FACE_DOWN else s.rules.kind[slot]
    if kind == CHARACTER and s.no_characters[seat] and not s.rules.flit[slot]:
        return 1
    if kind == BOOSTER and s.no_boosters[seat]:
        return 2
    if kind == SUPPORT and s.no_supports[seat]:
        return 3
    return 4


@cython.cfunc
@cython.exceptval(check=False)
def reducer(s: State, slot: cint, element: cint) -> cint:
    """The card that makes the value of this active one count as 0; -1 if none does."""
    foe: cint = 1 - owner(slot)
    i: cint
    other: cint
    which: cint = 1 if s.rules.kind[slot] == CHARACTER and not s.mark[slot] & FACE_DOWN else 2
    value: cint = 2 if s.mark[slot] & FACE_DOWN else printed(s, slot, element)
    if not s.mark[slot] & FACE_DOWN and counted(s, slot, element) == value:
        return -1
    for i in range(s.live[foe], s.combats[foe]):
        other = s.combat[foe * 30 + i]
        if s.rules.effect[other] == REDUCE and s.rules.one[other] == which and speaks(s, other):
            if is_cut(value, s.rules.two[other]):
                return other
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def doubler_of_all(s: State, slot: cint) -> cint:
    """The own card that doubles all cards of this one's kind; -1 if none does."""
    seat: cint = owner(slot)
    kind: cint = SUPPORT if s.mark[slot] & FACE_DOWN else s.rules.kind[slot]
    other: cint = first_speaking(s, seat, DOUBLE_ALL, seat * 30)
    while other >= 0:
        if 1 << (s.rules.one[other] - 1) == kind:
            return other
        other = first_speaking(s, seat, DOUBLE_ALL, other + 1)
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def raiser_of_bluffs(s: State, seat: cint) -> cint:
    return first_speaking(s, seat, RAISE_BLUFFS, seat * 30)
