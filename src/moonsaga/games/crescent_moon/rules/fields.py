"""Copy, compare, read and write a position. Compiled, the header has these in C, made from the fields of `State`."""

from moonsaga.kernel.cores.fields import copy, read, same, write

__all__ = ["copy", "read", "same", "write"]
