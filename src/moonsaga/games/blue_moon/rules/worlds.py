"""Dealing what a seat cannot know anew, inside the core: the worlds of `restore.imagine`, with the same chances.

Cards that do not lie open are dealt from the deck list, in its order, to the places where hidden cards lie. Which ones
they are in the true position makes no difference: the same view and the same random numbers give the same world.
"""

from __future__ import annotations

import cython
from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon import sampling
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import course, dead_ends, state
from moonsaga.games.blue_moon.rules.state import State
from moonsaga.kernel.cores.rng import Rng

MOST_DEALS: cint = sampling.MOST_DEALS


def resample(s: State, seat: cint, rng: Rng) -> void:
    """Deal until the world fits what has been played: dealing everything again keeps all worlds equally likely.

    A position in which no world fits, which no game comes to, keeps the last one.
    """
    for _ in range(MOST_DEALS):
        deal_picked(s, 1 - seat, rng)
        if state.is_remembered(s, 1 - seat):
            with cython.gil:
                deal_by_past(s, 1 - seat, rng)
        else:
            deal(s, 1 - seat, rng)
        if is_possible(s, seat):
            return


def is_possible(s: State, seat: cint) -> bint:
    """Can another seat to act do something, and whoever is past the moment of retreating end the turn (ruling 7)?

    What the seat itself holds it knows; -1 is a spectator, who knows no hand.
    """
    actor: cint = course.acting(s)
    if actor >= 0 and actor != seat and not can_act(s, actor):
        return False
    return s.seat == seat or not dead_ends.is_stuck(s)


def can_act(s: State, seat: cint) -> bint:
    buffer = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
    return dead_ends.offer(s, seat, buffer) > 0


def deal_picked(s: State, owner: cint, rng: Rng) -> void:
    """The deck that a player has chosen for the next game of a match, while it is a secret."""
    people: cint
    count: cint = 0
    if s.phase != codes.DECKS or s.picked[owner] < 0:
        return
    for people in range(codes.PEOPLE_COUNT):
        if s.rules.brought[owner] & (1 << people):
            count += 1
    count = cython.cast(cint, rng.draw_below(count))
    for people in range(codes.PEOPLE_COUNT):
        if s.rules.brought[owner] & (1 << people):
            if count == 0:
                s.picked[owner] = people
            count -= 1


def is_hidden(s: State, slot: cint) -> bint:
    """Is there anybody at the table who does not know where this card is?"""
    return s.knows[slot] != codes.EVERYBODY


def gives_back(s: State, owner: cint) -> bint:
    """Is this seat putting cards back into the deck unseen, and has begun?"""
    if s.phase != codes.CHOOSE or s.chooser != owner or s.given_back < 0:
        return False
    return s.choice == codes.GIVE_BACK or s.choice == codes.MULLIGAN


def lay(s: State, slot: cint, place: cint) -> void:
    """A hidden card lies in a place where it can be; its owner knows it, but for the deck."""
    s.place[slot] = place
    s.knows[slot] = 0 if place == codes.IN_DECK else 1 << state.owner(slot)
    s.mark[slot] = codes.FACE_DOWN if place == codes.IN_SUPPORT else 0
    s.outing[slot] = 0
    if place == codes.DISCARDED:
        s.stamp[slot] = 0


def find_singles(s: State, owner: cint, places: p_int, rows: p_int) -> cint:
    """Where single hidden cards lie: face down, under the deck, and one that goes back into the deck. Say how many.

    `places` gets the place of each, `rows` its index in the row of that place.
    """
    n: cint = 0
    i: cint
    for i in range(owner * codes.DECK, owner * codes.DECK + s.supports[owner]):
        if is_hidden(s, s.support[i]):
            places[n] = codes.IN_SUPPORT
            rows[n] = i
            n += 1
    for i in range(owner * codes.DECK, owner * codes.DECK + s.bottoms[owner]):
        if is_hidden(s, s.bottom[i]):
            places[n] = codes.AT_BOTTOM
            rows[n] = i
            n += 1
    if gives_back(s, owner):
        places[n] = codes.IN_DECK
        rows[n] = 0
        n += 1
    return n


def single(s: State, place: cint, row: cint) -> cint:
    """The card that lies in a single place."""
    if place == codes.IN_SUPPORT:
        return s.support[row]
    return s.bottom[row] if place == codes.AT_BOTTOM else s.given_back


def put_single(s: State, place: cint, row: cint, slot: cint, outing: cint) -> void:
    """A hidden card comes to a single place. What is remembered of the card there, is remembered of the place."""
    lay(s, slot, place)
    s.outing[slot] = outing
    if place == codes.IN_SUPPORT:
        s.support[row] = slot
    elif place == codes.AT_BOTTOM:
        s.bottom[row] = slot
    else:
        s.given_back = slot


def gather(s: State, owner: cint, hidden: p_int, loose: p_int) -> cint:
    """All hidden cards of a seat back into the deck; say how many. `loose`: how many were in the hand, in the pile."""
    slot: cint
    n: cint = 0
    loose[0] = loose[1] = 0
    for slot in range(owner * codes.DECK, owner * codes.DECK + codes.DECK):
        if is_hidden(s, slot):
            if s.place[slot] == codes.IN_HAND:
                loose[0] += 1
            elif s.place[slot] == codes.DISCARDED:
                loose[1] += 1
            hidden[n] = slot
            n += 1
            lay(s, slot, codes.IN_DECK)
    return n


# --- nothing has to be remembered: every hidden card may be anywhere --------------------------------------------------


def deal(s: State, owner: cint, rng: Rng) -> void:
    """Bluffs first, since not every card can be one; then all other places, each with any card that is left."""
    hidden: cint[30] = [0] * 30
    loose: cint[2] = [0] * 2
    places: cint[30] = [0] * 30
    rows: cint[30] = [0] * 30
    i: cint
    slot: cint
    singles: cint = find_singles(s, owner, places, rows)
    n: cint = gather(s, owner, hidden, loose)
    for i in range(singles):
        slot = take_bluff(s, hidden, n, rng) if places[i] == codes.IN_SUPPORT else take(hidden, n, rng)
        n -= 1
        put_single(s, places[i], rows[i], slot, 0)
    for _ in range(loose[0]):
        lay(s, take(hidden, n, rng), codes.IN_HAND)
        n -= 1
    for _ in range(loose[1]):
        lay(s, take(hidden, n, rng), codes.DISCARDED)
        n -= 1


def take(cards: p_int, n: cint, rng: Rng) -> cint:
    """Any of n cards; the last of them comes to where it was."""
    return take_at(cards, n, cython.cast(cint, rng.draw_below(n)))


def take_bluff(s: State, cards: p_int, n: cint, rng: Rng) -> cint:
    """Any of those with a bluff icon."""
    i: cint
    able: cint = 0
    for i in range(n):
        if s.rules.bluff[cards[i]]:
            able += 1
    able = cython.cast(cint, rng.draw_below(able))
    for i in range(n):
        if s.rules.bluff[cards[i]]:
            if able == 0:
                return take_at(cards, n, i)
            able -= 1
    return take_at(cards, n, 0)


def take_at(cards: p_int, n: cint, at: cint) -> cint:
    card: cint = cards[at]
    cards[at] = cards[n - 1]
    return card


# --- a past is remembered ---------------------------------------------------------------------------------------------


@cython.cfunc
def deal_by_past(s: State, owner: cint, rng: Rng) -> void:
    """The same where everybody could follow some of the hidden cards: in which ways they can lie, `sampling` says."""
    hidden: cint[30] = [0] * 30
    loose: cint[2] = [0] * 2
    places: cint[30] = [0] * 30
    rows: cint[30] = [0] * 30
    outings: cint[30] = [0] * 30
    first: cint = owner * codes.DECK
    i: cint
    slot: cint
    n: cint
    singles: cint = find_singles(s, owner, places, rows)
    cards: cython.longlong = 0
    bluffs: cython.longlong = 0
    bit: cython.longlong
    for i in range(singles):
        outings[i] = s.outing[single(s, places[i], rows[i])]
    n = gather(s, owner, hidden, loose)
    for i in range(n):
        bit = 1
        bit <<= hidden[i] - first
        cards |= bit
        if s.rules.bluff[hidden[i]]:
            bluffs |= bit
    known = tuple([(outings[i], places[i] == codes.IN_SUPPORT) for i in range(singles)])
    past: tuple = s.past_two if owner else s.past_one
    ways = sampling.find_ways(past, cards, bluffs, known, loose[0], loose[1])
    for group, counts in zip(ways.groups, ways.pick(rng), strict=True):
        n = 0
        for card in group:
            hidden[n] = first + card
            n += 1
        for i in range(singles + 2):  # what is left over stays in the deck
            for _ in range(counts[i]):
                slot = take(hidden, n, rng)
                n -= 1
                if i < singles:
                    put_single(s, places[i], rows[i], slot, outings[i])
                else:
                    lay(s, slot, codes.IN_HAND if i == singles else codes.DISCARDED)
