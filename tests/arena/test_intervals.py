"""Wilson's interval against known numbers and its definition."""

from math import sqrt

import pytest

from moonsaga.arena.intervals import Z, wilson

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (20, 25, 0.6087, 0.9114),
        (250, 1000, 0.2242, 0.2778),
        (400, 2000, 0.1831, 0.2181),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("wins", "games"), [(1, 3), (7, 10), (250, 1000), (999, 1000)])
def test_the_ends_are_the_rates_that_the_count_only_just_does_not_contradict(wins: int, games: int) -> None:
    for rate in wilson(wins, games):
        assert abs(wins / games - rate) == pytest.approx(Z * sqrt(rate * (1 - rate) / games))


def test_without_games_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("games", [1, 2, 7, 100])
def test_the_rate_lies_in_its_interval_and_the_mirror_image_in_the_mirrored_one(games: int) -> None:
    for wins in range(games + 1):
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
        assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low))
