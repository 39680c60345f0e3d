"""Mutants: their conditions, the change of the element, and their texts being ignored."""

from __future__ import annotations

from dataclasses import replace

from games.blue_moon.duel import Side, duel, each, side
from moonsaga.games.blue_moon.box.data import Card

MET = {
    "active_cards": (
        Side(active="Glimmer, Fireblast", support="Tome"),
        Side(active="Glimmer, Fireblast", covered="Spark"),
    ),
    "cards": (
        Side(active="Glimmer, Fireblast", covered="Spark, Sear", support="Tome, Oath"),
        Side(active="Glimmer, Fireblast", covered="Spark", support="Tome, Oath"),
    ),
    "dragons": (Side(active="Glimmer", dragons=1), Side(active="Glimmer")),
    "larger_hand": (Side(active="Glimmer", hand="Spark, Sear, Torch"), Side(active="Glimmer", hand="Spark")),
}
"""For each condition an opponent who just meets it, while the mutant is the only card in hand, and one who does not."""
ATTACKS = {("fire", 7): ("Flamebreath", "Scorch"), ("fire", 5): ("Volca", "Spark"), ("earth", 5): ("Catusan", "Torch")}
"""By element and power: a character that is strong enough, and one that is not."""


def fights_in(card: Card) -> str:
    return str(card.effect.get("from", "fire"))


def sides(card: Card) -> tuple[Side, Side, Side]:
    """Own side with the mutant in hand, an opponent that meets the condition and one that does not."""
    mine = Side(hand=card.card)
    if card.effect["condition"] == "power":
        enough, short = ATTACKS[fights_in(card), card.effect["value"]]
        return mine, Side(active=enough), Side(active=short)
    return mine, *MET[card.effect["condition"]]


OPPONENTS = ("power", "active_cards", "cards", "dragons", "larger_hand")


def test_every_condition_has_an_example() -> None:
    """No mutant is left out below."""
    conditions = {card.effect["condition"] for card in mutants()}
    assert conditions == {*OPPONENTS, "no_own_cards", "no_ships"}


def mutants() -> list[Card]:
    return list(each("mutant").args[1])


@each("mutant")
def test_c33_mutant_needs_its_condition(card: Card) -> None:
    """The opponent's power, cards, dragons or hand, or own empty areas, are looked at when the mutant is played."""
    if card.effect["condition"] in OPPONENTS:
        mine, enough, short = sides(card)
        assert duel(mine, enough, fights_in(card)).may(f"play {card.card}")
        assert duel(mine, short, fights_in(card)).why_not(f"play {card.card}") == "mutant"
    elif card.effect["condition"] == "no_own_cards":
        assert duel(Side(hand=card.card), side("Spark")).may(f"play {card.card}")
        assert duel(Side(hand=card.card, covered="Sear"), side("Spark")).why_not(f"play {card.card}") == "mutant"
        assert duel(Side(hand=card.card, support="Tome"), side("Spark")).why_not(f"play {card.card}") == "mutant"
    else:
        assert duel(Side(hand=card.card), side("Spark")).may(f"play {card.card}")
        assert duel(Side(hand=card.card, ships="Rising Sun"), side("Spark")).why_not(f"play {card.card}") == "mutant"


@each("mutant")
def test_c34_mutant_changes_the_element_at_once(card: Card) -> None:
    """To the other one; the shields cover it, STOP ends the plays, and the announced total may be lower."""
    theirs = sides(card)[1] if card.effect["condition"] in OPPONENTS else Side(active="Spark")
    theirs = replace(theirs, hand="Volca, Furnace, Torch, Ignite, Blaze")
    if card.effect["condition"] == "power":
        theirs = Side(active="Megalit, Flamebreath")
    for element in [card.effect["from"]] if "from" in card.effect else ["fire", "earth"]:
        other = "earth" if element == "fire" else "fire"
        table = duel(Side(hand=f"{card.card}, Fireblast, Tome"), theirs, element).play(f"play {card.card}")
        assert table.element == other
        assert table.power(0) == (card.fire if other == "fire" else card.earth)
        assert table.why_not("play Fireblast") == "stopped"
        assert table.why_not("play Tome of Wisdom") == "stopped"
        assert table.play("announce").element == other


@each("mutant")
def test_c15_mutant_whose_text_is_ignored_needs_no_condition_and_changes_nothing(card: Card) -> None:
    """It may be played, its shields and STOP work, but the element stays."""
    theirs = Side(active="Stars Shining", support="Laughing Gas")
    table = duel(Side(hand=f"{card.card}, Fireblast", support="Tome"), theirs)
    table = table.play(f"play {card.card}")
    assert table.element == "fire"
    assert table.why_not("play Fireblast") == "stopped"


@each("mutant")
def test_mutant_that_hank_ignores_is_worth_nothing(card: Card) -> None:
    """No value, no shield, no STOP, no change: a character all the same."""
    table = duel(Side(hand=f"{card.card}, Fireblast", support="Tome"), side("Hank")).play(f"play {card.card}")
    assert (table.element, table.power(0)) == ("fire", 3)
    assert table.may("play Fireblast")


@each("mutant")
def test_mutant_can_be_forbidden(card: Card) -> None:
    """Mutants have text, so Ferro Fos forbids them whatever their condition says."""
    if card.effect["condition"] in OPPONENTS:
        theirs = replace(sides(card)[1], active=f"{sides(card)[1].active}, Ferro Fos")
    else:
        theirs = side("Ferro Fos")
    assert duel(Side(hand=card.card), theirs, fights_in(card)).why_not(f"play {card.card}") == "forbidden"


@each("mutant", condition="power")
def test_c33_mutant_against_an_attack_cannot_start_a_fight(card: Card) -> None:
    """Nobody has attacked yet; the starting player has to find something else."""
    assert duel(Side(hand=f"{card.card}, Spark"), Side(), element="").why_not(f"play {card.card}") == "mutant"


@each("mutant", condition="dragons")
def test_mutant_that_starts_a_fight_leaves_the_element_to_its_owner(card: Card) -> None:
    """There is no element to be changed before one is announced."""
    table = duel(Side(hand=card.card), Side(dragons=1), element="").play(f"play {card.card}")
    assert table.legal() == {"announce fire", "announce earth"}
    assert table.play("announce earth").element == "earth"


def test_c35_neth_sur_pot_does_not_count_leadership_ships_or_covered_cards() -> None:
    """Only active characters, boosters and supports."""
    theirs = Side(active="Glimmer, Fireblast", covered="Spark", leaders="Muster", ships="Rising Sun")
    assert duel(Side(hand="Neth-sur-Pot"), theirs).why_not("play Neth-sur-Pot") == "mutant"


def test_c33_mutant_condition_looks_at_the_present_total() -> None:
    """Not at the number that was announced: Cast Cataclysm first takes the support away."""
    theirs = Side(active="Spark", support="Tome")
    mine = Side(hand="Cast Cataclysm, Var-dis-Nar")
    assert duel(mine, theirs).may("play Var-dis-Nar")
    assert duel(mine, theirs).play("play Cast Cataclysm", "do").why_not("play Var-dis-Nar") == "mutant"
