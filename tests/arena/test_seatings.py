"""Who sits where: every bot in every seat equally often, every game of a block with the same luck."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from moonsaga.arena.game import play_job
from moonsaga.arena.seatings import MOST_SEATINGS, Plan, Seating, block_seatings, line_ups
from moonsaga.games.eko.game import Eko
from moonsaga.kernel.contract import State
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.options import Value

pytestmark = pytest.mark.once

BOTS = ("a", "b", "c", "d", "e", "f")
NO_OPTIONS: Mapping[str, Value] = {}


def plan(bots: Sequence[str], seats: int, games: int) -> Plan:
    return Plan(((NO_OPTIONS,),), block_seatings(bots, seats), 1, games)


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("count", range(2, 7))
def test_in_every_block_every_bot_sits_in_every_seat_equally_often(count: int, seats: int) -> None:
    for seatings in block_seatings(BOTS[:count], seats):
        assert len(set(seatings)) == len(seatings) <= max(MOST_SEATINGS, seats * len(line_ups(BOTS[:count], seats)))
        sat = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))
        assert len(sat) == count * seats
        assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("count", "seats", "every"), [(4, 4, 24), (5, 5, 120), (3, 4, 36), (5, 4, 120)])
def test_the_blocks_together_have_every_seating_once(count: int, seats: int, every: int) -> None:
    seen = Counter(seating for seatings in block_seatings(BOTS[:count], seats) for seating in seatings)
    assert len(seen) == every
    assert set(seen.values()) == {1}


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("ab", 3, ["aab", "abb"]),
        ("ab", 4, ["aabb"]),
        ("abc", 4, ["aabc", "abbc", "abcc"]),
        ("abbb", 4, ["abbb"]),
        ("abc", 5, ["aabbc", "aabcc", "abbcc"]),
    ],
)
def test_who_meets_at_a_table(bots: str, seats: int, expected: list[str]) -> None:
    assert line_ups(tuple(bots), seats) == [tuple(line_up) for line_up in expected]


def test_one_against_three_goes_round_the_table() -> None:
    assert block_seatings("abbb", 4) == (tuple(map(tuple, ("abbb", "babb", "bbab", "bbba"))),)


@pytest.mark.parametrize(
    ("bots", "seats", "sentence"),
    [("a", 2, "two different bots"), ("aa", 2, "two different bots"), ("abb", 2, "name each bot once")],
)
def test_line_ups_that_show_nothing_are_refused(bots: str, seats: int, sentence: str) -> None:
    with pytest.raises(MoonsagaError, match=sentence):
        block_seatings(bots, seats)


@pytest.mark.parametrize(("games", "played", "blocks"), [(1, 2, 1), (2, 2, 1), (3, 4, 2), (100, 100, 50)])
def test_games_are_rounded_up_to_whole_blocks(games: int, played: int, blocks: int) -> None:
    found = plan("ab", 2, games)
    jobs = list(found.jobs())
    assert (found.size, found.length) == (len(jobs), len({job.block for job in jobs})) == (played, blocks)
    assert [job.number for job in jobs] == list(range(played))


@pytest.mark.parametrize("games", [*range(1, 60), 997])
def test_the_size_of_a_plan_is_counted_as_it_is_played(games: int) -> None:
    tables: tuple[tuple[Mapping[str, Value], ...], ...] = (({"x": 1}, {"x": 2}), ({"x": 3},))
    seatings = (tuple(map(tuple, ("ab", "ba"))), (("a", "b"),), tuple(map(tuple, ("ab", "ba", "ab"))))
    found = Plan(tables, seatings, 1, games)
    jobs = list(found.jobs())
    assert (found.size, found.length) == (len(jobs), jobs[-1].block + 1)
    assert sum(job.block < found.length - 1 for job in jobs) < games <= len(jobs)


def test_a_plan_of_any_size_is_counted_at_once() -> None:
    found = plan("ab", 2, 10**15 - 1)
    assert (found.size, found.length) == (10**15, 5 * 10**14)


def test_tables_of_one_entry_share_the_seed_and_entries_take_turns() -> None:
    tables: tuple[tuple[Mapping[str, Value], ...], ...] = (({"x": 1}, {"x": 2}), ({"x": 3},))
    jobs = list(Plan(tables, block_seatings("ab", 2), 1, 8).jobs())
    assert [(job.block, job.options["x"]) for job in jobs] == [
        *((0, 1), (0, 1), (0, 2), (0, 2)),
        *((1, 3), (1, 3)),
        *((2, 1), (2, 1), (2, 2), (2, 2)),
    ]


class NotedEko(Eko):
    """Ekö that notes the boards on which games ended, and who began."""

    def __init__(self) -> None:
        self.noted: list[tuple[object, ...]] = []

    def scores(self, state: State) -> list[float]:
        raw = state.raw()  # type: ignore[attr-defined]
        self.noted.append((raw["slot_tile"], raw["slot_turn"], raw["colour"], raw["first"]))
        return super().scores(state)


def test_all_games_of_a_block_have_the_same_chance_outcomes() -> None:
    game = NotedEko()
    options = game.resolve({"turn_limit": 3, "seats": 3})
    bots: Seating = ("random", "novice")
    for job in Plan(((options,),), block_seatings(bots, 3), 1, 12).jobs():
        play_job(game, job)
    first, second = game.noted[:6], game.noted[6:]
    assert first == first[:1] * 6
    assert second == second[:1] * 6
    assert first != second
