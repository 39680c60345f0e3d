"""What every game owes to those who use it as a library: seats are checked, options stay, states can be copied."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import synthetic
from moonsaga.kernel.contract import CHANCE, Game, State, seats_of
from moonsaga.kernel.core import Core
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.registry import game_names, get_game
from moonsaga.kernel.rng import Rng

GAMES = [*map(get_game, game_names()), synthetic.GAME]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
NO_SEATS: list[Any] = [CHANCE, -2, 9, 10**6, 10**30, "0", 0.0]

CHANGES: dict[str, tuple[type, ...]] = {
    "__setitem__": (str, int),
    "__delitem__": (str,),
    "__ior__": (dict,),
    "update": (dict,),
    "setdefault": (str, int),
    "pop": (str,),
    "popitem": (),
    "clear": (),
}
"""Everything that changes a dictionary, and what it takes."""


def step(state: State, rng: Rng) -> None:
    seat = state.to_act()[0]
    state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else rng.pick(state.legal(seat)))


def positions(game: Game, count: int = 8, apart: int = 15) -> Iterator[State]:
    """Some positions of a random game, the first one before any chance."""
    state, rng = game.new({}), Rng(11)
    for _ in range(count):
        yield state
        for _ in range(apart):
            if state.to_act():
                step(state, rng)


@every_game
def test_every_table_says_how_many_seats_it_has(game: Game) -> None:
    for seats in game.info.seats:
        options = {"seats": seats} if len(game.info.seats) > 1 else {}
        assert seats_of(game.new(options)) == len(game.roles(options)) == seats


@every_game
@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_who_has_no_seat_sees_nothing(game: Game, seat: Any) -> None:
    """`view(to_act()[0])` while Nature acts would else be somebody's secret view."""
    for state in positions(game):
        with pytest.raises(ValueError, match="there is no seat"):
            state.view(seat)
        with pytest.raises(ValueError, match="there is no seat"):
            game.views(state, [None, seat])
        assert state.view(None).seat is None


@every_game
def test_who_has_no_seat_has_no_value_and_no_actions(game: Game) -> None:
    for state in positions(game):
        for seat in (CHANCE, -2, seats_of(state), 9, 10**6):
            assert state.legal(seat) == []
            if isinstance(state, Core):
                with pytest.raises(ValueError, match="there is no seat"):
                    game.evaluate(state, seat)


@every_game
def test_the_options_of_a_game_cannot_be_changed(game: Game) -> None:
    state = game.new({})
    resolved = game.resolve({})
    for options in (state.options, state.view(None).table.options, state.view(0).table.options):
        handed: Any = options
        name = next(iter(handed))
        for method, words in CHANGES.items():
            with pytest.raises(TypeError, match="options"):
                getattr(handed, method)(*({dict: {name: 99}, str: name, int: 99}[word] for word in words))
        assert handed == resolved
        assert copy.deepcopy(handed) == pickle.loads(pickle.dumps(handed)) == handed
    assert game.new({}).options == resolved
    view = state.view(0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view


@every_game
@pytest.mark.parametrize(
    "make",
    [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state)), lambda state: state.copy()],
    ids=["copy", "deepcopy", "pickle", "own"],
)
def test_a_copy_is_equal_and_goes_its_own_way(game: Game, make: Any) -> None:
    for state in positions(game):
        before = state.dump()
        other = make(state)
        assert type(other) is type(state)
        assert other.dump() == before
        if other.to_act():
            step(other, Rng(3))
            assert other.dump() != before
        assert state.dump() == before


@every_game
def test_a_damaged_dump_is_refused_in_one_sentence(game: Game) -> None:
    """Each list cut short, each field taken away; never a crash, never another error."""
    for state in positions(game, count=4, apart=40):
        dump = state.dump()
        assert game.load(dump).dump() == dump
        for damaged in (b"", b"{}", b"[]", b"null", dump[:-1], dump[:40], dump + b" "):
            with pytest.raises(MoonsagaError, match=game.info.name):
                game.load(damaged)
        shorter = list(cut(dump))
        refused = [damaged for damaged in shorter if is_refused(game, damaged)]
        assert len(refused) > 0.7 * len(shorter)


def is_refused(game: Game, dump: bytes) -> bool:
    """What is not refused is a dump: that of a state with fewer things in a pile."""
    try:
        state = game.load(dump)
    except MoonsagaError:
        return True
    assert state.dump() == dump
    return False


def cut(dump: bytes) -> Iterator[bytes]:
    raw = msgspec.json.decode(dump)
    for key, value in raw.items() if isinstance(raw, dict) else enumerate(raw):
        less = copy.deepcopy(raw)
        del less[key]
        yield msgspec.json.encode(less, order="deterministic")
        if isinstance(value, list) and value:
            shorter = copy.deepcopy(raw)
            shorter[key] = value[:-1]
            yield msgspec.json.encode(shorter, order="deterministic")
