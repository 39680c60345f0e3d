"""Open proposals of a player to the others: to take something back, or a draw."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from moonsaga.server.table.progress import Row


class Proposals(msgspec.Struct):
    undo_asked: int | None = None
    """The seat that wants to take back."""
    undo_agreed: set[int] = msgspec.field(default_factory=set)
    draw_asked: int | None = None
    """The seat that offers a draw."""
    draws_offered: dict[int, int] = msgspec.field(default_factory=dict)
    """When each seat offered a draw last."""

    def drop_undo(self) -> None:
        self.undo_asked = None
        self.undo_agreed = set()

    def drop(self) -> None:
        """Who sits where is another matter now, or the game is over."""
        self.drop_undo()
        self.draw_asked = None

    def follow(self, rows: Iterable[Row]) -> None:
        """The position has changed: an offer of a draw stands until another player acts."""
        self.drop_undo()
        if self.draw_asked is not None and any(row.kind == "act" and row.seat != self.draw_asked for row in rows):
            self.draw_asked = None
