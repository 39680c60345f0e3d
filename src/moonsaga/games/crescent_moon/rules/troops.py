"""Units on the map: Move X, Assault, Recruit X, hired units, the unit limit (Actions; Unit limit)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import (
        controller,
        has_presence,
        links,
        other_controls,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.turn_actions import open_fight, spoils, why_not_on_sheet
else:
    from moonsaga.games.crescent_moon.rules.board_map import controller, has_presence, links, other_controls
    from moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from moonsaga.games.crescent_moon.rules.turn_actions import open_fight, spoils, why_not_on_sheet

# --- constants the compiler should know

ACT = cython.declare(cint, codes.ACT)
BANK = cython.declare(cint, codes.BANK)
B_CITY = cython.declare(cint, codes.B_CITY)
B_TOWN = cython.declare(cint, codes.B_TOWN)
CITY = cython.declare(cint, codes.CITY)
COMBAT = cython.declare(cint, codes.COMBAT)
END_ACTION = cython.declare(cint, codes.END_ACTION)
EV_ASSAULTED = cython.declare(cint, codes.EV_ASSAULTED)
EV_MOVED = cython.declare(cint, codes.EV_MOVED)
EV_PLACED = cython.declare(cint, codes.EV_PLACED)
EV_RECRUITED = cython.declare(cint, codes.EV_RECRUITED)
EV_SETTLEMENT_SACKED = cython.declare(cint, codes.EV_SETTLEMENT_SACKED)
EV_SHED = cython.declare(cint, codes.EV_SHED)
FINE = cython.declare(cint, codes.FINE)
FOLLOW_UP = cython.declare(cint, codes.FOLLOW_UP)
HIRING = cython.declare(cint, codes.HIRING)
MARCH_ON = cython.declare(cint, codes.MARCH_ON)
MERCENARY = cython.declare(cint, codes.MERCENARY)
MOVING = cython.declare(cint, codes.MOVING)
NOBODY = cython.declare(cint, codes.NOBODY)
NOMAD = cython.declare(cint, codes.NOMAD)
NOTHING_MOVED = cython.declare(cint, codes.NOTHING_MOVED)
NOT_OVER = cython.declare(cint, codes.NOT_OVER)
NO_NEIGHBOUR = cython.declare(cint, codes.NO_NEIGHBOUR)
NO_PRESENCE = cython.declare(cint, codes.NO_PRESENCE)
NO_RESERVES = cython.declare(cint, codes.NO_RESERVES)
NO_SETTLEMENT = cython.declare(cint, codes.NO_SETTLEMENT)
NO_SUCH_HEX = cython.declare(cint, codes.NO_SUCH_HEX)
NO_UNITS_THERE = cython.declare(cint, codes.NO_UNITS_THERE)
ONLY_THESE = cython.declare(cint, codes.ONLY_THESE)
OTHER_CONTROL = cython.declare(cint, codes.OTHER_CONTROL)
OWN_CONTROL = cython.declare(cint, codes.OWN_CONTROL)
RECRUITING = cython.declare(cint, codes.RECRUITING)
RIVER_BETWEEN = cython.declare(cint, codes.RIVER_BETWEEN)
SACK_CITY = cython.declare(cint, codes.SACK_CITY)
SACK_TOWN = cython.declare(cint, codes.SACK_TOWN)
SH_ASSAULT = cython.declare(cint, codes.SH_ASSAULT)
SH_MOVE = cython.declare(cint, codes.SH_MOVE)
SH_RECRUIT = cython.declare(cint, codes.SH_RECRUIT)
SPOIL_CITY = cython.declare(cint, codes.SPOIL_CITY)
SPOIL_TOWN = cython.declare(cint, codes.SPOIL_TOWN)
WARLORD = cython.declare(cint, codes.WARLORD)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
LIMIT_OF = cython.declare(cint[5])
MOVE_OF = cython.declare(cint[5])
RECRUIT_OF = cython.declare(cint[5])
if not cython.compiled:
    LIMIT_OF = [0] * 5
    MOVE_OF = [0] * 5
    RECRUIT_OF = [0] * 5
for _i in range(5):
    LIMIT_OF[_i] = codes.LIMIT_OF[_i]
for _i in range(5):
    MOVE_OF[_i] = codes.MOVE_OF[_i]
for _i in range(5):
    RECRUIT_OF[_i] = codes.RECRUIT_OF[_i]

# --- end of constants


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
    return OTHER_CONTROL if other_controls(s, seat, h) else FINE


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
    return OTHER_CONTROL if other_controls(s, seat, h) else FINE


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
    s.left -= 1
    if not s.left:
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
