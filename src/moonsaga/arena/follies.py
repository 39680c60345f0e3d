"""Detectors of follies: those that a game lists, and one for every game: a winning action passed over."""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.bots.bot import Observation
from moonsaga.kernel.contract import Game
from moonsaga.kernel.cores.rng import Rng

WIN_PASSED_OVER = "win-passed-over"
"""A turn with a legal action that wins in every sampled state; counted when another seat decides before the win."""
WORLDS = 24

Tally = list[int]
"""Occasions, and how often it was done."""


class FollyCounts:
    """What the seats of one game did and could have done, with random numbers of its own, so that bots keep theirs."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.tallies: dict[str, list[Tally]] = {
            name: [[0, 0] for _ in range(seats)] for name in (WIN_PASSED_OVER, *(folly.name for folly in game.follies))
        }
        self._could_win: int | None = None
        """The seat that had a win in this turn."""

    def note(self, observation: Observation, action: int) -> None:
        """A decision, before it is carried out."""
        seat = observation.seat
        if self._could_win not in (None, seat):
            self._pass_over()
        if len(observation.legal) < 2:
            return
        for folly in self.game.follies:
            judged = folly.judge(lambda: observation.view, observation.legal, action)
            if judged is not None:
                self._add(folly.name, seat, judged)
        if self._could_win is None and self.has_win(observation):
            self._could_win = seat

    def finish(self, returns: Sequence[float]) -> dict[str, tuple[tuple[int, int], ...]]:
        """The tallies by name and seat, at the end of the game."""
        if self._could_win is not None:
            if returns[self._could_win] > 0:
                self._add(WIN_PASSED_OVER, self._could_win, False)
            else:
                self._pass_over()
        return {name: tuple((tally[0], tally[1]) for tally in tallies) for name, tallies in self.tallies.items()}

    def _pass_over(self) -> None:
        if self._could_win is not None:
            self._add(WIN_PASSED_OVER, self._could_win, True)
        self._could_win = None

    def _add(self, name: str, seat: int, done: bool) -> None:
        tally = self.tallies[name][seat]
        tally[0] += 1
        tally[1] += done

    def has_win(self, observation: Observation) -> bool:
        """Does some action win in every sampled state? Most win nothing in the first, and are tried in no other."""
        seat = observation.seat
        winning = list(observation.legal)
        for _ in range(WORLDS if self.game.info.secrets else 1):
            world = observation.imagine(self.rng)
            left = []
            for action in winning:
                after = world.copy()
                after.apply(seat, action)
                if after.ending and after.returns()[seat] > 0:
                    left.append(action)
            winning = left
            if not winning:
                return False
        return True
