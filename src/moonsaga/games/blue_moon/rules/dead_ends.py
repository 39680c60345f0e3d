"""What the seat to act may do: whatever no rule forbids and does not lead into a dead end (Special rule 11; ruling 7).

One decision lists whatever the phases still allow: acting in a later phase passes the earlier ones.
"""

from __future__ import annotations

import cython
from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon import actions
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import asking, course, dispatch, fields, playing, turn
from moonsaga.games.blue_moon.rules.cards import aiming, answers, effects, payments
from moonsaga.games.blue_moon.rules.state import State


def offer(s: State, seat: cint, buffer: p_int) -> cint:
    """All legal actions of a seat, in the order of the phases."""
    i: cint
    n: cint = 0
    found: cint = dispatch.offer(s, seat, buffer)
    if not may_end_dead(s):
        return found
    for i in range(found):
        if not leads_nowhere(s, buffer[i]):
            buffer[n] = buffer[i]
            n += 1
    return n


def why_not(s: State, seat: cint, action: cint) -> cint:
    """The first reason against an action of a seat; 0 if it is legal."""
    reason: cint = dispatch.why_not(s, seat, action)
    if reason or not may_end_dead(s) or not leads_nowhere(s, action):
        return reason
    return codes.ONE_ACTIVE_CHARACTER if is_one_too_many(s, action) else codes.DEAD_END


# --- dead ends --------------------------------------------------------------------------------------------------------


def committed(s: State) -> bint:
    """Has this player passed the moment of retreating in a running fight?"""
    return s.begun and s.stage > codes.LEADING and s.stage < codes.ENDING and not s.ended


def may_end_dead(s: State) -> bint:
    """Does the player whose turn it is decide something that can make the end of the turn impossible?"""
    if not s.begun or s.chooser != s.seat:
        return False
    if s.phase == codes.CHOOSE:
        return s.choice != codes.AIM  # the power stays enough with every aim that may be taken
    return s.phase == codes.MAIN


def leads_nowhere(s: State, action: cint) -> bint:
    """Would the player be unable to end the turn with what is known? (Special rule 11; rulings 6 and 7)"""
    if action == actions.announce():
        return False  # the power is enough
    prepare_trial(s)
    return is_dead_end(s, cython.cast(State, s.trial), action)


def is_dead_end(s: State, t: State, action: cint) -> bint:
    """The same for an action that has to be tried: `t` is the position on which it is."""
    fields.copy(t, s)
    course.carry_out(t, s.seat, action)
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
        actions.FIRST_SATISFY <= action < actions.FIRST_CHOOSE
        and s.rules.effect[(1 - s.seat) * codes.DECK + action - actions.FIRST_SATISFY] == codes.EF_DEMAND_VALUE
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
    card: cint
    slot: cint
    me: cint = s.seat
    for card in range(codes.DECK):
        slot = me * codes.DECK + card
        if s.place[slot] == codes.IN_HAND or s.place[slot] == codes.ABOARD:
            if not tried_before(s, slot, after) and playing.why_not_play(s, me, card) == codes.FINE:
                fields.copy(t, s)
                aiming.watch_aims(t)
                playing.do_play(t, me, card)
                aiming.free_aims(t)
                if can_finish(t, depth + 1, slot if is_plain(s, slot) else -1):
                    return True
            if s.rules.gang[slot] and not s.character and playing.why_not_cover(s, me, card) == codes.FINE:
                fields.copy(t, s)
                aiming.watch_aims(t)
                playing.do_cover(t, me, card)
                aiming.free_aims(t)
                if can_finish(t, depth + 1, -1):
                    return True
            if s.rules.bluff[slot] and playing.why_not_bluff(s, me, card) == codes.FINE:
                fields.copy(t, s)
                playing.do_bluff(t, me, card)
                if can_finish(t, depth + 1, -1):
                    return True
        elif s.rules.effect[slot] == codes.EF_DISCARD_ONE and effects.why_not_use(s, me, card) == codes.FINE:
            fields.copy(t, s)
            effects.do_use(t, me, card)
            if can_finish(t, depth + 1, -1):
                return True
    return False


def can_go_on(s: State) -> bint:
    """Can the player whose turn it is end it, or is there nothing left but retreating?"""
    prepare_trial(s)
    fields.copy(cython.cast(State, s.trial), s)
    return can_finish(cython.cast(State, s.trial), 1, -1)


def is_stuck(s: State) -> bint:
    """Must the player whose turn it is go on, and cannot? No play leads there, no matter who is asked at the moment.

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
    me: cint = s.chooser
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
        answers.do_skip(s, me)
        return can_finish(s, depth, -1)
    if answers.may_skip(s):
        fields.copy(t, s)
        answers.do_skip(t, me)
        if can_finish(t, depth + 1, -1):
            return True
    if choice == codes.CONFIRM:
        aiming.watch_aims(s)
        answers.do_do(s, me)
        aiming.free_aims(s)
        return can_finish(s, depth, -1)
    if choice == codes.PICK_KIND:
        for slot in range(2):
            if effects.may_pick_kind(s, slot):
                fields.copy(t, s)
                aiming.watch_aims(t)
                answers.do_kind(t, me, slot)
                aiming.free_aims(t)
                if can_finish(t, depth + 1, -1):
                    return True
        return False
    if choice == codes.PAY_ELEMENT:
        for slot in range(2):
            fields.copy(t, s)
            payments.do_pay_in(t, me, slot)
            if can_finish(t, depth + 1, -1):
                return True
        return False
    for slot in range(codes.SLOTS):
        if slot > after and answers.why_not_choose(s, me, slot) == codes.FINE:
            fields.copy(t, s)
            aiming.watch_aims(t)
            answers.do_choose(t, me, slot)
            aiming.free_aims(t)
            goes_on = t.phase == codes.CHOOSE and t.choice == choice and t.pay_element == s.pay_element
            if can_finish(t, depth + 1, slot if goes_on else -1):
                return True
    for slot in range(s.supports[1 - s.seat]):
        if answers.why_not_choose_bluff(s, me, slot) == codes.FINE:
            fields.copy(t, s)
            aiming.watch_aims(t)
            answers.do_choose_bluff(t, me, slot)
            aiming.free_aims(t)
            if can_finish(t, depth + 1, -1):
                return True
    return False


def is_one_too_many(s: State, action: cint) -> bint:
    """Is a character played beside another one where a single active one is allowed?"""
    slot: cint = s.seat * codes.DECK + action - actions.FIRST_PLAY
    if s.phase != codes.MAIN or action < actions.FIRST_PLAY or action >= actions.FIRST_COVER:
        return False
    return playing.crowds(s, slot, not playing.adds_to_gang(s, slot))
