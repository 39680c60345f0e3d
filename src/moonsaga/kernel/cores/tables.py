"""Action and event tables: numbering, notation, targets, phases and dispatch of a game, each declared in one row.

The build reads them too: this module and the tables import nothing that has to be installed.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from math import prod
from types import ModuleType
from typing import Any

FINE = 0
"""The reason that speaks against nothing."""


def word(name: str) -> str:
    """A name of a table as a name of Python: `pay-in` is `pay_in`, `pass` is `pass_`."""
    plain = name.replace("-", "_")
    return plain + "_" * keyword.iskeyword(plain)


@dataclass(frozen=True)
class ActionKind:
    """One kind of action: a block of numbers, one for each combination of its arguments.

    Kind "jump" of module `jumping` is refused by `jumping.why_not_jump(s, *arguments)`, carried out by
    `do_jump(s, *arguments)` and offered by `offer_jump(s, buffer, n)`. Without that each of its numbers is tried, by a
    call into another module: good for a handful of numbers, in a kind of a hundred it costs more than all the rest.
    """

    name: str
    arguments: Mapping[str, int]
    """Name and number of values of each."""
    text: str
    """The notation: `{cell}` stands for the argument of that name."""
    targets: tuple[str, ...]
    """What a person selects for it: the kind of each target, in order."""
    rules: str = ""
    """The module of `rules` with the functions of this kind; empty where the game has no cores."""
    first: int = 0

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many values each argument has."""
        return tuple(self.arguments.values())

    @property
    def count(self) -> int:
        return prod(self.sizes)

    @property
    def word(self) -> str:
        """The name of the function that numbers it: `actions.jump(...)`."""
        return word(self.name)

    @property
    def stem(self) -> str:
        """What stands behind `offer_`, `why_not_` and `do_`."""
        return self.name.replace("-", "_")

    def steps(self) -> list[int]:
        """By how much the number rises with each argument; the last one counts singly."""
        return [prod(self.sizes[i + 1 :]) for i in range(len(self.sizes))]

    def number(self, *arguments: int) -> int:
        """The action number of these arguments."""
        if len(arguments) != len(self.arguments):
            raise ValueError(f"{self.name} takes {len(self.arguments)} arguments, not {len(arguments)}")
        index = 0
        for size, argument in zip(self.sizes, arguments, strict=True):
            if not 0 <= argument < size:
                raise ValueError(f"{self.name}: argument {argument} is not below {size}")
            index = index * size + argument
        return self.first + index

    def split(self, action: int) -> tuple[int, ...]:
        """The arguments behind an action number of this kind."""
        index = action - self.first
        return tuple(index // step % size for step, size in zip(self.steps(), self.sizes, strict=True))


@dataclass(frozen=True)
class Phase:
    """Who decides what. The kinds stand in the order in which they are listed; chance has none."""

    code: int
    name: str
    who: str
    kinds: tuple[str, ...]
    section: str
    rules: Mapping[str, str] = field(default_factory=dict)
    """Where a kind means something else than usual: the module whose functions serve it in this phase."""
    refuses: tuple[str, ...] = ()
    """Kinds that are never legal here, but whose `why_not_` gives a better reason than the wrong phase."""


class ActionTable:
    """All kinds of a game, numbered one after the other, and the phases in which they belong.

    Their order is stable for a behaviour version. With `seat=True` several seats may owe a decision at a time: every
    function of the rules then takes the seat after the state. Where something may have to be decided before the phase
    of the position goes on, `phase="hand.phase_now"` names the function of the rules that says which row counts. Kinds
    in `refuses` are refused by their own `why_not_` in every phase that does not list them.
    """

    def __init__(
        self,
        *kinds: ActionKind,
        phases: tuple[Phase, ...] = (),
        wrong_phase: int = 0,
        phase: str = "",
        refuses: tuple[str, ...] = (),
        seat: bool = False,
    ) -> None:
        self.kinds: dict[str, ActionKind] = {}
        self.phases = {phase.code: phase for phase in phases}
        self.wrong_phase = wrong_phase
        self.phase = phase
        self.refuses = refuses
        self.seat = seat
        self.size = 0
        for kind in kinds:
            if kind.name in self.kinds:
                raise ValueError(f"kind {kind.name} stands twice in the action table")
            self.kinds[kind.name] = replace(kind, first=self.size)
            self.size += kind.count
        if len(self.phases) < len(phases):
            raise ValueError("two phases of the action table have the same code")
        named = [(f"phase {row.name}", name) for row in phases for name in (*row.kinds, *row.rules, *row.refuses)]
        for where, name in (*named, *(("refuses", name) for name in refuses)):
            if name not in self.kinds:
                raise ValueError(f"{where} names {name!r}, which is no kind of the action table")
        self._split: dict[int, tuple[ActionKind, tuple[int, ...]]] = {}
        """What was split before: texts and targets of the same few actions are asked for at every decision."""

    def __getitem__(self, name: str) -> ActionKind:
        return self.kinds[name]

    def number(self, name: str, *arguments: int) -> int:
        return self.kinds[name].number(*arguments)

    def numbers(self) -> dict[str, Any]:
        """For each kind the function that numbers it and its first number, for `globals().update(...)`."""
        functions = {kind.word: kind.number for kind in self.kinds.values()}
        return functions | {f"FIRST_{kind.stem.upper()}": kind.first for kind in self.kinds.values()}

    def split(self, action: int) -> tuple[ActionKind, tuple[int, ...]]:
        """The kind of an action and its arguments."""
        known = self._split.get(action)
        if known is not None:
            return known
        if 0 <= action < self.size:
            for kind in self.kinds.values():
                if action < kind.first + kind.count:
                    found = self._split[action] = kind, kind.split(action)
                    return found
        raise ValueError(f"there is no action {action}; numbers run from 0 to {self.size - 1}")

    def rules_of(self, kind: ActionKind) -> dict[int, str]:
        """The phases in which this kind may be chosen, each with the module that serves it there."""
        found = {code: phase for code, phase in self.phases.items() if kind.name in phase.kinds}
        return {code: phase.rules.get(kind.name, kind.rules) for code, phase in found.items()}

    def refused_in(self, kind: ActionKind) -> dict[int, str]:
        """The phases in which this kind is never legal and yet gives its own reason, with the module that does."""
        found = {
            code: phase
            for code, phase in self.phases.items()
            if kind.name in phase.refuses or (kind.name in self.refuses and kind.name not in phase.kinds)
        }
        return {code: phase.rules.get(kind.name, kind.rules) for code, phase in found.items()}

    def write(self, action: int, name: Callable[[str, int], str]) -> str:
        """The line for an action; `name` gives the word for a value of an argument."""
        kind, values = self.split(action)
        words = {argument: name(argument, i) for argument, i in zip(kind.arguments, values, strict=True)}
        return kind.text.format(**words)

    def dispatch(self, *rules: ModuleType) -> tuple[Callable[..., Any], ...]:
        """`offer(s, buffer)`, `why_not(s, action)` and `do(s, action)` for interpreted cores.

        With `seat=True` they are `offer(s, seat, buffer)`, `why_not(s, seat, action)` and `do(s, seat, action)`.
        """
        modules = {module.__name__.rpartition(".")[2]: module for module in rules}

        def phase_of(s: Any) -> int:
            if not self.phase:
                return int(s.phase)
            module, name = self.phase.split(".")
            return int(getattr(modules[module], name)(s))

        @cache
        def function(verb: str, name: str, phase: int) -> Any:
            kind = self.kinds[name]
            module = self.rules_of(kind).get(phase)
            return getattr(modules[module], f"{verb}_{kind.stem}", None) if module else None

        @cache
        def explains(name: str, phase: int) -> Any:
            kind = self.kinds[name]
            module = self.refused_in(kind).get(phase)
            return getattr(modules[module], f"why_not_{kind.stem}") if module else None

        def offer(s: Any, *rest: Any) -> int:
            *seat, buffer = rest
            n = 0
            code = phase_of(s)
            for name in self.phases[code].kinds if code in self.phases else ():
                offers = function("offer", name, code)
                n = offers(s, *seat, buffer, n) if offers else try_each(s, seat, self.kinds[name], code, buffer, n)
            return n

        def try_each(s: Any, seat: list[int], kind: ActionKind, code: int, buffer: list[int], n: int) -> int:
            refuses = function("why_not", kind.name, code)
            for action, arguments in enumerate(product(*map(range, kind.sizes)), kind.first):
                if not refuses(s, *seat, *arguments):
                    buffer[n] = action
                    n += 1
            return n

        def why_not(s: Any, *rest: int) -> int:
            *seat, action = rest
            kind, arguments = self.split(action)
            code = phase_of(s)
            if refuses := function("why_not", kind.name, code):
                return int(refuses(s, *seat, *arguments))
            explain = explains(kind.name, code)
            return (int(explain(s, *seat, *arguments)) if explain else FINE) or self.wrong_phase

        def do(s: Any, *rest: int) -> None:
            *seat, action = rest
            kind, arguments = self.split(action)
            function("do", kind.name, phase_of(s))(s, *seat, *arguments)

        return offer, why_not, do

    def as_markdown(self) -> Iterator[str]:
        """The phases as a table for RULES.md."""
        yield "| Phase | Who decides | Actions | Section |"
        yield "|---|---|---|---|"
        for phase in self.phases.values():
            kinds = ", ".join(f"`{name}`" for name in phase.kinds) or "none"
            yield f"| {phase.name} | {phase.who} | {kinds} | {phase.section} |"


@dataclass(frozen=True)
class Event:
    """One event: its message key, and each argument with the kind of thing its number names."""

    name: str
    arguments: Mapping[str, str]

    @property
    def key(self) -> str:
        return "event-" + self.name

    @property
    def word(self) -> str:
        """The name of the function that notes it: `events.jumped(s, ...)`."""
        return word(self.name)


class EventTable:
    """All events of a game. The core notes their numbers in the journal; `translate` makes messages of them."""

    def __init__(self, *events: Event) -> None:
        self.events = events
        self.codes = {event.name: code for code, event in enumerate(events)}
        if len(self.codes) < len(events):
            raise ValueError("an event stands twice in the event table")

    def tellers(self) -> dict[str, Callable[..., None]]:
        """For each event the function that notes it, for `globals().update(...)` in events.py."""
        return {event.word: self._teller(code, event) for code, event in enumerate(self.events)}

    def _teller(self, code: int, event: Event) -> Callable[..., None]:
        def tell(s: Any, *values: int) -> None:
            if len(values) != len(event.arguments):
                raise TypeError(f"event {event.name} takes {len(event.arguments)} arguments, not {len(values)}")
            if s.journal is not None:
                s.journal.append((code, *map(int, values)))

        return tell

    def translate(self, note: tuple[int, ...], name: Callable[[str, int], Any]) -> tuple[str, dict[str, Any]]:
        """Message key and arguments behind a note; `name` gives the word for a number of some kind."""
        event = self.events[note[0]]
        words = zip(event.arguments.items(), note[1:], strict=True)
        return event.key, {argument: name(kind, value) for (argument, kind), value in words}
