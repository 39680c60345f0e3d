"""The laws hold on the synthetic game."""

from pathlib import Path

import msgspec
import pytest

from moonsaga.kernel.laws import check_endings, check_position, fingerprint, sweep_game
from moonsaga.kernel.records import Record, verify
from moonsaga.kernel.texts import unsaid
from support.other_process import fingerprint_elsewhere
from support.selection import many, some
from support.synthetic import GAME, SyntheticGame

RECORDS = Path(__file__).parents[1] / "records" / "synthetic"


def table(seed: int) -> dict[str, object]:
    """Options that vary with the seed."""
    return {"seats": 2 + seed % 2, "rounds": 1 + seed % 9, "eyes": seed % 5 != 0}


@pytest.mark.parametrize("seed", some(range(60), 6))
def test_laws_hold_at_every_position_of_a_game(seed: int) -> None:
    played = sweep_game(GAME, table(seed), seed, every=1)
    assert played.checked >= played.decisions
    assert unsaid(GAME, played.messages.values()) == []


def test_laws_hold_over_many_games() -> None:
    games = [sweep_game(GAME, table(seed), seed) for seed in range(many(400, 100))]
    assert {game.record.end.ending for game in games} == set(GAME.info.endings)
    assert 0 < sum(game.checked for game in games) < sum(game.decisions for game in games) / 20


def test_the_same_seed_is_the_same_game_however_much_is_checked() -> None:
    def record(every: int, every_dump: int, numbers: int | None) -> Record:
        return sweep_game(GAME, {}, 7, every=every, every_dump=every_dump, numbers=numbers).record

    assert record(1, 1, None) == record(1000, 9, None) == record(2, 1, 3)


def test_a_player_can_be_given() -> None:
    played = sweep_game(GAME, {}, 3, choose=lambda state, seat: state.legal(seat)[0])
    assert {move.text for move in played.record.moves if move.seat == 1} >= {"take", "pass", "keep"}


def test_an_endless_game_is_broken_off_where_that_is_allowed() -> None:
    class Endless(SyntheticGame):
        info = msgspec.structs.replace(GAME.info, longest=5)

    played = sweep_game(Endless(), {}, 1, endless=True)
    assert played.decisions == 5
    assert played.record.end.ending == ""
    assert verify(GAME, played.record).to_act()


def test_a_drawn_position_obeys_the_laws() -> None:
    state = GAME.from_diagram(
        """
        options: seats=3 rounds=4 eyes=true
        now: round 2 turn 1 act
        coins: 3 2 2
        hand 1: 1a 2b:3 sa
        hand 2: 3a:123*
        hand 3: 4a 5b:1
        top: 5a:2
        bottom: 1b:3 2a:12
        """
    )
    messages = check_position(GAME, state)
    assert {"event-give-card", "refusal-not-yours"} <= messages.keys()


def test_each_ending_is_recorded() -> None:
    check_endings(GAME, RECORDS)


def test_games_are_the_same_in_other_processes() -> None:
    here = fingerprint(GAME, {"seats": 3}, range(5))
    for environment in ({"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2"}, {"MOONSAGA_CORES": "interpreted"}):
        assert fingerprint_elsewhere("support.synthetic:GAME", {"seats": 3}, range(5), **environment) == here


def test_other_games_have_another_fingerprint() -> None:
    assert fingerprint(GAME, {}, range(3)) != fingerprint(GAME, {}, range(1, 4))
