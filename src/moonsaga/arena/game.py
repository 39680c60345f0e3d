"""One game of a run: it is played, watched and summed up, in whatever process it happens."""

from __future__ import annotations

from functools import cache
from time import process_time

import msgspec

from moonsaga.arena.follies import FollyCounts
from moonsaga.arena.seatings import Job
from moonsaga.bots.bot import Bot, Budget, Observation
from moonsaga.bots.ladder import find_bot
from moonsaga.bots.match import fingerprint_of, play_match
from moonsaga.kernel.contract import Game
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.records import Recorder, write_record


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of one game; lists are by seat."""

    returns: tuple[float, ...]
    scores: tuple[float, ...] | None
    """What the game counts (points, crystals), if it counts something."""
    ending: str
    first: int
    """The seat that was asked first."""
    choices: tuple[int, ...]
    """How often each seat decided."""
    open_choices: tuple[int, ...]
    """How often it had more than one action to choose from."""
    busy: tuple[float, ...]
    """How long each seat thought, in seconds of the processor."""
    slowest: tuple[float, ...]
    digest: bytes
    """Of the final position."""
    record: str = ""
    """The game written down, where that was asked for."""
    follies: dict[str, tuple[tuple[int, int], ...]] = {}
    """By name and seat: how often there was an occasion, and how often it was done. Where that was asked for."""


class Failed(msgspec.Struct, frozen=True):
    """A game that could not be played to its end, and why."""

    reason: str


class Watched:
    """A bot in its seat: how often it chose, and how long it took."""

    def __init__(self, bot: Bot, name: str, asked: list[int], follies: FollyCounts | None) -> None:
        self.bot = bot
        self.name = name
        self.asked = asked
        self.follies = follies
        self.choices = 0
        self.open_choices = 0
        self.busy = 0.0
        self.slowest = 0.0

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        if not self.asked:
            self.asked.append(observation.seat)
        start = process_time()
        action = self.bot.choose(observation, rng, budget)
        took = process_time() - start
        self.choices += 1
        self.open_choices += len(observation.legal) > 1
        self.busy += took
        self.slowest = max(self.slowest, took)
        if self.follies is not None and action in observation.legal:
            self.follies.note(observation, action)
        return action


shared_bot = cache(find_bot)
"""One object for all games of a process: a bot remembers nothing, but it may have much to load."""


def play_job(game: Game, job: Job) -> Played:
    """Play it with a budget of iterations, so that the seed decides everything, and no clock does."""
    asked: list[int] = []
    follies = FollyCounts(game, len(job.bots), Rng(job.seed, job.number)) if job.follies else None
    bots = [Watched(shared_bot(name, game), name, asked, follies) for name in job.bots]
    recorder = Recorder(game, job.options, job.bots) if job.record else None
    result, state = play_match(game, job.options, bots, Rng(job.seed, job.block), job.budget, recorder)
    scores = game.scores(state)
    return Played(
        returns=result.returns,
        scores=None if scores is None else tuple(scores),
        ending=result.ending,
        first=asked[0] if asked else -1,
        choices=tuple(bot.choices for bot in bots),
        open_choices=tuple(bot.open_choices for bot in bots),
        busy=tuple(round(bot.busy, 6) for bot in bots),
        slowest=tuple(round(bot.slowest, 6) for bot in bots),
        digest=fingerprint_of(state),
        follies={} if follies is None else follies.finish(result.returns),
        record="" if recorder is None else write_record(recorder.record()),
    )


def try_job(game: Game, job: Job) -> Played | Failed:
    """Play it; a mistake in a bot or a rule becomes one line, because it may have to travel to another process."""
    try:
        return play_job(game, job)
    except MoonsagaError as mistake:
        return Failed(str(mistake))
    except Exception as error:  # noqa: BLE001  whatever goes wrong in a game is told with its seed
        return Failed(" ".join(f"{type(error).__name__}: {error}".split()))
