"""Battles: their order, and the leaders that both sides reveal in turn (Battle phase; S27, S28)."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.saga import events
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import leaders, losses, state
from moonsaga.games.saga.rules.state import State

# --- the order of battles (S27) ---------------------------------------------------------------------------------------


def why_not_battle(s: State, seat: cint, area: cint) -> cint:
    """A battle is where units of both sides stand."""
    return codes.FINE if state.units(s, codes.VIKING, area) and state.units(s, codes.SAXON, area) else codes.NO_BATTLE


def do_battle(s: State, seat: cint, area: cint) -> void:
    begin_battle(s, area)


def next_battle(s: State) -> void:
    """The Viking chooses the next battle, if there are several; after the last one the round ends."""
    area: cint
    found: cint = codes.NOBODY
    battles: cint = 0
    for area in range(codes.ENGLISH):
        if why_not_battle(s, codes.VIKING, area) == codes.FINE:
            found = area
            battles += 1
    if battles == 0:
        s.phase = codes.ROUND_END
    elif battles == 1:
        begin_battle(s, found)
    else:
        s.seat = codes.VIKING
        s.phase = codes.CHOOSE_BATTLE


def begin_battle(s: State, area: cint) -> void:
    """The Vikings reveal first."""
    s.field = area
    s.passed = 0
    s.victor = codes.NOBODY
    s.present = state.leaders_at(s, codes.VIKING, area) | state.leaders_at(s, codes.SAXON, area) << codes.LEADERS
    s.seat = codes.SAXON
    s.phase = codes.NEXT_REVEAL
    events.battle_began(s, area)


# --- revealing leaders (S28) ------------------------------------------------------------------------------------------


def why_not_reveal(s: State, side: cint, piece: cint) -> cint:
    """Own leaders in this battle that are still hidden; one who came in by an ability counts, if the ruling says so."""
    if s.place[side * codes.LEADERS + piece] != s.field:
        return codes.NOT_HERE
    if s.shown[side * codes.LEADERS + piece]:
        return codes.ALREADY_SHOWN
    if not s.rules.late_reveal and not s.present >> (side * codes.LEADERS + piece) & 1:
        return codes.CAME_LATE
    return codes.FINE


def do_reveal(s: State, seat: cint, piece: cint) -> void:
    """Everybody sees the face, and the ability is used."""
    s.shown[s.seat * codes.LEADERS + piece] = 1
    s.seen[s.seat * codes.LEADERS + piece] = 1
    s.learned += 1
    events.revealed(s, s.seat, piece, s.face[s.seat * codes.LEADERS + piece])
    leaders.use_ability(s, s.seat, piece)


def can_reveal(s: State, side: cint) -> bint:
    """Passing is final for the battle; a side with nobody to reveal passes without being asked."""
    piece: cint
    if s.passed >> side & 1:
        return False
    for piece in range(codes.LEADERS):
        if why_not_reveal(s, side, piece) == codes.FINE:
            return True
    return False


def next_reveal(s: State) -> void:
    """The other side's turn, or again the same side's if the other can do nothing; then strengths are compared."""
    if can_reveal(s, 1 - s.seat):
        s.seat = 1 - s.seat
        s.phase = codes.REVEAL
    elif can_reveal(s, s.seat):
        s.phase = codes.REVEAL
    else:
        losses.compare(s)


def why_not_pass(s: State, seat: cint) -> cint:
    return codes.FINE


def do_pass(s: State, seat: cint) -> void:
    s.passed |= 1 << s.seat
    events.passed(s, s.seat)
    s.phase = codes.NEXT_REVEAL
