"""Preparation, putting cards back, and matches of several games (Preparation; Optional rule; More games)."""

import cython
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules import asking
    from cython.cimports.moonsaga.games.blue_moon.rules.beginning import begin_turn
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import survey
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State, lift, put_down, tell, to_hand
else:
    from moonsaga.games.blue_moon.rules import asking
    from moonsaga.games.blue_moon.rules.beginning import begin_turn
    from moonsaga.games.blue_moon.rules.cards.power import survey
    from moonsaga.games.blue_moon.rules.state import State, lift, put_down, tell, to_hand

DEAL = cython.declare(cint, codes.DEAL)
DECKS = cython.declare(cint, codes.DECKS)
DRAW_FIRST = cython.declare(cint, codes.DRAW_FIRST)
EV_DECK_CHOSEN = cython.declare(cint, codes.EV_DECK_CHOSEN)
EV_DREW = cython.declare(cint, codes.EV_DREW)
EV_ENDED = cython.declare(cint, codes.EV_ENDED)
EV_FIRST = cython.declare(cint, codes.EV_FIRST)
EV_GIVEN_BACK = cython.declare(cint, codes.EV_GIVEN_BACK)
HAND_SIZE = cython.declare(cint, codes.HAND_SIZE)
IN_DECK = cython.declare(cint, codes.IN_DECK)
MATCH_WON = cython.declare(cint, codes.MATCH_WON)
MULLIGAN = cython.declare(cint, codes.MULLIGAN)
THEN_DEALT = cython.declare(cint, codes.THEN_DEALT)
WIN_OF_MATCH = cython.declare(cint, codes.WIN_OF_MATCH)


# --- the start of the game --------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_game(s: State) -> cython.void:
    """Preparation: a starting player, six cards each."""
    if s.rules.match and s.picked[0] < 0:
        s.phase = DECKS
        return
    s.phase = DRAW_FIRST
    if s.starter >= 0:
        name_first(s, s.starter)
    elif s.rules.first >= 0:
        name_first(s, s.rules.first)


@cython.cfunc
@cython.exceptval(check=False)
def choose_deck(s: State, seat: cint, people: cint) -> cython.void:
    """Both choose a leader in secret and show it at the same time (More games)."""
    i: cint
    s.picked[seat] = people
    s.learned += 1
    if s.picked[1 - seat] < 0:
        return
    s.rules = s.rules.maker(s.picked[0], s.picked[1])
    s.games += 1
    for i in range(2):
        tell(s, EV_DECK_CHOSEN, i, -1, s.picked[i])
    begin_game(s)


@cython.cfunc
@cython.exceptval(check=False)
def count_crystals(s: State) -> cython.void:
    """The end of one game of a match: five crystals win it, else the loser starts the next game (More games)."""
    i: cint
    if not s.rules.match or s.ended == MATCH_WON:
        return
    s.score[s.winner] += s.crystals
    if s.score[s.winner] >= WIN_OF_MATCH:
        s.ended = MATCH_WON
        s.crystals = s.score[s.winner]
        tell(s, EV_ENDED, s.winner, -1, s.crystals * 8 + MATCH_WON)
        return
    s.starter = 1 - s.winner
    s.lay_out()
    for i in range(2):
        s.picked[i] = -1
    s.learned += 1
    s.phase = DECKS
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def name_first(s: State, seat: cint) -> cython.void:
    s.seat = s.chooser = seat
    s.phase = DEAL
    s.drawer = 0
    s.left = HAND_SIZE
    tell(s, EV_FIRST, seat, -1, 0)


@cython.cfunc
@cython.exceptval(check=False)
def deal(s: State, slot: cint) -> cython.void:
    """Six cards to one seat, then six to the other; then, if agreed, each may put some back (Optional rule)."""
    to_hand(s, slot, 0)
    tell(s, EV_DREW, s.drawer, slot, 0)
    s.left -= 1
    if s.left:
        return
    if s.drawer == 0:
        s.drawer = 1
        s.left = HAND_SIZE
    elif s.rules.mulligan:
        asking.ask(s, MULLIGAN, s.seat, -1, HAND_SIZE)
    else:
        begin_turn(s, s.seat)


@cython.cfunc
@cython.exceptval(check=False)
def mulligan(s: State, slot: cint) -> cython.void:
    """A card back into the deck, unseen."""
    tell(s, EV_GIVEN_BACK, s.chooser, slot, 0)
    lift(s, slot)
    put_down(s, slot, IN_DECK)
    s.last = slot
    s.learned += 1


@cython.cfunc
@cython.exceptval(check=False)
def end_mulligan(s: State) -> cython.void:
    """Shuffle and fill up; then the other seat is asked."""
    asking.draw_cards(s, s.chooser, HAND_SIZE - s.hand[s.chooser], THEN_DEALT)
