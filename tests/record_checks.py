"""What holds for the recorded games of every game: they replay, each ending is among them, and any process agrees."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from moonsaga.kernel.contract import Game
from moonsaga.kernel.laws import check_endings
from moonsaga.kernel.records import Replay, read_folder, read_record, verify, write_record
from moonsaga.kernel.registry import get_game

TESTS = Path(__file__).resolve().parent
HASH_SEEDS = ("0", "4711")
DIGESTS = """
import sys
sys.path.insert(0, sys.argv[1])
from record_checks import digests
print(digests(sys.argv[2]))
"""


def folder(name: str) -> Path:
    return TESTS / "records" / name


def paths(name: str) -> list[Path]:
    """The records of a game; none is a mistake, as tests over nothing would pass."""
    found = sorted(folder(name).glob("*.txt"))
    assert found, f"no records of {name}"
    return found


def digests(name: str) -> str:
    """A digest of all states on the way through all records, one line each."""
    game = get_game(name)
    lines = []
    for record in read_folder(folder(name)):
        digest = sha256()
        replay = Replay(game, record)
        for _ in replay:
            digest.update(replay.state.dump())
        lines.append(f"{record.source} {digest.hexdigest()}")
    return "\n".join(lines)


def check_replay(game: Game, path: Path) -> None:
    """Law 2: every line is legal, and ending, returns and final position are those of the record."""
    text = path.read_text("utf-8")
    record = read_record(text, path.name)
    assert verify(game, record).ending == record.end.ending != ""
    assert write_record(record) == text


def check_each_ending(game: Game) -> None:
    """Law 6: no way to end a game is without an example."""
    check_endings(game, folder(game.info.name))


def check_other_process(name: str, hash_seed: str) -> None:
    """Law 2: no state depends on the order of a set or on anything else of one process."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", DIGESTS, str(TESTS), name],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == digests(name)
