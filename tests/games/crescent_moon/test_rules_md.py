"""RULES.md names each section, the functions that play it and the tests that prove it: here they are looked up."""

import re
from pathlib import Path

import pytest

import moonsaga.games.crescent_moon.game
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
