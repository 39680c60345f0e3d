"""What a good player knows: the evaluation is a chance, and prefers what the rules reward."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.board import Board, draw
from moonsaga import _cores
from moonsaga.bots.bot import FIXED_BUDGET, observe
from moonsaga.bots.ladder import get_bot
from moonsaga.bots.match import play_match
from moonsaga.games.saga.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng

FAST = _cores.running() != "interpreted"
BASE = (
    "now: draft\nround: 3\ncoins: {viking} viking, {saxon} saxon\nkent: 2 viking\nessex: {essex}\nmercia: burh, 2 saxon"
)


def value(text: str, seat: int = 0) -> float:
    return float(GAME.evaluate(draw(text).state, seat))


def base(viking: int = 3, saxon: int = 3, essex: str = "1 saxon", more: str = "") -> str:
    return BASE.format(viking=viking, saxon=saxon, essex=essex) + f"\n{more}"


def test_both_sides_see_nearly_the_same_chance() -> None:
    """Evaluation: what one side hopes for, the other fears, at every position of random games.

    They differ in what a round is worth to them and in nothing else, and agree when the game is over.
    """
    for seed in range(3):
        state: Any = GAME.new({})
        rng = Rng(seed)
        while asked := state.to_act():
            chances = [GAME.evaluate(state, seat) for seat in range(2)]
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert sum(chances) == pytest.approx(1.0, abs=0.4)
            seat = asked[0]
            state.apply(seat, rng.weighted(state.chance()) if seat == CHANCE else rng.pick(state.legal(seat)))
        assert [GAME.evaluate(state, seat) for seat in range(2)] == state.returns()


def test_coins_areas_and_time_are_good_for_the_vikings() -> None:
    """Evaluation: each race in its direction."""
    assert value(base(viking=6)) > value(base(viking=2))
    assert value(base(essex="2 viking")) > value(base(essex="2 saxon"))
    assert value(base().replace("round: 3", "round: 2")) > value(base().replace("round: 3", "round: 7"))
    assert value(base(saxon=0)) > value(base(saxon=6))


def test_an_england_without_vikings_is_nearly_lost() -> None:
    """Evaluation: at the end of the actions, the check is near."""
    lonely = "now: saxon tile 3\ntiles: 3 saxon\nkent: burh, 1 viking\nmercia: 2 saxon\nnorth: 3 viking"
    assert value(lonely) < value(lonely.replace("1 viking", "3 viking, viking-1"))


def choice(board: Board, bot: str = "adept", seed: int = 1) -> str:
    seat = board.state.to_act()[0]
    action = get_bot(bot).choose(observe(GAME, board.state, seat), Rng(seed), FIXED_BUDGET)
    return GAME.write(board.state, seat, action)


def test_the_adept_plunders_to_win() -> None:
    """Bots: seven coins, a burh, and units elsewhere in England."""
    board = draw(
        "now: viking tile 2\ntiles: 2 viking\ncoins: 7 viking, 2 saxon\n"
        "kent: burh, 2 viking\nessex: 3 viking\nmercia: 1 saxon"
    )
    assert "plunder kent" in [choice(board, seed=seed) for seed in range(3)]


def test_the_adept_does_not_leave_england() -> None:
    """Bots: plundering with the last units in England would lose at once."""
    board = draw("now: viking tile 2\ntiles: 2 viking\ncoins: 3 viking, 2 saxon\nkent: burh, 2 viking\nmercia: 3 saxon")
    for seed in range(3):
        copy = Board(board.state.copy())
        while copy.state.to_act() and copy.phase in ("tile", "plunder"):
            copy.play(choice(copy, seed=seed))
        assert copy.ending != "vikings-driven-out"


def test_the_adept_drives_out_the_last_viking() -> None:
    """Bots: by the end of the tile the fyrd has been called, which ends the game."""
    board = draw("now: saxon tile 3\ntiles: 3 saxon\ncoins: 3 viking, 2 saxon\nkent: burh, 1 viking\nmercia: 2 saxon")
    while board.state.to_act() and board.phase in ("tile", "income", "fyrd"):
        board.play(choice(board))
    assert board.ending == "vikings-driven-out"


@pytest.mark.all
@pytest.mark.skipif(not FAST, reason="whole matches take long with interpreted cores")
def test_the_adept_beats_random_from_either_side() -> None:
    """Bots: the ladder's lowest rung, twenty games from each side."""
    for own in range(2):
        bots = [get_bot("adept" if seat == own else "random") for seat in range(2)]
        wins = sum(play_match(GAME, {}, bots, Rng(1, number))[0].returns[own] > 0 for number in range(20))
        assert wins >= 17
