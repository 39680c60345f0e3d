#!/usr/bin/env python3
# ruff: noqa: PLC0415  only the process that serves imports the server
"""Attack a server of our own, on loopback, and look whether another user's table still answers.

    tools/attack.py                      all floods, ten seconds each
    tools/attack.py why headers          some of them
    tools/attack.py --seconds 3          shorter

For each flood three servers are measured one after the other, each with the limits that `serve` has and 1024
descriptors: one that nobody attacks (the control), one that is attacked, and one that is attacked without the repair.
The attacker comes from 127.0.0.2, the one whose table is measured from 127.0.0.3. With the repair the 99th percentile
of the answers may be twice the control's and 100 ms more, and where the server's memory is what is attacked, that may
grow by 20 MB; without the repair it must be worse than that, or the flood shows nothing. What is taken away is replaced
in the server's process by this program; `serve` has no option for it.

Everything is bounded: the number of connections, the seconds, and all processes end with this one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from support.server_process import reserve_port  # noqa: E402

Json = dict[str, Any]
ATTACKER, PLAYER = "127.0.0.2", "127.0.0.3"
DESCRIPTORS = 1024
STARTING, PATIENCE = 60.0, 30.0
"""Seconds for a server to start, and for one answer: none within that time counts as that time."""
HEAD_START = 3.0
"""Seconds that the attacker is there before."""
GROWTH = 20.0
"""Megabytes more than the control's that a server under attack may use: some tables, some guests, and their sockets."""
LEAST = 5
"""Answers without which nothing was measured."""


# The server, in a process of its own


def serve(flood: str, repaired: bool, port: int, folder: str) -> None:
    """Run a server; without the repair, that part of it is replaced here."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
    from moonsaga.commands.serve import serve_tables
    from moonsaga.server.settings import Settings

    if not repaired:
        FLOODS[flood].spoil()
    settings = Settings(folder=Path(folder), pace=0.0, bot_seconds=0.3, workers=2, bots_alone=flood == "bots")
    serve_tables(settings, "127.0.0.1", port)


def replace(where: object, name: str, part: object) -> None:
    """Put something else into the place of a part of the server."""
    assert hasattr(where, name), name
    setattr(where, name, part)


def spoil_why() -> None:
    """Each connection is counted alone, all messages cost the same, and questions are answered on the event loop."""
    from moonsaga.server.changes import act
    from moonsaga.server.errors import RequestError
    from moonsaga.server.limits import fair_queue
    from moonsaga.server.limits.rates import Bucket, Rate
    from moonsaga.server.web import live

    def charge(player: Any, cost: int) -> None:
        bucket = player.__dict__.setdefault("own", Bucket(Rate(60, 20), time.monotonic()))
        if cost == 1 and not bucket.take(time.monotonic()):
            raise RequestError("too-fast")

    async def at_once(work: Callable[[], Any]) -> Any:
        return work()

    @contextlib.asynccontextmanager
    async def no_turn(_: Any, __: str) -> AsyncIterator[None]:
        yield

    replace(live.TableConnection, "_charge", charge)
    replace(act, "run_in_thread", at_once)
    replace(fair_queue.FairQueue, "take", no_turn)


def spoil_bots() -> None:
    """First come, first served, and a limit on tables of bots for each user."""
    from moonsaga.server.bots import queue as bot_queue
    from moonsaga.server.lobby import create

    replace(bot_queue.BotQueue, "_next", lambda queue: queue._waiting[0])
    replace(create, "_check_bot_tables", lambda *_: None)


def spoil_headers() -> None:
    """A request may take any time, and an address may have any number of connections."""
    from moonsaga.commands import serve as serving
    from moonsaga.server.web import connections

    replace(connections, "HEADER_SECONDS", 3600.0)
    replace(serving, "MOST_CONNECTIONS", 10**6)


def spoil_paths() -> None:
    """The limit counts what begins with /api and nothing else."""
    from moonsaga.server.limits.rates import Rate
    from moonsaga.server.web import security

    replace(security, "routed", lambda path: path)
    replace(security, "is_page", lambda path: not path.startswith("/api"))
    replace(security, "PAGES", Rate(10**9, 10**9))


def spoil_lobby() -> None:
    """A connection that never reads the lobby keeps all of its messages."""
    from moonsaga.server.web import live

    replace(live.LobbyConnection, "push", live.Connection.push)


# People


class Person:
    """A user with an address, a cookie and a table."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)

    async def arrive(self) -> None:
        (await self.http.get("/api/me")).raise_for_status()

    async def new_table(self, game: str, seats: Sequence[Json]) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": list(seats)})
        answer.raise_for_status()
        return str(answer.json()["id"])

    def live(self, path: str, **more: Any) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/{path}"
        if "sock" not in more:
            more["local_addr"] = (self.address, 0)
        return connect(
            address,
            additional_headers={"Cookie": cookie},
            max_size=2**24,
            open_timeout=PATIENCE,
            ping_interval=None,
            **more,
        )


PERSON: Json = {"kind": "person"}
SCREEN: Json = {"kind": "screen", "name": "Ben"}


async def measure(url: str, seconds: float, seats: Sequence[Json]) -> list[float]:
    """How long the answers take that another user gets while the attack goes on."""
    times: list[float] = []
    end = time.monotonic() + seconds
    try:
        async with asyncio.timeout(seconds + PATIENCE):
            person = Person(url, PLAYER)
            await person.arrive()
            await come_anew(url)  # what a server makes once, at its first request, is not measured
            mine = {number for number, seat in enumerate(seats) if seat["kind"] != "bot"}
            while time.monotonic() < end:  # a game may be over before
                table = await person.new_table("eko", seats)
                async with person.live(f"tables/{table}/live") as link:
                    await play(url, link, mine, times, end)
    except (OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, TimeoutError) as problem:
        print(f"no answer: {type(problem).__name__} {problem}", file=sys.stderr)
        times += [PATIENCE] * LEAST
    return times


async def play(url: str, link: ClientConnection, mine: set[int], times: list[float], end: float) -> None:
    """Decide, and wait for the position in which one decides again, or for the end of the game.

    A bot's thinking is part of that time.
    """
    found = await next_asked(link, mine, -1)
    while found is not None and time.monotonic() < end:
        begun = time.monotonic()
        seat, asked = found
        decision, action = asked["decision"], asked["choices"][-1]["action"]
        await send(link, type="act", seat=seat, decision=decision, action=action, sure=True)
        found = await next_asked(link, mine, decision)
        await come_anew(url)
        times.append(time.monotonic() - begun)
        await asyncio.sleep(0.25)  # a person, and well within the limits


async def come_anew(url: str) -> None:
    """A user opens a new connection and sends a request."""
    port = httpx.URL(url).port
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(PLAYER, 0))
        try:
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            if not (await reader.readline()).startswith(b"HTTP/1.1 200"):
                raise ConnectionError("a newcomer was not answered")
        finally:
            writer.close()


async def next_asked(link: ClientConnection, mine: set[int], before: int) -> tuple[int, Json] | None:
    """The seat that is asked next, and what; of several at one screen. None: the game is over."""
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(link.recv(), PATIENCE))
        if message["type"] == "refused":
            raise ConnectionError(message["code"])
        if message["type"] != "update":
            continue
        if (asked := message["asked"]) is not None and asked["decision"] > before:
            return message["seat"], asked
        if message["ending"]:
            return None
        others = [seat for seat in message["to_act"] if seat in mine and seat != message["seat"]]
        if asked is None and others:
            await send(link, type="front", seat=others[0])


async def send(link: ClientConnection, **message: object) -> None:
    await link.send(msgspec.json.encode(message).decode())


# Floods

Attack = Callable[[str, float], Awaitable[None]]


async def ask_why(url: str, end: float) -> None:
    """One guest with forty sockets, each of which asks why something is not possible, as often as it may."""
    person = Person(url, ATTACKER)
    await person.arrive()
    table = await person.new_table("crescent_moon", [PERSON, *[SCREEN] * 3])
    seat = (await person.http.get(f"/api/tables/{table}")).json()["to_act"][0]

    async def ask() -> None:
        async with person.live(f"tables/{table}/live?seat={seat}") as link:
            while (message := msgspec.json.decode(await link.recv()))["type"] != "update":
                pass
            asked = message["asked"]
            path = [*asked["choices"][0]["path"][:1], "hex:nowhere"]
            reading = asyncio.create_task(_drain(link))
            while time.monotonic() < end:
                await send(link, type="why", seat=seat, decision=asked["decision"], path=path)
                await asyncio.sleep(0.05)
            reading.cancel()

    await together(ask, 40)


async def fill_with_bots(url: str, end: float) -> None:
    """Seventeen tables of masters, all watched."""
    people = [Person(url, ATTACKER) for _ in range(4)]
    tables: list[tuple[Person, str]] = []
    for person in people:
        await person.arrive()
        for _ in range(5):
            with contextlib.suppress(httpx.HTTPError):
                tables.append((person, await person.new_table("crescent_moon", [{"kind": "bot", "bot": "master"}] * 4)))

    async def watch(number: int) -> None:
        person, table = tables[number]
        async with person.live(f"tables/{table}/live") as link:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(end - time.monotonic()):
                    await _drain(link)

    await asyncio.gather(*(watch(number) for number in range(min(17, len(tables)))), return_exceptions=True)


async def half_open(url: str, end: float) -> None:
    """More half-open requests than the server has descriptors, opened again as they are closed."""
    port = httpx.URL(url).port or 80
    lines: list[socket.socket] = []
    while time.monotonic() < end:
        for line in list(lines):
            with contextlib.suppress(BlockingIOError):
                try:
                    gone = line.recv(100) == b""
                except ConnectionError:
                    gone = True
                if gone:
                    line.close()
                    lines.remove(line)
        while len(lines) < 1500 and time.monotonic() < end:
            line = socket.socket()
            try:
                line.bind((ATTACKER, 0))
                line.settimeout(0.05)
                line.connect(("127.0.0.1", port))
                line.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                line.setblocking(False)
            except OSError:
                line.close()
                break
            lines.append(line)
            if len(lines) % 50 == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(0.05)
    for line in lines:
        line.close()


async def past_the_limit(url: str, end: float) -> None:
    """The same expensive page again and again, by a path that is written in another way."""

    async def ask() -> None:
        person = Person(url, ATTACKER)
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if (await person.http.get(f"{url}//schema/openapi.json")).status_code == httpx.codes.TOO_MANY_REQUESTS:
                    await asyncio.sleep(0.05)

    await together(ask, 32)


async def ignore_the_lobby(url: str, end: float) -> None:
    """Readers of the lobby who never read, while people come to tables and go: each a guest with a lobby of its own.

    Segments on loopback are 64 KB, and the system sizes its send buffers by them: they take 2 MB of each connection
    before the server has to keep anything. With segments of 536 bytes they take 30 KB.
    """
    person = Person(url, ATTACKER)
    await person.arrive()
    guests: list[Json] = [{"kind": "screen", "name": "\N{FULL MOON SYMBOL}" * 40}] * 4
    tables = [await person.new_table("crescent_moon", [PERSON, *guests]) for _ in range(20)]

    readers = [Person(url, ATTACKER) for _ in range(28)]  # as many as may come at once
    for reader in readers:
        await reader.arrive()

    async def ignore(reader: Person) -> None:
        # With a small buffer on this side too, what is not read waits in the server and not in the system.
        narrow = socket.socket()
        narrow.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        narrow.bind((ATTACKER, 0))
        narrow.connect(("127.0.0.1", httpx.URL(url).port or 80))
        narrow.setblocking(False)
        async with reader.live("lobby/live", max_queue=1, sock=narrow):
            await asyncio.sleep(max(0.0, end - time.monotonic()))

    async def stir() -> None:
        while time.monotonic() < end:
            for table in tables:
                with contextlib.suppress(httpx.HTTPError, OSError, ConnectionClosed, InvalidHandshake):
                    async with person.live(f"tables/{table}/live"):
                        pass
                await asyncio.sleep(0.2)

    await asyncio.gather(*(ignore(reader) for reader in readers), stir(), return_exceptions=True)


async def _drain(link: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await link.recv()


async def together(work: Callable[[], Awaitable[None]], count: int) -> None:
    await asyncio.gather(*(work() for _ in range(count)), return_exceptions=True)


class Flood(msgspec.Struct, frozen=True):
    attack: Attack
    spoil: Callable[[], None]
    seats: tuple[Json, ...] = (PERSON, SCREEN)
    """At the table that is measured."""
    memory: bool = False
    """It is the server's memory that it hurts, not the answers."""


FLOODS = {
    "why": Flood(ask_why, spoil_why),
    "bots": Flood(fill_with_bots, spoil_bots, (PERSON, {"kind": "bot", "bot": "adept"})),
    "headers": Flood(half_open, spoil_headers),
    "paths": Flood(past_the_limit, spoil_paths),
    "lobby": Flood(ignore_the_lobby, spoil_lobby, memory=True),
}


# The trial


class Server:
    """A server in a process of its own."""

    def __init__(self, flood: str, repaired: bool, folder: Path) -> None:
        self._reserved = reserve_port()
        self.port = self._reserved.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        words = ["--serve", flood, str(int(repaired)), str(self.port), str(folder)]
        self._log = (folder / "server.log").open("wb")
        self.process = subprocess.Popen([sys.executable, __file__, *words], stdout=self._log, stderr=self._log)

    def wait(self) -> None:
        end = time.monotonic() + STARTING
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health", verify=False).is_success:
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def megabytes(self) -> float:
        """Memory it uses now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        self._log.close()
        self._reserved.close()


class Found(msgspec.Struct, frozen=True):
    p99: float
    count: int
    megabytes: float


async def trial(name: str, repaired: bool, attacked: bool, seconds: float) -> Found:
    flood = FLOODS[name]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(name, repaired, Path(folder))
        try:
            await asyncio.to_thread(server.wait)
            attack = asyncio.create_task(_attack(name, server.url, seconds)) if attacked else None
            await asyncio.sleep(HEAD_START if attacked else 0.0)
            times = await measure(server.url, seconds, flood.seats)
            size = server.megabytes()
            if attack is not None:
                await asyncio.wait([attack], timeout=PATIENCE)
                attack.cancel()
                await asyncio.gather(attack, return_exceptions=True)
        finally:
            server.stop()
    if len(times) < LEAST:
        times += [PATIENCE] * (LEAST - len(times))
    return Found(sorted(times)[int(len(times) * 0.99)], len(times), size)


async def _attack(name: str, url: str, seconds: float) -> None:
    """In a process of its own, so that it does not delay what is measured."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--attack", name, url, str(seconds + HEAD_START)
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()


def attack(name: str, url: str, seconds: float) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, most), most))
    end = time.monotonic() + seconds

    async def bounded() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds + 1.0):
                await FLOODS[name].attack(url, end)

    asyncio.run(bounded())


async def run(names: Sequence[str], seconds: float) -> int:
    failed = 0
    for name in names:
        control = await trial(name, repaired=True, attacked=False, seconds=seconds)
        attacked = await trial(name, repaired=True, attacked=True, seconds=seconds)
        spoilt = await trial(name, repaired=False, attacked=True, seconds=seconds)
        for title, found in (("control", control), ("attacked", attacked), ("without the repair", spoilt)):
            p99, size = f"{found.p99 * 1000:.0f} ms", f"{found.megabytes:.0f} MB"
            print(f"{name:8} {title:20} p99 {p99:>9} of {found.count} answers, {size}", flush=True)
        bound, most = 2 * control.p99 + 0.1, control.megabytes + GROWTH
        memory = FLOODS[name].memory
        held = attacked.p99 <= bound and (not memory or attacked.megabytes <= most)
        hurts = spoilt.megabytes > most if memory else spoilt.p99 > bound
        failed += not held or not hurts
        print(f"{name:8} {'held' if held else 'NOT HELD'}; {'hurts' if hurts else 'DOES NOT HURT'} without the repair")
    return 1 if failed else 0


def main(arguments: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["--serve"]:
        serve(words[1], words[2] == "1", int(words[3]), words[4])
        return 0
    if words[:1] == ["--attack"]:
        attack(words[1], words[2], float(words[3]))
        return 0
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("floods", nargs="*", metavar="FLOOD", help=f"of {', '.join(FLOODS)} (default all)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement, at most 60 (default 10)")
    args = parser.parse_args(words)
    if unknown := set(args.floods) - set(FLOODS):
        parser.error(f"there is no flood {', '.join(sorted(unknown))}; there are {', '.join(FLOODS)}")
    return asyncio.run(run(args.floods or list(FLOODS), min(60.0, args.seconds)))


if __name__ == "__main__":
    sys.exit(main())
