"""The report: one file that says what the run said, with plots, and that needs nothing from elsewhere."""

from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

from moonsaga.arena.report.page import write_page
from moonsaga.arena.report.plots import Line, Plot, draw, ticks
from moonsaga.arena.run import Arena, run_arena
from moonsaga.arena.sequential import Gate
from moonsaga.kernel.registry import get_game

pytestmark = pytest.mark.once

EKO = get_game("eko")
SHORT = EKO.resolve({"turn_limit": 20})
VOID = {"meta", "line", "circle", "polyline", "polygon"}


class Page(HTMLParser):
    """Tags, attributes and words of a page; every tag that is opened has to be closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def count(self, tag: str, **attributes: str) -> int:
        return sum(name == tag and attributes.items() <= found.items() for name, found in self.tags)


@pytest.fixture(scope="module")
def found() -> Arena:
    return run_arena(EKO, [[SHORT]], ["adept", "novice"], 24, 1, workers=1, gate=Gate(0, 50))


def test_a_match_is_plotted_block_by_block(found: Arena) -> None:
    page = Page(write_page(found))
    assert page.count("svg") == 4
    assert page.count("polygon", **{"class": "band"}) == 1
    lines = [str(attributes["points"]).split() for tag, attributes in page.tags if tag == "polyline"]
    assert [len(points) for points in lines] == [found.blocks] * 4
    words = " ".join(page.words)
    assert isinstance(found.match, msgspec.Struct)
    for said in (
        f"{100 * found.match.score:.1f} %",
        f"{found.match.elo:+.0f} Elo",
        "0 against 50 Elo",
        "blocks",
        found.digest,
        "turn_limit=20",
    ):
        assert said in words


def test_the_page_needs_nothing_from_elsewhere_and_follows_light_and_dark(found: Arena) -> None:
    text = write_page(found)
    page = Page(text)
    assert not page.count("script")
    assert not {"src", "href"} & {name for _, attributes in page.tags for name in attributes}
    assert "http" not in text
    assert "url(" not in text
    assert "prefers-color-scheme: dark" in text


def test_several_bots_have_ratings_and_no_match() -> None:
    page = Page(write_page(run_arena(EKO, [[SHORT]], ["adept", "novice", "random"], 6, 1, workers=1)))
    assert page.count("svg") == 1
    assert page.count("circle") == 3


def test_names_are_no_markup(found: Arena) -> None:
    bots = tuple(msgspec.structs.replace(bot, bot=f"<b>{bot.bot}") for bot in found.bots)
    page = Page(write_page(msgspec.structs.replace(found, bots=bots)))
    assert "<b>adept" in page.words


def test_one_block_is_a_point() -> None:
    plot: Any = Plot(title="t", unit="u", lines=[Line("a", "first", [(1.0, 3.0)])])
    assert Page(draw(plot)).count("circle") == 1


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 100, [0, 20, 40, 60, 80, 100]), (-3.4, 3.4, [-2, 0, 2]), (0, 0.3, [0, 0.1, 0.2, 0.3]), (1, 1, [1])],
)
def test_ticks_are_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == expected
