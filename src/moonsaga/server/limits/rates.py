"""Rate limits: a bucket of tokens for each user or client network, filled at a steady rate."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network

import msgspec

MOST_BUCKETS = 20_000


class Rate(msgspec.Struct, frozen=True):
    """A number of requests at once, and a number a second after that."""

    burst: float
    per_second: float


REQUESTS = Rate(240, 40)
PAGES = Rate(1000, 100)
"""Files of the client, of which a page has some dozens."""
NEW_USERS = Rate(30, 0.2)
TABLES = Rate(20, 0.2)
UPLOADS = Rate(20, 0.1)
UPLOADED_BYTES = Rate(8 * 2**20, 100)
"""Of records from one address: a few megabytes a day after the first."""
DECKS = Rate(120, 8)
LESSONS = Rate(150, 4)
"""Counted in decisions: others may have to answer each, and they think here."""
CONNECTIONS = Rate(60, 5)
SIGN_UPS = Rate(10, 1 / 60)
TRIES_FROM_ADDRESS = Rate(10, 1 / 60)
TRIES_FOR_NAME = Rate(20, 1 / 20)
"""More than one address can use up, so that nobody alone keeps the owner out."""
TRIES_OF_DEVICE = Rate(10, 1 / 60)
"""For a browser that was signed in before: what others try does not count against it."""
MESSAGES = Rate(60, 20)
"""Of one user, at all tables and with all connections together, weighted by what each costs (`live.COSTS`)."""
MESSAGES_FROM_ADDRESS = Rate(300, 100)
"""Of one client network, with any number of users; a school class may sit behind one address."""
LINES = Rate(8, 0.5)
"""What one person says, at all tables together."""
NOTES = Rate(20, 0.2)
"""What the tables note because of one person: who asks to take back, leaves, comes back."""


class Bucket:
    __slots__ = ("left", "rate", "seen")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.seen = now

    def take(self, now: float, cost: float = 1) -> bool:
        self.left = min(self.rate.burst, self.left + (now - self.seen) * self.rate.per_second)
        self.seen = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def full(self, now: float) -> bool:
        return self.left + (now - self.seen) * self.rate.per_second >= self.rate.burst


class Limits:
    """All buckets. One that is full again is as good as forgotten."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def allow(self, what: str, whose: str, rate: Rate, cost: float = 1) -> bool:
        """Is this within the limit now? It may cost as much as several requests."""
        if not self._on:
            return True
        now = self._clock()
        bucket = self._buckets.get((what, whose))
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[what, whose] = Bucket(rate, now)
        return bucket.take(now, cost)

    def give_back(self, what: str, whose: str) -> None:
        """It was no abuse: as if it had not been asked."""
        bucket = self._buckets.get((what, whose))
        if bucket is not None:
            bucket.left = min(bucket.rate.burst, bucket.left + 1)

    def _make_room(self, now: float) -> None:
        if len(self._buckets) < MOST_BUCKETS:
            return
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
        while len(self._buckets) >= MOST_BUCKETS:  # a flood of addresses: the oldest go
            self._buckets.pop(next(iter(self._buckets)))


def network(address: str) -> str:
    """The client network of an address: an IPv4 address, or the first half of an IPv6 address. Limits count these."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # none at all, as behind a local socket
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network(f"{found}/64", strict=False))
