"""The commands. Games and bots are imported inside them: `doctor` must work where no core can be imported."""

import sys
from typing import Annotated

import typer

import moonsaga
from moonsaga import _cores

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback()
def commands() -> None:
    """Board games with complete rules and good bots."""


@app.command(epilog="Example: moonsaga doctor --line")
def doctor(line: Annotated[bool, typer.Option("--line", help="One line only: which cores run.")] = False) -> None:
    """Say what is installed, and whether the cores run compiled."""
    problem = _cores.problem()
    if problem:
        fail(problem)
    typer.echo(f"moonsaga {moonsaga.__version__}: cores {_cores.running()}")
    stale = _cores.stale()
    if stale:
        fail(f"The compiled cores are out of date: {_cores.some(stale)} older than the source; run `make install`.")
    if not line:
        typer.echo(f"Python {sys.version.split()[0]}, MOONSAGA_CORES={_cores.mode()}")


def fail(sentence: str) -> None:
    """A user's mistake: one sentence, no traceback."""
    typer.echo(sentence, err=True)
    raise typer.Exit(1)


def main() -> None:
    app()
