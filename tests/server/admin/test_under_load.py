"""Backup, restore, export and import while many tables are played at: nothing acknowledged is missing in any copy."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from support.server import PATIENCE, until
from support.server_process import Json, SeededServer, Server, Visitor, play_on, read

pytestmark = [pytest.mark.once, pytest.mark.slow, pytest.mark.all]

TABLES = 4
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]


class Seated:
    """A player who plays on and on, at one table after the other."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.dice = random.Random(seed)
        self.accepted: dict[str, int] = {}
        """The last row of each table that was acknowledged."""

    async def play(self) -> None:
        while True:
            table = (await self.visitor.new_table("eko", SEATS))["id"]
            self.accepted[table] = 0
            async with self.visitor.live(table) as link:
                await play_on(link, self.dice.choice, partial(self.load_chat, table))

    def load_chat(self, table: str, message: Json) -> bool:
        assert message["type"] != "refused", message
        if message["type"] == "accepted":
            self.accepted[table] = max(self.accepted[table], message["number"])
        return message["type"] == "update" and bool(message["ending"])


class Crowd:
    """All who play, and what was acknowledged to them so far."""

    def __init__(self, seated: list[Seated]) -> None:
        self.seated = seated

    def accepted(self) -> dict[str, int]:
        return {table: number for each in self.seated for table, number in each.accepted.items()}

    async def more(self, count: int) -> None:
        """Wait until so many further actions were acknowledged."""
        before = sum(self.accepted().values())
        await until(lambda: sum(self.accepted().values()) >= before + count)


@contextlib.asynccontextmanager
async def crowd(server: Server) -> AsyncIterator[Crowd]:
    seated = [Seated(Visitor(server.url), seed) for seed in range(TABLES)]
    for each in seated:
        await each.visitor.arrive()
    playing = [asyncio.create_task(each.play()) for each in seated]
    try:
        yield Crowd(seated)
        failed = [task.exception() for task in playing if task.done()]
        assert not failed, failed
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for each in seated:
            await each.visitor.leave()


@contextlib.asynccontextmanager
async def visit(server: Server) -> AsyncIterator[Visitor]:
    visitor = Visitor(server.url)
    try:
        yield visitor
    finally:
        await visitor.leave()


async def command(*words: object, code: str = "") -> tuple[int, str, str]:
    """`moonsaga` in a process of its own; or other code, with the same words."""
    start = ("-c", code) if code else ("-m", "moonsaga.cli")
    run = await asyncio.create_subprocess_exec(
        *(sys.executable, *start, *map(str, words)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    out, err = await run.communicate()
    return run.returncode or 0, out.decode(), err.decode()


def held(folder: Path) -> dict[str, int]:
    """The last row of each table in a database."""
    with contextlib.closing(sqlite3.connect(folder / "moonsaga.sqlite3")) as connection:
        return dict(connection.execute("SELECT table_id, max(number) FROM actions GROUP BY table_id").fetchall())


def assert_holds(found: dict[str, int], acknowledged: dict[str, int]) -> None:
    missing = {table: number for table, number in acknowledged.items() if found.get(table, 0) < number}
    assert not missing, missing


async def goes_on(server: Server, visitor: Visitor, table: str) -> None:
    """A table can be looked at, and played on by the person who sits there."""
    async with visit(server) as again:
        async with again.live(table) as link:
            while (message := await read(link))["type"] != "update":
                assert message["type"] != "refused", message
        if message["ending"]:
            return
        again.http.cookies.update(visitor.http.cookies)
        async with again.live(table) as link:
            accepted = play_on(link, lambda choices: choices[0], lambda told: bool(told["type"] == "accepted"))
            await asyncio.wait_for(accepted, PATIENCE)


async def test_copies_under_load_hold_everything_and_can_be_played_on(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    with SeededServer(tmp_path / "one") as server:
        data = tmp_path / "one" / "data"
        async with crowd(server) as people:
            await people.more(24)
            # A backup holds all that was acknowledged before it began.
            before = people.accepted()
            code, out, err = await command("backup", tmp_path / "copy", "--json", "--data-dir", data)
            assert code == 0, err
            copy = msgspec.json.decode(out)
            assert copy["tables"] >= TABLES
            assert_holds(held(tmp_path / "copy"), before)
            # So does an export.
            await people.more(12)
            before = people.accepted()
            code, _, err = await command("tables", "export", "-o", tmp_path / "out.jsonl", "--data-dir", data)
            assert code == 0, err
            await people.more(12)
            exported = read_rows(tmp_path / "out.jsonl")
            assert_holds(exported, before)
        tables = {table: each.visitor for each in people.seated for table in list(each.accepted)[-1:]}

        # Restored: a server on the copy has the same people at the same tables, and they play on.
        (tmp_path / "two").mkdir()
        (tmp_path / "copy").rename(tmp_path / "two" / "data")
        with SeededServer(tmp_path / "two") as restored:
            async with visit(restored) as visitor:
                assert len((await visitor.get("/api/tables"))["tables"]) == copy["tables"]
            for table, visitor in tables.items():
                if table in held(tmp_path / "two" / "data"):
                    await goes_on(restored, visitor, table)

        # Into a server that is itself played on: first an import that is killed in the middle.
        (tmp_path / "three").mkdir()
        with SeededServer(tmp_path / "three") as other:
            there = tmp_path / "three" / "data"
            async with crowd(other) as people:
                await people.more(12)
                code, _, _ = await command(there, tmp_path / "out.jsonl", code=KILLED)
                assert code == -signal.SIGKILL
                await people.more(12)
                assert not set(held(there)) & set(exported)
                code, out, err = await command("tables", "import", tmp_path / "out.jsonl", "--data-dir", there)
                assert code == 0, err
                await people.more(12)
                assert {table: number for table, number in held(there).items() if table in exported}.keys() == set(
                    exported
                )
                await seen(other, next(iter(exported)))
                # Nothing of what is played meanwhile is lost, and a second time is refused.
                code, _, err = await command("tables", "import", tmp_path / "out.jsonl", "--data-dir", there)
                assert code == 1
                assert "is here already" in err
                # Away again, while all others go on.
                code, _, err = await command("tables", "delete", "--yes", *exported, "--data-dir", there)
                assert code == 0, err
                await people.more(12)
                assert_holds(held(there), people.accepted())
                await gone(other, next(iter(exported)))
    for folder in ("one", "two", "three"):
        assert "Traceback" not in (tmp_path / folder / "server.log").read_text()


KILLED = """
import os, signal, sys
from pathlib import Path
from moonsaga.commands.admin.tables import import_tables
from moonsaga.server.admin import archive
written, count = archive.note, 0
def die(*args):
    global count
    written(*args)
    count += 1
    if count == 3:
        os.kill(os.getpid(), signal.SIGKILL)
archive.note = die
import_tables(Path(sys.argv[1]), sys.argv[2], False, [], False)
"""


def read_rows(path: Path) -> dict[str, int]:
    lines: list[Any] = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    return {each["table"]["id"]: len(each["parts"]["actions"]) for each in lines[1:-1]}


async def seen(server: Server, table: str) -> None:
    """The server shows a table that came from outside, by itself."""
    async with visit(server) as visitor:

        async def shown() -> bool:
            return table in {each["id"] for each in (await visitor.get("/api/tables"))["tables"]}

        await until(shown)


async def gone(server: Server, table: str) -> None:
    async with visit(server) as visitor:

        async def missing() -> bool:
            return (await visitor.http.get(f"/api/tables/{table}")).status_code == 404

        await until(missing)
