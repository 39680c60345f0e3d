"""The event table of Crescent Moon. `events.built(s, who, hex, building, count)` notes that event, if anybody listens.

Each argument says what its number names; messages.py has the words, and leaves out a ruler, hex or card that is NOBODY.
`known` says who knows the card or tile at that moment: the others hear the event without it.
"""

from __future__ import annotations

from typing import Any

from moonsaga.kernel.cores.tables import Event, EventTable

WHO = {"who": "ruler"}
WHOM = {**WHO, "whom": "ruler"}
CARD = {**WHO, "card": "card"}
HIDDEN = {**CARD, "known": "knowers"}
COUNT = {**WHO, "count": "number"}
HEX = {**WHO, "hex": "hex"}
COUNT_THERE = {**HEX, "count": "number"}
UNIT_THERE = {**HEX, "unit": "unit"}
WHOM_THERE = {**HEX, "whom": "ruler"}
BUILDING = {**HEX, "building": "building", "count": "number"}
TROOPS = {**WHO, "ordinary": "number", "mercenary": "number"}
STEP = {**HEX, "to": "hex", "ordinary": "number", "mercenary": "number"}
SIDE = {**WHO, "side": "side"}
POWERS = {**WHO, "attack": "number", "defence": "number"}

EVENTS = EventTable(
    # setting up and the year
    Event("tile-dealt", {**WHO, "tile": "tile", "known": "knowers"}),
    Event("laid", {**WHO, "tile": "tile", "hex": "hex"}),
    Event("group", HEX),
    Event("palace", HEX),
    Event("market", {"card": "card"}),
    Event("sultans-market", CARD),
    Event("looked", HIDDEN),
    Event("took", HIDDEN),
    Event("plot-paid", COUNT),
    Event("to-bottom", COUNT),
    Event("to-top", COUNT),
    Event("year", {"count": "number"}),
    Event("income", COUNT),
    Event("reserves", COUNT),
    Event("cards-back", CARD),
    Event("old-card", {"card": "card"}),
    Event("turn", COUNT),
    # actions
    Event("passed", WHO),
    Event("influence", HEX),
    Event("challenge", HEX),
    Event("built", BUILDING),
    Event("moved", STEP),
    Event("assaulted", STEP),
    Event("recruited", COUNT_THERE),
    Event("hired", COUNT),
    Event("placed", COUNT_THERE),
    Event("bribed", COUNT_THERE),
    Event("mustered", COUNT_THERE),
    Event("revolted", COUNT_THERE),
    Event("deserted", COUNT_THERE),
    Event("alms", COUNT),
    Event("bought", {**COUNT, "card": "card"}),
    Event("fetched", CARD),
    Event("sold", CARD),
    Event("offered", {**WHO, "deal": "deal", "count": "number", "price": "number", "hex": "hex", "card": "card"}),
    Event("countered", COUNT),
    Event("agreed", COUNT),
    Event("refused", WHO),
    Event("played", CARD),
    Event("boats", CARD),
    Event("informants", {**WHOM, "card": "card"}),
    # combats and contests
    Event("combat", WHOM_THERE),
    Event("committed", WHO),
    Event("meddled", SIDE),
    Event("declared", SIDE),
    Event("revealed", CARD),
    Event("warfare", COUNT),
    Event("killed", {**WHOM, "card": "card"}),
    Event("resolved", {**COUNT, "card": "card"}),
    Event("assigned", {**TROOPS, "card": "card"}),
    Event("mercenary-lost", HEX),
    Event("mercenary-joined", HEX),
    Event("unit-joined", UNIT_THERE),
    Event("reserve-joined", HEX),
    Event("unit-left", UNIT_THERE),
    Event("corrupted", {**WHOM, "card": "card"}),
    Event("strength", POWERS),
    Event("tie-broken", SIDE),
    Event("won", WHO),
    Event("casualties", TROOPS),
    Event("retreated", TROOPS),
    Event("captured", BUILDING),
    Event("sacked", BUILDING),
    Event("removed", BUILDING),
    Event("settlement-sacked", BUILDING),
    Event("spoils", COUNT),
    Event("contest-strength", POWERS),
    Event("contest-won", HEX),
    Event("contest-lost", HEX),
    Event("pact-offered", {**COUNT, "whom": "ruler"}),
    Event("pact-agreed", COUNT),
    Event("pact-refused", WHO),
    Event("pact-paid", COUNT),
    # limits, scoring, effects of cards
    Event("discarded", CARD),
    Event("shed", UNIT_THERE),
    Event("shuffled", {}),
    Event("scored", COUNT),
    Event("ended", {**COUNT, "how": "ending"}),
    Event("replaced", WHOM_THERE),
    Event("took-coins", COUNT),
    Event("burned", HEX),
    Event("sabotaged", WHOM_THERE),
    Event("kept", HIDDEN),
    Event("to-hand", CARD),
    Event("spent", CARD),
    Event("spreading", HEX),
    Event("boats-kept", CARD),
)
globals().update(EVENTS.tellers())


def __getattr__(name: str) -> Any:
    """For type checkers: the functions above have no definition of their own."""
    raise AttributeError(f"Crescent Moon has no event {name!r}")
