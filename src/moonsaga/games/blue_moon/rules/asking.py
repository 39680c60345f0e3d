"""Asking somebody, dealing cards, and going back to the turn.

When something is asked `phase` is CHOOSE, `choice` says what, `chooser` who has to answer, `cause` is the card.
"""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules.cards import power
from moonsaga.games.blue_moon.rules.state import State

# --- asking -----------------------------------------------------------------------------------------------------------


def ask(s: State, choice: cint, chooser: cint, cause: cint, left: cint) -> void:
    """Somebody has to choose before the turn goes on."""
    s.phase = codes.CHOOSE
    s.choice = choice
    s.chooser = chooser
    s.cause = cause
    s.left = left
    s.last = -1
    s.paid = 0
    s.need = 0


def back_to_turn(s: State) -> void:
    """Nothing is asked any more: the turn goes on where it was."""
    s.choice = codes.NOTHING
    s.cause = -1
    s.chooser = s.seat
    s.left = 0
    s.last = -1
    s.paid = 0
    s.need = 0
    s.pay_element = -1
    if s.phase != codes.OVER:
        s.phase = codes.END if s.stage == codes.ENDING else codes.MAIN
    power.survey(s)


def draw_cards(s: State, seat: cint, count: cint, then: cint) -> void:
    """Chance deals this many cards from a deck, as far as it has them and nothing forbids it."""
    s.phase = codes.DRAW
    s.drawer = seat
    s.left = count
    s.then = then
