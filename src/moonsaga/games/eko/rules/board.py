"""The board: tiles on a grid of hexes, spaces and building sites numbered, who is beside whom (Setting up).

A board is finished once and then shared by all positions of a game; nothing changes it during play.
"""

from __future__ import annotations

from cython import bint, schar, void
from cython import int as cint

from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import values
from moonsaga.kernel.cores import bits
from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.cores.fields import Public, Readonly


class Board(Declared):
    """Hexes, and what follows from their places. `kind` and `tile` are by cell, all else by space, site or zone."""

    # the grid
    kind: schar[codes.CELLS]  # terrain of each cell, NOTHING beside the board
    tile: schar[codes.CELLS]  # the tile it belongs to
    found: schar[codes.CELLS]  # number of the space or site on it, NOWHERE where there is neither
    # spaces
    ground: bits.u128  # all spaces
    storm: bits.u128  # the storm cells among them
    steps: bits.u128[codes.MOST_SPACES]  # the spaces one step away from each
    cell_of_space: cint[codes.MOST_SPACES]  # the cell of each space
    # building sites
    around: bits.u128[codes.MOST_SITES]  # the spaces that touch each site
    site_beside: cint[codes.MOST_SPACES * codes.DIRECTIONS]  # by space and direction: the site there, or NOWHERE
    limit: cint[codes.MOST_SITES]  # the highest building of each site
    cell_of_site: cint[codes.MOST_SITES]  # the cell of each site
    capitals: cint  # the sites in capitals, as a set of bits
    temple: cint[codes.TERRAINS]  # by terrain: the site of that temple, or NOWHERE
    # features
    zone: bits.u128[codes.MOST_ZONES]  # the cells of each storm zone
    pyramid: bits.u128[2]  # the cells round each pyramid
    lighthouse: bits.u128  # the cells round the lighthouse
    corner: cint[9]  # three cells each of two pyramids and the lighthouse, NOWHERE if there is none
    spaces: Readonly[cint]  # number of spaces
    sites: Readonly[cint]  # number of sites
    zones: Readonly[cint]  # number of storm zones
    pyramids: Readonly[cint]  # number of pyramids
    top: Readonly[cint]  # the highest row with a cell
    left: Readonly[cint]  # the leftmost column with a cell
    names: tuple  # the names of all spaces, once they were asked for
    plan: Public[object]  # the board as views show it, once it was asked for

    def __init__(self):
        i: cint
        for i in range(9):
            self.corner[i] = codes.NOWHERE

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
        return self.site_beside[space * codes.DIRECTIONS + direction]

    def corners(self) -> list:
        """The three cells of each pyramid and of the lighthouse: [(feature, cell, cell, cell), ...]."""
        found = []
        for i in range(3):
            if self.corner[i * 3] != codes.NOWHERE:
                feature = codes.LIGHTHOUSE if i == 2 else codes.PYRAMID
                found.append((feature, self.corner[i * 3], self.corner[i * 3 + 1], self.corner[i * 3 + 2]))
        return found

    def space_names(self) -> tuple:
        """The name of each space: a letter for its row, a number for its column."""
        if self.names is None:
            self.names = tuple([self.name(self.cell_of_space[i]) for i in range(self.spaces)])
        return self.names

    def name(self, cell: cint) -> str:
        """Rows are lettered from the top; a number runs along each line that falls to the south-east."""
        return f"{chr(97 + cell // codes.GRID - self.top)}{cell % codes.GRID - self.left + 1}"

    def cell_named(self, name: str) -> int:
        """The cell of a name, -1 if it is not on the board."""
        if len(name) < 2 or not name[1:].isdecimal() or not name[0].isascii():
            return codes.NOWHERE
        row, column = ord(name[0]) - 97 + self.top, int(name[1:]) - 1 + self.left
        if not (0 <= row < codes.GRID and 0 <= column < codes.GRID):
            return codes.NOWHERE
        return row * codes.GRID + column if self.kind[row * codes.GRID + column] != codes.NOTHING else codes.NOWHERE


def lay_large(b: Board, middle: cint, letter: cint, turn: cint) -> void:
    """A large tile: its middle, and the ring turned clockwise by `turn` sixths."""
    i: cint
    cell: cint
    b.kind[middle] = values.FACES[letter * 7]
    b.tile[middle] = letter
    for i in range(6):
        cell = middle + values.STEPS[(i + turn) % 6]
        b.kind[cell] = values.FACES[letter * 7 + 1 + i]
        b.tile[cell] = letter


def lay_small(b: Board, sort: cint, cell: cint, turn: cint) -> void:
    """A small tile: three cells round a corner, with whatever stands on the corner."""
    second: cint = cell + values.STEPS[turn]
    third: cint = cell + values.STEPS[(turn + 1) % 6]
    b.kind[cell] = values.SMALL_CELLS[sort * 3]
    b.kind[second] = values.SMALL_CELLS[sort * 3 + 1]
    b.kind[third] = values.SMALL_CELLS[sort * 3 + 2]
    b.tile[cell] = b.tile[second] = b.tile[third] = 15 + sort
    if values.SMALL_FEATURES[sort] == codes.PYRAMID or values.SMALL_FEATURES[sort] == codes.LIGHTHOUSE:
        set_corner(b, values.SMALL_FEATURES[sort], cell, second, third)


def set_corner(b: Board, feature: cint, first: cint, second: cint, third: cint) -> void:
    """A pyramid or the lighthouse on the corner that three cells share."""
    place: cint = 6
    if feature == codes.PYRAMID:
        place = 0 if b.corner[0] == codes.NOWHERE else 3
    b.corner[place] = first
    b.corner[place + 1] = second
    b.corner[place + 2] = third


def on_grid(cell: cint) -> bint:
    """Not on the rim, so that every neighbour is a cell too."""
    return codes.GRID < cell < codes.CELLS - codes.GRID and 0 < cell % codes.GRID < codes.GRID - 1


def touches_space(b: Board, cell: cint) -> bint:
    i: cint
    for i in range(6):
        if b.kind[cell + values.STEPS[i]] == codes.SPACE:
            return True
    return False


def fits(b: Board, sort: cint, cell: cint, turn: cint) -> bint:
    """May this small tile lie here: on free ground, and where it can be used?

    Storms must be within reach of an ordinary space, a portal must open onto one, the temple must touch one (Variants).
    """
    second: cint = cell + values.STEPS[turn]
    third: cint = cell + values.STEPS[(turn + 1) % 6]
    if not (on_grid(cell) and on_grid(second) and on_grid(third)):
        return False
    if b.kind[cell] != codes.NOTHING or b.kind[second] != codes.NOTHING or b.kind[third] != codes.NOTHING:
        return False
    if touches_space(b, cell):
        return True
    return values.SMALL_CELLS[sort * 3] != codes.PORTAL and (touches_space(b, second) or touches_space(b, third))


def holds_together(b: Board) -> bint:
    """All spaces connect, and every building site touches a space (Setting up)."""
    reached: bits.u128 = bits.ONE
    front: bits.u128 = bits.ONE
    i: cint
    while front:
        i = bits.lowest_bit(front)
        front &= front - 1
        front |= b.steps[i] & ~reached
        reached |= b.steps[i]
    if bits.count_bits(reached) != b.spaces:
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


def number_cells(b: Board) -> void:
    """Number spaces and sites in reading order and note who is beside whom."""
    find_cells(b)
    find_neighbours(b)
    open_portals(b)
    find_zones(b)
    find_features(b)


def find_cells(b: Board) -> void:
    cell: cint
    kind: cint
    b.spaces = b.sites = b.capitals = 0
    b.ground = b.storm = 0
    b.top = b.left = codes.GRID
    for cell in range(12):
        b.temple[cell] = codes.NOWHERE
    for cell in range(codes.CELLS):
        b.found[cell] = codes.NOWHERE
        kind = b.kind[cell]
        if kind == codes.NOTHING:
            continue
        b.top = min(b.top, cell // codes.GRID)
        b.left = min(b.left, cell % codes.GRID)
        if kind == codes.SPACE or kind == codes.STORM:
            add_space(b, cell)
        elif values.HIGHEST_BUILDING[kind]:
            add_site(b, cell)


def add_space(b: Board, cell: cint) -> void:
    if b.kind[cell] == codes.STORM:
        b.storm |= bits.ONE << b.spaces
    b.ground |= bits.ONE << b.spaces
    b.found[cell] = b.spaces
    b.cell_of_space[b.spaces] = cell
    b.spaces += 1


def add_site(b: Board, cell: cint) -> void:
    """A building site; the Temple of Wind is one site of three cells."""
    kind: cint = b.kind[cell]
    if kind == codes.WIND and b.temple[codes.WIND] != codes.NOWHERE:
        b.found[cell] = b.temple[codes.WIND]
        return
    if kind == codes.CAPITAL:
        b.capitals |= 1 << b.sites
    elif kind >= codes.WIND:
        b.temple[kind] = b.sites
    b.limit[b.sites] = values.HIGHEST_BUILDING[kind]
    b.around[b.sites] = 0
    b.found[cell] = b.sites
    b.cell_of_site[b.sites] = cell
    b.sites += 1


def find_neighbours(b: Board) -> void:
    space: cint
    i: cint
    j: cint
    cell: cint
    kind: cint
    for space in range(b.spaces):
        b.steps[space] = 0
        for i in range(6):
            b.site_beside[space * codes.DIRECTIONS + i] = codes.NOWHERE
            cell = b.cell_of_space[space] + values.STEPS[i]
            kind = b.kind[cell]
            if kind == codes.SPACE or kind == codes.STORM:
                b.steps[space] |= bits.ONE << b.found[cell]
            elif values.HIGHEST_BUILDING[kind]:
                b.around[b.found[cell]] |= bits.ONE << space
                b.site_beside[space * codes.DIRECTIONS + i] = b.found[cell]
                for j in range(i):  # a site of several cells is built on in one direction only
                    if b.site_beside[space * codes.DIRECTIONS + j] == b.found[cell]:
                        b.site_beside[space * codes.DIRECTIONS + i] = codes.NOWHERE


def open_portals(b: Board) -> void:
    """Whoever stands before one portal is one step from every space before the other (Portals)."""
    before_one: bits.u128 = 0
    before_other: bits.u128 = 0
    cell: cint
    first: cint = codes.NOWHERE
    for cell in range(codes.CELLS):
        if b.kind[cell] == codes.PORTAL:
            if first == codes.NOWHERE:
                first = cell
                before_one = spaces_beside(b, cell)
            else:
                before_other = spaces_beside(b, cell)
    join(b, before_one, before_other)
    join(b, before_other, before_one)


def spaces_beside(b: Board, cell: cint) -> bits.u128:
    near: bits.u128 = 0
    i: cint
    kind: cint
    for i in range(6):
        kind = b.kind[cell + values.STEPS[i]]
        if kind == codes.SPACE or kind == codes.STORM:
            near |= bits.ONE << b.found[cell + values.STEPS[i]]
    return near


def join(b: Board, ones: bits.u128, others: bits.u128) -> void:
    space: cint
    while ones:
        space = bits.lowest_bit(ones)
        ones &= ones - 1
        b.steps[space] |= others & ~(bits.ONE << space)


def find_zones(b: Board) -> void:
    """Storm cells that touch make one zone; a portal does not join zones (Labyrinth of Storms)."""
    left: bits.u128 = b.storm
    front: bits.u128
    near: bits.u128
    b.zones = 0
    while left and b.zones < codes.MOST_ZONES:
        front = left & (0 - left)
        b.zone[b.zones] = 0
        while front:
            b.zone[b.zones] |= front
            near = 0
            while front:
                near |= spaces_beside(b, b.cell_of_space[bits.lowest_bit(front)])
                front &= front - 1
            front = near & b.storm & ~b.zone[b.zones]
        left &= ~b.zone[b.zones]
        b.zones += 1


def find_features(b: Board) -> void:
    b.pyramids = 0
    b.pyramid[0] = b.pyramid[1] = 0
    if b.corner[0] != codes.NOWHERE:
        b.pyramid[0] = round_corner(b, 0)
        b.pyramids = 1
    if b.corner[3] != codes.NOWHERE:
        b.pyramid[1] = round_corner(b, 3)
        b.pyramids = 2
    b.lighthouse = round_corner(b, 6) if b.corner[6] != codes.NOWHERE else 0


def round_corner(b: Board, place: cint) -> bits.u128:
    around: bits.u128 = 0
    i: cint
    for i in range(3):
        around |= bits.ONE << b.found[b.corner[place + i]]
    return around
