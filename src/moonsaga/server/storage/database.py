"""The database: opened, brought up to date, and kept to one server at a time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.server.settings import Settings
from moonsaga.server.storage.disk_space import is_full

try:
    import fcntl
except ImportError:  # Windows: two servers on one folder are the user's own affair there
    fcntl = None  # type: ignore[assignment]

PROBE = 64 * 1024
FULL = "The disk with the data folder {folder} is full. Make room there, or choose another folder with --data-dir."
MIGRATIONS = Path(__file__).parent / "migrations"


def make_folder(folder: Path) -> None:
    """The data folder, readable by its owner alone: it holds the key that signs cookies."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as problem:
        raise MoonsagaError(f"The data folder {folder} cannot be made: {problem.strerror}.") from None


def lock_folder(folder: Path) -> IO[bytes]:
    """Hold the folder until the file is closed; a second server would not see what the first one accepts."""
    try:
        held = Path(folder, "lock").open("ab")  # noqa: SIM115  the caller keeps it open
    except OSError as problem:
        raise MoonsagaError(f"The data folder {folder} cannot be used: {problem.strerror}.") from None
    if fcntl is not None:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.close()
            raise MoonsagaError(
                f"Another server already uses the data folder {folder}; stop it, or choose another with --data-dir."
            ) from None
    return held


def open_engine(settings: Settings) -> AsyncEngine:
    """SQLite with a write-ahead log; a commit is on the disk when it returns."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{settings.database}", pool_size=4, max_overflow=4)
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


def open_beside(engine: AsyncEngine) -> Engine:
    """The same database, for a thread that waits for it by itself."""
    beside = create_engine(engine.url.set(drivername="sqlite"), pool_size=1)
    event.listen(beside, "connect", _set_up)
    return beside


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
        "secure_delete=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def open_database(settings: Settings) -> AsyncEngine:
    """The database of this folder, made or brought up to date where needed."""
    engine = open_engine(settings)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(check_whole)
            await connection.run_sync(migrate)
    except CommandError as problem:
        await engine.dispose()
        raise MoonsagaError(
            f"The database {settings.database} is of a newer Moonsaga than this one ({problem}); update, or choose "
            "another folder with --data-dir."
        ) from None
    except DBAPIError as problem:
        await engine.dispose()
        if is_full(problem):
            raise MoonsagaError(FULL.format(folder=settings.folder)) from None
        raise MoonsagaError(
            f"The database {settings.database} cannot be used: {problem.orig}. Move it away, or choose another folder "
            "with --data-dir."
        ) from None
    except BaseException:
        await engine.dispose()
        raise
    if settings.database.exists():
        os.chmod(settings.database, 0o600)  # noqa: PTH101
    return engine


def check_disk(folder: Path) -> None:
    """There is room to write something; else a server would begin and keep nothing."""
    probe = folder / "probe"
    try:
        try:
            write_probe(probe)
        finally:
            probe.unlink(missing_ok=True)
    except OSError as problem:
        if is_full(problem):
            raise MoonsagaError(FULL.format(folder=folder)) from None
        raise MoonsagaError(f"The data folder {folder} cannot be used: {problem.strerror}.") from None


def write_probe(path: Path) -> None:
    with path.open("wb") as file:
        file.write(bytes(PROBE))
        file.flush()
        os.fsync(file.fileno())


def check_whole(connection: Connection) -> None:
    """SQLite's quick look through the whole file."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise MoonsagaError(
            f"The database {connection.engine.url.database} is damaged ({found}). Restore a backup of its folder, or "
            "choose another with --data-dir."
        )


def migrate(connection: Connection) -> None:
    """All steps that this database lacks."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
