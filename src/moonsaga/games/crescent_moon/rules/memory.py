"""What everybody remembers of hidden cards.

A viewer, a ruler or the spectators, either knows which card lies in a place, or he knows a lot: which cards the lot
holds and in which places they lie, but not which of them lies where. When some cards of a place that he knows are taken
unseen, they become a lot of their own: "one of these went to his hand". Only where a place holds cards of several lots
and some are taken unseen do these lots become one.
"""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State
else:
    from moonsaga.games.crescent_moon.rules.state import State

# --- constants the compiler should know

BOATS = cython.declare(cint, codes.BOATS)
CARDS = cython.declare(cint, codes.CARDS)
DECK = cython.declare(cint, codes.DECK)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
INFORMANTS = cython.declare(cint, codes.INFORMANTS)
IS_MURSHIDS = cython.declare(cint, codes.IS_MURSHIDS)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
NOT_MURSHIDS = cython.declare(cint, codes.NOT_MURSHIDS)
NO_TAG = cython.declare(cint, codes.NO_TAG)
PUBLIC = cython.declare(cint, codes.PUBLIC)
SPECTATOR = cython.declare(cint, codes.SPECTATOR)
VIEWERS = cython.declare(cint, codes.VIEWERS)
KIND_OF = cython.declare(cint[69])
RULER_OF = cython.declare(cint[31])
if not cython.compiled:
    KIND_OF = [0] * 69
    RULER_OF = [0] * 31
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]
for _i in range(31):
    RULER_OF[_i] = codes.RULER_OF[_i]

# --- end of constants


@cython.cfunc
@cython.exceptval(check=False)
def lies_at(s: State, card: cint, place: cint, depth: cint) -> bint:
    return s.place[card] == place and (place != DECK or s.depth[card] == depth)


@cython.cfunc
@cython.exceptval(check=False)
def see(s: State, card: cint, knowers: cint) -> cython.void:
    """Exactly these know the card where it lies now; for them it belongs to no lot."""
    viewer: cint
    if knowers == EVERYBODY and not s.knows[card] & SPECTATOR:
        confuse_tags(s, card)
    s.knows[card] = knowers
    for viewer in range(VIEWERS):
        if (knowers >> viewer) & 1:
            s.lot[viewer * CARDS + card] = 0


@cython.cfunc
@cython.exceptval(check=False)
def natural_tag(card: cint) -> cint:
    """The mark that is true of a card."""
    return IS_MURSHIDS if RULER_OF[KIND_OF[card]] == MURSHID else NOT_MURSHIDS


@cython.cfunc
@cython.exceptval(check=False)
def could_be(s: State, card: cint, other: cint) -> bint:
    """As far as all know: could the one card lie where the other one lies, in the same hand or group of the deck?"""
    if s.knows[other] & SPECTATOR or s.lot[PUBLIC + other] != s.lot[PUBLIC + card]:
        return False
    if s.tag[other] != NO_TAG and s.tag[other] != natural_tag(card):
        return False
    return lies_at(s, other, s.place[card], s.depth[card])


@cython.cfunc
@cython.exceptval(check=False)
def confuse_tags(s: State, card: cint) -> cython.void:
    """A hidden card is shown. If marked and unmarked ones could be it, nobody can say whether a mark went with it."""
    marked: cint
    unmarked: cint
    i: cint
    marked = unmarked = 0
    for i in range(CARDS):
        if could_be(s, card, i):
            if s.tag[i] == NO_TAG:
                unmarked += 1
            else:
                marked += 1
    if not marked or not unmarked:
        return
    for i in range(CARDS):
        if could_be(s, card, i):
            s.tag[i] = NO_TAG


@cython.cfunc
@cython.exceptval(check=False)
def fresh_lot(s: State, viewer: cint) -> cint:
    """A number that none of this viewer's lots has."""
    n: cint
    i: cint
    used: bint = True
    n = 0
    while used:
        n += 1
        used = False
        for i in range(CARDS):
            if s.lot[viewer * CARDS + i] == n:
                used = True
    return n


@cython.cfunc
@cython.exceptval(check=False)
def lot_of(s: State, viewer: cint, card: cint) -> cint:
    """The lot that a card belongs to for a viewer; NOBODY if he knows the card."""
    return NOBODY if (s.knows[card] >> viewer) & 1 else s.lot[viewer * CARDS + card]


@cython.cfunc
@cython.exceptval(check=False)
def stir(s: State, viewer: cint, place: cint, depth: cint) -> cython.void:
    """Some cards of a place will be taken, and this viewer does not see which."""
    first: cint
    several: bint = False
    i: cint
    first = NOBODY - 1
    for i in range(CARDS):
        if lies_at(s, i, place, depth):
            if first < NOBODY:
                first = lot_of(s, viewer, i)
            elif lot_of(s, viewer, i) != first:
                several = True
    if several:
        unite(s, viewer, place, depth)
    elif first == NOBODY:
        join(s, viewer, place, depth, fresh_lot(s, viewer))


@cython.cfunc
@cython.exceptval(check=False)
def join(s: State, viewer: cint, place: cint, depth: cint, lot: cint) -> cython.void:
    """The cards that he knew there are of this lot now."""
    i: cint
    for i in range(CARDS):
        if lies_at(s, i, place, depth) and (s.knows[i] >> viewer) & 1:
            s.knows[i] &= ~(1 << viewer)
            s.lot[viewer * CARDS + i] = lot


@cython.cfunc
@cython.exceptval(check=False)
def unite(s: State, viewer: cint, place: cint, depth: cint) -> cython.void:
    """All lots that have a card there become one, wherever their cards lie."""
    lot: cint
    old: cint
    i: cint
    k: cint
    lot = NOBODY
    for i in range(CARDS):
        if lies_at(s, i, place, depth) and lot_of(s, viewer, i) >= 0:
            lot = lot_of(s, viewer, i)
    join(s, viewer, place, depth, lot)
    for i in range(CARDS):
        if lies_at(s, i, place, depth) and lot_of(s, viewer, i) != lot:
            old = lot_of(s, viewer, i)
            for k in range(CARDS):
                if lot_of(s, viewer, k) == old:
                    s.lot[viewer * CARDS + k] = lot


@cython.cfunc
@cython.exceptval(check=False)
def stir_for_others(s: State, looker: cint, place: cint, depth: cint) -> cython.void:
    """Everybody but the looker."""
    viewer: cint
    for viewer in range(VIEWERS):
        if viewer != looker:
            stir(s, viewer, place, depth)


@cython.cfunc
@cython.exceptval(check=False)
def blur_tags(s: State, place: cint, depth: cint) -> cython.void:
    """Some cards of a place will be taken unseen: marks stay only if the same is true of all of them, as all know.

    Called before they are stirred, while it can still be said which of them all know.
    """
    tag: cint
    one: cint
    differ: bint = False
    i: cint
    tag = NOBODY
    for i in range(CARDS):
        if lies_at(s, i, place, depth):
            one = natural_tag(i) if s.knows[i] & SPECTATOR else s.tag[i]
            if tag < 0:
                tag = one
            elif one != tag:
                differ = True
    for i in range(CARDS):
        if lies_at(s, i, place, depth):
            s.tag[i] = NO_TAG if differ else tag


@cython.cfunc
@cython.exceptval(check=False)
def mix_tags(s: State, place: cint) -> cython.void:
    """Cards of a place are shuffled: marks stay on the hidden ones only if all of these have the same."""
    tag: cint
    differ: bint = False
    i: cint
    tag = NOBODY
    for i in range(CARDS):
        if s.place[i] == place and not s.knows[i] & SPECTATOR:
            if tag < 0:
                tag = s.tag[i]
            elif s.tag[i] != tag:
                differ = True
    for i in range(CARDS):
        if s.place[i] == place and differ:
            s.tag[i] = NO_TAG


@cython.cfunc
@cython.exceptval(check=False)
def could_hold(s: State, seat: cint, kind: cint) -> bint:
    """As far as everybody knows: this title lies in a hand, or a hidden card of it could be one."""
    i: cint
    k: cint
    for i in range(CARDS):
        if s.place[i] != seat:
            continue
        if s.knows[i] & SPECTATOR:
            if KIND_OF[i] == kind:
                return True
            continue
        if s.tag[i] != NO_TAG and (s.tag[i] == IS_MURSHIDS) != (RULER_OF[kind] == MURSHID):
            continue
        for k in range(CARDS):
            if KIND_OF[k] == kind and not s.knows[k] & SPECTATOR and s.lot[PUBLIC + k] == s.lot[PUBLIC + i]:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def could_hold_anytime(s: State, seat: cint) -> bint:
    """An Anytime card that could be used now; one card of Boats is enough."""
    return (not s.boats and could_hold(s, seat, BOATS)) or could_hold(s, seat, INFORMANTS)
