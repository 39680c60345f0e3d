"""The two questions of the arena: which bot is stronger, and is the game fair?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from time import perf_counter

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from moonsaga import _cores
from moonsaga.arena.counts import BotShare, Counts, RoleShare, Share
from moonsaga.arena.ratings import rate
from moonsaga.arena.seatings import Plan, arena_rounds
from moonsaga.arena.workers import available_workers, play_all
from moonsaga.bots.bot import FIXED_BUDGET, Budget
from moonsaga.bots.ladder import find_bot
from moonsaga.kernel.contract import Game
from moonsaga.kernel.options import Options, Value

Tables = Sequence[Sequence[Options]]
Watcher = Callable[[int, int], None]
"""Is told after each game how many are played, of how many."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What both say. `seconds`, `workers` and the times of bots depend on the machine, all else on the seed."""

    game: str
    seed: int
    iterations: int
    """How long a bot that searches thought about each decision."""
    options: dict[str, Value]
    games: int
    decisions: int
    """The players'; chance is not counted."""
    seconds: float
    workers: int
    compiled: bool
    endings: dict[str, int]
    digest: str
    """Of the final positions of all games."""
    fair_share: float
    """The win rate of everybody in a game without shared wins between equals."""
    roles: tuple[RoleShare, ...]
    first: Share | UnsetType = UNSET
    """Wins of the first player to act; None where that is always the same seat."""


class Arena(Report, frozen=True, kw_only=True):
    """How the bots did against each other."""

    rounds: int
    """How many seeds were played, each in every seating of its round."""
    bots: tuple[BotShare, ...]


class Balance(Report, frozen=True, kw_only=True):
    """How each seat or role did when everybody played equally well."""

    bot: str


def run_arena(
    game: Game,
    tables: Tables,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None = None,
    watch: Watcher | None = None,
    budget: Budget = FIXED_BUDGET,
) -> Arena:
    """Let the bots play at least so many games: as many as it takes for everybody to sit everywhere equally often."""
    for bot in bots:
        find_bot(bot)
    rounds = arena_rounds(bots, len(game.roles(tables[0][0])))
    plan = Plan(tuple(map(tuple, tables)), rounds, seed, games, budget)
    counts, report = _play(game, plan, bots, workers, watch)
    ratings = rate(counts.bots, counts.wins)
    shares = tuple(counts.bot_share(bot, rating) for bot, rating in zip(counts.bots, ratings, strict=True))
    return Arena(**asdict(report), rounds=plan.length, bots=shares)


def run_balance(
    game: Game,
    options: Options,
    bot: str,
    games: int,
    seed: int,
    workers: int | None = None,
    watch: Watcher | None = None,
    budget: Budget = FIXED_BUDGET,
) -> Balance:
    """Let a bot play against itself: game i has the same random numbers with any options and any bot."""
    find_bot(bot)
    seating = (bot,) * len(game.roles(options))
    plan = Plan(((options,),), ((seating,),), seed, games, budget)
    _, report = _play(game, plan, [bot], workers, watch)
    return Balance(**asdict(report), bot=bot)


def _play(
    game: Game, plan: Plan, bots: Sequence[str], workers: int | None, watch: Watcher | None
) -> tuple[Counts, Report]:
    """Play and count; the counts, and what every report says."""
    options, size = plan.tables[0][0], plan.size
    workers = min(workers or available_workers(), size)
    counts = Counts(bots, game.roles(options))
    start = perf_counter()
    with closing(play_all(game, plan.jobs(), workers)) as games:
        for job, played in games:
            counts.add(job, played, game.roles(job.options))
            if watch is not None:
                watch(counts.games, size)
    return counts, Report(
        game=game.info.name,
        seed=plan.seed,
        iterations=plan.budget.iterations or 0,
        options=dict(options),
        games=counts.games,
        decisions=counts.decisions,
        seconds=perf_counter() - start,
        workers=workers,
        compiled=_cores.running() != "interpreted",
        endings=dict(sorted(counts.endings.items())),
        digest=counts.digest,
        fair_share=1 / len(counts.roles),
        roles=counts.role_shares(),
        first=counts.first_share(),
    )
