"""Bots that judge by other weights than their game's own."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from moonsaga.bots.bot import Bot, Budget, Observation
from moonsaga.kernel.contract import Game, State
from moonsaga.kernel.cores.rng import Rng

CLASSIC = "classic"


class WeightedObservation(Observation):
    """The same decision, whose imagined states are evaluated by these weights; None: by the game's own."""

    def __init__(self, observation: Observation, weights: object) -> None:
        super().__init__(observation.game, observation.seat, observation.legal, lambda: observation.view)
        self.weights = weights

    def imagine(self, rng: Rng) -> State:
        state = super().imagine(rng)
        if self.weights is not None:
            cast("Any", state).use_weights(self.weights)
        return state


class WeightedBot:
    """Plays like another bot, but evaluates positions by a set of weights from `Game.read_weights`."""

    def __init__(self, bot: Bot, weights: object) -> None:
        self.bot = bot
        self.weights = weights

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        return self.bot.choose(WeightedObservation(observation, self.weights), rng, budget)


class ClassicBot:
    """Plays like another bot, but evaluates positions by the weights of the first release, in any game."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        weights = classic_weights(observation.game)
        return self.bot.choose(WeightedObservation(observation, weights), rng, budget)


@cache
def classic_weights(game: Game) -> object:
    return game.read_weights(CLASSIC)
