"""The end of a round in its order, and the end of the game (End of the round, Victory; S43 to S49)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.state import (
        State,
        burh_marker,
        controls,
        gain,
        in_england,
        round_marker,
        tell,
        units,
    )
    from cython.cimports.moonsaga.games.saga.rules.vikings import place_returning
else:
    from moonsaga.games.saga.rules.state import (
        State,
        burh_marker,
        controls,
        gain,
        in_england,
        round_marker,
        tell,
        units,
    )
    from moonsaga.games.saga.rules.vikings import place_returning

VIKING = cython.declare(cint, codes.VIKING)
SAXON = cython.declare(cint, codes.SAXON)
NOBODY = cython.declare(cint, codes.NOBODY)
ENGLISH = cython.declare(cint, codes.ENGLISH)
COASTAL = cython.declare(cint, codes.COASTAL)
DRAKKAR = cython.declare(cint, codes.DRAKKAR)
HOME = cython.declare(cint, codes.HOME)
OVER = cython.declare(cint, codes.OVER)
NEW_ROUND = cython.declare(cint, codes.NEW_ROUND)
RUNNING = cython.declare(cint, codes.RUNNING)
BY_TRACK = cython.declare(cint, codes.BY_TRACK)
NO_VIKINGS = cython.declare(cint, codes.NO_VIKINGS)
BY_AREAS = cython.declare(cint, codes.BY_AREAS)
BY_COINS = cython.declare(cint, codes.BY_COINS)
NO_SAXONS = cython.declare(cint, codes.NO_SAXONS)
BOTH = cython.declare(cint, codes.BOTH)
EV_INLAND_COIN = cython.declare(cint, codes.EV_INLAND_COIN)
EV_TRACK_MOVED = cython.declare(cint, codes.EV_TRACK_MOVED)
EV_ENDED = cython.declare(cint, codes.EV_ENDED)
AREAS_TO_WIN = cython.declare(cint, codes.BOX.victory.areas)
COINS_TO_WIN = cython.declare(cint, codes.BOX.victory.coins)


# --- 1. victory -------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def saxon_victory(s: State) -> cint:
    """The round marker on the burh marker's space or to its left, or no Viking in England (Victory)."""
    if round_marker(s) <= burh_marker(s):
        return BY_TRACK
    return RUNNING if in_england(s, VIKING) else NO_VIKINGS


@cython.cfunc
@cython.exceptval(check=False)
def viking_victory(s: State) -> cint:
    """Five areas, eight coins, or no Anglo-Saxon in England (Victory; S45, S46, S54)."""
    if areas_held(s, VIKING) >= AREAS_TO_WIN:
        return BY_AREAS
    if s.coins[VIKING] >= COINS_TO_WIN:
        return BY_COINS
    return RUNNING if in_england(s, SAXON) else NO_SAXONS


@cython.cfunc
@cython.exceptval(check=False)
def areas_held(s: State, side: cint) -> cint:
    """How many English areas a side controls."""
    held: cint = 0
    area: cint
    for area in range(ENGLISH):
        if controls(s, side, area):
            held += 1
    return held


@cython.cfunc
@cython.exceptval(check=False)
def is_won(s: State) -> bint:
    """Where both sides have reached what they need, the Anglo-Saxons win (S44)."""
    saxon: cint = saxon_victory(s)
    viking: cint = viking_victory(s)
    if saxon == RUNNING and viking == RUNNING:
        return False
    s.winner = VIKING if saxon == RUNNING else SAXON
    s.ended = BOTH if saxon != RUNNING and viking != RUNNING else saxon + viking
    s.phase = OVER
    s.seat = NOBODY
    tell(s, EV_ENDED, s.winner, s.ended, 0, 0)
    return True


# --- 2. to 6. ---------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def end_round(s: State) -> cython.void:
    """Victory is checked before the round marker moves and before coins are paid, and only then (S43)."""
    if is_won(s):
        return
    s.round += 1
    tell(s, EV_TRACK_MOVED, NOBODY, round_marker(s), 0, 0)
    pay_inland_coins(s)
    bring_home(s)


@cython.cfunc
@cython.exceptval(check=False)
def pay_inland_coins(s: State) -> cython.void:
    """One coin for each inland area that the Vikings control, as long as there are coins (End of the round, 3; S47)."""
    area: cint
    for area in range(COASTAL, ENGLISH):
        if controls(s, VIKING, area) and s.bank:
            gain(s, VIKING, 1)
            tell(s, EV_INLAND_COIN, VIKING, area, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def bring_home(s: State) -> cython.void:
    """The Viking spreads those on the Drakkar over Scandinavia, then a new round begins (End of the round, 4 to 6)."""
    if units(s, VIKING, DRAKKAR):
        s.seat = VIKING
        s.phase = HOME
    else:
        s.seat = NOBODY
        s.phase = NEW_ROUND


@cython.cfunc
@cython.exceptval(check=False)
def come_home(s: State, unit: cint, slot: cint) -> cython.void:
    place_returning(s, unit, slot)
    bring_home(s)
