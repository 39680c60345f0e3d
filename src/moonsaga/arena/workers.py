"""Jobs in several processes, handed back in their order: the number of processes changes nothing but the time."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from pickle import PicklingError
from typing import Any

from moonsaga.arena.game import Failed, Played, try_job
from moonsaga.arena.seatings import Job
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import game_names, register

AHEAD = 2
"""Jobs a worker has been given and has not finished: with a second one it never waits for its master."""
PATIENCE = 5.0
"""Seconds until a worker that does not end is killed."""
DIED = "the process that played it died"

Pair = tuple[Job, Played]
Games = Generator[Pair, None, None]
Task = Callable[[Game, Any], Any]
"""What a worker does with a job, which has a `number`. It may come to `Failed`."""


def available_workers() -> int:
    """One for each processor that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(game: Game, jobs: Iterator[Job], workers: int) -> Games:
    """All games in their order. Close the generator to stop before the end; no process outlives it."""
    with closing(do_all(game, jobs, workers, try_job)) as pairs:
        for job, found in pairs:
            yield job, check_played(game, job, found)


def do_all(game: Game, jobs: Iterator[Any], workers: int, task: Task) -> Generator[tuple[Any, Any], None, None]:
    """Each job with what came of it, in their order; in this process if there is to be only one."""
    return _do_here(game, jobs, task) if workers <= 1 else _do_apart(game, jobs, workers, task)


def _do_here(game: Game, jobs: Iterator[Any], task: Task) -> Generator[tuple[Any, Any], None, None]:
    for job in jobs:
        yield job, task(game, job)


def _do_apart(game: Game, jobs: Iterator[Any], workers: int, task: Task) -> Generator[tuple[Any, Any], None, None]:
    """In worker processes: each receives its next job when it has finished one; results keep their order."""
    crew: list[Worker] = []
    early: dict[int, tuple[Any, Any]] = {}
    numbers: deque[int] = deque()
    try:
        for _ in range(workers):
            crew.append(Worker(game, task))
            numbers += crew[-1].give(jobs)
        while busy := {worker.pipe: worker for worker in crew if worker.jobs}:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]  # only pipes were waited for
                job, found = worker.take()
                early[job.number] = (job, found)
                numbers += worker.give(jobs)
            while numbers and numbers[0] in early:
                yield early.pop(numbers.popleft())
    finally:
        for worker in crew:
            worker.dismiss()
        for worker in crew:
            worker.stop()


def check_played(game: Game, job: Job, found: Played | Failed) -> Played:
    if isinstance(found, Played):
        return found
    where = f"{game.info.name}, seed {job.seed}, block {job.block}"
    raise MoonsagaError(f"{where} with {', '.join(job.bots)} in seat order broke off: {found.reason}")


class Worker:
    """A process that does one job after the other, and ends when nobody holds the other end of its pipe.

    It is sent the Game itself, which is no more than the name of its class: so it knows plug-ins, too.
    """

    def __init__(self, game: Game, task: Task) -> None:
        self.jobs: deque[Any] = deque()
        context = get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=work, args=(game, task, other), daemon=True)
        try:
            with _interrupts_held_back():
                self.process.start()
        except (PicklingError, AttributeError, TypeError) as problem:
            raise MoonsagaError(
                f"{game.info.name} cannot be played in other processes, only with one worker: {problem}"
            ) from None
        other.close()

    def give(self, jobs: Iterator[Any]) -> list[int]:
        """As many jobs as it may have at a time; their numbers."""
        given = []
        while len(self.jobs) < AHEAD and (job := next(jobs, None)) is not None:
            self.jobs.append(job)
            given.append(job.number)
            try:
                self.pipe.send(job)
            except OSError:
                break  # it died; `take` says so
        return given

    def take(self) -> tuple[Any, Any]:
        """What came of its oldest job."""
        try:
            found = self.pipe.recv()
        except (EOFError, OSError):
            found = Failed(DIED)
        return self.jobs.popleft(), found

    def dismiss(self) -> None:
        self.pipe.close()
        self.process.terminate()

    def stop(self) -> None:
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def work(game: Game, task: Task, pipe: Connection[object, Any]) -> None:
    """The life of a worker. It does not hear interrupts: its master decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if game.info.name not in game_names():
        register(game)
    try:
        while True:
            job = pipe.recv()
            pipe.send(task(game, job))
    except (EOFError, OSError):
        return


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A process that is interrupted while it starts would complain at length; it inherits this instead."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # would be started with the first worker, and let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
