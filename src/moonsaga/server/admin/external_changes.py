"""What commands did to the database while the server runs: tables that came or went, people who got a new password."""

from __future__ import annotations

import asyncio

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.server.accounts.accounts import Accounts
from moonsaga.server.lobby.tables import Tables
from moonsaga.server.logs import log, log_failure
from moonsaga.server.storage import models
from moonsaga.server.table.events import SessionsEnded

DELETED, IMPORTED, SIGNED_OUT = "deleted", "imported", "signed-out"
PAUSE = 1.0
"""Seconds for which the server may still show what is gone."""


class ExternalChanges:
    def __init__(self, tables: Tables, accounts: Accounts, engine: AsyncEngine) -> None:
        self._tables = tables
        self._accounts = accounts
        self._engine = engine
        self._seen = 0

    async def load(self) -> None:
        """Before the tables are read: what happens afterwards is looked at, even if they show it already."""
        async with self._engine.connect() as connection:
            self._seen = (await connection.execute(select(func.max(models.outside.c.number)))).scalar() or 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except (SQLAlchemyError, OSError) as problem:
                log_failure("outside-failed", problem)

    async def look(self) -> None:
        o = models.outside
        async with self._engine.connect() as connection:
            news = (await connection.execute(select(o).where(o.c.number > self._seen).order_by(o.c.number))).all()
        for each in news:
            if each.what == DELETED:
                await self._tables.on_deleted(each.table_id)
            elif each.what == IMPORTED:
                await self._tables.on_imported(each.table_id)
            else:
                self._accounts.forget_sessions(each.table_id)
                self._tables.context.events.publish(SessionsEnded(each.table_id))
            self._seen = each.number
            log(f"outside-{each.what}", id=each.table_id)
