"""Rulings that are options: clarifications 15, 16, 21, 26, 36, 38, 39 and 54, in both settings."""

from __future__ import annotations

from typing import cast

import pytest

from games.blue_moon.duel import Side, duel, side
from moonsaga.games.blue_moon.game import GAME, INDEPENDENT, RULING_SETS, RULINGS
from moonsaga.games.blue_moon.view import BlueMoonView
from moonsaga.kernel.options import parse

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


def test_c16_printed_values_pay_by_default() -> None:
    """Special rule 6 and the Caterpillars count printed values, ignored or not; the set `independent` does not."""
    hand = Side(hand="Charm Holy Dragon, Flamebreath, Spark")
    assert duel(hand, side("Hank")).play("play Charm").asked == "value"
    paying = Side(hand="Spark, Blaze", support="Tome")
    assert duel(paying, side("Hank", "Caterpillar Fireeater")).may("play Spark")
    assert INDEPENDENT["ignored_cannot_pay"] is True


@both
@pytest.mark.parametrize(
    ("reducing", "hand", "pays"),
    [
        ("CoolCat", "Flamebreath, Volca, Sear", False),  # odd characters: 7 and 5 count 0
        ("CoolCop", "Scorch, Blaze, Volca", False),  # even characters: 6 and 4 count 0
        ("CoolKid", "Lightning Bolts, Fireblast, Blaze", False),  # odd supports and boosters: 3 and 3 count 0
        ("CoolCub", "Giant Butterfly Eveningbreeze, Battling Boomerang, Blaze", False),
        ("CoolCat", "Scorch, Blaze", True),
        ("CoolKid", "Flamebreath, Volca", True),
        ("CoolCop", "Electric Eel, Volca", True),  # 4, but PROTECTED, and 5
    ],
)
def test_c16_reduced_values_and_payments(setting: bool, reducing: str, hand: str, pays: bool) -> None:
    """Charm Holy Dragon wants 8 Fire: printed values pay, or those that an opposing text does not reduce to 0."""
    table = duel(Side(hand=f"Charm Holy Dragon, {hand}"), side(reducing), ignored_cannot_pay=setting)
    assert table.play("play Charm").asked == ("value" if pays or not setting else "")


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
    """Mekarthas takes PROTECTED itself, so that Hank reaches the card; or the icon is stronger than its text."""
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


def test_each_named_set_gives_every_ruling_a_setting() -> None:
    """A set names each ruling that is an option, with a value that it has; `independent` differs in some."""
    for name, values in RULING_SETS.items():
        assert list(values) == [ruling.name for ruling in RULINGS]
        resolved = GAME.resolve({"rulings": name})
        assert {ruling: resolved[ruling] for ruling in values} == values
        assert resolved["rulings"] == name
    assert RULING_SETS["usual"] != RULING_SETS["independent"]


def test_the_table_says_which_set_it_plays() -> None:
    """Also if each ruling was chosen by itself; a mixture has no name."""
    assert GAME.resolve({})["rulings"] == "usual"
    assert GAME.resolve(parse(GAME.info.options, ["rulings=independent"])) == GAME.resolve(dict(INDEPENDENT))
    assert GAME.resolve(dict(INDEPENDENT))["rulings"] == "independent"
    mixed = GAME.resolve({"rulings": "independent", "aims": "chosen"})
    assert (mixed["rulings"], mixed["aims"], mixed["normal_first"]) == ("own", "chosen", True)
    assert GAME.resolve(mixed) == mixed
    assert GAME.resolve({"rulings": "own"})["rulings"] == "usual"
    table = GAME.new({"rulings": "independent"})
    assert table.options["rulings"] == "independent"
    assert cast("BlueMoonView", table.view(None)).table.options["rulings"] == "independent"


def test_a_missing_dragon_is_not_mentioned() -> None:
    """`instant_win=fight`: with three dragons another one by a card changes nothing, and nobody hears of one."""
    mine = Side(active="Stars Shining", support="Irresistible", hand="Spark", dragons=3)
    table = duel(mine, Side(hand="Volca"), turn=1, instant_win="fight").play("play Volca", "announce")
    assert (table.dragons, table.ending) == ((3, 0), "")
    assert "dragon" not in [event for event, *_ in table.happened()]


# --- PROTECTED cards that are not in play yet (ruling 38) -------------------------------------------------------------


@both
@pytest.mark.parametrize(
    ("ignoring", "card", "element"),
    [
        ("Flitterflutter", "Ravenous Razorjaw", "fire"),
        ("Hank", "Kelp Leech", "fire"),
        ("Hank", "Briny Behemoth", "earth"),
    ],
)
def test_c38_protected_in_hand_is_not_ignored(setting: bool, ignoring: str, card: str, element: str) -> None:
    """With ignored values worthless: a PROTECTED card in hand pays a Caterpillar, or is ignored like any other."""
    demand = "Caterpillar Fireeater" if element == "fire" else "Caterpillar Eartheroder"
    mine = Side(hand=f"Eelena, {card}", support="Tome")
    table = duel(mine, side(ignoring, demand), element, protected_in_hand=setting, ignored_cannot_pay=True)
    assert table.why_not("play Eelena") == ("fine" if setting else "dead-end")


@both
@pytest.mark.parametrize("ignoring", ["Impenetrable Fog", "Flitterflutter"])
def test_c38_protected_in_hand_takes_a_free_that_is_lent(setting: bool, ignoring: str) -> None:
    """Yang lends FREE: it counts for a PROTECTED card in hand, or is ignored as it is for others."""
    lent = "Ravenous Razorjaw" if ignoring == "Flitterflutter" else "Kelp Leech"
    theirs = side("Stars Shining", ignoring) if ignoring == "Impenetrable Fog" else side(ignoring)
    mine = Side(hand=f"Yang, {lent}, Trebuchet, Blaze", support="Tome, Lightning Bolts")
    table = duel(mine, theirs, protected_in_hand=setting).play("play Yang")
    if lent == "Kelp Leech":
        assert table.why_not("play Kelp Leech") == ("fine" if setting else "one-character")
        assert table.why_not("play Blaze") == "one-character"
    else:
        assert table.play("play Ravenous Razorjaw").may("play Trebuchet") == setting


def test_c38_magpie_spares_protected_cards_and_a_free_that_is_lent_to_them() -> None:
    """Its own text excepts them; another character that is lent FREE would bear an icon."""
    mine = Side(hand="Yang, Kelp Leech, Blaze", support="Tome")
    table = duel(mine, side("Mad Mike Magpie")).play("play Yang")
    assert table.may("play Kelp Leech")
    assert table.why_not("play Blaze") == "one-character"


def test_c38_mekarthas_bares_protected_cards_in_hand() -> None:
    """It ignores PROTECTED itself: no lent FREE, and Hank beside it takes the value."""
    mine = Side(hand="Yang, Kelp Leech", support="Tome")
    assert duel(mine, side("Mekarthas")).play("play Yang").why_not("play Kelp Leech") == "one-character"
    theirs = side("Mekarthas", "Hank", "Caterpillar Fireeater")
    paying = Side(hand="Yang, Kelp Leech", support="Tome, Lightning Bolts")
    assert duel(paying, theirs, ignored_cannot_pay=True).why_not("play Yang") == "dead-end"


@both
def test_c38_protected_cargo_is_not_ignored(setting: bool) -> None:
    """Lookout Dolora Paal comes ashore as if FREE in spite of the Fog."""
    mine = Side(hand="Blaze", ships="Rising Sun: Commodore Lo Tan + Lookout Dolora Paal", support="Tome")
    table = duel(mine, Side(active="Stars Shining", support="Impenetrable Fog"), protected_in_hand=setting)
    table = table.play("land Rising Sun", "play Commodore Lo Tan")
    assert table.why_not("play Lookout Dolora Paal") == ("fine" if setting else "one-character")
