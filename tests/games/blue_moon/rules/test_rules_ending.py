"""Dragons, the instant win, exhausted cards and crystals."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Side, duel, side

SIX = Side(active="Glimmer", covered="Blaze, Spark, Sear", support="Tome, Trebuchet")

# --- dragons ----------------------------------------------------------------------------------------------------------


def test_c51_a_won_fight_attracts_one_dragon() -> None:
    """End of a fight: one, if the winner has fewer than six cards."""
    five = Side(active="Glimmer", covered="Blaze, Spark, Sear", support="Tome")
    assert duel(Side(), five).play("retreat").dragons == (0, 1)


def test_c51_six_cards_attract_a_second_dragon() -> None:
    """End of a fight: six or more cards in combat and support, active or not; the loser's cards do not count."""
    assert duel(Side(), SIX).play("retreat").dragons == (0, 2)
    assert duel(SIX, side("Glimmer")).play("retreat").dragons == (0, 1)


def test_c11_leadership_ships_and_bluffs_do_not_count_for_the_six_cards() -> None:
    theirs = Side(
        active="Glimmer",
        covered="Blaze, Spark, Sear",
        support="Tome",
        bluffs="Captain Su Cha",
        leaders="Muster",
        ships="Rising Sun",
    )
    assert duel(Side(), theirs).play("retreat").dragons == (0, 1)


def test_dragons_move_back_to_the_middle_first() -> None:
    """End of a fight, example: two attracted, one with the opponent: it goes to the middle, the second one comes."""
    assert duel(Side(dragons=1), SIX).play("retreat").dragons == (0, 1)
    assert duel(Side(dragons=2), SIX).play("retreat").dragons == (0, 0)
    assert duel(Side(dragons=3), SIX).play("retreat").dragons == (1, 0)


@pytest.mark.parametrize(
    ("mine", "theirs", "dragons"),
    [
        ("", "Redamikanas", 2),
        ("Fearsome Chant", "Redamikanas", 1),
        ("Fearsome Chant", "Glimmer", 0),
        ("Fearsome Chant, Bethenitana", "Redamikanas", 0),
    ],
)
def test_c51_more_then_fewer_then_none(mine: str, theirs: str, dragons: int) -> None:
    """The bonuses are added first, then the deductions, not below 0, then "none" decides."""
    own = side(*[name.strip() for name in mine.split(",") if name.strip()])
    assert duel(own, side(theirs)).play("retreat").dragons == (0, dragons)


def test_c51_fewer_comes_before_at_most() -> None:
    """Three less one are two, and Distract Holy Dragon makes them one."""
    theirs = Side(active="Redamikanas", covered="Blaze, Spark, Sear", support="Tome, Trebuchet")
    mine = Side(hand="Distract", support="Fearsome Chant")
    assert duel(mine, theirs).play("retreat").dragons == (0, 2)
    assert duel(mine, theirs).play("play Distract", "retreat").dragons == (0, 1)


# --- the instant win --------------------------------------------------------------------------------------------------


def test_c54_a_dragon_beyond_three_wins_at_once() -> None:
    """End of the game: a fight won with three dragons; one crystal and one for each dragon."""
    table = duel(Side(hand="Blaze"), Side(active="Glimmer", dragons=3)).play("retreat")
    assert (table.result, table.ending) == ((1, 4), "instant")
    assert table.legal() == set()
    assert table.state.returns() == [0.0, 1.0]


def test_c54_three_dragons_and_none_attracted_is_no_win() -> None:
    """Bethenitana keeps the fourth one away."""
    table = duel(side("Bethenitana", hand="Blaze"), Side(active="Glimmer", dragons=3)).play("retreat")
    assert (table.result, table.dragons) == (None, (0, 3))


def test_c54_two_dragons_with_two_on_the_own_side_win_at_once() -> None:
    """One at a time: the third, then the fourth."""
    two = Side(SIX.hand, "", SIX.active, SIX.covered, SIX.support, dragons=2)
    assert duel(Side(hand="Blaze"), two).play("retreat").result == (1, 4)


@pytest.mark.parametrize("by", ["storm", "sirens", "bluff", "called bluff", "card"])
def test_c54_any_dragon_may_be_the_fourth(by: str) -> None:
    """Storms, sirens, bluffs and leadership cards win as a fight does."""
    if by == "storm":
        theirs = Side(active="Glimmer", support="Crashing, Swirling", dragons=3)
        table = duel(Side(hand="Volca"), theirs).play("play Volca", "announce")
        winner = 1
    elif by == "sirens":
        table = duel(Side(hand="Volca"), Side(active="Glimmer", support="Irresistible", dragons=3))
        table, winner = table.play("play Volca", "announce"), 1
    elif by == "bluff":
        mine = Side(hand="Commodore Lo Tan", bluffs="Cannoneer Tara", dragons=3)
        table, winner = duel(mine, side("Glimmer")).play("play Commodore Lo Tan", "announce", "call"), 0
    elif by == "called bluff":
        mine = Side(hand="Commodore Lo Tan", bluffs="Captain Su Cha")
        table = duel(mine, Side(active="Glimmer", dragons=3)).play("play Commodore Lo Tan", "announce", "call")
        winner = 1
    else:
        mine = Side(hand="Beguile, Blaze, Spark, Sear", dragons=3)
        table = duel(mine, side("Glimmer")).play("play Beguile", "choose Blaze", "choose Spark", "choose Sear")
        winner = 0
    assert (table.result, table.ending) == ((winner, 4), "instant")


# --- exhausted cards --------------------------------------------------------------------------------------------------


def test_c58_a_fight_in_progress_is_finished() -> None:
    """End of the game: running out of cards does not stop the fight."""
    table = duel(Side(hand="Blaze", deck_size=0), Side(active="Spark", hand="Volca")).play("play Blaze", "announce")
    assert (table.result, table.turn, table.hand(0)) == (None, 1, 0)
    assert table.play("play Volca", "announce").legal() == {"retreat"}


def test_c58_the_game_ends_after_the_fight_in_which_a_player_ran_out() -> None:
    """End of the game: no card in hand and deck, so there is no new fight; dragons decide."""
    table = duel(Side(hand="Blaze", deck_size=0), Side(active="Spark", hand="Sear")).play(
        "play Blaze", "announce", "retreat"
    )
    assert (table.result, table.ending) == ((0, 2), "dragons")


@pytest.mark.parametrize("dragons", [1, 2, 3])
def test_c59_the_winner_gets_one_crystal_and_one_for_each_dragon(dragons: int) -> None:
    """End of the game: the player who has dragons wins; the loser gets nothing."""
    table = duel(Side(deck_size=0, active="Bethenitana", dragons=0), Side(active="Spark", hand="Sear", dragons=dragons))
    after = table.play("retreat")
    assert (after.result, after.ending) == ((1, 1 + dragons), "dragons")


def test_c59_without_dragons_the_player_who_ran_out_first_loses() -> None:
    """End of the game: all dragons in the middle; the other one gets one crystal."""
    table = duel(Side(deck_size=0, active="Bethenitana"), Side(active="Spark", hand="Sear")).play("retreat")
    assert (table.result, table.ending) == ((1, 1), "exhausted")


def test_c59_first_means_first() -> None:
    """Both run out in this fight; the one who announced the last card earlier loses although they win the fight."""
    mine = Side(hand="Bethenitana", deck_size=0)
    theirs = Side(active="Glimmer", hand="Spark", deck_size=0)
    table = duel(mine, theirs).play("play Bethenitana", "announce", "play Spark", "announce", "retreat")
    assert (table.result, table.ending) == ((1, 1), "exhausted")


def test_c58_the_game_ends_when_the_last_cards_are_discarded_to_decline() -> None:
    """End of the game: also by declining with one, two or three last cards."""
    table = duel(Side(hand="Fireblast, Tome", deck_size=0), Side(hand="Spark"), element="")
    after = table.play("decline", "choose Fireblast", "choose Tome")
    assert (after.result, after.ending) == ((1, 1), "exhausted")
    kept = table.play("decline", "choose Fireblast", "skip")
    assert (kept.result, kept.turn) == (None, 1)


def test_c09_nothing_to_discard_and_no_deck_ends_the_game() -> None:
    """A starting player without any card cannot even decline."""
    mine = Side(hand="Muster", deck_size=0, dragons=1)
    table = duel(mine, Side(hand="Spark"), element="").play("play Muster", "decline")
    assert (table.result, table.ending) == ((0, 2), "dragons")


def test_a_full_deck_refills_after_the_fight_and_the_game_goes_on() -> None:
    """End of the game: an empty hand alone ends nothing."""
    table = duel(Side(), side("Spark")).play("retreat")
    assert (table.result, table.hand(0)) == (None, 6)


def test_the_first_without_cards_loses_also_if_both_run_out_in_one_turn() -> None:
    """Sarogakanas takes the opponent's last cards; the player's own last card is played after that."""
    mine = Side(hand="Sarogakanas, Fireblast", deck_size=0)
    theirs = Side(active="Stars Shining", hand="Spark, Sear", deck_size=0, dragons=1)
    table = duel(mine, theirs).play("play Sarogakanas", "blind", "blind", "play Fireblast", "announce", "retreat")
    assert (table.dragons, table.ending, table.result) == ((0, 0), "exhausted", (0, 1))


def test_c59_a_player_who_takes_cards_back_was_not_the_first_without() -> None:
    """Both are out, I first. I retrieve two cards and play them again: the opponent has been out longer."""
    mine = Side(hand="Battling Boomerang, Ciklarethas", deck_size=0)
    theirs = Side(active="Stars Shining", hand="Volca", deck_size=0, dragons=1)
    table = duel(mine, theirs).play("play Ciklarethas", "play Battling", "announce", "play Volca", "announce")
    table = table.play("retrieve Battling", "retrieve Ciklarethas", "play Ciklarethas", "play Battling", "announce")
    table = table.play("retreat")
    assert (table.dragons, table.ending, table.result) == ((0, 0), "exhausted", (0, 1))
