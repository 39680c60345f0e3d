"""The abilities of the leaders that act when they are revealed (Abilities of the leaders; S29 to S31, S39 to S41).

What only counts in the sum, and what follows a won battle, is in `losses`. Revealing a leader is using it: its
owner chooses how, not whether, as long as there is something to choose.
"""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.saga import actions, events
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import state
from moonsaga.games.saga.rules.state import State
from moonsaga.kernel.cores.rng import Rng


def use_ability(s: State, side: cint, piece: cint) -> void:
    """A leader was revealed: ask what his ability needs, or go on with the reveals."""
    face: cint = s.face[side * codes.LEADERS + piece]
    s.phase = codes.NEXT_REVEAL
    if side == codes.SAXON and face == codes.CALLER:
        ask_if(s, codes.SUMMON, some_to_bring(s, codes.SUMMON))
    elif side == codes.SAXON and face == codes.ENVOY:
        ask_if(s, codes.BANISH, some_to_pick(s, codes.BANISH))
    elif side == codes.VIKING and face == codes.HELMSMAN:
        ask_if(s, codes.LAND, some_to_bring(s, codes.LAND))
    elif side == codes.VIKING and face == codes.BERSERKER:
        kill_leader(s, codes.VIKING, piece)
        s.to_slay = codes.MOST_SLAIN
        ask_if(s, codes.SLAY, state.units(s, codes.SAXON, s.field) > 0)


def ask_if(s: State, phase: cint, possible: bint) -> void:
    if possible:
        s.phase = phase
    else:
        end_ability(s)


def end_ability(s: State) -> void:
    s.to_slay = 0
    s.phase = codes.NEXT_REVEAL


# --- leaders leave the game -------------------------------------------------------------------------------------------


def kill_leader(s: State, side: cint, piece: cint) -> void:
    """A removed leader leaves the game. The first time, the one set aside joins the supply (Leaders; S07)."""
    s.place[side * codes.LEADERS + piece] = codes.GONE
    state.hide(s, side, piece)
    events.leader_lost(s, side, piece)
    if not s.replaced[side]:
        s.replaced[side] = 1
        s.place[side * codes.LEADERS + codes.SET_ASIDE] = codes.IN_SUPPLY
        events.leader_replaced(s, side, codes.SET_ASIDE)


def kill_leaders(s: State, side: cint, mask: cint) -> void:
    piece: cint
    for piece in range(codes.LEADERS):
        if mask >> piece & 1:
            kill_leader(s, side, piece)


# --- a unit joins the battle: the caller's from next door, the helmsman's from Scandinavia (S40, S41) -----------------


def why_no_source(s: State, phase: cint, area: cint) -> cint:
    """Where a unit may come from."""
    if phase == codes.LAND:
        return codes.FINE if area >= codes.ENGLISH and s.field < codes.COASTAL else codes.NOT_FROM_THERE
    if area >= codes.ENGLISH:
        return codes.NOT_FROM_THERE
    return codes.FINE if s.rules.touching[s.field * codes.AREAS + area] else codes.NOT_ADJACENT


def some_to_bring(s: State, phase: cint) -> bint:
    side: cint = codes.VIKING if phase == codes.LAND else codes.SAXON
    area: cint
    for area in range(codes.AREAS):
        if why_no_source(s, phase, area) == codes.FINE and state.free_units(s, side, area):
            return True
    return False


def offer_bring(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    area: cint
    unit: cint
    for area in range(codes.AREAS):
        if why_no_source(s, s.phase, area) == codes.FINE:
            for unit in range(codes.UNITS):
                if why_not_bring(s, seat, area, unit) == codes.FINE:
                    buffer[n] = actions.bring(area, unit)
                    n += 1
    return n


def why_not_bring(s: State, seat: cint, area: cint, unit: cint) -> cint:
    """A unit that is there and not engaged; the area may be left empty."""
    reason: cint = why_no_source(s, s.phase, area)
    if reason == codes.FINE:
        reason = state.why_no_unit(s, s.seat, unit, area)
    if reason == codes.FINE and not state.free_units(s, s.seat, area):
        return codes.ALL_ENGAGED
    return reason


def do_bring(s: State, seat: cint, area: cint, unit: cint) -> void:
    state.shift_unit(s, s.seat, unit, area, s.field)
    events.brought(s, s.seat, area, s.field, unit)
    end_ability(s)


# --- units leave the battle: the envoy's to the Drakkar, the berserker's for good (S30, S31, S39) ---------------------


def why_no_pick(s: State, phase: cint, unit: cint) -> cint:
    """The list of abilities has the envoy send a warrior, the example a leader: the example decides (S30)."""
    side: cint = codes.VIKING if phase == codes.BANISH else codes.SAXON
    if phase == codes.BANISH and unit != codes.A_WARRIOR and not s.rules.banish_any:
        return codes.WARRIORS_ONLY
    return state.why_no_unit(s, side, unit, s.field)


def some_to_pick(s: State, phase: cint) -> bint:
    unit: cint
    for unit in range(codes.UNITS):
        if why_no_pick(s, phase, unit) == codes.FINE:
            return True
    return False


def why_not_pick(s: State, seat: cint, unit: cint) -> cint:
    return why_no_pick(s, s.phase, unit)


def do_pick(s: State, seat: cint, unit: cint) -> void:
    if s.phase == codes.BANISH:
        banish(s, unit)
    else:
        slay(s, unit)


def why_not_stop(s: State, seat: cint) -> cint:
    """The berserker may take fewer along."""
    return codes.FINE


def do_stop(s: State, seat: cint) -> void:
    end_ability(s)


def banish(s: State, unit: cint) -> void:
    """To the Drakkar, engaged or not; a leader who was revealed hides again and no longer counts (S31)."""
    state.shift_unit(s, codes.VIKING, unit, s.field, codes.DRAKKAR)
    if unit != codes.A_WARRIOR:
        state.hide(s, codes.VIKING, unit - 1)
    events.banished(s, codes.SAXON, unit)
    end_ability(s)


def slay(s: State, unit: cint) -> void:
    """Up to two enemy units, leaders included, in any order."""
    events.slain(s, codes.VIKING, unit)
    if unit == codes.A_WARRIOR:
        state.kill_warriors(s, codes.SAXON, s.field, 1)
    else:
        kill_leader(s, codes.SAXON, unit - 1)
    s.to_slay -= 1
    if not s.to_slay or not some_to_pick(s, codes.SLAY):
        end_ability(s)


# --- what the other side can hold for possible (S48, S51) ------------------------------------------------------------


def is_open(s: State, piece: cint) -> bint:
    """Everybody sees the face of this leader now, or has seen it before."""
    return s.seen[piece] or s.shown[piece]


def hidden_faces(s: State, side: cint) -> cint:
    """The faces of a side that nobody else has seen, as a sum of bits."""
    faces: cint = codes.MASKS - 1
    piece: cint
    for piece in range(side * codes.LEADERS, side * codes.LEADERS + codes.LEADERS):
        if is_open(s, piece):
            faces &= ~(1 << s.face[piece])
    return faces


def deal_anew(s: State, side: cint, rng: Rng) -> void:
    """The leaders of a side whom nobody else has seen get its hidden faces in any order."""
    faces: cint = hidden_faces(s, side)
    piece: cint
    for piece in range(side * codes.LEADERS, side * codes.LEADERS + codes.LEADERS):
        if s.face[piece] != codes.UNKNOWN and not is_open(s, piece):
            s.face[piece] = face_among(faces, rng.draw_below(state.size_of(faces)))
            faces &= ~(1 << s.face[piece])


def face_among(faces: cint, skipped: cint) -> cint:
    """One of these faces: the one after so many others."""
    face: cint
    for face in range(codes.LEADERS):
        if faces >> face & 1:
            if not skipped:
                return face
            skipped -= 1
    return codes.UNKNOWN
