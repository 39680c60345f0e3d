"""Why a seat may not do something: each action number leads to the condition of the book that speaks against it."""

from __future__ import annotations

from cython import bint
from cython import int as cint

from moonsaga.games.saga import actions
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import battle, leaders, losses, moving, rounds, saxons, setup, targets, vikings
from moonsaga.games.saga.rules.state import State


def why_no_coin_bonus(s: State) -> cint:
    """Two kinds of bonus give a coin."""
    reason: cint = rounds.why_no_bonus(s, codes.BONUS_COIN)
    return rounds.why_no_bonus(s, codes.BONUS_MOVE_OR_COIN) if reason == codes.NOT_ON_TILE else reason


def why_no_move_bonus(s: State) -> cint:
    """A Move for the Vikings, one unit for the Anglo-Saxons."""
    reason: cint = rounds.why_no_bonus(s, codes.BONUS_MOVE)
    return rounds.why_no_bonus(s, codes.BONUS_MOVE_OR_COIN) if reason == codes.NOT_ON_TILE else reason


def first_of(reason: cint, other: cint) -> cint:
    return other if reason == codes.FINE else reason


def why_no_action(s: State, seat: cint, action: cint) -> cint:
    """The first thing that speaks against an action of a seat that is to act."""
    if action < actions.A_BONUS_COIN:
        return why_no_choice(s, action)
    if action < actions.A_WITH:
        return why_no_tile_action(s, action)
    if action < actions.A_PLACE:
        if s.phase == codes.ALONG:
            return moving.why_not_along(s, action - actions.A_WITH)
        return vikings.why_not_leaving(s, action - actions.A_WITH) if s.phase == codes.LEAVE else codes.WRONG_MOMENT
    if action < actions.A_BATTLE:
        if s.phase != codes.MUSTER and s.phase != codes.HOME:
            return codes.WRONG_MOMENT
        return vikings.why_no_placing(
            s, (action - actions.A_PLACE) // codes.SLOTS, (action - actions.A_PLACE) % codes.SLOTS
        )
    return why_no_battle_action(s, seat, action)


def why_no_choice(s: State, action: cint) -> cint:
    """Leaders to their places, tiles from the line, the own tile to begin with."""
    if action < actions.A_TAKE:
        return setup.why_no_deployment(s, action - actions.A_DEPLOY) if s.phase == codes.DEPLOY else codes.WRONG_MOMENT
    if action < actions.A_RESOLVE:
        return rounds.why_no_take(s, action - actions.A_TAKE) if s.phase == codes.DRAFT else codes.WRONG_MOMENT
    return rounds.why_no_resolve(s, action - actions.A_RESOLVE) if s.phase == codes.CHOOSE_TILE else codes.WRONG_MOMENT


def why_no_tile_action(s: State, action: cint) -> cint:
    """An action of the running tile, or one that goes on."""
    number: cint
    if action >= actions.A_MOVE and action < actions.A_DRAW and s.phase == codes.BOARD:
        number = action - actions.A_MOVE
        return moving.why_no_boarding(
            s, number // codes.COUNTS // codes.AREAS, number // codes.COUNTS % codes.AREAS, number % codes.COUNTS
        )
    if action >= actions.A_PLUNDER and action < actions.A_BUILD:
        if s.phase == codes.IN_PLUNDER:
            return vikings.why_no_plunder(s, action - actions.A_PLUNDER)
        if s.phase == codes.SPOILS:
            return losses.why_no_spoils(s, action - actions.A_PLUNDER)
    if s.phase == codes.IN_FYRD and action >= actions.A_FYRD and action < actions.A_INCOME_COIN:
        return saxons.why_no_fyrd(s, action - actions.A_FYRD)
    if s.phase == codes.IN_INCOME and action >= actions.A_INCOME_COIN and action < actions.A_TRIBUTE:
        return why_no_income_action(s, action)
    if s.phase != codes.TILE:
        return why_not_now(s, action)
    if action < actions.A_MOVE:
        return why_no_bonus_action(s, action)
    return why_no_main_action(s, action)


def why_not_now(s: State, action: cint) -> cint:
    """While Income goes on, the other action of a tile with a stroke is not late but given up."""
    if (
        s.phase == codes.IN_INCOME
        and action >= actions.A_BUILD
        and action < actions.A_FYRD
        and rounds.why_no_entry(s, codes.BUILD) == codes.OTHER_CHOSEN
    ):
        return codes.OTHER_CHOSEN
    return codes.WRONG_MOMENT


def why_no_income_action(s: State, action: cint) -> cint:
    number: cint = action - actions.A_INCOME_RECRUIT
    if number < 0:
        return saxons.why_no_income_coin(s, action - actions.A_INCOME_COIN)
    return saxons.why_no_income_recruit(s, number // codes.UNITS, number % codes.UNITS)


def why_no_bonus_action(s: State, action: cint) -> cint:
    number: cint
    one: cint = 1 if s.seat == codes.SAXON else 0
    if action < actions.A_BONUS_RECRUIT:
        return first_of(why_no_coin_bonus(s), saxons.why_no_bonus_coin(s))
    if action < actions.A_BONUS_MOVE:
        return first_of(
            rounds.why_no_bonus(s, codes.BONUS_WARRIOR),
            vikings.why_no_bonus_recruit(s, action - actions.A_BONUS_RECRUIT),
        )
    if action < actions.A_BONUS_DRAW:
        number = action - actions.A_BONUS_MOVE
        return first_of(
            why_no_move_bonus(s),
            moving.why_no_move(
                s,
                number // codes.COUNTS // codes.AREAS,
                number // codes.COUNTS % codes.AREAS,
                number % codes.COUNTS,
                one,
            ),
        )
    return first_of(why_no_move_bonus(s), moving.why_no_draw(s, action - actions.A_BONUS_DRAW))


def why_no_main_action(s: State, action: cint) -> cint:
    number: cint
    if action < actions.A_DRAW:
        number = action - actions.A_MOVE
        return first_of(
            rounds.why_no_entry(s, codes.MOVE),
            moving.why_no_move(
                s, number // codes.COUNTS // codes.AREAS, number // codes.COUNTS % codes.AREAS, number % codes.COUNTS, 0
            ),
        )
    if action < actions.A_SCOUT:
        return first_of(rounds.why_no_entry(s, codes.MOVE), moving.why_no_draw(s, action - actions.A_DRAW))
    if action < actions.A_RECRUIT:
        return first_of(
            rounds.why_no_entry(s, codes.SCOUT),
            targets.why_no_scouting(
                s, (action - actions.A_SCOUT) // codes.SLOTS, (action - actions.A_SCOUT) % codes.SLOTS
            ),
        )
    if action < actions.A_PLUNDER:
        return first_of(rounds.why_no_entry(s, codes.RECRUIT), vikings.why_no_recruiting(s, action - actions.A_RECRUIT))
    if action < actions.A_BUILD:
        return first_of(rounds.why_no_entry(s, codes.PLUNDER), vikings.why_no_plunder(s, action - actions.A_PLUNDER))
    if action < actions.A_FYRD:
        return first_of(rounds.why_no_entry(s, codes.BUILD), saxons.why_no_building(s, action - actions.A_BUILD))
    if action < actions.A_INCOME_COIN:
        return first_of(rounds.why_no_entry(s, codes.FYRD), saxons.why_no_fyrd(s, action - actions.A_FYRD))
    if action < actions.A_TRIBUTE:
        return first_of(rounds.why_no_entry(s, codes.INCOME), why_no_income_action(s, action))
    return first_of(rounds.why_no_entry(s, codes.TRIBUTE), saxons.why_no_tribute(s, action - actions.A_TRIBUTE))


def why_no_battle_action(s: State, seat: cint, action: cint) -> cint:
    number: cint
    if action < actions.A_REVEAL:
        return (
            battle.why_no_battle(s, action - actions.A_BATTLE) if s.phase == codes.CHOOSE_BATTLE else codes.WRONG_MOMENT
        )
    if action < actions.A_BRING:
        return (
            battle.why_no_reveal(s, seat, action - actions.A_REVEAL) if s.phase == codes.REVEAL else codes.WRONG_MOMENT
        )
    if action < actions.A_PICK:
        number = action - actions.A_BRING
        if s.phase != codes.SUMMON and s.phase != codes.LAND:
            return codes.WRONG_MOMENT
        return leaders.why_no_bringing(s, s.phase, number // codes.UNITS, number % codes.UNITS)
    if action < actions.A_LOSE:
        return (
            leaders.why_no_pick(s, s.phase, action - actions.A_PICK)
            if s.phase == codes.BANISH or s.phase == codes.SLAY
            else codes.WRONG_MOMENT
        )
    if action < actions.A_RETREAT:
        return losses.why_no_losses(s, seat, action - actions.A_LOSE) if s.phase == codes.LOSSES else codes.WRONG_MOMENT
    if action < actions.A_STOP:
        return (
            losses.why_no_retreat(s, seat, action - actions.A_RETREAT)
            if s.phase == codes.RETREAT
            else codes.WRONG_MOMENT
        )
    if action == actions.stop():
        return codes.FINE if may_stop(s) else codes.NOTHING_TO_STOP
    if action == actions.pass_():
        return codes.FINE if s.phase == codes.REVEAL else codes.WRONG_MOMENT
    return codes.FINE if s.phase == codes.TILE else codes.WRONG_MOMENT


def may_stop(s: State) -> bint:
    """What goes on as long as one likes."""
    if s.phase == codes.SLAY or s.phase == codes.SPOILS:
        return True
    return s.phase == codes.IN_FYRD or s.phase == codes.IN_INCOME or s.phase == codes.IN_PLUNDER
