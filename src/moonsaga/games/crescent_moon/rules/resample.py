"""Dealing anew what a ruler cannot know: cards, tiles, and what others chose in secret.

The worlds and their chances are those of `restore.Worlds`, which deals them from a view. Here they are dealt in place,
from the lots that `cards.memory` keeps. Whatever decides where a card goes is put in order first, so that the same
random numbers give the same world in all positions that the ruler cannot tell apart.
"""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map
from moonsaga.games.crescent_moon.rules.cards import hand, looking, memory, window
from moonsaga.games.crescent_moon.rules.combat import card_choice
from moonsaga.games.crescent_moon.rules.state import State
from moonsaga.kernel.cores.rng import Rng


def deal_world(s: State, seat: cint, rng: Rng) -> void:
    """Make the position one of the worlds that a ruler holds possible, each with the chance it has in `sample`.

    A deal that disagrees with what everybody saw is dealt again. The position itself is a world that agrees.
    """
    fits: bint = False
    forget(s, seat)
    while not fits:
        deal_cards(s, seat, rng)
        deal_tiles(s, seat, rng)
        board_map.survey_cards(s)
        fits = fits_plot(s) and draw_answers(s, seat, rng)


def is_hidden(s: State, card: cint) -> bint:
    """In a hand, in the deck or among the cards that are looked at."""
    return s.place[card] < codes.SEATS or s.place[card] == codes.DECK or s.place[card] == codes.LOOKED


# --- what the others know ---------------------------------------------------------------------------------------------


def forget(s: State, seat: cint) -> void:
    """Of the others' knowledge a ruler knows what all know, their own hands, and who has seen the ruler's own cards.

    Lots get the numbers that a view gives them: in the order of the first card of each.
    """
    common: cint[69] = [0] * 69
    own: cint[69] = [0] * 69
    commons: cint = 0
    owns: cint = 0
    i: cint
    viewer: cint
    lot: cint
    for i in range(codes.CARDS):
        if not is_hidden(s, i) or s.knows[i] & codes.SPECTATOR:
            continue
        lot = find_number(common, commons, s.lot[codes.PUBLIC + i])
        commons = max(commons, lot + 1)
        if not (s.knows[i] >> seat) & 1:
            # for a ruler cards are of one lot if they are so for all as well
            s.lot[seat * codes.CARDS + i] = find_number(
                own, owns, s.lot[seat * codes.CARDS + i] * codes.CARDS + s.lot[codes.PUBLIC + i]
            )
            owns = max(owns, s.lot[seat * codes.CARDS + i] + 1)
        s.knows[i] = knowers(s, i, seat)
        for viewer in range(codes.VIEWERS):
            if (s.knows[i] >> viewer) & 1:
                s.lot[viewer * codes.CARDS + i] = 0
            elif viewer != seat:
                s.lot[viewer * codes.CARDS + i] = lot


def find_number(numbers: p_int, n: cint, number: cint) -> cint:
    """The place of a number among n of them; a new one is written behind them."""
    i: cint
    for i in range(n):
        if numbers[i] == number:
            return i
    numbers[n] = number
    return n


def knowers(s: State, card: cint, seat: cint) -> cint:
    """Who knows a hidden card, as far as a ruler can say: its holder, or whoever looks at it, and the ruler.

    Of the cards in their own hand they know who has seen them.
    """
    if s.place[card] == seat:
        return s.knows[card]
    if s.place[card] < codes.SEATS:
        return (s.knows[card] & (1 << seat)) | (1 << s.place[card])
    return (s.knows[card] & (1 << seat)) | (1 << s.looker if s.place[card] == codes.LOOKED else 0)


# --- cards ------------------------------------------------------------------------------------------------------------


def deal_cards(s: State, seat: cint, rng: Rng) -> void:
    """The cards of each lot go to its places."""
    cards: cint[69] = [0] * 69
    lot: cint = 0
    left: cint = 0
    n: cint
    i: cint
    for i in range(codes.CARDS):
        if is_unknown(s, i, seat):
            left += 1
    while left:
        n = 0
        for i in range(codes.CARDS):
            if is_unknown(s, i, seat) and s.lot[seat * codes.CARDS + i] == lot:
                cards[n] = i
                n += 1
        if n > 1:
            deal_lot(s, cards, n, seat, rng)
        left -= n
        lot += 1


def is_unknown(s: State, card: cint, seat: cint) -> bint:
    return is_hidden(s, card) and not (s.knows[card] >> seat) & 1


def deal_lot(s: State, cards: p_int, n: cint, seat: cint, rng: Rng) -> void:
    """Marked places first, each with a card of which its mark is true."""
    spots: cint[69] = [0] * 69  # the sorts of places, sorted
    counts: cint[69] = [0] * 69  # how many there are of each
    common: cint = s.lot[codes.PUBLIC + cards[0]]
    sorts: cint = 0
    i: cint
    for i in range(n):
        sorts = count_spot(spots, counts, sorts, spot_of(s, cards[i]))
    for i in range(sorts - 1, -1, -1):
        while counts[i]:
            n = deal_card(s, cards, n, spots[i], seat, common, rng)
            counts[i] -= 1


def spot_of(s: State, card: cint) -> cint:
    """All that is said of the place where a card lies: mark, place and depth in one number."""
    return (s.tag[card] * 64 + s.place[card]) * 128 + s.depth[card]


def count_spot(spots: p_int, counts: p_int, sorts: cint, spot: cint) -> cint:
    """One more place of a sort; how many sorts there are now."""
    i: cint = 0
    k: cint
    while i < sorts and spots[i] < spot:
        i += 1
    if i < sorts and spots[i] == spot:
        counts[i] += 1
        return sorts
    k = sorts
    while k > i:
        spots[k] = spots[k - 1]
        counts[k] = counts[k - 1]
        k -= 1
    spots[i] = spot
    counts[i] = 1
    return sorts + 1


def deal_card(s: State, cards: p_int, n: cint, spot: cint, seat: cint, common: cint, rng: Rng) -> cint:
    """One of n cards goes to a place; how many are left."""
    tag: cint = spot // (64 * 128)
    at: cint = rng.draw_below(n)
    card: cint = cards[at]
    viewer: cint
    lot: cint = s.lot[seat * codes.CARDS + card]
    while tag != codes.NO_TAG and memory.natural_tag(card) != tag:
        at = rng.draw_below(n)
        card = cards[at]
    s.tag[card] = tag
    s.place[card] = spot // 128 % 64
    s.depth[card] = spot % 128
    s.knows[card] = 0
    s.knows[card] = knowers(s, card, seat)
    for viewer in range(codes.VIEWERS):
        if viewer != seat:
            s.lot[viewer * codes.CARDS + card] = 0 if (s.knows[card] >> viewer) & 1 else common
    s.lot[seat * codes.CARDS + card] = lot
    cards[at] = cards[n - 1]
    return n - 1


def fits_plot(s: State) -> bint:
    """While the Murshid plots: does a deal agree with how many cards the Murshid will take?"""
    if s.phase != codes.PLOTTING:
        return True
    if s.plot_pays:
        return looking.count_murshids(s) == s.to_choose
    return looking.count_murshids(s) >= s.to_choose


# --- tiles ------------------------------------------------------------------------------------------------------------


def deal_tiles(s: State, seat: cint, rng: Rng) -> void:
    """While the map is laid: tiles in the others' hands and those that are not dealt yet."""
    loose: cint[8] = [0] * 8
    left: cint = 0
    other: cint
    tile: cint
    held: cint
    for tile in range(codes.TILE_KINDS):
        loose[tile] = s.pool[tile]
        for other in range(s.rules.seats):
            if other != seat:
                loose[tile] += s.bag[other * codes.TILE_KINDS + tile]
        left += loose[tile]
    if not left:
        return
    for other in range(s.rules.seats):
        if other == seat:
            continue
        held = 0
        for tile in range(codes.TILE_KINDS):
            held += s.bag[other * codes.TILE_KINDS + tile]
            s.bag[other * codes.TILE_KINDS + tile] = 0
        while held:
            tile = draw_tile(loose, rng.draw_below(left))
            s.bag[other * codes.TILE_KINDS + tile] += 1
            held -= 1
            left -= 1
    for tile in range(codes.TILE_KINDS):
        s.pool[tile] = loose[tile]


def draw_tile(loose: p_int, at: cint) -> cint:
    """Take the tile at a place of those that are left, in the order of their sorts."""
    tile: cint = 0
    while at >= loose[tile]:
        at -= loose[tile]
        tile += 1
    loose[tile] -= 1
    return tile


# --- secret answers ---------------------------------------------------------------------------------------------------


def draw_answers(s: State, seat: cint, rng: Rng) -> bint:
    """Whoever has answered, or chosen cards, did so with the hand just dealt. False if somebody cannot have done it."""
    other: cint
    for other in range(s.rules.seats):
        if s.phase == codes.WINDOW:
            if other != seat and s.answer[other] >= 0:
                s.answer[other] = draw_answer(s, other, rng)
        elif other != seat and s.chosen[other] >= 0 and not draw_choice(s, other, rng):
            return False
    return True


def draw_answer(s: State, seat: cint, rng: Rng) -> cint:
    """Nothing, Boats, or Informants who look at one of the other hands."""
    answers: cint[7] = [0] * 7
    n: cint = 1
    ruler: cint
    if window.why_not_boats(s, seat) == codes.FINE:
        answers[n] = 1
        n += 1
    for ruler in range(codes.SEATS):
        if window.why_not_informants(s, seat, ruler) == codes.FINE:
            answers[n] = 2 + ruler
            n += 1
    return answers[rng.draw_below(n)]


def draw_choice(s: State, seat: cint, rng: Rng) -> bint:
    """Cards for the combat or contest; a Murshid who is asked for a side has chosen at least one."""
    held: cint = min(hand.list_hand(s, seat), codes.MOST_CHOSEN)
    least: cint = 1 if s.phase == codes.MEDDLE and seat == codes.MURSHID else 0
    subset: cint = 0
    i: cint
    can: bint = least == 0
    for i in range(held):
        if card_choice.why_no_choice(s, held, 1 << i) == codes.FINE:
            can = True
    if not can:
        return False
    subset = rng.draw_below(1 << held)
    while subset < least or card_choice.why_no_choice(s, held, subset) != codes.FINE:
        subset = rng.draw_below(1 << held)
    s.chosen[seat] = subset
    return True
