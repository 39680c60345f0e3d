"""The course of a turn: what follows an action, forced march, passing (Course of a turn; Forced march)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.eko import actions, events
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import building, ending, moving, reinforcing, state, temples, values
from moonsaga.games.eko.rules.state import State


def some_action(s: State) -> bint:
    """Can the seat to move do anything that counts as an action?"""
    return moving.some_move(s) or building.some_build(s)


def offer_pass(s: State, buffer: p_int, n: cint) -> cint:
    """One action is compulsory; only a seat that has none passes (E01, E02). Actions are listed before."""
    if not n:
        buffer[0] = actions.pass_()
        n = 1
    return n


def why_not_pass(s: State) -> cint:
    return codes.CAN_ACT if some_action(s) else codes.FINE


def do_pass(s: State) -> void:
    events.passed(s, s.seat)
    s.acted = True
    begin_reinforcing(s)


def offer_march(s: State, buffer: p_int, n: cint) -> cint:
    buffer[n] = actions.march()
    return n + 1


def why_not_march(s: State) -> cint:
    """Once a turn, three discs of the reserve that are no Emperor, and something must be possible (E17, E18)."""
    if s.phase == codes.MARCH:
        return codes.FINE
    return why_no_march(s)


def why_no_march(s: State) -> cint:
    """The same when the question is whether to offer it at all."""
    if s.marched:
        return codes.WRONG_PHASE
    if s.reserve[s.seat] < values.MARCH_COSTS:
        return codes.MARCH_TOO_DEAR
    return codes.FINE if some_action(s) else codes.MARCH_WITHOUT_ACTION


def do_march(s: State) -> void:
    """Three discs leave the game for one more action."""
    s.reserve[s.seat] -= values.MARCH_COSTS
    s.box[s.seat] += values.MARCH_COSTS
    s.marched = True
    s.phase = codes.ACT
    events.marched(s, s.seat)


def why_not_halt(s: State) -> cint:
    return codes.FINE


def do_halt(s: State) -> void:
    begin_reinforcing(s)


def next_swap(s: State) -> void:
    """Clockwise from the first player, each once (E29); then the game begins."""
    s.seat = (s.seat + 1) % s.rules.seats
    if s.seat == s.first:
        begin_turn(s)


def begin_turn(s: State) -> void:
    s.phase = codes.ACT
    s.acted = s.marched = s.sanded = s.sheltered = s.progress = False
    s.moons = s.added = 0
    s.reinforced = 0
    s.source = s.goal = codes.NOBODY
    state.forget_payment(s)
    events.turn(s, s.seat, s.turns)


def after_action(s: State, before: cint) -> void:
    """Is the game over? If not: a forced march may be bought, then the reinforcement phase begins."""
    s.acted = True
    s.phase = codes.ACT
    if s.progress or s.board.pyramids:
        ending.settle(s, before)
    if s.phase == codes.OVER:
        return
    if not s.held[s.seat]:
        end_turn(s)
    elif why_no_march(s) == codes.FINE:
        s.phase = codes.MARCH
    else:
        begin_reinforcing(s)


def begin_reinforcing(s: State) -> void:
    """Skipped with an empty reserve, or where no disc may be added."""
    s.phase = codes.REINFORCE
    s.sheltered = moving.calm(s)
    if not reinforcing.some_reinforcement(s) and not temples.some_moon(s):
        end_turn(s)


def after_reinforcing(s: State, before: cint) -> void:
    """With a Temple of Wind more stacks may follow, with some options the Temple of the Moon too."""
    if s.board.pyramids:
        ending.settle(s, before)
    if s.phase == codes.OVER:
        return
    if not reinforcing.some_reinforcement(s) and not temples.some_moon(s):
        end_turn(s)


def end_turn(s: State) -> void:
    """The next player still on the board takes their turn."""
    ending.count_turn(s)
    if s.phase == codes.OVER:
        return
    s.seat = (s.seat + 1) % s.rules.seats
    while not s.held[s.seat]:
        s.seat = (s.seat + 1) % s.rules.seats
    begin_turn(s)
