"""Texts for one of several cards: the player of the card says which one it is (Special rule 2; rulings 30 and 66).

An aim is taken when power is announced, since nothing depends on it before. It is lost when a new character is played,
and when the opponent discards the chosen card or changes what it counts: then its owner chooses again at once. Where
all choices come to the same, nobody is asked.
"""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import state
from moonsaga.games.blue_moon.rules.cards import power
from moonsaga.games.blue_moon.rules.state import State


def aims(s: State, slot: cint) -> bint:
    """Is this a text for one of several cards?"""
    effect: cint = s.rules.effect[slot]
    return effect == codes.EF_RAISE_ONE or effect == codes.EF_DOUBLE_ONE or effect == codes.EF_DOUBLE_DEMAND


def may_aim(s: State, cause: cint, slot: cint) -> bint:
    """Can the text of one active card work on another: on a character that counts, or on a demand?"""
    if state.owner(slot) != state.owner(cause) or s.place[slot] != codes.IN_COMBAT or not state.is_active(s, slot):
        return False
    if s.rules.effect[cause] == codes.EF_DOUBLE_DEMAND:
        return s.rules.effect[slot] == codes.EF_DEMAND_VALUE and power.speaks(s, slot)
    if s.rules.kind[slot] != codes.CHARACTER or power.blank(s, slot) & codes.NO_VALUE:
        return False
    return s.element < 0 or power.counted(s, slot, s.element) >= 0


def is_choice(s: State, cause: cint, slot: cint) -> bint:
    """A demand that was met already cannot be doubled any more."""
    return may_aim(s, cause, slot) and not s.mark[slot] & codes.SATISFIED


def why_no_aim(s: State, cause: cint, slot: cint) -> cint:
    """Whoever announces may choose as long as the power is enough; the other may choose freely."""
    before: cint = s.aim[cause]
    weak: bint
    if not is_choice(s, cause, slot):
        return codes.NOT_THIS_CARD
    if state.owner(cause) != s.seat or not s.begun:
        return codes.FINE
    s.aim[cause] = slot
    weak = power.power(s, s.seat, s.element) < power.power(s, 1 - s.seat, s.element) and not power.shielded(
        s, s.seat, s.element
    )
    s.aim[cause] = before
    return codes.NO_POWER if weak else codes.FINE


def next_aim(s: State, seat: cint, element: cint) -> cint:
    """The next card of a seat whose owner has to choose; -1: none. Choices that all come to the same are made."""
    cause: cint
    slot: cint
    first: cint
    differ: bint
    for cause in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if not aims(s, cause) or not power.is_working(s, cause):
            continue
        if s.rules.effect[cause] != codes.EF_DOUBLE_DEMAND and not s.rules.one[cause] & (1 << element):
            continue
        if s.aim[cause] >= 0 and may_aim(s, cause, s.aim[cause]):
            continue
        s.aim[cause] = first = -1
        differ = False
        for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
            if not is_choice(s, cause, slot):
                continue
            if first < 0:
                first = slot
            elif outcome(s, cause, slot) != outcome(s, cause, first):
                differ = True
        if differ:
            return cause
        s.aim[cause] = first
    return -1


def outcome(s: State, cause: cint, slot: cint) -> cint:
    """What aiming at a card comes to: equal numbers, equal outcomes."""
    fire: cint = power.counted(s, slot, 0)
    earth: cint = power.counted(s, slot, 1)
    first: cint = state.owner(cause) * codes.DECK
    other: cint
    if s.rules.effect[cause] == codes.EF_DOUBLE_DEMAND:
        return slot
    for other in range(first, first + codes.DECK):
        if (
            other != cause
            and aims(s, other)
            and s.rules.effect[other] != codes.EF_DOUBLE_DEMAND
            and power.is_working(s, other)
        ):
            return fire * 4096 + earth * 64 + aimed(s, slot)  # another text may build on this one
    if s.rules.effect[cause] == codes.EF_RAISE_ONE:
        fire, earth = gain(fire, earth, s.rules.two[cause]), gain(earth, fire, s.rules.two[cause])
    return (fire if s.rules.one[cause] & 1 else 0) * 64 + (earth if s.rules.one[cause] & 2 else 0)


def gain(value: cint, other: cint, to: cint) -> cint:
    return power.raised(value, other, to) - value


def aimed(s: State, slot: cint) -> cint:
    """A number for the texts that already work on this card."""
    other: cint
    found: cint = 0
    first: cint = state.owner(slot) * codes.DECK
    for other in range(first, first + codes.DECK):
        if s.aim[other] == slot:
            found += 1
    return found


def base(s: State, slot: cint) -> cint:
    return power.counted(s, slot, 0) * 64 + power.counted(s, slot, 1)


def watch_aims(s: State) -> void:
    """Before the player whose turn it is does something: what the opponent's chosen cards count."""
    slot: cint
    first: cint = codes.DECK - s.seat * codes.DECK
    if not s.rules.aims_chosen:
        return
    for slot in range(first, first + codes.DECK):
        if s.aim[slot] >= 0:
            s.watched[slot] = base(s, s.aim[slot])


def free_aims(s: State) -> void:
    """After it: the opponent's aims at cards that are gone, or count otherwise now, are lost."""
    slot: cint
    first: cint = codes.DECK - s.seat * codes.DECK
    if not s.rules.aims_chosen or s.ended:
        return
    for slot in range(first, first + codes.DECK):
        if s.aim[slot] >= 0 and (not may_aim(s, slot, s.aim[slot]) or base(s, s.aim[slot]) != s.watched[slot]):
            s.aim[slot] = codes.NOBODY
