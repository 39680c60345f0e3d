"""What lies in the boxes of Blue Moon, read from the files in `data/` and checked; no other module reads files.

Each file is one deck, each line of it one card. What a card's text does is the name of an effect and its parameters;
`EFFECTS` is the whole vocabulary.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from moonsaga.games.blue_moon.box.codes import BLUFFS, ELEMENTS, GANGS, ICONS, KINDS, PEOPLES, UNLIMITED
from moonsaga.kernel.errors import DataError

PROVENANCES = ("rulebook", "derived", "found", "reconstruction")
DECK_SIZE = 30
MOST_FOREIGN_MOONS = 10

PACKAGED = Path(__file__).parent / "data"

# --- the vocabulary of effects ----------------------------------------------------------------------------------------


class Parameter(msgspec.Struct, frozen=True):
    """One parameter of an effect. Words become numbers; a list of words becomes a sum of bits."""

    name: str
    words: tuple[str, ...] = ()
    """The words it may be, numbered from 1."""
    several: bool = False
    """A list of these words: the first is 1, the second 2, the third 4."""
    number: bool = False
    """A number is allowed too; words are then numbered -1, -2 and so on, and `any` is UNLIMITED."""
    optional: bool = False

    def encode(self, value: object) -> int | None:
        """The number for a value as it stands in the file; None if it is none of the allowed ones."""
        if value is None:
            return 0 if self.optional else None
        if self.several:
            return self._bits(value)
        if isinstance(value, int) and self.number:
            return int(value)
        if not isinstance(value, str) or value not in self.words:
            return None
        place = self.words.index(value)
        if self.number:
            return UNLIMITED if value == "any" else -1 - place
        return place + 1

    def _bits(self, value: object) -> int | None:
        if not isinstance(value, list) or not value or any(word not in self.words for word in value):
            return None
        return sum(1 << self.words.index(word) for word in value)


def _kinds(name: str = "kinds") -> Parameter:
    return Parameter(name, KINDS, several=True)


def _elements() -> Parameter:
    return Parameter("elements", ELEMENTS, several=True)


def _number(name: str) -> Parameter:
    return Parameter(name, ("any",), number=True)


WHEN = Parameter("when", ("played", "end", "after", "each_turn"))
CONDITIONS = ("power", "active_cards", "cards", "dragons", "larger_hand", "no_own_cards", "no_ships")
FREE_CONDITIONS = ("cards", "characters", "boosters", "support", "icons")

EFFECTS: dict[str, tuple[Parameter, ...]] = {
    # while the card is active
    "forbid": (_kinds(), Parameter("with", ("text", "no_text", "high_value"), optional=True)),
    "ignore_texts": (Parameter("as", ("bird", "order", "gas")),),
    "ignore_cards": (Parameter("which", ("characters", "boosters", "supports", "with_icon")),),
    "ignore_icons": (Parameter("protected", number=True),),
    "reduce": (Parameter("which", ("characters", "others")), Parameter("parity", ("odd", "even"))),
    "raise_one": (_elements(), Parameter("to", ("higher", "sum"), number=True)),
    "raise_bluffs": (_number("to"),),
    "double_one": (_elements(),),
    "double_all": (Parameter("kind", KINDS),),
    "least_power": (_elements(), _number("value")),
    "allow_more": (Parameter("kind", KINDS), _number("count")),
    "limit_plays": (Parameter("zone", ("any", "combat")),),
    "limit_characters": (),
    "limit_deck": (_number("most"),),
    "limit_hand": (_number("from"),),
    "demand_value": (Parameter("how", ("fire", "earth", "both", "either")), _number("value")),
    "demand_play": (Parameter("kind", KINDS),),
    "demand_character": (),
    "double_demand": (),
    "retreat_more": (),
    "retreat_less": (),
    "retreat_cap": (),
    "retreat_none": (),
    "storm": (),
    "flood": (),
    "forbid_call": (),
    "next_free": (),
    "free_if": (Parameter("condition", FREE_CONDITIONS), _number("value")),
    # when the card is played, or at its moment of the turn
    "draw": (_number("count"), WHEN),
    "draw_up_to": (_number("count"), WHEN),
    "draw_and_discard": (_number("count"),),
    "draw_and_return": (_number("count"),),
    "search_deck": (WHEN,),
    "search_discards": (WHEN,),
    "regain": (_number("count"), WHEN),
    "renew_deck": (),
    "discard_one": (_kinds(), WHEN, Parameter("with", ("icon",), optional=True)),
    "discard_kind": (_kinds(),),
    "discard_combat": (Parameter("from", ("anywhere", "ship")),),
    "discard_all_but_one": (),
    "discard_blindly": (_number("count"),),
    "make_discard": (_number("count"), WHEN),
    "make_discard_down_to": (_number("count"),),
    "mill": (),
    "discard_own": (),
    "bury_own": (),
    "return_own": (Parameter("from", ("active", "combat")),),
    "disclose": (),
    "attract_by_value": (Parameter("element", ELEMENTS), _number("value")),
    "attract_by_characters": (_number("count"),),
    "attack_again": (),
    "mutant": (
        Parameter("condition", CONDITIONS),
        _number("value"),
        Parameter("from", ELEMENTS, optional=True),
    ),
    "call_ship_or_cargo": (),
    "ship": (_number("load"), _number("plays")),
}
"""Every effect with its parameters, in the order in which the core gets them."""

# --- what the boxes hold ----------------------------------------------------------------------------------------------


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One card, as printed."""

    card: str
    """People and number: `vulca-14`. No two cards have the same."""
    name: str
    kind: str
    moons: int
    fire: int | None = None
    earth: int | None = None
    shields: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    gang: str = ""
    bluff: str = ""
    capacity: int = 0
    effect: dict[str, Any] = {}
    family: str = ""
    """Buka cards: the letter of their family of five."""
    provenance: str = ""

    @property
    def people(self) -> str:
        return self.card.partition("-")[0]

    @property
    def has_text(self) -> bool:
        return bool(self.effect)

    @property
    def code(self) -> tuple[str, int, int, int]:
        """The effect's name and its parameters as numbers."""
        if not self.effect:
            return "", 0, 0, 0
        name = self.effect["name"]
        numbers = [parameter.encode(self.effect.get(parameter.name)) or 0 for parameter in EFFECTS[name]]
        one, two, three, *_ = [*numbers, 0, 0, 0]
        return name, one, two, three


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    name: str


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file: a people's pre-built deck, or cards that belong to none."""

    cards: tuple[Card, ...]
    provenance: str
    people: str = ""
    letter: str = ""
    leader: Leader | None = None


class Box(msgspec.Struct, frozen=True, dict=True):
    """All cards, in the order of the files."""

    decks: dict[str, Deck]
    cards: tuple[Card, ...]

    @cached_property
    def number(self) -> dict[str, int]:
        """The number of each card by its name `vulca-14`."""
        return {card.card: number for number, card in enumerate(self.cards)}

    @cached_property
    def hash(self) -> str:
        """Equal for boxes that play the same, wherever their facts come from."""
        facts = [
            (c.card, c.kind, c.fire, c.earth, c.shields, c.icons, c.gang, c.bluff, c.capacity, c.moons, c.code)
            for c in self.cards
        ]
        return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:16]


def load(folder: Path = PACKAGED) -> Box:
    """The box whose files lie in a folder; `DataError` says in one sentence what is wrong with them."""
    decks = {people: _read(folder, people) for people in PEOPLES}
    decks["promo"] = _read(folder, "promo")
    for name, deck in decks.items():
        _check_deck(name, deck)
    cards = tuple(card for deck in decks.values() for card in deck.cards)
    seen: set[str] = set()
    for card in cards:
        if card.card in seen:
            raise DataError(f"the card {card.card} stands in two places, expected each card once")
        seen.add(card.card)
    return Box(decks, cards)


def _read(folder: Path, name: str) -> Deck:
    path = folder / f"{name}.toml"
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(found, Deck)
    except OSError as problem:
        raise DataError(f"{name}.toml cannot be read: {problem.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as problem:
        raise DataError(f"{name}.toml is damaged: {problem}") from None


def _check_deck(name: str, deck: Deck) -> None:
    if deck.people and len(deck.cards) != DECK_SIZE:
        raise DataError(f"{name}.toml has {len(deck.cards)} cards, expected {DECK_SIZE}")
    if name in PEOPLES and (deck.people != name or deck.leader is None or not deck.letter):
        raise DataError(f"{name}.toml needs people = {name!r}, a letter and a leader")
    if deck.provenance not in PROVENANCES:
        raise DataError(f"{name}.toml has the provenance {deck.provenance!r}, expected {_listed(PROVENANCES)}")
    for card in deck.cards:
        for problem in _problems(card):
            raise DataError(f"{name}.toml, card {card.card}: {problem}")


def _problems(card: Card) -> Iterator[str]:
    """All that is wrong with one card."""
    people, _, number = card.card.partition("-")
    if people not in (*PEOPLES, "mutant") or not number.isdecimal():
        yield "its name is a people or mutant, a dash and a number, as in vulca-14"
    if card.kind not in KINDS:
        yield f"the kind {card.kind!r} is none of {_listed(KINDS)}"
    if (card.fire is None) != (card.earth is None):
        yield "it has one value, expected both or none"
    if card.kind == "character" and card.fire is None:
        yield "a character needs values for fire and earth"
    if not 0 <= card.moons <= 4:
        yield f"it has {card.moons} moons, expected 0 to 4"
    if (card.kind == "influence") != (card.capacity > 0):
        yield "an influence card is a ship with a capacity, and no other card has one"
    if card.provenance and card.provenance not in PROVENANCES:
        yield f"the provenance {card.provenance!r} is none of {_listed(PROVENANCES)}"
    for what, found, known in (
        ("shield", card.shields, ELEMENTS),
        ("icon", card.icons, ICONS),
        ("gang", (card.gang,) if card.gang else (), GANGS),
        ("bluff icon", (card.bluff,) if card.bluff else (), BLUFFS),
    ):
        yield from (f"the {what} {word!r} is none of {_listed(known)}" for word in found if word not in known)
    yield from _effect_problems(card.effect)


def _effect_problems(effect: Mapping[str, Any]) -> Iterator[str]:
    if not effect:
        return
    name = effect.get("name")
    if name not in EFFECTS:
        yield f"there is no effect {name!r}"
        return
    known = {parameter.name: parameter for parameter in EFFECTS[name]}
    yield from (f"the effect {name} has no parameter {word!r}" for word in effect if word not in ("name", *known))
    for word, parameter in known.items():
        if parameter.encode(effect.get(word)) is None:
            yield f"the effect {name} cannot have {word} = {effect.get(word)!r}"


def _listed(words: tuple[str, ...]) -> str:
    return ", ".join(words)
