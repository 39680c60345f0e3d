"""The ledger of deals: what was offered, what was asked instead, what was agreed and paid (Negotiating).

An entry is one number: buyer, kind of deal, object, offer, counter-offer and outcome, each in a few bits.
"""

import cython
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State
else:
    from moonsaga.games.crescent_moon.rules.state import State

# --- constants the compiler should know

LEDGER = cython.declare(cint, codes.LEDGER)

# --- end of constants


@cython.cfunc
@cython.exceptval(check=False)
def enter_deal(s: State, buyer: cint, deal: cint, what: cint, offer: cint) -> cython.void:
    """A new line; the oldest one gives way when the ledger is full."""
    i: cint
    if s.deals == LEDGER:
        for i in range(LEDGER - 1):
            s.ledger[i] = s.ledger[i + 1]
        s.deals -= 1
    s.ledger[s.deals] = buyer | (deal << 3) | (what << 6) | (offer << 12)
    s.deals += 1


@cython.cfunc
@cython.exceptval(check=False)
def note_counter(s: State, price: cint) -> cython.void:
    """Somebody asked for another price."""
    s.ledger[s.deals - 1] |= (price + 1) << 19


@cython.cfunc
@cython.exceptval(check=False)
def note_outcome(s: State, outcome: cint) -> cython.void:
    """The last deal was refused, agreed or paid."""
    at: cint
    at = s.deals - 1
    s.ledger[at] = (s.ledger[at] & ~(3 << 27)) | (outcome << 27)
