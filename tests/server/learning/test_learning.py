"""Learning: what the rules and the guides of the games promise is true on the real engine, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from moonsaga.games.blue_moon.game import RULINGS
from moonsaga.kernel.contract import CHANCE, Game, Message
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.options import AnyOption, Choice, Flag, Number, Value
from moonsaga.kernel.registry import game_names, get_game
from moonsaga.kernel.texts import FALLBACK, LANGUAGES, Texts, missing_keys
from moonsaga.server.errors import RequestError
from moonsaga.server.learning.lessons import GUIDE, Lessons, find_action, folder_of, lessons_of, read_lines
from moonsaga.server.learning.session import LessonSession, LessonSessions, fits
from moonsaga.server.limits.rates import Rate
from moonsaga.server.web import learning
from support.server import TestServer, open_server

pytestmark = pytest.mark.once

BOOKS = {name: book for name in game_names() if (book := lessons_of(get_game(name))) is not None}
GAMES = list(BOOKS)
EXAMPLES = [(name, example) for name, book in BOOKS.items() for example in book.examples]
A_WHILE = 20
"""Decisions of a learner who never does what the guide asks for."""


def lessons(game: Game) -> Lessons:
    return BOOKS[game.info.name]


def keys(folder: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (folder / f"{FALLBACK}.ftl").read_text("utf-8"), re.MULTILINE))


def session_of(game: Game, lesson: str) -> LessonSession:
    return LessonSessions().find(game, lessons(game), lesson, ()).copy()


def offered(session: LessonSession) -> dict[str, tuple[str, ...]]:
    asked = session.update().asked
    return {} if asked is None else {offer.text: offer.path for offer in asked.choices}


def test_every_game_of_the_shelf_can_be_learnt() -> None:
    assert {"eko", "blue_moon", "saga", "crescent_moon"} <= set(GAMES)
    assert all(lessons(get_game(name)).guide for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_all_languages_have_the_same_words(name: str) -> None:
    assert missing_keys(folder_of(get_game(name))) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_word_is_used_and_none_is_missing(name: str) -> None:
    game = get_game(name)
    book = lessons(game)
    steps = book.guide.step if book.guide is not None else ()
    wanted = {f"rules-{section}{end}" for section in book.sections for end in ("", "-text")}
    wanted |= {f"example-{example}" for example in book.examples}
    wanted |= {f"guide-{step.name}" for step in steps}
    wanted |= {f"sources-{group.replace('.', '-')}" for group in book.sources}
    may = {f"guide-{step.name}-other" for step in steps if step.do}
    assert wanted <= keys(folder_of(game)) <= wanted | may


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_example_stands_in_one_section(name: str, language: str) -> None:
    game = get_game(name)
    book = lessons(game)
    texts = (folder_of(game) / f"{language}.ftl").read_text("utf-8")
    assert sorted(re.findall(r"^ +@(\S+)$", texts, re.MULTILINE)) == sorted(book.examples)
    assert texts.count("__") % 2 == 0


SPOKEN_OF_BLUE_MOON = {
    "mulligan",
    *(ruling.name for ruling in RULINGS),
}
"""Decks, matches and who begins need no rule of their own."""
SILENT = {
    "eko": {
        *("seats", "storms", "portals", "pyramids", "lighthouse", "temple_wind", "temple_moon", "temple_sand"),
        "temple_tiles",
    },
    "blue_moon": {option.name for option in get_game("blue_moon").info.options} - SPOKEN_OF_BLUE_MOON,
    "saga": {"tiles"},
    "crescent_moon": {"seats", "map"},
}
"""Options of which the rules need not speak: variants that they describe for every table, and components."""


def rules_with(game: Game, language: str, options: Mapping[str, Value]) -> str:
    """All sections as they are shown beside a table with these options."""
    texts = Texts([folder_of(game)], language)
    args = {name: value if type(value) is int else str(value).lower() for name, value in game.resolve(options).items()}
    found = []
    for section in lessons(game).sections:
        said, problems = texts.say_or_fail(Message(f"rules-{section}-text", args))
        assert problems == [], (section, options)
        found.append(said)
    return "\n".join(found)


def other_values(option: AnyOption) -> Iterator[Value]:
    """Values of an option that are not the usual one."""
    if isinstance(option, Flag):
        yield not option.default
    elif isinstance(option, Choice):
        yield from (value for value in option.values if value != option.default)
    elif isinstance(option, Number):
        yield from {option.low, option.high} - {option.default}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SILENT)
def test_the_rules_follow_the_options_of_the_table(name: str, language: str) -> None:
    """Each value of each option that changes a rule gives a text of its own."""
    game = get_game(name)
    usual = rules_with(game, language, {})
    for option in game.info.options:
        if option.name in SILENT[name]:
            continue
        said = {usual}
        for value in other_values(option):
            try:
                text = rules_with(game, language, {option.name: value})
            except OptionError:
                continue
            assert text not in said, f"the rules are silent on {option.name}={value}"
            said.add(text)
        assert len(said) > 1, f"the rules are silent on {option.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_stack_may_hold_a_pyramid(language: str) -> None:
    """Ekö's ruling E35: most stacks, not most of the three spaces, unless the table says so."""
    game = get_game("eko")
    word = {"en": "one may be enough", "pl": "może wystarczyć jeden", "cs": "může stačit jeden"}[language]
    assert word in rules_with(game, language, {})
    assert word not in rules_with(game, language, {"majority": "more-than-half"})


@pytest.mark.parametrize("name", GAMES)
def test_the_guide_and_the_examples_need_no_options(name: str) -> None:
    """Only sections of the rules are shown with the options of a table."""
    source = (folder_of(get_game(name)) / f"{FALLBACK}.ftl").read_text("utf-8")
    assert "$" not in source.partition("## Examples")[2]


@pytest.mark.parametrize("name", GAMES)
def test_the_groups_of_components_tell_their_provenance(name: str) -> None:
    components = get_game(name).components()
    for group in lessons(get_game(name)).sources:
        found = components
        for part in group.split("."):
            found = found[part]
        assert len(found) > 0


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_is_what_its_text_says(name: str, example: str) -> None:
    game = get_game(name)
    session, card = session_of(game, example), lessons(game).examples[example]
    offers = offered(session)
    assert offers, "nobody is asked anything"
    for pattern in card.shows:
        assert any(fits(pattern, text) for text in offers), f"{pattern} is not possible, but {sorted(offers)}"
    for text in card.refuses:
        assert game.why_not(session.state, session.seat, game.read(session.state, session.seat, text)), (
            f"{text} is legal"
        )


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_whatever_is_tried_in_an_example_works(name: str, example: str) -> None:
    """Each first choice, and then the first of each answer until the example ends."""
    game = get_game(name)
    begun = session_of(game, example)
    for action in begun.state.legal(begun.seat)[:60]:
        session = begun.copy()
        session.decide(action)
        for _ in range(6):
            if begun.seat not in session.state.to_act():
                break
            session.decide(session.state.legal(session.seat)[0])
        assert session.update().number > 0
        assert session.state.to_act() != (CHANCE,)


@pytest.mark.parametrize("name", GAMES)
def test_the_guide_leads_to_its_end(name: str) -> None:
    """Everything it asks for is possible, and the others answer as its record says."""
    game = get_game(name)
    guide = lessons(game).guide
    assert guide is not None
    assert 8 <= len(guide.step) <= 20
    session = session_of(game, GUIDE)
    for step in guide.asking:
        action = find_action(game, session.state, session.seat, step.do)
        assert action is not None, f"{step.name}: {step.do} is not possible, but {sorted(offered(session))}"
        before = session.number
        session.decide(action)
        assert session.faithful, f"{step.name}: the others cannot answer {step.then!r}"
        assert session.number == before + 1 + len(read_lines(step.then)), f"{step.name}: the record says too little"
    assert session.seat in session.state.to_act()


@pytest.mark.parametrize("name", GAMES)
def test_a_step_takes_all_its_wordings(name: str) -> None:
    """What `also` allows is possible too: a pattern that fits nothing would never be noticed."""
    game = get_game(name)
    guide = lessons(game).guide
    assert guide is not None
    session = session_of(game, GUIDE)
    for step in guide.asking:
        offers = offered(session)
        for pattern in step.also:
            assert any(fits(pattern, text) for text in offers), f"{step.name}: {pattern}"
        action = find_action(game, session.state, session.seat, step.do)
        assert action is not None
        session.decide(action)


def test_the_guide_of_eko_can_go_on_from_whatever_it_accepts() -> None:
    """What `also` lets pass leaves each later step possible as its text names it."""
    game = get_game("eko")
    guide = lessons(game).guide
    assert guide is not None
    session = session_of(game, GUIDE)
    tried = 0
    for number, step in enumerate(guide.asking):
        others = [text for text in offered(session) if any(fits(pattern, text) for pattern in step.also)]
        for text in others:
            aside = session.copy()
            for words in (text, *(later.do for later in guide.asking[number + 1 :])):
                action = find_action(game, aside.state, aside.seat, words)
                assert action is not None, f"{step.name}: after {text} there is no {words}"
                aside.decide(action)
            tried += 1
        action = find_action(game, session.state, session.seat, step.do)
        assert action is not None
        session.decide(action)
    assert tried > 10


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_learner_who_leaves_the_guide_can_play_on(name: str, seed: int) -> None:
    game = get_game(name)
    session, rng = session_of(game, GUIDE), Rng(seed)
    for _ in range(A_WHILE):
        if session.seat not in session.state.to_act():
            break
        legal = session.state.legal(session.seat)
        session.decide(legal[int(rng.below(len(legal)))])
    assert session.state.ending or session.seat in session.state.to_act()
    assert session.update().log


def test_the_same_decisions_lead_to_the_same_position() -> None:
    """Whether the way there is still known or not."""
    game = get_game("blue_moon")
    book, actions = lessons(game), list[int]()
    studies = LessonSessions()
    for _ in range(12):
        session = studies.find(game, book, GUIDE, tuple(actions))
        actions.append(session.state.legal(session.seat)[-1])
    first = studies.find(game, book, GUIDE, tuple(actions))
    again = LessonSessions().find(game, book, GUIDE, tuple(actions))
    assert first.state.dump() == again.state.dump()
    assert first.update() == again.update()


def test_an_action_that_is_not_legal_is_declined() -> None:
    with pytest.raises(RequestError, match="illegal"):
        session_of(get_game("eko"), GUIDE).decide(999_999)


def test_a_star_stands_for_anything_and_nothing_else_does() -> None:
    assert fits("swap *", "swap a7")
    assert fits("*", "")
    assert not fits("a.c", "abc")
    assert not fits("swap *", "keep")


def test_the_words_are_read_as_written() -> None:
    """Fluent takes some signs at the beginning of a line for its own."""
    for name in GAMES:
        texts = Texts([folder_of(get_game(name))], FALLBACK)
        assert all(texts.knows(key) for key in keys(folder_of(get_game(name))))


# Over HTTP


async def test_a_lesson_over_http(server: TestServer) -> None:
    visitor = server.stranger()
    book = await visitor.get("/api/learning/eko")
    assert book["game"] == "eko"
    assert book["steps"][0] == {"name": "welcome", "asks": [], "marks": ["stack:d3", "stack:e4"]}
    words = await visitor.ask("GET", "/api/learning/eko/texts/pl")
    assert "rules-aim = Cel gry" in words.text
    begun = (await visitor.ask("POST", "/api/learning/eko/guide", {"actions": []})).json()
    assert [seat["mine"] for seat in begun["seats"]] == [True, False]
    keep = next(offer for offer in begun["update"]["asked"]["choices"] if offer["text"] == "keep")
    after = (await visitor.ask("POST", "/api/learning/eko/guide", {"actions": [keep["action"]]})).json()
    assert after["update"]["number"] > begun["update"]["number"]
    asked = {"actions": [keep["action"]], "path": ["stack:e4"]}
    why = (await visitor.ask("POST", "/api/learning/eko/guide/why", asked)).json()
    assert why["refusal"]["reason"]["key"].startswith("refusal-")


async def test_decisions_that_are_made_again_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them lets others answer; what is still known costs nothing more."""
    monkeypatch.setattr(learning, "lesson_sessions", LessonSessions())
    monkeypatch.setattr(learning, "LESSONS", Rate(8, 0))
    game = get_game("eko")
    session, actions = session_of(game, GUIDE), list[int]()
    for _ in range(5):
        actions.append(session.state.legal(session.seat)[0])
        session.decide(actions[-1])
    async with open_server(tmp_path, limits=True) as server:
        visitor = server.stranger()
        answers = [await visitor.ask("POST", "/api/learning/eko/guide", {"actions": actions}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


async def test_what_cannot_be_learnt_is_declined(server: TestServer) -> None:
    visitor = server.stranger()
    assert await visitor.refused("/api/learning/none", method="GET") == (404, "not-found")
    assert await visitor.refused("/api/learning/synthetic", method="GET") == (404, "not-found")
    assert await visitor.refused("/api/learning/eko/texts/de", method="GET") == (404, "not-found")
    assert await visitor.refused("/api/learning/eko/none", {"actions": []}) == (404, "not-found")
    assert await visitor.refused("/api/learning/eko/guide", {"actions": [1, 2, 3]}) == (400, "illegal")
    assert await visitor.refused("/api/learning/eko/guide", {"actions": [0] * 500}) == (400, "malformed")


async def test_the_shelf_says_what_can_be_learnt(server: TestServer) -> None:
    cards = {card["name"]: card["lessons"] for card in await server.stranger().get("/api/games")}
    assert cards["eko"]
    assert not cards["synthetic"]
