"""Buying power cards, and the deals with Sultan and Nomad (Buy power cards; Hire; Bribe; Negotiating)."""

from __future__ import annotations

from cython import bint, longlong, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon import actions, events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, state, troops, turn_actions, values
from moonsaga.games.crescent_moon.rules.cards import hand, ledger
from moonsaga.games.crescent_moon.rules.state import State

# --- buying -----------------------------------------------------------------------------------------------------------


def area_of(place: cint) -> cint:
    """Near, middle or far: one card from each."""
    return 2 - place // 3


def price_of(s: State, seat: cint, place: cint) -> cint:
    """Cards of one's own cost half."""
    area: cint
    price: cint
    area = area_of(place)
    price = values.NEAR_PRICE if area == 0 else (values.MIDDLE_PRICE if area == 1 else values.FAR_PRICE)
    return price // 2 if values.RULER_OF[values.KIND_OF[s.shop[place]]] == seat else price


def why_not_buy(s: State, seat: cint, place: cint) -> cint:
    """One card from each part of the market, in any order, at its price."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_BUY):
        return codes.NOT_YOUR_ACTION
    if s.shop[place] < 0:
        return codes.NO_CARD
    if s.phase == codes.BUYING and (s.bought >> area_of(place)) & 1:
        return codes.MARKET_DONE
    return codes.FINE if s.coins[seat] >= price_of(s, seat, place) else codes.NO_COINS


def do_buy(s: State, seat: cint, place: cint) -> void:
    """Paid to the card's ruler; own cards, and the Nomad's without a Nomad, to the bank (C21)."""
    card: cint
    price: cint
    ruler: cint
    card = hand.card_at(s, codes.MARKET + place)
    price = price_of(s, seat, place)
    ruler = values.RULER_OF[values.KIND_OF[card]]
    state.pay(s, seat, ruler if ruler != seat and ruler < s.rules.seats else codes.BANK, price)
    hand.put(s, card, seat, codes.EVERYBODY)
    events.bought(s, seat, price, card)
    s.bought |= 1 << area_of(place)
    s.phase = codes.BUYING


def why_not_fetch(s: State, seat: cint, place: cint) -> cint:
    """The Sultan takes one card of their own market for nothing."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_BUY):
        return codes.NOT_YOUR_ACTION
    if seat != codes.SULTAN:
        return codes.NOT_YOUR_ACTION
    if s.shop[codes.MARKET_PLACES + place] < 0:
        return codes.NO_CARD
    return codes.MARKET_DONE if s.phase == codes.BUYING and (s.bought >> codes.FETCHED) & 1 else codes.FINE


def do_fetch(s: State, seat: cint, place: cint) -> void:
    card: cint
    card = hand.card_at(s, codes.SULTANS + place)
    hand.put(s, card, seat, codes.EVERYBODY)
    events.fetched(s, seat, card)
    s.bought |= 1 << codes.FETCHED
    s.phase = codes.BUYING


def why_not_pass(s: State, seat: cint) -> cint:
    """Buying nothing is an action too; the market is filled up."""
    return turn_actions.why_not_on_sheet(s, seat, codes.SH_BUY)


def do_pass(s: State, seat: cint) -> void:
    events.passed(s, seat)
    end_buying(s)


def why_not_done(s: State, seat: cint) -> cint:
    return codes.FINE


def do_done(s: State, seat: cint) -> void:
    end_buying(s)


def end_buying(s: State) -> void:
    """After the purchase the market is filled up."""
    hand.slide(s)
    s.phase = codes.REFILL


# --- deals: what is asked for -----------------------------------------------------------------------------------------


def deal_bit(deal: cint, which: cint) -> longlong:
    """Each object of a deal is negotiated once in a turn: a card, a number of units, a hex and a number."""
    one: longlong = 1
    if deal == codes.DEAL_CARD:
        return one << which
    if deal == codes.DEAL_HIRE:
        return one << (3 + which)
    return one << (5 + which)


def was_asked(s: State, deal: cint, which: cint) -> bint:
    return (s.tried & deal_bit(deal, which)) != 0


def why_not_ask(s: State, seat: cint, place: cint) -> cint:
    """Before buying, a ruler may agree with the Sultan on one card of that market."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_BUY):
        return codes.NOT_YOUR_ACTION
    if seat == codes.SULTAN:
        return codes.NOT_YOUR_ACTION
    if s.shop[codes.MARKET_PLACES + place] < 0:
        return codes.NO_CARD
    return codes.ASKED_BEFORE if was_asked(s, codes.DEAL_CARD, place) else codes.FINE


def do_ask(s: State, seat: cint, place: cint) -> void:
    s.deal_place = place
    open_deal(s, codes.DEAL_CARD, place, 1)


def why_not_hire(s: State, seat: cint, more: cint) -> cint:
    """Four rulers: at a fixed price. Five: from the Nomad's reserves card, if the Nomad agrees (Hire; ruling C05)."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_HIRE):
        return codes.NOT_YOUR_ACTION
    if s.supply[seat] <= more:
        return codes.NO_DISC
    if not troops.has_quarters(s, seat):
        return codes.NO_QUARTERS
    if s.rules.seats == 4:
        return codes.FINE if s.coins[seat] >= (values.HIRE_TWO if more else values.HIRE_ONE) else codes.NO_COINS
    if s.reserve[codes.NOMAD] <= more:
        return codes.NO_RESERVES
    return codes.ASKED_BEFORE if was_asked(s, codes.DEAL_HIRE, more) else codes.FINE


def do_hire(s: State, seat: cint, more: cint) -> void:
    coins: cint
    if s.rules.seats == codes.SEATS:
        open_deal(s, codes.DEAL_HIRE, more, 1 + more)
        return
    coins = values.HIRE_TWO if more else values.HIRE_ONE
    state.pay(s, seat, codes.BANK, coins)
    events.hired(s, seat, 1 + more)
    begin_quartering(s, 1 + more)


def begin_quartering(s: State, n: cint) -> void:
    s.to_place = n
    s.who = s.seat
    s.phase = codes.HIRING


def offer_bribe(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    h: cint
    more: cint
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_BRIBE):
        return n
    for h in range(s.hexes):
        for more in range(2):
            if why_not_bribe(s, seat, h, more) == codes.FINE:
                buffer[n] = actions.bribe(h, more)
                n += 1
    return n


def why_not_bribe(s: State, seat: cint, h: cint, more: cint) -> cint:
    """One or two of the Nomad's mercenaries change sides, if the Nomad agrees; five rulers only (Bribe)."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_BRIBE):
        return codes.NOT_YOUR_ACTION
    if s.rules.seats == 4:
        return codes.FIVE_ONLY
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if s.mercs[codes.NOMAD * codes.HEXES + h] <= more:
        return codes.NO_MERCENARY
    if s.supply[seat] <= more:
        return codes.NO_DISC
    return codes.ASKED_BEFORE if was_asked(s, codes.DEAL_BRIBE, h * 2 + more) else codes.FINE


def do_bribe(s: State, seat: cint, h: cint, more: cint) -> void:
    s.deal_hex = h
    open_deal(s, codes.DEAL_BRIBE, h * 2 + more, 1 + more)


def open_deal(s: State, deal: cint, which: cint, n: cint) -> void:
    """The buyer names what they want; next the price."""
    s.deal = deal
    s.deal_units = n
    s.price = codes.NOBODY
    s.tried |= deal_bit(deal, which)
    s.phase = codes.NAME_PRICE
    s.who = s.seat


# --- deals: price, answer, counter-offer ------------------------------------------------------------------------------


def seller(s: State) -> cint:
    return codes.SULTAN if s.deal == codes.DEAL_CARD else codes.NOMAD


def offer_price(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    price: cint
    for price in range(min(s.coins[s.seat] + 1, codes.PRICES)):
        if why_not_price(s, seat, price) == codes.FINE:
            buffer[n] = actions.price(price)
            n += 1
    return n


def why_not_price(s: State, seat: cint, price: cint) -> cint:
    """Any whole number of coins that the buyer holds; a counter-offer is another one (ruling C05)."""
    if price > s.coins[s.seat]:
        return codes.TOO_DEAR
    return codes.SAME_PRICE if s.phase == codes.ANSWER_PRICE and price == s.price else codes.FINE


def do_price(s: State, seat: cint, price: cint) -> void:
    """An offer goes to the seller, a counter-offer back to the buyer."""
    s.price = price
    if s.phase == codes.NAME_PRICE:
        events.offered(s, seat, s.deal, s.deal_units, price, s.deal_hex, deal_card(s))
        ledger.enter_deal(s, seat, s.deal, deal_object(s), price)
        s.phase = codes.ANSWER_PRICE
        s.who = seller(s)
    else:
        events.countered(s, seat, price)
        ledger.note_counter(s, price)
        s.phase = codes.ANSWER_COUNTER
        s.who = s.seat


def deal_card(s: State) -> cint:
    return hand.card_at(s, codes.SULTANS + s.deal_place) if s.deal == codes.DEAL_CARD else codes.NOBODY


def deal_object(s: State) -> cint:
    """What a deal is about: the title of a card, a number of units, or hex and number."""
    card: cint = deal_card(s)
    if card >= 0:
        return values.KIND_OF[card]
    return s.deal_hex * 2 + s.deal_units - 1 if s.deal == codes.DEAL_BRIBE else s.deal_units


def why_not_refuse(s: State, seat: cint) -> cint:
    return codes.FINE


def do_refuse(s: State, seat: cint) -> void:
    """No deal: another action must be chosen; buying without the Sultan is one of them."""
    events.refused(s, seat)
    ledger.note_outcome(s, codes.DEAL_REFUSED)
    close_deal(s)
    s.phase = codes.ACT
    s.who = s.seat


def why_not_accept(s: State, seat: cint) -> cint:
    return codes.FINE


def do_accept(s: State, seat: cint) -> void:
    """Both are bound: the price is paid and the action goes on."""
    deal: cint
    place: cint
    h: cint
    n: cint
    card: cint
    deal = s.deal
    place = s.deal_place
    h = s.deal_hex
    n = s.deal_units
    events.agreed(s, seat, s.price)
    ledger.note_outcome(s, codes.DEAL_PAID)
    state.pay(s, s.seat, seller(s), s.price)
    close_deal(s)
    s.who = s.seat
    if deal == codes.DEAL_CARD:
        card = hand.card_at(s, codes.SULTANS + place)
        hand.put(s, card, s.seat, codes.EVERYBODY)
        events.sold(s, s.seat, card)
        s.phase = codes.BUYING
    elif deal == codes.DEAL_HIRE:
        s.reserve[codes.NOMAD] -= n
        s.supply[codes.NOMAD] += n
        events.hired(s, s.seat, n)
        begin_quartering(s, n)
    else:
        change_sides(s, h, n)


def close_deal(s: State) -> void:
    s.deal = s.deal_units = s.price = 0
    s.deal_place = s.deal_hex = codes.NOBODY


def change_sides(s: State, h: cint, n: cint) -> void:
    """The Nomad's mercenaries are replaced (D21); then a combat, or one step with the bribed units."""
    seat: cint
    seat = s.seat
    s.mercs[codes.NOMAD * codes.HEXES + h] -= n
    s.supply[codes.NOMAD] += n
    s.mercs[seat * codes.HEXES + h] += n
    s.supply[seat] -= n
    events.bribed(s, seat, h, n)
    if board_map.units(s, codes.NOMAD, h) or (s.hold[h] and s.lord[h] == codes.NOMAD):
        turn_actions.open_fight(s, codes.COMBAT, h, seat, codes.NOMAD)
        return
    s.only_hex = h
    s.only_o = 0
    s.only_m = n
    s.phase = codes.FOLLOW_UP
