"""RULES.md names each section, the functions that play it and the tests that prove it: here they are looked up."""

import re
from pathlib import Path

import pytest

import moonsaga.games.crescent_moon.game
from moonsaga.games.crescent_moon.actions import ACTIONS
from moonsaga.games.crescent_moon.box import codes
from support.rules_md import RulesFile

pytestmark = pytest.mark.once

PACKAGE = Path(moonsaga.games.crescent_moon.game.__file__).parent
RULES = RulesFile(PACKAGE, Path(__file__).parent)
SECTIONS = [line.split("|")[1:4] for line in RULES.text.splitlines() if line.startswith("| ") and "`test_" in line]
PLAIN = ("__init__", "state", "values", "fields")
"""Modules of `rules` that play no section: what a position and the box are made of."""
MODULE = re.compile(r"`(\w+(?:\.\w+)?)`(?:: ((?:`\w+`(?:, )?)+))?")


def test_there_is_something_in_it() -> None:
    assert len(SECTIONS) > 20


def test_the_phases_are_those_of_the_action_table() -> None:
    """RULES.md: the table of phases is made from actions.py."""
    assert "\n".join(["", *ACTIONS.as_markdown(), ""]) in RULES.text


def test_the_phases_have_the_names_of_their_codes() -> None:
    """Actions: a row for each phase in which a ruler is to act, and one for what comes before all of them."""
    *rows, discard = ACTIONS.phases.values()
    assert [phase.name for phase in rows] == [codes.PHASES[phase.code] for phase in rows]
    assert [codes.PHASES[code] for code in range(len(codes.PHASES)) if code not in ACTIONS.phases] == [
        *("prepare", "score", "open-fight", "reveal", "judge", "decided", "retreat")
    ]
    assert (discard.code, discard.kinds) == (codes.DISCARDING, ("discard",))


def test_chance_decides_in_the_phases_of_chance() -> None:
    assert {code for code, phase in ACTIONS.phases.items() if phase.who == "chance"} == codes.CHANCE_PHASES


@pytest.mark.parametrize("row", SECTIONS, ids=[row[0].strip() for row in SECTIONS])
def test_every_function_and_test_named_exists(row: list[str]) -> None:
    _, functions, tests = row
    for module, names in MODULE.findall(functions):
        name, _, single = module.partition(".")
        wanted = {*re.findall(r"`(\w+)`", names), *([single] if single else [])}
        assert RULES.functions(name), name
        assert wanted <= RULES.functions(name), (name, wanted)
    for test in re.findall(r"`(test_[\w.]+)`", tests):
        name, _, single = test.partition(".")
        assert RULES.test_functions(f"{name}.py"), test
        assert not single or single in RULES.test_functions(f"{name}.py"), test


def test_every_rules_module_is_named() -> None:
    rules = [path.stem for path in (PACKAGE / "rules").rglob("*.py") if path.stem not in PLAIN]
    assert [name for name in rules if f"`{name}" not in RULES.text] == []
