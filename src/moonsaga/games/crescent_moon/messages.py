"""From the core's notes to events: message keys and their arguments."""

from __future__ import annotations

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts
from moonsaga.games.crescent_moon.events import EVENTS
from moonsaga.kernel.contract import Argument, Event, Message

BUILT = (*n.BUILDINGS, "palace")
SECRETS = ("card", "tile")
"""What an event that not everybody knows in full does not tell the others."""


def translate(note: tuple[int, ...]) -> Event:
    """The event behind a note. A card that not everybody knows is named only to those who do."""
    key, words = EVENTS.translate(note, _name)
    known = words.pop("known", n.EVERYBODY)
    args = {name: word for name, word in words.items() if word is not None}
    fuller = Message(key, args)
    if known & n.SPECTATOR:
        return Event(fuller)
    less = {name: word for name, word in args.items() if name not in SECRETS}
    return Event(Message(f"{key}-hidden", less), fuller, tuple(seat for seat in range(n.SEATS) if known & 1 << seat))


def ruler_key(seat: int) -> str:
    return f"ruler-{n.RULERS[seat]}"


def card_key(card: int) -> str:
    return f"card-{facts.KIND_NAMES[facts.KIND_OF[card]]}"


def _name(kind: str, value: int) -> Argument | None:
    """The word for a number; None for a ruler, hex or card that is NOBODY."""
    if kind in ("ruler", "hex", "card") and value == n.NOBODY:
        return None
    match kind:
        case "ruler":
            return ruler_key(value)
        case "hex":
            return n.HEX_NAMES[value]
        case "card":
            return card_key(value)
        case "tile":
            return f"tile-{n.TILES[value]}"
        case "building":
            return f"building-{BUILT[value]}"
        case "unit":
            return f"unit-{n.UNIT_NAMES[value]}"
        case "side":
            return n.SIDE_NAMES[value]
        case "deal":
            return n.DEALS[value]
        case "ending":
            return n.ENDINGS[value]
        case _:
            return value
