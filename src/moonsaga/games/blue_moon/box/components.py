"""The cards as a client draws them: what is printed on each, and its effect as messages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.card_text import describe, headline
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.box.data import Card, Leader
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


class Names(msgspec.Struct, frozen=True):
    """The words behind the numbers of a view, and the sizes of things, so that no client keeps a list of its own."""

    peoples: tuple[str, ...]
    """In the order in which decks are chosen for a match."""
    phases: tuple[str, ...]
    stages: tuple[str, ...]
    choices: tuple[str, ...]
    elements: tuple[str, ...]
    deck_size: int
    """A card's number is seat * deck_size + its place in that seat's deck list."""
    dragons: int
    many_cards: int
    """The number of cards in combat and support that attracts a second dragon."""
    bluff_value: int
    crystals: int
    """The number that wins a match."""


class Components(msgspec.Struct, frozen=True):
    cards: dict[str, CardFace]
    decks: dict[str, DeckFace]
    names: Names


@cache
def components() -> dict[str, Any]:
    """All cards by their names as in `vulca-14`, and the decks by their peoples."""
    decks = {
        people: DeckFace(deck.letter, deck.leader, tuple(card.card for card in deck.cards), deck.provenance)
        for people, deck in facts.BOX.decks.items()
    }
    cards = {card.card: face(card, deck.provenance) for deck in facts.BOX.decks.values() for card in deck.cards}
    found: dict[str, Any] = msgspec.to_builtins(Components(cards, decks, names()))
    return found


def names() -> Names:
    return Names(
        peoples=PEOPLES,
        phases=n.PHASES,
        stages=n.STAGES,
        choices=n.CHOICES,
        elements=n.ELEMENT_NAMES,
        deck_size=n.DECK,
        dragons=n.DRAGONS,
        many_cards=n.MANY_CARDS,
        bluff_value=n.BLUFF_VALUE,
        crystals=n.WIN_OF_MATCH,
    )


def face(card: Card, provenance: str) -> CardFace:
    """A card, with the provenance of its deck where it names none of its own."""
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
        provenance=card.provenance or provenance,
    )
