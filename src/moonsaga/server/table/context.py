"""What every table needs of the server: the database, dice, clocks, settings, and the events it publishes."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.server.dice import Dice
from moonsaga.server.settings import Settings
from moonsaga.server.storage.writer import Writer
from moonsaga.server.table.events import Events


class Context:
    """Shared by all tables of a server."""

    def __init__(
        self,
        settings: Settings,
        engine: AsyncEngine,
        writer: Writer,
        dice: Dice,
        *,
        may_note: Callable[[str], bool] = lambda _: True,
        now: Callable[[], float] = time.time,
        tick: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.engine = engine
        self.writer = writer
        self.dice = dice
        self.events = Events()
        self.may_note = may_note
        """Is a user within the limit of notes that they cause at tables?"""
        self.now = now
        """The time of day, in seconds since 1970: what is written to the database."""
        self.tick = tick
        """Seconds that only grow, even when the time of day is set: what clocks run by."""
