"""Fields of the turn that dumps of version 1 had, and views still have, and what they are now."""

from __future__ import annotations

from typing import Any

from moonsaga.games.blue_moon.box import codes as n

LEFT = {
    n.PICK: "may_refuse",
    n.OWN_DISCARD: "hand_before",
    n.BURY: "hand_before",
    n.MULLIGAN: "hand_before",
    n.PAY_DEMAND: "parts",
}
"""`left`: what it was while these choices were asked, `due` in all others; `draws` where nothing is asked."""
LAST = "given_back"
"""`last`."""
PAY_ELEMENT = {n.AIM: "announced"}
"""`pay_element`: while this choice is asked the element that is announced after it."""
ANNOUNCING = n.THEN_ANNOUNCED
"""`then` was this where an announcement follows the aim; it is `announcing` now."""


def name_of_left(turn: dict[str, int]) -> str:
    return LEFT.get(turn["choice"], "due") if turn["phase"] in (n.CHOOSE, n.BLIND) else "draws"


def name_of_element(turn: dict[str, int]) -> str:
    return PAY_ELEMENT.get(turn["choice"], "pay_element") if turn["phase"] == n.CHOOSE else "pay_element"


def join(turn: dict[str, int]) -> dict[str, int]:
    """The turn with the old fields instead of those of today."""
    old = {
        **turn,
        "left": turn[name_of_left(turn)],
        "last": turn[LAST],
        "pay_element": turn[name_of_element(turn)],
        "then": ANNOUNCING if turn["announcing"] else turn["then"],
    }
    for name in ("draws", "due", *LEFT.values(), LAST, *PAY_ELEMENT.values(), "announcing"):
        old.pop(name, None)
    return old


def split(old: dict[str, int]) -> dict[str, int]:
    """The turn with the fields of today instead of the old ones."""
    turn = {**old, **dict.fromkeys(("draws", "due", *LEFT.values()), 0)}
    if old["phase"] == n.CHOOSE and old["choice"] == n.PICK:
        turn["due"] = 1
    turn[name_of_left(old)] = turn.pop("left")
    turn[LAST] = turn.pop("last")
    turn |= {"announced": n.NO_ELEMENT, "pay_element": n.NO_ELEMENT, name_of_element(old): old["pay_element"]}
    turn["announcing"] = int(old["then"] == ANNOUNCING)
    turn["then"] = n.THEN_MAIN if turn["announcing"] else old["then"]
    return turn


def renew(raw: dict[str, Any]) -> dict[str, Any]:
    """A decoded dump of any version as one of today."""
    return {**raw, "turn": split(raw["turn"])} if "left" in raw["turn"] else raw
