"""The Temple of Sand, before the action phase, and the Temple of the Moon, in the reinforcement phase (Variants)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.eko import actions, events
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import ending, state, turn, values
from moonsaga.games.eko.rules.state import State


def offer_sand(s: State, buffer: p_int, n: cint) -> cint:
    """Every enemy stack with a disc that is no Emperor."""
    space: cint
    if why_no_sand_now(s) != codes.FINE:
        return n
    for space in range(s.board.spaces):
        if why_not_sand(s, space) == codes.FINE:
            buffer[n] = actions.sand(space)
            n += 1
    return n


def why_no_sand_now(s: State) -> cint:
    """Once a turn, before the action, for two discs of the reserve that are no Emperor."""
    if not ending.owns(s, s.seat, codes.SAND):
        return codes.NO_TEMPLE
    if s.sanded or s.acted:
        return codes.TEMPLE_USED
    return codes.FINE if s.reserve[s.seat] >= values.TEMPLE_COSTS else codes.TEMPLE_TOO_DEAR


def why_not_sand(s: State, space: cint) -> cint:
    victim: cint
    if why_no_sand_now(s) != codes.FINE:
        return why_no_sand_now(s)
    if space >= s.board.spaces:
        return codes.NO_SUCH_SPACE
    victim = state.owner_of_stack(s, space)
    if victim == codes.NOBODY or victim == s.seat:
        return codes.NO_ENEMY_HERE
    return codes.ONLY_THE_EMPEROR if s.emperor[victim] == space and state.tall(s, space) == 1 else codes.FINE


def do_sand(s: State, space: cint) -> void:
    """Two discs leave the game; one disc of the enemy stack goes to its owner's reserve (E39)."""
    before: cint = ending.alive(s)
    victim: cint = state.owner_of_stack(s, space)
    h: cint = state.tall(s, space)
    pay_temple(s)
    s.sanded = True
    s.source = s.goal = codes.NOBODY
    state.lift(s, space)
    if h > 1:
        state.put(s, victim, space, h - 1)
    s.reserve[victim] += 1
    events.sand(s, s.seat, space, victim)
    ending.settle(s, before)


def pay_temple(s: State) -> void:
    s.reserve[s.seat] -= values.TEMPLE_COSTS
    s.box[s.seat] += values.TEMPLE_COSTS


def offer_moon(s: State, buffer: p_int, n: cint) -> cint:
    """Every own stack with room and every empty space."""
    space: cint
    if why_no_moon_now(s) != codes.FINE:
        return n
    for space in range(s.board.spaces):
        if why_not_moon(s, space) == codes.FINE:
            buffer[n] = actions.moon(space)
            n += 1
    return n


def some_moon(s: State) -> bint:
    """Wherever the price is paid there is room: on an own stack, or on a space that is empty because discs wait."""
    space: cint
    if why_no_moon_now(s) != codes.FINE:
        return False
    for space in range(s.board.spaces):
        if why_not_moon(s, space) == codes.FINE:
            return True
    return False


def why_no_moon_now(s: State) -> cint:
    """Once a turn and instead of the ordinary reinforcement, unless the options say otherwise (E38)."""
    if not ending.owns(s, s.seat, codes.MOON):
        return codes.NO_TEMPLE
    if (s.moons and not s.rules.moon_any) or (s.added and not s.rules.moon_also):
        return codes.TEMPLE_USED
    if s.reserve[s.seat] < values.TEMPLE_COSTS:
        return codes.TEMPLE_TOO_DEAR
    return (
        codes.FINE if s.reserve[s.seat] > values.TEMPLE_COSTS or state.in_reserve(s, s.seat) else codes.NOTHING_TO_PLACE
    )


def why_not_moon(s: State, space: cint) -> cint:
    holder: cint
    if why_no_moon_now(s) != codes.FINE:
        return why_no_moon_now(s)
    if space >= s.board.spaces:
        return codes.NO_SUCH_SPACE
    holder = state.owner_of_stack(s, space)
    if holder != codes.NOBODY and holder != s.seat:
        return codes.SPACE_TAKEN
    return codes.STACK_FULL if state.tall(s, space) == codes.TALLEST else codes.FINE


def do_moon(s: State, space: cint) -> void:
    """Two discs leave the game; one comes to this space, the Emperor if it waits in the reserve."""
    before: cint = ending.alive(s)
    h: cint = state.tall(s, space)
    with_emperor: bint = state.in_reserve(s, s.seat)
    pay_temple(s)
    s.moons += 1
    state.lift(s, space)
    state.put(s, s.seat, space, h + 1)
    if with_emperor:
        s.emperor[s.seat] = space
    else:
        s.reserve[s.seat] -= 1
    events.moon(s, s.seat, space, with_emperor)
    turn.after_reinforcing(s, before)
