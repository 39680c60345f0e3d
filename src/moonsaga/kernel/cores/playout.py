"""Random playouts inside the cores: the loop that search is made of."""

from __future__ import annotations

import cython
from cython import int as cint
from cython import longlong, p_int

from moonsaga.kernel.cores import codes
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.rng import Rng


def weighted(weights: p_int, n: cint, rng: Rng) -> cint:
    """The place of one of n outcomes, in proportion to their weights."""
    total: longlong = 0
    i: cint
    for i in range(n):
        total += weights[i]
    total = rng.draw_below(total)
    for i in range(n):
        total -= weights[i]
        if total < 0:
            return i
    return 0


@cython.ccall
def playout(state: Core, rng: Rng, most: longlong) -> longlong:
    """Play random actions until the game is over or players have made `most` decisions; say how many they made.

    A seat that is to act always has something to do (law 1). Where that is broken, the buffer holds numbers of another
    position, and playing one of them would go on with nonsense.
    """
    choices = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
    weights = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
    decisions: longlong = 0
    seat: cint
    n: cint
    while decisions < most:
        seat = state.actor()
        if seat == codes.GAME_OVER:
            break
        if seat == codes.CHANCE:
            n = state.list_chance(choices, weights)
            if n < 1:
                raise RuntimeError("chance is to act and has no outcome: the game's list_chance breaks law 1")
            state.play(codes.CHANCE, choices[weighted(weights, n, rng)])
        else:
            n = state.list_actions(seat, choices)
            if n < 1:
                raise RuntimeError(f"seat {seat} is to act and has no action: the game's list_actions breaks law 1")
            state.play(seat, choices[rng.draw_below(n)])
            decisions += 1
    return decisions
