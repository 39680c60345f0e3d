"""Carrying out whatever a player or Nature has decided, and going on until somebody is asked again."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.battle import (
        begin_battle,
        next_battle,
        next_reveal,
        pass_reveals,
        reveal,
    )
    from cython.cimports.moonsaga.games.saga.rules.ending import come_home, end_round
    from cython.cimports.moonsaga.games.saga.rules.leaders import banish, bring, end_ability, slay
    from cython.cimports.moonsaga.games.saga.rules.losses import choose_losses, end_battle, plunder_field, retreat
    from cython.cimports.moonsaga.games.saga.rules.moving import embark, go, see_target, start_draw, start_move
    from cython.cimports.moonsaga.games.saga.rules.rounds import back_to_tile, begin_round, begin_tile, end_tile, take
    from cython.cimports.moonsaga.games.saga.rules.saxons import (
        build,
        fyrd,
        pay_tribute,
        recruit_at,
        take_bonus_coin,
        take_income,
    )
    from cython.cimports.moonsaga.games.saga.rules.setup import (
        deal_face,
        deploy,
        list_faces,
        list_targets,
        turn_up_target,
    )
    from cython.cimports.moonsaga.games.saga.rules.state import State
    from cython.cimports.moonsaga.games.saga.rules.targets import draw_target, list_draws, scout
    from cython.cimports.moonsaga.games.saga.rules.vikings import leave, place_recruit, plunder, recruit, recruit_bonus
else:
    from moonsaga.games.saga.rules.battle import begin_battle, next_battle, next_reveal, pass_reveals, reveal
    from moonsaga.games.saga.rules.ending import come_home, end_round
    from moonsaga.games.saga.rules.leaders import banish, bring, end_ability, slay
    from moonsaga.games.saga.rules.losses import choose_losses, end_battle, plunder_field, retreat
    from moonsaga.games.saga.rules.moving import embark, go, see_target, start_draw, start_move
    from moonsaga.games.saga.rules.rounds import back_to_tile, begin_round, begin_tile, end_tile, take
    from moonsaga.games.saga.rules.saxons import build, fyrd, pay_tribute, recruit_at, take_bonus_coin, take_income
    from moonsaga.games.saga.rules.setup import deal_face, deploy, list_faces, list_targets, turn_up_target
    from moonsaga.games.saga.rules.state import State
    from moonsaga.games.saga.rules.targets import draw_target, list_draws, scout
    from moonsaga.games.saga.rules.vikings import leave, place_recruit, plunder, recruit, recruit_bonus

ALONG = cython.declare(cint, codes.ALONG)
AREAS = cython.declare(cint, codes.AREAS)
A_BATTLE = cython.declare(cint, codes.A_BATTLE)
A_BONUS_COIN = cython.declare(cint, codes.A_BONUS_COIN)
A_BONUS_DRAW = cython.declare(cint, codes.A_BONUS_DRAW)
A_BONUS_MOVE = cython.declare(cint, codes.A_BONUS_MOVE)
A_BONUS_RECRUIT = cython.declare(cint, codes.A_BONUS_RECRUIT)
A_BRING = cython.declare(cint, codes.A_BRING)
A_BUILD = cython.declare(cint, codes.A_BUILD)
A_DEPLOY = cython.declare(cint, codes.A_DEPLOY)
A_DRAW = cython.declare(cint, codes.A_DRAW)
A_FYRD = cython.declare(cint, codes.A_FYRD)
A_INCOME_COIN = cython.declare(cint, codes.A_INCOME_COIN)
A_INCOME_RECRUIT = cython.declare(cint, codes.A_INCOME_RECRUIT)
A_LOSE = cython.declare(cint, codes.A_LOSE)
A_MOVE = cython.declare(cint, codes.A_MOVE)
A_PASS = cython.declare(cint, codes.A_PASS)
A_PICK = cython.declare(cint, codes.A_PICK)
A_PLACE = cython.declare(cint, codes.A_PLACE)
A_PLUNDER = cython.declare(cint, codes.A_PLUNDER)
A_RECRUIT = cython.declare(cint, codes.A_RECRUIT)
A_RESOLVE = cython.declare(cint, codes.A_RESOLVE)
A_RETREAT = cython.declare(cint, codes.A_RETREAT)
A_REVEAL = cython.declare(cint, codes.A_REVEAL)
A_SCOUT = cython.declare(cint, codes.A_SCOUT)
A_STOP = cython.declare(cint, codes.A_STOP)
A_TAKE = cython.declare(cint, codes.A_TAKE)
A_TRIBUTE = cython.declare(cint, codes.A_TRIBUTE)
A_WITH = cython.declare(cint, codes.A_WITH)
BANISH = cython.declare(cint, codes.BANISH)
BOARD = cython.declare(cint, codes.BOARD)
COUNTS = cython.declare(cint, codes.COUNTS)
DRAW_TARGET = cython.declare(cint, codes.DRAW_TARGET)
ENGLISH = cython.declare(cint, codes.ENGLISH)
HOME = cython.declare(cint, codes.HOME)
NEW_ROUND = cython.declare(cint, codes.NEW_ROUND)
NEXT_BATTLE = cython.declare(cint, codes.NEXT_BATTLE)
NEXT_REVEAL = cython.declare(cint, codes.NEXT_REVEAL)
SAXON = cython.declare(cint, codes.SAXON)
SECOND_TARGET = cython.declare(cint, codes.SECOND_TARGET)
SLAY = cython.declare(cint, codes.SLAY)
SLOTS = cython.declare(cint, codes.SLOTS)
SPOILS = cython.declare(cint, codes.SPOILS)
UNITS = cython.declare(cint, codes.UNITS)


@cython.cfunc
@cython.exceptval(check=False)
def play_action(s: State, seat: cint, action: cint) -> cython.void:
    """Carry out a legal action."""
    if action < A_BONUS_COIN:
        play_choice(s, action)
    elif action < A_MOVE:
        play_bonus(s, action)
    elif action < A_WITH:
        play_main(s, action)
    elif action < A_PLACE:
        if s.phase == ALONG:
            go(s, action - A_WITH)
        else:
            leave(s, action - A_WITH)
    elif action < A_BATTLE:
        play_placing(s, (action - A_PLACE) // SLOTS, (action - A_PLACE) % SLOTS)
    else:
        play_in_battle(s, seat, action)
    settle(s)


@cython.cfunc
@cython.exceptval(check=False)
def settle(s: State) -> cython.void:
    """What happens by itself: the next battle, the next reveal, the end of the round, a new one."""
    while s.phase >= NEW_ROUND:
        if s.phase == NEW_ROUND:
            begin_round(s)
        elif s.phase == NEXT_BATTLE:
            next_battle(s)
        elif s.phase == NEXT_REVEAL:
            next_reveal(s)
        else:
            end_round(s)


@cython.cfunc
@cython.exceptval(check=False)
def play_choice(s: State, action: cint) -> cython.void:
    if action < A_TAKE:
        deploy(s, action - A_DEPLOY)
    elif action < A_RESOLVE:
        take(s, action - A_TAKE)
    else:
        begin_tile(s, action - A_RESOLVE)


@cython.cfunc
@cython.exceptval(check=False)
def play_bonus(s: State, action: cint) -> cython.void:
    number: cint
    one: cint = 1 if s.seat == SAXON else 0
    if action < A_BONUS_RECRUIT:
        take_bonus_coin(s)
    elif action < A_BONUS_MOVE:
        recruit_bonus(s, action - A_BONUS_RECRUIT)
    elif action < A_BONUS_DRAW:
        number = action - A_BONUS_MOVE
        start_move(s, number // COUNTS // AREAS, number // COUNTS % AREAS, number % COUNTS, one, 1)
    else:
        start_draw(s, action - A_BONUS_DRAW, 1)


@cython.cfunc
@cython.exceptval(check=False)
def play_main(s: State, action: cint) -> cython.void:
    number: cint
    if action < A_DRAW:
        number = action - A_MOVE
        if s.phase == BOARD:
            embark(s, s.origin, s.goal, number % COUNTS, 0)
        else:
            start_move(s, number // COUNTS // AREAS, number // COUNTS % AREAS, number % COUNTS, 0, 0)
    elif action < A_SCOUT:
        start_draw(s, action - A_DRAW, 0)
    elif action < A_RECRUIT:
        scout(s, (action - A_SCOUT) // SLOTS, (action - A_SCOUT) % SLOTS)
    elif action < A_PLUNDER:
        recruit(s, action - A_RECRUIT)
    elif action < A_BUILD:
        if s.phase == SPOILS:
            plunder_field(s)
        else:
            plunder(s, action - A_PLUNDER)
    elif action < A_FYRD:
        build(s, action - A_BUILD)
    elif action < A_INCOME_COIN:
        fyrd(s, action - A_FYRD)
    elif action < A_INCOME_RECRUIT:
        take_income(s, action - A_INCOME_COIN)
    elif action < A_TRIBUTE:
        recruit_at(s, (action - A_INCOME_RECRUIT) // UNITS, (action - A_INCOME_RECRUIT) % UNITS)
    else:
        pay_tribute(s, action - A_TRIBUTE)


@cython.cfunc
@cython.exceptval(check=False)
def play_placing(s: State, unit: cint, slot: cint) -> cython.void:
    if s.phase == HOME:
        come_home(s, unit, slot)
    else:
        place_recruit(s, unit, slot)


@cython.cfunc
@cython.exceptval(check=False)
def play_in_battle(s: State, seat: cint, action: cint) -> cython.void:
    if action < A_REVEAL:
        begin_battle(s, action - A_BATTLE)
    elif action < A_BRING:
        reveal(s, action - A_REVEAL)
    elif action < A_PICK:
        bring(s, (action - A_BRING) // UNITS, (action - A_BRING) % UNITS)
    elif action < A_LOSE:
        if s.phase == BANISH:
            banish(s, action - A_PICK)
        else:
            slay(s, action - A_PICK)
    elif action < A_RETREAT:
        choose_losses(s, seat, action - A_LOSE)
    elif action < A_STOP:
        retreat(s, action - A_RETREAT)
    elif action == A_STOP:
        stop(s)
    elif action == A_PASS:
        pass_reveals(s)
    else:
        end_tile(s)


@cython.cfunc
@cython.exceptval(check=False)
def stop(s: State) -> cython.void:
    """Enough of what could go on."""
    if s.phase == SLAY:
        end_ability(s)
    elif s.phase == SPOILS:
        end_battle(s)
    else:
        back_to_tile(s)


# --- Nature -----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_outcomes(s: State, outcomes: p_int, weights: p_int) -> cint:
    """A raid target or a leader's face, each as likely as the others."""
    n: cint
    i: cint
    if s.phase == DRAW_TARGET:
        n = list_draws(s, s.origin - ENGLISH, outcomes)
    elif s.phase <= SECOND_TARGET:
        n = list_targets(s, outcomes)
    else:
        n = list_faces(s, outcomes)
    for i in range(n):
        weights[i] = 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def play_outcome(s: State, outcome: cint) -> cython.void:
    """Nature has spoken."""
    s.learned += 1
    if s.phase == DRAW_TARGET:
        draw_target(s, s.origin - ENGLISH, outcome)
        see_target(s, outcome)
    elif s.phase <= SECOND_TARGET:
        turn_up_target(s, outcome)
    else:
        deal_face(s, outcome)
