"""The action table of Ekö. `actions.move(stack, space)` is a number, `actions.FIRST_MOVE` the least of its kind."""

from __future__ import annotations

from typing import Any

from moonsaga.games.eko.box import codes
from moonsaga.kernel.cores.tables import ActionKind, ActionTable, Phase

SPACES = codes.MOST_SPACES
SETUP = "Setting up"
BUTTON = ("button",)

ACTIONS = ActionTable(
    ActionKind("move", {"stack": SPACES, "space": SPACES}, "{stack}-{space}", ("stack", "space"), "moving"),
    ActionKind(
        "build",
        {"stack": SPACES, "direction": codes.DIRECTIONS, "building": codes.CASTLE, "emperor": 2},
        "{stack} build {direction} {building}{emperor}",
        ("stack", "site", "building", "payment"),
        "building",
    ),
    ActionKind(
        "reinforce",
        {"stack": SPACES, "discs": codes.MOST_REINFORCED},
        "reinforce {stack} {discs}",
        ("stack", "discs"),
        "reinforcing",
    ),
    ActionKind("moon", {"space": SPACES}, "moon {space}", ("temple", "space"), "temples"),
    ActionKind("sand", {"stack": SPACES}, "sand {stack}", ("temple", "stack"), "temples"),
    ActionKind("swap", {"stack": SPACES}, "swap {stack}", ("stack",), "emperor"),
    ActionKind("lose", {"lost": codes.TALLEST, "emperor": 2}, "lose {lost}{emperor}", ("loss",), "moving"),
    ActionKind("march", {}, "march", BUTTON, "turn"),
    ActionKind("halt", {}, "halt", BUTTON, "turn"),
    ActionKind("done", {}, "done", BUTTON, "reinforcing"),
    ActionKind("pass", {}, "pass", BUTTON, "turn"),
    ActionKind("keep", {}, "keep", BUTTON, "emperor"),
    phases=(
        Phase(codes.LAY_TILES, "tiles", "chance", (), SETUP),
        Phase(codes.TURN_TILES, "turns", "chance", (), SETUP),
        Phase(codes.LAY_SMALL_TILES, "small-tiles", "chance", (), SETUP),
        Phase(codes.LAY_DISCS, "discs", "chance", (), SETUP),
        Phase(codes.DRAW_COLOURS, "colours", "chance", (), SETUP),
        Phase(codes.DRAW_FIRST, "first", "chance", (), SETUP),
        Phase(codes.SWAP_EMPERORS, "swap", "each player once, from the first", ("keep", "swap"), SETUP),
        Phase(codes.ACT, "act", "the seat to move", ("move", "build", "pass", "sand"), "Course of a turn"),
        Phase(codes.LOSE, "lose", "the seat to move", ("lose",), "Labyrinth of Storms"),
        Phase(codes.MARCH, "march", "the seat to move", ("march", "halt"), "Forced march"),
        Phase(
            codes.REINFORCE,
            "reinforce",
            "the seat to move",
            ("reinforce", "moon", "done"),
            "Reinforcement phase",
            refuses=("march",),
        ),
        Phase(codes.OVER, "over", "nobody", (), "End of the game"),
    ),
    wrong_phase=codes.WRONG_PHASE,
)
globals().update(ACTIONS.numbers())


def __getattr__(name: str) -> Any:
    """For type checkers: the names above have no definition of their own."""
    raise AttributeError(f"Ekö has no action {name!r}")
