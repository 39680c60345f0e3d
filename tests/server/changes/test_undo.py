"""Taking back: freely, with consent, across bots; and what cannot be taken back is confirmed first."""

from __future__ import annotations

from functools import partial

import pytest

from support.server import BOT, OPEN, PERSON, QUIET, SCREEN, Connection, Json, TestServer, play_until, seat_two

pytestmark = pytest.mark.once


async def to_bids(server: TestServer) -> tuple[Connection, Connection, Json]:
    """Two people who both owe a secret bid."""
    one, two, table = await seat_two(server, options=QUIET)
    await play_until([one, two], "bid")
    return one, two, table


def is_later(number: int, update: Json) -> bool:
    return bool(update["number"] > number)


async def test_freely_in_a_window_and_nobody_else_receives_it(server: TestServer) -> None:
    one, two, _ = await to_bids(server)
    before = one.latest
    await one.act("bid")
    after = await one.update()
    assert (after["undo"], after["asked"]) == ("free", None)
    await one.send(type="undo", seat=0)
    back = await one.update()
    assert {**back, "log": [], "whole": False} == {**before, "log": [], "whole": False}
    assert not await two.has("update", "table", "talk")
    assert (await one.act("keep"))["type"] == "accepted"


async def test_freely_while_nobody_acted_or_learnt(server: TestServer) -> None:
    """After a choice that shows nobody anything, and asks nobody else."""
    ada, ben = await server.user("Ada"), await server.user("Ben")
    table = await ada.new_table(PERSON, OPEN, game="eko", options={"colours": "fixed", "board": "reference"})
    await ben.post(f"/api/tables/{table['id']}/join", {})
    links = [await person.live(table["id"]) for person in (ada, ben)]
    for link in links:
        await link.update()
    for _ in range(50):
        one, two = sorted(links, key=lambda link: link.latest["asked"] is None)
        before, seat = one.latest, one.latest["seat"]
        await one.act()
        for link in links:
            await link.update(partial(is_later, before["number"]))
        if one.latest["asked"]:
            break
    after = one.latest
    assert after["asked"]
    assert after["undo"] == "free"
    await one.send(type="undo", seat=seat)
    back = await one.update()
    assert back["whole"]
    assert back["view"] == before["view"]
    assert back["asked"]["decision"] == back["number"] == after["number"] + 1
    assert back["log"][-1]["message"]["key"] == "event-undo"
    assert (await two.update())["whole"]


async def test_who_has_got_the_turn_by_it_is_asked(server: TestServer) -> None:
    """Even if nothing has happened since: the other may be thinking."""
    one, two, _ = await seat_two(server, game="eko")
    links = [one, two]
    for _ in range(200):
        actor = next(link for link in links if link.latest["asked"])
        before = actor.latest["number"]
        await actor.act()
        for link in links:
            await link.update(partial(is_later, before))
        if not actor.latest["asked"]:
            break
    assert actor.latest["undo"] == "ask"
    await actor.send(type="undo", seat=actor.latest["seat"])
    asked = await links[1 - links.index(actor)].update()
    assert asked["undo_asked"] == actor.latest["seat"]


async def test_an_undo_after_new_knowledge_needs_consent(server: TestServer) -> None:
    one, two, _ = await to_bids(server)
    before = one.latest
    await one.act("bid")
    await one.update()
    await two.act("keep")
    after = await one.update()
    assert after["undo"] == "ask"
    await two.update(lambda message: message["number"] == after["number"])
    await one.send(type="undo", seat=0)
    for link in (one, two):
        asked = await link.update()
        assert (asked["undo_asked"], asked["number"], asked["log"]) == (0, after["number"], [])
    assert (await one.answer(type="answer-undo", seat=0, agree=True))["code"] == "no-undo"
    await two.send(type="answer-undo", seat=1, agree=True)
    back = await one.update()
    assert (back["undo_asked"], back["whole"]) == (None, True)
    assert back["view"] == before["view"]
    assert (await two.update())["asked"]["decision"] == back["number"]  # their answer was taken back with mine


async def test_a_refusal_ends_it(server: TestServer) -> None:
    one, two, _ = await to_bids(server)
    await one.act("bid")
    await two.act("keep")
    after = await one.update(lambda message: message["undo"] == "ask")
    await one.send(type="undo", seat=0)
    await two.update(lambda message: message["undo_asked"] == 0)
    await two.send(type="answer-undo", seat=1, agree=False)
    kept = await one.update(lambda message: message["undo_asked"] is None)
    assert kept["number"] == after["number"]
    assert (await two.answer(type="answer-undo", seat=1, agree=True))["code"] == "no-undo"


async def test_an_action_ends_it_too(server: TestServer) -> None:
    one, two, _ = await to_bids(server)
    await one.act("bid")
    await two.act("keep")
    await one.update(lambda message: message["undo"] == "ask")
    await one.send(type="undo", seat=0)
    await one.update(lambda message: message["undo_asked"] == 0)
    await one.act()
    assert (await one.update())["undo_asked"] is None


async def test_nothing_to_take_back(server: TestServer) -> None:
    one, two, _ = await seat_two(server)
    assert (await one.answer(type="undo", seat=0))["code"] == "no-undo"
    assert (await two.answer(type="undo", seat=0))["code"] == "not-your-seat"


async def test_bots_always_agree(server: TestServer) -> None:
    """Alone with bots, it goes back to the own last decision, whatever happened since."""
    ada = await server.user()
    table = await ada.new_table(PERSON, BOT, options={"rounds": 9})
    link = await ada.live(table["id"])
    before = await link.asked()
    await link.act("take")
    later = await link.update(lambda message: message["asked"] is not None)
    assert later["number"] > before["number"] + 1
    assert later["undo"] == "free"
    await link.send(type="undo", seat=0)
    back = await link.update(lambda message: message["whole"])
    assert back["view"] == before["view"]
    assert back["to_act"] == [0]
    assert [line for line in back["log"] if line["number"] <= before["number"]] == before["log"]


async def test_who_has_left_need_not_agree(server: TestServer) -> None:
    one, two, table = await to_bids(server)
    await one.act("bid")
    await two.act("keep")
    await one.update(lambda message: message["undo"] == "ask")
    await server._people[1].post(f"/api/tables/{table['id']}/leave")
    await one.update(lambda message: message["undo"] == "free")


async def test_two_at_one_screen_take_back_as_they_like(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, SCREEN, game="eko")
    link = await ada.live(table["id"])
    for _ in range(3):
        await link.asked()
        await link.act()
        update = await link.update()
        if update["to_act"] and update["to_act"][0] != update["seat"]:
            await link.send(type="front", seat=update["to_act"][0])
            await link.update()
    before = link.latest
    assert before["undo"] == "free"
    await link.send(type="undo", seat=before["seat"])
    assert (await link.next("update", "refused")).get("number") == before["number"] + 1


# Confirming


async def test_what_others_would_have_to_allow_back_is_confirmed(server: TestServer) -> None:
    one, two, _ = await seat_two(server, options=QUIET)
    before = one.latest
    asked = await one.act("show", sure=False)
    assert (asked["type"], asked["decision"]) == ("confirm", before["asked"]["decision"])
    assert not await two.has("update", "talk")
    taken = await one.act("take", sure=False)  # chance would act
    assert taken["type"] == "confirm"
    assert (await one.act("show", sure=True))["type"] == "accepted"


async def test_what_can_be_taken_back_is_not_confirmed(server: TestServer) -> None:
    one, _, _ = await to_bids(server)
    assert (await one.act("bid", sure=False))["type"] == "accepted"


async def test_alone_with_bots_nothing_is_confirmed(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, BOT)
    link = await ada.live(table["id"])
    await link.asked()
    assert (await link.act("take", sure=False))["type"] == "accepted"


async def test_three_people_all_have_to_agree(server: TestServer) -> None:
    ada, ben, eve = await server.user("Ada"), await server.user("Ben"), await server.user("Eve")
    table = await ada.new_table(PERSON, OPEN, OPEN, options=QUIET)
    for person in (ben, eve):
        await person.post(f"/api/tables/{table['id']}/join", {})
    links = [await person.live(table["id"]) for person in (ada, ben, eve)]
    for link in links:
        await link.update()
    await links[0].act("show")
    await links[0].update()
    await links[0].send(type="undo", seat=0)
    await links[1].update(lambda message: message["undo_asked"] == 0)
    await links[1].send(type="answer-undo", seat=1, agree=True)
    waiting = await links[0].update(lambda message: message["undo_agreed"] == [1])
    assert waiting["undo_asked"] == 0
    await links[2].update(lambda message: message["undo_agreed"] == [1])
    await links[2].send(type="answer-undo", seat=2, agree=True)
    assert (await links[0].update())["whole"]


async def test_one_asks_once(server: TestServer) -> None:
    one, two, table = await to_bids(server)
    await one.act("bid")
    await one.update()
    await two.act("keep")
    await one.update(lambda message: message["undo"] == "ask")
    await one.send(type="undo", seat=0)
    assert (await one.answer(type="undo", seat=0))["code"] == "undo-asked"
    assert len((await (await server.table(table["id"])).load_chat()).lines) == 1
