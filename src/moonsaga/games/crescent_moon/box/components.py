"""The box as a client draws it: cards, sheets, objectives, prices and maps, each with where it is known from."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts
from moonsaga.games.crescent_moon.box.codes import TILES
from moonsaga.games.crescent_moon.box.data import Bonus, Card
from moonsaga.games.crescent_moon.box.data import Ruler as Sheet


class CardFace(msgspec.Struct, frozen=True):
    """One title of the power cards."""

    name: str
    ruler: str
    """Who is paid for it; `none` for Warfare."""
    type: str
    copies: int
    uses: tuple[str, ...]
    """Where it can be played: `combat`, `contest`, `action`, `anytime`."""
    strength: tuple[int, ...]
    """What it adds in a combat when it adds something: one number, or the least and the most; empty if that is none."""
    influence: tuple[int, ...]
    """The same in a contest."""
    provenance: dict[str, str]


class ObjectiveLine(msgspec.Struct, frozen=True):
    """One line of a ruler's objectives. `at_least`, `cities`, `each` and `most` fill its words."""

    name: str
    points: int
    at_least: int
    cities: int
    each: int
    most: int
    provenance: str


class RulerSheet(msgspec.Struct, frozen=True):
    """What is printed before a ruler."""

    name: str
    units: int
    forts: int
    castles: int
    influence: int
    limit: int
    build: int
    move: int
    recruit: int
    reserves: bool
    actions: tuple[str, ...]
    groups: tuple[dict[str, int], ...]
    objectives: tuple[ObjectiveLine, ...]
    provenance: dict[str, str]


class Components(msgspec.Struct, frozen=True):
    cards: tuple[CardFace, ...]
    card_kinds: tuple[int, ...]
    """The place in `cards` of each of the 69 cards."""
    rulers: tuple[RulerSheet, ...]
    phases: tuple[str, ...]
    """The name of each phase, by its number in a view."""
    market: dict[str, int]
    """Prices of the three rows."""
    build: dict[str, int]
    surcharge: dict[str, int]
    """What building costs more on a terrain."""
    income: dict[str, int]
    sack: dict[str, int]
    hire: dict[str, int]
    strength: dict[str, int]
    rounds: int
    hand_limit: int
    tile_names: tuple[str, ...]
    tiles: dict[str, str]
    """Where the number of each sort of tile is known from."""
    maps: dict[str, str]
    provenance: dict[str, str]
    """Of the tables above that have no entry of their own."""


@cache
def components() -> dict[str, Any]:
    """What is in the box, as plain data."""
    box = facts.BOX
    found: dict[str, Any] = msgspec.to_builtins(
        Components(
            cards=tuple(_face(card) for card in box.cards),
            card_kinds=facts.KIND_OF,
            rulers=tuple(_sheet(ruler) for ruler in box.rulers),
            phases=n.PHASES,
            market=_prices("market"),
            build=_prices("build"),
            surcharge=_prices("surcharge"),
            income=_prices("income"),
            sack=_prices("sack"),
            hire=_prices("hire"),
            strength=_prices("strength"),
            rounds=n.ROUNDS,
            hand_limit=facts.HAND_LIMIT,
            tile_names=TILES,
            tiles={tile.name: tile.provenance for tile in box.tiles},
            maps={one.name: one.provenance for one in box.maps},
            provenance={name: str(table["provenance"]) for name, table in box.economy.items()},
        )
    )
    return found


def _prices(table: str) -> dict[str, int]:
    return {name: number for name, number in facts.BOX.economy[table].items() if name != "provenance"}


def _face(card: Card) -> CardFace:
    uses = {
        "combat": card.in_combat,
        "contest": card.in_contest,
        "action": card.action != "none",
        "anytime": card.anytime != "none",
    }
    return CardFace(
        name=card.name,
        ruler=card.ruler,
        type=card.type,
        copies=card.copies,
        uses=tuple(use for use, has in uses.items() if has),
        strength=_range(card.strength, _assigned(card)),
        influence=_range(card.influence),
        provenance=card.provenance,
    )


def _range(bonus: Bonus | None, assigned: int = 0) -> tuple[int, ...]:
    """The least and the most that a card adds when its condition holds, units are assigned to it, or both."""
    given = {0} if bonus is None else _amounts(bonus)
    sums = {plus + units for plus in given for units in range(assigned + 1)} - {0}
    return tuple(sorted({min(sums), max(sums)})) if sums else ()


def _amounts(bonus: Bonus) -> set[int]:
    if bonus.when == "settlement":
        return {0, bonus.plus, 2 * bonus.plus}
    if bonus.more:
        return {bonus.plus, bonus.plus + bonus.more}
    return {bonus.plus} if bonus.when == "always" else {0, bonus.plus}


def _assigned(card: Card) -> int:
    return card.assign.most if card.assign and card.assign.gives == "strength" else 0


def _sheet(ruler: Sheet) -> RulerSheet:
    lines = facts.BOX.objectives[ruler.name].items()
    return RulerSheet(
        **{name: getattr(ruler, name) for name in ("name", "units", "forts", "castles", "influence", "limit")},
        **{name: getattr(ruler, name) for name in ("build", "move", "recruit", "reserves", "actions", "provenance")},
        groups=tuple(msgspec.to_builtins(group) for group in ruler.groups),
        objectives=tuple(
            ObjectiveLine(name, one.points, one.at_least, one.cities, one.each, one.most, one.provenance)
            for name, one in lines
        ),
    )
