"""Why a seat may not do something: each action number leads to the condition of the book that speaks against it."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.battle import why_no_battle, why_no_reveal
    from cython.cimports.moonsaga.games.saga.rules.leaders import why_no_bringing, why_no_pick
    from cython.cimports.moonsaga.games.saga.rules.losses import why_no_losses, why_no_retreat, why_no_spoils
    from cython.cimports.moonsaga.games.saga.rules.moving import (
        why_no_boarding,
        why_no_draw,
        why_no_move,
        why_not_along,
    )
    from cython.cimports.moonsaga.games.saga.rules.rounds import why_no_bonus, why_no_entry, why_no_resolve, why_no_take
    from cython.cimports.moonsaga.games.saga.rules.saxons import (
        why_no_bonus_coin,
        why_no_building,
        why_no_fyrd,
        why_no_income_coin,
        why_no_income_recruit,
        why_no_tribute,
    )
    from cython.cimports.moonsaga.games.saga.rules.setup import why_no_deployment
    from cython.cimports.moonsaga.games.saga.rules.state import State
    from cython.cimports.moonsaga.games.saga.rules.targets import why_no_scouting
    from cython.cimports.moonsaga.games.saga.rules.vikings import (
        why_no_bonus_recruit,
        why_no_placing,
        why_no_plunder,
        why_no_recruiting,
        why_not_leaving,
    )
else:
    from moonsaga.games.saga.rules.battle import why_no_battle, why_no_reveal
    from moonsaga.games.saga.rules.leaders import why_no_bringing, why_no_pick
    from moonsaga.games.saga.rules.losses import why_no_losses, why_no_retreat, why_no_spoils
    from moonsaga.games.saga.rules.moving import why_no_boarding, why_no_draw, why_no_move, why_not_along
    from moonsaga.games.saga.rules.rounds import why_no_bonus, why_no_entry, why_no_resolve, why_no_take
    from moonsaga.games.saga.rules.saxons import (
        why_no_bonus_coin,
        why_no_building,
        why_no_fyrd,
        why_no_income_coin,
        why_no_income_recruit,
        why_no_tribute,
    )
    from moonsaga.games.saga.rules.setup import why_no_deployment
    from moonsaga.games.saga.rules.state import State
    from moonsaga.games.saga.rules.targets import why_no_scouting
    from moonsaga.games.saga.rules.vikings import (
        why_no_bonus_recruit,
        why_no_placing,
        why_no_plunder,
        why_no_recruiting,
        why_not_leaving,
    )

ALONG = cython.declare(cint, codes.ALONG)
AREAS = cython.declare(cint, codes.AREAS)
A_BATTLE = cython.declare(cint, codes.A_BATTLE)
A_BONUS_COIN = cython.declare(cint, codes.A_BONUS_COIN)
A_BONUS_DRAW = cython.declare(cint, codes.A_BONUS_DRAW)
A_BONUS_MOVE = cython.declare(cint, codes.A_BONUS_MOVE)
A_BONUS_RECRUIT = cython.declare(cint, codes.A_BONUS_RECRUIT)
A_BRING = cython.declare(cint, codes.A_BRING)
A_BUILD = cython.declare(cint, codes.A_BUILD)
A_DEPLOY = cython.declare(cint, codes.A_DEPLOY)
A_DRAW = cython.declare(cint, codes.A_DRAW)
A_FYRD = cython.declare(cint, codes.A_FYRD)
A_INCOME_COIN = cython.declare(cint, codes.A_INCOME_COIN)
A_INCOME_RECRUIT = cython.declare(cint, codes.A_INCOME_RECRUIT)
A_LOSE = cython.declare(cint, codes.A_LOSE)
A_MOVE = cython.declare(cint, codes.A_MOVE)
A_PASS = cython.declare(cint, codes.A_PASS)
A_PICK = cython.declare(cint, codes.A_PICK)
A_PLACE = cython.declare(cint, codes.A_PLACE)
A_PLUNDER = cython.declare(cint, codes.A_PLUNDER)
A_RECRUIT = cython.declare(cint, codes.A_RECRUIT)
A_RESOLVE = cython.declare(cint, codes.A_RESOLVE)
A_RETREAT = cython.declare(cint, codes.A_RETREAT)
A_REVEAL = cython.declare(cint, codes.A_REVEAL)
A_SCOUT = cython.declare(cint, codes.A_SCOUT)
A_STOP = cython.declare(cint, codes.A_STOP)
A_TAKE = cython.declare(cint, codes.A_TAKE)
A_TRIBUTE = cython.declare(cint, codes.A_TRIBUTE)
A_WITH = cython.declare(cint, codes.A_WITH)
BANISH = cython.declare(cint, codes.BANISH)
BOARD = cython.declare(cint, codes.BOARD)
BONUS_COIN = cython.declare(cint, codes.BONUS_COIN)
BONUS_MOVE = cython.declare(cint, codes.BONUS_MOVE)
BONUS_MOVE_OR_COIN = cython.declare(cint, codes.BONUS_MOVE_OR_COIN)
BONUS_WARRIOR = cython.declare(cint, codes.BONUS_WARRIOR)
BUILD = cython.declare(cint, codes.BUILD)
CHOOSE_BATTLE = cython.declare(cint, codes.CHOOSE_BATTLE)
CHOOSE_TILE = cython.declare(cint, codes.CHOOSE_TILE)
COUNTS = cython.declare(cint, codes.COUNTS)
DEPLOY = cython.declare(cint, codes.DEPLOY)
DRAFT = cython.declare(cint, codes.DRAFT)
FINE = cython.declare(cint, codes.FINE)
FYRD = cython.declare(cint, codes.FYRD)
HOME = cython.declare(cint, codes.HOME)
INCOME = cython.declare(cint, codes.INCOME)
IN_FYRD = cython.declare(cint, codes.IN_FYRD)
IN_INCOME = cython.declare(cint, codes.IN_INCOME)
IN_PLUNDER = cython.declare(cint, codes.IN_PLUNDER)
LAND = cython.declare(cint, codes.LAND)
LEAVE = cython.declare(cint, codes.LEAVE)
LOSSES = cython.declare(cint, codes.LOSSES)
MOVE = cython.declare(cint, codes.MOVE)
MUSTER = cython.declare(cint, codes.MUSTER)
NOTHING_TO_STOP = cython.declare(cint, codes.NOTHING_TO_STOP)
NOT_ON_TILE = cython.declare(cint, codes.NOT_ON_TILE)
OTHER_CHOSEN = cython.declare(cint, codes.OTHER_CHOSEN)
PLUNDER = cython.declare(cint, codes.PLUNDER)
RECRUIT = cython.declare(cint, codes.RECRUIT)
RETREAT = cython.declare(cint, codes.RETREAT)
REVEAL = cython.declare(cint, codes.REVEAL)
SAXON = cython.declare(cint, codes.SAXON)
SCOUT = cython.declare(cint, codes.SCOUT)
SLAY = cython.declare(cint, codes.SLAY)
SLOTS = cython.declare(cint, codes.SLOTS)
SPOILS = cython.declare(cint, codes.SPOILS)
SUMMON = cython.declare(cint, codes.SUMMON)
TILE = cython.declare(cint, codes.TILE)
TRIBUTE = cython.declare(cint, codes.TRIBUTE)
UNITS = cython.declare(cint, codes.UNITS)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_coin_bonus(s: State) -> cint:
    """Two kinds of bonus give a coin."""
    reason: cint = why_no_bonus(s, BONUS_COIN)
    return why_no_bonus(s, BONUS_MOVE_OR_COIN) if reason == NOT_ON_TILE else reason


@cython.cfunc
@cython.exceptval(check=False)
def why_no_move_bonus(s: State) -> cint:
    """A Move for the Vikings, one unit for the Anglo-Saxons."""
    reason: cint = why_no_bonus(s, BONUS_MOVE)
    return why_no_bonus(s, BONUS_MOVE_OR_COIN) if reason == NOT_ON_TILE else reason


@cython.cfunc
@cython.exceptval(check=False)
def first_of(reason: cint, other: cint) -> cint:
    return other if reason == FINE else reason


@cython.cfunc
@cython.exceptval(check=False)
def why_no_action(s: State, seat: cint, action: cint) -> cint:
    """The first thing that speaks against an action of a seat that is to act."""
    if action < A_BONUS_COIN:
        return why_no_choice(s, action)
    if action < A_WITH:
        return why_no_tile_action(s, action)
    if action < A_PLACE:
        if s.phase == ALONG:
            return why_not_along(s, action - A_WITH)
        return why_not_leaving(s, action - A_WITH) if s.phase == LEAVE else WRONG_MOMENT
    if action < A_BATTLE:
        if s.phase != MUSTER and s.phase != HOME:
            return WRONG_MOMENT
        return why_no_placing(s, (action - A_PLACE) // SLOTS, (action - A_PLACE) % SLOTS)
    return why_no_battle_action(s, seat, action)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_choice(s: State, action: cint) -> cint:
    """Leaders to their places, tiles from the line, the own tile to begin with."""
    if action < A_TAKE:
        return why_no_deployment(s, action - A_DEPLOY) if s.phase == DEPLOY else WRONG_MOMENT
    if action < A_RESOLVE:
        return why_no_take(s, action - A_TAKE) if s.phase == DRAFT else WRONG_MOMENT
    return why_no_resolve(s, action - A_RESOLVE) if s.phase == CHOOSE_TILE else WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_tile_action(s: State, action: cint) -> cint:
    """An action of the running tile, or one that goes on."""
    number: cint
    if action >= A_MOVE and action < A_DRAW and s.phase == BOARD:
        number = action - A_MOVE
        return why_no_boarding(s, number // COUNTS // AREAS, number // COUNTS % AREAS, number % COUNTS)
    if action >= A_PLUNDER and action < A_BUILD:
        if s.phase == IN_PLUNDER:
            return why_no_plunder(s, action - A_PLUNDER)
        if s.phase == SPOILS:
            return why_no_spoils(s, action - A_PLUNDER)
    if s.phase == IN_FYRD and action >= A_FYRD and action < A_INCOME_COIN:
        return why_no_fyrd(s, action - A_FYRD)
    if s.phase == IN_INCOME and action >= A_INCOME_COIN and action < A_TRIBUTE:
        return why_no_income_action(s, action)
    if s.phase != TILE:
        return why_not_now(s, action)
    if action < A_MOVE:
        return why_no_bonus_action(s, action)
    return why_no_main_action(s, action)


@cython.cfunc
@cython.exceptval(check=False)
def why_not_now(s: State, action: cint) -> cint:
    """While Income goes on, the other action of a tile with a stroke is not late but given up."""
    if s.phase == IN_INCOME and action >= A_BUILD and action < A_FYRD and why_no_entry(s, BUILD) == OTHER_CHOSEN:
        return OTHER_CHOSEN
    return WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_income_action(s: State, action: cint) -> cint:
    number: cint = action - A_INCOME_RECRUIT
    if number < 0:
        return why_no_income_coin(s, action - A_INCOME_COIN)
    return why_no_income_recruit(s, number // UNITS, number % UNITS)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_bonus_action(s: State, action: cint) -> cint:
    number: cint
    one: cint = 1 if s.seat == SAXON else 0
    if action < A_BONUS_RECRUIT:
        return first_of(why_no_coin_bonus(s), why_no_bonus_coin(s))
    if action < A_BONUS_MOVE:
        return first_of(why_no_bonus(s, BONUS_WARRIOR), why_no_bonus_recruit(s, action - A_BONUS_RECRUIT))
    if action < A_BONUS_DRAW:
        number = action - A_BONUS_MOVE
        return first_of(
            why_no_move_bonus(s),
            why_no_move(s, number // COUNTS // AREAS, number // COUNTS % AREAS, number % COUNTS, one),
        )
    return first_of(why_no_move_bonus(s), why_no_draw(s, action - A_BONUS_DRAW))


@cython.cfunc
@cython.exceptval(check=False)
def why_no_main_action(s: State, action: cint) -> cint:
    number: cint
    if action < A_DRAW:
        number = action - A_MOVE
        return first_of(
            why_no_entry(s, MOVE),
            why_no_move(s, number // COUNTS // AREAS, number // COUNTS % AREAS, number % COUNTS, 0),
        )
    if action < A_SCOUT:
        return first_of(why_no_entry(s, MOVE), why_no_draw(s, action - A_DRAW))
    if action < A_RECRUIT:
        return first_of(
            why_no_entry(s, SCOUT), why_no_scouting(s, (action - A_SCOUT) // SLOTS, (action - A_SCOUT) % SLOTS)
        )
    if action < A_PLUNDER:
        return first_of(why_no_entry(s, RECRUIT), why_no_recruiting(s, action - A_RECRUIT))
    if action < A_BUILD:
        return first_of(why_no_entry(s, PLUNDER), why_no_plunder(s, action - A_PLUNDER))
    if action < A_FYRD:
        return first_of(why_no_entry(s, BUILD), why_no_building(s, action - A_BUILD))
    if action < A_INCOME_COIN:
        return first_of(why_no_entry(s, FYRD), why_no_fyrd(s, action - A_FYRD))
    if action < A_TRIBUTE:
        return first_of(why_no_entry(s, INCOME), why_no_income_action(s, action))
    return first_of(why_no_entry(s, TRIBUTE), why_no_tribute(s, action - A_TRIBUTE))


@cython.cfunc
@cython.exceptval(check=False)
def why_no_battle_action(s: State, seat: cint, action: cint) -> cint:
    number: cint
    if action < A_REVEAL:
        return why_no_battle(s, action - A_BATTLE) if s.phase == CHOOSE_BATTLE else WRONG_MOMENT
    if action < A_BRING:
        return why_no_reveal(s, seat, action - A_REVEAL) if s.phase == REVEAL else WRONG_MOMENT
    if action < A_PICK:
        number = action - A_BRING
        if s.phase != SUMMON and s.phase != LAND:
            return WRONG_MOMENT
        return why_no_bringing(s, s.phase, number // UNITS, number % UNITS)
    if action < A_LOSE:
        return why_no_pick(s, s.phase, action - A_PICK) if s.phase == BANISH or s.phase == SLAY else WRONG_MOMENT
    if action < A_RETREAT:
        return why_no_losses(s, seat, action - A_LOSE) if s.phase == LOSSES else WRONG_MOMENT
    if action < A_STOP:
        return why_no_retreat(s, seat, action - A_RETREAT) if s.phase == RETREAT else WRONG_MOMENT
    if action == A_STOP:
        return FINE if may_stop(s) else NOTHING_TO_STOP
    if action == A_PASS:
        return FINE if s.phase == REVEAL else WRONG_MOMENT
    return FINE if s.phase == TILE else WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def may_stop(s: State) -> bint:
    """What goes on as long as one likes."""
    if s.phase == SLAY or s.phase == SPOILS:
        return True
    return s.phase == IN_FYRD or s.phase == IN_INCOME or s.phase == IN_PLUNDER
