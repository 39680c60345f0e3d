"""From options and tables back to positions."""

from __future__ import annotations

from typing import Any, cast

from moonsaga.games.eko import numbers as n
from moonsaga.games.eko.position import Position
from moonsaga.games.eko.state import Settings
from moonsaga.games.eko.view import Table
from moonsaga.kernel.options import Options


def cell_at(q: int, r: int) -> int:
    """The grid's cell at these coordinates."""
    return (r + n.GRID // 2) * n.GRID + q + n.GRID // 2


def settings(options: Options) -> Settings:
    """What the core needs to know of the options: slots, tiles and small tiles in the order in which they are laid."""
    seats = cast(int, options["seats"])
    slots = n.BOX.layouts[cast(str, options["layout"])][seats]
    letters, turns = list(n.BOX.letters(seats)), [0] * len(slots)
    if options["board"] == "reference":
        letters = [letter for _, letter, _ in n.BOX.boards[seats]]
        turns = [turn for _, _, turn in n.BOX.boards[seats]]
    return Settings(
        dict(options),
        [cell_at(*n.BOX.centre(slot)) for slot in slots],
        [n.LARGE_LETTERS.index(letter) for letter in _with_temples(letters, options)],
        turns,
        [n.SMALL_LETTERS.index(letter) for letter in _small_tiles(options)],
    )


def _with_temples(letters: list[str], options: Options) -> list[str]:
    """Temple tiles take the place of the tiles they replace (ruling E40)."""
    for option, letter in (("temple_moon", "N"), ("temple_sand", "O")):
        if options[option]:
            tile = n.BOX.large[letter]
            replaced = tile.replaces if options["temple_tiles"] == "own" else tile.replaces_rulebook
            letters[letters.index(replaced)] = letter
    return letters


def _small_tiles(options: Options) -> str:
    """P stands for P and Q, which play alike."""
    storms, pyramids = cast(int, options["storms"]), cast(int, options["pyramids"])
    return (
        "P" * storms
        + "RR" * bool(options["portals"])
        + "S" * pyramids
        + "U" * bool(options["lighthouse"])
        + "T" * bool(options["temple_wind"])
    )


def restore(table: Table) -> Position:
    """The position of a table."""
    position = Position(settings(table.options))
    if table.board is not None:
        cells = {cell.name: cell_at(cell.q, cell.r) for cell in table.board.cells}
        position.set_board(
            [(cells[c.name], n.TERRAIN_NAMES.index(c.terrain), tile_number(c.tile)) for c in table.board.cells],
            [
                (n.PYRAMID if f.kind == "pyramid" else n.LIGHTHOUSE, *(cells[name] for name in f.cells))
                for f in table.board.features
            ],
        )
    position.set_raw(_raw(table, position))
    return position


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
        "emperor": [_emperor(player.emperor, spaces, colours) for player in table.players],
        "reserve": [player.reserve for player in table.players],
        "box": [player.box for player in table.players],
        "stock": [player.stock for player in table.players],
        "owner": [owner for owner, _ in sites],
        "level": [level for _, level in sites],
        "colour": [n.COLOURS.index(colour) for colour in table.drawn],
        "seat": turn.seat,
        "first": table.first,
        "acted": turn.acted,
        "marched": turn.marched,
        "sanded": turn.sanded,
        "sheltered": turn.sheltered,
        "moons": turn.moons,
        "added": turn.added,
        "after": spaces[turn.after],
        "crowned": spaces[turn.crowned],
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


def _emperor(where: str, spaces: dict[str, int], colours: dict[str, int]) -> int:
    if where == "reserve":
        return n.IN_RESERVE
    return n.IN_PRISON + colours[where] if where in colours else spaces[where]
