"""Games on a Ray cluster, handed back in their order: the same results as on one machine.

Ray is an extra, and imported only here. Each node needs the same Moonsaga; one that has another is refused.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from time import perf_counter
from typing import Any, Self

import msgspec

import moonsaga
from moonsaga import _cores
from moonsaga.arena.game import Failed, Played, try_job
from moonsaga.arena.seatings import Job
from moonsaga.arena.workers import Games, Pair, check_played
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import game_names, register

LOCAL = "local"
"""The address of a cluster that is started on this machine for the run."""
PATIENCE = 5.0
"""Seconds until an address does not answer."""
LEAST_SECONDS = 1.0
"""A task takes about so long: shorter ones cost more than they bring."""
MOST_GAMES = 500
"""In one task."""
AHEAD = 2
"""Tasks for each processor that are not finished."""


class Batch(msgspec.Struct, frozen=True):
    """What came of the games of one task, how long they took, and who played them."""

    games: list[Played | Failed]
    seconds: float
    version: str
    cores: str


def has_ray() -> bool:
    try:
        import_module("ray")
    except ImportError:
        return False
    return True


class Cluster:
    """A connection to a cluster, for the time of a `with`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ray: Any = None
        self.processors = 1

    def __enter__(self) -> Self:
        common: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
        if self.address == LOCAL:
            os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # it would write a token into the home folder
            common |= {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        self.ray = import_module("ray")
        try:
            self._knock()
            self.ray.init(address=self.address, **common)
        except (ConnectionError, ValueError, RuntimeError, OSError) as problem:
            reason = " ".join(str(problem).split()) or type(problem).__name__
            raise MoonsagaError(f"there is no Ray cluster at {self.address}: {reason}") from None
        self.processors = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return self

    def _knock(self) -> None:
        """Ray itself takes a minute, and many lines, to find out that nobody listens at HOST:PORT."""
        host, _, port = self.address.rpartition(":")
        if port.isdecimal():
            with socket.create_connection((host.rpartition("/")[2], int(port)), PATIENCE):
                pass

    def __exit__(self, *_problem: object) -> None:
        self.ray.shutdown()

    def play_all(self, game: Game, jobs: Iterator[Job]) -> Games:
        """All games in their order. Whoever is free is given the next ones, as many as take about a second."""
        task = self.ray.remote(num_cpus=1)(play_batch)
        waiting: dict[Any, list[Job]] = {}
        early: dict[int, Pair] = {}
        numbers: deque[int] = deque()
        size = 1
        try:
            while True:
                while len(waiting) < AHEAD * self.processors and (batch := list(islice(jobs, size))):
                    waiting[task.remote(game, batch)] = batch
                    numbers += [job.number for job in batch]
                if not waiting:
                    return
                (done, *_), _ = self.ray.wait(list(waiting))
                batch = waiting.pop(done)
                found = self._fetch(done)
                for job, played in zip(batch, found.games, strict=True):
                    early[job.number] = (job, check_played(game, job, played))
                size = min(MOST_GAMES, max(1, round(LEAST_SECONDS * len(batch) / max(found.seconds, 1e-6))))
                while numbers and numbers[0] in early:
                    yield early.pop(numbers.popleft())
        finally:
            for left in waiting:
                self.ray.cancel(left, force=True)

    def _fetch(self, done: Any) -> Batch:
        try:
            found: Batch = self.ray.get(done)
        except self.ray.exceptions.RayError as problem:
            reason = str(problem).strip().splitlines()[-1]
            raise MoonsagaError(f"a task on the Ray cluster failed: {reason}") from None
        if (found.version, found.cores) != (moonsaga.__version__, _cores.running()):
            raise MoonsagaError(
                f"a node of the Ray cluster has Moonsaga {found.version} with {found.cores} cores, "
                f"not {moonsaga.__version__} with {_cores.running()} ones"
            )
        return found


def play_batch(game: Game, jobs: list[Job]) -> Batch:
    """A task."""
    if game.info.name not in game_names():
        register(game)
    start = perf_counter()
    games = [try_job(game, job) for job in jobs]
    return Batch(games, perf_counter() - start, moonsaga.__version__, _cores.running())
