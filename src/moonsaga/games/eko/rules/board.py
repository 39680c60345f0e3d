"""The board: tiles on a grid of hexes, spaces and building sites numbered, who is beside whom (Setting up).

A board is finished once and then shared by all positions of a game; nothing changes it during play.
"""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.eko.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.kernel.cores.bits import count_bits, lowest_bit, u128
else:
    from moonsaga.kernel.cores.bits_plain import count_bits, lowest_bit, u128

CELLS = cython.declare(cint, codes.CELLS)
GRID = cython.declare(cint, codes.GRID)
DIRECTIONS = cython.declare(cint, codes.DIRECTIONS)
MOST_ZONES = cython.declare(cint, codes.MOST_ZONES)
NOTHING = cython.declare(cint, codes.NOTHING)
SPACE = cython.declare(cint, codes.SPACE)
SINKHOLE = cython.declare(cint, codes.SINKHOLE)
CAPITAL = cython.declare(cint, codes.CAPITAL)
STORM = cython.declare(cint, codes.STORM)
PORTAL = cython.declare(cint, codes.PORTAL)
WIND = cython.declare(cint, codes.WIND)
PYRAMID = cython.declare(cint, codes.PYRAMID)
LIGHTHOUSE = cython.declare(cint, codes.LIGHTHOUSE)
ONE = cython.declare(u128, 1)
NONE = cython.declare(cint, -1)

STEP = cython.declare(cint[6])
HIGHEST = cython.declare(cint[12])
FACE = cython.declare(cint[15 * 7])
SMALL_CELL = cython.declare(cint[5 * 3])
SMALL_FEATURE = cython.declare(cint[5])
TURNS_OF_SMALL = cython.declare(cint[5])
if not cython.compiled:
    STEP, HIGHEST, FACE = [0] * 6, [0] * 12, [0] * 105
    SMALL_CELL, SMALL_FEATURE, TURNS_OF_SMALL = [0] * 15, [0] * 5, [0] * 5


def _learn(box):
    """The faces of the tiles, from the box's data."""
    features = {"": codes.PLAIN, "pyramid": PYRAMID, "lighthouse": LIGHTHOUSE, "wind": codes.TEMPLE_TILE}
    for i, step in enumerate(codes.STEPS):
        STEP[i] = step
    for i, level in enumerate(codes.HIGHEST_BUILDING):
        HIGHEST[i] = level
    for i, letter in enumerate(codes.LARGE_LETTERS):
        for j, name in enumerate(box.large[letter].faces):
            FACE[i * 7 + j] = codes.TERRAIN_NAMES.index(name)
    for i, letter in enumerate(codes.SMALL_LETTERS):
        small = box.small[letter]
        for j, name in enumerate(small.cells):
            SMALL_CELL[i * 3 + j] = codes.TERRAIN_NAMES.index(name)
        SMALL_FEATURE[i] = features[small.feature]
        # three equal cells look the same in three of six turns: two turns show every triangle once
        TURNS_OF_SMALL[i] = 2 if len(set(small.cells)) == 1 else 6


_learn(codes.BOX)


def turns_of_small(sort: cint) -> int:
    """How many turns of a small tile look different."""
    return TURNS_OF_SMALL[sort]


@cython.cclass
class Board:
    """Hexes, and what follows from their places. `kind` and `tile` are by cell, all else by space, site or zone."""

    def __init__(self):
        i: cint
        if not cython.compiled:
            self.kind, self.tile, self.found = [0] * CELLS, [0] * CELLS, [0] * CELLS
            self.steps, self.cell_of_space = [0] * 91, [0] * 91
            self.around, self.site_beside, self.limit = [0] * 24, [0] * 546, [0] * 24
            self.cell_of_site, self.temple = [0] * 24, [0] * 12
            self.zone, self.pyramid, self.corner = [0] * 9, [0] * 2, [0] * 9
            self.ground = self.storm = self.lighthouse = self.capitals = 0
            self.spaces = self.sites = self.zones = self.pyramids = self.top = self.left = 0
        for i in range(9):
            self.corner[i] = NONE
        self.names = self.plan = None

    def kind_at(self, cell: cint) -> int:
        return self.kind[cell]

    def tile_at(self, cell: cint) -> int:
        return self.tile[cell]

    def number_at(self, cell: cint) -> int:
        """The number of the space or site on this cell, -1 where there is neither."""
        return self.found[cell]

    def space_cell(self, space: cint) -> int:
        return self.cell_of_space[space]

    def site_cell(self, site: cint) -> int:
        return self.cell_of_site[site]

    def site_limit(self, site: cint) -> int:
        return self.limit[site]

    def site_towards(self, space: cint, direction: cint) -> int:
        """The site that a stack on this space builds on in this direction, or -1."""
        return self.site_beside[space * DIRECTIONS + direction]

    def corners(self) -> list:
        """The three cells of each pyramid and of the lighthouse: [(feature, cell, cell, cell), ...]."""
        found = []
        for i in range(3):
            if self.corner[i * 3] != NONE:
                feature = LIGHTHOUSE if i == 2 else PYRAMID
                found.append((feature, self.corner[i * 3], self.corner[i * 3 + 1], self.corner[i * 3 + 2]))
        return found

    def space_names(self) -> tuple:
        """The name of each space: a letter for its row, a number for its column."""
        if self.names is None:
            self.names = tuple([self.name(self.cell_of_space[i]) for i in range(self.spaces)])
        return self.names

    def name(self, cell: cint) -> str:
        """Rows are lettered from the top; a number runs along each line that falls to the south-east."""
        return f"{chr(97 + cell // GRID - self.top)}{cell % GRID - self.left + 1}"

    def cell_named(self, name: str) -> int:
        """The cell of a name, -1 if it is not on the board."""
        if len(name) < 2 or not name[1:].isdecimal() or not name[0].isascii():
            return NONE
        row, column = ord(name[0]) - 97 + self.top, int(name[1:]) - 1 + self.left
        if not (0 <= row < GRID and 0 <= column < GRID):
            return NONE
        return row * GRID + column if self.kind[row * GRID + column] != NOTHING else NONE


@cython.cfunc
@cython.exceptval(check=False)
def lay_large(b: Board, middle: cint, letter: cint, turn: cint) -> cython.void:
    """A large tile: its middle, and the ring turned clockwise by so many sixths."""
    i: cint
    cell: cint
    b.kind[middle] = FACE[letter * 7]
    b.tile[middle] = letter
    for i in range(6):
        cell = middle + STEP[(i + turn) % 6]
        b.kind[cell] = FACE[letter * 7 + 1 + i]
        b.tile[cell] = letter


@cython.cfunc
@cython.exceptval(check=False)
def lay_small(b: Board, sort: cint, cell: cint, turn: cint) -> cython.void:
    """A small tile: three cells round a corner, with whatever stands on the corner."""
    second: cint = cell + STEP[turn]
    third: cint = cell + STEP[(turn + 1) % 6]
    b.kind[cell] = SMALL_CELL[sort * 3]
    b.kind[second] = SMALL_CELL[sort * 3 + 1]
    b.kind[third] = SMALL_CELL[sort * 3 + 2]
    b.tile[cell] = b.tile[second] = b.tile[third] = 15 + sort
    if SMALL_FEATURE[sort] == PYRAMID or SMALL_FEATURE[sort] == LIGHTHOUSE:
        set_corner(b, SMALL_FEATURE[sort], cell, second, third)


@cython.cfunc
@cython.exceptval(check=False)
def set_corner(b: Board, feature: cint, first: cint, second: cint, third: cint) -> cython.void:
    """A pyramid or the lighthouse on the corner that three cells share."""
    place: cint = 6
    if feature == PYRAMID:
        place = 0 if b.corner[0] == NONE else 3
    b.corner[place] = first
    b.corner[place + 1] = second
    b.corner[place + 2] = third


@cython.cfunc
@cython.exceptval(check=False)
def on_grid(cell: cint) -> bint:
    """Not on the rim, so that every neighbour is a cell too."""
    return GRID < cell < CELLS - GRID and 0 < cell % GRID < GRID - 1


@cython.cfunc
@cython.exceptval(check=False)
def touches_space(b: Board, cell: cint) -> bint:
    i: cint
    for i in range(6):
        if b.kind[cell + STEP[i]] == SPACE:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def fits(b: Board, sort: cint, cell: cint, turn: cint) -> bint:
    """May this small tile lie here: on free ground, and where it can be used?

    Storms must be within reach of an ordinary space, a portal must open onto one, the temple must touch one (Variants).
    """
    second: cint = cell + STEP[turn]
    third: cint = cell + STEP[(turn + 1) % 6]
    if not (on_grid(cell) and on_grid(second) and on_grid(third)):
        return False
    if b.kind[cell] != NOTHING or b.kind[second] != NOTHING or b.kind[third] != NOTHING:
        return False
    if touches_space(b, cell):
        return True
    return SMALL_CELL[sort * 3] != PORTAL and (touches_space(b, second) or touches_space(b, third))


@cython.cfunc
@cython.exceptval(check=False)
def holds_together(b: Board) -> bint:
    """All spaces connect, and every building site touches a space (Setting up)."""
    reached: u128 = ONE
    front: u128 = ONE
    i: cint
    while front:
        i = lowest_bit(front)
        front &= front - 1
        front |= b.steps[i] & ~reached
        reached |= b.steps[i]
    if count_bits(reached) != b.spaces:
        return False
    for i in range(b.sites):
        if not b.around[i]:
            return False
    return True


def finished_board(cells, corners) -> Board:
    """A board of these (cell, terrain, tile), with pyramids and lighthouse on these (feature, cell, cell, cell)."""
    b: Board = Board()
    for cell, kind, tile in cells:
        b.kind[cell] = kind
        b.tile[cell] = tile
    for feature, first, second, third in corners:
        set_corner(b, feature, first, second, third)
    number_cells(b)
    return b


@cython.cfunc
@cython.exceptval(check=False)
def number_cells(b: Board) -> cython.void:
    """Number spaces and sites in reading order and note who is beside whom."""
    find_cells(b)
    find_neighbours(b)
    open_portals(b)
    find_zones(b)
    find_features(b)


@cython.cfunc
@cython.exceptval(check=False)
def find_cells(b: Board) -> cython.void:
    cell: cint
    kind: cint
    b.spaces = b.sites = b.capitals = 0
    b.ground = b.storm = 0
    b.top = b.left = GRID
    for cell in range(12):
        b.temple[cell] = NONE
    for cell in range(CELLS):
        b.found[cell] = NONE
        kind = b.kind[cell]
        if kind == NOTHING:
            continue
        b.top = min(b.top, cell // GRID)
        b.left = min(b.left, cell % GRID)
        if kind == SPACE or kind == STORM:
            add_space(b, cell)
        elif HIGHEST[kind]:
            add_site(b, cell)


@cython.cfunc
@cython.exceptval(check=False)
def add_space(b: Board, cell: cint) -> cython.void:
    if b.kind[cell] == STORM:
        b.storm |= ONE << b.spaces
    b.ground |= ONE << b.spaces
    b.found[cell] = b.spaces
    b.cell_of_space[b.spaces] = cell
    b.spaces += 1


@cython.cfunc
@cython.exceptval(check=False)
def add_site(b: Board, cell: cint) -> cython.void:
    """A building site; the Temple of Wind is one site of three cells."""
    kind: cint = b.kind[cell]
    if kind == WIND and b.temple[WIND] != NONE:
        b.found[cell] = b.temple[WIND]
        return
    if kind == CAPITAL:
        b.capitals |= 1 << b.sites
    elif kind >= WIND:
        b.temple[kind] = b.sites
    b.limit[b.sites] = HIGHEST[kind]
    b.around[b.sites] = 0
    b.found[cell] = b.sites
    b.cell_of_site[b.sites] = cell
    b.sites += 1


@cython.cfunc
@cython.exceptval(check=False)
def find_neighbours(b: Board) -> cython.void:
    space: cint
    i: cint
    j: cint
    cell: cint
    kind: cint
    for space in range(b.spaces):
        b.steps[space] = 0
        for i in range(6):
            b.site_beside[space * DIRECTIONS + i] = NONE
            cell = b.cell_of_space[space] + STEP[i]
            kind = b.kind[cell]
            if kind == SPACE or kind == STORM:
                b.steps[space] |= ONE << b.found[cell]
            elif HIGHEST[kind]:
                b.around[b.found[cell]] |= ONE << space
                b.site_beside[space * DIRECTIONS + i] = b.found[cell]
                for j in range(i):  # a site of several cells is built on in one direction only
                    if b.site_beside[space * DIRECTIONS + j] == b.found[cell]:
                        b.site_beside[space * DIRECTIONS + i] = NONE


@cython.cfunc
@cython.exceptval(check=False)
def open_portals(b: Board) -> cython.void:
    """Whoever stands before one portal is one step from every space before the other (Portals)."""
    before_one: u128 = 0
    before_other: u128 = 0
    cell: cint
    first: cint = NONE
    for cell in range(CELLS):
        if b.kind[cell] == PORTAL:
            if first == NONE:
                first = cell
                before_one = spaces_beside(b, cell)
            else:
                before_other = spaces_beside(b, cell)
    join(b, before_one, before_other)
    join(b, before_other, before_one)


@cython.cfunc
@cython.exceptval(check=False)
def spaces_beside(b: Board, cell: cint) -> u128:
    near: u128 = 0
    i: cint
    kind: cint
    for i in range(6):
        kind = b.kind[cell + STEP[i]]
        if kind == SPACE or kind == STORM:
            near |= ONE << b.found[cell + STEP[i]]
    return near


@cython.cfunc
@cython.exceptval(check=False)
def join(b: Board, ones: u128, others: u128) -> cython.void:
    space: cint
    while ones:
        space = lowest_bit(ones)
        ones &= ones - 1
        b.steps[space] |= others & ~(ONE << space)


@cython.cfunc
@cython.exceptval(check=False)
def find_zones(b: Board) -> cython.void:
    """Storm cells that touch make one zone; a portal does not join zones (Labyrinth of Storms)."""
    left: u128 = b.storm
    front: u128
    near: u128
    b.zones = 0
    while left and b.zones < MOST_ZONES:
        front = left & (0 - left)
        b.zone[b.zones] = 0
        while front:
            b.zone[b.zones] |= front
            near = 0
            while front:
                near |= spaces_beside(b, b.cell_of_space[lowest_bit(front)])
                front &= front - 1
            front = near & b.storm & ~b.zone[b.zones]
        left &= ~b.zone[b.zones]
        b.zones += 1


@cython.cfunc
@cython.exceptval(check=False)
def find_features(b: Board) -> cython.void:
    b.pyramids = 0
    b.pyramid[0] = b.pyramid[1] = 0
    if b.corner[0] != NONE:
        b.pyramid[0] = round_corner(b, 0)
        b.pyramids = 1
    if b.corner[3] != NONE:
        b.pyramid[1] = round_corner(b, 3)
        b.pyramids = 2
    b.lighthouse = round_corner(b, 6) if b.corner[6] != NONE else 0


@cython.cfunc
@cython.exceptval(check=False)
def round_corner(b: Board, place: cint) -> u128:
    around: u128 = 0
    i: cint
    for i in range(3):
        around |= ONE << b.found[b.corner[place + i]]
    return around
