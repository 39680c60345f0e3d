#!/usr/bin/env python3
"""Take the pictures in docs/images: a server of its own, a story that is always the same, a real browser.

    tools/make_images.py              all of them
    tools/make_images.py lobby        those whose name begins so

The dice are the server's, so two runs show different games, but always the same scenes at the same point of the story.
"""

from __future__ import annotations

import argparse
import base64
import os
import random
import re
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from browser.conftest import FLAGS, PHONE, WIDE
from support.page import Sight, arrive, lay, look, position, read_log
from support.server_process import Server

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "images"
RECORDS = [
    ROOT / "tests" / "records" / name for name in ("eko/points-of-three.txt", "blue_moon/dragons.txt", "saga/track.txt")
]
SERVER = ["--pace", "0", "--bot-seconds", "0.3", "--no-limits"]
MOST_DECISIONS = 400
MOST_GAMES = 12
STEPS = (4, 6, 8, 12, 16)
"""Colours are rounded to multiples of the first: nobody sees it, and the files are two thirds as large. What is still
too large is rounded more."""
MOST_BYTES = 400_000

EKO_WISHES = (
    r"build .* castle",
    r"build .* tower",
    r"build .* camp$",
    r"x",
    r"reinforce .* [1-3]$",
    r"\+",
    r"-",
    r"keep",
)
"""What Ada would rather do, first wish first: she builds, then takes, then gathers."""
BLUE_MOON_WISHES = (r"play", r"announce", r"use|satisfy|do$", r"skip|end", r"decline", r"retreat")
"""She plays what she can, and announces."""
SAGA_WISHES = (r"plunder", r"recruit", r"scout", r"move")
CRESCENT_WISHES = (r"assault", r"build", r"influence", r"recruit")
DEALING_WISHES = (r"price [1-3]$", r"hire|bribe|ask", r"influence")

TALK = (
    ("Bruno", "Hello Ada, is the other seat for me?"),
    ("Ada", "It is. Ten minutes each, do you mind?"),
    ("Ada", "Good luck, have fun!"),
    ("Bruno", "You too. I have not played this one for a year."),
    ("Ada", "Take your time: the clock is generous."),
)

CARDS_OUT = """() => {
    const count = (zone) => document.querySelectorAll(`[data-zone^="${zone}:"] [data-slot]`).length
    return { combat: count('combat'), support: count('support'), hand: count('hand') }
}"""

FILTER = """async ([picture, step]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
    const { width, height } = image
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    pen.drawImage(image, 0, 0)
    const dots = pen.getImageData(0, 0, width, height).data
    const length = width * 3
    const round = (value) => Math.min(255, Math.round(value / step) * step)
    const rows = Array.from({ length: height }, (_, y) =>
        Uint8Array.from({ length }, (_, i) => round(dots[(y * width + Math.floor(i / 3)) * 4 + (i % 3)])))
    const paeth = (left, up, corner) => {
        const [x, y, z] = [left, up, corner].map((each) => Math.abs(left + up - corner - each))
        return x <= y && x <= z ? left : y <= z ? up : corner
    }
    const guesses = [() => 0, (left) => left, (_, up) => up, (left, up) => (left + up) >> 1, paeth]
    const filtered = (row, above, kind) => {
        const bytes = new Uint8Array(length + 1)
        bytes[0] = kind
        let cost = 0
        for (let i = 0; i < length; i++) {
            const rest = (row[i] - guesses[kind](row[i - 3] ?? 0, above[i], above[i - 3] ?? 0)) & 255
            bytes[i + 1] = rest
            cost += Math.min(rest, 256 - rest)
        }
        return { bytes, cost }
    }
    const all = (row, above) => guesses.map((_, kind) => filtered(row, above, kind))
    const best = (row, above) => all(row, above).sort((a, b) => a.cost - b.cost)[0].bytes
    const text = rows.map((row, y) => String.fromCharCode(...best(row, rows[y - 1] ?? new Uint8Array(length)))).join('')
    return { width, height, rows: btoa(text) }
}"""
"""The rows of a picture as PNG wants them, each with the filter that leaves least: the browser can read pictures."""

Options = Mapping[str, str | int | bool]


# The story


class Story:
    """Ada is new here, Bruno plays all day."""

    def __init__(self, browser: Browser, home: str, only: Sequence[str]) -> None:
        self.browser = browser
        self.home = home
        self.only = only
        self.count = 0
        self.desk = browser.new_page()
        self.ada = self.come("Ada")
        self.bruno = self.come("Bruno")

    def come(self, name: str) -> BrowserContext:
        context = self.browser.new_context(
            base_url=self.home,
            viewport=WIDE,
            locale="en-GB",
            reduced_motion="reduce",
            color_scheme="light",
        )
        context.set_default_timeout(30_000)
        context.request.get("/api/me")
        context.request.put("/api/me", data={"name": name}, headers={"Origin": self.home})
        return context

    def wants(self, *names: str) -> bool:
        return not self.only or any(name.startswith(tuple(self.only)) for name in names)

    def take(self, page: Page, name: str, dark: bool = False, phone: bool = False) -> None:
        """One picture, after everything has come to rest."""
        if not self.wants(name):
            return
        page.set_viewport_size(PHONE if phone else WIDE)
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        page.mouse.move(0, 0)
        page.wait_for_function(f"() => document.documentElement.dataset.theme === '{'dark' if dark else 'light'}'")
        page.evaluate("() => document.fonts.ready")
        page.evaluate("() => document.activeElement?.blur()")
        path = FOLDER / f"{name}.png"
        path.write_bytes(self.pack(page.screenshot(animations="disabled")))
        self.count += 1
        print(f"{self.count:2} {path.relative_to(ROOT)}  {path.stat().st_size // 1000} KB", flush=True)

    def pack(self, picture: bytes) -> bytes:
        """The same picture in fewer bytes."""
        for step in STEPS:
            found = self.desk.evaluate(FILTER, [base64.b64encode(picture).decode(), step])
            head = struct.pack(">IIBBBBB", found["width"], found["height"], 8, 2, 0, 0, 0)
            rows = zlib.compress(base64.b64decode(found["rows"]), 9)
            packed = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
            if len(packed) < MOST_BYTES:
                break
        return packed


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def show_eko_for_two(story: Story) -> None:
    page = story.ada.new_page()
    wishes = {"storms": 1, "portals": True, "pyramids": 1}
    reach(page, "eko", ["bot:adept"], EKO_WISHES, wishes, lambda: turns(page) >= 11)
    story.take(page, "eko")
    story.take(page, "eko-dark", dark=True)
    story.take(page, "eko-phone", phone=True)
    page.close()


def show_eko_for_four(story: Story) -> None:
    page = story.ada.new_page()
    extras = {"storms": 2, "portals": True, "pyramids": 1, "lighthouse": True, "temple_moon": True}
    reach(page, "eko", ["bot:adept"] * 3, EKO_WISHES, extras, lambda: turns(page) >= 25)
    story.take(page, "eko-four")
    story.take(page, "eko-four-dark", dark=True)
    page.close()


def show_blue_moon(story: Story) -> None:
    page = story.ada.new_page()
    reach(page, "blue_moon", ["bot:adept"], BLUE_MOON_WISHES, {}, lambda: is_lively(page))
    story.take(page, "blue-moon")
    story.take(page, "blue-moon-dark", dark=True)
    story.take(page, "blue-moon-phone", phone=True)
    page.close()


def show_saga(story: Story) -> None:
    page = story.ada.new_page()
    reach(page, "saga", ["bot:novice"], SAGA_WISHES, {}, lambda: position(page) >= 50)
    story.take(page, "saga")
    story.take(page, "saga-dark", dark=True)
    story.take(page, "saga-phone", phone=True)
    page.close()


def show_a_battle(story: Story) -> None:
    page = story.ada.new_page()
    reach(page, "saga", ["bot:novice"], SAGA_WISHES, {}, lambda: page.locator(".battle").count() > 0)
    story.take(page, "saga-battle")
    page.close()


def show_crescent_moon(story: Story) -> None:
    page = story.ada.new_page()
    board = page.get_by_test_id("board")
    others = ["bot:novice"] * 4
    reach(page, "crescent_moon", others, CRESCENT_WISHES, {}, lambda: "Year 2" in board.inner_text())
    page.locator('[data-tab="market"]').click()
    story.take(page, "crescent-moon")
    story.take(page, "crescent-moon-dark", dark=True)
    story.take(page, "crescent-moon-phone", phone=True)
    page.close()


def show_a_combat(story: Story) -> None:
    page = story.ada.new_page()
    reach(page, "crescent_moon", ["bot:novice"] * 4, CRESCENT_WISHES, {}, lambda: is_open(page, "fight"))
    story.take(page, "crescent-moon-combat")
    page.close()


def show_a_deal(story: Story) -> None:
    page = story.ada.new_page()
    reach(page, "crescent_moon", ["bot:adept"] * 4, DEALING_WISHES, {}, lambda: hears_an_answer(page))
    story.take(page, "crescent-moon-deal")
    page.set_viewport_size(PHONE)
    page.get_by_test_id("deal-line").last.scroll_into_view_if_needed()
    story.take(page, "crescent-moon-deal-phone", dark=True, phone=True)
    page.close()


def show_a_scoring(story: Story) -> None:
    """The end: what each line of each sheet has brought."""
    page = story.ada.new_page()
    lay(page, "crescent_moon", ["person", *["bot:novice"] * 3])
    play(page, CRESCENT_WISHES, lambda: False)
    story.take(page, "crescent-moon-end")
    page.get_by_test_id("look-at-end").click()
    page.locator('[data-tab="sheet"]').click()
    story.take(page, "crescent-moon-scoring")
    page.close()


def hears_an_answer(page: Page) -> bool:
    """A bot wants another price, and says why."""
    return page.get_by_test_id("deal-line").count() > 1


def talk(ada_page: Page, bruno_page: Page, lines: Sequence[tuple[str, str]]) -> None:
    for name, words in lines:
        speaker = ada_page if name == "Ada" else bruno_page
        speaker.get_by_test_id("say").fill(words)
        speaker.get_by_test_id("say-send").click()
        ada_page.get_by_test_id("talk").get_by_text(words).wait_for()


def is_open(page: Page, tab: str) -> bool:
    """Something happens there, so that it lies open by itself."""
    return page.locator(f'[data-tab="{tab}"][aria-selected="true"]').count() > 0


def turns(page: Page) -> int:
    """Turns begun so far, as the log tells."""
    return sum(line.startswith("Turn ") for line in read_log(page))


def is_lively(page: Page) -> bool:
    """Both sides have cards out, and there is a choice of cards in hand."""
    cards = page.evaluate(CARDS_OUT)
    return bool(cards["combat"] >= 3 and cards["support"] >= 2 and cards["hand"] >= 4)


def show_an_end(story: Story) -> None:
    page = story.ada.new_page()
    lay(page, "eko", ["person", "bot:novice", "bot:novice"])
    play(page, EKO_WISHES, lambda: False)
    story.take(page, "end")
    page.close()


def show_set_up(story: Story) -> None:
    page = story.ada.new_page()
    page.goto("/new/eko")
    page.get_by_test_id("create-form").wait_for()
    page.locator('input[name="count"][value="4"]').check()
    page.get_by_test_id("seat-1").select_option("open")
    page.get_by_test_id("seat-2").select_option("bot:adept")
    story.take(page, "set-up")
    page.close()


def show_lobby(story: Story) -> None:
    """Bruno's tables are of many kinds."""
    theirs = story.bruno.new_page()
    for game, seats in (("eko", ["person", "open", "open", "bot:adept"]), ("blue_moon", ["person", "open"])):
        lay(theirs, game, seats)
    lay(theirs, "blue_moon", ["person", "bot:adept"])
    look(theirs)
    page = story.come("Ada").new_page()
    page.goto("/")
    page.get_by_test_id("open-tables").locator("li").first.wait_for()
    page.wait_for_function("() => document.querySelector('[data-testid=\"game-card-eko\"] h2')?.textContent === 'Ekö'")
    story.take(page, "lobby")
    story.take(page, "lobby-dark", dark=True)
    story.take(page, "lobby-phone", phone=True)
    page.close()


def show_account(story: Story) -> None:
    """Ada keeps what she has played: an account, and her tables on the phone."""
    context = story.come("Ada")
    page = context.new_page()
    for game, seats in (("eko", ["person", "bot:adept"]), ("blue_moon", ["person", "open"])):
        lay(page, game, seats)
    lay(page, "eko", ["person", "bot:novice"], {"turn_limit": 2})
    play(page, EKO_WISHES, lambda: False)
    page.goto("/account")
    page.get_by_test_id("sign-up-form").wait_for()
    story.take(page, "account")
    page.get_by_test_id("sign-up-name").fill("Ada")
    page.get_by_test_id("sign-up-password").fill("a long and quiet evening")
    page.get_by_test_id("sign-up-submit").click()
    page.get_by_test_id("to-mine").wait_for()
    story.take(page, "account-mine")
    page.get_by_test_id("to-mine").click()
    page.get_by_test_id("scores").wait_for()
    story.take(page, "my-tables")
    story.take(page, "my-tables-phone", dark=True, phone=True)
    context.close()


def show_a_replay(story: Story) -> None:
    """A game that Ada was sent, in its middle; and where she keeps such games."""
    page = story.ada.new_page()
    for path in RECORDS:
        page.goto("/replays")
        page.get_by_test_id("upload").set_input_files(path)
        page.get_by_test_id("board").wait_for()
    last = int(page.get_by_test_id("replay").get_attribute("data-last") or 0)
    page.goto(f"{page.url.split('?')[0]}?at={last * 2 // 3}&seat=all")
    page.locator('[data-testid="replay"][data-whole="true"]').wait_for()
    story.take(page, "replay")
    story.take(page, "replay-phone", dark=True, phone=True)
    page.goto("/replays")
    page.get_by_test_id("my-records").wait_for()
    story.take(page, "replays")
    story.take(page, "replays-phone", phone=True)
    page.close()


def show_learning(story: Story) -> None:
    """The rules of a game with their examples, and the guide through a first one."""
    page = story.ada.new_page()
    page.goto("/rules/saga")
    example = page.locator("[data-testid^=example-]").first
    example.scroll_into_view_if_needed()
    example.locator("[data-target]").first.wait_for()
    story.take(page, "rules")
    page.set_viewport_size(PHONE)
    example.evaluate("(box) => box.scrollIntoView({ block: 'center' })")
    story.take(page, "rules-phone", dark=True, phone=True)
    for name, phone in (("guide", False), ("guide-phone", True)):
        page.set_viewport_size(PHONE if phone else WIDE)
        page.goto("/learn/crescent_moon")
        page.get_by_test_id("board").locator("[data-target]").first.wait_for()
        page.get_by_test_id("guide-next").first.click()
        page.locator("[data-marked]").first.wait_for()
        story.take(page, name, phone=phone)
    page.close()


def show_decks(story: Story) -> None:
    """A deck in the making, with too many moons."""
    page = story.ada.new_page()
    page.goto("/decks/blue_moon")
    page.get_by_test_id("workshop").wait_for()
    page.get_by_role("radio", name="Aqua").check(force=True)
    for people, count, place in (("own", 21, 0), ("hoax", 6, -1)):
        page.get_by_test_id("sieve-people").select_option(people)
        for _ in range(count):
            page.locator('[data-card][aria-pressed="false"]').nth(place).click()
    page.get_by_test_id("deck-name").fill("Tide")
    page.get_by_test_id("save-deck").click()
    page.get_by_test_id("my-decks").wait_for()
    page.evaluate("() => scrollTo(0, 0)")
    story.take(page, "decks")
    page.set_viewport_size(PHONE)
    page.locator("[data-card]").first.scroll_into_view_if_needed()
    story.take(page, "decks-phone", dark=True, phone=True)
    page.close()


def show_talk(story: Story) -> None:
    """Ada and Bruno talk while their clocks run."""
    ada_page, bruno_page = story.ada.new_page(), story.bruno.new_page()
    ada_page.goto("/new/eko")
    ada_page.get_by_test_id("create-form").wait_for()
    ada_page.locator('input[name="count"][value="2"]').check()
    ada_page.get_by_test_id("seat-1").select_option("open")
    ada_page.get_by_test_id("clock").select_option(index=3)
    ada_page.get_by_test_id("create-submit").click()
    table = arrive(ada_page)
    bruno_page.goto(f"/table/{table}")
    bruno_page.get_by_test_id("waiting-room").wait_for()
    talk(ada_page, bruno_page, TALK[:2])
    story.take(ada_page, "waiting-room")
    bruno_page.get_by_test_id("sit-1").click()
    for page in (bruno_page, ada_page):
        page.get_by_test_id("side-talk").click()
    talk(ada_page, bruno_page, TALK[2:])
    story.take(ada_page, "talk")
    ada_page.set_viewport_size(PHONE)
    ada_page.get_by_test_id("tab-talk").click()
    story.take(ada_page, "talk-phone", dark=True, phone=True)
    ada_page.close()
    bruno_page.close()


SCENES: dict[Callable[[Story], None], tuple[str, ...]] = {
    show_eko_for_two: ("eko", "eko-dark", "eko-phone"),
    show_eko_for_four: ("eko-four", "eko-four-dark"),
    show_blue_moon: ("blue-moon", "blue-moon-dark", "blue-moon-phone"),
    show_saga: ("saga", "saga-dark", "saga-phone"),
    show_a_battle: ("saga-battle",),
    show_crescent_moon: ("crescent-moon", "crescent-moon-dark", "crescent-moon-phone"),
    show_a_combat: ("crescent-moon-combat",),
    show_a_deal: ("crescent-moon-deal", "crescent-moon-deal-phone"),
    show_a_scoring: ("crescent-moon-end", "crescent-moon-scoring"),
    show_an_end: ("end",),
    show_set_up: ("set-up",),
    show_account: ("account", "account-mine", "my-tables", "my-tables-phone"),
    show_a_replay: ("replay", "replay-phone", "replays", "replays-phone"),
    show_learning: ("rules", "rules-phone", "guide", "guide-phone"),
    show_decks: ("decks", "decks-phone"),
    show_talk: ("talk", "talk-phone", "waiting-room"),
    show_lobby: ("lobby", "lobby-dark", "lobby-phone"),
}


# Playing


def reach(
    page: Page, game: str, others: Sequence[str], wishes: Sequence[str], options: Options, there: Callable[[], bool]
) -> None:
    """Play a game to the point of the story; another one if it ends before."""
    for _ in range(MOST_GAMES):
        lay(page, game, ["person", *others], options)
        if not play(page, wishes, there).over:
            return
    raise RuntimeError("the story does not come to its point")


def play(page: Page, wishes: Sequence[str], there: Callable[[], bool], seed: int = 7) -> Sight:
    """Choose from the list by the first wish that fits, until the story or the game is there."""
    dice = random.Random(seed)
    sight = look(page)
    for _ in range(MOST_DECISIONS):
        if sight.over or there():
            return sight
        sight = look(page, sight) if choose(page, wishes, dice) else look(page)
    raise RuntimeError("this game has no end")


def choose(page: Page, wishes: Sequence[str], dice: random.Random) -> bool:
    """Was there anything to choose?"""
    choices = page.get_by_test_id("choices").locator("[data-notation]")
    notations: list[str] = choices.evaluate_all("(all) => all.map((each) => each.dataset.notation)")
    if not notations:  # the table asks whether it was meant, or something has just been answered
        asked = page.get_by_test_id("confirm").count() > 0
        if asked:
            page.get_by_test_id("confirm").click()
        return asked
    wished = next((fits for wish in wishes if (fits := [n for n in notations if re.search(wish, n)])), notations)
    choices.nth(notations.index(dice.choice(wished))).click()
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="pictures whose names begin so; all if none is given")
    parser.add_argument("--chromium", default=os.environ.get("CHROMIUM") or "/usr/bin/chromium")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), SERVER) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
        story = Story(browser, server.url, given.names)
        for scene, names in SCENES.items():
            if story.wants(*names):
                scene(story)
        browser.close()


if __name__ == "__main__":
    main()
