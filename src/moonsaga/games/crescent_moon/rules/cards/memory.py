"""What everybody remembers of hidden cards.

A viewer, a ruler or the spectators, either knows which card lies in a place, or knows a lot: which cards the lot
holds and in which places they lie, but not which of them lies where. When some cards of a known place are taken
unseen, they become a lot of their own: "one of these went to that hand". Only where a place holds cards of several lots
and some are taken unseen do these lots become one.
"""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import values
from moonsaga.games.crescent_moon.rules.state import State


def lies_at(s: State, card: cint, place: cint, depth: cint) -> bint:
    return s.place[card] == place and (place != codes.DECK or s.depth[card] == depth)


def see(s: State, card: cint, knowers: cint) -> void:
    """Exactly these know the card where it lies now; for them it belongs to no lot."""
    viewer: cint
    if knowers == codes.EVERYBODY and not s.knows[card] & codes.SPECTATOR:
        confuse_tags(s, card)
    s.knows[card] = knowers
    for viewer in range(codes.VIEWERS):
        if (knowers >> viewer) & 1:
            s.lot[viewer * codes.CARDS + card] = 0


def natural_tag(card: cint) -> cint:
    """The mark that is true of a card."""
    return codes.IS_MURSHIDS if values.RULER_OF[values.KIND_OF[card]] == codes.MURSHID else codes.NOT_MURSHIDS


def could_be(s: State, card: cint, other: cint) -> bint:
    """As far as all know: could the one card lie where the other one lies, in the same hand or group of the deck?"""
    if s.knows[other] & codes.SPECTATOR or s.lot[codes.PUBLIC + other] != s.lot[codes.PUBLIC + card]:
        return False
    if s.tag[other] != codes.NO_TAG and s.tag[other] != natural_tag(card):
        return False
    return lies_at(s, other, s.place[card], s.depth[card])


def confuse_tags(s: State, card: cint) -> void:
    """A hidden card is shown. If marked and unmarked ones could be it, nobody can say whether a mark went with it."""
    marked: cint
    unmarked: cint
    i: cint
    marked = unmarked = 0
    for i in range(codes.CARDS):
        if could_be(s, card, i):
            if s.tag[i] == codes.NO_TAG:
                unmarked += 1
            else:
                marked += 1
    if not marked or not unmarked:
        return
    for i in range(codes.CARDS):
        if could_be(s, card, i):
            s.tag[i] = codes.NO_TAG


def fresh_lot(s: State, viewer: cint) -> cint:
    """A number that none of this viewer's lots has."""
    n: cint
    i: cint
    used: bint = True
    n = 0
    while used:
        n += 1
        used = False
        for i in range(codes.CARDS):
            if s.lot[viewer * codes.CARDS + i] == n:
                used = True
    return n


def lot_of(s: State, viewer: cint, card: cint) -> cint:
    """The lot that a card belongs to for a viewer; NOBODY if they know the card."""
    return codes.NOBODY if (s.knows[card] >> viewer) & 1 else s.lot[viewer * codes.CARDS + card]


def stir(s: State, viewer: cint, place: cint, depth: cint) -> void:
    """Some cards of a place will be taken, and this viewer does not see which."""
    first: cint
    several: bint = False
    i: cint
    first = codes.NOBODY - 1
    for i in range(codes.CARDS):
        if lies_at(s, i, place, depth):
            if first < codes.NOBODY:
                first = lot_of(s, viewer, i)
            elif lot_of(s, viewer, i) != first:
                several = True
    if several:
        unite(s, viewer, place, depth)
    elif first == codes.NOBODY:
        join(s, viewer, place, depth, fresh_lot(s, viewer))


def join(s: State, viewer: cint, place: cint, depth: cint, lot: cint) -> void:
    """The cards that they knew there are of this lot now."""
    i: cint
    for i in range(codes.CARDS):
        if lies_at(s, i, place, depth) and (s.knows[i] >> viewer) & 1:
            s.knows[i] &= ~(1 << viewer)
            s.lot[viewer * codes.CARDS + i] = lot


def unite(s: State, viewer: cint, place: cint, depth: cint) -> void:
    """All lots that have a card there become one, wherever their cards lie."""
    lot: cint
    old: cint
    i: cint
    k: cint
    lot = codes.NOBODY
    for i in range(codes.CARDS):
        if lies_at(s, i, place, depth) and lot_of(s, viewer, i) >= 0:
            lot = lot_of(s, viewer, i)
    join(s, viewer, place, depth, lot)
    for i in range(codes.CARDS):
        if lies_at(s, i, place, depth) and lot_of(s, viewer, i) != lot:
            old = lot_of(s, viewer, i)
            for k in range(codes.CARDS):
                if lot_of(s, viewer, k) == old:
                    s.lot[viewer * codes.CARDS + k] = lot


def stir_for_others(s: State, looker: cint, place: cint, depth: cint) -> void:
    """Everybody but the looker."""
    viewer: cint
    for viewer in range(codes.VIEWERS):
        if viewer != looker:
            stir(s, viewer, place, depth)


def blur_tags(s: State, place: cint, depth: cint) -> void:
    """Some cards of a place will be taken unseen: marks stay only if the same is true of all of them, as all know.

    Called before they are stirred, while it can still be said which of them all know.
    """
    tag: cint
    one: cint
    differ: bint = False
    i: cint
    tag = codes.NOBODY
    for i in range(codes.CARDS):
        if lies_at(s, i, place, depth):
            one = natural_tag(i) if s.knows[i] & codes.SPECTATOR else s.tag[i]
            if tag < 0:
                tag = one
            elif one != tag:
                differ = True
    for i in range(codes.CARDS):
        if lies_at(s, i, place, depth):
            s.tag[i] = codes.NO_TAG if differ else tag


def mix_tags(s: State, place: cint) -> void:
    """Cards of a place are shuffled: marks stay on the hidden ones only if all of these have the same."""
    tag: cint
    differ: bint = False
    i: cint
    tag = codes.NOBODY
    for i in range(codes.CARDS):
        if s.place[i] == place and not s.knows[i] & codes.SPECTATOR:
            if tag < 0:
                tag = s.tag[i]
            elif s.tag[i] != tag:
                differ = True
    for i in range(codes.CARDS):
        if s.place[i] == place and differ:
            s.tag[i] = codes.NO_TAG


def could_hold(s: State, seat: cint, kind: cint) -> bint:
    """As far as everybody knows: this title lies in a hand, or a hidden card of it could be one."""
    i: cint
    k: cint
    for i in range(codes.CARDS):
        if s.place[i] != seat:
            continue
        if s.knows[i] & codes.SPECTATOR:
            if values.KIND_OF[i] == kind:
                return True
            continue
        if s.tag[i] != codes.NO_TAG and (s.tag[i] == codes.IS_MURSHIDS) != (values.RULER_OF[kind] == codes.MURSHID):
            continue
        for k in range(codes.CARDS):
            if (
                values.KIND_OF[k] == kind
                and not s.knows[k] & codes.SPECTATOR
                and s.lot[codes.PUBLIC + k] == s.lot[codes.PUBLIC + i]
            ):
                return True
    return False


def could_hold_anytime(s: State, seat: cint) -> bint:
    """An Anytime card that could be used now; one card of Boats is enough."""
    return (not s.boats and could_hold(s, seat, codes.BOATS)) or could_hold(s, seat, codes.INFORMANTS)
