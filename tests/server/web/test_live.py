"""Live play: who sees what, who may do what, and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.exceptions import ConnectionClosed, InvalidStatus

from moonsaga.server.lobby.create import create_table
from moonsaga.server.protocol.common import LONGEST_MESSAGE
from moonsaga.server.protocol.lobby import NewTable, SeatWish
from moonsaga.server.table.chat import ChatLog, read_chat
from moonsaga.server.web.live import TOO_SLOW
from support.server import (
    BOT,
    OPEN,
    PERSON,
    QUIET,
    SCREEN,
    Connection,
    Json,
    TestServer,
    open_server,
    play_on,
    play_until,
    seat_two,
)

pytestmark = pytest.mark.once


async def test_hello_and_the_position(server: TestServer) -> None:
    ada = await server.user("Ada")
    table = await ada.new_table(PERSON, BOT)
    link = await ada.live(table["id"])
    hello = await link.read()
    assert hello["type"] == "hello"
    assert hello["guest"] == {"id": ada.id, "name": "Ada", "account": False}
    assert hello["table"]["seats"][0]["here"]
    update = await link.asked()
    assert update["seat"] == 0
    assert update["view"]["table"]["hand"]
    assert update["view"]["memory"] is None
    assert update["to_act"] == [0]
    offer = update["asked"]["choices"][0]
    assert (offer["kind"], offer["text"], offer["path"]) == ("take", "take", ["deck:top"])
    assert update["asked"]["prompt"]["key"] == "asked"
    assert update["undo"] == "none"


async def test_the_memory_aid_shows_what_was_seen(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, BOT, memory_aid=True)
    link = await ada.live(table["id"])
    assert (await link.update())["view"]["memory"]["hands"]


PAST = """
eko seats=2
turns: 2
light_blue: reserve 0, emperor navy
navy: reserve 0, emperor light_blue
past: 1f3a5 2b
board:
  a1: B2 . . N2
"""


async def test_in_a_game_without_secrets_nobody_is_sent_a_memory(server: TestServer) -> None:
    """Ekö keeps how the last turns ended for its rules and for bots: not for browsers, with a memory aid or without."""
    ada = await server.user()
    wish = NewTable("eko", (SeatWish("person"), SeatWish("screen", name="Ben")), {"seats": 2}, memory_aid=True)
    table = await create_table(server.service.tables, ada.id, "", wish, start=PAST.strip())
    assert table.progress is not None
    assert table.progress.state.view(0).memory == (0x1F3A5, 0x2B)
    link = await ada.live(table.id)
    assert (await link.update())["view"]["memory"] is None
    frames = await ada.get(f"/api/replays/{table.id}/frames?eyes=0&first=0&count=1")
    assert frames["frames"][0]["view"]["memory"] is None


async def test_an_action_is_accepted_and_broadcast(server: TestServer) -> None:
    one, two, _ = await seat_two(server, options=QUIET)
    number = one.latest["number"]
    accepted = await one.act("show")
    assert (accepted["type"], accepted["seat"], accepted["number"]) == ("accepted", 0, number + 1)
    for link in (one, two):
        update = await link.update(lambda message: message["number"] > number)
        assert [line["number"] for line in update["log"]] == [number + 1]
        assert not update["whole"]


async def test_only_the_own_hand_is_seen(server: TestServer) -> None:
    one, two, table = await seat_two(server)
    spectator = await (await server.user()).live(table["id"])
    seen = await spectator.update()
    assert seen["seat"] is None
    assert seen["view"]["table"]["hand"] == []
    assert seen["asked"] is None
    assert set(one.latest["view"]["table"]["hand"]).isdisjoint(two.latest["view"]["table"]["hand"])
    assert {line["message"]["key"] for line in seen["log"]} == {"event-deal"}
    assert {"event-deal", "event-deal-card"} == {line["message"]["key"] for line in one.latest["log"]}


async def test_what_is_refused(server: TestServer) -> None:
    one, two, table = await seat_two(server)
    decision = one.latest["asked"]["decision"]
    legal = {offer["action"] for offer in one.latest["asked"]["choices"]}
    illegal = next(action for action in range(60) if action not in legal)
    mine: Json = {"type": "act", "seat": 0, "decision": decision, "action": min(legal)}

    async def code(link: Connection, **changes: object) -> str:
        answer = await link.answer(**{**mine, **changes})
        assert answer["type"] == "refused"
        assert answer["message"]["key"] == f"server-{answer['code']}"
        return str(answer["code"])

    assert await code(two) == "not-your-seat"
    assert await code(one, seat=1) == "not-your-seat"
    assert await code(one, seat=9) == "not-your-seat"
    assert await code(two, seat=1) == "not-asked"
    assert await code(one, decision=decision + 1) == "stale"
    assert await code(one, action=illegal) == "illegal"
    refusal = (await one.answer(**{**mine, "action": illegal}))["refusal"]
    assert refusal["reason"]["key"].startswith("refusal-")
    assert await code(one, action=10**6) == "illegal"
    spectator = await server.stranger().live(table["id"])
    await spectator.update()
    assert await code(spectator) == "not-your-seat"
    assert (await one.act("show"))["type"] == "accepted"
    assert await code(one, sure=True) == "stale"


async def test_why_not(server: TestServer) -> None:
    one, two, _ = await seat_two(server)
    decision = one.latest["asked"]["decision"]
    ask: Json = {"type": "why", "seat": 0, "decision": decision}
    assert (await one.answer(**ask, path=["deck:top"]))["refusal"] is None
    why = await one.answer(**ask, path=["nothing:at all"])
    assert (why["path"], why["refusal"]["reason"]["key"]) == (["nothing:at all"], "refusal-no-path")
    assert (await two.answer(**ask, path=["deck:top"]))["code"] == "not-your-seat"
    assert (await one.answer(**{**ask, "decision": decision + 5}, path=["deck:top"]))["code"] == "stale"


async def test_threats_and_pings_are_answered(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, SCREEN, game="eko")
    link = await ada.live(table["id"])
    await link.update()
    threats = await link.answer(type="threats")
    assert (threats["type"], threats["number"]) == ("threats", link.latest["number"])
    assert (await link.answer(type="ping"))["type"] == "pong"


async def test_answers_given_at_the_same_time(server: TestServer) -> None:
    """Another's answer makes mine neither stale nor known."""
    one, two, _ = await seat_two(server, options=QUIET)
    await play_until([one, two], "bid")
    mine = two.latest["asked"]["decision"]
    assert one.latest["to_act"] == [0, 1]
    await one.act("bid")
    assert not await two.has("update", "table")
    await two.send(type="front", seat=1)
    update = await two.update()
    assert (update["to_act"], update["asked"]["decision"], update["log"]) == ([0, 1], mine, [])
    assert (await two.act("keep"))["type"] == "accepted"
    after = await two.update()
    assert after["view"]["table"]["discards"]
    assert [line["message"]["key"] for line in after["log"]][:2] == ["event-answer"] * 2


async def test_coming_back_brings_exactly_what_was_missed(server: TestServer) -> None:
    one, two, table = await seat_two(server, options=QUIET)
    heard = [*one.latest["log"]]
    number = one.latest["number"]
    await one.socket.close()
    again = await _reconnect(server, one, table["id"], f"after={number}&seat=0")
    assert again.latest["log"] == []
    assert not again.latest["whole"]
    await again.act("show")
    heard += (await again.update())["log"]
    before = again.latest["number"]
    await again.act("pass")
    await again.socket.close()
    await two.update(lambda message: message["asked"] is not None)
    await two.act("pass")
    late = await _reconnect(server, one, table["id"], f"after={before}&seat=0")
    assert late.latest["number"] > before
    assert not late.latest["whole"]
    heard += late.latest["log"]
    fresh = await _reconnect(server, one, table["id"], "")
    assert fresh.latest["whole"]
    assert fresh.latest["log"] == heard
    for query in ("after=99999&seat=0", f"after={before}&seat=1"):
        unknown = await _reconnect(server, one, table["id"], query)
        assert unknown.latest["whole"]
        assert unknown.latest["log"] == heard


async def _reconnect(server: TestServer, old: Connection, table: str, query: str) -> Connection:
    person = next(person for person in server._people if old in person._links)
    link = await person.live(table, query)
    await link.update()
    return link


async def test_presence_is_seen(server: TestServer) -> None:
    one, two, _ = await seat_two(server)
    await two.socket.close()
    while (await one.next("table"))["table"]["seats"][1]["here"]:
        pass


async def test_a_spectator_who_joins_gets_the_perspective_of_the_seat(server: TestServer) -> None:
    ada, ben = await server.user(), await server.user()
    table = await ada.new_table(PERSON, OPEN)
    link = await ben.live(table["id"])
    assert (await link.read())["type"] == "hello"
    await ben.post(f"/api/tables/{table['id']}/join", {})
    update = await link.update()
    assert (update["seat"], update["whole"]) == (1, True)


# Several seats at one screen


async def test_a_curtain_hides_both_hands(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, SCREEN)
    link = await ada.live(table["id"])
    closed = await link.update()
    assert closed["seat"] is None
    assert closed["view"]["table"]["hand"] == []
    hands = []
    for seat in (0, 1):
        await link.send(type="front", seat=seat)
        shown = await link.update()
        assert (shown["seat"], shown["whole"]) == (seat, True)
        hands.append(set(shown["view"]["table"]["hand"]))
    assert hands[0].isdisjoint(hands[1])
    await link.send(type="front", seat=None)
    assert (await link.update())["view"] == closed["view"]
    await link.send(type="front", seat=0)
    await link.update()
    again = await ada.live(table["id"], f"after={link.latest['number']}&seat=0")
    assert (await again.update())["seat"] == 0


async def test_without_secrets_the_seat_to_act_is_in_front(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, SCREEN, game="eko")
    link = await ada.live(table["id"])
    update = await link.update()
    assert update["seat"] == update["to_act"][0]
    assert update["asked"]


async def test_a_foreign_seat_cannot_be_put_in_front(server: TestServer) -> None:
    one, _, _ = await seat_two(server)
    assert (await one.answer(type="front", seat=1))["code"] == "not-your-seat"


# Bad messages


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"type":"jump"}', "malformed"),
        ('{"type":"act","seat":-1,"decision":0,"action":0}', "malformed"),
        ('{"type":"act","seat":0,"decision":0,"action":0,"more":1}', "malformed"),
        ("[" * 4000, "malformed"),
        (b'{"type":"ping"}', "malformed"),
        (b"\xff\x00", "malformed"),
        ("x" * (LONGEST_MESSAGE + 1), "too-large"),
        ("é" * (LONGEST_MESSAGE // 2 + 1), "too-large"),
        (b"x" * (LONGEST_MESSAGE + 1), "too-large"),
    ],
)
async def test_bad_messages_are_refused_and_the_connection_stays(
    server: TestServer, message: str | bytes, code: str
) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, BOT)
    link = await ada.live(table["id"])
    await link.update()
    await link.socket.send(message)
    assert (await link.next("refused"))["code"] == code
    assert (await link.answer(type="ping"))["type"] == "pong"


async def test_a_huge_message_ends_the_connection_and_nothing_else(server: TestServer) -> None:
    one, two, _ = await seat_two(server)
    await one.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        await one.next("nothing")
    assert (await two.answer(type="ping"))["type"] == "pong"


async def test_too_many_messages_are_held_back(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        ada = await server.user()
        table = await ada.new_table(PERSON, BOT)
        link = await ada.live(table["id"])
        await link.update()
        for _ in range(80):
            await link.send(type="ping")
        kinds = [await link.next("pong", "refused") for _ in range(80)]
        assert [message.get("code") for message in kinds] == [None] * 60 + ["too-fast"] * 20
        for _ in range(400):
            await link.send(type="ping")
        with pytest.raises(ConnectionClosed):
            await link.next("nothing")


async def test_unknown_and_private_tables(server: TestServer) -> None:
    ada, eve = await server.user(), await server.user()
    table = await ada.new_table(PERSON, BOT, private=True)
    for where in ("nowhere", table["id"]):
        link = await eve.live(where)
        assert (await link.read())["code"] == "not-found"
        with pytest.raises(ConnectionClosed) as closed:
            await link.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    invited = await eve.live(table["id"], f"invitation={table['invitation']}")
    assert (await invited.update())["seat"] is None


async def test_a_seat_played_by_a_bot_is_not_played_by_its_person(server: TestServer) -> None:
    one, two, table = await seat_two(server, options={"rounds": 9, "eyes": False})
    path = f"/api/tables/{table['id']}"
    people = server._people
    await people[1].post(f"{path}/leave")
    await people[0].post(f"{path}/seats/1/substitute", {"bot": "random"})
    await one.act("show")
    update = await one.asked()
    assert update["number"] > 1
    answer = await two.answer(type="act", seat=1, decision=0, action=0)
    assert answer["code"] == "bot-plays"


async def test_a_finished_game_says_how_it_ended(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, BOT, options={"rounds": 1, "eyes": False})
    link = await ada.live(table["id"])
    await play_on(link)
    assert link.latest["ending"] in ("rounds", "wealth", "ruin")
    assert len(link.latest["returns"]) == 2
    assert link.latest["undo"] == "none"
    changed = await link.next("table")
    assert changed["table"]["status"] == "finished"
    assert changed["table"]["ending"] == link.latest["ending"]
    assert (await link.answer(type="act", seat=0, decision=0, action=0))["code"] == "not-running"


async def test_a_slow_reader_delays_nobody(server: TestServer) -> None:
    """The queue of a connection is bounded: beyond that it is closed, and may come back."""
    one, two, table = await seat_two(server)
    slow = next(each for each in (await server.table(table["id"])).watchers if each.user == server._people[0].id)
    for _ in range(1000):  # without a pause in which any of them could be sent
        slow.push(b'{"type":"pong"}')
    with pytest.raises(ConnectionClosed) as closed:
        await one.next("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TOO_SLOW
    assert (await two.answer(type="ping"))["type"] == "pong"
    again = await server._people[0].live(table["id"])
    assert (await again.update())["seat"] == 0


@pytest.mark.parametrize("query", ["after=abc", "after=-1", "seat=99", "after=99999999999999999999", "seat=x&after="])
async def test_a_connection_that_asks_nonsense_is_turned_away(server: TestServer, query: str) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, BOT)
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        await (await ada.live(table["id"], query)).next("update")
    assert (await (await ada.live(table["id"])).update())["seat"] == 0


async def test_a_user_who_connects_just_before_a_table_is_unloaded_sees_it(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, tables = await server.user(), server.service.tables
    table = await server.table((await ada.new_table(PERSON, SCREEN))["id"])

    async def forget_and_read(engine: AsyncEngine, table_id: str) -> ChatLog:
        table.touched = -1e9
        await tables.forget_idle()
        return await read_chat(engine, table_id)

    monkeypatch.setattr("moonsaga.server.table.table.read_chat", forget_and_read)
    link = await ada.live(table.id)
    assert (await link.read())["type"] == "hello"
    assert await link.has("update")


async def test_a_table_given_up_before_it_began_shows_no_position(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, OPEN)
    await ada.post(f"/api/tables/{table['id']}/abandon")
    link = await ada.live(table["id"])
    assert (await link.read())["table"]["status"] == "abandoned"
    assert (await link.answer(type="threats"))["code"] == "not-running"
