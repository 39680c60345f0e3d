"""Decks of users: kept legal or not, and checked by their game each time."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.kernel.contract import Game
from moonsaga.kernel.decks import DeckCheck, DeckList
from moonsaga.kernel.registry import get_game
from moonsaga.server.errors import RequestError
from moonsaga.server.lobby.names import clean
from moonsaga.server.protocol.decks import NewDeck, SavedDeck
from moonsaga.server.storage import models
from moonsaga.server.storage.writer import Writer
from moonsaga.server.table.games import find_game

MOST_DECKS = 100
"""Of one person."""


def check_deck(wish: NewDeck) -> DeckCheck:
    """What the game says about a deck."""
    return _judged(find_game(wish.game), DeckList(wish.leader, wish.cards, clean(wish.name)))


def read_deck(game: str, text: str) -> DeckCheck:
    """The deck behind a code or a file, with what the game says about it."""
    found = find_game(game).read_deck(text)
    if found is None:
        raise RequestError("no-decks", f"{game} has no decks to build")
    return found


def _judged(game: Game, deck: DeckList) -> DeckCheck:
    found = game.check_deck(deck)
    if found is None:
        raise RequestError("no-decks", f"{game.info.name} has no decks to build")
    return found


class Decks:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def of(self, user: str, game: str) -> list[SavedDeck]:
        """The decks of a person for one game, by name. Those of a game that is not here any more wait."""
        find_game(game)
        d = models.decks
        query = select(d).where((d.c.guest == user) & (d.c.game == game)).order_by(d.c.name, d.c.changed)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [_saved(row) for row in rows]

    async def add(self, user: str, wish: NewDeck) -> SavedDeck:
        check = check_deck(wish)
        d = models.decks
        async with self._engine.connect() as connection:
            count = (await connection.execute(select(func.count()).where(d.c.guest == user))).scalar_one()
        if count >= MOST_DECKS:
            raise RequestError("too-many-decks", f"you have {count} decks here")
        saved = SavedDeck(secrets.token_urlsafe(9), wish.game, time.time(), check)
        await self._writer.write(insert(d).values(id=saved.id, guest=user, game=wish.game, **_values(saved)))
        return saved

    async def change(self, user: str, deck_id: str, wish: NewDeck) -> SavedDeck:
        """Another list or another name for a deck of mine."""
        before = await self._find(user, deck_id)
        if before["game"] != wish.game:
            raise RequestError("malformed", f"this is a deck for {before['game']}")
        saved = SavedDeck(deck_id, wish.game, time.time(), check_deck(wish))
        d = models.decks
        mine = (d.c.id == deck_id) & (d.c.guest == user)
        await self._writer.write(update(d).where(mine).values(**_values(saved)))
        return saved

    async def remove(self, user: str, deck_id: str) -> None:
        await self._find(user, deck_id)
        d = models.decks
        await self._writer.write(delete(d).where((d.c.id == deck_id) & (d.c.guest == user)))

    async def _find(self, user: str, deck_id: str) -> Mapping[Any, Any]:
        d = models.decks
        async with self._engine.connect() as connection:
            row = (
                (await connection.execute(select(d).where((d.c.id == deck_id) & (d.c.guest == user))))
                .mappings()
                .one_or_none()
            )
        if row is None:
            raise RequestError("not-found", "there is no such deck of yours")
        return row


def _values(saved: SavedDeck) -> dict[str, Any]:
    deck = saved.check.deck
    cards = msgspec.json.encode(deck.cards).decode()
    return {"name": deck.name, "leader": deck.leader, "cards": cards, "changed": saved.changed}


def _saved(row: Mapping[Any, Any]) -> SavedDeck:
    cards = msgspec.json.decode(row["cards"], type=tuple[str, ...])
    check = _judged(get_game(row["game"]), DeckList(row["leader"], cards, row["name"]))
    return SavedDeck(row["id"], row["game"], row["changed"], check)
