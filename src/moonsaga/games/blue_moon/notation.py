"""One line of text for one action, and the things a person touches for it.

play vulca-14        cover khind-19       bluff buka-07        load buka-12 on buka-28
retrieve hoax-19     reveal buka-07       land buka-28         use khind-06       satisfy pillar-16
announce             announce fire        retreat              decline            call   trust   end
discard hoax-20      (or keep, return, take, bury, give-back: what is asked)      discard bluff 2
do                   skip                 blind                discard boosters   pay earth
"""

from __future__ import annotations

from typing import Any

from moonsaga.games.blue_moon import numbers as n
from moonsaga.kernel.contract import CHANCE, Target
from moonsaga.kernel.errors import NotationError

VERBS = {
    n.KEEP: "keep",
    n.BURY: "bury",
    n.RETURN: "return",
    n.SEARCH_DECK: "take",
    n.SEARCH_DISCARDS: "take",
    n.CALL_SHIP: "call-in",
    n.GIVE_BACK: "give-back",
    n.MULLIGAN: "give-back",
}
"""What is done with a chosen card; if nothing else, it is discarded."""
CHANCE_VERBS = {
    n.DEAL: "deal",
    n.DRAW: "draw",
    n.BLIND: "discard",
    n.REGAIN: "regain",
    n.MILL: "mill",
    n.REVEAL: "turn-up",
}
KIND_WORDS = ("boosters", "supports")
PLACES = {
    n.CHARACTER: "combat",
    n.BOOSTER: "combat",
    n.SUPPORT: "support",
    n.LEADERSHIP: "leader",
    n.INFLUENCE: "influence",
}
EXAMPLES = (
    "play vulca-14, load buka-12 on buka-28, use khind-06, discard hoax-20, announce fire, retreat, decline or skip"
)


def card_name(position: Any, slot: int) -> str:
    number: int = position.card_at(slot)
    return n.BOX.cards[number].card


def asked_about(position: Any, seat: int) -> int:
    """Whose cards a choice is about: they all belong to one seat."""
    choice = position.asked()[1]
    return 1 - seat if choice in (n.PICK, n.KEEP, n.PICK_BLIND) else seat


# --- writing ----------------------------------------------------------------------------------------------------------


def write(position: Any, seat: int, action: int) -> str:
    """The line for an action in this position."""
    if seat == CHANCE:
        return write_chance(position, action)
    kind, arguments = n.ACTIONS.split(action)
    first = seat * n.DECK
    if kind.name == "choose":
        return f"{VERBS.get(position.asked()[1], 'discard')} {card_name(position, arguments[0])}"
    if kind.name == "choose-bluff":
        return f"discard bluff {arguments[0] + 1}"
    if kind.name == "load":
        return f"load {card_name(position, first + arguments[0])} on {card_name(position, first + arguments[1])}"
    if kind.name == "satisfy":
        return f"satisfy {card_name(position, n.DECK - first + arguments[0])}"
    if kind.name == "kind":
        return f"discard {KIND_WORDS[arguments[0]]}"
    if kind.name == "pay-in":
        return f"pay {n.ELEMENT_NAMES[arguments[0]]}"
    if kind.name == "announce-in":
        return f"announce {n.ELEMENT_NAMES[arguments[0]]}"
    if kind.name == "deck":
        return f"deck {arguments[0] + 1}"
    return " ".join([kind.name, *(card_name(position, first + index) for index in arguments)])


def write_chance(position: Any, outcome: int) -> str:
    phase = position.asked()[0]
    if phase == n.DRAW_FIRST:
        return f"first {outcome + 1}"
    return f"{CHANCE_VERBS[phase]} {card_name(position, outcome)}"


# --- reading ----------------------------------------------------------------------------------------------------------


def read(position: Any, seat: int, text: str) -> int:
    """The action that a line names. Case and blanks do not matter."""
    words = text.lower().split()
    if seat == CHANCE:
        for outcome, _ in position.chance():
            if write_chance(position, outcome).split() == words:
                return int(outcome)
        raise NotationError(f"{text!r} is nothing that can be drawn now")
    first = seat * n.DECK
    match words:
        case [("announce" | "retreat" | "decline" | "do" | "blind" | "skip" | "call" | "trust" | "end") as word]:
            return n.ACTIONS.number(word)
        case ["announce", ("fire" | "earth") as element]:
            return n.ACTIONS.number("announce-in", n.ELEMENT_NAMES.index(element))
        case ["pay", ("fire" | "earth") as element]:
            return n.ACTIONS.number("pay-in", n.ELEMENT_NAMES.index(element))
        case ["discard", ("boosters" | "supports") as kind]:
            return n.ACTIONS.number("kind", KIND_WORDS.index(kind))
        case ["discard", "bluff", index] if index.isdecimal() and 1 <= int(index) <= n.DECK:
            return n.ACTIONS.number("choose-bluff", int(index) - 1)
        case ["load", card, "on", ship]:
            return n.ACTIONS.number("load", find(position, seat, card) - first, find(position, seat, ship) - first)
        case ["satisfy", card]:
            return n.ACTIONS.number("satisfy", find(position, 1 - seat, card) % n.DECK)
        case [("retrieve" | "reveal" | "land" | "play" | "cover" | "bluff" | "use") as word, card]:
            return n.ACTIONS.number(word, find(position, seat, card) - first)
        case [word, card] if word in {"discard", *VERBS.values()}:
            return n.ACTIONS.number("choose", find(position, asked_about(position, seat), card))
    raise NotationError(f"{text!r} is no action; write for example {EXAMPLES}")


def find(position: Any, seat: int, card: str) -> int:
    """The slot of a card in a seat's deck."""
    for slot in range(seat * n.DECK, (seat + 1) * n.DECK):
        if card_name(position, slot) == card:
            return slot
    raise NotationError(f"there is no {card} in the deck of seat {seat + 1}")


# --- targets ----------------------------------------------------------------------------------------------------------


def card_target(position: Any, slot: int) -> Target:
    """A card; its owner's seat is part of the name, since both decks may hold the same card."""
    return Target("card", f"{slot // n.DECK + 1}.{card_name(position, slot)}")


def targets(position: Any, seat: int, action: int) -> tuple[Target, ...]:
    """What a person touches to make this action, in order."""
    kind, arguments = n.ACTIONS.split(action)
    first = seat * n.DECK
    if kind.name == "choose":
        return (card_target(position, arguments[0]),)
    if kind.name == "choose-bluff":
        return (Target("bluff", f"{2 - seat}.{arguments[0] + 1}"),)
    if kind.name == "load":
        return (card_target(position, first + arguments[0]), card_target(position, first + arguments[1]))
    if kind.name == "satisfy":
        return (card_target(position, n.DECK - first + arguments[0]), Target("button", "satisfy"))
    if kind.name == "kind":
        return (Target("button", KIND_WORDS[arguments[0]]),)
    if kind.name == "pay-in":
        return (Target("button", f"pay-{n.ELEMENT_NAMES[arguments[0]]}"),)
    if kind.name == "announce-in":
        return (Target("button", f"announce-{n.ELEMENT_NAMES[arguments[0]]}"),)
    if kind.name == "deck":
        return (Target("deck", str(arguments[0] + 1)),)
    if not arguments:
        return (Target("button", kind.name),)
    slot = first + arguments[0]
    return (card_target(position, slot), Target(*_second(position, kind.name, slot)))


def _second(position: Any, name: str, slot: int) -> tuple[str, str]:
    """Where a card goes, or the button for it."""
    if name == "play":
        kind = n.KIND_BIT[n.BOX.cards[position.card_at(slot)].kind]
        return "place", PLACES[kind]
    if name == "use":
        return "button", "use"
    return "place", {"cover": "cover", "bluff": "face-down", "retrieve": "hand", "reveal": "discards", "land": "shore"}[
        name
    ]
