"""The contract's methods on top of fields and rules."""

from __future__ import annotations

from typing import Any

import cython
from cython import double, p_double, p_int, void
from cython import int as cint

from moonsaga.games.eko import messages, view
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.evaluation import encoder, evaluation
from moonsaga.games.eko.evaluation.weights import Weights
from moonsaga.games.eko.rules import dispatch, fields, moving, setup, state
from moonsaga.games.eko.rules import ending as rules_ending
from moonsaga.games.eko.rules.board import Board
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits
from moonsaga.kernel.cores.core import Core, encode
from moonsaga.kernel.options import ReadOnly

NUMBERS = (
    *("phase", "seat", "first", "moons", "added", "source", "goal", "paid_at", "quiet", "turns", "chances", "ended"),
    "winners",
)
FLAGS = ("acted", "marched", "sanded", "sheltered", "progress")
BY_SEAT = ("gaoler", "box", "tally")
BY_SITE = ("owner", "level")
AS_FAR_AS_LAID = ("slot_tile", "slot_turn", "colour")
"""Fields that `raw` has under their own names: lists as far as there are seats, sites, tiles and drawn colours."""
BY_COLOUR = {"emperor": "colour_emperor", "reserve": "colour_discs"}
"""Lists in `raw` that are those of seats, and until the colours are drawn those of colours."""

WEIGHTS: Weights = Weights()


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
        if self.weights is None:
            return evaluation.value(self, WEIGHTS, self.trial, seat)
        return evaluation.value(self, cython.cast(Weights, self.weights), self.trial, seat)

    def encode(self, seat: cint, inputs: p_double) -> cint:
        if self.trial is None:
            with cython.gil:
                self.trial = State(self.rules)
        return encoder.encode(self, self.trial, seat, inputs)

    def use_weights(self, weights: Weights) -> None:
        self.weights = weights

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
        """All fields as plain numbers. Pieces are listed by colour until the colours are drawn, then by seat."""
        found = fields.read(self)
        seats = self.rules.seats
        sites = self.board.sites if self.board is not None else 0
        by_colour = self.phase <= codes.DRAW_COLOURS
        scored = self.board is not None and not by_colour
        held = found["colour_spaces" if by_colour else "held"]
        raw = {name: found[name] for name in NUMBERS}
        raw.update({name: bool(found[name]) for name in FLAGS})
        raw.update({name: found[name][:seats] for name in BY_SEAT})
        raw.update({name: found[of_colour if by_colour else name][:seats] for name, of_colour in BY_COLOUR.items()})
        raw.update({name: found[name][:sites] for name in BY_SITE})
        raw.update({name: [number for number in found[name] if number >= 0] for name in AS_FAR_AS_LAID})
        raw.update(
            options=ReadOnly(self.rules.options),
            step=found["set_up_step"],
            small=[(self.rules.small[i], place) for i, place in enumerate(found["small_at"]) if place >= 0],
            stacks=self.stacks(),
            stock=[found["stock"][i * 4 + 1 : i * 4 + 4] for i in range(seats)],
            points=[rules_ending.points(self, i) if scored else 0 for i in range(seats)],
            capital=[scored and bool(rules_ending.holds_capital(self, i)) for i in range(seats)],
            alive=[held[i] != 0 for i in range(seats)],
            reinforced=[i for i in range(codes.MOST_SPACES) if found["reinforced"] >> i & 1],
            paid=[i for i in range(512) if found["paid"][i // 64] >> i % 64 & 1] if self.paid_at >= 0 else [],
        )
        return raw

    def stacks(self) -> list:
        """(space, owner, height) of every stack; the owner is a colour until the colours are drawn."""
        if self.board is None:
            return []
        return [
            (i, self.owner_of_disc(i), state.tall(self, i)) for i in range(self.board.spaces) if state.tall(self, i)
        ]

    def owner_of_disc(self, space: cint) -> int:
        """The colour whose disc was laid on a space, or, once the colours are drawn, the seat whose stack it is."""
        colour: cint
        for colour in range(self.rules.seats):
            if self.colour_spaces[colour] & (bits.ONE << space):
                return colour
        return state.owner_of_stack(self, space)

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
        """The opposite of `raw`, for a new position; the board is set before."""
        by_colour = raw["phase"] <= codes.DRAW_COLOURS
        values = fields.read(self)
        values.update({name: raw[name] for name in NUMBERS})
        values.update({name: bool(raw[name]) for name in FLAGS})
        for name in (*BY_SEAT, *BY_SITE, *AS_FAR_AS_LAID):
            values[name] = [*raw[name], *values[name][len(raw[name]) :]]
        values["colour_discs"] = [0] * codes.MOST_SEATS
        for name, of_colour in BY_COLOUR.items():
            values[of_colour if by_colour else name][: self.rules.seats] = raw[name]
        values["set_up_step"] = raw["step"]
        values["small_at"][: len(raw["small"])] = [place for _, place in raw["small"]]
        for i, counts in enumerate(raw["stock"]):
            values["stock"][i * 4 + 1 : i * 4 + 4] = counts
        values["reinforced"] = sum([1 << space for space in raw["reinforced"]])
        for zones in raw["paid"]:
            values["paid"][zones // 64] |= 1 << zones % 64
        fields.write(self, values)
        for space, owner, height in raw["stacks"]:
            if by_colour:
                setup.put_first(self, owner, space)
            else:
                state.put(self, owner, space, height)
        if raw["sheltered"] is None:
            self.sheltered = self.phase == codes.REINFORCE and moving.calm(self)
