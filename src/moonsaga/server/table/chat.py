"""What is said at a table, and what the table itself notes: who reads what, and how it is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Executable, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.kernel.contract import Message
from moonsaga.server.protocol.common import encode
from moonsaga.server.protocol.table import Line, Room
from moonsaga.server.storage import models

REMEMBERED = 300
"""Lines of each kind that are shown: chat of the same readers, notes, reasons of bots."""
NOBODY = -1
SKIPPED = "note-skipped"
REASON = "reason-"
"""So the keys of sentences begin that a bot says with an action."""

Kind = tuple[str, int, str]
"""Room, the one seat that may read it, and what it is."""


class ChatLine(msgspec.Struct, frozen=True):
    """A chat line, with what its readers do not receive."""

    line: Line
    """Its id is for the one who reads it, and given when it is sent."""
    user: str = ""
    only: int = NOBODY
    """The one seat that may read it."""

    @property
    def kind(self) -> Kind:
        """Lines of one kind make room for each other, and only for each other: nobody sees what they may not read."""
        note = self.line.note
        what = "said" if note is None else "reason" if note.key.startswith(REASON) else "note"
        return self.line.room, self.only, what

    def readable(self, perspective: int | None, plays: bool, over: bool) -> bool:
        """May it be read from this perspective, by a player or not, in a game that is over or not?

        Players must not be helped by those who watch; after the end nothing has to be kept apart any more.
        """
        if self.only not in (NOBODY, perspective):
            return False
        return self.line.room == "table" or not plays or over

    def statement(self, table_id: str) -> Executable:
        line = self.line
        return insert(models.lines).values(
            table_id=table_id,
            at=line.at,
            after=line.after,
            room=line.room,
            seat=NOBODY if line.seat is None else line.seat,
            only=self.only,
            guest=self.user,
            name=line.name,
            text=line.text,
            note="" if line.note is None else encode(line.note).decode(),
        )


class ChatLog:
    """All lines of one table that are shown."""

    def __init__(self, table_id: str, lines: Iterable[ChatLine] = ()) -> None:
        self.table_id = table_id
        self.lines = list(lines)
        self._skipped = {said.line.after for said in self.lines if _tells_skip(said)}
        self.lines = remembered(self.lines)

    def say(
        self, user: str, name: str, seat: int | None, text: str, at: float, after: int, waiting: bool = False
    ) -> ChatLine:
        """A chat line, not in the log yet. While a table waits for players, all who come chat there."""
        room: Room = "gallery" if seat is None and not waiting else "table"
        line = Line(0, at, after, room, seat, person_of(self.table_id, user), name, text, None)
        return ChatLine(line, user)

    def note(self, key: str, seat: int, at: float, after: int, only: int = NOBODY) -> ChatLine:
        """What the table notes about a seat; it is not in the book yet."""
        message = Message(key, {"who": f"seat-{seat + 1}"})
        return ChatLine(Line(0, at, after, "table", seat, "", "", "", message), "", only)

    def reason(self, message: Message, seat: int, at: float, after: int) -> ChatLine:
        """What a bot says with the action of that number; it is not in the book yet."""
        return ChatLine(Line(0, at, after, "table", seat, "", "", "", message))

    def add(self, said: ChatLine) -> None:
        self.lines = remembered([*self.lines, said])
        if _tells_skip(said):
            self._skipped.add(said.line.after)

    def skipped(self) -> set[int]:
        """The rows of forced moves."""
        return set(self._skipped)


def numbered(lines: Iterable[Line], first: int = 1) -> tuple[Line, ...]:
    """As one reader counts them: what others read leaves no gap."""
    return tuple(msgspec.structs.replace(line, id=number) for number, line in enumerate(lines, start=first))


def _tells_skip(said: ChatLine) -> bool:
    return said.line.note is not None and said.line.note.key == SKIPPED


def person_of(table_id: str, user: str) -> str:
    """A name for programs: it tells one from another at this table, and nothing else."""
    return sha256(f"{table_id}/{user}".encode()).hexdigest()[:12] if user else ""


def remembered(lines: list[ChatLine]) -> list[ChatLine]:
    """The latest of each kind."""
    counted: Counter[Kind] = Counter()
    kept = []
    for said in reversed(lines):
        counted[said.kind] += 1
        if counted[said.kind] <= REMEMBERED:
            kept.append(said)
    return kept[::-1]


async def read_chat(engine: AsyncEngine, table_id: str) -> ChatLog:
    """The book of a table, as the database has it."""
    query = select(models.lines).where(models.lines.c.table_id == table_id).order_by(models.lines.c.id)
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).mappings().all()
    return ChatLog(table_id, map(_said, rows))


def _said(row: Mapping[Any, Any]) -> ChatLine:
    seat = None if row["seat"] == NOBODY else row["seat"]
    note = msgspec.json.decode(row["note"], type=Message) if row["note"] else None
    person = person_of(row["table_id"], row["guest"])
    line = Line(0, row["at"], row["after"], row["room"], seat, person, row["name"], row["text"], note)
    return ChatLine(line, row["guest"], row["only"])
