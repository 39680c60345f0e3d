"""Resampled positions: what a seat cannot know is dealt anew, with the same chances as by `Game.sample`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from typing import Any

import pytest

from games.saga.variants import MIX, table
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from support.selection import many

SECRETS = ("face", "marker", "answer")
MOST_WORLDS = 72
DRAWS = 500
Source = Callable[[Any, int, Rng], Any]


def positions(seed: int, **options: Any) -> Iterator[Any]:
    """Every position of a random game in which a seat is to act."""
    state: Any = GAME.new(options or table(MIX, seed))
    rng = Rng(seed)
    while asked := state.to_act():
        seat = rng.pick(asked)
        if seat != CHANCE:
            yield state
        state = state.copy()
        state.apply(seat, rng.weighted(state.chance()) if seat == CHANCE else rng.pick(state.legal(seat)))


@cache
def small_positions(count: int) -> list[tuple[Any, int]]:
    """Positions of random games with a seat that holds few worlds for possible, each of another kind."""
    found: dict[tuple[Any, ...], tuple[Any, int]] = {}
    for seed in range(100):
        for state in positions(seed):
            for seat in range(2):
                raw = state.raw()
                unseen = sum(raw["seen"][(1 - seat) * n.LEADERS :][: n.LEADERS])
                fillings = len(raw["possible"]) if seat == n.SAXON else 1
                chosen = raw["answer"][1 - seat] >= 0
                if 1 < fillings * (24, 6, 2, 1, 1)[unseen] <= MOST_WORLDS or chosen:
                    kind = (seat, unseen, min(fillings, 6), chosen, state.phase_number() == n.DEPLOY)
                    found.setdefault(kind, (state, seat))
        if len(found) >= count:
            break
    return list(found.values())[:count]


def secrets(state: Any) -> tuple[Any, ...]:
    raw = state.raw()
    return tuple(tuple(raw[name]) for name in SECRETS)


def difference(state: Any, seat: int, source: Source, seed: int) -> float:
    """How far the worlds of a source are from those of `sample`, by chi-square, in standard deviations."""
    draw = GAME.sampler(state.view(seat))
    sampled, other = Counter[Any](), Counter[Any]()
    for number in range(DRAWS):
        sampled[secrets(draw(Rng(seed, number, 0)))] += 1
        other[secrets(source(state, seat, Rng(seed, number, 1)))] += 1
    worlds = sampled.keys() | other.keys()
    if len(worlds) == 1:
        return 0.0
    chi_square = sum((sampled[world] - other[world]) ** 2 / (sampled[world] + other[world]) for world in worlds)
    degrees = len(worlds) - 1
    # Wilson and Hilferty: the cube root is nearly normal
    spread = 2 / (9 * degrees)
    return float(((chi_square / degrees) ** (1 / 3) - (1 - spread)) / spread**0.5)


def resampled(state: Any, seat: int, rng: Rng) -> Any:
    return state.resampled(seat, rng)


def knowing(state: Any, seat: int, rng: Rng) -> Any:
    """Broken: every fourth world is the true one."""
    return state.resampled(seat, rng) if rng.below(4) else state


def short_sighted(state: Any, seat: int, rng: Rng) -> Any:
    """Broken: it deals faces and forgets that the opponent may have chosen losses, and what lies on the slots."""
    world = state.resampled(seat, rng)
    raw = {**world.raw(), "marker": state.raw()["marker"], "answer": state.raw()["answer"]}
    world.set_raw(raw)
    return world


def test_worlds_are_those_of_sample() -> None:
    """Chi-square at twenty small positions, preparation and chosen losses among them."""
    chosen = small_positions(20)
    assert len(chosen) == 20
    assert {state.phase_number() for state, _ in chosen} >= {n.DEPLOY, n.LOSSES}
    assert {seat for _, seat in chosen} == {0, 1}
    for number, (state, seat) in enumerate(chosen):
        assert difference(state, seat, resampled, number) < 4, f"{state} seat {seat}"


@pytest.mark.parametrize("broken", [knowing, short_sighted])
def test_broken_resamplers_are_found_out(broken: Source) -> None:
    assert any(difference(state, seat, broken, number) > 8 for number, (state, seat) in enumerate(small_positions(20)))


@pytest.mark.every_mode
def test_a_resampled_position_is_the_same_for_its_seat() -> None:
    """Everything else stays as it is, and so does what the seat sees."""
    rng = Rng(5)
    for seed in range(many(6, 2)):
        for state in list(positions(seed))[::4]:
            before = state.dump()
            for seat in range(2):
                world = state.resampled(seat, rng)
                assert world.view(seat) == state.view(seat)
                here, there = state.raw(), world.raw()
                own = slice(seat * n.LEADERS, seat * n.LEADERS + n.LEADERS)
                assert here["face"][own] == there["face"][own]
                assert sorted(here["face"]) == sorted(there["face"]) or state.phase_number() == n.DEPLOY
                for name in SECRETS:
                    del here[name], there[name]
                assert here == there
            assert state.dump() == before


@pytest.mark.every_mode
def test_the_same_numbers_give_the_same_worlds_compiled_and_interpreted() -> None:
    rng = Rng(11)
    found = sha256()
    for state in positions(3, scout="all", same_target=True):
        for seat in range(2):
            found.update(state.resampled(seat, rng).dump())
    assert found.hexdigest()[:16] == "1737f681738da5df"
