"""Nothing outside a game's own folder names it: a new game is a new folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from moonsaga.kernel.contract import Message
from moonsaga.kernel.registry import game_names, get_game
from moonsaga.kernel.texts import LANGUAGES, game_texts

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "moonsaga"


def titles(name: str) -> set[str]:
    """What the game is called in each language."""
    return {game_texts(get_game(name), language).say(Message("title")) for language in LANGUAGES}


def pattern(words: set[str]) -> re.Pattern[str]:
    """Whole words, so that the product's own name may contain one."""
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, sorted(words))) + r")(?!\w)", re.IGNORECASE)


def outside_of_games() -> list[Path]:
    """All source files of the package that belong to no game. The built client is none: it is made from web/src."""
    found = [
        path
        for path in SOURCES.rglob("*")
        if path.suffix in {".py", ".pxd", ".ftl", ".txt", ".md", ".toml"}
        and not path.is_relative_to(SOURCES / "games")
        and not path.is_relative_to(SOURCES / "server" / "client")
    ]
    assert len(found) > 100
    return found


@pytest.mark.parametrize("name", game_names())
def test_no_source_outside_its_folder_names_a_game(name: str) -> None:
    words = pattern({name, name.replace("_", "-"), name.replace("_", " "), *titles(name)})
    assert words.search(f"of {name}, and")
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in outside_of_games()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if words.search(line)
    ]
    assert not found


@pytest.mark.parametrize("file", ["Makefile", "pyproject.toml", "setup.py", "MANIFEST.in"])
def test_lists_of_the_build_name_no_game(file: str) -> None:
    """They are discovered. A comment or a tool of one game may name it."""
    words = pattern(set(game_names()))
    lines = (ROOT / file).read_text("utf-8").splitlines()
    assert not [line for line in lines if words.search(line) and "tools/" not in line and not line.startswith("#")]
