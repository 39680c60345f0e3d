"""Fair queue: runs replays and lessons one request per client network at a time."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator

from moonsaga.server.errors import RequestError

MOST_OF_ONE = 40
"""Requests of one client network that wait or run at a time; a school class may sit behind one address."""
MOST_IN_ALL = 400
"""The same for all client networks together."""


class FairQueue:
    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._asking: Counter[str] = Counter()
        self._locks: dict[str, asyncio.Lock] = {}

    @contextlib.asynccontextmanager
    async def take(self, whose: str) -> AsyncIterator[None]:
        """Wait until no other request of this client network runs; `RequestError` if too many wait."""
        if not self._on:
            yield
            return
        if self._asking[whose] >= MOST_OF_ONE or self._asking.total() >= MOST_IN_ALL:
            raise RequestError("too-fast")
        self._asking[whose] += 1
        try:
            async with self._locks.setdefault(whose, asyncio.Lock()):
                yield
        finally:
            self._asking[whose] -= 1
            if not self._asking[whose]:
                del self._asking[whose], self._locks[whose]
