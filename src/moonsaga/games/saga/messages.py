"""From the core's notes to events: message keys and their arguments."""

from __future__ import annotations

from functools import partial

from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.games.saga.events import EVENTS
from moonsaga.kernel.contract import Argument, Event, Message

_SECRETS = {
    event.name: argument
    for event in EVENTS.events
    for argument, kind in event.arguments.items()
    if kind.startswith("secret ")
}


def translate(note: tuple[int, ...]) -> Event:
    """The event behind a note. Where a face or a target stays hidden, the others receive a form without it."""
    row = EVENTS.events[note[0]]
    side = note[1] if "who" in row.arguments else n.NOBODY
    key, args = EVENTS.translate(note, partial(_name, side))
    if "pieces" in args:
        pieces = args.pop("pieces")
        args |= {"leaders": len(pieces.split()), "pieces": pieces}
    hidden = _SECRETS.get(row.name)
    if args.pop("open", False) or not hidden:
        return Event(Message(key, args))
    public = Message(f"{key}-hidden", {name: value for name, value in args.items() if name != hidden})
    return Event(public, Message(key, args), (side,))


def _name(side: int, kind: str, value: int) -> Argument:
    match kind.removeprefix("secret "):
        case "side":
            return f"side-{n.SIDE_NAMES[value]}"
        case "area":
            return f"area-{facts.PLACE_NAMES[value]}"
        case "slot":
            return f"area-{facts.AREA_NAMES[n.ENGLISH + value]}"
        case "piece":
            return f"leader-{n.LEADER_NAMES[side][value]}"
        case "face":
            return f"face-{facts.FACE_NAMES[side][value]}"
        case "unit":
            return unit_key(side, value)
        case "enemy unit":
            return unit_key(1 - side, value)
        case "pieces":
            return _pieces(side, value)
        case "enemy pieces":
            return _pieces(1 - side, value)
        case "ordinal":
            return value + 1
        case "ending":
            return n.ENDINGS[value]
        case _:
            return value


def unit_key(side: int, unit: int) -> str:
    """A warrior or a leader as a message key."""
    if unit == n.A_WARRIOR:
        return f"unit-{n.SIDE_NAMES[side]}-warrior"
    return f"leader-{n.LEADER_NAMES[side][unit - 1]}"


def _pieces(side: int, mask: int) -> str:
    """The leaders of a sum of bits, named for the animation."""
    return " ".join(name for i, name in enumerate(n.LEADER_NAMES[side]) if mask >> i & 1)
