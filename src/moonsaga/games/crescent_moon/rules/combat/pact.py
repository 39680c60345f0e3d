"""The Murshid's pact, before cards are chosen (Murshid: pacts; rulings C10, D13)."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import turn_actions
from moonsaga.games.crescent_moon.rules.cards import ledger
from moonsaga.games.crescent_moon.rules.combat import card_choice
from moonsaga.games.crescent_moon.rules.state import State

# --- the Murshid's pact -----------------------------------------------------------------------------------------------


def takes_part(s: State, seat: cint) -> bint:
    """Attacker, defender or another participant, and not the Murshid himself."""
    if seat == codes.MURSHID or seat >= s.rules.seats:
        return False
    if seat == s.attacker:
        return True
    return seat == s.defender if s.fight == codes.COMBAT else s.side[seat] >= 0


def is_party(s: State, seat: cint) -> bint:
    """Whoever takes part and can pay at least one point (ruling C10)."""
    return takes_part(s, seat) and s.points[seat] > 0


def begin_pact(s: State) -> void:
    """Not when the Murshid attacks or defends in a combat; their influence must be here or next to it."""
    anybody: cint
    seat: cint
    s.pact_turn = 0
    barred: bint = (
        s.attacker == codes.MURSHID or (s.fight == codes.COMBAT and s.defender == codes.MURSHID) or not s.reach
    )
    anybody = 0
    for seat in range(s.rules.seats):
        if is_party(s, seat):
            anybody = 1
    if barred or not anybody:
        card_choice.begin_commit(s)
        return
    s.phase = codes.PACT_MURSHID
    s.who = codes.MURSHID


def why_not_pact(s: State, seat: cint, ruler: cint, more: cint) -> cint:
    """Up to five points, and no more than the payer has; a counter-offer is another number."""
    points: cint = 1 + more
    if s.phase == codes.PACT_MURSHID:
        if not takes_part(s, ruler):
            return codes.NO_PARTY
        return codes.FINE if s.points[ruler] >= points else codes.TOO_DEAR
    if s.phase == codes.PACT_PARTY:
        if ruler != codes.MURSHID:
            return codes.WRONG_PARTNER
        return codes.FINE if s.points[seat] >= points else codes.TOO_DEAR
    if ruler != s.pact_from:
        return codes.WRONG_PARTNER
    if s.points[s.pact_with] < points:
        return codes.TOO_DEAR
    return codes.SAME_PRICE if points == s.pact_price else codes.FINE


def do_pact(s: State, seat: cint, ruler: cint, more: cint) -> void:
    """An offer, or the counter-offer to it."""
    points: cint = 1 + more
    s.pact_price = points
    events.pact_offered(s, seat, points, ruler)
    if s.phase == codes.PACT_ANSWER:
        s.phase = codes.PACT_COUNTER
        s.who = s.pact_from
        ledger.note_counter(s, points)
        return
    s.pact_from = seat
    s.pact_with = ruler if seat == codes.MURSHID else seat
    s.pact_tried |= 1 << s.pact_with
    ledger.enter_deal(s, s.pact_with, codes.DEAL_PACT, 0, points)
    s.phase = codes.PACT_ANSWER
    s.who = ruler


def why_not_accept(s: State, seat: cint) -> cint:
    return codes.FINE


def do_accept(s: State, seat: cint) -> void:
    """One pact only (D13)."""
    s.pact_payer = s.pact_with
    events.pact_agreed(s, s.pact_payer, s.pact_price)
    ledger.note_outcome(s, codes.DEAL_AGREED)
    card_choice.begin_commit(s)


def why_not_refuse(s: State, seat: cint) -> cint:
    return codes.FINE


def do_refuse(s: State, seat: cint) -> void:
    events.pact_refused(s, seat)
    ledger.note_outcome(s, codes.DEAL_REFUSED)
    next_party(s)


def why_not_skip(s: State, seat: cint) -> cint:
    return codes.FINE


def do_skip(s: State, seat: cint) -> void:
    next_party(s)


def next_party(s: State) -> void:
    """The other parties may offer a pact in turn order, each once."""
    seat: cint
    s.pact_price = 0
    s.pact_with = s.pact_from = codes.NOBODY
    while s.pact_turn < s.rules.seats:
        seat = s.pact_turn
        s.pact_turn += 1
        if is_party(s, seat) and not (s.pact_tried >> seat) & 1:
            s.phase = codes.PACT_PARTY
            s.who = seat
            return
    card_choice.begin_commit(s)


def pay_pact(s: State) -> void:
    """Paid only on victory, whatever the Murshid did for it (Murshid: pacts)."""
    points: cint
    if s.pact_payer < 0 or card_choice.side_of(s, s.pact_payer) != s.winner_side:
        return
    points = min(s.pact_price, s.points[s.pact_payer])
    turn_actions.gain(s, s.pact_payer, -points)
    turn_actions.gain(s, codes.MURSHID, points)
    events.pact_paid(s, s.pact_payer, points)
    ledger.note_outcome(s, codes.DEAL_PAID)
