"""Power cards on their way: hands, the deck, the markets (Power cards; Filling the market).

The deck is a row of groups, the top one first; within a group nobody knows the order. Whoever looked at a group knows
which cards it holds; what the others know of hidden cards is in `memory`.
"""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import count_bits
    from cython.cimports.moonsaga.games.crescent_moon.rules.memory import see
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
else:
    from moonsaga.games.crescent_moon.rules.board_map import count_bits
    from moonsaga.games.crescent_moon.rules.memory import see
    from moonsaga.games.crescent_moon.rules.state import State, tell

# --- constants the compiler should know

CARDS = cython.declare(cint, codes.CARDS)
DECK = cython.declare(cint, codes.DECK)
DISCARDS = cython.declare(cint, codes.DISCARDS)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_DISCARDED = cython.declare(cint, codes.EV_DISCARDED)
EV_MARKET = cython.declare(cint, codes.EV_MARKET)
EV_OLD_CARD = cython.declare(cint, codes.EV_OLD_CARD)
EV_SHUFFLED = cython.declare(cint, codes.EV_SHUFFLED)
EV_SULTANS_MARKET = cython.declare(cint, codes.EV_SULTANS_MARKET)
FILL_MARKETS = cython.declare(cint, codes.FILL_MARKETS)
FINE = cython.declare(cint, codes.FINE)
MARKET = cython.declare(cint, codes.MARKET)
MARKET_PLACES = cython.declare(cint, codes.MARKET_PLACES)
NOBODY = cython.declare(cint, codes.NOBODY)
NOT_IN_HAND = cython.declare(cint, codes.NOT_IN_HAND)
NOT_OVER = cython.declare(cint, codes.NOT_OVER)
NO_TAG = cython.declare(cint, codes.NO_TAG)
SULTANS = cython.declare(cint, codes.SULTANS)
SULTANS_PLACES = cython.declare(cint, codes.SULTANS_PLACES)
WARFARE = cython.declare(cint, codes.WARFARE)
WARFARE_STAYS = cython.declare(cint, codes.WARFARE_STAYS)
KIND_OF = cython.declare(cint[69])
if not cython.compiled:
    KIND_OF = [0] * 69
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]

# --- end of constants


HELD = cython.declare(cint[16])


if not cython.compiled:
    HELD = [0] * 16


# --- hands ------------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def count_at(s: State, place: cint) -> cint:
    """How many cards lie in a place."""
    n: cint
    i: cint
    n = 0
    for i in range(CARDS):
        if s.place[i] == place:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def find_card(s: State, place: cint, kind: cint) -> cint:
    """The card of a title in a place; of several the one that most rulers know. NOBODY if there is none."""
    found: cint
    i: cint
    found = NOBODY
    for i in range(CARDS):
        if KIND_OF[i] == kind and s.place[i] == place:
            if found < 0 or count_bits(s.knows[i]) > count_bits(s.knows[found]):
                found = i
    return found


@cython.cfunc
@cython.exceptval(check=False)
def card_at(s: State, place: cint) -> cint:
    """The card on a place of a market; NOBODY if it is empty."""
    i: cint
    for i in range(CARDS):
        if s.place[i] == place:
            return i
    return NOBODY


@cython.cfunc
@cython.exceptval(check=False)
def list_hand(s: State, seat: cint) -> cint:
    """Write a ruler's hand into HELD, by title, well-known copies first; say how many."""
    n: cint
    i: cint
    k: cint
    n = 0
    for i in range(CARDS):
        if s.place[i] == seat and n < 16:
            k = n
            while (
                k > 0
                and KIND_OF[HELD[k - 1]] == KIND_OF[i]
                and count_bits(s.knows[HELD[k - 1]]) < count_bits(s.knows[i])
            ):
                HELD[k] = HELD[k - 1]
                k -= 1
            HELD[k] = i
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def held_at(index: cint) -> cint:
    """A card of the hand that `list_hand` wrote last."""
    return HELD[index]


@cython.cfunc
@cython.exceptval(check=False)
def put(s: State, card: cint, place: cint, knowers: cint) -> cython.void:
    """A card moves; these know it from now on."""
    see(s, card, knowers)
    s.place[card] = place
    s.depth[card] = 0
    s.mark[card] = 0
    s.gift[card] = NOBODY
    if knowers == EVERYBODY:
        s.tag[card] = NO_TAG
    s.learned += 1


@cython.cfunc
@cython.exceptval(check=False)
def discard(s: State, card: cint) -> cython.void:
    """Openly onto the discard pile."""
    put(s, card, DISCARDS, EVERYBODY)


@cython.cfunc
@cython.exceptval(check=False)
def overfull(s: State) -> cint:
    """The first ruler with too many cards in hand; NOBODY if all is well (Hand limit; ruling C15)."""
    return s.full[0]


@cython.cfunc
@cython.exceptval(check=False)
def why_no_discard(s: State, seat: cint, kind: cint) -> cint:
    """Whoever holds more than eight cards discards; Warfare always stays (ruling C15)."""
    if overfull(s) != seat:
        return NOT_OVER
    if not (s.held[seat] >> kind) & 1:
        return NOT_IN_HAND
    return WARFARE_STAYS if kind == WARFARE else FINE


@cython.cfunc
@cython.exceptval(check=False)
def discard_surplus(s: State, seat: cint, kind: cint) -> cython.void:
    card: cint
    card = find_card(s, seat, kind)
    discard(s, card)
    tell(s, EV_DISCARDED, seat, card, 0, 0)


# --- the deck ---------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def top_depth(s: State) -> cint:
    """The depth of the top group; NOBODY if the deck is empty."""
    found: cint
    i: cint
    found = NOBODY
    for i in range(CARDS):
        if s.place[i] == DECK and (found < 0 or s.depth[i] < found):
            found = s.depth[i]
    return found


@cython.cfunc
@cython.exceptval(check=False)
def bottom_depth(s: State) -> cint:
    found: cint
    i: cint
    found = NOBODY
    for i in range(CARDS):
        if s.place[i] == DECK and s.depth[i] > found:
            found = s.depth[i]
    return found


@cython.cfunc
@cython.exceptval(check=False)
def count_group(s: State, depth: cint) -> cint:
    n: cint
    i: cint
    n = 0
    for i in range(CARDS):
        if s.place[i] == DECK and s.depth[i] == depth:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def renumber(s: State) -> cython.void:
    """Groups count from 0 at the top, without gaps."""
    depth: cint
    i: cint
    depth = 0
    while depth <= bottom_depth(s):
        if count_group(s, depth):
            depth += 1
            continue
        for i in range(CARDS):
            if s.place[i] == DECK and s.depth[i] > depth:
                s.depth[i] -= 1


@cython.cfunc
@cython.exceptval(check=False)
def close_gap(s: State) -> cython.void:
    """When the last card of the top group is gone, the next group is the top."""
    i: cint
    for i in range(CARDS):
        if s.place[i] == DECK and s.depth[i] == 0:
            return
    for i in range(CARDS):
        if s.place[i] == DECK:
            s.depth[i] -= 1


@cython.cfunc
@cython.exceptval(check=False)
def reshuffle(s: State) -> bint:
    """An empty deck is replaced by the shuffled discards; everybody knows which cards those are."""
    i: cint
    if top_depth(s) >= 0:
        return True
    if not count_at(s, DISCARDS):
        return False
    for i in range(CARDS):
        if s.place[i] == DISCARDS:
            put(s, i, DECK, EVERYBODY)
    tell(s, EV_SHUFFLED, NOBODY, NOBODY, 0, 0)
    return True


@cython.cfunc
@cython.exceptval(check=False)
def list_top(s: State, outcomes: p_int, weights: p_int) -> cint:
    """The cards that can be on top."""
    depth: cint
    n: cint
    i: cint
    depth = top_depth(s)
    n = 0
    for i in range(CARDS):
        if s.place[i] == DECK and s.depth[i] == depth:
            outcomes[n] = i
            weights[n] = 1
            n += 1
    return n


# --- markets ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def next_gap(s: State, sultans: bint) -> cint:
    """The first empty place of the market from the left, then, if asked, of the Sultan's; NOBODY if they are full."""
    last: cint = MARKET_PLACES + SULTANS_PLACES if sultans else MARKET_PLACES
    i: cint
    for i in range(last):
        if s.shop[i] < 0:
            return MARKET + i
    return NOBODY


@cython.cfunc
@cython.exceptval(check=False)
def slide(s: State) -> cython.void:
    """All cards of the market move right, into empty places (Filling the market)."""
    to: cint
    i: cint
    place: cint
    card: cint
    to = SULTANS - 1
    for i in range(MARKET_PLACES):
        place = SULTANS - 1 - i
        card = card_at(s, place)
        if card >= 0:
            s.place[card] = to
            to -= 1


@cython.cfunc
@cython.exceptval(check=False)
def turn_up(s: State, card: cint) -> cython.void:
    """The top card of the deck comes onto the market."""
    place: cint
    place = next_gap(s, s.phase == FILL_MARKETS)
    put(s, card, place, EVERYBODY)
    close_gap(s)
    if place < SULTANS:
        tell(s, EV_MARKET, NOBODY, card, place - MARKET, 0)
    else:
        tell(s, EV_SULTANS_MARKET, NOBODY, card, place - SULTANS, 0)


@cython.cfunc
@cython.exceptval(check=False)
def discard_old(s: State, place: cint) -> cython.void:
    """Upkeep: a card of the near market goes (Upkeep; ruling C02)."""
    card: cint
    card = card_at(s, place)
    if card >= 0:
        discard(s, card)
        tell(s, EV_OLD_CARD, NOBODY, card, 0, 0)
