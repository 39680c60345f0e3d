"""Drawn positions: what is drawn can be placed again, what cannot be is named with its line."""

from collections import Counter
from collections.abc import Iterator, Mapping
from textwrap import dedent

import pytest

from games.eko.tables import building, legal, look, play, player, stack, table
from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.contract import CHANCE, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import NotationError

pytestmark = pytest.mark.once

# Every position of a game comes back

EVERYTHING = {
    "storms": 6,
    "portals": True,
    "pyramids": 2,
    "lighthouse": True,
    "temple_wind": True,
    "temple_moon": True,
    "temple_sand": True,
}
VARIANTS: tuple[Mapping[str, object], ...] = (
    {"seats": 2},
    {"seats": 3, "layout": "star", "portals": True},
    {"seats": 4, "colours": "fixed", "temple_sand": True, "temple_tiles": "rulebook"},
    {"seats": 2, "board": "reference", "storms": 2, "lighthouse": True},
    {"seats": 3, "pyramids": 2, "temple_moon": True, "moon_times": "any", "moon_use": "also"},
    {"seats": 4, "board": "reference", **EVERYTHING},
    {"seats": 2, "temple_wind": True, "storms": 1, "no_progress": 2},
)


def positions(options: Mapping[str, object], seed: int, most: int) -> Iterator[State]:
    """The positions of a game in which everybody does anything, from its beginning."""
    state, rng = GAME.new(options), Rng(seed)
    for _ in range(most):
        yield state
        if not state.to_act():
            return
        seat = state.to_act()[0]
        choices = [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
        state.apply(seat, choices[rng.below(len(choices))])


@pytest.mark.parametrize("options", VARIANTS, ids=" ".join)
def test_each_position_of_a_game_is_placed_as_it_was_drawn(options: Mapping[str, object]) -> None:
    for seed in range(2):
        for number, state in enumerate(positions(options, seed, 240)):
            if number % 4 == seed:
                text = GAME.diagram(state.view(None))
                assert GAME.from_diagram(text).dump() == state.dump(), text


def test_each_phase_is_placed_as_it_was_drawn() -> None:
    seen: Counter[str] = Counter()
    for options in VARIANTS[5:]:
        for seed in range(3):
            for state in positions(options, seed, 600):
                phase = look(state).phase
                seen[phase] += 1
                if seen[phase] <= 4:
                    text = GAME.diagram(state.view(None))
                    assert GAME.from_diagram(text).dump() == state.dump(), text
    assert set(seen) == set(n.PHASE_NAMES)


def test_a_placed_position_plays_on_like_the_one_that_was_drawn() -> None:
    for number, state in enumerate(positions(VARIANTS[5], 7, 300)):
        if number % 20 == 0:
            placed = GAME.from_diagram(GAME.diagram(state.view(None)))
            assert (placed.to_act(), placed.chance()) == (state.to_act(), state.chance())
            for seat in placed.to_act():
                assert placed.legal(seat) == state.legal(seat)
                assert GAME.inventory(placed) == GAME.inventory(state)


# What a drawing looks like

PLAIN = """\
eko seats=2 storms=1
phase: act
seat: 2
quiet: 4
navy: reserve 3, box 7
light_blue: reserve 0, box 12, emperor navy
turn: sanded progress
board:
  a3:         .     B2    m
  b2:      .     d    ~B1
  c1:   N4    mB2   ~     ~
  d1:      x     cN1  ~N2*"""


def test_hexes_that_touch_are_drawn_close_together() -> None:
    """The rows lean: c2 stands between b2 and b3 above it, and between d1 and d2 below it."""
    assert GAME.diagram(table(PLAIN).view(None)) == PLAIN
    rows = {line.strip()[0]: line for line in PLAIN.splitlines()[8:]}
    assert rows["c"].index("m") == (rows["b"].index(".") + rows["b"].index("d")) / 2
    assert rows["c"].index("m") == (rows["d"].index("x") + rows["d"].index("c")) / 2


def test_a_drawing_says_only_what_differs() -> None:
    state = table(
        """
        eko
        light_blue: reserve 0
        navy: reserve 0
        board:
          a1: B1* . N1*
        """
    )
    assert GAME.diagram(state.view(None)).splitlines() == [
        "eko seats=2",
        "phase: act",
        "seat: 1",
        "light_blue: reserve 0, box 15",
        "navy: reserve 0, box 15",
        "board:",
        "  a1:   B1*   .     N1*",
    ]


def test_what_a_drawing_does_not_say_is_assumed() -> None:
    state = table(
        """
        eko
        board:
          a1: B3* . N1*  mB3
        """
    )
    found = look(state)
    assert (found.phase, found.turn.seat, found.first, found.quiet, found.turns) == ("act", 0, 0, 0, 0)
    assert found.drawn == ("light_blue", "navy")
    blue = player(state, "light_blue")
    assert (blue.reserve, blue.box, blue.emperor, blue.stock) == (0, 13, "a1", (5, 3, 0))
    assert (blue.points, blue.alive) == (3, True)


def test_tokens_name_every_kind_of_hex_and_piece() -> None:
    state = table(
        """
        eko seats=4
        purple: emperor reserve
        grey: emperor purple
        navy:
        light_blue: stock 2,1,1
        board:
          a1: . ~ x d g c m o l sN1
          b1: w w ~P3 dB1 gN2 cG1 mP3 o
          c1: w B1* N4* ~G2
        """
    )
    cells = {cell.name: cell.terrain for cell in (look(state).board or pytest.fail("no board")).cells}
    assert [cells[f"a{i}"] for i in range(1, 11)] == [
        "space",
        "storm",
        "sinkhole",
        "stone_desert",
        "gorge",
        "capital",
        "mountain",
        "portal",
        "temple_moon",
        "temple_sand",
    ]
    assert [cells[name] for name in ("b1", "b2", "c1")] == ["temple_wind"] * 3
    assert look(state).drawn == ("purple", "grey", "navy", "light_blue")
    assert stack(state, "b3") == ("purple", 3, False)
    assert stack(state, "c3") == ("navy", 4, True)
    assert (building(state, "b4"), building(state, "b7")) == (("light_blue", "camp"), ("purple", "castle"))
    assert (building(state, "b5"), building(state, "a10")) == (("navy", "tower"), ("navy", "camp"))
    assert player(state, "grey").emperor == "purple"
    assert player(state, "light_blue").stock == (2, 1, 1)


def test_underscores_leave_hexes_out() -> None:
    """`_` keeps the columns counting; whatever lies behind it has its place."""
    state = table(
        """
        eko
        board:
          a1: B1* _ . N1*
          b3: .
        """
    )
    assert [cell.name for cell in (look(state).board or pytest.fail("no board")).cells] == ["a1", "a3", "a4", "b3"]
    assert "a1-a3" not in legal(state)


@pytest.mark.parametrize("drawn", ["wB1 . / w w", "w . / wB1 w", "wB1 . / wB1 wB1"])
def test_the_temple_of_wind_is_one_site_wherever_its_building_is_drawn(drawn: str) -> None:
    upper, lower = drawn.split(" / ")
    state = table(
        f"""
        eko
        board:
          a2: {upper} B1* N1*
          b1: {lower}
        """
    )
    assert [(b.site, b.colour) for b in look(state).buildings] == [("a2", "light_blue")]
    assert player(state, "light_blue").stock == (4, 3, 1)


def test_two_pyramids_and_a_lighthouse_stand_on_three_spaces_each() -> None:
    state = table(
        """
        eko pyramids=2 lighthouse=true
        lighthouse: a5 a6 b5
        pyramid: a1 a2 b1
        pyramid: b3 a3 a4
        board:
          a1: ~B1* ~B1 ~N1 ~ ~N1* .
          b1: ~N1 . ~ . .
        """
    )
    features = (look(state).board or pytest.fail("no board")).features
    assert [(feature.kind, *feature.cells) for feature in features] == [
        ("pyramid", "a1", "a2", "b1"),
        ("pyramid", "b3", "a3", "a4"),
        ("lighthouse", "a5", "a6", "b5"),
    ]
    assert (player(state, "light_blue").points, player(state, "navy").points) == (2, 2)
    assert look(state).tally == (2, 2)
    assert "tally" not in GAME.diagram(state.view(None))


def test_the_course_of_a_turn_is_drawn_too() -> None:
    state = table(
        """
        eko storms=1
        seat: 2
        first: 2
        phase: lose
        turns: 17
        quiet: 3
        chances: 50
        tally: 0 2
        light_blue: reserve 1
        navy: reserve 4
        turn: sanded progress source=b1 goal=a3
        board:
          a1: B1* ~ .
          b1: N3* ~ .
        """
    )
    assert legal(state) == {"lose 1", "lose 1 emperor"}
    after = play(state, "lose 1 emperor")
    assert (stack(after, "a3"), player(after, "navy").emperor) == (("navy", 2, False), "reserve")
    assert look(after).turn.paid_at == "a3"
    assert GAME.from_diagram(GAME.diagram(after.view(None))).dump() == after.dump()


def test_an_ended_game_is_drawn_too() -> None:
    state = table(
        """
        eko seats=3
        phase: over
        ending: no-progress
        winners: 3 1
        light_blue:
        navy: emperor reserve
        purple:
        board:
          a1: B1* . P1*
        """
    )
    assert (state.to_act(), state.ending, state.returns()) == ((), "no-progress", [1.0, 0.0, 1.0])


def test_a_set_up_can_be_drawn_by_hand() -> None:
    """Discs, colours and the first player are still to be drawn; the board needs no tiles."""
    state = table(SET_UP)
    assert (look(state).step, look(state).layout.tiles) == (1, ())
    assert {GAME.write(state, CHANCE, outcome) for outcome, _ in state.chance()} == {
        *("disc light_blue", "disc light_blue emperor", "disc navy"),
    }


# Bad drawings

SMALL = """
    eko
    light_blue: reserve 3
    navy: reserve 1
    board:
      a1: B2* . m
      b1: . N2* d
"""


def complaint(text: str) -> str:
    """The sentence that a drawing is refused with."""
    with pytest.raises(NotationError) as caught:
        table(text)
    sentence = str(caught.value)
    assert sentence.startswith("line ")
    assert "\n" not in sentence
    return sentence


def changed(old: str, new: str) -> str:
    assert old in SMALL
    return complaint(SMALL.replace(old, new, 1))


def with_line(line: str) -> str:
    return complaint(SMALL.rstrip() + f"\n    {line}\n")


def test_the_small_drawing_is_fine() -> None:
    assert table(SMALL).to_act() == (0,)


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("eko\n", "chess\n", 1, "begins with the word eko"),
        ("eko\n", "eko players=3\n", 1, "there is no option 'players'"),
        ("eko\n", "eko seats=5\n", 1, "from 2 to 4"),
        ("eko\n", "eko lighthouse=true\n", 1, "lighthouse needs storms"),
        ("eko\n", "eko\npast: 1f 0\n", 2, "'0' is no fingerprint of a position"),
        ("eko\n", "eko\npast: fffffffffffffff\n", 2, "is no fingerprint of a position"),
        ("eko\n", "eko\npast:" + " 1" * 33 + "\n", 2, "at most 32 turns, not 33"),
        ("light_blue: reserve 3", "light_blue: reserve 16", 2, "no number from 0 to 15"),
        ("light_blue: reserve 3", "light_blue: reserve", 2, "no number from 0 to 15"),
        ("light_blue: reserve 3", "light_blue: reserve three", 2, "no number from 0 to 15"),
        ("light_blue: reserve 3", "light_blue: reserve 15", 2, "15 in reserve"),
        ("light_blue: reserve 3", "light_blue: reserve 3, box 10", 2, "10 in the box"),
        ("light_blue: reserve 3", "light_blue: hand 3", 2, "none of reserve 3"),
        ("light_blue: reserve 3", "light_blue: reserve 3, reserve 4", 2, "each once"),
        ("light_blue: reserve 3", "light_blue: emperor reserve", 2, "stands on a1"),
        ("light_blue: reserve 3", "light_blue: stock 5,3", 2, "camps, towers and castles"),
        ("light_blue: reserve 3", "light_blue: stock 6,3,1", 2, "no number from 0 to 5"),
        ("light_blue: reserve 3", "light_blue reserve 3", 2, "a colon"),
        ("light_blue: reserve 3", "pink: reserve 3", 2, "nothing is called pink"),
        ("light_blue: reserve 3", "quiet: 3", 3, "1 of 2 players have a line"),
        ("light_blue: reserve 3", "navy: reserve 3", 3, "there is a line navy already"),
        ("light_blue: reserve 3", "grey: reserve 3", 5, "a1 is light_blue, but the players are grey, navy"),
        ("a1: B2* . m", "b1: B2* . m", 6, "row b is drawn twice"),
        ("a1: B2* . m", "a0: B2* . m", 5, "no number from 1 to 30"),
        ("a1: B2* . m", "a1: B5* . m", 5, "a stack has 1 to 4 discs"),
        ("a1: B2* . m", "a1: B0 . m", 5, "a stack has 1 to 4 discs"),
        ("a1: B2* . m", "a1: B2 . m", 2, "is nowhere"),
        ("a1: B2* . m", "a1: B2* B1* m", 5, "* stands on a1 and a2"),
        ("a1: B2* . m", "a1: B2* . P1", 5, "a3 is purple"),
        ("a1: B2* . m", "a1: B2* . R1", 5, "nothing that can be drawn"),
        ("a1: B2* . m", "a1: B2* . mB4", 5, "levels 1 to 3"),
        ("a1: B2* . m", "a1: B2* . dB2", 5, "levels 1 to 1"),
        ("a1: B2* . m", "a1: B2* . xB1", 5, "nothing that can be drawn"),
        ("a1: B2* . m", "a1: B2* . m mB3 mB3", 2, "1 of the building castle, not 2"),
        ("a1: B2* . m", "a1: B2* . m o", 4, "two portals or none"),
        ("a1: B2* . m", "a1: B2* . m o o o", 4, "two portals or none"),
        ("a1: B2* . m", "a1: B2* . m l l", 4, "only one Temple of the Moon"),
        ("a1: B2* . m", "a1: B2* . m s s", 4, "only one Temple of Sand"),
        ("a1: B2* . m", "a1: B2* . m w w w", 4, "round one corner"),
        ("a1: B2* . m", "a1: B2* . m w", 4, "round one corner"),
        ("a1: B2* . m", "a1: B2* . m" + " _" * 27 + " .", 4, "30 columns wide"),
        ("a1: B2* . m", "a1: B2* . m" + " d" * 23, 4, "24 building sites"),
        ("a1: B2* . m", "a1: B2* . m" + " _ ~" * 10, 4, "9 storm zones"),
        ("a1: B2* . m\n      b1", "b1: B2* . m\n      c1", 4, "the top row is a"),
        ("a1: B2* . m\n      b1", "a2: B2* . m\n      b2", 4, "the smallest column is 1"),
        ("    board:\n      a1: B2* . m\n      b1: . N2* d", "", 1, "in the phase act there is a board"),
    ],
)
def test_a_bad_line_is_named(old: str, new: str, line: int, problem: str) -> None:
    sentence = changed(old, new)
    assert sentence.startswith(f"line {line}"), sentence
    assert problem in sentence


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("seat: 3", "no number from 1 to 2"),
        ("seat: 0", "no number from 1 to 2"),
        ("first: 3", "no number from 1 to 2"),
        ("quiet: -1", "no number from 0"),
        ("turns: many", "no number from 0"),
        ("chances: 99999999", "no number from 0"),
        ("step: 1", "at step 0"),
        ("phase: attack", "no such phase"),
        ("phase: tiles", "no board yet"),
        ("phase: turns", "0 tiles, 0 of them turned"),
        ("phase: over", "belong together"),
        ("ending: points", "belong together"),
        ("winners: 1 1", "named twice"),
        ("winners: 3", "no number from 1 to 2"),
        ("tally: 1", "each of 2 players"),
        ("tally: 1 x", "no number from 0"),
        ("drawn: navy light_blue", "the order in which the colours were drawn"),
        ("turn: hopped", "none of acted"),
        ("turn: acted=1", "none of acted"),
        ("turn: acted acted", "there twice"),
        ("turn: moons=x", "no number from 0"),
        ("turn: goal=a3", "no space of this board"),
        ("turn: goal=z9", "no space of this board"),
        ("turn: goal=here", "no space of this board"),
        ("turn: reinforced=a1,a3", "no space of this board"),
        ("turn: reinforced=", "no space of this board"),
        ("turn: paid=0", "needs paid_at"),
        ("turn: paid_at=a1 paid=1", "no number from 0 to 0"),
        ("turn: sheltered=perhaps", "none of acted"),
        ("phase: lose", "source=c4 goal=e6"),
        ("phase: discs", "single discs"),
        ("phase: colours", "single discs"),
        ("drawn: navy", "the order in which the colours were drawn"),
        ("layout: A0 B0", "2 tiles, 2 of them turned"),
        ("layout: A6", "no tile"),
        ("layout: A B1", "come last"),
        ("layout: A A", "one too many"),
        ("layout: H", "one too many"),
        ("small: P 1 1 1", "the small tiles (none)"),
        ("pyramid: a1 a2", "where three spaces meet"),
        ("pyramid: a1 a2 b2", "where three spaces meet"),
        ("pyramid: a2 a3 b2", "no space of this board"),
        ("pyramid: a1 a2 a1", "where three spaces meet"),
        ("board: 3", "there is a line board already"),
    ],
)
def test_a_bad_further_line_is_named(line: str, problem: str) -> None:
    sentence = with_line(line)
    assert problem in sentence, sentence


def test_the_seat_to_act_has_a_disc() -> None:
    sentence = complaint(
        """
        eko seats=3
        seat: 3
        light_blue: reserve 3
        navy: reserve 1
        purple: reserve 2, emperor navy
        board:
          a1: B2* . N1*
        """
    )
    assert sentence == "line 2, 'seat: 3': seat 3, purple, has no disc on the board and no turn"


def test_a_diagram_without_discs_is_refused() -> None:
    text = "eko\nlight_blue: emperor reserve\nnavy: emperor reserve\nboard:\n  a1: . . m"
    assert complaint(text) == "line 4, 'board:': nobody has a disc on the board, so nobody is to act"


def test_small_tiles_lie_beside_large_ones() -> None:
    assert "a line layout is needed" in complaint("eko storms=1\nsmall: P 1 1 1\nboard:\n  a1: B1* N1*")


def test_more_than_ninety_one_spaces_are_refused() -> None:
    rows = "\n".join(f"  {letter}1:" + " ." * 23 for letter in "bcde")
    assert "at most 91 spaces" in complaint(f"eko\nboard:\n  a1: B1* N1*\n{rows}")
    assert table(f"eko\nboard:\n  a1: B1* N1*\n{rows.removesuffix(' .' * 3)}").to_act() == (0,)


def test_a_tenth_storm_zone_is_refused_and_a_ninth_is_not() -> None:
    assert table("eko\nboard:\n  a1: B1* N1*" + " _ ~" * 9).to_act() == (0,)
    assert table("eko\nboard:\n  a1: B1* N1*" + " _ ~" * 9 + " ~ ~").to_act() == (0,)
    assert "9 storm zones" in complaint("eko\nboard:\n  a1: B1* N1*" + " _ ~" * 10)


def test_more_than_fifteen_discs_and_the_emperor_are_refused() -> None:
    sixteen = "eko\nboard:\n  a1: B4* B4 B4 B4 N1*"
    assert player(table(sixteen), "light_blue").box == 0
    assert "16 discs on the board" in complaint(sixteen.replace(" N1*", " N1* B1"))


@pytest.mark.parametrize("extra", ["pyramid: a1 a2 b1", "lighthouse: a1 a2 b1"])
def test_there_are_two_pyramids_and_one_lighthouse(extra: str) -> None:
    text = f"""
        eko
        pyramid: a1 a2 b1
        pyramid: a1 a2 b1
        lighthouse: a2 b2 b1
        {extra}
        board:
          a1: B1* . N1*
          b1: . .
        """
    assert "two pyramids and one lighthouse" in complaint(text)


def test_two_buildings_in_the_temple_of_wind_are_refused() -> None:
    assert "carries one building" in complaint("eko\nboard:\n  a1: wB1 wN1 B1* N1*\n  b1: w")


def test_a_forced_march_needs_three_discs() -> None:
    text = "eko\nphase: march\nlight_blue: reserve {}\nnavy:\nturn: acted{}\nboard:\n  a1: B1* . N1*"
    assert legal(table(text.format(3, ""))) == {"march", "halt"}
    assert "with 3 discs of the reserve" in complaint(text.format(2, ""))
    assert "once a turn" in complaint(text.format(3, " marched"))


def test_a_stack_that_no_storm_hurts_loses_nothing() -> None:
    text = "eko\nphase: lose\nturn: source=a1 goal={}\nboard:\n  a1: B2* . _ ~ N1*"
    assert "no storm takes discs" in complaint(text.format("a4"))
    assert "source=c4 goal=e6" in complaint(text.format("a1"))


SET_UP = """
    eko
    phase: discs
    light_blue: reserve 15, emperor reserve
    navy: reserve 15
    board:
      a1: N1* . m ~
      b1: . . . . . . . . . .
      c1: . . . . . . . . . .
      d1: . . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"N1*": "N2*", "navy: reserve 15": "navy: reserve 14"}, "single discs on ordinary spaces"),
        ({"~": "~B1", "light_blue: reserve 15": "light_blue: reserve 14"}, "single discs on ordinary spaces"),
        ({" m ": " mB1 "}, "nothing is built"),
        ({"navy: reserve 15": "navy: reserve 14"}, "no disc is in the box"),
        ({"emperor reserve": "emperor navy"}, "no Emperor a prisoner"),
        ({"a1: N1* .": "a1: N1* . ."}, "31 discs wait for 32 empty spaces"),
        ({"discs": "discs\n    drawn: navy"}, "in the phase colours"),
        ({"discs": "colours"}, "when all discs are on the board"),
        ({"discs": "colours\n    drawn: navy light_blue"}, "one at least is left"),
        ({"discs": "discs\n    step: 2"}, "at step 1"),
        ({"discs": "small-tiles"}, "0 tiles, 0 of them turned"),
        ({"discs": "discs\n    seat: 1"}, "nobody's turn"),
    ],
)
def test_a_drawn_set_up_holds_together(changes: Mapping[str, str], problem: str) -> None:
    assert table(SET_UP).to_act() == (CHANCE,)
    text = SET_UP
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    sentence = complaint(text)
    assert problem in sentence, sentence


def test_emperors_are_swapped_on_the_board() -> None:
    text = "eko\nphase: swap\nlight_blue:\nnavy: {}\nboard:\n  a1: B1* B1 N1{}"
    assert legal(table(text.format("", "*"))) == {"keep", "swap a2"}
    assert "stand on the board" in complaint(text.format("emperor reserve", ""))


def test_colours_are_fixed_where_the_option_says_so() -> None:
    text = "eko{}\nnavy:\nlight_blue:\nboard:\n  a1: B1* . N1*"
    assert look(table(text.format(""))).drawn == ("navy", "light_blue")
    assert "in this order" in complaint(text.format(" colours=fixed"))


# Tiles

NEW = GAME.diagram(GAME.new({"board": "reference", "pyramids": 1}).view(None))


def test_a_fresh_table_shows_its_tiles() -> None:
    assert NEW.splitlines()[:4] == [
        "eko seats=2 board=reference pyramids=1",
        "phase: small-tiles",
        "light_blue: reserve 15, emperor reserve",
        "navy: reserve 15, emperor reserve",
    ]
    assert NEW.splitlines()[4] == "layout: E1 D5 F3 G1 C3 A0 B2"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("E1 D5", "E1 D4", "on the tiles"),
        ("layout: E1", "layout: E", "come last"),
        ("layout: E1 D5 F3 G1 C3 A0 B2", "layout: E D F G C A B", "do not fit the phase small-tiles"),
        ("phase: small-tiles", "phase: discs", "do not fit the phase discs"),
        ("phase: small-tiles", "phase: turns", "do not fit the phase turns"),
        ("board:", "small: S 0 0 0\nboard:", "do not fit the phase"),
        ("board:", "small: P 0 0 0\nboard:", "small tiles S are laid in this order"),
        ("board:", "small: S 0 0\nboard:", "small tiles S are laid in this order"),
        ("board:", "small: S 0 0 0, S 9 9 0\nboard:", "small tiles S are laid in this order"),
        ("board:", "small: S 16 0 0\nboard:", "no number from -15 to 14"),
    ],
)
def test_a_layout_that_does_not_fit_is_named(old: str, new: str, problem: str) -> None:
    assert old in NEW
    sentence = complaint(NEW.replace(old, new, 1))
    assert problem in sentence, sentence


def laid() -> str:
    """A board with its pyramid, discs to be laid next."""
    state = GAME.new({"board": "reference", "pyramids": 1})
    return GAME.diagram(play(state, GAME.write(state, CHANCE, state.chance()[0][0])).view(None))


def test_a_small_tile_lies_where_the_board_shows_it() -> None:
    text = laid()
    assert table(text).chance()
    (pyramid,) = (line for line in text.splitlines() if line.startswith("pyramid"))
    assert "the small tiles bring pyramid" in complaint(text.replace(pyramid + "\n", ""))
    (small,) = (line for line in text.splitlines() if line.startswith("small"))
    assert "does not lie on free ground" in complaint(text.replace(small, "small: S 0 0 0"))
    row = next(line for line in text.splitlines() if line.startswith("  e"))
    assert "is missing" in complaint(text.replace(row + "\n", ""))
    assert "lies on none of the tiles" in complaint(text.replace(row, row + " _ _ _ ."))


def test_drawings_need_no_indentation_and_no_order() -> None:
    text = dedent(SMALL).strip()
    jumbled = [text.splitlines()[0], *reversed(text.splitlines()[4:]), *text.splitlines()[1:4]]
    assert table("\n".join(jumbled)).dump() == table(SMALL).dump()
