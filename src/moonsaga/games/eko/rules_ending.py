"""Ending the game: points with a capital, the last one on the board, and the two special cases (End of the game)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.eko import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.eko.rules_moving import majority
    from cython.cimports.moonsaga.games.eko.state import State, tell
else:
    from moonsaga.games.eko.rules_moving import majority
    from moonsaga.games.eko.state import State, tell

NOBODY = cython.declare(cint, -1)
IN_PRISON = cython.declare(cint, numbers.IN_PRISON)
EMPEROR_POINTS = cython.declare(cint, numbers.EMPEROR_POINTS)
PYRAMID_POINTS = cython.declare(cint, numbers.PYRAMID_POINTS)
POINTS_TO_WIN = cython.declare(cint, numbers.POINTS_TO_WIN)
OVER = cython.declare(cint, numbers.OVER)
BY_POINTS = cython.declare(cint, numbers.BY_POINTS)
LAST_ON_BOARD = cython.declare(cint, numbers.LAST_ON_BOARD)
EVERYBODY_LOSES = cython.declare(cint, numbers.EVERYBODY_LOSES)
SHARED_WIN = cython.declare(cint, numbers.SHARED_WIN)
NO_PROGRESS = cython.declare(cint, numbers.NO_PROGRESS)
TURN_LIMIT = cython.declare(cint, numbers.TURN_LIMIT)
ELIMINATED = cython.declare(cint, numbers.ELIMINATED)
ENDED = cython.declare(cint, numbers.ENDED)
WORTH = cython.declare(cint[4])
if not cython.compiled:
    WORTH = [0] * 4
for _level in range(4):
    WORTH[_level] = numbers.POINTS[_level]


@cython.cfunc
@cython.exceptval(check=False)
def points(s: State, seat: cint) -> cint:
    """A camp 1, a tower 2, a castle 3, each captive Emperor 3; a pyramid 2 for the majority round it."""
    total: cint = 0
    i: cint
    for i in range(s.board.sites):
        if s.owner[i] == seat:
            total += WORTH[s.level[i]]
    for i in range(s.rules.seats):
        if s.emperor[i] == IN_PRISON + seat:
            total += EMPEROR_POINTS
    for i in range(s.board.pyramids):
        if majority(s, s.board.pyramid[i]) == seat:
            total += PYRAMID_POINTS
    return total


@cython.cfunc
@cython.exceptval(check=False)
def holds_capital(s: State, seat: cint) -> bint:
    """Any building of this seat in any capital."""
    i: cint
    for i in range(s.board.sites):
        if s.board.capitals & (1 << i) and s.owner[i] == seat:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def owns(s: State, seat: cint, temple: cint) -> bint:
    """Has this seat a building on the temple (one of the temples' terrain kinds)?"""
    return s.board.temple[temple] != NOBODY and s.owner[s.board.temple[temple]] == seat


@cython.cfunc
@cython.exceptval(check=False)
def alive(s: State) -> cint:
    """The seats with a disc on the board, as a set of bits."""
    seats: cint = 0
    i: cint
    for i in range(s.rules.seats):
        if s.held[i]:
            seats |= 1 << i
    return seats


@cython.cfunc
@cython.exceptval(check=False)
def has_won(s: State, seat: cint) -> bint:
    return points(s, seat) >= POINTS_TO_WIN and holds_capital(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def single(seats: cint) -> bint:
    """Is exactly one seat in this set?"""
    return seats != 0 and not seats & (seats - 1)


@cython.cfunc
@cython.exceptval(check=False)
def settle(s: State, alive_before: cint) -> cython.void:
    """After something happened on the board: who is out, is the game over? The seat to move is asked first (E19)."""
    left: cint = alive(s)
    i: cint
    for i in range(s.rules.seats):
        if alive_before & ~left & (1 << i):
            tell(s, ELIMINATED, i, 0, 0, 0)
    if has_won(s, s.seat) and (left or s.rules.points_first):
        settle_points(s, left)
    elif not left:
        finish(s, EVERYBODY_LOSES, 0)
    elif single(left):
        finish(s, LAST_ON_BOARD, left)
    else:
        settle_others(s, left)


@cython.cfunc
@cython.exceptval(check=False)
def settle_points(s: State, left: cint) -> cython.void:
    """Twelve points and a capital. Whoever spent his last disc on them shares with a sole survivor (E06, E22, E23)."""
    me: cint = 1 << s.seat
    by_building: bint = s.goal == NOBODY
    if not left & me and single(left) and not (by_building and s.rules.builder_alone):
        finish(s, SHARED_WIN, left | me)
    else:
        finish(s, BY_POINTS, me)


@cython.cfunc
@cython.exceptval(check=False)
def settle_others(s: State, left: cint) -> cython.void:
    """A pyramid or an exchange can give another player his twelfth point; the next in turn order comes first."""
    i: cint
    seat: cint
    for i in range(1, s.rules.seats):
        seat = (s.seat + i) % s.rules.seats
        if left & (1 << seat) and has_won(s, seat):
            finish(s, BY_POINTS, 1 << seat)
            return


@cython.cfunc
@cython.exceptval(check=False)
def count_turn(s: State) -> cython.void:
    """At the end of a turn: sixty turns without a capture, a building or a change of points end the game (E30)."""
    i: cint
    total: cint
    for i in range(s.rules.seats):
        total = points(s, i) if s.board.pyramids else 0
        if total != s.tally[i]:
            s.progress = True
            s.tally[i] = total
    s.quiet = 0 if s.progress else s.quiet + 1
    s.turns += 1
    if s.rules.quiet_limit and s.quiet >= s.rules.quiet_limit:
        finish(s, NO_PROGRESS, leaders(s))
    elif s.rules.turn_limit and s.turns >= s.rules.turn_limit:
        finish(s, TURN_LIMIT, leaders(s))


@cython.cfunc
@cython.exceptval(check=False)
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


@cython.cfunc
@cython.exceptval(check=False)
def finish(s: State, ending: cint, winners: cint) -> cython.void:
    s.ended = ending
    s.winners = winners
    s.phase = OVER
    tell(s, ENDED, ending, winners, 0, 0)
