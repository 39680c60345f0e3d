"""Which cards the texts can discard, take back or shuffle, and what becomes of them (rulings 43 to 48)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import (
        bears_icon,
        count_active,
        protected_now,
        survey,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.state import (
        State,
        discard,
        is_active,
        lift,
        lose,
        note,
        owner,
        put_down,
        tell,
        tidy,
    )
else:
    from moonsaga.games.blue_moon.rules.cards.power import bears_icon, count_active, protected_now, survey
    from moonsaga.games.blue_moon.rules.state import (
        State,
        discard,
        is_active,
        lift,
        lose,
        note,
        owner,
        put_down,
        tell,
        tidy,
    )

AT_BOTTOM = cython.declare(cint, codes.AT_BOTTOM)
CHARACTER = cython.declare(cint, codes.CHARACTER)
DISCARDED = cython.declare(cint, codes.DISCARDED)
EV_SHUFFLED = cython.declare(cint, codes.EV_SHUFFLED)
FACE_DOWN = cython.declare(cint, codes.FACE_DOWN)
FINE = cython.declare(cint, codes.FINE)
FROM_ACTIVE = cython.declare(cint, 1)
IN_COMBAT = cython.declare(cint, codes.IN_COMBAT)
IN_DECK = cython.declare(cint, codes.IN_DECK)
IN_SUPPORT = cython.declare(cint, codes.IN_SUPPORT)
NOT_THIS_CARD = cython.declare(cint, codes.NOT_THIS_CARD)
LOST_IN_DECK = cython.declare(cint, codes.LOST_IN_DECK)
LOST_IN_PILE = cython.declare(cint, codes.LOST_IN_PILE)
PILE_INTO_DECK = cython.declare(cint, codes.PILE_INTO_DECK)
WENT_INTO_DECK = cython.declare(cint, codes.WENT_INTO_DECK)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
SUPPORT = cython.declare(cint, codes.SUPPORT)


# --- the opponent's cards ---------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_target(s: State, cause: cint, slot: cint) -> cint:
    """An active opposing card of the right kind that is not protected; the last character always stays."""
    foe: cint = 1 - s.seat
    kinds: cint = s.rules.one[cause]
    kind: cint = SUPPORT if s.mark[slot] & FACE_DOWN else s.rules.kind[slot]
    if owner(slot) != foe or not is_active(s, slot) or not kind & kinds or protected_now(s, slot):
        return NOT_THIS_CARD
    if s.mark[slot] & FACE_DOWN:
        return FINE
    if s.rules.three[cause] and not bears_icon(s, slot):
        return NOT_THIS_CARD
    if kind == CHARACTER and count_active(s, foe, CHARACTER) < 2:
        return NOT_THIS_CARD
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def some_target(s: State, cause: cint) -> bint:
    slot: cint
    foe: cint = 1 - s.seat
    for slot in range(foe * 30, foe * 30 + 30):
        if why_no_target(s, cause, slot) == FINE:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def some_of_kind(s: State, foe: cint, kind: cint) -> bint:
    """Is there an active card of this kind that can be discarded?"""
    i: cint
    slot: cint
    if kind == SUPPORT:
        for i in range(s.supports[foe]):
            if not protected_now(s, s.support[foe * 30 + i]):
                return True
        return False
    for i in range(s.live[foe], s.combats[foe]):
        slot = s.combat[foe * 30 + i]
        if s.rules.kind[slot] == kind and not protected_now(s, slot):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def some_combat(s: State, foe: cint) -> bint:
    """Is there any card in the combat area that can be discarded?"""
    i: cint
    for i in range(s.combats[foe]):
        if not protected_now(s, s.combat[foe * 30 + i]):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def discard_active(s: State, foe: cint, kinds: cint, keep: cint, covered: bint) -> cython.void:
    """All unprotected cards of these kinds but one, also covered ones if the text says so."""
    slot: cint
    kind: cint
    going: cint[60]
    n: cint = 0
    i: cint
    if not cython.compiled:
        going = [0] * 60
    for slot in range(foe * 30, foe * 30 + 30):
        if s.place[slot] != IN_COMBAT and s.place[slot] != IN_SUPPORT:
            continue
        kind = SUPPORT if s.place[slot] == IN_SUPPORT else s.rules.kind[slot]
        if kind & kinds and slot != keep and (covered or is_active(s, slot)) and not protected_now(s, slot):
            going[n] = slot
            n += 1
    for i in range(n):
        discard(s, going[i])
    survey(s)


# --- own cards --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_return(s: State, cause: cint, slot: cint) -> cint:
    """Which own card may go back to hand: an active one, or any other one of the combat area."""
    if owner(slot) != s.seat or slot == cause:
        return NOT_THIS_CARD
    if s.rules.one[cause] == FROM_ACTIVE:
        return FINE if is_active(s, slot) else NOT_THIS_CARD
    return FINE if s.place[slot] == IN_COMBAT else NOT_THIS_CARD


@cython.cfunc
@cython.exceptval(check=False)
def some_return(s: State, cause: cint) -> bint:
    slot: cint
    for slot in range(s.seat * 30, s.seat * 30 + 30):
        if why_no_return(s, cause, slot) == FINE:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def shuffle_deck(s: State, seat: cint) -> cython.void:
    """Nobody knows any more where a card of this deck lies."""
    slot: cint
    for slot in range(seat * 30, seat * 30 + 30):
        if s.place[slot] == AT_BOTTOM:
            if s.knows[slot] == EVERYBODY:
                lose(s, slot, LOST_IN_DECK)
            into_deck(s, slot)
            lift(s, slot)
            put_down(s, slot, IN_DECK)
    tidy(s, seat)
    s.learned += 1
    tell(s, EV_SHUFFLED, seat, -1, 0)


@cython.cfunc
@cython.exceptval(check=False)
def into_deck(s: State, slot: cint) -> cython.void:
    """A card that had left the hand unseen is shuffled into the deck."""
    if slot >= 0 and s.outing[slot]:
        note(s, owner(slot), WENT_INTO_DECK, s.outing[slot])
        s.outing[slot] = 0


@cython.cfunc
@cython.exceptval(check=False)
def shuffle_pile(s: State, seat: cint) -> cython.void:
    """The discard pile is turned over and shuffled: only its owner will know which cards are left in it."""
    slot: cint
    for slot in range(seat * 30, seat * 30 + 30):
        if s.place[slot] == DISCARDED:
            if s.knows[slot] == EVERYBODY:
                lose(s, slot, LOST_IN_PILE)
            s.knows[slot] = 1 << seat
            s.stamp[slot] = 0
    s.learned += 1


@cython.cfunc
@cython.exceptval(check=False)
def renew_deck(s: State, seat: cint) -> cython.void:
    """The discard pile is shuffled into the deck."""
    slot: cint
    note(s, seat, PILE_INTO_DECK, 0)
    for slot in range(seat * 30, seat * 30 + 30):
        if s.place[slot] == DISCARDED:
            if s.knows[slot] == EVERYBODY:
                lose(s, slot, LOST_IN_DECK)
            lift(s, slot)
            put_down(s, slot, IN_DECK)
    shuffle_deck(s, seat)
