"""The laws on random games of Saga: each set of tiles, other tracks, all rulings the other way."""

import pytest

from games.saga.variants import MIX, TABLES, table
from moonsaga import _cores
from moonsaga.games.saga.game import GAME
from moonsaga.kernel.laws import sweep_game

FAST = _cores.running() != "interpreted"


@pytest.mark.parametrize("kind", TABLES)
def test_the_laws_hold_on_each_kind_of_table(kind: str) -> None:
    """Laws 1 to 5 and 7, on games from the first raid target to the last check."""
    for seed in range(6 if FAST else 1):
        played = sweep_game(GAME, table(kind, seed), seed, every=12, numbers=None if FAST else 300)
        assert played.record.end.ending in GAME.info.endings
        assert played.decisions < GAME.info.longest


@pytest.mark.parametrize("seed", range(12 if FAST else 2))
def test_the_laws_hold_with_mixed_options(seed: int) -> None:
    """Any combination of options that can be played."""
    sweep_game(GAME, table(MIX, seed), seed, every=12, numbers=None if FAST else 300)
