"""Asking a player, dealing cards, and going back to the turn.

When something is asked `phase` is CHOOSE, `choice` says what, `chooser` who has to answer, `cause` is the card.
"""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules.cards import power
from moonsaga.games.blue_moon.rules.state import State

# --- asking -----------------------------------------------------------------------------------------------------------


def ask(s: State, choice: cint, chooser: cint, cause: cint, due: cint) -> void:
    """Somebody has to choose before the turn goes on."""
    s.phase = codes.CHOOSE
    s.choice = choice
    s.chooser = chooser
    s.cause = cause
    forget_answers(s)
    s.due = due


def ask_any(s: State, choice: cint, chooser: cint, cause: cint) -> void:
    """Somebody may choose any number of the cards in hand."""
    ask(s, choice, chooser, cause, 0)
    s.hand_before = s.hand[chooser]


def forget_answers(s: State) -> void:
    """Nothing has been answered or drawn."""
    s.due = s.hand_before = s.parts = s.draws = 0
    s.may_refuse = False
    s.given_back = -1
    s.paid = 0
    s.need = 0


def back_to_turn(s: State) -> void:
    """Nothing is asked any more: the turn goes on where it was."""
    s.choice = codes.NOTHING
    s.cause = -1
    s.chooser = s.seat
    forget_answers(s)
    s.pay_element = s.announced = -1
    s.announcing = False
    if s.phase != codes.OVER:
        s.phase = codes.END if s.stage == codes.ENDING else codes.MAIN
    power.survey(s)


def draw_cards(s: State, seat: cint, count: cint, then: cint) -> void:
    """Chance deals this many cards from a deck, as far as it has them and nothing forbids it."""
    begin_draw(s, codes.DRAW, seat, count)
    s.then = then


def begin_draw(s: State, phase: cint, seat: cint, count: cint) -> void:
    """Chance is to draw this many of a seat's cards."""
    s.phase = phase
    s.drawer = seat
    s.draws = count
