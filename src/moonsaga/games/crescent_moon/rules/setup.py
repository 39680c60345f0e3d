"""Setting up: the start position, starting groups, the Murshid's first Plot (Setting up)."""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, values
from moonsaga.games.crescent_moon.rules.cards import hand, looking
from moonsaga.games.crescent_moon.rules.state import State

# --- setting up -------------------------------------------------------------------------------------------------------


def begin(s: State) -> void:
    """Pieces, coins and points; then the map, laid out or to be laid."""
    seat: cint
    i: cint
    for seat in range(s.rules.seats):
        s.supply[seat] = values.UNITS_OF[seat]
        s.forts[seat] = values.FORTS_OF[seat]
        s.castles[seat] = values.CASTLES_OF[seat]
        s.tokens[seat] = values.TOKENS_OF[seat]
        s.coins[seat] = values.COINS_OF[seat]
        s.points[seat] = values.START_POINTS
    s.towns = values.TOWNS
    s.cities = values.CITIES
    for i in range(codes.CARDS):
        s.place[i] = codes.DECK
    hand.put(s, codes.WARFARE_CARD, codes.WARLORD, codes.EVERYBODY)
    s.round = codes.NOBODY
    if s.rules.variable:
        begin_laying(s)
    else:
        lay_out(s)
    board_map.survey(s)


def begin_laying(s: State) -> void:
    """The crossing lies in the middle; the other tiles are dealt (Variable set-up)."""
    tile: cint
    for tile in range(codes.TILE_KINDS):
        s.pool[tile] = values.TILES_FIVE[tile] if s.rules.seats == codes.SEATS else values.TILES_FOUR[tile]
    s.pool[codes.CROSSING] = 0
    s.hexes = 1
    s.tile[0] = codes.CROSSING
    s.cell[0] = codes.CENTRE
    s.turn[0] = 0
    s.loose[0] = values.CORNERS[codes.CENTRE * 6]
    s.loose[1] = values.CORNERS[codes.CENTRE * 6 + 3]
    board_map.chart(s)
    s.phase = codes.DEAL_TILES
    s.who = 0


def lay_out(s: State) -> void:
    """A map that is known before, with its starting pieces."""
    h: cint
    seat: cint
    g: cint
    s.hexes = s.rules.hexes
    for h in range(s.hexes):
        s.tile[h] = s.rules.start_tile[h]
        s.cell[h] = s.rules.start_cell[h]
        s.turn[h] = s.rules.start_turn[h]
    board_map.chart(s)
    for seat in range(s.rules.seats):
        for g in range(2):
            place_group(s, seat, g, s.rules.start_group[seat * 2 + g])
    s.phase = codes.SET_PALACE
    s.who = codes.CALIPH


def place_group(s: State, seat: cint, g: cint, h: cint) -> void:
    """The pieces of one starting group."""
    at: cint
    at = (seat * 2 + g) * 7
    s.placed[seat * 2 + g] = 1
    s.ordinary[seat * codes.HEXES + h] = values.GROUPS[at]
    s.mercs[seat * codes.HEXES + h] = values.GROUPS[at + 1]
    s.supply[seat] -= values.GROUPS[at] + values.GROUPS[at + 1]
    if values.GROUPS[at + 2]:
        s.hold[h] = codes.FORT
        s.forts[seat] -= 1
        s.lord[h] = seat
    if values.GROUPS[at + 3]:
        s.hold[h] = codes.CASTLE
        s.castles[seat] -= 1
        s.lord[h] = seat
    if values.GROUPS[at + 4]:
        s.town[h] = codes.TOWN
        s.towns -= 1
    if values.GROUPS[at + 5]:
        s.town[h] = codes.CITY
        s.cities -= 1
    if values.GROUPS[at + 6]:
        s.influence[h] = seat
        s.tokens[seat] -= 1
    events.group(s, seat, h)


def why_not_group(s: State, seat: cint, g: cint, h: cint) -> cint:
    """On an empty hex that is neither a quarry nor the sacred site (Variable set-up 6)."""
    one: cint
    if s.placed[seat * 2 + g]:
        return codes.GROUP_PLACED
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    for one in range(s.rules.seats):
        if (s.present[one] >> h) & 1:
            return codes.NOT_EMPTY
    return codes.NO_GROUPS_THERE if s.tile[h] == codes.QUARRY or s.tile[h] == codes.SACRED else codes.FINE


def do_group(s: State, seat: cint, g: cint, h: cint) -> void:
    """One group each in turn order, twice."""
    place_group(s, seat, g, h)
    s.who = (seat + 1) % s.rules.seats
    if s.placed[(s.rules.seats - 1) * 2] and s.placed[(s.rules.seats - 1) * 2 + 1]:
        s.phase = codes.SET_PALACE
        s.who = codes.CALIPH


def first_plot(s: State) -> void:
    """The last step of setting up: the Murshid plots."""
    looking.begin_look(s, codes.MURSHID, codes.LOOK_PLOT, values.PLOT_CARDS)
