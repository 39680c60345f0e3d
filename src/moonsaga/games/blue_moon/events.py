"""The event table of Blue Moon. `events.drew(s, who, card, known)` notes that event, if anybody listens.

Each argument says what its number names; messages.py has the words. `known` says who knows the card at that moment: the
others hear the event without it. Cards of events without that argument lie open.
"""

from __future__ import annotations

from typing import Any

from moonsaga.kernel.cores.tables import Event, EventTable

SEAT = {"who": "seat"}
CARD = {**SEAT, "card": "card"}
HIDDEN = {**CARD, "known": "knowers"}

EVENTS = EventTable(
    Event("first", SEAT),
    Event("drew", HIDDEN),
    Event("played", CARD),
    Event("covered", SEAT),
    Event("bluffed", HIDDEN),
    Event("loaded", {**SEAT, "ship": "card", "card": "card"}),
    Event("landed", CARD),
    Event("ship-left", CARD),
    Event("retrieved", CARD),
    Event("revealed", CARD),
    Event("announced", {**SEAT, "count": "number", "element": "element"}),
    Event("retreated", SEAT),
    Event("dragon", {**SEAT, "count": "number"}),
    Event("no-dragon", SEAT),
    Event("declined", SEAT),
    Event("discarded", CARD),
    Event("disclosed", SEAT),
    Event("buried", HIDDEN),
    Event("given-back", HIDDEN),
    Event("took", CARD),
    Event("regained", HIDDEN),
    Event("milled", HIDDEN),
    Event("shuffled", SEAT),
    Event("element", {**SEAT, "element": "element"}),
    Event("called", SEAT),
    Event("bluff-good", SEAT),
    Event("bluff-bad", SEAT),
    Event("used", CARD),
    Event("satisfied", CARD),
    Event("storm", SEAT),
    Event("flood", SEAT),
    Event("turn", SEAT),
    Event("fight", SEAT),
    Event("ended", {**SEAT, "count": "number", "how": "ending"}),
    Event("card-dragon", CARD),
    Event("deck-chosen", {**SEAT, "people": "people"}),
    Event("returned", HIDDEN),
    Event("no-effect", CARD),
    Event("no-effect-by", {**SEAT, "by": "card", "card": "card"}),
    Event("no-effect-rule", {**SEAT, "why": "nothing", "card": "card"}),
    Event("faced", {**SEAT, "count": "number", "dragons1": "untold", "dragons2": "untold"}),
    Event("cleared", {}),
    Event("aimed", {**SEAT, "target": "card", "card": "card"}),
)
globals().update(EVENTS.tellers())


def __getattr__(name: str) -> Any:
    """For type checkers: the functions above have no definition of their own."""
    raise AttributeError(f"Blue Moon has no event {name!r}")
