"""Windows: several are asked at once where something is hidden. Nobody can tell who has answered until all have."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from moonsaga.kernel.cores.rng import Rng
from moonsaga.server.accounts.cookies import COOKIE
from moonsaga.server.changes.act import act
from support.selection import some
from support.server import OPEN, PERSON, QUIET, Connection, Json, TestServer, open_server, play_until, until

pytestmark = pytest.mark.once
SEATS = 3
ORDERS = list(itertools.permutations(range(SEATS)))


class Scene:
    """Three people at a table, a spectator, and a time that stands still."""

    def __init__(self, server: TestServer) -> None:
        self.server = server
        server.service.tables.context.now = lambda: 1000.0
        server.service.tables.context.tick = lambda: 1000.0
        self.table: Json = {}
        self.links: list[Connection] = []
        self.watcher: Connection
        self.heard: list[Json] = []
        """By the one who watches."""

    async def begin(self, phase: str, **wish: Any) -> None:
        people = [await self.server.user(name) for name in ("Ada", "Ben", "Cid")]
        self.table = await people[0].new_table(PERSON, OPEN, OPEN, **wish)
        for person in people[1:]:
            await person.post(f"/api/tables/{self.table['id']}/join", {})
        self.links = [await person.live(self.table["id"]) for person in people]
        self.watcher = await (await self.server.user("Eve")).live(self.table["id"])
        for link in self.links:
            await link.update()
        await play_until(self.links, phase)
        await self.listen()
        self.heard.clear()

    async def listen(self) -> None:
        """All that the watcher was sent by now. An answer is accepted before all are told of it: that comes first."""
        await self.server.table(self.table["id"])
        await self.watcher.send(type="ping")
        while (message := await self.watcher.read())["type"] != "pong":
            self.heard.append(message)

    def lobby(self) -> str:
        """The table as an outsider sees it; its ids differ each time."""
        tables = msgspec.json.decode(self.server.service.tables.lobby(""))["tables"]
        return repr([{**table, "id": "", "created": 0} for table in tables])

    async def look_back(self) -> list[Json]:
        """The running game, as the spectator can look back at it."""
        spectator, path = self.server._people[-1], f"/api/replays/{self.table['id']}"
        return [await spectator.get(f"{path}{more}") for more in ("", "/log?eyes=table", "/frames?eyes=table")]

    def forced(self) -> list[int]:
        return [seat for seat, link in enumerate(self.links) if len(link.latest["asked"]["choices"]) == 1]

    def stream(self) -> list[Json]:
        """What the watcher heard, without what no two tables share."""
        return [
            {**message, "table": {**message["table"], "id": "", "created": 0}} if "table" in message else message
            for message in self.heard
        ]


async def answer_in(order: Sequence[int], folder: Path, clock: Json | None = None) -> list[Json]:
    """The stream of a watcher when people bid in this order. Before the last one answers it is empty."""
    folder.mkdir()
    async with open_server(folder) as server:
        scene = Scene(server)
        await scene.begin("bid", options={**QUIET, "rounds": 1}, clock=clock)
        lobby, back = scene.lobby(), await scene.look_back()
        for seat in order:
            assert not scene.heard
            assert (scene.lobby(), await scene.look_back()) == (lobby, back)
            number = scene.links[seat].latest["number"]
            answer = await scene.links[seat].act(choose=-1)
            assert (answer["type"], answer["number"]) == ("accepted", number)
            await scene.listen()
        assert scene.heard
        return scene.stream()


@pytest.mark.parametrize("clock", [None, {"kind": "bank", "seconds": 100, "increment": 10}])
async def test_a_spectator_receives_the_same_for_every_order(tmp_path: Path, clock: Json | None) -> None:
    first = await answer_in(ORDERS[0], tmp_path / "first", clock)
    for number, order in enumerate(ORDERS[1:]):
        assert await answer_in(order, tmp_path / str(number), clock) == first


async def skip_for(skipped: Sequence[int], folder: Path) -> tuple[list[int], list[Json]]:
    """Who has no choice, and the stream of a watcher when the table answers for these."""
    folder.mkdir()
    async with open_server(folder) as server:
        scene = Scene(server)
        await scene.begin("spark", options={"eyes": True, "rounds": 9})
        forced = scene.forced()
        for seat in skipped:
            await scene.links[seat].send(type="prefer", skip="windows")
            await scene.links[seat].update(lambda message: message["asked"] is None)
        await scene.listen()
        assert not scene.heard
        for seat in range(SEATS):
            if seat not in skipped:
                await scene.links[seat].act("pass")
        await scene.listen()
        return forced, scene.stream()


async def test_a_spectator_receives_the_same_for_every_set_of_forced_seats(tmp_path: Path) -> None:
    forced, first = await skip_for((), tmp_path / "none")
    assert 0 < len(forced) < SEATS
    for size in range(1, len(forced) + 1):
        for skipped in itertools.combinations(forced, size):
            assert (await skip_for(skipped, tmp_path / f"{skipped}"))[1] == first


# Windows of the games in the box


class BoxScene(Scene):
    """A table of one of the games, at a window in which some of those who are asked, but not all, have no choice."""

    async def begin_game(self, game: str, players: int, asked: int, seed: int) -> None:
        people = [await self.server.user(name) for name in ("Ada", "Ben", "Cid", "Dan")[:players]]
        self.table = await people[0].new_table(PERSON, *[OPEN] * (players - 1), game=game)
        for person in people[1:]:
            await person.post(f"/api/tables/{self.table['id']}/join", {})
        await self.play_at_random(asked, Rng(seed))
        self.links = [await person.live(self.table["id"]) for person in people]
        self.watcher = await (await self.server.user("Eve")).live(self.table["id"])
        for link in (*self.links, self.watcher):
            await link.update()
        await self.listen()
        self.heard.clear()

    async def play_at_random(self, asked: int, rng: Rng) -> None:
        """Until so many are asked at least. Nobody is connected yet."""
        table = await self.server.table(self.table["id"])
        while (progress := table.progress) is not None:
            owed = progress.owed()
            choices = {seat: progress.face(seat).legal(seat) for seat in owed}
            forced = [seat for seat, legal in choices.items() if len(legal) == 1]
            if len(owed) >= asked and not progress.held and 0 < len(forced) < len(owed):
                return
            seat = min(owed)
            nobody: Any = SimpleNamespace(user=table.seats[seat].user, push=lambda _: None)
            await act(table, nobody, seat, owed[seat], rng.pick(choices[seat]), sure=True)

    async def meet(self) -> None:
        """Everybody has heard of all that was done."""
        progress = (await self.server.table(self.table["id"])).progress
        assert progress is not None
        for link in self.links:
            while not link.latest or link.latest["number"] < progress.number:
                await link.update()

    async def answer(self, seat: int) -> None:
        """All that one seat is asked in the window: its last choice each time."""
        link = self.links[seat]
        number = link.latest["number"]
        while link.latest["number"] == number and link.latest["asked"]:
            decision = link.latest["asked"]["decision"]
            await link.act(choose=-1)
            while not link.latest or (link.latest["asked"] or {}).get("decision") == decision:
                await link.update()

    def asked(self) -> list[int]:
        return [seat for seat, link in enumerate(self.links) if link.latest["asked"]]

    def forced(self) -> list[int]:
        return [seat for seat in self.asked() if len(self.links[seat].latest["asked"]["choices"]) == 1]


WINDOWS = {"saga": (2, 2, 1), "crescent_moon": (4, 3, 2)}
"""Players, how many are asked at least, and a seed that leads there soon."""


async def answer_window(game: str, folder: Path, order: Sequence[int], skipped: Sequence[int] = ()) -> list[Json]:
    """The stream of a watcher when seats answer in this order, and the table for others. Before the end it is empty."""
    folder.mkdir()
    async with open_server(folder) as server:
        scene = BoxScene(server)
        await scene.begin_game(game, *WINDOWS[game])
        lobby, back, number = scene.lobby(), await scene.look_back(), scene.links[0].latest["number"]
        seats = [scene.asked()[at] for at in order if at < len(scene.asked())]
        for seat in skipped:
            await scene.links[seat].send(type="prefer", skip="windows")
            await scene.links[seat].update(lambda message: message["asked"] is None)
        for seat in [seat for seat in seats if seat not in skipped]:
            await scene.listen()
            assert not scene.heard
            assert (scene.lobby(), await scene.look_back()) == (lobby, back)
            await scene.answer(seat)
        await scene.meet()
        await scene.listen()
        assert scene.links[0].latest["number"] > number
        assert scene.heard
        return scene.stream()


async def forced_in_window(game: str, folder: Path) -> tuple[int, list[int]]:
    """How many are asked, and who of them has no choice."""
    folder.mkdir()
    async with open_server(folder) as server:
        scene = BoxScene(server)
        await scene.begin_game(game, *WINDOWS[game])
        return len(scene.asked()), scene.forced()


@pytest.mark.parametrize("game", WINDOWS)
async def test_in_every_game_a_spectator_receives_the_same_whoever_answers_first_or_is_answered_for(
    tmp_path: Path, game: str
) -> None:
    """Losses of a battle in Saga; cards for a combat or contest in Crescent Moon."""
    asked, forced = await forced_in_window(game, tmp_path / "who")
    orders = list(itertools.permutations(range(asked)))
    first = await answer_window(game, tmp_path / "first", orders[0])
    for number, order in enumerate(some(orders[1:], 2)):
        assert await answer_window(game, tmp_path / str(number), order) == first
    for size in range(1, len(forced) + 1):
        for skipped in itertools.combinations(forced, size):
            assert await answer_window(game, tmp_path / f"{skipped}", orders[-1], skipped) == first


async def test_a_seat_that_has_answered_sees_its_answer_and_is_not_to_act(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        scene = Scene(server)
        await scene.begin("bid", options=QUIET)
        one, two, three = scene.links
        await one.act("bid")
        mine = await one.update()
        assert mine["asked"] is None
        assert (mine["to_act"], mine["view"]["table"]["answered"]) == ([1, 2], [0])
        await two.send(type="front", seat=1)
        theirs = await two.update()
        assert (theirs["to_act"], theirs["view"]["table"]["answered"]) == ([0, 1, 2], [])
        await three.act("keep")
        assert (await one.answer(type="act", seat=0, decision=mine["number"], action=0))["code"] == "stale"


async def test_an_answer_can_be_taken_back_until_all_have_answered_and_nobody_notices(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        scene = Scene(server)
        await scene.begin("bid", options=QUIET)
        one, two, three = scene.links
        await one.act("bid")
        await two.act("bid")
        assert (await one.update())["undo"] == "free"
        await one.send(type="undo", seat=0)
        assert (await one.update())["asked"]
        await scene.listen()
        assert not scene.heard
        await three.act("keep")
        await scene.listen()
        assert not scene.heard
        await one.act("keep")
        await scene.listen()
        assert scene.heard


async def test_answers_outlive_a_restart_and_stay_hidden(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        scene = Scene(server)
        await scene.begin("bid", options=QUIET)
        number = scene.links[0].latest["number"]
        await scene.links[0].act("bid")
        await scene.links[2].act("keep")
        tokens = [person.http.cookies[COOKIE] for person in server._people]
    async with open_server(tmp_path) as server:
        people = [server.stranger() for _ in tokens]
        for person, token in zip(people, tokens, strict=True):
            person.http.cookies.set(COOKIE, token)
        links = [await person.live(scene.table["id"]) for person in people]
        seen = [await link.update() for link in links]
        assert [bool(update["asked"]) for update in seen] == [False, True, False, False]
        assert {update["number"] for update in seen} == {number}
        assert [update["to_act"] for update in seen] == [[1, 2], [0, 1, 2], [0, 1], [0, 1, 2]]
        await links[1].act("keep")
        assert (await links[3].update())["number"] > number


async def test_nobody_is_seen_to_leave_in_a_window(tmp_path: Path) -> None:
    """Leaving after an answer would tell that it was given."""
    async with open_server(tmp_path) as server:
        scene = Scene(server)
        await scene.begin("bid", options=QUIET)
        one, two, three = scene.links
        table = await server.table(scene.table["id"])
        await one.act("keep")
        await one.socket.close()
        await until(lambda: server._people[0].id not in table.present())
        await scene.listen()
        assert not scene.heard
        assert (await server.stranger().get(f"/api/tables/{scene.table['id']}"))["seats"][0]["here"]
        await two.act("keep")
        await three.act("keep")
        await scene.listen()
        told = next(message for message in scene.heard if message["type"] == "table")
        assert not told["table"]["seats"][0]["here"]


async def test_the_own_list_of_waiting_tables_knows_and_no_other(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        scene = Scene(server)
        await scene.begin("bid", options=QUIET)
        lists = [await person.live("lobby", "waiting=true") for person in server._people[:SEATS]]
        for each in lists:
            assert len((await each.read())["tables"]) == 1
        await scene.links[0].act("keep")
        assert (await lists[0].read())["tables"] == []
        waiting = server.service.tables.waiting()
        assert [person.id in waiting for person in server._people[:SEATS]] == [False, True, True]
        (told,) = msgspec.json.decode(waiting[server._people[1].id])["tables"]
        assert told["to_act"] == [0, 1, 2]


async def test_the_last_answers_may_come_at_the_same_moment(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        scene = Scene(server)
        await scene.begin("bid", options=QUIET)
        number = scene.links[0].latest["number"]
        await asyncio.gather(*(link.act("keep") for link in scene.links))
        await scene.watcher.update(lambda message: message["number"] >= number + SEATS)
