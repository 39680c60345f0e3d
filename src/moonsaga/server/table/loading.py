"""Loads the game of a table: reads its record from the database and replays it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from moonsaga.server.errors import RequestError
from moonsaga.server.limits.threads import run_in_thread
from moonsaga.server.logs import log, log_failure
from moonsaga.server.storage import models
from moonsaga.server.table.events import TableLoaded
from moonsaga.server.table.games import playable
from moonsaga.server.table.progress import HELD, Damaged, Row, load_progress

if TYPE_CHECKING:
    from moonsaga.server.table.table import Table

LONG = 500
"""A record of this many rows is replayed in a thread."""


async def load(table: Table) -> None:
    """Replay the record of a table. If that is impossible, `table.problem` says why from now on."""
    try:
        game = playable(table.header)
        rows = await _rows(table)
        if not rows and table.header.status == "abandoned":
            return  # abandoned before it began: there is no position to show
        work = partial(
            load_progress, game, table.header.options, rows, lambda seat: table.seats[seat].called, table.header.start
        )
        table.progress = work() if len(rows) < LONG else await run_in_thread(work)
        table.context.events.publish(TableLoaded(table))
    except RequestError as problem:
        table.problem = problem
    except (SQLAlchemyError, OSError) as problem:  # the fault of the database, not of the record
        log_failure("load-failed", problem, table=table.id)
        raise RequestError("failed") from problem
    except Exception as problem:  # noqa: BLE001  a damaged record can fail anywhere in a game's rules
        why = str(problem) if isinstance(problem, Damaged) else f"{type(problem).__name__}: {problem}"
        table.problem = RequestError("damaged", f"The record of table {table.id} is damaged: {why}.")
    if table.problem is not None:
        log("table-" + table.problem.code, table=table.id, problem=str(table.problem))


async def _rows(table: Table) -> list[Row]:
    a = models.actions
    which = (a.c.number, a.c.seat, a.c.action, a.c.kind, a.c.at)
    query = select(*which).where(a.c.table_id == table.id).order_by(a.c.number)
    async with table.context.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    told = [row.at for row in rows if row.number < HELD]
    if told:
        table.header.changed = max(table.header.changed, told[-1])
    return [Row(number, seat, action, kind) for number, seat, action, kind, _ in rows]
