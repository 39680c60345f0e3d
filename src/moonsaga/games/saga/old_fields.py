"""Fields that dumps of version 1 had, and views still have, and what they are now."""

from __future__ import annotations

from typing import Any

from moonsaga.games.saga.box import codes as n

LEFT = {n.MUSTER: "to_place", n.LEAVE: "to_leave", n.SLAY: "to_slay"}
"""`left`: what it counted in each of these phases; 0 in all others."""
ORIGIN = {n.LEAVE: "plundered"}
"""`origin`: in this phase the area that was plundered, in all others where a move begins."""


def join(now: dict[str, int]) -> dict[str, int]:
    """The old fields."""
    phase = now["phase"]
    return {
        "left": now[LEFT[phase]] if phase in LEFT else 0,
        "origin": now[ORIGIN.get(phase, "origin")],
    }


def split(phase: int, left: int, origin: int) -> dict[str, int]:
    """The fields of today."""
    now = {**dict.fromkeys(LEFT.values(), 0), "origin": n.NOBODY, "plundered": n.NOBODY}
    if phase in LEFT:
        now[LEFT[phase]] = left
    now[ORIGIN.get(phase, "origin")] = origin
    return now


def renew(raw: dict[str, Any]) -> dict[str, Any]:
    """A decoded dump of any version as one of today."""
    now = dict(raw["now"])
    if "left" not in now:
        return raw
    now |= split(now["phase"], now.pop("left"), now["origin"])
    return {**raw, "now": now}
