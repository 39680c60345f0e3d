"""`tools/ladder.py` plays the games of the arena."""

import subprocess
import sys
from pathlib import Path

import pytest

from moonsaga.arena.run import run_arena
from moonsaga.kernel.registry import get_game

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
