"""Those who look at the lobby, and hear of it at most a few times a second."""

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
"""Seconds between two looks of the lobby after somebody came, went, laid a table or finished one."""
SLOW = 1.0
"""The same after moves alone, of which there are many."""
NOTHING = b'{"type":"lobby","tables":[]}'


class Onlooker(Protocol):
    guest: str

    def push(self, message: bytes) -> None: ...


class LobbyBoard:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._dirty = asyncio.Event()
        self._stirred = asyncio.Event()
        self.onlookers: set[Onlooker] = set()
        """Those who see the whole lobby."""
        self._owing: dict[Onlooker, bytes] = {}
        """Those who only want to know which tables wait for them, and what they were told."""

    def add(self, onlooker: Onlooker, waiting: bool) -> None:
        """From now on somebody hears of the lobby, or of the tables that wait for him."""
        if waiting:
            self._owing[onlooker] = self._tables.waiting().get(onlooker.guest, NOTHING)
            onlooker.push(self._owing[onlooker])
        else:
            self.onlookers.add(onlooker)
            onlooker.push(self._tables.lobby(onlooker.guest))

    def discard(self, onlooker: Onlooker) -> None:
        self.onlookers.discard(onlooker)
        self._owing.pop(onlooker, None)

    def on_table_event(self, event: TableEvent) -> None:
        """Send the lobby again soon after people came, went, created or finished a table; later after moves alone."""
        match event:
            case PositionChanged():
                self.stir()
            case AnswerHeld():
                self.tell_waiting()
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
        """Something happened that people wait for."""
        self._dirty.set()
        self._stirred.set()

    def stir(self) -> None:
        """Somewhere a decision was made."""
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
        """Each guest has tables of his own; those without a cookie see the same."""
        written: dict[str, bytes] = {}
        for onlooker in self.onlookers:
            if onlooker.guest not in written:
                written[onlooker.guest] = self._tables.lobby(onlooker.guest)
            onlooker.push(written[onlooker.guest])
        self.tell_waiting()

    def tell_waiting(self) -> None:
        """Only what is news."""
        waiting = self._tables.waiting() if self._owing else {}
        for onlooker, told in list(self._owing.items()):
            now = waiting.get(onlooker.guest, NOTHING)
            if now != told:
                self._owing[onlooker] = now
                onlooker.push(now)
