"""Two people at a table, and what a server has to offer them."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol


class Side:
    """One of the two: what they sent, and what they received last."""

    def __init__(self) -> None:
        self.sent: deque[list[float]] = deque()
        """When, and the number under which it is on record; 0 until that is known."""
        self.heard: deque[tuple[float, float]] = deque(maxlen=16)


class Match:
    """A table that makes a given number of actions. `begin` starts it; then the player to act sends."""

    def __init__(self, wanted: int, dice: random.Random) -> None:
        self.wanted = wanted
        self.dice = dice
        self.sides = (Side(), Side())
        self.started = 0
        self.latencies: list[float] = []
        self.at: list[float] = []
        """When each of its actions was heard of."""
        self.failure = ""
        self.going = False
        self.rematches = 0
        self.bytes = self.messages = 0
        self.finished: Callable[[], None] = lambda: None

    def may_send(self) -> bool:
        return self.going and self.started < self.wanted

    def note_sent(self, side: int, number: int = 0) -> None:
        self.started += 1
        self.sides[side].sent.append([time.perf_counter(), number])

    def note_number(self, side: int, number: int) -> None:
        """The server has put an action on record under that number; the other one may have heard of it before."""
        waiting = next(entry for entry in self.sides[side].sent if not entry[1])
        waiting[1] = number
        for heard, when in self.sides[1 - side].heard:
            if heard >= number:
                self._settle(side, heard, when)
                return

    def note_heard(self, side: int, number: int, size: int) -> None:
        """This side knows the position after so many actions, from a message of that size."""
        now = time.perf_counter()
        self.bytes += size
        self.messages += 1
        self.sides[side].heard.append((number, now))
        self._settle(1 - side, number, now)

    def _settle(self, sender: int, number: float, when: float) -> None:
        sent = self.sides[sender].sent
        while sent and 0 < sent[0][1] <= number:
            self.latencies.append(when - sent.popleft()[0])
            self.at.append(when)
        if len(self.latencies) == self.wanted and self.going:
            self.going = False
            self.finished()

    def next_table(self) -> None:
        """Numbers restart there. Messages that nobody received because the game was over are not counted."""
        self.rematches += 1
        for side in self.sides:
            self.started -= len(side.sent)
            side.sent.clear()
            side.heard.clear()

    def fail(self, why: str) -> None:
        self.failure = self.failure or why
        self.going = False
        self.finished()


class Contestant(Protocol):
    """A server, and how one plays on it."""

    name: str

    def start(self, folder: Path) -> None: ...

    def pid(self) -> int: ...

    def stop(self) -> None: ...

    async def lay(self, matches: Sequence[Match]) -> None:
        """Make the tables, and sit down: everybody is connected when this returns."""

    def begin(self) -> None:
        """The player to act sends."""

    def leave(self) -> None: ...
