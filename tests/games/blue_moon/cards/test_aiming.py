"""Texts for one of several cards: their owner says which one (Special rule 2; clarifications 30, 31 and 66)."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Duel, Side, duel
from moonsaga.bots.cores.greedy import scores
from moonsaga.games.blue_moon.actions import ACTIONS
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.cores.rng import Rng

WEAK = Side(active="Stars Shining", hand="Spark, Blaze, Sear")
GANG = "FunFair, FunFlap, FunFlip"
"""Fire 3, 3 and 1; Earth 2, 1 and 3."""


def announced(hand: str, theirs: Side = WEAK, aims: str = "chosen") -> Duel:
    """The gang and these cards are played, and the power is announced."""
    table = duel(Side(hand=f"{GANG}, {hand}"), theirs, aims=aims)
    return table.play("play FunFair", "play FunFlap", "play FunFlip", f"play {hand}", "announce")


def test_the_announcing_player_chooses_which_character_is_doubled() -> None:
    """Gauntlets on a 3 or on the 1: 3 + 3 + 1 and the doubled one again."""
    table = announced("Volcanic Gauntlets")
    assert (table.asked, table.to_act) == ("aim", 0)
    assert table.legal() == {"choose FunFair", "choose FunFlap", "choose FunFlip"}
    assert table.play("choose FunFair").power(0) == 10
    low = table.play("choose FunFlip")
    assert (low.power(0), low.to_act) == (8, 1)
    assert ("announced", 0, "", (8, n.FIRE)) in low.happened()


def test_the_announcement_must_still_be_enough() -> None:
    """Against 9 Fire the doubling has to go to a 3."""
    table = announced("Volcanic Gauntlets", Side(active="Flamebreath", support="Trebuchet", hand="Spark"))
    assert table.legal() == {"choose FunFair", "choose FunFlap"}
    assert table.why_not("choose FunFlip") == "no-power"
    assert table.why_not("choose Volcanic Gauntlets") == "not-this-card"


def test_a_choice_with_one_outcome_is_not_asked() -> None:
    """One character, equal characters, or none that gains: the turn goes on."""
    alone = duel(Side(hand="Volca, Volcanic Gauntlets"), WEAK).play("play Volca", "play Volcanic", "announce")
    assert (alone.power(0), alone.to_act) == (10, 1)
    equal = duel(Side(hand="CoolCat, CoolCop, Volcanic Gauntlets"), WEAK)
    assert equal.play("play CoolCat", "play CoolCop", "play Volcanic", "announce").power(0) == 2 + 2 + 2
    in_fire = duel(Side(hand="FunFair, FunFlap, Duplicator of Strength"), WEAK)
    assert in_fire.play("play FunFair", "play FunFlap", "play Duplicator of Str", "announce").to_act == 1
    high = duel(Side(hand="Amazon Leaping High, Amazon Leaping Far, Potion of Mutation"), WEAK)
    assert (
        high.play("play Amazon Leaping High", "play Amazon Leaping Far", "play Potion of Mut", "announce").power(0) == 8
    )


def test_the_option_takes_the_highest_total_as_before() -> None:
    """`aims=highest`: nobody is asked."""
    table = announced("Volcanic Gauntlets", aims="highest")
    assert (table.asked, table.power(0)) == ("", 10)


def test_a_raise_and_a_doubling_are_chosen_one_after_the_other() -> None:
    """Potion of Sparkling Fire makes a 1 or a 3 a 6, a Duplicator doubles the same card or another one."""
    mine = Side(hand="FunFair, FunFlip, Potion of Sparkling", support="Duplicator of Fire")
    table = duel(mine, WEAK).play("play FunFair", "play FunFlip", "play Potion of Spark", "announce")
    totals = {}
    for one in ("FunFair", "FunFlip"):
        for other in ("FunFair", "FunFlip"):
            first = table.state.asked()[2]
            after = table.play(f"choose {one}", f"choose {other}")
            raised, doubled = (one, other) if table._card(first).name.startswith("Potion") else (other, one)
            totals[raised, doubled] = after.power(0)
    assert totals == {
        ("FunFair", "FunFair"): 6 + 1 + 6,
        ("FunFair", "FunFlip"): 6 + 1 + 1,
        ("FunFlip", "FunFair"): 3 + 6 + 3,
        ("FunFlip", "FunFlip"): 3 + 6 + 6,
    }


def test_the_starting_player_chooses_in_the_element_that_is_announced() -> None:
    """A Duplicator of Fire that an Armory let in: asked for Fire, not for Earth."""
    mine = Side(hand="FunFair, FunFlip, Duplicator of Fire", support="Armory")
    table = duel(mine, Side(hand="Spark"), element="").play("play FunFair", "play FunFlip", "play Duplicator of Fire")
    assert table.play("announce earth").to_act == 1
    fire = table.play("announce fire")
    assert fire.asked == "aim"
    assert fire.play("choose FunFlip").power(0) == 3 + 1 + 1 + 1
    assert fire.play("choose FunFair").power(0) == 3 + 1 + 1 + 3


def test_a_new_character_is_a_new_choice() -> None:
    """Clarification 31: a Duplicator works for the active character; the aim stays while the characters do."""
    mine = Side(hand=f"{GANG}, Duplicator of Fire, FunFlop")
    table = duel(mine, Side(active="Stars Shining", hand="Flamebreath, Fireblast")).play(
        *(f"play {name}" for name in GANG.split(", ")), "play Duplicator of F", "announce", "choose FunFlip"
    )
    assert table.power(0) == 3 + 3 + 1 + 1
    table = table.play("play Flamebreath", "play Fireblast", "announce")
    again = table.play("play FunFlop", "announce")
    assert again.asked == "aim"
    assert again.legal() == {"choose FunFair", "choose FunFlap", "choose FunFlip", "choose FunFlop"}
    assert again.play("choose FunFlop").power(0) == 3 + 3 + 1 + 2 + 2


def test_bounce_back_keeps_the_aim() -> None:
    """The same characters attack again: nobody is asked, and the lower total stands."""
    mine = Side(hand=f"{GANG}, Duplicator of Fire, Bounce Back")
    table = duel(mine, Side(active="Stars Shining", hand="Flamebreath, Infernal Armor", support="Lightning Bolts"))
    table = table.play(
        *(f"play {name}" for name in GANG.split(", ")), "play Duplicator of F", "announce", "choose FunFlip"
    )
    table = table.play("play Flamebreath", "announce")
    assert table.power(1) == 10
    assert table.why_not("play Bounce Back") == "fine", "it may be played before retreating"
    assert table.play("play Bounce Back").why_not("announce") == "no-power", "8 with the aim that was taken"


def aimed_at(target: str, hand: str) -> Duel:
    """Seat 1 has doubled one of its gang, and seat 2 is to move."""
    mine = Side(hand=f"{GANG}, Duplicator of Fire, Volca")
    return duel(mine, Side(active="Stars Shining", hand=hand)).play(
        *(f"play {name}" for name in GANG.split(", ")), "play Duplicator of F", "announce", f"choose {target}"
    )


def test_special_rule_2_a_target_that_is_discarded_is_chosen_again_by_its_owner() -> None:
    """Highchirp discards the doubled character: the owner of the Duplicator chooses, in the opponent's turn."""
    table = aimed_at("FunFair", "Highchirp, Launch Burning, Launch Rain").play("play Highchirp", "choose FunFair")
    assert (table.asked, table.to_act, table.turn) == ("aim", 0, 1)
    assert table.legal() == {"choose FunFlap", "choose FunFlip"}
    lower = table.play("choose FunFlip")
    assert (lower.power(0), lower.to_act, lower.asked) == (3 + 1 + 1, 1, "")
    assert table.play("choose FunFlap").power(0) == 3 + 3 + 1
    other = aimed_at("FunFair", "Highchirp, Launch Burning, Launch Rain").play("play Highchirp", "choose FunFlap")
    assert (other.power(0), other.asked) == (3 + 1 + 3, ""), "the target is untouched"


def test_special_rule_2_a_target_whose_value_is_cut_is_chosen_again() -> None:
    """CoolCat makes odd values 0: the aim at FunFair's 3 is lost, and with 0, 0 and 0 there is nothing to choose."""
    cut = aimed_at("FunFair", "CoolCat, Spark").play("play CoolCat")
    assert (cut.power(0), cut.asked) == (0, "")
    mine = Side(hand="FunFair, FunFlop, Duplicator of Fire")
    table = duel(mine, Side(active="Stars Shining", hand="CoolCat, CoolCop, Fireblast")).play(
        "play FunFair", "play FunFlop", "play Duplicator of F", "announce", "choose FunFair"
    )
    assert table.power(0) == 3 + 2 + 3
    after = table.play("play CoolCat")
    assert (after.asked, after.to_act) == ("aim", 0)
    assert after.play("choose FunFlop").power(0) == 0 + 2 + 2
    assert after.play("choose FunFair").power(0) == 0 + 2


SHIP_AND_DUPLICATOR = """
    options: deck_1=buka deck_2=khind first=seat-1 {options}
    now: seat 1, fire, main, beginning
    1 hand: buka-04
    1 ships: buka-30
    1 cargo: buka-01 on buka-30; buka-03 on buka-30
    1 support: buka-26
    2 hand: {hand}
    2 combat: khind-10
"""
"""Lo Tan 5 and Ariosa 4 come ashore; the Duplicator of Fire works on one of them."""


def ashore(hand: str, target: str, options: str = "") -> Duel:
    """Seat 1 has announced with the doubling on this card; seat 2 is to move."""
    table = Duel(GAME.from_diagram(SHIP_AND_DUPLICATOR.format(hand=hand, options=options)))
    lines = ("land Rising Sun", "play Commodore Lo Tan", "play Captain Ariosa", "announce", f"choose {target}")
    return table.play(*lines)


@pytest.mark.parametrize("reductions", ["first", "last"])
def test_special_rule_11_a_play_that_frees_an_aim_counts_with_every_new_one(reductions: str) -> None:
    """CoolCat and CoolCub have 4. Odd values 0: 4 with the doubling on Lo Tan, but its owner moves it to Ariosa: 8."""
    table = ashore("khind-01; khind-04", "Commodore Lo Tan", f"reductions={reductions}")
    assert table.power(0) == 5 + 4 + 5
    assert table.why_not("play CoolCat") == "dead-end"
    assert table.legal() == {"retreat"}


def test_special_rule_11_a_play_that_frees_an_aim_is_fine_if_the_highest_total_can_be_matched() -> None:
    """Even values 0: Lo Tan doubled makes 10, which 6 of the gang do not match; with CoolCat all values are 0."""
    gang = "khind-02; khind-03; khind-04"
    assert ashore(gang, "Captain Ariosa").why_not("play CoolCop") == "dead-end"
    table = ashore(f"khind-01; {gang}", "Captain Ariosa").play("play CoolCop")
    assert (table.asked, table.to_act) == ("aim", 0)
    after = table.play("choose Commodore Lo Tan")
    assert after.power(0) == 10
    assert after.play("play CoolCat").power(0) == 0


def test_a_mutant_may_count_only_on_what_the_opponent_cannot_avoid() -> None:
    """Sear 4, Torch 1 and an aim that is still open make 6 or 9: not surely the 7 that Var-dis-Nar needs."""
    mine = Side(active="Sear, Torch", support="Duplicator of Fire", hand="Volca")
    theirs = Side(active="Stars Shining", hand="Var-dis-Nar")
    assert duel(mine, theirs, turn=1).why_not("play Var-dis-Nar") == "mutant"
    assert duel(mine, theirs, turn=1, aims="highest").may("play Var-dis-Nar")


def test_the_doubled_demand_is_chosen_by_its_owner() -> None:
    """Crysalus Frendus: Fireeater 3 or Lightseeker 5 becomes 6 or 10."""
    mine = Side(hand="Crysalus, Caterpillar Fireeater, Caterpillar Lightseeker, Lavar", active="Spark")
    table = duel(mine, WEAK).play(
        "play Crysalus", "play Caterpillar Fireeater", "play Caterpillar Lightseeker", "announce"
    )
    assert (table.asked, table.legal()) == ("aim", {"choose Caterpillar Fireeater", "choose Caterpillar Lightseeker"})
    for name, needs in (("Fireeater", [6, 5]), ("Lightseeker", [3, 10])):
        view = table.play(f"choose Caterpillar {name}").state.view(1)
        assert [demand.need for demand in view.table.sides[0].demands] == needs


def test_aims_are_public_and_survive_sampling() -> None:
    """Everybody hears for whom a text works."""
    table = announced("Volcanic Gauntlets").play("choose FunFlip")
    for viewer in (0, 1, None):
        (aim,) = table.state.view(viewer).table.sides[0].aims
        assert [table._card(slot).name for slot in aim] == ["Volcanic Gauntlets", "FunFlip"]
    assert ("aimed", 0, "Volcanic Gauntlets", (table._slot(0, "FunFlip"),)) in table.happened()


def test_a_bot_takes_the_highest_total() -> None:
    """Adept has no use for a lower one."""
    table = announced("Volcanic Gauntlets")
    names = {ACTIONS.number("choose", table._slot(0, name)) for name in ("FunFair", "FunFlap")}
    judged = [scores(table.state, 0, Rng(seed), 24) for seed in range(12)]
    totals = [sum(column) for column in zip(*judged, strict=True)]
    assert table.state.legal(0)[totals.index(max(totals))] in names
