"""From the core's notes to events: message keys and their arguments."""

from __future__ import annotations

from typing import Any

from moonsaga.games.blue_moon.box import codes, facts
from moonsaga.games.blue_moon.events import EVENTS
from moonsaga.kernel.contract import Argument, Event, Message

UNTOLD = ("knowers", "untold")
"""Kinds of numbers that no message has: who knows a card, and what only comparisons with other programs look at."""


def translate(position: Any, note: tuple[int, ...]) -> Event:
    """The event behind a note. A card that not everybody knows is named only to those who do."""
    event = EVENTS.events[note[0]]
    key, words = EVENTS.translate(note, lambda kind, value: _name(position, kind, value))
    fuller = Message(key, {name: words[name] for name, kind in event.arguments.items() if kind not in UNTOLD})
    known = words.get("known", codes.EVERYBODY)
    if known & codes.SPECTATOR:
        return Event(fuller)
    less = {name: word for name, word in fuller.args.items() if name != "card"}
    return Event(Message(f"{key}-hidden", less), fuller, tuple(one for one in range(codes.SEATS) if known & 1 << one))


def _name(position: Any, kind: str, value: int) -> Argument:
    match kind:
        case "seat":
            return f"seat-{value + 1}"
        case "card":
            number: int = position.card_at(value)
            return facts.BOX.cards[number].name
        case "element":
            return f"element-{codes.ELEMENT_NAMES[value]}"
        case "people":
            return f"people-{codes.PEOPLES[value]}"
        case "ending":
            return codes.ENDINGS[value]
        case "nothing":
            return f"nothing-{codes.NOTHINGS[value - codes.NOTHING_TO_HIT]}"
        case _:
            return int(value)
