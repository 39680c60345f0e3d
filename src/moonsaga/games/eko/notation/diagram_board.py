"""The board of a drawing: rows of hexes, one token for each (the whole format is described in `drawing`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box import facts
from moonsaga.games.eko.box.data import DIRECTIONS
from moonsaga.games.eko.view import BoardPlan, Table
from moonsaga.kernel.errors import NotationError

COLOUR_LETTERS = dict(zip("BNPG", facts.COLOURS, strict=True))
TERRAIN_LETTERS = {
    ".": "space",
    "~": "storm",
    "x": "sinkhole",
    "d": "stone_desert",
    "g": "gorge",
    "c": "capital",
    "m": "mountain",
    "o": "portal",
    "w": "temple_wind",
    "l": "temple_moon",
    "s": "temple_sand",
}
NO_HEX = "_"
LABEL = 7
"""Characters before the leftmost hex."""
PITCH = 6
"""Characters from one hex to the next; each row is half of that farther to the right."""
WIDEST = n.GRID - 2
"""A board keeps off the grid's rim, so that each hex has six neighbours."""
MOST = 1_000_000
"""No number in a drawing is larger."""

Spot = tuple[int, int]
"""Row and column as drawn: a1 is (0, 1)."""


def spot_name(spot: Spot) -> str:
    return f"{chr(97 + spot[0])}{spot[1]}"


# --- drawing ---------------------------------------------------------------------------------------------------------


def draw_rows(table: Table, board: BoardPlan) -> list[str]:
    """One line for each row, hexes that touch close together."""
    rows: dict[int, dict[int, str]] = {}
    for (row, column), token in _tokens(table, board).items():
        rows.setdefault(row, {})[column] = token
    leftmost = min(_across((row, min(tokens))) for row, tokens in rows.items())
    return [_draw_row(row, rows[row], leftmost) for row in sorted(rows)]


def _across(spot: Spot) -> int:
    """How far to the right a hex lies, in half hexes."""
    return 2 * spot[1] + spot[0]


def _draw_row(row: int, tokens: dict[int, str], leftmost: int) -> str:
    first = min(tokens)
    line = f"  {spot_name((row, first))}:"
    for column in range(first, max(tokens) + 1):
        token = tokens.get(column, NO_HEX)
        # the colour letters stand below each other, a storm's wave before them
        indent = 0 if token.startswith("~") and len(token) > 1 else 1
        line = line.ljust(LABEL + (_across((row, column)) - leftmost) * PITCH // 2 + indent) + token
    return line


def _tokens(table: Table, board: BoardPlan) -> dict[Spot, str]:
    """What is drawn for each hex."""
    signs = {name: letter for letter, name in TERRAIN_LETTERS.items()}
    letters = {name: letter for letter, name in COLOUR_LETTERS.items()}
    pieces = {s.space: letters[s.colour] + str(s.height) + "*" * s.emperor for s in table.stacks}
    pieces |= {b.site: letters[b.colour] + str(n.LEVEL_NAMES.index(b.kind)) for b in table.buildings}
    left, top = min(cell.q for cell in board.cells), min(cell.r for cell in board.cells)
    tokens = {}
    for cell in board.cells:
        token = signs[cell.terrain] + pieces.get(cell.name, "")
        tokens[cell.r - top, cell.q - left + 1] = token.removeprefix(".") or "."
    return tokens


# --- reading ---------------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """A line of a drawing, so that a mistake in it can be named."""

    number: int
    text: str
    value: str
    """What stands after the colon."""

    def wrong(self, problem: str) -> NotationError:
        return NotationError(f"line {self.number}, {self.text.strip()!r}: {problem}")

    def read_number(self, text: str, low: int, high: int) -> int:
        if not re.fullmatch(r"\s*-?\d{1,7}\s*", text) or not low <= int(text) <= high:
            raise self.wrong(f"{text.strip()!r} is no number from {low} to {high}")
        return int(text)


class Hex(NamedTuple):
    """What one token says."""

    line: Line
    name: str
    terrain: str
    colour: str = ""
    """Whose stack or building is here."""
    size: int = 0
    """The height of the stack or the level of the building."""
    emperor: bool = False

    @property
    def is_space(self) -> bool:
        return self.terrain in ("space", "storm")


Hexes = dict[Spot, Hex]
_STACK = re.compile(r"(~?)([BNPG])(\d)(\*?)")
_SITE = re.compile(r"([dgcmwls])([BNPG])(\d)")


def read_rows(board: Line, rows: dict[str, Line], phase: str) -> Hexes:
    """The hexes of all rows; `board` is the line to blame for what no single row has done."""
    found: Hexes = {}
    for letter, line in rows.items():
        label = line.text.strip().partition(":")[0]
        column = line.read_number(label[1:], 1, WIDEST)
        for token in line.value.split():
            if token != NO_HEX:
                spot = (ord(letter) - 97, column)
                found[spot] = _hex(line, spot_name(spot), token)
            column += 1
    if found and (min(row for row, _ in found), min(column for _, column in found)) != (0, 1):
        raise board.wrong("the top row is a and the smallest column is 1, so that the hexes have their names")
    _check(board, found, phase)
    return found


def _hex(line: Line, name: str, token: str) -> Hex:
    if token in TERRAIN_LETTERS:
        return Hex(line, name, TERRAIN_LETTERS[token])
    if stack := _STACK.fullmatch(token):
        if not 1 <= int(stack[3]) <= n.TALLEST:
            raise line.wrong(f"{token} on {name} is no stack, since a stack has 1 to {n.TALLEST} discs")
        terrain = "storm" if stack[1] else "space"
        return Hex(line, name, terrain, COLOUR_LETTERS[stack[2]], int(stack[3]), bool(stack[4]))
    if site := _SITE.fullmatch(token):
        terrain = TERRAIN_LETTERS[site[1]]
        highest = facts.BOX.terrain[terrain].highest
        if not 1 <= int(site[3]) <= highest:
            raise line.wrong(f"{token} on {name} is no building, since that terrain carries levels 1 to {highest}")
        return Hex(line, name, terrain, COLOUR_LETTERS[site[2]], int(site[3]))
    raise line.wrong(
        f"{token!r} on {name} is nothing that can be drawn; write for example . or ~ for a space, B2* or ~N3 for a "
        f"stack, one of {' '.join(TERRAIN_LETTERS)[4:]} for terrain, mB2 for a building, _ for no hex"
    )


def _check(board: Line, hexes: Hexes, phase: str) -> None:
    """Does the board hold no more than the core has room for, and no more than the box?"""
    spots: dict[str, list[Spot]] = {terrain: [] for terrain in TERRAIN_LETTERS.values()}
    for spot, drawn in hexes.items():
        spots[drawn.terrain].append(spot)
    count = {terrain: len(places) for terrain, places in spots.items()}
    sites = sum(count[terrain] for terrain in count if facts.BOX.terrain[terrain].highest and terrain != "temple_wind")
    problems = {
        f"a board is at most {WIDEST} columns wide": any(column > WIDEST for _, column in hexes),
        f"a board has at most {n.MOST_SPACES} spaces": count["space"] + count["storm"] > n.MOST_SPACES,
        f"a board has at most {n.MOST_SITES} building sites": sites + bool(count["temple_wind"]) > n.MOST_SITES,
        f"a board has at most {n.MOST_ZONES} storm zones": parts(spots["storm"]) > n.MOST_ZONES,
        "a board has two portals or none": count["portal"] > 2 or (count["portal"] == 1 and phase != "small-tiles"),
        "there is only one Temple of the Moon": count["temple_moon"] > 1,
        "there is only one Temple of Sand": count["temple_sand"] > 1,
        "the Temple of Wind is three hexes round one corner": (
            count["temple_wind"] > 0 and not touching(spots["temple_wind"])
        ),
    }
    for problem, there in problems.items():
        if there:
            raise board.wrong(problem)


def read_spot(line: Line, name: str, hexes: Hexes) -> Spot:
    """The spot of a space by its name."""
    spot = (ord(name[0]) - 97, int(name[1:])) if re.fullmatch(r"[a-z]\d{1,3}", name) else (-1, -1)
    if spot not in hexes or not hexes[spot].is_space:
        raise line.wrong(f"{name!r} is no space of this board")
    return spot


def beside(spot: Spot) -> set[Spot]:
    return {(spot[0] + r, spot[1] + q) for q, r in DIRECTIONS}


def touching(spots: Sequence[Spot]) -> bool:
    """Are these three hexes round one corner?"""
    return len(spots) == len(set(spots)) == 3 and all(set(spots) - {spot} <= beside(spot) for spot in spots)


def parts(spots: Iterable[Spot]) -> int:
    """In how many connected parts do these hexes fall?"""
    left, found = set(spots), 0
    while left:
        front, found = [left.pop()], found + 1
        while front:
            near = beside(front.pop()) & left
            left -= near
            front += near
    return found
