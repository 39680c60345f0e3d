"""How a change of a table gets into the database: nobody hears of it before, and then table and database agree."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Executable, insert, update

from moonsaga.server import models
from moonsaga.server.errors import Declined
from moonsaga.server.header import Chair, stored
from moonsaga.server.logs import log
from moonsaga.server.play import Plan, Play, Row
from moonsaga.server.table import Table


async def write(table: Table, *statements: Executable, rows: Iterable[Row] = ()) -> None:
    """Durable when this returns. After a failure nobody knows what the database holds: it is read again."""
    now = table.home.now()
    values = [(table.id, row.number, row.seat, row.action, row.kind, now) for row in rows]
    try:
        await table.home.writer.write(*statements, rows=values)
    except Exception as problem:
        if table.header.status != "open":
            table.play = None
        raise Declined("failed") from problem


async def record(table: Table, plan: Plan, play: Play, *statements: Executable, **header: Any) -> None:
    """Write a plan down, and make it the position; the end of the game in the same breath."""
    changes: dict[str, Any] = {**header, **_at_this_moment(table)}
    if plan.state.ending and table.header.status != "finished":
        changes |= {
            "status": "finished",
            "ending": plan.state.ending,
            "returns": tuple(plan.state.returns()),
            "decisions": play.decisions + sum(row.kind == "act" for row in plan.rows),
        }
    if set(changes) != {"changed"}:  # that alone is read from the rows again
        statements = (*statements, header_changes(table, **changes))
    await write(table, *statements, rows=plan.rows)
    play.accept(plan)
    _set_header(table, changes)
    table.questions.follow(plan.rows)
    if table.play is play:
        table.follow(taken_back=any(row.kind == "undo" for row in plan.rows))
    if "status" in changes:
        log("table-" + table.header.status, table=table.id, game=table.header.game, ending=table.header.ending)


async def record_end(table: Table, play: Play, ending: str, returns: Iterable[float], *statements: Executable) -> None:
    """The end, not by the rules of the game: the record stays as it is, the table knows the result."""
    changes: dict[str, Any] = {
        "status": "finished",
        "ending": ending,
        "returns": tuple(returns),
        "decisions": play.decisions,
        **_at_this_moment(table),
    }
    await change_header(table, *statements, **changes)
    table.questions.drop()
    log("table-finished", table=table.id, game=table.header.game, ending=ending)
    table.follow()


async def change_header(table: Table, *statements: Executable, **values: Any) -> None:
    """These values of the header are others now, and whatever else the statements say."""
    await write(table, header_changes(table, **values), *statements)
    _set_header(table, values)


def new_table(table: Table) -> list[Executable]:
    return [
        insert(models.tables).values(**table.header.values()),
        insert(models.seats).values([chair.values(table.id) for chair in table.chairs]),
    ]


def header_changes(table: Table, **values: Any) -> Executable:
    return update(models.tables).where(models.tables.c.id == table.id).values(**stored(values))


def chair_changes(table: Table, chair: Chair) -> Executable:
    where = (models.seats.c.table_id == table.id) & (models.seats.c.number == chair.number)
    return update(models.seats).where(where).values(**chair.values(table.id))


def _at_this_moment(table: Table) -> dict[str, Any]:
    now = table.home.now()
    return {"changed": now} if table.clock is None else {"changed": now, "used": table.clock.fold(now)}


def _set_header(table: Table, values: dict[str, Any]) -> None:
    for name, value in values.items():
        setattr(table.header, name, value)
