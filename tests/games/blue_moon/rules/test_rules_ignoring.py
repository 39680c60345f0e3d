"""Ignoring, forbidding and power: rulings 12 to 23 and special rules 1, 2, 5, 6 and 7."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Side, duel, side

WEAK = Side(active="Stars Shining", hand="Spark")

# --- what an ignored card still is ------------------------------------------------------------------------------------


def test_c14_an_ignored_character_is_still_the_character_of_the_turn() -> None:
    """It has no value, but the turn can end, and it counts for the six cards."""
    table = duel(Side(hand="Blaze, Tome", covered="Sear"), side("Hank")).play("play Blaze", "play Tome")
    assert table.power(0) == 3
    assert table.may("announce")
    six = Side(active="Blaze", covered="Spark, Sear, Torch", support="Tome, Trebuchet")
    assert duel(side("Hank"), six).play("retreat").dragons == (0, 2)


def test_c14_an_ignored_card_counts_as_a_card_played() -> None:
    """Brain Drain and Hank together: Blaze is worth nothing and was the only card."""
    theirs = Side(active="Hank", support="Brain Drain")
    assert duel(Side(hand="Blaze, Tome"), theirs).play("play Blaze").why_not("play Tome") == "one-card-only"


def test_c18_ignored_icons_leave_values_and_texts_and_ignored_texts_leave_values_and_icons() -> None:
    """Redamikanas silenced has 2 Fire; Ciklarethas keeps RETRIEVE under Laughing Gas."""
    assert duel(side("Ciklarethas"), Side(active="Spark", support="Laughing Gas")).may("retrieve Ciklarethas")
    assert duel(side("Ciklarethas"), side("Mekarthas")).power(0) == 3


# --- the order of ruling 19 -------------------------------------------------------------------------------------------


def test_c19_tittertweet_comes_first() -> None:
    """The card silences Laughing Gas, which therefore silences nothing."""
    table = duel(
        Side(active="Glimmer, Elemental Enchantment", support="Laughing Gas"), side("Tittertweet", "Firewater")
    )
    assert table.power(0) == 2, "Tittertweet takes the text of the booster and of the gas"
    assert table.power(1) == 7, "so the gas does not take Firewater's"


def test_c19_ignoring_comes_before_reducing() -> None:
    """CoolCat ignored by Hank reduces nothing."""
    assert duel(side("Hank", "Sear"), side("CoolCat")).power(0) == 4
    assert duel(side("Shimmer"), side("CoolCat")).power(0) == 0


def test_c19_reductions_come_before_raises_and_doublings() -> None:
    """A printed 3 counts 0, then a potion raises it to 6, then it is doubled: 12."""
    mine = side("Shimmer", "Potion of Sparkling", "Volcanic Gauntlets")
    assert duel(mine, side("CoolCat")).power(0) == 12
    assert duel(side("Shimmer", "Volcanic Gauntlets"), side("CoolCat")).power(0) == 0


def test_c19_raises_come_before_doublings() -> None:
    """Raised to 5 and doubled gives 10, not doubled and raised."""
    assert duel(side("Glimmer", "Potion of Prodigious", "Duplicator of Fire"), WEAK).power(0) == 10


def test_c19_the_least_total_comes_last() -> None:
    """Nothing doubles or reduces the lifted total."""
    assert duel(side("Glimmer", "Elemental Enchantment", "Duplicator of Fire"), WEAK).power(0) == 6
    assert duel(side("Glimmer", "Elemental Enchantment"), side("CoolCop")).power(0) == 6


def test_c19_icons_that_are_ignored_are_still_icons_for_magpie() -> None:
    """Fog takes the icons' power, but the cards bear them."""
    theirs = Side(active="Mad Mike Magpie", support="Impenetrable Fog")
    assert duel(side("Wild Gazelle"), theirs).power(0) == 0


# --- the circle of ruling 20 ------------------------------------------------------------------------------------------


def test_c20_laughing_gas_beats_enthrall_opposition() -> None:
    """The order is a text, and the gas ignores it."""
    theirs = Side(active="Glimmer, Elemental Enchantment", support="Laughing Gas")
    table = duel(Side(hand="Enthrall, Blaze", active="Spark"), theirs).play("play Enthrall")
    assert table.power(1) == 6


def test_c20_enthrall_opposition_beats_flitterflutter() -> None:
    """Own supports count again."""
    table = duel(Side(hand="Enthrall", active="Spark", support="Tome"), side("Flitterflutter"))
    assert table.power(0) == 4
    assert table.play("play Enthrall").power(0) == 7


def test_c20_flitterflutter_beats_laughing_gas() -> None:
    """The gas is a support card, so the card ignores it, although it would ignore texts."""
    mine = Side(active="Glimmer", support="Laughing Gas, Tome")
    assert duel(mine, side("Flitterflutter", "Firewater")).power(0) == 2
    assert duel(mine, side("Flitterflutter", "Firewater")).power(1) == 7
    assert duel(side("Flitterflutter", "Firewater"), mine).power(0) == 7


def test_c20_two_laughing_gases_cancel() -> None:
    """Then all texts work on both sides."""
    mine = Side(active="Glimmer, Elemental Enchantment", support="Laughing Gas")
    theirs = Side(active="Torch, Firewater", support="Laughing Gas")
    table = duel(mine, theirs)
    assert (table.power(0), table.power(1)) == (6, 7)


def test_c20_tittertweet_beats_enthrall_opposition() -> None:
    """The opponent's leadership card is ignored."""
    table = duel(Side(hand="Enthrall", active="Spark"), side("Tittertweet", "Firewater")).play("play Enthrall")
    assert table.power(1) == 7


def test_c20_two_flits_do_not_silence_each_other() -> None:
    """Flit characters are immune where the card says so."""
    table = duel(side("Tittertweet", "Trillilling", "Fireblast"), side("Tittertweet", "Hank", "Firewater"))
    assert table.power(0) == 2 + 2 + 3
    assert table.power(1) == 2 + 0, "Trillilling ignores Firewater"


def test_c20_both_hanks_work() -> None:
    table = duel(side("Hank", "Blaze"), side("Hank", "Spark"))
    assert (table.power(0), table.power(1)) == (0, 0)


# --- forbidding -------------------------------------------------------------------------------------------------------


def test_special_rule_1_a_forbidden_card_cannot_lift_the_ban() -> None:
    """Cast Cataclysm would discard Flickering Fires, but it is a leadership card itself."""
    table = duel(Side(hand="Cast Cataclysm, Blaze"), Side(active="Stars Shining", support="Flickering Fires"))
    assert table.why_not("play Cast Cataclysm") == "forbidden"


def test_c22_a_ban_is_gone_as_soon_as_its_card_is_discarded_or_ignored() -> None:
    """Cinder discards Pandemonium, and a support card can follow; Flitterflutter ignores it."""
    theirs = Side(active="Stars Shining", support="Pandemonium")
    table = duel(Side(hand="Cinder, Tome"), theirs).play("play Cinder", "choose Pandemonium")
    assert table.may("play Tome")
    assert duel(Side(hand="Flitterflutter, Tome"), theirs).play("play Flitterflutter").may("play Tome")


def test_c23_text_means_the_printed_text() -> None:
    """Laughing Gas does not make Flare a card without text: Ember lets it pass, Heat Haze does not."""
    assert duel(Side(hand="Flare"), Side(active="Ember", support="Impenetrable Fog")).may("play Flare")
    theirs = Side(active="Tittertweet", support="Heat Haze")
    assert duel(Side(hand="Flare"), theirs).why_not("play Flare") == "forbidden"


def test_c23_mutants_have_text_and_armours_have_none() -> None:
    """Corono Cos forbids cards without text: the armour, not the mutant."""
    table = duel(Side(hand="Flare, Infernal Armor, Den-bal-Ton"), Side(active="Corono Cos", dragons=1))
    assert table.may("play Den-bal-Ton")
    assert table.play("play Flare").why_not("play Infernal Armor") == "forbidden"


# --- targets ----------------------------------------------------------------------------------------------------------


def test_special_rule_2_another_card_takes_the_place_of_a_lost_target() -> None:
    """Gauntlets on the stronger one; when it is discarded, the text goes to the other."""
    mine = Side(active="FunFair, FunFlop, Volcanic Gauntlets")
    table = duel(
        mine, Side(hand="Highchirp, Tome, Lightning Bolts", active="Spark", support="Trebuchet, Menacing"), turn=1
    )
    assert table.power(0) == 6 + 2
    after = table.play("play Highchirp", "choose FunFair")
    assert after.power(0) == 4


def test_c30_the_target_that_gives_the_highest_total_is_taken() -> None:
    """A raise goes to the weak character, the doubling to the strong one."""
    assert duel(side("FunFair", "FunFlip", "Potion of Sparkling", "Duplicator of Fire"), WEAK).power(0) == 12 + 3


# --- payments ---------------------------------------------------------------------------------------------------------


def test_special_rule_5_no_superfluous_card_in_a_payment() -> None:
    """Caterpillar Fireeater wants 3: Shimmer alone, or 2 and 1, but not Shimmer with another card."""
    theirs = side("Stars Shining", "Caterpillar Fireeater")
    table = duel(Side(hand="Scorch, Glimmer, Torch, Shimmer"), theirs).play(
        "play Scorch", "satisfy Caterpillar Fireeater"
    )
    assert table.play("choose Shimmer").asked == ""
    assert table.play("choose Glimmer").legal() == {"choose Torch"}
    assert table.play("choose Torch").legal() == {"choose Glimmer"}
    assert table.play("choose Torch").why_not("choose Shimmer") == "not-needed", "a 1 with Shimmer's 3 is too much"


def test_c48_several_demands_are_met_one_by_one_with_different_cards() -> None:
    """Fireeater and Watertamer: one hand card cannot serve both."""
    theirs = side("Stars Shining", "Caterpillar Fireeater", "Caterpillar Watertamer")
    assert duel(Side(hand="Scorch, Shimmer, Glimmer"), theirs).why_not("play Scorch") == "dead-end"
    table = duel(Side(hand="Scorch, Shimmer, Glimmer, Ignite"), theirs).play(
        "play Scorch", "satisfy Caterpillar Fireeater"
    )
    table = table.play("choose Shimmer", "satisfy Caterpillar Watertamer", "choose Glimmer", "choose Ignite")
    assert table.may("announce")


def test_special_rule_6_only_printed_values_pay() -> None:
    """No gauntlets in play double what is discarded for Charm Holy Dragon."""
    mine = Side(hand="Charm Holy Dragon, Flamebreath", active="Spark, Volcanic Gauntlets", support="Duplicator of Fire")
    assert duel(mine, WEAK).play("play Charm").asked == ""


# --- special rule 4 ---------------------------------------------------------------------------------------------------


def test_special_rule_4_orders_are_carried_out_as_far_as_possible() -> None:
    """Bashdin wants two cards; one is all there is."""
    table = duel(Side(hand="Bashdin"), Side(active="Stars Shining", hand="Spark")).play(
        "play Bashdin", "do", "choose Spark"
    )
    assert (table.hand(1), table.to_act) == (0, 0)


# --- lent icons -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lender", ["Yin", "Yang"])
def test_c40_a_free_that_was_lent_is_no_icon_for_magpie(lender: str) -> None:
    """It is lent for the play: Firewater bears no icon afterwards, and its 7 stays."""
    theirs = Side(active="Stars Shining", hand="Mad Mike Magpie, Tome", support="Menacing, Lightning Bolts")
    table = duel(Side(hand=f"{lender}, Firewater"), theirs).play(f"play {lender}", "play Firewater", "announce")
    after = table.play("play Mad Mike Magpie", "play Tome", "announce")
    assert (after.power(0), after.power(1)) == (7, 8)


@pytest.mark.parametrize("lender", ["Yin", "Yang"])
def test_c40_a_free_that_was_lent_is_no_icon_for_topdog(lender: str) -> None:
    """Two characters, one by a lent FREE: neither bears an icon. A printed PAIR is one."""
    theirs = Side(active="Stars Shining", hand="TopDog, Tome", support="Lightning Bolts, Menacing")
    table = duel(Side(hand=f"{lender}, Scorch"), theirs).play(f"play {lender}", "play Scorch", "announce")
    assert table.play("play TopDog").why_not("use TopDog") == "no-effect"
    pair = duel(Side(hand=f"{lender}, Wild Gazelle", support="Trebuchet, Hypnotic, Homing Missiles"), theirs)
    pair = pair.play(f"play {lender}", "play Wild Gazelle", "announce", "play TopDog", "use TopDog")
    assert pair.legal() == {"choose Wild Gazelle", "choose Homing Missiles"}
