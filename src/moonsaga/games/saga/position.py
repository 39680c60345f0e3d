"""The contract's methods on top of fields and rules."""

from __future__ import annotations

import cython
from cython import bint, double, p_double, p_int, void
from cython import int as cint

from moonsaga.games.saga import messages, view
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.evaluation import encoder, evaluation
from moonsaga.games.saga.evaluation.weights import Weights
from moonsaga.games.saga.rules import course, dispatch, fields, leaders, losses, setup, state, targets
from moonsaga.games.saga.rules.state import State
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import ReadOnly

BESIDE_NOW = ("bank", "burhs_left")
"""Single numbers that a dump has beside those under `now`."""

WEIGHTS: Weights = Weights()
INPUT_WEIGHTS: Weights = Weights("classic")  # these never change, and so nets go on meaning what they meant


class Position(State):
    """A position of Saga."""

    def actor(self) -> cint:
        return course.acting(self)

    def is_shared(self) -> bint:
        """Losses are chosen by both at the same time."""
        return self.phase == codes.LOSSES

    def owes(self, seat: cint) -> bint:
        return losses.owes_losses(self, seat) if self.phase == codes.LOSSES else course.acting(self) == seat

    def list_actions(self, seat: cint, buffer: p_int) -> cint:
        return dispatch.offer(self, seat, buffer)

    def list_chance(self, outcomes: p_int, weights: p_int) -> cint:
        return course.list_outcomes(self, outcomes, weights)

    def play(self, seat: cint, action: cint) -> void:
        if seat < 0:
            course.play_outcome(self, action)
        else:
            dispatch.do(self, seat, action)
            course.settle(self)

    def copy_from(self, other: Core) -> void:
        fields.copy(self, cython.cast(State, other))

    def evaluate(self, seat: cint) -> double:
        if self.weights is None:
            return evaluation.value(self, WEIGHTS, seat)
        return evaluation.value(self, cython.cast(Weights, self.weights), seat)

    def encode(self, seat: cint, inputs: p_double) -> cint:
        return encoder.encode(self, INPUT_WEIGHTS, seat, inputs)

    def resample(self, seat: cint, rng: Rng) -> void:
        leaders.deal_anew(self, 1 - seat, rng)
        losses.choose_anew(self, 1 - seat, rng)
        if seat != codes.VIKING:
            targets.lay_anew(self, rng)

    def use_weights(self, weights: Weights) -> None:
        self.weights = weights

    # --- the contract ----------------------------------------------------------------------------------------------

    def returns(self):
        return [1.0 if self.ended and self.winner == i else 0.0 for i in range(2)]

    def game_name(self) -> str:
        return "saga"

    @property
    def barrier(self) -> int:
        return self.learned

    @property
    def ending(self) -> str:
        return codes.ENDINGS[self.ended]

    def make_view(self, seat):
        return view.look(self, seat)

    def translate(self, note):
        return messages.translate(note)

    # --- for view, notation and refusals ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Lay out what needs no chance."""
        setup.begin_game(self)

    def settle(self) -> None:
        """Go on until somebody is to act."""
        course.settle(self)

    def reason(self, seat: cint, action: cint) -> int:
        """What speaks against an action of a seat to act: one of `codes.REASONS`."""
        return dispatch.why_not(self, seat, action)

    def phase_number(self) -> int:
        return self.phase

    def asked_about(self) -> tuple:
        """What messages name: the tile, where a move starts and ends, the losses of both sides, and how many leave."""
        return (self.tile, self.origin, self.goal, self.losses[0], self.losses[1], self.to_leave)

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
