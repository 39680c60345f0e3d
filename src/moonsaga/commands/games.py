"""`moonsaga games`: what can be played, and with which options."""

from __future__ import annotations

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from moonsaga.commands.arguments import said
from moonsaga.kernel.contract import Game
from moonsaga.kernel.options import AnyOption, Flag, Number, Text
from moonsaga.kernel.registry import game_names, get_game
from moonsaga.kernel.texts import game_texts

YES_NO = {True: "yes", False: "no"}


def show_games(as_json: bool) -> None:
    found = [get_game(name) for name in game_names()]
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode([game.info for game in found])))
        return
    console = Console()
    for game in found:
        console.print(_heading(game))
        console.print(_options_table(game))


def _heading(game: Game) -> str:
    info, texts = game.info, game_texts(game)
    seats = ", ".join(map(str, info.seats))
    title = said(texts, "title", info.name)
    return f"[bold]{info.name}[/bold]: {title}, for {seats} players; behaviour version {info.version}"


def _options_table(game: Game) -> Table:
    texts = game_texts(game)
    table = Table("option", "values", "default", "what it is", box=None, padding=(0, 1))
    for option in game.info.options:
        table.add_row(option.name, _values(option), _default(option), said(texts, f"option-{option.name}", ""))
    return table


def _values(option: AnyOption) -> str:
    if isinstance(option, Flag):
        return "yes or no"
    if isinstance(option, Number):
        return f"{option.low} to {option.high}"
    if isinstance(option, Text):
        return "a word"
    return ", ".join(option.values)


def _default(option: AnyOption) -> str:
    return YES_NO[option.default] if isinstance(option, Flag) else str(option.default)
