"""What people agree on at a table: time, talk, giving up, playing again; and what the table does for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, NewContext
from browser.table.test_together import sit_together, take_turns, whoever_is_asked
from support.page import arrive, ask, choose_at_random, decide, lay, look, order, play

SHORT = 10
"""Seconds of the shortest clock: low from the beginning."""
NOTICE = """() => {
    window.noticed = []
    const look = () => {
        if (document.querySelector('[data-testid="clock-0"][data-low]')) window.noticed.push('low')
        for (const each of document.querySelectorAll('[role=alert]')) window.noticed.push(each.textContent)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}"""
"""Notes all that is shown of little time, however soon it is gone again."""


def say(page: Page, text: str) -> None:
    """By keys alone."""
    page.locator("body").press("t")
    expect(page.get_by_test_id("say")).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("say")).to_have_value("")


def set_up(page: Page, **chosen: str) -> None:
    """Change settings where everybody finds them."""
    page.get_by_test_id("help").click()
    for name, value in chosen.items():
        page.get_by_test_id(f"setting-{name}").select_option(value)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("help-dialog")).to_have_count(0)


# Talk


@pytest.mark.all
def test_players_talk_and_those_who_watch_are_apart(visitor: NewContext) -> None:
    host, guest = sit_together(visitor, "eko")
    watcher = visitor().new_page()
    watcher.goto(host.url)
    watcher.get_by_test_id("board").wait_for()
    say(host, "Good luck <b>!")
    expect(guest.get_by_test_id("unread")).to_contain_text("1")
    expect(guest.get_by_test_id("live")).to_contain_text("Good luck <b>!")
    say(guest, "You too")
    expect(guest.get_by_test_id("unread")).to_have_count(0)
    say(watcher, "She should attack")
    for page, heard in ((host, 2), (guest, 2), (watcher, 3)):
        expect(page.get_by_test_id("talk").locator("li")).to_have_count(heard)
    guest.get_by_test_id("mute").click()
    expect(guest.get_by_test_id("talk").locator("li")).to_have_count(1)
    guest.reload()
    guest.get_by_test_id("side-talk").click()
    expect(guest.get_by_test_id("talk").locator("li")).to_have_count(1)
    guest.get_by_test_id("unmute").click()
    expect(guest.get_by_test_id("talk").locator("li")).to_have_count(2)
    guest.get_by_test_id("menu").click()
    guest.get_by_test_id("resign").click()
    guest.get_by_test_id("resign-sure").click()
    for page in (host, guest):
        expect(page.get_by_test_id("end-screen")).to_be_visible()
        page.get_by_test_id("look-at-end").click()
        expect(page.get_by_test_id("talk").locator("li.gallery")).to_contain_text("She should attack")


# Giving up, draws, playing again


def test_resigning_by_keys_and_both_play_again(visitor: NewContext) -> None:
    host, guest = sit_together(visitor, "eko")
    host.get_by_test_id("menu").focus()
    host.keyboard.press("Enter")
    host.get_by_test_id("resign").focus()
    host.keyboard.press("Enter")
    host.get_by_test_id("resign-sure").focus()
    host.keyboard.press("Enter")
    for page in (host, guest):
        expect(page.get_by_test_id("ending")).to_have_attribute("data-ending", "resigned")
    expect(guest.get_by_role("heading", name="You win!")).to_be_visible()
    expect(guest.get_by_test_id("log").locator("li").last).to_contain_text("resigns")
    host.get_by_test_id("play-again").click()
    host.get_by_test_id("waiting-room").wait_for()
    expect(guest.get_by_text("You are called to a new game")).to_be_visible()
    guest.get_by_test_id("play-again").press("Enter")
    guest.get_by_test_id("join-sit").press("Enter")
    for page in (host, guest):
        expect(page.get_by_test_id("table")).to_have_attribute("data-status", "running")
    assert arrive(host) == arrive(guest)


@pytest.mark.all
def test_a_draw_is_offered_declined_and_agreed_on(visitor: NewContext) -> None:
    host, guest = sit_together(visitor, "eko")
    offer_draw(host)
    guest.get_by_test_id("agree-draw-no").click()
    expect(host.get_by_test_id("log")).to_contain_text("declines the draw")
    take_turns(host, guest, decisions=1)
    offer_draw(guest)
    host.get_by_test_id("agree-draw").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", name="A draw")).to_be_visible()


def offer_draw(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("offer-draw").click()


# Clocks


@pytest.mark.all
def test_a_clock_is_chosen_and_seen_running(page: Page) -> None:
    page.goto("/new/eko")
    page.get_by_test_id("clock").select_option("bank-quick")
    page.get_by_test_id("clock-end").select_option("loss")
    page.get_by_test_id("create-submit").click()
    arrive(page)
    look(page)
    mine = page.get_by_test_id("clock-0")
    expect(mine).to_have_attribute("data-running", "")
    expect(mine).to_contain_text(re.compile(r"[0-9]:[0-5][0-9]"))
    before = mine.inner_text()
    expect(mine).not_to_have_text(before)
    expect(page.get_by_test_id("clock-1")).to_have_count(0)
    page.set_viewport_size(PHONE)
    expect(mine).to_be_visible()


@pytest.mark.all
def test_when_the_time_is_over_the_game_is_lost(page: Page) -> None:
    clock = {"kind": "bank", "seconds": SHORT, "run_out": "loss"}
    table = order(page, "eko", ["person", "open"], {"colours": "fixed"}, clock=clock)
    page.goto(f"/table/{table}")
    page.get_by_test_id("waiting-room").wait_for()
    page.evaluate(NOTICE)
    ask(page, f"/api/tables/{table}/start", {})
    expect(page.get_by_test_id("ending")).to_have_attribute("data-ending", "time-out")
    expect(page.get_by_test_id("log").locator("li").last).to_contain_text("time of")
    noticed = set(page.evaluate("noticed"))
    assert "low" in noticed
    assert any("Little time" in each for each in noticed)


@pytest.mark.all
def test_or_a_bot_plays_on_until_the_person_comes_back(page: Page) -> None:
    clock = {"kind": "move", "seconds": SHORT}
    page.goto(f"/table/{order(page, 'eko', ['person', 'screen'], {'colours': 'fixed'}, clock=clock)}")
    page.get_by_test_id("take-seat").click()
    page.wait_for_function("""() => {
        const log = document.querySelector('[data-testid="log"]').textContent
        const away = document.querySelector('[data-testid="take-seat"]')
        return log.includes('a bot plays on') && log.includes('is back') && away === null
    }""")


# Tables that wait


@pytest.mark.all
def test_tables_that_wait_are_counted_everywhere_and_lead_the_lobby(visitor: NewContext) -> None:
    host, guest = sit_together(visitor, "eko")
    waited = whoever_is_asked(host, guest)
    icon = waited.locator('link[rel="icon"]')
    expect(waited.get_by_test_id("waiting-badge")).to_have_count(0)
    waited.goto("/new/blue_moon")
    expect(waited.get_by_test_id("waiting-badge")).to_contain_text("One table waits for you")
    expect(waited).to_have_title("(1) Set up a table: Blue Moon · Moonsaga")
    expect(icon).to_have_attribute("href", "/moon-waiting.svg")
    waited.get_by_test_id("waiting-badge").click()
    row = waited.get_by_test_id("waiting-tables").locator("li.row")
    expect(row).to_have_count(1)
    row.get_by_role("link").click()
    choose = choose_at_random(1)
    while whoever_is_asked(host, guest) is waited:
        decide(waited, choose)
    waited.goto("/new/blue_moon")
    expect(waited).to_have_title("Set up a table: Blue Moon · Moonsaga")
    expect(waited.get_by_test_id("waiting-badge")).to_have_count(0)
    expect(icon).to_have_attribute("href", "/moon.svg")


# Settings


@pytest.mark.all
def test_every_choice_is_confirmed_or_none(page: Page) -> None:
    lay(page, "eko", ["person", "bot:novice"], {"colours": "fixed"})
    play(page, choose_at_random(1), lambda sight: "button:keep" in sight.lit)
    set_up(page, confirm="always")
    page.get_by_test_id("board").locator('[data-target="button:keep"]').click()
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    before = look(page)
    page.get_by_test_id("board").locator('[data-target="button:keep"]').click()
    page.get_by_test_id("confirm").press("Enter")
    assert look(page, before).number > before.number
    page.reload()
    page.get_by_test_id("help").click()
    expect(page.get_by_test_id("setting-confirm")).to_have_value("always")


@pytest.mark.all
@pytest.mark.parametrize("skip", ["windows", "nothing"])
def test_only_choices_are_made_by_the_table_for_those_who_want_it(page: Page, skip: str) -> None:
    page.goto("/")
    set_up(page, skip=skip)
    lay(page, "synthetic", ["person", "bot:random"], {"rounds": 9})
    assert not play(page, choose_at_random(1), lambda _: only_choices(page) > 0 or only_passes(page)).over
    if skip == "nothing":
        assert only_passes(page)
        assert only_choices(page) == 0
    else:  # the question may be seen for a moment before the table answers it
        expect(only_choice(page).first).to_be_attached()


def only_choice(page: Page) -> Locator:
    return page.get_by_test_id("log").get_by_text("your only choice")


def only_choices(page: Page) -> int:
    return only_choice(page).count()


def only_passes(page: Page) -> bool:
    """The person is asked in a window, and can do nothing there."""
    lit = page.get_by_test_id("board").locator("[data-target][data-lit]")
    return lit.count() == 1 and lit.first.get_attribute("data-target") == "button:pass"


@pytest.mark.all
def test_the_speed_of_movement_is_kept(visitor: NewContext) -> None:
    page = visitor(reduced_motion="no-preference").new_page()
    page.goto("/")
    set_up(page, motion="fast")
    box = page.locator('[data-testid^="game-card-"]').first
    expect(box).to_have_css("transition-duration", "0.064s")  # 160 ms as drawn, 2.5 times as fast
    page.reload()
    expect(box).to_have_css("transition-duration", "0.064s")
    set_up(page, motion="still")
    expect(page.locator("html")).to_have_attribute("data-motion", "still")
