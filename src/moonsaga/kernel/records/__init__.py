"""Records: a game as text, one action a line, that replays without a seed.

    moonsaga-record: 1
    game: some_game
    edition: first
    behaviour: 1
    options: seats=2 rounds=4
    seats: ["Ada", "adept"]
    data: 0f1e2d3c
    1 c4-e6
    * tile A
    2 pass
    end: capital; returns 1 0; state 0123456789abcdef

Seats are counted from 1 for people, `*` is Nature, answers given at the same time stand in seat order.
A game without editions has an empty `edition:`. A drawn start position follows `start:` as an indented block. Empty
lines, and lines that begin with `#`, say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from math import isfinite
from pathlib import Path

import msgspec

from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError, NotationError, RecordError
from moonsaga.kernel.options import Options, parse, write
from moonsaga.kernel.registry import get_game
from moonsaga.kernel.texts import game_texts

FORMAT = 1
FIRST_KEY = "moonsaga-record"
KEYS = ("game", "edition", "behaviour", "options", "seats", "data")
INDENT = "    "
UNFINISHED = "unfinished"
END_LINE = re.compile(r"(?P<ending>\S+); returns (?P<returns>[-+.\de ]+); state (?P<digest>[0-9a-f]{16})")
LONGEST_VERSION = 9
BYTE_ORDER_MARK = "\ufeff"
"""Some editors put it before the first line."""
MOVE_LINE = re.compile(r"(?P<seat>[1-9]\d{0,3}|\*) +(?P<text>\S.*)")

Choose = Callable[[State, int], int]
"""A player: the position and the seat it plays -> an action."""

Folder = str | Path


class Move(msgspec.Struct, frozen=True):
    """One line: who acted and what was done, in notation."""

    seat: int
    text: str
    line: int = 0
    """Where it stands in its file; 0 if it never was in one."""


class End(msgspec.Struct, frozen=True):
    """How it ended; an empty ending is an unfinished game."""

    ending: str = ""
    returns: tuple[float, ...] = ()
    digest: str = ""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played, or the beginning of one."""

    game: str
    edition: str
    version: int
    options: str
    """As on a command line: `name=value`, with spaces between; `options_of` reads them."""
    seats: tuple[str, ...]
    """Who played."""
    data: str
    start: str | None = None
    """The drawn position it starts from; None: the start of the game."""
    moves: tuple[Move, ...] = ()
    end: End = End()
    source: str = "record"
    """The name of the file, for messages."""


def digest_of(state: State) -> str:
    """A short fingerprint of a position."""
    return sha256(state.dump()).hexdigest()[:16]


def end_of(state: State) -> End:
    """How this game ended, or that it did not yet."""
    return End(state.ending, tuple(state.returns()), digest_of(state)) if state.ending else End()


# Writing


def write_record(record: Record) -> str:
    """The record as text; `read_record` reads it."""
    lines = [
        f"{FIRST_KEY}: {FORMAT}",
        f"game: {record.game}",
        f"edition: {record.edition}".rstrip(),
        f"behaviour: {record.version}",
        f"options: {record.options}".rstrip(),
        f"seats: {_names_line(record.seats)}",
        f"data: {record.data}",
        *_drawn_lines(record.start),
        *(f"{_seat_word(move.seat)} {move.text}" for move in record.moves),
        f"end: {_end_words(record.end)}",
    ]
    return "\n".join(lines) + "\n"


def _names_line(names: tuple[str, ...]) -> str:
    """As JSON: whatever people call themselves, it is one line and reads back."""
    return msgspec.json.format(msgspec.json.encode(names), indent=0).decode()


def _drawn_lines(start: str | None) -> list[str]:
    if start is None:
        return []
    return ["start:", *((INDENT + line).rstrip() for line in start.rstrip().split("\n"))]


def _seat_word(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat + 1)


def _end_words(end: End) -> str:
    if not end.ending:
        return UNFINISHED
    return f"{end.ending}; returns {_numbers(end.returns)}; state {end.digest}"


def _numbers(values: Sequence[float]) -> str:
    return " ".join(map(_number, values))


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


# Reading


def read_record(text: str, source: str = "record") -> Record:
    """The record behind a text; `RecordError` names the line if it is damaged. Whether it replays, `verify` says."""
    if not text.strip():
        raise RecordError(f"{source} is empty")
    reader = _Reader(source, whole=text.endswith("\n"))
    lines = text.removeprefix(BYTE_ORDER_MARK).removesuffix("\n").split("\n")  # a name may hold what else parts lines
    for number, line in enumerate(lines, start=1):
        reader.take(number, line.rstrip())
    return reader.record()


def read_folder(folder: Folder) -> Iterator[Record]:
    """The records of a folder, each a `.txt` file."""
    for path in sorted(Path(folder).glob("*.txt")):
        yield read_record(path.read_text("utf-8"), path.name)


class _Reader:
    """Takes a record line by line."""

    def __init__(self, source: str, whole: bool) -> None:
        self.source = source
        self.whole = whole
        """The text ends with the end of a line; else its last line may be half a line."""
        self.number = 0
        self.headers: dict[str, str] = {}
        self.drawing = False
        self.drawn: list[str] = []
        self.moves: list[Move] = []
        self.end: End | None = None

    def fault(self, what: str) -> RecordError:
        return RecordError(f"{self.source}, line {self.number}: {what}")

    def take(self, number: int, line: str) -> None:
        self.number = number
        if self.drawing and (not line or line.startswith(INDENT)):
            self.drawn.append(line[len(INDENT) :])
        elif line and not line.startswith("#"):
            self.drawing = False
            self.take_words(line)

    def take_words(self, line: str) -> None:
        if self.end is not None:
            raise self.fault("nothing may follow the end line")
        if not self.headers:
            self.take_format(line)
        elif line.startswith("end:"):
            self.take_end(line.removeprefix("end:").strip())
        elif self.moves or line[0].isdigit() or line[0] == "*":
            self.take_move(line)
        else:
            self.take_header(line)

    def take_format(self, line: str) -> None:
        key, _, value = line.partition(": ")
        if key != FIRST_KEY:
            raise self.fault(f"this is not a record: it should begin with '{FIRST_KEY}: {FORMAT}'")
        if value != str(FORMAT):
            raise self.fault(f"the record has format {value!r}, and only format {FORMAT} can be read")
        self.headers[key] = value

    def take_header(self, line: str) -> None:
        key, colon, value = line.partition(":")
        if not colon or key not in (*KEYS, "start"):
            raise self.fault(f"{line!r} is neither a header ({', '.join(KEYS)}, start) nor an action")
        if key in self.headers:
            raise self.fault(f"the header {key!r} stands here for the second time")
        self.headers[key] = value.strip()
        self.drawing = key == "start"

    def take_move(self, line: str) -> None:
        match = MOVE_LINE.fullmatch(line)
        if match is None:
            cut = "" if self.whole else "; the record may be cut off here, for its last line does not end"
            raise self.fault(f"{line!r} is no action: expected a seat number or *, a space and the action{cut}")
        seat = CHANCE if match["seat"] == "*" else int(match["seat"]) - 1
        self.moves.append(Move(seat, match["text"], self.number))

    def take_end(self, words: str) -> None:
        match = END_LINE.fullmatch(words)
        if match is not None:
            self.end = End(match["ending"], self.returns(match["returns"]), match["digest"])
        elif words == UNFINISHED:
            self.end = End()
        else:
            expected = f"'end: {UNFINISHED}' or 'end: (ending); returns (numbers); state (digest)'"
            raise self.fault(f"the end line is damaged: expected {expected}")

    def returns(self, words: str) -> tuple[float, ...]:
        try:
            found = tuple(float(word) for word in words.split())
        except ValueError:
            raise self.fault(f"the returns {words!r} are not numbers") from None
        if not all(map(isfinite, found)):
            raise self.fault(f"the returns {words!r} are no numbers that a game gives")
        return found

    def record(self) -> Record:
        """All that was taken; the file must be whole."""
        if self.end is None:
            raise self.fault("the record is cut off here: the end line is missing")
        for key in KEYS:
            if key not in self.headers:
                raise RecordError(f"{self.source}: the header {key!r} is missing")
        return Record(
            game=self.headers["game"],
            edition=self.headers["edition"],
            version=self.version(),
            options=self.headers["options"],
            seats=self.names(),
            data=self.headers["data"],
            start="\n".join(self.drawn).rstrip() if "start" in self.headers else None,
            moves=tuple(self.moves),
            end=self.end,
            source=self.source,
        )

    def version(self) -> int:
        word = self.headers["behaviour"]
        if word.isdecimal() and len(word) <= LONGEST_VERSION:
            return int(word)
        raise RecordError(f"{self.source}: the behaviour version is a whole number, not {word!r}")

    def names(self) -> tuple[str, ...]:
        try:
            return msgspec.json.decode(self.headers["seats"], type=tuple[str, ...])
        except msgspec.MsgspecError:
            raise RecordError(f'{self.source}: the seats are names as in ["Ada", "adept"]') from None


# Replaying


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
        """After the last line: ending, returns and the final position are those of the record."""
        said, found = self.record.end, end_of(self.state)
        self.compare_end("ending is", found.ending or UNFINISHED, said.ending or UNFINISHED)
        self.compare_end("returns are", _numbers(found.returns), _numbers(said.returns))
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
        state = _start_state(game, options, record.start)
    except MoonsagaError as wrong:
        raise RecordError(f"{record.source}: the drawn start position cannot be read: {wrong}") from None
    if dict(state.options) != dict(options):
        raise RecordError(f"{record.source}: the header has other options than its drawing: {write(state.options)}")
    return state


def _start_state(game: Game, options: Options, start: str | None) -> State:
    return game.new(options) if start is None else game.place(start)


def _not_to_act(seat: int, seats: tuple[int, ...]) -> str:
    who = "Nature" if seat == CHANCE else f"seat {seat + 1}"
    if not seats:
        return f"{who} cannot act, the game is over"
    expected = "Nature" if seats == (CHANCE,) else "seat " + " or ".join(str(other + 1) for other in seats)
    return f"{who} is not to act, but {expected}"


# Recording


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
        self.state = _start_state(game, self.options, start)
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
            end=end_of(self.state),
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
    """Let Nature speak, in proportion to the weights of her outcomes."""
    outcome: int = rng.weighted(state.chance())
    return outcome
