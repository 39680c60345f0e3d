"""`moonsaga doctor`: what is installed and what runs. Imports no core: it has to work where none can be imported."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError, version

import typer
from platformdirs import user_data_path

import moonsaga
from moonsaga import _cores
from moonsaga.kernel.errors import MoonsagaError

LIBRARIES = ("cython", "fluent.runtime", "msgspec", "platformdirs", "rich", "typer")


def examine(line: bool) -> None:
    problem = _cores.problem()
    if problem:
        raise MoonsagaError(problem)
    typer.echo(f"moonsaga {moonsaga.__version__}: cores {_cores.running()}")
    stale = _cores.stale()
    if stale:
        raise MoonsagaError(
            f"The compiled cores are out of date: {_cores.some(stale)} older than the source; run `make install`."
        )
    if not line:
        typer.echo(f"Python {sys.version.split()[0]} on {platform.system()} {platform.machine()}")
        typer.echo(f"MOONSAGA_CORES={_cores.mode()}, {len(_cores.cores(_cores.PACKAGE))} cores")
        typer.echo("libraries: " + ", ".join(f"{name} {installed(name)}" for name in LIBRARIES))
        typer.echo(f"data folder: {data_folder()}")
        typer.echo("database: none yet")


def installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "missing"


def data_folder() -> str:
    """Where tables and accounts will be kept."""
    folder = user_data_path("moonsaga", appauthor=False)
    return str(folder) if folder.exists() else f"{folder} (not made yet)"
