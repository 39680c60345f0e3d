"""Deals: the least a seller takes, the most a buyer pays, and what is likely to come of an offer.

Both sides count what a deal does to their chance to win: what they get, what they give, and that it helps a rival. If
the seller's least is above the buyer's most there is no deal; otherwise they share what lies between.
"""

import cython
from cython import bint, double
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.evaluation.fights import (
        hidden_worth,
        likely_side,
        odds,
        open_lead,
        stake,
    )
    from cython.cimports.moonsaga.games.crescent_moon.evaluation.rulers import (
        add_prospects,
        card_worth,
        coin_worth,
        hex_worth,
        lasting,
        leisure,
        share_of,
        unit_worth,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import units
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.market import seller
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State
else:
    from moonsaga.games.crescent_moon.evaluation.fights import hidden_worth, likely_side, odds, open_lead, stake
    from moonsaga.games.crescent_moon.evaluation.rulers import (
        add_prospects,
        card_worth,
        coin_worth,
        hex_worth,
        lasting,
        leisure,
        share_of,
        unit_worth,
    )
    from moonsaga.games.crescent_moon.rules.board_map import units
    from moonsaga.games.crescent_moon.rules.cards.market import seller
    from moonsaga.games.crescent_moon.rules.state import State

# --- constants the compiler should know

ANSWER_PRICE = cython.declare(cint, codes.ANSWER_PRICE)
ATTACKING = cython.declare(cint, codes.ATTACKING)
DEAL_CARD = cython.declare(cint, codes.DEAL_CARD)
DEAL_HIRE = cython.declare(cint, codes.DEAL_HIRE)
HIRING = cython.declare(cint, codes.HIRING)
MARKET_PLACES = cython.declare(cint, codes.MARKET_PLACES)
MOST_PACT = cython.declare(cint, codes.MOST_PACT)
MURSHID = cython.declare(cint, codes.MURSHID)
NAME_PRICE = cython.declare(cint, codes.NAME_PRICE)
NOMAD = cython.declare(cint, codes.NOMAD)
NOMAD_CLIENT = cython.declare(cint, codes.NOMAD_CLIENT)
PACT_ANSWER = cython.declare(cint, codes.PACT_ANSWER)
PACT_COUNTER = cython.declare(cint, codes.PACT_COUNTER)
SULTAN = cython.declare(cint, codes.SULTAN)
KIND_OF = cython.declare(cint[69])
if not cython.compiled:
    KIND_OF = [0] * 69
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]

# --- end of constants

ACTION_WORTH = cython.declare(double, 0.4)  # an action spent on the deal
HELP = cython.declare(double, 0.8)  # how much of his hand the Murshid uses for whoever pays him
CONTENT = cython.declare(double, 0.35)  # a seller is content with this part of what lies between the limits
FAIR = cython.declare(double, 0.5)  # what he asks for instead
SAFE = cython.declare(double, 0.6)  # up to here a counter-offer is likely to be accepted
IDLE_TALK = cython.declare(double, 0.1)  # what an offer costs that nobody can accept
LIKELY = cython.declare(double, 0.95)

# The deal that was looked at last: gains in points without the price, and what one unit of the price is worth.
GAIN = cython.declare(double[2])
UNIT_PRICE = cython.declare(double[2])
LIMIT = cython.declare(double[2])
if not cython.compiled:
    GAIN, UNIT_PRICE, LIMIT = [0.0] * 2, [0.0] * 2, [0.0] * 2
BUYER = cython.declare(cint, 0)
SELLER = cython.declare(cint, 1)


# --- what is being sold -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def has_mercenaries(s: State, seat: cint) -> bint:
    h: cint
    for h in range(s.hexes):
        if s.mercs[seat * 16 + h]:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def quarters_worth(s: State, seat: cint) -> double:
    """The best hex that a hired unit would bring under control."""
    h: cint
    best: double = 0.0
    open_to: cint = s.present[seat] & ~s.foreign[seat] & ~s.strong[seat]
    for h in range(s.hexes):
        if (open_to >> h) & 1:
            best = max(best, hex_worth(s, seat, h))
    return 0.8 * best


@cython.cfunc
@cython.exceptval(check=False)
def weigh_goods(s: State) -> cython.void:
    """A card of the Sultan's, or mercenaries of the Nomad's."""
    buyer: cint = s.seat
    h: cint
    n: cint = s.count
    kind: cint
    UNIT_PRICE[BUYER] = max(0.02, coin_worth(s, buyer))
    UNIT_PRICE[SELLER] = max(0.02, coin_worth(s, seller(s)))
    if s.deal == DEAL_CARD:
        kind = KIND_OF[s.shop[MARKET_PLACES + s.object]]
        GAIN[BUYER] = card_worth(s, buyer, kind)
        GAIN[SELLER] = -0.5 * card_worth(s, SULTAN, kind)
        return
    GAIN[BUYER] = n * unit_worth(s, buyer) - 0.5 * ACTION_WORTH
    GAIN[SELLER] = -n * 0.22 * leisure(s, NOMAD)
    if s.deal == DEAL_HIRE:
        GAIN[BUYER] += quarters_worth(s, buyer)
    else:
        h = s.object // 2
        GAIN[BUYER] += 0.6 * hex_worth(s, buyer, h)
        GAIN[SELLER] -= 0.2 * n + (hex_worth(s, NOMAD, h) if units(s, NOMAD, h) == n else 0.0)
    if not has_mercenaries(s, buyer):
        GAIN[SELLER] += NOMAD_CLIENT * lasting(s)


@cython.cfunc
@cython.exceptval(check=False)
def helped(s: State, payer: cint, sign: double) -> double:
    """The chance that a payer's side wins with the Murshid's cards for (1), without (0) or against it (-1)."""
    seat: cint
    side: cint
    hidden: double
    ahead: double = open_lead(s)
    spread: double = 0.0
    chance: double
    own: double = 1.0 if likely_side(s, payer) == ATTACKING else -1.0
    for seat in range(s.rules.seats):
        side = likely_side(s, seat)
        if seat != MURSHID and side >= 0:
            hidden = 0.4 * hidden_worth(s, seat, side)
            ahead += hidden if side == ATTACKING else -hidden
            spread += hidden
    ahead += own * sign * HELP * hidden_worth(s, MURSHID, ATTACKING if own * sign > 0 else 1 - ATTACKING)
    chance = odds(s, ahead, spread)
    return chance if own > 0 else 1.0 - chance


@cython.cfunc
@cython.exceptval(check=False)
def weigh_help(s: State) -> cython.void:
    """The Murshid's help in a combat or contest: what it changes for both, and what his cards cost him."""
    payer: cint = s.pact_with
    with_help: double = helped(s, payer, 1.0)
    more: double = with_help - helped(s, payer, -0.3)
    own: double = 1.0 if likely_side(s, payer) == ATTACKING else -1.0
    UNIT_PRICE[BUYER] = UNIT_PRICE[SELLER] = with_help
    GAIN[BUYER] = more * own * stake(s, payer)
    GAIN[SELLER] = more * own * stake(s, MURSHID) - 0.3 * leisure(s, MURSHID)


@cython.cfunc
@cython.exceptval(check=False)
def set_limits(s: State, buyer: cint, dealer: cint) -> cython.void:
    """The most the buyer pays, the least the seller takes: where their chances to win stay the same."""
    b: double = share_of(buyer)
    d: double = share_of(dealer)
    LIMIT[BUYER] = ((1.0 - b) * GAIN[BUYER] - d * GAIN[SELLER]) / (
        (1.0 - b) * UNIT_PRICE[BUYER] + d * UNIT_PRICE[SELLER]
    )
    LIMIT[SELLER] = (b * GAIN[BUYER] - (1.0 - d) * GAIN[SELLER]) / (
        (1.0 - d) * UNIT_PRICE[SELLER] + b * UNIT_PRICE[BUYER]
    )
    LIMIT[SELLER] = max(0.0, LIMIT[SELLER])


@cython.cfunc
@cython.exceptval(check=False)
def weigh_deal(s: State) -> cython.void:
    """The deal or pact on the table."""
    if s.deal:
        weigh_goods(s)
        set_limits(s, s.seat, seller(s))
        LIMIT[BUYER] = min(LIMIT[BUYER], s.coins[s.seat])
    else:
        weigh_help(s)
        set_limits(s, s.pact_with, MURSHID)
        LIMIT[BUYER] = min(LIMIT[BUYER], MOST_PACT, s.points[s.pact_with])


@cython.cfunc
@cython.exceptval(check=False)
def most() -> double:
    """The most the buyer would pay; `weigh_deal` comes first."""
    return LIMIT[BUYER]


@cython.cfunc
@cython.exceptval(check=False)
def least() -> double:
    """The least the seller would take; `weigh_deal` comes first."""
    return LIMIT[SELLER]


@cython.cfunc
@cython.exceptval(check=False)
def between(part: double) -> double:
    """A price between the limits."""
    return LIMIT[SELLER] + part * (LIMIT[BUYER] - LIMIT[SELLER])


# --- what comes of an offer -------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def seller_agrees(price: double) -> double:
    """How likely the seller accepts a price."""
    if LIMIT[BUYER] < LIMIT[SELLER] or price < LIMIT[SELLER]:
        return 0.0
    return LIKELY if price >= between(CONTENT) else 0.7


@cython.cfunc
@cython.exceptval(check=False)
def buyer_agrees(price: double) -> double:
    """How likely the buyer accepts one."""
    if LIMIT[BUYER] < LIMIT[SELLER] or price > LIMIT[BUYER]:
        return 0.0
    if price <= between(SAFE):
        return LIKELY
    return 0.5


@cython.cfunc
@cython.exceptval(check=False)
def add_agreed(buyer: cint, dealer: cint, chance: double, price: double) -> cython.void:
    """What the deal at a price brings both, with this chance."""
    add_prospects(buyer, chance * (GAIN[BUYER] - UNIT_PRICE[BUYER] * price))
    add_prospects(dealer, chance * (GAIN[SELLER] + UNIT_PRICE[SELLER] * price))


@cython.cfunc
@cython.exceptval(check=False)
def add_deal(s: State) -> cython.void:
    """A deal that is being made becomes part of both sides' prospects. If it fails, the action is free again."""
    chance: double
    price: double = s.price
    weigh_deal(s)
    if s.phase == NAME_PRICE:
        price = max(between(CONTENT), 0.0)
        chance = seller_agrees(price)
    elif s.phase == ANSWER_PRICE:
        chance = seller_agrees(price)
    else:
        chance = buyer_agrees(price)
    add_agreed(s.seat, seller(s), chance, price)
    add_prospects(s.seat, (1.0 - chance) * ACTION_WORTH if chance > 0.0 else -IDLE_TALK)


@cython.cfunc
@cython.exceptval(check=False)
def add_pact(s: State) -> cython.void:
    """A pact that has been offered."""
    chance: double
    price: double = s.pact_price
    to_murshid: bint = (s.pact_from == MURSHID) == (s.phase == PACT_COUNTER)
    weigh_deal(s)
    chance = seller_agrees(price) if to_murshid else buyer_agrees(price)
    add_agreed(s.pact_with, MURSHID, chance, price)
    if chance <= 0.0:
        add_prospects(s.pact_from, -IDLE_TALK)


@cython.cfunc
@cython.exceptval(check=False)
def add_bargain(s: State) -> cython.void:
    """Whatever is being negotiated; hired units that are not on the map yet count as if they were."""
    if s.deal:
        add_deal(s)
    elif s.phase == PACT_ANSWER or s.phase == PACT_COUNTER:
        add_pact(s)
    elif s.phase == HIRING:
        add_prospects(s.seat, quarters_worth(s, s.seat))
        if s.rules.seats == 5 and not has_mercenaries(s, s.seat):
            add_prospects(NOMAD, NOMAD_CLIENT * lasting(s))
