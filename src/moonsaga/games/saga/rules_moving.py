"""Move, of both sides: from one area to a neighbour, or from Scandinavia to a raid target (Move; S11 to S17, S52)."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.saga import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules_round import back_to_tile, spend, spend_bonus
    from cython.cimports.moonsaga.games.saga.rules_targets import is_hidden, reveal_target
    from cython.cimports.moonsaga.games.saga.state import (
        State,
        free_units,
        leaders_at,
        shift,
        size_of,
        tell,
        units,
    )
else:
    from moonsaga.games.saga.rules_round import back_to_tile, spend, spend_bonus
    from moonsaga.games.saga.rules_targets import is_hidden, reveal_target
    from moonsaga.games.saga.state import State, free_units, leaders_at, shift, size_of, tell, units

SAXON = cython.declare(cint, numbers.SAXON)
AREAS = cython.declare(cint, numbers.AREAS)
ENGLISH = cython.declare(cint, numbers.ENGLISH)
COASTAL = cython.declare(cint, numbers.COASTAL)
PLACES = cython.declare(cint, numbers.PLACES)
SLOTS = cython.declare(cint, numbers.SLOTS)
COUNTS = cython.declare(cint, numbers.COUNTS)
MASKS = cython.declare(cint, numbers.MASKS)
EMPTY = cython.declare(cint, numbers.EMPTY)
MOVE = cython.declare(cint, numbers.MOVE)
DRAW_TARGET = cython.declare(cint, numbers.DRAW_TARGET)
BOARD = cython.declare(cint, numbers.BOARD)
ALONG = cython.declare(cint, numbers.ALONG)
A_MOVE = cython.declare(cint, numbers.A_MOVE)
A_WITH = cython.declare(cint, numbers.A_WITH)
FINE = cython.declare(cint, numbers.FINE)
NO_UNITS = cython.declare(cint, numbers.NO_UNITS)
ALL_ENGAGED = cython.declare(cint, numbers.ALL_ENGAGED)
SAME_AREA = cython.declare(cint, numbers.SAME_AREA)
NOT_ADJACENT = cython.declare(cint, numbers.NOT_ADJACENT)
SAXONS_STAY = cython.declare(cint, numbers.SAXONS_STAY)
NO_WAY_BACK = cython.declare(cint, numbers.NO_WAY_BACK)
NO_TARGET_THERE = cython.declare(cint, numbers.NO_TARGET_THERE)
NO_TARGET = cython.declare(cint, numbers.NO_TARGET)
OTHER_TARGET = cython.declare(cint, numbers.OTHER_TARGET)
TOO_FEW_WARRIORS = cython.declare(cint, numbers.TOO_FEW_WARRIORS)
ENGAGED_STAY = cython.declare(cint, numbers.ENGAGED_STAY)
NOBODY_MOVES = cython.declare(cint, numbers.NOBODY_MOVES)
ONE_UNIT_ONLY = cython.declare(cint, numbers.ONE_UNIT_ONLY)
TARGET_HIDDEN = cython.declare(cint, numbers.TARGET_HIDDEN)
ONLY_THIS_LANDING = cython.declare(cint, numbers.ONLY_THIS_LANDING)
LEADER_NOT_THERE = cython.declare(cint, numbers.LEADER_NOT_THERE)
EV_MOVED = cython.declare(cint, numbers.EV_MOVED)


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
