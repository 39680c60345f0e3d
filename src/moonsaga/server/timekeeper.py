"""Watches the clocks of all tables, and remembers when the server was last alive: nobody pays for when it was not."""

from __future__ import annotations

import asyncio

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.server import models
from moonsaga.server.errors import Declined
from moonsaga.server.logs import log_failure
from moonsaga.server.settling import run_out
from moonsaga.server.table import Table
from moonsaga.server.tables import Tables
from moonsaga.server.writer import Writer

HEARTBEAT = 10.0
"""So many seconds of somebody's thinking are forgotten at most when the server is killed."""
RETRY_SECONDS = 2.0


class Timekeeper:
    def __init__(self, tables: Tables, engine: AsyncEngine, writer: Writer) -> None:
        self._tables = tables
        self._engine = engine
        self._writer = writer
        self._alarms: dict[Table, float] = {}
        self._changed = asyncio.Event()
        self._marked = 0.0

    async def recall(self) -> None:
        """When a server was last seen alive here."""
        query = select(models.marks.c.at).where(models.marks.c.name == "alive")
        async with self._engine.connect() as connection:
            self._tables.alive = (await connection.execute(query)).scalar()

    def set_alarm(self, table: Table, deadline: float | None) -> None:
        if deadline is None:
            self._alarms.pop(table, None)
        elif self._alarms.get(table) != deadline:
            self._alarms[table] = deadline
            self._changed.set()

    async def run(self) -> None:
        while True:
            self._changed.clear()
            try:
                async with asyncio.timeout(self._pause()):
                    await self._changed.wait()
            except TimeoutError:
                await self.check()

    def _pause(self) -> float:
        soonest = min(self._alarms.values(), default=float("inf")) - self._tables.now()
        return min(HEARTBEAT, max(0.0, soonest))

    async def check(self) -> None:
        """Those whose time is over."""
        now = self._tables.now()
        for table, deadline in list(self._alarms.items()):
            if deadline <= now:
                await self._ring(table)
        if self._alarms and now - self._marked >= HEARTBEAT:
            await self.mark()

    async def _ring(self, table: Table) -> None:
        self._alarms.pop(table, None)
        try:
            await run_out(table)  # it sets the next alarm
        except Declined as problem:
            if problem.code == "failed":
                self._alarms[table] = self._tables.now() + RETRY_SECONDS
        except Exception as problem:  # noqa: BLE001  one table's trouble stays at that table
            log_failure("clock-failed", problem, table=table.id)

    async def mark(self) -> None:
        """The server is alive."""
        now = self._tables.now()
        try:
            await self._writer.write(
                delete(models.marks).where(models.marks.c.name == "alive"),
                insert(models.marks).values(name="alive", at=now),
            )
        except (SQLAlchemyError, OSError) as problem:
            log_failure("mark-failed", problem)
        self._marked = now
