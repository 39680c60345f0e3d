"""From the core's notes to events: message keys and their arguments."""

from __future__ import annotations

from typing import Any

from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box import facts
from moonsaga.kernel.contract import Argument, Event, Message

# What the numbers of each note mean: the name of the argument, and how its number is named.
_FORMS: dict[int, tuple[tuple[str, str], ...]] = {
    n.MOVED: (("who", "seat"), ("from", "space"), ("to", "space"), ("count", "number")),
    n.REGROUPED: (("who", "seat"), ("from", "space"), ("to", "space"), ("count", "number")),
    n.ATTACKED: (("who", "seat"), ("from", "space"), ("to", "space"), ("victim", "seat")),
    n.KAMIKAZE: (("who", "seat"), ("from", "space"), ("to", "space"), ("victim", "seat"), ("emperor", "number")),
    n.CAPTURED: (("who", "seat"), ("victim", "seat")),
    n.EXCHANGED: (("who", "seat"), ("gaoler", "seat"), ("captive", "seat"), ("both", "number")),
    n.STORMED: (("who", "seat"), ("from", "space"), ("count", "number"), ("emperor", "number")),
    n.BUILT: (
        ("who", "seat"),
        ("site", "site"),
        ("building", "building"),
        ("from", "space"),
        ("count", "number"),
        ("emperor", "number"),
    ),
    n.BUILDING_RETURNED: (("who", "seat"), ("site", "site"), ("building", "building")),
    n.MARCHED: (("who", "seat"),),
    n.REINFORCED: (("who", "seat"), ("space", "space"), ("count", "number"), ("emperor", "number")),
    n.MOON_USED: (("who", "seat"), ("space", "space"), ("emperor", "number")),
    n.SAND_USED: (("who", "seat"), ("space", "space"), ("victim", "seat")),
    n.ELIMINATED: (("who", "seat"),),
    n.PASSED: (("who", "seat"),),
    n.SWAPPED: (("who", "seat"), ("from", "space"), ("to", "space")),
    n.KEPT: (("who", "seat"),),
    n.TURN_BEGAN: (("who", "seat"), ("number", "ordinal")),
    n.DISC_LAID: (("who", "colour"), ("space", "space"), ("emperor", "number")),
    n.COLOUR_DRAWN: (("seat", "person"), ("colour", "colour")),
    n.FIRST_DRAWN: (("who", "seat"),),
    n.BOARD_LAID: (),
    n.TILE_LAID: (("tile", "tile"), ("slot", "ordinal")),
    n.TILES_TURNED_AGAIN: (),
    n.SMALL_TILE_LAID: (("tile", "small tile"),),
    n.SMALL_TILES_LAID_AGAIN: (),
}


def translate(position: Any, code: int, *values: int) -> Event:
    """The event behind a note of the core. Nothing in Ekö is secret: every event is public."""
    names = _Names(position)
    key = f"event-{n.EVENTS[code]}"
    if code == n.ENDED:
        return Event(Message(key, _ended(names, *values[:2])))
    forms = zip(_FORMS[code], values, strict=False)
    return Event(Message(key, {name: names.name(kind, value) for (name, kind), value in forms}))


def colour_key(colour: str) -> str:
    """A colour as a message key."""
    return "colour-" + colour.replace("_", "-")


def _ended(names: _Names, ending: int, winners: int) -> dict[str, Argument]:
    who = [names.name("seat", seat) for seat in range(n.MOST_SEATS) if winners & (1 << seat)]
    shown: dict[str, Argument] = {"ending": n.ENDINGS[ending], "count": len(who)}
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
                return "building-" + n.LEVEL_NAMES[value]
            case "tile":
                return n.LARGE_LETTERS[value]
            case "small tile":
                return n.SMALL_LETTERS[value]
            case "ordinal":
                return value + 1
            case _:
                return int(value)
