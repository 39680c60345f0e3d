"""A game without a board of its own is still played: its view as text, its things as buttons."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from support.page import choose_at_random, lay, play_to_the_end, read_log


def test_the_synthetic_game_is_played_to_its_end_on_the_plain_board(page: Page) -> None:
    lay(page, "synthetic", ["person", "bot:novice"])
    play_to_the_end(page, choose_at_random(1))
    expect(page.get_by_test_id("ending")).not_to_be_empty()
    assert len(read_log(page)) > 1
