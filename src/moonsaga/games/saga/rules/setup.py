"""Preparation: the first warriors and burhs, the raid targets that say where, and the leaders (Preparation 1 to 14)."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.state import State, gain, tell, units
else:
    from moonsaga.games.saga.rules.state import State, gain, tell, units

VIKING = cython.declare(cint, codes.VIKING)
SAXON = cython.declare(cint, codes.SAXON)
NOBODY = cython.declare(cint, codes.NOBODY)
AREAS = cython.declare(cint, codes.AREAS)
ENGLISH = cython.declare(cint, codes.ENGLISH)
PLACES = cython.declare(cint, codes.PLACES)
TARGETS = cython.declare(cint, codes.TARGETS)
LEADERS = cython.declare(cint, codes.LEADERS)
SET_ASIDE = cython.declare(cint, codes.SET_ASIDE)
UNKNOWN = cython.declare(cint, codes.UNKNOWN)
FIRST_BURH = cython.declare(cint, codes.FIRST_BURH)
FIRST_TARGET = cython.declare(cint, codes.FIRST_TARGET)
SECOND_TARGET = cython.declare(cint, codes.SECOND_TARGET)
SAXON_LEADERS = cython.declare(cint, codes.SAXON_LEADERS)
VIKING_LEADER = cython.declare(cint, codes.VIKING_LEADER)
DEPLOY = cython.declare(cint, codes.DEPLOY)
NEW_ROUND = cython.declare(cint, codes.NEW_ROUND)
A_DEPLOY = cython.declare(cint, codes.A_DEPLOY)
FINE = cython.declare(cint, codes.FINE)
FACE_ASIDE = cython.declare(cint, codes.FACE_ASIDE)
FACE_PLACED = cython.declare(cint, codes.FACE_PLACED)
EV_FIRST_TARGET = cython.declare(cint, codes.EV_FIRST_TARGET)
EV_SECOND_TARGET = cython.declare(cint, codes.EV_SECOND_TARGET)
EV_LEADER_DEALT = cython.declare(cint, codes.EV_LEADER_DEALT)
EV_LEADER_ASIDE = cython.declare(cint, codes.EV_LEADER_ASIDE)
EV_DEPLOYED = cython.declare(cint, codes.EV_DEPLOYED)
AT_FIRST_TARGET = cython.declare(cint, codes.BOX.start.first_target)
AT_SECOND_TARGET = cython.declare(cint, codes.BOX.start.second_target)
IN_OTHER_AREAS = cython.declare(cint, codes.BOX.start.other_areas)
IN_SCANDINAVIA = cython.declare(cint, codes.BOX.start.scandinavia)
VIKING_COINS = cython.declare(cint, codes.BOX.start.viking_coins)
SAXON_COINS = cython.declare(cint, codes.BOX.start.saxon_coins)


@cython.cfunc
@cython.exceptval(check=False)
def begin_game(s: State) -> cython.void:
    """All that needs no chance: Mercia, Scandinavia, the coins (Preparation 1 to 4, 8, 9, 11, 12)."""
    area: cint
    build_free(s, FIRST_BURH)
    enlist(s, SAXON, FIRST_BURH, 1)
    for area in range(ENGLISH, AREAS):
        enlist(s, VIKING, area, IN_SCANDINAVIA)
    gain(s, VIKING, VIKING_COINS)
    gain(s, SAXON, SAXON_COINS)
    s.phase = FIRST_TARGET


@cython.cfunc
@cython.exceptval(check=False)
def build_free(s: State, area: cint) -> cython.void:
    s.burh[area] = 1
    s.burhs_left -= 1


@cython.cfunc
@cython.exceptval(check=False)
def enlist(s: State, side: cint, area: cint, count: cint) -> cython.void:
    """Warriors of the supply stand in an area from the start."""
    s.supply[side] -= count
    s.warriors[side * PLACES + area] += count


# --- raid targets: where the Vikings have landed, and where the second burh stands ------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_targets(s: State, outcomes: p_int) -> cint:
    """The markers that can turn up; the one of the Vikings' landing is already turned over (Preparation 5, 6)."""
    n: cint = 0
    area: cint
    for area in range(TARGETS):
        if not units(s, VIKING, area):
            outcomes[n] = area
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def turn_up_target(s: State, area: cint) -> cython.void:
    """The first target is the Vikings' landing, the second one's area gets a burh; all go back afterwards (S09)."""
    if s.phase == FIRST_TARGET:
        enlist(s, VIKING, area, AT_FIRST_TARGET)
        tell(s, EV_FIRST_TARGET, VIKING, area, AT_FIRST_TARGET, 0)
        s.phase = SECOND_TARGET
        return
    build_free(s, area)
    enlist(s, SAXON, area, AT_SECOND_TARGET)
    tell(s, EV_SECOND_TARGET, SAXON, area, 0, 0)
    man_other_areas(s)
    s.phase = SAXON_LEADERS
    s.seat = SAXON


@cython.cfunc
@cython.exceptval(check=False)
def man_other_areas(s: State) -> cython.void:
    """One Anglo-Saxon warrior where nobody stands yet (Preparation 7)."""
    area: cint
    for area in range(ENGLISH):
        if not units(s, VIKING, area) and not units(s, SAXON, area):
            enlist(s, SAXON, area, IN_OTHER_AREAS)


# --- leaders: one of each side is set aside at random (S08) -----------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def is_dealt(s: State, side: cint, face: cint) -> cython.bint:
    """Has a piece of this side got this face already?"""
    piece: cint
    for piece in range(side * LEADERS, side * LEADERS + LEADERS):
        if s.face[piece] == face:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def faces_dealt(s: State, side: cint) -> cint:
    """How many pieces of this side have a face."""
    n: cint = 0
    piece: cint
    for piece in range(side * LEADERS, side * LEADERS + LEADERS):
        if s.face[piece] != UNKNOWN:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def list_faces(s: State, outcomes: p_int) -> cint:
    """The faces that the next piece can have."""
    n: cint = 0
    face: cint
    for face in range(LEADERS):
        if not is_dealt(s, s.seat, face):
            outcomes[n] = face
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def deal_face(s: State, face: cint) -> cython.void:
    """The piece that is set aside comes first; the Anglo-Saxon's others then lie in his supply in no known order."""
    dealt: cint = faces_dealt(s, s.seat)
    if dealt == 0:
        s.face[s.seat * LEADERS + SET_ASIDE] = face
        tell(s, EV_LEADER_ASIDE, s.seat, SET_ASIDE, face, 0)
        if s.seat == VIKING:
            s.phase = DEPLOY
        return
    give_face(s, SAXON, dealt - 1, face)
    if dealt == LEADERS - 2:
        give_last_face(s, SAXON)
        s.phase = VIKING_LEADER
        s.seat = VIKING


@cython.cfunc
@cython.exceptval(check=False)
def give_face(s: State, side: cint, piece: cint, face: cint) -> cython.void:
    """A Viking leader stands in the area of Scandinavia with the number of its piece."""
    s.face[side * LEADERS + piece] = face
    if side == VIKING:
        s.place[piece] = ENGLISH + piece
        tell(s, EV_DEPLOYED, side, ENGLISH + piece, face, piece)
    else:
        tell(s, EV_LEADER_DEALT, side, piece, face, 0)


@cython.cfunc
@cython.exceptval(check=False)
def give_last_face(s: State, side: cint) -> cython.void:
    """One face is left for the last piece."""
    face: cint
    for face in range(LEADERS):
        if not is_dealt(s, side, face):
            give_face(s, side, LEADERS - 2, face)
            return


# --- the Viking sends his leaders to the three areas of Scandinavia ---------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_deployments(s: State, buffer: p_int, n: cint) -> cint:
    """One leader for the north, then one for the centre; the third one goes to the south (Preparation 10)."""
    face: cint
    for face in range(LEADERS):
        if why_no_deployment(s, face) == FINE:
            buffer[n] = A_DEPLOY + face
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_deployment(s: State, face: cint) -> cint:
    if s.face[VIKING * LEADERS + SET_ASIDE] == face:
        return FACE_ASIDE
    return FACE_PLACED if is_dealt(s, VIKING, face) else FINE


@cython.cfunc
@cython.exceptval(check=False)
def deploy(s: State, face: cint) -> cython.void:
    """A leader for the next area, unseen by the opponent."""
    piece: cint = faces_dealt(s, VIKING) - 1
    give_face(s, VIKING, piece, face)
    if piece == LEADERS - 3:
        give_last_face(s, VIKING)
        s.seat = NOBODY
        s.phase = NEW_ROUND
