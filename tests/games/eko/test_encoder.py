"""What a net is told of a position: names, blocks in turn order, and that what matters shows."""

import hashlib

import pytest

from games.eko.tables import play, table
from games.eko.test_evaluation import LAST_POINT, OPTIONS, PLAIN, USUAL, positions
from moonsaga.games.eko.evaluation import encoder
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.contract import State

TABLE_INPUTS = 11


def inputs(state: State, seat: int = 0) -> list[float]:
    found: list[float] = state.inputs(seat)  # type: ignore[attr-defined]
    return found


def named(state: State, seat: int = 0) -> dict[str, float]:
    return dict(zip(GAME.input_names(state.options), inputs(state, seat), strict=True))


@pytest.mark.parametrize("options", OPTIONS)
def test_there_is_a_name_for_each_number_and_no_name_twice(options: dict[str, object]) -> None:
    names = GAME.input_names(GAME.resolve(options))
    assert len(set(names)) == len(names)
    for state in [GAME.new(options), *positions(options, 6)]:
        for seat in range(len(GAME.roles(options))):
            assert len(inputs(state, seat)) == len(names)


@pytest.mark.parametrize("options", OPTIONS)
def test_all_numbers_are_small_and_looking_changes_nothing(options: dict[str, object]) -> None:
    for state in positions(options):
        before = state.dump()
        assert all(0 <= number <= 2.5 for number in inputs(state))
        assert state.dump() == before


def test_while_the_board_is_laid_there_is_nothing_to_tell() -> None:
    assert set(inputs(GAME.new({"seats": 3}))) == {0.0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_eyes_see_the_same_blocks_from_their_own_seat_on(seats: int) -> None:
    for state in positions({"seats": seats}):
        seen = [inputs(state, seat) for seat in range(seats)]
        size = (len(seen[0]) - TABLE_INPUTS) // seats
        blocks = [[numbers[i * size : (i + 1) * size] for i in range(seats)] for numbers in seen]
        for seat in range(seats):
            assert blocks[seat] == blocks[0][seat:] + blocks[0][:seat]
            assert seen[seat][seats * size :] == seen[0][seats * size :]


def test_swapped_sides_give_the_same_numbers_to_the_other_seat() -> None:
    drawing = """
        eko seats=2
        seat: {seat}
        {first}: reserve 4
        {second}: reserve 2
        board:
          a1:  {b}3*  .    .    .    {n}2
          b1:  {b}1   m{b}2  .    c{n}1  {n}2*
          c1:  .    {b}1   .    .    {n}1
    """
    here = table(drawing.format(seat=1, first="light_blue", second="navy", b="B", n="N"))
    there = table(drawing.format(seat=1, first="navy", second="light_blue", b="N", n="B"))
    assert inputs(here) == inputs(there)


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"site": "mB1"}, "0.points"),
        ({"capital": "cB1"}, "0.capital"),
        ({"reserve": "5"}, "0.reserve"),
        ({"enemy": "N2"}, "1.height-2"),
        ({"site": "mB3"}, "0.castle-left"),
        ({"emperor": "B2*"}, "0.emperor-hunted-early"),
        ({"site": "mN1"}, "0.blocked"),
    ],
)
def test_what_matters_shows(change: dict[str, str], name: str) -> None:
    before = named(table(PLAIN.format(**USUAL)))
    after = named(table(PLAIN.format(**(USUAL | change))))
    assert after[name] != before[name]


def test_a_win_in_one_shows_to_both() -> None:
    state = table(LAST_POINT)
    assert named(state)["0.wins-now"] == named(state, 1)["1.wins-now"] == 1
    assert named(state)["1.wins-now"] == named(state)["1.wins-next"] == 0
    waiting = named(play(state, "a1-a2", "halt", "reinforce a2 1"))
    assert waiting["0.wins-now"] == 0
    assert waiting["0.wins-later"] == 1


@pytest.mark.every_mode
def test_every_form_of_the_cores_gives_the_same_numbers() -> None:
    """Another digest: other numbers. Then raise `Eko.input_version`, so that nets that learned the old ones go."""
    digest = hashlib.sha256()
    for options in OPTIONS:
        for state in positions(options, 6):
            digest.update(repr([[float(number) for number in inputs(state, seat)] for seat in (0, 1)]).encode())
    assert (GAME.input_version, digest.hexdigest()[:16]) == (1, "5928dce7c5bfee2e")


def test_the_counts_of_the_core_are_those_of_the_names() -> None:
    assert len(encoder.names(2)) - len(encoder.names(1)) == len(encoder.names(1)) - TABLE_INPUTS
