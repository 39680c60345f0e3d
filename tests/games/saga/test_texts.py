"""The words of Saga: nothing is missing in any language, every gap is filled, and plurals are right."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from games.saga.variants import MIX, table
from moonsaga import _cores
from moonsaga.games.saga import actions
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.games.saga.box.data import ACTIONS, BONUSES, ICONS, KINDS, PROVENANCES
from moonsaga.games.saga.events import EVENTS
from moonsaga.games.saga.game import GAME
from moonsaga.games.saga.notation import notation
from moonsaga.games.saga.presentation import refusals
from moonsaga.kernel.contract import Message
from moonsaga.kernel.laws import sweep_game
from moonsaga.kernel.options import AnyOption, Choice, Flag
from moonsaga.kernel.texts import KERNEL_FOLDER, LANGUAGES, Texts, folder_of, game_texts, missing_keys, unsaid
from support.selection import many, some

pytestmark = pytest.mark.once

each_language = pytest.mark.parametrize("language", LANGUAGES)
FAST = _cores.running() != "interpreted"
SEEN_PHASES = n.PHASES[: n.OVER + 1]
HIDDEN_EVENTS = ("leader-dealt", "leader-aside", "deployed", "scouted", "target-returned", "target-moved")


def say(language: str, key: str, **args: str | int) -> str:
    said, problems = game_texts(GAME, language).say_or_fail(Message(key, dict(args)))
    assert problems == []
    return said


def option_keys(option: AnyOption) -> Iterator[str]:
    yield f"option-{option.name}"
    yield f"option-{option.name}-help"
    if isinstance(option, Choice):
        yield from (f"option-{option.name}-{value}" for value in option.values)
    elif isinstance(option, Flag):
        yield from (f"option-{option.name}-{value}" for value in ("true", "false"))


FACES = [face for faces in facts.FACE_NAMES for face in faces]
EXPECTED = {
    "title and description": ["title", "description", *(f"edition-{edition}" for edition in GAME.info.editions)],
    "roles": [*GAME.roles({}), *(f"side-{side}" for side in n.SIDE_NAMES)],
    "areas": [f"area-{name}" for name in facts.PLACE_NAMES[: n.PLACES]],
    "kinds": [f"kind-{name}" for name in (*KINDS, "drakkar")],
    "units": [f"unit-{side}-warrior" for side in n.SIDE_NAMES] + [f"leader-{p}" for ps in n.LEADER_NAMES for p in ps],
    "faces": [key for face in FACES for key in (f"face-{face}", f"face-{face}-help")],
    "tiles": [f"tile-{number}" for number in range(1, n.TILES + 1)],
    "icons": [key for icon in ICONS[1:] for key in (f"icon-{icon}", f"icon-{icon}-help")],
    "actions": [f"action-{name}" for name in actions.ACTIONS.kinds],
    "actions of tiles": [
        key for names in ACTIONS.values() for name in names for key in (f"action-{name}", f"action-{name}-help")
    ],
    "bonuses": [f"bonus-{name}" for names in BONUSES.values() for name in names if name],
    "buttons": [f"button-{name}" for name in ("go", "lose", "coin", "stop", "pass", "done", "leave-burh")],
    "targets": [f"target-{name}" for name in (*facts.AREA_NAMES[: n.TARGETS], "random")],
    "options": [key for option in GAME.info.options for key in option_keys(option)],
    "phases": [key for name in SEEN_PHASES for key in (f"phase-{name}", f"phase-{name}-prompt")],
    "events": [event.key for event in EVENTS.events] + [f"event-{name}-hidden" for name in HIDDEN_EVENTS],
    "endings": [f"ending-{name}" for name in GAME.info.endings],
    "refusals": [f"{what}-{name}" for name in n.REASONS[1:] for what in ("refusal", "advice")],
    "rules": sorted({*refusals.RULES.values(), *refusals.BY_KIND.values(), *refusals.BY_PHASE.values()}),
    "provenance": [f"provenance-{word}" for word in PROVENANCES],
}


def test_all_languages_have_the_same_keys_with_the_same_gaps() -> None:
    """Texts: no key is missing or surplus, and none is damaged."""
    assert missing_keys(folder_of(GAME)) == []


@each_language
@pytest.mark.parametrize("what", EXPECTED)
def test_everything_has_its_words(language: str, what: str) -> None:
    """Texts: whatever the game can name has a text in each language, without help from English."""
    own = Texts([KERNEL_FOLDER, folder_of(GAME)], language)._bundles[0]
    assert [key for key in EXPECTED[what] if not own.has_message(key)] == []


def test_every_reason_has_a_section_of_the_rulebook() -> None:
    """Refusals: rule, reason, advice."""
    assert set(refusals.RULES) == set(range(1, len(n.REASONS)))


def entries(language: str) -> dict[str, str]:
    """Each key of a file with its text as it is written there."""
    source = (folder_of(GAME) / f"{language}.ftl").read_text("utf-8")
    messages = (item for item in FluentParser().parse(source).body if isinstance(item, ast.Message))
    spans = ((item.id.name, item.span) for item in messages)
    return {name: source[span.start : span.end].partition("=")[2].strip() for name, span in spans if span}


NAMES = {
    "say-fyrd",
    "area-essex",
    "area-kent",
    "area-sussex",
    "area-wessex",
    "area-drakkar",
    "action-fyrd",
    "face-berserker",
}


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_nothing_is_left_in_english(language: str) -> None:
    """Texts: apart from names and references to other texts, each language has its own words."""
    english, own = entries("en"), entries(language)
    worded = {key for key, text in own.items() if re.search(r"\w", re.sub(r"\{[^{}]*\}", "", text))}
    same = {key for key in worded if own[key] == english[key]}
    allowed = {key for key in same if key.startswith("bonus-")} | NAMES
    assert same <= allowed


@each_language
def test_typography(language: str) -> None:
    """Texts: no typewriter's quotes, dots or double blanks, and no isolation marks."""
    for key, text in entries(language).items():
        plain = re.sub(r"\{[^{}]*->|\n\s*", " ", text)
        assert not re.search(r"[\"'\u2068\u2069]|\.\.\.| - |[^ ]  +[^ *\[]", plain), f"{key}: {text}"


def test_words_that_choose_a_variant_are_no_keys() -> None:
    """Texts: an argument that is a key is translated first, and would then choose nothing."""
    assert set(n.ENDINGS) & entries("en").keys() == set()


@pytest.mark.parametrize("kind", some(["tiles standard", "other rulings", MIX], 1))
def test_whatever_is_met_in_a_game_can_be_said(kind: str) -> None:
    """Texts: events and refusals of random games, in every language, with all their gaps filled."""
    for seed in range(many(8, 1) if FAST else 1):
        played = sweep_game(GAME, table(kind, seed), seed, every=4, numbers=None if FAST else 200)
        assert unsaid(GAME, played.messages.values()) == []


def test_every_target_has_words() -> None:
    """Texts: whatever a person touches is named, by its own text or by that of its kind."""
    texts = game_texts(GAME)
    state = GAME.new({})
    for seat in range(2):
        for action in range(GAME.info.actions):
            for target in notation.targets(state, seat, action):
                assert texts.knows(f"{target.kind}-{target.name}") or texts.knows(f"thing-{target.kind}"), target


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "Vikings pay one coin."),
        ("en", 2, "Vikings pay 2 coins."),
        ("pl", 1, "Wikingowie płacą jedną monetę."),
        ("pl", 2, "Wikingowie płacą 2 monety."),
        ("pl", 5, "Wikingowie płacą 5 monet."),
        ("cs", 1, "Vikingové platí jednu minci."),
        ("cs", 3, "Vikingové platí 3 mince."),
        ("cs", 5, "Vikingové platí 5 mincí."),
    ],
)
def test_plurals_of_coins(language: str, count: int, words: str) -> None:
    """Texts: one, few and many."""
    assert say(language, "event-paid", who="side-viking", count=count) == words


@pytest.mark.parametrize(
    ("language", "warriors", "leaders", "words"),
    [
        ("en", 1, 0, "one warrior"),
        ("en", 3, 2, "3 warriors and 2 leaders"),
        ("en", 0, 1, "one leader"),
        ("pl", 1, 1, "jednego wojownika i jednego przywódcę"),
        ("pl", 3, 0, "3 wojowników"),
        ("pl", 5, 2, "5 wojowników i 2 przywódców"),
        ("cs", 2, 0, "2 bojovníky"),
        ("cs", 5, 3, "5 bojovníků a 3 vůdce"),
        ("cs", 0, 1, "jednoho vůdce"),
    ],
)
def test_plurals_of_units(language: str, warriors: int, leaders: int, words: str) -> None:
    """Texts: warriors and leaders together, or one kind alone."""
    args: dict[str, str | int] = {
        "who": "side-saxon",
        "from": "area-kent",
        "to": "area-essex",
        "warriors": warriors,
        "leaders": leaders,
    }
    said, problems = game_texts(GAME, language).say_or_fail(Message("event-moved", args))
    assert problems == []
    assert words in said
