"""Replays of finished and uploaded games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from moonsaga.kernel.contract import Message
from moonsaga.server.protocol.common import Count
from moonsaga.server.protocol.lobby import SeatWish, TableInfo
from moonsaga.server.protocol.table import Told

LONGEST_RECORD = 1024 * 1024
"""Characters of a record that is uploaded."""
MOST_FRAMES = 64
"""Positions in one answer."""
Eyes = Annotated[str, Meta(pattern=r"^(all|table|\d{1,2})$", description="`all`, `table` (a spectator's), or a seat")]
"""The perspective of a replay."""


class Frame(msgspec.Struct, frozen=True):
    """A position of a replay: what was decided, with the chance outcomes after it, has led to it."""

    at: int
    """The number of decisions so far."""
    view: Any
    """The game's own view; `memory` is null where the table gives no memory aid."""
    to_act: tuple[int, ...]
    told: tuple[Message, ...]
    """The messages to this perspective since the position before."""
    ending: str
    returns: tuple[float, ...]


class Frames(msgspec.Struct, frozen=True):
    frames: tuple[Frame, ...]


class ReplayInfo(msgspec.Struct, frozen=True):
    """A game that can be looked at again: a table, or a record that a user uploaded."""

    id: str
    source: Literal["table", "record"]
    name: str
    """Of the file, if it was uploaded."""
    table: TableInfo
    """Who played what; a record is as good as a finished table."""
    last: int
    """Positions are counted from 0 to this one."""
    revision: int
    """Of a game that runs: grows whenever something is taken back, and then positions have changed."""
    over: bool
    """Everybody may see everything, take the record along, and play on from any position."""
    eyes: tuple[str, ...]
    """The perspectives the reader may use, the likeliest first."""
    own: bool
    """The reader uploaded it, and may delete it."""
    frame: Frame
    """The position that was asked for, from the perspective that was asked for."""
    frame_eyes: str


class ReplayLog(msgspec.Struct, frozen=True):
    """The log of this perspective, each line with the position it led to."""

    lines: tuple[Told, ...]
    next: int | None
    """The position from which to ask on; None: that was all."""


class Course(msgspec.Struct, frozen=True):
    """One thing that the game counts, over time."""

    name: str
    """A message key of the game."""
    values: tuple[tuple[float | None, ...], ...]
    """For each seat, at each of the positions; None: unknown to this perspective."""


class ReplayChart(msgspec.Struct, frozen=True):
    at: tuple[int, ...]
    """The positions that were looked at: all, or some of a long game."""
    courses: tuple[Course, ...]


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as `moonsaga` writes it."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    name: Annotated[str, Meta(max_length=120)] = ""
    """Of the file."""


class RecordCard(msgspec.Struct, frozen=True):
    """A record that the reader uploaded."""

    id: str
    name: str
    game: str
    seats: tuple[str, ...]
    decisions: int
    ending: str
    created: float


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that begins with what was played up to a position."""

    at: Count
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=16)]
    private: bool = False
    memory_aid: bool = False
