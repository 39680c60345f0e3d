"""The counts and codes that the cores are built with fit the box."""

import pytest

from moonsaga.games.eko.box import codes, facts

pytestmark = pytest.mark.once


def test_the_tallest_stack_is_that_of_the_box() -> None:
    assert facts.BOX.stack_limit == codes.TALLEST


def test_buildings_and_terrain_have_the_names_of_the_box() -> None:
    assert set(codes.LEVEL_NAMES[1:]) == set(facts.BOX.buildings)
    assert len(codes.LEVEL_NAMES) == codes.LEVELS
    assert set(codes.TERRAIN_NAMES[1:]) == set(facts.BOX.terrain)
    assert len(codes.TERRAIN_NAMES) == codes.TERRAINS


def test_tiles_have_the_letters_of_the_box() -> None:
    assert set(codes.LARGE_LETTERS) == set(facts.BOX.large)
    assert set(codes.SMALL_LETTERS) <= set(facts.BOX.small)


def test_the_largest_layout_fits() -> None:
    layouts = [slots for family in facts.BOX.layouts.values() for slots in family.values()]
    assert max(map(len, layouts)) == codes.MOST_SLOTS
    assert max(facts.BOX.boards) == codes.MOST_SEATS
    assert len(facts.COLOURS) == codes.MOST_SEATS
