"""The box: what the files say, where each fact comes from, and what they must not say."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box.data import ACTIONS, BONUSES, KINDS, PACKAGED, PROVENANCES, SIDES, load
from moonsaga.kernel.errors import DataError

BOX = load()


def test_the_pieces_of_the_box() -> None:
    """Components: as many as the rulebook lists."""
    pieces = BOX.pieces
    assert (pieces.warriors, pieces.leaders, pieces.burhs, pieces.coins) == (12, 4, 5, 15)
    assert (pieces.targets, pieces.tiles) == (5, 4)
    assert BOX.count("coastal") + BOX.count("inland") == 7
    assert BOX.count("scandinavia") == 3


def test_what_the_draft_example_lists_is_on_every_set_of_tiles() -> None:
    """Choosing tiles: Move and Scout, Build or Income, Fyrd and Income, Move and Recruit; sword and initiative."""
    for name, tiles in BOX.tile_sets.items():
        one, two, three, four = tiles
        assert set(one.viking.actions) == {"move", "scout"}, name
        assert set(two.saxon.choose) == {"build", "income"}, name
        assert set(three.saxon.actions) == {"fyrd", "income"}, name
        assert set(four.viking.actions) == {"move", "recruit"}, name
        assert (two.icon, four.icon) == ("acts-first", "initiative"), name


def test_the_standard_set_has_no_bonus_where_the_example_shows_none() -> None:
    """Choosing tiles: each kind of bonus occurs once, two on each side."""
    tiles = BOX.tile_sets["standard"]
    assert [tile.viking.bonus for tile in tiles] == ["", "warrior", "move", ""]
    assert [tile.saxon.bonus for tile in tiles] == ["move-or-coin", "", "", "coin"]


def test_every_action_and_every_word_is_known_to_the_core() -> None:
    """Tiles: the words of the files are those of the numbers."""
    assert {*ACTIONS["viking"], *ACTIONS["saxon"]} == {*n.ACTION_WORDS[1:]}
    assert {*BONUSES["viking"], *BONUSES["saxon"]} == {*n.BONUS_WORDS}


def test_the_codes_of_the_cores_agree_with_the_box() -> None:
    """Codes: what is fixed when the cores are built is what the files say."""
    assert tuple(map(BOX.count, KINDS)) == (n.COASTAL, n.INLAND, n.SLOTS)
    assert (BOX.pieces.leaders, BOX.pieces.targets, BOX.pieces.tiles) == (n.LEADERS, n.TARGETS, n.TILES)
    assert BOX.pieces.warriors == n.MOST_WARRIORS
    for side in n.SIDE_NAMES:
        assert [getattr(n, face.upper()) for face in BOX.leaders[side]] == list(range(n.LEADERS))


def test_northumbria_has_one_neighbour() -> None:
    """Build, example: it touches a single area."""
    edges = [edge.between for edge in BOX.edges if "northumbria" in edge.between]
    assert edges == [("northumbria", "mercia")]


def test_every_entry_says_where_it_comes_from() -> None:
    """Provenance: rulebook, derived or reconstruction."""
    for tiles in BOX.tile_sets.values():
        for tile in tiles:
            assert isinstance(tile.provenance, dict)
            assert set(tile.provenance) == {"icon", "viking", "saxon", "bonus"}
            assert set(tile.provenance.values()) <= set(PROVENANCES)
    assert BOX.track.provenance == "reconstruction"
    assert {leader.provenance for side in SIDES for leader in BOX.leaders[side].values()} == {"rulebook"}


def test_provenance_does_not_change_the_hash(tmp_path: Path) -> None:
    """The hash is for what is played."""
    folder = copied(tmp_path)
    edit(
        folder,
        "box.toml",
        'spaces = 10\nburh_start = 3\nprovenance = "reconstruction"',
        'spaces = 10\nburh_start = 3\nprovenance = "derived"',
    )
    assert load(folder).hash == BOX.hash
    edit(folder, "box.toml", "spaces = 10", "spaces = 11")
    assert load(folder).hash != BOX.hash


def copied(tmp_path: Path) -> Path:
    folder = tmp_path / "saga"
    shutil.copytree(PACKAGED, folder)
    return folder


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("box.toml", "coins = 15", 'coins = "many"', "pieces"),
        ("box.toml", "[track]", "[trick]", "lacks track"),
        ("box.toml", "burh_start = 3", "burh_start = 2", "move left twice"),
        ("box.toml", 'first_burh = "mercia"', 'first_burh = "kent"', "inland"),
        ("box.toml", 'initiative = "viking"', 'initiative = "dane"', "dane"),
        ("box.toml", 'ability = "dies-with-two"', 'ability = "flies"', "flies"),
        ("box.toml", 'provenance = "rulebook"', 'provenance = "rumour"', "rumour"),
        ("box.toml", "targets = 5", "targets = 4", "five raid targets"),
        ("box.toml", "warriors = 12", "warriors = 13", "at most 12 warriors"),
        ("box.toml", "targets = 5", "targets = 6", "five raid targets"),
        ("map.toml", 'kind = "inland"', 'kind = "coastal"', "in this order"),
        ("map.toml", '["essex", "kent"]', '["essex", "cornwall"]', "cornwall"),
        ("map.toml", '["essex", "kent"]', '["essex", "north"]', "by land"),
        ("map.toml", '["essex", "kent"]', '["mercia", "northumbria"]', "2 times"),
        ("map.toml", "[[area]]", "[area", "damaged"),
        ("tiles.toml", 'icon = "initiative"', 'icon = ""', "gives the initiative"),
        ("tiles.toml", 'actions = ["move", "scout"]', 'actions = ["move", "fly"]', "fly"),
        ("tiles.toml", 'actions = ["move", "scout"]', 'actions = ["move", "move"]', "2 times"),
        ("tiles.toml", 'bonus = "warrior"', 'bonus = "ship"', "ship"),
        ("tiles.toml", "number = 1", "number = 7", "in order"),
        ("tiles.toml", 'choose = ["build", "income"]', "choose = []", "choose"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused_in_one_sentence(
    tmp_path: Path, file: str, old: str, new: str, words: str
) -> None:
    """Data: the file, what is wrong, what is expected."""
    folder = copied(tmp_path)
    edit(folder, file, old, new)
    with pytest.raises(DataError) as problem:
        load(folder)
    assert words in str(problem.value)
    assert "\n" not in str(problem.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """Data: which file cannot be read."""
    with pytest.raises(DataError, match=r"box\.toml cannot be read"):
        load(tmp_path)


def test_an_own_box_is_found_by_its_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Data: owners correct the files in a folder of their own."""
    folder = copied(tmp_path)
    edit(folder, "box.toml", "spaces = 10", "spaces = 9")
    monkeypatch.setenv("MOONSAGA_DATA", str(tmp_path))
    assert load().track.spaces == 9


@pytest.mark.parametrize(
    ("spaces", "burh_start"),
    [("spaces = 13", "burh_start = 3"), ("spaces = 6", "burh_start = 3"), ("spaces = 12", "burh_start = 7")],
)
def test_a_corrected_track_is_played_on(tmp_path: Path, spaces: str, burh_start: str) -> None:
    """Data: what the files say can be chosen at the table, and is chosen unless a host chooses another value."""
    folder = copied(tmp_path)
    edit(folder, "box.toml", "spaces = 10\nburh_start = 3", f"{spaces}\n{burh_start}")
    program = (
        "from moonsaga.games.saga.game import GAME; table = GAME.new({}).view(None).table;"
        "print('spaces =', table.track.spaces, 'burh_start =', table.options['burh_start']);"
        "print(GAME.new({'track': 10, 'burh_start': 3}).view(None).table.track.spaces)"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "MOONSAGA_DATA": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == (f"{spaces} {burh_start}\n10\n", "")
