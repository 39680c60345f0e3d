"""Income and the objectives of the sheets, and how the game ends (Income; Scoring; End of the game)."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, turn_actions, values
from moonsaga.games.crescent_moon.rules.state import State

# --- income -----------------------------------------------------------------------------------------------------------


def income(s: State, seat: cint) -> cint:
    """What a ruler's hexes bring, and the Sultan's pieces besides (Income)."""
    coins: cint
    h: cint
    pieces: cint
    coins = 0
    for h in range(s.hexes):
        pieces = 0
        if s.town[h]:
            pieces += values.INCOME_TOWN if s.town[h] == codes.TOWN else values.INCOME_CITY
        if s.influence[h] == codes.SULTAN:
            pieces += values.INCOME_INFLUENCE
        if (s.strong[seat] >> h) & 1:
            coins += pieces
            if board_map.terrain(s, h) == codes.FERTILE:
                coins += values.INCOME_FERTILE
            elif board_map.terrain(s, h) == codes.T_QUARRY:
                coins += values.INCOME_QUARRY
        if seat == codes.SULTAN:
            coins += pieces
    return coins


# --- scoring ----------------------------------------------------------------------------------------------------------


def count(s: State, seat: cint, line: cint) -> cint:
    """What a line of a ruler's sheet counts."""
    what: cint = values.LINE_COUNTS[line]
    if what <= codes.COUNT_CITIES:
        return count_hexes(s, seat, what, values.LINE_TILES[line])
    if what == codes.COUNT_MOST_HEXES:
        return has_most_hexes(s, seat)
    if what == codes.COUNT_GUESTS:
        return count_guests(s, seat)
    if what == codes.COUNT_CLIENTS:
        return count_clients(s, seat)
    return s.coins[seat] if what == codes.COUNT_COINS else s.palace >= 0


def count_hexes(s: State, seat: cint, what: cint, tiles: cint) -> cint:
    """How many hexes of these sorts of tiles a line counts."""
    hexes: cint = find_hexes(s, seat, what)
    n: cint = 0
    h: cint = 0
    while hexes:
        if hexes & 1 and (tiles >> s.tile[h]) & 1:
            n += 1
        hexes >>= 1
        h += 1
    return n


def find_hexes(s: State, seat: cint, what: cint) -> cint:
    """The hexes that a line counts, whatever their tiles, as bits."""
    hexes: cint = 0
    h: cint
    if what == codes.COUNT_HEXES:
        return s.strong[seat]
    if what == codes.COUNT_PRESENCE:
        return s.present[seat]
    for h in range(s.hexes):
        if what == codes.COUNT_TOKENS:
            if s.influence[h] == seat:
                hexes |= 1 << h
        elif s.town[h] and (what == codes.COUNT_SETTLEMENTS or is_free(s, seat, what, h)):
            hexes |= 1 << h
    return hexes


def is_free(s: State, seat: cint, what: cint, h: cint) -> bint:
    """Is a settlement of that sort in a hex, and does no other ruler control it?"""
    other: cint
    if s.town[h] != (codes.TOWN if what == codes.COUNT_TOWNS else codes.CITY):
        return False
    for other in range(s.rules.seats):
        if other != seat and (s.strong[other] >> h) & 1:
            return False
    return True


def count_cities(s: State) -> cint:
    n: cint = 0
    h: cint
    for h in range(s.hexes):
        if s.town[h] == codes.CITY:
            n += 1
    return n


def has_most_hexes(s: State, seat: cint) -> bint:
    own: cint = board_map.count_bits(s.strong[seat])
    other: cint
    for other in range(s.rules.seats):
        if board_map.count_bits(s.strong[other]) > own:
            return False
    return True


def count_guests(s: State, seat: cint) -> cint:
    """Other rulers who control a hex with this ruler's influence."""
    own: cint = find_hexes(s, seat, codes.COUNT_TOKENS)
    n: cint = 0
    other: cint
    for other in range(s.rules.seats):
        if other != seat and s.strong[other] & own:
            n += 1
    return n


def count_clients(s: State, seat: cint) -> cint:
    """Other rulers with a mercenary on the map."""
    n: cint = 0
    h: cint
    other: cint
    for other in range(s.rules.seats):
        if other == seat:
            continue
        for h in range(s.hexes):
            if s.mercs[other * codes.HEXES + h]:
                n += 1
                break
    return n


def yearly_points(s: State, seat: cint) -> cint:
    """What a ruler's sheet would bring now in any year."""
    points: cint = 0
    line: cint
    for line in range(values.LINE_START[seat], values.LINE_START[seat + 1]):
        if line != values.FIRST_YEAR_LINE[seat]:
            points += values.LINE_POINTS[line] * min(
                count(s, seat, line) // values.LINE_EACH[line], values.LINE_MOST[line]
            )
    return points


def first_year_points(s: State, seat: cint) -> cint:
    """What the line brings besides that is scored in the first year alone."""
    line: cint = values.FIRST_YEAR_LINE[seat]
    if s.year != 1 or (values.LINE_PALACE[line] and s.palace < 0):
        return 0
    if count(s, seat, line) < values.LINE_AT_LEAST[line]:
        return 0
    if values.LINE_CITIES[line] and count_cities(s) < values.LINE_CITIES[line]:
        return 0
    return values.LINE_POINTS[line]


def points_of(s: State, seat: cint) -> cint:
    """What a ruler's sheet would bring now (Scoring; D24)."""
    return yearly_points(s, seat) + first_year_points(s, seat)


def score(s: State) -> void:
    """All rulers score; after the last year the game is over (C24)."""
    seat: cint
    points: cint
    board_map.survey(s)
    for seat in range(s.rules.seats):
        points = points_of(s, seat)
        turn_actions.gain(s, seat, points)
        events.scored(s, seat, points)
    if s.year == s.rules.years:
        end_game(s)
    else:
        s.phase = codes.PREPARE


def end_game(s: State) -> void:
    """Most points win; then most coins; then who is earlier in turn order (End of the game; D22)."""
    best: cint
    seat: cint
    best = 0
    s.ended = codes.BY_POINTS
    for seat in range(1, s.rules.seats):
        if s.points[seat] > s.points[best] or (s.points[seat] == s.points[best] and s.coins[seat] > s.coins[best]):
            best = seat
    for seat in range(s.rules.seats):
        if seat != best and s.points[seat] == s.points[best]:
            if s.coins[seat] == s.coins[best]:
                s.ended = codes.BY_ORDER
            elif s.ended == codes.BY_POINTS:
                s.ended = codes.BY_COINS
    s.winner = best
    s.phase = codes.OVER
    s.learned += 1
    events.ended(s, best, s.points[best], s.ended)
