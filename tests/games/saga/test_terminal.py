"""How Saga looks in a terminal: every phase can be shown, in each language, and no secret is."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.board import draw
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.game import GAME
from moonsaga.games.saga.presentation import terminal
from moonsaga.kernel.contract import CHANCE, Message
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.texts import LANGUAGES, game_texts
from support.selection import some

pytestmark = pytest.mark.once


def shown(view: Any, language: str = "en") -> str:
    texts = game_texts(GAME, language)
    lines = [*terminal.board(view), *terminal.scene(view, texts), *terminal.players(view, texts)]
    return "\n".join("".join(text for text, _ in line) for line in lines) + terminal.legend(view, texts)


@pytest.mark.parametrize("language", some(LANGUAGES, 1))
def test_a_whole_game_can_be_shown(language: str) -> None:
    """Terminal: each position of a random game, to each side and to a spectator."""
    state: Any = GAME.new({})
    rng = Rng(3)
    texts = game_texts(GAME, language)
    phases = set()
    while asked := state.to_act():
        for seat in (0, 1, None):
            view = state.view(seat)
            assert texts.say(Message("area-mercia")) in shown(view, language)
            assert texts.knows(terminal.prompt(view).key)
        phases.add(state.phase_number())
        seat = asked[0]
        state.apply(seat, rng.weighted(state.chance()) if seat == CHANCE else rng.pick(state.legal(seat)))
    assert len(phases) > 10
    assert texts.say(terminal.HELP)


def test_faces_are_shown_to_those_who_know_them() -> None:
    """Terminal: own leaders with their faces, the other's without, unless they were seen."""
    board = draw("now: draft\nkent: viking-1 raider, viking-2 stormer\nmercia: saxon-1 warden\nseen: viking-2")
    assert "viking-1 Raider" in shown(board.view(0))
    assert "viking-1 Raider" not in shown(board.view(1))
    assert "viking-2 Stormer" in shown(board.view(1))
    assert "saxon-1 Warden" not in shown(board.view(0))


def test_targets_are_shown_to_those_who_know_them() -> None:
    """Terminal: a marker that lies face down is a question mark for the opponent."""
    board = draw("now: draft\nnorth: target kent face down\nkent: 1 viking\nmercia: 1 saxon")
    assert "→ Kent (face down)" in shown(board.view(0))
    assert "→ ? (face down)" in shown(board.view(1))


def test_a_choice_with_a_leader_is_explained() -> None:
    """Terminal: the faces behind the names, and what a leader can do where one is sent out."""
    board = draw("now: battles\nkent: viking-1 raider, 1 viking, 1 saxon\nmercia: 1 saxon")
    texts = game_texts(GAME)
    assert terminal.meaning(board.view(0), "reveal viking-1", texts) == "Raider"
    assert terminal.meaning(board.view(1), "reveal viking-1", texts) == ""
    assert terminal.meaning(board.view(0), "deploy raider", texts) == texts.say(Message("face-raider-help"))
    assert terminal.meaning(board.view(0), "pass", texts) == ""
    assert [terminal.seat_name(board.view(0), seat) for seat in range(2)] == [f"side-{side}" for side in n.SIDE_NAMES]


def test_a_battle_shows_its_strengths() -> None:
    """Terminal: area and strengths."""
    board = draw("now: battles\nkent: viking-1 raider, 1 viking, 1 saxon\nmercia: 1 saxon")
    assert "Battle: Kent" in shown(board.view(0))
    assert "2 : 1" in shown(board.view(0))
