"""Without a pointer: everything by keys, and the focus is never lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from support.page import LIT, Sight, arrive, choose_at_random, look, position
from support.selection import many

DECISIONS = many(12, 4)
MOST_KEYS = 80
FOCUS = """() => {
    const at = document.activeElement
    return at === null || at === document.body ? '' : `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent}`
}"""
FOCUS_IS_LIT = f"""() => {{
    const at = document.activeElement
    return at.matches(`{LIT}`) || (at.hasAttribute("data-cell") && at.querySelector(`{LIT}`) !== null)
}}"""
RING = """() => {
    const at = document.activeElement
    const outlined = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
    const drawn = (style) => outlined(style) || style.boxShadow !== 'none' || style.strokeWidth !== '1px'
    return [at, ...at.querySelectorAll('*')].some((each) => drawn(getComputedStyle(each)))
}"""
FEEL = f"""() => {{
    const lit = ({FOCUS_IS_LIT})()
    const cell = document.activeElement.hasAttribute('data-cell')
    return {{ name: ({FOCUS})(), lit, cell, ringed: lit && ({RING})() }}
}}"""
"""Where the focus is, in one question instead of four."""


@pytest.mark.early
@pytest.mark.parametrize("game", ["eko", "blue_moon"])
def test_a_game_from_the_lobby_on_by_keys_alone(page: Page, game: str) -> None:
    """From the first page to some decisions, in turn on the board and in the list of choices."""
    page.goto("/")
    page.get_by_test_id(f"play-now-{game}").wait_for()
    press_until(page, "Tab", f"() => document.activeElement.dataset.testid === 'play-now-{game}'")
    page.keyboard.press("Enter")
    arrive(page)
    sight = look(page)
    for i in range(DECISIONS):
        sight = answer_by_keys(page, sight, on_board=i % 2 == 0)
        if sight.over:
            break
    assert sight.over or position(page) >= DECISIONS


def answer_by_keys(page: Page, sight: Sight, on_board: bool) -> Sight:
    """Touches until the decision is made; gives what is asked next."""
    first = sight
    for _ in range(8):
        if sight.over or sight.number > first.number:
            return sight
        if not sight.sure:
            page.keyboard.press("Enter")  # the question has taken the focus
        elif on_board:
            touch_by_keys(page)
        else:
            choose_by_keys(page)
        sight = look(page, sight)
        expect_focus(page)
    raise AssertionError("these keys lead to no decision")


def touch_by_keys(page: Page) -> None:
    """To the board, from thing to thing until a lit one has the focus, and Enter."""
    page.keyboard.press("b")
    at = page.evaluate(FEEL)
    for _ in range(MOST_KEYS):
        if at["lit"]:
            assert at["ringed"], f"nobody sees that {at['name']} has the focus"
            page.keyboard.press("Enter")
            return
        before = at["name"]
        page.keyboard.press("PageDown" if at["cell"] else "ArrowRight")
        at = page.evaluate(FEEL)
        if at["name"] == before:
            page.keyboard.press("Tab")
            at = page.evaluate(FEEL)
    raise AssertionError("no lit thing can be reached by keys")


def choose_by_keys(page: Page) -> None:
    """To the list, letters of one choice, and Enter."""
    page.keyboard.press("c")
    expect(page.get_by_test_id("choices-filter")).to_be_focused()
    options = page.get_by_test_id("choices").get_by_role("option")
    wish = choose_at_random(1)(options.all_inner_texts())
    words = re.findall(r"\w+", wish)
    page.keyboard.type(" ".join(words[-2:]))
    expect(options.first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")


def expect_focus(page: Page, words: str = "") -> None:
    """Something has the focus, and it is not the page as a whole; its name contains these words."""
    page.wait_for_function(f"(words) => ({FOCUS})() !== '' && ({FOCUS})().includes(words)", arg=words)


def press_until(page: Page, key: str, condition: str) -> None:
    for _ in range(MOST_KEYS):
        if page.evaluate(condition):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads there")


@pytest.mark.all
def test_escape_steps_back_out_of_a_path(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-now-eko").click()
    sight = look(page)
    for _ in range(20):
        stacks = [target for target in sight.lit if target.startswith("stack:")]
        if stacks and "button:keep" not in sight.lit:
            break
        touch_by_keys(page)
        sight = look(page, sight)
    page.keyboard.press("b")
    press_until(page, "PageDown", FOCUS_IS_LIT)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("touched")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("touched")).to_have_count(0)
    expect_focus(page)


@pytest.mark.all
def test_the_position_is_described_in_words_and_the_help_lists_keys(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-now-blue_moon").click()
    look(page)
    page.keyboard.press("s")
    summary = page.get_by_test_id("summary-dialog")
    expect(summary).to_be_visible()
    expect(summary.locator("p").nth(2)).to_be_visible()
    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_test_id("help-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("help-dialog")).to_have_count(0)
    expect(page.get_by_test_id("live")).not_to_be_empty()
