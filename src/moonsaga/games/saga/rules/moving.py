"""Move, of both sides: from one area to a neighbour, or from Scandinavia to a raid target (Move; S11 to S17, S52)."""

from __future__ import annotations

from cython import int as cint
from cython import p_int, void

from moonsaga.games.saga import actions, events
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import rounds, state, targets
from moonsaga.games.saga.rules.state import State

# --- who moves where --------------------------------------------------------------------------------------------------


def why_no_start(s: State, side: cint, start: cint) -> cint:
    """Units as many as the enemy's there are engaged and stay (General actions, Move; S16)."""
    if side == codes.SAXON and start >= codes.ENGLISH:
        return codes.SAXONS_STAY
    if not state.units(s, side, start):
        return codes.NO_UNITS
    return codes.FINE if state.free_units(s, side, start) else codes.ALL_ENGAGED


def why_no_way(s: State, side: cint, start: cint, goal: cint) -> cint:
    """To a neighbour; Vikings also from Scandinavia to the area of the slot's target, and never back (S15)."""
    if start == goal:
        return codes.SAME_AREA
    if goal >= codes.ENGLISH and side == codes.SAXON:
        return codes.SAXONS_STAY
    if goal >= codes.ENGLISH and start < codes.ENGLISH:
        return codes.NO_WAY_BACK
    if start >= codes.ENGLISH and goal < codes.ENGLISH:
        return why_no_passage(s, start - codes.ENGLISH, goal)
    return codes.FINE if s.rules.touching[start * codes.AREAS + goal] else codes.NOT_ADJACENT


def why_no_passage(s: State, slot: cint, goal: cint) -> cint:
    """Across the sea only to the target on the slot of the area (Actions of the Vikings, Move)."""
    if goal >= codes.COASTAL:
        return codes.NO_TARGET_THERE
    if s.marker[slot] == codes.EMPTY:
        return codes.NO_TARGET
    return codes.FINE if s.marker[slot] == goal else codes.OTHER_TARGET


def most_movers(s: State, side: cint, start: cint, one: cint) -> cint:
    """As many units as are free, or the one of the bonus."""
    free: cint = state.free_units(s, side, start)
    return 1 if one and free > 1 else free


def why_no_count(s: State, side: cint, start: cint, count: cint, one: cint) -> cint:
    """A number of warriors; the leaders who come along are named afterwards, and somebody has to move."""
    if count > s.warriors[side * codes.PLACES + start]:
        return codes.TOO_FEW_WARRIORS
    if one and count > 1:
        return codes.ONE_UNIT_ONLY
    if count > state.free_units(s, side, start):
        return codes.ENGAGED_STAY
    return codes.FINE if count or state.leaders_at(s, side, start) else codes.NOBODY_MOVES


def why_no_move(s: State, start: cint, goal: cint, count: cint, one: cint) -> cint:
    reason: cint = why_no_start(s, s.seat, start)
    if reason == codes.FINE:
        reason = why_no_way(s, s.seat, start, goal)
    if reason == codes.FINE:
        reason = why_no_count(s, s.seat, start, count, one)
    return reason


def list_moves(s: State, first: cint, one: cint, buffer: p_int, n: cint) -> cint:
    """All moves of the seat to act; `first` is the number of the first action of their kind."""
    start: cint
    goal: cint
    for start in range(codes.AREAS):
        if why_no_start(s, s.seat, start) == codes.FINE:
            for goal in range(codes.AREAS):
                if why_no_way(s, s.seat, start, goal) == codes.FINE:
                    n = list_counts(s, first, start, goal, one, buffer, n)
    return n


def list_counts(s: State, first: cint, start: cint, goal: cint, one: cint, buffer: p_int, n: cint) -> cint:
    """Many warriors before few."""
    count: cint
    for count in range(most_movers(s, s.seat, start, one), -1, -1):
        if why_no_count(s, s.seat, start, count, one) == codes.FINE:
            buffer[n] = first + (start * codes.AREAS + goal) * codes.COUNTS + count
            n += 1
    return n


# --- the move ---------------------------------------------------------------------------------------------------------


def offer_move(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """As the action of the tile; after a draw only to the target that came up."""
    if s.phase == codes.BOARD:
        return list_counts(s, actions.FIRST_MOVE, s.origin, s.goal, 0, buffer, n)
    if rounds.why_no_entry(s, codes.MOVE) == codes.FINE:
        n = list_moves(s, actions.FIRST_MOVE, 0, buffer, n)
    return n


def why_not_move(s: State, seat: cint, start: cint, goal: cint, count: cint) -> cint:
    if s.phase == codes.BOARD:
        return why_no_boarding(s, start, goal, count)
    return rounds.why_no_entry(s, codes.MOVE) or why_no_move(s, start, goal, count, 0)


def do_move(s: State, seat: cint, start: cint, goal: cint, count: cint) -> void:
    if s.phase == codes.TILE:
        rounds.spend(s, codes.MOVE)
        reveal_goal(s, start, goal)
    embark(s, start, goal, count, 0)


def only_one(s: State) -> cint:
    """The bonus of the Anglo-Saxons moves one unit, that of the Vikings is a full Move."""
    return 1 if s.seat == codes.SAXON else 0


def offer_bonus_move(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    if rounds.why_no_move_bonus(s) == codes.FINE:
        n = list_moves(s, actions.FIRST_BONUS_MOVE, only_one(s), buffer, n)
    return n


def why_not_bonus_move(s: State, seat: cint, start: cint, goal: cint, count: cint) -> cint:
    return rounds.why_no_move_bonus(s) or why_no_move(s, start, goal, count, only_one(s))


def do_bonus_move(s: State, seat: cint, start: cint, goal: cint, count: cint) -> void:
    rounds.spend_bonus(s)
    reveal_goal(s, start, goal)
    embark(s, start, goal, count, only_one(s))


def reveal_goal(s: State, start: cint, goal: cint) -> void:
    """Who crosses the sea to a hidden target turns it over."""
    if start >= codes.ENGLISH and goal < codes.ENGLISH and targets.is_hidden(s, start - codes.ENGLISH):
        targets.reveal_target(s, start - codes.ENGLISH)


def embark(s: State, start: cint, goal: cint, count: cint, one: cint) -> void:
    """Where leaders could come along, their owner says which."""
    s.origin = start
    s.goal = goal
    s.count = count
    s.one = one
    if state.leaders_at(s, s.seat, start) and count < most_movers(s, s.seat, start, one):
        s.phase = codes.ALONG
    else:
        go(s, 0)


def why_not_with(s: State, seat: cint, mask: cint) -> cint:
    """The leaders who come along with the warriors already named."""
    movers: cint = s.count + state.size_of(mask)
    if mask & ~state.leaders_at(s, s.seat, s.origin):
        return codes.LEADER_NOT_THERE
    if not movers:
        return codes.NOBODY_MOVES
    if movers <= most_movers(s, s.seat, s.origin, s.one):
        return codes.FINE
    return codes.ONE_UNIT_ONLY if s.one else codes.ENGAGED_STAY


def do_with(s: State, seat: cint, mask: cint) -> void:
    go(s, mask)


def go(s: State, mask: cint) -> void:
    """The units move."""
    state.shift(s, s.seat, s.origin, s.goal, s.count, mask)
    events.moved(s, s.seat, s.origin, s.goal, s.count, mask)
    rounds.back_to_tile(s)


# --- to a target drawn at random (S12 to S14) -------------------------------------------------------------------------


def why_no_draw(s: State, slot: cint) -> cint:
    """From a slot that is empty or face up; somebody must be there to go (Actions of the Vikings, Move)."""
    if s.seat == codes.SAXON:
        return codes.SAXONS_STAY
    if not state.units(s, s.seat, codes.ENGLISH + slot):
        return codes.NO_UNITS
    return codes.TARGET_HIDDEN if targets.is_hidden(s, slot) and not s.rules.redraw_hidden else codes.FINE


def offer_draw(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    if rounds.why_no_entry(s, codes.MOVE) == codes.FINE:
        n = list_drawing(s, actions.FIRST_DRAW, buffer, n)
    return n


def why_not_draw(s: State, seat: cint, slot: cint) -> cint:
    return rounds.why_no_entry(s, codes.MOVE) or why_no_draw(s, slot)


def do_draw(s: State, seat: cint, slot: cint) -> void:
    rounds.spend(s, codes.MOVE)
    start_draw(s, slot)


def offer_bonus_draw(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    if rounds.why_no_move_bonus(s) == codes.FINE:
        n = list_drawing(s, actions.FIRST_BONUS_DRAW, buffer, n)
    return n


def why_not_bonus_draw(s: State, seat: cint, slot: cint) -> cint:
    return rounds.why_no_move_bonus(s) or why_no_draw(s, slot)


def do_bonus_draw(s: State, seat: cint, slot: cint) -> void:
    rounds.spend_bonus(s)
    start_draw(s, slot)


def list_drawing(s: State, first: cint, buffer: p_int, n: cint) -> cint:
    slot: cint
    for slot in range(codes.SLOTS):
        if why_no_draw(s, slot) == codes.FINE:
            buffer[n] = first + slot
            n += 1
    return n


def start_draw(s: State, slot: cint) -> void:
    """A Move begins, wherever it may lead."""
    s.origin = codes.ENGLISH + slot
    s.phase = codes.DRAW_TARGET


def see_target(s: State, marker: cint) -> void:
    """At least one unit must go where the marker says (S14)."""
    s.goal = marker
    s.phase = codes.BOARD


def why_no_boarding(s: State, start: cint, goal: cint, count: cint) -> cint:
    if start != s.origin or goal != s.goal:
        return codes.ONLY_THIS_LANDING
    return why_no_count(s, s.seat, start, count, 0)
