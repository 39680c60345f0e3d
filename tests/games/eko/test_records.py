"""Recorded games of Ekö: all of them replay, each ending is among them, and other processes see the same states."""

import subprocess
import sys
from pathlib import Path

import pytest

from moonsaga.games.eko.game import GAME
from moonsaga.kernel.records import read_folder
from support.record_checks import HASH_SEEDS, TESTS, check_each_ending, check_other_process, check_replay, folder, paths

NAME = "eko"


@pytest.mark.every_mode
@pytest.mark.parametrize("path", paths(NAME), ids=lambda path: path.stem)
def test_each_record_replays(path: Path) -> None:
    """Law 2: every line is legal, and ending, returns and final position are those of the record."""
    check_replay(GAME, path)


def test_each_ending_has_a_record() -> None:
    """Law 6: no way to end a game is without an example."""
    check_each_ending(GAME)


@pytest.mark.parametrize("word", ["swap", "keep", "march", "halt", "lose", "moon", "sand", "done", "reinforce"])
def test_each_kind_of_choice_is_recorded(word: str) -> None:
    """Law 2: whatever can be announced stands in some record. Passing is rare; its rule has a drawn test."""
    assert any(move.text.split()[0] == word for record in read_folder(folder(NAME)) for move in record.moves)


@pytest.mark.parametrize("seed", HASH_SEEDS)
def test_another_process_with_another_hash_seed_sees_the_same_states(seed: str) -> None:
    """Law 2: no state depends on the order of a set or on anything else of one process."""
    check_other_process(NAME, seed)


@pytest.mark.all
@pytest.mark.once
@pytest.mark.slow
def test_the_records_are_those_that_their_tool_writes() -> None:
    """Records: made from seeds and drawings, so that a change of behaviour can renew them all."""
    tool = TESTS.parent / "tools" / "make_records.py"
    run = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
