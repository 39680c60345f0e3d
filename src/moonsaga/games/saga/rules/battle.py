"""Battles: their order, and the leaders that both sides reveal in turn (Battle phase; S27, S28)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.saga import actions
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import leaders, losses, state
from moonsaga.games.saga.rules.state import State

# --- the order of battles (S27) ---------------------------------------------------------------------------------------


def why_no_battle(s: State, area: cint) -> cint:
    """A battle is where units of both sides stand."""
    return codes.FINE if state.units(s, codes.VIKING, area) and state.units(s, codes.SAXON, area) else codes.NO_BATTLE


def next_battle(s: State) -> void:
    """The Viking chooses the next battle, if there are several; after the last one the round ends."""
    area: cint
    found: cint = codes.NOBODY
    battles: cint = 0
    for area in range(codes.ENGLISH):
        if why_no_battle(s, area) == codes.FINE:
            found = area
            battles += 1
    if battles == 0:
        s.phase = codes.ROUND_END
    elif battles == 1:
        begin_battle(s, found)
    else:
        s.seat = codes.VIKING
        s.phase = codes.CHOOSE_BATTLE


def list_battles(s: State, buffer: p_int, n: cint) -> cint:
    area: cint
    for area in range(codes.ENGLISH):
        if why_no_battle(s, area) == codes.FINE:
            buffer[n] = actions.battle(area)
            n += 1
    return n


def begin_battle(s: State, area: cint) -> void:
    """The Vikings reveal first."""
    s.field = area
    s.passed = 0
    s.victor = codes.NOBODY
    s.present = state.leaders_at(s, codes.VIKING, area) | state.leaders_at(s, codes.SAXON, area) << codes.LEADERS
    s.seat = codes.SAXON
    s.phase = codes.NEXT_REVEAL
    state.tell(s, codes.EV_BATTLE_BEGAN, codes.NOBODY, area, 0, 0)


# --- revealing leaders (S28) ------------------------------------------------------------------------------------------


def why_no_reveal(s: State, side: cint, piece: cint) -> cint:
    """Own leaders in this battle that are still hidden; one who came in by an ability counts, if the ruling says so."""
    if s.place[side * codes.LEADERS + piece] != s.field:
        return codes.NOT_HERE
    if s.shown[side * codes.LEADERS + piece]:
        return codes.ALREADY_SHOWN
    if not s.rules.late_reveal and not s.present >> (side * codes.LEADERS + piece) & 1:
        return codes.CAME_LATE
    return codes.FINE


def can_reveal(s: State, side: cint) -> bint:
    """Passing is final for the battle; whoever has nobody to reveal passes without being asked."""
    piece: cint
    if s.passed >> side & 1:
        return False
    for piece in range(codes.LEADERS):
        if why_no_reveal(s, side, piece) == codes.FINE:
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


def list_reveals(s: State, buffer: p_int, n: cint) -> cint:
    piece: cint
    for piece in range(codes.LEADERS):
        if why_no_reveal(s, s.seat, piece) == codes.FINE:
            buffer[n] = actions.reveal(piece)
            n += 1
    return n


def reveal(s: State, piece: cint) -> void:
    """Everybody sees the face, and the ability is used."""
    s.shown[s.seat * codes.LEADERS + piece] = 1
    s.seen[s.seat * codes.LEADERS + piece] = 1
    s.learned += 1
    state.tell(s, codes.EV_REVEALED, s.seat, piece, s.face[s.seat * codes.LEADERS + piece], 0)
    leaders.use_ability(s, s.seat, piece)


def pass_reveals(s: State) -> void:
    s.passed |= 1 << s.seat
    state.tell(s, codes.EV_PASSED, s.seat, 0, 0, 0)
    s.phase = codes.NEXT_REVEAL
