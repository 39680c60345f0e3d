"""The line breaks, the server dies: the client comes back by itself, with the same position and a whole log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ITERATIONS, NewContext
from support.page import ask, choose_at_random, decide, expect_log, lay, look, play, play_decisions, position, read_log
from support.selection import some
from support.server_process import SeededServer, Server

BROKEN = ("WebSocket connection to", "Failed to load resource")


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a test may kill."""
    with SeededServer(tmp_path_factory.mktemp("mortal"), bot_iterations=ITERATIONS) as running:
        yield running


@pytest.mark.parametrize("game", some(["eko", "blue_moon"], 1))
def test_after_a_broken_line_the_client_resumes_by_itself(visitor: NewContext, game: str) -> None:
    context = visitor(expect=BROKEN, fresh=True)
    page = context.new_page()
    # Taking a browser offline leaves its open sockets alone: this breaks them, as a tunnel does.
    page.route_web_socket("**/live**", lambda socket: _relay(socket, sockets))
    sockets: list[object] = []
    lay(page, game, ["person", "bot:novice"])
    before = play_decisions(page, choose_at_random(1), 6)
    log = read_log(page)
    context.set_offline(True)
    for socket in sockets:
        socket.close()  # type: ignore[attr-defined]
    expect(page.get_by_test_id("offline")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_test_id("offline")).to_have_count(0)
    again = look(page)
    assert (again.number, again.lit) == (before.number, before.lit)
    expect_log(page, log)
    decide(page, choose_at_random(2))


def _relay(socket: object, sockets: list[object]) -> None:
    socket.connect_to_server()  # type: ignore[attr-defined]
    sockets.append(socket)


@pytest.mark.all
def test_a_killed_server_comes_back_with_the_same_game(visitor: NewContext, mortal: Server) -> None:
    page = visitor(mortal.url, BROKEN).new_page()
    table = lay(page, "blue_moon", ["person", "bot:novice"])
    before = play(page, choose_at_random(1), lambda sight: sight.number > 20)
    log = read_log(page)
    mortal.kill()
    expect(page.get_by_test_id("offline")).to_be_visible()
    mortal.start()
    expect(page.get_by_test_id("table")).to_have_attribute("data-connection", "open")
    again = look(page)
    assert (again.number, again.lit) == (before.number, before.lit)
    expect_log(page, log)
    decide(page, choose_at_random(2))
    assert ask(page, f"/api/tables/{table}")["status"] == "running"


@pytest.mark.all
def test_a_page_loaded_again_shows_the_same_position_and_the_whole_log(page: Page) -> None:
    lay(page, "blue_moon", ["person", "bot:novice"])
    before = play(page, choose_at_random(4), lambda sight: sight.number > 20)
    log = read_log(page)
    page.reload()
    again = look(page)
    assert (again.number, again.lit) == (before.number, before.lit)
    expect_log(page, log)
    assert position(page) == before.number
