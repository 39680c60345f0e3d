"""Decks that users build."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from moonsaga.kernel.decks import DeckCheck
from moonsaga.server.protocol.common import Word

MOST_CARDS = 90
"""In the list of a deck: unfinished ones may have more than the game allows."""


class NewDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as a user wishes it, legal or not."""

    game: Word
    leader: Annotated[str, Meta(max_length=64)]
    cards: Annotated[tuple[Word, ...], Meta(max_length=MOST_CARDS)]
    name: Annotated[str, Meta(max_length=60)] = ""


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code, or the lines of a deck file."""

    game: Word
    text: Annotated[str, Meta(max_length=8000)]


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck of mine, and what the game says about it today."""

    id: str
    game: str
    changed: float
    check: DeckCheck
