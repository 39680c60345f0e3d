"""Clocks: whose runs, what is left, what happens at the end, and what a restart costs."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from moonsaga.server.accounts.cookies import COOKIE
from moonsaga.server.protocol.lobby import Clock
from moonsaga.server.settings import Settings
from moonsaga.server.table.clocks import TableClock
from moonsaga.server.table.context import Context
from support.server import BOT, PERSON, QUIET, Connection, Json, TestServer, open_server, play_until, seat_two

pytestmark = pytest.mark.once

BANK: Json = {"kind": "bank", "seconds": 100, "increment": 10}
MOVE: Json = {"kind": "move", "seconds": 60}


class Time:
    """A time that passes only when a test says so."""

    def __init__(self, server: TestServer, begin: float | None = None) -> None:
        self._house = server
        self.now = time.time() if begin is None else begin
        server.service.tables.context.now = lambda: self.now
        server.service.tables.context.tick = lambda: self.now

    async def pass_by(self, seconds: float) -> None:
        self.now += seconds
        await self._house.service.alarms.check()


async def clocks(link: Connection) -> Json:
    """The clocks as they are now: looking again tells."""
    await link.send(type="front", seat=link.latest["seat"])
    await link.send(type="ping")
    found: Json = {}
    while (message := await link.next("clocks", "pong"))["type"] == "clocks":
        found = message
    return found


def near(left: Any, seconds: float) -> bool:
    """Times of day are large numbers, and their differences are not exact."""
    return left is not None and abs(left - seconds) < 0.01


# One clock by itself


def test_a_bank_counts_thinking_and_adds_for_answers() -> None:
    clock = TableClock(Clock("bank", 100, 10), 2)
    clock.follow({0: 1}, [0], {}, now=0.0)
    assert (clock.left(0, 30), clock.left(1, 30), clock.deadline()) == (70, 100, 100)
    clock.follow({1: 2}, [1], {0: 1}, now=30.0)
    assert (clock.left(0, 40), clock.left(1, 40), clock.running) == (80, 90, (1,))


def test_taking_back_gives_no_time_back() -> None:
    clock = TableClock(Clock("bank", 100, 10), 2)
    clock.follow({0: 1}, [0], {}, now=0.0)
    clock.follow({1: 2}, [1], {0: 1}, now=30.0)
    clock.follow({0: 3}, [0], {}, now=31.0, taken_back=True)
    assert clock.left(0, 31) == 70
    move = TableClock(Clock("move", 60), 2)
    move.follow({0: 1}, [0], {}, now=0.0)
    move.follow({1: 2}, [1], {}, now=50.0)
    move.follow({0: 3}, [0], {}, now=51.0, taken_back=True)
    assert move.left(0, 51) == 10
    move.follow({1: 4}, [1], {}, now=52.0)
    assert move.left(1, 52) == 60
    move.follow({0: 5}, [0], {}, now=53.0)
    assert move.left(0, 53) == 60


def test_clocks_of_seats_to_act_at_the_same_time_run_at_the_same_time() -> None:
    clock = TableClock(Clock("move", 60), 2)
    clock.follow({0: 1, 1: 1}, [0, 1], {}, now=0.0)
    clock.follow({1: 1}, [1], {}, now=20.0)
    assert (clock.running, clock.left(1, 30), clock.expired(59), clock.expired(60)) == ((1,), 30, None, 1)
    clock.stop(30)
    assert (clock.running, clock.deadline(), clock.left(1, 99)) == ((), None, 30)


# At a table


async def test_whose_clock_runs_and_what_is_left(server: TestServer) -> None:
    now = Time(server)
    one, two, _ = await seat_two(server, options=QUIET, clock=BANK)
    await now.pass_by(30)
    seen = await clocks(one)
    assert seen["running"] == [0]
    assert near(seen["left"][0], 70)
    assert near(seen["left"][1], 100)
    await one.act("show")
    await two.update(lambda message: message["number"] > one.latest.get("number", 0))
    seen = await clocks(two)
    assert seen["running"] == [0, 1]  # both are asked for a spark
    assert near(seen["left"][0], 80)


async def test_bots_have_no_clock(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, BOT, clock=BANK)
    assert table["clock"] == {**BANK, "run_out": "bot"}
    link = await ada.live(table["id"])
    assert (await link.next("clocks"))["left"][1] is None


async def test_two_secret_answers_two_clocks(server: TestServer) -> None:
    one, two, _ = await seat_two(server, options=QUIET, clock=MOVE)
    await play_until([one, two], "bid")
    assert (await clocks(one))["running"] == [0, 1]
    await one.act("keep")
    await one.update()
    assert (await clocks(one))["running"] == [1]


async def test_when_the_time_is_over_a_bot_plays_on_and_the_person_may_come_back(server: TestServer) -> None:
    now = Time(server)
    one, two, table = await seat_two(server, options=QUIET, clock=MOVE)
    await now.pass_by(59)
    assert not (await server.table(table["id"])).seats[0].bot
    await now.pass_by(2)
    noted = await two.next("talk")
    assert noted["lines"][0]["note"] == {"key": "note-time-bot", "args": {"who": "seat-1"}}
    seats = (await two.next("table"))["table"]["seats"]
    assert (seats[0]["away"], seats[0]["bot"]) == (True, "adept")
    await two.update(lambda message: 1 in message["to_act"])  # the bot has played
    await server._people[0].post(f"/api/tables/{table['id']}/seats/0/return")
    while (await one.next("talk"))["lines"][0]["note"]["key"] != "note-back":
        pass
    assert (await clocks(one))["left"][0] is not None


async def test_or_the_game_is_lost(server: TestServer) -> None:
    now = Time(server)
    one, two, table = await seat_two(server, options=QUIET, clock={**BANK, "run_out": "loss"})
    await now.pass_by(101)
    for link in (one, two):
        end = await link.update(lambda message: message["ending"] != "")
        assert (end["ending"], end["returns"], end["to_act"], end["asked"]) == ("time-out", [0.0, 1.0], [], None)
    info = await server._people[0].get(f"/api/tables/{table['id']}")
    assert (info["status"], info["ending"], info["returns"]) == ("finished", "time-out", [0.0, 1.0])
    assert (await clocks(one))["running"] == []
    assert (await one.answer(type="act", seat=0, decision=0, action=0))["code"] == "not-running"


async def test_a_game_that_is_given_up_has_no_clock_any_more(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, BOT, clock=BANK)
    link = await ada.live(table["id"])
    await link.update()
    await ada.post(f"/api/tables/{table['id']}/abandon")
    assert (await clocks(link))["running"] == []


async def test_a_game_for_three_is_not_lost_by_time(server: TestServer) -> None:
    ada = await server.user()
    wish = {"game": "synthetic", "seats": [PERSON, BOT, BOT], "clock": {**MOVE, "run_out": "loss"}}
    assert await ada.refused("/api/tables", wish) == (400, "clock")
    assert await ada.refused("/api/tables", {**wish, "clock": {"kind": "move", "seconds": 1}}) == (400, "malformed")


async def test_a_clock_runs_also_while_nobody_has_the_game_in_memory(server: TestServer) -> None:
    now = Time(server)
    one, _, table = await seat_two(server, options=QUIET, clock=MOVE)
    live = await server.forget(table["id"])
    assert live.progress is None
    await now.pass_by(61)
    assert live.seats[0].bot
    assert one.latest["seat"] == 0


async def test_the_time_a_server_does_not_run_is_not_charged(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        now = Time(server)
        one, two, table = await seat_two(server, options=QUIET, clock={"kind": "bank", "seconds": 1000})
        await now.pass_by(100)
        await one.act("show")
        await two.update()
        await now.pass_by(200)
        await server.service.alarms.mark()
        token = server._people[0].http.cookies[COOKIE]
    async with open_server(tmp_path) as server:  # it stopped, and is started a week later
        now = Time(server, now.now)
        await now.pass_by(7 * 24 * 3600)
        ada = server.stranger()
        ada.http.cookies.set(COOKIE, token)
        link = await ada.live(table["id"])
        seen = await link.next("clocks")
        assert seen["running"] == [0, 1]
        assert near(seen["left"][0], 700)
        assert near(seen["left"][1], 800)


async def test_setting_the_time_of_day_moves_no_clock(tmp_path: Path) -> None:
    """Neither while the server runs nor for the next one."""
    day = 24 * 3600.0
    async with open_server(tmp_path) as server:
        now, context = Time(server), server.service.tables.context
        one, _, table = await seat_two(server, options=QUIET, clock={**BANK, "run_out": "loss"})
        await now.pass_by(10)
        context.now = lambda: now.now + day
        await now.pass_by(10)
        assert near((await clocks(one))["left"][0], BANK["seconds"] - 20)
        await server.service.alarms.mark()
        token = server._people[0].http.cookies[COOKIE]
    async with open_server(tmp_path) as server:
        Time(server)
        ada = server.stranger()
        ada.http.cookies.set(COOKIE, token)
        link = await ada.live(table["id"])
        seen = await link.next("clocks")
        assert near(seen["left"][0], BANK["seconds"] - 20)


def test_clocks_run_by_what_nobody_can_set(tmp_path: Path) -> None:
    context = Context(Settings(folder=tmp_path), None, None, None)  # type: ignore[arg-type]
    assert context.tick is time.monotonic


# Nobody wins time


def test_time_is_granted_only_to_those_who_have_none_and_never_where_that_is_the_end() -> None:
    clock = TableClock(Clock("bank", 100, 10), 2)
    clock.follow({0: 1}, [0], {}, now=0.0)
    clock.grant(0, 97.0)
    assert clock.left(0, 97) == 3
    clock.give_up(0)
    clock.follow({0: 1}, [], {}, now=100.0)
    assert clock.too_late(0)
    clock.follow({1: 2}, [], {0: 1}, now=101.0)
    clock.answered_by_bot(0)
    assert (clock.too_late(0), clock.left(0, 101)) == (False, 0)
    clock.grant(0, 101.0)
    assert clock.left(0, 101) == 10
    strict = TableClock(Clock("bank", 100, 10, "loss"), 2, used=(100.0, 0.0))
    strict.grant(0, 0.0)
    assert strict.left(0, 0) == 0


async def test_leaving_and_coming_back_wins_no_time(server: TestServer) -> None:
    now = Time(server)
    one, _, table = await seat_two(server, options=QUIET, clock=BANK)
    ada, path = server._people[0], f"/api/tables/{table['id']}"
    await now.pass_by(50)
    await ada.post(f"{path}/leave")
    assert await ada.refused(f"{path}/seats/0/substitute", {"bot": "random"}) == (403, "not-your-seat")
    await now.pass_by(45)
    await ada.post(f"{path}/seats/0/return")
    assert near((await clocks(one))["left"][0], 5)
