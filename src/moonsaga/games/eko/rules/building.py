"""Building: the action phase's second choice (Building)."""

from __future__ import annotations

import cython
from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.eko import actions, events
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import ending, state, turn, values
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits


def offer_build(s: State, buffer: p_int, n: cint) -> cint:
    """On each site, each building, from each stack beside it, without and with the Emperor in the payment."""
    stacks: bits.u128
    site: cint
    level: cint
    for site in range(s.board.sites):
        stacks = s.board.around[site] & s.held[s.seat]
        if stacks:
            for level in range(codes.CAMP, s.board.limit[site] + 1):
                if why_no_level(s, site, level) == codes.FINE:
                    n = list_payments(s, site, level, stacks, buffer, n)
    return n


def list_payments(s: State, site: cint, level: cint, stacks: bits.u128, buffer: p_int, n: cint) -> cint:
    """The ways to pay for a building with one of these stacks."""
    cost: cint = price(s, site, level)
    space: cint
    emperor: cint
    while stacks:
        space = bits.lowest_bit(stacks)
        stacks &= stacks - 1
        for emperor in range(2):
            if why_no_payment(s, space, cost, emperor) == codes.FINE:
                buffer[n] = actions.build(space, towards(s, space, site), level - 1, emperor)
                n += 1
    return n


def towards(s: State, space: cint, site: cint) -> cint:
    """The direction in which a stack on this space builds on a site that it touches."""
    direction: cint = 0
    while s.board.site_beside[space * codes.DIRECTIONS + direction] != site:
        direction += 1
    return direction


def some_build(s: State) -> bint:
    """Can anything be built at all?"""
    buffer = cython.declare(cint[1024]) if cython.compiled else [0] * 1024
    return offer_build(s, buffer, 0) > 0


def why_not_build(s: State, space: cint, direction: cint, building: cint, emperor: cint) -> cint:
    """What speaks against building this there with discs of this stack; `emperor`: it is among the discs paid."""
    site: cint
    level: cint = building + 1
    if space >= s.board.spaces:
        return codes.NO_SUCH_SPACE
    if not s.held[s.seat] & (bits.ONE << space):
        return codes.NOT_YOUR_STACK
    site = s.board.site_beside[space * codes.DIRECTIONS + direction]
    if site == codes.NOBODY:
        return codes.NO_SITE
    if why_no_level(s, site, level) != codes.FINE:
        return why_no_level(s, site, level)
    return why_no_payment(s, space, price(s, site, level), emperor)


def why_no_payment(s: State, space: cint, cost: cint, emperor: cint) -> cint:
    """Can this stack pay this number of discs, the Emperor among them or not?"""
    h: cint = state.tall(s, space)
    crowned: bint = s.emperor[s.seat] == space
    if cost > h:
        return codes.TOO_FEW_DISCS
    if emperor and not crowned:
        return codes.NO_EMPEROR_HERE
    return codes.EMPEROR_MUST_GO if crowned and not emperor and cost == h else codes.FINE


def why_no_level(s: State, site: cint, level: cint) -> cint:
    """Does this building fit the terrain and what stands there, and is one left in the reserve?"""
    if level > s.board.limit[site]:
        return codes.TERRAIN_TOO_LOW
    if s.owner[site] == codes.NOBODY:
        if level != codes.CAMP:
            return codes.FIRST_A_CAMP
    elif s.owner[site] == s.seat:
        if level != s.level[site] + 1:
            return codes.ONE_LEVEL_UP
    elif level != s.level[site] and level != s.level[site] + 1:
        return codes.SAME_OR_ONE_UP
    return codes.FINE if s.stock[s.seat * 4 + level] else codes.NONE_LEFT


def price(s: State, site: cint, level: cint) -> cint:
    """A camp costs one disc, a tower two, a castle three; replacing an enemy's building costs one more."""
    own_or_free: bint = s.owner[site] == codes.NOBODY or s.owner[site] == s.seat
    return values.COSTS[level] if own_or_free else values.COSTS[level] + values.REPLACING_COSTS


def do_build(s: State, space: cint, direction: cint, building: cint, emperor: cint) -> void:
    """Pay with discs of one stack, send the old building home, place the new one (ruling E05)."""
    before: cint = ending.alive(s)
    level: cint = building + 1
    site: cint = s.board.site_beside[space * codes.DIRECTIONS + direction]
    cost: cint = price(s, site, level)
    h: cint = state.tall(s, space)
    s.source = s.goal = codes.NOWHERE
    state.lift(s, space)
    if h > cost:
        state.put(s, s.seat, space, h - cost)
    s.reserve[s.seat] += cost - emperor
    if emperor:
        s.emperor[s.seat] = codes.NOWHERE
    if s.owner[site] != codes.NOBODY:
        s.stock[s.owner[site] * 4 + s.level[site]] += 1
        events.building_returned(s, s.owner[site], site, s.level[site])
    s.stock[s.seat * 4 + level] -= 1
    s.owner[site] = s.seat
    s.level[site] = level
    s.progress = True
    events.built(s, s.seat, site, level, space, cost, emperor)
    turn.after_action(s, before)
