"""What was written before the dumps of a game changed their form: positions by field name, and records.

`tools/make_stored_positions.py` wrote the positions, with digests of their views, before fields were renamed or split.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.make_stored_positions import describe

from moonsaga.games.blue_moon import old_fields as blue_moon_fields
from moonsaga.games.blue_moon.box import codes as blue_moon_codes
from moonsaga.games.crescent_moon import old_fields as crescent_moon_fields
from moonsaga.games.crescent_moon.box import codes as crescent_moon_codes
from moonsaga.games.crescent_moon.rules import state as crescent_moon_state
from moonsaga.games.saga import old_fields as saga_fields
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import draw_outcome, read_record, verify
from moonsaga.kernel.registry import get_game

EARLIER = Path(__file__).parents[1] / "earlier"
GAMES = ("eko", "saga", "blue_moon", "crescent_moon")

every_game = pytest.mark.parametrize("name", GAMES)


def positions(name: str) -> list[dict[str, Any]]:
    lines = gzip.decompress((EARLIER / f"{name}.jsonl.gz").read_bytes()).splitlines()
    return [msgspec.json.decode(line) for line in lines]


@every_game
def test_stored_positions_look_as_they_did_and_offer_the_same(name: str) -> None:
    game = get_game(name)
    found = positions(name)
    assert len(found) > 30
    for kept in found:
        state = game.restore(msgspec.json.encode(kept["fields"]))
        now = msgspec.json.decode(msgspec.json.encode(describe(game, state)))
        assert {**now, "fields": None} == {**kept, "fields": None}


@every_game
def test_a_position_that_was_read_goes_on_as_a_dump_of_today(name: str) -> None:
    game = get_game(name)
    for kept in positions(name):
        state = game.restore(msgspec.json.encode(kept["fields"]))
        again = game.load(state.dump())
        assert again == state
        for seat in state.to_act():
            action = state.chance()[0][0] if seat == CHANCE else state.legal(seat)[0]
            state.apply(seat, action)
            again.apply(seat, action)
            assert again == state


@every_game
def test_a_record_of_the_first_form_of_dumps_replays(name: str) -> None:
    record = read_record((EARLIER / f"{name}.txt").read_text("utf-8"), f"{name}.txt")
    assert record.end.dump_version == 1
    assert verify(get_game(name), record).ending == record.end.ending


def test_each_meaning_of_a_field_that_was_split_is_among_the_positions_of_saga() -> None:
    found = [kept["fields"]["now"] for kept in positions("saga")]
    assert all("left" in now for now in found)
    assert {now["phase"] for now in found if now["left"]} == set(saga_fields.LEFT)
    assert {now["phase"] for now in found if now["origin"] >= 0} > set(saga_fields.ORIGIN)


def test_each_meaning_of_a_field_that_was_split_is_among_the_positions_of_blue_moon() -> None:
    found = [kept["fields"]["turn"] for kept in positions("blue_moon")]
    assert all("left" in turn for turn in found)
    meanings = {blue_moon_fields.name_of_left(turn) for turn in found if turn["left"]}
    assert meanings == {"draws", "due", *blue_moon_fields.LEFT.values()}
    assert any(turn["last"] >= 0 for turn in found)
    assert any(turn["then"] == blue_moon_codes.THEN_ANNOUNCED for turn in found)


def test_each_meaning_of_a_field_that_was_split_is_among_the_positions_of_crescent_moon() -> None:
    found = [kept["fields"] for kept in positions("crescent_moon")]
    left, count = crescent_moon_state.LEFT, crescent_moon_state.COUNT
    assert all("left" in raw for raw in found)
    assert {left[raw["phase"]] for raw in found if raw["left"]} == set(left.values())
    assert {count.get(raw["phase"], "marching") for raw in found if raw["count"]} == {*count.values(), "marching"}
    assert {raw["deal"] for raw in found if raw["object"] >= 0} == {
        0,
        crescent_moon_codes.DEAL_CARD,
        crescent_moon_codes.DEAL_BRIBE,
    }
    assert {raw["look"] for raw in found} == set(range(4))
    assert {raw["phase"] for raw in found if max(raw["answer"]) >= 0} >= {crescent_moon_codes.COMMIT}
    assert {raw["phase"] for raw in found if raw["pact_turn"]} >= {
        crescent_moon_codes.PACT_PARTY,
        crescent_moon_codes.DECLARE,
    }


def test_hiring_and_answers_in_a_window_are_written_and_read_in_the_first_form_of_crescent_moon() -> None:
    """Stored positions have no deals on hired units, and no windows that some have answered."""
    game, rng, found = get_game("crescent_moon"), Rng(1), set()
    for _ in range(60):
        state: Any = game.new({})
        while seats := state.to_act():
            raw = state.raw()
            hiring = raw["deal"] == crescent_moon_codes.DEAL_HIRE
            if hiring or (raw["phase"] == crescent_moon_codes.WINDOW and max(raw["answer"]) >= 0):
                found.add("hiring" if hiring else "answer")
                raw = game.fields(state)
                again = game.restore(msgspec.json.encode({**raw, **crescent_moon_fields.join(raw)}))
                assert {**describe(game, again), "fields": None} == {**describe(game, state), "fields": None}
            state.apply(seats[0], draw_outcome(state, rng) if seats[0] == CHANCE else rng.pick(state.legal(seats[0])))
        if len(found) == 2:
            return
    pytest.fail(f"found only {found}")
