"""RULES.md names each rule, the function that plays it and the test that proves it: here they are looked up."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import moonsaga.games.saga.data
from moonsaga.games.saga import numbers as n
from moonsaga.games.saga.game import GAME

pytestmark = pytest.mark.once

PACKAGE = Path(moonsaga.games.saga.data.__file__).parent
TESTS = Path(__file__).parent
RULES = PACKAGE / "RULES.md"
RULINGS = [f"S{number:02}" for number in range(1, 57)]
NAMED = re.compile(r"`([^`]+)`")


def tables() -> list[list[list[str]]]:
    """The tables of the file: rows of cells, the heading first."""
    found: list[list[list[str]]] = [[]]
    for line in RULES.read_text("utf-8").splitlines():
        if line.startswith("|"):
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        elif found[-1]:
            found.append([])
    return [table for table in found if table]


def rows(column: str) -> list[dict[str, str]]:
    """Each row of each table that has this column, by the names of its columns."""
    return [dict(zip(table[0], row, strict=True)) for table in tables() if column in table[0] for row in table[2:]]


@cache
def defined(path: Path) -> frozenset[str]:
    """The functions of a source file. Compiled ones cannot be looked up by importing."""
    return frozenset(node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef))


def test_no_cell_is_empty() -> None:
    """RULES.md: each rule has a function and a test, each ruling an option or the word none."""
    assert len(rows("Test")) > 90
    for table in tables():
        for row in table:
            assert len(row) == len(table[0]), row
            assert all(row), row


@pytest.mark.parametrize("column", ["Function", "Test"])
def test_every_row_names_what_it_claims(column: str) -> None:
    """RULES.md: no row without a name to look up."""
    for row in rows(column):
        assert NAMED.findall(row[column]), row


def test_every_function_exists() -> None:
    """RULES.md: module.function, in the source files of the game."""
    missing = set()
    for row in rows("Function"):
        for name in NAMED.findall(row["Function"]):
            module, _, function = name.partition(".")
            path = PACKAGE / f"{module}.py"
            if not path.exists() or function not in defined(path):
                missing.add(name)
    assert not missing


def test_every_test_exists() -> None:
    """RULES.md: file::name, in the folder of the game's tests."""
    missing = set()
    for row in rows("Test"):
        for name in NAMED.findall(row["Test"]):
            file, _, function = name.partition("::")
            if not (TESTS / file).exists() or function not in defined(TESTS / file):
                missing.add(name)
    assert not missing


def test_all_rulings_are_there_in_order() -> None:
    """RULES.md: each once."""
    assert [row["Ruling"] for row in rows("Ruling")] == RULINGS


def test_every_option_of_a_ruling_exists() -> None:
    """RULES.md: the options it names are options of the game, and every option is named."""
    known = {option.name for option in GAME.info.options}
    named = {name for row in rows("Option") for name in NAMED.findall(row["Option"])}
    assert named <= known
    text = RULES.read_text("utf-8")
    assert [name for name in known if f"`{name}`" not in text] == []


def test_every_ruling_that_a_test_is_named_after_names_that_test() -> None:
    """RULES.md: a test called after a ruling stands in that ruling's row."""
    named = {row["Ruling"]: row["Test"] for row in rows("Ruling")}
    for path in sorted(TESTS.glob("test_*.py")):
        for function in defined(path):
            if ruling := re.match(r"test_(s\d\d)_", function):
                assert f"`{path.name}::{function}`" in named[ruling[1].upper()], f"{path.name}::{function}"


def test_every_kind_of_target_is_described() -> None:
    """RULES.md: whoever draws the board finds all kinds of things to touch, and all their names."""
    described = {NAMED.findall(row["kind"])[0]: row["names"] for row in rows("kind")}
    state = GAME.new({})
    for seat in range(2):
        for action in range(GAME.info.actions):
            for target in GAME.targets(state, seat, action):
                assert target.kind in described
    for area in n.PLACE_NAMES[: n.PLACES]:
        assert f"`{area}`" in described["area"]
