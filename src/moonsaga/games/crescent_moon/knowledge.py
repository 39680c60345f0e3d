"""What a good player knows: how good a position is for a ruler."""

import cython
from cython import int as cint

from moonsaga.games.crescent_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.state import State
else:
    from moonsaga.games.crescent_moon.state import State

# --- constants the compiler should know

OVER = cython.declare(cint, numbers.OVER)

# --- end of constants


@cython.cfunc
@cython.exceptval(check=False)
def value(s: State, seat: cint) -> cython.double:
    """How good the position is for a seat, from 0 to 1."""
    if s.phase == OVER:
        return 1.0 if s.winner == seat else 0.0
    return 0.5
