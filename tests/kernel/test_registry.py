"""The registry finds games without importing them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import moonsaga.games
from moonsaga.kernel import registry
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import game_names, get_game, register, unregister
from support.synthetic import GAME, SyntheticGame


@pytest.fixture
def registered() -> Iterator[Game]:
    register(GAME)
    yield GAME
    unregister(GAME.info.name)


def test_a_registered_game_is_found(registered: Game) -> None:
    assert get_game("synthetic") is registered
    assert "synthetic" in game_names()


def test_an_unknown_game_is_refused_with_the_known_ones(registered: Game) -> None:
    with pytest.raises(MoonsagaError, match=r"^there is no game 'chess'; known games: .*synthetic"):
        get_game("chess")


def test_a_plug_in_cannot_take_the_name_of_a_built_in_game() -> None:
    class Usurper(SyntheticGame):
        info = msgspec.structs.replace(GAME.info, name="eko")

    with pytest.raises(MoonsagaError, match="there is a built-in game 'eko' already"):
        register(Usurper())


def test_a_game_can_be_taken_away_again() -> None:
    unregister("synthetic")
    assert "synthetic" not in game_names()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of games beside the built-in ones."""
    monkeypatch.setattr(moonsaga.games, "__path__", [*moonsaga.games.__path__, str(tmp_path)])
    return tmp_path


def put(shelf: Path, name: str, module: str, text: str) -> None:
    folder = shelf / name
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / module).write_text(text, "utf-8")


def test_a_folder_with_a_game_is_listed_unopened_and_imported_when_asked_for(shelf: Path) -> None:
    put(shelf, "broken_box", "game.py", "raise RuntimeError('opened')")
    put(shelf, "shelved_box", "game.py", "GAME = 'the game'")
    put(shelf, "no_box", "rules.py", "")
    assert {"broken_box", "shelved_box"} <= set(game_names())
    assert "no_box" not in game_names()
    found: object = get_game("shelved_box")
    assert found == "the game"
    with pytest.raises(RuntimeError, match="opened"):
        get_game("broken_box")


def test_listing_imports_no_game() -> None:
    code = (
        "import sys; from moonsaga.kernel.registry import game_names; game_names();"
        "sys.exit(any(name.count('.') > 1 for name in sys.modules if name.startswith('moonsaga.games')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("name", game_names())
def test_a_built_in_game_has_the_name_of_its_folder(name: str) -> None:
    assert get_game(name).info.name == name


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages, one of which brings three games: one that plays and two that are mistaken."""
    about = tmp_path / "boxes-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: boxes\nVersion: 1.0\n")
    games = "noughts = noughts.game:GAME\nother = noughts.game:GAME\nlost = no_such_module:GAME\n"
    (about / "entry_points.txt").write_text(f"[moonsaga.games]\n{games}")
    monkeypatch.syspath_prepend(tmp_path)
    registry._installed.cache_clear()
    yield tmp_path
    registry._installed.cache_clear()


@pytest.mark.usefixtures("package")
def test_a_game_of_an_installed_package_is_found_by_its_entry_point() -> None:
    assert "noughts" in game_names()
    assert get_game("noughts").info.name == "noughts"


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("name", "words"),
    [("lost", "cannot be loaded: No module named"), ("other", "is called 'noughts', its entry point")],
)
def test_a_mistaken_entry_point_is_one_sentence(name: str, words: str) -> None:
    with pytest.raises(MoonsagaError, match=words):
        get_game(name)


@pytest.mark.once
def test_commands_find_an_installed_game_without_plugin(package: Path) -> None:
    path = os.pathsep.join([str(package), *sys.path])
    ran = subprocess.run(
        [sys.executable, "-m", "moonsaga.cli", "simulate", "noughts", "--games", "2"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "2 games of noughts" in ran.stdout
