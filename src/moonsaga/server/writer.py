"""One task writes: everything that waits becomes one transaction, and nobody hears of anything before it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from moonsaga.server.logs import log_failure
from moonsaga.server.models import actions

Values = dict[str, Any]


class Job(msgspec.Struct):
    """What one caller wants written, all or nothing."""

    statements: Sequence[Executable]
    rows: Sequence[Values]
    """New rows of `actions`; those of all jobs become one statement."""
    done: asyncio.Future[None]


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._waiting: asyncio.Queue[Job | None] = asyncio.Queue()
        """None: nothing follows."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what still waits, then end."""
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
            self._task = None
        await self._hang_up()

    async def write(self, *statements: Executable, rows: Sequence[Values] = ()) -> None:
        """Return when all of it is durable; raise if none of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Job(statements, rows, done))
        # A caller that goes away must not be taken for one whose rows failed.
        await asyncio.shield(done)

    async def _run(self) -> None:
        more = True
        while more:
            waiting = [await self._waiting.get()]
            while not self._waiting.empty():
                waiting.append(self._waiting.get_nowait())
            batch = [job for job in waiting if job is not None]
            more = len(batch) == len(waiting)
            if batch:
                await self._settle(batch)

    async def _settle(self, batch: Sequence[Job]) -> None:
        """Commit a batch; if it fails, each job on its own, so that one bad job harms nobody else."""
        try:
            await self._commit(batch)
        except Exception as problem:  # noqa: BLE001  whatever it was, whoever waits has to hear of it
            if len(batch) > 1:
                for job in batch:
                    await self._settle([job])
                return
            log_failure("write-failed", problem)
            _answer(batch[0], problem)
        else:
            for job in batch:
                _answer(job, None)

    async def _commit(self, batch: Sequence[Job]) -> None:
        """One connection for all: fetching one from the pool takes longer than most transactions."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            async with self._connection.begin():
                await _execute(self._connection, batch)
        except BaseException:
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


async def _execute(connection: AsyncConnection, batch: Sequence[Job]) -> None:
    """Statements first: a new table stands there before its first rows."""
    for job in batch:
        for statement in job.statements:
            await connection.execute(statement)
    rows = [row for job in batch for row in job.rows]
    if rows:
        await connection.execute(insert(actions), rows)


def _answer(job: Job, problem: Exception | None) -> None:
    if job.done.done():
        return
    if problem is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(problem)
