"""One table: who sits where, the game in progress, and everybody who looks at it.

Here is what a table is and what can be asked of it. What people and bots do there stands in modules that know it, and
that it does not know:

- `opening`, `seating`: from the first chair to the first position; people who leave, bots for them, people who return;
- `acting`, `skipping`, `taking_back`, `settling`: actions, those that nobody has to choose, and games that end early;
- `talking`, `telling`, `rendering`: what is said, what everybody is sent, and how that is written;
- `recording`: how a change gets into the database.

Whatever changes a table does so `in_turn`: first planned, then written, then told.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import msgspec

from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import get_game
from moonsaga.server.errors import Declined
from moonsaga.server.protocol import Skip, UndoKind, Update
from moonsaga.server.table.chat import TalkBook, read_talk
from moonsaga.server.table.clocks import TableClock
from moonsaga.server.table.context import Context
from moonsaga.server.table.events import DeadlineChanged
from moonsaga.server.table.header import Chair, Header
from moonsaga.server.table.loading import load
from moonsaga.server.table.progress import Play
from moonsaga.server.table.proposals import Questions

P = ParamSpec("P")
T = TypeVar("T")


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


class Written(msgspec.Struct):
    """What was written for all who see the same, until something changes."""

    updates: dict[tuple[int | None, int, frozenset[int]], bytes] = msgspec.field(default_factory=dict)
    """By whose eyes, the row after which they are told, and which seats of that person wait for the others."""
    looks: dict[int | None, Update] = msgspec.field(default_factory=dict)
    """Updates without their log."""
    info: bytes | None = None
    """For those who have nothing to do with the table."""

    def forget(self) -> None:
        self.updates.clear()
        self.looks.clear()
        self.info = None


class Table:
    def __init__(self, header: Header, chairs: Sequence[Chair], context: Context) -> None:
        self.header = header
        self.chairs = list(chairs)
        self.context = context
        self.play: Play | None = None
        """None: not begun, or not in memory."""
        self.problem: Declined | None = None
        """Why its record cannot be played on."""
        self.talk: TalkBook | None = None
        """None: not in memory."""
        self.clock = TableClock(header.clock, len(chairs), header.used) if header.clock is not None else None
        self.next_invitation = ""
        """Opens the table at which the same people play again."""
        self.waiting: tuple[int, ...] = ()
        """The seats that owe a decision; also while the game is not in memory."""
        self.seen_here: set[str] | None = None
        """In a window: who is or was here since it began; going away after an answer would tell that it was given."""
        self.gone_unseen = False
        """Somebody has left meanwhile."""
        self.held_since: dict[int, float] = {}
        """In a window: when the clocks of those who have answered stopped."""
        self.open_decks = False
        """Decks of one's own are no secret here."""
        self.removed: set[str] = set()
        """Those whom the host does not want to play with."""
        self.wishes: dict[str, Skip] = {}
        """What each guest wants to be answered for him."""
        self.detours: set[str] = set()
        """The guests who want to be asked also where one answer costs nothing and the others do."""
        self.skipping: set[tuple[int, int]] = set()
        """The decisions that the table is about to make for somebody: seat and number."""
        self.questions = Questions()
        self.watchers: set[Watcher] = set()
        self.written = Written()
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self._fetching_talk = asyncio.Lock()
        self.household = ""
        """From where it was laid; empty: nobody of the table has come since the start."""
        self.driver: asyncio.Task[None] | None = None
        """The task that lets bots play here."""
        self._working: set[asyncio.Task[Any]] = set()

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def game(self) -> Game | None:
        """None: it is not here any more."""
        try:
            return get_game(self.header.game)
        except MoonsagaError:
            return None

    @property
    def running(self) -> bool:
        return self.header.status == "running"

    @property
    def over(self) -> bool:
        return self.header.status in ("finished", "abandoned")

    # Who is who

    def seats_of(self, guest: str) -> list[int]:
        return [chair.number for chair in self.chairs if guest and chair.guest == guest]

    def persons(self) -> set[str]:
        """The guests that have a seat, whether they are away or not."""
        return {chair.guest for chair in self.chairs if chair.guest}

    def others(self, seat: int) -> set[str]:
        """The other people who would have to agree."""
        return self.staying_without(self.chairs[seat].guest)

    def staying_without(self, guest: str) -> set[str]:
        """The people who have not left, but for this one."""
        return {chair.guest for chair in self.chairs if chair.guest and chair.guest != guest and not chair.away}

    def present(self) -> set[str]:
        return {watcher.guest for watcher in self.watchers if watcher.guest}

    def is_member(self, guest: str) -> bool:
        """Has this guest made the table, or a seat at it?"""
        return self.is_host(guest) or (bool(guest) and guest in self.persons())

    def is_host(self, guest: str) -> bool:
        return bool(guest) and guest == self.header.host

    def admits(self, guest: str, invitation: str) -> bool:
        """May this guest know of the table?"""
        if not self.header.private or self.is_member(guest):
            return True
        return hmac.compare_digest(invitation.encode(), self.header.invitation.encode())

    # Who is asked

    def bots_to_act(self) -> list[int]:
        if self.play is None or not self.running:
            return []
        return [seat for seat in self.play.owed() if self.chairs[seat].bot]

    def thinking(self) -> list[int]:
        """The people who are asked, one by one: those whose clocks run."""
        if self.play is None or not self.running:
            return []
        return [seat for seat in self.play.owed() if self.chairs[seat].person and not self.chairs[seat].bot]

    def waiting_for_others(self, guest: str) -> frozenset[int]:
        """The seats of this guest that have answered in a window that is still open."""
        if self.play is None or not self.play.held:
            return frozenset()
        return frozenset(self.seats_of(guest)) & (self.play.held.keys() - self.play.owed().keys())

    def absent(self) -> dict[int, int]:
        """The people who are asked and do not look at the table, with the decisions they owe."""
        present = self.present()
        asked = self.play.owed() if self.play is not None else {}
        return {seat: asked[seat] for seat in self.thinking() if self.chairs[seat].guest not in present}

    def undo_kind(self, play: Play, seat: int | None) -> UndoKind:
        """Can this seat's last decision be taken back? What others have answered in a window makes no difference."""
        if seat is None or not self.running or self.chairs[seat].bot:
            return "none"
        if any(not answer.skipped for answer in play.held.get(seat, ())):
            return "free"
        if play.last_decision(seat) is None:
            return "none"
        if not self.others(seat):
            return "free"
        return "free" if play.can_take_back_freely(seat) and not self._has_passed(play, seat) else "ask"

    def _has_passed(self, play: Play, seat: int) -> bool:
        """Has this seat's last decision given the turn to somebody else who may be thinking already?"""
        last = play.last_decision(seat)
        others = self.others(seat)
        return last is not None and any(
            decision >= play.steps[last].row.number
            and self.chairs[other].guest in others
            and not self.chairs[other].bot
            for other, decision in play.asked.items()
        )

    # Changing

    async def carry_out(self, work: Coroutine[Any, Any, T]) -> T:
        """Under the lock. Whoever asked may go away in the middle; what was begun is finished all the same."""
        return await asyncio.shield(self.hold(asyncio.create_task(self._locked(work))))

    def hold(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        """A task that nobody else may be waiting for."""
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return task

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            async with self.lock:
                self.touched = time.monotonic()
                return await work
        finally:
            work.close()

    def check_mine(self, guest: str, seat: int) -> None:
        """Does this guest play here now?"""
        if not guest or seat >= len(self.chairs) or self.chairs[seat].guest != guest:
            raise Declined("not-your-seat")
        if self.chairs[seat].bot:
            raise Declined("bot-plays")

    async def running_play(self) -> Play:
        """`ready`, if the game goes on."""
        if not self.running:
            raise Declined("not-running")
        return await self.ready()

    async def ready(self) -> Play:
        """The game in progress, fetched if it is not in memory; call it under the lock."""
        if self.problem is None and self.play is None and self.header.status != "open":
            await load(self)
            self.written.forget()
            await self._take_up()
        if self.problem is not None:
            raise Declined(self.problem.code, self.problem.detail)  # a new one: each raise lengthens a traceback
        if self.play is None:
            raise Declined("not-running")
        return self.play

    async def hear(self) -> TalkBook:
        """What was said here, fetched if it is not in memory."""
        if self.talk is None:
            async with self._fetching_talk:  # two books would not have the same lines for long
                if self.talk is None:
                    self.talk = await read_talk(self.context.engine, self.id)
        return self.talk

    async def hear_again(self) -> bool:
        """The database has changed what was said. Is it in memory, and so was read again?"""
        async with self._fetching_talk:
            if self.talk is None:
                return False
            self.talk = await read_talk(self.context.engine, self.id)
            return True

    async def _take_up(self) -> None:
        """The game is in memory again."""
        if self.play is None:
            return
        self.play.skipped = (await self.hear()).skipped()
        self.follow()

    def follow(self, taken_back: bool = False) -> None:
        """Who is asked, and who of them has a clock, may be others now."""
        if self.play is None:
            return
        self.waiting = tuple(self.play.asked) if self.running else ()
        self._follow_window(self.play)
        if self.clock is None:
            return
        now = self.context.tick()
        if self.running:
            rows = (step.row for step in self.play.steps) if self.clock.rule.increment else ()
            answers = Counter(row.seat for row in rows if row.kind == "act")
            self.clock.follow(self.play.owed(), self.thinking(), answers, now, taken_back)
        else:
            self.clock.stop(now)
        self._set_deadline(self.clock.deadline())

    def _follow_window(self, play: Play) -> None:
        if not self.running or not play.window:
            self.seen_here, self.held_since = None, {}
            return
        self.seen_here = (self.seen_here or set()) | self.present()
        answered = play.held.keys() - play.owed().keys()
        now = self.context.tick()
        self.held_since = {seat: self.held_since.get(seat, now) for seat in answered}

    def _set_deadline(self, deadline: float | None) -> None:
        self.context.events.publish(DeadlineChanged(self, deadline))

    def begin_again(self) -> None:
        """It waits for players, as if the game had never begun."""
        self.play, self.waiting, self.seen_here, self.held_since = None, (), None, {}
        rule = self.header.clock
        self.clock = TableClock(rule, len(self.chairs)) if rule is not None else None
        self._set_deadline(None)
        self.written.forget()

    def vanish(self) -> None:
        """The table was deleted: whoever still holds it can do nothing with it."""
        self.play, self.problem = None, Declined("not-found")
        self.header.status = "abandoned"
        self.written.forget()


def in_turn(
    work: Callable[Concatenate[Table, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Table, P], Coroutine[Any, Any, T]]:
    """A change of a table: nothing else changes it meanwhile. One such change must not call another."""

    @wraps(work)
    async def change(table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await table.carry_out(work(table, *args, **kwargs))

    return change
