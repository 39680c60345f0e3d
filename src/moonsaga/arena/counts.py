"""What many games come to: wins with their intervals, mean scores, endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

import msgspec
from msgspec import UNSET, UnsetType

from moonsaga.arena.game import Played
from moonsaga.arena.intervals import wilson
from moonsaga.arena.ratings import Rating, Table
from moonsaga.arena.seatings import Job


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """A number of wins, with the 95 % Wilson interval of the rate.

    A win is what the game's `returns` call one: a shared win is a whole win for each who shares it, and a game may be
    lost by all. So the rates of a table need not add up to one.
    """

    games: int
    wins: int
    win_rate: float
    low: float
    high: float
    mean_score: float | UnsetType = UNSET
    """Only where the game counts something."""


class RoleShare(Share, frozen=True):
    """One seat, and the role that belongs to it. Without `kw_only` these two fields come first in JSON."""

    seat: int
    """Counted from 1."""
    role: str


class FollyShare(msgspec.Struct, frozen=True):
    """How often a bot had an occasion for a folly, and how often it was done."""

    occasions: int
    done: int


class BotShare(Share, frozen=True, kw_only=True):
    """One bot in all its seats. With several seats at a table it plays as many games there."""

    bot: str
    rating: float
    rating_low: float
    rating_high: float
    decisions: int
    cpu_seconds: float
    """Of the processor; differs from run to run, as do the milliseconds."""
    ms_per_decision: float
    slowest_ms: float
    roles: tuple[RoleShare, ...]
    follies: dict[str, FollyShare] | UnsetType = UNSET
    """By name, where they were counted."""


class _Sum:
    """Games, wins and points of a bot, a seat, or a bot in a seat."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.points = 0.0
        self.counted = True

    def add(self, won: float, score: float | None) -> None:
        self.games += 1
        self.wins += won > 0
        self.points += score or 0.0
        self.counted = self.counted and score is not None

    def share(self) -> Share:
        low, high = wilson(self.wins, self.games)
        return Share(
            games=self.games,
            wins=self.wins,
            win_rate=self.wins / self.games if self.games else 0.0,
            low=low,
            high=high,
            mean_score=self.points / self.games if self.counted and self.games else UNSET,
        )


class _Clock:
    """How often a bot decided, and how long that took."""

    def __init__(self) -> None:
        self.choices = 0
        self.busy = 0.0
        self.slowest = 0.0

    def add(self, choices: int, busy: float, slowest: float) -> None:
        self.choices += choices
        self.busy += busy
        self.slowest = max(self.slowest, slowest)


class Counts:
    """The games of a run, counted in their order."""

    def __init__(self, bots: Sequence[str], roles: Sequence[str]) -> None:
        self.bots = tuple(dict.fromkeys(bots))
        self.roles = tuple(roles)
        self.games = 0
        self.decisions = 0
        self.endings: Counter[str] = Counter()
        self.first_seats: set[int] = set()
        self.wins: dict[Table, list[float]] = {}
        """For the ratings: each seat's part of the wins, shared ones split."""
        self._all: dict[tuple[str | None, int | None], _Sum] = {}
        self._clocks = {bot: _Clock() for bot in self.bots}
        self._follies: dict[str, dict[str, list[int]]] = {}
        self._first = _Sum()
        self._digest = sha256()

    def add(self, job: Job, played: Played, roles: Sequence[str]) -> None:
        """Note one game; `roles` are those of its table."""
        self.games += 1
        self.decisions += sum(played.choices)
        self.endings[played.ending] += 1
        self._digest.update(played.digest)
        for seat, bot in enumerate(job.bots):
            score = None if played.scores is None else played.scores[seat]
            for key in ((bot, None), (None, seat), (bot, seat)):
                self._all.setdefault(key, _Sum()).add(played.returns[seat], score)
            self._clocks[bot].add(played.choices[seat], played.busy[seat], played.slowest[seat])
        self._note_follies(job.bots, played)
        self._note_first(played)
        self._note_wins((job.bots, tuple(roles)), played.returns)

    def _note_follies(self, bots: Sequence[str], played: Played) -> None:
        for name, tallies in played.follies.items():
            for bot, tally in zip(bots, tallies, strict=True):
                total = self._follies.setdefault(bot, {}).setdefault(name, [0, 0])
                total[:] = total[0] + tally[0], total[1] + tally[1]

    def _note_first(self, played: Played) -> None:
        if played.first >= 0:
            score = None if played.scores is None else played.scores[played.first]
            self.first_seats.add(played.first)
            self._first.add(played.returns[played.first], score)

    def _note_wins(self, table: Table, returns: Sequence[float]) -> None:
        shares = self.wins.setdefault(table, [0.0] * len(returns))
        winners = sum(returned > 0 for returned in returns)
        for seat, returned in enumerate(returns):
            if returned > 0:
                shares[seat] += 1 / winners

    @property
    def digest(self) -> str:
        """The same whenever all games ended in the same positions."""
        return self._digest.hexdigest()

    def first_share(self) -> Share | UnsetType:
        """Wins of the first player to act; None where that is always the same seat."""
        return self._first.share() if len(self.first_seats) > 1 else UNSET

    def role_shares(self, bot: str | None = None) -> tuple[RoleShare, ...]:
        """Seat by seat; of one bot, or of all of them."""
        return tuple(
            RoleShare(seat=seat + 1, role=role, **msgspec.structs.asdict(self._sum(bot, seat).share()))
            for seat, role in enumerate(self.roles)
        )

    def bot_share(self, bot: str, rating: Rating) -> BotShare:
        clock = self._clocks[bot]
        return BotShare(
            bot=bot,
            rating=rating.rating,
            rating_low=rating.low,
            rating_high=rating.high,
            decisions=clock.choices,
            cpu_seconds=clock.busy,
            ms_per_decision=1000 * clock.busy / max(1, clock.choices),
            slowest_ms=1000 * clock.slowest,
            roles=self.role_shares(bot),
            follies={name: FollyShare(*total) for name, total in self._follies[bot].items()}
            if self._follies
            else UNSET,
            **msgspec.structs.asdict(self._sum(bot, None).share()),
        )

    def _sum(self, bot: str | None, seat: int | None) -> _Sum:
        return self._all.get((bot, seat)) or _Sum()
