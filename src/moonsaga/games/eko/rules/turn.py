"""The course of a turn: action phase, forced march, reinforcement phase (Course of a turn; Forced march).

For each phase: what may be chosen, why something may not, and what follows.
"""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.eko import actions
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import building as rules_building
from moonsaga.games.eko.rules import emperor, ending, moving, reinforcing, state, temples, values
from moonsaga.games.eko.rules.state import State


def list_choices(s: State, buffer: p_int) -> cint:
    """All that the seat to move may do now."""
    if s.phase == codes.ACT:
        return list_actions_of_turn(s, buffer)
    if s.phase == codes.REINFORCE:
        return list_reinforcing(s, buffer)
    if s.phase == codes.MARCH:
        buffer[0], buffer[1] = actions.MARCH_, actions.HALT_
        return 2
    return moving.list_losses(s, buffer) if s.phase == codes.LOSE else emperor.list_swaps(s, buffer)


def list_actions_of_turn(s: State, buffer: p_int) -> cint:
    """One action is compulsory; whoever has none passes (E01, E02). The Temple of Sand may be used before."""
    n: cint = moving.list_moves(s, buffer, 0)
    n = rules_building.list_builds(s, buffer, n)
    if not n:
        buffer[0] = actions.PASS_
        n = 1
    return temples.list_sand(s, buffer, n)


def list_reinforcing(s: State, buffer: p_int) -> cint:
    """At least one disc must come back if that is possible; then, or with nothing but the temple left, one may stop."""
    n: cint = reinforcing.list_reinforcements(s, buffer)
    stop: bint = s.added > 0 or not n
    n = temples.list_moon(s, buffer, n)
    if stop:
        buffer[n] = actions.DONE_
        n += 1
    return n


def space_of(building: cint) -> cint:
    """The stack behind the number of a building action, counted from BUILD_."""
    return building // (codes.DIRECTIONS * codes.CASTLE * 2)


def direction_of(building: cint) -> cint:
    return building // (codes.CASTLE * 2) % codes.DIRECTIONS


def level_of(building: cint) -> cint:
    return building // 2 % codes.CASTLE + 1


def why_no_choice(s: State, action: cint) -> cint:
    """What speaks against an action, of the seat to move; FINE if nothing does."""
    if action >= actions.REINFORCE_:
        return why_no_other(s, action)
    if s.phase != codes.ACT:
        return codes.WRONG_PHASE
    if action >= actions.BUILD_:
        action -= actions.BUILD_
        return rules_building.why_no_build(s, space_of(action), direction_of(action), level_of(action), action % 2)
    return moving.why_no_move(s, action // codes.MOST_SPACES, action % codes.MOST_SPACES)


def why_no_other(s: State, action: cint) -> cint:
    """The same for all that is neither move nor building."""
    if action == actions.MARCH_ and s.phase == codes.REINFORCE:
        return codes.WRONG_PHASE if why_no_march(s) == codes.FINE else why_no_march(s)
    if phase_of(action) != s.phase:
        return codes.WRONG_PHASE
    if action < actions.MOON_:
        action -= actions.REINFORCE_
        return reinforcing.why_no_reinforcement(s, action // codes.MOST_REINFORCED, action % codes.MOST_REINFORCED + 1)
    if action < actions.SAND_:
        return temples.why_no_moon(s, action - actions.MOON_)
    if action < actions.SWAP_:
        return temples.why_no_sand(s, action - actions.SAND_)
    if action < actions.LOSE_:
        return emperor.why_no_swap(s, action - actions.SWAP_)
    if action < actions.MARCH_:
        return moving.why_no_loss(s, (action - actions.LOSE_) // 2, (action - actions.LOSE_) % 2)
    if action == actions.PASS_:
        return codes.CAN_ACT if some_action(s) else codes.FINE
    if action == actions.DONE_:
        return codes.FINE if reinforcing.may_stop(s) else codes.MUST_REINFORCE
    return codes.FINE


def phase_of(action: cint) -> cint:
    """The phase in which this kind of action belongs."""
    if action < actions.SAND_ or action == actions.DONE_:
        return codes.REINFORCE
    if action < actions.SWAP_ or action == actions.PASS_:
        return codes.ACT
    if action < actions.LOSE_ or action == actions.KEEP_:
        return codes.SWAP_EMPERORS
    return codes.LOSE if action < actions.MARCH_ else codes.MARCH


def some_action(s: State) -> bint:
    return moving.some_move(s) or rules_building.some_build(s)


def play_choice(s: State, action: cint) -> void:
    """Carry out what the seat to move announced."""
    before: cint = ending.alive(s)
    if action < actions.BUILD_:
        moving.move(s, action // codes.MOST_SPACES, action % codes.MOST_SPACES)
        if s.phase != codes.LOSE:
            after_action(s, before)
    elif action < actions.REINFORCE_:
        action -= actions.BUILD_
        s.source = s.goal = codes.NOBODY
        rules_building.build(s, space_of(action), direction_of(action), level_of(action), action % 2)
        after_action(s, before)
    elif action < actions.MOON_:
        action -= actions.REINFORCE_
        reinforcing.reinforce(s, action // codes.MOST_REINFORCED, action % codes.MOST_REINFORCED + 1)
        after_reinforcing(s, before)
    else:
        play_other(s, action, before)


def play_other(s: State, action: cint, before: cint) -> void:
    if action < actions.SAND_:
        temples.use_moon(s, action - actions.MOON_)
        after_reinforcing(s, before)
    elif action < actions.SWAP_:
        temples.use_sand(s, action - actions.SAND_)
        ending.settle(s, before)
    elif action < actions.LOSE_:
        emperor.swap(s, action - actions.SWAP_)
        next_swap(s)
    elif action < actions.MARCH_:
        moving.survey(s)
        moving.finish_move(s, (action - actions.LOSE_) // 2, (action - actions.LOSE_) % 2)
        after_action(s, before)
    elif action == actions.MARCH_:
        march(s)
    elif action == actions.HALT_:
        begin_reinforcing(s)
    elif action == actions.DONE_:
        end_turn(s)
    elif action == actions.PASS_:
        state.tell(s, codes.PASSED, s.seat, 0, 0, 0)
        s.acted = True
        begin_reinforcing(s)
    else:
        state.tell(s, codes.KEPT, s.seat, 0, 0, 0)
        next_swap(s)


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
    state.tell(s, codes.TURN_BEGAN, s.seat, s.turns, 0, 0)


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


def why_no_march(s: State) -> cint:
    """Once a turn, three discs of the reserve that are no Emperor, and something must be possible (E17, E18)."""
    if s.marched:
        return codes.WRONG_PHASE
    if s.reserve[s.seat] < values.MARCH_COSTS:
        return codes.MARCH_TOO_DEAR
    return codes.FINE if some_action(s) else codes.MARCH_WITHOUT_ACTION


def march(s: State) -> void:
    """Three discs leave the game for one more action."""
    s.reserve[s.seat] -= values.MARCH_COSTS
    s.box[s.seat] += values.MARCH_COSTS
    s.marched = True
    s.phase = codes.ACT
    state.tell(s, codes.MARCHED, s.seat, 0, 0, 0)


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
    """The next player still on the board takes his turn."""
    ending.count_turn(s)
    if s.phase == codes.OVER:
        return
    s.seat = (s.seat + 1) % s.rules.seats
    while not s.held[s.seat]:
        s.seat = (s.seat + 1) % s.rules.seats
    begin_turn(s)
