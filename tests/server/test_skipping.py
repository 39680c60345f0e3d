"""The table makes the only choice of people who want that; nobody else can tell, and it is in the log."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonsaga.server.table import Table
from server.house import QUIET, House, Json, Link, open_house, play_until, seat_two

pytestmark = pytest.mark.once


def only_choice(link: Link) -> bool:
    return bool(link.latest["asked"]) and len(link.latest["asked"]["choices"]) == 1


async def to_a_window(house: House) -> tuple[Link, Link, Json]:
    """Both are asked for a spark, and one of them at least can only pass."""
    for _ in range(30):
        one, two, table = await seat_two(house, options={"eyes": True, "rounds": 9})
        await play_until([one, two], "spark")
        if only_choice(one) or only_choice(two):
            return (one, two, table) if only_choice(one) else (two, one, table)
    raise AssertionError("everybody always holds a spark")


async def test_in_a_window_whoever_can_only_pass_is_answered_for(house: House) -> None:
    forced, other, _ = await to_a_window(house)
    seat, number = forced.latest["seat"], forced.latest["number"]
    await forced.send(type="prefer", skip="windows")
    note = (await forced.next("talk"))["lines"][0]
    assert (note["note"]["key"], note["after"]) == ("note-skipped", number + 1)
    passed = await other.update(lambda message: message["number"] > number)
    assert seat not in passed["to_act"]
    await other.send(type="ping")
    assert (await other.next("talk", "pong"))["type"] == "pong"  # others are told of no lack of choice


async def test_nobody_is_answered_for_who_does_not_want_it(house: House) -> None:
    forced, other, _ = await to_a_window(house)
    await other.send(type="prefer", skip="all")
    await forced.send(type="prefer", skip="nothing")
    assert (await forced.answer(type="ping"))["type"] == "pong"
    assert forced.latest["asked"]


async def test_after_a_pause_of_any_length_where_hands_are_hidden(tmp_path: Path) -> None:
    async with open_house(tmp_path, pace=0.05) as house:
        forced, other, table = await to_a_window(house)
        number = forced.latest["number"]
        await forced.send(type="prefer", skip="windows")
        assert (await forced.answer(type="ping"))["type"] == "pong"
        assert (await house.table(table["id"])).play.number == number  # type: ignore[union-attr]
        passed = await other.update(lambda message: message["number"] > number)
        assert passed["number"] == number + 1


async def test_it_is_taken_back_with_the_choice_before_also_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        forced, other, table = await to_a_window(house)
        seat, number = forced.latest["seat"], forced.latest["number"]
        await forced.send(type="prefer", skip="all")
        await other.update(lambda message: message["number"] > number)
        before = rows_of(await house.table(table["id"]), seat)
    async with open_house(tmp_path) as house:
        assert rows_of(await house.table(table["id"]), seat) == before
    assert before[0] == number + 1
    assert before[1] is None or before[1] <= number


def rows_of(table: Table, seat: int) -> tuple[int, int | None]:
    """The row that was made for this seat, and the one it would take back."""
    assert table.play is not None
    index = table.play.last_decision(seat)
    return min(table.play.skipped), None if index is None else table.play.steps[index].row.number


async def test_what_was_taken_back_is_not_made_again_at_once(house: House) -> None:
    one, two, _ = await seat_two(house, options=QUIET)
    await play_until([one, two], "bid")
    await one.act("keep")
    await one.update()
    await one.send(type="undo", seat=0)
    back = await one.update(lambda message: message["whole"])
    await one.send(type="prefer", skip="all")
    assert (await one.answer(type="ping"))["type"] == "pong"
    assert back["asked"]


@pytest.mark.parametrize("skip", ["windows", "nothing"])
async def test_no_number_tells_the_others_of_it(house: House, skip: str) -> None:
    forced, other, table = await to_a_window(house)
    await forced.send(type="prefer", skip=skip)
    assert (await forced.answer(type="ping"))["type"] == "pong"
    assert bool(forced.latest["asked"]) == (skip == "nothing")
    await other.send(type="say", text="well?")
    assert [line["id"] for line in (await other.next("talk"))["lines"]] == [1]
    speaker = next(person for person in house._people for link in person._links if link is other)
    again = (await (await speaker.live(table["id"])).next("talk"))["lines"]
    assert [line["id"] for line in again] == [1]


async def test_nobody_is_answered_for_while_he_is_seen_to_be_away(house: House) -> None:
    forced, other, table = await to_a_window(house)
    live = await house.table(table["id"])
    seat = forced.latest["seat"]
    person = next(person for person in house._people for link in person._links if link is forced)
    await forced.socket.close()
    while person.id in live.present():
        await other.next("table")
    live.wishes[person.id] = "all"
    await other.act()
    assert seat in (await other.update(lambda message: other.latest["seat"] not in message["to_act"]))["to_act"]
    back = await person.live(table["id"])
    number = (await back.update())["number"]
    await back.send(type="prefer", skip="all")
    assert (await back.next("talk"))["lines"][0]["note"]["key"] == "note-skipped"
    await other.update(lambda message: message["number"] > number)
