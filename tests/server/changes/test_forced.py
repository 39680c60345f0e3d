"""The table makes the only choice of people who want that; nobody else can tell, and it is in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from moonsaga.kernel.registry import get_game
from moonsaga.server.changes import forced as skipping
from moonsaga.server.lobby.create import create_table
from moonsaga.server.protocol.lobby import NewTable, SeatWish
from moonsaga.server.table.table import Table
from support.server import QUIET, Connection, Json, Person, TestServer, open_server, play_until, seat_two, until

pytestmark = pytest.mark.once


def only_choice(link: Connection) -> bool:
    return bool(link.latest["asked"]) and len(link.latest["asked"]["choices"]) == 1


async def to_a_window(server: TestServer) -> tuple[Connection, Connection, Json]:
    """Both are asked for a spark, and with the seed of the tests one of them can only pass."""
    one, two, table = await seat_two(server, options={"eyes": True, "rounds": 9})
    await play_until([one, two], "spark")
    assert only_choice(one) != only_choice(two)
    return (one, two, table) if only_choice(one) else (two, one, table)


async def test_in_a_window_a_player_who_can_only_pass_is_answered_for(server: TestServer) -> None:
    forced, other, _ = await to_a_window(server)
    seat, number = forced.latest["seat"], forced.latest["number"]
    await forced.send(type="prefer", skip="windows")
    assert (await forced.update())["asked"] is None
    assert not await other.has("update", "table", "talk")
    await other.act("pass")
    note = (await forced.next("talk"))["lines"][0]
    assert (note["note"]["key"], note["after"]) == ("note-skipped", number + 1 + seat)
    await other.update(lambda message: message["number"] > number)
    assert not await other.has("talk")  # others are told of no lack of choice


async def test_nobody_is_answered_for_who_does_not_want_it(server: TestServer) -> None:
    forced, other, _ = await to_a_window(server)
    await other.send(type="prefer", skip="all")
    await forced.send(type="prefer", skip="nothing")
    assert (await forced.answer(type="ping"))["type"] == "pong"
    assert forced.latest["asked"]


class Waiting:
    """The loop's `call_later`, but what the table would do after a pause is only noted."""

    def __init__(self) -> None:
        self.pauses: list[tuple[float, tuple[Any, ...]]] = []
        self._later = asyncio.get_running_loop().call_later

    def __call__(self, seconds: float, work: Callable[..., object], *args: Any, **more: Any) -> asyncio.TimerHandle:
        if work is skipping._skip_now:
            self.pauses.append((seconds, args))
            seconds, work, args = 0, int, ()
        return self._later(seconds, work, *args, **more)


async def test_after_a_pause_of_any_length_where_hands_are_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = Waiting()
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", waiting)
    async with open_server(tmp_path, pace=0.05) as server:
        forced, other, table = await to_a_window(server)
        number = forced.latest["number"]
        await forced.send(type="prefer", skip="windows")
        assert (await forced.answer(type="ping"))["type"] == "pong"
        assert (await server.table(table["id"])).progress.number == number  # type: ignore[union-attr]
        ((seconds, due),) = waiting.pauses
        assert skipping.LEAST_PAUSE <= seconds < 4 * skipping.LEAST_PAUSE
        skipping._skip_now(*due)
        assert (await forced.update())["asked"] is None
        await other.act("pass")
        assert (await other.update(lambda message: message["number"] > number))["number"] >= number + 2


async def test_it_is_taken_back_with_the_choice_before_also_after_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        forced, other, table = await to_a_window(server)
        seat, number = forced.latest["seat"], forced.latest["number"]
        await forced.send(type="prefer", skip="windows")
        await other.act("pass")
        await other.update(lambda message: message["number"] > number)
        before = rows_of(await server.table(table["id"]), seat)
    async with open_server(tmp_path) as server:
        assert rows_of(await server.table(table["id"]), seat) == before
    assert before[0] == number + 1 + seat
    assert before[1] is None or before[1] <= number


def rows_of(table: Table, seat: int) -> tuple[int, int | None]:
    """The row that was made for this seat, and the one it would take back."""
    assert table.progress is not None
    index = table.progress.last_decision(seat)
    return min(table.progress.skipped), None if index is None else table.progress.steps[index].row.number


async def test_what_was_taken_back_is_not_made_again_at_once(server: TestServer) -> None:
    one, two, _ = await seat_two(server, options=QUIET)
    await play_until([one, two], "bid")
    await one.act("keep")
    await one.update()
    await one.send(type="undo", seat=0)
    back = await one.update()
    await one.send(type="prefer", skip="all")
    assert (await one.answer(type="ping"))["type"] == "pong"
    assert back["asked"]


# An answer that costs nothing

ROUND_THE_STORM = """
eko seats=2 storms=1
light_blue: reserve 0, emperor reserve
navy: reserve 0, emperor reserve
board:
  a1: B3 . . N4
  b1: ~ ~
"""


async def by_the_storm(server: TestServer) -> tuple[Person, Connection, str]:
    """A person who can go to a3 over the dry space or through the storm."""
    ada = await server.user("Ada")
    seats = (SeatWish("person"), SeatWish("screen", name="Ben"))
    wish = NewTable("eko", seats, {"seats": 2, "storms": 1})
    start = get_game("eko").diagram(get_game("eko").from_diagram(ROUND_THE_STORM.strip()).view(None))
    table = (await create_table(server.service.tables, ada.id, "", wish, start=start)).id
    return ada, await ada.live(table), table


async def choose(link: Connection, text: str) -> None:
    now = await link.asked()
    offer = next(each for each in now["asked"]["choices"] if each["text"] == text)
    link.latest = {}
    decision = now["asked"]["decision"]
    await link.answer(type="act", seat=now["seat"], decision=decision, action=offer["action"], sure=True)


def discs(update: Json, space: str) -> int:
    return sum(int(stack["height"]) for stack in update["view"]["table"]["stacks"] if stack["space"] == space)


@pytest.mark.parametrize("pace", [0.0, 60.0])
async def test_the_table_takes_the_way_that_costs_nothing(tmp_path: Path, pace: float) -> None:
    """Ekö: at once, without a question, and it goes back with the move, also after a restart."""
    async with open_server(tmp_path, pace=pace) as server:
        _, link, table = await by_the_storm(server)
        await choose(link, "a1-a3")
        after = await link.update()
        assert after["view"]["table"]["phase"] != "lose"
        assert discs(after, "a3") == 3
        assert [each.row.seat for each in (await server.table(table)).progress.steps] == [0, 0]  # type: ignore[union-attr]
    async with open_server(tmp_path, pace=pace) as server:
        play = (await server.table(table)).progress
        assert play is not None
        assert play.last_decision(0) == 0
        assert play.can_take_back_freely(0)


async def test_a_player_who_wants_to_choose_detours_is_prompted(server: TestServer) -> None:
    _, link, _ = await by_the_storm(server)
    await link.update()
    await link.send(type="prefer", skip="windows", detours=True)
    await choose(link, "a1-a3")
    now = await link.asked()
    assert [each["text"] for each in now["asked"]["choices"]] == ["lose 0", "lose 1"]
    await choose(link, "lose 1")
    assert discs(await link.update(), "a3") == 2


async def test_an_answer_that_was_taken_back_is_not_given_for_anybody(server: TestServer) -> None:
    _, link, _ = await by_the_storm(server)
    await link.update()
    await link.send(type="prefer", skip="windows", detours=True)
    await choose(link, "a1-a3")
    await choose(link, "lose 1")
    await link.update()
    await link.send(type="undo", seat=0)
    await link.update(lambda message: message["whole"])
    await link.send(type="prefer", skip="windows", detours=False)
    assert (await link.answer(type="ping"))["type"] == "pong"
    assert link.latest["view"]["table"]["phase"] == "lose"


@pytest.mark.parametrize("skip", ["windows", "nothing"])
async def test_no_number_tells_the_others_of_it(server: TestServer, skip: str) -> None:
    forced, other, table = await to_a_window(server)
    await forced.send(type="prefer", skip=skip)
    assert (await forced.answer(type="ping"))["type"] == "pong"
    assert bool(forced.latest["asked"]) == (skip == "nothing")
    await other.send(type="say", text="well?")
    assert [line["id"] for line in (await other.next("talk"))["lines"]] == [1]
    speaker = next(person for person in server._people for link in person._links if link is other)
    again = (await (await speaker.live(table["id"])).next("talk"))["lines"]
    assert [line["id"] for line in again] == [1]


async def test_an_absent_player_is_not_answered_for_while_others_see_it(server: TestServer) -> None:
    forced, other, table = await to_a_window(server)
    live = await server.table(table["id"])
    seat = forced.latest["seat"]
    person = next(person for person in server._people for link in person._links if link is forced)
    await forced.socket.close()
    await until(lambda: person.id not in live.present())
    live.wishes[person.id] = "all"
    await other.act()
    assert seat in (await other.update(lambda message: other.latest["seat"] not in message["to_act"]))["to_act"]
    back = await person.live(table["id"])
    number = (await back.update())["number"]
    await back.send(type="prefer", skip="all")
    assert (await back.next("talk"))["lines"][0]["note"]["key"] == "note-skipped"
    await other.update(lambda message: message["number"] > number)
