"""Follies: what no good player does, told from what a seat sees and does alone. Games list theirs, arenas count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

Look = Callable[[], Any]
"""Gives the seat's view; making one takes time, so it is asked for only where it is needed."""
Judge = Callable[[Look, Sequence[int], int], bool | None]
"""The view, the legal actions and the chosen one -> was it a folly? None where there was no occasion for one."""


class Folly(msgspec.Struct, frozen=True):
    """A rule of thumb about single decisions."""

    name: str
    judge: Judge
    says: str
    """When there is an occasion, and when it counts."""
