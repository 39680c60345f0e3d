"""What a good player knows."""

import cython
from cython import int as cint

if cython.compiled:
    from cython.cimports.moonsaga.games.eko.rules_ending import points
    from cython.cimports.moonsaga.games.eko.state import State
else:
    from moonsaga.games.eko.rules_ending import points
    from moonsaga.games.eko.state import State


@cython.cfunc
@cython.exceptval(check=False)
def value(s: State, seat: cint) -> cython.double:
    """How good the position is for a seat, from 0 to 1."""
    if s.ended:
        return 1.0 if s.winners & (1 << seat) else 0.0
    return 0.01 + 0.05 * points(s, seat)
