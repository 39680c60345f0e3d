"""A plug-in that uses an old name of the contract gets one sentence with the new one."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

from moonsaga.commands.play.display import look_of
from moonsaga.kernel import renamed
from moonsaga.kernel.contract import Event, Game, Message
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.plugins import load_plugins
from support import synthetic

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"


@pytest.mark.parametrize(("old", "new"), renamed.GAME.items())
def test_a_game_that_defines_an_old_name_is_refused_with_the_new_one(old: str, new: str) -> None:
    with pytest.raises(MoonsagaError, match=rf"Mine: Game\.{old} is now called {new}; see CHANGELOG\.md\.$"):
        type("Mine", (Game,), {old: lambda *_: None})


@pytest.mark.parametrize(("old", "new"), renamed.GAME.items())
def test_a_game_with_the_new_name_may_use_the_old_one_for_something_else(old: str, new: str) -> None:
    type("Mine", (Game,), {old: lambda *_: None, new: lambda *_: None})


@pytest.mark.parametrize(("old", "new"), renamed.GAME.items())
def test_an_old_attribute_of_a_game_names_the_new_one(old: str, new: str) -> None:
    assert hasattr(synthetic.GAME, new)
    assert not hasattr(synthetic.GAME, old)
    with pytest.raises(AttributeError, match=rf"^Game\.{old} is now called {new}; see CHANGELOG\.md$"):
        getattr(synthetic.GAME, old)


def test_an_old_attribute_of_an_event_names_the_new_one() -> None:
    event = Event(Message("key"))
    assert event.for_seat(None) == Message("key")
    with pytest.raises(AttributeError, match=r"^Event\.told is now called for_seat; see CHANGELOG\.md$"):
        getattr(event, "told")  # noqa: B009  a type checker knows that it is not there


@pytest.mark.parametrize("thing", [synthetic.GAME, Event(None)])
def test_other_missing_attributes_are_reported_as_usual(thing: object) -> None:
    with pytest.raises(AttributeError, match=f"^'{type(thing).__name__}' object has no attribute 'nonsense'$"):
        getattr(thing, "nonsense")  # noqa: B009


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [("moonsaga.kernel.contract", "seats_of", "seat_count"), ("moonsaga.bots.bot", "Observer", "Observation")],
)
def test_importing_an_old_name_says_the_new_one(module: str, old: str, new: str) -> None:
    assert hasattr(importlib.import_module(module), new)
    with pytest.raises(MoonsagaError, match=rf"^{module}\.{old} is now called {new}; see CHANGELOG\.md\.$"):
        exec(f"from {module} import {old}")
    with pytest.raises(ImportError, match="cannot import name 'nonsense'"):
        exec(f"from {module} import nonsense")


def test_a_look_with_the_old_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    look = ModuleType("old_look")
    look.asked = lambda _: Message("asked")  # type: ignore[attr-defined]
    monkeypatch.setitem(importlib.import_module("sys").modules, "old_look", look)
    monkeypatch.setattr(type(synthetic.GAME), "terminal", "old_look")
    with pytest.raises(MoonsagaError, match=r"^old_look: Look\.asked is now called prompt; see CHANGELOG\.md\.$"):
        look_of(synthetic.GAME)


def test_a_plug_in_that_defines_an_old_name_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "from moonsaga.kernel.contract import Game\nclass Old(Game):\n    def draw(self, view): return ''\n"
    (tmp_path / "old_game.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(MoonsagaError, match=r"^old_game\.Old: Game\.draw is now called diagram; see CHANGELOG\.md\.$"):
        load_plugins(["old_game:GAME"])


def test_the_changelog_lists_every_renamed_name() -> None:
    text = CHANGELOG.read_text("utf-8")
    rows = {**{f"Game.{old}": new for old, new in renamed.GAME.items()}, "Event.told": "for_seat"}
    rows |= {"seats_of": "seat_count", "Observer": "Observation", "Core.twin": "clone", "Kind": "ActionKind"}
    assert [old for old, new in rows.items() if f"| `{old}` | `{new}` |" not in text] == []
