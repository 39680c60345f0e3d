"""Recorded games of Saga: all replay, each ending is among them, and other processes see the same states."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from moonsaga.games.saga.game import GAME
from moonsaga.kernel.laws import check_endings
from moonsaga.kernel.records import Replay, read_folder, read_record, verify, write_record

TESTS = Path(__file__).resolve().parents[2]
FOLDER = TESTS / "records" / "saga"
PATHS = sorted(FOLDER.glob("*.txt"))
DIGESTS = """
import sys
sys.path.insert(0, sys.argv[1])
from games.saga.test_records import digests
print(digests())
"""


def digests() -> str:
    """A digest of all states on the way through all records, one line each."""
    lines = []
    for record in read_folder(FOLDER):
        digest = sha256()
        replay = Replay(GAME, record)
        for _ in replay:
            digest.update(replay.state.dump())
        lines.append(f"{record.source} {digest.hexdigest()}")
    return "\n".join(lines)


@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
def test_each_record_replays(path: Path) -> None:
    """Law 2: every line is legal, and ending, returns and final position are those of the record."""
    text = path.read_text("utf-8")
    record = read_record(text, path.name)
    assert verify(GAME, record).ending == record.end.ending != ""
    assert write_record(record) == text


def test_each_ending_has_a_record() -> None:
    """Law 6: no way to end a game is without an example."""
    check_endings(GAME, FOLDER)


@pytest.mark.parametrize("seed", ["0", "4711"])
def test_another_process_with_another_hash_seed_sees_the_same_states(seed: str) -> None:
    """Law 2: no state depends on the order of a set or on anything else of one process."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", DIGESTS, str(TESTS)],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == digests()
