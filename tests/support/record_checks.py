"""What holds for the recorded games of every game: they replay, each ending is among them, and any process agrees."""

import os
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

from moonsaga.kernel.contract import Game
from moonsaga.kernel.laws import check_endings
from moonsaga.kernel.records import Record, Replay, read_folder, read_record, verify, write_record
from moonsaga.kernel.registry import get_game
from support.selection import everything, some

TESTS = Path(__file__).resolve().parents[1]
HASH_SEEDS = some(("0", "4711"), 1)
DIGESTS = """
import sys
sys.path.insert(0, sys.argv[1])
from support.record_checks import digests
print(digests(sys.argv[2], sys.argv[3] == "shortest"))
"""


def folder(name: str) -> Path:
    return TESTS / "records" / name


def paths(name: str) -> list[Path]:
    """The records of a game; none is a mistake, as tests over nothing would pass."""
    found = sorted(folder(name).glob("*.txt"))
    assert found, f"no records of {name}"
    return found


def shortest_of_each_ending(records: Iterable[Record]) -> list[Record]:
    """For each ending the record with the fewest actions."""
    found: dict[str, Record] = {}
    for record in sorted(records, key=lambda record: len(record.moves)):
        found.setdefault(record.end.ending, record)
    return list(found.values())


@cache
def digests(name: str, shortest: bool = False) -> str:
    """A line for each position on the way through the records: a digest of its dump and of its value for each seat."""
    game = get_game(name)
    records = read_folder(folder(name))
    lines = []
    for record in shortest_of_each_ending(records) if shortest else records:
        replay = Replay(game, record)
        seats = range(len(game.roles(replay.state.options)))
        for _ in replay:
            values = [game.evaluate(replay.state, seat) for seat in seats]
            digest = sha256(replay.state.dump() + repr(values).encode())
            lines.append(f"{name}/{record.source} {replay.done} {digest.hexdigest()}")
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
    which = "every" if everything() else "shortest"
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", DIGESTS, str(TESTS), name, which],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == digests(name, which == "shortest")
