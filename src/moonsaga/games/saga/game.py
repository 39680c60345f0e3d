"""Saga: Vikings vs Anglo-Saxons. The Game object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from moonsaga.games.saga import actions, input_names, restore
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import components, facts
from moonsaga.games.saga.evaluation.weights import Weights
from moonsaga.games.saga.follies import FOLLIES
from moonsaga.games.saga.notation import diagram, notation
from moonsaga.games.saga.position import Position
from moonsaga.games.saga.presentation import refusals, terminal
from moonsaga.games.saga.view import SagaView, look_from
from moonsaga.kernel.actions import ActionTable
from moonsaga.kernel.box_game import BoxGame
from moonsaga.kernel.contract import GameInfo, State, View
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.follies import Folly
from moonsaga.kernel.options import Choice, Flag, Number, Options

TRACK = facts.BOX.track
OPTIONS = (
    # components that had to be reconstructed
    Choice("tiles", facts.TILE_SETS, facts.TILE_SETS[0]),
    Number("track", min(8, TRACK.spaces), max(12, TRACK.spaces), TRACK.spaces),
    Number("burh_start", 3, max(6, TRACK.burh_start), TRACK.burh_start),
    Flag("kent_wessex", True),
    # rulings that offer an alternative (RULES.md)
    Choice("envoy", ("unit", "warrior"), "unit"),
    Choice("scout", ("beside", "all"), "beside"),
    Flag("redraw_hidden"),
    Flag("same_target"),
    Flag("late_reveal", True),
    Flag("free_drakkar"),
)


class Saga(BoxGame):
    """Seat 1 leads the Vikings, seat 2 the Anglo-Saxons."""

    info: ClassVar[GameInfo] = GameInfo(
        name="saga",
        seats=(2,),
        options=OPTIONS,
        editions=("phalanx",),
        version=2,
        actions=actions.ACTIONS.size,
        longest=2000,
        endings=n.ENDINGS[1:],
        secrets=True,
        data_hash=facts.BOX.hash,
    )
    actions: ClassVar[ActionTable] = actions.ACTIONS
    follies: ClassVar[tuple[Folly, ...]] = FOLLIES
    view_type: ClassVar[type[View]] = SagaView
    dump_version = 2
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
        highest = int(options["burh_start"]) - 2 + facts.BURHS
        if highest > int(options["track"]):
            raise OptionError(f"with burh_start={options['burh_start']} the track needs at least {highest} spaces")

    def roles(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return n.SIDE_NAMES

    def input_names(self, options: Options) -> tuple[str, ...]:
        return input_names.NAMES

    def moment(self, state: State) -> str:
        return f"round {cast('Any', state).raw()['now']['round']}"

    def make_views(self, state: State, seats: Sequence[int | None], memory: bool) -> list[View]:
        return list(look_from(state, seats, memory))

    def inventory(self, state: State) -> dict[str, int]:
        """Warriors, leaders, burhs, coins and raid targets, wherever they are."""
        raw = cast("Any", state).raw()
        found = {"coins": sum(raw["coins"]) + raw["bank"], "burhs": sum(raw["burh"]) + raw["burhs_left"]}
        for side, name in enumerate(n.SIDE_NAMES):
            on_board = raw["warriors"][side * n.PLACES : (side + 1) * n.PLACES]
            leaders = range(side * n.LEADERS, (side + 1) * n.LEADERS)
            faces = {raw["face"][piece] for piece in leaders} - {n.UNKNOWN}
            found[f"warriors of {name}"] = sum(on_board) + raw["supply"][side]
            found[f"leaders of {name}"] = sum(0 <= raw["place"][piece] <= n.GONE for piece in leaders)
            found[f"double faces of {name}"] = sum(raw["face"][piece] >= 0 for piece in leaders) - len(faces)
        laid = [marker for marker in raw["marker"] if marker != n.EMPTY]
        found["double targets"] = len(laid) - len(set(laid))
        found["negative"] = sum(number < 0 for number in (*raw["warriors"], *raw["supply"], *raw["coins"], raw["bank"]))
        return found

    def counts(self, view: View) -> dict[str, tuple[float | None, ...]]:
        """English areas, coins, and units in England."""
        table = cast("SagaView", view).table
        england = [area for area in table.areas if area.kind in ("coastal", "inland")]
        return {
            "score-areas": tuple(float(side.areas) for side in table.sides),
            "thing-coins": tuple(float(side.coins) for side in table.sides),
            "score-units": tuple(float(sum(area.units[side] for area in england)) for side in range(2)),
        }


GAME = Saga()
