"""The names of `bits.pxd` for interpreted cores: sets of spaces as plain integers."""

from Cython.Shadow import ulonglong  # not from cython: this is no core

u128 = ulonglong
"""Annotations and array types only: interpreted integers have no width."""


def lowest_bit(x: int) -> int:
    """The place of the lowest bit that is set; x is not 0."""
    return (x & -x).bit_length() - 1


def count_bits(x: int) -> int:
    return x.bit_count()
