"""The actions of one ruler: Muster, Revolt, Relocate palace, Desertion, and Alms (Special actions)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon import actions, events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, state, turn_actions
from moonsaga.games.crescent_moon.rules.state import State

# --- the actions of one ruler -----------------------------------------------------------------------------------------


def offer_muster(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    h: cint
    more: cint
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_MUSTER):
        return n
    for h in range(s.hexes):
        for more in range(2):
            if why_not_muster(s, seat, h, more) == codes.FINE:
                buffer[n] = actions.muster(h, more)
                n += 1
    return n


def why_not_muster(s: State, seat: cint, h: cint, more: cint) -> cint:
    """In hexes with own influence that no other ruler controls: one unit, or two and the token goes (Muster; D19).

    Each hex once.
    """
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_MUSTER):
        return codes.NOT_YOUR_ACTION
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if s.influence[h] != seat:
        return codes.NO_INFLUENCE
    if board_map.other_controls(s, seat, h):
        return codes.OTHER_CONTROL
    if (s.mustered_in >> h) & 1:
        return codes.MUSTERED_HERE
    return codes.FINE if s.supply[seat] > more else codes.NO_DISC


def do_muster(s: State, seat: cint, h: cint, more: cint) -> void:
    n: cint = 1 + more
    s.supply[seat] -= n
    s.ordinary[seat * codes.HEXES + h] += n
    if more:
        s.influence[h] = codes.NOBODY
        s.tokens[seat] += 1
    events.mustered(s, seat, h, n)
    s.mustered_in |= 1 << h
    s.phase = codes.MUSTERING


def go_on(s: State) -> bint:
    """Muster ends when no unit can be placed any more; False if one can."""
    h: cint
    for h in range(s.hexes):
        if why_not_muster(s, s.who, h, 0) == codes.FINE:
            return False
    s.phase = codes.END_ACTION
    return True


def offer_revolt(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    h: cint
    for h in range(s.hexes):
        if why_not_revolt(s, seat, h) == codes.FINE:
            buffer[n] = actions.revolt(h)
            n += 1
    return n


def why_not_revolt(s: State, seat: cint, h: cint) -> cint:
    """A hex with own influence that another ruler controls (Revolt)."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_REVOLT):
        return codes.NOT_YOUR_ACTION
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if s.influence[h] != seat:
        return codes.NO_INFLUENCE
    if not board_map.other_controls(s, seat, h):
        return codes.NOT_CONTROLLED
    return codes.FINE if s.supply[seat] else codes.NO_DISC


def do_revolt(s: State, seat: cint, h: cint) -> void:
    """The token becomes two ordinary units from the supply, and they fight (Revolt; D20; ruling C06)."""
    n: cint
    owner: cint
    n = min(2, s.supply[seat])
    owner = board_map.controller(s, h)
    s.influence[h] = codes.NOBODY
    s.tokens[seat] += 1
    s.supply[seat] -= n
    s.ordinary[seat * codes.HEXES + h] += n
    events.revolted(s, seat, h, n)
    turn_actions.open_fight(s, codes.COMBAT, h, seat, owner)


def offer_palace(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    h: cint
    for h in range(s.hexes):
        if why_not_palace(s, seat, h) == codes.FINE:
            buffer[n] = actions.palace(h)
            n += 1
    return n


def why_not_palace(s: State, seat: cint, h: cint) -> cint:
    """The palace stands where the Caliph has presence and no other ruler control (Relocate palace; ruling C22)."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_PALACE):
        return codes.NOT_YOUR_ACTION
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if not board_map.has_presence(s, seat, h):
        return codes.NO_PRESENCE
    if board_map.other_controls(s, seat, h):
        return codes.OTHER_CONTROL
    return codes.NO_EFFECT if s.palace == h else codes.FINE


def do_palace(s: State, seat: cint, h: cint) -> void:
    s.palace = h
    events.palace(s, codes.CALIPH, h)
    s.phase = codes.FILL_MARKETS if s.phase == codes.SET_PALACE else codes.END_ACTION


def offer_desertion(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    h: cint
    ruler: cint
    more: cint
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_DESERTION):
        return n
    for h in range(s.hexes):
        for ruler in range(s.rules.seats):
            for more in range(s.mercs[ruler * codes.HEXES + h]):
                if why_not_desertion(s, seat, h, ruler, more) == codes.FINE:
                    buffer[n] = actions.desertion(h, ruler, more)
                    n += 1
    return n


def why_not_desertion(s: State, seat: cint, h: cint, ruler: cint, more: cint) -> cint:
    """Any number of one ruler's mercenaries in one hex; own ones only in the Polish edition (Desertion; D04)."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_DESERTION):
        return codes.NOT_YOUR_ACTION
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if ruler == seat and not s.rules.own_desertion:
        return codes.ONLY_OTHER
    return codes.FINE if s.mercs[ruler * codes.HEXES + h] > more else codes.NO_MERCENARY


def do_desertion(s: State, seat: cint, h: cint, ruler: cint, more: cint) -> void:
    """They go to their owner's supply; the Nomad's come onto the reserves card."""
    n: cint = 1 + more
    s.mercs[ruler * codes.HEXES + h] -= n
    s.supply[ruler] += n
    events.deserted(s, ruler, h, n)
    n = min(n, s.supply[seat])
    s.supply[seat] -= n
    s.reserve[seat] += n
    s.phase = codes.END_ACTION


def why_not_alms(s: State, seat: cint) -> cint:
    return turn_actions.why_not_on_sheet(s, seat, codes.SH_ALMS)


def do_alms(s: State, seat: cint) -> void:
    """A coin from the bank (Alms)."""
    state.pay(s, codes.BANK, seat, 1)
    events.alms(s, seat, 1)
    s.phase = codes.END_ACTION
