"""Processes in which bots think end at any moment; every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from moonsaga.commands.serve import loop_factory
from moonsaga.server.bots import driver
from moonsaga.server.bots.jobs import Failure, Job, Thought
from moonsaga.server.bots.pool import Worker, Workers
from moonsaga.server.table import loading
from moonsaga.server.table.table import Table
from support.selection import many
from support.server import PERSON, Connection, TestServer, open_server, until

pytestmark = pytest.mark.once
NOVICE = {"kind": "bot", "bot": "novice"}


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """On the loop that `serve` uses, whose pipes break in their own way."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work())


def idle(server: TestServer) -> list[Worker]:
    return list(server.service.workers._free)


async def begin(server: TestServer) -> tuple[Connection, Table]:
    """A player at a table with a bot that has decided something, and has no open decision."""
    ada = await server.user("Ada")
    table = await server.table((await ada.new_table(NOVICE, PERSON))["id"])
    link = await ada.live(table.id)
    await until(lambda: answers(table) > 0 and at_rest(table))
    await link.asked()
    return link, table


def at_rest(table: Table) -> bool:
    """Has the bot answered all it was asked? Its process is idle earlier: the answer is still to be written."""
    return not table.bots_to_act() and table.driver is None


def answers(table: Table) -> int:
    """How often the bot has decided something, counting what it answered in a window that is still open."""
    if table.progress is None:
        return 0
    acts = sum(step.row.kind == "act" and step.row.seat == 0 for step in table.progress.steps)
    return acts + len(table.progress.held.get(0, ()))


async def go_on(link: Connection, table: Table) -> None:
    """Decide until the bot has decided something again. It always answers first where both are asked."""
    before = answers(table)
    while answers(table) <= before:
        await link.act()
        await until(lambda: at_rest(table))
        await link.asked()


@pytest.mark.parametrize("noticed", [True, False])
def test_a_table_goes_on_after_its_idle_process_has_ended(tmp_path: Path, noticed: bool) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            link, table = await begin(server)
            await until(lambda: len(idle(server)) == 1)
            (worker,) = idle(server)
            os.kill(worker.process.pid, signal.SIGKILL)
            if noticed:
                await until(lambda: worker.process.returncode is not None)
            await go_on(link, table)
            assert worker not in idle(server)
            assert server.service.workers.running == 1

    run(play)


def test_an_idle_process_that_ends_is_dropped_without_a_job(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            await begin(server)
            await until(lambda: len(idle(server)) == 1)
            os.kill(idle(server)[0].process.pid, signal.SIGKILL)
            await until(lambda: server.service.workers.running == 0)
            assert not idle(server)

    run(play)


def test_a_process_that_is_killed_while_it_thinks_costs_no_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The job is given to another one, and its answer counts."""
    asked: list[bytes] = []
    think = Worker.think

    async def killed_first(worker: Worker, job: bytes) -> Thought:
        asked.append(job)
        if len(asked) == 1:
            os.kill(worker.process.pid, signal.SIGKILL)
        return await think(worker, job)

    async def play() -> None:
        async with open_server(tmp_path) as server:
            await begin(server)
            assert asked[0] == asked[1]
            assert server.service.workers.failures == 1

    monkeypatch.setattr(Worker, "think", killed_first)
    run(play)


async def test_a_table_whose_bots_found_nobody_to_think_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else happens at the table meanwhile, and no default choice is made."""
    monkeypatch.setattr(driver, "FIRST_PAUSE", 0.0)
    nobody = Failure("no process", again=True)
    problems: list[Failure | Exception] = [nobody, RuntimeError("who knows"), nobody]
    think = Workers.think

    async def fail_first(workers: Workers, job: Job) -> Thought | Failure:
        if not problems:
            return await think(workers, job)
        problem = problems.pop()
        if isinstance(problem, Failure):
            return problem
        raise problem

    monkeypatch.setattr(Workers, "think", fail_first)
    async with open_server(tmp_path) as server:
        await begin(server)
        assert not problems


async def test_a_table_tries_again_until_the_database_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when reading it fails after writing did."""
    monkeypatch.setattr(driver, "FIRST_PAUSE", 0.0)
    async with open_server(tmp_path) as server:
        link, table = await begin(server)
        writer = server.service.writer
        reads, writes = [OSError("no"), OSError("no")], [OSError("no"), OSError("no")]
        read_rows, write = loading._rows, writer.write

        async def rows(table: Any) -> Any:
            if reads:
                raise reads.pop()
            return await read_rows(table)

        async def write_rows(*statements: Any, rows: Any = ()) -> None:
            if writes and {row[2] for row in rows} & {0, 1} == {0}:  # the bot's own, not the person's after it
                raise writes.pop()
            await write(*statements, rows=rows)

        monkeypatch.setattr(loading, "_rows", rows)
        monkeypatch.setattr(writer, "write", write_rows)
        await go_on(link, table)
        assert not reads
        assert not writes


def test_killing_processes_again_and_again_stops_no_table(tmp_path: Path) -> None:
    """Idle and thinking ones, while three tables play. Where a game is over another one begins."""

    async def play() -> None:
        async with open_server(tmp_path, workers=2, bot_iterations=2000) as server:
            links = [(await begin(server))[0] for _ in range(3)]
            killed = 0
            while killed < many(20, 8):
                for worker in list(server.service.workers._all):
                    with contextlib.suppress(ProcessLookupError):  # killed before, and not noticed yet
                        os.kill(worker.process.pid, signal.SIGKILL)
                        killed += 1
                links = await asyncio.gather(*(go_on_or_begin(server, link) for link in links))

    run(play)


async def go_on_or_begin(server: TestServer, link: Connection) -> Connection:
    """Decide once and wait for the bot, here or, if this game is over, at another table."""
    if link.latest.get("ending"):
        return (await begin(server))[0]
    await link.act()
    await link.update(lambda message: bool(message["asked"] or message["ending"]))
    return link
