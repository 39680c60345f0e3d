"""The socket of a page that is slow to connect: left, waited for, or never opened, and no complaint of the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewContext
from support.held_line import HeldLine
from support.page import Held, look, order
from support.server_process import Server

PATIENCE = 10_000
"""Milliseconds after which the client says that it waits for the server."""


@pytest.fixture
def line(server: Server) -> Iterator[HeldLine]:
    with HeldLine(server.port) as running:
        yield running


@pytest.fixture
def page(visitor: NewContext, line: HeldLine) -> Page:
    return visitor(line.url).new_page()


def go_home(page: Page) -> None:
    """Inside the client: the page is not loaded again."""
    page.locator("header a.home").click()
    page.get_by_test_id("lobby").wait_for()


def go_to(page: Page, table: str) -> None:
    page.get_by_test_id(f"table-{table}").get_by_role("link").click()
    page.get_by_test_id("table").wait_for()


def wait_at_home(page: Page) -> None:
    page.locator('[data-testid="lobby"][data-connection="open"]').wait_for()


def test_a_page_that_is_left_while_it_connects_ends_its_socket_in_silence(page: Page, line: HeldLine) -> None:
    table = order(page, "eko", ["person", "bot:novice"])
    page.goto("/")
    wait_at_home(page)
    line.hold()
    go_to(page, table)
    line.wait_until_asked(table)
    go_home(page)
    line.release()
    line.wait_until_ended(table)
    wait_at_home(page)


def test_a_socket_that_connects_late_is_waited_for_in_silence(page: Page, line: HeldLine) -> None:
    """Browsers open one socket to a server at a time: another attempt would only wait behind the first."""
    page.clock.install()
    table = order(page, "eko", ["person", "bot:novice"])
    page.goto("/")
    wait_at_home(page)
    line.hold()
    go_to(page, table)
    line.wait_until_asked(table)
    page.clock.fast_forward(PATIENCE)
    expect(page.get_by_test_id("offline")).to_be_visible()
    page.clock.fast_forward(PATIENCE)
    line.release()
    look(page)
    expect(page.get_by_test_id("offline")).to_have_count(0)
    assert line.count(table) == 1


def test_a_page_that_is_left_before_it_connects_never_does(page: Page, line: HeldLine) -> None:
    left, table = (order(page, "eko", ["person", "bot:novice"]) for _ in range(2))
    page.goto("/")
    wait_at_home(page)
    components = Held(page, "**/api/games/eko/components")
    go_to(page, left)
    components.wait()
    go_home(page)
    wait_at_home(page)
    with page.expect_response("**/api/games/eko/components"):
        components.release()
    go_to(page, table)
    look(page)
    assert line.count(table) == 1
    assert line.count(left) == 0
