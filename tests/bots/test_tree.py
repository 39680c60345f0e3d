"""The bot that grows a tree: it keeps to its budget, repeats itself, takes what wins, and knows no secrets."""

import os
import subprocess
import sys
from typing import Any

import pytest

from moonsaga import _cores
from moonsaga.bots.bot import Budget, observe
from moonsaga.bots.cores.judge import Judge
from moonsaga.bots.cores.tree import Settings, Tree
from moonsaga.bots.ladder import get_bot
from moonsaga.bots.match import play_match
from moonsaga.bots.tree_bot import TreeBot
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.registry import game_names, get_game
from support.selection import many

NEEDS_SPEED = pytest.mark.skipif(_cores.running() != "compiled", reason="thousands of glances need compiled cores")
SHORT = Budget(iterations=300)


def at_a_choice(name: str, seed: int = 1, decisions: int = 20, options: dict[str, Any] | None = None) -> Any:
    """A game in which a player has several actions, after `decisions` random decisions."""
    game = get_game(name)
    state, rng = game.new(options or {}), Rng(seed)
    while decisions > 0 or state.to_act() == (CHANCE,) or len(state.legal(state.to_act()[0])) < 2:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else legal[int(rng.below(len(legal)))])
        decisions -= seat != CHANCE
    return state


def winning_choices(name: str, wanted: int) -> list[tuple[Any, int]]:
    """Positions of random games in which an action of the seat that decides wins at once, with that action."""
    found: list[tuple[Any, int]] = []
    for seed in range(400):
        state, rng = get_game(name).new({}), Rng(seed)
        while state.to_act() and len(found) < wanted:
            seat = state.to_act()[0]
            legal = state.legal(seat)
            wins = [] if seat == CHANCE or len(legal) < 2 else [one for one in legal if ends_won(state, seat, one)]
            if wins and len(wins) < len(legal):
                found.append((state.copy(), wins[0]))
                break
            state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else rng.pick(legal))
        if len(found) == wanted:
            return found
    raise AssertionError(f"only {len(found)} positions of {name} can be won at once")


def ends_won(state: Any, seat: int, action: int) -> bool:
    after = state.copy()
    after.apply(seat, action)
    return bool(after.ending) and after.returns()[seat] == 1.0 == sum(after.returns())


FIND = """
from bots.test_tree import *
for name in game_names():
    state = at_a_choice(name)
    seat = state.to_act()[0]
    for bot in (TreeBot(), TreeBot(exploration=1.0, temperature=0.4)):
        thought = bot.search(observe(get_game(name), state, seat), Rng(5), SHORT)
        print(thought.tree.glances, thought.tree.iterations, thought.tree.found())
"""


def test_compiled_and_interpreted_cores_grow_the_same_tree() -> None:
    """To the last bit."""

    def grown(cores: str) -> str:
        environment = {**os.environ, "MOONSAGA_CORES": cores, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", FIND], env=environment, capture_output=True, text=True, check=True)
        return done.stdout

    if _cores.running() == "interpreted":
        pytest.skip("there are no compiled cores to compare with")
    assert grown(_cores.running()) == grown("interpreted")


@pytest.mark.parametrize("name", game_names())
def test_a_seed_gives_the_same_decision_and_leaves_the_table_alone(name: str) -> None:
    state = at_a_choice(name)
    seat, before = state.to_act()[0], state.dump()
    chosen = {TreeBot().choose(observe(get_game(name), state, seat), Rng(3), SHORT) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(state.legal(seat))
    assert state.dump() == before


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("glances", [1, 60, 500])
def test_a_budget_is_kept_up_to_one_look_around(name: str, glances: int) -> None:
    state = at_a_choice(name)
    seat = state.to_act()[0]
    found = TreeBot().analyse(observe(get_game(name), state, seat), Rng(1), Budget(iterations=glances))
    assert glances <= found.iterations
    assert found.iterations < glances + 1000


def test_the_clock_stops_it_in_the_middle_of_a_look_around() -> None:
    state = at_a_choice("eko")
    seat = state.to_act()[0]
    tree = Tree(state, seat, Judge(), Settings(), False)
    times = iter(range(1000))
    tree.set_clock(lambda: next(times), 3)
    tree.grow(10**6, Rng(1))
    assert tree.late
    assert tree.glances < 64


@pytest.mark.parametrize("name", game_names())
def test_it_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    game = get_game(name)
    for decisions in range(4, 40, many(4, 16)):
        state = at_a_choice(name, decisions=decisions)
        seat = state.to_act()[0]
        told = TreeBot().analyse(observe(game, state, seat), Rng(5), SHORT)
        for seed in range(3):
            world = game.sample(state.view(seat), Rng(seed))
            assert TreeBot().analyse(observe(game, world, seat), Rng(5), SHORT) == told


@NEEDS_SPEED
@pytest.mark.parametrize("name", game_names())
def test_a_win_in_one_is_taken(name: str) -> None:
    for number, (state, action) in enumerate(winning_choices(name, many(20, 4))):
        seat = state.to_act()[0]
        chosen = TreeBot().choose(observe(get_game(name), state, seat), Rng(number), Budget(iterations=400))
        assert ends_won(state, seat, chosen), (number, chosen, action)


@pytest.mark.parametrize("name", game_names())
def test_an_analysis_has_every_action_and_its_lines_can_be_played(name: str) -> None:
    game, state = get_game(name), at_a_choice(name)
    seat = state.to_act()[0]
    found = TreeBot().analyse(observe(game, state, seat), Rng(2), SHORT)
    assert sorted(one.action for one in found.actions) == sorted(state.legal(seat))
    for one in found.actions:
        assert one.line[0] == (seat, one.action)
        assert sum(one.values) == pytest.approx(1.0)
        assert one.value == one.values[seat]


@NEEDS_SPEED
def test_a_grandmaster_plays_whole_games_by_the_rules() -> None:
    for name in game_names():
        bots = [get_bot("grandmaster" if seat == 0 else "novice") for seat in range(5)]
        game = get_game(name)
        seats = len(game.new({}).returns())
        result, _ = play_match(game, {}, bots[:seats], Rng(1), Budget(iterations=20))
        assert result.ending
