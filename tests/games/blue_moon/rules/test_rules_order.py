"""Several cards are chosen one after the other, in any order: whichever comes first, the others stay possible."""

from __future__ import annotations

from itertools import permutations

from games.blue_moon.duel import Duel, Side, duel

WEAK = Side(active="Stars Shining", hand="Spark")


def in_any_order(table: Duel, *lines: str) -> Duel:
    """These lines are possible in every order, and come to the same; only piles lie otherwise."""
    after = [table.play(*order) for order in permutations(lines)]
    places = [(seat, place) for seat in (0, 1) for place in ("hand", "discards", "cargo", "deck")]
    assert all([one.where(*place) for place in places] == [after[0].where(*place) for place in places] for one in after)
    assert len({(one.to_act, one.asked) for one in after}) == 1
    return after[0]


def test_retrieving_in_any_order() -> None:
    """Icons, RETRIEVE: all of them may be taken back, whichever is touched first."""
    mine = Side(active="Ciklarethas, Battling Boomerang", support="Homing", hand="Blaze")
    after = in_any_order(
        duel(mine, Side(active="Volca", hand="Spark")), "retrieve Ciklarethas", "retrieve Battling", "retrieve Homing"
    )
    assert after.hand(0) == 4


def test_the_beginning_of_a_turn_in_any_order() -> None:
    """Taking back, showing bluffs, landing ships: nothing there waits for the others."""
    mine = Side(
        active="Ciklarethas", bluffs="Captain Su Cha", ships="Rising Sun: Commodore Lo Tan, Sea Moon", hand="Blaze"
    )
    in_any_order(
        duel(mine, Side(active="Volca", hand="Spark")),
        *("retrieve Ciklarethas", "reveal Captain Su Cha", "land Rising Sun", "land Sea Moon"),
    )


def test_declining_to_start_discards_in_any_order() -> None:
    """One, two or three cards of one's own choice."""
    table = duel(Side(hand="Blaze, Spark, Sear, Volca"), WEAK, element="").play("decline")
    in_any_order(table, "choose Blaze", "choose Sear", "choose Volca")
    assert table.play("choose Volca").legal() == {"choose Blaze", "choose Spark", "choose Sear", "skip"}


def test_a_player_who_must_discard_may_select_any_card_first() -> None:
    """Bashdin: two of three."""
    theirs = Side(active="Stars Shining", hand="Spark, Sear, Volca")
    table = duel(Side(hand="Bashdin, Blaze"), theirs).play("play Bashdin", "do")
    assert table.legal() == {"choose Spark", "choose Sear", "choose Volca"}
    in_any_order(table, "choose Spark", "choose Volca")


def test_a_dragon_is_paid_for_with_characters_in_any_order() -> None:
    """Beguile: three of four."""
    table = duel(Side(hand="Beguile, Blaze, Spark, Sear, Volca"), WEAK).play("play Beguile")
    assert in_any_order(table, "choose Volca", "choose Spark", "choose Blaze").dragons == (1, 0)


def test_a_ship_is_loaded_in_any_order() -> None:
    """Sea Devil takes cards from hand when it is played."""
    table = duel(Side(hand="Sea Devil, Blaze, Spark"), WEAK).play("play Sea Devil")
    in_any_order(table, "load Blaze on Sea Devil", "load Spark on Sea Devil")


def test_special_rule_5_a_payment_in_any_order_has_no_superfluous_card() -> None:
    """5 Fire of 5, 4, 2 and 1: what is offered completes the payment, and no card of it could be left out."""
    mine = Side(hand="Blaze, Volca, Spark, FunFlop, Torch")
    theirs = Side(active="Stars Shining, Caterpillar Lightseeker", hand="Cinder")
    table = duel(mine, theirs).play("play Blaze", "satisfy Caterpillar Lightseeker", "pay-in fire")
    assert payments(table) == {("Volca",), *permutations(("Spark", "FunFlop")), *permutations(("Spark", "Torch"))}


def test_a_payment_in_two_elements_leaves_enough_for_the_second_part() -> None:
    """Watertamer, 2 Fire and 2 Earth from different cards: FunFlop 2/3 and FunFair 3/2, each may pay either part."""
    mine = Side(hand="Blaze, FunFlop, FunFair")
    theirs = Side(active="Stars Shining, Caterpillar Watertamer", hand="Cinder")
    table = duel(mine, theirs).play("play Blaze", "satisfy Caterpillar Watertamer")
    assert payments(table) == set(permutations(("FunFlop", "FunFair")))


def payments(table: Duel) -> set[tuple[str, ...]]:
    """All ways to complete the open payment, card by card."""
    if table.asked != "pay":
        return {()}
    lines = table.legal()
    return {(line.removeprefix("choose "), *rest) for line in lines for rest in payments(table.play(line))}
