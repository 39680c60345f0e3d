"""All tables: those in memory, and the way to those that are not."""

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
from moonsaga.server.errors import Declined
from moonsaga.server.lobby.names import default_name
from moonsaga.server.lobby.stored import count_decisions, read_names, read_open_decks, read_tables, slices
from moonsaga.server.logs import log_failure
from moonsaga.server.storage import models
from moonsaga.server.table.context import Context
from moonsaga.server.table.events import TableCreated, TableDeleted, UserRenamed
from moonsaga.server.table.rendering import written_info
from moonsaga.server.table.snapshots import keep_position
from moonsaga.server.table.table import Table

LISTED = 100
"""So many finished tables are in the lobby, the latest."""
TIDY_SECONDS = 30.0
AT_ONCE = 100
"""So many positions are written at a time, so that others can write in between."""


class Tables:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._settings = context.settings
        self._engine = context.engine
        self._writer = context.writer
        self._tables: dict[str, Table] = {}
        self._open_decks: set[str] = set()
        """Tables of before whose decks are no secret."""
        self._names: dict[str, str] = {}
        """What guests called themselves."""
        self._loading = asyncio.Lock()

    @property
    def count(self) -> int:
        return len(self._tables)

    # Coming back after a start

    async def recall(self) -> None:
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
        for table in self._tables.values():
            if table.header.next in self._tables:
                table.next_invitation = self._tables[table.header.next].header.invitation

    async def resume(self) -> None:
        """Load the running tables one after the other: bots play on, clocks run, and people see what waits for them."""
        for table in list(self._tables.values()):
            if table.running:
                with contextlib.suppress(Declined):
                    async with table.lock:
                        await table.ready()

    async def _fetch(self, which: Select[Any]) -> None:
        for header, chairs in await read_tables(self._engine, which, self._tables.keys()):
            if header.id not in self._tables:
                table = Table(header, chairs, self.context)
                table.open_decks = header.id in self._open_decks
                self.add(table)

    def add(self, table: Table) -> None:
        self._tables[table.id] = table

    def remove(self, table: Table) -> None:
        self._tables.pop(table.id, None)

    # Finding

    async def find(self, table_id: str, guest: str, invitation: str = "") -> Table:
        """The table, if this guest may know of it."""
        table = self._tables.get(table_id)
        if table is None and table_id.isascii() and len(table_id) <= 32:
            async with self._loading:
                await self._fetch(select(models.tables).where(models.tables.c.id == table_id))
            table = self._tables.get(table_id)
        if table is None or not table.admits(guest, invitation):
            raise Declined("not-found")
        return table

    def lobby(self, guest: str) -> bytes:
        """All tables this guest may know of, the latest first; of the finished ones only so many. A `Lobby` as JSON."""
        tables = sorted(self._tables.values(), key=lambda table: table.header.changed, reverse=True)
        known: list[bytes] = []
        past = 0
        for table in tables:
            if not table.admits(guest, "") or (table.over and past >= LISTED):
                continue
            past += table.over
            known.append(written_info(table, guest))
        return b'{"type":"lobby","tables":[' + b",".join(known) + b"]}"

    def waiting(self) -> dict[str, bytes]:
        """For each guest that some table waits for: those tables, a `Lobby` as JSON."""
        found: dict[str, list[bytes]] = {}
        for table in self._tables.values():
            if not table.running or table.problem is not None:
                continue
            asked = {table.chairs[seat].guest for seat in table.waiting if not table.chairs[seat].bot}
            for guest in asked - {""}:
                mine = {seat for seat in table.waiting if table.chairs[seat].guest == guest}
                if mine <= table.waiting_for_others(guest):
                    continue
                found.setdefault(guest, []).append(written_info(table, guest))
        return {guest: b'{"type":"lobby","tables":[' + b",".join(tables) + b"]}" for guest, tables in found.items()}

    # Guests

    def name_of(self, guest: str) -> str:
        return self._names.get(guest) or default_name(guest)

    async def know(self, guest: str) -> None:
        """Keep a guest who does something that stays."""
        if guest not in self._names:
            await self._save_guest(guest, default_name(guest))

    async def rename(self, guest: str, name: str, *statements: Executable) -> None:
        """What somebody is called, here and at every table he has not left behind."""
        if self._names.get(guest) == name:
            return
        await self._save_guest(guest, name, *statements)
        for table in self._tables.values():
            if guest in table.persons():
                seats.rename(table, guest, name)
        self.context.events.publish(UserRenamed(guest))

    async def _save_guest(self, guest: str, name: str, *statements: Executable) -> None:
        g, s = models.guests, models.seats
        if guest in self._names:
            changed = update(g).where(g.c.id == guest).values(name=name)
            await self._writer.write(
                *statements, changed, update(s).where((s.c.guest == guest) & (s.c.kind == "person")).values(name=name)
            )
        else:
            self._names[guest] = name
            try:
                await self._writer.write(insert(g).values(id=guest, name=name, created=time.time()))
            except BaseException:
                self._names.pop(guest, None)
                raise
        self._names[guest] = name

    # For whoever changes who owns what

    @property
    def loading(self) -> asyncio.Lock:
        """While it is held, no further table comes into memory."""
        return self._loading

    def of(self, guest: str) -> list[Table]:
        """The tables in memory that somebody made or sits at."""
        return [table for table in self._tables.values() if table.is_member(guest)]

    def call(self, guest: str, name: str | None) -> None:
        """What somebody is called; None: there is no such person any more. The database knows already."""
        if name is None:
            self._names.pop(guest, None)
        else:
            self._names[guest] = name

    async def lose(self, table_id: str) -> None:
        """A table was deleted from outside."""
        table = self._tables.get(table_id)
        if table is not None:
            async with table.lock:
                self.drop(table)

    async def meet(self, table_id: str) -> None:
        """A table was put into the database from outside; its people may be new here too."""
        async with self._loading:
            await self._fetch(select(models.tables).where(models.tables.c.id == table_id))
            table = self._tables.get(table_id)
            if table is None:
                return
            g = models.guests
            query = select(g.c.id, g.c.name).where(g.c.id.in_(table.persons() | {table.header.host}))
            async with self._engine.connect() as connection:
                for guest, name in (await connection.execute(query)).all():
                    self._names.setdefault(guest, name)
        self.context.events.publish(TableCreated(table))
        if table.running and any(chair.bot for chair in table.chairs):
            with contextlib.suppress(Declined):
                async with table.lock:
                    await table.ready()

    def drop(self, table: Table) -> None:
        """This table is not in the database any more: nobody plays on, and whoever looks at it is told."""
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
                with contextlib.suppress(Declined):  # the next time, then
                    await seats.expire(table)

    async def forget_idle(self) -> None:
        limit = time.monotonic() - self._settings.idle
        leaving = [
            table
            for table in self._tables.values()
            if table.play is not None
            and table.header.status != "open"
            and not (table.watchers or table.lock.locked() or table.driver is not None or table.touched > limit)
        ]
        positions = _positions(leaving)
        for table in leaving:
            if table.play is not None:
                table.header.decisions = table.play.decisions
                table.play = None
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
        """Finished tables beyond those in the lobby are found in the database when somebody asks for one."""
        past = [table for table in self._tables.values() if table.over and table.play is None]
        past.sort(key=lambda table: table.header.changed, reverse=True)
        for table in past[LISTED * 2 :]:
            if not table.watchers:
                self._tables.pop(table.id, None)


def _positions(tables: Iterable[Table]) -> list[tuple[str, Game, State, int]]:
    """Of those that are running and in memory."""
    plays = [(table.id, table.play) for table in tables if table.running and table.play is not None]
    return [(table_id, play.game, play.state, play.number) for table_id, play in plays]
