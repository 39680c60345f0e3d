"""The words of Ekö: nothing is missing in any language, every gap is filled, and plurals are right."""

import re
from collections.abc import Iterable, Iterator, Mapping

import pytest
from fluent.syntax import FluentParser, ast

from games.eko.tables import look
from moonsaga.games.eko import actions
from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box import facts
from moonsaga.games.eko.box.data import PROVENANCES
from moonsaga.games.eko.events import EVENTS
from moonsaga.games.eko.game import GAME
from moonsaga.games.eko.presentation import refusals
from moonsaga.kernel.contract import CHANCE, Message, State, Target
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import AnyOption, Choice, Flag, Number
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.texts import KERNEL_FOLDER, LANGUAGES, Texts, folder_of, game_texts, missing_keys, unsaid
from support.selection import some

pytestmark = pytest.mark.once

each_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, key: str, **args: str | int) -> str:
    said, problems = game_texts(GAME, language).say_or_fail(Message(key, dict(args)))
    assert problems == []
    return said


# Every key, in every language


def option_keys(option: AnyOption) -> Iterator[str]:
    yield f"option-{option.name}"
    yield f"option-{option.name}-help"
    if isinstance(option, Choice):
        yield from (f"option-{option.name}-{value}" for value in option.values)
    elif isinstance(option, Flag):
        yield from (f"option-{option.name}-{value}" for value in ("true", "false"))
    elif isinstance(option, Number) and option.low == 0:
        yield f"option-{option.name}-0"


def reason_keys() -> Iterator[str]:
    for name in (*n.REASONS[1:], *refusals.TOUCHES):
        yield f"refusal-{name}"
        if name == "wrong-phase":
            yield from (f"advice-{name}-{phase}" for phase in ("swap", "act", "lose", "march", "reinforce"))
        else:
            yield f"advice-{name}"


EXPECTED = {
    "title and description": ["title", "description", *(f"edition-{edition}" for edition in GAME.info.editions)],
    "roles": [
        *GAME.roles({"seats": 4}),
        *GAME.roles({"seats": 4, "colours": "fixed"}),
        *("colour-" + colour.replace("_", "-") for colour in facts.COLOURS),
    ],
    "terrain": [f"terrain-{name}" for name in n.TERRAIN_NAMES[1:]],
    "features": ["feature-pyramid", "feature-lighthouse"],
    "buildings": [f"building-{name}" for name in n.LEVEL_NAMES[1:]],
    "variants": [
        f"variant-{name}"
        for name in ("storms", "portals", "pyramids", "lighthouse", "temple_wind", "temple_moon", "temple_sand")
    ],
    "options": [key for option in GAME.info.options for key in option_keys(option)],
    "phases": [
        *(key for name in n.PHASE_NAMES for key in (f"phase-{name}", f"phase-{name}-prompt")),
        "phase-reinforce-prompt-wind",
    ],
    "actions": [f"action-{name}" for name in actions.ACTIONS.kinds],
    "buttons": [f"button-{kind.name}" for kind in actions.ACTIONS.kinds.values() if kind.targets == ("button",)],
    "other touches": ["button-discs", "button-loss", "payment-with-emperor", "payment-without-emperor"],
    "events": [event.key for event in EVENTS.events],
    "endings": [f"ending-{name}" for name in GAME.info.endings],
    "refusals": list(reason_keys()),
    "rules": sorted({*refusals._RULES.values(), *refusals.TOUCHES.values()}),
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


def entries(language: str) -> dict[str, str]:
    """Each key of a file with its text as it is written there."""
    source = (folder_of(GAME) / f"{language}.ftl").read_text("utf-8")
    messages = (item for item in FluentParser().parse(source).body if isinstance(item, ast.Message))
    spans = ((item.id.name, item.span) for item in messages)
    return {name: source[span.start : span.end].partition("=")[2].strip() for name, span in spans if span}


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_nothing_is_left_in_english(language: str) -> None:
    """Texts: apart from names and references to other texts, each language has its own words."""
    english, own = entries("en"), entries(language)
    same = {key for key in own if own[key] == english[key] and not re.fullmatch(r"\{ [\w-]+ \}", own[key])}
    assert same <= {"title", "terrain-portal"}


@each_language
def test_typography(language: str) -> None:
    """Texts: no typewriter's quotes, dots or double blanks, and no isolation marks."""
    for key, text in entries(language).items():
        plain = re.sub(r"\{[^{}]*->|\n\s*", " ", text)
        assert not re.search(r"[\"'\u2068\u2069]|\.\.\.| - |[^ ]  +[^ *\[]", plain), f"{key}: {text}"


def test_words_that_choose_a_variant_are_no_keys() -> None:
    """Texts: an argument that is a key is translated first, and would then choose nothing."""
    chosen = {
        *actions.ACTIONS.kinds,
        *n.PHASE_NAMES,
        *n.TERRAIN_NAMES,
        *n.LEVEL_NAMES,
        *n.ENDINGS,
        *("none", "any", "nobody", "own", "enemy", "moon", "sand"),
    }
    assert chosen & entries("en").keys() == set()


# No gap stays open


def played(options: Mapping[str, object], seed: int, most: int = 120) -> Iterator[State]:
    """The decisions of a random game, with a journal."""
    state, rng = GAME.new(options), Rng(seed)
    state.keep_journal()
    for _ in range(most + 200):
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
    """What a clumsy player is told: about some numbers, some hexes, and some hexes after a touch that is lit."""
    seat = state.to_act()[0]
    board = look(state).board
    assert board is not None
    cells = [Target("cell", board.cells[rng.below(len(board.cells))].name) for _ in range(6)]
    legal = state.legal(seat)
    first = GAME.targets(state, seat, legal[rng.below(len(legal))])[0]
    numbers = [rng.below(GAME.info.actions) for _ in range(6)]
    others = [actions.FIRST_REINFORCE + rng.below(GAME.info.actions - actions.FIRST_REINFORCE) for _ in range(6)]
    for asked in (*numbers, *others, *((cell,) for cell in cells), *((first, cell) for cell in cells)):
        refusal = GAME.why_not(state, seat, asked)
        if isinstance(asked, int):
            assert (refusal is None) == (asked in legal)
        if refusal is not None:
            yield from (refusal.reason, refusal.advice)


def distinct(messages: Iterable[Message]) -> list[Message]:
    return list({(message.key, *sorted(message.args.items(), key=str)): message for message in messages}.values())


EVERYTHING = {
    "storms": 3,
    "portals": True,
    "pyramids": 1,
    "lighthouse": True,
    "temple_wind": True,
    "temple_moon": True,
    "temple_sand": True,
}


@pytest.mark.parametrize("seed", some(range(3), 1))
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 3, **EVERYTHING, "moon_use": "also", "moon_times": "any"},
        {"seats": 4, **EVERYTHING, "wind_limit": "three", "no_progress": 5},
    ],
    ids=["2", "3", "4"],
)
def test_everything_said_in_random_games_is_complete(options: dict[str, object], seed: int) -> None:
    """Texts: every event and refusal has all that its sentence asks for, in all languages."""
    rng = Rng(seed, 1)
    said: list[Message] = []
    for state in played(options, seed):
        said += (event.public for event in state.take_events() if event.public is not None)
        said += refused(state, rng)
    said = distinct(said)
    assert {"event-moved", "event-turn", "refusal-not-your-stack"} <= {message.key for message in said}
    assert unsaid(GAME, said) == []
    for message in said[::7]:
        for language in LANGUAGES:
            assert not re.search(
                r"[{}$\u2068\u2069]|\b(colour|building|word)-[a-z]", say(language, message.key, **message.args)
            )


WHO: dict[str, str | int] = {"who": "colour-navy"}
FROM_TO: dict[str, str | int] = {"from": "c4", "to": "e6"}
EXAMPLES: dict[str, list[dict[str, str | int]]] = {
    "moved": [{**WHO, **FROM_TO, "count": count} for count in (1, 3)],
    "regrouped": [{**WHO, **FROM_TO, "count": count} for count in (2, 4)],
    "attacked": [{**WHO, **FROM_TO, "victim": "colour-grey"}],
    "kamikaze": [{**WHO, **FROM_TO, "victim": "colour-grey", "emperor": emperor} for emperor in (0, 1)],
    "captured": [{**WHO, "victim": "colour-grey"}],
    "exchanged": [{**WHO, "gaoler": "colour-grey", "captive": "colour-purple", "both": both} for both in (0, 1)],
    "storm": [{**WHO, "from": "c4", "count": count, "emperor": emperor} for count in (1, 2) for emperor in (0, 1)],
    "built": [
        {**WHO, "site": "b3", "building": "building-tower", "from": "c4", "count": count, "emperor": emperor}
        for count in (1, 2)
        for emperor in (0, 1)
    ],
    "building-returned": [{**WHO, "site": "b3", "building": "building-camp"}],
    "marched": [WHO],
    "reinforced": [
        {**WHO, "space": "c4", "count": count, "emperor": emperor} for count in (1, 2) for emperor in (0, 1)
    ],
    "moon": [{**WHO, "space": "c4", "emperor": emperor} for emperor in (0, 1)],
    "sand": [{**WHO, "space": "c4", "victim": "colour-grey"}],
    "eliminated": [WHO],
    "passed": [WHO],
    "swapped": [{**WHO, **FROM_TO}],
    "kept": [WHO],
    "ended": [
        {"ending": ending, "count": count, **{f"winner{i}": "colour-navy" for i in range(1, count + 1)}}
        for ending, counts in {
            "points": [1],
            "last-on-board": [1],
            "everybody-loses": [0],
            "shared-win": [2],
            "no-progress": [1, 2, 3, 4],
            "turn-limit": [1, 2, 3, 4],
        }.items()
        for count in counts
    ],
    "turn": [{**WHO, "number": 12}],
    "disc-laid": [{**WHO, "space": "c4", "emperor": emperor} for emperor in (0, 1)],
    "colour-drawn": [{"seat": "seat-1", "colour": "colour-light-blue"}],
    "first-drawn": [WHO],
    "board-laid": [{}],
    "tile-laid": [{"tile": "A", "slot": 3}],
    "tiles-turned-again": [{}],
    "small-tile-laid": [{"tile": "P"}],
    "small-tiles-laid-again": [{}],
}


def test_every_event_has_a_text() -> None:
    """Texts: the rare ones too, with one winner, several and none."""
    assert list(EXAMPLES) == list(EVENTS.codes)
    assert {shown["ending"] for shown in EXAMPLES["ended"]} == set(GAME.info.endings)
    messages = [Message(f"event-{name}", shown) for name, examples in EXAMPLES.items() for shown in examples]
    assert unsaid(GAME, messages) == []
    for language in LANGUAGES:
        sentences = [say(language, message.key, **message.args) for message in messages]
        assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in sentences)
        assert len(set(sentences)) == len(sentences)


@each_language
def test_reasons_end_without_a_full_stop_and_advice_with_one(language: str) -> None:
    """Texts: the reason is followed by its rule in parentheses, the advice stands alone."""
    for key, text in entries(language).items():
        ends = [line.rstrip("}").strip() for line in text.splitlines() if line.strip("} ") and not line.endswith("->")]
        if key.startswith("refusal-"):
            assert not any(end.endswith(".") for end in ends), key
        if key.startswith("advice-"):
            assert all(end.endswith(".") for end in ends), key


# Plurals


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "Navy reinforces c4 with one disc."),
        ("en", 2, "Navy reinforces c4 with 2 discs."),
        ("pl", 1, "Granatowy: Zbrojenie, 1 dysk na c4."),
        ("pl", 2, "Granatowy: Zbrojenie, 2 dyski na c4."),
        ("pl", 5, "Granatowy: Zbrojenie, 5 dysków na c4."),
        ("pl", 22, "Granatowy: Zbrojenie, 22 dyski na c4."),
        ("cs", 1, "Tmavě modrý: posílení, 1 kámen na c4."),
        ("cs", 2, "Tmavě modrý: posílení, 2 kameny na c4."),
        ("cs", 5, "Tmavě modrý: posílení, 5 kamenů na c4."),
        ("cs", 22, "Tmavě modrý: posílení, 22 kamenů na c4."),
    ],
)
def test_plurals_of_discs(language: str, count: int, said: str) -> None:
    """Texts: Polish has one, few and many; Czech has few only up to four."""
    assert say(language, "event-reinforced", who="colour-navy", space="c4", count=count, emperor=0) == said


@pytest.mark.parametrize(
    ("language", "count", "emperor", "said"),
    [
        ("en", 1, 0, "Navy builds a camp on b3 with one disc from c4."),
        ("en", 2, 0, "Navy builds a camp on b3 with 2 discs from c4."),
        ("en", 1, 1, "Navy builds a camp on b3 with the Emperor from c4."),
        ("en", 2, 1, "Navy builds a camp on b3 with 2 discs from c4, the Emperor among them."),
        ("pl", 1, 1, "Granatowy buduje na b3: obóz (Cesarz z c4)."),
        ("pl", 2, 1, "Granatowy buduje na b3: obóz (2 dyski z c4, w tym Cesarz)."),
        ("cs", 1, 0, "Tmavě modrý staví na b3: tábor (1 kámen z c4)."),
        ("cs", 2, 1, "Tmavě modrý staví na b3: tábor (2 kameny z c4, mezi nimi Císař)."),
    ],
)
def test_the_refusal_names_the_price_of_a_building(language: str, count: int, emperor: int, said: str) -> None:
    """The Emperor: whether it was spent matters to everybody, for it comes back first and is safe from capture."""
    args: dict[str, str | int] = {"site": "b3", "building": "building-camp", "from": "c4"}
    assert say(language, "event-built", who="colour-navy", count=count, emperor=emperor, **args) == said


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "Touch the stack that can move or build; you have one."),
        ("en", 5, "Touch one of your 5 stacks that can move or build."),
        ("pl", 1, "Dotknij stosu, który może się poruszyć lub budować; masz jeden taki."),
        ("pl", 2, "Dotknij jednego ze stosów, które mogą się poruszyć lub budować; masz 2 takie."),
        ("pl", 5, "Dotknij jednego ze stosów, które mogą się poruszyć lub budować; masz 5 takich."),
        ("pl", 22, "Dotknij jednego ze stosów, które mogą się poruszyć lub budować; masz 22 takie."),
        ("cs", 1, "Dotkni se sloupku, který může jít nebo stavět; máš jeden takový."),
        ("cs", 2, "Dotkni se jednoho ze sloupků, které mohou jít nebo stavět; máš 2 takové."),
        ("cs", 5, "Dotkni se jednoho ze sloupků, které mohou jít nebo stavět; máš 5 takových."),
        ("cs", 22, "Dotkni se jednoho ze sloupků, které mohou jít nebo stavět; máš 22 takových."),
    ],
)
def test_plurals_of_stacks(language: str, count: int, said: str) -> None:
    """Texts: the same for what can be chosen instead."""
    assert say(language, "advice-can-act", count=count) == said


# Sentences


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Light Blue attacks from c4 and takes e6 from Navy."),
        ("pl", "Niebieski: atak z c4 na e6, zniszczony stos przeciwnika (Granatowy)."),
        ("cs", "Světle modrý: útok z c4 na e6, sloupek soupeře (Tmavě modrý) je zničen."),
    ],
)
def test_colours_stand_where_no_language_bends_them(language: str, said: str) -> None:
    """Texts: an inserted name is never inflected."""
    assert say(language, "event-attacked", who="colour-light-blue", victim="colour-navy", **FROM_TO) == said


@pytest.mark.parametrize(
    ("ending", "winners", "said"),
    [
        ("points", ["navy"], "Navy wins with twelve points and a capital."),
        ("last-on-board", ["navy"], "Navy wins: nobody else has a disc on the board."),
        ("everybody-loses", [], "No disc is left on the board: everybody loses."),
        (
            "no-progress",
            ["navy", "grey"],
            "Nothing has changed for too long, so the points decide: Navy and Grey win together.",
        ),
        ("turn-limit", ["grey"], "The last turn is over, and the points decide: Grey wins."),
    ],
)
def test_the_end_names_its_winners(ending: str, winners: list[str], said: str) -> None:
    """End of the game: one winner, several or none."""
    names = {f"winner{i}": f"colour-{winner}" for i, winner in enumerate(winners, 1)}
    assert say("en", "event-ended", ending=ending, count=len(winners), **names) == said


def test_the_emperor_is_mentioned_where_it_is_moved() -> None:
    """The Emperor: whatever happens to it is told with its name."""
    told: dict[str, dict[str, str | int]] = {
        "event-reinforced": {**WHO, "space": "c4", "count": 2},
        "event-storm": {**WHO, "from": "c4", "count": 2},
        "event-moon": {**WHO, "space": "c4"},
        "event-built": {**WHO, "site": "b3", "building": "building-tower", "from": "c4", "count": 2},
        "event-kamikaze": {**WHO, **FROM_TO, "victim": "colour-grey"},
        "event-disc-laid": {**WHO, "space": "c4"},
        "button-loss": {"count": 2},
    }
    for key, args in told.items():
        for language, emperor in {"en": "Emperor", "pl": "Cesarz", "cs": "Císař"}.items():
            assert emperor in say(language, key, emperor=1, **args)
            assert emperor not in say(language, key, emperor=0, **args)
