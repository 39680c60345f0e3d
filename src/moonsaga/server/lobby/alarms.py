"""Clock alarms of all tables. The used time is written now and then, so that no time runs while no server does."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from moonsaga.server.changes.commit import header_changes
from moonsaga.server.changes.finish import run_out
from moonsaga.server.errors import UNWRITTEN, RequestError
from moonsaga.server.logs import log_failure
from moonsaga.server.table.context import Context
from moonsaga.server.table.events import DeadlineChanged, TableEvent
from moonsaga.server.table.table import Table

HEARTBEAT = 10.0
"""Seconds of used time that are lost at most when the server is killed."""
RETRY_SECONDS = 2.0


class ClockAlarms:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._alarms: dict[Table, float] = {}
        self._changed = asyncio.Event()
        self._marked = 0.0

    def on_table_event(self, event: TableEvent) -> None:
        """Set the alarm of a table whose next clock runs out at another time."""
        match event:
            case DeadlineChanged(table, deadline):
                self.set_alarm(table, deadline)

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
        soonest = min(self._alarms.values(), default=float("inf")) - self._context.tick()
        return min(HEARTBEAT, max(0.0, soonest))

    async def check(self) -> None:
        """Those whose time is over."""
        now = self._context.tick()
        for table, deadline in list(self._alarms.items()):
            if deadline <= now:
                await self._ring(table)
        if self._alarms and now - self._marked >= HEARTBEAT:
            await self.mark()

    async def _ring(self, table: Table) -> None:
        self._alarms.pop(table, None)
        try:
            await run_out(table)  # it sets the next alarm
        except RequestError as problem:
            if problem.code in UNWRITTEN:
                self._alarms[table] = self._context.tick() + RETRY_SECONDS
        except Exception as problem:  # noqa: BLE001  one table's trouble stays at that table
            log_failure("clock-failed", problem, table=table.id)

    async def mark(self) -> None:
        """Write down what the clocks that run show."""
        now = self._context.tick()
        running = [(table, table.clock) for table in self._alarms if table.clock is not None]
        try:
            await self._context.writer.write(*(header_changes(table, used=clock.fold(now)) for table, clock in running))
        except (SQLAlchemyError, OSError) as problem:
            log_failure("mark-failed", problem)
        self._marked = now
