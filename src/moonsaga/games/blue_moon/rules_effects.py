"""What the texts on cards do when they are played or used, and the choices they ask for (rulings 13, 43 to 49).

An effect either happens at once or asks: then `phase` is CHOOSE, `choice` says what is asked, `chooser` who, `cause` is
the card. For each choice the condition of `why_no_choice_of` stands beside what `choose_card` does.
"""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules_dragons import attract
    from cython.cimports.moonsaga.games.blue_moon.rules_playing import forget_hand, may_draw, may_take
    from cython.cimports.moonsaga.games.blue_moon.rules_power import (
        bears_icon,
        blank,
        count_active,
        first_speaking,
        protected_now,
        speaks,
        survey,
    )
    from cython.cimports.moonsaga.games.blue_moon.state import (
        State,
        count_place,
        discard,
        is_active,
        lift,
        owner,
        put_down,
        tell,
        to_hand,
    )
else:
    from moonsaga.games.blue_moon.rules_dragons import attract
    from moonsaga.games.blue_moon.rules_playing import forget_hand, may_draw, may_take
    from moonsaga.games.blue_moon.rules_power import (
        bears_icon,
        blank,
        count_active,
        first_speaking,
        protected_now,
        speaks,
        survey,
    )
    from moonsaga.games.blue_moon.state import (
        State,
        count_place,
        discard,
        is_active,
        lift,
        owner,
        put_down,
        tell,
        to_hand,
    )

AFTER = cython.declare(cint, numbers.AFTER)
AFTERWARDS = cython.declare(cint, numbers.AFTERWARDS)
ATTACK_AGAIN = cython.declare(cint, numbers.EFFECT["attack_again"])
ATTRACT_BY_CHARACTERS = cython.declare(cint, numbers.EFFECT["attract_by_characters"])
ATTRACT_BY_VALUE = cython.declare(cint, numbers.EFFECT["attract_by_value"])
AT_BOTTOM = cython.declare(cint, numbers.AT_BOTTOM)
AT_END = cython.declare(cint, numbers.AT_END)
AT_SEA = cython.declare(cint, numbers.AT_SEA)
BLIND = cython.declare(cint, numbers.BLIND)
BOOSTER = cython.declare(cint, numbers.BOOSTER)
BURY = cython.declare(cint, numbers.BURY)
BURY_OWN = cython.declare(cint, numbers.EFFECT["bury_own"])
CALL_SHIP = cython.declare(cint, numbers.CALL_SHIP)
CALL_SHIP_OR_CARGO = cython.declare(cint, numbers.EFFECT["call_ship_or_cargo"])
CHARACTER = cython.declare(cint, numbers.CHARACTER)
CHOOSE = cython.declare(cint, numbers.CHOOSE)
CONFIRM = cython.declare(cint, numbers.CONFIRM)
DECLINE = cython.declare(cint, numbers.DECLINE)
DEMAND_CHARACTER = cython.declare(cint, numbers.EFFECT["demand_character"])
DEMAND_VALUE = cython.declare(cint, numbers.EFFECT["demand_value"])
DISCARDED = cython.declare(cint, numbers.DISCARDED)
DISCARD_ALL_BUT_ONE = cython.declare(cint, numbers.EFFECT["discard_all_but_one"])
DISCARD_BLINDLY = cython.declare(cint, numbers.EFFECT["discard_blindly"])
DISCARD_COMBAT = cython.declare(cint, numbers.EFFECT["discard_combat"])
DISCARD_KIND = cython.declare(cint, numbers.EFFECT["discard_kind"])
DISCARD_ONE = cython.declare(cint, numbers.EFFECT["discard_one"])
DISCARD_OWN = cython.declare(cint, numbers.EFFECT["discard_own"])
DISCLOSE = cython.declare(cint, numbers.EFFECT["disclose"])
DOUBLE_DEMAND = cython.declare(cint, numbers.EFFECT["double_demand"])
DRAW = cython.declare(cint, numbers.DRAW)
DRAW_AND_DISCARD = cython.declare(cint, numbers.EFFECT["draw_and_discard"])
DRAW_AND_RETURN = cython.declare(cint, numbers.EFFECT["draw_and_return"])
DRAW_EFFECT = cython.declare(cint, numbers.EFFECT["draw"])
DRAW_UP_TO = cython.declare(cint, numbers.EFFECT["draw_up_to"])
EACH_TURN = cython.declare(cint, numbers.EACH_TURN)
END = cython.declare(cint, numbers.END)
ENDING = cython.declare(cint, numbers.ENDING)
EVERYBODY = cython.declare(cint, numbers.EVERYBODY)
EV_CARD_DRAGON = cython.declare(cint, numbers.EV_CARD_DRAGON)
EV_BURIED = cython.declare(cint, numbers.EV_BURIED)
EV_DISCLOSED = cython.declare(cint, numbers.EV_DISCLOSED)
EV_ELEMENT = cython.declare(cint, numbers.EV_ELEMENT)
EV_GIVEN_BACK = cython.declare(cint, numbers.EV_GIVEN_BACK)
EV_PLAYED = cython.declare(cint, numbers.EV_PLAYED)
EV_RETURNED = cython.declare(cint, numbers.EV_RETURNED)
EV_SATISFIED = cython.declare(cint, numbers.EV_SATISFIED)
EV_SHUFFLED = cython.declare(cint, numbers.EV_SHUFFLED)
EV_TOOK = cython.declare(cint, numbers.EV_TOOK)
EV_USED = cython.declare(cint, numbers.EV_USED)
FACE_DOWN = cython.declare(cint, numbers.FACE_DOWN)
FINE = cython.declare(cint, numbers.FINE)
FORCED_DISCARD = cython.declare(cint, numbers.FORCED_DISCARD)
FROM_ACTIVE = cython.declare(cint, 1)
FROM_ANYWHERE = cython.declare(cint, 1)
GIVE_BACK = cython.declare(cint, numbers.GIVE_BACK)
HAND_LIMITED = cython.declare(cint, numbers.HAND_LIMITED)
INFLUENCE = cython.declare(cint, numbers.INFLUENCE)
IN_BOTH = cython.declare(cint, 3)
IN_COMBAT = cython.declare(cint, numbers.IN_COMBAT)
IN_DECK = cython.declare(cint, numbers.IN_DECK)
IN_EARTH = cython.declare(cint, 2)
IN_EITHER = cython.declare(cint, 4)
IN_FIRE = cython.declare(cint, 1)
IN_HAND = cython.declare(cint, numbers.IN_HAND)
IN_SUPPORT = cython.declare(cint, numbers.IN_SUPPORT)
KEEP = cython.declare(cint, numbers.KEEP)
LIMIT_DECK = cython.declare(cint, numbers.EFFECT["limit_deck"])
LOAD_SHIP = cython.declare(cint, numbers.LOAD_SHIP)
MAIN = cython.declare(cint, numbers.MAIN)
MAKE_DISCARD = cython.declare(cint, numbers.EFFECT["make_discard"])
MAKE_DISCARD_DOWN_TO = cython.declare(cint, numbers.EFFECT["make_discard_down_to"])
MILL = cython.declare(cint, numbers.MILL)
MILL_EFFECT = cython.declare(cint, numbers.EFFECT["mill"])
MULLIGAN = cython.declare(cint, numbers.MULLIGAN)
MUTANT = cython.declare(cint, numbers.EFFECT["mutant"])
NEXT_FREE = cython.declare(cint, numbers.EFFECT["next_free"])
NOTHING = cython.declare(cint, numbers.NOTHING)
NOT_IN_HAND = cython.declare(cint, numbers.NOT_IN_HAND)
NOT_NEEDED = cython.declare(cint, numbers.NOT_NEEDED)
NOT_THIS_CARD = cython.declare(cint, numbers.NOT_THIS_CARD)
NO_EFFECT = cython.declare(cint, numbers.NO_EFFECT)
NO_VALUE = cython.declare(cint, numbers.NO_VALUE)
ORDER_OF_CARDS = cython.declare(cint, numbers.ORDER)
OVER = cython.declare(cint, numbers.OVER)
OWN_DISCARD = cython.declare(cint, numbers.OWN_DISCARD)
PAY_CHARACTERS = cython.declare(cint, numbers.PAY_CHARACTERS)
PAY_DEMAND = cython.declare(cint, numbers.PAY_DEMAND)
PAY_ELEMENT = cython.declare(cint, numbers.PAY_ELEMENT)
PAY_SIREN = cython.declare(cint, numbers.PAY_SIREN)
PAY_VALUE = cython.declare(cint, numbers.PAY_VALUE)
PICK = cython.declare(cint, numbers.PICK)
PICK_BLIND = cython.declare(cint, numbers.PICK_BLIND)
PICK_KIND = cython.declare(cint, numbers.PICK_KIND)
PICK_REVEALED = cython.declare(cint, numbers.PICK_REVEALED)
POOLED = cython.declare(cint, numbers.POOLED)
PLAYED = cython.declare(cint, numbers.PLAYED)
REGAIN = cython.declare(cint, numbers.REGAIN)
REGAIN_EFFECT = cython.declare(cint, numbers.EFFECT["regain"])
RENEW_DECK = cython.declare(cint, numbers.EFFECT["renew_deck"])
RETURN = cython.declare(cint, numbers.RETURN)
RETURN_OWN = cython.declare(cint, numbers.EFFECT["return_own"])
REVEAL = cython.declare(cint, numbers.REVEAL)
REVEALED = cython.declare(cint, numbers.REVEALED)
SATISFIED = cython.declare(cint, numbers.SATISFIED)
SEARCH_DECK = cython.declare(cint, numbers.SEARCH_DECK)
SEARCH_DECK_EFFECT = cython.declare(cint, numbers.EFFECT["search_deck"])
SEARCH_DISCARDS = cython.declare(cint, numbers.SEARCH_DISCARDS)
SEARCH_DISCARDS_EFFECT = cython.declare(cint, numbers.EFFECT["search_discards"])
SHIP = cython.declare(cint, numbers.EFFECT["ship"])
SHOWN = cython.declare(cint, numbers.SHOWN)
SUPPORT = cython.declare(cint, numbers.SUPPORT)
SUPPORTS = cython.declare(cint, numbers.SUPPORTS)
THEN_END = cython.declare(cint, numbers.THEN_END)
THEN_GIVE_BACK = cython.declare(cint, numbers.THEN_GIVE_BACK)
THEN_MAIN = cython.declare(cint, numbers.THEN_MAIN)
TOO_LATE = cython.declare(cint, numbers.TOO_LATE)
USED = cython.declare(cint, numbers.USED)
WRONG_MOMENT = cython.declare(cint, numbers.WRONG_MOMENT)


# --- asking -----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def ask(s: State, choice: cint, chooser: cint, cause: cint, left: cint) -> cython.void:
    """Somebody has to choose before the turn goes on."""
    s.phase = CHOOSE
    s.choice = choice
    s.chooser = chooser
    s.cause = cause
    s.left = left
    s.last = -1
    s.paid = 0
    s.need = 0


@cython.cfunc
@cython.exceptval(check=False)
def back_to_turn(s: State) -> cython.void:
    """Nothing is asked any more: the turn goes on where it was."""
    s.choice = NOTHING
    s.cause = -1
    s.chooser = s.seat
    s.left = 0
    s.last = -1
    s.paid = 0
    s.need = 0
    s.pay_element = -1
    if s.phase != OVER:
        s.phase = END if s.stage == ENDING else MAIN
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def draw_cards(s: State, seat: cint, count: cint, then: cint) -> cython.void:
    """Nature deals so many cards from a deck, as far as it has them and nothing forbids it."""
    s.phase = DRAW
    s.drawer = seat
    s.left = count
    s.then = then


# --- when a card is played --------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def resolve(s: State, slot: cint) -> cython.void:
    """Carry out the text of a card that was just played, or ask what it needs to know."""
    me: cint = s.seat
    foe: cint = 1 - me
    effect: cint = s.rules.effect[slot]
    one: cint = s.rules.one[slot]
    two: cint = s.rules.two[slot]
    if effect == DRAW_EFFECT and two == PLAYED:
        if may_draw(s, me):
            ask(s, CONFIRM, me, slot, 0)
    elif effect == REGAIN_EFFECT and two == PLAYED:
        if may_take(s, me) and count_place(s, me, DISCARDED):
            ask(s, CONFIRM, me, slot, 0)
    elif effect == SEARCH_DECK_EFFECT and one == PLAYED:
        if may_draw(s, me):
            ask(s, SEARCH_DECK, me, slot, 1)
    elif effect == SEARCH_DISCARDS_EFFECT:
        if may_take(s, me) and count_place(s, me, DISCARDED):
            ask(s, SEARCH_DISCARDS, me, slot, 1)
    elif effect == RENEW_DECK:
        if count_place(s, me, DISCARDED):
            ask(s, CONFIRM, me, slot, 0)
    elif effect == DISCARD_ONE and two == PLAYED:
        if some_target(s, slot):
            ask(s, PICK, me, slot, 1)
    elif effect == DISCARD_KIND:
        resolve_discard_kind(s, slot)
    elif effect == DISCARD_ALL_BUT_ONE:
        if count_active(s, foe, CHARACTER) > 1:
            ask(s, KEEP, me, slot, 1)
        elif count_active(s, foe, BOOSTER):
            ask(s, CONFIRM, me, slot, 0)
    elif effect == DISCARD_BLINDLY:
        if s.hand[foe]:
            ask(s, PICK_BLIND, me, slot, one)
    elif effect == MAKE_DISCARD and two == PLAYED:
        if s.hand[foe]:
            ask(s, CONFIRM, me, slot, 0)
    elif effect == MAKE_DISCARD_DOWN_TO:
        if s.hand[foe] > one:
            ask(s, FORCED_DISCARD, foe, slot, s.hand[foe] - one)
    elif effect == DISCARD_OWN:
        if s.hand[me]:
            ask(s, OWN_DISCARD, me, slot, s.hand[me])
    elif effect == BURY_OWN:
        if s.hand[me]:
            ask(s, BURY, me, slot, s.hand[me])
    elif effect == RETURN_OWN:
        if may_take(s, me) and some_return(s, slot):
            ask(s, RETURN, me, slot, 1)
    elif effect == DISCLOSE:
        disclose(s, foe)
    elif effect == ATTRACT_BY_VALUE:
        if hand_value(s, me, one - 1) >= two:
            ask(s, PAY_VALUE, me, slot, 1)
            s.need = two
            s.pay_element = one - 1
    elif effect == ATTRACT_BY_CHARACTERS:
        if characters_in_hand(s, me) >= one:
            ask(s, PAY_CHARACTERS, me, slot, one)
    elif effect == ATTACK_AGAIN:
        s.bounced = True
    elif effect == MUTANT:
        if s.begun:
            s.element = 1 - s.element
            tell(s, EV_ELEMENT, me, -1, s.element)
    elif effect == NEXT_FREE:
        s.next_free = True
    elif effect == CALL_SHIP_OR_CARGO:
        if s.deck[me] and may_search(s, me):
            ask(s, CALL_SHIP, me, slot, 1)
    elif effect == SHIP:
        if one and s.hand[me]:
            ask(s, LOAD_SHIP, me, slot, one)
    elif effect == DISCARD_COMBAT and one == FROM_ANYWHERE:
        if some_combat(s, foe):
            ask(s, CONFIRM, me, slot, 0)


@cython.cfunc
@cython.exceptval(check=False)
def resolve_discard_kind(s: State, slot: cint) -> cython.void:
    """All active cards of one kind; where the text names two kinds, the player says which."""
    foe: cint = 1 - s.seat
    boosters: bint = s.rules.one[slot] & BOOSTER and some_of_kind(s, foe, BOOSTER)
    supports: bint = s.rules.one[slot] & SUPPORT and some_of_kind(s, foe, SUPPORT)
    if not boosters and not supports:
        return
    if s.rules.one[slot] == SUPPORT:
        ask(s, CONFIRM, s.seat, slot, 0)
    else:
        ask(s, PICK_KIND, s.seat, slot, 1)


@cython.cfunc
@cython.exceptval(check=False)
def may_pick_kind(s: State, which: cint) -> bint:
    """0: boosters, 1: supports."""
    return some_of_kind(s, 1 - s.seat, SUPPORT if which else BOOSTER)


@cython.cfunc
@cython.exceptval(check=False)
def may_search(s: State, seat: cint) -> bint:
    """No opposing text keeps cards in this deck."""
    slot: cint = first_speaking(s, 1 - seat, LIMIT_DECK, 30 - seat * 30)
    while slot >= 0:
        if s.from_deck >= s.rules.one[slot]:
            return False
        slot = first_speaking(s, 1 - seat, LIMIT_DECK, slot + 1)
    return True


@cython.cfunc
@cython.exceptval(check=False)
def disclose(s: State, seat: cint) -> cython.void:
    """The whole hand face up on the table; later cards are hidden again (Special rule 8)."""
    i: cint
    for i in range(seat * 30, seat * 30 + 30):
        if s.place[i] == IN_HAND:
            s.mark[i] |= SHOWN
            s.knows[i] = EVERYBODY
    s.learned += 1
    tell(s, EV_DISCLOSED, seat, -1, 0)


# --- the opponent's cards ---------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_target(s: State, cause: cint, slot: cint) -> cint:
    """An active opposing card of the right kind that is not protected; the last character always stays."""
    foe: cint = 1 - s.seat
    kinds: cint = s.rules.one[cause]
    kind: cint = SUPPORT if s.mark[slot] & FACE_DOWN else s.rules.kind[slot]
    if owner(slot) != foe or not is_active(s, slot) or not kind & kinds or protected_now(s, slot):
        return NOT_THIS_CARD
    if s.mark[slot] & FACE_DOWN:
        return FINE
    if s.rules.three[cause] and not bears_icon(s, slot):
        return NOT_THIS_CARD
    if kind == CHARACTER and count_active(s, foe, CHARACTER) < 2:
        return NOT_THIS_CARD
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def some_target(s: State, cause: cint) -> bint:
    slot: cint
    foe: cint = 1 - s.seat
    for slot in range(foe * 30, foe * 30 + 30):
        if why_no_target(s, cause, slot) == FINE:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def some_of_kind(s: State, foe: cint, kind: cint) -> bint:
    """Is there an active card of this kind that can be discarded?"""
    i: cint
    slot: cint
    if kind == SUPPORT:
        for i in range(s.supports[foe]):
            if not protected_now(s, s.support[foe * 30 + i]):
                return True
        return False
    for i in range(s.live[foe], s.combats[foe]):
        slot = s.combat[foe * 30 + i]
        if s.rules.kind[slot] == kind and not protected_now(s, slot):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def some_combat(s: State, foe: cint) -> bint:
    """Is there any card in the combat area that can be discarded?"""
    i: cint
    for i in range(s.combats[foe]):
        if not protected_now(s, s.combat[foe * 30 + i]):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def discard_active(s: State, foe: cint, kinds: cint, keep: cint, covered: bint) -> cython.void:
    """All unprotected cards of these kinds but one, also covered ones if the text says so."""
    slot: cint
    kind: cint
    going: cint[60]
    n: cint = 0
    i: cint
    if not cython.compiled:
        going = [0] * 60
    for slot in range(foe * 30, foe * 30 + 30):
        if s.place[slot] != IN_COMBAT and s.place[slot] != IN_SUPPORT:
            continue
        kind = SUPPORT if s.place[slot] == IN_SUPPORT else s.rules.kind[slot]
        if kind & kinds and slot != keep and (covered or is_active(s, slot)) and not protected_now(s, slot):
            going[n] = slot
            n += 1
    for i in range(n):
        discard(s, going[i])
    survey(s)


# --- own cards --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_return(s: State, cause: cint, slot: cint) -> cint:
    """Which own card may go back to hand: an active one, or any other one of the combat area."""
    if owner(slot) != s.seat or slot == cause:
        return NOT_THIS_CARD
    if s.rules.one[cause] == FROM_ACTIVE:
        return FINE if is_active(s, slot) else NOT_THIS_CARD
    return FINE if s.place[slot] == IN_COMBAT else NOT_THIS_CARD


@cython.cfunc
@cython.exceptval(check=False)
def some_return(s: State, cause: cint) -> bint:
    slot: cint
    for slot in range(s.seat * 30, s.seat * 30 + 30):
        if why_no_return(s, cause, slot) == FINE:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def shuffle_deck(s: State, seat: cint) -> cython.void:
    """Nobody knows any more where a card of this deck lies."""
    slot: cint
    for slot in range(seat * 30, seat * 30 + 30):
        if s.place[slot] == AT_BOTTOM:
            lift(s, slot)
            put_down(s, slot, IN_DECK)
    s.learned += 1
    tell(s, EV_SHUFFLED, seat, -1, 0)


@cython.cfunc
@cython.exceptval(check=False)
def shuffle_pile(s: State, seat: cint) -> cython.void:
    """The discard pile is turned over and shuffled: only its owner will know which cards are left in it."""
    slot: cint
    for slot in range(seat * 30, seat * 30 + 30):
        if s.place[slot] == DISCARDED:
            s.knows[slot] = 1 << seat
            s.mark[slot] = POOLED
            s.stamp[slot] = 0
    s.learned += 1


@cython.cfunc
@cython.exceptval(check=False)
def renew_deck(s: State, seat: cint) -> cython.void:
    """The discard pile is shuffled into the deck."""
    slot: cint
    for slot in range(seat * 30, seat * 30 + 30):
        s.mark[slot] &= ~POOLED
        if s.place[slot] == DISCARDED:
            lift(s, slot)
            put_down(s, slot, IN_DECK)
    shuffle_deck(s, seat)


# --- paying with printed values ---------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def payment(s: State, slot: cint, element: cint) -> cint:
    """What a hand card counts in a payment: its printed value (Special rule 6; ruling 16)."""
    if s.place[slot] != IN_HAND:
        return 0
    if s.rules.ignored_cannot_pay and blank(s, slot) & NO_VALUE:
        return 0
    return s.rules.fire[slot] if element == 0 else s.rules.earth[slot]


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
def completes(s: State, start: cint, paid: cint, smallest: cint, gone: cython.longlong) -> bint:
    """Can cards from this slot on complete the payment without one that is not needed? (Special rule 5)

    `gone` has a bit for each card already in the payment that still lies in the hand. Where a second part is to follow
    in the other element, the rest of the hand must be able to pay it.
    """
    slot: cint
    value: cint
    first: cint = s.chooser * 30
    if paid >= s.need:
        return paid - smallest < s.need and (s.left < 2 or rest_pays(s, gone))
    for slot in range(start, first + 30):
        value = payment(s, slot, s.pay_element)
        if value > 0 and completes(s, slot + 1, paid + value, min(smallest, value), gone | (1 << (slot - first))):
            return True
    return False


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
    """Cards in the order of the deck list, none of them superfluous."""
    value: cint
    first: cint = s.chooser * 30
    if owner(slot) != s.chooser or s.place[slot] != IN_HAND:
        return NOT_IN_HAND
    if slot < s.last:
        return ORDER_OF_CARDS
    value = payment(s, slot, s.pay_element)
    if value == 0:
        return NOT_NEEDED
    if completes(s, slot + 1, s.paid // 64 + value, least(s.paid % 64, value), 1 << (slot - first)):
        return FINE
    return NOT_NEEDED


@cython.cfunc
@cython.exceptval(check=False)
def least(a: cint, b: cint) -> cint:
    """The smaller one; 0 stands for none yet."""
    return b if a == 0 or b < a else a


@cython.cfunc
@cython.exceptval(check=False)
def pay(s: State, slot: cint) -> bint:
    """Discard a card of the payment; is it complete? `paid` holds the sum and the smallest card."""
    value: cint = payment(s, slot, s.pay_element)
    s.paid = (s.paid // 64 + value) * 64 + least(s.paid % 64, value)
    s.last = slot
    discard(s, slot)
    return s.paid // 64 >= s.need


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
    """How much a demand asks for; one of them may be doubled, the dearest (ruling 66)."""
    seat: cint = owner(slot)
    best: cint = -1
    other: cint
    value: cint = s.rules.two[slot]
    if first_speaking(s, seat, DOUBLE_DEMAND, seat * 30) < 0:
        return value
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
    elif (
        how == IN_EITHER
        and hand_value(s, s.seat, 0) >= demand_need(s, slot)
        and hand_value(s, s.seat, 1) >= demand_need(s, slot)
    ):
        ask(s, PAY_ELEMENT, s.seat, slot, 1)
    else:
        ask(s, PAY_DEMAND, s.seat, slot, 2 if how == IN_BOTH else 1)
        s.need = demand_need(s, slot)
        s.pay_element = 1 if how == IN_EARTH else 0
        if how == IN_EITHER and hand_value(s, s.seat, 0) < s.need:
            s.pay_element = 1


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
        s.last = -1
        s.pay_element = 1 - s.pay_element
        return
    s.mark[s.cause] |= SATISFIED
    back_to_turn(s)


# --- using the text of an active card ---------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def moment_of_use(s: State, slot: cint) -> cint:
    """When a card's text can be used as an action of its own: AT_END, AFTERWARDS, EACH_TURN; 0 never."""
    effect: cint = s.rules.effect[slot]
    when: cint = 0
    if effect == DRAW_EFFECT or effect == DRAW_UP_TO or effect == REGAIN_EFFECT:
        when = s.rules.two[slot]
    elif effect == MAKE_DISCARD or effect == DISCARD_ONE:
        when = s.rules.two[slot]
    elif effect == SEARCH_DECK_EFFECT:
        when = s.rules.one[slot]
    elif effect == DRAW_AND_DISCARD or effect == DRAW_AND_RETURN or effect == MILL_EFFECT:
        when = AT_END
    return 0 if when == PLAYED else when


@cython.cfunc
@cython.exceptval(check=False)
def why_no_use(s: State, slot: cint) -> cint:
    """May the text of this active card be used now?"""
    when: cint = moment_of_use(s, slot)
    effect: cint = s.rules.effect[slot]
    me: cint = s.seat
    if when == 0 or owner(slot) != me or s.mark[slot] & USED or not is_active(s, slot) or not speaks(s, slot):
        return NO_EFFECT
    if (when == AT_END) != (s.phase == END):
        return WRONG_MOMENT
    if when == AFTERWARDS and not s.character and not s.bounced:
        return WRONG_MOMENT
    if when == EACH_TURN and s.stage > SUPPORTS:
        return TOO_LATE
    if effect == DRAW_AND_RETURN:
        return FINE if s.hand[me] or may_draw(s, me) else NO_EFFECT
    if effect == DRAW_EFFECT or effect == SEARCH_DECK_EFFECT or effect == DRAW_AND_DISCARD:
        return FINE if may_draw(s, me) else HAND_LIMITED
    if effect == DRAW_UP_TO:
        return FINE if s.hand[me] < s.rules.one[slot] and may_draw(s, me) else HAND_LIMITED
    if effect == REGAIN_EFFECT:
        return FINE if may_take(s, me) and count_place(s, me, DISCARDED) else HAND_LIMITED
    if effect == MAKE_DISCARD:
        return FINE if s.hand[1 - me] else NO_EFFECT
    if effect == MILL_EFFECT:
        return FINE if s.deck[1 - me] else NO_EFFECT
    return FINE if some_target(s, slot) else NO_EFFECT


@cython.cfunc
@cython.exceptval(check=False)
def use_card(s: State, slot: cint) -> cython.void:
    """Use the text of an active card, once in this turn."""
    effect: cint = s.rules.effect[slot]
    me: cint = s.seat
    s.mark[slot] |= USED
    tell(s, EV_USED, me, slot, 0)
    if moment_of_use(s, slot) == AFTERWARDS:
        s.stage = AFTER
    if effect == DRAW_EFFECT:
        draw_cards(s, me, s.rules.one[slot], THEN_END)
    elif effect == DRAW_UP_TO:
        draw_cards(s, me, s.rules.one[slot] - s.hand[me], THEN_END)
    elif effect == DRAW_AND_RETURN:
        draw_cards(s, me, s.rules.one[slot], THEN_GIVE_BACK)
        s.cause = slot
    elif effect == DRAW_AND_DISCARD:
        s.phase = REVEAL
        s.drawer = me
        s.cause = slot
        s.left = s.rules.one[slot]
    elif effect == SEARCH_DECK_EFFECT:
        ask(s, SEARCH_DECK, me, slot, 1)
    elif effect == REGAIN_EFFECT:
        shuffle_pile(s, me)
        s.phase = REGAIN
        s.drawer = me
        s.left = s.rules.one[slot]
    elif effect == MAKE_DISCARD:
        make_discard(s, slot)
    elif effect == MILL_EFFECT:
        s.phase = MILL
        s.drawer = 1 - me
        s.left = 1
    else:
        ask(s, PICK, me, slot, 0)


@cython.cfunc
@cython.exceptval(check=False)
def make_discard(s: State, slot: cint) -> cython.void:
    """The opponent discards cards of the opponent's own choice, as far as there are."""
    foe: cint = 1 - s.seat
    n: cint = s.rules.one[slot]
    ask(s, FORCED_DISCARD, foe, slot, min(s.hand[foe], n))


# --- choices ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def later_in_hand(s: State, slot: cint) -> cint:
    """How many hand cards of the chooser stand behind this slot."""
    i: cint
    n: cint = 0
    for i in range(slot + 1, s.chooser * 30 + 30):
        if s.place[i] == IN_HAND:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_hand_card(s: State, slot: cint) -> cint:
    """A hand card, in the order of the deck list: the order of discards makes no difference."""
    if owner(slot) != s.chooser or s.place[slot] != IN_HAND:
        return NOT_IN_HAND
    return ORDER_OF_CARDS if slot < s.last else FINE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_choice_of(s: State, slot: cint) -> cint:
    """May this card be chosen for what is asked?"""
    choice: cint = s.choice
    me: cint = s.chooser
    if choice == PICK:
        return NOT_THIS_CARD if s.mark[slot] & FACE_DOWN else why_no_target(s, s.cause, slot)
    if choice == KEEP:
        if (
            owner(slot) == 1 - me
            and s.rules.kind[slot] == CHARACTER
            and s.place[slot] == IN_COMBAT
            and is_active(s, slot)
        ):
            return FINE
        return NOT_THIS_CARD
    if choice == PICK_BLIND:
        return FINE if owner(slot) == 1 - me and s.place[slot] == IN_HAND and s.mark[slot] & SHOWN else NOT_THIS_CARD
    if choice == FORCED_DISCARD or choice == GIVE_BACK:
        if why_no_hand_card(s, slot):
            return why_no_hand_card(s, slot)
        return FINE if later_in_hand(s, slot) >= s.left - 1 else ORDER_OF_CARDS
    if choice == OWN_DISCARD or choice == DECLINE or choice == MULLIGAN:
        return why_no_hand_card(s, slot)
    if choice == BURY:
        return FINE if owner(slot) == me and s.place[slot] == IN_HAND else NOT_IN_HAND
    if choice == RETURN:
        return why_no_return(s, s.cause, slot)
    if choice == PAY_VALUE or choice == PAY_DEMAND:
        return why_no_payment(s, slot)
    if choice == PAY_CHARACTERS:
        if why_no_hand_card(s, slot):
            return why_no_hand_card(s, slot)
        if s.rules.kind[slot] != CHARACTER:
            return NOT_THIS_CARD
        return FINE if later_characters(s, slot) >= s.left - 1 else ORDER_OF_CARDS
    if choice == PAY_SIREN:
        if owner(slot) != me or s.place[slot] != IN_HAND:
            return NOT_IN_HAND
        return FINE if s.rules.kind[slot] == CHARACTER else NOT_THIS_CARD
    if choice == SEARCH_DECK:
        return FINE if owner(slot) == me and (s.place[slot] == IN_DECK or s.place[slot] == AT_BOTTOM) else NOT_THIS_CARD
    if choice == SEARCH_DISCARDS:
        return FINE if owner(slot) == me and s.place[slot] == DISCARDED else NOT_THIS_CARD
    if choice == CALL_SHIP:
        if owner(slot) != me or (s.place[slot] != IN_DECK and s.place[slot] != AT_BOTTOM):
            return NOT_THIS_CARD
        return FINE if s.rules.kind[slot] == INFLUENCE else NOT_THIS_CARD
    if choice == PICK_REVEALED:
        return FINE if owner(slot) == me and s.place[slot] == REVEALED else NOT_THIS_CARD
    return WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_bluff_chosen(s: State, index: cint) -> cint:
    """A card that lies face down is picked unseen, by its place in the row (ruling 65)."""
    foe: cint = 1 - s.chooser
    if s.choice != PICK or index >= s.supports[foe] or not s.mark[s.support[foe * 30 + index]] & FACE_DOWN:
        return NOT_THIS_CARD
    return why_no_target(s, s.cause, s.support[foe * 30 + index])


@cython.cfunc
@cython.exceptval(check=False)
def choose_bluff(s: State, index: cint) -> cython.void:
    slot: cint = s.support[(1 - s.chooser) * 30 + index]
    discard(s, slot)
    back_to_turn(s)


@cython.cfunc
@cython.exceptval(check=False)
def later_characters(s: State, slot: cint) -> cint:
    i: cint
    n: cint = 0
    for i in range(slot + 1, s.chooser * 30 + 30):
        if s.place[i] == IN_HAND and s.rules.kind[i] == CHARACTER:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def may_skip(s: State) -> bint:
    """May the seat that is asked say no, or stop? Texts that say "may" can be left alone; what is begun is finished."""
    choice: cint = s.choice
    if choice == PICK:
        return s.left == 1
    if choice == PICK_BLIND:
        return s.left == s.rules.one[s.cause]
    if choice == PAY_VALUE:
        return s.paid == 0
    if choice == PAY_CHARACTERS:
        return s.left == s.rules.one[s.cause]
    if choice == DECLINE:
        return s.left < 3 or s.hand[s.chooser] == 0
    return (
        choice == CONFIRM
        or choice == PICK_KIND
        or choice == KEEP
        or choice == OWN_DISCARD
        or choice == BURY
        or choice == RETURN
        or choice == SEARCH_DECK
        or choice == SEARCH_DISCARDS
        or choice == CALL_SHIP
        or choice == LOAD_SHIP
        or choice == MULLIGAN
    )


@cython.cfunc
@cython.exceptval(check=False)
def may_blind(s: State) -> bint:
    """Is there a hidden card to be taken blindly?"""
    slot: cint
    foe: cint = 1 - s.chooser
    if s.choice != PICK_BLIND:
        return False
    for slot in range(foe * 30, foe * 30 + 30):
        if s.place[slot] == IN_HAND and not s.mark[slot] & SHOWN:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def blind_card(s: State) -> cython.void:
    """Nature picks a hidden card of the opponent's hand."""
    s.phase = BLIND
    s.drawer = 1 - s.chooser


@cython.cfunc
@cython.exceptval(check=False)
def confirm(s: State) -> cython.void:
    """The player uses the text."""
    slot: cint = s.cause
    effect: cint = s.rules.effect[slot]
    me: cint = s.seat
    foe: cint = 1 - me
    if effect == DRAW_EFFECT:
        draw_cards(s, me, s.rules.one[slot], THEN_MAIN)
    elif effect == REGAIN_EFFECT:
        shuffle_pile(s, me)
        s.phase = REGAIN
        s.drawer = me
        s.left = s.rules.one[slot]
    elif effect == RENEW_DECK:
        renew_deck(s, me)
        back_to_turn(s)
    elif effect == MAKE_DISCARD:
        make_discard(s, slot)
    elif effect == DISCARD_KIND:
        discard_active(s, foe, s.rules.one[slot], -1, False)
        back_to_turn(s)
    elif effect == DISCARD_COMBAT:
        discard_active(s, foe, CHARACTER | BOOSTER, -1, True)
        back_to_turn(s)
    else:
        discard_active(s, foe, BOOSTER, -1, False)
        back_to_turn(s)


@cython.cfunc
@cython.exceptval(check=False)
def choose_kind(s: State, which: cint) -> cython.void:
    """Boosters (0) or supports (1)."""
    discard_active(s, 1 - s.seat, SUPPORT if which else BOOSTER, -1, False)
    back_to_turn(s)


@cython.cfunc
@cython.exceptval(check=False)
def skip_choice(s: State) -> cython.void:
    """No, or no more."""
    shuffled: bint = s.choice == SEARCH_DECK or s.choice == CALL_SHIP
    back_to_turn(s)
    if shuffled:
        shuffle_deck(s, s.seat)


@cython.cfunc
@cython.exceptval(check=False)
def choose_card(s: State, slot: cint) -> cython.void:
    """Carry out the choice of a card."""
    choice: cint = s.choice
    me: cint = s.chooser
    if choice == PICK:
        discard(s, slot)
        back_to_turn(s)
    elif choice == KEEP:
        discard_active(s, 1 - me, CHARACTER | BOOSTER, slot, False)
        back_to_turn(s)
    elif choice == PICK_BLIND:
        discard(s, slot)
        one_less_blind(s)
    elif choice == FORCED_DISCARD:
        discard(s, slot)
        s.last = slot
        s.left -= 1
        if s.left == 0:
            back_to_turn(s)
    elif choice == OWN_DISCARD:
        discard(s, slot)
        s.last = slot
        if later_in_hand(s, slot) == 0:
            back_to_turn(s)
    elif choice == BURY:
        bury(s, slot)
        if s.hand[me] == 0:
            back_to_turn(s)
    elif choice == RETURN:
        tell(s, EV_RETURNED, me, slot, 0)
        to_hand(s, slot, EVERYBODY)
        back_to_turn(s)
    elif choice == PAY_VALUE:
        if pay(s, slot):
            tell(s, EV_CARD_DRAGON, me, s.cause, 0)
            attract(s, me, False)
            back_to_turn(s)
    elif choice == PAY_CHARACTERS:
        discard(s, slot)
        s.last = slot
        s.left -= 1
        if s.left == 0:
            tell(s, EV_CARD_DRAGON, me, s.cause, 0)
            attract(s, me, False)
            back_to_turn(s)
    elif choice == PAY_DEMAND:
        pay_demand(s, slot)
    elif choice == PAY_SIREN:
        discard(s, slot)
        s.mark[s.cause] |= SATISFIED
        back_to_turn(s)
    elif choice == SEARCH_DECK:
        s.from_deck += 1
        to_hand(s, slot, EVERYBODY)
        tell(s, EV_TOOK, me, slot, 0)
        back_to_turn(s)
        shuffle_deck(s, me)
    elif choice == SEARCH_DISCARDS:
        to_hand(s, slot, EVERYBODY)
        tell(s, EV_TOOK, me, slot, 0)
        back_to_turn(s)
    elif choice == CALL_SHIP:
        s.from_deck += 1
        lift(s, slot)
        s.knows[slot] = EVERYBODY
        put_down(s, slot, AT_SEA)
        tell(s, EV_PLAYED, me, slot, 0)
        back_to_turn(s)
        shuffle_deck(s, me)
        if speaks(s, slot):
            resolve(s, slot)
    elif choice == PICK_REVEALED:
        keep_revealed(s, slot)
    elif choice == GIVE_BACK:
        give_back(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def one_less_blind(s: State) -> cython.void:
    """One card is taken from the hand; go on if more are due and there."""
    s.left -= 1
    if s.left == 0 or s.hand[1 - s.chooser] == 0:
        back_to_turn(s)


@cython.cfunc
@cython.exceptval(check=False)
def bury(s: State, slot: cint) -> cython.void:
    """Under the deck, face down."""
    me: cint = owner(slot)
    shown: bint = s.mark[slot] & SHOWN
    lift(s, slot)
    if not shown:
        s.knows[slot] = 1 << me
        forget_hand(s, me)
    put_down(s, slot, AT_BOTTOM)
    s.learned += 1
    tell(s, EV_BURIED, me, slot, 0)


@cython.cfunc
@cython.exceptval(check=False)
def give_back(s: State, slot: cint) -> cython.void:
    """A hand card back into the deck, which is shuffled when all are there."""
    me: cint = owner(slot)
    shown: bint = s.mark[slot] & SHOWN
    if not shown:
        s.knows[slot] = 1 << me
    tell(s, EV_GIVEN_BACK, me, slot, 0)
    lift(s, slot)
    put_down(s, slot, IN_DECK)
    if not shown:
        forget_hand(s, me)
    s.last = slot
    s.left -= 1
    if s.left == 0:
        shuffle_deck(s, me)
        back_to_turn(s)


@cython.cfunc
@cython.exceptval(check=False)
def keep_revealed(s: State, slot: cint) -> cython.void:
    """One of the revealed cards is discarded, the others go to hand."""
    i: cint
    me: cint = owner(slot)
    discard(s, slot)
    for i in range(me * 30, me * 30 + 30):
        if s.place[i] == REVEALED:
            to_hand(s, i, EVERYBODY)
    back_to_turn(s)
