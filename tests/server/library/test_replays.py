"""Games to be looked at again: tables that are over, uploaded records, and one's own part of a running table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import RecordError
from moonsaga.kernel.records import read_folder, read_record, verify, write_record
from moonsaga.kernel.registry import get_game
from moonsaga.server.library import timeline
from moonsaga.server.library.replays import MOST_RECORDS
from moonsaga.server.library.replays import play_record as make_tape
from moonsaga.server.library.start_positions import LONGEST_START
from moonsaga.server.library.timeline import Timeline, spread
from moonsaga.server.protocol.common import LONGEST_NAME
from moonsaga.server.protocol.replay import LONGEST_RECORD
from moonsaga.server.storage import models
from moonsaga.server.web.security import LONGEST_UPLOAD
from support import synthetic
from support.server import BOT, OPEN, PERSON, QUIET, SCREEN, Json, Person, TestServer, open_server, play_on, seat_two

pytestmark = pytest.mark.once

RECORDS = Path(__file__).parents[2] / "records"
FILES = sorted(path for path in RECORDS.glob("*/*.txt") if path.parent.name != "synthetic")


async def upload(person: Person, path: Path) -> Json:
    replay: Json = await person.post("/api/replays", {"text": path.read_text("utf-8"), "name": path.name})
    return replay


async def frames(person: Person, replay: str, eyes: str, first: int = 0, count: int = 64) -> list[Json]:
    found = await person.get(f"/api/replays/{replay}/frames?eyes={eyes}&first={first}&count={count}")
    shown: list[Json] = found["frames"]
    return shown


async def stored(server: TestServer) -> int:
    async with server.service.engine.connect() as connection:
        count: int = (await connection.execute(select(func.count()).select_from(models.records))).scalar_one()
    return count


async def finished_table(person: Person, **more: Any) -> Json:
    """One person and a bot have played."""
    table = await person.new_table(PERSON, BOT, options=QUIET, **more)
    link = await person.live(table["id"])
    await play_on(link, choose=-1)
    return table


# Uploaded records


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_position_is_the_same_however_one_comes_to_it(path: Path) -> None:
    """In one walk, one by one from the end, and from another tape."""
    record = read_record(path.read_text("utf-8"), path.name)
    tape = make_tape(record)
    places = sorted(spread(tape.last, 7))
    for eyes in (timeline.ALL, "1"):
        walk = [msgspec.json.encode(tape.frames(at, 1, eyes, memory=False)[0]) for at in places]
        back = [msgspec.json.encode(tape.frames(at, 1, eyes, memory=False)[0]) for at in reversed(places)]
        assert walk == back[::-1]
    block = tape.frames(max(0, tape.last - 5), 6, timeline.ALL, memory=False)
    assert block[-1] == tape.frames(tape.last, 1, timeline.ALL, memory=False)[0]
    assert block[-1].ending == record.end.ending
    assert tape.stops[-1] == len(record.moves)


async def test_every_record_can_be_uploaded_and_comes_back_as_it_was(server: TestServer) -> None:
    ada = await server.user()
    for path in FILES:
        replay = await upload(ada, path)
        assert replay["over"]
        assert replay["source"] == "record"
        assert replay["frame_eyes"] == "all"
        answer = await ada.ask("GET", f"/api/replays/{replay['id']}/record")
        assert answer.text == path.read_text("utf-8")
        assert "attachment" in answer.headers["content-disposition"]
    listed = await ada.get("/api/replays")
    assert {card["name"] for card in listed} == {path.name for path in FILES}
    assert await stored(server) == len(FILES)


async def test_a_record_is_there_for_all_who_have_the_link_and_its_owner_deletes_it(server: TestServer) -> None:
    ada, ben = await server.user(), await server.user()
    replay = await upload(ada, FILES[0])
    again = await upload(ada, FILES[0])
    assert again["id"] == replay["id"]
    path = f"/api/replays/{replay['id']}"
    seen = await ben.get(f"{path}?at=3&eyes=0")
    assert (seen["frame"]["at"], seen["frame_eyes"], seen["own"]) == (3, "0", False)
    assert await ben.get("/api/replays") == []
    assert await ben.refused(path, method="DELETE") == (403, "not-your-record")
    assert (await ada.ask("DELETE", path)).status_code == 204
    assert await ada.refused(path, method="GET") == (404, "not-found")
    assert await stored(server) == 0


async def test_a_record_of_other_rules_can_still_be_deleted(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await server.user(), await server.user()
    path = f"/api/replays/{(await upload(ada, FILES[0]))['id']}"
    server.service.replays._tapes.clear()
    monkeypatch.setattr("moonsaga.server.library.replays.MOST_ACTIONS", 1)
    assert (await ada.refused(path, method="GET"))[0] >= 400
    assert await ben.refused(path, method="DELETE") == (403, "not-your-record")
    assert (await ada.ask("DELETE", path)).status_code == 204
    assert await stored(server) == 0


def damaged() -> Iterator[tuple[str, str, str]]:
    text = (RECORDS / "eko" / "points.txt").read_text("utf-8")
    lines = text.splitlines(keepends=True)
    yield "cut off", "".join(lines[:40]), "the end line is missing"
    yield "half a line", text[: len(text) // 2].rstrip() + "\n9", "cut off"
    yield "no record", "Dear table,\nplease play this.\n", "should begin with"
    yield "nothing but lines", "\n" * 50, "is empty"
    yield "bytes", "\0\x01\x02�", "this is not a record"
    yield "illegal", text.replace("1 swap c3", "1 swap a1"), "line"
    yield "out of turn", text.replace("1 swap c3", "2 swap c3"), "seat 2 is not to act"
    yield "other ending", text.replace("end: points", "end: capital"), "end line"
    yield "no such game", text.replace("game: eko", "game: chess"), "chess"
    yield "other rules", text.replace("behaviour: ", "behaviour: 9"), "behaviour version"
    yield "other box", text.replace("data: ", "data: 0"), "other components"
    yield "wrong options", text.replace("seats=2", "seats=9"), "seats"
    yield "wrong drawing", text.replace("data:", "start:\n    no board\ndata:", 1), ""


async def test_of_a_damaged_record_nothing_is_kept_and_the_place_is_said(server: TestServer) -> None:
    ada = await server.user()
    for what, text, why in damaged():
        answer = await ada.ask("POST", "/api/replays", {"text": text, "name": "mine.txt"})
        assert answer.status_code == 400, (what, answer.text)
        assert answer.json()["code"] == "bad-record"
        assert why in answer.json()["detail"], what
        assert answer.json()["detail"].startswith("mine.txt"), what
    assert await stored(server) == 0
    assert server.service.replays._tapes == {}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("desert 1.0: nomad", "desert 1.0: warlord 2000000000 ordinary, nomad", "more than four digits"),
        ("desert 1.0: nomad", "desert 1.0: warlord 300 ordinary, nomad", "no such number of units"),
        ("options: seats=5\n    now", "options: seats=4\n    now", "3 years of 4 actions for"),
        ("year 3, action 4, nomad", "year 9, action 4, nomad", "3 years of 4 actions for"),
        ("4 coins", "-4 coins", "less than nothing"),
        ("4 coins", f"4 coins{' ' * LONGEST_START}, 4 coins", "longer than"),
        ("    nomad: ", "    caliph hand: " + "boats, " * 9 + "\n    nomad: ", "not so many copies"),
        ("    nomad: ", "    market:" + " -" * 40 + " boats\n    nomad: ", "9 places"),
        ("h2 desert 1.0", "h2 desert 0.0", "two hexes lie at"),
    ],
)
def test_a_drawn_start_has_nothing_that_is_not_in_the_box(old: str, new: str, why: str) -> None:
    text = (RECORDS / "crescent_moon" / "drawn-tie-of-coins.txt").read_text("utf-8")
    assert old in text
    with pytest.raises(RecordError, match=why):
        make_tape(read_record(text.replace(old, new)))


def test_an_empty_drawing_is_none() -> None:
    """Else its moves would be checked in one position, and carried out in another."""
    text = (RECORDS / "saga" / "nobody-left.txt").read_text("utf-8")
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith(("    ", "1 "))]
    with pytest.raises(RecordError, match="drawn start position is empty"):
        make_tape(read_record("".join(lines[:-1]) + "end: unfinished\n"))


def test_a_drawn_start_is_compared_with_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a game itself would not mind."""
    record = read_record((RECORDS / "saga" / "nobody-left.txt").read_text("utf-8"))
    game = get_game("saga")
    counts = iter([{"coins": 20}, {"coins": 21}])
    monkeypatch.setattr(type(game), "inventory", lambda *_: next(counts))
    with pytest.raises(RecordError, match="has 21 coins, and the box has 20"):
        make_tape(record)


async def test_names_in_a_record_are_shown_as_names_are(server: TestServer) -> None:
    ada = await server.user()
    record = read_record(FILES[0].read_text("utf-8"))
    long = "\u202e" + "x" * 5000
    text = write_record(msgspec.structs.replace(record, seats=(long, *record.seats[1:])))
    replay = await ada.post("/api/replays", {"text": text, "name": "mine.txt"})
    assert replay["table"]["seats"][0]["name"] == "x" * LONGEST_NAME
    assert (await ada.get("/api/replays"))[0]["seats"][0] == "x" * LONGEST_NAME


async def test_a_record_is_read_once(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await server.user()
    replay = await upload(ada, FILES[0])
    monkeypatch.setattr("moonsaga.server.library.replays.read_record", None)
    assert (await ada.get(f"/api/replays/{replay['id']}"))["table"] == replay["table"]


def test_a_game_without_end_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(FILES[0].read_text("utf-8"))
    make_tape(record)
    monkeypatch.setattr("moonsaga.server.library.replays.MOST_ACTIONS", len(record.moves) - 1)
    with pytest.raises(RecordError, match=f"has {len(record.moves)} actions, and {len(record.moves) - 1} are the most"):
        make_tape(record)


async def test_too_much_is_refused_before_it_is_read(server: TestServer) -> None:
    ada = await server.user()
    assert await ada.refused("/api/replays", {"text": "x" * (LONGEST_UPLOAD + 1)}) == (413, "too-large")
    assert await ada.refused("/api/replays", {"text": "x" * (LONGEST_RECORD + 1)}) == (400, "malformed")
    assert await ada.refused("/api/me", {"name": "x" * 100_000}, "PUT") == (413, "too-large")
    assert await server.stranger().refused("/api/replays", {"text": "x"}) == (401, "no-guest")
    assert await stored(server) == 0


async def test_nobody_fills_the_disk(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_RECORDS >= 100
    monkeypatch.setattr("moonsaga.server.library.replays.MOST_RECORDS", 1)
    ada = await server.user()
    await upload(ada, FILES[0])
    await upload(ada, FILES[0])
    text = FILES[1].read_text("utf-8")
    assert await ada.refused("/api/replays", {"text": text}) == (409, "too-many-records")
    assert await stored(server) == 1


# Tables that are over


async def test_a_finished_table_is_seen_by_all_with_any_eyes(server: TestServer) -> None:
    ada, ben = await server.user("Ada"), await server.user()
    table = await finished_table(ada)
    mine = await ada.get(f"/api/replays/{table['id']}")
    assert mine["eyes"] == ["0", "all", "1", "table"]
    other = await ben.get(f"/api/replays/{table['id']}?at=999999")
    assert other["eyes"] == ["all", "0", "1", "table"]
    assert other["frame"]["at"] == other["last"]
    assert other["frame"]["ending"]
    for eyes in other["eyes"]:
        shown = await frames(ben, table["id"], eyes)
        assert [frame["at"] for frame in shown] == list(range(len(shown)))
        assert shown[0]["view"]["memory"] is None
        log = await ben.get(f"/api/replays/{table['id']}/log?eyes={eyes}")
        assert log["next"] is None
        assert [line["message"] for line in log["lines"]] == [each for frame in shown for each in frame["told"]]
    assert await ben.refused(f"/api/replays/{table['id']}/frames?eyes=all&first=9999", method="GET") == (
        400,
        "no-such-position",
    )


async def test_the_record_of_a_table_replays(server: TestServer) -> None:
    ada = await server.user("Ada")
    table = await finished_table(ada)
    text = (await ada.ask("GET", f"/api/replays/{table['id']}/record")).text
    record = read_record(text)
    assert record.seats == ("Ada", "random")
    state = verify(synthetic.GAME, record)
    assert state.ending
    replay = await ada.post("/api/replays", {"text": text})
    again, before = await frames(ada, replay["id"], "1"), await frames(ada, table["id"], "1")
    # A record lists answers that were given at the same time in the order of the seats.
    assert [again[0], again[-1]["view"], len(again)] == [before[0], before[-1]["view"], len(before)]


async def test_a_private_table_stays_private(server: TestServer) -> None:
    ada, ben = await server.user("Ada"), await server.user()
    table = await finished_table(ada, private=True)
    path = f"/api/replays/{table['id']}"
    for way in ("", "/frames?eyes=all", "/log?eyes=all", "/chart?eyes=all", "/record"):
        assert await ben.refused(path + way, method="GET") == (404, "not-found")
    wish = {"at": 0, "seats": [PERSON, BOT]}
    assert await ben.refused(f"{path}/play", wish) == (404, "not-found")
    assert (await ben.get(f"{path}?invitation={table['invitation']}"))["over"]


async def test_an_open_table_has_nothing_to_look_back_at(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, OPEN)
    assert await ada.refused(f"/api/replays/{table['id']}", method="GET") == (409, "not-running")
    assert await ada.refused("/api/replays/rec-nothing", method="GET") == (404, "not-found")


# A running table


async def test_of_a_running_table_one_sees_what_one_saw(server: TestServer) -> None:
    """Position by position the same bytes that came over the socket, and nobody else's."""
    one, two, table = await seat_two(server, options={"rounds": 9})
    seen: list[dict[int, Json]] = [{}, {}]
    for _ in range(20):
        for seat, link in enumerate((one, two)):
            seen[seat].setdefault(link.latest["number"], link.latest)
        acting = one if one.latest["asked"] else two
        number = (await acting.act())["number"]
        for seat, link in enumerate((one, two)):
            while not link.latest or link.latest["number"] < number:
                update = await link.update()
                seen[seat].setdefault(update["number"], update)
    people = server._people
    for seat, person in enumerate(people[:2]):
        info = await person.get(f"/api/replays/{table['id']}")
        assert info["eyes"] == [str(seat)]
        assert not info["over"]
        shown = await frames(person, table["id"], str(seat))
        stops = server.service.replays._tapes[table["id"]][1].stops
        told: list[Json] = []
        lived = 0
        for frame, number in zip(shown, stops, strict=True):
            told += frame["told"]  # all answers of a window come together
            if number in seen[seat]:
                update = seen[seat][number]
                assert (frame["view"], frame["to_act"]) == (update["view"], update["to_act"])
                assert told == [line["message"] for line in update["log"]] or update["whole"]
                told = []
                lived += 1
        assert lived > 8


async def test_of_a_running_table_nobody_sees_more(server: TestServer) -> None:
    _, _, table = await seat_two(server)
    ada, ben, cy = server._people[0], server._people[1], await server.user()
    path = f"/api/replays/{table['id']}"
    for person, forbidden in ((ada, ("1", "all", "table")), (ben, ("0", "all", "table")), (cy, ("0", "1", "all"))):
        for eyes in forbidden:
            for way in (f"?eyes={eyes}", f"/frames?eyes={eyes}", f"/log?eyes={eyes}", f"/chart?eyes={eyes}"):
                assert await person.refused(path + way, method="GET") == (403, "not-your-eyes")
        assert await person.refused(f"{path}/record", method="GET") == (409, "not-over")
        wish = {"at": 0, "seats": [PERSON, BOT]}
        assert await person.refused(f"{path}/play", wish) == (409, "not-over")
    assert (await cy.get(path))["eyes"] == ["table"]


async def test_positions_that_were_taken_back_are_not_mixed_with_others(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, SCREEN, options={"eyes": False})
    link = await ada.live(table["id"], "seat=0")
    await link.act("show")
    before = await ada.get(f"/api/replays/{table['id']}?eyes=0")
    await link.send(type="undo", seat=0)
    await link.update(lambda update: update["whole"])
    path = f"/api/replays/{table['id']}/frames?eyes=0&revision={before['revision']}"
    assert await ada.refused(path, method="GET") == (409, "stale-replay")
    now = await ada.get(f"/api/replays/{table['id']}?eyes=0")
    assert (before["last"], now["last"]) == (1, 0)


WORLDS = {"synthetic": 40, "blue_moon": 6, "saga": 8, "crescent_moon": 4}


def find(name: str) -> Game:
    return synthetic.GAME if name == "synthetic" else get_game(name)


def carry_on(game: Game, seed: int, viewer: int | None) -> tuple[Timeline, Timeline] | None:
    """A game, and one that differs from it in what chance or another decided, as far as the viewer sees it not."""
    rng = Rng(seed, 23)
    options = game.resolve({})
    true, other = game.new(options), game.new(options)
    moves: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    differ = False
    for _ in range(10_000):
        asked = true.to_act()
        if not asked or asked != other.to_act():
            break
        seat = asked[0]
        mine = _pick(true, seat, rng)
        theirs = mine
        if not differ and seat != viewer and rng.below(3) == 0:
            theirs = _pick(other, seat, rng)
        if theirs not in _possible(other, seat):
            break
        before = (true.copy(), other.copy())
        true.apply(seat, mine)
        other.apply(seat, theirs)
        if true.view(viewer) != other.view(viewer) or true.to_act() != other.to_act():
            if mine == theirs:
                break
            true, other = before  # this would have been seen: the same in both, then
            if mine not in _possible(other, seat):
                break
            true.apply(seat, mine)
            other.apply(seat, mine)
            theirs = mine
        moves[0].append((seat, mine))
        moves[1].append((seat, theirs))
        differ = differ or mine != theirs
    if not differ:
        return None
    return Timeline(game, options, "", moves[0]), Timeline(game, options, "", moves[1])


def _possible(state: State, seat: int) -> list[int]:
    return [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)


def _pick(state: State, seat: int, rng: Rng) -> int:
    action: int = rng.pick(_possible(state, seat))
    return action


def everything(tape: Timeline, eyes: str) -> list[bytes]:
    """All that can be asked about a running game with these eyes."""
    last = tape.last - 1  # the last step may be the one in which the worlds part
    shown = [tape.frames(at, 8, eyes, memory=False) for at in range(0, last, 8)]
    lines = [line for line in tape.log(0, eyes).lines if line.number <= last]
    return [*(msgspec.json.encode(frame) for block in shown for frame in block if frame.at <= last), *map(_json, lines)]


def _json(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


@pytest.mark.parametrize("name", WORLDS)
def test_looking_back_shows_nothing_hidden(name: str) -> None:
    """Two games that a seat could not tell apart while they were played look the same when it looks back."""
    game, compared = find(name), 0
    for seed in range(WORLDS[name]):
        viewer = (None, 0, 1)[seed % 3]
        worlds = carry_on(game, seed, viewer)
        if worlds is None:
            continue
        eyes = timeline.TABLE if viewer is None else str(viewer)
        first, second = (everything(tape, eyes) for tape in worlds)
        assert first == second
        assert _json(_known(worlds[0], eyes)) == _json(_known(worlds[1], eyes))
        compared += len(first)
    assert compared > 40


def _known(tape: Timeline, eyes: str) -> Any:
    cut = Timeline(tape.game, tape.options, tape.start, tape.up_to(max(0, tape.last - 1)))
    return cut.chart(eyes)


@pytest.mark.parametrize("name", ["synthetic", "saga"])
def test_a_leak_would_be_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Break it on purpose: with all-seeing eyes the two games differ."""
    honest = timeline.look
    monkeypatch.setattr(timeline, "look", lambda game, state, _, memory: honest(game, state, "0", memory))
    if name == "saga":
        monkeypatch.setattr(timeline, "look", lambda game, state, _, memory: honest(game, state, timeline.ALL, memory))
    with pytest.raises(AssertionError):
        test_looking_back_shows_nothing_hidden(name)


# Playing on


async def test_playing_on_from_replays_has_a_rate_limit(tmp_path: Path) -> None:
    """Also with a new name each time: what counts as making a table counts for the address."""
    async with open_server(tmp_path, limits=True) as server:
        people = [await server.user() for _ in range(25)]
        wish = {"at": 0, "seats": [BOT, PERSON]}
        answers = [await person.ask("POST", "/api/replays/none/play", wish) for person in people]
        assert answers[0].status_code == 404
        assert answers[-1].status_code == 429


async def test_a_table_plays_on_from_a_position_of_a_record(server: TestServer) -> None:
    ada = await server.user("Ada")
    replay = await upload(ada, RECORDS / "blue_moon" / "dragons.txt")
    at = replay["last"] // 2
    [there] = await frames(ada, replay["id"], "1", at, 1)
    table = await ada.post(f"/api/replays/{replay['id']}/play", {"at": at, "seats": [BOT, PERSON]})
    assert table["status"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
    shown = await frames(ada, table["id"], "1", at, 1)
    assert shown[0]["view"] == there["view"]
    await play_on(await ada.live(table["id"]))


async def test_a_table_that_plays_on_begins_with_the_position_of_the_record(server: TestServer) -> None:
    ada = await server.user("Ada")
    replay = await upload(ada, RECORDS / "blue_moon" / "dragons.txt")
    at = replay["last"] // 2
    [there] = await frames(ada, replay["id"], "1", at, 1)
    table = await ada.post(f"/api/replays/{replay['id']}/play", {"at": at, "seats": [SCREEN, PERSON]})
    begun = await (await ada.live(table["id"], "seat=1")).update()
    assert begun["number"] == server.service.replays._tapes[replay["id"]][1].stops[at]
    assert begun["view"] == there["view"]


async def test_a_drawn_position_is_played_on_and_survives_the_server(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.user("Ada")
        replay = await upload(ada, RECORDS / "saga" / "vikings-driven-out.txt")
        wish = {"at": 2, "seats": [PERSON, SCREEN], "private": True}
        table = await ada.post(f"/api/replays/{replay['id']}/play", wish)
        assert table["private"]
        cookies = dict(ada.http.cookies)
        before = (await server.table(table["id"])).progress
        assert before is not None
        dumped, number = before.state.dump(), before.number
    async with open_server(tmp_path) as server:
        ben = server.stranger()
        ben.http.cookies.update(cookies)
        after = (await server.table(table["id"])).progress
        assert after is not None
        assert (after.state.dump(), after.number) == (dumped, number)
        index = after.last_decision(0)
        assert index is not None
        assert after.plan_undo(0, "Ada").state.to_act()
        assert (await ben.get(f"/api/replays/{replay['id']}"))["own"]


async def test_nobody_plays_on_where_nothing_is_left_to_play(server: TestServer) -> None:
    ada = await server.user()
    replay = await upload(ada, RECORDS / "eko" / "points.txt")
    path = f"/api/replays/{replay['id']}/play"
    assert await ada.refused(path, {"at": replay["last"], "seats": [PERSON, BOT]}) == (409, "nothing-to-play")
    assert await ada.refused(path, {"at": replay["last"] + 1, "seats": [PERSON, BOT]}) == (400, "no-such-position")
    assert await ada.refused(path, {"at": 1, "seats": [PERSON, OPEN]}) == (400, "seats")
    assert await ada.refused(path, {"at": 1, "seats": [PERSON]}) == (400, "seats")
    assert await server.stranger().refused(path, {"at": 1, "seats": [PERSON, BOT]}) == (401, "no-guest")


# Charts


@pytest.mark.parametrize("name", ["eko", "blue_moon", "saga", "crescent_moon"])
def test_a_chart_follows_the_game(name: str) -> None:
    for record in islice(read_folder(RECORDS / name), 3):
        tape = make_tape(record)
        chart = tape.chart(timeline.ALL)
        assert chart.at[0] == 0
        assert chart.at[-1] == tape.last
        assert chart.courses
        for course in chart.courses:
            assert len(course.values) == len(record.seats)
            assert all(len(row) == len(chart.at) for row in course.values)
            assert all(row[-1] is not None for row in course.values)


def test_a_chart_of_a_secret_shows_ones_own() -> None:
    record = next(read_folder(RECORDS / "crescent_moon"))
    chart = make_tape(record).chart("2")
    points = next(course for course in chart.courses if course.name == "thing-point")
    assert all(value is not None for value in points.values[2])
    assert points.values[0][0] is None
    public = make_tape(record).chart(timeline.TABLE)
    early = next((course for course in public.courses if course.name == "thing-point"), None)
    assert early is None or early.values[0][0] is None


@pytest.mark.parametrize(("last", "most", "count"), [(0, 5, 1), (4, 5, 5), (5, 5, 5), (1000, 240, 240)])
def test_numbers_are_spread(last: int, most: int, count: int) -> None:
    found = spread(last, most)
    assert len(found) == count
    assert {0, last} <= found


# All-seeing eyes


def test_all_seeing_eyes_see_both_hands_and_faces() -> None:
    record = next(read_folder(RECORDS / "blue_moon"))
    tape = make_tape(record)
    [frame] = tape.frames(tape.last // 3, 1, timeline.ALL, memory=False)
    assert frame.view.seat is None
    hands = [tape.frames(frame.at, 1, str(seat), memory=False)[0].view.table.hand for seat in range(2)]
    assert [side.shown for side in frame.view.table.sides] == hands
    assert all(hands)
    saga = make_tape(next(read_folder(RECORDS / "saga")))
    [frame] = saga.frames(saga.last // 2, 1, timeline.ALL, memory=False)
    assert all(leader.face for leader in frame.view.table.leaders if leader.dealt)


def test_the_all_seeing_perspective_receives_everything() -> None:
    for record in islice(read_folder(RECORDS / "blue_moon"), 3):
        tape = make_tape(record)
        lines = [len(tape.log(0, eyes).lines) for eyes in (timeline.ALL, "0", "1", timeline.TABLE)]
        assert lines[0] == max(lines)


def test_a_long_log_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    tape = make_tape(next(read_folder(RECORDS / "eko")))
    whole = tape.log(0, timeline.ALL)
    monkeypatch.setattr(timeline, "MOST_LINES", 10)
    parts = [tape.log(0, timeline.ALL)]
    while parts[-1].next is not None:
        parts.append(tape.log(parts[-1].next, timeline.ALL))
    assert len(parts) > 3
    assert tuple(line for part in parts for line in part.lines) == whole.lines
