"""A test server in the test's own event loop, and the users who come to it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn.server
from litestar import Litestar
from sqlalchemy import create_engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from moonsaga.commands.serve import bind, make_server
from moonsaga.kernel.registry import unregister
from moonsaga.server.app import assemble, bind_service
from moonsaga.server.dice import Dice
from moonsaga.server.limits.rates import Limits
from moonsaga.server.service import Service
from moonsaga.server.settings import Settings
from moonsaga.server.storage.database import migrate
from moonsaga.server.table.table import Table
from support import faulty_bots
from support.dice import SeededDice
from support.serve_seeded import ITERATIONS

Json = dict[str, Any]
PATIENCE = 180.0
"""Seconds after which a test gives up: only one that fails waits so long, on however busy a machine."""
PERSON: Json = {"kind": "person"}
OPEN: Json = {"kind": "open"}
SCREEN: Json = {"kind": "screen", "name": "Ben"}
BOT: Json = {"kind": "bot", "bot": "random"}
QUIET: Json = {"eyes": False, "rounds": 2}


_idle_apps: list[Litestar] = []
"""Handlers whose server has stopped serve the next one: to assemble them takes longer than most tests."""


class Haste:
    """asyncio as uvicorn sees it. Every tenth of a second it looks whether to stop: hundreds of servers would wait."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(seconds / 10)


uvicorn.server.asyncio = Haste()  # type: ignore[assignment,attr-defined]


class TestServer:
    """A running server in the event loop of the test."""

    __test__ = False  # a helper, no test

    def __init__(self, service: Service, url: str) -> None:
        self.service = service
        self.url = url
        self._people: list[Person] = []

    async def user(self, name: str = "") -> Person:
        """A new user."""
        person = self.stranger()
        person.id = (await person.get("/api/me"))["id"]
        if name:
            await person.put("/api/me", {"name": name})
        return person

    def stranger(self) -> Person:
        """A browser without a cookie."""
        person = Person(self)
        self._people.append(person)
        return person

    async def table(self, table_id: str) -> Table:
        """The table itself, loaded."""
        table = self.service.tables._tables[table_id]
        async with table.lock:
            await table.ready()
        return table

    async def forget(self, table_id: str) -> Table:
        """Everybody leaves, and the table has not been looked at for so long that its game leaves the memory."""
        for person in self._people:
            for link in person._links:
                await link.socket.close()
        table = await self.table(table_id)
        await until(lambda: not table.watchers)
        table.touched = -1e9
        await self.service.tables.forget_idle()
        return table

    async def close(self) -> None:
        for person in self._people:
            await person.close()


class Person:
    """A browser, so to speak: cookies, requests and sockets."""

    def __init__(self, server: TestServer) -> None:
        self.server = server
        self.id = ""
        # All is plain HTTP here, and to load the certificates of the world takes longer than a request.
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, verify=False)
        self._links: list[Connection] = []

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        return (
            await self.http.request(method, path, json=body, **more)
            if body is not None
            else (await self.http.request(method, path, **more))
        )

    async def get(self, path: str) -> Any:
        return _good(await self.ask("GET", path)).json()

    async def put(self, path: str, body: object) -> Any:
        return _good(await self.ask("PUT", path, body)).json()

    async def post(self, path: str, body: object = None) -> Any:
        return _good(await self.ask("POST", path, body)).json()

    async def refused(self, path: str, body: object = None, method: str = "POST") -> tuple[int, str]:
        """Status and code of a request that is declined."""
        answer = await self.ask(method, path, body)
        assert answer.is_error, answer.text
        return answer.status_code, answer.json()["code"]

    async def new_table(self, *seats: Json, game: str = "synthetic", **more: Any) -> Json:
        table: Json = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        return table

    async def live(self, table: str, query: str = "", **headers: str) -> Connection:
        """A connection on which the server has said hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/{_live_path(table)}?{query}"
        socket = await connect(
            address,
            additional_headers={"Cookie": cookie, **headers},
            max_size=2**24,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_queue=None,  # what a test does not read holds nothing up
        )
        link = Connection(socket)
        self._links.append(link)
        await link.arrive()
        return link

    async def close(self) -> None:
        for link in self._links:
            await link.socket.close()
        await self.http.aclose()


def _live_path(table: str) -> str:
    return "lobby/live" if table == "lobby" else f"tables/{table}/live"


def _good(answer: httpx.Response) -> httpx.Response:
    assert answer.is_success, (answer.status_code, answer.text)
    return answer


class Connection:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.latest: Json = {}
        """The last update."""
        self._first: list[str | bytes] = []
        """The first message, until it is read."""

    async def arrive(self) -> None:
        """Wait until the server has said something: only then are later events told here too. Or it hangs up."""
        with contextlib.suppress(ConnectionClosed):
            self._first = [await self.raw()]

    async def raw(self) -> str | bytes:
        if self._first:
            return self._first.pop()
        return await asyncio.wait_for(self.socket.recv(), PATIENCE)

    async def read(self) -> Json:
        message: Json = msgspec.json.decode(await self.raw())
        if message["type"] == "update":
            self.latest = message
        return message

    async def next(self, *kinds: str) -> Json:
        """The next message of such a kind; others are passed over."""
        while (message := await self.read())["type"] not in kinds:
            pass
        return message

    async def update(self, until: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next update that is so."""
        while not until(message := await self.next("update")):
            pass
        return message

    async def asked(self) -> Json:
        """The position in which this seat is asked."""
        if self.latest and self.latest["asked"]:
            return self.latest
        return await self.update(lambda message: message["asked"] is not None)

    async def send(self, **message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def answer(self, **message: object) -> Json:
        """What is answered to a message: accepted, refused, why, confirm, threats or pong."""
        await self.send(**message)
        return await self.next("accepted", "refused", "why", "confirm", "threats", "pong")

    async def act(self, kind: str = "", sure: bool = True, choose: int = 0) -> Json:
        """Make a choice of that kind, or any, when asked."""
        now = await self.asked()
        choices = [offer for offer in now["asked"]["choices"] if not kind or offer["kind"] == kind]
        assert choices, (kind, [offer["kind"] for offer in now["asked"]["choices"]])
        decision, seat = now["asked"]["decision"], now["seat"]
        self.latest = {} if sure else self.latest
        answer = await self.answer(
            type="act", seat=seat, decision=decision, action=choices[choose]["action"], sure=sure
        )
        if self.latest and self.latest["number"] < answer.get("number", 0):
            self.latest = {}  # another player's answer came in between: this position is past
        return answer

    async def has(self, *kinds: str) -> bool:
        """Has a message of such a kind been sent by now? Messages keep their order: the answer would come after it."""
        await self.send(type="ping")
        return bool((await self.next("pong", *kinds))["type"] != "pong")


@contextlib.asynccontextmanager
async def open_server(folder: Path, dice: Dice | None = None, **more: Any) -> AsyncIterator[TestServer]:
    """Start a server, and stop it in the end. Dice have a seed, bots count iterations, and limits stay as they are."""
    given: dict[str, Any] = {
        "pace": 0.0,
        "limits": False,
        "password_memory": 1024,
        "bot_iterations": ITERATIONS,
        "workers": 1,
        "bots_alone": True,
        "disk_floor": 0,
        "plugins": ("support.faulty_bots:GAME",),
        "client": folder / "client",
        **more,
    }
    faulty_bots.add_bots()
    settings = Settings(folder=folder, **given)
    if folder.is_dir() and not settings.database.exists():
        settings.database.write_bytes(empty_database())
    service = Service(settings, dice or SeededDice())
    service.limits = Limits(settings.limits, clock=lambda: 0.0)
    app = _idle_apps.pop() if _idle_apps else assemble()
    listening = bind("127.0.0.1", 0)
    try:
        await service.start()
        ready = asyncio.Event()
        running_server = make_server(bind_service(app, service), settings, ready.set)
        running = asyncio.create_task(running_server.serve(sockets=[listening]))
        await ready.wait()
        server = TestServer(service, f"http://127.0.0.1:{listening.getsockname()[1]}")
        try:
            yield server
        finally:
            await server.close()
            running_server.should_exit = True
            await running
            await service.stop()
    finally:
        _idle_apps.append(app)
        listening.close()
        unregister("synthetic")
        faulty_bots.remove_bots()


async def until(check: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while True:
        found = check()
        if found if isinstance(found, bool) else await found:
            return
        assert time.monotonic() < end, "it never came to that"
        await asyncio.sleep(0.01)


@functools.cache
def empty_database() -> bytes:
    """A database as a first start makes it. All its steps for each server would be the same work hundreds of times."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "empty.db")
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return path.read_bytes()


async def seat_two(server: TestServer, game: str = "synthetic", **more: Any) -> tuple[Connection, Connection, Json]:
    """Two people at a table of two, both connected."""
    ada, ben = await server.user("Ada"), await server.user("Ben")
    table = await ada.new_table(PERSON, OPEN, game=game, **more)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    one, two = await ada.live(table["id"]), await ben.live(table["id"])
    await one.update()
    await two.update()
    return one, two, table


async def play_on(link: Connection, rows: int = 10_000, choose: int = 0) -> None:
    """Make the same choice of every decision until the game is over, or the record is so long.

    An answer of a bot may close a decision at the same moment: what is refused then is not waited for.
    """
    while not link.latest or (link.latest["number"] < rows and not link.latest["ending"]):
        if link.latest and link.latest["asked"]:
            await link.act(choose=choose)
        else:
            await link.update()


async def play_until(links: Sequence[Connection], phase: str) -> None:
    """All players make their first choice until this phase of the synthetic game."""
    while True:
        for link in links:
            if not link.latest:
                await link.update()
        if links[0].latest["view"]["table"]["phase"] == phase:
            return
        acting = next(link for link in links if link.latest["asked"])
        await acting.act()
        number = (await acting.update())["number"]
        for link in links:
            while not link.latest or link.latest["number"] < number:
                await link.update()
