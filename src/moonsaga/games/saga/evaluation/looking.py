"""What the evaluation and the encoder go by: units, what they can bring to bear, and what lies on the slots.

`look` writes it down as it is in this world, `look_as` as a seat believes it: where it cannot know a face or a target,
each that is possible counts as much as it is likely.
"""

from __future__ import annotations

from cython import bint, double, void
from cython import int as cint

from moonsaga.games.saga.box import codes
from moonsaga.games.saga.evaluation.weights import Weights
from moonsaga.games.saga.rules import leaders, losses, state, targets
from moonsaga.games.saga.rules.state import State


def look(s: State, w: Weights) -> void:
    """The position as it is."""
    piece: cint
    slot: cint
    count_units(s)
    count_warriors(s)
    for piece in range(codes.PIECES):
        if s.place[piece] < codes.ENGLISH:
            s.power[side_of(piece) * codes.ENGLISH + s.place[piece]] += leader_power(
                s, w, side_of(piece), s.face[piece], s.place[piece]
            )
    clear_aims(s)
    for slot in range(codes.SLOTS):
        if s.marker[slot] != codes.EMPTY:
            s.aim[slot * codes.TARGETS + s.marker[slot]] = 1.0


def look_as(s: State, w: Weights, seat: cint) -> void:
    """The position as a seat believes it."""
    piece: cint
    face: cint
    likely: double
    count_units(s)
    count_warriors(s)
    guess_faces(s, seat)
    for piece in range(codes.PIECES):
        if s.place[piece] < codes.ENGLISH:
            for face in range(codes.LEADERS):
                likely = s.guess[piece * codes.LEADERS + face]
                if likely > 0.0:
                    s.power[side_of(piece) * codes.ENGLISH + s.place[piece]] += likely * leader_power(
                        s, w, side_of(piece), face, s.place[piece]
                    )
    guess_targets(s, seat)


def side_of(piece: cint) -> cint:
    return codes.VIKING if piece < codes.LEADERS else codes.SAXON


# --- units ------------------------------------------------------------------------------------------------------------


def count_units(s: State) -> void:
    """Warriors and leaders in each place."""
    i: cint
    for i in range(codes.SIDES * codes.PLACES):
        s.force[i] = s.warriors[i]
    for i in range(codes.PIECES):
        if s.place[i] < codes.PLACES:
            s.force[side_of(i) * codes.PLACES + s.place[i]] += 1


def count_warriors(s: State) -> void:
    """The strength of the warriors in each English area; their leaders are added to it."""
    area: cint
    for area in range(codes.ENGLISH):
        s.power[codes.VIKING * codes.ENGLISH + area] = s.warriors[codes.VIKING * codes.PLACES + area]
        s.power[codes.SAXON * codes.ENGLISH + area] = s.warriors[codes.SAXON * codes.PLACES + area]


def leader_power(s: State, w: Weights, side: cint, face: cint, area: cint) -> double:
    """What a leader with this face can bring to bear in an area, revealed where that helps."""
    if side == codes.VIKING:
        if face == codes.BERSERKER:
            return w.berserker  # two enemies for himself
        if face == codes.HELMSMAN and area < codes.COASTAL and some_in_scandinavia(s):
            return w.helmsman
    else:
        if face == codes.ENVOY:
            return w.envoy
        if face == codes.CALLER and some_next_door(s, area):
            return w.caller
    return losses.leader_strength(s, side, face, area)


def some_in_scandinavia(s: State) -> bint:
    area: cint
    for area in range(codes.ENGLISH, codes.AREAS):
        if s.force[codes.VIKING * codes.PLACES + area]:
            return True
    return False


def some_next_door(s: State, area: cint) -> bint:
    other: cint
    for other in range(codes.ENGLISH):
        if s.rules.touching[area * codes.AREAS + other] and state.free_units(s, codes.SAXON, other):
            return True
    return False


# --- what a seat believes ---------------------------------------------------------------------------------------------


def guess_faces(s: State, seat: cint) -> void:
    """How likely each leader has each face: own and seen ones are known, the others as `leaders.deal_anew` says."""
    piece: cint
    face: cint
    hidden: cint = leaders.hidden_faces(s, 1 - seat)
    share: double = 1.0 / max(1, state.size_of(hidden))
    for piece in range(codes.PIECES):
        for face in range(codes.LEADERS):
            s.guess[piece * codes.LEADERS + face] = 0.0
            if side_of(piece) != seat and not leaders.is_open(s, piece):
                if hidden >> face & 1 and s.face[piece] != codes.UNKNOWN:
                    s.guess[piece * codes.LEADERS + face] = share
        if (side_of(piece) == seat or leaders.is_open(s, piece)) and s.face[piece] != codes.UNKNOWN:
            s.guess[piece * codes.LEADERS + s.face[piece]] = 1.0


def clear_aims(s: State) -> void:
    i: cint
    for i in range(codes.SLOTS * codes.TARGETS):
        s.aim[i] = 0.0


def guess_targets(s: State, seat: cint) -> void:
    """How likely each target lies on each slot: the Vikings know, to the others each possible filling is as likely."""
    slot: cint
    world: cint
    ways: cint = 0
    clear_aims(s)
    if seat == codes.VIKING or not some_hidden(s):
        for slot in range(codes.SLOTS):
            if s.marker[slot] != codes.EMPTY:
                s.aim[slot * codes.TARGETS + s.marker[slot]] = 1.0
        return
    for world in range(codes.WORLDS):
        if s.possible[world]:
            ways += 1
            for slot in range(codes.SLOTS):
                if s.marker[slot] != codes.EMPTY:
                    s.aim[slot * codes.TARGETS + targets.digit(world, slot) - 1] += 1.0
    for slot in range(codes.SLOTS * codes.TARGETS):
        s.aim[slot] /= ways


def some_hidden(s: State) -> bint:
    """Does some marker lie face down?"""
    return targets.is_hidden(s, 0) or targets.is_hidden(s, 1) or targets.is_hidden(s, 2)
