"""What a player sees in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from moonsaga.commands.choices import Entry
from moonsaga.commands.looks import Look, Piece
from moonsaga.kernel.contract import Argument, Message, View
from moonsaga.kernel.texts import Texts

PAGE = 80
"""So many lines of a menu are shown at once."""


class Screen:
    """Says and shows everything; nothing is decided here."""

    def __init__(self, look: Look, texts: Texts) -> None:
        self.console = Console(highlight=False)
        self.look = look
        self.texts = texts

    def words(self, key: str, **args: Argument) -> str:
        return self.texts.say(Message(key, args))

    def say(self, key: str, **args: Argument) -> None:
        self.console.print(Text(self.words(key, **args)))

    def complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, "yellow"))

    def position(self, view: View, seat: int) -> None:
        """The board and the players, the reader's own seat marked."""
        self.console.print()
        for line in self.look.board(view):
            self.console.print(_text(line), soft_wrap=True)
        legend = self.look.legend(view, self.texts)
        if legend:
            self.console.print(Text(legend, "dim"))
        rows = self.look.players(view, self.texts)
        if rows:
            self.console.print(_players_table(rows, seat))

    def news(self, lines: Sequence[str]) -> None:
        """What happened since the reader's last decision."""
        for line in lines:
            self.console.print(Text(f"  {line}"))

    def asks(self, view: View, seat: int) -> None:
        """Whose decision it is, and what is asked."""
        name = self.name(view, seat)
        asked = self.texts.say(self.look.asked(view))
        self.console.print(Text(f"{self.words('play-your-turn', who=name)} {asked}", "bold"))

    def name(self, view: View, seat: int) -> str:
        word = self.look.seat_name(view, seat)
        return self.texts.say(Message(word)) if self.texts.knows(word) else word

    def menu(self, entries: Sequence[Entry], first: int, *, touched: bool) -> None:
        """A page of numbered choices."""
        shown = [_line(number + 1, entries[number]) for number in range(first, min(first + PAGE, len(entries)))]
        self.console.print(Columns(shown, padding=(0, 3), column_first=True))
        if first + PAGE < len(entries):
            self.say("play-more", count=len(entries) - first - PAGE)
        if touched:
            self.say("play-back")

    def help(self) -> None:
        self.say("play-help")
        self.console.print(Text(self.texts.say(self.look.HELP)))


def _text(pieces: Sequence[Piece]) -> Text:
    return Text.assemble(*pieces)


def _players_table(rows: Sequence[Sequence[Piece]], seat: int) -> Table:
    table = Table(box=None, padding=(0, 1), show_header=False)
    for number, row in enumerate(rows):
        table.add_row(Text("▶" if number == seat + 1 else " "), *(Text(text, style) for text, style in row))
    return table


def _line(number: int, entry: Entry) -> Text:
    behind = f" ({entry.count})" if entry.action is None else ""
    return Text.assemble((f"{number:>3} ", "dim"), entry.label, (behind, "dim"))
