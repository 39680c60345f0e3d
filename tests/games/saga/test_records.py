"""Recorded games of Saga: all replay, each ending is among them, and other processes see the same states."""

from pathlib import Path

import pytest

from moonsaga.games.saga.game import GAME
from support.record_checks import HASH_SEEDS, check_each_ending, check_other_process, check_replay, paths

NAME = "saga"


@pytest.mark.every_mode
@pytest.mark.parametrize("path", paths(NAME), ids=lambda path: path.stem)
def test_each_record_replays(path: Path) -> None:
    """Law 2: every line is legal, and ending, returns and final position are those of the record."""
    check_replay(GAME, path)


def test_each_ending_has_a_record() -> None:
    """Law 6: no way to end a game is without an example."""
    check_each_ending(GAME)


@pytest.mark.parametrize("seed", HASH_SEEDS)
def test_another_process_with_another_hash_seed_sees_the_same_states(seed: str) -> None:
    """Law 2: no state depends on the order of a set or on anything else of one process."""
    check_other_process(NAME, seed)
