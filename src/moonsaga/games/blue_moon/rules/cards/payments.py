"""Paying with printed values, and meeting demands of the opponent's cards (Special rules 4 to 6; rulings 16, 49)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules.asking import ask, back_to_turn
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.aiming import may_aim
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import (
        blank,
        first_speaking,
        is_cut,
        printed,
        protected_in_hand,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State, discard, owner, tell
else:
    from moonsaga.games.blue_moon.rules.asking import ask, back_to_turn
    from moonsaga.games.blue_moon.rules.cards.aiming import may_aim
    from moonsaga.games.blue_moon.rules.cards.power import blank, first_speaking, is_cut, printed, protected_in_hand
    from moonsaga.games.blue_moon.rules.state import State, discard, owner, tell

CHARACTER = cython.declare(cint, codes.CHARACTER)
DEMAND_CHARACTER = cython.declare(cint, codes.EF_DEMAND_CHARACTER)
DEMAND_VALUE = cython.declare(cint, codes.EF_DEMAND_VALUE)
DOUBLE_DEMAND = cython.declare(cint, codes.EF_DOUBLE_DEMAND)
EV_SATISFIED = cython.declare(cint, codes.EV_SATISFIED)
FINE = cython.declare(cint, codes.FINE)
IN_BOTH = cython.declare(cint, 3)
IN_EARTH = cython.declare(cint, 2)
IN_EITHER = cython.declare(cint, 4)
IN_FIRE = cython.declare(cint, 1)
IN_HAND = cython.declare(cint, codes.IN_HAND)
NOT_IN_HAND = cython.declare(cint, codes.NOT_IN_HAND)
NOT_NEEDED = cython.declare(cint, codes.NOT_NEEDED)
NO_VALUE = cython.declare(cint, codes.NO_VALUE)
PAY_DEMAND = cython.declare(cint, codes.PAY_DEMAND)
PAY_ELEMENT = cython.declare(cint, codes.PAY_ELEMENT)
PAY_SIREN = cython.declare(cint, codes.PAY_SIREN)
SATISFIED = cython.declare(cint, codes.SATISFIED)
OTHER = cython.declare(cint, 16384)  # from here on a payment holds the other element


# --- paying with printed values ---------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def payment(s: State, slot: cint, element: cint) -> cint:
    """What a hand card counts in a payment: its printed value (Special rule 6; ruling 16)."""
    if s.place[slot] != IN_HAND:
        return 0
    if s.rules.ignored_cannot_pay and (blank(s, slot) & NO_VALUE or is_reduced(s, slot, element)):
        return 0
    return printed(s, slot, element)


@cython.cfunc
@cython.exceptval(check=False)
def is_reduced(s: State, slot: cint, element: cint) -> bint:
    """Does an opposing text that reaches the hand make this value 0 (rulings 15 and 16)?"""
    seat: cint = owner(slot)
    parity: cint = s.cut_characters[seat] if s.rules.kind[slot] == CHARACTER else s.cut_others[seat]
    if not s.rules.ignored_in_hand or not is_cut(printed(s, slot, element), parity):
        return False
    return not protected_in_hand(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def hand_value(s: State, seat: cint, element: cint) -> cint:
    slot: cint
    total: cint = 0
    for slot in range(seat * 30, seat * 30 + 30):
        total += payment(s, slot, element)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def characters_in_hand(s: State, seat: cint) -> cint:
    slot: cint
    n: cint = 0
    for slot in range(seat * 30, seat * 30 + 30):
        if s.place[slot] == IN_HAND and s.rules.kind[slot] == CHARACTER:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def completes(s: State, start: cint, paid: cint, gone: cython.longlong) -> bint:
    """Can cards from this slot on complete the payment without one that is not needed? (Special rule 5)

    `gone` has a bit for each card already in the payment that still lies in the hand. Where a second part is to follow
    in the other element, the rest of the hand must be able to pay it.
    """
    slot: cint
    first: cint = s.chooser * 30
    if paid % 1024 >= s.need:
        return not superfluous(s, paid) and (s.left < 2 or rest_pays(s, gone))
    for slot in range(start, first + 30):
        if gone & (1 << (slot - first)) or payment(s, slot, s.pay_element) == 0:
            continue
        if completes(s, slot + 1, added(s, paid, slot), gone | (1 << (slot - first))):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def superfluous(s: State, paid: cint) -> bint:
    """Could a card be left out? Where either element pays, the others must not be enough in the other element, too."""
    if paid % 1024 - paid // 1024 % 16 >= s.need:
        return True
    if s.choice != PAY_DEMAND or s.rules.one[s.cause] != IN_EITHER:
        return False
    return paid // OTHER % 1024 - paid // (OTHER * 1024) >= s.need


@cython.cfunc
@cython.exceptval(check=False)
def added(s: State, paid: cint, slot: cint) -> cint:
    """The payment with one card more: the sum and the smallest value, and both once more for the other element."""
    value: cint = payment(s, slot, s.pay_element)
    other: cint = payment(s, slot, 1 - s.pay_element)
    least: cint = value
    other_least: cint = other
    if paid:
        least = min(value, paid // 1024 % 16)
        other_least = min(other, paid // (OTHER * 1024))
    value += paid % 1024
    other += paid // OTHER % 1024
    return value + 1024 * least + OTHER * (other + 1024 * other_least)


@cython.cfunc
@cython.exceptval(check=False)
def rest_pays(s: State, gone: cython.longlong) -> bint:
    """The second part of a demand, with other cards."""
    slot: cint
    total: cint = 0
    first: cint = s.chooser * 30
    for slot in range(first, first + 30):
        if not gone & (1 << (slot - first)):
            total += payment(s, slot, 1 - s.pay_element)
    return total >= s.need


@cython.cfunc
@cython.exceptval(check=False)
def why_no_payment(s: State, slot: cint) -> cint:
    """Cards in any order, none of them superfluous."""
    first: cint = s.chooser * 30
    if owner(slot) != s.chooser or s.place[slot] != IN_HAND:
        return NOT_IN_HAND
    if payment(s, slot, s.pay_element) == 0:
        return NOT_NEEDED
    return FINE if completes(s, first, added(s, s.paid, slot), 1 << (slot - first)) else NOT_NEEDED


@cython.cfunc
@cython.exceptval(check=False)
def pay(s: State, slot: cint) -> bint:
    """Discard a card of the payment; is it complete?"""
    s.paid = added(s, s.paid, slot)
    discard(s, slot)
    return s.paid % 1024 >= s.need


# --- demands ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def next_demand(s: State, seat: cint, start: cint) -> cint:
    """The next active demand on this seat for values, not met yet; -1 if there is none."""
    slot: cint = first_speaking(s, 1 - seat, DEMAND_VALUE, start)
    while slot >= 0 and s.mark[slot] & SATISFIED:
        slot = first_speaking(s, 1 - seat, DEMAND_VALUE, slot + 1)
    return slot


@cython.cfunc
@cython.exceptval(check=False)
def demand_need(s: State, slot: cint) -> cint:
    """How much a demand asks for; one may be doubled: the one its owner chose, else the dearest (ruling 66)."""
    seat: cint = owner(slot)
    best: cint = -1
    other: cint
    value: cint = s.rules.two[slot]
    doubler: cint = first_speaking(s, seat, DOUBLE_DEMAND, seat * 30)
    if doubler < 0:
        return value
    if s.aim[doubler] >= 0 and may_aim(s, doubler, s.aim[doubler]):
        return value * 2 if slot == s.aim[doubler] else value
    other = first_speaking(s, seat, DEMAND_VALUE, seat * 30)
    while other >= 0:
        if best < 0 or s.rules.two[other] > s.rules.two[best]:
            best = other
        other = first_speaking(s, seat, DEMAND_VALUE, other + 1)
    return value * 2 if slot == best else value


@cython.cfunc
@cython.exceptval(check=False)
def payable(s: State, slot: cint) -> bint:
    """Can the seat whose turn it is meet this demand alone?"""
    how: cint = s.rules.one[slot]
    need: cint
    me: cint = s.seat
    if s.rules.effect[slot] == DEMAND_CHARACTER:
        return characters_in_hand(s, me) > 0
    need = demand_need(s, slot)
    if how == IN_FIRE:
        return hand_value(s, me, 0) >= need
    if how == IN_EARTH:
        return hand_value(s, me, 1) >= need
    if how == IN_EITHER:
        return hand_value(s, me, 0) >= need or hand_value(s, me, 1) >= need
    return splits(s, me * 30, need, need)


@cython.cfunc
@cython.exceptval(check=False)
def splits(s: State, start: cint, fire: cint, earth: cint) -> bint:
    """Can the hand cards from this slot on give so much fire and, on other cards, so much earth?"""
    slot: cint
    if fire <= 0 and earth <= 0:
        return True
    for slot in range(start, s.seat * 30 + 30):
        if s.place[slot] != IN_HAND:
            continue
        if fire > 0 and payment(s, slot, 0) and splits(s, slot + 1, fire - payment(s, slot, 0), earth):
            return True
        if earth > 0 and payment(s, slot, 1) and splits(s, slot + 1, fire, earth - payment(s, slot, 1)):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def all_payable(s: State) -> bint:
    """Can all open demands be met, whichever of them the opponent still may choose to be doubled?"""
    foe: cint = 1 - s.seat
    slot: cint
    before: cint
    fine: bint = True
    doubler: cint = first_speaking(s, foe, DOUBLE_DEMAND, foe * 30)
    if doubler < 0 or not s.rules.aims_chosen or (s.aim[doubler] >= 0 and may_aim(s, doubler, s.aim[doubler])):
        return all_met_now(s)
    before = s.aim[doubler]
    for slot in range(foe * 30, foe * 30 + 30):
        if fine and may_aim(s, doubler, slot) and not s.mark[slot] & SATISFIED:
            s.aim[doubler] = slot
            fine = all_met_now(s)
    s.aim[doubler] = before
    return fine


@cython.cfunc
@cython.exceptval(check=False)
def all_met_now(s: State) -> bint:
    """Can all open demands be met, each with cards of its own?"""
    me: cint = s.seat
    foe: cint = 1 - me
    slot: cint = next_demand(s, me, foe * 30)
    needs: cint[8]
    n: cint = 0
    if slot < 0:
        return True
    if next_demand(s, me, slot + 1) < 0:
        return payable(s, slot)
    if not cython.compiled:
        needs = [0] * 8
    while slot >= 0 and n < 7:
        if s.rules.one[slot] == IN_BOTH:
            needs[n] = demand_need(s, slot) * 4 + IN_FIRE
            needs[n + 1] = demand_need(s, slot) * 4 + IN_EARTH
            n += 2
        else:
            needs[n] = demand_need(s, slot) * 4 + s.rules.one[slot] % 4
            n += 1
        slot = next_demand(s, me, slot + 1)
    return all_met(s, needs, n, me * 30)


@cython.cfunc
@cython.exceptval(check=False)
def all_met(s: State, needs: cython.p_int, n: cint, start: cint) -> bint:
    """Give each hand card to one of the needs (4 * amount + element; element 0 is not decided yet), or to none."""
    slot: cint
    i: cint
    element: cint
    before: cint
    open_need: bint = False
    for i in range(n):
        if needs[i] >= 4:
            open_need = True
    if not open_need:
        return True
    for slot in range(start, s.seat * 30 + 30):
        if s.place[slot] != IN_HAND:
            continue
        for i in range(n):
            before = needs[i]
            if before < 4:
                continue
            for element in range(1, 3):
                if (before % 4 == 0 or before % 4 == element) and payment(s, slot, element - 1):
                    needs[i] = lowered(before // 4, payment(s, slot, element - 1)) * 4 + element
                    if all_met(s, needs, n, slot + 1):
                        needs[i] = before
                        return True
                    needs[i] = before
    return False


@cython.cfunc
@cython.exceptval(check=False)
def lowered(need: cint, value: cint) -> cint:
    return need - value if need > value else 0


@cython.cfunc
@cython.exceptval(check=False)
def start_payment(s: State, slot: cint) -> cython.void:
    """The player meets a demand of the opponent's card."""
    how: cint = s.rules.one[slot]
    tell(s, EV_SATISFIED, s.seat, slot, 0)
    if s.rules.effect[slot] == DEMAND_CHARACTER:
        ask(s, PAY_SIREN, s.seat, slot, 1)
        return
    ask(s, PAY_DEMAND, s.seat, slot, 2 if how == IN_BOTH else 1)
    s.need = demand_need(s, slot)
    s.pay_element = 1 if how == IN_EARTH or (how == IN_EITHER and not pays_in(s, 0)) else 0
    if how == IN_EITHER and s.pay_element == 0 and pays_in(s, 1):
        ask(s, PAY_ELEMENT, s.seat, slot, 1)


@cython.cfunc
@cython.exceptval(check=False)
def pays_in(s: State, element: cint) -> bint:
    """Is there a set for a demand for either element that pays in this one without a superfluous card?"""
    before: cint = s.pay_element
    found: bint
    s.pay_element = element
    found = completes(s, s.chooser * 30, 0, 0)
    s.pay_element = before
    return found


@cython.cfunc
@cython.exceptval(check=False)
def choose_element(s: State, element: cint) -> cython.void:
    """In which element a demand for either is paid."""
    cause: cint = s.cause
    ask(s, PAY_DEMAND, s.seat, cause, 1)
    s.need = demand_need(s, cause)
    s.pay_element = element


@cython.cfunc
@cython.exceptval(check=False)
def pay_demand(s: State, slot: cint) -> cython.void:
    if not pay(s, slot):
        return
    s.left -= 1
    if s.left:
        s.paid = 0
        s.pay_element = 1 - s.pay_element
        return
    s.mark[s.cause] |= SATISFIED
    back_to_turn(s)
