"""One table: who sits where, the game in progress, and everybody who looks at it.

Its changes are functions of `server/changes`, which this module does not know:

- `start`, `seats`: a table is created, players join, leave and return, substitute bots play for them;
- `act`, `forced`, `undo`, `finish`: actions, forced moves, undo, and games that end early;
- `chat`, `broadcast`: what is said, and what the watchers are sent; `rendering` beside this module writes it;
- `commit`: how a change is written to the database.

Every change of a table is `locked`: first planned, then written, then broadcast.
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
from moonsaga.server.errors import RequestError
from moonsaga.server.protocol.table import Skip, UndoKind, Update
from moonsaga.server.table.chat import ChatLog, read_chat
from moonsaga.server.table.clocks import TableClock
from moonsaga.server.table.context import Context
from moonsaga.server.table.events import DeadlineChanged
from moonsaga.server.table.header import Header, TableSeat
from moonsaga.server.table.loading import load
from moonsaga.server.table.progress import Progress
from moonsaga.server.table.proposals import Proposals

P = ParamSpec("P")
T = TypeVar("T")


class Watcher(Protocol):
    """A connection that watches a table."""

    user: str
    perspective: int | None
    last_row: int
    """The last row this watcher was sent."""
    needs_full_log: bool
    """Its log begins again with the next update."""
    chat_lines: int
    """Chat lines this watcher was sent."""

    def push(self, message: bytes) -> None: ...

    def look_again(self) -> None:
        """Seats have changed hands: check the perspective."""


class Written(msgspec.Struct):
    """What was written for all who see the same, until something changes."""

    updates: dict[tuple[int | None, int, frozenset[int]], bytes] = msgspec.field(default_factory=dict)
    """By perspective, the row after which the log begins, and the seats of that user which wait for the others."""
    looks: dict[int | None, Update] = msgspec.field(default_factory=dict)
    """Updates without their log."""
    info: bytes | None = None
    """For those who have nothing to do with the table."""

    def forget(self) -> None:
        self.updates.clear()
        self.looks.clear()
        self.info = None


class Table:
    def __init__(self, header: Header, table_seats: Sequence[TableSeat], context: Context) -> None:
        self.header = header
        self.seats = list(table_seats)
        self.context = context
        self.progress: Progress | None = None
        """None: not begun, or not in memory."""
        self.problem: RequestError | None = None
        """Why its record cannot be played on."""
        self.chat: ChatLog | None = None
        """None: not in memory."""
        self.clock = TableClock(header.clock, len(table_seats), header.used) if header.clock is not None else None
        self.next_invitation = ""
        """Opens the table at which the same players play again."""
        self.waiting: tuple[int, ...] = ()
        """The seats that owe a decision; also while the game is not in memory."""
        self.seen_here: set[str] | None = None
        """In a window: who is or was here since it began; going away after an answer would tell that it was given."""
        self.gone_unseen = False
        """A player has left meanwhile."""
        self.held_since: dict[int, float] = {}
        """In a window: when the clocks of those who have answered stopped."""
        self.open_decks = False
        """Decks of one's own are no secret here."""
        self.removed: set[str] = set()
        """Users whom the host has removed."""
        self.wishes: dict[str, Skip] = {}
        """Which forced moves each user wants to be made for them."""
        self.detours: set[str] = set()
        """The users who want to be asked also where one answer costs nothing and the others do."""
        self.skipping: set[tuple[int, int]] = set()
        """The forced moves that the table is about to make: seat and number."""
        self.proposals = Proposals()
        self.watchers: set[Watcher] = set()
        self.written = Written()
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self._loading_chat = asyncio.Lock()
        self.client_network = ""
        """The client network of its host; empty: nobody of the table has come since the start."""
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

    def seats_of(self, user: str) -> list[int]:
        return [table_seat.number for table_seat in self.seats if user and table_seat.user == user]

    def persons(self) -> set[str]:
        """The users that have a seat, whether they are away or not."""
        return {table_seat.user for table_seat in self.seats if table_seat.user}

    def others(self, seat: int) -> set[str]:
        """The other people who would have to agree."""
        return self.staying_without(self.seats[seat].user)

    def staying_without(self, user: str) -> set[str]:
        """The people who have not left, but for this one."""
        return {
            table_seat.user
            for table_seat in self.seats
            if table_seat.user and table_seat.user != user and not table_seat.away
        }

    def present(self) -> set[str]:
        return {watcher.user for watcher in self.watchers if watcher.user}

    def is_member(self, user: str) -> bool:
        """Is this user the host, or have they a seat?"""
        return self.is_host(user) or (bool(user) and user in self.persons())

    def is_host(self, user: str) -> bool:
        return bool(user) and user == self.header.host

    def admits(self, user: str, invitation: str) -> bool:
        """May this user know of the table?"""
        if not self.header.private or self.is_member(user):
            return True
        return hmac.compare_digest(invitation.encode(), self.header.invitation.encode())

    # Who is asked

    def bots_to_act(self) -> list[int]:
        if self.progress is None or not self.running:
            return []
        return [seat for seat in self.progress.owed() if self.seats[seat].bot]

    def thinking(self) -> list[int]:
        """The people who are asked, one by one: those whose clocks run."""
        if self.progress is None or not self.running:
            return []
        return [seat for seat in self.progress.owed() if self.seats[seat].person and not self.seats[seat].bot]

    def waiting_for_others(self, user: str) -> frozenset[int]:
        """The seats of this user that have answered in a window that is still open."""
        if self.progress is None or not self.progress.held:
            return frozenset()
        return frozenset(self.seats_of(user)) & (self.progress.held.keys() - self.progress.owed().keys())

    def absent(self) -> dict[int, int]:
        """The people who are asked and do not look at the table, with the decisions they owe."""
        present = self.present()
        asked = self.progress.owed() if self.progress is not None else {}
        return {seat: asked[seat] for seat in self.thinking() if self.seats[seat].user not in present}

    def undo_kind(self, progress: Progress, seat: int | None) -> UndoKind:
        """Can this seat's last decision be taken back? What others have answered in a window makes no difference."""
        if seat is None or not self.running or self.seats[seat].bot:
            return "none"
        if any(not answer.skipped for answer in progress.held.get(seat, ())):
            return "free"
        if progress.last_decision(seat) is None:
            return "none"
        if not self.others(seat):
            return "free"
        return "free" if progress.can_take_back_freely(seat) and not self._has_passed(progress, seat) else "ask"

    def _has_passed(self, progress: Progress, seat: int) -> bool:
        """Has this seat's last decision given the turn to another player, who may be thinking already?"""
        last = progress.last_decision(seat)
        others = self.others(seat)
        return last is not None and any(
            decision >= progress.steps[last].row.number
            and self.seats[other].user in others
            and not self.seats[other].bot
            for other, decision in progress.asked.items()
        )

    # Changing

    async def carry_out(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a change under the lock. It is finished even if the caller is cancelled."""
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

    def check_mine(self, user: str, seat: int) -> None:
        """Does this user play here now?"""
        if not user or seat >= len(self.seats) or self.seats[seat].user != user:
            raise RequestError("not-your-seat")
        if self.seats[seat].bot:
            raise RequestError("bot-plays")

    async def running_progress(self) -> Progress:
        """`ready`, if the game goes on."""
        if not self.running:
            raise RequestError("not-running")
        return await self.ready()

    async def ready(self) -> Progress:
        """The game in progress, loaded if it is not in memory; call it under the lock."""
        if self.problem is None and self.progress is None and self.header.status != "open":
            await load(self)
            self.written.forget()
            await self._take_up()
        if self.problem is not None:
            raise RequestError(self.problem.code, self.problem.detail)  # a new one: each raise lengthens a traceback
        if self.progress is None:
            raise RequestError("not-running")
        return self.progress

    async def load_chat(self) -> ChatLog:
        """The chat, read from the database if it is not in memory."""
        if self.chat is None:
            async with self._loading_chat:  # two books would not have the same lines for long
                if self.chat is None:
                    self.chat = await read_chat(self.context.engine, self.id)
        return self.chat

    async def reload_chat(self) -> bool:
        """The database has changed what was said. Is it in memory, and so was read again?"""
        async with self._loading_chat:
            if self.chat is None:
                return False
            self.chat = await read_chat(self.context.engine, self.id)
            return True

    async def _take_up(self) -> None:
        """The game is in memory again."""
        if self.progress is None:
            return
        self.progress.skipped = (await self.load_chat()).skipped()
        self.follow()

    def follow(self, taken_back: bool = False) -> None:
        """Who is asked, and who of them has a clock, may be others now."""
        if self.progress is None:
            return
        self.waiting = tuple(self.progress.asked) if self.running else ()
        self._follow_window(self.progress)
        if self.clock is None:
            return
        now = self.context.tick()
        if self.running:
            rows = (step.row for step in self.progress.steps) if self.clock.rule.increment else ()
            answers = Counter(row.seat for row in rows if row.kind == "act")
            self.clock.follow(self.progress.owed(), self.thinking(), answers, now, taken_back)
        else:
            self.clock.stop(now)
        self._set_deadline(self.clock.deadline())

    def _follow_window(self, progress: Progress) -> None:
        if not self.running or not progress.window:
            self.seen_here, self.held_since = None, {}
            return
        self.seen_here = (self.seen_here or set()) | self.present()
        answered = progress.held.keys() - progress.owed().keys()
        now = self.context.tick()
        self.held_since = {seat: self.held_since.get(seat, now) for seat in answered}

    def _set_deadline(self, deadline: float | None) -> None:
        self.context.events.publish(DeadlineChanged(self, deadline))

    def begin_again(self) -> None:
        """It waits for players, as if the game had never begun."""
        self.progress, self.waiting, self.seen_here, self.held_since = None, (), None, {}
        rule = self.header.clock
        self.clock = TableClock(rule, len(self.seats)) if rule is not None else None
        self._set_deadline(None)
        self.written.forget()

    def vanish(self) -> None:
        """The table was deleted: nothing can be done with it any more."""
        self.progress, self.problem = None, RequestError("not-found")
        self.header.status = "abandoned"
        self.written.forget()


def locked(
    work: Callable[Concatenate[Table, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Table, P], Coroutine[Any, Any, T]]:
    """Decorator of a change of a table: it holds the lock. One such change must not call another."""

    @wraps(work)
    async def change(table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await table.carry_out(work(table, *args, **kwargs))

    return change
