"""A plug-in with a board of its own: noughts and crosses by mouse and by keys; and one whose board fails."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.access.test_access import AXE, NO_AXE, RUN, grave
from browser.access.test_keyboard import answer_by_keys
from browser.conftest import ITERATIONS, PHONE, WIDE, NewContext
from support.page import arrive, choose_at_random, lay, look, play_to_the_end, read_log, settle, touch
from support.selection import some
from support.server_process import SeededServer, Server


@pytest.fixture(scope="module")
def plugin_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the game of the documentation."""
    folder = tmp_path_factory.mktemp("plugin")
    with SeededServer(folder, plugins=("noughts.game:GAME",), bot_iterations=ITERATIONS) as running:
        yield running


def test_noughts_is_played_to_its_end_on_its_own_board_by_mouse(plugin_server: Server, visitor: NewContext) -> None:
    page = visitor(plugin_server.url).new_page()
    page.goto("/")
    tile = page.get_by_test_id("play-now-noughts")
    tile.wait_for()
    cover = page.locator('img[src="/games/noughts/client/cover.svg"]').first
    assert cover.evaluate("async (image) => (await image.decode(), image.naturalWidth > 0)")
    tile.click()
    arrive(page)
    sight = look(page)
    expect(page.get_by_test_id("board").locator(".noughts > button")).to_have_count(9)
    taken = sight.lit[0]
    touch(page, taken)
    look(page, sight)
    touch(page, taken)
    expect(page.get_by_test_id("refusal")).to_contain_text("This space is taken")
    play_to_the_end(page, choose_at_random(1))
    expect(page.get_by_test_id("ending")).not_to_be_empty()
    assert "marks" in read_log(page)[0]


def test_noughts_is_played_to_its_end_by_keys(plugin_server: Server, visitor: NewContext) -> None:
    page = visitor(plugin_server.url).new_page()
    lay(page, "noughts", ["person", "bot:random"])
    sight = look(page)
    for i in range(5):
        if not sight.over:
            sight = answer_by_keys(page, sight, on_board=i % 2 == 0)
    assert sight.over


@pytest.mark.skipif(not AXE.exists(), reason=NO_AXE)
@pytest.mark.parametrize("colours", some(["light", "dark"], 1))
def test_axe_finds_nothing_serious_on_its_board(plugin_server: Server, visitor: NewContext, colours: str) -> None:
    for viewport in (WIDE, PHONE):
        page = visitor(plugin_server.url, color_scheme=colours, viewport=viewport).new_page()
        lay(page, "noughts", ["person", "bot:random"])
        sight = look(page)
        touch(page, sight.lit[0])
        look(page, sight)
        settle(page)
        page.evaluate(AXE.read_text())
        assert grave(page.evaluate(RUN)) == []


def test_a_board_that_fails_is_replaced_by_the_plain_one(plugin_server: Server, visitor: NewContext) -> None:
    page = visitor(plugin_server.url, expect=("Error: no board today",)).new_page()
    broken = "export function mount() { throw new Error('no board today') }"
    page.route(
        "**/games/noughts/client/board.js", lambda route: route.fulfill(body=broken, content_type="text/javascript")
    )
    lay(page, "noughts", ["person", "bot:random"])
    expect(page.get_by_test_id("board-failed")).to_be_visible()
    play_to_the_end(page, choose_at_random(1))
