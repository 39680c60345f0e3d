"""The 29 differences between the Polish and the Czech rulebook: how each is read here.

D01 to D04 change the rules and follow the option `edition`. The others are misprints or clarifications and hold in
every edition.
"""

from importlib import import_module

import pytest

from games.crescent_moon.table import table
from moonsaga.games.crescent_moon import actions
from moonsaga.games.crescent_moon.box import codes as n

EDITIONS = ("recommended", "pl", "cs")
ELSEWHERE = {
    1: "contest.test_civil_influence_of_several_defenders",
    6: "year.test_enough_strength_adds_no_reserves",
    7: "actions.test_own_presence_does_not_start_a_contest",
    8: "actions.test_an_adjacent_murshid_starts_a_contest_for_others_but_not_for_the_murshid",
    9: "examples.test_example_influence_contest",
    14: "combat.test_warfare_takes_half_of_the_units_and_they_are_no_casualties",
    15: "combat.test_the_palace_cannot_be_captured",
    17: "contest.test_a_ruler_who_could_hold_an_anytime_card_acts_before_cards_are_chosen",
    18: "combat.test_the_warlord_scores_as_a_defender_too",
    21: "market.test_bribed_units_may_take_one_step",
    23: "year.test_the_caliphs_lines",
    24: "year.test_the_sultans_lines",
    25: "examples.test_example_income",
    27: "combat.test_a_captured_castle_brings_neither_coins_nor_points",
    29: "map_building.test_plain_tiles_touch_as_many_as_possible",
}
"""Differences that the tests of a section show."""
OF_THE_TABLE = {5, 26}
"""Which side of the market is left, and when the phase marker moves: no rule depends on them."""
each_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.parametrize(("edition", "optional"), [("recommended", False), ("pl", True), ("cs", False)])
def test_d02_effects_of_cards_are_optional_in_the_polish_edition(edition: str, optional: bool) -> None:
    """The Czech book wants them carried out as far as possible."""
    drawn = table(
        "h5: warlord 2 ordinary\nh6: caliph castle", edition=edition, lines="warlord hand: warfare, corruption"
    )
    drawn.play("warlord: assault h5 h6 2+0", "warlord: commit warfare corruption", "caliph: commit nothing")
    # Warfare has been carried out all the same; Corruption may be left alone
    assert drawn.raw["bonus"][0] == 1
    assert (drawn.refused("warlord: skip") == "") == optional
    if optional:
        drawn.play("warlord: skip")
        assert drawn.events("strength")[0].args["defence"] == 2
        assert drawn.hand("caliph") == []
        assert "corruption" in drawn.cards(n.DISCARDS)


def test_d02_an_assignment_may_be_left_alone_in_the_polish_edition() -> None:
    lines = "warlord hand: guard"
    drawn = table("h5: warlord 2 ordinary\nh6: caliph castle", edition="pl", lines=lines)
    drawn.play(
        "warlord: assault h5 h6 2+0", "warlord: commit guard", "caliph: commit nothing", "warlord: resolve guard"
    )
    assert drawn.legal("warlord") == ["assign 1+0", "skip"]
    drawn.play("warlord: skip")
    assert drawn.events("strength")[0].args["attack"] == 2


def test_d02_sheikh_destroyer_and_assassins_may_hold_back_in_the_polish_edition() -> None:
    pieces = "h5: warlord 3 ordinary\nh6: caliph castle\nh3: nomad 1 mercenary"
    lines = "warlord hand: sheikh, destroyer, assassins"
    drawn = table(pieces, edition="pl", lines=lines).play("warlord: assault h5 h6 2+0")
    drawn.play("warlord: commit sheikh destroyer assassins", "caliph: commit nothing")
    assert drawn.legal("warlord") == ["kill warlord destroyer", "kill warlord sheikh", "skip"]
    drawn.play("warlord: skip", "warlord: resolve sheikh", "warlord: skip")
    assert drawn.legal("warlord") == ["accept", "skip"]
    drawn.play("warlord: accept", "warlord: resolve destroyer", "warlord: skip")
    assert drawn.units("nomad", "h3") == (0, 1)
    assert drawn.units("warlord", "h5") == (1, 0)
    assert drawn.events("strength")[0].args["attack"] == 3  # the Sheikh's own mercenary came


@pytest.mark.parametrize(("answer", "strength", "reserves"), [("accept", 4, 1), ("skip", 3, 2)])
def test_d02_each_half_of_destroyer_may_be_left_alone(answer: str, strength: int, reserves: int) -> None:
    """Polish edition: every effect is optional, and Destroyer has two."""
    lines = "warlord hand: destroyer\nwarlord: 0 coins, 5 points, 2 reserves"
    pieces = "h5: warlord 3 ordinary\nh6: caliph castle"
    drawn = table(pieces, edition="pl", lines=lines).play("warlord: assault h5 h6 2+0")
    drawn.play("warlord: commit destroyer", "caliph: commit nothing", "warlord: resolve destroyer")
    drawn.play("warlord: unit h5 ordinary")
    assert drawn.phase() == "second-half"
    assert drawn.legal("warlord") == ["accept", "skip"]
    drawn.play(f"warlord: {answer}")
    assert drawn.events("strength")[0].args["attack"] == strength
    assert drawn.of("reserve", "warlord") == reserves


def test_d02_the_second_half_of_sheikh_may_be_left_alone() -> None:
    lines = "warlord hand: sheikh"
    pieces = "h5: warlord 2 ordinary\nh6: caliph 1 ordinary, caliph 1 mercenary"
    drawn = table(pieces, edition="pl", lines=lines).play("warlord: assault h5 h6 2+0")
    drawn.play("warlord: commit sheikh", "caliph: commit nothing", "warlord: resolve sheikh")
    drawn.play("warlord: mercenary caliph h6", "warlord: skip")
    assert drawn.events("strength")[0].args == {"who": "ruler-warlord", "attack": 2, "defence": 1}


def test_d02_no_second_half_no_question() -> None:
    """Without a unit on the reserves card there is nothing to leave alone."""
    drawn = table("h5: warlord 3 ordinary\nh6: caliph castle", edition="pl", lines="warlord hand: destroyer")
    drawn.play("warlord: assault h5 h6 2+0", "warlord: commit destroyer", "caliph: commit nothing")
    drawn.play("warlord: resolve destroyer", "warlord: unit h5 ordinary")
    assert drawn.events("strength")[0].args["attack"] == 3


@pytest.mark.parametrize(("edition", "reason"), [("recommended", ""), ("pl", ""), ("cs", "own-control")])
def test_d03_a_settlement_in_an_own_hex_may_be_sacked(edition: str, reason: str) -> None:
    """Polish (and English sheets): no *other* ruler controls it. Czech: nobody does."""
    drawn = table("h5: warlord 2 ordinary\nh6: warlord 1 ordinary, town", edition=edition)
    assert drawn.refused("warlord: assault h5 h6 1+0") == reason


@pytest.mark.parametrize(("edition", "reason"), [("recommended", "only-other"), ("pl", ""), ("cs", "only-other")])
def test_d04_desertion_of_the_nomads_own_mercenaries(edition: str, reason: str) -> None:
    drawn = table("h5: nomad 2 mercenary", now="year 1, action 1, nomad", edition=edition)
    assert drawn.refused("nomad: desertion h5 nomad 2") == reason
    if not reason:
        drawn.play("nomad: desertion h5 nomad 2")
        assert drawn.of("reserve", "nomad") == 2
        assert drawn.of("supply", "nomad") == 10


@each_edition
def test_d10_supporters_and_defenders_resolve_in_turn_order(edition: str) -> None:
    hands = "warlord hand: coercion\nmurshid hand: imam\nsultan hand: imam\nnomad hand: imam"
    pieces = "h4: caliph fort\nh5: warlord 1 ordinary, city, nomad influence\nh3: murshid influence"
    drawn = table(pieces, now="year 1, action 1, caliph", edition=edition, lines=hands).play("caliph: influence h5")
    while drawn.phase().startswith("pact"):
        drawn.play(f"{drawn.asked()[0]}: skip")
    for ruler, card in (("warlord", "coercion"), ("murshid", "imam"), ("sultan", "imam"), ("nomad", "imam")):
        drawn.play(f"{ruler}: commit {card}")
    drawn.play("caliph: commit nothing", "warlord: side defender", "murshid: side attacker")
    drawn.play("sultan: side defender", "nomad: side attacker")
    order = []
    while drawn.phase() == "resolve":
        ruler = drawn.asked()[0]
        order.append(ruler)
        drawn.play(f"{ruler}: {drawn.legal(ruler)[0]}")
    assert order == ["murshid", "nomad", "warlord", "sultan"]


@each_edition
def test_d11_the_attacker_is_no_participant(edition: str) -> None:
    """The ruler declares no side in spite of presence in the hex."""
    pieces = "h5: caliph 1 ordinary, warlord influence"
    drawn = table(pieces, now="year 1, action 1, caliph", edition=edition).play("caliph: influence h5")
    drawn.play("caliph: commit nothing", "warlord: commit nothing")
    assert drawn.asked() == ["warlord"]


def test_d12_nothing_but_the_four_deals_moves_coins_or_points_between_rulers() -> None:
    """The action table has no other way to give anything away."""
    giving = {"ask", "hire", "bribe", "price", "accept", "pact", "buy"}
    assert giving <= set(actions.ACTIONS.kinds)
    assert not {"give", "trade", "lend", "pay"} & set(actions.ACTIONS.kinds)


@each_edition
def test_d13_one_pact_only(edition: str) -> None:
    pieces = "h5: warlord 2 ordinary\nh6: caliph 1 ordinary\nh3: murshid influence"
    drawn = table(pieces, edition=edition).play("warlord: assault h5 h6 2+0")
    drawn.play("murshid: pact warlord 2", "warlord: accept")
    assert drawn.phase() == "commit"


@each_edition
def test_d16_a_hex_holds_a_stronghold_a_settlement_and_the_palace(edition: str) -> None:
    pieces = "h5: caliph fort, town"
    drawn = table(pieces, now="year 1, action 1, caliph", edition=edition, lines="caliph: 9 coins")
    drawn.play("caliph: palace h5")
    assert drawn.hex("h5").palace
    assert drawn.hex("h5").stronghold == "fort"
    assert drawn.hex("h5").settlement == "town"


@each_edition
def test_d19_muster_is_optional_in_each_hex(edition: str) -> None:
    drawn = table("h4: warlord influence\nh5: warlord influence\nh6: warlord influence", edition=edition)
    drawn.play("warlord: muster h5 1", "warlord: done")
    assert drawn.units("warlord", "h4") == (0, 0)
    assert drawn.units("warlord", "h6") == (0, 0)


@each_edition
def test_d20_the_units_of_a_revolt_come_from_the_supply(edition: str) -> None:
    pieces = "h5: warlord influence, caliph fort"
    drawn = table(pieces, edition=edition, lines="warlord: 0 coins, 2 reserves").play("warlord: revolt h5")
    assert drawn.of("reserve", "warlord") == 2
    assert drawn.of("supply", "warlord") == 20


def test_d22_the_nomad_comes_last_in_the_final_tie() -> None:
    lines = "caliph: 2 coins, 20 points\nnomad: 2 coins, 20 points"
    drawn = table(now="year 3, action 4, nomad", lines=lines).play("nomad: pass").draw_any()
    assert drawn.state.ending == "order"
    assert drawn.state.returns() == [0.0, 0.0, 0.0, 1.0, 0.0]


@each_edition
def test_d28_used_characters_are_spent_until_the_next_year(edition: str) -> None:
    pieces = "h4: caliph fort\nh5: warlord 1 ordinary"
    drawn = table(pieces, now="year 1, action 4, caliph", edition=edition, lines="caliph hand: vizier")
    drawn.play("caliph: influence h5", "caliph: commit vizier", "warlord: commit nothing", "warlord: side defender")
    drawn.play("caliph: resolve vizier")
    assert drawn.spent("caliph") == ["vizier"]
    drawn.play("nomad: pass").draw_any()
    assert drawn.hand("caliph") == ["vizier"]


def test_every_difference_has_a_test() -> None:
    here = {int(name[6:8]) for name in globals() if name.startswith("test_d") and name[6:8].isdigit()}
    assert here | set(ELSEWHERE) | OF_THE_TABLE == set(range(1, 30))
    for name in ELSEWHERE.values():
        module, _, function = name.partition(".")
        assert callable(getattr(import_module(f"games.crescent_moon.rules.test_{module}"), function))
