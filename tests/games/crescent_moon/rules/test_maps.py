"""Maps: the five named ones, maps of one's own, and what a map must fulfil."""

import pytest

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts
from moonsaga.games.crescent_moon.box.maps import (
    NAMES,
    Chart,
    MapError,
    chart_of,
    problems_of,
    read_code,
    read_picture,
    write_code,
    write_picture,
)
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.errors import OptionError

each_map = pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in NAMES for seats in (4, 5)])


def known(name: str, seats: int) -> Chart:
    chart = chart_of(name, seats)
    assert chart is not None
    return chart


def test_the_five_names() -> None:
    """Predefined maps: their names are printed, their pictures lost."""
    assert NAMES == ("divided-land", "spring-melt", "fertile-valley", "open-plains", "meeting-place")


@each_map
def test_a_named_map_fulfils_all_conditions(name: str, seats: int) -> None:
    chart = known(name, seats)
    assert problems_of(chart, seats) == []
    assert len(chart.hexes) == 1 + 3 * seats


@each_map
def test_a_map_survives_being_a_picture_and_a_code(name: str, seats: int) -> None:
    chart = known(name, seats)
    assert read_picture(write_picture(chart)) == chart
    assert read_code(write_code(chart)) == chart


@each_map
def test_a_named_map_is_laid_out_with_its_groups(name: str, seats: int) -> None:
    state = GAME.new({"map": name, "seats": seats})
    table = state.view(None).table
    assert len(table.hexes) == 1 + 3 * seats
    assert all(sum(ruler.groups) == 2 for ruler in table.rulers)
    assert state.to_act() == (n.CALIPH,)  # who places the palace
    assert [one.settlement for one in table.hexes if one.settlement].count("city") == 1


def test_the_code_of_a_map_is_an_option() -> None:
    code = write_code(known("open-plains", 5))
    own = GAME.new({"map": code}).view(None).table.hexes
    assert own == GAME.new({"map": "open-plains"}).view(None).table.hexes


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("F", "W", "fields"),
        ("w1", "w2", "two starting groups"),
        ("s1", "", "two starting groups"),
        ("X0", "X1", "river"),
    ],
)
def test_a_bad_map_is_refused_with_a_reason(old: str, new: str, complaint: str) -> None:
    five = next(one.five for one in facts.BOX.maps if one.name == "spring-melt")
    assert any(complaint in problem for problem in problems_of(read_picture(five.replace(old, new, 1)), 5))


def test_groups_not_on_quarries_nor_together() -> None:
    chart = known("divided-land", 5)
    quarry = next(h for h, (tile, _, _) in enumerate(chart.hexes) if tile == n.QUARRY)
    moved = Chart(chart.hexes, (quarry, *chart.groups[1:]))
    assert any("quarry" in problem for problem in problems_of(moved, 5))
    shared = Chart(chart.hexes, (chart.groups[1], *chart.groups[1:]))
    assert any("one hex" in problem for problem in problems_of(shared, 5))


def test_an_unknown_map_names_the_known_ones() -> None:
    with pytest.raises(OptionError, match="divided-land"):
        GAME.new({"map": "nowhere"})
    with pytest.raises(MapError, match="no hex"):
        read_code("X0@0,0;nonsense@")
    with pytest.raises(OptionError, match="instead of"):
        GAME.new({"map": write_code(known("open-plains", 5)), "seats": 4})
