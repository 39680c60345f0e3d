"""Decks that players build themselves (Advanced rules: building a deck), their files and their share codes.

A deck is a people with its leader and 30 different cards: any of its own people's, and others as long as those have at
most 10 moons in all. Mutants belong to no people and have no moons, so they are free. In an option a deck is a people's
name, for the deck as it comes in its box, or a code:

    bm.vulca.v7dbdfffa.a10.k4000000.m40.x40.ef654c5b

the people, then for each people a letter with the set of its cards as a hexadecimal number (bit 4 is card 4), x for the
mutants, and a check sum.
"""

from __future__ import annotations

from binascii import crc32
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import lru_cache
from itertools import pairwise

import msgspec

from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.box.data import DECK_SIZE, MOST_FOREIGN_MOONS
from moonsaga.games.blue_moon.box.facts import BOX
from moonsaga.kernel.contract import Message
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.decks import DeckCheck, DeckList
from moonsaga.kernel.errors import MoonsagaError

LONGEST_NAME = 60
LONGEST_CODE = 400
MOST_LOOKED_AT = 200
"""Cards and strange entries of a text: a longer text is no deck, and the rest is not read."""
MUTANT = "mutant"
CODE_START = "bm"
ALL_DECKS = "all"
LETTERS = {**{people: BOX.decks[people].letter.lower() for people in PEOPLES}, MUTANT: "x"}
"""The letter of each people in a code; on the cards of the eight peoples it is the letter of the pre-built deck."""
LEADERS = {deck.leader.card: deck.leader.name for deck in BOX.decks.values() if deck.leader is not None}
NAMES = {**{card.card: card.name for card in BOX.cards}, **LEADERS}
MOONS = {card.card: card.moons for card in BOX.cards}

SENTENCES = {
    "people": "there is no people {people!r}; there are {peoples}",
    "name": "a deck's name is one line of at most {most} characters, not {name!r}",
    "no-card": "there is no card {word!r}{nearest}",
    "other-name": "{card} is {name}, not {other!r}",
    "leader": "{card} is a leader, who lies beside the board and is none of the {size} cards",
    "twice": "all cards of a deck are different, but {card} is in it {count} times",
    "too-few": "a deck has {size} cards, this one has {count}: {missing} missing",
    "too-many": "a deck has {size} cards, this one has {count}: {extra} too many",
    "moons": "cards of other peoples have at most {most} moons in all, here {moons}: {cards}",
}
"""Every way in which a deck can be wrong."""


class DeckError(MoonsagaError):
    """A deck that may not be played, or a file or code that is damaged."""


class Deck(msgspec.Struct, frozen=True):
    """A people and the cards that follow its leader. Nothing says that it is legal: `problems` does."""

    people: str
    cards: tuple[str, ...]
    """Their names in the box, as `vulca-14`."""
    name: str = ""

    @property
    def leader(self) -> str:
        return f"{self.people}-00"


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a deck: a key of `SENTENCES` and what fills it."""

    key: str
    args: dict[str, str | int]
    at: int = -1
    """The card, counted from 0, with which the deck stops being legal; -1: no single one."""

    @property
    def sentence(self) -> str:
        nearest = _nearest(str(self.args["word"])) if self.key == "no-card" else ""
        return SENTENCES[self.key].format(**self.args, nearest=nearest)


# --- building a deck --------------------------------------------------------------------------------------------------


def prebuilt(people: str) -> Deck:
    """A people's deck as it comes in its box."""
    return Deck(people, tuple(card.card for card in BOX.decks[people].cards), people.capitalize())


def moons(deck: Deck) -> int:
    """The moons on the cards that are not of the deck's people; at most 10 are allowed."""
    return sum(MOONS.get(card, 0) for card in deck.cards if not _is_own(deck.people, card))


def problems(deck: Deck) -> tuple[Problem, ...]:
    """Everything that is wrong with a deck; nothing if it is legal."""
    return (
        *_people_problems(deck),
        *_name_problems(deck),
        *_card_problems(deck),
        *_size_problems(deck),
        *_moon_problems(deck),
    )


def check(deck: Deck) -> None:
    """`DeckError` with the first thing that is wrong."""
    for problem in problems(deck):
        raise DeckError(problem.sentence)


def card_numbers(deck: Deck) -> tuple[int, ...]:
    """The numbers of a legal deck's cards in the box, for the core."""
    return tuple(BOX.number[card] for card in deck.cards)


def random_deck(rng: Rng, people: str | None = None) -> Deck:
    """A legal deck: some cards of others for a random number of moons, the rest from the own people."""
    own_people = people or PEOPLES[rng.below(len(PEOPLES))]
    own = [card for card in MOONS if _is_own(own_people, card)]
    others = [card for card in MOONS if not _is_own(own_people, card)]
    rng.shuffle(own)
    rng.shuffle(others)
    wanted = max(DECK_SIZE - len(own), rng.below(DECK_SIZE // 2 + 1))
    left = rng.below(MOST_FOREIGN_MOONS + 1)
    taken: list[str] = []
    for card in others:
        if len(taken) < wanted and MOONS[card] <= left:
            taken.append(card)
            left -= MOONS[card]
    return Deck(own_people, _sorted(own_people, [*taken, *own[: DECK_SIZE - len(taken)]]))


def guess_deck(people: str, known: Sequence[str], rng: Rng) -> Deck:
    """A legal deck that has these cards at their places; "" is one that is not known."""
    usual = Deck(people, _fill_gaps(people, known, rng, cheapest=False))
    if moons(usual) <= MOST_FOREIGN_MOONS:
        return usual
    return Deck(people, _fill_gaps(people, known, rng, cheapest=True))


def _fill_gaps(people: str, known: Sequence[str], rng: Rng, cheapest: bool) -> tuple[str, ...]:
    """Cards of the pre-built deck first, then of the own people, then those with the fewest moons.

    Decks are sorted, so that each gap has cards that come between its neighbours. With the cheapest ones first no gap
    has more moons than in the true deck.
    """
    common = set(prebuilt(people).cards)
    order = _sorted(people, MOONS)
    place = {card: at for at, card in enumerate(order)}
    cards = list(known)
    for before, after in pairwise([-1, *(at for at, card in enumerate(known) if card), len(known)]):
        first = place[known[before]] + 1 if before >= 0 else 0
        last = place[known[after]] if after < len(known) else len(order)
        others = list(order[first:last])
        rng.shuffle(others)
        others.sort(key=lambda card: (0 if _is_own(people, card) else MOONS[card], card not in common))
        if not cheapest:
            others.sort(key=lambda card: card not in common)
        cards[before + 1 : after] = _sorted(people, others[: after - before - 1])
    return tuple(cards)


def _is_own(people: str, card: str) -> bool:
    return card.partition("-")[0] == people


def _sorted(people: str, cards: Iterable[str]) -> tuple[str, ...]:
    """Own cards first, as in the boxes: the order that files and codes keep."""
    return tuple(sorted(cards, key=lambda card: (not _is_own(people, card), card)))


def _shown(card: str) -> str:
    return f"{NAMES[card]} ({card})"


def _people_problems(deck: Deck) -> Iterator[Problem]:
    if deck.people not in PEOPLES:
        yield Problem("people", {"people": deck.people, "peoples": ", ".join(PEOPLES)})


def _name_problems(deck: Deck) -> Iterator[Problem]:
    if len(deck.name) > LONGEST_NAME or not deck.name.isprintable() or deck.name != deck.name.strip():
        yield Problem("name", {"name": deck.name, "most": LONGEST_NAME})


def _card_problems(deck: Deck) -> Iterator[Problem]:
    """Cards that do not exist, are leaders or stand there again."""
    count = Counter(deck.cards)
    seen: Counter[str] = Counter()
    for at, card in enumerate(deck.cards):
        seen[card] += 1
        if card in LEADERS:
            yield Problem("leader", {"card": _shown(card), "size": DECK_SIZE}, at)
        elif card not in MOONS:
            yield _unknown(card, at)
        elif seen[card] == 2:
            yield Problem("twice", {"card": _shown(card), "count": count[card]}, at)


def _unknown(word: str, at: int) -> Problem:
    card, _, other = word.partition(" ")
    if other and card in NAMES:
        return Problem("other-name", {"card": card, "name": NAMES[card], "other": other}, at)
    return Problem("no-card", {"word": word}, at)


def _nearest(word: str) -> str:
    """A question that helps with a misspelt name; a wrong number of a people that exists could be any of its cards."""
    people, _, number = word.partition("-")
    if people in LETTERS and number.isdecimal():
        return ""
    near = get_close_matches(_plain(word), CARD_OF, n=1)
    return f"; did you mean {_shown(CARD_OF[near[0]])}?" if near else ""


def _size_problems(deck: Deck) -> Iterator[Problem]:
    count = len(deck.cards)
    if count < DECK_SIZE:
        yield Problem("too-few", {"size": DECK_SIZE, "count": count, "missing": DECK_SIZE - count})
    if count > DECK_SIZE:
        yield Problem("too-many", {"size": DECK_SIZE, "count": count, "extra": count - DECK_SIZE}, DECK_SIZE)


def _moon_problems(deck: Deck) -> Iterator[Problem]:
    """The leader's limit. Whose cards are foreign is known only if the people is."""
    if deck.people not in PEOPLES or moons(deck) <= MOST_FOREIGN_MOONS:
        return
    total = 0
    first = -1
    foreign: list[str] = []
    for at, card in enumerate(deck.cards):
        if MOONS.get(card, 0) and not _is_own(deck.people, card):
            foreign.append(f"{_shown(card)} {MOONS[card]}")
            total += MOONS[card]
            if total > MOST_FOREIGN_MOONS and first < 0:
                first = at
    yield Problem("moons", {"most": MOST_FOREIGN_MOONS, "moons": total, "cards": ", ".join(foreign)}, first)


# --- for a table ------------------------------------------------------------------------------------------------------


def look_at(deck: Deck, *before: Message) -> DeckCheck:
    """A deck with all that is to say about it; `before` was wrong already with how it was written."""
    wrong = (*before, *(_message(problem) for problem in problems(deck)))
    ordered = Deck(deck.people, _sorted(deck.people, deck.cards), deck.name)
    nameless = msgspec.structs.replace(ordered, name="")
    return DeckCheck(
        deck=DeckList(ordered.people, ordered.cards, ordered.name),
        problems=wrong,
        size=DECK_SIZE,
        cost=moons(deck),
        most_cost=MOST_FOREIGN_MOONS,
        code="" if wrong else _code(ordered),
        text=write_deck(nameless if any(_name_problems(deck)) else ordered),
    )


def look_at_text(text: str) -> DeckCheck:
    """The deck behind a people's name, a code, or the lines of a deck file."""
    word = text.strip()
    if word in PEOPLES:
        return look_at(prebuilt(word))
    if word.startswith(f"{CODE_START}.") and len(word.split()) == 1:
        try:
            return look_at(_decode(word))
        except DeckError:
            return look_at(Deck("", ()), Message("deck-problem-code", {"code": _short(word)}))
    page = _Page.of(text)
    del page.cards[MOST_LOOKED_AT:], page.strange[MOST_LOOKED_AT:]
    return look_at(page.deck(), *(Message("deck-problem-entry", {"entry": _short(entry)}) for entry in page.strange))


def _message(problem: Problem) -> Message:
    """The same as `sentence`, for every language: `deck-problem-` and its key, in the game's texts."""
    if problem.key == "people" and not problem.args["people"]:
        return Message("deck-problem-no-people")
    if problem.key == "no-card" and problem.at >= 0:
        return Message("deck-problem-no-card", {"word": _short(str(problem.args["word"]))})
    return Message(f"deck-problem-{problem.key}", dict(problem.args))


# --- files ------------------------------------------------------------------------------------------------------------


def write_deck(deck: Deck) -> str:
    """The text of a deck file, own cards first. Unfinished decks can be written too."""
    for problem in _name_problems(deck):
        raise DeckError(problem.sentence)
    own = [card for card in deck.cards if _is_own(deck.people, card)]
    others = [card for card in deck.cards if not _is_own(deck.people, card)]
    return "\n".join(
        (
            "# A deck for Blue Moon: one card on each line, by number, by name or both. A # begins a comment.",
            *([f"name: {deck.name}"] if deck.name else []),
            f"people: {deck.people}",
            "",
            f"# own cards: {len(own)}",
            *(_line(card) for card in _sorted(deck.people, own)),
            "",
            f"# others: {len(others)}; moons: {moons(deck)} of {MOST_FOREIGN_MOONS}",
            *(f"{_line(card)}  # moons: {MOONS.get(card, 0)}" for card in _sorted(deck.people, others)),
            "",
        )
    )


def read_deck(text: str, source: str) -> Deck:
    """The deck of a file; `DeckError` says what is wrong first, with the source and the line."""
    deck, wrong = look_through(text)
    for sentence in wrong:
        raise DeckError(f"{source}, {sentence}" if sentence.startswith("line ") else f"{source}: {sentence}")
    return deck


def look_through(text: str) -> tuple[Deck, tuple[str, ...]]:
    """The deck of a file as far as it can be read, and all that is wrong with it, each with its line."""
    page = _Page.of(text)
    deck = page.deck()
    found = [*page.wrong, *page.misfits(deck)]
    found.sort(key=lambda place: place[0] or page.lines + 1)
    wrong = tuple(f"line {number}: {sentence}" if number else sentence for number, sentence in found)
    return msgspec.structs.replace(deck, cards=_sorted(deck.people, deck.cards)), wrong


class _Page:
    """A deck file, line by line. What is wrong stands with the number of its line; 0 is the whole file."""

    def __init__(self) -> None:
        self.lines = 0
        self.entries: dict[str, tuple[str, int]] = {}
        self.cards: list[tuple[str, int]] = []
        self.wrong: list[tuple[int, str]] = []
        self.strange: list[str] = []
        """Entries that are none, or stand there twice."""

    @classmethod
    def of(cls, text: str) -> _Page:
        page = cls()
        for line in text.removeprefix("\ufeff").splitlines():
            page.read(line)
        return page

    def read(self, line: str) -> None:
        self.lines += 1
        key, colon, value = line.partition(":")
        words = " ".join(line.partition("#")[0].split())
        if colon and "#" not in key:
            self._enter(key.strip(), value)
        elif words:
            self.cards.append((CARD_OF.get(_plain(words), words), self.lines))

    def _enter(self, key: str, value: str) -> None:
        """The deck's name, in which also a # may stand, or its people."""
        if key not in ("name", "people") or key in self.entries:
            self.strange.append(key)
        if key not in ("name", "people"):
            self.wrong.append((self.lines, f"there is no entry {key!r}; there are name and people"))
        elif key in self.entries:
            self.wrong.append((self.lines, f"the entry {key} stands here a second time"))
        else:
            word = value if key == "name" else value.partition("#")[0].lower()
            self.entries[key] = (word.strip(), self.lines)

    def deck(self) -> Deck:
        people, name = (self.entries.get(key, ("", 0))[0] for key in ("people", "name"))
        return Deck(people, tuple(card for card, _ in self.cards), name)

    def misfits(self, deck: Deck) -> Iterator[tuple[int, str]]:
        """What is wrong with the deck as such, with the line where it shows."""
        for problem in problems(deck):
            if problem.key == "people" and not deck.people:
                yield 0, "the line with the people is missing, as in `people: vulca`"
            elif problem.key == "too-few":
                yield 0, f"{problem.sentence}, the file ends after line {self.lines}"
            elif problem.key in self.entries:
                yield self.entries[problem.key][1], problem.sentence
            else:
                yield self.cards[problem.at][1], problem.sentence


def _line(card: str) -> str:
    return f"{card} {NAMES[card]}" if card in NAMES else card


def _plain(words: str) -> str:
    return " ".join(words.lower().split())


def _written_forms() -> Iterator[tuple[str, str]]:
    """How a line may name a card: vulca-14, Vulca 14 (as printed), Cinder, or vulca-14 Cinder."""
    for card, name in NAMES.items():
        for form in (card, card.replace("-", " "), name, f"{card} {name}"):
            yield _plain(form), card


CARD_OF = dict(_written_forms())

# --- codes ------------------------------------------------------------------------------------------------------------


def deck_code(deck: Deck) -> str:
    """A legal deck as one word without spaces; its name is not part of it."""
    check(deck)
    return _code(deck)


@lru_cache(maxsize=256)
def deck_of(text: str) -> Deck:
    """The deck that a people's name or a code stands for; `DeckError` if there is none or it is not legal."""
    if text in PEOPLES:
        return prebuilt(text)
    if not text.startswith(CODE_START):
        near = get_close_matches(text.lower(), PEOPLES, n=1)
        question = f"; did you mean {near[0]}?" if near else ""
        raise DeckError(f"{_short(text)!r} is neither a people ({', '.join(PEOPLES)}) nor a deck code{question}")
    deck = _decode(text)
    for problem in problems(deck):
        raise DeckError(f"the deck of the code {_short(text)} is not legal: {problem.sentence}")
    if text != _code(deck):
        raise DeckError(f"the deck code {_short(text)} is not written as codes are; this deck is {_code(deck)}")
    return deck


@lru_cache(maxsize=256)
def decks_of(text: str) -> dict[str, Deck]:
    """The decks that a player brings to a match, by their people: names or codes with commas, or `all` pre-built ones.

    A deck is chosen by showing its leader, so that no two may have the same.
    """
    if text == ALL_DECKS:
        return {people: prebuilt(people) for people in PEOPLES}
    found: dict[str, Deck] = {}
    for word in text.split(","):
        deck = deck_of(word)
        if deck.people in found:
            raise DeckError(f"two decks have the leader of {deck.people}, and a deck is chosen by its leader")
        found[deck.people] = deck
    return found


def _code(deck: Deck) -> str:
    sets: Counter[str] = Counter()
    for card in deck.cards:
        people, _, number = card.partition("-")
        sets[people] |= 1 << int(number) % 100
    order = sorted(sets, key=lambda people: (people != deck.people, people))
    return _sealed(".".join((CODE_START, deck.people, *(f"{LETTERS[people]}{sets[people]:x}" for people in order))))


def _decode(text: str) -> Deck:
    """The cards a code names, whether they exist or not."""
    if len(text) > LONGEST_CODE:
        raise DeckError(f"the deck code {_short(text)} is too long: none has more than {LONGEST_CODE} characters")
    body, _, _ = text.rpartition(".")
    if text != _sealed(body):
        raise DeckError(f"the deck code {_short(text)} is cut or mistyped: the check sum at its end does not fit")
    people, *groups = body.partition(".")[2].split(".")
    peoples = {letter: name for name, letter in LETTERS.items()}
    cards: list[str] = []
    try:
        for group in groups:
            cards.extend(_members(peoples[group[:1]], int(group[1:], 16)))
    except (KeyError, ValueError):
        raise DeckError(f"the deck code {_short(text)} has a part {group!r} that names no cards") from None
    return Deck(people, _sorted(people, cards))


def _members(people: str, cards: int) -> Iterator[str]:
    for number in range(cards.bit_length()):
        if cards >> number & 1:
            yield f"{people}-{number + 100 * (people == MUTANT):02}"


def _sealed(body: str) -> str:
    """With its check sum, which no single slip of the finger survives."""
    return f"{body}.{crc32(body.encode()):08x}"


def _short(text: str) -> str:
    return text if len(text) <= 24 else f"{text[:21]}..."
