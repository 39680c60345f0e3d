"""Looks for tests that fail by luck: runs them again and again while busy loops take the processors away.

    repeat_tests.py                        five runs of the browser tests of make test, five of the rest, and 40
                                           repetitions of the tests that have failed by luck before
    repeat_tests.py --parts browser --runs 2 --busy 8

Each run ends in a line with its seconds, its tests and the load; all lines are in build/repeat.log, and the output of
the runs is beside it. The exit code is 1 if any run failed. `make repeat` installs everything first.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.run_targets import RESULTS, Counts, count

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "build" / "repeat"
BUSY_LOOP = "import os\nparent = os.getppid()\nwhile os.getppid() == parent:\n    sum(range(10**6))"
"""It ends with the process that started it, however that one ends."""
PARTS = {
    "browser": ["test-browser"],
    "rest": ["static", "test-compiled", "test-checked", "test-interpreted"],
    "lucky": [],
}
LUCKY = (
    "test_tables_that_wait_are_counted_everywhere_and_lead_the_lobby",
    "test_typing_while_the_deck_is_being_kept_is_not_lost",
    "test_an_absent_player_gets_one_notice",
    "test_the_colours_change_at_once_and_are_kept",
    "test_a_game_is_played_on_from_a_moment",
    "test_the_lobby_tells_what_changes",
    "test_a_host_removes_a_player_who_has_just_sat_down",
    "test_a_table_goes_on_after_its_idle_process_has_ended",
    "test_a_player_who_joins_brings_a_deck_that_the_host_does_not_see",
)
"""Tests that have failed by luck before."""


@contextmanager
def busy_loops(number: int) -> Iterator[None]:
    loops = [subprocess.Popen([sys.executable, "-c", BUSY_LOOP]) for _ in range(number)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def run(part: str, number: int, repetitions: int, jobs: int) -> bool:
    """One run of a part; was it free of failures?"""
    log = LOGS / f"{part}-{number}.log"
    start = time.monotonic()
    with log.open("wb") as output:
        for command in commands(part, repetitions, jobs):
            code = subprocess.run(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, check=False).returncode
            if code:
                break
    tests = sum((count(target) for target in PARTS[part] or [part]), Counts())
    line = f"{part} {number}: {'failed' if code else 'passed'}, {time.monotonic() - start:.0f} s, {tests}"
    note(f"{line}, load {os.getloadavg()[0]:.1f}" + (f"; see {log.relative_to(ROOT)}" if code else ""))
    return code == 0


def commands(part: str, repetitions: int, jobs: int) -> list[list[str]]:
    if part != "lucky":
        return [["make", "--no-print-directory", target] for target in PARTS[part]]
    # A browser runs an event loop of its own, so tests of the server cannot share its process.
    return [
        [
            *[sys.executable, "-m", "pytest", "-q", "-n", f"{jobs}", "--dist", "worksteal", "--all"],
            *["-m", where, "-k", " or ".join(LUCKY), f"--repeat={repetitions}"],
            f"--junitxml={RESULTS / name}",
        ]
        for where, name in (("browser", "lucky-browser.xml"), ("not browser", "lucky-rest.xml"))
    ]


def note(line: str) -> None:
    print(line, flush=True)
    with (LOGS / "summary.log").open("a", encoding="utf-8") as summary:
        summary.write(f"{line}\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS), help="what to run")
    parser.add_argument("--runs", type=int, default=5, help="how often the browser tests and the rest run")
    parser.add_argument("--first", type=int, default=1, help="the number of the first run, to go on with earlier ones")
    parser.add_argument("--repetitions", type=int, default=40, help="how often tests that failed by luck before run")
    parser.add_argument("--busy", type=int, default=4, help="how many busy loops run beside the tests")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes the tests use")
    given = parser.parse_args()
    LOGS.mkdir(parents=True, exist_ok=True)
    good = True
    with busy_loops(given.busy):
        for part in given.parts:
            for number in range(given.first, given.first + (given.runs if PARTS[part] else 1)):
                good &= run(part, number, given.repetitions, given.jobs)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
