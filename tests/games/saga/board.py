"""A drawn position to play on: lines of notation go in, counts of pieces come out."""

from __future__ import annotations

from textwrap import dedent
from typing import Any, cast

from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.games.saga.game import GAME
from moonsaga.games.saga.view import SagaView
from moonsaga.kernel.contract import CHANCE

VIKING, SAXON = n.SIDE_NAMES


class Board:
    """A position under test. `play` asserts that each line is legal."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def play(self, *lines: str) -> Board:
        """Lines of the seat to act; where both are asked, `viking: lose warriors` says who speaks."""
        for line in lines:
            seat, text = self._spoken(line)
            action = GAME.read(self.state, seat, text)
            possible = [one for one, _ in self.state.chance()] if seat == CHANCE else self.state.legal(seat)
            assert action in possible, f"{line} is refused: {GAME.why_not(self.state, seat, action)}"
            self.state.apply(seat, action)
        return self

    def _spoken(self, line: str) -> tuple[int, str]:
        side, colon, text = line.partition(": ")
        if colon and side in n.SIDE_NAMES:
            return n.SIDE_NAMES.index(side), text
        assert len(self.state.to_act()) == 1, f"who says {line}? {self.state.to_act()} are to act"
        return self.state.to_act()[0], line

    def why(self, line: str) -> str:
        """The reason against a line of the seat to act; empty if it is legal."""
        seat, text = self._spoken(line)
        action = GAME.read(self.state, seat, text)
        refusal = GAME.why_not(self.state, seat, action)
        assert (refusal is None) == (action in self.state.legal(seat))
        return "" if refusal is None else refusal.reason.key.removeprefix("refusal-")

    def choices(self, side: str = "") -> list[str]:
        """All legal lines."""
        seat = n.SIDE_NAMES.index(side) if side else self.state.to_act()[0]
        if seat == CHANCE:
            return [GAME.write(self.state, seat, outcome) for outcome, _ in self.state.chance()]
        return [GAME.write(self.state, seat, action) for action in self.state.legal(seat)]

    # --- what lies where ------------------------------------------------------------------------------------------

    @property
    def raw(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state.raw()
        return found

    @property
    def actor(self) -> str:
        """The side to act; `chance`, `both` or nobody."""
        asked = self.state.to_act()
        if asked == (CHANCE,):
            return "chance"
        return "both" if len(asked) == 2 else n.SIDE_NAMES[asked[0]] if asked else ""

    @property
    def phase(self) -> str:
        return n.PHASES[self.state.phase_number()]

    @property
    def table(self) -> Any:
        return self.view(None).table

    def view(self, seat: int | None) -> SagaView:
        return cast("SagaView", self.state.view(seat))

    def battle(self, seat: int | None) -> Any:
        """The running battle as a seat sees it."""
        return self.view(seat).table.battle

    def warriors(self, side: str, place: str) -> int:
        if place == "supply":
            return int(self.raw["supply"][n.SIDE_NAMES.index(side)])
        return int(self.raw["warriors"][n.SIDE_NAMES.index(side) * n.PLACES + facts.PLACE_NAMES.index(place)])

    def units(self, side: str, place: str) -> int:
        return int(self.state.count_units(n.SIDE_NAMES.index(side), facts.PLACE_NAMES.index(place)))

    def where(self, piece: str) -> str:
        side, number = piece.split("-")
        place: int = self.raw["place"][n.SIDE_NAMES.index(side) * n.LEADERS + int(number) - 1]
        return facts.PLACE_NAMES[place]

    def coins(self, side: str) -> int:
        return int(self.raw["coins"][n.SIDE_NAMES.index(side)])

    @property
    def bank(self) -> int:
        return int(self.raw["bank"])

    def burh(self, area: str) -> bool:
        return bool(self.raw["burh"][facts.AREA_NAMES.index(area)])

    @property
    def burh_marker(self) -> int:
        return int(self.state.markers()[1])

    @property
    def round_marker(self) -> int:
        return int(self.state.markers()[0])

    @property
    def ending(self) -> str:
        return str(self.state.ending)

    def marker(self, slot: str) -> str:
        marker = self.raw["marker"][facts.AREA_NAMES.index(slot) - n.ENGLISH]
        return facts.AREA_NAMES[marker] if marker != n.EMPTY else ""

    def face_up(self, slot: str) -> bool:
        return bool(self.raw["face_up"][facts.AREA_NAMES.index(slot) - n.ENGLISH])


def draw(text: str) -> Board:
    return Board(GAME.from_diagram(dedent(text)))


def start(**options: object) -> Board:
    """A new game, before anything is drawn."""
    return Board(GAME.new(options))


def prepared(**options: object) -> Board:
    """A new game with Vikings in Kent, a burh in Essex and leaders in order, at the first choice of a tile."""
    return start(**options).play(
        *("target kent", "target essex", "face champion", "face warden", "face caller", "face raider"),
        *("deploy stormer", "deploy helmsman"),
    )
