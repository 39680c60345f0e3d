"""The Emperor: one test for each sentence of its section, and the rulings E04, E09, E10, E12 to E16 and E21."""

import pytest

from games.eko.tables import legal, play, player, refusal, stack, table

# On top of its stack


def test_the_emperor_stays_on_top_when_its_stack_joins_another() -> None:
    """The Emperor: it always lies on top, so a stack that its own has joined is its."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: emperor light_blue
        board:
          a1:  B1*  B2  .  N1
    """)
    assert stack(play(state, "a1+a2"), "a2") == ("light_blue", 3, True)


def test_the_emperor_stays_on_top_when_a_stack_joins_its_own() -> None:
    """The Emperor: discs that come later slip under it."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: emperor light_blue
        board:
          a1:  B1*  B2  .  N1
    """)
    after = play(state, "a2+a1")
    assert stack(after, "a1") == ("light_blue", 3, True)
    assert player(after, "light_blue").emperor == "a1"


# What its stack attacks


@pytest.mark.parametrize("height", [1, 2, 3, 4])
def test_the_emperors_stack_attacks_one_of_equal_height(height: int) -> None:
    """The Emperor: led by it a stack beats one with as many discs; without it it does not."""
    drawing = """
        eko seats=2
        light_blue: reserve 0{held}
        navy: reserve 1, emperor light_blue
        board:
          a1:  B{height}{crown}  N{height}  N1
    """
    led = table(drawing.format(height=height, crown="*", held=""))
    after = play(led, "a1xa2")
    assert stack(after, "a2") == ("light_blue", height, True)
    assert player(after, "navy").reserve == 1 + height
    alone = table(drawing.format(height=height, crown="", held=", emperor navy"))
    assert refusal(alone, "a1xa2") == "not-stronger"


@pytest.mark.parametrize("height", [1, 2, 3, 4])
def test_the_emperors_stack_attacks_an_equal_one_with_an_enemy_emperor(height: int) -> None:
    """The Emperor: the other Emperor is no protection; so a lone Emperor takes a lone enemy Emperor."""
    state = table(f"""
        eko seats=2
        board:
          a1:  B{height}*  N{height}*  N1
    """)
    after = play(state, "a1xa2")
    assert stack(after, "a2") == ("light_blue", height, True)
    assert player(after, "navy").emperor == "light_blue"


def test_the_emperors_stack_does_not_attack_a_taller_one() -> None:
    """The Emperor: equal height is all it adds; three discs stay safe from two."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: emperor light_blue
        board:
          a1:  B2*  N3  .
    """)
    assert refusal(state, "a1xa2") == "not-stronger"


# What attacks its stack


def test_a_taller_stack_takes_the_emperor() -> None:
    """The Emperor: a stack with one disc more takes its."""
    state = table("""
        eko seats=2
        light_blue: emperor navy
        navy: reserve 0
        board:
          a1:  B3  N2*  N1
    """)
    assert "a1xa2" in legal(state)


@pytest.mark.parametrize("height", [2, 3])
def test_an_equal_stack_without_an_emperor_does_not_take_it(height: int) -> None:
    """The Emperor: with equal height only a stack that has an Emperor itself may attack."""
    state = table(f"""
        eko seats=2
        light_blue: emperor navy
        navy: reserve 0
        board:
          a1:  B{height}  N{height}*  N1
    """)
    assert refusal(state, "a1xa2") == "not-stronger"


def test_a_kamikaze_takes_an_emperor_on_top_of_four() -> None:
    """The Emperor: a single disc attacks its stack when it has four discs, and only then."""
    drawing = """
        eko seats=2
        light_blue: emperor navy
        navy: reserve 0
        board:
          a1:  B1  N{height}*  N1
          b1:  B1
    """
    assert "a1xa2" in legal(table(drawing.format(height=4)))
    for height in (1, 2, 3):
        assert refusal(table(drawing.format(height=height)), "a1xa2") == "not-stronger"


# Capture


def test_a_beaten_emperor_goes_to_prison_and_its_discs_go_home() -> None:
    """The Emperor: the discs of the beaten stack return to their owner's reserve, the Emperor alone is held captive."""
    state = table("""
        eko seats=2
        light_blue: reserve 1
        navy: reserve 2
        board:
          a1:  B4*  N3*  N1
    """)
    after = play(state, "a1xa2")
    assert player(after, "navy").reserve == 4
    assert player(after, "navy").emperor == "light_blue"
    assert stack(after, "a2") == ("light_blue", 4, True)


def test_each_captive_emperor_is_worth_three_points() -> None:
    """The Emperor: three points for each enemy Emperor in prison."""
    state = table("""
        eko seats=3
        light_blue: reserve 1
        navy: emperor light_blue
        purple: reserve 0
        board:
          a1:  B4*  P3*  N1  P1
    """)
    assert player(state, "light_blue").points == 3
    assert player(play(state, "a1xa2"), "light_blue").points == 6


def test_e16_a_kamikaze_captures_too() -> None:
    """Ruling E16: prisoner to the attacker, the three other discs and the Kamikaze home, and the space is empty."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: reserve 0
        board:
          a1:  B1  N4*  N1
          b1:  B1*
    """)
    after = play(state, "a1xa2")
    assert stack(after, "a2") is None
    assert stack(after, "a1") is None
    assert player(after, "navy").emperor == "light_blue"
    assert player(after, "navy").reserve == 3
    assert player(after, "light_blue").reserve == 1


def test_a_lone_emperor_can_be_a_kamikaze() -> None:
    """The Emperor: alone on its space it may attack four discs; it returns to its own reserve (rulings E09, E10)."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: emperor light_blue
        board:
          a1:  B1*  N4  N1
          b1:  B2
    """)
    after = play(state, "a1xa2")
    assert stack(after, "a2") is None
    assert player(after, "light_blue").emperor == "reserve"
    assert player(after, "light_blue").reserve == 0
    assert player(after, "navy").reserve == 4


def test_e09_a_lone_emperor_survives_against_a_lone_disc() -> None:
    """Ruling E09: one against one is an equal attack, not a Kamikaze's: the Emperor takes the space."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: emperor light_blue
        board:
          a1:  B1*  N1  N1
    """)
    assert stack(play(state, "a1xa2"), "a2") == ("light_blue", 1, True)


# Exchange

HELD = """
    eko seats=3{options}
    light_blue: reserve 1, emperor purple
    navy: reserve 1
    purple: emperor {purple}
    board:
      a1:  B4  N2*  N1  P1
"""


def held(options: str = "", purple: str = "reserve") -> str:
    return HELD.format(options=options, purple=purple)


def test_a_captive_comes_home_only_by_exchange() -> None:
    """The Emperor: beating its gaoler's stacks does not free it; only another captured Emperor does."""
    state = table("""
        eko seats=2
        light_blue: reserve 1, emperor navy
        navy: emperor light_blue
        board:
          a1:  B4  N2  N1
    """)
    after = play(state, "a1xa2")
    assert player(after, "light_blue").emperor == "navy"


def test_a_player_who_captures_while_their_own_is_captive_must_exchange() -> None:
    """The Emperor: the captured one is handed to the player who holds mine, at once and without their consent."""
    after = play(table(held()), "a1xa2")
    assert player(after, "navy").emperor == "purple"
    assert player(after, "light_blue").points == 0
    assert player(after, "purple").points == 3


def test_an_exchanged_emperor_goes_to_the_reserve() -> None:
    """The Emperor: the one who comes back lies in the reserve, and leads the next reinforcement."""
    after = play(table(held()), "a1xa2")
    assert player(after, "light_blue").emperor == "reserve"
    assert after.to_act() == (1,), "a full stack takes no reinforcement"


def test_an_exchange_is_no_action() -> None:
    """The Emperor: after the exchange the turn goes on with a forced march or the reinforcement."""
    state = table("""
        eko seats=2
        light_blue: reserve 3, emperor navy
        navy: reserve 1
        board:
          a1:  B3  N2*  .  N1
    """)
    after = play(state, "a1xa2")
    assert legal(after) == {"march", "halt"}
    after = play(after, "halt", "reinforce a2 1")
    assert stack(after, "a2") == ("light_blue", 4, True)


def test_e12_victory_is_tested_after_the_exchange() -> None:
    """Ruling E12: three points of a captive who has to be handed over do not win."""
    state = table("""
        eko seats=2
        light_blue: emperor navy
        navy: reserve 1
        board:
          a1:  B4   N2*  N1
          b1:  cB2  mB3  gB2  gB2
    """)
    assert player(state, "light_blue").points == 9
    after = play(state, "a1xa2")
    assert after.ending == ""
    assert player(after, "light_blue").points == 9


def test_e12_the_captive_of_this_moment_is_handed_over() -> None:
    """Ruling E12: prisoners held already stay where they are."""
    state = table("""
        eko seats=4
        light_blue: emperor purple
        navy: reserve 1
        purple: emperor reserve
        grey: emperor light_blue
        board:
          a1:  B4  N2*  N1  P1  G1
    """)
    after = play(state, "a1xa2")
    assert player(after, "grey").emperor == "light_blue"
    assert player(after, "navy").emperor == "purple"
    assert player(after, "light_blue").emperor == "reserve"


def test_e13_two_emperors_who_hold_each_others_owner_both_go_home() -> None:
    """Ruling E13: a captive who belongs to the gaoler himself goes home as well, and nobody scores."""
    state = table("""
        eko seats=2
        light_blue: emperor navy
        navy: reserve 1
        board:
          a1:  B4  N2*  N1
    """)
    after = play(state, "a1xa2")
    assert player(after, "light_blue").emperor == "reserve"
    assert player(after, "navy").emperor == "reserve"
    assert [player(after, colour).points for colour in ("light_blue", "navy")] == [0, 0]


def test_e14_the_receiver_of_a_captive_does_not_exchange() -> None:
    """Ruling E14: only the player who captured on the board exchanges; the receiver's own Emperor stays a prisoner."""
    after = play(table(held(purple="navy")), "a1xa2")
    assert player(after, "light_blue").emperor == "reserve"
    assert player(after, "navy").emperor == "purple"
    assert player(after, "purple").emperor == "navy"


def test_e14_with_the_option_the_exchange_goes_on() -> None:
    """Ruling E14, option exchange_chain: a receiver whose own Emperor is captive exchanges in turn."""
    after = play(table(held(" exchange_chain=true", purple="navy")), "a1xa2")
    assert [player(after, colour).emperor for colour in ("light_blue", "navy", "purple")] == ["reserve"] * 3


def test_e14_the_chain_ends_with_a_receiver_whose_emperor_is_free() -> None:
    """Ruling E14, option exchange_chain: with four players the captive wanders on until nobody has to exchange."""
    drawing = """
        eko seats=4{options}
        light_blue: emperor purple
        navy: reserve 1
        purple: emperor grey
        grey: emperor reserve
        board:
          a1:  B4  N2*  N1  P1  G1
    """
    chained = play(table(drawing.format(options=" exchange_chain=true")), "a1xa2")
    found = {colour: player(chained, colour).emperor for colour in ("light_blue", "navy", "purple", "grey")}
    assert found == {"light_blue": "reserve", "navy": "grey", "purple": "reserve", "grey": "reserve"}
    plain = play(table(drawing.format(options="")), "a1xa2")
    found = {colour: player(plain, colour).emperor for colour in ("light_blue", "navy", "purple", "grey")}
    assert found == {"light_blue": "reserve", "navy": "purple", "purple": "grey", "grey": "reserve"}


def test_e15_a_prisoner_i_hold_does_not_free_my_emperor_when_it_is_taken() -> None:
    """Ruling E15: losing my Emperor while I hold another changes nothing; my next capture does."""
    state = table("""
        eko seats=3
        light_blue: reserve 1
        navy: reserve 0
        purple: emperor navy
        board:
          a1:  B4*  N2*  N1  .  P1
    """)
    after = play(state, "a1xa2")
    assert player(after, "navy").emperor == "light_blue"
    assert player(after, "purple").emperor == "navy"


def test_e21_an_eliminated_gaoler_keeps_prisoners() -> None:
    """Ruling E21: the prisoner of a player without discs is freed by exchange like any other."""
    state = table("""
        eko seats=3
        light_blue: reserve 1, emperor purple
        navy: reserve 1
        purple: emperor reserve
        board:
          a1:  B4  N2*  N1
    """)
    assert not player(state, "purple").alive
    assert player(state, "light_blue").emperor == "purple"
    after = play(state, "a1xa2")
    assert player(after, "light_blue").emperor == "reserve"
    assert player(after, "navy").emperor == "purple"


def test_e21_an_eliminated_players_emperor_keeps_giving_points() -> None:
    """Ruling E21: a captive whose owner is out is still worth three points to its gaoler."""
    state = table("""
        eko seats=3
        light_blue: reserve 0
        navy: reserve 0
        purple: reserve 4, emperor light_blue
        board:
          a1:  B4*  .  N2*
    """)
    assert not player(state, "purple").alive
    assert player(state, "light_blue").points == 3


# Building with it


PAYING = """
    eko seats=2
    light_blue: reserve 0
    navy: emperor light_blue
    board:
      a1:  B{height}*  .  .  N1
      b1:  {site}
"""


def test_the_owner_chooses_which_discs_pay_for_a_building() -> None:
    """The Emperor: though it lies on top, it need not be the disc that is spent; it may be (ruling E04)."""
    state = table(PAYING.format(height=2, site="d"))
    assert {"a1 build b1 camp", "a1 build b1 camp emperor"} <= legal(state)
    kept = play(state, "a1 build b1 camp")
    assert stack(kept, "a1") == ("light_blue", 1, True)
    assert player(kept, "light_blue").reserve == 1
    spent = play(state, "a1 build b1 camp emperor")
    assert stack(spent, "a1") == ("light_blue", 1, False)
    assert player(spent, "light_blue").reserve == 0


def test_an_emperor_spent_on_a_building_lies_in_its_own_reserve() -> None:
    """The Emperor: it is spent like any disc, goes to the reserve and to nobody's prison (ruling E04)."""
    after = play(table(PAYING.format(height=2, site="d")), "a1 build b1 camp emperor")
    assert player(after, "light_blue").emperor == "reserve"
    assert player(after, "navy").points == 0
    assert legal(after) == {"reinforce a1 1"}
    assert stack(play(after, "reinforce a1 1"), "a1") == ("light_blue", 2, True)


def test_the_emperor_counts_as_one_disc_of_the_price() -> None:
    """The Emperor: a building costs the same with it among the discs."""
    after = play(table(PAYING.format(height=4, site="gB1")), "a1 build b1 tower emperor")
    assert stack(after, "a1") == ("light_blue", 2, False)
    assert player(after, "light_blue").reserve == 1
    assert player(after, "light_blue").emperor == "reserve"


def test_e04_a_price_of_the_whole_stack_takes_the_emperor_too() -> None:
    """Ruling E04: if every disc has to go there is no choice."""
    state = table(PAYING.format(height=2, site="gB1"))
    assert "a1 build b1 tower emperor" in legal(state)
    assert refusal(state, "a1 build b1 tower") == "emperor-must-go"


def test_e04_only_its_own_stack_pays_with_the_emperor() -> None:
    """Ruling E04: a stack without it cannot offer it."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: emperor light_blue
        board:
          a1:  B2  B1*  .  N1
          b1:  d
    """)
    assert refusal(state, "a1 build b1 camp emperor") == "no-emperor-here"
