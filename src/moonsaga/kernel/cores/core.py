"""What search needs of every position, through a virtual table at the speed of C.

Buffers belong to the caller: lists of at least `LONGEST_LIST` integers when interpreted, C arrays when compiled.
"""

from __future__ import annotations

import cython
from cython import int as cint
from cython import p_int

from moonsaga.kernel.contract import check_seat
from moonsaga.kernel.cores import fields
from moonsaga.kernel.registry import load_state
from moonsaga.kernel.states import describe, is_equal, refuse_hash, step

NATURE = -1
NOBODY = -2
LONGEST_LIST = 8192


@cython.cclass
class Declared:
    """The base of every class whose fields are its annotations: `held: u64[2]  # what it means`."""

    if not cython.compiled:

        def __new__(cls, *_arguments, **_named):
            return fields.fill(object.__new__(cls))


@cython.cclass
class Core(Declared):
    """The base of each game's position. A game adds the rest of `contract.State`, `make_view` and `game_name`."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def actor(self) -> cint:
        """The first seat that owes a decision, NATURE, or NOBODY when the game is over."""
        return NOBODY

    @cython.cfunc
    @cython.exceptval(check=False)
    def list_actions(self, seat: cint, buffer: p_int) -> cint:
        """Write the legal actions of a seat that is to act; say how many."""
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def list_chance(self, outcomes: p_int, weights: p_int) -> cint:
        """Write Nature's outcomes and their weights; say how many."""
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def play(self, seat: cint, action: cint) -> cython.void:
        """Carry out a legal action or an outcome of chance."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def copy_from(self, other: Core) -> cython.void:
        """Become equal to another position of the same game."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def evaluate(self, seat: cint) -> cython.double:
        """How good this is for a seat, from 0 (lost) to 1 (won)."""
        return 0.5

    @cython.ccall
    def clone(self) -> Core:
        """An equal position of its own."""
        raise NotImplementedError(f"{type(self).__name__} has no clone (the new name of twin; see CHANGELOG.md)")

    # --- what is the same for all positions, in Python --------------------------------------------------------------

    def game_name(self):
        raise NotImplementedError

    def returns(self):
        raise NotImplementedError

    def dump(self):
        raise NotImplementedError

    def make_view(self, seat):
        """`view` for one who has a seat, or for None."""
        raise NotImplementedError

    def view(self, seat):
        """What a seat (None: a spectator) may know; `ValueError` for a seat that is not at the table."""
        if seat is not None:
            check_seat(seat, len(self.returns()))
        return self.make_view(seat)

    def value(self, seat):
        """`evaluate` for Python."""
        check_seat(seat, len(self.returns()))
        return self.evaluate(seat)

    def step(self, seat, action):
        """`apply` for an action that nobody has checked; `ActionError` says why it is refused."""
        step(self, seat, action)

    def __eq__(self, other):
        return is_equal(self, other)

    def __hash__(self):
        return refuse_hash()

    def __repr__(self):
        return describe(self)

    def copy(self):
        return self.clone()

    def __copy__(self):
        return self.clone()

    def __deepcopy__(self, memo):
        return self.clone()

    def __reduce__(self):
        """A pickle is the name of the game and the dump: another process finds or makes the rest."""
        return load_state, (self.game_name(), self.dump())
