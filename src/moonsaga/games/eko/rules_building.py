"""Building: the action phase's second choice (Building)."""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.eko import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.eko.state import State, lift, put, tall, tell
    from cython.cimports.moonsaga.kernel.bits import lowest_bit, u128
else:
    from moonsaga.games.eko.state import State, lift, put, tall, tell
    from moonsaga.kernel.bits_plain import lowest_bit, u128

ONE = cython.declare(u128, 1)
NOBODY = cython.declare(cint, -1)
DIRECTIONS = cython.declare(cint, numbers.DIRECTIONS)
CAMP = cython.declare(cint, numbers.CAMP)
CASTLE = cython.declare(cint, numbers.CASTLE)
REPLACING_COSTS = cython.declare(cint, numbers.REPLACING_COSTS)
IN_RESERVE = cython.declare(cint, numbers.IN_RESERVE)
BUILD_ = cython.declare(cint, numbers.BUILD_)
FINE = cython.declare(cint, numbers.FINE)
NO_SUCH_SPACE = cython.declare(cint, numbers.NO_SUCH_SPACE)
NOT_YOUR_STACK = cython.declare(cint, numbers.NOT_YOUR_STACK)
NO_SITE = cython.declare(cint, numbers.NO_SITE)
TERRAIN_TOO_LOW = cython.declare(cint, numbers.TERRAIN_TOO_LOW)
FIRST_A_CAMP = cython.declare(cint, numbers.FIRST_A_CAMP)
ONE_LEVEL_UP = cython.declare(cint, numbers.ONE_LEVEL_UP)
SAME_OR_ONE_UP = cython.declare(cint, numbers.SAME_OR_ONE_UP)
NONE_LEFT = cython.declare(cint, numbers.NONE_LEFT)
TOO_FEW_DISCS = cython.declare(cint, numbers.TOO_FEW_DISCS)
NO_EMPEROR_HERE = cython.declare(cint, numbers.NO_EMPEROR_HERE)
EMPEROR_MUST_GO = cython.declare(cint, numbers.EMPEROR_MUST_GO)
BUILT = cython.declare(cint, numbers.BUILT)
BUILDING_RETURNED = cython.declare(cint, numbers.BUILDING_RETURNED)
COST = cython.declare(cint[4])
if not cython.compiled:
    COST = [0] * 4
for _level in range(4):
    COST[_level] = numbers.COSTS[_level]


@cython.cfunc
@cython.exceptval(check=False)
def list_builds(s: State, buffer: p_int, n: cint) -> cint:
    """From each stack, on each site beside it, each building, without and with the Emperor in the payment."""
    left: u128 = s.held[s.seat]
    space: cint
    direction: cint
    level: cint
    emperor: cint
    while left:
        space = lowest_bit(left)
        left &= left - 1
        for direction in range(DIRECTIONS):
            if s.board.site_beside[space * DIRECTIONS + direction] == NOBODY:
                continue
            for level in range(CAMP, CASTLE + 1):
                for emperor in range(2):
                    if why_no_build(s, space, direction, level, emperor) == FINE:
                        buffer[n] = BUILD_ + ((space * DIRECTIONS + direction) * CASTLE + level - 1) * 2 + emperor
                        n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def some_build(s: State) -> bint:
    """Can anything be built at all?"""
    left: u128 = s.held[s.seat]
    i: cint
    while left:
        for i in range(DIRECTIONS * CASTLE * 2):
            if why_no_build(s, lowest_bit(left), i // (CASTLE * 2), i // 2 % CASTLE + 1, i % 2) == FINE:
                return True
        left &= left - 1
    return False


@cython.cfunc
@cython.exceptval(check=False)
def why_no_build(s: State, space: cint, direction: cint, level: cint, emperor: cint) -> cint:
    """What speaks against building this there with discs of this stack; `emperor`: he is among the discs paid."""
    site: cint
    cost: cint
    crowned: bint = s.emperor[s.seat] == space
    if space >= s.board.spaces:
        return NO_SUCH_SPACE
    if not s.held[s.seat] & (ONE << space):
        return NOT_YOUR_STACK
    site = s.board.site_beside[space * DIRECTIONS + direction]
    if site == NOBODY:
        return NO_SITE
    if why_no_level(s, site, level) != FINE:
        return why_no_level(s, site, level)
    cost = price(s, site, level)
    if cost > tall(s, space):
        return TOO_FEW_DISCS
    if emperor and not crowned:
        return NO_EMPEROR_HERE
    return EMPEROR_MUST_GO if crowned and not emperor and cost == tall(s, space) else FINE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_level(s: State, site: cint, level: cint) -> cint:
    """Does this building fit the terrain and what stands there, and is one left in the reserve?"""
    if level > s.board.limit[site]:
        return TERRAIN_TOO_LOW
    if s.owner[site] == NOBODY:
        if level != CAMP:
            return FIRST_A_CAMP
    elif s.owner[site] == s.seat:
        if level != s.level[site] + 1:
            return ONE_LEVEL_UP
    elif level != s.level[site] and level != s.level[site] + 1:
        return SAME_OR_ONE_UP
    return FINE if s.stock[s.seat * 4 + level] else NONE_LEFT


@cython.cfunc
@cython.exceptval(check=False)
def price(s: State, site: cint, level: cint) -> cint:
    """A camp costs one disc, a tower two, a castle three; replacing an enemy's building costs one more."""
    own_or_free: bint = s.owner[site] == NOBODY or s.owner[site] == s.seat
    return COST[level] if own_or_free else COST[level] + REPLACING_COSTS


@cython.cfunc
@cython.exceptval(check=False)
def build(s: State, space: cint, direction: cint, level: cint, emperor: cint) -> cython.void:
    """Pay with discs of one stack, send the old building home, place the new one (ruling E05)."""
    site: cint = s.board.site_beside[space * DIRECTIONS + direction]
    cost: cint = price(s, site, level)
    h: cint = tall(s, space)
    lift(s, space)
    if h > cost:
        put(s, s.seat, space, h - cost)
    s.reserve[s.seat] += cost - emperor
    if emperor:
        s.emperor[s.seat] = IN_RESERVE
    if s.owner[site] != NOBODY:
        s.stock[s.owner[site] * 4 + s.level[site]] += 1
        tell(s, BUILDING_RETURNED, s.owner[site], site, s.level[site], 0)
    s.stock[s.seat * 4 + level] -= 1
    s.owner[site] = s.seat
    s.level[site] = level
    s.progress = True
    tell(s, BUILT, s.seat, site, level, space)
