"""The defaults for games without secrets, shown by a race with a die, an option and two or three seats."""

import copy
import pickle
from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec
import pytest

from moonsaga.kernel.actions import ActionKind, ActionTable
from moonsaga.kernel.contract import CHANCE, NO_SUCH_ACTION, GameInfo, Message, Target
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import ActionError, MoonsagaError, NotationError
from moonsaga.kernel.laws import sweep_game
from moonsaga.kernel.open_game import OpenGame, OpenState
from moonsaga.kernel.options import Number
from moonsaga.kernel.registry import register, unregister

PIPS = 3


class Track(OpenState, kw_only=True):
    """Roll, then run on with one runner or pass. The player who brings a runner to the goal wins."""

    runners: list[list[int]] = msgspec.field(default_factory=list)
    turn: int = 0
    rolled: int = 0
    passes: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.runners = self.runners or [[0, 0] for _ in range(int(self.options["seats"]))]

    def to_act(self) -> tuple[int, ...]:
        return () if self.ending else (self.turn,) if self.rolled else (CHANCE,)

    def chance(self) -> list[tuple[int, int]]:
        return [(pips, 1) for pips in range(1, PIPS + 1)] if self.to_act() == (CHANCE,) else []

    def outcome(self, outcome: int) -> None:
        self.rolled = outcome
        self.tell("roll", pips=outcome)

    def refuse(self, seat: int, kind: str, *arguments: int) -> str:
        if kind == "pass":
            return "no-passes" if self.passes == 3 else ""
        runner, pips = arguments
        return "not-rolled" if pips + 1 != self.rolled else "first" if runner and not self.runners[seat][0] else ""

    def run(self, seat: int, runner: int, pips: int) -> None:
        self.runners[seat][runner] += pips + 1
        if self.runners[seat][runner] >= int(self.options["goal"]):
            self.ending = "goal"
        else:
            self.end_turn()

    def pass_(self, seat: int) -> None:
        self.passes += 1
        self.end_turn()

    def end_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.runners)
        self.rolled = 0

    def returns(self) -> list[float]:
        return [float(max(own) >= int(self.options["goal"])) for own in self.runners]


ACTIONS = ActionTable(
    ActionKind("run", {"runner": 2, "pips": PIPS}, "{runner} runs {pips}", ("runner", "pips")),
    ActionKind("pass", {}, "pass", ("button",)),
)


class Race(OpenGame):
    state = Track
    actions: ClassVar[ActionTable] = ACTIONS
    names: ClassVar[Mapping[str, tuple[str, ...]]] = {"runner": ("red", "blue"), "pips": ("one", "two", "three")}
    info: ClassVar[GameInfo] = OpenGame.describe(
        "race", (2, 3), ACTIONS, longest=100, endings=("goal",), options=(Number("goal", 3, 9, 5),)
    )


GAME = Race()


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    register(GAME)
    yield
    unregister("race")


def rolled(pips: int, seats: int = 2) -> Track:
    state = GAME.new({"seats": seats})
    assert isinstance(state, Track)
    state.apply(CHANCE, pips)
    return state


@pytest.mark.parametrize("seats", [2, 3])
def test_the_laws_hold_at_every_position(seats: int) -> None:
    for seed in range(10):
        played = sweep_game(GAME, {"seats": seats, "goal": 9}, seed, every=1)
        assert played.checked > played.decisions  # the rolls, too


def test_seats_are_the_first_option_and_roles_are_numbered() -> None:
    assert [option.name for option in GAME.info.options] == ["seats", "goal"]
    assert GAME.roles({"seats": 3}) == ("seat-1", "seat-2", "seat-3")


def test_options_of_a_copy_cannot_be_changed_either() -> None:
    with pytest.raises(TypeError, match="fixed"):
        rolled(1).copy().options["goal"] = 3


def test_copies_share_nothing_and_pickles_are_equal() -> None:
    state = rolled(2)
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state
        other.apply(0, ACTIONS.number("run", 0, 1))
        assert (state.runners, other.runners) == ([[0, 0], [0, 0]], [[2, 0], [0, 0]])
    with pytest.raises(TypeError, match="no hash"):
        hash(state)


def test_a_view_is_the_position_and_stays_as_it_was() -> None:
    state = rolled(2)
    view = state.view(1)
    assert pickle.loads(pickle.dumps(view)) == view
    assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view
    state.apply(0, ACTIONS.number("pass"))
    assert GAME.sample(view, Rng(1)) == rolled(2)


def test_actions_are_written_and_read_by_the_names_of_their_arguments() -> None:
    state = rolled(3)
    number = ACTIONS.number("run", 0, 2)
    assert GAME.write(state, 0, number) == "red runs three"
    assert GAME.read(state, 0, " red runs three ") == number
    assert GAME.targets(state, 0, number) == (Target("runner", "red"), Target("pips", "three"))
    assert GAME.targets(state, 0, ACTIONS.number("pass")) == (Target("button", "pass"),)
    with pytest.raises(NotationError, match="'red flies' is no action of race"):
        GAME.read(state, 0, "red flies")


def test_outcomes_of_chance_are_written_and_read() -> None:
    state = GAME.new()
    assert GAME.write(state, CHANCE, 3) == "outcome 3"
    assert GAME.read(state, CHANCE, "outcome 3") == 3


def test_a_path_is_refused_by_the_first_action_that_begins_so() -> None:
    state = rolled(3)
    refusal = GAME.why_not(state, 0, [Target("runner", "blue")])
    assert refusal is not None
    assert refusal.reason == Message("refusal-not-rolled")
    assert GAME.why_not(state, 0, [Target("runner", "red")]) is None
    assert GAME.why_not(state, 0, [Target("runner", "green")]) == NO_SUCH_ACTION


def test_step_gives_the_reason() -> None:
    with pytest.raises(ActionError, match="refusal-first"):
        rolled(3).step(0, ACTIONS.number("run", 1, 2))


def test_events_are_noted_in_a_journal_that_copies_do_not_have() -> None:
    state = GAME.new()
    state.keep_journal()
    other = state.copy()
    for one in (state, other):
        one.apply(CHANCE, 2)
    assert [event.public for event in state.take_events()] == [Message("event-roll", {"pips": 2})]
    assert state.take_events() == other.take_events() == []


def test_fields_are_the_diagram_of_a_game_that_draws_none() -> None:
    state = rolled(3)
    assert GAME.from_diagram(GAME.diagram(state.view(None))) == state
    with pytest.raises(NotationError, match="no position of race"):
        GAME.from_diagram("something else")
    with pytest.raises(MoonsagaError, match="no dump of race"):
        GAME.load(b"something else")


def test_a_variant_of_a_game_has_positions_of_its_own() -> None:
    class Marathon(Race):
        info: ClassVar[GameInfo] = msgspec.structs.replace(Race.info, name="marathon")

    marathon = Marathon()
    for game, name in ((GAME, "race"), (marathon, "marathon")):
        state = game.new()
        assert isinstance(state, Track)
        assert state.game_name() == state.copy().game_name() == name
        assert type(state.view(0)) is game.view_type
        assert sweep_game(game, {}, 1, every=1).decisions > 0


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (ActionKind("leap", {}, "leap", ("button",)), "needs a method 'leap' of Track"),
        (ActionKind("copy", {}, "copy", ("button",)), "needs a method 'copy' of Track that no other state has"),
        (ActionKind("run", {"runner": 2}, "{runner}", ("button",)), "one target for each argument"),
        (ActionKind("run", {"runner": 3}, "{runner}", ("runner",)), "needs 3 names for 'runner', not 2"),
        (ActionKind("run", {"lane": 3}, "{lane}", ("lane",)), "needs 3 names for 'lane', not 0"),
    ],
)
def test_a_mistake_in_the_action_table_is_one_sentence_before_the_first_game(kind: ActionKind, words: str) -> None:
    class Wrong(Race):
        actions: ClassVar[ActionTable] = ActionTable(kind)

    with pytest.raises(TypeError, match=words):
        Wrong()
