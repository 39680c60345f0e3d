"""Setting up: tiles, small tiles, discs, colours and the first player are all chance; what fails is drawn again."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules.board import turns_of_small

if cython.compiled:
    from cython.cimports.moonsaga.games.eko.rules.board import (
        Board,
        fits,
        holds_together,
        lay_large,
        lay_small,
        number_cells,
    )
    from cython.cimports.moonsaga.games.eko.rules.state import State, put, tell
    from cython.cimports.moonsaga.kernel.cores.bits import count_bits, lowest_bit, u128
else:
    from moonsaga.games.eko.rules.board import Board, fits, holds_together, lay_large, lay_small, number_cells
    from moonsaga.games.eko.rules.state import State, put, tell
    from moonsaga.kernel.cores.bits_plain import count_bits, lowest_bit, u128

ONE = cython.declare(u128, 1)
NOWHERE = cython.declare(cint, -1)
CELLS = cython.declare(cint, codes.CELLS)
IN_RESERVE = cython.declare(cint, codes.IN_RESERVE)
LAY_TILES = cython.declare(cint, codes.LAY_TILES)
TURN_TILES = cython.declare(cint, codes.TURN_TILES)
LAY_SMALL_TILES = cython.declare(cint, codes.LAY_SMALL_TILES)
LAY_DISCS = cython.declare(cint, codes.LAY_DISCS)
DRAW_COLOURS = cython.declare(cint, codes.DRAW_COLOURS)
DRAW_FIRST = cython.declare(cint, codes.DRAW_FIRST)
SWAP_EMPERORS = cython.declare(cint, codes.SWAP_EMPERORS)
DISC_LAID = cython.declare(cint, codes.DISC_LAID)
COLOUR_DRAWN = cython.declare(cint, codes.COLOUR_DRAWN)
FIRST_DRAWN = cython.declare(cint, codes.FIRST_DRAWN)
BOARD_LAID = cython.declare(cint, codes.BOARD_LAID)
TILE_LAID = cython.declare(cint, codes.TILE_LAID)
TILES_TURNED_AGAIN = cython.declare(cint, codes.TILES_TURNED_AGAIN)
SMALL_TILE_LAID = cython.declare(cint, codes.SMALL_TILE_LAID)
SMALL_TILES_LAID_AGAIN = cython.declare(cint, codes.SMALL_TILES_LAID_AGAIN)
MOST_PLACES = cython.declare(cint, CELLS * 6)
SMALL_TURNS = cython.declare(cint[5])
ANYWHERE = cython.declare(cint[1])
if not cython.compiled:
    SMALL_TURNS, ANYWHERE = [0] * 5, [0]
for _sort in range(5):
    SMALL_TURNS[_sort] = turns_of_small(_sort)


@cython.cfunc
@cython.exceptval(check=False)
def begin_set_up(s: State) -> cython.void:
    """A fixed board is on the table at once; any other begins with its first tile."""
    i: cint
    if not s.rules.fixed:
        return
    for i in range(s.rules.slots):
        s.slot_tile[i] = s.rules.letter[i]
        s.slot_turn[i] = s.rules.fixed_turn[i]
    large_tiles_lie(s)


@cython.cfunc
@cython.exceptval(check=False)
def list_set_up(s: State, outcomes: p_int, weights: p_int) -> cint:
    """Nature's outcomes at this step."""
    n: cint = 0
    i: cint
    if s.phase == LAY_SMALL_TILES:
        n = list_small_places(s, outcomes)
    elif s.phase == LAY_DISCS:
        return list_discs(s, outcomes, weights)
    elif s.phase == TURN_TILES:
        n = 6
    elif s.phase == DRAW_FIRST:
        n = s.rules.seats
    elif s.phase == LAY_TILES:
        n = list_tiles(s, outcomes)
    else:
        n = list_colours(s, outcomes)
    for i in range(n):
        weights[i] = 1
        if s.phase == TURN_TILES or s.phase == DRAW_FIRST:
            outcomes[i] = i
    return n


@cython.cfunc
@cython.exceptval(check=False)
def play_set_up(s: State, outcome: cint) -> cython.void:
    """Carry out what Nature chose."""
    s.chances += 1
    if s.phase == LAY_TILES:
        lay_tile(s, outcome)
    elif s.phase == TURN_TILES:
        turn_tile(s, outcome)
    elif s.phase == LAY_SMALL_TILES:
        lay_small_tile(s, outcome)
    elif s.phase == LAY_DISCS:
        lay_disc(s, outcome)
    elif s.phase == DRAW_COLOURS:
        draw_colour(s, outcome)
    else:
        draw_first(s, outcome)


@cython.cfunc
@cython.exceptval(check=False)
def list_tiles(s: State, outcomes: p_int) -> cint:
    """The tiles that have not been laid yet."""
    n: cint = 0
    i: cint
    j: cint
    for i in range(s.rules.slots):
        for j in range(s.laid):
            if s.slot_tile[j] == s.rules.letter[i]:
                break
        else:
            outcomes[n] = s.rules.letter[i]
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def lay_tile(s: State, letter: cint) -> cython.void:
    s.slot_tile[s.laid] = letter
    tell(s, TILE_LAID, letter, s.laid, 0, 0)
    s.laid += 1
    if s.laid == s.rules.slots:
        s.phase = TURN_TILES
        s.laid = 0


@cython.cfunc
@cython.exceptval(check=False)
def turn_tile(s: State, turn: cint) -> cython.void:
    s.slot_turn[s.laid] = turn
    s.laid += 1
    if s.laid == s.rules.slots:
        large_tiles_lie(s)


@cython.cfunc
@cython.exceptval(check=False)
def large_tiles_lie(s: State) -> cython.void:
    """If some space is cut off, or a site out of reach, all tiles are turned again."""
    i: cint
    s.laid = 0
    s.board = assembled(s, 0)
    if holds_together(s.board):
        next_small_tile(s)
        return
    s.board = None
    for i in range(s.rules.slots):
        s.slot_turn[i] = NOWHERE
    s.phase = TURN_TILES
    tell(s, TILES_TURNED_AGAIN, 0, 0, 0, 0)


@cython.cfunc
def assembled(s: State, smalls: cint) -> Board:
    """The board of all large tiles and so many small ones."""
    b: Board = Board()
    i: cint
    for i in range(s.rules.slots):
        lay_large(b, s.rules.slot_cell[i], s.slot_tile[i], s.slot_turn[i])
    for i in range(smalls):
        lay_small(b, s.rules.small[i], s.small_at[i] // 6, s.small_at[i] % 6)
    number_cells(b)
    return b


@cython.cfunc
@cython.exceptval(check=False)
def next_small_tile(s: State) -> cython.void:
    """Where the small tiles so far leave no place for the next one, all of them are laid anew (E49)."""
    if s.laid == s.rules.smalls:
        s.laid = 0
        s.phase = LAY_DISCS
        tell(s, BOARD_LAID, 0, 0, 0, 0)
        return
    s.phase = LAY_SMALL_TILES
    if s.laid and not find_small_places(s, ANYWHERE, 1):
        take_small_tiles_off(s)


@cython.cfunc
@cython.exceptval(check=False)
def take_small_tiles_off(s: State) -> cython.void:
    i: cint
    for i in range(s.laid):
        s.small_at[i] = NOWHERE
    s.laid = 0
    s.board = assembled(s, 0)
    tell(s, SMALL_TILES_LAID_AGAIN, 0, 0, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def list_small_places(s: State, outcomes: p_int) -> cint:
    """Everywhere this small tile fits, each place and look once."""
    return find_small_places(s, outcomes, MOST_PLACES)


@cython.cfunc
@cython.exceptval(check=False)
def find_small_places(s: State, outcomes: p_int, most: cint) -> cint:
    """Up to `most` of these places: to know that there is one at all, the first is enough."""
    sort: cint = s.rules.small[s.laid]
    cell: cint
    turn: cint
    n: cint = 0
    for cell in range(CELLS):
        if s.board.kind[cell]:
            continue
        for turn in range(SMALL_TURNS[sort]):
            if fits(s.board, sort, cell, turn):
                outcomes[n] = cell * 6 + turn
                n += 1
                if n == most:
                    return n
    return n


@cython.cfunc
@cython.exceptval(check=False)
def lay_small_tile(s: State, place: cint) -> cython.void:
    tell(s, SMALL_TILE_LAID, s.rules.small[s.laid], place // 6, place % 6, 0)
    s.small_at[s.laid] = place
    s.laid += 1
    s.board = assembled(s, s.laid)
    next_small_tile(s)


@cython.cfunc
@cython.exceptval(check=False)
def next_free_space(s: State) -> cint:
    """Discs go on ordinary spaces in reading order; storms get none (E34)."""
    return lowest_bit(s.board.ground & ~s.board.storm & ~(s.held[0] | s.held[1] | s.held[2] | s.held[3]))


@cython.cfunc
@cython.exceptval(check=False)
def list_discs(s: State, outcomes: p_int, weights: p_int) -> cint:
    """All discs that are not yet on the board, Emperors among them, are shuffled together."""
    n: cint = 0
    colour: cint
    for colour in range(s.rules.seats):
        if s.reserve[colour]:
            outcomes[n] = colour * 2
            weights[n] = s.reserve[colour]
            n += 1
        if s.emperor[colour] == IN_RESERVE:
            outcomes[n] = colour * 2 + 1
            weights[n] = 1
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def lay_disc(s: State, disc: cint) -> cython.void:
    colour: cint = disc // 2
    space: cint = next_free_space(s)
    put(s, colour, space, 1)
    if disc % 2:
        s.emperor[colour] = space
    else:
        s.reserve[colour] -= 1
    s.laid += 1
    tell(s, DISC_LAID, colour, space, disc % 2, 0)
    if s.laid == count_bits(s.board.ground & ~s.board.storm):
        s.laid = 0
        s.phase = DRAW_COLOURS
        if not s.rules.drawn_colours:
            while s.phase == DRAW_COLOURS:
                draw_colour(s, s.laid)


@cython.cfunc
@cython.exceptval(check=False)
def list_colours(s: State, outcomes: p_int) -> cint:
    n: cint = 0
    colour: cint
    seat: cint
    for colour in range(s.rules.seats):
        for seat in range(s.laid):
            if s.colour[seat] == colour:
                break
        else:
            outcomes[n] = colour
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def draw_colour(s: State, colour: cint) -> cython.void:
    """Each player draws a player board and takes the buildings of its colour."""
    s.colour[s.laid] = colour
    tell(s, COLOUR_DRAWN, s.laid, colour, 0, 0)
    s.laid += 1
    if s.laid == s.rules.seats:
        seat_the_colours(s)
        s.laid = 0
        s.phase = DRAW_FIRST


@cython.cfunc
@cython.exceptval(check=False)
def seat_the_colours(s: State) -> cython.void:
    """From now on pieces are counted by seat."""
    held = cython.declare(u128[4]) if cython.compiled else [0] * 4
    emperor = cython.declare(cint[4]) if cython.compiled else [0] * 4
    seat: cint
    for seat in range(s.rules.seats):
        held[seat] = s.held[s.colour[seat]]
        emperor[seat] = s.emperor[s.colour[seat]]
    for seat in range(s.rules.seats):
        s.held[seat] = held[seat]
        s.emperor[seat] = emperor[seat]


@cython.cfunc
@cython.exceptval(check=False)
def draw_first(s: State, seat: cint) -> cython.void:
    """The first player is drawn; from him on, each Emperor may be swapped."""
    s.first = s.seat = seat
    s.phase = SWAP_EMPERORS
    tell(s, FIRST_DRAWN, seat, 0, 0, 0)
