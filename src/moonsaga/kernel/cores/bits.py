"""Sets of up to 128 spaces as integers: the names of bits.pxd for interpreted cores and for Python code."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cython import ulonglong  # to mypy each C type is Any

    u128 = ulonglong
else:
    u128 = int  # interpreted integers have no width

ONE = 1
"""A set of one, to be shifted."""
BIT = 1
"""The same for sets of up to 64."""


def lowest_bit(x: int) -> int:
    """The place of the lowest bit that is set; x is not 0."""
    return (x & -x).bit_length() - 1


def count_bits(x: int) -> int:
    return x.bit_count()
