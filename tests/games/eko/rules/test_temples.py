"""Temple of the Moon and Temple of Sand: one test for each sentence, and the rulings E38 (with its options) and E39."""

import pytest

from games.eko.tables import building, legal, play, player, refusal, stack, table

# Temple of the Moon

MOON = """
    eko seats=2 storms=1 temple_moon=true{options}
    light_blue: reserve {reserve}, emperor {emperor}
    navy: emperor light_blue
    board:
      a1:  B1   .      .    ~   B4  .  N1
      b1:  .    {temple}  dN1  .
"""


def moon(reserve: int = 5, temple: str = "lB1", emperor: str = "navy", options: str = "") -> str:
    return MOON.format(reserve=reserve, temple=temple, emperor=emperor, options=options)


def reinforcing(text: str) -> set[str]:
    """The choices of the reinforcement phase after the single disc has moved to b1, away from all buildings."""
    return legal(play(table(text), "a1-b1", "halt"))


def test_the_temple_of_the_moon_carries_a_camp_only() -> None:
    """Temple of the Moon: for building it is a stone desert."""
    state = table(moon(temple="l").replace("B1   .", "B1   B3"))
    assert building(play(state, "a2 build b2 camp"), "b2") == ("light_blue", "camp")
    state = table(moon().replace("B1   .", "B1   B3"))
    assert refusal(state, "a2 build b2 tower") == "terrain-too-low"


def test_the_moons_owner_places_a_disc_on_an_empty_space() -> None:
    """Temple of the Moon: for two discs of the reserve a third comes to any empty space."""
    after = play(table(moon()), "a1-b1", "halt", "moon a6")
    assert stack(after, "a6") == ("light_blue", 1, False)
    assert player(after, "light_blue").reserve == 2


def test_the_moon_costs_two_discs_for_good() -> None:
    """Temple of the Moon: both go to the box."""
    state = table(moon())
    after = play(state, "a1-b1", "halt", "moon a6")
    assert player(after, "light_blue").box == player(state, "light_blue").box + 2


def test_the_moon_belongs_to_the_reinforcement_phase() -> None:
    """Temple of the Moon: its power is used while reinforcing, not while acting or before a march."""
    state = table(moon())
    assert refusal(state, "moon a6") == "wrong-phase"
    assert refusal(play(state, "a1-b1"), "moon a6") == "wrong-phase"


def test_the_moon_ignores_enemy_buildings() -> None:
    """Temple of the Moon: the disc may come beside an enemy building."""
    choices = reinforcing(moon())
    assert {"moon a2", "moon a3", "moon b4"} <= choices


def test_the_moon_ignores_storms() -> None:
    """Temple of the Moon: the disc may come to a storm."""
    assert stack(play(table(moon()), "a1-b1", "halt", "moon a4"), "a4") == ("light_blue", 1, False)


def test_the_moon_may_strengthen_a_stack() -> None:
    """Temple of the Moon: anywhere includes an own stack with room."""
    assert stack(play(table(moon()), "a1-b1", "halt", "moon b1"), "b1") == ("light_blue", 2, False)


def test_e38_the_moon_does_not_reach_enemy_or_full_stacks() -> None:
    """Ruling E38: no disc comes onto an enemy stack, and four is the limit."""
    state = play(table(moon()), "a1-b1", "halt")
    assert refusal(state, "moon a7") == "space-taken"
    assert refusal(state, "moon a5") == "stack-full"


@pytest.mark.parametrize("temple", ["l", "lN1"])
def test_the_moon_serves_only_the_owner_of_a_building_on_it(temple: str) -> None:
    """Temple of the Moon: an empty temple, or an enemy's, gives nothing."""
    state = play(table(moon(temple=temple).replace("B4", "B3")), "a1-b1", "halt")
    assert refusal(state, "moon a6") == "no-temple"


def test_the_moon_is_not_paid_with_the_emperor() -> None:
    """Temple of the Moon: one disc and the Emperor in the reserve do not pay for it."""
    state = play(table(moon(1, emperor="reserve")), "a1-b1")
    assert refusal(state, "moon a6") == "temple-too-dear"


def test_e38_after_the_price_a_disc_must_be_left_to_place() -> None:
    """Ruling E38: two discs are the price; a third, or the Emperor, is what is placed."""
    assert refusal(play(table(moon(2)), "a1-b1"), "moon a6") == "nothing-to-place"
    assert "moon a6" in legal(play(table(moon(2, emperor="reserve")), "a1-b1"))


def test_e38_an_emperor_in_the_reserve_is_the_disc_placed() -> None:
    """Ruling E38: it comes first here as well."""
    after = play(table(moon(3, emperor="reserve")), "a1-b1", "halt", "moon a6")
    assert stack(after, "a6") == ("light_blue", 1, True)
    assert player(after, "light_blue").reserve == 1


def test_the_moon_is_a_choice() -> None:
    """Temple of the Moon: its owner may reinforce in the ordinary way instead."""
    after = play(table(moon()), "a1-b1", "halt", "reinforce b1 1")
    assert stack(after, "b1") == ("light_blue", 2, False)


def test_e38_where_only_the_moon_is_left_nobody_has_to_use_it() -> None:
    """Ruling E38: without an open stack the phase would be skipped; the temple is an offer, so one may stop."""
    state = table("""
        eko seats=2 temple_moon=true
        light_blue: reserve 5, emperor navy
        navy: emperor light_blue
        board:
          a1:  B4   .  .  N1
          b1:  lB1  .
    """)
    after = play(state, "a1-a2", "halt")
    assert legal(after) == {"moon a1", "moon a3", "moon b2", "done"}
    assert play(after, "done").to_act() == (1,)


def test_e38_the_moon_replaces_the_ordinary_reinforcement() -> None:
    """Ruling E38: a player who uses the temple adds no other disc in that turn, and the other way round."""
    assert play(table(moon(9)), "a1-b1", "halt", "moon a6").to_act() == (1,)
    assert play(table(moon(9)), "a1-b1", "halt", "reinforce b1 1").to_act() == (1,)


def test_e38_with_the_option_the_moon_comes_on_top() -> None:
    """Ruling E38, option moon_use=also: the ordinary reinforcement takes place as well, before or after."""
    options = " moon_use=also"
    first = play(table(moon(9, options=options)), "a1-b1", "halt", "moon a6")
    assert first.to_act() == (0,)
    assert refusal(first, "done") == "must-reinforce"
    assert refusal(first, "moon a3") == "temple-used"
    assert play(first, "reinforce b1 2").to_act() == (1,)
    later = play(table(moon(9, options=options)), "a1-b1", "halt", "reinforce b1 2")
    assert {"moon a6", "done"} <= legal(later)
    assert refusal(later, "reinforce b1 1") == "one-stack-only"
    assert play(later, "moon a6").to_act() == (1,)
    assert play(later, "done").to_act() == (1,)


def test_e38_once_a_turn() -> None:
    """Ruling E38: the temple serves once a turn, and again in the next."""
    state = play(table(moon(9)), "a1-b1", "halt", "moon a4")
    assert state.to_act() == (1,)
    state = play(state, "a7-a6", "b1-a1", "halt")
    assert "moon b1" in legal(state)


def test_e38_with_the_option_as_often_as_it_can_be_paid() -> None:
    """Ruling E38, option moon_times=any: each use costs two discs and brings one."""
    state = play(table(moon(7, options=" moon_times=any")), "a1-b1", "halt", "moon a6")
    assert "done" in legal(state)
    assert refusal(state, "reinforce b1 1") == "temple-used"
    state = play(state, "moon a3")
    assert state.to_act() == (1,)
    assert player(state, "light_blue").reserve == 1
    assert [stack(state, space) for space in ("a3", "a6")] == [("light_blue", 1, False)] * 2


def test_e38_both_options_together() -> None:
    """Ruling E38, both options: several uses and the ordinary reinforcement in one phase."""
    options = " moon_use=also moon_times=any"
    state = play(table(moon(8, options=options)), "a1-b1", "halt", "moon a6", "reinforce b1 1", "moon a3")
    assert state.to_act() == (1,)
    assert player(state, "light_blue").reserve == 1


def test_e20_the_moon_brings_nobody_back() -> None:
    """Ruling E20: a player without discs on the board has no turn, so no temple either."""
    state = table("""
        eko seats=3 temple_moon=true
        light_blue: reserve 9, emperor navy
        navy: emperor light_blue
        purple: emperor light_blue
        board:
          a1:  .    B1  N1  .  P1
          b1:  lB1  d
    """)
    after = play(state, "a2 build b2 camp")
    assert after.to_act() == (1,)
    assert play(after, "a3-a2", "a5-a4").to_act() == (1,)


# Temple of Sand

SAND = """
    eko seats=3 temple_sand=true
    light_blue: reserve {reserve}, emperor {emperor}
    navy: reserve 0
    purple: emperor light_blue
    board:
      a1:  B1  .  N{height}*  .  P1  .  P3
      b1:  .   {temple}  .
"""


def sand(reserve: int = 2, temple: str = "sB1", emperor: str = "navy", height: int = 2) -> str:
    return SAND.format(reserve=reserve, temple=temple, emperor=emperor, height=height)


def test_the_temple_of_sand_carries_a_camp_only() -> None:
    """Temple of Sand: for building it is a stone desert."""
    state = table(sand().replace("B1  .", "B1  B3"))
    assert refusal(state, "a2 build b2 tower") == "terrain-too-low"


def test_the_sands_owner_removes_an_enemy_disc() -> None:
    """Temple of Sand: for two discs one disc of an enemy stack goes to its owner's reserve."""
    after = play(table(sand()), "sand a7")
    assert stack(after, "a7") == ("purple", 2, False)
    assert player(after, "purple").reserve == player(table(sand()), "purple").reserve + 1


def test_the_sand_costs_two_discs_for_good() -> None:
    """Temple of Sand: both go from the reserve to the box."""
    state = table(sand(3))
    after = play(state, "sand a7")
    assert player(after, "light_blue").reserve == 1
    assert player(after, "light_blue").box == player(state, "light_blue").box + 2


def test_the_sand_is_used_before_the_action() -> None:
    """Temple of Sand: it comes before the action phase; the action still follows and is still compulsory."""
    state = table(sand())
    after = play(state, "sand a7")
    assert after.to_act() == (0,)
    assert refusal(after, "pass") == "can-act"
    assert "a1-a2" in legal(after)


def test_the_sand_is_not_used_after_the_action() -> None:
    """Temple of Sand: once the player has acted it is too late, in a forced march too."""
    state = play(table(sand(9)), "a1-a2")
    assert refusal(state, "sand a7") == "wrong-phase"
    assert refusal(play(state, "march"), "sand a7") == "temple-used"


def test_the_sand_is_used_once_a_turn() -> None:
    """Temple of Sand: a second disc of an enemy has to wait for the next turn."""
    state = play(table(sand(9)), "sand a7")
    assert refusal(state, "sand a7") == "temple-used"
    assert not any(choice.startswith("sand") for choice in legal(state))


def test_the_sand_is_a_choice() -> None:
    """Temple of Sand: its owner may act without it."""
    assert {"a1-a2", "sand a7"} <= legal(table(sand()))


def test_the_sand_takes_no_emperor() -> None:
    """Temple of Sand: an Emperor stays; from under it a disc can be taken."""
    assert refusal(table(sand(height=1)), "sand a3") == "only-the-emperor"
    after = play(table(sand(height=2)), "sand a3")
    assert stack(after, "a3") == ("navy", 1, True)


def test_the_sand_takes_an_enemys_disc_only() -> None:
    """Temple of Sand: neither an own disc nor an empty space can be chosen."""
    state = table(sand())
    assert refusal(state, "sand a1") == "no-enemy-here"
    assert refusal(state, "sand a2") == "no-enemy-here"


@pytest.mark.parametrize("temple", ["s", "sN1"])
def test_the_sand_serves_only_the_owner_of_a_building_on_it(temple: str) -> None:
    """Temple of Sand: an empty temple, or an enemy's, gives nothing."""
    assert refusal(table(sand(temple=temple)), "sand a7") == "no-temple"


def test_the_sand_is_not_paid_with_the_emperor() -> None:
    """Temple of Sand: one disc and the Emperor in the reserve are too few."""
    assert refusal(table(sand(1, emperor="reserve")), "sand a7") == "temple-too-dear"


def test_e39_a_stack_of_one_disc_disappears() -> None:
    """Ruling E39: the space becomes free and can be entered in the action that follows."""
    after = play(table(sand()), "sand a5")
    assert stack(after, "a5") is None
    assert player(after, "purple").alive


def test_e39_the_sand_can_eliminate_a_player() -> None:
    """Ruling E39: a player who loses their last disc to it is out."""
    after = play(table(sand().replace("P1  .  P3", "P1  .  .")), "sand a5")
    assert not player(after, "purple").alive
    assert after.ending == ""
    after = play(after, "a1-a2")
    assert after.to_act() == (1,)


def test_e39_the_sand_can_end_the_game() -> None:
    """Ruling E39: a player who removes the last enemy disc is alone on the board and wins at once."""
    state = table("""
        eko seats=2 temple_sand=true
        light_blue: reserve 2, emperor navy
        navy: emperor light_blue
        board:
          a1:  B1   .  N1
          b1:  sB1
    """)
    after = play(state, "sand a3")
    assert after.ending == "last-on-board"
    assert after.returns() == [1.0, 0.0]


def test_e01_a_player_who_cannot_act_may_open_a_way_with_sand() -> None:
    """Ruling E01, Temple of Sand: beside passing there is the temple; a walled-in stack can get an action by it."""
    state = table("""
        eko seats=2 temple_sand=true
        light_blue: reserve 2, emperor navy
        navy: emperor light_blue
        board:
          a1:  B2   N2  .  N1
          b1:  sB1
    """)
    assert legal(state) == {"pass", "sand a2", "sand a4"}
    after = play(state, "sand a2")
    assert refusal(after, "pass") == "can-act"
    assert "a1xa2" in legal(after)
