"""Random playouts through the contract: for positions that are no cores, which nothing else can search.

An adept plays a few games on from each action where the game has no evaluation; a master grows a tree of them.
"""

from __future__ import annotations

from functools import cache
from math import log, sqrt

from moonsaga.bots.bot import Budget, Observation
from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import draw_outcome

EXPLORATION = 0.7
"""How much a search tries what it has seldom tried: the factor of the UCB formula."""
UNKNOWN = 0.5
PLAYOUTS = 20
"""How many games an adept plays on from each action."""


@cache
def has_core(game: Game) -> bool:
    return isinstance(game.new(), Core)


def has_evaluation(game: Game) -> bool:
    return type(game).evaluate is not Game.evaluate


def finish_at_random(game: Game, state: State, rng: Rng) -> list[float]:
    """What the game comes to for each seat if all play at random. Changes the state."""
    for _ in range(game.info.longest):
        let_chance_act(state, rng)
        seats = state.to_act()
        if not seats:
            break
        state.apply(seats[0], rng.pick(state.legal(seats[0])))
    let_chance_act(state, rng)
    returns = state.returns()
    return returns if state.ending else [UNKNOWN] * len(returns)


def let_chance_act(state: State, rng: Rng) -> None:
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, draw_outcome(state, rng))


def judge_by_playouts(observation: Observation, rng: Rng, budget: Budget) -> list[float]:
    """For each legal action the sum of its results over some playouts, each in another sampled state; one at least."""
    start = budget.now()
    totals = [0.0] * len(observation.legal)
    for _ in range(PLAYOUTS):
        world = observation.imagine(rng)
        for place, action in enumerate(observation.legal):
            state = world.copy()
            state.apply(observation.seat, action)
            totals[place] += finish_at_random(observation.game, state, rng)[observation.seat]
        if budget.seconds is not None and budget.now() - start > budget.seconds:
            break
    return totals


class Node:
    """A position of the tree: how often it was met, and what it came to for the seat that led there."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[int, int], Node] = {}
        self.visits = 0
        self.total = 0.0


class Tree:
    """Monte Carlo tree search (UCT) over sampled states: each playout begins in another one.

    Positions are told apart by the actions and outcomes that lead to them, so that all sampled states share one
    tree. What is legal depends on the state.
    """

    def __init__(self, observation: Observation) -> None:
        self.game = observation.game
        self.observation = observation
        self.root = Node()
        self.evaluates = has_evaluation(observation.game)

    def grow(self, rng: Rng) -> None:
        """One playout: down the tree, one new position, and on to a result."""
        state = self.observation.imagine(rng)
        node = self.root
        path: list[tuple[int, Node]] = []
        while seats := state.to_act():
            seat = seats[0]
            new = False
            if seat == CHANCE:
                action = draw_outcome(state, rng)
            else:
                action, new = self.select(node, seat, state.legal(seat), rng)
            state.apply(seat, action)
            node = node.children.setdefault((seat, action), Node())
            path.append((seat, node))
            if new:
                break
        result = self.judge(state, rng)
        self.root.visits += 1
        for seat, met in path:
            met.visits += 1
            met.total += result[seat] if seat != CHANCE else 0.0

    def select(self, node: Node, seat: int, legal: list[int], rng: Rng) -> tuple[int, bool]:
        """An action that was never tried, if there is one; else the best, with an allowance for those seldom tried."""
        untried = [action for action in legal if (seat, action) not in node.children]
        if untried:
            return rng.pick(untried), True
        weight = EXPLORATION * sqrt(log(node.visits + 1))

        def promise(action: int) -> float:
            child = node.children[seat, action]
            return child.total / child.visits + weight / sqrt(child.visits)

        return max(legal, key=promise), False

    def judge(self, state: State, rng: Rng) -> list[float]:
        """What a position comes to for each seat: its evaluation if the game has one, else by a playout."""
        let_chance_act(state, rng)
        if self.evaluates and not state.ending:
            return [self.game.evaluate(state, seat) for seat in range(len(state.returns()))]
        return finish_at_random(self.game, state, rng)

    def best(self) -> int:
        """The action that was tried most often."""
        found = {action: child for (_, action), child in self.root.children.items()}
        return max(self.observation.legal, key=lambda action: found[action].visits if action in found else 0)
