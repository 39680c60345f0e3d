"""What a position is worth to each ruler, in points: an evaluator for every sheet.

Points he has, what his sheet brings now and in the years left, what he can still make of coins, cards, units and
reserves, and what the neighbours can take from him. Combats, contests and deals under way are not counted here.
"""

from __future__ import annotations

import math

from cython import double, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.evaluation.weights import Weights
from moonsaga.games.crescent_moon.rules import board_map, values
from moonsaga.games.crescent_moon.rules import year as rules_year
from moonsaga.games.crescent_moon.rules.state import State

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


def leisure(s: State, w: Weights, seat: cint) -> double:
    """From 0 to 1: is there time left to use what one holds?"""
    return min(actions_left(s, seat), w.many) / w.many


def lasting(s: State, w: Weights) -> double:
    """How often something that is scored each year will be scored, as far as one can tell."""
    left: cint = years_left(s)
    return 1.0 + w.kept * left


# --- what single things are worth -------------------------------------------------------------------------------------


def coin_worth(s: State, w: Weights, seat: cint) -> double:
    """One coin more; the Nomad's are points as well."""
    worth: double = w.coin[seat] * leisure(s, w, seat)
    if s.coins[seat] > w.useful[seat]:
        worth *= w.idle
    if seat == codes.NOMAD and s.coins[codes.NOMAD] < values.NOMAD_WEALTH_EACH * values.NOMAD_WEALTH_MOST:
        worth += w.wealth_coin * values.NOMAD_WEALTH / values.NOMAD_WEALTH_EACH * (1.0 + w.wealth_year * years_left(s))
    return worth


def unit_worth(s: State, w: Weights, seat: cint) -> double:
    return w.unit[seat] * leisure(s, w, seat)


def card_worth(s: State, w: Weights, seat: cint, kind: cint) -> double:
    """A card in a ruler's hand."""
    strength: double = values.COMBAT_WORTH[kind] + w.combat_special[values.SPECIAL_OF[kind]]
    influence: double = values.CONTEST_WORTH[kind] + w.contest_special[values.CONTEST_SPECIAL_OF[kind]]
    worth: double = w.card + w.fights[seat] * strength + w.sways[seat] * influence
    if values.ACTION_OF[kind]:
        worth += w.card_action
    if values.ANYTIME_OF[kind]:
        worth += w.card_anytime
    return worth * leisure(s, w, seat)


def hex_worth(s: State, w: Weights, seat: cint, h: cint) -> double:
    """Control of a hex: what the sheet says, and what it brings in."""
    place: cint = seat * codes.TILE_KINDS + s.tile[h]
    yearly: double = 0.0 if seat == codes.CALIPH else w.hex_control
    coins: double = 0.0
    if seat == codes.WARLORD:
        yearly += w.most_hexes * values.WARLORD_MOST
    yearly += values.HEX_POINTS[place] + values.PRESENCE_POINTS[place]
    if seat == codes.CALIPH and s.palace == h:
        yearly += values.CALIPH_PALACE
    if s.town[h]:
        coins += values.INCOME_TOWN if s.town[h] == codes.TOWN else values.INCOME_CITY
    if board_map.terrain(s, h) == codes.FERTILE:
        coins += values.INCOME_FERTILE
    elif board_map.terrain(s, h) == codes.T_QUARRY:
        coins += values.INCOME_QUARRY
    return yearly * lasting(s, w) + coins * years_left(s) * w.coin[seat]


def token_worth(s: State, w: Weights, seat: cint, h: cint) -> double:
    """An influence token in a hex."""
    place: cint = seat * codes.TILE_KINDS + s.tile[h]
    yearly: double = w.token
    owner: cint = board_map.controller(s, h)
    if seat == codes.WARLORD:
        return w.token_of_warlord * leisure(s, w, seat)
    if seat == codes.MURSHID:
        yearly = values.TOKEN_POINTS[place]
        yearly += w.token_guest * values.MURSHID_GUEST if owner >= 0 and owner != codes.MURSHID else 0
    elif seat == codes.SULTAN:
        yearly += values.PRESENCE_POINTS[place] if not s.town[h] and owner != codes.SULTAN else 0
        return yearly * lasting(s, w) + w.coin[seat] * years_left(s)
    elif seat == codes.CALIPH:
        return w.token_of_caliph * leisure(s, w, seat) + (
            w.token_hex * hex_worth(s, w, seat, h) * leisure(s, w, seat) if owner < 0 else 0.0
        )
    else:
        yearly += values.TOKEN_POINTS[place]
        yearly += values.PRESENCE_POINTS[place] if owner != codes.NOMAD else 0
        return yearly * lasting(s, w) + w.token_reserves * w.reserve[seat] * min(years_left(s), 1)
    return yearly * lasting(s, w)


def settlement_worth(s: State, w: Weights, h: cint) -> double:
    """The town or city in a hex, to the Sultan."""
    yearly: double = values.SULTAN_TOWN if s.town[h] == codes.TOWN else values.SULTAN_CITY
    coins: cint = values.INCOME_TOWN if s.town[h] == codes.TOWN else values.INCOME_CITY
    return yearly * lasting(s, w) + coins * years_left(s) * w.coin[codes.SULTAN]


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


def eagerness(s: State, w: Weights, seat: cint, h: cint, force: cint) -> double:
    """How likely a ruler attacks what he can take; the Warlord the more the richer the spoils."""
    if seat == codes.WARLORD:
        return min(w.most_bold, w.bold[seat] + w.bold_spoil * spoils_at(s, h, force))
    return w.bold[seat]


def envy(s: State, w: Weights, seat: cint, h: cint) -> double:
    """What a ruler may lose because others would like to have their influence where his is, before the year ends."""
    total: double = 0.0
    around: cint = s.near[h] | (1 << h)
    other: cint
    for other in range(s.rules.seats):
        if other != seat and s.present[other] & around and actions_left(s, other) > codes.ROUNDS * years_left(s):
            total += min(1.0, token_worth(s, w, other, h) / w.tempting)
    return w.envy * total * token_worth(s, w, seat, h)


def danger(s: State, w: Weights, seat: cint) -> double:
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
            total += envy(s, w, seat, h)
        owner = board_map.controller(s, h)
        if owner != seat and not (seat == codes.SULTAN and s.town[h]):
            continue
        own = defence(s, owner, h) if owner >= 0 else 0
        stake = 0.0
        if owner == seat:
            stake += hex_worth(s, w, seat, h) + w.stronghold * s.hold[h]
        if seat == codes.SULTAN and s.town[h]:
            stake += settlement_worth(s, w, h)
        for other in range(s.rules.seats):
            force = s.threats[other * codes.HEXES + h]
            if other != seat and other != owner and force and force >= own and actions_left(s, other):
                total += eagerness(s, w, other, h, force) * stake * (1.0 if force > own else w.even_attack)
    return total


def prey(s: State, w: Weights) -> double:
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
    return w.best_prey * best + w.other_prey * min(rest - best, w.most_prey)


# --- the first year's line --------------------------------------------------------------------------------------------


def progress(s: State, seat: cint) -> double:
    """How near a ruler is to the line that is scored in the first year alone, in its points."""
    line: cint = values.FIRST_YEAR_LINE[seat]
    wanted: cint = values.LINE_AT_LEAST[line] + values.LINE_CITIES[line]
    there: cint = min(rules_year.count(s, seat, line), values.LINE_AT_LEAST[line])
    if values.LINE_CITIES[line]:
        there += min(rules_year.count_cities(s), values.LINE_CITIES[line])
    return values.LINE_POINTS[line] * (there / (1.0 * wanted))


def sheet(s: State, w: Weights, seat: cint) -> double:
    """What a ruler's lines will bring: this year's once more in each year left, the first year's line once."""
    yearly: cint = rules_year.yearly_points(s, seat)
    now: cint = yearly + rules_year.first_year_points(s, seat)
    total: double = yearly * lasting(s, w)
    if s.year > 1:
        return total
    if now > yearly:
        return total + now - yearly
    return total + (w.progress * progress(s, seat) if actions_left(s, seat) > codes.ROUNDS * years_left(s) else 0.0)


# --- prospects --------------------------------------------------------------------------------------------------------


def purse(s: State, w: Weights, seat: cint) -> double:
    """Coins held and to come, as far as there are actions to spend them."""
    n: double = s.coins[seat] + w.kept * years_left(s) * rules_year.income(s, seat)
    worth: double = min(n, w.useful[seat])
    worth = w.coin[seat] * (worth + w.idle * (n - worth)) * leisure(s, w, seat)
    if (
        seat == codes.NOMAD
        and s.coins[seat] // values.NOMAD_WEALTH_EACH < values.NOMAD_WEALTH_MOST
        and actions_left(s, seat)
    ):
        worth += (
            w.wealth_part
            * values.NOMAD_WEALTH
            * (s.coins[seat] % values.NOMAD_WEALTH_EACH)
            / (1.0 * values.NOMAD_WEALTH_EACH)
        )
    return worth


def army(s: State, w: Weights, seat: cint) -> double:
    """Units on the map, those that are being placed, and the reserves."""
    h: cint
    n: cint = 0
    for h in range(s.hexes):
        n += board_map.units(s, seat, h)
    if s.phase == codes.HIRING and s.seat == seat:
        n += s.to_place
    return (w.unit[seat] * n + w.reserve[seat] * min(s.reserve[seat], w.most_reserves)) * leisure(s, w, seat)


def held_worth(s: State, w: Weights, seat: cint, kind: cint) -> double:
    """A card in hand; Warfare is always there."""
    return card_worth(s, w, seat, kind) if values.TYPE_OF[kind] != codes.STRATEGY else 0.0


def spent_worth(s: State, w: Weights, seat: cint, kind: cint) -> double:
    """A card that comes back next year."""
    return w.card_back * card_worth(s, w, seat, kind) if years_left(s) else 0.0


def full_hand(w: Weights, total: double) -> double:
    """Many cards are worth little more than some."""
    return total if total < w.hand else w.hand + w.hand_beyond * (total - w.hand)


def hand_worth(s: State, w: Weights, seat: cint) -> double:
    """The cards in hand, and those that come back next year."""
    i: cint
    total: double = 0.0
    for i in range(codes.CARDS):
        if s.place[i] == seat:
            total += held_worth(s, w, seat, values.KIND_OF[i])
        elif s.place[i] == codes.SPENT + seat:
            total += spent_worth(s, w, seat, values.KIND_OF[i])
    return full_hand(w, total)


def openings(s: State, w: Weights, seat: cint) -> double:
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
                tokens += (w.seed_in_foreign if (s.foreign[seat] >> h) & 1 else w.seed_of_warlord) * leisure(s, w, seat)
            elif seat == codes.CALIPH:
                tokens += w.seed_of_caliph * leisure(s, w, seat)
                if not (s.strong[seat] >> h) & 1 and not (s.foreign[seat] >> h) & 1:
                    tokens += w.seed_hex * hex_worth(s, w, seat, h) * leisure(s, w, seat)
            elif seat == codes.NOMAD:
                tokens += w.seed_of_nomad * min(years_left(s), 1)
            elif seat == codes.SULTAN:
                tokens += w.seed_of_sultan
    return tokens + (w.free_hex_of_murshid if seat == codes.MURSHID else w.free_hex) * min(free, actions_left(s, seat))


def expected(s: State, w: Weights, seat: cint) -> double:
    """What usually comes besides, with so many rounds left and so many rulers."""
    row: cint = seat if s.rules.seats == codes.SEATS else codes.SEATS + seat
    return w.expected[row * codes.COUNTDOWN + min(rounds_left(s), codes.COUNTDOWN - 1)]


def prospects(s: State, w: Weights, seat: cint) -> double:
    """The points a ruler may expect; `survey_threats` must have been called for this position."""
    h: cint
    total: double = s.points[seat] + sheet(s, w, seat) + purse(s, w, seat) + army(s, w, seat) + hand_worth(s, w, seat)
    total += openings(s, w, seat) + w.action * actions_left(s, seat) - danger(s, w, seat)
    total += expected(s, w, seat)
    if seat == codes.WARLORD:
        total += prey(s, w)
    elif seat == codes.SULTAN:
        for h in range(codes.SULTANS_PLACES):
            if s.shop[codes.MARKET_PLACES + h] >= 0:
                total += w.shop_card * leisure(s, w, seat)
    return total


# --- all rulers at once -----------------------------------------------------------------------------------------------


def survey_prospects(s: State, w: Weights) -> void:
    """Everybody's prospects without what is under way, and each one's chance to win by them."""
    seat: cint
    survey_threats(s)
    for seat in range(s.rules.seats):
        s.base[seat] = prospects(s, w, seat)
    share_out(s, w)


def share_out(s: State, w: Weights) -> void:
    """From points to chances: a lead counts for more the fewer rounds are left."""
    seat: cint
    best: double = s.base[0]
    total: double = 0.0
    warmth: double = w.warmth + w.warmth_round * rounds_left(s)
    for seat in range(1, s.rules.seats):
        best = max(best, s.base[seat])
    for seat in range(s.rules.seats):
        s.share[seat] = math.exp((s.base[seat] - best) / warmth)
        total += s.share[seat]
    for seat in range(s.rules.seats):
        s.share[seat] /= total


def add_prospects(s: State, seat: cint, points: double) -> void:
    s.base[seat] += points
