"""The set-up in which the players lay the map (Variable set-up)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import chart
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
else:
    from moonsaga.games.crescent_moon.rules.board_map import chart
    from moonsaga.games.crescent_moon.rules.state import State, tell

# --- constants the compiler should know

A_LAY = cython.declare(cint, codes.A_LAY)
A_LAY_RIVER = cython.declare(cint, codes.A_LAY_RIVER)
BLOCKS_RIVER = cython.declare(cint, codes.BLOCKS_RIVER)
CELLS = cython.declare(cint, codes.CELLS)
EV_LAID = cython.declare(cint, codes.EV_LAID)
EV_TILE_DEALT = cython.declare(cint, codes.EV_TILE_DEALT)
FIELDS = cython.declare(cint, codes.FIELDS)
FINE = cython.declare(cint, codes.FINE)
LAY = cython.declare(cint, codes.LAY)
MOST_BENDS = cython.declare(cint, codes.MOST_BENDS)
NOBODY = cython.declare(cint, codes.NOBODY)
NOT_EMPTY = cython.declare(cint, codes.NOT_EMPTY)
NOT_MOST = cython.declare(cint, codes.NOT_MOST)
NO_RIVER_PLACE = cython.declare(cint, codes.NO_RIVER_PLACE)
NO_TILE = cython.declare(cint, codes.NO_TILE)
PLACE_GROUPS = cython.declare(cint, codes.PLACE_GROUPS)
RIVER = cython.declare(cint, codes.RIVER)
TILES_EACH = cython.declare(cint, codes.TILES_EACH)
TILE_KINDS = cython.declare(cint, codes.TILE_KINDS)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
CORNERS = cython.declare(cint[762])
CORNER_PLACES = cython.declare(cint[882])
NEIGHBOURS = cython.declare(cint[762])
if not cython.compiled:
    CORNERS = [0] * 762
    CORNER_PLACES = [0] * 882
    NEIGHBOURS = [0] * 762
for _i in range(762):
    CORNERS[_i] = codes.CORNERS[_i]
for _i in range(882):
    CORNER_PLACES[_i] = codes.CORNER_PLACES[_i]
for _i in range(762):
    NEIGHBOURS[_i] = codes.NEIGHBOURS[_i]

# --- end of constants


SPOTS = cython.declare(cint[127])
if not cython.compiled:
    SPOTS = [0] * 127


# --- the river --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def on_river(s: State, corner: cint) -> bint:
    """Does the river pass this corner already?"""
    i: cint
    for i in range(MOST_BENDS):
        if s.bends[i] < 0:
            return False
        if s.bends[i] == corner:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def borders_dry(s: State, cell: cint, turn: cint) -> bint:
    """Would a river tile touch a laid tile across an edge without river?"""
    k: cint
    other: cint
    for k in range(6):
        if k == turn or k == (turn + 1) % 6 or (s.edges[cell] >> k) & 1:
            continue
        other = NEIGHBOURS[cell * 6 + k]
        if other >= 0 and s.at[other]:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def attaches(s: State, cell: cint, turn: cint, dry: bint) -> cint:
    """The open end that a river tile would continue here; NOBODY if it continues none.

    Neither of its river edges carries river yet, and the river never touches itself.
    """
    one: cint
    other: cint
    end: cint
    far: cint
    if s.at[cell] or (s.edges[cell] >> turn) & 1 or (s.edges[cell] >> ((turn + 1) % 6)) & 1:
        return NOBODY
    one = CORNERS[cell * 6 + (turn + 5) % 6]
    other = CORNERS[cell * 6 + (turn + 1) % 6]
    for end in range(2):
        if s.loose[end] < 0 or (s.loose[end] != one and s.loose[end] != other):
            continue
        far = other if s.loose[end] == one else one
        if on_river(s, CORNERS[cell * 6 + turn]) or on_river(s, far):
            return NOBODY
        return NOBODY if dry and not borders_dry(s, cell, turn) else end
    return NOBODY


@cython.cfunc
@cython.exceptval(check=False)
def has_place(s: State, end: cint, dry: bint) -> bint:
    """Can the river still be continued at this end?"""
    i: cint
    spot: cint
    cell: cint
    k: cint
    for i in range(3):
        spot = CORNER_PLACES[s.loose[end] * 3 + i]
        if spot >= 0:
            cell = spot // 6
            k = spot % 6
            if attaches(s, cell, (k + 1) % 6, dry) == end or attaches(s, cell, (k + 5) % 6, dry) == end:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def ends_open(s: State, dry: bint) -> bint:
    """At least one place must remain for the river, in both directions."""
    end: cint
    for end in range(2):
        if s.loose[end] >= 0 and not has_place(s, end, dry):
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def lay_down(s: State, tile: cint, cell: cint, turn: cint) -> cython.void:
    """A tile comes to lie; the river goes on where it does."""
    end: cint
    h: cint
    one: cint
    end = attaches(s, cell, turn, False) if tile == RIVER else NOBODY
    h = s.hexes
    s.tile[h] = tile
    s.cell[h] = cell
    s.turn[h] = turn
    s.hexes += 1
    if end >= 0:
        one = CORNERS[cell * 6 + (turn + 5) % 6]
        s.loose[end] = CORNERS[cell * 6 + (turn + 1) % 6] if s.loose[end] == one else one
    chart(s)


@cython.cfunc
@cython.exceptval(check=False)
def take_up(s: State, end_0: cint, end_1: cint) -> cython.void:
    """The last tile was only a thought."""
    s.hexes -= 1
    s.tile[s.hexes] = s.cell[s.hexes] = NOBODY
    s.turn[s.hexes] = 0
    s.loose[0] = end_0
    s.loose[1] = end_1
    chart(s)


@cython.cfunc
@cython.exceptval(check=False)
def keeps_open(s: State, tile: cint, cell: cint, turn: cint, dry: bint) -> bint:
    """Are both ends of the river still open after this tile?"""
    end_0: cint
    end_1: cint
    end_0 = s.loose[0]
    end_1 = s.loose[1]
    if tile != RIVER:
        s.at[cell] = 100
        fine: bint = ends_open(s, dry)
        s.at[cell] = 0
        return fine
    lay_down(s, tile, cell, turn)
    open_: bint = ends_open(s, dry)
    take_up(s, end_0, end_1)
    return open_


@cython.cfunc
@cython.exceptval(check=False)
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
                spot = CORNER_PLACES[s.loose[end] * 3 + i]
                if spot < 0:
                    continue
                for step in range(1, 6, 4):
                    turn = (spot % 6 + step) % 6
                    if attaches(s, spot // 6, turn, level == 0) < 0:
                        continue
                    if level == 2 or keeps_open(s, RIVER, spot // 6, turn, level == 0):
                        return level
    return 3


@cython.cfunc
@cython.exceptval(check=False)
def why_no_lay_river(s: State, seat: cint, cell: cint, turn: cint, level: cint) -> cint:
    """A river tile continues the river and leaves it room."""
    if s.phase != LAY:
        return WRONG_MOMENT
    if not s.bag[seat * 8 + RIVER]:
        return NO_TILE
    if s.at[cell]:
        return NOT_EMPTY
    if level == 3:
        return why_no_spot(s, cell)
    if attaches(s, cell, turn, level == 0) < 0:
        return NO_RIVER_PLACE
    if level < 2 and not keeps_open(s, RIVER, cell, turn, level == 0):
        return BLOCKS_RIVER
    return FINE


# --- other tiles ------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def touches(s: State, cell: cint) -> cint:
    """How many laid tiles a tile would touch; rivers between them do not matter (difference D29)."""
    n: cint
    k: cint
    other: cint
    n = 0
    for k in range(6):
        other = NEIGHBOURS[cell * 6 + k]
        if other >= 0 and s.at[other]:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def find_spots(s: State) -> cython.void:
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
        for cell in range(CELLS):
            n = 0 if s.at[cell] else touches(s, cell)
            SPOTS[cell] = n
            if n and strict == 0:
                if keeps_open(s, FIELDS, cell, 0, True) or (
                    not ends_open(s, True) and keeps_open(s, FIELDS, cell, 0, False)
                ):
                    keeping += 1
                else:
                    SPOTS[cell] = -n
    for cell in range(CELLS):
        most = max(most, SPOTS[cell])
    for cell in range(CELLS):
        n = SPOTS[cell]
        if s.at[cell]:
            SPOTS[cell] = NOT_EMPTY
        elif n < 0:
            SPOTS[cell] = BLOCKS_RIVER
        elif n == most:
            SPOTS[cell] = FINE
        else:
            SPOTS[cell] = NOT_MOST


@cython.cfunc
@cython.exceptval(check=False)
def why_no_spot(s: State, cell: cint) -> cint:
    find_spots(s)
    return SPOTS[cell]


@cython.cfunc
@cython.exceptval(check=False)
def why_no_lay(s: State, seat: cint, tile: cint, cell: cint) -> cint:
    """A tile without river touches as many others as possible and never blocks the river."""
    if s.phase != LAY:
        return WRONG_MOMENT
    if tile == RIVER or not s.bag[seat * 8 + tile]:
        return NO_TILE
    return why_no_spot(s, cell)


@cython.cfunc
@cython.exceptval(check=False)
def offer_tiles(s: State, seat: cint, buffer: cython.p_int) -> cint:
    """All places for the tiles in hand."""
    n: cint
    tile: cint
    cell: cint
    n = 0
    find_spots(s)
    for tile in range(TILE_KINDS):
        if tile == RIVER or not s.bag[seat * 8 + tile]:
            continue
        for cell in range(CELLS):
            if SPOTS[cell] == FINE:
                buffer[n] = A_LAY + tile * CELLS + cell
                n += 1
    if s.bag[seat * 8 + RIVER]:
        n = offer_rivers(s, seat, buffer, n)
    return n


@cython.cfunc
@cython.exceptval(check=False)
def offer_rivers(s: State, seat: cint, buffer: cython.p_int, n: cint) -> cint:
    level: cint
    cell: cint
    turn: cint
    level = river_level(s)
    for cell in range(CELLS):
        if s.at[cell] or (level == 3 and why_no_spot(s, cell) != FINE):
            continue
        for turn in range(6):
            if why_no_lay_river(s, seat, cell, turn, level) == FINE:
                buffer[n] = A_LAY_RIVER + cell * 6 + turn
                n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def lay(s: State, seat: cint, tile: cint, cell: cint, turn: cint) -> cython.void:
    """Lay a tile from the hand; then the next ruler does, until all tiles lie."""
    end: cint
    s.bag[seat * 8 + tile] -= 1
    s.learned += 1
    lay_down(s, tile, cell, turn)
    for end in range(2):
        if s.loose[end] >= 0 and not has_place(s, end, False):
            s.loose[end] = NOBODY
    tell(s, EV_LAID, seat, NOBODY, tile, s.hexes - 1)
    s.who = (seat + 1) % s.rules.seats
    if s.hexes == 1 + s.rules.seats * TILES_EACH:
        s.phase = PLACE_GROUPS
        s.who = 0


@cython.cfunc
@cython.exceptval(check=False)
def deal_tile(s: State, tile: cint) -> cython.void:
    """Three secret tiles each."""
    held: cint
    left: cint
    i: cint
    s.pool[tile] -= 1
    s.bag[s.who * 8 + tile] += 1
    s.learned += 1
    held = left = 0
    for i in range(TILE_KINDS):
        held += s.bag[s.who * 8 + i]
        left += s.pool[i]
    tell(s, EV_TILE_DEALT, s.who, NOBODY, tile, held)
    if held == TILES_EACH:
        s.who += 1
    if not left:
        s.phase = LAY
        s.who = 0
