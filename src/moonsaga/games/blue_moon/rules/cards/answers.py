"""The choices that the texts on cards ask for (rulings 13, 43 to 49).

For each choice the condition of `why_no_choice_of` stands beside what `choose_card` does.
"""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules.asking import back_to_turn, draw_cards
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.aiming import why_no_aim
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.discards import (
        discard_active,
        into_deck,
        renew_deck,
        shuffle_deck,
        shuffle_pile,
        why_no_return,
        why_no_target,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.effects import make_discard, resolve
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.payments import pay, pay_demand, why_no_payment
    from cython.cimports.moonsaga.games.blue_moon.rules.dragons import attract
    from cython.cimports.moonsaga.games.blue_moon.rules.playing import why_forbidden
    from cython.cimports.moonsaga.games.blue_moon.rules.state import (
        State,
        discard,
        go_out,
        is_active,
        lift,
        lose,
        lose_hand,
        owner,
        publish,
        put_down,
        tell,
        to_hand,
    )
else:
    from moonsaga.games.blue_moon.rules.asking import back_to_turn, draw_cards
    from moonsaga.games.blue_moon.rules.cards.aiming import why_no_aim
    from moonsaga.games.blue_moon.rules.cards.discards import (
        discard_active,
        into_deck,
        renew_deck,
        shuffle_deck,
        shuffle_pile,
        why_no_return,
        why_no_target,
    )
    from moonsaga.games.blue_moon.rules.cards.effects import make_discard, resolve
    from moonsaga.games.blue_moon.rules.cards.payments import pay, pay_demand, why_no_payment
    from moonsaga.games.blue_moon.rules.dragons import attract
    from moonsaga.games.blue_moon.rules.playing import why_forbidden
    from moonsaga.games.blue_moon.rules.state import (
        State,
        discard,
        go_out,
        is_active,
        lift,
        lose,
        lose_hand,
        owner,
        publish,
        put_down,
        tell,
        to_hand,
    )

AIM = cython.declare(cint, codes.AIM)
AT_BOTTOM = cython.declare(cint, codes.AT_BOTTOM)
AT_SEA = cython.declare(cint, codes.AT_SEA)
BLIND = cython.declare(cint, codes.BLIND)
BOOSTER = cython.declare(cint, codes.BOOSTER)
BURY = cython.declare(cint, codes.BURY)
CALL_SHIP = cython.declare(cint, codes.CALL_SHIP)
CHARACTER = cython.declare(cint, codes.CHARACTER)
CONFIRM = cython.declare(cint, codes.CONFIRM)
DECLINE = cython.declare(cint, codes.DECLINE)
DISCARDED = cython.declare(cint, codes.DISCARDED)
DISCARD_COMBAT = cython.declare(cint, codes.EF_DISCARD_COMBAT)
DISCARD_KIND = cython.declare(cint, codes.EF_DISCARD_KIND)
DRAW_EFFECT = cython.declare(cint, codes.EF_DRAW)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_BURIED = cython.declare(cint, codes.EV_BURIED)
EV_CARD_DRAGON = cython.declare(cint, codes.EV_CARD_DRAGON)
EV_NO_EFFECT = cython.declare(cint, codes.EV_NO_EFFECT)
EV_GIVEN_BACK = cython.declare(cint, codes.EV_GIVEN_BACK)
EV_PLAYED = cython.declare(cint, codes.EV_PLAYED)
EV_RETURNED = cython.declare(cint, codes.EV_RETURNED)
EV_TOOK = cython.declare(cint, codes.EV_TOOK)
FACE_DOWN = cython.declare(cint, codes.FACE_DOWN)
FINE = cython.declare(cint, codes.FINE)
FORCED_DISCARD = cython.declare(cint, codes.FORCED_DISCARD)
GIVE_BACK = cython.declare(cint, codes.GIVE_BACK)
INFLUENCE = cython.declare(cint, codes.INFLUENCE)
IN_COMBAT = cython.declare(cint, codes.IN_COMBAT)
IN_DECK = cython.declare(cint, codes.IN_DECK)
IN_HAND = cython.declare(cint, codes.IN_HAND)
KEEP = cython.declare(cint, codes.KEEP)
LOAD_SHIP = cython.declare(cint, codes.LOAD_SHIP)
LOST_IN_DECK = cython.declare(cint, codes.LOST_IN_DECK)
MAKE_DISCARD = cython.declare(cint, codes.EF_MAKE_DISCARD)
MULLIGAN = cython.declare(cint, codes.MULLIGAN)
NOT_IN_HAND = cython.declare(cint, codes.NOT_IN_HAND)
NOT_THIS_CARD = cython.declare(cint, codes.NOT_THIS_CARD)
OWN_DISCARD = cython.declare(cint, codes.OWN_DISCARD)
PAY_CHARACTERS = cython.declare(cint, codes.PAY_CHARACTERS)
PAY_DEMAND = cython.declare(cint, codes.PAY_DEMAND)
PAY_SIREN = cython.declare(cint, codes.PAY_SIREN)
PAY_VALUE = cython.declare(cint, codes.PAY_VALUE)
PICK = cython.declare(cint, codes.PICK)
PICK_BLIND = cython.declare(cint, codes.PICK_BLIND)
PICK_KIND = cython.declare(cint, codes.PICK_KIND)
PICK_REVEALED = cython.declare(cint, codes.PICK_REVEALED)
REGAIN = cython.declare(cint, codes.REGAIN)
REGAIN_EFFECT = cython.declare(cint, codes.EF_REGAIN)
RENEW_DECK = cython.declare(cint, codes.EF_RENEW_DECK)
RETURN = cython.declare(cint, codes.RETURN)
REVEALED = cython.declare(cint, codes.REVEALED)
SATISFIED = cython.declare(cint, codes.SATISFIED)
SEARCH_DECK = cython.declare(cint, codes.SEARCH_DECK)
SEARCH_DISCARDS = cython.declare(cint, codes.SEARCH_DISCARDS)
SHOWN = cython.declare(cint, codes.SHOWN)
SUPPORT = cython.declare(cint, codes.SUPPORT)
THEN_MAIN = cython.declare(cint, codes.THEN_MAIN)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)


# --- choices ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_hand_card(s: State, slot: cint) -> cint:
    """A hand card. Several are chosen in any order: a person who touches one keeps the choice of all others."""
    return FINE if owner(slot) == s.chooser and s.place[slot] == IN_HAND else NOT_IN_HAND


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
    if choice == FORCED_DISCARD or choice == GIVE_BACK or choice == BURY:
        return why_no_hand_card(s, slot)
    if choice == OWN_DISCARD or choice == DECLINE or choice == MULLIGAN:
        return why_no_hand_card(s, slot)
    if choice == RETURN:
        return why_no_return(s, s.cause, slot)
    if choice == PAY_VALUE or choice == PAY_DEMAND:
        return why_no_payment(s, slot)
    if choice == PAY_CHARACTERS or choice == PAY_SIREN:
        if why_no_hand_card(s, slot):
            return why_no_hand_card(s, slot)
        return FINE if s.rules.kind[slot] == CHARACTER else NOT_THIS_CARD
    if choice == SEARCH_DECK:
        return FINE if owner(slot) == me and (s.place[slot] == IN_DECK or s.place[slot] == AT_BOTTOM) else NOT_THIS_CARD
    if choice == SEARCH_DISCARDS:
        return FINE if owner(slot) == me and s.place[slot] == DISCARDED else NOT_THIS_CARD
    if choice == CALL_SHIP:
        if owner(slot) != me or (s.place[slot] != IN_DECK and s.place[slot] != AT_BOTTOM):
            return NOT_THIS_CARD
        if s.rules.kind[slot] != INFLUENCE:
            return NOT_THIS_CARD
        return FINE if s.rules.ships_exempt else why_forbidden(s, slot, INFLUENCE, s.rules.text[slot])
    if choice == AIM:
        return why_no_aim(s, s.cause, slot)
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
    """No, or no more. Where nothing was done the text has no effect; whether it could have had one is not said."""
    if is_untouched(s):
        tell(s, EV_NO_EFFECT, s.chooser, s.cause, 0)
    close_choice(s)


@cython.cfunc
@cython.exceptval(check=False)
def is_untouched(s: State) -> bint:
    """Has nothing been done yet of what is asked?"""
    if s.choice == OWN_DISCARD or s.choice == BURY:
        return s.hand[s.chooser] == s.left
    return s.choice != LOAD_SHIP or s.left == s.rules.one[s.cause]


@cython.cfunc
@cython.exceptval(check=False)
def close_choice(s: State) -> cython.void:
    """Back to the turn; a deck that was searched is shuffled."""
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
        s.left -= 1
        if s.left == 0:
            back_to_turn(s)
    elif choice == OWN_DISCARD:
        discard(s, slot)
        if s.hand[me] == 0:
            back_to_turn(s)
    elif choice == BURY:
        bury(s, slot)
        if s.hand[me] == 0:
            back_to_turn(s)
    elif choice == RETURN:
        tell(s, EV_RETURNED, me, slot, 0)
        to_hand(s, slot, s.knows[slot])  # a bluff comes back as it lies there: seen by those who know it
        back_to_turn(s)
    elif choice == PAY_VALUE:
        if pay(s, slot):
            tell(s, EV_CARD_DRAGON, me, s.cause, 0)
            attract(s, me, False)
            back_to_turn(s)
    elif choice == PAY_CHARACTERS:
        discard(s, slot)
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
        publish(s, slot)
        lift(s, slot)
        put_down(s, slot, AT_SEA)
        tell(s, EV_PLAYED, me, slot, 0)
        back_to_turn(s)
        shuffle_deck(s, me)
        resolve(s, slot, False)
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
    if not shown:
        lose_hand(s, me, False)
        go_out(s, slot)
    lift(s, slot)
    put_down(s, slot, AT_BOTTOM)
    s.learned += 1
    tell(s, EV_BURIED, me, slot, 0)


@cython.cfunc
@cython.exceptval(check=False)
def give_back(s: State, slot: cint) -> cython.void:
    """A hand card back into the deck, which is shuffled when all are there."""
    me: cint = owner(slot)
    shown: bint = s.mark[slot] & SHOWN
    into_deck(s, s.last)
    s.last = -1
    if not shown:
        lose_hand(s, me, False)
        go_out(s, slot)
    tell(s, EV_GIVEN_BACK, me, slot, 0)
    if shown:
        lose(s, slot, LOST_IN_DECK)
    lift(s, slot)
    put_down(s, slot, IN_DECK)
    s.last = slot
    s.left -= 1
    if s.left == 0:
        into_deck(s, slot)
        back_to_turn(s)
        shuffle_deck(s, me)


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
