"""What one seat may see. Ekö has no secrets: every seat sees the whole table, and remembers how the last turns ended.

Together these are complete: a position can be rebuilt from a view, so that it also serves as dump and as sample.
"""

from __future__ import annotations

from typing import Any

import msgspec

from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box import facts
from moonsaga.kernel.contract import View
from moonsaga.kernel.options import Value


class Cell(msgspec.Struct, frozen=True):
    """One hex of the board."""

    name: str
    q: int
    r: int
    terrain: str
    tile: str
    """The letter of its tile; empty on a board that was drawn by hand."""


class Feature(msgspec.Struct, frozen=True):
    """A pyramid or the lighthouse, on the corner of three cells."""

    kind: str
    cells: tuple[str, str, str]


class BoardPlan(msgspec.Struct, frozen=True):
    """The board as it lies: the same object for a whole game."""

    cells: tuple[Cell, ...]
    features: tuple[Feature, ...]


class SmallTile(msgspec.Struct, frozen=True):
    letter: str
    q: int
    r: int
    turn: int


class Layout(msgspec.Struct, frozen=True):
    """The tiles as far as they are laid, slot by slot."""

    tiles: tuple[str, ...]
    turns: tuple[int, ...]
    small: tuple[SmallTile, ...]


class Stack(msgspec.Struct, frozen=True):
    space: str
    colour: str
    height: int
    emperor: bool


class Building(msgspec.Struct, frozen=True):
    site: str
    colour: str
    kind: str


class Player(msgspec.Struct, frozen=True):
    """A player board. Until the colours are drawn there is one for each colour, afterwards one for each seat."""

    colour: str
    reserve: int
    """Discs in the reserve besides the Emperor."""
    box: int
    """Discs that left the game."""
    emperor: str
    """The name of its space, `reserve`, or the colour whose prisoner it is."""
    stock: tuple[int, int, int]
    """Camps, towers and castles not built."""
    points: int
    capital: bool
    alive: bool


class Turn(msgspec.Struct, frozen=True):
    """What has happened in this turn."""

    seat: int
    acted: bool
    marched: bool
    sanded: bool
    moons: int
    added: int
    reinforced: tuple[str, ...]
    """The stacks that were reinforced in this phase: with the Temple of Wind others may follow."""
    source: str
    goal: str
    paid_at: str
    """The stack that has paid for storm zones."""
    paid: tuple[int, ...]
    """The sets of zones it may have paid for, as bits."""
    progress: bool
    sheltered: bool | None = None
    """Storms do not hinder this reinforcement phase: read once, at its start. None in a drawing that does not say."""


class Table(msgspec.Struct, frozen=True):
    """Everything that lies on the table."""

    options: dict[str, Value]
    phase: str
    step: int
    layout: Layout
    board: BoardPlan | None
    stacks: tuple[Stack, ...]
    buildings: tuple[Building, ...]
    players: tuple[Player, ...]
    drawn: tuple[str, ...]
    """The colour of each seat, as far as they are drawn."""
    first: int
    turn: Turn
    tally: tuple[int, ...]
    quiet: int
    turns: int
    chances: int
    ending: str
    winners: tuple[int, ...]


class EkoView(View, frozen=True, kw_only=True):
    table: Table
    memory: tuple[int, ...] | None = None
    """A fingerprint of the position that each of the last turns ended in, the latest first (ruling E51)."""


def plan(board: Any) -> BoardPlan:
    """The board's cells and features; made once for each board."""
    if board.plan is None:
        cells = tuple(
            Cell(
                name=board.name(c),
                q=c % n.GRID - n.GRID // 2,
                r=c // n.GRID - n.GRID // 2,
                terrain=n.TERRAIN_NAMES[kind],
                tile=letter(board.tile_at(c)),
            )
            for c in range(n.CELLS)
            if (kind := board.kind_at(c))
        )
        features = tuple(
            Feature("pyramid" if kind == n.PYRAMID else "lighthouse", (board.name(a), board.name(b), board.name(c)))
            for kind, a, b, c in board.corners()
        )
        board.plan = BoardPlan(cells, features)
    found: BoardPlan = board.plan
    return found


def letter(tile: int) -> str:
    """The letter of a tile by its number; none for a cell that belongs to no tile."""
    return (n.LARGE_LETTERS + n.SMALL_LETTERS)[tile] if tile >= 0 else ""


def look(position: Any) -> Table:
    """The whole table."""
    raw: dict[str, Any] = position.raw()
    board = position.shared_board()
    names: tuple[str, ...] = board.space_names() if board is not None else ()
    by_seat = raw["phase"] > n.DRAW_COLOURS
    colours = tuple(facts.COLOURS[c] for c in raw["colour"]) if by_seat else facts.COLOURS[: len(raw["reserve"])]
    return Table(
        options=raw["options"],
        phase=n.PHASE_NAMES[raw["phase"]],
        step=raw["step"],
        layout=_layout(raw),
        board=plan(board) if board is not None else None,
        stacks=_stacks(raw, names, colours),
        buildings=tuple(
            Building(board.name(board.site_cell(site)), colours[owner], n.LEVEL_NAMES[level])
            for site, (owner, level) in enumerate(zip(raw["owner"], raw["level"], strict=True))
            if level
        ),
        players=_players(raw, names, colours),
        drawn=tuple(facts.COLOURS[c] for c in raw["colour"]),
        first=raw["first"],
        turn=_turn(raw, names),
        tally=tuple(raw["tally"]),
        quiet=raw["quiet"],
        turns=raw["turns"],
        chances=raw["chances"],
        ending=n.ENDINGS[raw["ended"]],
        winners=tuple(seat for seat in range(n.MOST_SEATS) if raw["winners"] & (1 << seat)),
    )


def _layout(raw: dict[str, Any]) -> Layout:
    return Layout(
        tiles=tuple(n.LARGE_LETTERS[tile] for tile in raw["slot_tile"]),
        turns=tuple(raw["slot_turn"]),
        small=tuple(
            SmallTile(
                n.SMALL_LETTERS[sort],
                place // 6 % n.GRID - n.GRID // 2,
                place // 6 // n.GRID - n.GRID // 2,
                place % 6,
            )
            for sort, place in raw["small"]
        ),
    )


def _stacks(raw: dict[str, Any], names: tuple[str, ...], colours: tuple[str, ...]) -> tuple[Stack, ...]:
    emperors = raw["emperor"]
    return tuple(
        Stack(names[space], colours[owner], height, emperors[owner] == space) for space, owner, height in raw["stacks"]
    )


def _players(raw: dict[str, Any], names: tuple[str, ...], colours: tuple[str, ...]) -> tuple[Player, ...]:
    return tuple(
        Player(
            colour=colours[i],
            reserve=raw["reserve"][i],
            box=raw["box"][i],
            emperor=_whereabouts(raw["emperor"][i], raw["gaoler"][i], names, colours),
            stock=tuple(raw["stock"][i]),
            points=raw["points"][i],
            capital=raw["capital"][i],
            alive=raw["alive"][i],
        )
        for i in range(len(colours))
    )


def _whereabouts(space: int, gaoler: int, names: tuple[str, ...], colours: tuple[str, ...]) -> str:
    if space != n.NOWHERE:
        return names[space]
    return "reserve" if gaoler == n.NOBODY else colours[gaoler]


def _turn(raw: dict[str, Any], names: tuple[str, ...]) -> Turn:
    def name(space: int) -> str:
        return names[space] if space >= 0 else ""

    return Turn(
        seat=raw["seat"],
        acted=raw["acted"],
        marched=raw["marched"],
        sanded=raw["sanded"],
        moons=raw["moons"],
        added=raw["added"],
        reinforced=tuple(names[space] for space in raw["reinforced"]),
        source=name(raw["source"]),
        goal=name(raw["goal"]),
        paid_at=name(raw["paid_at"]),
        paid=tuple(raw["paid"]),
        progress=raw["progress"],
        sheltered=raw["sheltered"],
    )
