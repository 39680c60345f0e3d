"""The action table of Crescent Moon. `actions.build(hex, building)` is the number of that action."""

from __future__ import annotations

from typing import Any

from moonsaga.games.crescent_moon.box import codes
from moonsaga.kernel.cores.tables import ActionKind, ActionTable

ACTIONS = ActionTable(
    # laying the map
    ActionKind("lay", {"tile": codes.TILE_KINDS, "cell": codes.CELLS}, "", ("tile", "cell")),
    ActionKind("lay-river", {"cell": codes.CELLS, "turn": codes.SIDES}, "", ("tile", "cell", "rotation")),
    ActionKind("group", {"group": 2, "hex": codes.HEXES}, "", ("group", "hex")),
    # the actions of the sheets
    ActionKind("influence", {"hex": codes.HEXES}, "", ("action", "hex")),
    ActionKind("build", {"hex": codes.HEXES, "building": len(codes.BUILDINGS)}, "", ("action", "hex", "building")),
    ActionKind("recruit", {"hex": codes.HEXES}, "", ("action", "hex")),
    ActionKind("hire", {"number": 2}, "", ("action", "number")),
    ActionKind("bribe", {"hex": codes.HEXES, "number": 2}, "", ("action", "hex", "number")),
    ActionKind(
        "move",
        {"hex": codes.HEXES, "side": codes.SIDES, "units": codes.COMBO_COUNT},
        "",
        ("action", "hex", "hex", "number", "number"),
    ),
    ActionKind(
        "assault",
        {"hex": codes.HEXES, "side": codes.SIDES, "units": codes.COMBO_COUNT},
        "",
        ("action", "hex", "hex", "number", "number"),
    ),
    ActionKind("ask", {"place": codes.SULTANS_PLACES}, "", ("action", "market")),
    ActionKind("buy", {"place": codes.MARKET_PLACES}, "", ("action", "market")),
    ActionKind("fetch", {"place": codes.SULTANS_PLACES}, "", ("action", "market")),
    ActionKind("muster", {"hex": codes.HEXES, "number": 2}, "", ("action", "hex", "number")),
    ActionKind("revolt", {"hex": codes.HEXES}, "", ("action", "hex")),
    ActionKind("palace", {"hex": codes.HEXES}, "", ("action", "hex")),
    ActionKind(
        "desertion",
        {"hex": codes.HEXES, "ruler": codes.SEATS, "number": codes.MOST_MOVED},
        "",
        ("action", "hex", "ruler", "number"),
    ),
    ActionKind("play", {"card": codes.KINDS}, "", ("action", "card")),
    ActionKind("plot", {}, "", ("action",)),
    ActionKind("conspire", {}, "", ("action",)),
    ActionKind("alms", {}, "", ("action",)),
    ActionKind("pass", {}, "", ("action",)),
    ActionKind("done", {}, "", ("button",)),
    ActionKind("skip", {}, "", ("button",)),
    # deals
    ActionKind("price", {"price": codes.PRICES}, "", ("number",)),
    ActionKind("accept", {}, "", ("button",)),
    ActionKind("refuse", {}, "", ("button",)),
    ActionKind("pact", {"ruler": codes.SEATS, "price": codes.PACT_PRICES}, "", ("ruler", "number")),
    # cards
    ActionKind("boats", {}, "", ("card",)),
    ActionKind("informants", {"ruler": codes.SEATS}, "", ("card", "ruler")),
    ActionKind("commit", {"subset": codes.SUBSETS}, "", ("card", "button")),
    ActionKind("choose", {"card": codes.KINDS}, "", ("card",)),
    ActionKind("discard", {"card": codes.KINDS}, "", ("card",)),
    # combats and contests
    ActionKind("side", {"side": 2}, "", ("button",)),
    ActionKind("award", {"side": 2}, "", ("button",)),
    ActionKind("kill", {"ruler": codes.SEATS, "card": codes.KINDS}, "", ("ruler", "card")),
    ActionKind("resolve", {"card": codes.KINDS}, "", ("card",)),
    ActionKind(
        "assign", {"ordinary": codes.MOST_ASSIGNED, "mercenaries": codes.MOST_ASSIGNED}, "", ("number", "number")
    ),
    ActionKind("lose", {"number": codes.MOST_MOVED + 1}, "", ("number",)),
    ActionKind("capture", {}, "", ("button",)),
    ActionKind("sack", {}, "", ("button",)),
    # things to point at
    ActionKind("hex", {"hex": codes.HEXES}, "", ("hex",)),
    ActionKind("mercenary", {"ruler": codes.SEATS, "hex": codes.HEXES}, "", ("ruler", "hex")),
    ActionKind("unit", {"hex": codes.HEXES, "unit": 2}, "", ("hex", "unit")),
    ActionKind("ruler", {"ruler": codes.SEATS}, "", ("ruler",)),
    ActionKind("shed", {"hex": codes.HEXES, "unit": 2}, "", ("hex", "unit")),
)
globals().update(ACTIONS.numbers())
globals().update({f"A_{kind.stem.upper()}": kind.first for kind in ACTIONS.kinds.values()})
globals().update({f"K_{kind.stem.upper()}": number for number, kind in enumerate(ACTIONS.kinds.values())})
ACTION_NAMES = tuple(ACTIONS.kinds)
ACTION_COUNT = len(ACTION_NAMES)
FIRST = tuple(kind.first for kind in ACTIONS.kinds.values())
KIND_OF_ACTION = tuple(number for number, kind in enumerate(ACTIONS.kinds.values()) for _ in range(kind.count))


def __getattr__(name: str) -> Any:
    """For type checkers: the functions and numbers above have no definition of their own."""
    raise AttributeError(f"Crescent Moon has no action {name!r}")
