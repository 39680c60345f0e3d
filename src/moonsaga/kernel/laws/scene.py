"""A position under test, and helpers of all laws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from moonsaga.kernel.contract import CHANCE, Game, Message, Refusal, State, View
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import write

LAWS = {
    1: "choices and refusals",
    2: "same record, same states",
    3: "no leaks",
    4: "conservation",
    5: "writing and reading",
    6: "endings",
    7: "target paths",
}
TRIES = 6
"""How many actions, paths and action numbers are tried where trying all would cost too much."""


class LawBroken(AssertionError):
    """A law that does not hold: which one, in which game, at which seed and decision."""


@dataclass(slots=True)
class Scene:
    """A position under test, and where it was met."""

    game: Game
    state: State
    seats: int
    seed: int = 0
    decision: int = 0
    messages: dict[str, Message] = field(default_factory=dict)
    """One example of each message that was met, by its key."""

    def broken(self, law: int, what: str) -> LawBroken:
        table = f"{self.game.info.name} with {write(self.state.options)}"
        where = f"{table}, seed {self.seed}, decision {self.decision}"
        return LawBroken(f"law {law} ({LAWS[law]}) is broken in {where}: {what}")

    def at(self, state: State) -> Scene:
        """The same place with another state."""
        return Scene(self.game, state, self.seats, self.seed, self.decision, self.messages)

    def choices(self) -> list[tuple[int, int]]:
        """Everything that can happen now: (seat, action), chance outcomes included."""
        return [(seat, action) for seat in self.state.to_act() for action in options_of_seat(self.state, seat)]

    def note(self, refusal: Refusal) -> None:
        self.messages.setdefault(refusal.reason.key, refusal.reason)
        self.messages.setdefault(refusal.advice.key, refusal.advice)

    def words(self, seat: int, action: int) -> str:
        """A legal action for people."""
        return f"action {action} ({self.game.write(self.state, seat, action)}) of seat {seat}"


def options_of_seat(state: State, seat: int) -> list[int]:
    """The actions of a seat, or the outcomes of chance."""
    return [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)


def sent_view(game: Game, view: View) -> View:
    """A view as another process gets it."""
    return msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)


def pick_some(rng: Rng, things: Iterable[Any], count: int) -> list[Any]:
    """At most `count` of these, at random."""
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in range(min(count, len(left)))]


def pick_one(rng: Rng, actions: Sequence[int]) -> int:
    return actions[int(rng.below(len(actions)))]


def name_of(viewer: int | None) -> str:
    return "the spectator" if viewer is None else f"seat {viewer}"


def difference(one: object, other: object) -> str:
    return f"\n  {one}\n  {other}"
