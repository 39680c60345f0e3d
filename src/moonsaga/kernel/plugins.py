"""Games that are not built in, named on the command line."""

from __future__ import annotations

from collections.abc import Iterable
from pkgutil import resolve_name

from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import register


def load_plugins(names: Iterable[str]) -> None:
    """Register each `module:attribute`."""
    for name in names:
        register(_load(name))


def _load(name: str) -> Game:
    try:
        found = resolve_name(name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise MoonsagaError(f"The plug-in {name!r} cannot be loaded: {problem}; expected module:attribute.") from None
    if not isinstance(found, Game):
        raise MoonsagaError(f"The plug-in {name!r} is no game: expected the Game object, as in module:GAME.")
    return found
