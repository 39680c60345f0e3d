"""The box of Ekö: what is known of its contents, and what happens to files that contradict it."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from moonsaga.games.eko.box import data
from moonsaga.games.eko.box.data import DIRECTIONS, PACKAGED, PROVENANCES, SEATS, Box, Hex, load
from moonsaga.kernel.errors import DataError

pytestmark = pytest.mark.once

FILES = ("box.toml", "tiles.toml", "layouts.toml", "boards.toml")


@pytest.fixture
def box() -> Box:
    return load(PACKAGED)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the packaged files that a test may spoil."""
    return Path(shutil.copytree(PACKAGED, tmp_path / "eko"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence of a text."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def complaint(folder: Path) -> str:
    """The one sentence that loading this folder gives, without the folder's name."""
    with pytest.raises(DataError) as caught:
        load(folder)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "expected" in sentence
    return sentence.removeprefix(f"{folder}/")


def board_map(box: Box, seats: int) -> dict[Hex, tuple[str, str]]:
    """Terrain and tile of each hex of the fixed board."""
    return {
        cell: (name, letter)
        for slot, letter, rotation in box.boards[seats]
        for cell, name in zip(box.cells(slot, rotation), box.large[letter].faces, strict=True)
    }


# What is in the box


def test_each_player_has_sixteen_discs_one_of_them_the_emperor(box: Box) -> None:
    assert (box.discs, box.emperors, box.stack_limit) == (16, 1, 4)
    assert box.colours == ("light_blue", "navy", "purple", "grey")


def test_each_player_has_five_camps_three_towers_and_a_castle(box: Box) -> None:
    table = {name: (b.level, b.points, b.cost, b.count) for name, b in box.buildings.items()}
    assert table == {"camp": (1, 1, 1, 5), "tower": (2, 2, 2, 3), "castle": (3, 3, 3, 1)}
    assert sum(b.points * b.count for b in box.buildings.values()) == 14


def test_prices_and_points(box: Box) -> None:
    assert (box.replacing_surcharge, box.forced_march_discs, box.temple_discs) == (1, 3, 2)
    assert (box.victory_points, box.emperor_points, box.pyramid_points) == (12, 3, 2)


def test_terrain_limits_what_is_built_on_it(box: Box) -> None:
    highest = {name: terrain.highest for name, terrain in box.terrain.items() if terrain.highest}
    assert highest == {
        "stone_desert": 1,
        "gorge": 2,
        "capital": 2,
        "mountain": 3,
        "temple_wind": 1,
        "temple_moon": 1,
        "temple_sand": 1,
    }
    assert [name for name, terrain in box.terrain.items() if terrain.enterable] == ["space", "storm"]


# Tiles


@pytest.mark.parametrize(
    ("seats", "space", "capital", "mountain", "gorge", "stone_desert", "sinkhole"),
    [(2, 32, 1, 3, 5, 5, 3), (3, 48, 2, 4, 6, 6, 4), (4, 64, 3, 5, 7, 7, 5)],
)
def test_terrain_in_play(
    box: Box, seats: int, space: int, capital: int, mountain: int, gorge: int, stone_desert: int, sinkhole: int
) -> None:
    """Discs fill all spaces, and there is one capital fewer than players."""
    total = Counter(name for letter in box.letters(seats) for name in box.large[letter].faces)
    assert total == {
        "space": space,
        "capital": capital,
        "mountain": mountain,
        "gorge": gorge,
        "stone_desert": stone_desert,
        "sinkhole": sinkhole,
    }
    assert space == box.discs * seats
    assert capital == seats - 1


def test_seven_ten_and_thirteen_tiles(box: Box) -> None:
    assert ["".join(box.letters(seats)) for seats in SEATS] == ["ABCDEFG", "ABCDEFGHIJ", "ABCDEFGHIJKLM"]
    assert box.tiles == {2: {"grey": 7}, 3: {"grey": 7, "blue": 3}, 4: {"grey": 7, "blue": 3, "red": 3}}


def test_a_drawing_is_read_from_its_centre_and_then_clockwise_from_the_east(box: Box) -> None:
    assert box.large["D"].faces == ("mountain", "gorge", "stone_desert", "space", "space", "space", "space")
    assert box.large["C"].faces == ("space", "mountain", "space", "gorge", "space", "stone_desert", "space")


def test_example_the_middle_of_tile_c_touches_a_stone_desert_a_gorge_and_a_mountain(box: Box) -> None:
    """Building, examples I and II: one stack reaches sites for a camp, a tower and a castle."""
    centre, *ring = box.large["C"].faces
    assert centre == "space"
    assert sorted(box.terrain[name].highest for name in ring if name != "space") == [1, 2, 3]


@pytest.mark.parametrize(
    ("letter", "temple", "replaced", "rulebook_letter"),
    [("N", "temple_moon", "E", "D"), ("O", "temple_sand", "B", "N")],
)
def test_a_temple_tile_is_the_replaced_tile_with_a_temple_for_its_stone_desert(
    box: Box, letter: str, temple: str, replaced: str, rulebook_letter: str
) -> None:
    tile = box.large[letter]
    assert tile.replaces == replaced
    assert (tile.letter_rulebook, tile.replaces_rulebook) == (rulebook_letter, "E")
    assert tile.faces == tuple(temple if name == "stone_desert" else name for name in box.large[replaced].faces)
    assert letter not in box.letters(4)


def test_eleven_small_tiles_and_the_lighthouse(box: Box) -> None:
    storms = ("storm", "storm", "storm")
    assert {letter: (tile.count, tile.cells, tile.feature) for letter, tile in box.small.items()} == {
        "P": (3, storms, ""),
        "Q": (3, storms, ""),
        "R": (2, ("portal", "sinkhole", "sinkhole"), ""),
        "S": (2, storms, "pyramid"),
        "T": (1, ("temple_wind", "temple_wind", "temple_wind"), "wind"),
        "U": (1, storms, "lighthouse"),
    }
    assert sum(tile.count for letter, tile in box.small.items() if letter != "U") == 11


def test_everything_says_where_it_comes_from(box: Box) -> None:
    words = list(box.provenance.values())
    words += [building.provenance for building in box.buildings.values()]
    words += [terrain.provenance for terrain in box.terrain.values()]
    words += [tile.provenance for tile in box.large.values()]
    words += [tile.provenance for tile in box.small.values()]
    assert all(words)
    assert {word for table in words for word in table.values()} == set(PROVENANCES)
    assert box.large["O"].provenance["replaces"] == "found"
    assert box.large["O"].provenance["replaces_rulebook"] == "rulebook"
    assert {tile.provenance["face"] for tile in box.large.values()} == {"reconstruction"}


# Layouts and boards


@pytest.mark.parametrize("family", ["rows", "star"])
def test_layouts_have_a_slot_for_each_tile(box: Box, family: str) -> None:
    assert [len(box.layouts[family][seats]) for seats in SEATS] == [7, 10, 13]


def test_layouts_grow_by_three_tiles(box: Box) -> None:
    rows = {seats: list(Counter(j for _, j in box.layouts["rows"][seats]).values()) for seats in SEATS}
    assert rows == {2: [2, 3, 2], 3: [3, 4, 3], 4: [4, 5, 4]}
    hexagon, triangle, star = (set(box.layouts["star"][seats]) for seats in SEATS)
    assert triangle - hexagon == {(1, 1), (-2, 1), (1, -2)}
    assert star - triangle == {(2, -1), (-1, 2), (-1, -1)}
    assert set(box.layouts["rows"][2]) == hexagon


def test_centres_lie_on_the_lattice(box: Box) -> None:
    assert box.lattice == ((3, -1), (1, 2))
    assert [box.centre(slot) for slot in box.layouts["rows"][2]] == [
        (-1, -2),
        (2, -3),
        (-3, 1),
        (0, 0),
        (3, -1),
        (-2, 3),
        (1, 2),
    ]


def test_a_turned_tile_takes_its_east_cell_along(box: Box) -> None:
    for rotation in range(6):
        centre, east, *_ = box.cells((0, 0), rotation)
        assert centre == (0, 0)
        assert east == DIRECTIONS[rotation]


@pytest.mark.parametrize(
    ("seats", "board"),
    [
        (2, "E1 D5 F3 G1 C3 A0 B2"),
        (3, "B0 A0 E2 I3 G5 C5 J0 F5 D3 H3"),
        (4, "A1 G2 L4 J2 M5 D4 B1 F1 H2 K1 C1 E3 I4"),
    ],
)
def test_fixed_boards(box: Box, seats: int, board: str) -> None:
    assert " ".join(f"{letter}{rotation}" for _, letter, rotation in box.boards[seats]) == board
    assert tuple(slot for slot, _, _ in box.boards[seats]) == box.layouts["rows"][seats]


@pytest.mark.parametrize(
    ("seats", "cell", "expected"),
    [
        (2, (-4, 1), ("sinkhole", "F")),
        (2, (-2, 3), ("capital", "A")),
        (2, (-1, -3), ("gorge", "E")),
        (2, (3, -4), ("gorge", "D")),
        (2, (3, -3), ("stone_desert", "D")),
        (2, (2, -1), ("mountain", "C")),
        (2, (4, -1), ("space", "C")),
        (3, (-4, 1), ("mountain", "I")),
        (3, (-2, 0), ("stone_desert", "I")),
        (3, (0, 1), ("stone_desert", "G")),
        (3, (4, 1), ("capital", "H")),
        (3, (3, 1), ("gorge", "H")),
        (3, (6, -2), ("sinkhole", "J")),
        (3, (7, -2), ("space", "J")),
        (4, (-5, 5), ("capital", "K")),
        (4, (-5, 3), ("stone_desert", "K")),
        (4, (-5, 1), ("sinkhole", "M")),
        (4, (-2, 4), ("mountain", "C")),
        (4, (4, 0), ("mountain", "I")),
        (4, (2, 2), ("gorge", "E")),
        (4, (7, -3), ("space", "H")),
    ],
)
def test_cells_of_the_fixed_boards(box: Box, seats: int, cell: Hex, expected: tuple[str, str]) -> None:
    assert board_map(box, seats)[cell] == expected


@pytest.mark.parametrize("seats", SEATS)
def test_fixed_boards_use_every_tile_once(box: Box, seats: int) -> None:
    assert sorted(letter for _, letter, _ in box.boards[seats]) == list(box.letters(seats))
    assert len(board_map(box, seats)) == 7 * len(box.letters(seats))


# Spoilt files


TILE_C = """  d .
 . . ^
  g ."""

SPOILT = [
    # file, text, what stands there instead, what the complaint must say
    ("tiles.toml", TILE_C, "  d .\n . .\n  g .", "large tile C: the face is drawn in rows of 2, 2, 2 cells"),
    ("tiles.toml", TILE_C, "", "tiles.toml, large tile C: the face is drawn in rows of none cells"),
    ("tiles.toml", TILE_C, "  d .\n . . ?\n  g .", 'tiles.toml, large tile C: the face has the unknown letter "?"'),
    ("tiles.toml", TILE_C, "  d .\n ..^\n  g .", 'tiles.toml, large tile C: the face has the unknown letter "..^"'),
    ("tiles.toml", TILE_C, "  d .\n . . ~\n  g .", "tiles.toml, large tile C: the face shows storm"),
    ("tiles.toml", TILE_C, "  d .\n . . .\n  g .", "the large tiles for 2 players have 33 spaces, expected 32"),
    ("tiles.toml", 'letter = "C"', 'letter = "B"', 'tiles.toml, large tile number 3: letter is "B" like on an earlier'),
    ("tiles.toml", 'letter = "C"', 'letter = "Z"', 'tiles.toml, large tile number 3: letter is "Z"'),
    ("tiles.toml", 'letter = "C"', "letter = 3", "tiles.toml, large tile number 3: letter is 3"),
    ("tiles.toml", 'letter = "C"\n', "", 'tiles.toml, large tile number 3: the key "letter" is missing'),
    ("tiles.toml", 'back = "grey"', 'back = "green"', 'tiles.toml, large tile A: back is "green"'),
    ("tiles.toml", 'back = "grey"', 'back = "red"', "6 large tiles have a grey back, expected 7 for 2 players"),
    ("tiles.toml", 'back = "grey"', 'bakc = "grey"', 'tiles.toml, large tile A: the key "bakc" is unknown'),
    ("tiles.toml", 'back = "grey"', 'back = ["grey"]', 'tiles.toml, large tile A: back is ["grey"]'),
    ("tiles.toml", 'face = "reconstruction"', 'face = "guess"', 'large tile A, provenance: face is "guess"'),
    ("tiles.toml", ', face = "reconstruction"', "", 'large tile A, provenance: the key "face" is missing'),
    ("tiles.toml", '"o" = "sinkhole"', '"o" = "swamp"', 'tiles.toml, legend: o is "swamp"'),
    ("tiles.toml", '"o" = "sinkhole"', '"o" = "gorge"', "tiles.toml, legend: sinkhole has 0 letters"),
    ("tiles.toml", '"o" = "sinkhole"', '"oo" = "sinkhole"', 'tiles.toml, legend: "oo" cannot be drawn'),
    ("tiles.toml", " g . M", " g . d", "tiles.toml, temple tile N: the face shows no temple"),
    ("tiles.toml", " g . M", " . . M", "tiles.toml, temple tile N: the face has 6 spaces, expected 5 as on tile E"),
    ("tiles.toml", 'replaces = "E"', 'replaces = "H"', 'tiles.toml, temple tile N: replaces is "H"'),
    ("tiles.toml", " ~ ~\n  ~", " ~ ~\n  .", "tiles.toml, small tile P: the face shows space"),
    ("tiles.toml", " ~ ~\n  ~", " ~ ~", "tiles.toml, small tile P: the face is drawn in rows of 2 cells"),
    ("tiles.toml", " @ o", " o o", "tiles.toml, small tile R: the face shows portal 0 times, expected 1"),
    ("tiles.toml", " W W", " W o", "tiles.toml, small tile T: the face shows temple_wind 2 times, expected 3"),
    ("tiles.toml", 'feature = "pyramid"', 'feature = "wind"', 'tiles.toml, small tile S: feature is "wind"'),
    ("tiles.toml", "count = 3", "count = true", "tiles.toml, small tile P: count is true"),
    ("tiles.toml", "[[small]]", "[[tiny]]", 'tiles.toml, top level: the key "tiny" is unknown'),
    ("tiles.toml", "[[large]]", "[[large]", "tiles.toml: the file is not valid TOML"),
    ("box.toml", "per_player = 16", "per_player = 15", "for 2 players have 32 spaces, expected 30, which is 15"),
    ("box.toml", "per_player = 16", 'per_player = "16"', 'box.toml, discs: per_player is "16"'),
    ("box.toml", "per_player = 16", "per_player = 16.0", "box.toml, discs: per_player is 16.0"),
    ("box.toml", "emperors = 1 ", "emperors = 2 ", "box.toml, discs: emperors is 2, expected the number 1"),
    ("box.toml", "stack_limit = 4\n", "", 'box.toml, discs: the key "stack_limit" is missing'),
    ("box.toml", "[discs]", "[disks]", 'box.toml, top level: the key "disks" is unknown'),
    ("box.toml", "[discs]", "[", "box.toml: the file is not valid TOML"),
    ("box.toml", '"navy"', '"pink"', "box.toml, colours: the order does not name each colour once"),
    ("box.toml", '["light_blue", "navy", "purple", "grey"]', "4", "box.toml, colours: order is 4, expected a list"),
    ("box.toml", "tower  = {", "keep  = {", 'box.toml, building: the key "keep" is unknown'),
    ("box.toml", "level = 2", "level = 3", "box.toml, tower: level is 3, expected the number 2"),
    ("box.toml", "enterable = false", 'enterable = "no"', 'box.toml, sinkhole: enterable is "no"'),
    ("box.toml", "highest = 3", "highest = 4", "box.toml, mountain: highest is 4"),
    ("box.toml", "highest = 0, enterable = true", "highest = 1, enterable = true", "box.toml, space: stacks enter it"),
    ("box.toml", "enterable = true", "enterable = false", "box.toml, space: enterable is false"),
    ("box.toml", "2 = { grey = 7,", "2 = { pink = 7,", 'box.toml, tiles for 2 players: the key "pink" is unknown'),
    ("box.toml", "2 = { grey = 7,", "2 = { grey = 8,", "7 large tiles have a grey back, expected 8 for 2 players"),
    ("box.toml", '2 = { grey = 7, provenance = "found" }', "2 = 7", "tiles for 2 players: this is 7, expected a table"),
    ("box.toml", 'provenance = "rulebook"', 'provenance = "hearsay"', 'box.toml, discs: provenance is "hearsay"'),
    ("box.toml", 'provenance = "rulebook"', "", 'box.toml, discs: the key "provenance" is missing'),
    ("layouts.toml", "[0, -1], [1, -1],", "[0, -1],", "rows for 2 players: there are 6 slots, expected 7"),
    ("layouts.toml", "[0, -1], [1, -1],", "[0, -1], [0, -1],", "the slot [0, -1] is there 2 times"),
    ("layouts.toml", "[0, -1], [1, -1],", "[0, -1], [9, -1],", "rows for 2 players: the tiles do not all touch"),
    ("layouts.toml", "[0, -1], [1, -1],", "[0, -1], [1],", "rows for 2 players: slot number 2 is [1]"),
    ("layouts.toml", "[0, -1], [1, -1],", "[0, -1], [1, true],", "rows for 2 players: slot number 2 is [1, true]"),
    ("layouts.toml", "i = [3, -1]", "i = [2, -1]", "layouts.toml, rows for 2 players: tiles lie over each other"),
    ("layouts.toml", "i = [3, -1]", 'i = "east"', 'layouts.toml, lattice: i is "east"'),
    ("layouts.toml", "[star]", "[ring]", 'layouts.toml, top level: the key "ring" is unknown'),
    ("boards.toml", "E1 D5", "E1 D6", 'boards.toml, board for 2 players: "D6" is not turned by 0 to 5 steps'),
    ("boards.toml", "E1 D5", "E1 D", 'boards.toml, board for 2 players: "D" is not turned by 0 to 5 steps'),
    ("boards.toml", "E1 D5", "E1 D-1", 'boards.toml, board for 2 players: "D-1" is not turned'),
    ("boards.toml", "E1 D5", "E1 H5", 'boards.toml, board for 2 players: "H5" names no tile in play'),
    ("boards.toml", "E1 D5", "E1 E5", "boards.toml, board for 2 players: tile E lies there 2 times"),
    ("boards.toml", "E1 D5", "E1", "boards.toml, board for 2 players: it is drawn in rows of 1, 3, 2 tiles"),
    ("boards.toml", "E1 D5\n", "E1 D5 ", "boards.toml, board for 2 players: it is drawn in rows of 5, 2 tiles"),
    ("boards.toml", "[2]", "[5]", 'boards.toml, top level: the key "5" is unknown'),
]


@pytest.mark.parametrize(("file", "old", "new", "expected"), SPOILT)
def test_a_spoilt_file_gives_one_sentence(folder: Path, file: str, old: str, new: str, expected: str) -> None:
    change(folder, file, old, new)
    assert expected in complaint(folder)


def test_a_fixed_board_must_hang_together(folder: Path) -> None:
    """Preparation: tiles are turned as one likes, but all spaces must be connected."""
    change(folder, "boards.toml", "    E1 D5\n   F3 G1 C3\n    A0 B2\n", "    E5 B0\n   G5 D2 F2\n    C4 A5\n")
    assert "boards.toml, board for 2 players: its spaces fall apart" in complaint(folder)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert complaint(folder).startswith(f"{file}: the file cannot be read")


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_no_text_is_named(folder: Path, file: str) -> None:
    (folder / file).write_bytes(b"\xff\xfe\x00")
    assert complaint(folder).startswith(f"{file}: the file is not valid TOML")


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_named(folder: Path, file: str) -> None:
    (folder / file).write_bytes(b"")
    assert complaint(folder).startswith(f"{file}, top level: the key")


@pytest.mark.parametrize("file", FILES)
def test_no_line_can_be_lost_unnoticed_or_with_a_traceback(folder: Path, file: str, box: Box) -> None:
    """Each line of each file taken away: either nothing changes (a comment, a blank line) or there is one sentence."""
    lines = (folder / file).read_text(encoding="utf-8").splitlines(keepends=True)
    for number, line in enumerate(lines):
        (folder / file).write_text("".join(lines[:number] + lines[number + 1 :]), encoding="utf-8")
        if line.strip() and not line.startswith("#"):
            complaint(folder)
        else:
            assert load(folder).hash == box.hash


# Which folder, and the hash


def test_the_packaged_files_are_the_default(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, box: Box) -> None:
    monkeypatch.delenv(data.VARIABLE, raising=False)
    assert load() == box
    monkeypatch.setenv(data.VARIABLE, str(tmp_path))
    assert load() == box, "a folder without files for this game changes nothing"


def test_a_named_folder_takes_the_place_of_the_packaged_one(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    change(folder, "box.toml", "points = 12", "points = 15")
    monkeypatch.setenv(data.VARIABLE, str(folder.parent))
    assert load().victory_points == 15
    assert load(PACKAGED).victory_points == 12


def test_a_named_folder_is_taken_whole(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (folder / "boards.toml").unlink()
    monkeypatch.setenv(data.VARIABLE, str(folder.parent))
    with pytest.raises(DataError, match=r"boards\.toml"):
        load()


def test_the_hash_is_sixteen_hexadecimal_digits(box: Box) -> None:
    assert re.fullmatch("[0-9a-f]{16}", box.hash)


def test_the_hash_does_not_depend_on_how_the_files_are_written(folder: Path, box: Box) -> None:
    change(folder, "box.toml", "per_player = 16\nemperors = 1 ", "emperors=1\nper_player = 0x10 # ")
    change(folder, "box.toml", "tower  = {", "# a tower\ntower = {")
    change(folder, "tiles.toml", TILE_C, "d .\n\n. .    ^\ng .")
    change(folder, "tiles.toml", '"." = "space"\n"o" = "sinkhole"', '"o" = "sinkhole"\n"." = "space"')
    change(folder, "boards.toml", "    E1 D5", "E1      D5")
    text = (folder / "tiles.toml").read_text(encoding="utf-8")
    first, second = re.findall(r"\[\[large\]\]\n.*?(?=\n\n)", text, re.DOTALL)[:2]
    swapped = text.replace(first, "FIRST").replace(second, first).replace("FIRST", second)
    (folder / "tiles.toml").write_text(swapped, encoding="utf-8")
    assert load(folder).hash == box.hash


def test_the_hash_does_not_depend_on_the_letters_of_the_legend(folder: Path, box: Box) -> None:
    change(folder, "tiles.toml", '"@" = "portal"', '"P" = "portal"')
    change(folder, "tiles.toml", " @ o", " P o")
    assert load(folder).hash == box.hash


def test_the_hash_does_not_depend_on_provenance(folder: Path, box: Box) -> None:
    """Old records replay although a reconstruction is found to be right."""
    change(folder, "tiles.toml", 'face = "reconstruction"', 'face = "found"')
    assert load(folder).hash == box.hash


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("box.toml", "points = 12", "points = 13"),
        ("box.toml", '"light_blue", "navy"', '"navy", "light_blue"'),
        ("tiles.toml", TILE_C, "  . d\n . . ^\n  g ."),
        ("layouts.toml", "[0, -1], [1, -1],", "[1, -1], [0, -1],"),
        ("boards.toml", "E1 D5", "E2 D5"),
    ],
)
def test_the_hash_depends_on_what_is_in_the_files(folder: Path, box: Box, file: str, old: str, new: str) -> None:
    change(folder, file, old, new)
    assert load(folder).hash != box.hash
