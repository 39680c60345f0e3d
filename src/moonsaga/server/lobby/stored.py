"""Reads the headers and seats of tables from the database, without their games."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.kernel.options import Value
from moonsaga.server.logs import log_failure
from moonsaga.server.protocol.lobby import Clock
from moonsaga.server.storage import models
from moonsaga.server.table.header import Header, TableSeat
from moonsaga.server.table.progress import HELD

T = TypeVar("T")
OPEN_DECKS = "open-decks:"
"""A mark of this name and a table's id: decks are no secret there."""
AT_ONCE = 500
"""Tables whose seats are read with one query."""


async def read_tables(
    engine: AsyncEngine, which: Select[Any], known: Collection[str]
) -> list[tuple[Header, list[TableSeat]]]:
    """The tables of a query that are not known yet. One that cannot be read is logged and left out."""
    async with engine.connect() as connection:
        rows = [row for row in (await connection.execute(which)).mappings().all() if row["id"] not in known]
        table_seats: dict[str, list[TableSeat]] = {}
        for some in slices([row["id"] for row in rows], AT_ONCE):
            query = select(models.seats).where(models.seats.c.table_id.in_(some)).order_by(models.seats.c.number)
            for row in (await connection.execute(query)).mappings():
                table_seats.setdefault(row["table_id"], []).append(_table_seat(row))
    found = []
    for row in rows:
        try:
            found.append((header_of(row), table_seats.get(row["id"], [])))
        except (msgspec.MsgspecError, KeyError, TypeError) as problem:
            log_failure("table-unreadable", problem, table=row["id"])
    return found


async def read_names(engine: AsyncEngine) -> dict[str, str]:
    """The names of all users that are in the database."""
    query = select(models.guests.c.id, models.guests.c.name)
    async with engine.connect() as connection:
        return {row.id: row.name for row in (await connection.execute(query)).all()}


async def read_open_decks(engine: AsyncEngine) -> set[str]:
    """The ids of tables at which decks are no secret."""
    marks = select(models.marks.c.name).where(models.marks.c.name.startswith(OPEN_DECKS))
    async with engine.connect() as connection:
        return {name.removeprefix(OPEN_DECKS) for name in (await connection.execute(marks)).scalars()}


async def read_removals(engine: AsyncEngine) -> dict[str, set[str]]:
    """The users who were removed, by table; only where a user could still sit down."""
    r, t = models.removals, models.tables
    query = select(r.c.table_id, r.c.guest).join(t).where(t.c.status.in_(("open", "running")))
    found: dict[str, set[str]] = {}
    async with engine.connect() as connection:
        for table_id, user in (await connection.execute(query)).all():
            found.setdefault(table_id, set()).add(user)
    return found


async def count_decisions(engine: AsyncEngine) -> dict[str, tuple[int, float]]:
    """For each running game that has begun, the number of its decisions and the time of the last row.

    Decisions that were taken back are counted too: only the loaded game knows them.
    """
    a, t = models.actions, models.tables
    acts = func.sum(case((a.c.kind == "act", 1), else_=0))
    shown = (t.c.status == "running") & (a.c.number < HELD)
    query = select(a.c.table_id, acts, func.max(a.c.at)).join(t).where(shown)
    async with engine.connect() as connection:
        counted = (await connection.execute(query.group_by(a.c.table_id))).all()
    return {table_id: (decisions, changed) for table_id, decisions, changed in counted}


def header_of(row: Mapping[Any, Any]) -> Header:
    values = {
        **row,
        "options": msgspec.json.decode(row["options"], type=dict[str, Value]),
        "returns": msgspec.json.decode(row["returns"], type=tuple[float, ...]),
        "clock": msgspec.json.decode(row["clock"], type=Clock) if row["clock"] else None,
        "used": msgspec.json.decode(row["used"], type=tuple[float, ...]),
    }
    return Header(**values)


def _table_seat(row: Mapping[Any, Any]) -> TableSeat:
    return TableSeat(user=row["guest"], **{name: row[name] for name in TableSeat.__struct_fields__ if name != "user"})


def slices(things: Sequence[T], size: int) -> Iterable[Sequence[T]]:
    for first in range(0, len(things), size):
        yield things[first : first + size]
