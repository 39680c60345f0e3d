"""Worlds dealt in place have the chances of worlds sampled from a view, and hang on nothing else than the view."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from functools import cache, partial
from typing import Any, cast

import pytest

from games.crescent_moon.walks import walk
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.games.crescent_moon.restore import restore
from moonsaga.kernel.cores.rng import Rng
from support.selection import many

Resample = Callable[[Any, int, Rng], Any]

HIDDEN = ("place", "knows", "depth", "tag", "lot", "answer", "chosen", "bag", "pool")
"""The fields that hold what somebody may not know."""
SCENES = (
    *((n.LAY, seat) for seat in (0, 3)),
    *((n.PLOTTING, seat) for seat in (0, 2, 4)),
    *((n.CONSPIRING, seat) for seat in (1, 3)),
    *((n.SCHOLARS, seat) for seat in (0, 1)),
    *((n.WINDOW, seat) for seat in (0, 2, 3)),
    *((n.COMMIT, seat) for seat in (0, 1, 3)),
    *((n.MEDDLE, seat) for seat in (0, 4)),
    *((n.ACT, seat) for seat in (0, 1, 2)),
)
"""Phases in which something special is secret, and who looks."""


def answers(raw: dict[str, Any]) -> tuple[int, ...]:
    """What was answered or chosen in secret."""
    return (*raw["answer"], *raw["chosen"])


def has_secret(state: Any, phase: int, seat: int) -> bool:
    """Is the position in this phase, with something that the seat cannot know?"""
    if state.situation()[0] != phase:
        return False
    raw = state.raw()
    if phase == n.ACT:
        return bool(raw["year"] == 2)
    if phase in (n.WINDOW, n.COMMIT, n.MEDDLE):
        return any(max(raw["answer"][one], raw["chosen"][one]) >= 0 for one in range(n.SEATS) if one != seat)
    return bool(state.to_act() != (seat,))


@cache
def scenes() -> tuple[tuple[int, Any], ...]:
    """The first position of each of SCENES in random games."""
    found: dict[tuple[int, int], Any] = {}
    for seed in range(60):
        for state in walk(seed, map="variable" if seed % 3 == 0 else "divided-land"):
            for phase, seat in SCENES:
                if (phase, seat) not in found and has_secret(state, phase, seat):
                    found[phase, seat] = state.copy()
        if len(found) == len(SCENES):
            break
    assert sorted(found) == sorted(SCENES)
    return tuple((seat, found[phase, seat]) for phase, seat in SCENES)


def unknown(state: Any, seat: int) -> list[int]:
    """The cards that a seat cannot place."""
    return [card for lot in state.view(seat).memory.lots for card in lot]


def features(state: Any, seat: int) -> Iterator[Callable[[dict[str, Any]], Hashable]]:
    """Small questions that worlds answer differently."""
    cards, places = unknown(state, seat), state.raw()["place"]
    for card in {cards[0], cards[len(cards) // 2], cards[-1]} if cards else ():
        yield partial(spot, card)
    for place in (n.LOOKED, *range(n.SEATS)):
        if any(places[card] == place for card in cards):
            yield partial(first_at, place, cards)
    yield answers
    yield partial(tiles, (seat + 1) % n.SEATS)


def spot(card: int, raw: dict[str, Any]) -> Hashable:
    return raw["place"][card], raw["depth"][card], raw["tag"][card]


def first_at(place: int, cards: list[int], raw: dict[str, Any]) -> Hashable:
    return next((card for card in cards if raw["place"][card] == place), n.NOBODY)


def tiles(seat: int, raw: dict[str, Any]) -> Hashable:
    return tuple(raw["bag"][seat * n.TILE_KINDS : (seat + 1) * n.TILE_KINDS])


def deviation(one: Counter[Hashable], other: Counter[Hashable]) -> float:
    """Chi-square of two samples of the same size in standard deviations; rare answers count together."""
    cells: Counter[tuple[bool, Hashable]] = Counter()
    for counter, which in ((one, False), (other, True)):
        for answer, times in counter.items():
            cells[which, answer if one[answer] + other[answer] >= 10 else "rare"] += times
    kinds = {answer for _, answer in cells}
    if len(kinds) < 2:
        return 0.0
    chi = sum(
        (cells[False, kind] - cells[True, kind]) ** 2 / (cells[False, kind] + cells[True, kind]) for kind in kinds
    )
    freedom = len(kinds) - 1
    cube_root = (chi / freedom) ** (1 / 3)  # nearly normal (Wilson and Hilferty)
    return float((cube_root - 1 + 2 / (9 * freedom)) / (2 / (9 * freedom)) ** 0.5)


@cache
def sampled(count: int) -> list[list[dict[str, Any]]]:
    """So many sampled worlds of each scene."""
    found = []
    for number, (seat, state) in enumerate(scenes()):
        sampler, rng = GAME.sampler(state.view(seat)), Rng(number, 1)
        found.append([cast("Any", sampler(rng)).raw() for _ in range(count)])
    return found


def worst_deviation(resample: Resample, count: int) -> float:
    """The largest deviation from `sample` over all scenes and questions."""
    worst = 0.0
    for number, (seat, state) in enumerate(scenes()):
        rng = Rng(number, 2)
        dealt = [resample(state, seat, rng).raw() for _ in range(count)]
        for ask in features(state, seat):
            worst = max(worst, deviation(Counter(map(ask, sampled(count)[number])), Counter(map(ask, dealt))))
    return worst


def resampled(state: Any, seat: int, rng: Rng) -> Any:
    return state.resampled(seat, rng)


def sometimes_true(state: Any, seat: int, rng: Rng) -> Any:
    """Broken: now and then it hands out what it should not know."""
    return state.copy() if rng.below(5) == 0 else state.resampled(seat, rng)


def answers_stay(state: Any, seat: int, rng: Rng) -> Any:
    """Broken: it leaves the secret choices as they are."""
    raw = state.raw()
    return restore(state.resampled(seat, rng).raw() | {"answer": raw["answer"], "chosen": raw["chosen"]})


MOST_DEVIATION = 4.5
"""Some 150 comparisons: a right resampler stays below with all but a chance of one in a thousand."""


def test_resampled_worlds_have_the_chances_of_sampled_ones() -> None:
    assert worst_deviation(resampled, many(3000, 400)) < MOST_DEVIATION


@pytest.mark.parametrize("broken", [sometimes_true, answers_stay])
def test_a_resampler_that_knows_too_much_is_found_out(broken: Resample) -> None:
    assert worst_deviation(broken, many(3000, 400)) > MOST_DEVIATION


def test_a_resampled_world_hangs_on_the_view_and_the_random_numbers_alone() -> None:
    """The same numbers give the same world in the position itself and in one that its view allows."""
    for seed in range(many(12, 3)):
        for number, state in enumerate(walk(seed, seats=4 + seed % 2, map="variable")):
            if number % 29:
                continue
            for seat in range(4 + seed % 2):
                other: Any = GAME.sample(state.view(seat), Rng(seed, number))
                here = state.resampled(seat, Rng(number, seat)).raw()
                there = other.resampled(seat, Rng(number, seat)).raw()
                assert [here[field] for field in HIDDEN] == [there[field] for field in HIDDEN]


def test_a_resampled_world_differs_in_hidden_fields_alone() -> None:
    changed = set()
    for seat, state in scenes():
        before, after = state.raw(), state.resampled(seat, Rng(1)).raw()
        changed |= {field for field in before if before[field] != after[field]}
    assert {"place", "chosen", "bag"} <= changed <= set(HIDDEN)


@pytest.mark.every_mode
def test_resampled_worlds_are_the_same_interpreted_and_compiled() -> None:
    digest = hashlib.sha256()
    rng = Rng(3)
    for number, state in enumerate(walk(3, map="variable")):
        if number % 50 == 0:
            digest.update(state.resampled(number // 50 % 5, rng).dump())
    assert digest.hexdigest()[:16] == "f9e7bb34bf116e1b"
