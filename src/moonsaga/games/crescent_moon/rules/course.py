"""The course of the game: who is asked, what happens by itself, what chance decides."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, dispatch, map_building, setup, special, troops, turns, year
from moonsaga.games.crescent_moon.rules.cards import hand, looking, window
from moonsaga.games.crescent_moon.rules.combat import steps
from moonsaga.games.crescent_moon.rules.state import State

# --- who is asked -----------------------------------------------------------------------------------------------------


def acting(s: State) -> cint:
    """The first seat that owes a decision; CHANCE, or GAME_OVER."""
    full: cint
    seat: cint
    if s.phase == codes.OVER:
        return codes.GAME_OVER
    full = hand.overfull(s)
    if full >= 0:
        return full
    if s.phase == codes.DEAL_TILES or s.phase == codes.FILL_MARKETS or s.phase == codes.LOOK:
        return codes.CHANCE
    if s.phase == codes.OLD_CARDS or s.phase == codes.REFILL:
        return codes.CHANCE
    if s.phase == codes.WINDOW or s.phase == codes.COMMIT:
        for seat in range(s.rules.seats):
            if window.is_asked(s, seat):
                return seat
    if s.phase == codes.END_ACTION:
        return troops.crowded(s)
    return s.who


def may_act(s: State, seat: cint) -> bint:
    if hand.overfull(s) >= 0:
        return hand.overfull(s) == seat
    if s.phase == codes.WINDOW or s.phase == codes.COMMIT:
        return window.is_asked(s, seat)
    return acting(s) == seat


# --- what happens by itself -------------------------------------------------------------------------------------------


def play_action(s: State, seat: cint, action: cint) -> void:
    """Carry out a legal action, then go on to the next decision."""
    dispatch.do(s, seat, action)
    settle(s)


def settle(s: State) -> void:
    """Go on until a ruler or chance has to decide."""
    while True:
        board_map.survey(s)
        if hand.overfull(s) >= 0 or not proceed(s):
            return


def proceed(s: State) -> bint:
    """One step that needs no decision; False if there is none."""
    phase: cint
    phase = s.phase
    if phase == codes.FILL_MARKETS or phase == codes.REFILL:
        return go_on_filling(s)
    if phase == codes.LOOK:
        return looking.go_on_looking(s)
    if phase == codes.OLD_CARDS:
        return turns.go_on_discarding(s)
    if phase == codes.MUSTERING:
        return special.go_on(s)
    if phase >= codes.OPEN_FIGHT:
        return steps.go_on_fighting(s)
    if phase == codes.PREPARE:
        turns.prepare(s)
    elif phase == codes.SCORE:
        year.score(s)
    elif phase == codes.END_ACTION and troops.crowded(s) < 0:
        turns.next_turn(s)
    else:
        return False
    return True


def go_on_filling(s: State) -> bint:
    """Chance says which card comes onto the market; False if it has to."""
    if hand.next_gap(s, s.phase == codes.FILL_MARKETS) >= 0 and hand.reshuffle(s):
        return False
    if s.phase == codes.FILL_MARKETS:
        setup.first_plot(s)
    elif s.round < 0:
        turns.begin_actions(s)
    else:
        s.phase = codes.END_ACTION
    return True


# --- chance -----------------------------------------------------------------------------------------------------------


def list_outcomes(s: State, outcomes: p_int, weights: p_int) -> cint:
    """Tiles that can be dealt, cards that can be on top, old cards that can go."""
    n: cint
    tile: cint
    place: cint
    card: cint
    n = 0
    if s.phase == codes.DEAL_TILES:
        for tile in range(codes.TILE_KINDS):
            if s.pool[tile]:
                outcomes[n] = tile
                weights[n] = s.pool[tile]
                n += 1
        return n
    if s.phase == codes.OLD_CARDS:
        for place in range(codes.SULTANS - 3, codes.SULTANS):
            card = hand.card_at(s, place)
            if card >= 0:
                outcomes[n] = card
                weights[n] = 1
                n += 1
        return n
    return hand.list_top(s, outcomes, weights)


def play_outcome(s: State, outcome: cint) -> void:
    if s.phase == codes.DEAL_TILES:
        map_building.deal_tile(s, outcome)
    elif s.phase == codes.OLD_CARDS:
        hand.discard_old(s, s.place[outcome])
        s.to_discard -= 1
    elif s.phase == codes.LOOK:
        looking.look_at(s, outcome)
    else:
        hand.turn_up(s, outcome)
    settle(s)
