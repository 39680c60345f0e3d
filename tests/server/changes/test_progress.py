"""A game in progress, without server and database: decisions, taking back, and loading a record again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from moonsaga.kernel.contract import Game
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.registry import get_game
from moonsaga.server.table.progress import Damaged, Progress, Row, load_progress
from support import synthetic

pytestmark = pytest.mark.once


class Recorded:
    """A game whose rows are kept, as the database would."""

    def __init__(self, game: Game, seed: int = 1) -> None:
        self.options = game.resolve({})
        self.game = game
        self.rng = Rng(seed)
        self.progress = Progress(game, self.options)
        self.rows: list[Row] = []
        self.keep(self.progress.plan_start(self.rng))

    def keep(self, plan: object) -> None:
        self.rows += plan.rows  # type: ignore[attr-defined]
        self.progress.accept(plan)  # type: ignore[arg-type]

    def act(self, seat: int | None = None, kind: str = "") -> int:
        asked = self.progress.asked
        seat = self.rng.pick(sorted(asked)) if seat is None else seat
        legal = self.progress.state.legal(seat)
        legal = [a for a in legal if not kind or self.game.actions.split(a)[0].name == kind] or legal
        self.keep(self.progress.plan_act(seat, self.rng.pick(legal), self.rng))
        return seat

    def undo(self, seat: int) -> None:
        self.keep(self.progress.plan_undo(seat, "Ada"))

    def loaded(self) -> Progress:
        return load_progress(self.game, self.options, self.rows, lambda _: "Ada")


def same(one: Progress, two: Progress) -> bool:
    seats = (None, 0, 1)
    return (
        one.state.dump() == two.state.dump()
        and (one.number, one.asked, one.taken_back, one.decisions)
        == (two.number, two.asked, two.taken_back, two.decisions)
        and all(one.log_for(seat, 0) == two.log_for(seat, 0) for seat in seats)
    )


@pytest.mark.parametrize("name", ["synthetic", "eko", "blue_moon"])
def test_a_record_leads_to_the_same_game(name: str) -> None:
    """Whole games, with random takings back, loaded again at random moments."""
    game = synthetic.GAME if name == "synthetic" else get_game(name)
    for seed in range(5):
        table = Recorded(game, seed)
        while table.progress.asked and len(table.rows) < 300:
            seat = table.act()
            if table.rng.below(6) == 0 and table.progress.asked:
                table.undo(seat)
            if table.rng.below(20) == 0:
                assert same(table.progress, table.loaded())
        assert same(table.progress, table.loaded())


def test_numbers_only_grow_and_decisions_never_come_twice() -> None:
    table = Recorded(synthetic.GAME, 3)
    seen: dict[int, set[int]] = {0: set(), 1: set()}
    numbers = [table.progress.number]
    for _ in range(60):
        if not table.progress.asked:
            break
        decisions = dict(table.progress.asked)
        seat = table.act()
        assert decisions[seat] not in seen[seat]
        seen[seat].add(decisions[seat])
        if table.rng.below(3) == 0 and table.progress.asked:
            table.undo(seat)
            assert table.progress.asked[seat] not in seen[seat]
        numbers.append(table.progress.number)
    assert numbers == sorted(set(numbers))
    assert [row.number for row in table.rows] == list(range(1, len(table.rows) + 1))


def until(table: Recorded, ready: Callable[[Progress], bool]) -> None:
    while not ready(table.progress):
        table.act(kind="pass" if len(table.progress.asked) == 2 else "show")


def test_a_simultaneous_answer_leaves_the_other_decision_as_it_is() -> None:
    table = Recorded(synthetic.GAME)
    until(table, lambda play: len(play.asked) == 2)
    before = dict(table.progress.asked)
    table.act(1)
    assert table.progress.asked == {0: before[0]}
    table.undo(1)
    assert table.progress.asked == {0: before[0], 1: table.progress.number}
    table.act(0)
    assert set(table.progress.asked) == {1}


def test_free_is_what_nobody_else_followed_and_nobody_learnt_from() -> None:
    table = Recorded(synthetic.GAME)
    assert not table.progress.can_take_back_freely(0)
    until(table, lambda play: len(play.asked) == 2)
    table.act(0)
    assert table.progress.can_take_back_freely(0)
    assert not table.progress.can_take_back_freely(1)
    table.act(1)
    assert not table.progress.can_take_back_freely(0)


def test_an_action_that_shows_something_is_known_beforehand() -> None:
    play = Recorded(synthetic.GAME).progress
    kinds = {synthetic.GAME.actions.split(action)[0].name: action for action in play.state.legal(0)}
    assert play.reveals(0, kinds["show"])
    assert play.reveals(0, kinds["take"])
    before = play.state.dump()
    assert play.state.dump() == before


@pytest.mark.parametrize(
    "row",
    [
        Row(5, 0, 999, "act"),
        Row(5, 1, 0, "act"),
        Row(5, 0, 0, "chance"),
        Row(5, 0, 5, "undo"),
        Row(5, 0, -1, "undo"),
        Row(6, 0, 0, "act"),
        Row(5, -1, 0, "act"),
    ],
)
def test_a_row_that_does_not_fit_is_damage(row: Row) -> None:
    table = Recorded(synthetic.GAME)
    assert len(table.rows) == 4
    with pytest.raises(Damaged):
        load_progress(table.game, table.options, [*table.rows, row], lambda _: "")
