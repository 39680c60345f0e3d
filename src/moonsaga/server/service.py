"""The service: everything that lives as long as the server, and who listens to table events."""

from __future__ import annotations

import asyncio
import time
from typing import IO, Protocol

from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.kernel.plugins import load_plugins
from moonsaga.server.accounts.accounts import Accounts
from moonsaga.server.accounts.cookies import CookieSigner, Revocations, load_key
from moonsaga.server.accounts.passwords import Passwords
from moonsaga.server.admin.external_changes import ExternalChanges
from moonsaga.server.bots.driver import Bots
from moonsaga.server.bots.pool import Workers
from moonsaga.server.dice import SECURE_DICE, Dice
from moonsaga.server.library.decks import Decks
from moonsaga.server.library.replays import Replays
from moonsaga.server.limits.fair_queue import FairQueue
from moonsaga.server.limits.rates import NOTES, Limits
from moonsaga.server.lobby.alarms import ClockAlarms
from moonsaga.server.lobby.feed import LobbyFeed
from moonsaga.server.lobby.tables import Tables
from moonsaga.server.lobby.webhooks import Webhooks
from moonsaga.server.logs import log
from moonsaga.server.settings import Settings
from moonsaga.server.storage import models
from moonsaga.server.storage.database import check_disk, lock_folder, make_folder, open_database
from moonsaga.server.storage.disk_space import DiskSpace
from moonsaga.server.storage.writer import Writer
from moonsaga.server.table.context import Context
from moonsaga.server.table.events import SessionsEnded, TableDeleted, TableEvent
from moonsaga.server.table.table import Table

WRITING_SECONDS = 10.0
"""A database that takes longer is as good as none."""
SOMEBODY_ELSE, GONE = 4401, 4404
"""Codes with which a connection is closed: its user has changed and should connect again; its table was deleted."""


class LiveConnection(Protocol):
    """A live connection."""

    user: str

    def close(self, code: int) -> None: ...


class Service:
    """`start` it before the first request, `stop` it after the last one."""

    engine: AsyncEngine
    writer: Writer
    tables: Tables
    cookie_signer: CookieSigner
    revocations: Revocations
    accounts: Accounts
    external_changes: ExternalChanges
    workers: Workers
    bots: Bots
    lobby_feed: LobbyFeed
    alarms: ClockAlarms
    webhooks: Webhooks
    replays: Replays
    decks: Decks

    def __init__(self, settings: Settings, dice: Dice = SECURE_DICE) -> None:
        self.settings = settings
        self.dice = dice
        self.limits = Limits(settings.limits)
        self.sockets: dict[str, int] = {}
        """The number of live connections of each client network."""
        self.disk_space = DiskSpace(settings.folder, settings.disk_floor)
        self.connections: set[LiveConnection] = set()
        """All live connections."""
        self.fair_queue = FairQueue(settings.limits)
        """Runs replays and lessons one request per client network at a time."""
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
            self.cookie_signer = CookieSigner(load_key(self.settings.folder))
            self.engine = await open_database(self.settings)
        except BaseException:
            self._held.close()
            raise
        self.writer = Writer(self.engine)
        self.writer.start()
        self.revocations = Revocations(self.cookie_signer, self.engine, self.writer)
        await self.revocations.load()
        context = Context(
            self.settings,
            self.engine,
            self.writer,
            self.dice,
            may_note=lambda user: self.limits.allow("notes", user, NOTES),
        )
        self.tables = Tables(context)
        self.workers = Workers(self.settings)
        self.bots = Bots(self.settings, self.workers)
        self.lobby_feed = LobbyFeed(self.tables)
        self.replays = Replays(self.settings, self.engine, self.writer, self.tables)
        self.decks = Decks(self.engine, self.writer)
        self.alarms = ClockAlarms(context)
        self.webhooks = Webhooks(self.settings)
        passwords = Passwords(self.settings.password_memory)
        self.accounts = Accounts(self.engine, self.writer, self.tables, self.limits, self.cookie_signer, passwords)
        self.external_changes = ExternalChanges(self.tables, self.accounts, self.engine)
        for part in (self.bots, self.lobby_feed, self.alarms, self.webhooks, self):
            context.events.subscribe(part.on_table_event)
        await self.external_changes.load()
        await self.tables.load()
        await self.accounts.load()
        self._tasks = [
            asyncio.create_task(self.tables.resume(), name="resume"),
            asyncio.create_task(self.tables.tidy(), name="tidy"),
            asyncio.create_task(self.external_changes.run(), name="external-changes"),
            asyncio.create_task(self.lobby_feed.run(), name="lobby"),
            asyncio.create_task(self.alarms.run(), name="clocks"),
            asyncio.create_task(self.webhooks.run(), name="webhooks"),
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
        await self.alarms.mark()
        await self.writer.stop()
        await self.engine.dispose()
        if self._held is not None:
            self._held.close()
        log("stopped")

    def on_table_event(self, event: TableEvent) -> None:
        """Close the connections to a table that was deleted, and those of an account whose sessions are over."""
        match event:
            case TableDeleted(table):
                self.disconnect(GONE, table=table)
            case SessionsEnded(account):
                self.disconnect(SOMEBODY_ELSE, account)

    def disconnect(self, code: int, user: str = "", table: Table | None = None) -> None:
        """Close the connections of a user, or those to a table."""
        for connection in list(self.connections):
            if (user and connection.user == user) or (
                table is not None and getattr(connection, "table", None) is table
            ):
                connection.close(code)

    async def can_write(self) -> bool:
        """Can the database be written, to the disk?"""
        m = models.marks
        try:
            async with asyncio.timeout(WRITING_SECONDS):
                await self.writer.write(
                    delete(m).where(m.c.name == "health"), insert(m).values(name="health", at=time.time())
                )
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True
