"""The component files of Blue Moon: what is in the boxes, and what a damaged file is refused with."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.box.data import EFFECTS, PACKAGED, Parameter, load
from moonsaga.kernel.errors import DataError

BOX = load()


def test_nine_decks_of_thirty_cards_and_a_ship_that_was_given_away() -> None:
    """Contents: 30 cards and a leader for each people."""
    assert [len(BOX.decks[people].cards) for people in PEOPLES] == [30] * 9
    assert [card.name for card in BOX.decks["promo"].cards] == ["Sea Moon"]
    assert all(BOX.decks[people].leader is not None for people in PEOPLES)
    assert len(BOX.cards) == codes.CARDS == 271


@pytest.mark.parametrize(
    ("people", "kinds", "fire", "earth", "moons"),
    [
        ("vulca", (3, 18, 4, 5), 69, 46, 5),
        ("hoax", (3, 18, 3, 6), 55, 44, 6),
        ("mimix", (2, 23, 2, 3), 72, 69, 4),
        ("flit", (3, 14, 13, 0), 44, 45, 5),
        ("khind", (3, 23, 0, 4), 48, 48, 7),
        ("terrah", (2, 18, 3, 7), 43, 61, 6),
        ("pillar", (2, 16, 9, 3), 49, 52, 7),
        ("aqua", (2, 15, 5, 8), 49, 49, 4),
        ("buka", (1, 23, 1, 2), 59, 74, 0),
    ],
)
def test_each_deck_adds_up(people: str, kinds: tuple[int, ...], fire: int, earth: int, moons: int) -> None:
    """Counts of leadership, character, booster and support cards; sums of values; moons on cards of others."""
    cards = BOX.decks[people].cards
    count = Counter(card.kind for card in cards)
    assert tuple(count[kind] for kind in ("leadership", "character", "booster", "support")) == kinds
    assert sum(card.fire or 0 for card in cards) == fire
    assert sum(card.earth or 0 for card in cards) == earth
    assert sum(card.moons for card in cards if card.people not in (people, "mutant")) == moons


def test_each_effect_of_the_vocabulary_is_on_some_card() -> None:
    """No effect without a card."""
    assert {card.effect["name"] for card in BOX.cards if card.effect} == set(EFFECTS)


def test_every_mutant_has_both_shields_and_stops() -> None:
    """Mutants: they change the element, cover it and end the plays."""
    mutants = [card for card in BOX.cards if card.code[0] == "mutant"]
    assert len(mutants) == 9
    assert all(card.shields == ("fire", "earth") and "stop" in card.icons for card in mutants)


def test_words_become_numbers() -> None:
    """A list is a sum of bits, a word its place, `any` as many as one likes."""
    assert Parameter("kinds", ("a", "b", "c"), several=True).encode(["a", "c"]) == 5
    assert Parameter("which", ("a", "b")).encode("b") == 2
    assert Parameter("count", ("any",), number=True).encode("any") == codes.UNLIMITED
    assert Parameter("count", ("any",), number=True).encode(3) == 3
    assert Parameter("with", ("a",), optional=True).encode(None) == 0
    assert Parameter("with", ("a",)).encode(None) is None


def word_codes(effect: str, parameter: str) -> tuple[int | None, ...]:
    """The numbers of all words that a parameter may be, in order."""
    found = next(one for one in EFFECTS[effect] if one.name == parameter)
    return tuple(found.encode(word) for word in found.words)


def test_the_codes_are_those_of_the_data_files() -> None:
    """`codes` reads no file: what it says of effects and their parameters is compared here."""
    assert tuple(EFFECTS) == codes.EFFECT_NAMES[1:]
    assert {*codes.PEOPLES, "promo"} == set(BOX.decks)
    assert all(len(BOX.decks[people].cards) == codes.DECK for people in codes.PEOPLES)
    for (effect, parameter), numbers in {
        ("draw", "when"): (codes.PLAYED, codes.AT_END, codes.AFTERWARDS, codes.EACH_TURN),
        ("forbid", "with"): (codes.WITH_TEXT, codes.WITHOUT_TEXT, codes.HIGH_VALUE),
        ("ignore_texts", "as"): (codes.BIRD, codes.ORDER, codes.GAS),
        ("ignore_cards", "which"): (
            *(codes.ALL_CHARACTERS, codes.ALL_BOOSTERS, codes.ALL_SUPPORTS, codes.ALL_WITH_ICON),
        ),
        ("reduce", "which"): (codes.OF_CHARACTERS, codes.OF_OTHERS),
        ("reduce", "parity"): (codes.ODD, codes.EVEN),
        ("raise_one", "to"): (codes.HIGHER, codes.SUM),
        ("double_all", "kind"): (codes.OF_CHARACTER, codes.OF_BOOSTER, codes.OF_SUPPORT, 4, 5),
        ("limit_plays", "zone"): (codes.IN_TOTAL, 2),
        ("demand_value", "how"): (codes.IN_FIRE, codes.IN_EARTH, codes.IN_BOTH, codes.IN_EITHER),
        ("mutant", "condition"): (
            *(codes.IF_POWER, codes.IF_ACTIVE_CARDS, codes.IF_CARDS, codes.IF_DRAGONS),
            *(codes.IF_LARGER_HAND, codes.IF_NO_OWN_CARDS, codes.IF_NO_SHIPS),
        ),
        ("free_if", "condition"): (
            *(codes.FREE_IF_CARDS, codes.FREE_IF_CHARACTERS, codes.FREE_IF_BOOSTERS),
            *(codes.FREE_IF_SUPPORT, codes.FREE_IF_ICONS),
        ),
    }.items():
        assert word_codes(effect, parameter) == numbers, (effect, parameter)
    assert word_codes("discard_combat", "from")[0] == codes.FROM_ANYWHERE
    assert EFFECTS["return_own"][0].words[codes.FROM_ACTIVE - 1] == "active"


DAMAGE = [
    ("vulca", "moons = 3", "moons = 7", "it has 7 moons, expected 0 to 4"),
    ("vulca", 'kind = "character"', 'kind = "hero"', "the kind 'hero' is none of"),
    ("vulca", "fire = 7, earth = 0", "fire = 7", "it has one value, expected both or none"),
    ("vulca", '"vulca-01"', '"vulcan"', "its name is a people or mutant"),
    ("vulca", '"vulca-01"', '"vulca-03"', "the card vulca-03 stands in two places"),
    ("vulca", 'name = "retreat_more"', 'name = "attract"', "there is no effect 'attract'"),
    ("vulca", 'kinds = ["leadership"]', 'kinds = ["king"]', "the effect forbid cannot have kinds = ['king']"),
    ("vulca", ', kinds = ["leadership"]', "", "the effect forbid cannot have kinds = None"),
    ("vulca", "value = 6 }", "value = 6, twice = true }", "the effect least_power has no parameter 'twice'"),
    ("vulca", 'letter = "V"', "", "vulca.toml needs people = 'vulca', a letter and a leader"),
    ("vulca", 'provenance = "found"', 'provenance = "heard"', "has the provenance 'heard'"),
    ("vulca", "cards = [", "cards = [[", "vulca.toml is damaged"),
    ("vulca", "moons = 3", "moon = 3", "vulca.toml is damaged"),
    ("hoax", 'icons = ["retrieve"]', 'icons = ["return"]', "the icon 'return' is none of"),
    ("khind", 'gang = "cool"', 'gang = "hot"', "the gang 'hot' is none of"),
    ("buka", 'bluff = "blank"', 'bluff = "water"', "the bluff icon 'water' is none of"),
    ("buka", "capacity = 2", "capacity = 0", "an influence card is a ship with a capacity"),
]


@pytest.mark.parametrize(("name", "old", "new", "sentence"), DAMAGE, ids=[sentence for *_, sentence in DAMAGE])
def test_a_damaged_file_is_refused_in_one_sentence(
    tmp_path: Path, name: str, old: str, new: str, sentence: str
) -> None:
    """Data: a wrong file is refused with what is wrong and what would be right."""
    shutil.copytree(PACKAGED, tmp_path / "data")
    path = tmp_path / "data" / f"{name}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(DataError) as refused:
        load(tmp_path / "data")
    assert sentence in str(refused.value)


def test_a_missing_card_and_a_missing_file_are_noticed(tmp_path: Path) -> None:
    """Data: each deck has 30 cards and a file."""
    shutil.copytree(PACKAGED, tmp_path / "data")
    path = tmp_path / "data" / "flit.toml"
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join(line for line in lines if "flit-01" not in line), "utf-8")
    with pytest.raises(DataError, match=r"flit\.toml has 29 cards, expected 30"):
        load(tmp_path / "data")
    path.unlink()
    with pytest.raises(DataError, match=r"flit\.toml cannot be read"):
        load(tmp_path / "data")
