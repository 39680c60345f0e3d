"""`tools/compare_commits.py` and `tools/digest_games.py`: what changes is noticed, and the first place is named."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from moonsaga import _cores
from moonsaga.kernel.contract import Event, Message
from support import synthetic

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))  # the tools are no part of the package

from tools import compare_commits, digest_games  # noqa: E402

pytestmark = pytest.mark.once
ROUNDS = ROOT / "tests" / "records" / "synthetic" / "rounds.txt"


def digests() -> dict[str, Any]:
    """Of one record of the game for tests, and of a game with mixed options."""
    record = digest_games.read_record("rounds.txt", ROUNDS.read_text("utf-8"))
    runs = {
        "records/synthetic/rounds.txt": digest_games.replay(synthetic.GAME, record, digest_games.NO_STEP).result(),
        "simulate/synthetic/variants/0": digest_games.play_variant(
            synthetic.GAME, {}, 0, digest_games.NO_STEP
        ).result(),
    }
    return {"format": 1, "side": "test", "mode": "any", "games": {"synthetic": runs}}


def compare(tmp_path: Path, old: dict[str, Any], new: dict[str, Any], *words: str) -> subprocess.CompletedProcess[str]:
    """As on a command line."""
    files = [tmp_path / "old.json", tmp_path / "new.json.gz"]
    compare_commits.write(files[0], old)
    compare_commits.write(files[1], new)
    command = [sys.executable, "-m", "tools.compare_commits", *map(str, files), *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def changed(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, change: Callable[[Any], Any]) -> None:
    """Let a method give something else than it does."""
    original = getattr(owner, name)
    monkeypatch.setattr(owner, name, lambda *arguments: change(original(*arguments)))


def different(old: dict[str, Any], new: dict[str, Any]) -> set[str]:
    """The kinds in which the record differs."""
    runs = [side["games"]["synthetic"] for side in (old, new)]
    return {kind for kind in digest_games.KINDS if compare_commits.compare_kind(runs[0], runs[1], kind)}


def test_the_same_games_have_the_same_digests(tmp_path: Path) -> None:
    old = digests()
    assert old == digests()
    run = compare(tmp_path, old, digests())
    assert run.returncode == 0
    assert run.stdout.endswith("test (any) and test (any): equal\n")
    assert set(old["games"]["synthetic"]["records/synthetic/rounds.txt"]["whole"]) == set(digest_games.KINDS)


def test_a_changed_evaluation_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(synthetic.SyntheticGame, "evaluate", lambda *_: 0.5)
    old = digests()
    monkeypatch.setattr(synthetic.SyntheticGame, "evaluate", lambda *_: 0.5000000000000001)
    assert different(old, digests()) == {"values"}


def test_another_order_of_the_legal_actions_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    old = digests()
    changed(monkeypatch, synthetic.Position, "legal", lambda actions: actions[::-1])
    new = digests()
    for side in (old, new):
        del side["games"]["synthetic"]["simulate/synthetic/variants/0"]  # there another action would be played
    assert {"legal", "notation"} <= different(old, new) <= {"legal", "notation", "refusals"}


def test_an_event_argument_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = digests()

    def add_argument(events: list[Any]) -> list[Any]:
        return [
            Event(Message(event.public.key, {**event.public.args, "more": 1})) if event.public else event
            for event in events
        ]

    changed(monkeypatch, synthetic.Position, "take_events", add_argument)
    new = digests()
    assert different(old, new) == {"events"}
    run = compare(tmp_path, old, new)
    assert run.returncode == 1
    assert "events: DIFFERENT in 2 runs, first in records/synthetic/rounds.txt at step " in run.stdout
    assert compare(tmp_path, old, new, "--ignore", "events").returncode == 0


def test_the_first_step_that_differs_is_named(tmp_path: Path) -> None:
    old, new = digests(), digests()
    run = new["games"]["synthetic"]["records/synthetic/rounds.txt"]
    at = 3 * digest_games.DIGITS
    run["each"]["views"] = run["each"]["views"][:at] + "x" * (len(run["each"]["views"]) - at)
    run["whole"]["views"] = ""
    found = compare(tmp_path, old, new)
    assert "views: DIFFERENT in 1 runs, first in records/synthetic/rounds.txt at step 3\n" in found.stdout
    assert found.returncode == 1


def test_a_run_that_is_missing_is_a_difference(tmp_path: Path) -> None:
    old, new = digests(), digests()
    del new["games"]["synthetic"]["records/synthetic/rounds.txt"]
    found = compare(tmp_path, old, new)
    assert "1 runs only on one side, first records/synthetic/rounds.txt (old)" in found.stdout
    assert found.returncode == 1


@pytest.mark.all
def test_a_checkout_is_equal_to_itself(tmp_path: Path) -> None:
    """With the Python of the tests, and the form of the cores that they run in."""
    words = ["--games", "saga", "--count", "1", "--mode", _cores.running(), "--python", sys.executable]
    file = str(tmp_path / "kept.json")
    command = [sys.executable, "-m", "tools.compare_commits", str(ROOT), str(ROOT), *words, "--keep", file]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "adept 1, master 1, novice 1, random 1, records 11, variants 1" in run.stdout
    assert set(json.loads(Path(file).read_text("utf-8"))["games"]) == {"saga"}
