"""How a game looks in the terminal: its own module if it has one, else its diagram as it is."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast, runtime_checkable

from moonsaga.kernel import renamed
from moonsaga.kernel.contract import Game, Message, View
from moonsaga.kernel.texts import Texts

Piece = tuple[str, str]
"""Some text and its style."""


class Look(Protocol):
    """What a game's `terminal` module has."""

    HELP: Message
    """How to read the board and write actions."""

    def board(self, view: View) -> list[list[Piece]]:
        """The board, line by line."""

    def legend(self, view: View, texts: Texts) -> str:
        """What its signs mean."""

    def players(self, view: View, texts: Texts) -> list[list[Piece]]:
        """A row of headings, then a row for each player."""

    def prompt(self, view: View) -> Message:
        """What the seat to act is asked."""

    def seat_name(self, view: View, seat: int) -> str:
        """The message key, or the plain name, of a seat."""


@runtime_checkable
class Worded(Protocol):
    """What a `terminal` module has besides, if its table is more words than picture."""

    def scene(self, view: View, texts: Texts) -> list[list[Piece]]:
        """Lines below the board. Where one is too long, the rest of it is indented like its beginning."""

    def meaning(self, view: View, words: str, texts: Texts) -> str:
        """What a choice of the menu means, to be read beside its notation; nothing if that says enough."""


class PlainLook:
    """For games without a look of their own."""

    HELP = Message("play-plain-help")

    def __init__(self, game: Game) -> None:
        self.game = game

    def board(self, view: View) -> list[list[Piece]]:
        return [[(line, "")] for line in self.game.diagram(view).splitlines()]

    def legend(self, view: View, texts: Texts) -> str:  # noqa: ARG002  a drawing explains itself
        return ""

    def players(self, view: View, texts: Texts) -> list[list[Piece]]:  # noqa: ARG002  the drawing has them
        return []

    def prompt(self, view: View) -> Message:  # noqa: ARG002  it cannot know
        return Message("play-asked")

    def seat_name(self, view: View, seat: int) -> str:  # noqa: ARG002
        return str(seat + 1)


def scene_of(look: Look, view: View, texts: Texts) -> list[list[Piece]]:
    """The lines below the board, if the look has some."""
    return look.scene(view, texts) if isinstance(look, Worded) else []


def meaning_of(look: Look, view: View, words: str, texts: Texts) -> str:
    """What a choice means, if the look says it."""
    return look.meaning(view, words, texts) if isinstance(look, Worded) else ""


def look_of(game: Game) -> Look:
    """The look of a game: the module it names, else `presentation.terminal` beside its own, else its diagram."""
    name = game.terminal or _module_beside(game)
    if not name:
        return PlainLook(game)
    found = import_module(name)
    renamed.refuse_definitions("Look", vars(found), renamed.LOOK, name)
    return cast("Look", found)


def _module_beside(game: Game) -> str:
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.presentation") is None:
        return ""
    name = f"{package}.presentation.terminal"
    return name if find_spec(name) is not None else ""
