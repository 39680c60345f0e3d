"""Paying with printed values, and meeting demands of the opponent's cards (Special rules 4 to 6; rulings 16, 49)."""

from __future__ import annotations

import cython
from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon import actions, events
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import asking, state
from moonsaga.games.blue_moon.rules.cards import aiming, discards, power
from moonsaga.games.blue_moon.rules.state import State

# --- paying with printed values ---------------------------------------------------------------------------------------


def payment(s: State, slot: cint, element: cint) -> cint:
    """What a hand card counts in a payment: its printed value (Special rule 6; ruling 16)."""
    if s.place[slot] != codes.IN_HAND:
        return 0
    if s.rules.ignored_cannot_pay and (power.blank(s, slot) & codes.NO_VALUE or is_reduced(s, slot, element)):
        return 0
    return power.printed(s, slot, element)


def is_reduced(s: State, slot: cint, element: cint) -> bint:
    """Does an opposing text that reaches the hand make this value 0 (rulings 15 and 16)?"""
    seat: cint = state.owner(slot)
    parity: cint = s.cut_characters[seat] if s.rules.kind[slot] == codes.CHARACTER else s.cut_others[seat]
    if not s.rules.ignored_in_hand or not power.is_cut(power.printed(s, slot, element), parity):
        return False
    return not power.protected_in_hand(s, slot)


def hand_value(s: State, seat: cint, element: cint) -> cint:
    slot: cint
    total: cint = 0
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        total += payment(s, slot, element)
    return total


def characters_in_hand(s: State, seat: cint) -> cint:
    slot: cint
    n: cint = 0
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if s.place[slot] == codes.IN_HAND and s.rules.kind[slot] == codes.CHARACTER:
            n += 1
    return n


def completes(s: State, start: cint, paid: cint, gone: cython.longlong) -> bint:
    """Can cards from this slot on complete the payment without one that is not needed? (Special rule 5)

    `gone` has a bit for each card already in the payment that still lies in the hand. Where a second part is to follow
    in the other element, the rest of the hand must be able to pay it.
    """
    slot: cint
    first: cint = s.chooser * codes.DECK
    if paid % codes.PAID_SUM >= s.need:
        return not superfluous(s, paid) and (s.parts < 2 or rest_pays(s, gone))
    for slot in range(start, first + codes.DECK):
        if gone & (1 << (slot - first)) or payment(s, slot, s.pay_element) == 0:
            continue
        if completes(s, slot + 1, added(s, paid, slot), gone | (1 << (slot - first))):
            return True
    return False


def superfluous(s: State, paid: cint) -> bint:
    """Could a card be left out? Where either element pays, the others must not be enough in the other element, too."""
    if paid % codes.PAID_SUM - paid // codes.PAID_SUM % codes.PAID_LEAST >= s.need:
        return True
    if s.choice != codes.PAY_DEMAND or s.rules.one[s.cause] != codes.IN_EITHER:
        return False
    return paid // codes.PAID_OTHER % codes.PAID_SUM - paid // (codes.PAID_OTHER * codes.PAID_SUM) >= s.need


def added(s: State, paid: cint, slot: cint) -> cint:
    """The payment with one card more: the sum and the smallest value, and both once more for the other element."""
    value: cint = payment(s, slot, s.pay_element)
    other: cint = payment(s, slot, 1 - s.pay_element)
    least: cint = value
    other_least: cint = other
    if paid:
        least = min(value, paid // codes.PAID_SUM % codes.PAID_LEAST)
        other_least = min(other, paid // (codes.PAID_OTHER * codes.PAID_SUM))
    value += paid % codes.PAID_SUM
    other += paid // codes.PAID_OTHER % codes.PAID_SUM
    return value + codes.PAID_SUM * least + codes.PAID_OTHER * (other + codes.PAID_SUM * other_least)


def rest_pays(s: State, gone: cython.longlong) -> bint:
    """The second part of a demand, with other cards."""
    slot: cint
    total: cint = 0
    first: cint = s.chooser * codes.DECK
    for slot in range(first, first + codes.DECK):
        if not gone & (1 << (slot - first)):
            total += payment(s, slot, 1 - s.pay_element)
    return total >= s.need


def why_no_payment(s: State, slot: cint) -> cint:
    """Cards in any order, none of them superfluous."""
    first: cint = s.chooser * codes.DECK
    if state.owner(slot) != s.chooser or s.place[slot] != codes.IN_HAND:
        return codes.NOT_IN_HAND
    if payment(s, slot, s.pay_element) == 0:
        return codes.NOT_NEEDED
    return codes.FINE if completes(s, first, added(s, s.paid, slot), 1 << (slot - first)) else codes.NOT_NEEDED


def pay(s: State, slot: cint) -> bint:
    """Discard a card of the payment; is it complete?"""
    s.paid = added(s, s.paid, slot)
    discards.discard(s, slot)
    return s.paid % codes.PAID_SUM >= s.need


# --- demands ----------------------------------------------------------------------------------------------------------


def next_demand(s: State, seat: cint, start: cint) -> cint:
    """The next active demand on this seat for values, not met yet; -1 if there is none."""
    slot: cint = power.first_speaking(s, 1 - seat, codes.EF_DEMAND_VALUE, start)
    while slot >= 0 and s.mark[slot] & codes.SATISFIED:
        slot = power.first_speaking(s, 1 - seat, codes.EF_DEMAND_VALUE, slot + 1)
    return slot


def demand_need(s: State, slot: cint) -> cint:
    """How much a demand asks for; one may be doubled: the one its owner chose, else the dearest (ruling 66)."""
    seat: cint = state.owner(slot)
    best: cint = -1
    other: cint
    value: cint = s.rules.two[slot]
    doubler: cint = power.first_speaking(s, seat, codes.EF_DOUBLE_DEMAND, seat * codes.DECK)
    if doubler < 0:
        return value
    if s.aim[doubler] >= 0 and aiming.may_aim(s, doubler, s.aim[doubler]):
        return value * 2 if slot == s.aim[doubler] else value
    other = power.first_speaking(s, seat, codes.EF_DEMAND_VALUE, seat * codes.DECK)
    while other >= 0:
        if best < 0 or s.rules.two[other] > s.rules.two[best]:
            best = other
        other = power.first_speaking(s, seat, codes.EF_DEMAND_VALUE, other + 1)
    return value * 2 if slot == best else value


def payable(s: State, slot: cint) -> bint:
    """Can the seat whose turn it is meet this demand alone?"""
    how: cint = s.rules.one[slot]
    need: cint
    me: cint = s.seat
    if s.rules.effect[slot] == codes.EF_DEMAND_CHARACTER:
        return characters_in_hand(s, me) > 0
    need = demand_need(s, slot)
    if how == codes.IN_FIRE:
        return hand_value(s, me, 0) >= need
    if how == codes.IN_EARTH:
        return hand_value(s, me, 1) >= need
    if how == codes.IN_EITHER:
        return hand_value(s, me, 0) >= need or hand_value(s, me, 1) >= need
    return splits(s, me * codes.DECK, need, need)


def splits(s: State, start: cint, fire: cint, earth: cint) -> bint:
    """Can the hand cards from this slot on give so much fire and, on other cards, so much earth?"""
    slot: cint
    if fire <= 0 and earth <= 0:
        return True
    for slot in range(start, s.seat * codes.DECK + codes.DECK):
        if s.place[slot] != codes.IN_HAND:
            continue
        if fire > 0 and payment(s, slot, 0) and splits(s, slot + 1, fire - payment(s, slot, 0), earth):
            return True
        if earth > 0 and payment(s, slot, 1) and splits(s, slot + 1, fire, earth - payment(s, slot, 1)):
            return True
    return False


def all_payable(s: State) -> bint:
    """Can all open demands be met, whichever of them the opponent still may choose to be doubled?"""
    foe: cint = 1 - s.seat
    slot: cint
    before: cint
    fine: bint = True
    doubler: cint = power.first_speaking(s, foe, codes.EF_DOUBLE_DEMAND, foe * codes.DECK)
    if doubler < 0 or not s.rules.aims_chosen or (s.aim[doubler] >= 0 and aiming.may_aim(s, doubler, s.aim[doubler])):
        return all_met_now(s)
    before = s.aim[doubler]
    for slot in range(foe * codes.DECK, foe * codes.DECK + codes.DECK):
        if fine and aiming.may_aim(s, doubler, slot) and not s.mark[slot] & codes.SATISFIED:
            s.aim[doubler] = slot
            fine = all_met_now(s)
    s.aim[doubler] = before
    return fine


def all_met_now(s: State) -> bint:
    """Can all open demands be met, each with cards of its own?"""
    me: cint = s.seat
    foe: cint = 1 - me
    slot: cint = next_demand(s, me, foe * codes.DECK)
    needs = cython.declare(cint[8]) if cython.compiled else [0] * 8
    n: cint = 0
    if slot < 0:
        return True
    if next_demand(s, me, slot + 1) < 0:
        return payable(s, slot)
    while slot >= 0 and n < 7:
        if s.rules.one[slot] == codes.IN_BOTH:
            needs[n] = demand_need(s, slot) * 4 + codes.IN_FIRE
            needs[n + 1] = demand_need(s, slot) * 4 + codes.IN_EARTH
            n += 2
        else:
            needs[n] = demand_need(s, slot) * 4 + s.rules.one[slot] % 4
            n += 1
        slot = next_demand(s, me, slot + 1)
    return all_met(s, needs, n, me * codes.DECK)


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
    for slot in range(start, s.seat * codes.DECK + codes.DECK):
        if s.place[slot] != codes.IN_HAND:
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


def lowered(need: cint, value: cint) -> cint:
    return need - value if need > value else 0


def offer_satisfy(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    card: cint
    effect: cint
    for card in range(codes.DECK):
        effect = s.rules.effect[(1 - seat) * codes.DECK + card]
        if effect == codes.EF_DEMAND_VALUE or effect == codes.EF_DEMAND_CHARACTER:
            if why_not_satisfy(s, seat, card) == codes.FINE:
                buffer[n] = actions.satisfy(card)
                n += 1
    return n


def why_not_satisfy(s: State, seat: cint, card: cint) -> cint:
    """A demand of an opposing active card, not met yet, that the hand can meet, before texts for later (ruling 49)."""
    slot: cint = (1 - seat) * codes.DECK + card
    if s.rules.effect[slot] != codes.EF_DEMAND_VALUE and s.rules.effect[slot] != codes.EF_DEMAND_CHARACTER:
        return codes.NO_DEMAND
    if not state.is_active(s, slot) or not power.speaks(s, slot) or s.mark[slot] & codes.SATISFIED:
        return codes.NO_DEMAND
    if s.stage >= codes.AFTER:
        return codes.TOO_LATE
    return codes.FINE if payable(s, slot) else codes.CANNOT_PAY


def do_satisfy(s: State, seat: cint, card: cint) -> void:
    """The player meets a demand of the opponent's card."""
    slot: cint = (1 - seat) * codes.DECK + card
    how: cint = s.rules.one[slot]
    events.satisfied(s, s.seat, slot)
    if s.rules.effect[slot] == codes.EF_DEMAND_CHARACTER:
        asking.ask(s, codes.PAY_SIREN, s.seat, slot, 1)
        return
    asking.ask(s, codes.PAY_DEMAND, s.seat, slot, 0)
    s.parts = 2 if how == codes.IN_BOTH else 1
    s.need = demand_need(s, slot)
    s.pay_element = 1 if how == codes.IN_EARTH or (how == codes.IN_EITHER and not pays_in(s, 0)) else 0
    if how == codes.IN_EITHER and s.pay_element == 0 and pays_in(s, 1):
        asking.ask(s, codes.PAY_ELEMENT, s.seat, slot, 1)


def pays_in(s: State, element: cint) -> bint:
    """Is there a set for a demand for either element that pays in this one without a superfluous card?"""
    before: cint = s.pay_element
    found: bint
    s.pay_element = element
    found = completes(s, s.chooser * codes.DECK, 0, 0)
    s.pay_element = before
    return found


def why_not_pay_in(s: State, seat: cint, element: cint) -> cint:
    return codes.FINE if s.choice == codes.PAY_ELEMENT else codes.WRONG_MOMENT


def do_pay_in(s: State, seat: cint, element: cint) -> void:
    """In which element a demand for either is paid."""
    cause: cint = s.cause
    asking.ask(s, codes.PAY_DEMAND, s.seat, cause, 0)
    s.parts = 1
    s.need = demand_need(s, cause)
    s.pay_element = element


def pay_demand(s: State, slot: cint) -> void:
    if not pay(s, slot):
        return
    s.parts -= 1
    if s.parts:
        s.paid = 0
        s.pay_element = 1 - s.pay_element
        return
    s.mark[s.cause] |= codes.SATISFIED
    asking.back_to_turn(s)
