"""Decks that players build themselves, for games that allow it: a leader and a list of cards, looked at by the game."""

from __future__ import annotations

import msgspec

from moonsaga.kernel.contract import Message

SECRET = "secret"  # noqa: S105  what stands in an option instead of a deck that is hidden


class DeckList(msgspec.Struct, frozen=True):
    """A deck as a user entered it, legal or not."""

    leader: str
    """Whose deck it is, in the game's own word."""
    cards: tuple[str, ...]
    name: str = ""


class DeckCheck(msgspec.Struct, frozen=True):
    """A deck, looked at by its game."""

    deck: DeckList
    problems: tuple[Message, ...]
    """Everything that is wrong with it, in the game's texts; nothing if it is legal."""
    size: int
    """The number of cards of a deck."""
    cost: int
    """What its cards of others cost, in the game's own unit."""
    most_cost: int
    code: str
    """The word that stands for it in an option and between friends; empty unless it is legal."""
    text: str
    """The deck as a file, one card on each line."""
