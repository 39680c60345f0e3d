"""The abilities of the leaders that act when they are revealed (Abilities of the leaders; S29 to S31, S39 to S41).

What only counts in the sum, and what follows a won battle, is in `losses`. Revealing a leader is using it: its
owner chooses how, not whether, as long as there is something to choose.
"""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.state import (
        State,
        free_units,
        hide,
        kill_leader,
        kill_warriors,
        shift_unit,
        tell,
        units,
        why_no_unit,
    )
else:
    from moonsaga.games.saga.rules.state import (
        State,
        free_units,
        hide,
        kill_leader,
        kill_warriors,
        shift_unit,
        tell,
        units,
        why_no_unit,
    )

VIKING = cython.declare(cint, codes.VIKING)
SAXON = cython.declare(cint, codes.SAXON)
AREAS = cython.declare(cint, codes.AREAS)
ENGLISH = cython.declare(cint, codes.ENGLISH)
COASTAL = cython.declare(cint, codes.COASTAL)
DRAKKAR = cython.declare(cint, codes.DRAKKAR)
UNITS = cython.declare(cint, codes.UNITS)
A_WARRIOR = cython.declare(cint, codes.A_WARRIOR)
HELMSMAN = cython.declare(cint, codes.HELMSMAN)
BERSERKER = cython.declare(cint, codes.BERSERKER)
CALLER = cython.declare(cint, codes.CALLER)
ENVOY = cython.declare(cint, codes.ENVOY)
SUMMON = cython.declare(cint, codes.SUMMON)
LAND = cython.declare(cint, codes.LAND)
BANISH = cython.declare(cint, codes.BANISH)
SLAY = cython.declare(cint, codes.SLAY)
NEXT_REVEAL = cython.declare(cint, codes.NEXT_REVEAL)
A_BRING = cython.declare(cint, codes.A_BRING)
A_PICK = cython.declare(cint, codes.A_PICK)
FINE = cython.declare(cint, codes.FINE)
NOT_ADJACENT = cython.declare(cint, codes.NOT_ADJACENT)
NOT_FROM_THERE = cython.declare(cint, codes.NOT_FROM_THERE)
ALL_ENGAGED = cython.declare(cint, codes.ALL_ENGAGED)
WARRIORS_ONLY = cython.declare(cint, codes.WARRIORS_ONLY)
EV_BROUGHT = cython.declare(cint, codes.EV_BROUGHT)
EV_BANISHED = cython.declare(cint, codes.EV_BANISHED)
EV_SLAIN = cython.declare(cint, codes.EV_SLAIN)
MOST_SLAIN = cython.declare(cint, 2)


@cython.cfunc
@cython.exceptval(check=False)
def use_ability(s: State, side: cint, piece: cint) -> cython.void:
    """A leader was revealed: ask what his ability needs, or go on with the reveals."""
    face: cint = s.face[side * 4 + piece]
    s.phase = NEXT_REVEAL
    if side == SAXON and face == CALLER:
        ask_if(s, SUMMON, some_to_bring(s, SUMMON))
    elif side == SAXON and face == ENVOY:
        ask_if(s, BANISH, some_to_pick(s, BANISH))
    elif side == VIKING and face == HELMSMAN:
        ask_if(s, LAND, some_to_bring(s, LAND))
    elif side == VIKING and face == BERSERKER:
        kill_leader(s, VIKING, piece)
        s.left = MOST_SLAIN
        ask_if(s, SLAY, units(s, SAXON, s.field) > 0)


@cython.cfunc
@cython.exceptval(check=False)
def ask_if(s: State, phase: cint, possible: bint) -> cython.void:
    if possible:
        s.phase = phase
    else:
        end_ability(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_ability(s: State) -> cython.void:
    s.left = 0
    s.phase = NEXT_REVEAL


# --- a unit joins the battle: the caller's from next door, the helmsman's from Scandinavia (S40, S41) -----------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_source(s: State, phase: cint, area: cint) -> cint:
    """Where a unit may come from."""
    if phase == LAND:
        return FINE if area >= ENGLISH and s.field < COASTAL else NOT_FROM_THERE
    if area >= ENGLISH:
        return NOT_FROM_THERE
    return FINE if s.rules.touching[s.field * AREAS + area] else NOT_ADJACENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_bringing(s: State, phase: cint, area: cint, unit: cint) -> cint:
    """A unit that is there and not engaged; the area may be left empty."""
    side: cint = VIKING if phase == LAND else SAXON
    reason: cint = why_no_source(s, phase, area)
    if reason == FINE:
        reason = why_no_unit(s, side, unit, area)
    if reason == FINE and not free_units(s, side, area):
        return ALL_ENGAGED
    return reason


@cython.cfunc
@cython.exceptval(check=False)
def some_to_bring(s: State, phase: cint) -> bint:
    side: cint = VIKING if phase == LAND else SAXON
    area: cint
    for area in range(AREAS):
        if why_no_source(s, phase, area) == FINE and free_units(s, side, area):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def list_bringing(s: State, buffer: p_int, n: cint) -> cint:
    area: cint
    unit: cint
    for area in range(AREAS):
        if why_no_source(s, s.phase, area) == FINE:
            for unit in range(UNITS):
                if why_no_bringing(s, s.phase, area, unit) == FINE:
                    buffer[n] = A_BRING + area * UNITS + unit
                    n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def bring(s: State, area: cint, unit: cint) -> cython.void:
    shift_unit(s, s.seat, unit, area, s.field)
    tell(s, EV_BROUGHT, s.seat, area, s.field, unit)
    end_ability(s)


# --- units leave the battle: the envoy's to the Drakkar, the berserker's for good (S30, S31, S39) ---------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_pick(s: State, phase: cint, unit: cint) -> cint:
    """The list of abilities has the envoy send a warrior, the example a leader: the example decides (S30)."""
    side: cint = VIKING if phase == BANISH else SAXON
    if phase == BANISH and unit != A_WARRIOR and not s.rules.banish_any:
        return WARRIORS_ONLY
    return why_no_unit(s, side, unit, s.field)


@cython.cfunc
@cython.exceptval(check=False)
def some_to_pick(s: State, phase: cint) -> bint:
    unit: cint
    for unit in range(UNITS):
        if why_no_pick(s, phase, unit) == FINE:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def list_picks(s: State, buffer: p_int, n: cint) -> cint:
    unit: cint
    for unit in range(UNITS):
        if why_no_pick(s, s.phase, unit) == FINE:
            buffer[n] = A_PICK + unit
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def banish(s: State, unit: cint) -> cython.void:
    """To the Drakkar, engaged or not; a leader who was revealed hides again and no longer counts (S31)."""
    shift_unit(s, VIKING, unit, s.field, DRAKKAR)
    if unit != A_WARRIOR:
        hide(s, VIKING, unit - 1)
    tell(s, EV_BANISHED, SAXON, unit, 0, 0)
    end_ability(s)


@cython.cfunc
@cython.exceptval(check=False)
def slay(s: State, unit: cint) -> cython.void:
    """Up to two enemy units, leaders included, in any order."""
    tell(s, EV_SLAIN, VIKING, unit, 0, 0)
    if unit == A_WARRIOR:
        kill_warriors(s, SAXON, s.field, 1)
    else:
        kill_leader(s, SAXON, unit - 1)
    s.left -= 1
    if not s.left or not some_to_pick(s, SLAY):
        end_ability(s)
