"""Texts about dragons and retreats: more, fewer, at most, none; storms and floods; cards that attract a dragon."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Side, duel, each, find, side, with_effect
from moonsaga.games.blue_moon.box.data import Card

SIX = Side(active="Glimmer", covered="Blaze, Spark, Sear", support="Tome, Trebuchet")


def in_play(card: Card) -> Side:
    return side(card) if card.kind == "character" else side("Glimmer", card)


# --- retreat_more, retreat_less, retreat_cap, retreat_none ------------------------------------------------------------


@each("retreat_more")
def test_retreat_more_brings_one_more_dragon(card: Card) -> None:
    """The winner of the fight with this card active attracts two, with six cards three."""
    assert duel(Side(), in_play(card)).play("retreat").dragons == (0, 2)
    six = Side(active="Glimmer, Spark, Sear, Torch", support="Tome, Fearsome Spirits")
    if card.kind == "character":
        six = Side(active=card.card, covered="Spark, Sear, Torch", support="Tome, Trebuchet")
    assert duel(Side(), six).play("retreat").dragons == (0, 3)


@each("retreat_more")
def test_retreat_more_does_not_help_the_player_who_retreats(card: Card) -> None:
    assert duel(in_play(card), side("Glimmer")).play("retreat").dragons == (0, 1)


@each("retreat_less")
def test_retreat_less_takes_one_dragon_away(card: Card) -> None:
    """A player who retreats with this card active loses one dragon fewer, never less than none."""
    assert duel(in_play(card), side("Glimmer")).play("retreat").dragons == (0, 0)
    assert duel(in_play(card), SIX).play("retreat").dragons == (0, 1)
    both = Side(active="Glimmer, Launch Sloth Gas", support="Fearsome Chant")
    assert duel(both, side("Spark")).play("retreat").dragons == (0, 0)


@each("retreat_less")
def test_retreat_less_does_not_hurt_the_winner(card: Card) -> None:
    assert duel(Side(), in_play(card)).play("retreat").dragons == (0, 1)


@each("retreat_cap")
def test_retreat_cap_allows_one_dragon(card: Card) -> None:
    """Played before retreating it caps what six cards and other texts would bring."""
    table = duel(Side(hand=card.card), SIX)
    assert table.play("retreat").dragons == (0, 2)
    assert table.play(f"play {card.card}", "retreat").dragons == (0, 1)
    more = Side(active="Redamikanas", covered="Blaze, Spark, Sear", support="Tome, Fearsome Spirits")
    assert duel(Side(hand=card.card), more).play(f"play {card.card}", "retreat").dragons == (0, 1)


@each("retreat_cap")
def test_retreat_cap_lasts_for_its_turn_only(card: Card) -> None:
    """On the next turn the full number is due."""
    theirs = Side(active="Glimmer", covered="Blaze, Spark, Sear, Torch", hand="Volca, Tome")
    table = duel(Side(hand=f"{card.card}, Scorch"), theirs)
    table = table.play(f"play {card.card}", "play Scorch", "announce", "play Volca", "play Tome of Wisdom", "announce")
    assert table.play("retreat").dragons == (0, 2)


@each("retreat_none")
def test_retreat_none_brings_no_dragon_at_all(card: Card) -> None:
    """It overrides six cards and every bonus."""
    more = Side(active="Redamikanas", covered="Blaze, Spark, Sear", support="Tome, Fearsome Spirits")
    assert duel(side(card), more).play("retreat").dragons == (0, 0)


@each("retreat_none")
def test_c53_retreat_none_works_only_while_she_is_active(card: Card) -> None:
    """Covered, discarded or ignored it helps no more."""
    assert duel(Side(active="Glimmer", covered=card.card), side("Spark")).play("retreat").dragons == (0, 1)
    assert duel(side(card), side("Hank")).play("retreat").dragons == (0, 1)


RETREATS = [
    *with_effect("retreat_more"),
    *with_effect("retreat_less"),
    *with_effect("retreat_cap"),
    *with_effect("retreat_none"),
]


@pytest.mark.parametrize("card", RETREATS, ids=[card.card for card in RETREATS])
def test_a_text_about_retreats_that_is_ignored_changes_nothing(card: Card) -> None:
    """The fight brings two dragons for six cards, as always."""
    gas = Side(active="Glimmer", covered="Blaze, Spark, Sear", support="Tome, Laughing Gas")
    if card.effect["name"] == "retreat_more":
        assert duel(Side(support="Laughing Gas"), in_play(card)).play("retreat").dragons == (0, 1)
    elif card.kind == "leadership":
        assert duel(Side(hand=card.card), gas).play(f"play {card.card}", "retreat").dragons == (0, 2)
    else:
        assert duel(in_play(card), gas).play("retreat").dragons == (0, 2)


# --- storm ------------------------------------------------------------------------------------------------------------

STORMS = with_effect("storm")


@each("storm")
def test_storm_attracts_a_dragon_at_the_beginning_of_the_turn_if_there_are_two(card: Card) -> None:
    """Two storms bring one dragon, three no more than two do, one brings none."""
    others = [one.card for one in STORMS if one != card]
    mine = "Blaze, Spark"
    for count, dragons in ((0, 0), (1, 1), (2, 1)):
        theirs = Side(active="Glimmer", support=", ".join([card.card, *others[:count]]))
        table = duel(Side(hand=mine, support="Tome, Lightning Bolts"), theirs).play("play Blaze", "announce")
        assert table.dragons == (0, dragons)


@each("storm")
def test_storm_does_nothing_when_the_text_is_ignored(card: Card) -> None:
    other = next(one.card for one in STORMS if one != card)
    theirs = Side(active="Glimmer", support=f"{card.card}, {other}")
    for mine in (Side(hand="Blaze", support="Tome, Laughing Gas"), Side(hand="Flitterflutter")):
        line = "play Blaze" if mine.support else "play Flitterflutter"
        assert duel(mine, theirs).play(line, "announce").dragons == (0, 0)


# --- flood ------------------------------------------------------------------------------------------------------------


@each("flood")
def test_c56_flood_makes_the_opponent_retreat_after_the_turn_if_there_are_two(card: Card) -> None:
    """No beginning, no leadership phase: the fight is over at once."""
    other = next(one.card for one in with_effect("flood") if one != card)
    theirs = Side(active="Spark", hand="Distract Holy Dragon, Volca")
    one = duel(Side(hand="Blaze, Tome", support=card.card), theirs).play("play Blaze", "announce")
    assert (one.turn, one.fighting, one.dragons) == (1, True, (0, 0))
    two = duel(Side(hand=f"Blaze, {card.card}", support=other), theirs).play(
        "play Blaze", f"play {card.card}", "announce"
    )
    assert (two.turn, two.fighting, two.dragons) == (1, False, (1, 0))


@each("flood")
def test_flood_does_nothing_when_the_text_is_ignored(card: Card) -> None:
    other = next(one.card for one in with_effect("flood") if one != card)
    mine = Side(hand="Blaze", support=f"{card.card}, {other}")
    assert duel(mine, Side(active="Spark", support="Laughing Gas")).play("play Blaze", "announce").fighting


# --- attract_by_value -------------------------------------------------------------------------------------------------

HANDS = {"fire": "Scorch, Shimmer, Glimmer, Sonatos", "earth": "Megalit, Ignite, Suranom, Terraton"}


@each("attract_by_value")
def test_attract_by_value_pays_eight_for_a_dragon(card: Card) -> None:
    """Hand cards whose printed values add up to eight or more, and no card that is not needed."""
    element = card.effect["element"]
    hand = "Scorch, Shimmer, Glimmer" if element == "fire" else "Suranom, Furnace, Shimmer"
    paid = ("choose Scorch", "choose Shimmer") if element == "fire" else ("choose Suranom", "choose Furnace")
    table = duel(Side(hand=f"{card.card}, {hand}"), side("Spark")).play(f"play {card.card}")
    assert table.play("skip").dragons == (0, 0)
    after = table.play(*paid)
    assert after.dragons == (1, 0)
    assert after.asked == ""
    assert after.where(0, "discards") == {find(line.removeprefix("choose ")).name for line in paid}


@each("attract_by_value")
def test_attract_by_value_refuses_a_card_that_is_not_needed(card: Card) -> None:
    """Of 1, 6 and 3 the 1 is never needed: 6 and 3 are more than eight already."""
    small, big, rest = (
        ("Torch", "Scorch", "Shimmer") if card.effect["element"] == "fire" else ("Sear", "Suranom", "Glimmer")
    )
    table = duel(Side(hand=f"{card.card}, {small}, {big}, {rest}"), side("Spark")).play(f"play {card.card}")
    assert table.why_not(f"choose {small}") == "not-needed"
    after = table.play(f"choose {big}", f"choose {rest}")
    assert after.dragons == (1, 0)
    assert after.holds(0, "hand", small)


@each("attract_by_value")
def test_attract_by_value_asks_nothing_of_a_hand_that_is_too_poor(card: Card) -> None:
    """All or nothing."""
    hand = "Flamebreath, Megalit" if card.effect["element"] == "fire" else "Megalit, Flamebreath"
    assert duel(Side(hand=f"{card.card}, {hand}"), side("Spark")).play(f"play {card.card}").asked == ""


@each("attract_by_value")
def test_attract_by_value_does_nothing_when_the_text_is_ignored_and_cannot_be_played_when_forbidden(card: Card) -> None:
    hand = f"{card.card}, {HANDS[card.effect['element']]}"
    assert duel(Side(hand=hand), side("Spark", "Laughing Gas")).play(f"play {card.card}").asked == ""
    assert duel(Side(hand=hand), side("Spark", "Flickering Fires")).why_not(f"play {card.card}") == "forbidden"


@each("attract_by_value")
def test_attract_by_value_with_three_dragons_wins_at_once(card: Card) -> None:
    """Ruling 54: the fourth dragon is the end of the game."""
    hand = "Flamebreath, Spark" if card.effect["element"] == "fire" else "Megalit, Ignite"
    table = duel(Side(hand=f"{card.card}, {hand}", dragons=3), side("Glimmer")).play(f"play {card.card}")
    table = table.play(*(f"choose {name.strip()}" for name in hand.split(",")))
    assert (table.result, table.ending) == ((0, 4), "instant")


# --- attract_by_characters --------------------------------------------------------------------------------------------


@each("attract_by_characters")
def test_attract_by_characters_pays_three_characters_for_a_dragon(card: Card) -> None:
    """Exactly characters, exactly three, or none."""
    table = duel(Side(hand=f"{card.card}, Blaze, Spark, Torch, Sear, Tome"), side("Glimmer")).play(f"play {card.card}")
    assert "choose Tome of Wisdom" not in table.legal()
    assert table.play("skip").dragons == (0, 0)
    begun = table.play("choose Blaze")
    assert "skip" not in begun.legal()
    after = begun.play("choose Spark", "choose Torch")
    assert (after.dragons, after.asked, after.hand(0)) == ((1, 0), "", 2)


@each("attract_by_characters")
def test_attract_by_characters_needs_three(card: Card) -> None:
    hand = f"{card.card}, Blaze, Spark"
    assert duel(Side(hand=f"{hand}, Tome"), side("Glimmer")).play(f"play {card.card}").asked == ""
    rich = f"{hand}, Sear"
    assert duel(Side(hand=rich), side("Glimmer", "Laughing Gas")).play(f"play {card.card}").asked == ""
    assert duel(Side(hand=rich), side("Thirkomedas")).why_not(f"play {card.card}") == "forbidden"
