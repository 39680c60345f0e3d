"""Bots that judge by a net instead of their game's evaluation."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from moonsaga.bots.analysis import Analysis
from moonsaga.bots.bot import Bot, Budget, Observation
from moonsaga.bots.cores.greedy import OWN_EVALUATION
from moonsaga.bots.cores.judge import Judge
from moonsaga.bots.cores.net import Net
from moonsaga.kernel.contract import Game, State, seat_count
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import DataError
from moonsaga.kernel.nets import NetFile

OWN, NONE, IF_ANY = "own", "none", "if-any"
"""Names besides those of files: the game's own net, its evaluation, and the net where there is one."""


class NetObservation(Observation):
    """The same decision, whose worlds are judged by a net."""

    def __init__(self, observation: Observation, name: str) -> None:
        super().__init__(observation.game, observation.seat, observation.legal, lambda: observation.view)
        self.name = name

    def judge_of(self, world: State) -> Judge:
        return find_judge(self.game, self.name, seat_count(world))


class NetBot:
    """Plays like another bot, but judges positions by a net. `name`: a file, `own`, `none` or `if-any`."""

    def __init__(self, bot: Bot, name: str = IF_ANY) -> None:
        self.bot = bot
        self.name = name

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        return self.bot.choose(NetObservation(observation, self.name), rng, budget)

    def analyse(self, observation: Observation, rng: Rng, budget: Budget) -> Analysis:
        """What the other bot finds out, if it is one that can tell."""
        found: Analysis = cast("Any", self.bot).analyse(NetObservation(observation, self.name), rng, budget)
        return found


@cache
def find_judge(game: Game, name: str, seats: int) -> Judge:
    """The net of that name for so many seats; `DataError` says why it cannot be used."""
    if name == NONE:
        return OWN_EVALUATION
    found = game.read_net(seats, None if name in (OWN, IF_ANY) else name)
    if found is not None:
        return make_net(found)
    if name == IF_ANY:
        return OWN_EVALUATION
    raise DataError(f"{game.info.name} has no net for {seats} seats.")


def make_net(file: NetFile) -> Net:
    return Net(file.layers, file.numbers(), file.nets)
