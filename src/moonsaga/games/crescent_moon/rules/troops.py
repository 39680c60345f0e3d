"""Units on the map: Move X, Assault, Recruit X, hired units, the unit limit (Actions; Unit limit)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon import actions, events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, state, turn_actions, values
from moonsaga.games.crescent_moon.rules.state import State

# --- Move X and Assault -----------------------------------------------------------------------------------------------


def why_no_step(s: State, seat: cint, h: cint, k: cint, o: cint, m: cint) -> cint:
    """Some units of one hex go to an adjacent one."""
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if s.beside[h * codes.SIDES + k] < 0:
        return codes.NO_NEIGHBOUR
    if not o + m:
        return codes.NOTHING_MOVED
    if s.ordinary[seat * codes.HEXES + h] < o or s.mercs[seat * codes.HEXES + h] < m:
        return codes.NO_UNITS_THERE
    if s.only_hex >= 0 and (s.only_hex != h or s.only_o < o or s.only_m < m):
        return codes.ONLY_THESE
    return codes.FINE if (board_map.links(s, h) >> s.beside[h * codes.SIDES + k]) & 1 else codes.RIVER_BETWEEN


def why_no_move(s: State, seat: cint, h: cint, k: cint, o: cint, m: cint) -> cint:
    """Not where another ruler has control (Move X)."""
    if why_no_step(s, seat, h, k, o, m):
        return why_no_step(s, seat, h, k, o, m)
    return codes.OTHER_CONTROL if board_map.other_controls(s, seat, s.beside[h * codes.SIDES + k]) else codes.FINE


def why_no_assault(s: State, seat: cint, h: cint, k: cint, o: cint, m: cint) -> cint:
    """Into a hex that another ruler controls, or one with a settlement that no other does (Assault; D03)."""
    to: cint
    if why_no_step(s, seat, h, k, o, m):
        return why_no_step(s, seat, h, k, o, m)
    to = s.beside[h * codes.SIDES + k]
    if board_map.other_controls(s, seat, to):
        return codes.FINE
    if not s.town[to]:
        return codes.NO_SETTLEMENT
    if (s.strong[seat] >> to) & 1 and not s.rules.enter_own:
        return codes.OWN_CONTROL
    return codes.FINE


def why_no_way(s: State, seat: cint, assault: bint, h: cint, k: cint, o: cint, m: cint) -> cint:
    return why_no_assault(s, seat, h, k, o, m) if assault else why_no_move(s, seat, h, k, o, m)


def offer_steps(s: State, seat: cint, assault: bint, buffer: p_int, n: cint) -> cint:
    """Moves or assaults with each number of units."""
    h: cint
    most_o: cint
    most_m: cint
    k: cint
    step: cint
    one_o: cint
    o: cint
    m: cint
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_ASSAULT if assault else codes.SH_MOVE):
        return n
    for h in range(s.hexes):
        most_o = s.ordinary[seat * codes.HEXES + h]
        most_m = s.mercs[seat * codes.HEXES + h]
        if not most_o + most_m:
            continue
        for k in range(codes.SIDES):
            if s.beside[h * codes.SIDES + k] < 0:
                continue
            one_o = 1 if most_o else 0
            if s.only_hex < 0 and why_no_way(s, seat, assault, h, k, one_o, 1 - one_o) != codes.FINE:
                continue
            step = actions.assault(h, k, 0) if assault else actions.move(h, k, 0)
            for o in range(most_o + 1):
                for m in range(most_m + 1):
                    if o + m and o + m <= codes.MOST_MOVED:
                        if s.only_hex < 0 or why_no_way(s, seat, assault, h, k, o, m) == codes.FINE:
                            buffer[n] = step + values.COMBO_AT[o * codes.COMBO_ROW + m]
                            n += 1
    return n


def offer_move(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    return offer_steps(s, seat, False, buffer, n)


def why_not_move(s: State, seat: cint, h: cint, k: cint, combo: cint) -> cint:
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_MOVE):
        return codes.NOT_YOUR_ACTION
    return why_no_move(s, seat, h, k, values.COMBO_ORDINARY[combo], values.COMBO_MERCENARY[combo])


def do_move(s: State, seat: cint, h: cint, k: cint, combo: cint) -> void:
    to: cint = s.beside[h * codes.SIDES + k]
    o: cint = values.COMBO_ORDINARY[combo]
    m: cint = values.COMBO_MERCENARY[combo]
    shift_units(s, seat, h, to, o, m)
    events.moved(s, seat, h, to, o, m)
    if s.phase == codes.FOLLOW_UP:
        s.phase = codes.END_ACTION
        return
    if s.phase == codes.ACT:
        s.to_move = values.MOVE_OF[seat]
    s.to_move -= 1
    if s.marching:
        s.only_hex = to
        s.only_o = o
        s.only_m = m
        s.phase = codes.MARCH_ON
        return
    s.phase = codes.MOVING if s.to_move else codes.END_ACTION


def shift_units(s: State, seat: cint, h: cint, to: cint, o: cint, m: cint) -> void:
    s.ordinary[seat * codes.HEXES + h] -= o
    s.mercs[seat * codes.HEXES + h] -= m
    s.ordinary[seat * codes.HEXES + to] += o
    s.mercs[seat * codes.HEXES + to] += m


def offer_assault(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    return offer_steps(s, seat, True, buffer, n)


def why_not_assault(s: State, seat: cint, h: cint, k: cint, combo: cint) -> cint:
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_ASSAULT):
        return codes.NOT_YOUR_ACTION
    return why_no_assault(s, seat, h, k, values.COMBO_ORDINARY[combo], values.COMBO_MERCENARY[combo])


def do_assault(s: State, seat: cint, h: cint, k: cint, combo: cint) -> void:
    """Where another ruler has control a combat begins; else the settlement is sacked."""
    to: cint = s.beside[h * codes.SIDES + k]
    o: cint = values.COMBO_ORDINARY[combo]
    m: cint = values.COMBO_MERCENARY[combo]
    owner: cint = board_map.controller(s, to)
    points: cint
    shift_units(s, seat, h, to, o, m)
    events.assaulted(s, seat, h, to, o, m)
    if owner >= 0 and owner != seat:
        turn_actions.open_fight(s, codes.COMBAT, to, seat, owner)
        return
    points = sack_settlement(s, seat, to)
    if seat == codes.WARLORD and s.rules.sack_always:
        turn_actions.spoils(s, points)
    s.phase = codes.END_ACTION


def sack_settlement(s: State, seat: cint, h: cint) -> cint:
    """The settlement leaves the map for coins; what it is worth to the Warlord (Assault; Combat 8)."""
    coins: cint
    city: bint = s.town[h] == codes.CITY
    if city:
        s.cities += 1
    else:
        s.towns += 1
    coins = values.SACK_CITY if city else values.SACK_TOWN
    state.pay(s, codes.BANK, seat, coins)
    s.town[h] = 0
    events.settlement_sacked(s, seat, h, codes.B_CITY if city else codes.B_TOWN, coins)
    return values.SPOIL_CITY if city else values.SPOIL_TOWN


# --- Recruit X, placing hired units -----------------------------------------------------------------------------------


def offer_recruit(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    h: cint
    for h in range(s.hexes):
        if why_not_recruit(s, seat, h) == codes.FINE:
            buffer[n] = actions.recruit(h)
            n += 1
    return n


def why_not_recruit(s: State, seat: cint, h: cint) -> cint:
    """From the reserves card to hexes with presence, the Nomad's anywhere; never where another has control (C23)."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_RECRUIT):
        return codes.NOT_YOUR_ACTION
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if not s.reserve[seat]:
        return codes.NO_RESERVES
    if seat != codes.NOMAD and not board_map.has_presence(s, seat, h):
        return codes.NO_PRESENCE
    return codes.OTHER_CONTROL if board_map.other_controls(s, seat, h) else codes.FINE


def do_recruit(s: State, seat: cint, h: cint) -> void:
    if s.phase == codes.ACT:
        s.to_recruit = values.RECRUIT_OF[seat]
    s.reserve[seat] -= 1
    if seat == codes.NOMAD:
        s.mercs[seat * codes.HEXES + h] += 1
    else:
        s.ordinary[seat * codes.HEXES + h] += 1
    events.recruited(s, seat, h, 1)
    s.to_recruit -= 1
    s.phase = codes.RECRUITING if s.to_recruit and s.reserve[seat] else codes.END_ACTION


def has_quarters(s: State, seat: cint) -> bint:
    """Is there a hex for hired units at all?"""
    h: cint
    for h in range(s.hexes):
        if board_map.has_presence(s, seat, h) and not board_map.other_controls(s, seat, h):
            return True
    return False


def why_not_hex(s: State, seat: cint, h: cint) -> cint:
    """Hired units come where one has presence and no other ruler control (Hire)."""
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if not board_map.has_presence(s, seat, h):
        return codes.NO_PRESENCE
    return codes.OTHER_CONTROL if board_map.other_controls(s, seat, h) else codes.FINE


def do_hex(s: State, seat: cint, h: cint) -> void:
    s.supply[seat] -= 1
    s.mercs[seat * codes.HEXES + h] += 1
    events.placed(s, seat, h, 1)
    s.to_place -= 1
    if not s.to_place:
        s.phase = codes.END_ACTION


# --- unit limit -------------------------------------------------------------------------------------------------------


def crowded(s: State) -> cint:
    """The first ruler with too many units in a hex; NOBODY if all is well (Unit limit)."""
    seat: cint
    h: cint
    for seat in range(s.rules.seats):
        for h in range(s.hexes):
            if s.ordinary[seat * codes.HEXES + h] + s.mercs[seat * codes.HEXES + h] > values.LIMIT_OF[seat]:
                return seat
    return codes.NOBODY


def why_not_shed(s: State, seat: cint, h: cint, unit: cint) -> cint:
    """Surplus units leave, one by one; their owner chooses (ruling C16)."""
    there: cint
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if s.ordinary[seat * codes.HEXES + h] + s.mercs[seat * codes.HEXES + h] <= values.LIMIT_OF[seat]:
        return codes.NOT_OVER
    there = s.mercs[seat * codes.HEXES + h] if unit == codes.MERCENARY else s.ordinary[seat * codes.HEXES + h]
    return codes.FINE if there else codes.NO_UNITS_THERE


def do_shed(s: State, seat: cint, h: cint, unit: cint) -> void:
    """Mercenaries go to the supply, ordinary units to the reserves card."""
    if unit == codes.MERCENARY:
        s.mercs[seat * codes.HEXES + h] -= 1
        s.supply[seat] += 1
    else:
        s.ordinary[seat * codes.HEXES + h] -= 1
        s.reserve[seat] += 1
    events.shed(s, seat, h, unit)
