"""Positions as numbers for nets: what each number says, and that they tell nothing that a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from games.saga.board import Board, draw, prepared
from games.saga.variants import MIX, table
from moonsaga.games.saga import restore
from moonsaga.games.saga.game import GAME, Saga
from moonsaga.games.saga.position import Position
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.laws import LawBroken, sweep_game
from support.selection import many

NAMES = GAME.input_names(GAME.resolve({}))
VIKING, SAXON = range(2)


def inputs(board: Board, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, board.state.inputs(seat), strict=True))


def positions(seed: int) -> Iterator[Any]:
    """Every position of a random game in which a seat is to act, and the last one."""
    state: Any = GAME.new(table(MIX, seed))
    rng = Rng(seed)
    while asked := state.to_act():
        seat = rng.pick(asked)
        if seat != CHANCE:
            yield state
        state = state.copy()
        state.apply(seat, rng.weighted(state.chance()) if seat == CHANCE else rng.pick(state.legal(seat)))
    yield state


def test_every_number_has_a_name_of_its_own_and_is_small() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for seed in range(many(20, 4)):
        for state in positions(seed):
            before = state.dump()
            for seat in range(2):
                found = state.inputs(seat)
                assert len(found) == len(NAMES)
                assert all(-2.5 <= number <= 2.5 for number in found)
            assert state.dump() == before


@pytest.mark.every_mode
def test_the_numbers_are_the_same_compiled_and_interpreted() -> None:
    found = sha256()
    for seed in range(3):
        for state in positions(seed):
            for seat in range(2):
                found.update(repr([float(number) for number in state.inputs(seat)]).encode())
    assert found.hexdigest()[:16] == "4a38642ec42658c4"


def test_a_seat_sees_its_own_side_first() -> None:
    board = draw("now: draft\ncoins: 5 viking, 2 saxon\nkent: 3 viking\nmercia: burh, 2 saxon, saxon-1 warden")
    viking, saxon = inputs(board, VIKING), inputs(board, SAXON)
    assert (viking["0.viking"], saxon["0.viking"]) == (1.0, 0.0)
    for own, other in ((viking, saxon), (saxon, viking)):
        for name in ("kent.units", "kent.power", "coins", "coins-4", "army", "acts"):
            assert own[f"0.{name}"] == other[f"1.{name}"]
    assert viking["0.kent.units"] == 3 / 5
    assert saxon["0.mercia.units"] == 3 / 5
    assert (viking["0.coins-4"], viking["0.coins-6"], saxon["0.coins-2"], saxon["0.coins-4"]) == (1.0, 0.0, 1.0, 0.0)
    assert (viking["kent.control"], saxon["kent.control"]) == (1.0, 1.0)
    assert (viking["mercia.control"], viking["mercia.burh"]) == (-1.0, 1.0)


def test_a_leader_whose_face_is_hidden_counts_as_each_that_it_may_be() -> None:
    """The Anglo-Saxon knows the Warden beside a burh; to the Viking it is one of four."""
    board = draw("now: draft\nkent: 1 viking\nmercia: burh, 2 saxon, saxon-1 warden")
    viking, saxon = inputs(board, VIKING), inputs(board, SAXON)
    assert saxon["0.mercia.power"] == 4 / 5
    assert saxon["warden.in-england"] == 1.0
    assert 3 / 5 < viking["1.mercia.power"] < 4 / 5
    assert [viking[f"{face}.in-england"] for face in ("warden", "caller", "envoy", "champion")] == [0.25] * 4
    assert (viking["warden.secret"], saxon["warden.secret"]) == (1.0, 1.0)


def test_a_hidden_target_is_any_that_the_saxon_holds_for_possible() -> None:
    board = draw("now: draft\nnorth: 2 viking, target kent face down\nmercia: burh, 1 saxon\nnorthumbria: 1 viking")
    viking, saxon = inputs(board, VIKING), inputs(board, SAXON)
    assert (viking["north.kent"], viking["north.essex"]) == (1.0, 0.0)
    assert [saxon[f"north.{target}"] for target in ("northumbria", "kent", "essex")] == [0.2] * 3
    assert (saxon["north.hidden"], saxon["north.face-up"], saxon["centre.hidden"]) == (1.0, 0.0, 0.0)
    assert viking["kent.reach"] > saxon["kent.reach"] > 0.0


def test_what_is_left_of_a_tile_and_of_the_round() -> None:
    """Tile 1 of the Anglo-Saxons: after the bonus, a coin or a move, only Move and Tribute are left."""
    board = draw("now: saxon tile 1\ntiles: 1 saxon, 3 viking\nkent: 1 viking\nmercia: burh, 2 saxon")
    before, after = inputs(board, SAXON), inputs(board.play("bonus coin"), SAXON)
    assert (before["bonus-left"], after["bonus-left"]) == (1.0, 0.0)
    assert (before["uses.saxon.bonus-move-or-coin"], after["uses.saxon.bonus-move-or-coin"]) == (1.0, 0.0)
    assert (
        after["uses.saxon.tribute"] == after["tile-1.running"] == after["0.tile-1.left"] == after["phase.tile"] == 1.0
    )
    assert after["1.tile-3.left"] == 1.0


def test_warriors_named_for_a_move_count_as_moved() -> None:
    """While leaders are still to be named; the position itself stays as it is."""
    board = draw("now: viking tile 1\ntiles: 1 viking\nkent: 3 viking, viking-1\nessex: 1 saxon\nmercia: burh, 1 saxon")
    board.play("move kent essex 2")
    dump = board.state.dump()
    found = inputs(board, VIKING)
    assert found["phase.along"] == 1.0
    assert (found["0.kent.units"], found["0.essex.units"], found["essex.control"]) == (2 / 5, 2 / 5, 1.0)
    assert board.state.dump() == dump


def test_units_that_must_leave_a_plundered_area_count_as_gone() -> None:
    board = draw(
        "now: viking tile 2\ntiles: 2 viking\ndrakkar: 2 viking\nmercia: burh, 1 saxon\n"
        "kent: burh, 3 viking, viking-1, viking-2, 1 saxon"
    )
    board.play("plunder kent")
    dump = board.state.dump()
    found = inputs(board, VIKING)
    assert found["phase.leave"] == 1.0
    assert (found["0.kent.units"], found["drakkar.units"]) == (
        2 / 5,
        5 / 6,
    )  # of the four who must leave, three are warriors
    assert board.state.dump() == dump


def test_the_running_battle() -> None:
    board = draw("now: battles\nkent: 3 viking, viking-1 stormer, 3 saxon, saxon-1\nmercia: 1 saxon")
    found = inputs(board, VIKING)
    assert found["battle.kent"] == found["phase.reveal"] == found["0.acts"] == found["stormer.to-reveal"] == 1.0
    assert (found["0.battle.strength"], found["1.battle.strength"], found["0.battle.hidden"]) == (4 / 6, 4 / 6, 1 / 3)
    lost = inputs(board.play("pass", "pass"), VIKING)
    assert (lost["battle.won"], lost["0.battle.losses"], lost["0.acts"], lost["1.acts"]) == (-1.0, 2 / 4, 1.0, 1.0)
    chosen = board.play("viking: lose viking-1")
    assert inputs(chosen, VIKING)["battle.leaders-lost"] == 1 / 2
    assert inputs(chosen, SAXON)["battle.leaders-lost"] == 0.0
    assert inputs(chosen, SAXON)["1.battle.answered"] == 1.0


def test_other_weights_leave_the_numbers_as_they_are() -> None:
    board = prepared()
    before = board.state.inputs(VIKING)
    weights = GAME.read_weights()
    weights.berserker = 9.0
    weights.landing_drawn = 0.9
    board.state.use_weights(weights)
    assert board.state.inputs(VIKING) == before


def test_law_3_the_numbers_tell_nothing_that_a_seat_may_not_know() -> None:
    """At a thousand positions: the truth, a sample and a resampled position of the same seat are the same to it."""
    rng = Rng(3)
    left = many(1000, 100)
    for seed in range(100):
        for state in list(positions(100 + seed))[::3][:left]:
            left -= 1
            for seat in range(2):
                found = state.inputs(seat)
                assert GAME.sample(state.view(seat), rng).inputs(seat) == found  # type: ignore[attr-defined]
                assert state.resampled(seat, rng).inputs(seat) == found
    assert not left


class Peeking(Position):
    """A position whose encoder is broken."""

    def encoded(self, seat: int) -> list[float]:
        honest: Any = super()
        found: list[float] = honest.inputs(seat)
        return found


class PeekingAtFaces(Peeking):
    """It goes by the true faces of the other side."""

    def inputs(self, seat: int) -> list[float]:
        return [*self.encoded(seat), float(self.raw()["face"][(1 - seat) * 4])]


class PeekingAtTargets(Peeking):
    """It goes by the true targets."""

    def inputs(self, seat: int) -> list[float]:
        return [*self.encoded(seat), float(self.raw()["marker"][0])]


class PeekingAtTheOther(Peeking):
    """Each seat gets the numbers of the other."""

    def inputs(self, seat: int) -> list[float]:
        return self.encoded(1 - seat)


@pytest.mark.parametrize("broken", [PeekingAtFaces, PeekingAtTargets, PeekingAtTheOther])
def test_law_3_finds_an_encoder_that_peeks(broken: type[Position], monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Saga):
        position = broken

    monkeypatch.setattr(restore, "Position", broken)
    with pytest.raises(LawBroken, match=r"law 3.*inputs of seat"):
        sweep_some(Broken())


def sweep_some(game: Saga) -> None:
    for seed in range(20):
        sweep_game(game, {"scout": "all"}, seed, every=4)
