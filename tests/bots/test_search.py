"""The bot that plays on: it sees what a greedy one does not, keeps to its budget, and knows no more than its seat."""

from time import perf_counter
from typing import Any

import pytest

from moonsaga import _cores
from moonsaga.bots.bot import Budget, observe
from moonsaga.bots.cores.search import BROKEN_OFF, Rollouts
from moonsaga.bots.greedy_bot import GreedyBot
from moonsaga.bots.ladder import get_bot
from moonsaga.bots.match import play_match
from moonsaga.bots.search_bot import SearchBot
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.registry import game_names, get_game

SHORT = Budget(iterations=60)
NEEDS_SPEED = pytest.mark.skipif(_cores.running() != "compiled", reason="thousands of rollouts need compiled cores")


def at_a_choice(name: str, seed: int = 1, decisions: int = 20) -> Any:
    """A game in which a player has several actions, after `decisions` random decisions."""
    game = get_game(name)
    state, rng = game.new({}), Rng(seed)
    while decisions > 0 or state.to_act() == (CHANCE,) or len(state.legal(state.to_act()[0])) < 2:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else legal[int(rng.below(len(legal)))])
        decisions -= seat != CHANCE
    return state


@pytest.mark.parametrize("name", game_names())
def test_a_rollout_leaves_the_world_alone_and_ends_between_none_and_all(name: str) -> None:
    state = at_a_choice(name)
    seat, before = state.to_act()[0], state.dump()
    world: Any = observe(get_game(name), state, seat).imagine(Rng(1))
    told = world.dump()
    rolls = Rollouts(world, 4, 6, 0.02, perf_counter() + 1000)
    values = [rolls.play(world, seat, action, Rng(3)) for action in state.legal(seat)[:4]]
    assert all(0.0 <= value <= 1.0 for value in values)
    assert values == [rolls.play(world, seat, action, Rng(3)) for action in state.legal(seat)[:4]]
    assert (world.dump(), state.dump()) == (told, before)
    assert rolls.decisions >= 2 * len(values)


@NEEDS_SPEED
@pytest.mark.parametrize("name", game_names())
def test_it_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    game, state = get_game(name), at_a_choice(name)
    seat = state.to_act()[0]
    bot = get_bot("master")
    chosen = bot.choose(observe(game, state, seat), Rng(5), SHORT)
    for seed in range(2):
        world = game.sample(state.view(seat), Rng(seed))
        assert bot.choose(observe(game, world, seat), Rng(5), SHORT) == chosen


def test_time_that_is_over_leaves_the_choice_to_the_first_look() -> None:
    game, state = get_game("eko"), at_a_choice("eko")
    seat = state.to_act()[0]
    assert Rollouts(state, 4, 6, 0.0, perf_counter() - 1).play(state, seat, state.legal(seat)[0], Rng(1)) == BROKEN_OFF
    totals = GreedyBot(24).judge_all(observe(game, state, seat), Rng(1))
    chosen = SearchBot(24).choose(observe(game, state, seat), Rng(1), Budget(seconds=1e-9))
    assert totals[state.legal(seat).index(chosen)] == max(totals)


class Counting(Rollouts):
    made = 0

    def play(self, *args: Any) -> float:
        Counting.made += 1
        return float(super().play(*args))


@NEEDS_SPEED
@pytest.mark.parametrize("iterations", [1, 200, 800])
def test_more_iterations_are_more_rollouts(iterations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = get_game("saga"), at_a_choice("saga")
    seat = state.to_act()[0]
    monkeypatch.setattr("moonsaga.bots.search_bot.Rollouts", Counting)
    Counting.made = 0
    SearchBot(8, field=2, depth=4).choose(observe(game, state, seat), Rng(1), Budget(iterations=iterations))
    fewest, most = {1: (2, 2), 200: (10, 100), 800: (40, 400)}[iterations]
    assert fewest <= Counting.made <= most


# Strength


@pytest.mark.all
@NEEDS_SPEED
def test_a_master_beats_an_adept() -> None:
    """In the quickest of the games, and in haste; `tools/ladder.py` measures all of them."""
    won = 0
    for number in range(12):
        own = number % 2
        bots = [get_bot("master" if seat == own else "adept") for seat in range(2)]
        result, _ = play_match(get_game("blue_moon"), {}, bots, Rng(1, number // 2), Budget(iterations=150))
        won += result.returns[own] > 0
    assert won >= 8
