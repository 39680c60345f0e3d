"""From the core's notes to events: message keys and their arguments."""

from __future__ import annotations

from typing import Any

from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.kernel.contract import Argument, Event, Message

Arguments = dict[str, Argument]


def translate(position: Any, code: int, seat: int, slot: int, number: int, knows: int) -> Event:
    """The event behind a note. A card that not everybody knows is named only to those who do."""
    name = f"event-{n.EVENTS[code]}"
    args = _arguments(code, seat, number, position)
    if code == n.EV_NO_EFFECT and number:
        name += "-by" if "by" in args else "-rule"
    if slot < 0:
        return Event(Message(name, args))
    fuller = Message(name, {**args, "card": facts.BOX.cards[position.card_at(slot)].name})
    if knows & n.SPECTATOR:
        return Event(fuller)
    seats = tuple(one for one in range(n.SEATS) if knows & 1 << one)
    return Event(Message(f"{name}-hidden", args), fuller, seats)


def _arguments(code: int, seat: int, number: int, position: Any) -> Arguments:
    args: Arguments = {"who": f"seat-{seat + 1}"} if seat >= 0 else {}
    if code == n.EV_ANNOUNCED:
        args |= {"count": number // 2, "element": f"element-{n.ELEMENT_NAMES[number % 2]}"}
    elif code == n.EV_FACED:
        args |= {"count": number // 16}
    elif code == n.EV_ELEMENT:
        args |= {"element": f"element-{n.ELEMENT_NAMES[number]}"}
    elif code == n.EV_DRAGON:
        args |= {"count": number}
    elif code == n.EV_DECK_CHOSEN:
        args |= {"people": f"people-{PEOPLES[number]}"}
    elif code == n.EV_AIMED:
        args |= {"target": facts.BOX.cards[position.card_at(number)].name}
    elif code == n.EV_LOADED:
        args |= {"ship": facts.BOX.cards[position.card_at(number)].name}
    elif code == n.EV_NO_EFFECT and number > n.SLOTS:
        args |= {"why": f"nothing-{n.NOTHINGS[number - n.SLOTS - 1]}"}
    elif code == n.EV_NO_EFFECT and number:
        args |= {"by": facts.BOX.cards[position.card_at(number - 1)].name}
    elif code == n.EV_ENDED:
        args |= {"count": number // n.ENDING_STEP, "how": n.ENDINGS[number % n.ENDING_STEP]}
    return args
