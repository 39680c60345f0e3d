"""Compares what two commits say about the same games: for changes that promise to change no behaviour.

    python -m tools.compare_commits OLD NEW
    python -m tools.compare_commits OLD NEW --games eko,saga --parts records,adept
    python -m tools.compare_commits digest SIDE FILE     write the digests of one side, to compare with them later
    python -m tools.compare_commits show SIDE RUN STEP   print what is behind the digests of one position

Exit 1 means that something differs, 2 that a side cannot run. A side is a commit, a checkout or a file that `digest`
wrote. A commit is cloned into a temporary folder and built there by `make install`. A checkout is used as it is, with
its `.venv`, or with --python and its `src` on the path.

Compared are positions: all of every record, and every decision of `simulate --seed 1`, with 20 games of random, novice
and adept and 2 games of master with 100 iterations, and of 40 random games with mixed options. Of each: the action, who
is to act, the legal actions and outcomes of all seats, the views of all seats and of a spectator, the events each of
them receives, the evaluation for all seats and the returns. Dumps are a kind of their own (--ignore dumps), as are
notation, prompts, refusals, diagrams and counts, which only records and mixed options have. For each kind that differs
the first run and step are named: a step is a position, counted from 0, the start.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tools.digest_games import BEHAVIOUR, DIGITS, DUMPS, KINDS, TEXTS, Problem

HERE = Path(__file__).resolve()
ROOT = HERE.parent.parent
INSIDE = HERE.with_name("digest_games.py")
FORMAT = 1
EVERY = 5.0
"""Seconds between two lines of progress where nobody looks at a screen."""

Runs = dict[str, dict[str, Any]]


class Checkout(NamedTuple):
    """A built tree and the Python that runs it."""

    folder: Path
    python: Path
    mode: str

    def command(self, *words: str) -> list[str]:
        return [str(self.python), "-P", "-X", "utf8", str(INSIDE), str(self.folder), *words]

    def environment(self) -> dict[str, str]:
        """Of a process that imports this tree and no other."""
        return {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONHASHSEED": "0",
            "MOONSAGA_CORES": self.mode,
        }

    def ask(self, *words: str) -> str:
        done = subprocess.run(
            self.command(*words), env=self.environment(), stdout=subprocess.PIPE, stderr=None, check=False
        )
        if done.returncode:
            raise Problem(f"{self.folder} cannot run {INSIDE.name} {' '.join(words)}")
        return done.stdout.decode()


class Progress:
    """One line that says how far the work is."""

    def __init__(self, side: str, parts: int) -> None:
        self.side, self.parts = side, parts
        self.done = 0
        self.doing: dict[str, str] = {}
        self.start = self.told = time.monotonic()
        self.lock = threading.Lock()

    def tell(self, part: str, words: str) -> None:
        """News of one part; no words: it is done."""
        with self.lock:
            if words:
                self.doing[part] = words
            else:
                self.doing.pop(part, None)
                self.done += 1
            screen, now = sys.stderr.isatty(), time.monotonic()
            if screen or now - self.told > EVERY or self.done == self.parts:
                self.told = now
                doing = "; ".join(f"{name} {how}" for name, how in sorted(self.doing.items()))
                line = f"{self.side}: {self.done} of {self.parts} parts, {now - self.start:.0f} s; {doing}"
                last = self.done == self.parts
                print(f"\r{line:<110}" if screen else line, end="" if screen and not last else "\n", file=sys.stderr)


def digest(side: str, checkout: Checkout, args: argparse.Namespace) -> dict[str, Any]:
    """All digests of one tree, part by part in processes of their own."""
    there = json.loads(checkout.ask("--list"))
    games = args.games or list(there)
    if unknown := sorted({*games} - {*there}):
        raise Problem(f"{side} has no game {unknown[0]}; it has {', '.join(there)}")
    parts = [(name, part) for name in games for part in there[name] if not args.parts or part in args.parts]
    parts.sort(key=lambda which: (which[1] == "random", which[1] == "records"))  # the long ones first
    progress = Progress(side, len(parts))
    with ThreadPoolExecutor(args.jobs) as pool:
        found = list(pool.map(lambda which: digest_part(checkout, which, args.count, progress), parts))
    runs: dict[str, Runs] = {name: {} for name in games}
    for (name, _), part_runs in zip(parts, found, strict=True):
        runs[name] |= part_runs
    return {"format": FORMAT, "side": side, "mode": checkout.mode, "games": runs}


def digest_part(checkout: Checkout, which: tuple[str, str], count: int | None, progress: Progress) -> Runs:
    name, part = which
    words = [name, part, *(["--count", str(count)] if count is not None else [])]
    last = ""
    with subprocess.Popen(
        checkout.command(*words), env=checkout.environment(), stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            last = line
            if len(line) < 80:
                progress.tell(f"{name} {part}", line.strip())
    if process.returncode:
        raise Problem(f"{checkout.folder}: no digests of {name} {part}")
    progress.tell(f"{name} {part}", "")
    found: Runs = json.loads(last)
    return found


# Sides


@contextmanager
def open_side(side: str, args: argparse.Namespace) -> Iterator[Checkout]:
    """The tree of a commit or checkout, ready to run."""
    if Path(side).is_dir():
        yield use(Path(side).resolve(), args)
        return
    commit = git(ROOT, "rev-parse", "--verify", "--quiet", f"{side}^{{commit}}")
    with tempfile.TemporaryDirectory(prefix=f"moonsaga-{commit[:7]}-") as folder:
        tree = Path(folder).resolve() / "tree"
        print(f"{side}: building commit {commit[:7]}", file=sys.stderr)
        git(ROOT, "clone", "-q", "--no-checkout", str(ROOT), str(tree))
        git(tree, "checkout", "-q", commit)
        environment = {**os.environ, "MOONSAGA_CORES": args.mode}
        if subprocess.run(["make", "install"], cwd=tree, env=environment, stdout=sys.stderr, check=False).returncode:
            raise Problem(f"{side}: `make install` failed in a clone of commit {commit[:7]}")
        yield use(tree, args)


def use(folder: Path, args: argparse.Namespace) -> Checkout:
    """A checkout with its own environment, or with the Python that the caller names."""
    python = folder / ".venv" / "bin" / "python"
    if args.python is None and not python.exists():
        raise Problem(f"{folder} has no .venv: run `make install` there, or name a Python that has its packages")
    return Checkout(folder, python if args.python is None else args.python.absolute(), args.mode)


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Problem(f"`git {' '.join(words)}` failed: {done.stderr.strip() or 'there is no such commit'}")
    return done.stdout.strip()


def digests_of(side: str, args: argparse.Namespace, keep: Path | None) -> dict[str, Any]:
    if Path(side).is_file():
        return read(Path(side))
    with open_side(side, args) as checkout:
        found = digest(side, checkout, args)
    if keep is not None:
        write(keep, found)
    return found


def read(file: Path) -> dict[str, Any]:
    data = file.read_bytes()
    try:
        found: dict[str, Any] = json.loads(gzip.decompress(data) if file.suffix == ".gz" else data)
    except (OSError, ValueError) as wrong:
        raise Problem(f"{file} has no digests: {wrong}") from None
    if found.get("format") != FORMAT:
        raise Problem(f"{file} has no digests of format {FORMAT}: write it again")
    return found


def write(file: Path, found: dict[str, Any]) -> None:
    data = json.dumps(found, indent=0).encode()
    file.write_bytes(gzip.compress(data, mtime=0) if file.suffix == ".gz" else data)


# Comparing


class Difference(NamedTuple):
    """Where two sides first differ in one kind."""

    run: str
    step: int
    runs: int
    """How many runs differ."""


def compare_kind(old: Runs, new: Runs, kind: str) -> Difference | None:
    """The first difference of one kind in the runs that both sides have."""
    both = sorted(old.keys() & new.keys())
    found = [run for run in both if old[run]["whole"].get(kind) != new[run]["whole"].get(kind)]
    if not found:
        return None
    first = found[0]
    return Difference(first, first_step(old[first]["each"].get(kind, ""), new[first]["each"].get(kind, "")), len(found))


def first_step(old: str, new: str) -> int:
    """The first position whose digests differ, or that only one side has."""
    for at in range(0, max(len(old), len(new)), DIGITS):
        if old[at : at + DIGITS] != new[at : at + DIGITS]:
            return at // DIGITS
    return -1


def compare(old: dict[str, Any], new: dict[str, Any], args: argparse.Namespace) -> int:
    """Print what is equal and what is not; the number of differences that count."""
    wrong = 0
    for name in args.games or sorted(old["games"].keys() | new["games"].keys()):
        runs = [chosen(side["games"].get(name, {}), args) for side in (old, new)]
        wrong += compare_game(name, runs[0], runs[1], args.ignore)
    print(f"{old['side']} ({old['mode']}) and {new['side']} ({new['mode']}): {'different' if wrong else 'equal'}")
    return wrong


def chosen(runs: Runs, args: argparse.Namespace) -> Runs:
    """Those of the parts that are asked for."""
    return {run: found for run, found in runs.items() if not args.parts or part_of(run) in args.parts}


def part_of(run: str) -> str:
    words = run.split("/")
    return "records" if words[0] == "records" else words[2]


def compare_game(name: str, old: Runs, new: Runs, ignored: Sequence[str]) -> int:
    kinds = {kind: compare_kind(old, new, kind) for kind in KINDS}
    both = old.keys() & new.keys()
    counted = Counter(part_of(run) for run in both)
    steps = sum(old[run]["steps"] for run in both)
    print(f"{name}: {', '.join(f'{part} {n}' for part, n in sorted(counted.items()))}; {steps:,} positions")
    for title, group in (("behaviour", BEHAVIOUR), ("dumps", DUMPS), ("texts", TEXTS)):
        same = [kind for kind in group if kinds[kind] is None]
        if same:
            print(f"    {title}: equal {', '.join(same)}")
    for kind, found in kinds.items():
        if found is not None:
            note = " (ignored)" if kind in ignored else ""
            print(f"    {kind}: DIFFERENT in {found.runs} runs, first in {found.run} at step {found.step}{note}")
    missing = sorted(old.keys() ^ new.keys())
    if missing:
        side = "old" if missing[0] in old else "new"
        print(f"    {len(missing)} runs only on one side, first {missing[0]} ({side})")
    if not both:
        print("    nothing to compare")
    return len(missing) + (not both) + sum(found is not None and kind not in ignored for kind, found in kinds.items())


def words(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="+", metavar="SIDE", help="OLD NEW | digest SIDE FILE | show SIDE RUN STEP")
    parser.add_argument("--games", type=words, default=[], metavar="A,B", help="only these games")
    parser.add_argument(
        "--parts", type=words, default=[], metavar="A,B", help="of records, random, novice, adept, master, variants"
    )
    parser.add_argument("--count", type=int, metavar="N", help="at most N simulated games of each bot")
    parser.add_argument("--ignore", type=words, default=[], metavar="A,B", help="kinds that may differ, such as dumps")
    parser.add_argument(
        "--mode", default="compiled", help="form of the cores: compiled (default), checked, interpreted"
    )
    parser.add_argument("--python", type=Path, help="the Python of checkouts without a .venv")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="also keep the digests of OLD in this file")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at a time (default 1)")
    args = parser.parse_args()
    if unknown := {*args.ignore} - {*KINDS}:
        parser.error(f"there is no kind {min(unknown)}; kinds: {', '.join(KINDS)}")
    if len(args.words) != {"digest": 3, "show": 4}.get(args.words[0], 2):
        parser.error("expected OLD NEW, or digest SIDE FILE, or show SIDE RUN STEP")
    return args


def main() -> int:
    args = arguments()
    try:
        match args.words:
            case ["digest", side, file]:
                digests_of(side, args, Path(file))
                return 0
            case ["show", side, run, step]:
                name = run.split("/")[1]
                with open_side(side, args) as checkout:
                    print(checkout.ask(name, part_of(run), "--show", run, step), end="")
                return 0
            case [old, new]:
                found = digests_of(old, args, args.keep)
                return int(compare(found, digests_of(new, args, None), args) > 0)
    except Problem as problem:
        print(problem, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
