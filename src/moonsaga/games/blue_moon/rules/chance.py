"""What chance decides: who starts, and which card is drawn, revealed or taken."""

from __future__ import annotations

from cython import int as cint
from cython import p_int, void

from moonsaga.games.blue_moon import events
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import asking, course, match, state
from moonsaga.games.blue_moon.rules.cards import answers, discards
from moonsaga.games.blue_moon.rules.state import State


def list_outcomes(s: State, outcomes: p_int, weights: p_int) -> cint:
    """The possible outcomes: who starts, or which card."""
    n: cint = 0
    slot: cint
    first: cint = s.drawer * codes.DECK
    if s.phase == codes.DRAW_FIRST:
        outcomes[0] = 0
        outcomes[1] = 1
        weights[0] = weights[1] = 1
        return 2
    if s.phase == codes.BLIND:
        for slot in range(first, first + codes.DECK):
            if s.place[slot] == codes.IN_HAND and not s.mark[slot] & codes.SHOWN:
                outcomes[n] = slot
                weights[n] = 1
                n += 1
        return n
    if s.phase == codes.REGAIN:
        for slot in range(first, first + codes.DECK):
            if s.place[slot] == codes.DISCARDED:
                outcomes[n] = slot
                weights[n] = 1
                n += 1
        return n
    if s.deck[s.drawer] == s.bottoms[s.drawer]:
        outcomes[0] = s.bottom[first]
        weights[0] = 1
        return 1
    for slot in range(first, first + codes.DECK):
        if s.place[slot] == codes.IN_DECK:
            outcomes[n] = slot
            weights[n] = 1
            n += 1
    return n


def play_outcome(s: State, outcome: cint) -> void:
    """Carry out an outcome of chance."""
    phase: cint = s.phase
    me: cint = s.seat
    s.learned += 1
    if phase == codes.DRAW_FIRST:
        match.name_first(s, outcome)
    elif phase == codes.DEAL:
        match.deal(s, outcome)
    elif phase == codes.DRAW:
        s.from_deck += 1
        s.draws -= 1
        state.to_hand(s, outcome, 0)
        events.drew(s, s.drawer, outcome, s.knows[outcome])
    elif phase == codes.BLIND:
        discards.discard(s, outcome)
        s.phase = codes.CHOOSE
        s.drawer = 0
        answers.one_less_blind(s)
    elif phase == codes.REGAIN:
        s.draws -= 1
        regain(s, outcome)
    elif phase == codes.MILL:
        state.publish(s, outcome)
        events.milled(s, s.drawer, outcome, s.knows[outcome])
        discards.discard(s, outcome)
        asking.back_to_turn(s)
    elif phase == codes.REVEAL:
        s.draws -= 1
        s.from_deck += 1
        state.publish(s, outcome)
        state.lift(s, outcome)
        state.put_down(s, outcome, codes.REVEALED)
        events.revealed(s, s.drawer, outcome)
    course.follow_up(s, me)


def regain(s: State, slot: cint) -> void:
    """From the shuffled discard pile, unseen by the opponent: which card of the pile it is, only its owner knows."""
    seat: cint = state.owner(slot)
    state.note(s, seat, codes.REGAINED, 1)
    state.lift(s, slot)
    state.put_down(s, slot, codes.IN_HAND)
    events.regained(s, seat, slot, s.knows[slot])
