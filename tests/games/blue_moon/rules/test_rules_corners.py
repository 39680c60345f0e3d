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


def test_bounce_back_on_an_empty_table_attacks_with_nothing() -> None:
    """No new character is needed: a zero attack, possible while the other total is 0 (Announcing power)."""
    table = duel(Side(hand="Bounce Back, Blaze"), Side(hand="Spark"), element="")
    after = table.play("play Bounce Back")
    assert after.legal() == {"announce fire", "announce earth", "decline"}
    assert after.why_not("play Blaze") == "stopped"
    announced = after.play("announce fire")
    assert (announced.power(0), announced.turn, announced.may("play Spark")) == (0, 1, True)


def test_bounce_back_with_nothing_active_matches_a_total_of_nothing_in_a_fight() -> None:
    """Silento Sol has 0 Fire: 0 is enough. Against 1 it is not, and one must retreat."""
    mine = Side(hand="Bounce Back, Blaze")
    assert duel(mine, side("Silento Sol")).play("play Bounce Back").legal() == {"announce", "retreat"}
    strong = duel(mine, side("Stars Shining")).play("play Bounce Back")
    assert strong.why_not("announce") == "no-power"
    assert strong.legal() == {"retreat"}


def test_bounce_back_with_active_supports_attacks_with_them() -> None:
    supports = duel(Side(hand="Bounce Back", support="Tome"), side("Stars Shining"))
    assert supports.play("play Bounce Back", "announce").power(0) == 3


def test_bounce_back_may_need_something_that_attacks_again() -> None:
    """`bounce_needs_cards`: with nothing active one can only decline, or retreat; active supports are enough."""
    start = duel(Side(hand="Bounce Back, Blaze"), Side(hand="Spark"), element="", bounce_needs_cards=True)
    after = start.play("play Bounce Back")
    assert after.legal() == {"decline"}
    assert after.why_not("announce fire") == "no-character"
    fight = duel(Side(hand="Bounce Back"), side("Silento Sol"), bounce_needs_cards=True)
    assert fight.play("play Bounce Back").legal() == {"retreat"}
    supports = duel(Side(hand="Bounce Back", support="Tome"), side("Stars Shining"), bounce_needs_cards=True)
    assert supports.play("play Bounce Back", "announce").power(0) == 3


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


def test_c59_a_player_with_cards_again_has_not_used_up_all() -> None:
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


# --- bluffs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("in_hand", [True, False])
@pytest.mark.parametrize("ignoring", ["Hank", "Mad Mike Magpie", "Impenetrable Fog", "Mekarthas"])
def test_c63_a_card_whose_bluff_icon_is_ignored_in_hand_is_no_bluff(ignoring: str, in_hand: bool) -> None:
    """The bluff icon is an icon like FREE, PAIR and GANG (ruling 15)."""
    theirs = side("Stars Shining", ignoring) if ignoring == "Impenetrable Fog" else side(ignoring)
    mine = Side(hand="Blaze, Captain Su Cha", support="Tome of Wisdom")
    table = duel(mine, theirs, ignored_in_hand=in_hand).play("play Blaze")
    assert table.why_not("bluff Captain Su Cha") == ("bluff-ignored" if in_hand else "fine")


def test_c40_a_bluff_may_leave_the_lent_free_to_the_next_card() -> None:
    """`bluffs_take_free` false: the bluff is the normal support card, and FREE waits for the next card."""
    mine = Side(hand="Yang, Captain Su Cha, Sailingmaster Yo Cha, Tome, Trebuchet", support="Lightning Bolts")
    table = duel(mine, WEAK, bluffs_take_free=False).play("play Yang", "bluff Captain Su Cha")
    assert table.why_not("bluff Sailingmaster Yo Cha") == "no-allowance"
    after = table.play("play Tome")
    assert after.why_not("play Trebuchet") == "no-allowance"


# --- payments ---------------------------------------------------------------------------------------------------------


def test_special_rule_5_a_set_for_either_element_has_no_superfluous_card_in_either() -> None:
    """Lightseeker wants 5 Fire or 5 Earth: 4/5 and 2/3 have 6 Fire, but 4/5 alone pays in Earth."""
    theirs = side("Stars Shining", "Caterpillar Lightseeker")
    table = duel(Side(hand="Scorch, Commodore Tai Marn, Glimmer, Volca"), theirs)
    table = table.play("play Scorch", "satisfy Caterpillar Lightseeker")
    assert table.legal() == {"pay-in fire", "pay-in earth"}
    assert table.play("pay-in fire").legal() == {"choose Volca"}
    assert table.play("pay-in earth").legal() == {"choose Commodore Tai Marn"}
    assert table.play("pay-in earth").why_not("choose Glimmer") == "not-needed"


def test_special_rule_5_an_element_in_which_every_set_has_a_superfluous_card_is_not_offered() -> None:
    """Only the two cards together have 5 Fire, and one of them alone has 5 Earth."""
    theirs = side("Stars Shining", "Caterpillar Lightseeker")
    table = duel(Side(hand="Scorch, Commodore Tai Marn, Glimmer"), theirs)
    table = table.play("play Scorch", "satisfy Caterpillar Lightseeker")
    assert table.legal() == {"choose Commodore Tai Marn"}
    assert table.play("choose Commodore Tai Marn").asked == ""


def test_special_rule_5_two_cards_may_be_needed_for_either_element() -> None:
    """3/2 and 2/3: neither is superfluous; as soon as one is paid the other follows."""
    theirs = side("Stars Shining", "Caterpillar Lightseeker")
    table = duel(Side(hand="Scorch, Shimmer, Glimmer"), theirs).play("play Scorch", "satisfy Caterpillar Lightseeker")
    fire = table.play("pay-in fire")
    assert fire.legal() == {"choose Shimmer", "choose Glimmer"}
    assert fire.play("choose Glimmer").legal() == {"choose Shimmer"}
    assert fire.play("choose Glimmer", "choose Shimmer").may("announce")


# --- limits on active characters --------------------------------------------------------------------------------------


def test_limit_characters_looks_at_the_end_of_the_character_phase() -> None:
    """TopDog and TopGun lie there together until TopDog discards the Boatswain, before a booster is played."""
    theirs = Side(active="Boatswain Mena Marn, Commodore Lo Tan")
    mine = Side(hand="TopGun, TopDog, Fireblast", support="Tome of Wisdom, Lightning Bolts")
    table = duel(mine, theirs, element="earth").play("play TopGun", "play TopDog")
    assert table.why_not("announce") == "too-many-active"
    assert table.why_not("play Fireblast") == "too-many-active"
    after = table.play("use TopDog", "choose Boatswain Mena Marn")
    assert after.may("announce")
    assert after.may("play Fireblast")


def test_limit_characters_refuses_what_could_not_be_undone_before_the_phase_ends() -> None:
    """Without TopDog nothing takes the Boatswain away: the second gang member is refused, and the card is named."""
    theirs = Side(active="Boatswain Mena Marn, Commodore Lo Tan")
    mine = Side(hand="TopGun, TopShot", support="Tome of Wisdom, Lightning Bolts, Menacing Wardance")
    table = duel(mine, theirs, element="earth").play("play TopGun")
    assert table.why_not("play TopShot") == "one-active-character"


def test_limit_characters_lets_a_free_character_come_if_it_is_taken_back() -> None:
    """Sun Setting is FREE; Gloria Gracia takes it back to hand before the phase ends."""
    mine = Side(hand="Sun Setting, Gloria Gracia", support="Tome of Wisdom, Lightning Bolts")
    table = duel(mine, side("Boatswain Mena Marn")).play("play Sun Setting", "play Gloria Gracia")
    assert table.play("choose Sun Setting").may("announce")
    assert table.why_not("skip") == "dead-end", "then there are two"


# --- paying and retreating --------------------------------------------------------------------------------------------


def test_a_caterpillar_is_not_paid_where_only_retreating_is_left() -> None:
    """Spark alone is too weak after Blaze has been paid, and the other way round."""
    theirs = side("Flamebreath", "Caterpillar Fireeater")
    table = duel(Side(hand="Spark, Blaze"), theirs)
    assert table.why_not("satisfy Caterpillar Fireeater") == "dead-end"
    assert table.legal() == {"retreat"}
    wasteful = duel(Side(hand="Spark, Blaze"), theirs, pay_and_retreat=True)
    assert wasteful.play("satisfy Caterpillar Fireeater", "choose Spark").legal() == {"retreat"}


def test_a_caterpillar_is_paid_with_cards_that_leave_a_way_to_go_on() -> None:
    """Before the first play: Blaze may go, Flamebreath must stay."""
    theirs = side("Scorch", "Caterpillar Fireeater")
    table = duel(Side(hand="Flamebreath, Blaze"), theirs).play("satisfy Caterpillar Fireeater")
    assert table.legal() == {"choose Blaze"}
    assert table.why_not("choose Flamebreath") == "dead-end"
    assert table.play("choose Blaze", "play Flamebreath", "announce").power(0) == 7


def test_sirens_are_paid_before_a_retreat() -> None:
    """Too weak to go on: a character for the Sirens still saves a dragon."""
    theirs = side("Flamebreath", "Irresistible Sirens")
    table = duel(Side(hand="Spark, Blaze"), theirs)
    assert table.legal() == {"satisfy Irresistible Sirens", "retreat"}
    assert table.play("satisfy Irresistible Sirens", "choose Spark", "retreat").dragons == (0, 1)
    assert table.play("retreat").dragons == (0, 2)
