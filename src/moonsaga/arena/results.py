"""Result files: a run writes down each block it has finished, and goes on from there when it is started again.

The first line says what is played: everything that decides about the games. Each further line is a block, in their
order. A line without its end was being written when the run was stopped; that block is played again. A file with other
settings is refused, and so is one whose last block does not come out the same any more: rules or bots have changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import msgspec

import moonsaga
from moonsaga import _cores
from moonsaga.arena.blocks import Block, cpu_of, score_of
from moonsaga.arena.game import Played, play_job
from moonsaga.arena.seatings import Job, Plan
from moonsaga.arena.sequential import Gate
from moonsaga.bots.bot import Budget
from moonsaga.bots.ladder import weights_file
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.options import Value

FORMAT = 1
Line = TypeVar("Line")


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a result file."""

    moonsaga_results: int = msgspec.field(name="moonsaga-results")
    version: str
    cores: str
    game: str
    behaviour: int
    """The game's behaviour version."""
    data: str
    """The hash of what is in the box."""
    options: dict[str, Value]
    """Of the first table."""
    bots: tuple[str, ...]
    seed: int
    budget: Budget
    gate: Gate | None = None
    follies: bool = False
    weights: dict[str, str] = {}
    """By bot the hash of the file of weights it was given."""
    tables: str
    """A digest of all tables and seatings of the blocks."""


class _Line(msgspec.Struct, frozen=True):
    """A finished block. Scores and seconds of the processor are there for readers: they follow from the games."""

    block: int
    scores: dict[str, float]
    cpu: dict[str, float]
    games: tuple[Played, ...]


def settings_of(game: Game, plan: Plan, bots: Sequence[str], gate: Gate | None) -> Settings:
    played = msgspec.json.encode((plan.tables, plan.seatings), order="sorted")
    return Settings(
        moonsaga_results=FORMAT,
        version=moonsaga.__version__,
        cores=_cores.running(),
        game=game.info.name,
        behaviour=game.info.version,
        data=game.info.data_hash,
        options=dict(plan.tables[0][0]),
        tables=sha256(played).hexdigest()[:16],
        bots=tuple(bots),
        seed=plan.seed,
        budget=plan.budget,
        gate=gate,
        follies=plan.follies,
        weights={bot: sha256(Path(file).read_bytes()).hexdigest()[:16] for bot in bots if (file := weights_file(bot))},
    )


class ResultFile:
    """Finished blocks on disk: those that were there, and a place for the next ones."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.settings = settings
        self.blocks: list[Block] = []
        whole = self._read()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab")
        self._file.truncate(whole)
        if not whole:
            self._write(settings)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, jobs: Sequence[Job], block: Block) -> None:
        """Write a block down, before anybody is told of it."""
        bots = tuple(dict.fromkeys(self.settings.bots))
        scores = {bot: score_of(bot, jobs, block.games) for bot in bots}
        cpu = {bot: round(cpu_of(bot, jobs, block.games)[0], 6) for bot in bots}
        games = tuple(msgspec.structs.replace(played, record="") for played in block.games)
        self._write(_Line(block.number, scores, cpu, games))

    def check(self, game: Game, plan: Plan) -> None:
        """Play the first game of the last block again, where the seed decides everything: it has to end the same."""
        if not self.blocks or plan.budget.iterations is None:
            return
        last = self.blocks[-1]
        job = plan.block(last.number)[0]
        if play_job(game, job).digest != last.games[0].digest:
            raise MoonsagaError(
                f"{self.path} was made by other rules or bots: the first game of its block {last.number} "
                "ends differently now; take another file"
            )

    def _write(self, line: Settings | _Line) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _read(self) -> int:
        """Take in what is there; the number of bytes that are whole lines."""
        if not self.path.exists():
            return 0
        whole = self.path.read_bytes()
        whole = whole[: whole.rfind(b"\n") + 1]
        head, *lines = whole.split(b"\n")[:-1] or [b""]
        if head:
            self._compare(self._decode(head, 1, Settings))
        for number, text in enumerate(lines):
            line = self._decode(text, number + 2, _Line)
            if line.block != number:
                raise MoonsagaError(f"line {number + 2} of {self.path} is block {line.block}, not {number}")
            self.blocks.append(Block(line.block, line.games))
        return len(whole)

    def _decode(self, text: bytes, number: int, kind: type[Line]) -> Line:
        try:
            return msgspec.json.decode(text, type=kind)
        except msgspec.DecodeError as problem:
            raise MoonsagaError(f"line {number} of {self.path} is none of a result file: {problem}") from None

    def _compare(self, found: Settings) -> None:
        for field in msgspec.structs.fields(Settings):
            theirs, ours = getattr(found, field.name), getattr(self.settings, field.name)
            if theirs != ours:
                words = f"{field.encode_name} {_words(theirs)}, not {_words(ours)}"
                raise MoonsagaError(f"{self.path} was made with other settings: {words}; take another file")


def _words(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
