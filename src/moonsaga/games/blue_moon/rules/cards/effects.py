"""What the texts on cards do when they are played or used (rulings 13, 43 to 49).

An effect either happens at once or asks what it needs to know; what may be answered stands in `answers`.
"""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules.asking import ask, draw_cards
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.discards import (
        shuffle_pile,
        some_combat,
        some_of_kind,
        some_return,
        some_target,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.payments import (
        characters_in_hand,
        hand_value,
        next_demand,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import count_active, is_working, speaks
    from cython.cimports.moonsaga.games.blue_moon.rules.explain import silencer
    from cython.cimports.moonsaga.games.blue_moon.rules.playing import (
        deck_limiter,
        hand_limiter,
        is_crowded,
        may_draw,
        may_take,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State, count_place, owner, publish, tell
else:
    from moonsaga.games.blue_moon.rules.asking import ask, draw_cards
    from moonsaga.games.blue_moon.rules.cards.discards import (
        shuffle_pile,
        some_combat,
        some_of_kind,
        some_return,
        some_target,
    )
    from moonsaga.games.blue_moon.rules.cards.payments import characters_in_hand, hand_value, next_demand
    from moonsaga.games.blue_moon.rules.cards.power import count_active, is_working, speaks
    from moonsaga.games.blue_moon.rules.explain import silencer
    from moonsaga.games.blue_moon.rules.playing import deck_limiter, hand_limiter, is_crowded, may_draw, may_take
    from moonsaga.games.blue_moon.rules.state import State, count_place, owner, publish, tell

AFTER = cython.declare(cint, codes.AFTER)
AFTERWARDS = cython.declare(cint, codes.AFTERWARDS)
ATTACK_AGAIN = cython.declare(cint, codes.EF_ATTACK_AGAIN)
ATTRACT_BY_CHARACTERS = cython.declare(cint, codes.EF_ATTRACT_BY_CHARACTERS)
ATTRACT_BY_VALUE = cython.declare(cint, codes.EF_ATTRACT_BY_VALUE)
AT_END = cython.declare(cint, codes.AT_END)
BOOSTER = cython.declare(cint, codes.BOOSTER)
BURY = cython.declare(cint, codes.BURY)
BURY_OWN = cython.declare(cint, codes.EF_BURY_OWN)
CALL_SHIP = cython.declare(cint, codes.CALL_SHIP)
CALL_SHIP_OR_CARGO = cython.declare(cint, codes.EF_CALL_SHIP_OR_CARGO)
CHARACTER = cython.declare(cint, codes.CHARACTER)
CONFIRM = cython.declare(cint, codes.CONFIRM)
DEMAND_OPEN = cython.declare(cint, codes.DEMAND_OPEN)
DISCARDED = cython.declare(cint, codes.DISCARDED)
DISCARD_ALL_BUT_ONE = cython.declare(cint, codes.EF_DISCARD_ALL_BUT_ONE)
DISCARD_BLINDLY = cython.declare(cint, codes.EF_DISCARD_BLINDLY)
DISCARD_COMBAT = cython.declare(cint, codes.EF_DISCARD_COMBAT)
DISCARD_KIND = cython.declare(cint, codes.EF_DISCARD_KIND)
DISCARD_ONE = cython.declare(cint, codes.EF_DISCARD_ONE)
DISCARD_OWN = cython.declare(cint, codes.EF_DISCARD_OWN)
DISCLOSE = cython.declare(cint, codes.EF_DISCLOSE)
DRAW_AND_DISCARD = cython.declare(cint, codes.EF_DRAW_AND_DISCARD)
DRAW_AND_RETURN = cython.declare(cint, codes.EF_DRAW_AND_RETURN)
DRAW_EFFECT = cython.declare(cint, codes.EF_DRAW)
DRAW_UP_TO = cython.declare(cint, codes.EF_DRAW_UP_TO)
EMPTY_DECK = cython.declare(cint, codes.EMPTY_DECK)
EMPTY_FOE_DECK = cython.declare(cint, codes.EMPTY_FOE_DECK)
EMPTY_FOE_HAND = cython.declare(cint, codes.EMPTY_FOE_HAND)
EMPTY_HAND = cython.declare(cint, codes.EMPTY_HAND)
EMPTY_PILE = cython.declare(cint, codes.EMPTY_PILE)
EACH_TURN = cython.declare(cint, codes.EACH_TURN)
END = cython.declare(cint, codes.END)
ENOUGH_CARDS = cython.declare(cint, codes.ENOUGH_CARDS)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_DISCLOSED = cython.declare(cint, codes.EV_DISCLOSED)
EV_ELEMENT = cython.declare(cint, codes.EV_ELEMENT)
EV_NO_EFFECT = cython.declare(cint, codes.EV_NO_EFFECT)
EV_USED = cython.declare(cint, codes.EV_USED)
FEW_CARDS = cython.declare(cint, codes.FEW_CARDS)
FINE = cython.declare(cint, codes.FINE)
FORCED_DISCARD = cython.declare(cint, codes.FORCED_DISCARD)
FROM_ANYWHERE = cython.declare(cint, 1)
HAND_LIMITED = cython.declare(cint, codes.HAND_LIMITED)
IN_HAND = cython.declare(cint, codes.IN_HAND)
KEEP = cython.declare(cint, codes.KEEP)
LOAD_SHIP = cython.declare(cint, codes.LOAD_SHIP)
MAKE_DISCARD = cython.declare(cint, codes.EF_MAKE_DISCARD)
MAKE_DISCARD_DOWN_TO = cython.declare(cint, codes.EF_MAKE_DISCARD_DOWN_TO)
MILL = cython.declare(cint, codes.MILL)
MILL_EFFECT = cython.declare(cint, codes.EF_MILL)
MUTANT = cython.declare(cint, codes.EF_MUTANT)
NEXT_FREE = cython.declare(cint, codes.EF_NEXT_FREE)
NOTHING_ACTIVE = cython.declare(cint, codes.NOTHING_ACTIVE)
NOTHING_HIDDEN = cython.declare(cint, codes.NOTHING_HIDDEN)
NOTHING_TO_HIT = cython.declare(cint, codes.NOTHING_TO_HIT)
NOTHING_TO_RETURN = cython.declare(cint, codes.NOTHING_TO_RETURN)
NOT_LANDED = cython.declare(cint, codes.NOT_LANDED)
NO_EFFECT = cython.declare(cint, codes.NO_EFFECT)
NO_TEXT = cython.declare(cint, codes.NO_TEXT)
NO_ELEMENT_YET = cython.declare(cint, codes.NO_ELEMENT_YET)
OWN_DISCARD = cython.declare(cint, codes.OWN_DISCARD)
PAY_CHARACTERS = cython.declare(cint, codes.PAY_CHARACTERS)
PAY_VALUE = cython.declare(cint, codes.PAY_VALUE)
PICK = cython.declare(cint, codes.PICK)
PICK_BLIND = cython.declare(cint, codes.PICK_BLIND)
PICK_KIND = cython.declare(cint, codes.PICK_KIND)
PLAYED = cython.declare(cint, codes.PLAYED)
REGAIN = cython.declare(cint, codes.REGAIN)
REGAIN_EFFECT = cython.declare(cint, codes.EF_REGAIN)
RENEW_DECK = cython.declare(cint, codes.EF_RENEW_DECK)
RETURN = cython.declare(cint, codes.RETURN)
RETURN_OWN = cython.declare(cint, codes.EF_RETURN_OWN)
REVEAL = cython.declare(cint, codes.REVEAL)
SEARCH_DECK = cython.declare(cint, codes.SEARCH_DECK)
SEARCH_DECK_EFFECT = cython.declare(cint, codes.EF_SEARCH_DECK)
SEARCH_DISCARDS = cython.declare(cint, codes.SEARCH_DISCARDS)
SEARCH_DISCARDS_EFFECT = cython.declare(cint, codes.EF_SEARCH_DISCARDS)
SHIP = cython.declare(cint, codes.EF_SHIP)
SHOWN = cython.declare(cint, codes.SHOWN)
SUPPORT = cython.declare(cint, codes.SUPPORT)
SUPPORTS = cython.declare(cint, codes.SUPPORTS)
THEN_END = cython.declare(cint, codes.THEN_END)
THEN_GIVE_BACK = cython.declare(cint, codes.THEN_GIVE_BACK)
TOO_MANY_ACTIVE = cython.declare(cint, codes.TOO_MANY_ACTIVE)
TOO_LATE = cython.declare(cint, codes.TOO_LATE)
USED = cython.declare(cint, codes.USED)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)


# --- when a card is played --------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def resolve(s: State, slot: cint, from_ship: bint) -> cython.void:
    """Carry out the text of a card that was just played, or ask what it needs to know; say so if it does nothing."""
    effect: cint = s.rules.effect[slot]
    if not effect:
        return
    if not speaks(s, slot):
        tell(s, EV_NO_EFFECT, s.seat, slot, 1 + silencer(s, slot, NO_TEXT))
    elif effect == DISCARD_COMBAT and s.rules.one[slot] != FROM_ANYWHERE and not from_ship:
        tell(s, EV_NO_EFFECT, s.seat, slot, NOT_LANDED)
    elif not begin_text(s, slot):
        tell(s, EV_NO_EFFECT, s.seat, slot, why_nothing(s, slot))


@cython.cfunc
@cython.exceptval(check=False)
def asked(s: State, choice: cint, chooser: cint, cause: cint, left: cint) -> bint:
    """Ask; the text does something."""
    ask(s, choice, chooser, cause, left)
    return True


@cython.cfunc
@cython.exceptval(check=False)
def begin_text(s: State, slot: cint) -> bint:
    """Does the text of a card that was just played do something now, or later? Do it, or ask what it needs to know."""
    me: cint = s.seat
    foe: cint = 1 - me
    effect: cint = s.rules.effect[slot]
    one: cint = s.rules.one[slot]
    two: cint = s.rules.two[slot]
    if effect == DRAW_EFFECT and two == PLAYED:
        return may_draw(s, me) and asked(s, CONFIRM, me, slot, 0)
    if effect == REGAIN_EFFECT and two == PLAYED:
        return may_take(s, me) and count_place(s, me, DISCARDED) > 0 and asked(s, CONFIRM, me, slot, 0)
    if effect == SEARCH_DECK_EFFECT and one == PLAYED:
        return may_draw(s, me) and asked(s, SEARCH_DECK, me, slot, 1)
    if effect == SEARCH_DISCARDS_EFFECT:
        return may_take(s, me) and count_place(s, me, DISCARDED) > 0 and asked(s, SEARCH_DISCARDS, me, slot, 1)
    if effect == RENEW_DECK:
        return count_place(s, me, DISCARDED) > 0 and asked(s, CONFIRM, me, slot, 0)
    if effect == DISCARD_ONE and two == PLAYED:
        return some_target(s, slot) and asked(s, PICK, me, slot, 1)
    if effect == DISCARD_KIND:
        return begin_discard_kind(s, slot)
    if effect == DISCARD_ALL_BUT_ONE:
        if count_active(s, foe, CHARACTER) > 1 and (some_of_kind(s, foe, CHARACTER) or some_of_kind(s, foe, BOOSTER)):
            return asked(s, KEEP, me, slot, 1)
        return some_of_kind(s, foe, BOOSTER) and asked(s, CONFIRM, me, slot, 0)
    if effect == DISCARD_BLINDLY:
        return s.hand[foe] > 0 and asked(s, PICK_BLIND, me, slot, one)
    if effect == MAKE_DISCARD and two == PLAYED:
        return s.hand[foe] > 0 and asked(s, CONFIRM, me, slot, 0)
    if effect == MAKE_DISCARD_DOWN_TO:
        return s.hand[foe] > one and asked(s, FORCED_DISCARD, foe, slot, s.hand[foe] - one)
    if effect == DISCARD_OWN:
        return s.hand[me] > 0 and asked(s, OWN_DISCARD, me, slot, s.hand[me])
    if effect == BURY_OWN:
        return s.hand[me] > 0 and asked(s, BURY, me, slot, s.hand[me])
    if effect == RETURN_OWN:
        return may_take(s, me) and some_return(s, slot) and asked(s, RETURN, me, slot, 1)
    if effect == DISCLOSE:
        return disclose(s, foe)
    if effect == ATTRACT_BY_VALUE:
        if hand_value(s, me, one - 1) < two:
            return False
        ask(s, PAY_VALUE, me, slot, 1)
        s.need = two
        s.pay_element = one - 1
        return True
    if effect == ATTRACT_BY_CHARACTERS:
        return characters_in_hand(s, me) >= one and asked(s, PAY_CHARACTERS, me, slot, one)
    if effect == ATTACK_AGAIN:
        s.bounced = not s.rules.bounce_needs_cards or count_active(s, me, CHARACTER | BOOSTER | SUPPORT) > 0
        return s.bounced
    if effect == MUTANT:
        return change_element(s)
    if effect == NEXT_FREE:
        s.next_free = True
    elif effect == CALL_SHIP_OR_CARGO:
        return s.deck[me] > 0 and deck_limiter(s, me) < 0 and asked(s, CALL_SHIP, me, slot, 1)
    elif effect == SHIP and one:
        return s.hand[me] > 0 and asked(s, LOAD_SHIP, me, slot, one)
    elif effect == DISCARD_COMBAT:
        return some_combat(s, foe) and asked(s, CONFIRM, me, slot, 0)
    return True


@cython.cfunc
@cython.exceptval(check=False)
def change_element(s: State) -> bint:
    """A mutant changes the element of a fight that has begun."""
    if not s.begun:
        return False
    s.element = 1 - s.element
    tell(s, EV_ELEMENT, s.seat, -1, s.element)
    return True


@cython.cfunc
@cython.exceptval(check=False)
def begin_discard_kind(s: State, slot: cint) -> bint:
    """All active cards of one kind; where the text names two kinds, the player says which."""
    foe: cint = 1 - s.seat
    boosters: bint = s.rules.one[slot] & BOOSTER and some_of_kind(s, foe, BOOSTER)
    supports: bint = s.rules.one[slot] & SUPPORT and some_of_kind(s, foe, SUPPORT)
    if not boosters and not supports:
        return False
    if s.rules.one[slot] == SUPPORT:
        return asked(s, CONFIRM, s.seat, slot, 0)
    return asked(s, PICK_KIND, s.seat, slot, 1)


@cython.cfunc
@cython.exceptval(check=False)
def may_pick_kind(s: State, which: cint) -> bint:
    """0: boosters, 1: supports."""
    return some_of_kind(s, 1 - s.seat, SUPPORT if which else BOOSTER)


@cython.cfunc
@cython.exceptval(check=False)
def disclose(s: State, seat: cint) -> bint:
    """The whole hand face up on the table; later cards are hidden again (Special rule 8). Was something hidden?"""
    i: cint
    hidden: bint = False
    for i in range(seat * 30, seat * 30 + 30):
        if s.place[i] == IN_HAND and not s.mark[i] & SHOWN:
            hidden = True
            s.mark[i] |= SHOWN
            publish(s, i)
    if not hidden:
        return False
    s.learned += 1
    tell(s, EV_DISCLOSED, seat, -1, 0)
    return True


# --- texts that come to nothing ---------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_nothing(s: State, slot: cint) -> cint:
    """Why the text of a card that is not ignored can do nothing now, as far as everybody may know it.

    A rule, or 1 + the opposing card that stands behind it; 0 where a hidden hand may be the reason.
    """
    me: cint = s.seat
    effect: cint = s.rules.effect[slot]
    if effect == REGAIN_EFFECT or effect == SEARCH_DISCARDS_EFFECT or effect == RENEW_DECK:
        return 1 + hand_limiter(s, me) if count_place(s, me, DISCARDED) else EMPTY_PILE
    if effect == DISCARD_ONE or effect == DISCARD_KIND or effect == DISCARD_ALL_BUT_ONE or effect == DISCARD_COMBAT:
        return NOTHING_TO_HIT
    if effect == DISCARD_BLINDLY or effect == MAKE_DISCARD:
        return EMPTY_FOE_HAND
    if effect == DISCLOSE:
        return NOTHING_HIDDEN if s.hand[1 - me] else EMPTY_FOE_HAND
    if effect == MAKE_DISCARD_DOWN_TO:
        return FEW_CARDS
    if effect == DISCARD_OWN or effect == BURY_OWN or effect == SHIP:
        return EMPTY_HAND
    if effect == RETURN_OWN:
        return 1 + hand_limiter(s, me) if some_return(s, slot) else NOTHING_TO_RETURN
    if effect == ATTRACT_BY_VALUE or effect == ATTRACT_BY_CHARACTERS:
        return 0
    if effect == ATTACK_AGAIN:
        return NOTHING_ACTIVE
    if effect == MUTANT:
        return NO_ELEMENT_YET
    if effect == MILL_EFFECT:
        return EMPTY_FOE_DECK
    return why_no_draw(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_draw(s: State, slot: cint) -> cint:
    """Why a text that takes cards from the deck can do nothing now."""
    me: cint = s.seat
    if s.rules.effect[slot] == DRAW_UP_TO and s.hand[me] >= s.rules.one[slot]:
        return ENOUGH_CARDS
    if s.deck[me] == 0:
        return EMPTY_DECK
    if s.rules.effect[slot] != CALL_SHIP_OR_CARGO and hand_limiter(s, me) >= 0:
        return 1 + hand_limiter(s, me)
    return 1 + deck_limiter(s, me)


@cython.cfunc
@cython.exceptval(check=False)
def tell_idle(s: State, when: cint) -> cython.void:
    """Tell which texts for this moment (AFTERWARDS, AT_END) work, were not used and can do nothing."""
    slot: cint
    for slot in range(s.seat * 30, s.seat * 30 + 30):
        if moment_of_use(s, slot) != when or s.mark[slot] & USED or not is_working(s, slot):
            continue
        if why_no_use(s, slot):
            tell(s, EV_NO_EFFECT, s.seat, slot, why_nothing(s, slot))


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
    if when == 0 or owner(slot) != me or s.mark[slot] & USED or not is_working(s, slot):
        return NO_EFFECT
    if (when == AT_END) != (s.phase == END):
        return WRONG_MOMENT
    if when == AFTERWARDS and not s.character and not s.bounced:
        return WRONG_MOMENT
    if when == AFTERWARDS and is_crowded(s):
        return TOO_MANY_ACTIVE
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
