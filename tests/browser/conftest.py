"""A server of its own and a real browser for the tests of this folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from table_player import Server

WIDE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
ON_ITS_SIDE = ViewportSize(width=844, height=390)
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-gpu", "--disable-component-update"]
PATIENCE = 20_000
"""Milliseconds a test waits for what should appear at once."""
QUICK = ["--pace", "0", "--bot-seconds", "0.2", "--no-limits"]
HERE = Path(__file__).parent

NewContext = Callable[..., BrowserContext]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Both games, and the synthetic one that has no board of its own."""
    paths = os.pathsep.join(filter(None, (str(HERE.parent), os.environ.get("PYTHONPATH"))))
    plugin = ["--plugin", "synthetic:GAME"]
    with Server(tmp_path_factory.mktemp("table"), [*QUICK, *plugin], {"PYTHONPATH": paths}) as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[NewContext]:
    """Makes people: each call is a browser profile of its own. Whatever goes wrong in a page fails the test.

    A test that breaks something on purpose names in `expect` how the browser's complaints will begin.
    """
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def come(url: str = "", expect: tuple[str, ...] = (), **settings: object) -> BrowserContext:
        home = url or server.url
        given = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **settings}
        context = chromium.new_context(base_url=home, **given)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: problems.append(str(error.error)))
        context.on("console", lambda said: _note_error(said.type, said.text, expect, problems))
        context.on("request", lambda request: _note_foreign(request.url, home, problems))
        contexts.append(context)
        return context

    yield come
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)


def _note_error(kind: str, text: str, expect: tuple[str, ...], problems: list[str]) -> None:
    if kind in ("error", "warning") and not text.startswith(expect or ("\0",)):
        problems.append(f"the console says: {text}")


def _note_foreign(url: str, home: str, problems: list[str]) -> None:
    if not url.startswith((home, home.replace("http", "ws", 1), "data:", "blob:")):
        problems.append(f"a page asked for {url}")


@pytest.fixture
def page(visitor: NewContext) -> Page:
    """One person at a wide screen."""
    return visitor().new_page()
