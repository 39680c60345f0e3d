"""End of the game: one test for each sentence, both special cases, and the rulings on endings and scoring.

The rulings are E06, E19, E20, E22, E23, E30, E35, E41, E45 and E47.
"""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from games.eko.tables import building, legal, look, play, player, stack, table
from moonsaga.games.eko.game import GAME
from moonsaga.games.eko.view import EkoView
from moonsaga.kernel.contract import State
from moonsaga.kernel.cores.rng import Rng

# Points


def test_what_buildings_and_captives_are_worth() -> None:
    """End of the game: a camp is worth 1 point, a tower 2, a castle 3, and each captive Emperor 3."""
    drawing = """
        eko seats=3
        light_blue: emperor {light_blue}
        navy: emperor {navy}
        purple: emperor {purple}
        board:
          a1:  B1  N1  P1
          b1:  {sites}
    """
    home = {"light_blue": "reserve", "navy": "reserve", "purple": "reserve"}

    def worth(sites: str, **emperors: str) -> int:
        return player(table(drawing.format(sites=sites, **(home | emperors))), "light_blue").points

    assert worth("m") == 0
    assert worth("mB1") == 1
    assert worth("mB2") == 2
    assert worth("mB3") == 3
    assert worth("mB1 gB2 mB3 dN1") == 6
    assert worth("m", navy="light_blue") == 3
    assert worth("m", navy="light_blue", purple="light_blue") == 6
    assert worth("m", navy="purple") == 0
    assert worth("mB3", navy="light_blue") == 6


NEAR_THE_END = """
    eko seats=2
    light_blue: reserve 4, emperor {emperor}
    navy: reserve 1, emperor {navy}
    board:
      a1:  B2   .    .    .    .    .    N1
      b1:  {first}  mB3  gB2  gB2  {last}
"""


def near_the_end(first: str, last: str = "dB1", emperor: str = "reserve", navy: str = "light_blue") -> str:
    return NEAR_THE_END.format(first=first, last=last, emperor=emperor, navy=navy)


def test_twelve_points_and_a_capital_win_at_once() -> None:
    """End of the game: buildings and captives together, and a building in a capital; the game stops there and then."""
    state = table(near_the_end("c"))
    assert player(state, "light_blue").points == 11
    after = play(state, "a1 build b1 camp")
    assert after.ending == "points"
    assert after.returns() == [1.0, 0.0]
    assert after.to_act() == ()
    assert after.legal(0) == []


def test_twelve_points_without_a_capital_do_not_win() -> None:
    """End of the game: without a building in any capital points alone are not enough."""
    after = play(table(near_the_end("d")), "a1 build b1 camp")
    assert player(after, "light_blue").points == 12
    assert after.ending == ""


def test_a_capital_with_eleven_points_does_not_win() -> None:
    """End of the game: twelve points are the measure."""
    after = play(table(near_the_end("c", last="d")), "a1 build b1 camp")
    assert player(after, "light_blue").points == 11
    assert player(after, "light_blue").capital
    assert after.ending == ""


def test_more_than_twelve_points_win_as_well() -> None:
    """End of the game: at least twelve."""
    state = table(near_the_end("cN1", last="dB1").replace("gB2  gB2", "gB2  mB2").replace("B2   .", "B4   ."))
    after = play(state, "a1 build b1 tower")
    assert player(after, "light_blue").points == 13
    assert after.ending == "points"


@pytest.mark.parametrize(("capital", "gorge"), [("cB1", "gB2"), ("cB2", "gB1")])
def test_any_building_in_a_capital_will_do(capital: str, gorge: str) -> None:
    """End of the game: a camp in the capital serves as well as a tower, and it need not be the last building."""
    state = table(f"""
        eko seats=2
        light_blue: emperor reserve
        navy: emperor light_blue
        board:
          a1:  .    B4   .    .    .    .    N1
          b1:  {capital}  mB2  {gorge}  gB2  dB1
    """)
    assert player(state, "light_blue").points == 11
    assert play(state, "a2 build b2 castle").ending == "points"


def test_a_captured_emperor_can_bring_the_twelfth_point() -> None:
    """End of the game: captives count like buildings, so a capture wins at once as well."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: reserve 1
        board:
          a1:  B3*  N2*  .    .    .    N1
          b1:  cB2  mB3  gB2  gB2
    """)
    after = play(state, "a1xa2")
    assert player(after, "light_blue").points == 12
    assert after.ending == "points"


def test_losing_the_capital_is_no_ending() -> None:
    """End of the game: the capital counts at the moment of the test; who lost theirs needs another."""
    state = table("""
        eko seats=2
        seat: 2
        light_blue: emperor reserve
        navy: reserve 0, emperor light_blue
        board:
          a1:  N3   .    .    .    .    .    B4
          b1:  cB1  mB3  gB2  gB2  d
    """)
    after = play(state, "a1 build b1 camp", "reinforce a1 1", "a7-a6")
    assert building(after, "b1") == ("navy", "camp")
    assert not player(after, "light_blue").capital
    assert after.ending == ""


# The last one on the board


def test_the_only_player_with_discs_on_the_board_wins_at_once() -> None:
    """End of the game: discs on the board decide; neither a reserve nor buildings keep a player in the game."""
    state = table("""
        eko seats=2
        light_blue: emperor navy
        navy: reserve 7, emperor light_blue
        board:
          a1:  B2  N1  .
          b1:  x   mN3
    """)
    after = play(state, "a1xa2")
    assert after.ending == "last-on-board"
    assert after.returns() == [1.0, 0.0]
    assert after.to_act() == ()


def test_with_two_enemies_left_the_game_goes_on() -> None:
    """End of the game: eliminating one of two opponents wins nothing yet."""
    state = table("""
        eko seats=3
        light_blue: emperor navy
        navy: emperor light_blue
        purple: emperor light_blue
        board:
          a1:  B2  N1  .  P1
    """)
    after = play(state, "a1xa2")
    assert after.ending == ""
    assert not player(after, "navy").alive
    assert after.to_act() == (2,)


def test_e20_an_eliminated_players_buildings_stay() -> None:
    """Ruling E20: they stand where they are and are replaced for one disc more, like any enemy's."""
    state = table("""
        eko seats=3
        light_blue: emperor navy
        navy: reserve 2, emperor light_blue
        purple: emperor light_blue
        board:
          a1:  B2   .  P1
          b1:  dN1
    """)
    assert not player(state, "navy").alive
    after = play(state, "a1 build b1 camp")
    assert building(after, "b1") == ("light_blue", "camp")
    assert stack(after, "a1") is None
    assert player(after, "navy").stock == (5, 3, 1)


def test_e20_an_eliminated_player_does_not_win_on_points() -> None:
    """Ruling E20: for a player who is out points no longer matter, though victory is tested."""
    state = table("""
        eko seats=3
        light_blue: emperor navy
        navy: reserve 2, emperor reserve
        purple: emperor navy
        board:
          a1:  d    B2   .    P2
          b1:  cN2  mN3  gN2  gN2
    """)
    assert player(state, "navy").points == 15
    after = play(state, "a2 build a1 camp")
    assert building(after, "a1") == ("light_blue", "camp")
    assert after.ending == ""


# The special cases

KAMIKAZE = """
    eko seats={seats}{options}
    light_blue: reserve 1, emperor {emperor}
    navy: reserve 0{navy}
    {third}
    board:
      a1:  B1   .    {target}    .    .    {other}
      b1:  {sites}
"""
NINE_POINTS = "cB2 mB3 gB2 gB2"


def kamikaze(
    *,
    target: str = "N4",
    other: str = ".",
    sites: str = "d",
    emperor: str = "navy",
    third: str = "",
    options: str = "",
) -> str:
    """Light blue's last disc against four of navy, for two players or with a third one."""
    navy = "" if "*" in target else ", emperor light_blue"
    return KAMIKAZE.format(
        seats=3 if third else 2,
        options=options,
        emperor=emperor,
        navy=navy,
        third=third or "quiet: 0",
        target=target,
        other=other,
        sites=sites,
    )


OUT = "purple: reserve 3, emperor navy"


def test_special_case_no_disc_is_left_and_everybody_loses() -> None:
    """End of the game, first special case (ruling E22): the last disc as a Kamikaze against the last four."""
    after = play(table(kamikaze()), "a1xa3")
    assert after.ending == "everybody-loses"
    assert after.returns() == [0.0, 0.0]


def test_special_case_no_disc_is_left_and_the_eliminated_lose_too() -> None:
    """End of the game, first special case: a player who was eliminated before does not win by it."""
    after = play(table(kamikaze(third=OUT)), "a1xa3")
    assert after.ending == "everybody-loses"
    assert after.returns() == [0.0, 0.0, 0.0]


def test_special_case_the_last_disc_captures_for_twelve_points_and_both_win() -> None:
    """End of the game, second special case (ruling E22): points for one, the board for the other."""
    after = play(table(kamikaze(target="N4*", other="N1", sites=NINE_POINTS, emperor="reserve")), "a1xa3")
    assert after.ending == "shared-win"
    assert after.returns() == [1.0, 1.0]
    assert look(after).winners == (0, 1)


def test_special_case_the_eliminated_do_not_share_the_win() -> None:
    """End of the game, second special case: a third player who is out already loses."""
    drawing = kamikaze(target="N4*", other="N1", sites=NINE_POINTS, emperor="reserve", third=OUT)
    after = play(table(drawing), "a1xa3")
    assert after.ending == "shared-win"
    assert after.returns() == [1.0, 1.0, 0.0]


def test_a_last_disc_without_twelve_points_leaves_the_game_to_the_other() -> None:
    """End of the game: a player who spends their last disc and has not won loses to the only player left."""
    after = play(table(kamikaze(target="N4*", other="N1", sites="cB2 mB3 gB2", emperor="reserve")), "a1xa3")
    assert after.ending == "last-on-board"
    assert after.returns() == [0.0, 1.0]


def test_e23_with_three_players_on_the_board_the_points_win_alone() -> None:
    """Ruling E23: while two others have discs nobody is the last on the board, so there is nothing to share."""
    third = "purple: emperor navy"
    drawing = kamikaze(target="N4*", other="N1", sites=NINE_POINTS, emperor="reserve", third=third)
    after = play(table(drawing.replace(".    .    N1", "P1   .    N1")), "a1xa3")
    assert after.ending == "points"
    assert after.returns() == [1.0, 0.0, 0.0]


def test_e23_players_are_counted_after_the_kamikaze() -> None:
    """Rulings E22 and E23: a player who loses their last discs by it is out, so that the third is the survivor."""
    drawing = kamikaze(target="N4*", other="P1", sites=NINE_POINTS, emperor="reserve", third="purple: emperor navy")
    after = play(table(drawing), "a1xa3")
    assert after.ending == "shared-win"
    assert after.returns() == [1.0, 0.0, 1.0]
    assert look(after).winners == (0, 2)


def test_e41_no_disc_is_left_though_the_capture_would_have_won() -> None:
    """Ruling E41: an empty board makes everybody lose, twelve points or not."""
    after = play(table(kamikaze(target="N4*", sites=NINE_POINTS, emperor="reserve")), "a1xa3")
    assert player(after, "light_blue").points == 12
    assert after.ending == "everybody-loses"
    assert after.returns() == [0.0, 0.0]


def test_e41_with_the_option_points_come_first() -> None:
    """Ruling E41, option last_capture=points-first: the twelfth point is enough."""
    options = " last_capture=points-first"
    after = play(table(kamikaze(target="N4*", sites=NINE_POINTS, emperor="reserve", options=options)), "a1xa3")
    assert after.ending == "points"
    assert after.returns() == [1.0, 0.0]


def test_e41_the_option_changes_nothing_without_twelve_points() -> None:
    """Ruling E41, option last_capture=points-first: an empty board without a winner on points is everybody's loss."""
    after = play(table(kamikaze(options=" last_capture=points-first")), "a1xa3")
    assert after.ending == "everybody-loses"


# Building with the last disc

LAST_DISC = """
    eko seats={seats}{options}
    light_blue: emperor reserve
    navy: emperor light_blue
    {third}
    board:
      a1:  B1   .    .    .    .    .    N1   {other}
      b1:  {first}  mB3  gB2  gB2  dB1
"""


def last_disc(first: str = "c", third: str = "", other: str = ".", options: str = "") -> str:
    seats = 3 if third else 2
    return LAST_DISC.format(seats=seats, options=options, third=third or "quiet: 0", other=other, first=first)


def test_e06_building_with_the_last_disc_is_allowed() -> None:
    """Ruling E06: it is legal, and without a win the builder is out; the only other player has won."""
    after = play(table(last_disc("d").replace("mB3", "mB2")), "a1 build b1 camp")
    assert building(after, "b1") == ("light_blue", "camp")
    assert after.ending == "last-on-board"
    assert after.returns() == [0.0, 1.0]


def test_e06_the_builder_is_out_and_the_others_go_on() -> None:
    """Ruling E06: with two others on the board the game continues without them."""
    after = play(table(last_disc("d", third="purple: emperor navy", other="P1")), "a1 build b1 camp")
    assert after.ending == ""
    assert not player(after, "light_blue").alive
    assert after.to_act() == (1,)


def test_e06_two_players_share_when_the_last_disc_builds_the_twelfth_point() -> None:
    """Ruling E06: by the reason of the second special case both have won."""
    after = play(table(last_disc()), "a1 build b1 camp")
    assert after.ending == "shared-win"
    assert after.returns() == [1.0, 1.0]


def test_e06_with_the_option_the_builder_wins_alone() -> None:
    """Ruling E06, option last_builder=alone: the special case is kept for the Kamikaze."""
    after = play(table(last_disc(options=" last_builder=alone")), "a1 build b1 camp")
    assert after.ending == "points"
    assert after.returns() == [1.0, 0.0]


def test_e06_the_option_does_not_touch_the_kamikaze() -> None:
    """Ruling E06, option last_builder=alone: the book's own special case stays a shared win."""
    drawing = kamikaze(target="N4*", other="N1", sites=NINE_POINTS, emperor="reserve", options=" last_builder=alone")
    assert play(table(drawing), "a1xa3").ending == "shared-win"


def test_e06_with_three_players_the_builder_wins_alone() -> None:
    """Ruling E06: with two others on the board twelve points and a capital win alone."""
    after = play(table(last_disc(third="purple: emperor navy", other="P1")), "a1 build b1 camp")
    assert after.ending == "points"
    assert after.returns() == [1.0, 0.0, 0.0]


# Pyramids

PYRAMID = """
    eko seats=2 pyramids=1{options}
    light_blue: emperor navy
    navy: emperor light_blue
    pyramid: a1 a2 b1
    board:
      a1:  ~{a1}  ~{a2}  .  .  B1  .  N1
      b1:  ~{b1}  .
"""


def pyramid(a1: str = "", a2: str = "", b1: str = "", options: str = "") -> dict[str, int]:
    """What the pyramid alone is worth to each player, with these stacks round it."""
    state = table(PYRAMID.format(a1=a1, a2=a2, b1=b1, options=options))
    return {colour: player(state, colour).points - 3 for colour in ("light_blue", "navy")}


def test_a_pyramid_is_worth_two_points_to_the_majority() -> None:
    """Pyramids: the player who has stacks on most of the three cells round it has two points."""
    assert pyramid() == {"light_blue": 0, "navy": 0}
    assert pyramid("B1", "B1") == {"light_blue": 2, "navy": 0}
    assert pyramid("B1", "N1", "N1") == {"light_blue": 0, "navy": 2}


def test_a_tie_at_the_pyramid_gives_nobody_points() -> None:
    """Pyramids: with equally many stacks nobody has the majority."""
    assert pyramid("B1", "N1") == {"light_blue": 0, "navy": 0}


def test_e35_stacks_are_counted_not_discs() -> None:
    """Ruling E35: a tall stack is one stack."""
    assert pyramid("B4", "N1") == {"light_blue": 0, "navy": 0}
    assert pyramid("B4", "N1", "N1") == {"light_blue": 0, "navy": 2}


def test_e35_one_stack_against_none_is_most() -> None:
    """Ruling E35: most cells, not half of them."""
    assert pyramid("B1") == {"light_blue": 2, "navy": 0}


def test_e35_with_the_option_two_of_three_are_needed() -> None:
    """Ruling E35, option majority=more-than-half: a single stack holds no pyramid."""
    options = " majority=more-than-half"
    assert pyramid("B1", options=options) == {"light_blue": 0, "navy": 0}
    assert pyramid("B1", "B1", options=options) == {"light_blue": 2, "navy": 0}
    assert pyramid("B1", "B1", "N1", options=options) == {"light_blue": 2, "navy": 0}


def test_two_pyramids_count_each() -> None:
    """Pyramids: each is worth two points."""
    state = table("""
        eko seats=3 pyramids=2
        light_blue: emperor reserve
        navy: emperor reserve
        purple: emperor reserve
        pyramid: a1 a2 b1
        pyramid: a5 a6 b5
        board:
          a1:  ~B1  ~  .  .  ~B1  ~  N1
          b1:  ~    .  P1 .  ~
    """)
    assert player(state, "light_blue").points == 4


TWO_PYRAMIDS = """
    eko seats=2 pyramids=2
    light_blue: emperor reserve
    navy: emperor reserve
    pyramid: a1 a2 b1
    pyramid: a6 a7 b6
    board:
      a1:  ~N1  ~B4  .    .    .    ~    ~
      b1:  ~    cB2  mB3  gB2  gB2  ~    dB1
      c1:  cN2  mN3  gN2  gN2  dN1
"""


def test_e19_a_pyramid_can_win_for_the_player_who_moves() -> None:
    """Ruling E19: after every change on the board; if several players qualify at once, the one who moves wins."""
    state = table(TWO_PYRAMIDS)
    assert [player(state, colour).points for colour in ("light_blue", "navy")] == [10, 10]
    after = play(state, "a2-a6")
    assert [player(after, colour).points for colour in ("light_blue", "navy")] == [12, 12]
    assert after.ending == "points"
    assert after.returns() == [1.0, 0.0]


def test_e19_a_pyramid_can_win_for_another_player() -> None:
    """Ruling E19: a player who leaves a pyramid may hand it, and the game, to another player."""
    after = play(table(TWO_PYRAMIDS), "a2-a4", "lose 1")
    assert after.ending == "points"
    assert after.returns() == [0.0, 1.0]


def test_e19_reinforcing_is_tested_too() -> None:
    """Ruling E19: a disc that the Temple of the Moon puts beside a pyramid can bring the last points."""
    state = table("""
        eko seats=2 pyramids=1 temple_moon=true
        light_blue: reserve 4, emperor reserve
        navy: emperor reserve
        pyramid: a1 a2 b1
        board:
          a1:  ~    ~    .    B1   .    .    N1
          b1:  ~    cB2  mB3  gB2  gB2  lB1
    """)
    after = play(state, "a4-a5", "halt", "moon a1")
    assert after.ending == "points"
    assert after.returns() == [1.0, 0.0]


@pytest.mark.parametrize(
    ("mover", "victim", "others", "winner"),
    [("P", "N", "BG", "grey"), ("G", "P", "BN", "light_blue"), ("B", "P", "GN", "navy")],
)
def test_e47_several_others_qualify_and_the_next_in_turn_order_wins(
    mover: str, victim: str, others: str, winner: str
) -> None:
    """Ruling E47: one move can give pyramids to two other players; the first of them after the mover wins."""
    one, other = tuple(others)
    state = table(f"""
        eko seats=4 pyramids=2
        seat: {"BNPG".index(mover) + 1}
        light_blue: emperor reserve
        navy: emperor reserve
        purple: emperor reserve
        grey: emperor reserve
        pyramid: a1 a2 b1
        pyramid: a6 a7 b6
        board:
          a1:  ~{one}1  ~{mover}3  .   .   .  ~{victim}4  ~{other}1  .  {mover}1  {victim}1
          b1:  ~  c{one}2  m{one}3  g{one}2  g{one}2  ~  d{one}1
          c1:  c{other}2  m{other}3  g{other}2  g{other}2  d{other}1
    """)
    after = play(state, "a2xa6")
    assert sorted(found.points for found in look(after).players) == [0, 0, 12, 12]
    assert after.ending == "points"
    assert [look(after).players[seat].colour for seat in look(after).winners] == [winner]


# Games without progress

QUIET = """
    eko seats=3{options}
    light_blue: reserve 0, emperor navy
    navy: reserve 0, emperor {navy}
    purple: reserve 0, emperor {purple}
    quiet: {quiet}
    turns: {turns}
    board:
      a1:  B2   .    N1   .    P1
      b1:  {sites}
"""


def quiet(
    count: int = 59,
    sites: str = "d",
    options: str = "",
    navy: str = "purple",
    purple: str = "light_blue",
    turns: int = 100,
) -> str:
    return QUIET.format(quiet=count, sites=sites, options=options, navy=navy, purple=purple, turns=turns)


def test_e30_sixty_turns_without_progress_end_the_game() -> None:
    """Ruling E30: without an attack, a building or a change of points, the sixtieth turn is the last."""
    after = play(table(quiet(58)), "a1-a2")
    assert after.ending == ""
    after = play(after, "a3-a4")
    assert after.ending == "no-progress"
    assert after.to_act() == ()


def test_e30_most_points_win() -> None:
    """Ruling E30: the highest number of points wins; a capital does not outweigh a point."""
    after = play(table(quiet(sites="gP2 cN1")), "a1-a2")
    assert [player(after, colour).points for colour in ("light_blue", "navy", "purple")] == [3, 4, 5]
    assert after.returns() == [0.0, 0.0, 1.0]


def test_e30_among_equals_a_capital_decides() -> None:
    """Ruling E30: with equal points those who hold a capital come first."""
    after = play(table(quiet(sites="dP1 cN1")), "a1-a2")
    assert after.returns() == [0.0, 1.0, 0.0]


def test_e30_else_the_win_is_shared() -> None:
    """Ruling E30: equals in points and capitals win together."""
    assert play(table(quiet()), "a1-a2").returns() == [1.0, 1.0, 1.0]


def test_e30_an_eliminated_player_does_not_win() -> None:
    """Rulings E20, E30: an eliminated player's points do not count in the end either."""
    drawing = quiet(sites="gP2 cN1").replace(".    P1", ".    .")
    after = play(table(drawing), "a1-a2")
    assert not player(after, "purple").alive
    assert after.returns() == [0.0, 1.0, 0.0]


@pytest.mark.parametrize("line", ["a1xa3", "a1 build b1 camp"])
def test_e30_an_attack_or_a_building_is_progress(line: str) -> None:
    """Ruling E30: the count starts again."""
    after = play(table(quiet()), line)
    assert after.ending == ""
    while after.to_act() == (0,):
        after = play(after, min(legal(after)))
    assert look(after).quiet == 0


def test_e30_a_pyramid_that_changes_hands_is_progress() -> None:
    """Ruling E30: so is every change of points."""
    drawing = PYRAMID.format(a1="B2", a2="", b1="", options="").replace("board:", "quiet: 59\n    board:")
    after = play(table(drawing), "a1-a3")
    assert after.ending == ""
    while after.to_act() == (0,):
        after = play(after, max(legal(after)))
    assert look(after).quiet == 0


def test_e30_the_number_of_turns_is_an_option() -> None:
    """Ruling E30, option no_progress: another number of turns, or 0 for no such ending."""
    assert play(table(quiet(4, options=" no_progress=5")), "a1-a2").ending == "no-progress"
    assert play(table(quiet(500, options=" no_progress=0")), "a1-a2").ending == ""


def test_e45_the_turn_limit_ends_the_game() -> None:
    """Ruling E45: after a thousand turns the game ends and is decided like one without progress."""
    after = play(table(quiet(0, sites="gP2 cN1", turns=999)), "a1-a2")
    assert after.ending == "turn-limit"
    assert after.returns() == [0.0, 0.0, 1.0]
    assert play(table(quiet(0, turns=998)), "a1-a2").ending == ""


def test_e45_the_turn_limit_is_an_option() -> None:
    """Ruling E45, option turn_limit: another number of turns, or 0 for none."""
    assert play(table(quiet(0, turns=9, options=" turn_limit=10")), "a1-a2").ending == "turn-limit"
    assert play(table(quiet(0, turns=5000, options=" turn_limit=0")), "a1-a2").ending == ""


# Repetition

CAMP = """
    eko seats=2{options}
    light_blue: reserve 0, emperor navy
    navy: reserve 0, emperor light_blue
    {more}
    board:
      a1:  B3   dN1  N3
      b1:  x    x    x
      c1:  B1   .    .    .    .    .    .    .    .    .    .    .    .    .    .    .    .
      d1:  x    x    x    x    x    x    x    x    x    x    x    x    x    x    x    x    x
      e1:  N1   .    .    .    .    .    .    .    .    .    .    .    .    .    .    .    .
"""
ONE_REPLACES = ("a1 build a2 camp", "reinforce a1 2")
OTHER_REPLACES = ("a3 build a2 camp", "reinforce a3 2")
BOTH_REPLACE = (*ONE_REPLACES, *OTHER_REPLACES)


def camp(options: str = "", more: str = "quiet: 0") -> State:
    """Two stacks that can replace each other's camp for ever, and two discs that walk about elsewhere."""
    return table(CAMP.format(options=options, more=more))


def walk(state: State, steps: int) -> State:
    """Both discs walk so many steps, each to a space of its own, and the last one back to where they started."""
    names = [*range(2, steps + 1), 1]
    for here, there in pairwise([1, *names]):
        state = play(state, f"c{here}-c{there}", f"e{here}-e{there}")
    return state


def test_e51_replacing_to_and_fro_is_no_progress() -> None:
    """Ruling E51: the third turn ends as the first one did, so that sixty more turns of this kind end the game."""
    state = play(camp(), *BOTH_REPLACE)
    assert look(state).quiet == 0
    state = play(state, *ONE_REPLACES)
    assert look(state).quiet == 1
    for _ in range(29):
        state = play(state, *OTHER_REPLACES, *ONE_REPLACES)
    assert look(state).quiet == 59
    after = play(state, *OTHER_REPLACES)
    assert after.ending == "no-progress"
    assert look(after).turns == 62


def test_e51_is_an_option() -> None:
    """Ruling E51, option repetition=false: whatever is taken or built is progress."""
    state = camp(options=" repetition=false")
    for _ in range(35):
        state = play(state, *BOTH_REPLACE)
    assert (state.ending, look(state).quiet) == ("", 0)
    assert state.view(0).memory == ()


@pytest.mark.parametrize(("steps", "quiet"), [(15, 31), (16, 0)])
def test_e51_looks_back_thirty_two_turns(steps: int, quiet: int) -> None:
    """Ruling E51: a position of 32 turns ago comes again, one of 34 turns ago is new."""
    state = walk(play(camp(), *BOTH_REPLACE), steps)
    assert look(state).quiet == 2 * steps
    assert look(play(state, *ONE_REPLACES)).quiet == quiet


def test_e51_another_position_is_progress() -> None:
    """Ruling E51: a step elsewhere makes it another one, and so does a disc that has left the game."""
    state = play(camp(), *BOTH_REPLACE, "c1-c2", "e1-e2", *ONE_REPLACES)
    assert look(state).quiet == 0
    marching = camp(more="quiet: 3").view(None)
    navy = replace(marching.table.players[1], reserve=4, box=marching.table.players[1].box - 4)
    tabled = replace(marching.table, players=(marching.table.players[0], navy))
    state = GAME.sample(EkoView(seat=None, table=tabled, memory=()), Rng(0))
    state = play(state, *ONE_REPLACES, "a3 build a2 camp", "march", "e1-e2", "reinforce a3 2", *ONE_REPLACES)
    assert look(state).quiet == 0


ENDED = """
    eko seats=2
    seat: {seat}
    light_blue: reserve 0, emperor navy
    navy: {navy}
    board:
      a1:  {stacks}
      b1:  x   x   x   x   x   x
      c1:  {sites}
"""
USUAL = {
    "seat": 1,
    "navy": "reserve 0, emperor light_blue",
    "stacks": "B2 . N2 . N3 .",
    "sites": "mB1 g d",
    "move": "a1-a2",
}


def fingerprint(**changes: object) -> int:
    """How the game remembers the end of a turn in such a position."""
    found = USUAL | changes
    memory = play(table(ENDED.format(**found)), str(found["move"])).view(0).memory
    assert len(memory) == 1
    return int(memory[0])


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": 2, "move": "a4-a3", "stacks": ". B2 . N2 N3 ."},
        {"stacks": "B2 . N2 . . N3"},
        {"stacks": "B2 . N3 . N2 ."},
        {"stacks": "B2 . B2 . N3 ."},
        {"navy": "reserve 0, emperor reserve"},
        {"sites": "mN1 g d"},
        {"sites": "mB2 g d"},
        {"sites": "m gB1 d"},
        {"navy": "reserve 1, emperor light_blue"},
    ],
    ids=["whose turn", "place", "height", "colour", "Emperor", "owner", "level", "site", "out of the game"],
)
def test_e51_each_part_of_a_position_counts(changes: dict[str, object]) -> None:
    """Ruling E51: stacks, Emperors, buildings, discs out of the game, and whose turn it was."""
    assert fingerprint() == fingerprint()
    assert fingerprint(**changes) != fingerprint()


def test_e51_a_pyramid_taken_to_and_fro_is_no_progress() -> None:
    """Ruling E51: the same for points that change and change back."""
    state = table("""
        eko seats=2 pyramids=1 storms=1 lighthouse=true
        light_blue: emperor navy
        navy: emperor light_blue
        pyramid: a1 a2 b1
        lighthouse: a5 a6 b5
        board:
          a1:  ~  ~  B1  .  ~B1  ~
          b1:  ~  .  .   .  ~
          c1:  x  x  x   x  x
          d1:  N1 .  .
    """)
    state = play(state, "a3-a2", "d1-d2", "a2-a3", "d2-d1")
    assert look(state).quiet == 1
    state = play(state, "a3-a2")
    assert player(state, "light_blue").points == 5
    assert look(state).quiet == 2


def test_e51_survives_being_written_down() -> None:
    """Ruling E51: a dump, a drawing and what a seat knows tell how the last turns ended; people are not shown it."""
    state = play(camp(), *BOTH_REPLACE)
    view = state.view(0)
    assert len(view.memory) == 2
    for again in (
        GAME.load(state.dump()),
        GAME.from_diagram(GAME.diagram(state.view(None))),
        GAME.sample(view, Rng(0)),
    ):
        assert again.dump() == state.dump()
        assert look(play(again, *ONE_REPLACES)).quiet == 1
    assert GAME.key(view) == GAME.key(state.view(None))
    assert GAME.key(view) != GAME.key(replace(view, memory=()))
    assert GAME.views(state, (0, None), memory=False)[0].memory is None


def test_e51_a_game_keeps_no_more_turns_than_it_needs() -> None:
    """Ruling E51: the fingerprints of 32 turns, the latest first."""
    state = play(camp(), *BOTH_REPLACE)
    first = state.view(0).memory
    state = walk(state, 10)
    assert state.view(0).memory[-2:] == first
    state = walk(state, 10)
    assert len(state.view(0).memory) == 32
    assert first[1] not in state.view(0).memory


# Returns


def test_nobody_has_won_while_the_game_goes_on() -> None:
    """End of the game: as long as it has not ended nobody has won."""
    state = table(quiet(0))
    assert state.ending == ""
    assert state.returns() == [0.0, 0.0, 0.0]


def test_the_endings_are_those_the_game_names() -> None:
    """End of the game: two ways to win, two special cases, and the two stops that the book does not have."""
    assert GAME.info.endings == (
        "points",
        "last-on-board",
        "everybody-loses",
        "shared-win",
        "no-progress",
        "turn-limit",
    )
