"""A run: generation after generation of games, all examples so far, and a net that learns from them.

A folder holds all of it: the settings, the games of each part, and after each generation the net and what Adam
remembers. Started again it goes on from there, and comes to the same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import numpy as np

import moonsaga
from moonsaga import _cores
from moonsaga.arena.game import Failed
from moonsaga.arena.workers import available_workers, do_all
from moonsaga.bots.bot import Budget
from moonsaga.bots.ladder import find_bot
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.nets import FORMAT, NetFile, checksum_of, input_names, inputs_digest, pack, write_net
from moonsaga.kernel.options import Options, Value
from moonsaga.training.examples import Examples, load, part_of, save
from moonsaga.training.learner import Learner, judge_all, learn_from, loss_of, results_of, targets_of
from moonsaga.training.lessons import Learned, Lesson, Weights, play_lesson

PART = 100
"""Games in one file: no more are played again after an interruption."""
SETTINGS, LAST = "settings.json", "net.json"

Watcher = Callable[[str, int, int], None]
"""Is told what is done, how far it is, and of how many."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that the weights depend on, but for the number of generations."""

    game: str
    behaviour: int
    data: str
    inputs: str
    options: dict[str, Value]
    seats: int
    seed: int = 1
    bot: str = "adept"
    """Who plays, with a net or without."""
    budget: Budget = Budget(iterations=1000)
    first: int = 1200
    """Games of the first generation."""
    games: int = 600
    """Games of each further one."""
    slips: float = 0.06
    """How often any legal action is played."""
    hidden: tuple[int, ...] = (24,)
    sides: bool = False
    """Does each seat have a net of its own?"""
    trace: float = 0.9
    """The lambda of TD(lambda)."""
    rounds: int = 2
    """So often targets are made anew in a generation."""
    epochs: int = 3
    """So often all examples are looked at for each."""
    moments: int = 64
    """Decisions of a game that are kept."""

    def games_of(self, generation: int) -> int:
        return self.games if generation else self.first

    def games_until(self, generation: int) -> int:
        """Of this generation and all before it."""
        return self.first + generation * self.games

    def generations_for(self, games: int) -> int:
        """As few as have so many games."""
        return 1 + max(0, -(-(games - self.first) // self.games))


class Generation(msgspec.Struct, frozen=True):
    """How well a net does on games it has not learned from."""

    generation: int
    games: int
    """Until then."""
    losses: tuple[float, ...]
    """Log loss by third of the game."""
    base: float
    """Of a guess that everybody wins equally often."""
    tenths: tuple[tuple[float, float, int], ...]
    """What the net says and what comes true, on the average of those it gives up to 0.1, 0.2, ...; and how many."""


def settings_for(game: Game, options: Options, **given: Any) -> Settings:
    seats = len(game.roles(options))
    if not input_names(game, seats):
        raise MoonsagaError(f"{game.info.name} has no encoder (`Core.encode`), so no net can learn it.")
    settings = Settings(
        game=game.info.name,
        behaviour=game.info.version,
        data=game.info.data_hash,
        inputs=inputs_digest(game, seats),
        options=dict(options),
        seats=seats,
        **given,
    )
    find_bot(settings.bot, game)
    return settings


class Run:
    """A training run in its folder."""

    def __init__(self, game: Game, settings: Settings, folder: Path, workers: int | None = None) -> None:
        self.game = game
        self.settings = settings
        self.folder = folder
        self.workers = workers or available_workers()
        self.layers = (
            len(input_names(game, settings.seats)),
            *settings.hidden,
            1 if settings.seats == 2 else settings.seats,
        )
        self.examples = Examples(self.layers[0], settings.seats)
        self.learners = [
            Learner(self.layers, settings.seed + i) for i in range(settings.seats if settings.sides else 1)
        ]
        self.nets: list[Weights] = []
        self.history: list[Generation] = []
        self._open()

    def _open(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / SETTINGS
        if not path.exists():
            path.write_bytes(msgspec.json.format(msgspec.json.encode(self.settings)))
            return
        found = msgspec.json.decode(path.read_bytes(), type=Settings)
        for field in msgspec.structs.fields(Settings):
            theirs, ours = getattr(found, field.name), getattr(self.settings, field.name)
            if theirs != ours:
                words = f"{field.name} {theirs}, not {ours}"
                raise MoonsagaError(f"{self.folder} was begun with other settings: {words}; take another folder")

    def train(self, games: int, minutes: float | None, watch: Watcher) -> NetFile:
        """Until there are so many games, or no generation more fits into the time."""
        start = monotonic()
        generations = self.settings.generations_for(games)
        longest = 0.0
        net = None
        for generation in range(generations):
            before = monotonic()
            if net is not None and minutes is not None and before - start + longest > 60 * minutes:
                break
            self._play(generation, watch)
            self._learn(generation, watch)
            net = self._write(generation)
            longest = max(longest, monotonic() - before)
        if net is None:
            raise MoonsagaError("a run needs a generation at least")
        return net

    def _play(self, generation: int, watch: Watcher) -> None:
        """The games of a generation, part by part; parts that are there already are not played again."""
        settings = self.settings
        total = settings.games_of(generation)
        begin = settings.games_until(generation) - total
        paths = [self.folder / f"games-{begin + done:06}.npz" for done in range(0, total, PART)]
        played = sum(path.exists() for path in paths)
        learned: list[Learned] = []
        lessons = self._lessons(range(begin + min(total, played * PART), begin + total))
        with closing(do_all(self.game, lessons, self.workers, play_lesson)) as pairs:
            for lesson, found in pairs:
                if isinstance(found, Failed):
                    raise MoonsagaError(f"game {lesson.number} of seed {settings.seed} broke off: {found.reason}")
                learned.append(found)
                done = lesson.number + 1 - begin
                watch(f"generation {generation}: games", done, total)
                if done == total or len(learned) == PART:
                    save(paths[(done - 1) // PART], part_of(learned))
                    learned = []
        for path in paths:
            self.examples.add(load(path))

    def _lessons(self, numbers: range) -> Iterator[Lesson]:
        settings = self.settings
        for number in numbers:
            yield Lesson(
                number=number,
                seed=settings.seed,
                options=settings.options,
                bot=settings.bot,
                budget=settings.budget,
                slips=settings.slips,
                moments=settings.moments,
                nets=tuple(self.nets),
            )

    def _learn(self, generation: int, watch: Watcher) -> None:
        path = self.folder / f"learner-{generation:03}.npz"
        if path.exists():
            state = load(path)
            for i, learner in enumerate(self.learners):
                learner.restore({name[2:]: one for name, one in state.items() if name.startswith(f"{i}.")})
            return
        settings = self.settings
        random = np.random.default_rng([settings.seed, generation])
        for number in range(settings.rounds):
            watch(f"generation {generation}: learning", number, settings.rounds)
            fresh = not generation and not number
            values = None if fresh else judge_all(self.learners, self.examples)
            targets = targets_of(self.examples, values, settings.trace)
            learn_from(self.learners, self.examples, targets, settings.epochs, random)
        save(
            path,
            {f"{i}.{name}": one for i, learner in enumerate(self.learners) for name, one in learner.state().items()},
        )

    def _write(self, generation: int) -> NetFile:
        """The net of a generation, and the last one under a name of its own."""
        settings = self.settings
        weights = pack([number for learner in self.learners for number in learner.numbers()])
        self.nets.append(Weights(self.layers, len(self.learners), weights))
        self.history.append(self._examine(generation))
        net = NetFile(
            moonsaga_net=FORMAT,
            game=settings.game,
            seats=settings.seats,
            behaviour=settings.behaviour,
            data=settings.data,
            inputs=settings.inputs,
            layers=self.layers,
            nets=len(self.learners),
            made=msgspec.json.decode(
                msgspec.json.encode(
                    {  # as a file gives it back
                        "moonsaga": moonsaga.__version__,
                        "cores": "compiled" if _cores.running() != "interpreted" else "interpreted",
                        "games": settings.games_until(generation),
                        "settings": settings,
                        "history": self.history,
                    }
                )
            ),
            checksum=checksum_of(weights),
            weights=weights,
        )
        for path in (self.folder / f"net-{generation:03}.json", self.folder / LAST):
            write_net(path, net)
        return net

    def _examine(self, generation: int) -> Generation:
        examples = self.examples
        held = examples.is_held_out if examples.is_held_out.any() else np.ones(len(examples), dtype=bool)
        chances = judge_all(self.learners, examples)[held]
        results = results_of(examples, self.layers[-1])[held]
        losses = loss_of(chances, results)
        thirds = examples.thirds[held]
        said, came = chances[:, 0], results[:, 0]
        tenth = np.minimum(9, (said * 10).astype(int))
        return Generation(
            generation,
            self.settings.games_until(generation),
            tuple(round(float(losses[thirds == third].mean()), 4) for third in range(3)),
            round(float(np.log(self.settings.seats)), 4),
            tuple(
                (round(float(said[at].mean()), 3), round(float(came[at].mean()), 3), int(at.sum()))
                for at in (tenth == i for i in range(10))
                if at.any()
            ),
        )
