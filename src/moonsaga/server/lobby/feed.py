"""The lobby feed: sends the lobby to its subscribers, at most a few times a second."""

from __future__ import annotations

import asyncio
from typing import Protocol

from moonsaga.server.lobby.tables import Tables
from moonsaga.server.table.events import (
    AnswerHeld,
    GameFinished,
    PositionChanged,
    PresenceChanged,
    SeatsChanged,
    TableCreated,
    TableDeleted,
    TableEvent,
    UserRenamed,
)

PAUSE = 0.25
"""Seconds between two messages after users came, went, created a table or finished one."""
SLOW = 1.0
"""The same after moves alone, of which there are many."""
NOTHING = b'{"type":"lobby","tables":[]}'


class Subscriber(Protocol):
    user: str

    def push(self, message: bytes) -> None: ...


class LobbyFeed:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._dirty = asyncio.Event()
        self._stirred = asyncio.Event()
        self.subscribers: set[Subscriber] = set()
        """Subscribers to the whole lobby."""
        self._owing: dict[Subscriber, bytes] = {}
        """Subscribers to the tables that wait for them, with the last message."""

    def add(self, subscriber: Subscriber, waiting: bool) -> None:
        """Send the lobby, or the tables that wait for this user, now and after every change."""
        if waiting:
            self._owing[subscriber] = self._tables.waiting().get(subscriber.user, NOTHING)
            subscriber.push(self._owing[subscriber])
        else:
            self.subscribers.add(subscriber)
            subscriber.push(self._tables.lobby(subscriber.user))

    def discard(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self._owing.pop(subscriber, None)

    def on_table_event(self, event: TableEvent) -> None:
        """Send the lobby again soon after people came, went, created or finished a table; later after moves alone."""
        match event:
            case PositionChanged():
                self.stir()
            case AnswerHeld():
                self.send_waiting()
            case (
                TableCreated()
                | TableDeleted()
                | SeatsChanged()
                | PresenceChanged(hidden=False)
                | GameFinished()
                | UserRenamed()
            ):
                self.change()

    def change(self) -> None:
        """Send the lobby soon."""
        self._dirty.set()
        self._stirred.set()

    def stir(self) -> None:
        """Send the lobby later: a decision was made somewhere."""
        self._stirred.set()

    async def run(self) -> None:
        while True:
            await self._stirred.wait()
            if not self._dirty.is_set():
                await self._wait(SLOW - PAUSE)
            self._stirred.clear()
            self._dirty.clear()
            self.tell()
            await asyncio.sleep(PAUSE)

    async def _wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._dirty.wait()
        except TimeoutError:
            pass

    def tell(self) -> None:
        """Each user has tables of their own; readers without a cookie see the same."""
        written: dict[str, bytes] = {}
        for subscriber in self.subscribers:
            if subscriber.user not in written:
                written[subscriber.user] = self._tables.lobby(subscriber.user)
            subscriber.push(written[subscriber.user])
        self.send_waiting()

    def send_waiting(self) -> None:
        """Send what has changed of the tables that wait."""
        waiting = self._tables.waiting() if self._owing else {}
        for subscriber, told in list(self._owing.items()):
            now = waiting.get(subscriber.user, NOTHING)
            if now != told:
                self._owing[subscriber] = now
                subscriber.push(now)
