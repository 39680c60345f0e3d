"""Replays a record: each line is checked and carried out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.errors import MoonsagaError, NotationError, RecordError
from moonsaga.kernel.options import Options, parse, write
from moonsaga.kernel.records.format import UNFINISHED, Move, Record, end_of, write_numbers
from moonsaga.kernel.registry import get_game
from moonsaga.kernel.texts import game_texts


def game_of(record: Record) -> Game:
    """The game a record was played with; `RecordError` if there is none of that name."""
    try:
        return get_game(record.game)
    except MoonsagaError as unknown:
        raise RecordError(f"{record.source}: {unknown}") from None


def options_of(game: Game, record: Record) -> Options:
    """The options a record was played with, defaults filled in."""
    try:
        return game.resolve(parse(game.info.options, record.options.split()))
    except MoonsagaError as wrong:
        raise RecordError(f"{record.source}: {wrong}") from None


def verify(game: Game, record: Record) -> State:
    """Replay a record and check each line of it; the state it ends in."""
    replay = Replay(game, record)
    for _ in replay:
        pass
    replay.finish()
    return replay.state


class Replay:
    """A record being played again: iterating carries out line after line on `state` and gives (seat, action)."""

    def __init__(self, game: Game, record: Record) -> None:
        check_replayable(game, record)
        self.game = game
        self.record = record
        self.state = _start(game, record)
        self.done = 0

    def __iter__(self) -> Iterator[tuple[int, int]]:
        for move in self.record.moves[self.done :]:
            yield self.step(move)

    def step(self, move: Move) -> tuple[int, int]:
        """Check and carry out one line."""
        seats = self.state.to_act()
        if move.seat not in seats:
            raise self.fault(move, _not_to_act(move.seat, seats))
        action = self.read(move)
        if move.seat == CHANCE:
            self.check_outcome(move, action)
        else:
            self.check_legal(move, action)
        self.state.apply(move.seat, action)
        self.done += 1
        return move.seat, action

    def read(self, move: Move) -> int:
        try:
            return self.game.read(self.state, move.seat, move.text)
        except NotationError as wrong:
            raise self.fault(move, f"{move.text!r} cannot be read: {wrong}") from None

    def check_legal(self, move: Move, action: int) -> None:
        legal = self.state.legal(move.seat)
        if action in legal:
            return
        refusal = self.game.why_not(self.state, move.seat, action)
        why = game_texts(self.game).refuse(refusal) if refusal else f"expected {self.examples(move.seat, legal)}"
        raise self.fault(move, f"{move.text!r} is not legal here: {why}")

    def check_outcome(self, move: Move, action: int) -> None:
        possible = [outcome for outcome, _ in self.state.chance()]
        if action not in possible:
            raise self.fault(move, f"{move.text!r} cannot come up here; expected {self.examples(CHANCE, possible)}")

    def examples(self, seat: int, actions: Sequence[int]) -> str:
        """A few possible actions in notation."""
        shown = [repr(self.game.write(self.state, seat, action)) for action in actions[:4]]
        rest = len(actions) - len(shown)
        return ", ".join(shown) + (f" or one of {rest} more" if rest else "")

    def finish(self) -> None:
        """After the last line: ending, returns and the final position are those of the record.

        The digest of an earlier form of dumps says nothing of the position as it is dumped now: there ending and
        returns decide.
        """
        said, found = self.record.end, end_of(self.game, self.state)
        self.compare_end("ending is", found.ending or UNFINISHED, said.ending or UNFINISHED)
        self.compare_end("returns are", write_numbers(found.returns), write_numbers(said.returns))
        if said.dump_version > found.dump_version:
            self.compare_end("dump version is", f"v{found.dump_version}", f"v{said.dump_version}")
        if said.dump_version == found.dump_version:
            self.compare_end("final position is", found.digest, said.digest)

    def compare_end(self, what: str, found: str, said: str) -> None:
        if found != said:
            raise RecordError(f"{self.record.source}, end line: the {what} {found}, the record says {said}")

    def fault(self, move: Move, what: str) -> RecordError:
        where = f"line {move.line}" if move.line else f"action {self.done + 1}"
        return RecordError(f"{self.record.source}, {where}: {what}")


def check_replayable(game: Game, record: Record) -> None:
    """The header fits the game as it is here; `RecordError` says why a record cannot be replayed."""
    problem = _header_problem(game, record)
    if problem:
        raise RecordError(f"{record.source}: {problem}")


def _header_problem(game: Game, record: Record) -> str:
    info = game.info
    if record.game != info.name:
        return f"this is a record of {record.game}, not of {info.name}"
    if record.edition not in (info.editions or ("",)):
        return f"{info.name} has no edition {record.edition!r}; there are {', '.join(info.editions) or 'none'}"
    if not can_replay(game, record.version):
        made = f"it was played with behaviour version {record.version} of {info.name}"
        return f"{made} and cannot be replayed, because the rules here are version {info.version} and may differ"
    if record.data != info.data_hash:
        made = f"it was played with other components of {info.name} (data {record.data})"
        return f"{made} and cannot be replayed with those here (data {info.data_hash})"
    return ""


def can_replay(game: Game, version: int) -> bool:
    """Do records of that behaviour version replay? The one place to let older versions through, game by game."""
    return version == game.info.version


def _start(game: Game, record: Record) -> State:
    options = options_of(game, record)
    seats = len(game.roles(options))
    if len(record.seats) != seats:
        raise RecordError(f"{record.source}: {len(record.seats)} names for {seats} seats")
    try:
        state = start_state(game, options, record.start)
    except MoonsagaError as wrong:
        raise RecordError(f"{record.source}: the drawn start position cannot be read: {wrong}") from None
    if dict(state.options) != dict(options):
        raise RecordError(f"{record.source}: the header has other options than its drawing: {write(state.options)}")
    return state


def start_state(game: Game, options: Options, start: str | None) -> State:
    return game.new(options) if start is None else game.from_diagram(start)


def _not_to_act(seat: int, seats: tuple[int, ...]) -> str:
    who = "chance" if seat == CHANCE else f"seat {seat + 1}"
    if not seats:
        return f"{who} cannot act, the game is over"
    expected = "chance" if seats == (CHANCE,) else "seat " + " or ".join(str(other + 1) for other in seats)
    return f"{who} is not to act, but {expected}"
