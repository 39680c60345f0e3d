"""Deals: the least a seller takes, the most a buyer pays, and what is likely to come of an offer.

Both sides count what a deal does to their chance to win: what they get, what they give, and that it helps a rival. If
the seller's least is above the buyer's most there is no deal; otherwise they share what lies between.
"""

from __future__ import annotations

from cython import bint, double, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.evaluation import fights, rulers
from moonsaga.games.crescent_moon.rules import board_map, values
from moonsaga.games.crescent_moon.rules.cards import market
from moonsaga.games.crescent_moon.rules.state import State

ACTION_WORTH: double = 0.4  # an action spent on the deal
HELP: double = 0.8  # how much of his hand the Murshid uses for whoever pays him
CONTENT: double = 0.35  # a seller is content with this part of what lies between the limits
FAIR: double = 0.5  # what he asks for instead
SAFE: double = 0.6  # up to here a counter-offer is likely to be accepted
IDLE_TALK: double = 0.1  # what an offer costs that nobody can accept
LIKELY: double = 0.95


# --- what is being sold -----------------------------------------------------------------------------------------------


def has_mercenaries(s: State, seat: cint) -> bint:
    h: cint
    for h in range(s.hexes):
        if s.mercs[seat * codes.HEXES + h]:
            return True
    return False


def quarters_worth(s: State, seat: cint) -> double:
    """The best hex that a hired unit would bring under control."""
    h: cint
    best: double = 0.0
    open_to: cint = s.present[seat] & ~s.foreign[seat] & ~s.strong[seat]
    for h in range(s.hexes):
        if (open_to >> h) & 1:
            best = max(best, rulers.hex_worth(s, seat, h))
    return 0.8 * best


def weigh_goods(s: State) -> void:
    """A card of the Sultan's, or mercenaries of the Nomad's."""
    buyer: cint = s.seat
    h: cint
    n: cint = s.count
    kind: cint
    s.unit_price[codes.BUYER] = max(0.02, rulers.coin_worth(s, buyer))
    s.unit_price[codes.SELLER] = max(0.02, rulers.coin_worth(s, market.seller(s)))
    if s.deal == codes.DEAL_CARD:
        kind = values.KIND_OF[s.shop[codes.MARKET_PLACES + s.object]]
        s.gain[codes.BUYER] = rulers.card_worth(s, buyer, kind)
        s.gain[codes.SELLER] = -0.5 * rulers.card_worth(s, codes.SULTAN, kind)
        return
    s.gain[codes.BUYER] = n * rulers.unit_worth(s, buyer) - 0.5 * ACTION_WORTH
    s.gain[codes.SELLER] = -n * 0.22 * rulers.leisure(s, codes.NOMAD)
    if s.deal == codes.DEAL_HIRE:
        s.gain[codes.BUYER] += quarters_worth(s, buyer)
    else:
        h = s.object // 2
        s.gain[codes.BUYER] += 0.6 * rulers.hex_worth(s, buyer, h)
        s.gain[codes.SELLER] -= 0.2 * n + (
            rulers.hex_worth(s, codes.NOMAD, h) if board_map.units(s, codes.NOMAD, h) == n else 0.0
        )
    if not has_mercenaries(s, buyer):
        s.gain[codes.SELLER] += values.NOMAD_CLIENT * rulers.lasting(s)


def helped(s: State, payer: cint, sign: double) -> double:
    """The chance that a payer's side wins with the Murshid's cards for (1), without (0) or against it (-1)."""
    seat: cint
    side: cint
    hidden: double
    ahead: double = fights.open_lead(s)
    spread: double = 0.0
    chance: double
    own: double = 1.0 if fights.likely_side(s, payer) == codes.ATTACKING else -1.0
    for seat in range(s.rules.seats):
        side = fights.likely_side(s, seat)
        if seat != codes.MURSHID and side >= 0:
            hidden = 0.4 * fights.hidden_worth(s, seat, side)
            ahead += hidden if side == codes.ATTACKING else -hidden
            spread += hidden
    ahead += (
        own
        * sign
        * HELP
        * fights.hidden_worth(s, codes.MURSHID, codes.ATTACKING if own * sign > 0 else 1 - codes.ATTACKING)
    )
    chance = fights.odds(s, ahead, spread)
    return chance if own > 0 else 1.0 - chance


def weigh_help(s: State) -> void:
    """The Murshid's help in a combat or contest: what it changes for both, and what his cards cost him."""
    payer: cint = s.pact_with
    with_help: double = helped(s, payer, 1.0)
    more: double = with_help - helped(s, payer, -0.3)
    own: double = 1.0 if fights.likely_side(s, payer) == codes.ATTACKING else -1.0
    s.unit_price[codes.BUYER] = s.unit_price[codes.SELLER] = with_help
    s.gain[codes.BUYER] = more * own * fights.stake(s, payer)
    s.gain[codes.SELLER] = more * own * fights.stake(s, codes.MURSHID) - 0.3 * rulers.leisure(s, codes.MURSHID)


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


def weigh_deal(s: State) -> void:
    """The deal or pact on the table."""
    if s.deal:
        weigh_goods(s)
        set_limits(s, s.seat, market.seller(s))
        s.limit[codes.BUYER] = min(s.limit[codes.BUYER], s.coins[s.seat])
    else:
        weigh_help(s)
        set_limits(s, s.pact_with, codes.MURSHID)
        s.limit[codes.BUYER] = min(s.limit[codes.BUYER], values.MOST_PACT, s.points[s.pact_with])


def between(s: State, part: double) -> double:
    """A price between the limits."""
    return s.limit[codes.SELLER] + part * (s.limit[codes.BUYER] - s.limit[codes.SELLER])


# --- what comes of an offer -------------------------------------------------------------------------------------------


def seller_agrees(s: State, price: double) -> double:
    """How likely the seller accepts a price."""
    if s.limit[codes.BUYER] < s.limit[codes.SELLER] or price < s.limit[codes.SELLER]:
        return 0.0
    return LIKELY if price >= between(s, CONTENT) else 0.7


def buyer_agrees(s: State, price: double) -> double:
    """How likely the buyer accepts one."""
    if s.limit[codes.BUYER] < s.limit[codes.SELLER] or price > s.limit[codes.BUYER]:
        return 0.0
    if price <= between(s, SAFE):
        return LIKELY
    return 0.5


def add_agreed(s: State, buyer: cint, dealer: cint, chance: double, price: double) -> void:
    """What the deal at a price brings both, with this chance."""
    rulers.add_prospects(s, buyer, chance * (s.gain[codes.BUYER] - s.unit_price[codes.BUYER] * price))
    rulers.add_prospects(s, dealer, chance * (s.gain[codes.SELLER] + s.unit_price[codes.SELLER] * price))


def add_deal(s: State) -> void:
    """A deal that is being made becomes part of both sides' prospects. If it fails, the action is free again."""
    chance: double
    price: double = s.price
    weigh_deal(s)
    if s.phase == codes.NAME_PRICE:
        price = max(between(s, CONTENT), 0.0)
        chance = seller_agrees(s, price)
    elif s.phase == codes.ANSWER_PRICE:
        chance = seller_agrees(s, price)
    else:
        chance = buyer_agrees(s, price)
    add_agreed(s, s.seat, market.seller(s), chance, price)
    rulers.add_prospects(s, s.seat, (1.0 - chance) * ACTION_WORTH if chance > 0.0 else -IDLE_TALK)


def add_pact(s: State) -> void:
    """A pact that has been offered."""
    chance: double
    price: double = s.pact_price
    to_murshid: bint = (s.pact_from == codes.MURSHID) == (s.phase == codes.PACT_COUNTER)
    weigh_deal(s)
    chance = seller_agrees(s, price) if to_murshid else buyer_agrees(s, price)
    add_agreed(s, s.pact_with, codes.MURSHID, chance, price)
    if chance <= 0.0:
        rulers.add_prospects(s, s.pact_from, -IDLE_TALK)


def add_bargain(s: State) -> void:
    """Whatever is being negotiated; hired units that are not on the map yet count as if they were."""
    if s.deal:
        add_deal(s)
    elif s.phase == codes.PACT_ANSWER or s.phase == codes.PACT_COUNTER:
        add_pact(s)
    elif s.phase == codes.HIRING:
        rulers.add_prospects(s, s.seat, quarters_worth(s, s.seat))
        if s.rules.seats == codes.SEATS and not has_mercenaries(s, s.seat):
            rulers.add_prospects(s, codes.NOMAD, values.NOMAD_CLIENT * rulers.lasting(s))
