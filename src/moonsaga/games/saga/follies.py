"""Follies of Saga: a tile's bonus costs nothing, and any other action of the tile forfeits it."""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.games.saga.actions import ACTIONS
from moonsaga.kernel.follies import Folly, Look

BONUSES = ("bonus-coin", "bonus-recruit", "bonus-move", "bonus-draw")


def kind_of(action: int) -> str:
    return ACTIONS.split(action)[0].name


def coin_forgotten(_look: Look, legal: Sequence[int], action: int) -> bool | None:
    return forgotten("bonus-coin", legal, action)


def warrior_forgotten(_look: Look, legal: Sequence[int], action: int) -> bool | None:
    return forgotten("bonus-recruit", legal, action)


def forgotten(bonus: str, legal: Sequence[int], action: int) -> bool | None:
    if all(kind_of(each) != bonus for each in legal):
        return None
    return kind_of(action) not in BONUSES


FOLLIES = (
    Folly("coin-forgotten", coin_forgotten, "a bonus coin could be taken; counted when the action is no bonus"),
    Folly(
        "warrior-forgotten", warrior_forgotten, "a bonus warrior could be taken; counted when the action is no bonus"
    ),
)
