"""The set-up in which the players lay the map (Variable set-up)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon import actions, events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, values
from moonsaga.games.crescent_moon.rules.state import State

# --- the river --------------------------------------------------------------------------------------------------------


def on_river(s: State, corner: cint) -> bint:
    """Does the river pass this corner already?"""
    i: cint
    for i in range(codes.MOST_BENDS):
        if s.bends[i] < 0:
            return False
        if s.bends[i] == corner:
            return True
    return False


def borders_dry(s: State, cell: cint, turn: cint) -> bint:
    """Would a river tile touch a laid tile across an edge without river?"""
    k: cint
    other: cint
    for k in range(6):
        if k == turn or k == (turn + 1) % 6 or (s.edges[cell] >> k) & 1:
            continue
        other = values.NEIGHBOURS[cell * codes.SIDES + k]
        if other >= 0 and s.at[other]:
            return True
    return False


def attaches(s: State, cell: cint, turn: cint, dry: bint) -> cint:
    """The open end that a river tile would continue here; NOBODY if it continues none.

    Neither of its river edges carries river yet, and the river never touches itself.
    """
    one: cint
    other: cint
    end: cint
    far: cint
    if s.at[cell] or (s.edges[cell] >> turn) & 1 or (s.edges[cell] >> ((turn + 1) % 6)) & 1:
        return codes.NOBODY
    one = values.CORNERS[cell * codes.SIDES + (turn + 5) % 6]
    other = values.CORNERS[cell * codes.SIDES + (turn + 1) % 6]
    for end in range(2):
        if s.loose[end] < 0 or (s.loose[end] != one and s.loose[end] != other):
            continue
        far = other if s.loose[end] == one else one
        if on_river(s, values.CORNERS[cell * codes.SIDES + turn]) or on_river(s, far):
            return codes.NOBODY
        return codes.NOBODY if dry and not borders_dry(s, cell, turn) else end
    return codes.NOBODY


def has_place(s: State, end: cint, dry: bint) -> bint:
    """Can the river still be continued at this end?"""
    i: cint
    spot: cint
    cell: cint
    k: cint
    for i in range(3):
        spot = values.CORNER_PLACES[s.loose[end] * 3 + i]
        if spot >= 0:
            cell = spot // 6
            k = spot % 6
            if attaches(s, cell, (k + 1) % 6, dry) == end or attaches(s, cell, (k + 5) % 6, dry) == end:
                return True
    return False


def ends_open(s: State, dry: bint) -> bint:
    """At least one place must remain for the river, in both directions."""
    end: cint
    for end in range(2):
        if s.loose[end] >= 0 and not has_place(s, end, dry):
            return False
    return True


def lay_down(s: State, tile: cint, cell: cint, turn: cint) -> void:
    """A tile comes to lie; the river goes on where it does."""
    end: cint
    h: cint
    one: cint
    end = attaches(s, cell, turn, False) if tile == codes.RIVER else codes.NOBODY
    h = s.hexes
    s.tile[h] = tile
    s.cell[h] = cell
    s.turn[h] = turn
    s.hexes += 1
    if end >= 0:
        one = values.CORNERS[cell * codes.SIDES + (turn + 5) % 6]
        s.loose[end] = values.CORNERS[cell * codes.SIDES + (turn + 1) % 6] if s.loose[end] == one else one
    board_map.chart(s)


def take_up(s: State, end_0: cint, end_1: cint) -> void:
    """The last tile was only a thought."""
    s.hexes -= 1
    s.tile[s.hexes] = s.cell[s.hexes] = codes.NOBODY
    s.turn[s.hexes] = 0
    s.loose[0] = end_0
    s.loose[1] = end_1
    board_map.chart(s)


def keeps_open(s: State, tile: cint, cell: cint, turn: cint, dry: bint) -> bint:
    """Are both ends of the river still open after this tile?"""
    end_0: cint
    end_1: cint
    end_0 = s.loose[0]
    end_1 = s.loose[1]
    if tile != codes.RIVER:
        s.at[cell] = 100
        fine: bint = ends_open(s, dry)
        s.at[cell] = 0
        return fine
    lay_down(s, tile, cell, turn)
    open_: bint = ends_open(s, dry)
    take_up(s, end_0, end_1)
    return open_


def river_level(s: State) -> cint:
    """How strict the rules for a river tile can be: 0 all, 1 no dry edge, 2 ends may close, 3 like a plain tile."""
    level: cint
    end: cint
    i: cint
    spot: cint
    step: cint
    turn: cint
    for level in range(3):
        for end in range(2):
            if s.loose[end] < 0:
                continue
            for i in range(3):
                spot = values.CORNER_PLACES[s.loose[end] * 3 + i]
                if spot < 0:
                    continue
                for step in range(1, 6, 4):
                    turn = (spot % 6 + step) % 6
                    if attaches(s, spot // 6, turn, level == 0) < 0:
                        continue
                    if level == 2 or keeps_open(s, codes.RIVER, spot // 6, turn, level == 0):
                        return level
    return 3


def offer_lay_river(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    level: cint
    cell: cint
    turn: cint
    if not s.bag[seat * codes.TILE_KINDS + codes.RIVER]:
        return n
    level = river_level(s)
    for cell in range(codes.CELLS):
        if s.at[cell] or (level == 3 and why_no_spot(s, cell) != codes.FINE):
            continue
        for turn in range(codes.SIDES):
            if why_no_river(s, seat, cell, turn, level) == codes.FINE:
                buffer[n] = actions.lay_river(cell, turn)
                n += 1
    return n


def why_not_lay_river(s: State, seat: cint, cell: cint, turn: cint) -> cint:
    """A river tile continues the river and leaves it room."""
    return why_no_river(s, seat, cell, turn, river_level(s))


def do_lay_river(s: State, seat: cint, cell: cint, turn: cint) -> void:
    lay(s, seat, codes.RIVER, cell, turn)


def why_no_river(s: State, seat: cint, cell: cint, turn: cint, level: cint) -> cint:
    """The same where it is known how strict the rules can be."""
    if not s.bag[seat * codes.TILE_KINDS + codes.RIVER]:
        return codes.NO_TILE
    if s.at[cell]:
        return codes.NOT_EMPTY
    if level == 3:
        return why_no_spot(s, cell)
    if attaches(s, cell, turn, level == 0) < 0:
        return codes.NO_RIVER_PLACE
    if level < 2 and not keeps_open(s, codes.RIVER, cell, turn, level == 0):
        return codes.BLOCKS_RIVER
    return codes.FINE


# --- other tiles ------------------------------------------------------------------------------------------------------


def touches(s: State, cell: cint) -> cint:
    """How many laid tiles a tile would touch; rivers between them do not matter (difference D29)."""
    n: cint
    k: cint
    other: cint
    n = 0
    for k in range(6):
        other = values.NEIGHBOURS[cell * codes.SIDES + k]
        if other >= 0 and s.at[other]:
            n += 1
    return n


def find_spots(s: State) -> void:
    """Write for each cell what speaks against a plain tile there: it touches as many tiles as it can."""
    most: cint
    keeping: cint
    strict: cint
    cell: cint
    n: cint
    most = 0
    keeping = 0
    for strict in range(2):
        if strict == 1 and keeping:
            break
        for cell in range(codes.CELLS):
            n = 0 if s.at[cell] else touches(s, cell)
            s.spots[cell] = n
            if n and strict == 0:
                if keeps_open(s, codes.FIELDS, cell, 0, True) or (
                    not ends_open(s, True) and keeps_open(s, codes.FIELDS, cell, 0, False)
                ):
                    keeping += 1
                else:
                    s.spots[cell] = -n
    for cell in range(codes.CELLS):
        most = max(most, s.spots[cell])
    for cell in range(codes.CELLS):
        n = s.spots[cell]
        if s.at[cell]:
            s.spots[cell] = codes.NOT_EMPTY
        elif n < 0:
            s.spots[cell] = codes.BLOCKS_RIVER
        elif n == most:
            s.spots[cell] = codes.FINE
        else:
            s.spots[cell] = codes.NOT_MOST


def why_no_spot(s: State, cell: cint) -> cint:
    find_spots(s)
    return s.spots[cell]


def offer_lay(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """All places for the tiles in hand."""
    tile: cint
    cell: cint
    find_spots(s)
    for tile in range(codes.TILE_KINDS):
        if tile == codes.RIVER or not s.bag[seat * codes.TILE_KINDS + tile]:
            continue
        for cell in range(codes.CELLS):
            if s.spots[cell] == codes.FINE:
                buffer[n] = actions.lay(tile, cell)
                n += 1
    return n


def why_not_lay(s: State, seat: cint, tile: cint, cell: cint) -> cint:
    """A tile without river touches as many others as possible and never blocks the river."""
    if tile == codes.RIVER or not s.bag[seat * codes.TILE_KINDS + tile]:
        return codes.NO_TILE
    return why_no_spot(s, cell)


def do_lay(s: State, seat: cint, tile: cint, cell: cint) -> void:
    lay(s, seat, tile, cell, 0)


def lay(s: State, seat: cint, tile: cint, cell: cint, turn: cint) -> void:
    """Lay a tile from the hand; then the next ruler does, until all tiles lie."""
    end: cint
    s.bag[seat * codes.TILE_KINDS + tile] -= 1
    s.learned += 1
    lay_down(s, tile, cell, turn)
    for end in range(2):
        if s.loose[end] >= 0 and not has_place(s, end, False):
            s.loose[end] = codes.NOBODY
    events.laid(s, seat, tile, s.hexes - 1)
    s.who = (seat + 1) % s.rules.seats
    if s.hexes == 1 + s.rules.seats * codes.TILES_EACH:
        s.phase = codes.PLACE_GROUPS
        s.who = 0


def deal_tile(s: State, tile: cint) -> void:
    """Three secret tiles each."""
    held: cint
    left: cint
    i: cint
    s.pool[tile] -= 1
    s.bag[s.who * codes.TILE_KINDS + tile] += 1
    s.learned += 1
    held = left = 0
    for i in range(codes.TILE_KINDS):
        held += s.bag[s.who * codes.TILE_KINDS + i]
        left += s.pool[i]
    events.tile_dealt(s, s.who, tile, 1 << s.who)
    if held == codes.TILES_EACH:
        s.who += 1
    if not left:
        s.phase = codes.LAY
        s.who = 0
