"""Who sits where: every bot in every seat equally often, and the same luck for all games of a block."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count, permutations, product
from math import lcm

import msgspec

from moonsaga.bots.bot import FIXED_BUDGET, Budget
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.options import Value

Seating = tuple[str, ...]
"""The names of the bots, seat by seat."""
Seatings = tuple[Seating, ...]
"""Those of one block."""

MOST_SEATINGS = 24
"""If there are more seatings than this (all orders of four bots), a block has only the turns of one order."""


class Job(msgspec.Struct, frozen=True):
    """One game to be played. Its random numbers are those of `Rng(seed, block)`."""

    number: int
    seed: int
    block: int
    options: Mapping[str, Value]
    bots: Seating
    budget: Budget = FIXED_BUDGET
    record: bool = False
    """Is the game to be written down?"""
    follies: bool = False
    """Are follies to be counted?"""


class Plan(msgspec.Struct, frozen=True):
    """The games of a run: block after block until there are at least as many as were asked for.

    A block is one seed, played at several tables in several seatings. Blocks are scored, never single games: those of a
    block have the same luck and differ in who sits where.
    """

    tables: tuple[tuple[Mapping[str, Value], ...], ...]
    """The options. A block is played at all tables of an entry; the next block takes the next entry."""
    seatings: tuple[Seatings, ...]
    """They take turns as well."""
    seed: int
    least: int
    budget: Budget = FIXED_BUDGET
    """How long the bots think about each decision."""
    record: bool = False
    """Are the games to be written down?"""
    follies: bool = False
    """Are follies to be counted?"""

    @property
    def size(self) -> int:
        """How many games there are."""
        return self.games_before(self.length)

    def games_before(self, block: int) -> int:
        """How many games the blocks before it have."""
        cycles, rest = divmod(block, self._cycle)
        return cycles * self._games_among(self._cycle) + self._games_among(rest)

    @property
    def length(self) -> int:
        """How many blocks, each with random numbers of its own."""
        cycles, left = divmod(self.least, self._games_among(self._cycle))
        return cycles * self._cycle + next(rest for rest in count() if self._games_among(rest) >= left)

    def jobs(self, first: int = 0) -> Iterator[Job]:
        """The games in their order, numbered from 0; those before the first block are left out."""
        for block in range(first, self.length):
            yield from self.block(block)

    def block(self, number: int) -> list[Job]:
        """The games of one block."""
        pairs = product(self._table(number), self._seatings(number))
        first = self.games_before(number)
        return [
            Job(first + i, self.seed, number, options, bots, self.budget, self.record, self.follies)
            for i, (options, bots) in enumerate(pairs)
        ]

    @property
    def _cycle(self) -> int:
        """The number of blocks after which tables and seatings come round again together."""
        return lcm(len(self.tables), len(self.seatings))

    def _games_among(self, number: int) -> int:
        return sum(map(self._games_in, range(number)))

    def _games_in(self, number: int) -> int:
        return len(self._table(number)) * len(self._seatings(number))

    def _table(self, number: int) -> tuple[Mapping[str, Value], ...]:
        return self.tables[number % len(self.tables)]

    def _seatings(self, number: int) -> Seatings:
        return self.seatings[number % len(self.seatings)]


def block_seatings(bots: Sequence[str], seats: int) -> tuple[Seatings, ...]:
    """What is played in a match between these bots.

    A block has every seating of every line-up. If these are too many, it has one order of each line-up, which goes
    round the table; the next block has the next order.
    """
    groups = [seatings_of(line_up) for line_up in line_ups(bots, seats)]
    if sum(map(len, groups)) <= MOST_SEATINGS:
        return (tuple(seating for group in groups for seating in group),)
    circles = [circles_of(group) for group in groups]
    return tuple(
        tuple(seating for turning in circles for seating in turning[number % len(turning)])
        for number in range(max(map(len, circles)))
    )


def line_ups(bots: Sequence[str], seats: int) -> list[Seating]:
    """The bots at a table, in any order of seats.

    As many names as seats: these. More: every choice among them. Fewer: each bot has as many seats as the others; what
    is left over goes to each choice of them in turn.
    """
    if len(set(bots)) < 2:
        raise MoonsagaError("an arena needs two different bots, say adept,random; `moonsaga balance` takes one")
    if len(bots) == seats:
        return [tuple(bots)]
    if len(set(bots)) < len(bots):
        raise MoonsagaError(f"name each bot once, or one for each of the {seats} seats, not {','.join(bots)}")
    if len(bots) > seats:
        return list(combinations(bots, seats))
    each, left = divmod(seats, len(bots))
    return [tuple(sorted((*tuple(bots) * each, *more), key=bots.index)) for more in combinations(bots, left)]


def seatings_of(line_up: Seating) -> list[Seating]:
    """All different ways to seat these bots."""
    return list(dict.fromkeys(permutations(line_up)))


def circles_of(seatings: Sequence[Seating]) -> list[list[Seating]]:
    """The same seatings, those together that are turns of one order round the table."""
    circles: dict[Seating, list[Seating]] = {}
    for seating in seatings:
        circles.setdefault(min(turns_of(seating)), []).append(seating)
    return list(circles.values())


def turns_of(seating: Seating) -> list[Seating]:
    return [seating[place:] + seating[:place] for place in range(len(seating))]
