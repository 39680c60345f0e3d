"""Income and the objectives of the sheets, and how the game ends (Income; Scoring; End of the game)."""

from __future__ import annotations

from cython import int as cint
from cython import void

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


def count_influence(s: State, seat: cint) -> cint:
    n: cint
    h: cint
    n = 0
    for h in range(s.hexes):
        if s.influence[h] == seat:
            n += 1
    return n


def find_tile(s: State, tile: cint) -> cint:
    h: cint
    for h in range(s.hexes):
        if s.tile[h] == tile:
            return h
    return codes.NOBODY


def controls_tile(s: State, seat: cint, tile: cint) -> cint:
    """How many hexes of this sort a ruler controls."""
    n: cint
    h: cint
    n = 0
    for h in range(s.hexes):
        if s.tile[h] == tile and (s.strong[seat] >> h) & 1:
            n += 1
    return n


def influences_tile(s: State, seat: cint, tile: cint) -> cint:
    n: cint
    h: cint
    n = 0
    for h in range(s.hexes):
        if s.tile[h] == tile and s.influence[h] == seat:
            n += 1
    return n


def score_warlord(s: State) -> cint:
    own: cint
    points: cint
    most: cint
    seat: cint
    own = board_map.count_bits(s.strong[codes.WARLORD])
    points = values.WARLORD_SACRED * controls_tile(s, codes.WARLORD, codes.SACRED)
    points += values.WARLORD_SITE * (
        controls_tile(s, codes.WARLORD, codes.QUARRY) + controls_tile(s, codes.WARLORD, codes.CROSSING)
    )
    most = 1
    for seat in range(1, s.rules.seats):
        if board_map.count_bits(s.strong[seat]) > own:
            most = 0
    points += values.WARLORD_MOST * most
    if s.year == 1 and own >= values.WARLORD_HEXES:
        points += values.WARLORD_YEAR
    return points


def score_murshid(s: State) -> cint:
    tokens: cint
    points: cint
    own: cint
    h: cint
    seat: cint
    tokens = count_influence(s, codes.MURSHID)
    points = values.MURSHID_TOKEN * tokens
    points += values.MURSHID_SACRED * influences_tile(s, codes.MURSHID, codes.SACRED)
    points += values.MURSHID_CROSSING * influences_tile(s, codes.MURSHID, codes.CROSSING)
    own = 0
    for h in range(s.hexes):
        if s.influence[h] == codes.MURSHID:
            own |= 1 << h
    for seat in range(s.rules.seats):
        if seat != codes.MURSHID and s.strong[seat] & own:
            points += values.MURSHID_GUEST
    if s.year == 1 and tokens >= values.MURSHID_TOKENS:
        points += values.MURSHID_YEAR
    return points


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
    foreign = s.strong[codes.WARLORD] | s.strong[codes.MURSHID] | s.strong[codes.CALIPH] | s.strong[codes.NOMAD]
    for h in range(s.hexes):
        if s.town[h]:
            settlements += 1
            if s.town[h] == codes.CITY:
                cities += 1
            if not (foreign >> h) & 1:
                points += values.SULTAN_TOWN if s.town[h] == codes.TOWN else values.SULTAN_CITY
    sacred = find_tile(s, codes.SACRED)
    if sacred >= 0 and (s.present[codes.SULTAN] >> sacred) & 1:
        points += values.SULTAN_SACRED
    points += values.SULTAN_WEALTH * min(s.coins[codes.SULTAN] // values.SULTAN_WEALTH_EACH, values.SULTAN_WEALTH_MOST)
    if s.year == 1 and settlements >= values.SULTAN_SETTLEMENTS and cities >= values.SULTAN_CITIES:
        points += values.SULTAN_YEAR
    return points


def score_caliph(s: State) -> cint:
    own: cint
    points: cint
    own = board_map.count_bits(s.strong[codes.CALIPH])
    points = values.CALIPH_HEX * own
    points += values.CALIPH_SACRED * controls_tile(s, codes.CALIPH, codes.SACRED)
    points += values.CALIPH_QUARRY * controls_tile(s, codes.CALIPH, codes.QUARRY)
    points += values.CALIPH_CROSSING * controls_tile(s, codes.CALIPH, codes.CROSSING)
    if s.palace >= 0:
        points += values.CALIPH_PALACE
        if s.year == 1 and own >= values.CALIPH_HEXES:
            points += values.CALIPH_YEAR
    return points


def score_nomad(s: State) -> cint:
    points: cint
    h: cint
    sacred: cint
    seat: cint
    hired: cint
    kind: cint
    points = values.NOMAD_WEALTH * min(s.coins[codes.NOMAD] // values.NOMAD_WEALTH_EACH, values.NOMAD_WEALTH_MOST)
    for h in range(s.hexes):
        if s.influence[h] == codes.NOMAD:
            kind = board_map.terrain(s, h)
            if kind == codes.T_DESERT or kind == codes.T_MOUNTAIN or kind == codes.T_WILDERNESS:
                points += values.NOMAD_WASTE
    sacred = find_tile(s, codes.SACRED)
    if sacred >= 0 and (s.present[codes.NOMAD] >> sacred) & 1:
        points += values.NOMAD_SACRED
    for seat in range(codes.NOMAD):
        hired = 0
        for h in range(s.hexes):
            hired += s.mercs[seat * codes.HEXES + h]
        if hired:
            points += values.NOMAD_CLIENT
    if s.year == 1 and s.coins[codes.NOMAD] >= values.NOMAD_COINS:
        points += values.NOMAD_YEAR
    return points


def points_of(s: State, seat: cint) -> cint:
    """What a ruler's sheet would bring now (Scoring; D24)."""
    if seat == codes.WARLORD:
        return score_warlord(s)
    if seat == codes.MURSHID:
        return score_murshid(s)
    if seat == codes.SULTAN:
        return score_sultan(s)
    return score_caliph(s) if seat == codes.CALIPH else score_nomad(s)


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
