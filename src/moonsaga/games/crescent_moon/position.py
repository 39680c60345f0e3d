"""The contract's methods on top of fields and rules."""

from __future__ import annotations

import cython
from cython import bint, double, p_double, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon import actions, messages, old_fields, view
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.evaluation import deals, encoder, evaluation, rulers
from moonsaga.games.crescent_moon.evaluation.weights import Weights
from moonsaga.games.crescent_moon.rules import board_map, course, dispatch, fields, resample, setup, year
from moonsaga.games.crescent_moon.rules.cards import hand
from moonsaga.games.crescent_moon.rules.combat import card_choice
from moonsaga.games.crescent_moon.rules.state import DERIVED, State
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import ReadOnly

WEIGHTS: Weights = Weights()
ENCODED_BY: Weights = Weights("classic")  # they never change, so that nets that were trained before go on fitting


class Position(State):
    """A position of Crescent Moon."""

    def seats(self) -> cint:
        return self.rules.seats

    def actor(self) -> cint:
        return course.acting(self)

    def is_shared(self) -> bint:
        """Cards are chosen, and windows answered, by several at the same time."""
        return (self.phase == codes.WINDOW or self.phase == codes.COMMIT) and hand.overfull(self) < 0

    def owes(self, seat: cint) -> bint:
        return course.acting(self) >= 0 and course.may_act(self, seat)

    def list_actions(self, seat: cint, buffer: p_int) -> cint:
        return dispatch.offer(self, seat, buffer)

    def list_chance(self, outcomes: p_int, weights: p_int) -> cint:
        return course.list_outcomes(self, outcomes, weights)

    def play(self, seat: cint, action: cint) -> void:
        if seat < 0:
            course.play_outcome(self, action)
        else:
            course.play_action(self, seat, action)

    def copy_from(self, other: Core) -> void:
        fields.copy(self, cython.cast(State, other))

    def evaluate(self, seat: cint) -> double:
        if self.weights is None:
            return evaluation.value(self, WEIGHTS, seat)
        return evaluation.value(self, cython.cast(Weights, self.weights), seat)

    def resample(self, seat: cint, rng: Rng) -> void:
        resample.deal_world(self, seat, rng)

    def encode(self, seat: cint, inputs: p_double) -> cint:
        return encoder.encode(self, ENCODED_BY, seat, inputs)

    def use_weights(self, weights: Weights) -> None:
        self.weights = weights

    # --- the contract ----------------------------------------------------------------------------------------------

    def returns(self):
        return [1.0 if self.ended and self.winner == i else 0.0 for i in range(self.rules.seats)]

    def game_name(self) -> str:
        return "crescent_moon"

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
        setup.begin(self)
        course.settle(self)

    def raw(self) -> dict:
        """All fields that do not follow from others, as plain numbers."""
        found = fields.read(self)
        for name in DERIVED:
            del found[name]
        found["options"] = ReadOnly(self.rules.options)
        return found

    def view_fields(self, raw: dict) -> dict:
        """The fields that views have besides those of today."""
        return old_fields.join(raw)

    def load_raw(self, raw: dict) -> None:
        """The opposite of `raw`, with all that follows from it."""
        now = fields.read(self)
        fields.write(self, raw | {name: now[name] for name in DERIVED})
        board_map.chart(self)
        board_map.survey(self)

    def reason(self, seat: cint, action: cint) -> int:
        """What speaks against an action of a seat that is to act: one of `codes.REASONS`."""
        return dispatch.why_not(self, seat, action)

    def hand_of(self, seat: cint) -> list:
        """A ruler's cards in the order in which `commit` counts them."""
        n: cint = hand.list_hand(self, seat)
        i: cint
        return [hand.held_at(self, i) for i in range(n)]

    def subsets_of(self, seat: cint) -> list:
        """What a ruler may choose in this combat or contest, as sets of places in the hand."""
        buffer = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
        n: cint = card_choice.offer_commit(self, seat, buffer, 0)
        i: cint
        return [buffer[i] - actions.FIRST_COMMIT for i in range(n)]

    def neighbour(self, h: cint, side: cint) -> int:
        return self.beside[h * codes.SIDES + side]

    def neighbours(self) -> list:
        """For each hex those that touch it and those that are adjacent, as bits."""
        return [(self.touch[h], self.near[h]) for h in range(self.hexes)]

    def masks(self) -> tuple:
        """Where each ruler has control and presence, as bits."""
        return (
            [self.strong[i] for i in range(self.rules.seats)],
            [self.present[i] for i in range(self.rules.seats)],
        )

    def income_of(self, seat: cint) -> int:
        return year.income(self, seat)

    def points_at_stake(self, seat: cint) -> int:
        """What the objectives would bring this ruler if the year ended now."""
        return year.points_of(self, seat)

    def situation(self) -> tuple:
        """Phase, kind of fight, active hex, whose turn it is."""
        return (self.phase, self.fight, self.active, self.seat)

    def judged_by(self):
        """The weights in use."""
        return WEIGHTS if self.weights is None else self.weights

    def bargain(self) -> tuple:
        """The deal or pact on the table: the least the seller takes, the most the buyer pays, chances to win."""
        weights: Weights = self.judged_by()
        rulers.survey_prospects(self, weights)
        deals.weigh_deal(self, weights)
        chances = [self.share[i] for i in range(self.rules.seats)]
        return self.limit[codes.SELLER], self.limit[codes.BUYER], chances

    def alone(self) -> float:
        """The chance of the ruler who is to pay for a pact to win without it."""
        weights: Weights = self.judged_by()
        rulers.survey_prospects(self, weights)
        return deals.helped(self, weights, self.pact_with, 0.0)

    def prospects(self) -> list:
        """The points each ruler may expect, without what is under way."""
        rulers.survey_prospects(self, self.judged_by())
        return [self.base[i] for i in range(self.rules.seats)]
