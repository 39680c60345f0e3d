"""Playing on: what comes of an action if everybody goes on like an adept for a while.

This is the core: it works on any game's position through the virtual calls of `Core`.
"""

from __future__ import annotations

from time import perf_counter

import cython
from cython import double, longlong
from cython import int as cint

from moonsaga.bots.cores import greedy
from moonsaga.bots.cores.judge import Judge
from moonsaga.kernel.cores import codes
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.cores.fields import Public
from moonsaga.kernel.cores.rng import Rng

BROKEN_OFF = -1.0
LONGEST_LINE: cint = 16  # decisions of a rollout that are remembered


class Rollouts(Declared):
    """How rollouts are played, and the positions they need."""

    judge: Judge  # what says how good a position is
    width: cint  # how many actions of a decision are followed to the end of a turn
    depth: cint  # after so many decisions a rollout ends with the turn
    noise: double  # up to how much a judgement is wrong, so that rollouts differ without chance and secrets as well
    deadline: double  # when to break off, by `perf_counter`
    decisions: Public[longlong]  # in all rollouts so far, each with the action it began with
    line: Core  # the position that is played on
    seats_then: cint[16]  # who decided in the last rollout, as far as it is remembered
    actions_then: cint[16]  # and what
    remembered: cint  # so many decisions
    state: Core  # overwritten by `greedy.choose_best`
    trial: Core  # the same
    spare: Core  # the same, and by `greedy.leaf`

    def __init__(
        self, world: Core, width: int, depth: int, noise: float, deadline: float, judge: Judge = greedy.OWN_EVALUATION
    ) -> None:
        self.judge = judge
        self.width = width
        self.depth = depth
        self.noise = noise
        self.deadline = deadline
        self.line = world.clone()
        self.state = world.clone()
        self.trial = world.clone()
        self.spare = world.clone()

    def play(self, world: Core, seat: cint, action: cint, rng: Rng) -> float:
        """What an action of a seat comes to for that seat, from 0 to 1; BROKEN_OFF if there was no time to see."""
        actions = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
        line: Core = self.line
        last: cint = seat
        made: cint = 1
        listening: cint = 1
        actor: cint
        found: cint
        n: cint
        line.copy_from(world)
        line.play(seat, action)
        self.remembered = 0
        while True:
            actor = line.actor()
            if actor == codes.CHANCE:
                greedy.let_chance_act(line, rng)
                listening = 0
                continue
            if actor == codes.GAME_OVER or (actor != last and made > self.depth):
                break
            if perf_counter() > self.deadline:
                return BROKEN_OFF
            n = line.list_actions(actor, actions)
            found = greedy.choose_best(
                line, self.state, self.trial, self.spare, actor, actions, n, self.judge, rng, self.width, self.noise
            )
            if listening and self.remembered < LONGEST_LINE:
                self.seats_then[self.remembered] = actor
                self.actions_then[self.remembered] = actions[found]
                self.remembered += 1
            line.play(actor, actions[found])
            if n > 1:
                made += 1
            last = actor
        self.decisions += made
        return greedy.leaf(line, self.spare, seat, self.judge, rng)

    def values(self, seat: cint, value: double, rng: Rng) -> list:
        """What the last rollout came to for each seat, if it came to that value for this one."""
        other: cint
        return [
            value if other == seat else greedy.leaf(self.line, self.spare, other, self.judge, rng)
            for other in range(self.line.seats())
        ]

    def continuation(self) -> list:
        """The decisions after the first action of the last rollout, each a seat and an action, until Nature spoke."""
        i: cint
        return [(self.seats_then[i], self.actions_then[i]) for i in range(self.remembered)]
