"""What `arena` and `balance` share: progress while they play, and tables of win rates."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic

import msgspec
import typer
from msgspec import UNSET
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from moonsaga.arena.counts import Share
from moonsaga.arena.run import Report, Watcher

WORD_EVERY = 10.0
"""Seconds between two lines where no terminal shows a bar."""
WIDTH = 100
SHARE_COLUMNS = ("games", "wins", "win rate", "95 % interval")


def print_json(report: Report) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(report)))


@contextmanager
def watching() -> Iterator[Watcher]:
    """Something on standard error that moves while games are played: a bar for people, a line now and then for logs."""
    if not sys.stderr.isatty():
        yield PlainLines().tell
        return
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=None)
        yield lambda played, games: progress.update(task, completed=played, total=games)


class PlainLines:
    """Says how far the games are; short runs say nothing."""

    def __init__(self) -> None:
        self.last = monotonic()

    def tell(self, played: int, games: int) -> None:
        if played < games and monotonic() - self.last >= WORD_EVERY:
            typer.echo(f"{played} of {games} games played", err=True)
            self.last = monotonic()


def share_table(first: str, shares: Sequence[tuple[str, Share]]) -> Table:
    """One line for each name."""
    scored = any(share.mean_score is not UNSET for _, share in shares)
    table = new_table(first, *SHARE_COLUMNS, *(("mean score",) if scored else ()))
    for name, share in shares:
        table.add_row(name, *share_words(share, scored))
    return table


def new_table(first: str, *others: str) -> Table:
    """Names on the left, numbers on the right."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(first, no_wrap=True)
    for heading in others:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def share_words(share: Share, scored: bool) -> list[str]:
    words = [str(share.games), str(share.wins), f"{100 * share.win_rate:.1f} %", interval_words(share)]
    if scored:
        words.append("" if share.mean_score is UNSET else f"{share.mean_score:.2f}")
    return words


def interval_words(share: Share) -> str:
    return f"{100 * share.low:.1f} to {100 * share.high:.1f} %"


def print_tables(*parts: str | Table) -> None:
    """Whole lines, however narrow the terminal is: a cut number is worse than a broken line."""
    console = Console(width=max(WIDTH, Console().width))
    for part in parts:
        if isinstance(part, str):
            typer.echo(part)
        else:
            console.print(part)


def ending_words(report: Report) -> str:
    length = f"{report.decisions / report.games:.1f} decisions a game"
    speed = f"{report.seconds:.1f} s with {report.workers} {'process' if report.workers == 1 else 'processes'}"
    form = "compiled" if report.compiled else "interpreted"
    return "\n".join(
        (
            f"endings: {', '.join(f'{ending} {count}' for ending, count in report.endings.items())}",
            f"{length}; {speed}, {form}",
            f"digest: {report.digest}",
        )
    )
