"""The base of games whose position is a core and whose folder has the usual modules (docs/architecture.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from moonsaga.kernel.contract import CHANCE, NO_OPTIONS, Game, Message, Refusal, State, Target, View
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import NotationError


class Restoring(Protocol):
    """`restore.py`."""

    def settings(self, options: Any) -> Any: ...
    def imagine(self, view: Any, rng: Rng) -> Any: ...
    def load(self, data: bytes) -> Any: ...


class Notation(Protocol):
    """`notation/notation.py`."""

    def targets(self, position: Any, seat: int, action: int) -> tuple[Target, ...]: ...
    def write(self, position: Any, seat: int, action: int) -> str: ...
    def write_chance(self, position: Any, outcome: int) -> str: ...
    def read(self, position: Any, seat: int, text: str) -> int: ...


class Diagrams(Protocol):
    """`notation/diagram.py`."""

    def draw(self, view: Any) -> str: ...
    def place(self, text: str, game: Game) -> Any: ...


class Refusals(Protocol):
    """`presentation/refusals.py`."""

    def refuse_action(self, position: Any, seat: int, action: int) -> Refusal | None: ...
    def refuse_path(self, position: Any, seat: int, path: tuple[Target, ...]) -> Refusal: ...


class Prompts(Protocol):
    """`presentation/terminal.py`."""

    def prompt(self, view: View) -> Message: ...


class Box(Protocol):
    """`box/components.py`."""

    def components(self) -> dict[str, Any]: ...


class BoxGame(Game):
    """A game that names its modules: most methods of the contract are a function of one of them."""

    position: Any
    """The class of its positions, which have `begin`."""
    restoring: Restoring
    notation: Notation
    diagrams: Diagrams
    refusals: Refusals
    prompts: Prompts
    box: Box
    weights: Any = None
    """The class of the weights by which it evaluates."""

    def new(self, options: Mapping[str, object] = NO_OPTIONS) -> State:
        position: State = self.position(self.settings(options))
        position.begin()  # type: ignore[attr-defined]
        return position

    def settings(self, options: Mapping[str, object]) -> Any:
        """What the core needs to know of these options."""
        return self.restoring.settings(self.resolve(options))

    def sample(self, view: View, rng: Rng) -> State:
        state: State = self.restoring.imagine(view, rng)
        return state

    def restore(self, data: bytes) -> State:
        state: State = self.restoring.load(data)
        return state

    def key(self, view: View) -> bytes:
        return msgspec.json.encode(view, order="deterministic")

    def refuse_action(self, state: State, seat: int, action: int) -> Refusal | None:
        return self.refusals.refuse_action(state, seat, action)

    def refuse_path(self, state: State, seat: int, path: tuple[Target, ...]) -> Refusal:
        return self.refusals.refuse_path(state, seat, path)

    def targets(self, state: State, seat: int, action: int) -> tuple[Target, ...]:
        return self.notation.targets(state, seat, action)

    def write(self, state: State, seat: int, action: int) -> str:
        if seat == CHANCE:
            return self.notation.write_chance(state, action)
        return self.notation.write(state, seat, action)

    def read(self, state: State, seat: int, text: str) -> int:
        if seat != CHANCE:
            return self.notation.read(state, seat, text)
        words = text.lower().split()
        for outcome, _ in state.chance():
            if self.notation.write_chance(state, outcome).lower().split() == words:
                return outcome
        raise NotationError(f"{text!r} is nothing that can be drawn now")

    def diagram(self, view: View) -> str:
        return self.diagrams.draw(view)

    def from_diagram(self, text: str) -> State:
        state: State = self.diagrams.place(text, self)
        return state

    def prompt(self, view: View) -> Message:
        return self.prompts.prompt(view)

    def components(self) -> dict[str, Any]:
        return self.box.components()

    def evaluate(self, state: Any, seat: int) -> float:
        return float(state.value(seat))

    def read_weights(self, name: str | None = None) -> Any:
        return None if self.weights is None else self.weights(name)
