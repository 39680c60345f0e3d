"""What lies in the box of Saga: Vikings vs Anglo-Saxons, read from the files in `data/` and checked.

No other module of the game reads files. Almost nothing about this game is known beyond its rulebook, so that map, tiles
and track are partly reconstructed: each entry says which of its facts are.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from moonsaga.games.saga.box import codes
from moonsaga.kernel.errors import DataError

SIDES = codes.SIDE_NAMES
KINDS = ("coastal", "inland", "scandinavia")
ICONS = ("", "acts-first", "initiative")
ACTIONS = {
    "viking": ("move", "scout", "recruit", "plunder"),
    "saxon": ("move", "build", "fyrd", "income", "tribute"),
}
BONUSES = {"viking": ("", "warrior", "move"), "saxon": ("", "move-or-coin", "coin")}
ABILITIES = {
    "viking": ("strength-with-burh", "unit-from-scandinavia", "dies-with-two", "plunders-after-victory"),
    "saxon": ("strength-with-burh", "unit-from-next-area", "viking-to-drakkar", "strength-without-burh"),
}
PROVENANCES = ("rulebook", "derived", "reconstruction")
TILES = codes.TILES
TARGETS = codes.TARGETS
MOST_ACTIONS = 2

PACKAGED = Path(__file__).parent / "data"
VARIABLE = "MOONSAGA_DATA"

Provenance = str | dict[str, str]
T = TypeVar("T")


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a file: what it says, and where that comes from."""

    provenance: Provenance


class Pieces(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many there are; warriors and leaders of each side."""

    warriors: int
    leaders: int
    burhs: int
    coins: int
    targets: int
    tiles: int


class Start(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Preparation: who begins, the coins, and who stands where."""

    initiative: str
    viking_coins: int
    saxon_coins: int
    first_burh: str
    first_target: int
    second_target: int
    other_areas: int
    scandinavia: int


class Track(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The round track: its length and where the burh marker starts."""

    spaces: int
    burh_start: int


class Victory(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the Vikings need."""

    areas: int
    coins: int


class Price(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Coins that actions cost or bring, and the strength that costs a unit in battle."""

    build: int
    fyrd: int
    income_recruit: int
    tribute: int
    recruit_one: int
    recruit_three: int
    plunder: int
    casualty: int


class Leader(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An ability, and the strength it can give its leader."""

    ability: str
    strength: int


class Area(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An area of the board."""

    name: str
    kind: str


class Edge(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two areas that touch; with an option that can take the border away."""

    between: tuple[str, str]
    option: str = ""


class Half(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side's half of an action tile: its actions, or one of those to choose from, and the golden bonus."""

    actions: tuple[str, ...] = ()
    choose: tuple[str, ...] = ()
    bonus: str = ""

    @property
    def listed(self) -> tuple[str, ...]:
        return self.choose or self.actions


class Tile(_Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action tile."""

    number: int
    icon: str
    viking: Half
    saxon: Half

    def half(self, side: str) -> Half:
        return self.viking if side == "viking" else self.saxon


class TileSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Four tiles to play with."""

    name: str
    note: str
    tile: tuple[Tile, ...]


class Box(msgspec.Struct, frozen=True, dict=True):
    """Everything in the box."""

    pieces: Pieces
    start: Start
    track: Track
    victory: Victory
    price: Price
    leaders: dict[str, dict[str, Leader]]
    areas: tuple[Area, ...]
    edges: tuple[Edge, ...]
    tile_sets: dict[str, tuple[Tile, ...]]

    @cached_property
    def area_number(self) -> dict[str, int]:
        return {area.name: number for number, area in enumerate(self.areas)}

    def count(self, kind: str) -> int:
        """How many areas of a kind there are."""
        return sum(area.kind == kind for area in self.areas)

    @cached_property
    def hash(self) -> str:
        """Equal for boxes that play the same, wherever their facts come from."""
        return hashlib.sha256(msgspec.json.encode(_without_provenance(msgspec.to_builtins(self)))).hexdigest()[:16]


def _without_provenance(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_provenance(inner) for key, inner in value.items() if key != "provenance"}
    return [_without_provenance(inner) for inner in value] if isinstance(value, list | tuple) else value


def load(folder: Path | None = None) -> Box:
    """The box described by a folder's three files; without a folder, that of `MOONSAGA_DATA` or the packaged one."""
    folder = folder or _folder()
    box, board, tiles = (_read(folder, name) for name in ("box", "map", "tiles"))
    found = Box(
        pieces=_convert("box", "pieces", box, Pieces),
        start=_convert("box", "start", box, Start),
        track=_convert("box", "track", box, Track),
        victory=_convert("box", "victory", box, Victory),
        price=_convert("box", "price", box, Price),
        leaders=_convert("box", "leader", box, dict[str, dict[str, Leader]]),
        areas=_convert("map", "area", board, tuple[Area, ...]),
        edges=_convert("map", "edge", board, tuple[Edge, ...]),
        tile_sets={one.name: one.tile for one in _convert("tiles", "set", tiles, tuple[TileSet, ...])},
    )
    _check_areas(found)
    _check_edges(found)
    _check_leaders(found)
    _check_start(found)
    for name, one in found.tile_sets.items():
        _check_tiles(name, one)
    _check_provenance(found)
    return found


def _folder() -> Path:
    named = os.environ.get(VARIABLE)
    if named and (Path(named) / "saga").is_dir():
        return Path(named) / "saga"
    return PACKAGED


def _read(folder: Path, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    except OSError as problem:
        raise DataError(f"{name}.toml cannot be read: {(problem.strerror or 'no reason given').lower()}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise DataError(f"{name}.toml is damaged: {problem}") from None


def _convert(file: str, key: str, values: dict[str, Any], kind: type[T]) -> T:
    if key not in values:
        raise DataError(f"{file}.toml lacks {key}")
    try:
        return msgspec.convert(values[key], kind)
    except msgspec.ValidationError as problem:
        raise DataError(f"{file}.toml, {key}: {problem}") from None


# --- what makes a playable box ----------------------------------------------------------------------------------------


def _check_areas(box: Box) -> None:
    """Coastal areas first, one for each target, then inland ones, then the three of Scandinavia: the core counts so."""
    if box.pieces.targets != TARGETS:
        raise DataError("box.toml: there are five raid targets")
    kinds = [area.kind for area in box.areas]
    expected = ["coastal"] * codes.COASTAL + ["inland"] * codes.INLAND + ["scandinavia"] * codes.SLOTS
    if kinds != expected:
        raise DataError(f"map.toml: the areas are {_listed(kinds)}, expected {_listed(expected)} in this order")
    _check_unique("map.toml, areas", (area.name for area in box.areas))


def _check_edges(box: Box) -> None:
    for edge in box.edges:
        for name in edge.between:
            if name not in box.area_number:
                raise DataError(f"map.toml: the edge {' - '.join(edge.between)} names {name!r}, which is no area")
        kinds = {box.areas[box.area_number[name]].kind == "scandinavia" for name in edge.between}
        if len(kinds) > 1:
            raise DataError(f"map.toml: {' - '.join(edge.between)} would join England and Scandinavia by land")
    _check_unique("map.toml, edges", (" - ".join(sorted(edge.between)) for edge in box.edges))


def _check_leaders(box: Box) -> None:
    for side in SIDES:
        found = tuple(leader.ability for leader in box.leaders.get(side, {}).values())
        if found != ABILITIES[side]:
            raise DataError(
                f"box.toml: the leaders of {side} have {_listed(found)}, expected {_listed(ABILITIES[side])}"
            )


def _check_start(box: Box) -> None:
    if box.start.initiative not in SIDES:
        raise DataError(f"box.toml: initiative is {box.start.initiative!r}, expected {_listed(SIDES)}")
    if box.areas[box.area_number.get(box.start.first_burh, 0)].kind != "inland":
        raise DataError("box.toml: first_burh is an inland area, since a raid target places the second burh")
    if box.pieces.leaders != len(ABILITIES["viking"]) or box.pieces.tiles != TILES:
        raise DataError("box.toml: there are four leaders of each side and four tiles")
    if box.pieces.warriors > codes.MOST_WARRIORS:
        raise DataError(f"box.toml: actions have numbers for at most {codes.MOST_WARRIORS} warriors of each side")
    if box.track.burh_start < 3 or box.track.spaces < box.track.burh_start + box.pieces.burhs - 2:
        raise DataError("box.toml: the burh marker must be able to move left twice, and right for each other burh")


def _check_tiles(name: str, tiles: tuple[Tile, ...]) -> None:
    if [tile.number for tile in tiles] != list(range(1, TILES + 1)):
        raise DataError(f"tiles.toml, set {name}: expected tiles 1 to {TILES} in order")
    if sorted(tile.icon for tile in tiles) != sorted((*ICONS, "")):
        raise DataError(f"tiles.toml, set {name}: one tile acts first and one gives the initiative")
    for tile in tiles:
        for side in SIDES:
            _check_half(f"tiles.toml, set {name}, tile {tile.number}, {side}", side, tile.half(side))


def _check_half(where: str, side: str, half: Half) -> None:
    if bool(half.actions) == bool(half.choose) or len(half.listed) > MOST_ACTIONS:
        raise DataError(f"{where}: expected one or two `actions`, or two to `choose` from")
    for action in half.listed:
        if action not in ACTIONS[side]:
            raise DataError(f"{where}: {action!r} is none of {_listed(ACTIONS[side])}")
    _check_unique(where, half.listed)
    if half.bonus not in BONUSES[side]:
        raise DataError(f"{where}: the bonus {half.bonus!r} is none of {_listed(BONUSES[side])}")


def _check_provenance(box: Box) -> None:
    entries: list[_Entry] = [box.pieces, box.start, box.track, box.victory, box.price, *box.areas, *box.edges]
    entries += [leader for side in box.leaders.values() for leader in side.values()]
    entries += [tile for tiles in box.tile_sets.values() for tile in tiles]
    for entry in entries:
        words = entry.provenance.values() if isinstance(entry.provenance, dict) else (entry.provenance,)
        for word in words:
            if word not in PROVENANCES:
                raise DataError(f"the provenance {word!r} is none of {_listed(PROVENANCES)}")


def _check_unique(where: str, names: Iterable[str]) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            raise DataError(f"{where}: {name} stands there {count} times, expected once")


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)
