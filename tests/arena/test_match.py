"""Matches between two bots: scores of blocks, gates, and time of the processor as a budget."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moonsaga.arena.blocks import shares_of
from moonsaga.arena.match import GateReport, Match
from moonsaga.arena.run import run_arena
from moonsaga.arena.seatings import Plan, block_seatings
from moonsaga.arena.sequential import LEAST_BLOCKS, Gate
from moonsaga.bots import bot as bot_module
from moonsaga.bots.bot import Budget, observe
from moonsaga.bots.ladder import get_bot
from moonsaga.bots.playouts import let_chance_act
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import game_names, get_game

pytestmark = pytest.mark.once

EKO = get_game("eko")
SHORT = EKO.resolve({"turn_limit": 8})


def match(bots: list[str], games: int, seats: int = 2, **more: Any) -> Match:
    options = EKO.resolve({"seats": seats, "turn_limit": 30})
    found = run_arena(EKO, [[options]], bots, games, 1, workers=1, **more).match
    assert isinstance(found, Match)
    return found


def gate_of(found: Match) -> GateReport:
    assert isinstance(found.gate, GateReport)
    return found.gate


@pytest.mark.parametrize(
    ("returns", "shares"),
    [
        ((1.0, 0.0), [1, 0]),
        ((1.0, 1.0), [0.5, 0.5]),
        ((0.0, 0.0), [0.5, 0.5]),
        ((1.0, 0.0, 1.0, 0.0), [0.5, 0, 0.5, 0]),
        ((0.0,) * 4, [0.25] * 4),
    ],
)
def test_a_game_is_shared_by_its_winners_and_by_all_if_there_are_none(
    returns: tuple[float, ...], shares: list[float]
) -> None:
    assert shares_of(returns) == shares


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("vary", [False, True])
def test_in_a_block_each_bot_has_each_seat_and_each_role_equally_often(name: str, vary: bool) -> None:
    game = get_game(name)
    tables = game.blocks(game.resolve({}), vary)
    seats = len(game.roles(tables[0][0]))
    bots = ("a", *"b" * (seats - 1))
    plan = Plan(tuple(map(tuple, tables)), block_seatings(bots, seats), 1, 1)
    for number in range(len(tables)):
        places = Counter(
            (bot, seat, role)
            for job in plan.block(number)
            for seat, (bot, role) in enumerate(zip(job.bots, game.roles(job.options), strict=True))
        )
        assert len({count for (bot, *_), count in places.items() if bot == "a"}) == 1
        assert {place[1:] for place in places if place[0] == "a"} == {place[1:] for place in places if place[0] == "b"}


def test_a_block_of_blue_moon_is_four_games_with_both_decks_and_both_seats() -> None:
    game = get_game("blue_moon")
    (tables,) = game.blocks(game.resolve({"deck_1": "flit", "decks_1": "flit,aqua"}))
    plan = Plan((tuple(tables),), block_seatings(("a", "b"), 2), 1, 1)
    assert [(job.bots, job.options["deck_1"], job.options["deck_2"]) for job in plan.block(0)] == [
        (("a", "b"), "flit", "hoax"),
        (("b", "a"), "flit", "hoax"),
        (("a", "b"), "hoax", "flit"),
        (("b", "a"), "hoax", "flit"),
    ]
    assert [table["decks_2"] for table in tables] == [game.resolve({})["decks_2"], "flit,aqua"]
    assert len(game.blocks(game.resolve({}), vary=True)) == 36


def test_where_decks_are_swapped_seats_have_no_role() -> None:
    game = get_game("blue_moon")
    found = run_arena(game, game.blocks(game.resolve({})), ["novice", "random"], 1, 1, workers=1)
    assert (found.games, found.blocks) == (4, 1)
    assert [role.role for role in found.roles] == ["seat-1", "seat-2"]


def test_a_match_is_scored_by_blocks() -> None:
    found = match(["adept", "novice"], 20)
    assert len(found.block_scores) == found.blocks == 10
    assert set(found.block_scores) <= {0, 0.25, 0.5, 0.75, 1}
    assert found.score == pytest.approx(sum(found.block_scores) / 10)
    assert found.low < found.score <= found.high
    assert found.elo_low < found.elo <= found.elo_high
    assert found.fair_score == 0.5
    assert len(found.block_ms) == 10
    assert found.ms_per_choice[0] > found.ms_per_choice[1] > 0


def test_one_against_three_is_measured_by_its_quarter() -> None:
    found = match(["novice", "random", "random", "random"], 8, seats=4)
    assert found.fair_score == 0.25
    assert (found.elo > 0) == (found.score > 0.25)


def test_three_bots_are_no_match() -> None:
    found = run_arena(EKO, [[SHORT]], ["adept", "novice", "random"], 6, 1, workers=1)
    assert found.match is msgspec.UNSET


def test_a_gate_stops_the_run_as_soon_as_it_is_clear() -> None:
    found = match(["adept", "random"], 200, gate=Gate(0, 100))
    gate = gate_of(found)
    assert gate.verdict == "H1"
    assert LEAST_BLOCKS <= found.blocks < 30
    assert gate.path[-1] == gate.ratio >= gate.bound
    assert all(ratio < gate.bound for ratio in gate.path[LEAST_BLOCKS - 1 : -1])
    assert gate.scores == pytest.approx((0.5, 0.640), abs=0.001)


def test_the_weaker_bot_does_not_pass_and_too_few_games_decide_nothing() -> None:
    assert gate_of(match(["random", "adept"], 200, gate=Gate(0, 100))).verdict == "H0"
    assert gate_of(match(["adept", "random"], 4, gate=Gate(0.5, 0.6, "share"))).verdict == "undecided"


def test_a_gate_is_decided_by_the_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "gate.jsonl"
    first = match(["adept", "random"], 200, gate=Gate(0, 100), results=file)
    lines = file.read_bytes()
    again = match(["adept", "random"], 400, gate=Gate(0, 100), results=file)
    assert gate_of(again) == gate_of(first)
    assert file.read_bytes() == lines


@pytest.mark.parametrize("gate", [Gate(50, 0), Gate(0, 0), Gate(0.5, 1.2, "share"), Gate(0, float("nan"))])
def test_hypotheses_have_to_differ(gate: Gate) -> None:
    with pytest.raises(MoonsagaError, match="a weaker and a stronger hypothesis"):
        match(["adept", "random"], 2, gate=gate)


def test_a_gate_is_for_two() -> None:
    with pytest.raises(MoonsagaError, match="compares two bots, not 3"):
        run_arena(EKO, [[SHORT]], ["adept", "novice", "random"], 6, 1, workers=1, gate=Gate(0, 50))


# Time of the processor


class Clock:
    """Time of the processor that goes on by a millisecond whenever it is read."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


@pytest.mark.parametrize("ms", [5, 50])
def test_a_master_stops_when_its_processor_time_is_up(ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(bot_module, "process_time", clock)
    monkeypatch.setattr(bot_module, "perf_counter", None)
    state = EKO.new(SHORT)
    let_chance_act(state, Rng(1))
    seat = state.to_act()[0]
    observation = observe(EKO, state, seat)
    assert get_bot("master").choose(observation, Rng(2), Budget(seconds=ms / 1000, cpu=True)) in observation.legal
    assert ms <= clock.looks <= ms + 5


def test_there_is_no_verdict_where_the_budget_was_used_unequally() -> None:
    found = match(["adept", "random"], 60, budget=Budget(seconds=0.01, cpu=True), gate=Gate(0, 100))
    assert gate_of(found).verdict == "unequal CPU"
