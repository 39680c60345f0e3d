"""The end of a fight, dragons and the end of the game (End of a fight; End of the game; rulings 51 to 59)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import count_table, first_speaking, survey
    from cython.cimports.moonsaga.games.blue_moon.rules.state import (
        State,
        discard,
        lift,
        note_exhausted,
        publish,
        put_down,
        tell,
    )
else:
    from moonsaga.games.blue_moon.rules.cards.power import count_table, first_speaking, survey
    from moonsaga.games.blue_moon.rules.state import State, discard, lift, note_exhausted, publish, put_down, tell

DRAGONS = cython.declare(cint, codes.DRAGONS)
MANY_CARDS = cython.declare(cint, codes.MANY_CARDS)
DISCARDED = cython.declare(cint, codes.DISCARDED)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
SATISFIED = cython.declare(cint, codes.SATISFIED)
FACE_DOWN = cython.declare(cint, codes.FACE_DOWN)
OVER = cython.declare(cint, codes.OVER)
INSTANT = cython.declare(cint, codes.INSTANT)
BY_DRAGONS = cython.declare(cint, codes.BY_DRAGONS)
EXHAUSTED = cython.declare(cint, codes.EXHAUSTED)
RETREAT_MORE = cython.declare(cint, codes.EF_RETREAT_MORE)
RETREAT_LESS = cython.declare(cint, codes.EF_RETREAT_LESS)
RETREAT_CAP = cython.declare(cint, codes.EF_RETREAT_CAP)
RETREAT_NONE = cython.declare(cint, codes.EF_RETREAT_NONE)
DEMAND_CHARACTER = cython.declare(cint, codes.EF_DEMAND_CHARACTER)
EV_DRAGON = cython.declare(cint, codes.EV_DRAGON)
EV_NO_DRAGON = cython.declare(cint, codes.EV_NO_DRAGON)
EV_CARD_DRAGON = cython.declare(cint, codes.EV_CARD_DRAGON)
EV_ENDED = cython.declare(cint, codes.EV_ENDED)
EV_CLEARED = cython.declare(cint, codes.EV_CLEARED)
EV_REVEALED = cython.declare(cint, codes.EV_REVEALED)


@cython.cfunc
@cython.exceptval(check=False)
def win(s: State, seat: cint, crystals: cint, how: cint) -> cython.void:
    """The game is over."""
    s.phase = OVER
    s.ended = how
    s.winner = seat
    s.crystals = crystals
    tell(s, EV_ENDED, seat, -1, crystals * 8 + how)


@cython.cfunc
@cython.exceptval(check=False)
def attract(s: State, seat: cint, by_fight: bint) -> cython.void:
    """One dragon: from the opponent back to the middle, else from the middle; a fourth one wins at once (ruling 54)."""
    foe: cint = 1 - seat
    if s.ended:
        return
    if s.dragons[foe]:
        s.dragons[foe] -= 1
    elif s.dragons[seat] < DRAGONS:
        s.dragons[seat] += 1
    elif by_fight or not s.rules.win_by_fight:
        win(s, seat, 1 + DRAGONS, INSTANT)
        return
    else:
        return  # there is no fourth dragon, and nothing to tell
    tell(s, EV_DRAGON, seat, -1, s.dragons[seat])


@cython.cfunc
@cython.exceptval(check=False)
def count_texts(s: State, seat: cint, effect: cint) -> cint:
    slot: cint = first_speaking(s, seat, effect, seat * 30)
    n: cint = 0
    while slot >= 0:
        n += 1
        slot = first_speaking(s, seat, effect, slot + 1)
    return n


@cython.cfunc
@cython.exceptval(check=False)
def dragons_for_retreat(s: State, loser: cint) -> cint:
    """One, or two for six cards; then more, fewer, at most, none (ruling 51)."""
    winner: cint = 1 - loser
    n: cint = 2 if count_table(s, winner) >= MANY_CARDS else 1
    n += count_texts(s, winner, RETREAT_MORE)
    n -= count_texts(s, loser, RETREAT_LESS)
    n = max(n, 0)
    if n > 1 and count_texts(s, loser, RETREAT_CAP):
        n = 1
    if count_texts(s, loser, RETREAT_NONE):
        n = 0
    return n


@cython.cfunc
@cython.exceptval(check=False)
def score_sirens(s: State, seat: cint) -> cython.void:
    """Sirens of this seat that got no character take a dragon: once in the other's turn (rulings 49 and 55)."""
    slot: cint = first_speaking(s, seat, DEMAND_CHARACTER, seat * 30)
    while slot >= 0:
        if not s.mark[slot] & SATISFIED:
            tell(s, EV_CARD_DRAGON, seat, slot, 0)
            attract(s, seat, False)
        slot = first_speaking(s, seat, DEMAND_CHARACTER, slot + 1)


@cython.cfunc
@cython.exceptval(check=False)
def score_retreat(s: State, loser: cint) -> cython.void:
    """The dragons of the fight."""
    winner: cint = 1 - loser
    n: cint = dragons_for_retreat(s, loser)
    had_all: bint = s.dragons[winner] == DRAGONS
    if n == 0:
        tell(s, EV_NO_DRAGON, winner, -1, 0)
    for _ in range(n):
        attract(s, winner, had_all)


@cython.cfunc
@cython.exceptval(check=False)
def clear_table(s: State) -> cython.void:
    """All combat and support cards to the discard piles, bluffs shown, landed ships too (ruling 57)."""
    seat: cint
    for seat in range(2):
        while s.combats[seat]:
            put_away(s, s.combat[seat * 30])
        while s.supports[seat]:
            if s.mark[s.support[seat * 30]] & FACE_DOWN:
                publish(s, s.support[seat * 30])
                s.learned += 1
                tell(s, EV_REVEALED, seat, s.support[seat * 30], 0)
                discard(s, s.support[seat * 30])
            else:
                put_away(s, s.support[seat * 30])
        s.live[seat] = 0
    s.lead = -1
    tell(s, EV_CLEARED, -1, -1, 0)
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def put_away(s: State, slot: cint) -> cython.void:
    """From the table to the discard pile."""
    lift(s, slot)
    put_down(s, slot, DISCARDED)


@cython.cfunc
@cython.exceptval(check=False)
def end_if_exhausted(s: State) -> bint:
    """After a fight or a decline: somebody has no card left in hand and deck (End of the game)."""
    if s.hand[0] + s.deck[0] and s.hand[1] + s.deck[1]:
        return False
    note_exhausted(s)  # a fight that was drawn may begin without cards
    if s.dragons[0]:
        win(s, 0, 1 + s.dragons[0], BY_DRAGONS)
    elif s.dragons[1]:
        win(s, 1, 1 + s.dragons[1], BY_DRAGONS)
    else:
        win(s, 1 - s.first_out, 1, EXHAUSTED)
    return True
