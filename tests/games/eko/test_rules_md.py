"""RULES.md names each rule, the function that plays it and the test that proves it: here they are looked up."""

import ast
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import moonsaga.games.eko.data

pytestmark = pytest.mark.once

PACKAGE = Path(moonsaga.games.eko.data.__file__).parent
TESTS = Path(__file__).parent
RULES = PACKAGE / "RULES.md"
RULINGS = [f"E{number:02}" for number in range(1, 52)]
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


def rows() -> list[dict[str, str]]:
    """Each row of each table, by the names of its columns."""
    return [dict(zip(table[0], row, strict=True)) for table in tables() for row in table[2:]]


@cache
def defined(path: Path) -> frozenset[str]:
    """The functions of a source file, methods with their class. Compiled ones cannot be looked up by importing."""
    names = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{method.name}" for method in node.body if isinstance(method, ast.FunctionDef)}
    return frozenset(names)


def test_no_cell_is_empty() -> None:
    """RULES.md: each rule has a function and a test, each ruling a basis and an option or the word none."""
    for table in tables():
        for row in table:
            assert len(row) == len(table[0]), row
            assert all(row), row


def test_there_is_something_in_it() -> None:
    """RULES.md: a rule for each sentence of the book's sections, and a ruling for each number."""
    assert len(rows()) > 150


@pytest.mark.parametrize("column", ["Function", "Test"])
def test_every_row_names_what_it_claims(column: str) -> None:
    """RULES.md: no row without a name to look up."""
    for row in rows():
        assert NAMED.findall(row[column]), row


def test_every_function_exists() -> None:
    """RULES.md: module.function, in the source files of the game."""
    missing = set()
    for row in rows():
        for name in NAMED.findall(row["Function"]):
            module, _, function = name.partition(".")
            path = PACKAGE / f"{module}.py"
            if not path.exists() or function not in defined(path):
                missing.add(name)
    assert not missing


def test_every_test_exists() -> None:
    """RULES.md: file::name, in the folder of the game's tests."""
    missing = set()
    for row in rows():
        for name in NAMED.findall(row["Test"]):
            file, _, function = name.partition("::")
            if not (TESTS / file).exists() or function not in defined(TESTS / file):
                missing.add(name)
    assert not missing


def test_all_rulings_are_there_in_order() -> None:
    """RULES.md: E01 to E51, each once."""
    found = [row["Ruling"] for row in rows() if "Ruling" in row]
    assert found == RULINGS
    assert all(one < other for one, other in pairwise(found))


def test_every_option_of_a_ruling_exists() -> None:
    """RULES.md: the options it names are options of the game."""
    from moonsaga.games.eko.game import GAME

    known = {option.name for option in GAME.info.options}
    named = {name for row in rows() if "Option" in row for name in NAMED.findall(row["Option"])}
    assert named
    assert named <= known


def test_every_ruling_that_a_test_is_named_after_names_that_test() -> None:
    """RULES.md: a test called after a ruling stands in that ruling's row."""
    named = {row["Ruling"]: row["Test"] for row in rows() if "Ruling" in row}
    for path in sorted(TESTS.glob("test_*.py")):
        for function in defined(path):
            if ruling := re.match(r"test_(e\d\d)_", function):
                assert f"`{path.name}::{function}`" in named[ruling[1].upper()], f"{path.name}::{function}"
