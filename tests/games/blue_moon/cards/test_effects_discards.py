"""Texts that discard cards in play, from hands and from decks, and the one that discloses a hand."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Duel, Side, duel, each, find, side, with_effect
from moonsaga.games.blue_moon.box.data import Card

GANG = "NoRespect, NoClue"
"""Two weak active characters with icons."""


def played(card: Card, theirs: Side, hand: str = "") -> Duel:
    """The card just played, against this side, with enough support to go on; a character stands before a booster."""
    before = ("play Blaze",) if card.kind == "booster" else ()
    held = [card.card, *(["Blaze"] if before else []), *([hand] if hand else [])]
    mine = Side(hand=", ".join(held), support="Tome of Wisdom, Lightning Bolts")
    return duel(mine, theirs).play(*before, f"play {card.card}")


# --- discard_one ------------------------------------------------------------------------------------------------------


@each("discard_one", when="played")
def test_discard_one_when_played_takes_an_active_card_of_its_kinds(card: Card) -> None:
    """The owner picks one active opposing card; covered cards and other kinds stay."""
    theirs = Side(active=f"{GANG}, Whirling Hatchet", covered="Glimmer, Hail of Arrows", support="Flickering Fires")
    table = played(card, theirs)
    targets = {
        f"choose {find(name).name}"
        for name in ("NoRespect", "NoClue", "Whirling Hatchet", "Flickering Fires")
        if find(name).kind in card.effect["kinds"]
    }
    assert table.asked == "pick"
    assert table.legal() == targets | {"skip"}
    line = min(targets)
    after = table.play(line)
    assert after.holds(1, "discards", line.removeprefix("choose "))
    assert after.asked == ""


@each("discard_one", when="played")
def test_discard_one_when_played_may_be_left_alone(card: Card) -> None:
    """I may: nothing has to be discarded."""
    after = played(card, Side(active=GANG, support="Flickering Fires")).play("skip")
    assert not after.where(1, "discards")


@each("discard_one", when="played")
def test_discard_one_asks_nothing_without_a_target(card: Card) -> None:
    """No card of its kinds, a protected one, or a last character."""
    assert played(card, Side(active="NoRespect", covered="Hail of Arrows")).asked == ""
    assert played(card, Side(active="Colossal Crustacean, Kelp Leech"), hand="Glimmer").asked == ""


@each("discard_one", when="each_turn")
def test_discard_one_each_turn_is_used_once_in_a_turn(card: Card) -> None:
    """On the turn it is played and on later ones, while it is active, once each."""
    theirs = Side(active=f"{GANG}, Battling Boomerang", support="Homing Missiles")
    table = duel(Side(active=card.card, hand="Scorch"), theirs)
    table = table.play(f"use {card.card}", "choose Homing Missiles")
    assert table.holds(1, "discards", "Homing Missiles")
    assert table.why_not(f"use {card.card}") == "no-effect"
    assert table.play("play Scorch").why_not(f"use {card.card}") == "no-effect", "it is covered now"


@each("discard_one", when="each_turn")
def test_discard_one_each_turn_reaches_what_it_names(card: Card) -> None:
    """TopNotch: boosters and supports. TopDog: whatever bears an icon, but not a last character."""
    theirs = Side(active=f"{GANG}, Battling Boomerang", covered="Wild Gazelle", support="Homing Missiles, Tome")
    mine = Side(active=card.card, hand="Scorch")
    table = duel(mine, theirs).play(f"use {card.card}")
    wanted = {"choose Battling Boomerang", "choose Homing Missiles"}
    wanted |= {"choose NoRespect", "choose NoClue"} if card.effect.get("with") == "icon" else {"choose Tome of Wisdom"}
    assert table.legal() == wanted
    last = duel(mine, Side(active="NoRespect, Battling Boomerang")).play(f"use {card.card}")
    assert last.legal() == {"choose Battling Boomerang"}


@each("discard_one", when="each_turn")
def test_discard_one_each_turn_spares_protected_cards(card: Card) -> None:
    theirs = Side(active="Kelp Leech, Colossal Crustacean", support="Ravenous Razorjaw")
    assert duel(Side(active=card.card), theirs).why_not(f"use {card.card}") == "no-effect"


@each("discard_one", when="each_turn")
def test_discard_one_each_turn_ends_when_the_text_is_ignored(card: Card) -> None:
    theirs = Side(active="Glimmer, Battling Boomerang", support="Laughing Gas")
    assert duel(Side(active=card.card), theirs).why_not(f"use {card.card}") == "no-effect"
    theirs = Side(active="Hank, Battling Boomerang")
    assert duel(Side(active=card.card), theirs).why_not(f"use {card.card}") == "no-effect"


def test_discard_one_takes_a_bluff_unseen() -> None:
    """Ruling 65: a card that lies face down is a support card; TopDog may take it because every bluff has an icon."""
    table = duel(Side(active="TopDog"), Side(active="Glimmer", support="Tome", bluffs="Captain Su Cha")).play(
        "use TopDog"
    )
    assert table.legal() == {"choose-bluff 2"}
    assert table.play("choose-bluff 2").holds(1, "discards", "Captain Su Cha")


# --- discard_kind -----------------------------------------------------------------------------------------------------


@each("discard_kind", kinds=["support"])
def test_discard_kind_of_one_kind_takes_all_active_supports(card: Card) -> None:
    """All supports go, bluffs too, protected ones and the combat area stay."""
    theirs = Side(active="Glimmer, Fireblast", support="Tome, Trebuchet, Ravenous Razorjaw", bluffs="Captain Su Cha")
    table = played(card, theirs, hand="Shimmer").play("do")
    assert table.where(1, "discards") == {"Tome of Wisdom", "Trebuchet of Fear", "Captain Su Cha"}
    assert table.where(1, "support") == {"Ravenous Razorjaw"}
    assert table.active(1) == {"Glimmer", "Fireblast"}


@each("discard_kind", kinds=["booster", "support"])
def test_discard_kind_of_two_kinds_takes_one_of_them(card: Card) -> None:
    """Either all active boosters or all active supports."""
    theirs = Side(active="Stars Shining, Whirling Hatchet", covered="Fireblast", support="Flickering Fires")
    table = played(card, theirs)
    assert table.legal() == {"kind boosters", "kind supports", "skip"}
    assert table.play("kind boosters").where(1, "discards") == {"Whirling Hatchet"}
    assert table.play("kind supports").where(1, "discards") == {"Flickering Fires"}
    assert table.play("skip").where(1, "discards") == set()
    alone = played(card, Side(active="Stars Shining", support="Flickering Fires"))
    assert alone.legal() == {"kind supports", "skip"}


@each("discard_kind")
def test_discard_kind_may_be_left_alone_and_asks_nothing_without_a_target(card: Card) -> None:
    """I may; and against an empty table, or protected cards only, there is nothing to do."""
    assert not played(card, Side(active="Stars Shining", support="Oath")).play("skip").where(1, "discards")
    assert played(card, Side(active="Stars Shining")).asked == ""
    assert played(card, Side(active="Stars Shining", support="Ravenous Razorjaw")).asked == ""


# --- discard_combat ---------------------------------------------------------------------------------------------------


@each("discard_combat", **{"from": "anywhere"})
def test_discard_combat_takes_the_whole_combat_area(card: Card) -> None:
    """Active and covered cards go, supports and active protected cards stay; covered protected ones go."""
    theirs = Side(active="Kelp Leech, Glimmer, Fireblast", covered="Blaze, Giant Octopus", support="Tome")
    table = played(card, theirs, hand="Shimmer")
    assert table.play("skip").where(1, "discards") == set()
    table = table.play("do")
    assert table.where(1, "combat") == {"Kelp Leech"}
    assert table.where(1, "support") == {"Tome of Wisdom"}
    assert table.where(1, "discards") == {"Glimmer", "Fireblast", "Blaze", "Giant Octopus"}


@each("discard_combat", **{"from": "ship"})
def test_discard_combat_from_a_ship_needs_a_landed_ship(card: Card) -> None:
    """Played from a ship that landed it may clear the opponent's combat area; from hand it does nothing."""
    theirs = Side(active="Kelp Leech, NoRespect", covered="Blaze", support="Tome")
    strong = "Lightning Bolts, Trebuchet, Pulsating"
    assert duel(Side(hand=card.card, support=strong), theirs).play(f"play {card.card}").asked == ""
    table = duel(Side(ships=f"Rising Sun: {card.card}", support=strong), theirs)
    table = table.play("land Rising Sun", f"play {card.card}")
    assert table.legal() == {"do", "skip"}
    assert table.play("do").where(1, "combat") == {"Kelp Leech"}
    assert table.play("skip").where(1, "discards") == set()


# --- discard_all_but_one ----------------------------------------------------------------------------------------------


@each("discard_all_but_one")
def test_discard_all_but_one_leaves_one_active_character(card: Card) -> None:
    """All other active cards of the combat area go, also boosters; covered, protected and support cards stay."""
    theirs = Side(active="Kelp Leech, NoClue, NoNo, Fireblast", covered="Blaze", support="Tome")
    table = played(card, theirs, hand="Shimmer")
    assert table.legal() == {"choose NoClue", "choose NoNo", "choose Kelp Leech", "skip"}
    table = table.play("choose NoClue")
    assert table.active(1) == {"NoClue", "Kelp Leech"}
    assert table.where(1, "combat") == {"NoClue", "Kelp Leech", "Blaze"}
    assert table.where(1, "discards") == {"NoNo", "Fireblast"}


@each("discard_all_but_one")
def test_discard_all_but_one_takes_the_boosters_of_a_lone_character(card: Card) -> None:
    """The only character stays, so there is nothing to choose but whether."""
    table = played(card, Side(active="Glimmer, Fireblast", covered="Blaze"), hand="Shimmer")
    assert table.legal() == {"do", "skip"}
    assert table.play("do").where(1, "combat") == {"Glimmer", "Blaze"}
    assert played(card, Side(active="Glimmer", covered="Blaze")).asked == ""


# --- discard_blindly --------------------------------------------------------------------------------------------------


@each("discard_blindly")
def test_discard_blindly_takes_hidden_cards_by_chance(card: Card) -> None:
    """Chance decides which; leadership cards go to the leader. As many as the card says, or none."""
    count = card.effect["count"]
    table = played(card, Side(active="NoRespect", hand="Muster, Blaze, Tome"))
    assert table.legal() == {"blind", "skip"}
    assert table.play("skip").hand(1) == 3
    waiting = table.before_nature("blind")
    assert {waiting._card(slot).name for slot, _ in waiting.state.chance()} == {
        "Muster Reinforcements",
        "Blaze",
        "Tome of Wisdom",
    }
    after = table.play("blind", "draw Muster", *["blind"] * (count - 1))
    assert after.holds(1, "leaders", "Muster")
    assert after.hand(1) == 3 - count
    assert after.asked == ""


@each("discard_blindly")
def test_c46_discard_blindly_may_pick_disclosed_cards(card: Card) -> None:
    """Of a disclosed card one knows what one takes."""
    table = played(card, Side(active="NoRespect", hand="Blaze, Spark, Torch", shown="Tome"))
    assert table.legal() == {"choose Tome of Wisdom", "blind", "skip"}
    assert table.play("choose Tome of Wisdom").holds(1, "discards", "Tome of Wisdom")


@each("discard_blindly")
def test_discard_blindly_takes_what_there_is(card: Card) -> None:
    """An empty hand asks nothing; one card is taken although two are named."""
    assert played(card, Side(active="NoRespect")).asked == ""
    after = played(card, Side(active="NoRespect", hand="Tome")).play("blind")
    assert (after.hand(1), after.asked) == (0, "")


# --- make_discard -----------------------------------------------------------------------------------------------------


@each("make_discard", when="played")
def test_make_discard_when_played_lets_the_opponent_choose(card: Card) -> None:
    """The victim picks, and cannot refuse."""
    table = played(card, Side(active="NoRespect", hand="Blaze, Tome, Muster"))
    assert table.play("skip").hand(1) == 3
    table = table.play("do")
    assert (table.to_act, table.asked) == (1, "forced")
    assert "skip" not in table.legal()
    after = table.play("choose Blaze", "choose Tome of Wisdom")
    assert after.where(1, "discards") == {"Blaze", "Tome of Wisdom"}
    assert (after.to_act, after.asked) == (0, "")


@each("make_discard", when="played")
def test_make_discard_when_played_takes_what_there_is(card: Card) -> None:
    assert played(card, Side(active="NoRespect")).asked == ""
    after = played(card, Side(active="NoRespect", hand="Tome")).play("do", "choose Tome of Wisdom")
    assert (after.hand(1), after.to_act) == (0, 0)


@each("make_discard", when="end")
def test_make_discard_at_the_end_of_the_turn(card: Card) -> None:
    """After the refill, optional, the victim's choice."""
    table = duel(Side(hand=card.card), Side(active="NoRespect", hand="Blaze, Tome")).play(
        f"play {card.card}", "announce"
    )
    assert table.legal() == {f"use {card.name}", "end"}
    assert table.hand(0) == 6
    assert table.play("end").hand(1) == 2
    after = table.play(f"use {card.card}", "choose Tome of Wisdom")
    assert after.where(1, "discards") == {"Tome of Wisdom"}
    assert after.turn == 1


@each("make_discard", when="end")
def test_make_discard_at_the_end_is_not_offered_against_an_empty_hand_or_when_ignored(card: Card) -> None:
    """The turn ends at once."""
    line = (f"play {card.card}", "announce")
    assert duel(Side(hand=card.card), Side(active="NoRespect")).play(*line).turn == 1
    theirs = Side(active="Stars Shining", support="Laughing Gas", hand="Tome")
    assert duel(Side(hand=card.card), theirs).play(*line).turn == 1


# --- make_discard_down_to ---------------------------------------------------------------------------------------------


@each("make_discard_down_to")
def test_make_discard_down_to_leaves_that_number_of_cards(card: Card) -> None:
    """The opponent, holding more, discards down to the number; it is no choice of the player's."""
    most = card.effect["count"]
    theirs = Side(active="Glimmer", hand="Blaze, Spark, Torch, Sear, Ignite, Tome, Muster")
    table = played(card, theirs)
    assert (table.to_act, table.asked) == (1, "forced")
    table = table.play("choose Blaze", "choose Muster")
    assert (table.hand(1), table.to_act) == (most, 0)
    assert table.holds(1, "leaders", "Muster")


@each("make_discard_down_to")
def test_make_discard_down_to_asks_nothing_of_a_small_hand(card: Card) -> None:
    assert played(card, Side(active="Glimmer", hand="Blaze, Spark, Torch, Sear, Ignite")).to_act == 0


# --- mill -------------------------------------------------------------------------------------------------------------


@each("mill")
def test_mill_discards_the_top_card_of_the_opponents_deck(card: Card) -> None:
    """At the end of the turn, optional; a leadership card goes to the leader."""
    theirs = Side(active="NoRespect", deck="Muster", hand="Blaze")
    table = duel(Side(hand=card.card), theirs).play(f"play {card.card}", "announce")
    assert table.legal() == {f"use {card.name}", "end"}
    before = table.deck(1)
    after = table.play(f"use {card.card}", "draw Muster")
    assert after.deck(1) == before - 1
    assert after.holds(1, "leaders", "Muster")
    assert table.play("end").deck(1) == before


@each("mill")
def test_mill_is_not_offered_for_an_empty_deck_or_when_ignored(card: Card) -> None:
    line = (f"play {card.card}", "announce")
    assert duel(Side(hand=card.card), Side(active="NoRespect", hand="Blaze", deck_size=0)).play(*line).turn == 1
    assert duel(Side(hand=card.card), Side(active="Stars Shining", support="Laughing Gas")).play(*line).turn == 1


# --- discard_own, bury_own --------------------------------------------------------------------------------------------


@each("discard_own")
def test_discard_own_takes_any_number_of_own_cards(card: Card) -> None:
    """None, some, all."""
    table = played(card, Side(active="NoRespect"), hand="Blaze, Trebuchet, Muster")
    assert table.play("skip").hand(0) == 3
    some = table.play("choose Blaze", "skip")
    assert some.where(0, "discards") == {"Blaze"}
    after = table.play("choose Blaze", "choose Trebuchet of Fear", "choose Muster")
    assert (after.hand(0), after.asked) == (0, "")
    assert after.holds(0, "leaders", "Muster")
    assert after.play("announce").hand(0) == 6


@each("bury_own")
def test_bury_own_puts_cards_under_the_deck(card: Card) -> None:
    """Any number, in the order the owner likes; they are drawn when nothing else is left."""
    mine = Side(hand=f"{card.card}, Blaze, Tome, Muster", deck_size=2)
    table = duel(mine, Side(active="NoRespect", hand="Spark")).play(f"play {card.card}")
    assert table.play("skip").hand(0) == 3
    after = table.play("choose Tome of Wisdom", "choose Blaze", "skip")
    assert (after.hand(0), after.deck(0)) == (1, 4)
    assert after.where(0, "bottom") == {"Blaze", "Tome of Wisdom"}
    drawing = after.before_nature("announce")
    drawing.state.apply(-1, drawing.state.chance()[0][0])
    drawing.state.apply(-1, drawing.state.chance()[0][0])
    assert [drawing._card(slot).name for slot, _ in drawing.state.chance()] == ["Tome of Wisdom"]


# --- disclose ---------------------------------------------------------------------------------------------------------


@each("disclose")
def test_disclose_shows_the_whole_hand(card: Card) -> None:
    """Special rule 8: the cards stay in hand, face up; cards that come later are hidden."""
    table = played(card, Side(active="NoRespect", hand="Blaze, Tome"), hand="Volca")
    assert table.shown(1) == {"Blaze", "Tome of Wisdom"}
    assert table.hand(1) == 2
    line = ("announce",) if card.kind == "booster" else ("play Volca", "announce")
    later = table.play(*line, "retreat")
    assert later.hand(1) == 6
    assert later.shown(1) == {"Blaze", "Tome of Wisdom"}


# --- a silenced or forbidden text does nothing ------------------------------------------------------------------------

ON_PLAY = [
    *with_effect("discard_one", when="played"),
    *with_effect("discard_kind"),
    *with_effect("discard_combat", **{"from": "anywhere"}),
    *with_effect("discard_all_but_one"),
    *with_effect("discard_blindly"),
    *with_effect("make_discard", when="played"),
    *with_effect("make_discard_down_to"),
    *with_effect("discard_own"),
    *with_effect("bury_own"),
    *with_effect("disclose"),
]
on_play = pytest.mark.parametrize("card", ON_PLAY, ids=[card.card for card in ON_PLAY])


@on_play
def test_a_text_that_is_ignored_discards_nothing(card: Card) -> None:
    """Nobody is asked and nothing leaves; Flit characters and active PROTECTED cards speak all the same."""
    hand = "Blaze, Spark, Torch, Sear, Ignite, Volca, Lavar"
    theirs = Side(active="Stars Shining, Caterpillar Fireeater", support="Laughing Gas", hand=hand)
    table = played(card, theirs, hand="Scorch")
    immune = "protected" in card.icons
    assert (table.asked != "") == immune
    assert not table.shown(1)
    assert not table.where(1, "discards")


@on_play
def test_a_card_with_text_that_is_forbidden_cannot_discard(card: Card) -> None:
    """Ferro Fos lets no card with text be played."""
    table = duel(Side(hand=f"{card.card}, Blaze"), side("Ferro Fos"))
    if card.kind == "booster":
        table = table.play("play Blaze")
    assert table.why_not(f"play {card.card}") == "forbidden"
