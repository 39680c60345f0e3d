"""How Blue Moon looks in a terminal: the opponent above, the reader below, then the hand. No rule lives here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.card_text import describe
from moonsaga.games.blue_moon.box.data import Card
from moonsaga.games.blue_moon.notation.diagram import CARD
from moonsaga.games.blue_moon.notation.notation import WITH_CARD
from moonsaga.games.blue_moon.view import HIDDEN, BlueMoonView, Side
from moonsaga.kernel.contract import Message, View
from moonsaga.kernel.texts import Texts

Piece = tuple[str, str]
"""Some text and its style."""
Line = list[Piece]

STYLES = {
    "vulca": "bright_white on red",
    "hoax": "black on bright_yellow",
    "mimix": "black on bright_green",
    "flit": "black on bright_cyan",
    "khind": "bright_white on magenta",
    "terrah": "bright_white on green",
    "pillar": "black on yellow",
    "aqua": "bright_white on blue",
    "buka": "black on white",
}
FIRE_STYLE, EARTH_STYLE = "red", "green"
ROWS = (
    "place-combat",
    "place-support",
    "place-ships",
    "place-leaders",
    "place-discards",
    "place-revealed",
    "place-hand",
)
DRAGON = "◆"
DONE = "✓"
"""A power that was used, or a demand that was met."""
HELP = Message("terminal-help")


def board(view: View) -> list[Line]:  # noqa: ARG001  there is no board: all is in the scene
    """Nothing."""
    return []


def legend(view: View, texts: Texts) -> str:  # noqa: ARG001  the help explains the icons
    """Nothing."""
    return ""


def players(view: View, texts: Texts) -> list[Line]:  # noqa: ARG001  they are in the scene
    """Nothing."""
    return []


def prompt(view: View) -> Message:
    """What the seat to act is asked."""
    return cast("BlueMoonView", view).table.now.prompt


def seat_name(view: View, seat: int) -> str:  # noqa: ARG001
    """The message key of a seat's name, as in the events."""
    return f"seat-{seat + 1}"


def scene(view: View, texts: Texts) -> list[Line]:
    """Both sides of the table and the reader's hand."""
    return list(_Scene(cast("BlueMoonView", view), texts).lines())


def meaning(view: View, words: str, texts: Texts) -> str:
    """The names behind a notation: the card with its values, or what the words say in the reader's language."""
    names = CARD.findall(words)
    if not names:
        said = _button(cast("BlueMoonView", view), words, texts)
        return "" if said.lower() == words else said
    cards = " → ".join(_short(facts.BOX.cards[facts.BOX.number[name]]) for name in names)
    verb = words.partition(" ")[0]
    told = verb != "play" and (verb in WITH_CARD or verb == "load")
    return f"{texts.say(Message(f'action-{verb}'))}: {cards}" if told else cards


def _button(view: BlueMoonView, words: str, texts: Texts) -> str:
    """A choice without a card."""
    if words.startswith("discard bluff "):
        return f"{texts.say(Message('thing-bluff'))} {words.rpartition(' ')[2]}"
    key = words.replace(" ", "-")
    said = next((texts.say(Message(known)) for known in (f"button-{key}", key) if texts.knows(known)), "")
    if words == "announce" and view.seat is not None:
        powers = [view.table.sides[seat].power for seat in (view.seat, 1 - view.seat)]
        return f"{said} ({powers[0]} : {powers[1]})"
    return said


def _short(card: Card) -> str:
    return card.name if card.fire is None else f"{card.name} {card.fire}/{card.earth}"


class _Scene:
    """The lines of one view in one language."""

    def __init__(self, view: BlueMoonView, texts: Texts) -> None:
        self.view = view
        self.table = view.table
        self.texts = texts
        self.labels = {key: self.word(key) for key in ROWS}
        self.margin = max(map(len, self.labels.values())) + 4

    def word(self, key: str) -> str:
        return self.texts.say(Message(key))

    def card(self, slot: int) -> Card:
        return facts.BOX.cards[facts.BOX.number[self.table.decks[slot // n.DECK][slot % n.DECK]]]

    def lines(self) -> Iterator[Line]:
        own = self.view.seat or 0
        yield self.heading(1 - own)
        yield from reversed_rows(list(self.rows(1 - own)))
        yield self.middle(own)
        for row in self.rows(own):
            yield from row
        yield self.heading(own)
        yield from self.cause()
        yield from self.hand()

    # --- one side ----------------------------------------------------------------------------------------------------

    def heading(self, seat: int) -> Line:
        """Who it is, and how many cards and dragons there are."""
        side, turn = self.table.sides[seat], self.table.turn
        mark = "▶" if turn.seat == seat and turn.phase not in (n.OVER, n.DECKS) else "▷"
        people = [] if turn.phase == n.DECKS else [self.word(f"people-{side.people}")]
        name = f" {' · '.join([self.word(f'seat-{seat + 1}'), *people])} "
        counts = [("place-hand", str(side.hand)), ("place-deck", str(side.deck))]
        if self.table.options.get("match"):
            counts.append(("terminal-crystals", str(self.table.score[seat])))
        counts.append(("terminal-dragons", DRAGON * side.dragons or "-"))
        line: Line = [(f"{mark} ", "bold"), (name, f"bold {STYLES[side.people] if people else 'reverse'}")]
        for key, count in counts:
            line += [(f"  {self.word(key)} ", "dim"), (count, "bold")]
        return line

    def rows(self, seat: int) -> Iterator[list[Line]]:
        """The areas of a side that are not empty, those nearest to the middle first."""
        side, seen = self.table.sides[seat], self.view.memory.seen[seat]
        yield self.row("place-combat", self.combat(side))
        yield self.row("place-support", self.support(side))
        yield self.row("place-ships", self.ships(side))
        yield self.row("place-leaders", self.tops(side.leader))
        yield self.row("place-discards", self.tops(side.discard))
        yield self.row("place-revealed", (self.active(side, slot) for slot in side.revealed))
        if seat != self.view.seat:
            yield self.row("place-hand", ([self.line(slot)] for slot in seen.hand))

    def row(self, key: str, blocks: Iterable[list[Line]]) -> list[Line]:
        """An area: its name beside the first line, the others below each other."""
        lines = [line for block in blocks for line in block]
        blank: Piece = (" " * self.margin, "")
        name: Piece = (f"  {self.labels[key]}".ljust(self.margin), "dim")
        return [[blank if number else name, *line] for number, line in enumerate(lines)]

    def combat(self, side: Side) -> Iterator[list[Line]]:
        for slot in side.combat[side.covered :]:
            yield self.active(side, slot)
        if side.covered:
            yield [[(f"({self.word('thing-covered')}: {side.covered})", "dim")]]

    def support(self, side: Side) -> Iterator[list[Line]]:
        for place, slot in enumerate(side.support):
            if place in side.face_down:
                known = [("  ", ""), *self.line(slot)] if slot != HIDDEN else []
                yield [[(f"{self.word('thing-bluff')} {place + 1}", "bold"), *known]]
            else:
                yield self.active(side, slot)

    def ships(self, side: Side) -> Iterator[list[Line]]:
        for ship in side.ships:
            landed = [(f"  {self.word('place-shore')}", "bold cyan")] if ship in side.landed else []
            yield [[*self.line(ship), *landed]]
            yield [[("  + ", "dim"), *self.line(slot)] for slot, aboard in side.cargo if aboard == ship]

    def tops(self, slot: int) -> Iterator[list[Line]]:
        if slot != HIDDEN:
            yield [self.line(slot)]

    def active(self, side: Side, slot: int) -> list[Line]:
        """A card and what it does."""
        done = [(f" {DONE}", "bold green")] if slot in (*side.used, *side.satisfied) else []
        free = [(f" {self.word('icon-free')}", "yellow")] if slot in side.as_free else []
        return [[*self.line(slot), *free, *done], *([(f"  {said}", "italic")] for said in self.power(self.card(slot)))]

    # --- cards -------------------------------------------------------------------------------------------------------

    def line(self, slot: int) -> Line:
        """Name, values and icons."""
        card = self.card(slot)
        return [(card.name, "bold"), (" ", ""), *self.values(card), *self.icons(card)]

    def values(self, card: Card) -> Line:
        """Fire and Earth, the contested one bold."""
        if card.fire is None:
            return []
        element = self.table.turn.element if self.table.turn.begun else n.NO_ELEMENT
        fire = f"bold {FIRE_STYLE}" if element == n.FIRE else FIRE_STYLE
        earth = f"bold {EARTH_STYLE}" if element == n.EARTH else EARTH_STYLE
        return [(str(card.fire), fire), ("/", "dim"), (str(card.earth), earth)]

    def icons(self, card: Card) -> Line:
        words = [f"{self.word('icon-shield')} {self.word(f'element-{element}')}" for element in card.shields]
        words += [self.word(f"icon-{icon}") for icon in card.icons]
        words += [f"{self.word('icon-gang')} {card.gang.capitalize()}"] if card.gang else []
        if card.bluff:
            words.append(f"{self.word('icon-bluff')} {self.bluff(card.bluff)}")
        words += [f"{self.word('icon-ship')} {card.capacity}"] if card.capacity else []
        return [(f" {' · '.join(words)}", "yellow")] if words else []

    def bluff(self, element: str) -> str:
        return self.word(f"element-{element}") if element in n.ELEMENT_NAMES else "-"

    def power(self, card: Card) -> list[str]:
        """The special power; the icons speak for themselves, and the help explains them."""
        return [self.texts.say(message) for message in describe(card) if message.key.startswith("effect-")]

    # --- between and below the sides ---------------------------------------------------------------------------------

    def middle(self, own: int) -> Line:
        """The element, both totals, and the dragons in the middle."""
        turn = self.table.turn
        dragons = n.DRAGONS - sum(side.dragons for side in self.table.sides)
        line: Line = [("  ── ", "dim")]
        if turn.element in (n.FIRE, n.EARTH):
            style = f"bold {FIRE_STYLE if turn.element == n.FIRE else EARTH_STYLE}"
            line.append((self.word(f"element-{n.ELEMENT_NAMES[turn.element]}"), style))
            for seat in (1 - own, own):
                line += [(f" · {self.word(f'seat-{seat + 1}')}: ", ""), (str(self.table.sides[seat].power), style)]
        else:
            line.append((self.word("terminal-no-element"), ""))
        if dragons:
            line += [(f" · {self.word('terminal-dragons')}: ", ""), (DRAGON * dragons, "bold")]
        return [*line, (" ──", "dim")]

    def cause(self) -> Iterator[Line]:
        """The card that asks something."""
        turn = self.table.turn
        if turn.phase == n.CHOOSE and turn.cause >= 0:
            yield [("", "")]
            yield [("  ? ", "bold"), *self.line(turn.cause)]
            for said in self.power(self.card(turn.cause)):
                yield [(f"    {said}", "italic")]

    def hand(self) -> Iterator[Line]:
        """The reader's cards, each as it is written in an action, with what it says."""
        cards = [(slot, self.card(slot)) for slot in self.table.hand]
        if not cards:
            return
        shown = self.table.sides[self.view.seat or 0].shown
        codes = max(len(card.card) for _, card in cards)
        names = max(len(card.name) for _, card in cards)
        kinds = max(len(self.word(f"kind-{card.kind}")) for _, card in cards)
        yield [("", "")]
        for slot, card in cards:
            values = self.values(card) or [("   ", "")]
            kind = self.word(f"kind-{card.kind}").ljust(kinds)
            open_hand = [(f" ({self.word('thing-disclosed')})", "dim")] if slot in shown else []
            name: Line = [(f"  {card.card:<{codes}}  ", "cyan"), (f"{card.name:<{names}}  ", "bold")]
            yield [*name, *values, (f"  {kind}", "dim"), *self.icons(card), *open_hand]
            for said in self.power(card):
                yield [(" " * (codes + 4) + said, "italic")]
        yield [("", "")]


def reversed_rows(rows: list[list[Line]]) -> Iterator[Line]:
    """The opponent's areas: the farthest first, each still read downwards."""
    for row in reversed(rows):
        yield from row
