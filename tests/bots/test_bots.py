"""Bots: what they receive, that they play by the rules, that a seed repeats them, and that the ladder is one."""

from collections.abc import Mapping
from hashlib import sha256

import pytest

from moonsaga import _cores
from moonsaga.bots import match
from moonsaga.bots.bot import FIXED_BUDGET, Budget, Observation, observe
from moonsaga.bots.ladder import bot_names, classic_names, find_bot, get_bot, thinks_long
from moonsaga.bots.match import Tally, play_match
from moonsaga.kernel.contract import CHANCE, Game, State, View
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.records import Recorder, draw_outcome
from moonsaga.kernel.registry import game_names, get_game
from support import synthetic
from support.selection import many, some

EKO = get_game("eko")
EVERY_GAME = [*map(get_game, game_names()), synthetic.GAME]
TEMPLES = {"temple_wind": True, "temple_moon": True, "temple_sand": True}
ALL_VARIANTS = {"seats": 3, "storms": 2, "pyramids": 1, "portals": True, "lighthouse": True} | TEMPLES
TABLES: list[tuple[Game, Mapping[str, object]]] = [
    (synthetic.GAME, {}),
    (synthetic.GAME, {"seats": 3}),
    (EKO, {}),
    (EKO, ALL_VARIANTS),
]

SHORT = Budget(iterations=24)
NEEDS_SPEED = pytest.mark.skipif(_cores.running() == "interpreted", reason="rollouts need compiled cores")
QUICK_BOTS = [name for name in bot_names() if not thinks_long(name)]


def begun(game: Game, options: Mapping[str, object], decisions: int, seed: int = 1) -> State:
    """A game after so many random decisions, at the next one."""
    state, rng = game.new(options), Rng(seed)
    while decisions or state.to_act() == (CHANCE,):
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else legal[int(rng.below(len(legal)))])
        decisions -= seat != CHANCE
    return state


# What a bot receives


def test_an_observer_shows_the_seat_what_it_may_know_and_holds_no_state() -> None:
    state = begun(synthetic.GAME, {}, 3)
    seat = state.to_act()[0]
    observation = observe(synthetic.GAME, state, seat)
    assert observation.legal == tuple(state.legal(seat))
    assert observation.view == state.view(seat)
    assert set(vars(observation)) == {"game", "seat", "legal", "view"}
    assert all(not isinstance(thing, type(state)) for thing in vars(observation).values())


def test_a_view_is_made_when_a_bot_asks_for_it_and_once() -> None:
    looks = []

    def look() -> View:
        looks.append(1)
        return state.view(0)

    state = begun(EKO, {}, 2)
    observation = Observation(EKO, 0, [1, 2], look)
    get_bot("random").choose(observation, Rng(1), FIXED_BUDGET)
    assert not looks
    assert observation.view is observation.view
    assert len(looks) == 1


def test_what_a_bot_imagines_is_not_the_state() -> None:
    state = begun(EKO, {}, 2)
    before = state.dump()
    world = observe(EKO, state, state.to_act()[0]).imagine(Rng(1))
    assert world is not state
    assert world.dump() == before
    world.apply(world.to_act()[0], world.legal(world.to_act()[0])[0])
    assert state.dump() == before


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("decisions", some(range(6)))
def test_a_bot_decides_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str, decisions: int) -> None:
    game = synthetic.GAME
    state = begun(game, {"seats": 3}, decisions)
    seat = state.to_act()[0]
    chosen = get_bot(name).choose(observe(game, state, seat), Rng(5), SHORT)
    for seed in range(5):
        world = game.sample(state.view(seat), Rng(seed))
        assert get_bot(name).choose(observe(game, world, seat), Rng(5), SHORT) == chosen


# By the rules


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize(("game", "options"), TABLES, ids=["synthetic", "synthetic of three", "eko", "eko with all"])
def test_every_choice_is_legal_and_leaves_the_table_alone(name: str, game: Game, options: Mapping[str, object]) -> None:
    bot, rng = get_bot(name), Rng(7)
    state = begun(game, options, 0)
    for _ in range(12):
        while state.to_act() == (CHANCE,):
            state.apply(CHANCE, draw_outcome(state, rng))
        if not state.to_act():
            break
        seat, before = state.to_act()[0], state.dump()
        assert bot.choose(observe(game, state, seat), Rng(7), Budget(seconds=0.01)) in state.legal(seat)
        action = bot.choose(observe(game, state, seat), rng, SHORT)
        assert action in state.legal(seat)
        assert state.dump() == before
        state.apply(seat, action)


@pytest.mark.parametrize("name", [*QUICK_BOTS, pytest.param("master", marks=NEEDS_SPEED)])
def test_a_seed_gives_the_same_game_again(name: str) -> None:
    def digest(game: Game, options: Mapping[str, object], seed: int) -> str:
        tally = Tally(2)
        tally.add(*play_match(game, options, [get_bot(name)] * 2, Rng(seed), SHORT))
        return tally.digest

    for game, options in ((synthetic.GAME, {"rounds": 3}), (EKO, {"turn_limit": 6})):
        assert digest(game, options, 3) == digest(game, options, 3)
        assert digest(game, options, 3) != digest(game, options, 4)


def test_the_choice_between_equal_actions_is_left_to_the_random_numbers() -> None:
    """The synthetic game has no evaluation, so that all actions that do not end it are equal."""
    state = begun(synthetic.GAME, {}, 0)
    observation = observe(synthetic.GAME, state, 0)
    assert len({get_bot("adept").choose(observation, Rng(seed), FIXED_BUDGET) for seed in range(many(30, 8))}) > 2


def test_an_unknown_bot_is_one_sentence_with_the_known_ones() -> None:
    with pytest.raises(MoonsagaError, match="there is no bot 'deep'; known bots: random, novice, adept, master"):
        get_bot("deep")


class Stubborn:
    """Plays the same number whatever is legal."""

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        return self.action


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.info.name)
@pytest.mark.parametrize("beyond", [-7, 5])
def test_an_illegal_choice_ends_the_match_with_a_sentence(game: Game, beyond: int) -> None:
    action = beyond if beyond < 0 else game.info.actions + beyond
    bots = [Stubborn(action)] * len(game.roles({}))
    with pytest.raises(MoonsagaError, match=rf"^Stubborn chose the illegal action {action} in seat \d$"):
        play_match(game, {}, bots, Rng(1))


@pytest.mark.parametrize("name", ["random", "novice"])
@pytest.mark.parametrize("count", [0, 1, 6])
def test_a_match_needs_one_bot_for_each_seat(name: str, count: int) -> None:
    with pytest.raises(MoonsagaError, match=f"needs 2 bots, not {count}"):
        play_match(EKO, {}, [get_bot(name)] * count, Rng(1))


def test_endless_chance_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(synthetic.Position):
        def apply(self, seat: int, action: int) -> None:
            pass

    monkeypatch.setattr(synthetic.SyntheticGame, "position_type", Endless)
    monkeypatch.setattr(match, "MOST_CHANCE", 50)
    with pytest.raises(MoonsagaError, match="asks chance more than 50 times"):
        play_match(synthetic.GAME, {}, [get_bot("random")] * 2, Rng(1))


def test_a_bot_cannot_change_what_is_legal() -> None:
    state = begun(EKO, {}, 2)
    assert isinstance(observe(EKO, state, state.to_act()[0]).legal, tuple)


# Bots of one's own


THE_FIRST = Stubborn(0)


def make_stubborn() -> Stubborn:
    return Stubborn(3)


def test_a_bot_is_found_by_its_module_and_name() -> None:
    class_name, function, thing = (f"{__name__}:{name}" for name in ("Legal", "make_stubborn", "THE_FIRST"))
    assert isinstance(find_bot(class_name), Legal)
    assert find_bot(thing) is THE_FIRST
    made = find_bot(function)
    assert isinstance(made, Stubborn)
    assert made.action == 3


class Legal:
    """Takes the last legal action."""

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        return observation.legal[-1]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("no_such_module:Bot", "cannot be loaded: No module named 'no_such_module'"),
        (f"{__name__}:NoSuchBot", "cannot be loaded: .*has no attribute 'NoSuchBot'"),
        (f"{__name__}:TEMPLES", "is no bot"),
    ],
)
def test_what_is_no_bot_is_one_sentence(name: str, words: str) -> None:
    with pytest.raises(MoonsagaError, match=words):
        find_bot(name)


def test_a_name_that_comes_over_a_wire_runs_no_code() -> None:
    with pytest.raises(MoonsagaError, match="there is no bot"):
        get_bot(f"{__name__}:Legal")


# The ladder


def wins(challenger: str, others: str, seats: int, games: int) -> int:
    """Of so many games, with the same seed in every seat."""
    won = 0
    for number in range(games):
        own = number % seats
        bots = [get_bot(challenger if seat == own else others) for seat in range(seats)]
        result, _ = play_match(EKO, {"seats": seats}, bots, Rng(1, number // seats))
        won += result.returns[own] > 0
    return won


@pytest.mark.slow
def test_an_adept_beats_random_players() -> None:
    games = many(20, 10)
    assert wins("adept", "random", 2, games) >= games - 1


@pytest.mark.all
@pytest.mark.slow
def test_an_adept_beats_three_random_players() -> None:
    assert wins("adept", "random", 4, 20) >= 14


@pytest.mark.all
@pytest.mark.slow
def test_an_adept_beats_a_novice_and_a_novice_random_players() -> None:
    assert wins("adept", "novice", 2, 40) >= 28
    assert wins("novice", "random", 2, 40) >= 32


# Classic bots


PINNED = [
    ("blue_moon", "classic-novice", "29c70a22af0041dd"),
    ("blue_moon", "classic-adept", "4731e103dfcf09e8"),
    ("blue_moon", "classic", "982b49d6c0826ef1"),
    ("crescent_moon", "classic-novice", "e977b83c984e02dd"),
    ("crescent_moon", "classic-adept", "83c7dae63441d5b9"),
    pytest.param("crescent_moon", "classic", "d1f6fb032a32e414", marks=pytest.mark.all),  # much longer than the others
    ("eko", "classic-novice", "fb3024bdc9c2e53c"),
    ("eko", "classic-adept", "472d627517dde664"),
    ("eko", "classic", "0e05bcbc1b1c2f84"),
    ("saga", "classic-novice", "074609255faa0d5c"),
    ("saga", "classic-adept", "8b14fa94f287851f"),
    ("saga", "classic", "56869d018a980010"),
]
"""The moves of a game among themselves. A new behaviour version of a game may change its lines, nothing else may."""


@pytest.mark.once
@NEEDS_SPEED
@pytest.mark.parametrize(("name", "bot", "played"), PINNED)
def test_classic_bots_play_as_they_always_did(name: str, bot: str, played: str) -> None:
    game = get_game(name)
    bots = [find_bot(bot)] * len(game.roles(game.resolve({})))
    recorder = Recorder(game, {})
    play_match(game, {}, bots, Rng(2), SHORT, recorder)
    moves = "".join(f"{move.seat} {move.text}\n" for move in recorder.record().moves)
    assert sha256(moves.encode()).hexdigest().startswith(played)


@pytest.mark.once
def test_classic_bots_are_for_measuring_alone() -> None:
    assert classic_names() == ("classic-novice", "classic-adept", "classic")
    assert not set(classic_names()) & set(bot_names())
    for name in classic_names():
        with pytest.raises(MoonsagaError, match="there is no bot"):
            get_bot(name)
