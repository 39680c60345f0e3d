"""Course of a turn and Forced march: one test for each sentence, and the rulings E01, E02, E17, E18 and E20."""

from games.eko.tables import building, legal, play, player, refusal, stack, table

# Course of a turn


def test_players_take_turns_clockwise() -> None:
    """Course of a turn: one player after the other takes a turn, in the order of the seats, again and again."""
    state = table("""
        eko seats=3
        light_blue: emperor navy
        navy: emperor purple
        purple: emperor light_blue
        board:
          a1:  B1  .  N1  .  P1  .
    """)
    assert state.to_act() == (0,)
    state = play(state, "a1-a2")
    assert state.to_act() == (1,)
    state = play(state, "a3-a4")
    assert state.to_act() == (2,)
    state = play(state, "a5-a6")
    assert state.to_act() == (0,)


def test_a_turn_is_an_action_and_then_a_reinforcement() -> None:
    """Course of a turn: both phases are compulsory, the action phase comes first."""
    state = table("""
        eko seats=2
        light_blue: reserve 2, emperor navy
        navy: emperor light_blue
        board:
          a1:  B1  .  .  N1
    """)
    assert refusal(state, "reinforce a1 1") == "wrong-phase"
    after = play(state, "a1-a2")
    assert after.to_act() == (0,)
    assert legal(after) == {"reinforce a2 1", "reinforce a2 2"}
    assert refusal(after, "done") == "must-reinforce"
    assert play(after, "reinforce a2 1").to_act() == (1,)


def test_the_action_phase_has_one_action() -> None:
    """Course of a turn: of moving and building one is chosen, once."""
    state = table("""
        eko seats=2
        light_blue: reserve 1, emperor navy
        navy: emperor light_blue
        board:
          a1:  B2  .  .  N1
          b1:  d
    """)
    assert {"a1-a2", "a1 build b1 camp"} <= legal(state)
    moved = play(state, "a1-a2")
    assert refusal(moved, "a2-a3") == "wrong-phase"
    assert refusal(moved, "a2 build b1 camp") == "wrong-phase"
    assert refusal(play(state, "a1 build b1 camp"), "a1-a2") == "wrong-phase"


def test_e02_a_player_who_can_act_must() -> None:
    """Ruling E02: with a legal action nobody may pass, and going nowhere is no move."""
    state = table("""
        eko seats=2
        light_blue: reserve 1, emperor navy
        navy: emperor light_blue
        board:
          a1:  B1  .  N1
    """)
    assert "pass" not in legal(state)
    assert refusal(state, "pass") == "can-act"
    assert refusal(state, "a1-a1") == "same-space"


def test_e02_a_player_who_can_only_build_must_build() -> None:
    """Ruling E02: a building is an action as good as a move, so a walled-in stack beside a free site has to build."""
    state = table("""
        eko seats=2
        light_blue: reserve 1, emperor navy
        navy: emperor light_blue
        board:
          a1:  B1  N2
          b1:  d
    """)
    assert legal(state) == {"a1 build b1 camp"}
    assert refusal(state, "pass") == "can-act"


def test_e01_without_an_action_the_turn_goes_on_with_the_reinforcement() -> None:
    """Ruling E01: a player without any legal action passes; the reinforcement phase is not lost."""
    state = table("""
        eko seats=2
        light_blue: reserve 2, emperor navy
        navy: emperor light_blue
        board:
          a1:  B1  N2  .
    """)
    assert legal(state) == {"pass"}
    after = play(state, "pass")
    assert legal(after) == {"reinforce a1 1", "reinforce a1 2"}
    after = play(after, "reinforce a1 2")
    assert stack(after, "a1") == ("light_blue", 3, False)
    assert after.to_act() == (1,)


def test_e01_a_player_who_passed_may_not_buy_a_forced_march() -> None:
    """Ruling E01: a forced march repeats an action; where none was possible there is nothing to repeat."""
    state = table("""
        eko seats=2
        light_blue: reserve 6, emperor navy
        navy: emperor light_blue
        board:
          a1:  B1  N2  .
    """)
    after = play(state, "pass")
    assert refusal(after, "march") == "march-without-action"
    assert player(after, "light_blue").reserve == 6


def test_e01_a_pass_with_an_empty_reserve_ends_the_turn() -> None:
    """Ruling E01: with nothing to do in either phase the next player takes their turn."""
    state = table("""
        eko seats=2
        light_blue: emperor navy
        navy: emperor light_blue
        board:
          a1:  B1  N2  .
    """)
    assert play(state, "pass").to_act() == (1,)


def test_e20_players_without_discs_on_the_board_are_skipped() -> None:
    """Ruling E20: a player who has no disc on the board takes no turn, whatever lies in their reserve."""
    state = table("""
        eko seats=4
        light_blue: emperor navy
        navy: reserve 9, emperor reserve
        purple: reserve 3, emperor navy
        grey: emperor navy
        board:
          a1:  B1  .  .  G1
    """)
    state = play(state, "a1-a2")
    assert state.to_act() == (3,)
    assert play(state, "a4-a3").to_act() == (0,)


def test_e20_a_player_who_spends_the_last_disc_has_no_reinforcement() -> None:
    """Ruling E20: a player who leaves the board by their own action is out at once: no march, no reinforcement."""
    state = table("""
        eko seats=3
        light_blue: reserve 8, emperor navy
        navy: emperor purple
        purple: emperor light_blue
        board:
          a1:  B1  .  N1  .  P1
          b1:  d
    """)
    after = play(state, "a1 build b1 camp")
    assert after.to_act() == (1,)
    assert player(after, "light_blue").reserve == 9
    assert not player(after, "light_blue").alive
    assert building(after, "b1") == ("light_blue", "camp")


# Forced march

MARCHING = """
    eko seats=2
    light_blue: reserve {reserve}, emperor {emperor}
    navy: emperor light_blue
    board:
      a1:  B2  .  .  .  .  N1
      b1:  g  .  d
"""


def marching(reserve: int, emperor: str = "navy") -> str:
    return MARCHING.format(reserve=reserve, emperor=emperor)


def test_a_forced_march_is_offered_right_before_the_reinforcement() -> None:
    """Forced march: it stands between the action and the reinforcement phase."""
    state = table(marching(3))
    assert refusal(state, "march") == "wrong-phase"
    state = play(state, "a1-a2")
    assert legal(state) == {"march", "halt"}
    assert refusal(state, "reinforce a2 1") == "wrong-phase"
    state = play(state, "halt", "reinforce a2 1")
    assert state.to_act() == (1,)


def test_a_forced_march_is_voluntary() -> None:
    """Forced march: a player may do without it and keeps their discs."""
    after = play(table(marching(3)), "a1-a2", "halt")
    assert player(after, "light_blue").reserve == 3
    assert legal(after) == {"reinforce a2 1", "reinforce a2 2"}


def test_a_forced_march_is_one_more_move() -> None:
    """Forced march: the additional action may be a move, of the same stack too."""
    state = play(table(marching(3)), "a1-a2", "march")
    assert "a2-a3" in legal(state)
    assert refusal(state, "pass") == "can-act"
    after = play(state, "a2-a5")
    assert stack(after, "a5") == ("light_blue", 2, False)
    assert after.to_act() == (1,)


def test_a_forced_march_is_one_more_building() -> None:
    """Forced march: the additional action may be a building; what it costs is reserve for the phase that follows."""
    after = play(table(marching(3)), "a1-a2", "march", "a2 build b1 camp")
    assert building(after, "b1") == ("light_blue", "camp")
    assert legal(after) == {"reinforce a2 1"}


def test_a_forced_march_costs_three_discs_of_the_reserve_for_good() -> None:
    """Forced march: three discs of the reserve go to the box and are out of the game."""
    state = table(marching(4))
    after = play(state, "a1-a2", "march")
    assert player(after, "light_blue").reserve == 1
    assert player(after, "light_blue").box == player(state, "light_blue").box + 3


def test_a_forced_march_is_not_paid_with_discs_of_the_board() -> None:
    """Forced march: two discs in the reserve are too few, however many stand on the board."""
    after = play(table(marching(2)), "a1-a2")
    assert legal(after) == {"reinforce a2 1", "reinforce a2 2"}
    assert refusal(after, "march") == "march-too-dear"


def test_a_forced_march_happens_once_a_turn() -> None:
    """Forced march: after the additional action the reinforcement phase follows, even with discs for another march."""
    after = play(table(marching(9)), "a1-a2", "march", "a2-a3")
    assert player(after, "light_blue").reserve == 6
    assert refusal(after, "march") == "wrong-phase"
    assert legal(after) == {"reinforce a3 1", "reinforce a3 2"}


def test_a_forced_march_may_be_bought_in_every_turn() -> None:
    """Forced march: the limit is for one turn; the next turn has its own."""
    state = play(table(marching(7)), "a1-a2", "march", "a2-a3", "reinforce a3 1", "a6-a5")
    state = play(state, "a3-a2")
    assert legal(state) == {"march", "halt"}


def test_a_forced_march_is_never_paid_with_the_emperor() -> None:
    """Forced march, The Emperor: an Emperor in the reserve does not count among the three discs."""
    assert refusal(play(table(marching(2, "reserve")), "a1-a2"), "march") == "march-too-dear"
    after = play(table(marching(3, "reserve")), "a1-a2", "march")
    assert player(after, "light_blue").reserve == 0
    assert player(after, "light_blue").emperor == "reserve"


def test_e17_discs_that_just_came_to_the_reserve_pay_for_a_march() -> None:
    """Ruling E17: what a building cost a moment ago may be spent on the march."""
    after = play(table(marching(2)), "a1 build b1 camp")
    assert player(after, "light_blue").reserve == 3
    assert legal(after) == {"march", "halt"}


ELEVEN_POINTS = """
    eko seats=2
    light_blue: reserve 3, emperor reserve
    navy: reserve 2, emperor light_blue
    board:
      a1:  B2   .    .    .    .    N1
      b1:  c    mB3  gB2  gB2  dB1
"""


def test_e17_victory_comes_before_a_march() -> None:
    """Ruling E17: the first action is tested for victory before a march can be bought."""
    after = play(table(ELEVEN_POINTS), "a1 build b1 camp")
    assert after.ending == "points"
    assert after.to_act() == ()


def test_e17_victory_is_tested_again_after_the_march() -> None:
    """Ruling E17: the additional action can win as well, before any reinforcement."""
    after = play(table(ELEVEN_POINTS), "a1-a2", "march", "a2 build b1 camp")
    assert after.ending == "points"
    assert after.returns() == [1.0, 0.0]


def test_e18_no_march_without_a_legal_action() -> None:
    """Ruling E18: where nothing could be done with it, a march is not for sale."""
    state = table("""
        eko seats=2
        light_blue: reserve 5, emperor navy
        navy: emperor light_blue
        board:
          a1:  B2  N3  .
          b1:  d
    """)
    after = play(state, "a1 build b1 camp")
    assert player(after, "light_blue").reserve == 6
    assert legal(after) == {"reinforce a1 1", "reinforce a1 2", "reinforce a1 3"}
