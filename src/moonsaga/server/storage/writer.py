"""The writer: one task writes all that waits in one transaction; callers go on when it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.server.logs import log, log_failure
from moonsaga.server.storage.database import open_beside
from moonsaga.server.storage.models import actions

ActionRow = tuple[str, int, int, int, str, float, str]
"""A new row of `actions`, its columns in their order."""
MOST_ROWS = 1000
"""In one statement: there is a limit to what SQLite takes."""
_COLUMNS = actions.columns.keys()
_INSERT = f"INSERT INTO {actions.name} ({', '.join(_COLUMNS)}) VALUES "  # noqa: S608  no word of it comes from outside
_ONE_ROW = f"({', '.join('?' * len(_COLUMNS))})"


class Job(msgspec.Struct):
    """What one caller wants written, all or nothing."""

    statements: Sequence[Executable]
    rows: Sequence[ActionRow]
    """Those of all jobs become one statement."""
    done: asyncio.Future[None]


class Writer:
    """A thread of its own carries out each transaction as a whole.

    To hand it over statement by statement, as a driver for coroutines does, takes several times as long as to write:
    the thread would have to wait for the interpreter at each.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = open_beside(engine)
        self._connection: Connection | None = None
        """Kept for all transactions, and used by the thread alone."""
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")
        self._waiting: list[Job] = []
        self._stirred = asyncio.Event()
        self._ending = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what still waits, then end."""
        self._ending = True
        if self._task is not None:
            self._stirred.set()
            await self._task
            self._task = None
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown()
        self._engine.dispose()

    async def write(self, *statements: Executable, rows: Sequence[ActionRow] = ()) -> None:
        """Return when all of it is durable; raise if none of it is. It is written also if the caller goes away."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(statements, rows, done))
        self._stirred.set()
        await done

    async def _run(self) -> None:
        while self._waiting or not self._ending:
            await self._stirred.wait()
            self._stirred.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._settle(batch)

    async def _settle(self, batch: Sequence[Job]) -> None:
        """Commit a batch; if it fails, each job on its own, so that one bad job harms nobody else."""
        try:
            await self._commit(batch)
        except Exception as problem:  # noqa: BLE001  whatever it was, the caller has to get it
            if len(batch) > 1:
                for job in batch:
                    await self._settle([job])
                return
            _log(problem)
            _answer(batch[0], problem)
        else:
            for job in batch:
                _answer(job, None)

    async def _commit(self, batch: Sequence[Job]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, batch)

    # In the thread

    def _transact(self, batch: Sequence[Job]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                _execute(self._connection, batch)
        except BaseException:
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _execute(connection: Connection, batch: Sequence[Job]) -> None:
    """Statements first: a new table stands there before its first rows."""
    for job in batch:
        for statement in job.statements:
            connection.execute(statement)
    rows = [row for job in batch for row in job.rows]
    for first in range(0, len(rows), MOST_ROWS):
        _insert(connection, rows[first : first + MOST_ROWS])


def _insert(connection: Connection, rows: Sequence[ActionRow]) -> None:
    """All at once: between two rows the thread would give way to busy ones, and wait for its turn again."""
    values: tuple[Any, ...] = tuple([value for row in rows for value in row])
    connection.exec_driver_sql(_INSERT + ", ".join([_ONE_ROW] * len(rows)), values)


def _log(problem: Exception) -> None:
    """Another program may delete a table that is played at, or take a name: that is refused, and nothing is broken.

    Two rows of one number in one game are another matter: only this program could have made them.
    """
    if isinstance(problem, IntegrityError) and f"{actions.name}." not in str(problem.orig):
        log("write-refused", problem=str(problem.orig))
    else:
        log_failure("write-failed", problem)


def _answer(job: Job, problem: Exception | None) -> None:
    if job.done.done():
        return
    if problem is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(problem)
