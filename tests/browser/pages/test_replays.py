"""Games are looked at again: every recorded game forward and back, moments, eyes, charts, and playing on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, SMALL, NewContext
from moonsaga.kernel.records import game_of, read_record, verify
from support.page import arrive, ask, choose_at_random, lay, look, play_decisions, play_to_the_end, until

RECORDS = Path(__file__).parents[2] / "records"
GAMES = ("eko", "blue_moon", "saga", "crescent_moon")

SCRUB = """async ({ id, places }) => {
    const part = (name) => document.querySelector(`[data-testid="${name}"]`)
    const until = async (what, found) => {
        const end = performance.now() + 60000
        while (!found()) {
            if (performance.now() > end) throw new Error(`${id}: waited in vain for ${what}`)
            await new Promise((next) => setTimeout(next, 4))
        }
    }
    history.pushState(null, '', `/replay/${id}?at=0&seat=all`)
    dispatchEvent(new PopStateEvent('popstate'))
    await until('the replay', () => part('replay')?.dataset.id === id && part('board')?.innerText)
    const RESTING = 4
    const show = async (at) => {
        const slider = part('replay-slider')
        slider.value = String(at)
        slider.dispatchEvent(new Event('input', { bubbles: true }))
        await until(`position ${at}`, () => part('replay').dataset.at === String(at))
        // What is measured is drawn again with the measure: it has come to rest when some frames in a row are the same.
        let now = read()
        for (let same = 0; same < RESTING; ) {
            await new Promise((next) => requestAnimationFrame(next))
            finish()
            const next = read()
            same = next === now ? same + 1 : 0
            now = next
        }
        if (part('board-failed')) throw new Error(`${id}: the board at ${at} cannot be drawn`)
        return now
    }
    const finish = () => {
        const moving = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity)
        moving.forEach((each) => each.finish())
    }
    const read = () => {
        const board = part('board')
        const things = [...board.querySelectorAll('[data-target]')].map((each) => {
            const box = each.getBoundingClientRect()
            return `${each.dataset.target} ${Math.round(box.x)} ${Math.round(box.y)}`
        })
        return `${part('story').innerText}|${board.innerText}|${things.join()}`
    }
    const seen = []
    for (const at of places) seen.push(await show(at))
    const back = []
    for (const at of [...places].reverse().slice(1)) back.unshift(await show(at))
    back.push(seen.at(-1))
    return [seen, back]
}"""
"""Draw the slider to some positions and back; read what lies on the table at each: words, things, where they are."""


def upload(page: Page, path: Path) -> Any:
    return ask(page, "/api/replays", {"text": path.read_text("utf-8"), "name": path.name})


def open_replay(page: Page, record: str, query: str = "") -> Any:
    """A record, uploaded and looked at; what the server said of it."""
    ask(page, "/api/me")
    replay = upload(page, RECORDS / f"{record}.txt")
    page.goto(f"/replay/{replay['id']}{query}")
    settled(page).wait_for()
    return replay


def sit_down(page: Page, record: str, at: int) -> None:
    """A table in the middle of a recorded game, this person in the first seat: what it looks like there is at issue."""
    ask(page, "/api/me")
    replay = upload(page, RECORDS / f"{record}.txt")
    others = [{"kind": "bot", "bot": "novice"}] * (len(replay["table"]["seats"]) - 1)
    table = ask(page, f"/api/replays/{replay['id']}/play", {"at": at, "seats": [{"kind": "person"}, *others]})
    page.goto(f"/table/{table['id']}")
    sight = look(page)
    assert sight.number >= at
    assert not sight.over


def settled(page: Page) -> Locator:
    """The replay with its log and its chart."""
    return page.locator('[data-testid="replay"][data-whole="true"]')


def at(page: Page, position: int) -> None:
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(position))


def expect_words(page: Page, words: str) -> None:
    """What can be read on the board."""
    board = page.get_by_test_id("board")
    until(page, lambda: board.inner_text() == words, lambda: f"the board reads {board.inner_text()}, not {words}")


@pytest.mark.all
@pytest.mark.parametrize("game", GAMES)
def test_every_record_goes_to_its_end_and_back(visitor: NewContext, game: str) -> None:
    page = visitor(viewport=SMALL).new_page()
    page.goto("/replays")
    page.get_by_test_id("replays").wait_for()
    for path in sorted((RECORDS / game).glob("*.txt")):
        replay = upload(page, path)
        last = replay["last"]
        places = sorted({0, last // 2, last})
        forward, back = page.evaluate(SCRUB, {"id": replay["id"], "places": places})
        assert forward == back, path.name
        assert len(set(forward)) > min(1, last), f"{path.name}: the board does not change"


def test_by_hand_a_game_is_scrubbed_stepped_and_played(visitor: NewContext) -> None:
    page = visitor(fresh=True).new_page()
    page.clock.install()
    replay = open_replay(page, "eko/points")
    last = replay["last"]
    at(page, 0)
    page.get_by_test_id("replay-next").click()
    at(page, 1)
    page.get_by_test_id("replay-slider").focus()
    page.keyboard.press("End")
    at(page, last)
    expect(page.get_by_test_id("story")).to_contain_text("wins")
    page.keyboard.press("ArrowLeft")
    at(page, last - 1)
    page.get_by_test_id("replay-first").click()
    at(page, 0)
    page.keyboard.press(".")
    at(page, 1)
    page.keyboard.press(",")
    at(page, 0)
    page.get_by_test_id("replay-speed").select_option("4")
    page.get_by_test_id("replay-play").click()
    page.wait_for_function("() => Number(document.querySelector('[data-testid=replay]').dataset.at) >= 3")
    page.keyboard.press("p")
    stopped = page.get_by_test_id("replay").get_attribute("data-at")
    page.clock.run_for(5000)
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(stopped))


@pytest.mark.all
def test_a_line_of_the_log_and_a_point_of_the_chart_lead_to_their_position(page: Page) -> None:
    last = open_replay(page, "blue_moon/dragons")["last"]
    line = page.get_by_test_id("log").locator("[data-line='9']").first
    line.get_by_role("button").click()
    at(page, 9)
    expect(line.get_by_role("button")).to_have_attribute("aria-current", "step")
    chart = page.get_by_test_id("chart")
    chart.get_by_role("slider").focus()
    page.keyboard.press("End")
    at(page, last)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("replay")).not_to_have_attribute("data-at", str(last))
    page.get_by_test_id("chart-what").select_option("count-cards-left")
    chart.locator("summary").click()
    rows = chart.locator("tbody tr")
    rows.nth(3).get_by_role("button").click()
    at(page, int(rows.nth(3).locator("th").inner_text()))
    rows.nth(10).wait_for(state="attached")


@pytest.mark.all
def test_a_link_leads_to_the_moment_and_the_eyes(page: Page, visitor: NewContext) -> None:
    replay = open_replay(page, "blue_moon/dragons", "?at=20&seat=2")
    at(page, 20)
    expect(page.get_by_test_id("eyes")).to_have_value("1")
    page.get_by_test_id("replay-next").click()
    page.wait_for_url(f"**/replay/{replay['id']}?at=21&seat=2")
    other = visitor().new_page()
    other.goto(page.url)
    settled(other).wait_for()
    at(other, 21)
    expect(other.get_by_test_id("eyes")).to_have_value("1")
    hidden = page.get_by_test_id("board").inner_text()
    expect_words(other, hidden)
    other.get_by_test_id("eyes").select_option("all")
    settled(other).wait_for()
    expect(other.get_by_test_id("board")).not_to_have_text(hidden)
    at(other, 21)


@pytest.mark.all
def test_a_record_is_chosen_from_the_disk_and_a_bad_one_is_explained(visitor: NewContext, tmp_path: Path) -> None:
    page = visitor(expect=("Failed to load resource: the server responded with a status of 400",)).new_page()
    page.goto("/")
    page.get_by_test_id("to-replays").click()
    bad = tmp_path / "bad.txt"
    bad.write_text((RECORDS / "saga" / "track.txt").read_text("utf-8")[:900], "utf-8")
    page.get_by_test_id("upload").set_input_files(bad)
    expect(page.get_by_test_id("problem")).to_contain_text("bad.txt, line")
    page.get_by_test_id("upload").set_input_files(RECORDS / "saga" / "track.txt")
    settled(page).wait_for()
    with page.expect_download() as saved:
        page.get_by_test_id("download").click()
    text = Path(saved.value.path()).read_text("utf-8")
    assert text == (RECORDS / "saga" / "track.txt").read_text("utf-8")
    page.goto("/replays")
    mine = page.get_by_test_id("my-records").locator("li")
    expect(mine).to_have_count(1)
    mine.get_by_role("button").click()
    expect(mine).to_have_count(0)


@pytest.mark.all
@pytest.mark.early
def test_a_game_is_played_on_from_a_moment(page: Page) -> None:
    open_replay(page, "eko/turn-limit", "?at=54&seat=1")
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-seat-1").select_option("bot:random")
    page.get_by_test_id("play-on-begin").click()
    arrive(page)
    look(page)
    expect(page.get_by_test_id("log").locator("li").first).to_be_visible()
    play_to_the_end(page, choose_at_random(3))
    page.get_by_test_id("watch-replay").click()
    settled(page).wait_for()
    expect(page.get_by_test_id("eyes")).to_have_value("0")
    with page.expect_download() as saved:
        page.get_by_test_id("download").click()
    record = read_record(Path(saved.value.path()).read_text("utf-8"))
    assert verify(game_of(record), record).ending


@pytest.mark.all
def test_one_looks_back_at_a_running_game_with_ones_own_eyes(page: Page) -> None:
    table = lay(page, "blue_moon", ["person", "bot:novice"])
    sight = play_decisions(page, choose_at_random(5), 12)
    before = page.get_by_test_id("board").inner_text()
    page.get_by_test_id("look-back").click()
    settled(page).wait_for()
    expect(page.get_by_test_id("eyes")).to_be_disabled()
    expect(page.get_by_test_id("play-on")).to_have_count(0)
    expect(page.get_by_test_id("download")).to_have_count(0)
    last = int(page.get_by_test_id("replay").get_attribute("data-last") or 0)
    at(page, last)
    assert last > 3
    page.get_by_test_id("replay-back").click()
    at(page, last - 1)
    page.get_by_test_id("to-table").click()
    arrive(page)
    assert page.url.endswith(table)
    assert look(page).number >= sight.number
    expect_words(page, before)


@pytest.mark.all
def test_on_a_phone_chart_and_log_come_up_on_demand(visitor: NewContext) -> None:
    page = visitor(viewport=PHONE, has_touch=True).new_page()
    open_replay(page, "crescent_moon/points", "?at=30")
    expect(page.get_by_test_id("chart")).to_be_hidden()
    page.get_by_test_id("tab-chart").tap()
    expect(page.get_by_test_id("chart")).to_be_visible()
    page.get_by_test_id("tab-log").tap()
    expect(page.get_by_test_id("chart")).to_be_hidden()
    page.get_by_test_id("log").locator("[data-line='28']").first.get_by_role("button").tap()
    at(page, 28)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
