"""Influence and Build X, and what all actions share (Actions)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import (
        has_presence,
        links,
        murshid_beside,
        other_controls,
        terrain,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules.memory import could_hold
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, pay, tell
else:
    from moonsaga.games.crescent_moon.rules.board_map import (
        has_presence,
        links,
        murshid_beside,
        other_controls,
        terrain,
    )
    from moonsaga.games.crescent_moon.rules.memory import could_hold
    from moonsaga.games.crescent_moon.rules.state import State, pay, tell

# --- constants the compiler should know

ACT = cython.declare(cint, codes.ACT)
BANK = cython.declare(cint, codes.BANK)
BOATS = cython.declare(cint, codes.BOATS)
BUILDING = cython.declare(cint, codes.BUILDING)
BUILT_HERE = cython.declare(cint, codes.BUILT_HERE)
B_CASTLE = cython.declare(cint, codes.B_CASTLE)
B_CITY = cython.declare(cint, codes.B_CITY)
B_FORT = cython.declare(cint, codes.B_FORT)
B_TOWN = cython.declare(cint, codes.B_TOWN)
CALIPH = cython.declare(cint, codes.CALIPH)
CASTLE = cython.declare(cint, codes.CASTLE)
CITY = cython.declare(cint, codes.CITY)
CONTEST = cython.declare(cint, codes.CONTEST)
END_ACTION = cython.declare(cint, codes.END_ACTION)
EV_BUILT = cython.declare(cint, codes.EV_BUILT)
EV_CHALLENGE = cython.declare(cint, codes.EV_CHALLENGE)
EV_INFLUENCE = cython.declare(cint, codes.EV_INFLUENCE)
EV_SPOILS = cython.declare(cint, codes.EV_SPOILS)
EV_SPREADING = cython.declare(cint, codes.EV_SPREADING)
FINE = cython.declare(cint, codes.FINE)
FORT = cython.declare(cint, codes.FORT)
HAS_SETTLEMENT = cython.declare(cint, codes.HAS_SETTLEMENT)
HAS_STRONGHOLD = cython.declare(cint, codes.HAS_STRONGHOLD)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
NOT_YOUR_ACTION = cython.declare(cint, codes.NOT_YOUR_ACTION)
NO_COINS = cython.declare(cint, codes.NO_COINS)
NO_OWN_FORT = cython.declare(cint, codes.NO_OWN_FORT)
NO_PIECE = cython.declare(cint, codes.NO_PIECE)
NO_PRESENCE = cython.declare(cint, codes.NO_PRESENCE)
NO_PRESENCE_NEAR = cython.declare(cint, codes.NO_PRESENCE_NEAR)
NO_SUCH_HEX = cython.declare(cint, codes.NO_SUCH_HEX)
NO_TOKEN = cython.declare(cint, codes.NO_TOKEN)
NO_TOWN = cython.declare(cint, codes.NO_TOWN)
ONLY_SULTAN = cython.declare(cint, codes.ONLY_SULTAN)
OPEN_FIGHT = cython.declare(cint, codes.OPEN_FIGHT)
OTHER_CONTROL = cython.declare(cint, codes.OTHER_CONTROL)
OWN_INFLUENCE = cython.declare(cint, codes.OWN_INFLUENCE)
SHEET_SIZE = cython.declare(cint, codes.SHEET_SIZE)
SH_BUILD = cython.declare(cint, codes.SH_BUILD)
SH_INFLUENCE = cython.declare(cint, codes.SH_INFLUENCE)
SULTAN = cython.declare(cint, codes.SULTAN)
TOWN = cython.declare(cint, codes.TOWN)
WARLORD = cython.declare(cint, codes.WARLORD)
WINDOW = cython.declare(cint, codes.WINDOW)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
BUILD_COST = cython.declare(cint[4])
BUILD_OF = cython.declare(cint[5])
CALIPH_COST = cython.declare(cint[4])
ON_SHEET = cython.declare(cint[80])
SURCHARGE = cython.declare(cint[5])
if not cython.compiled:
    BUILD_COST = [0] * 4
    BUILD_OF = [0] * 5
    CALIPH_COST = [0] * 4
    ON_SHEET = [0] * 80
    SURCHARGE = [0] * 5
for _i in range(4):
    BUILD_COST[_i] = codes.BUILD_COST[_i]
for _i in range(5):
    BUILD_OF[_i] = codes.BUILD_OF[_i]
for _i in range(4):
    CALIPH_COST[_i] = codes.CALIPH_COST[_i]
for _i in range(80):
    ON_SHEET[_i] = codes.ON_SHEET[_i]
for _i in range(5):
    SURCHARGE[_i] = codes.SURCHARGE[_i]

# --- end of constants


@cython.cfunc
@cython.exceptval(check=False)
def why_not_on_sheet(s: State, seat: cint, action: cint) -> cint:
    """An action is chosen in one's own turn, from one's own sheet."""
    if s.phase != ACT:
        return WRONG_MOMENT
    return FINE if ON_SHEET[seat * SHEET_SIZE + action] else NOT_YOUR_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def open_fight(s: State, what: cint, h: cint, attacker: cint, defender: cint) -> cython.void:
    """A combat or an influence contest begins in a hex, which is then the active one."""
    s.fight = what
    s.active = h
    s.attacker = attacker
    s.defender = defender
    s.phase = OPEN_FIGHT


@cython.cfunc
@cython.exceptval(check=False)
def gain(s: State, seat: cint, points: cint) -> cython.void:
    """Victory points, announced and then kept face down (Scoring)."""
    s.points[seat] += points
    if points:
        s.learned += 1


@cython.cfunc
@cython.exceptval(check=False)
def spoils(s: State, points: cint) -> cython.void:
    """The Warlord's primary objective is scored at once (Warlord's abilities)."""
    if points:
        gain(s, WARLORD, points)
        tell(s, EV_SPOILS, WARLORD, NOBODY, points, 0)


# --- Influence --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def near_presence(s: State, seat: cint, h: cint) -> bint:
    """Presence here or in an adjacent hex."""
    return (s.present[seat] & (links(s, h) | (1 << h))) != 0


@cython.cfunc
@cython.exceptval(check=False)
def why_no_influence(s: State, seat: cint, h: cint) -> cint:
    """A hex with or next to own presence, without own influence; a token must be left (ruling C06)."""
    if why_not_on_sheet(s, seat, SH_INFLUENCE):
        return why_not_on_sheet(s, seat, SH_INFLUENCE)
    if h >= s.hexes:
        return NO_SUCH_HEX
    if s.influence[h] == seat:
        return OWN_INFLUENCE
    if not near_presence(s, seat, h):
        return NO_PRESENCE_NEAR
    return FINE if s.tokens[seat] else NO_TOKEN


@cython.cfunc
@cython.exceptval(check=False)
def other_present(s: State, seat: cint, h: cint) -> bint:
    one: cint
    for one in range(s.rules.seats):
        if one != seat and has_presence(s, one, h):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def spread_influence(s: State, seat: cint, h: cint) -> cython.void:
    """Where nobody else is and the Murshid is not near, a token is placed; else there is a contest (D07, D08).

    If somebody's Boats could bring the Murshid near, whoever could hold them is asked first (Anytime; D17, C13).
    """
    one: cint
    s.asked = 0
    if not is_contested(s, seat, h) and boats_bring_murshid(s, seat, h):
        for one in range(s.rules.seats):
            if one != seat and could_hold(s, one, BOATS):
                s.asked |= 1 << one
    s.active = h
    s.attacker = seat
    if s.asked:
        tell(s, EV_SPREADING, seat, NOBODY, h, 0)
        s.phase = WINDOW
        return
    end_spreading(s)


@cython.cfunc
@cython.exceptval(check=False)
def is_contested(s: State, seat: cint, h: cint) -> bint:
    return other_present(s, seat, h) or (seat != MURSHID and murshid_beside(s, h))


@cython.cfunc
@cython.exceptval(check=False)
def boats_bring_murshid(s: State, seat: cint, h: cint) -> bint:
    """Does the Murshid's influence lie across the river?"""
    other: cint
    if seat == MURSHID or s.boats:
        return False
    for other in range(s.hexes):
        if (s.touch[h] >> other) & 1 and s.influence[other] == MURSHID:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def end_spreading(s: State) -> cython.void:
    """The token lies, or the contest begins."""
    seat: cint
    h: cint
    seat = s.attacker
    h = s.active
    if is_contested(s, seat, h):
        tell(s, EV_CHALLENGE, seat, NOBODY, h, 0)
        open_fight(s, CONTEST, h, seat, NOBODY)
        return
    place_token(s, seat, h)
    s.active = s.attacker = NOBODY
    s.phase = END_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def place_token(s: State, seat: cint, h: cint) -> cython.void:
    """An own token instead of the one that lay there."""
    if s.influence[h] >= 0:
        s.tokens[s.influence[h]] += 1
    s.influence[h] = seat
    s.tokens[seat] -= 1
    tell(s, EV_INFLUENCE, seat, NOBODY, h, 0)


# --- Build X ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def cost(s: State, seat: cint, h: cint, building: cint) -> cint:
    """Terrain makes building dearer, the Caliph's strongholds are cheaper (Build X)."""
    coins: cint
    coins = CALIPH_COST[building] if seat == CALIPH else BUILD_COST[building]
    coins += SURCHARGE[terrain(s, h)] - s.discount
    return max(coins, 0)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_site(s: State, seat: cint, h: cint, building: cint) -> cint:
    """Where each building may stand, as the sheets say (Build X; D16)."""
    if building == B_FORT:
        if not has_presence(s, seat, h):
            return NO_PRESENCE
        if other_controls(s, seat, h):
            return OTHER_CONTROL
        if s.hold[h]:
            return HAS_STRONGHOLD
        return FINE if s.forts[seat] else NO_PIECE
    if building == B_CASTLE:
        if s.hold[h] != FORT or s.lord[h] != seat:
            return NO_OWN_FORT
        return FINE if s.castles[seat] else NO_PIECE
    if seat != SULTAN:
        return ONLY_SULTAN
    if building == B_TOWN:
        if s.town[h]:
            return HAS_SETTLEMENT
        return FINE if s.towns else NO_PIECE
    if s.town[h] != TOWN:
        return NO_TOWN
    return FINE if s.cities else NO_PIECE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_build(s: State, seat: cint, h: cint, building: cint) -> cint:
    """Up to X buildings, one in a hex; `count` has a bit for each hex where one was built in this action."""
    if s.phase != BUILDING and why_not_on_sheet(s, seat, SH_BUILD):
        return why_not_on_sheet(s, seat, SH_BUILD)
    if h >= s.hexes:
        return NO_SUCH_HEX
    if (s.count >> h) & 1 and s.phase == BUILDING:
        return BUILT_HERE
    if why_no_site(s, seat, h, building):
        return why_no_site(s, seat, h, building)
    return FINE if s.coins[seat] >= cost(s, seat, h, building) else NO_COINS


@cython.cfunc
@cython.exceptval(check=False)
def raise_building(s: State, seat: cint, h: cint, building: cint) -> cython.void:
    """Pay and build; a castle gives back the fort, a city the town."""
    coins: cint
    coins = cost(s, seat, h, building)
    pay(s, seat, BANK, coins)
    if building == B_FORT or building == B_CASTLE:
        if building == B_CASTLE:
            s.forts[seat] += 1
            s.castles[seat] -= 1
        else:
            s.forts[seat] -= 1
        s.hold[h] = FORT if building == B_FORT else CASTLE
        s.lord[h] = seat
    else:
        if building == B_CITY:
            s.towns += 1
            s.cities -= 1
        else:
            s.towns -= 1
        s.town[h] = TOWN if building == B_TOWN else CITY
    tell(s, EV_BUILT, seat, NOBODY, h * 4 + building, coins)


@cython.cfunc
@cython.exceptval(check=False)
def build(s: State, seat: cint, h: cint, building: cint) -> cython.void:
    if s.phase == ACT:
        s.left = BUILD_OF[seat]
        s.count = 0
    raise_building(s, seat, h, building)
    s.count |= 1 << h
    s.left -= 1
    s.phase = BUILDING if s.left else END_ACTION
