"""Sequential tests: what is known of them by hand, and how often they are wrong."""

from collections import Counter
from math import log

import pytest

from moonsaga.arena.sequential import BOUND, ERROR, LEAST_BLOCKS, Evidence, expected_score, verdict_of
from moonsaga.kernel.cores.rng import Rng
from support.selection import many

pytestmark = pytest.mark.once

Dice = tuple[tuple[float, int], ...]
"""Scores of a block with their weights."""
PAIRS_OF_EQUALS: Dice = ((0.0, 25), (0.5, 50), (1.0, 25))
PAIRS_AT_60: Dice = ((0.0, 16), (0.5, 48), (1.0, 36))
LINKED_EQUALS: Dice = ((0.0, 10), (0.5, 80), (1.0, 10))
LINKED_AT_60: Dice = ((0.0, 5), (0.5, 70), (1.0, 25))
FOURS_OF_EQUALS: Dice = ((0.0, 1), (0.25, 4), (0.5, 6), (0.75, 4), (1.0, 1))
ONE_OF_FOUR: Dice = ((0.0, 316), (0.25, 422), (0.5, 211), (0.75, 47), (1.0, 4))
RUNS = many(300, 100)
SPREAD = 3 * (0.05 * 0.95 / RUNS) ** 0.5
"""Three standard deviations of a rate of 5 % in so many runs."""


def evidence(*scores: float) -> Evidence:
    found = Evidence()
    for score in scores:
        found.add(score)
    return found


def run_test(dice: Dice, h0: float, h1: float, rng: Rng, most: int = 2000) -> tuple[str, int]:
    """Draw blocks until there is a verdict; how many it took."""
    found, weighted = Evidence(), [(place, weight) for place, (_, weight) in enumerate(dice)]
    for number in range(1, most + 1):
        found.add(dice[rng.weighted(weighted)][0])
        verdict = verdict_of(found.ratio(h0, h1), number)
        if verdict != "undecided":
            return verdict, number
    return "undecided", most


@pytest.mark.parametrize(
    ("dice", "h0", "h1", "right"),
    [
        (PAIRS_OF_EQUALS, 0.5, 0.6, "H0"),
        (PAIRS_AT_60, 0.5, 0.6, "H1"),
        (LINKED_EQUALS, 0.5, 0.6, "H0"),
        (LINKED_AT_60, 0.5, 0.6, "H1"),
        (FOURS_OF_EQUALS, 0.5, 0.6, "H0"),
        (ONE_OF_FOUR, 0.25, 0.35, "H0"),
    ],
)
def test_a_verdict_is_wrong_as_seldom_as_was_said(dice: Dice, h0: float, h1: float, right: str) -> None:
    rng = Rng(1)
    found = Counter(run_test(dice, h0, h1, rng)[0] for _ in range(RUNS))
    assert found["undecided"] == 0
    assert 1 - found[right] / RUNS <= ERROR + SPREAD


def test_games_that_depend_on_each_other_need_fewer_blocks() -> None:
    """Where both games of a pair mostly go to the same seat, pairs say more than twice as many single games."""
    rng = Rng(2)
    apart = sum(run_test(PAIRS_OF_EQUALS, 0.5, 0.6, rng)[1] for _ in range(100))
    linked = sum(run_test(LINKED_EQUALS, 0.5, 0.6, rng)[1] for _ in range(100))
    assert linked < 0.7 * apart


def test_the_ratio_of_wins_and_losses_is_that_of_coins() -> None:
    found = evidence(*[1.0] * 30, *[0.0] * 20)
    assert found.ratio(0.5, 0.6) == pytest.approx(30 * log(0.6 / 0.5) + 20 * log(0.4 / 0.5), abs=1e-3)
    assert evidence(*[1.0] * 40).ratio(0.5, 0.6) == pytest.approx(40 * log(1.2), abs=0.05)


def test_the_ratio_is_symmetric() -> None:
    scores = [0.0, 0.25, 0.25, 0.5, 0.75, 1.0, 1.0]
    turned = [1 - score for score in scores]
    assert evidence(*scores).ratio(0.45, 0.6) == pytest.approx(evidence(*turned).ratio(0.55, 0.4))
    assert evidence(*scores).ratio(0.45, 0.6) == pytest.approx(-evidence(*scores).ratio(0.6, 0.45))


@pytest.mark.parametrize(
    ("ratio", "blocks", "verdict"),
    [
        (BOUND, LEAST_BLOCKS, "H1"),
        (-BOUND, LEAST_BLOCKS, "H0"),
        (BOUND - 0.01, 100, "undecided"),
        (2 * BOUND, LEAST_BLOCKS - 1, "undecided"),
    ],
)
def test_verdicts(ratio: float, blocks: int, verdict: str) -> None:
    assert verdict_of(ratio, blocks) == verdict
    assert pytest.approx(2.944, abs=0.001) == BOUND


def test_the_interval_holds_the_true_mean_nineteen_times_of_twenty() -> None:
    rng, inside = Rng(3), 0
    weighted = [(place, weight) for place, (_, weight) in enumerate(PAIRS_AT_60)]
    for _ in range(RUNS):
        low, high = evidence(*(PAIRS_AT_60[rng.weighted(weighted)][0] for _ in range(40))).interval()
        inside += low <= 0.6 <= high
    assert abs(inside / RUNS - 0.95) <= SPREAD


def test_an_interval_stays_honest_where_everything_was_won() -> None:
    assert evidence().interval() == (0.0, 1.0)
    low, high = evidence(*[1.0] * 10).interval()
    assert 0.7 < low < 0.9
    assert high > 0.999


@pytest.mark.parametrize(
    ("elo", "seats", "score"),
    [
        (0, ((1, 2),), 0.5),
        (400, ((1, 2),), 10 / 11),
        (-400, ((1, 2),), 1 / 11),
        (0, ((1, 4),), 0.25),
        (400, ((1, 4),), 10 / 13),
        (0, ((1, 3), (2, 3)), 0.5),
        (400, ((1, 3), (2, 3)), (10 / 12 + 20 / 21) / 2),
    ],
)
def test_what_so_many_points_win(elo: float, seats: tuple[tuple[int, int], ...], score: float) -> None:
    assert expected_score(elo, seats) == pytest.approx(score)
