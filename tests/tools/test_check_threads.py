"""Two threads with states of their own do not disturb each other, and `tools/check_threads.py` would notice."""

import sys
import threading
from pathlib import Path
from typing import ClassVar

import pytest

from moonsaga.kernel.registry import game_names, get_game
from support.selection import many

sys.path.append(str(Path(__file__).resolve().parents[2]))  # the tools are no part of the package

from tools import check_threads


class Disturbed:
    """A state that keeps its list where another thread finds it."""

    shared: ClassVar[list[int]] = []
    both_have_written = threading.Barrier(2)

    def __init__(self, action: int) -> None:
        self.action = action

    def legal(self, seat: int) -> list[int]:
        Disturbed.shared = [self.action]
        self.both_have_written.wait()
        found = Disturbed.shared
        self.both_have_written.wait()
        return found


class Judge:
    def evaluate(self, state: Disturbed, seat: int) -> float:
        return 0.5


@pytest.mark.once
def test_shared_scratch_is_noticed() -> None:
    """Both threads read what the last one wrote: one of the two lists is wrong, each time."""
    samples = [[check_threads.Sample(Disturbed(action), 0, [action], 0.5)] for action in (1, 2)]
    assert check_threads.race(Judge(), samples, 50) == check_threads.Wrong(50, 25, 0)


class Failing(Disturbed):
    def legal(self, seat: int) -> list[int]:
        raise ValueError("negative shift count")


@pytest.mark.once
def test_a_call_that_fails_is_counted() -> None:
    samples = [[check_threads.Sample(Failing(action), 0, [action], 0.5)] for action in (1, 2)]
    assert check_threads.race(Judge(), samples, 50) == check_threads.Wrong(50, 50, 0)


@pytest.mark.parametrize("name", game_names())
def test_two_threads_list_what_one_lists(name: str) -> None:
    game = get_game(name)
    samples = [check_threads.collect(game, seed, 100) for seed in (1, 2)]
    calls = many(100_000, 4_000)
    assert check_threads.race(game, samples, calls) == check_threads.Wrong(calls, 0, 0)
