"""Law 7: the target paths of legal actions differ, and none is the beginning of another."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from moonsaga.kernel.contract import CHANCE, Target
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.laws.scene import TRIES, Scene, pick_some


def law_7_paths(scene: Scene, rng: Rng) -> None:
    """The paths of the legal actions differ, none begins another, and the beginning of one is not refused."""
    for seat in scene.state.to_act():
        if seat != CHANCE:
            paths = {action: scene.game.targets(scene.state, seat, action) for action in scene.state.legal(seat)}
            _check_apart(scene, seat, paths)
            _check_beginnings(scene, seat, paths, rng)


def _check_apart(scene: Scene, seat: int, paths: Mapping[int, tuple[Target, ...]]) -> None:
    """Sorted, a path stands right before those that begin with it."""
    named = sorted(([(target.kind, target.name) for target in path], action) for action, path in paths.items())
    for (one, first), (other, second) in pairwise(named):
        if other[: len(one)] == one:
            both = f"{scene.words(seat, first)} and {scene.words(seat, second)}"
            raise scene.broken(7, f"the path of the first of {both} is the beginning of the other's")
    if named and not named[0][0]:
        raise scene.broken(7, f"{scene.words(seat, named[0][1])} has no targets")


def _check_beginnings(scene: Scene, seat: int, paths: Mapping[int, tuple[Target, ...]], rng: Rng) -> None:
    beginnings = sorted({path[:end] for path in paths.values() for end in range(len(path) + 1)}, key=_path_order)
    for path in pick_some(rng, beginnings, TRIES):
        refusal = scene.game.why_not(scene.state, seat, path)
        if refusal is not None:
            raise scene.broken(7, f"the path {path} begins a legal action of seat {seat}, and why_not says {refusal}")


def _path_order(path: tuple[Target, ...]) -> list[tuple[str, str]]:
    return [(target.kind, target.name) for target in path]
