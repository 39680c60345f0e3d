"""What a search found out about a decision: for each action its value, how sure that is, and how play goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from moonsaga.bots.bot import Observation
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng

Step = tuple[int, int]
"""A seat and its action."""

UNSURE = 0.25
"""The variance of what is 0 or 1 with the same chance: of a value that nothing is known of."""
PRIOR = 4
"""So many trials the spread in the whole decision counts for in the spread of one action."""
WORLDS_FOR_A_LINE = 16


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action."""

    action: int
    value: float
    """The chance that the seat that decides wins."""
    error: float
    """The standard error of the value: with 19 times the thinking it moves by less than twice that, mostly."""
    visits: int
    """How often it was tried; with 0 the value is a glance at the position it leads to."""
    values: tuple[float, ...]
    """The chance of each seat."""
    line: tuple[Step, ...]
    """How play mostly went on, the action first, until chance is to act."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """All legal actions of one decision, the best first."""

    seat: int
    iterations: int
    actions: tuple[Judged, ...]

    @property
    def best(self) -> int:
        return self.actions[0].action


class Paths:
    """How play went on, and how often: a tree of steps."""

    __slots__ = ("count", "further")

    def __init__(self) -> None:
        self.count = 0
        self.further: dict[Step, Paths] = {}

    def add(self, steps: Iterable[Step]) -> None:
        here = self
        here.count += 1
        for step in steps:
            here = here.further.setdefault(step, Paths())
            here.count += 1

    def main(self) -> list[Step]:
        """Each time the most frequent step, as long as it was taken twice."""
        found = []
        here = self
        while here.further:
            step, here = max(here.further.items(), key=lambda item: item[1].count)
            if here.count < 2:
                break
            found.append(step)
        return found


class Trials:
    """What one action came to each time it was tried."""

    __slots__ = ("paths", "seat", "squares", "totals", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.totals: list[float] = []
        self.squares = 0.0
        self.paths = Paths()

    def add(self, values: Sequence[float]) -> None:
        """One result for each seat."""
        self.totals = [old + new for old, new in zip(self.totals or [0.0] * len(values), values, strict=True)]
        self.squares += values[self.seat] ** 2
        self.visits += 1

    @property
    def total(self) -> float:
        return self.totals[self.seat] if self.visits else 0.0

    @property
    def spread(self) -> float:
        """The sum of the squared distances from the mean."""
        return max(0.0, self.squares - self.total**2 / self.visits) if self.visits else 0.0


def standard_errors(trials: Sequence[Trials]) -> list[float]:
    """Of the mean of each. What few trials say about their spread is completed by what all together say."""
    freedom = sum(max(0, one.visits - 1) for one in trials)
    common = (sum(one.spread for one in trials) + UNSURE) / (freedom + 1)
    return [
        sqrt((one.spread + PRIOR * common) / (one.visits - 1 + PRIOR) / one.visits) if one.visits else sqrt(UNSURE)
        for one in trials
    ]


def write_line(observation: Observation, line: Sequence[Step]) -> list[str]:
    """A line in notation, as far as a sampled state allows it."""
    longest: list[str] = []
    rng = Rng()
    for _ in range(WORLDS_FOR_A_LINE if observation.game.info.secrets else 1):
        written = _write_in_a_world(observation, line, rng)
        if len(written) > len(longest):
            longest = written
        if len(longest) == len(line):
            break
    return longest


def _write_in_a_world(observation: Observation, line: Sequence[Step], rng: Rng) -> list[str]:
    world = observation.imagine(rng)
    written: list[str] = []
    for seat, action in line:
        if world.to_act() == (CHANCE,) or action not in world.legal(seat):
            break
        written.append(observation.game.write(world, seat, action))
        world.apply(seat, action)
    return written
