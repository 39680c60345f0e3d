"""How long a table takes to load: from the request to the first view, with its growth.

    tools/load_time.py                    tables of 100, 1,000 and 10,000 actions, nine of each
    tools/load_time.py --copies 3         fewer of each

Every table is loaded once by a server that does not have it in memory, the sizes in turns. *live* runs from opening a
socket to the position with the whole log; *replay* from asking for the last position of the game to having it. A game
of Ekö goes on for ever if nobody builds or captures and no limit stops it: so the long ones are made. The server keeps
no positions: all of them are played again from the record each time. Exit 1 if 1,000 actions take longer than allowed.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median

import msgspec
from sqlalchemy import insert

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from moonsaga import _cores  # noqa: E402
from moonsaga.kernel.contract import CHANCE, Game, State  # noqa: E402
from moonsaga.kernel.cores.rng import Rng  # noqa: E402
from moonsaga.kernel.records import draw_outcome  # noqa: E402
from moonsaga.kernel.registry import get_game  # noqa: E402
from moonsaga.server.settings import Settings  # noqa: E402
from moonsaga.server.storage import models  # noqa: E402
from moonsaga.server.storage.database import make_folder, open_database  # noqa: E402
from moonsaga.server.table.header import Header, TableSeat  # noqa: E402
from support.server_process import Server, Visitor, read  # noqa: E402

SIZES = (100, 1_000, 10_000)
WANTED_SIZE, WANTED_MS = 1_000, 200.0
ENDLESS = {"no_progress": 0, "turn_limit": 0}
Rows = list[tuple[int, int, int, str]]
"""Number, seat, action, kind."""


class Took(msgspec.Struct, frozen=True):
    """One load."""

    milliseconds: float
    bytes: int


def play_long(game: Game, count: int) -> Rows:
    """A number of actions of a game in which stacks only walk about."""
    rng = Rng(7, 1)
    state = game.new(game.resolve(ENDLESS))
    rows: Rows = []
    while len(rows) < count and state.to_act():
        seat = state.to_act()[0]
        action = draw_outcome(state, rng) if seat == CHANCE else walk(game, state, seat, rng)
        rows.append((len(rows) + 1, seat, action, "chance" if seat == CHANCE else "act"))
        state.apply(seat, action)
    if len(rows) < count:
        sys.exit(f"load-time: the game ended after {len(rows)} actions")
    return rows


def walk(game: Game, state: State, seat: int, rng: Rng) -> int:
    """A move to an empty space, if there is one: in notation `c4-e6`."""
    legal = state.legal(seat)
    for _ in range(40):
        action: int = rng.pick(legal)
        text = game.write(state, seat, action)
        if "-" in text and " " not in text:
            return action
    return legal[-1]


async def lay_tables(folder: Path, copies: int) -> dict[int, list[str]]:
    """Tables of each size in a database of their own, none of which is loaded before a request for it."""
    game = get_game("eko")
    settings = Settings(folder=folder)
    make_folder(folder)
    engine = await open_database(settings)
    longest = play_long(game, max(SIZES))
    laid: dict[int, list[str]] = {}
    try:
        async with engine.begin() as connection:
            for size in SIZES:
                for copy in range(2 * copies):
                    table = f"{size}x{copy}"
                    laid.setdefault(size, []).append(table)
                    header, table_seats = describe(game, table)
                    await connection.execute(insert(models.tables).values(**header.values()))
                    await connection.execute(
                        insert(models.seats), [table_seat.values(table) for table_seat in table_seats]
                    )
                    await connection.execute(insert(models.actions), list(stored(table, longest[:size])))
    finally:
        await engine.dispose()
    return laid


def describe(game: Game, table: str) -> tuple[Header, list[TableSeat]]:
    """An abandoned table: a running one would be loaded when the server starts."""
    options = dict(game.resolve(ENDLESS))
    header = Header(
        id=table,
        game=game.info.name,
        version=game.info.version,
        data_hash=game.info.data_hash,
        options=options,
        status="abandoned",
        private=False,
        memory_aid=False,
        host="",
        invitation="",
        created=0.0,
        changed=0.0,
    )
    return header, [TableSeat(number, role, "person", name="Ada") for number, role in enumerate(game.roles(options))]


def stored(table: str, rows: Rows) -> Iterable[dict[str, object]]:
    for number, seat, action, kind in rows:
        yield {"table_id": table, "number": number, "seat": seat, "action": action, "kind": kind, "at": 0.0}


async def load_live(visitor: Visitor, table: str) -> Took:
    begun = time.perf_counter()
    async with visitor.live(table) as link:
        while (message := await read(link))["type"] != "update":
            pass
        spent = time.perf_counter() - begun
        return Took(spent * 1000, len(msgspec.json.encode(message)))


async def load_replay(visitor: Visitor, table: str) -> Took:
    begun = time.perf_counter()
    answer = await visitor.http.get(f"/api/replays/{table}?at=1000000")
    spent = time.perf_counter() - begun
    answer.raise_for_status()
    return Took(spent * 1000, len(answer.content))


async def measure(url: str, laid: dict[int, list[str]]) -> dict[tuple[str, int], list[Took]]:
    visitor = Visitor(url)
    await visitor.arrive()
    found: dict[tuple[str, int], list[Took]] = {}
    for copy in range(len(laid[SIZES[0]]) // 2):
        for size in SIZES:
            live, replay = laid[size][2 * copy], laid[size][2 * copy + 1]
            found.setdefault(("live", size), []).append(await load_live(visitor, live))
            found.setdefault(("replay", size), []).append(await load_replay(visitor, replay))
    await visitor.leave()
    return found


def report(found: dict[tuple[str, int], list[Took]]) -> bool:
    """The figures; is the wanted size fast enough?"""
    print(f"Loading a table of Ekö, cores {_cores.running()}, Python {platform.python_version()}")
    print(f"{'actions':>8}  {'way':<7} {'median ms':>10} {'worst ms':>10} {'per action':>11} {'answer':>9}")
    for (way, size), took in sorted(found.items(), key=lambda item: (item[0][0], item[0][1])):
        times = [each.milliseconds for each in took]
        middle = median(times)
        print(
            f"{size:>8,}  {way:<7} {middle:>10.1f} {max(times):>10.1f} {middle / size * 1000:>8.1f} µs "
            f"{took[0].bytes / 1024:>6.0f} kB"
        )
    slow = [
        f"{way}: {median(each.milliseconds for each in found[way, WANTED_SIZE]):.0f} ms"
        for way in ("live", "replay")
        if median(each.milliseconds for each in found[way, WANTED_SIZE]) >= WANTED_MS
    ]
    print(f"{WANTED_SIZE:,} actions in less than {WANTED_MS:.0f} ms: {'no, ' + ', '.join(slow) if slow else 'yes'}")
    return not slow


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--copies", type=int, default=9, help="tables of each size (9)")
    copies = parser.parse_args().copies
    with tempfile.TemporaryDirectory() as folder:
        laid = asyncio.run(lay_tables(Path(folder, "data"), copies))
        with Server(Path(folder), ["--no-limits"]) as server:
            found = asyncio.run(measure(server.url, laid))
    return 0 if report(found) else 1


if __name__ == "__main__":
    sys.exit(main())
