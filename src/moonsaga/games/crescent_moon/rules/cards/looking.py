"""Looking at the top of the deck: Plot, Conspire and Scholars (rulings C03, C04)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.hand import (
        bottom_depth,
        card_at,
        close_gap,
        count_at,
        count_group,
        find_card,
        put,
        renumber,
        reshuffle,
        top_depth,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules.memory import blur_tags, mix_tags, stir_for_others
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, pay, tell
else:
    from moonsaga.games.crescent_moon.rules.cards.hand import (
        bottom_depth,
        card_at,
        close_gap,
        count_at,
        count_group,
        find_card,
        put,
        renumber,
        reshuffle,
        top_depth,
    )
    from moonsaga.games.crescent_moon.rules.memory import blur_tags, mix_tags, stir_for_others
    from moonsaga.games.crescent_moon.rules.state import State, pay, tell

# --- constants the compiler should know

BANK = cython.declare(cint, codes.BANK)
CARDS = cython.declare(cint, codes.CARDS)
CONSPIRING = cython.declare(cint, codes.CONSPIRING)
DECK = cython.declare(cint, codes.DECK)
END_ACTION = cython.declare(cint, codes.END_ACTION)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_KEPT = cython.declare(cint, codes.EV_KEPT)
EV_LOOKED = cython.declare(cint, codes.EV_LOOKED)
EV_PLOT_PAID = cython.declare(cint, codes.EV_PLOT_PAID)
EV_SULTANS_MARKET = cython.declare(cint, codes.EV_SULTANS_MARKET)
EV_TOOK = cython.declare(cint, codes.EV_TOOK)
EV_TO_BOTTOM = cython.declare(cint, codes.EV_TO_BOTTOM)
EV_TO_TOP = cython.declare(cint, codes.EV_TO_TOP)
FINE = cython.declare(cint, codes.FINE)
IS_MURSHIDS = cython.declare(cint, codes.IS_MURSHIDS)
LOOK = cython.declare(cint, codes.LOOK)
LOOKED = cython.declare(cint, codes.LOOKED)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
NOT_MURSHIDS = cython.declare(cint, codes.NOT_MURSHIDS)
NO_CARD = cython.declare(cint, codes.NO_CARD)
OTHERS_CARD = cython.declare(cint, codes.OTHERS_CARD)
PLOTTING = cython.declare(cint, codes.PLOTTING)
PREPARE = cython.declare(cint, codes.PREPARE)
SCHOLARS = cython.declare(cint, codes.SCHOLARS)
SULTAN = cython.declare(cint, codes.SULTAN)
SULTANS = cython.declare(cint, codes.SULTANS)
SULTANS_PLACES = cython.declare(cint, codes.SULTANS_PLACES)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
KIND_OF = cython.declare(cint[69])
RULER_OF = cython.declare(cint[31])
if not cython.compiled:
    KIND_OF = [0] * 69
    RULER_OF = [0] * 31
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]
for _i in range(31):
    RULER_OF[_i] = codes.RULER_OF[_i]

# --- end of constants


# --- looking at the top of the deck -----------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_look(s: State, seat: cint, what: cint, count: cint) -> cython.void:
    """Somebody will look at so many cards from the top (Plot, Conspire, Scholars)."""
    s.phase = LOOK
    s.look = what
    s.looker = seat
    s.look_left = count
    s.learned += 1


@cython.cfunc
@cython.exceptval(check=False)
def can_look(s: State) -> bint:
    """Is there another card to look at? The deck is renewed first (ruling C03)."""
    return s.look_left > 0 and reshuffle(s)


@cython.cfunc
@cython.exceptval(check=False)
def blur_top(s: State) -> cython.void:
    """If only a part of the top group will be drawn, nobody but the looker sees which."""
    depth: cint
    depth = top_depth(s)
    if count_group(s, depth) > s.look_left:
        blur_tags(s, DECK, depth)
        stir_for_others(s, s.looker, DECK, depth)


@cython.cfunc
@cython.exceptval(check=False)
def look_at(s: State, card: cint) -> cython.void:
    """Nature says which card is on top; the looker sees it."""
    tag: cint
    tag = s.tag[card]
    put(s, card, LOOKED, s.knows[card] | (1 << s.looker))
    s.tag[card] = tag
    s.look_left -= 1
    close_gap(s)
    tell(s, EV_LOOKED, s.looker, card, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def put_back(s: State, bottom: bint) -> cython.void:
    """What was looked at and not taken goes back, shuffled, as a group of its own."""
    n: cint
    depth: cint
    i: cint
    n = count_at(s, LOOKED)
    mix_tags(s, LOOKED)
    depth = bottom_depth(s) + 1 if bottom else 0
    if not bottom:
        for i in range(CARDS):
            if s.place[i] == DECK:
                s.depth[i] += 1
    for i in range(CARDS):
        if s.place[i] == LOOKED:
            s.place[i] = DECK
            s.depth[i] = depth
    s.learned += 1
    renumber(s)
    if n:
        tell(s, EV_TO_BOTTOM if bottom else EV_TO_TOP, s.looker, NOBODY, n, 0)


@cython.cfunc
@cython.exceptval(check=False)
def hide_choice(s: State) -> cython.void:
    """Nobody but the looker can say which of several cards is taken."""
    if count_at(s, LOOKED) > 1:
        stir_for_others(s, s.looker, LOOKED, 0)


# --- Plot -------------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def count_murshids(s: State) -> cint:
    """Cards of the Murshid among those looked at."""
    n: cint
    i: cint
    n = 0
    for i in range(CARDS):
        if s.place[i] == LOOKED and RULER_OF[KIND_OF[i]] == MURSHID:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def begin_plotting(s: State) -> cython.void:
    """Two cards for an empty hand, else one; a coin for each one that is not there (Plot)."""
    wanted: cint
    found: cint
    wanted = 2 if s.hand[MURSHID] == 0 else 1
    found = count_murshids(s)
    s.phase = PLOTTING
    s.who = MURSHID
    s.count = 0
    s.left = min(wanted, found)
    if found < wanted:
        s.count = wanted - found
    if not s.left:
        end_plotting(s)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_take(s: State, kind: cint) -> cint:
    """Of what was looked at: the Murshid takes cards of his own, the Sultan and the Scholars any."""
    if s.phase != PLOTTING and s.phase != CONSPIRING and s.phase != SCHOLARS:
        return WRONG_MOMENT
    if find_card(s, LOOKED, kind) < 0:
        return NO_CARD
    return OTHERS_CARD if s.phase == PLOTTING and RULER_OF[kind] != MURSHID else FINE


@cython.cfunc
@cython.exceptval(check=False)
def take(s: State, kind: cint) -> cython.void:
    """Plot: into the hand, in secret. What is left goes back on top, or under the deck if he came short."""
    card: cint
    card = find_card(s, LOOKED, kind)
    hide_choice(s)
    put(s, card, MURSHID, s.knows[card])
    s.tag[card] = IS_MURSHIDS
    s.hand[MURSHID] += 1
    tell(s, EV_TOOK, MURSHID, card, 0, 0)
    s.left -= 1
    if not s.left:
        end_plotting(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_plotting(s: State) -> cython.void:
    i: cint
    if s.count:
        pay(s, BANK, MURSHID, s.count)
        tell(s, EV_PLOT_PAID, MURSHID, NOBODY, s.count, 0)
        for i in range(CARDS):
            if s.place[i] == LOOKED and s.knows[i] != EVERYBODY:
                s.tag[i] = NOT_MURSHIDS
    put_back(s, s.count > 0)
    s.phase = END_ACTION if s.year else PREPARE


# --- Conspire ---------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def gaps_of_sultan(s: State) -> cint:
    n: cint
    place: cint
    n = 0
    for place in range(SULTANS, SULTANS + SULTANS_PLACES):
        if card_at(s, place) < 0:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def begin_conspiring(s: State) -> cython.void:
    """One of the ten cards for each empty place of the Sultan's market (Conspire; ruling C04)."""
    s.phase = CONSPIRING
    s.who = SULTAN
    s.left = min(gaps_of_sultan(s), count_at(s, LOOKED))
    if not s.left:
        end_conspiring(s)


@cython.cfunc
@cython.exceptval(check=False)
def set_out(s: State, kind: cint) -> cython.void:
    """A card comes onto the Sultan's market, open to all."""
    card: cint
    place: cint
    card = find_card(s, LOOKED, kind)
    place = SULTANS
    while card_at(s, place) >= 0:
        place += 1
    put(s, card, place, EVERYBODY)
    tell(s, EV_SULTANS_MARKET, SULTAN, card, place - SULTANS, 0)
    s.left -= 1
    if not s.left:
        end_conspiring(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_conspiring(s: State) -> cython.void:
    put_back(s, True)
    s.phase = END_ACTION


# --- Scholars ---------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_scholars(s: State) -> cython.void:
    """Two cards are drawn; one is kept, the other goes under the deck."""
    s.phase = SCHOLARS
    s.who = s.looker
    s.left = 1
    if not count_at(s, LOOKED):
        s.phase = END_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def keep(s: State, seat: cint, kind: cint) -> cython.void:
    card: cint
    card = find_card(s, LOOKED, kind)
    blur_tags(s, LOOKED, 0)
    hide_choice(s)
    put(s, card, seat, s.knows[card])
    tell(s, EV_KEPT, seat, card, 0, 0)
    put_back(s, True)
    s.phase = END_ACTION
