"""Income and the objectives of the sheets, and how the game ends (Income; Scoring; End of the game)."""

import cython
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import count_bits, survey, terrain
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.turn_actions import gain
else:
    from moonsaga.games.crescent_moon.rules.board_map import count_bits, survey, terrain
    from moonsaga.games.crescent_moon.rules.state import State, tell
    from moonsaga.games.crescent_moon.rules.turn_actions import gain

# --- constants the compiler should know

BY_COINS = cython.declare(cint, codes.BY_COINS)
BY_ORDER = cython.declare(cint, codes.BY_ORDER)
BY_POINTS = cython.declare(cint, codes.BY_POINTS)
CALIPH = cython.declare(cint, codes.CALIPH)
CALIPH_CROSSING = cython.declare(cint, codes.CALIPH_CROSSING)
CALIPH_HEX = cython.declare(cint, codes.CALIPH_HEX)
CALIPH_HEXES = cython.declare(cint, codes.CALIPH_HEXES)
CALIPH_PALACE = cython.declare(cint, codes.CALIPH_PALACE)
CALIPH_QUARRY = cython.declare(cint, codes.CALIPH_QUARRY)
CALIPH_SACRED = cython.declare(cint, codes.CALIPH_SACRED)
CALIPH_YEAR = cython.declare(cint, codes.CALIPH_YEAR)
CITY = cython.declare(cint, codes.CITY)
CROSSING = cython.declare(cint, codes.CROSSING)
EV_ENDED = cython.declare(cint, codes.EV_ENDED)
EV_SCORED = cython.declare(cint, codes.EV_SCORED)
FERTILE = cython.declare(cint, codes.FERTILE)
INCOME_CITY = cython.declare(cint, codes.INCOME_CITY)
INCOME_FERTILE = cython.declare(cint, codes.INCOME_FERTILE)
INCOME_INFLUENCE = cython.declare(cint, codes.INCOME_INFLUENCE)
INCOME_QUARRY = cython.declare(cint, codes.INCOME_QUARRY)
INCOME_TOWN = cython.declare(cint, codes.INCOME_TOWN)
MURSHID = cython.declare(cint, codes.MURSHID)
MURSHID_CROSSING = cython.declare(cint, codes.MURSHID_CROSSING)
MURSHID_GUEST = cython.declare(cint, codes.MURSHID_GUEST)
MURSHID_SACRED = cython.declare(cint, codes.MURSHID_SACRED)
MURSHID_TOKEN = cython.declare(cint, codes.MURSHID_TOKEN)
MURSHID_TOKENS = cython.declare(cint, codes.MURSHID_TOKENS)
MURSHID_YEAR = cython.declare(cint, codes.MURSHID_YEAR)
NOBODY = cython.declare(cint, codes.NOBODY)
NOMAD = cython.declare(cint, codes.NOMAD)
NOMAD_CLIENT = cython.declare(cint, codes.NOMAD_CLIENT)
NOMAD_COINS = cython.declare(cint, codes.NOMAD_COINS)
NOMAD_SACRED = cython.declare(cint, codes.NOMAD_SACRED)
NOMAD_WASTE = cython.declare(cint, codes.NOMAD_WASTE)
NOMAD_WEALTH = cython.declare(cint, codes.NOMAD_WEALTH)
NOMAD_WEALTH_EACH = cython.declare(cint, codes.NOMAD_WEALTH_EACH)
NOMAD_WEALTH_MOST = cython.declare(cint, codes.NOMAD_WEALTH_MOST)
NOMAD_YEAR = cython.declare(cint, codes.NOMAD_YEAR)
OVER = cython.declare(cint, codes.OVER)
PREPARE = cython.declare(cint, codes.PREPARE)
QUARRY = cython.declare(cint, codes.QUARRY)
SACRED = cython.declare(cint, codes.SACRED)
SULTAN = cython.declare(cint, codes.SULTAN)
SULTAN_CITIES = cython.declare(cint, codes.SULTAN_CITIES)
SULTAN_CITY = cython.declare(cint, codes.SULTAN_CITY)
SULTAN_SACRED = cython.declare(cint, codes.SULTAN_SACRED)
SULTAN_SETTLEMENTS = cython.declare(cint, codes.SULTAN_SETTLEMENTS)
SULTAN_TOWN = cython.declare(cint, codes.SULTAN_TOWN)
SULTAN_WEALTH = cython.declare(cint, codes.SULTAN_WEALTH)
SULTAN_WEALTH_EACH = cython.declare(cint, codes.SULTAN_WEALTH_EACH)
SULTAN_WEALTH_MOST = cython.declare(cint, codes.SULTAN_WEALTH_MOST)
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

# --- end of constants


# --- income -----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def income(s: State, seat: cint) -> cint:
    """What a ruler's hexes bring, and the Sultan's pieces besides (Income)."""
    coins: cint
    h: cint
    pieces: cint
    coins = 0
    for h in range(s.hexes):
        pieces = 0
        if s.town[h]:
            pieces += INCOME_TOWN if s.town[h] == TOWN else INCOME_CITY
        if s.influence[h] == SULTAN:
            pieces += INCOME_INFLUENCE
        if (s.strong[seat] >> h) & 1:
            coins += pieces
            if terrain(s, h) == FERTILE:
                coins += INCOME_FERTILE
            elif terrain(s, h) == T_QUARRY:
                coins += INCOME_QUARRY
        if seat == SULTAN:
            coins += pieces
    return coins


# --- scoring ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def count_influence(s: State, seat: cint) -> cint:
    n: cint
    h: cint
    n = 0
    for h in range(s.hexes):
        if s.influence[h] == seat:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def find_tile(s: State, tile: cint) -> cint:
    h: cint
    for h in range(s.hexes):
        if s.tile[h] == tile:
            return h
    return NOBODY


@cython.cfunc
@cython.exceptval(check=False)
def controls_tile(s: State, seat: cint, tile: cint) -> cint:
    """How many hexes of this sort a ruler controls."""
    n: cint
    h: cint
    n = 0
    for h in range(s.hexes):
        if s.tile[h] == tile and (s.strong[seat] >> h) & 1:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def influences_tile(s: State, seat: cint, tile: cint) -> cint:
    n: cint
    h: cint
    n = 0
    for h in range(s.hexes):
        if s.tile[h] == tile and s.influence[h] == seat:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def score_warlord(s: State) -> cint:
    own: cint
    points: cint
    most: cint
    seat: cint
    own = count_bits(s.strong[WARLORD])
    points = WARLORD_SACRED * controls_tile(s, WARLORD, SACRED)
    points += WARLORD_SITE * (controls_tile(s, WARLORD, QUARRY) + controls_tile(s, WARLORD, CROSSING))
    most = 1
    for seat in range(1, s.rules.seats):
        if count_bits(s.strong[seat]) > own:
            most = 0
    points += WARLORD_MOST * most
    if s.year == 1 and own >= WARLORD_HEXES:
        points += WARLORD_YEAR
    return points


@cython.cfunc
@cython.exceptval(check=False)
def score_murshid(s: State) -> cint:
    tokens: cint
    points: cint
    own: cint
    h: cint
    seat: cint
    tokens = count_influence(s, MURSHID)
    points = MURSHID_TOKEN * tokens
    points += MURSHID_SACRED * influences_tile(s, MURSHID, SACRED)
    points += MURSHID_CROSSING * influences_tile(s, MURSHID, CROSSING)
    own = 0
    for h in range(s.hexes):
        if s.influence[h] == MURSHID:
            own |= 1 << h
    for seat in range(s.rules.seats):
        if seat != MURSHID and s.strong[seat] & own:
            points += MURSHID_GUEST
    if s.year == 1 and tokens >= MURSHID_TOKENS:
        points += MURSHID_YEAR
    return points


@cython.cfunc
@cython.exceptval(check=False)
def score_sultan(s: State) -> cint:
    points: cint
    settlements: cint
    cities: cint
    foreign: cint
    h: cint
    sacred: cint
    points = 0
    settlements = 0
    cities = 0
    foreign = s.strong[WARLORD] | s.strong[MURSHID] | s.strong[CALIPH] | s.strong[NOMAD]
    for h in range(s.hexes):
        if s.town[h]:
            settlements += 1
            if s.town[h] == CITY:
                cities += 1
            if not (foreign >> h) & 1:
                points += SULTAN_TOWN if s.town[h] == TOWN else SULTAN_CITY
    sacred = find_tile(s, SACRED)
    if sacred >= 0 and (s.present[SULTAN] >> sacred) & 1:
        points += SULTAN_SACRED
    points += SULTAN_WEALTH * min(s.coins[SULTAN] // SULTAN_WEALTH_EACH, SULTAN_WEALTH_MOST)
    if s.year == 1 and settlements >= SULTAN_SETTLEMENTS and cities >= SULTAN_CITIES:
        points += SULTAN_YEAR
    return points


@cython.cfunc
@cython.exceptval(check=False)
def score_caliph(s: State) -> cint:
    own: cint
    points: cint
    own = count_bits(s.strong[CALIPH])
    points = CALIPH_HEX * own
    points += CALIPH_SACRED * controls_tile(s, CALIPH, SACRED)
    points += CALIPH_QUARRY * controls_tile(s, CALIPH, QUARRY)
    points += CALIPH_CROSSING * controls_tile(s, CALIPH, CROSSING)
    if s.palace >= 0:
        points += CALIPH_PALACE
        if s.year == 1 and own >= CALIPH_HEXES:
            points += CALIPH_YEAR
    return points


@cython.cfunc
@cython.exceptval(check=False)
def score_nomad(s: State) -> cint:
    points: cint
    h: cint
    sacred: cint
    seat: cint
    hired: cint
    kind: cint
    points = NOMAD_WEALTH * min(s.coins[NOMAD] // NOMAD_WEALTH_EACH, NOMAD_WEALTH_MOST)
    for h in range(s.hexes):
        if s.influence[h] == NOMAD:
            kind = terrain(s, h)
            if kind == T_DESERT or kind == T_MOUNTAIN or kind == T_WILDERNESS:
                points += NOMAD_WASTE
    sacred = find_tile(s, SACRED)
    if sacred >= 0 and (s.present[NOMAD] >> sacred) & 1:
        points += NOMAD_SACRED
    for seat in range(NOMAD):
        hired = 0
        for h in range(s.hexes):
            hired += s.mercs[seat * 16 + h]
        if hired:
            points += NOMAD_CLIENT
    if s.year == 1 and s.coins[NOMAD] >= NOMAD_COINS:
        points += NOMAD_YEAR
    return points


@cython.cfunc
@cython.exceptval(check=False)
def points_of(s: State, seat: cint) -> cint:
    """What a ruler's sheet would bring now (Scoring; D24)."""
    if seat == WARLORD:
        return score_warlord(s)
    if seat == MURSHID:
        return score_murshid(s)
    if seat == SULTAN:
        return score_sultan(s)
    return score_caliph(s) if seat == CALIPH else score_nomad(s)


@cython.cfunc
@cython.exceptval(check=False)
def score(s: State) -> cython.void:
    """All rulers score; after the last year the game is over (C24)."""
    seat: cint
    points: cint
    survey(s)
    for seat in range(s.rules.seats):
        points = points_of(s, seat)
        gain(s, seat, points)
        tell(s, EV_SCORED, seat, NOBODY, points, s.year)
    if s.year == s.rules.years:
        end_game(s)
    else:
        s.phase = PREPARE


@cython.cfunc
@cython.exceptval(check=False)
def end_game(s: State) -> cython.void:
    """Most points win; then most coins; then who is earlier in turn order (End of the game; D22)."""
    best: cint
    seat: cint
    best = 0
    s.ended = BY_POINTS
    for seat in range(1, s.rules.seats):
        if s.points[seat] > s.points[best] or (s.points[seat] == s.points[best] and s.coins[seat] > s.coins[best]):
            best = seat
    for seat in range(s.rules.seats):
        if seat != best and s.points[seat] == s.points[best]:
            if s.coins[seat] == s.coins[best]:
                s.ended = BY_ORDER
            elif s.ended == BY_POINTS:
                s.ended = BY_COINS
    s.winner = best
    s.phase = OVER
    s.learned += 1
    tell(s, EV_ENDED, best, NOBODY, s.points[best], s.ended)
