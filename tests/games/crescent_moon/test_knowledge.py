"""What a good player knows: the evaluation, and that it beats chance."""

import pytest

from games.crescent_moon.table import table
from moonsaga import _cores
from moonsaga.bots.ladder import get_bot
from moonsaga.bots.match import play_match
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.rng import Rng


def value(pieces: str, ruler: int, lines: str = "") -> float:
    return GAME.evaluate(table(pieces, lines=lines).state, ruler)


def test_points_hexes_and_coins_are_good() -> None:
    assert value("", 3, "caliph: 0 coins, 9 points") > value("", 3)
    assert value("h8: caliph fort", 3) > value("h6: caliph fort", 3) > value("", 3)
    assert value("", 4, "nomad: 9 coins") > value("", 4)
    assert value("h8: caliph fort", 0) < value("", 0)


def test_a_finished_game_is_won_or_lost() -> None:
    drawn = table(now="year 3, action 4, nomad", lines="caliph: 0 coins, 30 points").play("nomad: pass").draw_any()
    assert [GAME.evaluate(drawn.state, seat) for seat in range(5)] == [0.0, 0.0, 0.0, 1.0, 0.0]


def test_values_stay_between_lost_and_won() -> None:
    for points in (-50, 0, 50, 500):
        assert 0.0 < value("", 2, f"sultan: 0 coins, {points} points") < 1.0


def test_a_promising_fight_is_better_than_a_hopeless_one() -> None:
    pieces = "h5: warlord 6 ordinary\nh6: caliph 3 ordinary"
    strong = table(pieces).play("warlord: assault h5 h6 5+0")
    weak = table(pieces).play("warlord: assault h5 h6 1+0")
    assert GAME.evaluate(strong.state, 0) > GAME.evaluate(weak.state, 0)


def test_cards_chosen_in_secret_count_for_their_owner() -> None:
    drawn = table("h5: warlord 2 ordinary\nh6: caliph 2 ordinary", lines="caliph hand: guard")
    drawn.play("warlord: assault h5 h6 2+0")
    with_card, without = drawn.state.copy(), drawn.state.copy()
    with_card.apply(3, GAME.read(with_card, 3, "commit guard"))
    without.apply(3, GAME.read(without, 3, "commit nothing"))
    assert GAME.evaluate(with_card, 3) > GAME.evaluate(without, 3)


@pytest.mark.slow
@pytest.mark.skipif(_cores.running() == "interpreted", reason="whole games between bots need compiled cores")
@pytest.mark.parametrize(("seats", "least"), [(4, 24), (5, 24)])
def test_adept_beats_random(seats: int, least: int) -> None:
    """One adept among random players wins well over half of its games: a chance player wins a fourth or a fifth."""
    wins = 0
    for game in range(40):
        bots = [get_bot("random")] * seats
        bots[game % seats] = get_bot("adept")
        result, _ = play_match(GAME, {"seats": seats}, bots, Rng(game))
        wins += result.returns[game % seats] > 0
    assert wins >= least
