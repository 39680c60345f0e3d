"""Leadership cards: attacking again, and what all of them share."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Side, duel, each, side
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.data import Card

LEADERSHIP = [card for card in facts.BOX.cards if card.kind == "leadership"]
every_one = pytest.mark.parametrize("leader", LEADERSHIP, ids=[card.card for card in LEADERSHIP])

# --- attack_again -----------------------------------------------------------------------------------------------------


@each("attack_again")
def test_attack_again_lets_the_active_cards_attack_once_more(card: Card) -> None:
    """No new character is needed, nothing is covered, and STOP keeps all other cards in hand."""
    mine = Side(hand=f"{card.card}, Blaze, Fireblast", active="Scorch, Hail of Arrows", support="Tome")
    table = duel(mine, side("Volca")).play(f"play {card.card}")
    assert table.why_not("play Blaze") == "stopped"
    assert table.why_not("play Fireblast") == "stopped"
    assert table.legal() == {"announce", "retreat"}
    after = table.play("announce")
    assert after.active(0) == {"Scorch the Inflammable", "Hail of Arrows"}
    assert (after.power(0), after.turn) == (6 + 2 + 3, 1)


@each("attack_again")
def test_attack_again_still_has_to_match_the_power(card: Card) -> None:
    """Too weak: the player may still retreat."""
    table = duel(Side(hand=card.card, active="Spark"), side("Volca")).play(f"play {card.card}")
    assert table.why_not("announce") == "no-power"
    assert table.legal() == {"retreat"}


@each("attack_again")
def test_attack_again_whose_text_is_ignored_leaves_only_the_stop(card: Card) -> None:
    """Nothing more can be played, so the fight is lost."""
    mine = Side(hand=f"{card.card}, Blaze", active="Scorch")
    table = duel(mine, Side(active="Spark", support="Laughing Gas")).play(f"play {card.card}")
    assert table.legal() == {"retreat"}


@each("attack_again")
def test_attack_again_can_be_forbidden(card: Card) -> None:
    assert duel(Side(hand=card.card, active="Scorch"), side("Spark", "Flickering Fires")).why_not(
        f"play {card.card}"
    ) == ("forbidden")


# --- what they share --------------------------------------------------------------------------------------------------


@every_one
def test_c04_a_leadership_card_goes_to_the_leader(leader: Card) -> None:
    """On the leader pile, for good, when it is played."""
    table = duel(Side(hand=f"{leader.card}, Blaze"), side("Spark")).play(f"play {leader.card}")
    assert table.where(0, "leaders") == {leader.name}


@every_one
def test_c04_a_leadership_card_goes_to_the_leader_when_it_is_discarded(leader: Card) -> None:
    """Never to the discard pile, also if it is discarded from hand."""
    table = duel(Side(hand=f"{leader.card}, Blaze"), Side(), element="").play(
        "decline", f"choose {leader.card}", "skip"
    )
    assert table.where(0, "leaders") == {leader.name}
    assert not table.where(0, "discards")


@every_one
def test_c05_a_leadership_card_may_be_played_before_a_retreat(leader: Card) -> None:
    """Retreating comes after the leadership phase."""
    mine = Side(hand=f"{leader.card}, Blaze", active="Sear")
    table = duel(mine, Side(active="Spark", hand="Torch")).play(f"play {leader.card}")
    if table.asked and "skip" in table.legal():
        table = table.play("skip")
    assert table.may("retreat")


@every_one
def test_a_leadership_card_whose_text_is_ignored_asks_nothing(leader: Card) -> None:
    """It is spent all the same."""
    mine = Side(hand=f"{leader.card}, Blaze, Spark, Scorch, Megalit, Volca, Suranom", active="Sear", discards="Tome")
    theirs = Side(
        active="Glimmer, Fireblast",
        support="Laughing Gas, Trebuchet",
        hand="Torch, Ignite, Lavar, Furnace, Shimmer, Scorch",
    )
    table = duel(mine, theirs).play(f"play {leader.card}")
    assert (table.to_act, table.asked) == (0, "")
    assert table.where(0, "leaders") == {leader.name}


@every_one
def test_a_leadership_card_can_be_forbidden(leader: Card) -> None:
    """Flickering Fires and Thirkomedas forbid every one, Ferro Fos because all of them have text."""
    for banner in ("Flickering Fires", "Thirkomedas", "Ferro Fos"):
        theirs = side("Spark", banner) if banner == "Flickering Fires" else side(banner)
        assert duel(Side(hand=leader.card), theirs).why_not(f"play {leader.card}") == "forbidden"


@every_one
def test_c03_a_leadership_card_is_the_first_card_of_the_turn(leader: Card) -> None:
    """Not after a character, and not a second one."""
    table = duel(Side(hand=f"{leader.card}, Scorch", support="Tome"), side("Spark"))
    assert table.play("play Scorch").why_not(f"play {leader.card}") == "one-leadership"
