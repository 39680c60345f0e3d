"""`moonsaga tables` and `moonsaga backup`: in and out of a database, beside a server that runs."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from moonsaga import cli
from moonsaga.commands.admin import accounts
from moonsaga.commands.admin import tables as commands
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import get_game, register, unregister
from moonsaga.server.admin import archive
from moonsaga.server.library.start_positions import LONGEST_START
from support.selection import some
from support.server import BOT, OPEN, PERSON, QUIET, TestServer, open_server, seat_two, until
from support.synthetic import GAME

pytestmark = pytest.mark.once

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Run:
    """A command in this process: exit code, output, errors."""

    def run(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["moonsaga", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        capsysbinary.readouterr()
        with pytest.raises(SystemExit) as left:
            cli.main()
        said = capsysbinary.readouterr()
        return int(left.value.code or 0), said.out.decode(), said.err.decode()

    return run


@pytest.fixture
def game() -> Iterator[None]:
    """The synthetic game is known, as it would be by `--plugin`."""
    register(GAME)
    yield
    unregister("synthetic")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with four tables, made once."""
    folder = tmp_path_factory.mktemp("made")
    asyncio.run(lay_tables(folder))
    return folder


@pytest.fixture
def here(made: Path, tmp_path: Path, game: None) -> Path:
    """A copy of that folder."""
    return Path(shutil.copytree(made, tmp_path / "here"))


@pytest.fixture
def exported(here: Path, tmp_path: Path) -> Path:
    """An export of its tables."""
    file = tmp_path / "out.jsonl"
    commands.export_tables(here, (), "", "", str(file), anonymous=False)
    return file


async def lay_tables(folder: Path) -> None:
    """Running, open and finished ones, and one with something taken back."""
    async with open_server(folder) as server:
        one, two, _ = await seat_two(server, options=QUIET)
        await one.act("show")
        await two.update(lambda message: message["asked"] is not None)
        ada = server._people[0]
        await ada.new_table(PERSON, OPEN, private=True)
        undone = await ada.new_table(PERSON, BOT, options={"rounds": 9})
        link = await ada.live(undone["id"])
        await link.asked()
        await link.act("take")
        await link.asked()
        await link.send(type="undo", seat=0)
        await link.update(lambda message: message["whole"])
        finished = await ada.new_table(BOT, BOT)
        await until_finished(server, finished["id"])


async def until_finished(server: TestServer, table: str) -> None:
    found = await server.table(table)
    await until(lambda: found.header.status == "finished")


def dump(folder: Path, *tables: str) -> dict[str, list[tuple[Any, ...]]]:
    """What the database holds, without the numbers that mean nothing elsewhere."""
    columns = {"guests": "id, name"}  # the time of a visit is not exported
    with contextlib.closing(sqlite3.connect(folder / "moonsaga.sqlite3")) as connection:
        wanted = tables or ("tables", "seats", "actions", "positions", "guests")
        return {
            name: sorted(connection.execute(f"SELECT {columns.get(name, '*')} FROM {name}").fetchall())
            for name in wanted
        }


def lines_of(path: Path) -> list[Any]:
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]


# Out and in


def tables_of(folder: Path) -> dict[str, str]:
    """The ids, by status; of the running ones that of two people is named so."""
    with contextlib.closing(sqlite3.connect(folder / "moonsaga.sqlite3")) as connection:
        people = "(SELECT count(*) FROM seats WHERE table_id = tables.id AND kind = 'person')"
        rows = connection.execute(f"SELECT id, status || CASE {people} WHEN 2 THEN ' of two' ELSE '' END FROM tables")
        return {status: table_id for table_id, status in rows}


def test_what_goes_out_comes_in_the_same(here: Path, tmp_path: Path, run: Run) -> None:
    there, file = tmp_path / "there", tmp_path / "out.jsonl"
    code, out, err = run("tables", "export", "-o", file, "--data-dir", here)
    assert (code, out) == (0, "")
    assert err == "4 tables exported.\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    code, out, _ = run("tables", "import", file, "--data-dir", there)
    assert (code, out) == (0, "4 tables imported.\n")
    assert dump(there) == dump(here)
    assert len(dump(there, "positions")["positions"]) == 3
    for table in tables_of(here).values():
        assert "replays" in run("tables", "show", table, "--data-dir", there)[1]


def test_lists_for_people_and_for_scripts(here: Path, run: Run) -> None:
    tables = tables_of(here)
    code, out, _ = run("tables", "list", "--data-dir", here)
    assert code == 0
    assert all(table in out for table in tables.values())
    assert "Ada, Ben" in out
    listed = msgspec.json.decode(run("tables", "list", "--json", "--status", "running", "--data-dir", here)[1])
    assert {each["id"] for each in listed} == {tables["running"], tables["running of two"]}
    assert len(msgspec.json.decode(run("tables", "list", "--json", "--limit", "1", "--data-dir", here)[1])) == 1
    assert run("tables", "list", "--game", "eko", "--data-dir", here)[1] == "There is no such table.\n"
    shown = msgspec.json.decode(run("tables", "show", tables["finished"], "--json", "--data-dir", here)[1])
    assert shown["table"]["status"] == "finished"
    assert shown["problem"] == ""


def test_without_the_people(here: Path, tmp_path: Path, run: Run) -> None:
    there, file = tmp_path / "there", tmp_path / "out.jsonl"
    table = tables_of(here)["running of two"]
    whole = run("tables", "export", table, "--data-dir", here)[1]
    code, out, _ = run("tables", "export", table, "--anonymous", "--data-dir", here)
    assert code == 0
    parcel = msgspec.json.decode(whole.splitlines()[1])
    secrets = ["Ada", "Ben", parcel["table"]["host"], parcel["table"]["invitation"], *parcel["people"]]
    assert all(secret in whole for secret in secrets)
    assert not any(secret in out for secret in secrets)
    file.write_text(out)
    assert run("tables", "import", file, "--data-dir", there)[0] == 0
    for what in ("actions", "positions"):  # what later rules need is told of no person
        assert dump(there, what)[what] == [row for row in dump(here, what)[what] if row[0] == table]


def test_an_export_from_before_anything_was_kept_comes_in(exported: Path, tmp_path: Path, run: Run) -> None:
    first, tables, last = parcels(exported)
    for table in tables:
        del table["parts"]["positions"]
        for row in table["parts"]["actions"]:
            del row["told"]
    file = write(tmp_path / "old.jsonl", {**first, "revision": "0006"}, *tables, last)
    assert run("tables", "import", file, "--data-dir", tmp_path / "there")[0] == 0
    assert dump(tmp_path / "there", "positions")["positions"] == []


def parcels(path: Path) -> tuple[Any, list[Any], Any]:
    first, *tables, last = lines_of(path)
    return first, tables, last


def write(path: Path, *lines: object) -> Path:
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return path


def change(table: Any, where: str, value: object) -> None:
    """`table.status`, or `actions.3.action`."""
    part, *way, name = where.split(".")
    found = table["table"] if part == "table" else table["parts"][part]
    for step in way:
        found = found[int(step)]
    found[name] = value


@pytest.mark.parametrize(
    ("where", "value", "said"),
    [
        ("table.id", "../etc", "no name of a table"),
        ("table.game", "chess", "cannot be played here"),
        ("table.version", 99, "behaviour version"),
        ("table.options", "{", "is damaged"),
        ("table.options", '{"seats": 77}', "cannot be played here"),
        ("table.status", "lost", "cannot be 'lost'"),
        ("table.status", "open", "has been played at"),
        ("table.status", "finished", "another end"),
        ("table.created", "yesterday", "created"),
        ("table.private", 1, "private"),
        ("table.more", 1, "unknown here"),
        ("table.host", "x" * 33, "host"),
        ("seats.0.number", 5, "seats"),
        ("seats.0.role", "king", "roles"),
        ("seats.1.kind", "ghost", "unknown kind"),
        ("seats.1.away", None, "away"),
        ("actions.2.action", 9999, "record"),
        ("actions.2.number", 7, "record"),
        ("actions.0.kind", "magic", "record"),
        ("actions.0.at", [], "at"),
        ("actions.0.told", "[", "what was told, or a position, is damaged"),
        ("actions.0.told", '[{"public": {"key": 5}}]', "what was told, or a position, is damaged"),
        ("actions.0.told", '[{"public": null, "fuller": {"key": "x"}, "seats": [2]}]', "names a seat it has not"),
        ("positions.0.fields", "[]", "what was told, or a position, is damaged"),
        ("positions.0.number", 99, "has a position of row 99"),
        ("positions.0.version", "new", "version"),
    ],
)
def test_what_does_not_fit_is_refused_before_anything_is_written(
    exported: Path, run: Run, tmp_path: Path, where: str, value: object, said: str
) -> None:
    first, tables, last = parcels(exported)
    running = next(each for each in tables if len(each["people"]) == 2)
    change(running, where, value)
    file = write(tmp_path / "bad.jsonl", first, *tables, last)
    code, out, err = run("tables", "import", file, "--data-dir", tmp_path / "there")
    assert (code, out) == (1, "")
    assert said in err
    assert len(err.strip().splitlines()) == 1
    assert dump(tmp_path / "there") == {"tables": [], "seats": [], "actions": [], "positions": [], "guests": []}
    code, out, err = run("tables", "import", file, "--skip", "--data-dir", tmp_path / "there")
    assert (code, out) == (0, "3 tables imported.\n")
    assert said in err


# Tables that begin with a drawn position

DRAWN = Path(__file__).parents[2] / "records" / "saga" / "nobody-left.txt"


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An export of such a table, at which nothing was played yet."""
    folder = tmp_path_factory.mktemp("drawn")

    async def lay() -> None:
        async with open_server(folder) as server:
            ada = await server.user("Ada")
            replay = await ada.post("/api/replays", {"text": DRAWN.read_text("utf-8")})
            await ada.post(f"/api/replays/{replay['id']}/play", {"at": 0, "seats": [PERSON, BOT]})

    asyncio.run(lay())
    file = folder / "out.jsonl"
    commands.export_tables(folder, (), "", "", str(file), anonymous=False)
    return file


def test_a_drawn_position_comes_in(drawn: Path, run: Run, tmp_path: Path) -> None:
    """Also before anybody has decided anything, when there is nothing on record but the drawing."""
    assert run("tables", "import", drawn, "--data-dir", tmp_path)[:2] == (0, "One table imported.\n")


def test_what_no_table_could_begin_with_stays_out(
    drawn: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, (table,), last = parcels(drawn)
    start = table["table"]["start"]
    options = table["table"]["options"]
    for changes, said in [
        ({"start": start + " " * LONGEST_START}, "longer than"),
        ({"start": start.replace("round: 5", "round: 00005")}, "more than four digits"),
        ({"start": start.replace("4 viking", "40 viking")}, "only 15 coins"),
        ({"start": start.replace("battles", "end").replace("round: 5", "round: 10")}, "nothing is left to play"),
        ({"start": " "}, "start position is empty"),
        ({"start": ""}, "where chance has to act"),
        ({"options": options.replace('"track":10', '"track":12')}, "other options"),
        ({"status": "open"}, "a drawn position waits for nobody"),
    ]:
        changed = {**table, "table": {**table["table"], **changes}}
        assert changed != table
        file = write(tmp_path / "bad.jsonl", first, changed, last)
        code, _, err = run("tables", "import", file, "--data-dir", tmp_path / "there")
        assert code == 1, said
        assert said in err
        assert len(err.strip().splitlines()) == 1
    counts = iter([{"coins": 20}, {"coins": 21}])
    monkeypatch.setattr(type(get_game("saga")), "inventory", lambda *_: next(counts))
    assert "has 21 coins, and the box has 20" in run("tables", "import", drawn, "--data-dir", tmp_path / "there")[2]
    assert dump(tmp_path / "there", "tables") == {"tables": []}


def test_doubles_are_refused_clearly(exported: Path, run: Run, tmp_path: Path) -> None:
    there = tmp_path / "there"
    first, tables, _ = parcels(exported)
    twice = write(tmp_path / "twice.jsonl", first, tables[0], tables[0], {"end": 2})
    assert "stands in the file twice" in run("tables", "import", twice, "--data-dir", there)[2]
    one = write(tmp_path / "one.jsonl", first, tables[0], {"end": 1})
    assert run("tables", "import", one, "--data-dir", there)[0] == 0
    before = dump(there)
    code, _, err = run("tables", "import", exported, "--data-dir", there)
    assert code == 1
    assert f"Table {tables[0]['table']['id']} is here already" in err
    assert dump(there) == before
    found = msgspec.json.decode(run("tables", "import", exported, "--skip", "--json", "--data-dir", there)[1])
    assert len(found["imported"]) == 3
    assert list(found["left_out"]) == [tables[0]["table"]["id"]]


@pytest.mark.parametrize("kept", [0, 1, 3, -1])
def test_a_file_that_is_cut_off_is_refused(exported: Path, run: Run, tmp_path: Path, kept: int) -> None:
    text = exported.read_bytes()
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(text[:-9] if kept < 0 else b"".join(text.splitlines(keepends=True)[:kept]))
    code, _, err = run("tables", "import", cut, "--data-dir", tmp_path / "there")
    assert code == 1
    assert "cut off" in err or "damaged" in err
    assert dump(tmp_path / "there", "tables") == {"tables": []}


@pytest.mark.parametrize("text", ["", "hello\n", "{}\n", '{"moonsaga":"decks"}\n', "[" * 100_000 + "\n"])
def test_any_other_file_is_refused(run: Run, tmp_path: Path, text: str, game: None) -> None:
    file = tmp_path / "other"
    file.write_text(text)
    code, _, err = run("tables", "import", file, "--data-dir", tmp_path / "there")
    assert code == 1
    assert len(err.strip().splitlines()) == 1


def test_an_import_that_fails_in_the_middle_leaves_nothing(
    exported: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = archive.note

    def fail(connection: Any, table_id: str, what: str) -> None:
        written(connection, table_id, what)
        (count,) = connection.exec_driver_sql("SELECT count(*) FROM tables").one()
        if count == 3:
            raise OSError("the disk is full")

    monkeypatch.setattr(archive, "note", fail)
    with pytest.raises(OSError, match="full"):
        commands.import_tables(tmp_path / "there", str(exported), False, (), as_json=False)
    assert not any(dump(tmp_path / "there", "tables", "seats", "actions", "guests", "outside").values())
    monkeypatch.undo()
    assert run("tables", "import", exported, "--data-dir", tmp_path / "there")[0] == 0


KILLED = """
import os, signal, sys
from moonsaga.server.admin import archive
from moonsaga.commands.admin.tables import import_tables
from pathlib import Path
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in what a shell starts in the background
written = archive.note
def die(connection, table_id, what):
    written(connection, table_id, what)
    if connection.exec_driver_sql("SELECT count(*) FROM tables").one()[0] == 3:
        os.kill(os.getpid(), int(sys.argv[3]))
archive.note = die
import_tables(Path(sys.argv[1]), sys.argv[2], False, ["support.synthetic:GAME"], False)
"""


@pytest.mark.parametrize("how", some([signal.SIGKILL, signal.SIGINT], 1))
def test_an_import_that_is_killed_in_the_middle_leaves_nothing(exported: Path, tmp_path: Path, how: int) -> None:
    there = tmp_path / "there"
    ran = subprocess.run(
        [sys.executable, "-c", KILLED, str(there), str(exported), str(int(how))],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
    )
    assert ran.returncode != 0
    assert not any(dump(there, "tables", "seats", "actions", "guests", "outside").values())
    commands.import_tables(there, str(exported), False, (), as_json=False)
    assert len(dump(there)["tables"]) == 4


# Mistakes


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("tables", "list"), 1, "no database"),
        (("tables", "export"), 1, "no database"),
        (("tables", "show", "x"), 1, "no database"),
        (("tables", "delete", "x", "--yes"), 1, "no database"),
        (("backup", "copy"), 1, "no database"),
        (("tables", "import", "no such file"), 1, "cannot be read"),
        (("tables", "list", "--status", "lost"), 2, "lost"),
        (("tables", "delete"), 2, "TABLE"),
        (("tables", "burn"), 2, "burn"),
        (("tables", "import", "x", "--plugin", "no:such"), 1, "no:such"),
    ],
)
def test_mistakes_are_one_sentence(run: Run, tmp_path: Path, words: tuple[str, ...], code: int, said: str) -> None:
    more = () if words[1] == "burn" else ("--data-dir", str(tmp_path / "none"))
    found, out, err = run(*words, *more)
    assert (found, out) == (code, "")
    assert said in err
    assert "Traceback" not in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("words", [("tables", each) for each in ("list", "show", "export", "import", "delete")])
def test_help_has_examples(run: Run, words: tuple[str, ...]) -> None:
    code, out, _ = run(*words, "--help")
    assert code == 0
    assert "Examples: moonsaga tables" in " ".join(out.split())


def test_a_table_that_is_not_there_is_a_sentence_and_nothing_is_deleted(
    exported: Path, run: Run, tmp_path: Path
) -> None:
    here = tmp_path / "here"
    ids = [row[0] for row in dump(here)["tables"]]
    code, _, err = run("tables", "delete", ids[0], "nobody", "--yes", "--data-dir", here)
    assert (code, err) == (1, "There is no table nobody.\n")
    assert run("tables", "delete", ids[0], "--data-dir", here)[0] != 0  # nobody says yes
    assert len(dump(here)["tables"]) == 4
    assert run("tables", "delete", *ids[:2], "--yes", "--data-dir", here)[1] == "2 tables deleted.\n"
    assert len(dump(here)["tables"]) == 2
    assert {row[0] for row in dump(here, "actions")["actions"]} <= set(ids[2:])


# A password that was lost


async def test_a_lost_password_is_reset_beside_a_running_server(
    server: TestServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.user()
    await ada.post("/api/account", {"name": "Ada", "password": "correct horse battery"})
    monkeypatch.setattr(sys, "stdin", io.StringIO("staple under the moon\n"))
    await asyncio.to_thread(accounts.set_password, tmp_path, "a D a", True)
    await server.service.external_changes.look()
    assert not (await ada.get("/api/me"))["account"]
    sign_in = "/api/account/sign-in"
    old = {"name": "Ada", "password": "correct horse battery"}
    assert await ada.refused(sign_in, old) == (403, "wrong-password")
    assert (await ada.post(sign_in, {**old, "password": "staple under the moon"}))["account"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("1234567890\n"))
    with pytest.raises(MoonsagaError, match="everybody tries first"):
        accounts.set_password(tmp_path, "Ada", True)
    with pytest.raises(MoonsagaError, match="no account"):
        accounts.set_password(tmp_path, "Ben", True)


def test_accounts_are_listed(here: Path, run: Run) -> None:
    assert run("accounts", "list", "--data-dir", here)[1] == "There is no account.\n"
    assert msgspec.json.decode(run("accounts", "list", "--json", "--data-dir", here)[1]) == []


# Beside a server that runs


async def run_in_thread(*words: object) -> None:
    """A command in a process of its own, while the server goes on."""
    run = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "moonsaga.cli", *map(str, words)),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert await run.wait() == 0


@pytest.mark.all
async def test_a_server_forgets_what_is_deleted_and_meets_what_comes(server: TestServer, tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    one, two, table = await seat_two(server, options=QUIET)
    await one.act("show")
    await two.update()
    ada = server._people[0]
    path = f"/api/tables/{table['id']}"
    before = await ada.get(path)
    lobby = await ada.live("lobby")
    assert (await lobby.read())["tables"][0]["id"] == table["id"]
    await run_in_thread("tables", "export", "-o", file, "--data-dir", tmp_path)
    await run_in_thread("tables", "delete", table["id"], "--yes", "--data-dir", tmp_path)
    # Until the server has looked, nothing of what is played is acknowledged.
    if one.socket.close_code is None:
        with contextlib.suppress(ConnectionClosed):
            assert (await two.act())["type"] == "refused"
    await server.service.external_changes.look()
    assert await ada.refused(path, method="GET") == (404, "not-found")
    with contextlib.suppress(ConnectionClosed):
        while True:
            await one.raw()
    assert one.socket.close_code == 4404
    while (await lobby.read())["tables"]:
        pass
    await run_in_thread("tables", "import", file, "--plugin", "support.synthetic:GAME", "--data-dir", tmp_path)
    await server.service.external_changes.look()
    while not (found := (await lobby.read())["tables"]):
        pass
    assert found[0]["id"] == table["id"]
    again = await ada.live(table["id"])
    assert (await again.update())["view"] is not None
    assert (await ada.get(path))["seats"][1]["name"] == before["seats"][1]["name"]
    ben = await server._people[1].live(table["id"])
    await ben.update()
    assert (await ben.act())["type"] == "accepted"


async def test_the_server_looks_by_itself(server: TestServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, OPEN)
    commands.delete_tables(tmp_path, [table["id"]], sure=True)

    async def gone() -> bool:
        return (await ada.ask("GET", f"/api/tables/{table['id']}")).status_code == 404

    await until(gone)


async def test_bots_of_an_imported_table_play_on(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "out.jsonl"
    async with open_server(here) as server:
        table = await (await server.user()).new_table({"kind": "bot", "bot": "sleeper"}, BOT)
    with contextlib.closing(sqlite3.connect(here / "moonsaga.sqlite3", isolation_level=None)) as connection:
        connection.execute("UPDATE seats SET bot = 'random'")
    commands.export_tables(here, (), "", "", str(file), anonymous=False)
    async with open_server(there) as server:
        commands.import_tables(there, str(file), False, (), as_json=False)
        await server.service.external_changes.look()
        await until_finished(server, table["id"])


def test_a_backup_of_a_folder_that_nobody_uses(here: Path, run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "some" / "copy"
    found = msgspec.json.decode(run("backup", copy, "--json", "--data-dir", here)[1])
    assert found["tables"] == 4
    assert dump(copy) == dump(here)
    assert (copy / "secret.key").read_bytes() == (here / "secret.key").read_bytes()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o700
    assert all(stat.S_IMODE(each.stat().st_mode) == 0o600 for each in copy.iterdir())
    assert sorted(each.name for each in copy.iterdir()) == ["moonsaga.sqlite3", "secret.key"]
    code, _, err = run("backup", copy, "--data-dir", here)
    assert code == 1
    assert "exists already" in err


def test_a_damaged_database_gives_no_backup(here: Path, run: Run, tmp_path: Path) -> None:
    path = here / "moonsaga.sqlite3"
    damaged = bytearray(path.read_bytes())
    damaged[4096 * 3 : 4096 * 6] = b"\xff" * (4096 * 3)
    path.write_bytes(damaged)
    code, _, err = run("backup", tmp_path / "copy", "--data-dir", tmp_path / "here")
    assert code == 1
    assert "damaged" in err or "malformed" in err
    assert not (tmp_path / "copy").exists()
    assert not list(tmp_path.glob("*.part"))
