"""What the texts on cards do when they are played or used (rulings 13, 43 to 49).

An effect either happens at once or asks what it needs to know; what may be answered stands in `rules_answers`.
"""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules_asking import ask, draw_cards
    from cython.cimports.moonsaga.games.blue_moon.rules_discards import (
        shuffle_pile,
        some_combat,
        some_of_kind,
        some_return,
        some_target,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules_payments import characters_in_hand, hand_value, next_demand
    from cython.cimports.moonsaga.games.blue_moon.rules_playing import may_draw, may_take
    from cython.cimports.moonsaga.games.blue_moon.rules_power import count_active, first_speaking, speaks
    from cython.cimports.moonsaga.games.blue_moon.state import State, count_place, is_active, owner, publish, tell
else:
    from moonsaga.games.blue_moon.rules_asking import ask, draw_cards
    from moonsaga.games.blue_moon.rules_discards import (
        shuffle_pile,
        some_combat,
        some_of_kind,
        some_return,
        some_target,
    )
    from moonsaga.games.blue_moon.rules_payments import characters_in_hand, hand_value, next_demand
    from moonsaga.games.blue_moon.rules_playing import may_draw, may_take
    from moonsaga.games.blue_moon.rules_power import count_active, first_speaking, speaks
    from moonsaga.games.blue_moon.state import State, count_place, is_active, owner, publish, tell

AFTER = cython.declare(cint, numbers.AFTER)
AFTERWARDS = cython.declare(cint, numbers.AFTERWARDS)
ATTACK_AGAIN = cython.declare(cint, numbers.EFFECT["attack_again"])
ATTRACT_BY_CHARACTERS = cython.declare(cint, numbers.EFFECT["attract_by_characters"])
ATTRACT_BY_VALUE = cython.declare(cint, numbers.EFFECT["attract_by_value"])
AT_END = cython.declare(cint, numbers.AT_END)
BOOSTER = cython.declare(cint, numbers.BOOSTER)
BURY = cython.declare(cint, numbers.BURY)
BURY_OWN = cython.declare(cint, numbers.EFFECT["bury_own"])
CALL_SHIP = cython.declare(cint, numbers.CALL_SHIP)
CALL_SHIP_OR_CARGO = cython.declare(cint, numbers.EFFECT["call_ship_or_cargo"])
CHARACTER = cython.declare(cint, numbers.CHARACTER)
CONFIRM = cython.declare(cint, numbers.CONFIRM)
DEMAND_OPEN = cython.declare(cint, numbers.DEMAND_OPEN)
DISCARDED = cython.declare(cint, numbers.DISCARDED)
DISCARD_ALL_BUT_ONE = cython.declare(cint, numbers.EFFECT["discard_all_but_one"])
DISCARD_BLINDLY = cython.declare(cint, numbers.EFFECT["discard_blindly"])
DISCARD_COMBAT = cython.declare(cint, numbers.EFFECT["discard_combat"])
DISCARD_KIND = cython.declare(cint, numbers.EFFECT["discard_kind"])
DISCARD_ONE = cython.declare(cint, numbers.EFFECT["discard_one"])
DISCARD_OWN = cython.declare(cint, numbers.EFFECT["discard_own"])
DISCLOSE = cython.declare(cint, numbers.EFFECT["disclose"])
DRAW_AND_DISCARD = cython.declare(cint, numbers.EFFECT["draw_and_discard"])
DRAW_AND_RETURN = cython.declare(cint, numbers.EFFECT["draw_and_return"])
DRAW_EFFECT = cython.declare(cint, numbers.EFFECT["draw"])
DRAW_UP_TO = cython.declare(cint, numbers.EFFECT["draw_up_to"])
EACH_TURN = cython.declare(cint, numbers.EACH_TURN)
END = cython.declare(cint, numbers.END)
EVERYBODY = cython.declare(cint, numbers.EVERYBODY)
EV_DISCLOSED = cython.declare(cint, numbers.EV_DISCLOSED)
EV_ELEMENT = cython.declare(cint, numbers.EV_ELEMENT)
EV_USED = cython.declare(cint, numbers.EV_USED)
FINE = cython.declare(cint, numbers.FINE)
FORCED_DISCARD = cython.declare(cint, numbers.FORCED_DISCARD)
FROM_ANYWHERE = cython.declare(cint, 1)
HAND_LIMITED = cython.declare(cint, numbers.HAND_LIMITED)
IN_HAND = cython.declare(cint, numbers.IN_HAND)
KEEP = cython.declare(cint, numbers.KEEP)
LIMIT_DECK = cython.declare(cint, numbers.EFFECT["limit_deck"])
LOAD_SHIP = cython.declare(cint, numbers.LOAD_SHIP)
MAKE_DISCARD = cython.declare(cint, numbers.EFFECT["make_discard"])
MAKE_DISCARD_DOWN_TO = cython.declare(cint, numbers.EFFECT["make_discard_down_to"])
MILL = cython.declare(cint, numbers.MILL)
MILL_EFFECT = cython.declare(cint, numbers.EFFECT["mill"])
MUTANT = cython.declare(cint, numbers.EFFECT["mutant"])
NEXT_FREE = cython.declare(cint, numbers.EFFECT["next_free"])
NO_EFFECT = cython.declare(cint, numbers.NO_EFFECT)
OWN_DISCARD = cython.declare(cint, numbers.OWN_DISCARD)
PAY_CHARACTERS = cython.declare(cint, numbers.PAY_CHARACTERS)
PAY_VALUE = cython.declare(cint, numbers.PAY_VALUE)
PICK = cython.declare(cint, numbers.PICK)
PICK_BLIND = cython.declare(cint, numbers.PICK_BLIND)
PICK_KIND = cython.declare(cint, numbers.PICK_KIND)
PLAYED = cython.declare(cint, numbers.PLAYED)
REGAIN = cython.declare(cint, numbers.REGAIN)
REGAIN_EFFECT = cython.declare(cint, numbers.EFFECT["regain"])
RENEW_DECK = cython.declare(cint, numbers.EFFECT["renew_deck"])
RETURN = cython.declare(cint, numbers.RETURN)
RETURN_OWN = cython.declare(cint, numbers.EFFECT["return_own"])
REVEAL = cython.declare(cint, numbers.REVEAL)
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
TOO_LATE = cython.declare(cint, numbers.TOO_LATE)
USED = cython.declare(cint, numbers.USED)
WRONG_MOMENT = cython.declare(cint, numbers.WRONG_MOMENT)


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
        s.bounced = count_active(s, me, CHARACTER | BOOSTER | SUPPORT) > 0  # nothing active, nothing attacks again
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
            publish(s, i)
    s.learned += 1
    tell(s, EV_DISCLOSED, seat, -1, 0)


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
    if when == AFTERWARDS and next_demand(s, me, 30 - me * 30) >= 0:
        return DEMAND_OPEN  # demands are met by the end of the booster or support phase (ruling 49)
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
