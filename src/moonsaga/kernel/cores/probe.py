"""The smallest core: shows which form of the cores runs, and that the checked build catches a bad index."""

import cython
from cython import int as cint


@cython.cclass
class Probe:
    """Four cells. The scalar after the array lets the compiler check the array's end."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.cells = [0] * 4
        self.last = 0

    def put(self, cell: cint, value: cint) -> int:
        """Trusts its caller, as all cores do."""
        self.cells[cell] = value
        self.last = value
        return self.cells[cell]


def is_compiled() -> bool:
    """Whether this module itself was compiled."""
    return bool(cython.compiled)
