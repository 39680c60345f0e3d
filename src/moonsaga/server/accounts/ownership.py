"""Who owns what changes: a guest's tables become an account's, or somebody leaves for good.

Memory and database change together: all tables concerned are locked, one transaction is written, then they are told.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.server.changes.chat import tell_talk
from moonsaga.server.changes.seats import tell_owners
from moonsaga.server.lobby.tables import Tables
from moonsaga.server.protocol import Farewell
from moonsaga.server.storage import models, personal_data
from moonsaga.server.storage.writer import Writer
from moonsaga.server.table.header import Chair
from moonsaga.server.table.table import Table

T = TypeVar("T")


class Place(msgspec.Struct):
    """A table of somebody, as the database has it."""

    id: str
    status: str
    host: str
    seats: list[tuple[int, str]]
    """Number and owner."""

    def others(self, guest: str) -> list[str]:
        return [owner for _, owner in self.seats if owner and owner != guest]

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, owner in self.seats if owner == guest]


class Owners:
    def __init__(self, tables: Tables, engine: AsyncEngine, writer: Writer) -> None:
        self._tables = tables
        self._engine = engine
        self._writer = writer
        self._working: set[asyncio.Task[Any]] = set()

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever asked may go away in the middle; what was begun is finished all the same."""
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
                tell_owners(table)

    # Leaving for good

    async def places(self, guest: str) -> tuple[int, int]:
        """How many tables this person shares with others, and how many not."""
        async with self._engine.connect() as connection:
            places = await connection.run_sync(lambda sync: list(_places(sync, guest)))
        shared = sum(bool(place.others(guest)) for place in places)
        return shared, len(places) - shared

    async def forget(self, guest: str) -> Farewell:
        """A person leaves: tables with others stay without the name, those without others go."""
        return await self._whole(self._forget(guest))

    async def _forget(self, guest: str) -> Farewell:
        async with self._tables.loading, held(self._tables.of(guest)) as tables:
            async with self._engine.connect() as connection:
                places = await connection.run_sync(lambda sync: list(_places(sync, guest)))
            await self._writer.write(*_forgetting(places, guest), *personal_data.forget_person(guest))
            self._tables.call(guest, None)
            deleted = {place.id for place in places if not place.others(guest)}
            for table in tables:
                if table.id in deleted:
                    self._tables.drop(table)
                else:
                    _leave(table, guest)
                    await _read_again(table)
                    tell_owners(table)
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
    """What was said was said by somebody else now, or by nobody."""
    if await table.hear_again():
        for watcher in table.watchers:
            tell_talk(table, watcher)


def _give(table: Table, old: str, new: str, name: str) -> None:
    for chair in table.chairs:
        if chair.guest == old:
            chair.guest = new
            chair.name = name if chair.kind == "person" else chair.name
    if table.header.host == old:
        table.header.host = new
    if old in table.wishes:
        table.wishes[new] = table.wishes.pop(old)
    if old in table.detours:
        table.detours.remove(old)
        table.detours.add(new)


def _leave(table: Table, guest: str) -> None:
    """What `_forgetting` does to a table with others, in memory."""
    mine = table.seats_of(guest)
    staying = [chair.guest for chair in table.chairs if chair.guest and chair.guest != guest]
    for seat in mine:
        chair = table.chairs[seat]
        if table.header.status == "open":
            table.chairs[seat] = Chair(seat, chair.role, "open")
        else:
            chair.guest, chair.name, chair.away = "", "", chair.away or table.running
    if table.header.host == guest:
        table.header.host = staying[0]


def _places(connection: Any, guest: str) -> Iterator[Place]:
    """The tables somebody made or sits at."""
    s, t = models.seats, models.tables
    mine = select(s.c.table_id).where(s.c.guest == guest).union(select(t.c.id).where(t.c.host == guest))
    query = select(t.c.id, t.c.status, t.c.host, s.c.number, s.c.guest).join(s).where(t.c.id.in_(mine))
    found: dict[str, Place] = {}
    for table_id, status, host, number, owner in connection.execute(query.order_by(t.c.id, s.c.number)):
        place = found.setdefault(table_id, Place(table_id, status, host, []))
        place.seats.append((number, owner))
    yield from found.values()


def _forgetting(places: Iterable[Place], guest: str) -> Iterator[Executable]:
    s, t = models.seats, models.tables
    for place in places:
        staying = place.others(guest)
        if not staying:
            yield from personal_data.forget_table(place.id)
            continue
        mine = (s.c.table_id == place.id) & (s.c.guest == guest)
        if place.status == "open":
            yield update(s).where(mine).values(kind="open", name="", guest="", bot="", away=False)
        elif place.status == "running":
            yield update(s).where(mine).values(name="", guest="", away=True)
        else:
            yield update(s).where(mine).values(name="", guest="")
        if place.host == guest:
            yield update(t).where(t.c.id == place.id).values(host=staying[0])
