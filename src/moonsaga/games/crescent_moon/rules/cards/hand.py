"""Power cards on their way: hands, the deck, the markets (Power cards; Filling the market).

The deck is a row of groups, the top one first; within a group nobody knows the order. Whoever looked at a group knows
which cards it holds; what the others know of hidden cards is in `memory`.
"""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, values
from moonsaga.games.crescent_moon.rules.cards import memory
from moonsaga.games.crescent_moon.rules.state import State

# --- hands ------------------------------------------------------------------------------------------------------------


def count_at(s: State, place: cint) -> cint:
    """How many cards lie in a place."""
    n: cint
    i: cint
    n = 0
    for i in range(codes.CARDS):
        if s.place[i] == place:
            n += 1
    return n


def find_card(s: State, place: cint, kind: cint) -> cint:
    """The card of a title in a place; of several the one that most rulers know. NOBODY if there is none."""
    found: cint
    i: cint
    found = codes.NOBODY
    for i in range(codes.CARDS):
        if values.KIND_OF[i] == kind and s.place[i] == place:
            if found < 0 or board_map.count_bits(s.knows[i]) > board_map.count_bits(s.knows[found]):
                found = i
    return found


def card_at(s: State, place: cint) -> cint:
    """The card on a place of a market; NOBODY if it is empty."""
    i: cint
    for i in range(codes.CARDS):
        if s.place[i] == place:
            return i
    return codes.NOBODY


def list_hand(s: State, seat: cint) -> cint:
    """Write a ruler's hand into `listed`, by title, well-known copies first; say how many."""
    n: cint
    i: cint
    k: cint
    n = 0
    for i in range(codes.CARDS):
        if s.place[i] == seat and n < codes.MOST_LISTED:
            k = n
            while (
                k > 0
                and values.KIND_OF[s.listed[k - 1]] == values.KIND_OF[i]
                and board_map.count_bits(s.knows[s.listed[k - 1]]) < board_map.count_bits(s.knows[i])
            ):
                s.listed[k] = s.listed[k - 1]
                k -= 1
            s.listed[k] = i
            n += 1
    return n


def held_at(s: State, index: cint) -> cint:
    """A card of the hand that `list_hand` wrote last."""
    return s.listed[index]


def put(s: State, card: cint, place: cint, knowers: cint) -> void:
    """A card moves; these know it from now on."""
    memory.see(s, card, knowers)
    s.place[card] = place
    s.depth[card] = 0
    s.mark[card] = 0
    s.gift[card] = codes.NOBODY
    if knowers == codes.EVERYBODY:
        s.tag[card] = codes.NO_TAG
    s.learned += 1


def discard(s: State, card: cint) -> void:
    """Openly onto the discard pile."""
    put(s, card, codes.DISCARDS, codes.EVERYBODY)


def overfull(s: State) -> cint:
    """The first ruler with too many cards in hand; NOBODY if all is well (Hand limit; ruling C15)."""
    return s.full


def phase_now(s: State) -> cint:
    """What is decided: a hand over the limit comes first, then the phase goes on."""
    return codes.DISCARDING if s.full >= 0 else s.phase


def why_not_discard(s: State, seat: cint, kind: cint) -> cint:
    """Whoever holds more than eight cards discards; Warfare always stays (ruling C15)."""
    if overfull(s) != seat:
        return codes.NOT_OVER
    if not (s.held[seat] >> kind) & 1:
        return codes.NOT_IN_HAND
    return codes.WARFARE_STAYS if kind == codes.WARFARE else codes.FINE


def do_discard(s: State, seat: cint, kind: cint) -> void:
    card: cint
    card = find_card(s, seat, kind)
    discard(s, card)
    events.discarded(s, seat, card)


# --- the deck ---------------------------------------------------------------------------------------------------------


def top_depth(s: State) -> cint:
    """The depth of the top group; NOBODY if the deck is empty."""
    found: cint
    i: cint
    found = codes.NOBODY
    for i in range(codes.CARDS):
        if s.place[i] == codes.DECK and (found < 0 or s.depth[i] < found):
            found = s.depth[i]
    return found


def bottom_depth(s: State) -> cint:
    found: cint
    i: cint
    found = codes.NOBODY
    for i in range(codes.CARDS):
        if s.place[i] == codes.DECK and s.depth[i] > found:
            found = s.depth[i]
    return found


def count_group(s: State, depth: cint) -> cint:
    n: cint
    i: cint
    n = 0
    for i in range(codes.CARDS):
        if s.place[i] == codes.DECK and s.depth[i] == depth:
            n += 1
    return n


def renumber(s: State) -> void:
    """Groups count from 0 at the top, without gaps."""
    depth: cint
    i: cint
    depth = 0
    while depth <= bottom_depth(s):
        if count_group(s, depth):
            depth += 1
            continue
        for i in range(codes.CARDS):
            if s.place[i] == codes.DECK and s.depth[i] > depth:
                s.depth[i] -= 1


def close_gap(s: State) -> void:
    """When the last card of the top group is gone, the next group is the top."""
    i: cint
    for i in range(codes.CARDS):
        if s.place[i] == codes.DECK and s.depth[i] == 0:
            return
    for i in range(codes.CARDS):
        if s.place[i] == codes.DECK:
            s.depth[i] -= 1


def reshuffle(s: State) -> bint:
    """An empty deck is replaced by the shuffled discards; everybody knows which cards those are."""
    i: cint
    if top_depth(s) >= 0:
        return True
    if not count_at(s, codes.DISCARDS):
        return False
    for i in range(codes.CARDS):
        if s.place[i] == codes.DISCARDS:
            put(s, i, codes.DECK, codes.EVERYBODY)
    events.shuffled(s)
    return True


def list_top(s: State, outcomes: p_int, weights: p_int) -> cint:
    """The cards that can be on top."""
    depth: cint
    n: cint
    i: cint
    depth = top_depth(s)
    n = 0
    for i in range(codes.CARDS):
        if s.place[i] == codes.DECK and s.depth[i] == depth:
            outcomes[n] = i
            weights[n] = 1
            n += 1
    return n


# --- markets ----------------------------------------------------------------------------------------------------------


def next_gap(s: State, sultans: bint) -> cint:
    """The first empty place of the market from the left, then, if asked, of the Sultan's; NOBODY if they are full."""
    last: cint = codes.MARKET_PLACES + codes.SULTANS_PLACES if sultans else codes.MARKET_PLACES
    i: cint
    for i in range(last):
        if s.shop[i] < 0:
            return codes.MARKET + i
    return codes.NOBODY


def near_cards(s: State) -> cint:
    """Cards on the near market."""
    n: cint
    place: cint
    n = 0
    for place in range(codes.MARKET_PLACES - 3, codes.MARKET_PLACES):
        if s.shop[place] >= 0:
            n += 1
    return n


def slide(s: State) -> void:
    """All cards of the market move right, into empty places (Filling the market)."""
    to: cint
    i: cint
    place: cint
    card: cint
    to = codes.SULTANS - 1
    for i in range(codes.MARKET_PLACES):
        place = codes.SULTANS - 1 - i
        card = card_at(s, place)
        if card >= 0:
            s.place[card] = to
            to -= 1


def turn_up(s: State, card: cint) -> void:
    """The top card of the deck comes onto the market."""
    place: cint
    place = next_gap(s, s.phase == codes.FILL_MARKETS)
    put(s, card, place, codes.EVERYBODY)
    close_gap(s)
    if place < codes.SULTANS:
        events.market(s, card)
    else:
        events.sultans_market(s, codes.NOBODY, card)


def discard_old(s: State, place: cint) -> void:
    """Upkeep: a card of the near market goes (Upkeep; ruling C02)."""
    card: cint
    card = card_at(s, place)
    if card >= 0:
        discard(s, card)
        events.old_card(s, card)
