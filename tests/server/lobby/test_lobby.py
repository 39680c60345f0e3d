"""The lobby: tables from their making to their end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from moonsaga.bots.ladder import bot_names
from moonsaga.kernel.texts import LANGUAGES
from support.server import BOT, OPEN, PERSON, SCREEN, Connection, Json, TestServer, open_server

pytestmark = pytest.mark.once


async def test_the_shelf(server: TestServer) -> None:
    visitor = server.stranger()
    cards = {card["name"]: card for card in await visitor.get("/api/games")}
    assert {"eko", "blue_moon", "synthetic"} <= set(cards)
    assert cards["eko"]["seats"] == [2, 3, 4]
    assert cards["synthetic"]["secrets"]
    assert cards["eko"]["bots"] == list(bot_names())
    assert cards["saga"]["titles"]["en"] == "Saga: Vikings vs Anglo-Saxons"
    for card in cards.values():
        assert list(card["titles"]) == list(card["descriptions"]) == list(LANGUAGES), "a lobby needs no other text"
    assert isinstance(await visitor.get("/api/games/blue_moon/components"), dict)
    assert await visitor.refused("/api/games/none/components", method="GET") == (404, "not-found")


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
async def test_texts_of_table_and_game(server: TestServer, language: str) -> None:
    visitor = server.stranger()
    plain = (await visitor.ask("GET", f"/api/texts/-/{language}")).text
    with_game = await visitor.ask("GET", f"/api/texts/eko/{language}")
    assert with_game.headers["content-type"].startswith("text/plain")
    for key in ("server-stale", "refusal-not-asked", "event-undo"):
        assert f"\n{key} =" in plain
        assert with_game.text.count(f"\n{key} =") == 1
    assert len(with_game.text) > len(plain)


async def test_there_is_no_text_in_other_languages(server: TestServer) -> None:
    visitor = server.stranger()
    assert await visitor.refused("/api/texts/eko/de", method="GET") == (404, "not-found")
    assert await visitor.refused("/api/texts/none/en", method="GET") == (404, "not-found")


async def test_a_full_table_begins_at_once(server: TestServer) -> None:
    ada = await server.user("Ada")
    table = await ada.new_table(PERSON, SCREEN)
    assert table["status"] == "running"
    assert table["host"]
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]


async def test_a_table_begins_with_its_last_open_seat(server: TestServer) -> None:
    ada, ben, eve = await server.user("Ada"), await server.user("Ben"), await server.user("Eve")
    table = await ada.new_table(PERSON, OPEN)
    assert table["status"] == "open"
    path = f"/api/tables/{table['id']}"
    assert await ada.refused(f"{path}/join", {}) == (409, "already-seated")
    assert await ben.refused(f"{path}/join", {"seat": 0}) == (409, "seat-taken")
    assert await ben.refused(f"{path}/join", {"seat": 7}) == (409, "not-open")
    joined = await ben.post(f"{path}/join", {"seat": 1})
    assert joined["status"] == "running"
    assert joined["seats"][1]["name"] == "Ben"
    assert not joined["host"]
    assert await eve.refused(f"{path}/join", {}) == (409, "not-open")


async def test_the_host_can_start_with_bots(server: TestServer) -> None:
    ada, ben = await server.user(), await server.user()
    table = await ada.new_table(PERSON, OPEN, OPEN)
    path = f"/api/tables/{table['id']}/start"
    assert await ben.refused(path) == (403, "not-host")
    assert await ada.refused(path, {"bot": "nobody"}) == (400, "no-such-bot")
    started = await ada.post(path, {"bot": "novice"})
    assert started["status"] == "running"
    assert [seat["bot"] for seat in started["seats"]] == ["", "novice", "novice"]
    assert await ada.refused(path) == (409, "not-open")
    again = await ada.new_table(PERSON, OPEN)
    assert (await ada.post(f"/api/tables/{again['id']}/start"))["seats"][1]["bot"] == "adept"


async def test_leaving_an_open_table(server: TestServer) -> None:
    ada, ben = await server.user("Ada"), await server.user("Ben")
    table = await ada.new_table(PERSON, OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    assert await ben.refused(f"{path}/leave") == (403, "not-your-seat")
    await ben.post(f"{path}/join", {})
    left = await ada.post(f"{path}/leave")
    assert left["seats"][0]["kind"] == "open"
    assert (await ben.get(path))["host"]  # the role of the host passes on
    assert (await ben.post(f"{path}/leave"))["status"] == "abandoned"
    assert await ada.refused(f"{path}/join", {}) == (409, "not-open")


async def test_giving_up_alone_is_the_end(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, BOT)
    path = f"/api/tables/{table['id']}"
    assert (await ada.post(f"{path}/abandon"))["status"] == "abandoned"
    assert await ada.refused(f"{path}/abandon") == (409, "not-running")
    assert table["id"] in [listed["id"] for listed in (await ada.get("/api/tables"))["tables"]]


async def test_a_bot_takes_an_abandoned_seat_and_gives_it_back(server: TestServer) -> None:
    ada, ben, eve = await server.user("Ada"), await server.user("Ben"), await server.user("Eve")
    table = await ada.new_table(PERSON, OPEN, options={"rounds": 9})
    path = f"/api/tables/{table['id']}"
    await ben.post(f"{path}/join", {})
    assert await ada.refused(f"{path}/seats/1/substitute", {"bot": "random"}) == (409, "not-away")
    left = await ben.post(f"{path}/abandon")
    assert left["status"] == "running"
    assert left["seats"][1]["away"]
    assert await eve.refused(f"{path}/seats/1/substitute", {"bot": "random"}) == (403, "not-your-seat")
    played = await ada.post(f"{path}/seats/1/substitute", {"bot": "random"})
    assert (played["seats"][1]["bot"], played["seats"][1]["name"]) == ("random", "Ben")
    assert await ada.refused(f"{path}/seats/1/return") == (403, "not-your-seat")
    back = await ben.post(f"{path}/seats/1/return")
    assert (back["seats"][1]["bot"], back["seats"][1]["away"]) == ("", False)
    assert await ben.refused(f"{path}/seats/1/return") == (409, "not-away")
    assert await ben.refused(f"{path}/seats/9/return") == (404, "not-found")
    await ben.post(f"{path}/leave")
    assert (await ada.post(f"{path}/abandon"))["status"] == "abandoned"  # nobody is left


async def test_private_tables_are_known_to_the_invited(server: TestServer) -> None:
    ada, ben = await server.user(), await server.user()
    table = await ada.new_table(PERSON, OPEN, private=True)
    path, invitation = f"/api/tables/{table['id']}", table["invitation"]
    assert len(invitation) >= 20
    assert await ben.refused(path, method="GET") == (404, "not-found")
    assert await ben.refused(f"{path}?invitation=wrong", method="GET") == (404, "not-found")
    assert await ben.refused(f"{path}/join", {}) == (404, "not-found")
    assert (await ben.get("/api/tables"))["tables"] == []
    assert [listed["id"] for listed in (await ada.get("/api/tables"))["tables"]] == [table["id"]]
    assert (await ben.get(f"{path}?invitation={invitation}"))["invitation"] == ""
    assert (await ben.post(f"{path}/join", {"invitation": invitation}))["status"] == "running"
    assert [listed["id"] for listed in (await ben.get("/api/tables"))["tables"]] == [table["id"]]


@pytest.mark.parametrize(
    ("wish", "code", "detail"),
    [
        ({"game": "synthetic", "seats": [PERSON, BOT], "options": {"rounds": 99}}, "options", "from 1 to 9"),
        ({"game": "synthetic", "seats": [PERSON, BOT], "options": {"colour": "red"}}, "options", "no option 'colour'"),
        ({"game": "synthetic", "seats": [PERSON, BOT], "options": {"seats": 3}}, "seats", "3 seats"),
        ({"game": "synthetic", "seats": [PERSON]}, "options", "from 2 to 3"),
        ({"game": "blue_moon", "seats": [PERSON, BOT], "options": {"deck_1": "nobody"}}, "options", "deck_1"),
        ({"game": "blue_moon", "seats": [PERSON, BOT, BOT]}, "seats", "2 seats"),
        ({"game": "synthetic", "seats": [PERSON, {"kind": "bot", "bot": "x"}]}, "no-such-bot", "known bots"),
        ({"game": "synthetic", "seats": [PERSON, {"kind": "alien"}]}, "malformed", ""),
        ({"game": "synthetic", "seats": [PERSON, BOT], "more": 1}, "malformed", ""),
        ([], "malformed", ""),
    ],
)
async def test_a_table_that_cannot_be_laid(server: TestServer, wish: Any, code: str, detail: str) -> None:
    ada = await server.user()
    answer = await ada.ask("POST", "/api/tables", wish)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert detail in answer.json()["detail"]
    assert answer.json()["message"]["key"] == f"server-{code}"
    assert (await ada.get("/api/tables"))["tables"] == []


async def test_what_is_not_there(server: TestServer) -> None:
    ada = await server.user()
    assert await ada.refused("/api/tables", {"game": "chess", "seats": [PERSON]}) == (404, "not-found")
    assert await ada.refused("/api/tables/nowhere", method="GET") == (404, "not-found")
    assert await ada.refused("/api/tables/nowhere/join", {}) == (404, "not-found")
    assert await ada.refused("/api/nothing", method="GET") == (404, "not-found")
    assert await ada.refused("/api/games", {}) == (405, "wrong-method")


async def test_without_a_cookie_one_can_only_look(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, OPEN)
    visitor = server.stranger()
    seen = await visitor.get(f"/api/tables/{table['id']}")
    assert not any(seat["mine"] for seat in seen["seats"])
    assert seen["invitation"] == ""
    for path in ("", f"/{table['id']}/join", f"/{table['id']}/leave"):
        body: Json = {"game": "synthetic", "seats": [PERSON, BOT]} if not path else {}
        assert await visitor.refused(f"/api/tables{path}", body) == (401, "no-guest")


async def test_the_lobby_tells_what_changes(server: TestServer) -> None:
    ada, ben = await server.user("Ada"), await server.user("Ben")
    link = await ben.live("lobby")
    assert (await link.next("lobby"))["tables"] == []
    table = await ada.new_table(PERSON, OPEN)
    (listed,) = await news(link, bool)
    assert (listed["id"], listed["status"], listed["seats"][1]["mine"]) == (table["id"], "open", False)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    (listed,) = await news(link, lambda tables: tables[0]["status"] == "running")
    assert listed["seats"][1]["mine"]


async def news(link: Connection, until: Callable[[list[Json]], bool]) -> list[Json]:
    """The next lobby that is so; it is also sent when a user has just come or chosen a name."""
    while not until(tables := (await link.next("lobby"))["tables"]):
        pass
    found: list[Json] = tables
    return found


async def test_who_asks_too_often_is_held_back(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        ada = await server.user()
        answers = [await ada.ask("POST", "/api/tables", {"game": "none", "seats": [PERSON]}) for _ in range(25)]
        assert [answer.status_code for answer in answers] == [404] * 20 + [429] * 5
        assert answers[-1].json()["code"] == "too-fast"
        codes = [(await server.stranger().ask("GET", "/api/me")).status_code for _ in range(40)]
        assert codes == [200] * 29 + [429] * 11  # she was the first of thirty
        assert (await ada.ask("GET", "/api/me")).status_code == 200  # known users stay


async def test_the_lobby_is_what_each_reader_may_see(server: TestServer) -> None:
    """Written once for all strangers, and still right for each reader."""
    ada, ben = await server.user("Ada"), await server.user("Ben")
    table = await ada.new_table(PERSON, OPEN)
    for _ in range(2):
        for person in (ada, ben, server.stranger()):
            (listed,) = (await person.get("/api/tables"))["tables"]
            assert listed == await person.get(f"/api/tables/{table['id']}")
            assert listed["host"] == (person is ada)
        await ben.post(f"/api/tables/{table['id']}/{'join' if table['status'] == 'open' else 'leave'}", {})
        table = await ben.get(f"/api/tables/{table['id']}")
    await ada.put("/api/me", {"name": "Adele"})
    (listed,) = (await server.stranger().get("/api/tables"))["tables"]
    assert listed["seats"][0]["name"] == "Adele"
