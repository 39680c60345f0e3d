"""Noughts and crosses: a complete plug-in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from moonsaga.api import ActionKind, ActionTable, GameInfo, NotationError, OpenGame, OpenState, State

SPACES = tuple(f"{column}{row}" for row in (3, 2, 1) for column in "abc")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
ROLES = ("noughts", "crosses")
FREE = -1
SIGNS = "ox."  # the last one, SIGNS[FREE], is a free space


class Board(OpenState, kw_only=True):
    cells: tuple[int, ...] = (FREE,) * 9
    turn: int = 0

    def to_act(self) -> tuple[int, ...]:
        return () if self.ending else (self.turn,)

    def refuse(self, seat: int, kind: str, *arguments: int) -> str:
        return "taken" if self.cells[arguments[0]] != FREE else ""

    def mark(self, seat: int, space: int) -> None:
        self.cells = (*self.cells[:space], seat, *self.cells[space + 1 :])
        self.turn = 1 - seat
        self.tell("mark", who=ROLES[seat], space=SPACES[space])
        self.find_ending()

    def find_ending(self) -> None:
        if self.winner() != FREE:
            self.ending = "line"
        elif FREE not in self.cells:
            self.ending = "full"

    def winner(self) -> int:
        for a, b, c in LINES:
            if self.cells[a] == self.cells[b] == self.cells[c] != FREE:
                return self.cells[a]
        return FREE

    def returns(self) -> list[float]:
        if self.ending == "full":
            return [0.5, 0.5]
        return [float(self.winner() == seat) for seat in (0, 1)]

    def diagram(self) -> str:
        rows = (f"{3 - i}  " + " ".join(SIGNS[mark] for mark in self.cells[3 * i : 3 * i + 3]) for i in range(3))
        return "\n".join((*rows, "   a b c"))

    def threats(self, seat: int) -> int:
        lines = (sorted(self.cells[space] for space in line) for line in LINES)
        return sum(line == [FREE, seat, seat] for line in lines)


class Noughts(OpenGame):
    state = Board
    actions: ClassVar[ActionTable] = ActionTable(ActionKind("mark", {"space": 9}, "{space}", ("space",)))
    names: ClassVar[Mapping[str, tuple[str, ...]]] = {"space": SPACES}
    info: ClassVar[GameInfo] = OpenGame.describe("noughts", (2,), actions, longest=9, endings=("line", "full"))

    def roles(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return ROLES

    def from_diagram(self, text: str) -> State:
        marks = [SIGNS.index(sign) for sign in text if sign in SIGNS]
        first, second = marks.count(0), marks.count(1)
        if len(marks) != 9 or first - second not in (0, 1):
            raise NotationError("a diagram of noughts has nine of o, x and ., and o begins")
        board = Board(options={}, cells=tuple(mark if mark < 2 else FREE for mark in marks), turn=first - second)
        board.find_ending()
        return board

    def evaluate(self, state: Any, seat: int) -> float:
        if state.ending:
            return float(state.returns()[seat])
        to_move = 1.0 if state.turn == seat else 0.0
        if state.threats(state.turn):
            return to_move
        return 1 - to_move if state.threats(1 - state.turn) > 1 else 0.5


GAME = Noughts()
