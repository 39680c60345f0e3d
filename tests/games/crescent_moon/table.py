"""Drawn positions of Crescent Moon and games played on them by notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box.codes import RULERS
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.games.crescent_moon.notation.notation import CARD_NAMES
from moonsaga.kernel.contract import CHANCE, Message
from moonsaga.kernel.texts import unsaid

LAND = """
    h1 mountain -1.-1
    h2 desert 0.-1
    h3 wilderness 1.-1
    h4 fields -1.0
    h5 crossing 0.0 r0
    h6 wilderness 1.0
    h7 quarry -1.1
    h8 sacred-site 0.1
    h9 river -2.0 r2
    h10 river 2.-1 r5
"""
"""Ten hexes. The river runs along two edges of h9 and of h10; no drawn edge cuts the others."""


class Table:
    """A game that is played by notation: `caliph: influence h5`."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.state.keep_journal()
        self.told: list[Message] = []

    @property
    def raw(self) -> dict[str, Any]:
        return cast("dict[str, Any]", self.state.raw())

    def play(self, *lines: str) -> Table:
        """Each line must be legal for its ruler; `chance: ...` names an outcome."""
        for line in lines:
            who, _, text = line.partition(": ")
            seat = CHANCE if who == "chance" else RULERS.index(who)
            action = GAME.read(self.state, seat, text)
            if seat == CHANCE:
                assert action in dict(self.state.chance()), line
            else:
                assert seat in self.state.to_act(), f"{line}: {self.asked()} are asked"
                refusal = GAME.why_not(self.state, seat, action)
                assert refusal is None, f"{line}: {refusal}"
                assert action in self.state.legal(seat), line
            self.state.apply(seat, action)
            self.listen()
        return self

    def listen(self) -> None:
        """Keep what spectators were told."""
        self.told += [message for event in self.state.take_events() if (message := event.for_seat(None)) is not None]

    def draw_any(self) -> Table:
        """Take the first outcome of chance as long as chance is to act."""
        while self.state.to_act() == (CHANCE,):
            self.state.apply(CHANCE, self.state.chance()[0][0])
        self.listen()
        return self

    def asked(self) -> list[str]:
        return ["chance" if seat == CHANCE else RULERS[seat] for seat in self.state.to_act()]

    def legal(self, ruler: str) -> list[str]:
        seat = RULERS.index(ruler)
        return [GAME.write(self.state, seat, action) for action in self.state.legal(seat)]

    def refused(self, line: str) -> str:
        """The name of the reason against an action; empty if it is legal."""
        who, _, text = line.partition(": ")
        seat = RULERS.index(who)
        refusal = GAME.why_not(self.state, seat, GAME.read(self.state, seat, text))
        return "" if refusal is None else refusal.reason.key.removeprefix("refusal-")

    def coins(self, ruler: str) -> int:
        return int(self.raw["coins"][RULERS.index(ruler)])

    def points(self, ruler: str) -> int:
        return int(self.raw["points"][RULERS.index(ruler)])

    def of(self, field: str, ruler: str) -> int:
        return int(self.raw[field][RULERS.index(ruler)])

    def units(self, ruler: str, name: str) -> tuple[int, int]:
        """Ordinary units and mercenaries of a ruler in a hex."""
        at = RULERS.index(ruler) * n.HEXES + int(name[1:]) - 1
        return self.raw["ordinary"][at], self.raw["mercs"][at]

    def hex(self, name: str) -> Any:
        return self.state.view(None).table.hexes[int(name[1:]) - 1]

    def hand(self, ruler: str) -> list[str]:
        return self.cards(RULERS.index(ruler))

    def spent(self, ruler: str) -> list[str]:
        return self.cards(n.SPENT + RULERS.index(ruler))

    def cards(self, place: int) -> list[str]:
        return [CARD_NAMES[card].split(".")[0] for card in range(n.CARDS) if self.raw["place"][card] == place]

    def phase(self) -> str:
        return n.PHASES[self.raw["phase"]]

    def events(self, name: str) -> list[Message]:
        return [message for message in self.told if message.key == f"event-{name}"]


def table(
    pieces: str = "", *, now: str = "year 1, action 1, warlord", land: str = LAND, lines: str = "", **options: Any
) -> Table:
    """A drawn position. `pieces`: lines like `h5: caliph fort, town`, added to the hexes of the land."""
    placed: dict[str, list[str]] = {}
    for line in filter(None, (part.strip() for part in pieces.splitlines())):
        name, _, what = line.partition(":")
        placed.setdefault(name.strip(), []).append(what.strip())
    hexes = [f"{line}: {', '.join(placed.pop(line.split()[0], []))}" for line in _trimmed(land)]
    assert not placed, f"no such hexes: {placed}"
    words = " ".join(f"{name}={value}" for name, value in {"seats": 5, **options}.items())
    text = "\n".join([f"options: {words}", f"now: {now}", *hexes, *_trimmed(lines)])
    return Table(GAME.from_diagram(text))


def _trimmed(lines: str) -> Iterable[str]:
    return filter(None, (line.strip() for line in lines.splitlines()))


def said(table_: Table) -> None:
    """Everything that was told can be said in every language."""
    assert unsaid(GAME, table_.told) == []
