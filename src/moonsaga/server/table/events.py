"""Table events: what others have to know about a change at a table, after it is written.

`Service.start` subscribes the bots, the lobby feed, the clock alarms, the webhooks and the live connections.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from moonsaga.server.table.table import Table


class TableCreated(msgspec.Struct, frozen=True):
    """A new table, made here or imported by a command."""

    table: Table


class TableLoaded(msgspec.Struct, frozen=True):
    """The game of a table was read from the database into memory."""

    table: Table


class PositionChanged(msgspec.Struct, frozen=True):
    """Something was played, taken back or ended."""

    table: Table


class AnswerHeld(msgspec.Struct, frozen=True):
    """A seat answered, or took its answer back, while the answers of others are still open: nobody else may notice."""

    table: Table


class SeatsChanged(msgspec.Struct, frozen=True):
    """Seats were taken, left, given to a bot or taken back from it; or the table was closed."""

    table: Table


class PresenceChanged(msgspec.Struct, frozen=True):
    """A player opened or closed their last connection to a table."""

    table: Table
    hidden: bool = False
    """The others must not notice yet: leaving would tell that the player has answered."""


class GameFinished(msgspec.Struct, frozen=True):
    """The game at a table is over."""

    table: Table


class DeadlineChanged(msgspec.Struct, frozen=True):
    """The next clock of a table runs out at another time."""

    table: Table
    deadline: float | None
    """In seconds of `Context.tick`. None: no clock runs."""


class TableDeleted(msgspec.Struct, frozen=True):
    """A table is not in the database any more."""

    table: Table


class UserRenamed(msgspec.Struct, frozen=True):
    """A user has another name."""

    user: str


class SessionsEnded(msgspec.Struct, frozen=True):
    """Sessions of an account are over: its connections have to sign in again."""

    account: str


TableEvent = (
    TableCreated
    | TableLoaded
    | PositionChanged
    | AnswerHeld
    | SeatsChanged
    | PresenceChanged
    | GameFinished
    | DeadlineChanged
    | TableDeleted
    | UserRenamed
    | SessionsEnded
)

Listener = Callable[[TableEvent], None]


class Events:
    """Passes each event to all listeners."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Call this function with every later event. It must not wait."""
        self._listeners.append(listener)

    def publish(self, event: TableEvent) -> None:
        """Call all listeners at once, in the order of their subscription."""
        for listener in self._listeners:
            listener(event)
