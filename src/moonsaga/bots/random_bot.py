"""Any legal action, each with the same chance: the floor of every ladder."""

from __future__ import annotations

from moonsaga.bots.bot import Budget, Observer
from moonsaga.kernel.cores.rng import Rng


class RandomBot:
    def choose(self, observer: Observer, rng: Rng, budget: Budget) -> int:  # noqa: ARG002  it does not think
        return observer.legal[int(rng.below(len(observer.legal)))]
