"""From the core's notes to events: message keys and their arguments."""

from __future__ import annotations

from typing import Any

from moonsaga.games.eko import numbers as n
from moonsaga.kernel.contract import Argument, Event, Message


def translate(position: Any, code: int, a: int, b: int, c: int, d: int) -> Event:
    """The event behind a note of the core. Nothing in Ekö is secret: every event is public."""
    return Event(Message(f"event-{n.EVENTS[code]}", _ARGUMENTS[code](_Names(position), a, b, c, d)))


class _Names:
    """Spaces, sites and colours by the names that people use."""

    def __init__(self, position: Any) -> None:
        self._board = position.shared_board()
        drawn = position.raw_colours()
        self._colours = [n.COLOURS[colour] for colour in drawn] if len(drawn) == position.options["seats"] else n.COLOURS

    def space(self, space: int) -> str:
        return str(self._board.space_names()[space]) if space >= 0 else ""

    def site(self, site: int) -> str:
        return str(self._board.name(self._board.site_cell(site)))

    def who(self, seat: int) -> str:
        """A seat's colour as a message key."""
        return colour_key(self._colours[seat])


def colour_key(colour: str) -> str:
    return "colour-" + colour.replace("_", "-")


def _building(level: int) -> str:
    return "building-" + n.LEVEL_NAMES[level]


Arguments = dict[str, Argument]


def _from_to(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "from": names.space(b), "to": names.space(c), "count": d}


def _against(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "from": names.space(b), "to": names.space(c), "victim": names.who(d)}


def _captured(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "victim": names.who(b)}


def _exchanged(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "gaoler": names.who(b), "captive": names.who(c)}


def _stormed(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "from": names.space(b), "count": c, "emperor": d}


def _built(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "site": names.site(b), "building": _building(c), "from": names.space(d)}


def _returned(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "site": names.site(b), "building": _building(c)}


def _who(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a)}


def _reinforced(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "space": names.space(b), "count": c, "emperor": d}


def _moon(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "space": names.space(b), "emperor": c}


def _sand(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "space": names.space(b), "victim": names.who(c)}


def _ended(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    winners = [names.who(seat) for seat in range(n.MOST_SEATS) if b & (1 << seat)]
    shown: Arguments = {"ending": n.ENDINGS[a], "count": len(winners)}
    return shown | {f"winner{i}": winner for i, winner in enumerate(winners, 1)}


def _turn(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "number": b + 1}


def _swapped(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": names.who(a), "from": names.space(b), "to": names.space(c)}


def _disc(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"who": colour_key(n.COLOURS[a]), "space": names.space(b), "emperor": c}


def _colour(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"seat": a + 1, "colour": colour_key(n.COLOURS[b])}


def _nothing(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {}


def _tile(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"tile": n.LARGE_LETTERS[a], "slot": b + 1}


def _small(names: _Names, a: int, b: int, c: int, d: int) -> Arguments:
    return {"tile": n.SMALL_LETTERS[a]}


_ARGUMENTS = {
    n.MOVED: _from_to,
    n.REGROUPED: _from_to,
    n.ATTACKED: _against,
    n.KAMIKAZE: _against,
    n.CAPTURED: _captured,
    n.EXCHANGED: _exchanged,
    n.STORMED: _stormed,
    n.BUILT: _built,
    n.BUILDING_RETURNED: _returned,
    n.MARCHED: _who,
    n.REINFORCED: _reinforced,
    n.MOON_USED: _moon,
    n.SAND_USED: _sand,
    n.ELIMINATED: _who,
    n.PASSED: _who,
    n.SWAPPED: _swapped,
    n.KEPT: _who,
    n.ENDED: _ended,
    n.TURN_BEGAN: _turn,
    n.DISC_LAID: _disc,
    n.COLOUR_DRAWN: _colour,
    n.FIRST_DRAWN: _who,
    n.BOARD_LAID: _nothing,
    n.TILE_LAID: _tile,
    n.TILES_TURNED_AGAIN: _nothing,
    n.SMALL_TILE_LAID: _small,
}
