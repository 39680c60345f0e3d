"""The contract's methods on top of fields and rules."""

from __future__ import annotations

import cython
import msgspec
from cython import int as cint
from cython import p_int, void

from moonsaga.games.saga import actions, events, view
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.evaluation import evaluation
from moonsaga.games.saga.rules import choices, fields, losses, setup, state, turn_actions
from moonsaga.games.saga.rules.state import State
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.options import ReadOnly

# `legal` hands out these: making integers anew would cost more than finding the actions.
NUMBERS = tuple(range(actions.ACTIONS.size))
EVEN_CHANCES = tuple((outcome, 1) for outcome in range(codes.TARGETS))
ACTORS = ((0,), (1,))
BOTH = (0, 1)
ONLY_CHANCE = (CHANCE,)
BESIDE_NOW = ("bank", "burhs_left")
"""Single numbers that a dump has beside those under `now`."""
encode = msgspec.json.Encoder(order="deterministic").encode


class Position(State):
    """A position of Saga."""

    def actor(self) -> cint:
        return choices.acting(self)

    def list_actions(self, seat: cint, buffer: p_int) -> cint:
        return choices.list_choices(self, seat, buffer)

    def list_chance(self, outcomes: p_int, weights: p_int) -> cint:
        return turn_actions.list_outcomes(self, outcomes, weights)

    def play(self, seat: cint, action: cint) -> void:
        if seat < 0:
            turn_actions.play_outcome(self, action)
        else:
            turn_actions.play_action(self, seat, action)

    def copy_from(self, other: Core) -> void:
        """Become equal to another position; the journal stays where it is."""
        fields.copy(self, cython.cast(State, other))

    def evaluate(self, seat: cint) -> cython.double:
        return evaluation.value(self, seat)

    @cython.ccall
    def clone(self) -> Core:
        other: Position = Position(self.rules)
        other.copy_from(self)
        return other

    # --- the contract ----------------------------------------------------------------------------------------------

    def to_act(self):
        seat: cint = choices.acting(self)
        if seat == codes.CHANCE:
            return ONLY_CHANCE
        if seat < 0:
            return ()
        if self.phase == codes.LOSSES and losses.owes_losses(self, 1 - seat):
            return BOTH
        return ACTORS[seat]

    def legal(self, seat: cint):
        i: cint
        n: cint
        buffer = cython.declare(cint[2048]) if cython.compiled else [0] * 2048
        if seat < 0 or seat > 1 or not self.owes(seat):
            return []
        n = choices.list_choices(self, seat, buffer)
        return [NUMBERS[buffer[i]] for i in range(n)]

    def owes(self, seat: cint):
        """Is this seat to act? Losses are chosen by both at the same time."""
        if self.phase == codes.LOSSES:
            return losses.owes_losses(self, seat)
        return choices.acting(self) == seat

    def chance(self):
        i: cint
        n: cint
        outcomes: cint[8] = [0] * 8
        weights: cint[8] = [0] * 8
        if choices.acting(self) != codes.CHANCE:
            return []
        n = turn_actions.list_outcomes(self, outcomes, weights)
        return [EVEN_CHANCES[outcomes[i]] for i in range(n)]

    def apply(self, seat: cint, action: cint) -> None:
        self.play(seat, action)

    def returns(self):
        return [1.0 if self.ended and self.winner == i else 0.0 for i in range(2)]

    def game_name(self) -> str:
        return "saga"

    @property
    def options(self):
        return ReadOnly(self.rules.options)

    @property
    def barrier(self) -> int:
        return self.learned

    @property
    def ending(self) -> str:
        return codes.ENDINGS[self.ended]

    def make_view(self, seat):
        return view.look(self, seat)

    def dump(self) -> bytes:
        return encode(self.raw())

    def keep_journal(self) -> None:
        self.journal = []

    def take_events(self):
        noted, self.journal = self.journal or [], []
        return [events.translate(*note) for note in noted]

    # --- for view, notation and refusals ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Lay out what needs no chance."""
        setup.begin_game(self)

    def settle(self) -> None:
        """Go on until somebody is to act."""
        turn_actions.settle(self)

    def reason(self, seat: cint, action: cint) -> int:
        """What speaks against an action of a seat to act: one of `codes.REASONS`."""
        return choices.why_no_action(self, seat, action)

    def phase_number(self) -> int:
        return self.phase

    def asked_about(self) -> tuple:
        """What messages name: the tile, where a move starts and ends, the losses of both sides, and how many leave."""
        return (self.tile, self.origin, self.goal, self.losses[0], self.losses[1], self.left)

    def markers(self) -> tuple:
        """The spaces of the round marker and the burh marker."""
        return (state.round_marker(self), state.burh_marker(self))

    def count_units(self, side: cint, place: cint) -> int:
        return state.units(self, side, place)

    def marker_of(self, slot: cint) -> int:
        return self.marker[slot]

    def strengths(self) -> list:
        """What both sides would have in the running battle if no further leader were revealed."""
        if self.field < 0:
            return [0, 0]
        return [losses.strength(self, side, self.field) for side in range(2)]

    def raw(self) -> dict:
        """All fields as plain numbers; the single ones of round, action, battle and game under `now`."""
        found = fields.read(self)
        found["possible"] = [world for world, possible in enumerate(found["possible"]) if possible]
        now = {name: value for name, value in found.items() if isinstance(value, int) and name not in BESIDE_NOW}
        for name in now:
            del found[name]
        return {"options": ReadOnly(self.rules.options), **found, "now": now}

    def set_raw(self, raw: dict) -> None:
        """The opposite of `raw`."""
        possible = [0] * codes.WORLDS
        for world in raw["possible"]:
            possible[world] = 1
        fields.write(self, {**raw, **raw["now"], "possible": possible})
