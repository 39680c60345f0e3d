"""A text that comes to nothing is told, with the card or the rule that is the reason where all may know it."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Duel, Side, duel, side
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import Message
from moonsaga.kernel.texts import LANGUAGES, game_texts

WEAK = Side(active="Stars Shining", hand="Spark")
NINE = "Spark, Blaze, Sear, Torch, Volca, Ignite, Shimmer, Glimmer, Scorch"


def told(table: Duel, *lines: str) -> list[tuple[str, str, str]]:
    """What is said of texts without effect: whose, of which card, and why (a card, a rule, or nothing)."""
    after = table.play(*lines)
    messages = [event.public for event in after.state.take_events() if event.public is not None]
    found = [message for message in messages if message.key.startswith("event-no-effect")]
    for message in found:
        for language in LANGUAGES:
            assert game_texts(GAME, language).say_or_fail(message)[1] == []
    return [(str(m.args["who"]), str(m.args["card"]), _why(m)) for m in found]


def _why(message: Message) -> str:
    by, why = message.args.get("by"), message.args.get("why")
    assert message.key == "event-no-effect" + ("-by" if by else "-rule" if why else "")
    return str(by or why or "")


RULES = [
    ("Muster Reinforcements", Side(deck_size=0), WEAK, "nothing-empty-deck"),
    ("Blow Whistle of Friendship", Side(deck_size=0), WEAK, "nothing-empty-deck"),
    ("Entreat Favor", Side(deck_size=0), WEAK, "nothing-empty-deck"),
    ("Open Lucky Bag of Life", Side(), WEAK, "nothing-empty-pile"),
    ("Call Spirit of the Underworld", Side(), WEAK, "nothing-empty-pile"),
    ("Administer Water of Immortality", Side(), WEAK, "nothing-empty-pile"),
    ("Cinder", Side(), WEAK, "nothing-to-hit"),
    ("Highchirp", Side(), WEAK, "nothing-to-hit"),
    ("Lookout Dolora Paal", Side(), WEAK, "nothing-to-hit"),
    ("Cast Cataclysm", Side(), WEAK, "nothing-to-hit"),
    ("Cast Cataclysm", Side(), side("Stars Shining", "Ravenous Razorjaw"), "nothing-to-hit"),
    ("Drown Resistance", Side(), WEAK, "nothing-to-hit"),
    ("Drown Resistance", Side(), side("Kelp Leech", "Electric Eel"), "nothing-to-hit"),
    ("Provoke Earthquake", Side(), side("Kelp Leech"), "nothing-to-hit"),
    ("Coxswain Mora Marn", Side(), WEAK, "nothing-not-landed"),
    ("Cardus Nikkus", Side(), side("Stars Shining"), "nothing-empty-foe-hand"),
    ("Bashdin", Side(), side("Stars Shining"), "nothing-empty-foe-hand"),
    ("Deploy Butterfly", Side(), side("Stars Shining"), "nothing-empty-foe-hand"),
    ("Deploy Butterfly", Side(), Side(active="Stars Shining", shown="Spark"), "nothing-hidden"),
    ("Sprinkle Water", Side(), side("Stars Shining", hand="Spark, Blaze"), "nothing-few-cards"),
    ("Oomola", Side(), WEAK, "nothing-empty-hand"),
    ("Oosa", Side(), WEAK, "nothing-empty-hand"),
    ("Sea Devil", Side(), WEAK, "nothing-empty-hand"),
    ("Summon Sorcerer", Side(), WEAK, "nothing-to-return"),
    ("Call Spirit of the Battlefield", Side(), WEAK, "nothing-to-return"),
]


def _with(mine: Side, card: str) -> Side:
    return Side(hand=card, deck_size=mine.deck_size, support="Tome of Wisdom" if card in FIGHTERS else "")


FIGHTERS = ("Cinder", "Highchirp", "Lookout Dolora Paal", "Coxswain Mora Marn", "Cardus Nikkus", "Bashdin", "Oosa")


@pytest.mark.parametrize(("card", "mine", "theirs", "why"), RULES)
def test_a_text_that_finds_nothing_says_which_rule_is_the_reason(card: str, mine: Side, theirs: Side, why: str) -> None:
    """Everybody sees decks, piles, numbers of cards and what lies on the table."""
    (found,) = told(duel(_with(mine, card), theirs), f"play {card}")
    assert found[0] == "seat-1"
    assert found[1].startswith(card)
    assert found[2] == why


@pytest.mark.parametrize(
    ("card", "theirs", "by"),
    [
        ("Muster Reinforcements", side("Stars Shining", "Wall of Fire"), "Wall of Fire"),
        ("Muster Reinforcements", side("Bottelus Emptius"), "Bottelus Emptius"),
        ("Entreat Favor", side("Stars Shining", "Wall of Fire"), "Wall of Fire"),
        ("Blow Whistle of Friendship", side("Bottelus Emptius"), "Bottelus Emptius"),
        ("Call Spirit of the Underworld", side("Bottelus Emptius"), "Bottelus Emptius"),
        ("Summon Sorcerer", side("Bottelus Emptius"), "Bottelus Emptius"),
        ("Muster Reinforcements", side("Tittertweet"), "Tittertweet"),
        ("Enthrall Opposition", side("Stars Shining", "Laughing Gas"), "Laughing Gas"),
        ("Flare", side("Hank"), "Hank Highflyer Hawk"),
        ("Flare", side("Stars Shining", "Laughing Gas"), "Laughing Gas"),
        ("Zig-nur-Don", side("Hank"), "Hank Highflyer Hawk"),
        ("Wild Gazelle", side("Mad Mike Magpie"), ""),
    ],
)
def test_a_text_that_a_card_stops_names_that_card(card: str, theirs: Side, by: str) -> None:
    """Limits on drawing and on the hand, ignored texts, ignored cards; a card without text has none to lose."""
    mine = Side(hand=card, active="Spark", discards="Volca", support="Tome of Wisdom, Lightning Bolts")
    found = told(duel(mine, theirs), f"play {card}")
    assert [why for _, _, why in found] == ([by] if by else [])


@pytest.mark.parametrize(
    ("card", "poor", "rich"),
    [
        ("Charm Holy Dragon", "Spark", "Flamebreath, Volca"),
        ("Impress Holy Dragon", "Spark", "Megalit, Furnace"),
        ("Beguile Holy Dragon", "Spark, Tome", "Spark, Blaze, Volca"),
    ],
)
def test_what_a_hidden_hand_does_not_hold_is_no_reason(card: str, poor: str, rich: str) -> None:
    """The same words whether the hand cannot pay or its owner does not want to."""
    unable = told(duel(Side(hand=f"{card}, {poor}"), WEAK), f"play {card}")
    unwilling = told(duel(Side(hand=f"{card}, {rich}"), WEAK), f"play {card}", "skip")
    assert unable == unwilling == [("seat-1", card, "")]


@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [
        ("Muster Reinforcements", Side(), WEAK),
        ("Blow Whistle of Friendship", Side(), WEAK),
        ("Entreat Favor", Side(ships="Rising Sun"), WEAK),
        ("Call Spirit of the Underworld", Side(discards="Volca"), WEAK),
        ("Cinder", Side(), side("Stars Shining", "Fireblast")),
        ("Lookout Dolora Paal", Side(), side("Stars Shining", "Fireblast")),
        ("Drown Resistance", Side(), side("Wild Gazelle", "Wild Antelope")),
        ("Cardus Nikkus", Side(), WEAK),
        ("Oomola", Side(hand="Spark"), WEAK),
        ("Oosa", Side(hand="Spark"), WEAK),
        ("Sea Devil", Side(hand="Spark"), WEAK),
    ],
)
def test_a_text_that_its_owner_does_not_use_has_no_effect(card: str, mine: Side, theirs: Side) -> None:
    """Nothing was found, or nothing was wanted: the same words."""
    hand = f"{card}, {mine.hand}" if mine.hand else card
    given = Side(hand=hand, ships=mine.ships, discards=mine.discards, support="Tome of Wisdom, Lightning Bolts")
    found = told(duel(given, theirs), f"play {card}", "skip")
    assert [(who, why) for who, _, why in found] == [("seat-1", "")]


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("Oomola", ("choose Spark", "skip")),
        ("Oosa", ("choose Spark", "skip")),
        ("Sea Devil", ("load Spark on Sea Devil", "skip")),
        ("Entreat Favor", ("load Volca on Rising Sun",)),
        ("Blow Whistle of Friendship", ("choose Volca",)),
        ("Sarogakanas", ("blind", "blind")),
    ],
)
def test_a_text_that_did_something_is_not_said_to_have_no_effect(card: str, lines: tuple[str, ...]) -> None:
    """Also if its owner stops before all is done."""
    mine = Side(hand=f"{card}, Spark, Blaze", ships="Rising Sun", deck="Volca", support="Tome of Wisdom")
    theirs = Side(active="Stars Shining", hand="Sear, Torch")
    assert told(duel(mine, theirs), f"play {card}", *lines) == []


def test_a_mutant_at_the_start_of_a_fight_changes_no_element() -> None:
    """Den-bal-Ton may start a fight against a dragon; there is no element yet."""
    table = duel(Side(hand="Den-bal-Ton"), Side(hand="Spark", dragons=1), element="")
    assert told(table, "play Den-bal-Ton") == [("seat-1", "Den-bal-Ton", "nothing-no-element")]
    fight = duel(Side(hand="Den-bal-Ton"), Side(active="Stars Shining", dragons=1))
    assert told(fight, "play Den-bal-Ton") == []


def test_bounce_back_has_no_effect_only_where_it_needs_cards() -> None:
    table = Side(hand="Bounce Back"), Side(active="Silento Sol")
    assert told(duel(*table), "play Bounce Back") == []
    assert told(duel(*table, bounce_needs_cards=True), "play Bounce Back") == [
        ("seat-1", "Bounce Back", "nothing-active")
    ]


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "why"),
    [
        ("Flare", Side(deck_size=0), WEAK, "nothing-empty-deck"),
        ("Flare", Side(), side("Stars Shining", "Wall of Fire"), "Wall of Fire"),
        ("Shaman of the Holy Sacrifice", Side(deck_size=0), WEAK, "nothing-empty-deck"),
        ("TopBanana", Side(), side("Stars Shining"), "nothing-empty-foe-hand"),
        ("TopShot", Side(), Side(active="Stars Shining", deck_size=0), "nothing-empty-foe-deck"),
        ("Ketharkopas", Side(hand=NINE), WEAK, "nothing-enough"),
    ],
)
def test_a_text_for_the_end_of_the_turn_without_effect_is_logged_then(
    card: str, mine: Side, theirs: Side, why: str
) -> None:
    """Its owner is not asked: the turn ends."""
    hand = f"{card}, {mine.hand}" if mine.hand else card
    table = duel(Side(hand=hand, deck_size=mine.deck_size), theirs)
    assert [found[2] for found in told(table, f"play {card}", "announce")] == [why]


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "why"),
    [
        ("Shaman of the Here and Now", Side(deck_size=0), WEAK, "nothing-empty-deck"),
        ("Shaman of the Here and Now", Side(), side("Stars Shining", "Wall of Fire"), "Wall of Fire"),
        ("Shaman of the Afterlife", Side(), WEAK, "nothing-empty-pile"),
    ],
)
def test_a_text_for_the_end_of_the_support_phase_without_effect_is_logged_then(
    card: str, mine: Side, theirs: Side, why: str
) -> None:
    """Its moment has passed when power is announced."""
    table = duel(Side(hand=card, deck_size=mine.deck_size), theirs)
    assert told(table, f"play {card}") == []
    assert told(table, f"play {card}", "announce") == [("seat-1", card, why)]


def test_a_text_for_the_end_of_the_support_phase_that_was_used_or_left_alone_is_not_logged() -> None:
    shaman = "Shaman of the Here and Now"
    table = duel(Side(hand=shaman, deck="Spark"), WEAK)
    assert told(table, f"play {shaman}", "announce") == [], "it could have been used"
    assert told(table, f"play {shaman}", f"use {shaman}", "choose Spark", "announce") == []


def test_an_ignored_text_for_the_end_of_the_turn_is_logged_once() -> None:
    """When the card is played, not again when its moment has come."""
    table = duel(Side(hand="Flare"), side("Stars Shining", "Laughing Gas"))
    assert told(table, "play Flare", "announce") == [("seat-1", "Flare", "Laughing Gas")]


def test_a_ship_that_entreat_favor_plays_tells_it_too() -> None:
    """Sea Devil comes from the deck; there is nothing in hand to load."""
    table = duel(Side(hand="Entreat Favor", deck="Sea Devil"), WEAK)
    assert told(table, "play Entreat Favor", "choose Sea Devil") == [("seat-1", "Sea Devil", "nothing-empty-hand")]
