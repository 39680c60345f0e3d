"""The database for commands: opened beside a server that may be running, for one reading or one writing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.server.settings import Settings
from moonsaga.server.storage.database import MIGRATIONS, lock_folder, make_folder, migrate

PATIENCE = 30_000
"""Milliseconds to wait until a server has written what it is just writing."""


@contextlib.contextmanager
def open_store(folder: Path, write: bool = False, make: bool = False) -> Iterator[Connection]:
    """One transaction on the database of a folder. It all happens, or if anything goes wrong nothing does.

    Reading sees the moment it began, whatever a server writes meanwhile. Writing keeps the others waiting: do it last.
    """
    path = Settings(folder=folder).database
    if make:
        make_folder(folder)
    elif not path.exists():
        raise MoonsagaError(f"There is no database in {folder}; `moonsaga serve` makes one.")
    engine = _engine(path, "IMMEDIATE" if write else "DEFERRED")
    try:
        _bring_up_to_date(engine, folder)
        with engine.begin() as connection:
            yield connection
    except DBAPIError as problem:
        raise MoonsagaError(f"The database {path} cannot be used: {problem.orig}.") from None
    finally:
        engine.dispose()


def _engine(path: Path, how: str) -> Engine:
    engine = create_engine(f"sqlite:///{path}")

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # else the driver begins transactions by itself, and too late
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            cursor.execute(f"PRAGMA busy_timeout={PATIENCE}")
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {how}")

    return engine


def newest_revision() -> str:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return ScriptDirectory.from_config(config).get_current_head() or ""


def _bring_up_to_date(engine: Engine, folder: Path) -> None:
    """Migrate an older database, unless the server it belongs to is running."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    newest = newest_revision()
    if found == newest:
        return
    if found is not None and found > newest:
        raise MoonsagaError(
            f"The database in {folder} is of a newer Moonsaga than this one (step {found}, known up to {newest})."
        )
    try:
        held = lock_folder(folder)
    except MoonsagaError:
        raise MoonsagaError(
            f"The database in {folder} is of an older Moonsaga whose server is still running; stop that server first."
        ) from None
    with held, engine.begin() as connection:
        migrate(connection)
