"""`moonsaga backup`: a copy of everything, made while the server runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import typer

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.server.settings import Settings

KEY = "secret.key"


class Copied(msgspec.Struct, frozen=True):
    """What a copy holds."""

    folder: str
    tables: int
    actions: int
    bytes: int
    seconds: float


def make_backup(folder: Path, target: Path, as_json: bool) -> None:
    """A new folder that a server can be started on."""
    source = Settings(folder=folder).database
    if not source.exists():
        raise MoonsagaError(f"There is no database in {folder}; `moonsaga serve` makes one.")
    if target.exists():
        raise MoonsagaError(f"{target} exists already; a backup is a new folder.")
    begun = time.perf_counter()
    aside = target.with_name(target.name + ".part")
    try:
        shutil.rmtree(aside, ignore_errors=True)
        aside.mkdir(mode=0o700, parents=True)
        tables, actions = copy_database(source, aside / source.name)
        if (folder / KEY).exists():
            copy_key(folder / KEY, aside / KEY)
        size = (aside / source.name).stat().st_size
        aside.rename(target)
    except OSError as problem:
        raise MoonsagaError(f"The backup {target} cannot be written: {problem.strerror}.") from None
    except sqlite3.Error as problem:
        raise MoonsagaError(f"The database {source} cannot be copied: {problem}.") from None
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    copied = Copied(str(target), tables, actions, size, round(time.perf_counter() - begun, 3))
    if as_json:
        typer.echo(msgspec.json.encode(copied).decode())
    else:
        typer.echo(f"{target}: {tables} tables, {actions} actions, {size // 1024} KiB, checked and whole.")


def copy_database(source: Path, target: Path) -> tuple[int, int]:
    """One moment of the database, whatever is written meanwhile; checked, and in one file."""
    target.touch(mode=0o600)
    reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=30)
    with closing(reading), closing(sqlite3.connect(target)) as copy:
        reading.backup(copy)  # all pages in one step: one reading, which delays no writer
        copy.execute("PRAGMA journal_mode=DELETE")
        counted = check_copy(copy)
    with target.open("rb") as file:
        os.fsync(file.fileno())
    return counted


def check_copy(copy: sqlite3.Connection) -> tuple[int, int]:
    """Whole in itself, and every row hangs on one that is there; how many tables and actions."""
    (found,) = copy.execute("PRAGMA integrity_check").fetchone()
    if found != "ok" or copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise MoonsagaError(f"The copy is damaged ({found}); the database itself may be.")
    (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    (actions,) = copy.execute("SELECT count(*) FROM actions").fetchone()
    return tables, actions


def copy_key(source: Path, target: Path) -> None:
    """With it, the cookies of users stay valid."""
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(source.read_bytes())
        file.flush()
        os.fsync(file.fileno())
