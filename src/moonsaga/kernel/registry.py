"""Which games there are. A built-in game is a folder of `moonsaga.games`; other packages bring games by entry points.

A game is imported when it is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules, resolve_name
from typing import TYPE_CHECKING

from moonsaga.kernel.errors import MoonsagaError

if TYPE_CHECKING:  # `moonsaga --help` and `doctor` list the games where no core can be imported
    from moonsaga.kernel.contract import Game, State

SHELF = "moonsaga.games"
"""The package whose folders are games, each with a module `game` that has the attribute `GAME`."""
INSTALLED = "moonsaga.games"
"""The group of entry points by which installed packages bring games: `noughts = "noughts.game:GAME"`."""

_registered: dict[str, Game] = {}


def get_game(name: str) -> Game:
    """The game of that name; `MoonsagaError` lists the known ones if there is none."""
    if name in _registered:
        return _registered[name]
    if name in _games_on(tuple(resolve_name(SHELF).__path__)):
        game: Game = resolve_name(f"{SHELF}.{name}.game:GAME")
        return game
    if name in _installed():
        return _load(_installed()[name])
    known = ", ".join(game_names()) or "none"
    raise MoonsagaError(f"there is no game {name!r}; known games: {known}")


def game_names() -> tuple[str, ...]:
    """The names of all games, without importing any."""
    return tuple(sorted({*_games_on(tuple(resolve_name(SHELF).__path__)), *_installed(), *_registered}))


def load_state(name: str, dump: bytes) -> State:
    """The state of that game behind a dump: what a pickled state is made of."""
    return get_game(name).load(dump)


def register(game: Game) -> None:
    """Add a game that is not built in: a plug-in, or one for tests. It cannot take the name of one that is."""
    name = game.info.name
    if name in _games_on(tuple(resolve_name(SHELF).__path__)):
        raise MoonsagaError(f"there is a built-in game {name!r} already; give yours another name")
    _registered[name] = game


def unregister(name: str) -> None:
    """Take a registered game away again."""
    _registered.pop(name, None)


@cache
def _installed() -> dict[str, EntryPoint]:
    """The games of installed packages, by name. Looking them up imports none."""
    return {entry.name: entry for entry in entry_points(group=INSTALLED)}


def _load(entry: EntryPoint) -> Game:
    """The game behind an entry point; `MoonsagaError` in one sentence if there is none."""
    try:
        game: Game = entry.load()
        name = game.info.name
    except (ImportError, AttributeError) as problem:
        raise MoonsagaError(f"the installed plug-in {entry.value!r} cannot be loaded: {problem}") from None
    if name != entry.name:
        raise MoonsagaError(f"the installed plug-in {entry.value!r} is called {name!r}, its entry point {entry.name!r}")
    return game


@cache
def _games_on(shelf: tuple[str, ...]) -> tuple[str, ...]:
    """The folders of the shelf that hold a game. Looking at their files imports none of them."""
    return tuple(
        entry.name
        for folder in shelf
        for entry in iter_modules([folder])
        if entry.ispkg and any(module.name == "game" for module in iter_modules([f"{folder}/{entry.name}"]))
    )
