"""All tables: those in memory, and the way to those that are not."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, Select, case, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from moonsaga.kernel.contract import Game, State
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.options import Value
from moonsaga.server.changes import seats
from moonsaga.server.changes import start as opening
from moonsaga.server.errors import Declined
from moonsaga.server.lobby.default_names import default_name
from moonsaga.server.logs import log, log_failure
from moonsaga.server.protocol import Clock, NewTable, SeatWish
from moonsaga.server.storage import models
from moonsaga.server.table.context import Context
from moonsaga.server.table.events import TableCreated, TableDeleted, UserRenamed
from moonsaga.server.table.games import check_bot, favourite_bot, find_game
from moonsaga.server.table.header import Chair, Header
from moonsaga.server.table.progress import HELD
from moonsaga.server.table.rendering import written_info
from moonsaga.server.table.snapshots import keep_position
from moonsaga.server.table.table import Table

T = TypeVar("T")
LISTED = 100
"""So many finished tables are in the lobby, the latest."""
BOT_TABLES = 5
"""So many running tables without a person's seat may one guest have made."""
MOST_SEATS = 3
"""At so many tables of others that have not begun may one guest sit."""
OPEN_DECKS = "open-decks:"
"""A mark of this name and a table's id: decks are no secret there."""
TIDY_SECONDS = 30.0
AT_ONCE = 100
"""So many positions are written at a time, so that others can write in between."""


class Tables:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._settings = context.settings
        self._engine = context.engine
        self._writer = context.writer
        self._tables: dict[str, Table] = {}
        self._open_decks: set[str] = set()
        """Tables of before whose decks are no secret."""
        self._names: dict[str, str] = {}
        """What guests called themselves."""
        self._loading = asyncio.Lock()

    @property
    def count(self) -> int:
        return len(self._tables)

    # Coming back after a start

    async def recall(self) -> None:
        """Unfinished tables, and the latest of the others, for the lobby."""
        t = models.tables
        live = select(t).where(t.c.status.in_(("open", "running")))
        past = select(t).where(t.c.status.not_in(("open", "running"))).order_by(t.c.changed.desc()).limit(LISTED)
        async with self._engine.connect() as connection:
            guests = (await connection.execute(select(models.guests.c.id, models.guests.c.name))).all()
            self._names = {row.id: row.name for row in guests}
            marks = select(models.marks.c.name).where(models.marks.c.name.startswith(OPEN_DECKS))
            self._open_decks = {name.removeprefix(OPEN_DECKS) for name in (await connection.execute(marks)).scalars()}
        await self._fetch(live)
        await self._fetch(past)
        await self._count_decisions()
        for table in self._tables.values():
            if table.header.next in self._tables:
                table.next_invitation = self._tables[table.header.next].header.invitation

    async def _count_decisions(self) -> None:
        """How far the running games are, before they are loaded; what was taken back still counts until then."""
        a, t = models.actions, models.tables
        acts = func.sum(case((a.c.kind == "act", 1), else_=0))
        told = (t.c.status == "running") & (a.c.number < HELD)
        query = select(a.c.table_id, acts, func.max(a.c.at)).join(t).where(told)
        async with self._engine.connect() as connection:
            counted = (await connection.execute(query.group_by(a.c.table_id))).all()
        for table_id, decisions, changed in counted:
            if table_id in self._tables:
                header = self._tables[table_id].header
                header.decisions, header.changed = decisions, max(header.changed, changed)

    async def resume(self) -> None:
        """Load the running tables one after the other: bots play on, clocks run, and people see what waits for them."""
        for table in list(self._tables.values()):
            if table.running:
                with contextlib.suppress(Declined):
                    async with table.lock:
                        await table.ready()

    async def _fetch(self, which: Select[Any]) -> None:
        async with self._engine.connect() as connection:
            headers = (await connection.execute(which)).mappings().all()
            wanted = [row["id"] for row in headers if row["id"] not in self._tables]
            chairs: dict[str, list[Chair]] = {}
            for some in _slices(wanted, 500):
                query = select(models.seats).where(models.seats.c.table_id.in_(some)).order_by(models.seats.c.number)
                for row in (await connection.execute(query)).mappings():
                    chairs.setdefault(row["table_id"], []).append(_chair(row))
        for row in headers:
            if row["id"] not in self._tables:
                self._remember(row, chairs.get(row["id"], []))

    def _remember(self, row: Mapping[Any, Any], chairs: list[Chair]) -> None:
        try:
            header = header_of(row)
        except (msgspec.MsgspecError, KeyError, TypeError) as problem:
            log_failure("table-unreadable", problem, table=row["id"])
            return
        table = self._tables[header.id] = Table(header, chairs, self.context)
        table.open_decks = header.id in self._open_decks

    # Finding

    async def find(self, table_id: str, guest: str, invitation: str = "") -> Table:
        """The table, if this guest may know of it."""
        table = self._tables.get(table_id)
        if table is None and table_id.isascii() and len(table_id) <= 32:
            async with self._loading:
                await self._fetch(select(models.tables).where(models.tables.c.id == table_id))
            table = self._tables.get(table_id)
        if table is None or not table.admits(guest, invitation):
            raise Declined("not-found")
        return table

    def lobby(self, guest: str) -> bytes:
        """All tables this guest may know of, the latest first; of the finished ones only so many. A `Lobby` as JSON."""
        tables = sorted(self._tables.values(), key=lambda table: table.header.changed, reverse=True)
        known: list[bytes] = []
        past = 0
        for table in tables:
            if not table.admits(guest, "") or (table.over and past >= LISTED):
                continue
            past += table.over
            known.append(written_info(table, guest))
        return b'{"type":"lobby","tables":[' + b",".join(known) + b"]}"

    def waiting(self) -> dict[str, bytes]:
        """For each guest that some table waits for: those tables, a `Lobby` as JSON."""
        found: dict[str, list[bytes]] = {}
        for table in self._tables.values():
            if not table.running or table.problem is not None:
                continue
            asked = {table.chairs[seat].guest for seat in table.waiting if not table.chairs[seat].bot}
            for guest in asked - {""}:
                mine = {seat for seat in table.waiting if table.chairs[seat].guest == guest}
                if mine <= table.waiting_for_others(guest):
                    continue
                found.setdefault(guest, []).append(written_info(table, guest))
        return {guest: b'{"type":"lobby","tables":[' + b",".join(tables) + b"]}" for guest, tables in found.items()}

    # Making

    async def create(
        self, guest: str, household: str, wish: NewTable, start: str = "", given: Sequence[tuple[int, int]] = ()
    ) -> Table:
        """Lay a new table, as wished; it may begin with a drawn position and with what was played elsewhere."""
        game = find_game(wish.game)
        options = self._options(game, wish)
        roles = game.roles(options)
        if len(roles) != len(wish.seats):
            raise Declined("seats", f"{game.info.name} has {len(roles)} seats here, not {len(wish.seats)}")
        if wish.clock is not None and wish.clock.run_out == "loss" and game.conceded(0, len(roles)) is None:
            raise Declined("clock", f"{game.info.name} with {len(roles)} seats cannot be lost by time")
        before = await self._before(guest, wish.again) if wish.again else None
        now = time.time()
        header = Header(
            id=new_id(),
            game=game.info.name,
            version=game.info.version,
            data_hash=game.info.data_hash,
            options=options,
            status="open",
            private=wish.private,
            memory_aid=wish.memory_aid,
            host=guest,
            invitation=secrets.token_urlsafe(18),
            created=now,
            changed=now,
            start=start,
            clock=wish.clock,
        )
        chairs = [self._wished(guest, number, roles[number], seat) for number, seat in enumerate(wish.seats)]
        self._check_bot_tables(guest, chairs)
        table = self._tables[header.id] = Table(header, chairs, self.context)
        table.household = household
        table.open_decks = wish.open_decks
        try:
            await self.know(guest)
            if wish.open_decks:
                mark = insert(models.marks).values(name=OPEN_DECKS + table.id, at=now)
                await self._writer.write(mark)
            await opening.lay(table, game, given)
        except BaseException:
            self._tables.pop(table.id, None)
            raise
        log("table-created", table=table.id, game=header.game, status=header.status)
        if before is not None:
            await opening.call_to(before, table)
        return table

    def _check_bot_tables(self, guest: str, chairs: Sequence[Chair]) -> None:
        if not self._settings.limits or not all(chair.kind == "bot" for chair in chairs):
            return
        alone = [table for table in self.of(guest) if table.running and not table.persons()]
        if len(alone) >= BOT_TABLES:
            raise Declined("too-many-bot-tables", count=BOT_TABLES)

    def check_seats(self, guest: str, table: Table) -> None:
        """Nobody keeps the seats of many tables that wait for their last player."""
        kept = [each for each in self.of(guest) if each.header.status == "open" and not each.is_host(guest)]
        if table not in kept and not table.is_host(guest) and len(kept) >= MOST_SEATS:
            raise Declined("too-many-seats", count=MOST_SEATS)

    async def _before(self, guest: str, table_id: str) -> Table:
        """The table whose people shall play again."""
        table = await self.find(table_id, guest)
        if not table.seats_of(guest):
            raise Declined("not-your-seat")
        if table.running or table.header.status == "open":
            raise Declined("still-running")
        return table

    def _options(self, game: Game, wish: NewTable) -> dict[str, Value]:
        """The number of chairs is the number of seats, where the game asks for one."""
        given: dict[str, object] = dict(wish.options)
        if "seats" not in given and any(option.name == "seats" for option in game.info.options):
            given["seats"] = len(wish.seats)
        try:
            return dict(game.resolve(given))
        except OptionError as wrong:
            raise Declined("options", str(wrong)) from None

    def _wished(self, guest: str, number: int, role: str, wish: SeatWish) -> Chair:
        if wish.kind == "bot":
            return Chair(number, role, "bot", bot=check_bot(wish.bot or favourite_bot()))
        if wish.kind == "open":
            return Chair(number, role, "open")
        name = self.name_of(guest)
        if wish.kind == "screen":
            name = clean(wish.name) or f"{name} {number + 1}"[:40]
        return Chair(number, role, wish.kind, name=name, guest=guest)

    # Guests

    def name_of(self, guest: str) -> str:
        return self._names.get(guest) or default_name(guest)

    async def know(self, guest: str) -> None:
        """Keep a guest who does something that stays."""
        if guest not in self._names:
            await self._save_guest(guest, default_name(guest))

    async def rename(self, guest: str, name: str, *statements: Executable) -> None:
        """What somebody is called, here and at every table he has not left behind."""
        if self._names.get(guest) == name:
            return
        await self._save_guest(guest, name, *statements)
        for table in self._tables.values():
            if guest in table.persons():
                seats.rename(table, guest, name)
        self.context.events.publish(UserRenamed(guest))

    async def _save_guest(self, guest: str, name: str, *statements: Executable) -> None:
        g, s = models.guests, models.seats
        if guest in self._names:
            changed = update(g).where(g.c.id == guest).values(name=name)
            await self._writer.write(
                *statements, changed, update(s).where((s.c.guest == guest) & (s.c.kind == "person")).values(name=name)
            )
        else:
            self._names[guest] = name
            try:
                await self._writer.write(insert(g).values(id=guest, name=name, created=time.time()))
            except BaseException:
                self._names.pop(guest, None)
                raise
        self._names[guest] = name

    # For whoever changes who owns what

    @property
    def loading(self) -> asyncio.Lock:
        """While it is held, no further table comes into memory."""
        return self._loading

    def of(self, guest: str) -> list[Table]:
        """The tables in memory that somebody made or sits at."""
        return [table for table in self._tables.values() if table.is_member(guest)]

    def call(self, guest: str, name: str | None) -> None:
        """What somebody is called; None: there is no such person any more. The database knows already."""
        if name is None:
            self._names.pop(guest, None)
        else:
            self._names[guest] = name

    async def lose(self, table_id: str) -> None:
        """A table was deleted from outside."""
        table = self._tables.get(table_id)
        if table is not None:
            async with table.lock:
                self.drop(table)

    async def meet(self, table_id: str) -> None:
        """A table was put into the database from outside; its people may be new here too."""
        async with self._loading:
            await self._fetch(select(models.tables).where(models.tables.c.id == table_id))
            table = self._tables.get(table_id)
            if table is None:
                return
            g = models.guests
            query = select(g.c.id, g.c.name).where(g.c.id.in_(table.persons() | {table.header.host}))
            async with self._engine.connect() as connection:
                for guest, name in (await connection.execute(query)).all():
                    self._names.setdefault(guest, name)
        self.context.events.publish(TableCreated(table))
        if table.running and any(chair.bot for chair in table.chairs):
            with contextlib.suppress(Declined):
                async with table.lock:
                    await table.ready()

    def drop(self, table: Table) -> None:
        """This table is not in the database any more: nobody plays on, and whoever looks at it is told."""
        self._tables.pop(table.id, None)
        table.vanish()
        self.context.events.publish(TableDeleted(table))

    # Forgetting

    async def tidy(self) -> None:
        """Now and then: games nobody looks at leave the memory; their record stays."""
        while True:
            await asyncio.sleep(min(TIDY_SECONDS, self._settings.idle))
            await self.forget_idle()
            await self.expire_open()

    async def expire_open(self) -> None:
        """Open tables that nobody came to for a long time leave the lobby."""
        limit = time.time() - self._settings.patience
        for table in list(self._tables.values()):
            if table.header.status == "open" and table.header.changed < limit and not table.watchers:
                with contextlib.suppress(Declined):  # the next time, then
                    await seats.expire(table)

    async def forget_idle(self) -> None:
        limit = time.monotonic() - self._settings.idle
        leaving = [
            table
            for table in self._tables.values()
            if table.play is not None
            and table.header.status != "open"
            and not (table.watchers or table.lock.locked() or table.driver is not None or table.touched > limit)
        ]
        positions = _positions(leaving)
        for table in leaving:
            if table.play is not None:
                table.header.decisions = table.play.decisions
                table.play = None
        self._forget_past()
        await self._write_positions(positions)

    async def keep_positions(self) -> None:
        """At shutdown: where the running games are. Those that are not in memory were kept when they left it."""
        await self._write_positions(_positions(self._tables.values()))

    async def _write_positions(self, positions: Sequence[tuple[str, Game, State, int]]) -> None:
        """Without them no game is lost: their rows are on record."""
        try:
            for some in _slices(positions, AT_ONCE):
                await self._writer.write(*(keep_position(*each) for each in some))
        except (SQLAlchemyError, OSError) as problem:
            log_failure("positions-not-kept", problem)

    def _forget_past(self) -> None:
        """Finished tables beyond those in the lobby are found in the database when somebody asks for one."""
        past = [table for table in self._tables.values() if table.over and table.play is None]
        past.sort(key=lambda table: table.header.changed, reverse=True)
        for table in past[LISTED * 2 :]:
            if not table.watchers:
                self._tables.pop(table.id, None)


def new_id() -> str:
    """A name for a table. One that begins with a dash would be an option on a command line."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return drawn


def clean(name: str) -> str:
    """A name as it is shown: one line, no invisible characters, no space around it."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def header_of(row: Mapping[Any, Any]) -> Header:
    values = {
        **row,
        "options": msgspec.json.decode(row["options"], type=dict[str, Value]),
        "returns": msgspec.json.decode(row["returns"], type=tuple[float, ...]),
        "clock": msgspec.json.decode(row["clock"], type=Clock) if row["clock"] else None,
        "used": msgspec.json.decode(row["used"], type=tuple[float, ...]),
    }
    return Header(**values)


def _chair(row: Mapping[Any, Any]) -> Chair:
    return Chair(**{name: row[name] for name in Chair.__struct_fields__})


def _positions(tables: Iterable[Table]) -> list[tuple[str, Game, State, int]]:
    """Of those that are running and in memory."""
    plays = [(table.id, table.play) for table in tables if table.running and table.play is not None]
    return [(table_id, play.game, play.state, play.number) for table_id, play in plays]


def _slices(things: Sequence[T], size: int) -> Iterable[Sequence[T]]:
    for first in range(0, len(things), size):
        yield things[first : first + size]
