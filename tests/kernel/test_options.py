"""Options: defaults, checks, and their form on one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.options import Choice, Flag, Number, Text, parse, resolve, write

OPTIONS = (Flag("open"), Number("rounds", 1, 9, 4), Choice("side", ("north", "south"), "north"))


def test_defaults_fill_in_what_is_not_given() -> None:
    assert resolve(OPTIONS, {"rounds": 2}) == {"open": False, "rounds": 2, "side": "north"}


@pytest.mark.parametrize(
    ("given_options", "words"),
    [
        ({"opem": True}, "there is no option 'opem'; there are open, rounds, side"),
        ({"open": 1}, "option open is true or false, not 1"),
        ({"rounds": 10}, "whole number from 1 to 9, not 10"),
        ({"rounds": True}, "whole number from 1 to 9, not True"),
        ({"rounds": "4"}, "whole number from 1 to 9, not '4'"),
        ({"side": "east"}, "one of north, south, not 'east'"),
    ],
)
def test_what_does_not_fit_is_refused(given_options: dict[str, object], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        resolve(OPTIONS, given_options)


@pytest.mark.parametrize(
    ("word", "value"),
    [("open=yes", True), ("open=OFF", False), ("rounds=7", 7), ("side=south", "south")],
)
def test_words_are_read(word: str, value: object) -> None:
    assert list(parse(OPTIONS, [word]).values()) == [value]


@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("rounds", "option rounds needs a value: rounds=4"),
        ("rounds=many", "not 'many'"),
        ("open=maybe", "not 'maybe'"),
        ("side=", "not ''"),
        ("height=3", "there is no option 'height'"),
    ],
)
def test_words_that_do_not_fit_are_refused(word: str, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        parse(OPTIONS, [word])


@given(st.booleans(), st.integers(1, 9), st.sampled_from(["north", "south"]))
def test_what_is_written_is_read(flag: bool, rounds: int, side: str) -> None:
    options = resolve(OPTIONS, {"open": flag, "rounds": rounds, "side": side})
    assert parse(OPTIONS, write(options).split()) == options


# Choice: a word that stands for other options

NAMED = (
    *OPTIONS,
    Choice(
        "style",
        ("calm", "wild", "own"),
        "calm",
        {"calm": {"open": False, "rounds": 4}, "wild": {"open": True, "rounds": 9}},
    ),
)


@pytest.mark.parametrize(
    ("given_options", "found"),
    [
        ({}, (False, 4, "calm")),
        ({"style": "wild"}, (True, 9, "wild")),
        ({"open": True, "rounds": 9}, (True, 9, "wild")),
        ({"style": "wild", "rounds": 4}, (True, 4, "own")),
        ({"style": "wild", "open": False, "rounds": 4}, (False, 4, "calm")),
        ({"style": "own"}, (False, 4, "calm")),
        ({"open": True}, (True, 4, "own")),
    ],
)
def test_a_word_for_a_set_gives_its_values_and_is_the_name_of_them(
    given_options: dict[str, object], found: tuple[object, ...]
) -> None:
    """What is given besides wins; then the set has another name."""
    options = resolve(NAMED, given_options)
    assert (options["open"], options["rounds"], options["style"]) == found
    assert resolve(NAMED, options) == options
    assert resolve(NAMED, parse(NAMED, write(options).split())) == options


def test_a_word_for_no_set_is_refused() -> None:
    with pytest.raises(OptionError, match="one of calm, wild, own, not 'tame'"):
        resolve(NAMED, {"style": "tame"})


# Text: any word, whose meaning the game checks

WORDS = (Text("deck", "north", longest=12), Flag("open"))


def test_a_text_is_any_word() -> None:
    assert resolve(WORDS, {}) == {"deck": "north", "open": False}
    assert resolve(WORDS, {"deck": "bm.v7f=x#9"}) == {"deck": "bm.v7f=x#9", "open": False}


@pytest.mark.parametrize(
    "value", ["", " ", "two words", "line\nbreak", "tab\t", " north", "no\u00a0break", "a\u2028b", 7, None]
)
def test_a_text_has_no_spaces_and_no_line_breaks(value: object) -> None:
    with pytest.raises(OptionError, match=r"^option deck is a word without spaces, not ") as caught:
        resolve(WORDS, {"deck": value})
    assert "\n" not in str(caught.value)


def test_a_text_is_not_longer_than_it_may_be() -> None:
    assert resolve(WORDS, {"deck": "x" * 12})["deck"] == "x" * 12
    with pytest.raises(OptionError, match=r"^option deck has at most 12 characters, not 13$"):
        resolve(WORDS, {"deck": "x" * 13})


def test_a_text_that_is_missing_on_the_line_is_refused() -> None:
    with pytest.raises(OptionError, match="option deck needs a value: deck=north"):
        parse(WORDS, ["deck"])
    with pytest.raises(OptionError, match="a word without spaces, not ''"):
        parse(WORDS, ["deck="])


@given(st.text(min_size=1, max_size=12))
def test_a_text_that_is_accepted_survives_the_line(word: str) -> None:
    try:
        options = resolve(WORDS, {"deck": word})
    except OptionError:
        return
    assert parse(WORDS, write(options).split()) == options


@pytest.mark.parametrize("value", ["9" * 5000, "x" * 5000])
def test_a_very_long_value_is_not_repeated_in_full(value: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse([Number("track", 8, 12, 10)], [f"track={value}"])
    assert len(str(refused.value)) < 150
    with pytest.raises(OptionError, match="a number of that size"):
        resolve([Number("track", 8, 12, 10)], {"track": 10**9000})
