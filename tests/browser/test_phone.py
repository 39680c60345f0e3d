"""A phone held upright: nothing scrolls sideways, and fingers are enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ON_ITS_SIDE, PHONE, NewContext
from browser.hands import choose_at_random, lay, look, play, tap, thing
from browser.test_access import show_curtain, show_end, show_lobby, show_menu, show_set_up, show_waiting_room

SIDEWAYS = """() => Math.max(
    ...[document.scrollingElement, ...document.querySelectorAll('dialog[open], dialog[open] table')]
        .map((each) => each.scrollWidth - each.clientWidth))"""
"""Pixels by which the page or a dialog is wider than the room there is."""
SMALLEST = 24
"""Pixels: the least that a finger hits (WCAG 2.2, Target Size)."""
TWO_LINES = 80
"""Pixels of a row with a name of two lines."""
PAGES: dict[str, Callable[[Page], None]] = {
    "lobby": show_lobby,
    "waiting room": show_waiting_room,
    "set-up of eko": lambda page: show_set_up(page, "eko"),
    "set-up of blue_moon": lambda page: show_set_up(page, "blue_moon"),
    "curtain": show_curtain,
    "end screen": show_end,
    "table menu": show_menu,
}


@pytest.fixture
def phone(visitor: NewContext) -> Page:
    return visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).new_page()


@pytest.mark.parametrize("name", PAGES)
def test_no_page_scrolls_sideways(phone: Page, name: str) -> None:
    """In any language: Polish and Czech words are longer."""
    PAGES[name](phone)
    for language in ("en", "pl", "cs"):
        # Forced, because a dialog may lie over it.
        phone.get_by_test_id("language").select_option(language, force=True)
        expect(phone.locator("html")).to_have_attribute("lang", language)
        assert phone.evaluate(SIDEWAYS) <= 0


def test_names_keep_their_words_on_the_end_screen(phone: Page) -> None:
    show_end(phone)
    for row in phone.get_by_test_id("end-screen").locator("tbody tr").all():
        box = row.bounding_box()
        assert box is not None
        assert box["height"] < TWO_LINES, "a name is broken into letters"


@pytest.mark.parametrize("game", ["eko", "blue_moon"])
def test_a_few_moves_by_touch(phone: Page, game: str) -> None:
    lay(phone, game, ["person", "bot:novice"])
    first = look(phone)
    play(phone, choose_at_random(1), lambda sight: sight.number >= first.number + 10, tap)
    assert phone.evaluate(SIDEWAYS) <= 0


def test_list_and_log_come_up_as_sheets(phone: Page) -> None:
    lay(phone, "eko", ["person", "bot:novice"])
    before = look(phone)
    phone.get_by_test_id("tab-log").tap()
    expect(phone.get_by_test_id("log")).to_be_visible()
    phone.get_by_test_id("tab-choices").tap()
    expect(phone.get_by_test_id("log")).not_to_be_visible()
    option = phone.get_by_test_id("choices").get_by_role("option").first
    box = option.bounding_box()
    assert box is not None
    assert box["height"] >= SMALLEST
    option.tap()
    assert look(phone, before).number >= before.number
    assert phone.evaluate(SIDEWAYS) <= 0


def test_on_its_side_a_phone_shows_the_map_and_what_can_be_done(visitor: NewContext) -> None:
    """Without scrolling: whoever must look for the buttons does not find them."""
    page = visitor(viewport=ON_ITS_SIDE, has_touch=True, is_mobile=True).new_page()
    lay(page, "crescent_moon", ["person", *["bot:novice"] * 3])
    assert "action:influence" in look(page).lit
    expect(page.get_by_test_id("board").locator(".map")).to_be_in_viewport(ratio=0.99)
    expect(thing(page, "action:influence")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(SIDEWAYS) <= 0
