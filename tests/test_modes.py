"""`tools/compare_modes.py`: a game comes to the same positions and values compiled, checked and interpreted.

Each mode is compared with the interpreted one, so that none has to wait for the build of another.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from moonsaga import _cores
from moonsaga.kernel.records import read_folder
from moonsaga.kernel.registry import game_names, get_game
from support.record_checks import digests, folder, shortest_of_each_ending

TOOL = Path(__file__).parents[1] / "tools" / "compare_modes.py"
not_interpreted = pytest.mark.skipif(_cores.running() == "interpreted", reason="the mode the others are compared with")


def compare(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, *map(str, arguments)], capture_output=True, text=True, check=False)


@not_interpreted
@pytest.mark.every_mode
def test_the_shortest_record_of_each_ending_is_the_same_interpreted() -> None:
    """Law 2: dump and values after every action."""
    run = compare("--shortest", "--modes", f"{_cores.running()},interpreted")
    assert run.returncode == 0, run.stderr


@not_interpreted
@pytest.mark.all
@pytest.mark.early
def test_every_record_is_the_same_interpreted() -> None:
    """Law 2: dump and values after every action."""
    run = compare("--modes", f"{_cores.running()},interpreted")
    assert run.returncode == 0, run.stderr


@pytest.mark.once
@pytest.mark.parametrize("name", game_names())
def test_the_shortest_records_have_each_ending_once(name: str) -> None:
    shortest = shortest_of_each_ending(read_folder(folder(name)))
    assert sorted(record.end.ending for record in shortest) == sorted(get_game(name).info.endings)
    assert len(digests(name, shortest=True).splitlines()) == sum(len(record.moves) for record in shortest)


@pytest.mark.once
def test_the_first_difference_is_named(tmp_path: Path) -> None:
    one, other, less = tmp_path / "one", tmp_path / "other", tmp_path / "less"
    one.write_text("eko/a.txt 1 aa\neko/a.txt 2 bb\n", "utf-8")
    other.write_text("eko/a.txt 1 aa\neko/a.txt 2 cc\n", "utf-8")
    less.write_text("eko/a.txt 1 aa\n", "utf-8")
    assert compare(one, one).stdout == "one, one: the same 2 positions.\n"
    assert compare(one, one, other).stderr == "one has eko/a.txt 2 bb, other has eko/a.txt 2 cc.\n"
    assert compare(less, one).stderr == "less has nothing, one has eko/a.txt 2 bb.\n"
    assert compare(less, one).returncode == 1


@pytest.mark.once
def test_a_mode_that_cannot_run_is_named() -> None:
    run = compare("--modes", "fast")
    assert run.returncode == 2
    assert run.stderr.startswith("MOONSAGA_CORES is 'fast', but it must be one of auto, compiled")
