"""`moonsaga simulate`: many games of one bot against itself."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from time import perf_counter

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from moonsaga import _cores
from moonsaga.bots.bot import Budget
from moonsaga.bots.ladder import find_bot
from moonsaga.bots.match import Tally, play_match
from moonsaga.commands.arguments import budget_of, options_of
from moonsaga.kernel.contract import Game
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import Options, Value
from moonsaga.kernel.registry import get_game


class Results(msgspec.Struct, frozen=True):
    """The same every time for the same seed."""

    wins: tuple[int, ...]
    """By seat; shared wins count for each winner."""
    endings: dict[str, int]
    mean_decisions: float
    digest: str
    """Of the final positions of all games."""


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What the command says."""

    game: str
    bot: str
    seed: int
    options: dict[str, Value]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    compiled: bool
    results: Results


def simulate_games(
    name: str,
    seats: int | None,
    count: int,
    seed: int,
    bot: str,
    words: Sequence[str],
    iterations: int | None,
    as_json: bool,
) -> None:
    game = get_game(name)
    options = options_of(game, seats, words)
    found = simulate(game, options, bot, count, seed, budget_of(iterations))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)))
    else:
        typer.echo(in_words(found))


def simulate(game: Game, options: Options, bot: str, count: int, seed: int, budget: Budget) -> Simulation:
    """Play the games. The clock runs while they are played, not while they are counted."""
    seats = len(game.roles(options))
    bots = [find_bot(bot, game)] * seats
    tally, seconds = Tally(seats), 0.0
    for number in with_progress(range(count)):
        start = perf_counter()
        result, state = play_match(game, options, bots, Rng(seed, number), budget)
        seconds += perf_counter() - start
        tally.add(result, state)
    return Simulation(
        game=game.info.name,
        bot=bot,
        seed=seed,
        options=dict(options),
        games=count,
        decisions=tally.decisions,
        seconds=seconds,
        decisions_per_second=tally.decisions / seconds,
        compiled=_cores.running() != "interpreted",
        results=Results(tuple(tally.wins), dict(sorted(tally.endings.items())), tally.decisions / count, tally.digest),
    )


def with_progress(numbers: range) -> Iterable[int]:
    """A progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        return numbers
    return track(numbers, description="Playing", console=Console(stderr=True), transient=True)


def in_words(found: Simulation) -> str:
    results = found.results
    speed = f"{found.decisions_per_second:,.0f} a second, {'compiled' if found.compiled else 'interpreted'}"
    return "\n".join(
        (
            f"{found.games} games of {found.game} between {len(results.wins)} {found.bot} bots, seed {found.seed}",
            f"{found.decisions} decisions in {found.seconds:.2f} s: {speed}",
            f"wins by seat: {', '.join(map(str, results.wins))}",
            f"endings: {', '.join(f'{ending} {n}' for ending, n in results.endings.items())}",
            f"decisions a game: {results.mean_decisions:.1f}",
            f"digest: {results.digest}",
        )
    )
