"""RULES.md names each rule, the function that plays it and the test that proves it: here they are looked up."""

import re
from pathlib import Path

import pytest

import moonsaga.games.saga.game
from moonsaga.games.saga.actions import ACTIONS
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.games.saga.game import GAME
from support.rules_md import RulesFile, defined

pytestmark = pytest.mark.once

TESTS = Path(__file__).parent
RULES = RulesFile(Path(moonsaga.games.saga.game.__file__).parent, TESTS)
RULINGS = [f"S{number:02}" for number in range(1, 57)]
NAMED = re.compile(r"`([^`]+)`")


def test_no_cell_is_empty() -> None:
    """RULES.md: each rule has a function and a test, each ruling an option or the word none."""
    assert len(RULES.rows("Test")) > 90
    for table in RULES.tables():
        for row in table:
            assert len(row) == len(table[0]), row
            assert all(row), row


def test_the_phases_are_those_of_the_action_table() -> None:
    """RULES.md: the table of phases is made from actions.py."""
    assert "\n".join(["", *ACTIONS.as_markdown(), ""]) in RULES.text


def test_the_phases_have_the_names_of_their_codes() -> None:
    """Actions: a row for each phase in which a player is to act; the last four lead on by themselves."""
    assert [phase.name for phase in ACTIONS.phases.values()] == list(n.PHASES[: n.NEW_ROUND])
    assert list(ACTIONS.phases) == list(range(n.NEW_ROUND))


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
    """RULES.md: each once."""
    assert [row["Ruling"] for row in RULES.rows("Ruling")] == RULINGS


def test_every_option_of_a_ruling_exists() -> None:
    """RULES.md: the options it names are options of the game, and every option is named."""
    known = {option.name for option in GAME.info.options}
    named = {name for row in RULES.rows("Option") for name in NAMED.findall(row["Option"])}
    assert named <= known
    text = RULES.text
    assert [name for name in known if f"`{name}`" not in text] == []


def test_every_ruling_that_a_test_is_named_after_names_that_test() -> None:
    """RULES.md: a test called after a ruling stands in that ruling's row."""
    named = {row["Ruling"]: row["Test"] for row in RULES.rows("Ruling")}
    for path in sorted(TESTS.rglob("test_*.py")):
        for function in defined(path):
            if ruling := re.match(r"test_(s\d\d)_", function):
                assert f"`{path.name}::{function}`" in named[ruling[1].upper()], f"{path.name}::{function}"


def test_every_kind_of_target_is_described() -> None:
    """RULES.md: all kinds of things to select are listed for authors of boards, with all names."""
    described = {NAMED.findall(row["kind"])[0]: row["names"] for row in RULES.rows("kind")}
    state = GAME.new({})
    for seat in range(2):
        for action in range(GAME.info.actions):
            for target in GAME.targets(state, seat, action):
                assert target.kind in described
    for area in facts.PLACE_NAMES[: n.PLACES]:
        assert f"`{area}`" in described["area"]
