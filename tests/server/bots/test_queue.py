"""Whose bot thinks next, and which tables of bots are played at all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from moonsaga.server.bots.queue import A_MOMENT, UNWATCHED_EVERY, BotQueue
from moonsaga.server.lobby.create import BOT_TABLES
from moonsaga.server.settings import Settings
from support.server import BOT, PERSON, open_server, until

pytestmark = pytest.mark.once
Arrival = tuple[str, str, bool]
"""A job, its client network, and whether its table is watched."""


class Jobs:
    """Jobs that think until they are told to stop."""

    def __init__(self, queue: BotQueue) -> None:
        self.queue = queue
        self.watched: dict[str, bool] = {}
        self.running: list[str] = []
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def arrive(self, arrivals: Sequence[Arrival]) -> None:
        for name, client_network, watched in arrivals:
            self.watched[name] = watched
            self._ends[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._think(name, client_network))
        await _settle()

    async def _think(self, name: str, client_network: str) -> None:
        async with self.queue.turn(client_network, lambda: self.watched[name]):
            self.running.append(name)
            self.begun.append(name)
            try:
                await self._ends[name].wait()
            finally:
                self.running.remove(name)

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await self._tasks[name]
        await _settle()

    async def cancel(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)
        await _settle()

    async def end_all(self) -> list[str]:
        """One after the other; the order in which all were begun."""
        while self.running:
            await self.end(self.running[0])
        return self.begun


async def _settle() -> None:
    """Until every task that can go on has done so."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_client_network_has_one_job_running_while_others_wait() -> None:
    jobs = Jobs(BotQueue(2))
    await jobs.arrive([("a1", "a", True), ("a2", "a", True)])
    assert jobs.running == ["a1", "a2"]  # nobody else wants to
    await jobs.arrive([("a3", "a", True), ("a4", "a", True), ("b1", "b", True), ("b2", "b", True)])
    await jobs.end("a1")
    assert jobs.running == ["a2", "b1"]
    await jobs.end("a2")
    assert jobs.running == ["b1", "a3"]


async def test_the_last_place_is_kept_for_others_who_played_a_moment_ago() -> None:
    """They need not wait until a job of a client network ends that has a hundred."""
    now = [0.0]
    jobs = Jobs(BotQueue(2, lambda: now[0]))
    await jobs.arrive([("b1", "b", True)])
    await jobs.end("b1")
    await jobs.arrive([(f"a{number}", "a", True) for number in range(5)])
    assert jobs.running == ["a0"]
    await jobs.arrive([("b2", "b", True)])
    assert jobs.running == ["a0", "b2"]
    await jobs.end("a0")
    await jobs.end("b2")
    assert jobs.running == ["a1"]
    now[0] = A_MOMENT
    await jobs.end("a1")
    assert jobs.running == ["a2", "a3"]


async def test_client_networks_take_turns_however_many_jobs_one_has() -> None:
    jobs = Jobs(BotQueue(1))
    await jobs.arrive([(f"a{number}", "a", True) for number in range(5)])
    await jobs.arrive([("b1", "b", True), ("b2", "b", True), ("c1", "c", True)])
    assert await jobs.end_all() == ["a0", "b1", "c1", "a1", "b2", "a2", "a3", "a4"]


async def test_watched_tables_come_first_and_the_others_late_but_not_never() -> None:
    jobs = Jobs(BotQueue(1))
    await jobs.arrive([("first", "z", True), ("late", "a", False)])
    await jobs.arrive([(f"w{number}", "b", True) for number in range(UNWATCHED_EVERY + 2)])
    begun = await jobs.end_all()
    assert begun[0] == "first"
    assert begun.index("late") == UNWATCHED_EVERY


async def test_a_new_spectator_is_served_at_once() -> None:
    jobs = Jobs(BotQueue(1))
    await jobs.arrive([("now", "z", True), ("unseen", "a", False), ("other", "b", False), ("seen", "c", True)])
    jobs.watched["other"] = True
    assert await jobs.end_all() == ["now", "other", "seen", "unseen"]


async def test_a_cancelled_request_leaves_the_queue() -> None:
    jobs = Jobs(BotQueue(1))
    await jobs.arrive([("one", "a", True), ("two", "b", True), ("three", "c", True)])
    await jobs.cancel("two")
    await jobs.cancel("one")
    assert jobs.running == ["three"]


async def test_bots_alone_play_only_while_a_person_watches(tmp_path: Path) -> None:
    async with open_server(tmp_path, bots_alone=False) as server:
        ada = await server.user()
        table = await ada.new_table(BOT, BOT)
        alone = await server.table(table["id"])
        assert alone.driver is None
        assert alone.header.decisions == 0
        link = await ada.live(table["id"])
        await link.update(lambda message: bool(message["ending"]))


async def test_bots_alone_stop_when_the_last_one_goes(tmp_path: Path) -> None:
    async with open_server(tmp_path, bots_alone=False, pace=0.01) as server:
        ada = await server.user()
        table = await ada.new_table(BOT, BOT, game="eko")
        alone = await server.table(table["id"])
        link = await ada.live(table["id"])
        await link.update(lambda message: message["number"] > 4)
        await link.socket.close()
        await until(lambda: not alone.watchers and alone.driver is None)
        assert alone.running


async def test_the_host_of_the_server_may_let_them_play_on(tmp_path: Path) -> None:
    async with open_server(tmp_path, bots_alone=True) as server:
        ada = await server.user()
        alone = await server.table((await ada.new_table(BOT, BOT))["id"])
        await until(lambda: alone.header.status == "finished")


def test_by_default_they_do_not() -> None:
    assert not Settings().bots_alone


async def test_a_bot_answers_for_an_absent_player(tmp_path: Path) -> None:
    """So that the next one is called, or the person finds an answer."""
    async with open_server(tmp_path, bots_alone=False) as server:
        ada = await server.user()
        table = await server.table((await ada.new_table(BOT, PERSON))["id"])
        await until(lambda: table.thinking() == [1])


async def test_a_user_has_a_limit_of_tables_of_bots_alone(tmp_path: Path) -> None:
    async with open_server(tmp_path, bots_alone=False, limits=True) as server:
        ada, ben = await server.user(), await server.user()
        wish = {"game": "synthetic", "seats": [BOT, BOT]}
        tables = [await ada.post("/api/tables", wish) for _ in range(BOT_TABLES)]
        assert await ada.refused("/api/tables", wish) == (409, "too-many-bot-tables")
        await ada.post("/api/tables", {**wish, "seats": [BOT, PERSON]})
        await ben.post("/api/tables", wish)
        await ada.post(f"/api/tables/{tables[0]['id']}/abandon")
        await ada.post("/api/tables", wish)
