"""The Emperor: its swap before the game, its capture and its exchange (Setting up; The Emperor)."""

from __future__ import annotations

from cython import int as cint
from cython import p_int, void

from moonsaga.games.eko import actions, events
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import state, turn
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits


def capture(s: State, victim: cint) -> void:
    """The victim's Emperor goes to prison; if the captor's own is a prisoner, the two are exchanged at once."""
    events.captured(s, s.seat, victim)
    s.emperor[victim] = codes.NOWHERE
    if state.in_prison(s, s.seat):
        exchange(s, s.seat, victim)
    else:
        s.gaoler[victim] = s.seat


def exchange(s: State, captor: cint, captive: cint) -> void:
    """The captor's Emperor comes home to the reserve; its gaoler gets the captive (rulings E12 to E14).

    A captive who belongs to the gaoler himself goes home too. With the option, a gaoler whose own Emperor is a prisoner
    exchanges in their turn.
    """
    gaoler: cint = s.gaoler[captor]
    s.gaoler[captor] = codes.NOBODY
    events.exchanged(s, captor, gaoler, captive, gaoler == captive)
    if gaoler == captive:
        s.gaoler[captive] = codes.NOBODY
    elif s.rules.chain and state.in_prison(s, gaoler):
        exchange(s, gaoler, captive)
    else:
        s.gaoler[captive] = gaoler


def offer_swap(s: State, buffer: p_int, n: cint) -> cint:
    """Before the game each Emperor may trade places with another disc of its colour, or stay."""
    left: bits.u128 = s.held[s.seat]
    while left:
        if why_not_swap(s, bits.lowest_bit(left)) == codes.FINE:
            buffer[n] = actions.swap(bits.lowest_bit(left))
            n += 1
        left &= left - 1
    return n


def why_not_swap(s: State, space: cint) -> cint:
    if space >= s.board.spaces:
        return codes.NO_SUCH_SPACE
    if not s.held[s.seat] & (bits.ONE << space):
        return codes.NOT_YOUR_STACK
    return codes.EMPEROR_STAYS if s.emperor[s.seat] == space else codes.FINE


def do_swap(s: State, space: cint) -> void:
    events.swapped(s, s.seat, s.emperor[s.seat], space)
    s.emperor[s.seat] = space
    turn.next_swap(s)


def why_not_keep(s: State) -> cint:
    return codes.FINE


def do_keep(s: State) -> void:
    events.kept(s, s.seat)
    turn.next_swap(s)
