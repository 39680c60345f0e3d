"""The laws of the kernel on random games of Ekö: a sample of what `make sweep` plays."""

import pytest

from games.eko.variants import SEATS, VARIANTS, combination, variant
from moonsaga import _cores
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.laws import fingerprint, sweep_game
from support.other_process import fingerprint_elsewhere
from support.selection import many, some

FAST = _cores.running() == "compiled"
GAMES = many(3, 1) if FAST else 1
COMBINED = many(8, 1) if FAST else many(2, 1)
EVERY = 50 if FAST else 150
"""One position in so many is given the costly laws."""


@pytest.mark.every_mode
@pytest.mark.parametrize("seats", some(SEATS, 2))
@pytest.mark.parametrize("name", some(VARIANTS, 3))
def test_laws_hold_in_random_games_of_each_variant(name: str, seats: int) -> None:
    """Laws 1 to 5 and 7: each number of players with each variant by itself."""
    first = 100 * (seats + 5 * list(VARIANTS).index(name))
    for seed in range(first, first + GAMES):
        played = sweep_game(GAME, variant(name, seats, seed), seed, every=EVERY)
        assert played.record.end.ending in GAME.info.endings


@pytest.mark.parametrize("seats", some(SEATS, 1))
def test_laws_hold_with_random_combinations_of_variants(seats: int) -> None:
    """Laws 1 to 5 and 7: tiles of several variants on one board."""
    for seed in range(COMBINED):
        sweep_game(GAME, combination(seats, seed, rulings=False), seed, every=EVERY)


@pytest.mark.every_mode
@pytest.mark.parametrize("seats", some(SEATS, 1))
def test_laws_hold_with_random_combinations_of_rulings(seats: int) -> None:
    """Laws 1 to 5 and 7: the alternatives that rulings offer, with variants that need them."""
    for seed in range(COMBINED):
        sweep_game(GAME, combination(seats, seed, rulings=True), seed, every=EVERY)


@pytest.mark.parametrize("seats", some(SEATS, 1))
def test_another_process_plays_the_same_games(seats: int) -> None:
    """Law 2: the same seeds give the same states with another hash seed, and interpreted as in the form that runs."""
    options = combination(seats, 1, rulings=False)
    here = fingerprint(GAME, options, [seats])
    there = fingerprint_elsewhere(
        "moonsaga.games.eko.game:GAME", options, [seats], PYTHONHASHSEED="4711", MOONSAGA_CORES="interpreted"
    )
    assert here == there
