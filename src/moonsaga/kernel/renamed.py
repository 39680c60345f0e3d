"""Names of the contract that have changed: a plug-in that still uses an old one gets one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NoReturn

from moonsaga.kernel.errors import MoonsagaError

GAME = {
    "draw": "diagram",
    "place": "from_diagram",
    "drawn": "draw_returns",
    "conceded": "resign_returns",
    "asked": "prompt",
    "worded": "describe_actions",
    "word": "describe_action",
    "why": "bot_reason",
    "talks": "has_bot_reasons",
    "worlds": "sampler",
    "uncover": "reveal_all",
}
EVENT = {"told": "for_seat"}
LOOK = {"asked": "prompt"}


def describe(owner: str, old: str, new: str) -> str:
    return f"{owner}.{old} is now called {new}; see CHANGELOG.md"


def refuse_definitions(owner: str, defined: Mapping[str, object], names: Mapping[str, str], where: str) -> None:
    """Raise `MoonsagaError` for an old name among those defined, unless the new one is there as well."""
    for old, new in names.items():
        if old in defined and new not in defined:
            raise MoonsagaError(f"{where}: {describe(owner, old, new)}.")


def refuse_attribute(thing: object, owner: str, name: str, names: Mapping[str, str]) -> NoReturn:
    """`__getattr__` of a class some of whose attributes had other names."""
    if name in names:
        raise AttributeError(describe(owner, name, names[name]))
    raise AttributeError(f"{type(thing).__name__!r} object has no attribute {name!r}", name=name, obj=thing)


def refuse_imports(module: str, names: Mapping[str, str]) -> Callable[[str], NoReturn]:
    """`__getattr__` of a module. `from ... import` would replace an `AttributeError` by a sentence of its own."""

    def refuse(name: str) -> NoReturn:
        if name in names:
            raise MoonsagaError(f"{describe(module, name, names[name])}.")
        raise AttributeError(f"module {module!r} has no attribute {name!r}")

    return refuse
