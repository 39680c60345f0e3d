"""The scores of blocks: what a bot has won of the games that were played with one seed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from moonsaga.arena.game import Played
from moonsaga.arena.seatings import Job


class Block(msgspec.Struct, frozen=True):
    """A block that was played: one game for each of its jobs, in their order."""

    number: int
    games: tuple[Played, ...]


def shares_of(returns: Sequence[float]) -> list[float]:
    """Each seat's part of a game, one in all: winners share it, and what all lose is shared by all."""
    winners = (
        [returned > 0 for returned in returns] if any(returned > 0 for returned in returns) else [True] * len(returns)
    )
    return [won / sum(winners) for won in winners]


def score_of(bot: str, jobs: Sequence[Job], games: Sequence[Played]) -> float:
    """The part of a block's games that a bot has won, in all its seats together."""
    total = 0.0
    for job, played in zip(jobs, games, strict=True):
        total += sum(share for name, share in zip(job.bots, shares_of(played.returns), strict=True) if name == bot)
    return round(total / len(jobs), 9)


def cpu_of(bot: str, jobs: Sequence[Job], games: Sequence[Played]) -> tuple[float, int]:
    """How many seconds of the processor a bot thought in a block, and about how many decisions with a choice."""
    seconds, decisions = 0.0, 0
    for job, played in zip(jobs, games, strict=True):
        for seat, name in enumerate(job.bots):
            if name == bot:
                seconds += played.busy[seat]
                decisions += played.open_choices[seat]
    return seconds, decisions
