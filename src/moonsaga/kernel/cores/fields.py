"""The fields of a core's classes, from their annotations. Interpreted cores run this; the build writes the same in C.

`State` is the class whose fields are a position. Fields of its bases are working memory: they belong to one object and
are neither copied, compared nor read.
"""

from __future__ import annotations

import ast
import inspect
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
OBJECTS = ("list", "dict", "tuple", "object", "str", "bytes")
POSITION = "State"


Readonly: TypeAlias = Annotated[T, "readonly"]
"""`spaces: Readonly[cint]`: a field that Python code may read, compiled too."""
Public: TypeAlias = Annotated[T, "public"]
"""`plan: Public[object]`: a field that Python code may read and set, compiled too."""


class Field(NamedTuple):
    """One declared field. `size` is 0 for a single value."""

    name: str
    type: str
    size: int
    owner: str

    @property
    def is_number(self) -> bool:
        """Not a shared object, which is copied by reference and never read or compared."""
        return self.type.rpartition(".")[2].islower() and self.type not in OBJECTS

    def zero(self) -> Any:
        """What C puts into a new object."""
        none = None if not self.is_number else 0.0 if self.type.endswith("double") else 0
        return [none] * self.size if self.size else none


def parse(name: str, annotation: str, scope: dict[str, Any], owner: str) -> Field:
    """`u64[codes.CELLS]` is an array of that size; every other annotation is a single value."""
    node = ast.parse(annotation, mode="eval").body
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) in ("Readonly", "Public"):
        node = node.slice
    if not isinstance(node, ast.Subscript):
        return Field(name, ast.unparse(node), 0, owner)
    size = eval(ast.unparse(node.slice), scope)  # noqa: S307  the source of a core, as every other line of it
    return Field(name, ast.unparse(node.value), size, owner)


@cache
def of(cls: Any) -> tuple[Field, ...]:
    """All fields of a class, those of its bases first."""
    found = []
    for base in reversed(cls.__mro__):
        scope = vars(inspect.getmodule(base))
        for name, annotation in inspect.get_annotations(base).items():
            found.append(parse(name, annotation, scope, base.__name__))
    return tuple(found)


def fill(thing: T) -> T:
    """What C does by itself: every number is 0 at first, every object None."""
    cls: Any = thing.__class__
    for field in of(cls):
        setattr(thing, field.name, field.zero())
    return thing


def copy(state: Any, other: Any) -> None:
    """Give a position the fields of another one; journal and scratch stay as they are."""
    mine, theirs = state.__dict__, other.__dict__
    arrays, singles = _names(state.__class__)
    for name in arrays:
        mine[name][:] = theirs[name]
    for name in singles:
        mine[name] = theirs[name]


def same(state: Any, other: Any) -> bool:
    return read(state) == read(other)


def read(state: Any) -> dict[str, Any]:
    """Every number of a position by its name."""
    return {
        field.name: list(getattr(state, field.name)) if field.size else _plain(field, getattr(state, field.name))
        for field in _of_position(state.__class__)
        if field.is_number
    }


def write(state: Any, values: dict[str, Any]) -> None:
    """The opposite of `read`."""
    for field in _of_position(state.__class__):
        if not field.is_number:
            continue
        value = values[field.name]
        if field.size and len(value) != field.size:
            raise ValueError(f"field {field.name} has {field.size} numbers, not {len(value)}")
        setattr(state, field.name, list(value) if field.size else value)


def _plain(field: Field, value: Any) -> int | float:
    return float(value) if field.type.endswith("double") else int(value)


@cache
def _of_position(cls: Any) -> tuple[Field, ...]:
    return tuple(field for field in of(cls) if field.owner == POSITION)


@cache
def _names(cls: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The arrays of a position, and its single values."""
    found = _of_position(cls)
    return tuple(f.name for f in found if f.size), tuple(f.name for f in found if not f.size)
