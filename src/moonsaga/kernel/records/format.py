"""The text of a record: its parts, and how they are written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from moonsaga.kernel.contract import CHANCE, Game, State

FORMAT = 1
FIRST_KEY = "moonsaga-record"
KEYS = ("game", "edition", "behaviour", "options", "seats", "data")
INDENT = "    "
UNFINISHED = "unfinished"
END_LINE = re.compile(
    r"(?P<ending>\S+); returns (?P<returns>[-+.\de ]+); "
    r"state (v(?P<dump_version>[1-9]\d{0,8}) )?(?P<digest>[0-9a-f]{16})"
)
LONGEST_VERSION = 9
BYTE_ORDER_MARK = "\ufeff"
"""Some editors put it before the first line."""
MOVE_LINE = re.compile(r"(?P<seat>[1-9]\d{0,3}|\*) +(?P<text>\S.*)")


class Move(msgspec.Struct, frozen=True):
    """One line: who acted and what was done, in notation."""

    seat: int
    text: str
    line: int = 0
    """Where it stands in its file; 0 if it never was in one."""


class End(msgspec.Struct, frozen=True):
    """How it ended; an empty ending is an unfinished game."""

    ending: str = ""
    returns: tuple[float, ...] = ()
    digest: str = ""
    """Of the dump of the final position."""
    dump_version: int = 1
    """The form of that dump: `Game.dump_version` when the record was written."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played, or the beginning of one."""

    game: str
    edition: str
    version: int
    options: str
    """As on a command line: `name=value`, with spaces between; `options_of` reads them."""
    seats: tuple[str, ...]
    """Who played."""
    data: str
    start: str | None = None
    """The diagram it starts from; None: the start of the game."""
    moves: tuple[Move, ...] = ()
    end: End = End()
    source: str = "record"
    """The name of the file, for messages."""


def digest_of(state: State) -> str:
    """A short fingerprint of a position."""
    return sha256(state.dump()).hexdigest()[:16]


def end_of(game: Game, state: State) -> End:
    """How this game ended, or that it did not yet."""
    if not state.ending:
        return End()
    return End(state.ending, tuple(state.returns()), digest_of(state), game.dump_version)


def write_record(record: Record) -> str:
    """The record as text; `read_record` reads it."""
    lines = [
        f"{FIRST_KEY}: {FORMAT}",
        f"game: {record.game}",
        f"edition: {record.edition}".rstrip(),
        f"behaviour: {record.version}",
        f"options: {record.options}".rstrip(),
        f"seats: {_names_line(record.seats)}",
        f"data: {record.data}",
        *_drawn_lines(record.start),
        *(f"{_seat_word(move.seat)} {move.text}" for move in record.moves),
        f"end: {_end_words(record.end)}",
    ]
    return "\n".join(lines) + "\n"


def _names_line(names: tuple[str, ...]) -> str:
    """As JSON: whatever people call themselves, it is one line and reads back."""
    return msgspec.json.format(msgspec.json.encode(names), indent=0).decode()


def _drawn_lines(start: str | None) -> list[str]:
    if start is None:
        return []
    return ["start:", *((INDENT + line).rstrip() for line in start.rstrip().split("\n"))]


def _seat_word(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat + 1)


def _end_words(end: End) -> str:
    if not end.ending:
        return UNFINISHED
    version = f"v{end.dump_version} " if end.dump_version > 1 else ""
    return f"{end.ending}; returns {write_numbers(end.returns)}; state {version}{end.digest}"


def write_numbers(values: Sequence[float]) -> str:
    return " ".join(map(_number, values))


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
