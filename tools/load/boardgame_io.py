"""boardgame.io's server with the storage it brings along, and how one plays on it: socket.io around its messages."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
from tools.load.matches import Match
from tools.load.wire import LoadError, Socket, ask, asking, connect, gather_some

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))
from support.server_process import reserve_port  # noqa: E402

PEER_SOURCE = ROOT / "benchmarks" / "boardgame_io"
PEER = ROOT / "build" / "boardgame_io"


# Its two games


class PeerGame(Protocol):
    """What a client of one of them has to know."""

    name: str
    move: str

    def read_update(self, event: bytes) -> PeerState: ...

    def read_sync(self, event: bytes) -> PeerState: ...

    def choose(self, board: Any, owner: str, dice: random.Random) -> Sequence[int]:
        """The arguments of a legal move."""


class Turn(msgspec.Struct, rename="camel"):
    current_player: str


class PeerState(msgspec.Struct):
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")
    board: Any = msgspec.field(name="G")


class Stack(msgspec.Struct):
    owner: str


class Space(msgspec.Struct):
    stack: Stack | None


class StacksBoard(msgspec.Struct):
    spaces: list[Space]


class StacksState(PeerState):
    board: StacksBoard = msgspec.field(name="G")


class StacksSync(msgspec.Struct):
    state: StacksState


class Stacks:
    """Of the size and kind of our games: stacks on 64 spaces that step to a free neighbour."""

    name = "stacks"
    move = "step"
    WIDTH = 8

    def __init__(self) -> None:
        self._update = msgspec.json.Decoder(tuple[str, str, StacksState, Any]).decode
        self._sync = msgspec.json.Decoder(tuple[str, str, StacksSync]).decode
        self._neighbours = [self._around(space) for space in range(self.WIDTH**2)]

    def read_update(self, event: bytes) -> PeerState:
        return self._update(event)[2]

    def read_sync(self, event: bytes) -> PeerState:
        return self._sync(event)[2].state

    def choose(self, board: StacksBoard, owner: str, dice: random.Random) -> Sequence[int]:
        spaces = board.spaces
        return dice.choice(
            [
                (start, goal)
                for start, space in enumerate(spaces)
                if space.stack is not None and space.stack.owner == owner
                for goal in self._neighbours[start]
                if spaces[goal].stack is None
            ]
        )

    def _around(self, space: int) -> list[int]:
        x, y, width = space % self.WIDTH, space // self.WIDTH, self.WIDTH
        around = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        return [b * width + a for a, b in around if 0 <= a < width and 0 <= b < width]


class CellsBoard(msgspec.Struct):
    cells: list[str | None]


class CellsState(PeerState):
    board: CellsBoard = msgspec.field(name="G")


class CellsSync(msgspec.Struct):
    state: CellsState


class Cells:
    """As little as a game can be: one of 64 cells becomes mine."""

    name = "cells"
    move = "take"

    def __init__(self) -> None:
        self._update = msgspec.json.Decoder(tuple[str, str, CellsState, Any]).decode
        self._sync = msgspec.json.Decoder(tuple[str, str, CellsSync]).decode

    def read_update(self, event: bytes) -> PeerState:
        return self._update(event)[2]

    def read_sync(self, event: bytes) -> PeerState:
        return self._sync(event)[2].state

    def choose(self, board: CellsBoard, owner: str, dice: random.Random) -> Sequence[int]:
        return (dice.choice([cell for cell, holder in enumerate(board.cells) if holder != owner]),)


# Playing


class PeerPlayer:
    def __init__(self, game: PeerGame, match: Match, side: int, address: str, credentials: str) -> None:
        self.game = game
        self.match = match
        self.side = side
        self.address = address
        self.credentials = credentials
        self.state: PeerState | None = None
        self.socket: Socket
        self._namespace = f"/{game.name},".encode()
        self._event = b"42" + self._namespace

    async def sit(self, port: int) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.socket = Socket(path, f"127.0.0.1:{port}", "", self.hear)
        await connect(self.socket, port)
        while self.state is None:
            await asyncio.sleep(0.001)

    def hear(self, text: bytes) -> None:
        if text.startswith(self._event):
            self._hear_event(text[len(self._event) :])
        elif text == b"2":
            self.socket.send(b"3")
        elif text.startswith(b"0"):
            self.socket.send(b"40" + self._namespace)
        elif text.startswith(b"40"):
            self._emit("sync", self.address, str(self.side), self.credentials, 2)

    def _hear_event(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            self.state = self.game.read_update(event)
            self.match.note_heard(self.side, self.state.number, len(event))
            self.act()
        elif event.startswith(b'["sync"'):
            self.state = self.game.read_sync(event)

    def act(self) -> None:
        state, match = self.state, self.match
        if state is None or state.turn.current_player != str(self.side) or not match.may_send():
            return
        payload = {
            "type": self.game.move,
            "args": self.game.choose(state.board, str(self.side), match.dice),
            "playerID": str(self.side),
            "credentials": self.credentials,
        }
        match.note_sent(self.side, state.number + 1)
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.address, str(self.side))

    def _emit(self, *event: object) -> None:
        self.socket.send(self._event + msgspec.json.encode(event))


class BoardgameIo:
    def __init__(self, game: PeerGame) -> None:
        self.name = f"boardgame.io {game.name}"
        self._game = game
        self._port = 0
        self._process: subprocess.Popen[bytes]
        self._players: list[PeerPlayer] = []

    def start(self, folder: Path) -> None:
        self._reserved = reserve_port()
        self._port = self._reserved.getsockname()[1]
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
        self._reserved.close()

    async def lay(self, matches: Sequence[Match]) -> None:
        async with asking(f"http://127.0.0.1:{self._port}") as http:
            pairs = await gather_some(self._lay_one(http, match) for match in matches)
        self._players = [player for pair in pairs for player in pair]

    async def _lay_one(self, http: httpx.AsyncClient, match: Match) -> list[PeerPlayer]:
        address = (await ask(http, f"/games/{self._game.name}/create", {"numPlayers": 2}))["matchID"]
        players = []
        for side in range(2):
            wish = {"playerID": str(side), "playerName": f"player {side}"}
            seat = await ask(http, f"/games/{self._game.name}/{address}/join", wish)
            players.append(PeerPlayer(self._game, match, side, address, seat["playerCredentials"]))
        for player in players:
            await player.sit(self._port)
        return players

    def begin(self) -> None:
        for player in self._players:
            player.act()

    def leave(self) -> None:
        for player in self._players:
            player.socket.close()


# Installing it


def install_peer() -> None:
    """What the lock file names, made again only when that has changed."""
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


def describe_peer() -> str:
    versions = {
        name: json.loads((PEER / "node_modules" / name / "package.json").read_text())["version"]
        for name in ("boardgame.io", "node-persist", "socket.io")
    }
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return ", ".join(f"{name} {version}" for name, version in versions.items()) + f", Node {node}"
