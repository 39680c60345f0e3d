"""Building decks: what is legal, what is refused and how, and decks as files and codes."""

import runpy
import sys
from binascii import crc32
from pathlib import Path

import msgspec
import pytest

from moonsaga.games.blue_moon.box import decks
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.box.decks import (
    SENTENCES,
    Deck,
    DeckError,
    check,
    deck_code,
    deck_of,
    look_through,
    moons,
    prebuilt,
    problems,
    random_deck,
    read_deck,
    write_deck,
)
from moonsaga.games.blue_moon.box.facts import BOX
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError, OptionError
from moonsaga.kernel.options import parse, write

pytestmark = pytest.mark.once

TOOL = Path(__file__).parents[3] / "tools" / "blue_moon_check_deck.py"
MUTANTS = tuple(card.card for card in BOX.cards if card.people == "mutant")
ALL = ", ".join(PEOPLES)
SHORT = "bm.vulca.v7dbdfffa.a1..."
"""How the code of the pre-built Vulca deck, or one that begins like it, is shown."""
SHIPS = ("buka-28", "buka-29", "buka-30", "buka-31")


def changed(*, out: tuple[str, ...] = (), put: tuple[str, ...] = (), people: str = "vulca") -> Deck:
    """A pre-built deck with some cards taken out and others put in."""
    deck = prebuilt(people)
    assert set(out) <= set(deck.cards)
    return Deck(people, (*(card for card in deck.cards if card not in out), *put), "Changed")


def sentences(deck: Deck) -> list[str]:
    return [problem.sentence for problem in problems(deck)]


def complaint(text: str) -> str:
    """The one sentence that reading this file gives."""
    with pytest.raises(DeckError) as caught:
        read_deck(text, "my.deck")
    return one_sentence(str(caught.value))


def code_complaint(code: str) -> str:
    with pytest.raises(DeckError) as caught:
        deck_of(code)
    return one_sentence(str(caught.value))


def one_sentence(text: str) -> str:
    assert text
    assert "\n" not in text
    return text


# What is legal


@pytest.mark.parametrize("people", PEOPLES)
def test_the_pre_built_decks_are_legal(people: str) -> None:
    deck = prebuilt(people)
    check(deck)
    assert problems(deck) == ()
    assert len(deck.cards) == 30
    assert deck.leader in decks.LEADERS


def test_the_moons_of_the_pre_built_decks() -> None:
    assert [moons(prebuilt(people)) for people in PEOPLES] == [5, 6, 4, 5, 7, 6, 7, 4, 0]


def test_cards_of_the_own_people_are_free() -> None:
    """All 29 Vulca cards, 40 moons and more, and one mutant."""
    own = tuple(card.card for card in BOX.cards if card.people == "vulca")
    deck = Deck("vulca", (*own, "mutant-101"))
    assert sum(decks.MOONS[card] for card in own) > 10
    assert moons(deck) == 0
    check(deck)


def test_exactly_ten_moons_are_allowed() -> None:
    deck = changed(out=("vulca-08", "vulca-09"), put=("hoax-26", "hoax-01"))
    assert moons(deck) == 10
    check(deck)


def test_mutants_belong_to_no_people_and_are_free() -> None:
    own = prebuilt("buka").cards[: 30 - len(MUTANTS)]
    deck = Deck("buka", (*own, *MUTANTS))
    assert moons(deck) == 0
    check(deck)


def test_the_ship_that_was_given_away_is_a_buka_card() -> None:
    check(changed(people="buka", out=("buka-04",), put=("buka-31",)))
    assert moons(changed(people="buka", out=("buka-04",), put=("buka-31",))) == 0
    assert moons(changed(out=("vulca-08",), put=("buka-31",))) == 5 + 2


def test_others_may_have_ships_and_pirates_for_their_moons() -> None:
    own = tuple(card.card for card in BOX.cards if card.people == "hoax")
    deck = Deck("hoax", (*own[:26], "buka-29", "buka-30", "buka-31", "buka-20"))
    assert moons(deck) == 3 + 3 + 2 + 2
    check(deck)
    assert moons(Deck("hoax", SHIPS)) == 12


def test_no_kind_of_card_is_demanded() -> None:
    """The book sets no least number of characters: a deck full of boosters is foolish, not illegal."""
    cards = sorted(BOX.cards, key=lambda card: (card.people != "flit", card.kind == "character", card.moons))
    deck = Deck("flit", tuple(card.card for card in cards if card.people in ("flit", "mutant"))[:30])
    check(deck)


# What is refused

ILLEGAL = {
    "people": (
        Deck("vulka", prebuilt("vulca").cards),
        f"there is no people 'vulka'; there are {ALL}",
    ),
    "name": (
        Deck("vulca", prebuilt("vulca").cards, "two\nlines"),
        "a deck's name is one line of at most 60 characters, not 'two\\nlines'",
    ),
    "no-card": (changed(out=("vulca-14",), put=("vulca-17",)), "there is no card 'vulca-17'"),
    "other-name": (
        changed(out=("vulca-14",), put=("vulca-14 Flare",)),
        "vulca-14 is Cinder, not 'Flare'",
    ),
    "leader": (
        changed(out=("vulca-14",), put=("hoax-00",)),
        "Xelethotiras (hoax-00) is a leader, who lies beside the board and is none of the 30 cards",
    ),
    "twice": (
        changed(out=("vulca-14", "vulca-15"), put=("vulca-16", "vulca-16")),
        "all cards of a deck are different, but Ember (vulca-16) is in it 3 times",
    ),
    "too-few": (changed(out=("vulca-14", "vulca-15")), "a deck has 30 cards, this one has 28: 2 missing"),
    "too-many": (changed(put=("vulca-02", "mutant-101")), "a deck has 30 cards, this one has 32: 2 too many"),
    "moons": (
        changed(out=("vulca-14", "vulca-15"), put=("hoax-26", "hoax-10")),
        (
            "cards of other peoples have at most 10 moons in all, here 11: Aaralia-Aqua Secunda (aqua-04) 1, "
            "Pandemonium (khind-26) 2, Heroine of the Great Plains (mimix-06) 2, Brain Drain (hoax-26) 4, "
            "Redamikanas the Cartographer (hoax-10) 2"
        ),
    ),
}


def test_each_kind_of_problem_has_its_example() -> None:
    assert ILLEGAL.keys() == SENTENCES.keys()


@pytest.mark.parametrize("key", ILLEGAL)
def test_an_illegal_deck_is_refused_with_a_sentence(key: str) -> None:
    deck, sentence = ILLEGAL[key]
    found = {problem.key: problem.sentence for problem in problems(deck)}
    assert one_sentence(found[key]) == sentence
    with pytest.raises(DeckError) as caught:
        check(deck)
    assert isinstance(caught.value, MoonsagaError)
    assert str(caught.value) == problems(deck)[0].sentence


def test_all_problems_are_found_at_once() -> None:
    deck = Deck("vulka", ("vulca-14", "vulca-14", "hoax-00", "vulca-99"), "x" * 61)
    assert [problem.key for problem in problems(deck)] == ["people", "name", "twice", "leader", "no-card", "too-few"]


def test_cards_of_sets_that_are_not_in_the_boxes_are_refused() -> None:
    """The emissaries and inquisitors brought two more mutants; they are not part of the nine decks."""
    deck = changed(out=("vulca-14",), put=("mutant-110",))
    assert sentences(deck) == ["there is no card 'mutant-110'"]


def test_a_card_name_is_not_a_card() -> None:
    deck = changed(out=("vulca-14",), put=("Cinder",))
    assert sentences(deck) == ["there is no card 'Cinder'; did you mean Cinder (vulca-14)?"]


# Files


@pytest.mark.parametrize("people", PEOPLES)
def test_a_written_deck_is_read(people: str) -> None:
    assert read_deck(write_deck(prebuilt(people)), "my.deck") == prebuilt(people)


def test_cards_are_named_by_number_by_name_or_both() -> None:
    lines = write_deck(prebuilt("vulca"))
    for before, after in (
        ("vulca-01 Flamebreath the Dazzling", "Flamebreath the Dazzling"),
        ("vulca-03 Scorch the Inflammable", "vulca-03"),
        ("vulca-04 Lavar the Powerful", "Vulca 04   # as it is printed"),
        ("vulca-05 Volca", "  VOLCA  "),
        ("people: vulca", "people:   Vulca # fire"),
        ("name: Vulca", "name: Deck #1: hot"),
    ):
        assert before in lines
        lines = lines.replace(before, after)
    deck = read_deck("\ufeff" + lines.replace("\n", "\r\n"), "my.deck")
    assert deck == Deck("vulca", prebuilt("vulca").cards, "Deck #1: hot")


def test_a_deck_needs_no_name() -> None:
    text = write_deck(prebuilt("aqua")).replace("name: Aqua\n", "")
    assert read_deck(text, "x").name == ""
    assert "name" not in write_deck(read_deck(text, "x")).splitlines()[1]


def test_unfinished_decks_can_be_written_but_no_name_that_would_spoil_the_file() -> None:
    deck = changed(out=("vulca-14",))
    assert look_through(write_deck(deck))[0] == deck
    with pytest.raises(DeckError, match="a deck's name is one line"):
        write_deck(Deck("vulca", deck.cards, "Hot\npeople: hoax"))


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("vulca-14 Cinder", "Cindre", "my.deck, line 18: there is no card 'Cindre'; did you mean Cinder (vulca-14)?"),
        (
            "khind-26 Pandemonium",
            "Pandämonium!",
            "my.deck, line 35: there is no card 'Pandämonium!'; did you mean Pandemonium (khind-26)?",
        ),
        (
            "vulca-14 Cinder",
            "vulcka-14 Cinder",
            "my.deck, line 18: there is no card 'vulcka-14 Cinder'; did you mean Cinder (vulca-14)?",
        ),
        ("vulca-14 Cinder", "vulca-17", "my.deck, line 18: there is no card 'vulca-17'"),
        ("vulca-14 Cinder", "Wxyz", "my.deck, line 18: there is no card 'Wxyz'"),
        ("vulca-14 Cinder", "vulca-14 Ember", "my.deck, line 18: vulca-14 is Cinder, not 'Ember'"),
        (
            "vulca-14 Cinder",
            "Volca",
            "my.deck, line 18: all cards of a deck are different, but Volca (vulca-05) is in it 2 times",
        ),
        (
            "vulca-14 Cinder",
            "Inferno",
            "my.deck, line 18: Inferno (vulca-00) is a leader, who lies beside the board and is none of the 30 cards",
        ),
        (
            "people: vulca",
            "people: vulka",
            f"my.deck, line 3: there is no people 'vulka'; there are {ALL}",
        ),
        ("people: vulca", "", "my.deck: the line with the people is missing, as in `people: vulca`"),
        ("people: vulca", "people:", "my.deck: the line with the people is missing, as in `people: vulca`"),
        (
            "people: vulca",
            "peple: vulca",
            "my.deck, line 3: there is no entry 'peple'; there are name and people",
        ),
        ("\n\n", "\npeople: hoax\n", "my.deck, line 4: the entry people stands here a second time"),
        (
            "name: Vulca",
            f"name: {'x' * 61}",
            f"my.deck, line 2: a deck's name is one line of at most 60 characters, not '{'x' * 61}'",
        ),
        (
            "vulca-14 Cinder\n",
            "",
            "my.deck: a deck has 30 cards, this one has 29: 1 missing, the file ends after line 36",
        ),
        ("\n\n", "\nbuka-31\n", "my.deck, line 37: a deck has 30 cards, this one has 31: 1 too many"),
    ],
)
def test_a_damaged_file_says_so_with_its_line(before: str, after: str, sentence: str) -> None:
    text = write_deck(prebuilt("vulca"))
    assert before in text
    assert complaint(text.replace(before, after, 1)) == sentence


def test_a_file_cut_anywhere_is_noticed() -> None:
    """Only the last comment and the end of the line can be missing."""
    text = write_deck(prebuilt("flit"))
    whole = len(text.rpartition("vulca-22")[0]) + len("vulca-22")
    for end in range(whole):
        complaint(text[:end])
    assert read_deck(text[:whole], "x") == prebuilt("flit")


def test_a_cut_file_tells_where_it_ends() -> None:
    text = write_deck(prebuilt("vulca"))
    half = text[: text.index("vulca-14")]
    assert complaint(half) == "my.deck: a deck has 30 cards, this one has 12: 18 missing, the file ends after line 17"
    assert complaint("") == "my.deck: the line with the people is missing, as in `people: vulca`"


def test_a_file_that_is_no_longer_legal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction of the data gave a card more moons, or took a card away."""
    deck = changed(out=("vulca-08", "vulca-09"), put=("hoax-26", "hoax-01"))
    text = write_deck(deck)
    code = deck_code(deck)
    monkeypatch.setitem(decks.MOONS, "hoax-01", 2)
    sentence = (
        "cards of other peoples have at most 10 moons in all, here 11: Aaralia-Aqua Secunda (aqua-04) 1, "
        "Wogarathoras the Gloomy (hoax-01) 2, Brain Drain (hoax-26) 4, Pandemonium (khind-26) 2, "
        "Heroine of the Great Plains (mimix-06) 2"
    )
    deck_of.cache_clear()
    assert complaint(text) == f"my.deck, line 36: {sentence}"
    assert code_complaint(code) == f"the deck of the code bm.vulca.v7dbdfcfa.a1... is not legal: {sentence}"
    monkeypatch.delitem(decks.MOONS, "hoax-01")
    assert code_complaint(code) == (
        "the deck of the code bm.vulca.v7dbdfcfa.a1... is not legal: there is no card 'hoax-01'"
    )
    deck_of.cache_clear()


def test_everything_wrong_with_a_file_is_listed_in_the_order_of_its_lines() -> None:
    text = "people: hoax\nhoax-01\nTome of Wisdon\nhoax-01\ncards: 30\n"
    deck, wrong = look_through(text)
    assert deck == Deck("hoax", ("hoax-01", "hoax-01", "Tome of Wisdon"))
    assert wrong == (
        "line 3: there is no card 'Tome of Wisdon'; did you mean Tome of Wisdom (hoax-20)?",
        "line 4: all cards of a deck are different, but Wogarathoras the Gloomy (hoax-01) is in it 2 times",
        "line 5: there is no entry 'cards'; there are name and people",
        "a deck has 30 cards, this one has 3: 27 missing, the file ends after line 5",
    )


def test_no_name_of_a_card_looks_like_anything_else_in_a_file() -> None:
    assert not [name for name in decks.NAMES.values() if set("#:") & set(name) or name != " ".join(name.split())]
    assert len(decks.CARD_OF) == 4 * len(decks.NAMES)


# Codes


def test_a_people_stands_for_its_pre_built_deck() -> None:
    assert [deck_of(people) for people in PEOPLES] == [prebuilt(people) for people in PEOPLES]


@pytest.mark.parametrize("people", PEOPLES)
def test_a_code_gives_its_deck_back(people: str) -> None:
    deck = msgspec.structs.replace(prebuilt(people), name="")
    assert deck_of(deck_code(deck)) == deck


def test_codes_do_not_change() -> None:
    """They stand in records: this one has to be read for ever."""
    assert deck_code(prebuilt("vulca")) == "bm.vulca.v7dbdfffa.a10.k4000000.m40.x40.ef654c5b"
    assert deck_code(Deck("vulca", prebuilt("vulca").cards[::-1])) == deck_code(prebuilt("vulca"))


def test_an_illegal_deck_has_no_code() -> None:
    with pytest.raises(DeckError, match="this one has 29: 1 missing"):
        deck_code(changed(out=("vulca-14",)))


def test_a_cut_code_is_noticed() -> None:
    code = deck_code(prebuilt("vulca"))
    for end in range(2, len(code)):
        assert code_complaint(code[:end]).endswith("is cut or mistyped: the check sum at its end does not fit")
    assert code_complaint(code[:-1]) == (
        "the deck code bm.vulca.v7dbdfffa.a1... is cut or mistyped: the check sum at its end does not fit"
    )


def test_a_mistyped_code_is_noticed() -> None:
    code = deck_code(prebuilt("hoax"))
    for at, old in enumerate(code):
        for new in "0189abfhvx.-":
            if new != old:
                code_complaint(code[:at] + new + code[at + 1 :])
        code_complaint(code[:at] + code[at + 1 :])
        if at and code[at - 1] != old:
            code_complaint(code[: at - 1] + old + code[at - 1] + code[at + 1 :])
    code_complaint(code.upper())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "vulka",
            f"'vulka' is neither a people ({ALL}) nor a deck code; did you mean vulca?",
        ),
        (
            "?",
            f"'?' is neither a people ({ALL}) nor a deck code",
        ),
    ],
)
def test_what_is_neither_a_people_nor_a_code_is_refused(text: str, sentence: str) -> None:
    assert code_complaint(text) == sentence


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (
            "bm.vulca.v7dbdfffa.a10.k4000000.m40.x41",
            f"the deck of the code {SHORT} is not legal: there is no card 'mutant-100'",
        ),
        (
            "bm.vulca.v7dbdfffa.a10.k4000000.m40",
            f"the deck of the code {SHORT} is not legal: a deck has 30 cards, this one has 29: 1 missing",
        ),
        (
            "bm.moon.v7dbdfffa.a10.k4000000.m40.x40",
            f"the deck of the code bm.moon.v7dbdfffa.a10... is not legal: there is no people 'moon'; there are {ALL}",
        ),
        (
            "bm.vulca.v7dbdfffa.a10.k4000000.m40.y40",
            f"the deck code {SHORT} has a part 'y40' that names no cards",
        ),
        (
            "bm.vulca.v7dbdfffa.a10.k4000000.m40.x",
            f"the deck code {SHORT} has a part 'x' that names no cards",
        ),
        (
            "bm.vulca.a10.v7dbdfffa.k4000000.m40.x40",
            (
                "the deck code bm.vulca.a10.v7dbdfff... is not written as codes are; "
                "this deck is bm.vulca.v7dbdfffa.a10.k4000000.m40.x40.ef654c5b"
            ),
        ),
        (
            "bm",
            f"the deck of the code bm.2511063f is not legal: there is no people ''; there are {ALL}",
        ),
    ],
)
def test_a_code_with_a_fitting_check_sum_may_still_be_wrong(body: str, sentence: str) -> None:
    assert code_complaint(f"{body}.{crc32(body.encode()):08x}") == sentence


# Random decks


def test_random_decks_are_legal_and_survive_file_and_code() -> None:
    peoples = set()
    used: set[str] = set()
    spent = set()
    for seed in range(200):
        deck = random_deck(Rng(seed))
        assert sentences(deck) == []
        assert read_deck(write_deck(deck), "x") == deck
        assert deck_of(deck_code(deck)) == deck
        assert len(deck_code(deck)) <= 120
        peoples.add(deck.people)
        used.update(deck.cards)
        spent.add(moons(deck))
    assert peoples == set(PEOPLES)
    assert used == set(decks.MOONS)
    assert spent == set(range(11))


@pytest.mark.parametrize("people", PEOPLES)
def test_a_random_deck_of_a_people(people: str) -> None:
    deck = random_deck(Rng(7), people)
    assert deck.people == people
    check(deck)
    assert deck == random_deck(Rng(7), people)


# Decks in the game's options


def test_the_game_is_played_with_decks_by_name_or_code() -> None:
    deck = random_deck(Rng(5), "khind")
    options = GAME.resolve({"deck_1": deck_code(deck), "deck_2": "aqua"})
    assert GAME.roles(options) == ("khind", "aqua")
    state = GAME.new(options)
    assert state.view(None).table.decks == (deck.cards, prebuilt("aqua").cards)
    assert GAME.resolve(parse(GAME.info.options, write(options).split())) == options


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("vulka", "option deck_2: 'vulka' is neither a people .* did you mean vulca?"),
        ("bm.vulca.v7dbdfffa.a10", "option deck_2: the deck code bm.vulca.v7dbdfffa.a10 is cut or mistyped: .*"),
        ("two words", "option deck_2 is a word without spaces, not 'two words'"),
    ],
)
def test_the_game_refuses_a_bad_deck_with_its_sentence(given: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=f"^{sentence}"):
        GAME.resolve({"deck_2": given})


# The command


def run_tool(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> int:
    monkeypatch.setattr(sys, "argv", ["blue_moon_check_deck.py", *map(str, paths)])
    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(str(TOOL), run_name="__main__")
    return int(stopped.value.code or 0)


def test_the_command_prints_what_a_deck_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hot.deck"
    path.write_text(write_deck(prebuilt("vulca")), encoding="utf-8")
    assert run_tool(monkeypatch, path) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: Vulca, vulca, cards: 30, moons on cards of others: 5 of 10",
        "  legal; its code is bm.vulca.v7dbdfffa.a10.k4000000.m40.x40.ef654c5b",
    ]


def test_the_command_prints_each_problem_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, binary = tmp_path / "good.deck", tmp_path / "bad.deck", tmp_path / "binary.deck"
    good.write_text(write_deck(prebuilt("aqua")), encoding="utf-8")
    bad.write_text("people: moon\nCindre\n", encoding="utf-8")
    binary.write_bytes(b"\xff\xfe\x00")
    assert run_tool(monkeypatch, good, bad, binary, tmp_path / "none.deck") == 1
    assert capsys.readouterr().out.splitlines()[2:] == [
        f"{bad}: a deck without a name, cards: 1",
        f"  line 1: there is no people 'moon'; there are {ALL}",
        "  line 2: there is no card 'Cindre'; did you mean Cinder (vulca-14)?",
        "  a deck has 30 cards, this one has 1: 29 missing, the file ends after line 2",
        f"{binary}: is not a text file in UTF-8",
        f"{tmp_path / 'none.deck'}: cannot be read: No such file or directory",
    ]
