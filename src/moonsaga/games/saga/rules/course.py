"""The course of the game: who decides, what chance decides, and what follows by itself."""

from __future__ import annotations

from cython import int as cint
from cython import p_int, void

from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import battle, ending, losses, moving, rounds, setup, targets
from moonsaga.games.saga.rules.state import State


def acting(s: State) -> cint:
    """The first seat that owes a decision, CHANCE, or GAME_OVER."""
    if s.phase <= codes.VIKING_LEADER or s.phase == codes.DRAW_TARGET:
        return codes.CHANCE
    if s.phase == codes.OVER:
        return codes.GAME_OVER
    if s.phase == codes.LOSSES:
        return codes.VIKING if losses.owes_losses(s, codes.VIKING) else codes.SAXON
    return s.seat


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
    """Carry out what chance has decided."""
    s.learned += 1
    if s.phase == codes.DRAW_TARGET:
        targets.draw_target(s, s.origin - codes.ENGLISH, outcome)
        moving.see_target(s, outcome)
    elif s.phase <= codes.SECOND_TARGET:
        setup.turn_up_target(s, outcome)
    else:
        setup.deal_face(s, outcome)
