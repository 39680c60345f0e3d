"""The phases of a turn, starting and declining, retreating, announcing, filling up: one test for each sentence."""

from __future__ import annotations

from games.blue_moon.duel import OPTIONS, Duel, Side, duel, side
from moonsaga.games.blue_moon.game import GAME

WEAK = Side(active="Stars Shining", hand="Spark")

# --- preparation ------------------------------------------------------------------------------------------------------


def test_each_player_draws_six_cards_and_the_dragons_are_in_the_middle() -> None:
    """Preparation: six cards each from a deck of 30; no dragon on either side; no fight yet."""
    state = GAME.new({"first": "seat-2"})
    table = Duel(state).play()
    assert [table.hand(seat) for seat in (0, 1)] == [6, 6]
    assert [table.deck(seat) for seat in (0, 1)] == [24, 24]
    assert (table.turn, table.dragons, table.fighting) == (1, (0, 0), False)


def test_the_first_starting_player_is_drawn() -> None:
    """Preparation: by chance, both alike; or it is agreed."""
    state = GAME.new({**OPTIONS, "first": "drawn"})
    assert state.chance() == [(0, 1), (1, 1)]
    state.apply(-1, 1)
    assert Duel(state).play().turn == 1


def test_c60_cards_may_be_put_back_at_the_start_if_agreed() -> None:
    """Optional rule: any number of the six, then shuffle and fill up; the starting player first, then the other."""
    table = Duel(GAME.new({**OPTIONS, "mulligan": True})).play()
    assert (table.to_act, table.asked) == (0, "mulligan")
    first = min(line for line in table.legal() if line != "skip")
    held = table.where(0, "hand")
    put_back = Duel(table.state).play(first, "skip")
    assert (put_back.to_act, put_back.asked) == (1, "mulligan")
    assert (put_back.hand(0), put_back.deck(0)) == (6, 24)
    assert put_back.where(0, "hand") != held or put_back.holds(0, "hand", first.removeprefix("choose "))
    assert put_back.play("skip").legal(), "then the game begins"
    assert Duel(GAME.new({**OPTIONS, "mulligan": False})).play().asked == ""


# --- order of the phases ----------------------------------------------------------------------------------------------


def test_c01_the_phases_follow_each_other() -> None:
    """Beginning, leadership, retreat, character, booster or support, announcing: a later step cannot go back."""
    hand = "Trigger Brainstorm, Enthrall, Blaze, Fireblast, Tome"
    table = duel(Side(hand=hand, active="Sear", support="Homing Missiles"), WEAK)
    assert table.may("retrieve Homing Missiles")
    lead = table.play("play Trigger Brainstorm")
    assert lead.why_not("retrieve Homing Missiles") == "too-late"
    assert lead.may("retreat")
    character = lead.play("play Blaze")
    assert character.why_not("retreat") == "too-late"
    assert character.why_not("play Enthrall") == "one-leadership"
    assert character.play("play Tome").why_not("retreat") == "too-late"


def test_c02_storms_are_scored_before_anything_is_retrieved() -> None:
    """Beginning of a turn: the dragon has come when the player is first asked."""
    theirs = Side(active="Stars Shining", support="Crashing, Swirling, Homing Missiles", hand="Volca")
    table = duel(Side(hand="Volca"), theirs).play("play Volca", "announce")
    assert (table.to_act, table.dragons) == (1, (0, 1))
    assert table.may("retrieve Homing Missiles")


def test_c02_nothing_has_to_be_retrieved() -> None:
    """Icons, RETRIEVE: the card may stay."""
    table = duel(Side(active="Peckswift", hand="Volca"), WEAK)
    assert table.play("play Volca").holds(0, "combat", "Peckswift")


def test_a_character_must_be_played_before_boosters_and_supports() -> None:
    """Character phase: it comes before the booster or support phase."""
    table = duel(Side(hand="Blaze, Fireblast, Tome"), WEAK)
    assert table.why_not("play Fireblast") == "first-a-character"
    assert table.why_not("play Tome") == "first-a-character"
    assert table.why_not("announce") == "no-character"


def test_a_character_cannot_follow_a_booster_or_support() -> None:
    """Character phase: FREE characters, too, are played in their own phase."""
    table = duel(Side(hand="Blaze, Fireblast, Sun Setting"), WEAK).play("play Blaze", "play Fireblast")
    assert table.why_not("play Sun Setting") == "too-late"


def test_c03_one_leadership_card_in_a_turn() -> None:
    """Leadership: one card, and none once another card has been played."""
    table = duel(Side(hand="Trigger Brainstorm, Enthrall, Blaze"), WEAK)
    assert table.play("play Trigger Brainstorm").why_not("play Enthrall") == "one-leadership"


def test_c04_a_leadership_card_works_until_the_end_of_its_turn() -> None:
    """Leadership: the next turn knows nothing of it."""
    mine = Side(hand="Trigger Brainstorm, Blaze, Volca, Tome, Trebuchet, Ballista")
    table = duel(mine, Side(active="Stars Shining", hand="Lavar, Fireblast, Scorch"))
    table = table.play(
        "play Trigger Brainstorm", "play Blaze", "announce", "play Lavar", "announce", "play Volca", "play Tome"
    )
    assert table.why_not("play Trebuchet") == "no-allowance"


def test_the_usual_turn_is_one_character_and_one_booster_or_support() -> None:
    """Character phase, booster or support phase: one of each, not both a booster and a support."""
    table = duel(Side(hand="Blaze, Spark, Fireblast, Hail of Arrows, Tome, Trebuchet"), WEAK).play("play Blaze")
    assert table.why_not("play Spark") == "one-character"
    assert table.play("play Fireblast").why_not("play Tome") == "no-allowance"
    assert table.play("play Fireblast").why_not("play Hail of Arrows") == "no-allowance"
    assert table.play("play Tome").why_not("play Trebuchet") == "no-allowance"
    assert table.play("play Tome").why_not("play Fireblast") == "no-allowance"
    assert table.may("announce"), "neither has to be played"


# --- active cards -----------------------------------------------------------------------------------------------------


def test_c10_the_first_character_covers_what_lies_in_the_combat_area() -> None:
    """Character phase: older characters and boosters are active until then, also during the own leadership phase."""
    mine = Side(active="Thirkomedas, Elemental Enchantment", hand="Blaze, Trigger Brainstorm")
    table = duel(mine, side("Volca"))
    assert table.power(0) == 6
    assert table.play("play Trigger Brainstorm").active(0) == {"Thirkomedas the Serene", "Elemental Enchantment"}
    weaker = duel(mine, WEAK).play("play Blaze")
    assert (weaker.active(0), weaker.power(0)) == ({"Blaze"}, 4)
    assert weaker.holds(0, "combat", "Thirkomedas, Elemental Enchantment, Blaze")


def test_c11_support_cards_are_active_for_the_whole_fight() -> None:
    """Booster or support phase: no character covers them."""
    table = duel(Side(hand="Blaze", active="Sear", support="Tome"), WEAK).play("play Blaze")
    assert table.power(0) == 4 + 3


def test_c31_a_text_of_a_support_card_applies_to_each_new_character() -> None:
    """Duplicator of Strength doubles the character that is active now."""
    table = duel(Side(hand="Torch", active="Catusan", support="Duplicator of Strength"), side("Glimmer"), "earth")
    assert table.power(0) == 10
    assert table.play("play Torch").power(0) == 8


# --- the opening turn -------------------------------------------------------------------------------------------------


def test_c08_the_starting_player_cannot_retreat() -> None:
    """Declining to start: nobody retreats from a fight that has not begun."""
    assert duel(Side(hand="Blaze"), Side(), element="").why_not("retreat") == "starter-stays"


def test_c08_the_starting_player_plays_no_booster_or_support() -> None:
    """Booster or support phase, exception: none on the first turn of a fight, but FREE ones and where texts allow."""
    table = duel(Side(hand="Blaze, Fireblast, Tome, Fire Swamp, Sudden Waterspout"), Side(), element="").play(
        "play Blaze"
    )
    assert table.why_not("play Fireblast") == "no-allowance"
    assert table.why_not("play Tome") == "no-allowance"
    assert table.may("play Fire Swamp")
    assert table.may("play Sudden Waterspout")


def test_c08_the_starting_player_names_the_element() -> None:
    """Announcing power: while announcing, with any total, even 0."""
    table = duel(Side(hand="Scorch"), Side(hand="Blaze"), element="").play("play Scorch")
    assert table.legal() == {"announce fire", "announce earth"}
    after = table.play("announce earth")
    assert (after.element, after.power(0), after.turn) == ("earth", 0, 1)


def test_the_element_stays_for_the_whole_fight() -> None:
    """Announcing power: later players just announce."""
    table = duel(Side(hand="Blaze"), side("Spark")).play("play Blaze")
    assert table.why_not("announce earth") == "not-starter"
    assert table.play("announce").element == "fire"


# --- declining to start -----------------------------------------------------------------------------------------------


def test_c09_the_starting_player_may_decline_for_one_to_three_cards() -> None:
    """Declining to start: discard one, two or three cards, fill up to six, and the opponent starts or declines too."""
    table = duel(Side(hand="Blaze, Spark, Sear, Torch, Ignite, Volca"), Side(hand="Lavar, Muster"), element="")
    declining = table.play("decline")
    assert "skip" not in declining.legal(), "at least one card"
    one = declining.play("choose Blaze", "skip")
    assert (one.turn, one.hand(0), one.where(0, "discards")) == (1, 6, {"Blaze"})
    three = declining.play("choose Blaze", "choose Spark", "choose Sear")
    assert (three.turn, three.hand(0)) == (1, 6), "never a fourth"
    assert three.may("decline"), "the opponent may decline too"


def test_c09_declining_is_forced_without_a_character_in_hand() -> None:
    """Declining to start: no character, no fight."""
    assert duel(Side(hand="Fireblast, Tome"), Side(hand="Blaze"), element="").legal() == {"decline"}


def test_c05_a_leadership_card_may_be_played_before_declining() -> None:
    """Declining to start: after the leadership phase."""
    table = duel(Side(hand="Muster, Fireblast"), Side(hand="Blaze"), element="").play("play Muster", "do")
    assert table.hand(0) == 6
    assert table.play("decline", "choose Fireblast", "skip").turn == 1


def test_declining_is_too_late_after_a_character() -> None:
    """Declining to start: in place of the retreat phase."""
    table = duel(Side(hand="Blaze, Spark"), Side(hand="Sear"), element="").play("play Blaze")
    assert table.why_not("decline") == "too-late"


def test_nobody_declines_in_a_running_fight() -> None:
    assert duel(Side(hand="Blaze"), side("Spark")).why_not("decline") == "not-starter"


# --- announcing -------------------------------------------------------------------------------------------------------


def test_c27_the_total_must_be_at_least_the_opponents() -> None:
    """Announcing power: equal is enough."""
    assert duel(Side(hand="Blaze"), side("Spark")).play("play Blaze").may("announce")
    table = duel(Side(hand="Shimmer, Hail of Arrows"), side("Spark")).play("play Shimmer")
    assert table.why_not("announce") == "no-power"
    assert table.play("play Hail of Arrows").may("announce")


def test_c27_nothing_against_nothing_is_legal() -> None:
    """Zero attack: 0 against 0."""
    assert duel(Side(hand="Megalit"), side("Suranom")).play("play Megalit", "announce").power(0) == 0
    assert duel(Side(hand="Megalit"), side("Torch")).why_not("play Megalit") == "dead-end"


def test_c12_the_opponents_total_is_the_one_of_this_moment() -> None:
    """Announcing power: not the number the opponent announced; what I play may have lowered it."""
    theirs = Side(active="Spark", support="Tome, Trebuchet")
    table = duel(Side(hand="Cast Cataclysm, Blaze"), theirs)
    assert table.power(1) == 9
    assert table.why_not("play Blaze") == "dead-end"
    assert table.play("play Cast Cataclysm", "do", "play Blaze").may("announce")


def test_c06_who_cannot_end_the_turn_must_retreat() -> None:
    """Announcing power: too weak with everything in hand, so nothing but a retreat is possible."""
    assert duel(Side(hand="Spark, Trebuchet"), side("Flamebreath")).legal() == {"retreat"}
    assert duel(Side(hand="Fireblast"), side("Glimmer")).legal() == {"retreat"}


def test_c06_a_leadership_card_may_be_played_first() -> None:
    """Announcing power, note: even though the retreat is certain."""
    assert duel(Side(hand="Distract, Spark"), side("Flamebreath")).legal() == {"play Distract Holy Dragon", "retreat"}


def test_special_rule_11_a_play_that_leads_nowhere_is_refused() -> None:
    """The turn would have to be taken back, so neither the character nor the wasted booster is legal."""
    table = duel(Side(hand="Spark, Fireblast, Hail of Arrows"), side("Flamebreath")).play("play Spark")
    assert table.why_not("play Hail of Arrows") == "dead-end"
    assert table.play("play Fireblast").may("announce")


# --- filling up -------------------------------------------------------------------------------------------------------


def test_c43_the_hand_is_filled_up_to_six() -> None:
    """Filling up: after announcing; a player who has more keeps them."""
    few = duel(Side(hand="Blaze, Spark"), WEAK).play("play Blaze", "announce")
    assert (few.hand(0), few.turn) == (6, 1)
    many = "Blaze, Spark, Sear, Torch, Ignite, Volca, Scorch, Lavar"
    assert duel(Side(hand=many), WEAK).play("play Blaze", "announce").hand(0) == 7


def test_filling_up_stops_when_the_deck_is_empty() -> None:
    """End of the game: the fight goes on without new cards."""
    table = duel(Side(hand="Blaze, Spark", deck_size=2), WEAK).play("play Blaze", "announce")
    assert (table.hand(0), table.deck(0), table.turn) == (3, 0, 1)


# --- the end of a fight -----------------------------------------------------------------------------------------------


def test_c57_after_a_retreat_the_table_is_cleared_and_both_fill_up() -> None:
    """End of a fight: all cards of both areas to the discard piles, six cards each, the player who retreated starts."""
    mine = Side(active="Spark", covered="Sear", support="Tome", hand="Blaze")
    theirs = Side(active="Volca, Fireblast", support="Lightning Bolts", hand="Lavar, Torch")
    table = duel(mine, theirs).play("retreat")
    assert table.where(0, "discards") == {"Spark", "Sear", "Tome of Wisdom"}
    assert table.where(1, "discards") == {"Volca", "Fireblast", "Lightning Bolts"}
    assert [table.hand(seat) for seat in (0, 1)] == [6, 6]
    assert (table.turn, table.fighting, table.element) == (0, False, "")
    assert table.why_not("retreat") == "starter-stays"


def test_c52_the_leadership_card_of_the_retreating_player_still_counts() -> None:
    """Enthrall Opposition silences Redamikanas and Fearsome Spirits before the retreat is scored."""
    table = duel(Side(hand="Enthrall"), side("Redamikanas", "Fearsome Spirits"))
    assert table.play("retreat").dragons == (0, 3)
    assert table.play("play Enthrall", "retreat").dragons == (0, 1)


def test_c13_what_a_text_allows_need_not_be_done() -> None:
    """ "I may" can be left alone; "do this or retreat" is all or nothing."""
    table = duel(Side(hand="Muster, Volca"), WEAK).play("play Muster")
    assert table.legal() == {"do", "skip"}
    sirens = duel(Side(hand="Blaze, Spark"), Side(active="Stars Shining", support="Irresistible"))
    assert sirens.play("play Blaze").may("announce"), "a dragon is the other choice"


def test_special_rule_3_any_number_of_one_kind_leaves_one_of_the_other() -> None:
    """Commence Mega Launch: boosters without end and one support card; Trigger Brainstorm the other way round."""
    hand = "Commence Mega Launch, Volca, Fireblast, Hail of Arrows, Tome, Trebuchet"
    table = duel(Side(hand=hand), WEAK)
    table = table.play("play Commence", "play Volca", "play Fireblast", "play Hail of Arrows", "play Tome")
    assert table.why_not("play Trebuchet") == "no-allowance"
    hand = "Trigger Brainstorm, Volca, Fireblast, Hail of Arrows, Tome, Trebuchet"
    table = duel(Side(hand=hand), WEAK)
    table = table.play("play Trigger", "play Volca", "play Tome", "play Fireblast", "play Trebuchet")
    assert table.why_not("play Hail of Arrows") == "no-allowance"


def test_a_leadership_text_lasts_through_the_refill() -> None:
    """Enthrall Opposition: until the end of the turn, so a Wall of Fire does not stop this refill."""
    theirs = Side(active="Stars Shining", support="Wall of Fire", hand="Scorch")
    table = duel(Side(hand="Enthrall, Volca, Lavar"), theirs).play("play Enthrall", "play Volca", "announce")
    assert table.hand(0) == 6
    assert table.play("play Scorch", "announce").turn == 0
