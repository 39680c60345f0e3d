"""Sequential tests on the scores of blocks: how far they speak for one hypothesis about the mean, and when to stop.

A generalized sequential probability ratio test: the scores of blocks may have any distribution on 0 to 1, and of all
distributions with the mean of a hypothesis the most likely one is taken. So it does not matter how many games a block
has, how often they are shared, or how much they depend on each other. The usual bounds of Wald apply. Fishtest's
pentanomial test is the same for blocks of two games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import exp, log
from typing import Literal

import msgspec

from moonsaga.arena.intervals import Z

ERROR = 0.05
"""How often each kind of wrong verdict may happen."""
BOUND = log((1 - ERROR) / ERROR)
UNSEEN = 1e-3
"""The weight of the scores 0 and 1, so that any mean can be reached before one of them was seen."""
LEAST_BLOCKS = 8
"""Before that no verdict: a handful of equal scores looks as if there were no luck in the game."""
STEPS = 60

Verdict = Literal["H0", "H1", "undecided", "unequal CPU"]


class Evidence:
    """Scores of blocks from 0 to 1, counted."""

    def __init__(self) -> None:
        self.scores: Counter[float] = Counter({0.0: UNSEEN, 1.0: UNSEEN})
        self.blocks = 0
        self.total = 0.0

    def add(self, score: float) -> None:
        self.scores[score] += 1
        self.blocks += 1
        self.total += score

    @property
    def mean(self) -> float:
        return self.total / self.blocks if self.blocks else 0.5

    def ratio(self, h0: float, h1: float) -> float:
        """The logarithm of how much more likely the scores are if their mean is h1 than if it is h0."""
        return log_likelihood(self.scores, h1) - log_likelihood(self.scores, h0)

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean: all those that are not much less likely than the most likely one."""
        if not self.blocks:
            return 0.0, 1.0
        weight = sum(self.scores.values())
        best = sum(score * count for score, count in self.scores.items()) / weight
        least = log_likelihood(self.scores, best) - Z * Z / 2

        def likely(mean: float) -> bool:
            return log_likelihood(self.scores, mean) >= least

        return min(self.mean, bisect(likely, best, 0.0)), max(self.mean, bisect(likely, best, 1.0))


def log_likelihood(scores: Mapping[float, float], mean: float) -> float:
    """Of the most likely distribution with that mean: the chance of a score is share / (1 + tilt (score - mean))."""
    weight = sum(scores.values())
    shares = [(score - mean, count / weight) for score, count in scores.items()]

    def rises(tilt: float) -> bool:
        return sum(share * gap / (1 + tilt * gap) for gap, share in shares) > 0

    low, high = -1 / max(gap for gap, _ in shares), -1 / min(gap for gap, _ in shares)
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if rises(middle) else (low, middle)
    tilt = (low + high) / 2
    return sum(weight * share * log(share / (1 + tilt * gap)) for gap, share in shares)


def bisect(holds: Callable[[float], bool], inside: float, outside: float) -> float:
    """The last point on the way out for which it holds."""
    for _ in range(STEPS // 2):
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if holds(middle) else (inside, middle)
    return inside


class Gate(msgspec.Struct, frozen=True):
    """Two hypotheses about the first bot, in points of Elo or as shares of the wins."""

    h0: float
    h1: float
    unit: Literal["elo", "share"] = "elo"

    def __str__(self) -> str:
        if self.unit == "elo":
            return f"{self.h0:g} against {self.h1:g} Elo"
        return f"{100 * self.h0:g} % against {100 * self.h1:g} %"


def verdict_of(ratio: float, blocks: int) -> Verdict:
    if blocks < LEAST_BLOCKS or -BOUND < ratio < BOUND:
        return "undecided"
    return "H1" if ratio > 0 else "H0"


def expected_score(elo: float, seats: tuple[tuple[int, int], ...]) -> float:
    """The share of the wins of a bot that is so much stronger, where it has `own` of `all` seats in each game."""
    strength = exp(elo * log(10) / 400)
    return sum(own * strength / (own * strength + all_seats - own) for own, all_seats in seats) / len(seats)
