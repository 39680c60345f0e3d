"""The laws that hold for every game, at every position of 20 random games."""

from moonsaga.api import sweep_game
from noughts.game import GAME


def test_the_laws_hold() -> None:
    for seed in range(20):
        sweep_game(GAME, {}, seed, every=1)
