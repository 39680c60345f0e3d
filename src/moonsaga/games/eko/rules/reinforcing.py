"""Reinforcement: discs from the reserve join a stack on the board (Reinforcement phase; Temple of Wind)."""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.eko.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.eko.rules.ending import owns
    from cython.cimports.moonsaga.games.eko.rules.state import State, lift, put, tall, tell
    from cython.cimports.moonsaga.kernel.cores.bits import lowest_bit, u128
else:
    from moonsaga.games.eko.rules.ending import owns
    from moonsaga.games.eko.rules.state import State, lift, put, tall, tell
    from moonsaga.kernel.cores.bits_plain import lowest_bit, u128

ONE = cython.declare(u128, 1)
NOBODY = cython.declare(cint, -1)
TALLEST = cython.declare(cint, codes.TALLEST)
MOST_REINFORCED = cython.declare(cint, codes.MOST_REINFORCED)
WIND = cython.declare(cint, codes.WIND)
IN_RESERVE = cython.declare(cint, codes.IN_RESERVE)
REINFORCE_ = cython.declare(cint, codes.REINFORCE_)
FINE = cython.declare(cint, codes.FINE)
NO_SUCH_SPACE = cython.declare(cint, codes.NO_SUCH_SPACE)
NOT_YOUR_STACK = cython.declare(cint, codes.NOT_YOUR_STACK)
RESERVE_EMPTY = cython.declare(cint, codes.RESERVE_EMPTY)
STACK_FULL = cython.declare(cint, codes.STACK_FULL)
NEAR_ENEMY_BUILDING = cython.declare(cint, codes.NEAR_ENEMY_BUILDING)
STORM_STACK = cython.declare(cint, codes.STORM_STACK)
NOT_SO_MANY = cython.declare(cint, codes.NOT_SO_MANY)
EMPEROR_ALONE = cython.declare(cint, codes.EMPEROR_ALONE)
ALREADY_REINFORCED = cython.declare(cint, codes.ALREADY_REINFORCED)
TEMPLE_USED = cython.declare(cint, codes.TEMPLE_USED)
ONE_STACK_ONLY = cython.declare(cint, codes.ONE_STACK_ONLY)
REINFORCED = cython.declare(cint, codes.REINFORCED)


@cython.cfunc
@cython.exceptval(check=False)
def near_enemy_buildings(s: State, seat: cint) -> u128:
    """The spaces that touch a building of another player, whether he is still on the board or not (E20)."""
    near: u128 = 0
    site: cint
    for site in range(s.board.sites):
        if s.owner[site] != NOBODY and s.owner[site] != seat:
            near |= s.board.around[site]
    return near


@cython.cfunc
@cython.exceptval(check=False)
def roomy(s: State) -> u128:
    """Own stacks that are not full and not in a storm. Only the lighthouse's holder reinforces in storms (E42)."""
    stacks: u128 = s.held[s.seat] & ~s.height[TALLEST]
    return stacks if s.sheltered else stacks & ~s.board.storm


@cython.cfunc
@cython.exceptval(check=False)
def supply(s: State) -> cint:
    """Discs in the reserve, the Emperor included."""
    return s.reserve[s.seat] + (s.emperor[s.seat] == IN_RESERVE)


@cython.cfunc
@cython.exceptval(check=False)
def emperor_only(s: State) -> bint:
    """The exception: every stack with room touches an enemy building, so that the Emperor alone may join one (E25)."""
    return s.emperor[s.seat] == IN_RESERVE and not roomy(s) & ~near_enemy_buildings(s, s.seat)


@cython.cfunc
@cython.exceptval(check=False)
def open_stacks(s: State) -> u128:
    """The stacks that may be reinforced now; with the Temple of Wind several, in any order, each once (E48)."""
    stacks: u128 = roomy(s)
    if not supply(s) or (s.added and not owns(s, s.seat, WIND)) or by_moon(s):
        return 0
    if s.rules.wind_three and s.added >= MOST_REINFORCED:
        return 0
    if not emperor_only(s):
        stacks &= ~near_enemy_buildings(s, s.seat)
    return stacks & ~s.reinforced


@cython.cfunc
@cython.exceptval(check=False)
def by_moon(s: State) -> bint:
    """The Temple of the Moon was used, and it replaces the ordinary reinforcement (E38)."""
    return s.moons > 0 and not s.rules.moon_also


@cython.cfunc
@cython.exceptval(check=False)
def most_for(s: State, space: cint) -> cint:
    """How many discs this open stack may get."""
    most: cint = min(MOST_REINFORCED, TALLEST - tall(s, space), supply(s))
    if emperor_only(s):
        return 1
    return min(most, MOST_REINFORCED - s.added) if s.rules.wind_three else most


@cython.cfunc
@cython.exceptval(check=False)
def list_reinforcements(s: State, buffer: p_int) -> cint:
    """Each open stack with one, two or three discs."""
    left: u128 = open_stacks(s)
    space: cint
    count: cint
    n: cint = 0
    while left:
        space = lowest_bit(left)
        left &= left - 1
        for count in range(1, most_for(s, space) + 1):
            buffer[n] = REINFORCE_ + space * MOST_REINFORCED + count - 1
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def some_reinforcement(s: State) -> bint:
    return open_stacks(s) != 0


@cython.cfunc
@cython.exceptval(check=False)
def may_stop(s: State) -> bint:
    """At least one disc must come back, if that is possible at all."""
    return s.added > 0 or not some_reinforcement(s)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_reinforcement(s: State, space: cint, count: cint) -> cint:
    """What speaks against adding so many discs to this stack."""
    here: u128 = ONE << space
    if space >= s.board.spaces:
        return NO_SUCH_SPACE
    if open_stacks(s) & here:
        if count <= most_for(s, space):
            return FINE
        return EMPEROR_ALONE if emperor_only(s) else NOT_SO_MANY
    if not s.held[s.seat] & here:
        return NOT_YOUR_STACK
    if by_moon(s):
        return TEMPLE_USED
    if not supply(s):
        return RESERVE_EMPTY
    if s.height[TALLEST] & here:
        return STACK_FULL
    if s.reinforced & here and owns(s, s.seat, WIND):
        return ALREADY_REINFORCED
    return why_closed(s, here)


@cython.cfunc
@cython.exceptval(check=False)
def why_closed(s: State, here: u128) -> cint:
    if s.added and not owns(s, s.seat, WIND):
        return ONE_STACK_ONLY
    if not roomy(s) & here:
        return STORM_STACK
    return NEAR_ENEMY_BUILDING if near_enemy_buildings(s, s.seat) & here else NOT_SO_MANY


@cython.cfunc
@cython.exceptval(check=False)
def reinforce(s: State, space: cint, count: cint) -> cython.void:
    """The Emperor comes first, if he waits in the reserve."""
    h: cint = tall(s, space)
    with_emperor: bint = s.emperor[s.seat] == IN_RESERVE
    lift(s, space)
    put(s, s.seat, space, h + count)
    s.reserve[s.seat] -= count - with_emperor
    s.added += count
    s.reinforced |= ONE << space
    if with_emperor:
        s.emperor[s.seat] = space
    tell(s, REINFORCED, s.seat, space, count, with_emperor)
