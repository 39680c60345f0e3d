"""Adept and master where positions are no cores: random playouts, and a tree of them."""

from collections.abc import Callable
from pkgutil import iter_modules

import pytest

from moonsaga import games
from moonsaga.bots import playouts
from moonsaga.bots.bot import Budget, observe
from moonsaga.bots.ladder import get_bot
from moonsaga.bots.match import play_match
from moonsaga.kernel.contract import Game
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.registry import get_game
from noughts.game import GAME, Noughts
from support.selection import many, some
from support.synthetic import GAME as SYNTHETIC

FEW = Budget(iterations=300)


class Bare(Noughts):
    """Noughts without an evaluation."""

    evaluate: Callable[..., float] = Game.evaluate


BARE = Bare()


def results(game: Game, bot: str, games: int, budget: Budget) -> list[float]:
    """What a bot gets against random ones, from both seats in turn."""
    found = []
    for number in range(games):
        seat = number % 2
        bots = [get_bot("random"), get_bot("random")]
        bots[seat] = get_bot(bot)
        result, _ = play_match(game, {}, bots, Rng(7, number), budget)
        found.append(result.returns[seat])
    return found


@pytest.mark.parametrize("game", [BARE, GAME], ids=["without", "with evaluation"])
def test_an_adept_beats_random_clearly(game: Game) -> None:
    found = results(game, "adept", many(200, 40), FEW)
    assert sum(found) >= 0.85 * len(found)


@pytest.mark.parametrize("game", [BARE, GAME], ids=["without", "with evaluation"])
def test_a_master_does_not_lose_to_random(game: Game) -> None:
    found = results(game, "master", many(100, 8), Budget(iterations=1000))
    assert 0.0 not in found
    assert found.count(1.0) >= 0.8 * len(found)


@pytest.mark.parametrize(
    ("bot", "diagram", "expected"),
    [
        ("adept", "o o . / x x . / . . .", "c3"),
        ("master", "o o . / x x . / . . .", "c3"),
        ("master", "o o . / . x . / . . .", "c3"),
        ("master", "o . . / . x . / . . o", "b3 b1 a2 c2"),
    ],
    ids=["adept wins", "master wins", "master saves", "master sees two threats come"],
)
def test_a_bot_finds_what_wins_or_saves(bot: str, diagram: str, expected: str) -> None:
    """In the last position crosses are to move; a corner would let noughts threaten two lines."""
    state = BARE.from_diagram(diagram)
    seat = state.to_act()[0]
    for seed in range(5):
        action = get_bot(bot).choose(observe(BARE, state, seat), Rng(seed), Budget(iterations=1000))
        assert BARE.write(state, seat, action) in expected.split()


@pytest.mark.parametrize("seed", some(range(6), 2))
def test_secrets_are_sampled_and_choices_repeat(seed: int) -> None:
    """In a game with hidden cards and simultaneous answers all choices are legal; the same seed gives the same game."""
    one, other = (
        play_match(SYNTHETIC, {}, [get_bot("master"), get_bot("random")], Rng(seed), Budget(iterations=30))[1].dump()
        for _ in range(2)
    )
    assert one == other


def test_an_adept_without_time_plays_on_once_from_each_action(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []
    original = playouts.finish_at_random

    def count(*words: object) -> list[float]:
        played.append(words)
        return original(*words)  # type: ignore[arg-type]

    monkeypatch.setattr(playouts, "finish_at_random", count)
    action = get_bot("adept").choose(observe(BARE, BARE.new(), 0), Rng(1), Budget(seconds=0.0))
    assert 0 <= action < 9
    assert len(played) == 9


def test_built_in_games_are_cores() -> None:
    """Their bots never come to the playouts."""
    assert [entry.name for entry in iter_modules(games.__path__) if not playouts.has_core(get_game(entry.name))] == []
