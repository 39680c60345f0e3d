"""What lies in the box of Crescent Moon, read from the files in `data/` and checked; no other module reads files."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from moonsaga.games.crescent_moon.box.codes import (
    ACTION_CARDS,
    ANYTIMES,
    BONUS_CONDITIONS,
    COUNTED,
    FIRST_YEAR,
    GIFTS,
    RULERS,
    SPECIALS,
    SPOILS,
    TERRAINS,
    TILES,
    TYPES,
    UNIT_KINDS,
)
from moonsaga.kernel.errors import DataError

PACKAGED = Path(__file__).parent / "data"
SCORE_LINES = Path(__file__).parent / "score_lines.toml"
"""Beside the data, since the hash of every record is made of those."""
PROVENANCES = ("rulebook", "derived", "found", "reconstruction")


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces that start together."""

    ordinary: int = 0
    mercenary: int = 0
    fort: int = 0
    castle: int = 0
    town: int = 0
    city: int = 0
    influence: int = 0


class Ruler(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ruler's pieces, start and sheet."""

    name: str
    units: int
    forts: int
    castles: int
    influence: int
    towns: int = 0
    cities: int = 0
    coins: int
    limit: int
    ordinary: bool
    reserves: bool
    build: int
    move: int
    recruit: int
    actions: tuple[str, ...]
    groups: tuple[Group, ...]
    provenance: dict[str, str]


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Strength or influence that a card adds: `plus`, and `more` besides when the condition holds."""

    plus: int
    more: int = 0
    when: str = "always"


class Assign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Units put on a card in a combat."""

    units: str
    most: int
    gives: str
    exact: bool = False
    attacker: bool = False


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One title of the power cards."""

    name: str
    ruler: str
    type: str
    copies: int
    strength: Bonus | None = None
    assign: Assign | None = None
    special: str = "none"
    influence: Bonus | None = None
    influence_special: str = "none"
    action: str = "none"
    anytime: str = "none"
    provenance: dict[str, str]

    @property
    def in_combat(self) -> bool:
        return self.strength is not None or self.assign is not None or self.special != "none"

    @property
    def in_contest(self) -> bool:
        return self.influence is not None or self.influence_special != "none"


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    terrain: str
    five: int
    four: int
    provenance: str


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a ruler's objectives."""

    points: int
    provenance: str
    at_least: int = 0
    cities: int = 0
    each: int = 1
    most: int = 0


class ScoreLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a line of the objectives counts."""

    counts: str
    tiles: tuple[str, ...] = TILES
    terrains: tuple[str, ...] = TERRAINS
    palace: bool = False


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named map: its picture for five and for four rulers."""

    name: str
    five: str
    four: str
    provenance: str


class Box(msgspec.Struct, frozen=True):
    """Everything in the box."""

    rulers: tuple[Ruler, ...]
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    economy: dict[str, dict[str, Any]]
    objectives: dict[str, dict[str, Line]]
    score_lines: dict[str, dict[str, ScoreLine]]
    maps: tuple[Map, ...]
    hash: str

    def ruler(self, name: str) -> Ruler:
        return self.rulers[RULERS.index(name)]


def load(folder: Path = PACKAGED, score_lines: Path = SCORE_LINES) -> Box:
    """The box; `DataError` says which entry is wrong."""
    names = ("rulers", "cards", "tiles", "economy", "objectives", "maps")
    read = {name: (folder / f"{name}.toml").read_bytes() for name in names}
    try:
        files = {name: tomllib.loads(text.decode("utf-8")) for name, text in read.items()}
        box = Box(
            rulers=msgspec.convert(files["rulers"]["ruler"], tuple[Ruler, ...]),
            cards=msgspec.convert(files["cards"]["card"], tuple[Card, ...]),
            tiles=msgspec.convert(files["tiles"]["tile"], tuple[Tile, ...]),
            economy=files["economy"],
            objectives=msgspec.convert(files["objectives"], dict[str, dict[str, Line]]),
            score_lines=msgspec.convert(
                tomllib.loads(score_lines.read_text(encoding="utf-8")), dict[str, dict[str, ScoreLine]]
            ),
            maps=msgspec.convert(files["maps"]["map"], tuple[Map, ...]),
            hash=hashlib.sha256(b"".join(read[name] for name in names)).hexdigest()[:16],
        )
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, KeyError) as problem:
        raise DataError(f"the files of Crescent Moon cannot be read: {problem}") from None
    _check(box)
    return box


def _check(box: Box) -> None:
    """What the rest of the game relies on."""
    _same("rulers", [ruler.name for ruler in box.rulers], RULERS)
    _same("tiles", [tile.name for tile in box.tiles], TILES)
    _same("objectives", box.objectives, RULERS)
    _check_score_lines(box)
    for card in box.cards:
        _among(card.name, card.ruler, (*RULERS, "none"))
        _among(card.name, card.type, TYPES)
        _among(card.name, card.special, SPECIALS)
        _among(card.name, card.influence_special, SPECIALS)
        _among(card.name, card.action, ACTION_CARDS)
        _among(card.name, card.anytime, ANYTIMES)
        for bonus in (card.strength, card.influence):
            _among(card.name, bonus.when if bonus else "never", BONUS_CONDITIONS)
        if card.assign:
            _among(card.name, card.assign.units, UNIT_KINDS)
            _among(card.name, card.assign.gives, GIFTS)
    for source in _provenances(box):
        _among("provenance", source, PROVENANCES)
    if sum(card.copies for card in box.cards) != 69:
        raise DataError("there are 69 power cards in the box")


def _check_score_lines(box: Box) -> None:
    """Every line of a sheet is counted somehow, but for the spoils."""
    _same("rulers with score lines", box.score_lines, RULERS)
    for ruler, lines in box.score_lines.items():
        spoils = SPOILS if ruler == "warlord" else ()
        _same(f"score lines of the {ruler}", lines, tuple(name for name in box.objectives[ruler] if name not in spoils))
        _among(ruler, FIRST_YEAR, tuple(lines))
        for name, line in lines.items():
            _among(f"{ruler}, {name}", line.counts, COUNTED)
            for tile in line.tiles:
                _among(f"{ruler}, {name}", tile, TILES)
            for terrain in line.terrains:
                _among(f"{ruler}, {name}", terrain, TERRAINS)


def _provenances(box: Box) -> list[str]:
    found = [source for ruler in box.rulers for source in ruler.provenance.values()]
    found += [source for card in box.cards for source in card.provenance.values()]
    found += [tile.provenance for tile in box.tiles] + [one.provenance for one in box.maps]
    found += [str(table["provenance"]) for table in box.economy.values()]
    return found + [line.provenance for lines in box.objectives.values() for line in lines.values()]


def _same(what: str, found: Any, wanted: tuple[str, ...]) -> None:
    if tuple(found) != wanted:
        raise DataError(f"the {what} are {', '.join(wanted)}, in this order, not {', '.join(found)}")


def _among(name: str, word: str, words: tuple[str, ...]) -> None:
    if word not in words:
        raise DataError(f"{name}: {word!r} is none of {', '.join(words)}")
