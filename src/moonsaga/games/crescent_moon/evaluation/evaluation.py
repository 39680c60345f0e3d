"""What a good player knows: how likely a ruler is to win from here.

Each ruler's prospects in points (`rulers`), with the fight (`fights`) or the deal
(`deals`) under way; then from points to chances. So whoever leads is worth opposing, the more the nearer the
end.
"""

import cython
from cython import double
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.evaluation.deals import add_bargain
    from cython.cimports.moonsaga.games.crescent_moon.evaluation.fights import add_fight
    from cython.cimports.moonsaga.games.crescent_moon.evaluation.rulers import (
        add_prospects,
        share_of,
        share_out,
        survey_prospects,
        token_worth,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State
else:
    from moonsaga.games.crescent_moon.evaluation.deals import add_bargain
    from moonsaga.games.crescent_moon.evaluation.fights import add_fight
    from moonsaga.games.crescent_moon.evaluation.rulers import (
        add_prospects,
        share_of,
        share_out,
        survey_prospects,
        token_worth,
    )
    from moonsaga.games.crescent_moon.rules.state import State

# --- constants the compiler should know

OPEN_FIGHT = cython.declare(cint, codes.OPEN_FIGHT)
OVER = cython.declare(cint, codes.OVER)
WINDOW = cython.declare(cint, codes.WINDOW)

# --- end of constants


@cython.cfunc
@cython.exceptval(check=False)
def value(s: State, seat: cint) -> double:
    """How good the position is for a seat, from 0 to 1."""
    if s.phase == OVER:
        return 1.0 if s.winner == seat else 0.0
    survey_prospects(s)
    add_bargain(s)
    if s.fight and s.phase > OPEN_FIGHT:
        add_fight(s, seat)
    elif s.phase == WINDOW:  # a token that will lie unless somebody's Boats bring the Murshid near
        add_prospects(s.attacker, token_worth(s, s.attacker, s.active))
    share_out(s)
    return 0.001 + 0.998 * share_of(seat)
