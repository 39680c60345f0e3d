"""What the texts on cards do when they are played or used (rulings 13, 43 to 49).

An effect either happens at once or asks what it needs to know; what may be answered stands in `answers`.
"""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon import actions, events
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import asking, explain, playing, state
from moonsaga.games.blue_moon.rules.cards import discards, payments, power
from moonsaga.games.blue_moon.rules.state import State

# --- when a card is played --------------------------------------------------------------------------------------------


def resolve(s: State, slot: cint, from_ship: bint) -> void:
    """Carry out the text of a card that was just played, or ask what it needs to know; say so if it does nothing."""
    effect: cint = s.rules.effect[slot]
    if not effect:
        return
    if not power.speaks(s, slot):
        tell_nothing(s, slot, 1 + explain.silencer(s, slot, codes.NO_TEXT))
    elif effect == codes.EF_DISCARD_COMBAT and s.rules.one[slot] != codes.FROM_ANYWHERE and not from_ship:
        tell_nothing(s, slot, codes.NOT_LANDED)
    elif not begin_text(s, slot):
        tell_nothing(s, slot, why_nothing(s, slot))


def tell_nothing(s: State, slot: cint, why: cint) -> void:
    """A text comes to nothing: because of a rule, because of a card, or nobody may know why."""
    if why >= codes.NOTHING_TO_HIT:
        events.no_effect_rule(s, s.seat, why, slot)
    elif why:
        events.no_effect_by(s, s.seat, why - 1, slot)
    else:
        events.no_effect(s, s.seat, slot)


def asked(s: State, choice: cint, chooser: cint, cause: cint, due: cint) -> bint:
    """Ask; the text does something."""
    asking.ask(s, choice, chooser, cause, due)
    return True


def asked_to_pick(s: State, chooser: cint, cause: cint) -> bint:
    """The same for a card that may be picked."""
    asking.ask(s, codes.PICK, chooser, cause, 1)
    s.may_refuse = True
    return True


def asked_for_any(s: State, choice: cint, chooser: cint, cause: cint) -> bint:
    """The same for any number of the cards in hand."""
    asking.ask_any(s, choice, chooser, cause)
    return True


def begin_text(s: State, slot: cint) -> bint:
    """Does the text of a card that was just played do something now, or later? Do it, or ask what it needs to know."""
    me: cint = s.seat
    foe: cint = 1 - me
    effect: cint = s.rules.effect[slot]
    one: cint = s.rules.one[slot]
    two: cint = s.rules.two[slot]
    if effect == codes.EF_DRAW and two == codes.PLAYED:
        return playing.may_draw(s, me) and asked(s, codes.CONFIRM, me, slot, 0)
    if effect == codes.EF_REGAIN and two == codes.PLAYED:
        return (
            playing.may_take(s, me)
            and state.count_place(s, me, codes.DISCARDED) > 0
            and asked(s, codes.CONFIRM, me, slot, 0)
        )
    if effect == codes.EF_SEARCH_DECK and one == codes.PLAYED:
        return playing.may_draw(s, me) and asked(s, codes.SEARCH_DECK, me, slot, 1)
    if effect == codes.EF_SEARCH_DISCARDS:
        return (
            playing.may_take(s, me)
            and state.count_place(s, me, codes.DISCARDED) > 0
            and asked(s, codes.SEARCH_DISCARDS, me, slot, 1)
        )
    if effect == codes.EF_RENEW_DECK:
        return state.count_place(s, me, codes.DISCARDED) > 0 and asked(s, codes.CONFIRM, me, slot, 0)
    if effect == codes.EF_DISCARD_ONE and two == codes.PLAYED:
        return discards.some_target(s, slot) and asked_to_pick(s, me, slot)
    if effect == codes.EF_DISCARD_KIND:
        return begin_discard_kind(s, slot)
    if effect == codes.EF_DISCARD_ALL_BUT_ONE:
        if power.count_active(s, foe, codes.CHARACTER) > 1 and (
            discards.some_of_kind(s, foe, codes.CHARACTER) or discards.some_of_kind(s, foe, codes.BOOSTER)
        ):
            return asked(s, codes.KEEP, me, slot, 1)
        return discards.some_of_kind(s, foe, codes.BOOSTER) and asked(s, codes.CONFIRM, me, slot, 0)
    if effect == codes.EF_DISCARD_BLINDLY:
        return s.hand[foe] > 0 and asked(s, codes.PICK_BLIND, me, slot, one)
    if effect == codes.EF_MAKE_DISCARD and two == codes.PLAYED:
        return s.hand[foe] > 0 and asked(s, codes.CONFIRM, me, slot, 0)
    if effect == codes.EF_MAKE_DISCARD_DOWN_TO:
        return s.hand[foe] > one and asked(s, codes.FORCED_DISCARD, foe, slot, s.hand[foe] - one)
    if effect == codes.EF_DISCARD_OWN:
        return s.hand[me] > 0 and asked_for_any(s, codes.OWN_DISCARD, me, slot)
    if effect == codes.EF_BURY_OWN:
        return s.hand[me] > 0 and asked_for_any(s, codes.BURY, me, slot)
    if effect == codes.EF_RETURN_OWN:
        return playing.may_take(s, me) and discards.some_return(s, slot) and asked(s, codes.RETURN, me, slot, 1)
    if effect == codes.EF_DISCLOSE:
        return disclose(s, foe)
    if effect == codes.EF_ATTRACT_BY_VALUE:
        if payments.hand_value(s, me, one - 1) < two:
            return False
        asking.ask(s, codes.PAY_VALUE, me, slot, 1)
        s.need = two
        s.pay_element = one - 1
        return True
    if effect == codes.EF_ATTRACT_BY_CHARACTERS:
        return payments.characters_in_hand(s, me) >= one and asked(s, codes.PAY_CHARACTERS, me, slot, one)
    if effect == codes.EF_ATTACK_AGAIN:
        s.bounced = (
            not s.rules.bounce_needs_cards
            or power.count_active(s, me, codes.CHARACTER | codes.BOOSTER | codes.SUPPORT) > 0
        )
        return s.bounced
    if effect == codes.EF_MUTANT:
        return change_element(s)
    if effect == codes.EF_NEXT_FREE:
        s.next_free = True
    elif effect == codes.EF_CALL_SHIP_OR_CARGO:
        return s.deck[me] > 0 and playing.deck_limiter(s, me) < 0 and asked(s, codes.CALL_SHIP, me, slot, 1)
    elif effect == codes.EF_SHIP and one:
        return s.hand[me] > 0 and asked(s, codes.LOAD_SHIP, me, slot, one)
    elif effect == codes.EF_DISCARD_COMBAT:
        return discards.some_combat(s, foe) and asked(s, codes.CONFIRM, me, slot, 0)
    return True


def change_element(s: State) -> bint:
    """A mutant changes the element of a fight that has begun."""
    if not s.begun:
        return False
    s.element = 1 - s.element
    events.element(s, s.seat, s.element)
    return True


def begin_discard_kind(s: State, slot: cint) -> bint:
    """All active cards of one kind; where the text names two kinds, the player says which."""
    foe: cint = 1 - s.seat
    boosters: bint = s.rules.one[slot] & codes.BOOSTER and discards.some_of_kind(s, foe, codes.BOOSTER)
    supports: bint = s.rules.one[slot] & codes.SUPPORT and discards.some_of_kind(s, foe, codes.SUPPORT)
    if not boosters and not supports:
        return False
    if s.rules.one[slot] == codes.SUPPORT:
        return asked(s, codes.CONFIRM, s.seat, slot, 0)
    return asked(s, codes.PICK_KIND, s.seat, slot, 1)


def may_pick_kind(s: State, which: cint) -> bint:
    """0: boosters, 1: supports."""
    return discards.some_of_kind(s, 1 - s.seat, codes.SUPPORT if which else codes.BOOSTER)


def disclose(s: State, seat: cint) -> bint:
    """The whole hand face up on the table; later cards are hidden again (Special rule 8). Was something hidden?"""
    i: cint
    hidden: bint = False
    for i in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if s.place[i] == codes.IN_HAND and not s.mark[i] & codes.SHOWN:
            hidden = True
            s.mark[i] |= codes.SHOWN
            state.publish(s, i)
    if not hidden:
        return False
    s.learned += 1
    events.disclosed(s, seat)
    return True


# --- texts that come to nothing ---------------------------------------------------------------------------------------


def why_nothing(s: State, slot: cint) -> cint:
    """Why the text of a card that is not ignored can do nothing now, as far as everybody may know it.

    A rule, or 1 + the opposing card that stands behind it; 0 where a hidden hand may be the reason.
    """
    me: cint = s.seat
    effect: cint = s.rules.effect[slot]
    if effect == codes.EF_REGAIN or effect == codes.EF_SEARCH_DISCARDS or effect == codes.EF_RENEW_DECK:
        return 1 + playing.hand_limiter(s, me) if state.count_place(s, me, codes.DISCARDED) else codes.EMPTY_PILE
    if (
        effect == codes.EF_DISCARD_ONE
        or effect == codes.EF_DISCARD_KIND
        or effect == codes.EF_DISCARD_ALL_BUT_ONE
        or effect == codes.EF_DISCARD_COMBAT
    ):
        return codes.NOTHING_TO_HIT
    if effect == codes.EF_DISCARD_BLINDLY or effect == codes.EF_MAKE_DISCARD:
        return codes.EMPTY_FOE_HAND
    if effect == codes.EF_DISCLOSE:
        return codes.NOTHING_HIDDEN if s.hand[1 - me] else codes.EMPTY_FOE_HAND
    if effect == codes.EF_MAKE_DISCARD_DOWN_TO:
        return codes.FEW_CARDS
    if effect == codes.EF_DISCARD_OWN or effect == codes.EF_BURY_OWN or effect == codes.EF_SHIP:
        return codes.EMPTY_HAND
    if effect == codes.EF_RETURN_OWN:
        return 1 + playing.hand_limiter(s, me) if discards.some_return(s, slot) else codes.NOTHING_TO_RETURN
    if effect == codes.EF_ATTRACT_BY_VALUE or effect == codes.EF_ATTRACT_BY_CHARACTERS:
        return 0
    if effect == codes.EF_ATTACK_AGAIN:
        return codes.NOTHING_ACTIVE
    if effect == codes.EF_MUTANT:
        return codes.NO_ELEMENT_YET
    if effect == codes.EF_MILL:
        return codes.EMPTY_FOE_DECK
    return why_no_draw(s, slot)


def why_no_draw(s: State, slot: cint) -> cint:
    """Why a text that takes cards from the deck can do nothing now."""
    me: cint = s.seat
    if s.rules.effect[slot] == codes.EF_DRAW_UP_TO and s.hand[me] >= s.rules.one[slot]:
        return codes.ENOUGH_CARDS
    if s.deck[me] == 0:
        return codes.EMPTY_DECK
    if s.rules.effect[slot] != codes.EF_CALL_SHIP_OR_CARGO and playing.hand_limiter(s, me) >= 0:
        return 1 + playing.hand_limiter(s, me)
    return 1 + playing.deck_limiter(s, me)


def tell_idle(s: State, when: cint) -> void:
    """Tell which texts for this moment (AFTERWARDS, AT_END) work, were not used and can do nothing."""
    card: cint
    slot: cint
    for card in range(codes.DECK):
        slot = s.seat * codes.DECK + card
        if moment_of_use(s, slot) != when or s.mark[slot] & codes.USED or not power.is_working(s, slot):
            continue
        if why_not_use(s, s.seat, card):
            tell_nothing(s, slot, why_nothing(s, slot))


# --- using the text of an active card ---------------------------------------------------------------------------------


def moment_of_use(s: State, slot: cint) -> cint:
    """When a card's text can be used as an action of its own: AT_END, AFTERWARDS, EACH_TURN; 0 never."""
    effect: cint = s.rules.effect[slot]
    when: cint = 0
    if effect == codes.EF_DRAW or effect == codes.EF_DRAW_UP_TO or effect == codes.EF_REGAIN:
        when = s.rules.two[slot]
    elif effect == codes.EF_MAKE_DISCARD or effect == codes.EF_DISCARD_ONE:
        when = s.rules.two[slot]
    elif effect == codes.EF_SEARCH_DECK:
        when = s.rules.one[slot]
    elif effect == codes.EF_DRAW_AND_DISCARD or effect == codes.EF_DRAW_AND_RETURN or effect == codes.EF_MILL:
        when = codes.AT_END
    return 0 if when == codes.PLAYED else when


def offer_use(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """At the end of the turn; before it `playing.offer_play` lists them, card by card."""
    card: cint
    if s.phase == codes.MAIN:
        return n
    for card in range(codes.DECK):
        if s.rules.effect[seat * codes.DECK + card] and why_not_use(s, seat, card) == codes.FINE:
            buffer[n] = actions.use(card)
            n += 1
    return n


def some_use(s: State, seat: cint) -> bint:
    card: cint
    for card in range(codes.DECK):
        if s.rules.effect[seat * codes.DECK + card] and why_not_use(s, seat, card) == codes.FINE:
            return True
    return False


def why_not_use(s: State, seat: cint, card: cint) -> cint:
    """May the text of this active card be used now?"""
    slot: cint = seat * codes.DECK + card
    when: cint = moment_of_use(s, slot)
    effect: cint = s.rules.effect[slot]
    if when == 0 or s.mark[slot] & codes.USED or not power.is_working(s, slot):
        return codes.NO_EFFECT
    if (when == codes.AT_END) != (s.phase == codes.END):
        return codes.WRONG_MOMENT
    if when == codes.AFTERWARDS and not s.character and not s.bounced:
        return codes.WRONG_MOMENT
    if when == codes.AFTERWARDS and playing.is_crowded(s):
        return codes.TOO_MANY_ACTIVE
    if when == codes.AFTERWARDS and payments.next_demand(s, seat, codes.DECK - seat * codes.DECK) >= 0:
        return codes.DEMAND_OPEN  # demands are met by the end of the booster or support phase (ruling 49)
    if when == codes.EACH_TURN and s.stage > codes.SUPPORTS:
        return codes.TOO_LATE
    if effect == codes.EF_DRAW_AND_RETURN:
        return codes.FINE if s.hand[seat] or playing.may_draw(s, seat) else codes.NO_EFFECT
    if effect == codes.EF_DRAW or effect == codes.EF_SEARCH_DECK or effect == codes.EF_DRAW_AND_DISCARD:
        return codes.FINE if playing.may_draw(s, seat) else codes.HAND_LIMITED
    if effect == codes.EF_DRAW_UP_TO:
        return codes.FINE if s.hand[seat] < s.rules.one[slot] and playing.may_draw(s, seat) else codes.HAND_LIMITED
    if effect == codes.EF_REGAIN:
        return (
            codes.FINE
            if playing.may_take(s, seat) and state.count_place(s, seat, codes.DISCARDED)
            else codes.HAND_LIMITED
        )
    if effect == codes.EF_MAKE_DISCARD:
        return codes.FINE if s.hand[1 - seat] else codes.NO_EFFECT
    if effect == codes.EF_MILL:
        return codes.FINE if s.deck[1 - seat] else codes.NO_EFFECT
    return codes.FINE if discards.some_target(s, slot) else codes.NO_EFFECT


def do_use(s: State, seat: cint, card: cint) -> void:
    """Use the text of an active card, once in this turn."""
    slot: cint = seat * codes.DECK + card
    effect: cint = s.rules.effect[slot]
    s.mark[slot] |= codes.USED
    events.used(s, seat, slot)
    if moment_of_use(s, slot) == codes.AFTERWARDS:
        s.stage = codes.AFTER
    if effect == codes.EF_DRAW:
        asking.draw_cards(s, seat, s.rules.one[slot], codes.THEN_END)
    elif effect == codes.EF_DRAW_UP_TO:
        asking.draw_cards(s, seat, s.rules.one[slot] - s.hand[seat], codes.THEN_END)
    elif effect == codes.EF_DRAW_AND_RETURN:
        asking.draw_cards(s, seat, s.rules.one[slot], codes.THEN_GIVE_BACK)
        s.cause = slot
    elif effect == codes.EF_DRAW_AND_DISCARD:
        asking.begin_draw(s, codes.REVEAL, seat, s.rules.one[slot])
        s.cause = slot
    elif effect == codes.EF_SEARCH_DECK:
        asking.ask(s, codes.SEARCH_DECK, seat, slot, 1)
    elif effect == codes.EF_REGAIN:
        discards.shuffle_pile(s, seat)
        asking.begin_draw(s, codes.REGAIN, seat, s.rules.one[slot])
    elif effect == codes.EF_MAKE_DISCARD:
        make_discard(s, slot)
    elif effect == codes.EF_MILL:
        asking.begin_draw(s, codes.MILL, 1 - seat, 1)
    else:
        asking.ask(s, codes.PICK, seat, slot, 1)


def make_discard(s: State, slot: cint) -> void:
    """The opponent discards cards of the opponent's own choice, as far as there are."""
    foe: cint = 1 - s.seat
    n: cint = s.rules.one[slot]
    asking.ask(s, codes.FORCED_DISCARD, foe, slot, min(s.hand[foe], n))
