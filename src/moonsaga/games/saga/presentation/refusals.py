"""Why something may not be done: the section of the rulebook, the reason, and what to do instead."""

from __future__ import annotations

from typing import Any

from moonsaga.games.saga import actions
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.games.saga.notation import notation
from moonsaga.kernel.contract import Argument, Message, Refusal, Target

RULES = {
    **dict.fromkeys((n.WRONG_MOMENT, n.NOTHING_TO_STOP), "rule-round"),
    **dict.fromkeys((n.FACE_ASIDE, n.FACE_PLACED), "rule-preparation"),
    **dict.fromkeys((n.TILE_TAKEN,), "rule-choosing"),
    **dict.fromkeys(
        (n.NOT_YOUR_TILE, n.TILE_RESOLVED, n.NOT_ON_TILE, n.ALREADY_USED, n.OTHER_CHOSEN), "rule-resolving"
    ),
    **dict.fromkeys((n.BONUS_TOO_LATE, n.NO_BONUS_WARRIOR), "rule-bonus"),
    **dict.fromkeys(
        (n.NO_UNITS, n.ALL_ENGAGED, n.SAME_AREA, n.NOT_ADJACENT, n.SAXONS_STAY, n.NO_WAY_BACK), "rule-move"
    ),
    **dict.fromkeys((n.TOO_FEW_WARRIORS, n.ENGAGED_STAY, n.NOBODY_MOVES, n.DRAKKAR_APART), "rule-move"),
    **dict.fromkeys((n.ONE_UNIT_ONLY,), "rule-bonus"),
    **dict.fromkeys((n.NO_TARGET_THERE, n.NO_TARGET, n.OTHER_TARGET, n.TARGET_HIDDEN), "rule-viking-move"),
    **dict.fromkeys((n.ONLY_THIS_LANDING,), "rule-viking-move"),
    **dict.fromkeys((n.TARGET_ON_BOARD, n.TARGET_THERE), "rule-scout"),
    **dict.fromkeys((n.TWO_COINS, n.SUPPLY_EMPTY, n.NO_WARRIOR_LEFT, n.NOT_FEWEST, n.LEADER_NOT_THERE), "rule-recruit"),
    **dict.fromkeys((n.BURH_THERE, n.NO_BURH_LEFT), "rule-build"),
    **dict.fromkeys((n.NO_WARRIOR_THERE,), "rule-units"),
    **dict.fromkeys((n.NOWHERE, n.NO_COIN, n.NO_BURH, n.NO_CONTROL, n.BANK_EMPTY), "rule-actions"),
    **dict.fromkeys((n.ONLY_ENGLAND, n.ONLY_SCANDINAVIA), "rule-actions"),
    **dict.fromkeys((n.BURH_USED,), "rule-income"),
    **dict.fromkeys((n.NOT_BOTH,), "rule-tribute"),
    **dict.fromkeys((n.NOT_SO_MANY,), "rule-plunder"),
    **dict.fromkeys((n.NO_BATTLE, n.NOT_HERE, n.ALREADY_SHOWN, n.CAME_LATE), "rule-battle"),
    **dict.fromkeys((n.NOT_FROM_THERE, n.WARRIORS_ONLY), "rule-leaders"),
    **dict.fromkeys((n.WRONG_LOSSES,), "rule-losses"),
    **dict.fromkeys((n.ENEMY_THERE, n.RETREAT_BURH, n.JOIN_OWN, n.RETREAT_TOO_FAR, n.NO_DRAKKAR), "rule-retreat"),
}
"""The section of the rulebook for each reason."""
BY_KIND = {
    "move": "rule-move",
    "bonus-move": "rule-move",
    "build": "rule-build",
    "fyrd": "rule-fyrd",
    "income-coin": "rule-income",
    "income-recruit": "rule-income",
    "tribute": "rule-tribute",
    "recruit": "rule-recruit",
    "place": "rule-recruit",
    "plunder": "rule-plunder",
    "scout": "rule-scout",
    "bring": "rule-leaders",
    "pick": "rule-leaders",
    "lose": "rule-losses",
    "bonus-coin": "rule-bonus",
    "bonus-recruit": "rule-bonus",
}
BY_PHASE = {
    ("with", n.ALONG): "rule-move",
    ("with", n.LEAVE): "rule-plunder",
    ("place", n.HOME): "rule-end",
}
"""Kinds of actions that belong to several sections."""
GENERAL = ("rule-actions", "rule-units", "rule-recruit", "rule-move", "rule-battle")
"""Sections that give way to that of the action itself."""
EVERYWHERE = frozenset(
    (
        *(n.NOT_ON_TILE, n.BONUS_TOO_LATE, n.ALREADY_USED, n.OTHER_CHOSEN),
        *(n.NO_COIN, n.NO_BURH_LEFT, n.BANK_EMPTY, n.NO_BONUS_WARRIOR),
    )
)
"""Reasons that hold whatever area is meant."""
BEFORE_THE_PLACE = EVERYWHERE | {
    *(n.ONLY_THIS_LANDING, n.TARGET_ON_BOARD),
    *(n.SUPPLY_EMPTY, n.NO_WARRIOR_LEFT, n.NO_WARRIOR_THERE, n.LEADER_NOT_THERE),
}
BEFORE_THE_GOAL = BEFORE_THE_PLACE | {n.NO_UNITS, n.ALL_ENGAGED}
"""Reasons that lie in what was touched before an area; for the second area, also in the first."""
RANGES = {
    **dict.fromkeys(("build", "fyrd", "income-coin", "income-recruit", "tribute", "plunder"), n.ONLY_ENGLAND),
    **dict.fromkeys(("scout", "place", "bonus-recruit"), n.ONLY_SCANDINAVIA),
    "battle": n.NO_BATTLE,
    "bring": n.NOT_FROM_THERE,
}
"""Why an action does not lead to a place for which the table of actions has no number."""


def refuse_action(position: Any, seat: int, action: int) -> Refusal | None:
    """The first reason against an action of the seat to act; None if it is legal."""
    reason = position.reason(seat, action)
    return None if reason == n.FINE else worded(position, seat, reason, action)


def worded(position: Any, seat: int, reason: int, action: int, **touched: Argument) -> Refusal:
    """The refusal of an action; what was `touched` in its place is named instead of what it names."""
    kind, arguments = actions.ACTIONS.split(action)
    args = _facts(position, seat, reason, kind.name, arguments) | touched
    name = n.REASONS[reason]
    rule = RULES[reason]
    if rule in GENERAL:
        rule = BY_PHASE.get((kind.name, position.phase_number())) or BY_KIND.get(kind.name, rule)
    return Refusal(rule, Message(f"refusal-{name}", args), Message(f"advice-{name}", args))


def _facts(position: Any, seat: int, reason: int, kind: str, arguments: tuple[int, ...]) -> dict[str, Argument]:
    """What the sentences name: areas, tiles, numbers. All of it the seat knows."""
    if reason in (n.WRONG_MOMENT, n.NOTHING_TO_STOP):
        return {"phase": f"phase-{n.PHASES[position.phase_number()]}"}
    found: dict[str, Argument] = {}
    areas = _areas(kind, arguments)
    found |= {name: f"area-{facts.PLACE_NAMES[area]}" for name, area in zip(("area", "goal"), areas, strict=False)}
    if kind in ("take", "resolve"):
        found["tile"] = arguments[0] + 1
    tile, origin, goal, *losses, left = position.asked_about()
    if reason in (n.NOT_ON_TILE, n.BONUS_TOO_LATE, n.ALREADY_USED, n.OTHER_CHOSEN):
        found["tile"] = tile + 1
    if reason == n.ONLY_THIS_LANDING:
        found |= {"area": f"area-{facts.PLACE_NAMES[origin]}", "goal": f"area-{facts.PLACE_NAMES[goal]}"}
    if reason == n.OTHER_TARGET:
        found["target"] = f"area-{facts.AREA_NAMES[position.marker_of(areas[0] - n.ENGLISH)]}"
    if reason == n.WRONG_LOSSES:
        found["count"] = losses[seat]
    if reason == n.NOT_SO_MANY:
        found["count"] = left
    if reason == n.JOIN_OWN:
        found["way"] = "ship" if _may_board(position.raw()) else "land"
    return found


def _may_board(raw: dict[str, Any]) -> bool:
    """By an option the Drakkar takes Vikings from the coast although own units are near (S37)."""
    return bool(raw["options"]["free_drakkar"]) and raw["now"]["field"] < n.COASTAL


def _areas(kind: str, arguments: tuple[int, ...]) -> tuple[int, ...]:
    """The areas that an action names."""
    if kind in ("move", "bonus-move"):
        return arguments[:2]
    if kind in ("draw", "bonus-draw", "bonus-recruit"):
        return (n.ENGLISH + arguments[0],)
    if kind in ("scout", "place"):
        return (n.ENGLISH + arguments[1],)
    if kind in ("plunder", "build", "fyrd", "income-coin", "income-recruit", "tribute", "battle", "bring", "retreat"):
        return arguments[:1]
    return ()


def refuse_path(position: Any, seat: int, path: tuple[Target, ...]) -> Refusal:
    """The reason against the first action that begins with these touches; there may be none."""
    timely = [(reason, action) for reason, action, _ in _begun(position, seat, path) if reason != n.WRONG_MOMENT]
    if not timely or not path:
        return _refuse_last(position, seat, path)
    if _leaves_area_open(path, timely[0][1]):
        timely = [(reason, action) for reason, action in timely if reason in EVERYWHERE] or [(n.NOWHERE, timely[0][1])]
    reason, action = timely[0]
    return worded(position, seat, reason, action)


def _begun(position: Any, seat: int, path: tuple[Target, ...]) -> list[tuple[int, int, tuple[Target, ...]]]:
    """The actions that begin with these touches: what speaks against each, its number, and the touches that follow."""
    return [
        (position.reason(seat, action), action, way[len(path) :])
        for action, way in enumerate(notation.ways(position, seat))
        if way[: len(path)] == path
    ]


def _refuse_last(position: Any, seat: int, path: tuple[Target, ...]) -> Refusal:
    """No action begins so now; if some would with another area at the end, then it is the place that is wrong."""
    others = _with_other_area(position, seat, path[:-1]) if path else []
    if not others or path[-1].kind != "area" or path[-1].name not in facts.PLACE_NAMES[: n.PLACES]:
        return worded(position, seat, n.WRONG_MOMENT, actions.done())
    reason, action = others[0]
    earlier = BEFORE_THE_GOAL if any(target.kind == "area" for target in path[:-1]) else BEFORE_THE_PLACE
    if reason in earlier and all(other == reason for other, _ in others):
        return worded(position, seat, reason, action)
    kind, _ = actions.ACTIONS.split(action)
    return worded(position, seat, _why_not_there(position, seat, kind.name), action, area=f"area-{path[-1].name}")


def _with_other_area(position: Any, seat: int, before: tuple[Target, ...]) -> list[tuple[int, int]]:
    """The actions of this moment that go on with an area, and what speaks against each."""
    return [
        (reason, action)
        for reason, action, rest in _begun(position, seat, before)
        if reason != n.WRONG_MOMENT and rest and rest[0].kind == "area"
    ]


def _why_not_there(position: Any, seat: int, kind: str) -> int:
    """What the place that was touched has to do with the action: nothing."""
    if kind == "plunder" and position.phase_number() == n.SPOILS:
        return n.NOT_HERE
    return RANGES.get(kind, n.SAXONS_STAY if seat == n.SAXON else n.DRAKKAR_APART)


def _leaves_area_open(path: tuple[Target, ...], action: int) -> bool:
    """Only the icon was touched, and the action needs an area: no reason may name one."""
    kind, arguments = actions.ACTIONS.split(action)
    return len(path) == 1 and path[0].kind in ("action", "bonus") and bool(_areas(kind.name, arguments))
