"""The action table of Saga. `actions.scout(target, slot)` is a number, `actions.FIRST_SCOUT` the least of its kind."""

from __future__ import annotations

from typing import Any

from moonsaga.games.saga.box import codes
from moonsaga.kernel.cores.tables import ActionKind, ActionTable, Phase

AREA = {"area": codes.ENGLISH}
SLOT = {"slot": codes.SLOTS}
WAY = {"from": codes.AREAS, "to": codes.AREAS, "count": codes.COUNTS}
BUTTON = ("button",)
VIKINGS, SAXONS = "the Vikings", "the Anglo-Saxons"
ACTOR = "the owner of the tile"
PREPARATION, TILES, BOTH = "Preparation", "Choosing and resolving tiles", "Actions of both sides"
OF_SAXONS, OF_VIKINGS, BATTLE = "Actions of the Anglo-Saxons", "Actions of the Vikings", "Battle"
END = "End of the round"

ACTIONS = ActionTable(
    ActionKind("deploy", {"face": codes.LEADERS}, "deploy {face}", ("face",), "setup"),
    ActionKind("take", {"tile": codes.TILES}, "take {tile}", ("tile",), "rounds"),
    ActionKind("resolve", {"tile": codes.TILES}, "resolve {tile}", ("tile",), "rounds"),
    ActionKind("bonus-coin", {}, "bonus coin", ("bonus",), "saxons"),
    ActionKind("bonus-recruit", SLOT, "bonus recruit {slot}", ("bonus", "area"), "vikings"),
    ActionKind("bonus-move", WAY, "bonus move {from} {to} {count}", ("bonus", "area", "area", "count"), "moving"),
    ActionKind("bonus-draw", SLOT, "bonus draw {slot}", ("bonus", "area", "target"), "moving"),
    ActionKind("move", WAY, "move {from} {to} {count}", ("action", "area", "area", "count"), "moving"),
    ActionKind("draw", SLOT, "draw {slot}", ("action", "area", "target"), "moving"),
    ActionKind(
        "scout", {"target": codes.TARGETS, **SLOT}, "scout {target} {slot}", ("action", "target", "area"), "targets"
    ),
    ActionKind("recruit", {"units": 2}, "recruit {units}", ("action", "count"), "vikings"),
    ActionKind("plunder", AREA, "plunder {area}", ("action", "area"), "vikings"),
    ActionKind("build", AREA, "build {area}", ("action", "area"), "saxons"),
    ActionKind("fyrd", AREA, "fyrd {area}", ("action", "area"), "saxons"),
    ActionKind("income-coin", AREA, "income {area} coin", ("action", "area", "button"), "saxons"),
    ActionKind(
        "income-recruit", {**AREA, "unit": codes.UNITS}, "income {area} {unit}", ("action", "area", "unit"), "saxons"
    ),
    ActionKind("tribute", AREA, "tribute {area}", ("action", "area"), "saxons"),
    ActionKind("with", {"leaders": codes.MASKS}, "with {leaders}", ("leader", "button"), "moving"),
    ActionKind("place", {"unit": codes.UNITS, **SLOT}, "place {unit} {slot}", ("unit", "area"), "vikings"),
    ActionKind("battle", AREA, "battle {area}", ("area",), "battle"),
    ActionKind("reveal", {"leader": codes.LEADERS}, "reveal {leader}", ("leader",), "battle"),
    ActionKind("bring", {"area": codes.AREAS, "unit": codes.UNITS}, "bring {area} {unit}", ("area", "unit"), "leaders"),
    ActionKind("pick", {"enemy": codes.UNITS}, "pick {enemy}", ("unit",), "leaders"),
    ActionKind("lose", {"lost": codes.MASKS}, "lose {lost}", ("leader", "button"), "losses"),
    ActionKind("retreat", {"place": codes.PLACES}, "retreat {place}", ("area",), "losses"),
    ActionKind("stop", {}, "stop", BUTTON, "rounds"),
    ActionKind("pass", {}, "pass", BUTTON, "battle"),
    ActionKind("done", {}, "done", BUTTON, "rounds"),
    phases=(
        Phase(codes.FIRST_TARGET, "first-target", "chance", (), PREPARATION),
        Phase(codes.SECOND_TARGET, "second-target", "chance", (), PREPARATION),
        Phase(codes.SAXON_LEADERS, "saxon-leaders", "chance", (), PREPARATION),
        Phase(codes.VIKING_LEADER, "viking-leader", "chance", (), PREPARATION),
        Phase(codes.DEPLOY, "deploy", VIKINGS, ("deploy",), PREPARATION),
        Phase(codes.DRAFT, "draft", "both sides in turn", ("take",), TILES),
        Phase(codes.CHOOSE_TILE, "choose-tile", "each side once", ("resolve",), TILES),
        Phase(
            codes.TILE,
            "tile",
            ACTOR,
            (
                *("bonus-coin", "bonus-recruit", "bonus-move", "bonus-draw", "move", "draw", "scout", "recruit"),
                *("plunder", "build", "fyrd", "income-coin", "income-recruit", "tribute", "done"),
            ),
            TILES,
        ),
        Phase(codes.DRAW_TARGET, "draw-target", "chance", (), OF_VIKINGS),
        Phase(codes.BOARD, "board", VIKINGS, ("move",), OF_VIKINGS),
        Phase(codes.ALONG, "along", ACTOR, ("with",), BOTH),
        Phase(codes.LEAVE, "leave", VIKINGS, ("with",), OF_VIKINGS, rules={"with": "vikings"}),
        Phase(codes.IN_FYRD, "fyrd", SAXONS, ("fyrd", "stop"), OF_SAXONS),
        Phase(
            codes.IN_INCOME, "income", SAXONS, ("income-coin", "income-recruit", "stop"), OF_SAXONS, refuses=("build",)
        ),
        Phase(codes.IN_PLUNDER, "plunder", VIKINGS, ("plunder", "stop"), OF_VIKINGS),
        Phase(codes.MUSTER, "muster", VIKINGS, ("place",), OF_VIKINGS),
        Phase(codes.CHOOSE_BATTLE, "choose-battle", VIKINGS, ("battle",), BATTLE),
        Phase(codes.REVEAL, "reveal", "both sides in turn", ("reveal", "pass"), BATTLE),
        Phase(codes.SUMMON, "summon", SAXONS, ("bring",), BATTLE),
        Phase(codes.LAND, "land", VIKINGS, ("bring",), BATTLE),
        Phase(codes.BANISH, "banish", SAXONS, ("pick",), BATTLE),
        Phase(codes.SLAY, "slay", VIKINGS, ("pick", "stop"), BATTLE, rules={"stop": "leaders"}),
        Phase(codes.LOSSES, "losses", "both sides at the same time", ("lose",), BATTLE),
        Phase(codes.RETREAT, "retreat", "the side that lost", ("retreat",), BATTLE),
        Phase(
            codes.SPOILS,
            "spoils",
            VIKINGS,
            ("plunder", "stop"),
            BATTLE,
            rules={"plunder": "losses", "stop": "losses"},
        ),
        Phase(codes.HOME, "home", VIKINGS, ("place",), END, rules={"place": "ending"}),
        Phase(codes.OVER, "over", "nobody", (), "Victory"),
    ),
    wrong_phase=codes.WRONG_MOMENT,
    refuses=("stop",),  # where nothing goes on, that is what speaks against stopping
    seat=True,
)
globals().update(ACTIONS.numbers())


def __getattr__(name: str) -> Any:
    """For type checkers: the functions above have no definition of their own."""
    raise AttributeError(f"Saga has no action {name!r}")
