"""Crescent Moon: four or five rulers of very different power over one land. The Game object."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, cast

from moonsaga.games.crescent_moon import actions, inputs, restore
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import components, facts
from moonsaga.games.crescent_moon.box.codes import RULERS
from moonsaga.games.crescent_moon.box.maps import NAMES, MapError, chart_of
from moonsaga.games.crescent_moon.evaluation.weights import Weights
from moonsaga.games.crescent_moon.follies import FOLLIES
from moonsaga.games.crescent_moon.notation import diagram, notation
from moonsaga.games.crescent_moon.position import Position
from moonsaga.games.crescent_moon.presentation import reasons, refusals, terminal
from moonsaga.games.crescent_moon.view import CrescentMoonView, look_at_all
from moonsaga.kernel.actions import ActionTable
from moonsaga.kernel.box_game import BoxGame
from moonsaga.kernel.contract import GameInfo, Message, State, View
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.follies import Folly
from moonsaga.kernel.options import Choice, Number, Options, Text

EDITIONS = ("recommended", "pl", "cs")
OPTIONS = (
    Number("seats", 4, 5, 5),
    Number("years", 3, 4, 3),
    Choice("edition", EDITIONS, "recommended"),  # which rulebook decides where they differ: D01 to D04 in RULES.md
    # a named map, `variable` for the one that the players lay, or the code of a map of one's own
    Text("map", NAMES[0], longest=600),
    # rulings that offer an alternative
    Choice("old_cards", ("oldest", "random"), "oldest"),
    Choice("sack_points", ("always", "combat-only"), "always"),
    Choice("general", ("bonus-goes", "bonus-stays"), "bonus-goes"),
)
LONGEST_TURN = 400
"""Every deal tried once, a full hand to resolve, and all the windows on the way."""


class CrescentMoon(BoxGame):
    """The whole box, for four and five rulers."""

    info: ClassVar[GameInfo] = GameInfo(
        name="crescent_moon",
        seats=(4, 5),
        options=OPTIONS,
        editions=EDITIONS,
        version=4,
        actions=actions.ACTIONS.size,
        longest=100 + LONGEST_TURN * n.SEATS * n.ROUNDS * 4,
        endings=n.ENDINGS[1:],
        secrets=True,
        data_hash=facts.BOX.hash,
    )
    actions: ClassVar[ActionTable] = actions.ACTIONS
    follies: ClassVar[tuple[Folly, ...]] = FOLLIES
    view_type: ClassVar[type[View]] = CrescentMoonView
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
    has_bot_reasons: ClassVar[bool] = True

    def check_options(self, options: Options) -> None:
        try:
            chart_of(str(options["map"]), int(options["seats"]))
        except MapError as problem:
            raise OptionError(f"option map: {problem}") from None

    def roles(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return RULERS[: int(self.resolve(options)["seats"])]

    def moment(self, state: State) -> str:
        raw = cast("Any", state).raw()
        return f"year {max(1, raw['year'])}, round {max(0, raw['round']) + 1}"

    def input_names(self, options: Options) -> tuple[str, ...]:
        return inputs.names(int(options["seats"]))

    def sampler(self, view: View) -> Callable[[Rng], State]:
        return cast("Callable[[Rng], State]", restore.Worlds(cast("CrescentMoonView", view)).deal)

    def bot_reason(self, view: View, seat: int, action: int) -> Message | None:
        return reasons.why(cast("CrescentMoonView", view), seat, action)

    def scores(self, state: State) -> list[float]:
        """Victory points: every gain is announced."""
        raw = cast("Any", state).raw()
        return [float(points) for points in raw["points"][: raw["options"]["seats"]]]

    def inventory(self, state: State) -> dict[str, int]:
        """Discs, strongholds, tokens and settlements wherever they are, tiles, and the cards."""
        raw = cast("Any", state).raw()
        found = {
            "towns": raw["towns"] + raw["town"].count(n.TOWN),
            "cities": raw["cities"] + raw["town"].count(n.CITY),
            "tiles": raw["hexes"] + sum(raw["bag"]) + sum(raw["pool"]),
            "cards": sum(0 <= place < n.PLAYED + n.SEATS for place in raw["place"]),
            "palace": 1,
        }
        for seat in range(raw["options"]["seats"]):
            name, units = RULERS[seat], slice(seat * n.HEXES, (seat + 1) * n.HEXES)
            on_map = sum(raw["ordinary"][units]) + sum(raw["mercs"][units])
            lords = list(zip(raw["hold"], raw["lord"], strict=True))
            found[f"discs of {name}"] = raw["supply"][seat] + raw["reserve"][seat] + on_map
            found[f"forts of {name}"] = raw["forts"][seat] + lords.count((n.FORT, seat))
            found[f"castles of {name}"] = raw["castles"][seat] + lords.count((n.CASTLE, seat))
            found[f"influence of {name}"] = raw["tokens"][seat] + raw["influence"].count(seat)
        return found

    def counts(self, view: View) -> dict[str, tuple[float | None, ...]]:
        """Points, as far as the viewer knows them; coins, and hexes under control."""
        table = cast("CrescentMoonView", view).table
        own = [None if seat != view.seat else float(table.points) for seat in range(len(table.rulers))]
        held = [hexagon.control for hexagon in table.hexes]
        return {
            "thing-point": tuple(map(float, table.final)) or tuple(own),
            "thing-coin": tuple(float(ruler.coins) for ruler in table.rulers),
            "thing-control": tuple(float(held.count(ruler.name)) for ruler in table.rulers),
        }

    def reveal_all(self, state: State) -> View:
        """All hands lie open, as what Informants show, and everybody's points, as at the end."""
        return look_at_all(state)


GAME = CrescentMoon()
