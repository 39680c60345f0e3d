"""Long work, one after the other: of one household one piece at a time, so that it never waits before the others'."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator

from moonsaga.server.errors import Declined

MOST_OF_ONE = 40
"""So many requests of one household wait or are worked at; a school class may sit behind one address."""
MOST_IN_ALL = 400
"""So many of all."""


class Turns:
    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._asking: Counter[str] = Counter()
        self._locks: dict[str, asyncio.Lock] = {}

    @contextlib.asynccontextmanager
    async def take(self, whose: str) -> AsyncIterator[None]:
        """Wait until nothing else is done for this household; a crowd is sent away."""
        if not self._on:
            yield
            return
        if self._asking[whose] >= MOST_OF_ONE or self._asking.total() >= MOST_IN_ALL:
            raise Declined("too-fast")
        self._asking[whose] += 1
        try:
            async with self._locks.setdefault(whose, asyncio.Lock()):
                yield
        finally:
            self._asking[whose] -= 1
            if not self._asking[whose]:
                del self._asking[whose], self._locks[whose]
