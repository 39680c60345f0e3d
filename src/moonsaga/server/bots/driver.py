"""Bots at the tables: each that has to act gets time to think, a limit, and a default choice if it fails."""

from __future__ import annotations

import asyncio
import time

import msgspec

from moonsaga.bots.ladder import thinks_long
from moonsaga.server.bots.jobs import Failure, Job, Thinkers, Thought
from moonsaga.server.bots.queue import BotQueue
from moonsaga.server.changes.act import act_for_bot
from moonsaga.server.errors import UNWRITTEN, RequestError
from moonsaga.server.logs import log, log_failure
from moonsaga.server.protocol.common import encode
from moonsaga.server.settings import Settings
from moonsaga.server.table.events import PositionChanged, SeatsChanged, TableCreated, TableEvent, TableLoaded
from moonsaga.server.table.own_decks import veil_view
from moonsaga.server.table.progress import Progress
from moonsaga.server.table.table import Table

OVERHEAD = 0.2
"""Seconds that an answer takes besides the thinking, seldom more: the messages there and back, the first look."""
MOST_SECONDS = 60.0
"""For a bot that counts iterations: only one that hangs takes longer."""
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds until bots that could not answer try again; after each further failure twice as long."""


class Bots:
    def __init__(self, settings: Settings, thinkers: Thinkers) -> None:
        self._settings = settings
        self._thinkers = thinkers
        self._queue = BotQueue(thinkers.places)
        self._tasks: set[asyncio.Task[None]] = set()

    def on_table_event(self, event: TableEvent) -> None:
        """Wake the bots of a table whose position or seats have changed."""
        match event:
            case PositionChanged(table) | SeatsChanged(table) | TableCreated(table) | TableLoaded(table):
                self.wake(table)

    def wake(self, table: Table) -> None:
        """Let bots play at this table, as long as they are asked. One task does it."""
        if table.driver is None and self._wanted(table):
            task = asyncio.create_task(self._drive(table), name=f"bots at {table.id}")
            table.driver = task
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _wanted(self, table: Table) -> bool:
        """Is a bot to act, and does it play with or for people? A player may also come back later."""
        cared_for = self._settings.bots_alone or bool(table.watchers or table.persons())
        return cared_for and bool(table.bots_to_act())

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table: Table) -> None:
        pause = FIRST_PAUSE
        try:
            while table.problem is None and table.running:
                if await self._play(table):
                    pause = FIRST_PAUSE
                    if not self._wanted(table):
                        return
                else:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            table.driver = None

    async def _play(self, table: Table) -> bool:
        """One answer of each bot that is asked; false: it could not be given, and should be tried again."""
        try:
            async with table.lock:
                progress = await table.ready()
            seats = sorted(table.bots_to_act())
            return not seats or await self._answer(table, progress, seats)
        except RequestError:
            return table.problem is not None
        except Exception as problem:  # noqa: BLE001  one table's trouble stays at that table
            log_failure("bots-failed", problem, table=table.id)
            return False

    async def _answer(self, table: Table, progress: Progress, seats: list[int]) -> bool:
        """All bots that are asked think at once, and answer in seat order: who was faster tells nobody anything."""
        owed = progress.owed()
        asked = {seat: owed[seat] for seat in seats}
        begun = time.monotonic()
        choices = await asyncio.gather(*(self._choose(table, progress, seat) for seat in seats))
        if table.watchers and (rest := begun + self._least(table, progress, seats) - time.monotonic()) > 0:
            await asyncio.sleep(rest)
        for seat, action in zip(seats, choices, strict=True):
            if action is None:
                return False
            try:
                await act_for_bot(table, seat, asked[seat], action)
            except RequestError as problem:
                return problem.code not in UNWRITTEN
        return True

    def _least(self, table: Table, progress: Progress, seats: list[int]) -> float:
        """How long an answer takes at least: if a bot that uses all of its time were quick, it had no choice."""
        thinks = progress.game.info.secrets and any(thinks_long(table.seats[seat].bot) for seat in seats)
        whole = self._settings.bot_seconds + OVERHEAD if thinks and self._settings.bot_iterations is None else 0.0
        return max(self._settings.pace, whole)

    async def _choose(self, table: Table, progress: Progress, seat: int) -> int | None:
        """The bot's action, or the first legal one if it fails; None: nobody could think for it."""
        state = progress.face(seat)
        bot, legal = table.seats[seat].bot, state.legal(seat)
        if len(legal) == 1 and not progress.game.info.secrets:  # with secrets, haste would tell
            return legal[0]
        iterations = self._settings.bot_iterations
        view = state.view(seat)
        if not table.open_decks:
            view = veil_view(progress.game, view, seat, remember=True)
        job = Job(
            game=progress.game.info.name,
            bot=bot,
            view=msgspec.Raw(encode(view)),
            seat=seat,
            legal=legal,
            seconds=self._settings.bot_seconds if iterations is None else MOST_SECONDS,
            seed=table.context.dice.after(progress.owed()[seat], seat).next(),
            iterations=iterations,
        )
        async with self._queue.turn(table.client_network or table.header.host, lambda: bool(table.watchers)):
            thought = await self._thinkers.think(job)
        problem = thought.problem
        if isinstance(thought, Thought) and not problem:
            if thought.action in legal:
                return thought.action
            problem = f"{thought.action} is not legal"
        log("bot-failed", table=table.id, seat=seat, bot=bot, problem=problem)
        return None if isinstance(thought, Failure) and thought.again else legal[0]
