"""The plug-in of the documentation: its rules, the laws, its words, and the commands with `--plugin`."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from moonsaga.api import (
    NotationError,
    State,
    get_game,
    read_record,
    register,
    sweep_game,
    unregister,
    verify,
)
from moonsaga.commands import types
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.texts import folder_of, missing_keys, unsaid
from moonsaga.server.settings import Settings
from noughts.game import GAME, Board
from noughts.test_laws import test_the_laws_hold as laws_of_the_documentation
from support.selection import many

EXAMPLES = Path(__file__).parents[2] / "examples"
PLUGIN = ("--plugin", "noughts.game:GAME")


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    register(GAME)
    yield
    unregister("noughts")


def played(*spaces: str) -> State:
    state = GAME.new()
    for space in spaces:
        seat = state.to_act()[0]
        state.step(seat, GAME.read(state, seat, space))
    return state


# Rules


def test_three_in_a_row_win() -> None:
    state = played("a1", "a2", "b1", "b2", "c1")
    assert (state.ending, state.to_act(), state.returns()) == ("line", (), [1.0, 0.0])


def test_a_full_board_without_a_line_is_a_draw() -> None:
    state = played("a1", "b2", "c3", "b3", "b1", "c1", "a3", "a2", "c2")
    assert (state.ending, state.returns()) == ("full", [0.5, 0.5])


def test_a_space_is_marked_once() -> None:
    refusal = GAME.why_not(played("b2"), 1, GAME.read(GAME.new(), 0, "b2"))
    assert refusal is not None
    assert refusal.reason.key == "refusal-taken"


def test_a_diagram_shows_the_board_and_is_read_back() -> None:
    state = played("a1", "b2", "c1")
    text = GAME.diagram(state.view(None))
    assert text == "3  . . .\n2  . x .\n1  o . o\n   a b c"
    assert GAME.from_diagram(text) == state
    assert GAME.from_diagram("o o o / x x . / . . .").ending == "line"


@pytest.mark.parametrize("text", ["o x", "x x x . . . . . .", "o o . . . . . . ."])
def test_what_is_no_diagram_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="nine of o, x and"):
        GAME.from_diagram(text)


def test_the_evaluation_sees_a_line_that_can_be_closed_and_two_that_cannot_be_stopped() -> None:
    open_line = GAME.from_diagram("o o . / x x . / . . .")
    assert [GAME.evaluate(open_line, seat) for seat in (0, 1)] == [1.0, 0.0]
    two_lines = GAME.from_diagram("o . o / . x . / x . o")
    assert [GAME.evaluate(two_lines, seat) for seat in (0, 1)] == [1.0, 0.0]
    assert GAME.evaluate(GAME.new(), 0) == 0.5


# Laws and words


@pytest.mark.every_mode
def test_the_laws_hold_at_every_position() -> None:
    for seed in range(many(100, 10)):
        found = sweep_game(GAME, {}, seed, every=1)
        assert found.checked == found.decisions
        assert unsaid(GAME, found.messages.values()) == []


def test_the_test_of_the_documentation_passes_without_registering() -> None:
    unregister("noughts")
    laws_of_the_documentation()


def test_all_languages_have_the_same_words() -> None:
    assert missing_keys(folder_of(GAME)) == []


def test_fields_of_a_position_are_kept_by_name() -> None:
    assert GAME.fields(played("a3")) == {
        "options": {},
        "barrier": 0,
        "ending": "",
        "cells": [0, *[-1] * 8],
        "turn": 1,
    }
    assert isinstance(GAME.new(), Board)


# Commands


def run(*words: str, text: str = "", cwd: Path = EXAMPLES) -> str:
    """What a command says in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "moonsaga.cli", *words],
        input=text,
        env={**os.environ, "COLUMNS": "100"},
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.once
def test_games_are_simulated() -> None:
    found = msgspec.json.decode(run("simulate", "noughts", *PLUGIN, "--games", "20", "--json"))
    assert found["games"] == 20
    assert found["results"]["endings"].keys() <= {"line", "full"}


def test_types_are_the_contract_and_the_view_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / types.CONTRACT).write_text("export interface GameModule<View> {}\n")
    monkeypatch.setattr(types, "Settings", lambda: Settings(client=tmp_path))
    types.show_types("", ["noughts.game:GAME"])
    contract, view = capsys.readouterr().out.split("\n\n", maxsplit=1)
    assert contract == "export interface GameModule<View> {}"
    assert view.startswith(
        "export namespace noughts {\nexport interface NoughtsView {\n  seat: number | null;\n  table: Board;"
    )
    assert "  cells: readonly number[];\n" in view


def test_types_without_a_built_client_say_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(types, "Settings", lambda: Settings(client=tmp_path))
    with pytest.raises(MoonsagaError, match="make install"):
        types.show_types("noughts", [])


@pytest.mark.once
def test_bots_meet_in_the_arena_in_several_processes() -> None:
    words = ("arena", "noughts", *PLUGIN, "--bots", "adept,random", "--games", "20", "--workers", "2", "--json")
    found = {bot["bot"]: bot for bot in msgspec.json.decode(run(*words))["bots"]}
    assert found["adept"]["win_rate"] > found["random"]["win_rate"]


@pytest.mark.once
def test_a_game_is_played_in_the_terminal_and_written_down(tmp_path: Path) -> None:
    """The first choice is taken until the game is over."""
    file = tmp_path / "game.txt"
    said = run("play", "noughts", *PLUGIN, "--bot", "random", "--seed", "1", "--record", str(file), text="1\n" * 5)
    assert "Noughts marks a3" in said
    assert "3  o" in said
    record = read_record(file.read_text("utf-8"))
    assert verify(get_game("noughts"), record).ending in GAME.info.endings
