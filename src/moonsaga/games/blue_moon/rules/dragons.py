"""The end of a fight, dragons and the end of the game (End of a fight; End of the game; rulings 51 to 59)."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.blue_moon import events
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import state
from moonsaga.games.blue_moon.rules.cards import discards, power
from moonsaga.games.blue_moon.rules.state import State


def win(s: State, seat: cint, crystals: cint, how: cint) -> void:
    """The game is over."""
    s.phase = codes.OVER
    s.ended = how
    s.winner = seat
    s.crystals = crystals
    events.ended(s, seat, crystals, how)


def attract(s: State, seat: cint, by_fight: bint) -> void:
    """One dragon: from the opponent back to the middle, else from the middle; a fourth one wins at once (ruling 54)."""
    foe: cint = 1 - seat
    if s.ended:
        return
    if s.dragons[foe]:
        s.dragons[foe] -= 1
    elif s.dragons[seat] < codes.DRAGONS:
        s.dragons[seat] += 1
    elif by_fight or not s.rules.win_by_fight:
        win(s, seat, 1 + codes.DRAGONS, codes.INSTANT)
        return
    else:
        return  # there is no fourth dragon, and nothing to tell
    events.dragon(s, seat, s.dragons[seat])


def count_texts(s: State, seat: cint, effect: cint) -> cint:
    slot: cint = power.first_speaking(s, seat, effect, seat * codes.DECK)
    n: cint = 0
    while slot >= 0:
        n += 1
        slot = power.first_speaking(s, seat, effect, slot + 1)
    return n


def dragons_for_retreat(s: State, loser: cint) -> cint:
    """One, or two for six cards; then more, fewer, at most, none (ruling 51)."""
    winner: cint = 1 - loser
    n: cint = 2 if power.count_table(s, winner) >= codes.MANY_CARDS else 1
    n += count_texts(s, winner, codes.EF_RETREAT_MORE)
    n -= count_texts(s, loser, codes.EF_RETREAT_LESS)
    n = max(n, 0)
    if n > 1 and count_texts(s, loser, codes.EF_RETREAT_CAP):
        n = 1
    if count_texts(s, loser, codes.EF_RETREAT_NONE):
        n = 0
    return n


def score_sirens(s: State, seat: cint) -> void:
    """Sirens of this seat that got no character take a dragon: once in the other's turn (rulings 49 and 55)."""
    slot: cint = power.first_speaking(s, seat, codes.EF_DEMAND_CHARACTER, seat * codes.DECK)
    while slot >= 0:
        if not s.mark[slot] & codes.SATISFIED:
            events.card_dragon(s, seat, slot)
            attract(s, seat, False)
        slot = power.first_speaking(s, seat, codes.EF_DEMAND_CHARACTER, slot + 1)


def score_retreat(s: State, loser: cint) -> void:
    """The dragons of the fight."""
    winner: cint = 1 - loser
    n: cint = dragons_for_retreat(s, loser)
    had_all: bint = s.dragons[winner] == codes.DRAGONS
    if n == 0:
        events.no_dragon(s, winner)
    for _ in range(n):
        attract(s, winner, had_all)


def clear_table(s: State) -> void:
    """All combat and support cards to the discard piles, bluffs shown, landed ships too (ruling 57)."""
    seat: cint
    for seat in range(2):
        while s.combats[seat]:
            put_away(s, s.combat[seat * codes.DECK])
        while s.supports[seat]:
            if s.mark[s.support[seat * codes.DECK]] & codes.FACE_DOWN:
                state.publish(s, s.support[seat * codes.DECK])
                s.learned += 1
                events.revealed(s, seat, s.support[seat * codes.DECK])
                discards.discard(s, s.support[seat * codes.DECK])
            else:
                put_away(s, s.support[seat * codes.DECK])
        s.live[seat] = 0
    s.lead = -1
    events.cleared(s)
    power.survey(s)


def put_away(s: State, slot: cint) -> void:
    """From the table to the discard pile."""
    state.lift(s, slot)
    state.put_down(s, slot, codes.DISCARDED)


def end_if_exhausted(s: State) -> bint:
    """After a fight or a decline: a player has no card left in hand and deck (End of the game)."""
    if s.hand[0] + s.deck[0] and s.hand[1] + s.deck[1]:
        return False
    state.note_exhausted(s)  # a fight that was drawn may begin without cards
    if s.dragons[0]:
        win(s, 0, 1 + s.dragons[0], codes.BY_DRAGONS)
    elif s.dragons[1]:
        win(s, 1, 1 + s.dragons[1], codes.BY_DRAGONS)
    else:
        win(s, 1 - s.first_out, 1, codes.EXHAUSTED)
    return True
