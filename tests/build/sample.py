"""A small game in the declared form, for tests of the build: pebbles are put on cells, or one passes."""

from __future__ import annotations

import shutil
from pathlib import Path

from moonsaga import _cores

ROOT = Path(__file__).resolve().parents[2]
GAME = "src/moonsaga/games/pebbles"
KERNEL = ("declared.py", "bits.py", "bits.pxd", "fields.py", "tables.py")

FILES = {
    "box/codes.py": """
SEATS = 2
CELLS = 5
NAMES = ("a", "b", "c", "d", "e")
TURN, OVER, GIFT = range(3)
FINE, WRONG_PHASE, TAKEN, NONE_LEFT, CAN_PUT = range(5)
""",
    "actions.py": """
from moonsaga.games.pebbles.box import codes
from moonsaga.kernel.cores.tables import ActionKind, ActionTable, Phase

ACTIONS = ActionTable(
    ActionKind("put", {"cell": codes.CELLS, "twice": 2}, "put {cell}", ("cell",), "putting"),
    ActionKind("pass", {}, "pass", ("button",), "passing"),
    ActionKind("thank", {}, "thank", ("seat",), "passing"),
    phases=(
        Phase(codes.TURN, "turn", "the seat to move", ("put", "pass"), "Turn"),
        Phase(codes.OVER, "over", "nobody", (), "End", refuses=("put",)),
        Phase(codes.GIFT, "gift", "the seat to move", ("thank",), "Gifts"),
    ),
    wrong_phase=codes.WRONG_PHASE,
    phase="passing.phase_now",
    refuses=("thank",),
)
globals().update(ACTIONS.numbers())
""",
    "events.py": """
from moonsaga.kernel.cores.tables import Event, EventTable

EVENTS = EventTable(Event("put", {"who": "seat", "from": "cell"}), Event("passed", {"who": "seat"}))
globals().update(EVENTS.tellers())
""",
    "rules/values.py": """
from cython import int as cint

SUPPLY: cint[2] = (3, 2)
""",
    "rules/state.py": """
from __future__ import annotations

from cython import bint, double, void
from cython import int as cint
from cython import ulonglong as u64

from moonsaga.games.pebbles.box import codes
from moonsaga.games.pebbles.rules import values
from moonsaga.kernel.cores import bits
from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.cores.fields import Readonly


class Scratch(Declared):
    journal: list  # notes of events
    tried: cint  # how often something was asked


class State(Scratch):
    owner: cint[codes.CELLS]  # 1 + the seat on each cell, 0 if empty
    full: bits.u128  # the cells that are taken
    marks: u64[2]  # something large
    supply: cint[codes.SEATS]  # pebbles left
    weight: double  # a number with a fraction
    names: object  # shared
    fresh: bint  # nothing has happened yet
    seat: Readonly[cint]  # the seat to move
    phase: cint  # what is decided now


def begin(s: State) -> void:
    seat: cint
    for seat in range(codes.SEATS):
        s.supply[seat] = values.SUPPLY[seat]
    s.fresh = True


def is_empty(s: State, cell: cint) -> bint:
    return not s.full & (bits.ONE << cell)
""",
    "rules/putting.py": """
from __future__ import annotations

from cython import int as cint
from cython import p_int, void

from moonsaga.games.pebbles import actions, events
from moonsaga.games.pebbles.box import codes
from moonsaga.games.pebbles.rules import passing, state
from moonsaga.games.pebbles.rules.state import State
from moonsaga.kernel.cores import bits


def offer_put(s: State, buffer: p_int, n: cint) -> cint:
    cell: cint
    for cell in range(codes.CELLS):
        if why_not_put(s, cell, 0) == codes.FINE:
            buffer[n] = actions.put(cell, 0)
            n += 1
    return n


def why_not_put(s: State, cell: cint, twice: cint) -> cint:
    s.tried += 1
    if not s.supply[s.seat] or twice:
        return codes.NONE_LEFT
    return codes.FINE if state.is_empty(s, cell) else codes.TAKEN


def do_put(s: State, cell: cint, twice: cint) -> void:
    s.owner[cell] = s.seat + 1
    s.full |= bits.ONE << cell
    s.supply[s.seat] -= 1
    s.weight += 0.25
    s.fresh = False
    events.put(s, s.seat, cell)
    passing.next_seat(s)
""",
    "rules/passing.py": """
from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.pebbles import events
from moonsaga.games.pebbles.box import codes
from moonsaga.games.pebbles.rules import putting
from moonsaga.games.pebbles.rules.state import State
from moonsaga.kernel.cores import bits


def why_not_pass(s: State) -> cint:
    cell: cint
    for cell in range(codes.CELLS):
        if putting.why_not_put(s, cell, 0) == codes.FINE:
            return codes.CAN_PUT
    return codes.FINE


def do_pass(s: State) -> void:
    events.passed(s, s.seat)
    s.phase = codes.OVER


def phase_now(s: State) -> cint:
    return codes.GIFT if s.weight > 1.0 else s.phase


def why_not_thank(s: State) -> cint:
    return codes.FINE if s.weight > 1.0 else codes.NONE_LEFT


def do_thank(s: State) -> void:
    s.weight = 0.0


def next_seat(s: State) -> void:
    s.seat = 1 - s.seat
    s.marks[s.seat] += bits.BIT << 32
""",
    "rules/fields.py": """
from moonsaga.kernel.cores.fields import copy, read, same, write
""",
    "rules/dispatch.py": """
from moonsaga.games.pebbles.actions import ACTIONS
from moonsaga.games.pebbles.rules import passing, putting

offer, why_not, do = ACTIONS.dispatch(passing, putting)
""",
    "position.py": """
from __future__ import annotations

import cython
from cython import int as cint

from moonsaga.games.pebbles.box import codes
from moonsaga.games.pebbles.rules import dispatch, fields, state
from moonsaga.games.pebbles.rules.state import State


class Position(State):
    def __init__(self) -> None:
        state.begin(self)
        self.names = codes.NAMES
        self.journal = []

    def legal(self) -> list:
        i: cint
        buffer = cython.declare(cint[64]) if cython.compiled else [0] * 64
        n: cint = dispatch.offer(self, buffer)
        return [buffer[i] for i in range(n)]

    def reason(self, action: cint) -> int:
        return dispatch.why_not(self, action)

    def apply(self, action: cint) -> None:
        dispatch.do(self, action)

    def copy(self) -> Position:
        other: Position = Position()
        fields.copy(other, self)
        return other

    def is_same(self, other: Position) -> bool:
        return bool(fields.same(self, other))

    def read(self) -> dict:
        return fields.read(self)

    def write(self, values: dict) -> None:
        fields.write(self, values)

    def notes(self) -> list:
        return self.journal

    def label(self) -> object:
        return self.names
""",
}


def make(tree: Path) -> Path:
    """A source tree with this game and what it needs of the kernel. Returns the game's folder."""
    package = tree / "src" / "moonsaga"
    (package / "kernel" / "cores").mkdir(parents=True)
    for name in ("__init__.py", "_cores.py"):
        shutil.copy(_cores.PACKAGE / name, package / name)
    for name in KERNEL:
        shutil.copy(_cores.PACKAGE / "kernel" / "cores" / name, package / "kernel" / "cores" / name)
    for name, text in FILES.items():
        file = tree / GAME / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.lstrip(), encoding="utf-8")
    for folder in ("", "kernel", "kernel/cores", "games", "games/pebbles", "games/pebbles/box", "games/pebbles/rules"):
        (package / folder / "__init__.py").touch()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    shutil.copytree(ROOT / "tools" / "build", tree / "tools" / "build")
    return tree / GAME
