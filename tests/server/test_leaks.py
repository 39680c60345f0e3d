"""Two worlds that differ only in what a seat cannot know give it the same bytes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import synthetic
from moonsaga.kernel.contract import CHANCE, Game, Target
from moonsaga.kernel.registry import get_game
from moonsaga.kernel.rng import Rng
from moonsaga.server.play import Play
from moonsaga.server.table import Chair, Header, Table

pytestmark = pytest.mark.once


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
    table = Table(header, [Chair(n, role, "person", guest=str(n)) for n, role in enumerate(roles)], writer=None)  # type: ignore[arg-type]
    table.play = Play(game, options)
    return table


def messages(table: Table, viewer: int | None) -> list[bytes]:
    """All that this viewer could be sent in this position."""
    play = table.play
    assert play is not None
    table._forget_rendered()
    found = [table.render(play, viewer, -1), table.render(play, viewer, max(0, play.number - 2))]
    if viewer is not None and viewer in play.asked:
        paths: list[Any] = [[Target("card", "x")], [Target("button", "pass")]]
        paths += list(range(0, play.game.info.actions, max(1, play.game.info.actions // 40)))
        found += [msgspec.json.encode(play.game.why_not(play.state, viewer, path)) for path in paths]
        found += [str(play.reveals(viewer, action)).encode() for action in play.state.legal(viewer)]
    return found


@pytest.mark.parametrize("memory_aid", [False, True])
@pytest.mark.parametrize("name", ["synthetic", "blue_moon"])
def test_what_is_sent_depends_on_nothing_hidden(name: str, memory_aid: bool) -> None:
    game = synthetic.GAME if name == "synthetic" else get_game(name)
    compared = 0
    for seed in range(4):
        rng = Rng(seed, 7)
        table = lay(game, memory_aid)
        play = table.play
        assert play is not None
        play.accept(play.plan_start(rng))
        while play.asked:
            seat = rng.pick(sorted(play.asked))
            play.accept(play.plan_act(seat, rng.pick(play.state.legal(seat)), rng))
            if rng.below(4):
                continue
            true = play.state
            for viewer in (None, *range(len(table.chairs))):
                sent = messages(table, viewer)
                play.state = game.sample(true.view(viewer), rng)
                assert play.state.to_act() != (CHANCE,)
                assert messages(table, viewer) == sent
                play.state = true
                compared += len(sent)
    assert compared > 100
