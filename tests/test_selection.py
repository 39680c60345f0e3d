"""`--all`: every test with all of its parameters; without it a fixed sample."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

TESTS = Path(__file__).parent
SAMPLE = """
import pytest

from support.selection import many, some

CASES = {name: None for name in "abcdefg"}


@pytest.mark.parametrize("case", some(CASES))
def test_three(case):
    pass


@pytest.mark.parametrize("case", some(range(7), 1))
def test_one(case):
    pass


@pytest.mark.parametrize("case", some("xy"))
def test_few(case):
    pass


@pytest.mark.parametrize("seed", range(many(5, 2)))
def test_seeds(seed):
    pass


@pytest.mark.all
def test_rare():
    pass
"""


def collected(folder: Path, *options: str) -> list[str]:
    """The names of the tests that a run has."""
    file = folder / "test_sample.py"
    file.write_text(SAMPLE, "utf-8")
    setting = ("-c", TESTS.parent / "pyproject.toml", "--rootdir", folder, "-p", "conftest", "-p", "no:cacheprovider")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *setting, "--collect-only", "-q", *options, file],
        env={**os.environ, "PYTHONPATH": str(TESTS), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return [line.partition("::")[2] for line in run.stdout.splitlines() if "::" in line]


def names(test: str, cases: str) -> list[str]:
    return [f"test_{test}[{case}]" for case in cases]


def test_without_all_there_are_fewer(tmp_path: Path) -> None:
    """First, middle and last; what is marked `all` is left out."""
    expected = names("three", "adg") + names("one", "0") + names("few", "xy") + names("seeds", "01")
    assert collected(tmp_path) == expected


def test_with_all_nothing_is_left_out(tmp_path: Path) -> None:
    expected = names("three", "abcdefg") + names("one", "0123456") + names("few", "xy") + names("seeds", "01234")
    assert collected(tmp_path, "--all") == [*expected, "test_rare"]
