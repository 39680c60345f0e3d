"""Games that are not built in, and whatever else is named as `module:attribute` on a command line."""

from __future__ import annotations

from collections.abc import Iterable
from pkgutil import resolve_name
from typing import Any

from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import register


def load_plugins(names: Iterable[str]) -> None:
    """Register each game that is named as `module:attribute`."""
    for name in names:
        found = find_plugin(name)
        if not isinstance(found, Game):
            raise MoonsagaError(f"The plug-in {name!r} is no game: expected the Game object, as in module:GAME.")
        register(found)


def find_plugin(name: str) -> Any:
    """What a module has under that name."""
    try:
        return resolve_name(name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise MoonsagaError(f"The plug-in {name!r} cannot be loaded: {problem}; expected module:attribute.") from None
