"""Reads records, and names the line of one that is damaged."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from pathlib import Path

import msgspec

from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.errors import RecordError
from moonsaga.kernel.records.format import (
    BYTE_ORDER_MARK,
    END_LINE,
    FIRST_KEY,
    FORMAT,
    INDENT,
    KEYS,
    LONGEST_VERSION,
    MOVE_LINE,
    UNFINISHED,
    End,
    Move,
    Record,
)

Folder = str | Path


def read_record(text: str, source: str = "record") -> Record:
    """The record behind a text; `RecordError` names the line if it is damaged. Whether it replays, `verify` says."""
    if not text.strip():
        raise RecordError(f"{source} is empty")
    reader = _Reader(source, whole=text.endswith("\n"))
    lines = text.removeprefix(BYTE_ORDER_MARK).removesuffix("\n").split("\n")  # a name may hold what else parts lines
    for number, line in enumerate(lines, start=1):
        reader.take(number, line.rstrip())
    return reader.record()


def read_folder(folder: Folder) -> Iterator[Record]:
    """The records of a folder, each a `.txt` file."""
    for path in sorted(Path(folder).glob("*.txt")):
        yield read_record(path.read_text("utf-8"), path.name)


class _Reader:
    """Takes a record line by line."""

    def __init__(self, source: str, whole: bool) -> None:
        self.source = source
        self.whole = whole
        """The text ends with the end of a line; else its last line may be half a line."""
        self.number = 0
        self.headers: dict[str, str] = {}
        self.drawing = False
        self.drawn: list[str] = []
        self.moves: list[Move] = []
        self.end: End | None = None

    def fault(self, what: str) -> RecordError:
        return RecordError(f"{self.source}, line {self.number}: {what}")

    def take(self, number: int, line: str) -> None:
        self.number = number
        if self.drawing and (not line or line.startswith(INDENT)):
            self.drawn.append(line[len(INDENT) :])
        elif line and not line.startswith("#"):
            self.drawing = False
            self.take_words(line)

    def take_words(self, line: str) -> None:
        if self.end is not None:
            raise self.fault("nothing may follow the end line")
        if not self.headers:
            self.take_format(line)
        elif line.startswith("end:"):
            self.take_end(line.removeprefix("end:").strip())
        elif self.moves or line[0].isdigit() or line[0] == "*":
            self.take_move(line)
        else:
            self.take_header(line)

    def take_format(self, line: str) -> None:
        key, _, value = line.partition(": ")
        if key != FIRST_KEY:
            raise self.fault(f"this is not a record: it should begin with '{FIRST_KEY}: {FORMAT}'")
        if value != str(FORMAT):
            raise self.fault(f"the record has format {value!r}, and only format {FORMAT} can be read")
        self.headers[key] = value

    def take_header(self, line: str) -> None:
        key, colon, value = line.partition(":")
        if not colon or key not in (*KEYS, "start"):
            raise self.fault(f"{line!r} is neither a header ({', '.join(KEYS)}, start) nor an action")
        if key in self.headers:
            raise self.fault(f"the header {key!r} stands here for the second time")
        self.headers[key] = value.strip()
        self.drawing = key == "start"

    def take_move(self, line: str) -> None:
        match = MOVE_LINE.fullmatch(line)
        if match is None:
            cut = "" if self.whole else "; the record may be cut off here, for its last line does not end"
            raise self.fault(f"{line!r} is no action: expected a seat number or *, a space and the action{cut}")
        seat = CHANCE if match["seat"] == "*" else int(match["seat"]) - 1
        self.moves.append(Move(seat, match["text"], self.number))

    def take_end(self, words: str) -> None:
        match = END_LINE.fullmatch(words)
        if match is not None:
            version = int(match["dump_version"] or 1)
            self.end = End(match["ending"], self.returns(match["returns"]), match["digest"], version)
        elif words == UNFINISHED:
            self.end = End()
        else:
            expected = f"'end: {UNFINISHED}' or 'end: (ending); returns (numbers); state (digest)'"
            raise self.fault(f"the end line is damaged: expected {expected}")

    def returns(self, words: str) -> tuple[float, ...]:
        try:
            found = tuple(float(word) for word in words.split())
        except ValueError:
            raise self.fault(f"the returns {words!r} are not numbers") from None
        if not all(map(isfinite, found)):
            raise self.fault(f"the returns {words!r} are no numbers that a game gives")
        return found

    def record(self) -> Record:
        """All that was taken; the file must be whole."""
        if self.end is None:
            raise self.fault("the record is cut off here: the end line is missing")
        for key in KEYS:
            if key not in self.headers:
                raise RecordError(f"{self.source}: the header {key!r} is missing")
        return Record(
            game=self.headers["game"],
            edition=self.headers["edition"],
            version=self.version(),
            options=self.headers["options"],
            seats=self.names(),
            data=self.headers["data"],
            start="\n".join(self.drawn).rstrip() if "start" in self.headers else None,
            moves=tuple(self.moves),
            end=self.end,
            source=self.source,
        )

    def version(self) -> int:
        word = self.headers["behaviour"]
        if word.isdecimal() and len(word) <= LONGEST_VERSION:
            return int(word)
        raise RecordError(f"{self.source}: the behaviour version is a whole number, not {word!r}")

    def names(self) -> tuple[str, ...]:
        try:
            return msgspec.json.decode(self.headers["seats"], type=tuple[str, ...])
        except msgspec.MsgspecError:
            raise RecordError(f'{self.source}: the seats are names as in ["Ada", "adept"]') from None
