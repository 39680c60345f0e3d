"""What a game brings for those who learn it: rules in sections, small examples, and a first game with a guide.

Everything lies in the folder `learning` beside the game: `lessons.toml` and one `.ftl` file for each language.

- `sections`: their order. A section has the keys `rules-(name)`, its heading, and `rules-(name)-text`: paragraphs,
  lines that begin with `- `, words between `__`, and lines `@name` where an example stands. Each option of the table is
  an argument of these texts, `true` or `false` for a flag, so that they say what holds at that table.
- `[examples.name]`: a drawn position, or options and the actions that lead there; the caption is `example-(name)`.
- `[guide]` is a recorded game with comments: each `[[guide.step]]` has the text `guide-(name)` and, unless it is only
  to be read, `do`: what the learner is asked to do. `then` lists what the others and chance answer, as in a record.
- `[sources]`: the groups of components whose provenance is shown, each with the beginning of its texts' keys.
"""

from __future__ import annotations

import tomllib
from functools import cache
from inspect import getfile
from pathlib import Path

import msgspec

from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.errors import MoonsagaError, NotationError
from moonsaga.kernel.options import Value
from moonsaga.kernel.records import MOVE_LINE

FILE = "lessons.toml"
GUIDE = "guide"
"""The name of the lesson that is no example."""


class Start(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a lesson begins."""

    position: str = ""
    """A drawing; without one the game begins with `options`."""
    options: dict[str, Value] = {}
    moves: str = ""
    """What happened before, one line for each action as in a record."""


class Example(Start, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to try things in. It ends when another player is to act, unless the others answer."""

    others: bool = False
    shows: tuple[str, ...] = ()
    """Actions that the text speaks of; all of them are legal."""
    refuses: tuple[str, ...] = ()
    """Actions that the rules forbid here."""
    marks: tuple[str, ...] = ()
    """Things the text speaks of, beside those that `shows` selects."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step of the guide."""

    name: str
    do: str = ""
    also: tuple[str, ...] = ()
    """What does as well; `*` stands for anything."""
    then: str = ""
    marks: tuple[str, ...] = ()


class Guide(Start, frozen=True, kw_only=True, forbid_unknown_fields=True):
    step: tuple[Step, ...]

    @property
    def asking(self) -> tuple[Step, ...]:
        """The steps in which the learner decides something, in order."""
        return tuple(step for step in self.step if step.do)


class Lessons(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sections: tuple[str, ...]
    examples: dict[str, Example] = {}
    guide: Guide | None = None
    sources: dict[str, str] = {}


def folder_of(game: Game) -> Path:
    """Where a game keeps what it brings for learners."""
    return Path(getfile(type(game))).parent / "learning"


@cache
def lessons_of(game: Game) -> Lessons | None:
    """What a game brings for learners; None: nothing."""
    path = folder_of(game) / FILE
    if not path.exists():
        return None
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Lessons)


def begin(game: Game, start: Start) -> State:
    """The position in which a lesson begins."""
    state = game.from_diagram(start.position.strip("\n")) if start.position else game.new(game.resolve(start.options))
    for seat, text in read_lines(start.moves):
        action = find_action(game, state, seat, text)
        if action is None:
            raise MoonsagaError(f"a lesson of {game.info.name} cannot begin: {text!r} is not possible")
        state.apply(seat, action)
    return state


def read_lines(lines: str) -> list[tuple[int, str]]:
    """The seats and the notation of some lines of a record."""
    found = []
    for line in filter(None, map(str.strip, lines.splitlines())):
        match = MOVE_LINE.fullmatch(line)
        if match is None:
            raise MoonsagaError(f"{line!r} in a lesson is no action: expected a seat number or *, and the action")
        found.append((CHANCE if match["seat"] == "*" else int(match["seat"]) - 1, match["text"]))
    return found


def find_action(game: Game, state: State, seat: int, text: str) -> int | None:
    """The action that this notation names; None if it is not possible here."""
    if seat not in state.to_act():
        return None
    try:
        action = game.read(state, seat, text)
    except NotationError:
        return None
    possible = [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
    return action if action in possible else None
