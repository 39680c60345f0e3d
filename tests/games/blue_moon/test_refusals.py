"""Refusals name the card that is refused and the one behind it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.blue_moon.duel import Duel, Side, duel, side
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import Message, Target

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
        "bluff-ignored",
        Side(hand="Blaze, Captain Su Cha", support="Tome"),
        side("Hank"),
        ("play Blaze",),
        "bluff Captain Su Cha",
        "Hank Highflyer Hawk",
    ),
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
    """Playing the other kind would be refused again."""
    table = duel(TEN, side(card)).play("play Blaze")
    assert refusal(table, "announce").args["kind"] == kind
    assert table.why_not(f"play {played}") == "dead-end"


def test_the_refusal_of_too_little_power_has_both_numbers() -> None:
    """Both totals stand in the sentence."""
    table = duel(Side(hand="Glimmer, Tome"), side("Volca")).play("play Glimmer")
    assert refusal(table, "announce") == Message("refusal-no-power-by", {"card": "", "mine": 2, "theirs": 5})


def test_where_no_card_stands_behind_it_the_sentence_is_the_plain_one() -> None:
    """The course of a turn needs no culprit."""
    assert refusal(duel(TEN, side("Glimmer")), "play Tome").key == "refusal-first-a-character"


def touched(table: Duel, card: str, seat: int | None = None) -> Message:
    """What the seat to act is told that touches a card, its own one unless another owner is named."""
    number = next(one.card for one in facts.BOX.cards if one.name.startswith(card))
    path = (Target("card", f"{(table.to_act if seat is None else seat) + 1}.{number}"),)
    found = GAME.why_not(table.state, table.to_act, path)
    assert found is not None
    return found.reason


def test_a_hand_card_that_is_touched_is_refused_as_a_card_to_be_played() -> None:
    """Whatever else can be done with cards."""
    table = duel(TEN, side("Glimmer"))
    assert touched(table, "Tome") == Message("refusal-first-a-character", {"card": "Tome of Wisdom"})
    played = table.play("play Blaze")
    assert touched(played, "Muster").key == "refusal-one-leadership"
    assert touched(played, "Cinder").key == "refusal-one-character"
    assert touched(played.play("play Fireblast"), "Cinder").key == "refusal-too-late-by"


def test_an_active_card_is_touched_for_its_icon_or_its_text() -> None:
    assert touched(duel(side("Peckswift"), side("Highchirp")), "Peckswift").key == "refusal-retrieve-blocked-by"
    assert touched(duel(side("Volca", hand="Blaze"), side("Glimmer")), "Volca").key == "refusal-no-effect"


def test_only_a_card_with_a_demand_is_said_to_demand_nothing() -> None:
    """Others are simply not to be chosen now."""
    table = duel(TEN, side("Glimmer", "Caterpillar Fireeater"))
    assert touched(table, "Glimmer", 1).key == "refusal-not-this-card"
    silenced = duel(side("Glimmer", hand="Blaze"), side("Volca", hand="Caterpillar Fireeater"))
    assert touched(silenced, "Caterpillar Fireeater", 1).key == "refusal-no-demand"


def test_every_reason_is_given_by_a_rule() -> None:
    """No text waits for a refusal that nothing gives."""
    folder = Path(n.__file__).parents[1]
    named = re.search(r"\(([\w\s,]+)\) = range\(len\(REASONS\)\)", (folder / "box" / "codes.py").read_text())
    assert named is not None
    reasons = re.findall(r"\w+", named[1])
    assert len(reasons) == len(n.REASONS)
    rules = [path.read_text() for path in (folder / "rules").rglob("*.py")]
    assert [reason for reason in reasons if not any(re.search(rf"\bcodes\.{reason}\b", text) for text in rules)] == []
