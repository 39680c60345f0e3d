"""Plays a game and writes its record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import RecordError
from moonsaga.kernel.options import write
from moonsaga.kernel.records.format import Move, Record, end_of
from moonsaga.kernel.records.replay import start_state

Choose = Callable[[State, int], int]
"""A player: the position and the seat it plays -> an action."""


class Recorder:
    """A game that writes itself down.

    Answers given at the same time may come in any order; they are listed in seat order.
    """

    def __init__(
        self, game: Game, options: Mapping[str, object], seats: Sequence[str] = (), start: str | None = None
    ) -> None:
        self.game = game
        self.options = game.resolve(options)
        count = len(game.roles(self.options))
        self.names = tuple(seats) or ("anonymous",) * count
        if len(self.names) != count:
            raise RecordError(f"{len(self.names)} names for {count} seats")
        self.start = start
        self.state = start_state(game, self.options, start)
        self.moves: list[Move] = []
        self._answers: list[Move] = []
        self._owed = set(self.state.to_act())

    def play(self, seat: int, action: int) -> None:
        """Write down an action that is known to be legal, and carry it out."""
        self._answers.append(Move(seat, self.game.write(self.state, seat, action)))
        self.state.apply(seat, action)
        self._owed.discard(seat)
        seats = self.state.to_act()
        if not self._owed or self._owed != set(seats):
            self.moves += self._in_seat_order()
            self._answers = []
            self._owed = set(seats)

    def record(self) -> Record:
        """What was played so far."""
        return Record(
            game=self.game.info.name,
            edition=str(self.options.get("edition", next(iter(self.game.info.editions), ""))),
            version=self.game.info.version,
            options=write(self.options),
            seats=self.names,
            data=self.game.info.data_hash,
            start=self.start,
            moves=(*self.moves, *self._in_seat_order()),
            end=end_of(self.game, self.state),
        )

    def _in_seat_order(self) -> list[Move]:
        return sorted(self._answers, key=lambda move: move.seat)


def play_record(
    game: Game,
    options: Mapping[str, object],
    choose: Choose,
    rng: Rng,
    seats: Sequence[str] = (),
    *,
    start: str | None = None,
    limit: int | None = None,
) -> Record:
    """Play a game to its end, or for at most `limit` actions and outcomes, and write everything down."""
    recorder = Recorder(game, options, seats, start)
    while (asked := recorder.state.to_act()) and (limit is None or len(recorder.moves) < limit):
        seat = asked[0]
        recorder.play(seat, draw_outcome(recorder.state, rng) if seat == CHANCE else choose(recorder.state, seat))
    return recorder.record()


def draw_outcome(state: State, rng: Rng) -> int:
    """Draw a chance outcome, in proportion to the weights."""
    outcome: int = rng.weighted(state.chance())
    return outcome
