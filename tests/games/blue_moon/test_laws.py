"""The laws on random games of Blue Moon: all pairings, all rulings, and another process."""

from itertools import combinations_with_replacement

import pytest

from moonsaga import _cores
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.game import GAME, RULING_SETS
from moonsaga.kernel.laws import sweep_game
from support.selection import many, some

FAST = _cores.running() != "interpreted"
PAIRINGS = list(combinations_with_replacement(PEOPLES, 2))
SOME = some(PAIRINGS if FAST else PAIRINGS[::7], 3)
OTHER_RULINGS = {
    "ignored_in_hand": False,
    "ignored_cannot_pay": True,
    "reductions": "last",
    "texts_after_stop": True,
    "retrieve_blocked_by": "characters",
    "protection": "icon",
    "normal_first": True,
    "instant_win": "fight",
    "aims": "highest",
    "protected_in_hand": False,
    "ships_exempt": True,
    "bluffs_take_free": False,
    "pay_and_retreat": True,
    "bounce_needs_cards": True,
    "mulligan": True,
}


@pytest.mark.every_mode
@pytest.mark.parametrize(("one", "other"), SOME, ids=["-".join(pair) for pair in SOME])
def test_the_laws_hold_for_each_pairing(one: str, other: str) -> None:
    """Laws 1 to 5 and 7, on games from the first card to the last crystal."""
    for seed in range(many(2, 1) if FAST else 1):
        played = sweep_game(GAME, {"deck_1": one, "deck_2": other}, seed, every=12)
        assert played.record.end.ending in GAME.info.endings


@pytest.mark.every_mode
@pytest.mark.parametrize("people", some(PEOPLES if FAST else ("khind", "buka"), 1))
def test_the_laws_hold_with_the_other_rulings(people: str) -> None:
    """Each ruling that offers an alternative is played the other way."""
    sweep_game(GAME, {"deck_1": people, "deck_2": "aqua", **OTHER_RULINGS}, 3, every=12)


@pytest.mark.parametrize("name", some(list(RULING_SETS), 1))
def test_the_laws_hold_with_each_named_set_of_rulings(name: str) -> None:
    """A named set of options is a legal one."""
    sweep_game(GAME, {"deck_1": "pillar", "deck_2": "terrah", "rulings": name}, 5, every=12)


@pytest.mark.parametrize("seed", some(range(4 if FAST else 1), 1))
def test_the_laws_hold_in_a_match(seed: int) -> None:
    """Matches: decks are chosen in secret and at the same time, and five crystals win."""
    played = sweep_game(GAME, {"match": True}, seed, every=25)
    assert played.record.end.ending == "match"
