"""Resigning, agreed draws, and playing again with the same people."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonsaga.server.accounts.cookies import COOKIE
from support.server import BOT, OPEN, PERSON, QUIET, Connection, TestServer, open_server, seat_two

pytestmark = pytest.mark.once


async def refused(link: Connection, **message: object) -> str:
    return str((await link.answer(**message))["code"])


async def test_of_two_the_other_one_wins_and_a_restart_knows_it(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        one, two, table = await seat_two(server, options=QUIET)
        await one.act("show")
        await two.update(lambda message: message["asked"] is not None)
        assert await refused(two, type="resign", seat=0) == "not-your-seat"
        await two.send(type="resign", seat=1)
        for link in (one, two):
            end = await link.update(lambda message: message["ending"] != "")
            assert (end["ending"], end["returns"], end["to_act"]) == ("resigned", [1.0, 0.0], [])
            assert (end["asked"], end["undo"]) == (None, "none")
        assert await refused(two, type="resign", seat=1) == "not-running"
        token = server._people[1].http.cookies[COOKIE]
    async with open_server(tmp_path) as server:
        ben = server.stranger()
        ben.http.cookies.set(COOKIE, token)
        info = await ben.get(f"/api/tables/{table['id']}")
        assert (info["status"], info["ending"], info["returns"], info["decisions"]) == (
            "finished",
            "resigned",
            [1.0, 0.0],
            1,
        )
        link = await ben.live(table["id"])
        again = await link.update()
        assert (again["ending"], again["returns"], again["number"]) == ("resigned", [1.0, 0.0], end["number"])
        assert (await link.next("talk"))["lines"][-1]["note"]["key"] == "note-resigned"


async def test_of_three_a_bot_plays_on(server: TestServer) -> None:
    ada = await server.user("Ada")
    table = await ada.new_table(PERSON, BOT, BOT)
    link = await ada.live(table["id"])
    await link.update()
    await link.send(type="resign", seat=0)
    seats = (await link.next("table"))["table"]["seats"]
    assert (seats[0]["away"], seats[0]["bot"]) == (True, "adept")
    assert await refused(link, type="resign", seat=0) in ("bot-plays", "not-running")


async def test_a_draw_is_offered_and_agreed_on(server: TestServer) -> None:
    one, two, table = await seat_two(server, options=QUIET)
    assert await refused(two, type="answer-draw", seat=1, agree=True) == "no-draw"
    await one.send(type="offer-draw", seat=0)
    assert (await two.update())["draw_asked"] == 0
    assert await refused(one, type="answer-draw", seat=0, agree=True) == "no-draw"
    assert await refused(one, type="offer-draw", seat=0) == "no-draw"
    await two.send(type="answer-draw", seat=1, agree=False)
    assert (await two.update())["draw_asked"] is None
    await one.act("show")
    await one.send(type="offer-draw", seat=0)
    await two.update(lambda message: message["draw_asked"] == 0)
    await two.send(type="answer-draw", seat=1, agree=True)
    for link in (one, two):
        end = await link.update(lambda message: message["ending"] != "")
        assert (end["ending"], end["returns"]) == ("agreed-draw", [0.5, 0.5])
    assert (await server._people[0].get(f"/api/tables/{table['id']}"))["returns"] == [0.5, 0.5]


async def test_an_offer_ends_when_the_other_one_plays(server: TestServer) -> None:
    one, two, _ = await seat_two(server, options=QUIET)
    await one.act("show")
    await one.send(type="offer-draw", seat=0)
    await two.update(lambda message: message["draw_asked"] == 0)
    await one.act("pass")
    await two.act()
    await two.update(lambda message: message["draw_asked"] is None)
    assert await refused(two, type="answer-draw", seat=1, agree=True) == "no-draw"


async def test_bots_agree_to_no_draw(server: TestServer) -> None:
    ada = await server.user("Ada")
    link = await ada.live((await ada.new_table(PERSON, BOT, options={"rounds": 9}))["id"])
    await link.update()
    assert await refused(link, type="offer-draw", seat=0) == "bots-play-on"


async def test_the_others_are_called_to_the_next_game(server: TestServer) -> None:
    one, two, table = await seat_two(server, options=QUIET)
    ada, ben = server._people
    eve = await server.user("Eve")
    wish = {"game": "synthetic", "seats": [PERSON, OPEN], "options": QUIET, "again": table["id"], "private": True}
    assert await ada.refused("/api/tables", wish) == (409, "still-running")
    await one.send(type="resign", seat=0)
    await two.update(lambda message: message["ending"] != "")
    assert await eve.refused("/api/tables", wish) == (403, "not-your-seat")
    new = await ada.post("/api/tables", wish)
    called = await two.next("table")
    while not called["table"]["next"]:
        called = await two.next("table")
    assert called["table"]["next"] == new["id"]
    assert (await eve.get(f"/api/tables/{table['id']}"))["next_invitation"] == ""
    taken = await ben.post(f"/api/tables/{new['id']}/join", {"invitation": called["table"]["next_invitation"]})
    assert taken["status"] == "running"
