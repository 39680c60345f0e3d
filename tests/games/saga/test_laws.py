"""The laws on random games of Saga: each set of tiles, other tracks, all rulings the other way."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.saga.variants import MIX, TABLES, table
from moonsaga import _cores
from moonsaga.games.saga.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.laws import sweep_game
from support.selection import many, some

FAST = _cores.running() != "interpreted"


@pytest.mark.every_mode
@pytest.mark.parametrize("kind", some(TABLES, 3))
def test_the_laws_hold_on_each_kind_of_table(kind: str) -> None:
    """Laws 1 to 5 and 7, on games from the first raid target to the last check."""
    for seed in range(many(6, 1) if FAST else 1):
        played = sweep_game(GAME, table(kind, seed), seed, every=12, numbers=None if FAST else 300)
        assert played.record.end.ending in GAME.info.endings
        assert played.decisions < GAME.info.longest


@pytest.mark.every_mode
@pytest.mark.parametrize("seed", some(range(12 if FAST else 2), 1))
def test_the_laws_hold_with_mixed_options(seed: int) -> None:
    """Any combination of options that can be played."""
    sweep_game(GAME, table(MIX, seed), seed, every=12, numbers=None if FAST else 300)


def numbers_in(thing: object) -> Iterator[object]:
    """The numbers of a raw position, however deep."""
    if isinstance(thing, dict):
        for key, inner in thing.items():
            if key != "options":
                yield from numbers_in(inner)
    elif isinstance(thing, list):
        for inner in thing:
            yield from numbers_in(inner)
    else:
        yield thing


@pytest.mark.parametrize("seed", some(range(4), 1))
def test_a_dump_holds_plain_numbers(seed: int) -> None:
    """Law 2: a comparison kept as a number is true interpreted and 1 compiled, and would be dumped so."""
    state: Any = GAME.new(table(MIX, seed))
    rng = Rng(seed)
    while asked := state.to_act():
        assert {type(number) for number in numbers_in(state.raw())} == {int}
        seat = asked[0]
        state.apply(seat, rng.weighted(state.chance()) if seat == CHANCE else rng.pick(state.legal(seat)))
