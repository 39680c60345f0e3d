"""Worlds that a seat holds possible: they fit what it knows, all of them come up, and each is equally likely."""

from __future__ import annotations

from collections import Counter
from math import factorial
from typing import Any

import pytest

from games.saga.board import Board, draw, prepared
from games.saga.variants import MIX, table
from moonsaga.games.saga.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng

QUIET = "mercia: burh, 1 saxon\nkent: 1 viking\n"


def worlds(board: Board, seat: int | None, count: int, seed: int = 1) -> Counter[tuple[Any, ...]]:
    """What is hidden in so many sampled worlds: faces, markers and chosen losses."""
    rng = Rng(seed)
    found: Counter[tuple[Any, ...]] = Counter()
    view = board.view(seat)
    for number in range(count):
        world: Any = GAME.sample(view, rng)
        raw = world.raw()
        found[tuple(raw["face"]), tuple(raw["marker"]), tuple(raw["answer"])] += 1
        assert number > 30 or world.view(seat) == view
    return found


def assert_even(found: Counter[tuple[Any, ...]], expected: int) -> None:
    """All worlds come up, none far more often than another: within five standard deviations."""
    assert len(found) == expected
    mean = sum(found.values()) / expected
    assert all(abs(count - mean) <= 5 * mean**0.5 for count in found.values())


def test_the_viking_holds_twenty_four_worlds_for_possible() -> None:
    """Four unseen faces on four pieces."""
    assert_even(worlds(prepared(), 0, 2400), factorial(4))


def test_the_saxon_too_and_more_with_each_hidden_target() -> None:
    """One hidden marker: five times as many."""
    assert_even(worlds(prepared(), 1, 2400), factorial(4))
    board = draw(f"now: draft\nnorth: target kent face down\n{QUIET}")
    assert_even(worlds(board, 1, 6000), factorial(4) * 5)


def test_at_most_1440_worlds() -> None:
    """Three hidden markers: sixty ways, with twenty-four for the leaders."""
    board = draw(
        f"now: draft\nnorth: target kent face down\ncentre: target essex face down\n"
        f"south: target sussex face down\n{QUIET}"
    )
    assert len(board.view(1).memory.targets) == 60
    found = worlds(board, 1, 6000)
    assert 1400 < len(found) <= 1440
    markers: Counter[tuple[Any, ...]] = Counter()
    for (_, marker, _), count in found.items():
        markers[marker] += count
    assert_even(markers, 60)


def test_seen_faces_are_the_same_in_every_world() -> None:
    """A leader who was revealed keeps its face; three unseen ones are left."""
    board = draw(f"now: draft\nkent: viking-1 raider\nseen: viking-1\n{QUIET.partition('kent')[0]}")
    found = worlds(board, 1, 600)
    assert {faces[0] for faces, _, _ in found} == {3}
    assert_even(found, factorial(3))


def test_the_spectator_knows_neither_sides_leaders() -> None:
    """Both sides' faces: 24 times 24 worlds, and a marker's five."""
    found = worlds(prepared(), None, 3000)
    assert {faces[:4] for faces, _, _ in found} >= {(0, 1, 2, 3), (3, 2, 1, 0)}
    assert len({faces[:4] for faces, _, _ in found}) == len({faces[4:] for faces, _, _ in found}) == 24


def test_chosen_losses_are_any_that_were_possible() -> None:
    """Losses: one side has chosen, the other holds each choice for equally likely."""
    text = "now: battles\nkent: 3 viking, viking-1, viking-2, 3 saxon, saxon-1\nmercia: 1 saxon"
    board = draw(text).play("pass", "pass", "viking: lose viking-1")
    assert board.view(1).table.battle is not None
    answers: Counter[tuple[Any, ...]] = Counter()
    for (_, _, answer), count in worlds(board, 1, 1200).items():
        answers[answer] += count
    assert_even(answers, 4)  # two units: no leader, one of them, the other, both
    own = worlds(board, 0, 50)
    assert {answer for _, _, answer in own} == {(1, -1)}


def test_what_was_concluded_holds_in_every_world() -> None:
    """A marker that lay face up when another was scouted is not that one."""
    board = draw(f"now: viking tile 1\ntiles: 4 viking\nnorth: 1 viking, target kent\n{QUIET}").play(
        "scout essex south"
    )
    board.play("draw north", "target sussex", "move north sussex 1")
    markers = {marker[2] for _, marker, _ in worlds(board, 1, 300)}
    assert markers == {0, 1, 2}  # Northumbria, East Anglia, Essex: neither Kent nor Sussex


@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_always_among_the_worlds(seed: int) -> None:
    """Random games with all rulings: what really lies on the slots is held for possible at every moment."""
    state: Any = GAME.new(table(MIX, seed))
    rng = Rng(seed)
    most = 0
    while asked := state.to_act():
        slots = tuple(slot.target for slot in state.view(0).table.slots)
        known = state.view(1).memory.targets
        assert slots in known
        assert known == state.view(0).memory.targets
        most = max(most, len(known))
        seat = asked[0]
        state.apply(seat, rng.weighted(state.chance()) if seat == CHANCE else rng.pick(state.legal(seat)))
    assert most > 1
