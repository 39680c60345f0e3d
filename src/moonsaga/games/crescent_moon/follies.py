"""Follies of Crescent Moon: to pay more than was asked, or to ask for less than was offered."""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.games.crescent_moon.actions import ACTIONS
from moonsaga.games.crescent_moon.box import codes, facts
from moonsaga.games.crescent_moon.view import CrescentMoonView, Table
from moonsaga.kernel.follies import Folly, Look


def named(action: int) -> int | None:
    """The coins of a price or the points of a pact; None for any other action."""
    kind, arguments = ACTIONS.split(action)
    if kind.name == "price":
        return arguments[0]
    return arguments[1] + 1 if kind.name == "pact" else None


def demanded(table: Table) -> int | None:
    """What the seller asked for the same thing the last time it was bargained for; None if nothing was asked then."""
    turn = table.turn
    thing = turn.object if turn.deal == codes.DEAL_BRIBE else turn.count
    if turn.deal == codes.DEAL_CARD:
        thing = facts.KIND_OF[table.sultans[turn.object]]
    asked = (
        deal.counter for deal in reversed(table.ledger) if (deal.kind, deal.object) == (codes.DEALS[turn.deal], thing)
    )
    counter = next(asked, -1)
    return counter if counter >= 0 else None


def offer_above_demand(look: Look, _legal: Sequence[int], action: int) -> bool | None:
    price = named(action)
    if price is None:
        return None
    view: CrescentMoonView = look()
    if view.table.turn.phase != codes.NAME_PRICE:
        return None
    demand = demanded(view.table)
    return None if demand is None else price > demand


def raised_by_payer(look: Look, _legal: Sequence[int], action: int) -> bool | None:
    points = named(action)
    if points is None:
        return None
    view: CrescentMoonView = look()
    turn = view.table.turn
    if turn.phase != codes.PACT_ANSWER or turn.pact_with != view.seat:
        return None
    return points > turn.pact_price


def lowered_by_seller(look: Look, _legal: Sequence[int], action: int) -> bool | None:
    price = named(action)
    if price is None:
        return None
    view: CrescentMoonView = look()
    turn = view.table.turn
    if turn.phase == codes.ANSWER_PRICE:
        return price < turn.price
    if turn.phase == codes.PACT_ANSWER and turn.pact_with != view.seat:
        return price < turn.pact_price
    return None


FOLLIES = (
    Folly("offer-above-demand", offer_above_demand, "a price for what its seller has asked for; counted when higher"),
    Folly("raised-by-payer", raised_by_payer, "the payer of a pact counters; counted when above the demand"),
    Folly("lowered-by-seller", lowered_by_seller, "a seller counters; counted when below the offer"),
)
