"""Weights of the evaluations: read from a file, several sets in one process, wrong files refused by a sentence."""

from __future__ import annotations

import ast
import hashlib
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import moonsaga.games
from moonsaga.arena.run import run_arena
from moonsaga.bots import weighted_bot
from moonsaga.bots.bot import Budget, observe
from moonsaga.bots.ladder import find_bot, get_bot
from moonsaga.bots.weighted_bot import WeightedBot
from moonsaga.kernel.contract import Game, State
from moonsaga.kernel.cores.playout import playout
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import DataError, MoonsagaError
from moonsaga.kernel.registry import get_game

GAMES = ("eko", "saga", "blue_moon", "crescent_moon")
SHORT = Budget(iterations=20)
FOLDER = Path(moonsaga.games.__path__[0])
CLASSIC_DIGESTS = (
    ("blue_moon", "d021781523518d45"),
    ("crescent_moon", "cbf2682c13b3d027"),
    ("eko", "0d0a9d05a301068b"),
    ("saga", "e221e5f1ba53226f"),
)
STRUCTURE = (0, 1, 2)
"""Numbers that are no judgement: counting on, both ends of a chance, pairs and halves."""


def own_file(name: str) -> Path:
    return FOLDER / name / "evaluation" / "weights.toml"


def positions(game: Game) -> list[State]:
    """Positions of random games, from the beginning to the end."""
    found = []
    for seed in range(8):
        state = game.new({})
        playout(state, Rng(seed), 20 + 25 * seed)
        found.append(state)
    return found


def values(game: Game, states: list[State], weights: object = None) -> list[float]:
    """What the evaluation says of each state for each seat."""
    found = []
    for state in states:
        judged: Any = state.copy()
        if weights is not None:
            judged.use_weights(weights)
        found += [game.evaluate(judged, seat) for seat in range(len(game.roles(state.options)))]
    return found


def halved(name: str, folder: Path) -> Path:
    """A file in which every single weight is half of what it was."""
    lines = []
    for line in own_file(name).read_text(encoding="utf-8").splitlines():
        entry, found, number = line.partition("#")[0].partition(" = ")
        is_single = found and "[" not in number and number.strip() != ""
        lines.append(f"{entry} = {float(number) / 2}" if is_single else line)
    changed = folder / "halved.toml"
    changed.write_text("\n".join(lines), encoding="utf-8")
    return changed


# Two sets


@pytest.mark.every_mode
@pytest.mark.parametrize("name", GAMES)
def test_two_sets_used_alternately_give_each_its_own_values(name: str, tmp_path: Path) -> None:
    game = get_game(name)
    states = positions(game)
    changed = game.read_weights(str(halved(name, tmp_path)))
    before, other = values(game, states), values(game, states, changed)
    assert before != other
    for _ in range(2):
        assert values(game, states) == before
        assert values(game, states, game.read_weights()) == before
        assert values(game, states, changed) == other


@pytest.mark.every_mode
@pytest.mark.parametrize("name", GAMES)
def test_two_threads_with_a_set_each_give_each_its_own_values(name: str, tmp_path: Path) -> None:
    game = get_game(name)
    sets = [game.read_weights(), game.read_weights(str(halved(name, tmp_path)))]
    states = [positions(game), positions(game)]
    alone = [values(game, states[i], sets[i]) for i in range(2)]
    with ThreadPoolExecutor(2) as pool:
        together = pool.map(lambda i: [values(game, states[i], sets[i]) for _ in range(3)], range(2))
        assert list(together) == [[alone[0]] * 3, [alone[1]] * 3]


@pytest.mark.parametrize("name", GAMES)
def test_copies_keep_the_weights_and_dumps_do_not(name: str, tmp_path: Path) -> None:
    game = get_game(name)
    state: Any = positions(game)[2]
    before = game.evaluate(state, 0)
    other = state.copy()
    other.use_weights(game.read_weights(str(halved(name, tmp_path))))
    assert other == state
    assert game.evaluate(other.copy(), 0) == game.evaluate(other, 0) != before
    assert game.evaluate(game.load(other.dump()), 0) == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["adept", "master"])
@pytest.mark.slow
def test_bots_with_other_weights_choose_otherwise(name: str, bot: str, tmp_path: Path) -> None:
    game = get_game(name)
    own = find_bot(f"{bot}:weights={own_file(name)}", game)
    other = WeightedBot(get_bot(bot), game.read_weights(str(halved(name, tmp_path))))
    observations = [observe(game, state, state.to_act()[0]) for state in positions(game) if state.to_act() > (-1,)]
    choices = [
        [one.choose(observation, Rng(1), SHORT) for observation in observations] for one in (get_bot(bot), own, other)
    ]
    assert choices[0] == choices[1] != choices[2]


def test_the_arena_lets_two_sets_of_weights_meet(tmp_path: Path) -> None:
    game = get_game("eko")
    names = ["adept", f"adept:weights={halved('eko', tmp_path)}"]
    found = run_arena(game, [[game.resolve({})]], names, games=2, seed=1, workers=1)
    assert sorted(bot.bot for bot in found.bots) == sorted(names)


# Refused


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda entries: entries.pop(min(entries)), "the weight {first} is missing."),
        (lambda entries: entries.update(luck=1.0), "there is no weight luck"),
        (lambda entries: entries.update({min(entries): "'much'"}), "the weight {first} is no number: 'much'."),
        (lambda entries: entries.update({min(entries): "true"}), "the weight {first} is no number: True."),
        (lambda entries: entries.update({min(entries): "nan"}), "the weight {first} is no number: nan."),
        (lambda entries: entries.update({min(entries): "[1, 2, 3]"}), "the weight {first} "),
        (lambda entries: entries.update({min(entries): "="}), "this is no TOML file"),
    ],
)
def test_a_wrong_file_is_refused_by_a_sentence(name: str, change: Any, sentence: str, tmp_path: Path) -> None:
    entries = tomllib.loads(own_file(name).read_text(encoding="utf-8"))
    first = min(entries)
    change(entries)
    file = tmp_path / "wrong.toml"
    file.write_text("\n".join(f"{key} = {value}" for key, value in entries.items()), encoding="utf-8")
    with pytest.raises(DataError) as refused:
        get_game(name).read_weights(str(file))
    assert str(refused.value).startswith(f"{file}: {sentence.format(first=first)}")


def test_a_misspelt_weight_is_recognised_and_a_missing_file_named(tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    with pytest.raises(DataError, match=r"new\.toml: the file cannot be read \(No such file or directory\)\."):
        find_bot(f"adept:weights={file}", get_game("eko"))
    file.write_text(own_file("eko").read_text(encoding="utf-8").replace("disc = ", "disk = "), encoding="utf-8")
    with pytest.raises(DataError, match=r"there is no weight disk; did you mean disc\?"):
        find_bot(f"adept:weights={file}", get_game("eko"))


def test_weights_need_a_game_that_has_some(tmp_path: Path) -> None:
    from noughts.game import GAME as NOUGHTS

    with pytest.raises(MoonsagaError, match="the evaluation of noughts has no weights"):
        find_bot("adept:weights=new.toml", NOUGHTS)
    with pytest.raises(MoonsagaError, match="needs its game"):
        find_bot("adept:weights=new.toml")


# Classic bots


@pytest.mark.parametrize("name", GAMES)
def test_classic_bots_judge_by_a_set_of_their_own(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game(name)
    assert type(game.read_weights("classic")) is type(game.read_weights())
    changed = game.read_weights(str(halved(name, tmp_path)))
    monkeypatch.setattr(weighted_bot, "classic_weights", lambda _: changed)
    adept, classic = WeightedBot(get_bot("adept"), changed), find_bot("classic-adept")
    observations = [observe(game, state, state.to_act()[0]) for state in positions(game) if state.to_act() > (-1,)]
    choices = [[bot.choose(observation, Rng(1), SHORT) for observation in observations] for bot in (adept, classic)]
    assert choices[0] == choices[1]


@pytest.mark.once
@pytest.mark.parametrize(("name", "digest"), CLASSIC_DIGESTS)
def test_the_weights_of_classic_bots_never_change(name: str, digest: str) -> None:
    entries = tomllib.loads(own_file(name).with_name("classic.toml").read_text(encoding="utf-8"))
    assert hashlib.sha256(repr(sorted(entries.items())).encode()).hexdigest()[:16] == digest


# Nothing but data


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_every_weight_is_used(name: str) -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in (FOLDER / name / "evaluation").glob("*.py"))
    weights = tomllib.loads(own_file(name).read_text(encoding="utf-8"))
    assert [weight for weight in weights if f"w.{weight}" not in sources] == []


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_evaluations_have_no_number_of_their_own(name: str) -> None:
    found = []
    for file in sorted((FOLDER / name / "evaluation").glob("*.py")):
        if file.name.startswith("encoder"):
            continue  # what a net is told has a scale, and no weight
        tree = ast.parse(file.read_text(encoding="utf-8"))
        sizes = {id(part) for node in ast.walk(tree) if is_size(node) for part in ast.walk(node)}
        found += [
            f"{file.name}:{node.lineno}: {node.value!r}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and type(node.value) in (int, float) and id(node) not in sizes
            if node.value not in STRUCTURE
        ]
    assert found == []


def is_size(node: ast.AST) -> bool:
    """The size of an array: `x: cint[16]`, `[0] * 16`, `cython.declare(cint[16])`."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Name) and node.value.id in ("cint", "double", "Public")
    return isinstance(node, ast.BinOp) and isinstance(node.left, ast.List)


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_every_weight_says_what_it_counts(name: str) -> None:
    text = own_file(name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if " = " in line.partition("#")[0]]
    assert len(lines) == len(tomllib.loads(text))
    assert [line for line in lines if not line.partition("#")[2].strip()] == []
