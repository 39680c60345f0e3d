"""Everything that lives as long as the server: database, writer, tables, bots, guests, and who looks at the lobby."""

from __future__ import annotations

import asyncio
import time
from typing import IO, Protocol

from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.kernel.plugins import load_plugins
from moonsaga.server.accounts.accounts import Accounts
from moonsaga.server.accounts.guests import Keeper, Revocations, load_key
from moonsaga.server.accounts.passwords import Passwords
from moonsaga.server.admin.external_changes import Outside
from moonsaga.server.bots.driver import Bots
from moonsaga.server.bots.pool import Workers
from moonsaga.server.dice import SECURE_DICE, Dice
from moonsaga.server.library.decks import Decks
from moonsaga.server.library.replays import Replays
from moonsaga.server.limits.fair_queue import Turns
from moonsaga.server.limits.rates import NOTES, Limits
from moonsaga.server.lobby.alarms import Timekeeper
from moonsaga.server.lobby.feed import LobbyBoard
from moonsaga.server.lobby.tables import Tables
from moonsaga.server.lobby.webhooks import Notices
from moonsaga.server.logs import log
from moonsaga.server.settings import Settings
from moonsaga.server.storage import models
from moonsaga.server.storage.database import check_disk, lock_folder, make_folder, open_database
from moonsaga.server.storage.disk_space import Room
from moonsaga.server.storage.writer import Writer
from moonsaga.server.table.context import Context
from moonsaga.server.table.events import SessionsEnded, TableDeleted, TableEvent
from moonsaga.server.table.table import Table

WRITING_SECONDS = 10.0
"""A database that takes longer is as good as none."""
SOMEBODY_ELSE, GONE = 4401, 4404
"""Why a connection ends: its person is another one now and should come again; there is nothing to come back to."""


class Hearing(Protocol):
    """A live connection."""

    guest: str

    def close(self, code: int) -> None: ...


class Service:
    """`start` it before the first request, `stop` it after the last one."""

    engine: AsyncEngine
    writer: Writer
    tables: Tables
    keeper: Keeper
    revocations: Revocations
    accounts: Accounts
    outside: Outside
    workers: Workers
    bots: Bots
    board: LobbyBoard
    timekeeper: Timekeeper
    notices: Notices
    replays: Replays
    decks: Decks

    def __init__(self, settings: Settings, dice: Dice = SECURE_DICE) -> None:
        self.settings = settings
        self.dice = dice
        self.limits = Limits(settings.limits)
        self.sockets: dict[str, int] = {}
        """How many live connections each household has."""
        self.room = Room(settings.folder, settings.disk_floor)
        self.links: set[Hearing] = set()
        """All live connections."""
        self.turns = Turns(settings.limits)
        """Who looks back or learns waits for his own, and then for the others."""
        self.lesson = asyncio.Lock()
        """One lesson at a time goes on."""
        self._held: IO[bytes] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open everything; `MoonsagaError` says in a sentence why that is impossible."""
        load_plugins(self.settings.plugins)
        make_folder(self.settings.folder)
        self._held = lock_folder(self.settings.folder)
        try:
            check_disk(self.settings.folder)
            self.keeper = Keeper(load_key(self.settings.folder))
            self.engine = await open_database(self.settings)
        except BaseException:
            self._held.close()
            raise
        self.writer = Writer(self.engine)
        self.writer.start()
        self.revocations = Revocations(self.keeper, self.engine, self.writer)
        await self.revocations.recall()
        context = Context(
            self.settings,
            self.engine,
            self.writer,
            self.dice,
            may_note=lambda guest: self.limits.allow("notes", guest, NOTES),
        )
        self.tables = Tables(context)
        self.workers = Workers(self.settings)
        self.bots = Bots(self.settings, self.workers)
        self.board = LobbyBoard(self.tables)
        self.replays = Replays(self.settings, self.engine, self.writer, self.tables)
        self.decks = Decks(self.engine, self.writer)
        self.timekeeper = Timekeeper(context)
        self.notices = Notices(self.settings)
        passwords = Passwords(self.settings.password_memory)
        self.accounts = Accounts(self.engine, self.writer, self.tables, self.limits, self.keeper, passwords)
        self.outside = Outside(self.tables, self.accounts, self.engine)
        for part in (self.bots, self.board, self.timekeeper, self.notices, self):
            context.events.subscribe(part.on_table_event)
        await self.outside.recall()
        await self.tables.recall()
        await self.accounts.recall()
        self._tasks = [
            asyncio.create_task(self.tables.resume(), name="resume"),
            asyncio.create_task(self.tables.tidy(), name="tidy"),
            asyncio.create_task(self.outside.run(), name="outside"),
            asyncio.create_task(self.board.run(), name="lobby"),
            asyncio.create_task(self.timekeeper.run(), name="clocks"),
            asyncio.create_task(self.notices.run(), name="notices"),
        ]
        log("started", folder=str(self.settings.folder), tables=self.tables.count)

    async def stop(self) -> None:
        """Bots first, then the writer: what was accepted is written."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.workers.stop()
        self.accounts.stop()
        await self.tables.keep_positions()
        await self.timekeeper.mark()
        await self.writer.stop()
        await self.engine.dispose()
        if self._held is not None:
            self._held.close()
        log("stopped")

    def on_table_event(self, event: TableEvent) -> None:
        """Close the connections to a table that was deleted, and those of an account whose sessions are over."""
        match event:
            case TableDeleted(table):
                self.hang_up(GONE, table=table)
            case SessionsEnded(account):
                self.hang_up(SOMEBODY_ELSE, account)

    def hang_up(self, code: int, guest: str = "", table: Table | None = None) -> None:
        """End the connections of somebody, or those to a table."""
        for link in list(self.links):
            if (guest and link.guest == guest) or (table is not None and getattr(link, "table", None) is table):
                link.close(code)

    async def can_write(self) -> bool:
        """Does the database take something, and is it on the disk?"""
        m = models.marks
        try:
            async with asyncio.timeout(WRITING_SECONDS):
                await self.writer.write(
                    delete(m).where(m.c.name == "health"), insert(m).values(name="health", at=time.time())
                )
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True
