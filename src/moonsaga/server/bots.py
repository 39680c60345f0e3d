"""Bots at the tables: whoever of them is asked gets a worker, a limit, and a default choice if it fails."""

from __future__ import annotations

import asyncio
import secrets
import time

import msgspec

from moonsaga.bots.ladder import thinks_long
from moonsaga.server.acting import act_for_bot
from moonsaga.server.errors import Declined
from moonsaga.server.logs import log, log_failure
from moonsaga.server.play import Play
from moonsaga.server.protocol import encode
from moonsaga.server.settings import Settings
from moonsaga.server.table import Table
from moonsaga.server.worker import Job
from moonsaga.server.workers import BotFailed, Workers

OVERHEAD = 0.2
"""Seconds that an answer takes besides the thinking, seldom more: the messages there and back, the first look."""
RETRY_SECONDS = 2.0
"""After a failure of the database: bots try again, people press a button again."""


class Bots:
    def __init__(self, settings: Settings, workers: Workers) -> None:
        self._settings = settings
        self._workers = workers
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Let bots play at this table, as long as they are asked. One task does it."""
        if table.driver is None and table.bots_to_act():
            task = asyncio.create_task(self._drive(table), name=f"bots at {table.id}")
            table.driver = task
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table: Table) -> None:
        try:
            while (play := table.play) is not None and (seats := sorted(table.bots_to_act())):
                await self._answer(table, play, seats)
        except Exception as problem:  # noqa: BLE001  one table's trouble stays at that table
            log_failure("bots-failed", problem, table=table.id)
        finally:
            table.driver = None

    async def _answer(self, table: Table, play: Play, seats: list[int]) -> None:
        """All bots that are asked think at once, and answer in seat order: who was faster tells nobody anything."""
        asked = {seat: play.asked[seat] for seat in seats}
        begun = time.monotonic()
        choices = await asyncio.gather(*(self._choose(table, play, seat) for seat in seats))
        if table.watchers and (rest := begun + self._least(table, play, seats) - time.monotonic()) > 0:
            await asyncio.sleep(rest)
        for seat, action in zip(seats, choices, strict=True):
            try:
                await act_for_bot(table, seat, asked[seat], action)
            except Declined as problem:
                if problem.code == "failed":
                    await asyncio.sleep(RETRY_SECONDS)
                    async with table.lock:
                        await table.ready()
                return

    def _least(self, table: Table, play: Play, seats: list[int]) -> float:
        """How long an answer takes at least: if a bot that uses all of its time were quick, it had no choice."""
        thinks = play.game.info.secrets and any(thinks_long(table.chairs[seat].bot) for seat in seats)
        return max(self._settings.pace, self._settings.bot_seconds + OVERHEAD if thinks else 0.0)

    async def _choose(self, table: Table, play: Play, seat: int) -> int:
        """The bot's action, or the first legal one if it fails."""
        bot, legal = table.chairs[seat].bot, play.state.legal(seat)
        if len(legal) == 1 and not play.game.info.secrets:  # with secrets, haste would tell that nothing else was left
            return legal[0]
        job = Job(
            game=play.game.info.name,
            bot=bot,
            view=msgspec.Raw(encode(play.state.view(seat))),
            seat=seat,
            legal=legal,
            seconds=self._settings.bot_seconds,
            seed=secrets.randbits(63),
        )
        try:
            thought = await self._workers.think(job)
        except BotFailed as problem:
            log("bot-failed", table=table.id, seat=seat, bot=bot, problem=str(problem))
            return legal[0]
        if thought.problem or thought.action not in legal:
            problem_said = thought.problem or f"{thought.action} is not legal"
            log("bot-failed", table=table.id, seat=seat, bot=bot, problem=problem_said)
            return legal[0]
        return thought.action
