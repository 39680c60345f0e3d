"""A bot that plays on from the actions that look best: master."""

from __future__ import annotations

from math import ceil, inf, log2
from typing import Any

from moonsaga.bots.bot import FIXED_BUDGET, Budget, Observation
from moonsaga.bots.cores.search import BROKEN_OFF, Rollouts
from moonsaga.bots.greedy_bot import GreedyBot
from moonsaga.bots.playouts import Tree, has_core
from moonsaga.kernel.cores.rng import Rng


class SearchBot:
    """Tries what looks best by playing on, in one possible world after another; in each round the worse half drops out.

    `width`: of the greedy bot that looks first; its choice is taken where there is no time to play on. `field`: how
    many actions are tried. `depth` and `noise`: how the game goes on (`Rollouts`). An iteration of a budget is one
    decision there. Where positions are no cores it grows a tree of random playouts, and an iteration is one of these.
    """

    def __init__(self, width: int, field: int = 12, depth: int = 8, noise: float = 0.02) -> None:
        self.first = GreedyBot(width)
        self.field = field
        self.depth = depth
        self.noise = noise

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        start = budget.now()
        if not has_core(observation.game):
            return search_tree(observation, rng, budget, start)
        totals = self.first.judge_all(observation, rng)
        world: Any = observation.imagine(rng)
        deadline = inf if budget.seconds is None or budget.cpu else start + budget.seconds
        rolls = Rollouts(world, self.first.width, self.depth, self.noise, deadline)
        first_look = dict(zip(legal, totals, strict=True))
        field = sorted(legal, key=first_look.__getitem__, reverse=True)[: self.field]
        sums = dict.fromkeys(field, 0.0)
        rounds = ceil(log2(len(field)))
        for number in range(1, rounds + 1):
            while spent(budget, start, rolls.decisions) < number / rounds:
                if not play_on(observation, rolls, sums, field, rng, budget, start):
                    return max(field, key=sums.__getitem__)
            field.sort(key=sums.__getitem__, reverse=True)
            del field[ceil(len(field) / 2) :]
        return field[0]


def spent(budget: Budget, start: float, iterations: int) -> float:
    """Which part of a budget is used up."""
    if budget.seconds is not None:
        return (budget.now() - start) / budget.seconds
    return iterations / (budget.iterations or FIXED_BUDGET.iterations or 1)


def search_tree(observation: Observation, rng: Rng, budget: Budget, start: float) -> int:
    """The choice of a master where positions are no cores."""
    tree = Tree(observation)
    while spent(budget, start, tree.root.visits) < 1:
        tree.grow(rng)
    return tree.best()


def play_on(
    observation: Observation,
    rolls: Rollouts,
    sums: dict[int, float],
    field: list[int],
    rng: Rng,
    budget: Budget,
    start: float,
) -> bool:
    """One rollout for each action of the field, all in the same world and with the same luck; False if time was up.

    Rollouts know the clock on the wall only; for time of the processor one looks between them.
    """
    world: Any = observation.imagine(rng)
    luck = rng.next()
    found = []
    for action in field:
        if budget.cpu and spent(budget, start, 0) >= 1:
            return False
        found.append(rolls.play(world, observation.seat, action, Rng(luck)))
    if BROKEN_OFF in found:
        return False
    for action, value in zip(field, found, strict=True):
        sums[action] += value
    return True
