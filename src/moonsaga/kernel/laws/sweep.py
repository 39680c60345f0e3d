"""Checks the laws along a whole random game, or at one position."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from moonsaga.kernel.contract import CHANCE, Game, Message, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.laws.choices import (
    law_1_applies,
    law_1_asked,
    law_1_choices,
    law_1_outcomes,
    law_1_refusals,
    law_1_returns,
)
from moonsaga.kernel.laws.conservation import law_4_box
from moonsaga.kernel.laws.leaks import law_3_barrier, law_3_memory, law_3_strangers, law_3_worlds
from moonsaga.kernel.laws.paths import law_7_paths
from moonsaga.kernel.laws.repeatability import law_2_any_order, law_2_dump, law_2_loaded, law_2_replay
from moonsaga.kernel.laws.scene import Scene, pick_one
from moonsaga.kernel.laws.writing import law_5_notation, law_5_record, law_5_views
from moonsaga.kernel.records import Choose, Record, Recorder, draw_outcome


class Played(msgspec.Struct, frozen=True):
    """A game that was swept."""

    record: Record
    decisions: int
    """The players' decisions; chance is not counted."""
    checked: int
    """How many positions were given the costly laws."""
    messages: dict[str, Message]
    """One example of each event and refusal met at those positions, by its key: the tests of texts use them."""


def sweep_game(
    game: Game,
    options: Mapping[str, object],
    seed: int,
    *,
    every: int = 50,
    every_dump: int = 1,
    numbers: int | None = None,
    endless: bool = False,
    choose: Choose | None = None,
) -> Played:
    """Play one game to its end, at random unless `choose` plays it, and check the laws.

    Laws 1, 2 and 4 are checked at each decision; the costly ones at one position in `every`, chosen by the seed. Law 2
    looks at one dump in `every_dump`. Where law 1 compares `legal` with `why_not`, it takes all action numbers, or, if
    `numbers` says how many, the legal ones and that many others. `endless` says that these options allow games longer
    than `info.longest`: they are broken off there.
    """
    sweep = _Sweep(game, options, seed)
    sweep.choose = choose
    sweep.numbers = numbers
    while sweep.goes_on(endless):
        sweep.step(every, every_dump)
    return sweep.finish()


class _Sweep:
    """One game on its way."""

    def __init__(self, game: Game, options: Mapping[str, object], seed: int) -> None:
        self.recorder = Recorder(game, options)
        self.state = self.recorder.state
        self.scene = Scene(game, self.state, len(self.recorder.names), seed)
        self.players = Rng(seed)
        self.checks = Rng(seed, 1)
        self.choose: Choose | None = None
        self.numbers: int | None = None
        self.box = game.inventory(self.state)
        self.asked = self.state.to_act()
        self.steps = self.decisions = self.checked = 0
        self.dumps: dict[int, bytes] = {}
        self.note_dump()

    def goes_on(self, endless: bool) -> bool:
        law_1_asked(self.scene, self.asked)
        if not self.asked or self.decisions < self.scene.game.info.longest or self.asked == (CHANCE,):
            return bool(self.asked)
        if not endless:
            raise self.scene.broken(1, f"the game asks for more than {self.scene.game.info.longest} decisions")
        return False

    def step(self, every: int, every_dump: int) -> None:
        """One decision, with the laws before and after it."""
        seat, action = self.decide()
        expected = self.look_closely(seat, action) if self.checks.below(every) == 0 else None
        barrier = self.state.barrier
        self.recorder.play(seat, action)
        self.steps += 1
        self.decisions += seat != CHANCE
        self.scene.decision = self.decisions
        law_3_barrier(self.scene, seat, barrier)
        law_4_box(self.scene, self.box)
        self.asked = self.state.to_act()
        if not self.asked or self.steps % every_dump == 0:
            self.note_dump()
        if expected is not None and self.state.dump() != expected:
            raise self.scene.broken(2, "a copy of the state before has gone on otherwise than the state itself")

    def decide(self) -> tuple[int, int]:
        """Who acts, and how; what it chose from obeys law 1."""
        seat = self.asked[0]
        if seat == CHANCE:
            law_1_outcomes(self.scene, self.state.chance())
            return CHANCE, draw_outcome(self.state, self.players)
        legal = self.state.legal(seat)
        law_1_choices(self.scene, seat, legal)
        return seat, self.choose(self.state, seat) if self.choose else pick_one(self.players, legal)

    def look_closely(self, seat: int, action: int) -> bytes:
        """The costly laws; the dump to be expected after the action."""
        self.checked += 1
        law_2_dump(self.scene)
        check_scene(self.scene, self.checks, self.numbers)
        law_3_memory(self.scene, seat, action)
        return law_2_loaded(self.scene, seat, action)

    def note_dump(self) -> None:
        self.dumps[self.steps] = self.state.dump()

    def finish(self) -> Played:
        """The end of the game, and its record from the beginning."""
        law_1_returns(self.scene)
        record = self.recorder.record()
        law_5_record(self.scene, record)
        law_2_replay(self.scene, record, self.dumps)
        return Played(record, self.decisions, self.checked, self.scene.messages)


def check_position(game: Game, state: State, seed: int = 0, decision: int = 0) -> dict[str, Message]:
    """All laws that can be seen at one position; an example of each message that was met there."""
    scene = Scene(game, state, len(game.roles(state.options)), seed, decision)
    law_1_asked(scene, state.to_act())
    for seat in state.to_act():
        if seat == CHANCE:
            law_1_outcomes(scene, state.chance())
        else:
            law_1_choices(scene, seat, state.legal(seat))
    law_2_dump(scene)
    check_scene(scene, Rng(seed, decision, 1))
    for seat, action in scene.choices():
        law_2_loaded(scene, seat, action)
        law_3_memory(scene, seat, action)
    return scene.messages


def check_scene(scene: Scene, rng: Rng, numbers: int | None = None) -> None:
    """The costly laws at one position."""
    law_1_returns(scene)
    law_1_refusals(scene, rng, numbers)
    law_1_applies(scene)
    law_2_any_order(scene, rng)
    law_3_strangers(scene)
    law_3_worlds(scene, rng)
    law_5_notation(scene)
    law_5_views(scene)
    law_7_paths(scene, rng)
