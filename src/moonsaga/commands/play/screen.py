"""What a player sees in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from moonsaga.commands.play.display import Look, Piece, meaning_of, scene_of
from moonsaga.commands.play.menu import Entry
from moonsaga.kernel.contract import Argument, Message, View
from moonsaga.kernel.texts import Texts

PAGE = 80
"""Lines of a menu that are shown at once."""


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
        for line in scene_of(self.look, view, self.texts):
            self.indented(_text(line))
        legend = self.look.legend(view, self.texts)
        if legend:
            self.console.print(Text(legend, "dim"))
        rows = self.look.players(view, self.texts)
        if rows:
            self.console.print(_players_table(rows, seat))

    def indented(self, line: Text) -> None:
        """A line whose continuation begins below its first word."""
        blanks = len(line.plain) - len(line.plain.lstrip(" "))
        for part in line[blanks:].wrap(self.console, self.console.width - blanks) if line.plain.strip() else [Text()]:
            part.rstrip()
            self.console.print(Text.assemble(" " * blanks, part), soft_wrap=True)

    def news(self, lines: Sequence[str]) -> None:
        """What happened since the reader's last decision."""
        for line in lines:
            self.console.print(Text(f"  {line}"))

    def asks(self, view: View, seat: int) -> None:
        """Whose decision it is, and what is asked."""
        name = self.name(view, seat)
        asked = self.texts.say(self.look.prompt(view))
        self.console.print(Text(f"{self.words('play-your-turn', who=name)} {asked}", "bold"))

    def name(self, view: View, seat: int) -> str:
        word = self.look.seat_name(view, seat)
        return self.texts.say(Message(word)) if self.texts.knows(word) else word

    def meaning(self, view: View, words: str) -> str:
        """What a choice means, if its notation does not say enough."""
        return meaning_of(self.look, view, words, self.texts)

    def menu(self, view: View, entries: Sequence[Entry], first: int, *, touched: bool) -> None:
        """A page of numbered choices."""
        page = list(enumerate(entries, start=1))[first : first + PAGE]
        shown = [_line(number, entry, self.meaning(view, entry.label)) for number, entry in page]
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


def _line(number: int, entry: Entry, meaning: str) -> Text:
    behind = f" ({entry.count})" if entry.action is None else ""
    meant = f"  {meaning}" if meaning else ""
    return Text.assemble((f"{number:>3} ", "dim"), entry.label, (behind, "dim"), (meant, "cyan"))
