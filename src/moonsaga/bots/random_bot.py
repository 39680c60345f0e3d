"""Any legal action, each with the same chance: the floor of every ladder."""

from __future__ import annotations

from moonsaga.bots.bot import Budget, Observation
from moonsaga.kernel.cores.rng import Rng


class RandomBot:
    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:  # noqa: ARG002  it does not think
        return observation.legal[int(rng.below(len(observation.legal)))]
