"""What a good player sees: wins and losses, the same from both sides, and what the adept makes of it."""

import os
import subprocess
import sys

import msgspec
import pytest

from games.eko.tables import legal, look, play, table
from moonsaga.bots.bot import FIXED_BUDGET, observe
from moonsaga.bots.ladder import get_bot
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.contract import State
from moonsaga.kernel.cores.playout import playout
from moonsaga.kernel.cores.rng import Rng

OPTIONS: tuple[dict[str, object], ...] = (
    {"seats": 2},
    {"seats": 3, "storms": 3},
    {"seats": 4},
    {"seats": 4, "pyramids": 2, "lighthouse": True, "temple_sand": True},
    {"seats": 3, "storms": 1, "portals": True, "temple_wind": True, "temple_moon": True},
)


def values(state: State) -> list[float]:
    """One for each seat."""
    return [GAME.evaluate(state, seat) for seat in range(len(GAME.roles(state.options)))]


def adept_turn(state: State) -> State:
    """The position after the adept has made all decisions of this turn."""
    after, bot = state.copy(), get_bot("adept")
    seat = after.to_act()[0]
    while after.to_act() == (seat,):
        after.apply(seat, bot.choose(observe(GAME, after, seat), Rng(1), FIXED_BUDGET))
    return after


def can_win_at_once(state: State) -> bool:
    """Does some action of the seat to act win?"""
    seat = state.to_act()[0]
    return any(play(state, line).returns()[seat] for line in legal(state))


def positions(options: dict[str, object], count: int = 12) -> list[State]:
    """Positions of random games, in all phases."""
    found = []
    for seed in range(count):
        state = GAME.new(options)
        playout(state, Rng(seed), 1 + 9 * seed)
        found.append(state)
    return found


# The scale


@pytest.mark.parametrize("options", OPTIONS)
def test_values_lie_between_lost_and_won_and_looking_changes_nothing(options: dict[str, object]) -> None:
    for state in [GAME.new(options), *positions(options)]:
        before = state.dump()
        for value in values(state):
            assert 0 <= value <= 1
        assert state.dump() == before
        if state.ending:
            assert values(state) == state.returns()


def test_a_win_is_one_and_a_loss_is_nothing() -> None:
    won = play(table(LAST_POINT), "a1 build b1 camp")
    assert won.ending == "points"
    assert values(won) == [1.0, 0.0]


def test_before_the_board_is_laid_everybody_has_the_same_chance() -> None:
    assert values(GAME.new({"seats": 4})) == [0.25] * 4


def test_an_eliminated_player_has_lost() -> None:
    state = table("""
        eko seats=3
        light_blue: reserve 2
        navy: reserve 2
        purple: emperor navy
        board:
          a1:  B2*  .   N2*  .   B1
          b1:  mB1  gN1  m
    """)
    assert values(state)[2] == 0.0


# Both sides


QUIET = """
    eko seats=2
    seat: {seat}
    {first}: reserve 4
    {second}: reserve 2
    board:
      a1:  {b}3*  .    .    .    {n}2
      b1:  {b}1   m{b}2  .    c{n}1  {n}2*
      c1:  .    {b}1   .    .    {n}1
"""


def test_swapped_sides_give_swapped_values() -> None:
    """The same position with the colours, and the turn, changed about."""
    here = table(QUIET.format(seat=1, first="light_blue", second="navy", b="B", n="N"))
    there = table(QUIET.format(seat=1, first="navy", second="light_blue", b="N", n="B"))
    assert values(here) == values(there)


def test_a_symmetric_position_is_worth_the_same_to_both_but_for_the_turn() -> None:
    drawing = """
        eko seats=2
        seat: {seat}
        light_blue: reserve 2
        navy: reserve 2
        board:
          a1:  B2*  .    .    .    N2*
          b1:  m    .    c    .    m
          c1:  B1   .    .    .    N1
    """
    mirrored = [values(table(drawing.format(seat=seat))) for seat in (1, 2)]
    assert mirrored[0] == pytest.approx(mirrored[1][::-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_win_in_one_the_shares_make_a_whole(seats: int) -> None:
    state = GAME.new({"seats": seats})
    playout(state, Rng(1), seats + 4)
    assert sum(values(state)) == pytest.approx(1.0)


# What it sees


def better(here: str, there: str, seat: int = 0) -> bool:
    return values(table(here))[seat] > values(table(there))[seat]


PLAIN = """
    eko seats=2
    seat: 2
    light_blue: reserve {reserve}
    navy: reserve 2
    board:
      a1:  {emperor}  .    .    .    .    {enemy}
      b1:  {site}     .    {capital}    .    {denied}    N2*
      c1:  B2   .    .    .    .    N1
"""
USUAL = {"reserve": "2", "emperor": "B3*", "enemy": "N3", "site": "m", "capital": "c", "denied": "g"}


@pytest.mark.parametrize(
    "change",
    [{"site": "mB1"}, {"capital": "cB1"}, {"reserve": "5"}, {"enemy": "N2"}, {"site": "mB3"}],
    ids=["a building", "the capital", "a larger reserve", "a weaker enemy", "a castle"],
)
def test_what_is_good(change: dict[str, str]) -> None:
    assert better(PLAIN.format(**(USUAL | change)), PLAIN.format(**USUAL))


@pytest.mark.parametrize(
    "change",
    [{"emperor": "B2*"}, {"site": "mN1"}, {"enemy": "N4"}, {"capital": "cN2"}],
    ids=["an Emperor within reach", "no reinforcement", "a taller enemy", "the enemy's capital"],
)
def test_what_is_bad(change: dict[str, str]) -> None:
    assert better(PLAIN.format(**USUAL), PLAIN.format(**(USUAL | change)))


def test_a_single_disc_threatens_four() -> None:
    """A Kamikaze: the Emperor is safer among three discs than among four where a single disc is near."""
    three = PLAIN.format(**(USUAL | {"enemy": "N1"}))
    assert better(three, PLAIN.format(**(USUAL | {"emperor": "B4*", "enemy": "N1", "reserve": "1"})))


# Winning in one


LAST_POINT = """
    eko seats=2
    light_blue: reserve 3
    navy: reserve 2
    board:
      a1:  B1   .    .    .    .    N3
      b1:  g    .    cB2  gB2  mB3  N1*
      c1:  B3*  dB1  gB2  dB1  .    N2
      d1:  B2   .    .    .    .
"""


def test_the_seat_to_move_with_a_win_in_one_has_nearly_won() -> None:
    assert can_win_at_once(table(LAST_POINT))
    assert values(table(LAST_POINT))[0] > 0.9


def test_who_cannot_answer_a_win_in_one_has_nearly_lost() -> None:
    """Navy has just moved; light blue wins."""
    assert values(table(LAST_POINT))[1] < 0.1


def test_an_adept_takes_a_win_in_one() -> None:
    after = adept_turn(table(LAST_POINT))
    assert (after.ending, after.returns()) == ("points", [1.0, 0.0])


def test_an_adept_takes_a_win_in_two_with_a_forced_march() -> None:
    """Ten points, the capital, three discs in reserve: two camps in one turn."""
    state = table("""
        eko seats=2
        light_blue: reserve 4
        navy: reserve 2
        board:
          a1:  B1   .    .    .    .    N3
          b1:  g    .    cB2  gB2  mB3  N1*
          c1:  B3*  d    gB2  dB1  .    N2
          d1:  B2   .    .    .    .
    """)
    assert look(state).players[0].points == 10
    assert adept_turn(state).ending == "points"


def test_an_adept_blocks_a_win_in_one() -> None:
    """Light blue threatens to build its last camp on b1; navy to move has a stack that takes the builder."""
    state = table("""
        eko seats=2
        seat: 2
        light_blue: reserve 3
        navy: reserve 2
        board:
          a1:  B1   .    .    .    .    N3
          b1:  g    .    cB2  gB2  mB3  N1*
          c1:  _    _    gB2  dB1  dB1  N2
          d1:  _    .    .    B3*  .
    """)
    assert look(state).players[0].points == 11
    assert can_win_at_once(play(state, "a6-a5"))
    after = adept_turn(state)
    assert after.to_act() == (0,)
    assert not can_win_at_once(after)


def test_an_adept_takes_an_emperor() -> None:
    state = table("""
        eko seats=2
        light_blue: reserve 2
        navy: reserve 2
        board:
          a1:  B3   .    .    .    N2*
          b1:  m    .    c    .    m
          c1:  B2*  .    .    .    N3
    """)
    assert look(adept_turn(state)).players[1].emperor == "light_blue"


def test_an_adept_protects_its_emperor() -> None:
    """Its two discs can be taken by three; afterwards nothing can take it."""
    state = table("""
        eko seats=2
        light_blue: reserve 3
        navy: reserve 1
        board:
          a1:  B2*  .    .    .    N3
          b1:  m    .    c    .    m
          c1:  B2   .    .    .    N3*
          d1:  .    B1   .    .    .
    """)
    after = adept_turn(state)
    seat = after.to_act()[0]
    assert seat == 1
    assert all(look(play(after, line)).players[0].emperor != "navy" for line in legal(after))


def test_an_adept_builds() -> None:
    """Within a few turns of a game between adepts both have buildings."""
    state = GAME.new({"seats": 2, "board": "reference"})
    rng, bot = Rng(4), get_bot("adept")
    while look(state).turns < 8:
        seat = state.to_act()[0]
        if seat < 0:
            state.apply(seat, rng.weighted(state.chance()))
        else:
            state.apply(seat, bot.choose(observe(GAME, state, seat), rng, FIXED_BUDGET))
    assert all(player.points >= 2 for player in look(state).players)


# Compiled and interpreted


VALUES_CODE = """
import sys
import msgspec
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.cores.playout import playout
from moonsaga.kernel.cores.rng import Rng
found = []
for options in msgspec.json.decode(sys.argv[1]):
    for seed in range(8):
        state = GAME.new(options)
        playout(state, Rng(seed), 1 + 9 * seed)
        found += [repr(GAME.evaluate(state, seat)) for seat in range(options["seats"])]
print(msgspec.json.encode(found).decode())
"""


def values_elsewhere(cores: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", VALUES_CODE, msgspec.json.encode(OPTIONS).decode()],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "MOONSAGA_CORES": cores},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found: list[str] = msgspec.json.decode(run.stdout)
    return found


def test_values_are_the_same_interpreted() -> None:
    here = [repr(value) for options in OPTIONS for state in positions(options, 8) for value in values(state)]
    assert values_elsewhere("interpreted") == here
