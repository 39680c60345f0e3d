"""One line of text for one action, and the things a person touches for it.

play vulca-14        cover khind-19       bluff buka-07        load buka-12 on buka-28
retrieve hoax-19     reveal buka-07       land buka-28         use khind-06       satisfy pillar-16
announce             announce fire        retreat              decline            call   trust   end
discard hoax-20      (or keep, return, take, bury, give-back: what is asked)      discard bluff 2
do                   skip                 blind                discard boosters   pay earth
"""

from __future__ import annotations

from typing import Any

from moonsaga.games.blue_moon.actions import ACTIONS
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.kernel.contract import Target
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
    n.AIM: "aim-at",
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
ARGUMENTS = {"which": ("boosters", "supports"), "element": n.ELEMENT_NAMES, "people": PEOPLES}
"""Arguments of the action table that are words, the same in every position."""
WORDS = {
    kind.name: tuple(
        ACTIONS.write(kind.first + i, lambda name, value: ARGUMENTS[name][value]) for i in range(kind.count)
    )
    for kind in ACTIONS.kinds.values()
    if ARGUMENTS.keys() >= kind.arguments.keys()
}
"""The lines of kinds that are about no card."""
WITH_CARD = tuple(
    kind.name for kind in ACTIONS.kinds.values() if kind.targets in (("card", "place"), ("card", "button"))
)
PLACES = {
    n.CHARACTER: "combat",
    n.BOOSTER: "combat",
    n.SUPPORT: "support",
    n.LEADERSHIP: "leader",
    n.INFLUENCE: "influence",
}
BLUFF_PLACES = tuple(str(place + 1) for place in range(n.DECK))
EXAMPLES = (
    "play vulca-14, load buka-12 on buka-28, use khind-06, discard hoax-20, announce fire, retreat, decline or skip"
)


def card_name(position: Any, slot: int) -> str:
    number: int = position.card_at(slot)
    return facts.BOX.cards[number].card


def asked_about(position: Any, seat: int) -> int:
    """Whose cards a choice is about: they all belong to one seat."""
    choice = position.asked()[1]
    return 1 - seat if choice in (n.PICK, n.KEEP, n.PICK_BLIND) else seat


# --- writing ----------------------------------------------------------------------------------------------------------


def write(position: Any, seat: int, action: int) -> str:
    """The line for an action in this position."""
    kind, arguments = ACTIONS.split(action)
    if kind.name in WORDS:
        return WORDS[kind.name][action - kind.first]
    if kind.name == "choose":
        return f"{VERBS.get(position.asked()[1], 'discard')} {card_name(position, arguments[0])}"
    first = _first_slot(seat, kind.name)
    return ACTIONS.write(
        action, lambda name, value: str(value + 1) if name == "place" else card_name(position, first + value)
    )


def _first_slot(seat: int, kind: str) -> int:
    """The slot from which the cards of an action are counted; chosen ones are named by their slot."""
    whose = 1 - seat if kind == "satisfy" else seat
    return 0 if kind == "choose" else whose * n.DECK


def write_chance(position: Any, outcome: int) -> str:
    phase = position.asked()[0]
    if phase == n.DRAW_FIRST:
        return f"first {outcome + 1}"
    return f"{CHANCE_VERBS[phase]} {card_name(position, outcome)}"


# --- reading ----------------------------------------------------------------------------------------------------------


def read(position: Any, seat: int, text: str) -> int:
    """The action that a line names. Case and blanks do not matter."""
    words = text.lower().split()
    line = " ".join(words)
    for kind, lines in WORDS.items():
        if line in lines:
            return ACTIONS[kind].first + lines.index(line)
    if len(words) == 3 and words[:2] == ["discard", "bluff"] and words[2] in BLUFF_PLACES:
        return ACTIONS.number("choose-bluff", BLUFF_PLACES.index(words[2]))
    if len(words) == 4 and words[0] == "load" and words[2] == "on":
        return ACTIONS.number("load", *(find(position, seat, card) % n.DECK for card in (words[1], words[3])))
    if len(words) == 2:
        return _read_card(position, seat, words, text)
    raise _no_action(text)


def _read_card(position: Any, seat: int, words: list[str], text: str) -> int:
    verb, card = words
    if verb in WITH_CARD:
        whose = 1 - seat if verb == "satisfy" else seat
        return ACTIONS.number(verb, find(position, whose, card) % n.DECK)
    if verb == "discard" or verb in VERBS.values():
        return ACTIONS.number("choose", find(position, asked_about(position, seat), card))
    raise _no_action(text)


def _no_action(text: str) -> NotationError:
    return NotationError(f"{text!r} is no action; write for example {EXAMPLES}")


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
    kind, arguments = ACTIONS.split(action)
    if kind.name in WORDS:
        return (Target(kind.targets[0], WORDS[kind.name][action - kind.first].replace(" ", "-")),)
    if kind.name == "choose-bluff":
        return (Target("bluff", f"{2 - seat}.{arguments[0] + 1}"),)
    slots = [_first_slot(seat, kind.name) + index for index in arguments]
    touched = tuple(card_target(position, slot) for slot in slots)
    if kind.name in WITH_CARD:
        second = _place(position, kind.name, slots[0]) if kind.targets[1] == "place" else kind.name
        return (*touched, Target(kind.targets[1], second))
    return touched


def _place(position: Any, name: str, slot: int) -> str:
    """Where a card goes."""
    if name == "play":
        return PLACES[n.KIND_BIT[facts.BOX.cards[position.card_at(slot)].kind]]
    return {"cover": "cover", "bluff": "face-down", "retrieve": "hand", "reveal": "discards", "land": "shore"}[name]
