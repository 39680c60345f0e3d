"""What a game does for several seats or actions at once is what it does one by one."""

from __future__ import annotations

import msgspec
import pytest

from moonsaga.kernel.contract import CHANCE, Game
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.registry import game_names, get_game


@pytest.mark.parametrize("name", game_names())
def test_views_and_words_at_once_are_those_one_by_one(name: str) -> None:
    game, rng = get_game(name), Rng(7)
    state = game.new(game.resolve({}))
    seats = [*range(len(game.roles(game.resolve({})))), None]
    looked = 0
    while (asked := state.to_act()) and looked < 40:
        if asked == (CHANCE,):
            state.apply(CHANCE, rng.weighted(state.chance()))
            continue
        looked += 1
        views = [state.view(seat) for seat in seats]
        assert game.views(state, seats) == views
        assert game.views(state, seats, memory=False) == [msgspec.structs.replace(view, memory=None) for view in views]
        for seat in asked:
            assert game.describe_actions(state, seat) == Game.describe_actions(game, state, seat)
        state.apply(asked[0], rng.pick(state.legal(asked[0])))
    assert looked == 40
