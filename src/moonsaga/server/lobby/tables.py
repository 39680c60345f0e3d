"""All tables: finds those in memory and in the database, lists them, and forgets idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Executable, Select, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from moonsaga.kernel.contract import Game, State
from moonsaga.server.changes import seats
from moonsaga.server.errors import RequestError
from moonsaga.server.lobby.names import default_name
from moonsaga.server.lobby.stored import (
    count_decisions,
    read_names,
    read_open_decks,
    read_removals,
    read_tables,
    slices,
)
from moonsaga.server.logs import log_failure
from moonsaga.server.storage import models
from moonsaga.server.table.context import Context
from moonsaga.server.table.events import TableCreated, TableDeleted, UserRenamed
from moonsaga.server.table.rendering import written_info
from moonsaga.server.table.snapshots import keep_position
from moonsaga.server.table.table import Table

LISTED = 100
"""Finished tables that the lobby lists, the latest."""
TIDY_SECONDS = 30.0
AT_ONCE = 100
"""Positions that are written at a time, so that others can write in between."""


class Tables:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._settings = context.settings
        self._engine = context.engine
        self._writer = context.writer
        self._tables: dict[str, Table] = {}
        self._open_decks: set[str] = set()
        """Stored tables whose decks are no secret."""
        self._names: dict[str, str] = {}
        """The names of users."""
        self._loading = asyncio.Lock()

    @property
    def count(self) -> int:
        return len(self._tables)

    # Coming back after a start

    async def load(self) -> None:
        """Unfinished tables, and the latest of the others, for the lobby."""
        t = models.tables
        live = select(t).where(t.c.status.in_(("open", "running")))
        past = select(t).where(t.c.status.not_in(("open", "running"))).order_by(t.c.changed.desc()).limit(LISTED)
        self._names = await read_names(self._engine)
        self._open_decks = await read_open_decks(self._engine)
        await self._fetch(live)
        await self._fetch(past)
        for table_id, (decisions, changed) in (await count_decisions(self._engine)).items():
            if table_id in self._tables:
                header = self._tables[table_id].header
                header.decisions, header.changed = decisions, max(header.changed, changed)
        for table_id, users in (await read_removals(self._engine)).items():
            if table_id in self._tables:
                self._tables[table_id].removed = users
        for table in self._tables.values():
            if table.header.next in self._tables:
                table.next_invitation = self._tables[table.header.next].header.invitation

    async def resume(self) -> None:
        """Load the running tables one after the other: bots play on, clocks run, and users see what waits for them."""
        for table in list(self._tables.values()):
            if table.running:
                with contextlib.suppress(RequestError):
                    async with table.lock:
                        await table.ready()

    async def _fetch(self, which: Select[Any]) -> None:
        for header, table_seats in await read_tables(self._engine, which, self._tables.keys()):
            if header.id not in self._tables:
                table = Table(header, table_seats, self.context)
                table.open_decks = header.id in self._open_decks
                self.add(table)

    def add(self, table: Table) -> None:
        self._tables[table.id] = table

    def remove(self, table: Table) -> None:
        self._tables.pop(table.id, None)

    # Finding

    async def find(self, table_id: str, user: str, invitation: str = "") -> Table:
        """The table, if this user may know of it."""
        table = self._tables.get(table_id)
        if table is None and table_id.isascii() and len(table_id) <= 32:
            async with self._loading:
                await self._fetch(select(models.tables).where(models.tables.c.id == table_id))
            table = self._tables.get(table_id)
        if table is None or not table.admits(user, invitation):
            raise RequestError("not-found")
        return table

    def lobby(self, user: str) -> bytes:
        """All tables this user may know of, the latest first; at most `LISTED` finished ones. A `Lobby` as JSON."""
        tables = sorted(self._tables.values(), key=lambda table: table.header.changed, reverse=True)
        known: list[bytes] = []
        past = 0
        for table in tables:
            if not table.admits(user, "") or (table.over and past >= LISTED):
                continue
            past += table.over
            known.append(written_info(table, user))
        return b'{"type":"lobby","tables":[' + b",".join(known) + b"]}"

    def waiting(self) -> dict[str, bytes]:
        """For each user that tables wait for: those tables, a `Lobby` as JSON."""
        found: dict[str, list[bytes]] = {}
        for table in self._tables.values():
            if not table.running or table.problem is not None:
                continue
            asked = {table.seats[seat].user for seat in table.waiting if not table.seats[seat].bot}
            for user in asked - {""}:
                mine = {seat for seat in table.waiting if table.seats[seat].user == user}
                if mine <= table.waiting_for_others(user):
                    continue
                found.setdefault(user, []).append(written_info(table, user))
        return {user: b'{"type":"lobby","tables":[' + b",".join(tables) + b"]}" for user, tables in found.items()}

    # Users

    def name_of(self, user: str) -> str:
        return self._names.get(user) or default_name(user)

    async def know(self, user: str) -> None:
        """Write a new user to the database, when they do something that stays."""
        if user not in self._names:
            await self._save_user(user, default_name(user))

    async def rename(self, user: str, name: str, *statements: Executable) -> None:
        """Rename a user, here and at every table that they have not left."""
        if self._names.get(user) == name:
            return
        await self._save_user(user, name, *statements)
        for table in self._tables.values():
            if user in table.persons():
                seats.rename(table, user, name)
        self.context.events.publish(UserRenamed(user))

    async def _save_user(self, user: str, name: str, *statements: Executable) -> None:
        g, s = models.guests, models.seats
        if user in self._names:
            changed = update(g).where(g.c.id == user).values(name=name)
            await self._writer.write(
                *statements, changed, update(s).where((s.c.guest == user) & (s.c.kind == "person")).values(name=name)
            )
        else:
            self._names[user] = name
            try:
                await self._writer.write(insert(g).values(id=user, name=name, created=time.time()))
            except BaseException:
                self._names.pop(user, None)
                raise
        self._names[user] = name

    # For changes of ownership

    @property
    def loading(self) -> asyncio.Lock:
        """While it is held, no further table comes into memory."""
        return self._loading

    def of(self, user: str) -> list[Table]:
        """The tables in memory that a user created or sits at."""
        return [table for table in self._tables.values() if table.is_member(user)]

    def call(self, user: str, name: str | None) -> None:
        """Set the name of a user; None: the user is deleted. The database is changed already."""
        if name is None:
            self._names.pop(user, None)
        else:
            self._names[user] = name

    async def on_deleted(self, table_id: str) -> None:
        """A table was deleted by a command."""
        table = self._tables.get(table_id)
        if table is not None:
            async with table.lock:
                self.drop(table)

    async def on_imported(self, table_id: str) -> None:
        """A table was imported by a command; its users may be new here too."""
        async with self._loading:
            await self._fetch(select(models.tables).where(models.tables.c.id == table_id))
            table = self._tables.get(table_id)
            if table is None:
                return
            g = models.guests
            query = select(g.c.id, g.c.name).where(g.c.id.in_(table.persons() | {table.header.host}))
            async with self._engine.connect() as connection:
                for user, name in (await connection.execute(query)).all():
                    self._names.setdefault(user, name)
        self.context.events.publish(TableCreated(table))
        if table.running and any(table_seat.bot for table_seat in table.seats):
            with contextlib.suppress(RequestError):
                async with table.lock:
                    await table.ready()

    def drop(self, table: Table) -> None:
        """This table is not in the database any more: nobody plays on, and its connections end."""
        self._tables.pop(table.id, None)
        table.vanish()
        self.context.events.publish(TableDeleted(table))

    # Forgetting

    async def tidy(self) -> None:
        """Now and then: games nobody looks at leave the memory; their record stays."""
        while True:
            await asyncio.sleep(min(TIDY_SECONDS, self._settings.idle))
            await self.forget_idle()
            await self.expire_open()

    async def expire_open(self) -> None:
        """Open tables that nobody came to for a long time leave the lobby."""
        limit = time.time() - self._settings.patience
        for table in list(self._tables.values()):
            if table.header.status == "open" and table.header.changed < limit and not table.watchers:
                with contextlib.suppress(RequestError):  # the next time, then
                    await seats.expire(table)

    async def forget_idle(self) -> None:
        limit = time.monotonic() - self._settings.idle
        leaving = [
            table
            for table in self._tables.values()
            if table.progress is not None
            and table.header.status != "open"
            and not (table.watchers or table.lock.locked() or table.driver is not None or table.touched > limit)
        ]
        positions = _positions(leaving)
        for table in leaving:
            if table.progress is not None:
                table.header.decisions = table.progress.decisions
                table.progress = None
        self._forget_past()
        await self._write_positions(positions)

    async def keep_positions(self) -> None:
        """At shutdown: where the running games are. Those that are not in memory were kept when they left it."""
        await self._write_positions(_positions(self._tables.values()))

    async def _write_positions(self, positions: Sequence[tuple[str, Game, State, int]]) -> None:
        """Without them no game is lost: their rows are on record."""
        try:
            for some in slices(positions, AT_ONCE):
                await self._writer.write(*(keep_position(*each) for each in some))
        except (SQLAlchemyError, OSError) as problem:
            log_failure("positions-not-kept", problem)

    def _forget_past(self) -> None:
        """Finished tables beyond those in the lobby leave the memory; `find` reads them from the database."""
        past = [table for table in self._tables.values() if table.over and table.progress is None]
        past.sort(key=lambda table: table.header.changed, reverse=True)
        for table in past[LISTED * 2 :]:
            if not table.watchers:
                self._tables.pop(table.id, None)


def _positions(tables: Iterable[Table]) -> list[tuple[str, Game, State, int]]:
    """Of those that are running and in memory."""
    plays = [(table.id, table.progress) for table in tables if table.running and table.progress is not None]
    return [(table_id, progress.game, progress.state, progress.number) for table_id, progress in plays]
