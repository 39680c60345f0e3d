"""What is forbidden says why; what cannot be taken back asks first."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewContext
from browser.pages.test_replays import sit_down
from browser.table.test_together import sit_together, whoever_is_asked
from support.page import LIT, answer, choose_at_random, look, play, position, settle, touch

FORBIDDEN = f"""() => [...document.querySelectorAll('[data-testid="board"] :is(button, g)[data-target]')]
    .filter((thing) => !thing.matches(`{LIT}`) && !thing.querySelector(`{LIT}`))
    .map((thing) => thing.dataset.target)"""


RECORDS = {"eko": "eko/points", "blue_moon": "blue_moon/dragons"}


@pytest.mark.all
@pytest.mark.parametrize(("game", "upto"), [("eko", 55), ("blue_moon", 30)])
def test_touching_something_forbidden_names_rule_reason_and_advice(page: Page, game: str, upto: int) -> None:
    sit_down(page, RECORDS[game], upto)
    play(page, choose_at_random(1), lambda _: bool(page.evaluate(FORBIDDEN)))
    be_refused(page)


def be_refused(page: Page) -> None:
    """Touch something forbidden, in two languages: the position stays as it was."""
    before = look(page)
    touch(page, page.evaluate(FORBIDDEN)[-1])
    toast = page.get_by_test_id("refusal")
    lines = toast.locator("p")
    expect(lines).to_have_count(3)
    reason, advice, rule = lines.all_inner_texts()
    assert reason.endswith((".", "!", "?"))
    assert len(advice.split()) > 2
    assert rule.startswith("Rule: ")
    assert len(rule) > len("Rule: ")
    page.get_by_test_id("language").select_option("pl")
    expect(lines.nth(2)).to_contain_text("Zasada")
    page.get_by_test_id("language").select_option("en")
    expect(lines.nth(2)).to_contain_text("Rule")
    page.keyboard.press("Escape")
    expect(toast).to_have_count(0)
    assert look(page).lit == before.lit
    assert position(page) == before.number


@pytest.mark.all
def test_what_shows_something_new_is_asked_back_at_a_table_of_people(visitor: NewContext) -> None:
    host, guest = sit_together(visitor, "blue_moon")
    choose = choose_at_random(3)
    for _ in range(60):
        page = whoever_is_asked(host, guest)
        sight = look(page)
        if not sight.sure:
            break
        answer(page, sight, choose)
        look(page, sight, waiting=True)
    number = position(page)
    bar = page.get_by_test_id("confirm-bar")
    expect(bar).to_contain_text("cannot be taken back")
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.get_by_test_id("confirm-no").click()
    expect(bar).to_have_count(0)
    assert position(page) == number
    assert look(page).lit


COVERED = """() => {
    const [toast, board] = ['refusal', 'board'].map((name) => document.querySelector(`[data-testid="${name}"]`))
    const [over, under] = [toast, board].map((each) => each.getBoundingClientRect())
    const width = Math.max(0, Math.min(over.right, under.right) - Math.max(over.left, under.left))
    const height = Math.max(0, Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top))
    return (width * height) / (under.width * under.height)
}"""


@pytest.mark.all
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("size", [(1366, 768), (844, 390)], ids=str)
def test_a_refusal_leaves_the_board_in_sight(visitor: NewContext, size: tuple[int, int], language: str) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]}).new_page()
    sit_down(page, RECORDS["blue_moon"], 30)
    play(page, choose_at_random(1), lambda _: bool(page.evaluate(FORBIDDEN)))
    page.get_by_test_id("language").select_option(language, force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    touch(page, page.evaluate(FORBIDDEN)[-1])
    page.get_by_test_id("refusal").locator("p").nth(2).wait_for()
    settle(page)
    assert page.evaluate(COVERED) < 0.01
