"""Buying power cards, and the deals with Sultan and Nomad (Buy power cards; Hire; Bribe; Negotiating)."""

import cython
from cython import bint, longlong
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import units
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.hand import card_at, put, slide
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.ledger import enter_deal, note_counter, note_outcome
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.troops import has_quarters
    from cython.cimports.moonsaga.games.crescent_moon.rules.turn_actions import open_fight, why_not_on_sheet
else:
    from moonsaga.games.crescent_moon.rules.board_map import units
    from moonsaga.games.crescent_moon.rules.cards.hand import card_at, put, slide
    from moonsaga.games.crescent_moon.rules.cards.ledger import enter_deal, note_counter, note_outcome
    from moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from moonsaga.games.crescent_moon.rules.troops import has_quarters
    from moonsaga.games.crescent_moon.rules.turn_actions import open_fight, why_not_on_sheet

# --- constants the compiler should know

ACT = cython.declare(cint, codes.ACT)
ANSWER_COUNTER = cython.declare(cint, codes.ANSWER_COUNTER)
ANSWER_PRICE = cython.declare(cint, codes.ANSWER_PRICE)
ASKED_BEFORE = cython.declare(cint, codes.ASKED_BEFORE)
BANK = cython.declare(cint, codes.BANK)
BUYING = cython.declare(cint, codes.BUYING)
COMBAT = cython.declare(cint, codes.COMBAT)
DEAL_BRIBE = cython.declare(cint, codes.DEAL_BRIBE)
DEAL_CARD = cython.declare(cint, codes.DEAL_CARD)
DEAL_HIRE = cython.declare(cint, codes.DEAL_HIRE)
DEAL_PAID = cython.declare(cint, codes.DEAL_PAID)
DEAL_REFUSED = cython.declare(cint, codes.DEAL_REFUSED)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_AGREED = cython.declare(cint, codes.EV_AGREED)
EV_BOUGHT = cython.declare(cint, codes.EV_BOUGHT)
EV_BRIBED = cython.declare(cint, codes.EV_BRIBED)
EV_COUNTERED = cython.declare(cint, codes.EV_COUNTERED)
EV_FETCHED = cython.declare(cint, codes.EV_FETCHED)
EV_HIRED = cython.declare(cint, codes.EV_HIRED)
EV_OFFERED = cython.declare(cint, codes.EV_OFFERED)
EV_REFUSED = cython.declare(cint, codes.EV_REFUSED)
EV_SOLD = cython.declare(cint, codes.EV_SOLD)
FAR_PRICE = cython.declare(cint, codes.FAR_PRICE)
FINE = cython.declare(cint, codes.FINE)
FIVE_ONLY = cython.declare(cint, codes.FIVE_ONLY)
FOLLOW_UP = cython.declare(cint, codes.FOLLOW_UP)
HIRE_ONE = cython.declare(cint, codes.HIRE_ONE)
HIRE_TWO = cython.declare(cint, codes.HIRE_TWO)
HIRING = cython.declare(cint, codes.HIRING)
MARKET = cython.declare(cint, codes.MARKET)
MARKET_DONE = cython.declare(cint, codes.MARKET_DONE)
MARKET_PLACES = cython.declare(cint, codes.MARKET_PLACES)
MIDDLE_PRICE = cython.declare(cint, codes.MIDDLE_PRICE)
NAME_PRICE = cython.declare(cint, codes.NAME_PRICE)
NEAR_PRICE = cython.declare(cint, codes.NEAR_PRICE)
NOBODY = cython.declare(cint, codes.NOBODY)
NOMAD = cython.declare(cint, codes.NOMAD)
NOT_YOUR_ACTION = cython.declare(cint, codes.NOT_YOUR_ACTION)
NO_CARD = cython.declare(cint, codes.NO_CARD)
NO_COINS = cython.declare(cint, codes.NO_COINS)
NO_DISC = cython.declare(cint, codes.NO_DISC)
NO_MERCENARY = cython.declare(cint, codes.NO_MERCENARY)
NO_QUARTERS = cython.declare(cint, codes.NO_QUARTERS)
NO_RESERVES = cython.declare(cint, codes.NO_RESERVES)
NO_SUCH_HEX = cython.declare(cint, codes.NO_SUCH_HEX)
REFILL = cython.declare(cint, codes.REFILL)
SAME_PRICE = cython.declare(cint, codes.SAME_PRICE)
SH_BRIBE = cython.declare(cint, codes.SH_BRIBE)
SH_BUY = cython.declare(cint, codes.SH_BUY)
SH_HIRE = cython.declare(cint, codes.SH_HIRE)
SULTAN = cython.declare(cint, codes.SULTAN)
SULTANS = cython.declare(cint, codes.SULTANS)
TOO_DEAR = cython.declare(cint, codes.TOO_DEAR)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
KIND_OF = cython.declare(cint[69])
RULER_OF = cython.declare(cint[31])
if not cython.compiled:
    KIND_OF = [0] * 69
    RULER_OF = [0] * 31
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]
for _i in range(31):
    RULER_OF[_i] = codes.RULER_OF[_i]

# --- end of constants


FETCHED = cython.declare(cint, 3)
"""In `bought`, after the three parts of the market: the Sultan has taken a card of his own."""


# --- buying -----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def area_of(place: cint) -> cint:
    """Near, middle or far: one card from each."""
    return 2 - place // 3


@cython.cfunc
@cython.exceptval(check=False)
def price_of(s: State, seat: cint, place: cint) -> cint:
    """Cards of one's own cost half."""
    area: cint
    price: cint
    area = area_of(place)
    price = NEAR_PRICE if area == 0 else (MIDDLE_PRICE if area == 1 else FAR_PRICE)
    return price // 2 if RULER_OF[KIND_OF[s.shop[place]]] == seat else price


@cython.cfunc
@cython.exceptval(check=False)
def why_no_buy(s: State, seat: cint, place: cint) -> cint:
    """One card from each part of the market, in any order, at its price."""
    if s.phase != BUYING and why_not_on_sheet(s, seat, SH_BUY):
        return why_not_on_sheet(s, seat, SH_BUY)
    if s.shop[place] < 0:
        return NO_CARD
    if s.phase == BUYING and (s.bought >> area_of(place)) & 1:
        return MARKET_DONE
    return FINE if s.coins[seat] >= price_of(s, seat, place) else NO_COINS


@cython.cfunc
@cython.exceptval(check=False)
def buy(s: State, seat: cint, place: cint) -> cython.void:
    """Paid to the card's ruler; own cards, and the Nomad's while he is absent, to the bank (C21)."""
    card: cint
    price: cint
    ruler: cint
    card = card_at(s, MARKET + place)
    price = price_of(s, seat, place)
    ruler = RULER_OF[KIND_OF[card]]
    pay(s, seat, ruler if ruler != seat and ruler < s.rules.seats else BANK, price)
    put(s, card, seat, EVERYBODY)
    tell(s, EV_BOUGHT, seat, card, price, 0)
    s.bought |= 1 << area_of(place)
    s.phase = BUYING


@cython.cfunc
@cython.exceptval(check=False)
def why_no_fetch(s: State, seat: cint, place: cint) -> cint:
    """The Sultan takes one card of his own market for nothing."""
    if s.phase != BUYING and why_not_on_sheet(s, seat, SH_BUY):
        return why_not_on_sheet(s, seat, SH_BUY)
    if seat != SULTAN:
        return NOT_YOUR_ACTION
    if s.shop[MARKET_PLACES + place] < 0:
        return NO_CARD
    return MARKET_DONE if s.phase == BUYING and (s.bought >> FETCHED) & 1 else FINE


@cython.cfunc
@cython.exceptval(check=False)
def fetch(s: State, seat: cint, place: cint) -> cython.void:
    card: cint
    card = card_at(s, SULTANS + place)
    put(s, card, seat, EVERYBODY)
    tell(s, EV_FETCHED, seat, card, 0, 0)
    s.bought |= 1 << FETCHED
    s.phase = BUYING


@cython.cfunc
@cython.exceptval(check=False)
def end_buying(s: State) -> cython.void:
    """After the purchase the market is filled up."""
    slide(s)
    s.phase = REFILL


# --- deals: what is asked for -----------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def deal_bit(deal: cint, which: cint) -> longlong:
    """Each object of a deal is negotiated once in a turn: a card, a number of units, a hex and a number."""
    one: longlong = 1
    if deal == DEAL_CARD:
        return one << which
    if deal == DEAL_HIRE:
        return one << (3 + which)
    return one << (5 + which)


@cython.cfunc
@cython.exceptval(check=False)
def was_asked(s: State, deal: cint, which: cint) -> bint:
    return (s.tried & deal_bit(deal, which)) != 0


@cython.cfunc
@cython.exceptval(check=False)
def why_no_ask(s: State, seat: cint, place: cint) -> cint:
    """Before buying, a ruler may agree with the Sultan on one card of his market."""
    if why_not_on_sheet(s, seat, SH_BUY):
        return why_not_on_sheet(s, seat, SH_BUY)
    if seat == SULTAN:
        return NOT_YOUR_ACTION
    if s.shop[MARKET_PLACES + place] < 0:
        return NO_CARD
    return ASKED_BEFORE if was_asked(s, DEAL_CARD, place) else FINE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_hire(s: State, seat: cint, n: cint) -> cint:
    """Four rulers: at a fixed price. Five: from the Nomad's reserves card, if he agrees (Hire; ruling C05)."""
    if why_not_on_sheet(s, seat, SH_HIRE):
        return why_not_on_sheet(s, seat, SH_HIRE)
    if s.supply[seat] < n:
        return NO_DISC
    if not has_quarters(s, seat):
        return NO_QUARTERS
    if s.rules.seats == 4:
        return FINE if s.coins[seat] >= (HIRE_ONE if n == 1 else HIRE_TWO) else NO_COINS
    if s.reserve[NOMAD] < n:
        return NO_RESERVES
    return ASKED_BEFORE if was_asked(s, DEAL_HIRE, n - 1) else FINE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_bribe(s: State, seat: cint, h: cint, n: cint) -> cint:
    """One or two of the Nomad's mercenaries change sides, if he agrees; five rulers only (Bribe)."""
    if why_not_on_sheet(s, seat, SH_BRIBE):
        return why_not_on_sheet(s, seat, SH_BRIBE)
    if s.rules.seats == 4:
        return FIVE_ONLY
    if h >= s.hexes:
        return NO_SUCH_HEX
    if s.mercs[NOMAD * 16 + h] < n:
        return NO_MERCENARY
    if s.supply[seat] < n:
        return NO_DISC
    return ASKED_BEFORE if was_asked(s, DEAL_BRIBE, h * 2 + n - 1) else FINE


@cython.cfunc
@cython.exceptval(check=False)
def open_deal(s: State, deal: cint, which: cint, n: cint) -> cython.void:
    """The buyer names what he wants; next his price."""
    s.deal = deal
    s.object = which
    s.count = n
    s.price = NOBODY
    s.tried |= deal_bit(deal, which)
    s.phase = NAME_PRICE
    s.who = s.seat


@cython.cfunc
@cython.exceptval(check=False)
def hire(s: State, seat: cint, n: cint) -> cython.void:
    coins: cint
    if s.rules.seats == 5:
        open_deal(s, DEAL_HIRE, n - 1, n)
        return
    coins = HIRE_ONE if n == 1 else HIRE_TWO
    pay(s, seat, BANK, coins)
    tell(s, EV_HIRED, seat, NOBODY, n, coins)
    begin_quartering(s, n)


@cython.cfunc
@cython.exceptval(check=False)
def begin_quartering(s: State, n: cint) -> cython.void:
    s.left = n
    s.who = s.seat
    s.phase = HIRING


# --- deals: price, answer, counter-offer ------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def seller(s: State) -> cint:
    return SULTAN if s.deal == DEAL_CARD else NOMAD


@cython.cfunc
@cython.exceptval(check=False)
def why_no_price(s: State, seat: cint, price: cint) -> cint:
    """Any whole number of coins that the buyer holds; a counter-offer is another one (ruling C05)."""
    if s.phase != NAME_PRICE and s.phase != ANSWER_PRICE:
        return WRONG_MOMENT
    if price > s.coins[s.seat]:
        return TOO_DEAR
    return SAME_PRICE if s.phase == ANSWER_PRICE and price == s.price else FINE


@cython.cfunc
@cython.exceptval(check=False)
def name_price(s: State, seat: cint, price: cint) -> cython.void:
    """An offer goes to the seller, a counter-offer back to the buyer."""
    s.price = price
    if s.phase == NAME_PRICE:
        tell(s, EV_OFFERED, seat, deal_card(s), (s.object * 4 + s.deal) * 64 + s.count, price)
        enter_deal(s, seat, s.deal, deal_object(s), price)
        s.phase = ANSWER_PRICE
        s.who = seller(s)
    else:
        tell(s, EV_COUNTERED, seat, NOBODY, price, 0)
        note_counter(s, price)
        s.phase = ANSWER_COUNTER
        s.who = s.seat


@cython.cfunc
@cython.exceptval(check=False)
def deal_card(s: State) -> cint:
    return card_at(s, SULTANS + s.object) if s.deal == DEAL_CARD else NOBODY


@cython.cfunc
@cython.exceptval(check=False)
def deal_object(s: State) -> cint:
    """What a deal is about: the title of a card, a number of units, or hex and number."""
    card: cint = deal_card(s)
    if card >= 0:
        return KIND_OF[card]
    return s.object if s.deal == DEAL_BRIBE else s.count


@cython.cfunc
@cython.exceptval(check=False)
def refuse_deal(s: State, seat: cint) -> cython.void:
    """No deal: another action must be chosen; buying without the Sultan is one of them."""
    tell(s, EV_REFUSED, seat, NOBODY, 0, 0)
    note_outcome(s, DEAL_REFUSED)
    s.deal = 0
    s.object = NOBODY
    s.count = s.price = 0
    s.phase = ACT
    s.who = s.seat


@cython.cfunc
@cython.exceptval(check=False)
def strike_deal(s: State, seat: cint) -> cython.void:
    """Both are bound: the price is paid and the action goes on."""
    deal: cint
    which: cint
    n: cint
    card: cint
    deal = s.deal
    which = s.object
    n = s.count
    tell(s, EV_AGREED, seat, NOBODY, s.price, 0)
    note_outcome(s, DEAL_PAID)
    pay(s, s.seat, seller(s), s.price)
    s.deal = 0
    s.object = NOBODY
    s.count = s.price = 0
    s.who = s.seat
    if deal == DEAL_CARD:
        card = card_at(s, SULTANS + which)
        put(s, card, s.seat, EVERYBODY)
        tell(s, EV_SOLD, s.seat, card, 0, 0)
        s.phase = BUYING
    elif deal == DEAL_HIRE:
        s.reserve[NOMAD] -= n
        s.supply[NOMAD] += n
        tell(s, EV_HIRED, s.seat, NOBODY, n, 0)
        begin_quartering(s, n)
    else:
        bribe(s, which // 2, n)


@cython.cfunc
@cython.exceptval(check=False)
def bribe(s: State, h: cint, n: cint) -> cython.void:
    """The Nomad's mercenaries are replaced (D21); then a combat, or one step with the bribed units."""
    seat: cint
    seat = s.seat
    s.mercs[NOMAD * 16 + h] -= n
    s.supply[NOMAD] += n
    s.mercs[seat * 16 + h] += n
    s.supply[seat] -= n
    tell(s, EV_BRIBED, seat, NOBODY, h, n)
    if units(s, NOMAD, h) or (s.hold[h] and s.lord[h] == NOMAD):
        open_fight(s, COMBAT, h, seat, NOMAD)
        return
    s.only_hex = h
    s.only_o = 0
    s.only_m = n
    s.phase = FOLLOW_UP
