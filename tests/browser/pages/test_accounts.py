"""Accounts: a guest with a running table signs up, out, in elsewhere, changes the password, and is forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.access.test_access import AXE, LOOKS, RUN, grave
from browser.access.test_keyboard import expect_focus, press_until
from browser.access.test_phone import SIDEWAYS
from browser.access.test_words import LANGUAGES, wait_for_words
from browser.conftest import PHONE, NewContext
from support.page import ask, choose_at_random, decide, lay, look, order, position, settle
from support.selection import some

GOOD = "correct horse battery"
OTHER = "staple under the moon"
REFUSED = ("Failed to load resource: the server responded with a status of 4",)


def sign_up(page: Page, name: str, password: str = GOOD) -> None:
    page.goto("/account")
    page.get_by_test_id("sign-up-name").fill(name)
    page.get_by_test_id("sign-up-password").fill(password)
    page.get_by_test_id("sign-up-submit").click()
    expect(page.get_by_test_id("account")).to_have_attribute("data-account", "true")


def sign_in(page: Page, name: str, password: str = GOOD) -> None:
    page.goto("/account")
    page.get_by_test_id("sign-in-name").fill(name)
    page.get_by_test_id("sign-in-password").fill(password)
    page.get_by_test_id("sign-in-submit").click()


def test_the_life_of_an_account(visitor: NewContext) -> None:
    home = visitor(expect=REFUSED).new_page()
    table = lay(home, "eko", ["person", "bot:novice"])
    look(home)

    # Up, from the table, and back to it: the seat is still mine.
    home.get_by_test_id("guest").click()
    home.get_by_test_id("go-account").click()
    home.get_by_test_id("sign-up-name").fill("Life of Ada")
    home.get_by_test_id("sign-up-password").fill("1234567890")
    home.get_by_test_id("sign-up-submit").click()
    expect(home.get_by_test_id("problem")).to_contain_text("everybody tries first")
    home.get_by_test_id("sign-up-password").fill(GOOD)
    home.get_by_test_id("sign-up-submit").click()
    expect(home.get_by_test_id("account-said")).to_contain_text("Life of Ada")
    expect(home.get_by_test_id("guest")).to_contain_text("Life of Ada")
    home.goto(f"/table/{table}")
    look(home)
    before = position(home)
    decide(home, choose_at_random(1))
    assert position(home) > before

    # Out: another user sits here.
    home.goto("/account")
    home.get_by_test_id("sign-out").click()
    expect(home.get_by_test_id("sign-in-form")).to_be_visible()
    home.goto("/mine")
    expect(home.get_by_test_id("mine-empty")).to_be_visible()

    # In elsewhere: the table is there.
    away = visitor(expect=REFUSED).new_page()
    sign_in(away, "LIFE OF ADA", "not this one")
    expect(away.get_by_test_id("problem")).to_contain_text("do not fit")
    sign_in(away, "life of ada")
    expect(away.get_by_test_id("account")).to_have_attribute("data-account", "true")
    away.get_by_test_id("to-mine").click()
    away.get_by_test_id(f"table-{table}").get_by_role("link").click()
    look(away)
    decide(away, choose_at_random(1))

    # Another password ends the other session.
    sign_in(home, "Life of Ada")
    expect(home.get_by_test_id("account")).to_have_attribute("data-account", "true")
    away.goto("/account")
    away.get_by_test_id("password-old").fill(GOOD)
    away.get_by_test_id("password-new").fill(OTHER)
    away.get_by_test_id("password-submit").click()
    expect(away.get_by_test_id("account-said")).to_contain_text("changed")
    home.reload()
    expect(home.get_by_test_id("sign-in-form")).to_be_visible()
    sign_in(home, "Life of Ada")
    expect(home.get_by_test_id("problem")).to_be_visible()

    # Gone for good.
    away.get_by_test_id("delete-me").click()
    away.get_by_test_id("delete-password").fill(GOOD)
    away.get_by_test_id("delete-submit").click()
    expect(away.get_by_test_id("problem")).to_be_visible()
    away.get_by_test_id("delete-password").fill(OTHER)
    away.get_by_test_id("delete-submit").click()
    expect(away.get_by_test_id("account-said")).to_contain_text("One table is gone")
    expect(away.get_by_test_id("sign-in-form")).to_be_visible()
    away.goto(f"/table/{table}")
    expect(away.get_by_role("alert").filter(has_text="table")).to_be_visible()


@pytest.mark.all
def test_a_deleted_account_leaves_a_nameless_player_behind(visitor: NewContext) -> None:
    host, guest = visitor().new_page(), visitor().new_page()
    sign_up(host, "Soon Gone")
    lay(host, "eko", ["person", "open"])
    guest.goto(host.get_by_test_id("invitation").input_value())
    guest.get_by_test_id("join-sit").click()
    guest.get_by_test_id("board").wait_for()
    expect(guest.get_by_test_id("players")).to_contain_text("Soon Gone")
    host.goto("/account")
    host.get_by_test_id("delete-me").click()
    host.get_by_test_id("delete-password").fill(GOOD)
    host.get_by_test_id("delete-submit").click()
    expect(host.get_by_test_id("account-said")).to_contain_text("one stays")
    expect(guest.get_by_test_id("players")).to_contain_text("Someone who left")
    expect(guest.get_by_test_id("players")).not_to_contain_text("Soon Gone")


@pytest.mark.all
def test_another_tab_follows(visitor: NewContext) -> None:
    context = visitor()
    one, two = context.new_page(), context.new_page()
    table = lay(two, "eko", ["person", "bot:novice"])
    look(two)
    sign_up(one, "Two Tabs")
    expect(two.get_by_test_id("guest")).to_contain_text("Two Tabs")
    expect(two.get_by_test_id("players")).to_contain_text("Two Tabs")
    decide(two, choose_at_random(1))
    assert table in two.url


@pytest.mark.all
def test_all_of_it_by_keys(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-now-eko").wait_for()
    tab_to(page, "guest")
    page.keyboard.press("Enter")
    tab_to(page, "go-account")
    page.keyboard.press("Enter")
    page.get_by_test_id("sign-up-form").wait_for()
    tab_to(page, "sign-up-name")
    page.keyboard.type("By Keys Alone")
    tab_to(page, "sign-up-password")
    page.keyboard.type(GOOD)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("account")).to_have_attribute("data-account", "true")
    expect_focus(page, "Account")  # at the top of what has changed
    tab_to(page, "delete-me")
    page.keyboard.press("Enter")
    tab_to(page, "delete-password")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("delete-dialog")).to_have_count(0)
    tab_to(page, "sign-out")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("sign-in-form")).to_be_visible()
    expect_focus(page)


def tab_to(page: Page, testid: str) -> None:
    press_until(page, "Tab", f"() => document.activeElement.dataset.testid === '{testid}'")


def show_entry(page: Page) -> None:
    page.goto("/account")
    page.get_by_test_id("sign-up-name").fill("x")
    page.get_by_test_id("sign-up-password").fill("1234567890")
    page.get_by_test_id("sign-up-submit").click()
    page.get_by_test_id("problem").wait_for()


def show_deleting(page: Page) -> None:
    sign_up(page, "Soon Deleted")
    page.get_by_test_id("delete-me").click()
    page.get_by_test_id("delete-dialog").wait_for()


def show_mine(page: Page) -> None:
    order(page, "eko", ["person", "open"], private=True)
    table = order(page, "eko", ["person", "bot:novice"])
    ask(page, f"/api/tables/{table}/abandon", {})
    page.goto("/mine")
    page.get_by_test_id("scores").wait_for()


def show_nothing_such(page: Page) -> None:
    page.goto("/mine")
    page.get_by_test_id("filter-status").select_option("finished")
    page.get_by_test_id("mine-empty").get_by_role("button").wait_for()


PAGES: dict[str, Callable[[Page], None]] = {
    "entry": show_entry,
    "deleting": show_deleting,
    "own tables": show_mine,
    "no such tables": show_nothing_such,
}


@pytest.mark.parametrize("name", some(list(PAGES), 1))
def test_access_languages_and_phones(visitor: NewContext, name: str) -> None:
    """axe finds nothing serious; nothing is left untranslated; no page scrolls sideways."""
    page = visitor(expect=REFUSED).new_page()
    PAGES[name](page)
    if AXE.exists():
        page.evaluate(AXE.read_text())
    found: list[str] = []
    for scheme, size in some(LOOKS[::-1], 1):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        settle(page)
        found += grave(page.evaluate(RUN)) if AXE.exists() else []
    assert not found, "\n".join(found)
    seen: dict[str, set[str]] = {}
    for language in LANGUAGES:
        page.get_by_test_id("language").select_option(language, force=True)
        expect(page.locator("html")).to_have_attribute("lang", language)
        seen[language] = wait_for_words(page, list(seen.values()))
        assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.all
def test_filters_show_what_they_say(page: Page) -> None:
    show_mine(page)
    rows = page.locator("[data-testid^=table-]")
    expect(rows).to_have_count(2)
    page.get_by_test_id("filter-status").select_option("abandoned")
    expect(rows).to_have_count(1)
    page.get_by_test_id("filter-game").select_option("saga")
    expect(page.get_by_test_id("mine-empty")).to_be_visible()
    page.get_by_test_id("mine-empty").get_by_role("button").click()
    expect(rows).to_have_count(2)
    expect(page.get_by_test_id("scores").locator("tbody tr")).to_have_count(1)


@pytest.mark.all
def test_preferences_follow_to_another_device(visitor: NewContext) -> None:
    home = visitor().new_page()
    sign_up(home, "Ada of two devices")
    with home.expect_response(lambda answer: '"language":"pl"' in (answer.request.post_data or "")):
        home.get_by_test_id("language").select_option("pl")
    phone = visitor(viewport=PHONE).new_page()
    sign_in(phone, "Ada of two devices")
    expect(phone.locator("html")).to_have_attribute("lang", "pl")
