"""Move, of both sides: from one area to a neighbour, or from Scandinavia to a raid target (Move; S11 to S17, S52)."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.rounds import back_to_tile, spend, spend_bonus
    from cython.cimports.moonsaga.games.saga.rules.state import (
        State,
        free_units,
        leaders_at,
        shift,
        size_of,
        tell,
        units,
    )
    from cython.cimports.moonsaga.games.saga.rules.targets import is_hidden, reveal_target
else:
    from moonsaga.games.saga.rules.rounds import back_to_tile, spend, spend_bonus
    from moonsaga.games.saga.rules.state import State, free_units, leaders_at, shift, size_of, tell, units
    from moonsaga.games.saga.rules.targets import is_hidden, reveal_target

SAXON = cython.declare(cint, codes.SAXON)
AREAS = cython.declare(cint, codes.AREAS)
ENGLISH = cython.declare(cint, codes.ENGLISH)
COASTAL = cython.declare(cint, codes.COASTAL)
PLACES = cython.declare(cint, codes.PLACES)
SLOTS = cython.declare(cint, codes.SLOTS)
COUNTS = cython.declare(cint, codes.COUNTS)
MASKS = cython.declare(cint, codes.MASKS)
EMPTY = cython.declare(cint, codes.EMPTY)
MOVE = cython.declare(cint, codes.MOVE)
DRAW_TARGET = cython.declare(cint, codes.DRAW_TARGET)
BOARD = cython.declare(cint, codes.BOARD)
ALONG = cython.declare(cint, codes.ALONG)
A_MOVE = cython.declare(cint, codes.A_MOVE)
A_WITH = cython.declare(cint, codes.A_WITH)
FINE = cython.declare(cint, codes.FINE)
NO_UNITS = cython.declare(cint, codes.NO_UNITS)
ALL_ENGAGED = cython.declare(cint, codes.ALL_ENGAGED)
SAME_AREA = cython.declare(cint, codes.SAME_AREA)
NOT_ADJACENT = cython.declare(cint, codes.NOT_ADJACENT)
SAXONS_STAY = cython.declare(cint, codes.SAXONS_STAY)
NO_WAY_BACK = cython.declare(cint, codes.NO_WAY_BACK)
NO_TARGET_THERE = cython.declare(cint, codes.NO_TARGET_THERE)
NO_TARGET = cython.declare(cint, codes.NO_TARGET)
OTHER_TARGET = cython.declare(cint, codes.OTHER_TARGET)
TOO_FEW_WARRIORS = cython.declare(cint, codes.TOO_FEW_WARRIORS)
ENGAGED_STAY = cython.declare(cint, codes.ENGAGED_STAY)
NOBODY_MOVES = cython.declare(cint, codes.NOBODY_MOVES)
ONE_UNIT_ONLY = cython.declare(cint, codes.ONE_UNIT_ONLY)
TARGET_HIDDEN = cython.declare(cint, codes.TARGET_HIDDEN)
ONLY_THIS_LANDING = cython.declare(cint, codes.ONLY_THIS_LANDING)
LEADER_NOT_THERE = cython.declare(cint, codes.LEADER_NOT_THERE)
EV_MOVED = cython.declare(cint, codes.EV_MOVED)


# --- who moves where --------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_start(s: State, side: cint, start: cint) -> cint:
    """Units as many as the enemy's there are engaged and stay (General actions, Move; S16)."""
    if side == SAXON and start >= ENGLISH:
        return SAXONS_STAY
    if not units(s, side, start):
        return NO_UNITS
    return FINE if free_units(s, side, start) else ALL_ENGAGED


@cython.cfunc
@cython.exceptval(check=False)
def why_no_way(s: State, side: cint, start: cint, goal: cint) -> cint:
    """To a neighbour; Vikings also from Scandinavia to the area of the slot's target, and never back (S15)."""
    if start == goal:
        return SAME_AREA
    if goal >= ENGLISH and side == SAXON:
        return SAXONS_STAY
    if goal >= ENGLISH and start < ENGLISH:
        return NO_WAY_BACK
    if start >= ENGLISH and goal < ENGLISH:
        return why_no_passage(s, start - ENGLISH, goal)
    return FINE if s.rules.touching[start * AREAS + goal] else NOT_ADJACENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_passage(s: State, slot: cint, goal: cint) -> cint:
    """Across the sea only to the target on the slot of the area (Actions of the Vikings, Move)."""
    if goal >= COASTAL:
        return NO_TARGET_THERE
    if s.marker[slot] == EMPTY:
        return NO_TARGET
    return FINE if s.marker[slot] == goal else OTHER_TARGET


@cython.cfunc
@cython.exceptval(check=False)
def most_movers(s: State, side: cint, start: cint, one: cint) -> cint:
    """As many units as are free, or the one of the bonus."""
    free: cint = free_units(s, side, start)
    return 1 if one and free > 1 else free


@cython.cfunc
@cython.exceptval(check=False)
def why_no_count(s: State, side: cint, start: cint, count: cint, one: cint) -> cint:
    """So many warriors; the leaders who come along are named afterwards, and somebody has to move."""
    if count > s.warriors[side * PLACES + start]:
        return TOO_FEW_WARRIORS
    if one and count > 1:
        return ONE_UNIT_ONLY
    if count > free_units(s, side, start):
        return ENGAGED_STAY
    return FINE if count or leaders_at(s, side, start) else NOBODY_MOVES


@cython.cfunc
@cython.exceptval(check=False)
def why_no_move(s: State, start: cint, goal: cint, count: cint, one: cint) -> cint:
    reason: cint = why_no_start(s, s.seat, start)
    if reason == FINE:
        reason = why_no_way(s, s.seat, start, goal)
    if reason == FINE:
        reason = why_no_count(s, s.seat, start, count, one)
    return reason


@cython.cfunc
@cython.exceptval(check=False)
def list_moves(s: State, first: cint, one: cint, buffer: p_int, n: cint) -> cint:
    """All moves of the seat to act; `first` is the number of the first action of their kind."""
    start: cint
    goal: cint
    for start in range(AREAS):
        if why_no_start(s, s.seat, start) == FINE:
            for goal in range(AREAS):
                if why_no_way(s, s.seat, start, goal) == FINE:
                    n = list_counts(s, first, start, goal, one, buffer, n)
    return n


@cython.cfunc
@cython.exceptval(check=False)
def list_counts(s: State, first: cint, start: cint, goal: cint, one: cint, buffer: p_int, n: cint) -> cint:
    """Many warriors before few."""
    count: cint
    for count in range(most_movers(s, s.seat, start, one), -1, -1):
        if why_no_count(s, s.seat, start, count, one) == FINE:
            buffer[n] = first + (start * AREAS + goal) * COUNTS + count
            n += 1
    return n


# --- the move ---------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def start_move(s: State, start: cint, goal: cint, count: cint, one: cint, bonus: cint) -> cython.void:
    """A Move begins: as the action of the tile, or as its bonus."""
    if bonus:
        spend_bonus(s)
    else:
        spend(s, MOVE)
    if start >= ENGLISH and goal < ENGLISH and is_hidden(s, start - ENGLISH):
        reveal_target(s, start - ENGLISH)
    embark(s, start, goal, count, one)


@cython.cfunc
@cython.exceptval(check=False)
def embark(s: State, start: cint, goal: cint, count: cint, one: cint) -> cython.void:
    """Where leaders could come along, their owner says which."""
    s.origin = start
    s.goal = goal
    s.count = count
    s.one = one
    if leaders_at(s, s.seat, start) and count < most_movers(s, s.seat, start, one):
        s.phase = ALONG
    else:
        go(s, 0)


@cython.cfunc
@cython.exceptval(check=False)
def why_not_along(s: State, mask: cint) -> cint:
    """The leaders who come along with the warriors already named."""
    movers: cint = s.count + size_of(mask)
    if mask & ~leaders_at(s, s.seat, s.origin):
        return LEADER_NOT_THERE
    if not movers:
        return NOBODY_MOVES
    if movers <= most_movers(s, s.seat, s.origin, s.one):
        return FINE
    return ONE_UNIT_ONLY if s.one else ENGAGED_STAY


@cython.cfunc
@cython.exceptval(check=False)
def list_along(s: State, buffer: p_int, n: cint) -> cint:
    mask: cint
    for mask in range(MASKS):
        if why_not_along(s, mask) == FINE:
            buffer[n] = A_WITH + mask
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def go(s: State, mask: cint) -> cython.void:
    """The units move."""
    shift(s, s.seat, s.origin, s.goal, s.count, mask)
    tell(s, EV_MOVED, s.seat, s.origin, s.goal, s.count * MASKS + mask)
    back_to_tile(s)


# --- to a target drawn at random (S12 to S14) -------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_draw(s: State, slot: cint) -> cint:
    """From a slot that is empty or face up; somebody must be there to go (Actions of the Vikings, Move)."""
    if s.seat == SAXON:
        return SAXONS_STAY
    if not units(s, s.seat, ENGLISH + slot):
        return NO_UNITS
    return TARGET_HIDDEN if is_hidden(s, slot) and not s.rules.redraw_hidden else FINE


@cython.cfunc
@cython.exceptval(check=False)
def list_drawing(s: State, first: cint, buffer: p_int, n: cint) -> cint:
    slot: cint
    for slot in range(SLOTS):
        if why_no_draw(s, slot) == FINE:
            buffer[n] = first + slot
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def start_draw(s: State, slot: cint, bonus: cint) -> cython.void:
    """A Move begins, wherever it may lead."""
    if bonus:
        spend_bonus(s)
    else:
        spend(s, MOVE)
    s.origin = ENGLISH + slot
    s.phase = DRAW_TARGET


@cython.cfunc
@cython.exceptval(check=False)
def see_target(s: State, marker: cint) -> cython.void:
    """At least one unit must go where the marker says (S14)."""
    s.goal = marker
    s.phase = BOARD


@cython.cfunc
@cython.exceptval(check=False)
def why_no_boarding(s: State, start: cint, goal: cint, count: cint) -> cint:
    if start != s.origin or goal != s.goal:
        return ONLY_THIS_LANDING
    return why_no_count(s, s.seat, start, count, 0)


@cython.cfunc
@cython.exceptval(check=False)
def list_boarding(s: State, buffer: p_int, n: cint) -> cint:
    return list_counts(s, A_MOVE, s.origin, s.goal, 0, buffer, n)
