"""The box as a client draws it: map, tiles and leaders, each with where it is known from."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from moonsaga.games.saga.box import facts
from moonsaga.games.saga.box.data import PROVENANCES, Provenance, Tile


class Land(msgspec.Struct, frozen=True):
    """An area of the board."""

    kind: str
    provenance: str


class Border(msgspec.Struct, frozen=True):
    """Two areas that touch."""

    between: tuple[str, str]
    option: str
    """The option that can take the border away; none for most."""
    provenance: str


class LeaderFace(msgspec.Struct, frozen=True):
    """What is printed on a leader."""

    ability: str
    strength: int
    """What the ability gives at its best; without it a leader has 1."""
    provenance: str


class TileSource(msgspec.Struct, frozen=True):
    """Where the parts of an action tile are known from."""

    icon: str
    viking: str
    saxon: str
    bonus: str


class Components(msgspec.Struct, frozen=True):
    areas: dict[str, Land]
    borders: tuple[Border, ...]
    leaders: dict[str, LeaderFace]
    tiles: dict[str, tuple[TileSource, ...]]
    """By the set, in the order of the tiles."""
    pieces: dict[str, int]
    """How many there are; warriors and leaders of each side."""
    price: dict[str, int]
    areas_to_win: int
    coins_to_win: int
    provenance: dict[str, str]
    """Of what is no entry of its own: pieces, start, track, victory, price."""


@cache
def components() -> dict[str, Any]:
    """What is in the box, as plain data."""
    box = facts.BOX
    sections = {
        "pieces": box.pieces,
        "start": box.start,
        "track": box.track,
        "victory": box.victory,
        "price": box.price,
    }
    found: dict[str, Any] = msgspec.to_builtins(
        Components(
            areas={area.name: Land(area.kind, known(area.provenance)) for area in box.areas},
            borders=tuple(Border(edge.between, edge.option, known(edge.provenance)) for edge in box.edges),
            leaders={
                name: LeaderFace(leader.ability, leader.strength, known(leader.provenance))
                for side in box.leaders.values()
                for name, leader in side.items()
            },
            tiles={name: tuple(map(_tile_source, tiles)) for name, tiles in box.tile_sets.items()},
            pieces=_numbers(box.pieces),
            price=_numbers(box.price),
            areas_to_win=box.victory.areas,
            coins_to_win=box.victory.coins,
            provenance={name: known(section.provenance) for name, section in sections.items()},
        )
    )
    return found


def known(provenance: Provenance, of: str = "") -> str:
    """One word: that of this key, or the weakest of all."""
    if isinstance(provenance, str):
        return provenance
    return provenance.get(of) or max(provenance.values(), key=PROVENANCES.index)


def _tile_source(tile: Tile) -> TileSource:
    parts = ("icon", "viking", "saxon", "bonus")
    return TileSource(*(known(tile.provenance, part) for part in parts))


def _numbers(entry: msgspec.Struct) -> dict[str, int]:
    return {name: value for name, value in msgspec.to_builtins(entry).items() if isinstance(value, int)}
