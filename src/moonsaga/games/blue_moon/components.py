"""The cards as a client draws them: what is printed on each, and its effect as messages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from moonsaga.games.blue_moon import numbers as n
from moonsaga.games.blue_moon.data import Card, Leader
from moonsaga.games.blue_moon.wording import describe, headline
from moonsaga.kernel.contract import Message


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """What a player reads on a card."""

    name: str
    people: str
    kind: str
    moons: int
    fire: int | None
    earth: int | None
    shields: tuple[str, ...]
    icons: tuple[str, ...]
    gang: str
    bluff: str
    capacity: int
    family: str
    headline: Message
    text: tuple[Message, ...]
    provenance: str


class DeckFace(msgspec.Struct, frozen=True):
    """A people's pre-built deck."""

    letter: str
    leader: Leader | None
    cards: tuple[str, ...]
    provenance: str


class Components(msgspec.Struct, frozen=True):
    cards: dict[str, CardFace]
    decks: dict[str, DeckFace]


@cache
def components() -> dict[str, Any]:
    """All cards by their names as in `vulca-14`, and the decks by their peoples."""
    decks = {
        people: DeckFace(deck.letter, deck.leader, tuple(card.card for card in deck.cards), deck.provenance)
        for people, deck in n.BOX.decks.items()
    }
    found: dict[str, Any] = msgspec.to_builtins(Components({card.card: face(card) for card in n.BOX.cards}, decks))
    return found


def face(card: Card) -> CardFace:
    return CardFace(
        name=card.name,
        people=card.people,
        kind=card.kind,
        moons=card.moons,
        fire=card.fire,
        earth=card.earth,
        shields=card.shields,
        icons=card.icons,
        gang=card.gang,
        bluff=card.bluff,
        capacity=card.capacity,
        family=card.family,
        headline=headline(card),
        text=describe(card),
        provenance=card.provenance,
    )
