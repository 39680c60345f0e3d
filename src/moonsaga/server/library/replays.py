"""Games to be looked at again: finished tables, records that people uploaded, and one's own part of a running table.

What is over may be seen by all who may know of it, from every perspective. Of a table that still runs nobody gets more
than their own seat saw then.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import LargeBinary, cast, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.kernel.contract import CHANCE, Game
from moonsaga.kernel.errors import MoonsagaError, RecordError
from moonsaga.kernel.options import Value
from moonsaga.kernel.records import Record, Replay, check_replayable, game_of, options_of, read_record, write_record
from moonsaga.server.errors import RequestError
from moonsaga.server.library.start_positions import check_drawing, check_start
from moonsaga.server.library.timeline import ALL, TABLE, Timeline
from moonsaga.server.limits.threads import run_in_thread
from moonsaga.server.lobby.create import create_table
from moonsaga.server.lobby.names import clean
from moonsaga.server.lobby.tables import Tables
from moonsaga.server.logs import log, log_failure
from moonsaga.server.protocol.common import LONGEST_NAME, encode
from moonsaga.server.protocol.lobby import NewTable, Seat, TableInfo
from moonsaga.server.protocol.replay import (
    MOST_FRAMES,
    Frames,
    PlayOn,
    RecordCard,
    ReplayChart,
    ReplayInfo,
    ReplayLog,
    Upload,
)
from moonsaga.server.settings import Settings
from moonsaga.server.storage import models
from moonsaga.server.storage.writer import Writer
from moonsaga.server.table.rendering import info_of
from moonsaga.server.table.table import Table

T = TypeVar("T")
MOST_TAPES = 24
"""Games that are kept at hand."""
MOST_RECORDS = 200
"""Records that one user may have here."""
MOST_BYTES = 8 * 2**20
"""All of them together."""
AT_ONCE = 2
"""Replays that run at the same time; the others wait."""
MOST_ACTIONS = 10_000
"""Of an uploaded record, chance included. Games take hundreds, and one without end would keep everybody waiting."""
PREFIX = "rec-"
"""Ids of uploaded records begin so, and are longer than those of tables."""


class Source(msgspec.Struct, frozen=True):
    """A game, and what this reader may see of it."""

    id: str
    kind: Literal["table", "record"]
    timeline: Timeline
    info: TableInfo
    over: bool
    eyes: tuple[str, ...]
    names: tuple[str, ...]
    """As a record lists them."""
    name: str = ""
    memory: bool = False
    hidden: bool = False
    """Nobody sees the others' decks."""
    revision: int = 0
    own: bool = False
    text: str = ""
    """Of an uploaded record."""


class Replays:
    def __init__(self, settings: Settings, engine: AsyncEngine, writer: Writer, tables: Tables) -> None:
        self._settings = settings
        self._engine = engine
        self._writer = writer
        self._tables = tables
        self._tapes: OrderedDict[str, tuple[int, Timeline, Record | None]] = OrderedDict()
        """By id, each with the number of rows it was made of, and what it is a record of, without the moves."""
        self._free = asyncio.Semaphore(AT_ONCE)

    # Looking

    async def show(self, source: Source, at: int | None, eyes: str) -> ReplayInfo:
        """What there is to see, and one position of it: if none is named the beginning, of a running game the end."""
        eyes = eyes or source.eyes[0]
        last = source.timeline.last
        at = (0 if source.over else last) if at is None else min(at, last)
        self._check_eyes(source, eyes)
        frames = await self._work(lambda: source.timeline.frames(at, 1, eyes, source.memory, source.hidden))
        return ReplayInfo(
            id=source.id,
            source=source.kind,
            name=source.name,
            table=source.info,
            last=source.timeline.last,
            revision=source.revision,
            over=source.over,
            eyes=source.eyes,
            own=source.own,
            frame=frames[0],
            frame_eyes=eyes,
        )

    async def frames(self, source: Source, first: int, count: int, eyes: str) -> bytes:
        """`Frames` as JSON, written where it was made."""
        self._check_eyes(source, eyes)
        self._check_place(source, first)
        most = min(count, MOST_FRAMES)
        return await self._work(
            lambda: encode(Frames(source.timeline.frames(first, most, eyes, source.memory, source.hidden)))
        )

    async def log(self, source: Source, first: int, eyes: str) -> ReplayLog:
        self._check_eyes(source, eyes)
        self._check_place(source, first)
        return await self._work(lambda: source.timeline.log(first, eyes))

    async def chart(self, source: Source, eyes: str) -> ReplayChart:
        self._check_eyes(source, eyes)
        return await self._work(lambda: source.timeline.chart(eyes))

    @staticmethod
    def _check_eyes(source: Source, eyes: str) -> None:
        if eyes not in source.eyes:
            raise RequestError("not-your-eyes", f"this game can be seen by the eyes of: {', '.join(source.eyes)}")

    @staticmethod
    def _check_place(source: Source, at: int) -> None:
        if at > source.timeline.last:
            raise RequestError("no-such-position", f"the last position is number {source.timeline.last}")

    async def _work(self, work: Callable[[], T]) -> T:
        """In a thread: play does not wait for replays."""
        async with self._free:
            return await run_in_thread(work)

    # Finding

    async def find(self, replay_id: str, user: str, invitation: str = "", revision: int | None = None) -> Source:
        """A game that this user may replay. An old revision is refused: its positions have changed."""
        if replay_id.startswith(PREFIX):
            source = await self._find_record(replay_id, user)
        else:
            source = await self._find_table(await self._tables.find(replay_id, user, invitation), user)
        if revision is not None and revision != source.revision:
            raise RequestError("stale-replay")
        return source

    async def _find_table(self, table: Table, user: str) -> Source:
        if table.header.status == "open":
            raise RequestError("not-running")
        over = not table.running
        mine = [str(seat) for seat in table.seats_of(user)]
        seats = [str(seat) for seat in range(len(table.seats))]
        timeline, revision = await self._tape_of(table, over)
        return Source(
            id=table.id,
            kind="table",
            timeline=timeline,
            info=info_of(table, user),
            over=over,
            eyes=tuple(dict.fromkeys([*mine, ALL, *seats, TABLE]) if over else mine or [TABLE]),
            names=tuple(table_seat.name or table_seat.bot or table_seat.role for table_seat in table.seats),
            memory=table.header.memory_aid,
            hidden=not over and not table.open_decks,
            revision=revision,
        )

    async def _tape_of(self, table: Table, over: bool) -> tuple[Timeline, int]:
        """The timeline of a table, and the row of its last undo: what is over stays what it was."""
        known = self._tapes.get(table.id)
        if known is not None and over and known[0] < 0:
            self._tapes.move_to_end(table.id)
            return known[1], 0
        async with table.lock:
            progress = await table.ready()
            number, revision = progress.number, progress.taken_back
            moves = [(step.row.seat, step.row.action) for step in progress.steps if step.row.kind in ("act", "chance")]
        if known is not None and known[0] == number:
            return known[1], revision
        timeline = await self._work(lambda: Timeline(progress.game, progress.options, progress.start, moves))
        self._keep(table.id, -1 if over else number, timeline)
        return timeline, 0 if over else revision

    def _keep(self, key: str, number: int, timeline: Timeline, record: Record | None = None) -> None:
        head = None if record is None else msgspec.structs.replace(record, moves=(), start=None)
        self._tapes[key] = (number, timeline, head)
        self._tapes.move_to_end(key)
        while len(self._tapes) > MOST_TAPES:
            self._tapes.popitem(last=False)

    # Records

    async def _find_record(self, record_id: str, user: str) -> Source:
        r = models.records
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(r).where(r.c.id == record_id))).mappings().first()
        if row is None:
            raise RequestError("not-found")
        _, timeline, record = self._tapes.get(record_id, (0, None, None))
        if timeline is None or record is None:
            record = await self._read(row["text"], row["name"] or "record")
            timeline = await self._play(record)
        self._keep(record_id, -1, timeline, record)
        seats = tuple(str(seat) for seat in range(len(record.seats)))
        return Source(
            id=record_id,
            kind="record",
            timeline=timeline,
            info=_record_info(record_id, record, timeline, row["created"]),
            over=True,
            eyes=(ALL, *seats, TABLE),
            names=shown_names(record.seats),
            name=row["name"],
            own=bool(user) and row["guest"] == user,
            text=row["text"],
        )

    async def upload(self, user: str, wish: Upload, charge: Callable[[int], None]) -> str:
        """Keep a record that replays to its end; its id. Nothing of any other is kept.

        It is written again from what it says: comments and padding are not kept. `charge` declines too many bytes.
        """
        name = clean(wish.name)[:120]
        record = await self._read(wish.text, name or "record")
        timeline = await self._play(record)
        text = write_record(msgspec.structs.replace(record, seats=shown_names(record.seats)))
        record_id = PREFIX + sha256(f"{user}\0{text}".encode()).hexdigest()[:20]
        r = models.records
        async with self._engine.connect() as connection:
            here = (await connection.execute(select(r.c.id).where(r.c.id == record_id))).first()
        if here is None:
            size = len(text.encode())
            await self._check_quota(user, size)
            charge(size)
            await self._tables.know(user)
            values = {
                "id": record_id,
                "guest": user,
                "name": name,
                "game": record.game,
                "seats": encode(shown_names(record.seats)).decode(),
                "decisions": sum(move.seat != CHANCE for move in record.moves),
                "ending": record.end.ending,
                "created": time.time(),
                "text": text,
            }
            await self._writer.write(insert(r).values(**values))
            log("record-uploaded", record=record_id, game=record.game)
        self._keep(record_id, -1, timeline, record)
        return record_id

    async def _check_quota(self, user: str, size: int) -> None:
        """Is there room for this many bytes more, of this user and of all users?"""
        r = models.records
        size_of = func.coalesce(func.sum(func.length(cast(r.c.text, LargeBinary))), 0)
        async with self._engine.connect() as connection:
            mine = select(func.count(), size_of).where(r.c.guest == user)
            count, own = (await connection.execute(mine)).one()
            everybody = (await connection.execute(select(size_of))).scalar_one()
        if count >= MOST_RECORDS or own + size > MOST_BYTES:
            raise RequestError("too-many-records", f"you have {count} records of {own} bytes here")
        if everybody + size > self._settings.record_bytes:
            raise RequestError("no-room", f"there are records of {everybody} bytes here")

    async def _read(self, text: str, name: str) -> Record:
        try:
            return await self._work(lambda: read_record(text, name))
        except MoonsagaError as damaged:
            raise RequestError("bad-record", f"{damaged}.") from None

    async def _play(self, record: Record) -> Timeline:
        try:
            return await self._work(lambda: play_record(record))
        except MoonsagaError as damaged:
            raise RequestError("bad-record", f"{str(damaged).rstrip('.')}.") from None
        except Exception as problem:  # noqa: BLE001  a damaged record can fail anywhere in a game's rules
            log_failure("record-failed", problem, game=record.game)
            raise RequestError("bad-record", f"{record.source}: {type(problem).__name__}: {problem}.") from None

    async def uploaded_by(self, user: str) -> list[RecordCard]:
        """The records of a user, the latest first."""
        r = models.records
        which = (r.c.id, r.c.name, r.c.game, r.c.seats, r.c.decisions, r.c.ending, r.c.created)
        query = select(*which).where(r.c.guest == user).order_by(r.c.created.desc())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        names = [msgspec.json.decode(row["seats"], type=tuple[str, ...]) for row in rows]
        return [RecordCard(**{**row, "seats": shown_names(seats)}) for row, seats in zip(rows, names, strict=True)]

    async def remove(self, record_id: str, user: str) -> None:
        """Delete an uploaded record, for the user who uploaded it; also one that the present rules do not replay."""
        r = models.records
        async with self._engine.connect() as connection:
            owner = (await connection.execute(select(r.c.guest).where(r.c.id == record_id))).scalar()
        if owner is None:
            raise RequestError("not-found")
        if owner != user:
            raise RequestError("not-your-record")
        await self._writer.write(delete(r).where(r.c.id == record_id))
        self._tapes.pop(record_id, None)

    # Taking along

    async def record_text(self, source: Source) -> str:
        """The record of a game that is over."""
        self._check_over(source)
        return source.text or await self._work(lambda: write_record(source.timeline.record(source.names)))

    async def play_on(self, source: Source, user: str, client_network: str, wish: PlayOn) -> Table:
        """A new table that begins with what was played up to a position."""
        self._check_over(source)
        self._check_place(source, wish.at)
        timeline = source.timeline
        if any(seat.kind == "open" for seat in wish.seats):
            raise RequestError("seats", "a table that plays on begins at once: no seat can be open")
        state = await self._work(lambda: timeline.state(wish.at))
        if not state.to_act():
            raise RequestError("nothing-to-play", "the game is over in this position")
        options: dict[str, bool | int | str] = dict(timeline.options)
        new = NewTable(timeline.game.info.name, wish.seats, options, wish.private, wish.memory_aid)
        return await create_table(self._tables, user, client_network, new, timeline.start, timeline.up_to(wish.at))

    @staticmethod
    def _check_over(source: Source) -> None:
        if not source.over:
            raise RequestError("not-over")


def play_record(record: Record) -> Timeline:
    """The timeline of a record, each line of which is checked."""
    game = game_of(record)
    check_replayable(game, record)
    if len(record.moves) > MOST_ACTIONS:
        raise RecordError(f"{record.source} has {len(record.moves)} actions, and {MOST_ACTIONS} are the most here")
    replay = _begin(game, record)
    moves = list(replay)
    replay.finish()
    return Timeline(game, options_of(game, record), record.start or "", moves)


def _begin(game: Game, record: Record) -> Replay:
    """At the start of the game, or in a diagram of a position that could occur in it."""
    if record.start is None:
        return Replay(game, record)
    try:
        check_drawing(record.start)
        replay = Replay(game, record)
        check_start(game, replay.state)
    except RecordError:
        raise
    except MoonsagaError as wrong:
        raise RecordError(f"{record.source}: {wrong}") from None
    return replay


def _record_info(record_id: str, record: Record, timeline: Timeline, created: float) -> TableInfo:
    """A record as the table it might have been."""
    options: dict[str, Value] = dict(timeline.options)
    return TableInfo(
        id=record_id,
        game=record.game,
        options=options,
        status="finished" if record.end.ending else "abandoned",
        seats=_record_seats(record.seats, timeline.game.roles(options)),
        private=False,
        memory_aid=False,
        host=False,
        invitation="",
        created=created,
        changed=created,
        decisions=sum(seat != CHANCE for seat, _ in timeline.moves),
        ending=record.end.ending,
        returns=record.end.returns,
    )


def _record_seats(names: Sequence[str], roles: Sequence[str]) -> tuple[Seat, ...]:
    given: dict[str, Any] = {"kind": "person", "bot": "", "away": False, "here": True, "mine": False}
    shown = shown_names(names)
    return tuple(Seat(role=role, name=name, **given) for name, role in zip(shown, roles, strict=True))


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """Those of a record, which anybody may have written, as names are shown here."""
    return tuple(clean(name)[:LONGEST_NAME].rstrip() for name in names)
