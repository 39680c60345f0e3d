"""One's own tables, and how the games at them have ended."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import select

from moonsaga.server.protocol.account import MyTables, Score
from moonsaga.server.protocol.lobby import TableInfo
from moonsaga.server.service import Service
from moonsaga.server.storage import models
from moonsaga.server.table.rendering import info_of

PAGE = 30


async def find_mine(service: Service, user: str, status: str, game: str, before: float | None) -> MyTables:
    """The latest tables of this person that are so, and the scores of all of them."""
    if not user:
        return MyTables((), more=False, scores=())
    s, t = models.seats, models.tables
    mine = select(s.c.table_id).where(s.c.guest == user).union(select(t.c.id).where(t.c.host == user))
    query = select(t.c.id).where(t.c.id.in_(mine)).order_by(t.c.changed.desc(), t.c.id).limit(PAGE + 1)
    if status:
        query = query.where(t.c.status == status)
    if game:
        query = query.where(t.c.game == game)
    if before is not None:
        query = query.where(t.c.changed < before)
    async with service.engine.connect() as connection:
        ids = list((await connection.execute(query)).scalars())
        ended = (
            await connection.execute(
                select(t.c.game, t.c.status, t.c.returns, s.c.number, s.c.away)
                .join(s)
                .where((s.c.guest == user) & (s.c.kind == "person") & t.c.status.in_(("finished", "abandoned")))
            )
        ).all()
    tables = [info_of(await service.tables.find(table_id, user), user) for table_id in ids[:PAGE]]
    return MyTables(tuple(sorted(tables, key=_age)), len(ids) > PAGE, count_scores(ended))


def _age(table: TableInfo) -> float:
    return -table.changed


def count_scores(ended: list[Any] | Any) -> tuple[Score, ...]:
    """Wins, losses and what was given up, game by game."""
    counted: dict[str, Counter[str]] = {}
    for game, status, returns, seat, away in ended:
        result = result_of(msgspec.json.decode(returns, type=tuple[float, ...]), seat, away or status != "finished")
        counted.setdefault(game, Counter())[result] += 1
    return tuple(
        Score(game, count["won"], count["shared"], count["lost"], count["left"])
        for game, count in sorted(counted.items())
    )


def result_of(returns: tuple[float, ...], seat: int, left: bool) -> str:
    """What a game was for one seat. A player who left before the end has neither won nor lost."""
    if left or seat >= len(returns):
        return "left"
    if returns[seat] < 1:
        return "shared" if returns[seat] > 0 else "lost"
    return "shared" if sum(value >= 1 for value in returns) > 1 else "won"
