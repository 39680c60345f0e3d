"""The action table of Saga. `actions.scout(target, slot)` is the number of that action."""

from __future__ import annotations

from typing import Any

from moonsaga.games.saga.box import codes
from moonsaga.kernel.cores.tables import ActionKind, ActionTable

ACTIONS = ActionTable(
    ActionKind("deploy", {"face": codes.LEADERS}, "deploy {face}", ("face",)),
    ActionKind("take", {"tile": codes.TILES}, "take {tile}", ("tile",)),
    ActionKind("resolve", {"tile": codes.TILES}, "resolve {tile}", ("tile",)),
    ActionKind("bonus-coin", {}, "bonus coin", ("bonus",)),
    ActionKind("bonus-recruit", {"slot": codes.SLOTS}, "bonus recruit {slot}", ("bonus", "area")),
    ActionKind(
        "bonus-move",
        {"from": codes.AREAS, "to": codes.AREAS, "count": codes.COUNTS},
        "bonus move {from} {to} {count}",
        ("bonus", "area", "area", "count"),
    ),
    ActionKind("bonus-draw", {"slot": codes.SLOTS}, "bonus draw {slot}", ("bonus", "area", "target")),
    ActionKind(
        "move",
        {"from": codes.AREAS, "to": codes.AREAS, "count": codes.COUNTS},
        "move {from} {to} {count}",
        ("action", "area", "area", "count"),
    ),
    ActionKind("draw", {"slot": codes.SLOTS}, "draw {slot}", ("action", "area", "target")),
    ActionKind(
        "scout", {"target": codes.TARGETS, "slot": codes.SLOTS}, "scout {target} {slot}", ("action", "target", "area")
    ),
    ActionKind("recruit", {"units": 2}, "recruit {units}", ("action", "count")),
    ActionKind("plunder", {"area": codes.ENGLISH}, "plunder {area}", ("action", "area")),
    ActionKind("build", {"area": codes.ENGLISH}, "build {area}", ("action", "area")),
    ActionKind("fyrd", {"area": codes.ENGLISH}, "fyrd {area}", ("action", "area")),
    ActionKind("income-coin", {"area": codes.ENGLISH}, "income {area} coin", ("action", "area", "button")),
    ActionKind(
        "income-recruit",
        {"area": codes.ENGLISH, "unit": codes.UNITS},
        "income {area} {unit}",
        ("action", "area", "unit"),
    ),
    ActionKind("tribute", {"area": codes.ENGLISH}, "tribute {area}", ("action", "area")),
    ActionKind("with", {"leaders": codes.MASKS}, "with {leaders}", ("leader", "button")),
    ActionKind("place", {"unit": codes.UNITS, "slot": codes.SLOTS}, "place {unit} {slot}", ("unit", "area")),
    ActionKind("battle", {"area": codes.ENGLISH}, "battle {area}", ("area",)),
    ActionKind("reveal", {"leader": codes.LEADERS}, "reveal {leader}", ("leader",)),
    ActionKind("bring", {"area": codes.AREAS, "unit": codes.UNITS}, "bring {area} {unit}", ("area", "unit")),
    ActionKind("pick", {"unit": codes.UNITS}, "pick {unit}", ("unit",)),
    ActionKind("lose", {"leaders": codes.MASKS}, "lose {leaders}", ("leader", "button")),
    ActionKind("retreat", {"place": codes.PLACES}, "retreat {place}", ("area",)),
    ActionKind("stop", {}, "stop", ("button",)),
    ActionKind("pass", {}, "pass", ("button",)),
    ActionKind("done", {}, "done", ("button",)),
)
globals().update(ACTIONS.numbers())


def __getattr__(name: str) -> Any:
    """For type checkers: the functions above have no definition of their own."""
    raise AttributeError(f"Saga has no action {name!r}")
