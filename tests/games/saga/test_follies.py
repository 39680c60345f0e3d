"""Follies of Saga: a bonus is free, and a side that does something else first has lost it."""

import pytest

from moonsaga.games.saga.actions import ACTIONS
from moonsaga.games.saga.follies import FOLLIES
from moonsaga.kernel.registry import get_game

COIN, DONE, BUILD = ACTIONS.number("bonus-coin"), ACTIONS.number("done"), ACTIONS.number("build", 2)
RECRUIT, MOVE = ACTIONS.number("bonus-recruit", 1), ACTIONS.number("bonus-move", 0, 1, 1)


@pytest.mark.parametrize(
    ("legal", "action", "coin", "warrior"),
    [
        ((COIN, BUILD, DONE), BUILD, True, None),
        ((COIN, BUILD, DONE), DONE, True, None),
        ((COIN, BUILD, DONE), COIN, False, None),
        ((BUILD, DONE), DONE, None, None),
        ((RECRUIT, MOVE, DONE), DONE, None, True),
        ((RECRUIT, MOVE, DONE), MOVE, None, False),
    ],
)
def test_a_bonus_is_forgotten(legal: tuple[int, ...], action: int, coin: bool | None, warrior: bool | None) -> None:
    found = {folly.name: folly.judge(lambda: None, legal, action) for folly in FOLLIES}
    assert found == {"coin-forgotten": coin, "warrior-forgotten": warrior}
    assert get_game("saga").follies == FOLLIES
