"""What a seat may do now, phase by phase."""

from __future__ import annotations

from cython import int as cint
from cython import p_int

from moonsaga.games.saga import actions
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import battle, leaders, losses, moving, reasons, rounds, saxons, setup, targets, vikings
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
        n = moving.list_moves(s, actions.A_MOVE, 0, buffer, n)
        n = moving.list_drawing(s, actions.A_DRAW, buffer, n)
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
    if reasons.why_no_coin_bonus(s) == codes.FINE and saxons.why_no_bonus_coin(s) == codes.FINE:
        n = end_list(n, buffer, actions.bonus_coin())
    if rounds.why_no_bonus(s, codes.BONUS_WARRIOR) == codes.FINE:
        n = vikings.list_bonus_recruits(s, buffer, n)
    if reasons.why_no_move_bonus(s) == codes.FINE:
        n = moving.list_moves(s, actions.A_BONUS_MOVE, one, buffer, n)
        n = moving.list_drawing(s, actions.A_BONUS_DRAW, buffer, n)
    return n
