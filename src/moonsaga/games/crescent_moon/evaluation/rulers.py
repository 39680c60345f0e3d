"""What a position is worth to each ruler, in points: an evaluator for every sheet.

Points he has, what his sheet brings now and in the years left, what he can still make of coins, cards, units and
reserves, and what the neighbours can take from him. Combats, contests and deals under way are not counted here.
"""

from __future__ import annotations

import math

from cython import double, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, values
from moonsaga.games.crescent_moon.rules import year as rules_year
from moonsaga.games.crescent_moon.rules.state import State

IDLE: double = 0.25  # what a coin is worth beyond those that find their use
KEPT: double = 0.65  # how much of what one has is still there a year later
ACTION_WORTH: double = 0.4  # points that an action brings which is still to come
ENVY: double = 0.12  # how likely each ruler who is near takes a token that is worth much to him
TEMPTING: double = 6.0  # and what much is, in points
MANY: cint = 4  # with so many actions to come, coins, units and cards find their use

# What one of these is worth to each ruler, in points, while there is time to use it.
COIN: double[5] = (0.16, 0.12, 0.28, 0.24, 0.12)
UNIT: double[5] = (0.75, 0.32, 0.35, 0.55, 0.25)
RESERVE: double[5] = (0.30, 0.00, 0.00, 0.28, 0.22)
FIGHTS: double[5] = (0.12, 0.04, 0.05, 0.08, 0.05)  # half a strength in a combat, from a card
SWAYS: double[5] = (0.05, 0.10, 0.04, 0.05, 0.05)  # half an influence in a contest, from a card
USEFUL: double[5] = (8.0, 8.0, 20.0, 10.0, 8.0)  # so many coins find their use soon
BOLD: double[5] = (0.13, 0.08, 0.07, 0.13, 0.11)  # how likely they are to attack what they can take

# What usually comes besides, by rounds left (0 to 12): measured in games between adepts. The Warlord starts small and
# plunders soon; what the Sultan has built rarely all stands when the year is scored. It changes nobody's own choice,
# but shows who really leads.
EXPECTED: double[130] = (
    # five rulers
    *(0.0, -1.3, -1.8, -2.2, -2.7, -1.8, -1.3, -1.5, -1.6, 1.2, 4.0, 11.8, 14.8),
    *(0.0, -0.4, -0.7, -1.4, -0.8, 2.7, 2.9, 3.1, 4.2, 5.5, 7.9, 12.2, 18.7),
    *(0.0, 0.2, -1.3, -3.0, -5.5, -0.1, -2.7, -5.0, -6.8, -0.7, -2.3, -2.9, -1.0),
    *(0.0, -0.5, -1.8, -3.0, -4.5, -0.9, -1.0, -0.7, -0.3, 2.9, 3.8, 4.6, 10.4),
    *(0.0, -1.3, -2.3, -3.3, -4.2, -2.0, -2.0, -1.6, -0.7, 6.5, 10.1, 13.6, 15.0),
    # four rulers
    *(0.0, -1.2, -1.6, -2.2, -2.3, 0.2, 0.8, 1.2, 2.4, 4.1, 1.1, 14.7, 17.7),
    *(0.0, -0.4, -0.8, -1.1, -0.4, 2.7, 2.4, 2.5, 3.8, 4.6, 8.1, 13.2, 18.4),
    *(0.0, 0.9, -0.6, -2.6, -4.2, 0.3, -2.3, -4.6, -6.5, -2.3, -5.4, -8.1, 2.4),
    *(0.0, -1.4, -2.9, -4.3, -5.6, -2.7, -1.8, -1.4, -0.5, 1.7, 5.4, 6.6, 9.9),
    # there is no fifth ruler then
    *(0.0,) * 13,
)

WARMTH: double = 2.2  # how many points make the difference at the very end,
WARMTH_EACH: double = 0.3  # and how many more for each round left


# --- time -------------------------------------------------------------------------------------------------------------


def years_left(s: State) -> cint:
    """How often the sheets will be scored after the present year."""
    return s.rules.years - max(s.year, 1)


def rounds_left(s: State) -> cint:
    return codes.ROUNDS * (years_left(s) + 1) - max(s.round, 0)


def actions_left(s: State, seat: cint) -> cint:
    """How many actions a ruler will still begin."""
    here: cint = codes.ROUNDS
    if s.round >= 0:
        here = codes.ROUNDS - s.round
        if seat < s.seat or (seat == s.seat and s.phase != codes.ACT):
            here -= 1
    return here + codes.ROUNDS * years_left(s)


def leisure(s: State, seat: cint) -> double:
    """From 0 to 1: is there time left to use what one holds?"""
    return min(actions_left(s, seat), MANY) / (1.0 * MANY)


def lasting(s: State) -> double:
    """How often something that is scored each year will be scored, as far as one can tell."""
    left: cint = years_left(s)
    return 1.0 + KEPT * left


# --- what single things are worth -------------------------------------------------------------------------------------


def coin_worth(s: State, seat: cint) -> double:
    """One coin more; the Nomad's are points as well."""
    worth: double = COIN[seat] * leisure(s, seat)
    if s.coins[seat] > USEFUL[seat]:
        worth *= IDLE
    if seat == codes.NOMAD and s.coins[codes.NOMAD] < values.NOMAD_WEALTH_EACH * values.NOMAD_WEALTH_MOST:
        worth += 0.8 * values.NOMAD_WEALTH / values.NOMAD_WEALTH_EACH * (1.0 + 0.4 * years_left(s))
    return worth


def unit_worth(s: State, seat: cint) -> double:
    return UNIT[seat] * leisure(s, seat)


def card_worth(s: State, seat: cint, kind: cint) -> double:
    """A card in a ruler's hand."""
    worth: double = 0.08 + FIGHTS[seat] * values.COMBAT_WORTH[kind] + SWAYS[seat] * values.CONTEST_WORTH[kind]
    if values.ACTION_OF[kind]:
        worth += 0.25
    if values.ANYTIME_OF[kind]:
        worth += 0.1
    return worth * leisure(s, seat)


def hex_worth(s: State, seat: cint, h: cint) -> double:
    """Control of a hex: what the sheet says, and what it brings in."""
    tile: cint = s.tile[h]
    yearly: double = 0.25
    coins: double = 0.0
    if seat == codes.WARLORD:
        yearly += 0.15 * values.WARLORD_MOST
        yearly += values.WARLORD_SITE if tile == codes.QUARRY or tile == codes.CROSSING else 0
        yearly += values.WARLORD_SACRED if tile == codes.SACRED else 0
    elif seat == codes.CALIPH:
        yearly = values.CALIPH_HEX
        yearly += values.CALIPH_QUARRY if tile == codes.QUARRY else 0
        yearly += values.CALIPH_CROSSING if tile == codes.CROSSING else 0
        yearly += values.CALIPH_SACRED if tile == codes.SACRED else 0
        yearly += values.CALIPH_PALACE if s.palace == h else 0
    elif tile == codes.SACRED and seat != codes.MURSHID:
        yearly += values.SULTAN_SACRED if seat == codes.SULTAN else values.NOMAD_SACRED
    if s.town[h]:
        coins += values.INCOME_TOWN if s.town[h] == codes.TOWN else values.INCOME_CITY
    if board_map.terrain(s, h) == codes.FERTILE:
        coins += values.INCOME_FERTILE
    elif board_map.terrain(s, h) == codes.T_QUARRY:
        coins += values.INCOME_QUARRY
    return yearly * lasting(s) + coins * years_left(s) * COIN[seat]


def is_waste(s: State, h: cint) -> cint:
    kind: cint = board_map.terrain(s, h)
    return kind == codes.T_DESERT or kind == codes.T_MOUNTAIN or kind == codes.T_WILDERNESS


def token_worth(s: State, seat: cint, h: cint) -> double:
    """An influence token in a hex."""
    tile: cint = s.tile[h]
    yearly: double = 0.1
    owner: cint = board_map.controller(s, h)
    if seat == codes.WARLORD:
        return 0.5 * leisure(s, seat)
    if seat == codes.MURSHID:
        yearly = values.MURSHID_TOKEN
        yearly += values.MURSHID_SACRED if tile == codes.SACRED else 0
        yearly += values.MURSHID_CROSSING if tile == codes.CROSSING else 0
        yearly += 0.4 * values.MURSHID_GUEST if owner >= 0 and owner != codes.MURSHID else 0
    elif seat == codes.SULTAN:
        yearly += values.SULTAN_SACRED if tile == codes.SACRED and not s.town[h] and owner != codes.SULTAN else 0
        return yearly * lasting(s) + COIN[seat] * years_left(s)
    elif seat == codes.CALIPH:
        return 0.3 * leisure(s, seat) + (0.5 * hex_worth(s, seat, h) * leisure(s, seat) if owner < 0 else 0.0)
    else:
        yearly += values.NOMAD_WASTE if is_waste(s, h) else 0
        yearly += values.NOMAD_SACRED if tile == codes.SACRED and owner != codes.NOMAD else 0
        return yearly * lasting(s) + 3 * RESERVE[seat] * min(years_left(s), 1)
    return yearly * lasting(s)


def settlement_worth(s: State, h: cint) -> double:
    """The town or city in a hex, to the Sultan."""
    yearly: double = values.SULTAN_TOWN if s.town[h] == codes.TOWN else values.SULTAN_CITY
    coins: cint = values.INCOME_TOWN if s.town[h] == codes.TOWN else values.INCOME_CITY
    return yearly * lasting(s) + coins * years_left(s) * COIN[codes.SULTAN]


# --- threats ----------------------------------------------------------------------------------------------------------


def survey_threats(s: State) -> void:
    """How many units each ruler could throw at a hex from one next to it; the Warlord also by a revolt."""
    seat: cint
    h: cint
    other: cint
    n: cint
    around: cint
    for h in range(codes.SEATS * codes.HEXES):
        s.threats[h] = 0
    for seat in range(s.rules.seats):
        for h in range(s.hexes):
            n = board_map.units(s, seat, h)
            if not n:
                continue
            around = s.near[h]
            for other in range(s.hexes):
                if (around >> other) & 1 and s.threats[seat * codes.HEXES + other] < n:
                    s.threats[seat * codes.HEXES + other] = n
    for h in range(s.hexes):
        if s.influence[h] == codes.WARLORD and (s.foreign[codes.WARLORD] >> h) & 1:
            s.threats[h] = max(s.threats[h], min(2, s.supply[codes.WARLORD]))


def defence(s: State, seat: cint, h: cint) -> cint:
    """The strength of whoever controls a hex, without cards."""
    total: cint = board_map.units(s, seat, h)
    if s.hold[h] and s.lord[h] == seat:
        total += values.STRENGTH_FORT if s.hold[h] == codes.FORT else values.STRENGTH_CASTLE
    if s.palace == h and seat == codes.CALIPH:
        total += values.STRENGTH_PALACE
    return total


def spoils_at(s: State, h: cint, force: cint) -> double:
    """What the Warlord would score in a hex."""
    owner: cint = board_map.controller(s, h)
    total: double = 0.0
    if owner == codes.WARLORD:
        return 0.0
    if owner >= 0:
        total += values.SPOIL_UNIT * min(force // 2, board_map.units(s, owner, h))
        if s.hold[h]:
            total += values.SPOIL_FORT if s.hold[h] == codes.FORT else values.SPOIL_CASTLE
        if s.palace == h:
            total += values.SPOIL_PALACE
    if s.town[h]:
        total += values.SPOIL_TOWN if s.town[h] == codes.TOWN else values.SPOIL_CITY
    return total


def eagerness(s: State, seat: cint, h: cint, force: cint) -> double:
    """How likely a ruler attacks what he can take; the Warlord the more the richer the spoils."""
    if seat == codes.WARLORD:
        return min(0.8, BOLD[seat] + 0.17 * spoils_at(s, h, force))
    return BOLD[seat]


def envy(s: State, seat: cint, h: cint) -> double:
    """What a ruler may lose because others would like to have their influence where his is, before the year ends."""
    total: double = 0.0
    around: cint = s.near[h] | (1 << h)
    other: cint
    for other in range(s.rules.seats):
        if other != seat and s.present[other] & around and actions_left(s, other) > codes.ROUNDS * years_left(s):
            total += min(1.0, token_worth(s, other, h) / TEMPTING)
    return ENVY * total * token_worth(s, seat, h)


def danger(s: State, seat: cint) -> double:
    """What a ruler may lose to his neighbours."""
    total: double = 0.0
    h: cint
    other: cint
    own: cint
    owner: cint
    force: cint
    stake: double
    for h in range(s.hexes):
        if s.influence[h] == seat:
            total += envy(s, seat, h)
        owner = board_map.controller(s, h)
        if owner != seat and not (seat == codes.SULTAN and s.town[h]):
            continue
        own = defence(s, owner, h) if owner >= 0 else 0
        stake = 0.0
        if owner == seat:
            stake += hex_worth(s, seat, h) + 0.4 * s.hold[h]
        if seat == codes.SULTAN and s.town[h]:
            stake += settlement_worth(s, h)
        for other in range(s.rules.seats):
            force = s.threats[other * codes.HEXES + h]
            if other != seat and other != owner and force and force >= own and actions_left(s, other):
                total += eagerness(s, other, h, force) * stake * (1.0 if force > own else 0.6)
    return total


def prey(s: State) -> double:
    """What the Warlord can hope to plunder: the best target counts most."""
    best: double = 0.0
    rest: double = 0.0
    found: double
    h: cint
    owner: cint
    force: cint
    if not actions_left(s, codes.WARLORD):
        return 0.0
    for h in range(s.hexes):
        force = s.threats[codes.WARLORD * codes.HEXES + h]
        owner = board_map.controller(s, h)
        if not force or owner == codes.WARLORD or (owner >= 0 and force < defence(s, owner, h)):
            continue
        found = spoils_at(s, h, force)
        rest += found
        best = max(best, found)
    return 0.45 * best + 0.1 * min(rest - best, 6.0)


# --- the first year's line --------------------------------------------------------------------------------------------


def progress(s: State, seat: cint) -> double:
    """How near a ruler is to the line that is scored in the first year alone, in its points."""
    towns: cint = 0
    cities: cint = 0
    h: cint
    if seat == codes.WARLORD:
        return values.WARLORD_YEAR * min(1.0, board_map.count_bits(s.strong[seat]) / (1.0 * values.WARLORD_HEXES))
    if seat == codes.MURSHID:
        return values.MURSHID_YEAR * min(1.0, rules_year.count_influence(s, seat) / (1.0 * values.MURSHID_TOKENS))
    if seat == codes.CALIPH:
        return values.CALIPH_YEAR * min(1.0, board_map.count_bits(s.strong[seat]) / (1.0 * values.CALIPH_HEXES))
    if seat == codes.NOMAD:
        return values.NOMAD_YEAR * min(1.0, s.coins[seat] / (1.0 * values.NOMAD_COINS))
    for h in range(s.hexes):
        towns += s.town[h] != 0
        cities += s.town[h] == codes.CITY
    towns = min(towns, values.SULTAN_SETTLEMENTS) + min(cities, values.SULTAN_CITIES)
    return values.SULTAN_YEAR * towns / (1.0 * (values.SULTAN_SETTLEMENTS + values.SULTAN_CITIES))


def sheet(s: State, seat: cint) -> double:
    """What a ruler's lines will bring: this year's once more in each year left, the first year's line once."""
    year: cint = s.year
    now: cint = rules_year.points_of(s, seat)
    yearly: cint
    total: double
    s.year = 0
    yearly = rules_year.points_of(s, seat)
    s.year = year
    total = yearly * lasting(s)
    if year > 1:
        return total
    if now > yearly:
        return total + now - yearly
    return total + (0.5 * progress(s, seat) if actions_left(s, seat) > codes.ROUNDS * years_left(s) else 0.0)


# --- prospects --------------------------------------------------------------------------------------------------------


def purse(s: State, seat: cint) -> double:
    """Coins held and to come, as far as there are actions to spend them."""
    n: double = s.coins[seat] + KEPT * years_left(s) * rules_year.income(s, seat)
    worth: double = min(n, USEFUL[seat])
    worth = COIN[seat] * (worth + IDLE * (n - worth)) * leisure(s, seat)
    if (
        seat == codes.NOMAD
        and s.coins[seat] // values.NOMAD_WEALTH_EACH < values.NOMAD_WEALTH_MOST
        and actions_left(s, seat)
    ):
        worth += (
            0.6 * values.NOMAD_WEALTH * (s.coins[seat] % values.NOMAD_WEALTH_EACH) / (1.0 * values.NOMAD_WEALTH_EACH)
        )
    return worth


def army(s: State, seat: cint) -> double:
    """Units on the map, those that are being placed, and the reserves."""
    h: cint
    n: cint = 0
    for h in range(s.hexes):
        n += board_map.units(s, seat, h)
    if s.phase == codes.HIRING and s.seat == seat:
        n += s.left
    return (UNIT[seat] * n + RESERVE[seat] * min(s.reserve[seat], 8)) * leisure(s, seat)


def hand_worth(s: State, seat: cint) -> double:
    """The cards in hand, and those that come back next year; many cards are worth little more than some."""
    i: cint
    kind: cint
    total: double = 0.0
    for i in range(codes.CARDS):
        if s.place[i] == seat:
            kind = values.KIND_OF[i]
            if values.TYPE_OF[kind] != codes.STRATEGY:
                total += card_worth(s, seat, kind)
        elif s.place[i] == codes.SPENT + seat and years_left(s):
            total += 0.8 * card_worth(s, seat, values.KIND_OF[i])
    return total if total < 2.5 else 2.5 + 0.4 * (total - 2.5)


def openings(s: State, seat: cint) -> double:
    """Where a ruler can spread without asking anybody, and what his tokens are the seed of."""
    h: cint
    free: cint = 0
    others: cint
    tokens: double = 0.0
    others = 0
    for h in range(s.rules.seats):
        if h != seat:
            others |= s.present[h]
    for h in range(s.hexes):
        if not ((s.present[seat] | others) >> h) & 1 and s.near[h] & s.present[seat]:
            free += 1
        if s.influence[h] == seat:
            if seat == codes.WARLORD:
                tokens += 0.7 * leisure(s, seat) if not (s.foreign[seat] >> h) & 1 else 0.5 * leisure(s, seat)
            elif seat == codes.CALIPH:
                tokens += 0.4 * leisure(s, seat)
                if not (s.strong[seat] >> h) & 1 and not (s.foreign[seat] >> h) & 1:
                    tokens += 0.6 * hex_worth(s, seat, h) * leisure(s, seat)
            elif seat == codes.NOMAD:
                tokens += 0.7 * min(years_left(s), 1)
            elif seat == codes.SULTAN:
                tokens += 0.1
    return tokens + (0.12 if seat == codes.MURSHID else 0.05) * min(free, actions_left(s, seat))


def prospects(s: State, seat: cint) -> double:
    """The points a ruler may expect; `survey_threats` must have been called for this position."""
    h: cint
    total: double = s.points[seat] + sheet(s, seat) + purse(s, seat) + army(s, seat) + hand_worth(s, seat)
    total += openings(s, seat) + ACTION_WORTH * actions_left(s, seat) - danger(s, seat)
    total += EXPECTED[(0 if s.rules.seats == codes.SEATS else 65) + seat * 13 + min(rounds_left(s), 12)]
    if seat == codes.WARLORD:
        total += prey(s)
    elif seat == codes.SULTAN:
        for h in range(codes.SULTANS_PLACES):
            if s.shop[9 + h] >= 0:
                total += 0.1 * leisure(s, seat)
    return total


# --- all rulers at once -----------------------------------------------------------------------------------------------


def survey_prospects(s: State) -> void:
    """Everybody's prospects without what is under way, and each one's chance to win by them."""
    seat: cint
    survey_threats(s)
    for seat in range(s.rules.seats):
        s.base[seat] = prospects(s, seat)
    share_out(s)


def share_out(s: State) -> void:
    """From points to chances: a lead counts for more the fewer rounds are left."""
    seat: cint
    best: double = s.base[0]
    total: double = 0.0
    warmth: double = WARMTH + WARMTH_EACH * rounds_left(s)
    for seat in range(1, s.rules.seats):
        best = max(best, s.base[seat])
    for seat in range(s.rules.seats):
        s.share[seat] = math.exp((s.base[seat] - best) / warmth)
        total += s.share[seat]
    for seat in range(s.rules.seats):
        s.share[seat] /= total


def add_prospects(s: State, seat: cint, points: double) -> void:
    s.base[seat] += points
