"""What the rules and the guide of Saga say is what the table says, in its own words."""

from __future__ import annotations

from typing import Any

import pytest

from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.games.saga.game import GAME
from moonsaga.kernel.contract import Message
from moonsaga.kernel.texts import FALLBACK, LANGUAGES, Texts, game_texts
from moonsaga.server.learning.lessons import GUIDE, find_action, folder_of, lessons_of
from moonsaga.server.learning.session import LessonSession, LessonSessions

each_language = pytest.mark.parametrize("language", LANGUAGES)
BOOK = lessons_of(GAME)
assert BOOK is not None
TEXTS = {language: Texts([folder_of(GAME)], language) for language in LANGUAGES}
KEYS = [*(f"rules-{section}-text" for section in BOOK.sections), *(f"example-{example}" for example in BOOK.examples)]
KEYS += [f"guide-{step.name}" for step in BOOK.guide.step] if BOOK.guide else []


def page(key: str, language: str) -> str:
    return TEXTS[language].say(Message(key))


def at_table(key: str, language: str) -> str:
    return game_texts(GAME, language).say(Message(key))


def stem(word: str) -> str:
    """A word without the ending that changes with its place in a sentence."""
    return word.rstrip("aeiyęąuůí")


@each_language
@pytest.mark.parametrize("area", facts.AREA_NAMES[: n.ENGLISH])
def test_areas_are_spelt_as_on_the_map(language: str, area: str) -> None:
    """Learning: every name in the text is on the board."""
    english, own = at_table(f"area-{area}", FALLBACK), stem(at_table(f"area-{area}", language))
    for key in KEYS:
        if english in page(key, FALLBACK):
            assert own in page(key, language), key


@each_language
def test_markers_are_called_as_at_the_table(language: str) -> None:
    """Learning: both markers of the track have one noun."""
    words = [set(at_table(f"thing-{marker}-marker", language).lower().split()) for marker in ("round", "burh")]
    (noun,) = words[0] & words[1]
    for key in KEYS:
        if "marker" in page(key, FALLBACK):
            assert noun in page(key, language).lower(), key


@each_language
@pytest.mark.parametrize(
    ("said", "word", "pages"),
    [
        ("advice-other-chosen", {"en": "stroke", "pl": "ukośnik", "cs": "lomítko"}, ("rules-tiles-text",)),
        ("refusal-no-target", {"en": "slot", "pl": " pol", "cs": " pol"}, ("guide-sail", "rules-vikings-text")),
    ],
)
def test_signs_and_slots_are_called_as_at_the_table(
    language: str, said: str, word: dict[str, str], pages: tuple[str, ...]
) -> None:
    """Learning: a stroke between two actions, a slot for a raid target."""
    assert word[language] in at_table(said, language).lower()
    for key in pages:
        assert word[language] in page(key, language).replace("__", "").lower(), key


@each_language
def test_preparation_has_its_page(language: str) -> None:
    """Preparation 4, 8, 10, 13: Mercia, the leaders who are set aside, the initiative; all areas that have a rule."""
    assert BOOK is not None
    assert "preparation" in BOOK.sections
    text = page("rules-preparation-text", language)
    for key in ("area-mercia", "thing-initiative", "thing-leader", "thing-burh", "thing-round-marker"):
        assert stem(at_table(key, language).lower()) in text.lower(), key


def taught(line: str) -> LessonSession:
    """The guide with this line in the place of its retreat, and the rest as it asks for."""
    assert BOOK is not None
    assert BOOK.guide is not None
    study = LessonSessions().find(GAME, BOOK, GUIDE, ()).copy()
    for step in BOOK.guide.asking:
        action = find_action(GAME, study.state, study.seat, line if step.name == "retreat" else step.do)
        assert action is not None
        study.decide(action)
        if not study.faithful:
            break
    return study


def test_what_the_guide_says_at_its_end_is_true() -> None:
    """Guide: three coins, two areas, tiles to choose from."""
    study = taught("retreat kent")
    table: Any = study.state.view(study.seat)
    viking = table.table.sides[n.VIKING]
    assert (study.faithful, table.table.phase, viking.coins, viking.areas) == (True, "draft", 3, 2)


def test_another_retreat_is_not_what_the_guide_asks_for() -> None:
    """Guide: with two on the Drakkar its last sentences would be false."""
    assert not taught("retreat drakkar").faithful
    assert all(
        "guide-retreat-other" in (folder_of(GAME) / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES
    )
