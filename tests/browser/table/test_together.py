"""Several people: invitations, private tables, spectators, taking back by consent, one screen for two."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewContext
from support.page import (
    Sight,
    ask,
    choose_at_random,
    decide,
    expect_log,
    lay,
    look,
    play,
    position,
    read_log,
    touch,
    until,
    wait_for_number,
)
from support.selection import many

ASKED = '[data-testid="prompt"].mine'
CARD_IDS = """() => [...document.querySelectorAll('[data-zone^="hand:"] [data-target^="card:"]')]
    .map((card) => card.dataset.target.split(':')[1])"""


def test_two_people_play_by_invitation_and_see_each_others_moves(visitor: NewContext) -> None:
    host, guest = sit_together(visitor, "eko")
    before = position(host)
    decisions = many(8, 4)
    take_turns(host, guest, decisions)
    assert position(host) >= before + decisions
    expect_log(guest, read_log(host))


@pytest.mark.all
def test_a_private_table_is_in_no_strangers_lobby(visitor: NewContext) -> None:
    host = visitor().new_page()
    table = lay(host, "eko", ["person", "open"], private=True)
    public = visitor().new_page()
    shown = lay(public, "eko", ["person", "open"])
    stranger = visitor(expect=("Failed to load resource: the server responded with a status of 404",)).new_page()
    stranger.goto("/")
    expect(stranger.get_by_test_id(f"table-{shown}")).to_be_visible()
    expect(stranger.get_by_test_id(f"table-{table}")).to_have_count(0)
    stranger.goto(f"/table/{table}")
    expect(stranger.get_by_role("alert").filter(has_text="table")).to_be_visible()
    host.goto("/")
    expect(host.get_by_test_id(f"table-{table}")).to_be_visible()


def test_a_spectator_sees_the_moves_and_no_hidden_card(visitor: NewContext) -> None:
    host, guest = sit_together(visitor, "blue_moon")
    watcher = visitor().new_page()
    watcher.goto(host.url)
    expect(watcher.get_by_test_id("board")).to_be_visible()
    expect(watcher.get_by_test_id("choices")).to_have_count(0)
    names = {card: face["name"] for card, face in ask(host, "/api/games/blue_moon/components")["cards"].items()}
    for _ in range(many(5, 2)):
        take_turns(host, guest, decisions=2)
        wait_for_number(watcher, position(host))
        hands = host.evaluate(CARD_IDS) + guest.evaluate(CARD_IDS)
        assert hands
        assert_unseen(watcher, hands, names)


def assert_unseen(page: Page, cards: list[str], names: dict[str, str]) -> None:
    """Neither the cards nor their names are anywhere in the page, unless the same name lies open on the table."""
    everything = page.content()
    opened = [
        target.split(".")[-1]
        for target in page.evaluate(
            "() => [...document.querySelectorAll('[data-target]')].map((thing) => thing.dataset.target)"
        )
    ]
    log = " ".join(read_log(page))
    for card in cards:
        name = names[card.split(".")[-1]]
        assert card.split(".")[-1] not in opened, f"{card} is held, and the page knows it"
        public = name in log or name in {names.get(other) for other in opened}
        assert public or name not in everything, f"{name} is held, and the page names it"


# Taking back


@pytest.mark.all
def test_alone_against_a_bot_a_decision_can_be_taken_back(page: Page) -> None:
    lay(page, "eko", ["person", "bot:novice"], {"colours": "fixed"})
    play(page, choose_at_random(1), lambda sight: "button:keep" in sight.lit)
    before = look(page)
    touch(page, "button:keep")
    after = look(page, before)
    assert after.number > before.number
    page.get_by_test_id("undo").click()
    again = look(page, after)
    assert again.lit == before.lit
    expect(page.get_by_test_id("log").locator("li").last).to_contain_text("takes back")


@pytest.mark.all
def test_beyond_the_free_limit_the_other_person_is_asked(visitor: NewContext) -> None:
    host, guest = sit_together(visitor, "eko")
    one, other = one_turn_each(host, guest)
    number = position(one)
    one.get_by_test_id("undo").click()
    expect(one.get_by_text("Waiting for the others")).to_be_visible()
    other.get_by_test_id("agree-undo-no").click()
    expect(one.get_by_text("Waiting for the others")).to_have_count(0)
    assert position(one) == number
    one.get_by_test_id("undo").click()
    other.get_by_test_id("agree-undo").click()
    look(one)
    for each in (one, other):
        expect(each.get_by_test_id("log").locator("li").last).to_contain_text("takes back")


def one_turn_each(host: Page, guest: Page) -> tuple[Page, Page]:
    """Play until a player could only take back with the other's consent; that person first."""
    for _ in range(40):
        take_turns(host, guest, decisions=1)
        for one, other in ((host, guest), (guest, host)):
            if one.locator('[data-testid="undo"][data-undo="ask"]').count():
                return one, other
    raise AssertionError("nobody ever had to ask")


# One screen


def test_at_one_screen_a_curtain_hides_both_hands(page: Page) -> None:
    lay(page, "blue_moon", ["person", "screen"])
    names = [face["name"] for face in ask(page, "/api/games/blue_moon/components")["cards"].values()]
    curtains = 0

    def see(sight: Sight) -> bool:
        nonlocal curtains
        if sight.curtain:
            curtains += 1
            everything = page.content()
            shown = [name for name in names if name in everything]
            assert not shown, f"behind the curtain one reads {shown}"
            assert page.locator("[data-target], [data-slot]").count() == 0
        return curtains >= many(4, 2)

    play(page, choose_at_random(5), see)
    assert curtains >= many(4, 2), "the curtain never came between turns"


@pytest.mark.all
def test_at_one_screen_without_secrets_there_is_no_curtain(page: Page) -> None:
    lay(page, "eko", ["person", "screen"], {"colours": "fixed"})
    play(page, choose_at_random(1), lambda sight: "button:keep" in sight.lit)
    seats = set()

    def see(sight: Sight) -> bool:
        assert not sight.curtain
        seats.add(page.locator('[data-testid="players"] [aria-current="true"]').first.get_attribute("data-seat"))
        return len(seats) > 1

    play(page, choose_at_random(1), see)
    assert seats == {"0", "1"}


# Helpers


def sit_together(visitor: NewContext, game: str) -> tuple[Page, Page]:
    """One lays a table with an open seat, the other comes by the link."""
    host, guest = visitor().new_page(), visitor().new_page()
    lay(host, game, ["person", "open"])
    link = host.get_by_test_id("invitation").input_value()
    guest.goto(link)
    guest.get_by_test_id("join-sit").click()
    for page in (host, guest):
        expect(page.get_by_test_id("table")).to_have_attribute("data-status", "running")
        page.get_by_test_id("board").wait_for()
    rest(host, guest)
    return host, guest


def take_turns(host: Page, guest: Page, decisions: int, seed: int = 1) -> None:
    """The player to act plays, until the table has `decisions` further actions."""
    choose = choose_at_random(seed)
    goal = position(host) + decisions
    while position(host) < goal:
        decide(whoever_is_asked(host, guest), choose)
        rest(host, guest)


def whoever_is_asked(host: Page, guest: Page) -> Page:
    rest(host, guest)
    return host if host.locator(ASKED).count() else guest


def rest(host: Page, guest: Page) -> None:
    """Wait until both see the same position, in which one of them is asked or the game is over."""

    def resting() -> bool:
        pages = (host, guest)
        waits = any(page.locator(ASKED).or_(page.get_by_test_id("end-screen")).count() for page in pages)
        return waits and position(host) == position(guest)

    until(host, resting, lambda: f"nobody is asked anything: positions {position(host)} and {position(guest)}")
