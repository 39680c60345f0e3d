"""Which tests a run has: a sample for every commit, or everything with `--all` (docs/testing.md)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

T = TypeVar("T")

_everything = False


def choose_everything(wanted: bool) -> None:
    """Set once, before any test module is imported: parameters are fixed at import."""
    global _everything  # noqa: PLW0603  pytest imports test modules without arguments
    _everything = wanted


def everything() -> bool:
    """Was `--all` given?"""
    return _everything


def some(cases: Collection[T], count: int = 3) -> list[T]:
    """All cases with `--all`; without it `count` of them, spread evenly from the first to the last."""
    found = list(cases)
    if _everything or len(found) <= count:
        return found
    if count == 1:
        return found[:1]
    return [found[round(i * (len(found) - 1) / (count - 1))] for i in range(count)]


def many(with_all: int, without: int) -> int:
    """How many examples, games or seeds one test tries: the first number with `--all`, else the second."""
    return with_all if _everything else without
