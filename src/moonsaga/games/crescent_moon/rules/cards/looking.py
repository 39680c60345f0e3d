"""Looking at the top of the deck: Plot, Conspire and Scholars (rulings C03, C04)."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import state, turn_actions, values
from moonsaga.games.crescent_moon.rules.cards import hand, memory
from moonsaga.games.crescent_moon.rules.state import State

# --- looking at the top of the deck -----------------------------------------------------------------------------------


def begin_look(s: State, seat: cint, what: cint, count: cint) -> void:
    """A ruler will look at `count` cards from the top (Plot, Conspire, Scholars)."""
    s.phase = codes.LOOK
    s.look_for = what
    s.looker = seat
    s.look_left = count
    s.learned += 1


def go_on_looking(s: State) -> bint:
    """Chance says which card is next; False if it has to. The deck is renewed first (ruling C03)."""
    if s.look_left > 0 and hand.reshuffle(s):
        blur_top(s)
        return False
    s.look_left = 0
    if s.look_for == codes.LOOK_PLOT:
        begin_plotting(s)
    elif s.look_for == codes.LOOK_CONSPIRE:
        begin_conspiring(s)
    else:
        begin_scholars(s)
    return True


def blur_top(s: State) -> void:
    """If only a part of the top group will be drawn, nobody but the looker sees which."""
    depth: cint
    depth = hand.top_depth(s)
    if hand.count_group(s, depth) > s.look_left:
        memory.blur_tags(s, codes.DECK, depth)
        memory.stir_for_others(s, s.looker, codes.DECK, depth)


def look_at(s: State, card: cint) -> void:
    """Chance decides which card is on top; the looker sees it."""
    tag: cint
    tag = s.tag[card]
    hand.put(s, card, codes.LOOKED, s.knows[card] | (1 << s.looker))
    s.tag[card] = tag
    s.look_left -= 1
    hand.close_gap(s)
    events.looked(s, s.looker, card, s.knows[card])


def put_back(s: State, bottom: bint) -> void:
    """What was looked at and not taken goes back, shuffled, as a group of its own."""
    n: cint
    depth: cint
    i: cint
    n = hand.count_at(s, codes.LOOKED)
    memory.mix_tags(s, codes.LOOKED)
    depth = hand.bottom_depth(s) + 1 if bottom else 0
    if not bottom:
        for i in range(codes.CARDS):
            if s.place[i] == codes.DECK:
                s.depth[i] += 1
    for i in range(codes.CARDS):
        if s.place[i] == codes.LOOKED:
            s.place[i] = codes.DECK
            s.depth[i] = depth
    s.learned += 1
    hand.renumber(s)
    if n:
        if bottom:
            events.to_bottom(s, s.looker, n)
        else:
            events.to_top(s, s.looker, n)


def hide_choice(s: State) -> void:
    """Nobody but the looker can say which of several cards is taken."""
    if hand.count_at(s, codes.LOOKED) > 1:
        memory.stir_for_others(s, s.looker, codes.LOOKED, 0)


# --- choosing among them ----------------------------------------------------------------------------------------------


def why_not_choose(s: State, seat: cint, kind: cint) -> cint:
    """Of what was looked at: the Murshid takes own cards, the Sultan and the Scholars any."""
    if hand.find_card(s, codes.LOOKED, kind) < 0:
        return codes.NO_CARD
    return codes.OTHERS_CARD if s.phase == codes.PLOTTING and values.RULER_OF[kind] != codes.MURSHID else codes.FINE


def do_choose(s: State, seat: cint, kind: cint) -> void:
    if s.phase == codes.PLOTTING:
        take(s, kind)
    elif s.phase == codes.CONSPIRING:
        set_out(s, kind)
    else:
        keep(s, seat, kind)


# --- Plot -------------------------------------------------------------------------------------------------------------


def why_not_plot(s: State, seat: cint) -> cint:
    return turn_actions.why_not_on_sheet(s, seat, codes.SH_PLOT)


def do_plot(s: State, seat: cint) -> void:
    begin_look(s, seat, codes.LOOK_PLOT, values.PLOT_CARDS)


def count_murshids(s: State) -> cint:
    """Cards of the Murshid among those looked at."""
    n: cint
    i: cint
    n = 0
    for i in range(codes.CARDS):
        if s.place[i] == codes.LOOKED and values.RULER_OF[values.KIND_OF[i]] == codes.MURSHID:
            n += 1
    return n


def begin_plotting(s: State) -> void:
    """Two cards for an empty hand, else one; a coin for each one that is not there (Plot)."""
    wanted: cint
    found: cint
    wanted = 2 if s.hand[codes.MURSHID] == 0 else 1
    found = count_murshids(s)
    s.phase = codes.PLOTTING
    s.who = codes.MURSHID
    s.to_choose = min(wanted, found)
    s.plot_pays = wanted - s.to_choose
    if not s.to_choose:
        end_plotting(s)


def take(s: State, kind: cint) -> void:
    """Plot: into the hand, in secret. What is left goes back on top, or under the deck if there were too few."""
    card: cint
    card = hand.find_card(s, codes.LOOKED, kind)
    hide_choice(s)
    hand.put(s, card, codes.MURSHID, s.knows[card])
    s.tag[card] = codes.IS_MURSHIDS
    s.hand[codes.MURSHID] += 1
    events.took(s, codes.MURSHID, card, s.knows[card])
    s.to_choose -= 1
    if not s.to_choose:
        end_plotting(s)


def end_plotting(s: State) -> void:
    i: cint
    if s.plot_pays:
        state.pay(s, codes.BANK, codes.MURSHID, s.plot_pays)
        events.plot_paid(s, codes.MURSHID, s.plot_pays)
        for i in range(codes.CARDS):
            if s.place[i] == codes.LOOKED and s.knows[i] != codes.EVERYBODY:
                s.tag[i] = codes.NOT_MURSHIDS
    put_back(s, s.plot_pays > 0)
    s.phase = codes.END_ACTION if s.year else codes.PREPARE


# --- Conspire ---------------------------------------------------------------------------------------------------------


def why_not_conspire(s: State, seat: cint) -> cint:
    return turn_actions.why_not_on_sheet(s, seat, codes.SH_CONSPIRE)


def do_conspire(s: State, seat: cint) -> void:
    begin_look(s, seat, codes.LOOK_CONSPIRE, values.CONSPIRE_CARDS)


def gaps_of_sultan(s: State) -> cint:
    n: cint
    place: cint
    n = 0
    for place in range(codes.SULTANS, codes.SULTANS + codes.SULTANS_PLACES):
        if hand.card_at(s, place) < 0:
            n += 1
    return n


def begin_conspiring(s: State) -> void:
    """One of the ten cards for each empty place of the Sultan's market (Conspire; ruling C04)."""
    s.phase = codes.CONSPIRING
    s.who = codes.SULTAN
    s.to_choose = min(gaps_of_sultan(s), hand.count_at(s, codes.LOOKED))
    if not s.to_choose:
        end_conspiring(s)


def set_out(s: State, kind: cint) -> void:
    """A card comes onto the Sultan's market, open to all."""
    card: cint
    place: cint
    card = hand.find_card(s, codes.LOOKED, kind)
    place = codes.SULTANS
    while hand.card_at(s, place) >= 0:
        place += 1
    hand.put(s, card, place, codes.EVERYBODY)
    events.sultans_market(s, codes.SULTAN, card)
    s.to_choose -= 1
    if not s.to_choose:
        end_conspiring(s)


def end_conspiring(s: State) -> void:
    put_back(s, True)
    s.phase = codes.END_ACTION


# --- Scholars ---------------------------------------------------------------------------------------------------------


def begin_scholars(s: State) -> void:
    """Two cards are drawn; one is kept, the other goes under the deck."""
    s.phase = codes.SCHOLARS
    s.who = s.looker
    s.to_choose = min(1, hand.count_at(s, codes.LOOKED))
    if not s.to_choose:
        s.phase = codes.END_ACTION


def keep(s: State, seat: cint, kind: cint) -> void:
    card: cint
    card = hand.find_card(s, codes.LOOKED, kind)
    memory.blur_tags(s, codes.LOOKED, 0)
    hide_choice(s)
    hand.put(s, card, seat, s.knows[card])
    events.kept(s, seat, card, s.knows[card])
    s.to_choose -= 1
    put_back(s, True)
    s.phase = codes.END_ACTION
