"""Runs targets of the Makefile one after another, up to the first that fails: `run_targets.py TARGET...`.

At the end a table shows the seconds and tests of each target, then one line with all tests counted. Targets write
their results to build/results: TARGET.xml in JUnit's format, TARGET.skipped with the reason why something was left out.
Needs Python alone, since it runs before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

RESULTS = Path("build", "results")


@dataclass
class Result:
    """One target: how long it took and what its tests came to."""

    target: str
    seconds: float
    failed: bool
    counts: Counts
    skipped: list[str] = field(default_factory=list)


@dataclass
class Counts:
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


def run(target: str) -> Result:
    print(f"--- {target}", flush=True)
    start = time.monotonic()
    code = subprocess.run([os.environ.get("MAKE", "make"), "--no-print-directory", target], check=False).returncode
    seconds = time.monotonic() - start
    print(f"--- {target}: {seconds:.0f} s" + (", failed" if code else ""), flush=True)
    return Result(target, seconds, code != 0, count(target), reasons(target))


def count(target: str) -> Counts:
    """The tests of a target, from the report it wrote."""
    found = Counts()
    for report in sorted(RESULTS.glob(f"{target}*.xml")):
        for suite in ET.parse(report).getroot().iter("testsuite"):
            tests, skipped = int(suite.get("tests", 0)), int(suite.get("skipped", 0))
            failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            found += Counts(tests - failed - skipped, failed, skipped)
    return found


def reasons(target: str) -> list[str]:
    return [path.read_text("utf-8").strip() for path in sorted(RESULTS.glob(f"{target}*.skipped"))]


def show(results: list[Result]) -> None:
    print("\n  seconds    passed  failed  skipped")
    for each in results:
        numbers = f"{each.counts.passed:8}{each.counts.failed:8}{each.counts.skipped:9}"
        print(f"{each.seconds:9.0f}  {numbers}  {each.target}{'  FAILED' if each.failed else ''}")
    total = sum((each.counts for each in results), Counts())
    print(f"{sum(each.seconds for each in results):9.0f}  in all")
    for reason in (reason for each in results for reason in each.skipped):
        print(reason)
    print(total)


def main(targets: list[str]) -> int:
    shutil.rmtree(RESULTS, ignore_errors=True)
    RESULTS.mkdir(parents=True)
    results = []
    for target in targets:
        results.append(run(target))
        if results[-1].failed:
            break
    show(results)
    return int(results[-1].failed)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
