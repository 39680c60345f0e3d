"""The actions of one ruler: Muster, Revolt, Relocate palace, Desertion, and Alms (Special actions)."""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, state, turn_actions
from moonsaga.games.crescent_moon.rules.state import State

# --- the actions of one ruler -----------------------------------------------------------------------------------------


def why_no_muster(s: State, seat: cint, h: cint, n: cint) -> cint:
    """In hexes with own influence that no other ruler controls: one unit, or two and the token goes (Muster; D19).

    Each hex once: `count` has a bit for those that have had theirs.
    """
    if s.phase != codes.MUSTERING and turn_actions.why_not_on_sheet(s, seat, codes.SH_MUSTER):
        return turn_actions.why_not_on_sheet(s, seat, codes.SH_MUSTER)
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if s.influence[h] != seat:
        return codes.NO_INFLUENCE
    if board_map.other_controls(s, seat, h):
        return codes.OTHER_CONTROL
    if s.phase == codes.MUSTERING and (s.count >> h) & 1:
        return codes.MUSTERED_HERE
    return codes.FINE if s.supply[seat] >= n else codes.NO_DISC


def muster(s: State, seat: cint, h: cint, n: cint) -> void:
    s.supply[seat] -= n
    s.ordinary[seat * codes.HEXES + h] += n
    if n == 2:
        s.influence[h] = codes.NOBODY
        s.tokens[seat] += 1
    events.mustered(s, seat, h, n)
    s.count |= 1 << h
    s.phase = codes.MUSTERING


def why_no_revolt(s: State, seat: cint, h: cint) -> cint:
    """A hex with own influence that another ruler controls (Revolt)."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_REVOLT):
        return turn_actions.why_not_on_sheet(s, seat, codes.SH_REVOLT)
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if s.influence[h] != seat:
        return codes.NO_INFLUENCE
    if not board_map.other_controls(s, seat, h):
        return codes.NOT_CONTROLLED
    return codes.FINE if s.supply[seat] else codes.NO_DISC


def revolt(s: State, seat: cint, h: cint) -> void:
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


def why_no_palace(s: State, seat: cint, h: cint) -> cint:
    """The palace stands where the Caliph has presence and no other ruler control (Relocate palace; ruling C22)."""
    if s.phase != codes.SET_PALACE and turn_actions.why_not_on_sheet(s, seat, codes.SH_PALACE):
        return turn_actions.why_not_on_sheet(s, seat, codes.SH_PALACE)
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if not board_map.has_presence(s, seat, h):
        return codes.NO_PRESENCE
    if board_map.other_controls(s, seat, h):
        return codes.OTHER_CONTROL
    return codes.NO_EFFECT if s.palace == h else codes.FINE


def set_palace(s: State, h: cint) -> void:
    s.palace = h
    events.palace(s, codes.CALIPH, h)
    s.phase = codes.FILL_MARKETS if s.phase == codes.SET_PALACE else codes.END_ACTION


def why_no_desertion(s: State, seat: cint, h: cint, ruler: cint, n: cint) -> cint:
    """Any number of one ruler's mercenaries in one hex; his own only in the Polish edition (Desertion; D04)."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_DESERTION):
        return turn_actions.why_not_on_sheet(s, seat, codes.SH_DESERTION)
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if ruler == seat and not s.rules.own_desertion:
        return codes.ONLY_OTHER
    return codes.FINE if s.mercs[ruler * codes.HEXES + h] >= n else codes.NO_MERCENARY


def desertion(s: State, seat: cint, h: cint, ruler: cint, n: cint) -> void:
    """They go to their owner's supply; as many of the Nomad's come onto his reserves card."""
    s.mercs[ruler * codes.HEXES + h] -= n
    s.supply[ruler] += n
    events.deserted(s, ruler, h, n)
    n = min(n, s.supply[seat])
    s.supply[seat] -= n
    s.reserve[seat] += n
    s.phase = codes.END_ACTION


def alms(s: State, seat: cint) -> void:
    """A coin from the bank (Alms)."""
    state.pay(s, codes.BANK, seat, 1)
    events.alms(s, seat, 1)
    s.phase = codes.END_ACTION
