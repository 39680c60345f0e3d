"""Follies of Crescent Moon: paying more than was asked, or asking for less than was offered."""

from types import SimpleNamespace
from typing import Any

import pytest

from moonsaga.games.crescent_moon.actions import ACTIONS
from moonsaga.games.crescent_moon.box import codes, facts
from moonsaga.games.crescent_moon.follies import FOLLIES
from moonsaga.games.crescent_moon.view import Deal
from moonsaga.kernel.registry import get_game

HIRED_FOR_SIX = Deal("sultan", "hire", 2, 3, 6, "refused")
CARD = 4
PAYER, MURSHID = 0, codes.MURSHID


def judge(seat: int, action: int, *ledger: Deal, sultans: tuple[int, ...] = (), **turn: Any) -> dict[str, bool | None]:
    view = SimpleNamespace(
        seat=seat, table=SimpleNamespace(turn=SimpleNamespace(**turn), ledger=ledger, sultans=sultans)
    )
    return {folly.name: folly.judge(lambda: view, (), action) for folly in FOLLIES}


def told(offer: bool | None = None, raised: bool | None = None, lowered: bool | None = None) -> dict[str, bool | None]:
    return {"offer-above-demand": offer, "raised-by-payer": raised, "lowered-by-seller": lowered}


@pytest.mark.parametrize(("price", "folly"), [(7, True), (6, False), (2, False)])
def test_an_offer_above_what_was_asked_before(price: int, folly: bool) -> None:
    action = ACTIONS.number("price", price)
    hire: dict[str, Any] = {"phase": codes.NAME_PRICE, "deal": codes.DEALS.index("hire"), "object": 1}
    assert judge(1, action, HIRED_FOR_SIX, **hire, count=2) == told(offer=folly)
    assert judge(1, action, HIRED_FOR_SIX, **hire, count=1) == told()
    assert judge(1, action, **hire, count=2) == told()


def test_a_card_is_known_by_its_title() -> None:
    deal = Deal("nomad", "card", facts.KIND_OF[CARD], 3, 5, "refused")
    turn = {"phase": codes.NAME_PRICE, "deal": codes.DEAL_CARD, "object": 1, "count": 0}
    assert judge(1, ACTIONS.number("price", 8), deal, sultans=(-1, CARD, -1), **turn) == told(offer=True)


@pytest.mark.parametrize(("price", "folly"), [(2, True), (9, False)])
def test_a_seller_counters_below_the_offer(price: int, folly: bool) -> None:
    assert judge(3, ACTIONS.number("price", price), phase=codes.ANSWER_PRICE, price=4) == told(lowered=folly)


@pytest.mark.parametrize("points", [1, 4])
def test_pacts_are_countered_by_the_payer_and_by_the_murshid(points: int) -> None:
    pact: dict[str, Any] = {"phase": codes.PACT_ANSWER, "pact_price": 3, "pact_with": PAYER}
    assert judge(PAYER, ACTIONS.number("pact", MURSHID, points - 1), **pact) == told(raised=points > 3)
    assert judge(MURSHID, ACTIONS.number("pact", PAYER, points - 1), **pact) == told(lowered=points < 3)


def test_other_actions_are_no_occasion() -> None:
    assert judge(PAYER, ACTIONS.number("accept"), phase=codes.PACT_ANSWER) == told()
    assert get_game("crescent_moon").follies == FOLLIES
