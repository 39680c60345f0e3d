"""RULES.md names each rule, the function that plays it and the test that proves it: here they are looked up."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import moonsaga.games.eko.game
from moonsaga.games.eko.actions import ACTIONS
from moonsaga.games.eko.box import codes
from support.rules_md import RulesFile, defined

pytestmark = pytest.mark.once

TESTS = Path(__file__).parent
RULES = RulesFile(Path(moonsaga.games.eko.game.__file__).parent, TESTS)
RULINGS = [f"E{number:02}" for number in range(1, 52)]
NAMED = re.compile(r"`([^`]+)`")


def test_no_cell_is_empty() -> None:
    """RULES.md: each rule has a function and a test, each ruling a basis and an option or the word none."""
    for table in RULES.tables():
        for row in table:
            assert len(row) == len(table[0]), row
            assert all(row), row


def test_the_phases_are_those_of_the_action_table() -> None:
    """RULES.md: the table of phases is made from actions.py."""
    assert "\n".join(["", *ACTIONS.as_markdown(), ""]) in RULES.text


def test_the_phases_have_the_names_of_their_codes() -> None:
    assert [phase.name for phase in ACTIONS.phases.values()] == list(codes.PHASE_NAMES)
    assert list(ACTIONS.phases) == list(range(len(codes.PHASE_NAMES)))


def test_there_is_something_in_it() -> None:
    """RULES.md: a rule for each sentence of the book's sections, and a ruling for each number."""
    assert len(RULES.rows("Function")) > 150


@pytest.mark.parametrize("column", ["Function", "Test"])
def test_every_row_names_what_it_claims(column: str) -> None:
    """RULES.md: no row without a name to look up."""
    for row in RULES.rows(column):
        assert NAMED.findall(row[column]), row


def test_every_function_exists() -> None:
    """RULES.md: module.function, in the source files of the game."""
    missing = set()
    for row in RULES.rows("Function"):
        for name in NAMED.findall(row["Function"]):
            module, _, function = name.partition(".")
            if function not in RULES.functions(module):
                missing.add(name)
    assert not missing


def test_every_test_exists() -> None:
    """RULES.md: file::name, in the folder of the game's tests."""
    missing = set()
    for row in RULES.rows("Test"):
        for name in NAMED.findall(row["Test"]):
            file, _, function = name.partition("::")
            if function not in RULES.test_functions(file):
                missing.add(name)
    assert not missing


def test_all_rulings_are_there_in_order() -> None:
    """RULES.md: E01 to E51, each once."""
    found = [row["Ruling"] for row in RULES.rows("Ruling")]
    assert found == RULINGS
    assert all(one < other for one, other in pairwise(found))


def test_every_option_of_a_ruling_exists() -> None:
    """RULES.md: the options it names are options of the game."""
    from moonsaga.games.eko.game import GAME

    known = {option.name for option in GAME.info.options}
    named = {name for row in RULES.rows("Option") for name in NAMED.findall(row["Option"])}
    assert named
    assert named <= known


def test_every_ruling_that_a_test_is_named_after_names_that_test() -> None:
    """RULES.md: a test called after a ruling stands in that ruling's row."""
    named = {row["Ruling"]: row["Test"] for row in RULES.rows("Ruling")}
    for path in sorted(TESTS.rglob("test_*.py")):
        for function in defined(path):
            if ruling := re.match(r"test_(e\d\d)_", function):
                assert f"`{path.name}::{function}`" in named[ruling[1].upper()], f"{path.name}::{function}"
