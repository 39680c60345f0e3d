"""The Murshid's pact, before cards are chosen (Murshid: pacts; rulings C10, D13)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.ledger import enter_deal, note_counter, note_outcome
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.card_choice import begin_commit, side_of
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.turn_actions import gain
else:
    from moonsaga.games.crescent_moon.rules.cards.ledger import enter_deal, note_counter, note_outcome
    from moonsaga.games.crescent_moon.rules.combat.card_choice import begin_commit, side_of
    from moonsaga.games.crescent_moon.rules.state import State, tell
    from moonsaga.games.crescent_moon.rules.turn_actions import gain

# --- constants the compiler should know

COMBAT = cython.declare(cint, codes.COMBAT)
DEAL_AGREED = cython.declare(cint, codes.DEAL_AGREED)
DEAL_PACT = cython.declare(cint, codes.DEAL_PACT)
DEAL_PAID = cython.declare(cint, codes.DEAL_PAID)
DEAL_REFUSED = cython.declare(cint, codes.DEAL_REFUSED)
EV_PACT_AGREED = cython.declare(cint, codes.EV_PACT_AGREED)
EV_PACT_OFFERED = cython.declare(cint, codes.EV_PACT_OFFERED)
EV_PACT_PAID = cython.declare(cint, codes.EV_PACT_PAID)
EV_PACT_REFUSED = cython.declare(cint, codes.EV_PACT_REFUSED)
FINE = cython.declare(cint, codes.FINE)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
NO_PARTY = cython.declare(cint, codes.NO_PARTY)
PACT_ANSWER = cython.declare(cint, codes.PACT_ANSWER)
PACT_COUNTER = cython.declare(cint, codes.PACT_COUNTER)
PACT_MURSHID = cython.declare(cint, codes.PACT_MURSHID)
PACT_PARTY = cython.declare(cint, codes.PACT_PARTY)
SAME_PRICE = cython.declare(cint, codes.SAME_PRICE)
TOO_DEAR = cython.declare(cint, codes.TOO_DEAR)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
WRONG_PARTNER = cython.declare(cint, codes.WRONG_PARTNER)

# --- end of constants


# --- the Murshid's pact -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def takes_part(s: State, seat: cint) -> bint:
    """Attacker, defender or another participant, and not the Murshid himself."""
    if seat == MURSHID or seat >= s.rules.seats:
        return False
    if seat == s.attacker:
        return True
    return seat == s.defender if s.fight == COMBAT else s.side[seat] >= 0


@cython.cfunc
@cython.exceptval(check=False)
def is_party(s: State, seat: cint) -> bint:
    """Whoever takes part and can pay at least one point (ruling C10)."""
    return takes_part(s, seat) and s.points[seat] > 0


@cython.cfunc
@cython.exceptval(check=False)
def begin_pact(s: State) -> cython.void:
    """Not when the Murshid attacks or defends himself in a combat; his influence must be here or next to it."""
    anybody: cint
    seat: cint
    s.pact_turn = 0
    barred: bint = s.attacker == MURSHID or (s.fight == COMBAT and s.defender == MURSHID) or not s.reach
    anybody = 0
    for seat in range(s.rules.seats):
        if is_party(s, seat):
            anybody = 1
    if barred or not anybody:
        begin_commit(s)
        return
    s.phase = PACT_MURSHID
    s.who = MURSHID


@cython.cfunc
@cython.exceptval(check=False)
def why_no_pact(s: State, seat: cint, ruler: cint, points: cint) -> cint:
    """Up to five points, and no more than the payer has; a counter-offer is another number."""
    if s.phase == PACT_MURSHID:
        if not takes_part(s, ruler):
            return NO_PARTY
        return FINE if s.points[ruler] >= points else TOO_DEAR
    if s.phase == PACT_PARTY:
        if ruler != MURSHID:
            return WRONG_PARTNER
        return FINE if s.points[seat] >= points else TOO_DEAR
    if s.phase != PACT_ANSWER:
        return WRONG_MOMENT
    if ruler != s.pact_from:
        return WRONG_PARTNER
    if s.points[s.pact_with] < points:
        return TOO_DEAR
    return SAME_PRICE if points == s.pact_price else FINE


@cython.cfunc
@cython.exceptval(check=False)
def offer_pact(s: State, seat: cint, ruler: cint, points: cint) -> cython.void:
    """An offer, or the counter-offer to it."""
    s.pact_price = points
    tell(s, EV_PACT_OFFERED, seat, NOBODY, points, ruler)
    if s.phase == PACT_ANSWER:
        s.phase = PACT_COUNTER
        s.who = s.pact_from
        note_counter(s, points)
        return
    s.pact_from = seat
    s.pact_with = ruler if seat == MURSHID else seat
    s.pact_tried |= 1 << s.pact_with
    enter_deal(s, s.pact_with, DEAL_PACT, 0, points)
    s.phase = PACT_ANSWER
    s.who = ruler


@cython.cfunc
@cython.exceptval(check=False)
def agree_pact(s: State, seat: cint) -> cython.void:
    """One pact only (D13)."""
    s.pact_payer = s.pact_with
    tell(s, EV_PACT_AGREED, s.pact_payer, NOBODY, s.pact_price, 0)
    note_outcome(s, DEAL_AGREED)
    begin_commit(s)


@cython.cfunc
@cython.exceptval(check=False)
def refuse_pact(s: State, seat: cint) -> cython.void:
    tell(s, EV_PACT_REFUSED, seat, NOBODY, 0, 0)
    note_outcome(s, DEAL_REFUSED)
    next_party(s)


@cython.cfunc
@cython.exceptval(check=False)
def next_party(s: State) -> cython.void:
    """The other parties may offer a pact in turn order, each once."""
    seat: cint
    s.pact_price = 0
    s.pact_with = s.pact_from = NOBODY
    while s.pact_turn < s.rules.seats:
        seat = s.pact_turn
        s.pact_turn += 1
        if is_party(s, seat) and not (s.pact_tried >> seat) & 1:
            s.phase = PACT_PARTY
            s.who = seat
            return
    begin_commit(s)


@cython.cfunc
@cython.exceptval(check=False)
def pay_pact(s: State) -> cython.void:
    """Paid only on victory, whatever the Murshid did for it (Murshid: pacts)."""
    points: cint
    if s.pact_payer < 0 or side_of(s, s.pact_payer) != s.winner_side:
        return
    points = min(s.pact_price, s.points[s.pact_payer])
    gain(s, s.pact_payer, -points)
    gain(s, MURSHID, points)
    tell(s, EV_PACT_PAID, s.pact_payer, NOBODY, points, 0)
    note_outcome(s, DEAL_PAID)
