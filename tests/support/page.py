"""What a person does at the table: look, touch, wait for the others. It finds things by what the client promises to
carry (`data-testid`, `data-target`, `data-lit`), never by how they look."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, Route

PATIENCE = 60_000
"""Milliseconds a test waits for what should appear at once: only what fails takes so long."""
MOST_TOUCHES = 1500
"""No game in these tests needs so many; a client that goes in circles is stopped here."""

LIT = "[data-target][data-lit]"
"""What can be touched now."""

LOOK = """({ before, waiting, lit }) => {
    const part = (id) => document.querySelector(`[data-testid="${id}"]`)
    const table = part('table')
    if (table === null) return null
    const things = [...document.querySelectorAll(`[data-testid="board"] ${lit}`)]
    const seen = {
        number: Number(table.dataset.number ?? -1),
        lit: [...new Set(things.map((thing) => thing.dataset.target))],
        touched: part('touched')?.textContent ?? '',
        sure: part('confirm') === null,
        curtain: part('curtain-open') !== null,
        over: part('end-screen') !== null,
    }
    const idle = seen.lit.length === 0 && seen.sure && !seen.curtain && !seen.over
    return (idle && !waiting) || JSON.stringify(seen) === before ? null : JSON.stringify(seen)
}"""
"""What lies before the person as soon as it differs from before, and there is something to do or the person waits."""


SETTLE = """async () => {
    for (let still = 0; still < 3; ) {
        await new Promise((next) => requestAnimationFrame(next))
        const moving = document.getAnimations()
        for (const each of moving) {
            if (each.effect?.getTiming().iterations === Infinity) each.cancel()
            else each.finish()
        }
        still = moving.length > 0 ? 0 : still + 1
    }
}"""
"""Ends all that moves, until there was nothing to end for some frames in a row."""


class Sight(msgspec.Struct, frozen=True):
    """What a person sees who is asked something."""

    number: int
    """So many actions lie behind this position."""
    lit: tuple[str, ...]
    touched: str
    sure: bool
    """False: the table asks whether this was meant."""
    curtain: bool
    over: bool
    text: str = ""


Choose = Callable[[Sequence[str]], str]


def look(page: Page, before: Sight | None = None, waiting: bool = False) -> Sight:
    """Wait until this person has something to do that was not there before; or if `waiting`, until anything changes."""
    known = before.text if before else None
    found = page.wait_for_function(LOOK, arg={"before": known, "waiting": waiting, "lit": LIT})
    text: str = found.json_value()
    return msgspec.structs.replace(msgspec.json.decode(text, type=Sight), text=text)


def thing(page: Page, target: str) -> Locator:
    """A thing on the board. A space and the stack on it are drawn inside each other: either will do."""
    return page.get_by_test_id("board").locator(f'[data-target="{target}"]').first


def touch(page: Page, target: str) -> None:
    thing(page, target).click()


def tap(page: Page, target: str) -> None:
    thing(page, target).tap()


def choose_at_random(seed: int) -> Choose:
    """At random, but the same each time: it depends on what is offered, and how often that was offered before.

    How often a page was looked at while it changed makes no difference.
    """
    offered: Counter[str] = Counter()

    def choose(lit: Sequence[str]) -> str:
        words = " ".join(sorted(lit))
        offered[words] += 1
        return random.Random(f"{seed} {offered[words]} {words}").choice(sorted(lit))

    return choose


def play(
    page: Page,
    choose: Choose,
    enough: Callable[[Sight], bool],
    hand: Callable[[Page, str], None] = touch,
) -> Sight:
    """Touch lit things, and confirm what is asked back, until it is enough; the game's end is always enough."""
    sight = look(page)
    for _ in range(MOST_TOUCHES):
        if sight.over or enough(sight):
            return sight
        answer(page, sight, choose, hand)
        sight = look(page, sight)
    raise AssertionError(f"the game did not end within {MOST_TOUCHES} touches")


def answer(page: Page, sight: Sight, choose: Choose, hand: Callable[[Page, str], None] = touch) -> None:
    """One touch of what lies before the person."""
    if sight.curtain:
        page.get_by_test_id("curtain-open").click()
    elif not sight.sure:
        page.get_by_test_id("confirm").click()
    else:
        hand(page, choose(sight.lit))


def decide(page: Page, choose: Choose) -> None:
    """Make one decision, and wait until it lies on the table; others may be next."""
    first = sight = look(page)
    for _ in range(MOST_TOUCHES):
        if sight.over or sight.number > first.number:
            return
        if sight.lit or not sight.sure or sight.curtain:
            answer(page, sight, choose)
        sight = look(page, sight, waiting=True)
    raise AssertionError("these touches lead to no decision")


def play_to_the_end(page: Page, choose: Choose) -> None:
    play(page, choose, lambda _: False)
    page.get_by_test_id("end-screen").wait_for()


def play_decisions(page: Page, choose: Choose, count: int, hand: Callable[[Page, str], None] = touch) -> Sight:
    """Play until so many actions more lie behind the position."""
    first = look(page)
    return play(page, choose, lambda sight: sight.number >= first.number + count, hand)


def read_log(page: Page) -> list[str]:
    """The lines of the log, as far as they are drawn."""
    return page.get_by_test_id("log").locator("li").all_inner_texts()


def expect_log(page: Page, lines: list[str]) -> None:
    until(page, lambda: read_log(page) == lines, lambda: f"the log is {read_log(page)}, not {lines}")


def position(page: Page) -> int:
    """So many actions lie behind the position shown."""
    return int(page.get_by_test_id("table").get_attribute("data-number") or -1)


def wait_for_number(page: Page, number: int) -> None:
    page.wait_for_function(
        "(least) => Number(document.querySelector('[data-testid=table]')?.dataset.number) >= least", arg=number
    )


# Laying a table

Options = Mapping[str, str | int | bool]


def lay(page: Page, game: str, seats: Sequence[str] = (), options: Options | None = None, private: bool = False) -> str:
    """Make a table and go there; gives its id. Seats are person, screen, open or a bot:adept."""
    table = order(page, game, seats, options, private=private)
    page.goto(f"/table/{table}")
    return arrive(page)


def order(page: Page, game: str, seats: Sequence[str] = (), options: Options | None = None, **more: object) -> str:
    """Make a table by request, without the form, and stay where one is; gives its id."""
    ask(page, "/api/me")
    wishes = [_wish(seat) for seat in seats]
    made = ask(page, "/api/tables", {"game": game, "seats": wishes, "options": options or {}, **more})
    table: str = made["id"]
    return table


def _wish(seat: str) -> dict[str, str]:
    kind, _, level = seat.partition(":")
    return {"kind": kind, "bot": level}


def lay_by_form(page: Page, game: str, seats: Sequence[str] = (), options: Options | None = None) -> str:
    """Fill in the form and send it; gives the table's id."""
    page.goto(f"/new/{game}")
    page.get_by_test_id("create-form").wait_for()
    _fill_seats(page, seats)
    more = page.locator("details:not([open]) > summary")
    if options and more.count():
        more.click()
    for name, value in (options or {}).items():
        _fill_option(page.locator(f'[data-option="{name}"]'), value)
    page.get_by_test_id("create-submit").click()
    return arrive(page)


def _fill_seats(page: Page, seats: Sequence[str]) -> None:
    count = page.locator(f'input[name="count"][value="{len(seats)}"]')
    if count.count():
        count.check()
    for i, wish in enumerate(seats):
        page.get_by_test_id(f"seat-{i}").select_option(wish)


def _fill_option(field: Locator, value: str | int | bool) -> None:
    if isinstance(value, bool):
        field.get_by_role("checkbox").set_checked(value)
    elif field.locator("select").count():
        field.locator("select").first.select_option(str(value))
    else:
        field.locator("input").first.fill(str(value))


def arrive(page: Page) -> str:
    """Wait until the page shows a table; its id."""
    page.wait_for_url("**/table/*")
    page.get_by_test_id("table").wait_for()
    return page.url.split("/table/")[1].split("?")[0]


class Held:
    """Requests of a page that are kept back until they are released; those that come later pass at once."""

    def __init__(self, page: Page, pattern: str, method: str = "GET") -> None:
        self._page = page
        self._method = method
        self._routes: list[Route] = []
        self._released = False
        page.route(pattern, self._meet)

    def _meet(self, route: Route) -> None:
        if self._released or route.request.method != self._method:
            route.continue_()
        else:
            self._routes.append(route)

    def wait(self) -> None:
        """Wait until there is such a request."""
        until(self._page, lambda: bool(self._routes))

    def release(self) -> None:
        self.wait()
        self._released = True
        for route in self._routes:
            route.continue_()


def until(page: Page, condition: Callable[[], bool], problem: Callable[[], str] = lambda: "waited in vain") -> None:
    """Wait for something that no single page can tell by itself; it is looked at again and again."""
    end = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < end, problem()
        page.evaluate("() => new Promise((next) => setTimeout(next, 10))")


def settle(page: Page) -> None:
    """Wait until nothing moves any more and no colour is on its way to another: the end of one can begin the next."""
    page.mouse.move(0, 0)  # what lies under the pointer has other colours
    page.evaluate(SETTLE)


def ask(page: Page, path: str, data: Mapping[str, object] | None = None) -> Any:
    """What the server answers to this person; what has data is posted.

    Each request has a connection of its own: one that is kept may be closed by the server just when it is used again.
    """
    method = "GET" if data is None else "POST"
    answer = page.request.fetch(path, method=method, data=data, headers={"connection": "close"})
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    return answer.json() if answer.body() else None
