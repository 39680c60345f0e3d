"""What is on record stays: restarts, damage, changed games, failing writes."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.server.accounts.cookies import COOKIE
from moonsaga.server.settings import Settings
from moonsaga.server.storage import database as database_module
from moonsaga.server.storage import models
from moonsaga.server.storage.database import open_database
from moonsaga.server.storage.writer import Writer
from support import synthetic
from support.server import BOT, OPEN, PERSON, QUIET, TestServer, open_server, seat_two, until

pytestmark = pytest.mark.once


def database(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / "moonsaga.sqlite3", isolation_level=None)


async def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        one, two, table = await seat_two(server, options=QUIET)
        await one.act("show")
        await two.update(lambda message: message["asked"] is not None)
        await two.act("pass")
        before = await two.update()
        assert before["log"] == []  # the others have not answered yet
        token = server._people[1].http.cookies[COOKIE]
    async with open_server(tmp_path) as server:
        ben = server.stranger()
        ben.http.cookies.set(COOKIE, token)
        again = await ben.live(table["id"], f"after={before['number']}&seat=1")
        assert await again.update() == before
        fresh = await ben.live(table["id"])
        assert (await fresh.update())["view"] == before["view"]
        assert (await ben.get(f"/api/tables/{table['id']}"))[
            "decisions"
        ] == 1  # answers that wait for others do not count yet


async def test_an_undo_survives_a_restart_and_its_history_too(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.user("Ada")
        table = await ada.new_table(PERSON, BOT, options={"rounds": 9})
        link = await ada.live(table["id"])
        await link.asked()
        await link.act("take")
        await link.asked()
        await link.send(type="undo", seat=0)
        await link.update(lambda message: message["whole"])
        whole = await ada.live(table["id"])
        before = await whole.update()
        token = ada.http.cookies[COOKIE]
    async with open_server(tmp_path) as server:
        ada = server.stranger()
        ada.http.cookies.set(COOKIE, token)
        link = await ada.live(table["id"])
        assert await link.update() == before
    with database(tmp_path) as connection:
        kinds = [kind for (kind,) in connection.execute("SELECT kind FROM actions ORDER BY number")]
        assert kinds[-1] == "undo"
        assert "act" in kinds
    connection.close()


async def test_bots_play_on_after_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.user()
        table = await ada.new_table({"kind": "bot", "bot": "sleeper"}, BOT)
    with database(tmp_path) as connection:
        connection.execute("UPDATE seats SET bot = 'random'")
    connection.close()
    async with open_server(tmp_path) as server:
        played = server.service.tables._tables[table["id"]]
        await until(lambda: played.header.status == "finished")


async def test_a_game_that_is_not_in_memory_is_fetched(server: TestServer) -> None:
    one, _, table = await seat_two(server, options=QUIET)
    await one.act("show")
    before = await one.update()
    live = await server.forget(table["id"])
    assert live.progress is None
    again = await server._people[0].live(table["id"], f"after={before['number'] - 1}&seat=0")
    assert await again.update() == before


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE actions SET action = 9999 WHERE number = 2",
        "UPDATE actions SET seat = 1 WHERE kind = 'act'",
        "UPDATE actions SET kind = 'magic' WHERE number = 3",
        "UPDATE actions SET kind = 'undo', action = 50 WHERE number = 3",
        "DELETE FROM actions WHERE number = 2",
        "UPDATE tables SET options = '{\"seats\": 77}' WHERE 1",
    ],
)
async def test_a_damaged_table_is_reported_and_the_others_live_on(tmp_path: Path, damage: str) -> None:
    async with open_server(tmp_path) as server:
        one, _, table = await seat_two(server, options=QUIET)
        await one.act("show")
        token = server._people[0].http.cookies[COOKIE]
    with database(tmp_path) as connection:
        connection.execute(damage)
    connection.close()
    async with open_server(tmp_path) as server:
        ada = server.stranger()
        ada.http.cookies.set(COOKIE, token)
        link = await ada.live(table["id"])
        assert (await link.read())["type"] == "hello"
        assert (await link.read())["code"] == "damaged"
        assert (await link.answer(type="act", seat=0, decision=4, action=0))["code"] == "damaged"
        assert (await ada.get(f"/api/tables/{table['id']}"))["status"] == "running"
        other = await ada.new_table(PERSON, BOT)
        assert (await (await ada.live(other["id"])).update())["seat"] == 0


async def test_a_table_of_older_rules_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_server(tmp_path) as server:
        _, _, table = await seat_two(server)
        token = server._people[0].http.cookies[COOKIE]
    newer = msgspec.structs.replace(synthetic.GAME.info, version=2)
    monkeypatch.setattr(synthetic.SyntheticGame, "info", newer)
    async with open_server(tmp_path) as server:
        ada = server.stranger()
        ada.http.cookies.set(COOKIE, token)
        link = await ada.live(table["id"])
        assert (await link.read())["table"]["id"] == table["id"]
        assert (await link.read())["code"] == "outdated"
        assert (await ada.post(f"/api/tables/{table['id']}/leave"))["seats"][0]["away"]


async def test_a_failing_write_changes_nothing(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, table = await seat_two(server, options=QUIET)
    commit = server.service.writer._commit

    async def fail(batch: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(server.service.writer, "_commit", fail)
    before = one.latest
    assert (await one.act("show"))["code"] == "failed"
    assert not await two.has("update", "talk")
    assert await server._people[0].refused("/api/tables", {"game": "synthetic", "seats": [PERSON, OPEN]}) == (
        500,
        "failed",
    )
    monkeypatch.setattr(server.service.writer, "_commit", commit)
    one.latest = before
    assert (await one.act("show"))["type"] == "accepted"
    assert (await two.update())["number"] == before["number"] + 1
    assert len((await server._people[0].get("/api/tables"))["tables"]) == 1
    assert (await server.table(table["id"])).progress is not None


async def test_one_bad_job_harms_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(folder=tmp_path)
    engine = await open_database(settings)
    writer = Writer(engine)
    user = insert(models.guests)
    jobs = [writer.write(user.values(id=name, name=name, created=0.0)) for name in ("ada", "ben", "ada", "eve")]
    tasks = [asyncio.create_task(job) for job in jobs]
    await asyncio.sleep(0)
    writer.start()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in done] == [type(None), type(None), IntegrityError, type(None)]
    said = capsys.readouterr().err
    assert "write-refused" in said
    assert "Traceback" not in said  # a name that is taken is no fault of the server
    async with engine.connect() as connection:
        found = await connection.execute(select(models.guests.c.id).order_by(models.guests.c.id))
        assert list(found.scalars()) == ["ada", "ben", "eve"]
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
    await writer.stop()
    await engine.dispose()


async def test_two_rows_of_one_number_are_a_fault_of_the_server(
    server: TestServer, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, OPEN)
    row = (table["id"], 0, 0, 0, "act", 0.0, "")
    with pytest.raises(IntegrityError):
        await server.service.writer.write(rows=[row, row])
    said = capsys.readouterr().err
    assert "write-failed" in said
    assert "Traceback" in said


async def test_what_waits_becomes_one_transaction(tmp_path: Path) -> None:
    engine = await open_database(Settings(folder=tmp_path))
    writer = Writer(engine)
    sizes: list[int] = []
    commit = writer._commit

    async def count(batch: Any) -> None:
        sizes.append(len(batch))
        await commit(batch)

    writer._commit = count  # type: ignore[method-assign]
    user = insert(models.guests)
    tasks = [asyncio.create_task(writer.write(user.values(id=str(n), name="x", created=0.0))) for n in range(50)]
    await asyncio.sleep(0)
    writer.start()
    await asyncio.gather(*tasks)
    assert sizes == [50]
    await writer.stop()
    await engine.dispose()


async def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    async with open_server(tmp_path):
        with pytest.raises(MoonsagaError, match="Another server"):
            async with open_server(tmp_path):
                pass


async def test_a_database_of_a_newer_version_is_a_sentence(tmp_path: Path) -> None:
    engine = await open_database(Settings(folder=tmp_path))
    await engine.dispose()
    with database(tmp_path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(MoonsagaError, match="newer"):
        await open_database(Settings(folder=tmp_path))


async def test_a_file_that_is_no_database_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "moonsaga.sqlite3").write_text("hello, this is not a database at all\n" * 50)
    with pytest.raises(MoonsagaError, match="cannot be used"):
        await open_database(Settings(folder=tmp_path))


async def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    engine = await open_database(Settings(folder=tmp_path))
    async with engine.connect() as connection:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        def compare(sync: Any) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(sync), models.metadata))

        assert await connection.run_sync(compare) == []
    await engine.dispose()


async def test_a_table_that_waited_begins_with_the_rules_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.user()
        table = await ada.new_table(PERSON, OPEN)
    monkeypatch.setattr(synthetic.SyntheticGame, "info", msgspec.structs.replace(synthetic.GAME.info, version=2))
    async with open_server(tmp_path) as server:
        ben = await server.user()
        assert (await ben.post(f"/api/tables/{table['id']}/join", {}))["status"] == "running"
        token = ben.http.cookies[COOKIE]
    async with open_server(tmp_path) as server:
        ben = server.stranger()
        ben.http.cookies.set(COOKIE, token)
        assert (await (await ben.live(table["id"])).update())["seat"] == 1


async def test_nobody_waits_for_ever(server: TestServer) -> None:
    ada = await server.user()
    old, new = await ada.new_table(PERSON, OPEN), await ada.new_table(PERSON, OPEN)
    server.service.tables._tables[old["id"]].header.changed -= 2 * server.service.settings.patience
    await server.service.tables.expire_open()
    assert (await ada.get(f"/api/tables/{old['id']}"))["status"] == "abandoned"
    assert (await ada.get(f"/api/tables/{new['id']}"))["status"] == "open"


# Disks


@pytest.mark.parametrize("existing", [True, False])
async def test_a_full_disk_is_called_that_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, existing: bool
) -> None:
    if existing:
        async with open_server(tmp_path):
            pass

    def full(_: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(database_module, "write_probe", full)
    with pytest.raises(MoonsagaError, match=r"is full\. Make room") as said:
        async with open_server(tmp_path):
            pass
    assert "Move it away" not in str(said.value)
    assert not (tmp_path / "probe").exists()


async def test_a_database_that_sqlite_finds_damaged_is_said_at_the_start(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.user("Ada")
        for _ in range(30):
            await ada.new_table(PERSON, BOT)
    path = tmp_path / "moonsaga.sqlite3"
    with database(tmp_path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = connection.execute("PRAGMA page_size").fetchone()[0]
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'").fetchone()[0]
    connection.close()
    content = bytearray(path.read_bytes())
    content[(root - 1) * page : root * page] = b"\xff" * page
    path.write_bytes(content)
    with pytest.raises(MoonsagaError, match=r"damaged|malformed"):
        async with open_server(tmp_path):
            pass
