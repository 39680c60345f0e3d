"""Bots that judge by a net instead of their game's evaluation."""

from __future__ import annotations

from functools import cache

from moonsaga.bots.bot import Bot, Budget, Observation
from moonsaga.bots.cores.judge import Judge
from moonsaga.bots.cores.net import Net
from moonsaga.kernel.contract import Game, State, seat_count
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import DataError
from moonsaga.kernel.nets import NetFile

OWN = "own"


class NetObservation(Observation):
    """The same decision, whose worlds are judged by a net: that of a file, or the game's own."""

    free = False

    def __init__(self, observation: Observation, name: str) -> None:
        super().__init__(observation.game, observation.seat, observation.legal, lambda: observation.view)
        self.name = name

    def judge_of(self, world: State) -> Judge:
        return find_net(self.game, self.name, seat_count(world))


class NetBot:
    """Plays like another bot, but judges positions by a net. `name`: a file, or `own` for the game's own net."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot = bot
        self.name = name

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        return self.bot.choose(NetObservation(observation, self.name), rng, budget)


@cache
def find_net(game: Game, name: str, seats: int) -> Net:
    """The net of a file, or the game's own one; `DataError` says why it cannot be used."""
    found = game.read_net(seats, None if name == OWN else name)
    if found is None:
        raise DataError(f"{game.info.name} has no net for {seats} seats.")
    return make_net(found)


@cache
def own_net(game: Game, seats: int) -> Net | None:
    """The game's own net for so many seats, if it has one."""
    found = game.read_net(seats)
    return None if found is None else make_net(found)


def make_net(file: NetFile) -> Net:
    return Net(file.layers, file.numbers(), file.nets)
