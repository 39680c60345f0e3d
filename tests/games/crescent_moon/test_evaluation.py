"""What a good player knows: the evaluation, and that it beats chance."""

import pytest

from games.crescent_moon.table import Table, table
from moonsaga import _cores
from moonsaga.bots.ladder import get_bot
from moonsaga.bots.match import play_match
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.cores.rng import Rng


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


# --- threats and leaders ----------------------------------------------------------------------------------------------


def test_a_town_beside_the_warlord_is_worth_less_than_one_behind_a_fort() -> None:
    army = "h4: warlord 2 ordinary\n"
    assert value(f"{army}h5: town", 2) < value(f"{army}h6: town", 2)
    assert value(f"{army}h5: town, sultan castle, sultan 1 mercenary", 2) > value(f"{army}h5: town", 2)


def test_spoils_within_reach_are_good_for_the_warlord() -> None:
    assert value("h4: warlord 2 ordinary\nh5: city", 0) > value("h4: warlord 2 ordinary\nh6: city", 0)


def test_a_loss_of_the_leader_is_worth_more_than_one_of_the_last() -> None:
    """Taking influence from the ruler who is about to win is a gain for all others."""
    lines = "murshid: 0 coins, {} points"
    pieces, fewer = "h5: murshid influence\nh3: murshid influence", "h5: murshid influence"
    leading = value(fewer, 3, lines.format(4)) - value(pieces, 3, lines.format(4))
    trailing = value(fewer, 3, lines.format(-12)) - value(pieces, 3, lines.format(-12))
    assert leading > trailing > 0


def test_coins_and_cards_are_worth_nothing_when_no_action_is_left() -> None:
    late = {"now": "year 3, action 4, nomad"}
    rich = table(lines="caliph: 20 coins, 5 points\ncaliph hand: guard, imam", **late)
    poor = table(lines="caliph: 0 coins, 5 points", **late)
    assert GAME.evaluate(rich.state, 3) == pytest.approx(GAME.evaluate(poor.state, 3))


# --- influence --------------------------------------------------------------------------------------------------------


def test_influence_that_others_would_like_to_have_is_worth_less() -> None:
    """At the sacred site, with and without a rival next to it."""
    rival, far = "\nh7: nomad influence", "\nh1: nomad influence"
    assert value(f"h8: murshid influence{rival}", 1) < value(f"h8: murshid influence{far}", 1)


# --- cards in fights --------------------------------------------------------------------------------------------------


def best_choice(drawn: Table, ruler: int) -> str:
    """What a ruler throws into the fight, judged with all that they know."""
    state = drawn.state
    found = {}
    for action in state.legal(ruler):
        after = state.copy()
        after.apply(ruler, action)
        found[GAME.write(state, ruler, action)] = GAME.evaluate(after, ruler)
    return max(found, key=lambda name: found[name])


@pytest.mark.parametrize(
    ("attackers", "defenders", "choice"),
    [(6, 1, "commit nothing"), (1, 5, "commit nothing"), (3, 3, "commit mamluks")],
    ids=["won anyway", "lost anyway", "close"],
)
def test_no_card_is_wasted_in_a_fight_that_is_won_or_lost(attackers: int, defenders: int, choice: str) -> None:
    drawn = table(
        f"h5: caliph {attackers} ordinary\nh6: warlord {defenders} ordinary",
        now="year 1, action 1, caliph",
        lines="caliph hand: mamluks",
    )
    drawn.play(f"caliph: assault h5 h6 {attackers}+0")
    while drawn.phase() != "commit":
        drawn.play(f"{drawn.asked()[0]}: pass")
    assert best_choice(drawn, 3) == choice


# --- deals ------------------------------------------------------------------------------------------------------------


def limits(lines: str) -> tuple[float, float]:
    """The least the Nomad takes, and the most the Caliph pays, for a mercenary."""
    pieces = "h5: caliph 1 ordinary, caliph 1 mercenary\nh7: caliph influence\nh1: nomad 1 mercenary"
    drawn = table(pieces, now="year 1, action 1, caliph", lines=lines)
    least, most, _ = drawn.play("caliph: hire 1").state.bargain()
    return float(least), float(most)


def test_between_two_who_trail_there_is_room_for_a_deal() -> None:
    least, most = limits("caliph: 9 coins, 5 points\nnomad: 0 coins, 5 points, 4 reserves")
    assert 0 <= least < most <= 9


def test_a_leader_pays_more() -> None:
    """Helping a ruler who is likely to win harms the seller: their least price rises."""
    fair, _ = limits("caliph: 9 coins, 5 points\nnomad: 0 coins, 5 points, 4 reserves")
    leader, _ = limits("caliph: 9 coins, 9 points\nnomad: 0 coins, 5 points, 4 reserves")
    assert leader > fair


def test_an_offer_nobody_can_accept_is_worse_than_a_fair_one() -> None:
    drawn = table(
        "h5: caliph 1 ordinary\nh1: nomad 1 mercenary",
        now="year 1, action 1, caliph",
        lines="caliph: 9 coins, 5 points\nnomad: 12 coins, 12 points, 4 reserves\nwarlord: 0 coins, 12 points",
    ).play("caliph: hire 2")
    least, most, _ = drawn.state.bargain()
    values = {}
    for price in range(10):
        after = drawn.state.copy()
        after.apply(3, GAME.read(after, 3, f"price {price}"))
        values[price] = GAME.evaluate(after, 3)
    best = max(values, key=lambda price: values[price])
    assert least <= best <= most or most < least


# --- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.all
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
