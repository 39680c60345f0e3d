"""Training: the same weights however many processes, in one go or resumed; what is learned from."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from moonsaga.cli import app
from moonsaga.commands import train
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.nets import NetFile
from moonsaga.kernel.registry import get_game
from moonsaga.training.examples import Examples, part_of
from moonsaga.training.learner import Learner, learn_from, loss_of, results_of, targets_of
from moonsaga.training.lessons import Learned
from moonsaga.training.run import LAST, Run, Settings, settings_for
from support import synthetic

pytestmark = pytest.mark.once

GAME = get_game("eko")


def settings() -> Settings:
    return settings_for(GAME, GAME.resolve({}), first=6, games=5, hidden=(4,), bot="adept", moments=8)


def trained(folder: Path, games: int, workers: int = 1, minutes: float | None = None) -> NetFile:
    return Run(GAME, settings(), folder, workers).train(games, minutes, lambda *_: None)


def test_two_processes_and_a_resumed_run_give_the_same_weights(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", 16)
    assert trained(tmp_path / "two", 16, workers=2) == whole
    first = trained(tmp_path / "parts", 6)
    assert first.weights != whole.weights
    (tmp_path / "parts" / "games-000000.npz").unlink()
    assert trained(tmp_path / "parts", 16) == whole
    assert [one["games"] for one in whole.made["history"]] == [6, 11, 16]
    assert GAME.read_net(2, str(tmp_path / "whole" / LAST)) == whole


def test_when_the_time_is_up_it_stops_after_a_generation_that_can_be_repeated(tmp_path: Path) -> None:
    stopped = trained(tmp_path / "short", 16, minutes=0)
    assert stopped.made["games"] == 6
    assert trained(tmp_path / "again", stopped.made["games"]).weights == stopped.weights


def test_a_folder_with_other_settings_is_refused(tmp_path: Path) -> None:
    trained(tmp_path, 6)
    other = settings_for(GAME, GAME.resolve({}), first=6, games=5, hidden=(4,), bot="novice", moments=8)
    with pytest.raises(MoonsagaError, match="begun with other settings: bot adept, not novice"):
        Run(GAME, other, tmp_path)


def test_a_game_without_encoder_is_refused() -> None:
    with pytest.raises(MoonsagaError, match="has no encoder"):
        settings_for(synthetic.GAME, synthetic.GAME.resolve({}))


def test_without_numpy_there_is_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(train, "find_spec", lambda name: None if name == "numpy" else importlib.util.find_spec(name))
    with pytest.raises(MoonsagaError, match=r"training needs numpy: pip install 'moonsaga\[train\]'"):
        train.train_net("eko", None, [], tmp_path, 6, None, 0, None, 1, {})


# Examples


def learned(rows: Sequence[Sequence[float]], times: Sequence[int], shares: tuple[float, ...]) -> Learned:
    """A game from rows of inputs, moment by moment and in each seat by seat."""
    arrays = [np.asarray(row, dtype=np.float32) for row in rows]
    places = [np.flatnonzero(row) for row in arrays]
    return Learned(
        seats=len(shares),
        times=np.asarray(times, dtype=np.uint16).tobytes(),
        length=times[-1] + 1,
        lengths=np.asarray([len(where) for where in places], dtype=np.uint16).tobytes(),
        places=np.concatenate(places).astype(np.uint16).tobytes(),
        numbers=np.concatenate([row[where] for row, where in zip(arrays, places, strict=True)]).tobytes(),
        shares=shares,
    )


def test_rows_come_back_as_they_were_and_results_turn_with_the_seat() -> None:
    rows: list[list[float]] = [[0, 1, 0.5], [2, 0, 0], [0, 0, 0], [1, 2, 3], [0, 0, 1], [4, 0, 5]]
    examples = Examples(3, 3)
    examples.add(part_of([learned(rows, [0, 4], (1.0, 0.0, 0.0))]))
    assert examples.dense(np.asarray([3, 0, 2, 5])).tolist() == [rows[3], rows[0], rows[2], rows[5]]
    assert results_of(examples, 3).tolist()[:3] == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
    assert examples.thirds.tolist() == [0, 0, 0, 2, 2, 2]


def test_targets_mix_the_result_with_later_values() -> None:
    examples = Examples(1, 2)
    examples.add(part_of([learned([[1.0]] * 6, [0, 1, 3], (1.0, 0.0))]))
    values = np.asarray([[0.5], [0.5], [0.6], [0.4], [0.7], [0.3]], dtype=np.float32)
    found = targets_of(examples, values, 0.9)[:, 0]
    last, middle = 1.0, 0.19 * 0.7 + 0.81 * 1.0
    assert found[0::2] == pytest.approx([0.1 * 0.6 + 0.9 * middle, middle, last])
    assert found[1::2] == pytest.approx(1 - found[0::2])
    assert targets_of(examples, None, 0.9)[:, 0].tolist() == [1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize("seats", [2, 3])
def test_slopes_are_those_of_the_loss(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small change of a weight changes the loss as the slope says."""
    random = np.random.default_rng(1)
    learner = Learner((5, 4, 3, 1 if seats == 2 else seats), 1)
    learner.weights = [random.standard_normal(one.shape).astype(np.float64) for one in learner.weights]
    inputs = random.standard_normal((7, 5))
    targets = random.dirichlet([1] * seats, 7)[:, : learner.layers[-1]]
    slopes: list[np.ndarray] = []
    monkeypatch.setattr(learner, "_step", lambda found, _: slopes.extend(found))
    learner.learn(inputs, targets, 0.0)  # type: ignore[arg-type]
    for weights, slope in zip(learner.weights, slopes, strict=True):
        place = (0,) * weights.ndim
        losses = []
        for change in (-1e-4, 2e-4):
            weights[place] += change
            losses.append(float(loss_of(learner.judge(inputs), targets).mean()))  # type: ignore[arg-type]
        assert (losses[1] - losses[0]) / 2e-4 == pytest.approx(slope[place], abs=1e-3)


def test_it_learns_what_can_be_learned() -> None:
    random = np.random.default_rng(1)
    games = []
    for _ in range(200):
        sign = float(random.choice([-1, 1]))
        games.append(learned([[sign, 1.0], [-sign, 1.0]], [0], (float(sign > 0), float(sign < 0))))
    examples = Examples(2, 2)
    examples.add(part_of(games))
    learners = [Learner((2, 3, 1), 1)]
    learn_from(learners, examples, targets_of(examples, None, 0.9), 1000, random)
    assert learners[0].judge(np.asarray([[1, 1], [-1, 1]], dtype=np.float32))[:, 0] == pytest.approx([1, 0], abs=0.2)


# The command


def test_the_commands_of_the_documentation_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "training.md").read_text(encoding="utf-8")
    (line,) = [line.split() for line in page.splitlines() if line.startswith("    moonsaga train eko --run")]
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, [*line[1:], "--workers", "1", "--gate", "2", "--report", "page.html"])
    assert result.exit_code == 0, result.output
    assert "the same again: --games 20 --seed 1" in result.output
    assert "adept with the net against adept" in result.output
    assert "Calibration" in Path("page.html").read_text(encoding="utf-8")
    shown = CliRunner().invoke(app, ["train", "eko", "--show", "--net", "trained/small/net.json"])
    assert '"games": 20' in shown.output
