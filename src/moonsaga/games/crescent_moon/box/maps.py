"""Maps: pictures, codes for maps of one's own, and what a map must fulfil.

A picture shows each hex as a word: the tile's letter, the rotation of crossing and river, and the groups that start
there, e.g. `R3`, `Ws1`. A row of hexes is a line, each next row shifted by half a hex (three characters). A code is the
same in one word: `X0@0,0;R3@1,0;W@-1,0+s1`.
"""

from __future__ import annotations

import re
from functools import cache

import msgspec

from moonsaga.games.crescent_moon.box import grid
from moonsaga.games.crescent_moon.box.codes import CROSSING, NOBODY, QUARRY, RIVER, RULERS, SACRED, TILES
from moonsaga.games.crescent_moon.box.facts import BOX, TILES_FIVE, TILES_FOUR
from moonsaga.kernel.errors import MoonsagaError

LETTERS = "XRFWMQDS"
"""Crossing, river, fields, wilderness, mountain, quarry, desert, sacred site."""
RULER_LETTERS = "wmscn"
WORD = re.compile(rf"([{LETTERS}])([0-5]?)((?:[{RULER_LETTERS}][12])*)")
HALF = 3
"""Half the width of a hex in a picture."""
NAMES = tuple(one.name for one in BOX.maps)
VARIABLE = "variable"

Hex = tuple[int, int, int]
"""Tile, cell, rotation."""


class MapError(MoonsagaError):
    """A map that cannot be played on."""


class Chart(msgspec.Struct, frozen=True):
    """A map: its hexes in reading order, and the hex of each starting group (ruler * 2 + group; -1: absent)."""

    hexes: tuple[Hex, ...]
    groups: tuple[int, ...]


# --- reading ----------------------------------------------------------------------------------------------------------


@cache
def chart_of(name: str, seats: int) -> Chart | None:
    """The map of an option: a named one, a code, or None for the one that the players lay."""
    if name == VARIABLE:
        return None
    for one in BOX.maps:
        if one.name == name:
            return checked(read_picture(one.five if seats == 5 else one.four), seats)
    if "@" not in name:
        raise MapError(
            f"there is no map {name!r}; there are {', '.join(NAMES)}, {VARIABLE}, or a code like X0@0,0;R3@1,0"
        )
    return checked(read_code(name), seats)


def read_picture(text: str) -> Chart:
    """The map of a picture; the crossing becomes the middle of the grid."""
    words = [
        ((found.start() - HALF * r) // (2 * HALF), r, found)
        for r, line in enumerate(text.splitlines())
        for found in WORD.finditer(line)
    ]
    return _collect([(q, r, *_parts(found)) for q, r, found in words])


def read_code(code: str) -> Chart:
    hexes = []
    for word in code.split(";"):
        found = re.fullmatch(rf"([{LETTERS}])([0-5]?)@(-?\d+),(-?\d+)(?:\+((?:[{RULER_LETTERS}][12])+))?", word)
        if not found:
            raise MapError(f"{word!r} is no hex; write R3@1,0 or W@-1,0+s1")
        tile, turn, q, r, groups = found.groups()
        hexes.append((int(q), int(r), LETTERS.index(tile), int(turn or 0), groups or ""))
    return _collect(hexes)


def _parts(found: re.Match[str]) -> tuple[int, int, str]:
    return LETTERS.index(found[1]), int(found[2] or 0), found[3]


def _collect(words: list[tuple[int, int, int, int, str]]) -> Chart:
    """Reading order, with the crossing in the middle."""
    centre = [(q, r) for q, r, tile, _, _ in words if tile == CROSSING]
    if len(centre) != 1:
        raise MapError("a map has one river crossing")
    groups = [NOBODY] * (2 * len(RULERS))
    hexes: list[Hex] = []
    for q, r, tile, turn, starts in sorted(words, key=lambda word: (word[1], word[0])):
        place = (q - centre[0][0], r - centre[0][1])
        if place not in grid.CELL:
            raise MapError(f"the hex {place[0]},{place[1]} is too far from the crossing")
        for letter, number in zip(starts[::2], starts[1::2], strict=True):
            groups[RULER_LETTERS.index(letter) * 2 + int(number) - 1] = len(hexes)
        hexes.append((tile, grid.CELL[place], turn))
    return Chart(tuple(hexes), tuple(groups))


# --- writing ----------------------------------------------------------------------------------------------------------


def _word(chart: Chart, h: int) -> str:
    tile, _, turn = chart.hexes[h]
    return LETTERS[tile] + (str(turn) if tile in (CROSSING, RIVER) else "")


def _starts(chart: Chart, h: int) -> str:
    return "".join(f"{RULER_LETTERS[i // 2]}{i % 2 + 1}" for i, at in enumerate(chart.groups) if at == h)


def write_code(chart: Chart) -> str:
    words = []
    for h, (_, cell, _) in enumerate(chart.hexes):
        q, r = grid.CELLS[cell]
        starts = _starts(chart, h)
        words.append(f"{_word(chart, h)}@{q},{r}" + (f"+{starts}" if starts else ""))
    return ";".join(words)


def write_picture(chart: Chart) -> str:
    """The picture of a map, as it stands in the data file."""
    places = [grid.CELLS[cell] for _, cell, _ in chart.hexes]
    top = min(r for _, r in places)
    left = min(2 * q + r for q, r in places) - (top % 2)
    left -= left % 2 != top % 2
    rows: dict[int, dict[int, str]] = {}
    for h, (q, r) in enumerate(places):
        rows.setdefault(r - top, {})[(2 * q + r - left) * HALF] = _word(chart, h) + _starts(chart, h)
    return "\n".join(_line(rows.get(r, {})) for r in range(max(rows) + 1))


def _line(words: dict[int, str]) -> str:
    line = ""
    for at, word in sorted(words.items()):
        line = line.ljust(at) + word
    return line


# --- what a map must fulfil -------------------------------------------------------------------------------------------


def checked(chart: Chart, seats: int) -> Chart:
    problems = problems_of(chart, seats)
    if problems:
        raise MapError(f"this map cannot be played by {seats}: {problems[0]}")
    return chart


def problems_of(chart: Chart, seats: int) -> list[str]:
    """Everything that is wrong with a map for this number of rulers."""
    return [*_mix(chart, seats), *_river(chart), *_connected(chart), *_groups(chart, seats)]


def _mix(chart: Chart, seats: int) -> list[str]:
    wanted = TILES_FIVE if seats == 5 else TILES_FOUR
    found = [sum(tile == kind for tile, _, _ in chart.hexes) for kind in range(len(TILES))]
    problems = [
        f"{found[kind]} times {TILES[kind]} instead of {wanted[kind]}"
        for kind in range(len(TILES))
        if found[kind] != wanted[kind]
    ]
    if len({cell for _, cell, _ in chart.hexes}) != len(chart.hexes):
        problems.append("two tiles lie on one place")
    return problems


def _bends(hex_: Hex) -> list[int]:
    """The corners along which a tile carries the river."""
    tile, cell, turn = hex_
    corners = grid.CORNER[cell]
    if tile == CROSSING:
        return [corners[turn % 6], corners[(turn + 3) % 6]]
    return [corners[(turn + 5) % 6], corners[turn], corners[(turn + 1) % 6]]


def _river(chart: Chart) -> list[str]:
    """One line without branches through the crossing."""
    pieces = [_bends(one) for one in chart.hexes if one[0] in (CROSSING, RIVER)]
    middles = [bend for piece in pieces for bend in piece[1:-1]]
    ends = [bend for piece in pieces for bend in (piece[0], piece[-1])]
    if any(ends.count(bend) > 2 or bend in middles for bend in ends) or len(set(middles)) != len(middles):
        return ["the river touches itself"]
    joints = sum(ends.count(bend) == 2 for bend in set(ends))
    return [] if joints == len(pieces) - 1 else ["the river is broken"]


def _links(chart: Chart, *, rivers: bool) -> list[set[int]]:
    """For each hex the others it touches; with rivers, those it is adjacent to."""
    at = {cell: h for h, (_, cell, _) in enumerate(chart.hexes)}
    found: list[set[int]] = [{at[other] for other in grid.NEIGHBOUR[cell] if other in at} for _, cell, _ in chart.hexes]
    if rivers:
        for h, (tile, cell, turn) in enumerate(chart.hexes):
            for side in (turn, (turn + 1) % 6) if tile == RIVER else ():
                other = at.get(grid.NEIGHBOUR[cell][side])
                if other is not None:
                    found[h].discard(other)
                    found[other].discard(h)
    return found


def _connected(chart: Chart) -> list[str]:
    links = _links(chart, rivers=True)
    reached, todo = {0}, [0]
    while todo:
        for other in links[todo.pop()] - reached:
            reached.add(other)
            todo.append(other)
    return [] if len(reached) == len(chart.hexes) else ["some hexes cannot be reached"]


def _groups(chart: Chart, seats: int) -> list[str]:
    """Each group on an empty hex of its own, no quarry, no sacred site; nobody next to all others."""
    used = chart.groups[: 2 * seats]
    if NOBODY in used or any(h != NOBODY for h in chart.groups[2 * seats :]):
        return ["each ruler in the game has two starting groups, and nobody else has any"]
    if len(set(used)) != len(used):
        return ["two groups start in one hex"]
    if any(chart.hexes[h][0] in (QUARRY, SACRED) for h in used):
        return ["nobody starts on a quarry or the sacred site"]
    links = _links(chart, rivers=True)
    for seat in range(seats):
        near = set().union(*(links[h] for h in used[2 * seat : 2 * seat + 2]))
        others = [one for one in range(seats) if one != seat]
        if all(near & set(used[2 * one : 2 * one + 2]) for one in others):
            return [f"the {RULERS[seat]} starts next to all others"]
    return []
