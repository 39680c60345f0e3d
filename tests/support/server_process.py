"""A player without a browser, and a server of its own to play on: for what tests the table from outside."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 180.0
"""Seconds a server may take to answer: only one that fails takes so long, on however busy a machine."""
TESTS = Path(__file__).parents[1]
EXAMPLES = TESTS.parent / "examples"
Json = dict[str, Any]


def reserve_port() -> socket.socket:
    """A socket that keeps a free port of loopback as long as it is open: nobody is given that port by chance.

    It does not listen, so a server that is told to listen there can, also a second time after the first has ended.
    """
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    return reserved


class Server:
    """`moonsaga serve` as a process of its own, on loopback. Leaving the context ends it.

    It can be started again after `kill` or `stop`, on the same port.
    """

    def __init__(self, folder: Path, arguments: Sequence[str] = (), env: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.arguments = list(arguments)
        self.env = {**os.environ, **(env or {})}
        self._reserved = reserve_port()
        self.port: int = self._reserved.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        command = [sys.executable, "-m", "moonsaga.cli", "serve", "--port", str(self.port)]
        return [*command, "--data-dir", str(self.folder / "data"), *self.arguments]

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdout=log,
                stderr=log,
                env=self.env,
                start_new_session=True,
            )
        self._wait(self.process)

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if process.poll() is not None:
                raise RuntimeError(f"the server did not start; see {self.folder / 'server.log'}")
            try:
                if httpx.get(f"{self.url}/health", verify=False).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server did not answer within {PATIENCE:.0f} seconds")

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up. Its bots' processes notice by themselves."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._reserved.close()


class SeededServer(Server):
    """The same with seeded dice and bots that count iterations: a table depends on its own moves alone.

    The settings are those of `Settings`, by name; without them there is no pace and there are no limits.
    """

    def __init__(self, folder: Path, seed: int = 1, **settings: Any) -> None:
        paths = os.pathsep.join(filter(None, (str(TESTS), str(EXAMPLES), os.environ.get("PYTHONPATH"))))
        super().__init__(folder, env={"PYTHONPATH": paths})
        self.seed = seed
        self.settings = settings

    def command(self) -> list[str]:
        settings = msgspec.json.encode({"folder": str(self.folder / "data"), **self.settings}).decode()
        return [sys.executable, "-m", "support.serve_seeded", str(self.port), str(self.seed), settings]


class Visitor:
    """A user of the server: a cookie, and requests that carry it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=PATIENCE, verify=False)

    async def arrive(self) -> Json:
        """Become a user."""
        user: Json = await self.get("/api/me")
        return user

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    async def post(self, path: str, body: object = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        if answer.is_error:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
        return answer.json() if answer.content else None

    async def new_table(self, game: str, seats: Sequence[Json], **more: object) -> Json:
        table: Json = await self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return table

    def live(self, table: str, after: int | None = None, seat: int | None = None) -> connect:
        """A socket to a table, as an asynchronous context."""
        query = "&".join(f"{k}={v}" for k, v in (("after", after), ("seat", seat)) if v is not None)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}"
        return connect(
            address,
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            max_size=2**24,
            open_timeout=PATIENCE,
        )

    async def leave(self) -> None:
        await self.http.aclose()


async def read(link: ClientConnection) -> Json:
    """The next message."""
    message: Json = msgspec.json.decode(await link.recv())
    return message


async def send(link: ClientConnection, **message: object) -> None:
    await link.send(msgspec.json.encode(message).decode())


Choose = Callable[[Sequence[Json]], Json]


async def play_on(link: ClientConnection, choose: Choose, load_chat: Callable[[Json], bool]) -> None:
    """Answer every decision until `hear`, which is given each message, says that it is enough."""
    while True:
        message = await read(link)
        if load_chat(message):
            return
        if message["type"] == "update" and message["asked"] is not None:
            asked = message["asked"]
            action = choose(asked["choices"])["action"]
            await send(link, type="act", seat=message["seat"], decision=asked["decision"], action=action, sure=True)
