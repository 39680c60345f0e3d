"""`tools/count_instructions.py`: the loops play what they should, and a slower loop is named."""

import json
import random
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from moonsaga.kernel.registry import game_names, get_game
from support import synthetic

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))  # the tools are no part of the package

from tools import count_instructions, digest_games  # noqa: E402

pytestmark = pytest.mark.once


class Counted:
    """A game whose states count the players' decisions."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.decisions = 0

    def new(self, options: Any) -> Any:
        return CountedState(self, self.game.new(options))


class CountedState:
    def __init__(self, game: Counted, state: Any) -> None:
        self.game = game
        self.state = state

    def apply(self, seat: int, action: int) -> None:
        self.game.decisions += seat >= 0
        self.state.step(seat, action)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)


def test_the_public_loop_makes_as_many_decisions_as_it_is_asked_for() -> None:
    game = Counted(synthetic.GAME)
    count_instructions.play_public(game, synthetic.GAME.resolve({}), random.Random(1).random, 500)
    assert game.decisions == 500


@pytest.mark.parametrize("name", game_names())
def test_the_core_loop_uses_up_its_decisions(name: str) -> None:
    left: list[int] = []

    def playout(state: Any, rng: Any, most: int) -> int:
        made: int = digest_games.find("playout")(state, rng, most)
        left.append(most - made)
        return made

    game = get_game(name)
    count_instructions.play_core(game, game.resolve({}), playout, digest_games.find("Rng")(1), 700)
    assert left[-1] == 0
    assert sorted(left, reverse=True) == left


def write(file: Path, **instructions: int) -> Path:
    file.write_text(json.dumps({"decisions": 10, "instructions": instructions}), "utf-8")
    return file


def test_a_loop_above_the_bar_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = write(tmp_path / "old", one=1000, other=1000)
    assert count_instructions.compare(old, write(tmp_path / "new", one=1030, other=900)) == 0
    assert "above" not in capsys.readouterr().out
    assert count_instructions.compare(old, write(tmp_path / "new", one=1031, other=900)) == 1
    assert capsys.readouterr().out.splitlines()[0].endswith("1,031   103.1%  above the bar")
    with pytest.raises(digest_games.Problem):
        count_instructions.compare(old, write(tmp_path / "new", one=1000))


@pytest.mark.all
@pytest.mark.skipif(not shutil.which("valgrind"), reason="valgrind is not installed")
def test_callgrind_counts_the_loop_alone() -> None:
    """One decision costs less than 1,000, and starting Python would cost more than both."""
    one, many = (count_instructions.count(ROOT, Path(sys.executable), "saga", "core", n) for n in (1, 1000))
    assert 0 < one < many < 100_000_000
