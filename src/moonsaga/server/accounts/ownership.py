"""Changes of ownership: the tables of an unregistered user become an account's, or a user leaves for good.

Memory and database change together: all tables concerned are locked, one transaction is written, then broadcast.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.server.changes.chat import send_chat
from moonsaga.server.changes.seats import broadcast_owners
from moonsaga.server.lobby.tables import Tables
from moonsaga.server.protocol.account import Farewell
from moonsaga.server.storage import models, personal_data
from moonsaga.server.storage.writer import Writer
from moonsaga.server.table.header import TableSeat
from moonsaga.server.table.table import Table

T = TypeVar("T")


class Place(msgspec.Struct):
    """A table of a user, as the database has it."""

    id: str
    status: str
    host: str
    seats: list[tuple[int, str]]
    """Number and owner."""

    def others(self, user: str) -> list[str]:
        return [owner for _, owner in self.seats if owner and owner != user]

    def seats_of(self, user: str) -> list[int]:
        return [number for number, owner in self.seats if owner == user]


class Owners:
    def __init__(self, tables: Tables, engine: AsyncEngine, writer: Writer) -> None:
        self._tables = tables
        self._engine = engine
        self._writer = writer
        self._working: set[asyncio.Task[Any]] = set()

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """It is finished even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    # One becomes another

    async def hand_over(self, old: str, new: str, name: str, *statements: Executable) -> None:
        """Everything of one person is another's now; the statements go first, all in one transaction."""
        await self._whole(self._hand_over(old, new, name, statements))

    async def _hand_over(self, old: str, new: str, name: str, statements: Iterable[Executable]) -> None:
        async with self._tables.loading, held(self._tables.of(old)) as tables:
            moves = personal_data.hand_over(old, new, name) if old else ()
            await self._writer.write(*statements, *moves)
            self._tables.call(old, None)
            self._tables.call(new, name)
            for table in tables:
                _give(table, old, new, name)
                await _read_again(table)
                broadcast_owners(table)

    # Leaving for good

    async def places(self, user: str) -> tuple[int, int]:
        """How many tables this person shares with others, and how many not."""
        async with self._engine.connect() as connection:
            places = await connection.run_sync(lambda sync: list(_places(sync, user)))
        shared = sum(bool(place.others(user)) for place in places)
        return shared, len(places) - shared

    async def forget(self, user: str) -> Farewell:
        """A person leaves: tables with others stay without the name, those without others go."""
        return await self._whole(self._forget(user))

    async def _forget(self, user: str) -> Farewell:
        async with self._tables.loading, held(self._tables.of(user)) as tables:
            async with self._engine.connect() as connection:
                places = await connection.run_sync(lambda sync: list(_places(sync, user)))
            await self._writer.write(*_forgetting(places, user), *personal_data.forget_person(user))
            self._tables.call(user, None)
            deleted = {place.id for place in places if not place.others(user)}
            for table in tables:
                if table.id in deleted:
                    self._tables.drop(table)
                else:
                    _leave(table, user)
                    await _read_again(table)
                    broadcast_owners(table)
        return Farewell(kept=len(places) - len(deleted), deleted=len(deleted))


@contextlib.asynccontextmanager
async def held(tables: Iterable[Table]) -> AsyncIterator[list[Table]]:
    """Tables that nobody else can change meanwhile; always locked in the same order."""
    ordered = sorted(tables, key=lambda table: table.id)
    async with contextlib.AsyncExitStack() as locks:
        for table in ordered:
            await locks.enter_async_context(table.lock)
        yield ordered


async def _read_again(table: Table) -> None:
    """The chat lines of a user get another author, or none."""
    if await table.reload_chat():
        for watcher in table.watchers:
            send_chat(table, watcher)


def _give(table: Table, old: str, new: str, name: str) -> None:
    for table_seat in table.seats:
        if table_seat.user == old:
            table_seat.user = new
            table_seat.name = name if table_seat.kind == "person" else table_seat.name
    if table.header.host == old:
        table.header.host = new
    if old in table.wishes:
        table.wishes[new] = table.wishes.pop(old)
    if old in table.detours:
        table.detours.remove(old)
        table.detours.add(new)


def _leave(table: Table, user: str) -> None:
    """What `_forgetting` does to a table with others, in memory."""
    mine = table.seats_of(user)
    staying = [table_seat.user for table_seat in table.seats if table_seat.user and table_seat.user != user]
    for seat in mine:
        table_seat = table.seats[seat]
        if table.header.status == "open":
            table.seats[seat] = TableSeat(seat, table_seat.role, "open")
        else:
            table_seat.user, table_seat.name, table_seat.away = "", "", table_seat.away or table.running
    if table.header.host == user:
        table.header.host = staying[0]


def _places(connection: Any, user: str) -> Iterator[Place]:
    """The tables a user created or sits at."""
    s, t = models.seats, models.tables
    mine = select(s.c.table_id).where(s.c.guest == user).union(select(t.c.id).where(t.c.host == user))
    query = select(t.c.id, t.c.status, t.c.host, s.c.number, s.c.guest).join(s).where(t.c.id.in_(mine))
    found: dict[str, Place] = {}
    for table_id, status, host, number, owner in connection.execute(query.order_by(t.c.id, s.c.number)):
        place = found.setdefault(table_id, Place(table_id, status, host, []))
        place.seats.append((number, owner))
    yield from found.values()


def _forgetting(places: Iterable[Place], user: str) -> Iterator[Executable]:
    s, t = models.seats, models.tables
    for place in places:
        staying = place.others(user)
        if not staying:
            yield from personal_data.forget_table(place.id)
            continue
        mine = (s.c.table_id == place.id) & (s.c.guest == user)
        if place.status == "open":
            yield update(s).where(mine).values(kind="open", name="", guest="", bot="", away=False)
        elif place.status == "running":
            yield update(s).where(mine).values(name="", guest="", away=True)
        else:
            yield update(s).where(mine).values(name="", guest="")
        if place.host == user:
            yield update(t).where(t.c.id == place.id).values(host=staying[0])
