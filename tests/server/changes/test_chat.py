"""Talk: who reads what, how long and how often, and that it stays."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.server.accounts.cookies import COOKIE
from moonsaga.server.changes.chat import say
from moonsaga.server.table.chat import REMEMBERED, SKIPPED, ChatLog, numbered, read_chat
from support.server import (
    OPEN,
    PERSON,
    QUIET,
    SCREEN,
    Connection,
    Json,
    TestServer,
    open_server,
    play_until,
    seat_two,
    until,
)

pytestmark = pytest.mark.once


async def line(link: Connection) -> Json:
    said: Json = (await link.next("talk"))["lines"][-1]
    return said


async def whole(link: Connection) -> list[tuple[str, str, str]]:
    talk: Any = await link.next("talk")
    while not talk["whole"]:
        talk = await link.next("talk")
    return [(each["room"], each["name"], each["text"]) for each in talk["lines"] if each["note"] is None]


async def test_everyone_at_the_table_receives_a_chat_line(server: TestServer) -> None:
    one, two, table = await seat_two(server)
    watcher = await (await server.user("Eve")).live(table["id"])
    await watcher.update()
    await one.send(type="say", text="  Good \n luck! ")
    for link in (one, two, watcher):
        said = await line(link)
        assert (said["room"], said["name"], said["seat"], said["text"]) == ("table", "Ada", 0, "Good luck!")
        assert said["note"] is None
        assert server._people[0].id not in str(said)


async def test_players_do_not_receive_spectator_chat_before_the_end(server: TestServer) -> None:
    one, two, table = await seat_two(server, options=QUIET)
    eve, fay = await server.user("Eve"), await server.user("Fay")
    watchers = [await eve.live(table["id"]), await fay.live(table["id"])]
    for watcher in watchers:
        await watcher.update()
    await watchers[0].send(type="say", text="She holds a spark")
    for watcher in watchers:
        assert (await line(watcher))["room"] == "gallery"
    await two.send(type="say", text="hello")
    assert (await line(one))["text"] == "hello"
    again = await server._people[0].live(table["id"])
    assert await whole(again) == [("table", "Ben", "hello")]
    await one.send(type="resign", seat=0)
    expected = [("gallery", "Eve", "She holds a spark"), ("table", "Ben", "hello")]
    assert await whole(two) == expected
    assert await whole(await server._people[1].live(table["id"])) == expected


async def test_all_who_come_talk_where_players_are_waited_for(server: TestServer) -> None:
    """Before the game nothing is hidden: who has no seat yet is heard by those who have one."""
    ada, eve = await server.user("Ada"), await server.user("Eve")
    table = await ada.new_table(PERSON, OPEN)
    one, two = await ada.live(table["id"]), await eve.live(table["id"])
    await two.send(type="say", text="May I?")
    for link in (one, two):
        said = await line(link)
        assert (said["room"], said["name"], said["seat"]) == ("table", "Eve", None)
    await one.send(type="say", text="Please do")
    assert (await line(two))["text"] == "Please do"
    await eve.post(f"/api/tables/{table['id']}/join", {})
    again = await eve.live(table["id"])
    assert [text for _, _, text in await whole(again)] == ["May I?", "Please do"]


async def test_what_is_refused(server: TestServer) -> None:
    one, _, table = await seat_two(server)
    assert (await one.answer(type="say", text="x" * 501))["code"] == "malformed"
    assert (await one.answer(type="say", text=""))["code"] == "malformed"
    assert (await one.answer(type="say", text=" \u200b\n "))["code"] == "malformed"
    nobody = await server.stranger().live(table["id"])
    await nobody.update()
    assert (await nobody.answer(type="say", text="hi"))["code"] == "no-guest"


async def test_not_too_often(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        ada = await server.user("Ada")
        table = await ada.new_table(PERSON, SCREEN, game="eko")
        link = await ada.live(table["id"])
        await link.update()
        for number in range(20):
            await link.send(type="say", text=str(number))
        assert (await link.next("refused"))["code"] == "too-fast"


async def test_it_stays_and_so_do_the_notes(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        one, _, table = await seat_two(server, options=QUIET)
        await one.send(type="say", text="Grüße, żółw, příště <b>&")
        await line(one)
        await server._people[1].post(f"/api/tables/{table['id']}/leave")
        assert (await line(one))["note"]["key"] == "note-left"
        token = server._people[0].http.cookies[COOKIE]
    async with open_server(tmp_path) as server:
        ada = server.stranger()
        ada.http.cookies.set(COOKIE, token)
        link = await ada.live(table["id"])
        hello = await link.read()
        talk = await link.next("talk")
        assert talk["whole"]
        said, note = talk["lines"]
        assert (said["text"], said["person"]) == ("Grüße, żółw, příště <b>&", hello["person"])
        assert note["note"] == {"key": "note-left", "args": {"who": "seat-2"}}


async def test_asking_to_take_back_is_noted(server: TestServer) -> None:
    one, two, _ = await seat_two(server, options=QUIET)
    await play_until([one, two], "bid")
    await one.act("bid")
    await one.update()
    await two.act("keep")
    after = await one.update(lambda message: message["undo"] == "ask")
    await one.send(type="undo", seat=0)
    asked = await line(two)
    assert (asked["note"], asked["after"]) == ({"key": "note-undo-asked", "args": {"who": "seat-1"}}, after["number"])
    await two.send(type="answer-undo", seat=1, agree=False)
    assert (await line(two))["note"]["key"] == "note-undo-refused"
    await one.send(type="undo", seat=0)
    await line(two)
    await two.send(type="answer-undo", seat=1, agree=True)
    assert (await line(two))["note"]["key"] == "note-undo-agreed"


def test_lines_make_room_for_lines_of_their_kind_alone() -> None:
    book = ChatLog("t")
    for number in range(REMEMBERED + 5):
        book.add(book.note(SKIPPED, 1, 0.0, number, only=1))
        book.add(book.note("note-left", 0, 0.0, number))
        if number < 7:
            book.add(book.say("g", "Ada", 0, str(number), 0.0, number))
    shown = [said.line for said in book.lines if said.readable(0, plays=True, over=False)]
    assert [line.text for line in shown if line.note is None] == [str(number) for number in range(7)]
    assert len(shown) == REMEMBERED + 7
    assert [line.id for line in numbered(shown)] == list(range(1, REMEMBERED + 8))
    assert book.skipped() == set(range(REMEMBERED + 5))


async def test_coming_and_going_is_noted_once_and_not_too_often(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        ada, ben = await server.user("Ada"), await server.user("Ben")
        path = f"/api/tables/{(await ada.new_table(PERSON, OPEN, options=QUIET))['id']}"
        await ben.post(f"{path}/join", {})
        await ada.post(f"{path}/leave")
        await ada.post(f"{path}/leave")
        book = await (await server.table(path.rpartition("/")[2])).load_chat()
        assert len(book.lines) == 1
        answers = [await ada.ask("POST", f"{path}/{what}") for _ in range(15) for what in ("seats/0/return", "leave")]
        assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {"too-fast"}
        assert len(book.lines) < 25


# Several who come at once


class SlowTalk:
    """Books come from the database as they are, but only when each is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read: list[asyncio.Event] = []
        """Books that were read: set one to hand it over."""
        monkeypatch.setattr("moonsaga.server.table.table.read_chat", self)

    async def __call__(self, engine: AsyncEngine, table_id: str) -> ChatLog:
        book, release = await read_chat(engine, table_id), asyncio.Event()
        self.read.append(release)
        await release.wait()
        return book


async def test_a_chat_line_reaches_a_user_who_connects_at_the_same_moment(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.user("Ada")
    table = await server.table((await ada.new_table(PERSON, SCREEN))["id"])
    slow = SlowTalk(monkeypatch)
    coming = [asyncio.create_task(table.load_chat()) for _ in range(2)]
    await until(lambda: bool(slow.read))
    slow.read[0].set()
    await asyncio.wait(coming, return_when=asyncio.FIRST_COMPLETED)
    await say(table, ada.id, "Ada", "hello")
    while not all(task.done() for task in coming):
        for release in slow.read:
            release.set()
        await asyncio.sleep(0)
    assert [said.line.text for said in (await table.load_chat()).lines] == ["hello"]


async def test_a_user_who_connects_while_a_person_is_deleted_reads_no_name(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, found = await seat_two(server, options=QUIET)
    ada = server._people[0]
    await ada.post("/api/account", {"name": "Ada", "password": "correct horse battery"})
    table = await server.table(found["id"])
    one = await ada.live(table.id)
    await one.send(type="say", text="hello")
    await line(one)
    table.chat = None  # as after a start
    slow = SlowTalk(monkeypatch)
    coming = asyncio.create_task(table.load_chat())
    await until(lambda: bool(slow.read))
    leaving = asyncio.create_task(ada.post("/api/account/delete", {"password": "correct horse battery"}))
    await until(lambda: table.seats[0].name == "")
    while not (coming.done() and leaving.done()):
        for release in slow.read:
            release.set()
        await asyncio.sleep(0)
    assert [(said.line.name, said.user) for said in (await table.load_chat()).lines if said.line.text] == [("", "")]
