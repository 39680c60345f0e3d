"""Law 1: `legal` and `why_not` agree, every legal action applies, every game ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import isfinite

from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.codes import LONGEST_LIST
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.laws.conservation import law_4_box
from moonsaga.kernel.laws.scene import Scene


def law_1_asked(scene: Scene, asked: tuple[int, ...]) -> None:
    """Chance acts alone, seats stand in order, and nobody acts exactly when the game has ended in a known way."""
    ending = scene.state.ending
    if asked and ending:
        raise scene.broken(1, f"the game has ended ({ending}), yet {asked} are to act")
    if not asked and ending not in scene.game.info.endings:
        raise scene.broken(1, f"nobody is to act, and the ending is {ending!r}, none of {scene.game.info.endings}")
    if asked not in ((), (CHANCE,)) and not _ascending(asked, scene.seats):
        raise scene.broken(1, f"to_act gives {asked}: neither seats in order nor chance alone")


def _ascending(numbers: Sequence[int], bound: int) -> bool:
    return numbers[0] >= 0 and numbers[-1] < bound and all(one < other for one, other in pairwise(numbers))


def law_1_choices(scene: Scene, seat: int, legal: list[int]) -> None:
    """A seat that is to act has legal actions; they are different numbers of the action table."""
    if not legal:
        raise scene.broken(1, f"seat {seat} is to act and has no legal action")
    if len(legal) > LONGEST_LIST:
        raise scene.broken(1, f"seat {seat} has {len(legal)} legal actions; search has room for {LONGEST_LIST}")
    if len(set(legal)) != len(legal):
        raise scene.broken(1, f"legal gives an action of seat {seat} twice: {legal}")
    if min(legal) < 0 or max(legal) >= scene.game.info.actions or set(map(type, legal)) != {int}:
        raise scene.broken(1, f"legal gives seat {seat} what is no number below {scene.game.info.actions}: {legal}")


def law_1_outcomes(scene: Scene, outcomes: list[tuple[int, int]]) -> None:
    """Chance has different outcomes with positive integer weights."""
    if not outcomes:
        raise scene.broken(1, "chance is to act and has no outcome")
    if len({outcome for outcome, _ in outcomes}) != len(outcomes):
        raise scene.broken(1, f"chance gives an outcome twice: {outcomes}")
    if min(weight for _, weight in outcomes) <= 0 or sum(weight for _, weight in outcomes) >= 2**31:
        raise scene.broken(1, f"the weights of chance are not positive numbers with a sum below 2**31: {outcomes}")


def law_1_returns(scene: Scene) -> None:
    """At any time each seat has a number."""
    returns = scene.state.returns()
    if len(returns) != scene.seats or not all(isfinite(value) for value in returns):
        raise scene.broken(1, f"the returns {returns} are not one number for each of {scene.seats} seats")


def law_1_refusals(scene: Scene, rng: Rng, numbers: int | None = None) -> None:
    """Of all action numbers exactly the legal ones are not refused; a seat that is not to act has none."""
    size = scene.game.info.actions
    tried = range(size) if numbers is None else [int(rng.below(size)) for _ in range(numbers)]
    for seat in range(scene.seats):
        if seat in scene.state.to_act():
            _compare_refusals(scene, seat, tried)
        elif scene.state.legal(seat) != [] or scene.game.why_not(scene.state, seat, 0) is None:
            raise scene.broken(1, f"seat {seat} is not to act, yet something is legal for it")


def _compare_refusals(scene: Scene, seat: int, numbers: Iterable[int]) -> None:
    game, state = scene.game, scene.state
    legal = set(state.legal(seat))
    for action in sorted(legal.union(numbers)):
        refusal = game.why_not(state, seat, action)
        if refusal is not None:
            scene.note(refusal)
        if (refusal is None) != (action in legal):
            verdict = "legal" if action in legal else "not legal"
            raise scene.broken(1, f"action {action} of seat {seat} is {verdict}, and why_not says {refusal}")


def law_1_applies(scene: Scene) -> None:
    """Every legal action and outcome applies, to a copy that shares nothing with its original."""
    before = scene.state.dump()
    box = scene.game.inventory(scene.state)
    for seat, action in scene.choices():
        copy = scene.state.copy()
        try:
            copy.apply(seat, action)
        except Exception as error:
            raise scene.broken(1, f"{scene.words(seat, action)} is legal and fails: {error!r}") from error
        after = scene.at(copy)
        law_1_asked(after, copy.to_act())
        law_4_box(after, box)
    if scene.state.dump() != before:
        raise scene.broken(2, "an action applied to a copy has changed the original")
