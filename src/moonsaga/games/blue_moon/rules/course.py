"""Who decides, and what follows each decision, whatever it is."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import dispatch, match, turn
from moonsaga.games.blue_moon.rules.cards import aiming
from moonsaga.games.blue_moon.rules.state import State


def acting(s: State) -> cint:
    """The seat to act, CHANCE, or GAME_OVER."""
    phase: cint = s.phase
    if phase == codes.OVER:
        return codes.GAME_OVER
    if phase == codes.DECKS:
        return 0 if s.picked[0] < 0 else 1
    if phase == codes.MAIN or phase == codes.CHOOSE or phase == codes.CALL or phase == codes.END:
        return s.chooser
    return codes.CHANCE


def play_action(s: State, seat: cint, action: cint) -> void:
    """Carry out a legal action, and what follows from it."""
    me: cint = s.seat
    if s.phase == codes.DECKS:
        dispatch.do(s, seat, action)
        return
    carry_out(s, seat, action)
    follow_up(s, me)


def carry_out(s: State, seat: cint, action: cint) -> void:
    """Do it; aims of the opponent at cards that it hits are lost (Special rule 2)."""
    me: cint = s.seat
    taking_aim: bint = s.phase == codes.CHOOSE and s.choice == codes.AIM
    aiming.watch_aims(s)
    dispatch.do(s, seat, action)
    if not taking_aim and s.seat == me:
        aiming.free_aims(s)


def follow_up(s: State, me: cint) -> void:
    """What follows a decision in the turn of a seat: chance, a new aim of the opponent, the end of a game."""
    turn.settle(s)
    if s.seat == me:
        turn.ask_other(s)
    if s.ended:
        match.count_crystals(s)
