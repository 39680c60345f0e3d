"""Refusals name the card that is refused and the one behind it."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Duel, Side, duel, side
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import Message

TEN = Side(hand="Blaze, Tome, Fireblast, Cinder, Muster, Sun Setting", support="Lightning Bolts")


def refusal(table: Duel, line: str) -> Message:
    """What the seat to act is told."""
    found = GAME.why_not(table.state, table.to_act, table._action(table.to_act, line))
    assert found is not None
    return found.reason


CASES: list[tuple[str, Side, Side, tuple[str, ...], str, str]] = [
    ("forbidden", TEN, side("Thirkomedas"), (), "play Muster", "Thirkomedas the Serene"),
    ("forbidden", TEN, side("Ferro Fos"), (), "play Cinder", "Ferro Fos"),
    ("one-card-only", TEN, side("Glimmer", "Brain Drain"), ("play Blaze",), "play Tome", "Brain Drain"),
    ("one-combat-card", TEN, side("Cheepchirrup"), ("play Blaze",), "play Fireblast", "Cheepchirrup"),
    ("one-active-character", TEN, side("Boatswain"), ("play Blaze",), "play Sun Setting", "Boatswain Mena Marn"),
    (
        "stopped",
        Side(hand="Shaman of the Here, Tome", support="Trebuchet"),
        side("Glimmer"),
        ("play Shaman of the Here",),
        "play Tome",
        "Shaman of the Here and Now",
    ),
    ("retrieve-blocked", side("Peckswift"), side("Highchirp"), (), "retrieve Peckswift", "Highchirp"),
    ("no-retrieve", side("Peckswift"), side("Mekarthas"), (), "retrieve Peckswift", "Mekarthas the Shrewd"),
    (
        "hand-limited",
        side("Peckswift", hand="Blaze, Sear, Spark, Volca"),
        side("Glimmer", "Quivering Quicksand"),
        (),
        "retrieve Peckswift",
        "Quivering Quicksand",
    ),
    (
        "bluff-ignored",
        Side(hand="Blaze, Captain Su Cha", support="Tome"),
        side("Flitterflutter"),
        ("play Blaze",),
        "bluff Captain Su Cha",
        "Flitterflutter",
    ),
    ("demand-play", TEN, side("Kabu Kat"), ("play Blaze",), "announce", "Kabu Kat"),
    (
        "too-many-active",
        side("Sun Setting", "Moon Rising", hand="Bounce Back, Blaze"),
        side("Boatswain"),
        ("play Bounce Back",),
        "announce",
        "Boatswain Mena Marn",
    ),
    (
        "demand-open",
        TEN,
        side("Glimmer", "Caterpillar Fireeater"),
        ("play Blaze",),
        "announce",
        "Caterpillar Fireeater",
    ),
    ("no-effect", side("TopNotch", hand="Blaze"), side("Tittertweet"), (), "use TopNotch", "Tittertweet"),
    (
        "from-ship-only",
        Side(hand="Blaze, Volca", ships="Rising Sun: Sear + Lavar", support="Tome, Lightning Bolts"),
        side("Glimmer"),
        ("land Rising Sun",),
        "play Blaze",
        "Rising Sun",
    ),
]


@pytest.mark.parametrize(("key", "mine", "theirs", "lines", "line", "by"), CASES, ids=[f"{c[0]}-{c[4]}" for c in CASES])
def test_the_card_behind_a_refusal_is_named(
    key: str, mine: Side, theirs: Side, lines: tuple[str, ...], line: str, by: str
) -> None:
    """In the sentence and among its arguments."""
    told = refusal(duel(mine, theirs).play(*lines), line)
    assert (told.key, told.args["by"]) == (f"refusal-{key}-by", by)


@pytest.mark.parametrize(
    ("card", "kind", "played"), [("Kabu Kat", "support", "Fireblast"), ("Baku But", "booster", "Tome")]
)
def test_the_kind_of_card_that_must_be_played_is_named(card: str, kind: str, played: str) -> None:
    """Whoever plays the other kind would be refused again."""
    table = duel(TEN, side(card)).play("play Blaze")
    assert refusal(table, "announce").args["kind"] == kind
    assert table.why_not(f"play {played}") == "dead-end"


def test_too_little_power_is_told_in_numbers() -> None:
    """Both totals stand in the sentence."""
    table = duel(Side(hand="Glimmer, Tome"), side("Volca")).play("play Glimmer")
    assert refusal(table, "announce") == Message("refusal-no-power-by", {"card": "", "mine": 2, "theirs": 5})


def test_where_no_card_stands_behind_it_the_sentence_is_the_plain_one() -> None:
    """The course of a turn needs no culprit."""
    assert refusal(duel(TEN, side("Glimmer")), "play Tome").key == "refusal-first-a-character"
