#!/usr/bin/env python3
"""Play tables on a server and keep its database, with what each seat was told: for the tests of later versions.

    tools/make_stored_tables.py tests/stored/NAME

The server is the `moonsaga` of the Python that runs this, so that older versions can be kept, too. Of each game there
are running and finished tables: with take-backs, clocks, drawn starts, bots, decks of one's own, and in the middle of a
decision that several owe. The folder then holds, packed with gzip, the database, an export of its tables, what was
told, and `manifest.json`, which says what they are.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import hashlib
import random
import sqlite3
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from moonsaga.games.blue_moon.box.decks import deck_code, random_deck
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import Recorder, write_record
from moonsaga.kernel.registry import get_game
from support.server_process import Json, Server, Visitor, read, send

MONTH = 30 * 24 * 3600
SEATS = {"eko": 3, "blue_moon": 2, "saga": 2, "crescent_moon": 5}
SHORT: dict[str, Json] = {"eko": {"turn_limit": 30}, "saga": {"track": 12}}
"""Options with which a game of bots is soon over."""
FRAMES = 3
"""The number of positions of a finished game that are kept, from the first to the last."""
APART = 12
"""Decisions between two positions of a running game that are kept."""


class Seat:
    """A connection that looks with the eyes of one seat, and all that it was told."""

    def __init__(self, link: ClientConnection, eyes: str) -> None:
        self.link = link
        self.eyes = eyes
        self.latest: Json = {}
        self.log: list[Json] = []

    def take(self, message: Json) -> Json:
        if message["type"] == "update":
            self.latest = message
            self.log = message["log"] if message["whole"] else self.log + message["log"]
        elif message["type"] == "refused":
            raise RuntimeError(f"refused: {message}")
        return message

    async def hear(self, number: int) -> None:
        """Up to the update of that row."""
        while self.latest.get("number", -1) < number:
            self.take(await read(self.link))

    async def answer(self, **message: object) -> int:
        """Send an action; the row it became."""
        await send(self.link, **message)
        while (said := self.take(await read(self.link)))["type"] != "accepted":
            pass
        return int(said["number"])


class Played:
    """A running table at which all persons are played by chance."""

    def __init__(self, info: Json, seats: list[Seat], dice: random.Random) -> None:
        self.info = info
        self.seats = seats
        self.dice = dice
        self.positions: list[Json] = []
        self.last = 0
        self.bots = {number for number, seat in enumerate(info["seats"]) if seat["kind"] == "bot"}

    async def settle(self) -> None:
        """All have heard of the same row, and no bot is asked; bots may need some time for that."""
        while True:
            await asyncio.gather(*(seat.hear(self.last) for seat in self.seats))
            numbers = {seat.latest["number"] for seat in self.seats}
            self.last = max(numbers)
            if len(numbers) == 1:
                if not self.bots & set(self.seats[0].latest["to_act"]):
                    return
                self.last += 1

    async def decide(self) -> bool:
        """One decision of a person; False: the game is over."""
        asked = [seat for seat in self.seats if seat.latest["asked"]]
        if not asked:
            return False
        seat = self.dice.choice(asked)
        ask = seat.latest["asked"]
        action = self.dice.choice(ask["choices"])["action"]
        number = seat.latest["seat"]
        self.last = await seat.answer(type="act", seat=number, decision=ask["decision"], action=action, sure=True)
        await self.settle()
        return True

    async def play(self, decisions: int) -> None:
        for count in range(decisions):
            if count % APART == 0:
                self.look()
            if not await self.decide():
                break
        self.look()

    async def play_to_window(self) -> bool:
        """Until several are asked at once and one of them has answered; False: the game was over before."""
        while await self.decide():
            if len(self.seats[0].latest["to_act"]) > 1:
                asked = self.seats[0].latest["to_act"]
                await self.decide()
                if 0 < len(self.seats[0].latest["to_act"]) < len(asked):
                    self.look()
                    return True
        return False

    async def take_back(self) -> None:
        """A player takes back; where that needs consent, the others agree."""
        if self.seats[0].latest["ending"]:
            return
        seat = next(seat for seat in self.seats if seat.latest["undo"] != "none")
        number = seat.latest["seat"]
        asks = seat.latest["undo"] == "ask"
        self.last = seat.latest["number"] + 1
        await send(seat.link, type="undo", seat=number)
        if asks:
            for other in self.seats:
                if other.latest["seat"] not in (None, number):
                    await send(other.link, type="answer-undo", seat=other.latest["seat"], agree=True)
        await self.settle()

    def look(self) -> None:
        """Keep this position as everybody sees it."""
        first = self.seats[0].latest
        self.positions.append(
            {
                "number": first["number"],
                "to_act": first["to_act"],
                "views": {seat.eyes: seat.latest["view"] for seat in self.seats},
                "asked": {seat.eyes: seat.latest["asked"] for seat in self.seats if seat.latest["asked"]},
            }
        )

    def told(self) -> Json:
        return {"positions": self.positions, "log": {seat.eyes: seat.log for seat in self.seats}}


class Maker:
    def __init__(self, url: str) -> None:
        self.url = url
        self.dice = random.Random(22)
        self.people: list[Visitor] = []
        self.told: dict[str, Json] = {}
        self.tables: list[Json] = []

    async def arrive(self) -> None:
        for name in ("Ada", "Ben", "Cleo", "Dan", "Eve"):
            person = Visitor(self.url)
            await person.arrive()
            (await person.http.put("/api/me", json={"name": name})).raise_for_status()
            self.people.append(person)

    @contextlib.asynccontextmanager
    async def at(self, info: Json) -> AsyncIterator[Played]:
        """A table with a connection for each seat of a person, and one for a spectator."""
        stranger = Visitor(self.url)
        async with contextlib.AsyncExitStack() as stack:
            seats = []
            for number, seat in enumerate(info["seats"]):
                if seat["kind"] != "bot":
                    person = self.people[number if seat["kind"] == "person" else 0]
                    link = await stack.enter_async_context(person.live(info["id"], seat=number))
                    seats.append(Seat(link, str(number)))
            seats.append(Seat(await stack.enter_async_context(stranger.live(info["id"])), "table"))
            played = Played(info, seats, self.dice)
            await played.settle()
            yield played
        await stranger.leave()

    async def together(self, game: str, count: int = 0, **more: Any) -> Json:
        """A table of people, each with a device of their own."""
        seats = [{"kind": "person"}, *[{"kind": "open"}] * ((count or SEATS[game]) - 1)]
        info = await self.people[0].new_table(game, seats, **more)
        for person in self.people[1 : len(seats)]:
            await person.post(f"/api/tables/{info['id']}/join")
        found: Json = await self.people[0].get(f"/api/tables/{info['id']}")
        return found

    async def alone(self, game: str, bot: str = "", **more: Any) -> Json:
        """A table of one person with bots, or with others at the same screen."""
        other = {"kind": "bot", "bot": bot} if bot else {"kind": "screen", "name": "Guest"}
        return await self.people[0].new_table(game, [{"kind": "person"}, *[other] * (SEATS[game] - 1)], **more)

    def keep(self, what: str, info: Json, told: Json) -> None:
        self.tables.append({"id": info["id"], "game": info["game"], "what": what})
        self.told[info["id"]] = told
        print(f"{info['game']}: {what}")

    # One table after the other

    async def make(self, game: str) -> None:
        clock = {"kind": "bank", "seconds": MONTH, "increment": 60, "run_out": "bot"}
        decks = {f"deck_{i}": deck_code(random_deck(Rng(i))) for i in (1, 2)}
        await self.make_running("running, with take-backs", lambda: self.together(game), take_back=True)
        await self.make_running("running, with a clock", lambda: self.together(game, clock=clock, memory_aid=True))
        await self.make_running("running, with bots", lambda: self.alone(game, "random"))
        if game == "blue_moon":
            await self.make_running("running, with decks of one's own", lambda: self.together(game, options=decks))
        await self.make_drawn(game)
        if get_game(game).info.secrets:
            await self.make_window(game)
        await self.make_finished(game)

    async def make_running(self, what: str, lay: Callable[[], Awaitable[Json]], take_back: bool = False) -> None:
        """Another one is laid as long as it ends too soon."""
        while True:
            info = await lay()
            async with self.at(info) as played:
                await played.play(30)
                for decisions in (3, 9) if take_back else ():
                    await played.take_back()
                    await played.play(decisions)
                if not played.seats[0].latest["ending"]:
                    self.keep(what, info, played.told())
                    return

    async def make_drawn(self, game: str) -> None:
        """A table that begins with a position from the examples of the rules."""
        lessons = Path(str(import_module(f"moonsaga.games.{game}").__path__[0]), "learning", "lessons.toml")
        examples = tomllib.loads(lessons.read_text("utf-8"))["examples"].values()
        start = next(each["position"] for each in examples if "position" in each).strip()
        placed = get_game(game).from_diagram(start)
        recorder = Recorder(get_game(game), placed.options, start=start)
        record = {"name": "drawn", "text": write_record(recorder.record())}
        upload = await self.people[0].post("/api/replays", record)
        seats = [{"kind": "person"}, *[{"kind": "screen", "name": "Guest"}] * (len(placed.returns()) - 1)]
        info = await self.people[0].post(f"/api/replays/{upload['id']}/play", {"at": 0, "seats": seats})
        async with self.at(info) as played:
            await played.play(2)
            self.keep("running, from a drawn start", info, played.told())

    async def make_window(self, game: str) -> None:
        """In the middle of a decision that several owe."""
        while True:
            info = await self.alone(game, options={"match": True} if game == "blue_moon" else {})
            async with self.at(info) as played:
                if len(played.seats[0].latest["to_act"]) > 1:
                    await played.decide()
                    played.look()
                    break
                if await played.play_to_window():
                    break
        self.keep("running, one of several has answered", info, played.told())

    async def make_finished(self, game: str) -> None:
        bots = [{"kind": "bot", "bot": "random"}] * SEATS[game]
        info = await self.people[0].new_table(game, bots, options=SHORT.get(game, {}))
        await self.wait(info)
        self.keep("finished by bots", info, await self.look_back(info))
        if 2 not in get_game(game).info.seats:
            return
        info = await self.together(game, 2)
        async with self.at(info) as played:
            await played.play(20)
            await played.take_back()
            await played.play(4)
            await send(played.seats[0].link, type="resign", seat=0)
            await self.wait(info)
        self.keep("finished by resigning", info, await self.look_back(info))

    async def wait(self, info: Json) -> None:
        while (await self.people[0].get(f"/api/tables/{info['id']}"))["status"] != "finished":
            await asyncio.sleep(0.05)

    async def look_back(self, info: Json) -> Json:
        """What all eyes see of a game that is over, and what they were told."""
        person, path = self.people[0], f"/api/replays/{info['id']}"
        shown = await person.get(path)
        places = sorted({round(i * shown["last"] / (FRAMES - 1)) for i in range(FRAMES)})
        positions: list[Json] = []
        log: dict[str, list[Json]] = {}
        for at in places:
            frames = {eyes: await self.frame(path, at, eyes) for eyes in shown["eyes"]}
            positions.append({"at": at, "frames": frames})
        for eyes in shown["eyes"]:
            log[eyes] = []
            first: int | None = 0
            while first is not None:
                part = await person.get(f"{path}/log?eyes={eyes}&first={first}")
                log[eyes] += part["lines"]
                first = part["next"]
        return {"positions": positions, "log": log}

    async def frame(self, path: str, at: int, eyes: str) -> Json:
        found: Json = (await self.people[0].get(f"{path}/frames?eyes={eyes}&first={at}&count=1"))["frames"][0]
        return found


def pack(folder: Path, name: str, data: bytes, files: Json) -> None:
    """One file, the same bytes for the same contents."""
    (folder / f"{name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    files[name] = hashlib.sha256(data).hexdigest()


def keep_database(work: Path, folder: Path, maker: Maker) -> None:
    source, whole = work / "data" / "moonsaga.sqlite3", work / "whole.sqlite3"
    with contextlib.closing(sqlite3.connect(source)) as connection:
        connection.execute("VACUUM INTO ?", (str(whole),))
        [(revision,)] = connection.execute("SELECT version_num FROM alembic_version")
        status = dict(connection.execute("SELECT id, status FROM tables"))
        count = dict(connection.execute("SELECT table_id, max(number) FROM actions GROUP BY table_id"))
    export = work / "tables.jsonl"
    command = [sys.executable, "-m", "moonsaga.cli", "tables", "export", "-o", str(export)]
    subprocess.run([*command, "--data-dir", str(work / "data")], check=True)
    files: Json = {}
    pack(folder, "moonsaga.sqlite3", whole.read_bytes(), files)
    pack(folder, "tables.jsonl", export.read_bytes(), files)
    pack(folder, "told.json", msgspec.json.encode(maker.told), files)
    infos = {name: get_game(name).info for name in SEATS}
    manifest = {
        "revision": revision,
        "games": {name: {"version": info.version, "data": info.data_hash} for name, info in infos.items()},
        "files": files,
        "tables": [{**each, "status": status[each["id"]], "rows": count[each["id"]]} for each in maker.tables],
    }
    (folder / "manifest.json").write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")


async def play_all(url: str, games: Sequence[str]) -> Maker:
    maker = Maker(url)
    await maker.arrive()
    for game in games:
        await maker.make(game)
    for person in maker.people:
        await person.leave()
    return maker


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        work = Path(made)
        with Server(work, ["--pace", "0", "--no-limits"]) as server:
            maker = asyncio.run(play_all(server.url, tuple(SEATS)))
        keep_database(work, folder, maker)


if __name__ == "__main__":
    main()
