"""The set-up in which the players lay the map."""

from typing import Any

import pytest

from moonsaga.games.crescent_moon import actions
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box.codes import TILES
from moonsaga.games.crescent_moon.box.maps import Chart, problems_of
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng


def lay(seats: int, seed: int, until: int = n.SET_PALACE) -> Any:
    """Random players lay the map, up to a phase."""
    state: Any = GAME.new({"map": "variable", "seats": seats})
    rng = Rng(seed)
    while state.raw()["phase"] < until:
        seat = state.to_act()[0]
        state.apply(seat, rng.weighted(state.chance()) if seat == CHANCE else rng.pick(state.legal(seat)))
    return state


def chart_of(raw: dict[str, Any]) -> Chart:
    hexes = tuple((raw["tile"][h], raw["cell"][h], raw["turn"][h]) for h in range(raw["hexes"]))
    groups = [n.NOBODY] * 10
    return Chart(hexes, tuple(groups))


def test_three_tiles_each_secretly() -> None:
    """Variable set-up 3: nobody sees the others' tiles."""
    state = lay(5, 1, until=n.LAY)
    for seat in range(5):
        table = state.view(seat).table
        assert sum(table.tiles) == 3
        assert [ruler.tiles for ruler in table.rulers] == [3] * 5
    assert state.view(None).table.tiles == ()
    one, two = (GAME.sample(state.view(0), Rng(seed)) for seed in (1, 2))
    assert one.view(0) == two.view(0) == state.view(0)
    assert one.view(1).table.tiles != two.view(1).table.tiles or one.view(2).table.tiles != two.view(2).table.tiles


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_the_laid_map_holds_all_tiles_and_one_river(seats: int, seed: int) -> None:
    raw = lay(seats, seed).raw()
    problems = [text for text in problems_of(chart_of(raw), seats) if "starting groups" not in text]
    assert [text for text in problems if "instead of" in text or "two tiles" in text] == []
    assert raw["hexes"] == 1 + 3 * seats
    assert "the river touches itself" not in problems


def test_plain_tiles_touch_as_many_as_possible() -> None:
    """Variable set-up 5."""
    state = lay(5, 3, until=n.LAY)
    raw = state.raw()
    raw["bag"] = [0] * 40
    raw["bag"][n.FIELDS] = 1
    state.load_raw(raw)
    # the first tile touches the crossing alone, wherever it lies; six places, none of which blocks the river
    assert len(state.legal(0)) == 6
    state.apply(0, state.legal(0)[0])
    raw = state.raw()
    raw["bag"][8 + n.DESERT] = 1
    state.load_raw(raw)
    places = [actions.ACTIONS.split(action)[1][1] for action in state.legal(1)]
    refused = GAME.why_not(state, 1, actions.ACTIONS.number("lay", n.DESERT, n.NEIGHBOURS[n.CENTRE * 6 + 3]))
    assert 1 <= len(places) <= 2
    assert refused is None or refused.reason.key in ("refusal-not-most", "refusal-blocks-river", "refusal-not-empty")


def test_river_tiles_continue_the_river() -> None:
    state = lay(5, 4, until=n.LAY)
    raw = state.raw()
    raw["bag"] = [0] * 40
    raw["bag"][n.RIVER] = 1
    state.load_raw(raw)
    legal = state.legal(0)
    assert legal
    assert all(actions.ACTIONS.split(action)[0].name == "lay-river" for action in legal)
    ends = list(raw["loose"])
    state.apply(0, legal[0])
    now = state.raw()["loose"]
    assert sum(end in now for end in ends) == 1  # one end is where it was, the other has moved on


def test_groups_are_placed_one_by_one_on_empty_hexes() -> None:
    """Variable set-up 6 and 7: twice in turn order, not on quarry or sacred site; then the palace."""
    state = lay(5, 5, until=n.PLACE_GROUPS)
    seats = []
    while state.raw()["phase"] == n.PLACE_GROUPS:
        seat = state.to_act()[0]
        seats.append(seat)
        for action in state.legal(seat):
            hex_ = state.view(None).table.hexes[actions.ACTIONS.split(action)[1][1]]
            assert hex_.tile not in ("quarry", "sacred-site")
            assert not hex_.units
            assert not hex_.stronghold + hex_.settlement + hex_.influence
        state.apply(seat, state.legal(seat)[0])
    assert seats == [0, 1, 2, 3, 4] * 2
    assert state.to_act() == (n.CALIPH,)
    for action in state.legal(n.CALIPH):
        assert state.view(None).table.hexes[actions.ACTIONS.split(action)[1][0]].control == "caliph"


def test_the_tiles_of_four_rulers() -> None:
    raw = lay(4, 2).raw()
    laid = [TILES[tile] for tile in raw["tile"] if tile >= 0]
    assert laid.count("wilderness") == 1
    assert laid.count("mountain") == 1
