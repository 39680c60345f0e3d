"""What a seat may do now, phase by phase, and what speaks against everything else."""

from __future__ import annotations

from cython import bint, p_int
from cython import int as cint

from moonsaga.games.saga import actions
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import battle, leaders, losses, moving, rounds, saxons, setup, targets, vikings
from moonsaga.games.saga.rules.state import State


def acting(s: State) -> cint:
    """The first seat that owes a decision, CHANCE, or GAME_OVER."""
    if s.phase <= codes.VIKING_LEADER or s.phase == codes.DRAW_TARGET:
        return codes.CHANCE
    if s.phase == codes.OVER:
        return codes.GAME_OVER
    if s.phase == codes.LOSSES:
        return codes.VIKING if losses.owes_losses(s, codes.VIKING) else codes.SAXON
    return s.seat


def list_choices(s: State, seat: cint, buffer: p_int) -> cint:
    """All legal actions of a seat that is to act."""
    if s.phase == codes.TILE:
        return list_of_tile(s, buffer)
    if s.phase >= codes.CHOOSE_BATTLE:
        return list_in_battle(s, seat, buffer)
    if s.phase == codes.DEPLOY:
        return setup.list_deployments(s, buffer, 0)
    if s.phase == codes.DRAFT:
        return rounds.list_tiles(s, buffer, 0)
    if s.phase == codes.CHOOSE_TILE:
        return rounds.list_own_tiles(s, buffer, 0)
    if s.phase == codes.BOARD:
        return moving.list_boarding(s, buffer, 0)
    if s.phase == codes.ALONG:
        return moving.list_along(s, buffer, 0)
    if s.phase == codes.LEAVE:
        return vikings.list_leaving(s, buffer, 0)
    if s.phase == codes.IN_FYRD:
        return end_list(saxons.list_fyrd(s, buffer, 0), buffer, actions.stop())
    if s.phase == codes.IN_INCOME:
        return end_list(saxons.list_income(s, buffer, 0), buffer, actions.stop())
    if s.phase == codes.IN_PLUNDER:
        return end_list(vikings.list_plunder(s, buffer, 0), buffer, actions.stop())
    return vikings.list_placing(s, buffer, 0)


def list_in_battle(s: State, seat: cint, buffer: p_int) -> cint:
    """From the order of battles to the way home."""
    if s.phase == codes.CHOOSE_BATTLE:
        return battle.list_battles(s, buffer, 0)
    if s.phase == codes.REVEAL:
        return end_list(battle.list_reveals(s, buffer, 0), buffer, actions.pass_())
    if s.phase == codes.SUMMON or s.phase == codes.LAND:
        return leaders.list_bringing(s, buffer, 0)
    if s.phase == codes.BANISH:
        return leaders.list_picks(s, buffer, 0)
    if s.phase == codes.SLAY:
        return end_list(leaders.list_picks(s, buffer, 0), buffer, actions.stop())
    if s.phase == codes.LOSSES:
        return losses.list_losses(s, seat, buffer, 0)
    if s.phase == codes.RETREAT:
        return losses.list_retreats(s, buffer, 0)
    if s.phase == codes.SPOILS:
        return end_list(losses.list_spoils(s, buffer, 0), buffer, actions.stop())
    return vikings.list_placing(s, buffer, 0)


def end_list(n: cint, buffer: p_int, action: cint) -> cint:
    """The choices, and to leave it at that."""
    buffer[n] = action
    return n + 1


def list_of_tile(s: State, buffer: p_int) -> cint:
    """The bonus, then the actions of the tile, then to be done with it."""
    n: cint = list_bonus(s, buffer, 0)
    if rounds.why_no_entry(s, codes.MOVE) == codes.FINE:
        n = moving.list_moves(s, actions.FIRST_MOVE, 0, buffer, n)
        n = moving.list_drawing(s, actions.FIRST_DRAW, buffer, n)
    if s.seat == codes.VIKING:
        if rounds.why_no_entry(s, codes.SCOUT) == codes.FINE:
            n = targets.list_scouting(s, buffer, n)
        if rounds.why_no_entry(s, codes.RECRUIT) == codes.FINE:
            n = vikings.list_recruiting(s, buffer, n)
        if rounds.why_no_entry(s, codes.PLUNDER) == codes.FINE:
            n = vikings.list_plunder(s, buffer, n)
    else:
        if rounds.why_no_entry(s, codes.BUILD) == codes.FINE:
            n = saxons.list_building(s, buffer, n)
        if rounds.why_no_entry(s, codes.FYRD) == codes.FINE:
            n = saxons.list_fyrd(s, buffer, n)
        if rounds.why_no_entry(s, codes.INCOME) == codes.FINE:
            n = saxons.list_income(s, buffer, n)
        if rounds.why_no_entry(s, codes.TRIBUTE) == codes.FINE:
            n = saxons.list_tribute(s, buffer, n)
    return end_list(n, buffer, actions.done())


def list_bonus(s: State, buffer: p_int, n: cint) -> cint:
    one: cint = 1 if s.seat == codes.SAXON else 0
    if why_no_coin_bonus(s) == codes.FINE and saxons.why_no_bonus_coin(s) == codes.FINE:
        n = end_list(n, buffer, actions.bonus_coin())
    if rounds.why_no_bonus(s, codes.BONUS_WARRIOR) == codes.FINE:
        n = vikings.list_bonus_recruits(s, buffer, n)
    if why_no_move_bonus(s) == codes.FINE:
        n = moving.list_moves(s, actions.FIRST_BONUS_MOVE, one, buffer, n)
        n = moving.list_drawing(s, actions.FIRST_BONUS_DRAW, buffer, n)
    return n


# --- reasons: each action number leads to the condition of the book that speaks against it ----------------------------


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
    if action < actions.FIRST_BONUS_COIN:
        return why_no_choice(s, action)
    if action < actions.FIRST_WITH:
        return why_no_tile_action(s, action)
    if action < actions.FIRST_PLACE:
        if s.phase == codes.ALONG:
            return moving.why_not_along(s, action - actions.FIRST_WITH)
        return vikings.why_not_leaving(s, action - actions.FIRST_WITH) if s.phase == codes.LEAVE else codes.WRONG_MOMENT
    if action < actions.FIRST_BATTLE:
        if s.phase != codes.MUSTER and s.phase != codes.HOME:
            return codes.WRONG_MOMENT
        return vikings.why_no_placing(
            s, (action - actions.FIRST_PLACE) // codes.SLOTS, (action - actions.FIRST_PLACE) % codes.SLOTS
        )
    return why_no_battle_action(s, seat, action)


def why_no_choice(s: State, action: cint) -> cint:
    """Leaders to their places, tiles from the line, the own tile to begin with."""
    if action < actions.FIRST_TAKE:
        return (
            setup.why_no_deployment(s, action - actions.FIRST_DEPLOY) if s.phase == codes.DEPLOY else codes.WRONG_MOMENT
        )
    if action < actions.FIRST_RESOLVE:
        return rounds.why_no_take(s, action - actions.FIRST_TAKE) if s.phase == codes.DRAFT else codes.WRONG_MOMENT
    return (
        rounds.why_no_resolve(s, action - actions.FIRST_RESOLVE) if s.phase == codes.CHOOSE_TILE else codes.WRONG_MOMENT
    )


def why_no_tile_action(s: State, action: cint) -> cint:
    """An action of the running tile, or one that goes on."""
    number: cint
    if action >= actions.FIRST_MOVE and action < actions.FIRST_DRAW and s.phase == codes.BOARD:
        number = action - actions.FIRST_MOVE
        return moving.why_no_boarding(
            s, number // codes.COUNTS // codes.AREAS, number // codes.COUNTS % codes.AREAS, number % codes.COUNTS
        )
    if action >= actions.FIRST_PLUNDER and action < actions.FIRST_BUILD:
        if s.phase == codes.IN_PLUNDER:
            return vikings.why_no_plunder(s, action - actions.FIRST_PLUNDER)
        if s.phase == codes.SPOILS:
            return losses.why_no_spoils(s, action - actions.FIRST_PLUNDER)
    if s.phase == codes.IN_FYRD and action >= actions.FIRST_FYRD and action < actions.FIRST_INCOME_COIN:
        return saxons.why_no_fyrd(s, action - actions.FIRST_FYRD)
    if s.phase == codes.IN_INCOME and action >= actions.FIRST_INCOME_COIN and action < actions.FIRST_TRIBUTE:
        return why_no_income_action(s, action)
    if s.phase != codes.TILE:
        return why_not_now(s, action)
    if action < actions.FIRST_MOVE:
        return why_no_bonus_action(s, action)
    return why_no_main_action(s, action)


def why_not_now(s: State, action: cint) -> cint:
    """While Income goes on, the other action of a tile with a stroke is not late but given up."""
    if (
        s.phase == codes.IN_INCOME
        and action >= actions.FIRST_BUILD
        and action < actions.FIRST_FYRD
        and rounds.why_no_entry(s, codes.BUILD) == codes.OTHER_CHOSEN
    ):
        return codes.OTHER_CHOSEN
    return codes.WRONG_MOMENT


def why_no_income_action(s: State, action: cint) -> cint:
    number: cint = action - actions.FIRST_INCOME_RECRUIT
    if number < 0:
        return saxons.why_no_income_coin(s, action - actions.FIRST_INCOME_COIN)
    return saxons.why_no_income_recruit(s, number // codes.UNITS, number % codes.UNITS)


def why_no_bonus_action(s: State, action: cint) -> cint:
    number: cint
    one: cint = 1 if s.seat == codes.SAXON else 0
    if action < actions.FIRST_BONUS_RECRUIT:
        return first_of(why_no_coin_bonus(s), saxons.why_no_bonus_coin(s))
    if action < actions.FIRST_BONUS_MOVE:
        return first_of(
            rounds.why_no_bonus(s, codes.BONUS_WARRIOR),
            vikings.why_no_bonus_recruit(s, action - actions.FIRST_BONUS_RECRUIT),
        )
    if action < actions.FIRST_BONUS_DRAW:
        number = action - actions.FIRST_BONUS_MOVE
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
    return first_of(why_no_move_bonus(s), moving.why_no_draw(s, action - actions.FIRST_BONUS_DRAW))


def why_no_main_action(s: State, action: cint) -> cint:
    number: cint
    if action < actions.FIRST_DRAW:
        number = action - actions.FIRST_MOVE
        return first_of(
            rounds.why_no_entry(s, codes.MOVE),
            moving.why_no_move(
                s, number // codes.COUNTS // codes.AREAS, number // codes.COUNTS % codes.AREAS, number % codes.COUNTS, 0
            ),
        )
    if action < actions.FIRST_SCOUT:
        return first_of(rounds.why_no_entry(s, codes.MOVE), moving.why_no_draw(s, action - actions.FIRST_DRAW))
    if action < actions.FIRST_RECRUIT:
        return first_of(
            rounds.why_no_entry(s, codes.SCOUT),
            targets.why_no_scouting(
                s, (action - actions.FIRST_SCOUT) // codes.SLOTS, (action - actions.FIRST_SCOUT) % codes.SLOTS
            ),
        )
    if action < actions.FIRST_PLUNDER:
        return first_of(
            rounds.why_no_entry(s, codes.RECRUIT), vikings.why_no_recruiting(s, action - actions.FIRST_RECRUIT)
        )
    if action < actions.FIRST_BUILD:
        return first_of(
            rounds.why_no_entry(s, codes.PLUNDER), vikings.why_no_plunder(s, action - actions.FIRST_PLUNDER)
        )
    if action < actions.FIRST_FYRD:
        return first_of(rounds.why_no_entry(s, codes.BUILD), saxons.why_no_building(s, action - actions.FIRST_BUILD))
    if action < actions.FIRST_INCOME_COIN:
        return first_of(rounds.why_no_entry(s, codes.FYRD), saxons.why_no_fyrd(s, action - actions.FIRST_FYRD))
    if action < actions.FIRST_TRIBUTE:
        return first_of(rounds.why_no_entry(s, codes.INCOME), why_no_income_action(s, action))
    return first_of(rounds.why_no_entry(s, codes.TRIBUTE), saxons.why_no_tribute(s, action - actions.FIRST_TRIBUTE))


def why_no_battle_action(s: State, seat: cint, action: cint) -> cint:
    number: cint
    if action < actions.FIRST_REVEAL:
        return (
            battle.why_no_battle(s, action - actions.FIRST_BATTLE)
            if s.phase == codes.CHOOSE_BATTLE
            else codes.WRONG_MOMENT
        )
    if action < actions.FIRST_BRING:
        return (
            battle.why_no_reveal(s, seat, action - actions.FIRST_REVEAL)
            if s.phase == codes.REVEAL
            else codes.WRONG_MOMENT
        )
    if action < actions.FIRST_PICK:
        number = action - actions.FIRST_BRING
        if s.phase != codes.SUMMON and s.phase != codes.LAND:
            return codes.WRONG_MOMENT
        return leaders.why_no_bringing(s, s.phase, number // codes.UNITS, number % codes.UNITS)
    if action < actions.FIRST_LOSE:
        return (
            leaders.why_no_pick(s, s.phase, action - actions.FIRST_PICK)
            if s.phase == codes.BANISH or s.phase == codes.SLAY
            else codes.WRONG_MOMENT
        )
    if action < actions.FIRST_RETREAT:
        return (
            losses.why_no_losses(s, seat, action - actions.FIRST_LOSE)
            if s.phase == codes.LOSSES
            else codes.WRONG_MOMENT
        )
    if action < actions.FIRST_STOP:
        return (
            losses.why_no_retreat(s, seat, action - actions.FIRST_RETREAT)
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
