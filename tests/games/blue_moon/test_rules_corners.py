"""Corner cases that the rulebook decides only read closely; the rulings stand in RULES.md."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Side, duel, side

WEAK = Side(active="Stars Shining", hand="Spark")


@pytest.mark.parametrize("pays", [True, False])
def test_c16_values_that_are_not_ignored_in_hand_pay_in_either_case(pays: bool) -> None:
    """Where ignoring does not reach the hand no value there is ignored: the option about paying says nothing."""
    hand = Side(hand="Charm Holy Dragon, Flamebreath, Spark")
    table = duel(hand, side("Hank"), ignored_in_hand=False, ignored_cannot_pay=pays)
    assert table.play("play Charm").asked == "value"


@pytest.mark.parametrize("setting", [True, False])
def test_c26_a_free_support_card_after_stop_is_one_of_any_number(setting: bool) -> None:
    """Trigger Brainstorm, then Var-dis-Nar: FREE does not help any more, but the text allows every support card."""
    mine = Side(hand="Trigger Brainstorm, Var-dis-Nar, Fire Swamp, Sudden Waterspout")
    table = duel(mine, side("Flamebreath"), texts_after_stop=setting)
    table = table.play("play Trigger Brainstorm", "play Var-dis-Nar")
    assert table.why_not("play Fire Swamp") == ("fine" if setting else "stopped")
    assert table.why_not("play Sudden Waterspout") == "stopped", "the text allows support cards only"


def test_c26_a_free_support_card_after_stop_uses_up_the_one_that_is_allowed() -> None:
    """Armory allows one: after STOP a FREE one counts."""
    mine = Side(hand="Var-dis-Nar, Fire Swamp, Perilous Marsh", support="Armory")
    table = duel(mine, side("Flamebreath"), texts_after_stop=True).play("play Var-dis-Nar")
    assert table.may("play Fire Swamp")
    assert table.play("play Fire Swamp").why_not("play Perilous Marsh") == "stopped"


@pytest.mark.parametrize("exempt", [True, False])
def test_c23_ships_have_a_text_or_none(exempt: bool) -> None:
    """Ferro Fos forbids ships with a text, Corono Cos those without one; or neither touches ships (game 160)."""
    hand = Side(hand="Sea Falcon, Rising Sun, Blaze, Cinder", support="Tome, Trebuchet")
    for banner, forbidden in (("Ferro Fos", "Sea Falcon"), ("Corono Cos", "Rising Sun")):
        table = duel(hand, side(banner), ships_exempt=exempt)
        for ship in ("Sea Falcon", "Rising Sun"):
            expected = "forbidden" if ship == forbidden and not exempt else "fine"
            assert table.why_not(f"play {ship}") == expected


def test_bounce_back_needs_something_that_attacks_again() -> None:
    """At the start of a fight nothing is active: after Bounce Back one can only decline."""
    table = duel(Side(hand="Bounce Back, Blaze"), Side(hand="Spark"), element="")
    after = table.play("play Bounce Back")
    assert after.legal() == {"decline"}
    assert after.why_not("announce fire") == "no-character"
    assert after.why_not("play Blaze") == "stopped"
    supports = duel(Side(hand="Bounce Back", support="Tome"), side("Stars Shining"))
    assert supports.play("play Bounce Back", "announce").power(0) == 3, "active supports attack again"


def test_c40_a_bluff_is_the_next_support_card_and_so_free() -> None:
    """Yang lends FREE to the bluff, and the normal support card is still allowed."""
    mine = Side(hand="Yang, Captain Su Cha, Sailingmaster Yo Cha, Tome, Trebuchet", support="Lightning Bolts")
    table = duel(mine, WEAK).play("play Yang", "bluff Captain Su Cha")
    assert table.may("play Tome")
    assert table.play("play Tome").why_not("play Trebuchet") == "no-allowance"
    assert table.play("bluff Sailingmaster Yo Cha").why_not("play Tome") == "no-allowance"


def test_c61_loading_a_ship_plays_no_card_and_leaves_a_lent_free() -> None:
    """Yang's FREE is for a card that is played: loading takes the normal allowance, and the FREE waits."""
    mine = Side(hand="Yang, Blaze, Tome, Trebuchet", support="Lightning Bolts", ships="Sea Devil")
    table = duel(mine, WEAK).play("play Yang", "load Blaze on Sea Devil")
    assert table.may("play Tome")
    assert table.play("play Tome").why_not("play Trebuchet") == "no-allowance"


def test_c59_whoever_has_cards_again_has_not_used_up_all() -> None:
    """Seat 1 runs out first and regains cards; seat 2 runs out and loses, no dragon being on either side."""
    mine = Side(hand="Shaman of the Afterlife", discards="Blaze, Sear", deck_size=0)
    table = duel(mine, Side(active="Stars Shining", hand="Spark", deck_size=0))
    table = table.play("play Shaman of the Afterlife", "use Shaman of the Afterlife", "announce")
    assert table.hand(0) == 2
    assert table.state.raw()["turn"]["first_out"] == -1


def test_special_rule_5_every_demand_that_may_be_doubled_must_be_payable() -> None:
    """Cinder discards the doubled Watertamer; the opponent may double Fireeater or Lightseeker then: both must do."""
    theirs = Side(
        active="Crysalus, Caterpillar Watertamer, Caterpillar Fireeater, Caterpillar Lightseeker", hand="Blaze"
    )
    rich = Side(hand="Cinder, Flamebreath, Scorch, Megalit, Suranom, Lavar, Volca", support="Tome")
    table = duel(rich, theirs).play("play Cinder")
    assert table.asked == "pick"
    poor = Side(hand="Cinder, Shimmer, Megalit, Suranom", support="Tome")
    assert duel(poor, theirs, aims="highest").may("play Cinder"), "Lightseeker 10 in Earth and Fireeater 3 can be paid"
    assert duel(poor, theirs).why_not("play Cinder") == "dead-end", "Fireeater 6 could not"
