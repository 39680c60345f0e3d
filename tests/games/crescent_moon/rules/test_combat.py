"""Combat: cards one by one, ties, casualties, retreat, capturing and sacking."""

from typing import Any

import pytest

from games.crescent_moon.table import Table, table
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts


def fight(
    pieces: str,
    attacker_hand: str = "",
    defender_hand: str = "",
    *,
    step: str = "h5 h6 2+0",
    defender: str = "caliph",
    **options: Any,
) -> Table:
    """The Warlord assaults; both choose all the cards they hold."""
    lines = f"warlord hand: {attacker_hand}\n{defender} hand: {defender_hand}\nwarlord: 0 coins, 5 points"
    drawn = table(pieces, lines=lines, **options).play(f"warlord: assault {step}")
    for ruler in drawn.asked():
        hand = attacker_hand if ruler == "warlord" else defender_hand
        drawn.play(f"{ruler}: commit {hand.replace(',', '') or 'nothing'}")
    return drawn


def strengths(drawn: Table) -> tuple[object, object]:
    args = drawn.events("strength")[-1].args
    return args["attack"], args["defence"]


TWO_AGAINST_ONE = "h5: warlord 2 ordinary\nh6: caliph 1 ordinary"


def test_the_stronger_side_wins_and_both_lose_units() -> None:
    """Combat 3 to 5: 4 against 3; one and two lost; the loser's third unit retreats to the loser's reserves."""
    drawn = fight("h5: warlord 4 ordinary\nh6: caliph 2 ordinary, caliph 1 mercenary", step="h5 h6 4+0")
    assert strengths(drawn) == (4, 3)
    assert drawn.units("warlord", "h6") == (3, 0)
    assert drawn.asked() == ["caliph"]  # which two of three units to lose
    assert drawn.legal("caliph") == ["lose 1", "lose 2"]
    drawn.play("caliph: lose 1")
    assert drawn.units("caliph", "h6") == (0, 0)
    assert drawn.of("reserve", "caliph") == 1
    assert drawn.of("supply", "caliph") == 11
    assert drawn.points("warlord") == 7


def test_a_tie_goes_to_the_attacker() -> None:
    drawn = fight("h5: warlord 1 ordinary\nh6: caliph 1 ordinary", step="h5 h6 1+0")
    assert strengths(drawn) == (1, 1)
    assert drawn.units("warlord", "h6") == (1, 0)
    assert drawn.of("reserve", "caliph") == 1


@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_the_murshid_decides_ties_where_murshid_influence_lies(side: str) -> None:
    """Combat 3; Murshid: tipping the scales."""
    drawn = table("h5: warlord 1 ordinary\nh6: caliph 1 ordinary, murshid influence").play("warlord: assault h5 h6 1+0")
    drawn.play("murshid: skip", "warlord: skip", "caliph: skip")
    drawn.play("warlord: commit nothing", "caliph: commit nothing", "murshid: commit nothing")
    drawn.play(f"murshid: award {side}")
    assert drawn.units("warlord", "h6") == ((1, 0) if side == "attacker" else (0, 0))
    assert drawn.units("caliph", "h6") == ((0, 0) if side == "attacker" else (1, 0))


def test_the_murshid_decides_ties_of_own_combats() -> None:
    """C12."""
    drawn = table("h5: warlord 1 ordinary\nh6: murshid fort, murshid influence").play("warlord: assault h5 h6 1+0")
    drawn.play("warlord: commit nothing", "murshid: commit nothing", "murshid: award defender")
    assert drawn.hex("h6").lord == "murshid"


def test_a_losing_nomad_keeps_their_mercenaries_as_reserves() -> None:
    drawn = fight("h5: warlord 2 ordinary\nh6: nomad 1 mercenary", step="h5 h6 2+0", defender="nomad")
    assert drawn.of("reserve", "nomad") == 0  # the only unit is a casualty
    drawn = fight("h5: warlord 3 ordinary\nh6: nomad 2 mercenary", step="h5 h6 3+0", defender="nomad")
    assert drawn.of("reserve", "nomad") == 1
    assert drawn.of("supply", "nomad") == 11


def test_a_losing_attacker_retreats() -> None:
    drawn = fight("h5: warlord 2 ordinary\nh6: caliph castle, caliph 2 ordinary", step="h5 h6 2+0")
    assert strengths(drawn) == (2, 4)
    assert drawn.units("warlord", "h6") == (0, 0)
    assert drawn.of("supply", "warlord") == 24
    drawn = fight("h5: warlord 3 ordinary\nh6: caliph castle, caliph 2 ordinary", step="h5 h6 3+0")
    assert drawn.of("reserve", "warlord") == 1


# --- capturing and sacking --------------------------------------------------------------------------------------------


def test_a_captured_castle_brings_neither_coins_nor_points() -> None:
    """Combat 7; C09: the same piece of the attacker replaces it."""
    drawn = fight("h5: warlord 4 ordinary\nh6: caliph castle", step="h5 h6 4+0").play("warlord: capture")
    assert drawn.hex("h6").lord == "warlord"
    assert drawn.of("castles", "caliph") == facts.CASTLES_OF[3]
    assert drawn.of("castles", "warlord") == facts.CASTLES_OF[0] - 1
    assert drawn.coins("warlord") == 0
    assert drawn.points("warlord") == 5


def test_sacking_a_castle_and_the_palace() -> None:
    """Combat 8: castle 3, palace 2, town 2 coins; the Warlord's points are the same."""
    drawn = fight("h5: warlord 7 ordinary\nh6: caliph castle, palace, town", step="h5 h6 7+0")
    assert strengths(drawn) == (7, 4)
    drawn.play("warlord: skip")
    assert drawn.coins("warlord") == 5
    drawn.play("warlord: sack")
    assert drawn.coins("warlord") == 7
    assert drawn.points("warlord") == 5 + 3 + 2 + 2
    assert drawn.raw["palace"] == -1


def test_the_palace_cannot_be_captured() -> None:
    """D15."""
    drawn = fight("h5: warlord 4 ordinary\nh6: palace", step="h5 h6 4+0")
    assert drawn.coins("warlord") == 2
    assert drawn.asked() == ["murshid"]


def test_without_the_piece_a_stronghold_cannot_be_captured() -> None:
    forts = "\n".join(f"h{i}: warlord fort" for i in (1, 2, 3, 4))
    drawn = fight(f"{forts}\nh5: warlord 3 ordinary\nh6: caliph fort", step="h5 h6 3+0")
    assert drawn.coins("warlord") == 1  # sacked at once
    assert drawn.asked() == ["murshid"]


def test_a_settlement_may_be_spared() -> None:
    drawn = fight("h5: warlord 3 ordinary\nh6: caliph 1 ordinary, city", step="h5 h6 3+0").play("warlord: skip")
    assert drawn.hex("h6").settlement == "city"


def test_a_winner_without_units_takes_nothing() -> None:
    """Combat 8: no unit left, nothing captured or sacked. Corruption and a castle against two units with Warfare."""
    drawn = fight("h5: warlord 2 ordinary\nh6: caliph castle", "warfare", step="h5 h6 2+0")
    # one on Warfare: 3 against 2; it goes back, and the other unit is a casualty
    assert strengths(drawn) == (3, 2)
    assert drawn.units("warlord", "h6") == (0, 0)
    assert drawn.hex("h6").lord == "caliph"
    assert drawn.asked() == ["murshid"]


def test_the_warlord_scores_as_a_defender_too() -> None:
    """D18: casualties inflicted in every combat the Warlord takes part in."""
    drawn = table("h5: caliph 2 ordinary\nh6: warlord 4 ordinary", now="year 1, action 1, caliph")
    drawn.play("caliph: assault h5 h6 2+0", "caliph: commit nothing", "warlord: commit nothing")
    assert drawn.points("warlord") == 7


# --- the cards --------------------------------------------------------------------------------------------------------


def test_warfare_takes_half_of_the_units_and_they_are_no_casualties() -> None:
    """Warfare; D14: five units, two assigned; they leave after the winner is known."""
    drawn = fight("h5: warlord 5 ordinary\nh6: caliph fort", "warfare", step="h5 h6 5+0")
    assert strengths(drawn) == (7, 1)
    assert drawn.units("warlord", "h6") == (3, 0)
    assert drawn.of("supply", "warlord") == 21


def test_warfare_lets_the_warlord_choose_between_sorts_of_units() -> None:
    drawn = fight("h5: warlord 2 ordinary, warlord 2 mercenary\nh6: caliph fort", "warfare", step="h5 h6 2+2")
    assert drawn.legal("warlord") == ["assign 0+2", "assign 1+1", "assign 2+0"]
    drawn.play("warlord: assign 0+2")
    assert drawn.units("warlord", "h6") == (2, 0)


def test_assassins_discard_a_character_before_it_counts() -> None:
    drawn = fight(TWO_AGAINST_ONE, "assassins", "general")
    assert drawn.legal("warlord") == ["kill caliph general"]
    drawn.play("warlord: kill caliph general")
    assert strengths(drawn) == (2, 1)
    assert sorted(drawn.cards(n.DISCARDS)) == ["assassins", "general"]


def test_assassins_without_a_victim_do_nothing() -> None:
    drawn = fight(TWO_AGAINST_ONE, "assassins", "guard")
    assert drawn.asked() == ["caliph"]
    drawn.play("caliph: resolve guard")
    assert strengths(drawn) == (2, 3)


def test_bodyguard_protects_its_side_from_assassins() -> None:
    drawn = fight(TWO_AGAINST_ONE, "assassins", "general, bodyguard")
    drawn.play("caliph: resolve general", "caliph: done")
    assert strengths(drawn) == (2, 2)
    assert sorted(drawn.spent("caliph")) == ["bodyguard", "general"]


def test_sheikh_may_take_a_mercenary_of_the_enemy_in_the_active_hex() -> None:
    drawn = fight("h5: warlord 2 ordinary\nh6: caliph 2 mercenary", "sheikh")
    drawn.play("warlord: resolve sheikh", "warlord: mercenary caliph h6")
    assert strengths(drawn) == (3, 1)


def test_sheikh_without_prey_still_brings_a_mercenary() -> None:
    drawn = fight(TWO_AGAINST_ONE, "sheikh").play("warlord: resolve sheikh")
    assert strengths(drawn) == (3, 1)
    assert drawn.units("warlord", "h6") == (2, 1)


def test_guard_helps_the_defender_twice_and_the_attacker_once() -> None:
    drawn = fight(TWO_AGAINST_ONE, "guard", "guard")
    drawn.play("warlord: resolve guard", "caliph: resolve guard")
    assert strengths(drawn) == (3, 3)
    lone = fight("h5: warlord 2 ordinary\nh6: caliph fort", "", "guard").play("caliph: resolve guard")
    assert strengths(lone) == (2, 2)  # no unit to assign


def test_raiders_and_infantry_save_units() -> None:
    """Raiders: up to three units, one casualty fewer for each; Infantry: up to two."""
    drawn = fight("h5: warlord 4 ordinary\nh6: caliph castle, caliph 4 ordinary", "raiders, infantry", step="h5 h6 4+0")
    drawn.play("warlord: resolve infantry")
    assert drawn.legal("warlord") == ["assign 0+0", "assign 1+0", "assign 2+0"]
    drawn.play("warlord: assign 1+0", "warlord: resolve raiders", "warlord: assign 1+0")
    assert strengths(drawn) == (4, 6)
    # three casualties less two; the other three units retreat
    assert drawn.of("reserve", "warlord") == 3
    assert drawn.of("supply", "warlord") == 21


def test_units_are_assigned_to_one_card_only() -> None:
    drawn = fight("h5: warlord 2 ordinary\nh6: caliph castle", "guard, raiders").play("warlord: resolve guard")
    drawn.play("warlord: resolve raiders")
    assert drawn.legal("warlord") == ["assign 0+0", "assign 1+0"]


def test_camel_riders_in_the_desert() -> None:
    drawn = fight("h5: warlord 2 ordinary\nh2: caliph 1 ordinary", "camel-riders", step="h5 h2 2+0")
    drawn.play("warlord: resolve camel-riders")
    assert strengths(drawn) == (4, 1)
    drawn = fight(TWO_AGAINST_ONE, "camel-riders").play("warlord: resolve camel-riders")
    assert strengths(drawn) == (3, 1)


def test_scouts_in_the_wilds_and_with_a_mercenary() -> None:
    drawn = fight("h5: warlord 1 ordinary, warlord 1 mercenary\nh6: caliph castle", "scouts", step="h5 h6 1+1")
    drawn.play("warlord: resolve scouts")
    assert strengths(drawn) == (4, 2)
    drawn = fight("h6: warlord 2 ordinary\nh5: caliph castle", "scouts", step="h6 h5 2+0")
    drawn.play("warlord: resolve scouts")
    assert strengths(drawn) == (2, 2)


def test_destroyer_brings_a_neighbour_and_a_reserve() -> None:
    lines = "warlord hand: destroyer\nwarlord: 0 coins, 5 points, 2 reserves"
    drawn = table("h5: warlord 3 ordinary\nh6: caliph castle", lines=lines).play("warlord: assault h5 h6 2+0")
    drawn.play("warlord: commit destroyer", "caliph: commit nothing", "warlord: resolve destroyer")
    assert drawn.legal("warlord") == ["unit h5 ordinary"]
    drawn.play("warlord: unit h5 ordinary")
    assert strengths(drawn) == (4, 2)
    assert drawn.of("reserve", "warlord") == 1
    assert drawn.units("warlord", "h5") == (0, 0)


def test_general_gives_one_and_lets_two_units_slip_away() -> None:
    drawn = fight("h5: warlord 3 ordinary\nh6: caliph 3 ordinary", "", "general", step="h5 h6 3+0")
    drawn.play("caliph: resolve general", "caliph: unit h10 ordinary")
    assert drawn.refused("caliph: unit h3 mercenary") == "no-such-unit"
    drawn.play("caliph: unit h3 ordinary")  # in any order
    assert strengths(drawn) == (3, 2)
    assert drawn.units("caliph", "h3") == (1, 0)
    assert drawn.units("caliph", "h10") == (1, 0)


def test_general_may_lead_away_units_that_are_on_a_card() -> None:
    """C25; CZ 2268, PL 834: assigned units are still in the active hex. They leave the combat with what they gave."""
    drawn = fight("h5: warlord 3 ordinary\nh6: caliph 2 ordinary", "", "mamluks, general", step="h5 h6 3+0")
    drawn.play("caliph: resolve mamluks", "caliph: assign 2+0", "caliph: resolve general")
    assert "unit h3 ordinary" in drawn.legal("caliph")
    drawn.play("caliph: unit h3 ordinary", "caliph: unit h3 ordinary")
    assert strengths(drawn) == (3, 1)  # the General alone, and nobody in the hex
    assert drawn.units("caliph", "h3") == (2, 0)


def test_with_the_option_a_card_keeps_the_bonus_of_units_led_away() -> None:
    """Option general=bonus-stays: two of the Mamluks and one of the General, with nobody in the hex."""
    pieces = "h5: warlord 3 ordinary\nh6: caliph 2 ordinary"
    drawn = fight(pieces, "", "mamluks, general", step="h5 h6 3+0", general="bonus-stays")
    drawn.play("caliph: resolve mamluks", "caliph: assign 2+0", "caliph: resolve general")
    drawn.play("caliph: unit h3 ordinary", "caliph: unit h3 ordinary")
    assert strengths(drawn) == (3, 3)


def test_free_units_are_led_away_first() -> None:
    """General: a unit that is on no card takes nothing with it."""
    drawn = fight("h5: warlord 3 ordinary\nh6: caliph 3 ordinary", "", "mamluks, general", step="h5 h6 3+0")
    drawn.play("caliph: resolve mamluks", "caliph: assign 2+0", "caliph: resolve general", "caliph: unit h3 ordinary")
    drawn.play("caliph: done")
    assert strengths(drawn) == (3, 2 + 2 + 1)  # the Mamluks with their bonus, and the General


def test_units_led_away_take_saves_first_and_siege_engines_last() -> None:
    """General: of units on cards those go first whose card loses least."""
    pieces = "h5: warlord 2 ordinary\nh6: caliph 2 ordinary, caliph castle"
    drawn = fight(pieces, "raiders, siege-engines, general", step="h5 h6 2+0")
    drawn.play("warlord: resolve raiders", "warlord: assign 1+0", "warlord: resolve siege-engines")
    assert [drawn.raw["save"][0], drawn.raw["siege"]] == [1, 1]
    drawn.play("warlord: resolve general", "warlord: unit h3 ordinary")
    assert [drawn.raw["save"][0], drawn.raw["siege"]] == [0, 1]
    drawn.play("warlord: unit h3 ordinary")
    assert strengths(drawn) == (1, 2 + 2)  # the walls count again


def test_a_mercenary_led_away_takes_the_archers_with_it() -> None:
    """General: Horse Archers without their mercenary weaken nobody."""
    pieces = "h5: warlord 1 ordinary, warlord 1 mercenary\nh6: caliph 2 ordinary"
    drawn = fight(pieces, "horse-archers, general", step="h5 h6 1+1")
    drawn.play(
        "warlord: resolve horse-archers", "warlord: resolve general", "warlord: unit h3 mercenary", "warlord: done"
    )
    assert strengths(drawn) == (1 + 1, 2)


def test_with_the_option_units_that_have_given_what_they_can_leave_first() -> None:
    """Option general=bonus-stays: of equal units those on cards leave first, so that the others can be assigned."""
    pieces, hand = "h5: warlord 3 ordinary\nh6: caliph 3 ordinary", "mamluks, general, guard"
    drawn = fight(pieces, "", hand, step="h5 h6 3+0", general="bonus-stays")
    drawn.play("caliph: resolve mamluks", "caliph: assign 2+0", "caliph: resolve general")
    drawn.play("caliph: unit h3 ordinary", "caliph: unit h3 ordinary", "caliph: resolve guard")
    assert strengths(drawn) == (3, 1 + 2 + 1 + 2)  # one unit, Mamluks, General, Guard with that unit


def test_units_on_warfare_cannot_be_led_away() -> None:
    """CZ 2283: what Warfare demands must be removed, whatever else happens."""
    drawn = fight("h5: warlord 3 ordinary\nh6: caliph castle", "warfare, general", step="h5 h6 3+0")
    drawn.play("warlord: resolve general", "warlord: unit h3 ordinary", "warlord: unit h3 ordinary")
    assert drawn.events("strength")[0].args["attack"] == 1 + 1 + 1  # the unit on Warfare, its strength, the General
    assert drawn.units("warlord", "h6") == (0, 0)
    assert drawn.of("supply", "warlord") == 22


def test_siege_engines_break_walls_or_man_them() -> None:
    drawn = fight("h5: warlord 2 ordinary\nh6: caliph castle, palace", "siege-engines")
    drawn.play("warlord: resolve siege-engines")
    assert strengths(drawn) == (2, 2)  # the palace counts
    drawn = fight("h5: warlord 2 ordinary\nh6: caliph fort", "", "siege-engines")
    drawn.play("caliph: resolve siege-engines")
    assert strengths(drawn) == (2, 2)
    drawn = fight(TWO_AGAINST_ONE, "", "siege-engines").play("caliph: resolve siege-engines")
    assert strengths(drawn) == (2, 1)


def test_horse_archers_weaken_the_defenders_units() -> None:
    drawn = fight("h5: warlord 1 mercenary\nh6: caliph 2 ordinary", "horse-archers", step="h5 h6 0+1")
    drawn.play("warlord: resolve horse-archers")
    assert strengths(drawn) == (1, 1)


def test_each_horse_archers_card_takes_one() -> None:
    """Ruling: two cards, each with a mercenary of its own, weaken two defenders; never more than there are."""
    hand = "horse-archers, horse-archers"
    drawn = fight("h5: warlord 2 mercenary\nh6: caliph 3 ordinary", hand, step="h5 h6 0+2")
    drawn.play("warlord: resolve horse-archers", "warlord: resolve horse-archers")
    assert strengths(drawn) == (2, 1)
    drawn = fight("h5: warlord 2 mercenary\nh6: caliph 1 ordinary, caliph fort", hand, step="h5 h6 0+2")
    drawn.play("warlord: resolve horse-archers", "warlord: resolve horse-archers")
    assert strengths(drawn) == (2, 1)  # the fort is no unit


def test_mamluks_assign_ordinary_units() -> None:
    drawn = fight("h5: warlord 2 ordinary, warlord 1 mercenary\nh6: caliph castle", "mamluks", step="h5 h6 2+1")
    drawn.play("warlord: resolve mamluks")
    assert drawn.refused("warlord: assign 0+1") == "wrong-units"
    drawn.play("warlord: assign 2+0")
    assert strengths(drawn) == (5, 2)


def test_rebellion_counts_settlements() -> None:
    drawn = fight("h5: warlord 2 ordinary\nh6: caliph 1 ordinary, city", "rebellion").play("warlord: resolve rebellion")
    assert strengths(drawn) == (4, 1)
    drawn = fight("h5: warlord 2 ordinary\nh6: caliph 1 ordinary, town", "rebellion").play("warlord: resolve rebellion")
    assert strengths(drawn) == (3, 1)


def test_corruption_weakens_the_enemy_who_takes_it() -> None:
    """Corruption; C18: nobody falls below zero."""
    drawn = fight(TWO_AGAINST_ONE, "corruption, corruption")
    drawn.play("warlord: resolve corruption", "warlord: resolve corruption")
    assert strengths(drawn) == (2, 0)
    assert drawn.hand("caliph") == ["corruption", "corruption"]


def test_truce_forbids_sacking() -> None:
    """Truce: capturing is allowed; what is not captured is removed, nobody gets anything."""
    drawn = fight("h5: warlord 4 ordinary\nh6: caliph fort, palace, city", "truce", step="h5 h6 4+0")
    drawn.play("warlord: resolve truce", "warlord: skip")
    assert drawn.coins("warlord") == 0
    assert drawn.points("warlord") == 5
    assert drawn.hex("h6").stronghold == ""
    assert drawn.raw["palace"] == -1
    assert drawn.hex("h6").settlement == "city"
    drawn = fight("h5: warlord 4 ordinary\nh6: caliph fort", "truce", step="h5 h6 4+0")
    drawn.play("warlord: resolve truce", "warlord: capture")
    assert drawn.hex("h6").lord == "warlord"


def test_cards_count_in_the_order_of_the_rules() -> None:
    """Combat 2: the attacker's cards in the attacker's order, then the defender's."""
    drawn = fight("h5: warlord 4 ordinary\nh6: caliph 3 ordinary", "guard, sheikh", "guard, general", step="h5 h6 4+0")
    assert drawn.asked() == ["warlord"]
    assert drawn.legal("warlord") == ["resolve guard", "resolve sheikh"]
    # the Sheikh's mercenary is on its card, so the Guard gets an ordinary unit without asking
    drawn.play("warlord: resolve sheikh", "warlord: resolve guard")
    assert drawn.legal("caliph") == ["resolve guard", "resolve general"]


# --- the Murshid meddles ----------------------------------------------------------------------------------------------

MEDDLING = "h5: warlord 2 ordinary\nh6: caliph 2 ordinary\nh3: murshid influence"


def meddle(hand: str, chosen: str) -> Table:
    drawn = table(MEDDLING, lines=f"murshid hand: {hand}").play("warlord: assault h5 h6 2+0")
    drawn.play("murshid: skip", "warlord: skip", "caliph: skip")
    return drawn.play("warlord: commit nothing", "caliph: commit nothing", f"murshid: commit {chosen}")


def test_the_murshid_attaches_cards_to_one_side() -> None:
    """Meddling; C11: the Murshid names the side after all have chosen and keeps spent cards in front."""
    drawn = meddle("guard", "guard")
    assert drawn.asked() == ["murshid"]
    assert drawn.events("revealed") == []
    drawn.play("murshid: side defender", "caliph: resolve guard")
    assert strengths(drawn) == (2, 4)
    assert drawn.spent("murshid") == ["guard"]


def test_the_murshid_who_chose_no_card_says_nothing() -> None:
    drawn = meddle("guard", "nothing")
    assert drawn.events("meddled") == []
    assert strengths(drawn) == (2, 2)


def test_the_murshid_too_far_away_does_not_meddle() -> None:
    drawn = table("h5: warlord 2 ordinary\nh6: caliph 2 ordinary\nh4: murshid influence")
    drawn.play("warlord: assault h5 h6 2+0")
    assert drawn.asked() == ["warlord", "caliph"]


# --- pacts ------------------------------------------------------------------------------------------------------------


def test_a_pact_is_paid_only_on_victory() -> None:
    drawn = table(MEDDLING.replace("warlord 2", "warlord 1"), lines="warlord: 0 coins, 9 points")
    drawn.play("warlord: assault h5 h6 1+0", "murshid: skip", "warlord: pact murshid 5", "murshid: accept")
    drawn.play("warlord: commit nothing", "caliph: commit nothing", "murshid: commit nothing")
    assert drawn.points("murshid") == 5
    assert drawn.points("warlord") == 9


def test_a_pact_costs_no_more_than_five_and_than_one_has() -> None:
    """C10."""
    drawn = table(MEDDLING, lines="warlord: 0 coins, 3 points\ncaliph: 0 coins, 9 points")
    drawn.play("warlord: assault h5 h6 2+0")
    assert drawn.refused("murshid: pact warlord 4") == "too-dear"
    assert drawn.refused("murshid: pact nomad 1") == "no-party"
    assert drawn.refused("murshid: pact caliph 5") == ""
    drawn.play("murshid: pact warlord 3", "warlord: pact murshid 1", "murshid: accept")
    drawn.play("warlord: commit nothing", "caliph: commit nothing", "murshid: commit nothing")
    assert drawn.points("murshid") == 6


def test_after_a_failed_pact_the_other_party_may_offer_one() -> None:
    drawn = table(MEDDLING).play("warlord: assault h5 h6 2+0", "murshid: pact warlord 2", "warlord: refuse")
    assert drawn.asked() == ["caliph"]
    drawn.play("caliph: pact murshid 1", "murshid: pact caliph 2", "caliph: refuse")
    assert drawn.asked() == ["warlord", "murshid", "caliph"]


# --- starting a combat with a card ------------------------------------------------------------------------------------


def test_a_party_without_points_cannot_pay_and_parties_deal_with_the_murshid_alone() -> None:
    """Pacts, C10: a ruler who takes part receives the true reason."""
    pieces = "h5: warlord 3 ordinary\nh6: caliph 3 ordinary\nh3: murshid influence"
    drawn = table(pieces, lines="warlord: 0 coins, 0 points").play("warlord: assault h5 h6 3+0")
    assert drawn.refused("murshid: pact warlord 1") == "too-dear"
    assert drawn.refused("murshid: pact nomad 1") == "no-party"
    drawn.play("murshid: skip")
    assert drawn.asked() == ["caliph"]
    assert drawn.refused("caliph: pact warlord 1") == "wrong-partner"
    drawn.play("caliph: pact murshid 2")
    assert drawn.refused("murshid: pact warlord 1") == "wrong-partner"
    assert drawn.refused("murshid: pact caliph 3") == ""


def test_no_effect_lies_about_its_reasons() -> None:
    """A defender alone chooses what they lose; the attacker chooses first (C17)."""
    drawn = fight(
        "h5: warlord 3 ordinary, warlord 3 mercenary\nh6: caliph 2 ordinary, caliph 2 mercenary, caliph fort",
        step="h5 h6 3+3",
    )
    assert strengths(drawn) == (6, 5)
    assert drawn.asked() == ["warlord"]
    drawn.play("warlord: lose 2")
    assert drawn.units("warlord", "h6") == (1, 3)
    assert drawn.asked() == ["caliph"]
    assert drawn.legal("caliph") == ["lose 1", "lose 2"]
