"""Setting up, and the course of a year: preparation, actions, scoring (How to play; Scoring; End of the game)."""

import cython
from cython import int as cint

from moonsaga.games.crescent_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules_actions import gain
    from cython.cimports.moonsaga.games.crescent_moon.rules_cards import begin_look, discard_old, put, slide
    from cython.cimports.moonsaga.games.crescent_moon.rules_map import chart, count_bits, survey, terrain
    from cython.cimports.moonsaga.games.crescent_moon.state import State, pay, tell
else:
    from moonsaga.games.crescent_moon.rules_actions import gain
    from moonsaga.games.crescent_moon.rules_cards import begin_look, discard_old, put, slide
    from moonsaga.games.crescent_moon.rules_map import chart, count_bits, survey, terrain
    from moonsaga.games.crescent_moon.state import State, pay, tell

# --- constants the compiler should know

ACT = cython.declare(cint, numbers.ACT)
BANK = cython.declare(cint, numbers.BANK)
BY_COINS = cython.declare(cint, numbers.BY_COINS)
BY_ORDER = cython.declare(cint, numbers.BY_ORDER)
BY_POINTS = cython.declare(cint, numbers.BY_POINTS)
CALIPH = cython.declare(cint, numbers.CALIPH)
CALIPH_CROSSING = cython.declare(cint, numbers.CALIPH_CROSSING)
CALIPH_HEX = cython.declare(cint, numbers.CALIPH_HEX)
CALIPH_HEXES = cython.declare(cint, numbers.CALIPH_HEXES)
CALIPH_PALACE = cython.declare(cint, numbers.CALIPH_PALACE)
CALIPH_QUARRY = cython.declare(cint, numbers.CALIPH_QUARRY)
CALIPH_SACRED = cython.declare(cint, numbers.CALIPH_SACRED)
CALIPH_YEAR = cython.declare(cint, numbers.CALIPH_YEAR)
CARDS = cython.declare(cint, numbers.CARDS)
CASTLE = cython.declare(cint, numbers.CASTLE)
CENTRE = cython.declare(cint, numbers.CENTRE)
CITIES = cython.declare(cint, numbers.CITIES)
CITY = cython.declare(cint, numbers.CITY)
CROSSING = cython.declare(cint, numbers.CROSSING)
DEAL_TILES = cython.declare(cint, numbers.DEAL_TILES)
DECK = cython.declare(cint, numbers.DECK)
EVERYBODY = cython.declare(cint, numbers.EVERYBODY)
EV_CARDS_BACK = cython.declare(cint, numbers.EV_CARDS_BACK)
EV_ENDED = cython.declare(cint, numbers.EV_ENDED)
EV_GROUP = cython.declare(cint, numbers.EV_GROUP)
EV_INCOME = cython.declare(cint, numbers.EV_INCOME)
EV_RESERVES = cython.declare(cint, numbers.EV_RESERVES)
EV_SCORED = cython.declare(cint, numbers.EV_SCORED)
EV_TURN = cython.declare(cint, numbers.EV_TURN)
EV_YEAR = cython.declare(cint, numbers.EV_YEAR)
FERTILE = cython.declare(cint, numbers.FERTILE)
FINE = cython.declare(cint, numbers.FINE)
FORT = cython.declare(cint, numbers.FORT)
GROUP_PLACED = cython.declare(cint, numbers.GROUP_PLACED)
INCOME_CITY = cython.declare(cint, numbers.INCOME_CITY)
INCOME_FERTILE = cython.declare(cint, numbers.INCOME_FERTILE)
INCOME_INFLUENCE = cython.declare(cint, numbers.INCOME_INFLUENCE)
INCOME_QUARRY = cython.declare(cint, numbers.INCOME_QUARRY)
INCOME_TOWN = cython.declare(cint, numbers.INCOME_TOWN)
LOOK_PLOT = cython.declare(cint, numbers.LOOK_PLOT)
MURSHID = cython.declare(cint, numbers.MURSHID)
MURSHID_CROSSING = cython.declare(cint, numbers.MURSHID_CROSSING)
MURSHID_GUEST = cython.declare(cint, numbers.MURSHID_GUEST)
MURSHID_SACRED = cython.declare(cint, numbers.MURSHID_SACRED)
MURSHID_TOKEN = cython.declare(cint, numbers.MURSHID_TOKEN)
MURSHID_TOKENS = cython.declare(cint, numbers.MURSHID_TOKENS)
MURSHID_YEAR = cython.declare(cint, numbers.MURSHID_YEAR)
NOBODY = cython.declare(cint, numbers.NOBODY)
NOMAD = cython.declare(cint, numbers.NOMAD)
NOMAD_CLIENT = cython.declare(cint, numbers.NOMAD_CLIENT)
NOMAD_COINS = cython.declare(cint, numbers.NOMAD_COINS)
NOMAD_SACRED = cython.declare(cint, numbers.NOMAD_SACRED)
NOMAD_WASTE = cython.declare(cint, numbers.NOMAD_WASTE)
NOMAD_WEALTH = cython.declare(cint, numbers.NOMAD_WEALTH)
NOMAD_WEALTH_EACH = cython.declare(cint, numbers.NOMAD_WEALTH_EACH)
NOMAD_WEALTH_MOST = cython.declare(cint, numbers.NOMAD_WEALTH_MOST)
NOMAD_YEAR = cython.declare(cint, numbers.NOMAD_YEAR)
NOT_EMPTY = cython.declare(cint, numbers.NOT_EMPTY)
NO_GROUPS_THERE = cython.declare(cint, numbers.NO_GROUPS_THERE)
NO_SUCH_HEX = cython.declare(cint, numbers.NO_SUCH_HEX)
OLD_CARDS = cython.declare(cint, numbers.OLD_CARDS)
OVER = cython.declare(cint, numbers.OVER)
PLACE_GROUPS = cython.declare(cint, numbers.PLACE_GROUPS)
PLOT_CARDS = cython.declare(cint, numbers.PLOT_CARDS)
PREPARE = cython.declare(cint, numbers.PREPARE)
QUARRY = cython.declare(cint, numbers.QUARRY)
REFILL = cython.declare(cint, numbers.REFILL)
ROUNDS = cython.declare(cint, numbers.ROUNDS)
SACRED = cython.declare(cint, numbers.SACRED)
SCORE = cython.declare(cint, numbers.SCORE)
SEATS = cython.declare(cint, numbers.SEATS)
SET_PALACE = cython.declare(cint, numbers.SET_PALACE)
SPENT = cython.declare(cint, numbers.SPENT)
START_POINTS = cython.declare(cint, numbers.START_POINTS)
SULTAN = cython.declare(cint, numbers.SULTAN)
SULTANS = cython.declare(cint, numbers.SULTANS)
SULTAN_CITIES = cython.declare(cint, numbers.SULTAN_CITIES)
SULTAN_CITY = cython.declare(cint, numbers.SULTAN_CITY)
SULTAN_SACRED = cython.declare(cint, numbers.SULTAN_SACRED)
SULTAN_SETTLEMENTS = cython.declare(cint, numbers.SULTAN_SETTLEMENTS)
SULTAN_TOWN = cython.declare(cint, numbers.SULTAN_TOWN)
SULTAN_WEALTH = cython.declare(cint, numbers.SULTAN_WEALTH)
SULTAN_WEALTH_EACH = cython.declare(cint, numbers.SULTAN_WEALTH_EACH)
SULTAN_WEALTH_MOST = cython.declare(cint, numbers.SULTAN_WEALTH_MOST)
SULTAN_YEAR = cython.declare(cint, numbers.SULTAN_YEAR)
TILE_KINDS = cython.declare(cint, numbers.TILE_KINDS)
TOWN = cython.declare(cint, numbers.TOWN)
TOWNS = cython.declare(cint, numbers.TOWNS)
T_DESERT = cython.declare(cint, numbers.T_DESERT)
T_MOUNTAIN = cython.declare(cint, numbers.T_MOUNTAIN)
T_QUARRY = cython.declare(cint, numbers.T_QUARRY)
T_WILDERNESS = cython.declare(cint, numbers.T_WILDERNESS)
WARFARE_CARD = cython.declare(cint, numbers.WARFARE_CARD)
WARLORD = cython.declare(cint, numbers.WARLORD)
WARLORD_HEXES = cython.declare(cint, numbers.WARLORD_HEXES)
WARLORD_MOST = cython.declare(cint, numbers.WARLORD_MOST)
WARLORD_SACRED = cython.declare(cint, numbers.WARLORD_SACRED)
WARLORD_SITE = cython.declare(cint, numbers.WARLORD_SITE)
WARLORD_YEAR = cython.declare(cint, numbers.WARLORD_YEAR)
WRONG_MOMENT = cython.declare(cint, numbers.WRONG_MOMENT)
CASTLES_OF = cython.declare(cint[5])
COINS_OF = cython.declare(cint[5])
CORNERS = cython.declare(cint[762])
FORTS_OF = cython.declare(cint[5])
GROUPS = cython.declare(cint[70])
TILES_FIVE = cython.declare(cint[8])
TILES_FOUR = cython.declare(cint[8])
TOKENS_OF = cython.declare(cint[5])
UNITS_OF = cython.declare(cint[5])
if not cython.compiled:
    CASTLES_OF = [0] * 5
    COINS_OF = [0] * 5
    CORNERS = [0] * 762
    FORTS_OF = [0] * 5
    GROUPS = [0] * 70
    TILES_FIVE = [0] * 8
    TILES_FOUR = [0] * 8
    TOKENS_OF = [0] * 5
    UNITS_OF = [0] * 5
for _i in range(5):
    CASTLES_OF[_i] = numbers.CASTLES_OF[_i]
for _i in range(5):
    COINS_OF[_i] = numbers.COINS_OF[_i]
for _i in range(762):
    CORNERS[_i] = numbers.CORNERS[_i]
for _i in range(5):
    FORTS_OF[_i] = numbers.FORTS_OF[_i]
for _i in range(70):
    GROUPS[_i] = numbers.GROUPS[_i]
for _i in range(8):
    TILES_FIVE[_i] = numbers.TILES_FIVE[_i]
for _i in range(8):
    TILES_FOUR[_i] = numbers.TILES_FOUR[_i]
for _i in range(5):
    TOKENS_OF[_i] = numbers.TOKENS_OF[_i]
for _i in range(5):
    UNITS_OF[_i] = numbers.UNITS_OF[_i]

# --- end of constants


# --- setting up -------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin(s: State) -> cython.void:
    """Pieces, coins and points; then the map, laid out or to be laid."""
    seat: cint
    i: cint
    for seat in range(s.rules.seats):
        s.supply[seat] = UNITS_OF[seat]
        s.forts[seat] = FORTS_OF[seat]
        s.castles[seat] = CASTLES_OF[seat]
        s.tokens[seat] = TOKENS_OF[seat]
        s.coins[seat] = COINS_OF[seat]
        s.points[seat] = START_POINTS
    s.towns = TOWNS
    s.cities = CITIES
    for i in range(CARDS):
        s.place[i] = DECK
    put(s, WARFARE_CARD, WARLORD, EVERYBODY)
    s.round = NOBODY
    if s.rules.variable:
        begin_laying(s)
    else:
        lay_out(s)
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def begin_laying(s: State) -> cython.void:
    """The crossing lies in the middle; the other tiles are dealt (Variable set-up)."""
    tile: cint
    for tile in range(TILE_KINDS):
        s.pool[tile] = TILES_FIVE[tile] if s.rules.seats == 5 else TILES_FOUR[tile]
    s.pool[CROSSING] = 0
    s.hexes = 1
    s.tile[0] = CROSSING
    s.cell[0] = CENTRE
    s.turn[0] = 0
    s.loose[0] = CORNERS[CENTRE * 6]
    s.loose[1] = CORNERS[CENTRE * 6 + 3]
    chart(s)
    s.phase = DEAL_TILES
    s.who = 0


@cython.cfunc
@cython.exceptval(check=False)
def lay_out(s: State) -> cython.void:
    """A map that is known before, with its starting pieces."""
    h: cint
    seat: cint
    g: cint
    s.hexes = s.rules.hexes
    for h in range(s.hexes):
        s.tile[h] = s.rules.start_tile[h]
        s.cell[h] = s.rules.start_cell[h]
        s.turn[h] = s.rules.start_turn[h]
    chart(s)
    for seat in range(s.rules.seats):
        for g in range(2):
            place_group(s, seat, g, s.rules.start_group[seat * 2 + g])
    s.phase = SET_PALACE
    s.who = CALIPH


@cython.cfunc
@cython.exceptval(check=False)
def place_group(s: State, seat: cint, g: cint, h: cint) -> cython.void:
    """The pieces of one starting group."""
    at: cint
    at = (seat * 2 + g) * 7
    s.placed[seat * 2 + g] = 1
    s.ordinary[seat * 16 + h] = GROUPS[at]
    s.mercs[seat * 16 + h] = GROUPS[at + 1]
    s.supply[seat] -= GROUPS[at] + GROUPS[at + 1]
    if GROUPS[at + 2]:
        s.hold[h] = FORT
        s.forts[seat] -= 1
        s.lord[h] = seat
    if GROUPS[at + 3]:
        s.hold[h] = CASTLE
        s.castles[seat] -= 1
        s.lord[h] = seat
    if GROUPS[at + 4]:
        s.town[h] = TOWN
        s.towns -= 1
    if GROUPS[at + 5]:
        s.town[h] = CITY
        s.cities -= 1
    if GROUPS[at + 6]:
        s.influence[h] = seat
        s.tokens[seat] -= 1
    tell(s, EV_GROUP, seat, NOBODY, h, g)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_group(s: State, seat: cint, g: cint, h: cint) -> cint:
    """On an empty hex that is neither a quarry nor the sacred site (Variable set-up 6)."""
    one: cint
    if s.phase != PLACE_GROUPS:
        return WRONG_MOMENT
    if s.placed[seat * 2 + g]:
        return GROUP_PLACED
    if h >= s.hexes:
        return NO_SUCH_HEX
    for one in range(s.rules.seats):
        if (s.present[one] >> h) & 1:
            return NOT_EMPTY
    return NO_GROUPS_THERE if s.tile[h] == QUARRY or s.tile[h] == SACRED else FINE


@cython.cfunc
@cython.exceptval(check=False)
def choose_group(s: State, seat: cint, g: cint, h: cint) -> cython.void:
    """One group each in turn order, twice."""
    place_group(s, seat, g, h)
    s.who = (seat + 1) % s.rules.seats
    if s.placed[(s.rules.seats - 1) * 2] and s.placed[(s.rules.seats - 1) * 2 + 1]:
        s.phase = SET_PALACE
        s.who = CALIPH


@cython.cfunc
@cython.exceptval(check=False)
def first_plot(s: State) -> cython.void:
    """The last step of setting up: the Murshid plots."""
    begin_look(s, MURSHID, LOOK_PLOT, PLOT_CARDS)


# --- preparation ------------------------------------------------------------------------------------------------------


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
    s.last = s.last_kind = s.only_hex = s.object = s.active = s.attacker = s.defender = NOBODY
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
