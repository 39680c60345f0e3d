"""One who asks too much delays nobody else: what is counted, and what is done beside the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket
from websockets.exceptions import ConnectionClosed

from moonsaga import _cores
from moonsaga.server.library import replays
from moonsaga.server.limits.rates import MESSAGES, MESSAGES_FROM_ADDRESS, PAGES, REQUESTS, UPLOADED_BYTES
from moonsaga.server.protocol.replay import LONGEST_RECORD
from moonsaga.server.storage.disk_space import DiskSpace, free_bytes
from moonsaga.server.web import live, lobby
from moonsaga.server.web.live import SLOW, LobbyConnection
from support.server import PATIENCE, PERSON, SCREEN, Connection, TestServer, open_server, until
from support.synthetic import GAME

pytestmark = pytest.mark.once
QUESTION = {"type": "why", "seat": 0, "path": ["button:nonsense"]}


async def sit(server: TestServer, sockets: int, address: str = "") -> list[Connection]:
    """A new user at a table of their own, with this many connections."""
    person = await server.user()
    table = await person.new_table(PERSON, SCREEN)
    said = {"X-Forwarded-For": address} if address else {}
    links = [await person.live(table["id"], "seat=0", **said) for _ in range(sockets)]
    for link in links:
        await link.update()
    return links


async def ask(link: Connection) -> str:
    """What comes of the question why something is not possible."""
    answer = await link.answer(**QUESTION, decision=0)
    return str(answer.get("code", "")) or str(answer["type"])


async def test_slow_requests_cost_more_and_all_sockets_of_a_user_count_together(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        links = await sit(server, sockets=4)
        answers = [await ask(link) for link in links for _ in range(int(MESSAGES.burst / SLOW))]
        assert answers.count("too-fast") == len(answers) - MESSAGES.burst / SLOW
        (other,) = await sit(server, sockets=1)
        assert await ask(other) != "too-fast"


async def test_all_users_of_a_client_network_count_together(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True, proxies=1) as server:
        most = MESSAGES_FROM_ADDRESS.burst / SLOW
        links = [(await sit(server, 1, "192.0.2.1"))[0] for _ in range(int(most / (MESSAGES.burst / SLOW)) + 1)]
        answers = [await ask(link) for link in links for _ in range(int(MESSAGES.burst / SLOW))]
        assert len(answers) - answers.count("too-fast") == most
        (elsewhere,) = await sit(server, 1, "192.0.2.2")
        assert await ask(elsewhere) != "too-fast"


class Slow:
    """A question that the game thinks about until it is told to stop."""

    def __init__(self) -> None:
        self.end = threading.Event()
        self.running = 0
        self.most = 0
        self._lock = threading.Lock()

    def __call__(self, *_: Any) -> Any:
        with self._lock:
            self.running += 1
            self.most = max(self.most, self.running)
        if threading.current_thread() is not threading.main_thread():
            assert self.end.wait(PATIENCE)
        with self._lock:
            self.running -= 1
        return {} if self.threats else None

    threats = False


@pytest.fixture(params=["why", "threats", "illegal"])
def slow(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Slow, dict[str, Any]]]:
    """A slow question, and the message that asks it."""
    monkeypatch.setattr(_cores, "running", lambda: "compiled")
    found = Slow()
    found.threats = request.param == "threats"
    monkeypatch.setattr(type(GAME), "threats" if found.threats else "why_not", found)
    messages: dict[str, dict[str, Any]] = {
        "why": {**QUESTION, "decision": 1},
        "threats": {"type": "threats"},
        "illegal": {"type": "act", "seat": 0, "decision": 1, "action": 10_000},
    }
    yield found, messages[request.param]
    found.end.set()


async def test_slow_questions_are_answered_beside_the_event_loop(
    tmp_path: Path, slow: tuple[Slow, dict[str, Any]]
) -> None:
    question, message = slow
    async with open_server(tmp_path) as server:
        (link,), (other,) = await sit(server, 1), await sit(server, 1)
        if "decision" in message:
            message["decision"] = (await link.asked())["asked"]["decision"]
        await link.send(**message)
        await until(lambda: question.running == 1)
        assert (await other.answer(type="ping"))["type"] == "pong"
        question.end.set()
        await link.next("why", "threats", "refused")


@pytest.mark.parametrize("slow", ["why", "threats"], indirect=True)
async def test_a_network_has_one_slow_request_at_a_time(tmp_path: Path, slow: tuple[Slow, dict[str, Any]]) -> None:
    question, message = slow
    async with open_server(tmp_path, limits=True, proxies=1) as server:
        links = [*(await sit(server, 2, "192.0.2.1")), *(await sit(server, 1, "192.0.2.1"))]
        (elsewhere,) = await sit(server, 1, "192.0.2.2")
        for link in [*links, elsewhere]:
            if "decision" in message:
                message["decision"] = (await link.asked())["asked"]["decision"]
            await link.send(**message)
        await until(lambda: question.running == 2)
        for link in links[1:]:
            await asyncio.wait_for(link.socket.ping(), PATIENCE)
        question.end.set()
        for link in links:
            await link.next("why", "threats", "refused")
        assert question.most == 2


# Requests


async def test_reading_the_texts_of_all_games_delays_nobody(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Titles and descriptions are made at the first request for the games."""
    monkeypatch.setattr(_cores, "running", lambda: "compiled")
    begun, end = threading.Event(), threading.Event()
    make = lobby._card.__wrapped__

    def wait_and_make(game: Any) -> Any:
        begun.set()
        assert threading.current_thread() is not threading.main_thread()
        assert end.wait(PATIENCE)
        return make(game)

    monkeypatch.setattr(lobby, "_card", wait_and_make)
    asking = asyncio.create_task(server.stranger().get("/api/games"))
    await until(begun.is_set)
    assert (await server.stranger().get("/health"))["status"] == "ok"
    end.set()
    assert len(await asking) > 1


@pytest.mark.parametrize("path", ["//api/games", "/api//games", "/api/games/", "///api/games", "/health", "/schema"])
async def test_no_way_to_write_a_path_goes_past_the_limit(tmp_path: Path, path: str) -> None:
    async with open_server(tmp_path, limits=True) as server:
        stranger = server.stranger()
        most = int(REQUESTS.burst)
        for _ in range(most):
            assert server.service.limits.allow("request", "127.0.0.1", REQUESTS)
        answer = await stranger.http.get(f"{server.url}{path}")
        assert answer.status_code == 429, answer.text


async def test_pages_have_a_limit_of_their_own(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        stranger = server.stranger()
        for _ in range(int(PAGES.burst)):
            assert server.service.limits.allow("page", "127.0.0.1", PAGES)
        assert (await stranger.ask("GET", "/")).status_code == 429
        assert (await stranger.ask("GET", "/assets/any.js")).status_code == 429
        assert (await stranger.ask("GET", "/api/games")).status_code == 200


# Uploads

RECORDS = Path(__file__).parents[2] / "records" / "eko"
SHORT = min(RECORDS.glob("*.txt"), key=lambda path: path.stat().st_size)


def padded(number: int) -> str:
    """The same record with a different comment, which makes it as long as an upload may be."""
    text = SHORT.read_text("utf-8")
    return f"{text}# {number} {'x' * (LONGEST_RECORD - len(text) - 20)}\n"


async def test_comments_are_not_kept(server: TestServer) -> None:
    ada = await server.user()
    first = await ada.post("/api/replays", {"text": padded(1)})
    again = await ada.post("/api/replays", {"text": padded(2)})
    assert first["id"] == again["id"]
    kept = (await ada.ask("GET", f"/api/replays/{first['id']}/record")).text
    assert kept == SHORT.read_text("utf-8")


def named(number: int) -> dict[str, str]:
    """A record of its own: one seat has another name."""
    return {"text": SHORT.read_text("utf-8").replace('seats: ["', f'seats: ["{number}', 1)}


async def test_bytes_have_a_quota_for_each_user(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_BYTES", int(SHORT.stat().st_size * 2.5))
    ada, ben = await server.user(), await server.user()
    for number in range(2):
        await ada.post("/api/replays", named(number))
    assert await ada.refused("/api/replays", named(2)) == (409, "too-many-records")
    await ada.post("/api/replays", named(1))  # it is there already
    await ben.post("/api/replays", named(2))


async def test_bytes_have_a_quota_for_each_address(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        ada, ben = await server.user(), await server.user()
        left = SHORT.stat().st_size * 1.5
        assert server.service.limits.allow("bytes-from", "127.0.0.1", UPLOADED_BYTES, UPLOADED_BYTES.burst - left)
        await ada.post("/api/replays", named(0))
        assert await ben.refused("/api/replays", named(1)) == (429, "too-fast")


async def test_bytes_have_a_quota_for_the_whole_server(tmp_path: Path) -> None:
    async with open_server(tmp_path, record_bytes=int(SHORT.stat().st_size * 1.5)) as server:
        ada, ben = await server.user(), await server.user()
        await ada.post("/api/replays", named(0))
        assert await ben.refused("/api/replays", named(1)) == (503, "no-room")


async def test_below_a_floor_of_free_disk_nothing_new_is_kept_and_games_go_on(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.user()
        table = await ada.new_table(PERSON, SCREEN)
        link = await ada.live(table["id"], "seat=0")
        server.service.disk_space = DiskSpace(tmp_path, free_bytes(tmp_path) * 2 + 1)
        wish = {"game": "synthetic", "seats": [PERSON, SCREEN]}
        deck = {"game": "blue_moon", "leader": "", "cards": []}
        account = {"name": "Ada", "password": "correct horse battery"}
        for path, body in (("tables", wish), ("replays", named(0)), ("decks", deck), ("account", account)):
            assert await ada.refused(f"/api/{path}", body) == (503, "disk-full")
        assert (await link.act())["type"] == "accepted"


# Readers who do not read


async def test_a_lobby_reader_who_does_not_read_holds_the_newest_lobby_only(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.user()
    link = await ada.live("lobby")
    assert (await link.read())["tables"] == []
    (reader,) = server.service.lobby_feed.subscribers
    assert isinstance(reader, LobbyConnection)
    go_on = asyncio.Event()
    send = WebSocket.send_data

    async def wait_and_send(*args: Any, **more: Any) -> None:
        await go_on.wait()
        await send(*args, **more)

    monkeypatch.setattr(WebSocket, "send_data", wait_and_send)
    for _ in range(5):
        await ada.new_table(PERSON, SCREEN)
        server.service.lobby_feed.tell()
        await asyncio.sleep(0)
    assert reader._waiting.qsize() == 1
    go_on.set()
    while len((await link.read())["tables"]) < 5:
        pass


async def test_a_connection_that_does_not_read_is_cut_off_by_bytes_too(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    (link,) = await sit(server, 1)
    monkeypatch.setattr(live, "MOST_BYTES_WAITING", 50)
    (player,) = next(iter(server.service.tables._tables.values())).watchers
    for _ in range(2):
        player.push(b" " * 60)
    with pytest.raises(ConnectionClosed):
        await link.next("nothing")
