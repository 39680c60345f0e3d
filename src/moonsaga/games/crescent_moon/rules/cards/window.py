"""Anytime cards, and the window in which all may play them (Anytime; D17)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon import actions, events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, turn_actions
from moonsaga.games.crescent_moon.rules.cards import hand, memory
from moonsaga.games.crescent_moon.rules.combat import pact
from moonsaga.games.crescent_moon.rules.state import State

# --- Anytime cards ----------------------------------------------------------------------------------------------------


def may_interrupt(s: State) -> bint:
    """In a contest only in the window: cards ask nothing there on which rivers or hands could tell (Anytime)."""
    return s.phase == codes.WINDOW or s.fight != codes.CONTEST


def why_not_boats(s: State, seat: cint) -> cint:
    """Boats: in a window, and whenever one is asked alone in the action phase (D17)."""
    if not may_interrupt(s):
        return codes.WRONG_MOMENT
    if not (s.held[seat] >> codes.BOATS) & 1:
        return codes.NOT_IN_HAND
    return codes.BOATS_OUT if s.boats else codes.FINE


def do_boats(s: State, seat: cint) -> void:
    """In a window it is an answer, which counts when all have given theirs."""
    if s.phase == codes.WINDOW:
        s.answer[seat] = 1
    else:
        use_boats(s, seat)


def offer_informants(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    ruler: cint
    if not (s.held[seat] >> codes.INFORMANTS) & 1:
        return n
    for ruler in range(codes.SEATS):
        if why_not_informants(s, seat, ruler) == codes.FINE:
            buffer[n] = actions.informants(ruler)
            n += 1
    return n


def why_not_informants(s: State, seat: cint, ruler: cint) -> cint:
    """Informants look at another ruler's hand; in a combat or contest only before the cards are chosen."""
    if not may_interrupt(s) or (s.fight and s.phase != codes.WINDOW):
        return codes.WRONG_MOMENT
    if not (s.held[seat] >> codes.INFORMANTS) & 1:
        return codes.NOT_IN_HAND
    if ruler == seat:
        return codes.OWN_HAND
    return codes.NO_HAND if ruler >= s.rules.seats or not s.hand[ruler] else codes.FINE


def do_informants(s: State, seat: cint, ruler: cint) -> void:
    if s.phase == codes.WINDOW:
        s.answer[seat] = 2 + ruler
    else:
        use_informants(s, seat, ruler)


def why_not_skip(s: State, seat: cint) -> cint:
    return codes.FINE


def do_skip(s: State, seat: cint) -> void:
    s.answer[seat] = 0


def use_boats(s: State, seat: cint) -> void:
    """Rivers are nothing for this action. Who plays a second card in the same window has shown it, and keeps it."""
    card: cint
    card = hand.find_card(s, seat, codes.BOATS)
    if s.boats:
        memory.see(s, card, codes.EVERYBODY)
        s.tag[card] = codes.NO_TAG
        s.learned += 1
        events.boats_kept(s, seat, card)
        return
    hand.discard(s, card)
    s.boats = 1
    events.boats(s, seat, card)


def use_informants(s: State, seat: cint, ruler: cint) -> void:
    card: cint
    i: cint
    card = hand.find_card(s, seat, codes.INFORMANTS)
    hand.discard(s, card)
    for i in range(codes.CARDS):
        if s.place[i] == ruler:
            memory.see(s, i, s.knows[i] | (1 << seat))
    s.spied |= 1 << (seat * codes.SEATS + ruler)
    events.informants(s, seat, ruler, card)


# --- opening ----------------------------------------------------------------------------------------------------------


def begin_fight(s: State) -> void:
    """Nothing has been played yet. Whoever could hold an Anytime card is asked for it, all at once."""
    seat: cint
    i: cint
    for seat in range(codes.SEATS):
        s.side[seat] = s.answer[seat] = s.chosen[seat] = codes.NOBODY
    for i in range(2):
        s.bonus[i] = s.save[i] = s.busy_o[i] = s.busy_m[i] = s.shield[i] = 0
    for i in range(20):
        s.duty[i] = 0
    s.meddles = s.pact_with = s.pact_from = s.pact_payer = s.war_side = s.winner_side = codes.NOBODY
    s.pact_turn = s.declare_turn = s.pact_price = s.pact_tried = s.reach = 0
    s.power_a = s.power_d = s.loss_a = s.loss_d = s.war_units = s.war_o = s.war_m = 0
    s.may_leave = codes.NOBODY
    s.siege = s.archers = s.truce = s.spoils = s.war_shown = 0
    s.card = s.resolver = codes.NOBODY
    s.asked = 0
    for seat in range(s.rules.seats):
        if memory.could_hold_anytime(s, seat):
            s.asked |= 1 << seat
    if s.fight == codes.COMBAT:
        events.combat(s, s.attacker, s.active, s.defender)
    s.phase = codes.WINDOW


def is_asked(s: State, seat: cint) -> bint:
    """While several seats answer at once: does this one still owe its answer?"""
    return (s.asked >> seat) & 1 and (s.answer[seat] if s.phase == codes.WINDOW else s.chosen[seat]) < 0


def all_answered(s: State) -> bint:
    seat: cint
    for seat in range(s.rules.seats):
        if is_asked(s, seat):
            return False
    return True


def close_window(s: State) -> void:
    """What was played counts in turn order. Whoever played a card and may have another is asked again."""
    seat: cint
    s.asked = 0
    for seat in range(s.rules.seats):
        if s.answer[seat] == 1:
            use_boats(s, seat)
        elif s.answer[seat] >= 2:
            use_informants(s, seat, s.answer[seat] - 2)
    for seat in range(s.rules.seats):
        if s.answer[seat] >= 1 and memory.could_hold_anytime(s, seat):
            s.asked |= 1 << seat
        s.answer[seat] = codes.NOBODY
    if s.asked:
        return
    if s.fight:
        end_window(s)
    else:
        turn_actions.end_spreading(s)


def end_window(s: State) -> void:
    """Who takes part is settled; then the Murshid may bargain."""
    seat: cint
    s.reach = 1 if s.influence[s.active] == codes.MURSHID or board_map.murshid_beside(s, s.active) else 0
    if s.fight == codes.CONTEST:
        for seat in range(s.rules.seats):
            if seat != s.attacker and (
                board_map.has_presence(s, seat, s.active) or (seat == codes.MURSHID and s.reach)
            ):
                s.side[seat] = codes.DEFENDING
    pact.begin_pact(s)
