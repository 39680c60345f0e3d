"""The two questions of the arena: which bot is stronger, and is the game fair?"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from moonsaga import _cores
from moonsaga.arena.blocks import Block
from moonsaga.arena.cluster import Cluster
from moonsaga.arena.counts import BotShare, Counts, RoleShare, Share
from moonsaga.arena.game import Played
from moonsaga.arena.match import Match, MatchCounts
from moonsaga.arena.ratings import rate
from moonsaga.arena.results import ResultFile, settings_of
from moonsaga.arena.seatings import Job, Plan, block_seatings
from moonsaga.arena.sequential import Gate
from moonsaga.arena.workers import Games, available_workers, play_all
from moonsaga.bots.bot import FIXED_BUDGET, Budget
from moonsaga.bots.ladder import find_bot
from moonsaga.kernel.contract import Game
from moonsaga.kernel.options import Options, Value

Tables = Sequence[Sequence[Options]]
Blocks = Generator[tuple[list[Job], Block], None, None]
Players = Callable[[Game, Iterator[Job]], Games]
"""What plays games, in whatever processes, and hands them back in their order."""
Watcher = Callable[[int, int], None]
"""Is told after each game how many are played, of how many."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What both say. `seconds`, `workers` and the times of bots depend on the machine, all else on the seed."""

    game: str
    seed: int
    iterations: int
    """How long a bot that searches thought about each decision; 0 with a budget of time."""
    cpu_ms: float | UnsetType = UNSET
    """The budget of each decision in time of the processor. Nothing is the same again then."""
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

    blocks: int
    """How many were played, each with random numbers of its own."""
    bots: tuple[BotShare, ...]
    match: Match | UnsetType = UNSET
    """Where two bots meet: the first against the other, block by block."""


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
    *,
    gate: Gate | None = None,
    results: Path | None = None,
    records: Path | None = None,
    follies: bool = False,
    cluster: str | None = None,
) -> Arena:
    """Let the bots play at least `games` games: as many as it takes for each bot to sit everywhere equally often.

    With a gate they stop after the block that decides it. With a result file, finished blocks are written there, and
    those that are there already are not played again. Games that are played are written down in the folder of records.
    Follies are counted on request. `cluster`: the address of a Ray cluster that plays, or `local`.
    """
    for bot in bots:
        find_bot(bot, game)
    seatings = block_seatings(bots, len(game.roles(tables[0][0])))
    plan = Plan(tuple(map(tuple, tables)), seatings, seed, games, budget, records is not None, follies)
    match = MatchCounts(plan, bots, gate)
    with ExitStack() as stack:
        file = None
        if results is not None:
            file = stack.enter_context(ResultFile(results, settings_of(game, plan, bots, gate)))
            file.check(game, plan)
        nodes = None if cluster is None else stack.enter_context(Cluster(cluster))
        counts, report = _play(game, plan, bots, workers, watch, file, records, match, nodes)
    ratings = rate(counts.bots, counts.wins)
    shares = tuple(counts.bot_share(bot, rating) for bot, rating in zip(counts.bots, ratings, strict=True))
    return Arena(**asdict(report), blocks=len(match.scores), bots=shares, match=match.report())


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
    find_bot(bot, game)
    seating = (bot,) * len(game.roles(options))
    plan = Plan(((options,),), ((seating,),), seed, games, budget)
    _, report = _play(game, plan, [bot], workers, watch)
    return Balance(**asdict(report), bot=bot)


def _play(
    game: Game,
    plan: Plan,
    bots: Sequence[str],
    workers: int | None,
    watch: Watcher | None,
    file: ResultFile | None = None,
    records: Path | None = None,
    match: MatchCounts | None = None,
    cluster: Cluster | None = None,
) -> tuple[Counts, Report]:
    """Play and count; the counts, and what every report says."""
    options, size = plan.tables[0][0], plan.size
    workers = cluster.processors if cluster is not None else min(workers or available_workers(), size)
    counts = Counts(bots, _role_names(game, plan))
    players: Players = partial(play_all, workers=workers) if cluster is None else cluster.play_all
    start = perf_counter()
    with closing(_blocks(game, plan, players, watch, file, records)) as blocks:
        for jobs, block in blocks:
            for job, played in zip(jobs, block.games, strict=True):
                counts.add(job, played, game.roles(job.options))
            if match is not None:
                match.add(jobs, block)
                if match.decided:
                    break
    return counts, Report(
        game=game.info.name,
        seed=plan.seed,
        iterations=plan.budget.iterations or 0,
        cpu_ms=1000 * plan.budget.seconds if plan.budget.cpu and plan.budget.seconds else UNSET,
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


def _role_names(game: Game, plan: Plan) -> list[str]:
    """One per seat; where tables differ in a seat's role, it has only its number."""
    roles = {game.roles(options) for tables in plan.tables for options in tables}
    seats = enumerate(zip(*roles, strict=True), start=1)
    return [of_seat[0] if len(set(of_seat)) == 1 else f"seat-{seat}" for seat, of_seat in seats]


def _blocks(
    game: Game, plan: Plan, players: Players, watch: Watcher | None, file: ResultFile | None, records: Path | None
) -> Blocks:
    """All blocks in their order: first those of the file, then new ones, which are written there."""
    finished = [] if file is None else file.blocks[: plan.length]
    for block in finished:
        yield plan.block(block.number), block
    played: list[tuple[Job, Played]] = []
    before = plan.games_before(len(finished))
    with closing(players(game, plan.jobs(len(finished)))) as games:
        for done, pair in enumerate(games, start=before + 1):
            if watch is not None:
                watch(done, plan.size)
            played.append(pair)
            number = pair[0].block
            if done == plan.games_before(number + 1):
                jobs, block = [job for job, _ in played], Block(number, tuple(found for _, found in played))
                if records is not None:
                    _write_records(game, plan, block, records)
                if file is not None:
                    file.add(jobs, block)
                yield jobs, block
                played = []


def _write_records(game: Game, plan: Plan, block: Block, folder: Path) -> None:
    """One file a game, named after its seed, its block and its place there, from 1."""
    folder.mkdir(parents=True, exist_ok=True)
    for place, played in enumerate(block.games, start=1):
        name = f"{game.info.name}-{plan.seed}-{block.number}-{place}.txt"
        (folder / name).write_text(played.record, encoding="utf-8")
