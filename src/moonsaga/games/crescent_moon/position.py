"""The contract's methods on top of fields and rules."""

from __future__ import annotations

import cython
import msgspec
from cython import int as cint
from cython import p_int, void

from moonsaga.games.crescent_moon import actions, messages, view
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.evaluation import deals, evaluation, rulers
from moonsaga.games.crescent_moon.rules import board_map, course, dispatch, fields, setup, year
from moonsaga.games.crescent_moon.rules.cards import hand
from moonsaga.games.crescent_moon.rules.combat import card_choice
from moonsaga.games.crescent_moon.rules.state import DERIVED, State
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.options import ReadOnly

# `legal` hands out these: making integers anew would cost more than finding the actions.
NUMBERS = tuple(range(actions.ACTIONS.size))
EVEN_CHANCES = tuple((outcome, 1) for outcome in range(128))
ACTORS = tuple((seat,) for seat in range(codes.SEATS))
ONLY_CHANCE = (CHANCE,)
encode = msgspec.json.Encoder(order="deterministic").encode


class Position(State):
    """A position of Crescent Moon."""

    def actor(self) -> cint:
        return course.acting(self)

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
        seat: cint = course.acting(self)
        i: cint
        if seat == codes.CHANCE:
            return ONLY_CHANCE
        if seat < 0:
            return ()
        if (self.phase == codes.WINDOW or self.phase == codes.COMMIT) and hand.overfull(self) < 0:
            return tuple([i for i in range(self.rules.seats) if course.is_asked(self, i)])
        return ACTORS[seat]

    def legal(self, seat: cint):
        n: cint
        i: cint
        buffer = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
        if seat < 0 or seat >= self.rules.seats or course.acting(self) < 0 or not course.may_act(self, seat):
            return []
        n = dispatch.offer(self, seat, buffer)
        return [NUMBERS[buffer[i]] for i in range(n)]

    def chance(self):
        n: cint
        i: cint
        outcomes = cython.declare(cint[128]) if cython.compiled else [0] * 128
        weights = cython.declare(cint[128]) if cython.compiled else [0] * 128
        if course.acting(self) != codes.CHANCE:
            return []
        n = course.list_outcomes(self, outcomes, weights)
        return [EVEN_CHANCES[outcomes[i]] if weights[i] == 1 else (outcomes[i], weights[i]) for i in range(n)]

    def apply(self, seat: cint, action: cint) -> None:
        self.play(seat, action)

    def returns(self):
        return [1.0 if self.ended and self.winner == i else 0.0 for i in range(self.rules.seats)]

    def game_name(self) -> str:
        return "crescent_moon"

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
        return [messages.translate(note) for note in self.take_notes()]

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
        """What a ruler may choose in this combat or contest, as sets of places in his hand."""
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

    def bargain(self) -> tuple:
        """The deal or pact on the table: the least the seller takes, the most the buyer pays, chances to win."""
        rulers.survey_prospects(self)
        deals.weigh_deal(self)
        chances = [self.share[i] for i in range(self.rules.seats)]
        return self.limit[codes.SELLER], self.limit[codes.BUYER], chances

    def alone(self) -> float:
        """The chance of whoever is to pay for a pact to win without it."""
        rulers.survey_prospects(self)
        return deals.helped(self, self.pact_with, 0.0)

    def prospects(self) -> list:
        """The points each ruler may expect, without what is under way."""
        rulers.survey_prospects(self)
        return [self.base[i] for i in range(self.rules.seats)]

    def take_notes(self):
        """The core's notes since the last call."""
        noted, self.journal = self.journal or [], []
        return noted
