"""What lies in the box of Ekö, read from the files in `data/` and checked; nothing else of the game reads files.

Hexes are axial (q, r) with pointy tops and r growing to the south-east. Directions count clockwise from the east.
"""

import hashlib
import json
import os
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import TypeGuard

from moonsaga.kernel.errors import DataError

Hex = tuple[int, int]
Slot = tuple[int, int]
Provenance = dict[str, str]

SEATS = (2, 3, 4)
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
BASE_TERRAIN = ("space", "sinkhole", "stone_desert", "gorge", "capital", "mountain")
TERRAIN = (*BASE_TERRAIN, "storm", "portal", "temple_wind", "temple_moon", "temple_sand")
BUILDINGS = ("camp", "tower", "castle")
COLOURS = ("light_blue", "navy", "purple", "grey")
BACKS = ("grey", "blue", "red")
FAMILIES = ("rows", "star")
LARGE_LETTERS = "ABCDEFGHIJKLM"
TEMPLES = {"N": "temple_moon", "O": "temple_sand"}
FEATURES = {"P": "", "Q": "", "R": "", "S": "pyramid", "T": "wind", "U": "lighthouse"}
PROVENANCES = ("rulebook", "derived", "found", "reconstruction")

PACKAGED = Path(__file__).parent / "data"
VARIABLE = "MOONSAGA_DATA"


# What the box holds


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building; `count` is what each player owns."""

    name: str
    level: int
    points: int
    cost: int
    count: int
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of cell: the highest level of building it carries, and whether a stack can stand on it."""

    name: str
    highest: int
    enterable: bool
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class LargeTile:
    """Seven cells: the centre, then the ring E, SE, SW, W, NW, NE.

    The temple tiles N and O have no back of their own (`""`) and name the base tile they replace, once as found and
    once as the rulebook has it, with the letter printed there. For base tiles these are empty.
    """

    letter: str
    back: str
    faces: tuple[str, ...]
    provenance: Provenance
    replaces: str = ""
    replaces_rulebook: str = ""
    letter_rulebook: str = ""

    @property
    def spaces(self) -> int:
        return self.faces.count("space")


@dataclass(frozen=True, slots=True)
class SmallTile:
    """Three cells round a corner: turned by k, they lie at the origin and its neighbours in directions k and k + 1."""

    letter: str
    count: int
    cells: tuple[str, ...]
    feature: str
    provenance: Provenance


@dataclass(frozen=True)
class Box:
    """Everything in the box. `provenance` has the sections of the files that are not entries of their own."""

    discs: int
    emperors: int
    stack_limit: int
    colours: tuple[str, ...]
    buildings: dict[str, Building]
    replacing_surcharge: int
    forced_march_discs: int
    temple_discs: int
    victory_points: int
    emperor_points: int
    pyramid_points: int
    terrain: dict[str, Terrain]
    tiles: dict[int, dict[str, int]]
    large: dict[str, LargeTile]
    small: dict[str, SmallTile]
    lattice: tuple[Hex, Hex]
    layouts: dict[str, dict[int, tuple[Slot, ...]]]
    boards: dict[int, tuple[tuple[Slot, str, int], ...]]
    provenance: dict[str, Provenance]

    def letters(self, seats: int) -> tuple[str, ...]:
        """The base tiles in play, in alphabetical order."""
        return tuple(sorted(letter for letter, tile in self.large.items() if tile.back in self.tiles[seats]))

    def centre(self, slot: Slot) -> Hex:
        """The hex under the centre of a tile on this slot."""
        return _centre(self.lattice, slot)

    def cells(self, slot: Slot, rotation: int = 0) -> tuple[Hex, ...]:
        """The seven hexes under a tile on this slot, in the order of its faces."""
        return _flower(self.centre(slot), rotation)

    @cached_property
    def hash(self) -> str:
        """Equal for boxes that play the same, however their files are written and wherever their facts come from."""
        canonical = json.dumps(_without_provenance(asdict(self)), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _without_provenance(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without_provenance(inner) for key, inner in value.items() if key != "provenance"}
    return value


def load(folder: Path | None = None) -> Box:
    """The box described by a folder's four files; without a folder, that of `MOONSAGA_DATA` or the packaged one."""
    folder = folder or _folder()
    box, tiles, layouts, boards = (_read(folder / f"{name}.toml") for name in ("box", "tiles", "layouts", "boards"))

    box.has_only("discs", "colours", "building", "price", "victory", "terrain", "tiles")
    discs = box.section("discs", "per_player", "emperors", "stack_limit")
    price = box.section("price", "replacing", "forced_march", "temple")
    victory = box.section("victory", "points", "emperor", "pyramid")
    per_player = discs.whole("per_player", 1, 16)
    in_play = _tiles_by_back(box)
    legend = _legend(tiles)
    large = _base_tiles(tiles, legend)
    _check_backs(tiles, large, in_play)
    _check_spaces(tiles, large, in_play, per_player)
    temples = _temple_tiles(tiles, legend, large, in_play)
    lattice = _lattice(layouts)
    families = _layouts(layouts, lattice, in_play)

    return Box(
        discs=per_player,
        emperors=discs.whole("emperors", 1, 1),
        stack_limit=discs.whole("stack_limit", 1, 16),
        colours=_colours(box),
        buildings=_buildings(box),
        replacing_surcharge=price.whole("replacing", 0, 16),
        forced_march_discs=price.whole("forced_march", 1, 16),
        temple_discs=price.whole("temple", 1, 16),
        victory_points=victory.whole("points", 1, 99),
        emperor_points=victory.whole("emperor", 0, 99),
        pyramid_points=victory.whole("pyramid", 0, 99),
        terrain=_terrain(box),
        tiles=in_play,
        large=large | temples,
        small=_small_tiles(tiles, legend),
        lattice=lattice,
        layouts=families,
        boards=_boards(boards, large, lattice, families["rows"], in_play),
        provenance=_provenance_of_sections(box, layouts, boards),
    )


def _folder() -> Path:
    named = os.environ.get(VARIABLE)
    if named and (Path(named) / "eko").is_dir():
        return Path(named) / "eko"
    return PACKAGED


# Entries: tables that know where they stand, so that every complaint can say it


@dataclass(frozen=True, slots=True)
class _Entry:
    file: Path
    name: str
    values: dict[str, object]

    def wrong(self, problem: str) -> DataError:
        return DataError(f"{self.file}, {self.name}: {problem}.")

    def has_only(self, *keys: str) -> None:
        for key in self.values:
            if key not in keys:
                raise self.wrong(f"the key {_shown(key)} is unknown, expected {_listed(keys)}")
        for key in keys:
            if key not in self.values:
                raise self.wrong(f"the key {_shown(key)} is missing, expected {_listed(keys)}")

    def inner(self, key: str, name: str) -> "_Entry":
        return _entry(self.file, name, self.values[key])

    def section(self, key: str, *keys: str) -> "_Entry":
        """The table under a key that must have these keys and its provenance."""
        entry = self.inner(key, key)
        entry.has_only(*keys, "provenance")
        return entry

    def list_of(self, key: str) -> list[object]:
        value = self.values[key]
        if not isinstance(value, list):
            raise self.wrong(f"{key} is {_shown(value)}, expected a list")
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.values[key]
        if not _is_whole(value) or not low <= value <= high:
            expected = f"the number {low}" if low == high else f"a whole number from {low} to {high}"
            raise self.wrong(f"{key} is {_shown(value)}, expected {expected}")
        return value

    def flag(self, key: str) -> bool:
        value = self.values[key]
        if not isinstance(value, bool):
            raise self.wrong(f"{key} is {_shown(value)}, expected true or false")
        return value

    def text(self, key: str) -> str:
        value = self.values[key]
        if not isinstance(value, str):
            raise self.wrong(f"{key} is {_shown(value)}, expected a text in quotes")
        return value

    def one_of(self, key: str, choices: Iterable[str]) -> str:
        value = self.values[key]
        if not isinstance(value, str) or value not in tuple(choices):
            raise self.wrong(f"{key} is {_shown(value)}, expected {_either(choices)}")
        return value

    def provenance(self) -> Provenance:
        """Where each key of this entry comes from; one word stands for all of them."""
        keys = [key for key in self.values if key != "provenance"]
        value = self.values["provenance"]
        if not isinstance(value, dict):
            return dict.fromkeys(keys, self.one_of("provenance", PROVENANCES))
        table = _entry(self.file, f"{self.name}, provenance", value)
        table.has_only(*keys)
        return {key: table.one_of(key, PROVENANCES) for key in keys}


def _read(path: Path) -> _Entry:
    try:
        with path.open("rb") as file:
            return _Entry(path, "top level", tomllib.load(file))
    except OSError as error:
        raise DataError(f"{path}: the file cannot be read ({error.strerror}), expected a data file of Ekö.") from None
    except ValueError as error:
        raise DataError(f"{path}: the file is not valid TOML ({error}), expected keys, values and tables.") from None


def _entry(file: Path, name: str, value: object) -> _Entry:
    if not isinstance(value, dict):
        raise DataError(f"{file}, {name}: this is {_shown(value)}, expected a table.")
    return _Entry(file, name, value)


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: object) -> str:
    """A value as it may stand in a sentence."""
    if isinstance(value, dict):
        return "a table"
    written = json.dumps(value, ensure_ascii=False, default=str)
    return written if len(written) <= 40 else f"{written[:36]} ..."


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def _either(words: Iterable[str]) -> str:
    *others, last = (_shown(word) for word in words)
    return f"{', '.join(others)} or {last}" if others else last


# box.toml


def _colours(box: _Entry) -> tuple[str, ...]:
    entry = box.section("colours", "order")
    colours = entry.list_of("order")
    if len(colours) != len(COLOURS) or any(colour not in colours for colour in COLOURS):
        raise entry.wrong(f"the order does not name each colour once, expected {_listed(COLOURS)}")
    return tuple(str(colour) for colour in colours)


def _buildings(box: _Entry) -> dict[str, Building]:
    table = box.inner("building", "building")
    table.has_only(*BUILDINGS)
    return {name: _building(table, name, level) for level, name in enumerate(BUILDINGS, 1)}


def _building(table: _Entry, name: str, level: int) -> Building:
    entry = table.section(name, "level", "points", "cost", "count")
    return Building(
        name=name,
        level=entry.whole("level", level, level),
        points=entry.whole("points", 0, 99),
        cost=entry.whole("cost", 1, 16),
        count=entry.whole("count", 0, 99),
        provenance=entry.provenance(),
    )


def _terrain(box: _Entry) -> dict[str, Terrain]:
    table = box.inner("terrain", "terrain")
    table.has_only(*TERRAIN)
    return {name: _one_terrain(table, name) for name in TERRAIN}


def _one_terrain(table: _Entry, name: str) -> Terrain:
    entry = table.section(name, "highest", "enterable")
    terrain = Terrain(name, entry.whole("highest", 0, len(BUILDINGS)), entry.flag("enterable"), entry.provenance())
    if terrain.enterable and terrain.highest:
        raise entry.wrong(f"stacks enter it and highest is {terrain.highest}, expected 0 where stacks can stand")
    if name == "space" and not terrain.enterable:
        raise entry.wrong("enterable is false, expected true since the discs start there")
    return terrain


def _tiles_by_back(box: _Entry) -> dict[int, dict[str, int]]:
    table = box.inner("tiles", "tiles")
    table.has_only(*map(str, SEATS))
    return {seats: _backs(table, seats) for seats in SEATS}


def _backs(table: _Entry, seats: int) -> dict[str, int]:
    """Preparation: two players take the grey tiles, three the blue ones too, four all."""
    entry = table.inner(str(seats), f"tiles for {seats} players")
    backs = BACKS[: seats - 1]
    entry.has_only(*backs, "provenance")
    return {back: entry.whole(back, 1, len(LARGE_LETTERS)) for back in backs}


# tiles.toml


def _legend(tiles: _Entry) -> dict[str, str]:
    tiles.has_only("legend", "large", "temple", "small")
    legend = tiles.inner("legend", "legend")
    for letter in legend.values:
        if len(letter) != 1 or letter.isspace():
            raise legend.wrong(f"{_shown(letter)} cannot be drawn, expected a single letter or sign")
    meanings = {letter: legend.one_of(letter, TERRAIN) for letter in legend.values}
    letters = Counter(meanings.values())
    for name in TERRAIN:
        if letters[name] != 1:
            raise legend.wrong(f"{name} has {letters[name]} letters, expected one for each terrain")
    return meanings


def _base_tiles(tiles: _Entry, legend: dict[str, str]) -> dict[str, LargeTile]:
    large = {}
    for entry in _lettered(tiles, "large", LARGE_LETTERS):
        entry.has_only("letter", "back", "face", "provenance")
        faces = _large_face(entry, legend)
        for name in faces:
            if name not in BASE_TERRAIN:
                raise entry.wrong(f"the face shows {name}, expected only {_listed(BASE_TERRAIN)}")
        letter = entry.text("letter")
        large[letter] = LargeTile(letter, entry.one_of("back", BACKS), faces, entry.provenance())
    return large


def _temple_tiles(
    tiles: _Entry, legend: dict[str, str], large: dict[str, LargeTile], in_play: dict[int, dict[str, int]]
) -> dict[str, LargeTile]:
    temples = {}
    always = [letter for letter, tile in large.items() if all(tile.back in backs for backs in in_play.values())]
    for entry in _lettered(tiles, "temple", TEMPLES):
        entry.has_only("letter", "letter_rulebook", "replaces", "replaces_rulebook", "face", "provenance")
        letter = entry.text("letter")
        tile = LargeTile(
            letter=letter,
            back="",
            faces=_large_face(entry, legend),
            provenance=entry.provenance(),
            replaces=entry.one_of("replaces", always),
            replaces_rulebook=entry.one_of("replaces_rulebook", always),
            letter_rulebook=entry.text("letter_rulebook"),
        )
        _check_temple(entry, tile, large)
        temples[letter] = tile
    return temples


def _check_temple(entry: _Entry, tile: LargeTile, large: dict[str, LargeTile]) -> None:
    """Preparation: discs fill all spaces, so a temple tile has as many spaces as the tile it replaces."""
    special = [name for name in tile.faces if name not in BASE_TERRAIN]
    if special != [TEMPLES[tile.letter]]:
        found = _listed(special) or "no temple"
        raise entry.wrong(f"the face shows {found}, expected {TEMPLES[tile.letter]} once and else base terrain")
    for replaced in (tile.replaces, tile.replaces_rulebook):
        expected = large[replaced].spaces
        if tile.spaces != expected:
            raise entry.wrong(f"the face has {tile.spaces} spaces, expected {expected} as on tile {replaced}")


def _small_tiles(tiles: _Entry, legend: dict[str, str]) -> dict[str, SmallTile]:
    small = {}
    for entry in _lettered(tiles, "small", FEATURES):
        entry.has_only("letter", "count", "face", "feature", "provenance")
        letter = entry.text("letter")
        tile = SmallTile(
            letter=letter,
            count=entry.whole("count", 1, 9),
            cells=_small_face(entry, legend),
            feature=entry.one_of("feature", [FEATURES[letter]]),
            provenance=entry.provenance(),
        )
        _check_small(entry, tile)
        small[letter] = tile
    return small


def _check_small(entry: _Entry, tile: SmallTile) -> None:
    """Variants: small tiles add no space for the discs; a feature stands amid three storms; portals come as a pair."""
    for name in ("space", "temple_moon", "temple_sand"):
        if name in tile.cells:
            raise entry.wrong(f"the face shows {name}, expected none on a small tile")
    if tile.feature in ("pyramid", "lighthouse") and tile.cells.count("storm") != 3:
        raise entry.wrong(f"the face shows {_listed(tile.cells)}, expected three storms round the {tile.feature}")
    wind = 3 if tile.feature == "wind" else 0
    if tile.cells.count("temple_wind") != wind:
        raise entry.wrong(f"the face shows temple_wind {tile.cells.count('temple_wind')} times, expected {wind}")
    portals = 1 if tile.letter == "R" else 0
    if tile.cells.count("portal") != portals:
        raise entry.wrong(f"the face shows portal {tile.cells.count('portal')} times, expected {portals}")
    if portals and tile.count != 2:
        raise entry.wrong(f"count is {tile.count}, expected 2 since portals are a pair")


def _lettered(tiles: _Entry, kind: str, letters: Iterable[str]) -> Iterator[_Entry]:
    """The tiles of one kind, in the order of their letters; each letter must be there once."""
    expected = tuple(letters)
    found: dict[str, _Entry] = {}
    for number, value in enumerate(tiles.list_of(kind), 1):
        entry = _entry(tiles.file, f"{kind} tile number {number}", value)
        if "letter" not in entry.values:
            raise entry.wrong(f'the key "letter" is missing, expected one of {_listed(expected)}')
        letter = entry.one_of("letter", expected)
        if letter in found:
            raise entry.wrong(f'letter is "{letter}" like on an earlier tile, expected each letter once')
        found[letter] = _Entry(tiles.file, f"{kind} tile {letter}", entry.values)
    for letter in expected:
        if letter not in found:
            raise tiles.wrong(f"the {kind} tile {letter} is missing, expected {_listed(expected)}")
    return (found[letter] for letter in expected)


def _large_face(entry: _Entry, legend: dict[str, str]) -> tuple[str, ...]:
    (north_west, north_east), (west, centre, east), (south_west, south_east) = _drawn(entry, legend, (2, 3, 2))
    return centre, east, south_east, south_west, west, north_west, north_east


def _small_face(entry: _Entry, legend: dict[str, str]) -> tuple[str, ...]:
    (origin, east), (south_east,) = _drawn(entry, legend, (2, 1))
    return origin, east, south_east


def _drawn(entry: _Entry, legend: dict[str, str], shape: tuple[int, ...]) -> list[list[str]]:
    """The terrain in each row of a drawing, which must have rows of these lengths."""
    rows = [line.split() for line in entry.text("face").splitlines() if line.strip()]
    for letter in (letter for row in rows for letter in row):
        if letter not in legend:
            raise entry.wrong(f"the face has the unknown letter {_shown(letter)}, expected one of {' '.join(legend)}")
    if tuple(map(len, rows)) != shape:
        drawn = _listed(str(len(row)) for row in rows) or "none"
        raise entry.wrong(f"the face is drawn in rows of {drawn} cells, expected rows of {_listed(map(str, shape))}")
    return [[legend[letter] for letter in row] for row in rows]


def _check_backs(tiles: _Entry, large: dict[str, LargeTile], in_play: dict[int, dict[str, int]]) -> None:
    backs = Counter(tile.back for tile in large.values())
    for seats, expected in in_play.items():
        for back, number in expected.items():
            if backs[back] != number:
                found = backs[back]
                raise tiles.wrong(f"{found} large tiles have a {back} back, expected {number} for {seats} players")


def _check_spaces(tiles: _Entry, large: dict[str, LargeTile], in_play: dict[int, dict[str, int]], discs: int) -> None:
    """Preparation: the discs of all players fill all spaces, one on each."""
    for seats, backs in in_play.items():
        spaces = sum(tile.spaces for tile in large.values() if tile.back in backs)
        expected = f"{discs * seats}, which is {discs} for each"
        if spaces != discs * seats:
            raise tiles.wrong(f"the large tiles for {seats} players have {spaces} spaces, expected {expected}")


# layouts.toml


def _lattice(layouts: _Entry) -> tuple[Hex, Hex]:
    layouts.has_only("lattice", *FAMILIES)
    entry = layouts.section("lattice", "i", "j")
    return _pair(entry, "i", entry.values["i"]), _pair(entry, "j", entry.values["j"])


def _pair(entry: _Entry, what: str, value: object) -> tuple[int, int]:
    if isinstance(value, list) and len(value) == 2:
        first, second = value
        if _is_whole(first) and _is_whole(second) and max(abs(first), abs(second)) < 100:
            return first, second
    raise entry.wrong(f"{what} is {_shown(value)}, expected two whole numbers below 100 such as [1, -1]")


def _layouts(
    layouts: _Entry, lattice: tuple[Hex, Hex], in_play: dict[int, dict[str, int]]
) -> dict[str, dict[int, tuple[Slot, ...]]]:
    families = {}
    for family in FAMILIES:
        entry = layouts.section(family, *map(str, SEATS))
        families[family] = {seats: _slots(entry, seats, lattice, sum(in_play[seats].values())) for seats in SEATS}
    return families


def _slots(family: _Entry, seats: int, lattice: tuple[Hex, Hex], tiles: int) -> tuple[Slot, ...]:
    values = family.list_of(str(seats))
    entry = _Entry(family.file, f"{family.name} for {seats} players", {})
    slots = tuple(_pair(entry, f"slot number {number}", value) for number, value in enumerate(values, 1))
    if len(slots) != tiles:
        raise entry.wrong(f"there are {len(slots)} slots, expected {tiles}, one for each tile")
    for slot in slots:
        if slots.count(slot) > 1:
            raise entry.wrong(f"the slot {list(slot)} is there {slots.count(slot)} times, expected different slots")
    hexes = [cell for slot in slots for cell in _flower(_centre(lattice, slot), 0)]
    if len(set(hexes)) != len(hexes):
        raise entry.wrong("tiles lie over each other, expected a lattice that keeps them apart like [3, -1] and [1, 2]")
    if not _connected(set(hexes)):
        raise entry.wrong("the tiles do not all touch, expected one connected board")
    return slots


def _centre(lattice: tuple[Hex, Hex], slot: Slot) -> Hex:
    (q1, r1), (q2, r2) = lattice
    i, j = slot
    return i * q1 + j * q2, i * r1 + j * r2


def _flower(centre: Hex, rotation: int) -> tuple[Hex, ...]:
    q, r = centre
    turned = (DIRECTIONS[(direction + rotation) % 6] for direction in range(6))
    return (centre, *((q + dq, r + dr) for dq, dr in turned))


def _connected(hexes: set[Hex]) -> bool:
    waiting = [next(iter(hexes))] if hexes else []
    seen = set(waiting)
    while waiting:
        q, r = waiting.pop()
        new = {(q + dq, r + dr) for dq, dr in DIRECTIONS} & hexes - seen
        seen |= new
        waiting += new
    return seen == hexes


# boards.toml


def _boards(
    boards: _Entry,
    large: dict[str, LargeTile],
    lattice: tuple[Hex, Hex],
    rows: dict[int, tuple[Slot, ...]],
    in_play: dict[int, dict[str, int]],
) -> dict[int, tuple[tuple[Slot, str, int], ...]]:
    boards.has_only(*map(str, SEATS))
    found = {}
    for seats in SEATS:
        entry = boards.inner(str(seats), f"board for {seats} players")
        entry.has_only("board", "provenance")
        letters = [letter for letter, tile in large.items() if tile.back in in_play[seats]]
        found[seats] = _board(entry, rows[seats], letters)
        _check_board(entry, found[seats], large, lattice)
    return found


def _board(entry: _Entry, slots: Sequence[Slot], letters: list[str]) -> tuple[tuple[Slot, str, int], ...]:
    """Tiles are drawn in the rows of the layout, so that the picture cannot lie."""
    drawn = [line.split() for line in entry.text("board").splitlines() if line.strip()]
    tiles = [_placed(entry, tile, letters) for row in drawn for tile in row]
    expected = [len(list(row)) for _, row in groupby(slots, key=lambda slot: slot[1])]
    if [len(row) for row in drawn] != expected:
        lengths = _listed(str(len(row)) for row in drawn) or "none"
        raise entry.wrong(f"it is drawn in rows of {lengths} tiles, expected rows of {_listed(map(str, expected))}")
    for letter, number in Counter(letter for letter, _ in tiles).items():
        if number > 1:
            raise entry.wrong(f"tile {letter} lies there {number} times, expected each tile once")
    return tuple((slot, letter, rotation) for slot, (letter, rotation) in zip(slots, tiles, strict=True))


def _placed(entry: _Entry, text: str, letters: list[str]) -> tuple[str, int]:
    letter, rotation = text[0], text[1:]
    if letter not in letters:
        raise entry.wrong(f"{_shown(text)} names no tile in play, expected one of {_listed(letters)}")
    if rotation not in tuple("012345"):
        raise entry.wrong(f"{_shown(text)} is not turned by 0 to 5 steps, expected {letter}0 to {letter}5")
    return letter, int(rotation)


def _check_board(
    entry: _Entry, board: tuple[tuple[Slot, str, int], ...], large: dict[str, LargeTile], lattice: tuple[Hex, Hex]
) -> None:
    """Preparation: tiles may be turned freely as long as all spaces hang together."""
    spaces = set()
    for slot, letter, rotation in board:
        cells = zip(_flower(_centre(lattice, slot), rotation), large[letter].faces, strict=True)
        spaces |= {cell for cell, name in cells if name == "space"}
    if not _connected(spaces):
        raise entry.wrong("its spaces fall apart, expected rotations that connect them all")


# Provenance


def _provenance_of_sections(box: _Entry, layouts: _Entry, boards: _Entry) -> dict[str, Provenance]:
    entries = [box.inner(key, key) for key in ("discs", "colours", "price", "victory")]
    table = box.inner("tiles", "tiles")
    entries += [table.inner(str(seats), f"tiles for {seats} players") for seats in SEATS]
    entries += [layouts.inner(key, key) for key in ("lattice", *FAMILIES)]
    entries += [boards.inner(str(seats), f"board for {seats} players") for seats in SEATS]
    return {entry.name: entry.provenance() for entry in entries}
