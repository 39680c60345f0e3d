"""Battles: their order, and the leaders that both sides reveal in turn (Battle phase; S27, S28)."""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.leaders import use_ability
    from cython.cimports.moonsaga.games.saga.rules.losses import compare
    from cython.cimports.moonsaga.games.saga.rules.state import State, leaders_at, tell, units
else:
    from moonsaga.games.saga.rules.leaders import use_ability
    from moonsaga.games.saga.rules.losses import compare
    from moonsaga.games.saga.rules.state import State, leaders_at, tell, units

VIKING = cython.declare(cint, codes.VIKING)
SAXON = cython.declare(cint, codes.SAXON)
NOBODY = cython.declare(cint, codes.NOBODY)
ENGLISH = cython.declare(cint, codes.ENGLISH)
LEADERS = cython.declare(cint, codes.LEADERS)
CHOOSE_BATTLE = cython.declare(cint, codes.CHOOSE_BATTLE)
REVEAL = cython.declare(cint, codes.REVEAL)
NEXT_REVEAL = cython.declare(cint, codes.NEXT_REVEAL)
ROUND_END = cython.declare(cint, codes.ROUND_END)
A_BATTLE = cython.declare(cint, codes.A_BATTLE)
A_REVEAL = cython.declare(cint, codes.A_REVEAL)
FINE = cython.declare(cint, codes.FINE)
NO_BATTLE = cython.declare(cint, codes.NO_BATTLE)
NOT_HERE = cython.declare(cint, codes.NOT_HERE)
ALREADY_SHOWN = cython.declare(cint, codes.ALREADY_SHOWN)
CAME_LATE = cython.declare(cint, codes.CAME_LATE)
EV_BATTLE_BEGAN = cython.declare(cint, codes.EV_BATTLE_BEGAN)
EV_REVEALED = cython.declare(cint, codes.EV_REVEALED)
EV_PASSED = cython.declare(cint, codes.EV_PASSED)


# --- the order of battles (S27) ---------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_battle(s: State, area: cint) -> cint:
    """A battle is where units of both sides stand."""
    return FINE if units(s, VIKING, area) and units(s, SAXON, area) else NO_BATTLE


@cython.cfunc
@cython.exceptval(check=False)
def next_battle(s: State) -> cython.void:
    """The Viking chooses the next battle, if there are several; after the last one the round ends."""
    area: cint
    found: cint = NOBODY
    battles: cint = 0
    for area in range(ENGLISH):
        if why_no_battle(s, area) == FINE:
            found = area
            battles += 1
    if battles == 0:
        s.phase = ROUND_END
    elif battles == 1:
        begin_battle(s, found)
    else:
        s.seat = VIKING
        s.phase = CHOOSE_BATTLE


@cython.cfunc
@cython.exceptval(check=False)
def list_battles(s: State, buffer: p_int, n: cint) -> cint:
    area: cint
    for area in range(ENGLISH):
        if why_no_battle(s, area) == FINE:
            buffer[n] = A_BATTLE + area
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def begin_battle(s: State, area: cint) -> cython.void:
    """The Vikings reveal first."""
    s.field = area
    s.passed = 0
    s.victor = NOBODY
    s.present = leaders_at(s, VIKING, area) | leaders_at(s, SAXON, area) << LEADERS
    s.seat = SAXON
    s.phase = NEXT_REVEAL
    tell(s, EV_BATTLE_BEGAN, NOBODY, area, 0, 0)


# --- revealing leaders (S28) ------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_reveal(s: State, side: cint, piece: cint) -> cint:
    """Own leaders in this battle that are still hidden; one who came in by an ability counts, if the ruling says so."""
    if s.place[side * LEADERS + piece] != s.field:
        return NOT_HERE
    if s.shown[side * LEADERS + piece]:
        return ALREADY_SHOWN
    if not s.rules.late_reveal and not s.present >> (side * LEADERS + piece) & 1:
        return CAME_LATE
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def can_reveal(s: State, side: cint) -> bint:
    """Passing is final for the battle; whoever has nobody to reveal passes without being asked."""
    piece: cint
    if s.passed >> side & 1:
        return False
    for piece in range(LEADERS):
        if why_no_reveal(s, side, piece) == FINE:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def next_reveal(s: State) -> cython.void:
    """The other side's turn, or again the same side's if the other can do nothing; then strengths are compared."""
    if can_reveal(s, 1 - s.seat):
        s.seat = 1 - s.seat
        s.phase = REVEAL
    elif can_reveal(s, s.seat):
        s.phase = REVEAL
    else:
        compare(s)


@cython.cfunc
@cython.exceptval(check=False)
def list_reveals(s: State, buffer: p_int, n: cint) -> cint:
    piece: cint
    for piece in range(LEADERS):
        if why_no_reveal(s, s.seat, piece) == FINE:
            buffer[n] = A_REVEAL + piece
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def reveal(s: State, piece: cint) -> cython.void:
    """Everybody sees the face, and the ability is used."""
    s.shown[s.seat * LEADERS + piece] = 1
    s.seen[s.seat * LEADERS + piece] = 1
    s.learned += 1
    tell(s, EV_REVEALED, s.seat, piece, s.face[s.seat * LEADERS + piece], 0)
    use_ability(s, s.seat, piece)


@cython.cfunc
@cython.exceptval(check=False)
def pass_reveals(s: State) -> cython.void:
    s.passed |= 1 << s.seat
    tell(s, EV_PASSED, s.seat, 0, 0, 0)
    s.phase = NEXT_REVEAL
