"""A server of its own and a real browser for the tests of this folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from table_player import Server

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-gpu", "--disable-component-update"]
PATIENCE = 20_000
"""Milliseconds a test waits for what should appear at once."""

NewContext = Callable[..., BrowserContext]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("table")
    with Server(folder, ["--pace", "0", "--bot-seconds", "0.3", "--no-limits"]) as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[NewContext]:
    """Makes people: each call is a browser profile of its own. Whatever goes wrong in a page fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def come(**settings: object) -> BrowserContext:
        given = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **settings}
        context = chromium.new_context(base_url=server.url, **given)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: problems.append(str(error.error)))
        context.on("request", lambda request: _note_foreign(request.url, server.url, problems))
        contexts.append(context)
        return context

    yield come
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)


def _note_foreign(url: str, home: str, problems: list[str]) -> None:
    if not url.startswith((home, home.replace("http", "ws", 1), "data:", "blob:")):
        problems.append(f"a page asked for {url}")


@pytest.fixture
def page(visitor: NewContext) -> Page:
    """One person at a wide screen."""
    return visitor().new_page()
