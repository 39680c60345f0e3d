#!/usr/bin/env python3
"""Kill the server again and again while tables play, and look whether anything that was acknowledged is lost.

    tools/kill_server.py                         50 times, 20 tables
    tools/kill_server.py --times 3 --tables 5    a small one

At each table a person without a browser plays against a bot, as fast as the server answers. At a random moment the
server gets SIGKILL. After the restart every action that was accepted or told must be there, in the same words; each
client resumes with exactly what it missed; and each table must go on. Exit code 1 names the first thing that is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from support.server_process import Json, Server, Visitor, play_on, read

GAMES = ("eko", "blue_moon")
LONGEST_LIFE = 1.5
"""Seconds a server lives, at most, once all tables play."""
PATIENCE = 30.0
"""Seconds within which each table must go on."""


class Lost(Exception):
    """Something acknowledged is not there any more, or a table does not go on."""


class Watched:
    """One table, its player, and everything that was told to it."""

    def __init__(self, visitor: Visitor, info: Json, dice: random.Random) -> None:
        self.visitor = visitor
        self.id: str = info["id"]
        self.game: str = info["game"]
        self.dice = dice
        self.number = 0
        self.accepted = 0
        """The highest number that an acceptance named."""
        self.log: list[Json] = []
        self.over = False
        self.actions = 0

    def take(self, message: Json) -> None:
        """Note what was told, and compare what should follow on what we had."""
        if message["type"] == "accepted":
            self.accepted = max(self.accepted, message["number"])
            self.actions += 1
        elif message["type"] == "update":
            if message["whole"] and self.number:
                raise Lost(f"{self.id}: the server forgot what this client had been told")
            if message["number"] < max(self.number, self.accepted):
                raise Lost(
                    f"{self.id}: action {max(self.number, self.accepted)} is lost, only {message['number']} there"
                )
            if any(line["number"] <= self.number for line in message["log"]):
                raise Lost(f"{self.id}: a line of the log was told twice")
            self.log += message["log"]
            self.number = message["number"]
            self.over = bool(message["ending"])

    async def play(self, enough: int | None = None) -> None:
        """Play until the game is over, the server dies, or so many further actions lie behind the position."""
        until = None if enough is None else self.number + enough

        def hear(message: Json) -> bool:
            self.take(message)
            return self.over or (until is not None and self.number >= until)

        try:
            async with self.visitor.live(self.id, after=self.number) as link:
                await play_on(link, self.dice.choice, hear)
        except (ConnectionClosed, OSError):
            if enough is not None:
                raise Lost(f"{self.id}: the connection broke while the server lived") from None

    async def compare(self) -> None:
        """Everything that was told before stands in the log of a fresh connection, in the same words."""
        async with self.visitor.live(self.id) as link:
            message = await read(link)
            while message["type"] != "update":
                message = await read(link)
        if message["log"][: len(self.log)] != self.log:
            raise Lost(f"{self.id}: the log is not what had been told")
        if message["number"] < self.accepted:
            raise Lost(f"{self.id}: action {self.accepted} was accepted and is lost")


class Trial:
    """A server with its tables."""

    def __init__(self, server: Server, tables: int, dice: random.Random) -> None:
        self.server = server
        self.wanted = tables
        self.dice = dice
        self.tables: list[Watched] = []
        self.count: Counter[str] = Counter()

    async def fill(self) -> None:
        """New tables for those that are over."""
        for table in [table for table in self.tables if table.over]:
            self.count["games finished"] += 1
            self.tables.remove(table)
            await table.visitor.leave()
        while len(self.tables) < self.wanted:
            visitor = Visitor(self.server.url)
            await visitor.arrive()
            game = GAMES[len(self.tables) % len(GAMES)]
            seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
            info = await visitor.new_table(game, seats)
            self.tables.append(Watched(visitor, info, random.Random(self.dice.random())))

    async def once(self) -> None:
        """Let all play, kill, start again, compare, and see every table go on."""
        await self.fill()
        players = [asyncio.create_task(table.play()) for table in self.tables]
        await asyncio.sleep(self.dice.uniform(0.05, LONGEST_LIFE))
        self.server.kill()
        for ended in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(ended, BaseException):
                raise ended
        await asyncio.to_thread(self.server.start)
        for table in self.tables:
            await table.compare()
        going_on = [table.play(enough=2) for table in self.tables if not table.over]
        try:
            await asyncio.wait_for(asyncio.gather(*going_on), PATIENCE)
        except TimeoutError:
            raise Lost(f"a table did not go on within {PATIENCE:.0f} seconds") from None
        self.count["kills"] += 1

    def actions(self) -> int:
        return sum(table.actions for table in self.tables)


async def run(times: int, tables: int, seed: int, folder: Path) -> str:
    dice = random.Random(seed)
    server = Server(folder, ["--pace", "0", "--bot-seconds", "0.2", "--no-limits"])
    trial = Trial(server, tables, dice)
    await asyncio.to_thread(server.start)
    acknowledged = 0
    try:
        columns = (TextColumn("killed"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns) as progress:
            bar = progress.add_task("", total=times)
            for _ in range(times):
                await trial.once()
                acknowledged += trial.actions()
                for table in trial.tables:
                    table.actions = 0
                progress.advance(bar)
    finally:
        server.stop()
        for table in trial.tables:
            await table.visitor.leave()
    finished = trial.count["games finished"]
    return (
        f"killed {trial.count['kills']} times with {tables} tables playing: {acknowledged} acknowledged actions, "
        f"none lost, every table went on ({finished} games came to their end)"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=50, help="how often (default 50)")
    parser.add_argument("--tables", type=int, default=20, help="tables that play at the same time (default 20)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the players' choices (default 1)")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        try:
            print(asyncio.run(run(args.times, args.tables, args.seed, Path(folder))))
        except Lost as lost:
            print(f"lost: {lost}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
