"""Carrying out whatever a player or chance has decided."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon import actions
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import asking, beginning, match, playing, state, turn
from moonsaga.games.blue_moon.rules.cards import aiming, answers, effects, payments
from moonsaga.games.blue_moon.rules.state import State

# --- what happens -----------------------------------------------------------------------------------------------------


def play_action(s: State, action: cint) -> void:
    """Carry out a legal action, and what follows from it."""
    me: cint = s.seat
    carry_out(s, action)
    turn.settle(s)
    if s.seat == me:
        turn.ask_other(s)
    if s.ended:
        match.count_crystals(s)


def carry_out(s: State, action: cint) -> void:
    """Do it; aims of the opponent at cards that it hits are lost (Special rule 2)."""
    me: cint = s.seat
    taking_aim: bint = s.phase == codes.CHOOSE and s.choice == codes.AIM
    aiming.watch_aims(s)
    play_plain(s, action)
    if not taking_aim and s.seat == me:
        aiming.free_aims(s)


def play_plain(s: State, action: cint) -> void:
    first: cint = s.seat * codes.DECK
    if action < actions.A_REVEAL:
        beginning.retrieve(s, first + action - actions.A_RETRIEVE)
    elif action < actions.A_LAND:
        beginning.reveal(s, first + action - actions.A_REVEAL)
    elif action < actions.A_PLAY:
        beginning.land(s, first + action - actions.A_LAND)
    elif action < actions.A_COVER:
        turn.play_card(s, first + action - actions.A_PLAY, not playing.adds_to_gang(s, first + action - actions.A_PLAY))
    elif action < actions.A_BLUFF:
        turn.play_card(s, first + action - actions.A_COVER, True)
    elif action < actions.A_LOAD:
        turn.play_bluff(s, first + action - actions.A_BLUFF)
    elif action < actions.A_USE:
        turn.load(s, first + (action - actions.A_LOAD) // codes.DECK, first + (action - actions.A_LOAD) % codes.DECK)
    elif action < actions.A_SATISFY:
        effects.use_card(s, first + action - actions.A_USE)
    elif action < actions.A_CHOOSE:
        payments.start_payment(s, codes.DECK - first + action - actions.A_SATISFY)
    elif actions.A_FACE <= action < actions.A_KIND:
        answers.choose_bluff(s, action - actions.A_FACE)
    elif action < actions.A_FACE:
        if s.choice == codes.AIM:
            turn.take_aim(s, action - actions.A_CHOOSE)
        elif s.choice == codes.DECLINE:
            turn.discard_to_decline(s, action - actions.A_CHOOSE)
        elif s.choice == codes.MULLIGAN:
            match.mulligan(s, action - actions.A_CHOOSE)
            if s.hand[s.chooser] == 0:
                match.end_mulligan(s)
        else:
            answers.choose_card(s, action - actions.A_CHOOSE)
    elif action < actions.A_PAY_IN:
        answers.choose_kind(s, action - actions.A_KIND)
    elif action < actions.A_ANNOUNCE_IN:
        payments.choose_element(s, action - actions.A_PAY_IN)
    elif action < actions.A_ANNOUNCE:
        turn.announce(s, action - actions.A_ANNOUNCE_IN)
    elif action == actions.A_ANNOUNCE:
        turn.announce(s, -1)
    elif action == actions.A_RETREAT:
        turn.retreat(s, s.seat)
    elif action == actions.A_DECLINE:
        turn.decline(s)
    elif action == actions.A_DO:
        answers.confirm(s)
    elif action == actions.A_BLIND:
        answers.blind_card(s)
    elif action == actions.A_SKIP:
        if s.choice == codes.DECLINE:
            turn.end_decline(s)
        elif s.choice == codes.MULLIGAN:
            match.end_mulligan(s)
        else:
            answers.skip_choice(s)
    elif action == actions.A_CALL:
        turn.call_bluff(s)
    elif action == actions.A_TRUST:
        turn.refill(s)
    elif action == actions.A_END:
        turn.end_turn(s)


# --- chance -----------------------------------------------------------------------------------------------------------


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
        s.left -= 1
        state.to_hand(s, outcome, 0)
        state.tell(s, codes.EV_DREW, s.drawer, outcome, 0)
    elif phase == codes.BLIND:
        state.discard(s, outcome)
        s.phase = codes.CHOOSE
        s.drawer = 0
        answers.one_less_blind(s)
    elif phase == codes.REGAIN:
        s.left -= 1
        regain(s, outcome)
    elif phase == codes.MILL:
        state.publish(s, outcome)
        state.tell(s, codes.EV_MILLED, s.drawer, outcome, 0)
        state.discard(s, outcome)
        asking.back_to_turn(s)
    elif phase == codes.REVEAL:
        s.left -= 1
        s.from_deck += 1
        state.publish(s, outcome)
        state.lift(s, outcome)
        state.put_down(s, outcome, codes.REVEALED)
        state.tell(s, codes.EV_REVEALED, s.drawer, outcome, 0)
    turn.settle(s)
    if s.seat == me:
        turn.ask_other(s)
    if s.ended:
        match.count_crystals(s)


def regain(s: State, slot: cint) -> void:
    """From the shuffled discard pile, unseen by the opponent: which card of the pile it is, only its owner knows."""
    seat: cint = state.owner(slot)
    state.note(s, seat, codes.REGAINED, 1)
    state.lift(s, slot)
    state.put_down(s, slot, codes.IN_HAND)
    state.tell(s, codes.EV_REGAINED, seat, slot, 0)
