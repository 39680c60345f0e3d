"""Bots at the table: they play, and whatever goes wrong with them, the game goes on."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from moonsaga.server.table.table import Table
from support.selection import some
from support.server import BOT, OPEN, PERSON, QUIET, Json, TestServer, open_server, until

pytestmark = pytest.mark.once


async def finished(server: TestServer, table: Json) -> Table:
    found = await server.table(table["id"])
    await until(lambda: found.header.status == "finished")
    return found


async def test_bots_play_a_game_to_its_end(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(BOT, {"kind": "bot", "bot": "novice"})
    played = await finished(server, table)
    assert played.header.decisions > 2
    info = await ada.get(f"/api/tables/{table['id']}")
    assert info["ending"]
    assert len(info["returns"]) == 2
    assert (await ada.get("/health"))["workers"] == 1


@pytest.mark.parametrize("bot", some(["crasher", "quitter", "cheater"], 1))
async def test_a_bot_that_fails_plays_its_default_choice(
    server: TestServer, bot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = await server.user()
    table = await ada.new_table(*[{"kind": "bot", "bot": bot}] * 2, options={"rounds": 1, "eyes": False})
    played = await finished(server, table)
    assert played.progress is not None
    first = next(step.row for step in played.progress.steps if step.row.kind == "act")
    assert first.action == 0  # `take` comes first in the rulebook
    assert '"bot-failed"' in capsys.readouterr().err


async def test_a_bot_that_takes_too_long_is_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_server(tmp_path, bot_iterations=None, bot_seconds=0.05, bot_grace=0.1) as server:
        ada = await server.user()
        table = await ada.new_table({"kind": "bot", "bot": "sleeper"}, PERSON)
        link = await ada.live(table["id"])
        update = await link.update(lambda message: message["asked"] is not None)
        assert update["asked"]
        said = capsys.readouterr().err
        assert "no answer within" in said
        assert '"worker-ended"' in said
        assert server.service.workers.failures
        (await server.table(table["id"])).header.status = "finished"  # it would go on for ever


async def test_a_master_is_never_quick_where_that_would_tell_that_it_had_no_choice(tmp_path: Path) -> None:
    async with open_server(tmp_path, bot_iterations=None, bot_seconds=0.3) as server:
        ada = await server.user()
        table = await ada.new_table(OPEN, PERSON, options=QUIET)
        link = await ada.live(table["id"])
        await link.next("hello")
        begun = time.monotonic()
        await ada.post(f"/api/tables/{table['id']}/start", {"bot": "master"})
        await link.asked()  # the bot began
        assert time.monotonic() - begun >= 0.3


async def test_a_master_that_counts_iterations_waits_for_nothing(tmp_path: Path) -> None:
    async with open_server(tmp_path, bot_seconds=3600) as server:
        ada = await server.user()
        link = await ada.live((await ada.new_table({"kind": "bot", "bot": "master"}, PERSON, options=QUIET))["id"])
        await link.asked()


async def test_bots_pause_between_moves_while_a_person_watches(tmp_path: Path) -> None:
    async with open_server(tmp_path, pace=0.3) as server:
        ada = await server.user()
        table = await ada.new_table(PERSON, BOT, game="eko", options={"colours": "fixed", "board": "reference"})
        link = await ada.live(table["id"])
        await link.asked()
        begun = time.monotonic()
        await link.act()
        while not link.latest or link.latest["to_act"] != [1]:
            if link.latest and link.latest["asked"]:
                begun = time.monotonic()
                await link.act()
            await link.update()
        number = link.latest["number"]
        await link.update(lambda message: message["number"] > number)
        assert time.monotonic() - begun >= 0.3
