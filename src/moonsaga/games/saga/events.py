"""The event table of Saga. `events.built(s, who, area)` notes that event, if anybody listens.

Each argument says what its number names; messages.py has the words. What is `secret` only the side that acts is told,
unless the note says that it was open.
"""

from __future__ import annotations

from typing import Any

from moonsaga.kernel.cores.tables import Event, EventTable

EVENTS = EventTable(
    Event("first-target", {"who": "side", "area": "area", "count": "number"}),
    Event("second-target", {"who": "side", "area": "area"}),
    Event("leader-dealt", {"who": "side", "leader": "piece", "face": "secret face"}),
    Event("leader-aside", {"who": "side", "leader": "piece", "face": "secret face"}),
    Event("deployed", {"who": "side", "area": "area", "face": "secret face", "leader": "piece"}),
    Event("round-began", {"number": "number"}),
    Event("tile-taken", {"who": "side", "tile": "ordinal"}),
    Event("initiative", {"who": "side"}),
    Event("tile-begun", {"who": "side", "tile": "ordinal"}),
    Event("moved", {"who": "side", "from": "area", "to": "area", "warriors": "number", "pieces": "pieces"}),
    Event("target-revealed", {"who": "side", "slot": "slot", "target": "area"}),
    Event("target-drawn", {"who": "side", "slot": "slot", "target": "area"}),
    Event("scouted", {"who": "side", "slot": "slot", "target": "secret area"}),
    Event("target-returned", {"who": "side", "slot": "slot", "target": "secret area", "open": "number"}),
    Event("target-moved", {"who": "side", "slot": "slot", "target": "secret area", "from": "slot", "open": "number"}),
    Event("bonus-coin", {"who": "side"}),
    Event("recruited", {"who": "side", "area": "area", "unit": "unit"}),
    Event("paid", {"who": "side", "count": "number"}),
    Event("built", {"who": "side", "area": "area"}),
    Event("fyrd", {"who": "side", "area": "area"}),
    Event("income", {"who": "side", "area": "area"}),
    Event("tribute", {"who": "side", "area": "area", "warriors": "number", "pieces": "enemy pieces"}),
    Event("plundered", {"who": "side", "area": "area", "count": "number"}),
    Event("to-drakkar", {"who": "side", "area": "area", "warriors": "number", "pieces": "pieces"}),
    Event("battle-began", {"area": "area"}),
    Event("revealed", {"who": "side", "leader": "piece", "face": "face"}),
    Event("passed", {"who": "side"}),
    Event("brought", {"who": "side", "from": "area", "to": "area", "unit": "unit"}),
    Event("banished", {"who": "side", "unit": "enemy unit"}),
    Event("slain", {"who": "side", "unit": "enemy unit"}),
    Event("strengths", {"vikings": "number", "saxons": "number"}),
    Event("nobody-left", {"area": "area"}),
    Event("battle-won", {"who": "side", "area": "area"}),
    Event("lost", {"who": "side", "warriors": "number", "pieces": "pieces"}),
    Event("leader-lost", {"who": "side", "leader": "piece"}),
    Event("leader-replaced", {"who": "side", "leader": "piece"}),
    Event("retreated", {"who": "side", "from": "area", "to": "area", "warriors": "number", "pieces": "pieces"}),
    Event("destroyed", {"who": "side", "count": "number"}),
    Event("inland-coin", {"who": "side", "area": "area"}),
    Event("came-home", {"who": "side", "area": "area", "unit": "unit"}),
    Event("track-moved", {"space": "number"}),
    Event("ended", {"who": "side", "ending": "ending"}),
)
globals().update(EVENTS.tellers())


def __getattr__(name: str) -> Any:
    """For type checkers: the functions above have no definition of their own."""
    raise AttributeError(f"Saga has no event {name!r}")
