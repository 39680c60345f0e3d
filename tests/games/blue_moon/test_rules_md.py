"""RULES.md names each section, the functions that play it and the phases: here they are looked up."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import moonsaga.games.blue_moon.game
from moonsaga.games.blue_moon.actions import ACTIONS
from moonsaga.games.blue_moon.box import codes
from support.rules_md import RulesFile

pytestmark = pytest.mark.once

RULES = RulesFile(Path(moonsaga.games.blue_moon.game.__file__).parent, Path(__file__).parent)
NAMED = re.compile(r"`([^`]+)`")


def test_the_phases_are_those_of_the_action_table() -> None:
    """RULES.md: the table of phases is made from actions.py."""
    assert "\n".join(["", *ACTIONS.as_markdown(), ""]) in RULES.text


def test_the_phases_have_the_names_of_their_codes() -> None:
    assert [phase.name for phase in ACTIONS.phases.values()] == list(codes.PHASES)
    assert list(ACTIONS.phases) == list(range(len(codes.PHASES)))


def test_chance_decides_in_the_phases_of_chance() -> None:
    assert {code for code, phase in ACTIONS.phases.items() if phase.who == "chance"} == set(codes.CHANCE_PHASES)


def test_every_function_exists() -> None:
    """RULES.md: `module`: `function`, `function`, or `module.function`; a module alone stands for all of it."""
    named = {name for row in RULES.rows("functions") for name in functions(row["functions"])}
    assert len(named) > 50
    for module, function in named:
        known = RULES.functions(module)
        assert (function in known) if function else known, f"{module}.{function}"


def functions(cell: str) -> Iterator[tuple[str, str]]:
    """Module and function of each name in a cell; no function where the module stands for itself."""
    for part in cell.split(";"):
        module = ""
        for name in NAMED.findall(part):
            if module and "." not in name:
                yield module, name
                continue
            module, _, function = name.partition(".")
            if function or ":" not in part:
                yield module, function
