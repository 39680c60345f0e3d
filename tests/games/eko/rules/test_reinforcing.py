"""Reinforcement phase and Temple of Wind: one test for each sentence, and the rulings on them.

The rulings are E20, E24, E25, E26, E37, E42 and E48.
"""

from games.eko.tables import legal, look, play, player, refusal, stack, table
from moonsaga.games.eko.game import GAME

# The phase

ONE_STACK = """
    eko seats=2
    light_blue: reserve {reserve}, emperor {emperor}
    navy: emperor light_blue
    board:
      a1:  B{height}  .  .  .  N1
"""


def one_stack(reserve: int, height: int = 1, emperor: str = "navy") -> str:
    return ONE_STACK.format(reserve=reserve, height=height, emperor=emperor)


def test_the_phase_follows_the_action_phase_of_every_turn() -> None:
    """Reinforcement: it comes directly after the action phase."""
    after = play(table(one_stack(2)), "a1-a2")
    assert after.to_act() == (0,)
    assert legal(after) == {"reinforce a2 1", "reinforce a2 2"}


def test_an_empty_reserve_skips_the_phase() -> None:
    """Reinforcement: without discs in the reserve it is left out."""
    assert play(table(one_stack(0)), "a1-a2").to_act() == (1,)


def test_at_least_one_disc_comes_back() -> None:
    """Reinforcement: a player with discs in the reserve must bring one back, if they can."""
    after = play(table(one_stack(2)), "a1-a2")
    assert refusal(after, "done") == "must-reinforce"


def test_reinforcing_takes_discs_from_the_reserve() -> None:
    """Reinforcement: the discs leave the reserve and lie on the stack."""
    after = play(table(one_stack(2)), "a1-a2", "reinforce a2 2")
    assert stack(after, "a2") == ("light_blue", 3, False)
    assert player(after, "light_blue").reserve == 0


# One stack

TWO_STACKS = """
    eko seats=2
    light_blue: reserve 2, emperor navy
    navy: emperor light_blue
    board:
      a1:  B1  .  B1  .  N1
"""


def test_all_discs_join_a_single_stack() -> None:
    """Reinforcement: one stack gets them all; then the turn is over, whatever is left in the reserve."""
    after = play(table(TWO_STACKS), "a1-a2")
    assert legal(after) == {"reinforce a2 1", "reinforce a2 2", "reinforce a3 1", "reinforce a3 2"}
    after = play(after, "reinforce a2 1")
    assert after.to_act() == (1,)
    assert player(after, "light_blue").reserve == 1


def test_discs_never_come_to_an_empty_space() -> None:
    """Reinforcement: a stack must stand there already."""
    assert refusal(play(table(TWO_STACKS), "a1-a2"), "reinforce a1 1") == "not-your-stack"


def test_discs_never_come_to_an_enemy_stack() -> None:
    """Reinforcement: the stack must be one's own."""
    assert refusal(play(table(TWO_STACKS), "a1-a2"), "reinforce a5 1") == "not-your-stack"


# Enemy buildings

BESIDE_ENEMY = """
    eko seats=2
    light_blue: reserve 2, emperor {emperor}
    navy: emperor {navy}
    board:
      a1:  B1   .  .  {other}  .  N1
      b1:  dN1  d
"""


def beside_enemy(other: str = ".", emperor: str = "navy", navy: str = "light_blue") -> str:
    return BESIDE_ENEMY.format(other=other, emperor=emperor, navy=navy)


def test_a_stack_beside_an_enemy_building_gets_no_discs() -> None:
    """Reinforcement: a stack that touches an enemy building is closed; others are open."""
    after = play(table(beside_enemy("B1")), "a1-a2")
    assert refusal(after, "reinforce a2 1") == "near-enemy-building"
    assert legal(after) == {"reinforce a4 1", "reinforce a4 2"}


def test_an_own_building_beside_the_stack_does_not_help() -> None:
    """Reinforcement: the ban holds as well for a stack that touches a building of its own colour."""
    state = table("""
        eko seats=2
        light_blue: reserve 2, emperor navy
        navy: emperor light_blue
        board:
          a1:  .    B1   .  B1  .  N1
          b1:  dN1  dB1
    """)
    after = play(state, "a4-a5")
    assert refusal(after, "reinforce a2 1") == "near-enemy-building"
    assert legal(after) == {"reinforce a5 1", "reinforce a5 2"}


def test_own_buildings_alone_do_not_hinder() -> None:
    """Reinforcement: only enemy buildings close a stack."""
    after = play(table(one_stack(1, 2).replace("N1\n", "N1\n      b1:  d\n")), "a1 build b1 camp")
    assert legal(after) == {"reinforce a1 1", "reinforce a1 2"}


def test_where_no_stack_is_open_the_phase_is_skipped() -> None:
    """Reinforcement: if these conditions cannot be met no disc comes back, and the next player takes their turn."""
    after = play(table(beside_enemy()), "a1-a2")
    assert after.to_act() == (1,)
    assert player(after, "light_blue").reserve == 2


def test_e20_buildings_of_an_eliminated_player_close_stacks_too() -> None:
    """Ruling E20: they still stand there, and they are still another player's."""
    state = table("""
        eko seats=3
        light_blue: reserve 2, emperor navy
        navy: emperor light_blue
        purple: reserve 1, emperor navy
        board:
          a1:  B1   .  .  .  N1
          b1:  dP1  .
    """)
    after = play(state, "a1-a2")
    assert not player(after, "purple").alive
    assert after.to_act() == (1,)


# Four discs


def test_a_stack_never_has_more_than_four_discs() -> None:
    """Reinforcement: the limit of four holds, so at most three discs join, and a full stack gets none."""
    assert legal(play(table(one_stack(9)), "a1-a2", "halt")) == {f"reinforce a2 {count}" for count in (1, 2, 3)}
    assert legal(play(table(one_stack(9, 2)), "a1-a2", "halt")) == {"reinforce a2 1", "reinforce a2 2"}
    assert refusal(play(table(one_stack(9, 2)), "a1-a2", "halt"), "reinforce a2 3") == "not-so-many"
    assert play(table(one_stack(9, 4)), "a1-a2", "halt").to_act() == (1,)


def test_a_full_stack_beside_an_open_one_is_refused() -> None:
    """Reinforcement: four discs are four; another stack must take the reinforcement."""
    after = play(table(TWO_STACKS.replace("a1:  B1", "a1:  B4")), "a1-a2")
    assert refusal(after, "reinforce a2 1") == "stack-full"
    assert legal(after) == {"reinforce a3 1", "reinforce a3 2"}


def test_not_more_discs_than_the_reserve_has() -> None:
    """Reinforcement: discs come from the reserve."""
    assert refusal(play(table(one_stack(1)), "a1-a2"), "reinforce a2 2") == "not-so-many"


def test_e24_any_number_from_one_to_three() -> None:
    """Ruling E24: the player chooses how many discs they bring back."""
    state = play(table(one_stack(3)), "a1-a2", "halt")
    for count in (1, 2, 3):
        assert stack(play(state, f"reinforce a2 {count}"), "a2") == ("light_blue", 1 + count, False)


# The Emperor


def test_an_emperor_in_the_reserve_comes_first() -> None:
    """Reinforcement: whatever number is brought back, the Emperor is its first disc."""
    state = play(table(one_stack(1, emperor="reserve")), "a1-a2")
    assert legal(state) == {"reinforce a2 1", "reinforce a2 2"}
    alone = play(state, "reinforce a2 1")
    assert stack(alone, "a2") == ("light_blue", 2, True)
    assert player(alone, "light_blue").reserve == 1
    both = play(state, "reinforce a2 2")
    assert stack(both, "a2") == ("light_blue", 3, True)
    assert player(both, "light_blue").reserve == 0


def test_an_emperor_is_reinforcement_enough() -> None:
    """Reinforcement: with the Emperor alone in the reserve the phase is not skipped."""
    after = play(table(one_stack(0, emperor="reserve")), "a1-a2")
    assert legal(after) == {"reinforce a2 1"}


def test_the_emperor_alone_may_join_a_stack_beside_an_enemy_building() -> None:
    """Reinforcement, exception: it may be placed if all stacks with room touch enemy buildings; others not."""
    after = play(table(beside_enemy(emperor="reserve", navy="light_blue")), "a1-a2")
    assert legal(after) == {"reinforce a2 1"}
    assert refusal(after, "reinforce a2 2") == "emperor-alone"
    after = play(after, "reinforce a2 1")
    assert stack(after, "a2") == ("light_blue", 2, True)
    assert player(after, "light_blue").reserve == 2


def test_the_exception_is_only_for_want_of_an_open_stack() -> None:
    """Reinforcement, exception: with another stack open the Emperor obeys the ban like every disc."""
    after = play(table(beside_enemy("B1", emperor="reserve")), "a1-a2")
    assert refusal(after, "reinforce a2 1") == "near-enemy-building"
    assert legal(after) == {f"reinforce a4 {count}" for count in (1, 2, 3)}


def test_e25_a_full_stack_is_no_open_stack() -> None:
    """Ruling E25: a stack of four cannot take it, so it does not stand against the exception."""
    after = play(table(beside_enemy("B4", emperor="reserve")), "a1-a2")
    assert legal(after) == {"reinforce a2 1"}


def test_the_exception_does_not_allow_an_empty_space() -> None:
    """Reinforcement, exception: even it needs a stack on the board."""
    after = play(table(beside_enemy(emperor="reserve")), "a1-a2")
    assert refusal(after, "reinforce a1 1") == "not-your-stack"


def test_e25_further_discs_go_on_the_emperors_stack() -> None:
    """Ruling E25: the Emperor and the discs that follow it join one stack; then the turn is over."""
    state = table(TWO_STACKS.replace("emperor navy", "emperor reserve"))
    after = play(state, "a1-a2", "reinforce a3 2")
    assert stack(after, "a3") == ("light_blue", 3, True)
    assert after.to_act() == (1,)


def test_e26_the_exception_must_be_used() -> None:
    """Ruling E26: it is placed first whenever that is possible, so nobody may leave it in the reserve."""
    after = play(table(beside_enemy(emperor="reserve")), "a1-a2")
    assert refusal(after, "done") == "must-reinforce"


# Storms

IN_STORM = """
    eko seats=2 storms=1{options}
    light_blue: reserve 2, emperor {emperor}
    navy: emperor light_blue
    {feature}
    board:
      a1:  .  ~B2  ~  {other}
      b1:  .  ~{enemy}  N1  .
"""


def in_storm(
    emperor: str = "navy", other: str = "B1", options: str = "", feature: str = "quiet: 0", enemy: str = ""
) -> str:
    return IN_STORM.format(emperor=emperor, other=other, options=options, feature=feature, enemy=enemy)


def test_e24_a_stack_in_a_storm_gets_no_discs() -> None:
    """Labyrinth of Storms, ruling E24: discs join only stacks outside the storms."""
    after = play(table(in_storm()), "a4-b4")
    assert refusal(after, "reinforce a2 1") == "storm-stack"
    assert legal(after) == {"reinforce b4 1", "reinforce b4 2"}


def test_e24_the_emperors_exception_does_not_lift_the_storm() -> None:
    """Ruling E24: the exception is for enemy buildings; with all stacks in storms it stays in the reserve."""
    after = play(table(in_storm("reserve", other=".")), "a2-a3", "halt")
    assert stack(after, "a3") == ("light_blue", 1, False)
    assert after.to_act() == (1,)
    assert player(after, "light_blue").emperor == "reserve"


def test_e42_the_lighthouses_holder_reinforces_stacks_in_storms() -> None:
    """Lighthouse, ruling E42: for its holder a storm is an ordinary space in the reinforcement phase too."""
    state = table(in_storm(options=" lighthouse=true", feature="lighthouse: a2 a3 b2"))
    after = play(state, "a4-b4")
    assert legal(after) == {f"reinforce {space} {count}" for space in ("a2", "b4") for count in (1, 2)}


def test_e42_a_tie_at_the_lighthouse_helps_nobody() -> None:
    """Lighthouse, ruling E42: with as many stacks round it as an enemy the storm closes the stack as usual."""
    state = table(in_storm(options=" lighthouse=true", feature="lighthouse: a2 a3 b2", enemy="N1"))
    after = play(state, "a4-b4")
    assert refusal(after, "reinforce a2 1") == "storm-stack"


def test_e42_the_lighthouse_is_read_once_for_a_whole_phase() -> None:
    """Ruling E42: its majority at the start of the phase counts; a stack that the Moon adds comes too late."""
    drawing = in_storm(
        options=" lighthouse=true temple_moon=true moon_use=also", feature="lighthouse: a2 a3 b2", enemy="N1"
    )
    state = table(drawing.replace("reserve 2", "reserve 5") + "      c1:  lB1\n")
    after = play(state, "a4-b4", "halt", "moon a3")
    assert stack(after, "a3") == ("light_blue", 1, False)
    assert refusal(after, "reinforce a2 1") == "storm-stack"


# Temple of Wind

WIND = """
    eko seats=2 temple_wind=true{options}
    light_blue: reserve {reserve}, emperor {emperor}
    navy: emperor light_blue
    board:
      a1:  B1  .   B1  .  B2  .  B4  .  N1
      b1:  .   {temple}  w  .
      c1:  .   w
"""


def wind(reserve: int = 2, temple: str = "wB1", emperor: str = "navy", options: str = "") -> str:
    return WIND.format(reserve=reserve, temple=temple, emperor=emperor, options=options)


def test_a_building_on_the_temple_of_wind_opens_several_stacks() -> None:
    """Temple of Wind: its owner may spread their reinforcement over several stacks."""
    state = play(table(wind()), "a1-a2", "reinforce a2 1")
    assert state.to_act() == (0,)
    state = play(state, "reinforce a3 1")
    assert stack(state, "a2") == ("light_blue", 2, False)
    assert stack(state, "a3") == ("light_blue", 2, False)
    assert state.to_act() == (1,)


def test_without_a_building_on_the_temple_one_stack_is_all() -> None:
    """Temple of Wind: an empty temple, or an enemy's, changes nothing."""
    assert play(table(wind(temple="w")), "a1-a2", "reinforce a2 1").to_act() == (1,)
    state = table(wind(temple="wN1").replace("a1:  B1", "a1:  .").replace("c1:  .", "c1:  B1"))
    assert play(state, "a5-a6", "reinforce a6 1").to_act() == (1,)


def test_the_owner_of_the_temple_may_stop_after_one_disc() -> None:
    """Temple of Wind: at least one disc, as ever; how many stacks is their choice."""
    state = play(table(wind()), "a1-a2")
    assert refusal(state, "done") == "must-reinforce"
    assert play(state, "reinforce a2 1", "done").to_act() == (1,)


def test_all_other_rules_hold_for_each_of_the_stacks() -> None:
    """Temple of Wind: four discs at most, no empty space, no stack beside an enemy building, the Emperor first."""
    drawing = wind(3).replace("w  .\n", "w  .  dN1\n")
    state = play(table(drawing), "a1-a2", "halt")
    assert refusal(state, "reinforce a1 1") == "not-your-stack"
    assert refusal(state, "reinforce a5 1") == "near-enemy-building"
    assert refusal(state, "reinforce a7 1") == "stack-full"
    assert legal(state) == {f"reinforce {space} {count}" for space in ("a2", "a3") for count in (1, 2, 3)}


def test_e37_no_limit_for_all_stacks_together() -> None:
    """Ruling E37: each stack obeys the limit of four, and that is the only limit."""
    state = play(
        table(wind(8).replace("B4", ".")), "a1-a2", "halt", "reinforce a2 3", "reinforce a3 3", "reinforce a5 2"
    )
    assert [stack(state, space) for space in ("a2", "a3", "a5")] == [("light_blue", 4, False)] * 3
    assert state.to_act() == (1,)


def test_e37_with_the_option_three_discs_in_all() -> None:
    """Ruling E37, option wind_limit=three: all stacks together get no more than three discs."""
    state = play(table(wind(7, options=" wind_limit=three")), "a1-a2", "halt", "reinforce a2 2")
    assert legal(state) == {"reinforce a3 1", "reinforce a5 1", "done"}
    assert refusal(state, "reinforce a3 2") == "not-so-many"
    assert play(state, "reinforce a3 1").to_act() == (1,)


def test_e48_several_stacks_are_reinforced_in_any_order() -> None:
    """Ruling E48: whichever stack comes first, the others stay open; each is reinforced once."""
    state = play(table(wind(7)), "a1-a2", "halt")
    assert legal(state) == {
        *(f"reinforce {space} {count}" for space in ("a2", "a3") for count in (1, 2, 3)),
        *(f"reinforce a5 {count}" for count in (1, 2)),
    }
    state = play(state, "reinforce a5 1")
    assert state.to_act() == (0,)
    assert refusal(state, "reinforce a5 1") == "already-reinforced"
    assert legal(state) == {"done", *(f"reinforce {space} {count}" for space in ("a2", "a3") for count in (1, 2, 3))}
    state = play(state, "reinforce a2 1")
    assert legal(state) == {"done", *(f"reinforce a3 {count}" for count in (1, 2, 3))}
    assert play(state, "reinforce a3 1").to_act() == (1,)


def test_e48_the_order_leaves_no_trace() -> None:
    """Ruling E48: the same discs on the same stacks are the same position, in the midst of the phase too."""
    state = play(table(wind(7)), "a1-a2", "halt")
    one, other = play(state, "reinforce a5 1", "reinforce a2 2"), play(state, "reinforce a2 2", "reinforce a5 1")
    assert one.dump() == other.dump()
    assert look(one).turn.reinforced == ("a2", "a5")
    assert table(GAME.diagram(one.view(None))).dump() == one.dump()


def test_e48_the_next_turn_opens_all_stacks_again() -> None:
    """Ruling E48: only what was reinforced in this phase is closed."""
    state = play(table(wind(7)), "a1-a2", "halt", "reinforce a5 1", "done", "a9-a8", "a2-a1", "halt")
    assert look(state).turn.reinforced == ()
    assert "reinforce a5 1" in legal(state)


def test_e48_the_emperors_stack_comes_first() -> None:
    """Ruling E48: it comes with the first stack, whichever it is; the others follow in any order."""
    state = play(table(wind(3, emperor="reserve")), "a1-a2", "halt", "reinforce a5 1")
    assert stack(state, "a5") == ("light_blue", 3, True)
    assert refusal(state, "reinforce a5 1") == "already-reinforced"
    state = play(state, "reinforce a3 2", "reinforce a2 1")
    assert stack(state, "a2") == ("light_blue", 2, False)
    assert state.to_act() == (1,)


def test_the_prompt_mentions_the_temple_of_wind_to_its_owner() -> None:
    """Temple of Wind: a player who may reinforce several stacks is prompted for several."""
    asked = {temple: GAME.prompt(play(table(wind(2, temple)), "a5-a6").view(0)).key for temple in ("w", "wB1")}
    assert asked == {"w": "phase-reinforce-prompt", "wB1": "phase-reinforce-prompt-wind"}
    later = play(table(wind(2)), "a5-a6", "reinforce a6 1")
    assert GAME.prompt(later.view(0)).key == "phase-reinforce-prompt-wind"
    assert GAME.prompt(table(wind(2)).view(0)).key == "phase-act-prompt"
