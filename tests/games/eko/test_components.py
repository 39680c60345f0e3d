"""The box as a client gets it."""

import json

import pytest

from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box.data import PROVENANCES
from moonsaga.games.eko.game import GAME

BOX = GAME.components()


def test_it_survives_json() -> None:
    assert json.loads(json.dumps(BOX)) == json.loads(json.dumps(GAME.components()))


def test_every_terrain_building_and_tile_says_where_it_is_known_from() -> None:
    entries = [*BOX["large"].values(), *BOX["small"].values(), *BOX["buildings"].values(), *BOX["terrain"].values()]
    assert {entry["provenance"] for entry in entries} <= set(PROVENANCES)
    assert set(BOX["provenance"].values()) <= set(PROVENANCES)
    assert set(BOX["terrain"]) == set(n.TERRAIN_NAMES[1:])


@pytest.mark.parametrize("family", ["rows", "star"])
@pytest.mark.parametrize(("seats", "tiles"), [(2, 7), (3, 10), (4, 13)])
def test_the_layouts_have_a_place_for_every_tile(family: str, seats: int, tiles: int) -> None:
    centres = BOX["layouts"][family][str(seats)]
    assert len({tuple(centre) for centre in centres}) == tiles


def test_a_reconstructed_face_is_never_passed_off_as_printed() -> None:
    """Each key of a tile has its own source; the face's own is the one that is shown."""
    assert {tile["provenance"] for tile in BOX["large"].values()} == {"reconstruction"}
