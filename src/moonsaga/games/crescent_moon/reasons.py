"""Why one deals as one does, in one sentence: what a bot says when it offers, accepts, refuses or asks for more.

A sentence depends on what its speaker may know and on nothing else. It tells what he thinks of the deal, never a limit
or a card.
"""

from __future__ import annotations

from moonsaga.games.crescent_moon import numbers as n
from moonsaga.games.crescent_moon.restoring import imagine
from moonsaga.games.crescent_moon.view import CrescentMoonView, Turn
from moonsaga.kernel.contract import Message
from moonsaga.kernel.rng import Rng

BARGAINING = frozenset((n.NAME_PRICE, n.ANSWER_PRICE, n.ANSWER_COUNTER))
PACTS = frozenset((n.PACT_MURSHID, n.PACT_PARTY, n.PACT_ANSWER, n.PACT_COUNTER))
AHEAD = 0.35
"""Whoever is so likely to win is not helped."""
SURE = 0.9


def why(view: CrescentMoonView, action: int) -> Message | None:
    """The sentence that goes with an action in a negotiation; None where nothing is to be said."""
    turn = view.table.turn
    if turn.phase in BARGAINING:
        return _deal(view, turn, action)
    return _pact(view, turn, action) if turn.phase in PACTS else None


def _split(action: int) -> tuple[str, tuple[int, ...]]:
    kind, values = n.ACTIONS.split(action)
    return kind.name, values


# --- coins ------------------------------------------------------------------------------------------------------------


def _deal(view: CrescentMoonView, turn: Turn, action: int) -> Message | None:
    kind, values = _split(action)
    if kind == "price":
        goods = "card" if turn.deal == n.DEAL_CARD else "units"
        if turn.phase == n.NAME_PRICE:
            return Message(f"reason-offer-{goods}", {"count": values[0]})
        return Message("reason-counter-more" if values[0] > turn.price else "reason-counter-less", {"count": values[0]})
    if kind == "accept":
        return Message("reason-accept-counter" if turn.phase == n.ANSWER_COUNTER else "reason-accept")
    if kind != "refuse":
        return None
    if turn.phase == n.ANSWER_COUNTER:
        return Message("reason-refuse-dear")
    return Message(_why_no_sale(view, turn))


def _why_no_sale(view: CrescentMoonView, turn: Turn) -> str:
    """A rival who leads gets nothing; a price below the limit is too low; else one would rather keep it."""
    least, most, chances = imagine(view, Rng(0)).bargain()
    if chances[turn.seat] >= AHEAD and chances[turn.seat] == max(chances):
        return "reason-refuse-leader"
    return "reason-refuse-low" if turn.price < least <= most else "reason-refuse-keep"


# --- the Murshid's pacts ----------------------------------------------------------------------------------------------


def _pact(view: CrescentMoonView, turn: Turn, action: int) -> Message | None:
    kind, values = _split(action)
    murshid = view.seat == n.MURSHID
    if kind == "pact":
        if turn.phase == n.PACT_ANSWER:
            more = values[1] + 1 > turn.pact_price
            return Message("reason-pact-more" if more else "reason-pact-less", {"count": values[1] + 1})
        return Message("reason-pact-offer" if murshid else "reason-pact-ask", {"count": values[1] + 1})
    if kind == "accept":
        return Message("reason-pact-earned" if murshid else "reason-pact-needed")
    if kind != "refuse":
        return None
    if murshid:
        return Message(_why_no_help(view, turn))
    return Message(_why_no_payment(view))


def _why_no_help(view: CrescentMoonView, turn: Turn) -> str:
    least, most, chances = imagine(view, Rng(0)).bargain()
    if chances[turn.pact_with] >= AHEAD and chances[turn.pact_with] == max(chances):
        return "reason-refuse-leader"
    return "reason-pact-low" if least <= most or turn.pact_price < least else "reason-pact-against"


def _why_no_payment(view: CrescentMoonView) -> str:
    return "reason-pact-needless" if imagine(view, Rng(0)).alone() >= SURE else "reason-pact-dear"
