"""The action table: numbers inside, kinds with arguments outside."""

from __future__ import annotations

from math import prod

import msgspec


class Kind(msgspec.Struct, frozen=True):
    """One kind of action: a block of numbers, one for each combination of its arguments."""

    name: str
    sizes: tuple[int, ...]
    """How many values each argument has."""
    targets: tuple[str, ...]
    """What a person touches for it: the kind of each target, in order."""
    first: int = 0

    @property
    def count(self) -> int:
        return prod(self.sizes)

    def number(self, *arguments: int) -> int:
        """The action number of these arguments."""
        if len(arguments) != len(self.sizes):
            raise ValueError(f"{self.name} takes {len(self.sizes)} arguments, not {len(arguments)}")
        index = 0
        for size, argument in zip(self.sizes, arguments, strict=True):
            if not 0 <= argument < size:
                raise ValueError(f"{self.name}: argument {argument} is not below {size}")
            index = index * size + argument
        return self.first + index

    def arguments(self, action: int) -> tuple[int, ...]:
        """The arguments behind an action number of this kind."""
        index = action - self.first
        found = []
        for size in reversed(self.sizes):
            index, argument = divmod(index, size)
            found.append(argument)
        return tuple(reversed(found))


class ActionTable:
    """All kinds of one game, numbered one after the other. Their order is stable for a behaviour version."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds: dict[str, Kind] = {}
        first = 0
        for kind in kinds:
            self.kinds[kind.name] = msgspec.structs.replace(kind, first=first)
            first += kind.count
        self.size = first
        self._split: dict[int, tuple[Kind, tuple[int, ...]]] = {}
        """What was split before: texts and touches of the same few actions are asked for at every decision."""

    def __getitem__(self, name: str) -> Kind:
        return self.kinds[name]

    def number(self, name: str, *arguments: int) -> int:
        return self.kinds[name].number(*arguments)

    def split(self, action: int) -> tuple[Kind, tuple[int, ...]]:
        """The kind of an action and its arguments."""
        known = self._split.get(action)
        if known is not None:
            return known
        if 0 <= action < self.size:
            for kind in self.kinds.values():
                if action < kind.first + kind.count:
                    found = self._split[action] = kind, kind.arguments(action)
                    return found
        raise ValueError(f"there is no action {action}; numbers run from 0 to {self.size - 1}")
