"""Ratings: the known solutions of Bradley and Terry, seats that are worth something, and bots that always win."""

from math import log10, sqrt

import pytest

from moonsaga.arena.ratings import ANCHOR, ELO, Table, rate
from moonsaga.kernel.cores.rng import Rng

pytestmark = pytest.mark.once

SEATS = ("one", "two")


def both_ways(wins: float, games: float) -> dict[Table, list[float]]:
    """Bot a against bot b, with the same result from either seat."""
    return {(("a", "b"), SEATS): [wins, games - wins], (("b", "a"), SEATS): [games - wins, wins]}


def test_three_wins_of_four_are_191_points() -> None:
    first, second = rate("ab", both_ways(75, 100))
    assert (first.rating, first.low, first.high) == (ANCHOR, ANCHOR, ANCHOR)
    assert second.rating == pytest.approx(ANCHOR - 400 * log10(3), abs=1)
    assert second.high - second.rating == pytest.approx(1.96 * ELO / sqrt(200 * 0.75 * 0.25), rel=0.01)
    assert second.rating - second.low == pytest.approx(second.high - second.rating)


def test_equal_bots_have_equal_ratings_in_unequal_seats() -> None:
    wins: dict[Table, list[float]] = {(("a", "b"), SEATS): [90, 10], (("b", "a"), SEATS): [90, 10]}
    assert rate("ab", wins)[1].rating == pytest.approx(ANCHOR)


def test_a_good_seat_does_not_hide_who_plays_better() -> None:
    """Nine to one from the good seat and one to one from the bad one: both seat and bot are three times as strong."""
    wins: dict[Table, list[float]] = {(("a", "b"), SEATS): [900, 100], (("b", "a"), SEATS): [500, 500]}
    assert rate("ab", wins)[1].rating == pytest.approx(ANCHOR - 400 * log10(3), abs=1)


@pytest.mark.parametrize("games", [1, 50, 5000])
def test_a_bot_that_always_wins_has_a_rating_and_a_wide_interval(games: int) -> None:
    _, loser = rate("ab", both_ways(games, games))
    assert loser.rating < ANCHOR - 100
    assert 300 < loser.high - loser.low < 3000


def test_games_that_everybody_lost_say_nothing() -> None:
    empty: dict[Table, list[float]] = {(("a", "b"), SEATS): [0.0, 0.0]}
    assert rate("ab", empty)[1].rating == ANCHOR


def test_known_strengths_at_a_table_of_four_are_found_again() -> None:
    strengths = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 0.5}
    roles = ("north", "east", "south", "west")
    wins: dict[Table, list[float]] = {}
    rng, orders = Rng(4), ["abcd", "bcda", "cdab", "dabc", "acbd", "cbda"]
    for game in range(3000):
        bots = tuple(orders[game % len(orders)])
        winner = rng.weighted([(seat, int(10 * strengths[bot])) for seat, bot in enumerate(bots)])
        wins.setdefault((bots, roles), [0.0] * 4)[winner] += 1
    for bot, rating in zip("abcd", rate("abcd", wins), strict=True):
        true = ANCHOR + 400 * log10(strengths[bot])
        assert rating.low - 1 <= true <= rating.high + 1
        assert rating.high - rating.low < 60


def test_the_order_of_the_tables_changes_nothing() -> None:
    wins = both_ways(30, 70) | {(("b", "c"), SEATS): [5.0, 15.0], (("c", "b"), SEATS): [12.5, 7.5]}
    there = [rating.rating for rating in rate("abc", wins)]
    assert [rating.rating for rating in rate("abc", dict(reversed(wins.items())))] == pytest.approx(there)
