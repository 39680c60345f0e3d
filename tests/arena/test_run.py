"""Whole runs: what is counted, that the number of processes changes nothing, and how a run fails."""

from collections.abc import Iterator, Mapping
from contextlib import closing
from hashlib import sha256
from multiprocessing import active_children
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from moonsaga.arena import game as playing
from moonsaga.arena.run import Report, run_arena, run_balance
from moonsaga.arena.seatings import Job, Plan, block_seatings
from moonsaga.arena.workers import play_all
from moonsaga.bots.bot import Budget, Observation
from moonsaga.bots.ladder import get_bot
from moonsaga.bots.match import fingerprint_of
from moonsaga.kernel.contract import NO_OPTIONS, Game, GameInfo, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.options import Options
from moonsaga.kernel.records import read_record, verify
from moonsaga.kernel.registry import get_game, register, unregister
from support import synthetic

pytestmark = pytest.mark.once

EKO = get_game("eko")
SHORT = EKO.resolve({"turn_limit": 8})
CHANGING = {"seconds", "workers", "ms_per_decision", "slowest_ms", "cpu_seconds", "ms_per_choice", "block_ms"}
"""What depends on the machine."""


def lasting(thing: Any) -> Any:
    """What has to be the same for the same seed."""
    if isinstance(thing, dict):
        return {key: lasting(value) for key, value in thing.items() if key not in CHANGING}
    return [lasting(part) for part in thing] if isinstance(thing, list) else thing


def told(report: Report) -> Any:
    return lasting(msgspec.json.decode(msgspec.json.encode(report)))


# Counting


class Fixed(synthetic.SyntheticGame):
    """The synthetic game with results of our own: seat 1 wins always, seat 2 shares, and after three games all lose."""

    info: ClassVar[GameInfo] = msgspec.structs.replace(synthetic.GAME.info, name="fixed")

    def __init__(self) -> None:
        self.ended = 0

    def new(self, options: Mapping[str, object] = NO_OPTIONS) -> State:
        game = self

        class Position(synthetic.Position):
            def returns(self) -> list[float]:
                game.ended += bool(self.ending)
                return [1.0, 1.0] if game.ended <= 2 else [1.0, 0.0] if game.ended == 3 else [0.0, 0.0]

        return Position(self.resolve(options))

    def scores(self, state: State) -> list[float]:
        return [3.0, float(self.ended)]


@pytest.fixture
def fixed() -> Iterator[Game]:
    register(Fixed())
    yield get_game("fixed")
    unregister("fixed")


def test_a_shared_win_counts_for_each_and_a_game_may_be_lost_by_all(fixed: Game) -> None:
    found = run_balance(fixed, fixed.resolve({}), "random", 4, 1, workers=1)
    assert [(role.role, role.games, role.wins, role.win_rate) for role in found.roles] == [
        ("red", 4, 3, 0.75),
        ("green", 4, 2, 0.5),
    ]
    assert [role.mean_score for role in found.roles] == [3.0, 2.5]
    assert [role.seat for role in found.roles] == [1, 2]
    assert found.fair_share == 0.5


def test_a_bot_is_counted_in_all_its_seats() -> None:
    found = run_arena(EKO, [[EKO.resolve({"seats": 3, "turn_limit": 6})]], ["novice", "random"], 6, 1, workers=1)
    assert (found.games, found.blocks) == (6, 1)
    for bot in found.bots:
        assert bot.games == 9
        assert [role.games for role in bot.roles] == [3, 3, 3]
        assert sum(role.wins for role in bot.roles) == bot.wins
    assert sum(bot.wins for bot in found.bots) == sum(role.wins for role in found.roles)
    assert sum(bot.decisions for bot in found.bots) == found.decisions
    assert sum(found.endings.values()) == found.games


def test_a_game_that_counts_nothing_has_no_mean_score() -> None:
    register(synthetic.GAME)
    try:
        found = told(run_balance(synthetic.GAME, synthetic.GAME.resolve({}), "random", 3, 1, workers=1))
    finally:
        unregister("synthetic")
    assert all("mean_score" not in role for role in found["roles"])


def test_wins_of_the_first_player_are_counted_where_that_player_is_drawn() -> None:
    drawn = run_balance(EKO, SHORT, "random", 30, 1, workers=1)
    assert isinstance(drawn.first, msgspec.Struct)
    assert drawn.first.games == 30
    blue_moon = get_game("blue_moon")
    fixed_start = run_balance(blue_moon, blue_moon.resolve({"first": "seat-1"}), "random", 5, 1, workers=1)
    assert fixed_start.first is msgspec.UNSET


def test_the_progress_callback_receives_every_game() -> None:
    heard: list[tuple[int, int]] = []
    run_balance(EKO, SHORT, "random", 4, 1, workers=1, watch=lambda played, games: heard.append((played, games)))
    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4)]


# Scores


def test_the_score_of_eko_is_points() -> None:
    found = run_balance(EKO, EKO.resolve({}), "novice", 10, 1, workers=1)
    assert found.endings.get("points")
    assert all(isinstance(role.mean_score, float) and 0 < role.mean_score < 20 for role in found.roles)


@pytest.mark.parametrize("options", [{}, {"match": True}])
def test_the_score_of_blue_moon_is_crystals(options: dict[str, bool]) -> None:
    game = get_game("blue_moon")
    job = Job(0, 1, 0, game.resolve(options), ("random", "random"))
    played = playing.play_job(game, job)
    assert played.scores is not None
    winner = played.returns.index(1.0)
    if options:
        assert played.scores[winner] >= 5 > played.scores[1 - winner]
    else:
        assert played.scores[winner] in (1, 2, 3, 4)
        assert played.scores[1 - winner] == 0


# The same results


@pytest.fixture(scope="module")
def alone() -> Any:
    return told(run_arena(EKO, [[SHORT]], ["novice", "random"], 10, 7, workers=1))


@pytest.mark.parametrize("workers", [2, 3])
def test_the_number_of_processes_changes_nothing(alone: Any, workers: int) -> None:
    assert told(run_arena(EKO, [[SHORT]], ["novice", "random"], 10, 7, workers=workers)) == alone
    assert not active_children()


def test_another_seed_gives_other_games(alone: Any) -> None:
    assert told(run_arena(EKO, [[SHORT]], ["novice", "random"], 10, 8, workers=1)) != alone


# Failures


class Cheat:
    """Plays what is not legal."""

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        return -7


def test_an_illegal_choice_breaks_the_run_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "shared_bot", lambda name, _game: Cheat() if name == "novice" else get_bot(name))
    with pytest.raises(MoonsagaError, match=r"^eko, seed 5, block 0 .*novice chose the illegal action -7 in seat \d"):
        run_arena(EKO, [[SHORT]], ["novice", "random"], 2, 5, workers=1)


def test_a_mistake_in_a_bot_is_one_line_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str, game: str) -> Cheat:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr(playing, "shared_bot", fail)
    with pytest.raises(MoonsagaError, match=r"^eko, seed 5, block 0 .*ZeroDivisionError: two lines$"):
        run_balance(EKO, SHORT, "random", 2, 5, workers=1)


def jobs(games: int, options: Options = SHORT) -> Iterator[Job]:
    return Plan(((options,),), block_seatings(("novice", "random"), 2), 3, games).jobs()


def test_a_failure_in_another_process_names_the_seed() -> None:
    wrong = Job(1, 3, 11, SHORT, ("deep", "random"))
    first = next(jobs(2))
    with pytest.raises(MoonsagaError, match=r"seed 3, block 11 with deep, random .*there is no bot 'deep'"):
        list(play_all(EKO, iter([first, wrong]), 2))
    assert not active_children()


def test_a_dead_process_is_reported_with_the_seed() -> None:
    with closing(play_all(EKO, jobs(1_000_000), 2)) as games:
        next(games)
        active_children()[0].kill()
        with pytest.raises(MoonsagaError, match=r"^eko, seed 3, block \d+ .*the process that played it died$"):
            list(games)
    assert not active_children()


def test_games_that_nobody_waits_for_are_given_up() -> None:
    with closing(play_all(EKO, jobs(1_000_000), 2)) as games:
        job, played = next(games)
        assert job.number == 0
        assert len(played.returns) == 2
        assert len(active_children()) == 2
    assert not active_children()


# Records


def test_records_replay_to_the_positions_that_were_counted(tmp_path: Path) -> None:
    blue_moon = get_game("blue_moon")
    found = run_arena(
        blue_moon, blue_moon.blocks(blue_moon.resolve({})), ["novice", "random"], 4, 5, workers=2, records=tmp_path
    )
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == [f"blue_moon-5-0-{place}.txt" for place in (1, 2, 3, 4)]
    digest = sha256()
    for path in paths:
        record = read_record(path.read_text("utf-8"))
        digest.update(fingerprint_of(verify(blue_moon, record)))
        assert sorted(record.seats) == ["novice", "random"]
    assert digest.hexdigest() == found.digest
    plain = run_arena(blue_moon, blue_moon.blocks(blue_moon.resolve({})), ["novice", "random"], 4, 5, workers=1)
    assert plain.digest == found.digest


def test_records_are_no_part_of_a_result_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run_arena(EKO, [[SHORT]], ["novice", "random"], 2, 5, workers=1, records=tmp_path, results=file)
    assert "moonsaga-record:" in (tmp_path / "eko-5-0-1.txt").read_text("utf-8")
    assert "record" not in file.read_text("utf-8")
