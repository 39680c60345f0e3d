"""Two worlds that differ only in what a seat cannot know give it the same bytes."""

from __future__ import annotations

from copy import copy
from typing import Any
from zlib import crc32

import msgspec
import pytest

from moonsaga.kernel.contract import CHANCE, Game, Target
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.registry import get_game
from moonsaga.server.learning.lessons import lessons_of
from moonsaga.server.learning.session import LessonSessions
from moonsaga.server.library import timeline
from moonsaga.server.protocol.table import Asked
from moonsaga.server.table import rendering
from moonsaga.server.table.header import Header, TableSeat
from moonsaga.server.table.progress import Progress
from moonsaga.server.table.table import Table, Written
from support import synthetic
from support.selection import many

pytestmark = [pytest.mark.once, pytest.mark.early]


def lay(game: Game, memory_aid: bool) -> Table:
    options = dict(game.resolve({}))
    header = Header(
        id="t",
        game=game.info.name,
        version=game.info.version,
        data_hash=game.info.data_hash,
        options=options,
        status="running",
        private=False,
        memory_aid=memory_aid,
        host="0",
        invitation="",
        created=0.0,
        changed=0.0,
    )
    roles = game.roles(options)
    table = Table(header, [TableSeat(n, role, "person", user=str(n)) for n, role in enumerate(roles)], context=None)  # type: ignore[arg-type]
    table.progress = Progress(game, options)
    return table


def messages(table: Table, viewer: int | None) -> list[bytes]:
    """All that this viewer could be sent in this position."""
    play = table.progress
    assert play is not None
    table.written.forget()
    found = [rendering.render(table, play, viewer, after) for after in (-1, max(0, play.number - 2))]
    if viewer is not None and viewer in play.asked:
        paths: list[Any] = [[Target("card", "x")], [Target("button", "pass")]]
        paths += list(range(0, play.game.info.actions, max(1, play.game.info.actions // 40)))
        found += [msgspec.json.encode(play.game.why_not(play.state, viewer, path)) for path in paths]
        found += [str(play.reveals(viewer, action)).encode() for action in play.state.legal(viewer)]
    reader = "" if viewer is None else str(viewer)
    found.append(
        msgspec.json.encode(msgspec.structs.replace(rendering.info_of(table, reader), created=0.0, changed=0.0))
    )
    found.append(msgspec.json.encode(play.game.threats(play.state.view(viewer))))
    return found


GAMES = {"synthetic": 12, "blue_moon": many(12, 2), "saga": many(6, 2), "crescent_moon": many(3, 1)}
"""Each with the number of games that two worlds are followed through: long games need fewer."""


def find(name: str) -> Game:
    return synthetic.GAME if name == "synthetic" else get_game(name)


@pytest.mark.parametrize("memory_aid", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_depends_on_nothing_hidden(name: str, memory_aid: bool) -> None:
    game = find(name)
    compared = 0
    for seed in range(max(1, GAMES[name] // 3)):
        rng = Rng(seed, 7)
        table = lay(game, memory_aid)
        play = table.progress
        assert play is not None
        play.accept(play.plan_start(rng))
        while play.asked:
            seat = rng.pick(sorted(play.asked))
            play.accept(play.plan_act(seat, rng.pick(play.state.legal(seat)), rng))
            if rng.below(many(4, 12)):
                continue
            true = play.state
            for viewer in (None, *range(len(table.seats))):
                sent = messages(table, viewer)
                play.state = game.sample(true.view(viewer), rng)
                assert play.state.to_act() != (CHANCE,)
                assert messages(table, viewer) == sent
                play.state = true
                compared += len(sent)
    assert compared > 100


def test_people_are_not_shown_a_memory_where_nothing_is_secret() -> None:
    """Ekö remembers how the last turns ended, for its rules and its bots alone."""
    game = get_game("eko")
    rng = Rng(1)
    table = lay(game, memory_aid=True)
    play = table.progress
    assert play is not None
    play.accept(play.plan_start(rng))
    while not play.state.view(0).memory:
        (seat,) = play.asked
        play.accept(play.plan_act(seat, play.state.legal(seat)[0], rng))
    assert msgspec.json.decode(rendering.render(table, play, 0, -1))["view"]["memory"] is None
    assert timeline.look(game, play.state, "0", memory=True).memory is None
    lessons = lessons_of(game)
    assert lessons is not None
    study = LessonSessions().find(game, lessons, "kamikaze", ())
    study.decide(study.state.legal(study.seat)[0])
    assert study.state.view(0).memory
    assert study.update().view.memory is None


class Parted(Exception):
    """In the other world the same outcome of chance is impossible."""


class Luck:
    """Dice that note what they show, or show again what was noted."""

    def __init__(self, rng: Rng | None = None, noted: list[int] | None = None) -> None:
        self.rng = rng
        self.noted = [] if noted is None else noted

    def weighted(self, outcomes: list[tuple[int, int]]) -> int:
        if self.rng is not None:
            self.noted.append(self.rng.weighted(outcomes))
            return self.noted[-1]
        if not self.noted or self.noted[0] not in [outcome for outcome, _ in outcomes]:
            raise Parted
        return self.noted.pop(0)


def fork(table: Table, viewer: int | None, rng: Rng) -> Table:
    """The same table in a world that this viewer cannot tell from the true one."""
    twin, play = copy(table), table.progress
    assert play is not None
    twin.progress = copy(play)
    twin.written = Written()
    twin.progress.steps, twin.progress.state = list(play.steps), play.game.sample(play.state.view(viewer), rng)
    return twin


def go_on(table: Table, twin: Table, rng: Rng) -> bool:
    """The same decision, and the same outcome of chance, in both worlds; False if one of them cannot follow."""
    play, other = table.progress, twin.progress
    assert play is not None
    assert other is not None
    seat = rng.pick(sorted(play.asked))
    action = rng.pick(play.state.legal(seat))
    dice = Luck(rng)
    play.accept(play.plan_act(seat, action, dice))  # type: ignore[arg-type]
    if seat not in other.asked or action not in other.state.legal(seat):
        return False
    try:
        other.accept(other.plan_act(seat, action, Luck(noted=list(dice.noted))))  # type: ignore[arg-type]
    except Parted:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_two_sampled_states_go_on_and_a_seat_receives_the_same(name: str) -> None:
    """As long as a viewer sees the same in both, everything sent to it is the same: log, choices, numbers, sizes."""
    game, compared = find(name), 0
    first = many(0, 1)  # with few games the viewers are seats
    for seed in range(first, first + GAMES[name]):
        rng = Rng(seed, 11)
        table = lay(game, memory_aid=False)
        assert table.progress is not None
        table.progress.accept(table.progress.plan_start(rng))
        viewer = (None, *range(len(table.seats)))[seed % (len(table.seats) + 1)]
        twin: Table | None = None
        while table.progress.asked:
            if twin is None:
                twin = fork(table, viewer, rng)
            if not go_on(table, twin, rng) or _seen(table, viewer) != _seen(twin, viewer):
                twin = None
                continue
            assert messages(twin, viewer) == messages(table, viewer)
            compared += 1
    assert compared > 100


def _seen(table: Table, viewer: int | None) -> bytes:
    assert table.progress is not None
    return msgspec.json.encode(table.progress.state.view(viewer))


def test_a_leak_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Break it on purpose: the number of a decision that depends on the whole state is found at once."""
    honest = rendering._asked

    def leaking(table: Table, play: Progress, front: int | None, view: Any) -> Asked | None:
        asked = honest(table, play, front, view)
        return asked and msgspec.structs.replace(asked, decision=crc32(play.state.dump()))

    monkeypatch.setattr(rendering, "_asked", leaking)
    with pytest.raises(AssertionError):
        test_what_is_sent_depends_on_nothing_hidden("synthetic", memory_aid=False)
    with pytest.raises(AssertionError):
        test_two_sampled_states_go_on_and_a_seat_receives_the_same("synthetic")
