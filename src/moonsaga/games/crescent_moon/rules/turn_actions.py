"""Influence and Build X, and what all actions share (Actions)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon import actions, events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, state, values
from moonsaga.games.crescent_moon.rules.cards import memory
from moonsaga.games.crescent_moon.rules.state import State


def why_not_on_sheet(s: State, seat: cint, action: cint) -> cint:
    """An action is chosen from one's own sheet; once it has begun, it goes on."""
    if s.phase != codes.ACT or values.ON_SHEET[seat * codes.SHEET_SIZE + action]:
        return codes.FINE
    return codes.NOT_YOUR_ACTION


def why_not_done(s: State, seat: cint) -> cint:
    """An action of several announcements may stop, but what a card began is carried out."""
    if s.phase == codes.BUILDING or s.phase == codes.MOVING:
        return codes.WRONG_MOMENT if s.discount or s.marching else codes.FINE
    return codes.FINE


def do_done(s: State, seat: cint) -> void:
    s.phase = codes.END_ACTION


def open_fight(s: State, what: cint, h: cint, attacker: cint, defender: cint) -> void:
    """A combat or an influence contest begins in a hex, which is then the active one."""
    s.fight = what
    s.active = h
    s.attacker = attacker
    s.defender = defender
    s.phase = codes.OPEN_FIGHT


def gain(s: State, seat: cint, points: cint) -> void:
    """Victory points, announced and then kept face down (Scoring)."""
    s.points[seat] += points
    if points:
        s.learned += 1


def spoils(s: State, points: cint) -> void:
    """The Warlord's primary objective is scored at once (Warlord's abilities)."""
    if points:
        gain(s, codes.WARLORD, points)
        events.spoils(s, codes.WARLORD, points)


# --- Influence --------------------------------------------------------------------------------------------------------


def near_presence(s: State, seat: cint, h: cint) -> bint:
    """Presence here or in an adjacent hex."""
    return (s.present[seat] & (board_map.links(s, h) | (1 << h))) != 0


def offer_influence(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    h: cint
    for h in range(s.hexes):
        if why_not_influence(s, seat, h) == codes.FINE:
            buffer[n] = actions.influence(h)
            n += 1
    return n


def why_not_influence(s: State, seat: cint, h: cint) -> cint:
    """A hex with or next to own presence, without own influence; a token must be left (ruling C06)."""
    if why_not_on_sheet(s, seat, codes.SH_INFLUENCE):
        return codes.NOT_YOUR_ACTION
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if s.influence[h] == seat:
        return codes.OWN_INFLUENCE
    if not near_presence(s, seat, h):
        return codes.NO_PRESENCE_NEAR
    return codes.FINE if s.tokens[seat] else codes.NO_TOKEN


def do_influence(s: State, seat: cint, h: cint) -> void:
    """Where nobody else is and the Murshid is not near, a token is placed; else there is a contest (D07, D08).

    If Boats could bring the Murshid near, every ruler who could hold them is asked first (Anytime; D17, C13).
    """
    one: cint
    s.asked = 0
    if not is_contested(s, seat, h) and boats_bring_murshid(s, seat, h):
        for one in range(s.rules.seats):
            if one != seat and memory.could_hold(s, one, codes.BOATS):
                s.asked |= 1 << one
    s.active = h
    s.attacker = seat
    if s.asked:
        events.spreading(s, seat, h)
        s.phase = codes.WINDOW
        return
    end_spreading(s)


def other_present(s: State, seat: cint, h: cint) -> bint:
    one: cint
    for one in range(s.rules.seats):
        if one != seat and board_map.has_presence(s, one, h):
            return True
    return False


def is_contested(s: State, seat: cint, h: cint) -> bint:
    return other_present(s, seat, h) or (seat != codes.MURSHID and board_map.murshid_beside(s, h))


def boats_bring_murshid(s: State, seat: cint, h: cint) -> bint:
    """Does the Murshid's influence lie across the river?"""
    other: cint
    if seat == codes.MURSHID or s.boats:
        return False
    for other in range(s.hexes):
        if (s.touch[h] >> other) & 1 and s.influence[other] == codes.MURSHID:
            return True
    return False


def end_spreading(s: State) -> void:
    """The token lies, or the contest begins."""
    seat: cint
    h: cint
    seat = s.attacker
    h = s.active
    if is_contested(s, seat, h):
        events.challenge(s, seat, h)
        open_fight(s, codes.CONTEST, h, seat, codes.NOBODY)
        return
    place_token(s, seat, h)
    s.active = s.attacker = codes.NOBODY
    s.phase = codes.END_ACTION


def place_token(s: State, seat: cint, h: cint) -> void:
    """An own token instead of the one that lay there."""
    if s.influence[h] >= 0:
        s.tokens[s.influence[h]] += 1
    s.influence[h] = seat
    s.tokens[seat] -= 1
    events.influence(s, seat, h)


# --- Build X ----------------------------------------------------------------------------------------------------------


def cost(s: State, seat: cint, h: cint, building: cint) -> cint:
    """Terrain makes building dearer, the Caliph's strongholds are cheaper (Build X)."""
    coins: cint
    coins = values.CALIPH_COST[building] if seat == codes.CALIPH else values.BUILD_COST[building]
    coins += values.SURCHARGE[board_map.terrain(s, h)] - s.discount
    return max(coins, 0)


def why_no_site(s: State, seat: cint, h: cint, building: cint) -> cint:
    """Where each building may stand, as the sheets say (Build X; D16)."""
    if building == codes.B_FORT:
        if not board_map.has_presence(s, seat, h):
            return codes.NO_PRESENCE
        if board_map.other_controls(s, seat, h):
            return codes.OTHER_CONTROL
        if s.hold[h]:
            return codes.HAS_STRONGHOLD
        return codes.FINE if s.forts[seat] else codes.NO_PIECE
    if building == codes.B_CASTLE:
        if s.hold[h] != codes.FORT or s.lord[h] != seat:
            return codes.NO_OWN_FORT
        return codes.FINE if s.castles[seat] else codes.NO_PIECE
    if seat != codes.SULTAN:
        return codes.ONLY_SULTAN
    if building == codes.B_TOWN:
        if s.town[h]:
            return codes.HAS_SETTLEMENT
        return codes.FINE if s.towns else codes.NO_PIECE
    if s.town[h] != codes.TOWN:
        return codes.NO_TOWN
    return codes.FINE if s.cities else codes.NO_PIECE


def offer_build(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    h: cint
    building: cint
    if why_not_on_sheet(s, seat, codes.SH_BUILD):
        return n
    for h in range(s.hexes):
        for building in range(4):
            if why_not_build(s, seat, h, building) == codes.FINE:
                buffer[n] = actions.build(h, building)
                n += 1
    return n


def why_not_build(s: State, seat: cint, h: cint, building: cint) -> cint:
    """Up to X buildings, one in a hex."""
    if why_not_on_sheet(s, seat, codes.SH_BUILD):
        return codes.NOT_YOUR_ACTION
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if (s.built_on >> h) & 1:
        return codes.BUILT_HERE
    if why_no_site(s, seat, h, building):
        return why_no_site(s, seat, h, building)
    return codes.FINE if s.coins[seat] >= cost(s, seat, h, building) else codes.NO_COINS


def do_build(s: State, seat: cint, h: cint, building: cint) -> void:
    if s.phase == codes.ACT:
        s.to_build = values.BUILD_OF[seat]
    raise_building(s, seat, h, building)
    s.built_on |= 1 << h
    s.to_build -= 1
    s.phase = codes.BUILDING if s.to_build else codes.END_ACTION


def raise_building(s: State, seat: cint, h: cint, building: cint) -> void:
    """Pay and build; a castle gives back the fort, a city the town."""
    coins: cint
    coins = cost(s, seat, h, building)
    state.pay(s, seat, codes.BANK, coins)
    if building == codes.B_FORT or building == codes.B_CASTLE:
        if building == codes.B_CASTLE:
            s.forts[seat] += 1
            s.castles[seat] -= 1
        else:
            s.forts[seat] -= 1
        s.hold[h] = codes.FORT if building == codes.B_FORT else codes.CASTLE
        s.lord[h] = seat
    else:
        if building == codes.B_CITY:
            s.towns += 1
            s.cities -= 1
        else:
            s.towns -= 1
        s.town[h] = codes.TOWN if building == codes.B_TOWN else codes.CITY
    events.built(s, seat, h, building, coins)
