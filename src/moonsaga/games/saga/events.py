"""From the core's notes to events: message keys and their arguments."""

from __future__ import annotations

from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.kernel.contract import Argument, Event, Message

Arguments = dict[str, Argument]

# What the numbers of each note mean: the name of the argument, and how its number is named.
_FORMS: dict[int, tuple[tuple[str, str], ...]] = {
    n.EV_FIRST_TARGET: (("area", "area"), ("count", "number")),
    n.EV_SECOND_TARGET: (("area", "area"),),
    n.EV_LEADER_DEALT: (("leader", "piece"), ("face", "face")),
    n.EV_LEADER_ASIDE: (("leader", "piece"), ("face", "face")),
    n.EV_DEPLOYED: (("area", "area"), ("face", "face"), ("leader", "piece")),
    n.EV_ROUND_BEGAN: (("number", "number"),),
    n.EV_TILE_TAKEN: (("tile", "ordinal"),),
    n.EV_INITIATIVE: (),
    n.EV_TILE_BEGUN: (("tile", "ordinal"),),
    n.EV_MOVED: (("from", "area"), ("to", "area"), ("", "force")),
    n.EV_TARGET_REVEALED: (("slot", "slot"), ("target", "area")),
    n.EV_TARGET_DRAWN: (("slot", "slot"), ("target", "area")),
    n.EV_SCOUTED: (("slot", "slot"), ("target", "area")),
    n.EV_TARGET_RETURNED: (("slot", "slot"), ("target", "area")),
    n.EV_TARGET_MOVED: (("slot", "slot"), ("target", "area"), ("from", "source")),
    n.EV_BONUS_COIN: (),
    n.EV_RECRUITED: (("area", "area"), ("unit", "unit")),
    n.EV_PAID: (("count", "number"),),
    n.EV_BUILT: (("area", "area"),),
    n.EV_FYRD: (("area", "area"),),
    n.EV_INCOME: (("area", "area"),),
    n.EV_TRIBUTE: (("area", "area"), ("", "viking force")),
    n.EV_PLUNDERED: (("area", "area"), ("count", "number")),
    n.EV_TO_DRAKKAR: (("area", "area"), ("", "force")),
    n.EV_BATTLE_BEGAN: (("area", "area"),),
    n.EV_REVEALED: (("leader", "piece"), ("face", "face")),
    n.EV_PASSED: (),
    n.EV_BROUGHT: (("from", "area"), ("to", "area"), ("unit", "unit")),
    n.EV_BANISHED: (("unit", "enemy unit"),),
    n.EV_SLAIN: (("unit", "enemy unit"),),
    n.EV_STRENGTHS: (("vikings", "number"), ("saxons", "number")),
    n.EV_NOBODY_LEFT: (("area", "area"),),
    n.EV_BATTLE_WON: (("area", "area"),),
    n.EV_LOST: (("", "force"),),
    n.EV_LEADER_LOST: (("leader", "piece"),),
    n.EV_LEADER_REPLACED: (("leader", "piece"),),
    n.EV_RETREATED: (("from", "area"), ("to", "area"), ("", "force")),
    n.EV_DESTROYED: (("count", "number"),),
    n.EV_INLAND_COIN: (("area", "area"),),
    n.EV_CAME_HOME: (("area", "area"), ("unit", "unit")),
    n.EV_TRACK_MOVED: (("space", "number"),),
    n.EV_ENDED: (("ending", "ending"),),
}
_OWNERS_ALONE = {n.EV_LEADER_DEALT: "face", n.EV_LEADER_ASIDE: "face", n.EV_DEPLOYED: "face", n.EV_SCOUTED: "target"}
"""Notes with a secret of the acting side: which argument the others are not told."""


def translate(code: int, side: int, *values: int) -> Event:
    """The event behind a note. Where a face or a target stays hidden, the others hear a form without it."""
    args: Arguments = {"who": f"side-{n.SIDE_NAMES[side]}"} if side >= 0 else {}
    for (name, kind), value in zip(_FORMS[code], values, strict=False):
        args |= _named(name, kind, side, value)
    key = f"event-{n.EVENTS[code]}"
    hidden = _OWNERS_ALONE.get(code, "")
    if code == n.EV_TARGET_RETURNED and not values[2]:
        hidden = "target"
    if code == n.EV_TARGET_MOVED and not values[2] % 2:
        hidden = "target"
    if not hidden:
        return Event(Message(key, args))
    public = Message(f"{key}-hidden", {name: value for name, value in args.items() if name != hidden})
    return Event(public, Message(key, args), (side,))


def _named(name: str, kind: str, side: int, value: int) -> Arguments:
    match kind:
        case "area":
            return {name: f"area-{facts.PLACE_NAMES[value]}"}
        case "slot":
            return {name: f"area-{facts.AREA_NAMES[n.ENGLISH + value]}"}
        case "source":  # a slot, and whether its marker lay face up
            return {name: f"area-{facts.AREA_NAMES[n.ENGLISH + value // 2]}"}
        case "piece":
            return {name: f"leader-{n.LEADER_NAMES[side][value]}"}
        case "face":
            return {name: f"face-{facts.FACE_NAMES[side][value]}"}
        case "unit":
            return {name: unit_key(side, value)}
        case "enemy unit":
            return {name: unit_key(1 - side, value)}
        case "force":
            return _force(side, value)
        case "viking force":
            return _force(n.VIKING, value)
        case "ordinal":
            return {name: value + 1}
        case "ending":
            return {name: n.ENDINGS[value]}
        case _:
            return {name: value}


def unit_key(side: int, unit: int) -> str:
    """A warrior or a leader as a message key."""
    if unit == n.A_WARRIOR:
        return f"unit-{n.SIDE_NAMES[side]}-warrior"
    return f"leader-{n.LEADER_NAMES[side][unit - 1]}"


def _force(side: int, value: int) -> Arguments:
    """Warriors, and leaders as a sum of bits; `pieces` names them for whoever moves pictures."""
    warriors, mask = divmod(value, n.MASKS)
    pieces = " ".join(name for i, name in enumerate(n.LEADER_NAMES[side]) if mask >> i & 1)
    return {"warriors": warriors, "leaders": mask.bit_count(), "pieces": pieces}
