"""One table: who sits where, the game in progress, and everybody who looks at it.

Whatever changes a table does so under its lock, in a task of its own: first planned, then written, then told.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from typing import Any, Literal, Protocol, TypeVar

import msgspec
from sqlalchemy import Executable, insert, update

from moonsaga.kernel.contract import Game, Message, Refusal, State, Target, View
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.options import Value
from moonsaga.server import models
from moonsaga.server.clocks import TableClock
from moonsaga.server.errors import Declined
from moonsaga.server.logs import log, log_failure
from moonsaga.server.play import Plan, Play, Row, fresh_dice
from moonsaga.server.protocol import (
    Accepted,
    Asked,
    Clock,
    Clocks,
    Confirm,
    Offer,
    Seat,
    SeatKind,
    Status,
    TableChanged,
    TableInfo,
    Talk,
    Threats,
    Update,
)
from moonsaga.server.talk import NOBODY, SKIPPED, Said, TalkBook, numbered
from moonsaga.server.threads import apart
from moonsaga.server.writer import Writer

T = TypeVar("T")
encode = msgspec.json.Encoder().encode
UndoKind = Literal["none", "free", "ask"]
Skip = Literal["nothing", "windows", "all"]
RESIGNED, DRAWN, TIME_OUT = "resigned", "agreed-draw", "time-out"
"""How a game can end at the table before it ends by its rules."""
LEAST_PAUSE = 0.5
"""Seconds that pass at least, where something is hidden, before a choice is made for somebody."""


class Chair(msgspec.Struct):
    """A seat, and whoever has it."""

    number: int
    role: str
    kind: SeatKind
    name: str = ""
    guest: str = ""
    """The person it belongs to: also another one at the same screen plays with his cookie."""
    bot: str = ""
    """The bot that plays here now."""
    away: bool = False

    @property
    def called(self) -> str:
        """For texts: the name, or for somebody who has none any more the key of the seat."""
        return self.name or f"seat-{self.number + 1}"

    @property
    def person(self) -> bool:
        return self.kind in ("person", "screen")

    def values(self, table: str) -> dict[str, Any]:
        return {"table_id": table, **msgspec.structs.asdict(self)}


class Watcher(Protocol):
    """Somebody who looks at a table."""

    guest: str
    front: int | None
    sent: int
    """The last row this watcher heard of."""
    whole: bool
    """What it heard is of no use any more: its log begins anew with the next update."""
    heard: int
    """So many lines of talk this watcher has."""

    def push(self, message: bytes) -> None: ...

    def look_again(self) -> None:
        """Seats have changed hands: is the one in front still its own?"""


class Header(msgspec.Struct, kw_only=True):
    """What the database keeps of a table, apart from seats and actions."""

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
    """The drawn position it begins with; empty: the start of the game."""

    def values(self) -> dict[str, Any]:
        return stored(msgspec.structs.asdict(self))


def stored(values: dict[str, Any]) -> dict[str, Any]:
    """Values of a header as the database keeps them: what has parts is JSON, no clock is nothing at all."""
    parts = ("options", "returns", "clock", "used")
    return {
        name: ("" if value is None else encode(value).decode()) if name in parts else value
        for name, value in values.items()
    }


class Table:
    pace = 0.0
    """Seconds a bot takes at least; what the table answers for people takes about as long.

    0 is set for tests, and by those who want it so: answers for people come at once.
    """

    def __init__(self, header: Header, chairs: Sequence[Chair], writer: Writer) -> None:
        self.header = header
        self.chairs = list(chairs)
        self.play: Play | None = None
        """None: not begun, or not in memory."""
        self.problem: Declined | None = None
        """Why its record cannot be played on."""
        self.load: Callable[[], Awaitable[None]] | None = None
        """Fetches the record; set by whoever keeps the tables."""
        self.recall_talk: Callable[[], Awaitable[TalkBook]] | None = None
        """Fetches what was said; set by whoever keeps the tables."""
        self.talk: TalkBook | None = None
        """None: not in memory."""
        self.moved: Callable[[], None] = lambda: None
        """Called after each change, for bots."""
        self.now: Callable[[], float] = time.time
        self.ring: Callable[[float | None], None] = lambda _: None
        """Called with the time at which the next clock runs out."""
        self.alive: float | None = None
        """When the server that had this table before was last alive."""
        self.relief = ""
        """The bot that plays on for people."""
        self.may_note: Callable[[str], bool] = lambda _: True
        """May this guest give cause for one more note? Set by whoever keeps the tables."""
        self.clock = TableClock(header.clock, len(chairs), header.used) if header.clock is not None else None
        self.next_invitation = ""
        """Opens the table at which the same people play again."""
        self.waiting: tuple[int, ...] = ()
        """The seats that owe a decision; also while the game is not in memory."""
        self.wishes: dict[str, Skip] = {}
        """What each guest wants to be answered for him."""
        self.changed: Callable[[], None] = lambda: None
        """Called when the lobby has something to tell; moves alone are too many for that."""
        self.watchers: set[Watcher] = set()
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        """The task that lets bots play here."""
        self.undo_asked: int | None = None
        self.undo_agreed: set[int] = set()
        self.draw_asked: int | None = None
        self._draws_offered: dict[int, int] = {}
        """When each seat offered a draw last."""
        self._skipping: set[tuple[int, int]] = set()
        """The decisions that the table is about to make for somebody."""
        self._writer = writer
        self._working: set[asyncio.Task[Any]] = set()
        self._rendered: dict[tuple[int | None, int], bytes] = {}
        self._last: dict[int | None, Update] = {}
        self._written_info: bytes | None = None

    # Who is who

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def running(self) -> bool:
        return self.header.status == "running"

    def seats_of(self, guest: str) -> list[int]:
        return [chair.number for chair in self.chairs if guest and chair.guest == guest]

    def persons(self) -> set[str]:
        """The guests that have a seat, whether they are away or not."""
        return {chair.guest for chair in self.chairs if chair.guest}

    def others(self, seat: int) -> set[str]:
        """The other people who would have to agree."""
        own = self.chairs[seat].guest
        return {chair.guest for chair in self.chairs if chair.guest and chair.guest != own and not chair.away}

    def bots_to_act(self) -> list[int]:
        if self.play is None or not self.running:
            return []
        return [seat for seat in self.play.asked if self.chairs[seat].bot]

    def thinking(self) -> list[int]:
        """The people who are asked, one by one: those whose clocks run."""
        if self.play is None or not self.running:
            return []
        return [seat for seat in self.play.asked if self.chairs[seat].person and not self.chairs[seat].bot]

    def absent(self) -> dict[int, int]:
        """The people who are asked and do not look at the table, with the decisions they owe."""
        present = self.present()
        asked = self.play.asked if self.play is not None else {}
        return {seat: asked[seat] for seat in self.thinking() if self.chairs[seat].guest not in present}

    def admits(self, guest: str, invitation: str) -> bool:
        """May this guest know of the table?"""
        if not self.header.private or self.is_member(guest):
            return True
        return hmac.compare_digest(invitation.encode(), self.header.invitation.encode())

    def present(self) -> set[str]:
        return {watcher.guest for watcher in self.watchers if watcher.guest}

    def is_member(self, guest: str) -> bool:
        """Has this guest made the table, or a seat at it?"""
        return bool(guest) and (guest == self.header.host or guest in self.persons())

    def written_info(self, guest: str) -> bytes:
        """`info` as JSON. All who have nothing to do with the table see the same, written once."""
        if self.is_member(guest):
            return encode(self.info(guest))
        if self._written_info is None:
            self._written_info = encode(self.info(""))
        return self._written_info

    def info(self, guest: str) -> TableInfo:
        """The table as this guest may see it."""
        header, present, member = self.header, self.present(), self.is_member(guest)
        return TableInfo(
            id=header.id,
            game=header.game,
            options=header.options,
            status=header.status,
            seats=tuple(_seat(chair, guest, present) for chair in self.chairs),
            private=header.private,
            memory_aid=header.memory_aid,
            host=bool(guest) and guest == header.host,
            invitation=header.invitation if member else "",
            created=header.created,
            changed=header.changed,
            decisions=self.play.decisions if self.play is not None else header.decisions,
            ending=header.ending,
            returns=header.returns,
            clock=header.clock,
            to_act=self.waiting if self.running else (),
            next=header.next,
            next_invitation=self.next_invitation if member and header.next else "",
            problem=self.problem.code if self.problem is not None else "",
        )

    # Changing

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever asked may go away in the middle; what was begun is finished all the same."""
        task = asyncio.create_task(self._locked(work))
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            async with self.lock:
                self.touched = time.monotonic()
                return await work
        finally:
            work.close()

    async def ready(self) -> Play:
        """The game in progress, fetched if it is not in memory; call it under the lock."""
        if self.problem is None and self.play is None and self.load is not None and self.header.status != "open":
            await self.load()
            self._forget_rendered()
            await self._take_up()
        if self.problem is not None:
            raise Declined(self.problem.code, self.problem.detail)  # a new one: each raise lengthens a traceback
        if self.play is None:
            raise Declined("not-running")
        return self.play

    async def hear(self) -> TalkBook:
        """What was said here, fetched if it is not in memory."""
        if self.talk is None:
            self.talk = await self.recall_talk() if self.recall_talk is not None else TalkBook(self.id)
        return self.talk

    async def _take_up(self) -> None:
        """The game is in memory again."""
        if self.play is None:
            return
        self.play.skipped = (await self.hear()).skipped()
        self._follow()
        if self.clock is not None and self.alive is not None:
            self.clock.charge(self.alive - self.header.changed)
            self.alive = None
            self.ring(self.clock.deadline())

    def _follow(self, taken_back: bool = False) -> None:
        """Who is asked, and who of them has a clock, may be others now."""
        if self.play is None:
            return
        self.waiting = tuple(self.play.asked) if self.running else ()
        if self.clock is None:
            return
        now = self.now()
        if self.running:
            rule = self.clock.rule
            rows = (step.row for step in self.play.steps) if rule.increment else ()
            answers = Counter(row.seat for row in rows if row.kind == "act")
            self.clock.follow(self.play.asked, self.thinking(), answers, now, taken_back)
        else:
            self.clock.stop(now)
        self.ring(self.clock.deadline())

    async def _write(self, *statements: Executable, rows: Iterable[Row] = ()) -> None:
        """Durable when this returns. After a failure nobody knows what the database holds: it is read again."""
        now = self.now()
        values = [(self.id, row.number, row.seat, row.action, row.kind, now) for row in rows]
        try:
            await self._writer.write(*statements, rows=values)
        except Exception as problem:
            if self.header.status != "open":
                self.play = None
            raise Declined("failed") from problem

    def _header_changes(self, **values: Any) -> Executable:
        return update(models.tables).where(models.tables.c.id == self.id).values(**stored(values))

    def _chair_changes(self, chair: Chair) -> Executable:
        where = (models.seats.c.table_id == self.id) & (models.seats.c.number == chair.number)
        return update(models.seats).where(where).values(**chair.values(self.id))

    async def _record(self, plan: Plan, play: Play, *statements: Executable, **header: Any) -> None:
        """Write a plan down, and make it the position; the end of the game in the same breath."""
        now = self.now()
        changes: dict[str, Any] = {**header, "changed": now}
        if self.clock is not None:
            changes["used"] = self.clock.fold(self.now())
        if plan.state.ending and self.header.status != "finished":
            changes |= {
                "status": "finished",
                "ending": plan.state.ending,
                "returns": tuple(plan.state.returns()),
                "decisions": play.decisions + sum(row.kind == "act" for row in plan.rows),
            }
        if len(changes) > 1:
            statements = (*statements, self._header_changes(**changes))
        rows = plan.rows
        await self._write(*statements, rows=rows)
        play.accept(plan)
        for name, value in changes.items():
            setattr(self.header, name, value)
        self.undo_asked = None
        self.undo_agreed = set()
        if self.draw_asked is not None and any(row.kind == "act" and row.seat != self.draw_asked for row in rows):
            self.draw_asked = None
        if self.play is play:
            self._follow(taken_back=any(row.kind == "undo" for row in rows))
        if "status" in changes:
            log("table-" + self.header.status, table=self.id, game=self.header.game, ending=self.header.ending)

    # Seats and status

    async def create(self, game: Game, given: Sequence[tuple[int, int]] = ()) -> None:
        """Put a new table into the database, and begin if nobody is waited for; with what was played elsewhere."""
        await self._whole(self._create(game, given))

    async def _create(self, game: Game, given: Sequence[tuple[int, int]]) -> None:
        statements: list[Executable] = [
            insert(models.tables).values(**self.header.values()),
            insert(models.seats).values([chair.values(self.id) for chair in self.chairs]),
        ]
        if any(chair.kind == "open" for chair in self.chairs):
            await self._write(*statements)
        else:
            await self._begin(game, *statements, given=given)
        self._seats_changed()

    async def _begin(self, game: Game, *statements: Executable, given: Sequence[tuple[int, int]] = ()) -> None:
        """The rules are those of today, also at a table that has waited since yesterday."""
        try:
            game.resolve(self.header.options)
        except OptionError as wrong:
            raise Declined("outdated", str(wrong)) from None
        play = Play(game, self.header.options, self.header.start)
        if given:  # it may be long, and the others go on meanwhile
            plan = await apart(lambda: play.plan_start(fresh_dice(), given))
        else:
            plan = play.plan_start(fresh_dice())
        rules = {"version": game.info.version, "data_hash": game.info.data_hash}
        await self._record(plan, play, *statements, status="running", **rules)
        self.play = play
        self._follow()

    async def call_to(self, other: Table) -> None:
        """The same people play again there: whoever sat here is told. The first such table counts."""
        await self._whole(self._call_to(other))

    async def _call_to(self, other: Table) -> None:
        if self.header.next:
            return
        await self._write(self._header_changes(next=other.id))
        self.header.next, self.next_invitation = other.id, other.header.invitation
        self.tell_seats()

    async def join(self, game: Game, guest: str, name: str, seat: int | None) -> None:
        await self._whole(self._join(game, guest, name, seat))

    async def _join(self, game: Game, guest: str, name: str, seat: int | None) -> None:
        if self.header.status != "open":
            raise Declined("not-open")
        if guest in self.persons():
            raise Declined("already-seated")
        chair = self._open_chair(seat)
        taken = msgspec.structs.replace(chair, kind="person", guest=guest, name=name)
        if any(other.kind == "open" for other in self.chairs if other is not chair):
            await self._write(self._chair_changes(taken))
        else:
            await self._begin(game, self._chair_changes(taken))
        self.chairs[chair.number] = taken
        self._seats_changed()

    def _open_chair(self, seat: int | None) -> Chair:
        chairs = [chair for chair in self.chairs if chair.kind == "open" and seat in (None, chair.number)]
        if not chairs:
            raise Declined("seat-taken" if seat is not None and seat < len(self.chairs) else "not-open")
        return chairs[0]

    async def start(self, game: Game, guest: str, bot: str) -> None:
        """The host does not wait any longer: bots take the open seats."""
        await self._whole(self._start(game, guest, bot))

    async def _start(self, game: Game, guest: str, bot: str) -> None:
        if not guest or guest != self.header.host:
            raise Declined("not-host")
        if self.header.status != "open":
            raise Declined("not-open")
        seated = [
            msgspec.structs.replace(chair, kind="bot", bot=bot) if chair.kind == "open" else chair
            for chair in self.chairs
        ]
        changes = [self._chair_changes(new) for new, old in zip(seated, self.chairs, strict=True) if new is not old]
        await self._begin(game, *changes)
        self.chairs = seated
        self._seats_changed()

    async def leave(self, guest: str) -> None:
        """Stand up. In a running game the seats wait for their person, and a bot may play on."""
        await self._whole(self._leave(guest, end=False))

    async def abandon(self, guest: str) -> None:
        """Give up: the end for all if nobody else is left."""
        await self._whole(self._leave(guest, end=True))

    async def _leave(self, guest: str, end: bool) -> None:
        mine = self.seats_of(guest)
        hosting = bool(guest) and guest == self.header.host
        if not mine and not hosting:
            raise Declined("not-your-seat")
        if self.header.status == "open":
            await self._leave_open(guest, mine, close=end and hosting)
        elif self.header.status == "running":
            staying = {c.guest for c in self.chairs if c.guest and c.guest != guest and not c.away}
            if end and not staying:
                await self._close()
            elif not mine:
                raise Declined("not-your-seat")
            else:
                await self._mark_away(guest, mine)
        else:
            raise Declined("not-running")
        self._seats_changed()

    async def _leave_open(self, guest: str, mine: Sequence[int], close: bool) -> None:
        staying = [chair.guest for chair in self.chairs if chair.guest and chair.guest != guest]
        if close or not staying:
            await self._close()
            return
        free = [Chair(seat, self.chairs[seat].role, "open") for seat in mine]
        host = staying[0] if guest == self.header.host else self.header.host
        await self._write(*(self._chair_changes(chair) for chair in free), self._header_changes(host=host))
        self._sit(free)
        self.header.host = host

    async def _close(self) -> None:
        now = self.now()
        decisions = self.play.decisions if self.play is not None else self.header.decisions
        await self._write(self._header_changes(status="abandoned", changed=now, decisions=decisions))
        self.header.status, self.header.changed, self.header.decisions = "abandoned", now, decisions
        self._follow()
        log("table-abandoned", table=self.id, game=self.header.game)

    async def expire(self) -> None:
        """Nobody came."""
        await self._whole(self._expire())

    async def _expire(self) -> None:
        if self.header.status == "open":
            await self._close()
            self._seats_changed()

    async def _mark_away(self, guest: str, mine: Sequence[int]) -> None:
        if all(self.chairs[seat].away for seat in mine):
            return
        self._charge(guest)
        gone = [msgspec.structs.replace(self.chairs[seat], away=True) for seat in mine]
        note = await self._note("note-left", mine[0])
        await self._write(*map(self._chair_changes, gone), note.statement(self.id))
        self._sit(gone)
        self._noted(note)

    async def substitute(self, guest: str, seat: int, bot: str) -> None:
        """A bot plays on for somebody who left."""
        await self._whole(self._substitute(guest, seat, bot))

    async def _substitute(self, guest: str, seat: int, bot: str) -> None:
        chair = self._chair(seat)
        if not guest or (guest not in self.persons() and guest != self.header.host):
            raise Declined("not-your-seat")
        if not self.running:
            raise Declined("not-running")
        if not chair.away:
            raise Declined("not-away")
        if self.clock is not None and chair.guest == guest:
            raise Declined("not-your-seat")  # else one could stop one's own clock
        self._charge(guest)
        new = msgspec.structs.replace(chair, bot=bot)
        note = await self._note("note-bot", seat)
        await self._write(self._chair_changes(new), note.statement(self.id))
        self._sit([new])
        self._noted(note)
        self._seats_changed()

    async def take_back_seat(self, guest: str, seat: int) -> None:
        """The person is here again, and the bot stands up."""
        await self._whole(self._take_back_seat(guest, seat))

    async def _take_back_seat(self, guest: str, seat: int) -> None:
        chair = self._chair(seat)
        if not guest or chair.guest != guest:
            raise Declined("not-your-seat")
        if not self.running:
            raise Declined("not-running")
        if not chair.away:
            raise Declined("not-away")
        if chair.bot and self.clock is not None and self.clock.too_late(seat):
            raise Declined("too-fast")  # what the person did not answer in time is the bot's to answer
        self._charge(guest)
        new = msgspec.structs.replace(chair, bot="", away=False)
        note = await self._note("note-back", seat)
        await self._write(self._chair_changes(new), note.statement(self.id))
        if self.clock is not None and chair.bot:
            self.clock.grant(seat, self.now())
        self._sit([new])
        self._noted(note)
        self._seats_changed()

    def _chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Declined("not-found")
        return self.chairs[seat]

    def _sit(self, chairs: Iterable[Chair]) -> None:
        for chair in chairs:
            self.chairs[chair.number] = chair
        self.undo_asked = self.draw_asked = None
        self.undo_agreed = set()
        self._follow()

    def rename(self, guest: str, name: str) -> None:
        """Somebody is called otherwise now; the database knows already."""
        for chair in self.chairs:
            if chair.guest == guest and chair.kind == "person":
                chair.name = name
        self.tell_seats()

    # Playing

    async def act(self, watcher: Watcher, seat: int, decision: int, action: int, sure: bool) -> None:
        """A person's action. The answer comes before the update: accepted, or to be confirmed."""
        await self._whole(self._act(watcher, seat, decision, action, sure))

    async def _act(self, watcher: Watcher, seat: int, decision: int, action: int, sure: bool) -> None:
        self._check_mine(watcher.guest, seat)
        play = await self._running_play()
        self.check_decision(play, seat, decision)
        if action not in play.state.legal(seat):
            raise Declined("illegal", refusal=play.game.why_not(play.state, seat, action))
        if not sure and self.others(seat) and play.reveals(seat, action):
            watcher.push(encode(Confirm(seat, decision, action)))
            return
        await self._play_on(play, seat, action, lambda row: watcher.push(encode(Accepted(seat, decision, row.number))))

    async def act_for_bot(self, seat: int, decision: int, action: int) -> bool:
        """A bot's action; False if it came too late."""
        return await self._whole(self._act_for_bot(seat, decision, action))

    async def _act_for_bot(self, seat: int, decision: int, action: int) -> bool:
        play = await self._running_play()
        if not self.chairs[seat].bot or play.asked.get(seat) != decision:
            return False
        await self._play_on(play, seat, action, said=reason_for(play, seat, action))
        if self.clock is not None and self.chairs[seat].person:
            self.clock.answered_by_bot(seat)
        return True

    async def _play_on(
        self,
        play: Play,
        seat: int,
        action: int,
        accepted: Callable[[Row], None] = lambda _: None,
        said: Message | None = None,
    ) -> None:
        before = self.header.status
        plan = play.plan_act(seat, action, fresh_dice())
        if said is None:
            await self._record(plan, play)
        else:
            words = (await self.hear()).reason(said, seat, self.now(), plan.rows[0].number)
            await self._record(plan, play, words.statement(self.id))
            self._noted(words)
        accepted(plan.rows[0])
        await self._skip_forced(play)
        self._moved()
        if self.header.status != before:
            self._tell_end()

    async def _running_play(self) -> Play:
        if not self.running:
            raise Declined("not-running")
        return await self.ready()

    def _check_mine(self, guest: str, seat: int) -> None:
        if not guest or seat >= len(self.chairs) or self.chairs[seat].guest != guest:
            raise Declined("not-your-seat")
        if self.chairs[seat].bot:
            raise Declined("bot-plays")

    @staticmethod
    def check_decision(play: Play, seat: int, decision: int) -> None:
        """It is stale when it is not open any more; others' answers do not matter."""
        if play.asked.get(seat) == decision:
            return
        if seat in play.asked or decision <= play.latest.get(seat, -1):
            raise Declined("stale")
        raise Declined("not-asked")

    async def why(self, guest: str, seat: int, decision: int, path: Sequence[str]) -> Refusal | None:
        """Why these touches lead nowhere."""
        self._check_mine(guest, seat)
        async with self.lock:
            play = await self._running_play()
        self.check_decision(play, seat, decision)
        return play.game.why_not(play.state, seat, [_target(word) for word in path])

    async def threats(self, front: int | None) -> Threats:
        """What each thing has to fear, as far as this seat knows."""
        async with self.lock:
            play = await self.ready()
        found = play.game.threats(play.state.view(front))
        return Threats(play.number, {thing: tuple(by) for thing, by in found.items()})

    # Taking back

    def undo_kind(self, play: Play, seat: int | None) -> UndoKind:
        """Can this seat's last decision be taken back?"""
        if seat is None or not self.running or self.chairs[seat].bot or play.last_decision(seat) is None:
            return "none"
        return "free" if not self.others(seat) or play.can_take_back_freely(seat) else "ask"

    async def undo(self, guest: str, seat: int) -> None:
        """Take back this seat's last decision, or ask the others."""
        await self._whole(self._undo(guest, seat))

    async def _undo(self, guest: str, seat: int) -> None:
        self._check_mine(guest, seat)
        play = await self._running_play()
        kind = self.undo_kind(play, seat)
        if kind == "none":
            raise Declined("no-undo")
        if kind == "free":
            await self._take_back(play, seat)
            return
        if self.undo_asked is not None:
            raise Declined("undo-asked")
        self._charge(guest)
        note = await self._note("note-undo-asked", seat)
        await self._write(note.statement(self.id))
        self.undo_asked = seat
        self.undo_agreed = set()
        self.tell_position()
        self._noted(note)

    async def answer_undo(self, guest: str, seat: int, agree: bool) -> None:
        await self._whole(self._answer_undo(guest, seat, agree))

    async def _answer_undo(self, guest: str, seat: int, agree: bool) -> None:
        self._check_mine(guest, seat)
        play = await self._running_play()
        asker = self.undo_asked
        if asker is None or self.chairs[asker].guest == guest:
            raise Declined("no-undo")
        if agree and seat in self.undo_agreed:
            return
        note = await self._note("note-undo-agreed" if agree else "note-undo-refused", seat)
        await self._write(note.statement(self.id))
        self._noted(note)
        if not agree:
            self.undo_asked, self.undo_agreed = None, set()
            self.tell_position()
            return
        self.undo_agreed.add(seat)
        if self.others(asker) <= {self.chairs[other].guest for other in self.undo_agreed}:
            await self._take_back(play, asker)
        else:
            self.tell_position()

    async def _take_back(self, play: Play, seat: int) -> None:
        await self._record(play.plan_undo(seat, self.chairs[seat].called), play)
        log("undo", table=self.id, seat=seat, number=play.number)
        self._moved()

    # Giving up, and draws

    async def resign(self, guest: str, seat: int) -> None:
        """The other one wins; where the game has no such ending, a bot plays on."""
        await self._whole(self._resign(guest, seat))

    async def _resign(self, guest: str, seat: int) -> None:
        self._check_mine(guest, seat)
        play = await self._running_play()
        returns = play.game.conceded(seat, len(self.chairs))
        if returns is None:
            await self._relieve(seat, "note-resigned-bot")
        else:
            await self._settle(play, RESIGNED, returns, await self._note("note-resigned", seat))

    async def offer_draw(self, guest: str, seat: int) -> None:
        """Once for each position; the offer stands until the other one answers or acts."""
        await self._whole(self._offer_draw(guest, seat))

    async def _offer_draw(self, guest: str, seat: int) -> None:
        self._check_mine(guest, seat)
        play = await self._running_play()
        returns = play.game.drawn(len(self.chairs))
        if returns is None or self._draws_offered.get(seat) == play.number:
            raise Declined("no-draw")
        if self.draw_asked is not None and self.draw_asked != seat:
            await self._answer_draw(guest, seat, agree=True)
            return
        if any(chair.bot for chair in self.chairs):
            raise Declined("bots-play-on")
        self._charge(guest)
        note = await self._note("note-draw-offered", seat)
        await self._write(note.statement(self.id))
        self._draws_offered[seat] = play.number
        self.draw_asked = seat
        self.tell_position()
        self._noted(note)

    async def answer_draw(self, guest: str, seat: int, agree: bool) -> None:
        await self._whole(self._answer_draw(guest, seat, agree))

    async def _answer_draw(self, guest: str, seat: int, agree: bool) -> None:
        self._check_mine(guest, seat)
        play = await self._running_play()
        returns = play.game.drawn(len(self.chairs))
        if self.draw_asked is None or self.draw_asked == seat or returns is None:
            raise Declined("no-draw")
        if agree:
            await self._settle(play, DRAWN, returns, await self._note("note-draw-agreed", seat))
            return
        note = await self._note("note-draw-refused", seat)
        await self._write(note.statement(self.id))
        self.draw_asked = None
        self.tell_position()
        self._noted(note)

    async def _settle(self, play: Play, ending: str, returns: Sequence[float], note: Said) -> None:
        """The end, not by the rules of the game: the record stays as it is, the table knows the result."""
        changes: dict[str, Any] = {
            "status": "finished",
            "ending": ending,
            "returns": tuple(returns),
            "decisions": play.decisions,
            "changed": self.now(),
        }
        if self.clock is not None:
            changes["used"] = self.clock.fold(self.now())
        await self._write(self._header_changes(**changes), note.statement(self.id))
        for name, value in changes.items():
            setattr(self.header, name, value)
        self.undo_asked = self.draw_asked = None
        self.undo_agreed = set()
        log("table-finished", table=self.id, game=self.header.game, ending=ending)
        self._follow()
        self._noted(note)
        self._moved()
        self._tell_end()

    async def _relieve(self, seat: int, key: str) -> None:
        """A bot plays on for somebody, who may come back."""
        new = msgspec.structs.replace(self.chairs[seat], away=True, bot=self.relief)
        note = await self._note(key, seat)
        await self._write(self._chair_changes(new), note.statement(self.id))
        self._sit([new])
        self._noted(note)
        self._seats_changed()

    # Clocks

    async def run_out(self) -> None:
        """A clock may have run out."""
        await self._whole(self._run_out())

    async def _run_out(self) -> None:
        if self.clock is None or not self.running:
            return
        play = await self.ready()
        seat = self.clock.expired(self.now())
        if seat is None:
            self._follow()
            return
        returns = play.game.conceded(seat, len(self.chairs)) if self.clock.rule.run_out == "loss" else None
        if returns is None:
            self.clock.give_up(seat)
            await self._relieve(seat, "note-time-bot")
        else:
            await self._settle(play, TIME_OUT, returns, await self._note("note-time-out", seat))

    # Answering for people who have no choice

    async def prefer(self, guest: str, skip: Skip) -> None:
        """What this guest wants to be answered for him."""
        await self._whole(self._prefer(guest, skip))

    async def _prefer(self, guest: str, skip: Skip) -> None:
        if not self.seats_of(guest):
            return
        self.wishes[guest] = skip
        if self.play is not None and self.running and await self._skip_forced(self.play):
            self._moved()
            if self.header.status == "finished":
                self._tell_end()

    def _forced(self, play: Play) -> list[tuple[int, int, int]]:
        """Seats with a single choice whose people want it made: seat, decision and action.

        A window is a decision that several owe at once where hands are hidden. What was just taken back is not made
        again. For somebody who is seen to be away nothing hidden is answered: all would know that it was not he.
        """
        if not self.running or not any(wish != "nothing" for wish in self.wishes.values()):
            return []
        last = play.steps[-1] if play.steps else None
        held = last.renumbered if last is not None and last.row.kind == "undo" else frozenset()
        window = play.game.info.secrets and len(play.asked) > 1
        found = []
        for seat in self.thinking():
            wish = self.wishes.get(self.chairs[seat].guest, "nothing")
            if wish == "nothing" or (wish == "windows" and not window):
                continue
            if seat in held or not self._may_answer_for(play, seat):
                continue
            legal = play.state.legal(seat)
            if len(legal) == 1:
                found.append((seat, play.asked[seat], legal[0]))
        return found

    def _may_answer_for(self, play: Play, seat: int) -> bool:
        return not play.game.info.secrets or self.chairs[seat].guest in self.present()

    async def _skip_forced(self, play: Play) -> bool:
        """Make such choices: at once where the pace was set to 0, else after a while. Were any made?

        Where something is hidden, a while of any length says nothing about what else could have been done; however
        quick bots are, it is never too short for a person. Only a pace of 0, as in tests, does without it.
        """
        if self.pace > 0:
            for seat, decision, action in self._forced(play):
                if (seat, decision) not in self._skipping:
                    self._skipping.add((seat, decision))
                    wait = self.pace
                    if play.game.info.secrets:
                        wait = max(self.pace, LEAST_PAUSE) * (1 + fresh_dice().below(3000) / 1000)
                    asyncio.get_running_loop().call_later(wait, self._skip_later, seat, decision, action)
            return False
        made = False
        while found := self._forced(play):
            for seat, decision, action in found:
                if play.asked.get(seat) == decision:
                    await self._record_skip(play, seat, action)
            made = True
        return made

    def _skip_later(self, seat: int, decision: int, action: int) -> None:
        task = asyncio.create_task(self._whole(self._skip(seat, decision, action)))
        self._working.add(task)
        task.add_done_callback(self._done_skipping)

    def _done_skipping(self, task: asyncio.Task[Any]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # a failing database: the choice is still open, and its person can make it

    async def _skip(self, seat: int, decision: int, action: int) -> None:
        self._skipping.discard((seat, decision))
        play = await self._running_play()
        if (seat, decision, action) not in self._forced_later(play, seat):
            return
        await self._record_skip(play, seat, action)
        await self._skip_forced(play)
        self._moved()
        if self.header.status == "finished":
            self._tell_end()

    def _forced_later(self, play: Play, seat: int) -> list[tuple[int, int, int]]:
        """The same, after others may have answered: what was a window is one still."""
        wish = self.wishes.get(self.chairs[seat].guest, "nothing")
        if wish == "nothing" or seat not in self.thinking() or not self._may_answer_for(play, seat):
            return []
        legal = play.state.legal(seat)
        return [(seat, play.asked[seat], legal[0])] if len(legal) == 1 else []

    async def _record_skip(self, play: Play, seat: int, action: int) -> None:
        """Only its own person reads that there was no choice: to the others it is a choice like any."""
        note = await self._note(SKIPPED, seat, only=seat, after=play.number + 1)
        await self._record(play.plan_act(seat, action, fresh_dice()), play, note.statement(self.id))
        play.skipped.add(note.line.after)
        self._noted(note)

    # Talking

    async def say(self, guest: str, name: str, text: str) -> None:
        """Somebody says something: to the table if he has a seat or it waits for players, else to those who watch."""
        await self._whole(self._say(guest, name, text))

    async def _say(self, guest: str, name: str, text: str) -> None:
        book, seats = await self.hear(), self.seats_of(guest)
        after = self.play.number if self.play is not None else 0
        waiting = self.header.status == "open"
        said = book.say(guest, name, seats[0] if seats else None, text, self.now(), after, waiting)
        await self._write(said.statement(self.id))
        self._noted(said)

    async def _note(self, key: str, seat: int | None, only: int = NOBODY, after: int | None = None) -> Said:
        """Something to note; it is told when it is on record."""
        book = await self.hear()
        number = self.play.number if self.play is not None else 0
        return book.note(key, seat, self.now(), number if after is None else after, only)

    def _charge(self, guest: str) -> None:
        """Notes stay, so nobody gives cause for any number of them."""
        if not self.may_note(guest):
            raise Declined("too-fast")

    def _noted(self, said: Said) -> None:
        if self.talk is not None:
            self.talk.add(said)
        over = not self.running and self.header.status != "open"
        for watcher in self.watchers:
            if said.readable(watcher.front, bool(self.seats_of(watcher.guest)), over):
                watcher.heard += 1
                watcher.push(encode(Talk(numbered([said.line], watcher.heard), whole=False)))

    def tell_talk(self, watcher: Watcher, always: bool = False) -> None:
        """All that was said, as far as this one may read it."""
        if self.talk is None or not (self.talk.lines or always):
            return
        plays, over = bool(self.seats_of(watcher.guest)), not self.running and self.header.status != "open"
        lines = numbered(said.line for said in self.talk.lines if said.readable(watcher.front, plays, over))
        watcher.heard = len(lines)
        watcher.push(encode(Talk(lines, whole=True)))

    # Telling

    def _tell_end(self) -> None:
        """The game is over: the lobby hears of it, and the players hear what was said in the gallery."""
        self.tell_seats()
        for watcher in self.watchers:
            self.tell_talk(watcher)
        self.changed()

    def _moved(self) -> None:
        """The position is another one: everybody is told, and bots look whether it is their turn."""
        self.tell_position()
        self.moved()

    def _seats_changed(self) -> None:
        for watcher in self.watchers:
            watcher.look_again()
        self.tell_seats()
        if self.play is not None:
            self.tell_position()
        self.changed()
        self.moved()

    def tell_owners(self) -> None:
        """Seats belong to somebody else now; the database knows already."""
        self.undo_asked, self.undo_agreed = None, set()
        self._seats_changed()

    def vanish(self) -> None:
        """The table was deleted: whoever still holds it can do nothing with it."""
        self.play, self.problem = None, Declined("not-found")
        self.header.status = "abandoned"
        self._forget_rendered()

    def tell_seats(self, but: Watcher | None = None) -> None:
        """Who sits where is another matter for each reader: what is his own, and whom he may invite."""
        self._written_info = None
        written: dict[str, bytes] = {}
        for watcher in self.watchers - {but}:
            if watcher.guest not in written:
                written[watcher.guest] = encode(TableChanged(self.info(watcher.guest)))
            watcher.push(written[watcher.guest])

    def tell_position(self) -> None:
        self._forget_rendered()
        if self.play is not None:
            self._look(self.play, {watcher.front for watcher in self.watchers})
        for watcher in self.watchers:
            self.show(watcher)
        self._last.clear()  # thousands of small things: written down they are of no more use, and few ask again

    def show(self, watcher: Watcher) -> None:
        """Send the position to one watcher, with what it was not told yet."""
        play = self.play
        if play is None:
            return
        after = watcher.sent if not watcher.whole and play.knows(watcher.sent) else -1
        watcher.push(self.render(play, watcher.front, after))
        watcher.sent = play.number
        watcher.whole = False
        if self.clock is not None:
            watcher.push(self._render_clocks(self.clock))

    def _render_clocks(self, clock: TableClock) -> bytes:
        now = self.now()
        left = (round(clock.left(c.number, now), 3) if c.person and not c.bot else None for c in self.chairs)
        return encode(Clocks(tuple(left), clock.running))

    def _forget_rendered(self) -> None:
        self._rendered.clear()
        self._last.clear()
        self._written_info = None

    def render(self, play: Play, front: int | None, after: int) -> bytes:
        """The update for these eyes; -1: with the whole log. Written once for all who see the same."""
        if (front, after) not in self._rendered:
            if len(self._rendered) > 64:
                self._rendered.clear()
            known = self._last.get(front)
            if known is None or known.number != play.number:
                self._look(play, (front,))
            update = msgspec.structs.replace(self._last[front], log=play.told(front, after), whole=after < 0)
            self._rendered[front, after] = encode(update)
        return self._rendered[front, after]

    def _look(self, play: Play, fronts: Collection[int | None]) -> None:
        """Everything but the log, for all of these eyes at once."""
        views = play.game.views(play.state, tuple(fronts), memory=self.header.memory_aid)
        for front, view in zip(fronts, views, strict=True):
            self._last[front] = self._update(play, front, view)

    def _update(self, play: Play, front: int | None, view: View) -> Update:
        state = play.state
        ending = state.ending or (self.header.ending if self.header.status == "finished" else "")
        return Update(
            seat=front,
            number=play.number,
            view=view,
            to_act=tuple(play.asked) if not ending else (),
            asked=self._asked(play, front, view),
            log=(),
            whole=False,
            undo=self.undo_kind(play, front),
            undo_asked=self.undo_asked,
            undo_agreed=tuple(sorted(self.undo_agreed)),
            ending=ending,
            returns=tuple(state.returns()) if state.ending else self.header.returns if ending else (),
            draw_asked=self.draw_asked,
        )

    def _asked(self, play: Play, front: int | None, view: Any) -> Asked | None:
        if front is None or front not in play.asked or not self.running:
            return None
        return Asked(play.asked[front], play.game.asked(view), offers(play.game, play.state, front))


def _seat(chair: Chair, guest: str, present: set[str]) -> Seat:
    return Seat(
        role=chair.role,
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        away=chair.away,
        here=bool(chair.bot) or chair.guest in present,
        mine=bool(guest) and chair.guest == guest,
    )


def offers(game: Game, state: State, seat: int) -> tuple[Offer, ...]:
    """All legal actions of a seat, and what one touches for each."""
    split = game.actions.split
    return tuple([Offer(action, split(action)[0].name, text, path) for action, text, path in game.worded(state, seat)])


def reason_for(play: Play, seat: int, action: int) -> Message | None:
    """What a bot says with an action. All hear it: it is made of what a spectator sees, and the game gets no more."""
    if not play.game.talks:
        return None
    try:
        return play.game.why(play.state.view(None), seat, action)
    except Exception as problem:  # noqa: BLE001  a game goes on without words
        log_failure("no-reason", problem, game=play.game.info.name)
        return None


def _target(word: str) -> Target:
    kind, _, name = word.partition(":")
    return Target(kind, name)
