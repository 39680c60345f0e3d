"""The box as a client draws it: tiles, layouts and buildings, each with where it is known from."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box import facts
from moonsaga.games.eko.box.data import PROVENANCES, Provenance


class TileFace(msgspec.Struct, frozen=True):
    """The cells of a tile. Large: the centre, then clockwise from the east; small: round a corner."""

    cells: tuple[str, ...]
    feature: str
    """What a small tile has on its corner; empty for most."""
    provenance: str
    """Where the face is known from."""


class BuildingFace(msgspec.Struct, frozen=True):
    points: int
    cost: int
    count: int
    provenance: str


class TerrainFace(msgspec.Struct, frozen=True):
    highest: int
    """The highest level of building it carries, 0 for none."""
    enterable: bool
    provenance: str


class Components(msgspec.Struct, frozen=True):
    large: dict[str, TileFace]
    small: dict[str, TileFace]
    layouts: dict[str, dict[str, tuple[tuple[int, int], ...]]]
    """The hexes under the tiles' centres, by the family of layouts and the number of players."""
    buildings: dict[str, BuildingFace]
    terrain: dict[str, TerrainFace]
    points_to_win: int
    emperor_points: int
    pyramid_points: int
    stack_limit: int
    discs: int
    """Discs of a player, the Emperor among them."""
    provenance: dict[str, str]
    """Of what is no entry of its own: layouts, colours, victory."""


@cache
def components() -> dict[str, Any]:
    """What is in the box, as plain data."""
    box = facts.BOX
    found: dict[str, Any] = msgspec.to_builtins(
        Components(
            large={name: TileFace(tile.faces, "", known(tile.provenance, "face")) for name, tile in box.large.items()},
            small={
                name: TileFace(tile.cells, tile.feature, known(tile.provenance, "face"))
                for name, tile in box.small.items()
            },
            layouts={
                family: {str(seats): tuple(box.centre(slot) for slot in slots) for seats, slots in by_seats.items()}
                for family, by_seats in box.layouts.items()
            },
            buildings={
                name: BuildingFace(kind.points, kind.cost, kind.count, known(kind.provenance))
                for name, kind in box.buildings.items()
            },
            terrain={
                name: TerrainFace(kind.highest, kind.enterable, known(kind.provenance))
                for name, kind in box.terrain.items()
            },
            points_to_win=facts.POINTS_TO_WIN,
            emperor_points=facts.EMPEROR_POINTS,
            pyramid_points=facts.PYRAMID_POINTS,
            stack_limit=n.TALLEST,
            discs=box.discs,
            provenance={name: known(section) for name, section in box.provenance.items()},
        )
    )
    return found


def known(provenance: Provenance, of: str = "") -> str:
    """One word: that of this key, or the weakest of all."""
    return provenance.get(of) or max(provenance.values(), key=PROVENANCES.index)
