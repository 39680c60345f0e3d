"""How Saga looks in a terminal: the areas line by line, then the tiles and the supplies. No rule lives here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.view import Area, Half, Leader, SagaView, Slot, Tile
from moonsaga.kernel.contract import Message, View
from moonsaga.kernel.texts import Texts

Piece = tuple[str, str]
"""Some text and its style."""
Line = list[Piece]

STYLES = {"viking": "black on white", "saxon": "bright_white on blue"}
PIECE = re.compile(r"\b(?:viking|saxon)-\d\b")
HELP = Message("terminal-help")
BURH = "⌂"
LETTERS = {"viking": "V", "saxon": "S"}
CONTROL = {"viking": "◀", "saxon": "▶", "": " "}


def board(view: View) -> list[Line]:  # noqa: ARG001  the board needs words: it is in the scene
    """Nothing."""
    return []


def legend(view: View, texts: Texts) -> str:  # noqa: ARG001
    """What the signs mean."""
    sides = ", ".join(f"{letter} {texts.say(Message(f'side-{side}'))}" for side, letter in LETTERS.items())
    return f"{BURH} {texts.say(Message('thing-burh'))}, {sides}"


def players(view: View, texts: Texts) -> list[Line]:
    """A row of headings, then one for each side: coins, areas, and who waits in the supply."""
    table = cast("SagaView", view).table
    heads = ("thing-coins", "thing-area", "thing-supply", "thing-leaders")
    rows: list[Line] = [[("", ""), *((texts.say(Message(key)), "dim") for key in heads)]]
    for side in table.sides:
        waiting = [leader.piece for leader in table.leaders if leader.side == side.side and leader.place == "supply"]
        name = f" {texts.say(Message(f'side-{side.side}'))} "
        counts = (str(side.coins), str(side.areas), str(side.warriors), " ".join(waiting) or "-")
        rows.append([(name, f"bold {STYLES[side.side]}"), *((count, "") for count in counts)])
    return rows


def prompt(view: View) -> Message:
    """What the seat to act is asked."""
    return Message(f"phase-{cast('SagaView', view).table.phase}-prompt")


def seat_name(view: View, seat: int) -> str:  # noqa: ARG001
    """The message key of a seat's name, as in the events."""
    return f"side-{n.SIDE_NAMES[seat]}"


def scene(view: View, texts: Texts) -> list[Line]:
    """The round, the areas, the battle and the tiles."""
    return list(_Scene(cast("SagaView", view), texts).lines())


def meaning(view: View, words: str, texts: Texts) -> str:
    """The faces behind the leaders that a choice names, as far as the reader knows them."""
    known = _known(cast("SagaView", view))
    faces = [texts.say(Message(f"face-{known[piece]}")) for piece in PIECE.findall(words) if known.get(piece)]
    if words.startswith("deploy "):
        faces = [texts.say(Message(f"face-{words.split()[1]}-help"))]
    return ", ".join(faces)


def _known(view: SagaView) -> dict[str, str]:
    """The face of each leader that this viewer sees or has seen."""
    found = {seen.piece: seen.face for seen in view.memory.faces}
    return found | {leader.piece: leader.face for leader in view.table.leaders if leader.face}


class _Scene:
    """The lines of one view in one language."""

    def __init__(self, view: SagaView, texts: Texts) -> None:
        self.view = view
        self.table = view.table
        self.texts = texts
        self.known = _known(view)
        self.slots = {slot.area: slot for slot in self.table.slots}
        self.margin = max(len(self.word(f"area-{area.name}")) for area in self.table.areas) + 2

    def word(self, key: str) -> str:
        return self.texts.say(Message(key))

    def lines(self) -> Iterator[Line]:
        yield self.heading()
        yield [("", "")]
        for area in self.table.areas:
            yield self.area(area)
        yield [("", "")]
        yield from self.battle()
        yield from (self.tile(tile) for tile in self.table.tiles)
        yield [("", "")]

    def heading(self) -> Line:
        """The round and the two markers, the initiative and the general supply."""
        track = self.table.track
        parts = (
            ("thing-round", str(self.table.round)),
            ("thing-round-marker", f"{track.round_marker}/{track.spaces}"),
            ("thing-burh-marker", str(track.burh_marker)),
            ("thing-initiative", self.word(f"side-{self.table.initiative}")),
            ("thing-bank", str(self.table.bank)),
        )
        line: Line = []
        for key, value in parts:
            line += [(f"{self.word(key)} ", "dim"), (f"{value}   ", "bold")]
        return line

    def area(self, area: Area) -> Line:
        """Who stands there, under which burh, and what lies on the slot."""
        name = self.word(f"area-{area.name}").ljust(self.margin)
        line: Line = [
            (CONTROL[area.control], "dim"),
            (f" {name}", ""),
            (f"{BURH if area.burh else ' '} ", "bold yellow"),
        ]
        for side, count in zip(n.SIDE_NAMES, area.warriors, strict=True):
            if count:
                line += [(f" {LETTERS[side]}{count} ", STYLES[side]), (" ", "")]
            leaders = [one for one in self.table.leaders if one.side == side and one.place == area.name]
            for leader in leaders:
                line += [(f" {self.leader(leader)} ", STYLES[side]), (" ", "")]
        return [*line, *self.slot(self.slots.get(area.name))]

    def leader(self, leader: Leader) -> str:
        face = self.known.get(leader.piece, "")
        return f"{leader.piece} {self.word(f'face-{face}')}" if face else leader.piece

    def slot(self, slot: Slot | None) -> Line:
        if slot is None or not slot.filled:
            return []
        target = self.word(f"area-{slot.target}") if slot.target else "?"
        hidden = "" if slot.face_up else f" ({self.word('thing-hidden')})"
        return [(f"→ {target}{hidden}", "cyan")]

    def battle(self) -> Iterator[Line]:
        """The strengths of the running battle."""
        battle = self.table.battle
        if battle is not None:
            name = f"{self.word('thing-battle')}: {self.word(f'area-{battle.area}')}   "
            yield [
                (name, "bold red"),
                (f"{self.word('thing-strength')} ", "dim"),
                (" : ".join(map(str, battle.strength)), "bold"),
            ]
            yield [("", "")]

    def tile(self, tile: Tile) -> Line:
        """Both halves of a tile, and whose it is."""
        mark = "▶" if tile.number == self.table.running.tile else " "
        done = " dim" if tile.resolved else ""
        owner = f" {self.word(f'side-{tile.owner}')} " if tile.owner else ""
        icon = f"{self.word(f'icon-{tile.icon}')}  " if tile.icon else ""
        line: Line = [(f"{mark} {tile.number}  ", "bold")]
        for side, half in (("viking", tile.viking), ("saxon", tile.saxon)):
            line += [(f" {LETTERS[side]}: {self.half(half)} ", f"{STYLES[side]}{done}"), ("  ", "")]
        return [*line, (icon, "yellow"), (owner, STYLES.get(tile.owner, ""))]

    def half(self, half: Half) -> str:
        words = (" / " if half.choose else " + ").join(self.word(f"action-{action}") for action in half.actions)
        return f"{words}  [{self.word(f'bonus-{half.bonus}')}]" if half.bonus else words
