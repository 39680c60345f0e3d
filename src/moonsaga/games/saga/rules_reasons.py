"""Why a seat may not do something: each action number leads to the condition of the book that speaks against it."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.saga import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules_battle import why_no_battle, why_no_reveal
    from cython.cimports.moonsaga.games.saga.rules_leaders import why_no_bringing, why_no_pick
    from cython.cimports.moonsaga.games.saga.rules_losses import why_no_losses, why_no_retreat, why_no_spoils
    from cython.cimports.moonsaga.games.saga.rules_moving import (
        why_no_boarding,
        why_no_draw,
        why_no_move,
        why_not_along,
    )
    from cython.cimports.moonsaga.games.saga.rules_round import why_no_bonus, why_no_entry, why_no_resolve, why_no_take
    from cython.cimports.moonsaga.games.saga.rules_saxons import (
        why_no_bonus_coin,
        why_no_building,
        why_no_fyrd,
        why_no_income_coin,
        why_no_income_recruit,
        why_no_tribute,
    )
    from cython.cimports.moonsaga.games.saga.rules_setup import why_no_deployment
    from cython.cimports.moonsaga.games.saga.rules_targets import why_no_scouting
    from cython.cimports.moonsaga.games.saga.rules_vikings import (
        why_no_bonus_recruit,
        why_no_placing,
        why_no_plunder,
        why_no_recruiting,
        why_not_leaving,
    )
    from cython.cimports.moonsaga.games.saga.state import State
else:
    from moonsaga.games.saga.rules_battle import why_no_battle, why_no_reveal
    from moonsaga.games.saga.rules_leaders import why_no_bringing, why_no_pick
    from moonsaga.games.saga.rules_losses import why_no_losses, why_no_retreat, why_no_spoils
    from moonsaga.games.saga.rules_moving import why_no_boarding, why_no_draw, why_no_move, why_not_along
    from moonsaga.games.saga.rules_round import why_no_bonus, why_no_entry, why_no_resolve, why_no_take
    from moonsaga.games.saga.rules_saxons import (
        why_no_bonus_coin,
        why_no_building,
        why_no_fyrd,
        why_no_income_coin,
        why_no_income_recruit,
        why_no_tribute,
    )
    from moonsaga.games.saga.rules_setup import why_no_deployment
    from moonsaga.games.saga.rules_targets import why_no_scouting
    from moonsaga.games.saga.rules_vikings import (
        why_no_bonus_recruit,
        why_no_placing,
        why_no_plunder,
        why_no_recruiting,
        why_not_leaving,
    )
    from moonsaga.games.saga.state import State

ALONG = cython.declare(cint, numbers.ALONG)
AREAS = cython.declare(cint, numbers.AREAS)
A_BATTLE = cython.declare(cint, numbers.A_BATTLE)
A_BONUS_COIN = cython.declare(cint, numbers.A_BONUS_COIN)
A_BONUS_DRAW = cython.declare(cint, numbers.A_BONUS_DRAW)
A_BONUS_MOVE = cython.declare(cint, numbers.A_BONUS_MOVE)
A_BONUS_RECRUIT = cython.declare(cint, numbers.A_BONUS_RECRUIT)
A_BRING = cython.declare(cint, numbers.A_BRING)
A_BUILD = cython.declare(cint, numbers.A_BUILD)
A_DEPLOY = cython.declare(cint, numbers.A_DEPLOY)
A_DRAW = cython.declare(cint, numbers.A_DRAW)
A_FYRD = cython.declare(cint, numbers.A_FYRD)
A_INCOME_COIN = cython.declare(cint, numbers.A_INCOME_COIN)
A_INCOME_RECRUIT = cython.declare(cint, numbers.A_INCOME_RECRUIT)
A_LOSE = cython.declare(cint, numbers.A_LOSE)
A_MOVE = cython.declare(cint, numbers.A_MOVE)
A_PASS = cython.declare(cint, numbers.A_PASS)
A_PICK = cython.declare(cint, numbers.A_PICK)
A_PLACE = cython.declare(cint, numbers.A_PLACE)
A_PLUNDER = cython.declare(cint, numbers.A_PLUNDER)
A_RECRUIT = cython.declare(cint, numbers.A_RECRUIT)
A_RESOLVE = cython.declare(cint, numbers.A_RESOLVE)
A_RETREAT = cython.declare(cint, numbers.A_RETREAT)
A_REVEAL = cython.declare(cint, numbers.A_REVEAL)
A_SCOUT = cython.declare(cint, numbers.A_SCOUT)
A_STOP = cython.declare(cint, numbers.A_STOP)
A_TAKE = cython.declare(cint, numbers.A_TAKE)
A_TRIBUTE = cython.declare(cint, numbers.A_TRIBUTE)
A_WITH = cython.declare(cint, numbers.A_WITH)
BANISH = cython.declare(cint, numbers.BANISH)
BOARD = cython.declare(cint, numbers.BOARD)
BONUS_COIN = cython.declare(cint, numbers.BONUS_COIN)
BONUS_MOVE = cython.declare(cint, numbers.BONUS_MOVE)
BONUS_MOVE_OR_COIN = cython.declare(cint, numbers.BONUS_MOVE_OR_COIN)
BONUS_WARRIOR = cython.declare(cint, numbers.BONUS_WARRIOR)
BUILD = cython.declare(cint, numbers.BUILD)
CHOOSE_BATTLE = cython.declare(cint, numbers.CHOOSE_BATTLE)
CHOOSE_TILE = cython.declare(cint, numbers.CHOOSE_TILE)
COUNTS = cython.declare(cint, numbers.COUNTS)
DEPLOY = cython.declare(cint, numbers.DEPLOY)
DRAFT = cython.declare(cint, numbers.DRAFT)
FINE = cython.declare(cint, numbers.FINE)
FYRD = cython.declare(cint, numbers.FYRD)
HOME = cython.declare(cint, numbers.HOME)
INCOME = cython.declare(cint, numbers.INCOME)
IN_FYRD = cython.declare(cint, numbers.IN_FYRD)
IN_INCOME = cython.declare(cint, numbers.IN_INCOME)
IN_PLUNDER = cython.declare(cint, numbers.IN_PLUNDER)
LAND = cython.declare(cint, numbers.LAND)
LEAVE = cython.declare(cint, numbers.LEAVE)
LOSSES = cython.declare(cint, numbers.LOSSES)
MOVE = cython.declare(cint, numbers.MOVE)
MUSTER = cython.declare(cint, numbers.MUSTER)
NOTHING_TO_STOP = cython.declare(cint, numbers.NOTHING_TO_STOP)
NOT_ON_TILE = cython.declare(cint, numbers.NOT_ON_TILE)
OTHER_CHOSEN = cython.declare(cint, numbers.OTHER_CHOSEN)
PLUNDER = cython.declare(cint, numbers.PLUNDER)
RECRUIT = cython.declare(cint, numbers.RECRUIT)
RETREAT = cython.declare(cint, numbers.RETREAT)
REVEAL = cython.declare(cint, numbers.REVEAL)
SAXON = cython.declare(cint, numbers.SAXON)
SCOUT = cython.declare(cint, numbers.SCOUT)
SLAY = cython.declare(cint, numbers.SLAY)
SLOTS = cython.declare(cint, numbers.SLOTS)
SPOILS = cython.declare(cint, numbers.SPOILS)
SUMMON = cython.declare(cint, numbers.SUMMON)
TILE = cython.declare(cint, numbers.TILE)
TRIBUTE = cython.declare(cint, numbers.TRIBUTE)
UNITS = cython.declare(cint, numbers.UNITS)
WRONG_MOMENT = cython.declare(cint, numbers.WRONG_MOMENT)


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
