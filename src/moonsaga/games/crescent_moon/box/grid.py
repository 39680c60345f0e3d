"""The grid on which hexes are laid: cells, their neighbours, and the corners along which rivers run.

Hexes stand on a corner. Edge k of a hex faces direction k (east, then counter-clockwise); corner k lies between the
edges k and k + 1. A river tile of rotation k carries the river along its edges k and k + 1, from corner k - 1 to
corner k + 1; on the crossing of rotation k it runs through the middle, from corner k to corner k + 3.
"""

from __future__ import annotations

RADIUS = 6
"""No map of sixteen tiles, each laid at the others, has ever needed more."""
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIDES = 6
NO_CELL = -1


def _cells() -> tuple[tuple[int, int], ...]:
    """Row by row, from west to east."""
    inside = range(-RADIUS, RADIUS + 1)
    return tuple((q, r) for r in inside for q in inside if abs(q + r) <= RADIUS)


CELLS = _cells()
CELL_COUNT = len(CELLS)
CELL = {place: number for number, place in enumerate(CELLS)}
CENTRE = CELL[0, 0]


def _step(place: tuple[int, int], direction: int) -> tuple[int, int]:
    q, r = DIRECTIONS[direction % SIDES]
    return place[0] + q, place[1] + r


def _corner(place: tuple[int, int], k: int) -> tuple[int, int]:
    """Three hexes meet at a corner; the sum of their coordinates names it."""
    one, other = _step(place, k), _step(place, k + 1)
    return place[0] + one[0] + other[0], place[1] + one[1] + other[1]


_CORNERS = sorted({_corner(place, k) for place in CELLS for k in range(SIDES)})
_CORNER = {corner: number for number, corner in enumerate(_CORNERS)}
CORNER_COUNT = len(_CORNERS)
NEIGHBOUR = tuple(tuple(CELL.get(_step(place, k), NO_CELL) for k in range(SIDES)) for place in CELLS)
CORNER = tuple(tuple(_CORNER[_corner(place, k)] for k in range(SIDES)) for place in CELLS)


def name_of(cell: int) -> str:
    """A cell for people: `0.0` is the centre, `1.-2` one step east and two rows up."""
    q, r = CELLS[cell]
    return f"{q}.{r}"


CELL_NAMES = tuple(name_of(cell) for cell in range(CELL_COUNT))
