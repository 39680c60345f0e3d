"""What a later version of the rules needs: what was told with each row, and positions by field name."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moonsaga.kernel.contract import Game
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.registry import get_game
from moonsaga.server.accounts.cookies import COOKIE
from moonsaga.server.table.progress import Row, load_progress
from moonsaga.server.table.snapshots import EVERY, read_told
from moonsaga.server.table.table import Table
from support import synthetic
from support.selection import some
from support.server import BOT, OPEN, PERSON, QUIET, Connection, Json, TestServer, open_server, seat_two, until

pytestmark = pytest.mark.once

SEATS = {"synthetic": 3, "blue_moon": 2, "saga": 2, "eko": 3, "crescent_moon": 4}
OPTIONS: dict[str, Json] = {"synthetic": {"rounds": 9}}


def select(folder: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(folder / "moonsaga.sqlite3")) as connection:
        return connection.execute(query, values).fetchall()


def rows_of(folder: Path, table: str) -> list[Row]:
    found = select(folder, "SELECT number, seat, action, kind FROM actions WHERE table_id = ? ORDER BY number", table)
    return [Row(*row) for row in found]


def kept(folder: Path, table: str) -> dict[int, Json]:
    """The positions by their rows."""
    found = select(folder, "SELECT number, fields FROM positions WHERE table_id = ? ORDER BY number", table)
    return {number: msgspec.json.decode(fields) for number, fields in found}


def replayed(folder: Path, table: str, number: int) -> Json:
    """The fields of the position after a row, as the record gives it."""
    [(name, options, start)] = select(folder, "SELECT game, options, start FROM tables WHERE id = ?", table)
    game = synthetic.GAME if name == "synthetic" else get_game(name)
    rows = rows_of(folder, table)[:number]
    play = load_progress(game, msgspec.json.decode(options), rows, str, start)
    return msgspec.json.decode(msgspec.json.encode(game.fields(play.state)))  # type: ignore[no-any-return]


class Listener:
    """A connection, and all that it was told on it."""

    def __init__(self, link: Connection, seat: int | None) -> None:
        self.link = link
        self.seat = seat
        self.log: list[tuple[int, Json]] = []

    async def listen(self, number: int) -> None:
        """Up to the update of a row."""
        while self.link.latest.get("number", -1) < number:
            await self.read()

    async def read(self) -> None:
        update = await self.link.next("update")
        told = [(line["number"], line["message"]) for line in update["log"]]
        self.log = told if update["whole"] else self.log + told


async def gather(server: TestServer, game: str) -> tuple[list[Listener], str]:
    """People on all seats, and a spectator."""
    people = [await server.user(f"Player {seat}") for seat in range(SEATS[game])]
    seats = [PERSON, *[OPEN] * (len(people) - 1)]
    table = await people[0].new_table(*seats, game=game, options=OPTIONS.get(game, {}))
    for person in people[1:]:
        await person.post(f"/api/tables/{table['id']}/join", {})
    listeners = [Listener(await person.live(table["id"]), seat) for seat, person in enumerate(people)]
    listeners.append(Listener(await server.stranger().live(table["id"]), None))
    for listener in listeners:
        await listener.listen(0)
    return listeners, table["id"]


async def play_on(listeners: list[Listener], table: Table, decisions: int) -> None:
    """At random, until there are so many decisions; everybody hears of each, in a window when all have answered."""
    rng = Rng(5)
    while (play := table.progress) is not None and play.decisions < decisions:
        actor = rng.pick([each for each in listeners if each.link.latest["asked"]])
        choice = rng.below(len(actor.link.latest["asked"]["choices"]))
        await actor.link.act(choose=choice)
        await actor.read()
        for listener in listeners:
            await listener.listen(actor.link.latest["number"])


def told_to(folder: Path, table: str, seat: int | None) -> list[tuple[int, Json]]:
    found = select(folder, "SELECT number, told FROM actions WHERE table_id = ? ORDER BY number", table)
    return [
        (number, msgspec.to_builtins(message))
        for number, told in found
        for event in read_told(told)
        if (message := event.for_seat(seat)) is not None
    ]


@pytest.mark.parametrize("game", some(SEATS, 2))
async def test_the_stored_log_is_what_each_connection_received(server: TestServer, game: str) -> None:
    folder = server.service.settings.folder
    listeners, table = await gather(server, game)
    await play_on(listeners, await server.table(table), 40)
    for listener in listeners:
        assert listener.log == told_to(folder, table, listener.seat)
    assert len(listeners[0].log) > 40
    if game == "synthetic":  # cards are dealt at once: each seat hears of its own
        assert len({msgspec.json.encode(listener.log) for listener in listeners}) == len(listeners)
    rows = select(folder, "SELECT told FROM actions WHERE table_id = ? AND kind != 'held'", table)
    assert all(told for (told,) in rows)


@pytest.mark.parametrize("game", some(SEATS, 2))
async def test_positions_are_kept_on_the_way_and_at_shutdown(tmp_path: Path, game: str) -> None:
    async with open_server(tmp_path) as server:
        listeners, table = await gather(server, game)
        live = await server.table(table)
        assert live.progress is not None
        await play_on(listeners, live, EVERY // 2)
        assert kept(tmp_path, table) == {}
        await play_on(listeners, live, EVERY)
        assert list(kept(tmp_path, table)) == [live.progress.number]
        await play_on(listeners, live, EVERY + 5)
        number = live.progress.number
    async with open_server(tmp_path) as server:
        positions = kept(tmp_path, table)
        assert len(positions) == 2
        assert max(positions) == number
        for row, fields in positions.items():
            assert fields == replayed(tmp_path, table, row)
        versions = select(tmp_path, "SELECT DISTINCT version FROM positions")
        assert versions == [(get_game(game).info.version,)]


async def test_the_last_position_is_kept(server: TestServer) -> None:
    folder = server.service.settings.folder
    ada = await server.user()
    table = (await ada.new_table(BOT, BOT, options=QUIET))["id"]
    await until(lambda: server.service.tables._tables[table].over)
    last = rows_of(folder, table)[-1].number
    assert kept(folder, table)[last] == replayed(folder, table, last)
    assert kept(folder, table)[last]["phase"] == "over"


async def test_the_position_in_which_a_player_resigned_is_kept(server: TestServer) -> None:
    folder = server.service.settings.folder
    one, _, table = await seat_two(server, options=QUIET)
    await one.act("show")
    await one.send(type="resign", seat=0)
    await one.update(lambda message: message["ending"] == "resigned")
    last = rows_of(folder, table["id"])[-1].number
    assert kept(folder, table["id"]) == {last: replayed(folder, table["id"], last)}


async def test_a_game_that_leaves_the_memory_leaves_its_position(server: TestServer) -> None:
    folder = server.service.settings.folder
    one, _, table = await seat_two(server, options=QUIET)
    await one.act("show")
    await server.forget(table["id"])
    last = rows_of(folder, table["id"])[-1].number
    assert kept(folder, table["id"]) == {last: replayed(folder, table["id"], last)}


async def test_nothing_is_kept_of_what_was_taken_back(tmp_path: Path) -> None:
    """The undo itself tells a name, which the database does not keep a second time."""
    async with open_server(tmp_path) as server:
        ada = await server.user("Ada")
        table = (await ada.new_table(PERSON, BOT, options={"rounds": 9}))["id"]
        link = await ada.live(table)
        token = ada.http.cookies[COOKIE]
        await link.asked()
        await link.act("take")
        await link.asked()
    first = max(kept(tmp_path, table))
    async with open_server(tmp_path) as server:
        ada = server.stranger()
        ada.http.cookies.set(COOKIE, token)
        link = await ada.live(table)
        await link.update()
        await link.send(type="undo", seat=0)
        await link.update(lambda message: message["whole"] and message["number"] > first)
        assert kept(tmp_path, table) == {}
        live = await server.table(table)
        assert live.progress is not None
        number = live.progress.number
    assert kept(tmp_path, table) == {number: replayed(tmp_path, table, number)}
    undo = select(tmp_path, "SELECT number, told FROM actions WHERE kind = 'undo'")
    assert undo == [(number, "")]
    assert not any("Ada" in told for (told,) in select(tmp_path, "SELECT told FROM actions"))


MARK = "only-the-database-knows-this"
PATHS = (
    "tables/{}",
    "replays/{}",
    "replays/{}/log?eyes=table",
    "replays/{}/log?eyes=0",
    "replays/{}/frames?eyes=all&first=0&count=50",
    "replays/{}/record",
)


async def test_nobody_is_sent_what_is_kept(tmp_path: Path) -> None:
    """Neither at a running table nor at a finished one, by whatever way it is looked at."""
    async with open_server(tmp_path) as server:
        one, _, running = await seat_two(server, options=QUIET)
        await one.act("show")
        ada = server._people[0]
        token = ada.http.cookies[COOKIE]
        finished = await ada.new_table(BOT, BOT, options=QUIET)
        await until(lambda: server.service.tables._tables[finished["id"]].over)
    told = msgspec.json.encode([{"public": {"key": MARK, "args": {}}}]).decode()
    with contextlib.closing(sqlite3.connect(tmp_path / "moonsaga.sqlite3", isolation_level=None)) as connection:
        assert connection.execute("UPDATE actions SET told = ?", (told,)).rowcount
        assert connection.execute("UPDATE positions SET fields = ?", (f'{{"{MARK}": 1}}',)).rowcount
    async with open_server(tmp_path) as server:
        sent: list[str] = []
        for person in (server.stranger(), await server.user(), server.stranger()):
            if person is server._people[-1]:
                person.http.cookies.set(COOKIE, token)
            sent.append((await person.ask("GET", "/api/tables")).text)
            for table in (running["id"], finished["id"]):
                sent += [(await person.ask("GET", f"/api/{path.format(table)}")).text for path in PATHS]
                link = await person.live(table)
                while not link.latest:
                    sent.append(str(await link.read()))
        assert any("event-show" in text for text in sent)
        assert len([text for text in sent if len(text) > 500]) > 12
        assert not any(MARK in text for text in sent)


def names(fields: object) -> set[str]:
    """All field names, also those inside other fields."""
    if not isinstance(fields, dict):
        return set()
    return set(fields).union(*map(names, fields.values()))


@pytest.mark.parametrize("name", ["blue_moon", "saga", "eko", "crescent_moon"])
def test_the_fields_of_a_game_are_the_whole_position(name: str) -> None:
    game = get_game(name)
    play = load_progress(game, game.resolve({}), [], str)
    rng = Rng(4)
    play.accept(play.plan_start(rng))
    for _ in range(60):
        if not play.asked:
            break
        seat = rng.pick(sorted(play.asked))
        play.accept(play.plan_act(seat, rng.pick(play.state.legal(seat)), rng))
        fields = msgspec.json.decode(msgspec.json.encode(game.fields(play.state)))
        assert len(names(fields)) > 15
        assert game.restore(msgspec.json.encode(fields)) == play.state


@pytest.mark.parametrize(("dump", "fields"), [(b'["a",1]', ["a", 1]), (b"\x00\xff", "AP8=")])
def test_a_plug_in_that_names_no_fields_keeps_its_dump(dump: bytes, fields: object) -> None:
    class Dumped:
        def dump(self) -> bytes:
            return dump

    found = Game.fields(get_game("saga"), Dumped())  # type: ignore[arg-type]
    assert found == {"dump": fields}
    assert msgspec.json.encode(found)
