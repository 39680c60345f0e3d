"""From the number of an action to its functions. Compiled, the header has these in C, made from the action table."""

from moonsaga.games.eko.actions import ACTIONS
from moonsaga.games.eko.rules import building, emperor, moving, reinforcing, temples, turn

offer, why_not, do = ACTIONS.dispatch(building, emperor, moving, reinforcing, temples, turn)
