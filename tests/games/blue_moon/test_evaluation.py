"""What a good player knows: the evaluation is a chance, and prefers what the rules reward."""

from typing import Any

import pytest

from games.blue_moon.duel import Side, duel
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import draw_outcome

TABLE = """
    options: deck_1=vulca deck_2=hoax
    now: seat 2, fire
    dragons: {dragons}
    1 combat: {combat}
    1 hand: {hand}
    2 hand: hoax-01; hoax-03; hoax-05; hoax-19
    2 combat: hoax-08
"""
USUAL = {"dragons": "0 0", "combat": "vulca-05", "hand": "vulca-01; vulca-03; vulca-04; vulca-18"}


def value(seat: int = 0, **changes: str) -> float:
    """The evaluation of the table above with some changes."""
    return GAME.evaluate(GAME.from_diagram(TABLE.format(**{**USUAL, **changes})), seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"dragons": "2 0"}, {"dragons": "1 0"}),
        ({"dragons": "0 0"}, {"dragons": "0 1"}),
        ({"combat": "vulca-01; vulca-18", "hand": ""}, {"combat": "vulca-13; vulca-19", "hand": ""}),
        ({"hand": "vulca-01; vulca-03; vulca-04"}, {"hand": "vulca-01; vulca-03"}),
        ({"hand": "vulca-01; vulca-03"}, {"hand": "vulca-18; vulca-23"}),
    ],
    ids=["more dragons", "fewer dragons of the other", "more power", "more cards", "characters"],
)
def test_better_positions_are_valued_higher(better: dict[str, str], worse: dict[str, str]) -> None:
    """For the seat that has more, and the other way round for the other."""
    assert value(0, **better) > value(0, **worse)
    assert value(1, **better) < value(1, **worse)


def test_values_are_chances_and_the_winner_has_the_best() -> None:
    """From 0 to 1; at the end above all that was before."""
    rng = Rng(1)
    state: Any = GAME.new({"deck_1": "pillar", "deck_2": "buka"})
    highest = 0.0
    while asked := state.to_act():
        seat = asked[0]
        state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else rng.pick(state.legal(seat)))
        values = [GAME.evaluate(state, seat) for seat in (0, 1)]
        assert all(0.0 <= one <= 1.0 for one in values)
        if state.to_act():
            highest = max(highest, *values)
    winner = state.returns().index(1.0)
    assert GAME.evaluate(state, winner) > highest > GAME.evaluate(state, 1 - winner)


def test_a_gang_that_can_only_be_covered_still_goes_on() -> None:
    """Boatswain Mena Marn allows one active character: NoStyle covers NoNo, and the fight is not given up."""
    theirs = Side(active="NoNo", hand="NoStyle, NoClue")
    table = duel(Side(active="Boatswain", hand="Spark"), theirs, turn=1)
    assert table.legal() == {"cover NoStyle", "cover NoClue", "retreat"}
    weak = duel(Side(active="Boatswain, Fireblast", hand="Spark"), theirs, turn=1)
    assert weak.legal() == {"retreat"}
    assert table.state.value(1) > weak.state.value(1) + 0.02
