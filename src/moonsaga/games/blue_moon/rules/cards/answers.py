"""The choices that the texts on cards ask for (rulings 13, 43 to 49).

For each choice `why_not_choose` says which cards are possible, and `do_choose` what happens to the chosen one.
"""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon import actions, events
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import asking, dragons, match, playing, state, turn
from moonsaga.games.blue_moon.rules.cards import aiming, discards, effects, payments
from moonsaga.games.blue_moon.rules.state import State

# --- choices ----------------------------------------------------------------------------------------------------------


def why_no_hand_card(s: State, slot: cint) -> cint:
    """A hand card. Several are chosen in any order: a person who touches one keeps the choice of all others."""
    return codes.FINE if state.owner(slot) == s.chooser and s.place[slot] == codes.IN_HAND else codes.NOT_IN_HAND


def offer_choose(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    slot: cint
    if s.choice == codes.CONFIRM or s.choice == codes.PICK_KIND or s.choice == codes.PAY_ELEMENT:
        return n
    for slot in range(codes.SLOTS):
        if why_not_choose(s, seat, slot) == codes.FINE:
            buffer[n] = actions.choose(slot)
            n += 1
    return n


def why_not_choose(s: State, seat: cint, slot: cint) -> cint:
    """May this card be chosen for what is asked?"""
    choice: cint = s.choice
    me: cint = s.chooser
    if choice == codes.PICK:
        return codes.NOT_THIS_CARD if s.mark[slot] & codes.FACE_DOWN else discards.why_no_target(s, s.cause, slot)
    if choice == codes.KEEP:
        if (
            state.owner(slot) == 1 - me
            and s.rules.kind[slot] == codes.CHARACTER
            and s.place[slot] == codes.IN_COMBAT
            and state.is_active(s, slot)
        ):
            return codes.FINE
        return codes.NOT_THIS_CARD
    if choice == codes.PICK_BLIND:
        return (
            codes.FINE
            if state.owner(slot) == 1 - me and s.place[slot] == codes.IN_HAND and s.mark[slot] & codes.SHOWN
            else codes.NOT_THIS_CARD
        )
    if choice == codes.FORCED_DISCARD or choice == codes.GIVE_BACK or choice == codes.BURY:
        return why_no_hand_card(s, slot)
    if choice == codes.OWN_DISCARD or choice == codes.DECLINE or choice == codes.MULLIGAN:
        return why_no_hand_card(s, slot)
    if choice == codes.RETURN:
        return discards.why_no_return(s, s.cause, slot)
    if choice == codes.PAY_VALUE or choice == codes.PAY_DEMAND:
        return payments.why_no_payment(s, slot)
    if choice == codes.PAY_CHARACTERS or choice == codes.PAY_SIREN:
        if why_no_hand_card(s, slot):
            return why_no_hand_card(s, slot)
        return codes.FINE if s.rules.kind[slot] == codes.CHARACTER else codes.NOT_THIS_CARD
    if choice == codes.SEARCH_DECK:
        return (
            codes.FINE
            if state.owner(slot) == me and (s.place[slot] == codes.IN_DECK or s.place[slot] == codes.AT_BOTTOM)
            else codes.NOT_THIS_CARD
        )
    if choice == codes.SEARCH_DISCARDS:
        return codes.FINE if state.owner(slot) == me and s.place[slot] == codes.DISCARDED else codes.NOT_THIS_CARD
    if choice == codes.CALL_SHIP:
        if state.owner(slot) != me or (s.place[slot] != codes.IN_DECK and s.place[slot] != codes.AT_BOTTOM):
            return codes.NOT_THIS_CARD
        if s.rules.kind[slot] != codes.INFLUENCE:
            return codes.NOT_THIS_CARD
        return (
            codes.FINE if s.rules.ships_exempt else playing.why_forbidden(s, slot, codes.INFLUENCE, s.rules.text[slot])
        )
    if choice == codes.AIM:
        return aiming.why_no_aim(s, s.cause, slot)
    if choice == codes.PICK_REVEALED:
        return codes.FINE if state.owner(slot) == me and s.place[slot] == codes.REVEALED else codes.NOT_THIS_CARD
    return codes.WRONG_MOMENT


def do_choose(s: State, seat: cint, slot: cint) -> void:
    """Carry out the choice of a card."""
    choice: cint = s.choice
    me: cint = s.chooser
    if choice == codes.PICK:
        discards.discard(s, slot)
        asking.back_to_turn(s)
    elif choice == codes.KEEP:
        discards.discard_active(s, 1 - me, codes.CHARACTER | codes.BOOSTER, slot, False)
        asking.back_to_turn(s)
    elif choice == codes.PICK_BLIND:
        discards.discard(s, slot)
        one_less_blind(s)
    elif choice == codes.FORCED_DISCARD:
        discards.discard(s, slot)
        s.due -= 1
        if s.due == 0:
            asking.back_to_turn(s)
    elif choice == codes.OWN_DISCARD:
        discards.discard(s, slot)
        if s.hand[me] == 0:
            asking.back_to_turn(s)
    elif choice == codes.BURY:
        bury(s, slot)
        if s.hand[me] == 0:
            asking.back_to_turn(s)
    elif choice == codes.RETURN:
        events.returned(s, me, slot, s.knows[slot])
        state.to_hand(s, slot, s.knows[slot])  # a bluff comes back as it lies there: seen by those who know it
        asking.back_to_turn(s)
    elif choice == codes.PAY_VALUE:
        if payments.pay(s, slot):
            events.card_dragon(s, me, s.cause)
            dragons.attract(s, me, False)
            asking.back_to_turn(s)
    elif choice == codes.PAY_CHARACTERS:
        discards.discard(s, slot)
        s.due -= 1
        if s.due == 0:
            events.card_dragon(s, me, s.cause)
            dragons.attract(s, me, False)
            asking.back_to_turn(s)
    elif choice == codes.PAY_DEMAND:
        payments.pay_demand(s, slot)
    elif choice == codes.PAY_SIREN:
        discards.discard(s, slot)
        s.mark[s.cause] |= codes.SATISFIED
        asking.back_to_turn(s)
    elif choice == codes.SEARCH_DECK:
        s.from_deck += 1
        state.to_hand(s, slot, codes.EVERYBODY)
        events.took(s, me, slot)
        asking.back_to_turn(s)
        discards.shuffle_deck(s, me)
    elif choice == codes.SEARCH_DISCARDS:
        state.to_hand(s, slot, codes.EVERYBODY)
        events.took(s, me, slot)
        asking.back_to_turn(s)
    elif choice == codes.CALL_SHIP:
        s.from_deck += 1
        state.publish(s, slot)
        state.lift(s, slot)
        state.put_down(s, slot, codes.AT_SEA)
        events.played(s, me, slot)
        asking.back_to_turn(s)
        discards.shuffle_deck(s, me)
        effects.resolve(s, slot, False)
    elif choice == codes.PICK_REVEALED:
        keep_revealed(s, slot)
    elif choice == codes.GIVE_BACK:
        give_back(s, slot)
    elif choice == codes.AIM:
        turn.take_aim(s, slot)
    elif choice == codes.DECLINE:
        turn.discard_to_decline(s, slot)
    elif choice == codes.MULLIGAN:
        match.mulligan(s, slot)


def offer_choose_bluff(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    place: cint
    if s.choice == codes.PICK:
        for place in range(s.supports[1 - seat]):
            if why_not_choose_bluff(s, seat, place) == codes.FINE:
                buffer[n] = actions.choose_bluff(place)
                n += 1
    return n


def why_not_choose_bluff(s: State, seat: cint, place: cint) -> cint:
    """A card that lies face down is picked unseen, by its place in the row (ruling 65)."""
    foe: cint = 1 - s.chooser
    if (
        s.choice != codes.PICK
        or place >= s.supports[foe]
        or not s.mark[s.support[foe * codes.DECK + place]] & codes.FACE_DOWN
    ):
        return codes.NOT_THIS_CARD
    return discards.why_no_target(s, s.cause, s.support[foe * codes.DECK + place])


def do_choose_bluff(s: State, seat: cint, place: cint) -> void:
    slot: cint = s.support[(1 - seat) * codes.DECK + place]
    discards.discard(s, slot)
    asking.back_to_turn(s)


def may_skip(s: State) -> bint:
    """May the seat that is asked say no, or stop? Texts that say "may" can be left alone; what is begun is finished."""
    choice: cint = s.choice
    if choice == codes.PICK:
        return s.may_refuse
    if choice == codes.PICK_BLIND:
        return s.due == s.rules.one[s.cause]
    if choice == codes.PAY_VALUE:
        return s.paid == 0
    if choice == codes.PAY_CHARACTERS:
        return s.due == s.rules.one[s.cause]
    if choice == codes.DECLINE:
        return s.due < 3 or s.hand[s.chooser] == 0
    return (
        choice == codes.CONFIRM
        or choice == codes.PICK_KIND
        or choice == codes.KEEP
        or choice == codes.OWN_DISCARD
        or choice == codes.BURY
        or choice == codes.RETURN
        or choice == codes.SEARCH_DECK
        or choice == codes.SEARCH_DISCARDS
        or choice == codes.CALL_SHIP
        or choice == codes.LOAD_SHIP
        or choice == codes.MULLIGAN
    )


def may_blind(s: State) -> bint:
    """Is there a hidden card to be taken blindly?"""
    slot: cint
    foe: cint = 1 - s.chooser
    if s.choice != codes.PICK_BLIND:
        return False
    for slot in range(foe * codes.DECK, foe * codes.DECK + codes.DECK):
        if s.place[slot] == codes.IN_HAND and not s.mark[slot] & codes.SHOWN:
            return True
    return False


def why_not_blind(s: State, seat: cint) -> cint:
    return codes.FINE if may_blind(s) else codes.WRONG_MOMENT


def do_blind(s: State, seat: cint) -> void:
    """Chance picks a hidden card of the opponent's hand."""
    s.phase = codes.BLIND
    s.drawer = 1 - s.chooser


def why_not_do(s: State, seat: cint) -> cint:
    return codes.FINE if s.choice == codes.CONFIRM else codes.WRONG_MOMENT


def do_do(s: State, seat: cint) -> void:
    """The player uses the text."""
    slot: cint = s.cause
    effect: cint = s.rules.effect[slot]
    me: cint = s.seat
    foe: cint = 1 - me
    if effect == codes.EF_DRAW:
        asking.draw_cards(s, me, s.rules.one[slot], codes.THEN_MAIN)
    elif effect == codes.EF_REGAIN:
        discards.shuffle_pile(s, me)
        asking.begin_draw(s, codes.REGAIN, me, s.rules.one[slot])
    elif effect == codes.EF_RENEW_DECK:
        discards.renew_deck(s, me)
        asking.back_to_turn(s)
    elif effect == codes.EF_MAKE_DISCARD:
        effects.make_discard(s, slot)
    elif effect == codes.EF_DISCARD_KIND:
        discards.discard_active(s, foe, s.rules.one[slot], -1, False)
        asking.back_to_turn(s)
    elif effect == codes.EF_DISCARD_COMBAT:
        discards.discard_active(s, foe, codes.CHARACTER | codes.BOOSTER, -1, True)
        asking.back_to_turn(s)
    else:
        discards.discard_active(s, foe, codes.BOOSTER, -1, False)
        asking.back_to_turn(s)


def why_not_kind(s: State, seat: cint, which: cint) -> cint:
    if s.choice != codes.PICK_KIND:
        return codes.WRONG_MOMENT
    return codes.FINE if effects.may_pick_kind(s, which) else codes.NOT_THIS_CARD


def do_kind(s: State, seat: cint, which: cint) -> void:
    """Boosters (0) or supports (1)."""
    discards.discard_active(s, 1 - s.seat, codes.SUPPORT if which else codes.BOOSTER, -1, False)
    asking.back_to_turn(s)


def why_not_skip(s: State, seat: cint) -> cint:
    return codes.FINE if may_skip(s) else codes.MUST_CHOOSE


def do_skip(s: State, seat: cint) -> void:
    """No, or no more. Where nothing was done the text has no effect; whether it could have had one is not said."""
    if s.choice == codes.DECLINE:
        turn.end_decline(s)
        return
    if s.choice == codes.MULLIGAN:
        match.end_mulligan(s)
        return
    if is_untouched(s):
        events.no_effect(s, s.chooser, s.cause)
    close_choice(s)


def is_untouched(s: State) -> bint:
    """Has nothing been done yet of what is asked?"""
    if s.choice == codes.OWN_DISCARD or s.choice == codes.BURY:
        return s.hand[s.chooser] == s.hand_before
    return s.choice != codes.LOAD_SHIP or s.due == s.rules.one[s.cause]


def close_choice(s: State) -> void:
    """Back to the turn; a deck that was searched is shuffled."""
    shuffled: bint = s.choice == codes.SEARCH_DECK or s.choice == codes.CALL_SHIP
    asking.back_to_turn(s)
    if shuffled:
        discards.shuffle_deck(s, s.seat)


def one_less_blind(s: State) -> void:
    """One card is taken from the hand; go on if more are due and there."""
    s.due -= 1
    if s.due == 0 or s.hand[1 - s.chooser] == 0:
        asking.back_to_turn(s)


def bury(s: State, slot: cint) -> void:
    """Under the deck, face down."""
    me: cint = state.owner(slot)
    shown: bint = s.mark[slot] & codes.SHOWN
    if not shown:
        state.lose_hand(s, me, False)
        state.go_out(s, slot)
    state.lift(s, slot)
    state.put_down(s, slot, codes.AT_BOTTOM)
    s.learned += 1
    events.buried(s, me, slot, s.knows[slot])


def give_back(s: State, slot: cint) -> void:
    """A hand card back into the deck, which is shuffled when all are there."""
    me: cint = state.owner(slot)
    shown: bint = s.mark[slot] & codes.SHOWN
    discards.into_deck(s, s.given_back)
    s.given_back = -1
    if not shown:
        state.lose_hand(s, me, False)
        state.go_out(s, slot)
    events.given_back(s, me, slot, s.knows[slot])
    if shown:
        state.lose(s, slot, codes.LOST_IN_DECK)
    state.lift(s, slot)
    state.put_down(s, slot, codes.IN_DECK)
    s.given_back = slot
    s.due -= 1
    if s.due == 0:
        discards.into_deck(s, slot)
        asking.back_to_turn(s)
        discards.shuffle_deck(s, me)


def keep_revealed(s: State, slot: cint) -> void:
    """One of the revealed cards is discarded, the others go to hand."""
    i: cint
    me: cint = state.owner(slot)
    discards.discard(s, slot)
    for i in range(me * codes.DECK, me * codes.DECK + codes.DECK):
        if s.place[i] == codes.REVEALED:
            state.to_hand(s, i, codes.EVERYBODY)
    asking.back_to_turn(s)


# --- loading by a text ------------------------------------------------------------------------------------------------


def offer_load(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    card: cint
    ship: cint
    if s.choice != codes.LOAD_SHIP and s.choice != codes.CALL_SHIP:
        return n
    for card in range(codes.DECK):
        for ship in range(codes.DECK):
            if s.place[seat * codes.DECK + ship] == codes.AT_SEA and why_not_load(s, seat, card, ship) == codes.FINE:
                buffer[n] = actions.load(card, ship)
                n += 1
    return n


def why_not_load(s: State, seat: cint, card: cint, ship: cint) -> cint:
    """By a ship's own text, or from the deck by a leadership card."""
    slot: cint = seat * codes.DECK + card
    at: cint = seat * codes.DECK + ship
    if s.choice != codes.LOAD_SHIP and s.choice != codes.CALL_SHIP:
        return codes.WRONG_MOMENT
    if s.place[at] != codes.AT_SEA:
        return codes.NO_SHIP
    if not s.rules.kind[slot] & (codes.CHARACTER | codes.BOOSTER | codes.SUPPORT):
        return codes.NOT_THIS_CARD
    if not playing.ship_has_room(s, at):
        return codes.SHIP_FULL
    if s.choice == codes.LOAD_SHIP:
        if at != s.cause:
            return codes.NO_SHIP
        return codes.FINE if s.place[slot] == codes.IN_HAND else codes.NOT_IN_HAND
    return codes.FINE if s.place[slot] == codes.IN_DECK or s.place[slot] == codes.AT_BOTTOM else codes.NOT_THIS_CARD


def do_load(s: State, seat: cint, card: cint, ship: cint) -> void:
    if s.choice == codes.CALL_SHIP:
        s.from_deck += 1
    playing.load_card(s, seat * codes.DECK + card, seat * codes.DECK + ship)
    if s.choice == codes.CALL_SHIP:
        close_choice(s)
        return
    s.due -= 1
    if s.due == 0 or s.hand[seat] == 0 or not playing.ship_has_room(s, seat * codes.DECK + ship):
        asking.back_to_turn(s)
