"""180 games of an independent program, five for each pairing of the nine decks, on our engine."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from moonsaga import _cores

ROOT = Path(__file__).resolve().parents[3]
GAMES = ROOT / "tests" / "transcripts" / "blue_moon.jsonl.gz"


def load_tool() -> Any:
    spec = importlib.util.spec_from_file_location("verify_transcripts", ROOT / "tools" / "verify_transcripts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = load_tool()
RECORDED = TOOL.read(GAMES)
SOME = RECORDED if _cores.running() != "interpreted" else RECORDED[::10]


def test_there_are_five_games_for_each_pairing() -> None:
    """The recorded games cover all nine decks against each other."""
    pairings = {tuple(sorted(game["decks"])) for game in RECORDED}
    assert len(RECORDED) == 180
    assert len(pairings) == 36


@pytest.mark.parametrize("game", SOME, ids=[f"{game['id']}-{'-'.join(game['decks'])}" for game in SOME])
def test_the_recorded_game_replays(game: dict[str, Any]) -> None:
    """Every play is legal; totals, hands, decks, dragons and the result are those of the record."""
    assert TOOL.replay(game) == ""


def test_a_wrong_total_is_noticed() -> None:
    """The comparison can fail: one announced total is changed."""
    game = {**RECORDED[0], "events": [list(event) for event in RECORDED[0]["events"]]}
    announced = next(event for event in game["events"] if event[0] == "announce")
    announced[2] += 1
    assert "announce" in TOOL.replay(game)


def test_a_missing_dragon_is_noticed() -> None:
    """The comparison can fail: one dragon less than the fight gives."""
    game = {**RECORDED[0], "events": [list(event) for event in RECORDED[0]["events"]]}
    scored = next(event for event in game["events"] if event[0] == "dragons" and event[2] == 1)
    scored[2] = 0
    assert "dragons" in TOOL.replay(game)


def test_an_illegal_play_is_noticed() -> None:
    """The comparison can fail: a card that is not in hand is played."""
    game = {**RECORDED[0], "events": [list(event) for event in RECORDED[0]["events"]]}
    played = next(event for event in game["events"] if event[0] == "play")
    last = [event[2] for event in game["events"] if event[0] == "draw" and event[1] == played[1]][-1]
    played[2] = last
    assert "not legal" in TOOL.replay(game)
