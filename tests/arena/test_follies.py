"""Follies are counted beside the games, and change nothing in them."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from moonsaga.arena.follies import WIN_PASSED_OVER, FollyCounts
from moonsaga.arena.run import Arena, run_arena
from moonsaga.bots.bot import Observation
from moonsaga.kernel.contract import Game
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.registry import game_names, get_game
from support.selection import some

pytestmark = pytest.mark.once


class World:
    """A world in which some actions win."""

    def __init__(self, wins: Sequence[int]) -> None:
        self.wins = wins
        self.ending = ""

    def copy(self) -> Any:
        return World(self.wins)

    def apply(self, seat: int, action: int) -> None:
        self.ending = "won" if action in self.wins else ""
        self.seat = seat

    def returns(self) -> list[float]:
        return [float(seat == self.seat) for seat in range(2)]


class Decision:
    """An observation with worlds of our own."""

    def __init__(self, seat: int, *worlds: Sequence[int]) -> None:
        self.seat = seat
        self.legal = (1, 2)
        self.worlds = list(worlds)

    def imagine(self, rng: Rng) -> World:
        return World(self.worlds.pop(0) if len(self.worlds) > 1 else self.worlds[0])


def count(decisions: Sequence[Decision], returns: Sequence[float]) -> list[tuple[int, int]]:
    counts = FollyCounts(get_game("blue_moon"), 2, Rng(1))
    for decision in decisions:
        counts.note(cast("Observation", decision), 1)
    return list(counts.finish(returns)[WIN_PASSED_OVER])


def test_a_win_that_comes_in_the_same_turn_is_not_passed_over() -> None:
    assert count([Decision(0, [2]), Decision(0, [1])], [1, 0]) == [(1, 0), (0, 0)]


def test_a_win_is_passed_over_when_the_other_decides_first() -> None:
    assert count([Decision(0, [2]), Decision(1, []), Decision(0, [1])], [1, 0]) == [(2, 1), (0, 0)]


def test_a_win_is_passed_over_when_the_game_is_lost() -> None:
    assert count([Decision(0, [2])], [0, 1]) == [(1, 1), (0, 0)]


def test_a_win_in_some_worlds_is_none() -> None:
    assert count([Decision(0, [2], [2], [])], [0, 1]) == [(0, 0), (0, 0)]
    assert count([Decision(0, [1, 2], [2], [1])], [0, 1]) == [(0, 0), (0, 0)]


def run(game: Game, follies: bool, workers: int = 1) -> Arena:
    return run_arena(game, [[game.resolve({})]], ["novice", "random"], 2, 1, workers=workers, follies=follies)


@pytest.mark.parametrize("name", some(game_names()))
def test_counting_changes_no_game(name: str) -> None:
    game = get_game(name)
    plain, counted = run(game, follies=False), run(game, follies=True)
    assert counted.digest == plain.digest
    for bot in counted.bots:
        assert isinstance(bot.follies, dict)
        assert set(bot.follies) == {WIN_PASSED_OVER, *(folly.name for folly in game.follies)}
        assert all(0 <= folly.done <= folly.occasions for folly in bot.follies.values())


def test_the_number_of_processes_changes_no_count() -> None:
    saga = get_game("saga")
    one, two = run(saga, follies=True), run(saga, follies=True, workers=2)
    assert [bot.follies for bot in one.bots] == [bot.follies for bot in two.bots]
    assert isinstance(one.bots[1].follies, dict)
    assert one.bots[1].follies["coin-forgotten"].done > 0
