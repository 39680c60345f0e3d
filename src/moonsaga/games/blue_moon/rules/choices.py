"""What the seat to act may do, and which plays lead nowhere (Phases; Special rule 11; ruling 7).

One decision lists whatever the phases still allow: acting in a later phase passes the earlier ones.
"""

from __future__ import annotations

import cython
from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon import actions
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import asking, beginning, fields, playing, state, turn, turn_actions
from moonsaga.games.blue_moon.rules.cards import aiming, answers, effects, payments, power
from moonsaga.games.blue_moon.rules.state import State

# --- dead ends --------------------------------------------------------------------------------------------------------


def committed(s: State) -> bint:
    """Has this player passed the moment of retreating in a running fight?"""
    return s.begun and s.stage > codes.LEADING and s.stage < codes.ENDING and not s.ended


def leads_nowhere(s: State, action: cint) -> bint:
    """Would the player be unable to end the turn with what is known? (Special rule 11; rulings 6 and 7)"""
    if not s.begun or s.chooser != s.seat or s.phase == codes.END or s.phase == codes.CALL or s.phase == codes.DECKS:
        return False
    if action == actions.A_ANNOUNCE or (s.phase == codes.CHOOSE and s.choice == codes.AIM):
        return False  # the power is enough, and stays so with every aim that may be taken
    prepare_trial(s)
    return is_dead_end(s, cython.cast(State, s.trial), action)


def is_dead_end(s: State, t: State, action: cint) -> bint:
    """The same for an action that has to be tried: `t` is the position on which it is."""
    fields.copy(t, s)
    turn_actions.carry_out(t, action)
    if t.ended or t.seat != s.seat or t.phase == codes.DRAW or not (committed(t) or pays_caterpillar(s, action)):
        return False
    return not can_finish(t, 1, -1)


def pays_caterpillar(s: State, action: cint) -> bint:
    """Is this a payment for going on? Before a retreat it would be thrown away, other than one that spares a dragon."""
    if s.rules.pay_and_retreat:
        return False
    if s.phase == codes.CHOOSE:
        return s.choice == codes.PAY_DEMAND or s.choice == codes.PAY_ELEMENT
    return (
        actions.A_SATISFY <= action < actions.A_CHOOSE
        and s.rules.effect[codes.DECK - s.seat * codes.DECK + action - actions.A_SATISFY] == codes.EF_DEMAND_VALUE
    )


def prepare_trial(s: State) -> void:
    """Make sure that there is another position to try things out on."""
    if s.trial is None:
        with cython.gil:
            s.trial = State(s.rules)


def can_finish(s: State, depth: cint, after: cint) -> bint:
    """Can the player whose turn it is end it from here? Chance and other players' choices are not counted on.

    An aim that is freed on the way counts as open: the opponent may choose whatever is worst for the player.
    Plain cards of a kind are tried in deck order, from the last one on: another order would give the same position.
    """
    if s.ended:
        return True
    if s.phase == codes.CHOOSE and s.chooser == s.seat:
        prepare_trial(s)
        return can_finish_choice(s, cython.cast(State, s.trial), depth, after)
    if s.phase != codes.MAIN:
        s.phase = codes.MAIN
        asking.back_to_turn(s)
    if turn.why_no_turn_end(s) == codes.FINE and payments.all_payable(s):
        return True
    if s.stage >= codes.AFTER or depth > 12:
        return False
    prepare_trial(s)
    return can_finish_by_play(s, cython.cast(State, s.trial), depth, after)


def can_finish_by_play(s: State, t: State, depth: cint, after: cint) -> bint:
    """The same if something must be played or used: each play is tried on `t`."""
    slot: cint
    first: cint = s.seat * codes.DECK
    for slot in range(first, first + codes.DECK):
        if s.place[slot] == codes.IN_HAND or s.place[slot] == codes.ABOARD:
            if not tried_before(s, slot, after) and playing.why_no_play(s, slot) == codes.FINE:
                fields.copy(t, s)
                aiming.watch_aims(t)
                turn.play_card(t, slot, not playing.adds_to_gang(t, slot))
                aiming.free_aims(t)
                if can_finish(t, depth + 1, slot if is_plain(s, slot) else -1):
                    return True
            if s.rules.gang[slot] and not s.character and playing.why_no_cover(s, slot) == codes.FINE:
                fields.copy(t, s)
                aiming.watch_aims(t)
                turn.play_card(t, slot, True)
                aiming.free_aims(t)
                if can_finish(t, depth + 1, -1):
                    return True
            if s.rules.bluff[slot] and playing.why_no_bluff(s, slot) == codes.FINE:
                fields.copy(t, s)
                turn.play_bluff(t, slot)
                if can_finish(t, depth + 1, -1):
                    return True
        elif s.rules.effect[slot] == codes.EF_DISCARD_ONE and effects.why_no_use(s, slot) == codes.FINE:
            fields.copy(t, s)
            effects.use_card(t, slot)
            if can_finish(t, depth + 1, -1):
                return True
    return False


def can_go_on(s: State) -> bint:
    """Can the player whose turn it is end it, or is there nothing left but retreating?"""
    prepare_trial(s)
    fields.copy(cython.cast(State, s.trial), s)
    return can_finish(cython.cast(State, s.trial), 1, -1)


def is_stuck(s: State) -> bint:
    """Must the player whose turn it is go on, and cannot? No play leads there, whoever is asked at the moment.

    After the last play nothing depends on the hand any more: power is seen, demands are met.
    """
    if (
        not committed(s)
        or s.stage >= codes.AFTER
        or (s.phase != codes.MAIN and s.phase != codes.CHOOSE and s.phase != codes.BLIND)
    ):
        return False
    return not can_go_on(s)


def is_plain(s: State, slot: cint) -> bint:
    """Does it make no difference when this card is played among others of its kind?"""
    return not s.rules.text[slot] and not s.rules.icon[slot] & codes.STOP and not s.rules.normal_first


def tried_before(s: State, slot: cint, after: cint) -> bint:
    """Was a play in this order tried already, the other way round?"""
    if after < 0 or slot > after or s.rules.kind[slot] != s.rules.kind[after]:
        return False
    return s.rules.gang[slot] == s.rules.gang[after] and is_plain(s, slot)  # a gang that comes first is not covered


def can_finish_choice(s: State, t: State, depth: cint, after: cint) -> bint:
    """The same while a choice is open: some answer must do. Cards of one payment are tried in deck order."""
    slot: cint
    goes_on: bint
    choice: cint = s.choice
    if answers.may_blind(s):  # which hidden card the opponent loses makes no difference to this turn
        asking.back_to_turn(s)
        return can_finish(s, depth, -1)
    if (
        answers.may_skip(s)
        and choice != codes.PICK
        and choice != codes.CONFIRM
        and choice != codes.PICK_KIND
        and choice != codes.RETURN
    ):
        answers.skip_choice(s)
        return can_finish(s, depth, -1)
    if answers.may_skip(s):
        fields.copy(t, s)
        answers.skip_choice(t)
        if can_finish(t, depth + 1, -1):
            return True
    if choice == codes.CONFIRM:
        aiming.watch_aims(s)
        answers.confirm(s)
        aiming.free_aims(s)
        return can_finish(s, depth, -1)
    if choice == codes.PICK_KIND:
        for slot in range(2):
            if effects.may_pick_kind(s, slot):
                fields.copy(t, s)
                aiming.watch_aims(t)
                answers.choose_kind(t, slot)
                aiming.free_aims(t)
                if can_finish(t, depth + 1, -1):
                    return True
        return False
    if choice == codes.PAY_ELEMENT:
        for slot in range(2):
            fields.copy(t, s)
            payments.choose_element(t, slot)
            if can_finish(t, depth + 1, -1):
                return True
        return False
    for slot in range(codes.SLOTS):
        if slot > after and answers.why_no_choice_of(s, slot) == codes.FINE:
            fields.copy(t, s)
            aiming.watch_aims(t)
            answers.choose_card(t, slot)
            aiming.free_aims(t)
            goes_on = t.phase == codes.CHOOSE and t.choice == choice and t.pay_element == s.pay_element
            if can_finish(t, depth + 1, slot if goes_on else -1):
                return True
    for slot in range(s.supports[1 - s.seat]):
        if answers.why_no_bluff_chosen(s, slot) == codes.FINE:
            fields.copy(t, s)
            aiming.watch_aims(t)
            answers.choose_bluff(t, slot)
            aiming.free_aims(t)
            if can_finish(t, depth + 1, -1):
                return True
    return False


# --- what may be done -------------------------------------------------------------------------------------------------


def acting(s: State) -> cint:
    """The seat to act, CHANCE, or GAME_OVER."""
    phase: cint = s.phase
    if phase == codes.OVER:
        return codes.GAME_OVER
    if phase == codes.DECKS:
        return 0 if s.picked[0] < 0 else 1
    if phase == codes.MAIN or phase == codes.CHOOSE or phase == codes.CALL or phase == codes.END:
        return s.chooser
    return codes.CHANCE


def why_no_plain(s: State, action: cint) -> cint:
    """The rule against an action of the seat to act, dead ends aside."""
    me: cint = s.seat
    first: cint = me * codes.DECK
    if s.phase == codes.CHOOSE:
        return why_no_answer(s, action)
    if s.phase == codes.DECKS:
        return why_no_deck(s, acting(s), action)
    if s.phase == codes.CALL:
        return codes.FINE if action == actions.A_CALL or action == actions.A_TRUST else codes.WRONG_MOMENT
    if s.phase == codes.END:
        if action == actions.A_END:
            return codes.FINE
        if actions.A_USE <= action < actions.A_SATISFY:
            return effects.why_no_use(s, first + action - actions.A_USE)
        return codes.WRONG_MOMENT
    if action < actions.A_REVEAL:
        return beginning.why_no_retrieve(s, first + action - actions.A_RETRIEVE)
    if action < actions.A_LAND:
        return beginning.why_no_reveal(s, first + action - actions.A_REVEAL)
    if action < actions.A_PLAY:
        return beginning.why_no_landing(s, first + action - actions.A_LAND)
    if action < actions.A_COVER:
        return playing.why_no_play(s, first + action - actions.A_PLAY)
    if action < actions.A_BLUFF:
        return playing.why_no_cover(s, first + action - actions.A_COVER)
    if action < actions.A_LOAD:
        return playing.why_no_bluff(s, first + action - actions.A_BLUFF)
    if action < actions.A_USE:
        return turn.why_no_loading(
            s, first + (action - actions.A_LOAD) // codes.DECK, first + (action - actions.A_LOAD) % codes.DECK
        )
    if action < actions.A_SATISFY:
        return effects.why_no_use(s, first + action - actions.A_USE)
    if action < actions.A_CHOOSE:
        return why_no_satisfaction(s, codes.DECK - first + action - actions.A_SATISFY)
    if action == actions.A_ANNOUNCE_IN or action == actions.A_ANNOUNCE_IN + 1:
        return turn.why_no_announcement(s, action - actions.A_ANNOUNCE_IN)
    if action == actions.A_ANNOUNCE:
        return turn.why_no_announcement(s, -1)
    if action == actions.A_RETREAT:
        return turn.why_no_retreat(s)
    if action == actions.A_DECLINE:
        return turn.why_no_decline(s)
    return codes.WRONG_MOMENT


def why_no_satisfaction(s: State, slot: cint) -> cint:
    """A demand of an opposing active card, not met yet, that the hand can meet, before texts for later (ruling 49)."""
    if s.rules.effect[slot] != codes.EF_DEMAND_VALUE and s.rules.effect[slot] != codes.EF_DEMAND_CHARACTER:
        return codes.NO_DEMAND
    if not state.is_active(s, slot) or not power.speaks(s, slot) or s.mark[slot] & codes.SATISFIED:
        return codes.NO_DEMAND
    if s.stage >= codes.AFTER:
        return codes.TOO_LATE
    return codes.FINE if payments.payable(s, slot) else codes.CANNOT_PAY


def why_no_answer(s: State, action: cint) -> cint:
    """The rule against an answer to what is asked."""
    if actions.A_CHOOSE <= action < actions.A_FACE:
        return answers.why_no_choice_of(s, action - actions.A_CHOOSE)
    if actions.A_FACE <= action < actions.A_KIND:
        return answers.why_no_bluff_chosen(s, action - actions.A_FACE)
    if actions.A_LOAD <= action < actions.A_USE:
        if s.choice != codes.LOAD_SHIP and s.choice != codes.CALL_SHIP:
            return codes.WRONG_MOMENT
        return turn.why_no_loading(
            s,
            s.seat * codes.DECK + (action - actions.A_LOAD) // codes.DECK,
            s.seat * codes.DECK + (action - actions.A_LOAD) % codes.DECK,
        )
    if action == actions.A_KIND or action == actions.A_KIND + 1:
        if s.choice != codes.PICK_KIND:
            return codes.WRONG_MOMENT
        return codes.FINE if effects.may_pick_kind(s, action - actions.A_KIND) else codes.NOT_THIS_CARD
    if action == actions.A_PAY_IN or action == actions.A_PAY_IN + 1:
        return codes.FINE if s.choice == codes.PAY_ELEMENT else codes.WRONG_MOMENT
    if action == actions.A_DO:
        return codes.FINE if s.choice == codes.CONFIRM else codes.WRONG_MOMENT
    if action == actions.A_BLIND:
        return codes.FINE if answers.may_blind(s) else codes.WRONG_MOMENT
    if action == actions.A_SKIP:
        return codes.FINE if answers.may_skip(s) else codes.MUST_CHOOSE
    return codes.WRONG_MOMENT


def why_no_action(s: State, action: cint) -> cint:
    """The first reason against an action of the seat to act; 0 if it is legal."""
    reason: cint = why_no_plain(s, action)
    if reason:
        return reason
    if not leads_nowhere(s, action):
        return codes.FINE
    return codes.ONE_ACTIVE_CHARACTER if is_one_too_many(s, action) else codes.DEAD_END


def is_one_too_many(s: State, action: cint) -> bint:
    """Is a character played beside another one where a single active one is allowed?"""
    slot: cint = s.seat * codes.DECK + action - actions.A_PLAY
    if s.phase != codes.MAIN or action < actions.A_PLAY or action >= actions.A_COVER:
        return False
    return playing.crowds(s, slot, not playing.adds_to_gang(s, slot))


def offer(s: State, buffer: p_int, n: cint, action: cint) -> cint:
    """Add an action to the list if nothing speaks against it."""
    if why_no_action(s, action) == codes.FINE:
        buffer[n] = action
        return n + 1
    return n


def list_choices(s: State, buffer: p_int) -> cint:
    """All legal actions of the seat to act, in the order of the phases."""
    i: cint
    if s.phase == codes.MAIN:
        return list_turn(s, buffer)
    if s.phase == codes.CHOOSE:
        return list_answers(s, buffer)
    if s.phase == codes.DECKS:
        return list_decks(s, acting(s), buffer)
    if s.phase == codes.CALL:
        buffer[0] = actions.A_CALL
        buffer[1] = actions.A_TRUST
        return 2
    return list_end(s, buffer)


def list_decks(s: State, seat: cint, buffer: p_int) -> cint:
    """The leaders of the decks that a seat has brought to the match (More games)."""
    i: cint
    n: cint = 0
    for i in range(codes.PEOPLE_COUNT):
        if why_no_deck(s, seat, actions.A_DECK + i) == codes.FINE:
            buffer[n] = actions.A_DECK + i
            n += 1
    return n


def why_no_deck(s: State, seat: cint, action: cint) -> cint:
    """Is there a deck with this leader among those that the seat brought?"""
    if action < actions.A_DECK:
        return codes.WRONG_MOMENT
    return codes.FINE if s.rules.brought[seat] & (1 << (action - actions.A_DECK)) else codes.NOT_THIS_CARD


def list_end(s: State, buffer: p_int) -> cint:
    n: cint = 0
    i: cint
    for i in range(codes.DECK):
        if s.rules.effect[s.seat * codes.DECK + i]:
            n = offer(s, buffer, n, actions.A_USE + i)
    buffer[n] = actions.A_END
    return n + 1


def list_turn(s: State, buffer: p_int) -> cint:
    """Beginning, leadership, retreat, characters, boosters and supports, demands, announcing."""
    n: cint = 0
    i: cint
    slot: cint
    ship: cint
    first: cint = s.seat * codes.DECK
    where: cint
    if s.stage == codes.BEGINNING:
        n = list_beginning(s, buffer)
    for i in range(codes.DECK):
        slot = first + i
        where = s.place[slot]
        if where == codes.IN_HAND or where == codes.ABOARD:
            n = offer(s, buffer, n, actions.A_PLAY + i)
            if s.rules.gang[slot] and not s.character:
                n = offer(s, buffer, n, actions.A_COVER + i)
            if s.rules.bluff[slot]:
                n = offer(s, buffer, n, actions.A_BLUFF + i)
            if s.character:
                for ship in range(first, first + codes.DECK):
                    if s.place[ship] == codes.AT_SEA:
                        n = offer(s, buffer, n, actions.A_LOAD + i * codes.DECK + ship - first)
        elif (where == codes.IN_COMBAT or where == codes.IN_SUPPORT) and s.rules.effect[slot]:
            n = offer(s, buffer, n, actions.A_USE + i)
    for i in range(codes.DECK):
        slot = codes.DECK - first + i
        if s.rules.effect[slot] == codes.EF_DEMAND_VALUE or s.rules.effect[slot] == codes.EF_DEMAND_CHARACTER:
            n = offer(s, buffer, n, actions.A_SATISFY + i)
    if s.begun:
        n = offer(s, buffer, n, actions.A_ANNOUNCE)
    else:
        n = offer(s, buffer, n, actions.A_ANNOUNCE_IN)
        n = offer(s, buffer, n, actions.A_ANNOUNCE_IN + 1)
    n = offer(s, buffer, n, actions.A_RETREAT)
    return offer(s, buffer, n, actions.A_DECLINE)


def list_beginning(s: State, buffer: p_int) -> cint:
    n: cint = 0
    i: cint
    first: cint = s.seat * codes.DECK
    for i in range(codes.DECK):
        if s.rules.icon[first + i] & codes.RETRIEVE and (
            s.place[first + i] == codes.IN_COMBAT or s.place[first + i] == codes.IN_SUPPORT
        ):
            n = offer(s, buffer, n, actions.A_RETRIEVE + i)
    for i in range(codes.DECK):
        if s.mark[first + i] & codes.FACE_DOWN:
            n = offer(s, buffer, n, actions.A_REVEAL + i)
    for i in range(codes.DECK):
        if s.place[first + i] == codes.AT_SEA:
            n = offer(s, buffer, n, actions.A_LAND + i)
    return n


def list_answers(s: State, buffer: p_int) -> cint:
    """What may be answered to what is asked."""
    n: cint = 0
    i: cint
    ship: cint
    first: cint = s.seat * codes.DECK
    if s.choice == codes.CONFIRM:
        n = offer(s, buffer, n, actions.A_DO)
    elif s.choice == codes.PICK_KIND:
        n = offer(s, buffer, n, actions.A_KIND)
        n = offer(s, buffer, n, actions.A_KIND + 1)
    elif s.choice == codes.PAY_ELEMENT:
        n = offer(s, buffer, n, actions.A_PAY_IN)
        n = offer(s, buffer, n, actions.A_PAY_IN + 1)
    else:
        for i in range(codes.SLOTS):
            n = offer(s, buffer, n, actions.A_CHOOSE + i)
        if s.choice == codes.PICK:
            for i in range(s.supports[1 - s.chooser]):
                n = offer(s, buffer, n, actions.A_FACE + i)
        n = offer(s, buffer, n, actions.A_BLIND)
        if s.choice == codes.LOAD_SHIP or s.choice == codes.CALL_SHIP:
            for i in range(codes.DECK):
                for ship in range(codes.DECK):
                    if s.place[first + ship] == codes.AT_SEA:
                        n = offer(s, buffer, n, actions.A_LOAD + i * codes.DECK + ship)
    return offer(s, buffer, n, actions.A_SKIP)
