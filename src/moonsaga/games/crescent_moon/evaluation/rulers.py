"""What a position is worth to each ruler, in points: an evaluator for every sheet.

Points he has, what his sheet brings now and in the years left, what he can still make of coins, cards, units and
reserves, and what the neighbours can take from him. Combats, contests and deals under way are not counted here.
"""

import cython
from cython import double
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import controller, count_bits, terrain, units
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State
    from cython.cimports.moonsaga.games.crescent_moon.rules.year import count_influence, income, points_of
else:
    from math import exp

    from moonsaga.games.crescent_moon.rules.board_map import controller, count_bits, terrain, units
    from moonsaga.games.crescent_moon.rules.state import State
    from moonsaga.games.crescent_moon.rules.year import count_influence, income, points_of

# --- constants the compiler should know

ACT = cython.declare(cint, codes.ACT)
CALIPH = cython.declare(cint, codes.CALIPH)
CALIPH_CROSSING = cython.declare(cint, codes.CALIPH_CROSSING)
CALIPH_HEX = cython.declare(cint, codes.CALIPH_HEX)
CALIPH_HEXES = cython.declare(cint, codes.CALIPH_HEXES)
CALIPH_PALACE = cython.declare(cint, codes.CALIPH_PALACE)
CALIPH_QUARRY = cython.declare(cint, codes.CALIPH_QUARRY)
CALIPH_SACRED = cython.declare(cint, codes.CALIPH_SACRED)
CALIPH_YEAR = cython.declare(cint, codes.CALIPH_YEAR)
CARDS = cython.declare(cint, codes.CARDS)
CITY = cython.declare(cint, codes.CITY)
CROSSING = cython.declare(cint, codes.CROSSING)
FERTILE = cython.declare(cint, codes.FERTILE)
FORT = cython.declare(cint, codes.FORT)
HIRING = cython.declare(cint, codes.HIRING)
INCOME_CITY = cython.declare(cint, codes.INCOME_CITY)
INCOME_FERTILE = cython.declare(cint, codes.INCOME_FERTILE)
INCOME_QUARRY = cython.declare(cint, codes.INCOME_QUARRY)
INCOME_TOWN = cython.declare(cint, codes.INCOME_TOWN)
MURSHID = cython.declare(cint, codes.MURSHID)
MURSHID_CROSSING = cython.declare(cint, codes.MURSHID_CROSSING)
MURSHID_GUEST = cython.declare(cint, codes.MURSHID_GUEST)
MURSHID_SACRED = cython.declare(cint, codes.MURSHID_SACRED)
MURSHID_TOKEN = cython.declare(cint, codes.MURSHID_TOKEN)
MURSHID_TOKENS = cython.declare(cint, codes.MURSHID_TOKENS)
MURSHID_YEAR = cython.declare(cint, codes.MURSHID_YEAR)
NOMAD = cython.declare(cint, codes.NOMAD)
NOMAD_COINS = cython.declare(cint, codes.NOMAD_COINS)
NOMAD_SACRED = cython.declare(cint, codes.NOMAD_SACRED)
NOMAD_WASTE = cython.declare(cint, codes.NOMAD_WASTE)
NOMAD_WEALTH = cython.declare(cint, codes.NOMAD_WEALTH)
NOMAD_WEALTH_EACH = cython.declare(cint, codes.NOMAD_WEALTH_EACH)
NOMAD_WEALTH_MOST = cython.declare(cint, codes.NOMAD_WEALTH_MOST)
NOMAD_YEAR = cython.declare(cint, codes.NOMAD_YEAR)
QUARRY = cython.declare(cint, codes.QUARRY)
ROUNDS = cython.declare(cint, codes.ROUNDS)
SACRED = cython.declare(cint, codes.SACRED)
SPENT = cython.declare(cint, codes.SPENT)
SPOIL_CASTLE = cython.declare(cint, codes.SPOIL_CASTLE)
SPOIL_CITY = cython.declare(cint, codes.SPOIL_CITY)
SPOIL_FORT = cython.declare(cint, codes.SPOIL_FORT)
SPOIL_PALACE = cython.declare(cint, codes.SPOIL_PALACE)
SPOIL_TOWN = cython.declare(cint, codes.SPOIL_TOWN)
SPOIL_UNIT = cython.declare(cint, codes.SPOIL_UNIT)
STRATEGY = cython.declare(cint, codes.STRATEGY)
STRENGTH_CASTLE = cython.declare(cint, codes.STRENGTH_CASTLE)
STRENGTH_FORT = cython.declare(cint, codes.STRENGTH_FORT)
STRENGTH_PALACE = cython.declare(cint, codes.STRENGTH_PALACE)
SULTAN = cython.declare(cint, codes.SULTAN)
SULTANS_PLACES = cython.declare(cint, codes.SULTANS_PLACES)
SULTAN_CITIES = cython.declare(cint, codes.SULTAN_CITIES)
SULTAN_CITY = cython.declare(cint, codes.SULTAN_CITY)
SULTAN_SACRED = cython.declare(cint, codes.SULTAN_SACRED)
SULTAN_SETTLEMENTS = cython.declare(cint, codes.SULTAN_SETTLEMENTS)
SULTAN_TOWN = cython.declare(cint, codes.SULTAN_TOWN)
SULTAN_YEAR = cython.declare(cint, codes.SULTAN_YEAR)
TOWN = cython.declare(cint, codes.TOWN)
T_DESERT = cython.declare(cint, codes.T_DESERT)
T_MOUNTAIN = cython.declare(cint, codes.T_MOUNTAIN)
T_QUARRY = cython.declare(cint, codes.T_QUARRY)
T_WILDERNESS = cython.declare(cint, codes.T_WILDERNESS)
WARLORD = cython.declare(cint, codes.WARLORD)
WARLORD_HEXES = cython.declare(cint, codes.WARLORD_HEXES)
WARLORD_MOST = cython.declare(cint, codes.WARLORD_MOST)
WARLORD_SACRED = cython.declare(cint, codes.WARLORD_SACRED)
WARLORD_SITE = cython.declare(cint, codes.WARLORD_SITE)
WARLORD_YEAR = cython.declare(cint, codes.WARLORD_YEAR)
ACTION_OF = cython.declare(cint[31])
ANYTIME_OF = cython.declare(cint[31])
COMBAT_WORTH = cython.declare(cint[31])
CONTEST_WORTH = cython.declare(cint[31])
KIND_OF = cython.declare(cint[69])
TYPE_OF = cython.declare(cint[31])
if not cython.compiled:
    ACTION_OF = [0] * 31
    ANYTIME_OF = [0] * 31
    COMBAT_WORTH = [0] * 31
    CONTEST_WORTH = [0] * 31
    KIND_OF = [0] * 69
    TYPE_OF = [0] * 31
for _i in range(31):
    ACTION_OF[_i] = codes.ACTION_OF[_i]
for _i in range(31):
    ANYTIME_OF[_i] = codes.ANYTIME_OF[_i]
for _i in range(31):
    COMBAT_WORTH[_i] = codes.COMBAT_WORTH[_i]
for _i in range(31):
    CONTEST_WORTH[_i] = codes.CONTEST_WORTH[_i]
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]
for _i in range(31):
    TYPE_OF[_i] = codes.TYPE_OF[_i]

# --- end of constants

IDLE = cython.declare(double, 0.25)  # what a coin is worth beyond those that find their use
KEPT = cython.declare(double, 0.65)  # how much of what one has is still there a year later
ACTION_WORTH = cython.declare(double, 0.4)  # points that an action brings which is still to come
ENVY = cython.declare(double, 0.12)  # how likely each ruler who is near takes a token that is worth much to him
TEMPTING = cython.declare(double, 6.0)  # and what much is, in points
MANY = cython.declare(cint, 4)  # with so many actions to come, coins, units and cards find their use

# What one of these is worth to each ruler, in points, while there is time to use it.
COIN = cython.declare(double[5])
UNIT = cython.declare(double[5])
RESERVE = cython.declare(double[5])
FIGHTS = cython.declare(double[5])  # half a strength in a combat, from a card
SWAYS = cython.declare(double[5])  # half an influence in a contest, from a card
USEFUL = cython.declare(double[5])  # so many coins find their use soon
BOLD = cython.declare(double[5])  # how likely he is to attack what he can take
if not cython.compiled:
    COIN, UNIT, RESERVE, FIGHTS, SWAYS, USEFUL, BOLD = ([0.0] * 5 for _ in range(7))
for _i, _row in enumerate(
    (
        # coin, unit, reserve, fights, sways, useful, bold
        (0.16, 0.75, 0.30, 0.12, 0.05, 8.0, 0.13),
        (0.12, 0.32, 0.00, 0.04, 0.10, 8.0, 0.08),
        (0.28, 0.35, 0.00, 0.05, 0.04, 20.0, 0.07),
        (0.24, 0.55, 0.28, 0.08, 0.05, 10.0, 0.13),
        (0.12, 0.25, 0.22, 0.05, 0.05, 8.0, 0.11),
    )
):
    COIN[_i], UNIT[_i], RESERVE[_i], FIGHTS[_i], SWAYS[_i], USEFUL[_i], BOLD[_i] = _row

# What usually comes besides, by rounds left (0 to 12): measured in games between adepts. The Warlord starts small and
# plunders soon; what the Sultan has built rarely all stands when the year is scored. It changes nobody's own choice,
# but shows who really leads.
EXPECTED = cython.declare(double[130])
if not cython.compiled:
    EXPECTED = [0.0] * 130
for _i, _more in enumerate(
    (
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
    )
):
    EXPECTED[_i] = _more

WARMTH = cython.declare(double, 2.2)  # how many points make the difference at the very end,
WARMTH_EACH = cython.declare(double, 0.3)  # and how many more for each round left

REACH = cython.declare(cint[80])
BASE = cython.declare(double[5])
SHARE = cython.declare(double[5])
if not cython.compiled:
    REACH, BASE, SHARE = [0] * 80, [0.0] * 5, [0.0] * 5


# --- time -------------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def years_left(s: State) -> cint:
    """How often the sheets will be scored after the present year."""
    return s.rules.years - max(s.year, 1)


@cython.cfunc
@cython.exceptval(check=False)
def rounds_left(s: State) -> cint:
    return ROUNDS * (years_left(s) + 1) - max(s.round, 0)


@cython.cfunc
@cython.exceptval(check=False)
def actions_left(s: State, seat: cint) -> cint:
    """How many actions a ruler will still begin."""
    here: cint = ROUNDS
    if s.round >= 0:
        here = ROUNDS - s.round
        if seat < s.seat or (seat == s.seat and s.phase != ACT):
            here -= 1
    return here + ROUNDS * years_left(s)


@cython.cfunc
@cython.exceptval(check=False)
def leisure(s: State, seat: cint) -> double:
    """From 0 to 1: is there time left to use what one holds?"""
    return min(actions_left(s, seat), MANY) / (1.0 * MANY)


@cython.cfunc
@cython.exceptval(check=False)
def lasting(s: State) -> double:
    """How often something that is scored each year will be scored, as far as one can tell."""
    left: cint = years_left(s)
    return 1.0 + KEPT * left


# --- what single things are worth -------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def coin_worth(s: State, seat: cint) -> double:
    """One coin more; the Nomad's are points as well."""
    worth: double = COIN[seat] * leisure(s, seat)
    if s.coins[seat] > USEFUL[seat]:
        worth *= IDLE
    if seat == NOMAD and s.coins[NOMAD] < NOMAD_WEALTH_EACH * NOMAD_WEALTH_MOST:
        worth += 0.8 * NOMAD_WEALTH / NOMAD_WEALTH_EACH * (1.0 + 0.4 * years_left(s))
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def unit_worth(s: State, seat: cint) -> double:
    return UNIT[seat] * leisure(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def card_worth(s: State, seat: cint, kind: cint) -> double:
    """A card in a ruler's hand."""
    worth: double = 0.08 + FIGHTS[seat] * COMBAT_WORTH[kind] + SWAYS[seat] * CONTEST_WORTH[kind]
    if ACTION_OF[kind]:
        worth += 0.25
    if ANYTIME_OF[kind]:
        worth += 0.1
    return worth * leisure(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def hex_worth(s: State, seat: cint, h: cint) -> double:
    """Control of a hex: what the sheet says, and what it brings in."""
    tile: cint = s.tile[h]
    yearly: double = 0.25
    coins: double = 0.0
    if seat == WARLORD:
        yearly += 0.15 * WARLORD_MOST
        yearly += WARLORD_SITE if tile == QUARRY or tile == CROSSING else 0
        yearly += WARLORD_SACRED if tile == SACRED else 0
    elif seat == CALIPH:
        yearly = CALIPH_HEX
        yearly += CALIPH_QUARRY if tile == QUARRY else 0
        yearly += CALIPH_CROSSING if tile == CROSSING else 0
        yearly += CALIPH_SACRED if tile == SACRED else 0
        yearly += CALIPH_PALACE if s.palace == h else 0
    elif tile == SACRED and seat != MURSHID:
        yearly += SULTAN_SACRED if seat == SULTAN else NOMAD_SACRED
    if s.town[h]:
        coins += INCOME_TOWN if s.town[h] == TOWN else INCOME_CITY
    if terrain(s, h) == FERTILE:
        coins += INCOME_FERTILE
    elif terrain(s, h) == T_QUARRY:
        coins += INCOME_QUARRY
    return yearly * lasting(s) + coins * years_left(s) * COIN[seat]


@cython.cfunc
@cython.exceptval(check=False)
def is_waste(s: State, h: cint) -> cint:
    kind: cint = terrain(s, h)
    return kind == T_DESERT or kind == T_MOUNTAIN or kind == T_WILDERNESS


@cython.cfunc
@cython.exceptval(check=False)
def token_worth(s: State, seat: cint, h: cint) -> double:
    """An influence token in a hex."""
    tile: cint = s.tile[h]
    yearly: double = 0.1
    owner: cint = controller(s, h)
    if seat == WARLORD:
        return 0.5 * leisure(s, seat)
    if seat == MURSHID:
        yearly = MURSHID_TOKEN
        yearly += MURSHID_SACRED if tile == SACRED else 0
        yearly += MURSHID_CROSSING if tile == CROSSING else 0
        yearly += 0.4 * MURSHID_GUEST if owner >= 0 and owner != MURSHID else 0
    elif seat == SULTAN:
        yearly += SULTAN_SACRED if tile == SACRED and not s.town[h] and owner != SULTAN else 0
        return yearly * lasting(s) + COIN[seat] * years_left(s)
    elif seat == CALIPH:
        return 0.3 * leisure(s, seat) + (0.5 * hex_worth(s, seat, h) * leisure(s, seat) if owner < 0 else 0.0)
    else:
        yearly += NOMAD_WASTE if is_waste(s, h) else 0
        yearly += NOMAD_SACRED if tile == SACRED and owner != NOMAD else 0
        return yearly * lasting(s) + 3 * RESERVE[seat] * min(years_left(s), 1)
    return yearly * lasting(s)


@cython.cfunc
@cython.exceptval(check=False)
def settlement_worth(s: State, h: cint) -> double:
    """The town or city in a hex, to the Sultan."""
    yearly: double = SULTAN_TOWN if s.town[h] == TOWN else SULTAN_CITY
    coins: cint = INCOME_TOWN if s.town[h] == TOWN else INCOME_CITY
    return yearly * lasting(s) + coins * years_left(s) * COIN[SULTAN]


# --- threats ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def survey_threats(s: State) -> cython.void:
    """How many units each ruler could throw at a hex from one next to it; the Warlord also by a revolt."""
    seat: cint
    h: cint
    other: cint
    n: cint
    around: cint
    for h in range(80):
        REACH[h] = 0
    for seat in range(s.rules.seats):
        for h in range(s.hexes):
            n = units(s, seat, h)
            if not n:
                continue
            around = s.near[h]
            for other in range(s.hexes):
                if (around >> other) & 1 and REACH[seat * 16 + other] < n:
                    REACH[seat * 16 + other] = n
    for h in range(s.hexes):
        if s.influence[h] == WARLORD and (s.foreign[WARLORD] >> h) & 1:
            REACH[h] = max(REACH[h], min(2, s.supply[WARLORD]))


@cython.cfunc
@cython.exceptval(check=False)
def defence(s: State, seat: cint, h: cint) -> cint:
    """The strength of whoever controls a hex, without cards."""
    total: cint = units(s, seat, h)
    if s.hold[h] and s.lord[h] == seat:
        total += STRENGTH_FORT if s.hold[h] == FORT else STRENGTH_CASTLE
    if s.palace == h and seat == CALIPH:
        total += STRENGTH_PALACE
    return total


@cython.cfunc
@cython.exceptval(check=False)
def spoils_at(s: State, h: cint, force: cint) -> double:
    """What the Warlord would score in a hex."""
    owner: cint = controller(s, h)
    total: double = 0.0
    if owner == WARLORD:
        return 0.0
    if owner >= 0:
        total += SPOIL_UNIT * min(force // 2, units(s, owner, h))
        if s.hold[h]:
            total += SPOIL_FORT if s.hold[h] == FORT else SPOIL_CASTLE
        if s.palace == h:
            total += SPOIL_PALACE
    if s.town[h]:
        total += SPOIL_TOWN if s.town[h] == TOWN else SPOIL_CITY
    return total


@cython.cfunc
@cython.exceptval(check=False)
def eagerness(s: State, seat: cint, h: cint, force: cint) -> double:
    """How likely a ruler attacks what he can take; the Warlord the more the richer the spoils."""
    if seat == WARLORD:
        return min(0.8, BOLD[seat] + 0.17 * spoils_at(s, h, force))
    return BOLD[seat]


@cython.cfunc
@cython.exceptval(check=False)
def envy(s: State, seat: cint, h: cint) -> double:
    """What a ruler may lose because others would like to have their influence where his is, before the year ends."""
    total: double = 0.0
    around: cint = s.near[h] | (1 << h)
    other: cint
    for other in range(s.rules.seats):
        if other != seat and s.present[other] & around and actions_left(s, other) > ROUNDS * years_left(s):
            total += min(1.0, token_worth(s, other, h) / TEMPTING)
    return ENVY * total * token_worth(s, seat, h)


@cython.cfunc
@cython.exceptval(check=False)
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
        owner = controller(s, h)
        if owner != seat and not (seat == SULTAN and s.town[h]):
            continue
        own = defence(s, owner, h) if owner >= 0 else 0
        stake = 0.0
        if owner == seat:
            stake += hex_worth(s, seat, h) + 0.4 * s.hold[h]
        if seat == SULTAN and s.town[h]:
            stake += settlement_worth(s, h)
        for other in range(s.rules.seats):
            force = REACH[other * 16 + h]
            if other != seat and other != owner and force and force >= own and actions_left(s, other):
                total += eagerness(s, other, h, force) * stake * (1.0 if force > own else 0.6)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def prey(s: State) -> double:
    """What the Warlord can hope to plunder: the best target counts most."""
    best: double = 0.0
    rest: double = 0.0
    found: double
    h: cint
    owner: cint
    force: cint
    if not actions_left(s, WARLORD):
        return 0.0
    for h in range(s.hexes):
        force = REACH[WARLORD * 16 + h]
        owner = controller(s, h)
        if not force or owner == WARLORD or (owner >= 0 and force < defence(s, owner, h)):
            continue
        found = spoils_at(s, h, force)
        rest += found
        best = max(best, found)
    return 0.45 * best + 0.1 * min(rest - best, 6.0)


# --- the first year's line --------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def progress(s: State, seat: cint) -> double:
    """How near a ruler is to the line that is scored in the first year alone, in its points."""
    towns: cint = 0
    cities: cint = 0
    h: cint
    if seat == WARLORD:
        return WARLORD_YEAR * min(1.0, count_bits(s.strong[seat]) / (1.0 * WARLORD_HEXES))
    if seat == MURSHID:
        return MURSHID_YEAR * min(1.0, count_influence(s, seat) / (1.0 * MURSHID_TOKENS))
    if seat == CALIPH:
        return CALIPH_YEAR * min(1.0, count_bits(s.strong[seat]) / (1.0 * CALIPH_HEXES))
    if seat == NOMAD:
        return NOMAD_YEAR * min(1.0, s.coins[seat] / (1.0 * NOMAD_COINS))
    for h in range(s.hexes):
        towns += s.town[h] != 0
        cities += s.town[h] == CITY
    towns = min(towns, SULTAN_SETTLEMENTS) + min(cities, SULTAN_CITIES)
    return SULTAN_YEAR * towns / (1.0 * (SULTAN_SETTLEMENTS + SULTAN_CITIES))


@cython.cfunc
@cython.exceptval(check=False)
def sheet(s: State, seat: cint) -> double:
    """What a ruler's lines will bring: this year's once more in each year left, the first year's line once."""
    year: cint = s.year
    now: cint = points_of(s, seat)
    yearly: cint
    total: double
    s.year = 0
    yearly = points_of(s, seat)
    s.year = year
    total = yearly * lasting(s)
    if year > 1:
        return total
    if now > yearly:
        return total + now - yearly
    return total + (0.5 * progress(s, seat) if actions_left(s, seat) > ROUNDS * years_left(s) else 0.0)


# --- prospects --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def purse(s: State, seat: cint) -> double:
    """Coins held and to come, as far as there are actions to spend them."""
    n: double = s.coins[seat] + KEPT * years_left(s) * income(s, seat)
    worth: double = min(n, USEFUL[seat])
    worth = COIN[seat] * (worth + IDLE * (n - worth)) * leisure(s, seat)
    if seat == NOMAD and s.coins[seat] // NOMAD_WEALTH_EACH < NOMAD_WEALTH_MOST and actions_left(s, seat):
        worth += 0.6 * NOMAD_WEALTH * (s.coins[seat] % NOMAD_WEALTH_EACH) / (1.0 * NOMAD_WEALTH_EACH)
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def army(s: State, seat: cint) -> double:
    """Units on the map, those that are being placed, and the reserves."""
    h: cint
    n: cint = 0
    for h in range(s.hexes):
        n += units(s, seat, h)
    if s.phase == HIRING and s.seat == seat:
        n += s.left
    return (UNIT[seat] * n + RESERVE[seat] * min(s.reserve[seat], 8)) * leisure(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def hand_worth(s: State, seat: cint) -> double:
    """The cards in hand, and those that come back next year; many cards are worth little more than some."""
    i: cint
    kind: cint
    total: double = 0.0
    for i in range(CARDS):
        if s.place[i] == seat:
            kind = KIND_OF[i]
            if TYPE_OF[kind] != STRATEGY:
                total += card_worth(s, seat, kind)
        elif s.place[i] == SPENT + seat and years_left(s):
            total += 0.8 * card_worth(s, seat, KIND_OF[i])
    return total if total < 2.5 else 2.5 + 0.4 * (total - 2.5)


@cython.cfunc
@cython.exceptval(check=False)
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
            if seat == WARLORD:
                tokens += 0.7 * leisure(s, seat) if not (s.foreign[seat] >> h) & 1 else 0.5 * leisure(s, seat)
            elif seat == CALIPH:
                tokens += 0.4 * leisure(s, seat)
                if not (s.strong[seat] >> h) & 1 and not (s.foreign[seat] >> h) & 1:
                    tokens += 0.6 * hex_worth(s, seat, h) * leisure(s, seat)
            elif seat == NOMAD:
                tokens += 0.7 * min(years_left(s), 1)
            elif seat == SULTAN:
                tokens += 0.1
    return tokens + (0.12 if seat == MURSHID else 0.05) * min(free, actions_left(s, seat))


@cython.cfunc
@cython.exceptval(check=False)
def prospects(s: State, seat: cint) -> double:
    """The points a ruler may expect; `survey_threats` must have been called for this position."""
    h: cint
    total: double = s.points[seat] + sheet(s, seat) + purse(s, seat) + army(s, seat) + hand_worth(s, seat)
    total += openings(s, seat) + ACTION_WORTH * actions_left(s, seat) - danger(s, seat)
    total += EXPECTED[(0 if s.rules.seats == 5 else 65) + seat * 13 + min(rounds_left(s), 12)]
    if seat == WARLORD:
        total += prey(s)
    elif seat == SULTAN:
        for h in range(SULTANS_PLACES):
            if s.shop[9 + h] >= 0:
                total += 0.1 * leisure(s, seat)
    return total


# --- all rulers at once -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def survey_prospects(s: State) -> cython.void:
    """Everybody's prospects without what is under way, and each one's chance to win by them."""
    seat: cint
    survey_threats(s)
    for seat in range(s.rules.seats):
        BASE[seat] = prospects(s, seat)
    share_out(s)


@cython.cfunc
@cython.exceptval(check=False)
def share_out(s: State) -> cython.void:
    """From points to chances: a lead counts for more the fewer rounds are left."""
    seat: cint
    best: double = BASE[0]
    total: double = 0.0
    warmth: double = WARMTH + WARMTH_EACH * rounds_left(s)
    for seat in range(1, s.rules.seats):
        best = max(best, BASE[seat])
    for seat in range(s.rules.seats):
        SHARE[seat] = exp((BASE[seat] - best) / warmth)
        total += SHARE[seat]
    for seat in range(s.rules.seats):
        SHARE[seat] /= total


@cython.cfunc
@cython.exceptval(check=False)
def base_of(seat: cint) -> double:
    """A ruler's prospects when `survey_prospects` was called last, with all that was added since."""
    return BASE[seat]


@cython.cfunc
@cython.exceptval(check=False)
def share_of(seat: cint) -> double:
    """A ruler's chance to win, from 0 to 1."""
    return SHARE[seat]


@cython.cfunc
@cython.exceptval(check=False)
def add_prospects(seat: cint, points: double) -> cython.void:
    BASE[seat] += points
