"""The header and the seats of a table, as the database keeps them beside its actions and chat."""

from __future__ import annotations

from typing import Any

import msgspec

from moonsaga.kernel.options import Value
from moonsaga.server.protocol.common import SeatKind, Status, encode
from moonsaga.server.protocol.lobby import Clock

RESIGNED, DRAWN, TIME_OUT = "resigned", "agreed-draw", "time-out"
"""How a game can end at the table before it ends by its rules."""


class TableSeat(msgspec.Struct):
    """A seat, and its player."""

    number: int
    role: str
    kind: SeatKind
    name: str = ""
    user: str = ""
    """The user it belongs to; other players at the same screen share the user's cookie."""
    bot: str = ""
    """The bot that plays here now."""
    away: bool = False

    @property
    def called(self) -> str:
        """For texts: the name, or the key of the seat if its player has no name any more."""
        return self.name or f"seat-{self.number + 1}"

    @property
    def person(self) -> bool:
        return self.kind in ("person", "screen")

    def values(self, table: str) -> dict[str, Any]:
        values = msgspec.structs.asdict(self)
        return {"table_id": table, "guest": values.pop("user"), **values}


class Header(msgspec.Struct, kw_only=True):
    """The table itself."""

    id: str
    game: str
    version: int
    data_hash: str
    options: dict[str, Value]
    status: Status
    private: bool
    memory_aid: bool
    host: str
    invitation: str
    created: float
    changed: float
    decisions: int = 0
    ending: str = ""
    returns: tuple[float, ...] = ()
    clock: Clock | None = None
    used: tuple[float, ...] = ()
    """Seconds that each seat has thought, up to its last answer."""
    next: str = ""
    """The table at which the same people play again."""
    start: str = ""
    """The diagram it begins with; empty: the start of the game."""

    def values(self) -> dict[str, Any]:
        return stored(msgspec.structs.asdict(self))


def stored(values: dict[str, Any]) -> dict[str, Any]:
    """Values of a header as the database keeps them: what has parts is JSON, no clock is nothing at all."""
    parts = ("options", "returns", "clock", "used")
    return {
        name: ("" if value is None else encode(value).decode()) if name in parts else value
        for name, value in values.items()
    }
