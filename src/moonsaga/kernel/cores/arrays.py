"""Arrays of a core that grow: the names of arrays.pxd for interpreted cores.

A field `totals: p_double` is such an array, at first without a place; `before` and `wanted` are its lengths. Its class
gives the memory back in `__dealloc__`.
"""

from typing import Any


def more_ints(held: Any, before: int, wanted: int) -> list[int]:
    """The array with its new length; what is new is 0."""
    return (held or []) + [0] * (wanted - before)


def more_doubles(held: Any, before: int, wanted: int) -> list[float]:
    return (held or []) + [0.0] * (wanted - before)


def free_ints(held: Any) -> None:
    """Python gives back by itself."""


def free_doubles(held: Any) -> None:
    """Python gives back by itself."""
