"""Whose bot thinks next: each household in turn, and tables that are watched before the others.

A household has at most one job running while others wait. If it is alone it may have them all.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from itertools import count

import msgspec

UNWATCHED_EVERY = 8
"""After so many jobs of watched tables in a row comes one of those that nobody watches: late, but not never."""
MOST_REMEMBERED = 1000
"""Households that were served."""


class Waiting(msgspec.Struct, eq=False):
    household: str
    watched: Callable[[], bool]
    """Asked when somebody is called: people come and go while a job waits."""
    called: asyncio.Future[None]


class BotQueue:
    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: list[Waiting] = []
        """In the order in which they came."""
        self._running: Counter[str] = Counter()
        self._served: OrderedDict[str, int] = OrderedDict()
        """When each household was called last."""
        self._number = count(1)
        self._watched_in_a_row = 0

    @contextlib.asynccontextmanager
    async def turn(self, household: str, watched: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a place to think in, and keep it."""
        waiting = Waiting(household, watched, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._call()
        try:
            await waiting.called
            yield
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._running -= Counter([household])
            self._call()

    def _call(self) -> None:
        while self._waiting and self._running.total() < self._places:
            chosen = self._next()
            self._waiting.remove(chosen)
            self._watched_in_a_row = self._watched_in_a_row + 1 if chosen.watched() else 0
            self._running[chosen.household] += 1
            self._served[chosen.household] = next(self._number)
            self._served.move_to_end(chosen.household)
            if len(self._served) > MOST_REMEMBERED:
                self._served.popitem(last=False)
            if not chosen.called.done():
                chosen.called.set_result(None)

    def _next(self) -> Waiting:
        """Of those with the fewest jobs running; `min` takes the first that came."""
        late_first = self._watched_in_a_row >= UNWATCHED_EVERY

        def rank(each: Waiting) -> tuple[int, bool, int]:
            household = each.household
            return self._running[household], each.watched() == late_first, self._served.get(household, 0)

        return min(self._waiting, key=rank)
