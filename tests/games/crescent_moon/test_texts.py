"""The words of Crescent Moon: nothing is missing in any language, every gap is filled, and plurals are right."""

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

from games.crescent_moon.table import table
from moonsaga.games.crescent_moon import actions
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts
from moonsaga.games.crescent_moon.box.codes import RULERS, TERRAINS, TILES, TYPES
from moonsaga.games.crescent_moon.box.data import PROVENANCES
from moonsaga.games.crescent_moon.box.maps import NAMES, VARIABLE
from moonsaga.games.crescent_moon.events import EVENTS
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.games.crescent_moon.messages import translate
from moonsaga.games.crescent_moon.notation.notation import BUTTONS, MARKET_NAMES, SULTAN_NAMES
from moonsaga.games.crescent_moon.presentation import refusals
from moonsaga.games.crescent_moon.restore import restore
from moonsaga.games.crescent_moon.view import look
from moonsaga.kernel.contract import CHANCE, Message
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.laws import sweep_game
from moonsaga.kernel.options import AnyOption, Choice
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.texts import LANGUAGES, folder_of, game_texts, missing_keys, unsaid
from support.selection import many

pytestmark = pytest.mark.once


def option_keys(option: AnyOption) -> Iterator[str]:
    yield f"option-{option.name}"
    yield f"option-{option.name}-help"
    if isinstance(option, Choice):
        yield from (f"option-{option.name}-{value}" for value in option.values)


EXPECTED = {
    "title and description": ["title", "description", *(f"edition-{edition}" for edition in GAME.info.editions)],
    "rulers": [*RULERS, *(f"ruler-{name}" for name in RULERS)],
    "tiles and terrain": [*(f"tile-{name}" for name in TILES), *(f"terrain-{name}" for name in TERRAINS)],
    "pieces": [*(f"building-{name}" for name in (*n.BUILDINGS, "palace")), *(f"unit-{name}" for name in n.UNIT_NAMES)],
    "cards": [key for name in facts.KIND_NAMES for key in (f"card-{name}", f"card-{name}-text")],
    "card types": [f"type-{name}" for name in TYPES],
    "maps": [f"map-{name}" for name in (*NAMES, VARIABLE)],
    "options": [key for option in GAME.info.options for key in option_keys(option)],
    "phases": [f"phase-{name}" for name in n.PHASES],
    "actions": [f"action-{name}" for name in actions.ACTIONS.kinds],
    "buttons": [f"button-{name}" for name in (*BUTTONS, "commit", *n.SIDE_NAMES)],
    "markets": [f"market-{name}" for name in (*MARKET_NAMES, *SULTAN_NAMES)],
    "events": [event.key for event in EVENTS.events],
    "hidden events": [f"event-{name}-hidden" for name in ("tile-dealt", "looked", "took", "kept")],
    "endings": [f"ending-{name}" for name in GAME.info.endings],
    "refusals": [key for name in n.REASONS[1:] for key in (f"refusal-{name}", f"advice-{name}")],
    "rules": sorted(
        {
            *(refusals.SECTIONS.get(name, f"rule-{name}") for name in actions.ACTIONS.kinds),
            *refusals.OF_CARDS.values(),
            *refusals.OF_PHASES.values(),
            *refusals.OF_FIGHTS.values(),
        }
    ),
    "provenance": [f"provenance-{word}" for word in PROVENANCES],
    "things": [f"thing-{kind}" for kind in ("hex", "cell", "number", "market", "ruler", "card", "unit", "tile")],
}


def test_all_languages_have_the_same_keys_with_the_same_gaps() -> None:
    """No key is missing or surplus, and none is damaged."""
    assert missing_keys(folder_of(GAME)) == []


@pytest.mark.parametrize("group", EXPECTED)
def test_every_key_is_there(group: str) -> None:
    texts = game_texts(GAME)
    assert [key for key in EXPECTED[group] if not texts.knows(key)] == []


@pytest.mark.parametrize("code", range(len(EVENTS.events)), ids=EVENTS.codes)
def test_every_event_can_be_said(code: int) -> None:
    """Whatever the core notes fills its text, in the public and in the fuller form."""
    names = list(EVENTS.events[code].arguments)
    messages = []
    for known in (n.EVERYBODY, 2):
        event = translate((code, *(known if name == "known" else 1 for name in names)))
        messages += [message for message in (event.public, event.fuller) if message is not None]
    assert len(messages) == (3 if "known" in names else 2)
    assert unsaid(GAME, messages) == []


@pytest.mark.parametrize(
    ("deal", "place", "card"),
    [(n.DEAL_CARD, n.NOBODY, 5), (n.DEAL_HIRE, n.NOBODY, n.NOBODY), (n.DEAL_BRIBE, 1, n.NOBODY)],
)
def test_an_offer_names_what_it_is_about_and_nothing_else(deal: int, place: int, card: int) -> None:
    """Negotiating: a card of the Sultan's market, a number of units, or units in a hex."""
    message = translate((EVENTS.codes["offered"], 1, deal, 2, 3, place, card)).public
    assert message is not None
    assert [name in message.args for name in ("hex", "card")] == [place >= 0, card >= 0]
    assert unsaid(GAME, [message]) == []


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("Nomad takes 1 coin.", "Nomad takes 2 coins.", "Nomad takes 5 coins.")),
        ("pl", ("Nomada bierze 1 monetę.", "Nomada bierze 2 monety.", "Nomada bierze 5 monet.")),
        ("cs", ("Nomád bere 1 minci.", "Nomád bere 2 mince.", "Nomád bere 5 mincí.")),
    ],
)
def test_plurals(language: str, sentences: tuple[str, ...]) -> None:
    texts = game_texts(GAME, language)
    said = [texts.say(Message("event-took-coins", {"who": "ruler-nomad", "count": count})) for count in (1, 2, 5)]
    assert tuple(said) == sentences


def test_every_event_of_a_game_has_a_text_in_every_language() -> None:
    played = sweep_game(GAME, {"map": "variable"}, 11, every=many(10, 15), numbers=200)
    assert len(played.messages) > 40
    assert unsaid(GAME, played.messages.values()) == []


def test_languages_are_all_three() -> None:
    assert LANGUAGES == ("en", "pl", "cs")


def test_whatever_is_asked_can_be_said_in_every_language() -> None:
    """In each phase that owes a decision the ruler reads the prompt."""
    asked: dict[str, Message] = {}
    for seed in range(many(4, 1)):
        state, dice = GAME.new({"seats": 4 + seed % 2}), Rng(seed)
        while seats := state.to_act():
            if seats == (CHANCE,):
                state.apply(CHANCE, draw_outcome(state, dice))
                continue
            message = GAME.prompt(state.view(seats[0]))
            asked[message.key] = message
            state.apply(seats[0], dice.pick(state.legal(seats[0])))
    assert len(asked) > 20
    assert unsaid(GAME, asked.values()) == []


@pytest.mark.parametrize("phase", range(len(n.PHASES)), ids=n.PHASES)
@pytest.mark.parametrize("cards", [facts.HAND_LIMIT, facts.HAND_LIMIT + 1])
def test_a_full_hand_is_asked_to_discard_in_every_phase(phase: int, cards: int) -> None:
    """Hand limit: Buy, Upkeep, Corruption and gifts fill hands; a ruler with too many cards gets this prompt alone."""
    raw = cast("Any", GAME.new({})).raw()
    for card in [one for one in range(n.CARDS) if one != n.WARFARE_CARD][:cards]:
        raw["place"][card], raw["knows"][card] = n.CALIPH, n.EVERYBODY
    raw["phase"] = phase
    raw["to_choose"] = raw["loss_a"] = raw["loss_d"] = 2
    view = look(cast("Any", restore(raw)), n.CALIPH)
    asked = GAME.prompt(view)
    assert (asked.key == "discard-prompt") == (cards > facts.HAND_LIMIT)
    if cards > facts.HAND_LIMIT or game_texts(GAME).knows(asked.key):
        assert unsaid(GAME, [asked]) == []


def test_the_murshid_is_prompted_for_the_number_of_cards_to_take() -> None:
    """Plot: one card, or two for an empty hand; there is no stopping."""
    drawn = table(now="year 1, action 1, murshid").play("murshid: plot")
    for card in ("assassins.1", "imam.1", "scholars.1", "guard.1", "guard.2", "boats.1", "raiders.1"):
        drawn.play(f"chance: look {card}")
    texts = game_texts(GAME)
    assert texts.say(GAME.prompt(drawn.state.view(1))) == "Choose 2 of your own cards to take, in any order."
    drawn.play("murshid: choose imam")
    assert texts.say(GAME.prompt(drawn.state.view(1))) == "Choose 1 of your own cards to take."


def test_the_prompt_says_how_many_units_to_lose() -> None:
    """Casualties: of two lost units the ruler says how many are ordinary ones."""
    pieces = "h5: warlord 3 ordinary, warlord 2 mercenary\nh6: caliph 3 ordinary, caliph castle"
    drawn = table(pieces, lines="warlord hand: warfare").play("warlord: assault h5 h6 3+2")
    drawn.play("warlord: commit nothing", "caliph: commit nothing")
    asked = GAME.prompt(drawn.state.view(0))
    assert (asked.key, asked.args) == ("phase-attacker-losses-prompt", {"count": 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_names_the_prices_of_buildings(language: str) -> None:
    """Build X: the numbers of the page are those of the box, in the order of the box."""
    page = (folder_of(GAME).parent / "learning" / f"{language}.ftl").read_text("utf-8")
    line = next(line for line in page.splitlines() if line.count("4") >= 2 and "- __" in line)
    build, more = facts.BOX.economy["build"], facts.BOX.economy["surcharge"]
    names = ("fort", "castle", "town", "city", "caliph_fort", "caliph_castle")
    assert more["mountain"] == more["quarry"]  # named together
    wanted = [*(build[name] for name in names), more["mountain"], more["desert"]]
    assert [int(number) for number in re.findall(r"\d+", line)] == wanted
