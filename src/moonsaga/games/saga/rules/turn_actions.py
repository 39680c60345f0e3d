"""Carrying out whatever a player or Nature has decided, and going on until somebody is asked again."""

from __future__ import annotations

from cython import int as cint
from cython import p_int, void

from moonsaga.games.saga import actions
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import battle, ending, leaders, losses, moving, rounds, saxons, setup, targets, vikings
from moonsaga.games.saga.rules.state import State


def play_action(s: State, seat: cint, action: cint) -> void:
    """Carry out a legal action."""
    if action < actions.FIRST_BONUS_COIN:
        play_choice(s, action)
    elif action < actions.FIRST_MOVE:
        play_bonus(s, action)
    elif action < actions.FIRST_WITH:
        play_main(s, action)
    elif action < actions.FIRST_PLACE:
        if s.phase == codes.ALONG:
            moving.go(s, action - actions.FIRST_WITH)
        else:
            vikings.leave(s, action - actions.FIRST_WITH)
    elif action < actions.FIRST_BATTLE:
        play_placing(s, (action - actions.FIRST_PLACE) // codes.SLOTS, (action - actions.FIRST_PLACE) % codes.SLOTS)
    else:
        play_in_battle(s, seat, action)
    settle(s)


def settle(s: State) -> void:
    """What happens by itself: the next battle, the next reveal, the end of the round, a new one."""
    while s.phase >= codes.NEW_ROUND:
        if s.phase == codes.NEW_ROUND:
            rounds.begin_round(s)
        elif s.phase == codes.NEXT_BATTLE:
            battle.next_battle(s)
        elif s.phase == codes.NEXT_REVEAL:
            battle.next_reveal(s)
        else:
            ending.end_round(s)


def play_choice(s: State, action: cint) -> void:
    if action < actions.FIRST_TAKE:
        setup.deploy(s, action - actions.FIRST_DEPLOY)
    elif action < actions.FIRST_RESOLVE:
        rounds.take(s, action - actions.FIRST_TAKE)
    else:
        rounds.begin_tile(s, action - actions.FIRST_RESOLVE)


def play_bonus(s: State, action: cint) -> void:
    number: cint
    one: cint = 1 if s.seat == codes.SAXON else 0
    if action < actions.FIRST_BONUS_RECRUIT:
        saxons.take_bonus_coin(s)
    elif action < actions.FIRST_BONUS_MOVE:
        vikings.recruit_bonus(s, action - actions.FIRST_BONUS_RECRUIT)
    elif action < actions.FIRST_BONUS_DRAW:
        number = action - actions.FIRST_BONUS_MOVE
        moving.start_move(
            s,
            number // codes.COUNTS // codes.AREAS,
            number // codes.COUNTS % codes.AREAS,
            number % codes.COUNTS,
            one,
            1,
        )
    else:
        moving.start_draw(s, action - actions.FIRST_BONUS_DRAW, 1)


def play_main(s: State, action: cint) -> void:
    number: cint
    if action < actions.FIRST_DRAW:
        number = action - actions.FIRST_MOVE
        if s.phase == codes.BOARD:
            moving.embark(s, s.origin, s.goal, number % codes.COUNTS, 0)
        else:
            moving.start_move(
                s,
                number // codes.COUNTS // codes.AREAS,
                number // codes.COUNTS % codes.AREAS,
                number % codes.COUNTS,
                0,
                0,
            )
    elif action < actions.FIRST_SCOUT:
        moving.start_draw(s, action - actions.FIRST_DRAW, 0)
    elif action < actions.FIRST_RECRUIT:
        targets.scout(s, (action - actions.FIRST_SCOUT) // codes.SLOTS, (action - actions.FIRST_SCOUT) % codes.SLOTS)
    elif action < actions.FIRST_PLUNDER:
        vikings.recruit(s, action - actions.FIRST_RECRUIT)
    elif action < actions.FIRST_BUILD:
        if s.phase == codes.SPOILS:
            losses.plunder_field(s)
        else:
            vikings.plunder(s, action - actions.FIRST_PLUNDER)
    elif action < actions.FIRST_FYRD:
        saxons.build(s, action - actions.FIRST_BUILD)
    elif action < actions.FIRST_INCOME_COIN:
        saxons.fyrd(s, action - actions.FIRST_FYRD)
    elif action < actions.FIRST_INCOME_RECRUIT:
        saxons.take_income(s, action - actions.FIRST_INCOME_COIN)
    elif action < actions.FIRST_TRIBUTE:
        saxons.recruit_at(
            s,
            (action - actions.FIRST_INCOME_RECRUIT) // codes.UNITS,
            (action - actions.FIRST_INCOME_RECRUIT) % codes.UNITS,
        )
    else:
        saxons.pay_tribute(s, action - actions.FIRST_TRIBUTE)


def play_placing(s: State, unit: cint, slot: cint) -> void:
    if s.phase == codes.HOME:
        ending.come_home(s, unit, slot)
    else:
        vikings.place_recruit(s, unit, slot)


def play_in_battle(s: State, seat: cint, action: cint) -> void:
    if action < actions.FIRST_REVEAL:
        battle.begin_battle(s, action - actions.FIRST_BATTLE)
    elif action < actions.FIRST_BRING:
        battle.reveal(s, action - actions.FIRST_REVEAL)
    elif action < actions.FIRST_PICK:
        leaders.bring(s, (action - actions.FIRST_BRING) // codes.UNITS, (action - actions.FIRST_BRING) % codes.UNITS)
    elif action < actions.FIRST_LOSE:
        if s.phase == codes.BANISH:
            leaders.banish(s, action - actions.FIRST_PICK)
        else:
            leaders.slay(s, action - actions.FIRST_PICK)
    elif action < actions.FIRST_RETREAT:
        losses.choose_losses(s, seat, action - actions.FIRST_LOSE)
    elif action < actions.FIRST_STOP:
        losses.retreat(s, action - actions.FIRST_RETREAT)
    elif action == actions.stop():
        stop(s)
    elif action == actions.pass_():
        battle.pass_reveals(s)
    else:
        rounds.end_tile(s)


def stop(s: State) -> void:
    """Enough of what could go on."""
    if s.phase == codes.SLAY:
        leaders.end_ability(s)
    elif s.phase == codes.SPOILS:
        losses.end_battle(s)
    else:
        rounds.back_to_tile(s)


# --- Nature -----------------------------------------------------------------------------------------------------------


def list_outcomes(s: State, outcomes: p_int, weights: p_int) -> cint:
    """A raid target or a leader's face, each as likely as the others."""
    n: cint
    i: cint
    if s.phase == codes.DRAW_TARGET:
        n = targets.list_draws(s, s.origin - codes.ENGLISH, outcomes)
    elif s.phase <= codes.SECOND_TARGET:
        n = setup.list_targets(s, outcomes)
    else:
        n = setup.list_faces(s, outcomes)
    for i in range(n):
        weights[i] = 1
    return n


def play_outcome(s: State, outcome: cint) -> void:
    """Nature has spoken."""
    s.learned += 1
    if s.phase == codes.DRAW_TARGET:
        targets.draw_target(s, s.origin - codes.ENGLISH, outcome)
        moving.see_target(s, outcome)
    elif s.phase <= codes.SECOND_TARGET:
        setup.turn_up_target(s, outcome)
    else:
        setup.deal_face(s, outcome)
