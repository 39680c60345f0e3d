"""Nets: their chances, in both forms of the cores; their files, and what is refused; bots that judge by them."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from moonsaga.bots.bot import Budget, observe
from moonsaga.bots.cores.judge import chances
from moonsaga.bots.cores.net import Net
from moonsaga.bots.ladder import find_bot, weights_file
from moonsaga.bots.net_bot import make_net
from moonsaga.kernel.cores.playout import playout
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import DataError
from moonsaga.kernel.nets import NetFile, checksum_of, count_weights, input_names, inputs_digest, pack, write_net
from moonsaga.kernel.registry import get_game

GAME = get_game("eko")
SHORT = Budget(iterations=20)


def some_net(seats: int = 2, hidden: tuple[int, ...] = (6,), nets: int = 1, seed: int = 1) -> NetFile:
    dice = random.Random(seed)
    layers = (len(input_names(GAME, seats)), *hidden, 1 if seats == 2 else seats)
    weights = pack([dice.gauss(0, 0.3) for _ in range(nets * count_weights(layers))])
    return NetFile(
        moonsaga_net=1,
        game="eko",
        seats=seats,
        behaviour=GAME.info.version,
        data=GAME.info.data_hash,
        inputs=inputs_digest(GAME, seats),
        layers=layers,
        nets=nets,
        checksum=checksum_of(weights),
        weights=weights,
    )


def position(seats: int, decisions: int = 30) -> Any:
    state = GAME.new({"seats": seats})
    playout(state, Rng(3), decisions)
    return state


def by_hand(net: NetFile, inputs: list[float], seat: int) -> list[float]:
    """The logits, summed up in another way."""
    numbers = net.numbers()
    at, found = seat * (len(numbers) // net.nets) if net.nets > 1 else 0, inputs
    for before, after in zip(net.layers, net.layers[1:], strict=False):
        row = [numbers[at + i * after : at + (i + 1) * after] for i in range(before + 1)]
        at += (before + 1) * after
        sums = [row[before][j] + sum(found[i] * row[i][j] for i in range(before)) for j in range(after)]
        found = sums if at % (len(numbers) // net.nets) == 0 else [x / (1 + abs(x)) for x in sums]
    return found


@pytest.mark.every_mode
@pytest.mark.parametrize(("hidden", "nets"), [((6,), 1), ((7, 3), 1), ((5,), 2)])
def test_two_seats_have_one_logit_and_chances_that_make_one(hidden: tuple[int, ...], nets: int) -> None:
    net, state = some_net(hidden=hidden, nets=nets), position(2)
    for seat in range(2):
        (logit,) = by_hand(net, state.inputs(seat), seat)
        found = chances(make_net(net), state, seat)
        assert found[seat] == pytest.approx(1 / (1 + math.exp(-logit)))
        assert sum(found) == pytest.approx(1)


@pytest.mark.every_mode
@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats_have_a_softmax_in_turn_order_from_the_own_one(seats: int) -> None:
    net, state = some_net(seats), position(seats)
    for seat in range(seats):
        powers = [math.exp(logit) for logit in by_hand(net, state.inputs(seat), seat)]
        found = chances(make_net(net), state, seat)
        assert [found[(seat + i) % seats] for i in range(seats)] == pytest.approx([p / sum(powers) for p in powers])


@pytest.mark.every_mode
def test_every_form_of_the_cores_gives_the_same_chances() -> None:
    found = [chances(make_net(some_net(seats, (9, 5))), position(seats), 1) for seats in (2, 3, 4)]
    assert [repr(values) for values in found] == CHANCES


CHANCES = [
    "[0.4843390512241327, 0.5156609487758673]",
    "[0.39546907919941604, 0.2599740015508616, 0.34455691924972237]",
    "[0.5131967665247782, 0.11980345893309378, 0.15113286766770506, 0.21586690687442298]",
]


def test_a_game_that_is_over_is_its_result() -> None:
    state = position(2, 100_000)
    assert state.ending
    assert chances(make_net(some_net()), state, 0) == state.returns()


def test_a_large_net_fits() -> None:
    inputs = len(input_names(GAME, 4))
    layers = (inputs, 64, 32, 4)
    net = Net(layers, [0.0] * count_weights(layers), 1)
    assert chances(net, position(4), 2) == [0.25] * 4


# Files


def test_a_net_that_was_written_is_read_as_it_was(tmp_path: Path) -> None:
    write_net(tmp_path / "net.json", some_net())
    assert GAME.read_net(2, str(tmp_path / "net.json")) == some_net()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"behaviour": 1}, "its behaviour version is 1, not"),
        ({"data": "0123"}, "its data hash is 0123, not"),
        ({"inputs": "0123"}, "its digest of inputs is 0123, not"),
        ({"game": "saga"}, "its game is saga, not eko"),
        ({"seats": 3}, "its number of seats is 3, not 2"),
        ({"checksum": "0123"}, "this net is damaged"),
        ({"moonsaga_net": 9}, "this net is of format 9, not 1."),
        ({"layers": (129, 7, 1)}, "this net has the wrong size: 1 times 129-7-1."),
        ({"layers": (129, 1)}, "this net has the wrong size"),
    ],
)
def test_a_net_that_does_not_fit_is_refused_in_one_sentence(
    change: dict[str, object], sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "net.json"
    write_net(path, msgspec.structs.replace(some_net(), **change))
    with pytest.raises(DataError) as refused:
        GAME.read_net(2, str(path))
    assert sentence in str(refused.value)
    assert str(refused.value).startswith(f"{path}: ")


@pytest.mark.parametrize("content", ["", "{}", "no net"])
def test_what_is_no_net_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "net.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(DataError, match="this is no net"):
        GAME.read_net(2, str(path))
    with pytest.raises(DataError, match="cannot be read"):
        GAME.read_net(2, str(tmp_path / "nothing.json"))


@pytest.mark.parametrize("name", ["eko", "saga", "blue_moon", "crescent_moon"])
def test_the_nets_that_come_with_a_game_fit(name: str) -> None:
    game = get_game(name)
    for seats in game.info.seats:
        net = game.read_net(seats)
        if net is not None:
            assert make_net(net)
            assert net.gates
            assert net.card()


# Bots


@pytest.mark.parametrize("bot", ["adept", "master", "grandmaster"])
def test_a_bot_with_a_net_judges_by_it(bot: str, tmp_path: Path) -> None:
    names = [f"{bot}:net={tmp_path / 'one.json'}", f"{bot}:net={tmp_path / 'other.json'}"]
    for seed, name in enumerate(names):
        write_net(Path(weights_file(name)), some_net(seed=seed))
    observations = [observe(GAME, state, state.to_act()[0]) for state in (position(2, n) for n in (10, 20, 40, 41, 42))]
    choices = [
        [find_bot(name, GAME).choose(observation, Rng(1), SHORT) for observation in observations] for name in names
    ]
    again = [find_bot(names[0], GAME).choose(observation, Rng(1), SHORT) for observation in observations]
    assert choices[0] == again != choices[1]


def test_a_grandmaster_takes_the_own_net_where_there_is_one() -> None:
    assert GAME.read_net(2) is not None
    state = position(2)
    observation = observe(GAME, state, state.to_act()[0])
    bots: list[Any] = [find_bot(f"grandmaster{net}", GAME) for net in ("", ":net=own", ":net=none")]
    found = [bot.analyse(observation, Rng(1), SHORT) for bot in bots]
    assert found[0] == found[1] != found[2]


def test_a_net_for_another_number_of_seats_is_refused(tmp_path: Path) -> None:
    write_net(tmp_path / "net.json", some_net(3))
    state = position(2)
    bot = find_bot(f"adept:net={tmp_path / 'net.json'}", GAME)
    with pytest.raises(DataError, match="number of seats is 3, not 2"):
        bot.choose(observe(GAME, state, state.to_act()[0]), Rng(1), SHORT)
