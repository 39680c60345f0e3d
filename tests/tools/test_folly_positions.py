"""`tools/folly_positions.py`: positions are occasions, and bots that forget or remember a bonus are told apart."""

from pathlib import Path

import pytest

from moonsaga.arena.follies import WIN_PASSED_OVER
from moonsaga.bots.bot import FIXED_BUDGET, Budget, Observation
from moonsaga.bots.ladder import get_bot
from moonsaga.games.saga.actions import ACTIONS
from moonsaga.games.saga.follies import BONUSES
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.registry import get_game
from tools import folly_positions

pytestmark = pytest.mark.once
KEPT = Path(__file__).parents[2] / "benchmarks" / "results" / "follies"


class Forgetful:
    """Takes a bonus only if nothing else is left."""

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        return min(observation.legal, key=lambda action: ACTIONS.split(action)[0].name in BONUSES)


class Mindful:
    """Takes a bonus whenever there is one."""

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        return max(observation.legal, key=lambda action: ACTIONS.split(action)[0].name in BONUSES)


def test_occasions_are_collected_one_a_game_and_the_same_again(tmp_path: Path) -> None:
    saga, bot = get_game("saga"), get_bot("random")
    found = folly_positions.collect(saga, bot, range(20), 7, 3)
    for folly in saga.follies:
        occasions = [occasion for occasion in found if occasion.folly == folly.name]
        assert len(occasions) == 3
        assert len({occasion.number for occasion in occasions}) == 3
        assert all(occasion.state.legal(occasion.seat) for occasion in occasions)
    folly_positions.write(tmp_path / "some.jsonl.gz", found)
    assert folly_positions.read(tmp_path / "some.jsonl.gz") == found
    assert folly_positions.collect(saga, bot, range(20), 7, 3) == found


def test_who_forgets_the_bonus_is_found_out() -> None:
    kept = [one for one in folly_positions.read(KEPT / "saga.jsonl.gz") if one.folly != WIN_PASSED_OVER][::10]
    assert {done for done, _ in folly_positions.ask(kept, Forgetful(), FIXED_BUDGET).values()} == {5}
    assert {done for done, _ in folly_positions.ask(kept, Mindful(), FIXED_BUDGET).values()} == {0}


@pytest.mark.parametrize("file", sorted(KEPT.glob("*.jsonl.gz")), ids=lambda file: file.name)
def test_fifty_positions_of_each_folly_are_kept(file: Path) -> None:
    occasions = folly_positions.read(file)
    game = get_game(occasions[0].game)
    for name in (WIN_PASSED_OVER, *(folly.name for folly in game.follies)):
        kept = [occasion for occasion in occasions if occasion.folly == name]
        assert len(kept) == 50
        assert all(occasion.seat in occasion.state.to_act() for occasion in kept)


def test_a_win_is_taken_in_the_turn_and_passed_over_by_who_does_not_see_it() -> None:
    kept = [one for one in folly_positions.read(KEPT / "saga.jsonl.gz") if one.folly == WIN_PASSED_OVER][::10]
    assert folly_positions.ask(kept, get_bot("adept"), FIXED_BUDGET) == {WIN_PASSED_OVER: (0, 5)}
    assert folly_positions.ask(kept, get_bot("random"), FIXED_BUDGET)[WIN_PASSED_OVER][0] > 0
