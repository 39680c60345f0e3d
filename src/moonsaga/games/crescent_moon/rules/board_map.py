"""The map: adjacency and rivers, control, influence and presence (Map; Terms)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State
else:
    from moonsaga.games.crescent_moon.rules.state import State

# --- constants the compiler should know

CALIPH = cython.declare(cint, codes.CALIPH)
CARDS = cython.declare(cint, codes.CARDS)
CELLS = cython.declare(cint, codes.CELLS)
CROSSING = cython.declare(cint, codes.CROSSING)
HAND_LIMIT = cython.declare(cint, codes.HAND_LIMIT)
HEXES = cython.declare(cint, codes.HEXES)
LOOKED = cython.declare(cint, codes.LOOKED)
MARKET = cython.declare(cint, codes.MARKET)
MARKET_PLACES = cython.declare(cint, codes.MARKET_PLACES)
MOST_BENDS = cython.declare(cint, codes.MOST_BENDS)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
RIVER = cython.declare(cint, codes.RIVER)
SEATS = cython.declare(cint, codes.SEATS)
SULTAN = cython.declare(cint, codes.SULTAN)
SULTANS_PLACES = cython.declare(cint, codes.SULTANS_PLACES)
CORNERS = cython.declare(cint[762])
KIND_OF = cython.declare(cint[69])
NEIGHBOURS = cython.declare(cint[762])
TERRAIN = cython.declare(cint[8])
if not cython.compiled:
    CORNERS = [0] * 762
    KIND_OF = [0] * 69
    NEIGHBOURS = [0] * 762
    TERRAIN = [0] * 8
for _i in range(762):
    CORNERS[_i] = codes.CORNERS[_i]
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]
for _i in range(762):
    NEIGHBOURS[_i] = codes.NEIGHBOURS[_i]
for _i in range(8):
    TERRAIN[_i] = codes.TERRAIN[_i]

# --- end of constants


# --- laying out -------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def draw_edge(s: State, cell: cint, side: cint) -> cython.void:
    """The river runs along an edge, and so along the neighbour's edge as well."""
    other: cint
    s.edges[cell] |= 1 << side
    other = NEIGHBOURS[cell * 6 + side]
    if other >= 0:
        s.edges[other] |= 1 << ((side + 3) % 6)


@cython.cfunc
@cython.exceptval(check=False)
def note_bend(s: State, corner: cint) -> cython.void:
    """The river passes a corner."""
    i: cint
    for i in range(MOST_BENDS):
        if s.bends[i] < 0:
            s.bends[i] = corner
            return


@cython.cfunc
@cython.exceptval(check=False)
def draw_river(s: State, tile: cint, cell: cint, turn: cint) -> cython.void:
    """The river on one tile (Additional features)."""
    if tile == CROSSING:
        note_bend(s, CORNERS[cell * 6 + turn])
        note_bend(s, CORNERS[cell * 6 + (turn + 3) % 6])
    elif tile == RIVER:
        draw_edge(s, cell, turn)
        draw_edge(s, cell, (turn + 1) % 6)
        note_bend(s, CORNERS[cell * 6 + (turn + 5) % 6])
        note_bend(s, CORNERS[cell * 6 + turn])
        note_bend(s, CORNERS[cell * 6 + (turn + 1) % 6])


@cython.cfunc
@cython.exceptval(check=False)
def chart(s: State) -> cython.void:
    """Who touches whom, and between whom no river runs (Adjacency)."""
    i: cint
    h: cint
    k: cint
    cell: cint
    for i in range(CELLS):
        s.at[i] = 0
        s.edges[i] = 0
    for i in range(MOST_BENDS):
        s.bends[i] = -1
    for h in range(s.hexes):
        s.at[s.cell[h]] = h + 1
        draw_river(s, s.tile[h], s.cell[h], s.turn[h])
    for h in range(HEXES):
        s.near[h] = s.touch[h] = 0
        for k in range(6):
            s.beside[h * 6 + k] = NOBODY
    for h in range(s.hexes):
        for k in range(6):
            cell = NEIGHBOURS[s.cell[h] * 6 + k]
            if cell >= 0 and s.at[cell]:
                s.beside[h * 6 + k] = s.at[cell] - 1
                s.touch[h] |= 1 << (s.at[cell] - 1)
                if not (s.edges[s.cell[h]] >> k) & 1:
                    s.near[h] |= 1 << (s.at[cell] - 1)


# --- control, influence, presence -------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def units(s: State, seat: cint, h: cint) -> cint:
    """All units of a ruler in a hex."""
    return s.ordinary[seat * 16 + h] + s.mercs[seat * 16 + h]


@cython.cfunc
@cython.exceptval(check=False)
def controller(s: State, h: cint) -> cint:
    """Who has combat strength in a hex; nobody while there is none (Control)."""
    seat: cint
    if s.hold[h]:
        return s.lord[h]
    if s.palace == h:
        return CALIPH
    for seat in range(s.rules.seats):
        if units(s, seat, h):
            return seat
    return NOBODY


@cython.cfunc
@cython.exceptval(check=False)
def other_controls(s: State, seat: cint, h: cint) -> bint:
    """Does another ruler control this hex?"""
    return (s.foreign[seat] >> h) & 1


@cython.cfunc
@cython.exceptval(check=False)
def survey(s: State) -> cython.void:
    """What follows from the pieces and the cards: strength, presence, hands, markets."""
    survey_map(s)
    survey_cards(s)


@cython.cfunc
@cython.exceptval(check=False)
def survey_map(s: State) -> cython.void:
    """Where each ruler has strength and presence, and where others have strength."""
    seat: cint
    h: cint
    bit: cint
    other: cint
    for seat in range(SEATS):
        s.strong[seat] = s.present[seat] = s.foreign[seat] = 0
    for h in range(s.hexes):
        bit = 1 << h
        for seat in range(s.rules.seats):
            if s.ordinary[seat * 16 + h] or s.mercs[seat * 16 + h]:
                s.strong[seat] |= bit
        if s.hold[h]:
            s.strong[s.lord[h]] |= bit
        if s.town[h]:
            s.present[SULTAN] |= bit
        if s.influence[h] >= 0:
            s.present[s.influence[h]] |= bit
    if s.palace >= 0:
        s.strong[CALIPH] |= 1 << s.palace
    for seat in range(SEATS):
        s.present[seat] |= s.strong[seat]
        for other in range(SEATS):
            if other != seat:
                s.foreign[other] |= s.strong[seat]


@cython.cfunc
@cython.exceptval(check=False)
def survey_cards(s: State) -> cython.void:
    """How many cards each ruler holds, which titles, whose hand is too full, and what lies on the markets."""
    seat: cint
    i: cint
    place: cint
    for seat in range(SEATS):
        s.hand[seat] = s.held[seat] = 0
    for i in range(MARKET_PLACES + SULTANS_PLACES):
        s.shop[i] = NOBODY
    for i in range(CARDS):
        place = s.place[i]
        if place < SEATS:
            s.hand[place] += 1
            s.held[place] |= 1 << KIND_OF[i]
        elif MARKET <= place < LOOKED:
            s.shop[place - MARKET] = i
    s.full[0] = NOBODY
    for seat in range(s.rules.seats):
        if s.full[0] < 0 and s.hand[seat] > HAND_LIMIT:
            s.full[0] = seat


@cython.cfunc
@cython.exceptval(check=False)
def has_presence(s: State, seat: cint, h: cint) -> bint:
    """Any piece of a ruler in the hex: strongholds, units, settlements, influence (Presence)."""
    return (s.present[seat] >> h) & 1


@cython.cfunc
@cython.exceptval(check=False)
def links(s: State, h: cint) -> cint:
    """The hexes adjacent to one, as bits; Boats make rivers nothing for this action (Adjacency; ruling C13)."""
    return s.touch[h] if s.boats else s.near[h]


@cython.cfunc
@cython.exceptval(check=False)
def murshid_beside(s: State, h: cint) -> bint:
    """Has the Murshid influence in an adjacent hex?"""
    around: cint
    other: cint
    around = links(s, h)
    for other in range(s.hexes):
        if (around >> other) & 1 and s.influence[other] == MURSHID:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def terrain(s: State, h: cint) -> cint:
    """The type of terrain of a hex."""
    return TERRAIN[s.tile[h]]


@cython.cfunc
@cython.exceptval(check=False)
def count_bits(mask: cint) -> cint:
    n: cint
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
