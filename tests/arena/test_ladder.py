"""`tools/ladder.py` plays the games of the arena."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from moonsaga.arena.run import run_arena
from moonsaga.bots.ladder import bot_names
from moonsaga.kernel.registry import game_names, get_game

pytestmark = pytest.mark.once

LADDER = Path(__file__).parents[2] / "tools" / "ladder.py"


def climb(*words: str) -> str:
    return subprocess.run([sys.executable, str(LADDER), *words], capture_output=True, text=True, check=True).stdout


def test_the_challenger_goes_round_the_table() -> None:
    out = climb("eko", "novice", "random", "--games", "6", "--seed", "1", "--seats", "3")
    eko = get_game("eko")
    found = run_arena(eko, [[eko.resolve({"seats": 3})]], ["novice", "random", "random"], 6, 1, workers=1)
    assert f"one novice against 2 random: {found.bots[0].wins} of 6 won" in out
    assert found.digest[:16] in out


def test_peoples_of_blue_moon_change_sides() -> None:
    assert "one novice against 1 random: " in (out := climb("blue_moon", "novice", "random", "--games", "5"))
    assert " of 8 won" in out


def test_rungs_are_climbed_once(tmp_path: Path) -> None:
    """A second call reads what the first one played, and says the same."""
    rungs = tmp_path / "rungs.toml"
    rungs.write_text(
        'rung = [{ game = "eko", seats = 2, challenger = "novice", others = "random", wins = 60 },\n'
        '{ game = "saga", seats = 2, challenger = "novice", others = "random", each_role = true }]\n'
    )
    words = ("--rungs", str(rungs), "--results", str(tmp_path / "results"), "--games", "4")
    first = climb(*words)
    assert first.endswith("every rung reached\n")
    assert "as viking: " in first
    files = sorted((tmp_path / "results").iterdir())
    assert [file.name for file in files] == ["eko-2-novice-random-1.jsonl", "saga-2-novice-random-1.jsonl"]
    kept = [file.read_bytes() for file in files]
    assert climb(*words, "--reports", str(tmp_path / "pages")) == first
    assert [file.read_bytes() for file in files] == kept
    assert (tmp_path / "pages" / "eko-2-novice-random-1.html").exists()


def test_a_rung_that_is_missed_fails(tmp_path: Path) -> None:
    rungs = tmp_path / "rungs.toml"
    rungs.write_text('rung = [{ game = "eko", seats = 2, challenger = "random", others = "adept", wins = 90 }]\n')
    words = ("--rungs", str(rungs), "--results", str(tmp_path), "--games", "2")
    done = subprocess.run([sys.executable, str(LADDER), *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (1, "missed: eko-2-random-adept")


def test_the_rungs_name_games_and_bots_that_exist() -> None:
    rungs = tomllib.loads((LADDER.parents[1] / "benchmarks" / "ladder.toml").read_text("utf-8"))["rung"]
    assert {rung["game"] for rung in rungs} == set(game_names())
    assert {rung[who] for rung in rungs for who in ("challenger", "others")} == set(bot_names())
    assert all(rung["seats"] in get_game(rung["game"]).info.seats for rung in rungs)
