"""Moving, with portals, storms and the lighthouse: one test for each sentence.

The worked example is one position, with a test for each of its cases B to H.
"""

import pytest

from games.eko.tables import building, legal, look, play, player, refusal, stack, table
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.contract import State, Target
from moonsaga.kernel.errors import NotationError


def goals(state: State, space: str) -> set[str]:
    """Where the stack on this space may go, each with its sign: - empty, + own stack, x enemy stack."""
    return {line.removeprefix(space) for line in legal(state) if line.startswith(space) and " " not in line}


# How a stack moves

OPEN = """
    eko
    light_blue: reserve 2
    navy: reserve 1
    board:
      a1:  .   .   B2*  x   .
      b1:    .   N3  x   .   .
      c1:  B1  .   .   .   N1*
"""


def test_a_stack_moves_any_number_of_spaces() -> None:
    """Moving: a stack goes over the board as far as it likes."""
    assert {"a1-a2", "a1-a3", "a1-a4", "a1-a5"} <= legal(table("eko\nboard:\n  a1: B2* . . . . N4*"))


def test_a_stack_changes_direction_as_often_as_it_likes() -> None:
    """Moving: on its way it may turn, even several times."""
    state = table(
        """
        eko
        board:
          a1: .  x  .   .
          b1: B2* x .  x  .
          c1: .   .  x  .   .  N4*
        """
    )
    # b1, c1, c2, b3, a4 and b5 is not beside a4: the way ends there
    assert goals(state, "b1") == {"-a1", "-c1", "-c2", "-b3", "-a3", "-a4"}


def test_one_stack_moves() -> None:
    """Moving: the action changes the place of one stack; then the turn goes on."""
    after = play(table(OPEN), "a3-a1")
    assert stack(after, "a1") == ("light_blue", 2, True)
    assert stack(after, "a3") is None
    assert stack(after, "c1") == ("light_blue", 1, False)
    assert look(after).phase == "reinforce"


@pytest.mark.parametrize("line", ["b2-b1", "a1-a2"])
def test_only_own_stacks_move(line: str) -> None:
    """Moving: it is one of your own stacks."""
    assert refusal(table(OPEN), line) == "not-your-stack"


def test_a_stack_is_never_split() -> None:
    """Moving: part of a stack cannot move alone; all its discs come along."""
    after = play(table(OPEN), "a3-a2")
    assert (stack(after, "a2"), stack(after, "a3")) == (("light_blue", 2, True), None)


def test_enemy_stacks_are_obstacles() -> None:
    """Moving: a stack of another player bars the way."""
    state = table("eko\nboard:\n  a1: B2* . N3* . .")
    assert goals(state, "a1") == {"-a2"}
    assert refusal(state, "a1-a4") == "no-way"


def test_own_stacks_are_obstacles() -> None:
    """Moving: so does one of your own."""
    state = table("eko\nboard:\n  a1: B2* . B1 . N4*")
    assert goals(state, "a1") == {"-a2", "+a3"}
    assert refusal(state, "a1-a4") == "no-way"


@pytest.mark.parametrize("terrain", ["x", "d", "g", "c", "m", "l", "s", "dN1", "mB3", "_"])
def test_terrain_is_an_obstacle(terrain: str) -> None:
    """Moving: whatever is no space, built on or not, bars the way."""
    state = table(f"eko\nboard:\n  a1: B2* . {terrain} . N4*")
    assert goals(state, "a1") == {"-a2"}
    assert refusal(state, "a1-a4") == "no-way"


def test_e08_buildings_stand_on_terrain_and_block_no_more_than_it_does() -> None:
    """Ruling E08: a building never makes a space impassable."""
    built = table("eko\nboard:\n  a1: B2* .  .  N4*\n  b1: dN1 mN3 gB1")
    bare = table("eko\nboard:\n  a1: B2* .  .  N4*\n  b1: d   m   g")
    assert goals(built, "a1") == goals(bare, "a1")


# Three ways to move


def test_a_stack_moves_to_an_empty_space() -> None:
    """Moving: the first way."""
    assert stack(play(table(OPEN), "c1-c2"), "c2") == ("light_blue", 1, False)


def test_a_stack_regroups_with_another_own_stack() -> None:
    """Moving: the second way; the moved stack lies on top, and the two are one."""
    after = play(table(OPEN), "c1+a3")
    assert (stack(after, "c1"), stack(after, "a3")) == (None, ("light_blue", 3, True))


def test_regrouping_brings_the_emperor_along() -> None:
    """Moving, The Emperor: it comes with its stack and tops the new one."""
    after = play(table(OPEN), "a3+c1")
    assert (stack(after, "a3"), stack(after, "c1")) == (None, ("light_blue", 3, True))
    assert player(after, "light_blue").emperor == "c1"


def test_no_stack_has_more_than_four_discs() -> None:
    """Moving: a regrouping that would make a taller stack is not allowed."""
    state = table("eko\nboard:\n  a1: B2* . B2 _ N4*\n  b1: .   B3")
    assert goals(state, "a1") == {"-a2", "-b1", "+a3"}
    assert refusal(state, "a1+b2") == "too-tall"
    assert stack(play(state, "a1+a3"), "a3") == ("light_blue", 4, True)


def test_an_attack_destroys_a_smaller_enemy_stack_and_takes_its_place() -> None:
    """Moving: the third way."""
    after = play(table("eko\nboard:\n  a1: B3* . N2 N4*"), "a1xa3")
    assert (stack(after, "a1"), stack(after, "a3")) == (None, ("light_blue", 3, True))


def test_destroyed_discs_return_to_their_owners_reserve() -> None:
    """Moving: they go to the reserve of their owner, ready for their next reinforcement phase."""
    after = play(table("eko\nboard:\n  a1: B3* . N2 . N1*"), "a1xa3")
    assert player(after, "navy").reserve == 2
    assert look(after).turn.seat == 1
    after = play(after, "a5-a4")
    assert "reinforce a4 2" in legal(after)


@pytest.mark.parametrize(("attacker", "defender"), [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3)])
def test_a_larger_stack_beats_a_smaller_one(attacker: int, defender: int) -> None:
    """Moving: the attacked stack must have fewer discs."""
    state = table(f"eko\nlight_blue: emperor reserve\nnavy:\nboard:\n  a1: B{attacker} N{defender} N1*")
    after = play(state, "a1xa2")
    assert stack(after, "a2") == ("light_blue", attacker, False)
    assert player(after, "navy").reserve == defender


@pytest.mark.parametrize(
    ("attacker", "defender"), [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4)]
)
def test_a_stack_without_the_emperor_does_not_beat_an_equal_or_larger_one(attacker: int, defender: int) -> None:
    """Moving: an equal or larger stack cannot be attacked (E09)."""
    state = table(f"eko\nlight_blue: emperor reserve\nnavy:\nboard:\n  a1: . B{attacker} N{defender} N1*")
    assert refusal(state, "a2xa3") == "not-stronger"


def test_own_stacks_are_never_attacked() -> None:
    """Moving: entering an own stack is always a regrouping, whatever its height."""
    state = table("eko\nboard:\n  a1: B1* B4 . N4*")
    assert refusal(state, "a1xa2") == "too-tall"
    assert "a2xa1" not in legal(state)


# Kamikaze

FOUR = "eko\nlight_blue: reserve 2, emperor reserve\nnavy: reserve 1\nboard:\n  a1: . B{} . N{} N1* B1"


def test_a_single_disc_destroys_a_stack_of_four() -> None:
    """Moving, Kamikaze: a lone disc may attack a stack of exactly four."""
    after = play(table(FOUR.format(1, 4)), "a2xa4")
    assert (stack(after, "a2"), stack(after, "a4")) == (None, None)


def test_all_discs_of_a_kamikaze_attack_return_to_their_owners() -> None:
    """Moving, Kamikaze: the four and the attacker go to the reserves of their owners."""
    after = play(table(FOUR.format(1, 4)), "a2xa4")
    assert player(after, "light_blue").reserve == 3
    assert player(after, "navy").reserve == 5


@pytest.mark.parametrize("defender", [1, 2, 3])
def test_a_kamikaze_needs_exactly_four(defender: int) -> None:
    """Moving, Kamikaze: no other height can be attacked so."""
    assert refusal(table(FOUR.format(1, defender)), "a2xa4") == "not-stronger"


@pytest.mark.parametrize("attacker", [2, 3, 4])
def test_only_a_single_disc_is_a_kamikaze(attacker: int) -> None:
    """Moving, Kamikaze: two discs or more do not beat four."""
    assert refusal(table(FOUR.format(attacker, 4)), "a2xa4") == "not-stronger"


def test_e09_a_lone_emperor_survives_an_equal_attack_and_is_lost_as_a_kamikaze() -> None:
    """Ruling E09: one against one it wins and stays; against four it is a Kamikaze and returns to the reserve."""
    state = table("eko\nboard:\n  a1: N1 B1* N4 N1* . B1")
    after = play(state, "a2xa1")
    assert (stack(after, "a1"), player(after, "light_blue").emperor) == (("light_blue", 1, True), "a1")
    after = play(state, "a2xa3")
    assert (stack(after, "a2"), stack(after, "a3")) == (None, None)
    assert player(after, "light_blue").emperor == "reserve"
    assert player(after, "light_blue").reserve == 0


def test_e10_against_four_a_lone_emperor_has_no_other_attack() -> None:
    """Ruling E10: one is neither more than four nor as many, so there is nothing to choose."""
    assert sorted(goals(table("eko\nboard:\n  a1: B1* N4 N1*"), "a1")) == ["xa2"]


# The worked example
#
# A is c3. B: a3 b3 b4 c2 c4 d1 d3 e3. C: b5. D: e4. E: a5 c5. F: d2 e2 f2. G: c1. H: a4 b2 d4 f3.

EXAMPLE = """
    eko seats=3
    light_blue: emperor reserve
    navy: emperor reserve
    purple: emperor reserve
    board:
      a3:          .   d   N1
      b2:        x   .   .   B1
      c1:  B3  .   B2   .   P1
      d1:    .   N2  .   g
      e2:          P3  .   B2
      f2:            N4  m
"""


@pytest.mark.every_mode
@pytest.mark.parametrize("goal", ["a3", "b3", "b4", "c2", "c4", "d1", "d3", "e3"])
def test_example_moving_b_to_an_empty_space(goal: str) -> None:
    """Moving, example: Ilona may bring stack A to any empty space B."""
    assert stack(play(table(EXAMPLE), f"c3-{goal}"), goal) == ("light_blue", 2, False)


@pytest.mark.every_mode
def test_example_moving_c_regroups_to_three() -> None:
    """Moving, example: she may regroup A with C, which makes a stack of three."""
    assert stack(play(table(EXAMPLE), "c3+b5"), "b5") == ("light_blue", 3, False)


@pytest.mark.every_mode
def test_example_moving_d_regroups_to_four() -> None:
    """Moving, example: she may regroup A with D, which makes a stack of four."""
    assert stack(play(table(EXAMPLE), "c3+e4"), "e4") == ("light_blue", 4, False)


@pytest.mark.every_mode
@pytest.mark.parametrize(("goal", "victim"), [("a5", "navy"), ("c5", "purple")])
def test_example_moving_e_attacks_a_smaller_stack(goal: str, victim: str) -> None:
    """Moving, example: she may attack a stack E and take its place."""
    after = play(table(EXAMPLE), f"c3x{goal}")
    assert stack(after, goal) == ("light_blue", 2, False)
    assert player(after, victim).reserve == 1


@pytest.mark.every_mode
@pytest.mark.parametrize("goal", ["d2", "e2", "f2"])
def test_example_moving_f_does_not_attack_an_equal_or_larger_stack(goal: str) -> None:
    """Moving, example: the stacks F have as many discs as A, or more."""
    assert refusal(table(EXAMPLE), f"c3x{goal}") == "not-stronger"


@pytest.mark.every_mode
def test_example_moving_g_does_not_regroup_to_five() -> None:
    """Moving, example: with G there would be more than four discs."""
    assert refusal(table(EXAMPLE), "c3+c1") == "too-tall"


@pytest.mark.every_mode
@pytest.mark.parametrize("goal", ["a4", "b2", "d4", "f3"])
def test_example_moving_h_does_not_enter_terrain(goal: str) -> None:
    """Moving, example: the hexes H are terrain, not spaces to move on."""
    state = table(EXAMPLE)
    with pytest.raises(NotationError, match=f"{goal} is no space"):
        GAME.read(state, 0, f"c3-{goal}")
    refused = GAME.why_not(state, 0, (Target("stack", "c3"), Target("space", goal)))
    assert refused is not None
    assert refused.reason.key in ("refusal-no-such-space", "refusal-no-site")


@pytest.mark.every_mode
def test_example_moving_has_no_other_goals() -> None:
    """Moving, example: B to E are all that A can reach."""
    assert goals(table(EXAMPLE), "c3") == {
        *("-a3", "-b3", "-b4", "-c2", "-c4", "-d1", "-d3", "-e3"),
        *("+b5", "+e4"),
        *("xa5", "xc5"),
    }


# Rulings


def test_e02_an_action_is_compulsory() -> None:
    """Course of a turn, ruling E02: a player who can move or build does one of them."""
    state = table(OPEN)
    assert refusal(state, "pass") == "can-act"
    assert "pass" not in legal(state)


def test_e02_back_to_where_it_started_is_no_move() -> None:
    """Ruling E02: a move ends on another space."""
    assert refusal(table(OPEN), "a3-a3") == "same-space"


FULL = """
    eko
    phase: {phase}
    {first}
    board:
      a1:    N1  B1  N1
      b1:  B1  B1* N1  d
      c1:    N1  N1* B1
"""


def test_e03_on_a_full_board_one_regroups_attacks_with_the_emperor_or_builds() -> None:
    """Ruling E03: at the start all spaces are taken."""
    state = table(FULL.format(phase="act", first=""))
    assert legal(state) == {
        *("b1+a2", "b1+b2"),
        *("a2+b1", "a2+b2"),
        *("b2+a2", "b2+b1", "b2xa3", "b2xb3", "b2xc1", "b2xc2"),
        *("c3 build b4 camp",),
    }
    assert refusal(state, "a2xa1") == "not-stronger"


def test_e03_a_camp_for_a_single_disc_empties_its_space() -> None:
    """Ruling E03: building with a lone disc leaves the first empty space."""
    after = play(table(FULL.format(phase="act", first="")), "c3 build b4 camp")
    assert stack(after, "c3") is None
    assert building(after, "b4") == ("light_blue", "camp")


@pytest.mark.parametrize(
    ("row", "goal", "fine"),
    [
        ("B1* N1", "xa2", True),
        ("B2* N2", "xa2", True),
        ("B3* N3", "xa2", True),
        ("B4* N4", "xa2", True),
        ("B1* N2", "xa2", False),
        ("B2* N3", "xa2", False),
        ("B2* N4", "xa2", False),
        ("B3* N4", "xa2", False),
        ("B1* N3", "xa2", False),
    ],
)
def test_e09_the_emperor_wins_against_as_many_and_not_against_more(row: str, goal: str, fine: bool) -> None:
    """Ruling E09: equal numbers will do for a stack with its Emperor."""
    assert (goal in goals(table(f"eko\nboard:\n  a1: {row} N1*"), "a1")) == fine


def test_e11_only_the_last_step_enters_a_taken_space() -> None:
    """Ruling E11: a way leads over empty spaces; its end may be an own stack or one that can be beaten."""
    state = table("eko\nboard:\n  a1: . B3* N1 N2 . B1 N1*")
    assert goals(state, "a2") == {"-a1", "xa3"}
    assert refusal(state, "a2xa4") == "no-way"


def test_e28_borders_of_tiles_do_not_matter() -> None:
    """Ruling E28: hexes that share an edge touch, whatever tile they are on."""
    board = look(GAME.new({"board": "reference"})).board
    assert board is not None
    cells = {cell.name: cell for cell in board.cells}
    beside = {
        (one.name, other.name)
        for one in cells.values()
        for other in cells.values()
        if (other.q - one.q, other.r - one.r) in {(1, 0), (0, 1), (-1, 1)} and one.tile != other.tile
    }
    assert beside
    for one, other in beside:
        if cells[one].terrain == cells[other].terrain == "space":
            state = only(GAME.diagram(GAME.new({"board": "reference"}).view(None)), one)
            assert f"{one}-{other}" in legal(state)


def only(text: str, space: str) -> State:
    """The board of a drawing with a single light blue Emperor on this space, and navy far away."""
    rows = [line for line in text.splitlines() if line.startswith("  ")]
    drawn = []
    for line in rows:
        label, tokens = line.split(":")
        hexes = tokens.split()
        for i in range(len(hexes)):
            if f"{label.strip()[0]}{int(label.strip()[1:]) + i}" == space:
                hexes[i] = "B1*"
        drawn.append(f"{label}: {' '.join(hexes)}")
    return table("\n".join(["eko", "light_blue:", "navy: emperor light_blue", "board:", *drawn]))


# Portals
#
# The portals open to a1 and b1, and to a7 and b6; sinkholes bar their other sides, where a4 and b4 lie.

PORTALS = """
    eko portals=true
    light_blue: emperor reserve
    navy: emperor reserve
    board:
      a1: {a1} o  x  {a4} x  o  {a7} {a8}
      b1:   {b1} x  _   _   x  {b6} {b7}
"""


def portals(**stacks: str) -> State:
    """The board with these stacks, or storms, on its spaces."""
    return table(PORTALS.format_map(dict.fromkeys(("a1", "a4", "a7", "a8", "b1", "b6", "b7"), ".") | stacks))


def test_a_stack_comes_out_beside_the_other_portal() -> None:
    """Portals: a stack that steps on one portal appears before the other at once."""
    after = play(portals(a1="B2", b7="N1"), "a1-a7")
    assert (stack(after, "a1"), stack(after, "a7")) == (None, ("light_blue", 2, False))


def test_e36_every_space_before_the_other_portal_is_an_exit() -> None:
    """Ruling E36: whichever space touches the other portal."""
    assert {"-a7", "-b6"} <= goals(portals(a1="B2", a8="N4"), "a1")
    assert {"-a1", "-b1"} <= goals(portals(b6="B2", a8="N4"), "b6")


def test_a_stack_goes_on_from_the_exit() -> None:
    """Portals: it may continue to an empty space, regroup or attack there."""
    assert goals(portals(a1="B2", b7="N1", a8="B1"), "a1") == {"-b1", "-a7", "-b6", "xb7", "+a8"}


def test_portals_work_in_both_directions_and_twice_in_a_move() -> None:
    """Portals: they join the spaces before them; the second may lead back to the first."""
    state = portals(a7="B2", a8="N4")
    assert goals(state, "a7") == {"-a1", "-b1", "-b6", "-b7"}
    assert goals(portals(a1="B2", b1="N3", a8="N4", b7="N4"), "a1") == {"-a7", "-b6"}


def test_a_portal_is_not_entered_from_behind() -> None:
    """Portals: the sinkholes bar its back; only a space that touches it leads in."""
    state = portals(a4="B2", a8="N1", a1="B1")
    assert goals(state, "a4") == set()
    assert refusal(state, "a4-a1") == "no-way"


def test_a_portal_needs_a_space_that_touches_it() -> None:
    """Portals: one enters from a space beside it, and leaves it to a space beside it, not farther away."""
    state = portals(a8="B2", b7="N3", a7="N3")
    assert goals(state, "a8") == set()
    state = portals(a1="B2", b7="N4", a7="N4", b6="N4")
    assert goals(state, "a1") == {"-b1"}


def test_nothing_stops_on_a_portal() -> None:
    """Portals: it is no place to stay."""
    with pytest.raises(NotationError, match="a2 is no space"):
        GAME.read(portals(a1="B2", a8="N1"), 0, "a1-a2")


def test_an_enemy_at_the_exit_can_be_attacked_through_the_portal() -> None:
    """Portals: although the exit is taken, an attack may go through."""
    state = portals(a1="B2", a7="N1", b6="N3", a8="N2")
    assert goals(state, "a1") == {"-b1", "xa7"}
    assert stack(play(state, "a1xa7"), "a7") == ("light_blue", 2, False)


def test_an_own_stack_at_the_exit_can_be_joined_through_the_portal() -> None:
    """Portals: so may a regrouping."""
    state = portals(a1="B2", a7="B2", b6="B3", a8="N2")
    assert goals(state, "a1") == {"-b1", "+a7"}
    assert stack(play(state, "a1+a7"), "a7") == ("light_blue", 4, False)


def test_a_blocked_exit_closes_the_portal() -> None:
    """Portals: where neither attack nor regrouping is possible it cannot be used."""
    state = portals(a1="B2", a7="N2", b6="B4", a8="N1")
    assert goals(state, "a1") == {"-b1"}
    assert refusal(state, "a1xa7") == "not-stronger"
    assert refusal(state, "a1+b6") == "too-tall"
    assert refusal(state, "a1xa8") == "no-way"


def test_nothing_is_built_on_a_portal() -> None:
    """Portals: a portal is no building site."""
    with pytest.raises(NotationError, match="a2 is no building site"):
        GAME.read(portals(a1="B2", a8="N1"), 0, "a1 build a2 camp")


def test_a_storm_at_the_exit_costs_a_disc() -> None:
    """Portals, Labyrinth of Storms: a stack that comes out in a storm has touched it."""
    after = play(portals(a1="B2", b1="N4", a7="~", b6="N4", b7="N4"), "a1-a7")
    assert (stack(after, "a7"), player(after, "light_blue").reserve) == (("light_blue", 1, False), 1)


# Labyrinth of Storms


def row(tokens: str, blue: int = 0) -> State:
    """One row of hexes; Emperors that are not drawn wait in the reserve."""
    crowned = {token[-3] for token in tokens.split() if token.endswith("*")}
    where = {letter: "" if letter in crowned else ", emperor reserve" for letter in "BN"}
    return table(f"eko\nlight_blue: reserve {blue}{where['B']}\nnavy: reserve 0{where['N']}\nboard:\n  a1: {tokens}")


def test_crossing_a_storm_costs_a_disc() -> None:
    """Labyrinth of Storms: for a zone that it crosses a stack loses one disc, which returns to the reserve."""
    after = play(row("B3 ~ . N4"), "a1-a3")
    assert (stack(after, "a3"), player(after, "light_blue").reserve) == (("light_blue", 2, False), 1)


def test_stopping_in_a_storm_costs_a_disc() -> None:
    """Labyrinth of Storms: so it does if it ends its move there."""
    after = play(row("B3 ~ . N4"), "a1-a2")
    assert (stack(after, "a2"), player(after, "light_blue").reserve) == (("light_blue", 2, False), 1)


def test_storm_cells_that_touch_are_one_zone() -> None:
    """Labyrinth of Storms: a zone of several cells costs one disc, however far one goes in it."""
    state = row("B3 ~ ~ ~ . N4")
    for goal in ("a2", "a3", "a4", "a5"):
        assert stack(play(state, f"a1-{goal}"), goal) == ("light_blue", 2, False)


def test_each_zone_costs_a_disc() -> None:
    """Labyrinth of Storms: two zones with ordinary ground between them cost two."""
    state = row("B4 ~ . ~ . ~ . N4")
    assert legal(play(state, "a1-a3")) == {"lose 1", "lose 2", "lose 3"}
    assert legal(play(state, "a1-a5")) == {"lose 2", "lose 3"}
    assert stack(play(state, "a1-a7"), "a7") == ("light_blue", 1, False)


def test_the_player_chooses_which_disc_the_storm_takes() -> None:
    """Labyrinth of Storms: the active player picks the lost disc, and it may be the Emperor."""
    state = play(row("B3* ~ . N4"), "a1-a3")
    assert look(state).phase == "lose"
    assert legal(state) == {"lose 1", "lose 1 emperor"}
    kept = play(state, "lose 1")
    assert (stack(kept, "a3"), player(kept, "light_blue").reserve) == (("light_blue", 2, True), 1)
    lost = play(state, "lose 1 emperor")
    assert (stack(lost, "a3"), player(lost, "light_blue").reserve) == (("light_blue", 2, False), 0)
    assert player(lost, "light_blue").emperor == "reserve"


def test_without_a_choice_nothing_is_asked() -> None:
    """Labyrinth of Storms: discs are alike, so a stack without its Emperor loses any of them."""
    assert look(play(row("B3 ~ . N4"), "a1-a3")).phase == "reinforce"


@pytest.mark.parametrize("line", ["lose 0", "lose 2", "lose 2 emperor", "lose 3"])
def test_a_storm_takes_neither_more_nor_less(line: str) -> None:
    """Labyrinth of Storms: one disc for each zone."""
    assert refusal(play(row("B4* ~ . N4"), "a1-a3"), line) == "no-such-loss"


def test_a_stack_that_starts_in_a_storm_loses_a_disc_at_once() -> None:
    """Labyrinth of Storms: the loss comes at the beginning of its move."""
    after = play(row("~B3 . . N4"), "a1-a3")
    assert (stack(after, "a3"), player(after, "light_blue").reserve) == (("light_blue", 2, False), 1)
    assert refusal(row("~B3 N2 . N4"), "a1xa2") == "not-stronger"
    assert stack(play(row("~B3 N1 . N4"), "a1xa2"), "a2") == ("light_blue", 2, False)


def test_moving_within_a_zone_costs_one_disc() -> None:
    """Labyrinth of Storms: it starts there and stops there, and the zone takes one disc all the same."""
    assert stack(play(row("~B3 ~ ~ N4"), "a1-a3"), "a3") == ("light_blue", 2, False)


def test_a_disc_is_lost_before_the_attack() -> None:
    """Labyrinth of Storms: a stack that attacks in a storm is smaller by then."""
    assert refusal(row("B3 ~N2 N4"), "a1xa2") == "not-stronger"
    after = play(row("B3 ~N1 N4"), "a1xa2")
    assert (stack(after, "a2"), player(after, "light_blue").reserve) == (("light_blue", 2, False), 1)


def test_e32_sizes_are_compared_after_the_losses_with_the_emperor_that_is_left() -> None:
    """Ruling E32: an Emperor that the storm takes no longer helps; keeping it does."""
    state = play(row("B3* ~N2 N4 . N1*"), "a1xa2")
    assert stack(state, "a2") == ("light_blue", 2, True)
    asked = play(row("B3* ~N1 N4"), "a1xa2")
    assert legal(asked) == {"lose 1", "lose 1 emperor"}


def test_e32_joining_in_a_storm_counts_what_is_left() -> None:
    """Ruling E32: three discs that lose one may join two in a storm."""
    assert stack(play(row("B3 ~B2 N4"), "a1+a2"), "a2") == ("light_blue", 4, False)
    assert refusal(row("B3 ~B3 N4"), "a1+a2") == "too-tall"


@pytest.mark.parametrize("tokens", ["B1 ~ . N4", "~B1 . . N4", "B1 ~N4 N1", "B1 ~B1 . N4", "B2 ~ . ~ N4"])
def test_e31_the_last_disc_does_not_go_through_a_storm(tokens: str) -> None:
    """Ruling E31: nothing would be left of the stack."""
    assert refusal(row(tokens), "a1-a4" if tokens.startswith("B2") else "a1-a2") == "storm-takes-last-disc"


def test_e31_a_lone_disc_in_a_storm_can_be_spent_on_a_building() -> None:
    """Ruling E31: only moving is denied to it."""
    after = play(row("~B1 d B1 N4"), "a1 build a2 camp")
    assert (stack(after, "a1"), building(after, "a2")) == (None, ("light_blue", "camp"))


ROUND = """
    eko
    light_blue: reserve {reserve}{emperor}
    navy: reserve 0, emperor reserve
    board:
      a1: {stack}  .  {goal}
      b1:   ~   ~
"""


def test_e32_each_number_of_losses_that_some_way_gives_is_offered_the_cheapest_first() -> None:
    """Ruling E32: beside the dry way there is one through the storm."""
    state = play(table(ROUND.format(reserve=0, emperor=", emperor reserve", stack="B3", goal=". N4")), "a1-a3")
    assert [GAME.write(state, 0, action) for action in state.legal(0)] == ["lose 0", "lose 1"]
    assert stack(play(state, "lose 0"), "a3") == ("light_blue", 3, False)
    assert stack(play(state, "lose 1"), "a3") == ("light_blue", 2, False)


def test_e33_a_longer_way_through_a_storm_makes_a_kamikaze() -> None:
    """Rulings E32 and E33: two discs cannot attack four, but one is left after the storm."""
    state = table(ROUND.format(reserve=0, emperor=", emperor reserve", stack="B2", goal="N4 N1 B1"))
    after = play(state, "a1xa3")
    assert (stack(after, "a1"), stack(after, "a3")) == (None, None)
    assert (player(after, "light_blue").reserve, player(after, "navy").reserve) == (2, 4)


def test_e33_a_stack_of_two_becomes_a_kamikaze_in_the_storm() -> None:
    """Ruling E33: it loses a disc before the attack on four."""
    after = play(row("B2 ~N4 N1 B1"), "a1xa2")
    assert (stack(after, "a2"), player(after, "light_blue").reserve) == (None, 2)


def test_e33_the_emperor_may_be_the_kamikaze_or_stay_behind() -> None:
    """Ruling E33: of two discs one is lost in the storm, the other is the Kamikaze; both end in the reserve."""
    state = play(row("B2* ~N4 N1 B1"), "a1xa2")
    assert legal(state) == {"lose 1", "lose 1 emperor"}
    for line in ("lose 1", "lose 1 emperor"):
        after = play(state, line)
        assert (player(after, "light_blue").reserve, player(after, "light_blue").emperor) == (1, "reserve")


def test_e32_one_zone_takes_one_disc_from_a_stack_in_a_turn() -> None:
    """Labyrinth of Storms, ruling E32: crossing it again by forced march costs nothing."""
    state = play(row("B3 ~ . N4", blue=3), "a1-a3", "march")
    assert legal(state) == {"a3-a1", "a3-a2"}
    after = play(state, "a3-a1")
    assert (stack(after, "a1"), player(after, "light_blue").reserve) == (("light_blue", 2, False), 1)


def test_e32_another_zone_takes_another_disc_in_the_same_turn() -> None:
    """Ruling E32: a zone that has not been paid for costs its disc."""
    state = play(row("B3 ~ . ~ . N4", blue=3), "a1-a3", "lose 1", "march", "a3-a5")
    assert stack(state, "a5") == ("light_blue", 1, False)


def test_e32_another_stack_pays_for_itself() -> None:
    """Ruling E32: what one stack has paid does not help a second one."""
    after = play(row("B3 ~ . _ B2 ~ . N4", blue=3), "a1-a3", "march", "a5-a7")
    assert stack(after, "a7") == ("light_blue", 1, False)
    side = """
        eko
        light_blue: reserve 3, emperor reserve
        navy: emperor reserve
        board:
          a1: B2 ~ .
          b1: B3 ~ . N4
        """
    after = play(table(side), "a1-a3", "march", "b1-b3")
    assert (stack(after, "a3"), stack(after, "b3")) == (("light_blue", 1, False), ("light_blue", 2, False))


def test_e32_the_next_turn_costs_again() -> None:
    """Ruling E32: the loss is once for a turn."""
    state = row("B4* ~ . _ N1 . N1*")
    after = play(state, "a1-a3", "lose 1", "reinforce a3 1", "a5-a6", "a3-a1", "lose 1")
    assert stack(after, "a1") == ("light_blue", 3, True)


def test_e32_where_several_zones_would_cost_the_same_the_helpful_one_counts_as_paid() -> None:
    """Ruling E32: nobody says by which of two storms a stack went; the march finds whichever it needs paid."""
    text = """
        eko
        light_blue: reserve 3, emperor reserve
        navy: emperor reserve
        board:
          a2:      ~   ~
          b1:   B2   x   .   N4
          c1:      ~   ~
        """
    state = play(table(text), "b1-b3", "march")
    assert {"b3-a2", "b3-a3", "b3-b1", "b3-c1", "b3-c2"} <= legal(state)
    assert stack(play(state, "b3-b1"), "b1") == ("light_blue", 1, False)


def test_e44_a_merged_stack_has_paid_if_the_moving_stack_had() -> None:
    """Ruling E44: after joining another stack the way back through the same storm is free."""
    after = play(row("B2 ~ B1 N4", blue=3), "a1+a3", "march", "a3-a1")
    assert stack(after, "a1") == ("light_blue", 2, False)


def test_a_zone_is_not_joined_by_a_portal() -> None:
    """Labyrinth of Storms, Portals: zones are cells that touch; two that only a portal joins cost one disc each."""
    state = portals(a1="~B3", a7="~", b1="N4", b6="N4", a8="N4")
    assert stack(play(state, "a1-a7"), "a7") == ("light_blue", 1, False)


# Lighthouse

LIGHT = """
    eko storms=1 lighthouse=true
    light_blue: reserve {reserve}, emperor reserve
    navy: reserve 0, emperor reserve
    lighthouse: a1 a2 b1
    board:
      a1:  {a1}  {a2}  .  {a4}  ~   .
      b1:     {b1}  N1  _   _   N4
"""


def light(a1: str = "~", a2: str = "~", b1: str = "~", a4: str = "B3", reserve: int = 0) -> State:
    return table(LIGHT.format(a1=a1, a2=a2, b1=b1, a4=a4, reserve=reserve))


def arrive(state: State, *lines: str) -> tuple[str, int, bool] | None:
    """The stack where the last of these moves ends; each by its cheapest way."""
    for line in lines:
        state = play(state, line)
        if look(state).phase == "lose":
            state = play(state, GAME.write(state, 0, state.legal(0)[0]))
    return stack(state, lines[-1][-2:])


def test_the_holder_of_the_lighthouse_ignores_storms() -> None:
    """Lighthouse: for the player with most stacks round it storms are ordinary spaces, wherever they are."""
    after = play(light(a1="~B1"), "a4-a6")
    assert (stack(after, "a6"), player(after, "light_blue").reserve) == (("light_blue", 3, False), 0)
    assert arrive(light(a1="~B1"), "a4-a5") == ("light_blue", 3, False)
    assert {"-a2", "-b1", "-a3"} <= goals(light(a1="~B1"), "a1")


def test_others_suffer_from_storms_as_ever() -> None:
    """Lighthouse: without the majority a disc is lost."""
    assert arrive(light(), "a4-a6") == ("light_blue", 2, False)
    assert arrive(light(a1="~N1"), "a4-a6") == ("light_blue", 2, False)


def test_a_tie_at_the_lighthouse_helps_nobody() -> None:
    """Lighthouse: with equal numbers nobody holds it."""
    assert arrive(light(a1="~B1", a2="~N1"), "a4-a6") == ("light_blue", 2, False)


def test_the_lighthouse_counts_stacks_not_discs() -> None:
    """Lighthouse, ruling E35: two single discs outnumber one tall stack."""
    assert arrive(light(a1="~B1", a2="~N4", b1="~B1"), "a4-a6") == ("light_blue", 3, False)
    assert arrive(light(a1="~B4", a2="~N1", b1="~N1"), "a4-a6") == ("light_blue", 2, False)


def test_e35_more_than_half_is_an_option() -> None:
    """Ruling E35: with the option one stack alone is not enough."""
    text = LIGHT.replace("lighthouse=true", "lighthouse=true majority=more-than-half")
    alone = table(text.format(a1="~B1", a2="~", b1="~", a4="B3", reserve=0))
    assert arrive(alone, "a4-a6") == ("light_blue", 2, False)
    both = table(text.format(a1="~B1", a2="~B1", b1="~", a4="B3", reserve=0))
    assert arrive(both, "a4-a6") == ("light_blue", 3, False)


def test_e42_the_lighthouse_is_read_at_the_start_of_a_move() -> None:
    """Ruling E42: the holder leaves it for free; a newcomer pays."""
    assert arrive(light(a1="~B2", a4="."), "a1-a6") == ("light_blue", 2, False)
    assert arrive(light(), "a4-a2") == ("light_blue", 2, False)


def test_e42_a_forced_march_reads_the_lighthouse_again() -> None:
    """Ruling E42: what was held in the first move may be lost in the second, and the other way round."""
    assert arrive(light(a1="~B3", a4=".", reserve=3), "a1-a3", "march", "a3-a6") == ("light_blue", 2, False)
    assert arrive(light(reserve=3), "a4-a2", "march", "a2-a6") == ("light_blue", 2, False)
