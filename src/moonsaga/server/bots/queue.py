"""The queue of bots that want to think: client networks in turn, and tables that are watched before the others.

A client network has at most one job running while others wait. Alone, it may have all places; if others played a
moment ago, the last one is kept for them, so that they need not wait until a job ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from itertools import count

import msgspec

UNWATCHED_EVERY = 8
"""Jobs of watched tables in a row after which one of a table that nobody watches comes."""
A_MOMENT = 30.0
"""Seconds in which a client network that was served may come back at any time."""
MOST_REMEMBERED = 1000
"""Client networks that are remembered."""


class Waiting(msgspec.Struct, eq=False):
    client_network: str
    watched: Callable[[], bool]
    """Called when a job is chosen: people come and go while it waits."""
    called: asyncio.Future[None]


class BotQueue:
    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._places = places
        self._clock = clock
        self._waiting: list[Waiting] = []
        """In the order in which they came."""
        self._running: Counter[str] = Counter()
        self._served: OrderedDict[str, int] = OrderedDict()
        """The number of the last job of each client network."""
        self._seen: dict[str, float] = {}
        """And at what time."""
        self._number = count(1)
        self._watched_in_a_row = 0

    @contextlib.asynccontextmanager
    async def turn(self, client_network: str, watched: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a place to think in, and keep it."""
        waiting = Waiting(client_network, watched, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._call()
        try:
            await waiting.called
            yield
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._running -= Counter([client_network])
            self._call()

    def _call(self) -> None:
        while self._waiting and (free := self._places - self._running.total()) > 0:
            chosen = self._next()
            if free == 1 and self._running[chosen.client_network] and self._others_may_come(chosen.client_network):
                return
            self._waiting.remove(chosen)
            self._watched_in_a_row = self._watched_in_a_row + 1 if chosen.watched() else 0
            self._running[chosen.client_network] += 1
            self._served[chosen.client_network] = next(self._number)
            self._served.move_to_end(chosen.client_network)
            self._seen[chosen.client_network] = self._clock()
            if len(self._served) > MOST_REMEMBERED:
                del self._seen[self._served.popitem(last=False)[0]]
            if not chosen.called.done():
                chosen.called.set_result(None)

    def _others_may_come(self, client_network: str) -> bool:
        """Was another client network served a moment ago? They stand at the end of those that were served."""
        other = next((each for each in reversed(self._served) if each != client_network), None)
        return other is not None and self._clock() - self._seen[other] < A_MOMENT

    def _next(self) -> Waiting:
        """Of those with the fewest jobs running; `min` takes the first that came."""
        late_first = self._watched_in_a_row >= UNWATCHED_EVERY

        def rank(each: Waiting) -> tuple[int, bool, int]:
            client_network = each.client_network
            return self._running[client_network], each.watched() == late_first, self._served.get(client_network, 0)

        return min(self._waiting, key=rank)
