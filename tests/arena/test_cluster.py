"""Games on a cluster: the same as here, in whatever order they come back. Ray itself is tried where it is installed."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from arena.test_run import told
from moonsaga import cli
from moonsaga.arena import cluster
from moonsaga.arena.game import Failed
from moonsaga.arena.run import run_arena
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import get_game

pytestmark = pytest.mark.once

EKO = get_game("eko")
SHORT = EKO.resolve({"turn_limit": 8})


class RayError(Exception):
    pass


class FakeRay:
    """Ray's functions that are used here, in one process. The task that was given last is finished first."""

    exceptions = SimpleNamespace(RayError=RayError)

    def __init__(self) -> None:
        self.tasks: dict[int, Any] = {}
        self.given: list[int] = []
        self.cancelled: list[int] = []
        self.open = False
        self.change: Callable[[Any], Any] = lambda batch: batch

    def init(self, address: str, **settings: Any) -> None:
        if address == "nowhere":
            raise ConnectionError("could not\nfind it")
        self.open = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, **_: Any) -> Callable[[Callable[..., Any]], Any]:
        def make(task: Callable[..., Any]) -> Any:
            def start(game: Any, batch: list[Any]) -> int:
                number = len(self.given)
                self.tasks[number] = self.change(task(game, batch))
                self.given.append(len(batch))
                return number

            return SimpleNamespace(remote=start)

        return make

    def wait(self, tasks: Sequence[int]) -> tuple[list[int], list[int]]:
        return [max(tasks)], sorted(tasks)[:-1]

    def get(self, task: int) -> Any:
        return self.tasks[task]

    def cancel(self, task: int, force: bool) -> None:
        self.cancelled.append(task)

    def shutdown(self) -> None:
        self.open = False


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setattr(cluster, "import_module", lambda name: fake)
    return fake


def run(address: str | None, games: int = 12, **more: Any) -> Any:
    return run_arena(EKO, [[SHORT]], ["novice", "random"], games, 7, workers=1, cluster=address, **more)


def test_a_cluster_changes_nothing(ray: FakeRay, tmp_path: Path) -> None:
    alone = run(None, results=tmp_path / "here.jsonl")
    assert told(run("local", results=tmp_path / "there.jsonl")) == told(alone)
    assert not ray.open
    here, there = ((tmp_path / name).read_text().splitlines() for name in ("here.jsonl", "there.jsonl"))
    assert here[0] == there[0]
    for one, other in zip(here[1:], there[1:], strict=True):
        assert msgspec.json.decode(one)["scores"] == msgspec.json.decode(other)["scores"]


def test_short_games_are_given_many_at_a_time(ray: FakeRay) -> None:
    run("local", games=300)
    assert ray.given[0] == 1
    assert max(ray.given) > 10
    assert sum(ray.given) == 300


def test_what_nobody_waits_for_is_cancelled(ray: FakeRay) -> None:
    def lie(batch: cluster.Batch) -> cluster.Batch:
        return msgspec.structs.replace(batch, version="0.0.9")

    ray.change = lie
    with pytest.raises(MoonsagaError, match=r"^a node of the Ray cluster has Moonsaga 0\.0\.9 with .*, not 0\.1"):
        run("somewhere")
    assert ray.cancelled
    assert not ray.open


def test_a_failed_game_is_told_with_its_seed(ray: FakeRay) -> None:
    ray.change = lambda batch: msgspec.structs.replace(batch, games=[Failed("no idea")] * len(batch.games))
    with pytest.raises(MoonsagaError, match=r"^eko, seed 7, block 2 .* broke off: no idea$"):
        run("local")


def test_a_failed_task_is_one_sentence(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(task: int) -> Any:
        raise RayError("a long\ntraceback\nOut of memory")

    monkeypatch.setattr(ray, "get", fail)
    with pytest.raises(MoonsagaError, match=r"^a task on the Ray cluster failed: Out of memory$"):
        run("local")


def test_no_cluster_is_one_sentence(ray: FakeRay) -> None:
    with pytest.raises(MoonsagaError, match=r"^there is no Ray cluster at nowhere: could not find it$"):
        run("nowhere")


def test_without_ray_the_cluster_is_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("arena", "eko", "--bots", "novice,random", "--games", "2", "--workers", "1", "--option", "turn_limit=8")
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr(sys, "argv", ["moonsaga", *words, "--json", "--cluster", "local"])
    with pytest.raises(SystemExit) as left:
        cli.main()
    said = capsys.readouterr()
    assert left.value.code in (0, None)
    assert (
        msgspec.json.decode(said.out)["digest"]
        == run_arena(EKO, [[SHORT]], ["novice", "random"], 2, 1, workers=1).digest
    )
    assert said.err.splitlines() == [
        "Ray is not installed, so the cluster is skipped (pip install 'moonsaga[cluster]')."
    ]


def test_an_address_where_nobody_listens_is_one_sentence(ray: FakeRay) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(MoonsagaError, match=f"^there is no Ray cluster at {address}: .*refused"):
            run(address)


@pytest.mark.all
@pytest.mark.slow
def test_the_real_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: the run on a real cluster is skipped")
    words = ("arena", "saga", "--bots", "adept,novice", "--games", "12", "--seed", "5", "--json")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    found = [
        subprocess.run(
            [sys.executable, "-m", "moonsaga.cli", *words, *more], env=environment, capture_output=True, check=True
        ).stdout
        for more in (("--cluster", "local"), ("--workers", "1"))
    ]
    there, here = (msgspec.json.decode(out) for out in found)
    assert there["digest"] == here["digest"]
    assert [bot["wins"] for bot in there["bots"]] == [bot["wins"] for bot in here["bots"]]
    assert there["match"]["block_scores"] == here["match"]["block_scores"]
