"""The language changes at once and everywhere, and so do the colours."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.pages.test_replays import sit_down
from support.page import order, settle, until
from support.selection import some

SOURCES = Path(__file__).parents[3]
LANGUAGES = ("en", "pl", "cs")
A_SENTENCE = 6
"""Words from which on the same text in two languages is no coincidence."""
TEXTS = """() => {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode
        const said = parentElement.closest('[data-testid="live"]')
        if (textContent.trim() && parentElement.checkVisibility() && !said) found.push(textContent.trim())
    }
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        const said = ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? '')
        if (each.checkVisibility()) found.push(...said)
    }
    return found.filter((text) => text !== '')
}"""


def all_keys() -> frozenset[str]:
    """The keys of all messages that cannot be taken for words of a language."""
    files = [*SOURCES.glob("web/src/text/en.ftl"), *SOURCES.glob("src/moonsaga/**/text/en.ftl")]
    keys = (re.findall(r"^([a-z][a-z0-9_-]*-[a-z0-9_-]+) =", path.read_text(), re.MULTILINE) for path in files)
    return frozenset(key for found in keys for key in found)


KEYS = all_keys()


def show_lobby(page: Page) -> None:
    table = order(page, "eko", ["person", "open"])
    page.goto("/")
    page.get_by_test_id("open-tables").get_by_test_id(f"table-{table}").wait_for()


def show_set_up(game: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(f"/new/{game}")
        page.get_by_test_id("create-form").wait_for()
        page.locator("summary").click()

    return show


PAGES: dict[str, Callable[[Page], None]] = {
    "table of blue_moon": lambda page: sit_down(page, "blue_moon/dragons", 31),
    "lobby": show_lobby,
    "set-up of eko": show_set_up("eko"),
    "set-up of blue_moon": show_set_up("blue_moon"),
    "table of eko": lambda page: sit_down(page, "eko/points", 40),
}


@pytest.mark.parametrize("name", some(list(PAGES), 1))
def test_the_language_changes_at_once_and_leaves_nothing_behind(page: Page, name: str) -> None:
    PAGES[name](page)
    seen: dict[str, set[str]] = {}
    for language in (*LANGUAGES, "en"):
        page.get_by_test_id("language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        seen[language] = wait_for_words(page, [texts for other, texts in seen.items() if other != language])


def wait_for_words(page: Page, others: list[set[str]]) -> set[str]:
    """The texts of the page, once the words of the language have arrived."""
    texts: set[str] = set()

    def arrived() -> bool:
        texts.clear()
        texts.update(page.evaluate(TEXTS))
        return not faults(texts, others)

    until(page, arrived, lambda: f"these words never came: {faults(texts, others)}")
    return texts


def faults(texts: set[str], others: list[set[str]]) -> list[str]:
    return [*foreign(texts, others), *untranslated(texts)]


def foreign(texts: set[str], others: list[set[str]]) -> list[str]:
    """Sentences that read the same in another language."""
    return [text for other in others for text in texts & other if len(text.split()) >= A_SENTENCE]


def untranslated(texts: set[str]) -> list[str]:
    """Texts that are a message's key, or hold one."""
    shape = re.compile(r"[a-z]+(-[a-z0-9]+)+")
    return [text for text in texts if shape.fullmatch(text) or KEYS & set(re.findall(r"[a-z0-9_-]+", text))]


def test_the_colours_change_at_once_and_are_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-now-eko").wait_for()
    root, button = page.locator("html"), page.get_by_test_id("theme")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
    button.click()
    expect(root).to_have_attribute("data-theme", "light")
    settle(page)
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    button.click()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(page.locator("body")).not_to_have_css("background-color", light)
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
