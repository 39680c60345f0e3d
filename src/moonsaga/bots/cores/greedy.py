"""Looking at each action once: carry it out on a copy, finish the own turn in the best way one can see, and evaluate.

This is the core: it works on any game's position through the virtual calls of `Core`.
"""

from __future__ import annotations

import cython
from cython import double, p_double, p_int, void
from cython import int as cint

from moonsaga.bots.cores.judge import Judge
from moonsaga.kernel.cores import codes, playout
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.rng import Rng

SAMPLES: cint = 4  # outcomes tried where an action leaves the rest to chance
LONGEST_TURN: cint = 64  # further decisions of a turn that are followed
MOST_LOOKS: cint = 800  # positions looked at while following; then no further action is followed
FAR: double = 2.0  # what separates actions looked at once from those followed to the end of the turn
FINE: cint = 1000000  # steps of the noise
OWN_EVALUATION = Judge()


def scores(root: Core, seat: cint, rng: Rng, width: cint, judge: Judge = OWN_EVALUATION) -> list:
    """A score for each legal action of a seat, in their order; see `rate`."""
    actions = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
    found = cython.declare(double[8192]) if cython.compiled else [0.0] * 8192
    n: cint = root.list_actions(seat, actions)
    i: cint
    rate(root, root.clone(), root.clone(), root.clone(), seat, actions, found, n, judge, rng, width)
    return [found[i] for i in range(n)]


def rate(
    root: Core,
    state: Core,
    trial: Core,
    spare: Core,
    seat: cint,
    actions: p_int,
    score: p_double,
    n: cint,
    judge: Judge,
    rng: Rng,
    width: cint,
) -> void:
    """Put a score for each of the n legal actions of a seat beside it.

    All are glanced at, the `width` best ones followed to the end of the seat's turn, fewer where turns branch much.
    Those followed score higher than all others, so that the best action is one of them. The three positions besides
    the root are overwritten.
    """
    looks: cint = 0
    i: cint
    for i in range(n):
        state.copy_from(root)
        state.play(seat, actions[i])
        score[i] = leaf(state, spare, seat, judge, rng)
    for _ in range(min(width, n)):
        if looks >= MOST_LOOKS:
            break
        i = best(score, n)
        state.copy_from(root)
        state.play(seat, actions[i])
        looks += follow(state, trial, spare, seat, judge, rng)
        score[i] = FAR + leaf(state, spare, seat, judge, rng)


def choose_best(
    root: Core,
    state: Core,
    trial: Core,
    spare: Core,
    seat: cint,
    actions: p_int,
    n: cint,
    judge: Judge,
    rng: Rng,
    width: cint,
    noise: double,
) -> cint:
    """Which of the n legal actions of a seat has the highest score, give or take some noise."""
    scored = cython.declare(double[8192]) if cython.compiled else [0.0] * 8192
    found: cint = 0
    i: cint
    highest: double = -1.0
    score: double
    if n == 1:
        return 0
    rate(root, state, trial, spare, seat, actions, scored, n, judge, rng, width)
    for i in range(n):
        score = scored[i] + noise * rng.draw_below(FINE) / FINE
        if score > highest:
            found, highest = i, score
    return found


def best(score: p_double, n: cint) -> cint:
    """The best of n actions that were only glanced at."""
    found: cint = 0
    i: cint
    for i in range(n):
        if score[i] < FAR and (score[found] >= FAR or score[i] > score[found]):
            found = i
    return found


def follow(state: Core, trial: Core, spare: Core, seat: cint, judge: Judge, rng: Rng) -> cint:
    """Make the seat's further decisions, each the one that looks best at once, until somebody else is to act.

    Says how many positions it looked at.
    """
    further = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
    looks: cint = 0
    n: cint
    i: cint
    found: cint
    score: double
    highest: double
    for _ in range(LONGEST_TURN):
        if state.actor() != seat:
            break
        n = state.list_actions(seat, further)
        found, highest = 0, -1.0
        looks += n
        for i in range(n if n > 1 else 0):
            trial.copy_from(state)
            trial.play(seat, further[i])
            score = leaf(trial, spare, seat, judge, rng)
            if score > highest:
                found, highest = i, score
        state.play(seat, further[found])
    return looks


def leaf(state: Core, spare: Core, seat: cint, judge: Judge, rng: Rng) -> double:
    """The value for a seat; where chance is to act, the mean of a few outcomes."""
    total: double = 0.0
    if state.actor() != codes.CHANCE:
        return judge.value(state, seat)
    for _ in range(SAMPLES):
        spare.copy_from(state)
        let_chance_act(spare, rng)
        total += judge.value(spare, seat)
    return total / SAMPLES


def let_chance_act(state: Core, rng: Rng) -> void:
    """Until a player is to act, or the game is over."""
    outcomes = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
    weights = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
    n: cint
    while state.actor() == codes.CHANCE:
        n = state.list_chance(outcomes, weights)
        state.play(codes.CHANCE, outcomes[playout.weighted(weights, n, rng)])
