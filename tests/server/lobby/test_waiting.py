"""Tables that wait for a player: the list, the lobby's counts, and notices to an address of the host's."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from moonsaga.server.accounts.cookies import COOKIE
from support import synthetic
from support.server import OPEN, PERSON, QUIET, SCREEN, Connection, Json, TestServer, open_server, seat_two, until
from support.server_process import reserve_port

pytestmark = pytest.mark.once


async def tables(link: Connection) -> list[Json]:
    found: list[Json] = (await link.next("lobby"))["tables"]
    return found


async def test_the_list_of_tables_that_wait_for_me(server: TestServer) -> None:
    one, two, table = await seat_two(server, options=QUIET)
    ada, ben = server._people[:2]
    mine, theirs = await ada.live("lobby", "waiting=true"), await ben.live("lobby", "waiting=true")
    assert [each["id"] for each in await tables(mine)] == [table["id"]]
    assert await tables(theirs) == []
    await one.act("show")
    await one.act("pass")
    while await tables(mine):
        pass
    assert [each["id"] for each in await tables(theirs)] == [table["id"]]
    await two.send(type="resign", seat=1)
    while await tables(theirs):
        pass


async def test_the_lobby_counts_along(server: TestServer) -> None:
    one, _, table = await seat_two(server, options=QUIET)
    lobby = await server._people[1].live("lobby")
    assert (await tables(lobby))[0]["decisions"] == 0
    await one.act("show")
    while (found := await tables(lobby))[0]["decisions"] != 1:
        pass
    assert (found[0]["id"], found[0]["to_act"]) == (table["id"], [0, 1])


async def test_after_a_restart_it_is_known_who_is_waited_for(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        await seat_two(server, options=QUIET)
        token = server._people[0].http.cookies[COOKIE]
    async with open_server(tmp_path) as server:
        ada = server.stranger()
        ada.http.cookies.set(COOKIE, token)

        async def waited_for() -> bool:
            return bool((await ada.get("/api/tables"))["tables"][0]["to_act"] == [0])

        await until(waited_for)


async def test_the_lobby_says_what_cannot_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_server(tmp_path) as server:
        await seat_two(server)
    newer = msgspec.structs.replace(synthetic.GAME.info, version=2)
    monkeypatch.setattr(synthetic.SyntheticGame, "info", newer)
    async with open_server(tmp_path) as server:
        visitor = server.stranger()

        async def said() -> bool:
            return bool((await visitor.get("/api/tables"))["tables"][0]["problem"] == "outdated")

        await until(said)


# Notices


class Listener(BaseHTTPRequestHandler):
    heard: ClassVar[list[Any]] = []
    status: ClassVar[int] = 204

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.heard.append(msgspec.json.decode(body))
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    """A listening web server."""
    Listener.heard.clear()
    Listener.status = 204
    listening = HTTPServer(("127.0.0.1", 0), Listener)
    thread = threading.Thread(target=listening.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.server_port}/hook"
    listening.shutdown()
    thread.join()
    listening.server_close()


async def heard_before(server: TestServer) -> list[Any]:
    """All notices until now: they come one after the other, so one that is due now comes after them."""
    cy = await server.user("Cy")
    table = await cy.new_table(PERSON, SCREEN, options=QUIET)
    await until(lambda: any(each["table"] == table["id"] for each in Listener.heard))
    return [each for each in Listener.heard if each["name"] != "Cy"]


async def test_an_absent_player_gets_one_notice(tmp_path: Path, address: str) -> None:
    async with open_server(tmp_path, webhook=address, webhook_delay=0.0) as server:
        ada, ben = await server.user("Ada"), await server.user("Ben")
        table = await ada.new_table(PERSON, OPEN, options=QUIET, private=True)
        link = await ada.live(table["id"])
        await link.next("hello")  # now the table knows that she is there
        await ben.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        await link.asked()
        await link.act("show")
        await link.update()
        notices = await heard_before(server)
        assert [(each["event"], each["table"], each["game"], each["seat"], each["name"]) for each in notices] == [
            ("waiting", table["id"], "synthetic", 2, "Ben")
        ]
        assert table["invitation"] not in str(notices)
        assert ben.id not in str(notices)
        await link.send(type="say", text="hello")
        await link.next("talk")
        assert await heard_before(server) == notices


async def test_nobody_is_noticed_who_is_there_or_is_a_bot(tmp_path: Path, address: str) -> None:
    async with open_server(tmp_path, webhook=address, webhook_delay=0.0) as server:
        ada, ben = await server.user("Ada"), await server.user("Ben")
        both, alone = [await ada.new_table(PERSON, OPEN, options=QUIET) for _ in range(2)]
        one, two, three = await ada.live(both["id"]), await ben.live(both["id"]), await ada.live(alone["id"])
        for link in (one, two, three):
            await link.next("hello")  # now they are there
        await ben.post(f"/api/tables/{both['id']}/join", {})
        await one.act("show")
        await two.update(lambda message: message["asked"] is not None)
        await ada.post(f"/api/tables/{alone['id']}/start", {"bot": "random"})
        await three.act("show")
        await three.act("pass")
        await three.update(lambda message: message["view"]["table"]["phase"] != "spark")  # the bot has answered
        assert await heard_before(server) == []


async def test_play_goes_on_when_nobody_listens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with reserve_port() as silent:
        nobody = f"http://127.0.0.1:{silent.getsockname()[1]}/nobody"
        await play_without_listener(tmp_path, nobody, capsys)


async def play_without_listener(folder: Path, nobody: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_server(folder, webhook=nobody, webhook_delay=0.0) as server:
        ada, ben = await server.user("Ada"), await server.user("Ben")
        table = await ada.new_table(PERSON, OPEN, options=QUIET)
        await ben.post(f"/api/tables/{table['id']}/join", {})
        link = await ada.live(table["id"])
        await link.asked()
        assert (await link.act("show"))["type"] == "accepted"
        await until(lambda: "notice-failed" in capsys.readouterr().err)
