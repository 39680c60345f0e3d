"""Every word a player reads: Fluent files, one per language, in the kernel's `text/` and in each game's.

Messages are filled with arguments. A text argument that is itself a key of these files is translated first, so that
`Message("card-played", {"card": "card-storm"})` says the card's name in the reader's language; anything else stands
as it is. Numbers stay numbers, so that plurals work.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from inspect import getfile
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from moonsaga.kernel.contract import Argument, Game, Message, Refusal

LANGUAGES = ("en", "pl", "cs")
FALLBACK = "en"
KERNEL_FOLDER = Path(__file__).parent / "text"


class Texts:
    """The texts of some folders in one language.

    Where that lacks a key, the text is English; where English does too, it is the key itself. A later folder may
    say a key of an earlier one in its own words.
    """

    def __init__(self, folders: Iterable[Path], language: str = FALLBACK) -> None:
        found = tuple(folders)
        self.language = language
        self._bundles = [_bundle(found, name) for name in dict.fromkeys((language, FALLBACK))]

    def knows(self, key: str) -> bool:
        """Is there a text for this key, in this language or in English?"""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        return self.say_or_fail(message)[0]

    def say_or_fail(self, message: Message) -> tuple[str, list[str]]:
        """The sentence, and what is wrong with it: an unknown key, a missing argument."""
        for bundle in self._bundles:
            if bundle.has_message(message.key):
                return _format(bundle, message.key, self._filled(message.args))
        return message.key, [f"there is no text {message.key!r}"]

    def refuse(self, refusal: Refusal) -> str:
        """A refusal in one line: the reason, the rule it comes from, and what to do instead."""
        return f"{self.give_reason(refusal)}. {self.say(refusal.advice)}"

    def give_reason(self, refusal: Refusal) -> str:
        """The reason and the rule it comes from, without a full stop."""
        return f"{self.say(refusal.reason).rstrip('.')} ({self._translated(refusal.rule)})"

    def _filled(self, args: Mapping[str, Argument]) -> dict[str, Any]:
        return {name: self._translated(value) if isinstance(value, str) else value for name, value in args.items()}

    def _translated(self, word: str) -> str:
        return self.say(Message(word)) if self.knows(word) else word


def folder_of(game: Game) -> Path:
    """Where a game keeps its texts."""
    return Path(game.text_folder) if game.text_folder else Path(getfile(type(game))).parent / "text"


@cache
def game_texts(game: Game, language: str = FALLBACK) -> Texts:
    """The kernel's and the game's texts together."""
    return Texts((KERNEL_FOLDER, folder_of(game)), language)


def unsaid(game: Game, messages: Iterable[Message]) -> list[str]:
    """What is wrong with these messages in any language: unknown keys, missing arguments. For tests."""
    wanted = tuple(messages)
    return [
        f"{language}: {message.key}: {problem}"
        for language in LANGUAGES
        for message in wanted
        for problem in game_texts(game, language).say_or_fail(message)[1]
    ]


def missing_keys(folder: Path) -> list[str]:
    """What keeps the languages of a folder apart: missing or surplus keys, other arguments, damage. For tests."""
    english = _entries(folder, FALLBACK)
    problems = [f"{FALLBACK}: {key} is damaged" for key in english if key.startswith(DAMAGED)]
    for language in LANGUAGES:
        if language != FALLBACK:
            problems += (f"{language}: {problem}" for problem in _differences(english, _entries(folder, language)))
    return problems


DAMAGED = "junk: "


def _differences(english: Mapping[str, set[str]], other: Mapping[str, set[str]]) -> Iterator[str]:
    for key in english.keys() - other.keys():
        yield f"{key} is missing"
    for key in other.keys() - english.keys():
        yield f"{key} is damaged" if key.startswith(DAMAGED) else f"{key} is not in English"
    for key in english.keys() & other.keys():
        if english[key] != other[key]:
            yield f"{key} is filled with {sorted(other[key])}, in English with {sorted(english[key])}"


def _entries(folder: Path, language: str) -> dict[str, set[str]]:
    """Each key of a file with the arguments its text uses."""
    path = folder / f"{language}.ftl"
    tree = FluentParser().parse(path.read_text("utf-8") if path.exists() else "")
    return dict(_entry(item) for item in tree.body if isinstance(item, ast.Message | ast.Term | ast.Junk))


def _entry(item: ast.Message | ast.Term | ast.Junk) -> tuple[str, set[str]]:
    if isinstance(item, ast.Junk):
        return DAMAGED + (item.content or "").strip().splitlines()[0], set()
    finder = _Arguments()
    finder.visit(item)
    return ("-" if isinstance(item, ast.Term) else "") + item.id.name, finder.names


class _Arguments(Visitor):
    """Collects the arguments a text is filled with."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  named by the library
        self.names.add(node.id.name)


def _bundle(folders: Iterable[Path], language: str) -> FluentBundle:
    """One language of all folders. Isolation marks are off: they would show in terminals and logs."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.exists():
            bundle.add_resource(_parse(path.read_text("utf-8")), allow_overrides=True)
    return bundle


@lru_cache(maxsize=64)
def _parse(text: str) -> ast.Resource:
    """Parsed once: English is also what other languages fall back on, and all games share the kernel's words."""
    return FluentResource(text)


def _format(bundle: FluentBundle, key: str, args: dict[str, Any]) -> tuple[str, list[str]]:
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key, [f"{key!r} has no text of its own"]
    said, errors = bundle.format_pattern(pattern, args)
    return str(said), [str(error) for error in errors]
