"""The actions of one ruler: Muster, Revolt, Relocate palace, Desertion, and Alms (Special actions)."""

import cython
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import controller, has_presence, other_controls
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.turn_actions import open_fight, why_not_on_sheet
else:
    from moonsaga.games.crescent_moon.rules.board_map import controller, has_presence, other_controls
    from moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from moonsaga.games.crescent_moon.rules.turn_actions import open_fight, why_not_on_sheet

# --- constants the compiler should know

BANK = cython.declare(cint, codes.BANK)
CALIPH = cython.declare(cint, codes.CALIPH)
COMBAT = cython.declare(cint, codes.COMBAT)
END_ACTION = cython.declare(cint, codes.END_ACTION)
EV_ALMS = cython.declare(cint, codes.EV_ALMS)
EV_DESERTED = cython.declare(cint, codes.EV_DESERTED)
EV_MUSTERED = cython.declare(cint, codes.EV_MUSTERED)
EV_PALACE = cython.declare(cint, codes.EV_PALACE)
EV_REVOLTED = cython.declare(cint, codes.EV_REVOLTED)
FILL_MARKETS = cython.declare(cint, codes.FILL_MARKETS)
FINE = cython.declare(cint, codes.FINE)
MUSTERED_HERE = cython.declare(cint, codes.MUSTERED_HERE)
MUSTERING = cython.declare(cint, codes.MUSTERING)
NOBODY = cython.declare(cint, codes.NOBODY)
NOT_CONTROLLED = cython.declare(cint, codes.NOT_CONTROLLED)
NO_DISC = cython.declare(cint, codes.NO_DISC)
NO_EFFECT = cython.declare(cint, codes.NO_EFFECT)
NO_INFLUENCE = cython.declare(cint, codes.NO_INFLUENCE)
NO_MERCENARY = cython.declare(cint, codes.NO_MERCENARY)
NO_PRESENCE = cython.declare(cint, codes.NO_PRESENCE)
NO_SUCH_HEX = cython.declare(cint, codes.NO_SUCH_HEX)
ONLY_OTHER = cython.declare(cint, codes.ONLY_OTHER)
OTHER_CONTROL = cython.declare(cint, codes.OTHER_CONTROL)
SET_PALACE = cython.declare(cint, codes.SET_PALACE)
SH_DESERTION = cython.declare(cint, codes.SH_DESERTION)
SH_MUSTER = cython.declare(cint, codes.SH_MUSTER)
SH_PALACE = cython.declare(cint, codes.SH_PALACE)
SH_REVOLT = cython.declare(cint, codes.SH_REVOLT)

# --- end of constants


# --- the actions of one ruler -----------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_muster(s: State, seat: cint, h: cint, n: cint) -> cint:
    """In hexes with own influence that no other ruler controls: one unit, or two and the token goes (Muster; D19).

    Each hex once: `count` has a bit for those that have had theirs.
    """
    if s.phase != MUSTERING and why_not_on_sheet(s, seat, SH_MUSTER):
        return why_not_on_sheet(s, seat, SH_MUSTER)
    if h >= s.hexes:
        return NO_SUCH_HEX
    if s.influence[h] != seat:
        return NO_INFLUENCE
    if other_controls(s, seat, h):
        return OTHER_CONTROL
    if s.phase == MUSTERING and (s.count >> h) & 1:
        return MUSTERED_HERE
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
    s.count |= 1 << h
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
