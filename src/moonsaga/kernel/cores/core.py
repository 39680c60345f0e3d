"""The base of each game's position: what search needs, through a virtual table at the speed of C, and the contract.

Buffers belong to the caller: lists of at least `codes.LONGEST_LIST` integers when interpreted, C arrays when compiled.
"""

from __future__ import annotations

import cython
import msgspec
from cython import bint, double, p_double, p_int, void
from cython import int as cint

from moonsaga.kernel.contract import check_seat
from moonsaga.kernel.cores import codes
from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import ReadOnly
from moonsaga.kernel.registry import load_state
from moonsaga.kernel.states import describe, is_equal, refuse_hash, step

# `legal`, `chance` and `to_act` hand out these: making new integers and tuples would cost more than finding the moves.
KEPT: cint = 65536
NUMBERS: tuple = tuple(range(KEPT))
KEPT_CHANCES: cint = 256
EVEN_CHANCES: tuple = tuple([(outcome, 1) for outcome in range(KEPT_CHANCES)])
ACTORS: tuple = tuple([(seat,) for seat in range(64)])
ONLY_CHANCE: tuple = (codes.CHANCE,)
encode = msgspec.json.Encoder(order="deterministic").encode


class Core(Declared):
    """A position. A game's `State` adds its fields, `rules` among them: settings with the `options` of the table.

    Its `Position` adds the C methods of the first part, `game_name`, `returns`, `barrier`, `ending`, `make_view`, `raw`
    and `translate`.
    """

    journal: list  # notes of events, None if nobody listens

    def seats(self) -> cint:
        """The number of seats."""
        return 2

    def actor(self) -> cint:
        """The first seat that owes a decision, CHANCE, or GAME_OVER."""
        return codes.GAME_OVER

    def is_shared(self) -> bint:
        """Do several seats decide at the same time? Then `owes` says which."""
        return False

    def owes(self, seat: cint) -> bint:
        """Does a seat of the table owe a decision?"""
        return self.actor() == seat

    def list_actions(self, seat: cint, buffer: p_int) -> cint:
        """Write the legal actions of a seat that is to act; say how many."""
        return 0

    def list_chance(self, outcomes: p_int, weights: p_int) -> cint:
        """Write the outcomes of chance and their weights; say how many."""
        return 0

    def play(self, seat: cint, action: cint) -> void:
        """Carry out a legal action or an outcome of chance."""

    def copy_from(self, other: Core) -> void:
        """Become equal to another position of the same game; the journal stays where it is."""

    def evaluate(self, seat: cint) -> double:
        """How good this is for a seat, from 0 (lost) to 1 (won)."""
        return 0.5

    def encode(self, seat: cint, inputs: p_double) -> cint:
        """Write what a seat may know of this position as numbers, for a net; say how many. 0: there is no encoder.

        `Game.input_names` says what each number is. They depend on nothing that the seat may not know.
        """
        return 0

    def resample(self, seat: cint, rng: Rng) -> void:
        """Deal again what a seat cannot know, so that the position becomes one that `Game.sample` gives for its view.

        It is drawn from what the seat knows alone, with the same chances as there. A game without secrets does nothing.
        """

    # --- what is the same for all positions, in Python --------------------------------------------------------------

    def to_act(self):
        seat: cint = self.actor()
        i: cint
        if seat < 0:
            return ONLY_CHANCE if seat == codes.CHANCE else ()
        if self.is_shared():
            return tuple([i for i in range(self.seats()) if self.owes(i)])
        return ACTORS[seat]

    def legal(self, seat: cint):
        buffer = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
        i: cint
        n: cint
        if seat < 0 or seat >= self.seats() or not self.owes(seat):
            return []
        n = self.list_actions(seat, buffer)
        return [NUMBERS[buffer[i]] if buffer[i] < KEPT else buffer[i] for i in range(n)]

    def chance(self):
        outcomes = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
        weights = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
        i: cint
        n: cint
        if self.actor() != codes.CHANCE:
            return []
        n = self.list_chance(outcomes, weights)
        return [
            EVEN_CHANCES[outcomes[i]] if weights[i] == 1 and outcomes[i] < KEPT_CHANCES else (outcomes[i], weights[i])
            for i in range(n)
        ]

    def apply(self, seat: cint, action: cint) -> None:
        self.play(seat, action)

    def use_weights(self, weights):
        """Evaluate by these weights from now on, and so do copies; a dump does not keep them."""
        raise NotImplementedError

    def step(self, seat, action):
        """`apply` for an action that nobody has checked; `ActionError` says why it is refused."""
        step(self, seat, action)

    @property
    def options(self):
        return ReadOnly(self.rules.options)  # type: ignore[attr-defined]  # a field of `State`

    def view(self, seat):
        """What a seat (None: a spectator) may know; `ValueError` for a seat that is not at the table."""
        if seat is not None:
            check_seat(seat, self.seats())
        return self.make_view(seat)

    def value(self, seat):
        """`evaluate` for Python."""
        check_seat(seat, self.seats())
        return self.evaluate(seat)

    def inputs(self, seat):
        """`encode` for Python: the numbers that a net receives for this seat."""
        numbers = cython.declare(double[4096]) if cython.compiled else [0.0] * 4096
        i: cint
        n: cint
        check_seat(seat, self.seats())
        n = self.encode(seat, numbers)
        return [numbers[i] for i in range(n)]

    def resampled(self, seat, rng: Rng):
        """Another position that this seat cannot tell from this one."""
        check_seat(seat, self.seats())
        other: Core = self.clone()
        other.resample(seat, rng)
        return other

    def keep_journal(self) -> None:
        self.journal = []

    def take_notes(self) -> list:
        """What the core has noted since the last call."""
        noted = self.journal or []
        if noted:
            self.journal = []
        return noted

    def take_events(self) -> list:
        return [self.translate(note) for note in self.take_notes()]

    def clone(self) -> Core:
        """An equal position of its own, without a journal."""
        other: Core = self.__class__.__new__(self.__class__)
        other.copy_from(self)
        return other

    def copy(self):
        return self.clone()

    def __copy__(self):
        return self.clone()

    def __deepcopy__(self, memo):
        return self.clone()

    def dump(self) -> bytes:
        return encode(self.raw())

    def __reduce__(self):
        """A pickle is the name of the game and the dump: another process finds or makes the rest."""
        return load_state, (self.game_name(), self.dump())

    def __eq__(self, other):
        return is_equal(self, other)

    def __hash__(self):
        return refuse_hash()

    def __repr__(self):
        return describe(self)

    # --- what each game adds ----------------------------------------------------------------------------------------

    def game_name(self) -> str:
        raise NotImplementedError

    def returns(self) -> list:
        raise NotImplementedError

    def make_view(self, seat):
        """`view` for one who has a seat, or for None."""
        raise NotImplementedError

    def raw(self) -> dict:
        """All fields as plain numbers, by name: what a dump holds."""
        raise NotImplementedError

    def translate(self, note):
        """The event behind a note of the core."""
        raise NotImplementedError
