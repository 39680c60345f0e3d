"""Rulings that are options: clarifications 15, 16, 21, 26, 36, 38, 39 and 54, in both settings."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Side, duel, side
from moonsaga.games.blue_moon import numbers as n
from moonsaga.games.blue_moon.game import GAME

WEAK = Side(active="Stars Shining", hand="Spark")
both = pytest.mark.parametrize("setting", [True, False])


@both
def test_c15_ignored_in_hand_reaches_icons_of_hand_cards(setting: bool) -> None:
    """FREE, PAIR and GANG of cards that would be ignored can be used or not."""
    hand = Side(hand="Wild Gazelle, Wild Antelope, FunFair, FunFlop, Sun Setting, Moon Rising", support="Tome")
    theirs = Side(active="Stars Shining", support="Impenetrable Fog")
    for first, second in (("Wild Gazelle", "Wild Antelope"), ("FunFair", "FunFlop"), ("Sun Setting", "Moon Rising")):
        table = duel(hand, theirs, ignored_in_hand=setting).play(f"play {first}")
        assert table.why_not(f"play {second}") == ("one-character" if setting else "fine")


@both
def test_c15_ignored_in_hand_frees_mutants_from_their_condition(setting: bool) -> None:
    """Zig-nur-Don against Hank: a worthless character, or one that still needs its condition."""
    table = duel(Side(hand="Zig-nur-Don", support="Tome"), side("Hank"), ignored_in_hand=setting)
    assert table.why_not("play Zig-nur-Don") == ("fine" if setting else "mutant")


@both
def test_c16_ignored_values_pay_or_do_not_pay(setting: bool) -> None:
    """Charm Holy Dragon with characters while Hank ignores them; boosters pay in either case."""
    hand = Side(hand="Charm Holy Dragon, Flamebreath, Spark")
    table = duel(hand, side("Hank"), ignored_cannot_pay=setting).play("play Charm")
    assert table.asked == ("" if setting else "value")
    boosters = Side(hand="Charm Holy Dragon, Fireblast, Launch Rain, Launch Dazzling")
    assert duel(boosters, side("Hank"), ignored_cannot_pay=setting).play("play Charm").asked == "value"


@both
def test_c16_ignored_values_and_caterpillars(setting: bool) -> None:
    """The same for demands."""
    theirs = side("Hank", "Caterpillar Fireeater")
    table = duel(Side(hand="Spark, Blaze", support="Tome"), theirs, ignored_cannot_pay=setting)
    assert table.why_not("play Spark") == ("dead-end" if setting else "fine")


@both
def test_c16_protected_cards_pay_against_magpie(setting: bool) -> None:
    """Magpie spares PROTECTED cards and Flit characters, in hand too; other cards with icons pay or do not pay."""
    theirs = side("Mad Mike Magpie", "Caterpillar Fireeater")
    for name, pays in (("Kelp Leech", True), ("Peckswift", True), ("Wild Gazelle", not setting), ("Shimmer", True)):
        table = duel(Side(hand=f"Scorch, {name}"), theirs, ignored_cannot_pay=setting)
        assert table.may("play Scorch") == pays


@pytest.mark.parametrize(("setting", "total"), [("first", 6), ("last", 0)])
def test_c21_reductions_first_or_last(setting: str, total: int) -> None:
    """Special rule 7: a printed 3 that counts 0 is raised to 6 afterwards, or the reduction has the last word."""
    mine = side("Shimmer", "Potion of Sparkling")
    assert duel(mine, side("CoolCat"), reductions=setting).power(0) == total


@pytest.mark.parametrize(("setting", "total"), [("first", 0), ("last", 0)])
def test_c21_reductions_and_doublings_agree(setting: str, total: int) -> None:
    """Twice nothing is nothing."""
    assert duel(side("Shimmer", "Volcanic Gauntlets"), side("CoolCat"), reductions=setting).power(0) == total


@pytest.mark.parametrize(("setting", "total"), [("first", 2 + 4), ("last", 2)])
def test_c21_reductions_of_raised_bluffs(setting: str, total: int) -> None:
    """CoolCub makes the printed 2 of a bluff 0; Powdermaster raises it to 4 afterwards, or in vain."""
    mine = Side(active="Powdermaster", bluffs="Captain Su Cha")
    assert duel(mine, side("CoolCub"), reductions=setting).power(0) == total


@pytest.mark.parametrize("setting", ["first", "last"])
def test_c21_reductions_spare_the_other_element_and_other_cards(setting: str) -> None:
    """Odd values only, characters only."""
    mine = side("Shimmer", "Fireblast")
    assert duel(mine, side("CoolCat"), "earth", reductions=setting).power(0) == 2 + 2
    assert duel(mine, side("CoolCat"), "fire", reductions=setting).power(0) == 3


@both
def test_c26_texts_after_stop(setting: bool) -> None:
    """Trigger Brainstorm, then Var-dis-Nar: any number of supports still, or nothing more."""
    mine = Side(hand="Trigger Brainstorm, Var-dis-Nar, Tome, Fireblast, Sudden Waterspout")
    table = duel(mine, side("Flamebreath"), texts_after_stop=setting).play(
        "play Trigger Brainstorm", "play Var-dis-Nar"
    )
    assert table.why_not("play Tome") == ("fine" if setting else "stopped")
    assert table.why_not("play Fireblast") == "stopped", "the normal allowance is gone in either case"
    assert table.why_not("play Sudden Waterspout") == "stopped", "and so is FREE"
    if setting:
        assert table.play("play Tome").may("announce")


@pytest.mark.parametrize("setting", ["cards", "characters"])
def test_c36_retrieve_blocked_by(setting: str) -> None:
    """A booster with RETRIEVE in the opponent's combat area blocks, or only a character does."""
    mine = side("Peckswift")
    booster = side("Glimmer", "Battling Boomerang")
    blocked = "retrieve-blocked" if setting == "cards" else "fine"
    assert duel(mine, booster, retrieve_blocked_by=setting).why_not("retrieve Peckswift") == blocked
    assert (
        duel(mine, side("Highchirp"), retrieve_blocked_by=setting).why_not("retrieve Peckswift") == "retrieve-blocked"
    )
    support = side("Glimmer", "Homing Missiles")
    assert duel(mine, support, retrieve_blocked_by=setting).may("retrieve Peckswift")
    own = side("Glimmer", "Battling Boomerang")
    assert duel(own, side("Highchirp"), retrieve_blocked_by=setting).may("retrieve Battling Boomerang")


@pytest.mark.parametrize(("setting", "reason"), [("cards", "fine"), ("characters", "retrieve-blocked")])
def test_c36_an_ignored_icon_keeps_nothing_back_where_all_cards_count(setting: str, reason: str) -> None:
    """R: icons of an ignored card have no effect. E looks at the characters, and at what is depicted on them."""
    mine = Side(active="Peckswift", support="Impenetrable Fog")
    assert duel(mine, side("Highchirp"), retrieve_blocked_by=setting).why_not("retrieve Peckswift") == reason


@pytest.mark.parametrize("setting", ["card-text", "icon"])
def test_c38_protection(setting: str) -> None:
    """Mekarthas takes PROTECTED itself, so that Hank reaches the card; or the icon is stronger than his text."""
    mine = side("Mekarthas", "Hank")
    table = duel(mine, side("Giant Octopus"), protection=setting)
    assert table.power(1) == (0 if setting == "card-text" else 5)
    fog = Side(active="Hank", support="Impenetrable Fog")
    assert duel(fog, side("Giant Octopus"), protection=setting).power(1) == 5


@both
def test_c39_normal_first(setting: bool) -> None:
    """A FREE character before the normal one, or only after it."""
    table = duel(Side(hand="Blaze, Sun Setting"), WEAK, normal_first=setting)
    assert table.play("play Sun Setting").why_not("play Blaze") == ("normal-first" if setting else "fine")
    assert table.play("play Blaze").may("play Sun Setting")


@pytest.mark.parametrize("setting", ["any-dragon", "fight"])
def test_c54_instant_win_by_a_card(setting: str) -> None:
    """A card's fourth dragon wins, or is lost because only a fight wins the game."""
    mine = Side(hand="Charm Holy Dragon, Flamebreath, Spark", dragons=3)
    table = duel(mine, side("Glimmer"), instant_win=setting).play("play Charm", "choose Flamebreath", "choose Spark")
    assert table.result == ((0, 4) if setting == "any-dragon" else None)
    assert table.dragons == (3, 0)


@pytest.mark.parametrize("setting", ["any-dragon", "fight"])
def test_c54_instant_win_needs_three_dragons_before_the_fight_or_not(setting: str) -> None:
    """Two dragons on the own side and two attracted: the fourth wins, or stays in the air."""
    theirs = Side(active="Glimmer", covered="Blaze, Spark, Sear", support="Tome, Trebuchet", dragons=2)
    table = duel(Side(hand="Volca"), theirs, instant_win=setting).play("retreat")
    assert table.result == ((1, 4) if setting == "any-dragon" else None)
    three = duel(Side(hand="Volca"), Side(active="Glimmer", dragons=3), instant_win=setting).play("retreat")
    assert three.result == (1, 4)


def test_the_named_set_gives_every_ruling_a_setting() -> None:
    """The choices of the independent program name each of the ten options, with values they have."""
    resolved = GAME.resolve(dict(n.INDEPENDENT))
    assert {name: resolved[name] for name in n.INDEPENDENT} == n.INDEPENDENT
    assert len(n.INDEPENDENT) == 10


def test_a_dragon_that_is_not_there_is_not_told() -> None:
    """`instant_win=fight`: with three dragons another one by a card changes nothing, and nobody hears of one."""
    mine = Side(active="Stars Shining", support="Irresistible", hand="Spark", dragons=3)
    table = duel(mine, Side(hand="Volca"), turn=1, instant_win="fight").play("play Volca", "announce")
    assert (table.dragons, table.ending) == ((3, 0), "")
    assert "dragon" not in [event for event, *_ in table.happened()]
