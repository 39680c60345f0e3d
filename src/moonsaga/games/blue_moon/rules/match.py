"""Preparation, putting cards back, and matches of several games (Preparation; Optional rule; More games)."""

from __future__ import annotations

import cython
from cython import int as cint
from cython import void

from moonsaga.games.blue_moon import events
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import asking, beginning, state
from moonsaga.games.blue_moon.rules.cards import power
from moonsaga.games.blue_moon.rules.state import State

# --- the start of the game --------------------------------------------------------------------------------------------


def begin_game(s: State) -> void:
    """Preparation: a starting player, six cards each."""
    if s.rules.match and s.picked[0] < 0:
        s.phase = codes.DECKS
        return
    s.phase = codes.DRAW_FIRST
    if s.starter >= 0:
        name_first(s, s.starter)
    elif s.rules.first >= 0:
        name_first(s, s.rules.first)


def why_not_deck(s: State, seat: cint, people: cint) -> cint:
    """Is there a deck with this leader among those that the seat brought?"""
    return codes.FINE if s.rules.brought[seat] & (1 << people) else codes.NOT_THIS_CARD


def do_deck(s: State, seat: cint, people: cint) -> void:
    """Both choose a leader in secret and show it at the same time (More games)."""
    i: cint
    s.picked[seat] = people
    s.learned += 1
    if s.picked[1 - seat] < 0:
        return
    with cython.gil:
        s.rules = s.rules.maker(s.picked[0], s.picked[1])  # type: ignore[operator]
    s.games += 1
    for i in range(2):
        events.deck_chosen(s, i, s.picked[i])
    begin_game(s)


def count_crystals(s: State) -> void:
    """The end of one game of a match: five crystals win it, else the loser starts the next game (More games)."""
    i: cint
    if not s.rules.match or s.ended == codes.MATCH_WON:
        return
    s.score[s.winner] += s.crystals
    if s.score[s.winner] >= codes.WIN_OF_MATCH:
        s.ended = codes.MATCH_WON
        s.crystals = s.score[s.winner]
        events.ended(s, s.winner, s.crystals, codes.MATCH_WON)
        return
    s.starter = 1 - s.winner
    state.lay_out(s)
    for i in range(2):
        s.picked[i] = -1
    s.learned += 1
    s.phase = codes.DECKS
    power.survey(s)


def name_first(s: State, seat: cint) -> void:
    s.seat = s.chooser = seat
    asking.begin_draw(s, codes.DEAL, 0, codes.HAND_SIZE)
    events.first(s, seat)


def deal(s: State, slot: cint) -> void:
    """Six cards to one seat, then six to the other; then, if agreed, each may put some back (Optional rule)."""
    state.to_hand(s, slot, 0)
    events.drew(s, s.drawer, slot, s.knows[slot])
    s.draws -= 1
    if s.draws:
        return
    if s.drawer == 0:
        asking.begin_draw(s, codes.DEAL, 1, codes.HAND_SIZE)
    elif s.rules.mulligan:
        asking.ask_any(s, codes.MULLIGAN, s.seat, -1)
    else:
        beginning.begin_turn(s, s.seat)


def mulligan(s: State, slot: cint) -> void:
    """A card back into the deck, unseen."""
    events.given_back(s, s.chooser, slot, s.knows[slot])
    state.lift(s, slot)
    state.put_down(s, slot, codes.IN_DECK)
    s.given_back = slot
    s.learned += 1
    if s.hand[s.chooser] == 0:
        end_mulligan(s)


def end_mulligan(s: State) -> void:
    """Shuffle and fill up; then the other seat is asked."""
    asking.draw_cards(s, s.chooser, codes.HAND_SIZE - s.hand[s.chooser], codes.THEN_DEALT)
