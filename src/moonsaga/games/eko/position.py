"""The contract's methods on top of fields and rules."""

from __future__ import annotations

from typing import Any

import cython
from cython import double, p_int, void
from cython import int as cint

from moonsaga.games.eko import messages, view
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.evaluation import evaluation
from moonsaga.games.eko.rules import dispatch, fields, moving, setup, state
from moonsaga.games.eko.rules import ending as rules_ending
from moonsaga.games.eko.rules.board import Board
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits
from moonsaga.kernel.cores.core import Core, encode
from moonsaga.kernel.options import ReadOnly


class Position(State):
    """A position of Ekö."""

    trial: State  # where the evaluation tries actions; scratch, made when it is needed

    def seats(self) -> cint:
        return self.rules.seats

    def actor(self) -> cint:
        if self.phase <= codes.DRAW_FIRST:
            return codes.CHANCE
        return codes.GAME_OVER if self.phase == codes.OVER else self.seat

    def list_actions(self, seat: cint, buffer: p_int) -> cint:
        return dispatch.offer(self, buffer)

    def list_chance(self, outcomes: p_int, weights: p_int) -> cint:
        return setup.list_set_up(self, outcomes, weights)

    def play(self, seat: cint, action: cint) -> void:
        if self.phase <= codes.DRAW_FIRST:
            setup.play_set_up(self, action)
        else:
            dispatch.do(self, action)

    def copy_from(self, other: Core) -> void:
        fields.copy(self, cython.cast(State, other))

    def evaluate(self, seat: cint) -> double:
        if self.trial is None:
            with cython.gil:
                self.trial = State(self.rules)
        return evaluation.value(self, self.trial, seat)

    # --- the contract ----------------------------------------------------------------------------------------------

    def returns(self):
        return [1.0 if self.winners & (1 << i) else 0.0 for i in range(self.rules.seats)]

    def game_name(self) -> str:
        return "eko"

    @property
    def barrier(self) -> int:
        return self.chances

    @property
    def ending(self) -> str:
        return codes.ENDINGS[self.ended]

    def make_view(self, seat):
        return view.EkoView(seat=seat, table=view.look(self), memory=self.remembered())

    def dump(self) -> bytes:
        """What a spectator knows is the whole position."""
        return encode(self.make_view(None))

    def translate(self, note):
        return messages.translate(self, note)

    # --- for view, notation and refusals ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Lay out what needs no chance."""
        setup.begin_set_up(self)

    def reason(self, action: cint) -> int:
        """What speaks against an action of the seat to move: one of `codes.REASONS`."""
        return dispatch.why_not(self, action)

    def shared_board(self) -> Any:
        return self.board

    def raw_colours(self) -> list:
        """The colour of each seat, as far as they are drawn."""
        return [self.colour[i] for i in range(self.rules.seats) if self.colour[i] >= 0]

    def phase_name(self) -> str:
        return codes.PHASE_NAMES[self.phase]

    def height_at(self, space: cint) -> int:
        return state.tall(self, space)

    def owner_at(self, space: cint) -> int:
        return state.owner_of_stack(self, space)

    def raw(self) -> dict:
        """All fields as plain numbers. Pieces are by colour until the colours are drawn, then by seat."""
        seats = self.rules.seats
        sites = self.board.sites if self.board is not None else 0
        scored = self.board is not None and self.phase >= codes.DRAW_FIRST
        return {
            "options": ReadOnly(self.rules.options),
            "phase": self.phase,
            "step": self.laid,
            "slot_tile": [self.slot_tile[i] for i in range(13) if self.slot_tile[i] >= 0],
            "slot_turn": [self.slot_turn[i] for i in range(13) if self.slot_turn[i] >= 0],
            "small": [(self.rules.small[i], self.small_at[i]) for i in range(12) if self.small_at[i] >= 0],
            "stacks": self.stacks(),
            "emperor": [self.emperor[i] for i in range(seats)],
            "reserve": [self.reserve[i] for i in range(seats)],
            "box": [self.box[i] for i in range(seats)],
            "stock": [[self.stock[i * 4 + level] for level in range(1, 4)] for i in range(seats)],
            "points": [rules_ending.points(self, i) if scored else 0 for i in range(seats)],
            "capital": [scored and bool(rules_ending.holds_capital(self, i)) for i in range(seats)],
            "alive": [self.held[i] != 0 for i in range(seats)],
            "owner": [self.owner[i] for i in range(sites)],
            "level": [self.level[i] for i in range(sites)],
            "colour": self.raw_colours(),
            "seat": self.seat,
            "first": self.first,
            "acted": bool(self.acted),
            "marched": bool(self.marched),
            "sanded": bool(self.sanded),
            "sheltered": bool(self.sheltered),
            "moons": self.moons,
            "added": self.added,
            "reinforced": [i for i in range(91) if self.reinforced & (bits.ONE << i)] if self.reinforced else [],
            "source": self.source,
            "goal": self.goal,
            "paid_at": self.paid_at,
            "paid": [i for i in range(512) if self.paid[i // 64] & (bits.ONE << (i % 64))] if self.paid_at >= 0 else [],
            "progress": bool(self.progress),
            "tally": [self.tally[i] for i in range(seats)],
            "quiet": self.quiet,
            "turns": self.turns,
            "chances": self.chances,
            "ended": self.ended,
            "winners": self.winners,
        }

    def stacks(self) -> list:
        """(space, owner, height) of every stack."""
        if self.board is None:
            return []
        return [
            (i, state.owner_of_stack(self, i), state.tall(self, i))
            for i in range(self.board.spaces)
            if state.tall(self, i)
        ]

    def remembered(self) -> tuple:
        """The fingerprints of how the last turns ended, the latest first."""
        i: cint
        prints = [self.past[(self.turns - 1 - i) % codes.REMEMBERED] for i in range(codes.REMEMBERED)]
        return tuple([found for found in prints if found])

    def remember(self, prints) -> None:
        """The opposite of `remembered`; the number of turns is set before."""
        i: cint
        for i in range(len(prints)):
            self.past[(self.turns - 1 - i) % codes.REMEMBERED] = prints[i]

    def set_board(self, board: Board) -> None:
        self.board = board

    def set_raw(self, raw: dict) -> None:
        """The opposite of `raw`; the board is set before."""
        for name in ("slot_tile", "slot_turn", "emperor", "reserve", "box", "owner", "level", "colour", "tally"):
            for i, number in enumerate(raw[name]):
                self._set(name, i, number)
        for i, (_, place) in enumerate(raw["small"]):
            self.small_at[i] = place
        for i, counts in enumerate(raw["stock"]):
            for level, count in enumerate(counts, 1):
                self.stock[i * 4 + level] = count
        for space, owner, height in raw["stacks"]:
            state.put(self, owner, space, height)
        for zones in raw["paid"]:
            self.paid[zones // 64] |= bits.ONE << (zones % 64)
        self._set_turn(raw)

    def _set(self, name: str, i: cint, number: cint) -> None:
        if name == "slot_tile":
            self.slot_tile[i] = number
        elif name == "slot_turn":
            self.slot_turn[i] = number
        elif name == "emperor":
            self.emperor[i] = number
        elif name == "reserve":
            self.reserve[i] = number
        elif name == "box":
            self.box[i] = number
        elif name == "owner":
            self.owner[i] = number
        elif name == "level":
            self.level[i] = number
        elif name == "colour":
            self.colour[i] = number
        else:
            self.tally[i] = number

    def _set_turn(self, raw: dict) -> None:
        space: cint
        self.phase, self.laid, self.seat, self.first = raw["phase"], raw["step"], raw["seat"], raw["first"]
        self.acted, self.marched, self.sanded = raw["acted"], raw["marched"], raw["sanded"]
        if raw["sheltered"] is None:
            self.sheltered = self.phase == codes.REINFORCE and moving.calm(self)
        else:
            self.sheltered = raw["sheltered"]
        self.moons, self.added = raw["moons"], raw["added"]
        for space in raw["reinforced"]:
            self.reinforced |= bits.ONE << space
        self.source, self.goal, self.paid_at = raw["source"], raw["goal"], raw["paid_at"]
        self.progress, self.quiet, self.turns = raw["progress"], raw["quiet"], raw["turns"]
        self.chances, self.ended, self.winners = raw["chances"], raw["ended"], raw["winners"]
