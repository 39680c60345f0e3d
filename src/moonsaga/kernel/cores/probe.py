"""The smallest core: shows which form of the cores runs, and that the checked build catches a bad index."""

from __future__ import annotations

import cython
from cython import int as cint

from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.cores.fields import Readonly


class Probe(Declared):
    """Four cells. The scalar after the array lets the compiler check the array's end."""

    cells: cint[4]  # what was put into each
    last: Readonly[cint]  # what was put last

    def put(self, cell: cint, value: cint) -> int:
        """Trusts its caller, as all cores do."""
        self.cells[cell] = value
        self.last = value
        return self.cells[cell]


def is_compiled() -> bool:
    """Whether this module itself was compiled."""
    return bool(cython.compiled)
