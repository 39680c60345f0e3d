"""From the number of an action to its functions. Compiled, the header has these in C, made from the action table."""

from moonsaga.games.crescent_moon.actions import ACTIONS
from moonsaga.games.crescent_moon.rules import map_building, setup, special, troops, turn_actions
from moonsaga.games.crescent_moon.rules.cards import hand, looking, market, play, window
from moonsaga.games.crescent_moon.rules.combat import (
    aftermath,
    assigning,
    card_choice,
    contest,
    general,
    pact,
    reinforcing,
    resolution,
    resolving,
    steps,
)

offer, why_not, do = ACTIONS.dispatch(
    *(map_building, setup, special, troops, turn_actions),
    *(hand, looking, market, play, window),
    *(aftermath, assigning, card_choice, contest, general, pact, reinforcing, resolution, resolving, steps),
)
