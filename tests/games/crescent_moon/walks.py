"""Random games of Crescent Moon, position by position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng


def walk(seed: int, **options: Any) -> Iterator[Any]:
    """Every position of a random game; the next step changes the one that was handed out."""
    state: Any = GAME.new(GAME.resolve(options))
    rng = Rng(seed)
    while asked := state.to_act():
        yield state
        seat = rng.pick(asked)
        state.apply(seat, rng.weighted(state.chance()) if seat == CHANCE else rng.pick(state.legal(seat)))
