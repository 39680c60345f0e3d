"""The numbers that a net receives: each has its name, and none depends on what the ruler may not know."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import islice
from math import isfinite
from typing import Any

import pytest

from games.crescent_moon.table import table
from games.crescent_moon.walks import walk
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.cores.rng import Rng
from support.selection import many

Encode = Callable[[Any, int], list[float]]


def positions(count: int) -> Iterator[tuple[Any, int]]:
    """So many positions of random games, and who looks at each."""
    found = (
        state
        for seed in range(count)
        for number, state in enumerate(walk(seed, seats=4 + seed % 2, map="variable" if seed % 3 else "divided-land"))
        if number % 17 == seed % 17
    )
    for number, state in enumerate(islice(found, count)):
        yield state, number % state.options["seats"]


def named(state: Any, seat: int) -> dict[str, float]:
    return dict(zip(GAME.input_names(state.options), state.inputs(seat), strict=True))


def leaks(encode: Encode, count: int) -> int:
    """In how many positions a ruler's numbers change with what the ruler cannot know."""
    found = 0
    for number, (state, seat) in enumerate(positions(count)):
        worlds = (GAME.sample(state.view(seat), Rng(number)), state.resampled(seat, Rng(number)))
        found += any(encode(world, seat) != encode(state, seat) for world in worlds)
    return found


def test_the_numbers_are_those_that_are_named_and_finite() -> None:
    for state, seat in positions(60):
        found = named(state, seat)
        assert all(isfinite(number) for number in found.values())
        assert len(set(GAME.input_names(state.options))) == len(found)


def test_the_numbers_depend_on_what_the_ruler_knows_alone() -> None:
    assert leaks(lambda state, seat: state.inputs(seat), many(1000, 150)) == 0


def test_an_encoder_that_knows_too_much_is_found_out() -> None:
    """The hand-made value counts the cards that others really hold."""
    assert leaks(lambda state, seat: [*state.inputs(seat), state.value(seat)], 150) > 20


@pytest.mark.parametrize("seat", range(n.SEATS))
def test_the_blocks_begin_with_the_viewer_and_go_on_in_turn_order(seat: int) -> None:
    state = table(now="year 1, action 1, sultan", lines="caliph: 7 coins", seats=5).state
    found = named(state, seat)
    for i in range(n.SEATS):
        ruler = (seat + i) % n.SEATS
        assert found[f"{i}.is-{n.RULERS[ruler]}"] == 1.0
        assert found[f"{i}.turn"] == found[f"{i}.asked"] == (ruler == n.SULTAN)
        assert found[f"{i}.coins"] == state.raw()["coins"][ruler] / 20
    assert found[f"{(n.CALIPH - seat) % n.SEATS}.coins-7"] == 1.0
    assert found[f"{(n.CALIPH - seat) % n.SEATS}.coins-8"] == 0.0
    assert found["phase-act"] == 1.0


def test_own_cards_are_named_and_others_only_counted() -> None:
    state = table(now="year 1, action 1, sultan", lines="caliph hand: vizier secret, vizier, imam secret").state
    own, other = named(state, n.CALIPH), named(state, n.SULTAN)
    assert (own["own-vizier"], own["own-imam"], own["own-boats"]) == (1.0, 0.5, 0.0)
    assert other["own-vizier"] == 0.0
    assert own["0.cards-known"] == other["1.cards-unknown"] + other["1.cards-known"] == 3 / 8


def test_what_can_be_taken_from_whom_is_told() -> None:
    state = table("h1: warlord 3 ordinary\nh4: sultan fort").state
    found = named(state, n.WARLORD)
    sultan = n.SULTAN
    assert found["0.stronger"] == found[f"{sultan}.under-attack"] == 1 / 5
    assert found[f"0.takes-from-{sultan}"] == found["0.best-take"] > 0.0
    assert found["0.next-take"] == found[f"{sultan}.best-take"] == 0.0


@pytest.mark.every_mode
def test_the_numbers_are_the_same_interpreted_and_compiled() -> None:
    digest = hashlib.sha256()
    for state, seat in positions(60):
        digest.update(repr(state.inputs(seat)).encode())
    assert digest.hexdigest()[:16] == "2e14264d814f4816"
