"""The Emperor: his swap before the game, his capture and his exchange (Setting up; The Emperor)."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.eko.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.eko.rules.state import State, in_prison, tell
    from cython.cimports.moonsaga.kernel.cores.bits import lowest_bit, u128
else:
    from moonsaga.games.eko.rules.state import State, in_prison, tell
    from moonsaga.kernel.cores.bits_plain import lowest_bit, u128

ONE = cython.declare(u128, 1)
IN_RESERVE = cython.declare(cint, codes.IN_RESERVE)
IN_PRISON = cython.declare(cint, codes.IN_PRISON)
SWAP_ = cython.declare(cint, codes.SWAP_)
KEEP_ = cython.declare(cint, codes.KEEP_)
FINE = cython.declare(cint, codes.FINE)
NO_SUCH_SPACE = cython.declare(cint, codes.NO_SUCH_SPACE)
NOT_YOUR_STACK = cython.declare(cint, codes.NOT_YOUR_STACK)
EMPEROR_STAYS = cython.declare(cint, codes.EMPEROR_STAYS)
CAPTURED = cython.declare(cint, codes.CAPTURED)
EXCHANGED = cython.declare(cint, codes.EXCHANGED)
SWAPPED = cython.declare(cint, codes.SWAPPED)


@cython.cfunc
@cython.exceptval(check=False)
def capture(s: State, victim: cint) -> cython.void:
    """The victim's Emperor goes to prison; if the captor's own is a prisoner, the two are exchanged at once."""
    tell(s, CAPTURED, s.seat, victim, 0, 0)
    if in_prison(s, s.seat):
        exchange(s, s.seat, victim)
    else:
        s.emperor[victim] = IN_PRISON + s.seat


@cython.cfunc
@cython.exceptval(check=False)
def exchange(s: State, captor: cint, captive: cint) -> cython.void:
    """The captor's Emperor comes home to his reserve; his gaoler gets the captive (rulings E12 to E14).

    A captive who belongs to the gaoler himself goes home too. With the option, a gaoler whose own Emperor is a prisoner
    exchanges in his turn.
    """
    gaoler: cint = s.emperor[captor] - IN_PRISON
    s.emperor[captor] = IN_RESERVE
    tell(s, EXCHANGED, captor, gaoler, captive, gaoler == captive)
    if gaoler == captive:
        s.emperor[captive] = IN_RESERVE
    elif s.rules.chain and in_prison(s, gaoler):
        exchange(s, gaoler, captive)
    else:
        s.emperor[captive] = IN_PRISON + gaoler


@cython.cfunc
@cython.exceptval(check=False)
def list_swaps(s: State, buffer: p_int) -> cint:
    """Before the game each Emperor may trade places with another disc of his colour, or stay."""
    left: u128 = s.held[s.seat]
    n: cint = 1
    buffer[0] = KEEP_
    while left:
        if why_no_swap(s, lowest_bit(left)) == FINE:
            buffer[n] = SWAP_ + lowest_bit(left)
            n += 1
        left &= left - 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_swap(s: State, space: cint) -> cint:
    if space >= s.board.spaces:
        return NO_SUCH_SPACE
    if not s.held[s.seat] & (ONE << space):
        return NOT_YOUR_STACK
    return EMPEROR_STAYS if s.emperor[s.seat] == space else FINE


@cython.cfunc
@cython.exceptval(check=False)
def swap(s: State, space: cint) -> cython.void:
    tell(s, SWAPPED, s.seat, s.emperor[s.seat], space, 0)
    s.emperor[s.seat] = space
