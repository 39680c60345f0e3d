"""Ending the game: points with a capital, the last one on the board, and the two special cases (End of the game)."""

from __future__ import annotations

import cython
from cython import bint, void
from cython import int as cint
from cython import ulonglong as u64

from moonsaga.games.eko import events
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import moving, values
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits

PRINT_SHIFT: cint = 64 - codes.PRINT_BITS
LOW_HALF: u64 = 0xFFFFFFFFFFFFFFFF
OFF_BOARD: cint = 101
FACTOR: u64 = 0x9E3779B97F4A7C15


def points(s: State, seat: cint) -> cint:
    """A camp 1, a tower 2, a castle 3, each captive Emperor 3; a pyramid 2 for the majority round it."""
    total: cint = 0
    i: cint
    for i in range(s.board.sites):
        if s.owner[i] == seat:
            total += values.POINTS[s.level[i]]
    for i in range(s.rules.seats):
        if s.gaoler[i] == seat:
            total += values.EMPEROR_POINTS
    for i in range(s.board.pyramids):
        if moving.majority(s, s.board.pyramid[i]) == seat:
            total += values.PYRAMID_POINTS
    return total


def holds_capital(s: State, seat: cint) -> bint:
    """Any building of this seat in any capital."""
    i: cint
    for i in range(s.board.sites):
        if s.board.capitals & (1 << i) and s.owner[i] == seat:
            return True
    return False


def owns(s: State, seat: cint, temple: cint) -> bint:
    """Has this seat a building on the temple (one of the temples' terrain kinds)?"""
    return s.board.temple[temple] != codes.NOBODY and s.owner[s.board.temple[temple]] == seat


def alive(s: State) -> cint:
    """The seats with a disc on the board, as a set of bits."""
    seats: cint = 0
    i: cint
    for i in range(s.rules.seats):
        if s.held[i]:
            seats |= 1 << i
    return seats


def has_won(s: State, seat: cint) -> bint:
    return points(s, seat) >= values.POINTS_TO_WIN and holds_capital(s, seat)


def single(seats: cint) -> bint:
    """Is exactly one seat in this set?"""
    return seats != 0 and not seats & (seats - 1)


def settle(s: State, alive_before: cint) -> void:
    """After something happened on the board: who is out, is the game over? The seat to move is asked first (E19)."""
    left: cint = alive(s)
    i: cint
    for i in range(s.rules.seats):
        if alive_before & ~left & (1 << i):
            events.eliminated(s, i)
    if has_won(s, s.seat) and (left or s.rules.points_first):
        settle_points(s, left)
    elif not left:
        finish(s, codes.EVERYBODY_LOSES, 0)
    elif single(left):
        finish(s, codes.LAST_ON_BOARD, left)
    else:
        settle_others(s, left)


def settle_points(s: State, left: cint) -> void:
    """Twelve points and a capital. Who spent the last disc on them shares with a sole survivor (E06, E22, E23)."""
    me: cint = 1 << s.seat
    by_building: bint = s.goal == codes.NOBODY
    if not left & me and single(left) and not (by_building and s.rules.builder_alone):
        finish(s, codes.SHARED_WIN, left | me)
    else:
        finish(s, codes.BY_POINTS, me)


def settle_others(s: State, left: cint) -> void:
    """A pyramid or an exchange can give another player the twelfth point; the next in turn order comes first."""
    i: cint
    seat: cint
    for i in range(1, s.rules.seats):
        seat = (s.seat + i) % s.rules.seats
        if left & (1 << seat) and has_won(s, seat):
            finish(s, codes.BY_POINTS, 1 << seat)
            return


def count_turn(s: State) -> void:
    """At the end of a turn: sixty turns without a capture, a building or a change of points end the game (E30).

    Whatever happened in a turn that ends as one of the last turns did, it was no progress (E51).
    """
    i: cint
    total: cint
    for i in range(s.rules.seats):
        total = points(s, i) if s.board.pyramids else 0
        if total != s.tally[i]:
            s.progress = True
            s.tally[i] = total
    if s.rules.repetition and repeats(s):
        s.progress = False
    s.quiet = 0 if s.progress else s.quiet + 1
    s.turns += 1
    if s.rules.quiet_limit and s.quiet >= s.rules.quiet_limit:
        finish(s, codes.NO_PROGRESS, leaders(s))
    elif s.rules.turn_limit and s.turns >= s.rules.turn_limit:
        finish(s, codes.TURN_LIMIT, leaders(s))


def repeats(s: State) -> bint:
    """Has one of the last turns ended in this position? From now on this one is among them (E51)."""
    now: u64 = print_of(s)
    found: bint = False
    i: cint
    for i in range(codes.REMEMBERED):
        if s.past[i] == now:
            found = True
    s.past[s.turns % codes.REMEMBERED] = now
    return found


def print_of(s: State) -> u64:
    """A number for what a turn leaves: stacks, Emperors, buildings, discs out of the game, whose turn it was.

    Reserves and stocks follow from these. It is never 0, which stands for no turn. An Emperor off the board counts as
    a number above all spaces: OFF_BOARD and its gaoler, which is -1 if it waits in the reserve.
    """
    mixed: u64 = s.seat + 1
    emperor: cint
    i: cint
    for i in range(s.rules.seats):
        mixed = mix_spaces(mixed, s.held[i])
        emperor = s.emperor[i] if s.emperor[i] != codes.NOWHERE else OFF_BOARD + s.gaoler[i]
        mixed = mix(mixed, emperor * 32 + s.box[i])
    for i in range(1, 5):
        mixed = mix_spaces(mixed, s.height[i])
    for i in range(s.board.sites):
        if s.level[i]:
            mixed = mix(mixed, (i * 4 + s.owner[i]) * 4 + s.level[i])
    return (mixed >> PRINT_SHIFT) | 1


def mix_spaces(mixed: u64, spaces: bits.u128) -> u64:
    """The same for a set of spaces, half by half."""
    return mix(mix(mixed, cython.cast(u64, spaces & LOW_HALF)), cython.cast(u64, spaces >> 64))


def mix(mixed: u64, more: u64) -> u64:
    """Stir another number in. The mask does for Python what C does by itself."""
    mixed = ((mixed ^ more) * FACTOR) & LOW_HALF
    return mixed ^ (mixed >> 29)


def leaders(s: State) -> cint:
    """Most points wins; among equals those who hold a capital; else they share (E30)."""
    best: cint = -1
    rank: cint
    seats: cint = 0
    i: cint
    for i in range(s.rules.seats):
        if not s.held[i]:
            continue
        rank = points(s, i) * 2 + holds_capital(s, i)
        if rank > best:
            best, seats = rank, 0
        if rank == best:
            seats |= 1 << i
    return seats


def finish(s: State, ending: cint, winners: cint) -> void:
    s.ended = ending
    s.winners = winners
    s.phase = codes.OVER
    events.ended(s, ending, winners)
