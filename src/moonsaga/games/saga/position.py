"""The contract's methods on top of fields and rules."""

import cython
import msgspec
from cython import int as cint
from cython import p_int

from moonsaga.games.saga import events, view
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.evaluation import evaluation as plain_knowledge  # noqa: F401  its compiled twin must load first
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.options import ReadOnly

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.evaluation import evaluation
    from cython.cimports.moonsaga.games.saga.rules import choices, losses, reasons, setup, turn_actions
    from cython.cimports.moonsaga.games.saga.rules.state import State, burh_marker, round_marker, units
    from cython.cimports.moonsaga.kernel.cores.core import Core
else:
    from moonsaga.games.saga.evaluation import evaluation
    from moonsaga.games.saga.rules import choices, losses, reasons, setup, turn_actions
    from moonsaga.games.saga.rules.state import State, burh_marker, round_marker, units
    from moonsaga.kernel.cores.core import Core

ACTIONS = cython.declare(cint[2048])
OUTCOMES = cython.declare(cint[64])
WEIGHTS = cython.declare(cint[64])
if not cython.compiled:
    ACTIONS, OUTCOMES, WEIGHTS = [0] * 2048, [0] * 64, [0] * 64
LOSSES = cython.declare(cint, codes.LOSSES)
NATURE = cython.declare(cint, CHANCE)

# `legal` hands out these: making integers anew would cost more than finding the actions.
NUMBERS = tuple(range(codes.ACTIONS.size))
EVEN_CHANCES = tuple((outcome, 1) for outcome in range(codes.TARGETS))
ACTORS = ((0,), (1,))
BOTH = (0, 1)
ONLY_CHANCE = (CHANCE,)
encode = msgspec.json.Encoder(order="deterministic").encode


@cython.cclass
class Position(State):
    """A position of Saga."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def actor(self) -> cint:
        return choices.acting(self)

    @cython.cfunc
    @cython.exceptval(check=False)
    def list_actions(self, seat: cint, buffer: p_int) -> cint:
        return choices.list_choices(self, seat, buffer)

    @cython.cfunc
    @cython.exceptval(check=False)
    def list_chance(self, outcomes: p_int, weights: p_int) -> cint:
        return turn_actions.list_outcomes(self, outcomes, weights)

    @cython.cfunc
    @cython.exceptval(check=False)
    def play(self, seat: cint, action: cint) -> cython.void:
        if seat < 0:
            turn_actions.play_outcome(self, action)
        else:
            turn_actions.play_action(self, seat, action)

    @cython.cfunc
    @cython.exceptval(check=False)
    def evaluate(self, seat: cint) -> cython.double:
        return evaluation.value(self, seat)

    @cython.ccall
    def twin(self) -> Core:
        other: Position = Position(self.rules)
        other.copy_from(self)
        return other

    # --- the contract ----------------------------------------------------------------------------------------------

    def to_act(self):
        seat: cint = choices.acting(self)
        if seat == NATURE:
            return ONLY_CHANCE
        if seat < 0:
            return ()
        if self.phase == LOSSES and losses.owes_losses(self, 1 - seat):
            return BOTH
        return ACTORS[seat]

    def legal(self, seat: cint):
        n: cint
        if seat < 0 or seat > 1 or not self.owes(seat):
            return []
        n = choices.list_choices(self, seat, ACTIONS)
        return [NUMBERS[ACTIONS[i]] for i in range(n)]

    def owes(self, seat: cint):
        """Is this seat to act? Losses are chosen by both at the same time."""
        if self.phase == LOSSES:
            return losses.owes_losses(self, seat)
        return choices.acting(self) == seat

    def chance(self):
        n: cint
        if choices.acting(self) != NATURE:
            return []
        n = turn_actions.list_outcomes(self, OUTCOMES, WEIGHTS)
        return [EVEN_CHANCES[OUTCOMES[i]] for i in range(n)]

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
        return reasons.why_no_action(self, seat, action)

    def phase_number(self) -> int:
        return self.phase

    def asked_about(self) -> tuple:
        """What messages name: the tile, where a move starts and ends, the losses of both sides, and how many leave."""
        return (self.tile, self.origin, self.goal, self.losses[0], self.losses[1], self.left)

    def markers(self) -> tuple:
        """The spaces of the round marker and the burh marker."""
        return (round_marker(self), burh_marker(self))

    def count_units(self, side: cint, place: cint) -> int:
        return units(self, side, place)

    def marker_of(self, slot: cint) -> int:
        return self.marker[slot]

    def strengths(self) -> list:
        """What both sides would have in the running battle if no further leader were revealed."""
        if self.field < 0:
            return [0, 0]
        return [losses.strength(self, side, self.field) for side in range(2)]

    def raw(self) -> dict:
        """All fields as plain numbers."""
        return {
            "options": ReadOnly(self.rules.options),
            "warriors": [self.warriors[i] for i in range(22)],
            "supply": [self.supply[i] for i in range(2)],
            "place": [self.place[i] for i in range(8)],
            "face": [self.face[i] for i in range(8)],
            "seen": [self.seen[i] for i in range(8)],
            "shown": [self.shown[i] for i in range(8)],
            "replaced": [self.replaced[i] for i in range(2)],
            "burh": [self.burh[i] for i in range(7)],
            "marker": [self.marker[i] for i in range(3)],
            "face_up": [self.face_up[i] for i in range(3)],
            "laid": [self.laid[i] for i in range(3)],
            "possible": [i for i in range(216) if self.possible[i]],
            "owner": [self.owner[i] for i in range(4)],
            "resolved": [self.resolved[i] for i in range(4)],
            "coins": [self.coins[i] for i in range(2)],
            "strength": [self.strength[i] for i in range(2)],
            "losses": [self.losses[i] for i in range(2)],
            "answer": [self.answer[i] for i in range(2)],
            "bank": self.bank,
            "burhs_left": self.burhs_left,
            "now": self.scalars(),
        }

    def scalars(self) -> dict:
        """The single numbers of the round, the action and the battle."""
        return {
            "phase": self.phase,
            "seat": self.seat,
            "round": self.round,
            "initiative": self.initiative,
            "picker": self.picker,
            "picks": self.picks,
            "tile": self.tile,
            "used": self.used,
            "origin": self.origin,
            "goal": self.goal,
            "count": self.count,
            "one": self.one,
            "left": self.left,
            "harvested": self.harvested,
            "field": self.field,
            "passed": self.passed,
            "present": self.present,
            "victor": self.victor,
            "ended": self.ended,
            "winner": self.winner,
            "scoutings": self.scoutings,
            "learned": self.learned,
        }

    @cython.boundscheck(True)  # what it is given may come from a damaged dump
    def set_raw(self, raw: dict) -> None:
        """The opposite of `raw`."""
        for i in range(22):
            self.warriors[i] = raw["warriors"][i]
        for i in range(8):
            self.place[i], self.face[i] = raw["place"][i], raw["face"][i]
            self.seen[i], self.shown[i] = raw["seen"][i], raw["shown"][i]
        for i in range(7):
            self.burh[i] = raw["burh"][i]
        for i in range(3):
            self.marker[i], self.face_up[i], self.laid[i] = raw["marker"][i], raw["face_up"][i], raw["laid"][i]
        for i in range(216):
            self.possible[i] = 0
        for i in raw["possible"]:
            self.possible[i] = 1
        for i in range(4):
            self.owner[i], self.resolved[i] = raw["owner"][i], raw["resolved"][i]
        for i in range(2):
            self.supply[i], self.replaced[i], self.coins[i] = raw["supply"][i], raw["replaced"][i], raw["coins"][i]
            self.strength[i], self.losses[i], self.answer[i] = (
                raw["strength"][i],
                raw["losses"][i],
                raw["answer"][i],
            )
        self.bank, self.burhs_left = raw["bank"], raw["burhs_left"]
        self._set_scalars(raw["now"])

    def _set_scalars(self, now: dict) -> None:
        self.phase, self.seat, self.round = now["phase"], now["seat"], now["round"]
        self.initiative, self.picker, self.picks = now["initiative"], now["picker"], now["picks"]
        self.tile, self.used, self.origin, self.goal = now["tile"], now["used"], now["origin"], now["goal"]
        self.count, self.one, self.left = now["count"], now["one"], now["left"]
        self.harvested, self.field, self.passed = now["harvested"], now["field"], now["passed"]
        self.present, self.victor, self.ended = now["present"], now["victor"], now["ended"]
        self.winner, self.scoutings, self.learned = now["winner"], now["scoutings"], now["learned"]
