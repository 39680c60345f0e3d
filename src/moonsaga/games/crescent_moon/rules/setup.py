"""Setting up: the start position, starting groups, the Murshid's first Plot (Setting up)."""

import cython
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import chart, survey
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.hand import put
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.looking import begin_look
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
else:
    from moonsaga.games.crescent_moon.rules.board_map import chart, survey
    from moonsaga.games.crescent_moon.rules.cards.hand import put
    from moonsaga.games.crescent_moon.rules.cards.looking import begin_look
    from moonsaga.games.crescent_moon.rules.state import State, tell

# --- constants the compiler should know

CALIPH = cython.declare(cint, codes.CALIPH)
CARDS = cython.declare(cint, codes.CARDS)
CASTLE = cython.declare(cint, codes.CASTLE)
CENTRE = cython.declare(cint, codes.CENTRE)
CITIES = cython.declare(cint, codes.CITIES)
CITY = cython.declare(cint, codes.CITY)
CROSSING = cython.declare(cint, codes.CROSSING)
DEAL_TILES = cython.declare(cint, codes.DEAL_TILES)
DECK = cython.declare(cint, codes.DECK)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_GROUP = cython.declare(cint, codes.EV_GROUP)
FINE = cython.declare(cint, codes.FINE)
FORT = cython.declare(cint, codes.FORT)
GROUP_PLACED = cython.declare(cint, codes.GROUP_PLACED)
LOOK_PLOT = cython.declare(cint, codes.LOOK_PLOT)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
NOT_EMPTY = cython.declare(cint, codes.NOT_EMPTY)
NO_GROUPS_THERE = cython.declare(cint, codes.NO_GROUPS_THERE)
NO_SUCH_HEX = cython.declare(cint, codes.NO_SUCH_HEX)
PLACE_GROUPS = cython.declare(cint, codes.PLACE_GROUPS)
PLOT_CARDS = cython.declare(cint, codes.PLOT_CARDS)
QUARRY = cython.declare(cint, codes.QUARRY)
SACRED = cython.declare(cint, codes.SACRED)
SET_PALACE = cython.declare(cint, codes.SET_PALACE)
START_POINTS = cython.declare(cint, codes.START_POINTS)
TILE_KINDS = cython.declare(cint, codes.TILE_KINDS)
TOWN = cython.declare(cint, codes.TOWN)
TOWNS = cython.declare(cint, codes.TOWNS)
WARFARE_CARD = cython.declare(cint, codes.WARFARE_CARD)
WARLORD = cython.declare(cint, codes.WARLORD)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
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
    CASTLES_OF[_i] = codes.CASTLES_OF[_i]
for _i in range(5):
    COINS_OF[_i] = codes.COINS_OF[_i]
for _i in range(762):
    CORNERS[_i] = codes.CORNERS[_i]
for _i in range(5):
    FORTS_OF[_i] = codes.FORTS_OF[_i]
for _i in range(70):
    GROUPS[_i] = codes.GROUPS[_i]
for _i in range(8):
    TILES_FIVE[_i] = codes.TILES_FIVE[_i]
for _i in range(8):
    TILES_FOUR[_i] = codes.TILES_FOUR[_i]
for _i in range(5):
    TOKENS_OF[_i] = codes.TOKENS_OF[_i]
for _i in range(5):
    UNITS_OF[_i] = codes.UNITS_OF[_i]

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
