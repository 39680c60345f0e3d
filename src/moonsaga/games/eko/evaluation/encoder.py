"""What a net is told of a position: numbers between about -1 and 1, one block for each seat and one for the table.

The board is assembled anew for each game, so no number stands for a space. A block says the same of its seat whoever
looks; only the order of the blocks depends on that: the own one, then the others in turn order. `glance` and `winning`
find the facts.
"""

from __future__ import annotations

from cython import bint, double, p_double, void
from cython import int as cint

from moonsaga.games.eko.box import codes
from moonsaga.games.eko.evaluation import glance, winning
from moonsaga.games.eko.rules import ending, state, values
from moonsaga.games.eko.rules import reinforcing as rules_reinforcing
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits

POINTS: tuple = (
    *("points", "points-6", "points-9", "points-10", "points-11", "points-12", "capital", "capitals", "prisoners"),
    *("buildings", "highest", "room-above", "temples", "camps-left", "towers-left", "castle-left"),
)
PIECES: tuple = (
    *("discs", "stacks", "one-stack", "few-stacks", "height-1", "height-2", "height-3", "height-4", "reserve"),
    *("reserve-3", "box", "refill", "cut-off", "blocked"),
)
EMPEROR: tuple = ("emperor-on-board", "emperor-in-prison", "emperor-height", "emperor-hunted-early", "emperor-hunted")
REACH: tuple = (
    *("roam", "prey", "prey-discs", "prey-tallest", "prey-emperor", "ready-sites", "reached-sites", "ready-capital"),
    *("reached-capital", "ready-against", "leap", "second-leap"),
)
DANGER: tuple = ("hunted-early", "hunted-discs-early", "hunted", "hunted-discs", "sites-early", "sites-late")
TURN: tuple = ("waits", "acts", "wins-now", "wins-next", "wins-later", "march-wins")
TABLE: tuple = ("swap", "act", "march", "reinforce", "lose", "marched", "added", "quiet", "turns", "joins", "attacks")
SEAT_INPUTS: cint = 59
TABLE_INPUTS: cint = 11


def names(seats) -> tuple:
    """What each number is."""
    block = POINTS + PIECES + EMPEROR + REACH + DANGER + TURN
    return tuple([f"{place}.{name}" for place in range(seats) for name in block]) + TABLE


def encode(s: State, trial: State, eyes: cint, inputs: p_double) -> cint:
    """Write all numbers as the seat `eyes` sees them; say how many. While the board is laid all are 0."""
    seats: cint = s.rules.seats
    count: cint = seats * SEAT_INPUTS + TABLE_INPUTS
    i: cint
    if s.phase < codes.SWAP_EMPERORS:
        for i in range(count):
            inputs[i] = 0.0
        return count
    glance.look_around(s)
    for i in range(seats):
        write_seat(s, trial, i, inputs, (i - eyes + seats) % seats * SEAT_INPUTS)
    write_table(s, inputs, seats * SEAT_INPUTS)
    return count


def write_seat(s: State, trial: State, seat: cint, inputs: p_double, at: cint) -> void:
    """The block of a seat; that of an eliminated one is 0 but for what its buildings mean to others."""
    at = write_points(s, seat, inputs, at)
    at = write_pieces(s, seat, inputs, at)
    at = write_emperor(s, seat, inputs, at)
    at = write_reach(s, seat, inputs, at)
    at = write_danger(s, seat, inputs, at)
    write_turn(s, trial, seat, inputs, at)


def write_points(s: State, seat: cint, inputs: p_double, at: cint) -> cint:
    """What it has won."""
    total: cint = s.total[seat]
    capitals: cint = 0
    buildings: cint = 0
    highest: cint = 0
    room: cint = 0
    prisoners: cint = 0
    i: cint
    for i in range(s.board.sites):
        if s.owner[i] == seat:
            buildings += 1
            highest = max(highest, s.level[i])
            room += s.board.limit[i] - s.level[i]
            if s.board.capitals & (1 << i):
                capitals += 1
    for i in range(s.rules.seats):
        if s.gaoler[i] == seat:
            prisoners += 1
    inputs[at] = total / 12.0
    inputs[at + 1] = total >= 6
    inputs[at + 2] = total >= 9
    inputs[at + 3] = total >= 10
    inputs[at + 4] = total >= 11
    inputs[at + 5] = total >= 12
    inputs[at + 6] = capitals > 0
    inputs[at + 7] = capitals / 3.0
    inputs[at + 8] = prisoners
    inputs[at + 9] = buildings / 8.0
    inputs[at + 10] = highest / 3.0
    inputs[at + 11] = room / 8.0
    inputs[at + 12] = (
        ending.owns(s, seat, codes.WIND) + ending.owns(s, seat, codes.MOON) + ending.owns(s, seat, codes.SAND)
    ) / 3.0
    inputs[at + 13] = s.stock[seat * 4 + codes.CAMP] / 5.0
    inputs[at + 14] = s.stock[seat * 4 + codes.TOWER] / 3.0
    inputs[at + 15] = s.stock[seat * 4 + codes.CASTLE]
    return at + 16


def write_pieces(s: State, seat: cint, inputs: p_double, at: cint) -> cint:
    """Its discs, and how many can come back."""
    held: bits.u128 = s.held[seat]
    stacks: cint = bits.count_bits(held)
    waiting: cint = s.reserve[seat] + (state.in_reserve(s, seat))
    blocked: bits.u128 = held & rules_reinforcing.near_enemy_buildings(s, seat)
    open_stacks: bits.u128 = held & ~s.height[codes.TALLEST] & ~blocked
    refill: cint = 0
    h: cint
    for h in range(1, codes.TALLEST):
        if s.height[h] & open_stacks:
            refill = min(waiting, codes.TALLEST - h)
            break
    inputs[at] = glance.count_discs(s, held) / 16.0
    inputs[at + 1] = stacks / 10.0
    inputs[at + 2] = stacks == 1
    inputs[at + 3] = 1.0 / stacks if stacks else 0.0
    for h in range(1, codes.TALLEST + 1):
        inputs[at + 3 + h] = bits.count_bits(held & s.height[h]) / 8.0
    inputs[at + 8] = s.reserve[seat] / 10.0
    inputs[at + 9] = s.reserve[seat] >= values.MARCH_COSTS
    inputs[at + 10] = s.box[seat] / 10.0
    inputs[at + 11] = refill / 3.0
    inputs[at + 12] = waiting > 0 and stacks > 0 and not open_stacks
    inputs[at + 13] = bits.count_bits(blocked) / (stacks + 1.0)
    return at + 14


def write_emperor(s: State, seat: cint, inputs: p_double, at: cint) -> cint:
    """Where its Emperor is, and who could take him."""
    crown: bits.u128 = s.crown[seat]
    inputs[at] = crown != 0
    inputs[at + 1] = state.in_prison(s, seat)
    inputs[at + 2] = state.tall(s, s.emperor[seat]) / 4.0 if crown else 0.0
    inputs[at + 3] = (crown & s.hunted_early[seat]) != 0
    inputs[at + 4] = (crown & s.hunted_late[seat]) != 0
    return at + 5


def write_reach(s: State, seat: cint, inputs: p_double, at: cint) -> cint:
    """What it could take, reach and build if it were to act."""
    reached: cint = glance.reached_sites(s, seat)
    crowns: bits.u128 = 0
    against: cint = 0
    i: cint
    for i in range(s.rules.seats):
        crowns |= s.crown[i]
    for i in range(s.board.sites):
        if s.ready[seat] & (1 << i) and s.owner[i] != seat and s.owner[i] != codes.NOBODY:
            against += 1
    inputs[at] = bits.count_bits(s.roam[seat]) / (s.board.spaces + 0.0)
    inputs[at + 1] = bits.count_bits(s.prey[seat]) / 10.0
    inputs[at + 2] = glance.count_discs(s, s.prey[seat]) / 16.0
    inputs[at + 3] = glance.tallest(s, s.prey[seat]) / 4.0
    inputs[at + 4] = (s.prey[seat] & crowns) != 0
    inputs[at + 5] = s.ready_sites[seat] / 8.0
    inputs[at + 6] = bits.count_bits(reached) / 10.0
    inputs[at + 7] = (s.ready[seat] & s.board.capitals & reached) != 0
    inputs[at + 8] = (reached & s.board.capitals) != 0
    inputs[at + 9] = against / 3.0
    inputs[at + 10] = s.leap[seat] / 3.0
    inputs[at + 11] = s.second_leap[seat] / 3.0
    return at + 12


def write_danger(s: State, seat: cint, inputs: p_double, at: cint) -> cint:
    """What others could take of it: stacks and buildings, before it acts and after."""
    early: bits.u128 = s.hunted_early[seat]
    late: bits.u128 = s.hunted_late[seat]
    sites_early: cint = 0
    sites_late: cint = 0
    own: cint = 0
    i: cint
    for i in range(s.board.sites):
        if s.owner[i] == seat:
            own |= 1 << i
    for i in range(s.rules.seats):
        if i != seat and s.ready[i] & own:
            if glance.waits(s, i) < glance.waits(s, seat):
                sites_early |= s.ready[i] & own
            else:
                sites_late |= s.ready[i] & own
    inputs[at] = bits.count_bits(early) / 5.0
    inputs[at + 1] = glance.count_discs(s, early) / 10.0
    inputs[at + 2] = bits.count_bits(late) / 5.0
    inputs[at + 3] = glance.count_discs(s, late) / 10.0
    inputs[at + 4] = bits.count_bits(sites_early) / 3.0
    inputs[at + 5] = bits.count_bits(sites_late & ~sites_early) / 3.0
    return at + 6


def write_turn(s: State, trial: State, seat: cint, inputs: p_double, at: cint) -> void:
    """When it acts, and whether it wins then, in one action or in two with a forced march."""
    acts: bint = winning.acts_now(s, seat)
    wins: bint = s.phase != codes.OVER and s.held[seat] != 0 and winning.wins_next(s, trial, seat)
    waits: cint = glance.waits(s, seat)
    inputs[at] = waits / (s.rules.seats - 1.0)
    inputs[at + 1] = acts
    inputs[at + 2] = wins and acts
    inputs[at + 3] = wins and not acts and waits == 0
    inputs[at + 4] = wins and not acts and waits > 0
    inputs[at + 5] = not wins and s.held[seat] != 0 and winning.could_march_home(s, seat)


def write_table(s: State, inputs: p_double, at: cint) -> void:
    """What is decided now, and how far the game is."""
    limit: double = s.rules.quiet_limit or 60.0
    goal: bits.u128 = bits.ONE << s.goal if s.phase == codes.LOSE else 0
    inputs[at] = s.phase == codes.SWAP_EMPERORS
    inputs[at + 1] = s.phase == codes.ACT
    inputs[at + 2] = s.phase == codes.MARCH
    inputs[at + 3] = s.phase == codes.REINFORCE
    inputs[at + 4] = s.phase == codes.LOSE
    inputs[at + 5] = s.marched
    inputs[at + 6] = s.added / 3.0
    inputs[at + 7] = s.quiet / limit
    inputs[at + 8] = min(s.turns, 100) / 100.0
    inputs[at + 9] = (goal & s.held[s.seat]) != 0
    inputs[at + 10] = (goal & state.taken(s) & ~s.held[s.seat]) != 0
