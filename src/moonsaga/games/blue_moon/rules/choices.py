"""What the seat to act may do, and which plays lead nowhere (Phases; Special rule 11; ruling 7).

One decision lists whatever the phases still allow: acting in a later phase passes the earlier ones.
"""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.blue_moon import actions
from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules import asking, playing
    from cython.cimports.moonsaga.games.blue_moon.rules.beginning import why_no_landing, why_no_retrieve, why_no_reveal
    from cython.cimports.moonsaga.games.blue_moon.rules.cards import answers, effects, payments
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.aiming import free_aims, watch_aims
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import speaks
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State, is_active
    from cython.cimports.moonsaga.games.blue_moon.rules.turn import (
        play_bluff,
        play_card,
        why_no_announcement,
        why_no_decline,
        why_no_loading,
        why_no_retreat,
        why_no_turn_end,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.turn_actions import carry_out
else:
    from moonsaga.games.blue_moon.rules import asking, playing
    from moonsaga.games.blue_moon.rules.beginning import why_no_landing, why_no_retrieve, why_no_reveal
    from moonsaga.games.blue_moon.rules.cards import answers, effects, payments
    from moonsaga.games.blue_moon.rules.cards.aiming import free_aims, watch_aims
    from moonsaga.games.blue_moon.rules.cards.power import speaks
    from moonsaga.games.blue_moon.rules.state import State, is_active
    from moonsaga.games.blue_moon.rules.turn import (
        play_bluff,
        play_card,
        why_no_announcement,
        why_no_decline,
        why_no_loading,
        why_no_retreat,
        why_no_turn_end,
    )
    from moonsaga.games.blue_moon.rules.turn_actions import carry_out

ABOARD = cython.declare(cint, codes.ABOARD)
AIM = cython.declare(cint, codes.AIM)
AFTER = cython.declare(cint, codes.AFTER)
AT_SEA = cython.declare(cint, codes.AT_SEA)
A_ANNOUNCE = cython.declare(cint, actions.A_ANNOUNCE)
A_ANNOUNCE_IN = cython.declare(cint, actions.A_ANNOUNCE_IN)
A_BLIND = cython.declare(cint, actions.A_BLIND)
A_BLUFF = cython.declare(cint, actions.A_BLUFF)
A_CALL = cython.declare(cint, actions.A_CALL)
A_CHOOSE = cython.declare(cint, actions.A_CHOOSE)
A_COVER = cython.declare(cint, actions.A_COVER)
A_DECK = cython.declare(cint, actions.A_DECK)
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
BEGINNING = cython.declare(cint, codes.BEGINNING)
BLIND = cython.declare(cint, codes.BLIND)
CALL = cython.declare(cint, codes.CALL)
CALL_SHIP = cython.declare(cint, codes.CALL_SHIP)
CANNOT_PAY = cython.declare(cint, codes.CANNOT_PAY)
CHOOSE = cython.declare(cint, codes.CHOOSE)
CONFIRM = cython.declare(cint, codes.CONFIRM)
DEAD_END = cython.declare(cint, codes.DEAD_END)
DECKS = cython.declare(cint, codes.DECKS)
DEMAND_CHARACTER = cython.declare(cint, codes.EF_DEMAND_CHARACTER)
DEMAND_VALUE = cython.declare(cint, codes.EF_DEMAND_VALUE)
DISCARD_ONE = cython.declare(cint, codes.EF_DISCARD_ONE)
DRAW = cython.declare(cint, codes.DRAW)
END = cython.declare(cint, codes.END)
ENDING = cython.declare(cint, codes.ENDING)
FACE_DOWN = cython.declare(cint, codes.FACE_DOWN)
FINE = cython.declare(cint, codes.FINE)
IN_COMBAT = cython.declare(cint, codes.IN_COMBAT)
IN_HAND = cython.declare(cint, codes.IN_HAND)
IN_SUPPORT = cython.declare(cint, codes.IN_SUPPORT)
LEADING = cython.declare(cint, codes.LEADING)
LOAD_SHIP = cython.declare(cint, codes.LOAD_SHIP)
MAIN = cython.declare(cint, codes.MAIN)
MUST_CHOOSE = cython.declare(cint, codes.MUST_CHOOSE)
NOT_THIS_CARD = cython.declare(cint, codes.NOT_THIS_CARD)
NO_DEMAND = cython.declare(cint, codes.NO_DEMAND)
ONE_ACTIVE_CHARACTER = cython.declare(cint, codes.ONE_ACTIVE_CHARACTER)
OVER = cython.declare(cint, codes.OVER)
PAY_DEMAND = cython.declare(cint, codes.PAY_DEMAND)
PAY_ELEMENT = cython.declare(cint, codes.PAY_ELEMENT)
PEOPLES = cython.declare(cint, codes.PEOPLE_COUNT)
PICK = cython.declare(cint, codes.PICK)
PICK_KIND = cython.declare(cint, codes.PICK_KIND)
RETRIEVE = cython.declare(cint, codes.RETRIEVE)
RETURN = cython.declare(cint, codes.RETURN)
SATISFIED = cython.declare(cint, codes.SATISFIED)
STOP = cython.declare(cint, codes.STOP)
TOO_LATE = cython.declare(cint, codes.TOO_LATE)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)

POOL: list = []
"""Positions to try things out on, one for each depth."""


# --- dead ends --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def committed(s: State) -> bint:
    """Has this player passed the moment of retreating in a running fight?"""
    return s.begun and s.stage > LEADING and s.stage < ENDING and not s.ended


@cython.cfunc
@cython.exceptval(check=False)
def leads_nowhere(s: State, action: cint) -> bint:
    """Would the player be unable to end the turn with what is known? (Special rule 11; rulings 6 and 7)"""
    t: State
    if not s.begun or s.chooser != s.seat or s.phase == END or s.phase == CALL or s.phase == DECKS:
        return False
    if action == A_ANNOUNCE or (s.phase == CHOOSE and s.choice == AIM):
        return False  # the power is enough, and stays so with every aim that may be taken
    t = scratch(s, 0)
    carry_out(t, action)
    if t.ended or t.seat != s.seat or t.phase == DRAW or not (committed(t) or pays_caterpillar(s, action)):
        return False
    return not can_finish(t, 1, -1)


@cython.cfunc
@cython.exceptval(check=False)
def pays_caterpillar(s: State, action: cint) -> bint:
    """Is this a payment for going on? Before a retreat it would be thrown away, other than one that spares a dragon."""
    if s.rules.pay_and_retreat:
        return False
    if s.phase == CHOOSE:
        return s.choice == PAY_DEMAND or s.choice == PAY_ELEMENT
    return A_SATISFY <= action < A_CHOOSE and s.rules.effect[30 - s.seat * 30 + action - A_SATISFY] == DEMAND_VALUE


@cython.cfunc
def scratch(s: State, depth: cint) -> State:
    """A copy to try things out on."""
    t: State
    while len(POOL) <= depth:
        POOL.append(State(s.rules))
    t = cython.cast(State, POOL[depth])
    t.copy_from(s)
    return t


@cython.cfunc
@cython.exceptval(check=False)
def can_finish(s: State, depth: cint, after: cint) -> bint:
    """Can the player whose turn it is end it from here? Chance and other players' choices are not counted on.

    An aim that is freed on the way counts as open: the opponent may choose whatever is worst for the player.
    Plain cards of a kind are tried in deck order, from the last one on: another order would give the same position.
    """
    t: State
    slot: cint
    first: cint = s.seat * 30
    if s.ended:
        return True
    if s.phase == CHOOSE and s.chooser == s.seat:
        return can_finish_choice(s, depth, after)
    if s.phase != MAIN:
        s.phase = MAIN
        asking.back_to_turn(s)
    if why_no_turn_end(s) == FINE and payments.all_payable(s):
        return True
    if s.stage >= AFTER or depth > 12:
        return False
    for slot in range(first, first + 30):
        if s.place[slot] == IN_HAND or s.place[slot] == ABOARD:
            if not tried_before(s, slot, after) and playing.why_no_play(s, slot) == FINE:
                t = scratch(s, depth)
                watch_aims(t)
                play_card(t, slot, not playing.adds_to_gang(t, slot))
                free_aims(t)
                if can_finish(t, depth + 1, slot if is_plain(s, slot) else -1):
                    return True
            if s.rules.gang[slot] and not s.character and playing.why_no_cover(s, slot) == FINE:
                t = scratch(s, depth)
                watch_aims(t)
                play_card(t, slot, True)
                free_aims(t)
                if can_finish(t, depth + 1, -1):
                    return True
            if s.rules.bluff[slot] and playing.why_no_bluff(s, slot) == FINE:
                t = scratch(s, depth)
                play_bluff(t, slot)
                if can_finish(t, depth + 1, -1):
                    return True
        elif s.rules.effect[slot] == DISCARD_ONE and effects.why_no_use(s, slot) == FINE:
            t = scratch(s, depth)
            effects.use_card(t, slot)
            if can_finish(t, depth + 1, -1):
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def can_go_on(s: State) -> bint:
    """Can the player whose turn it is end it, or is there nothing left but retreating?"""
    return can_finish(scratch(s, 0), 1, -1)


@cython.cfunc
@cython.exceptval(check=False)
def is_stuck(s: State) -> bint:
    """Must the player whose turn it is go on, and cannot? No play leads there, whoever is asked at the moment.

    After the last play nothing depends on the hand any more: power is seen, demands are met.
    """
    if not committed(s) or s.stage >= AFTER or (s.phase != MAIN and s.phase != CHOOSE and s.phase != BLIND):
        return False
    return not can_go_on(s)


@cython.cfunc
@cython.exceptval(check=False)
def is_plain(s: State, slot: cint) -> bint:
    """Does it make no difference when this card is played among others of its kind?"""
    return not s.rules.text[slot] and not s.rules.icon[slot] & STOP and not s.rules.normal_first


@cython.cfunc
@cython.exceptval(check=False)
def tried_before(s: State, slot: cint, after: cint) -> bint:
    """Was a play in this order tried already, the other way round?"""
    if after < 0 or slot > after or s.rules.kind[slot] != s.rules.kind[after]:
        return False
    return s.rules.gang[slot] == s.rules.gang[after] and is_plain(s, slot)  # a gang that comes first is not covered


@cython.cfunc
@cython.exceptval(check=False)
def can_finish_choice(s: State, depth: cint, after: cint) -> bint:
    """The same while a choice is open: some answer must do. Cards of one payment are tried in deck order."""
    t: State
    slot: cint
    goes_on: bint
    choice: cint = s.choice
    if answers.may_blind(s):  # which hidden card the opponent loses makes no difference to this turn
        asking.back_to_turn(s)
        return can_finish(s, depth, -1)
    if answers.may_skip(s) and choice != PICK and choice != CONFIRM and choice != PICK_KIND and choice != RETURN:
        answers.skip_choice(s)
        return can_finish(s, depth, -1)
    if answers.may_skip(s):
        t = scratch(s, depth)
        answers.skip_choice(t)
        if can_finish(t, depth + 1, -1):
            return True
    if choice == CONFIRM:
        watch_aims(s)
        answers.confirm(s)
        free_aims(s)
        return can_finish(s, depth, -1)
    if choice == PICK_KIND:
        for slot in range(2):
            if effects.may_pick_kind(s, slot):
                t = scratch(s, depth)
                watch_aims(t)
                answers.choose_kind(t, slot)
                free_aims(t)
                if can_finish(t, depth + 1, -1):
                    return True
        return False
    if choice == PAY_ELEMENT:
        for slot in range(2):
            t = scratch(s, depth)
            payments.choose_element(t, slot)
            if can_finish(t, depth + 1, -1):
                return True
        return False
    for slot in range(60):
        if slot > after and answers.why_no_choice_of(s, slot) == FINE:
            t = scratch(s, depth)
            watch_aims(t)
            answers.choose_card(t, slot)
            free_aims(t)
            goes_on = t.phase == CHOOSE and t.choice == choice and t.pay_element == s.pay_element
            if can_finish(t, depth + 1, slot if goes_on else -1):
                return True
    for slot in range(s.supports[1 - s.seat]):
        if answers.why_no_bluff_chosen(s, slot) == FINE:
            t = scratch(s, depth)
            watch_aims(t)
            answers.choose_bluff(t, slot)
            free_aims(t)
            if can_finish(t, depth + 1, -1):
                return True
    return False


# --- what may be done -------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def acting(s: State) -> cint:
    """The seat to act, -1 for Nature, -2 when the game is over."""
    phase: cint = s.phase
    if phase == OVER:
        return -2
    if phase == DECKS:
        return 0 if s.picked[0] < 0 else 1
    if phase == MAIN or phase == CHOOSE or phase == CALL or phase == END:
        return s.chooser
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def why_no_plain(s: State, action: cint) -> cint:
    """The rule against an action of the seat to act, dead ends aside."""
    me: cint = s.seat
    first: cint = me * 30
    if s.phase == CHOOSE:
        return why_no_answer(s, action)
    if s.phase == DECKS:
        return why_no_deck(s, acting(s), action)
    if s.phase == CALL:
        return FINE if action == A_CALL or action == A_TRUST else WRONG_MOMENT
    if s.phase == END:
        if action == A_END:
            return FINE
        if A_USE <= action < A_SATISFY:
            return effects.why_no_use(s, first + action - A_USE)
        return WRONG_MOMENT
    if action < A_REVEAL:
        return why_no_retrieve(s, first + action - A_RETRIEVE)
    if action < A_LAND:
        return why_no_reveal(s, first + action - A_REVEAL)
    if action < A_PLAY:
        return why_no_landing(s, first + action - A_LAND)
    if action < A_COVER:
        return playing.why_no_play(s, first + action - A_PLAY)
    if action < A_BLUFF:
        return playing.why_no_cover(s, first + action - A_COVER)
    if action < A_LOAD:
        return playing.why_no_bluff(s, first + action - A_BLUFF)
    if action < A_USE:
        return why_no_loading(s, first + (action - A_LOAD) // 30, first + (action - A_LOAD) % 30)
    if action < A_SATISFY:
        return effects.why_no_use(s, first + action - A_USE)
    if action < A_CHOOSE:
        return why_no_satisfaction(s, 30 - first + action - A_SATISFY)
    if action == A_ANNOUNCE_IN or action == A_ANNOUNCE_IN + 1:
        return why_no_announcement(s, action - A_ANNOUNCE_IN)
    if action == A_ANNOUNCE:
        return why_no_announcement(s, -1)
    if action == A_RETREAT:
        return why_no_retreat(s)
    if action == A_DECLINE:
        return why_no_decline(s)
    return WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_satisfaction(s: State, slot: cint) -> cint:
    """A demand of an opposing active card, not met yet, that the hand can meet, before texts for later (ruling 49)."""
    if s.rules.effect[slot] != DEMAND_VALUE and s.rules.effect[slot] != DEMAND_CHARACTER:
        return NO_DEMAND
    if not is_active(s, slot) or not speaks(s, slot) or s.mark[slot] & SATISFIED:
        return NO_DEMAND
    if s.stage >= AFTER:
        return TOO_LATE
    return FINE if payments.payable(s, slot) else CANNOT_PAY


@cython.cfunc
@cython.exceptval(check=False)
def why_no_answer(s: State, action: cint) -> cint:
    """The rule against an answer to what is asked."""
    if A_CHOOSE <= action < A_FACE:
        return answers.why_no_choice_of(s, action - A_CHOOSE)
    if A_FACE <= action < A_KIND:
        return answers.why_no_bluff_chosen(s, action - A_FACE)
    if A_LOAD <= action < A_USE:
        if s.choice != LOAD_SHIP and s.choice != CALL_SHIP:
            return WRONG_MOMENT
        return why_no_loading(s, s.seat * 30 + (action - A_LOAD) // 30, s.seat * 30 + (action - A_LOAD) % 30)
    if action == A_KIND or action == A_KIND + 1:
        if s.choice != PICK_KIND:
            return WRONG_MOMENT
        return FINE if effects.may_pick_kind(s, action - A_KIND) else NOT_THIS_CARD
    if action == A_PAY_IN or action == A_PAY_IN + 1:
        return FINE if s.choice == PAY_ELEMENT else WRONG_MOMENT
    if action == A_DO:
        return FINE if s.choice == CONFIRM else WRONG_MOMENT
    if action == A_BLIND:
        return FINE if answers.may_blind(s) else WRONG_MOMENT
    if action == A_SKIP:
        return FINE if answers.may_skip(s) else MUST_CHOOSE
    return WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_action(s: State, action: cint) -> cint:
    """The first reason against an action of the seat to act; 0 if it is legal."""
    reason: cint = why_no_plain(s, action)
    if reason:
        return reason
    if not leads_nowhere(s, action):
        return FINE
    return ONE_ACTIVE_CHARACTER if is_one_too_many(s, action) else DEAD_END


@cython.cfunc
@cython.exceptval(check=False)
def is_one_too_many(s: State, action: cint) -> bint:
    """Is a character played beside another one where a single active one is allowed?"""
    slot: cint = s.seat * 30 + action - A_PLAY
    if s.phase != MAIN or action < A_PLAY or action >= A_COVER:
        return False
    return playing.crowds(s, slot, not playing.adds_to_gang(s, slot))


@cython.cfunc
@cython.exceptval(check=False)
def offer(s: State, buffer: p_int, n: cint, action: cint) -> cint:
    """Add an action to the list if nothing speaks against it."""
    if why_no_action(s, action) == FINE:
        buffer[n] = action
        return n + 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def list_choices(s: State, buffer: p_int) -> cint:
    """All legal actions of the seat to act, in the order of the phases."""
    i: cint
    if s.phase == MAIN:
        return list_turn(s, buffer)
    if s.phase == CHOOSE:
        return list_answers(s, buffer)
    if s.phase == DECKS:
        return list_decks(s, acting(s), buffer)
    if s.phase == CALL:
        buffer[0] = A_CALL
        buffer[1] = A_TRUST
        return 2
    return list_end(s, buffer)


@cython.cfunc
@cython.exceptval(check=False)
def list_decks(s: State, seat: cint, buffer: p_int) -> cint:
    """The leaders of the decks that a seat has brought to the match (More games)."""
    i: cint
    n: cint = 0
    for i in range(PEOPLES):
        if why_no_deck(s, seat, A_DECK + i) == FINE:
            buffer[n] = A_DECK + i
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_deck(s: State, seat: cint, action: cint) -> cint:
    """Is there a deck with this leader among those that the seat brought?"""
    if action < A_DECK:
        return WRONG_MOMENT
    return FINE if s.rules.brought[seat] & (1 << (action - A_DECK)) else NOT_THIS_CARD


@cython.cfunc
@cython.exceptval(check=False)
def list_end(s: State, buffer: p_int) -> cint:
    n: cint = 0
    i: cint
    for i in range(30):
        if s.rules.effect[s.seat * 30 + i]:
            n = offer(s, buffer, n, A_USE + i)
    buffer[n] = A_END
    return n + 1


@cython.cfunc
@cython.exceptval(check=False)
def list_turn(s: State, buffer: p_int) -> cint:
    """Beginning, leadership, retreat, characters, boosters and supports, demands, announcing."""
    n: cint = 0
    i: cint
    slot: cint
    ship: cint
    first: cint = s.seat * 30
    where: cint
    if s.stage == BEGINNING:
        n = list_beginning(s, buffer)
    for i in range(30):
        slot = first + i
        where = s.place[slot]
        if where == IN_HAND or where == ABOARD:
            n = offer(s, buffer, n, A_PLAY + i)
            if s.rules.gang[slot] and not s.character:
                n = offer(s, buffer, n, A_COVER + i)
            if s.rules.bluff[slot]:
                n = offer(s, buffer, n, A_BLUFF + i)
            if s.character:
                for ship in range(first, first + 30):
                    if s.place[ship] == AT_SEA:
                        n = offer(s, buffer, n, A_LOAD + i * 30 + ship - first)
        elif (where == IN_COMBAT or where == IN_SUPPORT) and s.rules.effect[slot]:
            n = offer(s, buffer, n, A_USE + i)
    for i in range(30):
        slot = 30 - first + i
        if s.rules.effect[slot] == DEMAND_VALUE or s.rules.effect[slot] == DEMAND_CHARACTER:
            n = offer(s, buffer, n, A_SATISFY + i)
    if s.begun:
        n = offer(s, buffer, n, A_ANNOUNCE)
    else:
        n = offer(s, buffer, n, A_ANNOUNCE_IN)
        n = offer(s, buffer, n, A_ANNOUNCE_IN + 1)
    n = offer(s, buffer, n, A_RETREAT)
    return offer(s, buffer, n, A_DECLINE)


@cython.cfunc
@cython.exceptval(check=False)
def list_beginning(s: State, buffer: p_int) -> cint:
    n: cint = 0
    i: cint
    first: cint = s.seat * 30
    for i in range(30):
        if s.rules.icon[first + i] & RETRIEVE and (s.place[first + i] == IN_COMBAT or s.place[first + i] == IN_SUPPORT):
            n = offer(s, buffer, n, A_RETRIEVE + i)
    for i in range(30):
        if s.mark[first + i] & FACE_DOWN:
            n = offer(s, buffer, n, A_REVEAL + i)
    for i in range(30):
        if s.place[first + i] == AT_SEA:
            n = offer(s, buffer, n, A_LAND + i)
    return n


@cython.cfunc
@cython.exceptval(check=False)
def list_answers(s: State, buffer: p_int) -> cint:
    """What may be answered to what is asked."""
    n: cint = 0
    i: cint
    ship: cint
    first: cint = s.seat * 30
    if s.choice == CONFIRM:
        n = offer(s, buffer, n, A_DO)
    elif s.choice == PICK_KIND:
        n = offer(s, buffer, n, A_KIND)
        n = offer(s, buffer, n, A_KIND + 1)
    elif s.choice == PAY_ELEMENT:
        n = offer(s, buffer, n, A_PAY_IN)
        n = offer(s, buffer, n, A_PAY_IN + 1)
    else:
        for i in range(60):
            n = offer(s, buffer, n, A_CHOOSE + i)
        if s.choice == PICK:
            for i in range(s.supports[1 - s.chooser]):
                n = offer(s, buffer, n, A_FACE + i)
        n = offer(s, buffer, n, A_BLIND)
        if s.choice == LOAD_SHIP or s.choice == CALL_SHIP:
            for i in range(30):
                for ship in range(30):
                    if s.place[first + ship] == AT_SEA:
                        n = offer(s, buffer, n, A_LOAD + i * 30 + ship)
    return offer(s, buffer, n, A_SKIP)
