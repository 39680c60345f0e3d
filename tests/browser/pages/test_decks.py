"""Decks of one's own in a real browser: built by clicks, explained where they are wrong, kept, shared, and played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.access.test_access import AXE, NO_AXE, RUN, grave
from browser.access.test_phone import SIDEWAYS
from browser.conftest import PHONE, NewContext
from support.page import Held, ask, lay, settle
from support.selection import some

PATH = "/decks/blue_moon"


def open_workshop(page: Page) -> None:
    page.goto(PATH)
    page.get_by_test_id("workshop").wait_for()


def choose_leader(page: Page, name: str) -> None:
    """By its label, as a person does: a click on the hidden radio button misses if the page moves under it."""
    radio = page.get_by_role("radio", name=name)
    page.locator("label").filter(has=radio).click()
    expect(radio).to_be_checked()


def add_cards(page: Page, people: str, count: int, place: int = 0) -> None:
    """The first cards of a people that are not in the deck yet; place -1: the last ones, which have most moons."""
    page.get_by_test_id("sieve-people").select_option(people)
    for _ in range(count):
        page.locator('[data-card][aria-pressed="false"]').nth(place).click()


def test_a_deck_is_built_explained_kept_and_played(page: Page) -> None:
    open_workshop(page)
    choose_leader(page, "Aqua")
    add_cards(page, "own", 20)
    expect(page.locator('[data-key="deck-problem-too-few"]')).to_contain_text("still missing: 10")
    add_cards(page, "hoax", 10, place=-1)
    problems = page.get_by_test_id("deck-problems")
    expect(problems.locator('[data-key="deck-problem-moons"]')).to_contain_text("may show 10 moons")
    expect(problems.locator("li")).to_have_count(1)
    page.get_by_label("In the deck only").check()
    for card in page.locator("[data-card]").all()[::-1]:
        card.click()
    page.get_by_label("In the deck only").uncheck()
    add_cards(page, "mutant", 7)
    add_cards(page, "own", 3)
    expect(page.get_by_test_id("deck-legal")).to_be_visible()
    expect(page.get_by_test_id("deck-moons")).to_contain_text("0 of 10")

    page.get_by_test_id("deck-name").fill("Tide")
    page.get_by_test_id("save-deck").click()
    expect(page.get_by_test_id("my-decks")).to_contain_text("Tide")
    page.get_by_test_id("to-set-up").click()
    page.get_by_test_id("deck-deck_1").select_option(label="Tide (Aqua)")
    page.get_by_test_id("create-submit").click()
    page.get_by_test_id("board").wait_for()
    expect(page.get_by_test_id("table")).to_contain_text("Aqua")


@pytest.mark.parametrize("by", some(["invitation", "waiting room"], 1))
def test_a_player_who_joins_brings_a_deck_that_the_host_does_not_see(visitor: NewContext, by: str) -> None:
    host, guest = visitor().new_page(), visitor().new_page()
    open_workshop(guest)
    choose_leader(guest, "Aqua")
    guest.get_by_test_id("take-prebuilt").click()
    guest.get_by_test_id("deck-name").fill("Tide")
    guest.get_by_test_id("save-deck").click()
    expect(guest.get_by_test_id("my-decks")).to_contain_text("Tide")
    table = lay(host, "blue_moon", ["person", "open"])
    invitation = ask(host, f"/api/tables/{table}")["invitation"]
    guest.goto(f"/join/{table}/{invitation}" if by == "invitation" else f"/table/{table}")
    expect(guest.get_by_test_id("bring-deck")).to_contain_text("do not see a deck of your own")
    guest.get_by_test_id("deck-deck_2").select_option(label="Tide (Aqua)")
    guest.get_by_test_id("join-sit" if by == "invitation" else "sit-1").click()
    guest.get_by_test_id("board").wait_for()
    host.get_by_test_id("board").wait_for()
    mine, theirs = [ask(page, f"/api/tables/{table}")["options"]["deck_2"] for page in (guest, host)]
    assert theirs == "secret"
    assert len(mine) > len(theirs)
    assert [seat["role"] for seat in ask(host, f"/api/tables/{table}")["seats"]] == ["vulca", "aqua"]


@pytest.mark.all
def test_a_host_opens_all_decks_and_removes_a_player_before_the_game(visitor: NewContext) -> None:
    host, guest = visitor().new_page(), visitor().new_page()
    host.goto("/new/blue_moon")
    host.get_by_test_id("seat-0").select_option("open")
    host.get_by_test_id("seat-1").select_option("open")
    host.get_by_test_id("open-decks").check()
    host.get_by_test_id("create-submit").click()
    host.get_by_test_id("waiting-room").wait_for()
    table = host.url.rpartition("/")[2]
    guest.goto(f"/table/{table}")
    expect(guest.get_by_test_id("bring-deck")).to_contain_text("all see every deck")
    guest.get_by_test_id("sit-1").click()
    host.get_by_test_id("remove-1").click()
    expect(guest.get_by_test_id("sit-1")).to_be_visible()
    expect(host.get_by_test_id("remove-1")).to_have_count(0)


@pytest.mark.all
def test_a_deck_travels_as_text(page: Page, visitor: NewContext) -> None:
    """What one copies the other opens; a code that was cut is explained."""
    open_workshop(page)
    page.get_by_test_id("take-prebuilt").click()
    code = page.get_by_test_id("deck-code").input_value()
    other = visitor(viewport=PHONE, has_touch=True).new_page()
    open_workshop(other)
    other.get_by_test_id("import-deck").tap()
    other.get_by_test_id("import-text").fill(code[:-2])
    other.get_by_test_id("import-read").tap()
    expect(other.get_by_test_id("import-dialog").get_by_role("alert")).to_contain_text("cannot be read")
    other.get_by_test_id("import-text").fill(code)
    other.get_by_test_id("import-read").tap()
    expect(other.get_by_test_id("deck-state")).to_contain_text("30 of 30")
    other.get_by_test_id("save-deck").tap()
    other.get_by_test_id("deck-name").fill("Renamed")
    other.get_by_test_id("save-deck").tap()
    expect(other.get_by_test_id("my-decks")).to_contain_text("Renamed")
    other.get_by_role("button", name="Delete Renamed").tap()
    other.get_by_test_id("delete-sure").tap()
    expect(other.get_by_test_id("my-decks")).to_have_count(0)


@pytest.mark.all
def test_typing_while_the_deck_is_being_kept_is_not_lost(page: Page) -> None:
    """The answer of a slow server comes after the name was typed: the name stays, and can be saved."""
    open_workshop(page)
    page.get_by_test_id("take-prebuilt").click()
    saving = Held(page, "**/api/decks", "POST")
    page.get_by_test_id("save-deck").click()
    saving.wait()
    page.get_by_test_id("deck-name").fill("Typed meanwhile")
    saving.release()
    expect(page.get_by_test_id("my-decks").locator("li")).to_have_count(1)
    expect(page.get_by_test_id("deck-name")).to_have_value("Typed meanwhile")
    page.get_by_test_id("save-deck").click()
    expect(page.get_by_test_id("my-decks")).to_contain_text("Typed meanwhile")
    expect(page.get_by_test_id("my-decks").locator("li")).to_have_count(1)


@pytest.mark.all
def test_nothing_scrolls_sideways_on_a_phone(visitor: NewContext) -> None:
    """In any language: Polish and Czech words are longer."""
    for locale in ("en-GB", "pl-PL", "cs-CZ"):
        page = visitor(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale).new_page()
        open_workshop(page)
        assert page.evaluate(SIDEWAYS) <= 0
        page.get_by_test_id("show-deck").tap()
        page.get_by_test_id("take-prebuilt").tap()
        page.get_by_test_id("deck-legal").wait_for()
        assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.all
def test_cards_are_chosen_by_keyboard(page: Page) -> None:
    open_workshop(page)
    page.locator("[data-card]").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("deck-state")).to_contain_text("3 of 30")


@pytest.mark.all
@pytest.mark.skipif(not AXE.exists(), reason=NO_AXE)
def test_the_workshop_has_no_barriers(page: Page) -> None:
    open_workshop(page)
    page.get_by_test_id("take-prebuilt").click()
    add_cards(page, "hoax", 1)
    page.get_by_test_id("deck-problems").wait_for()
    page.evaluate(AXE.read_text())
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        settle(page)
        assert not grave(page.evaluate(RUN))
