"""What each seat's chance is: the one question that a search asks about a position.

This is the core: it works on any game's position through the virtual calls of `Core`.
"""

from __future__ import annotations

import math

import cython
from cython import double, p_double, void
from cython import int as cint

from moonsaga.kernel.cores import codes
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.declared import Declared

LEAST: double = 0.001  # no chance of a game that goes on is smaller, and with two seats none is larger than the rest


class Judge(Declared):
    """Judges by the game's own evaluation. A subclass judges by something else, such as a net."""

    def __init__(self) -> None:
        """It remembers nothing."""

    def values(self, state: Core, eyes: cint, found: p_double) -> void:
        """Write each seat's share of the win as the seat `eyes` sees it, all together 1. Chance is not to act."""
        seat: cint
        for seat in range(state.seats()):
            found[seat] = state.evaluate(seat)
        if state.actor() == codes.GAME_OVER:
            share_result(found, state.seats())
        else:
            agree(found, state.seats())

    def value(self, state: Core, seat: cint) -> double:
        """The chance of one seat as it sees it itself; seats that are asked one by one need not agree."""
        return state.evaluate(seat)


def share_result(found: p_double, seats: cint) -> void:
    """The result of a game that is over: winners share one win, and where all lose, all share it."""
    seat: cint
    winners: cint = 0
    for seat in range(seats):
        if found[seat] > 0.5:
            winners += 1
    for seat in range(seats):
        if not winners:
            found[seat] = 1.0 / seats
        else:
            found[seat] = 1.0 / winners if found[seat] > 0.5 else 0.0


def agree(found: p_double, seats: cint) -> void:
    """Make chances that the seats were given one by one add up to 1: of two by the mean of their logits."""
    seat: cint
    total: double = 0.0
    mine: double
    theirs: double
    for seat in range(seats):
        found[seat] = min(max(found[seat], LEAST), 1.0 - LEAST)
        total += found[seat]
    if seats == 2:
        mine = math.sqrt(found[0] * (1.0 - found[1]))
        theirs = math.sqrt(found[1] * (1.0 - found[0]))
        found[0] = mine / (mine + theirs)
        found[1] = 1.0 - found[0]
        return
    for seat in range(seats):
        found[seat] /= total


def chances(judge: Judge, state: Core, eyes: cint) -> list:
    """`Judge.values` for Python."""
    found = cython.declare(double[64]) if cython.compiled else [0.0] * 64
    seat: cint
    judge.values(state, eyes, found)
    return [found[seat] for seat in range(state.seats())]
