"""Building: the action phase's second choice (Building)."""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.eko.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.eko.rules.state import State, lift, put, tall, tell, tell_more
    from cython.cimports.moonsaga.kernel.cores.bits import lowest_bit, u128
else:
    from moonsaga.games.eko.rules.state import State, lift, put, tall, tell, tell_more
    from moonsaga.kernel.cores.bits_plain import lowest_bit, u128

ONE = cython.declare(u128, 1)
NOBODY = cython.declare(cint, -1)
DIRECTIONS = cython.declare(cint, codes.DIRECTIONS)
CAMP = cython.declare(cint, codes.CAMP)
CASTLE = cython.declare(cint, codes.CASTLE)
REPLACING_COSTS = cython.declare(cint, codes.REPLACING_COSTS)
IN_RESERVE = cython.declare(cint, codes.IN_RESERVE)
BUILD_ = cython.declare(cint, codes.BUILD_)
FINE = cython.declare(cint, codes.FINE)
NO_SUCH_SPACE = cython.declare(cint, codes.NO_SUCH_SPACE)
NOT_YOUR_STACK = cython.declare(cint, codes.NOT_YOUR_STACK)
NO_SITE = cython.declare(cint, codes.NO_SITE)
TERRAIN_TOO_LOW = cython.declare(cint, codes.TERRAIN_TOO_LOW)
FIRST_A_CAMP = cython.declare(cint, codes.FIRST_A_CAMP)
ONE_LEVEL_UP = cython.declare(cint, codes.ONE_LEVEL_UP)
SAME_OR_ONE_UP = cython.declare(cint, codes.SAME_OR_ONE_UP)
NONE_LEFT = cython.declare(cint, codes.NONE_LEFT)
TOO_FEW_DISCS = cython.declare(cint, codes.TOO_FEW_DISCS)
NO_EMPEROR_HERE = cython.declare(cint, codes.NO_EMPEROR_HERE)
EMPEROR_MUST_GO = cython.declare(cint, codes.EMPEROR_MUST_GO)
BUILT = cython.declare(cint, codes.BUILT)
BUILDING_RETURNED = cython.declare(cint, codes.BUILDING_RETURNED)
COST = cython.declare(cint[4])
SCRATCH = cython.declare(cint[1024])
if not cython.compiled:
    COST, SCRATCH = [0] * 4, [0] * 1024
for _level in range(4):
    COST[_level] = codes.COSTS[_level]


@cython.cfunc
@cython.exceptval(check=False)
def list_builds(s: State, buffer: p_int, n: cint) -> cint:
    """On each site, each building, from each stack beside it, without and with the Emperor in the payment."""
    stacks: u128
    site: cint
    level: cint
    for site in range(s.board.sites):
        stacks = s.board.around[site] & s.held[s.seat]
        if stacks:
            for level in range(CAMP, s.board.limit[site] + 1):
                if why_no_level(s, site, level) == FINE:
                    n = list_payments(s, site, level, stacks, buffer, n)
    return n


@cython.cfunc
@cython.exceptval(check=False)
def list_payments(s: State, site: cint, level: cint, stacks: u128, buffer: p_int, n: cint) -> cint:
    """The ways to pay for a building with one of these stacks."""
    cost: cint = price(s, site, level)
    space: cint
    emperor: cint
    while stacks:
        space = lowest_bit(stacks)
        stacks &= stacks - 1
        for emperor in range(2):
            if why_no_payment(s, space, cost, emperor) == FINE:
                buffer[n] = BUILD_ + ((space * DIRECTIONS + towards(s, space, site)) * CASTLE + level - 1) * 2 + emperor
                n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def towards(s: State, space: cint, site: cint) -> cint:
    """The direction in which a stack on this space builds on a site that it touches."""
    direction: cint = 0
    while s.board.site_beside[space * DIRECTIONS + direction] != site:
        direction += 1
    return direction


@cython.cfunc
@cython.exceptval(check=False)
def some_build(s: State) -> bint:
    """Can anything be built at all?"""
    return list_builds(s, SCRATCH, 0) > 0


@cython.cfunc
@cython.exceptval(check=False)
def why_no_build(s: State, space: cint, direction: cint, level: cint, emperor: cint) -> cint:
    """What speaks against building this there with discs of this stack; `emperor`: he is among the discs paid."""
    site: cint
    if space >= s.board.spaces:
        return NO_SUCH_SPACE
    if not s.held[s.seat] & (ONE << space):
        return NOT_YOUR_STACK
    site = s.board.site_beside[space * DIRECTIONS + direction]
    if site == NOBODY:
        return NO_SITE
    if why_no_level(s, site, level) != FINE:
        return why_no_level(s, site, level)
    return why_no_payment(s, space, price(s, site, level), emperor)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_payment(s: State, space: cint, cost: cint, emperor: cint) -> cint:
    """Can this stack pay so many discs, the Emperor among them or not?"""
    h: cint = tall(s, space)
    crowned: bint = s.emperor[s.seat] == space
    if cost > h:
        return TOO_FEW_DISCS
    if emperor and not crowned:
        return NO_EMPEROR_HERE
    return EMPEROR_MUST_GO if crowned and not emperor and cost == h else FINE


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
    tell_more(s, BUILT, s.seat, site, level, space, cost, emperor)
