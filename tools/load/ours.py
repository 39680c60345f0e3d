"""Our own server, and how one plays on it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import httpx
import msgspec
from tools.load.matches import Match
from tools.load.wire import Socket, ask, asking, connect, gather_some

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
from support.server_process import Server

GAMES = ("eko", "blue_moon", "saga")
"""Those for two."""
SPARE = 1
"""Tables laid in advance for each that plays: random games may end early, and then the two go on at the next one."""


class Choice(msgspec.Struct):
    action: int


class Asked(msgspec.Struct):
    decision: int
    choices: list[Choice]


class Update(msgspec.Struct, tag="update"):
    number: int
    asked: Asked | None
    ending: str


class Accepted(msgspec.Struct, tag="accepted"):
    number: int


class Refused(msgspec.Struct, tag="refused"):
    code: str


class Hello(msgspec.Struct, tag="hello"):
    pass


class TableChanged(msgspec.Struct, tag="table"):
    pass


_read_ours = msgspec.json.Decoder(Update | Accepted | Refused | Hello | TableChanged).decode
Laid = tuple[str, tuple[str, str]]
"""A table, and the cookies of the two who sit at it."""


class OurPlayer:
    def __init__(self, table: OurTable, side: int, cookie: str) -> None:
        self.table = table
        self.side = side
        self.cookie = cookie
        self.asked: Asked | None = None
        self.answered = -1
        """The decision that was answered last: it may be shown once more while the answer is on its way."""
        self.ready = False
        self.socket: Socket

    async def sit(self, address: str, port: int) -> None:
        self.asked, self.ready, self.answered = None, False, -1
        path = f"/api/tables/{address}/live"
        self.socket = Socket(path, f"127.0.0.1:{port}", self.cookie, self.hear)
        await connect(self.socket, port)

    def hear(self, text: bytes) -> None:
        message = _read_ours(text)
        match = self.table.match
        if isinstance(message, Update):
            self.asked, self.ready = message.asked, True
            if message.number and match.going:
                match.note_heard(self.side, message.number, len(text))
            if message.ending:
                self.table.end()
            else:
                self.act()
        elif isinstance(message, Accepted):
            match.note_number(self.side, message.number)
        elif isinstance(message, Refused):
            match.fail(f"the server refused an action: {message.code}")

    def act(self) -> None:
        match, asked = self.table.match, self.asked
        if asked is None or asked.decision == self.answered or not match.may_send():
            return
        self.answered = asked.decision
        action = match.dice.choice(asked.choices).action
        match.note_sent(self.side)
        self.socket.send(
            b'{"type":"act","seat":%d,"decision":%d,"action":%d,"sure":true}' % (self.side, asked.decision, action)
        )


class OurTable:
    """Two players, the table where they sit, and those that are laid for them."""

    def __init__(self, match: Match, laid: Sequence[Laid], port: int, lay: Callable[[], Awaitable[Laid]]) -> None:
        self.match = match
        self.laid = list(laid)
        self.port = port
        self._lay = lay
        self.players: list[OurPlayer] = []
        self._moving: asyncio.Task[None] | None = None

    async def sit(self) -> None:
        address, cookies = self.laid.pop()
        self.players = [OurPlayer(self, side, cookie) for side, cookie in enumerate(cookies)]
        for player in self.players:
            await player.sit(address, self.port)
        while not all(player.ready for player in self.players):
            await asyncio.sleep(0.001)

    def begin(self) -> None:
        for player in self.players:
            player.act()

    def end(self) -> None:
        """The game is over; if there are actions left to make, the next table waits."""
        if self.match.going and self._moving is None:
            self._moving = asyncio.create_task(self._move_on())

    async def _move_on(self) -> None:
        await asyncio.sleep(0.05)  # the other one hears of the end, too
        if self.match.going:
            for player in self.players:
                player.socket.close()
            self.match.next_table()
            if not self.laid:
                self.laid.append(await self._lay())
            await self.sit()
            self.begin()
        self._moving = None

    def leave(self) -> None:
        for player in self.players:
            player.socket.close()


class Moonsaga:
    name = "Moonsaga"

    def __init__(self, games: Sequence[str]) -> None:
        self.games = games
        self._server: Server
        self._tables: list[OurTable] = []

    def start(self, folder: Path) -> None:
        self._server = Server(folder, ["--no-limits", "--pace", "0"])
        self._server.start()

    def pid(self) -> int:
        assert self._server.process is not None
        return self._server.process.pid

    def stop(self) -> None:
        self._server.stop()

    async def lay(self, matches: Sequence[Match]) -> None:
        async with asking(self._server.url) as http:
            self._tables = await gather_some(
                self._lay_one(http, match, self.games[number % len(self.games)]) for number, match in enumerate(matches)
            )

    async def _lay_one(self, http: httpx.AsyncClient, match: Match, game: str) -> OurTable:
        cookies = (await self._guest(http), await self._guest(http))
        laid = [await self._new_table(http, game, cookies) for _ in range(1 if game == "eko" else 1 + SPARE)]

        async def lay_another() -> Laid:
            async with asking(self._server.url) as again:
                return await self._new_table(again, game, cookies)

        table = OurTable(match, laid, self._server.port, lay_another)
        await table.sit()
        return table

    async def _guest(self, http: httpx.AsyncClient) -> str:
        answer = await http.get("/api/me")
        return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())

    async def _new_table(self, http: httpx.AsyncClient, game: str, cookies: tuple[str, str]) -> Laid:
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = await ask(http, "/api/tables", {"game": game, "seats": seats}, cookies[0])
        await ask(http, f"/api/tables/{table['id']}/join", {}, cookies[1])
        return table["id"], cookies

    def begin(self) -> None:
        for table in self._tables:
            table.begin()

    def leave(self) -> None:
        for table in self._tables:
            table.leave()
