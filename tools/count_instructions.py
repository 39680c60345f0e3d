"""Counts the instructions of random games with callgrind: a measure of speed that other programs do not disturb.

    python -m tools.count_instructions count CHECKOUT FILE   20,000 decisions of each game in each loop, to a JSON file
    python -m tools.count_instructions OLD NEW               compare two such files; exit 1 if NEW needs above 103 %

The public loop plays through the contract, in Python; the core loop is the kernel's playout. Games are seeded, with
default options at the largest table. Only the loop is counted, after a warm-up, without the start of Python. The
checkout has to be built; valgrind, with its headers, and a C compiler have to be installed.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.append(str(ROOT))  # a checkout's own Python runs this file too

from tools.digest_games import Problem, check_package, find  # noqa: E402

DECISIONS = 20_000
WARM_UP = 500
SEED = 1
BAR = 1.03
SWITCH = """
#include <valgrind/callgrind.h>
void start(void) { CALLGRIND_START_INSTRUMENTATION; }
void stop(void) { CALLGRIND_STOP_INSTRUMENTATION; }
"""
"""A small library by which the measured process tells callgrind when to count."""
LOOPS = ("public", "core")


# Inside a checkout


def play_public(game: Any, options: Any, rnd: Callable[[], float], decisions: int) -> None:
    """Random games through the contract, until players have made this number of decisions."""
    while decisions:
        state = game.new(options)
        while decisions and (seats := state.to_act()):
            seat = seats[0]
            if seat < 0:
                outcomes = state.chance()
                left = rnd() * sum([weight for _, weight in outcomes])
                state.apply(seat, draw(outcomes, left))
            else:
                legal = state.legal(seat)
                state.apply(seat, legal[int(rnd() * len(legal))])
                decisions -= 1


def draw(outcomes: list[tuple[int, int]], left: float) -> int:
    """The outcome at this point of the line of weights."""
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    return outcomes[-1][0]


def play_core(game: Any, options: Any, playout: Any, rng: Any, decisions: int) -> None:
    """The same inside the core."""
    while decisions:
        decisions -= playout(game.new(options), rng, decisions)


def work(checkout: Path, switch: str, name: str, loop: str, decisions: int) -> None:
    check_package(checkout)
    counter = ctypes.CDLL(switch)
    game = find("get_game")(name)
    most = {option.name: option.high for option in game.info.options if option.name == "seats"}
    options = game.resolve(most)
    gc.disable()
    if loop == "public":
        rnd = random.Random(SEED).random
        play_public(game, options, rnd, WARM_UP)
        counter.start()
        play_public(game, options, rnd, decisions)
    else:
        playout, rng = find("playout"), find("Rng")(SEED)
        play_core(game, options, playout, rng, WARM_UP)
        counter.start()
        play_core(game, options, playout, rng, decisions)
    counter.stop()


# Outside


def count(checkout: Path, python: Path, name: str, loop: str, decisions: int) -> int:
    """The instructions of one loop, in a process of its own."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(checkout / "src"),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "MOONSAGA_CORES": "compiled",
    }
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind.out")
        switch = build_switch(Path(folder))
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", "--instr-atstart=no"]
        command += [str(python), "-P", str(Path(__file__).resolve()), "work", str(checkout), str(switch)]
        command += [name, loop, str(decisions)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        found = re.search(r"^totals: (\d+)", out.read_text() if out.exists() else "", re.MULTILINE)
    if done.returncode or found is None:
        raise Problem(f"{name}, {loop} loop: callgrind failed: {done.stderr.strip()[-500:]}")
    return int(found[1])


def build_switch(folder: Path) -> Path:
    source, library = folder / "switch.c", folder / "switch.so"
    source.write_text(SWITCH, "utf-8")
    command = [os.environ.get("CC", "cc"), "-O1", "-shared", "-fPIC", "-o", str(library), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Problem(f"the C compiler cannot use valgrind's headers: {done.stderr.strip()[:300]}")
    return library


def count_all(checkout: Path, python: Path, games: list[str], decisions: int, jobs: int) -> dict[str, int]:
    pairs = [(name, loop) for name in games for loop in LOOPS]

    def one(pair: tuple[str, str]) -> int:
        found = count(checkout, python, pair[0], pair[1], decisions)
        print(f"{pair[0]} {pair[1]}: {found:,} instructions", file=sys.stderr)
        return found

    with ThreadPoolExecutor(jobs) as pool:
        return {f"{name} {loop}": n for (name, loop), n in zip(pairs, pool.map(one, pairs), strict=True)}


def games_of(checkout: Path, python: Path) -> list[str]:
    """Of this checkout; the tool names none."""
    folders = sorted((checkout / "src" / "moonsaga" / "games").glob("*/game.py"))
    if not python.exists():
        raise Problem(f"{checkout} has no .venv: run `make install` there, or name a Python")
    return [folder.parent.name for folder in folders]


def compare(old: Path, new: Path) -> int:
    sides = [json.loads(file.read_text("utf-8")) for file in (old, new)]
    if sides[0]["decisions"] != sides[1]["decisions"]:
        raise Problem("the two files count different numbers of decisions")
    counts = [side["instructions"] for side in sides]
    if counts[0].keys() != counts[1].keys():
        raise Problem("the two files count different loops")
    worst = 0.0
    for loop, before in counts[0].items():
        after = counts[1][loop]
        worst = max(worst, after / before)
        print(f"{loop:<24}{before:>16,}{after:>16,}{after / before:>9.1%}{'  above the bar' * (after > BAR * before)}")
    return int(worst > BAR)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="+", metavar="WORD", help="count CHECKOUT FILE | OLD NEW")
    parser.add_argument("--decisions", type=int, default=DECISIONS, metavar="N", help=f"default {DECISIONS:,}")
    parser.add_argument("--games", metavar="A,B", help="only these games")
    parser.add_argument("--python", type=Path, help="the Python of a checkout without a .venv")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at a time (default 1)")
    args = parser.parse_args()
    try:
        match args.words:
            case ["work", checkout, switch, name, loop, decisions]:
                work(Path(checkout).resolve(), switch, name, loop, int(decisions))
                return 0
            case ["count", side, file]:
                tree = Path(side).resolve()
                python = args.python.absolute() if args.python else tree / ".venv" / "bin" / "python"
                games = args.games.split(",") if args.games else games_of(tree, python)
                found = count_all(tree, python, games, args.decisions, args.jobs)
                result = {"decisions": args.decisions, "instructions": found}
                Path(file).write_text(json.dumps(result, indent=1) + "\n", "utf-8")
                return 0
            case [old, new]:
                return compare(Path(old), Path(new))
            case _:
                parser.error("expected count CHECKOUT FILE, or OLD NEW")
    except Problem as problem:
        print(problem, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
