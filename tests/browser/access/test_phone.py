"""A phone held upright: nothing scrolls sideways, and fingers are enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.access.test_access import show_curtain, show_end, show_lobby, show_menu, show_set_up, show_waiting_room
from browser.access.test_words import wait_for_words
from browser.conftest import ON_ITS_SIDE, PHONE, NewContext
from support.page import choose_at_random, decide, lay, look, play, tap, thing
from support.selection import some

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


@pytest.mark.parametrize("name", some(list(PAGES), 2))
def test_no_page_scrolls_sideways(phone: Page, name: str) -> None:
    """In any language: Polish and Czech words are longer."""
    PAGES[name](phone)
    seen: list[set[str]] = []
    for language in ("en", "pl", "cs"):
        # Forced, because a dialog may lie over it.
        phone.get_by_test_id("language").select_option(language, force=True)
        expect(phone.locator("html")).to_have_attribute("lang", language)
        seen.append(wait_for_words(phone, seen))
        assert phone.evaluate(SIDEWAYS) <= 0


@pytest.mark.all
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


@pytest.mark.all
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


@pytest.mark.all
def test_on_its_side_a_phone_shows_the_map_and_what_can_be_done(visitor: NewContext) -> None:
    """Without scrolling: the buttons are in sight."""
    page = visitor(viewport=ON_ITS_SIDE, has_touch=True, is_mobile=True).new_page()
    lay(page, "crescent_moon", ["person", *["bot:novice"] * 3])
    assert "action:influence" in look(page).lit
    expect(page.get_by_test_id("board").locator(".map")).to_be_in_viewport(ratio=0.99)
    expect(thing(page, "action:influence")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.all
def test_on_its_side_a_phone_shows_the_whole_fight_and_the_hand(visitor: NewContext) -> None:
    page = visitor(viewport=ON_ITS_SIDE, has_touch=True, is_mobile=True).new_page()
    lay(page, "blue_moon", ["person", "bot:novice"])
    look(page)
    for zone in ("combat:0", "combat:1", "hand:0"):
        expect(page.locator(f'[data-zone="{zone}"]')).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.all
def test_on_its_side_a_phone_shows_the_south_of_the_map(visitor: NewContext) -> None:
    page = visitor(viewport=ON_ITS_SIDE, has_touch=True, is_mobile=True).new_page()
    lay(page, "saga", ["person", "bot:novice"])
    look(page)
    expect(page.get_by_test_id("board").locator(".sheet")).to_be_in_viewport(ratio=0.99)


CUT = """() => {
    const box = document.querySelector('[data-testid="prompt"]')
    const words = box.querySelector('p')
    const [inner, outer] = [words, box].map((each) => each.getBoundingClientRect().bottom)
    return [words.scrollHeight - words.clientHeight, inner - outer]
}"""


@pytest.mark.all
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (390, 844), (844, 390)], ids=str)
def test_the_first_question_is_not_cut(visitor: NewContext, size: tuple[int, int]) -> None:
    """In any language."""
    page = visitor(viewport=ViewportSize(width=size[0], height=size[1])).new_page()
    lay(page, "blue_moon", ["person", "bot:novice"])
    look(page)
    seen: list[set[str]] = []
    for language in ("en", "pl", "cs"):
        page.get_by_test_id("language").select_option(language, force=True)
        expect(page.locator("html")).to_have_attribute("lang", language)
        seen.append(wait_for_words(page, seen))
        hidden, below = page.evaluate(CUT)
        assert hidden <= 0
        assert below <= 0


SHEET = """async () => {
    const measure = () => {
        const box = document.querySelector('[data-testid="board"] .sheet').getBoundingClientRect()
        return [Math.round(box.width), Math.round(box.height)]
    }
    let last = null
    for (;;) {
        await new Promise(requestAnimationFrame)
        const now = measure()
        if (String(now) === String(last)) return now
        last = now
    }
}"""
"""The size of the map, once it is the same in two frames: a new prompt takes one to settle."""


@pytest.mark.all
def test_the_map_of_saga_keeps_its_size_and_leaves_the_panels_free(visitor: NewContext) -> None:
    """At a small laptop, whatever is asked and in any language."""
    page = visitor(viewport=ViewportSize(width=1366, height=768)).new_page()
    lay(page, "saga", ["person", "bot:novice"])
    look(page)
    first, choose = page.evaluate(SHEET), choose_at_random(3)
    for _ in range(12):
        decide(page, choose)
        look(page)
        assert page.evaluate(SHEET) == first
        tops = [page.locator(f"[data-testid=board] {part}").first.bounding_box() for part in (".lower", ".sides")]
        lower, sides = tops
        assert lower is not None
        assert sides is not None
        assert lower["x"] >= sides["x"] + sides["width"]
    seen: list[set[str]] = []
    for language in ("pl", "cs"):
        page.get_by_test_id("language").select_option(language)
        seen.append(wait_for_words(page, seen))
        assert page.evaluate(SHEET) == first
