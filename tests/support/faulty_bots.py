"""Bots that fail, and the synthetic game for them to fail at. Named as a plug-in, so that workers know them too."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

from moonsaga.bots import ladder
from moonsaga.bots.bot import Bot, Budget, Observation
from moonsaga.kernel.cores.rng import Rng
from support.synthetic import GAME

__all__ = ["GAME", "NAMES", "add_bots", "remove_bots"]


class Crasher:
    """Raises."""

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        raise RuntimeError("no idea")


class Sleeper:
    """Thinks for ever."""

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        time.sleep(3600)
        return observation.legal[-1]


class Quitter:
    """Takes its process with it."""

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        os._exit(3)


class Cheater:
    """Plays what is not allowed, and says so on standard output."""

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        print("I cheat")
        return 10**6


NAMES: dict[str, Callable[[], Bot]] = {"crasher": Crasher, "sleeper": Sleeper, "quitter": Quitter, "cheater": Cheater}


def add_bots() -> None:
    ladder._LADDER.update(NAMES)


def remove_bots() -> None:
    for name in NAMES:
        ladder._LADDER.pop(name, None)


if "pytest" not in sys.modules:  # in a worker
    add_bots()
