"""Asking somebody, dealing cards, and going back to the turn.

When something is asked `phase` is CHOOSE, `choice` says what, `chooser` who has to answer, `cause` is the card.
"""

import cython
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import survey
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State
else:
    from moonsaga.games.blue_moon.rules.cards.power import survey
    from moonsaga.games.blue_moon.rules.state import State

CHOOSE = cython.declare(cint, codes.CHOOSE)
DRAW = cython.declare(cint, codes.DRAW)
END = cython.declare(cint, codes.END)
ENDING = cython.declare(cint, codes.ENDING)
MAIN = cython.declare(cint, codes.MAIN)
NOTHING = cython.declare(cint, codes.NOTHING)
OVER = cython.declare(cint, codes.OVER)


# --- asking -----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def ask(s: State, choice: cint, chooser: cint, cause: cint, left: cint) -> cython.void:
    """Somebody has to choose before the turn goes on."""
    s.phase = CHOOSE
    s.choice = choice
    s.chooser = chooser
    s.cause = cause
    s.left = left
    s.last = -1
    s.paid = 0
    s.need = 0


@cython.cfunc
@cython.exceptval(check=False)
def back_to_turn(s: State) -> cython.void:
    """Nothing is asked any more: the turn goes on where it was."""
    s.choice = NOTHING
    s.cause = -1
    s.chooser = s.seat
    s.left = 0
    s.last = -1
    s.paid = 0
    s.need = 0
    s.pay_element = -1
    if s.phase != OVER:
        s.phase = END if s.stage == ENDING else MAIN
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def draw_cards(s: State, seat: cint, count: cint, then: cint) -> cython.void:
    """Nature deals so many cards from a deck, as far as it has them and nothing forbids it."""
    s.phase = DRAW
    s.drawer = seat
    s.left = count
    s.then = then
