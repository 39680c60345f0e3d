"""Ekö: 2 to 4 heirs of a dead emperor fight over a desert of hexes. The Game object."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, cast

import msgspec

from moonsaga.games.eko import actions, restore
from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box import components, facts
from moonsaga.games.eko.evaluation import encoder
from moonsaga.games.eko.evaluation.weights import Weights
from moonsaga.games.eko.notation import diagram, notation
from moonsaga.games.eko.position import Position
from moonsaga.games.eko.presentation import refusals, terminal, threats
from moonsaga.games.eko.rules.state import Settings
from moonsaga.games.eko.view import EkoView, look
from moonsaga.kernel.actions import ActionTable
from moonsaga.kernel.box_game import BoxGame
from moonsaga.kernel.contract import Game, GameInfo, State, View
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.options import Choice, Flag, Number, Options

LONGEST_TURN = 32
"""Temple of Sand, two actions with their losses, the march, sixteen stacks and seven times the Temple of the Moon."""

OPTIONS = (
    Number("seats", 2, 4, 2),
    Choice("layout", ("rows", "star"), "rows"),
    Choice("board", ("random", "reference"), "random"),
    Choice("colours", ("drawn", "fixed"), "drawn"),
    # variants
    Number("storms", 0, 6, 0),
    Flag("portals"),
    Number("pyramids", 0, 2, 0),
    Flag("lighthouse"),
    Flag("temple_wind"),
    Flag("temple_moon"),
    Flag("temple_sand"),
    # rulings that offer an alternative
    Choice("temple_tiles", ("own", "rulebook"), "own"),
    Choice("last_builder", ("shared", "alone"), "shared"),
    Flag("exchange_chain"),
    Choice("majority", ("most", "more-than-half"), "most"),
    Choice("wind_limit", ("none", "three"), "none"),
    Choice("moon_use", ("instead", "also"), "instead"),
    Choice("moon_times", ("once", "any"), "once"),
    Choice("last_capture", ("everybody-loses", "points-first"), "everybody-loses"),
    Number("no_progress", 0, 1000, 60),
    Flag("repetition", default=True),
    Number("turn_limit", 0, 10000, 1000),
)


_DISCS = tuple(f"discs of {i}" for i in range(n.MOST_SEATS))
_EMPERORS = tuple(f"Emperor of {i}" for i in range(n.MOST_SEATS))
_BUILDINGS = tuple(tuple(f"{name}s of {i}" for name in n.LEVEL_NAMES) for i in (*range(n.MOST_SEATS), -1))


@cache
def _settings(game: Game, given: tuple[tuple[str, object, type], ...]) -> Settings:
    """The settings for these options, made once: whole games take less time than reading options does."""
    return restore.settings(game.resolve({name: value for name, value, _ in given}))


class Eko(BoxGame):
    """The whole box, with all its variants."""

    info: ClassVar[GameInfo] = GameInfo(
        name="eko",
        seats=(2, 3, 4),
        options=OPTIONS,
        editions=("foxgames-2017",),
        version=3,
        actions=actions.ACTIONS.size,
        longest=n.MOST_SEATS + LONGEST_TURN * 1000,
        endings=n.ENDINGS[1:],
        secrets=False,
        data_hash=facts.BOX.hash,
    )
    actions: ClassVar[ActionTable] = actions.ACTIONS
    view_type: ClassVar[type[View]] = EkoView
    components_type = components.Components
    position = Position
    restoring = restore
    notation = notation
    diagrams = diagram
    refusals = refusals
    prompts = terminal
    box = components
    weights = Weights

    def check_options(self, options: Options) -> None:
        if options["lighthouse"] and not options["storms"] and not options["pyramids"]:
            raise OptionError("option lighthouse needs storms: set storms to 1 or more, or pyramids to 1 or 2")
        if options["temple_tiles"] == "rulebook" and options["temple_moon"] and options["temple_sand"]:
            raise OptionError(
                "options temple_moon and temple_sand exclude each other with temple_tiles=rulebook: "
                "both tiles replace tile E"
            )
        if options["board"] == "reference" and options["layout"] != "rows":
            raise OptionError("option board=reference is laid in rows: set layout=rows, or board=random")

    def roles(self, options: Mapping[str, object]) -> tuple[str, ...]:
        resolved = self.resolve(options)
        seats = cast("int", resolved["seats"])
        if resolved["colours"] == "fixed":
            return facts.COLOURS[:seats]
        return tuple(f"seat-{seat + 1}" for seat in range(seats))

    def settings(self, options: Mapping[str, object]) -> Settings:
        return _settings(self, tuple((name, value, type(value)) for name, value in options.items()))

    def moment(self, state: State) -> str:
        return f"turn {cast('Any', state).raw()['turns'] + (not state.ending)}"

    def key(self, view: View) -> bytes:
        return msgspec.json.encode(msgspec.structs.replace(view, seat=None), order="deterministic")

    def make_views(self, state: State, seats: Sequence[int | None], memory: bool) -> list[View]:
        """All see the same table and remember the same turns."""
        table, past = look(state), cast("Any", state).remembered() if memory else None
        return [EkoView(seat=seat, table=table, memory=past) for seat in seats]

    def describe_actions(self, state: State, seat: int) -> list[notation.Words]:
        """Most of up to two hundred actions are moves, and most of the others build."""
        legal = state.legal(seat)
        moves = iter(notation.word_moves(state, [action for action in legal if action < actions.FIRST_BUILD]))
        return [
            next(moves)
            if action < actions.FIRST_BUILD
            else notation.word_build(state, action)
            if action < actions.FIRST_REINFORCE
            else self.describe_action(state, seat, action)
            for action in legal
        ]

    def usual(self, state: State, seat: int) -> int | None:
        """A way round the storms costs nothing; whoever goes through them nevertheless wants to lose discs (E32)."""
        if cast("Any", state).phase_name() != n.PHASE_NAMES[n.LOSE]:
            return None
        return actions.FIRST_LOSE if cast("Any", state).reason(actions.FIRST_LOSE) == n.FINE else None

    def threats(self, view: View) -> dict[str, list[str]]:
        return threats.threats(cast("EkoView", view).table)

    def inventory(self, state: State) -> dict[str, int]:
        """Discs, Emperors and buildings of each player or colour, wherever they are."""
        raw = cast("Any", state).raw()
        found: Counter[str] = Counter()
        owner_at = {space: owner for space, owner, _ in raw["stacks"]}
        for _, owner, height in raw["stacks"]:
            found[_DISCS[owner]] += height
        for owner, level in zip(raw["owner"], raw["level"], strict=True):
            found[_BUILDINGS[owner][level]] += level > 0
        for i, emperor in enumerate(raw["emperor"]):
            on_board = emperor != n.NOWHERE
            found[_DISCS[i]] += raw["reserve"][i] + raw["box"][i] - on_board
            found[_EMPERORS[i]] = int(not on_board or owner_at.get(emperor) == i)
            for level, count in enumerate(raw["stock"][i], 1):
                found[_BUILDINGS[i][level]] += count
        return found

    def scores(self, state: State) -> list[float]:
        """Points: buildings, captive Emperors and pyramids."""
        return [float(points) for points in cast("Any", state).raw()["points"]]

    def input_names(self, options: Options) -> tuple[str, ...]:
        names: tuple[str, ...] = encoder.names(options["seats"])
        return names

    def counts(self, view: View) -> dict[str, tuple[float | None, ...]]:
        """Points, and discs on the board, once everybody has a colour."""
        table = cast("EkoView", view).table
        if len(table.drawn) < len(table.players):
            return {}
        discs = {player.colour: 0 for player in table.players}
        for stack in table.stacks:
            discs[stack.colour] += stack.height
        return {
            "thing-points": tuple(float(player.points) for player in table.players),
            "thing-discs": tuple(float(discs[player.colour]) for player in table.players),
        }


GAME = Eko()
