"""From the number of an action to its functions. Compiled, the header has these in C, made from the action table."""

from moonsaga.games.blue_moon.actions import ACTIONS
from moonsaga.games.blue_moon.rules import beginning, match, playing, turn
from moonsaga.games.blue_moon.rules.cards import answers, effects, payments

offer, why_not, do = ACTIONS.dispatch(beginning, match, playing, turn, answers, effects, payments)
