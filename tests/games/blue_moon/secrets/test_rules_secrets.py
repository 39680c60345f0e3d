"""What each player may see: special rules 8 and 10, rulings 46, 47, 50 and 65."""

from __future__ import annotations

from typing import cast

from games.blue_moon.duel import Duel, Side, duel
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.view import HIDDEN, BlueMoonView

WEAK = Side(active="Stars Shining", hand="Spark")


def view(table: Duel, seat: int | None) -> BlueMoonView:
    return cast("BlueMoonView", table.state.view(seat))


def names(table: Duel, slots: tuple[int, ...]) -> set[str]:
    return {table._card(slot).name if slot >= 0 else "hidden" for slot in slots}


def test_special_rule_10_hand_deck_and_combat_areas_are_counted() -> None:
    """Numbers of cards in hands, decks and combat areas are open to both players."""
    table = duel(Side(hand="Blaze, Tome", deck_size=7), Side(active="Spark", covered="Sear", hand="Volca"))
    for seat in (0, 1, None):
        mine, theirs = view(table, seat).table.sides
        assert (mine.hand, mine.deck) == (2, 7)
        assert (theirs.hand, len(theirs.combat), theirs.covered) == (1, 2, 1)


def test_special_rule_10_a_hand_is_seen_by_its_owner_alone() -> None:
    """The opponent and spectators get its size."""
    table = duel(Side(hand="Blaze, Tome"), WEAK)
    assert names(table, view(table, 0).table.hand) == {"Blaze", "Tome of Wisdom"}
    assert names(table, view(table, 1).table.hand) == {"Spark"}
    assert view(table, None).table.hand == ()
    assert view(table, 1).memory.seen[0].hand == ()


def test_c50_only_the_top_of_the_discard_and_leader_piles_lies_open() -> None:
    """Special rule 10: the rest of these piles is for those who remember."""
    table = duel(Side(discards="Blaze, Tome", leaders="Muster, Enthrall", hand="Volca", deck_size=20), WEAK)
    mine = view(table, 1).table.sides[0]
    assert table._card(mine.discard).name == "Tome of Wisdom"
    assert table._card(mine.leader).name == "Enthrall Opposition"
    assert "Blaze" in names(table, view(table, 1).memory.seen[0].discards)


def test_special_rule_8_disclosed_cards_lie_open_and_later_ones_do_not() -> None:
    """The hand is laid open; cards that are drawn afterwards are hidden."""
    mine = Side(hand="Deploy Butterfly, Volca")
    table = duel(mine, Side(active="Stars Shining", hand="Lavar, Tome")).play("play Deploy Butterfly")
    assert names(table, view(table, 0).table.sides[1].shown) == {"Lavar the Powerful", "Tome of Wisdom"}
    later = table.play("play Volca", "announce", "play Lavar", "announce")
    assert names(later, view(later, 0).table.sides[1].shown) == {"Tome of Wisdom"}
    assert view(later, 0).table.sides[1].hand == 6
    assert names(later, view(later, 0).memory.seen[1].hand) == {"Tome of Wisdom"}


def test_c47_a_disclosed_card_is_played_from_where_it_lies() -> None:
    """It still is a hand card."""
    table = duel(Side(shown="Blaze", hand="Tome"), WEAK).play("play Blaze")
    assert table.hand(0) == 1
    assert table.shown(0) == set()


def test_c65_a_bluff_is_known_to_its_owner_alone() -> None:
    """The opponent sees a card lying face down."""
    table = duel(Side(hand="Commodore Lo Tan, Captain Su Cha"), WEAK)
    table = table.play("play Commodore Lo Tan", "bluff Captain Su Cha")
    assert names(table, view(table, 0).table.sides[0].support) == {"Captain Su Cha"}
    assert view(table, 1).table.sides[0].support == (HIDDEN,)
    assert view(table, None).table.sides[0].support == (HIDDEN,)
    assert view(table, 1).table.sides[0].face_down == (0,)
    called = table.play("announce", "call")
    assert "Captain Su Cha" in names(called, view(called, 1).memory.seen[0].discards)


def test_cards_that_come_to_hand_in_the_open_are_remembered() -> None:
    """Retrieved cards, and those a search shows to the opponent."""
    table = duel(Side(active="Peckswift", hand="Volca"), WEAK).play("retrieve Peckswift")
    assert names(table, view(table, 1).memory.seen[0].hand) == {"Peckswift"}
    search = duel(Side(hand="Blow Whistle, Volca", deck="Tome"), WEAK).play("play Blow Whistle", "choose Tome")
    assert names(search, view(search, 1).memory.seen[0].hand) == {"Tome of Wisdom"}


def test_a_drawn_card_is_hidden_and_a_blindly_discarded_one_is_seen() -> None:
    """Ruling 46: discarding is done face up, one card after the other."""
    table = duel(Side(hand="Sarogakanas"), Side(active="Stars Shining", hand="Volca, Tome, Spark"))
    table = table.play("play Sarogakanas", "blind", "draw Tome", "blind", "draw Spark")
    assert names(table, view(table, 0).memory.seen[1].discards) >= {"Tome of Wisdom", "Spark"}
    assert view(table, 0).memory.seen[1].hand == ()


def test_special_rule_9_the_next_card_of_a_deck_is_unknown_to_everybody() -> None:
    """The deck is well shuffled: every card of it is equally likely, and chance deals it when it is drawn."""
    table = duel(Side(hand="Muster, Volca", deck="Tome, Fireblast"), WEAK).before_nature("play Muster", "do")
    outcomes = table.state.chance()
    assert len(outcomes) == table.deck(0)
    assert {weight for _, weight in outcomes} == {1}


def test_special_rule_10_cards_never_change_sides() -> None:
    """Decks are never mixed: all 30 cards of a player are in that player's places."""
    table = duel(Side(hand="Cinder", support="Tome"), Side(active="Stars Shining", support="Trebuchet", hand="Spark"))
    after = table.play("play Cinder", "choose Trebuchet", "announce", "retreat")
    for seat in (0, 1):
        assert sum(len(after.where(seat, place)) for place in n.PLACES) == n.DECK
    assert "Trebuchet of Fear" in after.where(1, "discards")
