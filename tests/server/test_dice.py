"""Dice: unforeseeable ones at every real table; with a seed, the same choices give the same game."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonsaga.server.dice import SecureDice
from moonsaga.server.table.progress import Row
from support.dice import SeededDice
from support.server import PERSON, open_server, play_on

pytestmark = pytest.mark.once

MASTER = {"kind": "bot", "bot": "master"}


async def played(folder: Path, game: str, seed: int, tables_before: int = 0) -> list[Row]:
    folder.mkdir()
    async with open_server(folder, dice=SeededDice(seed)) as server:
        ada = await server.user("Ada")
        for _ in range(tables_before):
            await ada.new_table(MASTER, PERSON, game=game)
        table = await ada.new_table(PERSON, MASTER, game=game)
        await play_on(await ada.live(table["id"]), rows=60, choose=-1)
        found = (await server.table(table["id"])).progress
        assert found is not None
        return [step.row for step in found.steps[:60]]


@pytest.mark.parametrize("game", ["blue_moon", "eko"])
async def test_the_same_seed_and_the_same_choices_give_the_same_game(tmp_path: Path, game: str) -> None:
    first = await played(tmp_path / "one", game, seed=5)
    assert {row.kind for row in first} == {"act", "chance"}
    assert {row.seat for row in first if row.kind == "act"} == {0, 1}
    assert await played(tmp_path / "two", game, seed=5, tables_before=1) == first
    assert await played(tmp_path / "three", game, seed=6) != first


async def test_two_real_servers_roll_other_dice(tmp_path: Path) -> None:
    rolled = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        async with open_server(tmp_path / name, dice=SecureDice()) as server:
            table = await (await server.user()).new_table(PERSON, MASTER, game="blue_moon")
            found = (await server.table(table["id"])).progress
            assert found is not None
            rolled.append([step.row.action for step in found.steps if step.row.kind == "chance"])
    assert rolled[0] != rolled[1]


def test_secure_dice_do_not_repeat_themselves() -> None:
    dice = SecureDice()
    assert len({dice.after(1).next() for _ in range(100)}) == 100
    assert len({dice.after(1, 0).next() for _ in range(100)}) == 100


def test_each_row_and_each_seat_has_numbers_of_its_own() -> None:
    dice = SeededDice(1)
    places = [(row, seat) for row in range(200) for seat in (None, 0, 1, 2, 3)]
    assert len({dice.after(*place).next() for place in places}) == len(places)
    assert [dice.after(*place).next() for place in places] == [SeededDice(1).after(*place).next() for place in places]
