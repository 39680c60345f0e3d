"""180 games of an independent program, five for each pairing of the nine decks, on our engine."""

import importlib.util
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from moonsaga import _cores
from moonsaga.games.blue_moon.box import codes as n

ROOT = Path(__file__).resolve().parents[3]
GAMES = ROOT / "tests" / "transcripts" / "blue_moon.jsonl.gz"


def load_tool() -> Any:
    spec = importlib.util.spec_from_file_location(
        "blue_moon_verify_transcripts", ROOT / "tools" / "blue_moon_verify_transcripts.py"
    )
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


def test_a_last_refill_may_stand_after_the_win() -> None:
    """The record may write a hand that is filled up when the game is over; our engine ends at once."""
    game, seat, cards = _refillable()
    assert TOOL.replay({**game, "events": [*game["events"], ["draw", seat, cards[0]]]}) == ""


@pytest.mark.parametrize("wrong", ["a card twice", "another's card", "a card on the table", "a play"])
def test_what_is_no_refill_after_the_win_is_noticed(wrong: str) -> None:
    """Only draws from the deck, and no more than fill the hand."""
    game, seat, cards = _refillable()
    played = next(event[2] for event in game["events"] if event[0] == "play" and event[1] == seat)
    more = {
        "a card twice": [["draw", seat, cards[0]]] * 2,
        "another's card": [["draw", 1 - seat, cards[0]]],
        "a card on the table": [["draw", seat, played]],
        "a play": [["draw", seat, cards[0]], ["play", seat, cards[0]]],
    }[wrong]
    assert "the record goes on" in TOOL.replay({**game, "events": [*game["events"], *more]})


def test_a_refill_that_our_engine_deals_may_stand_after_the_win() -> None:
    """A game that ends with its cards: the record may say who has won before the hands are filled up."""
    game = next(game for game in RECORDED if [event[0] for event in game["events"][-3:]] == ["dragons", "draw", "win"])
    events = game["events"]
    assert TOOL.replay({**game, "events": [*events[:-2], events[-1], events[-2]]}) == ""


@cache
def _refillable() -> tuple[dict[str, Any], int, list[str]]:
    """A game that a fourth dragon ended, a seat whose hand is not full then, and the cards left in its deck."""
    for game in RECORDED:
        replay = TOOL.Replay(game)
        if game["events"][-1][2] < 4 or "buka" in game["decks"]:
            continue
        replay.play()
        for seat, sizes in enumerate(replay.state.sizes()):
            left = [card for card in replay.slots[seat] if replay.is_in_deck(seat, card)]
            if sizes[0] < n.HAND_SIZE and left:
                return game, seat, left
    raise AssertionError("no such game")
