"""From options and tables back to positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box import facts
from moonsaga.games.eko.position import Position
from moonsaga.games.eko.rules.board import finished_board
from moonsaga.games.eko.rules.state import Settings
from moonsaga.games.eko.view import BoardPlan, EkoView, Table
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import Options, Value


def cell_at(q: int, r: int) -> int:
    """The grid's cell at these coordinates."""
    return (r + n.GRID // 2) * n.GRID + q + n.GRID // 2


def settings(options: Options) -> Settings:
    """What the core needs to know of the options: slots, tiles and small tiles in the order in which they are laid."""
    seats = cast("int", options["seats"])
    slots = facts.BOX.layouts[cast("str", options["layout"])][seats]
    fixed = options["board"] == "reference"
    return Settings(
        dict(options),
        [cell_at(*facts.BOX.centre(slot)) for slot in slots],
        [n.LARGE_LETTERS.index(letter) for letter in large_tiles(options)],
        [turn for _, _, turn in facts.BOX.boards[seats]] if fixed else [0] * len(slots),
        [n.SMALL_LETTERS.index(letter) for letter in small_tiles(options)],
    )


def large_tiles(options: Options) -> list[str]:
    """The large tiles in play, those of a fixed board slot by slot. Temples replace other tiles (ruling E40)."""
    seats = cast("int", options["seats"])
    letters = list(facts.BOX.letters(seats))
    if options["board"] == "reference":
        letters = [letter for _, letter, _ in facts.BOX.boards[seats]]
    for option, letter in (("temple_moon", "N"), ("temple_sand", "O")):
        if options[option]:
            tile = facts.BOX.large[letter]
            replaced = tile.replaces if options["temple_tiles"] == "own" else tile.replaces_rulebook
            letters[letters.index(replaced)] = letter
    return letters


def small_tiles(options: Options) -> str:
    """The small tiles in play. P stands for P and Q, which play alike."""
    storms, pyramids = cast("int", options["storms"]), cast("int", options["pyramids"])
    return (
        "P" * storms
        + "RR" * bool(options["portals"])
        + "S" * pyramids
        + "U" * bool(options["lighthouse"])
        + "T" * bool(options["temple_wind"])
    )


def restore(table: Table, past: Sequence[int] = ()) -> Position:
    """The position of a table; `past` tells how the last turns ended."""
    position = Position(_known_settings(tuple(table.options.items())))
    if table.board is not None:
        position.set_board(_board(table.board))
    position.set_raw(_raw(table, position))
    position.remember(past)
    return position


def imagine(view: EkoView, _rng: Rng) -> Position:
    """Nothing is hidden: there is one state."""
    return restore(view.table, view.memory or ())


def load(data: bytes) -> Position:
    """The position behind a dump, which is a spectator's view."""
    view = msgspec.json.decode(data, type=EkoView)
    return restore(view.table, view.memory or ())


@lru_cache(maxsize=256)
def _known_settings(options: tuple[tuple[str, Value], ...]) -> Settings:
    return settings(dict(options))


@lru_cache(maxsize=256)
def _board(plan: BoardPlan) -> Any:
    """Boards are shared: the same plan gives the same one."""
    cells = {cell.name: cell_at(cell.q, cell.r) for cell in plan.cells}
    return finished_board(
        [(cells[c.name], n.TERRAIN_NAMES.index(c.terrain), tile_number(c.tile)) for c in plan.cells],
        [
            (n.PYRAMID if f.kind == "pyramid" else n.LIGHTHOUSE, *(cells[name] for name in f.cells))
            for f in plan.features
        ],
    )


def tile_number(letter: str) -> int:
    return (n.LARGE_LETTERS + n.SMALL_LETTERS).index(letter) if letter else -1


def _raw(table: Table, position: Position) -> dict[str, Any]:
    board = position.shared_board()
    spaces = {name: i for i, name in enumerate(board.space_names())} if board is not None else {}
    spaces[""] = -1
    colours = {player.colour: i for i, player in enumerate(table.players)}
    sites = _sites(table, position, colours)
    turn = table.turn
    return {
        "phase": n.PHASE_NAMES.index(table.phase),
        "step": table.step,
        "slot_tile": [n.LARGE_LETTERS.index(letter) for letter in table.layout.tiles],
        "slot_turn": table.layout.turns,
        "small": [(0, cell_at(small.q, small.r) * 6 + small.turn) for small in table.layout.small],
        "stacks": [(spaces[stack.space], colours[stack.colour], stack.height) for stack in table.stacks],
        "emperor": [spaces.get(player.emperor, n.NOWHERE) for player in table.players],
        "gaoler": [colours.get(player.emperor, n.NOBODY) for player in table.players],
        "reserve": [player.reserve for player in table.players],
        "box": [player.box for player in table.players],
        "stock": [player.stock for player in table.players],
        "owner": [owner for owner, _ in sites],
        "level": [level for _, level in sites],
        "colour": [facts.COLOURS.index(colour) for colour in table.drawn],
        "seat": turn.seat,
        "first": table.first,
        "acted": turn.acted,
        "marched": turn.marched,
        "sanded": turn.sanded,
        "sheltered": turn.sheltered,
        "moons": turn.moons,
        "added": turn.added,
        "reinforced": [spaces[name] for name in turn.reinforced],
        "source": spaces[turn.source],
        "goal": spaces[turn.goal],
        "paid_at": spaces[turn.paid_at],
        "paid": turn.paid,
        "progress": turn.progress,
        "tally": table.tally,
        "quiet": table.quiet,
        "turns": table.turns,
        "chances": table.chances,
        "ended": n.ENDINGS.index(table.ending),
        "winners": sum(1 << seat for seat in table.winners),
    }


def _sites(table: Table, position: Position, colours: dict[str, int]) -> list[tuple[int, int]]:
    board = position.shared_board()
    if board is None:
        return []
    built = {b.site: (colours[b.colour], n.LEVEL_NAMES.index(b.kind)) for b in table.buildings}
    return [built.get(board.name(board.site_cell(site)), (-1, 0)) for site in range(board.sites)]
