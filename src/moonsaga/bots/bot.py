"""What a bot is, and what it receives: not the state, only what its seat may know.

The server's bots live in processes that never hold the state. In `simulate`, `arena`, `play` and tests they share the
process with it: a bot that wants to cheat there can, by reaching into what is not its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Protocol

import msgspec

from moonsaga.bots.cores.greedy import OWN_EVALUATION
from moonsaga.bots.cores.judge import Judge
from moonsaga.kernel import renamed
from moonsaga.kernel.contract import Game, State, View
from moonsaga.kernel.cores.rng import Rng


class Observation:
    """One decision as the seat that owes it sees it: its legal actions, its view, and the worlds the view allows.

    The view is made when a bot first asks for it, so ask while you choose: an observation that is kept for
    later and was never asked for its view would show the table as it is then. After that it has no tie to the table
    any more.
    """

    def __init__(self, game: Game, seat: int, legal: Sequence[int], look: Callable[[], View]) -> None:
        self.game = game
        self.seat = seat
        self.legal = tuple(legal)
        self._look = look

    @cached_property
    def view(self) -> View:
        """All that this seat may know."""
        made = self._look()
        del self._look
        return made

    @cached_property
    def _sampler(self) -> Callable[[Rng], State]:
        return self.game.sampler(self.view)

    def imagine(self, rng: Rng) -> State:
        """A possible true state, one of those that this seat cannot tell apart."""
        return self._sampler(rng)

    def judge_of(self, world: State) -> Judge:  # noqa: ARG002  a net depends on the number of seats
        """What says how good a position is that comes of this world: the game's own evaluation."""
        return OWN_EVALUATION


def observe(game: Game, state: State, seat: int) -> Observation:
    """What a seat that is to act hands to its bot."""
    return Observation(game, seat, state.legal(seat), partial(state.view, seat))


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: seconds at a table, iterations where a seed has to give the same game again.

    What an iteration is, each bot that searches says itself; the others need none. Where bots are compared for the time
    they take, the seconds are those of the processor: they do not depend on what else runs on the machine.
    """

    seconds: float | None = None
    iterations: int | None = None
    cpu: bool = False

    def now(self) -> float:
        """Seconds on the clock that counts; only differences mean something."""
        return process_time() if self.cpu else perf_counter()


TABLE_BUDGET = Budget(seconds=1.0)
FIXED_BUDGET = Budget(iterations=1000)


class Bot(Protocol):
    """A player. One object may serve several tables: what there is to remember is in the observation's view."""

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        """One of the observation's legal actions; the same for the same view, random numbers and iterations."""


if not TYPE_CHECKING:  # a type checker would believe that the module has every name
    __getattr__ = renamed.refuse_imports(__name__, renamed.IN_BOT)
