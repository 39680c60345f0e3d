"""Typed options of a game: what a table can be set to, checked in one place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NoReturn

import msgspec

from moonsaga.kernel.errors import OptionError

Value = bool | int | str
Options = Mapping[str, Value]
LONGEST_QUOTED = 60


class ReadOnly(dict[str, Value]):
    """Options as a state hands them out. All games with these options share them, so nobody may write to them.

    A dictionary all the same, because JSON and `msgspec` know what to do with one.
    """

    def refuse(self, *_args: object, **_more: object) -> NoReturn:
        raise TypeError("the options of a game that has begun are fixed; begin one with others")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = refuse

    def __reduce__(self) -> tuple[type[ReadOnly], tuple[dict[str, Value]]]:
        return ReadOnly, (dict(self),)


class Flag(msgspec.Struct, frozen=True, tag=True):
    """Yes or no."""

    name: str
    default: bool = False

    def check(self, value: object) -> Value:
        if isinstance(value, bool):
            return value
        raise OptionError(f"option {self.name} is true or false, not {_short(value)}")

    def parse(self, text: str) -> Value:
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        return self.check(words.get(text.lower(), text))


class Number(msgspec.Struct, frozen=True, tag=True):
    """A whole number within bounds."""

    name: str
    low: int
    high: int
    default: int

    def check(self, value: object) -> Value:
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise OptionError(f"option {self.name} is a whole number from {self.low} to {self.high}, not {_short(value)}")

    def parse(self, text: str) -> Value:
        try:
            return self.check(int(text))
        except ValueError:
            return self.check(text)


class Choice(msgspec.Struct, frozen=True, tag=True):
    """One of several words.

    A word may stand for a set of other options' values: it gives those that nothing else says, and is what the option
    is called whenever they all have these values. The last word is for options that are as in no set.
    """

    name: str
    values: tuple[str, ...]
    default: str
    sets: dict[str, dict[str, Value]] = {}

    def check(self, value: object) -> Value:
        if isinstance(value, str) and value in self.values:
            return value
        raise OptionError(f"option {self.name} is one of {', '.join(self.values)}, not {_short(value)}")

    def parse(self, text: str) -> Value:
        return self.check(text)


class Text(msgspec.Struct, frozen=True, tag=True):
    """A word without spaces. What it means, and whether it means anything, the game's `check_options` decides."""

    name: str
    default: str
    longest: int = 200
    takes: str = ""
    """`deck`: the code of a deck of one's own, too; `decks`: several, with commas."""

    def check(self, value: object) -> Value:
        if not isinstance(value, str) or not value.isprintable() or len(value.split()) != 1 or value != value.strip():
            raise OptionError(f"option {self.name} is a word without spaces, not {_short(value)}")
        if len(value) > self.longest:
            raise OptionError(f"option {self.name} has at most {self.longest} characters, not {len(value)}")
        return value

    def parse(self, text: str) -> Value:
        return self.check(text)


AnyOption = Flag | Number | Choice | Text


def resolve(options: Iterable[AnyOption], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value, in the game's order; `OptionError` for an unknown name or an unfit value."""
    known = {option.name: option for option in options}
    for name in given:
        _named(known, name)
    named = [option for option in known.values() if isinstance(option, Choice) and option.sets]
    usual: dict[str, Value] = {name: option.default for name, option in known.items()}
    for option in named:
        usual |= option.sets.get(str(option.check(given.get(option.name, option.default))), {})
    found = {name: option.check(given.get(name, usual[name])) for name, option in known.items()}
    for option in named:
        fitting = [word for word, values in option.sets.items() if values.items() <= found.items()]
        found[option.name] = (*fitting, option.values[-1])[0]
    return found


def parse(options: Iterable[AnyOption], words: Iterable[str]) -> dict[str, Value]:
    """Options written as `name=value`, as on a command line or in a record."""
    known = {option.name: option for option in options}
    found: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        option = _named(known, name)
        if not equals:
            raise OptionError(f"option {name} needs a value: {name}={option.default}")
        found[name] = option.parse(text)
    return found


def write(options: Options) -> str:
    """The opposite of `parse`, on one line."""
    return " ".join(f"{name}={_word(value)}" for name, value in options.items())


def _short(value: object) -> str:
    """What was given, as far as it helps to see it."""
    try:
        words = repr(value)
    except ValueError:  # a number of thousands of digits
        return "a number of that size"
    return words if len(words) <= LONGEST_QUOTED else words[:LONGEST_QUOTED] + "..."


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _named(known: Mapping[str, AnyOption], name: str) -> AnyOption:
    try:
        return known[name]
    except KeyError:
        raise OptionError(f"there is no option {name!r}; there are {', '.join(known)}") from None
