"""Setting up: every step for two, three and four players, the variants' tiles, and what cannot be combined."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

import msgspec
import pytest

from games.eko.tables import legal, look, play, player, refusal, stack, table
from moonsaga.games.eko.box import facts
from moonsaga.games.eko.box.data import DIRECTIONS, Hex
from moonsaga.games.eko.game import GAME
from moonsaga.games.eko.view import BoardPlan, EkoView
from moonsaga.kernel.contract import CHANCE, State
from moonsaga.kernel.cores.playout import playout
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import NotationError, OptionError

SEATS = (2, 3, 4)
LAYOUTS = ("rows", "star")
GREY, BLUE, RED = "ABCDEFG", "HIJ", "KLM"
SPACES = {2: 32, 3: 48, 4: 64}
TILES = {2: 7, 3: 10, 4: 13}


def fresh(**options: object) -> State:
    return GAME.new(options)


def outcomes(state: State) -> list[str]:
    """What chance may do now."""
    assert state.to_act() == (CHANCE,)
    return [GAME.write(state, CHANCE, outcome) for outcome, _ in state.chance()]


def until(state: State, phase: str, seed: int = 0) -> State:
    """Take outcomes of chance until this phase begins."""
    after, rng = state.copy(), Rng(seed)
    while look(after).phase != phase:
        drawn = after.chance()
        after.apply(CHANCE, drawn[rng.below(len(drawn))][0])
    return after


def board_of(state: State) -> BoardPlan:
    board = look(state).board
    assert board is not None
    return board


def kinds(state: State) -> dict[Hex, str]:
    return {(cell.q, cell.r): cell.terrain for cell in board_of(state).cells}


def beside(cell: Hex) -> list[Hex]:
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def connected(cells: set[Hex]) -> bool:
    left = set(cells)
    front = [left.pop()]
    while front:
        near = {cell for cell in beside(front.pop()) if cell in left}
        left -= near
        front += near
    return not left


# Tiles


@pytest.mark.parametrize(("seats", "letters"), [(2, GREY), (3, GREY + BLUE), (4, GREY + BLUE + RED)])
def test_the_backs_tell_which_tiles_are_used(seats: int, letters: str) -> None:
    """Setting up: grey tiles for two players, blue ones too for three, red ones too for four."""
    state = fresh(seats=seats)
    assert look(state).phase == "tiles"
    assert outcomes(state) == [f"tile {letter}" for letter in letters]
    assert {weight for _, weight in state.chance()} == {1}


def test_tiles_are_shuffled_together() -> None:
    """Setting up: each tile can come first, and none comes twice."""
    state = play(fresh(seats=3), "tile H", "tile A")
    assert outcomes(state) == [f"tile {letter}" for letter in "BCDEFGIJ"]
    assert look(state).layout.tiles == ("H", "A")


def test_small_tiles_stay_in_the_box() -> None:
    """Setting up: only variants need them."""
    assert look(until(fresh(), "discs")).layout.small == ()


@pytest.mark.parametrize("seats", SEATS)
def test_each_tile_may_be_turned_any_way(seats: int) -> None:
    """Setting up: a tile lies in any of six directions."""
    state = until(fresh(seats=seats), "turns")
    for number in range(TILES[seats] - 1):
        assert len(look(state).layout.turns) == number
        assert outcomes(state) == [f"turn {turn}" for turn in range(6)]
        assert {weight for _, weight in state.chance()} == {1}
        state = play(state, f"turn {number % 6}")


def test_a_turned_tile_lies_turned_clockwise() -> None:
    """Setting up: turned by one, what was in the east is in the south-east."""
    for turn in range(6):
        state = play(fresh(), *(f"tile {letter}" for letter in "BCAEDFG"))
        state = play(state, *("turn 0", "turn 0", f"turn {turn}", "turn 0", "turn 0", "turn 0", "turn 0"))
        (q, r) = facts.BOX.centre(facts.BOX.layouts["rows"][2][2])
        around = [kinds(state)[q + i, r + j] for i, j in DIRECTIONS]
        assert kinds(state)[q, r] == "capital"
        assert around.index("sinkhole") == turn


ROWS = {2: (2, 3, 2), 3: (3, 4, 3), 4: (4, 5, 4)}


@pytest.mark.parametrize("seats", SEATS)
def test_the_layout_has_three_rows_of_tiles(seats: int) -> None:
    """Setting up: two, three and two tiles for two players; one more in each row for each further player."""
    slots = facts.BOX.layouts["rows"][seats]
    assert tuple(sum(j == row for _, j in slots) for row in (-1, 0, 1)) == ROWS[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_the_star_is_another_layout(seats: int) -> None:
    """Setting up: a ring of seven tiles, with tips for more players."""
    slots = set(facts.BOX.layouts["star"][seats])
    ring = {(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    tips = ({(1, 1), (-2, 1), (1, -2)}, {(2, -1), (-1, 2), (-1, -1)})
    assert slots == ring.union(*tips[: seats - 2])


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", SEATS)
def test_tiles_lie_on_their_slots_without_gaps(seats: int, layout: str) -> None:
    """Setting up: seven hexes for a tile, each slot taken by the tile that was drawn for it."""
    for seed in range(3):
        state = until(fresh(seats=seats, layout=layout), "discs", seed)
        laid = look(state).layout
        cells = {(cell.q, cell.r): (cell.terrain, cell.tile) for cell in board_of(state).cells}
        assert len(cells) == 7 * TILES[seats]
        for slot, letter, turn in zip(facts.BOX.layouts[layout][seats], laid.tiles, laid.turns, strict=True):
            for cell, terrain in zip(facts.BOX.cells(slot, turn), facts.BOX.large[letter].faces, strict=True):
                assert cells[cell] == (terrain, letter)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", SEATS)
def test_all_spaces_hold_together_and_every_site_is_in_reach(seats: int, layout: str) -> None:
    """Setting up: the spaces are one; a site that no space touches would be useless."""
    for seed in range(4):
        found = kinds(until(fresh(seats=seats, layout=layout), "discs", seed))
        spaces = {cell for cell, terrain in found.items() if terrain == "space"}
        assert len(spaces) == SPACES[seats]
        assert connected(spaces)
        for cell, terrain in found.items():
            assert terrain in ("space", "sinkhole") or any(near in spaces for near in beside(cell))


CUT_OFF = [
    ("rows", 2, "BAGDECF", "4031003"),
    ("rows", 3, "CGBADIJFEH", "4545324411"),
    ("rows", 4, "ILJGEMFDKABHC", "5130105025201"),
    ("star", 3, "GBDAEJHCIF", "2533313134"),
    ("star", 4, "EFKIDABMCGLHJ", "2324204521015"),
]


@pytest.mark.parametrize(("layout", "seats", "letters", "turns"), CUT_OFF)
def test_tiles_are_turned_again_if_a_space_is_cut_off(layout: str, seats: int, letters: str, turns: str) -> None:
    """Setting up: all spaces must be connected; if they are not, the same tiles get new turns."""
    state = play(fresh(seats=seats, layout=layout), *(f"tile {letter}" for letter in letters))
    state.keep_journal()
    before = state.barrier
    for turn in turns:
        state.apply(CHANCE, GAME.read(state, CHANCE, f"turn {turn}"))
    found = look(state)
    assert (found.phase, found.step, found.board) == ("turns", 0, None)
    assert (found.layout.tiles, found.layout.turns) == (tuple(letters), ())
    assert state.barrier == before + len(turns)
    assert [event.public.key for event in state.take_events() if event.public is not None][
        -1
    ] == "event-tiles-turned-again"
    assert look(until(state, "discs")).board is not None


# Reference boards

REFERENCE = {
    2: "E1 D5 F3 G1 C3 A0 B2",
    3: "B0 A0 E2 I3 G5 C5 J0 F5 D3 H3",
    4: "A1 G2 L4 J2 M5 D4 B1 F1 H2 K1 C1 E3 I4",
}


@pytest.mark.parametrize("seats", SEATS)
def test_a_reference_board_lies_on_the_table_at_once(seats: int) -> None:
    """Setting up: with the option nothing of the board is left to chance."""
    state = fresh(seats=seats, board="reference")
    found = look(state)
    assert (found.phase, state.barrier) == ("discs", 0)
    tiles = [f"{letter}{turn}" for letter, turn in zip(found.layout.tiles, found.layout.turns, strict=True)]
    assert tiles == REFERENCE[seats].split()
    spaces = {cell for cell, terrain in kinds(state).items() if terrain == "space"}
    assert len(spaces) == SPACES[seats]
    assert connected(spaces)


@pytest.mark.parametrize("seats", SEATS)
def test_terrain_of_a_reference_board(seats: int) -> None:
    """Setting up: one capital less than players; the other terrain as the tiles have it."""
    count = Counter(kinds(fresh(seats=seats, board="reference")).values())
    assert count["capital"] == seats - 1
    assert (count["mountain"], count["gorge"], count["stone_desert"], count["sinkhole"]) == {
        2: (3, 5, 5, 3),
        3: (4, 6, 6, 4),
        4: (5, 7, 7, 5),
    }[seats]


def test_a_reference_board_is_laid_in_rows() -> None:
    """Setting up: it cannot have another layout."""
    with pytest.raises(OptionError, match="laid in rows"):
        fresh(board="reference", layout="star")


# Temples


@pytest.mark.parametrize(
    ("options", "letters"),
    [
        ({"temple_moon": True}, "ABCDFGN"),
        ({"temple_sand": True}, "ACDEFGO"),
        ({"temple_moon": True, "temple_sand": True}, "ACDFGNO"),
        ({"temple_moon": True, "temple_tiles": "rulebook"}, "ABCDFGN"),
        ({"temple_sand": True, "temple_tiles": "rulebook"}, "ABCDFGO"),
    ],
)
def test_e40_temple_tiles_replace_other_tiles(options: Mapping[str, object], letters: str) -> None:
    """Temple of the Moon, Temple of Sand, ruling E40: N for E and O for B; with the option each replaces E."""
    assert sorted(outcomes(GAME.new(options))) == [f"tile {letter}" for letter in letters]


def test_e40_by_the_rulebook_the_two_temples_exclude_each_other() -> None:
    """Ruling E40: both would replace the same tile."""
    with pytest.raises(OptionError, match="exclude each other"):
        fresh(temple_moon=True, temple_sand=True, temple_tiles="rulebook")


@pytest.mark.parametrize(("letter", "replaced", "temple"), [("N", "E", "temple_moon"), ("O", "B", "temple_sand")])
def test_a_temple_tile_is_like_the_tile_it_replaces(letter: str, replaced: str, temple: str) -> None:
    """Temple of the Moon, Temple of Sand: the temple stands where that tile has a stone desert."""
    faces = tuple(temple if face == "stone_desert" else face for face in facts.BOX.large[replaced].faces)
    assert facts.BOX.large[letter].faces == faces


def test_a_temple_lies_on_a_reference_board_where_its_tile_belongs() -> None:
    """Temple of the Moon: also on the fixed board N takes the place of E, turned as E was."""
    found = look(fresh(board="reference", temple_moon=True)).layout
    assert (found.tiles[0], found.turns[0]) == ("N", 1)


# Small tiles


def test_small_tiles_are_laid_one_after_the_other_beside_the_finished_board() -> None:
    """Variants: first the large tiles, then those of the variants, wherever they fit."""
    state = fresh(board="reference", storms=2, portals=True, pyramids=2, lighthouse=True, temple_wind=True)
    letters = []
    while look(state).phase == "small-tiles":
        state = play(state, outcomes(state)[0])
        letters.append(look(state).layout.small[-1].letter)
    assert letters == ["P", "P", "R", "R", "S", "S", "U", "T"]
    assert look(state).phase == "discs"


def small_places(state: State, letter: str) -> set[frozenset[tuple[Hex, str]]]:
    """Every way to lay three hexes round a corner on free ground, so that the tile can be used."""
    board = kinds(state)
    spaces = {cell for cell, terrain in board.items() if terrain == "space"}
    faces = facts.BOX.small[letter].cells
    free = {near for cell in board for other in beside(cell) for near in [other, *beside(other)]} - set(board)
    found = set()
    for first in free:
        for turn in range(6):
            cells = [first, beside(first)[turn], beside(first)[(turn + 1) % 6]]
            if not free.issuperset(cells):
                continue
            doors = cells[:1] if faces[0] == "portal" else cells
            if any(near in spaces for cell in doors for near in beside(cell)):
                found.add(frozenset(zip(cells, faces, strict=True)))
    return found


@pytest.mark.parametrize(
    ("letter", "options"),
    [
        ("P", {"storms": 1}),
        ("R", {"portals": True}),
        ("S", {"pyramids": 1}),
        ("T", {"temple_wind": True}),
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_small_tile_lies_wherever_it_can_be_used(letter: str, options: Mapping[str, object], seats: int) -> None:
    """Variants: on free ground beside the board, each place once and all equally likely.

    Storms must be within reach of an ordinary space, a portal must open onto one, the Temple of Wind must touch one.
    """
    state = GAME.new({"seats": seats, "board": "reference", **options})
    shown = [frozenset(set(kinds(play(state, line)).items()) - set(kinds(state).items())) for line in outcomes(state)]
    assert len(shown) == len(set(shown))
    assert set(shown) == small_places(state, letter)
    assert {weight for _, weight in state.chance()} == {1}


def test_small_tiles_do_not_overlap() -> None:
    """Variants: a second tile keeps off the first."""
    state = fresh(board="reference", storms=2)
    first = outcomes(state)[10]
    after = play(state, first)
    assert first in outcomes(state)
    assert first not in outcomes(after)
    assert len(outcomes(after)) < len(outcomes(state))
    assert len(kinds(play(after, outcomes(after)[0]))) == len(kinds(state)) + 6


def test_a_portal_tile_is_a_portal_and_two_sinkholes() -> None:
    """Portals: the sinkholes bar its back."""
    state = until(fresh(board="reference", portals=True), "discs")
    count = Counter(kinds(state).values())
    assert (count["portal"], count["sinkhole"]) == (2, 3 + 4)


def test_a_portal_opens_onto_a_space() -> None:
    """Portals: whichever way it is laid, its entrance touches an ordinary space."""
    for seed in range(5):
        found = kinds(until(fresh(board="reference", portals=True, storms=2), "discs", seed))
        for cell, terrain in found.items():
            if terrain == "portal":
                assert any(found.get(near) == "space" for near in beside(cell))


@pytest.mark.parametrize(
    ("options", "kind"), [({"pyramids": 1}, "pyramid"), ({"pyramids": 1, "lighthouse": True}, "lighthouse")]
)
def test_a_pyramid_or_lighthouse_stands_amid_three_storm_spaces(options: Mapping[str, object], kind: str) -> None:
    """Pyramids, Lighthouse: the tile has three storm spaces round its middle."""
    state = until(GAME.new({"board": "reference", **options}), "discs")
    (feature,) = (feature for feature in board_of(state).features if feature.kind == kind)
    terrain = {cell.name: cell.terrain for cell in board_of(state).cells}
    assert [terrain[name] for name in feature.cells] == ["storm"] * 3


def test_the_temple_of_wind_is_one_tile_of_three_hexes() -> None:
    """Temple of Wind: the tile is a single site."""
    state = until(fresh(board="reference", temple_wind=True), "discs")
    assert Counter(kinds(state).values())["temple_wind"] == 3


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", SEATS)
def test_all_variants_fit_on_every_board(seats: int, layout: str) -> None:
    """Variants: as many as one likes, together with any layout."""
    options = {"storms": 6, "portals": True, "pyramids": 2, "lighthouse": True, "temple_wind": True}
    state = until(GAME.new({"seats": seats, "layout": layout, **options}), "discs", seats)
    found = kinds(state)
    spaces = {cell for cell, terrain in found.items() if terrain in ("space", "storm")}
    assert connected(spaces)
    assert len(spaces) == SPACES[seats] + 9 * 3


STORMY = {"storms": 6, "portals": True, "pyramids": 2, "lighthouse": True, "temple_wind": True}
CROWDED = """
    tile A, tile C, tile D, tile G, tile F, tile E, tile B
    turn 3, turn 4, turn 2, turn 4, turn 0, turn 1, turn 0
    small -2 -4 0, small 2 3 1, small 4 -6 1, small 5 -3 0, small -4 5 0, small -4 -1 1
    small 4 0 0, small 1 -4 3, small -5 3 0, small -1 4 1
"""
"""Eleven tiles laid like this leave no place for the Temple of Wind; here are the first ten."""


def crowded() -> State:
    return play(fresh(**STORMY), *CROWDED.strip().replace("\n", ",").split(","))


def test_e49_small_tiles_are_laid_again_if_one_has_no_place_left() -> None:
    """Variants, ruling E49: as many tiles as one likes, so the set-up never stands still."""
    state = crowded()
    assert len(look(state).layout.small) == 10
    state.keep_journal()
    state.apply(CHANCE, GAME.read(state, CHANCE, "small 4 -4 0"))
    told = [event.public.key for event in state.take_events() if event.public is not None]
    assert told == ["event-small-tile-laid", "event-small-tiles-laid-again"]
    found = look(state)
    assert (found.phase, found.step, found.layout.small) == ("small-tiles", 0, ())
    assert board_of(state).features == ()
    bare = play(fresh(**STORMY), *CROWDED.strip().replace("\n", ",").split(",")[:14])
    assert kinds(state) == kinds(bare)
    assert outcomes(state) == outcomes(bare)
    assert len(look(until(state, "discs")).layout.small) == 12


def test_e49_a_restarted_set_up_survives_being_written_down() -> None:
    """Variants, ruling E49: drawing and dump show what lies on the table now."""
    state = play(crowded(), "small 4 -4 0")
    assert table(GAME.diagram(state.view(None))).dump() == state.dump()
    assert GAME.load(state.dump()).dump() == state.dump()


def test_e49_a_drawing_without_a_place_for_the_next_tile_is_refused() -> None:
    """Variants, ruling E49: nobody comes into such a position."""
    state = GAME.restore(dead_end())
    assert state.chance() == []
    with pytest.raises(NotationError, match="leave no place for the next one"):
        GAME.from_diagram(GAME.diagram(state.view(None)))


def dead_end() -> bytes:
    """The crowded board with its eleventh tile: finished as if no twelfth were wanted, then told that one is."""
    lines = [*CROWDED.strip().replace("\n", ",").split(","), "small 4 -4 0"]
    found = look(play(fresh(**STORMY | {"temple_wind": False}), *lines))
    options = found.options | {"temple_wind": True}
    unfinished = msgspec.structs.replace(found, options=options, phase="small-tiles", step=11)
    return msgspec.json.encode(EkoView(seat=None, table=unfinished, memory=()))


def test_a_playout_stops_where_chance_has_no_outcome() -> None:
    """Contract: rather an error than a number that is left from another position."""
    playout(fresh(seats=3), Rng(1), 5)
    with pytest.raises(RuntimeError, match="chance is to act and has no outcome"):
        playout(cast("Any", GAME.restore(dead_end())), Rng(1), 1)


# Discs


@pytest.mark.parametrize("seats", SEATS)
def test_all_discs_are_shuffled_together_the_emperors_among_them(seats: int) -> None:
    """Setting up: fifteen discs and an Emperor of each colour in play."""
    state = fresh(seats=seats, board="reference")
    drawn = dict(zip(outcomes(state), [weight for _, weight in state.chance()], strict=True))
    assert drawn == {
        line: weight
        for colour in facts.COLOURS[:seats]
        for line, weight in ((f"disc {colour}", 15), (f"disc {colour} emperor", 1))
    }


def test_each_disc_is_drawn_once() -> None:
    """Setting up: what lies on the board is no longer among those that can be drawn."""
    state = play(fresh(board="reference"), "disc navy emperor", "disc light_blue")
    drawn = dict(zip(outcomes(state), [weight for _, weight in state.chance()], strict=True))
    assert drawn == {"disc light_blue": 14, "disc light_blue emperor": 1, "disc navy": 15}


@pytest.mark.parametrize("seats", SEATS)
def test_the_discs_fill_every_space_one_each(seats: int) -> None:
    """Setting up: 32, 48 or 64 spaces for as many discs."""
    state = until(fresh(seats=seats), "colours", seats)
    found = look(state)
    spaces = [cell.name for cell in board_of(state).cells if cell.terrain == "space"]
    assert sorted(s.space for s in found.stacks) == sorted(spaces)
    assert {s.height for s in found.stacks} == {1}
    assert Counter(s.colour for s in found.stacks) == dict.fromkeys(facts.COLOURS[:seats], 16)
    assert sorted(s.colour for s in found.stacks if s.emperor) == sorted(facts.COLOURS[:seats])
    assert {p.reserve for p in found.players} == {0}


def test_e34_storms_get_no_disc() -> None:
    """Labyrinth of Storms, ruling E34: the discs still fill the ordinary spaces exactly."""
    state = until(fresh(storms=3, pyramids=1, lighthouse=True), "colours", 5)
    terrain = {cell.name: cell.terrain for cell in board_of(state).cells}
    assert {terrain[s.space] for s in look(state).stacks} == {"space"}
    assert len(look(state).stacks) == 32


# Colours and the first player


@pytest.mark.parametrize("seats", SEATS)
def test_each_player_draws_a_board(seats: int) -> None:
    """Setting up: a random colour for each seat, with the discs and buildings of that colour."""
    state = until(fresh(seats=seats, board="reference"), "colours")
    owned = {s.space: s.colour for s in look(state).stacks}
    left = list(facts.COLOURS[:seats])
    for colour in reversed(facts.COLOURS[:seats]):
        assert outcomes(state) == [f"colour {other}" for other in left]
        assert {weight for _, weight in state.chance()} == {1}
        state = play(state, f"colour {colour}")
        left.remove(colour)
    found = look(state)
    assert found.drawn == tuple(p.colour for p in found.players) == facts.COLOURS[:seats][::-1]
    assert {s.space: s.colour for s in found.stacks} == owned
    assert {p.stock for p in found.players} == {(5, 3, 1)}


def test_fixed_colours_are_not_drawn() -> None:
    """Setting up: with the option each seat has its colour from the start."""
    state = until(fresh(board="reference", colours="fixed"), "first")
    assert look(state).drawn == ("light_blue", "navy")


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn(seats: int) -> None:
    """Setting up: each player is the first with the same chance."""
    state = until(fresh(seats=seats, board="reference"), "first")
    assert outcomes(state) == [f"first {seat}" for seat in range(1, seats + 1)]
    assert {weight for _, weight in state.chance()} == {1}
    after = play(state, "first 2")
    assert (look(after).first, after.to_act()) == (1, (1,))


# Swapping Emperors

SWAPS = """
    eko seats=3
    phase: swap
    seat: 2
    first: 2
    board:
      a1: B1* B1 N1  N1* P1
      b1:   N1  P1* B1 P1
"""


def test_e29_each_player_swaps_once_in_turn_order_from_the_first() -> None:
    """Setting up, ruling E29: the first player begins, then clockwise; then the first turn begins."""
    state = table(SWAPS)
    order = []
    while look(state).phase == "swap":
        order.append(state.to_act()[0])
        state = play(state, "keep")
    assert order == [1, 2, 0]
    assert (look(state).phase, state.to_act(), look(state).turns) == ("act", (1,), 0)


def test_e29_the_emperor_trades_places_with_another_own_disc() -> None:
    """Setting up, ruling E29: any of them will do."""
    state = table(SWAPS)
    assert legal(state) == {"keep", "swap a3", "swap b1"}
    after = play(state, "swap b1")
    assert (stack(after, "b1"), stack(after, "a4")) == (("navy", 1, True), ("navy", 1, False))
    assert player(after, "navy").emperor == "b1"
    assert after.to_act() == (2,)


def test_e29_the_swap_is_optional() -> None:
    """Setting up, ruling E29: the Emperor may stay."""
    after = play(table(SWAPS), "keep")
    assert player(after, "navy").emperor == "a4"


@pytest.mark.parametrize(
    ("line", "reason"), [("swap a4", "emperor-stays"), ("swap a1", "not-your-stack"), ("swap a5", "not-your-stack")]
)
def test_e29_no_swap_with_itself_or_with_others(line: str, reason: str) -> None:
    """Setting up, ruling E29: own Emperor, own disc."""
    assert refusal(table(SWAPS), line) == reason


def test_nothing_else_is_done_before_the_game() -> None:
    """Setting up: turns begin when all have swapped."""
    assert refusal(table(SWAPS), "a3+a4") == "wrong-phase"
    assert refusal(play(table(SWAPS), "keep", "keep", "keep"), "keep") == "wrong-phase"


def test_a_whole_set_up_leads_to_the_first_turn() -> None:
    """Setting up: tiles, turns, discs, colours and first player are chance; the swaps are the players' own."""
    seen = []
    state, rng = fresh(seats=4), Rng(3)
    while look(state).phase != "act":
        if look(state).phase not in seen:
            seen.append(look(state).phase)
        seat = state.to_act()[0]
        choices = [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
        assert (seat == CHANCE) == (look(state).phase != "swap")
        assert choices
        state.apply(seat, choices[rng.below(len(choices))])
    assert seen == ["tiles", "turns", "discs", "colours", "first", "swap"]
    assert state.to_act() == (look(state).first,)


# Chance in notation


@pytest.mark.parametrize("line", ["tile Z", "tile H", "turn 3", "disc navy", "keep", "tile"])
def test_chance_draws_only_what_is_there(line: str) -> None:
    """Setting up: what cannot be drawn now is refused in one sentence."""
    with pytest.raises(NotationError, match="nothing that can be drawn now"):
        GAME.read(fresh(), CHANCE, line)


def test_chance_is_read_as_it_is_written() -> None:
    """Setting up: a record repeats every step of chance."""
    state, rng = fresh(storms=1, portals=True), Rng(1)
    while state.to_act() == (CHANCE,):
        drawn = [outcome for outcome, _ in state.chance()]
        some = drawn[rng.below(len(drawn))]
        assert GAME.read(state, CHANCE, GAME.write(state, CHANCE, some)) == some
        state.apply(CHANCE, some)


# Options


@pytest.mark.parametrize("seats", [0, 1, 5, 2.0, "2", True])
def test_two_to_four_play(seats: object) -> None:
    with pytest.raises(OptionError, match="seats is a whole number from 2 to 4"):
        fresh(seats=seats)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"storms": 7}, "storms is a whole number from 0 to 6"),
        ({"pyramids": 3}, "pyramids is a whole number from 0 to 2"),
        ({"portals": 1}, "portals is true or false"),
        ({"layout": "ring"}, "layout is one of rows, star"),
        ({"temple_fire": True}, "there is no option 'temple_fire'"),
        ({"lighthouse": True}, "lighthouse needs storms"),
    ],
)
def test_e43_options_have_limits(options: Mapping[str, object], sentence: str) -> None:
    """Variants, ruling E43: as many tiles as the box has; the lighthouse only where there are storms (E42)."""
    with pytest.raises(OptionError, match=sentence):
        GAME.new(options)


@pytest.mark.parametrize("options", [{"storms": 1}, {"pyramids": 1}, {"storms": 6, "pyramids": 2}])
def test_e43_the_lighthouse_needs_a_labyrinth_or_pyramids(options: Mapping[str, object]) -> None:
    """Lighthouse, rulings E42 and E43: either will do."""
    assert look(GAME.new({"lighthouse": True, "board": "reference", **options})).phase == "small-tiles"


@pytest.mark.parametrize(("storms", "pyramids"), [(0, 0), (1, 0), (6, 0), (0, 1), (0, 2), (6, 2)])
def test_e43_one_to_six_storm_tiles_and_one_or_two_pyramids(storms: int, pyramids: int) -> None:
    """Labyrinth of Storms, Pyramids, ruling E43: the players choose how many."""
    state = until(fresh(board="reference", storms=storms, pyramids=pyramids), "discs")
    assert Counter(kinds(state).values())["storm"] == 3 * (storms + pyramids)
    assert len(board_of(state).features) == pyramids


@pytest.mark.parametrize("seats", SEATS)
def test_roles_are_colours_where_they_are_fixed(seats: int) -> None:
    """Setting up: before the colours are drawn a role is a seat."""
    assert GAME.roles({"seats": seats}) == tuple(f"seat-{seat}" for seat in range(1, seats + 1))
    assert GAME.roles({"seats": seats, "colours": "fixed"}) == facts.COLOURS[:seats]


def test_options_are_remembered_with_the_position() -> None:
    """Setting up: a position knows what was agreed on, defaults included."""
    options = fresh(seats=3, storms=2).options
    assert (options["seats"], options["storms"], options["layout"], options["portals"]) == (3, 2, "rows", False)
