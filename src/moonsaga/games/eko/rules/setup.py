"""Setting up: tiles, small tiles, discs, colours and the first player are all chance; what fails is drawn again."""

from __future__ import annotations

import cython
from cython import int as cint
from cython import p_int, void

from moonsaga.games.eko import events
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import board, values
from moonsaga.games.eko.rules.board import Board
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits


def begin_set_up(s: State) -> void:
    """A fixed board is on the table at once; any other begins with its first tile."""
    i: cint
    if not s.rules.fixed:
        return
    for i in range(s.rules.slots):
        s.slot_tile[i] = s.rules.letter[i]
        s.slot_turn[i] = s.rules.fixed_turn[i]
    large_tiles_lie(s)


def list_set_up(s: State, outcomes: p_int, weights: p_int) -> cint:
    """The outcomes of chance at this step."""
    n: cint = 0
    i: cint
    if s.phase == codes.LAY_SMALL_TILES:
        n = list_small_places(s, outcomes)
    elif s.phase == codes.LAY_DISCS:
        return list_discs(s, outcomes, weights)
    elif s.phase == codes.TURN_TILES:
        n = 6
    elif s.phase == codes.DRAW_FIRST:
        n = s.rules.seats
    elif s.phase == codes.LAY_TILES:
        n = list_tiles(s, outcomes)
    else:
        n = list_colours(s, outcomes)
    for i in range(n):
        weights[i] = 1
        if s.phase == codes.TURN_TILES or s.phase == codes.DRAW_FIRST:
            outcomes[i] = i
    return n


def play_set_up(s: State, outcome: cint) -> void:
    """Carry out an outcome of chance."""
    s.chances += 1
    if s.phase == codes.LAY_TILES:
        lay_tile(s, outcome)
    elif s.phase == codes.TURN_TILES:
        turn_tile(s, outcome)
    elif s.phase == codes.LAY_SMALL_TILES:
        lay_small_tile(s, outcome)
    elif s.phase == codes.LAY_DISCS:
        lay_disc(s, outcome)
    elif s.phase == codes.DRAW_COLOURS:
        draw_colour(s, outcome)
    else:
        draw_first(s, outcome)


def list_tiles(s: State, outcomes: p_int) -> cint:
    """The tiles that have not been laid yet."""
    n: cint = 0
    i: cint
    j: cint
    for i in range(s.rules.slots):
        for j in range(s.set_up_step):
            if s.slot_tile[j] == s.rules.letter[i]:
                break
        else:
            outcomes[n] = s.rules.letter[i]
            n += 1
    return n


def lay_tile(s: State, letter: cint) -> void:
    s.slot_tile[s.set_up_step] = letter
    events.tile_laid(s, letter, s.set_up_step)
    s.set_up_step += 1
    if s.set_up_step == s.rules.slots:
        s.phase = codes.TURN_TILES
        s.set_up_step = 0


def turn_tile(s: State, turn: cint) -> void:
    s.slot_turn[s.set_up_step] = turn
    s.set_up_step += 1
    if s.set_up_step == s.rules.slots:
        large_tiles_lie(s)


def large_tiles_lie(s: State) -> void:
    """If some space is cut off, or a site out of reach, all tiles are turned again."""
    i: cint
    s.set_up_step = 0
    with cython.gil:
        s.board = assembled(s, 0)
    if board.holds_together(s.board):
        next_small_tile(s)
        return
    with cython.gil:
        s.board = None  # type: ignore[assignment]
    for i in range(s.rules.slots):
        s.slot_turn[i] = codes.NOWHERE
    s.phase = codes.TURN_TILES
    events.tiles_turned_again(s)


@cython.cfunc
def assembled(s: State, smalls: cint) -> Board:
    """The board of all large tiles and this number of small ones."""
    b: Board = Board()
    i: cint
    for i in range(s.rules.slots):
        board.lay_large(b, s.rules.slot_cell[i], s.slot_tile[i], s.slot_turn[i])
    for i in range(smalls):
        board.lay_small(b, s.rules.small[i], s.small_at[i] // 6, s.small_at[i] % 6)
    board.number_cells(b)
    return b


def next_small_tile(s: State) -> void:
    """Where the small tiles so far leave no place for the next one, all of them are laid again (E49)."""
    anywhere: cint[1] = [0]
    if s.set_up_step == s.rules.smalls:
        s.set_up_step = 0
        s.phase = codes.LAY_DISCS
        events.board_laid(s)
        return
    s.phase = codes.LAY_SMALL_TILES
    if s.set_up_step and not find_small_places(s, anywhere, 1):
        take_small_tiles_off(s)


def take_small_tiles_off(s: State) -> void:
    i: cint
    for i in range(s.set_up_step):
        s.small_at[i] = codes.NOWHERE
    s.set_up_step = 0
    with cython.gil:
        s.board = assembled(s, 0)
    events.small_tiles_laid_again(s)


def list_small_places(s: State, outcomes: p_int) -> cint:
    """Everywhere this small tile fits, each place and look once."""
    return find_small_places(s, outcomes, codes.MOST_PLACES)


def find_small_places(s: State, outcomes: p_int, most: cint) -> cint:
    """Up to `most` of these places: to know that there is one at all, the first is enough."""
    sort: cint = s.rules.small[s.set_up_step]
    cell: cint
    turn: cint
    n: cint = 0
    for cell in range(codes.CELLS):
        if s.board.kind[cell]:
            continue
        for turn in range(values.SMALL_TURNS[sort]):
            if board.fits(s.board, sort, cell, turn):
                outcomes[n] = cell * 6 + turn
                n += 1
                if n == most:
                    return n
    return n


def lay_small_tile(s: State, place: cint) -> void:
    events.small_tile_laid(s, s.rules.small[s.set_up_step])
    s.small_at[s.set_up_step] = place
    s.set_up_step += 1
    with cython.gil:
        s.board = assembled(s, s.set_up_step)
    next_small_tile(s)


def next_free_space(s: State) -> cint:
    """Discs go on ordinary spaces in reading order; storms get none (E34)."""
    return bits.lowest_bit(s.board.ground & ~s.board.storm & ~s.height[1])


def list_discs(s: State, outcomes: p_int, weights: p_int) -> cint:
    """All discs that are not yet on the board, Emperors among them, are shuffled together."""
    n: cint = 0
    colour: cint
    for colour in range(s.rules.seats):
        if s.colour_discs[colour]:
            outcomes[n] = colour * 2
            weights[n] = s.colour_discs[colour]
            n += 1
        if s.colour_emperor[colour] == codes.NOWHERE:
            outcomes[n] = colour * 2 + 1
            weights[n] = 1
            n += 1
    return n


def lay_disc(s: State, disc: cint) -> void:
    colour: cint = disc // 2
    space: cint = next_free_space(s)
    put_first(s, colour, space)
    if disc % 2:
        s.colour_emperor[colour] = space
    else:
        s.colour_discs[colour] -= 1
    s.set_up_step += 1
    events.disc_laid(s, colour, space, disc % 2)
    if s.set_up_step == bits.count_bits(s.board.ground & ~s.board.storm):
        s.set_up_step = 0
        s.phase = codes.DRAW_COLOURS
        if not s.rules.drawn_colours:
            while s.phase == codes.DRAW_COLOURS:
                draw_colour(s, s.set_up_step)


def put_first(s: State, colour: cint, space: cint) -> void:
    """A disc of this colour stands on an empty space from now on."""
    s.colour_spaces[colour] |= bits.ONE << space
    s.height[1] |= bits.ONE << space
    s.discs[space] = 1


def list_colours(s: State, outcomes: p_int) -> cint:
    n: cint = 0
    colour: cint
    seat: cint
    for colour in range(s.rules.seats):
        for seat in range(s.set_up_step):
            if s.colour[seat] == colour:
                break
        else:
            outcomes[n] = colour
            n += 1
    return n


def draw_colour(s: State, colour: cint) -> void:
    """Each player draws a player board and takes the buildings of its colour."""
    s.colour[s.set_up_step] = colour
    events.colour_drawn(s, s.set_up_step, colour)
    s.set_up_step += 1
    if s.set_up_step == s.rules.seats:
        seat_the_colours(s)
        s.set_up_step = 0
        s.phase = codes.DRAW_FIRST


def seat_the_colours(s: State) -> void:
    """From now on pieces are counted by seat."""
    seat: cint
    colour: cint
    for seat in range(s.rules.seats):
        colour = s.colour[seat]
        s.held[seat] = s.colour_spaces[colour]
        s.emperor[seat] = s.colour_emperor[colour]
        s.reserve[seat] = s.colour_discs[colour]
        s.colour_spaces[colour] = 0
        s.colour_emperor[colour] = codes.NOWHERE
        s.colour_discs[colour] = 0


def draw_first(s: State, seat: cint) -> void:
    """The first player is drawn; from that one on, each Emperor may be swapped."""
    s.first = s.seat = seat
    s.phase = codes.SWAP_EMPERORS
    events.first_drawn(s, seat)
