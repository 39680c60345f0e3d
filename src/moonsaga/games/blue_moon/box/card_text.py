"""What is written on a card, in our own words: messages made from its effect, its icons and its other marks.

There is one text per effect; its parameters fill or choose the words. "You" is the player who played the card.
Names of cards are no words: they stay as they are in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from moonsaga.games.blue_moon.box.data import EFFECTS, Card
from moonsaga.kernel.contract import Argument, Message

Arguments = dict[str, Argument]

BY_NAME = ("stop", "retrieve", "protected", "free")
"""Icons that say the same on every card."""


def headline(card: Card) -> Message:
    """What kind of card it is, of which people, with its values and moons."""
    args: Arguments = {"kind": f"kind-{card.kind}", "people": f"people-{card.people}", "moons": card.moons}
    if card.fire is None or card.earth is None:
        return Message("card-headline", {**args, "values": 0})
    return Message("card-headline", {**args, "values": 1, "fire": card.fire, "earth": card.earth})


def describe(card: Card) -> tuple[Message, ...]:
    """What the card says: its special power, then shields, icons, gang, bluff and hold. Plain cards say nothing."""
    return (*_effect(card), *_shields(card), *_icons(card), *_gang(card), *_bluff(card), *_hold(card))


# --- the special power ------------------------------------------------------------------------------------------------


def _effect(card: Card) -> Iterator[Message]:
    if not card.effect:
        return
    name = card.effect["name"]
    if name == "ship":
        yield from _ship(card)
        return
    args: Arguments = {"lasting": "turn" if card.kind == "leadership" else "active"}
    for parameter in EFFECTS[name]:
        args |= _argument(parameter.name, card.effect.get(parameter.name))
    yield Message(f"effect-{name.replace('_', '-')}", args)


def _ship(card: Card) -> Iterator[Message]:
    """A ship has up to two powers: one when it is played, one when it lands."""
    if card.effect["load"]:
        yield Message("effect-ship-load", {"count": card.effect["load"]})
    if card.effect["plays"]:
        yield Message("effect-ship-plays", {"count": card.effect["plays"]})


def _argument(name: str, value: object) -> Arguments:
    """A parameter of an effect as arguments of its text."""
    if name in ("kind", "kinds"):
        return _kinds([value] if isinstance(value, str) else _words(value))
    if name == "elements":
        return {"elements": _elements(_words(value))}
    if isinstance(value, int):
        return {name: int(value)}
    return {name: "none" if value is None else str(value)}


def _words(value: object) -> list[str]:
    return [str(word) for word in value] if isinstance(value, Iterable) else []


def _kinds(kinds: Sequence[str]) -> Arguments:
    """Kinds of cards for a list: how many, one by one, and whether characters are among them."""
    listed: Arguments = {f"kind{i}": f"of-kind-{kind}" for i, kind in enumerate(kinds, start=1)}
    return {"kinds": len(kinds), "characters": int("character" in kinds), **listed}


def _elements(elements: Sequence[str]) -> str:
    return elements[0] if len(elements) == 1 else "both"


# --- icons and other marks --------------------------------------------------------------------------------------------


def _shields(card: Card) -> Iterator[Message]:
    if card.shields:
        yield Message("card-shield", {"elements": _elements(card.shields)})


def _icons(card: Card) -> Iterator[Message]:
    for icon in card.icons:
        if icon in BY_NAME:
            yield Message("card-icon", {"icon": f"icon-{icon}", "meaning": f"icon-{icon}-help"})
    if "pair" in card.icons:
        yield Message("card-pair", {**_kinds([card.kind]), "word": card.name.split()[0]})


def _gang(card: Card) -> Iterator[Message]:
    if card.gang:
        yield Message("card-gang", {"gang": card.gang.capitalize()})


def _bluff(card: Card) -> Iterator[Message]:
    if card.bluff:
        yield Message("card-bluff", {"bluff": card.bluff})


def _hold(card: Card) -> Iterator[Message]:
    if card.capacity:
        yield Message("card-hold", {"count": card.capacity})
