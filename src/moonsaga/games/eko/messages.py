"""From the core's notes to events: message keys and their arguments."""

from __future__ import annotations

from typing import Any

from moonsaga.games.eko.box import codes, facts
from moonsaga.games.eko.events import EVENTS
from moonsaga.kernel.contract import Argument, Event, Message


def translate(position: Any, note: tuple[int, ...]) -> Event:
    """The event behind a note of the core. Nothing in Ekö is secret: every event is public."""
    names = _Names(position)
    key, arguments = EVENTS.translate(note, names.name)
    if key == "event-ended":
        arguments = _ended(names, *note[1:])
    return Event(Message(key, arguments))


def colour_key(colour: str) -> str:
    """A colour as a message key."""
    return "colour-" + colour.replace("_", "-")


def _ended(names: _Names, ending: int, winners: int) -> dict[str, Argument]:
    who = [names.name("seat", seat) for seat in range(codes.MOST_SEATS) if winners & (1 << seat)]
    shown: dict[str, Argument] = {"ending": codes.ENDINGS[ending], "count": len(who)}
    return shown | {f"winner{i}": winner for i, winner in enumerate(who, 1)}


class _Names:
    """Seats, spaces, sites and the rest by the names that people use."""

    def __init__(self, position: Any) -> None:
        self._board = position.shared_board()
        drawn = position.raw_colours()
        self._colours = [facts.COLOURS[c] for c in drawn] if len(drawn) == position.options["seats"] else facts.COLOURS

    def name(self, kind: str, value: int) -> Argument:
        match kind:
            case "seat":
                return colour_key(self._colours[value])
            case "person":
                return f"seat-{value + 1}"
            case "colour":
                return colour_key(facts.COLOURS[value])
            case "space":
                return str(self._board.space_names()[value])
            case "site":
                return str(self._board.name(self._board.site_cell(value)))
            case "building":
                return "building-" + codes.LEVEL_NAMES[value]
            case "tile":
                return codes.LARGE_LETTERS[value]
            case "small tile":
                return codes.SMALL_LETTERS[value]
            case "ordinal":
                return value + 1
            case _:
                return int(value)
