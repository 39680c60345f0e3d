"""How a server is set up. Defaults are for one machine and a handful of friends."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

MOST_WORKERS = 4


def default_folder() -> Path:
    """Where tables are kept by default."""
    return user_data_path("moonsaga", appauthor=False)


def default_workers() -> int:
    return max(1, min(MOST_WORKERS, os.cpu_count() or 1))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    folder: Path = msgspec.field(default_factory=default_folder)
    """Database, signing key and lock live here."""
    plugins: tuple[str, ...] = ()
    """`module:attribute` of games that are not built in; bot workers import them too."""
    bot_seconds: float = 1.0
    """How long a bot may think about a decision."""
    bot_iterations: int | None = None
    """Bots think this many iterations instead, however long that takes: for tests, so that games repeat."""
    bot_grace: float = 1.0
    """How much longer the server waits for its answer."""
    bots_alone: bool = False
    """Tables without a person's seat are played also while nobody watches."""
    pace: float = 0.5
    """Seconds a bot takes at least while the table is watched, so that people can follow.

    0 is for tests and for people who trust each other: then forced moves are made at once,
    which tells the others that the player had no choice.
    """
    workers: int = msgspec.field(default_factory=default_workers)
    """How many bots think at the same time."""
    proxies: int = 0
    """The number of our own reverse proxies before the server; what they say about addresses is believed."""
    hosts: tuple[str, ...] = ()
    """The names under which browsers may reach the server, besides addresses and localhost; `*` is any name."""
    record_bytes: int = 512 * 2**20
    """Uploaded records of all people together."""
    disk_floor: int = 200 * 2**20
    """With fewer bytes free on the disk nothing new is kept; games that run go on."""
    password_memory: int = 32 * 1024
    """Kibibytes that computing the hash of a password takes."""
    limits: bool = True
    """Hold back those who ask too often."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    webhook: str = ""
    """Where to post that a table waits for a player who is not there; empty: nowhere."""
    webhook_delay: float = 60.0
    """Seconds without a look at the table after which a player is not there."""
    patience: float = 24 * 3600.0
    """Seconds that an open table nobody looks at waits for players."""
    client: Path = Path(__file__).parent / "client"
    """The built browser client."""

    @property
    def database(self) -> Path:
        return self.folder / "moonsaga.sqlite3"
