"""Preparation: the first warriors and burhs, the raid targets that say where, and the leaders (Preparation 1 to 14)."""

from __future__ import annotations

import cython
from cython import int as cint
from cython import p_int, void

from moonsaga.games.saga import events
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import state, values
from moonsaga.games.saga.rules.state import State


def begin_game(s: State) -> void:
    """All that needs no chance: Mercia, Scandinavia, the coins (Preparation 1 to 4, 8, 9, 11, 12)."""
    area: cint
    build_free(s, values.FIRST_BURH)
    enlist(s, codes.SAXON, values.FIRST_BURH, 1)
    for area in range(codes.ENGLISH, codes.AREAS):
        enlist(s, codes.VIKING, area, values.IN_SCANDINAVIA)
    state.gain(s, codes.VIKING, values.VIKING_COINS)
    state.gain(s, codes.SAXON, values.SAXON_COINS)
    s.phase = codes.FIRST_TARGET


def build_free(s: State, area: cint) -> void:
    s.burh[area] = 1
    s.burhs_left -= 1


def enlist(s: State, side: cint, area: cint, count: cint) -> void:
    """Warriors of the supply stand in an area from the start."""
    s.supply[side] -= count
    s.warriors[side * codes.PLACES + area] += count


# --- raid targets: where the Vikings have landed, and where the second burh stands ------------------------------------


def list_targets(s: State, outcomes: p_int) -> cint:
    """The markers that can turn up; the one of the Vikings' landing is already turned over (Preparation 5, 6)."""
    n: cint = 0
    area: cint
    for area in range(codes.TARGETS):
        if not state.units(s, codes.VIKING, area):
            outcomes[n] = area
            n += 1
    return n


def turn_up_target(s: State, area: cint) -> void:
    """The first target is the Vikings' landing, the second one's area gets a burh; all go back afterwards (S09)."""
    if s.phase == codes.FIRST_TARGET:
        enlist(s, codes.VIKING, area, values.AT_FIRST_TARGET)
        events.first_target(s, codes.VIKING, area, values.AT_FIRST_TARGET)
        s.phase = codes.SECOND_TARGET
        return
    build_free(s, area)
    enlist(s, codes.SAXON, area, values.AT_SECOND_TARGET)
    events.second_target(s, codes.SAXON, area)
    man_other_areas(s)
    s.phase = codes.SAXON_LEADERS
    s.seat = codes.SAXON


def man_other_areas(s: State) -> void:
    """One Anglo-Saxon warrior where nobody stands yet (Preparation 7)."""
    area: cint
    for area in range(codes.ENGLISH):
        if not state.units(s, codes.VIKING, area) and not state.units(s, codes.SAXON, area):
            enlist(s, codes.SAXON, area, values.IN_OTHER_AREAS)


# --- leaders: one of each side is set aside at random (S08) -----------------------------------------------------------


def is_dealt(s: State, side: cint, face: cint) -> cython.bint:
    """Has a piece of this side got this face already?"""
    piece: cint
    for piece in range(side * codes.LEADERS, side * codes.LEADERS + codes.LEADERS):
        if s.face[piece] == face:
            return True
    return False


def faces_dealt(s: State, side: cint) -> cint:
    """How many pieces of this side have a face."""
    n: cint = 0
    piece: cint
    for piece in range(side * codes.LEADERS, side * codes.LEADERS + codes.LEADERS):
        if s.face[piece] != codes.UNKNOWN:
            n += 1
    return n


def list_faces(s: State, outcomes: p_int) -> cint:
    """The faces that the next piece can have."""
    n: cint = 0
    face: cint
    for face in range(codes.LEADERS):
        if not is_dealt(s, s.seat, face):
            outcomes[n] = face
            n += 1
    return n


def deal_face(s: State, face: cint) -> void:
    """The piece that is set aside comes first; the Anglo-Saxon's others then lie in the supply in no known order."""
    dealt: cint = faces_dealt(s, s.seat)
    if dealt == 0:
        s.face[s.seat * codes.LEADERS + codes.SET_ASIDE] = face
        events.leader_aside(s, s.seat, codes.SET_ASIDE, face)
        if s.seat == codes.VIKING:
            s.phase = codes.DEPLOY
        return
    give_face(s, codes.SAXON, dealt - 1, face)
    if dealt == codes.LEADERS - 2:
        give_last_face(s, codes.SAXON)
        s.phase = codes.VIKING_LEADER
        s.seat = codes.VIKING


def give_face(s: State, side: cint, piece: cint, face: cint) -> void:
    """A Viking leader stands in the area of Scandinavia with the number of its piece."""
    s.face[side * codes.LEADERS + piece] = face
    if side == codes.VIKING:
        s.place[piece] = codes.ENGLISH + piece
        events.deployed(s, side, codes.ENGLISH + piece, face, piece)
    else:
        events.leader_dealt(s, side, piece, face)


def give_last_face(s: State, side: cint) -> void:
    """One face is left for the last piece."""
    face: cint
    for face in range(codes.LEADERS):
        if not is_dealt(s, side, face):
            give_face(s, side, codes.LEADERS - 2, face)
            return


# --- the Vikings send their leaders to the three areas of Scandinavia -------------------------------------------------


def why_not_deploy(s: State, seat: cint, face: cint) -> cint:
    """One leader for the north, then one for the centre; the third one goes to the south (Preparation 10)."""
    if s.face[codes.VIKING * codes.LEADERS + codes.SET_ASIDE] == face:
        return codes.FACE_ASIDE
    return codes.FACE_PLACED if is_dealt(s, codes.VIKING, face) else codes.FINE


def do_deploy(s: State, seat: cint, face: cint) -> void:
    """A leader for the next area, unseen by the opponent."""
    piece: cint = faces_dealt(s, codes.VIKING) - 1
    give_face(s, codes.VIKING, piece, face)
    if piece == codes.LEADERS - 3:
        give_last_face(s, codes.VIKING)
        s.seat = codes.NOBODY
        s.phase = codes.NEW_ROUND
