"""What every game owes to those who use it as a library: seats are checked, options stay, states can be copied."""

import copy
import pickle
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from moonsaga.kernel.contract import CHANCE, Game, State, seat_count
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import ActionError, MoonsagaError, RecordError
from moonsaga.kernel.records import draw_outcome, play_record, read_record, verify, write_record
from moonsaga.kernel.registry import game_names, get_game, register, unregister
from moonsaga.kernel.texts import game_texts
from support import synthetic
from support.selection import many

pytestmark = pytest.mark.every_mode

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
        assert seat_count(game.new(options)) == len(game.roles(options)) == seats


@every_game
@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_who_has_no_seat_sees_nothing(game: Game, seat: Any) -> None:
    """`view(to_act()[0])` while chance acts must not be the secret view of a seat."""
    for state in positions(game):
        with pytest.raises(ValueError, match="there is no seat"):
            state.view(seat)
        with pytest.raises(ValueError, match="there is no seat"):
            game.views(state, [None, seat])
        assert state.view(None).seat is None


@every_game
def test_who_has_no_seat_has_no_value_and_no_actions(game: Game) -> None:
    for state in positions(game):
        for seat in (CHANCE, -2, seat_count(state), 9, 10**6):
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


# --- steps that are checked, comparing, and what a state says of itself ---------------------------------------------

SHORT = {"eko": {"turn_limit": 10}, "saga": {"track": 12}, "crescent_moon": {"years": 3}}
"""Options with which a random game is soon over."""
NO_ACTIONS: list[Any] = [-1, -(10**30), 10**30, 2**31, 2**32, 2**63, "0", 0.0, None, b"0", 10**5000]


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """The synthetic game is registered, as a plug-in would be."""
    register(synthetic.GAME)
    yield
    unregister("synthetic")


@every_game
def test_a_step_does_what_apply_does(game: Game) -> None:
    for state in positions(game):
        for seat in state.to_act():
            actions = [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
            for action in actions[:5]:
                stepped, applied = state.copy(), state.copy()
                stepped.step(seat, action)
                applied.apply(seat, action)
                assert stepped == applied
                assert stepped != state


@every_game
def test_a_step_that_is_refused_says_why_and_changes_nothing(game: Game) -> None:
    for state in positions(game):
        before = state.dump()
        for seat in {CHANCE, *range(seat_count(state))} - set(state.to_act()):
            refused(state, seat, 0, "is not to act")
        for seat in NO_SEATS[1:]:
            refused(state, seat, 0, "is not to act")
        for seat in state.to_act():
            for action in NO_ACTIONS:
                refused(state, seat, action, "cannot come up|is not legal here|is a whole number")
        assert state.dump() == before


def refused(state: State, seat: Any, action: Any, words: str) -> None:
    with pytest.raises(ActionError, match=words) as caught:
        state.step(seat, action)
    assert len(str(caught.value)) < 400
    assert "\n" not in str(caught.value)


@every_game
def test_a_refused_step_gives_the_reason_of_the_rules(game: Game) -> None:
    state = next(state for state in positions(game) if state.to_act() not in ((), (CHANCE,)))
    seat = state.to_act()[0]
    legal = set(state.legal(seat))
    illegal = next(action for action in range(game.info.actions) if action not in legal)
    refusal = game.why_not(state, seat, illegal)
    assert refusal is not None
    texts = game_texts(game)
    reason, advice = texts.say(refusal.reason).rstrip("."), texts.say(refusal.advice)
    assert texts.refuse(refusal).endswith(advice)  # it speaks of what people touch
    refused(state, seat, illegal, rf"^action {illegal} is not legal here: {re.escape(reason)} \([^()]+\)$")


@every_game
def test_a_step_after_the_end_is_refused(game: Game) -> None:
    state, rng = game.new(SHORT.get(game.info.name, {})), Rng(2)
    while state.to_act():
        step(state, rng)
    refused(state, 0, 0, f"the game is over \\({state.ending}\\)")
    refused(state, CHANCE, 0, "chance is not to act: the game is over")


@every_game
def test_numbers_of_other_types_are_numbers(game: Game) -> None:
    class Index:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    state: Any = game.new()
    seat = state.to_act()[0]
    action = state.chance()[0][0] if seat == CHANCE else state.legal(seat)[0]
    other = state.copy()
    other.step(Index(seat), Index(action))
    state.step(seat, action)
    assert other == state


@every_game
def test_random_numbers_change_nothing(game: Game) -> None:
    """Negative, huge and near the real ones, from positions all over a game; nothing but a legal one is carried out."""
    wanted, tried, rng, seed = many(100_000, 2_000), 0, Rng(22), 0
    while tried < wanted:
        state, seed = game.new(), seed + 1
        steps = 0
        while state.to_act() and steps < 60 and tried < wanted:
            steps += 1
            for _ in range(10 + rng.below(30)):
                if not state.to_act():
                    break
                step(state, rng)
            before = state.dump()
            for _ in range(25):
                tried += 1
                seat, action = odd_number(rng, seat_count(state)), odd_number(rng, game.info.actions)
                fits = seat in state.to_act() and action in (
                    [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
                )
                if fits:
                    state.copy().step(seat, action)
                    continue
                with pytest.raises(ActionError):
                    state.step(seat, action)
            assert state.dump() == before


def odd_number(rng: Rng, size: int) -> int:
    """One that could be meant, one just outside, or one of up to 100 bits with either sign."""
    kind = rng.below(4)
    if kind == 0:
        return int(rng.below(size))
    if kind == 1:
        return int(rng.below(size + 8)) - 4
    number = 0
    for _ in range(1 + int(rng.below(4))):
        number = number << 25 | int(rng.below(1 << 25))
    return -number if kind == 2 else number


@every_game
def test_equal_positions_are_equal_and_have_no_hash(game: Game) -> None:
    found = list(positions(game))
    for state in found:
        assert state == state.copy() == game.load(state.dump())
        assert not state != state.copy()  # noqa: SIM202  both operators are meant
        assert [other == state for other in found] == [other.dump() == state.dump() for other in found]
        others: list[object] = [None, 0, state.dump(), "state"]
        assert state not in others
        with pytest.raises(TypeError, match=r"dump\(\).*game\.key\(view\)"):
            hash(state)
        with pytest.raises(TypeError, match="has no hash"):
            {state: 1}  # noqa: B018


def test_positions_of_different_games_are_different() -> None:
    firsts = [game.new() for game in GAMES]
    for one in firsts:
        assert [other for other in firsts if other == one] == [one]


@every_game
def test_a_state_says_game_turn_and_whose_move_it_is(game: Game) -> None:
    for state in positions(game):
        words = repr(state)
        assert re.fullmatch(rf"<{game.info.name}: (turn|year|round) \d+.*, .+>", words), words
        asked = state.to_act()
        if asked == (CHANCE,):
            assert words.endswith("chance is to act>")
        for seat in set(asked) - {CHANCE}:
            assert re.search(rf"seats? .*\b{seat}\b", words)
        if not asked:
            assert state.ending in words


def test_a_state_of_a_game_that_is_not_registered_says_what_it_can() -> None:
    state = synthetic.GAME.new()
    unregister("synthetic")
    assert repr(state) == "<synthetic: chance is to act>"


def test_a_step_of_a_game_that_is_not_registered_is_refused_all_the_same() -> None:
    state = synthetic.GAME.new()
    while state.to_act() == (CHANCE,):
        step(state, Rng(1))
    unregister("synthetic")
    refused(state, state.to_act()[0], 10**9, "is not legal here: legal")


@every_game
def test_a_new_game_needs_no_options(game: Game) -> None:
    assert game.new() == game.new({})


def test_a_game_without_editions_is_played_and_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    info = msgspec.structs.replace(synthetic.GAME.info, editions=())
    monkeypatch.setattr(synthetic.SyntheticGame, "info", info)
    rng = Rng(3)
    record = play_record(synthetic.GAME, {}, lambda state, seat: rng.pick(state.legal(seat)), rng)
    text = write_record(record)
    assert "\nedition:\n" in text
    assert write_record(read_record(text)) == text
    assert verify(synthetic.GAME, read_record(text)).ending == record.end.ending
    with pytest.raises(RecordError, match="no edition 'first'; there are none"):
        verify(synthetic.GAME, read_record(text.replace("edition:", "edition: first")))
