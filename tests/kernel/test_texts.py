"""Texts: languages, plurals, fallback, and what is missing."""

from pathlib import Path

import pytest

from moonsaga.kernel.contract import GAME_OVER, NO_SUCH_ACTION, NOT_ASKED, Message, Refusal
from moonsaga.kernel.texts import KERNEL_FOLDER, LANGUAGES, Texts, folder_of, game_texts, missing_keys, unsaid
from support.synthetic import GAME, refusal


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text("a = A { $x }\nb = B\nonly = only English\nattr =\n    .label = x\n", "utf-8")
    (tmp_path / "pl.ftl").write_text("a = Ą { $y }\nb = B\n# unfinished\nextra = E\nbroken = {\n", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "Red wins one coin."),
        ("en", 2, "Red wins 2 coins."),
        ("pl", 1, "Czerwony wygrywa jedną monetę."),
        ("pl", 2, "Czerwony wygrywa 2 monety."),
        ("pl", 5, "Czerwony wygrywa 5 monet."),
        ("cs", 2, "Červený získává 2 mince."),
        ("cs", 5, "Červený získává 5 mincí."),
    ],
)
def test_plurals_and_translated_arguments(language: str, count: int, said: str) -> None:
    assert game_texts(GAME, language).say(Message("event-win", {"who": "red", "count": count})) == said


def test_an_argument_that_is_no_key_stands_as_it_is() -> None:
    assert game_texts(GAME).say(Message("event-take", {"who": "Ada"})) == "Ada takes a card."


def test_a_missing_translation_falls_back_to_english(folder: Path) -> None:
    texts = Texts([folder], "pl")
    assert texts.say(Message("b")) == "B"
    assert texts.say(Message("only")) == "only English"
    assert Texts([folder], "cs").say(Message("only")) == "only English"


def test_a_missing_key_shows(folder: Path) -> None:
    texts = Texts([folder], "pl")
    assert texts.say(Message("nowhere", {"x": 1})) == "nowhere"
    assert texts.say_or_fail(Message("nowhere"))[1] == ["there is no text 'nowhere'"]
    assert texts.say(Message("attr")) == "attr"
    assert not texts.knows("nowhere")


def test_a_missing_argument_shows_and_is_reported(folder: Path) -> None:
    said, problems = Texts([folder]).say_or_fail(Message("a"))
    assert "x" in said
    assert problems


def test_there_are_no_isolation_marks() -> None:
    assert game_texts(GAME).say(Message("event-spark", {"who": "red", "card": "sa"})).isascii()


def test_a_later_folder_overrides(folder: Path) -> None:
    assert Texts([KERNEL_FOLDER, folder]).say(Message("b")) == "B"
    (folder / "en.ftl").write_text("table = the felt\n", "utf-8")
    assert Texts([KERNEL_FOLDER, folder]).say(Message("table")) == "the felt"


def test_a_refusal_is_one_line_with_its_rule() -> None:
    said = game_texts(GAME).refuse(refusal("not-yours", 0))
    assert said == "1a is not in your hand (Actions). Choose a card of your hand."
    plain = Refusal("Moving, 3", Message("refusal-seen"), Message("advice-seen"))
    assert (
        game_texts(GAME, "pl").refuse(plain) == "Znasz już wierzchnią kartę (Moving, 3). Weź ją albo zrób coś innego."
    )


@pytest.mark.parametrize("kernel_refusal", [NOT_ASKED, GAME_OVER, NO_SUCH_ACTION])
def test_the_kernel_can_say_its_refusals(kernel_refusal: Refusal) -> None:
    assert unsaid(GAME, [kernel_refusal.reason, kernel_refusal.advice, Message(kernel_refusal.rule)]) == []


def test_what_cannot_be_said_is_reported_for_each_language() -> None:
    problems = unsaid(GAME, [Message("nowhere")])
    assert [problem.partition(":")[0] for problem in problems] == list(LANGUAGES)


@pytest.mark.parametrize("where", [KERNEL_FOLDER, folder_of(GAME)])
def test_all_languages_say_the_same(where: Path) -> None:
    assert missing_keys(where) == []


def test_differences_between_languages_are_found(folder: Path) -> None:
    assert {problem for problem in missing_keys(folder) if problem.startswith("pl")} == {
        "pl: a is filled with ['y'], in English with ['x']",
        "pl: only is missing",
        "pl: attr is missing",
        "pl: extra is not in English",
        "pl: junk: broken = { is damaged",
    }
    assert "cs: b is missing" in missing_keys(folder)


def test_damaged_english_is_found(folder: Path) -> None:
    (folder / "en.ftl").write_text("a = {\n", "utf-8")
    assert "en: junk: a = { is damaged" in missing_keys(folder)
