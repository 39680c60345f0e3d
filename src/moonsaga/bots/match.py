"""A whole game between bots: the loop of simulations, ladders and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256

import msgspec

from moonsaga.bots.bot import FIXED_BUDGET, Bot, Budget, Observation, observe
from moonsaga.bots.random_bot import RandomBot
from moonsaga.kernel.contract import CHANCE, Game, State, seat_count
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.playout import playout
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.records import Recorder, draw_outcome

UNFINISHED = "unfinished"
"""Said of a game that was broken off after `info.longest` decisions; only options without a limit allow such games."""
MOST_CHANCE = 100_000
"""Outcomes in a row, without a player's decision: no rule asks for so many, a mistake in one may."""

Apply = Callable[[int, int], None]


class Result(msgspec.Struct, frozen=True):
    """How a game went."""

    returns: tuple[float, ...]
    ending: str
    decisions: int
    """The players'; chance is not counted."""


def play_match(
    game: Game,
    options: Mapping[str, object],
    bots: Sequence[Bot],
    rng: Rng,
    budget: Budget = FIXED_BUDGET,
    recorder: Recorder | None = None,
) -> tuple[Result, State]:
    """One game, one bot for each seat; the result and the final state. `MoonsagaError` if a bot plays what is illegal.

    A recorder that has just begun writes the game down. Games of random bots alone stay inside the cores, where one
    stream of random numbers serves all: the same seed gives other games there than where a person watches the bots.
    """
    state = game.new(options) if recorder is None else recorder.state
    if len(bots) != seat_count(state):
        raise MoonsagaError(f"this table of {game.info.name} needs {seat_count(state)} bots, not {len(bots)}")
    if recorder is None and isinstance(state, Core) and all(isinstance(bot, RandomBot) for bot in bots):
        decisions = playout(state, rng, game.info.longest)
    else:
        decisions = _play(game, state, bots, rng, budget, state.apply if recorder is None else recorder.play)
    return Result(tuple(state.returns()), state.ending or UNFINISHED, decisions), state


def _play(game: Game, state: State, bots: Sequence[Bot], dice: Rng, budget: Budget, apply: Apply) -> int:
    """Each bot has random numbers of its own: those of chance would tell it what will be drawn."""
    own = [Rng(dice.next(), seat) for seat in range(len(bots))]
    decisions = outcomes = 0
    while (asked := state.to_act()) and decisions < game.info.longest:
        seat = asked[0]
        if seat == CHANCE:
            apply(CHANCE, draw_outcome(state, dice))
            outcomes += 1
            if outcomes > MOST_CHANCE:
                raise MoonsagaError(f"{game.info.name} asks chance more than {MOST_CHANCE} times without a player")
        else:
            observation = observe(game, state, seat)
            action = bots[seat].choose(observation, own[seat], budget)
            check_choice(observation, action, name_of(bots[seat]))
            apply(seat, action)
            decisions, outcomes = decisions + 1, 0
    return decisions


def check_choice(observation: Observation, action: int, name: str) -> None:
    """Raise `MoonsagaError` for an action that is not legal: a state would carry it out, whatever comes of it."""
    if action not in observation.legal:
        raise MoonsagaError(f"{name} chose the illegal action {action!r} in seat {observation.seat + 1}")


def name_of(bot: Bot) -> str:
    return str(getattr(bot, "name", type(bot).__name__))


def fingerprint_of(state: State) -> bytes:
    """Of one final position. `simulate`, `arena` and `balance` make their digests of these."""
    return sha256(state.dump()).digest()


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
        self._digest.update(fingerprint_of(state))

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()
