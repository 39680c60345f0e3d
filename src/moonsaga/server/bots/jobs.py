"""Who thinks for the bots: a job goes in, a thought or a failure comes out.

The server knows no more of it than `Thinkers`. Here processes of this machine do it (`workers`); a queue on other
machines can take their place.
"""

from __future__ import annotations

from typing import Protocol

import msgspec


class Job(msgspec.Struct, frozen=True):
    """One decision for a bot."""

    game: str
    bot: str
    view: msgspec.Raw
    """JSON of all that the seat may know, memory included."""
    seat: int
    legal: list[int]
    seconds: float
    seed: int
    iterations: int | None = None
    """If set, it thinks that many, and `seconds` is only when the server gives up."""


class Thought(msgspec.Struct, frozen=True):
    """What the bot chose, or what went wrong in it."""

    action: int = -1
    problem: str = ""


class Failure(msgspec.Struct, frozen=True):
    """There is no thought."""

    problem: str
    again: bool = False
    """The bot is not the reason, and the same job may succeed later."""


class Thinkers(Protocol):
    """What lets bots think. It raises nothing but the cancellation of the caller."""

    @property
    def places(self) -> int:
        """How many jobs it takes at the same time."""

    async def think(self, job: Job, /) -> Thought | Failure: ...
