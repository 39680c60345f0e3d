"""What a good player knows: cards are fuel, dragons are the goal, and a fight is worth what it brings."""

from __future__ import annotations

import cython
from cython import int as cint

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.evaluation import facts
from moonsaga.games.blue_moon.evaluation.weights import Weights
from moonsaga.games.blue_moon.rules import dragons
from moonsaga.games.blue_moon.rules.state import State

EVEN: cython.double = 1.0 / 2  # the chance of both in an even game


def card_worth(s: State, w: Weights, slot: cint) -> cython.double:
    """What a card in hand is good for: its values, and more for a text, a shield or a way to come back."""
    worth: cython.double = w.card + w.card_value * (s.rules.fire[slot] + s.rules.earth[slot])
    if s.rules.text[slot]:
        worth += w.card_text
    if s.rules.shield[slot]:
        worth += w.card_shield
    if s.rules.icon[slot]:
        worth += w.card_icon
    if s.rules.kind[slot] == codes.LEADERSHIP:
        worth += w.card_leadership
    return worth


def stock(s: State, w: Weights, seat: cint) -> cython.double:
    """The cards a seat still has: those in hand by what they are, those in the deck by their number."""
    slot: cint
    characters: cint = facts.held_characters(s, seat)
    total: cython.double = w.deck_card * s.deck[seat]
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if s.place[slot] == codes.IN_HAND or s.place[slot] == codes.ABOARD:
            total += card_worth(s, w, slot)
    if characters < w.enough_characters:
        total -= w.character_missing * (
            w.enough_characters - characters
        )  # without a character there is no next turn in a fight
    return total


def answer_chance(s: State, w: Weights) -> cython.double:
    """How likely the seat whose turn it is goes on with the fight, if it has the hand it has in this world.

    Whoever looks does not know that hand, but looks at several worlds.
    """
    return w.goes_on if facts.can_answer(s) else w.goes_on_stuck


def fight_swing(s: State, w: Weights, seat: cint) -> cython.double:
    """Dragons this seat can hope for in the running fight, from its point of view."""
    foe: cint = 1 - seat
    mine: cython.double
    theirs: cython.double
    chance: cython.double
    if not s.begun:
        return 0.0
    mine = dragons.dragons_for_retreat(s, foe)
    theirs = dragons.dragons_for_retreat(s, seat)
    if s.phase != codes.MAIN or s.stage > codes.LEADING:
        chance = w.undecided
    else:
        chance = answer_chance(s, w)
    if s.seat == foe:
        return (1.0 - chance) * mine - chance * w.later_dragons * theirs
    if s.character and facts.matches(s, seat):
        chance = 1.0
    return chance * w.later_dragons * mine - (1.0 - chance) * theirs


def bluff_risk(s: State, w: Weights, seat: cint) -> cython.double:
    """What own bluffs are worth: good ones hope for a call, one bad one fears it."""
    if not s.begun:
        return 0.0
    if facts.own_bluffs(s, seat, False):
        return -w.bad_bluff
    return w.good_bluff if facts.own_bluffs(s, seat, True) else 0.0


def lead_in_power(s: State, w: Weights, seat: cint) -> cython.double:
    """How much more power this seat has in the fight: some of it lasts, and the opponent's hand may be misjudged."""
    lead: cint = facts.lead(s, seat)
    return min(max(lead, -w.most_lead), w.most_lead)


def value(s: State, w: Weights, seat: cint) -> cython.double:
    """How good the position is for a seat, from 0 to 1."""
    foe: cint = 1 - seat
    margin: cython.double
    dragon: cython.double
    if s.ended:
        margin = min(w.won + w.crystal * s.crystals, EVEN)
        return EVEN + margin if s.winner == seat else EVEN - margin
    dragon = w.dragon + w.dragon_late * facts.lateness(s)
    margin = w.match_crystal * (s.score[seat] - s.score[foe])
    margin += dragon * (s.dragons[seat] - s.dragons[foe])
    margin += dragon * (fight_swing(s, w, seat) + bluff_risk(s, w, seat))
    margin += w.power_lead * lead_in_power(s, w, seat)
    margin += w.stock * (stock(s, w, seat) - stock(s, w, foe))
    margin = min(margin, w.most_unfinished)
    margin = max(margin, -w.most_unfinished)
    return EVEN + margin
