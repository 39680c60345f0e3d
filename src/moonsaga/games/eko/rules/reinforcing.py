"""Reinforcement: discs from the reserve join a stack on the board (Reinforcement phase; Temple of Wind)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.eko import actions, events
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import ending, state, turn
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits


def near_enemy_buildings(s: State, seat: cint) -> bits.u128:
    """The spaces that touch a building of another player, whether still on the board or not (E20)."""
    near: bits.u128 = 0
    site: cint
    for site in range(s.board.sites):
        if s.owner[site] != codes.NOBODY and s.owner[site] != seat:
            near |= s.board.around[site]
    return near


def roomy(s: State) -> bits.u128:
    """Own stacks that are not full and not in a storm. Only the lighthouse's holder reinforces in storms (E42)."""
    stacks: bits.u128 = s.held[s.seat] & ~s.height[codes.TALLEST]
    return stacks if s.sheltered else stacks & ~s.board.storm


def supply(s: State) -> cint:
    """Discs in the reserve, the Emperor included."""
    return s.reserve[s.seat] + (state.in_reserve(s, s.seat))


def emperor_only(s: State) -> bint:
    """The exception: every stack with room touches an enemy building, so that the Emperor alone may join one (E25)."""
    return state.in_reserve(s, s.seat) and not roomy(s) & ~near_enemy_buildings(s, s.seat)


def open_stacks(s: State) -> bits.u128:
    """The stacks that may be reinforced now; with the Temple of Wind several, in any order, each once (E48)."""
    stacks: bits.u128 = roomy(s)
    if not supply(s) or (s.added and not ending.owns(s, s.seat, codes.WIND)) or by_moon(s):
        return 0
    if s.rules.wind_three and s.added >= codes.MOST_REINFORCED:
        return 0
    if not emperor_only(s):
        stacks &= ~near_enemy_buildings(s, s.seat)
    return stacks & ~s.reinforced


def by_moon(s: State) -> bint:
    """The Temple of the Moon was used, and it replaces the ordinary reinforcement (E38)."""
    return s.moons > 0 and not s.rules.moon_also


def most_for(s: State, space: cint) -> cint:
    """How many discs this open stack may get."""
    most: cint = min(codes.MOST_REINFORCED, codes.TALLEST - state.tall(s, space), supply(s))
    if emperor_only(s):
        return 1
    return min(most, codes.MOST_REINFORCED - s.added) if s.rules.wind_three else most


def offer_reinforce(s: State, buffer: p_int, n: cint) -> cint:
    """Each open stack with one, two or three discs."""
    left: bits.u128 = open_stacks(s)
    space: cint
    count: cint
    while left:
        space = bits.lowest_bit(left)
        left &= left - 1
        for count in range(1, most_for(s, space) + 1):
            buffer[n] = actions.reinforce(space, count - 1)
            n += 1
    return n


def some_reinforcement(s: State) -> bint:
    return open_stacks(s) != 0


def may_stop(s: State) -> bint:
    """At least one disc must come back, if that is possible at all."""
    return s.added > 0 or not some_reinforcement(s)


def why_not_reinforce(s: State, space: cint, more: cint) -> cint:
    """What speaks against adding a disc and `more` others to this stack."""
    count: cint = more + 1
    here: bits.u128 = bits.ONE << space
    if space >= s.board.spaces:
        return codes.NO_SUCH_SPACE
    if open_stacks(s) & here:
        if count <= most_for(s, space):
            return codes.FINE
        return codes.EMPEROR_ALONE if emperor_only(s) else codes.NOT_SO_MANY
    if not s.held[s.seat] & here:
        return codes.NOT_YOUR_STACK
    if by_moon(s):
        return codes.TEMPLE_USED
    if not supply(s):
        return codes.RESERVE_EMPTY
    if s.height[codes.TALLEST] & here:
        return codes.STACK_FULL
    if s.reinforced & here and ending.owns(s, s.seat, codes.WIND):
        return codes.ALREADY_REINFORCED
    return why_closed(s, here)


def why_closed(s: State, here: bits.u128) -> cint:
    if s.added and not ending.owns(s, s.seat, codes.WIND):
        return codes.ONE_STACK_ONLY
    if not roomy(s) & here:
        return codes.STORM_STACK
    return codes.NEAR_ENEMY_BUILDING if near_enemy_buildings(s, s.seat) & here else codes.NOT_SO_MANY


def do_reinforce(s: State, space: cint, more: cint) -> void:
    """The Emperor comes first, if it waits in the reserve."""
    before: cint = ending.alive(s)
    count: cint = more + 1
    h: cint = state.tall(s, space)
    with_emperor: bint = state.in_reserve(s, s.seat)
    state.lift(s, space)
    state.put(s, s.seat, space, h + count)
    s.reserve[s.seat] -= count - with_emperor
    s.added += count
    s.reinforced |= bits.ONE << space
    if with_emperor:
        s.emperor[s.seat] = space
    events.reinforced(s, s.seat, space, count, with_emperor)
    turn.after_reinforcing(s, before)


def offer_done(s: State, buffer: p_int, n: cint) -> cint:
    if may_stop(s):
        buffer[n] = actions.done()
        n += 1
    return n


def why_not_done(s: State) -> cint:
    return codes.FINE if may_stop(s) else codes.MUST_REINFORCE


def do_done(s: State) -> void:
    turn.end_turn(s)
