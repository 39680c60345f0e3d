"""The end of a round in its order, and the end of the game (End of the round, Victory; S43 to S49)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.saga import events
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import state, values, vikings
from moonsaga.games.saga.rules.state import State

# --- 1. victory -------------------------------------------------------------------------------------------------------


def saxon_victory(s: State) -> cint:
    """The round marker on the burh marker's space or to its left, or no Viking in England (Victory)."""
    if state.round_marker(s) <= state.burh_marker(s):
        return codes.BY_TRACK
    return codes.RUNNING if state.in_england(s, codes.VIKING) else codes.NO_VIKINGS


def viking_victory(s: State) -> cint:
    """Five areas, eight coins, or no Anglo-Saxon in England (Victory; S45, S46, S54)."""
    if areas_held(s, codes.VIKING) >= values.AREAS_TO_WIN:
        return codes.BY_AREAS
    if s.coins[codes.VIKING] >= values.COINS_TO_WIN:
        return codes.BY_COINS
    return codes.RUNNING if state.in_england(s, codes.SAXON) else codes.NO_SAXONS


def areas_held(s: State, side: cint) -> cint:
    """How many English areas a side controls."""
    held: cint = 0
    area: cint
    for area in range(codes.ENGLISH):
        if state.controls(s, side, area):
            held += 1
    return held


def is_won(s: State) -> bint:
    """Where both sides have reached what they need, the Anglo-Saxons win (S44)."""
    saxon: cint = saxon_victory(s)
    viking: cint = viking_victory(s)
    if saxon == codes.RUNNING and viking == codes.RUNNING:
        return False
    s.winner = codes.VIKING if saxon == codes.RUNNING else codes.SAXON
    s.ended = codes.BOTH if saxon != codes.RUNNING and viking != codes.RUNNING else saxon + viking
    s.phase = codes.OVER
    s.seat = codes.NOBODY
    events.ended(s, s.winner, s.ended)
    return True


# --- 2. to 6. ---------------------------------------------------------------------------------------------------------


def end_round(s: State) -> void:
    """Victory is checked before the round marker moves and before coins are paid, and only then (S43)."""
    if is_won(s):
        return
    s.round += 1
    events.track_moved(s, state.round_marker(s))
    pay_inland_coins(s)
    bring_home(s)


def pay_inland_coins(s: State) -> void:
    """One coin for each inland area that the Vikings control, as long as there are coins (End of the round, 3; S47)."""
    area: cint
    for area in range(codes.COASTAL, codes.ENGLISH):
        if state.controls(s, codes.VIKING, area) and s.bank:
            state.gain(s, codes.VIKING, 1)
            events.inland_coin(s, codes.VIKING, area)


def bring_home(s: State) -> void:
    """The Viking spreads those on the Drakkar over Scandinavia, then a new round begins (End of the round, 4 to 6)."""
    if state.units(s, codes.VIKING, codes.DRAKKAR):
        s.seat = codes.VIKING
        s.phase = codes.HOME
    else:
        s.seat = codes.NOBODY
        s.phase = codes.NEW_ROUND


def offer_place(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    return vikings.list_placing(s, codes.DRAKKAR, buffer, n)


def why_not_place(s: State, seat: cint, unit: cint, slot: cint) -> cint:
    """Spread evenly, like recruits."""
    return vikings.why_no_placing(s, codes.DRAKKAR, unit, slot)


def do_place(s: State, seat: cint, unit: cint, slot: cint) -> void:
    """From the Drakkar (End of the round, 4)."""
    state.shift_unit(s, codes.VIKING, unit, codes.DRAKKAR, codes.ENGLISH + slot)
    events.came_home(s, codes.VIKING, codes.ENGLISH + slot, unit)
    bring_home(s)
