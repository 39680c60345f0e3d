"""The actions that need nobody's agreement: influence, building, moving, assault, units, palace (Actions)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules_map import (
        controller,
        has_presence,
        links,
        murshid_beside,
        other_controls,
        terrain,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules_memory import could_hold
    from cython.cimports.moonsaga.games.crescent_moon.state import State, pay, tell
else:
    from moonsaga.games.crescent_moon.rules_map import (
        controller,
        has_presence,
        links,
        murshid_beside,
        other_controls,
        terrain,
    )
    from moonsaga.games.crescent_moon.rules_memory import could_hold
    from moonsaga.games.crescent_moon.state import State, pay, tell

# --- constants the compiler should know

ACT = cython.declare(cint, numbers.ACT)
BANK = cython.declare(cint, numbers.BANK)
BOATS = cython.declare(cint, numbers.BOATS)
BUILDING = cython.declare(cint, numbers.BUILDING)
BUILT_HERE = cython.declare(cint, numbers.BUILT_HERE)
B_CASTLE = cython.declare(cint, numbers.B_CASTLE)
B_CITY = cython.declare(cint, numbers.B_CITY)
B_FORT = cython.declare(cint, numbers.B_FORT)
B_TOWN = cython.declare(cint, numbers.B_TOWN)
CALIPH = cython.declare(cint, numbers.CALIPH)
CASTLE = cython.declare(cint, numbers.CASTLE)
CITY = cython.declare(cint, numbers.CITY)
COMBAT = cython.declare(cint, numbers.COMBAT)
CONTEST = cython.declare(cint, numbers.CONTEST)
END_ACTION = cython.declare(cint, numbers.END_ACTION)
EV_ALMS = cython.declare(cint, numbers.EV_ALMS)
EV_ASSAULTED = cython.declare(cint, numbers.EV_ASSAULTED)
EV_BUILT = cython.declare(cint, numbers.EV_BUILT)
EV_CHALLENGE = cython.declare(cint, numbers.EV_CHALLENGE)
EV_DESERTED = cython.declare(cint, numbers.EV_DESERTED)
EV_INFLUENCE = cython.declare(cint, numbers.EV_INFLUENCE)
EV_MOVED = cython.declare(cint, numbers.EV_MOVED)
EV_MUSTERED = cython.declare(cint, numbers.EV_MUSTERED)
EV_PALACE = cython.declare(cint, numbers.EV_PALACE)
EV_PLACED = cython.declare(cint, numbers.EV_PLACED)
EV_RECRUITED = cython.declare(cint, numbers.EV_RECRUITED)
EV_REVOLTED = cython.declare(cint, numbers.EV_REVOLTED)
EV_SETTLEMENT_SACKED = cython.declare(cint, numbers.EV_SETTLEMENT_SACKED)
EV_SHED = cython.declare(cint, numbers.EV_SHED)
EV_SPOILS = cython.declare(cint, numbers.EV_SPOILS)
EV_SPREADING = cython.declare(cint, numbers.EV_SPREADING)
FILL_MARKETS = cython.declare(cint, numbers.FILL_MARKETS)
FINE = cython.declare(cint, numbers.FINE)
FOLLOW_UP = cython.declare(cint, numbers.FOLLOW_UP)
FORT = cython.declare(cint, numbers.FORT)
HAS_SETTLEMENT = cython.declare(cint, numbers.HAS_SETTLEMENT)
HAS_STRONGHOLD = cython.declare(cint, numbers.HAS_STRONGHOLD)
HIRING = cython.declare(cint, numbers.HIRING)
MARCH_ON = cython.declare(cint, numbers.MARCH_ON)
MERCENARY = cython.declare(cint, numbers.MERCENARY)
MOVING = cython.declare(cint, numbers.MOVING)
MURSHID = cython.declare(cint, numbers.MURSHID)
MUSTERING = cython.declare(cint, numbers.MUSTERING)
NOBODY = cython.declare(cint, numbers.NOBODY)
NOMAD = cython.declare(cint, numbers.NOMAD)
NOTHING_MOVED = cython.declare(cint, numbers.NOTHING_MOVED)
NOT_CONTROLLED = cython.declare(cint, numbers.NOT_CONTROLLED)
NOT_OVER = cython.declare(cint, numbers.NOT_OVER)
NOT_YOUR_ACTION = cython.declare(cint, numbers.NOT_YOUR_ACTION)
NO_COINS = cython.declare(cint, numbers.NO_COINS)
NO_DISC = cython.declare(cint, numbers.NO_DISC)
NO_EFFECT = cython.declare(cint, numbers.NO_EFFECT)
NO_INFLUENCE = cython.declare(cint, numbers.NO_INFLUENCE)
NO_MERCENARY = cython.declare(cint, numbers.NO_MERCENARY)
NO_NEIGHBOUR = cython.declare(cint, numbers.NO_NEIGHBOUR)
NO_OWN_FORT = cython.declare(cint, numbers.NO_OWN_FORT)
NO_PIECE = cython.declare(cint, numbers.NO_PIECE)
NO_PRESENCE = cython.declare(cint, numbers.NO_PRESENCE)
NO_PRESENCE_NEAR = cython.declare(cint, numbers.NO_PRESENCE_NEAR)
NO_RESERVES = cython.declare(cint, numbers.NO_RESERVES)
NO_SETTLEMENT = cython.declare(cint, numbers.NO_SETTLEMENT)
NO_SUCH_HEX = cython.declare(cint, numbers.NO_SUCH_HEX)
NO_TOKEN = cython.declare(cint, numbers.NO_TOKEN)
NO_TOWN = cython.declare(cint, numbers.NO_TOWN)
NO_UNITS_THERE = cython.declare(cint, numbers.NO_UNITS_THERE)
ONLY_OTHER = cython.declare(cint, numbers.ONLY_OTHER)
ONLY_SULTAN = cython.declare(cint, numbers.ONLY_SULTAN)
ONLY_THESE = cython.declare(cint, numbers.ONLY_THESE)
OPEN_FIGHT = cython.declare(cint, numbers.OPEN_FIGHT)
ORDER = cython.declare(cint, numbers.ORDER)
OTHER_CONTROL = cython.declare(cint, numbers.OTHER_CONTROL)
OWN_CONTROL = cython.declare(cint, numbers.OWN_CONTROL)
OWN_INFLUENCE = cython.declare(cint, numbers.OWN_INFLUENCE)
RECRUITING = cython.declare(cint, numbers.RECRUITING)
RIVER_BETWEEN = cython.declare(cint, numbers.RIVER_BETWEEN)
SACK_CITY = cython.declare(cint, numbers.SACK_CITY)
SACK_TOWN = cython.declare(cint, numbers.SACK_TOWN)
SET_PALACE = cython.declare(cint, numbers.SET_PALACE)
SHEET_SIZE = cython.declare(cint, numbers.SHEET_SIZE)
SH_ASSAULT = cython.declare(cint, numbers.SH_ASSAULT)
SH_BUILD = cython.declare(cint, numbers.SH_BUILD)
SH_DESERTION = cython.declare(cint, numbers.SH_DESERTION)
SH_INFLUENCE = cython.declare(cint, numbers.SH_INFLUENCE)
SH_MOVE = cython.declare(cint, numbers.SH_MOVE)
SH_MUSTER = cython.declare(cint, numbers.SH_MUSTER)
SH_PALACE = cython.declare(cint, numbers.SH_PALACE)
SH_RECRUIT = cython.declare(cint, numbers.SH_RECRUIT)
SH_REVOLT = cython.declare(cint, numbers.SH_REVOLT)
SPOIL_CITY = cython.declare(cint, numbers.SPOIL_CITY)
SPOIL_TOWN = cython.declare(cint, numbers.SPOIL_TOWN)
SULTAN = cython.declare(cint, numbers.SULTAN)
TOWN = cython.declare(cint, numbers.TOWN)
WARLORD = cython.declare(cint, numbers.WARLORD)
WINDOW = cython.declare(cint, numbers.WINDOW)
WRONG_MOMENT = cython.declare(cint, numbers.WRONG_MOMENT)
BUILD_COST = cython.declare(cint[4])
BUILD_OF = cython.declare(cint[5])
CALIPH_COST = cython.declare(cint[4])
LIMIT_OF = cython.declare(cint[5])
MOVE_OF = cython.declare(cint[5])
ON_SHEET = cython.declare(cint[80])
RECRUIT_OF = cython.declare(cint[5])
SURCHARGE = cython.declare(cint[5])
if not cython.compiled:
    BUILD_COST = [0] * 4
    BUILD_OF = [0] * 5
    CALIPH_COST = [0] * 4
    LIMIT_OF = [0] * 5
    MOVE_OF = [0] * 5
    ON_SHEET = [0] * 80
    RECRUIT_OF = [0] * 5
    SURCHARGE = [0] * 5
for _i in range(4):
    BUILD_COST[_i] = numbers.BUILD_COST[_i]
for _i in range(5):
    BUILD_OF[_i] = numbers.BUILD_OF[_i]
for _i in range(4):
    CALIPH_COST[_i] = numbers.CALIPH_COST[_i]
for _i in range(5):
    LIMIT_OF[_i] = numbers.LIMIT_OF[_i]
for _i in range(5):
    MOVE_OF[_i] = numbers.MOVE_OF[_i]
for _i in range(80):
    ON_SHEET[_i] = numbers.ON_SHEET[_i]
for _i in range(5):
    RECRUIT_OF[_i] = numbers.RECRUIT_OF[_i]
for _i in range(5):
    SURCHARGE[_i] = numbers.SURCHARGE[_i]

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
def in_order(s: State, h: cint, building: cint) -> bint:
    """Builds are announced by hex, unless one waits for the piece that the last one gave back."""
    if h > s.last:
        return True
    if building == B_FORT:
        return s.last_kind == B_CASTLE and s.forts[s.seat] == 1
    return building == B_TOWN and s.last_kind == B_CITY and s.towns == 1


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
    """Up to X buildings, one in a hex."""
    if s.phase != BUILDING and why_not_on_sheet(s, seat, SH_BUILD):
        return why_not_on_sheet(s, seat, SH_BUILD)
    if h >= s.hexes:
        return NO_SUCH_HEX
    if (s.count >> h) & 1 and s.phase == BUILDING:
        return BUILT_HERE
    if s.phase == BUILDING and not in_order(s, h, building):
        return ORDER
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
    s.last = h
    s.last_kind = building
    s.left -= 1
    s.phase = BUILDING if s.left else END_ACTION


# --- Move X and Assault -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_step(s: State, seat: cint, h: cint, k: cint, o: cint, m: cint) -> cint:
    """Some units of one hex go to an adjacent one."""
    if h >= s.hexes:
        return NO_SUCH_HEX
    if s.beside[h * 6 + k] < 0:
        return NO_NEIGHBOUR
    if not o + m:
        return NOTHING_MOVED
    if s.ordinary[seat * 16 + h] < o or s.mercs[seat * 16 + h] < m:
        return NO_UNITS_THERE
    if s.only_hex >= 0 and (s.only_hex != h or s.only_o < o or s.only_m < m):
        return ONLY_THESE
    return FINE if (links(s, h) >> s.beside[h * 6 + k]) & 1 else RIVER_BETWEEN


@cython.cfunc
@cython.exceptval(check=False)
def why_no_move(s: State, seat: cint, h: cint, k: cint, o: cint, m: cint) -> cint:
    """Not where another ruler has control (Move X)."""
    if s.phase != MOVING and s.phase != FOLLOW_UP and why_not_on_sheet(s, seat, SH_MOVE):
        return why_not_on_sheet(s, seat, SH_MOVE)
    if why_no_step(s, seat, h, k, o, m):
        return why_no_step(s, seat, h, k, o, m)
    return OTHER_CONTROL if other_controls(s, seat, s.beside[h * 6 + k]) else FINE


@cython.cfunc
@cython.exceptval(check=False)
def shift_units(s: State, seat: cint, h: cint, to: cint, o: cint, m: cint) -> cython.void:
    s.ordinary[seat * 16 + h] -= o
    s.mercs[seat * 16 + h] -= m
    s.ordinary[seat * 16 + to] += o
    s.mercs[seat * 16 + to] += m


@cython.cfunc
@cython.exceptval(check=False)
def move(s: State, seat: cint, h: cint, k: cint, o: cint, m: cint) -> cython.void:
    to: cint
    to = s.beside[h * 6 + k]
    shift_units(s, seat, h, to, o, m)
    tell(s, EV_MOVED, seat, NOBODY, h * 16 + to, o * 32 + m)
    if s.phase == FOLLOW_UP:
        s.phase = END_ACTION
        return
    if s.phase == ACT:
        s.left = MOVE_OF[seat]
        s.count = 0
    s.left -= 1
    if s.count:
        s.only_hex = to
        s.only_o = o
        s.only_m = m
        s.phase = MARCH_ON
        return
    s.phase = MOVING if s.left else END_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def why_no_assault(s: State, seat: cint, h: cint, k: cint, o: cint, m: cint) -> cint:
    """Into a hex that another ruler controls, or one with a settlement that no other does (Assault; D03)."""
    to: cint
    if s.phase != MARCH_ON and s.phase != FOLLOW_UP and why_not_on_sheet(s, seat, SH_ASSAULT):
        return why_not_on_sheet(s, seat, SH_ASSAULT)
    if why_no_step(s, seat, h, k, o, m):
        return why_no_step(s, seat, h, k, o, m)
    to = s.beside[h * 6 + k]
    if other_controls(s, seat, to):
        return FINE
    if not s.town[to]:
        return NO_SETTLEMENT
    if (s.strong[seat] >> to) & 1 and not s.rules.enter_own:
        return OWN_CONTROL
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def assault(s: State, seat: cint, h: cint, k: cint, o: cint, m: cint) -> cython.void:
    """Where another ruler has control a combat begins; else the settlement is sacked."""
    to: cint
    owner: cint
    points: cint
    to = s.beside[h * 6 + k]
    owner = controller(s, to)
    shift_units(s, seat, h, to, o, m)
    tell(s, EV_ASSAULTED, seat, NOBODY, h * 16 + to, o * 32 + m)
    if owner >= 0 and owner != seat:
        open_fight(s, COMBAT, to, seat, owner)
        return
    points = sack_settlement(s, seat, to)
    if seat == WARLORD and s.rules.sack_always:
        spoils(s, points)
    s.phase = END_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def sack_settlement(s: State, seat: cint, h: cint) -> cint:
    """The settlement leaves the map for coins; what it is worth to the Warlord (Assault; Combat 8)."""
    coins: cint
    city: bint = s.town[h] == CITY
    if city:
        s.cities += 1
    else:
        s.towns += 1
    coins = SACK_CITY if city else SACK_TOWN
    pay(s, BANK, seat, coins)
    s.town[h] = 0
    tell(s, EV_SETTLEMENT_SACKED, seat, NOBODY, h * 4 + (B_CITY if city else B_TOWN), coins)
    return SPOIL_CITY if city else SPOIL_TOWN


# --- Recruit X, placing hired units -----------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_recruit(s: State, seat: cint, h: cint) -> cint:
    """From the reserves card to hexes with presence, the Nomad's anywhere; never where another has control (C23)."""
    if s.phase != RECRUITING and why_not_on_sheet(s, seat, SH_RECRUIT):
        return why_not_on_sheet(s, seat, SH_RECRUIT)
    if h >= s.hexes:
        return NO_SUCH_HEX
    if not s.reserve[seat]:
        return NO_RESERVES
    if seat != NOMAD and not has_presence(s, seat, h):
        return NO_PRESENCE
    if other_controls(s, seat, h):
        return OTHER_CONTROL
    return ORDER if s.phase == RECRUITING and h < s.last else FINE


@cython.cfunc
@cython.exceptval(check=False)
def recruit(s: State, seat: cint, h: cint) -> cython.void:
    if s.phase == ACT:
        s.left = RECRUIT_OF[seat]
    s.reserve[seat] -= 1
    if seat == NOMAD:
        s.mercs[seat * 16 + h] += 1
    else:
        s.ordinary[seat * 16 + h] += 1
    tell(s, EV_RECRUITED, seat, NOBODY, h, 1)
    s.last = h
    s.left -= 1
    s.phase = RECRUITING if s.left and s.reserve[seat] else END_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def why_no_quarters(s: State, seat: cint, h: cint) -> cint:
    """Hired units come where one has presence and no other ruler control (Hire)."""
    if s.phase != HIRING:
        return WRONG_MOMENT
    if h >= s.hexes:
        return NO_SUCH_HEX
    if not has_presence(s, seat, h):
        return NO_PRESENCE
    if other_controls(s, seat, h):
        return OTHER_CONTROL
    return ORDER if h < s.last else FINE


@cython.cfunc
@cython.exceptval(check=False)
def has_quarters(s: State, seat: cint) -> bint:
    """Is there a hex for hired units at all?"""
    h: cint
    for h in range(s.hexes):
        if has_presence(s, seat, h) and not other_controls(s, seat, h):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def quarter(s: State, seat: cint, h: cint) -> cython.void:
    s.supply[seat] -= 1
    s.mercs[seat * 16 + h] += 1
    tell(s, EV_PLACED, seat, NOBODY, h, 1)
    s.last = h
    s.left -= 1
    if not s.left:
        s.phase = END_ACTION


# --- the actions of one ruler -----------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_muster(s: State, seat: cint, h: cint, n: cint) -> cint:
    """In hexes with own influence that no other ruler controls: one unit, or two and the token goes (Muster; D19)."""
    if s.phase != MUSTERING and why_not_on_sheet(s, seat, SH_MUSTER):
        return why_not_on_sheet(s, seat, SH_MUSTER)
    if h >= s.hexes:
        return NO_SUCH_HEX
    if s.influence[h] != seat:
        return NO_INFLUENCE
    if other_controls(s, seat, h):
        return OTHER_CONTROL
    if s.phase == MUSTERING and h <= s.last:
        return ORDER
    return FINE if s.supply[seat] >= n else NO_DISC


@cython.cfunc
@cython.exceptval(check=False)
def muster(s: State, seat: cint, h: cint, n: cint) -> cython.void:
    s.supply[seat] -= n
    s.ordinary[seat * 16 + h] += n
    if n == 2:
        s.influence[h] = NOBODY
        s.tokens[seat] += 1
    tell(s, EV_MUSTERED, seat, NOBODY, h, n)
    s.last = h
    s.phase = MUSTERING


@cython.cfunc
@cython.exceptval(check=False)
def why_no_revolt(s: State, seat: cint, h: cint) -> cint:
    """A hex with own influence that another ruler controls (Revolt)."""
    if why_not_on_sheet(s, seat, SH_REVOLT):
        return why_not_on_sheet(s, seat, SH_REVOLT)
    if h >= s.hexes:
        return NO_SUCH_HEX
    if s.influence[h] != seat:
        return NO_INFLUENCE
    if not other_controls(s, seat, h):
        return NOT_CONTROLLED
    return FINE if s.supply[seat] else NO_DISC


@cython.cfunc
@cython.exceptval(check=False)
def revolt(s: State, seat: cint, h: cint) -> cython.void:
    """The token becomes two ordinary units from the supply, and they fight (Revolt; D20; ruling C06)."""
    n: cint
    owner: cint
    n = min(2, s.supply[seat])
    owner = controller(s, h)
    s.influence[h] = NOBODY
    s.tokens[seat] += 1
    s.supply[seat] -= n
    s.ordinary[seat * 16 + h] += n
    tell(s, EV_REVOLTED, seat, NOBODY, h, n)
    open_fight(s, COMBAT, h, seat, owner)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_palace(s: State, seat: cint, h: cint) -> cint:
    """The palace stands where the Caliph has presence and no other ruler control (Relocate palace; ruling C22)."""
    if s.phase != SET_PALACE and why_not_on_sheet(s, seat, SH_PALACE):
        return why_not_on_sheet(s, seat, SH_PALACE)
    if h >= s.hexes:
        return NO_SUCH_HEX
    if not has_presence(s, seat, h):
        return NO_PRESENCE
    if other_controls(s, seat, h):
        return OTHER_CONTROL
    return NO_EFFECT if s.palace == h else FINE


@cython.cfunc
@cython.exceptval(check=False)
def set_palace(s: State, h: cint) -> cython.void:
    s.palace = h
    tell(s, EV_PALACE, CALIPH, NOBODY, h, 0)
    s.phase = FILL_MARKETS if s.phase == SET_PALACE else END_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def why_no_desertion(s: State, seat: cint, h: cint, ruler: cint, n: cint) -> cint:
    """Any number of one ruler's mercenaries in one hex; his own only in the Polish edition (Desertion; D04)."""
    if why_not_on_sheet(s, seat, SH_DESERTION):
        return why_not_on_sheet(s, seat, SH_DESERTION)
    if h >= s.hexes:
        return NO_SUCH_HEX
    if ruler == seat and not s.rules.own_desertion:
        return ONLY_OTHER
    return FINE if s.mercs[ruler * 16 + h] >= n else NO_MERCENARY


@cython.cfunc
@cython.exceptval(check=False)
def desertion(s: State, seat: cint, h: cint, ruler: cint, n: cint) -> cython.void:
    """They go to their owner's supply; as many of the Nomad's come onto his reserves card."""
    s.mercs[ruler * 16 + h] -= n
    s.supply[ruler] += n
    tell(s, EV_DESERTED, ruler, NOBODY, h, n)
    n = min(n, s.supply[seat])
    s.supply[seat] -= n
    s.reserve[seat] += n
    s.phase = END_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def alms(s: State, seat: cint) -> cython.void:
    """A coin from the bank (Alms)."""
    pay(s, BANK, seat, 1)
    tell(s, EV_ALMS, seat, NOBODY, 1, 0)
    s.phase = END_ACTION


# --- unit limit -------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def crowded(s: State) -> cint:
    """The first ruler with too many units in a hex; NOBODY if all is well (Unit limit)."""
    seat: cint
    h: cint
    for seat in range(s.rules.seats):
        for h in range(s.hexes):
            if s.ordinary[seat * 16 + h] + s.mercs[seat * 16 + h] > LIMIT_OF[seat]:
                return seat
    return NOBODY


@cython.cfunc
@cython.exceptval(check=False)
def why_no_shed(s: State, seat: cint, h: cint, unit: cint) -> cint:
    """Surplus units leave, one by one; their owner chooses (ruling C16)."""
    there: cint
    if s.phase != END_ACTION:
        return WRONG_MOMENT
    if h >= s.hexes:
        return NO_SUCH_HEX
    if s.ordinary[seat * 16 + h] + s.mercs[seat * 16 + h] <= LIMIT_OF[seat]:
        return NOT_OVER
    there = s.mercs[seat * 16 + h] if unit == MERCENARY else s.ordinary[seat * 16 + h]
    return FINE if there else NO_UNITS_THERE


@cython.cfunc
@cython.exceptval(check=False)
def shed(s: State, seat: cint, h: cint, unit: cint) -> cython.void:
    """Mercenaries go to the supply, ordinary units to the reserves card."""
    if unit == MERCENARY:
        s.mercs[seat * 16 + h] -= 1
        s.supply[seat] += 1
    else:
        s.ordinary[seat * 16 + h] -= 1
        s.reserve[seat] += 1
    tell(s, EV_SHED, seat, NOBODY, h, unit)
