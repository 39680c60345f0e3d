"""Whole games by clicks on the board, from the form to the end screen and the next game.

On the way something forbidden is tried, the page is loaded again, and a decision is taken back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import SMALL, NewContext
from browser.table.test_refusals import FORBIDDEN, be_refused
from support.page import (
    Choose,
    arrive,
    choose_at_random,
    decide,
    expect_log,
    lay_by_form,
    look,
    play,
    play_to_the_end,
    read_log,
)
from support.selection import many

pytestmark = pytest.mark.early


@pytest.fixture
def small(visitor: NewContext) -> Page:
    """One person at a small window: a board is drawn faster there."""
    return visitor(viewport=SMALL).new_page()


def test_a_whole_game_of_eko_for_two(small: Page) -> None:
    first = lay_by_form(small, "eko", ["person", "bot:novice"], {"turn_limit": many(24, 12)})
    play_whole(small, 1)
    check_the_end(small, players=2)
    play_again(small, first)


@pytest.mark.all
def test_a_whole_game_of_eko_for_four_with_everything_on_the_board(small: Page) -> None:
    extras = {"storms": 1, "portals": True, "pyramids": 1, "lighthouse": True, "temple_moon": True}
    bots = ["bot:adept", "bot:novice", "bot:novice"]
    lay_by_form(small, "eko", ["person", *bots], {"turn_limit": 20, **extras})
    play_whole(small, 2)
    check_the_end(small, players=4)


def test_a_whole_game_of_blue_moon(small: Page) -> None:
    first = lay_by_form(small, "blue_moon", ["person", "bot:novice"], {"deck_1": "mimix", "deck_2": "aqua"})
    play_whole(small, 1)
    check_the_end(small, players=2)
    play_again(small, first)


def test_a_whole_game_of_saga(small: Page) -> None:
    first = lay_by_form(small, "saga", ["person", "bot:adept"])
    play_whole(small, 5)
    check_the_end(small, players=2)
    play_again(small, first)


def test_a_whole_game_of_crescent_moon(small: Page) -> None:
    lay_by_form(small, "crescent_moon", ["person", *["bot:novice"] * 3])
    play_whole(small, 4)
    check_the_end(small, players=4)


def play_whole(page: Page, seed: int) -> None:
    choose = choose_with_care(page, seed)
    play(page, choose, lambda sight: sight.number > 10 and not sight.touched and bool(page.evaluate(FORBIDDEN)))
    be_refused(page)
    load_again(page)
    take_back(page, choose)
    play_to_the_end(page, choose)


def load_again(page: Page) -> None:
    before, log = look(page), read_log(page)
    page.reload()
    again = look(page)
    assert (again.number, again.lit) == (before.number, before.lit)
    expect_log(page, log)


def take_back(page: Page, choose: Choose) -> None:
    """Decide until a decision can be taken back; the same is asked once more."""
    for _ in range(20):
        before = look(page)
        decide(page, choose)
        after = look(page, before)
        assert not after.over
        if page.get_by_test_id("undo").is_enabled():
            page.get_by_test_id("undo").click()
            assert look(page, after).lit == before.lit
            expect(page.get_by_test_id("log")).to_contain_text("takes back")
            return
    raise AssertionError("nothing could ever be taken back")


def choose_with_care(page: Page, seed: int) -> Choose:
    """At random; and no two lines of the list of choices may read the same."""
    dice = choose_at_random(seed)

    def choose(lit: Sequence[str]) -> str:
        lines = page.get_by_test_id("choices").get_by_role("option").all_inner_texts()
        twice = {line for line, count in Counter(lines).items() if count > 1}
        assert not twice, f"different choices, the same words: {twice}"
        return dice(lit)

    return choose


def check_the_end(page: Page, players: int) -> None:
    """The reason, every player with the result, and the board to look at once more."""
    end = page.get_by_test_id("end-screen")
    expect(page.get_by_test_id("ending")).not_to_be_empty()
    expect(end.locator("tbody tr")).to_have_count(players)
    expect(page.get_by_test_id("table")).to_have_attribute("data-status", "finished")
    page.get_by_test_id("look-at-end").click()
    expect(end).to_have_count(0)
    assert len(read_log(page)) > 1
    page.get_by_role("button", name="Show the result").click()
    expect(end).to_be_visible()


def play_again(page: Page, old: str) -> None:
    """One click, and another game with the same people and options is on the table."""
    page.get_by_test_id("play-again").click()
    page.wait_for_url(lambda url: old not in url)
    look(page)
    assert arrive(page) != old
