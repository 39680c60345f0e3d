"""Deals: the least a seller takes, the most a buyer pays, and what is likely to come of an offer.

Both sides count what a deal does to their chance to win: what they get, what they give, and that it helps a rival. If
the seller's least is above the buyer's most there is no deal; otherwise they share what lies between.
"""

from __future__ import annotations

from cython import bint, double, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.evaluation import fights, rulers
from moonsaga.games.crescent_moon.evaluation.weights import Weights
from moonsaga.games.crescent_moon.rules import board_map, values
from moonsaga.games.crescent_moon.rules.cards import market
from moonsaga.games.crescent_moon.rules.state import State

# --- what is being sold -----------------------------------------------------------------------------------------------


def has_mercenaries(s: State, seat: cint) -> bint:
    h: cint
    for h in range(s.hexes):
        if s.mercs[seat * codes.HEXES + h]:
            return True
    return False


def quarters_worth(s: State, w: Weights, seat: cint) -> double:
    """The best hex that a hired unit would bring under control."""
    h: cint
    best: double = 0.0
    open_to: cint = s.present[seat] & ~s.foreign[seat] & ~s.strong[seat]
    for h in range(s.hexes):
        if (open_to >> h) & 1:
            best = max(best, rulers.hex_worth(s, w, seat, h))
    return w.quarters * best


def weigh_goods(s: State, w: Weights) -> void:
    """A card of the Sultan's, or mercenaries of the Nomad's."""
    buyer: cint = s.seat
    h: cint
    n: cint = s.deal_units
    kind: cint
    s.unit_price[codes.BUYER] = max(w.least_coin, rulers.coin_worth(s, w, buyer))
    s.unit_price[codes.SELLER] = max(w.least_coin, rulers.coin_worth(s, w, market.seller(s)))
    if s.deal == codes.DEAL_CARD:
        kind = values.KIND_OF[s.shop[codes.MARKET_PLACES + s.deal_place]]
        s.gain[codes.BUYER] = rulers.card_worth(s, w, buyer, kind)
        s.gain[codes.SELLER] = -w.card_of_sultan * rulers.card_worth(s, w, codes.SULTAN, kind)
        return
    s.gain[codes.BUYER] = n * rulers.unit_worth(s, w, buyer) - w.hire_action
    s.gain[codes.SELLER] = -n * w.hired_unit * rulers.leisure(s, w, codes.NOMAD)
    if s.deal == codes.DEAL_HIRE:
        s.gain[codes.BUYER] += quarters_worth(s, w, buyer)
    else:
        h = s.deal_hex
        s.gain[codes.BUYER] += w.bribed_hex * rulers.hex_worth(s, w, buyer, h)
        s.gain[codes.SELLER] -= w.bribed_unit * n + (
            rulers.hex_worth(s, w, codes.NOMAD, h) if board_map.units(s, codes.NOMAD, h) == n else 0.0
        )
    if not has_mercenaries(s, buyer):
        s.gain[codes.SELLER] += values.NOMAD_CLIENT * rulers.lasting(s, w)


def helped(s: State, w: Weights, payer: cint, sign: double) -> double:
    """The chance that a payer's side wins with the Murshid's cards for (1), without (0) or against it (-1)."""
    seat: cint
    side: cint
    hidden: double
    ahead: double = fights.open_lead(s, w)
    spread: double = 0.0
    chance: double
    own: double = 1.0 if fights.likely_side(s, w, payer) == codes.ATTACKING else -1.0
    for seat in range(s.rules.seats):
        side = fights.likely_side(s, w, seat)
        if seat != codes.MURSHID and side >= 0:
            hidden = w.used * fights.hidden_worth(s, w, seat, side)
            ahead += hidden if side == codes.ATTACKING else -hidden
            spread += hidden
    ahead += (
        own
        * sign
        * w.help
        * fights.hidden_worth(s, w, codes.MURSHID, codes.ATTACKING if own * sign > 0 else 1 - codes.ATTACKING)
    )
    chance = fights.odds(s, w, ahead, spread)
    return chance if own > 0 else 1.0 - chance


def weigh_help(s: State, w: Weights) -> void:
    """The Murshid's help in a combat or contest: what it changes for both, and what his cards cost him."""
    payer: cint = s.pact_with
    with_help: double = helped(s, w, payer, 1.0)
    more: double = with_help - helped(s, w, payer, -w.refused_help)
    own: double = 1.0 if fights.likely_side(s, w, payer) == codes.ATTACKING else -1.0
    s.unit_price[codes.BUYER] = s.unit_price[codes.SELLER] = with_help
    s.gain[codes.BUYER] = more * own * fights.stake(s, w, payer)
    s.gain[codes.SELLER] = more * own * fights.stake(s, w, codes.MURSHID) - w.help_cards * rulers.leisure(
        s, w, codes.MURSHID
    )


def set_limits(s: State, buyer: cint, dealer: cint) -> void:
    """The most the buyer pays, the least the seller takes: where their chances to win stay the same."""
    b: double = s.share[buyer]
    d: double = s.share[dealer]
    s.limit[codes.BUYER] = ((1.0 - b) * s.gain[codes.BUYER] - d * s.gain[codes.SELLER]) / (
        (1.0 - b) * s.unit_price[codes.BUYER] + d * s.unit_price[codes.SELLER]
    )
    s.limit[codes.SELLER] = (b * s.gain[codes.BUYER] - (1.0 - d) * s.gain[codes.SELLER]) / (
        (1.0 - d) * s.unit_price[codes.SELLER] + b * s.unit_price[codes.BUYER]
    )
    s.limit[codes.SELLER] = max(0.0, s.limit[codes.SELLER])


def weigh_deal(s: State, w: Weights) -> void:
    """The deal or pact on the table."""
    if s.deal:
        weigh_goods(s, w)
        set_limits(s, s.seat, market.seller(s))
        s.limit[codes.BUYER] = min(s.limit[codes.BUYER], s.coins[s.seat])
    else:
        weigh_help(s, w)
        set_limits(s, s.pact_with, codes.MURSHID)
        s.limit[codes.BUYER] = min(s.limit[codes.BUYER], values.MOST_PACT, s.points[s.pact_with])


def between(s: State, part: double) -> double:
    """A price between the limits."""
    return s.limit[codes.SELLER] + part * (s.limit[codes.BUYER] - s.limit[codes.SELLER])


# --- what comes of an offer -------------------------------------------------------------------------------------------


def seller_agrees(s: State, w: Weights, price: double) -> double:
    """How likely the seller accepts a price."""
    if s.limit[codes.BUYER] < s.limit[codes.SELLER] or price < s.limit[codes.SELLER]:
        return 0.0
    return w.likely if price >= between(s, w.content) else w.seller_wavers


def buyer_agrees(s: State, w: Weights, price: double) -> double:
    """How likely the buyer accepts one."""
    if s.limit[codes.BUYER] < s.limit[codes.SELLER] or price > s.limit[codes.BUYER]:
        return 0.0
    if price <= between(s, w.safe):
        return w.likely
    return w.buyer_wavers


def add_agreed(s: State, buyer: cint, dealer: cint, chance: double, price: double) -> void:
    """What the deal at a price brings both, with this chance."""
    rulers.add_prospects(s, buyer, chance * (s.gain[codes.BUYER] - s.unit_price[codes.BUYER] * price))
    rulers.add_prospects(s, dealer, chance * (s.gain[codes.SELLER] + s.unit_price[codes.SELLER] * price))


def add_deal(s: State, w: Weights) -> void:
    """A deal that is being made becomes part of both sides' prospects. If it fails, the action is free again."""
    chance: double
    price: double = s.price
    weigh_deal(s, w)
    if s.phase == codes.NAME_PRICE:
        price = max(between(s, w.content), 0.0)
        chance = seller_agrees(s, w, price)
    elif s.phase == codes.ANSWER_PRICE:
        chance = seller_agrees(s, w, price)
    else:
        chance = buyer_agrees(s, w, price)
    add_agreed(s, s.seat, market.seller(s), chance, price)
    rulers.add_prospects(s, s.seat, (1.0 - chance) * w.deal_action if chance > 0.0 else -w.idle_talk)


def add_pact(s: State, w: Weights) -> void:
    """A pact that has been offered."""
    chance: double
    price: double = s.pact_price
    to_murshid: bint = (s.pact_from == codes.MURSHID) == (s.phase == codes.PACT_COUNTER)
    weigh_deal(s, w)
    chance = seller_agrees(s, w, price) if to_murshid else buyer_agrees(s, w, price)
    add_agreed(s, s.pact_with, codes.MURSHID, chance, price)
    if chance <= 0.0:
        rulers.add_prospects(s, s.pact_from, -w.idle_talk)


def add_bargain(s: State, w: Weights) -> void:
    """Whatever is being negotiated; hired units that are not on the map yet count as if they were."""
    if s.deal:
        add_deal(s, w)
    elif s.phase == codes.PACT_ANSWER or s.phase == codes.PACT_COUNTER:
        add_pact(s, w)
    elif s.phase == codes.HIRING:
        rulers.add_prospects(s, s.seat, quarters_worth(s, w, s.seat))
        if s.rules.seats == codes.SEATS and not has_mercenaries(s, s.seat):
            rulers.add_prospects(s, codes.NOMAD, values.NOMAD_CLIENT * rulers.lasting(s, w))
