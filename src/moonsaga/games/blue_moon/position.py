"""The contract's methods on top of fields and rules."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.blue_moon import numbers
from moonsaga.kernel.contract import CHANCE

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon import rules_power, rules_turn
    from cython.cimports.moonsaga.games.blue_moon.state import State
    from cython.cimports.moonsaga.kernel.core import Core
else:
    from moonsaga.games.blue_moon import rules_power, rules_turn
    from moonsaga.games.blue_moon.state import State
    from moonsaga.kernel.core import Core

ACTIONS = cython.declare(cint[2048])
OUTCOMES = cython.declare(cint[64])
WEIGHTS = cython.declare(cint[64])
if not cython.compiled:
    ACTIONS, OUTCOMES, WEIGHTS = [0] * 2048, [0] * 64, [0] * 64

# `legal` hands out these: making integers anew would cost more than finding the actions.
NUMBERS = tuple(range(numbers.ACTIONS.size))
ACTORS = ((0,), (1,))
ONLY_CHANCE = (CHANCE,)


@cython.cclass
class Position(State):
    """A position of Blue Moon."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def actor(self) -> cint:
        return rules_turn.acting(self)

    @cython.cfunc
    @cython.exceptval(check=False)
    def list_actions(self, seat: cint, buffer: p_int) -> cint:
        return rules_turn.list_choices(self, buffer)

    @cython.cfunc
    @cython.exceptval(check=False)
    def list_chance(self, outcomes: p_int, weights: p_int) -> cint:
        return rules_turn.list_outcomes(self, outcomes, weights)

    @cython.cfunc
    @cython.exceptval(check=False)
    def play(self, seat: cint, action: cint) -> cython.void:
        if seat < 0:
            rules_turn.play_outcome(self, action)
        else:
            rules_turn.play_action(self, action)

    @cython.ccall
    def twin(self) -> Core:
        other: Position = Position(self.rules)
        other.copy_from(self)
        return other

    # --- the contract ----------------------------------------------------------------------------------------------

    def to_act(self):
        seat: cint = rules_turn.acting(self)
        if seat == -1:
            return ONLY_CHANCE
        return () if seat < 0 else ACTORS[seat]

    def legal(self, seat: cint):
        i: cint
        n: cint
        if seat < 0 or rules_turn.acting(self) != seat:
            return []
        n = rules_turn.list_choices(self, ACTIONS)
        return [NUMBERS[ACTIONS[i]] for i in range(n)]

    def chance(self):
        i: cint
        n: cint
        if rules_turn.acting(self) != -1:
            return []
        n = rules_turn.list_outcomes(self, OUTCOMES, WEIGHTS)
        return [(OUTCOMES[i], WEIGHTS[i]) for i in range(n)]

    def apply(self, seat: cint, action: cint) -> None:
        self.play(seat, action)

    def copy(self):
        return self.twin()

    def returns(self):
        return [1.0 if self.ended and self.winner == i else 0.0 for i in range(2)]

    @property
    def options(self):
        return self.rules.options

    @property
    def barrier(self) -> int:
        return self.learned

    @property
    def ending(self) -> str:
        return numbers.ENDINGS[self.ended]

    # --- for view, notation and refusals ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Lay out what needs no chance."""
        rules_turn.begin_game(self)

    def reason(self, action: cint) -> int:
        """What speaks against an action of the seat to move: one of `numbers.REASONS`."""
        return rules_turn.why_no_action(self, action)

    def total(self, seat: cint) -> int:
        """A seat's power in the contested element; 0 before there is one."""
        return rules_power.power(self, seat, self.element) if self.element >= 0 else 0

    def place_of(self, slot: cint) -> int:
        return self.place[slot]

    def card_at(self, slot: cint) -> int:
        return self.rules.card[slot]

    def sizes(self) -> list:
        return [(self.hand[i], self.deck[i], self.dragons[i]) for i in range(2)]

    def asked(self) -> tuple:
        """Phase, what is asked, the card that asks, whose turn it is."""
        return (self.phase, self.choice, self.cause, self.seat)

    def result(self) -> tuple:
        return (self.winner, self.crystals)

    def is_face_down(self, slot: cint) -> bool:
        return bool(self.mark[slot] & 2)

    def keep_journal(self) -> None:
        self.journal = []

    def take_notes(self) -> list:
        """The core's notes since the last call."""
        noted, self.journal = self.journal or [], []
        return noted
