"""The files of the box: the facts of the rulebooks, and honest provenance for the rest."""

from pathlib import Path
from shutil import copytree

import msgspec
import pytest

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts
from moonsaga.games.crescent_moon.box.codes import RULERS
from moonsaga.games.crescent_moon.box.data import PACKAGED, SCORE_LINES, load
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.errors import DataError


def test_pieces_of_each_ruler() -> None:
    """Components: discs, forts, castles and influence tokens."""
    assert facts.UNITS_OF == (24, 6, 6, 12, 12)
    assert facts.FORTS_OF == (4, 6, 8, 8, 6)
    assert facts.CASTLES_OF == (2, 3, 3, 4, 3)
    assert facts.TOKENS_OF == (6, 12, 8, 8, 8)
    assert (facts.TOWNS, facts.CITIES) == (6, 5)
    # store listings: 60 units, 32 forts, 15 castles, 42 tokens
    assert [sum(of) for of in (facts.UNITS_OF, facts.FORTS_OF, facts.CASTLES_OF, facts.TOKENS_OF)] == [60, 32, 15, 42]


def test_starting_coins_and_points() -> None:
    assert facts.COINS_OF == (3, 3, 16, 8, 0)
    assert facts.START_POINTS == 5


def test_sixty_nine_cards_by_ruler() -> None:
    """None is the Sultan's, most are the Murshid's."""
    counts = [sum(card.copies for card in facts.BOX.cards if card.ruler == name) for name in (*RULERS, "none")]
    assert counts == [15, 23, 0, 16, 14, 1]
    assert n.CARDS == 69


def test_codes_are_those_of_the_box() -> None:
    """Codes are fixed when the cores are built: the box must have as many things, in the same order."""
    assert tuple(ruler.name for ruler in facts.BOX.rulers) == n.RULERS
    assert tuple(tile.name for tile in facts.BOX.tiles) == n.TILES
    assert (len(facts.BOX.cards), len(facts.KIND_OF)) == (n.KINDS, n.CARDS)
    assert [facts.KIND_NAMES[kind] for kind in (n.WARFARE, n.INFORMANTS, n.BOATS)] == ["warfare", "informants", "boats"]
    assert [card for card, kind in enumerate(facts.KIND_OF) if kind == n.WARFARE] == [n.WARFARE_CARD]
    assert len(facts.ON_SHEET) == n.SEATS * n.SHEET_SIZE
    assert sum(facts.TILES_FIVE) == n.HEXES
    assert facts.MOST_PACT == n.PACT_PRICES


def test_tiles_for_five_and_four() -> None:
    """Variable set-up 1: with four rulers two wilderness and one mountain stay in the box."""
    assert sum(facts.TILES_FIVE) == 16
    assert sum(facts.TILES_FOUR) == 13
    differences = [five - four for five, four in zip(facts.TILES_FIVE, facts.TILES_FOUR, strict=True)]
    assert differences == [0, 0, 0, 2, 1, 0, 0, 0]


def test_income_sack_and_prices() -> None:
    assert (
        facts.INCOME_TOWN,
        facts.INCOME_CITY,
        facts.INCOME_FERTILE,
        facts.INCOME_QUARRY,
        facts.INCOME_INFLUENCE,
    ) == (1, 2, 1, 3, 1)
    assert (facts.SACK_FORT, facts.SACK_PALACE, facts.SACK_CASTLE, facts.SACK_TOWN, facts.SACK_CITY) == (1, 2, 3, 2, 4)
    assert (facts.NEAR_PRICE, facts.MIDDLE_PRICE, facts.FAR_PRICE) == (2, 4, 6)
    assert (facts.HIRE_ONE, facts.HIRE_TWO) == (2, 6)
    assert facts.SURCHARGE == (0, 0, 1, 1, 2)


def test_what_the_books_do_not_print_says_so() -> None:
    """Build costs, objectives and most cards are reconstructions; what a book shows is marked as such."""
    assert facts.BOX.economy["build"]["provenance"] == "reconstruction"
    assert facts.BOX.objectives["warlord"]["city"].provenance == "derived"
    assert facts.BOX.objectives["caliph"]["hex"].provenance == "reconstruction"
    shown = {card.name for card in facts.BOX.cards if card.provenance["effect"] == "rulebook"}
    assert shown == {
        *("warfare", "assassins", "rebellion", "imam", "corruption", "coercion", "destroyer", "siege-engines"),
        *("guard", "general", "boats", "sheikh", "raiders", "camel-riders"),
    }
    assert all(one.provenance == "reconstruction" for one in facts.BOX.maps)


def test_a_changed_box_has_another_hash(tmp_path: Path) -> None:
    folder = Path(copytree(PACKAGED, tmp_path / "data"))
    economy = folder / "economy.toml"
    economy.write_text(economy.read_text("utf-8").replace("caliph_fort = 1", "caliph_fort = 2"), "utf-8")
    box = load(folder)
    assert box.hash != facts.BOX.hash
    assert box.economy["build"]["caliph_fort"] == 2


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("cards.toml", 'type = "event"', 'type = "rumour"', "rumour"),
        ("cards.toml", "copies = 4", "copies = 5", "69"),
        ("cards.toml", 'name = "imam"', 'name = "imam"\ncolour = "red"', "colour"),
        ("rulers.toml", 'name = "sultan"', 'name = "emir"', "emir"),
        ("tiles.toml", 'provenance = "rulebook"', 'provenance = "hearsay"', "hearsay"),
        ("economy.toml", "[sack]", "[sack", "cannot be read"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    folder = Path(copytree(PACKAGED, tmp_path / "data"))
    path = folder / file
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    with pytest.raises(DataError, match=complaint):
        load(folder)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('counts = "guests"', 'counts = "visitors"', "murshid, guests: 'visitors' is none of hexes, tokens,"),
        ('tiles = ["quarry"]', 'tiles = ["mine"]', "caliph, quarry: 'mine' is none of crossing,"),
        ('clients = { counts = "clients" }\n', "", "the score lines of the nomad are year_1, wealth, sacred, wastes,"),
        ("palace = true", "castle = true", "unknown field `castle`"),
    ],
)
def test_a_wrong_score_line_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    file = tmp_path / "score_lines.toml"
    file.write_text(SCORE_LINES.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(DataError, match=complaint):
        load(score_lines=file)


def test_score_lines_are_data_that_the_hash_of_records_leaves_out(tmp_path: Path) -> None:
    file = tmp_path / "score_lines.toml"
    text = SCORE_LINES.read_text("utf-8")
    file.write_text(text.replace('tiles = ["quarry", "crossing"]', 'tiles = ["quarry", "desert"]'), "utf-8")
    box = load(score_lines=file)
    assert box.score_lines["warlord"]["sites"].tiles == ("quarry", "desert")
    assert box.hash == facts.BOX.hash


def test_a_card_shows_the_least_and_the_most_that_it_adds() -> None:
    """One number where it is always the same; Rebellion counts a city twice, a Guard may be both defender and unit."""
    faces = msgspec.to_builtins(GAME.components())["cards"]
    assert {face["name"]: tuple(face["influence"]) for face in faces if face["influence"]} == {
        **dict.fromkeys(("imam", "coercion"), (2,)),
        **dict.fromkeys(("dervish", "vizier", "rebellion"), (1, 2)),
    }
    assert {face["name"]: tuple(face["strength"]) for face in faces if face["strength"]} == {
        **dict.fromkeys(("general", "siege-engines"), (1,)),
        **dict.fromkeys(("rebellion", "guard", "mamluks", "camel-riders", "scouts"), (1, 2)),
    }
