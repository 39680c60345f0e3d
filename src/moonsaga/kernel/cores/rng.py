"""The one generator of random numbers (SplitMix64): the same interpreted and compiled, and nothing else rolls."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from operator import index
from typing import SupportsIndex, TypeVar

import cython
from cython import longlong
from cython import ulonglong as u64

T = TypeVar("T")

WORD: u64 = 0xFFFFFFFFFFFFFFFF
STEP: u64 = 0x9E3779B97F4A7C15
MIX_1: u64 = 0xBF58476D1CE4E5B9
MIX_2: u64 = 0x94D049BB133111EB


class Rng:
    """A stream of random numbers. `Rng(seed, 3, 7)` is a stream of its own for the same seed: game 3, seat 7, say.

    Seeds are whole numbers, taken modulo 2**64.
    """

    state: u64  # where the stream is

    def __init__(self, seed: SupportsIndex = 0, *branches: SupportsIndex) -> None:
        self.state = index(seed) & 0xFFFFFFFFFFFFFFFF
        for branch in branches:
            self.state = (self.draw() ^ (index(branch) & 0xFFFFFFFFFFFFFFFF)) & WORD

    def draw(self) -> u64:
        """`next` for cores."""
        z: u64
        self.state = (self.state + STEP) & WORD
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_1) & WORD
        z = ((z ^ (z >> 27)) * MIX_2) & WORD
        return z ^ (z >> 31)

    def draw_below(self, bound: longlong) -> longlong:
        """`below` for cores, which trusts its caller."""
        return cython.cast(longlong, ((self.draw() >> 32) * cython.cast(u64, bound)) >> 32)

    def next(self) -> int:
        """The next 64 random bits."""
        return self.draw()

    def below(self, bound: longlong) -> int:
        """A whole number from 0 to bound - 1; bound is at least 1 and below 2**31."""
        if bound < 1:
            raise ValueError("a random number needs a bound of at least 1")
        return self.draw_below(bound)

    def random(self) -> float:
        """A number from 0 up to, and without, 1."""
        return (self.draw() >> 11) / 9007199254740992.0

    def pick(self, things: Sequence[T]) -> T:
        """One of these, each with the same chance; `ValueError` if there are none."""
        if not len(things):
            raise ValueError("there is nothing to pick from")
        return things[self.below(len(things))]

    def weighted(self, outcomes: Sequence[tuple[T, int]]) -> T:
        """One of these (thing, weight), in proportion to the weights."""
        total = sum([weight for _, weight in outcomes])
        left = self.below(total) if total > 0 else 0
        for thing, weight in outcomes:
            left -= weight
            if left < 0:
                return thing
        raise ValueError("no outcome has a weight")

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Into random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
