"""The course of a year: preparation, then four actions each in turn order (Preparation phase; Action phase)."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, state, year
from moonsaga.games.crescent_moon.rules.cards import hand
from moonsaga.games.crescent_moon.rules.state import State

# --- preparation ------------------------------------------------------------------------------------------------------


def reserve_value(s: State, seat: cint) -> cint:
    """The Warlord's is three, the Caliph's castles and influence, the Nomad's three times the influence."""
    n: cint
    h: cint
    n = 0
    if seat == codes.WARLORD:
        return 3
    for h in range(s.hexes):
        if s.influence[h] == seat:
            n += 3 if seat == codes.NOMAD else 1
        if seat == codes.CALIPH and s.hold[h] == codes.CASTLE and s.lord[h] == seat:
            n += 1
    return n


def current_strength(s: State, seat: cint) -> cint:
    """Ordinary units on map and card; for the Nomad all mercenaries on the map and the own ones on the card."""
    n: cint
    i: cint
    n = s.reserve[seat]
    for i in range(codes.SEATS * codes.HEXES):
        if seat == codes.NOMAD:
            n += s.mercs[i]
        elif i // codes.HEXES == seat:
            n += s.ordinary[i]
    return n


def fill_reserves(s: State, seat: cint) -> void:
    """If the value is higher than the strength, the difference comes from the supply (Reserves; D06)."""
    n: cint
    n = min(reserve_value(s, seat) - current_strength(s, seat), s.supply[seat])
    if n > 0:
        s.supply[seat] -= n
        s.reserve[seat] += n
        events.reserves(s, seat, n)


def prepare(s: State) -> void:
    """A new year: income, reserves, and from the second year on upkeep."""
    seat: cint
    i: cint
    coins: cint
    s.year += 1
    s.round = codes.NOBODY
    events.year(s, s.year)
    board_map.survey(s)
    for seat in range(s.rules.seats):
        coins = year.income(s, seat)
        state.pay(s, codes.BANK, seat, coins)
        events.income(s, seat, coins)
    fill_reserves(s, codes.WARLORD)
    fill_reserves(s, codes.CALIPH)
    if s.rules.seats == codes.SEATS:
        fill_reserves(s, codes.NOMAD)
    s.phase = codes.OLD_CARDS
    s.to_discard = 0
    if s.year == 1:
        return
    for i in range(codes.CARDS):
        if codes.SPENT <= s.place[i] < codes.DECK:
            hand.put(s, i, s.place[i] - codes.SPENT, codes.EVERYBODY)
            events.cards_back(s, s.place[i], i)
    if s.rules.random_discards:
        s.to_discard = 2
    else:
        hand.discard_old(s, codes.SULTANS - 1)
        hand.discard_old(s, codes.SULTANS - 2)


def go_on_discarding(s: State) -> bint:
    """Chance says which old card goes; False if it has to. Then the market is filled, and the first action begins."""
    if s.to_discard and hand.near_cards(s):
        return False
    hand.slide(s)
    s.phase = codes.REFILL
    return True


# --- actions in turn --------------------------------------------------------------------------------------------------


def begin_actions(s: State) -> void:
    """Four actions each, one at a time, in turn order."""
    state.clear_action(s)
    s.round = 0
    s.seat = s.who = 0
    s.phase = codes.ACT
    events.turn(s, 0, 1)


def next_turn(s: State) -> void:
    state.clear_action(s)
    s.seat += 1
    if s.seat == s.rules.seats:
        s.seat = 0
        s.round += 1
    s.who = s.seat
    if s.round == codes.ROUNDS:
        s.phase = codes.SCORE
        return
    s.phase = codes.ACT
    events.turn(s, s.seat, s.round + 1)
