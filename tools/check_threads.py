"""Lets two threads, each with states of its own, list legal actions at the same time, and counts wrong lists.

    python -m tools.check_threads                            every game, 100,000 calls
    python -m tools.check_threads --games eko --calls 1000   one game, fewer calls

MOONSAGA_CORES chooses the form of the cores. Interpreted, threads change places in the middle of a function, so that
shared scratch shows itself; compiled, the interpreter's lock hides it. A call that fails counts as a wrong list.
Evaluations are compared as well, every tenth call. Exit 1 means that something was wrong.
"""

from __future__ import annotations

import argparse
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.append(str(ROOT))

from tools.digest_games import CHANCE, find  # noqa: E402

CALLS = 100_000
POSITIONS = 400
"""Of each thread."""
SWITCH_INTERVAL = 1e-6
"""Seconds after which the interpreter lets another thread run."""
EVALUATED = 10


class Sample(NamedTuple):
    """A position and what it said while nobody else was at work."""

    state: Any
    seat: int
    legal: list[int]
    value: float


class Wrong(NamedTuple):
    calls: int
    lists: int
    evaluations: int


def collect(game: Any, seed: int, positions: int) -> list[Sample]:
    """Decisions from random games at the largest table, as copies."""
    options = game.resolve({option.name: option.high for option in game.info.options if option.name == "seats"})
    rng = find("Rng")(seed)
    found: list[Sample] = []
    while len(found) < positions:
        state = game.new(options)
        while (seats := state.to_act()) and len(found) < positions:
            seat = seats[0]
            if seat == CHANCE:
                state.apply(CHANCE, rng.weighted(state.chance()))
                continue
            legal = state.legal(seat)
            found.append(Sample(state.copy(), seat, legal, game.evaluate(state, seat)))
            state.apply(seat, rng.pick(legal))
    return found


def race(game: Any, samples: Sequence[Sequence[Sample]], calls: int) -> Wrong:
    """One thread for each list of samples; together they make `calls` calls of `legal`."""
    each = calls // len(samples)
    wrong: list[tuple[int, int]] = []
    begin = threading.Barrier(len(samples))

    def work(mine: Sequence[Sample]) -> None:
        lists = evaluations = 0
        begin.wait()
        for number in range(each):
            state, seat, legal, value = mine[number % len(mine)]
            lists += differs(legal, state.legal, seat)
            if number % EVALUATED == 0:
                evaluations += differs(value, game.evaluate, state, seat)
        wrong.append((lists, evaluations))

    with switching_often():
        threads = [threading.Thread(target=work, args=(mine,)) for mine in samples]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    if len(wrong) != len(threads):
        raise RuntimeError("a thread ended with an error")
    return Wrong(each * len(samples), sum(lists for lists, _ in wrong), sum(values for _, values in wrong))


def differs(expected: Any, call: Callable[..., Any], *arguments: Any) -> bool:
    """Does a call give anything else? One that fails does: the same call went well before."""
    try:
        return bool(call(*arguments) != expected)
    except Exception:  # noqa: BLE001  scratch of another position can break anything
        return True


@contextmanager
def switching_often() -> Any:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", metavar="A,B", help="only these games")
    parser.add_argument("--calls", type=int, default=CALLS, metavar="N", help=f"of legal, in all (default {CALLS:,})")
    args = parser.parse_args()
    from moonsaga import _cores  # noqa: PLC0415  tests import this file without it

    bad = 0
    for name in args.games.split(",") if args.games else find("game_names")():
        game, start = find("get_game")(name), time.monotonic()
        wrong = race(game, [collect(game, seed, POSITIONS) for seed in (1, 2)], args.calls)
        bad += wrong.lists + wrong.evaluations
        counted = f"{wrong.calls:,} calls, {wrong.lists:,} wrong lists, {wrong.evaluations:,} wrong evaluations"
        print(f"{name}, {_cores.running()}: {counted} ({time.monotonic() - start:.0f} s)", flush=True)
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
