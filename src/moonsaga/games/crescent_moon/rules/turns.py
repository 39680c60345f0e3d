"""The course of a year: preparation, then four actions each in turn order (Preparation phase; Action phase)."""

import cython
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import survey
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.hand import discard_old, put, slide
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.year import income
else:
    from moonsaga.games.crescent_moon.rules.board_map import survey
    from moonsaga.games.crescent_moon.rules.cards.hand import discard_old, put, slide
    from moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from moonsaga.games.crescent_moon.rules.year import income

# --- constants the compiler should know

ACT = cython.declare(cint, codes.ACT)
BANK = cython.declare(cint, codes.BANK)
CALIPH = cython.declare(cint, codes.CALIPH)
CARDS = cython.declare(cint, codes.CARDS)
CASTLE = cython.declare(cint, codes.CASTLE)
DECK = cython.declare(cint, codes.DECK)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_CARDS_BACK = cython.declare(cint, codes.EV_CARDS_BACK)
EV_INCOME = cython.declare(cint, codes.EV_INCOME)
EV_RESERVES = cython.declare(cint, codes.EV_RESERVES)
EV_TURN = cython.declare(cint, codes.EV_TURN)
EV_YEAR = cython.declare(cint, codes.EV_YEAR)
NOBODY = cython.declare(cint, codes.NOBODY)
NOMAD = cython.declare(cint, codes.NOMAD)
OLD_CARDS = cython.declare(cint, codes.OLD_CARDS)
REFILL = cython.declare(cint, codes.REFILL)
ROUNDS = cython.declare(cint, codes.ROUNDS)
SCORE = cython.declare(cint, codes.SCORE)
SEATS = cython.declare(cint, codes.SEATS)
SPENT = cython.declare(cint, codes.SPENT)
SULTANS = cython.declare(cint, codes.SULTANS)
WARLORD = cython.declare(cint, codes.WARLORD)

# --- end of constants


# --- preparation ------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def reserve_value(s: State, seat: cint) -> cint:
    """The Warlord's is three, the Caliph's his castles and influence, the Nomad's three times his influence."""
    n: cint
    h: cint
    n = 0
    if seat == WARLORD:
        return 3
    for h in range(s.hexes):
        if s.influence[h] == seat:
            n += 3 if seat == NOMAD else 1
        if seat == CALIPH and s.hold[h] == CASTLE and s.lord[h] == seat:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def current_strength(s: State, seat: cint) -> cint:
    """Ordinary units on map and card; for the Nomad all mercenaries on the map and his on the card."""
    n: cint
    i: cint
    n = s.reserve[seat]
    for i in range(SEATS * 16):
        if seat == NOMAD:
            n += s.mercs[i]
        elif i // 16 == seat:
            n += s.ordinary[i]
    return n


@cython.cfunc
@cython.exceptval(check=False)
def fill_reserves(s: State, seat: cint) -> cython.void:
    """If the value is higher than the strength, the difference comes from the supply (Reserves; D06)."""
    n: cint
    n = min(reserve_value(s, seat) - current_strength(s, seat), s.supply[seat])
    if n > 0:
        s.supply[seat] -= n
        s.reserve[seat] += n
        tell(s, EV_RESERVES, seat, NOBODY, n, 0)


@cython.cfunc
@cython.exceptval(check=False)
def prepare(s: State) -> cython.void:
    """A new year: income, reserves, and from the second year on upkeep."""
    seat: cint
    i: cint
    coins: cint
    s.year += 1
    s.round = NOBODY
    tell(s, EV_YEAR, NOBODY, NOBODY, s.year, 0)
    survey(s)
    for seat in range(s.rules.seats):
        coins = income(s, seat)
        pay(s, BANK, seat, coins)
        tell(s, EV_INCOME, seat, NOBODY, coins, 0)
    fill_reserves(s, WARLORD)
    fill_reserves(s, CALIPH)
    if s.rules.seats == 5:
        fill_reserves(s, NOMAD)
    s.phase = OLD_CARDS
    s.left = 2
    if s.year == 1:
        s.left = 0
        return
    for i in range(CARDS):
        if SPENT <= s.place[i] < DECK:
            put(s, i, s.place[i] - SPENT, EVERYBODY)
            tell(s, EV_CARDS_BACK, s.place[i], i, 0, 0)
    if not s.rules.random_discards:
        discard_old(s, SULTANS - 1)
        discard_old(s, SULTANS - 2)
        s.left = 0


@cython.cfunc
@cython.exceptval(check=False)
def end_upkeep(s: State) -> cython.void:
    """The market is filled, then the first action begins."""
    slide(s)
    s.phase = REFILL


# --- actions in turn --------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def clear_action(s: State) -> cython.void:
    """What an action needed is forgotten."""
    seat: cint
    i: cint
    s.left = s.count = s.discount = s.boats = s.deal = s.price = s.look = s.look_left = s.asked = 0
    s.only_hex = s.object = s.active = s.attacker = s.defender = NOBODY
    s.only_o = s.only_m = s.fight = s.reach = s.bought = s.looker = 0
    s.tried = 0
    s.spied = 0
    s.meddles = s.pact_with = s.pact_from = s.pact_payer = s.war_side = s.winner_side = NOBODY
    s.pact_turn = s.pact_price = s.pact_tried = 0
    s.power_a = s.power_d = s.loss_a = s.loss_d = s.war_o = s.war_m = 0
    s.siege = s.archers = s.truce = s.spoils = 0
    s.card = s.resolver = NOBODY
    for seat in range(SEATS):
        s.side[seat] = s.answer[seat] = NOBODY
    for i in range(2):
        s.bonus[i] = s.save[i] = s.busy_o[i] = s.busy_m[i] = s.shield[i] = 0
    for i in range(20):
        s.duty[i] = 0


@cython.cfunc
@cython.exceptval(check=False)
def begin_actions(s: State) -> cython.void:
    """Four actions each, one at a time, in turn order."""
    clear_action(s)
    s.round = 0
    s.seat = s.who = 0
    s.phase = ACT
    tell(s, EV_TURN, 0, NOBODY, 1, 0)


@cython.cfunc
@cython.exceptval(check=False)
def next_turn(s: State) -> cython.void:
    clear_action(s)
    s.seat += 1
    if s.seat == s.rules.seats:
        s.seat = 0
        s.round += 1
    s.who = s.seat
    if s.round == ROUNDS:
        s.phase = SCORE
        return
    s.phase = ACT
    tell(s, EV_TURN, s.seat, NOBODY, s.round + 1, 0)
