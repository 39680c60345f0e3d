"""A server of its own and a real browser for the tests of this folder."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    ViewportSize,
    WebError,
    expect,
    sync_playwright,
)

from support.page import PATIENCE
from support.server_process import SeededServer, Server

WIDE = ViewportSize(width=1440, height=900)
SMALL = ViewportSize(width=960, height=640)
"""The same arrangement as on a wide screen, and drawn faster: for tests that see many positions."""
PHONE = ViewportSize(width=390, height=844)
ON_ITS_SIDE = ViewportSize(width=844, height=390)
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-gpu",
    "--disable-component-update",
    "--process-per-site",
]
ITERATIONS = 20
"""What a bot thinks about a decision: that it plays is at issue here, not how well."""
NEVER = "closed before the connection is established"
"""What no page may do to a socket, whatever a test breaks."""
HERE = Path(__file__).parent

NewContext = Callable[..., BrowserContext]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All games, and the synthetic one that has no board of its own; a game depends on its own moves alone."""
    folder = tmp_path_factory.mktemp("table")
    with SeededServer(folder, plugins=("support.synthetic:GAME",), bot_iterations=ITERATIONS) as running:
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


class Profile:
    """A browser profile, which can be emptied and used again: what was loaded before is loaded faster.

    One page stays open all the time, so that the browser keeps the process that draws this site.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.keeper = context.new_page()
        self.keeper.goto("/health")

    def empty(self) -> None:
        for page in self.context.pages:
            if page is not self.keeper:
                page.close()
        self.context.clear_cookies()
        self.keeper.evaluate("localStorage.clear()")


Profiles = dict[str, list[Profile]]


@pytest.fixture(scope="session")
def profiles() -> Profiles:
    """Empty profiles, by their settings."""
    return defaultdict(list)


@pytest.fixture
def visitor(chromium: Browser, server: Server, profiles: Profiles) -> Iterator[NewContext]:
    """Makes people: each call is a browser profile of its own. Whatever goes wrong in a page fails the test.

    A test that breaks something on purpose names in `expect` how the browser's complaints will begin. One that changes
    what no page can change back, as the clock, takes a `fresh` profile, which nobody uses after it.
    """
    leave: list[Callable[[], None]] = []
    problems: list[str] = []

    def come(url: str = "", expect: tuple[str, ...] = (), fresh: bool = False, **settings: object) -> BrowserContext:
        home = url or server.url
        given = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **settings}
        if url or fresh:
            context = chromium.new_context(base_url=home, **given)  # type: ignore[arg-type]
            leave.append(context.close)
        else:
            shelf = profiles[repr(sorted(given.items()))]
            profile = shelf.pop() if shelf else Profile(chromium.new_context(base_url=home, **given))  # type: ignore[arg-type]
            context = profile.context
            leave.extend((profile.empty, partial(shelf.append, profile)))
        context.set_default_timeout(PATIENCE)
        _watch(context, home, expect, problems, leave)
        return context

    yield come
    for step in leave:
        step()
    assert not problems, "\n".join(problems)


def _watch(
    context: BrowserContext, home: str, expect: tuple[str, ...], problems: list[str], leave: list[Callable[[], None]]
) -> None:
    """Note what goes wrong until everybody has left."""

    def hear(error: WebError) -> None:
        problems.append(str(error.error))

    def read(said: ConsoleMessage) -> None:
        _note_error(said.type, said.text, expect, problems)

    def follow(request: Request) -> None:
        _note_foreign(request.url, home, problems)

    context.on("weberror", hear)
    context.on("console", read)
    context.on("request", follow)
    leave += [
        lambda: context.remove_listener("weberror", hear),
        lambda: context.remove_listener("console", read),
        lambda: context.remove_listener("request", follow),
    ]


def _note_error(kind: str, text: str, expect: tuple[str, ...], problems: list[str]) -> None:
    expected = text.startswith(expect) and NEVER not in text
    if kind in ("error", "warning") and not expected:
        problems.append(f"the console says: {text}")


def _note_foreign(url: str, home: str, problems: list[str]) -> None:
    if not url.startswith((home, home.replace("http", "ws", 1), "data:", "blob:")):
        problems.append(f"a page asked for {url}")


@pytest.fixture
def page(visitor: NewContext) -> Page:
    """One person at a wide screen."""
    return visitor().new_page()
