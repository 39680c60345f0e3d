"""Texts that bring cards to hand or to the deck, and those that let cards be played as if they were FREE."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Duel, Side, duel, each, find, side, with_effect
from moonsaga.games.blue_moon.box.data import Card

WEAK = Side(active="Stars Shining", hand="Spark")
GASSED = Side(active="Stars Shining", support="Laughing Gas", hand="Spark")


def at_the_end(card: Card, hand: str = "", theirs: Side = WEAK, deck: str = "", deck_size: int = -1) -> Duel:
    """The end of a turn with this card active."""
    if card.kind == "support":
        mine = Side(hand=f"Blaze, {hand}", support=card.card, deck=deck, deck_size=deck_size)
        return duel(mine, theirs).play("play Blaze", "announce")
    mine = Side(hand=f"{card.card}, {hand}", deck=deck, deck_size=deck_size)
    return duel(mine, theirs).play(f"play {card.card}", "announce")


# --- draw -------------------------------------------------------------------------------------------------------------


@each("draw", when="played")
def test_draw_when_played_adds_cards_without_a_limit(card: Card) -> None:
    """Optional; the hand may grow beyond six and is kept."""
    table = duel(Side(hand=f"{card.card}, Blaze, Spark, Torch"), WEAK).play(f"play {card.card}")
    assert table.legal() == {"do", "skip"}
    assert table.play("skip").hand(0) == 3
    after = table.play("do")
    assert after.hand(0) == 3 + card.effect["count"]
    assert after.play("play Blaze", "announce").hand(0) == 2 + card.effect["count"]


@each("draw", when="played")
def test_draw_when_played_stops_at_an_empty_deck(card: Card) -> None:
    table = duel(Side(hand=f"{card.card}, Blaze", deck_size=2), WEAK).play(f"play {card.card}", "do")
    assert (table.hand(0), table.deck(0)) == (3, 0)
    assert duel(Side(hand=f"{card.card}, Blaze", deck_size=0), WEAK).play(f"play {card.card}").asked == ""


@each("draw", when="end")
def test_c43_draw_at_the_end_comes_after_the_refill(card: Card) -> None:
    """Six cards first, then the additional ones, if the owner likes."""
    table = at_the_end(card)
    assert table.legal() == {f"use {card.name}", "end"}
    assert table.hand(0) == 6
    after = table.play(f"use {card.card}")
    assert (after.hand(0), after.turn) == (6 + card.effect["count"], 1)
    assert table.play("end").hand(0) == 6


@each("draw", when="end")
def test_draw_at_the_end_is_not_offered_when_the_deck_is_empty_or_the_text_is_ignored(card: Card) -> None:
    assert at_the_end(card, deck_size=0).turn == 1
    assert at_the_end(card, theirs=GASSED).turn == 1


# --- draw_up_to -------------------------------------------------------------------------------------------------------


@each("draw_up_to")
def test_draw_up_to_fills_the_hand_to_its_number(card: Card) -> None:
    """Nine cards after the refill; with nine or more there is nothing to draw."""
    table = at_the_end(card)
    assert table.legal() == {f"use {card.name}", "end"}
    assert table.play(f"use {card.card}").hand(0) == card.effect["count"]
    assert table.play("end").hand(0) == 6
    rich = "Blaze, Spark, Torch, Sear, Ignite, Volca, Lavar, Scorch, Furnace"
    assert at_the_end(card, rich).turn == 1
    assert at_the_end(card, rich.removesuffix(", Furnace")).play(f"use {card.card}").hand(0) == 9


@each("draw_up_to")
def test_draw_up_to_is_not_offered_when_the_text_is_ignored(card: Card) -> None:
    assert at_the_end(card, theirs=GASSED).turn == 1


# --- draw_and_discard -------------------------------------------------------------------------------------------------


@each("draw_and_discard")
def test_draw_and_discard_reveals_cards_and_discards_one_of_them(card: Card) -> None:
    """Up to three from the top in the open, one to the discard pile, the others to hand."""
    table = at_the_end(card, deck="Tome, Muster, Fireblast")
    drawn = ("draw Tome", "draw Muster", "draw Fireblast")
    revealed = table.play(f"use {card.card}", *drawn)
    assert revealed.legal() == {"choose Tome of Wisdom", "choose Muster Reinforcements", "choose Fireblast"}
    after = revealed.play("choose Muster")
    assert after.holds(0, "leaders", "Muster")
    assert after.holds(0, "hand", "Tome, Fireblast")
    assert (after.hand(0), after.turn) == (8, 1)
    assert table.play("end").hand(0) == 6


@each("draw_and_discard")
def test_draw_and_discard_takes_what_the_deck_has(card: Card) -> None:
    """With one card left it is revealed and discarded; an empty deck offers nothing."""
    table = at_the_end(card, deck_size=7).play(f"use {card.card}")
    assert len(table.legal()) == 1
    assert table.play(min(table.legal())).hand(0) == 6
    assert at_the_end(card, deck_size=0).turn == 1
    assert at_the_end(card, theirs=GASSED).turn == 1


# --- draw_and_return --------------------------------------------------------------------------------------------------


@each("draw_and_return")
def test_draw_and_return_draws_and_gives_two_cards_back(card: Card) -> None:
    """Three more cards, then any two of the hand go back into the deck, which is shuffled."""
    table = at_the_end(card, "Blaze, Tome")
    assert table.hand(0) == 6
    drawn = table.play(f"use {card.card}")
    assert drawn.hand(0) == 6 + card.effect["count"]
    assert "skip" not in drawn.legal()
    after = drawn.play("choose Blaze", "choose Tome of Wisdom")
    assert after.hand(0) == 6 + card.effect["count"] - 2
    assert after.holds(0, "deck", "Blaze, Tome")
    assert after.turn == 1


@each("draw_and_return")
def test_draw_and_return_is_not_offered_when_the_text_is_ignored(card: Card) -> None:
    assert at_the_end(card, theirs=GASSED).turn == 1


# --- search_deck, search_discards -------------------------------------------------------------------------------------


@each("search_deck", when="played")
def test_search_deck_when_played_takes_any_card(card: Card) -> None:
    """One card of the own deck, shown to the opponent, or none; the bottom is shuffled in again."""
    mine = Side(hand=f"{card.card}, Blaze", deck="Tome", bottom="Fireblast")
    table = duel(mine, WEAK).play(f"play {card.card}")
    assert {"choose Tome of Wisdom", "choose Fireblast", "skip"} <= table.legal()
    after = table.play("choose Tome of Wisdom")
    assert after.holds(0, "hand", "Tome")
    assert after.holds(0, "deck", "Fireblast")
    assert after.hand(0) == 2
    assert table.play("skip").hand(0) == 1


@each("search_deck", when="after")
def test_search_deck_after_the_support_phase(card: Card) -> None:
    """Directly before announcing; STOP on the card keeps everything else in hand."""
    table = duel(Side(hand=f"{card.card}, Fireblast", deck="Tome"), WEAK).play(f"play {card.card}")
    assert table.why_not("play Fireblast") == "stopped"
    assert table.legal() == {f"use {card.name}", "announce"}
    after = table.play(f"use {card.card}", "choose Tome of Wisdom")
    assert after.holds(0, "hand", "Tome")
    assert after.legal() == {"announce"}
    assert table.play(f"use {card.card}", "skip").hand(0) == 1


@each("search_discards")
def test_search_discards_takes_any_card_of_the_own_pile(card: Card) -> None:
    """One card or none."""
    table = duel(Side(hand=f"{card.card}, Blaze", discards="Tome, Scorch"), WEAK).play(f"play {card.card}")
    assert table.legal() == {"choose Tome of Wisdom", "choose Scorch the Inflammable", "skip"}
    after = table.play("choose Tome of Wisdom")
    assert after.holds(0, "hand", "Tome")
    assert after.where(0, "discards") == {"Scorch the Inflammable"}
    assert table.play("skip").hand(0) == 1
    assert duel(Side(hand=f"{card.card}, Blaze"), WEAK).play(f"play {card.card}").asked == ""


# --- regain -----------------------------------------------------------------------------------------------------------


@each("regain", when="played")
def test_regain_when_played_draws_from_the_shuffled_discard_pile(card: Card) -> None:
    """Optional; chance decides which cards."""
    table = duel(Side(hand=f"{card.card}, Blaze", discards="Tome, Scorch, Fireblast, Sear"), WEAK)
    table = table.play(f"play {card.card}")
    assert table.legal() == {"do", "skip"}
    after = table.play("do", "draw Tome", "draw Fireblast", "draw Sear")
    assert after.hand(0) == 1 + card.effect["count"]
    assert after.where(0, "discards") == {"Scorch the Inflammable"}
    assert table.play("skip").hand(0) == 1


@each("regain", when="after")
def test_regain_after_the_support_phase(card: Card) -> None:
    table = duel(Side(hand=f"{card.card}, Fireblast", discards="Tome, Scorch, Sear"), WEAK).play(f"play {card.card}")
    assert table.legal() == {f"use {card.name}", "announce"}
    after = table.play(f"use {card.card}", "draw Tome", "draw Sear")
    assert after.hand(0) == 1 + card.effect["count"]
    assert after.legal() == {"announce"}


@each("regain")
def test_regain_takes_what_the_pile_has(card: Card) -> None:
    """One card if there is one; nothing to do with an empty pile."""
    line = "do" if card.kind == "leadership" else f"use {card.card}"
    table = duel(Side(hand=f"{card.card}, Blaze", discards="Tome"), WEAK).play(f"play {card.card}", line)
    assert (table.hand(0), table.asked) == (2, "")
    empty = duel(Side(hand=f"{card.card}, Blaze"), WEAK).play(f"play {card.card}")
    assert empty.asked == ""
    assert f"use {card.name}" not in empty.legal()


# --- renew_deck -------------------------------------------------------------------------------------------------------


@each("renew_deck")
def test_renew_deck_shuffles_the_discard_pile_into_the_deck(card: Card) -> None:
    """Optional; leadership cards stay with the leader."""
    mine = Side(hand=f"{card.card}, Blaze", discards="Tome, Scorch", leaders="Muster")
    table = duel(mine, WEAK).play(f"play {card.card}")
    deck = table.deck(0)
    after = table.play("do")
    assert after.deck(0) == deck + 2
    assert after.holds(0, "deck", "Tome, Scorch")
    assert after.where(0, "discards") == set()
    assert after.holds(0, "leaders", "Muster")
    assert table.play("skip").deck(0) == deck
    assert duel(Side(hand=f"{card.card}, Blaze"), WEAK).play(f"play {card.card}").asked == ""


# --- return_own -------------------------------------------------------------------------------------------------------


@each("return_own")
def test_return_own_takes_a_card_back_to_hand(card: Card) -> None:
    """Summon Sorcerer: an active card or a support. The others: any card of the combat area, covered or not."""
    mine = Side(hand=f"{card.card}, Scorch", active="Glimmer, Fireblast", covered="Blaze", support="Tome")
    table = duel(mine, WEAK).play(f"play {card.card}")
    combat = {"choose Glimmer", "choose Fireblast", "choose Blaze"}
    active = {"choose Glimmer", "choose Fireblast", "choose Tome of Wisdom"}
    assert table.legal() == (active if card.effect["from"] == "active" else combat) | {"skip"}
    after = table.play("choose Fireblast")
    assert after.holds(0, "hand", "Fireblast")
    assert after.hand(0) == 2
    assert table.play("skip").hand(0) == 1


@each("return_own")
def test_return_own_asks_nothing_where_nothing_lies(card: Card) -> None:
    """A character does not return itself."""
    assert duel(Side(hand=f"{card.card}, Scorch"), WEAK).play(f"play {card.card}").asked == ""


@each("return_own")
def test_c36_return_own_is_not_stopped_by_an_opposing_retrieve(card: Card) -> None:
    """The restriction of the icon RETRIEVE does not hold for texts."""
    mine = Side(hand=f"{card.card}, Scorch", active="Peckswift")
    assert duel(mine, side("Highchirp")).play(f"play {card.card}", "choose Peckswift").holds(0, "hand", "Peckswift")


# --- next_free --------------------------------------------------------------------------------------------------------


@each("next_free")
@pytest.mark.parametrize("free", ["Blaze", "Fireblast", "Tome of Wisdom"])
def test_next_free_lets_the_next_card_be_played_as_if_free(card: Card, free: str) -> None:
    """A second character, or a booster or support beyond the allowance."""
    hand = f"{card.card}, {free}, Hail of Arrows, Spark"
    table = duel(Side(hand=hand, support="Lightning Bolts"), WEAK).play(f"play {card.card}", f"play {free}")
    assert table.may("play Hail of Arrows"), "the normal allowance is not used"
    if free == "Blaze":
        assert table.why_not("play Spark") == "one-character", "only the next card is free"


@each("next_free")
def test_next_free_works_on_the_opening_turn(card: Card) -> None:
    """Where a booster or support is not allowed otherwise."""
    table = duel(Side(hand=f"{card.card}, Tome, Fireblast"), Side(), element="").play(f"play {card.card}")
    assert table.play("play Tome of Wisdom").why_not("play Fireblast") == "no-allowance"


@each("next_free")
def test_next_free_ends_when_the_text_or_the_icons_are_ignored(card: Card) -> None:
    """Without its text, and where icons are ignored, there is one character."""
    mine = Side(hand=f"{card.card}, Blaze", support="Tome")
    assert duel(mine, GASSED).play(f"play {card.card}").why_not("play Blaze") == "one-character"
    fog = Side(active="Stars Shining", support="Impenetrable Fog")
    assert duel(mine, fog).play(f"play {card.card}").why_not("play Blaze") == "one-character"


@each("next_free")
def test_c40_next_free_gives_no_icon_that_magpie_sees(card: Card) -> None:
    """FREE was lent for the play: the card bears no icon afterwards, and Magpie does not ignore it."""
    mine = Side(hand=f"{card.card}, Blaze, Spark")
    table = duel(mine, Side(active="Stars Shining", hand="Mad Mike Magpie, Fireblast", support="Tome")).play(
        f"play {card.card}", "play Blaze"
    )
    value = find(card.card).fire or 0
    assert table.power(0) == value + 4
    assert table.play("announce", "play Mad Mike Magpie").power(0) == value + 4


# --- free_if ----------------------------------------------------------------------------------------------------------

MANY = {
    "cards": (
        Side(active="Stars Shining", covered="Glimmer, Blaze, Hail of Arrows", support="Oath, Gluing Dust"),
        Side(active="Stars Shining", covered="Glimmer, Blaze, Hail of Arrows", support="Oath"),
    ),
    "characters": (Side(active="Stars Shining, NoRespect"), Side(active="Stars Shining", covered="NoRespect")),
    "boosters": (
        Side(active="Stars Shining, Whirling Hatchet, Launch Rockdrop"),
        Side(active="Stars Shining, Whirling Hatchet", covered="Launch Rockdrop"),
    ),
    "support": (
        Side(active="Stars Shining", support="Oath, Gluing Dust"),
        Side(active="Stars Shining", support="Oath"),
    ),
    "icons": (Side(active="Stars Shining, NoRespect"), Side(active="Stars Shining", covered="NoRespect")),
}


@each("free_if")
def test_free_if_is_free_while_the_opponent_has_enough_cards(card: Card) -> None:
    """Six cards in all, or two active characters, boosters, supports, cards with icons: it is a second character."""
    enough, short = MANY[card.effect["condition"]]
    mine = Side(hand=f"{card.card}, Lavar, Fireblast")
    table = duel(mine, enough).play("play Lavar", f"play {card.card}")
    assert table.active(0) == {"Lavar the Powerful", card.name}
    assert table.may("play Fireblast")
    assert duel(mine, short).play("play Lavar").why_not(f"play {card.card}") == "one-character"


@each("free_if")
def test_free_if_is_a_normal_character_without_the_condition(card: Card) -> None:
    _, short = MANY[card.effect["condition"]]
    assert duel(Side(hand=f"{card.card}, Lavar", support="Tome"), short).play(f"play {card.card}").why_not(
        "play Lavar"
    ) == ("one-character")


@each("free_if")
def test_c40_free_if_ends_when_text_or_icons_are_ignored(card: Card) -> None:
    """Treated as if it had the icon: what ignores texts or icons stops it."""
    enough, _ = MANY[card.effect["condition"]]
    for silencer in ("Laughing Gas", "Impenetrable Fog"):
        support = ", ".join(name for name in (enough.support, silencer) if name)
        theirs = Side(active=enough.active, covered=enough.covered, support=support)
        mine = Side(hand=f"{card.card}, Lavar")
        assert duel(mine, theirs).play("play Lavar").why_not(f"play {card.card}") == "one-character"


# --- a silenced or forbidden text does nothing ------------------------------------------------------------------------

ON_PLAY = [
    *with_effect("draw", when="played"),
    *with_effect("search_deck"),
    *with_effect("search_discards"),
    *with_effect("regain"),
    *with_effect("renew_deck"),
    *with_effect("return_own"),
]
on_play = pytest.mark.parametrize("card", ON_PLAY, ids=[card.card for card in ON_PLAY])


@on_play
def test_a_text_that_is_ignored_brings_no_card(card: Card) -> None:
    """Nobody is asked, and the text cannot be used later."""
    mine = Side(hand=f"{card.card}, Scorch", active="Glimmer", covered="Blaze", discards="Tome")
    table = duel(mine, GASSED).play(f"play {card.card}")
    assert table.asked == ""
    assert f"use {card.name}" not in table.legal()
    assert table.hand(0) == 1


@on_play
def test_a_card_with_text_that_is_forbidden_brings_no_card(card: Card) -> None:
    assert duel(Side(hand=f"{card.card}, Scorch"), side("Ferro Fos")).why_not(f"play {card.card}") == "forbidden"
