"""One game of self-play, and what is kept of it: what each seat saw at some moments, and the result."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from moonsaga.arena.blocks import shares_of
from moonsaga.arena.game import Failed, shared_bot
from moonsaga.bots.bot import Budget, Observation
from moonsaga.bots.cores.judge import Judge
from moonsaga.bots.cores.net import Net
from moonsaga.bots.ladder import plain
from moonsaga.bots.match import check_choice
from moonsaga.kernel.contract import CHANCE, Game, State, seat_count
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.nets import unpack
from moonsaga.kernel.options import Value
from moonsaga.kernel.records import draw_outcome

NEWEST, PLAIN = 0.5, 0.3
"""How often a seat has the newest net, and how often none; else it has one of the earlier ones."""


class Weights(msgspec.Struct, frozen=True):
    """A net on its way to another process."""

    layers: tuple[int, ...]
    nets: int
    numbers: bytes


class Lesson(msgspec.Struct, frozen=True):
    """A game to be played. Everything in it follows from `Rng(seed, number)`."""

    number: int
    seed: int
    options: dict[str, Value]
    bot: str
    budget: Budget
    slips: float
    """How often an action is any legal one."""
    moments: int
    """So many decisions are kept at the most."""
    nets: tuple[Weights, ...]
    """The newest last; none in the first generation."""


class Learned(msgspec.Struct, frozen=True):
    """What is kept of a game. Rows are moments, and in each the seats; of a row only what is not 0 is kept."""

    seats: int
    times: bytes
    """By moment: the number of the decision, two bytes."""
    length: int
    """How many decisions with a choice the game had."""
    lengths: bytes
    """By row: how many inputs are not 0, two bytes."""
    places: bytes
    """Which, two bytes."""
    numbers: bytes
    """And what they are, four bytes."""
    shares: tuple[float, ...]
    """The result, one in all."""


class LearningObservation(Observation):
    """A decision in a game that nobody plays for real: worlds are dealt by the core, without a view."""

    def __init__(self, game: Game, state: Any, seat: int, legal: list[int], judge: Judge | None) -> None:
        super().__init__(game, seat, legal, lambda: state.view(seat))
        self.state = state
        self.judge = judge

    def imagine(self, rng: Rng) -> State:
        world: State = self.state.resampled(self.seat, rng)
        return world

    def judge_of(self, world: State) -> Judge:
        return self.judge if self.judge is not None else super().judge_of(world)


def play_lesson(game: Game, lesson: Lesson) -> Learned | Failed:
    """A task for workers."""
    try:
        return _play(game, lesson)
    except MoonsagaError as mistake:
        return Failed(str(mistake))
    except Exception as error:  # noqa: BLE001  whatever goes wrong in a game is told with its number
        return Failed(" ".join(f"{type(error).__name__}: {error}".split()))


def _play(game: Game, lesson: Lesson) -> Learned:
    rng = Rng(lesson.seed, lesson.number)
    state: Any = game.new(lesson.options)
    seats = seat_count(state)
    judges = [_pick_judge(lesson.nets, rng) for _ in range(seats)]
    own = [Rng(rng.next(), seat) for seat in range(seats)]
    bot = plain(shared_bot(lesson.bot, game))
    kept: list[Any] = []
    decisions = 0
    while (asked := state.to_act()) and decisions < game.info.longest:
        seat = asked[0]
        if seat == CHANCE:
            state.apply(CHANCE, draw_outcome(state, rng))
            continue
        observation = LearningObservation(game, state, seat, state.legal(seat), judges[seat])
        decisions += 1
        if len(observation.legal) == 1:
            state.apply(seat, observation.legal[0])
            continue
        kept.append(state.copy())
        if own[seat].random() < lesson.slips:
            action = own[seat].pick(observation.legal)
        else:
            action = bot.choose(observation, own[seat], lesson.budget)
            check_choice(observation, action, lesson.bot)
        state.apply(seat, action)
    return _write_down(kept, seats, tuple(shares_of(state.returns())), lesson.moments, rng)


def _pick_judge(nets: tuple[Weights, ...], rng: Rng) -> Judge | None:
    """By lot: the newest net, none, or one of all."""
    chance = rng.random()
    if not nets or NEWEST <= chance < NEWEST + PLAIN:
        return None
    return _load(nets[-1] if chance < NEWEST else rng.pick(nets))


@lru_cache(maxsize=16)
def _load(weights: Weights) -> Net:
    return Net(weights.layers, unpack(weights.numbers), weights.nets)


def _write_down(kept: list[Any], seats: int, shares: tuple[float, ...], most: int, rng: Rng) -> Learned:
    times = list(range(len(kept)))
    while len(times) > most:
        del times[int(rng.below(len(times)))]
    rows = [np.asarray(kept[time].inputs(seat), dtype=np.float32) for time in times for seat in range(seats)]
    places = [np.flatnonzero(row) for row in rows]
    return Learned(
        seats=seats,
        times=np.asarray(times, dtype=np.uint16).tobytes(),
        length=len(kept),
        lengths=np.asarray([len(where) for where in places], dtype=np.uint16).tobytes(),
        places=np.concatenate([*places, np.empty(0, dtype=np.int64)]).astype(np.uint16).tobytes(),
        numbers=np.concatenate(
            [*(row[where] for row, where in zip(rows, places, strict=True)), np.empty(0, dtype=np.float32)]
        ).tobytes(),
        shares=shares,
    )
