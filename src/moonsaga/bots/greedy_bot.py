"""Bots that look at each of their actions once and take the best: novice and adept.

Positions that are cores are looked at by `greedy.scores`; those of any other game through the public contract, and by
random playouts where the game has no evaluation.
"""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.bots.bot import Budget, Observation
from moonsaga.bots.cores.greedy import scores
from moonsaga.bots.playouts import has_core, has_evaluation, judge_by_playouts, let_chance_act
from moonsaga.kernel.contract import Game, State
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.rng import Rng

WORLDS = 4
"""In games with secrets: how many possible worlds an action is judged in."""


class GreedyBot:
    """Judges each action by what it leads to.

    `width`: how many actions, the best at a glance, are followed to the end of the own turn. `noise`: up to how much
    a judgement is wrong. `slips`: how often it does not look at all and takes any action. Noise alone makes no weak
    player of every game: values differ by tenths in one and by hundredths in another; and a bot that does not follow a
    turn of many steps to its end never sets out.
    """

    def __init__(self, width: int, noise: float = 0.0, slips: float = 0.0) -> None:
        self.width = width
        self.noise = noise
        self.slips = slips

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        if len(observation.legal) == 1:
            return observation.legal[0]
        if self.slips and rng.random() < self.slips:
            return observation.legal[int(rng.below(len(observation.legal)))]
        if not has_core(observation.game) and not has_evaluation(observation.game):
            return self.best(observation.legal, judge_by_playouts(observation, rng, budget), rng)
        return self.best(observation.legal, self.judge_all(observation, rng), rng)

    def judge_all(self, observation: Observation, rng: Rng) -> list[float]:
        """One number for each legal action, over several possible worlds where there are secrets."""
        worlds = WORLDS if observation.game.info.secrets else 1
        judged = [self.judge(observation, rng) for _ in range(worlds)]
        return [sum(column) / worlds + self.noise * rng.random() for column in zip(*judged, strict=True)]

    def judge(self, observation: Observation, rng: Rng) -> list[float]:
        """One number for each legal action, in one possible world."""
        world = observation.imagine(rng)
        if isinstance(world, Core):
            return list(scores(world, observation.seat, rng, self.width, observation.judge_of(world)))
        return [
            plain_score(observation.game, world.copy(), observation.seat, action, rng) for action in observation.legal
        ]

    def best(self, legal: Sequence[int], totals: list[float], rng: Rng) -> int:
        highest = max(totals)
        equals = [action for action, total in zip(legal, totals, strict=True) if total == highest]
        return equals[int(rng.below(len(equals)))]


def plain_score(game: Game, state: State, seat: int, action: int, rng: Rng) -> float:
    """How good the position is after an action, and after Nature if she is asked next. Changes the state."""
    state.apply(seat, action)
    let_chance_act(state, rng)
    return plain_value(game, state, seat)


def plain_value(game: Game, state: State, seat: int) -> float:
    """The result of a game that is over, else the game's evaluation."""
    return state.returns()[seat] if state.ending else game.evaluate(state, seat)
