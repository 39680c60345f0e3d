"""`moonsaga train`: a net that learns a game from nothing, by playing against itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
import typer

from moonsaga.arena.run import run_arena
from moonsaga.arena.sequential import Gate
from moonsaga.bots.bot import Budget
from moonsaga.commands.arguments import options_of
from moonsaga.commands.reports import watching
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.nets import own_path, read_net, write_net
from moonsaga.kernel.options import Options
from moonsaga.kernel.registry import get_game

if TYPE_CHECKING:
    from moonsaga.training.run import Watcher

WORD_EVERY = 10.0


def train_net(
    name: str,
    seats: int | None,
    words: Sequence[str],
    folder: Path | None,
    games: int,
    minutes: float | None,
    gate_games: int,
    workers: int | None,
    given: dict[str, object],
) -> None:
    if find_spec("numpy") is None:
        raise MoonsagaError("training needs numpy: pip install 'moonsaga[train]'")
    from moonsaga.training.run import LAST, Run, settings_for  # noqa: PLC0415  with it comes numpy

    game = get_game(name)
    options = options_of(game, seats, words)
    settings = settings_for(game, options, **given)
    folder = folder or Path("trained", f"{name}-{settings.seats}")
    run = Run(game, settings, folder, workers)
    with telling() as watch:
        net = run.train(games, minutes, watch)
    for one in run.history:
        losses = ", ".join(f"{loss:.3f}" for loss in one.losses)
        typer.echo(
            f"generation {one.generation}: {one.games} games, log loss by third {losses} (a guess {one.base:.3f})"
        )
    path = folder / LAST
    typer.echo(f"{path}: {'-'.join(map(str, net.layers))}, {len(net.weights) // 4} weights, checksum {net.checksum}")
    typer.echo(f"the same again: --games {net.made['games']} --seed {settings.seed}")
    if gate_games:
        gate_net(game, options, path, settings.bot, settings.budget, gate_games, settings.seed + 1, workers)


def gate_net(
    game: Game, options: Options, path: Path, bot: str, budget: Budget, games: int, seed: int, workers: int | None
) -> None:
    """Let the bot with the net meet the bot without, and write into the net's file how that came out."""
    seats = len(game.roles(options))
    net = read_net(game, seats, str(path))
    if net is None:
        raise MoonsagaError(f"{path}: there is no net")
    gate = Gate(0.5, 0.6, "share") if seats == 2 else Gate(0, 70)
    tables = game.blocks(options, vary=True)
    with watching() as watch:
        found = run_arena(
            game, tables, [f"{bot}:net={path}", f"{bot}:net=none"], games, seed, workers, watch, budget, gate=gate
        )
    match: Any = found.match
    score = f"{100 * match.score:.1f} % ({100 * match.low:.1f} to {100 * match.high:.1f} %) of {found.games} games"
    result = {
        "bot": bot,
        "budget": msgspec.to_builtins(budget),
        "seed": seed,
        "games": found.games,
        "score": round(match.score, 4),
        "interval": [round(match.low, 4), round(match.high, 4)],
        "ms": [round(ms, 2) for ms in match.ms_per_choice],
        "gate": f"{gate}: {match.gate.verdict}",
    }
    write_net(path, msgspec.structs.replace(net, gates=(*net.gates, result)))
    typer.echo(f"{bot} with the net against {bot}: {score}, seed {seed}; gate, {gate}: {match.gate.verdict}")


def gate_file(
    name: str,
    seats: int | None,
    words: Sequence[str],
    path: Path,
    given: dict[str, Any],
    games: int,
    workers: int | None,
) -> None:
    """The same for a net that is there."""
    game = get_game(name)
    options = options_of(game, seats, words)
    gate_net(game, options, path, given["bot"], given["budget"], games, given["seed"], workers)


def show_card(name: str, seats: int | None, file: Path | None) -> None:
    """How a net was made: that of a file, or the game's own."""
    game = get_game(name)
    chosen = seats or game.info.seats[0]
    net = read_net(game, chosen, None if file is None else str(file))
    if net is None:
        raise MoonsagaError(f"{name} has no net for {chosen} seats: there is no {own_path(game, chosen)}")
    typer.echo(net.card())


@contextmanager
def telling() -> Iterator[Watcher]:
    """A line on standard error now and then."""
    last = monotonic()

    def tell(what: str, done: int, total: int) -> None:
        nonlocal last
        if monotonic() - last >= WORD_EVERY:
            typer.echo(f"{what}, {done} of {total}", err=True)
            last = monotonic()

    yield tell
