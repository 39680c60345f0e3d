"""What a seat may do now, phase by phase."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.battle import list_battles, list_reveals
    from cython.cimports.moonsaga.games.saga.rules.leaders import list_bringing, list_picks
    from cython.cimports.moonsaga.games.saga.rules.losses import list_losses, list_retreats, list_spoils, owes_losses
    from cython.cimports.moonsaga.games.saga.rules.moving import list_along, list_boarding, list_drawing, list_moves
    from cython.cimports.moonsaga.games.saga.rules.reasons import why_no_coin_bonus, why_no_move_bonus
    from cython.cimports.moonsaga.games.saga.rules.rounds import list_own_tiles, list_tiles, why_no_bonus, why_no_entry
    from cython.cimports.moonsaga.games.saga.rules.saxons import (
        list_building,
        list_fyrd,
        list_income,
        list_tribute,
        why_no_bonus_coin,
    )
    from cython.cimports.moonsaga.games.saga.rules.setup import list_deployments
    from cython.cimports.moonsaga.games.saga.rules.state import State
    from cython.cimports.moonsaga.games.saga.rules.targets import list_scouting
    from cython.cimports.moonsaga.games.saga.rules.vikings import (
        list_bonus_recruits,
        list_leaving,
        list_placing,
        list_plunder,
        list_recruiting,
    )
else:
    from moonsaga.games.saga.rules.battle import list_battles, list_reveals
    from moonsaga.games.saga.rules.leaders import list_bringing, list_picks
    from moonsaga.games.saga.rules.losses import list_losses, list_retreats, list_spoils, owes_losses
    from moonsaga.games.saga.rules.moving import list_along, list_boarding, list_drawing, list_moves
    from moonsaga.games.saga.rules.reasons import why_no_coin_bonus, why_no_move_bonus
    from moonsaga.games.saga.rules.rounds import list_own_tiles, list_tiles, why_no_bonus, why_no_entry
    from moonsaga.games.saga.rules.saxons import list_building, list_fyrd, list_income, list_tribute, why_no_bonus_coin
    from moonsaga.games.saga.rules.setup import list_deployments
    from moonsaga.games.saga.rules.state import State
    from moonsaga.games.saga.rules.targets import list_scouting
    from moonsaga.games.saga.rules.vikings import (
        list_bonus_recruits,
        list_leaving,
        list_placing,
        list_plunder,
        list_recruiting,
    )

ALONG = cython.declare(cint, codes.ALONG)
A_BONUS_COIN = cython.declare(cint, codes.A_BONUS_COIN)
A_BONUS_DRAW = cython.declare(cint, codes.A_BONUS_DRAW)
A_BONUS_MOVE = cython.declare(cint, codes.A_BONUS_MOVE)
A_DONE = cython.declare(cint, codes.A_DONE)
A_DRAW = cython.declare(cint, codes.A_DRAW)
A_MOVE = cython.declare(cint, codes.A_MOVE)
A_PASS = cython.declare(cint, codes.A_PASS)
A_STOP = cython.declare(cint, codes.A_STOP)
BANISH = cython.declare(cint, codes.BANISH)
BOARD = cython.declare(cint, codes.BOARD)
BONUS_WARRIOR = cython.declare(cint, codes.BONUS_WARRIOR)
BUILD = cython.declare(cint, codes.BUILD)
CHOOSE_BATTLE = cython.declare(cint, codes.CHOOSE_BATTLE)
CHOOSE_TILE = cython.declare(cint, codes.CHOOSE_TILE)
DEPLOY = cython.declare(cint, codes.DEPLOY)
DRAFT = cython.declare(cint, codes.DRAFT)
DRAW_TARGET = cython.declare(cint, codes.DRAW_TARGET)
FINE = cython.declare(cint, codes.FINE)
FYRD = cython.declare(cint, codes.FYRD)
INCOME = cython.declare(cint, codes.INCOME)
IN_FYRD = cython.declare(cint, codes.IN_FYRD)
IN_INCOME = cython.declare(cint, codes.IN_INCOME)
IN_PLUNDER = cython.declare(cint, codes.IN_PLUNDER)
LAND = cython.declare(cint, codes.LAND)
LEAVE = cython.declare(cint, codes.LEAVE)
LOSSES = cython.declare(cint, codes.LOSSES)
MOVE = cython.declare(cint, codes.MOVE)
OVER = cython.declare(cint, codes.OVER)
PLUNDER = cython.declare(cint, codes.PLUNDER)
RECRUIT = cython.declare(cint, codes.RECRUIT)
RETREAT = cython.declare(cint, codes.RETREAT)
REVEAL = cython.declare(cint, codes.REVEAL)
SAXON = cython.declare(cint, codes.SAXON)
SCOUT = cython.declare(cint, codes.SCOUT)
SLAY = cython.declare(cint, codes.SLAY)
SPOILS = cython.declare(cint, codes.SPOILS)
SUMMON = cython.declare(cint, codes.SUMMON)
TILE = cython.declare(cint, codes.TILE)
TRIBUTE = cython.declare(cint, codes.TRIBUTE)
VIKING = cython.declare(cint, codes.VIKING)
VIKING_LEADER = cython.declare(cint, codes.VIKING_LEADER)


@cython.cfunc
@cython.exceptval(check=False)
def acting(s: State) -> cint:
    """The first seat that owes a decision, -1 for Nature, -2 when the game is over."""
    if s.phase <= VIKING_LEADER or s.phase == DRAW_TARGET:
        return -1
    if s.phase == OVER:
        return -2
    if s.phase == LOSSES:
        return VIKING if owes_losses(s, VIKING) else SAXON
    return s.seat


@cython.cfunc
@cython.exceptval(check=False)
def list_choices(s: State, seat: cint, buffer: p_int) -> cint:
    """All legal actions of a seat that is to act."""
    if s.phase == TILE:
        return list_of_tile(s, buffer)
    if s.phase >= CHOOSE_BATTLE:
        return list_in_battle(s, seat, buffer)
    if s.phase == DEPLOY:
        return list_deployments(s, buffer, 0)
    if s.phase == DRAFT:
        return list_tiles(s, buffer, 0)
    if s.phase == CHOOSE_TILE:
        return list_own_tiles(s, buffer, 0)
    if s.phase == BOARD:
        return list_boarding(s, buffer, 0)
    if s.phase == ALONG:
        return list_along(s, buffer, 0)
    if s.phase == LEAVE:
        return list_leaving(s, buffer, 0)
    if s.phase == IN_FYRD:
        return end_list(list_fyrd(s, buffer, 0), buffer, A_STOP)
    if s.phase == IN_INCOME:
        return end_list(list_income(s, buffer, 0), buffer, A_STOP)
    if s.phase == IN_PLUNDER:
        return end_list(list_plunder(s, buffer, 0), buffer, A_STOP)
    return list_placing(s, buffer, 0)


@cython.cfunc
@cython.exceptval(check=False)
def list_in_battle(s: State, seat: cint, buffer: p_int) -> cint:
    """From the order of battles to the way home."""
    if s.phase == CHOOSE_BATTLE:
        return list_battles(s, buffer, 0)
    if s.phase == REVEAL:
        return end_list(list_reveals(s, buffer, 0), buffer, A_PASS)
    if s.phase == SUMMON or s.phase == LAND:
        return list_bringing(s, buffer, 0)
    if s.phase == BANISH:
        return list_picks(s, buffer, 0)
    if s.phase == SLAY:
        return end_list(list_picks(s, buffer, 0), buffer, A_STOP)
    if s.phase == LOSSES:
        return list_losses(s, seat, buffer, 0)
    if s.phase == RETREAT:
        return list_retreats(s, buffer, 0)
    if s.phase == SPOILS:
        return end_list(list_spoils(s, buffer, 0), buffer, A_STOP)
    return list_placing(s, buffer, 0)


@cython.cfunc
@cython.exceptval(check=False)
def end_list(n: cint, buffer: p_int, action: cint) -> cint:
    """The choices, and to leave it at that."""
    buffer[n] = action
    return n + 1


@cython.cfunc
@cython.exceptval(check=False)
def list_of_tile(s: State, buffer: p_int) -> cint:
    """The bonus, then the actions of the tile, then to be done with it."""
    n: cint = list_bonus(s, buffer, 0)
    if why_no_entry(s, MOVE) == FINE:
        n = list_moves(s, A_MOVE, 0, buffer, n)
        n = list_drawing(s, A_DRAW, buffer, n)
    if s.seat == VIKING:
        if why_no_entry(s, SCOUT) == FINE:
            n = list_scouting(s, buffer, n)
        if why_no_entry(s, RECRUIT) == FINE:
            n = list_recruiting(s, buffer, n)
        if why_no_entry(s, PLUNDER) == FINE:
            n = list_plunder(s, buffer, n)
    else:
        if why_no_entry(s, BUILD) == FINE:
            n = list_building(s, buffer, n)
        if why_no_entry(s, FYRD) == FINE:
            n = list_fyrd(s, buffer, n)
        if why_no_entry(s, INCOME) == FINE:
            n = list_income(s, buffer, n)
        if why_no_entry(s, TRIBUTE) == FINE:
            n = list_tribute(s, buffer, n)
    return end_list(n, buffer, A_DONE)


@cython.cfunc
@cython.exceptval(check=False)
def list_bonus(s: State, buffer: p_int, n: cint) -> cint:
    one: cint = 1 if s.seat == SAXON else 0
    if why_no_coin_bonus(s) == FINE and why_no_bonus_coin(s) == FINE:
        n = end_list(n, buffer, A_BONUS_COIN)
    if why_no_bonus(s, BONUS_WARRIOR) == FINE:
        n = list_bonus_recruits(s, buffer, n)
    if why_no_move_bonus(s) == FINE:
        n = list_moves(s, A_BONUS_MOVE, one, buffer, n)
        n = list_drawing(s, A_BONUS_DRAW, buffer, n)
    return n
