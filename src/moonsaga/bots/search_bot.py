"""A bot that plays on from the actions that look best: master. And what it finds out: `analyse`."""

from __future__ import annotations

from math import ceil, inf, log2
from typing import Any

from moonsaga.bots.analysis import Analysis, Judged, Trials, standard_errors
from moonsaga.bots.bot import FIXED_BUDGET, Budget, Observation
from moonsaga.bots.cores.search import BROKEN_OFF, Rollouts
from moonsaga.bots.greedy_bot import GreedyBot, plain_value
from moonsaga.bots.playouts import Tree, has_core, let_chance_act
from moonsaga.kernel.contract import seat_count
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
        if len(observation.legal) == 1:
            return observation.legal[0]
        start = budget.now()
        if not has_core(observation.game):
            return search_tree(observation, rng, budget, start)
        return self.search(observation, rng, budget).ranked[0]

    def analyse(self, observation: Observation, rng: Rng, budget: Budget) -> Analysis:
        """What it knows of each action when it has thought; its choice is the first one."""
        return self.search(observation, rng, budget).report(rng)

    def search(self, observation: Observation, rng: Rng, budget: Budget) -> Halving:
        found = Halving(self, observation, rng, budget)
        found.run()
        return found


class Halving:
    """One decision: rollouts of a field of actions, of which the worse half drops out in each round.

    `ranked` has all legal actions, the best first.
    """

    def __init__(self, bot: SearchBot, observation: Observation, rng: Rng, budget: Budget) -> None:
        self.observation = observation
        self.rng = rng
        self.budget = budget
        self.start = budget.now()
        totals = bot.first.judge_all(observation, rng)
        world: Any = observation.imagine(rng)
        deadline = inf if budget.seconds is None or budget.cpu else self.start + budget.seconds
        self.rolls = Rollouts(world, bot.first.width, bot.depth, bot.noise, deadline, observation.judge_of(world))
        first_look = dict(zip(observation.legal, totals, strict=True))
        self.ranked = sorted(observation.legal, key=first_look.__getitem__, reverse=True)
        self.field = min(bot.field, len(self.ranked))
        """How many, from the first, are still tried."""
        self.trials = {action: Trials(observation.seat) for action in self.ranked[: self.field]}

    def run(self) -> None:
        rounds = max(1, ceil(log2(self.field)))
        for number in range(1, rounds + 1):
            while self.spent() < number / rounds:
                if not self.play_on():
                    self.rank()
                    return
            self.rank()
            self.field = ceil(self.field / 2)

    def rank(self) -> None:
        self.ranked[: self.field] = sorted(
            self.ranked[: self.field], key=lambda action: self.trials[action].total, reverse=True
        )

    def spent(self) -> float:
        return spent(self.budget, self.start, self.rolls.decisions)

    def play_on(self) -> bool:
        """One rollout for each action of the field, all in the same world and with the same luck; False if time was up.

        Rollouts know the clock on the wall only; for time of the processor one looks between them.
        """
        world: Any = self.observation.imagine(self.rng)
        luck = self.rng.next()
        seat = self.observation.seat
        found = []
        for action in self.ranked[: self.field]:
            if self.budget.cpu and self.spent() >= 1:
                return False
            own = Rng(luck)
            value = self.rolls.play(world, seat, action, own)
            if value == BROKEN_OFF:
                return False
            found.append((action, self.rolls.values(seat, value, own), self.rolls.continuation()))
        for action, values, steps in found:
            self.trials[action].add(values)
            self.trials[action].paths.add(steps)
        return True

    def report(self, rng: Rng) -> Analysis:
        tried = [action for action in self.ranked if action in self.trials and self.trials[action].visits]
        errors = dict(zip(tried, standard_errors([self.trials[action] for action in tried]), strict=True))
        return Analysis(
            seat=self.observation.seat,
            iterations=self.rolls.decisions,
            actions=tuple(
                self.judged(action, errors[action]) if action in errors else glance(self.observation, action, rng)
                for action in self.ranked
            ),
        )

    def judged(self, action: int, error: float) -> Judged:
        seat, trials = self.observation.seat, self.trials[action]
        return Judged(
            action=action,
            value=trials.total / trials.visits,
            error=error,
            visits=trials.visits,
            values=tuple(total / trials.visits for total in trials.totals),
            line=((seat, action), *trials.paths.main()),
        )


def glance(observation: Observation, action: int, rng: Rng) -> Judged:
    """An action that was not tried, by the position it leads to in one possible world."""
    seat, world = observation.seat, observation.imagine(rng)
    world.apply(seat, action)
    let_chance_act(world, rng)
    values = tuple(plain_value(observation.game, world, other) for other in range(seat_count(world)))
    (error,) = standard_errors([Trials(seat)])
    return Judged(action=action, value=values[seat], error=error, visits=0, values=values, line=((seat, action),))


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
