"""A position as text: for people at a terminal, for tests, and for records that start in the middle of a game.

    eko seats=2 storms=1                           options that differ from the default
    seat: 1                                        whose turn it is
    phase: act
    light_blue: reserve 3, box 2, emperor reserve  one line for each seat, in seat order
    navy: reserve 1, emperor light_blue            its Emperor is a prisoner of light blue
    quiet: 4
    turn: acted added=2 reinforced=c4              what has happened in this turn
    board:
      a3:       .    B2*   m
      b2:    .    d   ~B1

A row begins with its letter and the column of its first hex; the rows lean so that hexes that touch stand together:
beside c4 are c5, d4, d3, c3, b4 and b5. `_` is no hex, `.` an empty space, `~` an empty storm space; `B3*` are three
light blue discs with the Emperor on top, `~B3*` the same in a storm; `mB2` is a mountain with a light blue tower.
What a line could say and does not say is assumed: a reserve is empty, discs that are nowhere lie in the box, buildings
that are not on the board are in stock, an Emperor is where the board shows it.

`past: 3f9 a01` are fingerprints of the positions in which the last turns ended, the latest first: with them the game
notices that a position comes again. They come from a position that was played; a drawing by hand does without.

`pyramid: c4 c5 d4` and `lighthouse: ...` name the three spaces round them. `layout` and `small` tell which tiles the
board is made of; a board that was drawn by hand has none.
"""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest

from moonsaga.games.eko.box import facts
from moonsaga.games.eko.notation.diagram_board import draw_rows
from moonsaga.games.eko.notation.diagram_reader import (
    COUNTS,
    FLAGS,
    NUMBERS,
    PLACES,
    PLAYED,
    YES_NO,
    features_of,
    place,
    usual_shelter,
    usual_stock,
    usual_tally,
)
from moonsaga.games.eko.view import EkoView, Layout, Player, Table
from moonsaga.kernel.options import Value
from moonsaga.kernel.options import write as write_options
from moonsaga.kernel.registry import get_game

__all__ = ["draw", "place"]


def draw(view: EkoView) -> str:
    """The whole position, such that `place` finds everything again."""
    table = view.table
    lines = [
        _draw_options(table),
        f"phase: {table.phase}",
        *_draw_course(table),
        *(_draw_player(table, player) for player in table.players),
        *_draw_turn(table),
        *(["past: " + " ".join(f"{found:x}" for found in view.memory)] if view.memory else []),
        *_draw_layout(table.layout),
        *(f"{feature.kind}: {' '.join(feature.cells)}" for feature in features_of(table)),
        *(["board:", *draw_rows(table, table.board)] if table.board is not None else []),
    ]
    return "\n".join(lines)


def _draw_options(table: Table) -> str:
    unusual: dict[str, Value] = {
        option.name: table.options[option.name]
        for option in get_game("eko").info.options
        if option.name == "seats" or table.options[option.name] != option.default
    }
    return f"eko {write_options(unusual)}"


def _draw_course(table: Table) -> list[str]:
    """Whose turn it is, how long the game has lasted, how it ended."""
    found = {
        "seat": str(table.turn.seat + 1) if table.phase in PLAYED else "",
        "first": str(table.first + 1) if table.first else "",
        **{name: str(getattr(table, name) or "") for name in NUMBERS},
        "drawn": " ".join(table.drawn) if table.phase == "colours" else "",
        "tally": " ".join(map(str, table.tally)) if table.tally != usual_tally(table) else "",
        "ending": table.ending,
        "winners": " ".join(str(seat + 1) for seat in table.winners),
    }
    return [f"{name}: {value}" for name, value in found.items() if value]


def _draw_player(table: Table, player: Player) -> str:
    built = Counter(b.kind for b in table.buildings if b.colour == player.colour)
    shown = [f"reserve {player.reserve}"]
    if player.box:
        shown.append(f"box {player.box}")
    if player.emperor == "reserve" or player.emperor in facts.COLOURS:
        shown.append(f"emperor {player.emperor}")
    if player.stock != usual_stock(built):
        shown.append("stock " + ",".join(map(str, player.stock)))
    return f"{player.colour}: {', '.join(shown)}"


def _draw_turn(table: Table) -> list[str]:
    turn = table.turn
    words = [name for name in FLAGS if getattr(turn, name)]
    words += [f"{name}={getattr(turn, name)}" for name in (*COUNTS, *PLACES) if getattr(turn, name)]
    if turn.reinforced:
        words.append("reinforced=" + ",".join(turn.reinforced))
    if turn.paid_at:
        words.append("paid=" + ",".join(map(str, turn.paid)))
    if turn.sheltered != usual_shelter(table):
        words.append("sheltered=" + YES_NO[not turn.sheltered])
    return ["turn: " + " ".join(words)] if words else []


def _draw_layout(layout: Layout) -> list[str]:
    lines = []
    if layout.tiles:
        tiles = [f"{letter}{turn}" for letter, turn in zip_longest(layout.tiles, layout.turns, fillvalue="")]
        lines.append("layout: " + " ".join(tiles))
    if layout.small:
        lines.append("small: " + ", ".join(f"{tile.letter} {tile.q} {tile.r} {tile.turn}" for tile in layout.small))
    return lines
