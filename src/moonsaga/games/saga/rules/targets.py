"""Raid targets: markers on the slots of Scandinavia, face down or up, and the others beside the board (Scout, Move).

The Viking knows every marker on a slot, and so those beside the board. What everybody else can hold for possible is
`possible`: one flag for each way to fill the three slots.
"""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.rounds import back_to_tile, spend
    from cython.cimports.moonsaga.games.saga.rules.state import State, tell
else:
    from moonsaga.games.saga.rules.rounds import back_to_tile, spend
    from moonsaga.games.saga.rules.state import State, tell

VIKING = cython.declare(cint, codes.VIKING)
SLOTS = cython.declare(cint, codes.SLOTS)
TARGETS = cython.declare(cint, codes.TARGETS)
WORLDS = cython.declare(cint, codes.WORLDS)
EMPTY = cython.declare(cint, codes.EMPTY)
SCOUT = cython.declare(cint, codes.SCOUT)
A_SCOUT = cython.declare(cint, codes.A_SCOUT)
FINE = cython.declare(cint, codes.FINE)
NOWHERE = cython.declare(cint, -1)
TARGET_THERE = cython.declare(cint, codes.TARGET_THERE)
TARGET_ON_BOARD = cython.declare(cint, codes.TARGET_ON_BOARD)
EV_SCOUTED = cython.declare(cint, codes.EV_SCOUTED)
EV_TARGET_REVEALED = cython.declare(cint, codes.EV_TARGET_REVEALED)
EV_TARGET_DRAWN = cython.declare(cint, codes.EV_TARGET_DRAWN)
EV_TARGET_MOVED = cython.declare(cint, codes.EV_TARGET_MOVED)
EV_TARGET_RETURNED = cython.declare(cint, codes.EV_TARGET_RETURNED)

NEXT = cython.declare(cython.char[216])
if not cython.compiled:
    NEXT = [0] * 216


@cython.cfunc
@cython.exceptval(check=False)
def is_beside(s: State, marker: cint) -> bint:
    """Is this marker among those beside the board?"""
    return s.marker[0] != marker and s.marker[1] != marker and s.marker[2] != marker


@cython.cfunc
@cython.exceptval(check=False)
def slot_of(s: State, marker: cint) -> cint:
    """The slot on which this marker lies, NOWHERE if it is beside the board."""
    slot: cint
    for slot in range(SLOTS):
        if s.marker[slot] == marker:
            return slot
    return NOWHERE


@cython.cfunc
@cython.exceptval(check=False)
def is_hidden(s: State, slot: cint) -> bint:
    return s.marker[slot] != EMPTY and not s.face_up[slot]


# --- scouting (S10) ---------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_scouting(s: State, buffer: p_int, n: cint) -> cint:
    """Any marker that may be chosen, on any slot where it may be put."""
    marker: cint
    slot: cint
    for marker in range(TARGETS):
        for slot in range(SLOTS):
            if why_no_scouting(s, marker, slot) == FINE:
                buffer[n] = A_SCOUT + marker * SLOTS + slot
                n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_scouting(s: State, marker: cint, slot: cint) -> cint:
    """A marker from beside the board; with the option one of another slot as well."""
    if is_beside(s, marker):
        return FINE
    if not s.rules.scout_all:
        return TARGET_ON_BOARD
    return TARGET_THERE if s.marker[slot] == marker else FINE


@cython.cfunc
@cython.exceptval(check=False)
def scout(s: State, marker: cint, slot: cint) -> cython.void:
    """Face down on a slot; a marker that lay there joins the others beside the board, which are mixed."""
    source: cint = slot_of(s, marker)
    spend(s, SCOUT)
    give_back(s, slot)
    if source == NOWHERE:
        imagine_scouting(s, slot)
        tell(s, EV_SCOUTED, VIKING, slot, marker, 0)
    else:
        imagine_moving(s, source, slot)
        tell(s, EV_TARGET_MOVED, VIKING, slot, marker, source * 2 + s.face_up[source])
        s.marker[source] = EMPTY
        s.face_up[source] = s.laid[source] = 0
    s.marker[slot] = marker
    s.face_up[slot] = 0
    s.scoutings += 1
    s.laid[slot] = s.scoutings
    s.learned += 1
    back_to_tile(s)


@cython.cfunc
@cython.exceptval(check=False)
def give_back(s: State, slot: cint) -> cython.void:
    """The marker of a slot goes back beside the board; if it lay face down, nobody else sees which one it was."""
    if s.marker[slot] != EMPTY:
        tell(s, EV_TARGET_RETURNED, VIKING, slot, s.marker[slot], s.face_up[slot])


# --- markers turned over and drawn (S11, S13) -------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def reveal_target(s: State, slot: cint) -> cython.void:
    """Turned over when its units leave; it stays face up on its slot (S11)."""
    s.face_up[slot] = 1
    imagine_reveal(s, slot, s.marker[slot])
    s.learned += 1
    tell(s, EV_TARGET_REVEALED, VIKING, slot, s.marker[slot], 0)


@cython.cfunc
@cython.exceptval(check=False)
def list_draws(s: State, slot: cint, outcomes: p_int) -> cint:
    """The markers beside the board. The old one of the slot goes back after the draw, so it cannot come up (S13)."""
    n: cint = 0
    marker: cint
    for marker in range(TARGETS):
        if is_beside(s, marker) or (s.rules.same_target and s.marker[slot] == marker):
            outcomes[n] = marker
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def draw_target(s: State, slot: cint, marker: cint) -> cython.void:
    """A random marker lies face up on the slot instead of the one that was there."""
    imagine_draw(s, slot, marker)
    give_back(s, slot)
    s.marker[slot] = marker
    s.face_up[slot] = 1
    s.laid[slot] = 0
    tell(s, EV_TARGET_DRAWN, VIKING, slot, marker, 0)


# --- what everybody else can hold for possible ------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def weight_of(slot: cint) -> cint:
    """The number of a world has a digit for each slot: 0 for an empty one, else the marker and one."""
    return 36 if slot == 0 else 6 if slot == 1 else 1


@cython.cfunc
@cython.exceptval(check=False)
def digit(world: cint, slot: cint) -> cint:
    return world // weight_of(slot) % 6


@cython.cfunc
@cython.exceptval(check=False)
def holds(world: cint, marker: cint) -> bint:
    """Does this marker lie on some slot in a world?"""
    return digit(world, 0) == marker + 1 or digit(world, 1) == marker + 1 or digit(world, 2) == marker + 1


@cython.cfunc
@cython.exceptval(check=False)
def clear_next() -> cython.void:
    world: cint
    for world in range(WORLDS):
        NEXT[world] = 0


@cython.cfunc
@cython.exceptval(check=False)
def keep_next(s: State) -> cython.void:
    world: cint
    for world in range(WORLDS):
        s.possible[world] = NEXT[world]


@cython.cfunc
@cython.exceptval(check=False)
def put_marker(world: cint, slot: cint, marker: cint) -> cint:
    """The world with this marker on the slot instead of what lay there."""
    return world + (marker + 1 - digit(world, slot)) * weight_of(slot)


@cython.cfunc
@cython.exceptval(check=False)
def imagine_scouting(s: State, slot: cint) -> cython.void:
    """Any marker that was beside the board may lie there now."""
    world: cint
    marker: cint
    clear_next()
    for world in range(WORLDS):
        if s.possible[world]:
            for marker in range(TARGETS):
                if not holds(world, marker):
                    NEXT[put_marker(world, slot, marker)] = 1
    keep_next(s)


@cython.cfunc
@cython.exceptval(check=False)
def imagine_moving(s: State, source: cint, slot: cint) -> cython.void:
    """Everybody saw it: whatever lay on one slot lies on another now."""
    world: cint
    clear_next()
    for world in range(WORLDS):
        if s.possible[world]:
            NEXT[put_marker(put_marker(world, slot, digit(world, source) - 1), source, NOWHERE)] = 1
    keep_next(s)


@cython.cfunc
@cython.exceptval(check=False)
def imagine_reveal(s: State, slot: cint, marker: cint) -> cython.void:
    """All other worlds are out."""
    world: cint
    for world in range(WORLDS):
        if digit(world, slot) != marker + 1:
            s.possible[world] = 0


@cython.cfunc
@cython.exceptval(check=False)
def imagine_draw(s: State, slot: cint, marker: cint) -> cython.void:
    """The marker that came up was not on the other slots, nor, unless it may come back, on this one."""
    world: cint
    clear_next()
    for world in range(WORLDS):
        if s.possible[world] and (
            not holds(world, marker) or (s.rules.same_target and digit(world, slot) == marker + 1)
        ):
            NEXT[put_marker(world, slot, marker)] = 1
    keep_next(s)
