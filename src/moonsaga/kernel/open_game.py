"""Defaults for games without secrets: a position is a struct, and its methods are the actions.

A game gives the fields of a position, an action table, `refuse` and one method for each kind of action. Views, keys,
sampling, dumps, copies, pickles, notation, targets and refusals follow from these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

import msgspec

from moonsaga.kernel.actions import ActionKind, ActionTable
from moonsaga.kernel.contract import (
    CHANCE,
    NO_OPTIONS,
    NO_SUCH_ACTION,
    Argument,
    Event,
    Game,
    GameInfo,
    Message,
    Refusal,
    State,
    Target,
    View,
    check_seat,
)
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import NotationError
from moonsaga.kernel.options import AnyOption, Number, ReadOnly, Value
from moonsaga.kernel.registry import get_game, load_state
from moonsaga.kernel.states import PlainState

_encode = msgspec.json.Encoder(order="deterministic").encode
BUTTON = "button"
"""The kind of a target that is named after its action and stands for no argument."""


class OpenState(PlainState, msgspec.Struct, dict=True, kw_only=True, eq=False):
    """A position that everybody sees whole. Derive from it, and add fields that JSON can hold.

    The kind `jump` of the action table is carried out by the method `jump(seat, *arguments)`.
    """

    game: ClassVar[OpenGame]
    options: dict[str, Value]
    barrier: int = 0
    ending: str = ""

    def __post_init__(self) -> None:
        self.options = ReadOnly(self.options)

    # --- the game's part ------------------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision; (CHANCE,) for dice and cards; () when the game is over."""
        raise NotImplementedError

    def refuse(self, seat: int, kind: str, *arguments: int) -> str:
        """Why a seat that is to act may not do this: `taken` for the text `refusal-taken`; empty if it may."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """One number for each seat: 1 for a win, 0 for a loss; all zeros before the end."""
        raise NotImplementedError

    def chance(self) -> list[tuple[int, int]]:
        """The possible outcomes of chance with their integer weights."""
        return []

    def outcome(self, outcome: int) -> None:
        """Carry out an outcome of chance."""
        raise NotImplementedError

    def diagram(self) -> str:
        """The position as text, for people."""
        return msgspec.json.format(_encode(self)).decode()

    def tell(self, event: str, **args: Argument) -> None:
        """Note an event that everybody sees. Its text is `event-(event)`."""
        journal = self.__dict__.get("journal")
        if journal is not None:
            journal.append(Event(Message(f"event-{event}", args)))

    # --- what follows from it -------------------------------------------------------------------------------------

    def game_name(self) -> str:
        return self.game.info.name

    def legal(self, seat: int) -> list[int]:
        """Every number of the action table that `refuse` allows. With thousands of numbers, write your own."""
        if seat not in self.to_act():
            return []
        split = self.game.actions.split
        asked = ((action, *split(action)) for action in range(self.game.actions.size))
        return [action for action, kind, arguments in asked if not self.refuse(seat, kind.name, *arguments)]

    def apply(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.barrier += 1
            self.outcome(action)
        else:
            kind, arguments = self.game.actions.split(action)
            getattr(self, kind.word)(seat, *arguments)

    def view(self, seat: int | None) -> View:
        if seat is not None:
            check_seat(seat, len(self.returns()))
        return self.game.view_type(seat=seat, table=self.copy(), memory=None)

    def dump(self) -> bytes:
        return _encode(self)

    def copy(self) -> Self:
        return msgspec.json.decode(_encode(self), type=type(self))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return load_state, (self.game_name(), self.dump())

    def keep_journal(self) -> None:
        self.__dict__["journal"] = []

    def take_events(self) -> list[Event]:
        noted = self.__dict__.get("journal") or []
        self.__dict__["journal"] = []
        return noted


class OpenView(View, frozen=True, kw_only=True):
    """The base of the views of games without secrets: `table` is the position."""

    table: Any
    memory: None

    def __reduce__(self) -> tuple[Any, ...]:
        return load_view, (self.table.game_name(), msgspec.json.encode(self))


def load_view(name: str, data: bytes) -> View:
    """The view behind a pickle."""
    return msgspec.json.decode(data, type=get_game(name).view_type)


class OpenGame(Game):
    """A game without secrets. Give it `info`, `actions` and `state`, and `names` for the arguments of actions."""

    state: ClassVar[type[OpenState]]
    names: ClassVar[Mapping[str, Sequence[str]]] = {}
    """For each argument of the action table the names of its values, as notation and targets have them."""

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        if "state" not in vars(cls):  # a variant of another game: its positions know that they belong to it
            cls.state = type(cls.state.__name__, (cls.state,), {"__module__": cls.__module__})
        fields = [("table", cls.state), ("memory", None)]
        name = f"{cls.__name__}View"
        made: Any = msgspec.defstruct(name, fields, bases=(OpenView,), frozen=True, kw_only=True)
        cls.view_type = made

    def __init__(self) -> None:
        for kind in self.actions.kinds.values():
            self._check(kind)
        self.state.game = self

    def _check(self, kind: ActionKind) -> None:
        """Mistakes in the action table are found before the first game."""
        where = f"the action {kind.name!r} of {self.info.name}"
        if not hasattr(self.state, kind.word) or hasattr(OpenState, kind.word):
            raise TypeError(f"{where} needs a method {kind.word!r} of {self.state.__name__} that no other state has")
        if len([target for target in kind.targets if target != BUTTON]) != len(kind.arguments) or not kind.targets:
            raise TypeError(f"{where} needs one target for each argument, or the target {BUTTON!r} if it has none")
        for argument, size in kind.arguments.items():
            if len(self.names.get(argument, ())) != size:
                raise TypeError(f"{where} needs {size} names for {argument!r}, not {len(self.names.get(argument, ()))}")

    @staticmethod
    def describe(
        name: str,
        seats: tuple[int, ...],
        actions: ActionTable,
        longest: int,
        endings: tuple[str, ...],
        options: tuple[AnyOption, ...] = (),
        version: int = 1,
    ) -> GameInfo:
        """The `info` of such a game. Where several numbers of seats are possible, `seats` is its first option."""
        count = (Number("seats", min(seats), max(seats), min(seats)),) if len(seats) > 1 else ()
        return GameInfo(
            name=name,
            seats=seats,
            options=(*count, *options),
            editions=(),
            version=version,
            actions=actions.size,
            longest=longest,
            endings=endings,
            secrets=False,
            data_hash="",
        )

    def roles(self, options: Mapping[str, object]) -> tuple[str, ...]:
        count = self.resolve(options).get("seats", self.info.seats[0])
        return tuple(f"seat-{seat}" for seat in range(1, int(count) + 1))

    def new(self, options: Mapping[str, object] = NO_OPTIONS) -> State:
        return self.state(options=dict(self.resolve(options)))

    def sample(self, view: View, rng: Rng) -> State:  # noqa: ARG002  there is nothing to draw
        state: State = view.table.copy()
        return state

    def key(self, view: View) -> bytes:
        return _encode(view.table)

    def restore(self, data: bytes) -> State:
        return msgspec.json.decode(data, type=self.state)

    def inventory(self, state: State) -> dict[str, int]:  # noqa: ARG002  pieces need not be limited
        return {}

    # --- refusals -------------------------------------------------------------------------------------------------

    def refuse_action(self, state: Any, seat: int, action: int) -> Refusal | None:
        kind, arguments = self.actions.split(action)
        reason = state.refuse(seat, kind.name, *arguments)
        return Refusal("rules", Message(f"refusal-{reason}"), Message(f"advice-{reason}")) if reason else None

    def refuse_path(self, state: State, seat: int, path: tuple[Target, ...]) -> Refusal:
        """The reason of the first action that begins so."""
        for action in range(self.actions.size):
            if self.targets(state, seat, action)[: len(path)] == path:
                refusal = self.refuse_action(state, seat, action)
                if refusal is not None:
                    return refusal
        return NO_SUCH_ACTION

    # --- notation -------------------------------------------------------------------------------------------------

    def _name(self, argument: str, value: int) -> str:
        return self.names[argument][value]

    def targets(self, state: State, seat: int, action: int) -> tuple[Target, ...]:  # noqa: ARG002  the table has all
        kind, values = self.actions.split(action)
        named = map(self._name, kind.arguments, values)
        return tuple(Target(target, kind.name if target == BUTTON else next(named)) for target in kind.targets)

    def write(self, state: State, seat: int, action: int) -> str:
        return self.write_outcome(state, action) if seat == CHANCE else self.actions.write(action, self._name)

    def write_outcome(self, state: State, outcome: int) -> str:  # noqa: ARG002  a game may look at it
        """One line of notation for an outcome of chance."""
        return f"outcome {outcome}"

    def read(self, state: State, seat: int, text: str) -> int:
        numbers = [outcome for outcome, _ in state.chance()] if seat == CHANCE else range(self.actions.size)
        for number in numbers:
            if self.write(state, seat, number) == text.strip():
                return number
        raise NotationError(f"{text!r} is no action of {self.info.name}")

    def diagram(self, view: View) -> str:
        text: str = view.table.diagram()
        return text

    def from_diagram(self, text: str) -> State:
        """Reads the fields as JSON. A game with a `diagram` of its own may read that instead."""
        try:
            return self.restore(text.encode())
        except msgspec.MsgspecError as problem:
            raise NotationError(f"this is no position of {self.info.name}: {problem}") from None
