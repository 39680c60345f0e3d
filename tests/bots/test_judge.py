"""Judges: the chances of all seats, as a search asks for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from moonsaga.bots.cores.judge import Judge, chances
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.registry import get_game
from support.selection import some

pytestmark = pytest.mark.every_mode


def positions(name: str, options: dict[str, Any], seed: int, most: int = 400) -> Iterator[Any]:
    """The positions of a random game in which somebody decides, and the one at its end."""
    game, rng = get_game(name), Rng(seed)
    state = game.new(options)
    for _ in range(most):
        asked = state.to_act()
        if asked == (-1,):
            state.apply(-1, rng.weighted(state.chance()))
            continue
        yield state
        if not asked:
            return
        state.apply(asked[0], rng.pick(state.legal(asked[0])))


@pytest.mark.parametrize(
    ("name", "options"),
    some([("eko", {}), ("saga", {}), ("blue_moon", {}), ("eko", {"seats": 4}), ("crescent_moon", {})], 3),
)
def test_the_chances_of_all_seats_add_up_to_one(name: str, options: dict[str, Any]) -> None:
    for state in positions(name, options, 5, 60):
        found = chances(Judge(), state, 0)
        assert sum(found) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in found)


def test_of_two_seats_one_value_lies_between_what_each_is_given() -> None:
    for state in positions("saga", {}, 3, 300):
        if state.ending:
            break
        mine, theirs = state.value(0), state.value(1)
        low, high = sorted((mine, 1.0 - theirs))
        assert low - 1e-3 <= chances(Judge(), state, 0)[0] <= high + 1e-3


def test_a_finished_game_gives_its_result() -> None:
    for seed in range(3):
        *_, last = positions("eko", {"seats": 3}, seed, 100000)
        assert last.ending
        returns = last.returns()
        winners = sum(returns)
        expected = [won / winners for won in returns] if winners else [1 / 3] * 3
        assert chances(Judge(), last, 0) == pytest.approx(expected)
