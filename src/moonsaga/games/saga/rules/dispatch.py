"""From the number of an action to its functions. Compiled, the header has these in C, made from the action table."""

from moonsaga.games.saga.actions import ACTIONS
from moonsaga.games.saga.rules import battle, ending, leaders, losses, moving, rounds, saxons, setup, targets, vikings

offer, why_not, do = ACTIONS.dispatch(battle, ending, leaders, losses, moving, rounds, saxons, setup, targets, vikings)
