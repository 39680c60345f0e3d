"""Two bots against each other, block by block: score, Elo, time of the processor, and the verdict of a gate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from moonsaga.arena.blocks import Block, cpu_of, score_of
from moonsaga.arena.seatings import Job, Plan
from moonsaga.arena.sequential import BOUND, Evidence, Gate, Verdict, bisect, expected_score, verdict_of
from moonsaga.kernel.errors import MoonsagaError

MOST_ELO = 2000.0
"""Beyond that a rating says no more than that everything was won or lost."""
SAME_CPU = 0.10
"""How far the times of two bots with the same budget may be apart."""


class GateReport(msgspec.Struct, frozen=True):
    """What a sequential test came to."""

    h0: float
    h1: float
    unit: Literal["elo", "share"]
    scores: tuple[float, float]
    """The mean score of a block by each hypothesis."""
    bound: float
    """H1 is accepted when the ratio reaches it, H0 when it reaches minus this."""
    ratio: float
    """The logarithm of the likelihood ratio."""
    verdict: Verdict
    path: tuple[float, ...]
    """The ratio after each block."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """How the first bot did against the other, with 95 % intervals over blocks. A shared win is shared here."""

    bot: str
    other: str
    blocks: int
    score: float
    low: float
    high: float
    fair_score: float
    """Of a bot that is as strong as the other."""
    elo: float
    elo_low: float
    elo_high: float
    ms_per_choice: tuple[float, float]
    """Of the processor, for each decision with more than one legal action; the bot's and the other's."""
    block_scores: tuple[float, ...]
    block_ms: tuple[tuple[float, float], ...]
    gate: GateReport | UnsetType = UNSET


class MatchCounts:
    """The blocks of a match, counted in their order."""

    def __init__(self, plan: Plan, bots: Sequence[str], gate: Gate | None) -> None:
        self.pair = tuple(dict.fromkeys(bots))
        if gate is not None and len(self.pair) != 2:
            raise MoonsagaError(f"a gate compares two bots, not {len(self.pair)}")
        self.seats = tuple(
            (seating.count(self.pair[0]), len(seating)) for seatings in plan.seatings for seating in seatings
        )
        self.by_the_clock = plan.budget.cpu
        self.evidence = Evidence()
        self.scores: list[float] = []
        self.cpu: list[list[tuple[float, int]]] = []
        self.path: list[float] = []
        self.gate = gate
        if gate is not None:
            self.hypotheses = self._score(gate.h0, gate.unit), self._score(gate.h1, gate.unit)
            if not 0 < self.hypotheses[0] < self.hypotheses[1] < 1:
                raise MoonsagaError(f"a gate needs a weaker and a stronger hypothesis, not {gate}")

    def _score(self, value: float, unit: str) -> float:
        return expected_score(value, self.seats) if unit == "elo" else value

    def add(self, jobs: Sequence[Job], block: Block) -> None:
        score = score_of(self.pair[0], jobs, block.games)
        self.scores.append(score)
        self.evidence.add(score)
        self.cpu.append([cpu_of(bot, jobs, block.games) for bot in self.pair])
        if self.gate is not None:
            self.path.append(self.evidence.ratio(*self.hypotheses))

    @property
    def decided(self) -> bool:
        return bool(self.path) and verdict_of(self.path[-1], len(self.path)) != "undecided"

    def report(self) -> Match | UnsetType:
        """Nothing where more than two bots meet."""
        if len(self.pair) != 2:
            return UNSET
        low, high = self.evidence.interval()
        mine, theirs = ([each[side] for each in self.cpu] for side in (0, 1))
        return Match(
            bot=self.pair[0],
            other=self.pair[1],
            blocks=len(self.scores),
            score=self.evidence.mean,
            low=low,
            high=high,
            fair_score=expected_score(0, self.seats),
            elo=self._elo(self.evidence.mean),
            elo_low=self._elo(low),
            elo_high=self._elo(high),
            ms_per_choice=(_ms(mine), _ms(theirs)),
            block_scores=tuple(self.scores),
            block_ms=tuple((_ms([one]), _ms([other])) for one, other in zip(mine, theirs, strict=True)),
            gate=UNSET if self.gate is None else self._gate_report(self.gate, _ms(mine), _ms(theirs)),
        )

    def _elo(self, score: float) -> float:
        """How much stronger a bot is that has this score."""

        def too_weak(elo: float) -> bool:
            return expected_score(elo, self.seats) <= score

        return bisect(too_weak, -MOST_ELO, MOST_ELO)

    def _gate_report(self, gate: Gate, mine: float, theirs: float) -> GateReport:
        ratio = self.path[-1] if self.path else 0.0
        verdict = verdict_of(ratio, len(self.path))
        if self.by_the_clock and verdict != "undecided" and abs(mine - theirs) > SAME_CPU * min(mine, theirs):
            verdict = "unequal CPU"
        return GateReport(gate.h0, gate.h1, gate.unit, self.hypotheses, BOUND, ratio, verdict, tuple(self.path))


def _ms(cpu: Sequence[tuple[float, int]]) -> float:
    return 1000 * sum(seconds for seconds, _ in cpu) / max(1, sum(decisions for _, decisions in cpu))
