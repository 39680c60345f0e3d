"""Which cards the texts can discard, take back or shuffle, and what becomes of them (rulings 43 to 48)."""

from __future__ import annotations

import cython
from cython import bint, void
from cython import int as cint

from moonsaga.games.blue_moon import events
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import state
from moonsaga.games.blue_moon.rules.cards import power
from moonsaga.games.blue_moon.rules.state import State


def discard(s: State, slot: cint) -> void:
    """Face up on its owner's discard pile; leadership cards go to the leader for good (Discarding cards)."""
    state.lift(s, slot)
    state.put_down(s, slot, codes.WITH_LEADER if s.rules.kind[slot] == codes.LEADERSHIP else codes.DISCARDED)
    events.discarded(s, state.owner(slot), slot)


# --- the opponent's cards ---------------------------------------------------------------------------------------------


def why_no_target(s: State, cause: cint, slot: cint) -> cint:
    """An active opposing card of the right kind that is not protected; the last character always stays."""
    foe: cint = 1 - s.seat
    kinds: cint = s.rules.one[cause]
    kind: cint = codes.SUPPORT if s.mark[slot] & codes.FACE_DOWN else s.rules.kind[slot]
    if state.owner(slot) != foe or not state.is_active(s, slot) or not kind & kinds or power.protected_now(s, slot):
        return codes.NOT_THIS_CARD
    if s.mark[slot] & codes.FACE_DOWN:
        return codes.FINE
    if s.rules.three[cause] and not power.bears_icon(s, slot):
        return codes.NOT_THIS_CARD
    if kind == codes.CHARACTER and power.count_active(s, foe, codes.CHARACTER) < 2:
        return codes.NOT_THIS_CARD
    return codes.FINE


def some_target(s: State, cause: cint) -> bint:
    slot: cint
    foe: cint = 1 - s.seat
    for slot in range(foe * codes.DECK, foe * codes.DECK + codes.DECK):
        if why_no_target(s, cause, slot) == codes.FINE:
            return True
    return False


def some_of_kind(s: State, foe: cint, kind: cint) -> bint:
    """Is there an active card of this kind that can be discarded?"""
    i: cint
    slot: cint
    if kind == codes.SUPPORT:
        for i in range(s.supports[foe]):
            if not power.protected_now(s, s.support[foe * codes.DECK + i]):
                return True
        return False
    for i in range(s.live[foe], s.combats[foe]):
        slot = s.combat[foe * codes.DECK + i]
        if s.rules.kind[slot] == kind and not power.protected_now(s, slot):
            return True
    return False


def some_combat(s: State, foe: cint) -> bint:
    """Is there any card in the combat area that can be discarded?"""
    i: cint
    for i in range(s.combats[foe]):
        if not power.protected_now(s, s.combat[foe * codes.DECK + i]):
            return True
    return False


def discard_active(s: State, foe: cint, kinds: cint, keep: cint, covered: bint) -> void:
    """All unprotected cards of these kinds but one, also covered ones if the text says so."""
    slot: cint
    kind: cint
    going = cython.declare(cint[60]) if cython.compiled else [0] * 60
    n: cint = 0
    i: cint
    for slot in range(foe * codes.DECK, foe * codes.DECK + codes.DECK):
        if s.place[slot] != codes.IN_COMBAT and s.place[slot] != codes.IN_SUPPORT:
            continue
        kind = codes.SUPPORT if s.place[slot] == codes.IN_SUPPORT else s.rules.kind[slot]
        if kind & kinds and slot != keep and (covered or state.is_active(s, slot)) and not power.protected_now(s, slot):
            going[n] = slot
            n += 1
    for i in range(n):
        discard(s, going[i])
    power.survey(s)


# --- own cards --------------------------------------------------------------------------------------------------------


def why_no_return(s: State, cause: cint, slot: cint) -> cint:
    """Which own card may go back to hand: an active one, or any other one of the combat area."""
    if state.owner(slot) != s.seat or slot == cause:
        return codes.NOT_THIS_CARD
    if s.rules.one[cause] == codes.FROM_ACTIVE:
        return codes.FINE if state.is_active(s, slot) else codes.NOT_THIS_CARD
    return codes.FINE if s.place[slot] == codes.IN_COMBAT else codes.NOT_THIS_CARD


def some_return(s: State, cause: cint) -> bint:
    slot: cint
    for slot in range(s.seat * codes.DECK, s.seat * codes.DECK + codes.DECK):
        if why_no_return(s, cause, slot) == codes.FINE:
            return True
    return False


def shuffle_deck(s: State, seat: cint) -> void:
    """Nobody knows any more where a card of this deck lies."""
    slot: cint
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if s.place[slot] == codes.AT_BOTTOM:
            if s.knows[slot] == codes.EVERYBODY:
                state.lose(s, slot, codes.LOST_IN_DECK)
            into_deck(s, slot)
            state.lift(s, slot)
            state.put_down(s, slot, codes.IN_DECK)
    state.tidy(s, seat)
    s.learned += 1
    events.shuffled(s, seat)


def into_deck(s: State, slot: cint) -> void:
    """A card that had left the hand unseen is shuffled into the deck."""
    if slot >= 0 and s.outing[slot]:
        state.note(s, state.owner(slot), codes.WENT_INTO_DECK, s.outing[slot])
        s.outing[slot] = 0


def shuffle_pile(s: State, seat: cint) -> void:
    """The discard pile is turned over and shuffled: only its owner will know which cards are left in it."""
    slot: cint
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if s.place[slot] == codes.DISCARDED:
            if s.knows[slot] == codes.EVERYBODY:
                state.lose(s, slot, codes.LOST_IN_PILE)
            s.knows[slot] = 1 << seat
            s.stamp[slot] = 0
    s.learned += 1


def renew_deck(s: State, seat: cint) -> void:
    """The discard pile is shuffled into the deck."""
    slot: cint
    state.note(s, seat, codes.PILE_INTO_DECK, 0)
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if s.place[slot] == codes.DISCARDED:
            if s.knows[slot] == codes.EVERYBODY:
                state.lose(s, slot, codes.LOST_IN_DECK)
            state.lift(s, slot)
            state.put_down(s, slot, codes.IN_DECK)
    shuffle_deck(s, seat)
