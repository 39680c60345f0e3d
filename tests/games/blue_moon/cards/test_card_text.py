"""The words of Blue Moon: every card says what it does, nothing is missing in any language, and plurals are right."""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from moonsaga.games.blue_moon import actions
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import decks, facts
from moonsaga.games.blue_moon.box.card_text import describe, headline
from moonsaga.games.blue_moon.box.codes import ELEMENTS, ICONS, KINDS, PEOPLES
from moonsaga.games.blue_moon.box.data import EFFECTS, PROVENANCES, Card, Parameter
from moonsaga.games.blue_moon.events import EVENTS
from moonsaga.games.blue_moon.game import GAME
from moonsaga.games.blue_moon.notation import notation
from moonsaga.games.blue_moon.presentation import refusals
from moonsaga.kernel.contract import CHANCE, Argument, Message, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import AnyOption, Choice, Flag
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.texts import KERNEL_FOLDER, LANGUAGES, Texts, folder_of, game_texts, missing_keys, unsaid

pytestmark = pytest.mark.once

each_language = pytest.mark.parametrize("language", LANGUAGES)
BY_NAME = {card.name: card for card in facts.BOX.cards}


def say(language: str, message: Message) -> str:
    said, problems = game_texts(GAME, language).say_or_fail(message)
    assert problems == []
    return said


def lines(language: str, card: Card) -> list[str]:
    return [say(language, message) for message in describe(card)]


def made(effect: dict[str, Any], kind: str = "support") -> Card:
    """A card with this power that is in no box."""
    return Card(card="vulca-99", name="Test", kind=kind, moons=0, effect=effect)


# --- every card -------------------------------------------------------------------------------------------------------


def test_every_card_says_everything_in_every_language() -> None:
    """Cards: nine decks and the promo, no key and no argument is missing."""
    assert len(facts.BOX.cards) == len(PEOPLES) * n.DECK + 1
    assert unsaid(GAME, (message for card in facts.BOX.cards for message in (headline(card), *describe(card)))) == []


@each_language
def test_a_card_has_a_line_for_each_of_its_marks(language: str) -> None:
    """Cards: the power, the shields, each icon, the gang, the bluff and the hold; a ship may have two powers."""
    for card in facts.BOX.cards:
        marks = [card.effect, card.shields, *card.icons, card.gang, card.bluff, card.capacity]
        two_powers = bool(card.effect.get("load") and card.effect.get("plays"))
        said = lines(language, card)
        assert len(said) == sum(map(bool, marks)) + two_powers, card.name
        assert all(line.endswith(".") and not re.search(r"[{}$\u2068\u2069]|  ", line) for line in said), said


@each_language
def test_different_powers_read_differently(language: str) -> None:
    """Cards: two powers with the same words are the same power with the same parameters."""
    read: dict[str, set[object]] = {}
    for card in facts.BOX.cards:
        if card.effect:
            said = " ".join(lines(language, made(card.effect, card.kind)))
            read.setdefault(said, set()).add(card.code)
    assert {said: powers for said, powers in read.items() if len(powers) > 1} == {}
    assert {card.effect["name"] for card in facts.BOX.cards if card.effect} == set(EFFECTS)


def forms(parameter: Parameter) -> list[object]:
    """Values that a parameter may have: each word, lists of every length, small and larger numbers."""
    if parameter.several:
        return [
            list(words) for size in range(1, len(parameter.words) + 1) for words in combinations(parameter.words, size)
        ]
    found: list[object] = [*parameter.words]
    if parameter.name == "protected":
        found += [False, True]
    elif parameter.number:
        found += [0, 1, 2, 5]
    return [*found, *([None] if parameter.optional else [])]


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_has_words_for_all_its_parameters(name: str) -> None:
    """Cards: the whole vocabulary can be said, also what no card of today uses."""
    said: list[Message] = []
    for values in product(*map(forms, EFFECTS[name])):
        chosen = zip((parameter.name for parameter in EFFECTS[name]), values, strict=True)
        effect = {"name": name, **{word: value for word, value in chosen if value is not None}}
        said += (message for kind in ("support", "leadership") for message in describe(made(effect, kind)))
    assert unsaid(GAME, said) == []


def test_plain_cards_have_values_only() -> None:
    """Cards: without a power and without icons there is nothing to explain."""
    plain = BY_NAME["Flamebreath the Dazzling"]
    assert describe(plain) == ()
    assert say("en", headline(plain)) == "Character, Vulca. Fire 7, Earth 0. 3 moons."
    assert say("pl", headline(plain)) == "Postać, Vulca. Ogień 7, ziemia 0. 3 księżyce."
    assert say("cs", headline(BY_NAME["Cast Cataclysm"])) == "Vedení, Vulca. 2 měsíce."


def test_names_of_cards_are_no_words() -> None:
    """Cards: a name that were a key would be translated."""
    assert {card.name for card in facts.BOX.cards} & entries("en").keys() == set()


SENTENCES = [
    ("en", "Muster Reinforcements", "When you play this card, you may draw 5 cards."),
    ("pl", "Muster Reinforcements", "Zagrywając tę kartę, możesz dobrać 5 kart."),
    ("cs", "Muster Reinforcements", "Když tuto kartu zahraješ, smíš dobrat 5 karet."),
    ("en", "Flare", "At the end of your turn, after refilling your hand, you may draw 2 cards."),
    ("pl", "TopGun", "Na koniec swojej tury, po uzupełnieniu kart, możesz dobrać jedną kartę."),
    (
        "en",
        "Thirkomedas the Serene",
        "While this card is active, your opponent cannot play leadership, booster or support cards.",
    ),
    (
        "pl",
        "Thirkomedas the Serene",
        "Dopóki ta karta jest aktywna, przeciwnik nie może zagrywać kart przywództwa, dopalacza ani wsparcia.",
    ),
    (
        "cs",
        "Thirkomedas the Serene",
        "Dokud je tato karta aktivní, soupeř nesmí zahrát žádnou kartu vedení, posílení ani podpory.",
    ),
    (
        "pl",
        "Zig-nur-Don",
        (
            "Możesz zagrać tę kartę tylko w walce na ziemię, jeśli całkowita siła przeciwnika wynosi co najmniej 5. "
            "Walka toczy się odtąd na ogień."
        ),
    ),
    (
        "en",
        "TopDog",
        (
            "Once on each of your turns you may discard one active character, booster or support card of your opponent "
            "that bears an icon. An only active character cannot be discarded."
        ),
    ),
    (
        "en",
        "Trigger Brainstorm",
        (
            "Until the end of this turn, you may play any number of support cards, even on the first turn of a fight. "
            "They do not use up the usual booster or support card."
        ),
    ),
    (
        "pl",
        "B.P. Unity",
        (
            "Możesz zagrać tę kartę ZA DARMO, jeśli przeciwnik ma w strefach walki i wsparcia razem co najmniej 6 "
            "kart, wliczając nieaktywne."
        ),
    ),
    (
        "cs",
        "Caterpillar Fireeater",
        (
            "Dokud je tato karta aktivní, soupeř musí v každém svém tahu před ohlášením síly odložit z ruky karty, "
            "jejichž vytištěné hodnoty ohně dají dohromady aspoň 3, jinak musí ustoupit. "
            "Žádná karta nesmí být zbytečná."
        ),
    ),
    (
        "en",
        "Launch Rockdrop",
        (
            "PAIR: on the same turn you may play one other PAIR booster card whose name begins with “Launch”; the two "
            "count as one card."
        ),
    ),
    (
        "cs",
        "Infernal Armor",
        (
            "ŠTÍT země: dokud je tato karta aktivní, nemusíš v souboji o zemi vyrovnat sílu soupeře. Ohlásíš vlastní "
            "sílu, i kdyby byla nižší."
        ),
    ),
]


@pytest.mark.parametrize(("language", "name", "said"), SENTENCES)
def test_sentences(language: str, name: str, said: str) -> None:
    """Cards: what is read first on them, word for word."""
    assert lines(language, BY_NAME[name])[0] == said


def test_a_card_with_many_marks() -> None:
    """Cards: the power comes first, then shields, icons, gang, bluff and hold."""
    keys = [message.key for message in describe(BY_NAME["Old Goo Laa's Ghost"])]
    assert keys == ["effect-mutant", "card-shield", "card-icon"]
    keys = [message.key for message in describe(BY_NAME["Sea Moon"])]
    assert keys == ["effect-ship-load", "effect-ship-plays", "card-hold"]
    keys = [message.key for message in describe(BY_NAME["CoolCat"])]
    assert keys == ["effect-reduce", "card-gang"]


# --- plurals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "When you play this card, you may draw one card."),
        ("en", 2, "When you play this card, you may draw 2 cards."),
        ("pl", 1, "Zagrywając tę kartę, możesz dobrać jedną kartę."),
        ("pl", 2, "Zagrywając tę kartę, możesz dobrać 2 karty."),
        ("pl", 12, "Zagrywając tę kartę, możesz dobrać 12 kart."),
        ("pl", 22, "Zagrywając tę kartę, możesz dobrać 22 karty."),
        ("cs", 1, "Když tuto kartu zahraješ, smíš dobrat jednu kartu."),
        ("cs", 4, "Když tuto kartu zahraješ, smíš dobrat 4 karty."),
        ("cs", 22, "Když tuto kartu zahraješ, smíš dobrat 22 karet."),
    ],
)
def test_plurals_of_cards(language: str, count: int, said: str) -> None:
    """Texts: Polish has one, few and many; Czech has few only up to four."""
    assert lines(language, made({"name": "draw", "count": count, "when": "played"})) == [said]


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "one crystal."),
        ("en", 4, "4 crystals."),
        ("pl", 1, "1 kryształ."),
        ("pl", 4, "4 kryształy."),
        ("pl", 5, "5 kryształów."),
        ("cs", 1, "1 krystal."),
        ("cs", 4, "4 krystaly."),
        ("cs", 5, "5 krystalů."),
    ],
)
def test_plurals_of_crystals(language: str, count: int, said: str) -> None:
    """Texts: the same at the end of a game."""
    ended = Message("event-ended", {"who": "seat-1", "count": count, "how": "dragons"})
    assert say(language, ended).endswith(said)


# --- every key, in every language -------------------------------------------------------------------------------------


def option_keys(option: AnyOption) -> Iterator[str]:
    yield f"option-{option.name}"
    yield f"option-{option.name}-help"
    if isinstance(option, Choice):
        yield from (f"option-{option.name}-{value}" for value in option.values)
    elif isinstance(option, Flag):
        yield from (f"option-{option.name}-{value}" for value in ("true", "false"))
    elif option.name.startswith("decks"):
        yield f"option-{option.name}-{option.default}"
    else:
        yield from (f"option-{option.name}-{people}" for people in PEOPLES)


BUTTONS = (
    *(word.replace(" ", "-") for kind, words in notation.WORDS.items() if kind != "deck" for word in words),
    *("use", "satisfy"),
)
TARGET_PLACES = ("combat", "support", "leader", "influence", "cover", "face-down", "hand", "discards", "shore")
HIDDEN_EVENTS = tuple(event.name for event in EVENTS.events if "known" in event.arguments)
EXPECTED = {
    "title and description": ["title", "description", *(f"edition-{edition}" for edition in GAME.info.editions)],
    "roles": [*PEOPLES, "seat-1", "seat-2"],
    "peoples": [f"people-{people}" for people in (*PEOPLES, "mutant")],
    "kinds": [key for kind in KINDS for key in (f"kind-{kind}", f"of-kind-{kind}")],
    "elements": [f"element-{element}" for element in ELEMENTS],
    "icons": [
        key for icon in (*ICONS, "shield", "gang", "bluff", "ship") for key in (f"icon-{icon}", f"icon-{icon}-help")
    ],
    "places": [f"place-{place}" for place in (*n.PLACES, *TARGET_PLACES)],
    "options": [key for option in GAME.info.options for key in option_keys(option)],
    "phases": [key for name in n.PHASES for key in (f"phase-{name}", f"phase-{name}-prompt")],
    "stages": [key for name in n.STAGES for key in (f"stage-{name}", f"stage-{name}-prompt")],
    "stages of a start": [f"stage-{name}-start-prompt" for name in n.STAGES[: n.LEADING + 1]],
    "choices": [key for name in n.CHOICES for key in (f"choice-{name}", f"choice-{name}-prompt")],
    "actions": [f"action-{name}" for name in actions.ACTIONS.kinds],
    "buttons": [f"button-{name}" for name in BUTTONS],
    "deck targets": [f"deck-{people}" for people in PEOPLES],
    "events": [*(event.key for event in EVENTS.events), *(f"event-{name}-hidden" for name in HIDDEN_EVENTS)],
    "texts without effect": [f"nothing-{name}" for name in n.NOTHINGS],
    "endings": [f"ending-{name}" for name in n.ENDINGS[1:]],
    "refusals": [f"{what}-{name}" for name in n.REASONS[1:] for what in ("refusal", "advice")],
    "fuller refusals": [f"refusal-{n.REASONS[reason]}-by" for reason in (*refusals.BLAMED, n.NO_POWER)],
    "rules": sorted({*refusals.RULES.values(), refusals.CARD_TEXTS}),
    "decks": [f"deck-problem-{key}" for key in decks.SENTENCES],
    "provenance": [f"provenance-{word}" for word in PROVENANCES],
}


def entries(language: str) -> dict[str, str]:
    """Each key of a file with its text as it is written there."""
    source = (folder_of(GAME) / f"{language}.ftl").read_text("utf-8")
    messages = (item for item in FluentParser().parse(source).body if isinstance(item, ast.Message))
    spans = ((item.id.name, item.span) for item in messages)
    return {name: source[span.start : span.end].partition("=")[2].strip() for name, span in spans if span}


def test_all_languages_have_the_same_keys_with_the_same_gaps() -> None:
    """Texts: no key is missing or surplus, and none is damaged."""
    assert missing_keys(folder_of(GAME)) == []


@each_language
@pytest.mark.parametrize("what", EXPECTED)
def test_everything_has_its_words(language: str, what: str) -> None:
    """Texts: whatever the game can name has a text in each language, without help from English."""
    own = Texts([KERNEL_FOLDER, folder_of(GAME)], language)._bundles[0]
    assert [key for key in EXPECTED[what] if not own.has_message(key)] == []


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_nothing_is_left_in_english(language: str) -> None:
    """Texts: apart from names and references to other texts, each language has its own words."""
    english, own = entries("en"), entries(language)
    same = {key for key in own if own[key] == english[key] and not re.fullmatch(r"\{ [\w-]+ \}", own[key])}
    names = {f"people-{people}" for people in (*PEOPLES, "mutant")}
    assert same <= {"title", "card-icon", "icon-stop", "icon-gang", *names}


@each_language
def test_typography(language: str) -> None:
    """Texts: no typewriter's quotes, dots or double blanks, and no isolation marks."""
    for key, text in entries(language).items():
        plain = re.sub(r"\{[^{}]*->|\n\s*", " ", text)
        assert not re.search(r"[\"'\u2068\u2069]|\.\.\.| - |[^ ]  +[^ *\[]", plain), f"{key}: {text}"


def test_words_that_choose_a_variant_are_no_keys() -> None:
    """Texts: an argument that is a key is translated first, and would then choose nothing."""
    keys = entries("en").keys()
    chosen = {word for parameters in EFFECTS.values() for parameter in parameters for word in parameter.words}
    assert {*chosen, *n.ENDINGS, *n.BLUFF_NAMES, "both", "none", "turn", "active"} & keys == set()


@each_language
def test_reasons_end_without_a_full_stop_and_advice_with_one(language: str) -> None:
    """Texts: the reason is followed by its rule in parentheses, the advice stands alone."""
    for key, text in entries(language).items():
        if key.startswith("refusal-"):
            assert not text.endswith("."), key
        if key.startswith(("advice-", "effect-", "event-")):
            assert text.rstrip("} \n").endswith((".", "?")), key


# --- no gap stays open ------------------------------------------------------------------------------------------------


def test_every_event_has_a_text() -> None:
    """Texts: the rare ones too, with all that `messages.translate` gives them, and no two alike."""
    base: dict[str, Argument] = {
        "who": "seat-1",
        "card": "Spark",
        "ship": "Sea Moon",
        "target": "Blaze",
        "count": 2,
        "element": "element-fire",
        "people": "people-hoax",
    }
    several = ("ended", "no-effect-by", "no-effect-rule")
    told = [Message(event.key, base) for event in EVENTS.events if event.name not in several]
    told += [Message("event-dragon", {**base, "count": count}) for count in (0, 1)]
    told += [Message("event-ended", {**base, "how": how}) for how in n.ENDINGS[1:]]
    told += [Message(f"event-{name}-hidden", {"who": "seat-1"}) for name in HIDDEN_EVENTS]
    told += [Message("event-no-effect-rule", {**base, "why": f"nothing-{name}"}) for name in n.NOTHINGS]
    told.append(Message("event-no-effect-by", {**base, "by": "Blaze"}))
    assert unsaid(GAME, told) == []
    for language in LANGUAGES:
        assert len({say(language, message) for message in told}) == len(told)


def test_every_problem_of_a_deck_has_a_text() -> None:
    """Texts: what `decks.problems` finds, filled with what it knows."""
    own = [card.card for card in facts.BOX.cards if card.people == "vulca"]
    dear = [card.card for card in facts.BOX.cards if card.people == "hoax" and card.moons == 4]
    wrong = [
        *(
            decks.Deck("vulcan", ()),
            decks.Deck("vulca", (), "two\nlines"),
            decks.Deck("vulca", ("vulca-98", "vulca-00")),
        ),
        *(decks.Deck("vulca", ("vulca-01", "vulca-01")), decks.Deck("vulca", (*own, *dear, "hoax-01", "hoax-02"))),
    ]
    found = [problem for deck in wrong for problem in decks.problems(deck)]
    assert {problem.key for problem in found} == set(decks.SENTENCES) - {"other-name"}
    assert unsaid(GAME, (Message(f"deck-problem-{problem.key}", problem.args) for problem in found)) == []


def test_every_refusal_has_a_text() -> None:
    """Texts: each reason with its rule, in one line."""
    for reason in range(1, len(n.REASONS)):
        refusal = refusals.worded(reason, "Spark")
        assert unsaid(GAME, (refusal.reason, refusal.advice, Message(refusal.rule))) == []
    for reason in refusals.BLAMED:
        refusal = refusals.worded(reason, "Spark", {"by": "Hank Highflyer Hawk", "kind": "support"})
        assert unsaid(GAME, (refusal.reason, refusal.advice)) == []
        for language in LANGUAGES:
            assert "Hank Highflyer Hawk" in game_texts(GAME, language).say(refusal.reason)
    assert unsaid(GAME, (refusals.worded(n.NO_POWER, "", {"mine": 3, "theirs": 5}).reason,)) == []
    said = game_texts(GAME, "en").refuse(refusals.worded(n.STOPPED, "Spark"))
    assert said == (
        "Spark cannot be played: after a STOP card no more cards are played on this turn (Icons). Announce your power."
    )


def played(options: dict[str, object], seed: int, most: int) -> Iterator[State]:
    """The decisions of a random game, with a journal."""
    state, rng = GAME.new(options), Rng(seed)
    state.keep_journal()
    for _ in range(most):
        asked = state.to_act()
        if not asked:
            return
        if asked == (CHANCE,):
            state.apply(CHANCE, draw_outcome(state, rng))
            continue
        yield state
        legal = state.legal(asked[0])
        state.apply(asked[0], legal[rng.below(len(legal))])


def refused(state: State, rng: Rng) -> Iterator[Message]:
    """What a clumsy player is told."""
    seat = state.to_act()[0]
    for action in (rng.below(GAME.info.actions) for _ in range(8)):
        refusal = GAME.why_not(state, seat, action)
        if refusal is not None:
            yield from (refusal.reason, refusal.advice, Message(refusal.rule))


def distinct(messages: Iterable[Message]) -> list[Message]:
    return list({(message.key, *sorted(message.args.items(), key=str)): message for message in messages}.values())


@pytest.mark.parametrize(("one", "two"), [("vulca", "hoax"), ("buka", "aqua"), ("mimix", "khind")])
def test_everything_said_in_random_games_is_complete(one: str, two: str) -> None:
    """Texts: every event in both forms and every refusal has all that its sentence asks for, in all languages."""
    rng = Rng(1, 1)
    said: list[Message] = []
    for state in played({"deck_1": one, "deck_2": two, "mulligan": True}, 1, 250):
        for event in state.take_events():
            said += (message for message in (event.public, event.fuller) if message is not None)
        said += refused(state, rng)
    said = distinct(said)
    assert {"event-played", "event-drew", "event-drew-hidden", "event-announced"} <= {message.key for message in said}
    assert unsaid(GAME, said) == []
