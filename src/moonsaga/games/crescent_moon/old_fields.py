"""Fields that dumps of version 1 had, and views still have, and what they are now."""

from __future__ import annotations

from typing import Any

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.rules.state import COUNT, LEFT

LEFTOVERS = ("to_discard", "to_choose", "to_build", "to_move", "to_recruit", "to_place")
COUNTS = dict.fromkeys((*COUNT.values(), "marching"))
"""The fields of today behind `count`."""
LOOK = "look_for"
"""`look`."""
ANSWER = {n.WINDOW: "answer"}
"""`answer`: in this phase what is played in a window, in all others `chosen`."""
OLD = ("left", "count", "object", "look")
"""`object`: in a deal what is sold, now `deal_place`, `deal_hex` and `deal_units`; else `action_card`.

`pact_turn` was also what is now `declare_turn`: as soon as the sides of a contest were declared.
"""


def join(raw: dict[str, Any]) -> dict[str, Any]:
    """The old fields."""
    return {
        "left": _join_left(raw),
        "count": sum(raw[name] for name in COUNTS),
        "object": _join_object(raw),
        "look": raw[LOOK],
        "answer": raw[name_of_answer(raw["phase"])],
        "pact_turn": raw["declare_turn"] or raw["pact_turn"],
    }


def name_of_answer(phase: int) -> str:
    return ANSWER.get(phase, "chosen")


def _join_left(raw: dict[str, Any]) -> int:
    phase = raw["phase"]
    if phase in (n.ATTACKER_LOSSES, n.DEFENDER_LOSSES):
        return int(raw[LEFT[phase]])
    if n.ON_WARFARE <= phase < n.ATTACKER_LOSSES:
        return int(raw["war_units" if raw["may_leave"] == n.NOBODY else "may_leave"])
    return int(sum(raw[name] for name in LEFTOVERS) + _is_kept(raw["look_for"], phase))


def _is_kept(look_for: int, phase: int) -> bool:
    """Has a card of the Scholars been kept? It was still counted then."""
    return look_for == n.LOOK_SCHOLARS and phase == n.END_ACTION


def _join_object(raw: dict[str, Any]) -> int:
    if raw["deal"] == n.DEAL_CARD:
        return int(raw["deal_place"])
    if raw["deal"] == n.DEAL_HIRE:
        return int(raw["deal_units"] - 1)
    if raw["deal"] == n.DEAL_BRIBE:
        return int(raw["deal_hex"] * 2 + raw["deal_units"] - 1)
    return int(raw["action_card"])


def split(old: dict[str, Any]) -> dict[str, Any]:
    """The same fields with those of today instead of the old ones; nobody has answered."""
    raw = {name: value for name, value in old.items() if name not in OLD}
    raw |= dict.fromkeys((*LEFTOVERS, *COUNTS, "war_units", "pact_turn", "declare_turn"), 0)
    raw |= dict.fromkeys(("action_card", "deal_place", "deal_hex", "may_leave"), n.NOBODY)
    raw |= {"answer": [n.NOBODY] * n.SEATS, "chosen": [n.NOBODY] * n.SEATS}
    phase, deal, which = old["phase"], old["deal"], old["object"]
    if phase not in (n.ATTACKER_LOSSES, n.DEFENDER_LOSSES):
        raw[LEFT.get(phase, "to_move")] = old["left"] - _is_kept(old["look"], phase)
    raw[COUNT.get(phase, "marching")] = old["count"]
    raw[LOOK] = old["look"]
    raw["declare_turn" if old["fight"] == n.CONTEST and phase >= n.DECLARE else "pact_turn"] = old["pact_turn"]
    if deal == n.DEAL_CARD:
        raw["deal_place"] = which
    elif deal == n.DEAL_BRIBE:
        raw["deal_hex"] = which // 2
    elif not deal:
        raw["action_card"] = which
    return raw


def renew(raw: dict[str, Any]) -> dict[str, Any]:
    """A decoded dump of any version as one of today."""
    return split(raw) | {name_of_answer(raw["phase"]): raw["answer"]} if "left" in raw else raw
