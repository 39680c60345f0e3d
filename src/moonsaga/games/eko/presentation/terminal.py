"""How Ekö looks in a terminal: pieces of text with styles, and the words that go with them. No rule lives here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

from moonsaga.games.eko.messages import colour_key
from moonsaga.games.eko.notation.diagram_board import COLOUR_LETTERS, TERRAIN_LETTERS, draw_rows
from moonsaga.games.eko.view import EkoView, Player, Table
from moonsaga.kernel.contract import Message, View
from moonsaga.kernel.texts import Texts

Piece = tuple[str, str]
"""Some text and its style."""

STYLES = {
    "light_blue": "black on bright_cyan",
    "navy": "bright_white on blue",
    "purple": "bright_white on magenta",
    "grey": "black on white",
}
TERRAIN_STYLES = {".": "dim", "~": "cyan", "x": "dim", "c": "bold yellow", "m": "bold", "_": "dim"}
TOKEN = re.compile(r"(?P<terrain>[a-z~]?)(?P<colour>[BNPG])(?P<number>\d\*?)|(?P<bare>[.~_a-z])(?=\s|$)")
HELP = Message("terminal-help")


def board(view: View) -> list[list[Piece]]:
    """The board, line by line."""
    table = cast("EkoView", view).table
    rows = draw_rows(table, table.board) if table.board is not None else []
    return [list(_coloured(row)) for row in rows]


def _coloured(line: str) -> Iterator[Piece]:
    label, colon, row = line.partition(":")
    yield label + colon, "dim"
    end = 0
    for token in TOKEN.finditer(row):
        yield row[end : token.start()], ""
        yield from _token(token)
        end = token.end()
    yield row[end:], ""


def _token(token: re.Match[str]) -> Iterator[Piece]:
    if token["bare"]:
        yield token["bare"], TERRAIN_STYLES.get(token["bare"], "")
        return
    if token["terrain"]:
        yield token["terrain"], TERRAIN_STYLES.get(token["terrain"], "")
    yield token["colour"] + token["number"], "bold " + STYLES[COLOUR_LETTERS[token["colour"]]]


def legend(view: View, texts: Texts) -> str:
    """What the letters of the terrain mean, as far as this board has them."""
    table = cast("EkoView", view).table
    there = {cell.terrain for cell in table.board.cells} if table.board is not None else set()
    shown = [(letter, name) for letter, name in TERRAIN_LETTERS.items() if name in there and name != "space"]
    return ", ".join(f"{letter} {texts.say(Message(f'terrain-{name}')).lower()}" for letter, name in shown)


def players(view: View, texts: Texts) -> list[list[Piece]]:
    """A row of headings, then one row for each player board."""
    table = cast("EkoView", view).table
    keys = ("thing-points", "terrain-capital", "thing-discs", "thing-reserve", "thing-emperor", "thing-box")
    headings: list[Piece] = [("", ""), *((texts.say(Message(key)), "dim") for key in keys)]
    return [headings, *(_row(table, player, texts) for player in table.players)]


def _row(table: Table, player: Player, texts: Texts) -> list[Piece]:
    letter = next(letter for letter, colour in COLOUR_LETTERS.items() if colour == player.colour)
    discs = sum(stack.height for stack in table.stacks if stack.colour == player.colour)
    return [
        (f" {letter} {_colour(texts, player.colour)} ", STYLES[player.colour]),
        (str(player.points), "bold"),
        ("✓" if player.capital else "-", ""),
        (str(discs) if player.alive else "†", ""),
        (str(player.reserve), ""),
        (_whereabouts(texts, player.emperor), ""),
        (str(player.box), "dim"),
    ]


def _whereabouts(texts: Texts, emperor: str) -> str:
    """A space by its name, the reserve, or the colour whose prisoner it is."""
    if emperor == "reserve":
        return texts.say(Message("thing-reserve"))
    if emperor in STYLES:
        return f"{texts.say(Message('thing-prison'))}: {_colour(texts, emperor)}"
    return emperor


def _colour(texts: Texts, colour: str) -> str:
    return texts.say(Message(colour_key(colour)))


def prompt(view: View) -> Message:
    """What the seat to act is asked. In the reinforcement phase it matters who owns the Temple of Wind."""
    table = cast("EkoView", view).table
    wind = table.phase == "reinforce" and _owns_wind(table)
    return Message(f"phase-{table.phase}-prompt" + "-wind" * wind)


def _owns_wind(table: Table) -> bool:
    """Has the player whose turn it is a building on the Temple of Wind?"""
    cells = table.board.cells if table.board is not None else ()
    temple = {cell.name for cell in cells if cell.terrain == "temple_wind"}
    mover = table.players[table.turn.seat].colour
    return any(built.site in temple and built.colour == mover for built in table.buildings)


def seat_name(view: View, seat: int) -> str:
    """The message key of a seat's name, once the colours are drawn."""
    return colour_key(cast("EkoView", view).table.players[seat].colour)
