"""RULES.md names each section, the functions that play it and the tests that prove it: here they are looked up."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import moonsaga.games.crescent_moon.data

pytestmark = pytest.mark.once

PACKAGE = Path(moonsaga.games.crescent_moon.data.__file__).parent
TESTS = Path(__file__).parent
LINES = (PACKAGE / "RULES.md").read_text("utf-8").splitlines()
SECTIONS = [line.split("|")[1:4] for line in LINES if line.startswith("| ") and "`test_" in line]
MODULE = re.compile(r"`((?:rules_\w+|maps|grid|data|numbers)(?:\.\w+)?)`(?:: ((?:`\w+`(?:, )?)+))?")


@cache
def defined(path: Path) -> frozenset[str]:
    return frozenset(node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef))


def test_there_is_something_in_it() -> None:
    assert len(SECTIONS) > 20


@pytest.mark.parametrize("row", SECTIONS, ids=[row[0].strip() for row in SECTIONS])
def test_every_function_and_test_named_exists(row: list[str]) -> None:
    _, functions, tests = row
    for module, names in MODULE.findall(functions):
        name, _, single = module.partition(".")
        wanted = {*re.findall(r"`(\w+)`", names), *([single] if single else [])}
        assert wanted <= defined(PACKAGE / f"{name}.py"), (name, wanted)
    for test in re.findall(r"`(test_[\w.]+)`", tests):
        name, _, single = test.partition(".")
        assert not single or single in defined(TESTS / f"{name}.py"), test
        assert (TESTS / f"{name}.py").exists()


def test_every_rules_module_is_named() -> None:
    text = "\n".join(LINES)
    assert [path.stem for path in PACKAGE.glob("rules_*.py") if path.stem not in text] == []
