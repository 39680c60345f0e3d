"""People who do not know each other at one table: seats that are kept from others, and hosts who choose."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from moonsaga.kernel.decks import SECRET
from moonsaga.kernel.registry import get_game
from moonsaga.server.accounts.cookies import COOKIE
from moonsaga.server.bots.jobs import Failure, Job, Thought
from moonsaga.server.bots.pool import Workers
from moonsaga.server.lobby.create import MOST_SEATS
from support.server import OPEN, PERSON, QUIET, SCREEN, Json, Person, TestServer, open_server

pytestmark = pytest.mark.once


async def test_nobody_keeps_the_seats_of_many_tables_that_have_not_begun(server: TestServer) -> None:
    ada, eve = await server.user("Ada"), await server.user("Eve")
    await eve.new_table(PERSON, OPEN)  # her own
    tables = [await ada.new_table(PERSON, OPEN, OPEN) for _ in range(MOST_SEATS + 1)]
    paths = [f"/api/tables/{table['id']}" for table in tables]
    for path in paths[:MOST_SEATS]:
        await eve.post(f"{path}/join", {})
    assert await eve.refused(f"{paths[-1]}/join", {}) == (409, "too-many-seats")
    await ada.post(f"{paths[0]}/start", {"bot": "random"})  # it has begun, and counts no more
    await eve.post(f"{paths[-1]}/join", {})
    await eve.post(f"{paths[1]}/leave")
    await eve.post(f"/api/tables/{(await ada.new_table(PERSON, OPEN))['id']}/join", {})


async def test_a_host_removes_a_player_who_has_just_sat_down(server: TestServer) -> None:
    ada, eve, ben = await server.user("Ada"), await server.user("Eve"), await server.user("Ben")
    table = await ada.new_table(PERSON, OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    await eve.post(f"{path}/join", {"seat": 1})
    link = await eve.live(table["id"])
    assert await ben.refused(f"{path}/seats/1/remove") == (403, "not-host")
    assert await ada.refused(f"{path}/seats/0/remove") == (403, "not-your-seat")
    assert await ada.refused(f"{path}/seats/2/remove") == (403, "not-your-seat")
    found = await ada.post(f"{path}/seats/1/remove")
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open", "open"]
    told = await link.next("table")
    assert not any(seat["mine"] for seat in told["table"]["seats"])
    assert await eve.refused(f"{path}/join", {}) == (403, "removed")
    await ben.post(f"{path}/join", {"seat": 1})


async def test_whom_the_host_has_removed_does_not_come_back_after_a_restart_either(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada, eve = await server.user("Ada"), await server.user("Eve")
        table = await ada.new_table(PERSON, OPEN, OPEN)
        path = f"/api/tables/{table['id']}"
        await eve.post(f"{path}/join", {"seat": 1})
        await ada.post(f"{path}/seats/1/remove")
        token = eve.http.cookies[COOKIE]
    async with open_server(tmp_path) as server:
        eve = server.stranger()
        eve.http.cookies.set(COOKIE, token)
        assert await eve.refused(f"{path}/join", {}) == (403, "removed")


@pytest.mark.parametrize("clock", [None, {"kind": "move", "seconds": 60}])
async def test_until_the_first_move_a_game_that_has_begun_waits_again(tmp_path: Path, clock: object) -> None:
    async with open_server(tmp_path) as server:
        ada, eve, ben = await server.user("Ada"), await server.user("Eve"), await server.user("Ben")
        table = await ada.new_table(PERSON, OPEN, options=QUIET, clock=clock)
        path = f"/api/tables/{table['id']}"
        assert (await eve.post(f"{path}/join", {}))["status"] == "running"
        assert (await ada.post(f"{path}/seats/1/remove"))["status"] == "open"
        assert not server.service.alarms._alarms
    async with open_server(tmp_path) as server:
        ben = await server.user("Ben")
        assert (await ben.get(path))["status"] == "open"
        assert (await ben.post(f"{path}/join", {}))["status"] == "running"
        assert (await (await ben.live(table["id"])).update())["seat"] == 1


async def test_after_the_first_move_everybody_stays(server: TestServer) -> None:
    ada, eve = await server.user("Ada"), await server.user("Eve")
    table = await ada.new_table(PERSON, OPEN, options=QUIET)
    path = f"/api/tables/{table['id']}"
    await eve.post(f"{path}/join", {})
    link = await ada.live(table["id"])
    await link.act("show")
    assert await ada.refused(f"{path}/seats/1/remove") == (409, "not-open")


async def test_a_screen_at_the_hosts_own_is_no_stranger(server: TestServer) -> None:
    ada = await server.user("Ada")
    table = await ada.new_table(PERSON, SCREEN, OPEN)
    assert await ada.refused(f"/api/tables/{table['id']}/seats/1/remove") == (403, "not-your-seat")


# Decks of one's own


async def own_deck(person: Person, people: str) -> str:
    """The code of a deck: the pre-built one, written out."""
    code = (await person.post("/api/decks/read", {"game": "blue_moon", "text": people}))["code"]
    assert code
    return str(code)


async def sit_with_decks(server: TestServer, **more: object) -> tuple[list[Person], Json, list[str]]:
    """Ada and Ben with a deck of their own each, and Eve, who watches."""
    people = [await server.user(name) for name in ("Ada", "Ben", "Eve")]
    codes = [await own_deck(people[0], "mimix"), await own_deck(people[1], "flit")]
    table = await people[0].post(
        "/api/tables",
        {"game": "blue_moon", "seats": [PERSON, OPEN], "options": {"deck_1": codes[0], "first": "seat-1"}, **more},
    )
    await people[1].post(f"/api/tables/{table['id']}/join", {"deck": codes[1]})
    return people, table, codes


async def test_a_player_who_joins_brings_a_deck(server: TestServer) -> None:
    people, table, codes = await sit_with_decks(server)
    live = await server.table(table["id"])
    assert (live.header.options["deck_1"], live.header.options["deck_2"]) == tuple(codes)
    assert [seat["role"] for seat in (await people[0].get(f"/api/tables/{table['id']}"))["seats"]] == ["mimix", "flit"]


async def test_a_deck_of_ones_own_is_seen_by_nobody_else(tmp_path: Path) -> None:
    """In no answer and in no message of the whole connection, with a memory aid too."""
    async with open_server(tmp_path) as server:
        people, table, codes = await sit_with_decks(server, memory_aid=True)
        for seat, person in enumerate(people):
            link = await person.live(table["id"])
            await link.update()
            said = [
                str(await person.get(f"/api/tables/{table['id']}")),
                str(await person.get("/api/tables")),
                str(await person.get(f"/api/replays/{table['id']}")),
                str(link.latest),
            ]
            for owner, code in enumerate(codes):
                seen = [code in each for each in said]
                assert seen == [seat == owner] * len(said), (seat, owner, seen)


def names_in_view(update: Json, owner: int) -> list[str]:
    """The cards of a deck that a view names."""
    return [card for card in update["view"]["table"]["decks"][owner] if card]


async def test_of_a_deck_of_ones_own_others_see_the_cards_that_lie_in_sight(tmp_path: Path) -> None:
    """Also those who look back, and with a memory aid; its owner sees all of it."""
    async with open_server(tmp_path) as server:
        people, table, _ = await sit_with_decks(server, memory_aid=True)
        links = [await person.live(table["id"]) for person in people]
        for link in links:
            await link.update()
        assert [len(names_in_view(links[0].latest, owner)) for owner in range(2)] == [30, 0]
        assert [len(names_in_view(links[2].latest, owner)) for owner in range(2)] == [0, 0]
        await links[0].act("play")
        played = names_in_view(await links[1].update(), 0)
        side = links[1].latest["view"]["table"]["sides"][0]
        assert len(played) == len(side["combat"]) + len(side["support"]) > 0
        back = await people[1].get(f"/api/replays/{table['id']}/frames?first=0&count=9&eyes=1")
        assert [len(names_in_view(frame, 0)) for frame in back["frames"]][::-1][:1] == [len(played)]
        assert {len(names_in_view(frame, 1)) for frame in back["frames"]} == {30}


async def test_refusals_tell_nothing_about_a_deck_of_ones_own(tmp_path: Path) -> None:
    """Neither whether a card is in it, nor which card has a number."""
    async with open_server(tmp_path) as server:
        people, table, codes = await sit_with_decks(server)
        mine, theirs = [
            (await people[0].post("/api/decks/read", {"game": "blue_moon", "text": code})) for code in codes
        ]
        link = await people[0].live(table["id"])
        decision = (await link.asked())["asked"]["decision"]

        async def why(card: str) -> object:
            path = [f"card:2.{card}"]
            return (await link.answer(type="why", seat=0, decision=decision, path=path))["refusal"]

        there, elsewhere = theirs["deck"]["cards"][0], mine["deck"]["cards"][0]
        assert await why(there) == await why(elsewhere) is None
        legal = {offer["action"] for offer in link.latest["asked"]["choices"]}
        for action in range(get_game("blue_moon").info.actions):
            if action not in legal:
                answer = await link.answer(type="act", seat=0, decision=decision, action=action)
                assert (answer["code"], answer["refusal"]) == ("illegal", None)


@pytest.mark.parametrize("begun", [True, False])
async def test_a_player_who_leaves_takes_the_deck_along(tmp_path: Path, begun: bool) -> None:
    """The host does not get to see it, and the next one does not play with it."""
    async with open_server(tmp_path) as server:
        people, table, codes = await sit_with_decks(server)
        if not begun:
            table = await people[0].new_table(OPEN, OPEN, game="blue_moon", options={"deck_1": codes[0]})
            await people[1].post(f"/api/tables/{table['id']}/join", {"deck": codes[1], "seat": 1})
        path = f"/api/tables/{table['id']}"
        await people[0].post(f"{path}/seats/1/remove")
        found = await people[0].get(path)
        assert (found["status"], found["options"]["deck_2"], found["seats"][1]["role"]) == ("open", "hoax", "hoax")
        assert found["options"]["deck_1"] == codes[0]
    async with open_server(tmp_path) as server:
        assert server.service.tables._tables[table["id"]].header.options["deck_2"] == "hoax"


async def test_open_decks_are_seen_by_all_also_after_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        _, table, codes = await sit_with_decks(server, open_decks=True)
    async with open_server(tmp_path) as server:
        found = await server.stranger().get(f"/api/tables/{table['id']}")
        assert found["open_decks"]
        assert [found["options"][name] for name in ("deck_1", "deck_2")] == codes


@pytest.mark.parametrize("open_decks", [False, True])
async def test_a_bot_knows_of_a_deck_of_ones_own_what_was_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_decks: bool
) -> None:
    """Neither the code nor a card that nobody else has seen reaches the process that thinks, unless decks are open."""
    jobs: list[Job] = []
    think = Workers.think

    async def note(workers: Workers, job: Job) -> Thought | Failure:
        jobs.append(job)
        return await think(workers, job)

    monkeypatch.setattr(Workers, "think", note)
    async with open_server(tmp_path) as server:
        ada = await server.user("Ada")
        code = await own_deck(ada, "mimix")
        table = await ada.new_table(
            PERSON,
            {"kind": "bot", "bot": "adept"},
            game="blue_moon",
            options={"deck_1": code, "first": "seat-1"},
            open_decks=open_decks,
        )
        link = await ada.live(table["id"])
        await link.update(lambda message: bool(message["asked"]))
        while len(jobs) < 8 and not link.latest["ending"]:
            await link.act()
            await link.update(lambda message: bool(message["asked"] or message["ending"]))
    views = [msgspec.json.decode(job.view) for job in jobs]
    named = [sum(map(bool, view["table"]["decks"][0])) for view in views]
    assert all(view["memory"] for view in views)
    assert all((code in bytes(job.view).decode()) == open_decks for job in jobs)
    assert {view["table"]["options"]["deck_1"] for view in views} == {code if open_decks else SECRET}
    if open_decks:
        assert set(named) == {30}
    else:
        assert named == sorted(named)
        assert 0 < named[-1] < 30


async def test_a_deck_that_is_none_seats_nobody(server: TestServer) -> None:
    ada, ben = await server.user("Ada"), await server.user("Ben")
    path = f"/api/tables/{(await ada.new_table(PERSON, OPEN, game='blue_moon'))['id']}/join"
    assert await ben.refused(path, {"deck": "nonsense"}) == (400, "options")
    path = f"/api/tables/{(await ada.new_table(PERSON, OPEN))['id']}/join"
    assert await ben.refused(path, {"deck": "vulca"}) == (404, "no-decks")
