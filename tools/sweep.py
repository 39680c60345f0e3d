#!/usr/bin/env python3
"""Play thousands of random games and check every law of the kernel on the way.

    tools/sweep.py eko                               the full sweep: 1000 games for each table, 200 combinations
    tools/sweep.py eko --games 50                    a small one
    tools/sweep.py eko --modes interpreted           only with these forms of the cores
    tools/sweep.py eko --one "seats=2 storms=3" --seed 7 --modes compiled      one game, to look at a failure again

The first mode plays all games, each other one a tenth of them. Then the same seeds are played in each mode and with
different hash seeds: all must come to the same fingerprint. The first broken law ends the sweep with exit code 1 and
the command that plays that game again; 2 means that the sweep could not start.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from types import FrameType
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from moonsaga import _cores
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.laws import fingerprint, sweep_game
from moonsaga.kernel.options import parse, write
from moonsaga.kernel.registry import get_game

HERE = Path(__file__).resolve()
TESTS = HERE.parent.parent / "tests"
MODES = ("compiled", "checked", "interpreted")
SHARE = 0.1
"""What a mode plays that is not the first."""
CHUNK = 5
"""Games that a worker plays between two words to its master."""
FAR = 1_000_000
MOST_NUMBERS = 600 if _cores.running() == "interpreted" else 12_500
"""How many refused action numbers are compared at a position: all of them, where there are no more than that."""
WORD_EVERY = 250
"""Where there is no terminal for the progress bar: how many games are played between two lines."""
HASH_SEEDS = ("0", "4711")
FINGERPRINTS = 3
Job = dict[str, Any]


# The games


@dataclass(frozen=True)
class Plan:
    """One line of the summary: the games with one kind of table."""

    kind: str
    games: int
    first: int
    """The first of its seeds: other plans have other ones, so that no two play nearly the same games."""

    def jobs(self, first: int) -> Iterator[Job]:
        for start in range(0, self.games, CHUNK):
            seeds = range(start, min(start + CHUNK, self.games))
            yield {"kind": self.kind, "seeds": [first + self.first + seed for seed in seeds]}


def plans(name: str, games: int) -> list[Plan]:
    kinds = variants_of(name).KINDS
    return [Plan(kind, max(1, round(games * share)), i * FAR) for i, (kind, share) in enumerate(kinds.items())]


def variants_of(name: str) -> Any:
    """The tables of a game's tests: `KINDS` with their shares, `MIXED` and `table(kind, seed)`."""
    if str(TESTS) not in sys.path:
        sys.path.insert(0, str(TESTS))
    return import_module(f"games.{name}.variants")


# A worker: reads jobs, one JSON line each, and answers each with a line


def work(name: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the master decides when to stop
    for line in sys.stdin:
        job = json.loads(line)
        try:
            answer = fingerprinted(name, job) if job.get("fingerprint") else played(name, job)
        except Exception as error:  # noqa: BLE001  whatever goes wrong is the result of the sweep
            answer = {"broken": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


def played(name: str, job: Job) -> Job:
    endings: Counter[str] = Counter()
    decisions = 0
    game = get_game(name)
    numbers = MOST_NUMBERS if game.info.actions > MOST_NUMBERS else None
    for seed in job["seeds"]:
        options = job.get("options") or variants_of(name).table(job["kind"], seed)
        try:
            done = sweep_game(game, options, seed, numbers=numbers)
        except Exception as error:  # noqa: BLE001  a crash breaks a law too
            return {"broken": f"{type(error).__name__}: {error}", "seed": seed, "options": write(options)}
        endings[done.record.end.ending] += 1
        decisions += done.decisions
    return {"endings": endings, "decisions": decisions}


def fingerprinted(name: str, job: Job) -> Job:
    options = variants_of(name).table(job["kind"], job["seeds"][0])
    return {"fingerprint": fingerprint(get_game(name), options, job["seeds"]), "options": write(options)}


# The master


class Stopped(Exception):
    """The sweep ends here; the sentence says why."""


@dataclass
class Worker:
    """A process with its own mode and hash seed. It stops by itself when its standard input closes."""

    game: str
    mode: str
    hash_seed: str
    process: subprocess.Popen[str] = field(init=False)

    def __post_init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE), self.game, "--worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "MOONSAGA_CORES": self.mode, "PYTHONHASHSEED": self.hash_seed},
        )

    def ask(self, job: Job) -> Job:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(job) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except (OSError, ValueError):
            line = ""
        if not line:
            return {"broken": f"a {self.mode} worker died", "job": job}
        answer: Job = json.loads(line)
        return answer

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Sweep:
    """All games of one run, and what came of them."""

    def __init__(self, game: str, games: int, modes: list[str], first: int, workers: int, progress: Progress) -> None:
        self.game = game
        self.games = {mode: games if mode == modes[0] else max(1, round(games * SHARE)) for mode in modes}
        self.first = first
        self.workers = workers
        self.progress = progress
        self.running: list[Worker] = []
        self.results: dict[tuple[str, str], Counter[str]] = {}

    def run(self) -> None:
        try:
            for mode, games in self.games.items():
                self.play(mode, plans(self.game, games))
            self.compare_fingerprints()
        finally:
            self.stop()

    def play(self, mode: str, wanted: list[Plan]) -> None:
        """All games of one mode, by workers that take the next job when they are done with one."""
        jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        answers: queue.SimpleQueue[tuple[Job, Job]] = queue.SimpleQueue()
        total = sum(plan.games for plan in wanted)
        waiting = 0
        for turn in zip_longest(*(plan.jobs(self.first) for plan in wanted)):  # what is played first is of every kind
            for job in filter(None, turn):
                jobs.put(job)
                waiting += 1
        task = self.progress.add_task(mode, total=total)
        for i in range(self.workers):
            worker = self.start(mode, HASH_SEEDS[i % len(HASH_SEEDS)])
            threading.Thread(target=_feed, args=(worker, jobs, answers), daemon=True).start()
        done = 0
        for _ in range(waiting):
            job, answer = answers.get()
            self.note(mode, job, answer)
            self.progress.advance(task, len(job["seeds"]))
            done += len(job["seeds"])
            if not self.progress.console.is_terminal and done % WORD_EVERY < len(job["seeds"]):
                print(f"{mode}: {done} of {total} games, no law broken", file=sys.stderr, flush=True)
        self.stop()

    def start(self, mode: str, hash_seed: str) -> Worker:
        worker = Worker(self.game, mode, hash_seed)
        self.running.append(worker)
        return worker

    def stop(self) -> None:
        for worker in self.running:
            worker.stop()
        self.running.clear()

    def note(self, mode: str, job: Job, answer: Job) -> None:
        if "broken" in answer:
            raise Stopped(_failure(self.game, mode, job, answer))
        result = self.results.setdefault((mode, job["kind"]), Counter())
        result.update(answer["endings"])
        result.update(decisions=answer["decisions"], games=len(job["seeds"]))

    def compare_fingerprints(self) -> None:
        """The same seeds in every mode and with two hash seeds."""
        kinds = variants_of(self.game).MIXED
        combos = [(mode, seed) for mode in self.games for seed in HASH_SEEDS]
        task = self.progress.add_task("fingerprints", total=len(combos) * len(kinds))
        found: dict[str, dict[str, tuple[str, str]]] = {kind: {} for kind in kinds}
        seeds = list(range(self.first, self.first + FINGERPRINTS))
        for mode, hash_seed in combos:
            worker = self.start(mode, hash_seed)
            for kind in kinds:
                answer = worker.ask({"fingerprint": True, "kind": kind, "seeds": seeds})
                if "broken" in answer:
                    raise Stopped(f"{mode}, fingerprint of {kind}: {answer['broken']}")
                found[kind].setdefault(answer["fingerprint"], (mode, hash_seed))
                if len(found[kind]) > 1:
                    raise Stopped(f"{answer['options']}, seeds {seeds}: other states in {found[kind].values()}")
                self.progress.advance(task)
            self.stop()


def _feed(worker: Worker, jobs: queue.SimpleQueue[Job], answers: queue.SimpleQueue[tuple[Job, Job]]) -> None:
    """Give a worker one job after the other."""
    while True:
        try:
            job = jobs.get_nowait()
        except queue.Empty:
            return
        answer = worker.ask(job)
        answers.put((job, answer))
        if "broken" in answer:
            return


def _failure(name: str, mode: str, job: Job, answer: Job) -> str:
    if "seed" not in answer:
        return f"{mode}, {job}: {answer['broken']}"
    again = f'tools/sweep.py {name} --modes {mode} --one "{answer["options"]}" --seed {answer["seed"]}'
    return f"{answer['broken']}\nTo play this game again: {again}"


def summary(sweep: Sweep) -> Table:
    """One line for each kind of table: games in each mode, and how they ended."""
    endings = get_game(sweep.game).info.endings
    table = Table(title="No law was broken, and all fingerprints agree", box=SIMPLE_HEAD, padding=0)
    table.add_column("table", no_wrap=True)
    for column in (*sweep.games, "decisions", *endings):
        table.add_column(column, justify="right", no_wrap=True)
    total: Counter[str] = Counter()
    for plan in plans(sweep.game, 1):
        found = {mode: sweep.results[mode, plan.kind] for mode in sweep.games}
        row = sum(found.values(), Counter({mode: result["games"] for mode, result in found.items()}))
        total += row
        table.add_row(plan.kind, *(f"{row[column]:,}" for column in (*sweep.games, "decisions", *endings)))
    table.add_row("all", *(f"{total[column]:,}" for column in (*sweep.games, "decisions", *endings)))
    return table


def one_game(name: str, mode: str, options: str, seed: int) -> None:
    """Play one game in this mode, in a process of its own."""
    game = get_game(name)
    given = game.resolve(parse(game.info.options, options.split()))
    worker = Worker(name, mode, HASH_SEEDS[0])
    try:
        job = {"kind": "one", "seeds": [seed], "options": dict(given)}
        answer = worker.ask(job)
        if "broken" in answer:
            raise Stopped(_failure(name, mode, job, answer))
        print(f"{options}, seed {seed}: {answer}")
    finally:
        worker.stop()


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="whose laws are swept")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games for each table (default 1000)")
    parser.add_argument("--modes", default=",".join(MODES), help=f"forms of the cores (default {','.join(MODES)})")
    parser.add_argument("--workers", type=int, default=2, help="processes at the same time (default 2)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (default 0)")
    parser.add_argument("--one", metavar="OPTIONS", help="play one game with these options and this seed")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        work(args.game)
        return 0
    modes = args.modes.split(",")
    for mode in modes:
        if problem := problem_of(mode):
            print(problem, file=sys.stderr)
            return 2
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        if args.one is not None:
            one_game(args.game, modes[0], args.one, args.seed)
        else:
            full_sweep(args, modes)
    except Stopped as stopped:
        print(stopped, file=sys.stderr)
        return 1
    except MoonsagaError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("The sweep was interrupted.", file=sys.stderr)
        return 130
    return 0


def problem_of(mode: str) -> str:
    """Why no game can be played in this mode, in one sentence; empty if all is well."""
    if mode not in MODES:
        return f"there is no mode {mode!r}; there are {', '.join(MODES)}"
    if mode == "interpreted" or not (missing := _cores.lacking(mode)):
        return ""
    target = "make checked" if mode == "checked" else "make install"
    return f"{_cores.some(missing)} not compiled from the present source ({mode}): run `{target}`"


def full_sweep(args: argparse.Namespace, modes: list[str]) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        get_game(args.game)
        sweep = Sweep(args.game, args.games, modes, args.seed, max(1, args.workers), progress)
        sweep.run()
    console = Console()
    console.print(summary(sweep), width=max(150, console.width))


if __name__ == "__main__":
    sys.exit(main())
