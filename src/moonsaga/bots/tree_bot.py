"""A bot that grows one tree over what may come: grandmaster. And what it finds out: `analyse`."""

from __future__ import annotations

from math import hypot
from typing import Any

from moonsaga.bots.analysis import Analysis, Judged, Trials, standard_errors
from moonsaga.bots.bot import FIXED_BUDGET, Budget, Observation
from moonsaga.bots.cores.tree import MOST_SEATS, Settings, Tree
from moonsaga.bots.playouts import has_core
from moonsaga.bots.search_bot import search_tree
from moonsaga.kernel.contract import Game
from moonsaga.kernel.cores.rng import Rng

LONGEST_LINE = 16
DRIFT = 0.06
"""A part of every standard error: how far values move as a tree grows, which the spread of visits cannot show."""
GLANCES_A_WORLD = 200
"""Where positions do not deal secrets anew by themselves (`Core.resample`), the view makes a new world so often."""


def has_room(game: Game) -> bool:
    """Can a tree be grown: are positions cores, and the seats not too many?"""
    return has_core(game) and max(game.info.seats) <= MOST_SEATS


class TreeBot:
    """Grows a tree of single decisions, in another possible world in each iteration (`bots/cores/tree.py`).

    An iteration of a budget is one judged position. Where positions are no cores it grows a tree of random playouts,
    and an iteration is one of these.
    """

    def __init__(self, **settings: float) -> None:
        self.settings = settings

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        if len(observation.legal) == 1:
            return observation.legal[0]
        if not has_room(observation.game):
            return search_tree(observation, rng, budget, budget.now())
        return self.search(observation, rng, budget).ranked()[0]

    def analyse(self, observation: Observation, rng: Rng, budget: Budget) -> Analysis:
        """What it knows of each action when it has thought; its choice is the first one."""
        return self.search(observation, rng, budget).report()

    def search(self, observation: Observation, rng: Rng, budget: Budget) -> Thought:
        start = budget.now()
        found = Thought(observation, rng, self.settings_for(observation.game))
        found.think(rng, budget, start)
        return found

    def settings_for(self, game: Game) -> Settings:
        settings = Settings()
        settings.open = not game.info.secrets
        settings.apart = not game.info.secrets
        for name, value in self.settings.items():
            setattr(settings, name, value)
        return settings


class Thought:
    """The tree of one decision, and what it says."""

    def __init__(self, observation: Observation, rng: Rng, settings: Settings) -> None:
        self.observation = observation
        world: Any = observation.imagine(rng)
        secrets = observation.game.info.secrets
        self.needs_worlds = secrets and all(world.resampled(observation.seat, rng) == world for _ in range(2))
        self.tree = Tree(world, observation.seat, observation.judge_of(world), settings, secrets)

    def think(self, rng: Rng, budget: Budget, start: float) -> None:
        if budget.seconds is not None:
            self.tree.set_clock(budget.now, start + budget.seconds)
        glances = budget.iterations or FIXED_BUDGET.iterations or 1 if budget.seconds is None else 1 << 60
        while self.tree.glances < glances and not self.tree.late and not self.tree.settled:
            if not self.needs_worlds:
                self.tree.grow(glances, rng)
                continue
            self.tree.grow(min(glances, self.tree.glances + GLANCES_A_WORLD), rng)
            world: Any = self.observation.imagine(rng)
            self.tree.set_world(world)

    def edges(self) -> dict[int, tuple[Any, ...]]:
        """What the tree found of each legal action; a world that its seat imagined may have had other ones."""
        legal = frozenset(self.observation.legal)
        return {edge[0]: edge for edge in self.tree.found() if edge[0] in legal}

    def ranked(self) -> list[int]:
        """All legal actions, the best first."""
        edges = self.edges()
        return sorted(self.observation.legal, key=lambda action: self.rank(edges.get(action)), reverse=True)

    def rank(self, edge: tuple[Any, ...] | None) -> tuple[float, ...]:
        """What wins for certain, then what was taken most, and last what loses for certain."""
        if edge is None:
            return (-2, 0, 0.0)
        _, visits, totals, _, glance, won = edge
        certain = 0 if won < 0 else 1 if won == self.observation.seat else -1
        value = totals[self.observation.seat] / visits if visits else glance
        return (certain, visits, value)

    def report(self) -> Analysis:
        edges = self.edges()
        trials = {action: self.trials(edge) for action, edge in edges.items()}
        errors = {
            action: hypot(error, DRIFT)
            for action, error in zip(trials, standard_errors(list(trials.values())), strict=True)
        }
        return Analysis(
            seat=self.observation.seat,
            iterations=self.tree.glances,
            actions=tuple(self.judged(action, edges.get(action), errors.get(action, 0.5)) for action in self.ranked()),
        )

    def trials(self, edge: tuple[Any, ...]) -> Trials:
        _, visits, totals, squares, _, _ = edge
        found = Trials(self.observation.seat)
        found.visits, found.totals, found.squares = visits, totals, squares
        return found

    def judged(self, action: int, edge: tuple[Any, ...] | None, error: float) -> Judged:
        seat = self.observation.seat
        seats = len(edge[2]) if edge else seat + 1
        if edge is None:
            values = [1.0 / seats] * seats
        elif edge[5] >= 0:
            values, error = [float(other == edge[5]) for other in range(seats)], 0.0
        elif edge[1]:
            values = [total / edge[1] for total in edge[2]]
        else:
            rest = (1.0 - edge[4]) / (seats - 1)
            values = [edge[4] if other == seat else rest for other in range(seats)]
        return Judged(
            action=action,
            value=values[seat],
            error=error,
            visits=edge[1] if edge else 0,
            values=tuple(values),
            line=tuple(self.tree.line(action, LONGEST_LINE)) if edge else ((seat, action),),
        )
