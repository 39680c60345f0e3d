"""The ledger of deals: what was offered, what was asked instead, what was agreed and paid (Negotiating).

An entry is one number: buyer, kind of deal, object, offer, counter-offer and outcome, each in a few bits.
"""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules.state import State


def enter_deal(s: State, buyer: cint, deal: cint, what: cint, offer: cint) -> void:
    """A new line; the oldest one gives way when the ledger is full."""
    i: cint
    if s.deals == codes.LEDGER:
        for i in range(codes.LEDGER - 1):
            s.ledger[i] = s.ledger[i + 1]
        s.deals -= 1
    s.ledger[s.deals] = buyer | (deal << 3) | (what << 6) | (offer << 12)
    s.deals += 1


def note_counter(s: State, price: cint) -> void:
    """Somebody asked for another price."""
    s.ledger[s.deals - 1] |= (price + 1) << 19


def note_outcome(s: State, outcome: cint) -> void:
    """The last deal was refused, agreed or paid."""
    at: cint
    at = s.deals - 1
    s.ledger[at] = (s.ledger[at] & ~(3 << 27)) | (outcome << 27)
