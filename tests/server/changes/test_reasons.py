"""What bots say when they bargain: all hear it with the action, it stays, and it tells nobody anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.crescent_moon.table import table as draw
from moonsaga.games.crescent_moon import actions as action_table
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.games.crescent_moon.presentation.reasons import BARGAINING, PACTS
from moonsaga.kernel.cores.rng import Rng
from moonsaga.server.changes.act import reason_for
from moonsaga.server.lobby.create import create_table
from moonsaga.server.protocol.lobby import NewTable, SeatWish
from moonsaga.server.table.chat import REMEMBERED, ChatLog
from moonsaga.server.table.progress import Progress
from support.server import Connection, Json, TestServer, open_server

pytestmark = pytest.mark.once

CALIPH, NOMAD = 3, 4


async def lay(server: TestServer, user: str) -> str:
    """The Caliph, a person, is to act beside the Nomad's tents; the others are bots."""
    people = "caliph: 9 coins, 5 points\nnomad: 0 coins, 5 points, 4 reserves"
    drawn = draw("h5: caliph 1 ordinary\nh1: nomad 1 mercenary", now="year 1, action 1, caliph", lines=people)
    seats = tuple(SeatWish("person") if seat == CALIPH else SeatWish("bot", bot="adept") for seat in range(5))
    wish = NewTable("crescent_moon", seats, {"seats": 5})
    return (await create_table(server.service.tables, user, "", wish, start=GAME.diagram(drawn.state.view(None)))).id


async def act(link: Connection, text: str) -> None:
    """What is written so, when asked."""
    now = await link.asked()
    offer = next(each for each in now["asked"]["choices"] if each["text"] == text)
    link.latest = {}
    answer = await link.answer(
        type="act", seat=now["seat"], decision=now["asked"]["decision"], action=offer["action"], sure=True
    )
    assert answer["type"] == "accepted", answer


def reasons(talk: Json) -> list[Json]:
    return [line for line in talk["lines"] if line["note"] and line["note"]["key"].startswith("reason-")]


async def heard(link: Connection) -> Json:
    """The next sentence of a bot."""
    while not (found := reasons(await link.next("talk"))):
        pass
    return found[-1]


async def test_a_bot_says_why_to_all_and_it_stays(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada, eve = await server.user("Ada"), await server.user("Eve")
        table = await lay(server, ada.id)
        link, watcher = await ada.live(table), await eve.live(table)
        await watcher.update()
        await act(link, "hire 1")
        await act(link, "price 1")
        line = await heard(link)
        assert (line["seat"], line["person"], line["text"]) == (NOMAD, "", "")
        assert line["note"]["args"]["who"] == "ruler-nomad"
        row = next(step.row for step in _steps(await server.table(table)) if step.row.number == line["after"])
        assert (row.seat, row.kind) == (NOMAD, "act")
        assert await heard(watcher) == line
    async with open_server(tmp_path) as server:
        eve = await server.user("Eve")
        again = await eve.live(table)
        assert line in reasons(await again.next("talk"))


def _steps(table: Any) -> Any:
    return table.progress.steps


async def test_people_give_no_reasons(tmp_path: Path) -> None:
    """Only what a bot does is explained, and a sentence belongs to the action it was said with."""
    async with open_server(tmp_path) as server:
        ada = await server.user("Ada")
        table = await lay(server, ada.id)
        link = await ada.live(table)
        await act(link, "hire 1")
        await act(link, "price 2")
        assert (await heard(link))["seat"] == NOMAD
        found = await server.table(table)
        assert found.chat is not None
        assert CALIPH not in [said.line.seat for said in found.chat.lines]


def test_two_worlds_that_a_viewer_cannot_tell_apart_have_the_same_sentences() -> None:
    """Each viewer, spectators and the speaker included: what would be sent to them is the same to the byte."""
    compared, refusals = 0, 0
    for seed in range(2):
        rng = Rng(seed, 3)
        play = Progress(GAME, dict(GAME.resolve({"seats": 5})))
        play.accept(play.plan_start(rng))
        while play.asked:
            seat = rng.pick(sorted(play.asked))
            legal = play.state.legal(seat)
            if _bargains(play) and not rng.below(3):
                true, sent = play.state, _sentences(play, seat, legal)
                for viewer in (None, *range(5)):
                    play.state = GAME.sample(true.view(viewer), rng)
                    both = set(play.state.legal(seat)) & set(legal)
                    assert _sentences(play, seat, sorted(both)) == _sentences_of(sent, both)
                    play.state = true
                compared += 1
                refusals += any(b"refuse" in text for text in sent.values())
            play.accept(play.plan_act(seat, rng.pick(legal), rng))
    assert compared > 10
    assert refusals > 0


def _bargains(play: Progress) -> bool:
    state: Any = play.state
    return state.raw()["phase"] in BARGAINING | PACTS


def _sentences(play: Progress, seat: int, actions: list[int]) -> dict[int, bytes]:
    return {action: msgspec.json.encode(reason_for(play, seat, action)) for action in actions}


def _sentences_of(sent: dict[int, bytes], actions: set[int]) -> dict[int, bytes]:
    return {action: text for action, text in sent.items() if action in actions}


def test_sentences_do_not_push_notes_out_of_the_book() -> None:
    book = ChatLog("t")
    book.add(book.note("note-left", 0, 0.0, 0))
    message = GAME.bot_reason(_refusable().view(None), NOMAD, action_table.ACTIONS.number("refuse"))
    assert message is not None
    for number in range(REMEMBERED + 5):
        book.add(book.reason(message, NOMAD, 0.0, number))
    keys = [said.line.note.key for said in book.lines if said.line.note]
    assert keys.count("note-left") == 1
    assert len(keys) == REMEMBERED + 1


def _refusable() -> Any:
    drawn = draw(
        "h5: caliph 1 ordinary\nh1: nomad 1 mercenary",
        now="year 1, action 1, caliph",
        lines="caliph: 9 coins, 5 points\nnomad: 0 coins, 5 points, 4 reserves",
    )
    return drawn.play("caliph: hire 1", "caliph: price 1").state


def test_a_game_goes_on_without_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play = Progress(GAME, dict(GAME.resolve({"seats": 5})))
    monkeypatch.setattr(type(GAME), "bot_reason", lambda *_: 1 // 0)
    assert reason_for(play, 0, 0) is None
    assert "no-reason" in capsys.readouterr().err
