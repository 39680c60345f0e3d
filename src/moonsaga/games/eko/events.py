"""The event table of Ekö. `events.moved(s, who, from, to, count)` notes that event, if anybody listens.

Each argument says what its number names; messages.py has the words.
"""

from __future__ import annotations

from typing import Any

from moonsaga.kernel.cores.tables import Event, EventTable

EVENTS = EventTable(
    Event("moved", {"who": "seat", "from": "space", "to": "space", "count": "number"}),
    Event("regrouped", {"who": "seat", "from": "space", "to": "space", "count": "number"}),
    Event("attacked", {"who": "seat", "from": "space", "to": "space", "victim": "seat"}),
    Event("kamikaze", {"who": "seat", "from": "space", "to": "space", "victim": "seat", "emperor": "number"}),
    Event("captured", {"who": "seat", "victim": "seat"}),
    Event("exchanged", {"who": "seat", "gaoler": "seat", "captive": "seat", "both": "number"}),
    Event("storm", {"who": "seat", "from": "space", "count": "number", "emperor": "number"}),
    Event(
        "built",
        {
            "who": "seat",
            "site": "site",
            "building": "building",
            "from": "space",
            "count": "number",
            "emperor": "number",
        },
    ),
    Event("building-returned", {"who": "seat", "site": "site", "building": "building"}),
    Event("marched", {"who": "seat"}),
    Event("reinforced", {"who": "seat", "space": "space", "count": "number", "emperor": "number"}),
    Event("moon", {"who": "seat", "space": "space", "emperor": "number"}),
    Event("sand", {"who": "seat", "space": "space", "victim": "seat"}),
    Event("eliminated", {"who": "seat"}),
    Event("passed", {"who": "seat"}),
    Event("swapped", {"who": "seat", "from": "space", "to": "space"}),
    Event("kept", {"who": "seat"}),
    Event("ended", {"ending": "number", "winners": "number"}),
    Event("turn", {"who": "seat", "number": "ordinal"}),
    Event("disc-laid", {"who": "colour", "space": "space", "emperor": "number"}),
    Event("colour-drawn", {"seat": "person", "colour": "colour"}),
    Event("first-drawn", {"who": "seat"}),
    Event("board-laid", {}),
    Event("tile-laid", {"tile": "tile", "slot": "ordinal"}),
    Event("tiles-turned-again", {}),
    Event("small-tile-laid", {"tile": "small tile"}),
    Event("small-tiles-laid-again", {}),
)
globals().update(EVENTS.tellers())


def __getattr__(name: str) -> Any:
    """For type checkers: the functions above have no definition of their own."""
    raise AttributeError(f"Ekö has no event {name!r}")
