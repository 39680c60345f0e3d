#!/usr/bin/env python3
"""Many tables at once, ours beside boardgame.io's: actions a second, and how soon the other player hears of one.

    tools/load.py                                   300 tables, 100 actions at each, three rounds
    tools/load.py --tables 50 --rounds 1            a small one
    tools/load.py --games eko --only moonsaga       our server alone

At each table sit two people, each with a WebSocket of his own on loopback. Whoever is to act sends a random legal
action as soon as he hears that it is his turn; there is no pause, so a server is as busy as it can be. The same program
plays both servers, over the same hand-made WebSocket, and looks at as little of each message as it needs; its own share
of the work is printed. The servers play one after the other, in turns, round after round.

Ours plays its games for two, each at as many tables, writes every action to the disk before anybody hears of it, and
sends each player his own view with all legal actions. boardgame.io plays a small game of the same kind (stacks on a
board of 64 spaces, `benchmarks/boardgame_io/server.js`), and stores it in files, with the storage it brings along
(`node-persist`). Latencies run from sending an action until the other player has received the position after it; how
large that message is on average is printed as well.

What boardgame.io needs is installed into `build/boardgame_io`, from `benchmarks/boardgame_io`; that takes Node and npm.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import hashlib
import json
import os
import platform
import random
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from statistics import median
from typing import Any, Protocol, cast

import httpx
import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from table_player import Server, free_port  # noqa: E402

PEER_SOURCE = ROOT / "benchmarks" / "boardgame_io"
PEER = ROOT / "build" / "boardgame_io"
GAMES = ("eko", "blue_moon", "saga")
SPARE = 2
"""Tables laid in advance for each that plays: random games may end early, and then the two go on at the next one."""
WIDTH = 8
"""Of the board of the other server's game."""
PATIENCE = 600.0
"""Seconds within which a round must end."""
ARRIVING = 16
"""Requests at the same time while tables are laid."""
WANTED_RATIO = 3.0


class LoadError(Exception):
    """What the reader is told instead of figures."""


# A WebSocket, as small as it can be


class Socket(asyncio.Protocol):
    """A client's end: sends text, and hands over each text it receives."""

    GREETING = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    def __init__(self, path: str, host: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._key = base64.b64encode(secrets.token_bytes(16))
        self._hear = hear
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {self._key.decode()}", "Sec-WebSocket-Version: 13"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        self._request = "\r\n".join([*lines, "", ""]).encode()
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._check(head)
        self._buffer = self._take_frames(buffer)

    def _check(self, head: bytes) -> None:
        proof = base64.b64encode(hashlib.sha1(self._key + self.GREETING).digest())
        if not head.startswith(b"HTTP/1.1 101") or proof not in head:
            raise LoadError(f"the server does not open a WebSocket: {head.splitlines()[0].decode()}")
        self._open = True

    def _take_frames(self, buffer: bytes) -> bytes:
        """Hand over every whole frame; what is left of the last one comes back."""
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            kind, payload = buffer[at], buffer[start : start + length]
            at = start + length
            if kind == 0x81:
                self._hear(payload)
            elif kind == 0x89:
                self._frame(0x8A, payload)
            elif kind == 0x88:
                self._transport.close()
            elif kind != 0x8A:
                raise LoadError(f"a frame of a kind that nobody expects here: {kind:#x}")
        return buffer[at:]

    def send(self, text: bytes) -> None:
        self._frame(0x81, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        """Masked, as a client's frames have to be; which mask does not matter here."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([kind]) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.close()


async def connect(socket: Socket, port: int) -> None:
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)


# Two people at a table


class Side:
    """One of the two: what he has sent, and what he has heard lately."""

    def __init__(self) -> None:
        self.sent: deque[list[float]] = deque()
        """When, and the number under which it is on record; 0 until that is known."""
        self.heard: deque[tuple[float, float]] = deque(maxlen=16)


class Match:
    """A table that makes so many actions. `begin` lets it go; whoever is to act then sends."""

    def __init__(self, wanted: int, dice: random.Random) -> None:
        self.wanted = wanted
        self.dice = dice
        self.sides = (Side(), Side())
        self.started = 0
        self.latencies: list[float] = []
        self.at: list[float] = []
        """When each of its actions was heard of."""
        self.failure = ""
        self.going = False
        self.rematches = 0
        self.bytes = self.messages = 0
        self.finished: Callable[[], None] = lambda: None

    def may_send(self) -> bool:
        return self.going and self.started < self.wanted

    def note_sent(self, side: int, number: int = 0) -> None:
        self.started += 1
        self.sides[side].sent.append([time.perf_counter(), number])

    def note_number(self, side: int, number: int) -> None:
        """The server has put an action on record under that number; the other one may have heard of it before."""
        waiting = next(entry for entry in self.sides[side].sent if not entry[1])
        waiting[1] = number
        for heard, when in self.sides[1 - side].heard:
            if heard >= number:
                self._settle(side, heard, when)
                return

    def note_heard(self, side: int, number: int, size: int) -> None:
        """This side knows the position after so many actions, from a message of that size."""
        now = time.perf_counter()
        self.bytes += size
        self.messages += 1
        self.sides[side].heard.append((number, now))
        self._settle(1 - side, number, now)

    def _settle(self, sender: int, number: float, when: float) -> None:
        sent = self.sides[sender].sent
        while sent and 0 < sent[0][1] <= number:
            self.latencies.append(when - sent.popleft()[0])
            self.at.append(when)
        if len(self.latencies) == self.wanted and self.going:
            self.going = False
            self.finished()

    def next_table(self) -> None:
        """Numbers begin anew there. What nobody heard of any more because the game was over is not counted."""
        self.rematches += 1
        for side in self.sides:
            self.started -= len(side.sent)
            side.sent.clear()
            side.heard.clear()

    def fail(self, why: str) -> None:
        self.failure = self.failure or why
        self.going = False
        self.finished()


class Contestant(Protocol):
    """A server, and how one plays on it."""

    name: str

    def start(self, folder: Path) -> None: ...

    def pid(self) -> int: ...

    def stop(self) -> None: ...

    async def lay(self, matches: Sequence[Match]) -> None:
        """Make the tables, and sit down: everybody is connected when this returns."""

    def begin(self) -> None:
        """Whoever is to act sends."""

    def leave(self) -> None: ...


# Ours


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


# boardgame.io: socket.io's frames around its messages


class Stack(msgspec.Struct):
    owner: str


class Space(msgspec.Struct):
    stack: Stack | None


class Board(msgspec.Struct):
    spaces: list[Space]


class Turn(msgspec.Struct, rename="camel"):
    current_player: str


class PeerState(msgspec.Struct):
    board: Board = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: PeerState


_read_update = msgspec.json.Decoder(tuple[str, str, PeerState, Any]).decode
_read_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode
NAMESPACE = b"/stacks,"
EVENT = b"42" + NAMESPACE


def list_steps(board: Board, owner: str) -> list[tuple[int, int]]:
    """From where to where the stacks of one player can go."""
    spaces = board.spaces
    return [
        (start, goal)
        for start, space in enumerate(spaces)
        if space.stack is not None and space.stack.owner == owner
        for goal in NEIGHBOURS[start]
        if spaces[goal].stack is None
    ]


def neighbours(space: int) -> list[int]:
    x, y = space % WIDTH, space // WIDTH
    around = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    return [b * WIDTH + a for a, b in around if 0 <= a < WIDTH and 0 <= b < WIDTH]


NEIGHBOURS = [neighbours(space) for space in range(WIDTH * WIDTH)]


class PeerPlayer:
    def __init__(self, match: Match, side: int, address: str, credentials: str) -> None:
        self.match = match
        self.side = side
        self.address = address
        self.credentials = credentials
        self.state: PeerState | None = None
        self.socket: Socket

    async def sit(self, port: int) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.socket = Socket(path, f"127.0.0.1:{port}", "", self.hear)
        await connect(self.socket, port)
        while self.state is None:
            await asyncio.sleep(0.001)

    def hear(self, text: bytes) -> None:
        if text.startswith(EVENT):
            self._hear_event(text[len(EVENT) :])
        elif text == b"2":
            self.socket.send(b"3")
        elif text.startswith(b"0"):
            self.socket.send(b"40" + NAMESPACE)
        elif text.startswith(b"40"):
            self._emit("sync", self.address, str(self.side), self.credentials, 2)

    def _hear_event(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            self.state = _read_update(event)[2]
            self.match.note_heard(self.side, self.state.number, len(event))
            self.act()
        elif event.startswith(b'["sync"'):
            self.state = _read_sync(event)[2].state

    def act(self) -> None:
        state, match = self.state, self.match
        if state is None or state.turn.current_player != str(self.side) or not match.may_send():
            return
        payload = {
            "type": "step",
            "args": match.dice.choice(list_steps(state.board, str(self.side))),
            "playerID": str(self.side),
            "credentials": self.credentials,
        }
        match.note_sent(self.side, state.number + 1)
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.address, str(self.side))

    def _emit(self, *event: object) -> None:
        self.socket.send(EVENT + msgspec.json.encode(event))


class BoardgameIo:
    name = "boardgame.io"

    def __init__(self) -> None:
        self._port = 0
        self._process: subprocess.Popen[bytes]
        self._players: list[PeerPlayer] = []

    def start(self, folder: Path) -> None:
        self._port = free_port()
        command = ["node", "server.js", str(self._port), str(folder / "data")]
        environment = {**os.environ, "NODE_ENV": "production"}
        with (folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=PEER, stdout=log, stderr=log, env=environment)
        end = time.monotonic() + 30
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{self._port}/games").is_success:
                    return
            time.sleep(0.05)
        raise LoadError("boardgame.io's server did not answer within 30 seconds")

    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(15)

    async def lay(self, matches: Sequence[Match]) -> None:
        async with asking(f"http://127.0.0.1:{self._port}") as http:
            pairs = await gather_some(self._lay_one(http, match) for match in matches)
        self._players = [player for pair in pairs for player in pair]

    async def _lay_one(self, http: httpx.AsyncClient, match: Match) -> list[PeerPlayer]:
        address = (await ask(http, "/games/stacks/create", {"numPlayers": 2}))["matchID"]
        players = []
        for side in range(2):
            wish = {"playerID": str(side), "playerName": f"player {side}"}
            seat = await ask(http, f"/games/stacks/{address}/join", wish)
            players.append(PeerPlayer(match, side, address, seat["playerCredentials"]))
        for player in players:
            await player.sit(self._port)
        return players

    def begin(self) -> None:
        for player in self._players:
            player.act()

    def leave(self) -> None:
        for player in self._players:
            player.socket.close()


# Asking over HTTP, before the play


@contextlib.asynccontextmanager
async def asking(url: str) -> AsyncIterator[httpx.AsyncClient]:
    """For many guests at once: it keeps nobody's cookie."""
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60, cookies=forgetful) as http:
        yield http


async def ask(http: httpx.AsyncClient, path: str, body: object, cookie: str = "") -> Any:
    answer = await http.post(path, json=body, headers={"Cookie": cookie} if cookie else {})
    if answer.is_error:
        raise LoadError(f"{path}: {answer.status_code} {answer.text}")
    return answer.json()


async def gather_some(work: Iterator[Any]) -> list[Any]:
    """All of it, some at a time, in order."""
    limit = asyncio.Semaphore(ARRIVING)

    async def one(each: Any) -> Any:
        async with limit:
            return await each

    return list(await asyncio.gather(*map(one, work)))


# Measuring


class Figures(msgspec.Struct):
    """One server in one round. Seconds."""

    actions: int
    seconds: float
    p50: float
    p99: float
    slowest_at_half: int
    """When half of all actions were made: the fewest that any table had made."""
    fastest_at_half: int
    rematches: int
    message: float
    """Bytes of a message with a position, on average."""
    server_cpu: float
    """Cores that the server kept busy."""
    own_cpu: float
    """Cores that this program kept busy."""

    @property
    def rate(self) -> float:
        return self.actions / self.seconds


def cpu_seconds(pid: int) -> float:
    """All threads of a process, in the kernel and outside."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play(contestant: Contestant, tables: int, actions: int, seed: int) -> Figures:
    dice = random.Random(seed)
    matches = [Match(actions, random.Random(dice.random())) for _ in range(tables)]
    try:
        await asyncio.wait_for(contestant.lay(matches), PATIENCE)
    except TimeoutError:
        raise LoadError(f"{contestant.name} did not lay {tables} tables within {PATIENCE:.0f} seconds") from None
    over = asyncio.Event()

    def one_finished() -> None:
        if not any(match.going for match in matches):
            over.set()

    for match in matches:
        match.finished = one_finished
        match.going = True
    await asyncio.sleep(0.5)  # what the arrival of so many still causes
    server, own, began = cpu_seconds(contestant.pid()), time.process_time(), time.perf_counter()
    contestant.begin()
    try:
        await asyncio.wait_for(over.wait(), PATIENCE)
    except TimeoutError:
        slowest = min(len(match.latencies) for match in matches)
        raise LoadError(
            f"{contestant.name} did not finish within {PATIENCE:.0f} seconds; its slowest table made {slowest}"
        ) from None
    seconds = time.perf_counter() - began
    busy = (cpu_seconds(contestant.pid()) - server) / seconds, (time.process_time() - own) / seconds
    contestant.leave()
    failed = [match.failure for match in matches if match.failure]
    if failed:
        raise LoadError(f"{contestant.name}: {failed[0]} ({len(failed)} tables)")
    return summarize(matches, seconds, busy)


def summarize(matches: Sequence[Match], seconds: float, busy: tuple[float, float]) -> Figures:
    latencies = sorted(latency for match in matches for latency in match.latencies)
    half = sorted(when for match in matches for when in match.at)[len(latencies) // 2]
    made = [sum(when <= half for when in match.at) for match in matches]
    return Figures(
        actions=len(latencies),
        seconds=seconds,
        p50=latencies[len(latencies) // 2],
        p99=latencies[len(latencies) * 99 // 100],
        slowest_at_half=min(made),
        fastest_at_half=max(made),
        rematches=sum(match.rematches for match in matches),
        message=sum(match.bytes for match in matches) / sum(match.messages for match in matches),
        server_cpu=busy[0],
        own_cpu=busy[1],
    )


def measure(contestant: Contestant, tables: int, actions: int, seed: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        contestant.start(Path(folder))
        try:
            return run(play(contestant, tables, actions, seed))
        finally:
            contestant.stop()


def run(work: Coroutine[Any, Any, Figures]) -> Figures:
    import uvloop  # noqa: PLC0415  the project's own dependency, where it exists

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


# The peer


def install_peer() -> None:
    """What the lock file names, made anew only when that has changed."""
    if shutil.which("npm") is None:
        raise LoadError("boardgame.io needs Node.js 20 and npm; --only moonsaga measures our server alone")
    files = ("package.json", "package-lock.json", ".npmrc", "server.js")
    print_ = hashlib.sha256(b"\0".join((PEER_SOURCE / name).read_bytes() for name in files)).hexdigest()
    stamp = PEER / "installed"
    if stamp.exists() and stamp.read_text() == print_:
        return
    print("load: installing boardgame.io into build/boardgame_io", file=sys.stderr)
    PEER.mkdir(parents=True, exist_ok=True)
    for name in files:
        shutil.copy2(PEER_SOURCE / name, PEER / name)
    done = subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=PEER, check=False)
    if done.returncode:
        raise LoadError("boardgame.io could not be installed; `npm ci` in build/boardgame_io says why")
    stamp.write_text(print_)


# Telling


def describe_machine() -> list[str]:
    from moonsaga import __version__, _cores  # noqa: PLC0415  after the arguments are known to be right

    model = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if "model name" in line
        ),
        platform.machine(),
    )
    lines = [f"{os.cpu_count()} cores, {model}; {platform.system()} {platform.release()}"]
    lines.append(f"Moonsaga {__version__} ({commit()}), cores {_cores.running()}, Python {platform.python_version()}")
    return lines


def describe_peer() -> str:
    versions = {
        name: json.loads((PEER / "node_modules" / name / "package.json").read_text())["version"]
        for name in ("boardgame.io", "node-persist", "socket.io")
    }
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return ", ".join(f"{name} {version}" for name, version in versions.items()) + f", Node {node}"


def commit() -> str:
    def git(*arguments: str) -> str:
        done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=False)
        return done.stdout.strip()

    found = git("rev-parse", "--short", "HEAD")
    return f"{found}, with changes" if git("status", "--porcelain", "--", "src", "tools") else found or "no commit"


def show_line(name: str, rounds: Sequence[Figures]) -> str:
    middle = {
        field: median(getattr(each, field) for each in rounds)
        for field in ("rate", "p50", "p99", "message", "server_cpu", "own_cpu")
    }
    return (
        f"{name:<14} {middle['rate']:>10,.0f} {middle['p50'] * 1000:>9.1f} {middle['p99'] * 1000:>9.1f}"
        f" {middle['message']:>8,.0f} {middle['server_cpu']:>8.2f} {middle['own_cpu']:>8.2f}"
    )


def show_progress(name: str, tables: int, actions: int, rounds: Sequence[Figures]) -> str:
    slowest = min(each.slowest_at_half for each in rounds)
    fastest = max(each.fastest_at_half for each in rounds)
    again = sum(each.rematches for each in rounds)
    said = (
        f"{name}: every one of {tables} tables made its {actions} actions; at half time the slowest had made "
        f"{slowest}, the fastest {fastest}"
    )
    return said + (f"; {again} games ended early, and the two went on at the next table" if again else "")


def compare(ours: Sequence[Figures], theirs: Sequence[Figures]) -> tuple[list[str], bool]:
    faster = median(one.rate / other.rate for one, other in zip(ours, theirs, strict=True))
    sooner = median(other.p99 / one.p99 for one, other in zip(ours, theirs, strict=True))
    lines = [f"Moonsaga accepts {faster:.1f} times the actions; its p99 is {sooner:.1f} times shorter."]
    good = faster >= WANTED_RATIO and sooner > 1
    if not good:
        lines.append(f"Wanted are {WANTED_RATIO:.0f} times the actions and a shorter p99.")
    return lines, good


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300, help="that play at the same time (default 300)")
    parser.add_argument("--actions", type=int, default=100, help="at each table (default 100)")
    parser.add_argument("--rounds", type=int, default=3, help="figures are medians over so many (default 3)")
    parser.add_argument("--games", default=",".join(GAMES), help=f"of ours, for two (default {','.join(GAMES)})")
    parser.add_argument("--seed", type=int, default=1, help="of the players' choices (default 1)")
    parser.add_argument("--only", choices=("moonsaga", "boardgame.io"), help="one server alone, without comparison")
    parser.add_argument("--json", type=Path, metavar="FILE", help="each round's figures, as JSON as well")
    args = parser.parse_args(arguments)
    if args.tables < 1 or args.rounds < 1 or args.actions < 1:
        parser.error("--tables, --actions and --rounds: at least 1")
    return args


def main(arguments: Sequence[str] | None = None) -> int:
    args = parse(arguments)
    contestants: list[Contestant] = []
    if args.only != "boardgame.io":
        contestants.append(Moonsaga(args.games.split(",")))
    if args.only != "moonsaga":
        contestants.append(BoardgameIo())
    found: dict[str, list[Figures]] = {each.name: [] for each in contestants}
    try:
        if args.only != "moonsaga":
            install_peer()
        for number in range(args.rounds):
            for each in contestants:
                figures = measure(each, args.tables, args.actions, args.seed + number)
                found[each.name].append(figures)
                print(f"load: round {number + 1} of {args.rounds}: {show_line(each.name, [figures])}", file=sys.stderr)
    except (LoadError, OSError, RuntimeError) as problem:
        print(f"load: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return tell(args, found)


def tell(args: argparse.Namespace, found: dict[str, list[Figures]]) -> int:
    print("\n".join(describe_machine()))
    if BoardgameIo.name in found:
        print(describe_peer())
    print(
        f"\n{args.tables} tables, {args.actions} actions at each, two WebSockets to a table, {args.rounds} rounds in "
        f"turns; ours: {args.games}\n"
    )
    print(f"{'':<14} {'actions/s':>10} {'p50 ms':>9} {'p99 ms':>9} {'bytes':>8} {'server':>8} {'clients':>8} cores")
    for name, rounds in found.items():
        print(show_line(name, rounds))
    print()
    for name, rounds in found.items():
        print(show_progress(name, args.tables, args.actions, rounds))
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    if len(found) < 2:
        return 0
    lines, good = compare(found[Moonsaga.name], found[BoardgameIo.name])
    print("\n".join(lines))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
