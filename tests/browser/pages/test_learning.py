"""The rules with live examples, and each game's guide: once as told, once wilfully otherwise."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser.access.test_access import AXE, RUN, grave
from browser.access.test_words import wait_for_words
from browser.conftest import PHONE, NewContext
from moonsaga.kernel.registry import get_game
from moonsaga.server.learning.lessons import lessons_of
from support.page import LIT, lay, look, settle, thing, touch

GAMES = ["eko", "blue_moon", "saga", "crescent_moon"]
SOME_GAMES = ["eko", "blue_moon", *(pytest.param(game, marks=pytest.mark.all) for game in GAMES[2:])]
"""A map and cards; the others only with `--all`."""
MOST_TOUCHES = 120
SECTIONS = "[data-testid=rules] section[data-section]"
SEE = """(before) => {
    const guide = document.querySelector('[data-testid="guide"]')
    const table = document.querySelector('[data-testid="table"]')
    if (guide === null || table === null) return null
    const things = [...document.querySelectorAll('[data-testid="board"] [data-target]')]
    const names = (found) => [...new Set(found.map((thing) => thing.dataset.target))]
    const seen = {
        stage: guide.dataset.stage,
        step: table.dataset.step,
        number: Number(table.dataset.number),
        touched: document.querySelector('[data-testid="touched"]')?.textContent ?? '',
        lit: names(things.filter((thing) => 'lit' in thing.dataset)),
        marked: names(things.filter((thing) => 'marked' in thing.dataset)),
    }
    const asked = seen.stage === 'do' || seen.stage === 'blocked'
    const shown = seen.stage === 'blocked' || seen.touched !== '' || seen.marked.length > 0
    const ready = !asked || (seen.lit.length > 0 && shown)
    return !ready || JSON.stringify(seen) === before ? null : JSON.stringify(seen)
}"""
"""What the guide shows, as soon as it differs from before and the learner can do something."""


class Sight(msgspec.Struct, frozen=True):
    stage: str
    step: str
    number: int
    touched: str
    lit: tuple[str, ...]
    marked: tuple[str, ...]
    text: str = ""


def see(page: Page, before: Sight | None = None) -> Sight:
    found: str = page.wait_for_function(SEE, arg=before.text if before else "").json_value()
    return msgspec.structs.replace(msgspec.json.decode(found, type=Sight), text=found)


def steps_of(game: str) -> list[str]:
    book = lessons_of(get_game(game))
    assert book is not None
    assert book.guide is not None
    return [step.name for step in book.guide.step]


def open_guide(page: Page, game: str) -> Sight:
    page.goto(f"/learn/{game}")
    page.get_by_test_id("guide").wait_for()
    return see(page)


def follow(page: Page, sight: Sight) -> None:
    """Do what the guide says: read, or touch what is marked."""
    if sight.stage == "read":
        page.get_by_test_id("guide-next").click()
    else:
        meant = [target for target in sight.marked if target in sight.lit]
        assert meant, f"{sight.step}: nothing that is marked can be touched: {sight}"
        touch(page, meant[0])


@pytest.mark.parametrize("game", SOME_GAMES)
def test_the_guide_followed_step_by_step(page: Page, game: str) -> None:
    names = steps_of(game)
    sight, seen = open_guide(page, game), []
    for _ in range(MOST_TOUCHES):
        assert sight.stage in ("read", "do"), sight
        if sight.step not in seen:
            seen.append(sight.step)
        if sight.step == names[-1]:
            break
        follow(page, sight)
        sight = see(page, sight)
    assert seen == names
    expect(page.get_by_test_id("guide-set-up")).to_be_visible()


@pytest.mark.all
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_with_every_step_done_differently(page: Page, game: str) -> None:
    """A player who does something else gets a kind hint, and takes it back or goes on from there."""
    sight = open_guide(page, game)
    before = sight
    strayed = 0
    for _ in range(MOST_TOUCHES):
        if sight.stage == "read":
            page.get_by_test_id("guide-next").click()
        elif sight.stage == "strayed":
            strayed += 1
            expect(page.get_by_test_id("guide-words")).to_contain_text("That is allowed, too")
            if strayed == 1:  # taken back: the position and the step are those from before
                page.get_by_test_id("guide-undo").click()
                while sight.stage == "strayed":
                    sight = see(page, sight)
                assert (sight.stage, sight.step, sight.number) == ("do", before.step, before.number)
                follow(page, sight)
                sight = see(page, sight)
                continue
            page.get_by_test_id("guide-on").click()
        elif sight.stage in ("over", "wait"):
            break
        else:
            if not sight.touched:
                before = sight
            others = [target for target in sight.lit if target not in sight.marked]
            touch(page, (others or list(sight.lit))[0])
        if strayed >= 3:
            break
        sight = see(page, sight)
    assert strayed >= 2, f"the guide never said that something else was done; last: {sight}"


@pytest.mark.all
@pytest.mark.parametrize(
    ("game", "target"),
    [("eko", "stack:e7"), ("blue_moon", "card:1.vulca-23"), ("saga", "area:kent"), ("crescent_moon", "hex:h1")],
)
def test_the_guide_names_the_rule_that_forbids_a_touch(page: Page, game: str, target: str) -> None:
    open_guide(page, game)
    thing(page, target).dispatch_event("click")
    expect(page.get_by_test_id("refusal")).to_be_visible()


@pytest.mark.all
def test_a_guide_that_cannot_go_on_says_so_and_can_leave_a_step_out(page: Page) -> None:
    """Ekö: without the capture there is no stack on e4 to build with, and no prisoner to tell of."""
    sight = open_guide(page, "eko")
    while sight.step != "capture":
        follow(page, sight)
        sight = see(page, sight)
    for target in ("stack:d4", "space:d5"):
        touch(page, target)
    sight = see(page, sight)
    while sight.stage != "strayed":
        sight = see(page, sight)
    page.get_by_test_id("guide-on").click()
    expect(page.get_by_test_id("guide")).to_have_attribute("data-stage", "blocked")
    expect(page.get_by_test_id("table")).to_have_attribute("data-step", "camp")
    expect(page.get_by_test_id("guide-words")).to_contain_text("You have gone your own way")
    page.get_by_test_id("guide-skip").click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-step", "reinforce")


# The rules


def show_rules(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.locator('[data-testid="rules"][data-ready]').wait_for()


@pytest.mark.all
@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_a_live_position(page: Page, game: str) -> None:
    show_rules(page, game)
    boxes = page.locator("figure[data-testid^='example-']")
    boxes.nth(2).wait_for()
    for i in range(boxes.count()):
        box = boxes.nth(i)
        box.scroll_into_view_if_needed()
        expect(box).to_have_attribute("data-ready", "")
        expect(box.locator(LIT).first).to_be_attached()
        box.locator(".below .button").first.click()
        expect(box).to_have_attribute("data-decided", "1")
        box.get_by_test_id("example-reset").click()
        expect(box).to_have_attribute("data-decided", "0")


@pytest.mark.all
def test_the_rules_are_searched_whatever_the_accents(page: Page) -> None:
    show_rules(page, "eko")
    page.get_by_test_id("language").select_option("pl")
    search = page.get_by_test_id("rules-search")
    expect(search).to_have_attribute("placeholder", "Szukaj w zasadach")
    search.fill("wymuszony przemarsz")
    sections = page.locator(SECTIONS)
    page.wait_for_function(f"() => [1, 2, 3, 4].includes(document.querySelectorAll('{SECTIONS}').length)")
    search.fill("SWIATYNIA ksiezyca")
    expect(sections).to_have_count(1)
    expect(page.locator("mark").first).to_be_visible()
    search.fill("kangur")
    expect(page.get_by_test_id("rules").get_by_text("Żaden rozdział")).to_be_visible()


@pytest.mark.all
def test_the_rules_tell_where_components_are_known_from(page: Page) -> None:
    show_rules(page, "eko")
    page.get_by_test_id("source-buildings").locator("summary").press("Enter")  # examples above may still be coming
    expect(page.get_by_test_id("source-buildings").get_by_text("from the rulebook")).to_be_visible()
    page.get_by_test_id("source-large").locator("summary").press("Enter")
    expect(page.get_by_test_id("source-large").get_by_text("our reconstruction")).to_be_visible()


@pytest.mark.all
def test_the_rules_beside_a_game_leave_it_in_play(page: Page) -> None:
    lay(page, "eko", ["person", "bot:novice"])
    sight = look(page)
    page.keyboard.press("r")
    page.get_by_test_id("rules-panel").locator('[data-testid="rules"][data-ready]').wait_for()
    board, panel = page.get_by_test_id("board").bounding_box(), page.get_by_test_id("rules-panel").bounding_box()
    assert board is not None
    assert panel is not None
    assert board["x"] + board["width"] <= panel["x"] + 1, "the panel hides a part of the board"
    touch(page, "button:keep" if "button:keep" in sight.lit else sight.lit[0])
    look(page, sight, waiting=True)
    page.get_by_test_id("rules-close").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules-panel")).to_have_count(0)


@pytest.mark.all
def test_the_rules_beside_a_game_follow_its_options(page: Page) -> None:
    show_rules(page, "eko")
    rules = page.get_by_test_id("rules")
    expect(rules.get_by_text("one may be enough")).to_be_visible()
    expect(rules.locator('[data-section="options"]')).to_have_count(0)
    lay(page, "eko", ["person", "bot:novice"], {"majority": "more-than-half"})
    look(page)
    page.keyboard.press("r")
    page.get_by_test_id("rules-panel").locator('[data-testid="rules"][data-ready]').wait_for()
    expect(rules.get_by_text("at least two of the three storm spaces")).to_be_visible()
    expect(rules.get_by_text("one may be enough")).to_have_count(0)
    expect(rules.locator('[data-section="options"]')).to_contain_text("At least two of the three")


@pytest.mark.all
def test_the_ways_to_learn_stand_in_the_lobby_and_in_the_set_up(page: Page) -> None:
    page.goto("/")
    page.locator('[data-testid="lobby"][data-connection="open"]').wait_for()
    page.get_by_test_id("learn-eko").click()
    page.get_by_test_id("guide").wait_for()
    page.goto("/new/eko")
    page.get_by_test_id("rules-eko").click()
    page.locator('[data-testid="rules"][data-ready]').wait_for()


@pytest.mark.all
def test_the_guide_is_played_by_keys_alone(page: Page) -> None:
    """Ekö: Enter goes on, the list of choices takes what the guide asks for."""
    sight = open_guide(page, "eko")
    page.get_by_test_id("guide-next").focus()
    page.keyboard.press("Enter")
    sight = see(page, sight)
    assert sight.stage == "do"
    page.get_by_test_id("choices").locator("input").focus()
    page.keyboard.type("keep")
    page.keyboard.press("Enter")
    sight = see(page, sight)
    assert sight.step == "gather"


@pytest.mark.all
@pytest.mark.parametrize("game", GAMES)
def test_learning_is_accessible_and_speaks_three_languages(page: Page, game: str) -> None:
    open_guide(page, game)
    found = check_access(page, "dark")
    show_rules(page, game)
    page.locator("figure").first.scroll_into_view_if_needed()
    page.locator("figure[data-ready]").first.wait_for()
    found += check_access(page, "light")
    assert not found, "\n".join(found)
    seen: dict[str, set[str]] = {}
    for language in ("en", "pl", "cs"):
        page.get_by_test_id("language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        seen[language] = wait_for_words(page, list(seen.values()))


def check_access(page: Page, scheme: Literal["light", "dark"]) -> list[str]:
    """What axe finds; the boards themselves are looked at in both colours where the tables are."""
    if not AXE.exists():
        return []
    page.evaluate(AXE.read_text())
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)
    settle(page)
    violations: list[dict[str, Any]] = page.evaluate(RUN)
    return [f"{page.url} {scheme}: {each}" for each in grave(violations)]


@pytest.mark.all
def test_a_phone_shows_guide_and_board_together(visitor: NewContext) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    sight = open_guide(page, "eko")
    follow(page, sight)
    see(page, sight)
    settle(page)
    for part in ("guide", "board"):
        box = page.get_by_test_id(part).bounding_box()
        assert box is not None
        assert box["height"] > 120
        assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"] + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
