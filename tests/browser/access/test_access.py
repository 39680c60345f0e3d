"""axe-core finds nothing serious on any page, by day and by night, on a wide screen and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import PHONE, WIDE
from browser.pages.test_replays import open_replay, sit_down
from support.page import choose_at_random, lay, look, order, play, play_to_the_end, settle
from support.selection import some

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NO_AXE = "axe-core is not installed: run make install"
GRAVE = ("serious", "critical")
RUN = """async () => (await axe.run(document, { resultTypes: ['violations'], preload: false })).violations
    .map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map((each) => [each.html, each.failureSummary]) }))"""

pytestmark = pytest.mark.skipif(not AXE.exists(), reason=NO_AXE)


def show_lobby(page: Page) -> None:
    table = order(page, "eko", ["person", "open"])
    page.goto("/")
    page.get_by_test_id("open-tables").get_by_test_id(f"table-{table}").wait_for()


def show_waiting_room(page: Page) -> None:
    lay(page, "eko", ["person", "open"], private=True)
    page.get_by_test_id("waiting-room").wait_for()


def show_set_up(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.get_by_test_id("create-form").wait_for()
    page.locator("summary").click()


def show_path(page: Page) -> None:
    """A stack is touched: where it can go is lit."""
    lay(page, "eko", ["person", "bot:novice"])
    play(page, choose_at_random(2), lambda sight: bool(sight.touched))


def show_refusal(page: Page) -> None:
    sit_down(page, "blue_moon/dragons", 31)
    page.locator(
        '[data-testid="board"] button[data-target]:not([data-lit]), [data-zone^="hand:"] button:not([data-lit])'
    ).first.click()
    page.get_by_test_id("refusal").wait_for()


def show_curtain(page: Page) -> None:
    lay(page, "blue_moon", ["person", "screen"])
    page.get_by_test_id("curtain").wait_for()


def show_end(page: Page) -> None:
    """A recorded game, a few decisions before its end."""
    sit_down(page, "eko/turn-limit", 60)
    play_to_the_end(page, choose_at_random(1))


def show_help(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("help").click()
    page.get_by_test_id("help-dialog").wait_for()


def show_menu(page: Page) -> None:
    lay(page, "eko", ["person", "bot:novice"])
    look(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("table-menu").wait_for()


def show_talk(page: Page) -> None:
    """With clocks, something said, and a question whether to give up."""
    clock = {"kind": "bank", "seconds": 600, "run_out": "loss"}
    page.goto(f"/table/{order(page, 'eko', ['person', 'bot:novice'], clock=clock)}")
    look(page)
    page.get_by_test_id("side-talk").click()
    page.get_by_test_id("say").fill("Good luck")
    page.get_by_test_id("say").press("Enter")
    page.get_by_test_id("talk").locator("li").wait_for()


def show_replay(page: Page) -> None:
    open_replay(page, "saga/both-sides", "?at=60")
    page.get_by_test_id("chart").locator("summary").click()


def show_replay_log(page: Page) -> None:
    """On a phone the log lies over the board."""
    open_replay(page, "blue_moon/dragons", "?at=40&seat=1")
    page.set_viewport_size(PHONE)
    page.get_by_test_id("tab-log").click()


def show_play_on(page: Page) -> None:
    open_replay(page, "eko/points", "?at=20")
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-dialog").wait_for()


def show_records(page: Page) -> None:
    open_replay(page, "eko/points")
    page.goto("/replays")
    page.get_by_test_id("my-records").wait_for()


PAGES: dict[str, Callable[[Page], None]] = {
    "lobby": show_lobby,
    "waiting room": show_waiting_room,
    "set-up of eko": lambda page: show_set_up(page, "eko"),
    "set-up of blue_moon": lambda page: show_set_up(page, "blue_moon"),
    "table of eko": lambda page: sit_down(page, "eko/points", 40),
    "touched path": show_path,
    "table of blue_moon": lambda page: sit_down(page, "blue_moon/dragons", 31),
    "table of saga": lambda page: sit_down(page, "saga/both-sides", 20),
    "table of crescent_moon": lambda page: sit_down(page, "crescent_moon/four-rulers", 60),
    "refusal": show_refusal,
    "curtain": show_curtain,
    "end screen": show_end,
    "help": show_help,
    "table menu": show_menu,
    "replay": show_replay,
    "log of a replay": show_replay_log,
    "playing on": show_play_on,
    "records": show_records,
    "talk and clocks": show_talk,
}

Looks = list[tuple[Literal["light", "dark"], ViewportSize]]
LOOKS: Looks = [("light", WIDE), ("dark", PHONE)]
OTHER_LOOKS: Looks = [("light", PHONE), ("dark", WIDE)]
"""The same colours and the same sizes the other way round."""


@pytest.mark.parametrize("looks", [LOOKS, pytest.param(OTHER_LOOKS, marks=pytest.mark.all)], ids=["usual", "others"])
@pytest.mark.parametrize("name", some(list(PAGES)))
def test_nothing_serious_is_found(page: Page, name: str, looks: Looks) -> None:
    """In both looks with `--all`, else in one of them: not the same for all pages."""
    PAGES[name](page)
    page.evaluate(AXE.read_text())
    found = []
    for scheme, size in some(looks[:: 1 if list(PAGES).index(name) % 2 else -1], 1):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        settle(page)
        found += [f"{scheme} {size['width']}: {each}" for each in grave(page.evaluate(RUN))]
    assert not found, "\n".join(found)


def grave(violations: list[dict[str, Any]]) -> list[str]:
    return [
        f"{each['id']} ({each['impact']}): {html[:300]}\n    {summary}"
        for each in violations
        if each["impact"] in GRAVE
        for html, summary in each["nodes"]
    ]
