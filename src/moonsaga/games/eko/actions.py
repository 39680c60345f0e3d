"""The action table of Ekö. `actions.move(stack, space)` is the number of that action."""

from __future__ import annotations

from typing import Any

from moonsaga.games.eko.box import codes
from moonsaga.kernel.cores.tables import ActionKind, ActionTable

ACTIONS = ActionTable(
    ActionKind("move", {"stack": codes.MOST_SPACES, "space": codes.MOST_SPACES}, "{stack}-{space}", ("stack", "space")),
    ActionKind(
        "build",
        {"stack": codes.MOST_SPACES, "direction": codes.DIRECTIONS, "building": codes.CASTLE, "emperor": 2},
        "{stack} build {direction} {building}",
        ("stack", "site", "building", "payment"),
    ),
    ActionKind(
        "reinforce",
        {"stack": codes.MOST_SPACES, "discs": codes.MOST_REINFORCED},
        "reinforce {stack} {discs}",
        ("stack", "discs"),
    ),
    ActionKind("moon", {"space": codes.MOST_SPACES}, "moon {space}", ("temple", "space")),
    ActionKind("sand", {"stack": codes.MOST_SPACES}, "sand {stack}", ("temple", "stack")),
    ActionKind("swap", {"stack": codes.MOST_SPACES}, "swap {stack}", ("stack",)),
    ActionKind("lose", {"discs": codes.TALLEST, "emperor": 2}, "lose {discs}", ("loss",)),
    ActionKind("march", {}, "march", ("button",)),
    ActionKind("halt", {}, "halt", ("button",)),
    ActionKind("done", {}, "done", ("button",)),
    ActionKind("pass", {}, "pass", ("button",)),
    ActionKind("keep", {}, "keep", ("button",)),
)
globals().update(ACTIONS.numbers())
MOVE_ = ACTIONS["move"].first
BUILD_ = ACTIONS["build"].first
REINFORCE_ = ACTIONS["reinforce"].first
MOON_ = ACTIONS["moon"].first
SAND_ = ACTIONS["sand"].first
SWAP_ = ACTIONS["swap"].first
LOSE_ = ACTIONS["lose"].first
MARCH_ = ACTIONS["march"].first
HALT_ = ACTIONS["halt"].first
DONE_ = ACTIONS["done"].first
PASS_ = ACTIONS["pass"].first
KEEP_ = ACTIONS["keep"].first


def __getattr__(name: str) -> Any:
    """For type checkers: the functions above have no definition of their own."""
    raise AttributeError(f"Ekö has no action {name!r}")
