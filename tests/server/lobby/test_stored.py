"""Tables that earlier versions made, with what each seat was told (`tools/make_stored_tables.py`).

As long as a game has the behaviour version and the components of then, its tables are loaded and played on. Of an older
game only the files are looked at.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import sqlite3
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moonsaga.kernel.registry import game_names, get_game
from moonsaga.server.admin import archive
from moonsaga.server.table.snapshots import read_told
from support.selection import some
from support.server import Json, open_server, until

pytestmark = pytest.mark.once

STORED = Path(__file__).parents[2] / "stored"
FOLDERS = sorted(path.name for path in STORED.iterdir())
WHAT = {
    "running, with take-backs",
    "running, with a clock",
    "running, with bots",
    "running, from a drawn start",
    "finished by bots",
}
"""Kept of every game."""
MORE = {
    "eko": {"finished by resigning"},
    "blue_moon": {
        "running, with decks of one's own",
        "running, one of several has answered",
        "finished by resigning",
    },
    "saga": {"running, one of several has answered", "finished by resigning"},
    "crescent_moon": {"running, one of several has answered"},
}
FIRST = {"eko": 2, "blue_moon": 3, "saga": 1, "crescent_moon": 3}
"""The behaviour versions with which these folders were made."""

every_folder = pytest.mark.parametrize("folder", FOLDERS)


@cache
def manifest(folder: str) -> Json:
    found: Json = msgspec.json.decode((STORED / folder / "manifest.json").read_bytes())
    return found


def unpack(folder: str, name: str) -> bytes:
    return gzip.decompress((STORED / folder / f"{name}.gz").read_bytes())


@cache
def told(folder: str) -> Json:
    found: Json = msgspec.json.decode(unpack(folder, "told.json"))
    return found


def is_of_today(folder: str, game: str) -> bool:
    info = get_game(game).info
    return bool(manifest(folder)["games"][game] == {"version": info.version, "data": info.data_hash})


def tables(folder: str, game: str) -> list[Json]:
    return [table for table in manifest(folder)["tables"] if table["game"] == game]


def test_what_was_kept_is_still_here() -> None:
    assert set(FOLDERS) >= {"with-told", "without-told"}


@every_folder
def test_the_files_are_whole(folder: str, tmp_path: Path) -> None:
    assert set(manifest(folder)["files"]) == {"moonsaga.sqlite3", "tables.jsonl", "told.json"}
    for name, digest in manifest(folder)["files"].items():
        assert hashlib.sha256(unpack(folder, name)).hexdigest() == digest
    path = tmp_path / "moonsaga.sqlite3"
    path.write_bytes(unpack(folder, path.name))
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        status = dict(connection.execute("SELECT id, status FROM tables"))
        rows = dict(connection.execute("SELECT table_id, max(number) FROM actions GROUP BY table_id"))
    for table in manifest(folder)["tables"]:
        assert status[table["id"]] == table["status"] == table["what"].split()[0].rstrip(",")
        assert rows[table["id"]] == table["rows"]
    exported = list(archive.read_archive(unpack(folder, "tables.jsonl").splitlines(), folder))
    assert {parcel.id for parcel in exported} == set(status)


@every_folder
def test_every_game_has_all_kinds_of_tables(folder: str) -> None:
    assert {name: game["version"] for name, game in manifest(folder)["games"].items()} == FIRST
    for game, more in MORE.items():
        assert {table["what"] for table in tables(folder, game)} == WHAT | more
        for table in tables(folder, game):
            found = told(folder)[table["id"]]
            assert found["positions"]
            assert set(found["log"]) >= {"0", "table"}
            assert table["rows"] < 10 or all(len(lines) > 10 for lines in found["log"].values())
            undone = any(line["message"]["key"] == "event-undo" for line in found["log"]["table"])
            assert undone == ("take-backs" in table["what"])


@every_folder
def test_the_middle_of_a_decision_was_kept(folder: str) -> None:
    for game in ("blue_moon", "saga", "crescent_moon"):
        [table] = [table for table in tables(folder, game) if "several" in table["what"]]
        last = told(folder)[table["id"]]["positions"][-1]
        assert last["number"] == table["rows"]
        assert last["to_act"]
        assert set(last["asked"]) == set(map(str, last["to_act"]))


@every_folder
@pytest.mark.parametrize("game", game_names())
async def test_tables_of_the_same_version_are_as_they_were(folder: str, game: str, tmp_path: Path) -> None:
    """Who is asked, what everybody was told, and how it ended."""
    if not is_of_today(folder, game):
        pytest.skip(f"{game} has other rules or components now")
    (tmp_path / "moonsaga.sqlite3").write_bytes(unpack(folder, "moonsaga.sqlite3"))
    async with open_server(tmp_path) as server:
        for kept in tables(folder, game):
            table = await server.table(kept["id"])
            play, found = table.progress, told(folder)[kept["id"]]
            assert play is not None
            assert (table.header.status, play.number) == (kept["status"], kept["rows"])
            if kept["status"] == "running":
                assert list(play.asked) == found["positions"][-1]["to_act"]
            for eyes, lines in found["log"].items():
                if eyes != "all":
                    seat = None if eyes == "table" else int(eyes)
                    messages = [msgspec.to_builtins(line.message) for line in play.log_for(seat, -1)]
                    if kept["status"] == "finished":  # a replay leaves out what was taken back
                        messages = [message for message in messages if message["key"] != "event-undo"]
                    assert messages == [line["message"] for line in lines]


@every_folder
async def test_tables_of_older_versions_say_so_and_lose_nothing(folder: str, tmp_path: Path) -> None:
    """Running and finished ones: users who open them read why, and each row stays as it was."""
    path = tmp_path / "moonsaga.sqlite3"
    path.write_bytes(unpack(folder, path.name))
    older = [table for table in manifest(folder)["tables"] if not is_of_today(folder, table["game"])]
    before = actions_of(path, older)
    async with open_server(tmp_path) as server:
        visitor = await server.user()
        for kept in older:
            assert (await visitor.get(f"/api/tables/{kept['id']}"))["status"] == kept["status"]
            link = await visitor.live(kept["id"])
            assert (await link.read())["type"] == "hello"
            assert (await link.read())["code"] == "outdated"
            refused = await visitor.ask("GET", f"/api/replays/{kept['id']}")
            assert refused.status_code >= 400
            assert refused.json()["code"] == "outdated"
    assert actions_of(path, older) == before


def actions_of(path: Path, kept: list[Json]) -> list[tuple[Any, ...]]:
    query = "SELECT number, seat, action, kind, at FROM actions WHERE table_id = ? ORDER BY number"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return [row for table in kept for row in connection.execute(query, (table["id"],))]


@pytest.mark.parametrize("game", some(list(game_names()), 2))
async def test_bots_finish_a_table_that_was_kept(game: str, tmp_path: Path) -> None:
    if not is_of_today("without-told", game):
        pytest.skip(f"{game} has other rules or components now")
    (tmp_path / "moonsaga.sqlite3").write_bytes(unpack("without-told", "moonsaga.sqlite3"))
    [kept] = [table for table in tables("without-told", game) if table["what"] == "running, with bots"]
    with contextlib.closing(sqlite3.connect(tmp_path / "moonsaga.sqlite3", isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET status = 'abandoned' WHERE id != ?", (kept["id"],))
        connection.execute("UPDATE seats SET bot = 'random'")
    async with open_server(tmp_path) as server:
        table = server.service.tables._tables[kept["id"]]
        await until(lambda: table.over)
        assert table.header.ending


@every_folder
def test_an_export_of_the_same_version_comes_in(folder: str) -> None:
    today = [game for game in game_names() if is_of_today(folder, game)]
    if not today:
        pytest.skip("all games have other rules or components now")
    wanted = {table["id"] for game in today for table in tables(folder, game)}
    parcels = list(archive.read_archive(unpack(folder, "tables.jsonl").splitlines(), folder))
    checked = [archive.check(parcel) for parcel in parcels if parcel.id in wanted]
    assert len(checked) == len(wanted)


def test_the_later_folder_has_the_log_in_its_rows(tmp_path: Path) -> None:
    """The same words that the connections heard."""
    path = tmp_path / "moonsaga.sqlite3"
    path.write_bytes(unpack("with-told", path.name))
    query = "SELECT number, told, kind FROM actions WHERE table_id = ? ORDER BY number"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for table in manifest("with-told")["tables"]:
            rows = connection.execute(query, (table["id"],)).fetchall()
            assert all(bool(said) == (kind != "undo") for _, said, kind in rows)
            if "take-backs" in table["what"] or table["status"] == "finished":
                continue
            for eyes, lines in told("with-told")[table["id"]]["log"].items():
                seat = None if eyes == "table" else int(eyes)
                heard: list[Any] = [
                    {"number": number, "message": msgspec.to_builtins(message)}
                    for number, said, _ in rows
                    for event in read_told(said)
                    if (message := event.for_seat(seat)) is not None
                ]
                assert heard == lines
        counted = dict(connection.execute("SELECT table_id, max(number) FROM positions GROUP BY table_id"))
    assert counted.items() >= {table["id"]: table["rows"] for table in manifest("with-told")["tables"]}.items()
