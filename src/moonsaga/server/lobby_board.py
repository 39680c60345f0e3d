"""Those who look at the lobby, and hear of it at most a few times a second."""

from __future__ import annotations

import asyncio
from typing import Protocol

from moonsaga.server.tables import Tables

PAUSE = 0.25


class Onlooker(Protocol):
    guest: str

    def push(self, message: bytes) -> None: ...


class LobbyBoard:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._dirty = asyncio.Event()
        self.onlookers: set[Onlooker] = set()

    def change(self) -> None:
        self._dirty.set()

    async def run(self) -> None:
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            self.tell()
            await asyncio.sleep(PAUSE)

    def tell(self) -> None:
        """Each guest has tables of his own; those without a cookie see the same."""
        written: dict[str, bytes] = {}
        for onlooker in self.onlookers:
            if onlooker.guest not in written:
                written[onlooker.guest] = self._tables.lobby(onlooker.guest)
            onlooker.push(written[onlooker.guest])
