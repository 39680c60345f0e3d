"""Whole games by clicks on the board, from the form to the end screen and the next game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from browser.hands import Choose, arrive, choose_at_random, lay, look, play_to_the_end, read_log

pytestmark = pytest.mark.early


def test_a_whole_game_of_eko_for_two(page: Page) -> None:
    first = lay(page, "eko", ["person", "bot:novice"], {"turn_limit": 24})
    play_to_the_end(page, choose_with_care(page, 1))
    check_the_end(page, players=2)
    play_again(page, first)


def test_a_whole_game_of_eko_for_four_with_everything_on_the_board(page: Page) -> None:
    extras = {"storms": 1, "portals": True, "pyramids": 1, "lighthouse": True, "temple_moon": True}
    bots = ["bot:adept", "bot:novice", "bot:novice"]
    lay(page, "eko", ["person", *bots], {"turn_limit": 20, **extras})
    play_to_the_end(page, choose_with_care(page, 2))
    check_the_end(page, players=4)


def test_a_whole_game_of_blue_moon(page: Page) -> None:
    first = lay(page, "blue_moon", ["person", "bot:novice"], {"deck_1": "mimix", "deck_2": "aqua"})
    play_to_the_end(page, choose_with_care(page, 3))
    check_the_end(page, players=2)
    play_again(page, first)


def test_a_whole_game_of_saga(page: Page) -> None:
    first = lay(page, "saga", ["person", "bot:adept"])
    play_to_the_end(page, choose_with_care(page, 5))
    check_the_end(page, players=2)
    play_again(page, first)


def test_a_whole_game_of_crescent_moon(page: Page) -> None:
    lay(page, "crescent_moon", ["person", *["bot:novice"] * 3])
    play_to_the_end(page, choose_with_care(page, 4))
    check_the_end(page, players=4)


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
