"""`moonsaga replay`: do these records replay?"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
import typer

from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.errors import MoonsagaError, RecordError
from moonsaga.kernel.records import Record, game_of, read_record, verify

STANDARD_INPUT = "-"


class Replayed(msgspec.Struct, frozen=True):
    """A record that was checked."""

    file: str
    ok: bool
    game: str = ""
    decisions: int = 0
    ending: str = ""
    returns: tuple[float, ...] = ()
    problem: str = ""


def replay_files(files: Iterable[Path], as_json: bool) -> None:
    """Check records until one breaks; where it does is the error."""
    checked: list[Replayed] = []
    for path in files:
        checked.append(replay_file(path))
        if not as_json and checked[-1].ok:
            typer.echo(in_words(checked[-1]))
        if not checked[-1].ok:
            break
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(checked)))
    if not checked[-1].ok:
        raise RecordError(checked[-1].problem)


def replay_file(path: Path) -> Replayed:
    try:
        record = read_record(_text(path), str(path))
        verify(game_of(record), record)
    except MoonsagaError as broken:
        return Replayed(str(path), ok=False, problem=str(broken))
    return Replayed(str(path), True, record.game, _decisions(record), record.end.ending, record.end.returns)


def _text(path: Path) -> str:
    try:
        return sys.stdin.read() if str(path) == STANDARD_INPUT else path.read_text("utf-8")
    except OSError as problem:
        raise RecordError(f"{path} cannot be read: {(problem.strerror or 'no such file').lower()}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a text file") from None


def _decisions(record: Record) -> int:
    return sum(move.seat != CHANCE for move in record.moves)


def in_words(found: Replayed) -> str:
    ending = found.ending or "unfinished"
    return f"{found.file}: {found.game}, {found.decisions} decisions, {ending}: replays"
