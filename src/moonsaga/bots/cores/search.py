"""Playing on: what comes of an action if everybody goes on like an adept for a while.

This is the core: it works on any game's position through the virtual calls of `Core`.
"""

from time import perf_counter

import cython
from cython import double
from cython import int as cint

if cython.compiled:
    from cython.cimports.moonsaga.bots.cores.greedy import leaf, let_nature_act, play_best
    from cython.cimports.moonsaga.kernel.cores.core import Core
    from cython.cimports.moonsaga.kernel.cores.rng import Rng
else:
    from moonsaga.bots.cores.greedy import leaf, let_nature_act, play_best
    from moonsaga.kernel.cores.core import Core
    from moonsaga.kernel.cores.rng import Rng

NATURE = cython.declare(cint, -1)
NOBODY = cython.declare(cint, -2)
BROKEN_OFF = -1.0


@cython.cclass
class Rollouts:
    """How rollouts are played, and the positions they need.

    `width`: how many actions of a decision are followed to the end of a turn. `depth`: after so many decisions a
    rollout ends with the turn. `noise`: up to how much a judgement is wrong, so that rollouts differ also in a game
    without chance and secrets. `deadline`: when to break off, by `perf_counter`.
    """

    def __init__(self, world: Core, width: int, depth: int, noise: float, deadline: float) -> None:
        self.width = width
        self.depth = depth
        self.noise = noise
        self.deadline = deadline
        self.decisions = 0  # in all rollouts so far, each with the action it began with
        self.line = world.clone()
        self.state = world.clone()
        self.trial = world.clone()
        self.spare = world.clone()

    @cython.ccall
    def play(self, world: Core, seat: cint, action: cint, rng: Rng) -> double:
        """What an action of a seat comes to for that seat, from 0 to 1; BROKEN_OFF if there was no time to see."""
        line: Core = self.line
        last: cint = seat
        made: cint = 1
        actor: cint
        line.copy_from(world)
        line.play(seat, action)
        while True:
            actor = line.actor()
            if actor == NATURE:
                let_nature_act(line, rng)
                continue
            if actor == NOBODY or (actor != last and made > self.depth):
                break
            if perf_counter() > self.deadline:
                return BROKEN_OFF
            if play_best(line, self.state, self.trial, self.spare, actor, rng, self.width, self.noise) > 1:
                made += 1
            last = actor
        self.decisions += made
        return leaf(line, self.spare, seat, rng)
