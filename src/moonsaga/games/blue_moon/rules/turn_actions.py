"""Carrying out whatever a player or Nature has decided."""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.blue_moon import actions
from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules import asking, playing
    from cython.cimports.moonsaga.games.blue_moon.rules.beginning import land, retrieve, reveal
    from cython.cimports.moonsaga.games.blue_moon.rules.cards import answers, effects, payments
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.aiming import free_aims, watch_aims
    from cython.cimports.moonsaga.games.blue_moon.rules.match import (
        count_crystals,
        deal,
        end_mulligan,
        mulligan,
        name_first,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.state import (
        State,
        discard,
        lift,
        note,
        owner,
        publish,
        put_down,
        tell,
        to_hand,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.turn import (
        announce,
        ask_other,
        call_bluff,
        decline,
        discard_to_decline,
        end_decline,
        end_turn,
        load,
        play_bluff,
        play_card,
        refill,
        retreat,
        settle,
        take_aim,
    )
else:
    from moonsaga.games.blue_moon.rules import asking, playing
    from moonsaga.games.blue_moon.rules.beginning import land, retrieve, reveal
    from moonsaga.games.blue_moon.rules.cards import answers, effects, payments
    from moonsaga.games.blue_moon.rules.cards.aiming import free_aims, watch_aims
    from moonsaga.games.blue_moon.rules.match import count_crystals, deal, end_mulligan, mulligan, name_first
    from moonsaga.games.blue_moon.rules.state import State, discard, lift, note, owner, publish, put_down, tell, to_hand
    from moonsaga.games.blue_moon.rules.turn import (
        announce,
        ask_other,
        call_bluff,
        decline,
        discard_to_decline,
        end_decline,
        end_turn,
        load,
        play_bluff,
        play_card,
        refill,
        retreat,
        settle,
        take_aim,
    )

AIM = cython.declare(cint, codes.AIM)
A_ANNOUNCE = cython.declare(cint, actions.A_ANNOUNCE)
A_ANNOUNCE_IN = cython.declare(cint, actions.A_ANNOUNCE_IN)
A_BLIND = cython.declare(cint, actions.A_BLIND)
A_BLUFF = cython.declare(cint, actions.A_BLUFF)
A_CALL = cython.declare(cint, actions.A_CALL)
A_CHOOSE = cython.declare(cint, actions.A_CHOOSE)
A_COVER = cython.declare(cint, actions.A_COVER)
A_DECLINE = cython.declare(cint, actions.A_DECLINE)
A_DO = cython.declare(cint, actions.A_DO)
A_END = cython.declare(cint, actions.A_END)
A_FACE = cython.declare(cint, actions.A_FACE)
A_KIND = cython.declare(cint, actions.A_KIND)
A_LAND = cython.declare(cint, actions.A_LAND)
A_LOAD = cython.declare(cint, actions.A_LOAD)
A_PAY_IN = cython.declare(cint, actions.A_PAY_IN)
A_PLAY = cython.declare(cint, actions.A_PLAY)
A_RETREAT = cython.declare(cint, actions.A_RETREAT)
A_RETRIEVE = cython.declare(cint, actions.A_RETRIEVE)
A_REVEAL = cython.declare(cint, actions.A_REVEAL)
A_SATISFY = cython.declare(cint, actions.A_SATISFY)
A_SKIP = cython.declare(cint, actions.A_SKIP)
A_TRUST = cython.declare(cint, actions.A_TRUST)
A_USE = cython.declare(cint, actions.A_USE)
BLIND = cython.declare(cint, codes.BLIND)
CHOOSE = cython.declare(cint, codes.CHOOSE)
DEAL = cython.declare(cint, codes.DEAL)
DECLINE = cython.declare(cint, codes.DECLINE)
DISCARDED = cython.declare(cint, codes.DISCARDED)
DRAW = cython.declare(cint, codes.DRAW)
DRAW_FIRST = cython.declare(cint, codes.DRAW_FIRST)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_DREW = cython.declare(cint, codes.EV_DREW)
EV_MILLED = cython.declare(cint, codes.EV_MILLED)
EV_REGAINED = cython.declare(cint, codes.EV_REGAINED)
EV_REVEALED = cython.declare(cint, codes.EV_REVEALED)
IN_DECK = cython.declare(cint, codes.IN_DECK)
IN_HAND = cython.declare(cint, codes.IN_HAND)
MILL = cython.declare(cint, codes.MILL)
MULLIGAN = cython.declare(cint, codes.MULLIGAN)
REGAIN = cython.declare(cint, codes.REGAIN)
REGAINED = cython.declare(cint, codes.REGAINED)
REVEAL = cython.declare(cint, codes.REVEAL)
REVEALED = cython.declare(cint, codes.REVEALED)
SHOWN = cython.declare(cint, codes.SHOWN)


# --- what happens -----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def play_action(s: State, action: cint) -> cython.void:
    """Carry out a legal action, and what follows from it."""
    me: cint = s.seat
    carry_out(s, action)
    settle(s)
    if s.seat == me:
        ask_other(s)
    if s.ended:
        count_crystals(s)


@cython.cfunc
@cython.exceptval(check=False)
def carry_out(s: State, action: cint) -> cython.void:
    """Do it; aims of the opponent at cards that it hits are lost (Special rule 2)."""
    me: cint = s.seat
    aiming: bint = s.phase == CHOOSE and s.choice == AIM
    watch_aims(s)
    play_plain(s, action)
    if not aiming and s.seat == me:
        free_aims(s)


@cython.cfunc
@cython.exceptval(check=False)
def play_plain(s: State, action: cint) -> cython.void:
    first: cint = s.seat * 30
    if action < A_REVEAL:
        retrieve(s, first + action - A_RETRIEVE)
    elif action < A_LAND:
        reveal(s, first + action - A_REVEAL)
    elif action < A_PLAY:
        land(s, first + action - A_LAND)
    elif action < A_COVER:
        play_card(s, first + action - A_PLAY, not playing.adds_to_gang(s, first + action - A_PLAY))
    elif action < A_BLUFF:
        play_card(s, first + action - A_COVER, True)
    elif action < A_LOAD:
        play_bluff(s, first + action - A_BLUFF)
    elif action < A_USE:
        load(s, first + (action - A_LOAD) // 30, first + (action - A_LOAD) % 30)
    elif action < A_SATISFY:
        effects.use_card(s, first + action - A_USE)
    elif action < A_CHOOSE:
        payments.start_payment(s, 30 - first + action - A_SATISFY)
    elif A_FACE <= action < A_KIND:
        answers.choose_bluff(s, action - A_FACE)
    elif action < A_FACE:
        if s.choice == AIM:
            take_aim(s, action - A_CHOOSE)
        elif s.choice == DECLINE:
            discard_to_decline(s, action - A_CHOOSE)
        elif s.choice == MULLIGAN:
            mulligan(s, action - A_CHOOSE)
            if s.hand[s.chooser] == 0:
                end_mulligan(s)
        else:
            answers.choose_card(s, action - A_CHOOSE)
    elif action < A_PAY_IN:
        answers.choose_kind(s, action - A_KIND)
    elif action < A_ANNOUNCE_IN:
        payments.choose_element(s, action - A_PAY_IN)
    elif action < A_ANNOUNCE:
        announce(s, action - A_ANNOUNCE_IN)
    elif action == A_ANNOUNCE:
        announce(s, -1)
    elif action == A_RETREAT:
        retreat(s, s.seat)
    elif action == A_DECLINE:
        decline(s)
    elif action == A_DO:
        answers.confirm(s)
    elif action == A_BLIND:
        answers.blind_card(s)
    elif action == A_SKIP:
        if s.choice == DECLINE:
            end_decline(s)
        elif s.choice == MULLIGAN:
            end_mulligan(s)
        else:
            answers.skip_choice(s)
    elif action == A_CALL:
        call_bluff(s)
    elif action == A_TRUST:
        refill(s)
    elif action == A_END:
        end_turn(s)


# --- Nature -----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_outcomes(s: State, outcomes: p_int, weights: p_int) -> cint:
    """What Nature can say: who starts, or which card."""
    n: cint = 0
    slot: cint
    first: cint = s.drawer * 30
    if s.phase == DRAW_FIRST:
        outcomes[0] = 0
        outcomes[1] = 1
        weights[0] = weights[1] = 1
        return 2
    if s.phase == BLIND:
        for slot in range(first, first + 30):
            if s.place[slot] == IN_HAND and not s.mark[slot] & SHOWN:
                outcomes[n] = slot
                weights[n] = 1
                n += 1
        return n
    if s.phase == REGAIN:
        for slot in range(first, first + 30):
            if s.place[slot] == DISCARDED:
                outcomes[n] = slot
                weights[n] = 1
                n += 1
        return n
    if s.deck[s.drawer] == s.bottoms[s.drawer]:
        outcomes[0] = s.bottom[first]
        weights[0] = 1
        return 1
    for slot in range(first, first + 30):
        if s.place[slot] == IN_DECK:
            outcomes[n] = slot
            weights[n] = 1
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def play_outcome(s: State, outcome: cint) -> cython.void:
    """Nature has spoken."""
    phase: cint = s.phase
    me: cint = s.seat
    s.learned += 1
    if phase == DRAW_FIRST:
        name_first(s, outcome)
    elif phase == DEAL:
        deal(s, outcome)
    elif phase == DRAW:
        s.from_deck += 1
        s.left -= 1
        to_hand(s, outcome, 0)
        tell(s, EV_DREW, s.drawer, outcome, 0)
    elif phase == BLIND:
        discard(s, outcome)
        s.phase = CHOOSE
        s.drawer = 0
        answers.one_less_blind(s)
    elif phase == REGAIN:
        s.left -= 1
        regain(s, outcome)
    elif phase == MILL:
        publish(s, outcome)
        tell(s, EV_MILLED, s.drawer, outcome, 0)
        discard(s, outcome)
        asking.back_to_turn(s)
    elif phase == REVEAL:
        s.left -= 1
        s.from_deck += 1
        publish(s, outcome)
        lift(s, outcome)
        put_down(s, outcome, REVEALED)
        tell(s, EV_REVEALED, s.drawer, outcome, 0)
    settle(s)
    if s.seat == me:
        ask_other(s)
    if s.ended:
        count_crystals(s)


@cython.cfunc
@cython.exceptval(check=False)
def regain(s: State, slot: cint) -> cython.void:
    """From the shuffled discard pile, unseen by the opponent: which card of the pile it is, only its owner knows."""
    seat: cint = owner(slot)
    note(s, seat, REGAINED, 1)
    lift(s, slot)
    put_down(s, slot, IN_HAND)
    tell(s, EV_REGAINED, seat, slot, 0)
