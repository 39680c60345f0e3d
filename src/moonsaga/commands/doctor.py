"""`moonsaga doctor`: what is installed and what runs. Imports no core: it has to work where none can be imported."""

from __future__ import annotations

import platform
import sqlite3
import sys
from contextlib import closing
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import typer

import moonsaga
from moonsaga import _cores
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.server.settings import Settings

LIBRARIES = (
    *("aiosqlite", "alembic", "argon2-cffi", "cython", "fluent.runtime", "litestar", "msgspec", "platformdirs", "rich"),
    *("sqlalchemy", "typer", "uvicorn", "uvloop", "websockets"),
)


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
        typer.echo(f"database: {database()}")
        typer.echo(f"browser client: {client()}")


def installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "missing"


def data_folder() -> str:
    """Where tables are kept."""
    folder = Settings().folder
    return str(folder) if folder.exists() else f"{folder} (not made yet)"


def database() -> str:
    """Its size, tables and version; it is opened for reading only."""
    path = Settings().database
    if not path.exists():
        return "none yet; `moonsaga serve` makes it"
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError) as problem:
        return f"{path} cannot be read: {problem}"
    return f"{path}, {tables} tables, {path.stat().st_size // 1024} KiB, version {version}"


def client() -> str:
    built = Path(_cores.PACKAGE, "server", "client", "index.html").exists()
    return "there" if built else "missing; `make install` in the source tree builds it"
