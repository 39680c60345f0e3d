"""A whole game between bots: the loop of simulations, ladders and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec

from moonsaga.bots.bot import FIXED_BUDGET, Bot, Budget, observe
from moonsaga.bots.random_bot import RandomBot
from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.core import Core
from moonsaga.kernel.playout import playout
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.rng import Rng

UNFINISHED = "unfinished"
"""Said of a game that was broken off after `info.longest` decisions; only options without a limit allow such games."""


class Result(msgspec.Struct, frozen=True):
    """How a game went."""

    returns: tuple[float, ...]
    ending: str
    decisions: int
    """The players'; chance is not counted."""


def play_match(
    game: Game, options: Mapping[str, object], bots: Sequence[Bot], rng: Rng, budget: Budget = FIXED_BUDGET
) -> tuple[Result, State]:
    """One game, one bot for each seat; the result and the final state. Random games stay inside the cores."""
    state = game.new(options)
    if isinstance(state, Core) and all(isinstance(bot, RandomBot) for bot in bots):
        decisions = playout(state, rng, game.info.longest)
    else:
        decisions = _play(game, state, bots, rng, budget)
    return Result(tuple(state.returns()), state.ending or UNFINISHED, decisions), state


def _play(game: Game, state: State, bots: Sequence[Bot], dice: Rng, budget: Budget) -> int:
    """Each bot has random numbers of its own: Nature's would tell it what she will do."""
    own = [Rng(dice.next(), seat) for seat in range(len(bots))]
    decisions = 0
    while (asked := state.to_act()) and decisions < game.info.longest:
        seat = asked[0]
        if seat == CHANCE:
            state.apply(CHANCE, draw_outcome(state, dice))
        else:
            state.apply(seat, bots[seat].choose(observe(game, state, seat), own[seat], budget))
            decisions += 1
    return decisions


class Tally:
    """The results of many games, counted; `digest` is the same whenever all games ended in the same positions."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0] * seats
        self.endings: dict[str, int] = {}
        self._digest = sha256()

    def add(self, result: Result, state: State) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.endings[result.ending] = self.endings.get(result.ending, 0) + 1
        for seat, won in enumerate(result.returns):
            self.wins[seat] += won > 0
        self._digest.update(state.dump())

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()
