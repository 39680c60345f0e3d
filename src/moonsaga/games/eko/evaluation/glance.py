"""What a good player sees at a glance: what each seat can take, where it can go, what it can build, who acts when.

The evaluation weighs these facts, the encoder writes them down for nets. The rules are asked, never repeated: what can
be attacked, built or reinforced is theirs to say.
"""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import building as rules_building
from moonsaga.games.eko.rules import ending, moving, state, values
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits


def look_around(s: State) -> void:
    """For each seat in turn: what it can take, where it can go, what it can build, as if it were to move."""
    mover: cint = s.seat
    i: cint
    for i in range(s.rules.seats):
        s.crown[i] = bits.ONE << s.emperor[i] if s.emperor[i] != codes.NOWHERE else 0
        s.total[i] = ending.points(s, i)
    for i in range(s.rules.seats):
        s.seat = i
        scout(s)
        find_points(s)
    s.seat = mover
    for i in range(s.rules.seats):
        find_hunted(s, i)


def scout(s: State) -> void:
    """Where the stacks of the seat to move can go, and whom they can take."""
    left: bits.u128 = s.held[s.seat]
    goals: bits.u128 = 0
    moving.survey(s)
    while left:
        goals |= moving.goals_from(s, bits.lowest_bit(left))
        left &= left - 1
    s.roam[s.seat] = goals
    s.prey[s.seat] = goals & state.taken(s) & ~s.held[s.seat]


def find_points(s: State) -> void:
    """What the seat to move can build, and the points of its two best actions."""
    me: cint = s.seat
    i: cint
    site: cint
    level: cint
    s.ready[me] = s.ready_sites[me] = s.leap[me] = s.second_leap[me] = 0
    for i in range(s.rules.seats):
        if s.crown[i] & s.prey[me] and not state.in_prison(s, me):  # an exchange of prisoners gives no points
            note_points(s, me, values.EMPEROR_POINTS)
    for site in range(s.board.sites):
        if s.held[me] & s.board.around[site]:
            level = best_level(s, site)
            if level:
                s.ready[me] |= 1 << site
                s.ready_level[me * codes.MOST_SITES + site] = level
                s.ready_sites[me] += 1
                note_points(s, me, values.POINTS[level] - own_worth(s, site))


def note_points(s: State, seat: cint, won: cint) -> void:
    """Keep the two best."""
    if won > s.leap[seat]:
        s.second_leap[seat] = s.leap[seat]
        s.leap[seat] = won
    elif won > s.second_leap[seat]:
        s.second_leap[seat] = won


def best_level(s: State, site: cint) -> cint:
    """The highest building that some stack of the seat to move can pay for on this site, 0 if there is none."""
    most: cint = tallest(s, s.held[s.seat] & s.board.around[site])
    level: cint
    for level in range(codes.CASTLE, codes.CAMP - 1, -1):
        if rules_building.price(s, site, level) <= most and not rules_building.why_no_level(s, site, level):
            return level
    return 0


def tallest(s: State, stacks: bits.u128) -> cint:
    """The height of the tallest of these stacks, 0 if there is none."""
    h: cint
    for h in range(codes.TALLEST, 0, -1):
        if s.height[h] & stacks:
            return h
    return 0


def own_worth(s: State, site: cint) -> cint:
    """The points that the seat to move already has on a site."""
    return values.POINTS[s.level[site]] if s.owner[site] == s.seat else 0


def count_discs(s: State, stacks: bits.u128) -> cint:
    """How many discs these stacks have together."""
    h: cint
    discs: cint = 0
    for h in range(1, codes.TALLEST + 1):
        discs += h * bits.count_bits(stacks & s.height[h])
    return discs


def reached_sites(s: State, seat: cint) -> cint:
    """The sites without an own building that some stack can walk up to, as a set of bits."""
    reached: cint = 0
    site: cint
    for site in range(s.board.sites):
        if s.owner[site] != seat and s.board.around[site] & s.roam[seat]:
            reached |= 1 << site
    return reached


def find_hunted(s: State, seat: cint) -> void:
    """The stacks that others can take who act before this seat does, and those that only later ones can take."""
    early: bits.u128 = 0
    late: bits.u128 = 0
    i: cint
    for i in range(s.rules.seats):
        if i != seat and s.held[i]:
            if waits(s, i) < waits(s, seat):
                early |= s.prey[i]
            else:
                late |= s.prey[i]
    s.hunted_early[seat] = early & s.held[seat]
    s.hunted_late[seat] = late & s.held[seat] & ~early


def waits(s: State, seat: cint) -> cint:
    """How many seats act before this one."""
    first: cint = s.seat
    if s.phase == codes.SWAP_EMPERORS:
        first = s.first
    elif s.phase == codes.MARCH or s.phase == codes.REINFORCE:
        first = s.seat + 1
    return (seat - first + s.rules.seats) % s.rules.seats
