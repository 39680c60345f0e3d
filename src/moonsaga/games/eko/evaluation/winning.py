"""Winning in one: does a seat's next action end the game in its favour? What could win is tried on a spare position."""

from __future__ import annotations

import cython
from cython import bint, void
from cython import int as cint

from moonsaga.games.eko import actions
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import building as rules_building
from moonsaga.games.eko.rules import dispatch, ending, fields, moving, state, values
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits


def wins_next(s: State, trial: State, seat: cint) -> bint:
    """Would this seat win if it were to act (after `look_around`)?"""
    return near_winning(s, seat) and can_win(s, trial, seat)


def acts_now(s: State, seat: cint) -> bint:
    """Is it this seat's action, or does a forced march make it so?"""
    return s.seat == seat and (s.phase == codes.ACT or s.phase == codes.MARCH)


def could_march_home(s: State, seat: cint) -> bint:
    """Would the two best actions of one turn, with a forced march between them, give the twelfth point?"""
    if s.reserve[seat] + 1 < values.MARCH_COSTS:
        return False
    if s.total[seat] + s.leap[seat] + s.second_leap[seat] < values.POINTS_TO_WIN:
        return False
    return ending.holds_capital(s, seat)


def near_winning(s: State, seat: cint) -> bint:
    """Could one action at its best be enough? Spares the trial where it cannot."""
    others: bits.u128 = state.taken(s) & ~s.held[seat]
    if s.prey[seat] and not others & (others - 1):
        return True
    return s.total[seat] >= values.POINTS_TO_WIN - values.EMPEROR_POINTS - (
        values.PYRAMID_POINTS if s.board.pyramids else 0
    )


def can_win(s: State, trial: State, seat: cint) -> bint:
    """Try what could win for this seat, were it to act: buildings, and moves to where points or last stacks are."""
    wanted: bits.u128 = s.roam[seat] & prizes(s, seat)
    choices = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
    n: cint
    i: cint
    give_turn(s, trial, seat)
    n = rules_building.offer_build(trial, choices, 0)
    if wanted:
        n = moving.offer_move(trial, choices, n)
    for i in range(n):
        if choices[i] >= actions.FIRST_BUILD or wanted & (bits.ONE << (choices[i] % codes.MOST_SPACES)):
            if wins_by(s, trial, seat, choices[i]):
                return True
    return False


def prizes(s: State, seat: cint) -> bits.u128:
    """Where a move could win: Emperors, the cells round pyramids, the last stack of all others."""
    others: bits.u128 = state.taken(s) & ~s.held[seat]
    spaces: bits.u128 = 0
    i: cint
    for i in range(s.rules.seats):
        spaces |= s.crown[i]
    for i in range(s.board.pyramids):
        spaces |= s.board.pyramid[i]
    return spaces if others & (others - 1) else spaces | others


def wins_by(s: State, trial: State, seat: cint, action: cint) -> bint:
    """Does this action win? Where storms ask what is lost, the cheapest way is taken."""
    losses_in_storm: cint[16] = [0] * 16
    give_turn(s, trial, seat)
    dispatch.do(trial, action)
    if trial.phase == codes.LOSE:
        moving.offer_lose(trial, losses_in_storm, 0)
        dispatch.do(trial, losses_in_storm[0])
    return trial.winners & (1 << seat) != 0


def give_turn(s: State, trial: State, seat: cint) -> void:
    """On the trial board it is this seat's action: in the midst of its turn, or at the beginning of its next."""
    fields.copy(trial, s)
    if s.seat == seat and s.phase == codes.MARCH:
        dispatch.do(trial, actions.march())
    elif s.seat != seat or s.phase != codes.ACT:
        trial.seat = seat
        trial.phase = codes.ACT
        trial.source = trial.goal = codes.NOBODY
        trial.marched = False
        state.forget_payment(trial)
