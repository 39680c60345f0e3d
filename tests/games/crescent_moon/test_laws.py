"""The laws on random games of Crescent Moon: rulers, editions, maps and rulings in turn."""

import pytest

from games.crescent_moon.variants import KINDS, table
from moonsaga import _cores
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.laws import sweep_game
from support.selection import some

FAST = _cores.running() != "interpreted"


@pytest.mark.every_mode
@pytest.mark.parametrize("kind", some(KINDS, 3))
@pytest.mark.parametrize("seed", some(range(3 if FAST else 1), 1))
def test_the_laws_hold(kind: str, seed: int) -> None:
    """Laws 1 to 5 and 7, on games from the first tile or market card to the last point."""
    played = sweep_game(GAME, table(kind, seed), seed, every=20 if FAST else 40, numbers=400)
    assert played.record.end.ending in GAME.info.endings
    assert played.checked
