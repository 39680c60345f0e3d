"""Why something may not be done: the section of the rulebook, the reason, and what to do instead."""

from __future__ import annotations

from typing import Any

from moonsaga.games.blue_moon import actions
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.notation import notation
from moonsaga.kernel.contract import Message, Refusal, Target

RULES = {
    **dict.fromkeys((n.ONE_LEADERSHIP,), "rule-leadership"),
    **dict.fromkeys((n.STARTER_STAYS, n.NOT_STARTER), "rule-declining"),
    **dict.fromkeys((n.ONE_CHARACTER, n.NO_CHARACTER, n.NORMAL_FIRST, n.FIRST_A_CHARACTER), "rule-character"),
    **dict.fromkeys((n.NO_ALLOWANCE,), "rule-second-row"),
    **dict.fromkeys((n.NO_POWER, n.CHOOSE_ELEMENT, n.DEMAND_OPEN), "rule-announcing"),
    **dict.fromkeys((n.STOPPED, n.NO_GANG, n.NO_RETRIEVE, n.RETRIEVE_BLOCKED), "rule-icons"),
    **dict.fromkeys((n.FROM_SHIP_ONLY, n.NO_BLUFF, n.BLUFF_IGNORED, n.NO_SHIP, n.SHIP_FULL), "rule-invasion"),
    **dict.fromkeys((n.NOTHING_FACE_DOWN,), "rule-invasion"),
    **dict.fromkeys((n.WRONG_MOMENT, n.TOO_LATE, n.MUST_CHOOSE), "rule-phases"),
}
"""The section of each reason; the others are texts on cards."""
CARD_TEXTS = "rule-card-texts"


def refuse_action(position: Any, seat: int, action: int) -> Refusal | None:
    """The first reason against an action of the seat to act; None if it is legal."""
    reason = position.reason(action, seat)
    if reason == n.FINE:
        return None
    if reason == n.TOO_LATE and actions.ACTIONS.split(action)[0].name == "play":
        return worded(reason, _card(position, seat, action), {"kind": "play"})
    by = position.culprit(action, reason)
    args: dict[str, str | int] = {}
    if by >= 0:
        card = facts.BOX.cards[position.card_at(by)]
        args["by"] = card.name
        if reason == n.DEMAND_PLAY:
            args["kind"] = str(card.effect["kind"])
    elif reason == n.NO_POWER and position.asked()[1] != n.AIM:
        args |= {"mine": position.total(seat), "theirs": position.total(1 - seat)}
    return worded(reason, _card(position, seat, action), args)


def worded(reason: int, card: str, more: dict[str, str | int] | None = None) -> Refusal:
    """A refusal in words; where more is known, the card behind it or both totals, the fuller sentence."""
    args: dict[str, str | int] = {"card": card, **(more or {})}
    name = n.REASONS[reason]
    said = Message(f"refusal-{name}{'-by' if more else ''}", args)
    return Refusal(RULES.get(reason, CARD_TEXTS), said, Message(f"advice-{name}", args))


BLAMED = (
    *(n.FORBIDDEN, n.ONE_CARD_ONLY, n.ONE_COMBAT_CARD, n.ONE_ACTIVE_CHARACTER, n.TOO_MANY_ACTIVE),
    *(n.BLUFF_IGNORED, n.RETRIEVE_BLOCKED),
    *(n.HAND_LIMITED, n.DEMAND_OPEN, n.DEMAND_PLAY, n.STOPPED, n.FROM_SHIP_ONLY, n.NO_RETRIEVE, n.NO_EFFECT),
)
"""Reasons behind which a card may stand."""


def _card(position: Any, seat: int, action: int) -> str:
    """The name of the card an action is about; deck lists are public."""
    kind, arguments = actions.ACTIONS.split(action)
    if kind.name in ("kind", "pay-in", "announce-in", "deck", "choose-bluff") or not arguments:
        return ""
    slot = arguments[0]
    if kind.name == "satisfy":
        slot += (1 - seat) * n.DECK
    elif kind.name != "choose":
        slot += seat * n.DECK
    number: int = position.card_at(slot)
    return facts.BOX.cards[number].name


HELD = ("play", "bluff", "cover", "load")
USUAL = {n.IN_HAND: HELD, n.ABOARD: HELD, n.AT_SEA: ("land",)}
"""What a card of one's own is touched for, by the place where it is kept, the most usual first."""
DEMANDS = frozenset({"demand_character", "demand_value"})


def refuse_path(position: Any, seat: int, path: tuple[Target, ...]) -> Refusal:
    """The reason against the most usual of the actions that begin with these touches; there may be none."""
    meant = [action for action in range(actions.ACTIONS.size) if path and _begins(position, seat, action, path)]
    for action in sorted(meant, key=lambda one: _rank(position, seat, one)):
        found = refuse_action(position, seat, action)
        if found is not None and _is_told(position, seat, action):
            return found
    if meant and len(path) == 1 and path[0].kind == "card":
        return worded(n.NOT_THIS_CARD, _card(position, seat, meant[0]))
    return worded(n.WRONG_MOMENT, "")


def _begins(position: Any, seat: int, action: int, path: tuple[Target, ...]) -> bool:
    return notation.targets(position, seat, action)[: len(path)] == path


def _is_told(position: Any, seat: int, action: int) -> bool:
    """Is it worth saying? Not that a card without a demand demands nothing, or that a hand card has no effect."""
    kind, arguments = actions.ACTIONS.split(action)
    if kind.name == "satisfy":
        card = facts.BOX.cards[position.card_at((1 - seat) * n.DECK + arguments[0])]
        return card.effect.get("name") in DEMANDS
    if kind.targets[0] == "card" and kind.name != "choose":
        slot = seat * n.DECK + arguments[0]
        if position.place_of(slot) == n.IN_HAND and kind.name not in HELD:
            return False
    return bool(position.reason(action, seat) != n.WRONG_MOMENT)


def _rank(position: Any, seat: int, action: int) -> int:
    """How far an action is from what its card is normally touched for."""
    kind, arguments = actions.ACTIONS.split(action)
    if kind.name in ("choose", "satisfy") or kind.targets[0] != "card":
        return 0
    usual = _usual(position, seat * n.DECK + arguments[0])
    return usual.index(kind.name) + 1 if kind.name in usual else len(usual) + 1


def _usual(position: Any, slot: int) -> tuple[str, ...]:
    place = position.place_of(slot)
    if place in (n.IN_COMBAT, n.IN_SUPPORT):
        if position.is_face_down(slot):
            return ("reveal",)
        return ("retrieve", "use") if "retrieve" in facts.BOX.cards[position.card_at(slot)].icons else ("use",)
    return USUAL.get(place, ("play",))
