"""Commits a change of a table: first written to the database, then applied in memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Executable, delete, insert, update

from moonsaga.server.errors import RequestError
from moonsaga.server.logs import log
from moonsaga.server.storage import models
from moonsaga.server.storage.disk_space import is_full
from moonsaga.server.table.header import TableSeat, stored
from moonsaga.server.table.progress import HELD, MOST_HELD, Held, Plan, Progress, Row
from moonsaga.server.table.snapshots import follow_plan, keep_position, write_told
from moonsaga.server.table.table import Table


async def write(table: Table, *statements: Executable, rows: Iterable[tuple[Row, str]] = ()) -> None:
    """Write rows with their events, and statements: durable when this returns.

    After a failure nobody knows what the database holds: it is read again.
    """
    now = table.context.now()
    values = [(table.id, row.number, row.seat, row.action, row.kind, now, told) for row, told in rows]
    try:
        await table.context.writer.write(*statements, rows=values)
    except Exception as problem:
        if table.header.status != "open":
            table.progress = None
        raise RequestError("disk-full" if is_full(problem) else "failed") from problem


async def commit(table: Table, plan: Plan, progress: Progress, *statements: Executable, **header: Any) -> None:
    """Write a plan to the database, then make it the position; with the end of the game."""
    changes: dict[str, Any] = {**header, **_at_this_moment(table)}
    if plan.state.ending and table.header.status != "finished":
        changes |= {
            "status": "finished",
            "ending": plan.state.ending,
            "returns": tuple(plan.state.returns()),
            "decisions": progress.decisions + sum(row.kind == "act" for row in plan.rows),
        }
    if set(changes) != {"changed"}:  # that alone is read from the rows again
        statements = (*statements, header_changes(table, **changes))
    if progress.held:
        statements = (*statements, _without_held(table))
    rows = [(step.row, write_told(step)) for step in plan.steps]
    await write(table, *statements, *follow_plan(table.id, progress, plan), rows=rows)
    progress.accept(plan)
    _set_header(table, changes)
    table.proposals.follow(plan.rows)
    if table.progress is progress:
        table.follow(taken_back=any(row.kind == "undo" for row in plan.rows))
    if "status" in changes:
        log("table-" + table.header.status, table=table.id, game=table.header.game, ending=table.header.ending)


async def commit_held(table: Table, progress: Progress, seat: int, answer: Held) -> None:
    """Write down an answer that waits for the others. Nothing that others see changes, the times included."""
    number = HELD + seat * MOST_HELD + len(progress.held.get(seat, ()))
    await write(table, rows=[(Row(number, seat, answer.action, "held"), "")])
    progress.hold(seat, answer)
    table.follow()


async def drop_held(table: Table, progress: Progress, seat: int) -> None:
    """A seat takes back what it answered in a window that is still open."""
    await write(table, _without_held(table, seat))
    progress.release(seat)
    table.follow()


def _without_held(table: Table, seat: int | None = None) -> Executable:
    a = models.actions
    gone = delete(a).where((a.c.table_id == table.id) & (a.c.number >= HELD))
    return gone if seat is None else gone.where(a.c.seat == seat)


async def commit_end(
    table: Table, progress: Progress, ending: str, returns: Iterable[float], *statements: Executable
) -> None:
    """The end, not by the rules of the game: the record stays as it is, the table knows the result."""
    changes: dict[str, Any] = {
        "status": "finished",
        "ending": ending,
        "returns": tuple(returns),
        "decisions": progress.decisions,
        **_at_this_moment(table),
    }
    position = keep_position(table.id, progress.game, progress.state, progress.number)
    await change_header(table, *statements, _without_held(table), position, **changes)
    table.proposals.drop()
    log("table-finished", table=table.id, game=table.header.game, ending=ending)
    table.follow()


async def change_header(table: Table, *statements: Executable, **values: Any) -> None:
    """These values of the header are others now, and whatever else the statements say."""
    await write(table, header_changes(table, **values), *statements)
    _set_header(table, values)


def nothing_played(table: Table) -> list[Executable]:
    """The set-up of a game is gone: the table waits for players again."""
    return [delete(models.actions).where(models.actions.c.table_id == table.id)]


def removal(table: Table, user: str) -> Executable:
    """The host has removed this user."""
    return insert(models.removals).values(table_id=table.id, guest=user)


def new_table(table: Table) -> list[Executable]:
    return [
        insert(models.tables).values(**table.header.values()),
        insert(models.seats).values([table_seat.values(table.id) for table_seat in table.seats]),
    ]


def header_changes(table: Table, **values: Any) -> Executable:
    return update(models.tables).where(models.tables.c.id == table.id).values(**stored(values))


def seat_changes(table: Table, table_seat: TableSeat) -> Executable:
    where = (models.seats.c.table_id == table.id) & (models.seats.c.number == table_seat.number)
    return update(models.seats).where(where).values(**table_seat.values(table.id))


def _at_this_moment(table: Table) -> dict[str, Any]:
    changed = {"changed": table.context.now()}
    return changed if table.clock is None else {**changed, "used": table.clock.fold(table.context.tick())}


def _set_header(table: Table, values: dict[str, Any]) -> None:
    for name, value in values.items():
        setattr(table.header, name, value)
