"""What a good player knows: how likely a ruler is to win from here.

Each ruler's prospects in points (`rulers`), with the fight (`fights`) or the deal
(`deals`) under way; then from points to chances. So whoever leads is worth opposing, the more the nearer the
end.
"""

from __future__ import annotations

from cython import double
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.evaluation import deals, fights, rulers
from moonsaga.games.crescent_moon.evaluation.weights import Weights
from moonsaga.games.crescent_moon.rules.state import State


def value(s: State, w: Weights, seat: cint) -> double:
    """How good the position is for a seat, from 0 to 1."""
    if s.phase == codes.OVER:
        return 1.0 if s.winner == seat else 0.0
    rulers.survey_prospects(s, w)
    deals.add_bargain(s, w)
    if s.fight and s.phase > codes.OPEN_FIGHT:
        fights.add_fight(s, w, seat)
    elif s.phase == codes.WINDOW:  # a token that will lie unless somebody's Boats bring the Murshid near
        rulers.add_prospects(s, s.attacker, rulers.token_worth(s, w, s.attacker, s.active))
    rulers.share_out(s, w)
    return w.least_chance + (1.0 - 2.0 * w.least_chance) * s.share[seat]
