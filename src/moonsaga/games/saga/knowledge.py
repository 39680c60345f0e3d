"""What a good player knows."""

import cython
from cython import int as cint

from moonsaga.games.saga import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.state import State
else:
    from moonsaga.games.saga.state import State

VIKING = cython.declare(cint, numbers.VIKING)


@cython.cfunc
@cython.exceptval(check=False)
def value(s: State, seat: cint) -> cython.double:
    if s.ended:
        return 1.0 if s.winner == seat else 0.0
    return 0.5
