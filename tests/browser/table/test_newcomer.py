"""A new user opens the page for the first time and wants to play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from support.page import choose_at_random, look, play
from support.selection import some

THREE_CLICKS = 3
COUNT_CLICKS = "addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1 }, true)"


@pytest.mark.parametrize("game", some(["eko", "blue_moon"], 1))
def test_a_newcomer_plays_against_a_bot_within_three_clicks(page: Page, game: str) -> None:
    """One click leads to the first question of a running game; it is answered within three."""
    page.add_init_script(COUNT_CLICKS)
    page.goto("/")
    page.get_by_test_id(f"play-now-{game}").click()
    first = look(page)
    assert page.get_by_test_id("table").get_attribute("data-game") == game
    assert page.evaluate("window.clicks") < THREE_CLICKS
    play(page, choose_at_random(1), lambda sight: sight.number > first.number)
    assert page.evaluate("window.clicks") <= THREE_CLICKS
