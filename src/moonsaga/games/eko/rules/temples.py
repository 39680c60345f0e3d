"""The Temple of Sand, before the action phase, and the Temple of the Moon, in the reinforcement phase (Variants)."""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.eko.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.eko.rules.ending import owns
    from cython.cimports.moonsaga.games.eko.rules.state import State, lift, owner_of_stack, put, tall, tell
    from cython.cimports.moonsaga.kernel.cores.bits import u128
else:
    from moonsaga.games.eko.rules.ending import owns
    from moonsaga.games.eko.rules.state import State, lift, owner_of_stack, put, tall, tell
    from moonsaga.kernel.cores.bits_plain import u128

ONE = cython.declare(u128, 1)
NOBODY = cython.declare(cint, -1)
TALLEST = cython.declare(cint, codes.TALLEST)
TEMPLE_COSTS = cython.declare(cint, codes.TEMPLE_COSTS)
MOON = cython.declare(cint, codes.MOON)
SAND = cython.declare(cint, codes.SAND)
IN_RESERVE = cython.declare(cint, codes.IN_RESERVE)
MOON_ = cython.declare(cint, codes.MOON_)
SAND_ = cython.declare(cint, codes.SAND_)
FINE = cython.declare(cint, codes.FINE)
NO_SUCH_SPACE = cython.declare(cint, codes.NO_SUCH_SPACE)
NO_TEMPLE = cython.declare(cint, codes.NO_TEMPLE)
TEMPLE_USED = cython.declare(cint, codes.TEMPLE_USED)
TEMPLE_TOO_DEAR = cython.declare(cint, codes.TEMPLE_TOO_DEAR)
NOTHING_TO_PLACE = cython.declare(cint, codes.NOTHING_TO_PLACE)
SPACE_TAKEN = cython.declare(cint, codes.SPACE_TAKEN)
STACK_FULL = cython.declare(cint, codes.STACK_FULL)
NO_ENEMY_HERE = cython.declare(cint, codes.NO_ENEMY_HERE)
ONLY_THE_EMPEROR = cython.declare(cint, codes.ONLY_THE_EMPEROR)
MOON_USED = cython.declare(cint, codes.MOON_USED)
SAND_USED = cython.declare(cint, codes.SAND_USED)


@cython.cfunc
@cython.exceptval(check=False)
def list_sand(s: State, buffer: p_int, n: cint) -> cint:
    """Every enemy stack with a disc that is no Emperor."""
    space: cint
    if why_no_sand_now(s) != FINE:
        return n
    for space in range(s.board.spaces):
        if why_no_sand(s, space) == FINE:
            buffer[n] = SAND_ + space
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_sand_now(s: State) -> cint:
    """Once a turn, before the action, for two discs of the reserve that are no Emperor."""
    if not owns(s, s.seat, SAND):
        return NO_TEMPLE
    if s.sanded or s.acted:
        return TEMPLE_USED
    return FINE if s.reserve[s.seat] >= TEMPLE_COSTS else TEMPLE_TOO_DEAR


@cython.cfunc
@cython.exceptval(check=False)
def why_no_sand(s: State, space: cint) -> cint:
    victim: cint
    if why_no_sand_now(s) != FINE:
        return why_no_sand_now(s)
    if space >= s.board.spaces:
        return NO_SUCH_SPACE
    victim = owner_of_stack(s, space)
    if victim == NOBODY or victim == s.seat:
        return NO_ENEMY_HERE
    return ONLY_THE_EMPEROR if s.emperor[victim] == space and tall(s, space) == 1 else FINE


@cython.cfunc
@cython.exceptval(check=False)
def use_sand(s: State, space: cint) -> cython.void:
    """Two discs leave the game; one disc of the enemy stack goes to its owner's reserve (E39)."""
    victim: cint = owner_of_stack(s, space)
    h: cint = tall(s, space)
    pay_temple(s)
    s.sanded = True
    s.source = s.goal = NOBODY
    lift(s, space)
    if h > 1:
        put(s, victim, space, h - 1)
    s.reserve[victim] += 1
    tell(s, SAND_USED, s.seat, space, victim, 0)


@cython.cfunc
@cython.exceptval(check=False)
def pay_temple(s: State) -> cython.void:
    s.reserve[s.seat] -= TEMPLE_COSTS
    s.box[s.seat] += TEMPLE_COSTS


@cython.cfunc
@cython.exceptval(check=False)
def list_moon(s: State, buffer: p_int, n: cint) -> cint:
    """Every own stack with room and every empty space."""
    space: cint
    if why_no_moon_now(s) != FINE:
        return n
    for space in range(s.board.spaces):
        if why_no_moon(s, space) == FINE:
            buffer[n] = MOON_ + space
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def some_moon(s: State) -> bint:
    """Wherever the price is paid there is room: on an own stack, or on a space that is empty because discs wait."""
    space: cint
    if why_no_moon_now(s) != FINE:
        return False
    for space in range(s.board.spaces):
        if why_no_moon(s, space) == FINE:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def why_no_moon_now(s: State) -> cint:
    """Once a turn and instead of the ordinary reinforcement, unless the options say otherwise (E38)."""
    if not owns(s, s.seat, MOON):
        return NO_TEMPLE
    if (s.moons and not s.rules.moon_any) or (s.added and not s.rules.moon_also):
        return TEMPLE_USED
    if s.reserve[s.seat] < TEMPLE_COSTS:
        return TEMPLE_TOO_DEAR
    return FINE if s.reserve[s.seat] > TEMPLE_COSTS or s.emperor[s.seat] == IN_RESERVE else NOTHING_TO_PLACE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_moon(s: State, space: cint) -> cint:
    holder: cint
    if why_no_moon_now(s) != FINE:
        return why_no_moon_now(s)
    if space >= s.board.spaces:
        return NO_SUCH_SPACE
    holder = owner_of_stack(s, space)
    if holder != NOBODY and holder != s.seat:
        return SPACE_TAKEN
    return STACK_FULL if tall(s, space) == TALLEST else FINE


@cython.cfunc
@cython.exceptval(check=False)
def use_moon(s: State, space: cint) -> cython.void:
    """Two discs leave the game; one comes to this space, the Emperor if he waits in the reserve."""
    h: cint = tall(s, space)
    with_emperor: bint = s.emperor[s.seat] == IN_RESERVE
    pay_temple(s)
    s.moons += 1
    lift(s, space)
    put(s, s.seat, space, h + 1)
    if with_emperor:
        s.emperor[s.seat] = space
    else:
        s.reserve[s.seat] -= 1
    tell(s, MOON_USED, s.seat, space, with_emperor, 0)
