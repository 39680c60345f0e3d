"""The map: adjacency and rivers, control, influence and presence (Map; Terms)."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import values
from moonsaga.games.crescent_moon.rules.state import State

# --- laying out -------------------------------------------------------------------------------------------------------


def draw_edge(s: State, cell: cint, side: cint) -> void:
    """The river runs along an edge, and so along the neighbour's edge as well."""
    other: cint
    s.edges[cell] |= 1 << side
    other = values.NEIGHBOURS[cell * codes.SIDES + side]
    if other >= 0:
        s.edges[other] |= 1 << ((side + 3) % 6)


def note_bend(s: State, corner: cint) -> void:
    """The river passes a corner."""
    i: cint
    for i in range(codes.MOST_BENDS):
        if s.bends[i] < 0:
            s.bends[i] = corner
            return


def draw_river(s: State, tile: cint, cell: cint, turn: cint) -> void:
    """The river on one tile (Additional features)."""
    if tile == codes.CROSSING:
        note_bend(s, values.CORNERS[cell * codes.SIDES + turn])
        note_bend(s, values.CORNERS[cell * codes.SIDES + (turn + 3) % 6])
    elif tile == codes.RIVER:
        draw_edge(s, cell, turn)
        draw_edge(s, cell, (turn + 1) % 6)
        note_bend(s, values.CORNERS[cell * codes.SIDES + (turn + 5) % 6])
        note_bend(s, values.CORNERS[cell * codes.SIDES + turn])
        note_bend(s, values.CORNERS[cell * codes.SIDES + (turn + 1) % 6])


def chart(s: State) -> void:
    """Who touches whom, and between whom no river runs (Adjacency)."""
    i: cint
    h: cint
    k: cint
    cell: cint
    for i in range(codes.CELLS):
        s.at[i] = 0
        s.edges[i] = 0
    for i in range(codes.MOST_BENDS):
        s.bends[i] = codes.NOBODY
    for h in range(s.hexes):
        s.at[s.cell[h]] = h + 1
        draw_river(s, s.tile[h], s.cell[h], s.turn[h])
    for h in range(codes.HEXES):
        s.near[h] = s.touch[h] = 0
        for k in range(6):
            s.beside[h * codes.SIDES + k] = codes.NOBODY
    for h in range(s.hexes):
        for k in range(6):
            cell = values.NEIGHBOURS[s.cell[h] * codes.SIDES + k]
            if cell >= 0 and s.at[cell]:
                s.beside[h * codes.SIDES + k] = s.at[cell] - 1
                s.touch[h] |= 1 << (s.at[cell] - 1)
                if not (s.edges[s.cell[h]] >> k) & 1:
                    s.near[h] |= 1 << (s.at[cell] - 1)


# --- control, influence, presence -------------------------------------------------------------------------------------


def units(s: State, seat: cint, h: cint) -> cint:
    """All units of a ruler in a hex."""
    return s.ordinary[seat * codes.HEXES + h] + s.mercs[seat * codes.HEXES + h]


def controller(s: State, h: cint) -> cint:
    """Who has combat strength in a hex; nobody while there is none (Control)."""
    seat: cint
    if s.hold[h]:
        return s.lord[h]
    if s.palace == h:
        return codes.CALIPH
    for seat in range(s.rules.seats):
        if units(s, seat, h):
            return seat
    return codes.NOBODY


def other_controls(s: State, seat: cint, h: cint) -> bint:
    """Does another ruler control this hex?"""
    return (s.foreign[seat] >> h) & 1


def survey(s: State) -> void:
    """What follows from the pieces and the cards: strength, presence, hands, markets."""
    survey_map(s)
    survey_cards(s)


def survey_map(s: State) -> void:
    """Where each ruler has strength and presence, and where others have strength."""
    seat: cint
    h: cint
    bit: cint
    other: cint
    for seat in range(codes.SEATS):
        s.strong[seat] = s.present[seat] = s.foreign[seat] = 0
    for h in range(s.hexes):
        bit = 1 << h
        for seat in range(s.rules.seats):
            if s.ordinary[seat * codes.HEXES + h] or s.mercs[seat * codes.HEXES + h]:
                s.strong[seat] |= bit
        if s.hold[h]:
            s.strong[s.lord[h]] |= bit
        if s.town[h]:
            s.present[codes.SULTAN] |= bit
        if s.influence[h] >= 0:
            s.present[s.influence[h]] |= bit
    if s.palace >= 0:
        s.strong[codes.CALIPH] |= 1 << s.palace
    for seat in range(codes.SEATS):
        s.present[seat] |= s.strong[seat]
        for other in range(codes.SEATS):
            if other != seat:
                s.foreign[other] |= s.strong[seat]


def survey_cards(s: State) -> void:
    """How many cards each ruler holds, which titles, whose hand is too full, and what lies on the markets."""
    seat: cint
    i: cint
    place: cint
    for seat in range(codes.SEATS):
        s.hand[seat] = s.held[seat] = 0
    for i in range(codes.MARKET_PLACES + codes.SULTANS_PLACES):
        s.shop[i] = codes.NOBODY
    for i in range(codes.CARDS):
        place = s.place[i]
        if place < codes.SEATS:
            s.hand[place] += 1
            s.held[place] |= 1 << values.KIND_OF[i]
        elif codes.MARKET <= place < codes.LOOKED:
            s.shop[place - codes.MARKET] = i
    s.full = codes.NOBODY
    for seat in range(s.rules.seats):
        if s.full < 0 and s.hand[seat] > values.HAND_LIMIT:
            s.full = seat


def has_presence(s: State, seat: cint, h: cint) -> bint:
    """Any piece of a ruler in the hex: strongholds, units, settlements, influence (Presence)."""
    return (s.present[seat] >> h) & 1


def links(s: State, h: cint) -> cint:
    """The hexes adjacent to one, as bits; Boats make rivers nothing for this action (Adjacency; ruling C13)."""
    return s.touch[h] if s.boats else s.near[h]


def murshid_beside(s: State, h: cint) -> bint:
    """Has the Murshid influence in an adjacent hex?"""
    around: cint
    other: cint
    around = links(s, h)
    for other in range(s.hexes):
        if (around >> other) & 1 and s.influence[other] == codes.MURSHID:
            return True
    return False


def terrain(s: State, h: cint) -> cint:
    """The type of terrain of a hex."""
    return values.TERRAIN[s.tile[h]]


def count_bits(mask: cint) -> cint:
    n: cint
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
