"""How each engine plays a random game: one class per engine, each driven the fastest way its users ordinarily would.

All play whole games, set-up included, and count players' decisions; those of chance are played and not counted.

Run as a program this is a worker: one engine in a process of its own, so that none shares memory, imports or a
garbage collector with another, and the interpreted core can run beside the compiled one. It answers each line on
standard input, `{"seed": 7, "seconds": 1.0}`, with one measurement as a line of JSON.
"""

# ruff: noqa: PLC0415  a worker imports the one engine it is for

import gc
import importlib.metadata
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from operator import methodcaller
from typing import Any

TURNS_LIMIT = 1000
"""Catanatron's own: `Game.play` stops there too."""

COPIED_POSITIONS = 16
SHARE_OF_COPIES = 0.1
"""How much time goes into copying, as a share of the time for playing."""

PROOF_SEED = 2024
PROOF_GAMES = 3


class Engine:
    """One line of the table."""

    package = ""
    """The distribution whose version is reported."""

    def seed(self, seed: int) -> None:
        """What follows is random, and the same for the same seed."""
        random.seed(seed)

    def play_game(self) -> int:
        """A whole random game; say how many decisions the players made."""
        raise NotImplementedError

    def walk(self) -> Iterator[Any]:
        """The position after each decision of one random game: one object, changing in place."""
        return iter(())

    def copier(self) -> Callable[[Any], Any] | None:
        """The engine's own copy of a position, unless the line has none."""
        return None


class Catanatron(Engine):
    """Settlers of Catan, four `RandomPlayer`s, `Game.play` without accumulators."""

    package = "catanatron"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.game_class = Game
        self.players = [RandomPlayer(color) for color in Color]

    def new(self) -> Any:
        # A game seeds the global generator, so the seed of the next one follows from the game before it.
        return self.game_class(self.players, seed=random.randrange(1, 2**31))

    def play_game(self) -> int:
        game = self.new()
        game.play()
        return len(game.state.actions)

    def walk(self) -> Iterator[Any]:
        game = self.new()
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            yield game

    def copier(self) -> Callable[[Any], Any]:
        return methodcaller("copy")


class OpenSpiel(Engine):
    """A C++ game of OpenSpiel through its Python binding."""

    package = "open_spiel"

    def __init__(self, name: str) -> None:
        import pyspiel

        # Each game starts as a clone: making the first state takes gin rummy two milliseconds, twice its game.
        self.start = pyspiel.load_game(name).new_initial_state()

    def play_game(self) -> int:
        state, rnd, decisions = self.start.clone(), random.random, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes(), rnd()))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            decisions += 1
        return decisions

    def walk(self) -> Iterator[Any]:
        state = self.start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes(), random.random()))
                continue
            state.apply_action(random.choice(state.legal_actions()))
            yield state

    def copier(self) -> Callable[[Any], Any]:
        return methodcaller("clone")


class Public(Engine):
    """A game of ours through the public contract, the loop in Python. Several tables are played in turn."""

    package = "moonsaga"

    def __init__(self, name: str, *tables: str) -> None:
        from moonsaga.kernel.options import parse
        from moonsaga.kernel.registry import get_game

        self.game = get_game(name)
        self.tables = [parse(self.game.info.options, table.split()) for table in tables]
        self.played = 0

    def seed(self, seed: int) -> None:
        super().seed(seed)
        self.played = 0

    def new(self) -> Any:
        self.played += 1
        return self.game.new(self.tables[self.played % len(self.tables)])

    def play_game(self) -> int:
        state, rnd, decisions = self.new(), random.random, 0
        while seats := state.to_act():
            seat = seats[0]
            if seat < 0:
                outcomes = state.chance()
                state.apply(seat, draw(outcomes, rnd() * total(outcomes)))
                continue
            legal = state.legal(seat)
            state.apply(seat, legal[int(rnd() * len(legal))])
            decisions += 1
        return decisions

    def walk(self) -> Iterator[Any]:
        state = self.new()
        while seats := state.to_act():
            seat = seats[0]
            if seat < 0:
                outcomes = state.chance()
                state.apply(seat, draw(outcomes, random.random() * total(outcomes)))
                continue
            state.apply(seat, random.choice(state.legal(seat)))
            yield state

    def copier(self) -> Callable[[Any], Any] | None:
        return methodcaller("copy")


class InCore(Public):
    """The same inside the core: the kernel's own loop plays, Python only starts each game."""

    def __init__(self, name: str, *tables: str) -> None:
        from moonsaga.kernel.cores.playout import playout
        from moonsaga.kernel.cores.rng import Rng

        super().__init__(name, *tables)
        self.playout, self.rng_class = playout, Rng
        self.rng = Rng(0)

    def seed(self, seed: int) -> None:
        super().seed(seed)
        self.rng = self.rng_class(seed)

    def play_game(self) -> int:
        return int(self.playout(self.new(), self.rng, sys.maxsize))

    def copier(self) -> None:
        return None


ENGINES: dict[str, Callable[..., Engine]] = {
    "catanatron": Catanatron,
    "open_spiel": OpenSpiel,
    "public": Public,
    "core": InCore,
}


def draw(outcomes: Sequence[tuple[int, float]], left: float) -> int:
    """The outcome at this point of the line of weights."""
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    return outcomes[-1][0]


def total(outcomes: Sequence[tuple[int, int]]) -> int:
    return sum([weight for _, weight in outcomes])


def measure(engine: Engine, seed: int, seconds: float) -> dict[str, float]:
    """Whole games for about this much time of the processor, and what a copy costs."""
    engine.seed(seed)
    gc.collect()
    clock, games, decisions = time.process_time, 0, 0
    start = clock()
    while (spent := clock() - start) < seconds:
        decisions += engine.play_game()
        games += 1
    result = {"games": games, "decisions": decisions, "seconds": spent, "decisions_per_second": decisions / spent}
    if copy := engine.copier():
        result["copy_seconds"] = time_of_copy(positions_of_a_game(engine), copy, seconds * SHARE_OF_COPIES)
    return result


def positions_of_a_game(engine: Engine) -> list[Any]:
    """Copies from all over one game, evenly spaced."""
    copy = engine.copier()
    assert copy is not None
    seen = [copy(state) for state in engine.walk()]
    return seen[:: max(1, len(seen) // COPIED_POSITIONS)][:COPIED_POSITIONS]


def time_of_copy(positions: Sequence[Any], copy: Callable[[Any], Any], seconds: float) -> float:
    clock, copies = time.process_time, 0
    start = clock()
    while (spent := clock() - start) < seconds:
        for position in positions:
            copy(position)
        copies += len(positions)
    return spent / copies


def greeting(engine: Engine) -> dict[str, Any]:
    """The first line of a worker: what it is, and how long its games are for a known seed."""
    engine.seed(PROOF_SEED)
    return {
        "package": engine.package,
        "version": importlib.metadata.version(engine.package),
        "compiled": cores_compiled(),
        "proof": [engine.play_game() for _ in range(PROOF_GAMES)],
    }


def cores_compiled() -> bool | None:
    """Whether the cores in this process are compiled; None for the engines of others."""
    core = sys.modules.get("moonsaga.kernel.cores.core")
    return None if core is None else not str(core.__file__).endswith(".py")


def serve(name: str, *arguments: str) -> None:
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # what an engine prints must not look like an answer
    engine = ENGINES[name](*arguments)
    print(json.dumps(greeting(engine)), file=answers)
    for line in sys.stdin:
        print(json.dumps(measure(engine, **json.loads(line))), file=answers)


if __name__ == "__main__":
    serve(*sys.argv[1:])
